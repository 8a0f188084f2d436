import FioriComponents
import Foundation

/// Checks the data of components on a server: no UIKit, no Apple platform.
///
/// ```
/// $ echo '{ "headlineText": "Pump" }' | swift run CellServer FUIObjectTableViewCell
/// { "headlineText": "Pump" }
/// ```
///
/// Reads JSON from standard input and writes its normal form to standard output. What is wrong goes
/// to standard error, one line with path and rule for each. Ends with 0 when the data is fine, with
/// 1 when it is not, and with 2 when the arguments make no sense.
@main
enum CellServer {
  /// Runs the program.
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 1, let name = arguments.first else {
      fail("usage: CellServer COMPONENT < component.json", status: 2)
    }
    guard let model = FioriCatalog.model(named: name) else {
      let names = FioriCatalog.allModels.map { $0.descriptor.name }
      fail("unknown component \(name); known are \(names.joined(separator: ", "))", status: 2)
    }
    let answer = Answer(to: FileHandle.standardInput.readDataToEndOfFile(), as: model)
    for line in answer.issues { write(line, to: .standardError) }
    if let normalForm = answer.normalForm { write(normalForm, to: .standardOutput) }
    exit(answer.isAccepted ? 0 : 1)
  }

  /// Says why the program ends, and ends it.
  private static func fail(_ message: String, status: Int32) -> Never {
    write(message, to: .standardError)
    exit(status)
  }

  /// Writes a line.
  private static func write(_ line: String, to file: FileHandle) {
    file.write(Data((line + "\n").utf8))
  }
}
