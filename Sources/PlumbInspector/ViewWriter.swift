import PlumbViews

/// Whose body made a view: what its place in the source is looked for by.
package struct ViewWriter: Equatable {
  /// The view type of the source; `nil` for what stands in a preview.
  package var type: String?
  /// Which view of that type, so that two rows are told apart.
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

  /// The names of the source's own view types.
  private final class KnownTypes { var names: [ObjectIdentifier: String?] = [:] }

  init() { known = KnownTypes() }

  /// In a node.
  func within(_ node: ViewNode) -> ViewsAround {
    guard let type = node.bodyType else { return self }
    var copy = self
    let name = known.names[ObjectIdentifier(type)] ?? Self.sourceName(type)
    known.names[ObjectIdentifier(type)] = .some(name)
    if let name {
      (copy.type, copy.instance, copy.own) = (name, node.number, nil)
    } else if !node.isRootBody {
      copy.own = copy.own ?? type
    }
    return copy
  }

  /// Whose body made a node that is in all of them.
  func writer(of node: ViewNode) -> ViewWriter {
    // A control's own type stands around what is called as it is.
    ViewWriter(type: type, instance: instance, isInner: own.map { typeName($0) != node.name } ?? false)
  }

  /// The name of a type that is not SwiftUI's own.
  private static func sourceName(_ type: Any.Type) -> String? {
    let full = String(reflecting: type)
    let isKnown = isOwn(type) || ["SwiftUI.", "Swift."].contains { full.hasPrefix($0) }
    return isKnown ? nil : typeName(type)
  }
}
