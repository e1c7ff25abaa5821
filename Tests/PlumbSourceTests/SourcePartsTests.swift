import Foundation
import Testing

@testable import PlumbSource

@Suite("A file in parts")
struct SourcePartsTests {
  /// Long enough to be worth it.
  private func split(_ text: String) -> SourceParts? {
    SourceParts(text + String(repeating: "\n", count: 100), path: "in/View.swift")
  }

  private func names(_ text: String) -> [String]? { split(text)?.parts.map(\.name) }

  @Test("each declaration is a part of its own, with the imports before it and its attributes")
  func declarations() throws {
    let parts = try #require(
      split(
        """
        // A file.
        import SwiftUI
        #if canImport(UIKit)
        import UIKit
        #endif

        /// A row.
        struct Row: View {
          var body: some View { Text("struct Not { }") }
        }
        @Observable
        final class Model {
          var count = 0
        }
        extension Row {
          static let one = 1
        }
        private func helper() -> Int { 1 }

        #Preview("Row") {
          Row()
        }
        #Preview { Row() }
        """)?.parts)
    #expect(
      parts.map(\.name) == [
        "View+Row.swift", "View+Model.swift", "View+Row-2.swift", "View+helper.swift",
        "View+Preview.swift", "View+Preview-2.swift",
      ])
    for part in parts {
      #expect(part.text.contains("import SwiftUI\n"))
      #expect(part.text.contains("#if canImport(UIKit)\nimport UIKit\n#endif\n"))
    }
    #expect(parts[0].text.contains("/// A row.\nstruct Row: View {"))
    #expect(parts[1].text.contains("@Observable\nfinal class Model {"))
    #expect(parts.map(\.line) == [7, 11, 15, 18, 20, 23])
  }

  @Test("a place with a line that no file has stays as it is")
  func impossibleLine() throws {
    let places = try #require(split("import SwiftUI\nstruct Row {}\nstruct Other {}")).places
    #expect(places.original("View+Other.swift:4").hasPrefix("View.swift:"))
    for line in [Int.max, .min] {
      let place = "View+Other.swift:\(line)"
      #expect(places.original(place) == place)
    }
  }

  @Test("what is private is open to the other parts, and every other letter stays where it is")
  func opened() throws {
    let text = """
      private struct A { private(set) var a = 1; fileprivate let b = ".private"; }
      struct B { let word = "private"; /* private */ func f() { _ = x.private } }
      """
    let parts = try #require(split(text)?.parts)
    #expect(
      parts[0].text.contains(
        "        struct A {              var a = 1;             let b = \".private\"; }"))
    #expect(
      parts[1].text.contains(#"struct B { let word = "private"; /* private */ func f() { _ = x.private } }"#))
  }

  @Test("a part says its lines only where it can tell them")
  func lines() throws {
    func tell(_ body: String) throws -> [Bool] {
      try #require(split("struct A { func a() { \(body) } }\nstruct B {}")).parts.map {
        $0.text.contains("#sourceLocation(file: \"in/View.swift\", line: ")
      }
    }
    for body in ["a!", "try! a", "a as! B", "fatalError()", "a[0]!.b", "\"\\(a!)\""] {
      #expect(try tell(body) == [true, false], "\(body)")
    }
    for body in ["!a", "a != b", "line", "\"!\""] { #expect(try tell(body) == [false, false], "\(body)") }
    // The line of a call.
    #expect(try tell("f(line: #line)") == [true, true])
  }

  @Test("a place in a part is one in the file")
  func places() throws {
    let parts = try #require(
      split("import SwiftUI\n\nstruct A {}\n\n\n#Preview {\n  A()\n}\nstruct B {}"))
    #expect(parts.places.original("View+Preview.swift:\(parts.parts[1].ownLine)") == "View.swift:6")
    #expect(parts.places.original("View+A.swift:\(parts.parts[0].ownLine)") == "View.swift:3")
    #expect(parts.places.original("Other.swift:3") == "Other.swift:3")
    #expect(parts.places.original("View+A.swift") == "View+A.swift")
    let line = parts.parts[1].ownLine
    #expect(parts.places.original(of: "View+Preview.swift:\(line): a: b") == "View.swift:6: a: b")
    #expect(parts.places.original(of: "Color.red: a") == "Color.red: a")
    #expect(parts.places.original(of: "a") == "a")
  }

  @Test("the parts of several files tell the lines of their files by themselves")
  func wholeFiles() {
    let parts = SourceParts(files: [("/a/A.swift", "struct A {}"), ("/a/B.swift", "struct B {}")])
    #expect(parts.places.original(of: "B.swift:7: a") == "B.swift:7: a")
  }

  @Test("the compiler's table has the lines of whole files, and those of their parts for what a macro moves")
  func tables() {
    let parts = SourceParts(files: [("Row/A.swift", "struct A {}"), ("/b/A.swift", "struct B {}")])
    #expect(parts.places.original(path: "Row/A.swift", line: 7) == "A.swift:7")
    #expect(parts.places.original(path: "/home/a/Row/A.swift", line: 7) == "A.swift:7")
    #expect(parts.places.original(path: "/b/A.swift", line: 7) == "A.swift:7")
    #expect(parts.places.original(path: "/tmp/parts/A.swift", line: 7) == "A.swift:6")
    #expect(parts.places.original(path: "/tmp/parts/A-2.swift", line: 7) == "A.swift:6")
    #expect(parts.places.original(path: "/c/Other.swift", line: 7) == "Other.swift:7")
  }

  @Test("two files of one name are two parts, whose places are told by the file's own name")
  func sameName() {
    let parts = SourceParts(files: [("/a/Row.swift", "struct A {}"), ("/b/Row.swift", "struct B {}")])
    #expect(parts.parts.map(\.name) == ["Row.swift", "Row-2.swift"])
    #expect(parts.parts[1].text == "#sourceLocation(file: \"/b/Row.swift\", line: 1)\nstruct B {}")
    #expect(parts.places.original("Row-2.swift:5") == "Row.swift:4")
  }

  @Test(
    "a text that is not understood stays whole",
    arguments: [
      "struct A {}\nstruct B {", "struct A {}\n}", "print(1)\nstruct A {}", "struct A {}\n#if X\nstruct B {}",
      "struct A {}\n#if X\nimport B\nstruct C {}\n#endif",
      "#sourceLocation(file: \"a\", line: 1)\nstruct A {}\nstruct B {}",
      "struct A {}", "", "\"\"\"", "/*",
    ])
  func whole(_ text: String) { #expect(names(text) == nil) }

  @Test("a short file stays whole")
  func short() { #expect(SourceParts("struct A {}\nstruct B {}", path: "View.swift") == nil) }

  @Test("conditions, long signatures and several lines of one declaration stay together")
  func together() {
    #expect(
      names(
        """
        #if DEBUG
        struct A {}
        struct B {}
        #endif
        func c(
          a: Int,
          b: Int
        ) -> Int
        where Int: Equatable
        {
          1
        }
        let d: Int =
          5
        @MainActor
        private
        var e: Int { 1 }
        """) == ["View+if.swift", "View+c.swift", "View+d.swift", "View+e.swift"])
  }
}
