import PlumbLayout
import PlumbViews

/// The values of a page for its item in the bar.
struct TabItem: @unchecked Sendable {
  var label: AnyView
  /// Whether it searches, and is apart at the end of the bar.
  var isSearch = false
}

private struct TabItemKey: ContainerValueKey { static var defaultValue: TabItem? { nil } }
private struct BadgeKey: ContainerValueKey { static var defaultValue: Text? { nil } }

extension ContainerValues {
  var tabItem: TabItem? {
    get { self[TabItemKey.self] }
    set { self[TabItemKey.self] = newValue }
  }

  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the label of the view in the bar of the tab view around: a symbol and a title.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let item = TabItem(label: AnyView(label()))
    return modifier(_ContainerValueWriter { $0.tabItem = item })
  }
}

/// The tabs of a tab view.
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  var _tabs: [AnyView] { get }
}

/// One page of a tab view, with its label in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the value that distinguishes the tabs.
  public typealias TabValue = Value
  let value: Value?
  let content: Content
  let label: Label
  var role: TabRole?
  var badge: Text?
  /// The description of the item in the bar for assistive tools and tests.
  var spoken: @MainActor (AnyView) -> AnyView = { $0 }

  public var _tabs: [AnyView] {
    let item = TabItem(label: AnyView(_TabLabel(label: label, spoken: spoken)), isSearch: role == .search)
    nonisolated(unsafe) let value = value
    let badge = badge
    return [
      AnyView(
        content.modifier(
          _ContainerValueWriter { values in
            values.tabItem = item
            values.badge = badge
            if let value { values.setTag(value, includeOptional: true) }
          }))
    ]
  }
}

nonisolated extension Tab {
  /// Creates a tab for a value, with any view as its label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    (self.value, self.content, self.label, self.role) = (value, content(), label(), role)
  }
}

nonisolated extension Tab where Value == Never {
  /// Creates a tab that its number identifies, with any view as its label.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (value, self.content, self.label, self.role) = (nil, content(), label(), role)
  }
}

/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// The tab that searches: its symbol is in a circle at the end of the bar, wherever it is written.
  public static let search = TabRole(name: "search")
}

nonisolated extension Tab where Label == DefaultTabLabel {
  /// Creates a tab for a value, with a localised title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content, self.role) = (value, content(), role)
    label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
  }

  /// Creates a tab for a value, with a title that is not localised, and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content, self.role) = (value, content(), role)
    label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
  }

  /// Creates a tab for a value, with a localised title and an image of the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content, self.role) = (value, content(), role)
    label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
  }

  /// Creates a tab for a value, with a title that is not localised and an image of the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.value, self.content, self.role) = (value, content(), role)
    label = DefaultTabLabel(title: Text(title), image: Image(image))
  }

  /// Creates a tab for a value, named “Search”, with a magnifying glass.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    (self.value, self.content, self.role) = (value, content(), role)
    label = .search
  }
}

nonisolated extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab that its number identifies, with a localised title and a system symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (value, self.content, self.role) = (nil, content(), role)
    label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
  }

  /// Creates a tab that its number identifies, with an unlocalised title and a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    (value, self.content, self.role) = (nil, content(), role)
    label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
  }

  /// Creates a tab that its number identifies, with a localised title and an image of the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    (value, self.content, self.role) = (nil, content(), role)
    label = DefaultTabLabel(title: Text(titleKey), image: Image(image))
  }

  /// Creates a tab that its number identifies, with an unlocalised title and an image of the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    (value, self.content, self.role) = (nil, content(), role)
    label = DefaultTabLabel(title: Text(title), image: Image(image))
  }

  /// Creates a tab that its number identifies, named “Search”, with a magnifying glass.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    (value, self.content, self.role) = (nil, content(), role)
    label = .search
  }
}

/// A tab's label with its text for assistive tools.
nonisolated private struct _TabLabel<Label: View>: View {
  let label: Label
  let spoken: @MainActor (AnyView) -> AnyView
  @MainActor var body: AnyView { spoken(AnyView(label)) }
}

/// A tab's symbol and title.
nonisolated public struct DefaultTabLabel: View, DefaultLabel {
  let title: Text
  let image: Image
  /// The tab's role says what it shows, and not the source.
  var isOfRole = false

  static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"), isOfRole: true)
  }

  @MainActor @ViewBuilder public var body: some View {
    let label = Label(title: { title }, icon: { image })
    if isOfRole { _AddedView { label } } else { label }
  }
}

extension Tab {
  /// Shows a number at the tab; 0 shows none.
  public func badge(_ count: Int) -> Tab {
    var tab = self
    tab.badge = count == 0 ? nil : Text(verbatim: "\(count)")
    return tab
  }

  /// Shows a text at the tab.
  public func badge(_ label: Text?) -> Tab {
    var tab = self
    tab.badge = label
    return tab
  }

  /// Shows a text at the tab.
  public func badge(_ key: LocalizedStringKey?) -> Tab { badge(key.map { Text($0) }) }
}

extension Tab {
  /// Sets the name that assistive tools have for the tab's item.
  public func accessibilityLabel(_ label: Text) -> Tab { speaking { AnyView($0.accessibilityLabel(label)) } }
  /// Sets the localised name that assistive tools have for the tab's item.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Tab { accessibilityLabel(Text(key)) }
  /// Sets the name that assistive tools have for the tab's item, as it is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Tab { accessibilityLabel(Text(label)) }
  /// Sets the localised hint that assistive tools have for the tab's item.
  public func accessibilityHint(_ key: LocalizedStringKey) -> Tab {
    speaking { AnyView($0.accessibilityHint(key)) }
  }
  /// Sets the localised value that assistive tools have for the tab's item.
  public func accessibilityValue(_ key: LocalizedStringKey) -> Tab {
    speaking { AnyView($0.accessibilityValue(key)) }
  }
  /// Sets the name by which tests find the tab's item.
  public func accessibilityIdentifier(_ identifier: String) -> Tab {
    speaking { AnyView($0.accessibilityIdentifier(identifier)) }
  }

  private func speaking(_ change: @escaping @MainActor (AnyView) -> AnyView) -> Tab {
    var tab = self
    let before = spoken
    tab.spoken = { change(before($0)) }
    return tab
  }
}

/// Tabs under a title, which a bar does not show.
public struct TabSection<TabValue: Hashable>: TabContent {
  public let _tabs: [AnyView]

  /// Creates a section under a localised title. Plumb drops the title.
  nonisolated public init<C: TabContent>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> C
  ) where C.TabValue == TabValue {
    _tabs = content()._tabs
  }

  /// Creates a section with a view above it. Plumb drops the view.
  nonisolated public init<C: TabContent, H: View>(
    @TabContentBuilder<TabValue> content: () -> C, @ViewBuilder header: () -> H
  ) where C.TabValue == TabValue {
    _tabs = content()._tabs
  }

  /// Creates a section without a title.
  nonisolated public init<C: TabContent>(@TabContentBuilder<TabValue> content: () -> C)
  where C.TabValue == TabValue {
    _tabs = content()._tabs
  }
}

nonisolated extension ForEach: TabContent where Content: TabContent {
  /// The type of the value that distinguishes the tabs.
  public typealias TabValue = Content.TabValue
  public var _tabs: [AnyView] { data.flatMap { content($0)._tabs } }

  /// Creates tabs for identifiable elements.
  public init<TabValue>(
    _ data: Data, @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == TabValue {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates tabs for elements that a key path distinguishes.
  public init<TabValue>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<TabValue> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == TabValue {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

nonisolated extension ForEach where Content: TabContent, Data == Range<Int>, ID == Int {
  /// Makes tabs for a range of numbers.
  // Disfavoured, so that the many loops over views do not try it.
  @_disfavoredOverload
  public init<TabValue>(
    _ data: Range<Int>, @TabContentBuilder<TabValue> content: @escaping (Int) -> Content
  ) where Content.TabValue == TabValue {
    self.init(data: data, content: content, id: { $0 })
  }
}

/// Makes one value of the tabs of a tab view.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns one tab or group of tabs.
  public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }
  /// Returns a builder's only content.
  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
  /// Returns the tabs in order.
  public static func buildBlock(_ contents: (any TabContent<TabValue>)...) -> _TabList<TabValue> {
    _TabList(_tabs: contents.flatMap { $0._tabs })
  }
  /// Returns the tabs of an `if` without an `else`; none while its condition is false.
  public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
  /// Returns the tabs of the first branch.
  public static func buildEither<C: TabContent>(first: C) -> _TabList<TabValue> where C.TabValue == TabValue {
    _TabList(_tabs: first._tabs)
  }
  /// Returns the tabs of the second branch.
  public static func buildEither<C: TabContent>(second: C) -> _TabList<TabValue>
  where C.TabValue == TabValue {
    _TabList(_tabs: second._tabs)
  }
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the value that distinguishes the tabs.
  public typealias TabValue = Wrapped.TabValue
  public var _tabs: [AnyView] { self?._tabs ?? [] }
}

/// Several tabs, in order.
public struct _TabList<TabValue: Hashable>: TabContent {
  public let _tabs: [AnyView]
}

/// The pages of tabs.
nonisolated public struct _TabContents: _PrimitiveView {
  let tabs: [AnyView]

  @MainActor public static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    for tab in view.tabs { builder.make(tab) }
  }

  @MainActor public static func _appendSubviews(_ view: Self, to collector: _SubviewCollector) {
    for (index, tab) in view.tabs.enumerated() {
      collector.descend(index) { AnyView._appendSubviews(tab, to: collector) }
    }
  }

  public static var _memberCount: Int? { nil }
}
