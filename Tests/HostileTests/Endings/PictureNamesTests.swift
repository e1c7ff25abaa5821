import CommandTesting
import Foundation
import Testing

@testable import PlumbCommand

@Suite("Names of pictures", .timeLimit(.minutes(6)))
struct PictureNamesTests {
  @Test("equal names get numbers, also where a number or a disk without small letters makes them equal")
  func numbers() {
    var names = PictureNames(prefix: "out-", suffix: ".png", taken: ["out-index.png"])
    #expect(
      ["A", "A-2", "A", "index", "a"].map { names.next($0) }
        == ["out-A.png", "out-A-2.png", "out-A-3.png", "out-index-2.png", "out-a-4.png"])
    #expect(
      ["Straße", "STRASSE", "é", "e\u{301}", "É", "INDEX"].map { names.next($0) } == [
        "out-Straße.png", "out-STRASSE-2.png", "out-é.png", "out-e\u{301}-2.png", "out-É-3.png",
        "out-INDEX-3.png",
      ])
  }

  @Test("a long name is cut between characters, so that the file's name has 255 bytes at most")
  func long() {
    var names = PictureNames(prefix: "out-", suffix: ".png")
    let family = "👨‍👩‍👧‍👦"
    let (first, second) = (
      names.next(String(repeating: family, count: 99)), names.next(String(repeating: family, count: 99))
    )
    // 25 bytes each; 247 are left beside prefix and suffix, and 245 beside a number too.
    #expect(first == "out-" + String(repeating: family, count: 9) + ".png")
    #expect(second == "out-" + String(repeating: family, count: 9) + "-2.png")
    let letters = [
      names.next(String(repeating: "x", count: 999)), names.next(String(repeating: "x", count: 999)),
    ]
    #expect(letters.map(\.utf8.count) == [255, 255] && letters[0] != letters[1])
  }

  @Test("no name is an option where a shell finds it, or hidden")
  func beginnings() {
    var names = PictureNames(suffix: ".png")
    #expect(
      ["--no-preserve-root", ".hidden", "_hidden", "a-.b"].map { names.next($0) }
        == ["_-no-preserve-root.png", "_hidden.png", "_hidden-2.png", "a-.b.png"])
    var prefixed = PictureNames(prefix: "out-", suffix: ".png")
    #expect(prefixed.next("-f") == "out--f.png")
  }

  @Test("with --all no picture overwrites another, a failure keeps nobody from being seen, and all is told")
  func all() throws {
    let command = try Command(
      """
      struct Bad: View { var body: some View { fatalError("on purpose") } }
      #Preview("a/b") { Text("1") }
      #Preview("Fails") { Bad() }
      #Preview("a b") { Text("2") }
      #Preview("taken") { Text("3") }
      #Preview("linked") { Text("4") }
      #Preview("\(String(repeating: "Länge", count: 60))") { Text("5") }
      """)
    defer { command.folder.remove() }
    try FileManager.default.createDirectory(
      atPath: command.path("o-taken.svg"), withIntermediateDirectories: false)
    symlink("o-a-b.svg", command.path("o-linked.svg"))
    let answer = try command.run("render", "View.swift", "--all", "-o", "o.svg", "--json")
    #expect(answer.status == 3)
    let list = try #require(try json(answer.output) as? [[String: Any]])
    let files = list.compactMap { $0["file"] as? String }
    #expect(files.prefix(2) == ["o-a-b.svg", "o-a-b-2.svg"])
    #expect(files.count == 3 && files.last?.utf8.count ?? 999 <= 255)
    let texts = try files.map { try Data(contentsOf: command.folder.url.appendingPathComponent($0)) }
    #expect(Set(texts).count == 3)
    let errors = list.compactMap { $0["error"] as? [String: Any] }
    #expect(errors.map { $0["view"] as? String } == ["Fails", "taken", "linked", "Bad"])
    #expect(
      answer.error.contains("o-linked.svg leads to o-a-b.svg, which has the picture of a/b."),
      "\(answer.error)")
    #expect(answer.error.contains("o-taken.svg is a folder"))
    #expect(answer.error.contains("Made: o-a-b.svg, o-a-b-2.svg, o-L"))
  }

  @Test("a gallery's pictures have names of their own, and one bad source keeps no other out")
  func gallery() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let view = "struct A: View { var body: some View { Text(\"a\") } }"
    let two = "\(view)\n#Preview(\"1\") { A() }\n#Preview(\"2\") { A() }"
    for (name, source) in [
      ("s/a.swift", two), ("s/a/B.swift", view), ("s/a-2.swift", view), ("s/bad.swift", "nothing"),
      ("s/none.swift", "struct None {}"), ("s/z.swift", view), ("s/Z.swift", view),
    ] {
      try command.write(source, to: name)
    }
    let answer = try command.run("gallery", "s", "-o", "out", "--json")
    #expect(answer.status == 1)
    let list = try #require(try json(answer.output) as? [[String: Any]])
    let files = list.compactMap { $0["file"] as? String }
    #expect(files.count == 6 && Set(files.map { $0.lowercased() }).count == 6, "\(files)")
    let errors = list.compactMap { $0["error"] as? [String: Any] }
    #expect(errors.map { $0["source"] as? String } == ["s/bad.swift", "s/none.swift"])
    #expect(errors.map { $0["status"] as? Int } == [1, 2])
    let made = try FileManager.default.contentsOfDirectory(atPath: command.path("out"))
    #expect(Set(made) == Set(files.map { String($0.dropFirst(4)) } + ["index.html"]))
    let page = try String(contentsOfFile: command.path("out/index.html"), encoding: .utf8)
    for file in files { #expect(page.contains("src=\"\(file.dropFirst(4))\"")) }
  }
}
