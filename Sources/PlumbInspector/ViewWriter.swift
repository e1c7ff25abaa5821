import PlumbViews

/// The view whose body made another view, for finding its place in the source.
package struct ViewWriter: Equatable {
  /// The view type of the source; `nil` for what stands in a preview.
  package var type: String?
  /// The number of the view among those of its type, so that two rows are distinguished.
  package var instance: Int
  /// A view of SwiftUI stands between, such as a control around its label. That has stacks and frames of its own.
  package var isInner = false
}

/// The views with a body around a node, as far as they say who wrote it. It goes from the outside in: from each node
/// outwards again would take the square of the depth.
@MainActor struct ViewsAround {
  private var type: String?
  private var instance = 0
  /// The outermost of SwiftUI's own views within that of the source.
  private var own: Any.Type?
  private let known: KnownTypes
  /// The type of the nearest written body: it names all that stands in the source.
  private var written = ""
  /// The nearest control that stands in it.
  private var control: Any.Type?
  /// Whether the nearest view with a body is one that stands nowhere in the source and has nothing of the source in its type.
  private var isInside = false

  /// The names of the source's own view types.
  private final class KnownTypes {
    var names: [ObjectIdentifier: String?] = [:]
    var written: [String: [ObjectIdentifier: Bool]] = [:]
  }

  init() { known = KnownTypes() }

  /// In a node.
  func within(_ node: ViewNode) -> ViewsAround {
    guard let type = node.bodyType else { return self }
    var copy = self
    let name = known.names[ObjectIdentifier(type)] ?? Self.sourceName(type)
    known.names[ObjectIdentifier(type)] = .some(name)
    if let name {
      (copy.type, copy.instance, copy.own) = (name, node.number, nil)
      (copy.written, copy.control, copy.isInside) = (Self.body(of: type), nil, false)
    } else if node.isRootBody {
      copy.written = String(reflecting: type)
    } else {
      copy.own = copy.own ?? type
      let stands = stands(type)
      if stands { copy.control = type }
      copy.isInside = !stands && !String(reflecting: type).contains("<")
    }
    return copy
  }

  /// Returns the view whose body made a node that is in all of them.
  func writer(of node: ViewNode) -> ViewWriter {
    // A control's own type stands around what is called as it is.
    ViewWriter(type: type, instance: instance, isInner: own.map { typeName($0) != node.name } ?? false)
  }

  /// Returns whether a node is one of those that a control is made of, and does not stand in the source.
  func isPart(_ node: ViewNode) -> Bool {
    // A colour or a shape of such a view can stand in the source elsewhere.
    if isInside, node.text == nil { return true }
    return !stands(node.kindType) && control.map { !Self.shows($0, node) } ?? (own != nil)
  }

  /// Returns whether a control's node has its name; a form's is a list.
  private static func shows(_ control: Any.Type, _ node: ViewNode) -> Bool {
    let name = typeName(control)
    return name == node.name || (name == "Form" && node.name == "List")
  }

  /// Returns whether the written body has something of a type in it.
  private func stands(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let stands = known.written[written]?[id] { return stands }
    let stands = written.contains(String(reflecting: type))
    known.written[written, default: [:]][id] = stands
    return stands
  }

  /// The type of a view's body, in full.
  private static func body(of type: Any.Type) -> String {
    func name<V: View>(_: V.Type) -> String { String(reflecting: V.Body.self) }
    return (type as? any View.Type).map { name($0) } ?? String(reflecting: type)
  }

  /// The name of a type that is not SwiftUI's own.
  private static func sourceName(_ type: Any.Type) -> String? {
    let full = String(reflecting: type)
    let isKnown = isOwn(type) || ["SwiftUI.", "Swift."].contains { full.hasPrefix($0) }
    return isKnown ? nil : typeName(type)
  }
}
