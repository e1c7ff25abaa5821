import CommandTesting
import Foundation
import Testing
import Waiting

@Suite("The tools of plumb mcp", .timeLimit(.minutes(8)))
struct MCPToolTests {
  private static let card = """
    import SwiftUI
    struct Card: View {
      var gap = 8.0
      var body: some View {
        let _ = print("body of Card")
        HStack(spacing: gap) {
          Text("Ace").accessibilityIdentifier("name")
          Color.red
        }
      }
    }
    struct Plain: View { var body: some View { Text("plain") } }
    #Preview("Card") { Card() }
    """

  @Test(
    "views are drawn, inspected, explained and compared as the commands do it, and compiled only after an edit"
  )
  func views() throws {
    let session = try AssistantSession(["Card.swift": Self.card])
    try session.initialize()
    let picture = try session.call("render", #"{"source":"Card.swift","size":"100x40","scale":1}"#)
    #expect(picture.text == #"#Preview "Card""# && !picture.isError)
    let command = try Command()
    defer { command.folder.remove() }
    let words = [
      "render", session.folder.path("Card.swift"), "--size", "100x40", "--scale", "1", "-o", "card.png",
    ]
    #expect(try command.run(words).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: command.path("card.png"))) == picture.picture)

    // The same again is not even asked for again; the views' own words are on standard error.
    let said = session.errors
    #expect(said.contains("body of Card"))
    let again = try session.call("render", #"{"source":"Card.swift","size":"100x40","scale":1}"#)
    #expect(again.picture == picture.picture && session.errors == said)

    let tree = try session.call("inspect", #"{"source":"Card.swift","size":"100x40"}"#).text
    #expect(tree.contains("Text(\"Ace\") #name") && tree.contains("Color.red"), "\(tree)")
    let plain = try session.call("inspect", #"{"source":"Card.swift","view":"Plain"}"#).text
    #expect(plain.contains("Text(\"plain\")"), "\(plain)")
    for argument in [#""id":"name""#, #""line":"Card.swift:7""#, #""path":"Text""#] {
      let text = try session.call("explain", #"{"source":"Card.swift","size":"100x40",\#(argument)}"#).text
      #expect(text.hasPrefix("Text(\"Ace\") is 30 wide"), "\(text)")
    }
    let moved = try session.call(
      "diff", #"{"old":"Card.swift","size":"100x40","new_options":{"size":"120x40"}}"#)
    #expect(moved.text.contains("Color.red is 20 wider"), "\(moved.text)")
    // A source in a folder with translations in both forms.
    try session.folder.write("\"name\" = \"Name\";", to: "Texts/de.lproj/Localizable.strings")
    try session.folder.write(
      #"{"sourceLanguage":"en","version":"1.0","strings":{"name":{"localizations":{"ja":{"stringUnit":{"state":"translated","value":"N"}}}}}}"#,
      to: "Texts/Localizable.xcstrings")
    try session.folder.write(Self.card, to: "Texts/Card.swift")
    let translated = try session.call("previews", #"{"source":"Texts"}"#).text
    for words in [
      #""locale":["de","en","ja"]"#, #""appearance":["light","dark"]"#, #""iPhone 16""#, #""accessibility5""#,
      #""direction":["ltr","rtl"]"#, #""os":["18","26"]"#,
    ] {
      #expect(translated.contains(words), "\(translated)")
    }
    let listed = try session.call("previews", #"{"source":"Card.swift"}"#).text
    for words in [
      #""name":"Card","place":"Card.swift:13""#, #"{"canBeShown":true,"kind":"view","name":"Plain"}"#,
    ] {
      #expect(listed.contains(words), "\(listed)")
    }

    let wrong = Self.card.replacingOccurrences(of: "Color.red", with: "Colour.red")
    try session.folder.write(wrong, to: "Card.swift")
    for tool in ["check", "render"] {
      let answer = try session.call(tool, #"{"source":"Card.swift"}"#)
      #expect(
        answer.isError && answer.text.hasPrefix("Card.swift:8:7: error: cannot find 'Colour'"),
        "\(answer.text)")
    }
    try session.folder.write(
      Self.card.replacingOccurrences(of: "gap = 8.0", with: "gap = 20.0"), to: "Card.swift")
    #expect(!(try session.call("check", #"{"source":"Card.swift"}"#).isError))
    let wide = try session.call("render", #"{"source":"Card.swift","size":"100x40","scale":1}"#)
    #expect(wide.picture != nil && wide.picture != picture.picture)

    let device = try session.call("render", #"{"source":"Card.swift","device":"iPhone 1"}"#)
    #expect(
      device.isError && device.text.contains("There is no device iPhone 1. Did you mean"), "\(device.text)")
    #expect(session.end() == 0)
  }

  // The compiler reports a lost result only when it generates code, after all names are found.
  @Test("a function that needs a missing module has an empty result in a running app, too")
  func lostResult() throws {
    let source = """
      import SwiftUI
      import Telemetry
      struct Card: View {
        var isOn: Bool {
          return Telemetry.shared.isOn
        }
        var body: some View { Text(isOn ? "on" : "off") }
      }
      @main struct CardApp: App { var body: some Scene { WindowGroup { Card() } } }
      """
    let session = try AssistantSession(["Card.swift": source])
    try session.initialize()
    let answer = try session.call("run", #"{"source":"Card.swift"}"#)
    #expect(!answer.isError && answer.text.contains("\"off\""), "\(answer.text)")
    #expect(session.end() == 0)
  }

  @Test("a view of code that needs a missing module is shown, and each answer says what was left out")
  func missingModule() throws {
    let source = """
      import SwiftUI
      import Telemetry
      struct Card: View {
        var body: some View {
          Text("Ace").onAppear { Telemetry.send("shown") }
        }
      }
      @main struct CardApp: App { var body: some Scene { WindowGroup { Card() } } }
      #Preview("Card") { Text("card") }
      """
    let session = try AssistantSession(["Card.swift": source])
    try session.initialize()
    let place = "Left out, because Telemetry is not here: Card.swift:5."
    for (tool, options) in [("render", ""), ("explain", ""), ("previews", ""), ("run", "")] {
      let answer = try session.call(tool, #"{"source":"Card.swift"\#(options)}"#)
      #expect(!answer.isError && answer.text.contains(place), "\(tool): \(answer.text)")
    }
    let same = try session.call("diff", #"{"old":"Card.swift","new_options":{"size":"100x100"}}"#)
    #expect(same.text.components(separatedBy: place).count == 2, "once for both sides: \(same.text)")
    // JSON stays JSON: what is said of the source is a text of its own.
    let result = try session.request(
      "tools/call", #"{"name":"inspect","arguments":{"source":"Card.swift","json":true}}"#)
    let content = try #require(result["content"] as? [[String: String]])
    #expect(content.count == 2 && content[1]["text"]?.contains(place) == true, "\(content)")
    _ = try JSONSerialization.jsonObject(with: Data((content[0]["text"] ?? "").utf8))
    #expect(try session.call("check", #"{"source":"Card.swift"}"#).isError)
    #expect(session.end() == 0)
  }

  @Test(
    "an app that writes to its connection, or closes it, is told so at once",
    arguments: [
      "write(d, \"no answer\\n\", 10)", "shutdown(d, Int32(SHUT_RDWR))",
    ])
  func strayApp(_ action: String) throws {
    for options in [[], ["--sandbox"]] {
      let session = try AssistantSession(
        [
          "App.swift": """
          import SwiftUI
          import Glibc
          @main struct Stray: App {
            var body: some Scene {
              WindowGroup { Button("Go") { for d: Int32 in 3..<64 { _ = \(action) } } }
            }
          }
          """
        ], options: options)
      try session.initialize()
      #expect(!(try session.call("run", #"{"source":"App.swift"}"#).isError))
      let answer = try session.call("tap", #"{"label":"Go"}"#)
      #expect(
        answer.isError && answer.text.hasPrefix("Stray was ended, because it wrote to its connection"),
        "\(answer.text)")
      #expect(try session.call("screen").text == "No app runs; call run first.")
      #expect(session.end() == 0)
    }
  }

  @Test(
    "an app is used by what it says of its elements, and a crash is told with its reason, behind a wall too",
    arguments: [[], ["--sandbox"]])
  func app(_ options: [String]) throws {
    let session = try AssistantSession(
      [
        "App.swift": """
        import SwiftUI
        struct Content: View {
          @State private var count = 0
          @State private var name = ""
          @State private var greeting = "Nobody"
          var body: some View {
            ScrollView {
              Text("Count: \\(count)")
              Button("More") { count += 1 }
              Button("Break") { fatalError("no such card") }
              TextField("Name", text: $name).onSubmit { greeting = "Hello \\(name)" }
              Text(greeting)
              ForEach(0..<40) { Text("Row \\($0)").frame(height: 44).onTapGesture { greeting = "tapped" } }
            }
          }
        }
        @main struct Counter: App { var body: some Scene { WindowGroup { Content() } } }
        """
      ], options: options)
    try session.initialize()
    #expect(try session.call("tap", #"{"label":"More"}"#).text == "No app runs; call run first.")
    let start = try session.call("run", #"{"source":"App.swift","size":"390x600"}"#)
    #expect(
      start.text.hasPrefix("Screen of 390×600 points:") && start.text.contains("button \"More\""),
      "\(start.text)")
    #expect(try session.call("tap", #"{"label":"More"}"#).text.contains("\"Count: 1\""))
    let typed = try session.call("type", #"{"label":"Name","text":"Ray","submit":true}"#).text
    #expect(typed.contains("textField \"Name\" = \"Ray\"") && typed.contains("\"Hello Ray\""), "\(typed)")
    #expect(try session.call("tap", #"{"label":"Row 5"}"#).text.contains("\"tapped\""))
    let swiped = try session.call("swipe", #"{"direction":"up","distance":400}"#).text
    #expect(!swiped.contains("button \"More\""), "\(swiped)")
    _ = try session.call("swipe", #"{"direction":"down","distance":590}"#)
    let screen = try session.call("screen")
    #expect(screen.picture?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let nothing = try session.call("tap", #"{"label":"Nothing"}"#)
    #expect(
      nothing.isError && nothing.text.hasPrefix("There is no such element. The screen has:\n"),
      "\(nothing.text)")
    let broken = try session.call("tap", #"{"label":"Break"}"#)
    #expect(
      broken.isError && broken.text.contains("Counter crashed") && broken.text.contains("no such card"),
      "\(broken.text)")
    #expect(try session.call("stop").text == "No app runs; call run first.")
    #expect(session.end() == 0)
  }

  @Test("a cancelled call has no answer and ends what it has started; whoever wants to hear of progress does")
  func cancelled() throws {
    let session = try AssistantSession([
      "Loops.swift":
        "import SwiftUI\nstruct Loops: View { var body: some View { print(\"looping\"); while true {}; return Text(\"\") } }\n"
    ])
    try session.initialize()
    try session.send(
      #"{"jsonrpc":"2.0","id":"slow","method":"tools/call","params":{"name":"render","arguments":{"source":"Loops.swift"},"_meta":{"progressToken":"t"}}}"#
    )
    let progress = try session.message()
    #expect(progress["method"] as? String == "notifications/progress")
    #expect((progress["params"] as? [String: Any])?["progressToken"] as? String == "t")
    try blockUntil { session.errors.contains("looping") }
    try session.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"slow"}}"#)
    try session.send(#"{"jsonrpc":"2.0","id":"after","method":"tools/call","params":{"name":"stop"}}"#)
    var answer = try session.message()
    while answer["id"] == nil { answer = try session.message() }
    #expect(answer["id"] as? String == "after")
    #expect(session.end() == 0)
  }
}
