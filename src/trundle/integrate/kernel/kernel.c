/* The kernel as one translation unit: `make kernel` turns it into kernel.ll, which is shipped. */

#include "kernel.h"
#include "tableau.h"
#include "pivoted.c"
#include "newton.c"
#include "step.c"
#include "watch.c"
#include "run.c"
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

/* Sizes of the structures, so that whoever lays them out elsewhere can check. */
i64 size_of(i64 which) {
    return which == 0 ? sizeof(Code) : which == 1 ? sizeof(Watch) : which == 2 ? sizeof(Run) : sizeof(Lanes);
}
