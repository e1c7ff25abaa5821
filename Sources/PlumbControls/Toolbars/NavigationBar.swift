import PlumbDrawing
import PlumbLayout
import PlumbViews

/// The bar of a screen: a row of items, 52 points more for a large title and for a search field (UIKit's own, assumed). On
/// iOS 26 there is room around the row, and its items are on glass.
nonisolated struct _NavigationBar: View {
  let settings: BarSettings
  let model: NavigationModel
  let index: Int
  let looks: BarLooks
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.barMargin) private var barMargin
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.cover) private var cover
  @Environment(\.screenKind) private var screenKind

  init(settings: BarSettings, model: NavigationModel, index: Int, looks: BarLooks) {
    (self.settings, self.model, self.index, self.looks) = (settings, model, index, looks)
  }

  @MainActor var body: some View {
    // While a search is used its field and its scopes are all of the bar.
    let isSearching = settings.givesWayToSearch(platformStyle)
    // On a phone on its side all titles are in the row (Recorded/Screens.md#Y145).
    let isLarge = settings.isLarge(index, model) && !isSearching && !screenKind.isOnSide
    let search = settings.search.flatMap { $0.isAtBottom(platformStyle) ? nil : $0 }
    let scopes = settings.search.flatMap { search in
      settings.scopes.flatMap { $0.isShown(search) ? $0 : nil }
    }
    // As on iOS the search field goes first, and then the title goes away under the row.
    let searchRoom: CGFloat =
      (search == nil ? 0 : _SearchBar.height(typeSize, measure) + 16)
      + (scopes == nil ? 0 : SearchScopes.height)
    let titleRoom = isLarge ? _LargeTitle.height(hasSubtitle: settings.subtitle != nil) : 0
    // A field in use stays where it is.
    let isHeld = platformStyle.platform == .iOS && settings.search?.isInUse ?? false
    let room = isHeld ? 0 : searchRoom + titleRoom
    if !settings.isHidden(.navigationBar) && !looks.isHidden && !isEmpty {
      _ControlElement("NavigationBar") {
        VStack(spacing: 0) {
          if !isSearching {
            row(shownAfter: isLarge ? (isHeld ? .infinity : searchRoom + 40) : nil, room: room)
              .frame(height: measure.above + measure.row + measure.below).zIndex(1)
          }
          if isLarge, let title = settings.title {
            _LargeTitle(settings, title: title, words: looks.largeTitle)
              .modifier(_ScrolledAway(start: searchRoom, height: isHeld ? 0 : titleRoom, room: room))
          }
          if searchRoom > 0 {
            VStack(spacing: 0) {
              if let search { _SearchBar(search: search, isAlone: isSearching) }
              scopes?.bar.modifier(_BarTypeSize())
            }
            .modifier(_ScrolledAway(start: 0, height: isHeld ? 0 : searchRoom, room: room))
          }
        }
        .modifier(_CollapsingParts(lengths: isHeld ? [] : [searchRoom, titleRoom].filter { $0 > 0 }))
      }
      .background {
        _BarGround(
          background: settings.look(of: .navigationBar).background, edge: .top,
          ground: settings.ground ?? .background, scrollable: room, looks: looks)
      }
      // As in UIKit it ends at the bar's own edge, below the status bar.
      .background { looks.background }
      .padding(.top, -measure.overlap)
      .environment(\.colorScheme, settings.look(of: .navigationBar).colorScheme ?? colorScheme)
      .modifier(_BarSurroundings())
    }
  }

  /// There is nothing to show, and nobody asks for the bar: then there is none (Recorded/Pictures.md#Y57).
  @MainActor private var isEmpty: Bool {
    let placements: [ToolbarItemPlacement.Place] = [.leading, .principal, .trailing, .confirming]
    return settings.title == nil && settings.subtitle == nil
      && settings.search?.isAtBottom(platformStyle) ?? true
      && (index == 0 || settings.hidesBackButton) && settings.look(of: .navigationBar).visibility != .visible
      && placements.allSatisfy { settings.items($0).allSatisfy(\.isSpace) }
  }

  private var measure: BarMeasure { BarMeasure(platformStyle, cover: cover.top, screen: screenKind) }

  /// - Parameters:
  ///   - distance: the length of the bar that has gone when the title in the row is shown; `nil` if it always is.
  ///   - room: the length of all that goes away, in points.
  @MainActor private func row(shownAfter distance: CGFloat?, room: CGFloat) -> some View {
    let isLarge = distance != nil
    let goesBack = index > 0 && !settings.hidesBackButton
    return _BarRow(above: measure.above, below: measure.below, leadingYields: goesBack && !isLarge) {
      HStack(spacing: measure.itemDistance) {
        if goesBack { backButton }
        // Only the back button has a shorter form.
        items(settings.items(.leading)).fixedSize(horizontal: goesBack, vertical: false)
      }
      HStack(spacing: measure.itemDistance) {
        items(settings.items(.trailing))
        items(settings.items(.confirming)).font(.system(size: 17, weight: .semibold))
      }
      let principal = settings.items(.principal)
      if !principal.isEmpty {
        HStack { _BarItems(entries: principal) }
      } else if let title = settings.title {
        // A title in the middle of a bar that may have a large one is over content.
        let words = isLarge ? looks.title : looks.edgeTitle
        let heading = title.modifier(_MadeForModifier(maker: settings.titleMaker))
          .font(words.font ?? .system(size: 17, weight: .semibold))
          .modifier(_OwnColor(color: words.color))
          .lineLimit(1)
          .accessibilityAddTraits(.isHeader)
        if let subtitle = settings.subtitle {
          // The subtitle is 12 points high (assumed).
          VStack(spacing: 0) {
            heading
            subtitle.modifier(_MadeForModifier(maker: settings.subtitleMaker))
              .font(.system(size: 12))
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
          .modifier(_ShownWhenScrolled(distance: distance, room: room))
        } else {
          heading.modifier(_ShownWhenScrolled(distance: distance, room: room))
        }
      } else {
        EmptyView()
      }
    }
    .padding(.horizontal, barMargin)
    .modifier(_BarTypeSize())
  }

  @MainActor @ViewBuilder private func items(_ entries: [ToolbarEntry]) -> some View {
    if platformStyle.isGlass { _GlassItems(entries: entries) } else { _BarItems(entries: entries) }
  }

  @MainActor private var backButton: some View {
    _AddedView { if platformStyle.isGlass { glassBackButton } else { plainBackButton } }
  }

  /// A chevron alone, on glass.
  @MainActor private var glassBackButton: some View {
    let title = model.bars.value[index - 1]?.title
    return Button {
      model.pop(to: index)
    } label: {
      _GlassItemRoom {
        Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold)).accessibilityHidden(
          true)
      }
      .contentShape(Rectangle())
    }
    .accessibilityLabel(title ?? Text("Back"))
    .environment(\.barItemColor, looks.item.icon ?? .primary)
    .modifier(_BarGlass())
  }

  /// A chevron and the title of the screen below, or "Back" where that leaves the bar's own title no place in the middle
  /// (assumed). In the role of an editor the title is only spoken (assumed).
  @MainActor private var plainBackButton: some View {
    let title = model.bars.value[index - 1]?.title
    return Button {
      model.pop(to: index)
    } label: {
      HStack(spacing: 6) {
        let chevron = Image(systemName: "chevron.backward").font(.system(size: 17, weight: .semibold))
          .modifier(_OwnColor(color: looks.item.icon))
        if settings.hidesBackTitle {
          chevron.accessibilityLabel(title ?? Text("Back"))
        } else {
          chevron.accessibilityHidden(true)
        }
        Group {
          if settings.hidesBackTitle {
            EmptyView()
          } else if let title {
            ViewThatFits(in: .horizontal) {
              _PlainTitle(title: title).lineLimit(1)
              Text("Back")
            }
          } else {
            Text("Back")
          }
        }
        .font(looks.item.words.font)
        .modifier(
          _OwnColor(color: looks.item.words.color ?? looks.item.icon))
      }
      .frame(minHeight: measure.row)
      .contentShape(Rectangle())
    }
    .padding(.leading, -8)
  }
}

/// The values that the views of a bar inherit: UIKit's fonts for bars, and symbols alone where there is a title, too.
nonisolated struct _BarSurroundings: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    content.font(.system(size: 17))
      .imageScale(.large)
      .labelStyle(.iconOnly)
      .modifier(
        _EnvironmentModifier { $0[StyleOf<PrimitiveButtonStyleConfiguration>()] = StyleStack() }
      )
      .environment(\.listLook, nil)
      .environment(\.isInForm, false)
  }
}

/// Items of a bar, each with what it inherits where it was written.
nonisolated struct _BarItems: View {
  let entries: [ToolbarEntry]

  @MainActor var body: some View {
    ForEach(Array(entries.enumerated()), id: \.offset) { _, entry in
      entry.shown
    }
  }
  static var _memberCount: Int? { nil }
}

/// Gives an item the values of where it was written, but for those that are the bar's own.
nonisolated struct _ItemSurroundings: _InheritedModifier {
  let environment: EnvironmentValues?

  @MainActor static func _changeInherited(_ modifier: Self, in builder: _TreeBuilder) {
    guard var given = modifier.environment else { return }
    let bar = builder.inherited.environment
    (given.font, given.imageScale, given.colorScheme) = (bar.font, bar.imageScale, bar.colorScheme)
    let (buttons, labels) = (StyleOf<PrimitiveButtonStyleConfiguration>(), StyleOf<LabelStyleConfiguration>())
    (given[buttons], given[labels]) = (bar[buttons], bar[labels])
    (given.listLook, given.isInForm, given.foregroundStyles) = (nil, false, bar.foregroundStyles)
    given.barItemColor = bar.barItemColor
    given.barItemIsProminent = bar.barItemIsProminent
    given.limitTypeSizeInBar()
    builder.inherited.environment = given
  }
}

/// The leading views, the trailing ones, and the title in the middle of the bar as far as they leave room.
nonisolated struct _BarRow: Layout {
  /// The space that the row keeps free, in points.
  var above: CGFloat = 0
  var below: CGFloat = 0
  /// Whether the leading views are offered only the space beside a title in the middle.
  var leadingYields = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44))
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard subviews.count >= 2 else { return }
    let height = bounds.height - above - below
    let middleY = bounds.minY + above + height / 2
    let gap: CGFloat = 8
    let trailing = subviews[1].sizeThatFits(ProposedViewSize(width: nil, height: height))
    var space = bounds.width - trailing.width
    if leadingYields, subviews.count > 2 {
      let title = subviews[2].sizeThatFits(ProposedViewSize(width: nil, height: height))
      if title.width > 0 { space = min(space, (bounds.width - title.width) / 2 - gap) }
    }
    let leading = subviews[0].sizeThatFits(ProposedViewSize(width: max(0, space), height: height))
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: middleY), anchor: .leading, proposal: ProposedViewSize(leading))
    subviews[1].place(
      at: CGPoint(x: bounds.maxX, y: middleY), anchor: .trailing, proposal: ProposedViewSize(trailing))
    guard subviews.count > 2 else { return }
    let room = max(0, bounds.width - leading.width - trailing.width - 2 * gap)
    let title = subviews[2].sizeThatFits(ProposedViewSize(width: room, height: height))
    let start = bounds.minX + leading.width + gap + title.width / 2
    let end = bounds.maxX - trailing.width - gap - title.width / 2
    let middle = start <= end ? min(max(bounds.midX, start), end) : (start + end) / 2
    subviews[2].place(
      at: CGPoint(x: middle, y: middleY), anchor: .center,
      proposal: ProposedViewSize(width: room, height: height))
  }
}

/// The text of a title alone: a colour or a font that it says is not that of the button that leads back to it.
private struct _PlainTitle: View {
  let title: Text
  @Environment(\.self) private var environment

  var body: some View { Text(verbatim: title.string(in: environment)) }
}
