import SwiftUI

// Numbers, gradients, shapes and animation.

struct Ring: View {
  var progress = 0.4
  var width: CGFloat = 12
  @State private var isShown = false
  var body: some View {
    ZStack {
      Circle().stroke(Color.gray.opacity(0.2), lineWidth: width)
      Circle()
        .trim(from: 0, to: isShown ? CGFloat(min(progress, 1)) : 0)
        .stroke(
          AngularGradient(
            gradient: Gradient(colors: [.red, .orange, .yellow, .red]), center: .center,
            startAngle: .degrees(-90), endAngle: .degrees(270)),
          style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
        )
        .rotationEffect(.degrees(-90))
        .animation(Animation.easeOut(duration: 1.2).delay(0.2), value: isShown)
      Circle().fill(Color.red).frame(width: width, height: width)
        .offset(y: -75)
        .rotationEffect(Angle(degrees: 360 * progress - 0.5))
        .shadow(color: progress > 0.95 ? Color.black.opacity(0.1) : Color.clear, radius: 3, x: 4, y: 0)
      VStack {
        Text("\(Int(progress * 100))%").font(.system(size: 34, weight: .bold, design: .rounded))
        Text("of " + "\(Int(1000 * progress + 0.5))" + " kcal").font(.caption).foregroundColor(.secondary)
      }
    }
    .frame(width: 150, height: 150)
    .padding(width / 2 + 8)
    .onAppear { isShown = true }
  }
}

struct Chart: View {
  let values: [Double]
  var body: some View {
    GeometryReader { geometry in
      let most = values.max() ?? 1
      HStack(alignment: .bottom, spacing: geometry.size.width / CGFloat(values.count) * 0.2) {
        ForEach(values.indices, id: \.self) { index in
          VStack {
            Text("\(values[index], specifier: "%.1f")").font(.caption2).rotationEffect(.degrees(-45)).offset(
              y: index % 2 == 0 ? 0 : -8)
            Capsule()
              .fill(
                LinearGradient(
                  gradient: Gradient(colors: [
                    Color(hue: Double(index) / Double(values.count), saturation: 0.8, brightness: 0.9), .blue,
                  ]), startPoint: .top, endPoint: .bottom)
              )
              .frame(
                width: geometry.size.width / CGFloat(values.count) * 0.8,
                height: CGFloat(values[index] / most) * (geometry.size.height - 40))
          }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      Path { path in
        for (index, value) in values.enumerated() {
          let point = CGPoint(
            x: geometry.size.width * CGFloat(index) / CGFloat(max(values.count - 1, 1)),
            y: geometry.size.height * (1 - CGFloat(value / most)))
          if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
      }
      .stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4, 2]))
    }
    .padding()
  }
}

struct Wave: Shape {
  var phase: Double
  var strength = 20.0
  var frequency = 10.0
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(phase, strength) }
    set { (phase, strength) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let middle = rect.height / 2
    path.move(to: CGPoint(x: 0, y: middle))
    for x in stride(from: 0, through: rect.width, by: 1) {
      let distance = 1 - abs(x - rect.width / 2) / (rect.width / 2)
      let sine = sin(Double(x / rect.width) * frequency * 2 * .pi + phase)
      path.addLine(to: CGPoint(x: x, y: CGFloat(strength * sine) * distance + middle))
    }
    return path
  }
}

struct Waves: View {
  @State private var phase = 0.0
  var body: some View {
    ZStack {
      ForEach(0..<10) { index in
        Wave(phase: phase, strength: 50, frequency: 30)
          .stroke(Color.white.opacity(Double(index) / 10), lineWidth: 5)
          .offset(y: CGFloat(index) * 10)
      }
    }
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.1, green: 0.3, blue: 0.9), Color(red: 24 / 255, green: 120 / 255, blue: 203 / 255),
        ], startPoint: .topLeading, endPoint: .bottomTrailing
      ).edgesIgnoringSafeArea(.all)
    )
    .onAppear {
      withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) { phase = .pi * 2 }
    }
  }
}

struct Card: View {
  @State private var offset = CGSize.zero
  @State private var isFlipped = false
  let question: String
  let answer: String
  var remove: (() -> Void)?
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 25, style: .continuous)
        .fill(Color.white.opacity(1 - Double(abs(offset.width / 50))))
        .background(
          RoundedRectangle(cornerRadius: 25, style: .continuous).fill(
            offset.width > 0 ? Color.green : offset.width < 0 ? Color.red : .white)
        )
        .shadow(radius: 10)
      VStack {
        Text(question).font(.largeTitle).foregroundColor(.black)
        if isFlipped { Text(answer).font(.title).foregroundColor(.gray) }
      }
      .padding(20)
      .multilineTextAlignment(.center)
    }
    .frame(width: 450, height: 250)
    .rotationEffect(.degrees(Double(offset.width / 5)))
    .offset(x: offset.width * 5, y: 0)
    .opacity(2 - Double(abs(offset.width / 50)))
    .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    .gesture(
      DragGesture()
        .onChanged { offset = $0.translation }
        .onEnded { _ in if abs(offset.width) > 100 { remove?() } else { offset = .zero } }
    )
    .onTapGesture { isFlipped.toggle() }
    .animation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0), value: offset)
  }
}

struct Flower: Shape {
  var petalOffset: Double = -20
  var petalWidth: Double = 100
  func path(in rect: CGRect) -> Path {
    var path = Path()
    for number in stride(from: 0, to: CGFloat.pi * 2, by: CGFloat.pi / 8) {
      let rotation = CGAffineTransform(rotationAngle: number)
      let position = rotation.concatenating(
        CGAffineTransform(translationX: rect.width / 2, y: rect.height / 2))
      let petal = Path(
        ellipseIn: CGRect(x: CGFloat(petalOffset), y: 0, width: CGFloat(petalWidth), height: rect.width / 2))
      path.addPath(petal.applying(position))
    }
    return path
  }
}

struct Clock: View {
  var body: some View {
    TimelineView(.periodic(from: .now, by: 1)) { context in
      let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: context.date)
      Canvas { context, size in
        let radius = min(size.width, size.height) / 2 * 0.9
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        for tick in 0..<60 {
          let angle = Double(tick) / 60 * 2 * .pi
          let inner = tick % 5 == 0 ? radius * 0.85 : radius * 0.92
          var path = Path()
          path.move(to: CGPoint(x: center.x + cos(angle) * inner, y: center.y + sin(angle) * inner))
          path.addLine(to: CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius))
          context.stroke(
            path, with: .color(tick % 5 == 0 ? .primary : .secondary), lineWidth: tick % 15 == 0 ? 3 : 1)
        }
        let minutes = Double(parts.minute ?? 0) + Double(parts.second ?? 0) / 60
        let hand = Angle.degrees(Double((parts.hour ?? 0) % 12) * 30 + minutes / 2 - 90)
        context.stroke(
          Path {
            $0.move(to: center);
            $0.addLine(
              to: CGPoint(
                x: center.x + cos(hand.radians) * radius * 0.5, y: center.y + sin(hand.radians) * radius * 0.5
              ))
          }, with: .color(.red), style: StrokeStyle(lineWidth: 4, lineCap: .round))
      }
    }
    .frame(width: 200, height: 200)
  }
}

struct Checkerboard: View {
  let rows = 8
  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height) / CGFloat(rows)
      ForEach(0..<rows, id: \.self) { row in
        ForEach(0..<8, id: \.self) { column in
          Rectangle()
            .fill(
              (row + column) % 2 == 0
                ? Color(white: 0.95)
                : Color(
                  red: 0.2 + 0.05 * Double(row), green: 0.3, blue: 0.4 + 0.05 * Double(column), opacity: 1)
            )
            .frame(width: side, height: side)
            .position(x: (CGFloat(column) + 0.5) * side, y: (CGFloat(row) + 0.5) * side)
            .zIndex(Double(row * 8 + column))
        }
      }
    }
    .aspectRatio(1, contentMode: .fit)
  }
}

struct Parallax: View {
  var body: some View {
    ScrollView {
      GeometryReader { geometry in
        let y = geometry.frame(in: .global).minY
        Image("mountains")
          .resizable()
          .aspectRatio(contentMode: .fill)
          .frame(width: geometry.size.width, height: geometry.size.height + (y > 0 ? y : 0))
          .clipped()
          .offset(y: y > 0 ? -y : -y * 0.3)
          .blur(radius: max(0, min(10, -y / 20)))
          .opacity(1 - Double(min(max(-y / 200, 0), 1)) * 0.6)
          .overlay(
            LinearGradient(
              gradient: Gradient(stops: [
                .init(color: .clear, location: 0.4), .init(color: Color.black.opacity(0.7), location: 1),
              ]), startPoint: .top, endPoint: .bottom))
      }
      .frame(height: UIScreen.main.bounds.height / 2.5 + 20)
      VStack(alignment: .leading, spacing: 12) {
        ForEach(0..<10) {
          Text("Paragraph \($0 + 1)").font(.body).lineSpacing(4).padding(.horizontal, $0 % 2 == 0 ? 16 : 32)
        }
      }
    }
    .ignoresSafeArea(edges: .top)
  }
}
