import CPNG

/// A part of a PNG: its length, its name, its content and a checksum (ISO/IEC 15948).
package enum PNGPart {
  /// The longest content of a part.
  static let longest = Int(Int32.max)

  /// - Parameter name: four letters.
  package static func bytes(_ name: String, _ content: some Collection<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(content.count + 12)
    bytes += number(content.count)
    bytes += Array(name.utf8)
    bytes += content
    let checksum = bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { cpng_checksum($0 + 4, bytes.count - 4) } ?? 0
    }
    return bytes + number(Int(checksum))
  }

  /// Four bytes, the largest first.
  package static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
