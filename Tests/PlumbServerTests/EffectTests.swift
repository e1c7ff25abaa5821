import Foundation
import PlumbDrawing
import PlumbExport
import SwiftUI
import Testing

@testable import PlumbServer

/// Every effect on the canvas, beside the picture of the same view.
@Suite("Effects on the page", .serialized, .timeLimit(.minutes(12)))
struct EffectTests {
  @Test("effects look like those of pictures")
  func effects() async throws {
    try await compare(EffectSheet(), "effects", mean: 0.6, clear: 0.004)
  }

  @Test("paints, lines, images and colour glyphs look like those of pictures")
  func paints() async throws {
    try await compare(PaintSheet(), "paints", mean: 0.6, clear: 0.006)
  }

  @Test("blend modes look like those of pictures")
  func blends() async throws {
    try await compare(BlendSheet(), "blends", mean: 0.4, clear: 0.003)
  }

  private func compare<Content: View & Sendable>(
    _ view: Content, _ name: String, mean: Double, clear: Double
  ) async throws {
    try await TestServer.with({ view }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 420, height: 560)
      let data = try await page.screenshot()
      let shot = try PixelImage.decode(Array(data))
      let expected = try await picture(of: view, width: 420, height: 560, scale: 2)
      let difference = Difference(shot, expected)
      #expect(difference.mean < mean && difference.clear < clear, "\(name): \(difference)")
      if let folder = ProcessInfo.processInfo.environment["PLUMB_PICTURES"] {
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)-page.png"))
        let list = try await MainActor.run { try sheet(of: view) }
        try Data(list).write(to: URL(fileURLWithPath: "\(folder)/\(name)-picture.png"))
      }
      try await page.close()
    }
  }

  @MainActor private func sheet<Content: View>(of view: Content) throws -> [UInt8] {
    let stage = Stage(size: ProposedViewSize(width: 420, height: 560), scale: 2)
    return try stage.show(view).displayList().pngData(scale: 2, background: .white)
  }
}

/// One thing with every effect.
private struct EffectSheet: View {
  private var thing: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 10).fill(Color.orange).frame(width: 60, height: 44)
      Text("Aß").font(.title2).foregroundStyle(.blue)
      Circle().fill(Color.green).frame(width: 18, height: 18).offset(x: 24, y: 16)
    }
    .frame(width: 80, height: 60)
  }

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        thing.opacity(0.4)
        thing.blur(radius: 4)
        thing.blur(radius: 4, opaque: true)
        thing.shadow(radius: 6, x: 4, y: 4)
      }
      HStack {
        thing.rotationEffect(.degrees(20)).shadow(color: .red, radius: 2, x: 6, y: 0)
        thing.clipShape(Circle())
        thing.mask { Text("MASK").font(.title2).bold() }
        thing.scaleEffect(x: 1.2, y: 0.7)
      }
      HStack {
        thing.colorInvert()
        thing.brightness(0.3)
        thing.contrast(0.5)
        thing.saturation(0.3)
      }
      HStack {
        thing.grayscale(0.9)
        thing.hueRotation(.degrees(90))
        thing.hueRotation(.degrees(200))
        thing.luminanceToAlpha()
      }
      HStack {
        thing.compositingGroup().opacity(0.5)
        thing.shadow(radius: 3).shadow(color: .blue, radius: 3, x: 8)
        thing.blur(radius: 12)
        thing.shadow(radius: 4).rotationEffect(.degrees(45)).opacity(0.7)
      }
    }
  }
}

private struct PaintSheet: View {
  private let colors: [Color] = [.red, .yellow, .green, .blue]

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Rectangle().fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        Rectangle().fill(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 40))
        Rectangle().fill(AngularGradient(colors: colors, center: .center))
        Rectangle().fill(
          AngularGradient(colors: colors, center: .center, startAngle: .degrees(30), endAngle: .degrees(200)))
      }
      .frame(height: 80)
      HStack {
        Rectangle().fill(EllipticalGradient(colors: colors))
        Ellipse().stroke(EllipticalGradient(colors: colors), lineWidth: 8)
        Circle().stroke(
          .purple, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [4, 9], dashPhase: 2))
        Rectangle().fill(LinearGradient(colors: [.clear, .red], startPoint: .leading, endPoint: .trailing))
          .opacity(0.5)
      }
      .frame(height: 80)
      Text("The quick brown fox, fi ffl 日本語 مرحبا").font(.title3)
      Text("Thin italics and bold").font(.system(size: 13)).italic().bold()
      Text("👩🏽‍🚀 🌈 ☀️ 🇯🇵").font(.largeTitle).opacity(0.8)
      Text("Gradient").font(.system(size: 40, weight: .heavy)).foregroundStyle(
        LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
      HStack(spacing: 16) {
        Image(systemName: "star.fill").foregroundStyle(.orange)
        Image(systemName: "heart").foregroundStyle(.red)
        Image(systemName: "gearshape").imageScale(.large)
      }
      .font(.title)
    }
    .padding()
  }
}

private struct BlendSheet: View {
  private let modes: [SwiftUI.BlendMode] = [
    .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
    .destinationOut, .plusDarker, .plusLighter,
  ]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(0..<6) { row in
        HStack(spacing: 8) {
          ForEach(0..<4) { column in
            if row * 4 + column < modes.count {
              ZStack {
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                  .frame(width: 60, height: 60)
                Circle().fill(Color(red: 0.2, green: 0.7, blue: 0.4).opacity(0.8)).frame(
                  width: 50, height: 50
                )
                .offset(x: 14, y: 10).blendMode(modes[row * 4 + column])
              }
              .frame(width: 90, height: 76)
              .compositingGroup()
            }
          }
        }
      }
    }
  }
}
