import PlumbLayout
import PlumbViews

extension TracedLayout {
  /// A modifier as it is written in the source, as far as its numbers are known.
  static func signature(_ title: String, _ rule: LayoutRule) -> String? {
    guard title.first?.isLowercase ?? false else { return nil }
    switch rule {
    case .fixedFrame(let frame):
      let words = Axis.allCases.compactMap { axis in
        frame.length(axis).map { "\(Words.length(axis)): \(describe($0))" }
      }
      return call("frame", words)
    case .flexibleFrame(let frame):
      return call("frame", Axis.allCases.flatMap { boundWords(frame.bounds($0).bounds, $0) })
    case .padding(let padding) where title == "padding": return call("padding", insetWords(padding.insets))
    case .fixedSize(let fixed):
      if fixed.axes.contains(.horizontal) && fixed.axes.contains(.vertical) { return "fixedSize()" }
      return fixed.axes.contains(.horizontal)
        ? "fixedSize(horizontal: true, vertical: false)" : "fixedSize(horizontal: false, vertical: true)"
    case .aspectRatio(let ratio):
      let mode = "contentMode: .\(ratio.fills ? "fill" : "fit")"
      return call("aspectRatio", (ratio.givenRatio.map { [describe($0)] } ?? []) + [mode])
    case .offset(let offset):
      return call("offset", ["x: \(describe(offset.x))", "y: \(describe(offset.y))"])
    case .position(let position):
      return call("position", ["x: \(describe(position.x))", "y: \(describe(position.y))"])
    case .priority(let priority): return call("layoutPriority", [describe(priority)])
    case .fill, .square, .spacer, .divider, .stack, .depthStack, .grid, .padding, .layered, .plain, .object,
      .wrapper:
      return nil
    }
  }

  private static func call(_ name: String, _ words: [String]) -> String {
    words.isEmpty ? name : "\(name)(\(words.joined(separator: ", ")))"
  }

  private static func boundWords(_ bounds: FrameBounds, _ axis: Axis) -> [String] {
    let name = axis == .horizontal ? "Width" : "Height"
    return [("min", bounds.minimum), ("ideal", bounds.ideal), ("max", bounds.maximum)].compactMap {
      prefix, length in
      length.map { "\(prefix)\(name): \($0 == .infinity ? ".infinity" : describe($0))" }
    }
  }

  private static func insetWords(_ insets: EdgeInsets) -> [String] {
    let set = Edge.allCases.filter { insets[$0] != 0 }
    guard let first = set.first else { return ["0"] }
    let length = insets[first]
    guard set.allSatisfy({ insets[$0] == length }) else {
      return Edge.allCases.map { "\($0): \(describe(insets[$0]))" }
    }
    if set.count == 4 { return [describe(length)] }
    if set == [.leading, .trailing] { return [".horizontal", describe(length)] }
    if set == [.top, .bottom] { return [".vertical", describe(length)] }
    let names = set.map { ".\($0)" }
    return [names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]", describe(length)]
  }
}

/// A layout node's name.
struct LayoutName {
  var title: String
  var identifier: String?
  /// The view in the source of which it is a part.
  var owner: String?
}

/// The names of a host's layout nodes.
@MainActor struct LayoutNames {
  private var names: [NodeID: LayoutName] = [:]

  init(_ host: ViewHost) { collect(host.root, nil, NamedViews(host)) }

  private mutating func collect(_ node: ViewNode, _ inherited: String?, _ views: NamedViews) {
    let identifier = node.identifier ?? inherited
    let isNamed = node.layout.exists && !node.name.isEmpty
    if isNamed {
      let view = views[node]
      names[node.layout] = LayoutName(
        title: view?.title ?? InspectedNode.title(of: node), identifier: identifier, owner: view?.owner)
    }
    for child in node.children { collect(child, isNamed ? nil : identifier, views) }
  }

  subscript(id: NodeID) -> LayoutName? { names[id] }
}
