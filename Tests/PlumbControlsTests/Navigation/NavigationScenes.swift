import SwiftUI

// Navigation, toolbars and tabs as apps write them: what is here must compile unchanged.

struct Fruit: Identifiable, Hashable, Codable {
  var id: String { name }
  let name: String
  var color = "red"
  var parts: [Fruit]?
  static let all = [Fruit(name: "Apple"), Fruit(name: "Banana", color: "yellow"), Fruit(name: "Cherry")]
}

struct FruitList: View {
  @State private var search = ""
  @State private var isAdding = false
  @State private var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      List {
        Section("Fruits") {
          ForEach(Fruit.all) { fruit in
            NavigationLink(value: fruit) { Label(fruit.name, systemImage: "leaf") }
              .badge(fruit.name.count)
              .swipeActions(edge: .leading) { Button("Pin") {}.tint(.yellow) }
              .contextMenu { Button("Copy") {} }
          }
        }
        Section {
          NavigationLink("Settings") { Text("settings").navigationTitle("Settings") }
          NavigationLink(destination: Text("about")) { Text("About") }
        }
      }
      .navigationTitle("Fruits")
      .navigationDestination(for: Fruit.self) { FruitDetail(fruit: $0) }
      .searchable(
        text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find a fruit"
      )
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .navigationBarTrailing) {
          Button("Add", systemImage: "plus") { isAdding = true }
          Menu {
            Button("Sort by name", systemImage: "arrow.up") {}
            Button("Delete all", systemImage: "trash", role: .destructive) {}
          } label: {
            Image(systemName: "ellipsis.circle")
          }
        }
        ToolbarItem(placement: .bottomBar) { Text("3 fruits").font(.footnote) }
      }
      .refreshable {}
      .sheet(isPresented: $isAdding) { AddFruit() }
    }
  }
}

struct FruitDetail: View {
  let fruit: Fruit
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(fruit.name) \(count)")
      Button("Count") { count += 1 }
      Button("Close") { dismiss() }
      NavigationLink("Next", value: Fruit(name: "Date"))
    }
    .navigationTitle(fruit.name)
    .navigationBarTitleDisplayMode(.inline)
    .toolbarBackground(.visible, for: .navigationBar)
    .toolbar { Button("Share") {} }
  }
}

struct AddFruit: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var name = ""
  var body: some View {
    NavigationView {
      Form { TextField("Name", text: $name) }
        .navigationBarTitle(Text("New fruit"), displayMode: .inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { presentationMode.wrappedValue.dismiss() }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") { presentationMode.wrappedValue.dismiss() }.disabled(name.isEmpty)
          }
        }
    }
    .navigationViewStyle(.stack)
  }
}

struct FruitTabs: View {
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      FruitList().tabItem { Label("Fruits", systemImage: "leaf") }.tag(0)
      Text("cart").badge(3).tabItem {
        Image(systemName: "cart")
        Text("Cart")
      }.tag(1)
    }
    .tint(.green)
    .accentColor(.green)
  }
}

struct NewTabs: View {
  enum Page: Hashable { case home, more }
  @State private var page = Page.home
  var body: some View {
    TabView(selection: $page) {
      Tab("Home", systemImage: "house", value: Page.home) { Text("home") }
      Tab("More", systemImage: "ellipsis", value: .more) { Text("more") }.badge(2)
    }
  }
}

struct PlainTabs: View {
  var body: some View {
    TabView {
      Tab("One", systemImage: "1.circle") { Text("one") }
      Tab("Two", systemImage: "2.circle") { Text("two") }
    }
  }
}

struct PageTabs: View {
  var body: some View {
    TabView {
      ForEach(0..<3) { page in Text("page \(page)") }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    .indexViewStyle(.page(backgroundDisplayMode: .always))
  }
}

struct Mailboxes: View {
  @State private var selection: Fruit?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var selected: Set<String> = []
  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(Fruit.all, id: \.self, selection: $selection) { Text($0.name) }
        .navigationTitle("Boxes")
    } detail: {
      Table(Fruit.all, selection: $selected) {
        TableColumn("Name", value: \.name)
        TableColumn("Color") { Text($0.color) }.width(80)
      }
      .navigationTitle("Fruits")
    }
    .navigationSplitViewStyle(.balanced)
  }
}

struct FruitTree: View {
  var body: some View {
    List([Fruit(name: "Apple", parts: [Fruit(name: "Core")])], children: \.parts) { Text($0.name) }
  }
}

struct OldLinks: View {
  @State private var isActive = false
  @State private var chosen: String?
  var body: some View {
    NavigationView {
      VStack {
        NavigationLink(destination: Text("active"), isActive: $isActive) { EmptyView() }
        NavigationLink("Tagged", destination: Text("tagged"), tag: "t", selection: $chosen)
        Button("Activate") { isActive = true }
      }
      .navigationBarTitle("Old", displayMode: .inline)
      .navigationBarItems(leading: Text("L"), trailing: Button("T") {})
      .navigationBarHidden(false)
      .navigationBarBackButtonHidden(true)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

struct ToolbarParts: ToolbarContent {
  let title: String
  var body: some ToolbarContent {
    ToolbarItem(placement: .principal) { Text(title) }
    if title.isEmpty { ToolbarItem { Text("empty") } }
  }
}

struct PartsScreen: View {
  var body: some View {
    NavigationStack {
      Color.clear
        .toolbar { ToolbarParts(title: "Parts") }
        .toolbar(.hidden, for: .tabBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbarBackground(Color.red, for: .navigationBar)
    }
  }
}

struct FruitMenu: View {
  @State private var order = "name"
  @State private var isOn = true
  @State private var log = "-"
  var body: some View {
    VStack {
      Text(log)
      Menu("Options") {
        Section("Actions") {
          Button("Rename", systemImage: "pencil") { log = "renamed" }
          Button("Duplicate", systemImage: "plus.square.on.square") {}.disabled(true)
        }
        Toggle("Favourite", isOn: $isOn)
        Picker("Order", selection: $order) {
          Text("By name").tag("name")
          Text("By color").tag("color")
        }
        Menu("More") { Button("Deep") { log = "deep" } }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) { log = "deleted" }
      }
      .menuStyle(.automatic)
      .menuIndicator(.hidden)
      .menuOrder(.fixed)
      Picker("Order", selection: $order) {
        Text("Name").tag("name")
        Text("Color").tag("color")
      }
      .pickerStyle(.menu)
      Text("held").contextMenu { Button("Context") { log = "context" } }
    }
  }
}
