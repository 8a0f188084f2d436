"""Closed and broken standard streams."""

import os

import project
from expectations import OutputTestCase


def closing(*numbers):
    """What closes streams in a run before it starts."""

    def close():
        """Closes them."""
        for number in numbers:
            os.close(number)

    return close


class StreamTests(OutputTestCase):
    """Runs the tool without some of its standard streams."""

    def test_generate_with_closed_streams(self):
        # A file that is opened next would get the number of a closed stream.
        for numbers in [(0,), (1,), (2,), (0, 1, 2)]:
            with self.subTest(closed=numbers), project.Project() as work:
                work.use(project.catalogue("first"))
                run = work.run("--jobs", "2", preexec_fn=closing(*numbers))
                self.assertEqual(run.status, 0, run)
                self.assertEqual(work.run("--check").status, 0)
                self.assertEqual(work.tree(), self.undisturbed({}, "first"))

    def test_waiting_with_closed_streams(self):
        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work)
            work.use(project.catalogue("second"))
            after = self.undisturbed(work.tree(), "second")
            runs = [work.start("--jobs", "2", preexec_fn=closing(0, 1, 2)) for _ in range(4)]
            self.assertEqual([run.wait(timeout=project.PATIENCE) for run in runs], [0] * 4)
            self.assertEqual(work.tree(), after)

    def test_results_for_a_closed_standard_output_are_a_fault(self):
        with project.Project() as work:
            work.use(project.catalogue("first"))
            for command in ("list", "describe", "schema", "help"):
                arguments = ["--format", "json"] if command == "describe" else []
                run = work.run(*arguments, command=command, preexec_fn=closing(1))
                with self.subTest(command=command):
                    self.assertEqual(run.status, 1, run)
                    self.assertEqual(
                        run.messages, "error: cannot write to standard output: it is closed\n"
                    )

    def test_findings_for_a_closed_standard_error_are_a_failure(self):
        with project.Project() as work:
            work.use({"Bad.yaml": "component: Bad\nknid: view\n"})
            self.assertEqual(work.run(preexec_fn=closing(2)).status, 1)
            self.assertFalse(work.output.exists())

    def test_a_reader_that_goes_away(self):
        with project.Project() as work:
            work.use(project.catalogue("first"))
            self.succeed(work)
            work.use(project.catalogue("second"))
            after = self.undisturbed(work.tree(), "second")
            reading, writing = os.pipe()
            os.close(reading)
            process = work.start(stdout=writing, stderr=writing)
            os.close(writing)
            # The files are written all the same, whoever reads the messages.
            self.assertEqual(process.wait(timeout=project.PATIENCE), 0)
            self.assertEqual(work.tree(), after)
