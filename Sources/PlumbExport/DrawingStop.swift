/// Ends a drawing before it is done. It is asked between two steps: items, pages, and the parts of making a file.
package struct DrawingStop: Sendable {
  /// Whether the drawing shall end. After one yes every answer is yes.
  package let isWanted: @Sendable () -> Bool

  package init(_ isWanted: @escaping @Sendable () -> Bool) { self.isWanted = isWanted }

  /// Draws everything.
  package static let never = DrawingStop { false }

  /// - Throws: ``Stopped`` where the drawing has ended early.
  func check() throws {
    if isWanted() { throw Stopped() }
  }

  /// There are no bytes, because nobody wants them any more.
  package struct Stopped: Error {}
}
