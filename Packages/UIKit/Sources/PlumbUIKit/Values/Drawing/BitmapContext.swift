import Foundation
import PlumbDrawing
import PlumbLayout

/// Bytes into which a context writes its pixels: those that the program gave, or its own.
final class ContextBytes {
  private let layout: PixelLayout
  /// The program's own memory, which it keeps as long as the context is used.
  private let given: UnsafeMutablePointer<UInt8>?
  private let own: UnsafeMutablePointer<UInt8>
  /// Writes what has been drawn. A context of the program's own memory does that after each step.
  private var isWriting = false

  init(_ layout: PixelLayout, given: UnsafeMutableRawPointer?) {
    self.layout = layout
    self.given = given?.assumingMemoryBound(to: UInt8.self)
    own = .allocate(capacity: given == nil ? layout.count : 1)
    own.initialize(repeating: 0, count: given == nil ? layout.count : 1)
  }

  deinit { own.deallocate() }

  var pointer: UnsafeMutablePointer<UInt8> { given ?? own }
  var bytesPerRow: Int { layout.bytesPerRow }

  func update(from context: CGContext) { if given != nil { write(from: context) } }

  func write(from context: CGContext) {
    guard !isWriting, let image = context.makeImage() else { return }
    isWriting = true
    layout.write(image.pixels, to: pointer)
    isWriting = false
  }

  /// The content of the memory before anything is drawn, as an image; `nil` where the memory is the context's own.
  var picture: PixelImage? {
    guard let given else { return nil }
    return layout.pixels(of: Array(UnsafeBufferPointer(start: given, count: layout.count)))
  }
}

extension CGContext {
  /// Creates a context of a picture of some pixels, on which y points up as in CoreGraphics. `nil` for layouts that are
  /// not here: 8 bits for each of four components or for a grey are.
  ///
  /// With its own memory the program finds the pixels there after each step.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isNarrow = space.model == .monochrome || info.rawValue & 0x1F == CGImageAlphaInfo.alphaOnly.rawValue
    guard
      let layout = PixelLayout(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: isNarrow ? 8 : 32,
        bytesPerRow: bytesPerRow, info: info)
    else { return nil }
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    self.init(size: size, transform: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
    let bytes = ContextBytes(layout, given: data)
    if let before = bytes.picture {
      let rect = CGRect(origin: .zero, size: size)
      draw(CGImage(before), in: rect)
    }
    self.bytes = bytes
  }

  /// The pixels as bytes, written anew at each question; `nil` where the context is no bitmap.
  public var data: UnsafeMutableRawPointer? {
    guard let bytes else { return nil }
    bytes.write(from: self)
    return UnsafeMutableRawPointer(bytes.pointer)
  }

  /// Bytes from one row to the next; 0 where the context is no bitmap.
  public var bytesPerRow: Int { bytes?.bytesPerRow ?? 0 }
}
