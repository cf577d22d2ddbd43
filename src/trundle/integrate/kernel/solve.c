/* The pivoted solve as one module. */

#include "pivots.c"
#include "pivoted.c"
