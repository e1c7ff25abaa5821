/// Means of the pixels around others, first along rows and then along columns.
struct BoxMeans {
  private let source: vImage_Buffer
  private let target: vImage_Buffer
  private let left: Int
  private let top: Int
  private let flags: vImage_Flags
  private let background: [Int]

  init(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ left: vImagePixelCount, _ top: vImagePixelCount,
    _ flags: vImage_Flags, _ background: UnsafePointer<UInt8>?
  ) {
    (self.source, self.target, self.flags) = (source, target, flags)
    (self.left, self.top) = (Int(clamping: left), Int(clamping: top))
    self.background = (0..<4).map { Int(background?[$0] ?? 0) }
  }

  /// Writes the means; `weight` receives the place in a kernel and its size.
  func write(_ height: UInt32, _ width: UInt32, weight: (Int, Int) -> Int) -> vImage_Error {
    guard height % 2 == 1, width % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let from = source.data, let to = target.data else { return kvImageNullPointerArgument }
    let (rows, columns) = (Int(source.height), Int(source.width))
    let (newRows, newColumns) = (Int(target.height), Int(target.width))
    guard left + newColumns <= columns, top + newRows <= rows else { return kvImageRoiLargerThanInputBuffer }
    var pixels = [UInt8](repeating: 0, count: rows * columns * 4)
    for row in 0..<rows {
      for byte in 0..<columns * 4 {
        pixels[row * columns * 4 + byte] = from.load(
          fromByteOffset: row * source.rowBytes + byte, as: UInt8.self)
      }
    }
    let across = weights(Int(width), weight)
    let along = weights(Int(height), weight)
    var means = pixels
    for row in 0..<rows {
      for column in 0..<columns {
        mean(of: pixels, at: column, of: columns, across, step: 4, from: row * columns * 4, into: &means)
      }
    }
    for column in 0..<columns {
      for row in 0..<rows {
        mean(of: means, at: row, of: rows, along, step: columns * 4, from: column * 4, into: &pixels)
      }
    }
    for row in 0..<newRows {
      for byte in 0..<newColumns * 4 {
        let value = pixels[((top + row) * columns + left) * 4 + byte]
        to.storeBytes(of: value, toByteOffset: row * target.rowBytes + byte, as: UInt8.self)
      }
    }
    return kvImageNoError
  }

  private func weights(_ size: Int, _ weight: (Int, Int) -> Int) -> [Int] {
    (0..<size).map { weight($0, size) }
  }

  /// Writes the mean at one place of a line of pixels.
  private func mean(
    of pixels: [UInt8], at place: Int, of count: Int, _ weights: [Int], step: Int, from start: Int,
    into means: inout [UInt8]
  ) {
    for channel in 0..<4 {
      var (sum, total) = (0, 0)
      for (offset, weight) in weights.enumerated() {
        let wanted = place + offset - weights.count / 2
        let near = min(max(wanted, 0), count - 1)
        let isOutside = wanted != near
        if isOutside, flags & kvImageTruncateKernel != 0 { continue }
        let isExtended = !isOutside || flags & kvImageEdgeExtend != 0
        sum += weight * (isExtended ? Int(pixels[start + near * step + channel]) : background[channel])
        total += weight
      }
      means[start + place * step + channel] = UInt8(clamping: (sum + total / 2) / max(1, total))
    }
  }
}
