import PlumbTesting
import SwiftUI
import Testing

/// Moves what is drawn by half the view's width.
private struct Aside: GeometryEffect {
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: 0))
  }
}

/// Rules/Modifiers.md#R-63: what changes only the drawing changes no place.
@MainActor @Suite("Outlines: changes of the drawing")
struct TransformOutlines {
  /// The changed view before another one, which starts where the view itself ends.
  private func row(_ changed: some View) -> some View {
    HStack(spacing: 0) {
      changed
      Color.blue.frame(width: 10, height: 10)
    }
  }

  private let outline = """
    HStack         0,0 50×20
    ├─ Color.red   0,0 40×20
    └─ Color.blue  40,5 10×10
    """

  private var red: some View { Color.red.frame(width: 40, height: 20) }

  @Test("turning and scaling change no place")
  func turning() {
    expectOutline(of: .rotationEffect, proposing: 100, 100) {
      row(red.rotationEffect(.degrees(90), anchor: .topLeading))
    } is: {
      outline
    }
    expectOutline(of: .scaleEffect, proposing: 100, 100) {
      row(red.scaleEffect(x: 2, y: -1, anchor: .leading))
    } is: {
      outline
    }
    expectOutline(of: .rotation3DEffect, proposing: 100, 100) {
      row(red.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)))
    } is: {
      outline
    }
  }

  @Test("maps and projections change no place")
  func mapping() {
    expectOutline(of: .transformEffect, proposing: 100, 100) {
      row(red.transformEffect(CGAffineTransform(translationX: 30, y: 30)))
    } is: {
      outline
    }
    expectOutline(of: .projectionEffect, proposing: 100, 100) {
      row(red.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 3, y: 3))))
    } is: {
      outline
    }
    expectOutline(of: .geometryEffect, proposing: 100, 100) {
      row(red.modifier(Aside().ignoredByLayout()))
    } is: {
      """
      HStack            0,0 50×20
      ├─ Aside          0,0 40×20
      │  └─ Color.red   0,0 40×20
      └─ Color.blue     40,5 10×10
      """
    }
    let _: any GeometryEffect.Type = Aside.self
  }

  @Test("one picture first, and the same places")
  func compositing() {
    expectOutline(of: .compositing, proposing: 100, 100) {
      row(red.compositingGroup().drawingGroup())
    } is: {
      outline
    }
  }
}
