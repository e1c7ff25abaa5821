// swift-format-ignore-file
import ImageIO
import UIKit

func smallPicture(of file: URL, side: CGFloat) -> UIImage? {
  let options = [kCGImageSourceShouldCache: false] as CFDictionary
  guard let source = CGImageSourceCreateWithURL(file as CFURL, options) else { return nil }
  let small: [CFString: Any] = [
    kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
    kCGImageSourceShouldCacheImmediately: true, kCGImageSourceThumbnailMaxPixelSize: side,
  ]
  return CGImageSourceCreateThumbnailAtIndex(source, 0, small as CFDictionary).map { UIImage(cgImage: $0) }
}

func size(of data: Data) -> CGSize? {
  guard let source = CGImageSourceCreateWithData(data as CFData, nil),
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
    let width = properties[kCGImagePropertyPixelWidth] as? CGFloat,
    let height = properties[kCGImagePropertyPixelHeight] as? CGFloat
  else { return nil }
  return CGSize(width: width, height: height)
}

func images(of data: Data) -> UIImage? {
  guard let source = CGImageSourceCreateWithData(data as CFData, nil) else { return nil }
  var (images, duration): ([UIImage], Double) = ([], 0)
  for index in 0..<CGImageSourceGetCount(source) {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { continue }
    images.append(UIImage(cgImage: image))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil) as? [String: Any]
    let gif = properties?[kCGImagePropertyGIFDictionary as String] as? [String: Any]
    duration += gif?[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double ?? 0.1
  }
  return UIImage.animatedImage(with: images, duration: duration)
}

func write(_ image: CGImage) -> Data? {
  let data = NSMutableData()
  guard let destination = CGImageDestinationCreateWithData(data as CFMutableData, "public.jpeg" as CFString, 1, nil)
  else { return nil }
  CGImageDestinationAddImage(destination, image, [kCGImageDestinationLossyCompressionQuality: 0.5] as CFDictionary)
  return CGImageDestinationFinalize(destination) ? data as Data : nil
}
