import CommandTesting
import Foundation
import Testing

/// An app with a module that nobody can bring, as most apps have one: a closed framework, a service's library.
@Suite("Parts that need a module that is not here", .timeLimit(.minutes(10)))
struct MissingPartsTests {
  private static let files = [
    "App/ShopApp.swift": """
    import FirebaseCore

    @main struct ShopApp: App {
      init() { FirebaseApp.configure() }
      var body: some Scene { WindowGroup { ContentView() } }
    }
    """,
    "App/AuthService.swift": """
    import FirebaseAuth

    final class AuthService: ObservableObject {
      @Published var user: User?
      @Published var isBusy = false
      func signIn() async throws {
        isBusy = true
        user = try await Auth.auth().signIn(withEmail: "a", password: "b").user
      }
      func name() -> String {
        Auth.auth().currentUser?.displayName ?? "nobody"
      }
    }
    """,
    "App/ContentView.swift": """
    struct ContentView: View {
      @StateObject private var service = AuthService()
      var body: some View {
        VStack {
          Text("Shop")
          Text(service.user?.email ?? "")
          Button("Sign in") { Task { try? await service.signIn() } }
          if service.isBusy { ProgressView() }
        }
      }
    }
    #Preview("Content") { ContentView() }
    """,
    "App/Row.swift": """
    #Preview("Row") { Text("row") }
    """,
  ]

  private func command(_ changes: [String: String] = [:]) throws -> Command {
    let command = try Command()
    for (name, text) in Self.files.merging(changes, uniquingKeysWith: { $1 }) {
      try command.write(text, to: name)
    }
    return command
  }

  private static let sentence =
    "Left out, because FirebaseAuth and FirebaseCore are not here: "

  @Test("are left out, and all views are shown without them")
  func inspect() throws {
    let command = try command()
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "App", "--all")
    #expect(answer.status == 0, "\(answer)")
    for text in ["\"Shop\"", "Button", "\"Sign in\"", "\"row\""] {
      #expect(answer.output.contains(text), "\(answer)")
    }
    #expect(!answer.error.contains("error:"), "\(answer)")
    #expect(
      answer.error.contains("note: There is no module FirebaseAuth (App/AuthService.swift:2): "), "\(answer)")
    let places = ["5", "9", "12"].map { "App/AuthService.swift:\($0)" }.joined(separator: ", ")
    #expect(answer.error.hasSuffix("\(Self.sentence)\(places) and 3 more places.\n"), "\(answer)")
  }

  @Test(
    "are left out for one view, a picture, pictures of all previews, and their record",
    arguments: [
      ["inspect", "App", "--view", "Content"], ["render", "App", "-o", "a.svg"],
      ["explain", "App", "--view", "Row"],
      ["snapshot", "App"], ["render", "App", "--all", "-o", "b.svg"],
    ])
  func everywhere(words: [String]) throws {
    let command = try command()
    defer { command.folder.remove() }
    let answer = try command.run(words)
    #expect(answer.status == 0, "\(answer)")
    #expect(answer.error.contains(Self.sentence), "\(answer)")
    #expect(answer.error.components(separatedBy: "Left out, because").count == 2, "\(answer)")
  }

  @Test("are not left out with --strict, and a check names the modules")
  func strict() throws {
    let command = try command()
    defer { command.folder.remove() }
    for words in [["inspect", "App", "--strict"], ["check", "App"]] {
      let answer = try command.run(words)
      #expect(answer.status == 1)
      #expect(
        answer.error.contains("App/AuthService.swift:2:8: error: no such module 'FirebaseAuth'"), "\(answer)")
      #expect(!answer.error.contains("Left out"), "\(answer)")
    }
  }

  @Test("hide no mistake of the person: what has nothing to do with the module is reported")
  func mistake() throws {
    let command = try command(["App/Row.swift": "#Preview(\"Row\") { Text(1, 2, wrong) }"])
    defer { command.folder.remove() }
    let one = try command.run("inspect", "App", "--view", "Content")
    #expect(one.status == 1)
    #expect(one.output.isEmpty)
    #expect(
      one.error.contains("App/Row.swift:2:") && one.error.contains("There is no module FirebaseAuth"),
      "\(one)")
    let all = try command.run("inspect", "App", "--all")
    #expect(all.status == 1)
    #expect(all.output.contains("\"Shop\"") && !all.output.contains("\"row\""), "\(all)")
    #expect(
      all.error.contains("Left out, because it does not compile or needs what does not: App/Row.swift."),
      "\(all)")
  }

  @Test("end the program with a sentence where the view needs their result")
  func needed() throws {
    let command = try command([
      "App/Clock.swift": """
      import FirebaseAuth

      struct Clock {
        func now() -> Date { Auth.auth().now() }
        func name() -> String { Auth.auth().name() }
      }
      """,
      "App/Row.swift":
        "#Preview(\"Row\") { Text(Clock().now().description) }\n#Preview(\"Name\") { Text(\"name: \\(Clock().name())\") }",
    ])
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "App", "--view", "Row")
    #expect(answer.status != 0)
    #expect(
      answer.error.contains(
        "This part was left out, because it does not compile, or needs a module that is not here."),
      "\(answer)")
    #expect(try command.run("inspect", "App", "--view", "Content").status == 0)
    #expect(try command.run("inspect", "App", "--view", "Name").output.contains("\"name: \""))
  }

  @Test("a picture that is gone with its preview is not taken for deleted")
  func snapshots() throws {
    let preview =
      "struct Card: View { var body: some View { Text(\"card\") } }\n#Preview(\"Card\") { Card() }"
    let command = try command(["App/Card.swift": preview])
    defer { command.folder.remove() }
    #expect(try command.run("snapshot", "App").status == 0)
    try command.write(
      "import FirebaseUI\n" + "struct Card: FirebaseView {}\n#Preview(\"Card\") { Card() }",
      to: "App/Card.swift")
    #expect(try command.run("snapshot", "App").status == 0)
    #expect(FileManager.default.fileExists(atPath: command.path("App/__Snapshots__/Card-Card.png")))
  }
}
