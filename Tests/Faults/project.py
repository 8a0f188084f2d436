"""Projects with specs that tests generate from, and what became of their output."""

import os
import pathlib
import random
import shutil
import subprocess
import tempfile

TOOL = os.environ["FIORI_GEN_TOOL"]
"""The built tool."""

SEED = os.environ["FIORI_GEN_SEED"]
"""Where random numbers start; printed by check-faults, so that a failure can be repeated."""

MANIFEST = ".fiori-gen-manifest.json"
"""The list of owned files, in the output folder."""

PATIENCE = 300
"""How many seconds a run may take before it counts as hanging; a busy machine is slow."""


def randomness(name):
    """Random numbers for one test, whatever other tests run."""
    return random.Random(f"{SEED} {name}")


def component(name, summary="A small one.", more=""):
    """The text of a component's spec."""
    return (
        f"component: {name}\nkind: view\nsummary: {summary}\nproperties:\n"
        f"  headlineText: {{ type: String?, summary: The text of the headline. }}\n{more}"
        "theming:\n  support: { Text: documented }\n  classPaths:\n"
        f"    - {{ path: {name}_headline, group: Text }}\n"
    )


STYLES = """attributeGroups:
  Text:
    summary: Text of one line.
    attributes: { font-color: Color, font-size: Number }
"""
"""The text of a spec with what components are styled by."""

VERSIONS = ("first", "second", "third")
"""The versions of a catalogue that tests go back and forth between."""


def catalogue(version, count=8):
    """A catalogue's specs by file name. Versions differ in components, texts and fields, and the
    third one in the folder of its C headers too."""
    number = VERSIONS.index(version)
    prefix = "other" if version == "third" else "part"
    specs = {
        "catalogue.yaml": f"catalogue: Parts\nsummary: Parts.\ncPrefix: {prefix}\n",
        "Styles.yaml": STYLES,
    }
    for index in range(number * 2, count + number * 2):
        summary = f"Part {index}."
        more = ""
        if index % 2 == 0:
            summary += f" {version} " * 400
            more = f"  {version}Count: {{ type: Int, default: {number}, summary: A number. }}\n"
        specs[f"Part{index}.yaml"] = component(f"Part{index}", summary, more)
    return specs


class Run:
    """What a run of the tool came to."""

    def __init__(self, status, output, messages):
        self.status = status
        self.output = output
        self.messages = messages

    def __repr__(self):
        return f"status {self.status}\n{self.output[-2000:]}\n{self.messages[-2000:]}"


class Project:
    """A folder with specs and output; it is removed and its runs are ended with a `with` block."""

    def __init__(self, folder=None):
        self.own = folder is None
        self.started = []
        self.folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="fiori-gen-faults-"))
        self.specs = self.folder / "Specs"
        self.output = self.folder / "Generated"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        # A test that failed or was interrupted may have left runs behind, even such that stand still.
        for process in self.started:
            process.kill()
            process.wait()
        if self.own:
            shutil.rmtree(self.folder)

    def use(self, specs):
        """Replaces all specs."""
        shutil.rmtree(self.specs, ignore_errors=True)
        self.specs.mkdir()
        for name, text in specs.items():
            (self.specs / name).write_text(text, encoding="utf-8")

    def start(self, *arguments, command="generate", prefix=(), **options):
        """Starts the tool without waiting for it, in a session and with a cache of its own."""
        environment = {**os.environ, "XDG_CACHE_HOME": str(self.folder / "cache")}
        process = subprocess.Popen(
            [*prefix, TOOL, command, *arguments],
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=options.pop("stdout", subprocess.DEVNULL),
            stderr=options.pop("stderr", subprocess.DEVNULL),
            start_new_session=True,
            env={**environment, **options.pop("env", {})},
            **options,
        )
        self.started.append(process)
        return process

    def run(self, *arguments, **options):
        """Runs the tool to its end."""
        process = self.start(
            *arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
        )
        try:
            output, messages = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"{arguments} hangs") from None
        return Run(process.returncode, output.decode(), messages.decode())

    def tree(self, folder=None):
        """The contents of every output file by path; `None` for what is no file."""
        root = os.fsencode(folder or self.output)
        found = {}
        for path, folders, files in os.walk(root):
            for name in files + [name for name in folders if os.path.islink(path + b"/" + name)]:
                place = os.path.join(path, name)
                key = os.fsdecode(os.path.relpath(place, root))
                is_file = os.path.isfile(place) and not os.path.islink(place)
                found[key] = pathlib.Path(os.fsdecode(place)).read_bytes() if is_file else None
        return found

    def folders(self):
        """The paths of all folders in the output folder."""
        return {
            os.path.relpath(os.path.join(path, name), self.output)
            for path, folders, _ in os.walk(self.output)
            for name in folders
        }


def is_temporary(path):
    """Whether a path is that of a file on its way into the output."""
    name = os.path.basename(path)
    return name.startswith(".fiori-gen-") and name.endswith(".tmp")
