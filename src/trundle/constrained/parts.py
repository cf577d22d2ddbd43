"""Which unknowns belong together: parts of a system of equations that share none, found from where its entries are.

Many bodies that do not touch are many small problems. What is dense in each of them (singular values, least squares)
costs little there, and far too much for all of them together.
"""

from __future__ import annotations

import casadi as ca


def independent_parts(sparsity: ca.Sparsity) -> list[tuple[list[int], list[int]]]:
    """(rows, columns) of each part, in the order of the first column; rows without entries are in none.

    >>> independent_parts(ca.Sparsity.triplet(3, 4, [0, 0, 1], [0, 2, 1]))
    [([0], [0, 2]), ([1], [1]), ([], [3])]
    """
    rows, columns = sparsity.get_triplet()
    above = list(
        range(sparsity.size2())
    )  # of every column one that it hangs together with, up to the first
    seen: dict[int, int] = {}  # a column of every row

    def first(column: int) -> int:
        while above[column] != column:
            above[column] = above[above[column]]
            column = above[column]
        return column

    for row, column in zip(rows, columns, strict=True):
        a, b = first(column), first(seen.setdefault(row, column))
        above[max(a, b)] = min(a, b)
    parts: dict[int, tuple[list[int], list[int]]] = {}
    for column in range(len(above)):
        parts.setdefault(first(column), ([], []))[1].append(column)
    for row in sorted(seen):
        parts[first(seen[row])][0].append(row)
    return list(parts.values())


def never_determined(sparsity: ca.Sparsity) -> list[int]:
    """Columns that the rows leave open whatever their entries are (Dulmage and Mendelsohn).

    >>> never_determined(ca.Sparsity.triplet(2, 4, [0, 0, 1], [0, 1, 2]))  # one row for columns 0 and 1
    [0, 1, 3]
    """
    _, _, columns, _, _, _, coarse = sparsity.btf()
    return sorted(columns[coarse[2] :])
