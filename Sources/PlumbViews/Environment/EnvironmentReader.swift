import PlumbGraph

/// The environment at one place of the tree, one attribute a key: who reads a value depends on that value alone.
final class EnvironmentReader {
  private let graph: Graph
  private let subgraph: Subgraph
  private let values: Attribute<EnvironmentValues>
  private let canvas: CanvasParts
  private var slices: [ObjectIdentifier: AnyObject] = [:]

  /// The environment of a whole tree.
  init(graph: Graph, subgraph: Subgraph, root: Attribute<EnvironmentValues>, canvas: CanvasParts) {
    (self.graph, self.subgraph, values, self.canvas) = (graph, subgraph, root, canvas)
  }

  /// The environment of a place further down, where some values were set.
  init(graph: Graph, subgraph: Subgraph, base: EnvironmentReader, overrides: Attribute<EnvironmentOverrides>)
  {
    (self.graph, self.subgraph, canvas) = (graph, subgraph, base.canvas)
    let outer = base.values
    values = subgraph.apply {
      graph.rule(name: "environment") {
        var values = outer.value
        values.form(overrides.value)
        return values
      }
    }
  }

  /// The value of a key, as an input of the rule that runs now.
  func read<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    // Somebody has kept the values of a view that is gone.
    guard subgraph.isValid else { return values.last?[key] ?? Key.defaultValue }
    if let slice = slices[ObjectIdentifier(key)] as? Slice<Key.Value> { return slice.attribute.value }
    let slice = subgraph.apply {
      Slice(graph.rule(name: typeName(key)) { [values] in values.value[key] })
    }
    slices[ObjectIdentifier(key)] = slice
    return slice.attribute.value
  }

  /// A part of what the canvas says, as an input of the rule that runs now.
  func read<Value>(_ part: (CanvasParts) -> Attribute<Value>) -> Value {
    let part = part(canvas)
    if !subgraph.isValid, let last = part.last { return last }
    return part.value
  }

  /// All values as they are now, for somebody who keeps them: they follow nothing.
  var snapshot: EnvironmentValues {
    var values = values.last ?? EnvironmentValues()
    values.canvasSizeClasses = canvas.last
    return values
  }

  private final class Slice<Value> {
    let attribute: Attribute<Value>
    init(_ attribute: Attribute<Value>) { self.attribute = attribute }
  }
}
