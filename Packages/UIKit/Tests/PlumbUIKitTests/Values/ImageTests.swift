import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@Suite("UIImage and CGContext") @MainActor struct ImageTests {
  /// What other tests have shown is not the surroundings of these.
  init() { Stage().announce() }

  /// Left half red, right half blue, 4 × 2 pixels.
  private func halves() -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }

  private func pixel(_ image: UIImage?, _ x: Int, _ y: Int) -> [UInt8] {
    guard let image = image?.cgImage else { return [] }
    let start = (y * image.width + x) * 4
    return Array(image.pixels.rgba[start..<start + 4])
  }

  @Test("is drawn, cropped, and drawn smaller")
  func drawn() {
    let image = halves()
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(pixel(image, 1, 0) == [255, 0, 0, 255] && pixel(image, 2, 1) == [0, 0, 255, 255])
    let right = image.cgImage?.cropping(to: CGRect(x: 2, y: 0, width: 2, height: 2))
    #expect(right?.width == 2 && right.map { pixel(UIImage(cgImage: $0), 0, 0) } == [0, 0, 255, 255])
    #expect(image.cgImage?.cropping(to: CGRect(x: 9, y: 0, width: 2, height: 2)) == nil)
    #expect(image.preparingThumbnail(of: CGSize(width: 2, height: 1))?.size == CGSize(width: 2, height: 1))
  }

  @Test("has pixels for each point of the scale")
  func scale() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 5), format: format).image { _ in }
    #expect(image.size == CGSize(width: 10, height: 5) && image.scale == 3)
    #expect(image.cgImage?.width == 30)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 5), true, 2)
    let opaque = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(opaque?.cgImage?.height == 10 && pixel(opaque, 0, 0) == [0, 0, 0, 255])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("is written as PNG without loss, and as JPEG in less room for less quality")
  func written() throws {
    let image = halves()
    let data = try #require(image.pngData())
    #expect(UIImage(data: data) == image)
    let large = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
      for step in 0..<60 {
        UIColor(hue: CGFloat(step) / 60, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: CGFloat(step), y: 0, width: 1, height: 60))
      }
    }
    let good = try #require(large.jpegData(compressionQuality: 1))
    let poor = try #require(large.jpegData(compressionQuality: 0.1))
    #expect(poor.count < good.count && good.starts(with: [0xFF, 0xD8]))
    #expect(UIImage(data: good, scale: large.scale)?.size == large.size)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage().pngData() == nil && UIImage().jpegData(compressionQuality: 1) == nil)
  }

  @Test("takes the colour of its tint, and turns as its orientation says")
  func changed() {
    let green = halves().withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(pixel(green, 0, 0) == [0, 255, 0, 255])
    let turned = UIImage(cgImage: halves().cgImage!, scale: 1, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 4))
    let upright = turned.pngData().flatMap { UIImage(data: $0) }
    // The pixels' left side is up.
    #expect(pixel(upright, 0, 0) == [255, 0, 0, 255] && pixel(upright, 0, 3) == [0, 0, 255, 255])
    let mirrored = halves().withHorizontallyFlippedOrientation()
    #expect(mirrored.pngData().flatMap { UIImage(data: $0) }.map { pixel($0, 0, 0) } == [0, 0, 255, 255])
  }

  @Test("of a symbol is as large as its configuration's font, in the colour of its tint")
  func symbol() throws {
    var environment = EnvironmentValues()
    environment.resources = .ofProgram
    Stage().announce(environment)
    let star = try #require(UIImage(systemName: "star.fill"))
    let large = try #require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * star.size.width) < 1 && star.isSymbolImage)
    let red = star.withTintColor(.red, renderingMode: .alwaysOriginal)
    let middle = Int(star.size.width * red.scale / 2)
    #expect(pixel(red, middle, middle) == [255, 0, 0, 255])
    #expect(UIImage(systemName: "no such symbol") == nil)
    var own = EnvironmentValues()
    own.resources = .ofProgram
    let view = TestedView(proposing: nil, nil, environment: { $0 = own }) { Image(uiImage: large) }
    #expect(view.size == large.size)
  }

  @Test("of a symbol has strokes of its configuration's weight, or of its font's")
  func symbolWeight() throws {
    var environment = EnvironmentValues()
    environment.resources = .ofProgram
    Stage().announce(environment)
    typealias Configuration = UIImage.SymbolConfiguration
    func ink(_ configuration: Configuration) throws -> Int {
      let image = try #require(UIImage(systemName: "plus", withConfiguration: configuration))
        .withTintColor(.black, renderingMode: .alwaysOriginal)
      let bytes = image.cgImage?.pixels.rgba ?? []
      return stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + (bytes[$1] > 127 ? 1 : 0) }
    }
    let size = Configuration(pointSize: 40)
    let (regular, bold) = (try ink(size), try ink(Configuration(pointSize: 40, weight: .bold)))
    #expect(try ink(Configuration(pointSize: 40, weight: .ultraLight)) < regular && regular < bold)
    #expect(try ink(Configuration(pointSize: 40, weight: .regular)) == regular)
    #expect(try ink(Configuration(pointSize: 40, weight: .unspecified)) == regular)
    #expect(try ink(Configuration(font: .systemFont(ofSize: 40, weight: .bold))) == bold)
    #expect(try ink(size.applying(Configuration(weight: .bold))) == bold)
    #expect(try ink(Configuration(weight: .bold).applying(size)) == bold)
    #expect(
      try ink(Configuration(weight: .bold).applying(Configuration(font: .systemFont(ofSize: 40)))) == regular)
  }

  @Test("is a view of SwiftUI at its own size")
  func view() {
    let view = TestedView(proposing: nil, nil) { Image(uiImage: halves()) }
    #expect(view.size == CGSize(width: 4, height: 2))
    #expect(TestedView(proposing: nil, nil) { Image(uiImage: UIImage()) }.size == .zero)
    let renderer = ImageRenderer(content: Color.red.frame(width: 5, height: 3))
    renderer.scale = 2
    #expect(renderer.uiImage?.size == CGSize(width: 5, height: 3))
    #expect(pixel(renderer.uiImage, 9, 5) == pixel(renderer.uiImage, 0, 0))
  }

  @Test("clips, layers, gradients and mixing leave the pixels that CoreGraphics would")
  func context() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20), format: format).image {
      renderer in
      let context = renderer.cgContext
      context.saveGState()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).addClip()
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.restoreGState()
      context.saveGState()
      context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 10))
      let colors = [UIColor.black.cgColor, UIColor.white.cgColor] as CFArray
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])!
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: [])
      context.restoreGState()
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
      context.clear(CGRect(x: 5, y: 12, width: 4, height: 4))
      context.setBlendMode(.sourceIn)
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(pixel(image, 5, 5) == [0, 0, 255, 255], "a source that is in what was there")
    #expect(pixel(image, 0, 0)[3] < 128, "outside of the clip")
    #expect(pixel(image, 7, 14)[3] == 0, "cleared")
    #expect(pixel(image, 19, 19) == [0, 0, 255, 255])
  }

  @Test("a bitmap of the program's own memory has the pixels after each step, with y upwards")
  func bitmap() throws {
    var bytes = [UInt8](repeating: 0, count: 4)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: memory.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(try #require(halves().cgImage), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(bytes[0] > 100 && bytes[2] > 100 && bytes[3] == 255, "the average: \(bytes)")
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = context.makeImage().map { UIImage(cgImage: $0) }
    #expect(pixel(image, 0, 1) == [255, 0, 0, 255] && pixel(image, 0, 0)[3] == 0)
    #expect(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }

  @Test("an image is upside down in CoreGraphics' own way of drawing where y points down")
  func flipped() {
    let column = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    func top(_ draw: (CGContext) -> Void) -> UInt8? {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4)).image { draw($0.cgContext) }
      return pixel(image, 0, 0).last
    }
    let rect = CGRect(x: 0, y: 0, width: 2, height: 4)
    #expect(top { _ in column.draw(in: rect) } == 255)
    #expect(top { $0.draw(column.cgImage!, in: rect) } == 0)
  }

  @Test("a string leaves ink in a context, and says so where there is none")
  func string() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
      "ab".draw(
        at: .zero,
        withAttributes: [.font: UIFont(name: "PlumbSquares", size: 10)!, .foregroundColor: UIColor.red])
    }
    #expect(pixel(image, 5, 5) == [255, 0, 0, 255])
  }

  @Test("a data asset has the bytes of its set; one of another name is nil, and told")
  func dataAssets() {
    struct Reader: View {
      var body: some View {
        let words = NSDataAsset(name: "Words")
        Text(words.map { String(decoding: $0.data, as: UTF8.self) + $0.typeIdentifier } ?? "none")
        Text(NSDataAsset(name: "None") == nil ? "nothing" : "something")
      }
    }
    var resources = Resources.none
    resources.findData = { name in
      name == "Words" ? Resources.NamedData(bytes: Data("[1] ".utf8), typeIdentifier: "public.json") : nil
    }
    let view = TestedView(proposing: 300, 100, environment: { $0.resources = resources }) { Reader() }
    #expect(view.frame(of: "Text(\"[1] public.json\")") != nil)
    #expect(view.frame(of: "Text(\"nothing\")") != nil)
    #expect(view.warnings == ["NSDataAsset(name: \"None\"): there is no data set of that name; it is nil."])
  }
}
