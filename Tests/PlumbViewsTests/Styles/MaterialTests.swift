import PlumbDrawing
import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Materials and styles")
struct MaterialTests {
  private func blurs(_ items: [DisplayItem]) -> [[DisplayItem]] {
    items.flatMap { item -> [[DisplayItem]] in
      switch item {
      case .group(.blur, let inner): [inner] + blurs(inner)
      case .group(_, let inner): blurs(inner)
      default: []
      }
    }
  }

  /// What is blurred, inside the rectangle that bounds it.
  private func below(_ blurred: [DisplayItem]) -> [DisplayItem] {
    guard case .group(.clip, let items) = blurred.first else { return [] }
    return items
  }

  @Test("a material shows what was drawn before it, blurred inside its shape, under a translucent colour")
  func backdrop() throws {
    let view = TestedView(proposing: 100, 100) {
      ZStack {
        Color.red
        Circle().fill(.thinMaterial).frame(width: 40, height: 40)
      }
    }
    let items = view.displayList.items
    guard case .group(.color, let saturated) = items[1], case .group(.clip(let path, _), _) = saturated[0]
    else {
      Issue.record("no clip: \(items)")
      return
    }
    #expect(path.boundingRect == CGRect(x: 30, y: 30, width: 40, height: 40))
    let blurred = try #require(blurs(items).first)
    guard case .group(.clip(let near, _), _) = blurred[0] else {
      Issue.record("not bounded: \(blurred)")
      return
    }
    #expect(below(blurred).contains(items[0]))
    // No pixel farther away than a blur reaches is drawn for it.
    #expect(near.boundingRect == CGRect(x: -30, y: -30, width: 160, height: 160))
    guard case .fill(_, .faded(.color(let tint), 1), _) = try #require(items.last) else {
      Issue.record("no tint: \(items)")
      return
    }
    #expect(tint.opacity < 1)
  }

  @Test("a material with nothing behind it is the colour alone")
  func alone() {
    let view = TestedView(proposing: 100, 100) { Rectangle().fill(.ultraThinMaterial) }
    #expect(view.displayList.items.count == 1)
  }

  @Test("inside an effect a material still shows what is outside of it")
  func inEffect() {
    let view = TestedView(proposing: 100, 100) {
      Color.blue.overlay { Color.clear.background(.regularMaterial, in: .rect).opacity(0.5) }
    }
    #expect(blurs(view.displayList.items).count == 1)
  }

  @Test("forty materials over each other do not make a drawing that grows without end")
  func bounded() {
    func count(_ items: [DisplayItem]) -> Int {
      items.reduce(0) { sum, item in
        if case .group(_, let inner) = item { sum + 1 + count(inner) } else { sum + 1 }
      }
    }
    let view = TestedView(proposing: 100, 100) {
      ZStack { ForEach(0..<40, id: \.self) { _ in Rectangle().fill(.thinMaterial) } }
    }
    #expect(count(view.displayList.items) < 40 * 2100)
  }

  @Test("a style's shadow is drawn below what it fills, or inside it")
  func shadows() {
    let view = TestedView(proposing: 40, 40) {
      Circle().fill(.red.shadow(.drop(radius: 3)).shadow(.inner(radius: 2)))
    }
    let items = view.displayList.items
    guard case .group(.shadow(_, let radius, _, _), _) = items[0], case .group(.clip, _) = items[1] else {
      Issue.record("\(items)")
      return
    }
    #expect(radius == 3)
  }

  @Test("levels of the fill and of the background are the platform's own colours")
  func levels() {
    func color<S: ShapeStyle>(_ style: S) -> Paint? {
      let view = TestedView(proposing: 10, 10) { Rectangle().fill(style) }
      if case .fill(_, let paint, _)? = view.displayList.items.first { return paint }
      return nil
    }
    #expect(color(.fill) != color(.fill.tertiary))
    #if UIKit
      #expect(color(.background.secondary) == color(Color(.systemGroupedBackground)))
    #endif
    #expect(color(Color.red.secondary) == color(Color.red.opacity(0.6)) || color(Color.red.secondary) != nil)
  }

  @Test("colours mix, and have gradients that end in them")
  func mixing() {
    let environment = EnvironmentValues()
    let grey = Color.white.mix(with: .black, by: 0.5).resolve(in: environment)
    #expect(grey == Color(red: 0.5, green: 0.5, blue: 0.5).resolve(in: environment))
    let view = TestedView(proposing: 10, 10) { Rectangle().fill(Color.red.gradient) }
    guard case .fill(_, .linearGradient(let stops, _, _), _)? = view.displayList.items.first else {
      Issue.record("no gradient")
      return
    }
    #expect(stops.last?.color == Color.red.resolve(in: environment))
  }

  @Test("a mesh has its colours at its corners, and none for numbers that do not fit")
  func mesh() {
    func image(_ count: Int) -> DrawnImage? {
      let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
      let view = TestedView(proposing: 64, 64) {
        MeshGradient(
          width: 2, height: 2, points: points, colors: Array([.red, .white, .black, .blue].prefix(count)))
      }
      return view.displayList.items.lazy.compactMap {
        if case .image(let image) = $0 { image } else { nil }
      }.first
    }
    let rgba = image(4)?.pixels.rgba ?? []
    #expect(rgba.suffix(4).last == 255)
    #expect((rgba.first ?? 0) > 240 && rgba[2] < 80)
    #expect(image(3) == nil)
  }

  @Test("a material in a view that is moved shows what is behind it now")
  func moved() throws {
    let view = TestedView(proposing: 100, 100) {
      ZStack {
        Color.red
        Rectangle().fill(.thinMaterial).frame(width: 40, height: 40)
          .transformEffect(CGAffineTransform(translationX: 30, y: 0))
      }
    }
    let items = view.displayList.items
    let behind = try #require(blurs(items).first)
    let back = CGAffineTransform(translationX: -30, y: 0)
    #expect(below(behind).contains(.group(.transform(back), [items[0]])))
  }
}
