import Foundation
import PlumbDrawing
import PlumbExport
import PlumbViews
import SwiftUI
import Testing

@Suite("Pages of CoreGraphics and UIKit") @MainActor struct PDFContextTests {
  private var halves: some View {
    VStack(spacing: 0) {
      Color(red: 1, green: 0, blue: 0)
      Color(red: 0, green: 0, blue: 1)
    }
    .frame(width: 40, height: 20)
  }

  /// The sizes of the pages of a document, in points.
  private func pages(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).matches(of: /MediaBox \[ 0 0 ([0-9.]+ [0-9.]+) \]/).map {
      String($0.1)
    }
  }

  @Test("a view is rendered into a page of a file, as in Apple's and everybody's examples")
  func file() throws {
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    let renderer = ImageRenderer(content: halves)
    renderer.render { size, context in
      var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
      guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
      pdf.beginPDFPage(nil)
      context(pdf)
      pdf.endPDFPage()
      pdf.closePDF()
    }
    let data = try Data(contentsOf: url)
    #expect(data.starts(with: Data("%PDF".utf8)) && pages(data) == ["40 20"])
    #expect(CGContext(URL(string: "https://example.org/a.pdf")! as CFURL, mediaBox: nil, nil) == nil)
  }

  @Test("a consumer receives the pages once the document is closed, each of its size")
  func consumer() throws {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: 100, height: 200)
    let pdf = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    for size in [CGSize(width: 100, height: 200), CGSize(width: 300, height: 50)] {
      var page = CGRect(origin: .zero, size: size)
      pdf.beginPage(mediaBox: &page)
      pdf.setFillColor(UIColor.red.cgColor)
      pdf.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      pdf.endPage()
    }
    #expect(data.length == 0)
    pdf.closePDF()
    #expect(pages(data as Data) == ["100 200", "300 50"])
    let unsaid = try #require(CGContext(consumer: consumer, mediaBox: nil, nil))
    data.length = 0
    unsaid.beginPDFPage(nil)
    unsaid.closePDF()
    #expect(pages(data as Data) == ["612 792"])
  }

  @Test("pages of UIKit, with y pointing down, in data and in a file")
  func uiKit() throws {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 60))
    let draw: (UIGraphicsPDFRendererContext) -> Void = { context in
      context.beginPage()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 10))
      ("Hello" as NSString).draw(at: .zero, withAttributes: nil)
      context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 30, height: 40), pageInfo: [:])
      #expect(context.pdfContextBounds.size == CGSize(width: 30, height: 40))
    }
    #expect(pages(renderer.pdfData(actions: draw)) == ["100 60", "30 40"])
    #expect(renderer.pdfData { _ in }.isEmpty)
    let url = URL(filePath: NSTemporaryDirectory()).appending(path: "\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    try renderer.writePDF(to: url, withActions: draw)
    #expect(try Data(contentsOf: url) == renderer.pdfData(actions: draw))
  }

  @Test("a document has the title, the author and the links that it is given")
  func description() throws {
    let format = UIGraphicsPDFRendererFormat()
    format.documentInfo = [
      kCGPDFContextTitle as String: "A title", kCGPDFContextAuthor as String: "Somebody",
    ]
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 60), format: format)
    let data = renderer.pdfData { context in
      context.beginPage()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
      context.setURL(URL(string: "https://example.org/")!, for: CGRect(x: 0, y: 0, width: 50, height: 20))
    }
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("(A title)") && text.contains("(Somebody)"))
    // The link is in a compressed part.
    let unlinked = renderer.pdfData { context in
      context.beginPage()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
    }
    #expect(unlinked.count < data.count)
  }

  @Test("what one page sets does not go on to the next")
  func states() throws {
    let context = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    var maps: [CGAffineTransform] = []
    _ = context.pdfData { context in
      for _ in 0..<2 {
        context.beginPage()
        maps.append(context.cgContext.ctm)
        context.cgContext.translateBy(x: 5, y: 5)
      }
    }
    #expect(maps.count == 2 && maps[0] == maps[1])
  }

  @Test(
    "a view is drawn upright where y points up, as the renderer assumes (Apple's documentation of `render`)")
  func upright() throws {
    let renderer = ImageRenderer(content: halves)
    let context = try #require(
      CGContext(
        data: nil, width: 40, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    renderer.render { _, draw in draw(context) }
    let image = try #require(context.makeImage().map { UIImage(cgImage: $0) }?.pngData())
    let pixels = try PixelImage.decode([UInt8](image))
    #expect(
      Array(pixels.rgba.prefix(3)) == [255, 0, 0] && Array(pixels.rgba.suffix(4).prefix(3)) == [0, 0, 255])
  }
}
