import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// Recorded/Screens.md#Y145, Y146.
@Suite("Bars of phones on their sides and of tablets") @MainActor struct ScreenKindTests {
  /// A list with a title in a tab view, as large as a screen.
  private func screen(
    _ width: CGFloat, _ height: CGFloat, style: PlatformStyle = .iOS,
    mode: NavigationBarItem.TitleDisplayMode? = nil
  ) -> TestedView {
    TestedView(
      proposing: width, height, scale: 3, style: style,
      safeArea: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
    ) {
      TabView {
        NavigationStack {
          List { Text("Row") }
            .navigationTitle("Title")
            .navigationBarTitleDisplayMode(mode ?? .automatic)
            .toolbar {
              ToolbarItem { Button("Edit") {} }
              ToolbarItem(placement: .bottomBar) { Button("New") {} }
            }
        }
        .tabItem { Label("Home", systemImage: "house") }
        Color.red.tabItem { Label("Profile", systemImage: "person") }
      }
    }
  }

  @Test(
    "a navigation bar and a toolbar are 32 high on a small phone on its side, and 44 on a large one",
    arguments: [(852, 393, 32), (568, 320, 32), (932, 430, 44), (736, 414, 44)]
      as [(CGFloat, CGFloat, CGFloat)])
  func height(_ width: CGFloat, _ height: CGFloat, _ row: CGFloat) throws {
    let view = screen(width, height)
    let bar = try #require(view.frame(of: "NavigationBar"))
    #expect(bar.minY == 0 && bar.height == row)
    #expect(view.frame(of: "BottomBar")?.height == row)
    let button = try #require(view.frame(of: "Text(\"Edit\")"))
    #expect(abs(button.midY - row / 2) < 0.34)
  }

  @Test(
    "a title that is large on an upright phone is in the middle of the bar of one on its side",
    arguments: [.iOS, .iOS26] as [PlatformStyle], [nil, .large] as [NavigationBarItem.TitleDisplayMode?])
  func title(_ style: PlatformStyle, _ mode: NavigationBarItem.TitleDisplayMode?) throws {
    let view = screen(852, 393, style: style, mode: mode)
    let title = try #require(view.frame(of: "Text(\"Title\")"))
    let button = try #require(view.frame(of: "Text(\"Edit\")"))
    let bar = try #require(view.frame(of: "NavigationBar"))
    #expect(bar == screen(852, 393, style: style, mode: .inline).frame(of: "NavigationBar"))
    #expect(abs(title.midX - 426) < 0.34)
    #expect(abs(title.midY - button.midY) < 0.34)
    // The first card keeps the distance from an inline title.
    let list = try #require(view.frame(of: "Text(\"Row\")"))
    let inline = try #require(screen(852, 393, style: style, mode: .inline).frame(of: "Text(\"Row\")"))
    #expect(list == inline)
  }

  @Test("a title is large again when the phone is upright")
  func upright() throws {
    #expect(screen(393, 852).frame(of: "NavigationBar")?.height == 96)
    // So it is on a low canvas that has not the size of a phone.
    #expect(screen(500, 300).frame(of: "NavigationBar")?.height == 96)
  }

  @Test(
    "the title of a tab is beside its symbol, in a bar of 32 on a small phone on its side and of 49 on a large one",
    arguments: [(852, 393, 32, 0.72), (932, 430, 49, 1)] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func tabs(_ width: CGFloat, _ height: CGFloat, _ bar: CGFloat, _ share: CGFloat) throws {
    let view = screen(width, height)
    let frame = try #require(view.frame(of: "TabBar"))
    #expect(frame.height == bar && frame.maxY == height - 21)
    let symbol = try #require(view.frame(of: "Image(\"house\")"))
    let title = try #require(view.frame(of: "Text(\"Home\")"))
    #expect(title.minX > symbol.maxX)
    #expect(abs(symbol.midY - frame.midY) < 0.5 && abs(title.midY - frame.midY) < 0.5)
    let upright = try #require(screen(393, 852).frame(of: "Image(\"house\")"))
    #expect(abs(symbol.width / upright.width - share) < 0.05)
  }

  @Test("a navigation bar and a toolbar of an iPad are 50 high (Recorded/Screens.md#Y148)")
  func tablet() {
    for (width, height) in [(744, 1133), (1024, 768)] as [(CGFloat, CGFloat)] {
      let view = screen(width, height, mode: .inline)
      #expect(view.frame(of: "NavigationBar")?.height == 50)
      #expect(view.frame(of: "BottomBar")?.height == 50)
      #expect(screen(width, height).frame(of: "NavigationBar")?.height == 102)
    }
    #expect(screen(600, 800, mode: .inline).frame(of: "NavigationBar")?.height == 44)
  }

  @Test("a small phone on its side is compact both ways, and a large one is wide")
  func classes() {
    func classes(_ width: CGFloat, _ height: CGFloat) -> String {
      var said = ""
      _ = TestedView(proposing: width, height) {
        ClassReader { said = $0 }
      }
      return said
    }
    #expect(classes(844, 390) == "compact compact")
    #expect(classes(956, 440) == "regular compact")
    #expect(classes(1024, 768) == "regular regular")
  }

  private struct ClassReader: View {
    let say: (String) -> Void
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View {
      let _ = say("\(word(horizontal)) \(word(vertical))")
      Color.red
    }

    private func word(_ size: UserInterfaceSizeClass?) -> String { size == .compact ? "compact" : "regular" }
  }
}
