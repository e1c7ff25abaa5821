import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The controls that a row has while its list is edited.
struct RowEditing: Equatable {
  enum Front { case deletes, selects }
  /// The circle before the row's content.
  var front: Front?
  /// The row has lines behind its content, by which it is dragged.
  var moves = false

  /// Room beside the controls, in points.
  static let frontRoom: CGFloat = 38
  static let moveRoom: CGFloat = 34
  /// The least width in which a control is pressed, in points: more than its room beside the words.
  static let target: CGFloat = 44
}

/// The controls at the ends of a row while its list is edited: a red circle that deletes or one that selects, and lines to drag
/// it by.
///
/// Lengths are UIKit's as measured by eye (assumed). A press on the red circle deletes at once.
nonisolated struct _RowControls: View {
  let row: ListRowState
  let controls: RowEditing

  @MainActor var body: some View {
    HStack(spacing: 0) {
      switch controls.front {
      case .deletes:
        _Pressable(action: { row.delete() }) {
          Circle().fill(Color(.red)).frame(width: 22, height: 22)
            .overlay { Capsule().fill(Color.white).frame(width: 11, height: 2) }
            .padding(.leading, row.look.rowInsets.leading)
            .frame(minWidth: RowEditing.target, maxHeight: .infinity, alignment: .leading)
        }
        .accessibilityLabel("Delete")
      case .selects: _SelectionCircle(row: row)
      case nil: EmptyView()
      }
      Spacer(minLength: 0)
      if controls.moves { handle }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  @MainActor private var handle: some View {
    _ControlElement(
      "RowHandle",
      configure: { node in
        node.isFocusable = true
        node.interactions.isHitEverywhere = true
        // Up and down is what an element can say of it; the drag is the finger's.
        node.accessibility.role = .stepper
        node.accessibility.label = "Reorder"
        node.adjustAction = { [row] isUp in row.move(by: isUp ? -1 : 1) }
      }
    ) {
      VStack(spacing: 4) {
        ForEach(0..<3) { _ in Rectangle().fill(Color(.tertiary)).frame(width: 20, height: 1.5) }
      }
      .padding(.trailing, 14)
      .frame(minWidth: RowEditing.target, maxHeight: .infinity, alignment: .trailing)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { row.drag(by: $0.translation.height) }
          .onEnded { row.drop(at: $0.translation.height) })
    }
  }
}

extension ListRowState {
  /// The controls that the row should have. Circles that select replace those that delete, as with UIKit's
  /// `allowsMultipleSelectionDuringEditing` (Recorded/Controls.md#Z4).
  private var neededControls: RowEditing {
    guard isEdited, !isBare else { return RowEditing() }
    let selects = platform == .iOS && selection?.isMultiple ?? false
    let front: RowEditing.Front? =
      selects ? edits.hasSelectionCircle ? .selects : nil : edits.canDelete ? .deletes : nil
    return RowEditing(front: front, moves: edits.canMove)
  }

  /// Brings the nodes of the row's controls up to date.
  func makeControls(_ builder: _TreeBuilder) {
    guard let controlSlot else { return }
    var own = Inherited(environment: builder.inherited.environment)
    own.isMirrored = builder.inherited.isMirrored
    (controls, controlsInherit) = (neededControls, own)
    builder.descend(into: controlSlot) {
      if controls != RowEditing() { builder.make(_RowControls(row: self, controls: controls)) }
    }
  }

  /// Makes the controls anew, if they are others now, once the walk that is at the row's content is over: a view in the row may
  /// say only then what a person can do with the row.
  func editsChanged(_ builder: _TreeBuilder) {
    guard isEdited, neededControls != controls else { return }
    builder.host.afterWalk { [self] in
      guard let controlSlot, !controlSlot.isDisposed, let controlsInherit, neededControls != controls else {
        return
      }
      let builder = _TreeBuilder(host: controlSlot.host, parent: controlSlot, inherited: controlsInherit)
      (controlSlot.nearestSubgraph ?? controlSlot.host.subgraph).apply { makeControls(builder) }
    }
  }

  /// Shows the row where it is dragged, over the others.
  @MainActor func drag(by distance: CGFloat) {
    shift = distance
    node?.zIndex = 2
    node?.host.needsUpdate?()
  }

  /// Puts the row down: it goes past as many rows as it is high.
  @MainActor func drop(at distance: CGFloat) {
    shift = 0
    guard let node, !node.isDisposed else { return }
    node.zIndex = nil
    let height = node.host.layoutTree.frame(of: node.layout).height + look.rowSpacing
    if height > 0 { move(by: Int((distance / height).rounded())) }
    node.host.needsUpdate?()
  }
}

/// Begins and ends the editing of the lists around.
nonisolated public struct EditButton: View, CalledView {
  package let callSite = _CallSite()
  @Environment(\.editMode) private var editMode

  /// Creates the button, which says “Edit” or “Done”: in English, where the app has no translation of them.
  public init() {}

  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    _AddedView {
      Button {
        withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
      } label: {
        // A button that ends something is bold in a bar, as one that confirms is.
        Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
      }
    }
  }
  public static var _memberCount: Int? { 1 }
}
