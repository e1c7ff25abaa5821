import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("A pass that a host adds") @MainActor struct FramePassTests {
  /// A pass in one file: it does what a test says, and runs again when the test says so.
  private final class AddedPass: FramePass {
    let phase: FramePhase
    private(set) var runs = 0
    private(set) var isRequested = false
    private let act: @MainActor (AddedPass) -> Bool

    init(_ phase: FramePhase, _ act: @escaping @MainActor (AddedPass) -> Bool) {
      (self.phase, self.act) = (phase, act)
    }

    func run(_ host: ViewHost) {
      runs += 1
      isRequested = act(self)
    }
  }

  @Observable final class Width { var value: CGFloat = 10 }

  private struct Wide: View {
    let width: Width
    var body: some View {
      Color.red.frame(width: width.value, height: 10).animation(.linear, value: width.value)
    }
  }

  @Test("it runs once in each frame, after the views are placed")
  func once() {
    let view = TestedView(proposing: 100, 100) { Color.red.frame(width: 30, height: 10) }
    var widths: [CGFloat] = []
    let pass = AddedPass(.layout) { _ in
      widths.append(view.size.width)
      return false
    }
    view.host.add(pass)
    view.layOut()
    view.layOut()
    #expect(widths == [30, 30])
  }

  @Test("what it changes is placed in the same frame, in rounds as many as it requests")
  func rounds() {
    let width = Width()
    let view = TestedView(proposing: 100, 100) { Wide(width: width) }
    let pass = AddedPass(.layout) { _ in
      guard view.size.width < 40 else { return false }
      width.value += 10
      return true
    }
    view.host.add(pass)
    view.layOut()
    #expect(view.size.width == 40)
    #expect(pass.runs == 4)
  }

  @Test("one that never rests ends, and the host reports it")
  func forEver() {
    let view = TestedView(proposing: 100, 100) { Color.red.frame(width: 30, height: 10) }
    view.host.add(AddedPass(.layout) { _ in true })
    view.layOut()
    #expect(
      view.warnings.contains { $0.contains("for ever") && $0.contains("AddedPass") }, "\(view.warnings)")
  }
}
