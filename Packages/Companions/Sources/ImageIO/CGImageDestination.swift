import Combine
import PlumbUIKit

/// The destination of a picture, a PNG or a JPEG.
public final class CGImageDestination: @unchecked Sendable {
  fileprivate enum Place {
    case file(URL)
    case data(NSMutableData)
  }
  fileprivate let place: Place
  fileprivate let isJPEG: Bool
  fileprivate var bytes: Data?

  fileprivate init?(_ place: Place, _ type: CFString) {
    guard ["public.png", "public.jpeg"].contains(type) else {
      reportCompanion("CGImageDestination")
      return nil
    }
    (self.place, isJPEG) = (place, type == "public.jpeg")
  }
}

/// Opens a file to write a picture into it; nil for kinds that are neither PNG nor JPEG.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url as URL), type) }

/// Opens bytes to write a picture into them; nil for kinds that are neither PNG nor JPEG.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type) }

/// The kinds of files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ["public.png", "public.jpeg"] }

/// Properties of a file as a whole: none is written.
@available(
  *, deprecated,
  message:
    "In Plumb, CGImageDestinationSetProperties does nothing: a file has its picture, and no properties."
)
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}

/// Adds a picture. A PNG or a JPEG has one, so the first one counts.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  guard idst.bytes == nil else { return }
  let quality = (properties as? [String: Any])?[kCGImageDestinationLossyCompressionQuality] as? NSNumber
  let picture = UIImage(cgImage: image)
  idst.bytes =
    idst.isJPEG
    // Without a word about it, Apple's systems write a JPEG of this quality (assumed).
    ? picture.jpegData(compressionQuality: quality.map { CGFloat($0.doubleValue) } ?? 0.8) : picture.pngData()
}

/// Adds a picture of a file, with its pixels as they are stored.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  CGImageDestinationAddImage(idst, image, properties)
}

/// Writes the file, and returns whether that succeeded.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
  guard let bytes = idst.bytes else { return false }
  switch idst.place {
  case .file(let url): return (try? bytes.write(to: url, options: .atomic)) != nil
  case .data(let data): data.append(bytes)
  }
  return true
}
