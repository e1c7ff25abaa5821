import PlumbSource
import Testing

enum Outer {
  struct Inner {}
  fileprivate struct Hidden {}
}

@Suite("Type names")
struct TypeNameTests {
  @Test("a type is named as its author writes it")
  func names() {
    #expect(sourceName(of: Outer.Inner.self) == "Outer.Inner")
    #expect(sourceName(of: Outer.Hidden.self) == "Outer.Hidden")
    #expect(isPrivate(Outer.Hidden.self))
    #expect(!isPrivate(Outer.Inner.self))
  }
}
