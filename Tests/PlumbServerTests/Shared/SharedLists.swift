import SwiftUI

/// Lists and forms in each style, and what is around them.
enum SharedLists {
  @MainActor private static var rows: some View {
    Group {
      Section {
        Text("Rent")
        LabeledContent("Electricity", value: "84.20")
        Toggle("Remind me a week before the bill is due", isOn: .constant(true))
      } header: {
        Text("Home")
      } footer: {
        Text("Bills that are due within a month, without those that are paid by themselves.")
      }
      Section("Away") {
        NavigationLink("The house by the lake and all that belongs to it") { Text("House") }
        Label("Train tickets", systemImage: "tram")
      }
    }
  }

  @MainActor static let all: [(String, AnyView)] = [
    ("plain list", AnyView(List { rows }.listStyle(.plain))),
    ("grouped list", AnyView(List { rows }.listStyle(.grouped))),
    ("inset list", AnyView(List { rows }.listStyle(.inset))),
    ("inset grouped list", AnyView(List { rows }.listStyle(.insetGrouped))),
    ("sidebar list", AnyView(List { rows }.listStyle(.sidebar))),
    ("form", AnyView(Form { rows })),
    ("columns form", AnyView(Form { rows }.formStyle(.columns))),
    ("titled list", AnyView(NavigationStack { List { rows }.navigationTitle("Household") })),
    (
      "inline title",
      AnyView(
        NavigationStack {
          List { rows }.navigationTitle("Household").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
              ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
            }
        })
    ),
    (
      "searched list",
      AnyView(
        NavigationStack {
          List(0..<6) { Text("Letter \($0)") }.navigationTitle("Letters").searchable(text: .constant(""))
        })
    ),
    ("long list", AnyView(List(0..<60) { Text("Number \($0)") })),
    (
      "form of controls",
      AnyView(
        NavigationStack {
          Form {
            Section("Account") {
              TextField("Name", text: .constant("Ida"))
              SecureField("Password", text: .constant(""))
              Picker("Language", selection: .constant(0)) { Text("Swedish").tag(0) }
            }
            Section("Sound") {
              Slider(value: .constant(0.5))
              Stepper("Volume 5", value: .constant(5))
              Picker("Mode", selection: .constant(0)) {
                Text("Ring").tag(0)
                Text("Silent").tag(1)
              }.pickerStyle(.segmented)
            }
            Button("Sign out", role: .destructive) {}
          }.navigationTitle("Settings")
        })
    ),
    (
      "table",
      AnyView(
        Table([Bill(id: 1, name: "Rent", sum: "900"), Bill(id: 2, name: "Water", sum: "31")]) {
          TableColumn("Name", value: \.name)
          TableColumn("Sum", value: \.sum)
        })
    ),
    (
      "tabs",
      AnyView(
        TabView {
          Tab("Today", systemImage: "sun.max") { Text("Nothing until noon") }
          Tab("Letters", systemImage: "tray") { Text("Two letters") }
        })
    ),
    (
      "split view",
      AnyView(
        NavigationSplitView {
          List {
            Text("Inbox"); Text("Sent")
          }.navigationTitle("Mail")
        } detail: {
          Text("No letter is chosen")
        })
    ),
  ]
}

private struct Bill: Identifiable {
  let id: Int
  let name: String
  let sum: String
}
