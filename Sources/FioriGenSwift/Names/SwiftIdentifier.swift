/// A name in the forms that Swift code needs it in.
package struct SwiftIdentifier: Hashable, Sendable {
  /// The name without backticks; what two names are compared by.
  package let plain: String

  /// The name where it is declared or referred to, in backticks if it is a reserved word.
  package let code: String

  /// Creates an identifier from a name that is already valid.
  ///
  /// - Parameter plain: Letters, digits and underscores, not beginning with a digit.
  init(valid plain: String) {
    self.plain = plain
    code = ReservedWords.needsBackticks(plain) ? "`" + plain + "`" : plain
  }

  /// The name of a parameter where it is declared, label included.
  var parameter: String {
    ReservedWords.needsBackticksAsParameter(plain) ? code : plain
  }

  /// The name as an argument label, where nearly every reserved word may stand bare.
  package var label: String {
    ReservedWords.needsBackticksAsLabel(plain) ? code : plain
  }
}
