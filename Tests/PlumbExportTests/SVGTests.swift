import PlumbDrawing
import PlumbLayout
import Testing

@testable import PlumbExport
@testable import PlumbText

@Suite("SVG")
struct SVGTests {
  private func lines(_ items: DisplayItem...) throws -> [String] {
    let text = try DisplayList(size: CGSize(width: 20, height: 10), items: items).svgString(
      glyphs: SquareGlyphs())
    return text.split(separator: "\n").map(String.init)
  }

  @Test("a picture is its size and its items, one a line")
  func document() throws {
    #expect(
      try scene(20, 10.5, fill(red, 1, 2, 3.14159, 4)).svgString(background: .white) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.5" viewBox="0 0 20 10.5">
        <rect x="0" y="0" width="20" height="10.5" fill="#fff"/>
        <rect x="1" y="2" width="3.142" height="4" fill="#f00"/>
        </svg>

        """)
  }

  @Test(
    "numbers have at most three decimals and nothing to spare",
    arguments: [
      (1, "1"), (0.1, "0.1"), (-0.05, "-0.05"), (1.0004, "1"), (-0.0001, "0"), (12.3456, "12.346"),
      (.nan, "0"),
      (.infinity, "0"), (1e300, "1000000000000"),
    ] as [(CGFloat, String)])
  func numbers(value: CGFloat, text: String) { #expect(short(value) == text) }

  @Test("paths and strokes say only what is not the default")
  func strokes() throws {
    let path = Path { $0.addLines([.zero, CGPoint(x: 5, y: 0), CGPoint(x: 5, y: 5), CGPoint(x: 0, y: 9)]) }
    let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [1, 2], dashPhase: 3)
    #expect(
      try lines(
        .stroke(path, .color(red.opacity(0.5)), style), .fill(path, .color(blue), FillStyle(eoFill: true)))[
          1...2] == [
          "<path d=\"M0 0H5V5L0 9\" fill=\"none\" stroke=\"#f00\" stroke-opacity=\"0.5\" stroke-width=\"2\" stroke-linecap=\"round\" "
            + "stroke-linejoin=\"bevel\" stroke-dasharray=\"1 2\" stroke-dashoffset=\"3\"/>",
          "<path d=\"M0 0H5V5L0 9\" fill=\"#00f\" fill-rule=\"evenodd\"/>",
        ])
  }

  @Test("the same gradient is defined once, and mixes as gradients do")
  func gradients() throws {
    let stops = [Paint.Stop(color: red, location: 0), Paint.Stop(color: blue, location: 1)]
    let item = DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 5, height: 5)),
      .linearGradient(stops, from: .zero, to: CGPoint(x: 5, y: 0)), FillStyle())
    let text = try lines(item, item)
    #expect(text.filter { $0.contains("<linearGradient") }.count == 1)
    #expect(text[2].contains("x2=\"5\"") && text[2].contains("<stop offset=\"0.5\" stop-color=\"#8c53a2\"/>"))
    #expect(text.filter { $0.contains("fill=\"url(#p1)\"") }.count == 2)
  }

  @Test("effects are groups with attributes")
  func effects() throws {
    let clip = Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5))
    let text = try lines(
      .group(.opacity(0.25), [fill(red, 0, 0, 1, 1)]), .group(.clip(clip, FillStyle()), []),
      .group(.transform(CGAffineTransform(translationX: 1, y: 2)), []),
      .group(.transform(CGAffineTransform(a: 0.0005, b: 0, c: 0, d: 2, tx: 1, ty: 0)), []),
      .group(.blend(.multiply), []), .group(.layer, []),
      .group(.blur(radius: 3, isOpaque: false), [fill(red, 0, 0, 1, 1)]))
    for part in [
      "<g opacity=\"0.25\">", "<g clip-path=\"url(#c1)\">", "<g transform=\"translate(1 2)\">",
      "<g transform=\"matrix(0.0005 0 0 2 1 0)\">", "<g style=\"mix-blend-mode:multiply\">",
      "<g style=\"isolation:isolate\">", "<g filter=\"url(#f2)\">",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("pixels become coarser where three a point would be too many, and nothing is lost")
  func coarsePixels() throws {
    let cut = DisplayItem.group(.blend(.destinationOut), [fill(red, 0, 0, 2, 2)])
    let text = try lines(.group(.layer, [fill(blue, -12_000, 0, 24_000, 2), cut])).joined(separator: "\n")
    #expect(text.contains("<image x=\"-10000\" y=\"0\" width=\"20000\" height=\"2\""))
  }

  @Test(
    "where pixels would be too many, those that nobody can see are left out, in whatever coordinates they lie"
  )
  func visiblePixels() throws {
    let cut = DisplayItem.group(.blend(.plusDarker), [fill(red, -9000, -9000, 18_000, 18_000)])
    let layer = DisplayItem.group(.layer, [fill(blue, -9000, -9000, 18_000, 18_000), cut])
    func image(_ item: DisplayItem) throws -> String {
      let line = try lines(item).first { $0.contains("<image") } ?? "none"
      return line.split(separator: "href").first.map(String.init) ?? line
    }
    func expect(_ item: DisplayItem, _ x: Int, _ y: Int, _ width: Int, _ height: Int) throws {
      let place = "<image x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" "
      let image = try image(item)
      #expect(image.contains(place), "\(image) \(place)")
    }
    // The picture has 20 by 10 points, and one around them is drawn for its edges.
    try expect(layer, -1, -1, 22, 12)
    try expect(.group(.transform(CGAffineTransform(scaleX: 0.5, y: 0.5)), [layer]), -1, -1, 42, 22)
    try expect(.group(.transform(CGAffineTransform(translationX: 100, y: 0)), [layer]), -101, -1, 22, 12)
    let clip = Path(CGRect(x: 4, y: 2, width: 3, height: 3))
    try expect(.group(.clip(clip, FillStyle()), [layer]), 3, 1, 5, 5)
    try expect(.group(.blur(radius: 2, isOpaque: false), [layer]), -7, -7, 34, 24)
    // Of what is above the picture the shadow can be seen.
    try expect(.group(.shadow(blue, radius: 0, x: 0, y: 50), [layer]), -1, -51, 22, 62)
  }

  @Test("a blend mode that SVG has no name for turns its layer into pixels, and nothing else")
  func pixels() throws {
    let cut = DisplayItem.group(.blend(.destinationOut), [fill(red, 0, 0, 2, 2)])
    let text = try lines(fill(blue, 9, 0, 1, 1), .group(.layer, [fill(red, 0, 0, 4, 4), cut]))
    #expect(
      text[1].hasPrefix("<rect") && text[3].hasPrefix(" <image x=\"0\" y=\"0\" width=\"4\" height=\"4\""))
  }

  @Test("letters are defined once and used, and the text can be found")
  func text() throws {
    let text = try lines(.glyphs(run("a<a", glyphs: [1, 2, 1]), at: CGPoint(x: 0, y: 8), .color(.black)))
    #expect(text[2] == "<path id=\"g1\" d=\"M0 -800H1000V200H0Z\"/>")
    #expect(text.filter { $0.contains("<use href=\"#g1\"") }.count == 3)
    #expect(text.contains(" <use href=\"#g1\" transform=\"matrix(0.01 0 0 0.01 10 8)\"/>"))
    #expect(text.contains { $0.contains("textLength=\"30\"") && $0.contains(">a&lt;a</text>") })
  }

  @Test("text cannot break out of the file")
  func escaping() { #expect(escaped("<a & \"b\">\u{0}\u{1B}\n") == "&lt;a &amp; &quot;b&quot;&gt; ") }

  @Test("the same list gives the same text")
  func determinism() throws { #expect(try sheet().svgString() == sheet().svgString()) }
}
