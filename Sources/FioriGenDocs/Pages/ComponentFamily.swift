import FioriGenModel

/// The components whose specs lie in one folder; authors sort their specs into folders by family.
struct ComponentFamily {
  /// The folder's name, such as `ObjectViews`.
  var folder: String
  /// The components, sorted by name.
  var components: [Component]

  /// The folder's name as words: `ObjectViews` gives `Object Views`.
  var title: String {
    var result = ""
    var previous: Character?
    for letter in folder {
      let beginsWord = letter.isUppercase && previous.map { $0.isLowercase || $0.isNumber } ?? false
      if beginsWord { result += " " }
      result.append(letter == "-" || letter == "_" ? " " : letter)
      previous = letter
    }
    return result
  }

  /// The families of a catalogue, sorted by folder.
  ///
  /// Only folders below the one that all specs share count, so that the result does not depend on
  /// where the specs lie. Components directly in that folder belong to no family.
  ///
  /// - Parameter catalogue: The catalogue.
  /// - Returns: The families that have a component.
  static func all(of catalogue: Catalogue) -> [ComponentFamily] {
    let folders = catalogue.files.map { file in
      (stem: file.stem, parts: file.path.split(separator: "/").dropLast())
    }
    guard var shared = folders.first.map({ Array($0.parts) }) else { return [] }
    for folder in folders {
      let same = zip(shared, folder.parts).prefix { $0 == $1 }.count
      shared.removeLast(shared.count - same)
    }
    var folderOfStem: [String: String] = [:]
    for folder in folders {
      folderOfStem[folder.stem] = folder.parts.dropFirst(shared.count).first.map(String.init)
    }
    let members = Dictionary(grouping: catalogue.components) { folderOfStem[$0.fileStem] ?? "" }
    return members.filter { !$0.key.isEmpty }.sorted { $0.key < $1.key }.map { folder, components in
      ComponentFamily(folder: folder, components: components.sorted { $0.name < $1.name })
    }
  }
}
