"""Several runs on one folder, and specs that change while they are read."""

import fcntl
import os
import signal
import threading
import time

import project
from expectations import OutputTestCase

ROUNDS = 12
"""How often runs meet."""

ATTEMPTS = 50
"""How often a test tries to stop a run in the middle."""


def is_locked(folder):
    """Whether a run holds the lock of an output folder."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False


class ConcurrentRunTests(OutputTestCase):
    """Starts runs that get into each other's way."""

    def test_two_runs_with_different_specs(self):
        with project.Project() as one, project.Project() as other:
            one.use(project.catalogue("first"))
            other.use(project.catalogue("second"))
            self.succeed(one)
            for _ in range(ROUNDS):
                before = one.tree()
                then = {}
                for way in (("first", "second"), ("second", "first")):
                    then[way] = self.undisturbed(self.undisturbed(before, way[0]), way[1])
                processes = [
                    one.start("--jobs", "2"),
                    other.start("--jobs", "2", "--output", str(one.output)),
                ]
                statuses = [process.wait(timeout=project.PATIENCE) for process in processes]
                self.assertEqual(statuses, [0, 0])
                # All of one of them, and no mixture.
                self.assertIn(one.tree(), list(then.values()))

    def test_checks_see_no_half_finished_output(self):
        with project.Project() as work, project.Project() as second:
            work.use(project.catalogue("first"))
            second.use(project.catalogue("second"))
            self.succeed(work)
            for _ in range(ROUNDS):
                writer = second.start("--jobs", "2", "--output", str(work.output))
                checks = [work.run("--check"), second.run("--check", "--output", str(work.output))]
                self.assertEqual(writer.wait(timeout=project.PATIENCE), 0)
                # The last check came after the writer began, and saw all of it or nothing.
                lines = [len(check.output.splitlines()) for check in checks]
                self.assertIn(checks[0].status, (0, 100))
                self.assertIn(checks[1].status, (0, 100))
                self.assertNotIn(".tmp", checks[0].output + checks[1].output)
                whole = work.run("--check")
                self.assertIn(lines[0], (0, len(whole.output.splitlines())))
                self.succeed(work)

    def stopped_in_the_middle(self, work):
        """A run that stands still while it holds the output folder."""
        owned = work.output / project.MANIFEST
        for index in range(ATTEMPTS):
            work.use(project.catalogue(project.VERSIONS[(index + 1) % 2]))
            before = owned.stat().st_mtime_ns
            run = work.start("--jobs", "1")
            while run.poll() is None and owned.stat().st_mtime_ns == before:
                time.sleep(0.0002)
            run.send_signal(signal.SIGSTOP)
            if run.poll() is None and is_locked(work.output):
                return run
            # On a busy machine the run may be done before it can be stopped.
            run.send_signal(signal.SIGCONT)
            run.wait()
        raise AssertionError("no run could be stopped in the middle")

    def test_a_run_waits_for_one_that_stands_still_and_says_so(self):
        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work)
            first = self.stopped_in_the_middle(work)
            second = work.start("--jobs", "1", stderr=-1, text=True)
            line = second.stderr.readline()
            self.assertEqual(line, "waiting for another run to finish\n")
            self.assertIsNone(second.poll())
            first.send_signal(signal.SIGCONT)
            messages = second.communicate(timeout=project.PATIENCE)[1]
            self.assertEqual((first.wait(), second.returncode), (0, 0))
            self.assertIn(" 0 files written", messages)

    def test_a_run_goes_on_after_one_that_was_killed(self):
        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work)
            after = self.undisturbed(work.tree(), "second")
            work.use(project.catalogue("second"))
            first = work.start("--jobs", "1")
            second = work.start("--jobs", "1")
            first.kill()
            first.wait()
            self.assertEqual(second.wait(timeout=project.PATIENCE), 0)
            self.assertEqual(work.tree(), after)


class ChangingSpecsTests(OutputTestCase):
    """Changes specs while runs read them."""

    def change(self, work, write):
        """Writes specs again and again while runs go on; gives what became of the runs."""
        stop = threading.Event()

        def go_on():
            """Writes one version after the other."""
            index = 0
            while not stop.is_set():
                index += 1
                for name, text in project.catalogue("first").items():
                    write(work.specs / name, text.replace("first", f"v{index % 2}" * 9))

        thread = threading.Thread(target=go_on)
        thread.start()
        try:
            return [work.run("--only", "swift") for _ in range(ROUNDS)]
        finally:
            stop.set()
            thread.join()

    def assert_settles(self, work):
        """Once the specs stand still, one run makes everything right."""
        version = project.catalogue("first")
        work.use(version)
        self.succeed(work, "--only", "swift")
        expected = work.tree()
        with project.Project() as twin:
            twin.use(version)
            self.succeed(twin, "--only", "swift")
            self.assertEqual(expected, twin.tree())

    def test_specs_replaced_as_a_whole(self):
        def write(place, text):
            temporary = place.with_suffix(".new")
            temporary.write_text(text)
            temporary.replace(place)

        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work, "--only", "swift")
            for run in self.change(work, write):
                # A name that was there when the folder was listed may be gone for a moment.
                self.assertEqual(run.status, 0, run)
                for path, contents in work.tree().items():
                    text = contents.decode()
                    self.assertFalse("v0v0" in text and "v1v1" in text, f"{path} is mixed")
            self.assert_settles(work)

    def test_specs_written_in_place(self):
        def write(place, text):
            with open(place, "r+") as stream:
                half = len(text) // 2
                stream.write(text[:half])
                stream.flush()
                time.sleep(0.0005)
                stream.write(text[half:])

        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work, "--only", "swift")
            for run in self.change(work, write):
                self.assertIn(run.status, (0, 1), run)
                if run.status == 1:
                    self.assertRegex(run.messages, r"(?m)^Specs/\w+\.yaml:\d+:\d+: error: ")
            self.assert_settles(work)

    def test_specs_that_come_and_go(self):
        def write(place, text):
            place.unlink(missing_ok=True)
            time.sleep(0.0005)
            place.write_text(text)

        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work, "--only", "swift")
            for run in self.change(work, write):
                self.assertIn(run.status, (0, 1), run)
                if run.status == 1:
                    self.assertRegex(run.messages, r"(?m)^Specs(/\w+\.yaml)?:\d+:\d+: error: ")
            self.assert_settles(work)
