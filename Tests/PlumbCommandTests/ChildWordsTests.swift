import Testing

@testable import PlumbCommand

@Suite("The words of a child") struct ChildWordsTests {
  @Test("are read without the parser, and only as the command writes them")
  func words() throws {
    #expect(try #require(Child(words: ["child", "3"])).wire == 3)
    for others in [
      ["child"], ["child", "--help"], ["child", "1"], ["child", "3", "4"], ["render", "3"], [],
    ] {
      #expect(Child(words: others) == nil)
    }
  }
}
