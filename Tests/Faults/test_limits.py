"""Machines with little, and catalogues with a lot."""

import resource

import project
from expectations import OutputTestCase, takes_long

MANY = 10_000
"""How many specs one folder has in the large test."""


def limiting(**limits):
    """What sets limits in a run before it starts, such as `NOFILE=64`."""

    def limit():
        """Sets them."""
        for name, value in limits.items():
            resource.setrlimit(getattr(resource, f"RLIMIT_{name}"), (value, value))

    return limit


class LimitTests(OutputTestCase):
    """Generates within limits."""

    def test_64_open_files(self):
        with project.Project() as work:
            work.use(project.catalogue("first", count=80))
            for index in range(70):
                deep = work.specs / "/".join(f"d{level}" for level in range(index % 35)) / f"e{index}"
                deep.mkdir(parents=True)
                (deep / f"Deep{index}.yaml").write_text(project.component(f"Deep{index}"))
            self.succeed(work, "--jobs", "16", preexec_fn=limiting(NOFILE=64))
            self.assertEqual(work.run("--check", preexec_fn=limiting(NOFILE=64)).status, 0)

    def test_too_few_open_files_are_an_error_and_mix_no_outputs(self):
        with project.Project() as work:
            work.use(project.catalogue("first", count=3))
            self.succeed(work)
            before = work.tree()
            after = self.undisturbed_small(work)
            refused = 0
            for number in range(4, 40):
                run = work.run("--jobs", "1", preexec_fn=limiting(NOFILE=number))
                with self.subTest(files=number):
                    if run.status == 0:
                        self.assertEqual(work.tree(), after)
                        break
                    refused += 1
                    # With the very least, the system cannot even load the tool's libraries.
                    if run.status != 127:
                        self.assertEqual(run.status, 1, run)
                        self.assertRegex(run.messages, "too many files are open|libclang")
                    # The outputs are the old ones or, where only the list could not be written at
                    # the end, the new ones. It may go on naming files that there are not.
                    outputs = self.without_list(work.tree())
                    self.assertIn(outputs, [self.without_list(tree) for tree in (before, after)])
            self.assertGreater(refused, 0)
            self.assertEqual(work.tree(), after)

    def without_list(self, tree):
        """A tree without the list of owned files."""
        return {path: contents for path, contents in tree.items() if path != project.MANIFEST}

    def undisturbed_small(self, work):
        """Changes the specs of a small project, and gives what they make without limits."""
        work.use(project.catalogue("second", count=3))
        with project.Project() as twin:
            twin.use(project.catalogue("second", count=3))
            self.succeed(twin)
            return twin.tree()

    @takes_long
    def test_10000_specs_in_one_folder(self):
        with project.Project() as work:
            specs = {"Styles.yaml": project.STYLES}
            for index in range(MANY):
                specs[f"Part{index}.yaml"] = project.component(f"Part{index}")
            work.use(specs)
            arguments = ["--only", "swift,themes,payload-schema", "--jobs", "2"]
            limit = limiting(NOFILE=64, AS=4 << 30)
            run = self.succeed(work, *arguments, preexec_fn=limit)
            self.assertTrue(run.messages.startswith("10000 components, 0 types: "), run)
            tree = work.tree()
            self.assertGreaterEqual(len(tree), MANY + 3)
            (work.specs / "Part77.yaml").unlink()
            (work.specs / "Part78.yaml").write_text(project.component("Part78", "Changed."))
            run = self.succeed(work, *arguments, preexec_fn=limit)
            self.assertIn(" 1 removed", run.messages)
            changed = {path for path, contents in work.tree().items() if tree[path] != contents}
            self.assertLess(len(changed), 8, changed)

    def test_more_specs_than_one_run_accepts(self):
        with project.Project() as work:
            work.specs.mkdir()
            for index in range(20_001):
                (work.specs / f"Part{index}.yaml").touch()
            run = work.run()
            self.assertEqual(run.status, 1)
            self.assertIn("[input.too-many-files]", run.messages)
            self.assertFalse(work.output.exists())
