import SwiftUI

struct Habit: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var icon: String
  var color: Color
  var completions: [Date: Int] = [:]
  var goal: Int = 1
}

extension Habit {
  static let samples: [Habit] = {
    let calendar = Calendar(identifier: .gregorian)
    let start = DateComponents(calendar: calendar, year: 2024, month: 1, day: 1).date!
    func made(_ step: Int) -> [Date: Int] {
      Dictionary(
        uniqueKeysWithValues: (0..<119).map { day in
          (calendar.date(byAdding: .day, value: day, to: start)!, (day * step) % 5)
        })
    }
    return [
      Habit(name: "Reading", icon: "book.fill", color: .indigo, completions: made(3)),
      Habit(name: "Running", icon: "figure.run", color: .orange, completions: made(7), goal: 3),
      Habit(name: "Water", icon: "drop.fill", color: .cyan, completions: made(2), goal: 8),
      Habit(name: "Meditate", icon: "brain.head.profile", color: .mint, completions: made(11)),
    ]
  }()

  var currentStreak: Int {
    completions.sorted { $0.key > $1.key }.prefix { $0.value > 0 }.count
  }
}

struct ContributionGrid: View {
  let habit: Habit
  var rows = Array(repeating: GridItem(.fixed(12), spacing: 3), count: 7)

  private var days: [(key: Date, value: Int)] {
    habit.completions.sorted(by: { $0.key < $1.key })
  }

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: rows, spacing: 3) {
          ForEach(days, id: \.key) { day, count in
            RoundedRectangle(cornerRadius: 3, style: .continuous)
              .fill(habit.color.opacity(count == 0 ? 0.12 : 0.25 + Double(count) / 5))
              .frame(width: 12, height: 12)
              .id(day)
              .accessibilityLabel("\(day.formatted(date: .abbreviated, time: .omitted)): \(count)")
          }
        }
      }
      .frame(height: 12 * 7 + 3 * 6)
      .onAppear { proxy.scrollTo(days.last?.key, anchor: .trailing) }
    }
  }
}

struct WeekBarChart: View {
  struct Entry: Identifiable {
    var id: String { day }
    let day: String
    let value: Double
  }
  let entries: [Entry]
  var tint: Color = .accentColor
  @State private var selected: Entry.ID?
  @ScaledMetric(relativeTo: .caption) private var labelHeight: CGFloat = 16

  private var maxValue: Double { entries.map(\.value).max() ?? 1 }
  private var average: Double { entries.reduce(0) { $0 + $1.value } / Double(max(entries.count, 1)) }

  var body: some View {
    GeometryReader { proxy in
      let chartHeight = proxy.size.height - labelHeight - 4
      ZStack(alignment: .topLeading) {
        HStack(alignment: .bottom, spacing: 10) {
          ForEach(entries) { entry in
            VStack(spacing: 4) {
              Spacer(minLength: 0)
              UnevenRoundedRectangle(topLeadingRadius: 6, topTrailingRadius: 6)
                .fill(selected == nil || selected == entry.id ? tint.gradient : Color.gray.gradient)
                .frame(height: chartHeight * entry.value / maxValue)
                .overlay(alignment: .top) {
                  if selected == entry.id {
                    Text(entry.value, format: .number.precision(.fractionLength(0)))
                      .font(.caption2.bold())
                      .foregroundStyle(.white)
                      .padding(.top, 2)
                  }
                }
              Text(entry.day)
                .font(.caption2)
                .foregroundStyle(.secondary)
                .frame(height: labelHeight)
            }
            .contentShape(Rectangle())
            .onTapGesture {
              withAnimation(.spring) { selected = selected == entry.id ? nil : entry.id }
            }
          }
        }
        Path { path in
          let y = chartHeight * (1 - average / maxValue)
          path.move(to: CGPoint(x: 0, y: y))
          path.addLine(to: CGPoint(x: proxy.size.width, y: y))
        }
        .stroke(style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
        .foregroundStyle(.secondary)
      }
    }
  }
}

struct HabitCard: View {
  let habit: Habit
  let isSelected: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: habit.icon)
          .font(.body.weight(.semibold))
          .foregroundStyle(.white)
          .frame(width: 36, height: 36)
          .background(habit.color.gradient)
          .clipShape(.rect(cornerRadius: 10, style: .continuous))
        Spacer()
        Gauge(value: 0.6) {
          EmptyView()
        } currentValueLabel: {
          Text("60").font(.caption2)
        }
        .gaugeStyle(.accessoryCircularCapacity)
        .tint(habit.color)
        .scaleEffect(0.7)
        .frame(width: 40, height: 40)
      }
      Text(habit.name).font(.headline)
      Text("^[\(habit.currentStreak) day](inflect: true) streak")
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .padding(12)
    .background(.background, in: .rect(cornerRadius: 16))
    .overlay {
      RoundedRectangle(cornerRadius: 16)
        .strokeBorder(isSelected ? habit.color : .clear, lineWidth: 2)
    }
    .shadow(color: .black.opacity(0.06), radius: 6, x: 0, y: 3)
  }
}

struct HabitScreen: View {
  @State private var habits = Habit.samples
  @State private var selection: Habit.ID?

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          LazyVGrid(columns: columns, spacing: 16) {
            ForEach(habits) { habit in
              HabitCard(habit: habit, isSelected: selection == habit.id)
                .onTapGesture {
                  withAnimation { selection = habit.id }
                }
            }
          }
          GroupBox {
            WeekBarChart(
              entries: zip(["M", "T", "W", "Th", "F", "S", "Su"], [3, 5, 2, 8, 6, 7, 4]).map {
                .init(day: $0, value: $1)
              },
              tint: .indigo
            )
            .frame(height: 140)
          } label: {
            Label("This Week", systemImage: "chart.bar.fill")
          }
          GroupBox("Activity") {
            ContributionGrid(habit: habits[0])
          }
        }
        .padding()
      }
      .background(Color(uiColor: .systemGroupedBackground))
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add", systemImage: "plus") {}
        }
      }
    }
  }
}

#Preview("Habits") {
  HabitScreen()
}

#Preview("Days of a habit") {
  @Previewable @State var days: Set<DateComponents> = [
    DateComponents(year: 2024, month: 5, day: 3), DateComponents(year: 2024, month: 5, day: 14),
  ]
  MultiDatePicker("Days", selection: $days)
    .padding()
}
