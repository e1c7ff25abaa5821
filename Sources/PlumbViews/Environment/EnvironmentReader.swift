import PlumbGraph

/// The environment at one place of the tree, one attribute a key: who reads a value depends on that value alone.
///
/// A place where some keys are set has attributes of these keys only. Each other key is read where it was set last.
final class EnvironmentReader {
  private let graph: Graph
  private let subgraph: Subgraph
  private let origin: Origin
  private let canvas: CanvasParts
  /// The number of places above where some values were set.
  private let depth: Int
  @exclusivity(unchecked) private var slices: [ObjectIdentifier: AnyObject] = [:]
  /// The last values of derived keys that were made for values set over these ones.
  private var made: [ObjectIdentifier: Made] = [:]

  /// The origin of the values.
  private enum Origin {
    case root(Attribute<EnvironmentValues>)
    case overrides(Attribute<EnvironmentOverrides>, over: EnvironmentReader)
  }

  /// The environment of a whole tree.
  init(graph: Graph, subgraph: Subgraph, root: Attribute<EnvironmentValues>, canvas: CanvasParts) {
    (self.graph, self.subgraph, origin, self.canvas, depth) = (graph, subgraph, .root(root), canvas, 0)
  }

  /// The environment of a place further down, where some values were set.
  ///
  /// - Parameter overrides: an input. Whoever sets a key that was not set before makes another reader.
  init(graph: Graph, subgraph: Subgraph, base: EnvironmentReader, overrides: Attribute<EnvironmentOverrides>)
  {
    (self.graph, self.subgraph, canvas, depth) = (graph, subgraph, base.canvas, base.depth + 1)
    origin = .overrides(overrides, over: base)
  }

  /// The value of a key, as an input of the rule that runs now.
  func read<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value {
    // Somebody has kept the values of a view that is gone.
    guard subgraph.isValid else { return last(key) ?? Key.defaultValue }
    return slice(key).attribute.value
  }

  private func slice<Key: EnvironmentKey>(_ key: Key.Type) -> Slice<Key.Value> {
    if let slice = knownSlice(ObjectIdentifier(key), of: Key.Value.self) { return slice }
    let slice: Slice<Key.Value>
    switch origin {
    case .root(let values):
      slice = subgraph.apply { Slice(graph.rule(name: typeName(key)) { values.value[key] }) }
    case .overrides(let overrides, let base):
      // A place above that is gone makes no attributes; its last value is read.
      if overrides.last?.contains(key) ?? false || !base.subgraph.isValid {
        slice = subgraph.apply {
          Slice(graph.rule(name: typeName(key)) { overrides.value[key] ?? base.read(key) })
        }
      } else {
        slice = base.slice(key)
        // So that a way up through a thousand places is not gone again for each reader.
        if !depth.isMultiple(of: 8) { return slice }
      }
    }
    slices[ObjectIdentifier(key)] = slice
    return slice
  }

  /// The slice of a key, unless it went with its view. A key has values of one type.
  private func knownSlice<Value>(_ key: ObjectIdentifier, of type: Value.Type) -> Slice<Value>? {
    guard let known = slices[key] else { return nil }
    let slice = unsafeDowncast(known, to: Slice<Value>.self)
    return slice.attribute.isReleased ? nil : slice
  }

  /// The value of a derived key, as an input of the rule that runs now.
  func read<Key: DerivedEnvironmentKey>(_ key: Key.Type) -> Key.Value {
    guard subgraph.isValid else { return Key.value(in: EnvironmentValues(reader: self)) }
    return derived(key).attribute.value
  }

  /// The value of a derived key under values that are set over these ones. What it reads is recorded for the rule that runs
  /// now, and so it is kept for this run.
  func read<Key: DerivedEnvironmentKey>(
    _ key: Key.Type, under overrides: EnvironmentOverrides, _ make: () -> Key.Value
  ) -> Key.Value {
    guard let run = graph.currentRun else { return make() }
    if let made = made[ObjectIdentifier(key)], made.run == run,
      made.overrides.isSame(as: overrides) || made.overrides == overrides
    {
      return unsafeDowncast(made, to: MadeValue<Key.Value>.self).value
    }
    let value = make()
    made[ObjectIdentifier(key)] = MadeValue(value, run, overrides)
    return value
  }

  /// Like `slice`: a place where none of the inputs is set has the value of the place above.
  private func derived<Key: DerivedEnvironmentKey>(_ key: Key.Type) -> Slice<Key.Value> {
    if let slice = knownSlice(ObjectIdentifier(key), of: Key.Value.self) { return slice }
    if case .overrides(let overrides, let base) = origin, base.subgraph.isValid,
      overrides.last?.isDisjoint(with: Key.inputs) ?? true
    {
      let slice = base.derived(key)
      if depth.isMultiple(of: 8) { slices[ObjectIdentifier(key)] = slice }
      return slice
    }
    // Its keys are read one by one, as a view reads them: it runs again for a change of one of them alone. The rule goes
    // with the subgraph, and so does what it holds.
    let slice = subgraph.apply {
      Slice(graph.rule(name: Key.name) { Key.value(in: EnvironmentValues(reader: self)) })
    }
    slices[ObjectIdentifier(key)] = slice
    return slice
  }

  /// A part of what the canvas says, as an input of the rule that runs now.
  func read<Value>(_ part: (CanvasParts) -> Attribute<Value>) -> Value {
    let part = part(canvas)
    if !subgraph.isValid, let last = part.last { return last }
    return part.value
  }

  /// All values as they are now, for somebody who keeps them: they follow nothing.
  var snapshot: EnvironmentValues {
    var values = values
    values.canvasSizeClasses = canvas.last
    return values
  }

  private var values: EnvironmentValues {
    switch origin {
    case .root(let values): return values.last ?? EnvironmentValues()
    case .overrides(let overrides, let base):
      var values = base.values
      if let overrides = overrides.last { values.form(overrides) }
      return values
    }
  }

  private func last<Key: EnvironmentKey>(_ key: Key.Type) -> Key.Value? {
    switch origin {
    case .root(let values): values.last?[key]
    case .overrides(let overrides, let base): overrides.last?[key] ?? base.last(key)
    }
  }

  private class Made {
    let run: UInt64
    /// Kept, so that no others can be in their place.
    let overrides: EnvironmentOverrides
    init(_ run: UInt64, _ overrides: EnvironmentOverrides) { (self.run, self.overrides) = (run, overrides) }
  }

  private final class MadeValue<Value>: Made {
    let value: Value
    init(_ value: Value, _ run: UInt64, _ overrides: EnvironmentOverrides) {
      self.value = value
      super.init(run, overrides)
    }
  }

  private final class Slice<Value> {
    let attribute: Attribute<Value>
    init(_ attribute: Attribute<Value>) { self.attribute = attribute }
  }
}
