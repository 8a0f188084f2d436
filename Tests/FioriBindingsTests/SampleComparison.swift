import FioriBindings
import FioriComponents
import Testing
import UIKit

/// Compares what a usage sample of the documents tells the SDK with what a model tells it.
///
/// The samples were written out anew, with the same members in the same way and other values.
/// Compared is what was told, not in which order: bindings have an order of their own, and one
/// sample sets a substatus before the accessory that decides about it. Assignments that leave a
/// property as it is do not count, since a model does not know a default from what was never set.
@MainActor
enum SampleComparison {
  /// What an object was told, in a comparable form.
  ///
  /// - Parameter object: The object.
  /// - Returns: The calls, sorted.
  static func effects(of object: StandInObject) -> [String] {
    object.standInCalls.filter { $0.previous == nil || $0.arguments != [$0.previous] }
      .map(text).sorted()
  }

  /// A call; listeners and delegates count by what they hear, not by who they are.
  private static func text(of call: StandInCall) -> String {
    var call = call
    if call.member == "delegate" { call.arguments = ["an object"] }
    if call.member.hasPrefix("addTarget(") || call.member.hasPrefix("addAction(") {
      call.member = "listens"
      call.arguments = [call.arguments.last ?? ""]
    }
    return call.description
  }

  /// Expects that two objects were told the same.
  ///
  /// - Parameters:
  ///   - sample: The object that the sample told.
  ///   - bound: The object that bindings told.
  ///   - count: How many calls the sample makes that change something.
  ///   - location: Where the expectation stands.
  static func expectSame(
    _ sample: StandInObject,
    _ bound: StandInObject,
    count: Int,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(effects(of: bound) == effects(of: sample), sourceLocation: location)
    #expect(effects(of: sample).count == count, sourceLocation: location)
  }

  /// An icon of the library, drawn in the tint colour.
  ///
  /// - Parameter name: The icon's name.
  /// - Returns: The reference.
  static func icon(_ name: String) -> ImageReference {
    ImageReference(name: name, source: .iconLibrary, renderingMode: .alwaysTemplate)
  }
}
