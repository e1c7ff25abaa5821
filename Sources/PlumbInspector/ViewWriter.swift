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
  /// Whether the control shows a view of another framework.
  private var isRepresented = false
  /// A click anywhere in that control means it.
  private(set) var isWhole = false
  /// The types that the source writes around that control, where a modifier stands around each of several views in it.
  private var around: WrittenTypes?
  /// A view around stands for that control already.
  private var isShown = false
  /// The view that stands for the control has no place of its own: a modifier around the control stands around each view in it.
  private var isSpread = false
  /// The types around say nothing of what stands here.
  private var isErased = false
  /// Whether the nearest view with a body is one that stands nowhere in the source and has nothing of the source in its type.
  private var isInside = false
  /// A style or a modifier of the source shows what is here, in a control that stands in the source.
  private var isAuthored = false
  /// A control adds what is here by itself.
  private var isAdded = false
  /// The number of the node of the modifier that what is here is made for.
  private(set) var maker: Int?
  /// Something around shows nothing of what is here.
  private(set) var isUnseen = false
  /// The nearest transition's surroundings, in which the view that it shows stands.
  private var outside: Outside?
  /// The control's name went to a view in it already: it has only one.
  private var naming = Naming()

  private final class Naming { var isDone = false }

  private final class Outside {
    let around: ViewsAround
    init(_ around: ViewsAround) { self.around = around }
  }

  /// Where a node stands.
  enum Standing {
    /// In the source, by its own name.
    case written
    /// In the source around a control, of whose views it stands around one.
    case around
    /// For a control that the source writes: by its name. The label is a text alone.
    case control(String, isTitled: Bool)
    /// Nowhere in the source.
    case part
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
    around.isSpread = false
    return around
  }

  /// In a node.
  func within(_ node: ViewNode) -> ViewsAround {
    if let made = node.madeFor {
      var copy = self
      (copy.own, copy.isAdded, copy.maker) = (own ?? node.kindType, true, made.node?.number)
      return copy
    }
    if node.name.isEmpty, node.effect != nil, node.hidesContent(in: node.canvasFrame) {
      var copy = self
      copy.isUnseen = true
      return copy
    }
    // A transition erases the view that it is around, and says nothing of who wrote that.
    if node.isTransitioned, let outside { return outside.around }
    if let erased = node.erasedType {
      // Another framework's views hand on what they are made of in this way.
      if isRepresented { return self }
      var copy = self
      // Controls hand on what they were given in this way.
      copy.isInside = false
      // No other type says what was erased, in the source or when a control was given it.
      if isErased || known.isContent(erased) { copy.written = known.arguments(of: erased) }
      return copy
    }
    guard let bodyType = node.bodyType else { return self }
    // A view of the source that shows one of another framework has no body of its own.
    let represented = (bodyType as? any Representing.Type)?.source
    let type = represented ?? bodyType
    var copy = self
    if node.isTransitionBody { copy.outside = Outside(self) }
    let name = represented == nil ? known.names[ObjectIdentifier(type)] ?? Self.sourceName(type) : nil
    if represented == nil { known.names[ObjectIdentifier(type)] = .some(name) }
    if let name {
      (copy.type, copy.instance, copy.own) = (name, node.number, nil)
      (copy.written, copy.control, copy.isRepresented) = (known.body(of: type), nil, false)
      (copy.isShown, copy.isInside, copy.isErased) = (false, false, false)
      (copy.isAuthored, copy.isAdded, copy.isSpread, copy.maker) = (false, false, false, nil)
    } else if node.isRootBody, !isErased {
      copy.written = known.arguments(of: type)
    } else if node.isGivenBody, isAdded {
      // The added view stands around it, and a modifier of that view can stand in it, around each of its views.
      (copy.written, copy.isAdded, copy.isInside) = (known.arguments(of: type), false, false)
      copy.maker = nil
    } else if node.isGivenBody {
      (copy.written, copy.own, copy.control) = (known.arguments(of: type), nil, nil)
      copy.isRepresented = false
      (copy.isShown, copy.isInside, copy.isErased) = (false, false, false)
      (copy.isAuthored, copy.isAdded, copy.isSpread, copy.maker) = (false, false, false, nil)
    } else if let author = node.bodyAuthor, !isOwn(author) {
      // A modifier or a style of the source writes views around those that it is given.
      copy.own = copy.own ?? type
      copy.written = written.adding(type)
      (copy.isInside, copy.isAuthored) = (false, true)
    } else if node.isAddedBody {
      copy.own = copy.own ?? type
      copy.isAdded = true
    } else {
      copy.own = copy.own ?? type
      let stands = !isAdded && (written.has(type) || represented.map { !isOwn($0) } ?? false)
      if stands {
        (copy.control, copy.isShown, copy.isErased) = (type, false, false)
        (copy.isAuthored, copy.isSpread, copy.naming) = (false, false, Naming())
        copy.isRepresented = represented != nil
        copy.isWhole = represented != nil || type is any WholeControl.Type
        copy.around = Self.isOneView(type) ? nil : written
        copy.written = known.arguments(of: type)
      }
      copy.isInside = !stands && !String(reflecting: type).contains("<")
    }
    return copy
  }

  /// Returns the view whose body made a node that is in all of them.
  ///
  /// - Parameter name: the name that the node has in the source.
  func writer(of node: ViewNode, name: String) -> ViewWriter {
    // A control's own type stands around what is called as it is.
    ViewWriter(type: type, instance: instance, isInner: own.map { typeName($0) != name } ?? false)
  }

  /// Where a node stands. It is a part if the source does not write it and it is not the outermost view in a control either,
  /// which stands for that. What is in the node is asked with what this leaves.
  mutating func standing(of node: ViewNode, isModifier: Bool) -> Standing {
    let isSpread = isSpread
    if !isModifier { self.isSpread = false }
    guard own != nil else { return .written }
    let standsAround = isModifier && !isAdded && around?.has(node.kindType) ?? false
    if isSpread, standsAround { return .around }
    if !isAdded {
      // A colour or a shape of such a view can stand in the source elsewhere.
      let mayStand = !isInside || node.text != nil
      if mayStand, written.hasView(node.kindType) { return .written }
      if !isShown, standsAround { return .written }
    }
    guard let control, !isShown else { return .part }
    // A modifier of the control's own is the outermost view of it where it has a place: a field with its border.
    if isModifier, isAuthored || isAdded || around != nil || !node.layout.exists { return .part }
    isShown = true
    // A style of the source shows views of its own, and those keep their names.
    guard !isAuthored, let (name, isTitled) = known.spelling(of: control) else { return .written }
    if naming.isDone || control is any DefaultLabel.Type { return .part }
    naming.isDone = true
    self.isSpread = !node.layout.exists
    return .control(name, isTitled: isTitled)
  }

  /// Whether a view is one in every container, so that a modifier stands around it as a whole.
  private static func isOneView(_ type: Any.Type) -> Bool {
    func count<V: View>(_: V.Type) -> Int? { V._memberCount }
    return (type as? any View.Type).flatMap { count($0) } == 1
  }

  /// The name of a type that is not SwiftUI's own.
  nonisolated static func sourceName(_ type: Any.Type) -> String? {
    let full = String(reflecting: type)
    let isKnown = isOwn(type) || ["SwiftUI.", "Swift.", "PlumbCompanions."].contains { full.hasPrefix($0) }
    return isKnown ? nil : typeName(type)
  }
}
