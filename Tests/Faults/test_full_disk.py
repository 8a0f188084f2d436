"""Disks that are full or read-only.

Real ones where the system lets a test mount them, alone or in a user namespace of its own; else
files may not grow, which is how a process meets the same refusal. The test says which it was.
"""

import os
import resource
import shlex
import signal
import subprocess

import project
from expectations import OutputTestCase

SIZE = 700 * 1024
"""How many bytes the small disk has: enough for the first version, too little for twice as much."""

MANY = 60
"""How many components the larger version of the catalogue has."""


def mounting():
    """What has to stand before a command that mounts; `None` where nothing is permitted."""
    probe = "mount -t tmpfs -o size=64k none /mnt"
    for prefix in (["unshare", "-m"], ["unshare", "-rm"]):
        if subprocess.run([*prefix, "sh", "-c", probe], capture_output=True).returncode == 0:
            return prefix
    return None


class FullDiskTests(OutputTestCase):
    """Generates onto disks that do not take everything."""

    def shell(self, work, script):
        """Runs a script with the tool as "$TOOL", in a name space with mounts of its own."""
        environment = {**os.environ, "TOOL": project.TOOL}
        run = subprocess.run(
            [*mounting(), "sh", "-ec", script],
            cwd=work.folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=project.PATIENCE,
        )
        return project.Run(run.returncode, run.stdout, run.stderr)

    def test_a_full_disk(self):
        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work)
            small = work.tree()
            large = work.folder / "Large"
            large.mkdir()
            for name, text in project.catalogue("second", MANY).items():
                (large / name).write_text(text)
            if mounting() is None:
                print("  mounting is not permitted: files may not grow instead")
                self.grow_beyond_the_limit(work, small)
                return
            print("  a tmpfs mounted with", shlex.join(mounting()))
            disk = work.folder / "disk"
            disk.mkdir()
            run = self.shell(
                work,
                f"""
                mount -t tmpfs -o size={SIZE} none disk
                "$TOOL" generate --output disk/Out
                cp -r disk/Out before
                "$TOOL" generate --output disk/Out --specs Large && exit 9
                cp -r disk/Out between
                "$TOOL" generate --output disk/Out
                cp -r disk/Out after
                """,
            )
            self.assertEqual(run.status, 0, run)
            self.assertIn("there is no space left on the disk [output.write-failed]", run.messages)
            self.assertIn("free some space and run the command again", run.messages)
            trees = [work.tree(work.folder / name) for name in ("before", "between", "after")]
            self.assertEqual(trees[0], small)
            self.assertEqual(trees[2], small)
            for path in small:
                if path != project.MANIFEST:
                    self.assertEqual(trees[1][path], small[path], path)
            self.assertEqual([path for path in trees[1] if project.is_temporary(path)], [])

    def grow_beyond_the_limit(self, work, small):
        """What a full disk does, where none can be had."""

        def limit():
            """Lets no file have more than a few bytes."""
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))

        run = work.run("--specs", "Large", preexec_fn=limit)
        self.assertEqual(run.status, 1, run)
        self.assertIn("[output.write-failed]", run.messages)
        for path in small:
            if path != project.MANIFEST:
                self.assertEqual(work.tree()[path], small[path], path)
        self.succeed(work)
        self.assertEqual(work.tree(), small)

    def test_a_read_only_disk(self):
        if mounting() is None:
            # Without mounting there is none; its error number is one of those that every call
            # gives in the tests of system calls, and a folder that is read-only is another.
            self.skipTest("mounting is not permitted")
        with project.Project() as work:
            work.use(project.catalogue("first"))
            (work.folder / "disk").mkdir()
            (work.folder / "New.yaml").write_text(project.component("New"))
            run = self.shell(
                work,
                """
                mount -t tmpfs -o size=8m none disk
                "$TOOL" generate --quiet --output disk/Out
                mount -o remount,ro none disk
                "$TOOL" generate --quiet --output disk/Out
                "$TOOL" generate --check --quiet --output disk/Out
                cp New.yaml Specs
                "$TOOL" generate --output disk/Out && exit 9
                "$TOOL" generate --output disk/Other && exit 9
                exit 0
                """,
            )
            self.assertEqual(run.status, 0, run)
            for place in (f"disk/Out/{project.MANIFEST}", "disk/Other"):
                self.assertIn(f"{place}:1:1: error: ", run.messages)
            self.assertEqual(run.messages.count("the file system is read-only"), 2)
            self.assertIn("choose a folder that can be written to", run.messages)
