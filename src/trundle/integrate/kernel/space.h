/* A system as its contacts feel it at one instant (space.c finds it). */

#ifndef TRUNDLE_SPACE_H
#define TRUNDLE_SPACE_H

#include "kernel.h"

/* Of an element: components of its sliding velocity, and of the place that slides; of its normal force; multipliers that press it and
where they begin; the gate that presses it, or -1; whether it is pressed as if there were no friction. */
enum { COMPONENTS, SIDES, FORCES, PRESSING, FIRST, GATE, FRICTIONLESS, N_PART };

/* terms: [M (n, n) | Q | A (m, n) | b | S (components, n) | d | s | speeds (gates) | Q without friction | T (sides, components), for every
element | G (forces, pressing), for every element], matrices by rows. */
typedef struct {
    i64 n, m, gates, slips, most, forces; /* most: rows of C at most; forces: the most components of a normal force */
    const i64 *columns, *parts;   /* (gates) of gaps in q; (slips, N_PART) */
    const double *terms;
    i64 *rows;                    /* (slips + 1) where the rows of each element begin */
    double *C, *right, *u, *size; /* (most, n), (most) three times */
    double *W, *c;                /* (rows, rows), (rows) */
    double *free, *back, *lam;    /* (n) q'' without contact forces; (most, n) X C'; (2 + most, m) without forces, by each row, alone */
    double *basis;                /* (slips, 2, 3) unit vectors in which what slides moves */
    double *base, *L;             /* (slips, forces), (slips, most, forces): what presses an element, base + L f */
    double *room, *buffer;        /* (21 + n), of the pivoted solve */
} Space;

static const i64 *part_of_space(const Space *p, i64 i) { return p->parts + i * N_PART; }

#endif
