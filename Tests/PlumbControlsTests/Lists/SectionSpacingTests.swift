import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("The distance between sections") @MainActor struct SectionSpacingTests {
  /// Between the cards of two sections with headers.
  private func distance(_ spacing: ListSectionSpacing) throws -> CGFloat {
    let view = TestedView(proposing: 390, 800, scale: 3) {
      List {
        Section("One") { Text("a").listRowBackground(Color.red) }
        Section("Two") { Text("b").listRowBackground(Color.blue) }
      }
      .listSectionSpacing(spacing)
    }
    let cards = try ["Color.red", "Color.blue"].map { try #require(view.frame(of: $0)) }
    return cards[1].minY - cards[0].maxY
  }

  @Test("compact sections with headers are 44.67 apart, and usual ones 56.33 (Recorded/Screens.md#Y92)")
  func compact() throws {
    #expect(abs(try distance(.compact) - 44.67) < 0.34)
    #expect(abs(try distance(.default) - 56.33) < 0.34)
  }

  @Test("compact sections leave the first header and its card where they are (Recorded/Screens.md#Y92)")
  func first() throws {
    func card(_ spacing: ListSectionSpacing, title: Bool) throws -> CGFloat {
      let view = TestedView(proposing: 375, 800, scale: 3) {
        NavigationStack {
          List { Section("One") { Text("a").listRowBackground(Color.red) } }
            .listSectionSpacing(spacing)
            .navigationTitle(title ? "Scan Summary" : "")
            .navigationBarTitleDisplayMode(title ? .large : .inline)
        }
      }
      return try #require(view.frame(of: "Color.red")).minY
    }
    for title in [true, false] { #expect(try card(.compact, title: title) == card(.default, title: title)) }
  }
}
