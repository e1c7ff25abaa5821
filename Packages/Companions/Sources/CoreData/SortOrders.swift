extension NSSortDescriptor {
  /// Creates an order by a choice: false comes first, as numbers are ordered.
  public convenience init<Root>(keyPath: KeyPath<Root, Bool>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      let (one, other) = (one as? Bool ?? false, other as? Bool ?? false)
      return one == other ? .orderedSame : other ? .orderedAscending : .orderedDescending
    }
  }

  /// Creates an order by a value that may be missing: objects without the value come first.
  public convenience init<Root, Value: Comparable>(keyPath: KeyPath<Root, Value?>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { one, other in
      // The values come as they are, or within an optional.
      let (one, other) = (one as? Value, other as? Value)
      guard let one else { return other == nil ? .orderedSame : .orderedAscending }
      guard let other else { return .orderedDescending }
      return one < other ? .orderedAscending : other < one ? .orderedDescending : .orderedSame
    }
  }
}
