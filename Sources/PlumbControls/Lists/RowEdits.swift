import Foundation
import PlumbLayout
import PlumbViews

/// The edits that a person can make to the rows of a collection.
struct RowEdits {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// In a list of several selections the row has a circle that selects it.
  var hasSelectionCircle = true

  var canDelete: Bool { delete != nil && !isDeleteDisabled }
  var canMove: Bool { move != nil && !isMoveDisabled }
}

nonisolated extension DynamicViewContent {
  /// Sets the action that deletes rows, with their indices in the collection. `nil` removes it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    // Kept by a node, which is used on the main actor only.
    nonisolated(unsafe) let action = action
    return ModifiedContent(
      content: self,
      modifier: _ListRowTrait { row, builder in
        row.edits.delete = action
        row.editsChanged(builder)
        row.swipe.actionsChanged(builder)
      })
  }

  /// Sets the action that moves rows, with their indices and the index before which they go. `nil` removes it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    // Kept by a node, which is used on the main actor only.
    nonisolated(unsafe) let action = action
    return ModifiedContent(
      content: self,
      modifier: _ListRowTrait { row, builder in
        row.edits.move = action
        row.editsChanged(builder)
      })
  }
}

nonisolated extension View {
  /// Keeps people from deleting the row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(
      _ListRowTrait { row, builder in
        row.edits.isDeleteDisabled = isDisabled
        row.editsChanged(builder)
      })
  }

  /// Keeps people from moving the row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(
      _ListRowTrait { row, builder in
        row.edits.isMoveDisabled = isDisabled
        row.editsChanged(builder)
      })
  }
}

extension ListRowState {
  /// The place of the row's element in its collection, and how many elements there are.
  var place: (index: Int, count: Int)? {
    var node = node
    while let here = node, let parent = here.parent {
      if let run = parent.lazyRun {
        guard let index = parent.children.firstIndex(where: { $0 === here }) else { return nil }
        return (run.realised.lowerBound + index, run.count)
      }
      if parent.object is LazyNode { return nil }
      node = parent
    }
    return nil
  }

  package func delete() {
    guard edits.canDelete, let place else { return }
    let delete = edits.delete
    withAnimation { delete?(IndexSet(integer: place.index)) }
  }

  /// Moves the row up or down by a number of rows; those beyond the ends stay there.
  func move(by distance: Int) {
    guard edits.canMove, let place else { return }
    let target = min(max(0, place.index + distance), place.count - 1)
    guard target != place.index else { return }
    let move = edits.move
    withAnimation { move?(IndexSet(integer: place.index), target > place.index ? target + 1 : target) }
  }
}
