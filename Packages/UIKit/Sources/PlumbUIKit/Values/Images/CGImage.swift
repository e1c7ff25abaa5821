import Combine
import Foundation
import PlumbDrawing
import PlumbExport
import PlumbLayout
import PlumbViews

/// Pixels of CoreGraphics: 8 bits for red, green, blue and alpha, rows from the top.
public final class CGImage: Hashable, Sendable {
  package let pixels: PixelImage

  package init(_ pixels: PixelImage) { self.pixels = pixels }

  /// Creates an image of pixels from bytes: 8 bits for each of red, green, blue and alpha, or of grey.
  ///
  /// `nil` for other layouts, for channels with another range, for too few bytes, and where there are no pixels.
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, info: bitmapInfo)
    guard decode == nil, let layout, let pixels = layout.pixels(of: provider.bytes) else { return nil }
    self.pixels = pixels
  }

  /// In pixels.
  public var width: Int { pixels.width }
  /// In pixels.
  public var height: Int { pixels.height }
  /// 8, for each of red, green, blue and alpha.
  public var bitsPerComponent: Int { 8 }
  /// 32.
  public var bitsPerPixel: Int { 32 }
  /// Four for each pixel.
  public var bytesPerRow: Int { pixels.width * 4 }
  /// Alpha comes last, and colours are not multiplied with it.
  public var alphaInfo: CGImageAlphaInfo { .last }
  /// The position of alpha, and the order of bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue) }
  /// sRGB.
  public var colorSpace: CGColorSpace? { .standard }
  /// Whether pixels between others are mixed when the image is drawn larger.
  public var shouldInterpolate: Bool { true }
  /// The treatment of colours that a device lacks: as usual.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Another range for each channel: none.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether the image only says where it is drawn, which is never so.
  public var isMask: Bool { false }
  /// The bytes of the pixels.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: NSData(data: Data(pixels.rgba))) }

  /// Returns the pixels in a rectangle, whose sides go out to whole pixels; `nil` where it holds none of them.
  public func cropping(to rect: CGRect) -> CGImage? {
    let rect = rect.standardized.common(
      with: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    guard !rect.isNull, !rect.isEmpty else { return nil }
    let (left, right) = (Int(rect.minX.rounded(.down)), Int(rect.maxX.rounded(.up)))
    let (top, bottom) = (Int(rect.minY.rounded(.down)), Int(rect.maxY.rounded(.up)))
    return CGImage(pixels.cropped(columns: left..<right, rows: top..<bottom))
  }

  /// Returns the same pixels.
  public func copy() -> CGImage? { self }

  /// Returns the pixels as far as another image is opaque: a mask of greys counts by how light it is.
  public func masking(_ mask: CGImage) -> CGImage? {
    let area = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let context = CGContext(size: area.size, scale: 1)
    context.clip(to: area, mask: mask)
    context.add(.image(DrawnImage(pixels: pixels, rect: area, interpolation: .none)))
    return context.makeImage()
  }

  /// Returns whether both have the same pixels.
  public static func == (one: CGImage, other: CGImage) -> Bool {
    one.pixels === other.pixels
      || (one.width == other.width && one.height == other.height && one.pixels.rgba == other.pixels.rgba)
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// The position of a pixel's alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The position of a pixel's alpha, and the order of its bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits that say where alpha is.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Components are floating-point numbers. No picture of them is made here.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The usual order of bytes.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// The bytes of 16 bits from the smallest.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// The bytes of a pixel from the smallest.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The bytes of 16 bits from the largest.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// The bytes of a pixel from the largest.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// Bytes that an image is made of.
public final class CGDataProvider: @unchecked Sendable {
  private let store: NSData

  /// Creates a provider of bytes in memory.
  public init?(data: CFData) { store = data }
  /// Creates a provider of the bytes of a file; `nil` if it cannot be read.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    store = NSData(data: data)
  }
  /// Creates a provider of the bytes of a file, by its path; `nil` if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }

  /// The bytes.
  public var data: CFData? { store }
  var bytes: [UInt8] { [UInt8](Data(referencing: store)) }
}
