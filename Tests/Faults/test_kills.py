"""A run that is ended at any moment leaves every file old or new, and the next run repairs."""

import os
import signal
import time

import project
from expectations import OutputTestCase, takes_long

KILLS = 200
"""How many runs are killed."""

KINDS = ["swift,themes,docs,reference", "swift,c", "c,docs,payload-schema"]
"""What the runs make: never everything, so that each meets what others left of other kinds."""

LEAST_PARTIAL = 10
"""How many of them must have been in the middle of changing files: else the test tested little."""


def wait_for_change(process, file, before):
    """Waits until a run has replaced a file, or has ended."""
    while process.poll() is None and os.stat(file).st_mtime_ns == before:
        time.sleep(0.0002)


class KillTests(OutputTestCase):
    """Ends runs with signals."""

    def end(self, folder, moment, number, *arguments):
        """Starts a run and ends it with a signal; the moment counts from the start, or from the
        first change where it is negative."""
        before = os.stat(folder.output / project.MANIFEST).st_mtime_ns
        process = folder.start("--jobs", "2", *arguments)
        if moment < 0:
            wait_for_change(process, folder.output / project.MANIFEST, before)
        time.sleep(abs(moment))
        process.send_signal(number)
        process.wait()
        return process.returncode

    def durations(self, folder):
        """How many seconds a run takes, and how many of them it changes files."""
        start = time.monotonic()
        before = os.stat(folder.output / project.MANIFEST).st_mtime_ns
        process = folder.start("--jobs", "2")
        wait_for_change(process, folder.output / project.MANIFEST, before)
        begin = time.monotonic()
        process.wait()
        return time.monotonic() - start, time.monotonic() - begin

    @takes_long
    def test_kill_at_200_random_moments(self):
        numbers = project.randomness("kill")
        partial = 0
        with project.Project() as folder:
            folder.use(project.catalogue("first"))
            self.succeed(folder)
            folder.use(project.catalogue("second"))
            whole, writing = self.durations(folder)
            for index in range(KILLS):
                target = numbers.choice(project.VERSIONS)
                arguments = ("--only", numbers.choice(KINDS))
                folder.use(project.catalogue(target))
                before = folder.tree()
                after = self.undisturbed(before, target, *arguments)
                is_early = index % 4 == 0
                moment = numbers.uniform(0, whole) if is_early else -numbers.uniform(0, writing)
                self.end(folder, moment, signal.SIGKILL, *arguments)
                tree = folder.tree()
                with self.subTest(index=index, target=target, arguments=arguments, moment=moment):
                    self.assert_old_or_new(tree, before, after)
                    if tree not in (before, after):
                        partial += 1
                    if index % 5 == 4:
                        # The specs change again before anything was repaired.
                        other = numbers.choice(project.VERSIONS)
                        folder.use(project.catalogue(other))
                        after = self.undisturbed(before, other, *arguments)
                    self.assert_repaired(folder, after, *arguments)
        print(f"  {KILLS} kills, {partial} of them between the first and the last change")
        self.assertGreaterEqual(partial, LEAST_PARTIAL)

    def test_interrupt_and_other_signals(self):
        numbers = project.randomness("interrupt")
        with project.Project() as folder:
            folder.use(project.catalogue("first"))
            self.succeed(folder)
            for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT]:
                for target in ("second", "first"):
                    before = folder.tree()
                    folder.use(project.catalogue(target))
                    after = self.undisturbed(before, target)
                    status = self.end(folder, -numbers.uniform(1e-6, 0.01), number)
                    with self.subTest(signal=number, target=target):
                        # Who interrupted it sees how it ended; a run that was done is done.
                        self.assertIn(status, (-number, 0))
                        self.assert_old_or_new(folder.tree(), before, after)
                        self.assert_repaired(folder, after)

    def test_interrupt_while_waiting(self):
        with project.Project() as folder:
            folder.use(project.catalogue("first"))
            self.succeed(folder)
            before = folder.tree()
            with OpenedFolder(folder.output):
                process = folder.start("--jobs", "2")
                time.sleep(0.5)
                process.send_signal(signal.SIGINT)
                self.assertEqual(process.wait(timeout=project.PATIENCE), -signal.SIGINT)
            self.assertEqual(folder.tree(), before)


class OpenedFolder:
    """Holds the lock of an output folder, as another run would."""

    def __init__(self, path):
        self.path = path

    def __enter__(self):
        import fcntl

        self.descriptor = os.open(self.path, os.O_RDONLY)
        fcntl.flock(self.descriptor, fcntl.LOCK_EX)
        return self

    def __exit__(self, *_):
        os.close(self.descriptor)
