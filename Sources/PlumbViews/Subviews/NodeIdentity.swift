/// The position of a node among siblings of its kind: the branch of a condition, the id of an element.
///
/// Numbers are kept as they are: to wrap one as an `AnyHashable`, and to compare and hash that, takes thousands of
/// instructions.
package enum NodeIdentity: Hashable {
  case number(Int)
  case other(AnyHashable)

  init<ID: Hashable>(_ id: ID) {
    if ID.self == Int.self {
      self = .number(unsafeBitCast(id, to: Int.self))
      return
    }
    let erased = AnyHashable(id)
    if ID.self == AnyHashable.self, let number = erased.base as? Int {
      self = .number(number)
    } else {
      self = .other(erased)
    }
  }

  package var hashable: AnyHashable {
    switch self {
    case .number(let number): AnyHashable(number)
    case .other(let hashable): hashable
    }
  }
}
