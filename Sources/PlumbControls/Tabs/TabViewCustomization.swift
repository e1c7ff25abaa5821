import Foundation
import PlumbLayout
import PlumbViews

/// The tabs that a person has hidden and moved. A phone's bar does not let people do so.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  private var tabs: [String: Tab.Kept] = [:]
  private var sections: [String: Section.Kept] = [:]
  /// Creates the state in which nobody has changed anything.
  public init() {}

  /// The changes that a person has made to a tab.
  public struct Tab: Hashable, Sendable {
    struct Kept: Hashable, Sendable, Codable { var isHiddenInSidebar: Bool? }
    var kept: Kept
    /// Whether the tab is shown in the side bar.
    public var sidebarVisibility: Visibility {
      get { kept.isHiddenInSidebar.map { $0 ? .hidden : .visible } ?? .automatic }
      set { kept.isHiddenInSidebar = newValue == .automatic ? nil : newValue == .hidden }
    }
  }
  /// The changes that a person has made to a section.
  public struct Section: Hashable, Sendable {
    struct Kept: Hashable, Sendable, Codable { var order: [String]? }
    var kept: Kept
    /// The names of the tabs in their order; `nil` where nobody has changed it.
    public var tabOrder: [String]? {
      get { kept.order }
      set { kept.order = newValue }
    }
  }
  /// The changes that a person has made to the tab of a name.
  public subscript(tab id: String) -> Tab {
    get { Tab(kept: tabs[id] ?? Tab.Kept()) }
    set { tabs[id] = newValue.kept }
  }
  /// The changes that a person has made to the section of a name.
  public subscript(section id: String) -> Section {
    get { Section(kept: sections[id] ?? Section.Kept()) }
    set { sections[id] = newValue.kept }
  }
  /// Forgets the order of all tabs.
  public mutating func resetTabOrder() { sections = [:] }
  /// Forgets which tabs are hidden.
  public mutating func resetVisibility() { tabs = [:] }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates the tabs that a person has hidden and moved, kept in a user's defaults.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    self.init(coding: wrappedValue, key, store: store)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates the tabs that a person has hidden and moved, kept as long as the scene.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String) {
    self.init(coding: wrappedValue, key)
  }
}

nonisolated extension View {
  /// Binds the tabs that a person has hidden and moved. People can't change Plumb's bar.
  public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("tabViewCustomization", fileID, line, if: customization != nil)
  }
  /// Adds a view above the tabs of a side bar. Plumb shows tabs in a bar.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("tabViewSidebarHeader", fileID, line)
  }
  /// Adds a view below the tabs of a side bar. Plumb shows tabs in a bar.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("tabViewSidebarFooter", fileID, line)
  }
  /// Adds a view at the bottom of a side bar. Plumb shows tabs in a bar.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("tabViewSidebarBottomBar", fileID, line)
  }
  /// Sets whether tabs are first in a side bar or in a bar. Plumb shows tabs in a bar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("defaultAdaptableTabBarPlacement", fileID, line, if: defaultPlacement == .sidebar)
  }
  /// Sets whether choosing the search tab starts a search. Plumb's tab only shows its page.
  public func tabViewSearchActivation(
    _ activation: TabSearchActivation, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("tabViewSearchActivation", fileID, line, if: activation != .automatic)
  }
}

/// The effect of choosing a search tab.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// The search begins when the tab is chosen
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

/// The place of tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A side bar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// The changes that people may make to a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// Move it and hide it
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// No customization.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The place in which a tab is seen.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = TabPlacement(name: "automatic")
  /// The bar, always.
  public static let pinned = TabPlacement(name: "pinned")
  /// The side bar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabContent {
  /// Leaves the tabs out of the bar.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _TabList<TabValue>(_tabs: hidden ? [] : _tabs)
  }
  /// Shows a number at the tabs; 0 shows none.
  @_disfavoredOverload
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    withBadge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Shows a text at the tabs.
  @_disfavoredOverload
  public func badge(_ label: Text?) -> some TabContent<TabValue> { withBadge(label) }
  /// Shows a text at the tabs.
  @_disfavoredOverload
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    withBadge(key.map { Text($0) })
  }

  private func withBadge(_ badge: Text?) -> _TabList<TabValue> {
    _TabList(_tabs: _tabs.map { AnyView($0.modifier(_ContainerValueWriter { $0.badge = badge })) })
  }

  fileprivate func unsupported(
    _ name: StaticString, _ fileID: StaticString, _ line: UInt, if isUsed: Bool = true
  ) -> _TabList<TabValue> {
    // A page that nobody has chosen is not made, so the body that makes the tabs reports it.
    reportUnsupported(name, fileID, line, if: isUsed)
    return _TabList(_tabs: _tabs)
  }
  /// Sets the name under which a person's changes are kept. People can't change Plumb's bar.
  public func customizationID(_ id: String, fileID: StaticString = #fileID, line: UInt = #line)
    -> some TabContent<TabValue>
  {
    unsupported("customizationID", fileID, line)
  }
  /// Sets the changes that people may make to the tab. People can't change Plumb's bar.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some TabContent<TabValue> {
    unsupported("customizationBehavior", fileID, line, if: behavior == .reorderable)
  }
  /// Sets whether the tab is shown until a person chooses otherwise. Plumb always shows it.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement..., fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some TabContent<TabValue> {
    unsupported("defaultVisibility", fileID, line, if: visibility == .hidden)
  }
  /// Sets the place where the tab is visible. Plumb shows all tabs in the bar.
  public func tabPlacement(_ placement: TabPlacement, fileID: StaticString = #fileID, line: UInt = #line)
    -> some TabContent<TabValue>
  {
    unsupported("tabPlacement", fileID, line, if: placement == .sidebarOnly)
  }
  /// Adds actions to a section in a side bar. Plumb shows tabs in a bar.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some TabContent<TabValue> {
    unsupported("TabContent.sectionActions", fileID, line, if: true)
  }
  /// Adds a menu to the tab. Plumb shows none.
  public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some TabContent<TabValue> {
    unsupported("TabContent.contextMenu", fileID, line, if: true)
  }
  /// Adds actions for a swipe over the tab in a side bar. Plumb shows tabs in a bar.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some TabContent<TabValue> {
    unsupported("TabContent.swipeActions", fileID, line, if: true)
  }
  /// Sets whether the tab can be chosen. Plumb's tabs always can.
  public func disabled(_ disabled: Bool, fileID: StaticString = #fileID, line: UInt = #line)
    -> some TabContent<TabValue>
  {
    unsupported("TabContent.disabled", fileID, line, if: disabled)
  }
}
