"""Texts of specs stay text in every output.

The repository's own specs are generated twice: once with texts that try to become code wherever a
spec may have text, and once with harmless ones. Real compilers and parsers read both. They must
accept the hostile outputs, and find in them exactly what they find in the harmless ones.
"""

import json
import pathlib
import re
import subprocess
import tempfile
import unittest

import corpus
import markdown_it
import structure

MODULES = pathlib.Path(corpus.TOOL).parent / "Modules"
"""The built modules that generated Swift imports."""


class HostileTextTests(unittest.TestCase):
    """Compares the two sets of outputs."""

    @classmethod
    def setUpClass(cls):
        cls.hostile = corpus.Outputs(corpus.TEXTS)
        cls.harmless = corpus.Outputs(["Harmless words."], count=len(corpus.TEXTS))
        cls.addClassCleanup(cls.hostile.remove)
        cls.addClassCleanup(cls.harmless.remove)

    def run_program(self, *arguments, folder=None, **options):
        """Runs a program, which must have nothing to say."""
        run = subprocess.run(
            arguments, cwd=folder, capture_output=True, text=True, timeout=900, **options
        )
        self.assertEqual(run.returncode, 0, (run.stdout + run.stderr)[-3000:])
        self.assertEqual(run.stderr.strip(), "", run.stderr[-3000:])
        return run.stdout

    def pairs(self, folder, ending):
        """The files of both sets, side by side."""
        both = [outputs.files(folder, ending) for outputs in (self.hostile, self.harmless)]
        names = [
            [file.relative_to(outputs.generated) for file in files]
            for outputs, files in zip((self.hostile, self.harmless), both)
        ]
        self.assertEqual(names[0], names[1])
        self.assertGreater(len(both[0]), 0)
        return list(zip(*both))

    def test_the_specs_are_valid_and_full_of_hostile_texts(self):
        self.assertEqual(self.hostile.run.returncode, 0, self.hostile.run.stderr[-3000:])
        self.assertEqual(self.harmless.run.returncode, 0, self.harmless.run.stderr[-3000:])
        self.assertGreater(self.hostile.places, 1500)
        # Texts of rules and defaults reach the code, those of summaries the comments.
        swift = "".join(file.read_text() for file in self.hostile.files("Swift", ".swift"))
        self.assertGreater(swift.count("leaked"), 1000)

    def test_swift_has_the_same_symbols(self):
        found = []
        for outputs in (self.hostile, self.harmless):
            files = [str(file) for file in outputs.files("Swift", ".swift")]
            with tempfile.TemporaryDirectory() as folder:
                self.run_program(
                    "swiftc", "-emit-module", "-module-name", "Hostile", "-swift-version", "6",
                    "-warnings-as-errors", "-I", str(MODULES), "-emit-module-path",
                    f"{folder}/Hostile.swiftmodule", "-emit-symbol-graph",
                    "-emit-symbol-graph-dir", folder, *files,
                )
                # The extensions of other modules' types are in graphs of their own.
                graphs = sorted(pathlib.Path(folder).glob("*.symbols.json"))
                self.assertGreater(len(graphs), 0)
                found.append(
                    [structure.symbols(json.loads(graph.read_text())) for graph in graphs]
                )
        self.assertGreater(len(found[0][0]), 2000)
        self.assertEqual(found[0], found[1])

    def test_swift_has_the_same_code(self):
        # Every token but the contents of literals: also statements, which are no symbols.
        count = 0
        for files in self.pairs("Swift", ".swift"):
            trees = [
                self.run_program("swiftc", "-frontend", "-dump-parse", str(file)) for file in files
            ]
            kinds = [re.findall(r"(?m)^ *\((\w+)", tree) for tree in trees]
            count += len(kinds[0])
            self.assertEqual(kinds[0], kinds[1], files[0])
        self.assertGreater(count, 20_000)

    def test_c_has_the_same_declarations(self):
        for compiler in (["gcc", "-x", "c"], ["g++", "-x", "c++"]):
            for standard in {"gcc": ["c99", "c17"], "g++": ["c++11", "c++20"]}[compiler[0]]:
                self.run_program(
                    *compiler, f"-std={standard}", "-pedantic", "-Wall", "-Wextra", "-Werror",
                    "-fsyntax-only", "-I", str(self.hostile.generated / "C/include"), "-",
                    input="#include <fiori/fiori.h>\n#ifdef leaked\n#error leaked\n#endif\n",
                )
        found = []
        for outputs in (self.hostile, self.harmless):
            tree = self.run_program(
                "clang", "-std=c17", "-pedantic", "-Wall", "-Wextra", "-Werror", "-Wdocumentation",
                "-fsyntax-only", "-Xclang", "-ast-dump=json", "-I",
                str(outputs.generated / "C/include"), "-x", "c", "-",
                input="#include <fiori/fiori.h>\n",
            )
            found.append(structure.declarations(json.loads(tree)))
        self.assertGreater(len(found[0]), 2000)
        self.assertEqual(found[0], found[1])

    def test_pictures_have_the_same_elements(self):
        for folder in ("Documentation.docc", "Reference"):
            for hostile, harmless in self.pairs(folder, ".svg"):
                texts = [file.read_text() for file in (hostile, harmless)]
                found = [structure.xml_elements(text) for text in texts]
                self.assertEqual(found[0], found[1], hostile)

    def test_pages_have_the_same_elements(self):
        # The table extension is what code hosts add to CommonMark.
        reader = markdown_it.MarkdownIt("commonmark", {"html": True}).enable("table")
        for hostile, harmless in self.pairs("Reference", ".md"):
            pages = [
                structure.HTMLStructure(reader.render(file.read_text()))
                for file in (hostile, harmless)
            ]
            headings = [
                [element for element in page.elements if element[0][0] == "h"] for page in pages
            ]
            self.assertEqual(headings[0], headings[1], hostile)
            self.assertEqual(pages[0].addresses, pages[1].addresses, hostile)
            tags = [{element for element in page.elements} for page in pages]
            # Code between single backticks, breaks and paragraphs are all that a text may add.
            extra = {("code", ()), ("br", ()), ("p", ())}
            self.assertLessEqual(tags[0] - extra, tags[1], hostile)
            self.assertNotRegex(hostile.read_text(), structure.INVISIBLE)

    def test_docc_takes_the_pages_without_a_word(self):
        archives = []
        for outputs in (self.hostile, self.harmless):
            archive = outputs.folder / "archive"
            said = self.run_program(
                "docc", "convert", str(outputs.generated / "Documentation.docc"),
                "--warnings-as-errors", "--fallback-display-name", "FioriCatalog",
                "--fallback-bundle-identifier", "FioriCatalog", "--output-path", str(archive),
            )
            self.assertEqual(said.strip(), "")
            archives.append(archive / "data/documentation")
        pages = sorted(path.relative_to(archives[0]) for path in archives[0].rglob("*.json"))
        self.assertGreater(len(pages), 200)
        for page in pages:
            found = []
            for archive in archives:
                text = (archive / page).read_text()
                found.append(
                    (
                        sorted(json.loads(text)["references"]),
                        sorted(re.findall(r'"anchor":"([^"]*)"', text)),
                    )
                )
            self.assertEqual(found[0], found[1], page)

    def test_style_sheets_have_the_same_rules(self):
        words = 0
        for hostile, harmless in self.pairs("Themes", ".nss"):
            sheets = [file.read_text() for file in (hostile, harmless)]
            bare = [structure.without_comments(sheet).split() for sheet in sheets]
            words += len(bare[0])
            self.assertEqual(bare[0], bare[1])
            run = [
                outputs.tool("lint", "--specs", "Specs", str(file))
                for outputs, file in ((self.hostile, hostile), (self.harmless, harmless))
            ]
            self.assertEqual(run[0].returncode, run[1].returncode, run[0].stderr[-2000:])
            rules = [re.findall(r"\[(nss\.[a-z-]+)\]", one.stderr) for one in run]
            self.assertEqual(rules[0], rules[1])
        self.assertGreater(words, 100)

    def test_json_has_the_same_shape(self):
        for folder, ending in (("Schema", ".json"), ("C", ".json")):
            for hostile, harmless in self.pairs(folder, ending):
                shapes = [structure.json_shape(file.read_text()) for file in (hostile, harmless)]
                self.assertEqual(shapes[0], shapes[1], hostile)
        described = [
            structure.json_shape(outputs.tool("describe", "--format", "json").stdout)
            for outputs in (self.hostile, self.harmless)
        ]
        self.assertEqual(described[0], described[1])

    def test_terminals_are_given_nothing_to_act_on(self):
        names = json.loads(self.hostile.tool("describe", "--format", "json").stdout)
        self.assertGreater(len(names["components"]), 60)
        shown = [self.hostile.tool("list", "--types").stdout]
        for component in names["components"]:
            run = self.hostile.tool("show", component["name"])
            self.assertEqual(run.returncode, 0)
            shown.append(run.stdout)
        self.assertIn("leaked", shown[-1] + shown[40])
        for text in shown:
            self.assertNotRegex(text, structure.INVISIBLE)

    def test_nothing_was_run(self):
        for outputs in (self.hostile, self.harmless):
            self.assertEqual([path for path in outputs.folder.rglob("leaked")], [])
