/// The bodies of a person's own views in a tree that was written: what views are called in them.
struct WrittenBodies {
  private struct Body {
    var name = ""
    var number = 0
    /// The number of views of each name in it.
    var counts: [String: Int] = [:]
  }

  private var bodies: [Body] = [Body()]
  /// The number of views of the tree with which the body of each type begins.
  private var counts: [String: Int] = [:]
  /// The bodies in the order of the tree, while views are named.
  private var next = 1

  init(_ root: Snapshot.Node) { count(root, in: 0) }

  private mutating func count(_ node: Snapshot.Node, in outer: Int) {
    var body = outer
    for type in node.types {
      bodies.append(Body(name: type, number: counts[type, default: 0]))
      counts[type, default: 0] += 1
      body = bodies.count - 1
    }
    if !node.isPart { bodies[body].counts[node.name, default: 0] += 1 }
    for child in node.children { count(child, in: body) }
  }

  /// Gives each view that is the only one of its name in a body its name there, as `ViewPath` reads it.
  mutating func name(_ root: inout Snapshot.Node) { name(&root, in: 0) }

  private mutating func name(_ node: inout Snapshot.Node, in outer: Int) {
    next += node.types.count
    let index = node.types.isEmpty ? outer : next - 1
    let body = bodies[index]
    if index > 0, !node.isPart, body.counts[node.name] == 1 {
      let number = counts[body.name] == 1 ? "" : "[\(body.number)]"
      node.nameInBody = "\(body.name)\(number) > \(node.name)"
    }
    for child in node.children.indices { name(&node.children[child], in: index) }
  }
}
