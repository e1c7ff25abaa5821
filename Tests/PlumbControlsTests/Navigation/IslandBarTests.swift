import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// Recorded/Screens.md#Y83, Y95, Y96.
@Suite("Bars on phones with a Dynamic Island") @MainActor struct IslandBarTests {
  @Test(
    "up to iOS 18 a bar begins where the status bar ends, and on iOS 26 where the safe area begins",
    arguments: [
      (PlatformStyle.iOS, 59, 53.67), (.iOS, 62, 56), (.iOS, 47, 47), (.iOS, 0, 0), (.iOS26, 59, 59),
      (.iOS26, 62, 62),
    ] as [(PlatformStyle, CGFloat, CGFloat)])
  func bar(_ style: PlatformStyle, _ cover: CGFloat, _ top: CGFloat) throws {
    let view = TestedView(
      proposing: 393, 852, scale: 3, style: style,
      safeArea: EdgeInsets(top: cover, leading: 0, bottom: 34, trailing: 0)
    ) {
      NavigationStack {
        Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }
    }
    let bar = try #require(view.frame(of: "NavigationBar"))
    #expect(abs(bar.minY - top) < 0.01)
    #expect(abs(try #require(view.frame(of: "Color.red")).minY - bar.maxY) < 0.01)
  }

  @Test("symbols and titles of tabs are where they are on iOS 18")
  func tabs() throws {
    let view = TestedView(
      proposing: 393, 852, scale: 3, safeArea: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
    ) {
      TabView {
        Color.red.tabItem { Label("Home", systemImage: "house") }
        Color.red.tabItem { Label("Profile", systemImage: "person") }
      }
    }
    let bar = try #require(view.frame(of: "TabBar"))
    let symbol = try #require(view.frame(of: "Image(\"house\")"))
    let title = try #require(view.frame(of: "Text(\"Home\")"))
    #expect(abs(symbol.midY - bar.minY - 18.7) < 0.34)
    #expect(abs(title.midY - bar.minY - 41.3) < 0.34)
  }

  @Test("tabs on glass share the room, but for a title that needs more")
  func glassTabs() throws {
    func middles(_ width: CGFloat, _ titles: [String]) throws -> [CGFloat] {
      let view = TestedView(proposing: width, 852, scale: 3, style: .iOS26) {
        TabView { ForEach(titles, id: \.self) { title in Color.red.tabItem { Text(title) } } }
      }
      return try titles.map { try #require(view.frame(of: "Text(\"\($0)\")")).midX }
    }
    let equal = try middles(440, ["A", "B", "C", "D", "E"])
    for (left, right) in zip(equal, equal.dropFirst()) { #expect(abs(right - left - 76.4) < 0.34) }
    let title = "A title that is long"
    let width = TestedView(proposing: nil, nil, scale: 3) {
      Text(title).font(.system(size: 10, weight: .medium))
    }.size.width
    let others = try middles(440, ["A", "B", title, "D", "E"])
    // Half of the long one and half of a short one.
    let need: CGFloat = width + 23
    let share: CGFloat = (382 - need) / 4
    #expect(need > 76.4)
    let (first, second) = (others[1] - others[0], others[2] - others[1])
    #expect(abs(first - share) < 0.5)
    #expect(abs(second - (share + need) / 2) < 0.5)
  }
}
