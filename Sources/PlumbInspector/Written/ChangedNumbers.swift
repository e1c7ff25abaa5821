import PlumbExplanation
import PlumbLayout

/// The numbers of a view or a modifier that are others than before, in words: "padding is 12 instead of 8 at the top edge".
struct ChangedNumbers {
  private let old: Snapshot.Node
  private let new: Snapshot.Node

  init(from old: Snapshot.Node, to new: Snapshot.Node) { (self.old, self.new) = (old, new) }

  /// The first change, behind "because"; `nil` if there is none.
  var words: String? {
    spacing ?? padding ?? frame ?? numbers("ratio", ["aspectRatio"]) { [$0.ratio] }
      ?? numbers("offset", ["offset's x", "offset's y"]) { [$0.x, $0.y] }
      ?? numbers("position", ["position's x", "position's y"]) { [$0.x, $0.y] }
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

  private var spacing: String? {
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
    let changes = zip(names, zip(edges(former), edges(now))).filter { $1.0 != $1.1 }
    guard let first = changes.first?.1 else { return nil }
    func words(_ change: (Double, Double)) -> String {
      "\(describe(change.1)) instead of \(describe(change.0))"
    }
    guard changes.allSatisfy({ $0.1 == first }) else {
      return "padding is \(Words.list(changes.map { "\(words($0.1)) at the \($0.0) edge" }))"
    }
    return changes.count == names.count
      ? "padding is \(words(first))"
      : "padding is \(words(first)) at the \(Words.list(changes.map(\.0))) \(changes.count == 1 ? "edge" : "edges")"
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
    let changes = Axis.allCases.flatMap { axis in
      zip(["", "minimum ", "ideal ", "maximum "], zip(lengths(old, axis), lengths(new, axis))).compactMap {
        Self.change("\(owner) \($0)\(Words.length(axis))", $1.0, $1.1)
      }
    }
    return changes.isEmpty ? nil : Words.list(changes)
  }

  /// Numbers of which a picture that was recorded before they were kept says nothing.
  private func numbers(
    _ kind: String, _ names: [String], _ numbers: (Snapshot.Fact) -> [Snapshot.Amount?]
  ) -> String? {
    guard let former = old.facts(kind).first, let now = new.facts(kind).first else { return nil }
    let changes = zip(names, zip(numbers(former), numbers(now))).compactMap {
      Self.change($0, $1.0?.value, $1.1?.value)
    }
    return changes.isEmpty ? nil : Words.list(changes)
  }
}
