import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Items of tab bars") @MainActor struct TabItemTests {
  /// Symbols of a width of 20 units and of different heights, as far as they are named here.
  private static let heights: [String: CGFloat] = [
    "house": 16, "house.fill": 18, "cart.badge.plus": 20, "cart.fill.badge.plus": 22, "gear": 26,
  ]

  private func tabs(_ style: PlatformStyle, @ViewBuilder _ tabs: @escaping () -> some View) -> TestedView {
    let heights = Self.heights
    return TestedView(
      proposing: 390, 700, style: style,
      environment: { values in
        values.resources = Resources(
          image: { _, _, _ in nil }, color: { _, _ in nil },
          symbol: { name in
            heights[name].map { height in
              let box = CGRect(x: 0, y: 0, width: 20, height: height)
              return Resources.Symbol(path: Path(box), style: FillStyle(), size: 24, box: box)
            }
          })
      }
    ) { TabView { tabs() } }
  }

  @Test(
    "titles stand on one line, and symbols have one middle, whatever the labels are made of",
    arguments: [PlatformStyle.iOS, .iOS26])
  func oneLine(style: PlatformStyle) throws {
    let view = tabs(style) {
      Color.red.tabItem { Label("Home", systemImage: "house") }
      Color.red.tabItem {
        Image(systemName: "cart.badge.plus")
        Text("Cart")
      }
      Color.red.tabItem {
        VStack {
          Image(systemName: "gear").environment(\.symbolVariants, .none)
          Text("Settings").bold()
        }
      }
      Color.red.tabItem { Text("Words") }
      Color.red.tabItem { Image(systemName: "house").environment(\.symbolVariants, .none) }
    }
    let lines = try ["Home", "Cart", "Settings", "Words"].map {
      try #require(view.frame(of: "Text(\"\($0)\")")).minY
    }
    #expect(Set(lines).count == 1, "\(lines)")
    let middles = try ["house.fill", "cart.fill.badge.plus", "gear", "house"].map {
      try #require(view.frame(of: "Image(\"\($0)\")"), "\($0)").midY
    }
    let first = try #require(middles.first)
    // Up to the rounding of what is as high as an odd number of pixels.
    #expect(middles.allSatisfy { abs($0 - first) <= 0.5 }, "\(middles)")
    // Half of the box of a symbol is 13, and up to the title there are 2 on glass and 3.6 before (Recorded/Screens.md#Y95).
    let distance: CGFloat = style.isGlass ? 15 : 16.6
    #expect(try abs(#require(lines.first) - first - distance) <= 0.5)
  }

  @Test("the text of an item stands below its image, whichever comes first")
  func order() throws {
    let view = tabs(.iOS) {
      Color.red.tabItem {
        Text("Home")
        Image(systemName: "house")
      }
    }
    let title = try #require(view.frame(of: "Text(\"Home\")"))
    #expect(try title.minY > #require(view.frame(of: "Image(\"house.fill\")")).midY)
  }

  @Test("an item shows the first image and the first text of its label, and nothing else of it")
  func firstOfEach() {
    func shown(@ViewBuilder _ label: @escaping () -> some View) -> [String] {
      let view = tabs(.iOS) { Color.red.tabItem { label() } }
      let seen = ["house.fill", "gear"].filter { view.frame(of: "Image(\"\($0)\")") != nil }
      return seen + ["One", "Two", "Three"].filter { view.frame(of: "Text(\"\($0)\")") != nil }
    }
    let label = Label("One", systemImage: "house")
    #expect(
      shown {
        label
        Text("Two")
      } == ["house.fill", "One"])
    #expect(
      shown {
        Text("Two")
        label
      } == ["house.fill", "Two"])
    #expect(
      shown {
        Image(systemName: "gear").environment(\.symbolVariants, .none)
        label
        Text("Three")
      } == ["gear", "One"])
    #expect(
      shown {
        Image(systemName: "house")
        Text("Two")
        Text("Three")
      } == ["house.fill", "Two"])
    #expect(
      shown {
        label
        Label("Two", systemImage: "gear")
      } == ["house.fill", "One"])
    #expect(
      shown {
        HStack {
          Text("Two")
          Image(systemName: "house")
        }
        Text("Three")
      } == ["house.fill", "Two"])
  }

  @Test("the title of an item stands below its symbol, also where they are of two views")
  func twoViews() throws {
    let view = tabs(.iOS) {
      Color.red.tabItem {
        Text("Two")
        Label("One", systemImage: "house").foregroundStyle(.green)
      }
    }
    let title = try #require(view.frame(of: "Text(\"Two\")"))
    #expect(try title.minY > #require(view.frame(of: "Image(\"house.fill\")")).midY)
  }

  @Test("symbols with a badge are filled, and a filled one stays")
  func badges() {
    let view = tabs(.iOS) {
      Color.red.tabItem { Image(systemName: "cart.badge.plus") }
      Color.red.tabItem { Image(systemName: "cart.fill.badge.plus") }
    }
    #expect(view.outline.components(separatedBy: "Image(\"cart.fill.badge.plus\")").count == 3)
    #expect(view.frame(of: "Image(\"cart.badge.plus\")") == nil)
  }
}
