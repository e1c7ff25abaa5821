import CommandTesting
import Foundation
import TestLayers
import Testing

/// The source of most tests here; each view shows in its own way.
private let views = """
  struct Row: View {
    var title = "plain"
    var body: some View { Text(title) }
  }
  struct Needs: View { let title: String; var body: some View { Text(title) } }
  private struct Hidden: View { var body: some View { Text("hidden") } }
  enum Outer { struct Inner: View { var body: some View { Text("inner") } } }
  struct Generic<Value>: View { var body: some View { Text("generic") } }
  struct Crashes: View { var body: some View { print("before"); fatalError("boom"); return Text("") } }
  struct Loops: View { var body: some View { print("looping"); while true {}; return Text("") } }
  struct Leaves: View { var body: some View { exit(0); return Text("") } }
  struct Prints: View { var body: some View { print("a word"); return Text("printed") } }
  #Preview("First") { Row(title: "from a preview") }
  #Preview { Hidden() }
  struct Row_Previews: PreviewProvider { static var previews: some View { Row(title: "provided") } }
  """

@Suite("Views of a source")
struct ViewsTests {
  @Test(
    "a view is shown by its name", .timeLimit(.minutes(12)),
    arguments: [
      ([], "from a preview"), (["--view", "First"], "from a preview"),
      (["--view", "View.swift:16"], "hidden"),
      (["--view", "Row_Previews"], "provided"), (["--view", "Row"], "plain"),
      (["--view", "Outer.Inner"], "inner"),
    ])
  func named(words: [String], text: String) throws {
    let command = try Command("import Foundation\n" + views)
    defer { command.folder.remove() }
    let answer = try command.run(["inspect", "View.swift"] + words)
    #expect(answer.output.contains(text), "\(answer)")
    #expect(answer.status == 0)
    #expect(answer.error == "")
  }

  @Test(
    "a view that can not be shown is told with the reason", .tags(.slow), .timeLimit(.minutes(12)),
    arguments: [
      ("Hidden", Int32(2), "Hidden is private"),
      ("Needs", 2, "Needs can not be made without arguments."),
      ("Rwo", 2, "There is no view Rwo. Did you mean Row? There are: First"),
      ("Crashes", 3, "Crashes crashed"),
      ("Loops", 3, "Loops did not finish within 15 seconds (--timeout). Its last lines:\n  looping"),
      ("Leaves", 3, "Leaves ended the process before it was done. It printed nothing."),
    ])
  func refused(name: String, status: Int32, message: String) throws {
    let command = try Command("import Foundation\n" + views)
    defer { command.folder.remove() }
    // The limit is for compiling too, which takes long on a busy machine.
    let limit = name == "Loops" ? "15" : "120"
    let answer = try command.run("render", "View.swift", "-o", "a.png", "--view", name, "--timeout", limit)
    #expect(answer.status == status)
    #expect(answer.error.contains(message), "\(answer.error)")
    #expect(!FileManager.default.fileExists(atPath: command.path("a.png")))
  }

  @Test("with --all, a view that crashes takes no other one along")
  func crashAmongOthers() throws {
    let command = try Command(
      """
      struct Crashes: View { var body: some View { fatalError("on purpose"); return Text("c") } }
      struct Works: View { var body: some View { Text("w") } }
      """)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--all", "--json")
    #expect(answer.status == 3)
    #expect(answer.error.contains("Crashes crashed"))
    let trees = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [[String: Any]]
    // In the place of the one that failed stands what went wrong.
    #expect(trees?.map { $0["view"] as? String } == [nil, "Works"])
    let error = trees?.first?["error"] as? [String: Any]
    #expect(error?["view"] as? String == "Crashes" && error?["status"] as? Int == 3)
  }

  @Test("a crash tells the last lines that the view printed")
  func crash() throws {
    let command = try Command("import Foundation\n" + views)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--view", "Crashes", "--json")
    // Nothing but the error object, which stands where no result is.
    let object = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    #expect(object?.keys.sorted() == ["error"])
    #expect(
      answer.error.contains("  before\n  PlumbUser/View.swift:11: Fatal error: boom"), "\(answer.error)")
    #expect(!answer.error.contains("stack trace"))
  }

  @Test("what a view prints stays apart from what machines read")
  func prints() throws {
    let command = try Command("import Foundation\n" + views)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--view", "Prints", "--json")
    #expect(answer.status == 0)
    #expect(answer.error == "a word\n")
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any]
    #expect(json?["view"] as? String == "Prints")
  }

  @Test("of several trees each stands below the name of its view")
  func names() throws {
    let command = try Command(
      """
      struct A: View { var body: some View { Text("a") } }
      #Preview("Second") { Text("b") }
      """)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--all", "--size", "100x50")
    #expect(answer.output.hasPrefix("#Preview \"Second\":\nText(\"b\") "), "\(answer)")
    #expect(answer.output.contains("\n\nA:\nA > Text(\"a\") "), "\(answer)")
  }

  @Test("a view that needs arguments names the preview of its file")
  func previewOfFile() throws {
    let command = try Command("struct Other: View { var body: some View { Text(\"o\") } }")
    defer { command.folder.remove() }
    let card = """
      import SwiftUI
      struct Card: View { let title: String; var body: some View { Text(title) } }
      #Preview { Card(title: "t") }
      """
    try card.write(toFile: command.path("Card.swift"), atomically: true, encoding: .utf8)
    let answer = try command.run("inspect", ".", "--view", "Card")
    #expect(answer.status == 2)
    #expect(
      answer.error.contains(
        "Card can not be made without arguments. Its file has a preview, which --view Card.swift:3 chooses."),
      "\(answer.error)")
    #expect(try command.run("inspect", ".", "--view", "Card.swift:3").output.hasPrefix("Card > Text(\"t\") "))
  }

  @Test("all views are those that can be made without arguments")
  func all() throws {
    let command = try Command(
      """
      struct A: View { var body: some View { Text("a") } }
      struct B: View { var body: some View { Text("b") } }
      struct C: View { let text: String; var body: some View { Text(text) } }
      """)
    defer { command.folder.remove() }
    let trees = try command.run("inspect", "View.swift", "--all", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(trees.output.utf8)) as? [[String: Any]]
    #expect(json?.map { $0["view"] as? String } == ["A", "B"])
    #expect(try command.run("render", "View.swift", "--all", "-o", "out.svg").status == 0)
    #expect(FileManager.default.fileExists(atPath: command.path("out-A.svg")))
    #expect(FileManager.default.fileExists(atPath: command.path("out-B.svg")))
    let several = try command.run("inspect", "View.swift")
    #expect(several.status == 2)
    #expect(several.error == "There are several views; choose one with --view, or all with --all: A, B.\n")
  }

  @Test("a view that takes all memory is ended")
  func memory() throws {
    let command = try Command(
      """
      struct A: View {
        var body: some View {
          // Never touched, so that the test itself takes none.
          _ = UnsafeMutableRawPointer.allocate(byteCount: 5 << 30, alignment: 1)
          return Text("a")
        }
      }
      """)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift")
    #expect(answer.status == 3)
    #expect(answer.error.contains("A crashed"))
  }

  @Test("a view whose arguments all have defaults can be made")
  func defaults() throws {
    let command = try Command(
      """
      struct A: View {
        let text: String
        init(_ text: String = "default", count: [Int] = [1, 2]) { self.text = text }
        var body: some View { Text(text) }
      }
      """)
    defer { command.folder.remove() }
    #expect(try command.run("inspect", "View.swift").output.contains("default"))
  }

  @Test("a preview may say how large its canvas is, and the words of the command come first")
  func traits() throws {
    let command = try Command(
      """
      struct A: View { var body: some View { Text("a") } }
      #Preview("Fixed", traits: .fixedLayout(width: 30, height: 20)) { A() }
      #Preview("Landscape", traits: .landscapeLeft) { A() }
      """)
    defer { command.folder.remove() }
    func picture(_ words: String...) throws -> String {
      let answer = try command.run(["render", "View.swift", "-o", "a.svg", "--view"] + words)
      return answer.status == 0
        ? try String(contentsOfFile: command.path("a.svg"), encoding: .utf8) : answer.error
    }
    #expect(try picture("Fixed").contains(#"width="30" height="20""#))
    #expect(try picture("Fixed", "--size", "50x40").contains(#"width="50" height="40""#))
    #expect(try picture("Landscape").contains(#"width="844" height="390""#))
  }

  @Test("a preview provider may say how large its canvas is")
  func provider() throws {
    let command = try Command(
      """
      struct A: View { var body: some View { Color.red.frame(width: 30, height: 20) } }
      struct Fixed: PreviewProvider { static var previews: some View { A().previewLayout(.fixed(width: 50, height: 40)) } }
      struct Fits: PreviewProvider { static var previews: some View { A().previewLayout(.sizeThatFits) } }
      """)
    defer { command.folder.remove() }
    for (words, box) in [
      (["Fixed"], "0 0 50 40"), (["Fits"], "0 0 30 20"), (["Fits", "--size", "60x60"], "0 0 60 60"),
    ] {
      #expect(try command.run(["render", "View.swift", "-o", "a.svg", "--view"] + words).status == 0)
      #expect(
        try String(contentsOfFile: command.path("a.svg"), encoding: .utf8).contains("viewBox=\"\(box)\""))
    }
  }

  @Test("the previews of a provider are counted with the pictures that its views look up", .needs(.UIKit))
  func countedPreviews() throws {
    let command = try Command(
      """
      import UIKit
      struct A: View { let picture = UIImage(named: "dot")!; var body: some View { Image(uiImage: picture) } }
      struct Both: PreviewProvider { static var previews: some View { A(); A() } }
      """)
    defer { command.folder.remove() }
    // One red pixel.
    let dot = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"
      ))
    try dot.write(to: URL(fileURLWithPath: command.path("dot.png")))
    let answer = try command.run("snapshot", "View.swift", "-o", "out")
    #expect(!answer.error.contains("Fatal error"), "\(answer.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: command.path("out")).sorted()
    #expect(names.filter { $0.hasSuffix(".png") } == ["Both-1.png", "Both-2.png"])
  }

  @Test("a gallery is a picture for each preview and one page")
  func gallery() throws {
    let command = try Command(
      """
      struct A: View { var body: some View { Text("a") } }
      #Preview("One & only") { A() }
      #Preview("Two") { A() }
      """)
    defer { command.folder.remove() }
    #expect(try command.run("gallery", ".", "-o", "out").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: command.path("out")).sorted()
    #expect(names == ["View-2.png", "View.png", "index.html"])
    let page = try String(contentsOfFile: command.path("out/index.html"), encoding: .utf8)
    #expect(page.contains(#"<img src="View.png" alt="View: One &amp; only">"#))
  }

  @Test("a source that does not compile ends with 1 and the compiler's words")
  func doesNotCompile() throws {
    let command = try Command("struct A: View { var body: some View { Txt(\"a\") } }")
    defer { command.folder.remove() }
    for words in [
      ["check", "View.swift"], ["inspect", "View.swift"], ["render", "View.swift", "-o", "a.png"],
    ] {
      let answer = try command.run(words)
      #expect(answer.status == 1)
      #expect(answer.error.hasPrefix("View.swift:2:40: error: cannot find 'Txt' in scope"))
      #expect(answer.output == "")
    }
  }

  @Test("a source without views is told so")
  func noViews() throws {
    let command = try Command("struct A {}")
    defer { command.folder.remove() }
    #expect(try command.run("check", "View.swift").status == 0)
    #expect(
      try command.run("inspect", "View.swift")
        == .init(status: 2, output: "", error: "The source declares no views.\n"))
  }

  @Test("a program's entry point does no harm, nor does a file name with spaces or a minus")
  func entryPoint() throws {
    let command = try Command()
    defer { command.folder.remove() }
    let source = """
      import SwiftUI
      @main struct Program { static func main() { print("the program ran") } }
      struct A: View { var body: some View { Text("a") } }
      """
    for name in ["-x.swift", "a view.swift"] {
      try source.write(toFile: command.path(name), atomically: true, encoding: .utf8)
      let answer = try command.run("inspect", "--", name)
      #expect(answer.output.contains("Text(\"a\")"), "\(answer)")
      #expect(!answer.output.contains("the program ran"))
    }
  }

  @Test("a folder is one source, and nothing of the work is left behind")
  func folder() throws {
    let command = try Command("struct A: View { var body: some View { B() } }")
    defer { command.folder.remove() }
    try "import SwiftUI\nstruct B: View { var body: some View { Text(\"b\") } }".write(
      toFile: command.path("B.swift"), atomically: true, encoding: .utf8)
    #expect(try command.run("inspect", ".", "--view", "A").output.contains("Text(\"b\")"))
    let names = try FileManager.default.contentsOfDirectory(atPath: command.folder.url.path).sorted()
    #expect(names == ["B.swift", "View.swift", "standard-error", "standard-output"])
  }
}
