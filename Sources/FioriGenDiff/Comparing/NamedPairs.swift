/// The members of two versions, matched by a key.
struct NamedPairs<Member> {
  /// Members that only the old version has, in its order.
  var removed: [Member] = []
  /// Members that only the new version has, in its order.
  var added: [Member] = []
  /// Members that both have, in the new order.
  var common: [(old: Member, new: Member)] = []

  /// Matches members.
  ///
  /// - Parameters:
  ///   - old: The members of the old version.
  ///   - new: The members of the new version.
  ///   - key: What tells them apart.
  init(_ old: [Member], _ new: [Member], by key: (Member) -> String) {
    let oldByKey = Dictionary(old.map { (key($0), $0) }) { first, _ in first }
    let newKeys = Set(new.map(key))
    removed = old.filter { !newKeys.contains(key($0)) }
    for member in new {
      if let match = oldByKey[key(member)] {
        common.append((match, member))
      } else {
        added.append(member)
      }
    }
  }

  /// Takes out members that were renamed.
  ///
  /// - Parameter isSame: Whether a new member is an old one under another name.
  /// - Returns: The renamed members; they no longer count as removed or added.
  mutating func takeRenamed(_ isSame: (_ old: Member, _ new: Member) -> Bool) -> [(
    old: Member, new: Member
  )] {
    var renamed: [(old: Member, new: Member)] = []
    var stillAdded: [Member] = []
    for member in added {
      if let index = removed.firstIndex(where: { isSame($0, member) }) {
        renamed.append((removed.remove(at: index), member))
      } else {
        stillAdded.append(member)
      }
    }
    added = stillAdded
    return renamed
  }
}
