/// The views of a tree that a source can know of: parts of controls, and modifiers that it does not call, are left out.
struct WrittenItems {
  struct Item {
    var node: InspectedNode
    var writer: ViewWriter?
    /// Among all nodes of the tree.
    var index: Int
    var children: [Int]
  }

  private(set) var items: [Item] = []
  private(set) var outermost: [Int] = []
  /// The content of bars, which is written in none of the views around it.
  private(set) var bars: [Bar] = []
  private var count = 0

  init(_ root: InspectedNode, calling modifiers: Set<String>) {
    outermost = add(root, modifiers, in: nil)
    for index in bars.indices { bars[index].shown.sort { $0.order < $1.order } }
  }

  /// The items of a node; none where it is shown in another item of a bar than what is around it.
  private mutating func add(_ node: InspectedNode, _ modifiers: Set<String>, in outer: BarItem?) -> [Int] {
    let found = add(node, modifiers)
    guard let bar = node.barItem, bar != outer else { return found }
    let shown = found.map { (order: bar.order, item: $0) }
    if let index = bars.firstIndex(where: { $0.modifier == bar.modifier }) {
      bars[index].shown += shown
    } else {
      bars.append(Bar(modifier: bar.modifier, writer: bar.writer, shown: shown))
    }
    return []
  }

  private mutating func add(_ node: InspectedNode, _ modifiers: Set<String>) -> [Int] {
    let index = count
    count += 1
    var children: [Int] = []
    for child in node.children { children += add(child, modifiers, in: node.barItem) }
    if node.isPart || node.isModifier && !modifiers.contains(node.name) { return children }
    var own = node
    own.children = []
    items.append(Item(node: own, writer: node.writer, index: index, children: children))
    return [items.count - 1]
  }

  subscript(item: Int) -> Item { items[item] }

  /// The body in another one that made a view, the outermost of those in it; `nil` for a view that is not made in it.
  func body(of item: Int, in outer: ViewWriter) -> ViewWriter? {
    var (inner, here) = (ViewWriter?.none, items[item].writer)
    while let writer = here, writer != outer { (inner, here) = (writer, writer.outer) }
    return here == nil ? nil : inner
  }

  /// The items as a body has them: each of its own views by itself, and together all that a view in it made. What a style
  /// stands around is taken out of it.
  func units(_ items: [Int], in writer: ViewWriter) -> [Unit] {
    var units: [Unit] = []
    for item in items {
      let body = self[item].writer == writer ? nil : body(of: item, in: writer)
      if let body, body.isStyle {
        units += self.units(self[item].children, in: writer)
      } else if let body, units.last?.body == body {
        units[units.count - 1].items.append(item)
      } else if body == nil, let last = units.last, last.body == nil, isSpread(last.first, item) {
        units[units.count - 1].items.append(item)
      } else {
        units.append(Unit(items: [item], body: body))
      }
    }
    return units
  }

  /// The items one behind the other, and together those that are one modifier around each of the views of one body.
  func spreads(_ items: [Int]) -> [[Int]] {
    items.reduce(into: []) { found, item in
      if let last = found.last?.first, isSpread(last, item) {
        found[found.count - 1].append(item)
      } else {
        found.append([item])
      }
    }
  }

  /// Whether two items are one modifier of a view whose body makes several views.
  private func isSpread(_ one: Int, _ other: Int) -> Bool {
    guard self[one].node.isModifier, self[one].node.name == self[other].node.name,
      let writer = self[one].writer, writer == self[other].writer
    else { return false }
    return bodyBelow(one, writer).map { $0 == bodyBelow(other, writer) } ?? false
  }

  /// The body that has made what stands in modifiers of another one.
  private func bodyBelow(_ item: Int, _ writer: ViewWriter) -> ViewWriter? {
    guard let inner = self[item].children.first else { return nil }
    if self[inner].writer != writer { return body(of: inner, in: writer) }
    return self[inner].node.isModifier ? bodyBelow(inner, writer) : nil
  }

  /// The items of one modifier, in the order in which they are written.
  struct Bar {
    /// The number of the modifier's node.
    var modifier: Int
    var writer: ViewWriter
    fileprivate(set) var shown: [(order: Int, item: Int)]

    var items: [Int] { shown.map(\.item) }
  }

  struct Unit {
    var items: [Int]
    /// The body of another view that has made them.
    var body: ViewWriter?
    var first: Int { items[0] }
  }
}
