import PlumbGraph
@_spi(Reflection) import Swift

/// The context of a property: the environment of its view, and its own place that lives as long as the view.
@MainActor public struct _PropertyContext {
  package let environment: EnvironmentValues
  package let storage: PropertyStorage
  /// The property's name in the view.
  let name: String

  /// The name of the view's type, for messages.
  var owner: String { storage.owner }

  /// Connects the dynamic properties of a value that is no property itself, such as an app.
  package func install<Value>(in value: inout Value) { storage.install(in: &value, environment: environment) }
}

/// The places of a view's dynamic properties: found once for each type, kept as long as the view is there.
@MainActor package final class PropertyStorage {
  let graph: Graph
  let subgraph: Subgraph
  /// The name of the view's type.
  let owner: String
  /// The host of the view.
  @Linked var host: ViewHost?
  private var nested: [Int: PropertyStorage] = [:]
  /// The view's node.
  @Linked var node: ViewNode?
  /// The names of the properties around and including this one, for values in a property of a view.
  private(set) var names: [String] = []
  /// The object that the property itself keeps: a state's box.
  var content: AnyObject?
  /// The number of times that the property represented something else than before.
  var renewals = 0

  init(graph: Graph, subgraph: Subgraph, owner: String, host: ViewHost?) {
    (self.graph, self.subgraph, self.owner, self.host) = (graph, subgraph, owner, host)
  }

  /// Connects each dynamic property of a value.
  package func install<Value>(in value: inout Value, environment: EnvironmentValues) {
    let fields = ViewTypeTraits.of(Value.self).properties
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for field in fields {
        let place = nested[field.offset] ?? nestedStorage(field)
        let context = _PropertyContext(environment: environment, storage: place, name: field.name)
        PropertyStorage.install(field.type, at: base + field.offset, context)
      }
    }
  }

  private func nestedStorage(_ field: Field) -> PropertyStorage {
    let place = PropertyStorage(graph: graph, subgraph: subgraph, owner: owner, host: host)
    place.node = node
    place.names = names + [field.name]
    nested[field.offset] = place
    return place
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, _ context: _PropertyContext
  ) {
    Property._install(&pointer.assumingMemoryBound(to: Property.self).pointee, context)
  }

  // MARK: Types

  struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  /// The dynamic properties of a struct, by their offsets.
  static func fields(of type: Any.Type) -> [Field] {
    var fields: [Field] = []
    if !(type is AnyObject.Type) {
      _ = _forEachField(of: type, options: []) { name, offset, type, _ in
        if let property = type as? any DynamicProperty.Type {
          // A wrapped property is stored under its name with an underscore before it.
          let name = String(cString: name)
          fields.append(
            Field(name: name.hasPrefix("_") ? String(name.dropFirst()) : name, offset: offset, type: property)
          )
        }
        return true
      }
    }
    return fields
  }
}
