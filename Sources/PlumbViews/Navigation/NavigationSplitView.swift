import PlumbLayout

/// Columns side by side; on narrow canvases a stack with the first column as its root.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  var visibility: Binding<NavigationSplitViewVisibility>?
  var compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var isDetailShown = false
  @State private var isContentShown = false
  @Environment(\.horizontalSizeClass) private var sizeClass

  @MainActor public var body: some View {
    _ControlElement("NavigationSplitView") {
      if sizeClass == .compact { stack } else { columns }
    }
  }
  public static var _memberCount: Int? { 1 }

  /// A selection in a list of one column shows the next.
  @MainActor private var stack: some View {
    let detailShown = Binding<Bool>(
      get: { isDetailShown || compactColumn?.wrappedValue == .detail },
      set: { isShown in
        isDetailShown = isShown
        if let compactColumn { compactColumn.wrappedValue = isShown ? .detail : .sidebar }
      })
    return NavigationStack {
      if let content {
        sidebar
          .environment(\.afterSelection, AfterSelection { isContentShown = true })
          .navigationDestination(isPresented: $isContentShown) {
            content
              .environment(\.afterSelection, AfterSelection { isDetailShown = true })
              .navigationDestination(isPresented: $isDetailShown) { detail }
          }
      } else {
        sidebar
          .environment(\.afterSelection, AfterSelection { detailShown.wrappedValue = true })
          .navigationDestination(isPresented: detailShown) { detail }
      }
    }
  }

  @MainActor private var columns: some View {
    let shown = visibility?.wrappedValue ?? .automatic
    return HStack(spacing: 0) {
      if shown != .detailOnly && (shown != .doubleColumn || content == nil) {
        NavigationStack { sidebar }.frame(width: 320)
        _ColumnLine()
      }
      if let content, shown != .detailOnly {
        NavigationStack { content }.frame(width: 320)
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
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
    visibility = columnVisibility
  }
}

nonisolated extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    visibility = columnVisibility
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    compactColumn = preferredCompactColumn
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
    (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
  }
}

/// Which columns are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// What is done once a list's row was chosen.
struct AfterSelection: @unchecked Sendable {
  let action: @MainActor () -> Void
  init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

private struct AfterSelectionKey: EnvironmentKey { static var defaultValue: AfterSelection? { nil } }

extension EnvironmentValues {
  var afterSelection: AfterSelection? {
    get { self[AfterSelectionKey.self] }
    set { self[AfterSelectionKey.self] = newValue }
  }
}
