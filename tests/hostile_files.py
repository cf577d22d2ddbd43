"""Scenario files that mean harm, or go far beyond what a file needs, each with words of the reason it is refused."""

from trundle.scenario import template
from trundle.scenario.toml import MAX_KEY_PARTS

FILE = template()


def with_equation(text: str) -> str:
    return FILE.replace("z - depth*x^2 - 0.05*sin(3*y)", text)


def doubling(count: int) -> str:
    """Definitions of which each is twice as large as the one before, if written out."""
    chain = "".join(f'd{i} = "sin(d{i - 1})*d{i - 1}.dot"\n' for i in range(1, count))
    return FILE.replace("[parameters]", f'[definitions]\nd0 = "t*exp(t)"\n{chain}[parameters]')


def with_lines(table: str, lines: str) -> str:
    """The file with more in one of its tables."""
    assert f"{table}\n" in FILE
    return FILE.replace(f"{table}\n", f"{table}\n{lines}\n", 1)


def chain(table: str, first: str, each: str, count: int) -> str:
    """A table of values of which each is made of the one before, which `each` calls D."""
    lines = [f"d{i} = {each.replace('D', f'd{i - 1}')}" for i in range(1, count)]
    return FILE.replace("[parameters]", "\n".join([table, f"d0 = {first}", *lines, "[parameters]"]))


def broad(terms: int) -> str:
    """A formula of many terms that nests little."""
    parts = [f"sin({i}*t)" for i in range(terms)]
    while len(parts) > 1:
        parts = ["(" + "+".join(parts[i : i + 8]) + ")" for i in range(0, len(parts), 8)]
    return parts[0]


LIKE = "abcdefghij" * 3  # many names that are nearly this one: each is compared with all others
HOSTILE = {  # what, and words of the reason for which it is refused
    "code": (with_equation("__import__('os').system('true')"), "column 12"),
    "code in a key": (with_lines("[start]", '"__import__(x)" = 1'), "column 1"),
    "attributes": (with_equation("ball.__class__.__init__.__globals__"), "column 1"),
    "attributes of a vector": (with_equation("ball.position.sx"), "column 1"),
    "lambda": (with_equation("(lambda: z)()"), "column 8"),
    "an assignment": (with_equation("(z:=1)"), "column 3"),
    "a format": (with_equation("f'{z.__class__}'"), "column 2"),
    "a comprehension": (with_equation("[z for z in z]"), "column 1"),
    "a star": (with_equation("sin(*[z])"), "column 1"),
    "an index below nothing": (with_equation("[x, y, z][-1]"), "column 1"),
    "a power of signs": (with_equation("-" * 9_000 + "z"), "moderate depth"),
    "a format by name": (with_equation("'{0.__class__}'.format(z)"), "column 1"),
    "a percent format": (with_equation("'%s' % z"), "column 1"),
    "a generator": (with_equation("max(z for z in [z])"), "column 1"),
    "words": (with_equation("not " * 2_400 + "z"), "100 deep"),
    "choices": (with_equation("z if z else " * 800 + "z"), "column 1"),
    "comparisons": (with_equation("z<" * 4_000 + "z"), "one comparison"),
    "an endless whole number": (with_equation("9" * 9_000 + "*z"), "moderate length"),
    "a number beyond floats": (with_equation("9" * 399 + "*z"), "too large"),
    "letters that look alike": (with_equation("z\u200b"), "column 2"),
    "a formula of many characters": (with_equation("z" + "+z" * 100_000), "10000 characters"),
    "a million characters": (with_equation("z" + "+z" * 500_000), "characters"),
    "brackets in a formula": (with_equation("(" * 3_000 + "z" + ")" * 3_000), "100 deep"),
    "enormous exponents": (with_equation("9**9**9**9"), "exponent"),
    "enormous powers": (with_equation("z^(10^300)"), "exponent"),
    "nested lists": (FILE + "x = " + "[" * 10_000 + "]" * 10_000, "nests brackets"),
    "nested tables": (FILE + "x = " + "{a = " * 10_000 + "1" + "}" * 10_000, "nests brackets"),
    "a key of many parts": (FILE + "a" + ".a" * 100_000 + " = 1", f"{MAX_KEY_PARTS} parts"),
    "a quoted key of many parts": (FILE + '"a"' + '."a"' * 60_000 + " = 1", f"{MAX_KEY_PARTS} parts"),
    "keys of several parts": (
        FILE + "".join(f"a{i}{'.a' * (MAX_KEY_PARTS - 2)} = 1\n" for i in range(5_000)), "entries",
    ),
    "an endless number": (FILE + "x = " + "9" * 200_000, "long number"),
    "an endless number of bits": (FILE.replace("mass = 0.5", "mass = 0x" + "f" * 200_000), "long number"),
    "many lines": (FILE + "\n" * 200_000, "20000 lines"),
    "many tables": (FILE + "".join(f"[bodies.b{i}]\n" for i in range(10_000)), "entries"),
    "many entries": (FILE + "[constants]\n" + "".join(f"c{i} = 1\n" for i in range(15_000)), "entries"),
    "many bodies": (
        FILE + "".join(f"[bodies.b{i}]\nkind='sphere'\nradius=1\nmass=1\n" for i in range(900)),
        "901 entries",
    ),
    "many parts of a body": (
        FILE + "[bodies.c]\nkind='compound'\nparts=["
        + "{shape={kind='sphere',radius=1,mass=1}}," * 900 + "]", "900 entries",
    ),
    "many marks": (
        with_lines("[bodies.ball]", "marks = {" + ", ".join(f"m{i}=[0,0,{i}]" for i in range(900)) + "}"),
        "900 marks",
    ),
    "many coordinates": (
        with_lines("schema = 1", "coordinates = '" + " ".join(f"x{i}" for i in range(4_000)) + "'"),
        "characters",
    ),
    "many long formulas": (
        with_lines("[outputs]", "\n".join(f'o{i} = "{broad(700)}"' for i in range(20))),
        "characters of names and formulas",
    ),
    "many long keys": (
        with_lines("[start]", "\n".join(f'"{broad(700)}+{i}" = 1' for i in range(20))),
        "characters of names and formulas",
    ),
    "many calls": (
        with_lines("[outputs]", "\n".join(
            f'o{i} = "{"+".join(["valley.normal(ball.position)[0]"] * 40)}"' for i in range(30)
        )), "500 times",
    ),
    "many nearly equal names": (
        with_lines("[outputs]", "\n".join(f'o{i} = "{LIKE}{i}"' for i in range(600)))
        .replace("[parameters]", "[parameters]\n" + "\n".join(f"{LIKE}_{i} = 1" for i in range(600))),
        "a known name",
    ),
    "many wrong references": (
        FILE + "".join(
            f"[constraints.{LIKE}{i}]\nkind='rolling'\nbody='b{LIKE}{i}'\nsurface='valley'\n"
            for i in range(190)
        ), "nothing is called",
    ),
    "a long name": (FILE.replace("[bodies.ball]", f"[bodies.{'b' * 100_000}]"), "nothing is called"),
    "a long title": (FILE.replace("A ball in a valley", "A" * 100_000), "1000 characters"),
    "zero bytes": (FILE + "\0\0\0", "TOML"),
    "an array of samples": (
        FILE.replace("until = 5.0", f"until = 5.0\nsamples = [{'1,' * 100_000}]"), "commas",
    ),
    "too many samples": (
        FILE.replace("until = 5.0", "until = 5.0\nsamples = 1000000000000"), "1000000000000",
    ),
    "doubling definitions": (doubling(25), "too large"),
    "lists of lists": (chain("[constants]", "1", f'"[{",".join(["D"] * 1_000)}]"', 9), "elements"),
    "a chain of definitions": (chain("[definitions]", "1", '"D + 1"', 900)
        .replace("[definitions]", '[definitions]\nlast = "d899"'), "30 others"),
    "a large matrix": (
        chain("[constants]", f"[{','.join(['[' + '1,' * 100 + ']'] * 100)}]", '"D@D"', 9), "10000 elements",
    ),
    "a column times a row": (
        chain("[constants]", f"[{'1,' * 900}]", f'"[{",".join(["[D[0]]"] * 900)}] @ [D]"', 2),
        "product of at most 1000 elements",
    ),
    "one contact many times": (
        FILE + "".join(
            f"[constraints.c{i}]\nkind='rolling'\nbody='ball'\nsurface='valley'\n" for i in range(290)
        ), "like the constraint 'contact'",
    ),
    "many contacts": (
        FILE + "".join(
            f"[bodies.b{i}]\nkind='solid'\nmass=1\ninertia=[1,1,1]\nsurface='x^2+y^2+z^2-1'\n"
            f"[constraints.c{i}]\nkind='rolling'\nbody='b{i}'\nsurface='valley'\n" for i in range(290)
        ), "at least 2910 coordinates",
    ),
    "dates": (FILE.replace("mass = 0.5", "mass = 1979-05-27T07:32:00Z"), "1979-05-27"),
    "infinity": (FILE.replace("mass = 0.5", "mass = inf"), "inf was given"),
    "nan": (FILE.replace("radius = 0.06", "radius = nan"), "nan was given"),
    "sizes beyond floats": (FILE.replace("radius = 0.06", "radius = 1e200"), "out of range"),
    "a table twice": (FILE + "\n[solver]\nuntil = 2\n", "twice"),
    "a key twice": (FILE.replace("mass = 0.5", "mass = 0.5\nmass = 0.6"), "twice"),
    "line ends of another system": (FILE.replace("\n", "\r"), "TOML"),
    "no tables": (
        "schema = 1\nbodies = 3\nconstraints = 'x'\nstart = []\nsolver = 1\nview = 2\n",
        "a table of keys",
    ),
    "tables for values": (
        "".join(f"[{key}.a.b.c]\n" for key in ("title", "gravity", "schema")), "a text in quotes",
    ),
    "a compound of itself": (FILE
    + '[bodies.c]\nkind = "compound"\nparts = ['
    + '{ shape = { kind = "compound", parts = [' * 60
    + "]}}" * 60
    + "]", "at least 1"),
}  # fmt: skip
