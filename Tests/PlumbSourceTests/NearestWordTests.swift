import PlumbSource
import Testing

@Suite("Nearest word")
struct NearestWordTests {
  @Test(
    "a slip of the finger finds its word, anything else finds none",
    arguments: [
      ("rendr", "render"), ("REnder", "render"), ("insepct", "inspect"), ("chek", "check"), ("xyz", nil),
      ("", nil),
      ("galery", "gallery"),
    ] as [(String, String?)])
  func nearest(word: String, expected: String?) {
    #expect(nearestWord(to: word, among: ["render", "inspect", "check", "gallery"]) == expected)
  }

  @Test("there is no nearest word among none")
  func none() { #expect(nearestWord(to: "render", among: []) == nil) }
}
