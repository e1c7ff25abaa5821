import SwiftUI
import Observation

@Observable final class TodoStore {
  struct Todo: Identifiable, Hashable {
    enum Priority: Int, CaseIterable, Comparable {
      case low, medium, high
      static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
      var color: Color {
        switch self {
        case .low: .green;
        case .medium: .orange;
        case .high: .red
        }
      }
    }
    let id = UUID()
    var title: String
    var isDone = false
    var priority = Priority.medium
    var due: String?
  }
  var todos = [
    Todo(title: "Write the release notes", priority: .high, due: "Today"),
    Todo(title: "Water the tomatoes", isDone: true, priority: .low),
    Todo(
      title: "Call the landlord about the heating that clicks all night", priority: .medium, due: "Tomorrow"),
    Todo(title: "Buy stamps", priority: .low),
  ]
  var open: Int { todos.filter { !$0.isDone }.count }
}

struct TodoScreen: View {
  @State private var store = TodoStore()
  @State private var filter = Filter.all
  @State private var query = ""
  @State private var isAdding = false
  enum Filter: String, CaseIterable, Identifiable {
    case all = "All", open = "Open", done = "Done"; var id: Self { self }
  }

  var body: some View {
    NavigationStack {
      List {
        Picker("Filter", selection: $filter) {
          ForEach(Filter.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.segmented)
        .listRowBackground(Color.clear)
        .listRowInsets(EdgeInsets())
        Section {
          ForEach($store.todos) { $todo in
            if filter == .all || (filter == .done) == todo.isDone {
              TodoRow(todo: $todo)
                .swipeActions(edge: .trailing) {
                  Button(role: .destructive) {
                    store.todos.removeAll { $0.id == todo.id }
                  } label: {
                    Label("Delete", systemImage: "trash")
                  }
                }
            }
          }
          .onDelete { store.todos.remove(atOffsets: $0) }
          .onMove { store.todos.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          Text("\(store.open) open")
        }
      }
      .navigationTitle("Tasks")
      .searchable(text: $query, prompt: "Search tasks")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Image(systemName: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) { Text("New task").presentationDetents([.medium]) }
    }
  }
}

private struct TodoRow: View {
  @Binding var todo: TodoStore.Todo
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Button {
        withAnimation(.snappy) { todo.isDone.toggle() }
      } label: {
        Image(systemName: todo.isDone ? "checkmark.circle.fill" : "circle")
          .foregroundStyle(todo.isDone ? Color.green : Color.secondary)
          .imageScale(.large)
      }
      .buttonStyle(.plain)
      VStack(alignment: .leading, spacing: 4) {
        Text(todo.title)
          .strikethrough(todo.isDone)
          .foregroundStyle(todo.isDone ? .secondary : .primary)
        if let due = todo.due {
          Label(due, systemImage: "calendar").font(.caption).foregroundStyle(
            due == "Today" ? .red : .secondary)
        }
      }
      Spacer()
      Circle().fill(todo.priority.color).frame(width: 8, height: 8)
    }
  }
}
#Preview { TodoScreen() }
