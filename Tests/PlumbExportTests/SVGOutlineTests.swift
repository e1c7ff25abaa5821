import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport

@Suite("Reading SVG icons")
struct SVGOutlineTests {
  private func outline(_ body: String, head: String = "viewBox=\"0 0 16 16\"") throws -> SVGOutline {
    try SVGOutline.decode(Array("<?xml version=\"1.0\"?><svg xmlns=\"x\" \(head)>\(body)</svg>".utf8))
  }

  private func path(_ data: String) -> String { "\(Path(svgData: data))" }

  @Test(
    "path data in every command, absolute and relative",
    arguments: [
      ("M1 2L3 4H5V6Z", "1 2 m 3 4 l 5 4 l 5 6 l h"), ("m1 2l3 4h5v6z", "1 2 m 4 6 l 9 6 l 9 12 l h"),
      ("M0,0 1,1 2,0", "0 0 m 1 1 l 2 0 l"), ("m1 1 1 1", "1 1 m 2 2 l"),
      ("M0 0C1 1 2 2 3 3S5 5 6 6", "0 0 m 1 1 2 2 3 3 c 4 4 5 5 6 6 c"),
      ("M0 0Q1 1 2 0T4 0", "0 0 m 1 1 2 0 q 3 -1 4 0 q"),
      ("M1-2.5.5L3e1 4", "1 -2.5 m"), ("M0 0L5 5zl1 1", "0 0 m 5 5 l h 1 1 l"), ("L1 1", ""), ("", ""),
      ("M0 0L1 1X9", "0 0 m 1 1 l"), ("M.5.5l.5-.5", "0.5 0.5 m 1 0 l"),
      ("M0 0A0 5 0 0 1 3 3", "0 0 m 3 3 l"),
    ])
  func pathData(data: String, expected: String) { #expect(path(data) == expected) }

  @Test("arcs sweep the way their flags say, with and without spaces between flags")
  func arcs() {
    let small = Path(svgData: "M0 0A5 5 0 0 1 10 0").boundingRect
    #expect(abs(small.minY + 5) < 0.01 && abs(small.maxY) < 1e-9)
    #expect(abs(Path(svgData: "M0 0a5 5 0 0010 0").boundingRect.maxY - 5) < 0.01)
    #expect(abs(Path(svgData: "M0 0A5 5 0 1 1 5 5").boundingRect.width - 10) < 0.01)
    #expect(abs(Path(svgData: "M0 0A1 1 0 0 1 10 0").boundingRect.minY + 5) < 0.01, "short radii grow")
  }

  @Test("shapes, groups and transforms become one path")
  func shapes() throws {
    let icon = try outline(
      """
      <g transform="translate(2 0) scale(2)"><rect x="1" y="1" width="2" height="1"/></g>
      <circle cx="8" cy="8" r="2" transform="rotate(90 8 8)"/><polygon points="0,14 1,15 0,15"/>
      """)
    #expect("\(icon.path)".hasPrefix("4 2 m 8 2 l 8 4 l 4 4 l h"))
    #expect("\(icon.path)".hasSuffix("0 14 m 1 15 l 0 15 l h"))
    #expect(
      icon.path.contains(CGPoint(x: 8, y: 9.9)) && icon.size == CGSize(width: 16, height: 16)
        && !icon.isEOFilled)
  }

  @Test("what is not seen is not read")
  func hidden() throws {
    let icon = try outline(
      """
      <!-- <path d="M9 9L9 9"/> --><defs><path d="M9 9L8 9"/></defs><path fill="none" d="M9 9L8 9"/>
      <g style="fill: none"><path style="fill:#000; fill-rule : evenodd" d="M1 1L2 1L2 2Z"/></g>
      <path display="none" d="M9 9L8 9"/><rect opacity="0" width="9" height="9"/><text>M 9 9 &lt;path</text>
      """)
    #expect("\(icon.path)" == "1 1 m 2 1 l 2 2 l h" && icon.isEOFilled)
  }

  @Test("opacities multiply through groups, and every shape keeps its own")
  func opacity() throws {
    let icon = try outline(
      "<g opacity='.5'><rect width='4' height='4' fill-opacity='0.5'/></g><rect width='2' height='2' opacity='1'/>"
    )
    #expect(icon.shapes.map(\.opacity) == [0.25, 1])
    let items = icon.items(in: CGRect(x: 10, y: 0, width: 32, height: 32), paint: .color(red))
    #expect(items.map { $0.bounds.width } == [8, 4] && items[0].bounds.minX == 10)
  }

  @Test("shapes drawn in opposite directions join into one path without a hole")
  func directions() throws {
    let icon = try outline("<path d='M0 0H8V8H0Z'/><path d='M4 4V12H12V4Z'/>")
    #expect(icon.path.contains(CGPoint(x: 6, y: 6)) && icon.path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test("a stroke becomes its outline")
  func strokes() throws {
    let icon = try outline(
      "<path fill=\"none\" stroke=\"#000\" stroke-width=\"2\" stroke-linecap=\"round\" d=\"M4 8H12\"/>")
    #expect(icon.path.boundingRect == CGRect(x: 3, y: 7, width: 10, height: 2))
  }

  @Test("the view box moves to the origin, and a size can stand for it")
  func viewBox() throws {
    let moved = try outline(
      "<rect x=\"10\" y=\"10\" width=\"4\" height=\"4\"/>", head: "viewBox=\"10 10 8 8\"")
    #expect(moved.path.boundingRect == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(
      try outline("<rect width=\"4\" height=\"4\"/>", head: "width='24' height='24px'").size.width == 24)
  }

  @Test("files without a shape or without an SVG are refused with a reason")
  func refusals() {
    func message(_ text: String) -> String {
      do {
        return "\(try SVGOutline.decode(Array(text.utf8)).path)"
      } catch { return "\(error)" }
    }
    #expect(message("") == "the image could not be read: it is no SVG with a size")
    #expect(
      message("<svg viewBox='0 0 1 1'/>")
        == "the image could not be read: the SVG has no shape that is filled")
    #expect(message(String(repeating: "<g>", count: 300)).contains("nested more than 200 deep"))
    #expect(message(String(repeating: " ", count: 1_100_000)).contains("at most 1 MB"))
    let long = "<svg viewBox='0 0 1 1'><path d='M0 0" + String(repeating: "h1", count: 110_000) + "'/></svg>"
    #expect(message(long).contains("more than 100,000 steps"))
  }

  @Test("files with changed bytes are read or refused, never worse")
  func fuzz() {
    let file = Array(
      "<svg viewBox='0 0 16 16'><!-- c --><g transform='matrix(1 0 0 1 2 3)'><path d='M1 2c3 4 5 6 7 8a1 2 3 0 1 4 5z' stroke='red'/></g></svg>"
        .utf8)
    var state: UInt64 = 7
    var (read, refused) = (0, Set<String>())
    for _ in 0..<2000 {
      var copy = file
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        copy[Int(state >> 33) % copy.count] = UInt8(truncatingIfNeeded: state >> 25)
      }
      do {
        _ = try SVGOutline.decode(copy)
        read += 1
      } catch { refused.insert("\(error)") }
    }
    #expect(read > 100)
    #expect(refused.count > 1)
    #expect(refused.allSatisfy { $0.hasPrefix("the image could not be read: ") })
  }
}
