import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Values for layouts")
struct LayoutValueTests {
  private struct Rank: LayoutValueKey { static let defaultValue = 0 }

  @Test("leave a guide that is set inside as it is")
  func guides() {
    let view = TestedView(proposing: 100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10)
          .alignmentGuide(.leading) { _ in 15 }
          .layoutValue(key: Rank.self, value: 3)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    #expect(view.frame(of: "Color.blue")?.minX == 15)
    #expect(view.size.width == 35)
  }
}
