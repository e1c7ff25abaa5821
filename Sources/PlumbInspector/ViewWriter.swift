import PlumbViews

/// A body of the source in which views were made: that of a view, or of a style.
package final class ViewWriter: Sendable {
  /// The type of the source; `nil` for what is in a preview.
  package let type: String?
  /// The number of the view among those of its type, so that two rows are distinguished.
  package let instance: Int
  /// It is the body of a style: what the control gives it was written elsewhere.
  package let isStyle: Bool
  /// The body that has made the view, or the control with the style; `nil` for a preview.
  package let outer: ViewWriter?

  init(type: String?, instance: Int, isStyle: Bool = false, in outer: ViewWriter?) {
    (self.type, self.instance, self.isStyle, self.outer) = (type, instance, isStyle, outer)
  }

  /// The nearest style's body: this one, or one around it.
  private var style: ViewWriter? {
    var writer: ViewWriter? = self
    while let here = writer, !here.isStyle { writer = here.outer }
    return writer
  }

  fileprivate var isInStyle: Bool { style != nil }

  /// The body around the nearest style, in which what its control was given is written.
  fileprivate var outsideOfStyle: ViewWriter { style?.outer ?? self }
}

extension ViewWriter: Hashable {
  package static func == (one: ViewWriter, other: ViewWriter) -> Bool {
    one.type == other.type && one.instance == other.instance
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(instance)
  }
}

/// The views with a body around a node, as far as they say who wrote it. It goes from the outside in: from each node
/// outwards again would take the square of the depth.
@MainActor struct ViewsAround {
  /// The body whose views these are.
  private var writer = ViewWriter(type: nil, instance: 0, in: nil)
  /// The outermost of SwiftUI's own views within that of the source.
  private var own: Any.Type?
  private let known: KnownTypes
  /// The types that the source writes here: the nearest written body, or within a control its arguments.
  private var written = WrittenTypes(in: nil, "")
  /// The nearest control in the source.
  private var control: Any.Type?
  /// The return address of that control's call; 0 where that is not known.
  private(set) var callOfControl: UInt = 0
  /// Whether the control shows a view of another framework.
  private var isRepresented = false
  /// A click anywhere in that control means it.
  private(set) var isWhole = false
  /// The types that the source writes around that control, where a modifier wraps each of several views in it.
  private var around: WrittenTypes?
  /// Whether a view around represents that control already.
  private var isShown = false
  /// The view that represents the control has no place: a modifier around the control wraps each view in it.
  private var isSpread = false
  /// Whether the types around say nothing of the views here.
  private var isErased = false
  /// Whether the nearest view with a body is nowhere in the source and has nothing of the source in its type.
  private var isInside = false
  /// A style or a modifier of the source shows what is here, in a control of the source.
  private var isAuthored = false
  /// The types around a modifier of the source, whose content is of these however often its body erases it.
  private var aroundModifier: WrittenTypes?
  /// A control adds what is here by itself.
  private var isAdded = false
  /// The number of the node of the modifier that what is here is made for.
  private(set) var maker: Int?
  /// Something around shows nothing of what is here.
  private(set) var isUnseen = false
  /// The views around the nearest written body.
  private var aroundBody: Outside?
  /// Nothing but modifiers is between that body and what is here.
  private var isAtTop = false
  /// The nearest transition's surroundings, which contain the view that it shows.
  private var outside: Outside?
  /// The nearest view with a body shows what a control gave to a style of the source.
  private var configured: Styled?
  /// The control's name went to a view in it already: it has only one.
  private var naming = Naming()

  /// The style's modifiers around what its control gave it, which are inside that, around each view.
  private var styled: Styled?

  private struct Styled {
    var writer: ViewWriter
    var written: WrittenTypes
  }

  private final class Naming { var isDone = false }

  private final class Outside {
    let around: ViewsAround
    init(_ around: ViewsAround) { self.around = around }
  }

  /// The role of a node in the source.
  enum Standing {
    /// In the source, by its own name.
    case written
    /// In the source around a control, one of whose views it wraps.
    case around
    /// For a control that the source writes: by its name. The label is a text alone.
    case control(String, isTitled: Bool)
    /// Nowhere in the source.
    case part
  }

  init() { known = KnownTypes() }

  /// Around a sheet, an alert, a menu or an item of a bar: what these show is written where the view that presents them
  /// is, and is nowhere in the types around them.
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
    (around.isSpread, around.isAtTop) = (false, false)
    return around
  }

  /// The call of the control around, where a view in it has the control's own name.
  func callOfControl(named name: String) -> UInt {
    control.map { typeName($0) } == name ? callOfControl : 0
  }

  /// In a node.
  func within(_ node: ViewNode) -> ViewsAround {
    if node.presenter != nil, !node.isPresentation { return .around(presented: node) }
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
      if let configured {
        (copy.writer, copy.styled, copy.configured) = (writer.outsideOfStyle, configured, nil)
      }
      // Controls hand on what they were given in this way.
      copy.isInside = false
      // No other type says what was erased, in the source or when a control was given it.
      if isErased || known.isContent(erased) {
        copy.written = aroundModifier?.adding(erased: erased) ?? known.arguments(of: erased)
      }
      return copy
    }
    guard let bodyType = node.bodyType else { return self }
    // A view of the source that shows one of another framework has no body.
    let represented = (bodyType as? any Representing.Type)?.source
    let type = represented ?? bodyType
    var copy = self
    if node.isTransitionBody { copy.outside = Outside(self) }
    let name = represented == nil ? known.names[ObjectIdentifier(type)] ?? Self.sourceName(type) : nil
    if represented == nil { known.names[ObjectIdentifier(type)] = .some(name) }
    if let name {
      (copy.writer, copy.own) = (ViewWriter(type: name, instance: node.number, in: writer), nil)
      (copy.aroundBody, copy.isAtTop) = (Outside(self), true)
      (copy.written, copy.control, copy.isRepresented) = (known.body(of: type), nil, false)
      (copy.isShown, copy.isInside, copy.isErased) = (false, false, false)
      (copy.isAuthored, copy.isAdded, copy.isSpread, copy.maker) = (false, false, false, nil)
      copy.aroundModifier = nil
    } else if node.isRootBody, !isErased {
      copy.written = known.arguments(of: type)
    } else if node.isGivenBody, isAdded {
      // The added view wraps it, and a modifier of that view can be in it, around each of its views.
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
      // A button is in two bodies of its style.
      let style = typeName(author)
      let isModifier = author is any ViewModifier.Type
      if isModifier { copy.aroundModifier = written }
      if !isModifier, !(writer.isStyle && writer.type == style) {
        copy.writer = ViewWriter(type: style, instance: node.number, isStyle: true, in: writer)
      }
    } else if node.isAddedBody {
      copy.own = copy.own ?? type
      copy.isAdded = true
    } else {
      copy.own = copy.own ?? type
      let stands = !isAdded && (written.has(type) || represented.map { !isOwn($0) } ?? false)
      if stands {
        (copy.control, copy.isShown, copy.isErased) = (type, false, false)
        copy.callOfControl = node.callSite
        (copy.isAuthored, copy.isSpread, copy.naming) = (false, false, Naming())
        copy.aroundModifier = nil
        copy.isRepresented = represented != nil
        copy.isWhole = represented != nil || type is any WholeControl.Type
        copy.around = Self.isOneView(type) ? nil : written
        copy.written = known.arguments(of: type)
      }
      let spelling = String(reflecting: type)
      copy.isInside = !stands && !spelling.contains("<")
      // The label of a style's configuration, and not what has one in it.
      let isConfigured = writer.isInStyle && spelling.prefix { $0 != "<" }.contains("Configuration.")
      copy.configured = isConfigured ? Styled(writer: writer, written: written) : nil
    }
    return copy
  }

  /// Returns the role of a node. It is a part if the source does not write it and it is not a control's outermost view,
  /// which represents that. What is in the node is asked with what this leaves.
  mutating func standing(of node: ViewNode, isModifier: Bool) -> Standing {
    let isSpread = isSpread
    if !isModifier { (self.isSpread, styled, isAtTop) = (false, nil, false) }
    guard own != nil else { return .written }
    let standsAround = isModifier && !isAdded && around?.has(node.kindType) ?? false
    if isSpread, standsAround { return .around }
    if !isAdded {
      // A colour or a shape of such a view can be in the source elsewhere.
      let mayStand = !isInside || node.text != nil
      if mayStand, written.hasView(node.kindType) { return .written }
      if !isShown, standsAround { return .written }
    }
    guard let control, !isShown else { return .part }
    // A modifier of the control's own is the outermost view of it where it has a place: a field with its border.
    if isModifier, isAuthored || isAdded || around != nil || !node.layout.exists { return .part }
    isShown = true
    // A style of the source shows its own views, and those keep their names.
    guard !isAuthored, let (name, isTitled) = known.spelling(of: control) else { return .written }
    if naming.isDone || control is any DefaultLabel.Type { return .part }
    naming.isDone = true
    self.isSpread = !node.layout.exists
    return .control(name, isTitled: isTitled)
  }

  /// Whether a view is one in every container, so that a modifier wraps it as a whole.
  private static func isOneView(_ type: Any.Type) -> Bool {
    func count<V: View>(_: V.Type) -> Int? { V._memberCount }
    return (type as? any View.Type).flatMap { count($0) } == 1
  }

  /// Around a view behind or in front of another one: in a modifier of a style, or one around each view of another body, it
  /// is written where that is.
  func besideContent(of node: ViewNode) -> ViewsAround {
    var copy = self
    if let styled, writer(of: node) == styled.writer {
      (copy.writer, copy.styled) = (styled.writer, nil)
    } else if !node.name.isEmpty, InspectedNode.isModifier(node.name),
      let outer = writerAround(node.kindType)
    {
      (copy.writer, copy.isAtTop) = (outer, false)
    }
    return copy
  }

  /// The body in which a node is written. The node of a control wraps its style.
  func writer(of node: ViewNode) -> ViewWriter {
    if let styled, InspectedNode.isModifier(node.name), styled.written.has(node.kindType) {
      return styled.writer
    }
    if InspectedNode.isModifier(node.name), let outer = writerAround(node.kindType) { return outer }
    guard writer.isInStyle, let control, typeName(control) == node.name else { return writer }
    return writer.outsideOfStyle
  }

  /// The body in which a modifier is written that wraps each of the views of another body, and in that; `nil` for one
  /// that the nearest body writes.
  private func writerAround(_ modifier: Any.Type) -> ViewWriter? {
    var here = self
    while here.isAtTop, here.own == nil, !here.written.has(modifier), let outer = here.aroundBody?.around {
      if outer.written.has(modifier) { return outer.writer }
      here = outer
    }
    return nil
  }

  /// The name of a type that is not SwiftUI's own.
  nonisolated static func sourceName(_ type: Any.Type) -> String? {
    let full = String(reflecting: type)
    let isKnown =
      isOwn(type) || Companions.declare(type) || ["SwiftUI.", "Swift."].contains { full.hasPrefix($0) }
    return isKnown ? nil : typeName(type)
  }
}
