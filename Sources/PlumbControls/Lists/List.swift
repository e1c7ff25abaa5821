import PlumbLayout
import PlumbViews

/// Rows in a column that scrolls, made only where they can be seen.
///
/// A list takes what it is offered, and nothing where it is offered nothing in particular (Rules/Scrolling.md#R-102).
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, CalledView {
  package let callSite = _CallSite()
  let selection: ListSelection<SelectionValue>?
  let content: Content
  @Environment(\.listStyle) private var style
  @Environment(\.listSettings) private var settings
  @Environment(\.scrollContentBackground) private var contentBackground
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.nextColumn) private var nextColumn
  @Environment(\.givenContentMargins) private var givenMargins
  @Environment(\.listMargin) private var listMargin
  @Environment(\.displayScale) private var displayScale
  @Environment(\.showsWhole) private var showsWhole
  @Environment(\.platformStyle) private var platformStyle
  @Environment(\.navigation) private var navigation
  @Environment(\.isInGlassSidebar) private var isInGlassSidebar

  init(selection: ListSelection<SelectionValue>?, content: Content) {
    (self.selection, self.content) = (selection, content)
  }

  @MainActor public var body: some View {
    let look = look
    let selection = selection.map { AnyListSelection($0) }
    // Read here, so that a selection that the program makes is noticed, too.
    let selected = nextColumn == nil ? nil : selection?.single()
    _ControlElement("List", configure: { configure($0, selection, selected) }) {
      ScrollView {
        LazyVStack(
          alignment: .leading, spacing: look.rowSpacing,
          pinnedViews: look.form == .plain ? [.sectionHeaders] : []
        ) {
          content.modifier(_ListRow(look: look)).environment(\.listLook, look)
            .environment(\.isInForm, true)
        }
        .environment(\.lazySections, look.sections)
        .environment(\.listSelection, selection)
        .padding(.bottom, givenMargins.contains(.bottom) ? 0 : style._look.sections.top)
      }
      .frame(
        minWidth: 0, idealWidth: 0, maxWidth: .infinity, minHeight: 0, idealHeight: showsWhole ? nil : 0,
        maxHeight: .infinity
      )
      .background { if contentBackground != .hidden { background(look).ignoresSafeArea() } }
    }
  }
  public static var _memberCount: Int? { 1 }

  @MainActor private func configure(
    _ node: ViewNode, _ selection: AnyListSelection?, _ selected: AnyHashable?
  ) {
    if let nextColumn, let selection {
      node.host.afterWalk { nextColumn.follow(selected, clear: selection.clear) }
    }
    // Bars on glass have no ground.
    if platformStyle.isGlass {
      let isGrey = style._look.isGrouped && contentBackground != .hidden
      let said = BarSettings(ground: isGrey ? .groupedBackground : nil)
      node.preferenceWriter = PreferenceWriter<BarSettingsKey> { said.around($0) }
      node.host.preferencesChanged()
    }
    node.isFocusable = selection != nil && isEnabled
    node.interactions.move = nil
    guard let selection, isEnabled else { return }
    node.interactions.move = { [node = node.link] in node.object?.moveSelection(selection, $0) }
  }

  @MainActor private var look: _ListLook {
    var look = style._look.fitting(ListMeasure(platformStyle), margin: listMargin, displayScale)
    if isInGlassSidebar && look.form == .sidebar { look = look.inGlassSidebar() }
    if let spacing = settings.rowSpacing { look.rowSpacing = spacing }
    // Half of it is that of either section; a header keeps no more room above it (assumed).
    if let spacing = settings.sectionSpacing {
      (look.sections.above, look.sections.below) = (spacing / 2, spacing / 2)
      if let room = settings.aboveHeader {
        // The first header keeps its place (Recorded/Screens.md#Y92).
        let less = max(0, look.headerInsets.top - room)
        (look.sections.above, look.sections.below) = (spacing / 2 + less, spacing / 2 - less)
      } else {
        look.headerInsets.top = min(look.headerInsets.top, spacing / 2)
      }
    }
    // The scroll view has these margins then, instead of the list's own (Recorded/Pictures.md#Y54).
    if givenMargins.contains(.top) || isBelowLargeTitle { look.sections.top = 0 }
    if givenMargins.contains(.horizontal) { look.sideMargin = 0 }
    return look
  }

  /// The first card begins where a large title ends (Recorded/Pictures.md#Y70, Recorded/Screens.md#Y84); that this holds for
  /// every list of the screen is assumed.
  @MainActor private var isBelowLargeTitle: Bool {
    guard let navigation, !navigation.isOnSide else { return false }
    return navigation.model.bars.value[navigation.index]?.showsLargeTitle ?? false
  }

  @MainActor private func background(_ look: _ListLook) -> some View {
    look.isGrouped ? Color(.groupedBackground) : Color(.background)
  }
}

nonisolated extension List {
  /// Creates a list of any rows, of which one may be selected by its tag or its id.
  /// - Parameter selection: what is selected; a binding of `nil` lets nobody select.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .one($0) }, content: content())
  }

  /// Creates a list of any rows, of which several may be selected; a press on a selected row takes it out.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection.map { .many($0) }, content: content())
  }

  /// Creates a list in which one row is always selected. A binding to a set or to an optional value is for the
  /// initializers above.
  @_disfavoredOverload
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    let optional = Binding<SelectionValue?>(
      get: { selection.wrappedValue }, set: { if let value = $0 { selection.wrappedValue = value } })
    self.init(selection: .one(optional), content: content())
  }

  // A binding to a collection is a collection too; the form for bindings is the one that is meant.
  /// Creates a list of a row for each element, of which one may be selected by its id.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each element, of which several may be selected by their ids.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each element that a key path distinguishes, of which one may be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of a row for each element that a key path distinguishes, of which several may be selected.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection.map { .many($0) }, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of a row for each number of a range, of which one may be selected by its number.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each number of a range, of which several may be selected by their numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
  }
}

nonisolated extension List where SelectionValue == Never {
  /// Creates a list of any rows; nobody selects them.
  public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }

  /// Creates a list of a row for each element; nobody selects them.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }

  /// Creates a list of a row for each element that a key path distinguishes; nobody selects them.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: nil, content: ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list of a row for each number of a range; nobody selects them.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: nil, content: ForEach(data, content: rowContent))
  }
}
