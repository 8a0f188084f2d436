"""Specs whose texts try to become code, and the outputs that come of them."""

import os
import pathlib
import shutil
import subprocess
import tempfile

import yaml

TOOL = os.environ["FIORI_GEN_TOOL"]
"""The built tool."""

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent.parent
"""The checkout."""

TEXTS = [
    # Swift
    '*/ #error("leaked") /*', '""" + fatalError() + """', "\\(leaked())", '\\#(leaked()) "#',
    "ends\n}\npublic let leaked = 1\n/*", "#if leaked", "`leaked`", "// leaked\rleaked()",
    # C
    "*/ int leaked; /*", "??/\n*/ int leaked;", "*\\\n/ int leaked;", "ends with \\", '"; int leaked; "',
    "\n#define leaked\n#error leaked\n", "\\param leaked \\endcode */",
    # Markdown, HTML, DocC
    "# leaked", "<script>leaked()</script>", "<img src=x onerror=leaked()>", "]]> --> <b>leaked",
    "[leaked](javascript:leaked())", "![leaked](https://example.com/leaked.png)", "```\n# leaked",
    "@Metadata { @TechnologyRoot }", "| leaked | leaked |\n| --- | --- |", "``leaked``", "<doc:leaked>",
    "\n\n## Topics\n\n- <doc:leaked>", "&lt;leaked&gt; &#60;leaked&#62;", "- Parameter leaked: x",
    # SVG and XML
    '"/><script>leaked()</script><x a="', "<!DOCTYPE leaked [<!ENTITY x 'y'>]>&x;", "' onload='leaked()",
    # Style sheets, JSON, shells, manual pages, terminals
    "*/ leaked { font-color: red; } /*", '"}, "leaked": {"a": "', "$(touch leaked) `touch leaked`",
    "'; touch leaked; '", "\n.SH leaked\n.sy touch leaked", "%s%n \x1b[31mleaked\x1b[0m",
    "\u202eleaked\u2066\u200b\ufeff", "a\u2028leaked\u2029\x85leaked", "\ttabs\t", "Gr\u00fc\u00dfe \u65e5\u672c \U0001f389",
]
"""Whatever would become code would be called `leaked`, and be found by that name."""

TEXT_KEYS = {"summary", "discussion", "note", "message", "since"}
"""The keys of specs whose values are free text, in whatever place they stand."""


def documents(path):
    """The documents of a spec file."""
    return list(yaml.load_all(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader))


class Replacing:
    """Puts one text after the other into the places of a catalogue."""

    def __init__(self, texts):
        self.texts = texts
        self.count = 0

    def next(self):
        """The text for the next place."""
        self.count += 1
        return self.texts[self.count % len(self.texts)]

    def replaced(self, value, key=None):
        """A copy of a document with other texts."""
        if isinstance(value, dict):
            is_text_default = value.get("type") in ("String", "String?")
            return {
                name: self.next()
                if name == "default" and is_text_default
                else self.replaced(inner, name)
                for name, inner in value.items()
            }
        if isinstance(value, list):
            if key == "notes":
                return [self.next() for _ in value]
            return [self.replaced(inner) for inner in value]
        return self.next() if key in TEXT_KEYS and isinstance(value, str) else value


SUPPLEMENT = """
component: FUIHostile
kind: view
summary: A.
discussion: A.
deprecated: { message: A., replacedBy: FUITag }
properties:
  plainText: { type: String, default: A., summary: A., discussion: A., note: A. }
  optionalText: { type: "String?", default: A., deprecated: { message: A. } }
operations:
  show: { parameters: { message: { type: String, default: A., summary: A. } }, summary: A., note: A. }
events:
  didShowHandler: { payload: [FUIHostile], summary: A., note: A. }
rules:
  - { when: { plainText: [x] }, forbids: [optionalText], message: A. }
notes: [A., A.]
"""
"""A component with texts where the shipped ones may have none."""


class Outputs:
    """What the tool makes of the repository's own specs with other texts in them, and of as many
    copies of the supplement as there are texts or as `count` says."""

    def __init__(self, texts, count=None):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="fiori-gen-hostile-"))
        self.specs = self.folder / "Specs"
        self.generated = self.folder / "Generated"
        replacing = Replacing(texts)
        for source in sorted((REPOSITORY / "Specs").rglob("*.yaml")):
            place = self.specs / source.relative_to(REPOSITORY / "Specs")
            self.write(place, [replacing.replaced(value) for value in documents(source)])
        value = yaml.load(SUPPLEMENT, Loader=yaml.CSafeLoader)
        # Twice round: every text reaches a comment and a literal of this one.
        for index in range(count or len(texts)):
            named = {**replacing.replaced(value), "component": f"FUIHostile{index}"}
            named["events"]["didShowHandler"]["payload"] = [f"FUIHostile{index}"]
            self.write(self.specs / f"FUIHostile{index}.yaml", [named])
        self.places = replacing.count
        self.run = self.tool("generate")

    def write(self, place, values):
        """Writes a spec file."""
        place.parent.mkdir(parents=True, exist_ok=True)
        text = yaml.dump_all(values, sort_keys=False, allow_unicode=False, width=10_000)
        place.write_text(text, encoding="utf-8")

    def tool(self, *arguments):
        """Runs the tool in the folder."""
        return subprocess.run(
            [TOOL, *arguments], cwd=self.folder, capture_output=True, text=True, timeout=600
        )

    def files(self, folder, ending):
        """The output files of a kind."""
        return sorted((self.generated / folder).rglob(f"*{ending}"))

    def remove(self):
        """Removes the folder."""
        shutil.rmtree(self.folder)
