import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("Search fields and bars of tabs on glass") @MainActor struct GlassTabTests {
  @Test("the search field is at the bottom, and in the drawer where a source or a bar of tabs wants it")
  func search() throws {
    func field(_ style: PlatformStyle, _ placement: SearchFieldPlacement = .automatic) throws -> CGRect {
      let view = TestedView.phone(style) {
        NavigationStack {
          Color.red.navigationTitle("Plans").searchable(text: .constant(""), placement: placement)
        }
      }
      return try #require(view.frame(of: "TextField"))
    }
    #expect(try field(.iOS).midY < 150)
    #expect(try field(.iOS26).midY == 768)
    #expect(try field(.iOS26, .navigationBarDrawer).midY < 170)
    let tabs = TestedView.phone {
      TabView {
        Tab("A", systemImage: "star") {
          NavigationStack { Color.red.navigationTitle("Plans").searchable(text: .constant("")) }
        }
      }
    }
    #expect(try #require(tabs.frame(of: "TextField")).midY < 170)
  }

  @Test("rows are made that are seen through the bar of tabs; up to iOS 18 it hides them")
  func rowsBelow() {
    /// Of a row that stands below the upper edge of the bar.
    func row(_ number: Int, _ style: PlatformStyle) -> CGRect? {
      TestedView.phone(style) {
        TabView { List(0..<40) { Text("row \($0)") }.tabItem { Text("A") } }
      }.frame(of: "Text(\"row \(number)\")")
    }
    #expect(row(14, .iOS26)?.minY.rounded() == 779)
    #expect(row(17, .iOS) == nil)
  }

  // The list begins at 116, on iOS 18 at 96, and the row of the bar ends at 54 and at 44.
  @Test(
    "rows stay that are seen where a large title was",
    arguments: [(PlatformStyle.iOS26, 100), (.iOS, 60)] as [(PlatformStyle, CGFloat)])
  func rowsAbove(_ style: PlatformStyle, _ edge: CGFloat) throws {
    let view = TestedView.phone(style) {
      NavigationStack { List(0..<40) { Text("row \($0)") }.navigationTitle("Plans") }
    }
    view.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 500))
    let rows = (0..<10).compactMap { view.frame(of: "Text(\"row \($0)\")")?.minY }
    #expect(try #require(rows.first) < edge)
  }

  @Test("what is presented over a page of a tab view has its search field at the bottom")
  func presented() throws {
    let view = TestedView.phone {
      TabView {
        Color.red.tabItem { Text("A") }.fullScreenCover(isPresented: .constant(true)) {
          NavigationStack { Color.blue.searchable(text: .constant("")) }
        }
      }
    }
    #expect(try #require(view.frame(of: "TextField")).midY > 700)
  }

  @Test("the bar of tabs floats 21 above the bottom, and a screen keeps 49 free above what is covered")
  func tabs() throws {
    func page(bottom: CGFloat) -> TestedView {
      TestedView(
        proposing: 390, 800, style: .iOS26,
        safeArea: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0)
      ) {
        TabView {
          Color.red.tabItem { Text("A") }
          Color.red.tabItem { Text("B") }
        }
      }
    }
    for bottom in [0, 34] as [CGFloat] {
      let view = page(bottom: bottom)
      #expect(view.capsules.first == CGRect(x: 94, y: 717, width: 202, height: 62), "\(bottom)")
      #expect(view.frame(of: "TabBar")?.minY == 717)
    }
  }

  @Test(
    "a bar of tabs has its accessory above it, on both versions of iOS",
    arguments: [PlatformStyle.iOS, .iOS26])
  func accessory(style: PlatformStyle) throws {
    let view = TestedView.phone(style) {
      TabView { Color.red.tabItem { Text("A") } }
        .tabViewBottomAccessory { Color.blue }
    }
    let (bar, accessory) = (view.frame(of: "TabBar"), view.frame(of: "Color.blue"))
    #expect(try #require(accessory) == CGRect(x: 21, y: #require(bar).minY - 56, width: 348, height: 48))
  }

  @Test("a bar that has a tab that searches, and one or several others, draws without a warning")
  func searchTab() throws {
    let one = TestedView.phone {
      TabView {
        Tab("A", systemImage: "star") { Color.red }
        Tab(role: .search) { Color.blue }
      }
    }
    let two = TestedView.phone {
      TabView {
        Tab("A", systemImage: "star") { Color.red }
        Tab("B", systemImage: "heart") { Color.red }
        Tab(role: .search) { Color.blue }
      }
    }
    // The symbols of these tests are missing.
    for view in [one, two] { #expect(view.warnings.filter { !$0.hasPrefix("Image(") } == []) }
  }
}
