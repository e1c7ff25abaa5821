import PlumbTesting
import SwiftUI
import Testing

@MainActor @Suite("Outlines: direction and surroundings")
struct SurroundingsOutlines {
  private var row: some View {
    HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 10, height: 10)
      Color.blue.frame(width: 30, height: 20)
    }
  }

  @Test("from right to left, places are mirrored")
  func direction() {
    let rightToLeft = """
      HStack         0,0 40×20
      ├─ Color.red   30,0 10×10
      └─ Color.blue  0,0 30×20
      """
    expectOutline(of: .layoutDirection, proposing: 100, 100) {
      row.environment(\.layoutDirection, .rightToLeft)
    } is: {
      rightToLeft
    }
    let right = { (values: inout EnvironmentValues) in values.layoutDirection = .rightToLeft }
    // A mirrored picture stands in the same place.
    expectOutline(of: .flipsForRightToLeftLayoutDirection, proposing: 100, 100, environment: right) {
      row.flipsForRightToLeftLayoutDirection(true)
    } is: {
      rightToLeft
    }
    expectOutline(of: .layoutDirectionBehavior, proposing: 100, 100, environment: right) {
      row.layoutDirectionBehavior(.mirrors(in: .rightToLeft))
    } is: {
      rightToLeft
    }
  }

  private struct Classed: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical
    var body: some View {
      Color.red.frame(width: horizontal == .compact ? 1 : 2, height: vertical == .compact ? 1 : 2)
    }
  }

  // The limits 600 and 500 are assumed.
  // On its side, a phone is of regular width only if it is a large one (Recorded/Screens.md#Y145).
  @Test("a phone is compact across, on its side down, and a small one both ways")
  func sizeClasses() {
    expectOutline(of: .sizeClasses, proposing: 390, 844) {
      Classed()
    } is: {
      """
      Color.red  0,0 1×2
      """
    }
    expectOutline(of: .sizeClasses, proposing: 844, 390) {
      Classed()
    } is: {
      """
      Color.red  0,0 1×1
      """
    }
    expectOutline(of: .sizeClasses, proposing: 932, 430) {
      Classed()
    } is: {
      """
      Color.red  0,0 2×1
      """
    }
  }

  private struct Hairline: View {
    @Environment(\.pixelLength) private var pixel
    @Environment(\.displayScale) private var scale
    var body: some View { Color.red.frame(width: scale * 10, height: pixel) }
  }

  // U12
  @Test("at scale 2 a pixel is half a point")
  func pixels() {
    expectOutline(of: .pixels, proposing: 100, 100, scale: 2) {
      Hairline()
    } is: {
      """
      Color.red  0,0 20×0.5
      """
    }
  }
}
