import Combine
import PlumbDrawing
import PlumbExport
import PlumbUIKit

/// A picture's file, of which pixels and properties are read. PNGs, JPEGs and WebPs are, and each has one picture.
public final class CGImageSource: @unchecked Sendable {
  fileprivate private(set) var bytes: [UInt8]
  fileprivate private(set) var file: ImageFile?
  fileprivate private(set) var isWhole = true

  fileprivate init(_ bytes: [UInt8]) {
    self.bytes = bytes
    file = ImageFile(bytes)
    if file == nil { reportCompanion("CGImageSource") }
  }

  /// A file of which nothing has come yet.
  fileprivate init() { (bytes, file, isWhole) = ([], nil, false) }

  /// Replaces what has come of a file. Its pixels are there when all of it has.
  fileprivate func update(_ bytes: [UInt8], isWhole: Bool) {
    (self.bytes, self.isWhole) = (bytes, isWhole)
    file = isWhole ? ImageFile(bytes) : nil
    if isWhole, file == nil { reportCompanion("CGImageSource") }
  }

  fileprivate func pixels(isTurned: Bool) -> PixelImage? { try? .decode(bytes, isTurned: isTurned) }
}

/// The status of reading a file.
public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

/// Opens a picture's file; nil if it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map { CGImageSource([UInt8]($0)) }
}

/// Opens the bytes of a picture's file.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
  CGImageSource([UInt8](Data(referencing: data)))
}

/// Opens the bytes that a provider has.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource([UInt8](Data(referencing: $0))) } }

/// Opens a file of which nothing has come yet.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource { CGImageSource() }

/// Replaces what has come of a file. Its picture is there when all of it has; no part of one is drawn.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update([UInt8](Data(referencing: data)), isWhole: final)
}

/// Returns the number of pictures in a file: one, or none where it cannot be read. A WebP that moves has its first.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file == nil ? 0 : 1 }

/// Which of a file's pictures is the main one.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// Returns the status of reading a file.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.isWhole else { return .statusIncomplete }
  return isrc.file == nil ? .statusUnknownType : .statusComplete
}

/// The identifier of a file's kind.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch isrc.file?.format {
  case "png": "public.png"
  case "jpeg": "public.jpeg"
  case "webp": "org.webmproject.webp"
  default: nil
  }
}

/// The kinds of files that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ["public.png", "public.jpeg", "org.webmproject.webp"]
}

/// Properties of a file as a whole: how many bytes it has.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
  isrc.file == nil ? nil : [kCGImagePropertyFileSize: isrc.bytes.count] as NSDictionary
}

/// The size, the orientation and the colours of a picture. Where and with which camera it was taken is not read.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let file = isrc.file else { return nil }
  return [
    kCGImagePropertyPixelWidth: NSNumber(value: file.width),
    kCGImagePropertyPixelHeight: NSNumber(value: file.height),
    kCGImagePropertyOrientation: NSNumber(value: file.orientation),
    kCGImagePropertyDepth: NSNumber(value: 8), kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
  ] as NSDictionary
}

/// The pixels of a picture as they are stored; nil where they cannot be read.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.pixels(isTurned: false).map { CGImage($0) } : nil }

/// A small picture: no side is longer than `kCGImageSourceThumbnailMaxPixelSize` says, and none is made larger.
///
/// As on Apple's systems it is nil unless the options let one be made, because no small picture of a file is read. It is turned
/// upright with `kCGImageSourceCreateThumbnailWithTransform`.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  let options = options as? [String: Any] ?? [:]
  let isMade = [kCGImageSourceCreateThumbnailFromImageAlways, kCGImageSourceCreateThumbnailFromImageIfAbsent]
    .contains { options[$0] as? Bool == true }
  guard index == 0, isMade else { return nil }
  let isTurned = options[kCGImageSourceCreateThumbnailWithTransform] as? Bool == true
  guard let image = isrc.pixels(isTurned: isTurned).map({ CGImage($0) }) else { return nil }
  guard let side = (options[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)?.doubleValue, side >= 1 else {
    return image
  }
  return image.shrunk(to: side)
}

extension CGImage {
  fileprivate func shrunk(to side: Double) -> CGImage? {
    let share = side / Double(max(width, height))
    guard share < 1 else { return self }
    let (width, height) = (
      max(1, Int((Double(width) * share).rounded())), max(1, Int((Double(height) * share).rounded()))
    )
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.interpolationQuality = .high
    context?.draw(self, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context?.makeImage()
  }
}
