"""Runs tests of unittest side by side, each in a process and with a folder of its own."""

import collections
import dataclasses
import multiprocessing
import multiprocessing.connection
import os
import pathlib
import pickle
import shutil
import signal
import sys
import tempfile
import time
import unittest

PATIENCE = 30
"""How many seconds a test may take to clean up after an interrupt."""


@dataclasses.dataclass
class Outcome:
    """What became of a test."""

    faults: list
    """What went wrong: pairs of what it happened in, and the traceback."""

    left_out: list
    """Why a part of it was not run."""


def each(tests):
    """The single tests of suites in suites."""
    for test in tests:
        if isinstance(test, unittest.TestSuite):
            yield from each(test)
        else:
            yield test


def is_long(test):
    """Whether a test is to be started before the others, so that nothing waits for it at the end: its
    function has an attribute `takes_long`."""
    return hasattr(getattr(test, test.id().rpartition(".")[2], None), "takes_long")


class Running:
    """A test in its process."""

    def __init__(self, test, number, folder):
        self.name = test.id()
        self.report = folder / f"{number}.report"
        self.output = folder / f"{number}.output"
        # Tests that become another user must be able to reach what lies below it.
        self.folder = folder / str(number)
        self.folder.mkdir(mode=0o755)
        self.start = time.monotonic()
        self.process = multiprocessing.get_context("fork").Process(target=self.run, args=(test,))
        self.process.start()

    def run(self, test):
        """Runs the test, in its process."""
        # An interrupt from the terminal reaches the parent alone, which hands it on.
        os.setpgid(0, 0)
        tempfile.tempdir = str(self.folder)
        with open(self.output, "wb", buffering=0) as stream:
            os.dup2(stream.fileno(), sys.stdout.fileno())
            os.dup2(stream.fileno(), sys.stderr.fileno())
        result = unittest.TestResult()
        try:
            unittest.TestSuite([test]).run(result)
        except KeyboardInterrupt:
            # Which unittest hands on without cleaning up.
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            test.doCleanups()
            type(test).doClassCleanups()
            raise
        finally:
            sys.stdout.flush()
        faults = [(str(part), text) for part, text in result.failures + result.errors]
        faults += [(str(part), "succeeded unexpectedly") for part in result.unexpectedSuccesses]
        left_out = [reason for _, reason in result.skipped + result.expectedFailures]
        if result.testsRun == 0 and not faults:
            left_out.append("no test was run")
        self.report.write_bytes(pickle.dumps(Outcome(faults, left_out)))

    def outcome(self):
        """What became of the test, once its process has ended."""
        self.process.join()
        shutil.rmtree(self.folder, ignore_errors=True)
        if self.process.exitcode == 0 and self.report.exists():
            return pickle.loads(self.report.read_bytes())
        ended = f"its process ended with status {self.process.exitcode}"
        return Outcome([(self.name, f"{ended}\n{self.said()}")], [])

    def said(self):
        """What the test has printed."""
        return self.output.read_text(encoding="utf-8", errors="replace")

    def interrupt(self):
        """Tells the test to clean up and to end."""
        if self.process.is_alive():
            os.kill(self.process.pid, signal.SIGINT)

    def end(self):
        """Ends the test, cleaned up or not."""
        self.process.join(PATIENCE)
        self.process.kill()
        self.process.join()


def show(running, outcome):
    """Prints the line of a test that has ended, and what it said."""
    word = "FAIL" if outcome.faults else "LEFT OUT" if outcome.left_out else "ok"
    seconds = time.monotonic() - running.start
    print(f"{word:<8} {seconds:6.1f} s  {running.name}")
    for line in running.said().splitlines() + outcome.left_out:
        print(f"{'':<19}{line.strip()}")
    sys.stdout.flush()


def run(tests, jobs):
    """Runs tests, some at a time. Gives whether all of them went well and nothing was left out.

    An interrupt ends the tests that are running, and then the whole program.
    """
    waiting = collections.deque(sorted(each(tests), key=is_long, reverse=True))
    count = len(waiting)
    running, outcomes = [], []
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="tests-") as name:
        folder = pathlib.Path(name)
        folder.chmod(0o755)
        try:
            while waiting or running:
                while waiting and len(running) < jobs:
                    running.append(Running(waiting.popleft(), len(waiting), folder))
                multiprocessing.connection.wait([one.process.sentinel for one in running])
                for one in [one for one in running if not one.process.is_alive()]:
                    running.remove(one)
                    outcomes.append(one.outcome())
                    show(one, outcomes[-1])
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)
            for one in running:
                one.interrupt()
            for one in running:
                one.end()
            print(f"interrupted: {len(outcomes)} of {count} tests were run")
            raise
    return summarise(outcomes, time.monotonic() - start, jobs)


def summarise(outcomes, seconds, jobs):
    """Prints the faults and a last line. Gives whether all is well."""
    faults = [fault for outcome in outcomes for fault in outcome.faults]
    for part, text in faults:
        print(f"{'-' * 70}\nFAIL: {part}\n{text}")
    failed = sum(1 for outcome in outcomes if outcome.faults)
    left_out = sum(1 for outcome in outcomes if outcome.left_out)
    is_well = bool(outcomes) and failed == 0 and left_out == 0
    verdict = "all passed" if is_well else f"{failed} failed, {left_out} left out"
    print(f"{len(outcomes)} tests in {seconds:.0f} seconds, {jobs} at a time: {verdict}")
    return is_well
