import CWebP
import PlumbDrawing

/// The format and size of an image file, read without decoding it, so that a huge picture is refused in time.
struct ImageHeader {
  enum Format: String { case png, jpeg, webp }

  var format: Format
  var width: Int
  var height: Int
  /// The orientation of a JPEG, from its Exif part: 1 to 8.
  private(set) var orientation = 1

  init?(_ data: [UInt8]) {
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index >= 0, index + count <= data.count else { return nil }
      return data[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
    }
    if data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      guard let width = number(16, 4), let height = number(20, 4) else { return nil }
      (format, self.width, self.height) = (.png, width, height)
      return
    }
    if data.starts(with: Array("RIFF".utf8)) {
      var features = WebPBitstreamFeatures()
      guard WebPGetFeatures(data, data.count, &features) == VP8_STATUS_OK else { return nil }
      (format, width, height) = (.webp, Int(features.width), Int(features.height))
      return
    }
    guard data.starts(with: [0xFF, 0xD8]) else { return nil }
    // A JPEG is a chain of marked pieces; the frame piece has the size.
    var index = 2
    while let marker = number(index, 2), marker >> 8 == 0xFF {
      let kind = marker & 255
      if kind == 0xFF {
        index += 1
        continue
      }
      // These have no length, as the decoder knows: a length behind them could hide the frame that it finds.
      if kind == 0x01 || (0xD0...0xD7).contains(kind) {
        index += 2
        continue
      }
      guard kind > 0x01, ![0xD8, 0xD9].contains(kind) else { return nil }
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame {
        guard let height = number(index + 5, 2), let width = number(index + 7, 2) else { return nil }
        (format, self.width, self.height) = (.jpeg, width, height)
        return
      }
      guard let length = number(index + 2, 2), length >= 2 else { return nil }
      if kind == 0xE1, index + 2 + length <= data.count {
        let tag = data[index + 4..<index + 2 + length].withUnsafeBufferPointer { ExifOrientation($0) }
        if tag.value > 1 { orientation = tag.value }
      }
      index += 2 + length
    }
    return nil
  }
}

/// The format, the size and the orientation of a PNG, a JPEG or a WebP, read without decoding it.
public struct ImageFile: Sendable {
  /// `png`, `jpeg` or `webp`.
  public let format: String
  /// In pixels, as the picture is stored.
  public let width: Int
  /// In pixels, as the picture is stored.
  public let height: Int
  /// Exif's number from 1, for upright, to 8.
  public let orientation: Int

  /// `nil` for any other format, and where no size can be read.
  public init?(_ data: [UInt8]) {
    guard let header = ImageHeader(data) else { return nil }
    (format, width, height) = (header.format.rawValue, header.width, header.height)
    orientation = header.format == .webp ? PixelImage.orientation(ofWebP: data) : header.orientation
  }
}
