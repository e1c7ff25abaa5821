import Testing

@testable import PlumbSource

@Suite("Plain initializers")
struct PlainInitializersTests {
  @Test(
    "the arguments of an initializer are counted, whatever their types",
    arguments: [
      ("M.Row.init() -> M.Row", "M.Row", 0),
      ("M.Row.init(a: Swift.Int) -> M.Row", "M.Row", 1),
      (
        "M.A.B.init(a: Swift.Dictionary<Swift.Int, Swift.Int>, b: (Swift.Int, Swift.Int) -> ()) -> M.A.B",
        "M.A.B", 2
      ),
      ("M.Row.init(a: (A) -> B, b: [C]) -> M.Row", "M.Row", 2),
    ])
  func counts(text: String, type: String, count: Int) throws {
    let parsed = try #require(PlainInitializers.parsed(text))
    #expect(parsed == (type, count))
  }

  @Test(
    "what may fail is not plain",
    arguments: ["M.Row.init() throws -> M.Row", "M.Row.init() -> M.Row?", "M.f() -> M.Row"])
  func refuses(text: String) {
    #expect(PlainInitializers.parsed(text) == nil)
  }

  @Test("an initializer with only defaults is plain")
  func symbols() {
    let symbols = [
      "$s1M3RowV5titleACSS_tcfC", "$s1M3RowV5titleACSS_tcfcfA_", "$s1M4NeedV5titleACSS_tcfC", "main",
    ]
    #expect(PlainInitializers(symbols: symbols).types == ["M.Row"])
  }
}
