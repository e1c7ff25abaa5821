import Testing

@testable import PlumbExport

@Suite("The markup of an SVG")
struct SVGMarkupTests {
  @Test("has only elements and attributes of drawings, whatever paint and effect is drawn")
  func drawings() throws {
    let svg = try sheet().svgString(background: .white, glyphs: SquareGlyphs())
    #expect(svg.contains("<fe") && svg.contains("<image") && svg.contains("<text"))
    #expect(SVGMarkup.foreignPart(in: svg) == nil)
    #expect(SVGMarkup.foreignElement(in: svg) == nil)
  }

  @Test(
    "of somebody else is named by its first foreign part",
    arguments: [
      ("<script>alert(1)</script>", "<script"), ("<a href=\"https://example.com\">x</a>", "<a"),
      ("<g><foreignObject/></g>", "<foreignObject"), ("<meta http-equiv=\"refresh\"/>", "<meta"),
      ("<x:script/>", "<x:script"), ("<style>g{}</style>", "<style"), ("<!-- > --><g/>", "<!--"),
      ("<?x y?>", "<?x"),
      ("<g onload=\"alert(1)\"/>", "onload of <g"), ("<g\nOnClick=\"a\"/>", "OnClick of <g"),
      ("<image href=\"https://example.com/a.png\"/>", "href of <image"),
      ("<use xlink:href=\"other.svg#a\"/>", "xlink:href of <use"), ("<feImage href=\"#a\"/>", "<feImage"),
      ("<feimage href=\"#a\"/>", "<feimage"),
      ("<rect fill=\"url(https://example.com/a.svg#b)\"/>", "fill of <rect"),
      ("<rect style=\"fill:&#117;rl(//example.com)\"/>", "style of <rect"),
      ("<g xmlns=\"http://www.w3.org/1999/xhtml\"/>", "xmlns of <g"),
      ("<image src=\"//example.com\"/>", "src of <image"),
      ("<rect x='1'/>", "an end of <rect"), ("<rect x=\"1", "an end of <rect"), ("<rect", "an end of <rect"),
      ("</g onload=\"a\">", "an end of <g"), ("<", "<"),
    ])
  func foreign(markup: String, part: String) {
    #expect(SVGMarkup.foreignPart(in: "<svg width=\"1\">\(markup)") == part)
  }

  @Test("begins with its element", arguments: ["", "<html><svg ></svg></html>", " <svg >", "<svgx >"])
  func start(text: String) { #expect(SVGMarkup.foreignPart(in: text) != nil) }

  @Test("may be a piece that ends anywhere behind an element's name")
  func pieces() {
    for piece in ["", "12", "<rect x=\"", "\" y=\"1\"/><g", "</g>", "a > b"] {
      #expect(SVGMarkup.foreignElement(in: piece) == nil)
    }
    for piece in ["<", "<me", "\"/><meta ", "<g><SCRIPT>", "<g:a>", "<\u{0}g>"] {
      #expect(SVGMarkup.foreignElement(in: piece) != nil, "\(piece)")
    }
  }
}
