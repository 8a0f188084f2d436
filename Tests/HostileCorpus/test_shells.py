"""Names of files and what stands in pages for shells and manuals stay text.

Neither the completion scripts nor the manual page have anything of a spec in them: they are the
same whatever specs there are. What reaches them is what users type and how files are called.
"""

import pathlib
import subprocess
import tempfile
import unittest

import corpus

NAMES = ["$(touch leaked).yaml", "`touch leaked`.yaml", "a;touch leaked.yaml", "-rf.yaml", "*.yaml",
         "a b.yaml", "'\".yaml", "\\n.yaml"]
"""Names of files that a shell could run or take for something else."""


class ShellTests(unittest.TestCase):
    """Gives the scripts to the shells."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "Specs").mkdir()
        for name in NAMES:
            (self.folder / "Specs" / name).touch()
        for shell in ("bash", "zsh", "fish"):
            (self.folder / shell).write_text(self.tool("completions", shell))
        self.before = self.everything()

    def tool(self, *arguments):
        """What the tool writes in a folder full of hostile names."""
        run = subprocess.run(
            [corpus.TOOL, *arguments], cwd=self.folder, capture_output=True, text=True, check=True
        )
        return run.stdout

    def everything(self):
        """Every path in the folder."""
        return sorted(str(path) for path in self.folder.rglob("*"))

    def run_shell(self, *arguments):
        """Runs a shell."""
        run = subprocess.run(
            arguments, cwd=self.folder, capture_output=True, text=True, timeout=120,
            env={"PATH": "/usr/bin:/bin", "HOME": str(self.folder), "LC_ALL": "C.UTF-8"},
        )
        self.assertEqual((run.returncode, run.stderr), (0, ""), run.stdout)
        return run.stdout

    def test_scripts_are_accepted_and_do_not_depend_on_specs(self):
        for shell in ("bash", "zsh", "fish"):
            self.run_shell(shell, "-n", shell)
            elsewhere = subprocess.run(
                [corpus.TOOL, "completions", shell], cwd="/", capture_output=True, text=True
            )
            self.assertEqual(elsewhere.stdout, (self.folder / shell).read_text())

    def test_the_manual_page_does_not_depend_on_specs(self):
        elsewhere = subprocess.run(
            [corpus.TOOL, "help", "--man"], cwd="/", capture_output=True, text=True
        )
        self.assertEqual(elsewhere.stdout, self.tool("help", "--man"))

    def test_bash_runs_no_file_name(self):
        script = (
            'source ./bash; COMP_WORDS=(fiori-gen validate "$0"); COMP_CWORD=2; _fiori_gen; '
            'printf "%s\\n" "${COMPREPLY[@]}"'
        )
        lines = self.run_shell("bash", "-c", script, "Specs/").splitlines()
        self.assertEqual(len(lines), len(NAMES), lines)
        for typed in ("Specs/$(touch leaked)", "Specs/`touch leaked`", "$(touch leaked)"):
            self.run_shell("bash", "-c", script, typed)
        self.assertEqual(self.everything(), self.before)

    def test_fish_runs_no_file_name(self):
        script = "source ./fish; complete -C 'fiori-gen validate Specs/'"
        proposed = self.run_shell("fish", "--no-config", "-c", script)
        self.assertIn("touch", proposed)
        self.assertFalse((self.folder / "leaked").exists())
