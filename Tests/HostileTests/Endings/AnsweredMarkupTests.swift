import Foundation
import PlumbSource
import SwiftUI
import Testing

@testable import PlumbCommand
@testable import PlumbLive
@testable import PlumbShare

/// A view's process knows the seal of its answers, so it can answer with any bytes.
@Suite("Pictures and pages of forged answers")
struct AnsweredMarkupTests {
  @Test("a picture that is none of its format, and an SVG with more than a drawing, are not written")
  func pictures() throws {
    let script = Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\"><script>fetch('//example.com')</script></svg>".utf8)
    for format in PictureFormat.allCases {
      let failure = #expect(throws: Failure.self) { try AnsweredPicture.checked(script, format, of: "Card") }
      #expect(failure?.status == .viewFailed)
    }
    let drawing = Data("<svg width=\"1\"><rect x=\"0\"/></svg>".utf8)
    #expect(try AnsweredPicture.checked(drawing, .svg, of: "Card") == drawing)
  }

  @Test(
    "a page gets no element that no drawing has from its still picture, which is the only markup of the answer"
  )
  func pages() throws {
    let failure = #expect(throws: Failure.self) {
      try page(#""still":"<meta http-equiv='refresh' content='0;url=//example.com'>""#).html
    }
    #expect(failure?.message.contains(", which no drawing has") ?? false)
    // The script draws the rest on a canvas, and makes no element of it.
    let forged = #""glyphs":["<form>"],"pictures":["\"/><script>"],"drawing":[{"e":{"f":"<iframe>","v":[]}}]"#
    #expect(try page(forged).html.contains("<canvas id=\"picture\""))
    let scripts = EmbeddedFile.texts("drawing.js", "editions.js", "engine.js", "letters.js", "words.js")
    #expect(!scripts.contains("innerHTML") && !scripts.contains("insertAdjacentHTML"))
  }

  @Test("titles of the tree and reasons of the limits are text, and may have any letters")
  func titles() throws {
    let html = try page(#""limits":["Text(\"<a>\") ends here"]"#, name: "Text(\\\"<meta>\\\")").html
    #expect(html.contains("&lt;meta&gt;") && !html.contains("<meta>"))
  }

  private func page(_ field: String, name: String = "V") throws -> SharedPage {
    let look =
      "{\(field.hasPrefix("\"still\"") ? "" : "\"still\":\"<svg ></svg>\",")\(field),\"tree\":{\"name\":\"\(name)\"}}"
    return SharedPage(
      name: "V", looks: [look], packing: Packing(in: try TemporaryFolder()), source: nil, module: Data())
  }
}
