import PlumbLayout
import Synchronization

/// A custom guide, and its default position in a view.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The numbers of users' guides. Alignments are constants of the program, so their numbers are too.
enum CustomGuides {
  private static let types = Mutex<[any AlignmentID.Type]>([])

  static func key(_ axis: Axis, _ type: any AlignmentID.Type) -> AlignmentKey {
    let index = types.withLock { types in
      if let known = types.firstIndex(where: { $0 == type }) { return known }
      types.append(type)
      return types.count - 1
    }
    return AlignmentKey(axis: axis, number: AlignmentKey.firstCustomNumber + UInt32(index))
  }

  static func defaultValue(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat {
    let index = Int(key.number - AlignmentKey.firstCustomNumber)
    return types.withLock { $0[index] }.defaultValue(in: dimensions)
  }
}

extension HorizontalAlignment {
  /// Creates an alignment along a guide of the app's own, from left to right.
  public init(_ id: any AlignmentID.Type) { self.init(key: CustomGuides.key(.horizontal, id)) }

  /// Returns one value from several children's explicit ones.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    combine(values, key)
  }
}

extension VerticalAlignment {
  /// Creates an alignment along a guide of the app's own, from top to bottom.
  public init(_ id: any AlignmentID.Type) { self.init(key: CustomGuides.key(.vertical, id)) }

  /// Returns one value from several children's explicit ones.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    combine(values, key)
  }
}

private func combine<S: Sequence>(_ values: S, _ key: AlignmentKey) -> CGFloat? where S.Element == CGFloat? {
  var merge = AlignmentKey.Merge(key)
  for value in values { if let value { merge.add(value) } }
  return merge.value
}
