# make        installs what is missing, builds, generates, and says what was made
# make test   runs every test
# make format puts every Swift file into the project's form; make lint checks it

SPECS := Specs
OUTPUT := Generated
TOOL := .build/debug/fiori-gen
# What the tool knows about style sheets in any folder.
KNOWLEDGE := Sources/FioriGenDriver/StyleSheets/Knowledge/BundledCatalogue.swift

.DEFAULT_GOAL := all
.PHONY: all setup build generate test lint format clean

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

test: setup
	swift build --build-tests
	swift test --skip-build --disable-xctest

lint:
	swift format lint --strict --recursive Package.swift Sources Plugins Tests

format:
	swift format --in-place --recursive Package.swift Sources Plugins Tests

clean:
	rm -rf .build
