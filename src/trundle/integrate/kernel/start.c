/* The start of a run, on native code: Gauss-Newton for what it leaves open, then checks and scales of the state found.

   What is plain is settled here: one solution, full rank, masses that are positive. Whatever is not, by a wide margin, is
   left to the caller, who solves it with more care (constrained/start.py, rank.py) and says what is wrong.
   Nothing depends on units: residuals are measured by the terms of their rows, as constrained/sizes.py does. */

#include "kernel.h"
#include "dense.c"

#define NOTHING 1e-12     /* of the largest unknown, and of one: a value as small as this is taken for zero */
#define ROUNDING 1e-8     /* of the largest row of a constraint: a row as small as this repeats the others */

#include "newton.c"
#include "place.c"
#include "feet.c"

/* Sizes of the structures here, so that Python can compare them with its own. */
SELDOM int64_t size_of_start(int64_t which) {
    const int64_t sizes[] = {sizeof(Problem), sizeof(Place), sizeof(Feet)};
    return sizes[which];
}
