import PlumbLayout
import PlumbViews

/// Columns side by side; on narrow canvases a stack with the first column as its root.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, CalledView {
  nonisolated package let callSite = _CallSite()
  nonisolated(unsafe) let sidebar: Sidebar
  nonisolated(unsafe) let content: Content?
  nonisolated(unsafe) let detail: Detail
  nonisolated(unsafe) var visibility: Binding<NavigationSplitViewVisibility>?
  nonisolated(unsafe) var compactColumn: Binding<NavigationSplitViewColumn>?
  /// The column on top of a narrow canvas, once somebody has gone to one.
  @State private var top: NavigationSplitViewColumn?
  @State private var afterSidebar = NextColumn()
  @State private var afterContent = NextColumn()
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.platformStyle) private var platformStyle

  @MainActor public var body: some View {
    _ControlElement("NavigationSplitView") {
      if sizeClass == .compact { stack } else { columns }
    }
  }
  nonisolated public static var _memberCount: Int? { 1 }

  /// A row that is chosen in one column shows the next; going back chooses none.
  @MainActor private var stack: some View {
    let lastShown = afterContent.bind(shown(.detail))
    let nextShown = afterSidebar.bind(shown(content == nil ? .detail : .content))
    return NavigationStack {
      sidebar
        .environment(\.nextColumn, afterSidebar)
        .navigationDestination(isPresented: nextShown) {
          if let content {
            content
              .environment(\.nextColumn, afterContent)
              .navigationDestination(isPresented: lastShown) { detail }
          } else {
            detail
          }
        }
    }
    .onChange(of: compactColumn?.wrappedValue) { _, column in
      if column != current { top = column }
    }
  }

  private var current: NavigationSplitViewColumn { top ?? compactColumn?.wrappedValue ?? .sidebar }

  /// Returns whether a column is on top, or below the one that is.
  @MainActor private func shown(_ column: NavigationSplitViewColumn) -> Binding<Bool> {
    let before: NavigationSplitViewColumn = column == .detail && content != nil ? .content : .sidebar
    return Binding(
      get: { current == column || column == .content && current == .detail },
      set: { isShown in
        let isNow = current == column || column == .content && current == .detail
        guard isShown != isNow else { return }
        let next = isShown ? column : before
        top = next
        if let compactColumn { compactColumn.wrappedValue = next }
      })
  }

  @MainActor private var columns: some View {
    let shown = visibility?.wrappedValue ?? .automatic
    return HStack(spacing: 0) {
      if shown != .detailOnly && (shown != .doubleColumn || content == nil) {
        if platformStyle.isGlass {
          _GlassSidebar(content: sidebar)
        } else {
          _SplitColumn(content: sidebar)
          _ColumnLine()
        }
      }
      if let content, shown != .detailOnly {
        _SplitColumn(content: content)
        _ColumnLine()
      }
      NavigationStack { detail }
    }
    .environment(\.listStyle, SidebarListStyle())
  }
}

nonisolated private struct _ColumnLine: View {
  @MainActor var body: some View { Rectangle().fill(.separator).frame(width: 0.5).ignoresSafeArea() }
}

nonisolated extension NavigationSplitView {
  /// Creates a view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  /// Creates a view of three columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    visibility = columnVisibility
  }

  /// Creates a view of three columns with one that narrow canvases show first.
  /// - Parameter preferredCompactColumn: the column on top; the view sets it as a person goes to and fro.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    compactColumn = preferredCompactColumn
  }

  /// Creates a view of three columns that bindings arrange on wide canvases and on narrow ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  /// Creates a view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
  }

  /// Creates a view of two columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    visibility = columnVisibility
  }

  /// Creates a view of two columns with one that narrow canvases show first.
  /// - Parameter preferredCompactColumn: the column on top; the view sets it as a person goes to and fro.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    compactColumn = preferredCompactColumn
  }

  /// Creates a view of two columns that bindings arrange on wide canvases and on narrow ones.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
}

/// The columns that are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  /// The columns that the platform chooses. Plumb shows all of them, also where an iPad would hide some.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The detail and the column before it. Of two columns both stay.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The detail alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column in the middle. Of two columns there is none, and the first is meant.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column, which takes what the others leave.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// The column after the one that a list is in, on narrow canvases: a screen that is shown while a row is chosen.
@MainActor final class NextColumn: Equatable {
  private var isShown: Binding<Bool>?
  private var clear: () -> Void = {}
  private var selected: AnyHashable?

  nonisolated init() {}

  nonisolated static func == (one: NextColumn, other: NextColumn) -> Bool { one === other }

  /// Stores the binding that says whether the column is shown. Returns one that chooses nothing when the column goes.
  func bind(_ isShown: Binding<Bool>) -> Binding<Bool> {
    self.isShown = isShown
    return Binding(
      get: { isShown.wrappedValue },
      set: { [self] isNow in
        isShown.wrappedValue = isNow
        guard !isNow else { return }
        MainTurn.run {
          self.selected = nil
          self.clear()
        }
      })
  }

  func show() { isShown?.wrappedValue = true }

  /// Follows the list's current selection.
  func follow(_ selected: AnyHashable?, clear: @escaping () -> Void) {
    self.clear = clear
    guard selected != self.selected else { return }
    self.selected = selected
    isShown?.wrappedValue = selected != nil
  }
}

private struct NextColumnKey: EnvironmentKey { static var defaultValue: NextColumn? { nil } }

extension EnvironmentValues {
  var nextColumn: NextColumn? {
    get { self[NextColumnKey.self] }
    set { self[NextColumnKey.self] = newValue }
  }
}
