# make        installs what is missing, builds, generates, and says what was made
# make test   runs every test
# make check  runs what takes long or needs other people's tools: the examples, and a JSON Schema
#             validator from PyPI
# make format puts every Swift file into the project's form; make lint checks it

SPECS := Specs
OUTPUT := Generated
TOOL := .build/debug/fiori-gen

.DEFAULT_GOAL := all
.PHONY: all setup build generate test check lint format clean

all: build generate
	@$(TOOL) list --specs $(SPECS)

setup:
	@./Scripts/install-dependencies

build: setup
	swift build

generate: build
	$(TOOL) generate --specs $(SPECS) --output $(OUTPUT)

test: setup
	swift build --build-tests
	swift test --skip-build --disable-xctest

check: build
	python3 -m pip install --quiet --disable-pip-version-check jsonschema pyyaml sarif-pydantic
	./Scripts/check-schemas $(TOOL)
	./Scripts/check-examples
	./Scripts/check-payloads $(TOOL) .build/examples/debug/CellServer

lint:
	swift format lint --strict --recursive Package.swift Sources Plugins Tests Examples

format:
	swift format --in-place --recursive Package.swift Sources Plugins Tests Examples

clean:
	rm -rf .build
