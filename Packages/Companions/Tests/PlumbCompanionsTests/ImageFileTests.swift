import Combine
import Foundation
import PlumbCompanions
import PlumbUIKit
import Testing

@Suite("Files of pictures")
struct ImageFileTests {
  /// Forty times twenty pixels, red on the left and blue on the right.
  private static let png: Data = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
    }
  }()
  private static var thumbnail: [String: Any] {
    [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
  }

  /// A JPEG that is stored lying: its Exif part says that it has to be turned by a quarter.
  private static func lying() -> Data {
    let jpeg = UIImage(data: png)!.jpegData(compressionQuality: 1)!
    // A TIFF of one entry: tag 0x0112, one short number, 6.
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let part = Array("Exif\0\0".utf8) + tiff
    let length = part.count + 2
    return jpeg.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + part)
      + jpeg.dropFirst(2)
  }

  @Test("a file tells its kind, its size and its picture")
  func source() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.png), nil))
    #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetType(source) == "public.png")
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test("a small picture fits into its side, is never made larger, and is made only if it is asked for")
  func small() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.png), nil))
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, Self.thumbnail as CFDictionary))
    #expect(small.width == 10 && small.height == 5)
    let bytes = [UInt8](Data(referencing: try #require(small.dataProvider?.data)))
    #expect(bytes[0] > 200 && bytes[2] < 50 && bytes[4 * 9] < 50 && bytes[4 * 9 + 2] > 200)
    let large = Self.thumbnail.merging([kCGImageSourceThumbnailMaxPixelSize: 400]) { $1 }
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, large as CFDictionary)?.width == 40)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test("a JPEG that lies is turned for a small picture, and not for its own pixels")
  func orientation() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Self.lying()), nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any])
    #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, Self.thumbnail as CFDictionary))
    #expect(small.width == 5 && small.height == 10)
  }

  @Test("a picture is written as a PNG or a JPEG, and as nothing else")
  func destination() throws {
    let image = try #require(UIImage(data: Self.png)?.cgImage)
    for type in ["public.png", "public.jpeg"] {
      let data = NSMutableData()
      let destination = try #require(CGImageDestinationCreateWithData(data, type, 1, nil))
      #expect(!CGImageDestinationFinalize(destination))
      CGImageDestinationAddImage(destination, image, nil)
      #expect(CGImageDestinationFinalize(destination))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetType(source) == type)
    }
    #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
  }

  @Test("a file that comes bit by bit has its picture when all of it has come")
  func incremental() {
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, NSData(data: Self.png.prefix(40)), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, NSData(data: Self.png), true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
  }

  @Test("bytes that are no picture have none")
  func other() throws {
    let source = try #require(CGImageSourceCreateWithData(NSData(data: Data("GIF89a".utf8)), nil))
    #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetStatus(source) == .statusUnknownType)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
    #expect(CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/nowhere.png"), nil) == nil)
  }
}
