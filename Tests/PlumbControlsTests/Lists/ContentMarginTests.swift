import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Content margins of lists") @MainActor struct ContentMarginTests {
  private func row(_ list: some View) -> CGRect {
    TestedView(proposing: 400, 600) { list }.frame(of: "Color.red") ?? .zero
  }

  private var list: some View {
    List { Color.red.frame(height: 30).listRowInsets(EdgeInsets()) }
  }

  // A recorded list with a top margin of none has its first card where the list begins.
  @Test("margins take the place of those that a list has by itself")
  func given() {
    let own = row(list)
    let bare = row(list.contentMargins(.top, 0))
    #expect(own.minY > bare.minY && bare.minX == own.minX)
    #expect(row(list.contentMargins(.top, 50)).minY == bare.minY + 50)
    #expect(row(list.contentMargins(.horizontal, 0)).width == 400)
    #expect(row(list.contentMargins(.horizontal, 30)).minX == 30)
  }

  @Test("margins of no length are the list's own, also within others")
  func none() {
    #expect(row(list.contentMargins(.all, nil)) == row(list))
    #expect(row(list.contentMargins(.top, nil).contentMargins(.top, 80)) == row(list))
    #expect(row(list.contentMargins(.top, 80, for: .scrollIndicators)) == row(list))
  }
}
