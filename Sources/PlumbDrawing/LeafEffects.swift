import PlumbLayout

// An effect around several leaves, such as the texts and shapes in a stack, is an effect on each of them and not on their
// picture (Recorded/Paint.md#W4, W10). A group that is its own picture (a layer, a clip, a mask) is one leaf.

extension Effect {
  /// Returns items with the effect on each leaf of them.
  ///
  /// Leaves beside each other share a group where that draws the same.
  public func onLeaves(of items: [DisplayItem]) -> [DisplayItem] {
    if items.isEmpty || changesNothing { return items }
    if isSameForAll || items.count == 1 && !items[0].isSeveralLeaves { return [.group(self, items)] }
    var run = LeafRun(isMixing: staysInPlace)
    add(items, to: &run)
    return run.finish(self)
  }

  private func add(
    _ items: [DisplayItem], through transform: CGAffineTransform = .identity, to run: inout LeafRun
  ) {
    for item in items {
      if case .group(.transform(let own), let inner) = item, item.isSeveralLeaves {
        // The lengths of shadows and blurs are those outside of the transform: it goes to each leaf.
        add(inner, through: own.concatenating(transform), to: &run)
      } else {
        run.add(transform.isIdentity ? item : .group(.transform(transform), [item]), self)
      }
    }
  }

  /// The effect shows everything as it is.
  private var changesNothing: Bool {
    switch self {
    case .opacity(let opacity): opacity >= 1
    case .blur(let radius, _): radius <= 0
    case .blend(let mode): mode == .normal
    case .color(.brightness(0)), .color(.contrast(1)), .color(.saturation(1)), .color(.grayscale(0)),
      .color(.hueRotation(0)):
      true
    case .clip, .transform, .mask, .layer, .shadow, .color: false
    }
  }

  /// The effect does the same to leaves as to their picture.
  private var isSameForAll: Bool {
    switch self {
    case .opacity(let opacity): opacity <= 0
    case .clip, .transform, .mask, .layer: true
    case .shadow, .color, .blur, .blend: false
    }
  }

  /// The effect changes each point by what is there: leaves that do not overlap are the same in one group.
  private var staysInPlace: Bool {
    switch self {
    case .opacity, .blend, .color: true
    case .clip, .transform, .mask, .layer, .shadow, .blur: false
    }
  }
}

extension DisplayItem {
  /// Items of one leaf as one item, which draws as they do.
  public static func leaf(_ items: [DisplayItem]) -> DisplayItem { .group(.opacity(1), items) }

  /// The item only moves several leaves, or one such item.
  fileprivate var isSeveralLeaves: Bool {
    guard case .group(.transform, let inner) = self else { return false }
    return inner.count > 1 || inner.count == 1 && inner[0].isSeveralLeaves
  }
}

/// Leaves of an effect, in groups of such as do not overlap.
private struct LeafRun {
  /// Leaves may share a group.
  let isMixing: Bool
  private var done: [DisplayItem] = []
  private var open: [DisplayItem] = []
  private var bounds: [CGRect] = []

  /// More leaves in one group are compared with too many others.
  private static let most = 64

  init(isMixing: Bool) { self.isMixing = isMixing }

  mutating func add(_ leaf: DisplayItem, _ effect: Effect) {
    guard isMixing else { return done.append(.group(effect, [leaf])) }
    let place = leaf.bounds
    if open.count == Self.most || bounds.contains(where: { $0.meets(place) }) { close(effect) }
    open.append(leaf)
    bounds.append(place)
  }

  private mutating func close(_ effect: Effect) {
    if !open.isEmpty { done.append(.group(effect, open)) }
    (open, bounds) = ([], [])
  }

  mutating func finish(_ effect: Effect) -> [DisplayItem] {
    close(effect)
    return done
  }
}
