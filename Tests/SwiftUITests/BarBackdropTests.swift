import PlumbDrawing
import PlumbExport
import SwiftUI
import Testing

/// Recorded/Screens.md#Y147.
@Suite("Content under bars up to iOS 18") @MainActor struct BarBackdropTests {
  /// A tab bar of 49 points above 34 that nothing covers, over coloured views with gaps, as in the recorded screen.
  private func screen(_ scheme: ColorScheme, @ViewBuilder _ content: @escaping () -> some View) throws
    -> PixelImage
  {
    let view = TabView {
      ScrollView {
        VStack(spacing: 0) {
          Color.clear.frame(height: 134)
          content()
          Color.clear.frame(height: 300)
        }
      }
      .tabItem { Text("A") }
    }
    .frame(width: 393, height: 220)
    .environment(\.colorScheme, scheme)
    .background(scheme == .dark ? Color(white: 0) : Color(white: 1))
    let renderer = ImageRenderer(content: view)
    renderer.scale = 1
    return try PixelImage.decode([UInt8](try renderer.pngData()))
  }

  private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
    image.rgba[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 3].map(Int.init)
  }

  private func isNear(_ one: [Int], _ other: [Int], _ distance: Int = 4) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= distance }
  }

  private let purple = Color(red: 191 / 255, green: 90 / 255, blue: 242 / 255)
  private let red = Color(red: 1, green: 69 / 255, blue: 58 / 255)

  @Test("a colour shines through a dark bar, and black is a dark grey there")
  func dark() throws {
    // The bar is from 171 to 220.
    let over = try screen(.dark) { purple.frame(height: 200).padding(.horizontal, 16) }
    #expect(isNear(pixel(over, 100, 172), [107, 60, 131]))
    // A pixel that is not of the bar is sharp, and the line beside the bar lets it through.
    #expect(pixel(over, 100, 168) == [191, 90, 242] && pixel(over, 3, 168) == [0, 0, 0])
    #expect(
      isNear(pixel(over, 100, 170), [201, 115, 244], 1) && isNear(pixel(over, 3, 170), [38, 38, 38], 1))
    let black = try screen(.dark) { Color.black.frame(height: 200) }
    #expect(isNear(pixel(black, 100, 200), [18, 18, 18], 1))
  }

  @Test("what is beside a view is blurred into it, and nothing from beyond the bar is")
  func blur() throws {
    let over = try screen(.dark) { purple.frame(height: 200).padding(.horizontal, 16) }
    // Recorded at 1, 10, 20 and 36.7 points from the side: 62, 69, 80 and 94 of 18 to 105.
    for (x, value) in [(1, 62), (10, 69), (20, 80), (36, 94)] {
      #expect(abs(pixel(over, x, 175)[0] - value) <= 6)
    }
    // The view goes on far above the bar, and ends 9 points below its upper edge.
    let end = try screen(.dark) { red.frame(height: 46).padding(.horizontal, 16) }
    #expect(isNear(pixel(end, 100, 173), [54, 28, 27], 6))
    #expect(isNear(pixel(end, 100, 197), [31, 23, 22], 6))
  }

  @Test("a light bar over white is 249, and darker over dark content")
  func light() throws {
    let white = try screen(.light) { Color(white: 1).frame(height: 200) }
    #expect(isNear(pixel(white, 100, 200), [249, 249, 249], 1))
    let black = try screen(.light) { Color(white: 0).frame(height: 200) }
    #expect(isNear(pixel(black, 100, 200), [187, 187, 187], 1))
    #expect(isNear(pixel(white, 100, 170), [179, 179, 179], 1))
  }
}
