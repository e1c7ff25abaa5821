import PlumbDrawing
import PlumbTesting
import PlumbUIKit
import PlumbViews
import SwiftUI
import Testing
import ViewTesting

/// What is set for a class counts for the whole program, so each test sets, looks and forgets without a pause.
@Suite("What is set for all views of a class") @MainActor struct AppearanceTests {
  private let colour = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
  private let mark = "red: 0.25, green: 0.5, blue: 0.75"

  /// How often a view is drawn with the colour, after something was set.
  private func count(_ view: some View, _ height: CGFloat = 700, after set: () -> Void = {}) -> Int {
    defer { AppearanceProxies.forget() }
    set()
    let tested = TestedView(proposing: 390, height) { view }
    return "\(tested.displayList)".components(separatedBy: mark).count - 1
  }

  private func draws(_ view: some View, after set: () -> Void) -> Bool {
    count(view) == 0 && count(view, after: set) > 0
  }

  private var segments: some View {
    Picker("Kind", selection: .constant(1)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }.pickerStyle(.segmented)
  }

  private var pages: some View {
    TabView {
      Color.red
      Color.blue
    }.tabViewStyle(.page)
  }

  @Test("colours SwiftUI's segments, switches, sliders and dots")
  func controls() {
    let toggle = Toggle("On", isOn: .constant(true))
    let slider = Slider(value: .constant(0.5))
    let isDrawn = [
      draws(segments) { UISegmentedControl.appearance().selectedSegmentTintColor = colour },
      draws(segments) { UISegmentedControl.appearance().backgroundColor = colour },
      draws(segments) {
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: colour], for: .selected)
      },
      draws(segments) {
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: colour], for: .normal)
      },
      draws(toggle) { UISwitch.appearance().onTintColor = colour },
      draws(toggle) { UISwitch.appearance().thumbTintColor = colour },
      draws(slider) { UISlider.appearance().thumbTintColor = colour },
      draws(slider) { UISlider.appearance().minimumTrackTintColor = colour },
      draws(slider) { UISlider.appearance().maximumTrackTintColor = colour },
      draws(pages) { UIPageControl.appearance().currentPageIndicatorTintColor = colour },
      draws(pages) { UIPageControl.appearance().pageIndicatorTintColor = colour },
    ]
    #expect(isDrawn == Array(repeating: true, count: 11))
    // A tint of SwiftUI's counts more.
    #expect(count(toggle.tint(.red)) { UISwitch.appearance().onTintColor = colour } == 0)
  }

  private func screen(_ mode: NavigationBarItem.TitleDisplayMode = .inline, scrolls: Bool = false)
    -> some View
  {
    NavigationStack {
      ScrollView { Color.green.frame(height: 2000) }
        .defaultScrollAnchor(scrolls ? .bottom : .top)
        .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
    }
  }

  private func bar(_ change: (UINavigationBarAppearance) -> Void) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    change(appearance)
    return appearance
  }

  @Test("colours the ground of navigation bars over content, and at its edge only where that is said")
  func grounds() {
    let solid = bar {
      $0.configureWithOpaqueBackground()
      $0.backgroundColor = colour
    }
    let standard = { UINavigationBar.appearance().standardAppearance = solid }
    #expect(count(screen(scrolls: true), after: standard) > 0 && count(screen(), after: standard) == 0)
    let edge = { UINavigationBar.appearance().scrollEdgeAppearance = solid }
    #expect(count(screen(), after: edge) > 0 && count(screen(scrolls: true), after: edge) == 0)
    #expect(draws(screen(scrolls: true)) { UINavigationBar.appearance().barTintColor = colour })
    #expect(draws(screen()) { UINavigationBar.appearance().backgroundColor = colour })
    // What a screen itself says counts more.
    let own = NavigationStack {
      Color.green.navigationTitle("Title").toolbarBackground(.hidden, for: .navigationBar)
    }
    #expect(count(own, after: edge) == 0)
  }

  @Test("takes the ground and the line of a bar away")
  func transparent() {
    func fills(_ set: () -> Void) -> Int {
      defer { AppearanceProxies.forget() }
      set()
      return TestedView(proposing: 390, 700) { screen(scrolls: true) }.painted.count
    }
    let usual = fills {}
    let clear = fills {
      UINavigationBar.appearance().standardAppearance = bar { $0.configureWithTransparentBackground() }
    }
    let older = fills {
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UINavigationBar.appearance().shadowImage = UIImage()
    }
    let lineless = fills {
      UINavigationBar.appearance().standardAppearance = bar { $0.shadowColor = nil }
    }
    // The blurred content with its tint, and a line.
    #expect(usual > clear + 1 && older == clear && usual - lineless == 1)
  }

  @Test("gives titles their colours and fonts, from the appearance or from the older properties")
  func titles() {
    let words: [NSAttributedString.Key: Any] = [
      .foregroundColor: colour, .font: UIFont.systemFont(ofSize: 30),
    ]
    let isDrawn = [
      draws(screen()) { UINavigationBar.appearance().titleTextAttributes = words },
      draws(screen(.large)) { UINavigationBar.appearance().largeTitleTextAttributes = words },
      draws(screen()) {
        UINavigationBar.appearance().standardAppearance = bar { $0.titleTextAttributes = words }
      },
      draws(screen(.large)) {
        UINavigationBar.appearance().scrollEdgeAppearance = bar { $0.largeTitleTextAttributes = words }
      },
    ]
    #expect(isDrawn == [true, true, true, true])
    func height(_ set: () -> Void) -> CGFloat {
      defer { AppearanceProxies.forget() }
      set()
      return TestedView(proposing: 390, 700) { screen() }.frame(of: "Text(\"Title\")")?.height ?? 0
    }
    #expect(height {} + 10 < height { UINavigationBar.appearance().titleTextAttributes = words })
  }

  private var tabs: some View {
    TabView {
      // The standard look is for content that goes on under the bar.
      ScrollView { Color.red.frame(height: 2000) }.tabItem { Label("One", systemImage: "star") }
      Color.blue.tabItem { Label("Two", systemImage: "heart") }.badge(3)
    }
  }

  @Test("colours tab bars: ground, tabs and badges")
  func tabBars() {
    let tabs = self.tabs
    let item = UITabBarAppearance()
    item.stackedLayoutAppearance.selected.iconColor = colour
    let isDrawn = [
      draws(tabs) { UITabBar.appearance().backgroundColor = colour },
      draws(tabs) { UITabBar.appearance().barTintColor = colour },
      draws(tabs) { UITabBar.appearance().unselectedItemTintColor = colour },
      draws(tabs) { UITabBar.appearance().standardAppearance = item },
      draws(tabs) { UITabBarItem.appearance().badgeColor = colour },
      draws(tabs) {
        UITabBarItem.appearance().setTitleTextAttributes([.foregroundColor: colour], for: .normal)
      },
    ]
    #expect(isDrawn == [true, true, true, true, true, true])
    #expect(TestedView(proposing: 390, 700) { tabs }.frame(of: "TabBar") != nil)
    UITabBar.appearance().isHidden = true
    defer { AppearanceProxies.forget() }
    #expect(TestedView(proposing: 390, 700) { tabs }.frame(of: "TabBar") == nil)
  }

  /// Sets something when it is made.
  private struct Setting<Content: View>: View {
    let content: Content
    init(_ set: () -> Void, @ViewBuilder content: () -> Content) {
      set()
      self.content = content()
    }
    var body: some View { content }
  }

  /// How often a view two pushes deep in a window is drawn with the colour.
  private func pushed(_ view: @escaping () -> some View) -> Int {
    defer { AppearanceProxies.forget() }
    let tested = TestedView(proposing: 390, 700) {
      NavigationStack {
        NavigationLink("first") { NavigationLink("second") { view() } }.navigationTitle("Root")
      }
    }
    tested.press("first")
    tested.press("second")
    return "\(tested.displayList)".components(separatedBy: mark).count - 1
  }

  @Test("is read when a bar is made, also where the window had bars before that")
  func readWhenMade() {
    let (tabs, colour) = (self.tabs, colour)
    let set = { UITabBar.appearance().unselectedItemTintColor = colour }
    #expect(pushed { tabs } == 0)
    #expect(pushed { Setting(set) { tabs } } > 0)
    #expect(pushed { tabs.onAppear(perform: set) } > 0)
    #expect(
      pushed {
        TabView {
          Color.red.tabItem { Text("A") }.onAppear(perform: set); Color.red.tabItem { Text("B") }
        }
      } > 0)
    let words = { UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: colour] }
    let screen = Color.green.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    #expect(pushed { Setting(words) { screen } } > 0)
    #expect(pushed { screen.onAppear(perform: words) } > 0)
    #expect(
      pushed {
        Setting({ UISwitch.appearance().onTintColor = colour }) { Toggle("On", isOn: .constant(true)) }
      } > 0)
  }

  @Test("stays as it was in a bar that is there when something is set")
  func staysInBar() {
    let colour = colour
    defer { AppearanceProxies.forget() }
    let tested = TestedView(proposing: 390, 700) {
      TabView {
        Button("set") { UITabBar.appearance().unselectedItemTintColor = colour }.tabItem { Text("One") }
        Color.red.tabItem { Text("Two") }
      }
    }
    tested.press("set")
    tested.press("Two")
    #expect(!"\(tested.displayList)".contains(mark))
  }

  @Test(
    "is taken over by UIKit's views of the class and of its subclasses, and what they set themselves stays")
  func views() {
    final class Own: UILabel {}
    defer { AppearanceProxies.forget() }
    UILabel.appearance().textColor = .red
    UILabel.appearance().backgroundColor = .green
    Own.appearance().textColor = .blue
    let (plain, own, set) = (UILabel(), Own(), UILabel())
    set.textColor = .black
    let stack = UIStackView(arrangedSubviews: [plain, own, set])
    _ = TestedView(proposing: 100, 100) { Shown { stack } }
    #expect([plain, own, set].map(\.textColor) == [.red, .blue, .black])
    #expect([plain, own, set].map(\.backgroundColor) == [.green, .green, .green])
  }

  @Test("counts inside of some views only, the innermost first")
  func contained() {
    final class Outer: UIView {}
    final class Inner: UIView {}
    defer { AppearanceProxies.forget() }
    UILabel.appearance(whenContainedInInstancesOf: [Inner.self, Outer.self]).textColor = .red
    UILabel.appearance(whenContainedInInstancesOf: [Outer.self, Inner.self]).textColor = .blue
    let (label, alone) = (UILabel(), UILabel())
    let (outer, inner) = (Outer(), Inner())
    outer.addSubview(inner)
    inner.addSubview(label)
    outer.addSubview(alone)
    _ = TestedView(proposing: 100, 100) { Shown { outer } }
    #expect(label.textColor == .red && alone.textColor == .label)
  }

  @Test("colours the bar of a navigation controller, whose own properties count more")
  func controllers() {
    func shown(_ change: (UINavigationBar) -> Void) -> some View {
      let root = UIViewController()
      root.title = "Title"
      let navigation = UINavigationController(rootViewController: root)
      change(navigation.navigationBar)
      return ShownController { navigation }
    }
    let words: [NSAttributedString.Key: Any] = [.foregroundColor: colour]
    #expect(count(shown { $0.titleTextAttributes = words }) > 0)
    #expect(count(shown { _ in }) { UINavigationBar.appearance().titleTextAttributes = words } > 0)
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    #expect(
      count(shown { $0.titleTextAttributes = red }) {
        UINavigationBar.appearance().titleTextAttributes = words
      }
        == 0)
  }

  @Test("colours the buttons of alerts by the tint of what is inside of them")
  func alerts() {
    let alert = Color.white.alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
    #expect(
      draws(alert) {
        UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = colour
      })
  }

  @Test("is reported for classes that no view of SwiftUI's stands for, with the way out")
  func reports() {
    defer { AppearanceProxies.forget() }
    struct Proxied: View {
      var body: some View {
        UINavigationBar.appearance().barTintColor = .red
        UITableView.appearance().backgroundColor = .clear
        UITextView.appearance().backgroundColor = .clear
        return Color.red
      }
    }
    let warnings = TestedView(proposing: 100, 60) { Proxied() }.warnings
    #expect(warnings.count == 2)
    #expect(
      warnings.first?.contains("UITableView.appearance changes no view of SwiftUI: SwiftUI's lists") == true)
    #expect(warnings.last?.contains("`scrollContentBackground` hides it") == true)
  }
}
