import FioriGenModel
import Testing

/// Declared types become portable ones, or none where they carry no data.
@Suite struct TypeResolutionTests {
  private let resolution = TypeResolution(names: [
    "Cell": .component, "Tag": .structure, "Glyph": .union, "Mode": .enumeration,
    "Delegate": .reference,
  ])

  @Test func resolvesNamesOfTheCatalogueThePlatformAndTheLanguage() {
    #expect(resolution.portable(for: .named("Cell")) == .component("Cell"))
    #expect(resolution.portable(for: .named("Tag")) == .structure("Tag"))
    #expect(resolution.portable(for: .named("Glyph")) == .union("Glyph"))
    #expect(resolution.portable(for: .named("Mode")) == .enumeration("Mode"))
    #expect(resolution.portable(for: .named("UIImage")) == .builtIn(.image))
    #expect(resolution.portable(for: .named("CGFloat")) == .builtIn(.double))
    #expect(resolution.portable(for: .named("Seconds")) == .builtIn(.seconds))
  }

  @Test func keepsListsAndCollapsesAbsence() {
    let images = TypeExpression.array(.optional(.named("UIImage")))
    #expect(resolution.portable(for: images) == .array(.optional(.builtIn(.image))))
    let twice = TypeExpression.optional(.implicitlyUnwrapped(.named("Tag")))
    #expect(resolution.portable(for: twice) == .optional(.structure("Tag")))
  }

  @Test(arguments: ["Delegate", "UILabel", "Void", "Stranger"])
  func givesNothingForTypesWithoutData(name: String) {
    #expect(resolution.portable(for: .named(name)) == nil)
    #expect(resolution.portable(for: .array(.named(name))) == nil)
  }

  @Test func closuresCarryNoData() {
    let closure = TypeExpression.function(parameters: [.named("Tag")], result: .named("Void"))
    #expect(resolution.portable(for: .optional(closure)) == nil)
  }

  @Test func knowsExactlyTheNamesThatMeanSomething() {
    #expect(resolution.knows("Delegate"))
    #expect(resolution.knows("UITableViewCell.AccessoryType"))
    #expect(!resolution.knows("Stranger"))
  }
}
