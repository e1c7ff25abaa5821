import PlumbUIKit

/// A number of pixels in a row or a column.
public typealias vImagePixelCount = UInt
/// The result of a function of images; 0 is success.
public typealias vImage_Error = Int
/// Bits that say how a function of images works.
public typealias vImage_Flags = UInt32

/// Nothing in particular.
public let kvImageNoFlags: vImage_Flags = 0
/// Pixels outside the image have the background's colour.
public let kvImageBackgroundColorFill: vImage_Flags = 4
/// Pixels outside the image are those at its edge.
public let kvImageEdgeExtend: vImage_Flags = 8
/// Pixels outside the image are left out.
public let kvImageTruncateKernel: vImage_Flags = 64
/// It went well.
public let kvImageNoError: vImage_Error = 0
/// The error for a part that is larger than the image.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// The error for a kernel of an even or of no size.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// The error for an image without memory.
public let kvImageNullPointerArgument: vImage_Error = -21772

/// The memory of an image's pixels.
public struct vImage_Buffer {
  /// The beginning of the first row.
  public var data: UnsafeMutableRawPointer!
  /// The number of rows.
  public var height: vImagePixelCount
  /// The number of pixels in a row.
  public var width: vImagePixelCount
  /// The number of bytes from one row to the next.
  public var rowBytes: Int

  /// Creates a buffer without memory.
  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  /// Describes memory that somebody else keeps.
  public init(
    data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }

  /// Gives memory back that was allocated for the pixels.
  public func free() { data?.deallocate() }
}

/// Writes into `dest` the mean of the pixels around each pixel of `src`, in four channels of 8 bits.
///
/// - Parameters:
///   - tempBuffer: Not needed here.
///   - srcOffsetToROI_X: The column of `src` at which `dest` begins.
///   - srcOffsetToROI_Y: The row of `src` at which `dest` begins.
///   - kernel_height: The rows of a mean, an odd number.
///   - kernel_width: The columns of a mean, an odd number.
///   - backgroundColor: Four bytes for pixels outside `src` with ``kvImageBackgroundColorFill``; black without them.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  BoxMeans(src.pointee, dest.pointee, srcOffsetToROI_X, srcOffsetToROI_Y, flags, backgroundColor)
    .write(kernel_height, kernel_width) { _, _ in 1 }
}

/// Writes into `dest` the weighted mean of the pixels around each pixel of `src`, in four channels of 8 bits. A pixel's weight
/// falls evenly with its distance.
@discardableResult public func vImageTentConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  BoxMeans(src.pointee, dest.pointee, srcOffsetToROI_X, srcOffsetToROI_Y, flags, backgroundColor)
    .write(kernel_height, kernel_width) { $1 / 2 + 1 - abs($0 - $1 / 2) }
}
