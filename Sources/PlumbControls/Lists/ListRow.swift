import PlumbDrawing
import PlumbLayout
import PlumbViews

/// Makes a row, a header or a footer of each element of a list.
nonisolated struct _ListRow: _ElementModifier {
  let look: _ListLook

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let look = modifier.look
    switch builder.parent.listPart {
    case .header: builder.listHeader(look, content)
    case .footer: builder.listFooter(look, content)
    default: builder.listRow(look, content)
    }
  }
}

/// The state of a row that the modifiers in it set.
@MainActor final class ListRowState: ContainerItem {
  @Linked var node: ViewNode?
  var look: _ListLook
  var minimumHeight: CGFloat = 44
  var insets: EdgeInsets? { didSet { if insets != oldValue { insetsChanged() } } }
  /// The reach of a control that is the row's whole content into the list's room above and below it.
  var overhang: CGFloat = 0 { didSet { if overhang != oldValue { insetsChanged() } } }
  var hidesSeparator: VerticalEdge.Set = []
  /// The row asks for lines also at the edges of its card.
  var showsSeparator: VerticalEdge.Set = []
  var separatorTints: (top: ResolvedColor?, bottom: ResolvedColor?) = (nil, nil)
  /// A person cannot select the row.
  var isSelectionDisabled = false
  /// Nothing of the list's look is around the content.
  var isBare = false
  var background: AnyView?
  /// The slot of the background's nodes.
  var slot: ViewNode?
  var padded: ViewNode?
  /// The values of the row itself: its tag.
  package var values = ContainerValues()
  var edits = RowEdits()
  /// The list is edited, and its platform has the controls for that.
  var isEdited = false
  /// The controls at the ends of the row while the list is edited, which take room there.
  var controls = RowEditing() { didSet { if controls != oldValue { insetsChanged() } } }
  /// The slot of these controls' nodes.
  @Linked var controlSlot: ViewNode?
  /// The values that the controls inherit.
  var controlsInherit: Inherited?
  private(set) lazy var swipe = RowSwipe(self)
  /// The distance by which the row is dragged, in points.
  var shift: CGFloat = 0
  var selection: AnyListSelection?
  /// The value of the link in the row, where the list selects values of its type.
  var linkValue: AnyHashable?
  /// The column that a chosen row shows on narrow canvases.
  var nextColumn: NextColumn?
  /// The row's own rectangle, which is pressed.
  @Linked var body: ViewNode?
  /// The buttons in the row that are pressed with it.
  var buttons: [ObjectLink<ViewNode>] = []
  var isPressed = false
  /// The platform whose rows these are.
  var platform = PlatformStyle.Platform.iOS

  init(look: _ListLook) { self.look = look }

  var usedInsets: EdgeInsets {
    var used = insets ?? look.rowInsets
    if insets == nil { (used.top, used.bottom) = (used.top - overhang, used.bottom - overhang) }
    if controls.front != nil { used.leading += RowEditing.frontRoom }
    if controls.moves { used.trailing += RowEditing.moveRoom }
    return used
  }

  var paddingRule: LayoutRule { .padding(LayoutRule.Padding(usedInsets)) }

  /// The content is as high as makes the row high enough.
  var frameRule: LayoutRule {
    .flexibleFrame(
      LayoutRule.FlexibleFrame(
        width: .init(minimum: 0, ideal: nil, maximum: .infinity),
        height: .init(minimum: minimumHeight, ideal: nil, maximum: nil),
        alignment: Alignment(horizontal: .leading, vertical: .center)))
  }

  private func insetsChanged() {
    guard let padded, padded.layout.exists else { return }
    padded.host.layoutTree.setRule(paddingRule, of: padded.layout)
  }
}

extension _TreeBuilder {
  fileprivate func listRow(_ look: _ListLook, _ content: () -> Void) {
    let environment = inherited.environment
    var state: ListRowState!
    let colors = RowColors(look, environment)
    let margin = EdgeInsets(top: 0, leading: look.sideMargin, bottom: 0, trailing: look.sideMargin)
    element(
      _ListRow.self, "", .padding(LayoutRule.Padding(margin)),
      configure: { node in
        state = node.listRow ?? ListRowState(look: look)
        node.item = state
        (state.node, state.look) = (node, look)
        state.minimumHeight = environment.defaultMinListRowHeight
        state.selection = environment.isEnabled ? environment.listSelection : nil
        state.nextColumn = environment.nextColumn
        state.platform = environment.platformStyle.platform
      }
    ) {
      element(
        RowSwipe.self, "", .layered(LayoutRule.Layered(alignment: .center)),
        configure: { node in
          node.drawsSecondFirst = true
          state.swipe.node = node
          node.effect = { [unowned node, state] frame, items, context in
            state!.swipe.shift == 0 ? items : [node.rowWindow(state!, frame, items, context)]
          }
          let swipe = state.swipe
          node.interactions.gesture =
            environment.isEnabled ? GestureAttachment(for: .swipe) { SwipeRecognizer($0, swipe) } : nil
        }
      ) {
        rowBody(state, colors, environment, content)
        let slot = next(ObjectIdentifier(RowSwipe.self))
        state.swipe.slot = slot
        slot.accessibility.carriesItemActions = false
        if state.swipe.inherited != nil { state.swipe.actionsChanged(self) }
      }
    }
  }

  private func rowBody(
    _ state: ListRowState, _ colors: RowColors, _ environment: EnvironmentValues, _ content: () -> Void
  ) {
    element(
      ListRowState.self, "", .layered(LayoutRule.Layered(alignment: .center)),
      configure: { node in
        state.body = node
        // Its card's corners cut what it draws, and not where it is pressed.
        if state.look.cornerRadius > 0 { node.interactions.isHitBesideOutline = true }
        node.effect = { [unowned node, state] frame, items, context in
          node.rowPicture(state, frame, items, context, colors)
        }
      }
    ) {
      element(
        _RowSlot.self, "", .layered(LayoutRule.Layered(alignment: .center)),
        configure: { $0.drawsSecondFirst = true }
      ) {
        element(_RowHeight.self, "", state.frameRule) {
          element(_RowPadding.self, "", state.paddingRule, configure: { state.padded = $0 }) {
            inherited.stackAxis = StackAxis()
            content()
          }
        }
        let slot = next(ObjectIdentifier(_RowSlot.self))
        state.slot = slot
        fillBackground(state, slot)
      }
      state.isEdited = environment.isEnabled && environment.editMode?.wrappedValue.isEditing ?? false
      let controls = next(ObjectIdentifier(_RowControls.self))
      controls.accessibility.carriesItemActions = false
      state.controlSlot = controls
      state.makeControls(self)
      state.listen()
    }
  }

  /// A background that was set when the row was made before.
  private func fillBackground(_ state: ListRowState, _ slot: ViewNode) {
    if let background = state.background { descend(into: slot) { make(background) } }
  }
}

private enum _RowHeight {}
private enum _RowPadding {}
private enum _RowSlot {}

extension EnvironmentValues {
  /// The look of the list whose sections are made.
  var listLook: _ListLook? {
    get { sectionStyle as? _ListLook }
    set { sectionStyle = newValue }
  }
}

extension _ListLook: SectionStyle {
  /// Gives the text of a section's header or footer the list's look (assumed).
  package func enter(_ part: SectionPart, _ environment: inout EnvironmentValues) {
    let secondary = ForegroundStyles(primary: Color.secondary, isOfPlace: true)
    if part == .header || part == .footer { environment.listSettings.linesLabelsUp = false }
    switch (part, form) {
    case (.header, _) where environment.listSettings.hasProminentHeaders:
      environment.font = .title3.weight(.bold)
    case (.header, .plain):
      environment.font = .subheadline.weight(.semibold)
      environment.foregroundStyles = secondary
    case (.header, _) where ListMeasure(environment.platformStyle).hasLargeHeaders:
      environment.font = .body.weight(.semibold)
      environment.foregroundStyles = secondary
    case (.header, _):
      environment.font = .footnote
      environment.setUsualTextCase(.uppercase)
      environment.foregroundStyles = secondary
    case (.footer, _):
      // Several lines of a footer have no leading (Recorded/Pictures.md#Y7).
      environment.font = .footnote.leading(.tight)
      environment.foregroundStyles = secondary
    default: break
    }
  }
}
