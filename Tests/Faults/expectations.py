"""What must hold for an output folder after a run that was disturbed."""

import json
import shutil
import unittest

import project


def takes_long(test):
    """Marks a test that is started before the others, so that nothing waits for it at the end."""
    test.takes_long = True
    return test


class OutputTestCase(unittest.TestCase):
    """Compares output folders with what undisturbed runs make of them."""

    known = {}
    """What an undisturbed run makes, by the tree before it, the version of the catalogue and the
    arguments."""

    def undisturbed(self, before, version, *arguments):
        """The tree that an undisturbed run makes of a tree."""
        key = (hash(frozenset(before.items())), version, arguments)
        if key not in self.known:
            with project.Project() as twin:
                twin.use(project.catalogue(version))
                for path, contents in before.items():
                    place = twin.output / path
                    place.parent.mkdir(parents=True, exist_ok=True)
                    place.write_bytes(contents)
                self.succeed(twin, *arguments)
                self.known[key] = twin.tree()
        return self.known[key]

    def succeed(self, project_folder, *arguments, **options):
        """Generates, which must go well without a word besides the summary."""
        run = project_folder.run(*arguments, **options)
        self.assertEqual(run.status, 0, run)
        return run

    def assert_old_or_new(self, tree, before, after):
        """Every file has its whole old or its whole new contents, and what is there is owned."""
        for path, contents in tree.items():
            if project.is_temporary(path):
                continue
            choices = [side[path] for side in (before, after) if path in side]
            if path == project.MANIFEST:
                # In between, the list names the old files and the new ones.
                owned = set(json.loads(contents)["files"])
                written = {path for path in tree if not project.is_temporary(path)}
                self.assertLessEqual(written - {path}, owned)
                self.assertLessEqual(owned, set(before) | set(after))
            else:
                self.assertIn(contents, choices, f"{path} is neither old nor new")
        for path in set(before) & set(after):
            self.assertIn(path, tree, f"{path} is gone")

    def assert_repaired(self, folder, after, *arguments):
        """The next run brings everything to its end, and leaves nothing else behind."""
        self.succeed(folder, *arguments)
        self.assertEqual(folder.tree().keys(), after.keys())
        self.assertEqual(folder.tree(), after)
        self.assert_no_empty_folders(folder)

    def assert_no_empty_folders(self, folder):
        """Folders that hold nothing are removed."""
        for inner in folder.folders():
            self.assertTrue(any((folder.output / inner).iterdir()), f"{inner} is empty")

    def assert_error(self, run, place, rule):
        """A run failed with a finding of a rule at the beginning of a file."""
        self.assertEqual(run.status, 1, run)
        line = f"{place}:1:1: error: "
        lines = [text for text in run.messages.splitlines() if text.startswith(line)]
        self.assertTrue(any(text.endswith(f"[{rule}]") for text in lines), run)


def copy_tool(folder):
    """Copies the built tool to a place that every user can read, and gives its path."""
    place = folder / "fiori-gen"
    shutil.copy(project.TOOL, place)
    place.chmod(0o755)
    return str(place)
