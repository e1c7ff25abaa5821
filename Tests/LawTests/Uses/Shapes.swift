// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct ShapeUses: View {
  @State var progress = 0.5
  var body: some View {
    VStack {
      shapes
      modifiers
      paths
      canvases
      images
    }
  }
  @ViewBuilder var shapes: some View {
    Rectangle()
    RoundedRectangle(cornerRadius: 3)
    RoundedRectangle(cornerRadius: 3, style: .continuous)
    RoundedRectangle(cornerSize: CGSize(width: 2, height: 3))
    UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 4)
    UnevenRoundedRectangle(cornerRadii: .init(topLeading: 3, bottomLeading: 1, bottomTrailing: 2, topTrailing: 3), style: .circular)
    UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 1, bottomTrailingRadius: 1, topTrailingRadius: 1, style: .continuous)
    Circle()
    Ellipse()
    Capsule()
    Capsule(style: .continuous)
    ContainerRelativeShape()
    ConcentricRectangle()
    AnyShape(Circle())
    AnyShape(progress > 0 ? AnyShape(Circle()) : AnyShape(Rectangle()))
    Star(points: 5)
    RingShape(progress: progress)
  }
  @ViewBuilder var modifiers: some View {
    Circle().fill()
    Circle().fill(Color.red).frame(width: 1)
    Circle().fill(.red).stroke(.blue, lineWidth: 3).stroke(.green, style: StrokeStyle(lineWidth: 6)).fill()
    Rectangle().strokeBorder(.red).strokeBorder(.blue, lineWidth: 2, antialiased: true).fill(.yellow)
    Circle().stroke(.red, lineWidth: 2, antialiased: true).stroke(.blue, style: StrokeStyle(), antialiased: true)
    Text("a").clipShape(.buttonBorder)
    Text("a").background(.red, in: .buttonBorder.inset(by: 1))
    Circle().fill(.red)
    Circle().fill(.red, style: FillStyle(eoFill: true, antialiased: false))
    Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Circle().fill(RadialGradient(gradient: Gradient(colors: [.red]), center: .center, startRadius: 0, endRadius: 1))
    Circle().stroke()
    Circle().stroke(.red)
    Circle().stroke(Color.red, lineWidth: 2)
    Circle().stroke(lineWidth: 2)
    Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, miterLimit: 1, dash: [2, 3], dashPhase: 1))
    Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4]))
    Circle().stroke(AngularGradient(gradient: Gradient(colors: [.red]), center: .center), lineWidth: 3)
    Circle().stroke(.red, lineWidth: 3, antialiased: true)
    Circle().strokeBorder()
    Circle().strokeBorder(.red)
    Circle().strokeBorder(Color.red, lineWidth: 2, antialiased: false)
    Circle().strokeBorder(lineWidth: 2)
    Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 1))
    Circle().strokeBorder(style: StrokeStyle(lineWidth: 1))
    Circle().fill(.red).stroke(.blue, lineWidth: 2)
    Circle().inset(by: 3).stroke(.red)
    Circle().trim(from: 0, to: progress).stroke(.red, lineWidth: 2).rotationEffect(.degrees(-90))
    Circle().trim(to: 0.5)
    Circle().rotation(.degrees(4)).fill(.red)
    Circle().rotation(Angle(degrees: 4), anchor: .top)
    Circle().scale(0.5)
    Circle().scale(x: 0.5, y: 1, anchor: .center)
    Circle().offset(x: 1, y: 2).fill(.red)
    Circle().size(width: 3, height: 4)
    Circle().transform(CGAffineTransform(rotationAngle: 1))
    Circle().foregroundColor(.red).contentShape(Circle()).contentShape(.rect).contentShape(Rectangle(), eoFill: true)
    Circle().contentShape(.contextMenuPreview, Circle()).contentShape([.hoverEffect, .interaction], .rect(cornerRadius: 3)).containerShape(.rect(cornerRadius: 3))
    Circle().contentShape(.hoverEffect, .capsule).contentShape(.dragPreview, Circle())
  }
  @ViewBuilder var paths: some View {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: .init(x: 1, y: 1))
      path.addLines([.zero, CGPoint(x: 1, y: 2)])
      path.addCurve(to: .zero, control1: CGPoint(x: 1, y: 1), control2: .zero)
      path.addQuadCurve(to: .zero, control: CGPoint(x: 1, y: 1))
      path.addArc(center: .zero, radius: 3, startAngle: .degrees(0), endAngle: Angle(radians: .pi), clockwise: true)
      path.addArc(center: CGPoint(x: 3, y: 3), radius: 3, startAngle: .zero, endAngle: .degrees(90), clockwise: false, transform: .identity)
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 3)
      path.addRelativeArc(center: .zero, radius: 3, startAngle: .zero, delta: .degrees(30))
      path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      path.addRects([.zero])
      path.addRoundedRect(in: .init(x: 0, y: 0, width: 9, height: 9), cornerSize: CGSize(width: 2, height: 2))
      path.addRoundedRect(in: .zero, cornerSize: .zero, style: .continuous)
      path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 1, height: 2), cornerRadii: RectangleCornerRadii(topLeading: 1), style: .continuous)
      path.addEllipse(in: .init(origin: .zero, size: .init(width: 1, height: 1)))
      path.addPath(Path())
      path.addPath(Circle().path(in: .zero), transform: .init(translationX: 1, y: 1))
      path.closeSubpath()
    }
    .stroke(.red, lineWidth: 1)
    Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(.init(scaleX: 2, y: 2)).fill(.red)
    Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)).offsetBy(dx: 1, dy: 1)
    Path(roundedRect: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadius: 1)
    Path(roundedRect: CGRect(x: 0, y: 0, width: 1, height: 1), cornerSize: CGSize(width: 1, height: 1), style: .circular)
    Path(roundedRect: CGRect(x: 0, y: 0, width: 1, height: 1), cornerRadii: .init(topLeading: 1))
    Path("0 0 m 1 1 l")!.trimmedPath(from: 0, to: 0.5)
    Path().strokedPath(StrokeStyle(lineWidth: 1)).strokedPath(.init(lineWidth: 2))
    Text("\(Path().isEmpty ? 1 : 0) \(Path().boundingRect.width) \(Path().currentPoint?.x ?? 0) \(Path().contains(.zero) ? 1 : 0) \(Path().description)")
  }
  @ViewBuilder var canvases: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 2)
      context.stroke(Path(), with: .style(.tint), style: StrokeStyle(lineWidth: 1))
      context.fill(Path(), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)))
      context.fill(Path(), with: .radialGradient(Gradient(colors: [.red]), center: .zero, startRadius: 0, endRadius: 1), style: FillStyle())
      context.fill(Path(), with: .conicGradient(Gradient(colors: [.red]), center: .zero))
      context.draw(Text("a").font(.caption), at: CGPoint(x: 1, y: 1))
      context.draw(Text("a"), at: .zero, anchor: .topLeading)
      context.draw(Text("a"), in: CGRect(x: 0, y: 0, width: 9, height: 9))
      let text = context.resolve(Text("a").foregroundStyle(.red))
      context.draw(text, at: .zero, anchor: .leading)
      _ = text.measure(in: size)
      let image = context.resolve(Image(systemName: "star"))
      context.draw(image, at: .zero)
      context.draw(image, in: CGRect(origin: .zero, size: image.size))
      context.draw(Image("a"), in: .zero)
      context.draw(Image(systemName: "star"), at: .zero, anchor: .center)
      if let symbol = context.resolveSymbol(id: 0) { context.draw(symbol, at: .zero); context.draw(symbol, in: .zero, style: FillStyle()); _ = symbol.size }
      context.opacity = 0.5
      context.blendMode = .plusLighter
      context.translateBy(x: 1, y: 1)
      context.scaleBy(x: 2, y: 2)
      context.rotate(by: .degrees(3))
      context.concatenate(.identity)
      context.clip(to: Path())
      context.clip(to: Path(), style: FillStyle(), options: .inverse)
      context.addFilter(.blur(radius: 2))
      context.addFilter(.shadow(color: .red, radius: 2, x: 0, y: 1))
      context.addFilter(.colorMultiply(.red))
      context.drawLayer { layer in layer.fill(Path(), with: .foreground) }
      var copy = context
      copy.transform = .identity
      _ = context.environment.colorScheme
    }
    Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { (context: inout GraphicsContext, size: CGSize) in
    } symbols: { Text("a").tag(0) }
    Canvas(rendersAsynchronously: false) { _, _ in }
    TimelineView(.animation) { timeline in Canvas { context, size in _ = timeline.date.timeIntervalSinceReferenceDate } }
    TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date) \(context.cadence == .live ? 1 : 0)") }
    TimelineView(.everyMinute) { _ in Text("a") }
    TimelineView(.explicit([Date()])) { _ in Text("a") }
    TimelineView(.animation(minimumInterval: 0.1, paused: false)) { _ in Text("a") }
  }
  @ViewBuilder var images: some View {
    Image("asset")
    Image("asset", bundle: .main)
    Image("asset", label: Text("a"))
    Image("asset", bundle: nil, label: Text("a"))
    Image(decorative: "asset")
    Image("asset", variableValue: 0.4)
    Image(systemName: "star")
    Image(systemName: "wifi", variableValue: 0.4)
    
    Image("asset").resizable().scaledToFit()
    Image("asset").resizable(capInsets: EdgeInsets(), resizingMode: .tile).resizable(resizingMode: .stretch).resizable(capInsets: .init())
    Image("asset").renderingMode(.template).renderingMode(.original).interpolation(.none).antialiased(true)
    Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical).symbolRenderingMode(.palette).symbolVariant(.fill)
      .symbolVariant(.circle.fill).symbolVariant(.slash).symbolVariant(.none).symbolEffect(.pulse)
    Image(systemName: "star").symbolEffect(.bounce, value: progress).symbolEffect(.variableColor.iterative, options: .repeating, isActive: true)
      .symbolEffect(.scale.up, isActive: true).symbolEffectsRemoved().contentTransition(.symbolEffect(.replace)).symbolEffect(.bounce.down.byLayer, options: .speed(2), value: 1)
    Image(systemName: "star").symbolEffect(.rotate).symbolEffect(.wiggle, options: .repeat(.continuous)).symbolEffect(.breathe).symbolEffect(.appear, isActive: false)
    Image(systemName: "star").symbolVariableValueMode(.draw).symbolColorRenderingMode(.gradient)
    Image(systemName: "star").renderingMode(.none).allowedDynamicRange(.high)
    AsyncImage(url: URL(string: "https://example.com/a.png"))
    AsyncImage(url: nil, scale: 2)
    AsyncImage(url: URL(string: "x")) { image in image.resizable() } placeholder: { ProgressView() }
    AsyncImage(url: URL(string: "x"), scale: 2) { image in image.resizable().aspectRatio(contentMode: .fill) } placeholder: { Color.gray }
    AsyncImage(url: nil) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable()
      case .failure(let error): Text(error.localizedDescription)
      @unknown default: EmptyView()
      }
    }
    AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { phase in
      if let image = phase.image { image } else if phase.error != nil { Color.red } else { Color.blue }
    }
  }
}

struct Star: Shape {
  var points: Int
  func path(in rect: CGRect) -> Path { Path { $0.addRect(rect) } }
}
struct RingShape: InsettableShape, Animatable {
  var progress: Double
  var insetAmount: CGFloat = 0
  var animatableData: Double { get { progress } set { progress = newValue } }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addArc(center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2 - insetAmount, startAngle: .zero, endAngle: .degrees(360 * progress), clockwise: false)
    return path
  }
  func inset(by amount: CGFloat) -> some InsettableShape { var copy = self; copy.insetAmount += amount; return copy }
  static var role: ShapeRole { .stroke }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
