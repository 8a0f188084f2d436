"""Whatever stands where output belongs is reported with its place, and nothing is changed."""

import os
import shutil

import project
from expectations import OutputTestCase


def replace(place, make):
    """Puts something else in the place of a file or a folder."""
    shutil.rmtree(place) if place.is_dir() else place.unlink()
    make(place)


def file(place):
    """Makes a file that somebody needs."""
    place.write_text("precious")


def folder(place):
    """Makes a folder that somebody needs."""
    place.mkdir()
    (place / "precious").write_text("precious")


def link_outside(place):
    """Makes a link to a file or folder beside the project's output."""
    root = next(path for path in place.parents if (path / "outside").exists())
    place.symlink_to(root / "outside")


def dangling_link(place):
    """Makes a link that leads nowhere."""
    place.symlink_to("nowhere")


def pipe(place):
    """Makes a pipe, which blocks whoever opens it for reading."""
    os.mkfifo(place)


IN_PLACE_OF_A_FILE = [folder, link_outside, dangling_link, pipe]
IN_PLACE_OF_A_FOLDER = [file, link_outside, dangling_link, pipe]

FILES = [
    "Swift/Part3.fiori.swift", "Swift/Part0.fiori.swift", "C/include/part/part3.h",
    "Documentation.docc/component-Part3.md", "Schema/payload.schema.json", project.MANIFEST,
]
"""Files of every kind; the second one is that of a spec that is gone."""

FOLDERS = ["Swift", "C", "C/include", "C/include/part", "Documentation.docc", "Reference", "Themes"]
"""Folders of every kind."""


class ThingsInTheWayTests(OutputTestCase):
    """Puts things into the way of a run that has to change nearly everything."""

    def refuse(self, place, make, rule):
        """Generates with something in the way; the outside and the output stay as they are."""
        with project.Project() as work:
            (work.folder / "outside").mkdir()
            (work.folder / "outside/precious").write_text("precious")
            work.use(project.catalogue("first"))
            self.succeed(work)
            work.use(project.catalogue("second"))
            target = work.folder / place
            replace(target, make)
            before, outside = work.tree(), work.tree(work.folder / "outside")
            for check in ([], ["--check"]):
                with self.subTest(place=place, make=make.__name__, check=check):
                    run = work.run(*check)
                    self.assert_error(run, place, rule)
                    self.assertEqual(work.tree(), before)
                    self.assertEqual(work.tree(work.folder / "outside"), outside)

    def test_something_else_in_place_of_a_file(self):
        for place in FILES:
            for make in IN_PLACE_OF_A_FILE:
                self.refuse(f"Generated/{place}", make, "output.not-a-file")

    def test_something_else_in_place_of_the_interface_description(self):
        # It is read before anything is written, and the link leads to a folder.
        for make in (folder, link_outside, pipe):
            self.refuse("Generated/C/abi.json", make, "c.abi-description")
        self.refuse("Generated/C/abi.json", dangling_link, "output.not-a-file")

    def test_something_else_in_place_of_an_inner_folder(self):
        for place in FOLDERS:
            for make in IN_PLACE_OF_A_FOLDER:
                self.refuse(f"Generated/{place}", make, "output.not-a-folder")

    def test_something_else_in_place_of_the_output_folder(self):
        for make in (file, dangling_link, pipe):
            self.refuse("Generated", make, "output.not-a-folder")

    def test_the_output_folder_may_be_a_link(self):
        with project.Project() as work:
            work.use(project.catalogue("first"))
            (work.folder / "real").mkdir()
            work.output.symlink_to("real")
            self.succeed(work)
            self.assertIn("Swift/Part0.fiori.swift", work.tree(work.folder / "real"))

    def test_files_of_others_are_left_alone(self):
        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work)
            mine = {"Swift/Mine.swift": b"1", "Swift/Mine.fiori.swift": b"2", "README": b"3"}
            for name, contents in mine.items():
                (work.output / name).write_bytes(contents)
            strange = os.fsencode(work.output / "Swift") + b"/\xff.fiori.swift"
            with open(strange, "wb") as stream:
                stream.write(b"4")
            work.use(project.catalogue("second"))
            self.succeed(work)
            tree = work.tree()
            for name, contents in mine.items():
                self.assertEqual(tree[name], contents)
            self.assertTrue(os.path.exists(strange))
