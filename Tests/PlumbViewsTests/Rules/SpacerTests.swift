import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Spacers and dividers")
struct SpacerTests {
  private func row(_ middle: some View) -> some View {
    HStack(spacing: 0) {
      leaf(20, 20, "a")
      middle
      leaf(20, 20, "b")
    }
  }

  // Rules/Spacing.md#R-40
  @Test("a spacer is 8 at least and at best, or what it is told")
  func minimum() {
    #expect(TestedView(proposing: nil, nil) { row(Spacer()) }.size == CGSize(width: 48, height: 20))
    #expect(TestedView(proposing: nil, nil) { row(Spacer(minLength: 30)) }.size.width == 70)
    #expect(TestedView(proposing: 10, nil) { row(Spacer()) }.size.width == 48)
  }

  // Rules/Spacing.md#R-40
  @Test("a spacer takes what is left along its stack and nothing across it")
  func along() {
    let view = TestedView(proposing: 200, 50) { row(Spacer()) }
    #expect(view.size == CGSize(width: 200, height: 20))
    #expect(view.frame(of: "Spacer") == CGRect(x: 20, y: 10, width: 160, height: 0))
    let column = TestedView(proposing: 100, 50) {
      VStack(spacing: 0) {
        Spacer()
        leaf(20, 20, "a")
      }
    }
    #expect(column.size == CGSize(width: 20, height: 50))
    #expect(column.frame(of: "a")?.minY == 30)
  }

  // Rules/Spacing.md#R-40
  @Test("outside a stack a spacer takes both axes")
  func outside() {
    #expect(TestedView(proposing: 100, 50) { Spacer() }.size == CGSize(width: 100, height: 50))
    #expect(TestedView(proposing: nil, nil) { Spacer() }.size == CGSize(width: 8, height: 8))
    #expect(
      TestedView(proposing: 0, .infinity) { Spacer(minLength: 12) }.size
        == CGSize(width: 12, height: CGFloat.infinity))
    #expect(TestedView(proposing: 100, 50) { ZStack { Spacer() } }.size == CGSize(width: 100, height: 50))
  }

  // Rules/Spacing.md#R-41
  @Test("a divider is thin along its stack, and as long as the stack is across")
  func divider() {
    let column = TestedView(proposing: 100, 50, style: .macOS) {
      VStack(spacing: 0) {
        leaf(20, 20, "a")
        Divider()
      }
    }
    #expect(column.frame(of: "Divider") == CGRect(x: 0, y: 20, width: 100, height: 1))
    let across = TestedView(proposing: 100, 50, style: .macOS) { row(Divider()) }
    #expect(across.frame(of: "Divider") == CGRect(x: 20, y: 0, width: 1, height: 50))
    #expect(TestedView(proposing: 30, 50, style: .macOS) { Divider() }.size == CGSize(width: 30, height: 1))
    #expect(TestedView(proposing: nil, nil, style: .macOS) { Divider() }.size == CGSize(width: 10, height: 1))
    #expect(TestedView(proposing: 30, 50, scale: 2) { Divider() }.size == CGSize(width: 30, height: 0.5))
  }

  // Rules/Spacing.md#R-42
  @Test("a spacer keeps its axis through modifiers, and loses it in a depth stack")
  func axis() {
    func size(_ spacer: some View) -> CGSize { TestedView(proposing: 200, 50) { row(spacer) }.size }
    #expect(size(ZStack { Spacer() }) == CGSize(width: 200, height: 50))
    #expect(size(Spacer().aspectRatio(1, contentMode: .fit)) == CGSize(width: 90, height: 20))
    #expect(size(Spacer().fixedSize()) == CGSize(width: 48, height: 20))
    #expect(size(Spacer().frame(maxWidth: .infinity)) == CGSize(width: 200, height: 20))
  }

  // Rules/Spacing.md#R-42
  @Test("a spacer in an overlay has the axis of the stack around it")
  func axisInOverlay() {
    let view = TestedView(proposing: 200, 50) {
      row(Color.red.frame(width: 60, height: 30).overlay(Spacer()))
    }
    #expect(view.frame(of: "Spacer") == CGRect(x: 20, y: 15, width: 60, height: 0))
  }
}
