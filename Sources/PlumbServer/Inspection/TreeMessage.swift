import PlumbInspector
import PlumbLayout

/// The rows of a tree, as far as the page does not have them: those between what stays at the beginning and at the end.
struct TreeMessage {
  private let isWhole: Bool
  private let start: Int
  private let removed: Int
  private let added: ArraySlice<InspectedRow.Words>

  /// - Parameter old: what the page has; `nil` if it has nothing of this tree.
  init(from old: [InspectedRow.Words]?, to new: [InspectedRow.Words]) {
    isWhole = old == nil
    let old = old ?? []
    let (head, tail) = keptEnds(from: old, to: new)
    (start, removed, added) = (head, old.count - head - tail, new[head..<(new.count - tail)])
  }

  /// The frames that the page has, in the places where it has them now; new rows have none yet.
  func moved(_ frames: [CGRect]) -> [CGRect] {
    guard start + removed <= frames.count else { return [] }
    var frames = frames
    frames.replaceSubrange(
      start..<(start + removed), with: Array(repeating: CGRect.zero, count: added.count))
    return frames
  }

  /// - Parameter choice: the page's number for the choice of the selected row.
  func json(number: Int, selected: Int?, choice: Int) -> JSON {
    .object([
      ("type", .string("tree")), ("number", .number(CGFloat(number))),
      ("selected", selected.map { .number(CGFloat($0)) } ?? .null), ("choice", .number(CGFloat(choice))),
      ("whole", .bool(isWhole)), ("start", .number(CGFloat(start))), ("removed", .number(CGFloat(removed))),
      ("rows", .array(added.map(\.json))),
    ])
  }
}
