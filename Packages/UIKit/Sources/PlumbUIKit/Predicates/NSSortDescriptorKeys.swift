import Foundation

extension NSSortDescriptor {
  /// Creates an order by the value of a name.
  @_disfavoredOverload public convenience init(key: String?, ascending: Bool) {
    self.init(name: key, ascending) { PredicateKeys.order($0, $1) ?? .orderedSame }
  }

  /// Creates an order by the value of a name, as compared by a method of the value:
  /// `#selector(NSString.caseInsensitiveCompare(_:))`.
  @_disfavoredOverload public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    // Which method it is cannot be read from it: all methods for it compare texts as people read them.
    self.init(name: key, ascending) { one, other in
      guard selector != nil, let one = one as? String, let other = other as? String else {
        return PredicateKeys.order(one, other) ?? .orderedSame
      }
      return one.localizedStandardCompare(other)
    }
  }

  /// Creates an order by the value of a name, as compared by a closure.
  @_disfavoredOverload public convenience init(
    key: String?, ascending: Bool, comparator: @escaping (Any, Any) -> ComparisonResult
  ) {
    self.init(name: key, ascending) { one, other in
      guard let one, let other else {
        return one == nil ? (other == nil ? .orderedSame : .orderedAscending) : .orderedDescending
      }
      return comparator(one, other)
    }
  }

  private convenience init(
    name: String?, _ ascending: Bool, _ order: @escaping (Any?, Any?) -> ComparisonResult
  ) {
    nonisolated(unsafe) let order = order
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      let (one, other) = (
        PredicateKeys.value(one, name ?? "self"), PredicateKeys.value(other, name ?? "self")
      )
      // What has no value comes first.
      if one == nil || other == nil {
        return one == nil ? (other == nil ? .orderedSame : .orderedAscending) : .orderedDescending
      }
      return order(one, other)
    }
  }
}
