import PlumbCompanions
import Testing

@Suite("Means of pixels") struct AccelerateTests {
  /// The first channel of a row of pixels after a function of images.
  private func row(
    _ values: [UInt8], kernel: UInt32, _ flags: vImage_Flags,
    by function: (
      UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>, UnsafeMutableRawPointer?, vImagePixelCount,
      vImagePixelCount, UInt32, UInt32, UnsafePointer<UInt8>?, vImage_Flags
    ) -> vImage_Error
  ) -> (values: [UInt8], error: vImage_Error) {
    var input = values.map { [$0, 0, 0, 255] }.joined().map { UInt8($0) }
    var output = [UInt8](repeating: 0, count: input.count)
    var error = kvImageNoError
    input.withUnsafeMutableBytes { input in
      output.withUnsafeMutableBytes { output in
        let count = vImagePixelCount(values.count)
        var from = vImage_Buffer(
          data: input.baseAddress, height: 1, width: count, rowBytes: values.count * 4)
        var to = vImage_Buffer(data: output.baseAddress, height: 1, width: count, rowBytes: values.count * 4)
        error = function(&from, &to, nil, 0, 0, 1, kernel, nil, flags)
      }
    }
    return (stride(from: 0, to: output.count, by: 4).map { output[$0] }, error)
  }

  @Test("a box mixes neighbours evenly; beyond the edge are its own pixels, the background, or none")
  func box() {
    let values: [UInt8] = [90, 0, 0, 30]
    #expect(
      row(values, kernel: 3, kvImageEdgeExtend, by: vImageBoxConvolve_ARGB8888).values == [60, 30, 10, 20])
    #expect(
      row(values, kernel: 3, kvImageBackgroundColorFill, by: vImageBoxConvolve_ARGB8888).values
        == [30, 30, 10, 10])
    #expect(
      row(values, kernel: 3, kvImageTruncateKernel, by: vImageBoxConvolve_ARGB8888).values == [
        45, 30, 10, 15,
      ])
  }

  @Test("a tent weighs near pixels more")
  func tent() {
    #expect(
      row([0, 0, 90, 0, 0], kernel: 3, kvImageEdgeExtend, by: vImageTentConvolve_ARGB8888).values
        == [0, 23, 45, 23, 0])
  }

  @Test("a kernel of an even size, and an image without memory, are errors")
  func errors() {
    #expect(
      row([1, 2], kernel: 2, kvImageEdgeExtend, by: vImageBoxConvolve_ARGB8888).error
        == kvImageInvalidKernelSize)
    var none = vImage_Buffer()
    #expect(
      vImageBoxConvolve_ARGB8888(&none, &none, nil, 0, 0, 3, 3, nil, kvImageEdgeExtend)
        == kvImageNullPointerArgument)
  }
}
