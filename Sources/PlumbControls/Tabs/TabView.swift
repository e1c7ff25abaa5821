import PlumbLayout
import PlumbViews

/// Views of which one is shown at a time, chosen in a bar at the bottom.
///
/// A page is made when it is first chosen, and keeps its state from then on. A tab view takes all that it is offered.
public struct TabView<SelectionValue: Hashable, Content: View>: View, CalledView {
  nonisolated package let callSite = _CallSite()
  nonisolated(unsafe) let selection: Binding<SelectionValue>?
  nonisolated(unsafe) let content: Content
  @State private var ownIndex = 0
  @State private var visited: Set<Subview.ID> = []
  @State private var stacks = TabStacks()
  @Environment(\.tabViewStyle) private var style

  /// Creates a tab view of any views, whose tags determine which is shown; a view without a tag has its number.
  /// - Parameter selection: the tag of the page that is shown; a tag of no page shows the first. At `nil` the view
  ///   keeps its own selection.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    (self.selection, self.content) = (selection, content())
  }

  @MainActor public var body: some View {
    let pages = _SubviewCollector.subviews(of: content).subviews
    let selected = selectedIndex(pages)
    let select = { (index: Int) in choose(index, pages) }
    _ControlElement("TabView") {
      if style == .page {
        _TabPages(pages: pages, selected: selected, select: select)
      } else {
        ZStack {
          ForEach(Array(pages.enumerated()), id: \.element.id) { index, page in
            _Coverable(isCovered: index != selected) {
              if index == selected || visited.contains(page.id) || page.containerValues.tabItem == nil {
                // As a hosting controller does, each page offers its content the whole room, whatever that takes.
                _Screen(content: page)
                  .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
                  .modifier(_Visited(visit: { visited.insert(page.id) }))
                  .modifier(
                    _EnvironmentModifier {
                      ($0.isInTabs, $0.cover.bottom, $0.tabAccessory) = (true, GlassTabMeasure.room, nil)
                      $0.tabStack = stacks[page.id]
                    })
              }
            }
          }
        }
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .modifier(
          _PreferenceInset<TabBarLookKey, _OfClass<_TabBar>>(edge: .bottom) { look in
            _OfClass(\.tabBar) {
              _TabBar(pages: pages, selected: selected, look: look, looks: $0, select: select)
            }
          }
        )
        .modifier(_InSafeArea())
      }
    }
  }
  nonisolated public static var _memberCount: Int? { 1 }

  @MainActor private func selectedIndex(_ pages: [Subview]) -> Int {
    guard let selection else { return min(ownIndex, max(0, pages.count - 1)) }
    let value = selection.wrappedValue
    return pages.indices.first { tag(of: pages[$0], at: $0) == value } ?? 0
  }

  @MainActor private func choose(_ index: Int, _ pages: [Subview]) {
    guard pages.indices.contains(index) else { return }
    if index == selectedIndex(pages) { stacks[pages[index].id].popToRoot() }
    guard let selection else { return ownIndex = index }
    if let value = tag(of: pages[index], at: index) { selection.wrappedValue = value }
  }

  /// The tag of a page without one is its number.
  nonisolated private func tag(of page: Subview, at index: Int) -> SelectionValue? {
    page.containerValues.tag(for: SelectionValue.self) ?? index as? SelectionValue
  }
}

nonisolated extension TabView where SelectionValue == Int {
  /// Creates a tab view of any views that keeps to itself which is shown.
  public init(@ViewBuilder content: () -> Content) { (selection, self.content) = (nil, content()) }
}

nonisolated extension TabView {
  /// Creates a tab view of tabs, whose values determine which is shown.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  )
  where Content == _TabContents, C.TabValue == SelectionValue {
    (self.selection, self.content) = (selection, _TabContents(tabs: content()._tabs))
  }

  /// Creates a tab view of tabs that keeps to itself which is shown.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where Content == _TabContents, SelectionValue == Int, C.TabValue == Never {
    (selection, self.content) = (nil, _TabContents(tabs: content()._tabs))
  }
}

/// A modifier for presentations over a page, which know nothing of the bar of tabs below it.
nonisolated struct _OutsideOfTabs: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.modifier(
      _EnvironmentModifier { ($0.isInTabs, $0.tabAccessory, $0.cover) = (false, nil, $0.screenCover) })
  }
}

/// Reports that a page was shown.
nonisolated private struct _Visited: _NodeModifier {
  let visit: @MainActor () -> Void

  @MainActor func configure(_ node: ViewNode) {
    guard node.composite == nil else { return }
    node.composite = node
    node.host.afterLayout(visit)
  }
}

/// The look of a tab view.
enum TabLook: Sendable { case bar, page }

/// The look of tab views. Styles are the platform's; there are no custom ones.
public protocol TabViewStyle: Sendable {
  var _isPage: Bool { get }
}
extension TabViewStyle {
  public var _isPage: Bool { false }
}

/// The style of the surroundings: a bar at the bottom. This makes what `.automatic` names.
public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
/// A bar at the bottom, on wide canvases too. This makes what `.tabBarOnly` names.
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
/// A bar at the bottom, on iPads a side bar; here always the bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }
/// Tabs in groups, as on a Mac. Plumb shows a bar at the bottom.
public struct GroupedTabViewStyle: TabViewStyle { public init() {} }

/// Pages that are swiped sideways, with dots at the bottom.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether pages have dots.
  public struct IndexDisplayMode: Sendable {
    let isShown: Bool?
    /// Dots where there is more than one page.
    public static let automatic = IndexDisplayMode(isShown: nil)
    /// Dots, also for a single page.
    public static let always = IndexDisplayMode(isShown: true)
    /// No dots.
    public static let never = IndexDisplayMode(isShown: false)
  }
  let mode: IndexDisplayMode
  /// Creates pages with dots or without.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _isPage: Bool { true }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style of the surroundings: a bar at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar at the bottom, on wide canvases too.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar at the bottom; Plumb does not make it a side bar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in groups; Plumb shows a bar at the bottom.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are swiped sideways, with dots where there is more than one.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that are swiped sideways, with dots or without.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// The look of the dots of pages.
public protocol IndexViewStyle: Sendable {
  var _hasGround: Bool { get }
}

/// Dots, which may be on a grey capsule.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots are on a grey capsule.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    /// The behaviour of the platform: no capsule.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// A capsule behind the dots.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// No capsule.
    public static let never = BackgroundDisplayMode(isShown: false)
    /// A capsule while the dots are used. Plumb shows none then.
    public static let interactive = BackgroundDisplayMode(isShown: false)
  }
  private let mode: BackgroundDisplayMode
  /// Creates dots with a capsule or without.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
  public var _hasGround: Bool { mode.isShown }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots without a capsule.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots with a capsule or without.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private struct IsInTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TabViewStyleKey: EnvironmentKey { static var defaultValue: TabLook { .bar } }
private struct PageDotsKey: EnvironmentKey { static var defaultValue: Bool? { nil } }
private struct PageDotsGroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The view is a page over a bar of tabs.
  var isInTabs: Bool {
    get { self[IsInTabsKey.self] }
    set { self[IsInTabsKey.self] = newValue }
  }

  var tabViewStyle: TabLook {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }

  /// Whether the dots of pages are on a capsule.
  var pageDotsHaveGround: Bool {
    get { self[PageDotsGroundKey.self] }
    set { self[PageDotsGroundKey.self] = newValue }
  }

  /// Whether pages have dots; `nil` where it is for the number of pages to say.
  var pageDots: Bool? {
    get { self[PageDotsKey.self] }
    set { self[PageDotsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets how tab views look.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._isPage ? .page : .bar)
      .environment(\.pageDots, (style as? PageTabViewStyle)?.mode.isShown)
  }

  /// Sets how the dots of pages look.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageDotsHaveGround, style._hasGround)
  }
}
