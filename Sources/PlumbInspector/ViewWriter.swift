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

extension ViewNode {
  /// The nearest view of the source whose body is around the node.
  @MainActor func writer(_ known: inout [ObjectIdentifier: String?]) -> ViewWriter {
    var isInner = false
    var node = parent
    while let here = node {
      if let type = here.bodyType {
        let name = known[ObjectIdentifier(type)] ?? Self.sourceName(type)
        known[ObjectIdentifier(type)] = .some(name)
        if let name { return ViewWriter(type: name, instance: here.number, isInner: isInner) }
        // A control's own type stands around what is called as it is.
        if !here.isRootBody { isInner = typeName(type) != self.name }
      }
      node = here.parent
    }
    return ViewWriter(type: nil, instance: 0, isInner: isInner)
  }

  /// The name of a type that is not SwiftUI's own.
  private static func sourceName(_ type: Any.Type) -> String? {
    let full = String(reflecting: type)
    let isOwn = ["PlumbViews.", "SwiftUI.", "Swift."].contains { full.hasPrefix($0) }
    return isOwn ? nil : typeName(type)
  }
}
