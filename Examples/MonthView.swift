import SwiftUI

struct MonthView: View {
  @State private var selected: Int = 14
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let events: [Int: [Color]] = [
    3: [.blue], 9: [.red, .green], 14: [.orange], 21: [.purple, .blue, .pink],
  ]

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.firstWeekday = 2
    return calendar
  }
  private var first: Date { calendar.date(from: DateComponents(year: 2025, month: 5, day: 1))! }
  private var days: [Int?] {
    let offset = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: first)!.count
    return Array(repeating: nil, count: offset) + (1...count).map { $0 }
  }

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("May").font(.largeTitle.bold()) + Text(" 2025").font(.largeTitle).foregroundColor(.secondary)
        Spacer()
        Button {
        } label: {
          Image(systemName: "chevron.left")
        }
        Button {
        } label: {
          Image(systemName: "chevron.right")
        }.padding(.leading, 12)
      }
      LazyVGrid(columns: columns, spacing: 12) {
        ForEach(Array(["M", "T", "W", "T", "F", "S", "S"].enumerated()), id: \.offset) { _, name in
          Text(name).font(.caption.weight(.semibold)).foregroundStyle(.secondary)
        }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          if let day { cell(day) } else { Color.clear.frame(height: 44) }
        }
      }
      Divider()
      VStack(alignment: .leading, spacing: 12) {
        ForEach(events[selected] ?? [], id: \.self) { color in
          HStack(alignment: .top, spacing: 12) {
            RoundedRectangle(cornerRadius: 2).fill(color).frame(width: 4)
            VStack(alignment: .leading) {
              Text("Dentist").font(.headline)
              Text("14:00 – 14:45, Kungsgatan 9").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Text("in 2 h").font(.caption).foregroundStyle(.secondary)
          }
          .fixedSize(horizontal: false, vertical: true)
          .padding()
          .background(color.opacity(0.12), in: .rect(cornerRadius: 12))
        }
      }
      Spacer()
    }
    .padding()
  }

  private func cell(_ day: Int) -> some View {
    VStack(spacing: 4) {
      Text("\(day)")
        .fontWeight(day == selected ? .bold : .regular)
        .foregroundStyle(day == selected ? .white : .primary)
        .frame(width: 34, height: 34)
        .background { if day == selected { Circle().fill(.red) } }
      HStack(spacing: 3) {
        ForEach(events[day] ?? [], id: \.self) { Circle().fill($0).frame(width: 5, height: 5) }
      }
      .frame(height: 6)
    }
    .contentShape(Rectangle())
    .onTapGesture { selected = day }
  }
}
#Preview { MonthView() }
