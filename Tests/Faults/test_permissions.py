"""Folders and files that may not be written or read. The superuser may do everything, so the tests
then become another user."""

import os

import project
from expectations import OutputTestCase, copy_tool

NOBODY = 65534
"""The number of a user that owns nothing."""


def as_ordinary_user():
    """The options that start a program as a user whom permissions hold back."""
    return {} if os.getuid() else {"user": NOBODY, "group": NOBODY, "extra_groups": []}


def give_away(folder):
    """Gives everything in a folder to the ordinary user."""
    if os.getuid():
        return
    os.chown(folder, NOBODY, NOBODY)
    for path, folders, files in os.walk(folder):
        for name in folders + files:
            os.chown(os.path.join(path, name), NOBODY, NOBODY, follow_symlinks=False)


class PermissionTests(OutputTestCase):
    """Takes permissions away from a run that has to change something."""

    def setUp(self):
        self.work = project.Project()
        self.addCleanup(self.work.__exit__)
        self.addCleanup(self.restore)
        self.work.folder.chmod(0o755)
        self.tool = copy_tool(self.work.folder)
        self.work.use(project.catalogue("first"))
        give_away(self.work.folder)
        self.succeed_as_user()
        self.work.use(project.catalogue("second"))
        give_away(self.work.specs)

    def restore(self):
        """Gives all permissions back, so that the folder can be removed."""
        for path, folders, _ in os.walk(self.work.folder):
            for name in folders:
                os.chmod(os.path.join(path, name), 0o755)

    def run_as_user(self, *arguments):
        """Runs the tool as the ordinary user."""
        return self.work.run(*arguments, executable=self.tool, **as_ordinary_user())

    def succeed_as_user(self):
        """Generates as the ordinary user, which must go well."""
        run = self.run_as_user()
        self.assertEqual(run.status, 0, run)

    def refuse(self, place, path, mode, rule="output.write-failed"):
        """Generates without permissions for something, and again with them."""
        before = self.work.tree()
        after = self.undisturbed(before, "second")
        changed = self.work.folder / path
        usual = changed.stat().st_mode & 0o777
        changed.chmod(mode)
        run = self.run_as_user()
        changed.chmod(usual)
        self.assert_error(run, place, rule)
        self.assertEqual(self.work.tree(), before)
        self.succeed_as_user()
        self.assertEqual(self.work.tree(), after)

    def test_a_read_only_folder(self):
        self.refuse("Generated/Swift/Part2.fiori.swift", "Generated/Swift", 0o555)

    def test_a_read_only_output_folder(self):
        self.refuse(f"Generated/{project.MANIFEST}", "Generated", 0o555)

    def test_a_folder_that_cannot_be_looked_into(self):
        self.refuse("Generated/Swift", "Generated/Swift", 0o000)

    def test_a_folder_in_a_read_only_one(self):
        locked = self.work.folder / "locked"
        locked.mkdir(mode=0o555)
        self.assert_error(
            self.run_as_user("-o", "locked/Out"), "locked/Out", "output.write-failed"
        )
        self.assertEqual(list(locked.iterdir()), [])

    def test_a_read_only_file_is_replaced_and_stays_read_only(self):
        place = self.work.output / "Swift/Part2.fiori.swift"
        place.chmod(0o444)
        self.succeed_as_user()
        self.assertIn("second", place.read_text())
        self.assertEqual(place.stat().st_mode & 0o777, 0o444)

    def test_a_file_that_cannot_be_read(self):
        # One that is right already: others are replaced without reading them.
        place = "Generated/Swift/Part3.fiori.swift"
        self.refuse(place, place, 0)

    def test_a_spec_that_cannot_be_read(self):
        self.refuse("Specs/Part2.yaml", "Specs/Part2.yaml", 0, rule="spec.unreadable")

    def test_a_folder_of_specs_that_cannot_be_read(self):
        self.refuse("Specs", "Specs", 0o311, rule="spec.unreadable")
