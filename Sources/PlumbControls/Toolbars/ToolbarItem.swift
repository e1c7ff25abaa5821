import PlumbLayout
import PlumbViews

/// The place of an item in a bar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place: Hashable, Sendable { case leading, trailing, confirming, principal, bottom, keyboard }
  let place: Place

  /// The trailing side of the navigation bar, as on iOS.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// The leading side of the navigation bar, after the button that goes back.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing side of the navigation bar. Plumb shows such items there, not in a menu.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The bar at the bottom.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The trailing end of the navigation bar, in semibold.
  public static let confirmationAction = ToolbarItemPlacement(place: .confirming)
  /// The leading side of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the navigation bar. The placement alone does not make an item red.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Above a keyboard, which no host of ours shows: such items are left out.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// The leading side of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The leading side of the navigation bar: the older name of `topBarLeading`.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the navigation bar: the older name of `topBarTrailing`.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bar at the bottom, where items are in a row.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// The place of the title, in the middle of the navigation bar.
  public static let title = ToolbarItemPlacement(place: .principal)
  /// The place of the large title. Plumb puts the item in the middle of the bar.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  /// The place below the title. Plumb puts the item in the middle of the bar.
  public static let subtitle = ToolbarItemPlacement(place: .principal)
  /// The place below the large title. Plumb puts the item in the middle of the bar.
  public static let largeSubtitle = ToolbarItemPlacement(place: .principal)
  /// The trailing side of the navigation bar. Plumb does not keep the item there when others need the space.
  public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bar beside a window in a room. Plumb puts the item into the bar at the bottom.
  public static let bottomOrnament = ToolbarItemPlacement(place: .bottom)
}

/// The content of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// Adds the items that the content is made of.
  @MainActor static func _appendItems(_ content: Self, to items: inout _ToolbarItems)
}

extension ToolbarContent where Body == Never {
  @MainActor public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ToolbarContent {
  @MainActor public static func _appendItems(_ content: Self, to items: inout _ToolbarItems) {
    Body._appendItems(content.body, to: &items)
  }
}

/// The content of a toolbar that a person may arrange; here it stays as it is.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

/// The items of toolbars, gathered in order.
public struct _ToolbarItems {
  var entries: [ToolbarEntry] = []
  var environment: EnvironmentValues?

  @MainActor mutating func add<V: View>(
    _ view: V, _ place: ToolbarItemPlacement.Place, form: ToolbarEntry.Form = .item
  ) {
    entries.append(ToolbarEntry(AnyView(view), place, environment, form))
  }
}

/// One item of a toolbar; each is another one, so that bars are made again only when a screen has said something new.
final class ToolbarEntry: Equatable {
  /// An item, one without glass behind it, or a space between items.
  enum Form: Sendable { case item, bare, fixedSpace, flexibleSpace }
  let form: Form
  let view: AnyView
  let place: ToolbarItemPlacement.Place
  /// The environment that the views inherit from the place where the item was written.
  let environment: EnvironmentValues?
  /// The modifier that the item was written in.
  var owner: MadeFor?

  init(
    _ view: AnyView, _ place: ToolbarItemPlacement.Place, _ environment: EnvironmentValues?,
    _ form: Form = .item
  ) {
    (self.view, self.place, self.environment, self.form) = (view, place, environment, form)
  }

  var isSpace: Bool { form == .fixedSpace || form == .flexibleSpace }
  /// The same item without glass.
  var bare: ToolbarEntry {
    if isSpace { return self }
    let entry = ToolbarEntry(view, place, environment, .bare)
    entry.owner = owner
    return entry
  }

  /// The item as it is in a bar.
  @MainActor var shown: some View {
    _PresentedItem(view: view, presenter: owner).modifier(_ItemSurroundings(environment: environment))
  }

  static func == (one: ToolbarEntry, other: ToolbarEntry) -> Bool { one === other }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  @MainActor public static func _appendItems(_ content: Never, to items: inout _ToolbarItems) {}
}

/// One view in a toolbar.
nonisolated public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent {
  public typealias Body = Never
  let content: Content
  let placement: ToolbarItemPlacement

  @MainActor public static func _appendItems(_ item: Self, to items: inout _ToolbarItems) {
    items.add(item.content, item.placement.place, form: item.content is Spacer ? .flexibleSpace : .item)
  }
}

nonisolated extension ToolbarItem where ID == () {
  /// Creates an item of a view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.content, self.placement) = (content(), placement)
  }
}

nonisolated extension ToolbarItem where ID == String {
  /// Creates an item that a person could arrange by its name. Plumb drops the name, and shows the item always.
  /// - Parameter showsByDefault: dropped.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    (self.content, self.placement) = (content(), placement)
  }
}

/// Several views in a toolbar, each its own item.
nonisolated public struct ToolbarItemGroup<Content: View>: CustomizableToolbarContent {
  public typealias Body = Never
  let content: Content
  let placement: ToolbarItemPlacement

  /// Creates an item of each view.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    (self.content, self.placement) = (content(), placement)
  }

  @MainActor public static func _appendItems(_ group: Self, to items: inout _ToolbarItems) {
    for subview in _SubviewCollector.subviews(of: group.content) {
      items.add(
        subview, group.placement.place, form: subview.content.content is Spacer ? .flexibleSpace : .item)
    }
  }
}
