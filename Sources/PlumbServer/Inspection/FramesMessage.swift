import PlumbLayout

/// The frames of the tree's rows, as far as the page does not have them.
enum FramesMessage {
  /// The first byte of the message. That of a drawing is 0 or 1.
  static let mark: UInt8 = 2

  /// The mark, how many rows there are, how many have moved, and those with their four lengths.
  static func bytes(_ frames: [CGRect], known: [CGRect]) -> [UInt8] {
    var writer = ByteWriter()
    writer.byte(mark)
    writer.count(frames.count)
    let moved = frames.indices.filter { !known.indices.contains($0) || known[$0] != frames[$0] }
    writer.count(moved.count)
    for row in moved {
      writer.count(row)
      let frame = frames[row]
      writer.lengths(frame.minX, frame.minY, frame.width, frame.height)
    }
    return writer.bytes
  }
}
