/// Some headers of a library with everything that they include: a library of its own, small enough
/// to be read at once.
///
/// What libclang keeps of one parse grows with its headers, so large libraries are read in portions.
/// A library of usual size is one portion, which is the library itself.
struct VerificationPortion: Sendable {
  /// The most headers of a portion, those that they include not counted.
  static let usualSize = 128

  /// The declarations.
  let library: CLibrary

  /// The headers as text, with an umbrella of their own at the end.
  let headers: [HeaderText]

  /// Divides a library, so that every header is in a portion.
  ///
  /// - Parameters:
  ///   - library: The declarations.
  ///   - headers: The headers as text: the support header, those of the library in order, and the
  ///     umbrella.
  ///   - size: The most headers of a portion.
  /// - Returns: The portions.
  static func portions(of library: CLibrary, headers: [HeaderText], size: Int)
    -> [VerificationPortion]
  {
    let count = library.headers.count
    guard count > size, headers.count == count + 2 else {
      return [VerificationPortion(library: library, headers: headers)]
    }
    let places = Dictionary(
      library.headers.enumerated().map { ($1.file, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    return stride(from: 0, to: count, by: size).map { start in
      var part = library
      let chosen = included(by: start..<min(start + size, count), in: library, places: places)
      part.headers = chosen.map { library.headers[$0] }
      // The support header comes before those of the library.
      let texts = [headers[0]] + chosen.map { headers[$0 + 1] }
      return VerificationPortion(
        library: part,
        headers: texts + [CollectionFiles(library: part).umbrella]
      )
    }
  }

  /// The places of some headers and of all that they include, in order.
  private static func included(
    by start: Range<Int>,
    in library: CLibrary,
    places: [String: Int]
  ) -> [Int] {
    var found = Set(start)
    var open = Array(start)
    while let place = open.popLast() {
      let header = library.headers[place]
      for file in header.includes + header.functionIncludes {
        if let next = places[file], found.insert(next).inserted { open.append(next) }
      }
    }
    return found.sorted()
  }
}
