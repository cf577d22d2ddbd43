"""The directive `reference`: public names with their signatures and docstrings, which are plain text.

    ```{reference} td
    Sphere Ellipsoid
    ```

The argument is what stands in front of the names. Without names it is a group of the public ones, by the modules they
live in (GROUPS), so that a new class has its place without being listed. Paragraphs stay paragraphs, lines of
`name  meaning` become a list, what is indented a block, and examples keep their colours. `td.NAME` in the text of any
page leads here.
"""

from __future__ import annotations

import functools
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

HOMES = {  # what stands in front of a name in a program, and where Python finds it
    "td": "trundle",
    "td.study": "trundle.study",
    "td.keep": "trundle.motion.keep",
    "trundle.scenario": "trundle.scenario",
    "motion": "trundle.motion.motion",
    "found": "trundle.study.results",
    "forms": "trundle.constrained.forms",
}
VALUES = {
    "t": "Time, in s: `td.sin(2 * td.t)` drives something, `td.where(td.t > 1, 1, 0)` switches it."
}
GROUPS = {  # modules, of which the longest that fits decides; of `td.` alone
    "systems": ("trundle.system", "trundle.integrate", "trundle.motion.view"),
    "bodies": ("trundle.unconstrained",),
    "constraints": ("trundle.constraints",),
    "forces": (
        "trundle.unconstrained.forces",
        "trundle.unconstrained.torque",
        "trundle.constraints.working",
    ),
    "motions": ("trundle.shown",),
    "studies": ("trundle.study",),
    "symbols": ("trundle.symbols",),
    "files": ("trundle.scenario",),
    "errors": ("trundle.errors",),
}
PACKAGES = {"gallery", "scenario", "study", "keep"}  # described elsewhere, name by name
MEANING = re.compile(r"^(\S+(?:, \S+)*)\s{2,}(\S.*)$")


class Reference(SphinxDirective):
    """Names, one after the other, each with an anchor `td.NAME`."""

    has_content = True
    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        front, names = self.arguments[0], " ".join(self.content).split()
        if front in GROUPS:
            front, names = "td", group(front)
        module = importlib.import_module(HOMES[front])
        shown: list[nodes.Node] = []
        for name in names:
            path = f"{front}.{name}"
            known = reference_places(self.env)
            if path in known:
                raise self.error(f"{path} is described on {known[path]} already")
            known[path] = self.env.docname
            shown.append(described(getattr(module, name), name, front, path))
        return shown


def group(name: str) -> list[str]:
    """The public names of a group, in the order of the stub.

    >>> "Sphere" in group("bodies"), "Spring" in group("bodies"), "Spring" in group("forces")
    (True, False, True)
    """
    return [one for one, where in public_places().items() if group_of(where) == name]


def public_places() -> dict[str, str]:
    """The public names of `td` and their modules."""
    import trundle
    from trundle.lazy import read_stub

    places, _ = read_stub(Path(trundle.__file__).with_suffix(".pyi"))
    return {name: where for name, where in places.items() if name not in PACKAGES}


def group_of(module: str) -> str:
    """The group with the longest name of a module that this one begins with; empty if there is none."""
    fits = [
        (len(one), name) for name, ones in GROUPS.items() for one in ones if module.startswith(one)
    ]
    return max(fits, default=(0, ""))[1]


def reference_places(env: Any) -> dict[str, str]:
    """Where each name is described: {path: docname}."""
    if not hasattr(env, "trundle_reference"):
        env.trundle_reference = {}
    return env.trundle_reference  # type: ignore[no-any-return]


def described(thing: Any, name: str, front: str, path: str) -> nodes.Node:
    """A name with its signature, its docstring, and if it is a class those of its methods."""
    kind = "class" if inspect.isclass(thing) else "function" if callable(thing) else "data"
    desc = addnodes.desc("", domain="py", objtype=kind, desctype=kind, no_typesetting=False)
    desc["classes"] += ["py", kind]
    line = addnodes.desc_signature("", "", ids=[path], classes=["sig", "sig-object", "py"])
    if front:
        line += addnodes.desc_addname("", f"{front}.")
    line += addnodes.desc_name("", name)
    if kind != "data":
        line += arguments(thing)
    content = addnodes.desc_content("", *text_nodes(own_words(thing)))
    if inspect.isclass(thing):
        for member, value in members(thing):
            content += described(value, member, "", f"{path}.{member}")
    desc += [line, content]
    return desc


def own_words(thing: Any) -> str:
    """The docstring; a plain value such as time has that of a word of its own."""
    if not callable(thing) and not isinstance(thing, (property, functools.cached_property)):
        return VALUES.get(repr(thing), inspect.getdoc(thing) or "")
    return inspect.getdoc(thing) or ""


def members(cls: type) -> Iterator[tuple[str, Any]]:
    """The public methods and properties that a class defines itself and describes."""
    for name, value in vars(cls).items():
        if name.startswith("_"):
            continue
        if isinstance(value, (classmethod, staticmethod)):
            value = value.__func__
        is_property = isinstance(value, (property, functools.cached_property))
        if (is_property or inspect.isfunction(value)) and inspect.getdoc(value):
            yield name, value


def arguments(thing: Any) -> addnodes.desc_parameterlist:
    """What a function takes: names and defaults; what they may be, the text below says."""
    shown = addnodes.desc_parameterlist()
    try:
        parameters = inspect.signature(thing).parameters.values()
    except (TypeError, ValueError):
        return shown
    bare = False
    for one in parameters:
        if one.name == "self" or one.name.startswith("_"):
            continue
        if one.kind is one.KEYWORD_ONLY and not bare:
            shown += addnodes.desc_parameter("", "*")
            bare = True
        stars = {one.VAR_POSITIONAL: "*", one.VAR_KEYWORD: "**"}.get(one.kind, "")
        bare = bare or stars == "*"
        default = "" if one.default is one.empty else f"={short(one.default)}"
        shown += addnodes.desc_parameter("", f"{stars}{one.name}{default}")
    return shown


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 30 and " at 0x" not in text else "..."


# --- docstrings ---------------------------------------------------------------------------------------------
def text_nodes(text: str) -> list[nodes.Node]:
    """A docstring, which is plain text, as nodes."""
    made: list[nodes.Node] = []
    for lines in stanzas(text):
        block = "\n".join(lines)
        if lines[0].startswith(">>>"):
            made.append(nodes.literal_block(block, block, language="pycon"))
        elif all(line.startswith(" ") for line in lines):
            made.append(nodes.literal_block(block, inspect.cleandoc(block), language="text"))
        elif MEANING.match(lines[0]):
            made.append(meanings(lines))
        else:
            made.append(nodes.paragraph("", "", *spans(" ".join(map(str.strip, lines)))))
    return made


def stanzas(text: str) -> Iterator[list[str]]:
    """What blank lines separate; examples also begin where a line says >>>, indented blocks where it is indented."""
    for part in re.split(r"\n\s*\n", text.strip("\n")):
        lines: list[str] = []
        for line in part.splitlines():
            new = line.startswith(">>>") and lines and not lines[0].startswith(">>>")
            if new or (lines and not lines[0].startswith((" ", ">>>")) and is_formula(line, lines)):
                yield lines
                lines = []
            lines.append(line)
        if lines:
            yield lines


def is_formula(line: str, before: list[str]) -> bool:
    """An indented line behind a paragraph, which does not go on with the meaning of a name."""
    return line.startswith("    ") and not MEANING.match(before[0])


def meanings(lines: list[str]) -> nodes.Node:
    """Lines of `name  meaning`, as a list of definitions."""
    listed = nodes.definition_list(classes=["meanings"])
    names, words = "", ""

    def add() -> None:
        if names:
            term = nodes.term("", "", nodes.literal("", names))
            body = nodes.definition("", nodes.paragraph("", "", *spans(words)))
            listed.append(nodes.definition_list_item("", term, body))

    for line in lines:
        found = MEANING.match(line)
        if found:
            add()
            names, words = found[1], found[2]
        else:
            words += " " + line.strip()
    add()
    return listed


def spans(text: str) -> list[nodes.Node]:
    """Text with `code` in it."""
    pieces = re.split(r"`([^`]+)`", text)
    return [
        nodes.literal(piece, piece) if index % 2 else nodes.Text(piece)
        for index, piece in enumerate(pieces)
        if piece
    ]


# --- links ----------------------------------------------------------------------------------------------------
def link_names(app: Any, doctree: nodes.document, docname: str) -> None:
    """`td.Sphere`, or a call of it, in the text of a page leads to its description."""
    known = reference_places(app.env)
    for node in list(doctree.findall(nodes.literal)):
        found = re.match(r"(td\.(?:keep\.|study\.)?\w+)", node.astext())
        if not found or found[1] not in known or isinstance(node.parent, nodes.reference):
            continue
        target = known[found[1]]
        uri = "" if target == docname else app.builder.get_relative_uri(docname, target)
        reference = nodes.reference("", "", internal=True, refuri=f"{uri}#{found[1]}")
        node.replace_self(reference)
        reference += node


def setup(app: Any) -> dict[str, bool]:
    app.add_directive("reference", Reference)
    app.connect("doctree-resolved", link_names)
    app.connect("env-purge-doc", purge)
    return {"parallel_read_safe": False}


def purge(app: Any, env: Any, docname: str) -> None:
    """A page that is read again describes its names again."""
    known = reference_places(env)
    for path in [path for path, page in known.items() if page == docname]:
        del known[path]
