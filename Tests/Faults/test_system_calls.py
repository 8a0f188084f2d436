"""Lets every single call that changes files fail, or ends the process there.

The calls are caught by a small library that is loaded into the tool; nothing depends on time.
"""

import errno
import os
import pathlib
import shlex
import subprocess
import tempfile

import project
from expectations import OutputTestCase, takes_long

SOURCE = pathlib.Path(__file__).with_name("faults.c")
"""The library's source."""


KINDS = ["--only", "swift,c,themes"]
"""What the runs make: files in four folders, one of which depends on the specs."""


class SystemCallTests(OutputTestCase):
    """Goes through the calls of a run that adds, changes and removes files of every kind."""

    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.library = os.path.join(folder.name, "faults.so")
        compiler = shlex.split(os.environ.get("CC", "gcc"))
        options = ["-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-o", cls.library]
        subprocess.run([*compiler, *options, str(SOURCE), "-ldl"], check=True)

    def disturb(self, work, **settings):
        """Generates with the library loaded. One thread: the calls always come in one order."""
        variables = {f"FAULT_{name.upper()}": str(value) for name, value in settings.items()}
        environment = {**variables, "LD_PRELOAD": self.library}
        return work.run("--jobs", "1", *KINDS, env=environment)

    def every_call(self, check, old="first", new="third", **settings):
        """Disturbs each call of the same change in turn, beginning with the same tree."""
        with project.Project() as work:
            work.use(project.catalogue(old, count=2))
            self.succeed(work, *KINDS)
            before = work.tree()
            work.use(project.catalogue(new, count=2))
            report = work.folder / "calls"
            self.assertEqual(self.disturb(work, report=report).status, 0)
            after, count = work.tree(), int(report.read_text())
            self.assertGreater(count, 40)
            for number in range(1, count + 1):
                self.bring_back(work, before)
                run = self.disturb(work, at=number, **settings)
                with self.subTest(call=number):
                    self.assert_old_or_new(work.tree(), before, after)
                    check(work, run, before)
                    self.assert_repaired(work, after, *KINDS)
        print(f"  {count} calls disturbed")

    def bring_back(self, work, tree):
        """Makes the output what it was, as fast as possible."""
        now = work.tree()
        for path, contents in tree.items():
            if now.get(path) != contents:
                place = work.output / path
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(contents)
        for path in set(now) - set(tree):
            (work.output / path).unlink()
        for inner in sorted(work.folders(), reverse=True):
            if not any((work.output / inner).iterdir()):
                (work.output / inner).rmdir()
        self.assertEqual(work.tree(), tree)

    @takes_long
    def test_kill_at_every_call(self):
        def check(_, run, __):
            self.assertEqual(run.status, -9, run)

        self.every_call(check, error=0)

    @takes_long
    def test_kill_at_every_call_of_the_first_run(self):
        with project.Project() as work:
            work.use(project.catalogue("first", count=2))
            report = work.folder / "calls"
            self.assertEqual(self.disturb(work, report=report).status, 0)
            after, count = work.tree(), int(report.read_text())
            for number in range(1, count + 1):
                with project.Project() as fresh:
                    fresh.use(project.catalogue("first", count=2))
                    self.assertEqual(self.disturb(fresh, at=number, error=0).status, -9)
                    with self.subTest(call=number):
                        if fresh.output.exists():
                            self.assert_old_or_new(fresh.tree(), {}, after)
                        self.assert_repaired(fresh, after, *KINDS)

    @takes_long
    def test_disk_full_from_every_call_on(self):
        def check(work, run, before):
            # From then on nothing new can be made; what was not done in time is reported.
            if run.status == 0:
                self.assertEqual(run.messages.count("\n"), 1, run)
            else:
                self.assertIn("[output.write-failed]", run.messages)
                self.assertIn("there is no space left on the disk", run.messages)

        self.every_call(check, error=errno.ENOSPC, lasts=1)

    @takes_long
    def test_one_fault_at_every_call(self):
        def check(work, run, before):
            self.assertIn(run.status, (0, 1), run)
            if run.status == 1:
                self.assertIn("[output.write-failed]", run.messages)
                temporary = [path for path in work.tree() if project.is_temporary(path)]
                # The fault may have been in removing one.
                self.assertLessEqual(len(temporary), 1)

        self.every_call(check, error=errno.EIO)
