import Foundation
import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbServer

struct FrameEncoderTests {
  private func square(_ x: Double, _ color: ResolvedColor = .black) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: 0, width: 10, height: 10)), .color(color), FillStyle())
  }

  private func list(_ items: DisplayItem...) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 100), items: items)
  }

  private func sent(_ message: [UInt8]?) throws -> [UInt8] { try #require(message) }

  @Test("a drawing that did not change is not sent")
  func nothing() {
    var encoder = FrameEncoder()
    let (first, second) = (
      encoder.encode(list(square(0)), scale: 2), encoder.encode(list(square(0)), scale: 2)
    )
    #expect(first != nil && second == nil)
    #expect(encoder.number == 1)
  }

  @Test("of a long drawing, only the item that changed is sent, wherever it is")
  func change() throws {
    var encoder = FrameEncoder()
    let many = (0..<500).map { square(Double($0)) }
    let first = try sent(
      encoder.encode(DisplayList(size: CGSize(width: 9, height: 9), items: many), scale: 1))
    var other = many
    other[250] = square(-7)
    let second = try sent(
      encoder.encode(DisplayList(size: CGSize(width: 9, height: 9), items: other), scale: 1))
    #expect(first.count > 20_000)
    #expect(second.count < 200)
    other.insert(square(-8), at: 3)
    let third = try sent(
      encoder.encode(DisplayList(size: CGSize(width: 9, height: 9), items: other), scale: 1))
    #expect(third.count < 200)
  }

  @Test("inside a group too, what stays is named by its number")
  func inside() throws {
    var encoder = FrameEncoder()
    let many = (0..<100).map { square(Double($0)) }
    _ = encoder.encode(list(.group(.opacity(0.5), many)), scale: 1)
    let second = try sent(encoder.encode(list(.group(.opacity(0.4), many)), scale: 1))
    // One item of a hundred numbers, instead of a hundred squares.
    #expect(second.count < 600)
  }

  @Test("an image is sent once")
  func image() throws {
    let pixels = PixelImage(width: 50, height: 50, rgba: [UInt8](repeating: 200, count: 10_000))
    func drawn(_ x: Double) -> DisplayList {
      list(.image(DrawnImage(pixels: pixels, rect: CGRect(x: x, y: 0, width: 50, height: 50))))
    }
    var encoder = FrameEncoder()
    let first = try sent(encoder.encode(drawn(0), scale: 1))
    #expect(first.count > 10_000)
    let second = try sent(encoder.encode(drawn(1), scale: 1))
    #expect(second.count < 200)
  }

  @Test("what is no number does not reach the page")
  func numbers() {
    var writer = ByteWriter()
    writer.lengths(.nan, .infinity, -.infinity)
    #expect(writer.bytes.count == 12)
    let values = [0, 4, 8].map { number(in: writer.bytes, at: $0) }
    #expect(values == [0, 1e7, -1e7])
  }

  @Test("an angular gradient becomes stops on a full turn clockwise, in the order of the turn")
  func angular() throws {
    let stops = [Paint.Stop(color: .black, location: 0), Paint.Stop(color: .white, location: 1)]
    for end in [CGFloat.pi, -CGFloat.pi, 7] {
      let paint = Paint.angularGradient(stops, center: .zero, start: 0, end: end)
      let bytes = try #require(PageGradient.written(paint)).bytes
      // Kind, centre, start, and the number of stops; then each stop has eleven bytes.
      let places = stride(from: 17, to: bytes.count, by: 11).map { number(in: bytes, at: $0) }
      #expect(places == places.sorted() && places.first == 0 && places.last == 1, "\(end): \(places)")
    }
  }

  /// The number in four bytes, the lowest first.
  private func number(in bytes: [UInt8], at place: Int) -> Float {
    var bits: UInt32 = 0
    for byte in bytes[place..<place + 4].reversed() { bits = bits << 8 | UInt32(byte) }
    return Float(bitPattern: bits)
  }
}
