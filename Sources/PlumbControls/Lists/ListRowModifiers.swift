import PlumbLayout
import PlumbViews

nonisolated extension View {
  /// Sets the insets of the content of a row, a header or a footer, in points; `nil` is the list's own.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { modifier(_ListRowInsets(insets: insets)) }

  /// Sets the insets of some sides of the content of a row, a header or a footer, in points; at the others there is none.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    listRowInsets(
      length.map { length in
        EdgeInsets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
      })
  }

  /// Sets the view behind a row, as large as the row; `nil` is the list's own.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    // A view is a value that is made and used on the main actor.
    nonisolated(unsafe) let background = view.map { AnyView($0) }
    return modifier(
      _ListRowTrait { row, builder in
        row.background = background
        row.backgroundChanged(builder)
      })
  }

  /// Shows or hides the lines above and below a row.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _ListRowTrait { row, _ in
        if visibility == .hidden {
          row.hidesSeparator.formUnion(edges)
        } else {
          row.hidesSeparator.subtract(edges)
        }
        row.showsSeparator =
          visibility == .visible ? row.showsSeparator.union(edges) : row.showsSeparator.subtracting(edges)
      })
  }

  /// Sets the colour of the lines above and below a row. Where two rows say something about the line between them, the
  /// upper row wins (assumed).
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    modifier(
      _ListRowTrait { row, builder in
        let tint = color?.resolve(in: builder.inherited.environment)
        if edges.contains(.top) { row.separatorTints.top = tint }
        if edges.contains(.bottom) { row.separatorTints.bottom = tint }
      })
  }

  /// Keeps people from selecting the row in its list. A selection by the list's binding is shown all the same.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_ListRowTrait { row, _ in row.isSelectionDisabled = isDisabled })
  }

  /// Sections have no lines in these looks.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View { unsupported("listSectionSeparator", fileID, line, if: visibility == .visible) }

  /// Sections have no lines in these looks.
  public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("listSectionSeparatorTint", fileID, line, if: color != nil) }

  /// Sets the colour of the symbols in rows.
  public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the colour of the symbols in rows.
  @_disfavoredOverload
  public func listItemTint(_ tint: ListItemTint?) -> some View { self.tint(tint?.color) }

  /// Pointers do not change how rows look here.
  public func listRowHoverEffect(_ effect: HoverEffect?, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  { unsupported("listRowHoverEffect", fileID, line, if: effect != nil) }
  /// Pointers do not change how rows look here.
  public func listRowHoverEffectDisabled(
    _ disabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("listRowHoverEffectDisabled", fileID, line, if: !disabled) }
}

/// A modifier that passes a value to the row that contains the view. Outside of lists it has no effect.
nonisolated struct _ListRowTrait: _ElementModifier {
  let tell: @MainActor (ListRowState, _TreeBuilder) -> Void

  init(_ tell: @escaping @MainActor (ListRowState, _TreeBuilder) -> Void) { self.tell = tell }

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    if let row = builder.parent.ownRow?.listRow { modifier.tell(row, builder) }
    content()
  }
}

nonisolated private struct _ListRowInsets: _ElementModifier {
  let insets: EdgeInsets?

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let place = builder.parent.takesListInsets
    place.row?.insets = modifier.insets
    place.caption?.insets = modifier.insets
    content()
  }
}

extension ListRowState {
  /// Makes the background's nodes beside the content's, once the walk that is at the content is over.
  func backgroundChanged(_ builder: _TreeBuilder) {
    var inherited = builder.inherited
    inherited.pending = PendingModifiers()
    builder.host.afterWalk { [self] in
      guard let slot, !slot.isDisposed, let background else { return }
      let builder = _TreeBuilder(host: slot.host, parent: slot, inherited: inherited)
      (slot.nearestSubgraph ?? slot.host.subgraph).apply {
        builder.descend(into: slot) { builder.make(background) }
      }
    }
  }
}

/// The colour of the symbols in rows.
public struct ListItemTint: Sendable {
  let color: Color?
  /// The colour of the text.
  public static let monochrome = ListItemTint(color: .primary)
  /// Returns a colour that holds whatever the surroundings say.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// Returns a colour that surroundings may change elsewhere. Plumb treats it like `.fixed`.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

// Views of UIKit's tables that are in a list without the room that a list gives its own rows and captions.

nonisolated extension View {
  /// Lets a row be as large as its content, from side to side, without a ground, a line and a part in the selection.
  package func bareListRow() -> some View {
    modifier(
      _ListRowTrait { row, builder in
        (row.isBare, row.isSelectionDisabled) = (true, true)
        row.editsChanged(builder)
        row.insets = EdgeInsets()
        row.hidesSeparator = .all
        row.background = AnyView(Color.clear)
        row.backgroundChanged(builder)
        guard let node = row.node, node.layout.exists else { return }
        node.host.layoutTree.setRule(.padding(LayoutRule.Padding(EdgeInsets())), of: node.layout)
      })
  }

  /// Shows or removes the circle that selects the row while its list is edited, and the room of the circle. The row is selected
  /// by presses all the same.
  package func selectionCircle(_ isShown: Bool) -> some View {
    modifier(
      _ListRowTrait { row, builder in
        row.edits.hasSelectionCircle = isShown
        row.editsChanged(builder)
      })
  }

  /// Lets a header or a footer fill its place from side to side.
  package func bareListCaption(_ part: SectionPart) -> some View { modifier(_BareCaption(part: part)) }
}

/// Removes the room of a list's header or footer.
nonisolated struct _BareCaption: ViewModifier {
  let part: SectionPart
  @Environment(\.listLook) private var look

  init(part: SectionPart) { self.part = part }

  @MainActor func body(content: Content) -> some View {
    let room = (part == .header ? look?.headerInsets : look?.footerInsets) ?? (0, 0)
    let sides = look?.rowInsets ?? EdgeInsets()
    content
      .font(nil).textCase(nil).foregroundStyle(.primary)
      .padding(
        EdgeInsets(
          top: -room.top, leading: -sides.leading, bottom: -room.bottom, trailing: -sides.trailing))
  }
}
