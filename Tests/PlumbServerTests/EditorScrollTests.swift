import Foundation
import PlumbDrawing
import PlumbViews
import SwiftUI
import Testing

@testable import PlumbServer

@Suite("An editor that is scrolled", .timeLimit(.minutes(12)))
@MainActor struct EditorScrollTests {
  private let text = (0..<20).map { "line \($0)" }.joined(separator: "\n")

  /// As a page says it: the focus comes between the press and its end.
  private func tap(_ scene: DrivenScene, at point: CGPoint) throws {
    let element = try #require(scene.elements.first { $0.field != nil }).number
    let events: [InputEvent] = [
      .pointer(PointerEvent(phase: .down, location: point)), .focus(element: element),
      .pointer(PointerEvent(phase: .up, location: point)),
    ]
    for event in events { #expect(scene.send(event) == nil) }
  }

  /// The page has not shown the frame of the focus when the wheel turns.
  @Test("stays where the wheel has put it, however soon after a tap")
  func wheel() async throws {
    let content = ServerContent(title: "Test") {
      AnyView(TextEditor(text: .constant(text)).frame(width: 300, height: 100))
    }
    let scene = DrivenScene(content, stage: Stage(size: ProposedViewSize(width: 300, height: 100)))
    await scene.settle()
    try tap(scene, at: CGPoint(x: 6, y: 12))
    #expect(scene.send(.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -2000))) == nil)
    await scene.settle()
    try tap(scene, at: CGPoint(x: 200, y: 85))
    await scene.settle()
    let field = try #require(scene.elements.compactMap(\.field).first)
    #expect(field.selection == text.utf16.count..<text.utf16.count)
  }
}
