import PlumbGraph
import PlumbLayout
import PlumbViews

/// The role of an attribute in a view.
package enum AttributeRole: String {
  /// The attribute comes from above: the view's value, the environment.
  case inherited
  /// The attribute is computed from others and goes up: the body, the nodes.
  case synthesized
  /// The view keeps it for itself.
  case state

  init(_ attribute: AnyAttribute) {
    if attribute.name.hasPrefix("@") {
      self = .state
    } else if attribute.kind == .rule, attribute.name.hasSuffix(".body") || attribute.name.hasSuffix(".nodes")
    {
      self = .synthesized
    } else {
      self = .inherited
    }
  }
}

/// The attributes behind a view: what they read, and who reads them.
package struct AttributeReport {
  private let view: String
  private let attributes: [AnyAttribute]

  /// The most attributes of a view, and the most neighbours of each, that are reported.
  static let limit = 60

  /// `nil` for a node without a view.
  @MainActor package init?(of id: NodeID, in host: ViewHost) {
    guard let (view, attributes) = host.attributes(of: id) else { return nil }
    (self.view, self.attributes) = (view, attributes)
  }

  /// The fields of a message.
  package var fields: [(String, JSON)] {
    [
      ("view", .string(view)),
      (
        "attributes",
        .array(
          attributes.lazy.filter { !$0.isDerived }.prefix(Self.limit).map { attribute in
            .object([
              ("name", .string(attribute.name)), ("role", .string(AttributeRole(attribute).rawValue)),
              ("value", Self.value(attribute)), ("reads", Self.names(Self.neighbours(attribute, \.inputs))),
              ("readBy", Self.names(Self.neighbours(attribute, \.dependents))),
            ])
          })
      ),
    ]
  }

  /// The attributes on one side, each once: in the place of a derived one are those behind it.
  private static func neighbours(
    _ attribute: AnyAttribute, _ side: KeyPath<AnyAttribute, [AnyAttribute]>
  ) -> [AnyAttribute] {
    var (found, seen): ([AnyAttribute], Set<AnyAttribute>) = ([], [])
    func add(_ attributes: [AnyAttribute]) {
      for one in attributes where seen.insert(one).inserted {
        if one.isDerived { add(one[keyPath: side]) } else { found.append(one) }
      }
    }
    add(attribute[keyPath: side])
    return found
  }

  private static func names(_ attributes: [AnyAttribute]) -> JSON {
    .array(
      attributes.prefix(limit).map {
        .object([("name", .string($0.name)), ("role", .string(AttributeRole($0).rawValue))])
      })
  }

  /// The value where it is short; most are whole views.
  static func value(_ attribute: AnyAttribute) -> JSON {
    attribute.lastValue.flatMap(words).map(JSON.string) ?? .null
  }

  /// A short value as text; `nil` for one of several parts.
  static func words(_ value: Any) -> String? {
    switch value {
    case let value as any BinaryInteger: "\(value)"
    case let value as Double: describe(CGFloat(value))
    case let value as CGFloat: describe(value)
    case let value as Bool: "\(value)"
    case let value as String: "\"\(value.prefix(60))\""
    default: nil
    }
  }
}

/// Records what the attribute graph does between two pictures.
package final class GraphRecorder {
  private var steps: [(event: GraphEvent, attribute: AnyAttribute)] = []
  private var count = 0
  private weak var graph: Graph?

  /// The most steps that are kept; more are counted.
  static let limit = 300

  @MainActor package init(_ host: ViewHost) {
    graph = host.graph
    host.graph.watch = { [unowned self] event, attribute in
      count += 1
      if steps.count < Self.limit { steps.append((event, attribute)) }
    }
  }

  package func stop() { graph?.watch = nil }

  /// Returns the steps that were recorded since the last call, as fields of a message; `nil` if there are none.
  package func take() -> [(String, JSON)]? {
    guard count > 0 else { return nil }
    defer { (steps, count) = ([], 0) }
    let steps = steps.map { step in
      JSON.object([
        ("kind", .string(step.event.rawValue)), ("name", .string(step.attribute.name)),
        ("role", .string(AttributeRole(step.attribute).rawValue)),
      ])
    }
    return [("steps", .array(steps)), ("left", .number(CGFloat(count - steps.count)))]
  }
}
