import PlumbExplanation
import PlumbLayout

/// The numbers of a view or a modifier that are others than before, in words: "padding is 12 instead of 8 at the top edge".
struct ChangedNumbers {
  private let old: Snapshot.Node
  private let new: Snapshot.Node
  private let axis: Axis?

  init(from old: Snapshot.Node, to new: Snapshot.Node) { self.init(from: old, to: new, along: nil) }

  /// The first change, behind "because"; `nil` if there is none.
  ///
  /// - Parameter axis: only changes of lengths along it; `nil` for those along both.
  func words(along axis: Axis?) -> String? { ChangedNumbers(from: old, to: new, along: axis).words }

  private init(from old: Snapshot.Node, to new: Snapshot.Node, along axis: Axis?) {
    (self.old, self.new, self.axis) = (old, new, axis)
  }

  private var words: String? {
    spacing ?? padding ?? frame ?? ratio
      ?? points("offset") ?? points("position") ?? font
  }

  /// "spacing is 20 instead of 8". A number that nobody said before, or says now, is told too.
  private static func change(_ name: String, _ old: Double?, _ new: Double?) -> String? {
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
    guard isAlong(.horizontal) || !new.name.hasSuffix("HStack"),
      isAlong(.vertical) || !new.name.hasSuffix("VStack")
    else { return nil }
    func gap(_ node: Snapshot.Node) -> Double? {
      node.facts("gap").first { $0.source == "explicit" }?.length?.value
    }
    return Self.change("spacing", gap(old), gap(new))
  }

  private var padding: String? {
    guard let former = old.facts("insets").first, let now = new.facts("insets").first else { return nil }
    func edges(_ fact: Snapshot.Fact) -> [Double] {
      [fact.top, fact.leading, fact.bottom, fact.trailing].map { $0?.value ?? 0 }
    }
    let names = ["top", "leading", "bottom", "trailing"]
    var changes: [(edges: [String], old: Double, new: Double)] = []
    let all = zip(edges(former), edges(now)).map { ($0, $1) }
    // One number on all sides is told as it is written.
    let isUniform = all.allSatisfy { $0 == all[0] }
    for (name, (old, new)) in zip(names, all) where old != new {
      guard isUniform || isAlong(name == "top" || name == "bottom" ? .vertical : .horizontal) else {
        continue
      }
      if let known = changes.firstIndex(where: { $0.old == old && $0.new == new }) {
        changes[known].edges.append(name)
      } else {
        changes.append(([name], old, new))
      }
    }
    let words = changes.map { edges, old, new in
      let which = "\(Words.list(edges)) \(edges.count == 1 ? "edge" : "edges")"
      let place = edges.count == names.count ? "" : " at the \(which)"
      return "\(describe(new)) instead of \(describe(old))\(place)"
    }
    return words.isEmpty ? nil : "padding is \(Words.list(words))"
  }

  /// The lengths of a frame, fixed ones and bounds, along both axes.
  private var frame: String? {
    // A view with a size of its own, such as an image, is no frame.
    let owner = new.isModifier ? "\(new.name)'s" : "its own"
    func lengths(_ node: Snapshot.Node, _ axis: Axis) -> [Double?] {
      let word = axis == .horizontal ? "horizontal" : "vertical"
      let fixed = node.facts("fixed").first { $0.axis == word }
      let bounds = node.facts("bounds").first { $0.axis == word }
      return [fixed?.length, bounds?.minimum, bounds?.ideal, bounds?.maximum].map { $0?.value }
    }
    // A layout that was not traced says nothing of them.
    guard [old, new].allSatisfy({ !($0.facts("fixed") + $0.facts("bounds")).isEmpty }) else { return nil }
    let changes = Axis.allCases.filter(isAlong).flatMap { axis in
      zip(["", "minimum ", "ideal ", "maximum "], zip(lengths(old, axis), lengths(new, axis))).compactMap {
        Self.change("\(owner) \($0)\(Words.length(axis))", $1.0, $1.1)
      }
    }
    return changes.isEmpty ? nil : Words.list(changes)
  }

  /// An offset or a position. A picture that was recorded before these were kept says nothing of them.
  private func points(_ kind: String) -> String? {
    guard let former = old.facts(kind).first, let now = new.facts(kind).first else { return nil }
    let changes = [
      isAlong(.horizontal) ? Self.change("\(kind)'s x", former.x?.value, now.x?.value) : nil,
      isAlong(.vertical) ? Self.change("\(kind)'s y", former.y?.value, now.y?.value) : nil,
    ].compactMap { $0 }
    return changes.isEmpty ? nil : Words.list(changes)
  }

  private var ratio: String? {
    guard let former = old.facts("ratio").first, let now = new.facts("ratio").first else { return nil }
    return Self.change("aspectRatio", former.ratio?.value, now.ratio?.value)
  }

  /// The same text with letters of another size.
  private var font: String? {
    guard let former = old.facts("text").first, let now = new.facts("text").first, old.text == new.text,
      former.ideal != now.ideal || former.lineHeight != now.lineHeight
    else { return nil }
    return "its font changed"
  }
}
