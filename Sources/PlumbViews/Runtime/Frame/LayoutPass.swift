import PlumbLayout

/// Places the root.
///
/// Owns the last proposal and the requests to place the root again. Writes the layout tree.
@MainActor final class LayoutPass {
  /// The last proposal to the root, and its position on the canvas.
  private(set) var last: (proposal: ProposedViewSize, origin: (CGSize) -> CGPoint)?
  /// The nodes have places.
  private(set) var isPlaced = false
  /// Counts the layouts, so that what comes to rest during one knows when the next begins.
  private(set) var number = 0
  /// A node is to be laid out again because of where the last layout put it, or because it was scrolled.
  private(set) var isRequested = false
  /// Views that read their own size were placed for the first time, and their content is not made yet.
  private var hasNewReaders = false
  /// The views whose place others take over.
  var matchedSources: [MatchedKey: ObjectLink<ViewNode>] = [:]

  func request() { isRequested = true }

  /// Requests a layout before any view appears.
  func requestForNewReaders() { hasNewReaders = true }

  func begin(_ proposal: ProposedViewSize, _ origin: @escaping (CGSize) -> CGPoint) {
    last = (proposal, origin)
    number += 1
  }

  /// Begins a round of the frame, which answers all requests so far. Returns whether the root is placed again before
  /// anything else.
  func beginRound() -> Bool {
    isRequested = false
    defer { hasNewReaders = false }
    return hasNewReaders
  }

  func place(
    _ host: ViewHost, _ size: CGSize, _ proposal: ProposedViewSize, _ origin: (CGSize) -> CGPoint
  ) {
    host.layoutTree.place(host.root.layout, at: origin(size), proposal: proposal)
    host.placePresentations()
    isPlaced = true
  }
}
