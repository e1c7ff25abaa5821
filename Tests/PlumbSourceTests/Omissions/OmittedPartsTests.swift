import Testing

@testable import PlumbSource

@Suite("Parts of a file that are left out") struct OmittedPartsTests {
  /// A file with `‸` before the place that the compiler names, and the lines that are left.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    let rest: String
  }

  private static let cases = [
    Case(
      testDescription: "a statement of a function, and nothing around it",
      file: """
        init() {
          ‸FirebaseApp.configure()
          print("here")
        }
        """,
      rest: """
        init() {
        print("here")
        }
        """),
    Case(
      testDescription: "one view of a stack, with its modifiers",
      file: """
        var body: some View {
          VStack {
            Text("a")
            ‸AuthButton()
              .padding()
              .tint(.red)
            Text("b")
          }
        }
        """,
      rest: """
        var body: some View {
        VStack {
        Text("a")
        Text("b")
        }
        }
        """),
    Case(
      testDescription: "the statement of a closure in the arguments of a call",
      file: """
        Button("Sign in", action: { ‸Auth.auth().signOut() })
        """,
      rest: """
        Button("Sign in", action: { })
        """),
    Case(
      testDescription: "a property with its attributes on lines of their own",
      file: """
        final class Model {
          @Published
          @UserDefault("user", of: Int.self)
          var user: ‸User?
          var count = 0
        }
        """,
      rest: """
        final class Model {
        var count = 0
        }
        """),
    Case(
      testDescription: "the attribute of a variable that says its type",
      file: """
        struct Order: Identifiable {
          @‸DocumentID private(set) var id: String?
          @ServerTimestamp var time: Date?
        }
        """,
      rest: """
        struct Order: Identifiable {
        private(set) var id: String?
        @ServerTimestamp var time: Date?
        }
        """),
    Case(
      testDescription: "the macro of a type, with its arguments",
      file: """
        @‸Reducer(state: .equatable) @MainActor
        public struct Counter {
          var count = 0
        }
        """,
      rest: """
        @MainActor
        public struct Counter {
        var count = 0
        }
        """),
    Case(
      testDescription: "a variable whose type its attribute gives",
      file: """
        struct Clock {
          @‸Dependency(\\.date) var date
          var count = 0
        }
        """,
      rest: """
        struct Clock {
        var count = 0
        }
        """),
    Case(
      testDescription: "an attribute with arguments, and the variable whose value they give",
      file: """
        struct List: View {
          @‸FirestoreQuery(collectionPath: "items")
          var items: [Item]
          var count = 0
        }
        """,
      rest: """
        struct List: View {
        var count = 0
        }
        """),
    Case(
      testDescription: "a function whose arguments have a type that is not there",
      file: """
        struct Store {
          func save(_ user: ‸User) {
            print(user)
          }
          func load() {}
        }
        """,
      rest: """
        struct Store {
        func load() {}
        }
        """),
    Case(
      testDescription: "a declaration whose head is wrong",
      file: """
        extension ‸FirebaseAuth.User {
          var name: String { "" }
        }
        struct Other {}
        """,
      rest: "struct Other {}"),
    Case(
      testDescription: "an import, and not the one beside it",
      file: """
        import SwiftUI; @preconcurrency import ‸FirebaseAuth
        struct Other {}
        """,
      rest: """
        import SwiftUI;
        struct Other {}
        """),
    Case(
      testDescription: "a condition, so that what is shown without the value stays",
      file: """
        VStack {
          if let name = ‸service.user?.name {
            Text(name)
          } else if isBusy {
            ProgressView()
          } else {
            LoginView()
          }
        }
        """,
      rest: """
        VStack {
        if false {
        Text(name)
        } else if isBusy {
        ProgressView()
        } else {
        LoginView()
        }
        }
        """),
    Case(
      testDescription: "a later condition of several",
      file: """
        if a { b() } else if ‸Auth.auth().isThere { c() }
        """,
      rest: """
        if a { b() } else if false { c() }
        """),
    Case(
      testDescription: "the condition of a guard",
      file: """
        func show() {
          guard let user = ‸Auth.auth().currentUser, user.isReal else { return }
          home()
        }
        """,
      rest: """
        func show() {
        guard false else { return }
        home()
        }
        """),
    Case(
      testDescription: "a choice whose condition is gone already",
      file: """
        if ‸false { b() }
        c()
        """,
      rest: "c()"),
  ]

  /// The lines of a text, without spaces around them.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  @Test("are the innermost around the place that the compiler names", arguments: cases)
  func parts(example: Case) {
    let own = example.file.filter { $0 != "‸" }
    let place = Self.place(in: example.file)
    var parts = OmittedParts(own)
    let part = parts.remove(line: place.line, column: place.column)
    #expect(part != nil)
    #expect(lines(parts.text) == lines(example.rest))
    #expect(parts.text.count { $0 == "\n" } == own.count { $0 == "\n" })
  }

  private static func place(in file: String) -> (line: Int, column: Int) {
    let before = file.prefix { $0 != "‸" }
    let last = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return (before.count { $0 == "\n" } + 1, last.utf8.count + 1)
  }

  @Test("a function that lost its result ends the program, and goes where that is not enough")
  func result() {
    let file = """
      struct Model {
        func name() -> Name {
        }
      }
      """
    var parts = OmittedParts(file)
    let part = parts.remove(line: 3, column: 3)
    #expect(part?.line == 2)
    #expect(parts.text.contains("Swift.fatalError(") && parts.text.hasSuffix("}\n}"))
    _ = parts.remove(line: 3, column: 3)
    #expect(lines(parts.text) == ["struct Model {", "}"])
  }

  @Test(
    "leave an empty value behind, where the type has an obvious one",
    arguments: [
      ("var isSignedIn: Bool {\n}", "return false"), ("func name(_ a: Int) -> String {\n}", "return \"\""),
      ("func count<T: Thing>(of a: T) -> Int where T: Sendable {\n}", "return 0"),
      ("var user: FirebaseAuth.User? {\n}", "return nil"),
      ("func all() async throws -> [Item] {\n}", "return []"),
      ("var names: [String: Int] {\n}", "return [:]"), ("var body: some View {\n}", "Swift.fatalError("),
      ("init(a: Bool) {\n}", "Swift.fatalError("), ("var a: () -> Bool {\n}", "Swift.fatalError("),
    ])
  func emptyValues(file: String, result: String) {
    var parts = OmittedParts(file)
    _ = parts.remove(line: 2, column: 1)
    #expect(parts.text.contains(result) && parts.text.hasSuffix(" }"), "\(parts.text)")
  }

  @Test(
    "a variable without its attribute has an empty value, and a type or a function nothing",
    arguments: [
      ("struct A {\n  @‸Query var items: [Item]\n  let a = 1\n}", "var items: [Item] = []"),
      ("struct A {\n  @‸Query private var count: Int // all\n}", "var count: Int = 0 // all"),
      ("struct A {\n  @‸Query var item: Item\n}", "var item: Item\n"),
      ("struct A {\n  @‸Query var item: Item?\n}", "var item: Item?\n"),
      ("struct A {\n  @‸Query var item: Int = 3\n}", "var item: Int = 3\n"),
      ("@‸Tool struct A {\n  var item: Int\n}", "var item: Int\n"),
    ])
  func attributes(example: String, rest: String) {
    let place = Self.place(in: example)
    var parts = OmittedParts(example.filter { $0 != "‸" })
    _ = parts.remove(line: place.line, column: place.column)
    #expect(parts.text.contains(rest), "\(parts.text)")
    // The value goes with its variable.
    let line = parts.text.split(separator: "\n")[1]
    let column = line.prefix(upTo: line.firstRange(of: "var")!.lowerBound).utf8.count + 1
    _ = parts.remove(line: 2, column: column)
    #expect(!parts.text.contains(rest.split(separator: "\n")[0]) && !parts.text.contains("= []"))
  }

  @Test("name what they declare, so that code which uses it goes too")
  func names() {
    var parts = OmittedParts(
      "enum State {\n  case signedIn(User)\n}\nfinal class Auth: Thing {\n  var user = 1\n}\n")
    let choice = parts.remove(line: 2, column: 17)
    #expect(choice?.names == ["signedIn"])
    let type = parts.remove(line: 4, column: 19)
    #expect(type?.names == ["Auth", "user"])
    #expect(CodePlaces("let a = Auth.user").has(["user"], around: 0))
    #expect(!CodePlaces("let a = Auth.name").has(["user"], around: 0))
  }

  @Test(
    "there is none at a place outside of the file", arguments: [(0, 1), (1, 0), (9, 1), (1, 900), (2, 1)])
  func nowhere(line: Int, column: Int) {
    var parts = OmittedParts("let a = 1\n")
    let part = parts.remove(line: line, column: column)
    #expect(part == nil)
  }
}

extension OmittedParts {
  /// Leaves out the part at a place that the compiler names.
  fileprivate mutating func remove(line: Int, column: Int) -> Part? {
    let places = places
    return places.token(line: line, column: column).flatMap { remove($0, of: places) }
  }
}
