import PlumbLayout
import PlumbViews

/// The circle before a row of an edited list of which several rows are selected: empty, or ticked while the row is selected.
///
/// A row that nobody can select has the room, and no circle (assumed). The place and the size are those of the red circle, and
/// the grey is that of the lines that move a row (assumed).
nonisolated struct _SelectionCircle: View {
  let row: ListRowState
  /// In points.
  private static let diameter: CGFloat = 22

  @MainActor var body: some View {
    _ControlElement(
      "",
      configure: { node in
        // The row's own element says whether the row is selected, and offers to select it.
        node.accessibility.isHidden = true
        node.isLeftOut = { [weak row] in !(row?.isSelectable ?? false) }
        node.interactions.isHitEverywhere = true
        node.interactions.gesture = GestureAttachment { [weak row] context in
          PressRecognizer(context, changed: { _ in }) { row?.select() }
        }
      }
    ) {
      ZStack {
        part(ofSelected: false) { Image(systemName: "circle").resizable().foregroundStyle(Color(.tertiary)) }
        part(ofSelected: true) {
          Image(systemName: "checkmark.circle.fill").resizable().foregroundStyle(.tint)
            // The tick is a hole in the symbol.
            .background { Circle().fill(Color.white).padding(3) }
        }
      }
      .frame(width: Self.diameter, height: Self.diameter)
      .padding(.leading, row.look.rowInsets.leading)
      .frame(minWidth: RowEditing.target, maxHeight: .infinity, alignment: .leading)
    }
  }

  /// A view that is seen while the row is selected, or while it is not. The row is asked whenever something is drawn, as for its
  /// grey, because it may learn its tag only after its controls are made.
  @MainActor private func part(
    ofSelected isSelected: Bool, @ViewBuilder _ content: () -> some View
  ) -> some View {
    _ControlElement(
      "", configure: { node in node.isLeftOut = { [weak row] in row?.isSelected != isSelected } },
      content: content)
  }
}

extension ListRowState {
  /// A person can select the row.
  var isSelectable: Bool {
    guard let selection, !isSelectionDisabled else { return false }
    return selection.value(self) != nil
  }

  /// The name of the action by which assistive tools select the row while it has a circle.
  var selectionActionName: String? {
    guard controls.front == .selects, isSelectable else { return nil }
    return isSelected ? "Deselect" : "Select"
  }
}
