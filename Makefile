# make        installs what is missing, builds, generates, and says what was made
# make test   runs every test
# make docs   builds the documentation as a static site; make docs-preview also serves it on port 8000
# make check  runs what takes long or needs other people's tools: faults such as a full disk and 200
#             killed runs, the examples, the C library under valgrind and sanitizers, half a minute of
#             every fuzzer, and validators from PyPI; it ends with the time of each part
# make library builds the C library; make install PREFIX=/usr/local puts it, its headers and fiori.pc in place
# make library-valgrind, library-sanitizers and library-threads give the library many inputs under tools
#             that notice every mistake
# make bench  measures speed beside other generators; minutes at 10,000 components
# make fuzz   fuzzes every reader and emitter for ten minutes each; make fuzz-smoke for 30 seconds each,
#             side by side
# make format puts every Swift file into the project's form; make lint checks it

SPECS := Specs
OUTPUT := Generated
TOOL := .build/debug/fiori-gen
SITE := .build/docs
LIBRARY := .build/library
PREFIX ?= /usr/local
# The fuzzers' own code; beside it stand links to the tool's modules.
FUZZERS := $(addprefix Fuzzing/Sources/,FuzzSupport FuzzStyleSheets FuzzSpecs FuzzPipeline)
# What the tool knows about style sheets in any folder.
KNOWLEDGE := Sources/FioriGenDriver/StyleSheets/Knowledge/BundledCatalogue.swift

# The reference of the command line, which the tool writes from its own definitions.
REFERENCE := Documentation/FioriGen.docc/CommandLine.md

# Checks that are written in Python find there what python-tools has installed.
export PATH := $(CURDIR)/.build/python/bin:$(PATH)

.DEFAULT_GOAL := all
.PHONY: library install library-check library-valgrind library-sanitizers library-threads python-tools check-tools
.PHONY: all setup build generate test check bench fuzz fuzz-smoke docs docs-preview lint format clean

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
	@$(TOOL) help --markdown > .build/reference.md
	@cmp -s .build/reference.md $(REFERENCE) || cp .build/reference.md $(REFERENCE)

test:
	@./Scripts/install-dependencies tests
	swift build --build-tests
	swift test --skip-build --disable-xctest

docs: generate
	@./Scripts/build-documentation $(OUTPUT) $(SITE)

docs-preview: docs
	cd $(SITE) && python3 -m http.server 8000

check:
	@./Scripts/check

check-tools: python-tools
	@./Scripts/install-dependencies tests

library:
	./Scripts/build-library $(LIBRARY)

install: library
	./Scripts/install-library $(LIBRARY) $(PREFIX) $(DESTDIR)

# The library as its users have it, and a short run of each of the three long checks.
library-check: python-tools
	./Scripts/check library "library, valgrind" "library, sanitizers" "library, threads"

library-valgrind: python-tools
	./Scripts/exercise-library valgrind 10000

library-sanitizers: python-tools
	./Scripts/exercise-library sanitizers 10000

library-threads: python-tools
	./Scripts/exercise-library threads 200

python-tools:
	@./Scripts/install-dependencies library
	@./Scripts/python-tools

bench:
	@./Scripts/install-dependencies bench
	./Benchmarks/generation
	./Benchmarks/compile-time
	./Benchmarks/edit-loop
	./Benchmarks/style-sheets

# Ten minutes each, and at least as many inputs as stand there.
fuzz: setup
	./Scripts/fuzz StyleSheets 600 5000000
	./Scripts/fuzz Specs 600 1000000
	./Scripts/fuzz Pipeline 600 1000000

fuzz-smoke: setup
	./Scripts/fuzz-smoke 30

lint:
	swift format lint --strict --recursive Package.swift Sources Plugins Tests Examples Benchmarks Fuzzing/Package.swift $(FUZZERS)

format:
	swift format --in-place --recursive Package.swift Sources Plugins Tests Examples Benchmarks Fuzzing/Package.swift $(FUZZERS)

clean:
	rm -rf .build
