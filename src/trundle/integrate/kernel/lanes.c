/* Lanes of four and of eight: see lanes.inc. */

#define LOOKING
#include "motion.h"
#include "tableau.h"
#include "step.c"
#include "watch.c"
#include "control.h"
#include "lanes.h"

#define L 4
#define REAL real4
#define MASK mask4
#define NAME(f) f##_4
#include "lanes.inc"
#undef L
#undef REAL
#undef MASK
#undef NAME

#define L 8
#define REAL real8
#define MASK mask8
#define NAME(f) f##_8
#include "lanes.inc"

i64 size_of_lanes(void) { return (i64)sizeof(Lanes); }
