import PlumbMacroExpansion
import Testing

@Suite("#Preview")
struct PreviewExpansionTests {
  static let location = PreviewExpansion.Location(fileID: "App/Row.swift", file: "", line: 12, column: 3)

  func expand(_ source: String) -> Expansion {
    PreviewExpansion(source: source, discriminator: "$s3App", location: Self.location).expansion
  }

  /// The lines that depend on the words of the preview.
  func made(_ source: String) -> String {
    guard case .source(let text) = expand(source), let start = text.firstRange(of: "-> SwiftUI.Preview {\n")
    else {
      return "\(expand(source))"
    }
    return String(text[start.upperBound...].dropFirst(4).dropLast(6))
  }

  private func unindented(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test("a file may have a name of any characters")
  func anyFile() throws {
    let location = PreviewExpansion.Location(
      fileID: "App/a\u{1B}[2J\0\"\\.swift", file: "", line: 1, column: 1)
    let preview = PreviewExpansion(
      source: "#Preview { Text(1) }", discriminator: "$s3App", location: location)
    guard case .source(let text) = preview.expansion else { throw UnexpectedExpansion() }
    #expect(text.contains(#"{ "App/a\u{1b}[2J\u{0}\"\\.swift" }"#), "\(text)")
  }

  private struct UnexpectedExpansion: Error {}

  @Test("a preview becomes a registry with its place and its words")
  func registry() {
    #expect(
      expand(#"#Preview("Row") { Text("}") }"#)
        == .source(
          """
          struct $s3App7PreviewfMu_: SwiftUI.PreviewRegistry {
            static var fileID: Swift.String { "App/Row.swift" }
            static var line: Swift.Int { 12 }
            static var column: Swift.Int { 3 }
            @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
              SwiftUI.Preview("Row") { Text("}") }
            }
          }
          """))
  }

  @Test(
    "the words of a preview are handed on as they stand",
    arguments: [
      ("#Preview { Text(\"a\") }", "SwiftUI.Preview{ Text(\"a\") }"),
      (
        "#Preview(traits: .fixedLayout(width: 1, height: 2)) { A() }",
        "SwiftUI.Preview(traits: .fixedLayout(width: 1, height: 2)) { A() }"
      ),
      ("#Preview(\"a\", body: { A() })", "SwiftUI.Preview(\"a\", body: { A() })"),
      ("#Preview(\"a\", body: makeA)", "SwiftUI.Preview(\"a\", body: makeA)"),
      ("// a comment\n#Preview {\n  A()\n}", "SwiftUI.Preview{\n  A()\n}"),
      ("@available(iOS 17, *)\n#Preview { A() }", "SwiftUI.Preview{ A() }"),
    ])
  func words(source: String, expected: String) {
    #expect(made(source) == expected)
  }

  @Test("what a person wrote in a preview has its lines in the person's file")
  func lines() {
    let preview = PreviewExpansion(
      source: "#Preview {\n  @Previewable\n  @State var x = 1\n  A()\n  B()\n}", discriminator: "$s3App",
      location: .init(fileID: "App/Row.swift", file: "/src/Row.swift", line: 12, column: 1))
    guard case .source(let text) = preview.expansion else { return #expect(Bool(false)) }
    func line(_ number: Int) -> String { "#sourceLocation(file: \"/src/Row.swift\", line: \(number))" }
    #expect(
      unindented(text)
        == """
        struct $s3App7PreviewfMu_: SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { "App/Row.swift" }
        static var line: Swift.Int { 12 }
        static var column: Swift.Int { 1 }
        struct PreviewState: SwiftUI.View {
        \(line(14))
        @State var x = 1
        #sourceLocation()
        var body: some SwiftUI.View {
        \(line(15))
        A()
        #sourceLocation()
        \(line(16))
        B()
        #sourceLocation()
        }
        }
        @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
        \(line(12))
        SwiftUI.Preview{ PreviewState() }
        #sourceLocation()
        }
        }
        """)
  }

  @Test("previewable declarations become properties of a view around the rest")
  func previewable() {
    guard
      case .source(let text) = expand(
        """
        #Preview("Toggle") {
          @Previewable @State var isOn: Bool = {
            true
          }()
          @Previewable
          @State var name = "a" +
            "b"
          @Previewable @FocusState var focus: Int?
          Toggle("On", isOn: $isOn)
            .padding()
          let x = 1; Text("\\(x)")
        }
        """)
    else {
      Issue.record("no source")
      return
    }
    #expect(
      unindented(text)
        == """
        struct $s3App7PreviewfMu_: SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { "App/Row.swift" }
        static var line: Swift.Int { 12 }
        static var column: Swift.Int { 3 }
        struct PreviewState: SwiftUI.View {
        @State var isOn: Bool = {
        true
        }()
        @State var name = "a" +
        "b"
        @FocusState var focus: Int?
        var body: some SwiftUI.View {
        Toggle("On", isOn: $isOn)
        .padding()
        let x = 1
        Text("\\(x)")
        }
        }
        @_Concurrency.MainActor static func makePreview() throws -> SwiftUI.Preview {
        SwiftUI.Preview("Toggle") { PreviewState() }
        }
        }
        """)
  }

  @Test("a preview with arguments becomes one for each, and labels of calls inside do not count")
  func arguments() {
    guard case .source(let text) = expand("#Preview(\"Row\", arguments: [1, 2]) { number in Row(number) }")
    else {
      Issue.record("no source")
      return
    }
    #expect(text.contains("SwiftUI.Preview._each(\"Row\", arguments: [1, 2]) { number in Row(number) }"))
    #expect(text.contains("func makePreviews() throws -> [SwiftUI.Preview]"))
    #expect(made("#Preview(name(arguments: [1])) { A() }") == "SwiftUI.Preview(name(arguments: [1])) { A() }")
  }

  @Test("a preview without a closure is refused", arguments: ["#Preview", "Preview { }", ""])
  func refuses(source: String) {
    #expect(expand(source) == .failure("#Preview needs a closure that makes a view."))
  }
}
