// swift-format-ignore-file
// One line a name reads better here.
import SwiftUI

struct ColorUses: View {
  let style: AnyShapeStyle = AnyShapeStyle(.tint)
  var body: some View {
    VStack {
      making
      named
      styles
      gradients
      materials
    }
  }
  @ViewBuilder var making: some View {
    Color(red: 1, green: 0, blue: 0)
    Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
    Color(.displayP3, red: 1, green: 0, blue: 0)
    Color(.sRGBLinear, white: 0.5, opacity: 1)
    Color(white: 0.5)
    Color(white: 0.5, opacity: 0.5)
    Color(hue: 0.5, saturation: 1, brightness: 1)
    Color(hue: 0.5, saturation: 1, brightness: 1, opacity: 0.3)
    Color("Asset")
    Color("Asset", bundle: .main)
    Color("Asset", bundle: nil)
    Color.red.opacity(0.5)
    Color.red.mix(with: .blue, by: 0.5)
    Color.red.mix(with: .blue, by: 0.5, in: .perceptual)
    Color(Color.Resolved(red: 1, green: 0, blue: 0))
    Color.red.colorMultiply(.blue).luminanceToAlpha()
    Color(hex: 0x112233)
  }
  @ViewBuilder var named: some View {
    let colors: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .white, .gray,
      .black, .clear, .primary, .secondary, .accentColor,
    ]
    ForEach(colors, id: \.self) { $0 }
    ForEach(colors, id: \.description) { color in color.ignoresSafeArea() }
  }
  @ViewBuilder var styles: some View {
    Rectangle().fill(.primary).foregroundStyle(.tertiary)
    Rectangle().fill(.quaternary)
    Rectangle().fill(.quinary)
    Rectangle().fill(.tint)
    Rectangle().fill(.background)
    Rectangle().fill(.background.secondary)
    Rectangle().fill(.foreground)
    Rectangle().fill(.selection)
    Rectangle().fill(.separator)
    Rectangle().fill(.placeholder)
    Rectangle().fill(.link)
    Rectangle().fill(.fill)
    Rectangle().fill(.fill.tertiary)
    Rectangle().fill(.windowBackground)
    Rectangle().fill(.red.opacity(0.3))
    Rectangle().fill(.red.gradient)
    Rectangle().fill(.red.shadow(.drop(radius: 3)))
    Rectangle().fill(.blue.shadow(.inner(color: .black, radius: 3, x: 0, y: 2)))
    Rectangle().fill(.shadow(.drop(radius: 3)))
    Rectangle().fill(.red.blendMode(.multiply))
    Rectangle().fill(.tint.secondary)
    Rectangle().fill(HierarchicalShapeStyle.primary)
    Rectangle().fill(TintShapeStyle())
    Rectangle().fill(BackgroundStyle())
    Rectangle().fill(ForegroundStyle())
    Rectangle().fill(SeparatorShapeStyle())
    Rectangle().fill(style)
    Rectangle().fill(Custom())
    Rectangle().fill(true ? AnyShapeStyle(.red) : AnyShapeStyle(.thinMaterial))
    Rectangle().tint(.red).tint(nil).accentColor(.red).accentColor(nil)
    Rectangle().backgroundStyle(.red)
  }
  @ViewBuilder var gradients: some View {
    LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .topLeading, endPoint: .bottomTrailing)
    LinearGradient(stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)], startPoint: .leading, endPoint: .trailing)
    RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 30)
    RadialGradient(gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: .center, startRadius: 0, endRadius: 30)
    RadialGradient(stops: [.init(color: .red, location: 0)], center: .center, startRadius: 0, endRadius: 30)
    EllipticalGradient(colors: [.red, .blue])
    EllipticalGradient(colors: [.red, .blue], center: .center, startRadiusFraction: 0, endRadiusFraction: 0.5)
    AngularGradient(colors: [.red, .blue], center: .center)
    AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center)
    AngularGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, angle: .degrees(30))
    AngularGradient(gradient: .init(colors: [.red, .blue]), center: .center, startAngle: .zero, endAngle: .degrees(270))
    AngularGradient(stops: [.init(color: .red, location: 0)], center: .center, angle: .zero)
    Rectangle().fill(.linearGradient(Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
    Rectangle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9))
    Rectangle().fill(.angularGradient(colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))
    Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center, angle: .zero))
    Rectangle().fill(.ellipticalGradient(colors: [.red, .blue]))
    MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
    MeshGradient(width: 2, height: 2, points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)], colors: [.red, .blue, .green, .yellow], background: .clear, smoothsColors: true, colorSpace: .device)
  }
  @ViewBuilder var materials: some View {
    Text("a").background(.ultraThinMaterial)
    Text("a").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 3))
    Text("a").background(.regularMaterial, in: .rect(cornerRadius: 3))
    Text("a").background(.thickMaterial, in: .capsule)
    Text("a").background(.ultraThickMaterial, ignoresSafeAreaEdges: .all)
    Text("a").background(.bar)
    Text("a").background(Material.regular)
    Text("a").background(Material.ultraThin, in: Circle())
    Rectangle().fill(.ultraThinMaterial)
    Rectangle().foregroundStyle(.regularMaterial)
    Text("a").background { Rectangle().fill(.thinMaterial) }
    Text("a").background(.regularMaterial.opacity(0.5))
    Text("a").background(.ultraThinMaterial.shadow(.drop(radius: 1)))
    Text("a").materialActiveAppearance(.active)
    Text("a").glassEffect()
    Text("a").glassEffect(.regular)
    Text("a").glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 16))
    Text("a").glassEffect(in: .capsule)
    GlassEffectContainer(spacing: 20) { Text("a").glassEffect() }
  }
  struct Custom: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      environment.colorScheme == .dark ? Color.red : Color.blue
    }
  }
}

extension Color {
  init(hex: UInt) { self.init(.sRGB, red: Double((hex >> 16) & 0xff) / 255, green: 0, blue: 0, opacity: 1) }
  static let brand = Color("Brand")
}
extension ShapeStyle where Self == Color {
  static var brandStyle: Color { .red }
}
func resolvedParts(of color: Color, in environment: EnvironmentValues) -> (Float, Float, Float, Float, Int?) {
  let resolved = color.resolve(in: environment)
  return (resolved.red, resolved.green, resolved.blue, resolved.opacity, nil)
}
