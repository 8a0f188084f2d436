import FioriGenModel
import Testing

@testable import FioriGenDocs

/// Every page has a name of its own that any disk can hold.
@Suite struct PageNamesTests {
  @Test func namesThatOnlyDifferInCaseOrSignsGetNumbers() throws {
    let names = PageNames(Self.catalogue(classPaths: ["fdlA.b", "fdlA-b", "fdla-B"]))
    let pages = ["fdlA-b", "fdlA.b", "fdla-B"].map { names.name(of: .classPath($0)) }
    #expect(pages == ["class-path-fdlA-b", "class-path-fdlA-b-2", "class-path-fdla-B-3"])
  }

  @Test func aNameOfAnotherPageIsNeverTaken() {
    // Without numbers the third path would get the name that the second one has.
    let paths = ["x.1", "x-1", "x-1-2"]
    let names = PageNames(Self.catalogue(classPaths: paths))
    #expect(Set(paths.map { names.name(of: .classPath($0)) }).count == 3)
  }

  @Test func pathsCannotLeaveTheFolder() throws {
    let names = PageNames(Self.catalogue(classPaths: ["../../etc/passwd", "", "a/b\0c"]))
    for path in ["../../etc/passwd", "", "a/b\0c"] {
      let name = try #require(names.name(of: .classPath(path)))
      #expect(!name.contains("/") && !name.contains("\0") && !name.contains(".."))
    }
  }

  @Test func longNamesAreCutAndStayDifferent() throws {
    let long = String(repeating: "a", count: 5000)
    let names = PageNames(Self.catalogue(classPaths: [long + "1", long + "2"]))
    let pages = try [long + "1", long + "2"].map { try #require(names.name(of: .classPath($0))) }
    #expect(pages[0] != pages[1])
    #expect(pages.allSatisfy { $0.utf8.count < 200 })
  }

  @Test func aPageThatDoesNotExistIsNotLinked() {
    let context = PageContext(Catalogue(), dialect: .docc)
    #expect(context.link(to: .classPath("fdlX"), title: "`fdlX`") == "`fdlX`")
    #expect(context.reference(to: "UIView") == "`UIView`")
  }

  @Test func familiesAreTheFoldersBelowTheOneThatAllSpecsShare() {
    let files = ["A/Specs/c.yaml", "A/Specs/ObjectViews/XCell.yaml", "A/Specs/More/Deep/XTag.yaml"]
    let families = ComponentFamily.all(of: Self.catalogue(files: files))
    #expect(families.map(\.title) == ["More", "Object Views"])
    #expect(
      ComponentFamily.all(of: Self.catalogue(files: ["A/XCell.yaml", "A/XTag.yaml"])).isEmpty
    )
  }

  /// A catalogue with class paths.
  private static func catalogue(classPaths: [String]) -> Catalogue {
    let paths = classPaths.map { ClassPath(path: $0, group: "Text", range: Sample.here) }
    return Catalogue(components: [
      Component(
        name: "XCell",
        kind: .view,
        theming: Theming(classPaths: paths),
        range: Sample.here
      )
    ])
  }

  /// A catalogue with two components in files.
  private static func catalogue(files: [String]) -> Catalogue {
    Catalogue(
      components: ["XCell", "XTag"].map { Component(name: $0, kind: .view, range: Sample.here) },
      files: files.map { path in
        let stem = path.split(separator: "/").last.map { String($0.dropLast(5)) } ?? ""
        return SpecFile(path: path, stem: stem, documents: [])
      }
    )
  }
}
