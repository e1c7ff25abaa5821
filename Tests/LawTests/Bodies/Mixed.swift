import SwiftUI

// What is left: calendars, sheets, pickers, layouts, generics.

struct Month: View {
  let calendar = Calendar.current
  @State private var month = Date()
  @State private var chosen: Date?
  var days: [Date?] {
    guard let range = calendar.range(of: .day, in: .month, for: month),
      let first = calendar.date(from: calendar.dateComponents([.year, .month], from: month))
    else { return [] }
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    return Array(repeating: nil, count: lead)
      + range.map { calendar.date(byAdding: .day, value: $0 - 1, to: first) }
  }
  var body: some View {
    VStack {
      HStack {
        Button {
          month = calendar.date(byAdding: .month, value: -1, to: month) ?? month
        } label: {
          Image(systemName: "chevron.left")
        }
        Spacer()
        Text(month, format: .dateTime.month(.wide).year()).font(.headline)
        Spacer()
        Button {
          month = calendar.date(byAdding: .month, value: 1, to: month) ?? month
        } label: {
          Image(systemName: "chevron.right")
        }
      }
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7), spacing: 8) {
        ForEach(calendar.shortWeekdaySymbols, id: \.self) {
          Text($0.prefix(2)).font(.caption).foregroundColor(.secondary)
        }
        ForEach(Array(days.enumerated()), id: \.offset) { _, day in
          if let day {
            Text("\(calendar.component(.day, from: day))")
              .frame(width: 36, height: 36)
              .background(
                Circle().fill(
                  chosen.map { calendar.isDate($0, inSameDayAs: day) } == true
                    ? Color.accentColor
                    : calendar.isDateInToday(day) ? Color.accentColor.opacity(0.2) : .clear)
              )
              .foregroundColor(chosen == day ? .white : calendar.isDateInWeekend(day) ? .secondary : .primary)
              .onTapGesture { withAnimation(.easeOut(duration: 0.15)) { chosen = chosen == day ? nil : day } }
          } else {
            Color.clear.frame(width: 36, height: 36)
          }
        }
      }
      .gesture(
        DragGesture(minimumDistance: 30).onEnded { value in
          month = calendar.date(byAdding: .month, value: value.translation.width < 0 ? 1 : -1, to: month)!
        })
    }
    .padding()
  }
}

struct Sheets: View {
  enum Sheet: Identifiable {
    case add, edit(Int);
    var id: String {
      switch self {
      case .add: "add";
      case .edit(let n): "edit\(n)"
      }
    }
  }
  @State private var sheet: Sheet?
  @State private var isAsking = false
  @State private var isFull = false
  @State private var items = ["a", "b"]
  var body: some View {
    List {
      ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in
        Button("\(index + 1). " + item) { sheet = .edit(index) }.foregroundColor(
          index % 2 == 0 ? .primary : .secondary)
      }
      .onDelete { items.remove(atOffsets: $0) }
    }
    .navigationBarItems(
      leading: Button("Full") { isFull = true },
      trailing: HStack {
        Button(action: { sheet = .add }) { Image(systemName: "plus") };
        Button(action: { isAsking = true }) { Image(systemName: "ellipsis.circle") }
      }
    )
    .sheet(item: $sheet, onDismiss: { print("closed") }) { sheet in
      switch sheet {
      case .add: NavigationView { Text("New").navigationBarTitle("Add", displayMode: .inline) }
      case .edit(let index): TextField("Item", text: $items[index]).padding()
      }
    }
    .fullScreenCover(isPresented: $isFull) {
      Button("Close") { isFull = false }.frame(maxWidth: .infinity, maxHeight: .infinity).background(
        Color.yellow.ignoresSafeArea())
    }
    .confirmationDialog("What?", isPresented: $isAsking, titleVisibility: .visible) {
      Button("Sort") { items.sort(by: { $0.lowercased() < $1.lowercased() }) }
      Button("Remove all", role: .destructive) { items.removeAll() }
    } message: {
      Text("There are " + "\(items.count)" + " items")
    }
    .actionSheet(isPresented: .constant(false)) {
      ActionSheet(
        title: Text("x"), message: nil,
        buttons: [.default(Text("a")), .destructive(Text("b")) { items = [] }, .cancel()])
    }
  }
}

struct Table2<Row: Identifiable, Cell: View>: View where Row.ID == Int {
  let rows: [Row]
  let columns: [(title: String, width: CGFloat, cell: (Row) -> Cell)]
  @State private var sorted: Int?
  var body: some View {
    ScrollView([.horizontal, .vertical]) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          ForEach(columns.indices, id: \.self) { index in
            HStack {
              Text(columns[index].title).bold(); if sorted == index { Image(systemName: "chevron.up") }
            }
            .frame(width: columns[index].width, alignment: .leading).padding(8).background(
              Color.gray.opacity(0.2)
            )
            .onTapGesture { sorted = sorted == index ? nil : index }
          }
        }
        ForEach(rows) { row in
          HStack(spacing: 0) {
            ForEach(columns.indices, id: \.self) {
              columns[$0].cell(row).frame(width: columns[$0].width + 16, alignment: .leading).lineLimit(1)
            }
          }
          .background(row.id % 2 == 0 ? Color.clear : Color.gray.opacity(0.05))
          Divider()
        }
      }
    }
  }
}

struct Stars: View {
  var value: Double
  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { index in
        Image(
          systemName: value >= Double(index) + 0.75
            ? "star.fill" : value >= Double(index) + 0.25 ? "star.leadinghalf.filled" : "star"
        )
        .resizable().scaledToFit().frame(width: 12, height: 12).foregroundColor(.yellow)
      }
      Text("(" + String(format: "%.1f", value) + ")").font(.caption2)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text("\(value, specifier: "%.1f") of 5 stars"))
  }
}

struct Board2048: View {
  @State private var cells: [[Int]] = Array(repeating: Array(repeating: 0, count: 4), count: 4)
  func color(_ value: Int) -> Color {
    value == 0
      ? Color(white: 0.8)
      : Color(
        hue: 0.1 - Double(value.trailingZeroBitCount) * 0.008,
        saturation: min(1, 0.2 + Double(value.trailingZeroBitCount) * 0.08), brightness: 0.95)
  }
  var body: some View {
    GeometryReader { proxy in
      let side = (min(proxy.size.width, proxy.size.height) - 5 * 8) / 4
      VStack(spacing: 8) {
        ForEach(0..<4, id: \.self) { y in
          HStack(spacing: 8) {
            ForEach(0..<4, id: \.self) { x in
              ZStack {
                RoundedRectangle(cornerRadius: side * 0.1).fill(color(cells[y][x]))
                if cells[y][x] > 0 {
                  Text("\(cells[y][x])").font(
                    .system(
                      size: cells[y][x] > 999 ? side * 0.28 : cells[y][x] > 99 ? side * 0.35 : side * 0.45,
                      weight: .black, design: .rounded)
                  ).foregroundColor(cells[y][x] < 8 ? .black : .white)
                }
              }
              .frame(width: side, height: side)
            }
          }
        }
      }
      .padding(8)
      .background(RoundedRectangle(cornerRadius: side * 0.15).fill(Color(white: 0.6)))
      .gesture(
        DragGesture().onEnded { value in
          let (dx, dy) = (value.translation.width, value.translation.height)
          withAnimation(.spring()) {
            if abs(dx) > abs(dy) {
              cells = cells.map { dx > 0 ? $0.sorted() : $0.sorted(by: >) }
            } else {
              cells.reverse()
            }
          }
        })
    }
  }
}

struct Masonry: View {
  let heights: [CGFloat]
  var split: ([CGFloat], [CGFloat]) {
    heights.reduce(into: ([], [])) { parts, height in
      if parts.0.reduce(0, +) <= parts.1.reduce(0, +) {
        parts.0.append(height)
      } else {
        parts.1.append(height)
      }
    }
  }
  var body: some View {
    ScrollView {
      HStack(alignment: .top, spacing: 8) {
        ForEach([split.0, split.1], id: \.self) { column in
          LazyVStack(spacing: 8) {
            ForEach(Array(column.enumerated()), id: \.offset) { index, height in
              RoundedRectangle(cornerRadius: 8).fill(
                Color(hue: Double(index) / Double(max(column.count, 1)), saturation: 0.4, brightness: 0.9)
              ).frame(height: height * (index % 3 == 0 ? 1.2 : 1) + 4)
            }
          }
        }
      }
      .padding(.horizontal, 8)
    }
  }
}

struct Keyboard: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool
  @Environment(\.openURL) private var openURL
  var body: some View {
    VStack {
      TextEditor(text: $text)
        .focused($isFocused)
        .frame(minHeight: 100, maxHeight: .infinity)
        .overlay(
          Text("Write here").foregroundColor(.secondary).padding(8).opacity(text.isEmpty ? 1 : 0)
            .allowsHitTesting(false), alignment: .topLeading
        )
        .onChange(of: text) { if $0.count > 280 { text = String($0.prefix(280)) } }
      ProgressView("\(280 - text.count) left", value: Double(text.count), total: 280).tint(
        text.count > 250 ? .red : .blue)
      Text(
        "Words: " + "\(text.split { $0 == " " || $0.isNewline }.count)" + ", lines: "
          + "\(text.components(separatedBy: "\n").count)")
      Link("Help", destination: URL(string: "https://example.org/" + "help")!)
    }
    .toolbar {
      ToolbarItem(placement: .keyboard) {
        HStack {
          Spacer(); Button("Done") { isFocused = false }
        }
      }
    }
    .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { isFocused = true } }
  }
}

struct Steps: View {
  @AppStorage("goal") private var goal = 8000
  let week: [(day: String, steps: Int)]
  var average: Int { week.isEmpty ? 0 : week.map(\.steps).reduce(0, +) / week.count }
  var body: some View {
    VStack(alignment: .leading) {
      (Text("\(average)").font(.largeTitle.bold())
        + Text(" steps a day").font(.body).foregroundColor(.secondary))
        .padding(.bottom, 4)
      HStack(alignment: .bottom) {
        ForEach(week, id: \.day) { day, steps in
          VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 4)
              .fill(steps >= goal ? Color.green : steps >= goal / 2 ? .yellow : .red)
              .frame(height: max(4, CGFloat(steps) / CGFloat(max(week.map(\.steps).max() ?? 1, 1)) * 120))
              .overlay(
                Text(steps > 999 ? "\(steps / 1000).\(steps % 1000 / 100)k" : "\(steps)").font(
                  .system(size: 8)
                ).offset(y: -12), alignment: .top)
            Text(day.prefix(1).uppercased()).font(.caption2)
          }
        }
      }
      .frame(height: 160, alignment: .bottom)
      .overlay(
        Rectangle().fill(Color.blue).frame(height: 1).offset(
          y: -CGFloat(goal) / CGFloat(max(week.map(\.steps).max() ?? 1, 1)) * 120), alignment: .bottom)
      Stepper("Goal: \(goal)", value: $goal, in: 1000...20000, step: 500)
    }
  }
}
