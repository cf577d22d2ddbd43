"""Values compared by what they are as sums of products, not only by how they were written.

Derivatives repeat themselves: of h = a x**2 + b x**3, CasADi writes dh/dx = a 2 x + b (2 x x + x x), and d/dt of that
with every factor 2 once more. As a sum of monomials in other values it is 2 a x + 3 b x**2. So

- a sum whose terms are those of another value is that value, or a multiple of it; terms that cancel are gone
- a dense polynomial of one value is nested (Horner): fewer operations, and a shorter way from input to output
- 1/(c x) is (1/c) (1/x), so that it shares the division

Nothing is multiplied out: (x - 1)**2 stays the square that it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from trundle.compiled.operations import SUB
from trundle.compiled.values import Builder

Monomial = tuple[int, ...]  # values, sorted, repeated as often as they are factors
Form = dict[Monomial, float]  # its factor by monomial; () is the constant
Key = tuple[tuple[Monomial, float], ...]

MOST_TERMS, MOST_FACTORS = 8, 8
SMALLEST = 1e-100


class Shortener(Builder):
    """A `Builder` that knows its values as forms.

    >>> build = Shortener(1)
    >>> square, two = build.mul(0, 0), build.constant(2.0)
    >>> build.sub(build.mul(0, build.mul(0, two)), square) == square
    True
    """

    def __init__(self, n_inputs: int) -> None:
        super().__init__(n_inputs)
        self._forms: dict[int, Form] = {}  # of sums and products; of others it is the value itself
        self._leaders: dict[Key, tuple[int, float]] = {}  # forms by a factor: the value, its factor

    def add(self, a: int, b: int) -> int:
        return self._short(_sum(self._form(a), self._form(b), 1.0), super().add, a, b)

    def sub(self, a: int, b: int) -> int:
        return self._short(_sum(self._form(a), self._form(b), -1.0), super().sub, a, b)

    def neg(self, a: int) -> int:
        v = super().neg(a)
        if v not in self.value and a in self._forms:
            self._forms.setdefault(v, {mono: -c for mono, c in self._forms[a].items()})
        return v

    def mul(self, a: int, b: int) -> int:
        for c, x in ((a, b), (b, a)):
            if c in self.value:
                factor = self.value[c]
                scaled = {mono: factor * k for mono, k in self._form(x).items()}
                return self._short(scaled if factor else None, super().mul, a, b)
        (one, k), (other, m) = self._product(a), self._product(b)
        whole = tuple(sorted((*one, *other)))
        if len(whole) > MOST_FACTORS:
            return super().mul(a, b)
        return self._short({whole: k * m}, super().mul, a, b)

    def div(self, a: int, b: int) -> int:
        base, factor = self._product(b)
        if len(base) == 1 and b not in self.value and factor not in (1.0, -1.0) and base[0] != b:
            return self.mul(super().div(a, base[0]), self.constant(1.0 / factor))
        return super().div(a, b)

    # --- forms ----------------------------------------------------------------------------------
    def _form(self, v: int) -> Form:
        if v in self.value:
            return {(): self.value[v]} if self.value[v] else {}
        return self._forms.get(v) or {(v,): 1.0}

    def _product(self, v: int) -> tuple[Monomial, float]:
        """A value as a monomial and its factor; a sum is a factor like any other."""
        form = self._form(v)
        if len(form) == 1:
            ((mono, factor),) = form.items()
            return mono, factor
        leader, factor = self._leaders.get(_key(form), (v, form[min(form)]))
        return (leader,), form[min(form)] / factor

    def _short(self, form: Form | None, rule: Callable[[int, int], int], a: int, b: int) -> int:
        """The value of a form: one that is known, or a nested one, or what the rule makes of a and b."""
        if form is None or len(form) > MOST_TERMS or not all(map(_plain, form.values())):
            return rule(a, b)
        if not form:
            return self.constant(0.0)
        lead, key = min(form), _key(form)
        known = self._known_value(form, lead, key)
        if known is None and len(form) > 2:
            known = self._nested(form)
        v = rule(a, b) if known is None else known
        if v not in self.value and v >= self.n_inputs:
            self._forms.setdefault(v, form)
            self._leaders.setdefault(key, (v, form[lead]))
        return v

    def _known_value(self, form: Form, lead: Monomial, key: Key) -> int | None:
        if len(form) == 1 and len(lead) < 2:
            return self._scaled(lead[0], form[lead]) if lead else self.constant(form[lead])
        if key in self._leaders:
            v, factor = self._leaders[key]
            return self._scaled(v, form[lead] / factor)
        return None

    def _scaled(self, v: int, factor: float) -> int:
        """factor v, as a product of its own: two values that are equal but for rounding may lead to each other."""
        if factor == 1.0:
            return v
        if factor == -1.0:
            return self.neg(v)
        size = super().mul(self.constant(abs(factor)), v)
        if factor > 0:
            return size
        if size not in self.value:
            scaled = {mono: -factor * k for mono, k in self._form(v).items()}
            self._forms.setdefault(size, scaled)
        return self.neg(size)

    def _nested(self, form: Form) -> int | None:
        """c_0 + x (c_1 + x (c_2 + ...)), times what all terms share; None where it is no such polynomial.

        form   of three terms or more
        """
        shared = Counter(next(iter(form)))
        for mono in form:
            shared &= Counter(mono)
        common = tuple(sorted(shared.elements()))
        rest = {tuple((Counter(mono) - shared).elements()): c for mono, c in form.items()}
        values, degree = {x for mono in rest for x in mono}, max(map(len, rest))
        if degree < 2 or len(values) != 1 or len(rest) != degree + 1 or len(common) > 1:
            return None
        lead, key = min(rest), _key(rest)
        v = self._known_value(rest, lead, key)
        if v is None:
            x = values.pop()
            v = self.constant(rest[(x,) * degree])
            for k in reversed(range(degree)):
                c, product = rest[(x,) * k], Builder.mul(self, v, x)
                v = (
                    Builder.find(self, SUB, product, self.constant(-c))
                    if c < 0
                    else Builder.add(self, product, self.constant(c))
                )
            self._forms.setdefault(v, rest)
            self._leaders.setdefault(key, (v, rest[lead]))
        return super().mul(v, common[0]) if common else v


def _sum(a: Form, b: Form, sign: float) -> Form | None:
    if len(a) + len(b) > 2 * MOST_TERMS:
        return None
    whole = dict(a)
    for mono, c in b.items():
        whole[mono] = whole.get(mono, 0.0) + sign * c
    return {mono: c for mono, c in whole.items() if c}


def _plain(c: float) -> bool:
    """Whether products of such factors stay far from overflow, and from zero."""
    return SMALLEST < abs(c) < 1.0 / SMALLEST


def _key(form: Form) -> Key:
    if len(form) == 1:
        return tuple((mono, 1.0) for mono in form)
    lead = form[min(form)]
    return tuple(sorted((mono, c / lead) for mono, c in form.items()))
