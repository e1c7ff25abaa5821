import PlumbTesting
import PlumbUIKit
import PlumbViews
import SwiftUI
import Testing

@Suite("What UIKit's code reports", .serialized) @MainActor struct ReportTests {
  /// A canvas without height, which cannot be made.
  private nonisolated static func makeEmptyPicture() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 0)).image { _ in }
  }
  private let sentence =
    "CGContext: a canvas of 120.0×0.0 points cannot be drawn: both sides must be positive numbers."

  @Test("is told by the views that are drawn, also where only drawing calls the code")
  func drawing() {
    let view = TestedView(proposing: 100, 100) { Canvas { _, _ in Self.makeEmptyPicture() } }
    #expect(view.warnings == [])
    _ = view.displayList
    #expect(view.warnings == [sentence])
  }

  @Test("is told by the views that have started the task, and by no other view")
  func tasks() async {
    struct Loading: View {
      let done: () -> Void
      var body: some View {
        Color.red.task {
          await Task.yield()
          ReportTests.makeEmptyPicture()
          done()
        }
      }
    }
    let (finished, continuation) = AsyncStream.makeStream(of: Void.self)
    let view = TestedView(proposing: 100, 100) { Loading { continuation.yield() } }
    var isDone = finished.makeAsyncIterator()
    await isDone.next()
    let other = TestedView(proposing: 100, 100) { Color.blue }
    #expect(other.warnings == [])
    view.layOut()
    #expect(view.warnings == [sentence])
  }

  @Test("is no test's whose views do not run the code")
  func otherCode() {
    let before = TestedView(proposing: 100, 100) { Color.red }
    Self.makeEmptyPicture()
    let after = TestedView(proposing: 100, 100) { Color.blue }
    before.layOut()
    #expect(before.warnings == [] && after.warnings == [])
  }

  @Test("is told by the next layout of an app where no view's code ran")
  func app() {
    var problems: [String] = []
    let host = ViewHost(Color.red, environment: EnvironmentValues())
    host.problems = { problems.append($0) }
    Self.makeEmptyPicture()
    host.layOut(ProposedViewSize(width: 10, height: 10))
    #expect(problems.contains(sentence))
  }
}
