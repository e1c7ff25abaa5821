import PlumbLayout
import PlumbViews

/// The settings of a screen's views for its bars.
struct BarSettings: Equatable {
  var title: Text?
  var subtitle: Text?
  /// The modifiers that said the title and the second line.
  var titleMaker: MadeFor?
  var subtitleMaker: MadeFor?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var hidesBackButton = false
  /// The button that goes back is a chevron alone.
  var hidesBackTitle = false
  var items: [ToolbarEntry] = []
  var looks: [ToolbarPlacement.Bar: BarLook] = [:]
  var search: SearchField?
  var scopes: SearchScopes?
  var suggestions: SearchSuggestions?
  /// The bar keeps its title and its items while its search is used; `nil` is for the platform to say.
  var staysInSearch: Bool?
  /// The background of the screen's content; `nil` is the standard one.
  var ground: SystemColor?

  /// Returns the settings with the values around: those further in count before those here (assumed).
  func around(_ inner: BarSettings?) -> BarSettings {
    guard var sum = inner else { return self }
    if sum.title == nil { (sum.title, sum.titleMaker) = (title, titleMaker) }
    if sum.subtitle == nil { (sum.subtitle, sum.subtitleMaker) = (subtitle, subtitleMaker) }
    sum.displayMode = sum.displayMode ?? displayMode
    sum.hidesBackButton = sum.hidesBackButton || hidesBackButton
    sum.hidesBackTitle = sum.hidesBackTitle || hidesBackTitle
    sum.items += items
    sum.looks.merge(looks) { inner, outer in outer.around(inner) }
    sum.search = sum.search ?? search
    sum.scopes = sum.scopes ?? scopes
    sum.suggestions = sum.suggestions ?? suggestions
    sum.staysInSearch = sum.staysInSearch ?? staysInSearch
    sum.ground = sum.ground ?? ground
    return sum
  }

  /// Returns the settings as what a modifier's node says.
  func said(by node: ViewNode) -> BarSettings {
    var said = self
    said.titleMaker = title == nil ? nil : MadeFor(node)
    said.subtitleMaker = subtitle == nil ? nil : MadeFor(node)
    for entry in items where entry.owner == nil { entry.owner = MadeFor(node) }
    return said
  }

  func items(_ places: ToolbarItemPlacement.Place...) -> [ToolbarEntry] {
    items.filter { places.contains($0.place) }
  }

  func look(of bar: ToolbarPlacement.Bar) -> BarLook { looks[bar] ?? BarLook() }

  func isHidden(_ bar: ToolbarPlacement.Bar) -> Bool { look(of: bar).visibility == .hidden }

  /// On iOS the title and the items are gone while the search is used.
  @MainActor func givesWayToSearch(_ style: PlatformStyle) -> Bool {
    style.platform == .iOS && staysInSearch != true && search?.isInUse ?? false
  }

  /// A screen without a word about it has the form of the one below; without a title there is nothing to be large.
  @MainActor func isLarge(_ index: Int, _ model: NavigationModel) -> Bool {
    guard title != nil else { return false }
    switch displayMode ?? .automatic {
    case .large: return true
    case .inline: return false
    case .automatic: return index == 0 || model.bars.peek[index - 1]?.isLarge ?? true
    }
  }
}

struct BarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }
  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    value = nextValue().around(value)
  }
}

/// Sets a property of the bars of the screen that contains the view.
nonisolated struct _BarSettingsModifier: _ElementModifier {
  /// Its name in the source, if the bar shows something for it that can be clicked.
  let name: String
  let settings: @MainActor (_TreeBuilder) -> BarSettings

  init(_ name: String = "", _ settings: @escaping @MainActor (_TreeBuilder) -> BarSettings) {
    (self.name, self.settings) = (name, settings)
  }

  @MainActor static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void) {
    let settings = modifier.settings(builder)
    builder.element(
      Self.self, modifier.name, nil,
      configure: { node in
        settings.search?.maker = MadeFor(node)
        let said = settings.said(by: node)
        node.preferenceWriter = PreferenceWriter<BarSettingsKey> { said.around($0) }
        node.host.preferencesChanged()
      }, content: content)
  }
}

/// Marks what a bar makes of a modifier that a person wrote: it is a part, and a click on it means the modifier.
nonisolated struct _MadeForModifier: _NodeModifier {
  let maker: MadeFor?

  @MainActor func configure(_ node: ViewNode) { node.madeFor = maker ?? MadeFor(nil) }
}

/// A view in a bar that is written in a modifier elsewhere.
nonisolated struct _PresentedItem: _PrimitiveView {
  let view: AnyView
  let presenter: MadeFor?

  @MainActor static func _makeNodes(_ item: Self, in builder: _TreeBuilder) {
    builder.element(Self.self, "", nil, configure: { $0.presenter = item.presenter?.node }) {
      builder.make(item.view)
    }
  }
  static var _memberCount: Int? { nil }
}

nonisolated extension View {
  func barSettings(_ name: String = "", _ change: @escaping (inout BarSettings) -> Void) -> some View {
    // The closure is called on the main actor, where it was made.
    nonisolated(unsafe) let change = change
    return modifier(
      _BarSettingsModifier(name) { _ in
        var settings = BarSettings()
        change(&settings)
        return settings
      })
  }
}
