import PlumbViews

/// A host's views and modifiers by the names that they have in the source: what the tree, the steps and the sentences call them.
///
/// Nodes that only give structure are left out.
@MainActor struct NamedViews {
  /// The outermost views.
  private(set) var outermost: [NamedView] = []
  /// Sheets, alerts and menus, which hang below the root.
  private(set) var presented: [NamedView] = []
  private var byNode: [Int: NamedView] = [:]

  init(_ host: ViewHost) {
    let root: ViewNode = host.root
    outermost = views(below: root, ViewsAround(), identifier: nil)
    presented = root.children.filter { $0.isPresentation && !($0.isLeftOut?() ?? false) }.map {
      view($0, .around(presented: $0), nil, callSite: $0.presenter?.callSite ?? 0)
    }
    for view in outermost + presented { view.decideParts(isBehindPart: false) }
    for view in presented { view.isPart = false }
    for view in outermost + presented { view.findOwners(nil) }
  }

  subscript(node: ViewNode) -> NamedView? { byNode[node.number] }

  /// The named nodes below a node. An identifier on a nameless one goes to the first named ones in it.
  private mutating func views(
    below node: ViewNode, _ around: ViewsAround, identifier: String?, callSite outer: UInt = 0
  ) -> [NamedView] {
    let inside = around.within(node)
    let beside = node.children.count > 1 ? inside.besideContent(of: node) : inside
    var found: [NamedView] = []
    for (index, child) in node.children.enumerated()
    where !child.isPresentation && !(child.isLeftOut?() ?? false) {
      let around = index == 0 ? inside : beside
      let identifier = child.identifier ?? identifier
      if child.name.isEmpty {
        let callSite = child.callSite == 0 ? outer : child.callSite
        found += views(below: child, around, identifier: identifier, callSite: callSite)
      } else {
        found.append(view(child, around, identifier, callSite: outer))
      }
    }
    return found
  }

  private mutating func view(
    _ node: ViewNode, _ outer: ViewsAround, _ identifier: String?, callSite: UInt = 0
  ) -> NamedView {
    var around = outer
    let standing = around.standing(of: node, isModifier: InspectedNode.isModifier(node.name))
    let view = NamedView(node, identifier, views(below: node, around, identifier: nil))
    // The nearest call is the view's own. A control's is that of the control, however deep in it its name went.
    var calls = [node.callSite, callSite, around.callOfControl(named: node.name)]
    switch standing {
    case .written: break
    case .part: view.isPart = true
    case .around: view.isAround = true
    case .control(let name, let isTitled):
      (view.isControl, view.isWholeControl) = (true, around.isWhole)
      calls = [around.callOfControl, callSite, node.callSite]
      if name != node.name || isTitled { (view.name, view.detail) = (name, isTitled ? view.quotedText : "") }
    }
    view.callSite = calls.first { $0 != 0 } ?? 0
    (view.maker, view.isUnseen) = (outer.maker, outer.isUnseen)
    view.writer = around.writer(of: node)
    byNode[node.number] = view
    return view
  }
}

/// A view or a modifier by the name that it has in the source.
@MainActor final class NamedView {
  let node: ViewNode
  let identifier: String?
  let children: [NamedView]
  fileprivate(set) var name: String
  fileprivate(set) var detail: String
  fileprivate(set) var writer: ViewWriter?
  /// The return address of the call that made it; 0 where that is not known.
  fileprivate(set) var callSite: UInt = 0
  /// A control or a modifier of SwiftUI is made of it, and nobody wrote it in the source.
  var isPart = false
  /// A modifier that wraps a control in the source, and here, inside it, one of its views.
  fileprivate(set) var isAround = false
  /// Whether it represents a control of the source.
  fileprivate(set) var isControl = false
  /// A control whose whole frame is its own, whatever of it is drawn.
  fileprivate(set) var isWholeControl = false
  /// The number of the node of the modifier that a part is made for.
  fileprivate(set) var maker: Int?
  /// Something without a name around it shows nothing of it.
  fileprivate(set) var isUnseen = false
  /// The title of the view in the source that a part is in.
  private(set) var owner: String?

  fileprivate init(_ node: ViewNode, _ identifier: String?, _ children: [NamedView]) {
    (self.node, self.identifier, self.children) = (node, identifier, children)
    (name, detail) = (node.name, node.detail)
  }

  var isModifier: Bool { InspectedNode.isModifier(name) }

  var title: String { InspectedNode.title(name: name, detail: detail, text: node.text) }

  /// The first text in it, in quotation marks, or nothing. The label is the first of several views.
  fileprivate var quotedText: String {
    let text =
      node.layout.exists ? firstText : children.first.flatMap { $0.node.text ?? $0.firstText }
    return text.map { "\"\(InspectedNode.shortened($0))\"" } ?? ""
  }

  private var firstText: String? {
    for child in children where !child.isPart {
      if let text = child.node.text { return text }
    }
    for child in children { if let text = child.firstText { return text } }
    return nil
  }

  fileprivate func findOwners(_ outer: String?) {
    owner = isPart ? outer : nil
    let inner = isPart || isModifier && !node.isPresentation ? outer : title
    for child in children { child.findOwners(inner) }
  }
}
