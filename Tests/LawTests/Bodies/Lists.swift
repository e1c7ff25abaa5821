import SwiftUI

// Lists with sections, rows and searches.

struct Station: Identifiable, Hashable {
  var id = 0; var name = ""; var lines: [String] = []; var minutes = 0; var isOpen = true
}
struct Region: Identifiable { var id = 0; var name = ""; var stations: [Station] = [] }

func title(_ region: Region) -> String { region.name.uppercased() }

struct Board: View {
  @State private var query = ""
  @State private var isLoading = false
  @State private var regions: [Region] = []
  var suggestions: [String] { regions.map(\.name) }
  func load() {}

  var body: some View {
    ZStack {
      NavigationView {
        List {
          ForEach(regions) { region in
            Section(
              header: Text(title(region)),
              footer: Text("a " + "\(region.stations.count)").frame(maxWidth: .infinity, alignment: .trailing)
            ) {
              ForEach(region.stations.filter { query.isEmpty || $0.name.contains(query) }) { station in
                HStack {
                  Text(station.name)
                  Spacer()
                  Text("\(station.minutes) min").foregroundColor(.secondary)
                }
              }
            }
          }
        }
        .overlay(
          Group {
            if isLoading {
              VStack {
                ProgressView(); Text("Loading")
              }.background(.gray).opacity(0.8)
            }
          }
        )
        .searchable(text: $query) {
          ForEach(suggestions, id: \.self) { name in Text("Looking for " + name).searchCompletion(name) }
        }
        .onSubmit(of: .search) { load() }
        .onChange(of: query) { value in if value.isEmpty { load() } }
        .navigationTitle("Board")
      }
    }
  }
}

struct NestedSections: View {
  var regions: [Region]
  @State private var isLoading = false
  var body: some View {
    List {
      ForEach(regions) { region in
        Section(
          header: Text(title(region)).font(.headline),
          footer: Text("Sum: " + "\(region.stations.map(\.minutes).reduce(0, +))" + " min")
        ) {
          ForEach(region.stations) { station in
            Section(
              header: Text(station.name),
              footer: Text("of " + "\(station.lines.count)").frame(maxWidth: .infinity, alignment: .trailing)
            ) {
              ForEach(station.lines, id: \.self) { line in
                HStack(alignment: .firstTextBaseline, spacing: 8) {
                  Text(line).bold()
                  Text(" in " + "\(station.minutes)" + " min").italic()
                    + Text(station.isOpen ? "" : " (closed)").foregroundColor(.red)
                  Spacer()
                  Image(systemName: station.isOpen ? "checkmark.circle" : "xmark.circle").foregroundColor(
                    station.isOpen ? .green : .red)
                }
                .padding(.vertical, 4)
                .background(station.isOpen ? Color.clear : Color.gray.opacity(0.2))
              }
            }
          }
        }
      }
    }
    .listStyle(GroupedListStyle())
    .overlay(
      Group {
        if isLoading {
          VStack {
            ProgressView(); Text("…")
          }.background(.gray).opacity(0.8)
        }
      })
  }
}

struct Swiped: View {
  @State private var stations: [Station] = []
  @State private var selection = Set<Int>()
  @State private var editMode: EditMode = .inactive
  var body: some View {
    List(selection: $selection) {
      ForEach($stations) { $station in
        HStack {
          VStack(alignment: .leading) {
            Text(station.name).font(.headline).lineLimit(1)
            Text(station.lines.joined(separator: ", ")).font(.caption).foregroundStyle(.secondary)
          }
          Spacer(minLength: 0)
          Toggle("", isOn: $station.isOpen).labelsHidden()
        }
        .swipeActions(edge: .leading) {
          Button {
            station.minutes += 1
          } label: {
            Label("Later", systemImage: "clock")
          }.tint(.orange)
        }
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button(role: .destructive) {
            stations.removeAll { $0.id == station.id }
          } label: {
            Label("Delete", systemImage: "trash")
          }
          Button("Flag") {}.tint(.yellow)
        }
        .contextMenu {
          Button("Copy") {}; Divider(); Button("Share") {}
        }
        .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
        .listRowBackground(selection.contains(station.id) ? Color.blue.opacity(0.1) : Color.clear)
      }
      .onDelete { stations.remove(atOffsets: $0) }
      .onMove { stations.move(fromOffsets: $0, toOffset: $1) }
    }
    .environment(\.editMode, $editMode)
    .refreshable { try? await Task.sleep(nanoseconds: 1_000_000_000) }
    .toolbar {
      EditButton();
      Button {
        stations.append(Station(id: stations.count, name: "New"))
      } label: {
        Image(systemName: "plus")
      }
    }
    .animation(.default, value: stations)
  }
}

struct Grouped: View {
  let days: [String: [Station]]
  var body: some View {
    List {
      ForEach(days.keys.sorted(), id: \.self) { day in
        Section {
          ForEach(days[day, default: []].sorted(by: { $0.minutes < $1.minutes }), id: \.id) { station in
            NavigationLink(
              destination: VStack {
                Text(station.name); Text("\(station.minutes)")
              }
            ) {
              Label {
                Text(station.name) + Text(" – ") + Text("\(station.minutes)").bold()
              } icon: {
                Circle().fill(station.isOpen ? Color.green : .red).frame(width: 10, height: 10)
              }
            }
          }
        } header: {
          HStack {
            Text(day); Spacer(); Text("\(days[day]?.count ?? 0)")
          }
        } footer: {
          Text("\(days[day]?.filter { $0.isOpen }.count ?? 0) of \(days[day]?.count ?? 0) are open")
        }
      }
    }
    .listStyle(.insetGrouped)
  }
}

struct Chat: View {
  struct Message: Identifiable { var id = 0; var text = ""; var isMine = false; var date = Date() }
  @State var messages: [Message] = []
  @State var draft = ""
  var body: some View {
    VStack(spacing: 0) {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 12) {
            ForEach(Array(messages.enumerated()), id: \.element.id) { index, message in
              HStack(alignment: .bottom) {
                if message.isMine { Spacer(minLength: 40) }
                VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                  Text(message.text)
                    .padding(.horizontal, 12).padding(.vertical, 8)
                    .foregroundColor(message.isMine ? .white : .primary)
                    .background(message.isMine ? Color.blue : Color(.systemGray5))
                    .cornerRadius(16)
                  if index == messages.count - 1 || messages[index + 1].isMine != message.isMine {
                    Text(message.date, style: .time).font(.caption2).foregroundColor(.secondary)
                  }
                }
                if !message.isMine { Spacer(minLength: 40) }
              }
              .id(message.id)
              .transition(.move(edge: message.isMine ? .trailing : .leading).combined(with: .opacity))
            }
          }
          .padding()
        }
        .onChange(of: messages.count) { _ in
          withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
        }
      }
      HStack {
        TextField(
          "Message", text: $draft,
          onCommit: {
            messages.append(Message(id: messages.count, text: draft, isMine: true)); draft = ""
          }
        )
        .textFieldStyle(RoundedBorderTextFieldStyle())
        Button(action: {}) { Image(systemName: "paperplane.fill").rotationEffect(.degrees(45)) }.disabled(
          draft.trimmingCharacters(in: .whitespaces).isEmpty)
      }
      .padding(8)
      .background(.ultraThinMaterial)
    }
  }
}

struct Outline: View {
  struct Folder: Identifiable { var id = ""; var children: [Folder]? }
  let folders: [Folder]
  @State private var open = [true, false]
  var body: some View {
    List {
      OutlineGroup(folders, children: \.children) { folder in
        Label(folder.id, systemImage: folder.children == nil ? "doc" : "folder")
      }
      DisclosureGroup("More", isExpanded: $open[0]) {
        ForEach(0..<3) { Text("Row \($0 + 1) of " + "\(folders.count)") }
        DisclosureGroup("Even more", isExpanded: $open[1]) { Text("x") }
      }
    }
    .listStyle(.sidebar)
  }
}

struct GridOfCards: View {
  let stations: [Station]
  @State private var chosen: Station?
  private let columns = [GridItem(.adaptive(minimum: 120, maximum: 200), spacing: 16), GridItem(.flexible())]
  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVGrid(columns: columns, alignment: .center, spacing: 16, pinnedViews: [.sectionHeaders]) {
        Section(
          header: Text("All \(stations.count)").font(.title2).bold().frame(
            maxWidth: .infinity, alignment: .leading)
        ) {
          ForEach(stations) { station in
            Button {
              chosen = station
            } label: {
              VStack(alignment: .leading, spacing: 8) {
                Image(systemName: "tram.fill").resizable().scaledToFit().frame(height: 40)
                Text(station.name).font(.headline)
                Text(
                  station.minutes > 60
                    ? "\(station.minutes / 60) h \(station.minutes % 60) min" : "\(station.minutes) min"
                )
                .font(.subheadline).foregroundColor(station.minutes > 30 ? .red : .green)
              }
              .padding()
              .frame(maxWidth: .infinity, minHeight: 120)
              .background(
                RoundedRectangle(cornerRadius: 12, style: .continuous).fill(Color.white).shadow(
                  color: .black.opacity(0.15), radius: 6, x: 0, y: 3))
            }
            .buttonStyle(PlainButtonStyle())
          }
        }
      }
      .padding(.horizontal)
    }
    .sheet(item: $chosen) { station in Text(station.name).presentationDetents([.medium, .large]) }
  }
}
