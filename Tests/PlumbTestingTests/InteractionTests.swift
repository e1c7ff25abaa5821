import PlumbTesting
import SwiftUI
import Testing

@Suite("A person in tests") @MainActor struct InteractionTests {
  @Test("a tap on a text that is not there says what is there")
  func missing() {
    let view = TestedView(proposing: 100, 100) {
      Text("here").accessibilityIdentifier("id")
    }
    withKnownIssue {
      view.tap("there")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == #"No view has the text, label or identifier "there"; there are: "id", "here"."#
      }
    }
    withKnownIssue {
      TestedView(proposing: 10, 10) { Color.red }.hold("there", for: 1)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasSuffix("there are: none.") }
    }
  }

  @Test("time passes only with what a person does")
  func time() {
    let view = TestedView(proposing: 100, 100) { Color.red }
    #expect(view.time == 0)
    view.tap(at: .zero, count: 2)
    #expect(abs(view.time - 0.2) < 1e-9)
    view.advance(to: 3)
    view.advance(to: 1)
    #expect(view.time == 3)
  }

  @Test("a view is tapped where it is drawn, by its text, label or identifier")
  func names() {
    struct Box: View {
      @State private var count = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("n\(count)")
          Color.red.frame(width: 10, height: 10).onTapGesture { count += 1 }
            .accessibilityLabel("box").offset(x: 40, y: 30)
        }
      }
    }
    let view = TestedView(proposing: 100, 100) { Box() }
    view.tap("box")
    #expect(view.frame(of: "Text(\"n1\")") != nil)
  }
}
