"""Names of files that some systems take for the same, or that are no text."""

import os
import unicodedata

import project
from expectations import OutputTestCase


class FileNameTests(OutputTestCase):
    """Generates from specs with difficult names."""

    def refuse(self, specs, *parts):
        """Generates from specs that must be refused before anything is written."""
        with project.Project() as work:
            work.use({"Good.yaml": project.component("Good"), "Styles.yaml": project.STYLES})
            for name, text in specs.items():
                place = os.path.join(os.fsencode(work.specs), name)
                os.makedirs(os.path.dirname(place), exist_ok=True)
                with open(place, "w", encoding="utf-8") as stream:
                    stream.write(text)
            run = work.run()
            self.assertEqual(run.status, 1, run)
            for part in parts:
                self.assertIn(part, run.messages)
            self.assertFalse(work.output.exists())
            return run

    def test_names_that_differ_only_in_case(self):
        run = self.refuse(
            {b"Tag.yaml": project.component("Tag"), b"tag.yaml": project.component("tag")}, "tag"
        )
        self.assertRegex(run.messages, r"\[(output\.collision|swift\.[a-z-]+|spec\.[a-z-]+)\]")

    def test_the_same_name_in_two_folders(self):
        self.refuse(
            {
                b"a/Types.yaml": "enum: One\nsummary: One.\ncases: { a: A. }\n",
                b"b/types.yaml": "enum: Two\nsummary: Two.\ncases: { a: A. }\n",
            },
            "ypes.yaml:1:",
        )

    def test_letters_that_can_be_put_together_in_two_ways(self):
        # Some disks take both spellings for one name; generated files keep to ASCII.
        text = "enum: One\nsummary: A.\ncases: { a: A. }\n"
        for form in ("NFC", "NFD"):
            name = unicodedata.normalize(form, "Caf\u00e9.yaml")
            self.refuse({name.encode(): text}, f"Specs/{name}:1:1: error: ")

    def test_a_name_in_another_case_later(self):
        text = "enum: One\nsummary: A.\ncases: { a: A. }\n"
        with project.Project() as work:
            for name in ("Look.yaml", "look.yaml", "LOOK.yaml"):
                work.use({name: text})
                self.succeed(work)
                swift = [path for path in work.tree() if path.lower().startswith("swift/look")]
                self.assertEqual(swift, [f"Swift/{name.removesuffix('.yaml')}.fiori.swift"])

    def test_a_spec_whose_name_is_no_text(self):
        self.refuse(
            {b"Ta\xffg.yaml": project.component("Tag")},
            "Specs/Ta\\xFFg.yaml:1:1: error: the file cannot be read: its name is not UTF-8",
            "[spec.unreadable]",
            "rename it",
        )

    def test_a_folder_whose_name_is_no_text(self):
        self.refuse(
            {b"\xc3\x28/Tag.yaml": project.component("Tag")},
            "Specs/\\xC3(:1:1: error: the file cannot be read: its name is not UTF-8",
        )

    def test_other_files_whose_names_are_no_text(self):
        with project.Project() as work:
            work.use({"Good.yaml": project.component("Good"), "Styles.yaml": project.STYLES})
            for name in (b"\xff.txt", b".\xff.yaml", b"\xed\xa0\x80"):
                with open(os.fsencode(work.specs) + b"/" + name, "w"):
                    pass
            self.succeed(work)

    def test_arguments_that_are_no_text(self):
        with project.Project() as work:
            work.use({"Good.yaml": project.component("Good"), "Styles.yaml": project.STYLES})
            for arguments in (["--specs", b"\xff"], [b"\xff"], ["--\udcff"]):
                run = work.run(*arguments)
                self.assertIn(run.status, (1, 2), run)
                self.assertFalse(work.output.exists())

    def test_names_with_line_breaks_and_controls(self):
        names = [b"a\nb.yaml", b"\x1b[31m.yaml", b"a\xe2\x80\xaeb.yaml", b" .yaml", b"$(x).yaml"]
        for name in names:
            with self.subTest(name=name):
                text = "enum: One\nsummary: A.\ncases: { a: A. }\nbad: 1\n"
                run = self.refuse({name: text}, "[spec.unknown-key]")
                self.assertNotRegex(run.messages, "[\x00-\x09\x0b-\x1f\u202e]")
                self.assertEqual(
                    sum(".yaml:4:1: error: " in line for line in run.messages.splitlines()), 1
                )
