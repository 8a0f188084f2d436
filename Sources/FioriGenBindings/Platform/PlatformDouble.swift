/// The stand-in's part of the platform: the same for every catalogue, kept as text.
///
/// It has what components need and no more. What its classes are called and which members they
/// have is read off the text, so that nothing has to be kept in step with it.
enum PlatformDouble {
  /// A source file.
  struct File: Sendable {
    /// The file's name without its ending.
    var name: String
    /// What it contains below the imports.
    var text: String
  }

  /// A class of the platform.
  struct Class: Sendable {
    /// The class it inherits from.
    var superclass: String?
    /// The names of its own properties and methods.
    var members: Set<String> = []
  }

  /// The files of the module `UIKit`.
  static let files: [File] = [
    File(name: "Recording", text: RecordingText.source),
    File(name: "Values", text: ValueTypesText.source),
    File(name: "Views", text: ViewsText.source),
    File(name: "Controllers", text: ControllersText.source),
    File(name: "Lists", text: ListsText.source),
  ]

  /// The classes by name.
  static let classes: [String: Class] = {
    var classes: [String: Class] = [:]
    for file in files {
      var current: String?
      for line in file.text.split(separator: "\n") {
        if let head = Head(line) {
          current = head.name
          classes[head.name] = Class(superclass: head.superclass)
        } else if let current, let member = member(of: line) {
          classes[current]?.members.insert(member)
        } else if line.first == "}" {
          current = nil
        }
      }
    }
    return classes
  }()

  /// The first line of a class.
  private struct Head {
    /// The class.
    var name: String
    /// The class it inherits from.
    var superclass: String?

    /// Reads a line; `nil` when it begins no class.
    init?(_ line: Substring) {
      guard
        let mark = ["open class ", "public final class ", "public protocol "].first(
          where: line.hasPrefix
        )
      else {
        return nil
      }
      let words = line.dropFirst(mark.count).split { ": {,<".contains($0) }
      guard let first = words.first else { return nil }
      name = String(first)
      superclass = words.count > 1 ? String(words[1]) : nil
    }
  }

  /// The name of the public property or method that a line of a class declares.
  private static func member(of line: Substring) -> String? {
    let own = line.prefix { $0 == " " }
    guard own.count == 2 else { return nil }
    let words = line.dropFirst(2).split { " (:<".contains($0) }.map(String.init)
    guard let access = words.first, access == "public" || access == "open" else { return nil }
    guard let keyword = words.firstIndex(where: { ["var", "let", "func"].contains($0) }),
      words.indices.contains(keyword + 1)
    else { return nil }
    return words[keyword + 1]
  }
}
