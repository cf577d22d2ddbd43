/* The pivoted solve, the smallest solution of a system that may be redundant, and what contacts feel, as one module. */

#include "pivots.c"
#include "pivoted.c"
#include "dense.c"
#include "space.c"

/* `least_solution` for others. */
int64_t smallest_solution(double *A, double *B, int64_t m, int64_t n, int64_t k, double part, double *X, double *room,
                          int64_t *order) {
    return least_solution(A, B, m, n, k, part, X, room, order);
}

/* The size of the structure here. */
int64_t size_of_space(void) { return sizeof(Space); }
