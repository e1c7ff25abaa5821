/// Lets those that depend on their place look at it, after each layout.
///
/// Owns the readers. What they change waits for the next update.
@MainActor final class ReaderPass: FramePass {
  private var readers: [ViewNode] = []

  let phase = FramePhase.layout
  /// A layout is what it waits for.
  let isRequested = false

  func add(_ reader: ViewNode) { readers.append(reader) }

  /// Outer ones first, whose place decides about that of inner ones.
  func run(_ host: ViewHost) {
    guard !readers.isEmpty else { return }
    readers.removeAll { $0.isDisposed }
    for node in readers.sorted(by: { $0.depth < $1.depth }) where !node.isDisposed && node.departure == nil {
      node.readLayout?(node)
    }
  }
}
