/// The orientation tag of an Exif part: a small TIFF, whose first directory may have it (TIFF 6.0, Exif 2.32).
struct ExifOrientation {
  /// 1 for upright, 2 to 8 for mirrored and turned pictures; 1 where nothing legible is said.
  private(set) var value = 1

  /// The number of the tag.
  private static let tag = 0x0112
  /// A tag of one 16-bit number.
  private static let short = 3

  init(_ part: UnsafeBufferPointer<UInt8>) {
    var bytes = Array(part)
    // Some writers put the mark of a JPEG's Exif part in front.
    let mark = Array("Exif\0\0".utf8)
    if bytes.starts(with: mark) { bytes.removeFirst(mark.count) }
    let isLittle = bytes.starts(with: Array("II".utf8))
    guard isLittle || bytes.starts(with: Array("MM".utf8)) else { return }
    func number(_ index: Int, _ count: Int) -> Int? {
      guard index >= 0, index <= bytes.count - count else { return nil }
      let part = bytes[index..<index + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let directory = number(4, 4), let entries = number(directory, 2) else { return }
    for index in 0..<entries {
      // An entry has its tag, its type, its count and its value.
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return }
      guard tag == Self.tag else { continue }
      guard number(entry + 2, 2) == Self.short, let found = number(entry + 8, 2) else { return }
      if (1...8).contains(found) { value = found }
      return
    }
  }
}
