import PlumbLayout
import PlumbViews

/// A running view as a plain tree: what tests compare, the command prints and the browser shows.
package struct InspectedTree: Equatable {
  /// The view's own name.
  package var view: String
  /// The proposal of the whole canvas.
  package var proposal: ProposedViewSize
  /// The size that the view answered, in points.
  package var size: CGSize
  package var root: InspectedNode

  package init(view: String, proposal: ProposedViewSize, size: CGSize, root: InspectedNode) {
    (self.view, self.proposal, self.size, self.root) = (view, proposal, size, root)
  }
}

/// A view or a modifier that is there.
package struct InspectedNode: Equatable {
  /// The public name: "HStack", "padding".
  package var name: String
  /// The detail that distinguishes it from others of its name: "red" for a colour.
  package var detail = ""
  /// From `accessibilityIdentifier`.
  package var identifier: String?
  /// In the canvas's coordinates, in points, unrounded.
  package var frame: CGRect
  /// The proposal with which it was placed.
  package var proposal: ProposedViewSize
  /// The string of a text.
  package var text: String?
  /// Its position in the source, where that is known: "MessageRow.swift:12".
  package var source: String?
  /// Its call in the source and those of its modifiers, without their closures; empty where that is not known.
  package var written: [String] = []
  /// The types of the source whose bodies begin with it, the outermost first.
  package var types: [String] = []
  /// The view whose body made it.
  package var writer: ViewWriter?
  /// The steps that it performed, in order, if the layout was traced.
  package var steps: [InspectedStep]?
  /// The names of the layout's nodes in the steps.
  var childNames: [NodeID: String] = [:]
  /// Its drawing, and whether a person wrote it.
  package var drawn = DrawnPlace()
  /// Its drawing in other sizes, where that depends on its size; `nil` in a tree that nobody lays out again.
  package var drawnSizes: DrawnSizes?
  /// Its node in the layout, or the first one in it.
  package var layout = NodeID.none
  /// The layout's node is its own, and not one of something in it.
  package var ownLayout = true
  /// The layout's nodes that a view without its own place covers; empty for a view that has one, or covers one.
  package var covered: [NodeID] = []
  package var children: [InspectedNode] = []
  /// The number of its node in the host, while the tree is made: for a modifier for which a bar can show something.
  var number: Int?
  /// Modifiers around it that were folded into it, from the inside out.
  var modifiers: [String] = []

  /// A modifier, whose name starts like a function's, and not a view.
  package var isModifier: Bool { Self.isModifier(name) }

  static func isModifier(_ name: String) -> Bool { name.first?.isLowercase ?? true }

  /// A control or a modifier of SwiftUI is made of it, and nobody wrote it in the source.
  package var isPart: Bool {
    get { drawn.isPart }
    set { drawn.isPart = newValue }
  }
}

extension InspectedTree {
  /// The tree of a host after its layout.
  ///
  /// - Parameters:
  ///   - name: the root view's name.
  ///   - proposal: what the canvas offered.
  ///   - isForClicks: whether it says how each view is drawn too, for which the views draw their outlines.
  ///   - isForPages: whether it says too how each view is drawn in other sizes. Such a tree keeps the views of the host.
  @MainActor package init(
    _ host: ViewHost, name: String, proposal: ProposedViewSize, isForClicks: Bool = true,
    isForPages: Bool = false
  ) {
    let views = NamedViews(host)
    let reader = TreeReader(host, views, isForClicks: isForClicks, isForPages: isForPages)
    let layout = host.root.layout
    let frame = host.layoutTree.absoluteFrame(of: layout)
    let nodes = views.outermost.map(reader.inspect)
    // A view without anything in it is still a view, and several are a column.
    var root =
      nodes.count == 1
      ? nodes[0]
      : InspectedNode(
        name: nodes.isEmpty ? "EmptyView" : "VStack", frame: frame,
        proposal: host.layoutTree.proposal(of: layout), layout: layout,
        children: nodes.orderedAmongSiblings)
    root.drawn.order = 0
    // What is shown over everything else comes last.
    let isOrdered = root.children.contains { $0.drawn.order > 0 }
    let last = isOrdered ? root.children.count : 0
    root.children += views.presented.map { view in
      var node = reader.inspect(view)
      node.drawn.order = last
      return node
    }
    root.findMeant()
    root.findTypes()
    self.init(view: name, proposal: proposal, size: frame.size, root: root)
  }
}

extension InspectedNode {
  /// The parts that represent modifiers know these by their nodes: here they get their places in the tree.
  fileprivate mutating func findMeant() {
    var places: [Int: Int] = [:]
    for (place, node) in all.enumerated() { if let number = node.number { places[number] = place } }
    setMeant(places)
  }

  private mutating func setMeant(_ places: [Int: Int]) {
    (drawn.meant, number) = (drawn.meant.flatMap { places[$0] }, nil)
    for index in children.indices { children[index].setMeant(places) }
  }
}

extension InspectedNode {
  /// Finds the views with which bodies of the source begin. A body of several views begins with each of them.
  fileprivate mutating func findTypes() {
    var begun: [ViewWriter: Int] = [:]
    var count = 0
    findTypes(&begun, &count, in: -1)
  }

  /// - Parameters:
  ///   - begun: the bodies that were met, each with the number of the view around its first one.
  ///   - outer: the number of the view around this one.
  private mutating func findTypes(_ begun: inout [ViewWriter: Int], _ count: inout Int, in outer: Int) {
    count += 1
    let own = count
    var body = isPart ? nil : writer
    while let here = body, begun[here, default: outer] == outer {
      begun[here] = outer
      if let type = here.type { types.insert(type, at: 0) }
      body = here.outer
    }
    for index in children.indices { children[index].findTypes(&begun, &count, in: own) }
  }
}

/// The name for each layout node: that of the first named view in it.
@MainActor private struct StepNames {
  private var views: [NodeID: ViewNode] = [:]
  private let names: NamedViews

  init(_ root: ViewNode, _ names: NamedViews) {
    self.names = names
    collect(root)
  }

  private mutating func collect(_ node: ViewNode) {
    if node.layout.exists { views[node.layout] = node }
    for child in node.children { collect(child) }
  }

  subscript(id: NodeID) -> String {
    guard var found = views[id] else { return "a view" }
    while found.name.isEmpty, let first = found.children.first { found = first }
    return names[found]?.title ?? InspectedNode.title(of: found)
  }
}

/// Reads what the layout and the drawing say of a host's views.
@MainActor private struct TreeReader {
  private let tree: LayoutTree
  private let steps: InspectedSteps?
  /// The names of the layout's nodes in the steps.
  private let names: StepNames?
  private let order: DrawingOrder
  private let places: CoveredPlaces
  private let isForClicks: Bool
  private let isForPages: Bool

  init(_ host: ViewHost, _ views: NamedViews, isForClicks: Bool, isForPages: Bool) {
    (tree, self.isForClicks, self.isForPages) = (host.layoutTree, isForClicks, isForPages)
    order = DrawingOrder(host.root)
    places = CoveredPlaces(host.root, tree)
    steps = tree.trace.map { InspectedSteps($0) }
    names = steps == nil ? nil : StepNames(host.root, views)
  }

  func inspect(_ view: NamedView) -> InspectedNode {
    let node = view.node
    let place = places[node]
    let layout = place.first
    // A view that has no place by itself, such as a row of a grid, covers what is in it.
    let frame = node.isPresentation ? tree.absoluteFrame(of: node.layout) : place.frame ?? .zero
    var inspected = InspectedNode(
      name: view.name, detail: view.detail, identifier: view.identifier, frame: frame,
      proposal: layout.exists ? tree.proposal(of: layout) : .unspecified, text: node.text, layout: layout,
      children: view.children.map(inspect).orderedAmongSiblings)
    inspected.ownLayout = node.layout.exists
    if !node.isPresentation, place.members.count > 1 { inspected.covered = place.members }
    inspected.writer = view.writer
    if !view.isPart, WatchedCode.isThere {
      inspected.source = WatchedCode.place(of: view.callSite) ?? WatchedCode.onlyPlace(view.name)
    }
    if isForClicks {
      let place = order[node]
      func drawn(in frame: CGRect) -> DrawnPlace {
        DrawnPlace(
          node, frame, order: place, isPart: view.isPart, isControl: view.isWholeControl,
          isUnseen: view.isUnseen)
      }
      inspected.drawn = drawn(in: inspected.frame)
      if isForPages, inspected.drawn.hasShape {
        inspected.drawnSizes = DrawnSizes { drawn(in: CGRect(origin: .zero, size: $0)) }
      }
    } else {
      (inspected.drawn.order, inspected.isPart) = (order[node], view.isPart)
    }
    if view.isPart { inspected.drawn.meant = view.maker }
    if view.isModifier, !node.layout.exists { inspected.number = node.number }
    // A part around something without a name, such as the words in a field, has its steps.
    let isNamed = node.layout.exists || view.isPart && layout.exists && view.children.isEmpty
    if isNamed, let steps, let names {
      inspected.steps = steps[layout]
      for child in tree.children(of: layout) { inspected.childNames[child] = names[child] }
    }
    return inspected
  }
}
