import Foundation
import PlumbDrawing
import PlumbExport
import PlumbViews
import SwiftUI
import Testing

@testable import PlumbText

@MainActor @Suite("ImageRenderer")
struct ImageRendererTests {
  private var view: some View { Color.red.frame(width: 30, height: 20) }

  /// Width and height of a PNG, from its header.
  private func pixels(_ data: Data) -> [Int] {
    let bytes = [UInt8](data)
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return [number(16), number(20)]
  }

  @Test("makes a picture as large as the view, times the scale")
  func size() throws {
    let renderer = ImageRenderer(content: view)
    #expect(pixels(try renderer.pngData()) == [30, 20])
    renderer.scale = 3
    #expect(pixels(try renderer.pngData()) == [90, 60])
  }

  @Test("offers the view the proposed size")
  func proposal() throws {
    let renderer = ImageRenderer(content: Color.red)
    #expect(pixels(try renderer.pngData()) == [10, 10])
    renderer.proposedSize = ProposedViewSize(width: 40, height: nil)
    #expect(pixels(try renderer.pngData()) == [40, 10])
  }

  @Test("draws new content after a change")
  func content() throws {
    let renderer = ImageRenderer(content: Text("a"))
    let first = try renderer.pngData()
    renderer.content = Text("b")
    #expect(try renderer.pngData() != first)
    renderer.content = Text("a")
    #expect(try renderer.pngData() == first)
  }

  @Test("makes SVG and PDF of the same size")
  func otherFormats() throws {
    let renderer = ImageRenderer(content: view)
    #expect(try renderer.svgString().contains(#"viewBox="0 0 30 20""#))
    let pdf = String(decoding: try renderer.pdfData(), as: UTF8.self)
    #expect(pdf.hasPrefix("%PDF"))
    #expect(pdf.contains("/MediaBox [ 0 0 30 20 ]"))
  }

  @Test("makes a JPEG, on white or, if it is opaque, on black")
  func jpeg() throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 8, height: 4))
    renderer.scale = 2
    for (isOpaque, shade) in [(false, 255), (true, 0)] {
      renderer.isOpaque = isOpaque
      let image = try PixelImage.decode([UInt8](try renderer.jpegData(quality: 1)))
      #expect(image.width == 16 && image.height == 8)
      #expect(image.rgba.prefix(3).allSatisfy { abs(Int($0) - shade) <= 2 })
    }
  }

  @Test("makes a WebP, on nothing or, if it is opaque, on black", arguments: [0.5, 1])
  func webP(quality: Double) throws {
    let renderer = ImageRenderer(content: Color.clear.frame(width: 8, height: 4))
    renderer.scale = 2
    for (isOpaque, alpha) in [(false, 0), (true, 255)] {
      renderer.isOpaque = isOpaque
      let image = try PixelImage.decode([UInt8](try renderer.webpData(quality: quality)))
      #expect(image.width == 16 && image.height == 8)
      #expect(image.rgba.prefix(3).allSatisfy { $0 <= 2 } && Int(image.rgba[3]) == alpha)
    }
  }

  @Test("hands size and drawing to a closure")
  func render() {
    final class Target: RenderTarget {
      var items = 0
      func draw(_ list: RenderedContent) { items = list.items.count }
    }
    let target = Target()
    var size = CGSize.zero
    ImageRenderer(content: view).render { given, draw in
      size = given
      draw(target)
    }
    #expect(size == CGSize(width: 30, height: 20))
    #expect(target.items == 1)
  }

  @Test("makes nothing but an error of a picture that is too large")
  func tooLarge() {
    let renderer = ImageRenderer(content: Color.red.frame(width: 100_000, height: 100_000))
    #expect(throws: (any Error).self) { try renderer.pngData() }
  }

  @Test("makes a picture of nothing")
  func empty() throws {
    #expect(throws: (any Error).self) { try ImageRenderer(content: EmptyView()).pngData() }
  }

  @Test("tells what a view asks for and cannot have, for each renderer")
  func problems() throws {
    var problems: [String] = []
    let renderer = ImageRenderer(content: Image("nowhere"))
    renderer.onProblem = { problems.append($0) }
    _ = try renderer.pngData()
    #expect(problems.count == 1 && problems[0].contains("nowhere"), "\(problems)")
  }

  @Test("makes no picture with boxes where no font is installed, and says what to install")
  func noFonts() throws {
    let library = FontLibrary(folders: ["/nowhere"])
    let renderer = ImageRenderer(content: Text("Hello").environment(\.fontLibrary, library))
    renderer.onProblem = { _ in }
    let error = try #require(throws: ExportError.self) { try renderer.pngData() }
    #expect("\(error)".contains("apt-get install fonts-inter"))
    #expect(throws: error) { try renderer.pdfData() }
    #expect(throws: error) { try renderer.pdfData(paper: .a4) }
    #expect(throws: error) { try renderer.svgString() }
  }
}
