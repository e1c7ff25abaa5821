import PlumbGraph
import PlumbViews

/// The states and bodies of the views that the source declares, and what happens to them: a page draws them as a graph.
@MainActor package final class WrittenGraph {
  private let host: ViewHost
  private var steps: [(event: GraphEvent, attribute: AnyAttribute)] = []

  /// Watches a host from now on.
  package init(_ host: ViewHost) {
    self.host = host
    host.graph.watch = { [unowned self] event, attribute in steps.append((event, attribute)) }
  }

  package func stop() { host.graph.watch = nil }

  /// A view with its attributes, and how many views of the source are around it.
  private struct View {
    let name: String
    let level: Int
    let boxes: [AnyAttribute]
  }

  private func views(_ node: ViewNode, _ level: Int, in views: inout [View]) {
    var inner = level
    if let type = node.bodyType, let name = ViewsAround.sourceName(type), let subgraph = node.subgraph {
      let boxes = subgraph.attributes.filter { attribute in
        // The outermost view is made by nobody whose body could run again.
        attribute.name.hasPrefix("@") || attribute.name == "\(name).body"
          || attribute.name == name && level > 0
      }
      views.append(View(name: name, level: level, boxes: boxes))
      inner += 1
    }
    for child in node.children { self.views(child, inner, in: &views) }
  }

  /// The views as they are now, and what happened since the last time, both as JSON. A box is known by its number.
  package func take() -> (views: JSON, steps: JSON) {
    defer { steps = [] }
    var views: [View] = []
    self.views(host.root, 0, in: &views)
    let boxes = views.flatMap(\.boxes)
    let numbers = Dictionary(zip(boxes, boxes.indices), uniquingKeysWith: { one, _ in one })
    func number(_ attribute: AnyAttribute) -> JSON? { numbers[attribute].map { .number(CGFloat($0)) } }
    let told = views.map { view in
      JSON.object([
        ("name", .string(view.name)), ("level", .number(CGFloat(view.level))),
        (
          "boxes",
          .array(
            view.boxes.map { box in
              .object([
                ("id", number(box) ?? .null), ("name", .string(box.name)),
                ("role", .string(box.name == view.name ? "value" : AttributeRole(box).rawValue)),
                ("value", Self.value(box)), ("reads", .array(box.inputs.compactMap(number))),
              ])
            })
        ),
      ])
    }
    let happened = steps.compactMap { step in
      number(step.attribute).map {
        JSON.object([("kind", .string(step.event.rawValue)), ("box", $0)])
      }
    }
    return (.array(told), .array(happened))
  }

  /// A short value as it is, and of a view the short values that it was given.
  private static func value(_ box: AnyAttribute) -> JSON {
    let own = AttributeReport.value(box)
    if case .string = own { return own }
    guard let view = box.lastValue, !box.name.hasPrefix("@"), !box.name.hasSuffix(".body") else {
      return .null
    }
    let given = Mirror(reflecting: view).children.compactMap { child -> String? in
      guard let label = child.label, !label.hasPrefix("_"), let words = AttributeReport.words(child.value)
      else { return nil }
      return "\(label): \(words)"
    }
    return given.isEmpty ? .null : .string(given.joined(separator: ", "))
  }
}
