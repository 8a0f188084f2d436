# make        installs what is missing, builds, generates, and says what was made
# make test   runs every test
# make docs   builds the documentation as a static site; make docs-preview also serves it on port 8000
# make check  runs what takes long or needs other people's tools: the examples, and a JSON Schema
#             validator from PyPI
# make fuzz   fuzzes every reader and emitter for ten minutes each; make fuzz-smoke for 30 seconds each
# make format puts every Swift file into the project's form; make lint checks it

SPECS := Specs
OUTPUT := Generated
TOOL := .build/debug/fiori-gen
SITE := .build/docs
# The fuzzers' own code; beside it stand links to the tool's modules.
FUZZERS := $(addprefix Fuzzing/Sources/,FuzzSupport FuzzStyleSheets FuzzSpecs FuzzPipeline)
# What the tool knows about style sheets in any folder.
KNOWLEDGE := Sources/FioriGenDriver/StyleSheets/Knowledge/BundledCatalogue.swift

.DEFAULT_GOAL := all
.PHONY: all setup build generate test check fuzz fuzz-smoke docs docs-preview lint format clean

all: build generate
	@$(TOOL) list --specs $(SPECS)

setup:
	@./Scripts/install-dependencies

build: setup
	swift build

generate: build
	$(TOOL) generate --specs $(SPECS) --output $(OUTPUT)
	@$(TOOL) describe --specs $(SPECS) --format knowledge > .build/knowledge.swift
	@cmp -s .build/knowledge.swift $(KNOWLEDGE) || cp .build/knowledge.swift $(KNOWLEDGE)

test:
	@./Scripts/install-dependencies tests
	swift build --build-tests
	swift test --skip-build --disable-xctest

docs: generate
	@./Scripts/build-documentation $(OUTPUT) $(SITE)

docs-preview: docs
	cd $(SITE) && python3 -m http.server 8000

check: build
	python3 -m pip install --quiet --disable-pip-version-check jsonschema pyyaml sarif-pydantic
	./Scripts/check-schemas $(TOOL)
	./Scripts/check-examples
	./Scripts/check-payloads $(TOOL) .build/examples/debug/CellServer
	$(MAKE) fuzz-smoke

# Ten minutes each, and at least as many inputs as stand there.
fuzz: setup
	./Scripts/fuzz StyleSheets 600 5000000
	./Scripts/fuzz Specs 600 1000000
	./Scripts/fuzz Pipeline 600 1000000

fuzz-smoke: setup
	./Scripts/fuzz StyleSheets 30
	./Scripts/fuzz Specs 30
	./Scripts/fuzz Pipeline 30

lint:
	swift format lint --strict --recursive Package.swift Sources Plugins Tests Examples Fuzzing/Package.swift $(FUZZERS)

format:
	swift format --in-place --recursive Package.swift Sources Plugins Tests Examples Fuzzing/Package.swift $(FUZZERS)

clean:
	rm -rf .build
