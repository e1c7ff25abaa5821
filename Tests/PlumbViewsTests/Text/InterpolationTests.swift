import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Texts in texts")
struct InterpolationTests {
  @Test("values stand in a text as they describe themselves")
  func values() {
    let view = TestedView(proposing: 300, 100) { Text("n \(3), \(2.5, specifier: "%.2f"), \(true)") }
    #expect(view.outline == #"Text("n 3, 2.50, true")  0,0 150×10"#)
  }

  @Test("a text in a text keeps its font")
  func texts() {
    let view = TestedView(proposing: 300, 100) { Text("a\(Text("b").font(.squares(20)))c") }
    #expect(view.size == CGSize(width: 40, height: 20))
    #expect(view.outline.hasPrefix(#"Text("abc")"#))
  }
}
