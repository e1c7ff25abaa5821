import CommandTesting
import TestLayers
import Testing

/// Fonts are registered for a whole program, so each test has one of its own.
@Suite("Fonts that a program registers", .needs(.Companions))
struct FontRegistrationTests {
  private static let bold = "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf"

  private func told(_ setup: String, font name: String) throws -> (output: String, error: String) {
    let command = try Command(
      """
      import CoreText

      @MainActor func setUp() -> String {
        \(setup)
      }

      struct Brand: View {
        let told = setUp()
        var body: some View {
          VStack {
            Text(told)
            Text("Brand").font(.custom("\(name)", size: 20))
          }
        }
      }
      """)
    defer { command.folder.remove() }
    let answer = try command.run(["inspect", "View.swift"])
    #expect(answer.status == 0, "\(answer)")
    return (answer.output, answer.error)
  }

  @Test(
    "with CoreText are found by their names, and what cannot be registered is told", .timeLimit(.minutes(12)))
  func coreText() throws {
    let answer = try told(
      """
      func register(_ path: String) -> String {
        var error: Unmanaged<CFError>?
        let isNew = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: path) as CFURL, .process, &error)
        return isNew ? "new" : "\\(error?.takeRetainedValue().code ?? 0)"
      }
      return [register("\(Self.bold)"), register("\(Self.bold)"), register("/no.ttf"), register("/etc/passwd")]
        .joined(separator: " ")
      """, font: "NotoSerif-Bold")
    #expect(answer.output.contains("new 105 101 103"), "\(answer)")
    #expect(!answer.error.contains("No font file"), "\(answer)")
  }

  // UIKit's headers include those of CoreText: public packages import UIKit alone.
  @Test("are registered where UIKit is imported alone", .timeLimit(.minutes(12)))
  func uiKit() throws {
    let command = try Command(
      """
      import UIKit

      let isNew = CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "\(Self.bold)") as CFURL, .process, nil)
      struct Brand: View { var body: some View { Text("\\(isNew)") } }
      """)
    defer { command.folder.remove() }
    let answer = try command.run(["inspect", "View.swift"])
    #expect(answer.output.contains("\"true\""), "\(answer)")
  }

  @Test("from bytes are found by their names, which are told", .timeLimit(.minutes(12)))
  func bytes() throws {
    let answer = try told(
      """
      let data = try! Data(contentsOf: URL(fileURLWithPath: "\(Self.bold)"))
      let names = try! Font.register(data)
      let rest = (try? Font.register(Data([1, 2, 3]))) == nil ? "refused" : "taken"
      return names.joined(separator: " ") + " " + rest
      """, font: "Noto Serif")
    #expect(answer.output.contains("Noto Serif"), "\(answer)")
    #expect(answer.output.contains("NotoSerif-Bold refused"), "\(answer)")
    #expect(!answer.error.contains("No font file"), "\(answer)")
  }

  @Test("are gone when they are taken away, and a name that nobody has is told", .timeLimit(.minutes(12)))
  func removal() throws {
    let answer = try told(
      """
      let url = URL(fileURLWithPath: "\(Self.bold)")
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
      let first = CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil)
      return "\\(first) \\(CTFontManagerUnregisterFontsForURL(url as CFURL, .process, nil))"
      """, font: "NotoSerif-Bold")
    #expect(answer.output.contains("true false"), "\(answer)")
    #expect(
      answer.error.contains("No font file here has the family or PostScript name \"NotoSerif-Bold\""),
      "\(answer)")
  }
}
