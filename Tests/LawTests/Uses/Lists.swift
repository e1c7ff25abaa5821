// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct ListUses: View {
  struct Item: Identifiable, Hashable { let id = UUID(); var name = "a"; var children: [Item]? = nil; var count = 1; var done = false }
  @State var items = [Item()]
  @State var names = ["a"]
  @State var selection: Item.ID?
  @State var selections = Set<UUID>()
  @State var edit: EditMode = .inactive
  @State var order = [KeyPathComparator(\Item.name)]
  @State var sizes = [Size()]
  @State var flag = false
  @Environment(\.editMode) var editMode
  var body: some View { VStack { making; rows; styles; tables } }
  @ViewBuilder var making: some View {
    List { Text("a") }
    List(items) { Text($0.name) }
    List(items) { item in HStack { Text(item.name) } }
    List(names, id: \.self) { Text($0) }
    List(items, id: \.name) { item in Text(item.name) }
    List(0..<5) { Text("\($0)") }
    List($items) { $item in TextField("n", text: $item.name) }
    List($items, editActions: .all) { $item in Text(item.name) }
    List($items, editActions: [.delete, .move]) { $item in Text(item.name) }
    List($items, id: \.id) { $item in Toggle(item.name, isOn: $item.done) }
    List(items, selection: $selection) { Text($0.name) }
    List(items, selection: $selections) { Text($0.name) }
    List(names, id: \.self, selection: $name) { Text($0) }
    List(selection: $selection) { ForEach(items) { Text($0.name).tag($0.id) } }
    List(items, children: \.children) { Text($0.name) }
    List(items, id: \.id, children: \.children) { Text($0.name) }
    List(items, children: \.children, selection: $selection) { Text($0.name) }
    List($items, id: \.self.name, selection: $name) { $item in Toggle(item.name, isOn: $item.done) }
    List($items, selection: $selections) { $item in Toggle(item.name, isOn: $item.done) }
    List { OutlineGroup(items[0], children: \.children) { Text($0.name) } }
    List { OutlineGroup(items[0], id: \.name, children: \.children) { Text($0.name) } }
    List { OutlineGroup(items, children: \.children) { Text($0.name) } }
    List { OutlineGroup(items, id: \.id, children: \.children) { Text($0.name) } }
    List {
      ForEach(items) { item in Text(item.name) }
        .onDelete { items.remove(atOffsets: $0) }
        .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      ForEach(items) { _ in Text("x") }.onDelete(perform: delete).onMove(perform: move).deleteDisabled(true).moveDisabled(flag)
      ForEach($items) { $item in TextField("a", text: $item.name) }
      ForEach($items, id: \.id) { item in TextField("a", text: item.name) }
      ForEach($items, editActions: .move) { $item in Text(item.name) }
      ForEach(names, id: \.self) { Text($0) }.onDelete(perform: nil)
      Section { } header: { Text("h").textCase(nil) } footer: { EmptyView() }
      Section("x") { ForEach(items) { Text($0.name) } }.headerProminence(.increased)
    }
    .environment(\.editMode, $edit).environment(\.editMode, .constant(.active)).environment(\.defaultMinListRowHeight, 10).environment(\.defaultMinListHeaderHeight, 4)
    .toolbar { EditButton() }.refreshable { }.animation(.default, value: items)
    ForEach(subviews: Text("a")) { $0 }
    Group(subviews: Text("a")) { subviews in ForEach(subviews) { $0 }; Text("\(subviews.count)") }
    ForEach(sections: Text("a")) { section in section.header; section.content; section.footer }
    Group(sections: Text("a")) { sections in Text("\(sections.count)") }
  }
  @State var name: String?
  @ViewBuilder var rows: some View {
    Text("a").listRowBackground(Color.red).listRowBackground(Color.clear).listRowBackground(EmptyView()).listRowInsets(EdgeInsets()).listRowInsets(.init(top: 1, leading: 1, bottom: 1, trailing: 1)).listRowInsets(nil)
      .listRowInsets(.horizontal, 3)
      .listRowSeparator(.hidden).listRowSeparator(.visible, edges: .top).listRowSeparatorTint(.red).listRowSeparatorTint(.red, edges: .bottom).listSectionSeparator(.hidden).listSectionSeparator(.hidden, edges: .bottom).listSectionSeparatorTint(.red)
      .listRowSpacing(3).listSectionSpacing(.compact).listSectionSpacing(4).listItemTint(.red).listItemTint(.monochrome).listItemTint(.fixed(.red)).listItemTint(.preferred(.red)).listSectionMargins(.horizontal, 3)
      .badge(3).badge("x").badge(Text("a")).badge(nil as Text?).badgeProminence(.decreased).selectionDisabled().selectionDisabled(true).listRowHoverEffect(.automatic).listRowHoverEffectDisabled()
    Text("a").swipeActions { Button("x", role: .destructive) {} }.swipeActions(edge: .leading, allowsFullSwipe: false) { Button("y") {}.tint(.blue) }.swipeActions(edge: .trailing) { Button { } label: { Image(systemName: "trash") } }
      .contextMenu { Button("x") {} }.contextMenu { Button("x") {} } preview: { Text("a") }.contextMenu(menuItems: { Text("x") })
      .itemProvider { nil }.onDrag { NSItemProvider() }
  }
  @ViewBuilder var styles: some View {
    List { }.listStyle(.plain).listStyle(.grouped).listStyle(.insetGrouped).listStyle(.inset).listStyle(.sidebar).listStyle(.automatic)
    List { }.listStyle(PlainListStyle()).listStyle(GroupedListStyle()).listStyle(InsetGroupedListStyle()).listStyle(SidebarListStyle()).listStyle(InsetListStyle()).listStyle(DefaultListStyle())
    List { }.scrollContentBackground(.hidden).background(Color.red).listRowSpacing(4).contentMargins(.vertical, 3).environment(\.defaultMinListRowHeight, 0).scrollDisabled(true)
  }
  @ViewBuilder var tables: some View {
    Table(items) { TableColumn("Name", value: \.name); TableColumn("Count") { item in Text("\(item.count)") } }
    Table(items, selection: $selection) { TableColumn("Name", value: \.name).width(40); TableColumn("b") { Text($0.name) }.width(min: 10, ideal: 20, max: 30) }
    Table(items, selection: $selections, sortOrder: $order) { TableColumn("Name", value: \.name) { Text($0.name) }; TableColumn("Count", value: \.count) { Text("\($0.count)") } }
    Table(items, sortOrder: $order) { TableColumn("Name", value: \.name) }.tableStyle(.inset).tableStyle(.automatic).tableColumnHeaders(.hidden)
    Table(items, selection: $selection) { TableColumn(Text("Name"), value: \.name); TableColumn("x") { (item: Item) in Text(item.name) }.alignment(.trailing) }
    Table(items, sortOrder: $sizes) { TableColumn("Count", sortUsing: Size()) { Text($0.name) }.alignment(.numeric); named }
      .onChange(of: order) { _, new in items.sort(using: new) }
  }
  @TableColumnBuilder<Item, Size> var named: some TableColumnContent<Item, Size> { TableColumn("Count", sortUsing: Size(order: .reverse)) { Text("\($0.count)") }; if flag { TableColumn("Name") { Text($0.name) } } }
  struct Size: SortComparator { var order = SortOrder.forward; func compare(_ one: Item, _ other: Item) -> ComparisonResult { one.count < other.count ? .orderedAscending : .orderedSame } }
  func delete(at offsets: IndexSet) { items.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) { items.move(fromOffsets: source, toOffset: destination) }
}
