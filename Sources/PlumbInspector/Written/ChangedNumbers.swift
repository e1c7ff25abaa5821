import PlumbExplanation
import PlumbLayout

/// The numbers of a view or a modifier that have changed, as text: "padding is 12 instead of 8 at the top edge".
struct ChangedNumbers {
  private let old: Snapshot.Node
  private let new: Snapshot.Node
  private let axis: Axis?

  init(from old: Snapshot.Node, to new: Snapshot.Node) { self.init(from: old, to: new, along: nil) }

  /// The first change, behind "because"; `nil` if there is none.
  ///
  /// - Parameter axis: only changes of lengths along it; `nil` for those along both.
  func words(along axis: Axis?) -> String? { ChangedNumbers(from: old, to: new, along: axis).words }

  /// Whether nothing but the guides is another.
  var isAlignmentAlone: Bool { alignment != nil && words == alignment && minLength == nil && font == nil }

  /// The text for another font of what the view itself shows, and not of a text in it.
  var font: String? { fontOfText ?? fontOfField }

  private init(from old: Snapshot.Node, to new: Snapshot.Node, along axis: Axis?) {
    (self.old, self.new, self.axis) = (old, new, axis)
  }

  private var words: String? {
    spacing ?? padding ?? frame ?? ratio ?? points(.offset) ?? points(.position) ?? alignment ?? minLength
      ?? font
  }

  /// "spacing is 20 instead of 8". A number that nobody said before, or says now, is included.
  private static func change(_ name: String, _ old: CGFloat?, _ new: CGFloat?) -> String? {
    switch (old, new) {
    case (let old?, let new?):
      old == new ? nil : "\(name) is \(describe(new)) instead of \(describe(old))"
    case (nil, let new?): "\(name) is now set, to \(describe(new))"
    case (let old?, nil): "\(name), which was \(describe(old)), is no longer set"
    case (nil, nil): nil
    }
  }

  private func isAlong(_ other: Axis) -> Bool { axis == nil || axis == other }

  private var spacing: String? {
    guard isAlong(.horizontal) || !["HStack", "LazyHGrid"].contains(where: new.name.hasSuffix),
      isAlong(.vertical) || !["VStack", "LazyVGrid"].contains(where: new.name.hasSuffix)
    else { return nil }
    func gap(_ node: Snapshot.Node) -> CGFloat? {
      node.facts(.gap).first { $0.word(.source) == GapSource.explicit.rawValue }?.number(.length)
    }
    return Self.change("spacing", gap(old), gap(new))
  }

  /// The guides on which a container's children lie. Custom guides have one name, and show no difference.
  private var alignment: String? {
    func guide(_ node: Snapshot.Node, _ axis: Axis) -> String? {
      node.facts(.line).first { $0.word(.axis) == axis.description }?.word(.guide)
    }
    let changes = Axis.allCases.filter(isAlong).compactMap { axis -> String? in
      guard let former = guide(old, axis), let now = guide(new, axis), former != now else { return nil }
      return "the \(now) instead of the \(former)"
    }
    return changes.isEmpty ? nil : "alignment is \(Words.list(changes))"
  }

  /// A spacer's least length, whose axis is not in the facts.
  private var minLength: String? {
    let lengths = [old, new].map { $0.facts(.minimum).first?.number(.length) }
    return Self.change("minLength", lengths[0], lengths[1])
  }

  private var padding: String? {
    guard let former = old.facts(.insets).first, let now = new.facts(.insets).first else { return nil }
    let edges: [TraceField] = [.top, .leading, .bottom, .trailing]
    var changes: [(edges: [String], old: CGFloat, new: CGFloat)] = []
    let all = edges.map { (former.number($0) ?? 0, now.number($0) ?? 0) }
    // One number on all sides is shown as it is written.
    let isUniform = all.allSatisfy { $0 == all[0] }
    for (edge, (old, new)) in zip(edges, all) where old != new {
      guard isUniform || isAlong(edge == .top || edge == .bottom ? .vertical : .horizontal) else {
        continue
      }
      if let known = changes.firstIndex(where: { $0.old == old && $0.new == new }) {
        changes[known].edges.append(edge.rawValue)
      } else {
        changes.append(([edge.rawValue], old, new))
      }
    }
    let words = changes.map { names, old, new in
      let which = "\(Words.list(names)) \(names.count == 1 ? "edge" : "edges")"
      let place = names.count == edges.count ? "" : " at the \(which)"
      return "\(describe(new)) instead of \(describe(old))\(place)"
    }
    return words.isEmpty ? nil : "padding is \(Words.list(words))"
  }

  /// The lengths of a frame, fixed ones and bounds, along both axes.
  private var frame: String? {
    // A view with its own size, such as an image, is no frame.
    let owner = new.isModifier ? "\(new.name)'s" : "its own"
    func lengths(_ node: Snapshot.Node, _ axis: Axis) -> [CGFloat?] {
      let fixed = node.facts(.fixed).first { $0.word(.axis) == axis.description }
      let bounds = node.facts(.bounds).first { $0.word(.axis) == axis.description }
      return [fixed?.number(.length)] + [.minimum, .ideal, .maximum].map { bounds?.number($0) }
    }
    // A layout that was not traced says nothing of them.
    guard [old, new].allSatisfy({ !($0.facts(.fixed) + $0.facts(.bounds)).isEmpty }) else { return nil }
    let changes = Axis.allCases.filter(isAlong).flatMap { axis in
      zip(["", "minimum ", "ideal ", "maximum "], zip(lengths(old, axis), lengths(new, axis))).compactMap {
        Self.change("\(owner) \($0)\(Words.length(axis))", $1.0, $1.1)
      }
    }
    return changes.isEmpty ? nil : Words.list(changes)
  }

  /// An offset or a position. A picture that was recorded before these were kept says nothing of them.
  private func points(_ kind: LayoutFact.Kind) -> String? {
    guard let former = old.facts(kind).first, let now = new.facts(kind).first else { return nil }
    let changes = [
      isAlong(.horizontal) ? Self.change("\(kind.rawValue)'s x", former.number(.x), now.number(.x)) : nil,
      isAlong(.vertical) ? Self.change("\(kind.rawValue)'s y", former.number(.y), now.number(.y)) : nil,
    ].compactMap { $0 }
    return changes.isEmpty ? nil : Words.list(changes)
  }

  private var ratio: String? {
    guard let former = old.facts(.ratio).first, let now = new.facts(.ratio).first else { return nil }
    return Self.change("aspectRatio", former.number(.ratio), now.number(.ratio))
  }

  /// The same text with letters of another size: its lines are higher, or all of it on one line is longer. Lines that break
  /// elsewhere say nothing of its font.
  private var fontOfText: String? {
    guard let former = old.facts(.text).first, let now = new.facts(.text).first, old.text == new.text else {
      return nil
    }
    let lengths = [former, now].map(\.lengthOfOneLine)
    let isLonger = lengths.allSatisfy { $0 != nil } && lengths[0] != lengths[1]
    // The height of an only line is rounded, and that of several is not.
    let isHigher =
      (former.number(.lines) == 1) == (now.number(.lines) == 1)
      && former.number(.lineHeight) != now.number(.lineHeight)
    return isHigher || isLonger ? Self.otherFont : nil
  }

  /// A field is as high as its line, whatever is typed into it.
  private var fontOfField: String? {
    guard let former = old.facts(.field).first, let now = new.facts(.field).first else { return nil }
    return former.number(.line) == now.number(.line) ? nil : Self.otherFont
  }

  static let otherFont = "its font changed"
}

extension Snapshot.Fact {
  /// The width of a whole text on one line, as far as it is known.
  fileprivate var lengthOfOneLine: CGFloat? {
    number(.ideal) ?? (number(.lines) == 1 && flag(.truncated) != true ? number(.widest) : nil)
  }
}
