/// The views of an app to begin with.
extension NewApp {
  static func app(_ code: String) -> String {
    #"""
    import SwiftUI

    @main
    struct \#(code)App: App {
      @State private var day = Day(savedIn: .standard)

      var body: some Scene {
        WindowGroup {
          ContentView(day: day)
        }
      }
    }

    """#
  }

  static let contentView = #"""
    import SwiftUI

    struct ContentView: View {
      let day: Day
      @State private var title = ""

      var body: some View {
        NavigationStack {
          List {
            if !day.items.isEmpty {
              Section { ProgressCard(day: day) }
                .listRowInsets(EdgeInsets())
                .listRowBackground(Color.clear)
              Section {
                ForEach(day.items) { item in
                  ItemRow(item: item) { withAnimation(.snappy) { day.toggle(item) } }
                }
                .onDelete { day.remove(at: $0) }
              }
            }
          }
          .overlay {
            if day.items.isEmpty {
              ContentUnavailableView(
                "A free day", systemImage: "sun.max",
                description: Text("What you write below stands here."))
            }
          }
          .safeAreaInset(edge: .bottom) { entry }
          .navigationTitle("Today")
        }
      }

      private var entry: some View {
        HStack(spacing: 12) {
          TextField("What is next?", text: $title)
            .onSubmit(add)
          Button("Add", systemImage: "arrow.up.circle.fill", action: add)
            .labelStyle(.iconOnly)
            .font(.title)
            .disabled(title.isEmpty)
        }
        .padding(.leading, 18)
        .padding(.trailing, 8)
        .padding(.vertical, 8)
        .background(.regularMaterial, in: .capsule)
        .shadow(color: .black.opacity(0.12), radius: 10, y: 3)
        .padding(.horizontal)
        .padding(.bottom, 8)
      }

      private func add() {
        withAnimation(.snappy) { day.add(title) }
        title = ""
      }
    }

    #Preview("A day") {
      ContentView(
        day: Day([
          .init(title: "Water the tomatoes", isDone: true),
          .init(title: "Call Mira back", isDone: true),
          .init(title: "Bread, lemons, coffee"),
          .init(title: "Read one chapter"),
        ]))
    }

    #Preview("Nothing yet") {
      ContentView(day: Day())
    }

    """#

  static let progressCard = #"""
    import SwiftUI

    /// How much of the day is done, as a ring.
    struct ProgressCard: View {
      let day: Day

      var body: some View {
        HStack(spacing: 20) {
          ZStack {
            Circle().stroke(.white.opacity(0.3), lineWidth: 9)
            Circle()
              .trim(from: 0, to: day.progress)
              .stroke(.white, style: StrokeStyle(lineWidth: 9, lineCap: .round))
              .rotationEffect(.degrees(-90))
            Text(day.progress, format: .percent.precision(.fractionLength(0)))
              .font(.subheadline.bold().monospacedDigit())
              .minimumScaleFactor(0.4)
              .lineLimit(1)
              .padding(14)
          }
          .frame(width: 76, height: 76)
          VStack(alignment: .leading, spacing: 4) {
            Text(day.progress == 1 ? "All done" : "\(day.items.count - day.doneCount) to go")
              .font(.title2.bold())
            Text("\(day.doneCount) of \(day.items.count) done")
              .font(.subheadline)
              .opacity(0.85)
          }
          Spacer(minLength: 0)
        }
        .foregroundStyle(.white)
        .padding(20)
        .background(
          LinearGradient(
            colors: [.accentColor, .purple], startPoint: .topLeading, endPoint: .bottomTrailing),
          in: .rect(cornerRadius: 22, style: .continuous)
        )
        .accessibilityElement(children: .combine)
      }
    }

    #Preview {
      ProgressCard(day: Day([.init(title: "One", isDone: true), .init(title: "Two"), .init(title: "Three")]))
        .padding()
    }

    """#

  static let itemRow = #"""
    import SwiftUI

    /// An item of the day. A press on it says that it is done, or takes that back.
    struct ItemRow: View {
      let item: Day.Item
      let toggle: @MainActor () -> Void

      var body: some View {
        Button(action: toggle) {
          Label {
            Text(item.title)
              .strikethrough(item.isDone)
              .foregroundStyle(item.isDone ? .secondary : .primary)
          } icon: {
            Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
              .foregroundStyle(item.isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
          }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(item.isDone ? .isSelected : [])
      }
    }

    #Preview {
      List {
        ItemRow(item: .init(title: "Read one chapter")) {}
        ItemRow(item: .init(title: "Call Mira back", isDone: true)) {}
      }
    }

    """#
}
