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
  /// The types that the source writes here: the nearest written body, or within a control its arguments.
  private var written = WrittenTypes(in: nil, "")
  /// The nearest control that stands in the source.
  private var control: Any.Type?
  /// The types that the source writes around that control, where a modifier stands around each of several views in it.
  private var around: WrittenTypes?
  /// A view around stands for that control already.
  private var isShown = false
  /// The types around say nothing of what stands here.
  private var isErased = false
  /// Whether the nearest view with a body is one that stands nowhere in the source and has nothing of the source in its type.
  private var isInside = false

  /// The names and contents of types that were met: to write one out takes longer than to look it up.
  private final class KnownTypes {
    /// The names of the source's own view types.
    var names: [ObjectIdentifier: String?] = [:]
    private var bodies: [ObjectIdentifier: WrittenTypes] = [:]
    private var arguments: [ObjectIdentifier: WrittenTypes] = [:]
    private var contents: [ObjectIdentifier: Bool] = [:]

    /// The types in the body of a view.
    func body(of type: Any.Type) -> WrittenTypes {
      let id = ObjectIdentifier(type)
      let types = bodies[id] ?? WrittenTypes(in: nil, ViewsAround.body(of: type))
      bodies[id] = types
      return types
    }

    /// Whether a view in an `AnyView` is one that people can write, and none of those that controls are made of.
    func isContent(_ type: Any.Type) -> Bool {
      let id = ObjectIdentifier(type)
      if let isContent = contents[id] { return isContent }
      var name = Substring(String(reflecting: type))
      while let end = name.firstIndex(of: "<"), Self.isAround(name[..<end]) {
        name = name[name.index(after: end)...]
      }
      name = name.prefix { $0 != "<" && $0 != "," }
      let isContent = !isOwn(type) || !(name.contains("(unknown context") || name.contains("._"))
      contents[id] = isContent
      return isContent
    }

    /// Whether a type of this name stands around what people write: a modifier, an `if` or a filled shape.
    private static func isAround(_ name: Substring) -> Bool {
      ["ModifiedContent", "_ConditionalContent", "_ShapeView"].contains { name.hasSuffix($0) }
    }

    /// The types of a view's arguments.
    func arguments(of type: Any.Type) -> WrittenTypes {
      let id = ObjectIdentifier(type)
      let types = arguments[id] ?? WrittenTypes(in: nil, String(reflecting: type))
      arguments[id] = types
      return types
    }
  }

  init() { known = KnownTypes() }

  /// Around a sheet, an alert or a menu: what these show is written where the view that presents them is, and stands
  /// nowhere in the types around them.
  static func around(presented node: ViewNode) -> ViewsAround {
    var path: [ViewNode] = []
    var at = node.presenter
    while let here = at {
      path.append(here)
      at = here.parent
    }
    var around = path.reversed().reduce(ViewsAround()) { $0.within($1) }
    (around.written, around.control, around.around) = (WrittenTypes(in: nil, ""), nil, nil)
    (around.isShown, around.isErased, around.isInside) = (false, true, false)
    return around
  }

  /// In a node.
  func within(_ node: ViewNode) -> ViewsAround {
    if let erased = node.erasedType {
      var copy = self
      // Controls hand on what they were given in this way.
      copy.isInside = false
      // No other type says what was erased, in the source or when a control was given it.
      if isErased || known.isContent(erased) { copy.written = known.arguments(of: erased) }
      return copy
    }
    guard let type = node.bodyType else { return self }
    var copy = self
    let name = known.names[ObjectIdentifier(type)] ?? Self.sourceName(type)
    known.names[ObjectIdentifier(type)] = .some(name)
    if let name {
      (copy.type, copy.instance, copy.own) = (name, node.number, nil)
      (copy.written, copy.control) = (known.body(of: type), nil)
      (copy.isShown, copy.isInside, copy.isErased) = (false, false, false)
    } else if node.isRootBody, !isErased {
      copy.written = known.arguments(of: type)
    } else if node.isGivenBody {
      (copy.written, copy.own, copy.control) = (known.arguments(of: type), nil, nil)
      (copy.isShown, copy.isInside, copy.isErased) = (false, false, false)
    } else if let author = node.bodyAuthor, !isOwn(author) {
      // A modifier or a style of the source writes views around those that it is given.
      copy.own = copy.own ?? type
      copy.written = written.adding(type)
      copy.isInside = false
    } else {
      copy.own = copy.own ?? type
      let stands = written.has(type)
      if stands {
        (copy.control, copy.isShown, copy.isErased) = (type, false, false)
        copy.around = Self.isOneView(type) ? nil : written
        copy.written = known.arguments(of: type)
      }
      copy.isInside = !stands && !String(reflecting: type).contains("<")
    }
    return copy
  }

  /// Returns the view whose body made a node that is in all of them.
  func writer(of node: ViewNode) -> ViewWriter {
    // A control's own type stands around what is called as it is.
    ViewWriter(type: type, instance: instance, isInner: own.map { typeName($0) != node.name } ?? false)
  }

  /// Whether a node is one of those that a control is made of: neither the source writes it, nor is it the outermost view
  /// in the control, which stands for it. What is in the node is asked with what this leaves.
  mutating func isPart(_ node: ViewNode, isModifier: Bool) -> Bool {
    guard own != nil else { return false }
    // A colour or a shape of such a view can stand in the source elsewhere.
    let mayStand = !isInside || node.text != nil
    if mayStand, written.has(node.kindType) { return false }
    if isModifier, !isShown, around?.has(node.kindType) ?? false { return false }
    if control == nil || isShown || isModifier { return true }
    isShown = true
    return false
  }

  /// Whether a view is one in every container, so that a modifier stands around it as a whole.
  private static func isOneView(_ type: Any.Type) -> Bool {
    func count<V: View>(_: V.Type) -> Int? { V._memberCount }
    return (type as? any View.Type).flatMap { count($0) } == 1
  }

  /// The type of a view's body, in full.
  nonisolated fileprivate static func body(of type: Any.Type) -> String {
    func name<V: View>(_: V.Type) -> String { String(reflecting: V.Body.self) }
    return (type as? any View.Type).map { name($0) } ?? String(reflecting: type)
  }

  /// The name of a type that is not SwiftUI's own.
  static func sourceName(_ type: Any.Type) -> String? {
    let full = String(reflecting: type)
    let isKnown = isOwn(type) || ["SwiftUI.", "Swift.", "PlumbCompanions."].contains { full.hasPrefix($0) }
    return isKnown ? nil : typeName(type)
  }
}

/// The types that the source writes at one place, as the name of the type that is made of them.
private final class WrittenTypes {
  private let outer: WrittenTypes?
  private let text: String
  private var known: [ObjectIdentifier: Bool] = [:]
  private var inner: [ObjectIdentifier: WrittenTypes] = [:]

  init(in outer: WrittenTypes?, _ text: String) { (self.outer, self.text) = (outer, text) }

  func has(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let has = known[id] { return has }
    let has = text.contains(String(reflecting: type)) || outer?.has(type) ?? false
    known[id] = has
    return has
  }

  /// These types and those that the body of a view in them is made of.
  func adding(_ type: Any.Type) -> WrittenTypes {
    let id = ObjectIdentifier(type)
    let types = inner[id] ?? WrittenTypes(in: self, ViewsAround.body(of: type))
    inner[id] = types
    return types
  }
}
