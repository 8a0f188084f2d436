"""The tests themselves are run in a way that lets no fault pass, and that leaves nothing behind."""

import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent.parent / "Scripts"
"""Where the module is that runs the tests."""

PROGRAM = f"""
import signal, sys, unittest
sys.path[:0] = [{str(SCRIPTS)!r}, sys.argv[1]]
import side_by_side
signal.signal(signal.SIGINT, signal.default_int_handler)
tests = unittest.TestLoader().loadTestsFromNames(sys.argv[2:])
sys.exit(0 if side_by_side.run(tests, 2) else 1)
"""
"""Runs the tests that are named, of a folder."""

TESTS = """
import os, subprocess, sys, unittest
class Small(unittest.TestCase):
    def test_fine(self): print("fine")
    def test_wrong(self): self.fail("wrong")
    def test_wrong_in_part(self):
        with self.subTest(part=1): self.fail("wrong")
        with self.subTest(part=2): pass
    def test_left_out(self): self.skipTest("left out")
    def test_ended(self): os._exit(0)
    def test_waiting(self):
        self.addCleanup(lambda: open("cleaned", "w").close())
        print("waiting")
        open("waiting", "w").close()
        with subprocess.Popen(["sleep", "1000"]) as process:
            self.addCleanup(process.kill)
class Unprepared(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise OSError("unprepared")
    def test_fine(self): pass
"""
"""Tests with every outcome."""


class SideBySideTests(unittest.TestCase):
    """Runs small tests."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "small.py").write_text(TESTS)

    def start(self, *names):
        """Starts tests with a place of their own for what is temporary."""
        return subprocess.Popen(
            [sys.executable, "-B", "-c", PROGRAM, str(self.folder), *names], cwd=self.folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={**os.environ, "TMPDIR": str(self.folder)},
        )

    def run_tests(self, *names):
        """The status, and what was printed."""
        process = self.start(*names)
        output = process.communicate(timeout=60)[0]
        return process.returncode, output

    def test_what_passes(self):
        status, output = self.run_tests("small.Small.test_fine")
        self.assertEqual(status, 0, output)
        self.assertRegex(output, r"(?m)^ok .* small\.Small\.test_fine\n +fine$")

    def test_what_does_not_pass(self):
        for name, word in {
            "Small.test_wrong": "FAIL", "Small.test_wrong_in_part": "FAIL", "Small.test_ended": "FAIL",
            "Small.test_left_out": "LEFT OUT", "Unprepared": "FAIL", "Small.test_nothing": "FAIL",
        }.items():
            with self.subTest(name=name):
                status, output = self.run_tests(f"small.{name}", "small.Small.test_fine")
                self.assertEqual(status, 1, output)
                self.assertRegex(output, rf"(?m)^{word} ")
                self.assertRegex(output, r"(?m)^ok .* small\.Small\.test_fine$")

    def test_an_interrupt_ends_everything(self):
        process = self.start("small.Small.test_waiting")
        while process.poll() is None and not (self.folder / "waiting").exists():
            os.sched_yield()
        process.send_signal(signal.SIGINT)
        output = process.communicate(timeout=60)[0]
        self.assertNotEqual(process.returncode, 0, output)
        self.assertIn("interrupted: 0 of 1 tests were run", output)
        self.assertTrue((self.folder / "cleaned").exists(), output)
        left = sorted(path.name for path in self.folder.iterdir())
        self.assertEqual(left, ["cleaned", "small.py", "waiting"])
