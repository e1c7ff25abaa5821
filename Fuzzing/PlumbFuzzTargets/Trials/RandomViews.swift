#if DEBUG
  import Foundation
  import PlumbExport
  import SwiftUI

  extension FuzzTarget {
    /// Views, whose numbers may be any.
    static let views = [
      FuzzTarget("views") { bytes in onMainThread { draw(Choices(bytes)) } }
    ]

    static func onMainThread(_ body: @MainActor () -> Void) {
      // Tests have the main actor on any thread.
      if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) ?? false {
        return MainActor.assumeIsolated(body)
      }
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }

    private static let mainQueue = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    /// Lays a view out, and draws it in every way. What can not be drawn may say so, and nothing may end the process.
    @MainActor private static func draw(_ choices: Choices) {
      var choices = choices
      let view = choices.view()
      var stage = Stage(size: ProposedViewSize(width: 60, height: 80), scale: 1)
      if choices.isOne(in: 4) {
        stage.size = ProposedViewSize(width: choices.number(), height: choices.isOne(in: 2) ? nil : 80)
        stage.fits = choices.isOne(in: 2)
      }
      let shown = stage.show(view)
      let list = shown.displayList()
      // A view can be as large as it likes; only a picture of it can not.
      guard list.size.width <= 2000, list.size.height <= 2000 else {
        precondition((try? list.pngData(scale: 1)) == nil || list.size.width <= 32_768)
        return
      }
      _ = try? list.pngData(scale: 1)
      _ = try? list.pdfData()
      guard let text = try? list.svgString() else { return }
      // Numbers that no reader of SVG knows. Pixels, as letters and digits, have no such signs before them.
      for sign in ["\"", " ", ",", "(", "-"] {
        precondition(
          !text.contains("\(sign)nan") && !text.contains("\(sign)inf"), "SVG has a number that is none.")
      }
    }
  }

  extension Choices {
    @MainActor mutating func view() -> AnyView {
      room -= 1
      guard room > 0 else { return AnyView(Color.red) }
      var view = isOne(in: 3) ? container() : leaf()
      for _ in 0..<below(4) where room > 0 {
        room -= 1
        view = modified(view)
      }
      return view
    }

    @MainActor private mutating func some() -> [AnyView] { (0..<1 + below(4)).map { _ in view() } }

    @MainActor private mutating func leaf() -> AnyView {
      switch below(24) {
      case 0: return AnyView(Color.blue)
      case 1: return AnyView(Text(pick(Self.texts)))
      case 2: return AnyView(Circle())
      case 3: return AnyView(RoundedRectangle(cornerRadius: number()))
      case 4: return AnyView(Spacer(minLength: number()))
      case 5: return AnyView(Divider())
      case 6: return AnyView(Image(systemName: pick(["star", "heart.fill", "no such symbol"])).resizable())
      case 7: return AnyView(Rectangle().trim(from: number(), to: number()).stroke(.red, style: stroke()))
      case 8: return AnyView(path().stroke(.green, style: stroke()))
      case 9: return AnyView(path().fill(.orange))
      case 10: return AnyView(LinearGradient(stops: stops(), startPoint: point(), endPoint: point()))
      case 11:
        return AnyView(
          RadialGradient(
            gradient: Gradient(stops: stops()), center: point(), startRadius: number(), endRadius: number()))
      case 12:
        return AnyView(
          AngularGradient(
            gradient: Gradient(stops: stops()), center: point(), startAngle: angle(), endAngle: angle()))
      case 13: return AnyView(ProgressView(value: number(), total: number()))
      case 14: return AnyView(Slider(value: .constant(number()), in: range()))
      case 15: return AnyView(Gauge(value: number(), in: range()) { Text("speed") })
      case 16: return AnyView(Stepper("count", value: .constant(whole()), in: -5...5))
      case 17: return AnyView(Text(number(), format: .number))
      case 18:
        return AnyView(
          Text(Date(timeIntervalSince1970: number()), style: pick([.date, .time, .relative, .timer])))
      case 19: return AnyView(TextField("field", text: .constant(pick(Self.texts))))
      case 20: return AnyView(Toggle("switch", isOn: .constant(isOne(in: 2))))
      case 21: return AnyView(canvas())
      case 22:
        return AnyView(UnevenRoundedRectangle(topLeadingRadius: number(), bottomTrailingRadius: number()))
      default: return AnyView(Color(red: number(), green: number(), blue: number(), opacity: number()))
      }
    }

    @MainActor private mutating func container() -> AnyView {
      let views = some()
      let all = ForEach(views.indices, id: \.self) { views[$0] }
      let spacing = isOne(in: 2) ? CGFloat(number()) : nil
      switch below(15) {
      case 0: return AnyView(VStack(spacing: spacing) { all })
      case 1: return AnyView(HStack(spacing: spacing) { all })
      case 2: return AnyView(ZStack { all })
      case 3: return AnyView(ScrollView([.horizontal, .vertical]) { all })
      case 4: return AnyView(LazyVStack(spacing: spacing) { all })
      case 5:
        return AnyView(LazyVGrid(columns: (0..<below(4)).map { _ in column() }, spacing: spacing) { all })
      case 6: return AnyView(Grid(horizontalSpacing: spacing) { GridRow { all } })
      case 7: return AnyView(List { all })
      case 8: return AnyView(Form { Section("part") { all } })
      case 9: return AnyView(ViewThatFits { all })
      case 10: return AnyView(GeometryReader { _ in all })
      case 11:
        return AnyView(
          Button {
          } label: {
            all
          })
      case 12: return AnyView(NavigationStack { all.navigationTitle("title") })
      case 13:
        return AnyView(
          Label {
            all
          } icon: {
            Image(systemName: "star")
          })
      default: return AnyView(Group { all })
      }
    }

    private mutating func column() -> GridItem {
      switch below(3) {
      case 0: GridItem(.fixed(number()), spacing: number())
      case 1: GridItem(.flexible(minimum: number(), maximum: number()))
      default: GridItem(.adaptive(minimum: number(), maximum: number()))
      }
    }

    private mutating func canvas() -> Canvas<EmptyView> {
      let (lines, style, shift, size) = ((0..<3).map { _ in path() }, stroke(), place(), number())
      let (radius, turn, scale) = (number(), angle(), number())
      return Canvas { context, _ in
        context.translateBy(x: shift.x, y: shift.y)
        context.rotate(by: turn)
        context.scaleBy(x: scale, y: 1)
        context.addFilter(.blur(radius: radius))
        for line in lines { context.stroke(line, with: .color(.red), style: style) }
        context.draw(Text("word").font(.system(size: size)), at: shift)
        context.clip(to: lines[0])
        context.fill(lines[1], with: .color(.blue))
      }
    }
  }
#endif
