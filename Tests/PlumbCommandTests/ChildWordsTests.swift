import Testing

@testable import PlumbCommand

@Suite("The words of a child") struct ChildWordsTests {
  @Test("are read without the parser, and only as the command writes them")
  func words() throws {
    #expect(try #require(Child(words: ["child", "/tmp/a.request"])).request == "/tmp/a.request")
    for others in [["child"], ["child", "--help"], ["child", "a", "b"], ["render", "a"], []] {
      #expect(Child(words: others) == nil)
    }
  }
}
