import SwiftUI

// Conditions, closures, bindings and arithmetic.

enum Phase<Value> { case idle, loading(Double), done(Value), failed(Error) }

struct Loader<Content: View, Value>: View {
  let phase: Phase<Value>
  @ViewBuilder let content: (Value) -> Content
  var retry: (() async -> Void)?
  var body: some View {
    switch phase {
    case .idle: Color.clear.frame(width: 0, height: 0)
    case .loading(let part) where part > 0:
      ProgressView(value: part, total: 1.0) { Text("\(Int(part * 100)) %") }.padding(.horizontal, 40)
    case .loading: ProgressView().scaleEffect(1.5)
    case .done(let value): content(value).transition(.opacity.animation(.easeIn(duration: 0.2)))
    case .failed(let error):
      VStack(spacing: 12) {
        Image(systemName: "exclamationmark.triangle").font(.largeTitle).foregroundColor(.orange)
        Text("Failed: " + error.localizedDescription).multilineTextAlignment(.center)
        if let retry { Button("Again") { Task { await retry() } }.buttonStyle(.bordered) }
      }
    }
  }
}

struct Ternaries: View {
  @State var level = 3
  @State var isOn = false
  var body: some View {
    VStack(
      alignment: isOn ? .leading : level > 2 ? .center : .trailing, spacing: isOn ? nil : CGFloat(level) * 2.5
    ) {
      Text(level > 8 ? "high" : level > 4 ? "middle" : level > 0 ? "low" : "none")
        .font(level > 8 ? .largeTitle : level > 4 ? .title : .body)
        .foregroundColor(level > 8 ? .red : level > 4 ? .orange : level > 0 ? .green : .gray)
        .padding(.horizontal, level > 4 ? 16 : 8)
        .padding(isOn ? [.top, .bottom] : .top, isOn ? 4 : 2)
      Rectangle()
        .fill(
          isOn
            ? AnyShapeStyle(.blue)
            : AnyShapeStyle(
              LinearGradient(
                colors: level > 2 ? [.red, .orange] : [.gray], startPoint: .leading, endPoint: .trailing))
        )
        .frame(width: isOn ? 200 : 100 + CGFloat(level) * 10, height: isOn ? 20 : 10 / 2)
        .cornerRadius(isOn ? 10 : 0)
        .opacity(isOn ? 1 : 0.3 + Double(level) * 0.07)
        .offset(x: isOn ? 0 : CGFloat(level - 5) * 4, y: level % 2 == 0 ? 1 : -1)
        .rotationEffect(.degrees(isOn ? 0 : Double(level) * 15 - 45))
    }
    .animation(
      isOn ? .spring(response: 0.3, dampingFraction: 0.5) : .linear(duration: 0.1 * Double(level)),
      value: level)
  }
}

struct Sums: View {
  let prices = ["a": 1.5, "b": 2.25]
  let amounts: [String: Int] = [:]
  var total: Double { prices.reduce(0) { $0 + $1.value * Double(amounts[$1.key] ?? 0) } }
  var body: some View {
    VStack {
      ForEach(prices.sorted { $0.value > $1.value }, id: \.key) { key, value in
        HStack {
          Text(key.capitalized + ":")
          Spacer()
          Text(
            "\(amounts[key] ?? 0) × \(value, specifier: "%.2f") = \(value * Double(amounts[key] ?? 0), specifier: "%.2f")"
          )
        }
      }
      Text("Sum: " + String(format: "%.2f", total) + ", with tax " + String(format: "%.2f", total * 1.19))
      Text(
        "Average "
          + (prices.isEmpty ? "–" : String(format: "%.1f", prices.values.reduce(0, +) / Double(prices.count)))
      )
      .frame(width: 10 + 20 * 3 - CGFloat(prices.count), height: max(20, min(40, CGFloat(total) / 2)))
    }
  }
}

struct Sliders: View {
  @State private var red = 0.5
  @State private var green = 0.5
  @State private var blue = 0.5
  func channel(_ name: String, _ value: Binding<Double>, _ color: Color) -> some View {
    HStack {
      Text(name).frame(width: 20)
      Slider(value: value, in: 0...1).accentColor(color)
      Text("\(Int(value.wrappedValue * 255))").frame(width: 40, alignment: .trailing)
      TextField(
        "",
        text: Binding(
          get: { String(Int(value.wrappedValue * 255)) },
          set: { value.wrappedValue = (Double($0) ?? 0) / 255 })
      ).frame(width: 50)
    }
  }
  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 12)
        .fill(Color(red: red, green: green, blue: blue))
        .overlay(
          Text("#" + String(format: "%02X%02X%02X", Int(red * 255), Int(green * 255), Int(blue * 255)))
            .foregroundColor(red * 0.299 + green * 0.587 + blue * 0.114 > 0.5 ? .black : .white)
        )
        .frame(height: 120)
      channel("R", $red, .red)
      channel("G", $green, .green)
      channel("B", $blue, .blue)
      Button("Random") { (red, green, blue) = (.random(in: 0...1), .random(in: 0...1), .random(in: 0...1)) }
    }
    .padding()
  }
}

struct Tips: View {
  @State private var bill = 86.0
  @State private var percent = 18.0
  @State private var people = 2
  var body: some View {
    VStack(spacing: 16) {
      Text("\(bill * (1 + percent / 100) / Double(people), specifier: "%.2f") each")
      Text(String(format: "Tip %.2f", bill * percent / 100)).font(.system(size: 14 + CGFloat(percent) / 10))
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray.opacity(0.3))
          Capsule().fill(.green).frame(width: proxy.size.width * CGFloat(percent / 30))
          Circle().fill(.white).shadow(radius: 2).frame(width: 28, height: 28)
            .offset(x: (proxy.size.width - 28) * CGFloat(percent) / 30)
            .gesture(
              DragGesture(minimumDistance: 0).onChanged {
                percent = max(0, min(30, Double($0.location.x / proxy.size.width) * 30))
              })
        }
      }
      .frame(height: 28)
      Stepper(
        "\(people) " + (people == 1 ? "person" : "people"), onIncrement: { people += 1 },
        onDecrement: { people = max(1, people - 1) })
    }
  }
}

struct Timed: View {
  @State private var left = 60
  @State private var isActive = true
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 20).opacity(0.3).foregroundColor(.blue)
      Circle()
        .trim(from: 0, to: CGFloat(60 - left) / 60)
        .stroke(style: StrokeStyle(lineWidth: 20, lineCap: .round))
        .foregroundColor(left < 10 ? .red : left < 30 ? .orange : .blue)
        .rotationEffect(Angle(degrees: 270))
      Text(String(format: "%02d:%02d", left / 60, left % 60)).font(
        .system(size: 60, weight: .bold, design: .monospaced))
    }
    .onReceive(timer) { _ in
      guard isActive else { return }
      if left > 0 { left -= 1 } else { timer.upstream.connect().cancel() }
    }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("pause"))) { _ in isActive = false
    }
    .padding(40)
  }
}

struct Keys: View {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  @State private var used: Set<Character> = []
  let word: String
  var masked: String { word.map { used.contains($0) ? String($0) : "_" }.joined(separator: " ") }
  var body: some View {
    VStack {
      Text(masked).font(.title.monospaced())
      ForEach(0..<(letters.count + 6) / 7, id: \.self) { row in
        HStack(spacing: 4) {
          ForEach(letters[(row * 7)..<min(row * 7 + 7, letters.count)], id: \.self) { letter in
            Button(String(letter)) { used.insert(letter) }
              .frame(width: 36, height: 44)
              .background(
                used.contains(letter)
                  ? (word.contains(letter) ? Color.green : .red).opacity(0.4) : Color(.systemGray5)
              )
              .disabled(used.contains(letter))
          }
        }
      }
    }
  }
}

struct Toast: ViewModifier {
  @Binding var isShown: Bool
  let text: String
  var seconds: Double = 2
  func body(content: Content) -> some View {
    content.overlay(alignment: .bottom) {
      if isShown {
        Text(text)
          .padding(.horizontal, 20).padding(.vertical, 12)
          .background(Capsule().fill(Color.black.opacity(0.85)))
          .foregroundColor(.white)
          .padding(.bottom, 40)
          .transition(
            .asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .opacity)
          )
          .task {
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1_000_000_000));
            withAnimation { isShown = false }
          }
      }
    }
    .animation(.easeInOut, value: isShown)
  }
}

struct Styled: ButtonStyle {
  var color = Color.blue
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.vertical, 12).padding(.horizontal, 24)
      .foregroundColor(.white)
      .background(
        RoundedRectangle(cornerRadius: 10).fill(
          isEnabled ? (configuration.isPressed ? color.opacity(0.7) : color) : .gray)
      )
      .shadow(
        color: color.opacity(configuration.isPressed ? 0 : 0.4), radius: configuration.isPressed ? 0 : 8,
        x: 0, y: configuration.isPressed ? 0 : 4
      )
      .scaleEffect(configuration.isPressed ? 0.96 : 1)
      .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
  }
}
