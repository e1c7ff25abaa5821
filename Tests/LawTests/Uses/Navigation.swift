// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct NavigationUses: View {
  enum Route: Hashable { case a, b(Int) }
  struct Item: Identifiable, Hashable { var id = 1; var name = "a" }
  @State var path = NavigationPath()
  @State var routes: [Route] = []
  @State var flag = false
  @State var item: Item?
  @State var text = ""
  @State var tab = 0
  @State var tokens: [Item] = []
  @State var selection: Int? = 1
  @State var visibility = NavigationSplitViewVisibility.all
  @State var column = NavigationSplitViewColumn.detail
  @State var detent: PresentationDetent = .medium
  @State var scope = 1
  var body: some View { VStack { stacks; links; bars; tabs; sheets; alerts; searching } }
  @ViewBuilder var stacks: some View {
    NavigationStack { Text("a").navigationTitle("t") }
    NavigationStack(path: $path) { Text("a").navigationDestination(for: Route.self) { route in Text("\(String(describing: route))") } }
    NavigationStack(path: $routes) { Text("a") }.navigationDestination(isPresented: $flag) { Text("b") }.navigationDestination(item: $item) { Text($0.name) }
    NavigationView { Text("a") }.navigationViewStyle(.stack).navigationViewStyle(StackNavigationViewStyle()).navigationViewStyle(.automatic).navigationViewStyle(.columns).navigationViewStyle(DefaultNavigationViewStyle())
    NavigationSplitView { Text("a") } detail: { Text("b") }
    NavigationSplitView { Text("a") } content: { Text("c") } detail: { Text("b") }
    NavigationSplitView(preferredCompactColumn: $column) { Text("a") } content: { Text("c") } detail: { Text("b") }
    NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) { Text("a") } content: { Text("c") } detail: { Text("b") }
    NavigationSplitView(columnVisibility: $visibility) { Text("a") } detail: { Text("b") }.navigationSplitViewStyle(.balanced).navigationSplitViewStyle(.prominentDetail).navigationSplitViewColumnWidth(200).navigationSplitViewColumnWidth(min: 1, ideal: 2, max: 3)
    HSplitViewStandIn()
    Button("a") { path.append(1); path.removeLast(); path.removeLast(path.count); path = NavigationPath(); routes.append(.b(1)); _ = path.isEmpty }
  }
  struct HSplitViewStandIn: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.dismissSearch) var dismissSearch
    @Environment(\.isSearching) var isSearching
    @Environment(\.openWindow) var openWindow
    @Environment(\.dismissWindow) var dismissWindow
    @Environment(\.openSettings) var openSettings
    @Environment(\.openURL) var openURL
    @Environment(\.refresh) var refresh
    var body: some View {
      Button("a") { dismiss(); presentationMode.wrappedValue.dismiss(); dismissSearch(); openWindow(id: "a"); openWindow(value: 1); dismissWindow(id: "a"); openURL(URL(string: "a")!); openURL(URL(string: "a")!) { _ in }; openSettings() }
    }
  }
  @ViewBuilder var links: some View {
    NavigationLink("a", value: Route.a)
    NavigationLink(value: Route.a) { Text("a") }
    NavigationLink("a") { Text("b") }
    NavigationLink { Text("b") } label: { Text("a") }
    NavigationLink(destination: Text("b")) { Text("a") }
    NavigationLink(destination: Text("b"), label: { Text("a") })
    NavigationLink("a", destination: Text("b"))
    NavigationLink(destination: Text("b"), isActive: $flag) { EmptyView() }
    NavigationLink(destination: Text("b"), tag: 1, selection: $selection) { Text("a") }
    NavigationLink("a", destination: Text("b"), isActive: $flag)
    NavigationLink(isActive: $flag) { Text("b") } label: { Text("a") }
    NavigationLink("a", isActive: $flag) { Text("b") }
    NavigationLink(String("a"), isActive: $flag) { Text("b") }
    NavigationLink("a", tag: 1, selection: .constant(nil)) { Text("b") }
    NavigationLink(destination: { Text("b") }, label: { Text("a") }).isDetailLink(false)
    NavigationLink(text, value: 1).navigationLinkIndicatorVisibility(.hidden)
    NavigationLink(value: Optional(1)) { Text("x") }
  }
  @ViewBuilder var bars: some View {
    Text("a").navigationTitle("t").navigationTitle(Text("t")).navigationTitle($text).navigationSubtitle("s").navigationTitle(text)
      .navigationBarTitle("t").navigationBarTitle(Text("t"), displayMode: .inline).navigationBarTitle("t", displayMode: .large).navigationBarTitle(Text("t")).navigationBarTitleDisplayMode(.inline).navigationBarTitleDisplayMode(.automatic)
    Text("a").navigationBarHidden(true).navigationBarBackButtonHidden().navigationBarBackButtonHidden(true).navigationBarItems(trailing: Text("x")).navigationBarItems(leading: Text("x")).navigationBarItems(leading: Text("x"), trailing: Button("y") {})
      .statusBarHidden().statusBar(hidden: true).statusBarHidden(true).persistentSystemOverlays(.hidden).defersSystemGestures(on: .all).prefersHomeIndicatorAutoHidden
    Text("a").toolbar { Button("a") {} }
      .toolbarColorScheme(.dark, for: .navigationBar).toolbarRole(.editor).toolbarTitleMenu { Text("a") }.toolbarTitleDisplayMode(.inline).toolbarBackgroundVisibility(.hidden, for: .navigationBar).toolbarVisibility(.hidden, for: .tabBar)
    Text("a").toolbar(id: "x") { ToolbarItem(id: "a", placement: .primaryAction) { Text("a") } }.sharedBackground
  }
  struct Bar: ToolbarContent {
    var body: some ToolbarContent { Group { ToolbarItem(placement: .primaryAction) { Text("a") } } }
  }
  @ViewBuilder var tabs: some View {
    TabView { Text("a").tabItem { Label("a", systemImage: "star") }; Text("b").tabItem { Image(systemName: "star"); Text("a") }.badge(3) }
    TabView(selection: $tab) { Text("a").tag(0).tabItem { Text("a") }; Text("b").tabItem({ Text("b") }).tag(1) }
    TabView { Tab("a", systemImage: "star") { Text("a") } }
    
    
    TabView { Text("a") }.tabViewStyle(.page).tabViewStyle(.page(indexDisplayMode: .never)).tabViewStyle(PageTabViewStyle()).tabViewStyle(PageTabViewStyle(indexDisplayMode: .always)).tabViewStyle(.automatic).tabViewStyle(DefaultTabViewStyle()).indexViewStyle(.page(backgroundDisplayMode: .always)).indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    TabView(selection: $selection) { ForEach(0..<3) { Text("\($0)").tag($0 as Int?) } }
  }
  @ViewBuilder var sheets: some View {
    Text("a").sheet(isPresented: $flag) { Text("b") }.sheet(isPresented: $flag, onDismiss: {}) { Text("b") }.sheet(isPresented: $flag, onDismiss: done, content: { Text("b") }).sheet(item: $item) { Text($0.name) }.sheet(item: $item, onDismiss: {}) { item in Text(item.name) }
      .fullScreenCover(isPresented: $flag) { Text("b") }.fullScreenCover(item: $item) { _ in Text("b") }.fullScreenCover(isPresented: $flag, onDismiss: {}) { Text("a") }
      .popover(isPresented: $flag) { Text("b") }.popover(isPresented: $flag, arrowEdge: .bottom) { Text("b") }.popover(item: $item) { _ in Text("b") }.popover(isPresented: $flag, attachmentAnchor: .point(.center), arrowEdge: .top) { Text("b") }.popover(isPresented: $flag, attachmentAnchor: .rect(.bounds)) { Text("x") }
      .inspector(isPresented: $flag) { Text("x").inspectorColumnWidth(min: 1, ideal: 2, max: 3) }
    Text("a").presentationDetents([.medium, .large]).presentationDetents([.height(200), .fraction(0.4)], selection: $detent).presentationDragIndicator(.visible).presentationBackground(.red).presentationBackground(.thinMaterial).presentationBackground { Color.red }.presentationCornerRadius(3).presentationBackgroundInteraction(.enabled).presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationContentInteraction(.scrolls).presentationCompactAdaptation(.popover).presentationCompactAdaptation(horizontal: .popover, vertical: .sheet).interactiveDismissDisabled().interactiveDismissDisabled(true).presentationSizing(.form)
  }
  @ViewBuilder var alerts: some View {
    Text("a").alert("t", isPresented: $flag) { Button("OK") {} }.alert("t", isPresented: $flag) { Button("OK", role: .cancel) {} } message: { Text("m") }.alert(text, isPresented: $flag, actions: {}).alert(Text("t"), isPresented: $flag) { Text("x") }
      .alert("t", isPresented: $flag, presenting: item) { item in Button(item.name) {} } message: { Text($0.name) }.alert("t", isPresented: $flag, presenting: item) { _ in Button("a") {} }
      .alert(isPresented: $flag) { Alert(title: Text("t")) }.alert(isPresented: $flag, content: { Alert(title: Text("t"), message: Text("m"), dismissButton: .default(Text("OK"))) }).alert(item: $item) { _ in Alert(title: Text("t"), message: nil, primaryButton: .destructive(Text("x")) {}, secondaryButton: .cancel()) }
      .alert(isPresented: $flag, error: Problem.a) { Button("OK") {} }.alert(isPresented: $flag, error: Problem.a) { _ in Text("a") } message: { error in Text(error.recoverySuggestion ?? "") }
    Text("a").confirmationDialog("t", isPresented: $flag) { Button("a", role: .destructive) {} }.confirmationDialog("t", isPresented: $flag, titleVisibility: .visible) { Text("a") } message: { Text("m") }.confirmationDialog("t", isPresented: $flag, presenting: item) { item in Button(item.name) {} }.confirmationDialog(Text("t"), isPresented: $flag, titleVisibility: .hidden) { Text("x") }
      .actionSheet(isPresented: $flag) { ActionSheet(title: Text("t"), message: Text("m"), buttons: [.default(Text("a")) {}, .destructive(Text("b")), .cancel()]) }.actionSheet(item: $item) { _ in ActionSheet(title: Text("t")) }.dialogIcon(Image(systemName: "star")).dialogSuppressionToggle(isSuppressed: $flag).dialogSeverity(.critical)
  }
  enum Problem: LocalizedError { case a; var errorDescription: String? { "x" } }
  @ViewBuilder var searching: some View {
    Text("a").searchable(text: $text).searchable(text: $text, prompt: "p").searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always)).searchable(text: $text, placement: .sidebar, prompt: Text("p")).searchable(text: $text, isPresented: $flag, prompt: "x")
  }
  @FocusState var focus: Bool
  func done() {}
}
extension View {
  func erased() -> AnyView { AnyView(self) }
  var prefersHomeIndicatorAutoHidden: some View { self }
  var sharedBackground: some View { self }
  var windowStyling: some View { self }
  @ViewBuilder func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View { if condition { transform(self) } else { self } }
}
