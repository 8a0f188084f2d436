/// A language in which the components of the benchmark are written.
protocol InputLanguage {
  /// The ending of its files, without the dot.
  static var fileEnding: String { get }

  /// The file of what the components share.
  static var shared: String { get }

  /// The file of one component.
  ///
  /// - Parameter name: The component's name.
  /// - Returns: The file's contents.
  static func component(_ name: String) -> String
}

extension InputLanguage {
  /// The name of the file of what the components share.
  static var sharedFile: String { "Shared.\(fileEnding)" }

  /// The name of a component.
  ///
  /// - Parameter number: The component's number, from 1.
  /// - Returns: The name.
  static func name(_ number: Int) -> String { "Bench\(number)" }

  /// Writes a catalogue, one file for each component.
  ///
  /// - Parameters:
  ///   - count: The number of components.
  ///   - folder: Where the files go; made when it is missing.
  /// - Returns: The paths of the components' files.
  static func write(_ count: Int, to folder: String) -> [String] {
    Disk.makeFolder(folder)
    Disk.write(shared, to: "\(folder)/\(sharedFile)")
    return (1...count).map { number in
      let path = "\(folder)/\(name(number)).\(fileEnding)"
      Disk.write(component(name(number)), to: path)
      return path
    }
  }
}
