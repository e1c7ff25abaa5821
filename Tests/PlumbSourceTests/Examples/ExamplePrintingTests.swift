import Testing

@testable import PlumbSource

/// What a guide prints of an example is what a person would write with the values that are set.
@Suite("The printed code of an example")
struct ExamplePrintingTests {
  private static let settings = """
      /// The gap.
      @Setting("Spacing", 0...40, step: 1, omitted: 8) var spacing: CGFloat = 8
      @Setting("Alignment", [.top, .center, .bottom], omitted: .center) var alignment = VerticalAlignment.center
      @Setting("Second text") var hasSecond = true
      @Setting("Count", -3...5, step: 1, omitted: 1) var count = 3
    """

  private func example(_ body: String, settings: String = settings, more: String = "") throws -> ExampleSource
  {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : "    \($0)"
    }
    return try ExampleSource(
      """
      // Two texts.
      import PlumbGuide
      import SwiftUI

      struct Row: View {
      \(settings)

        var body: some View {
      \(lines.joined(separator: "\n"))
        }
      }
      \(more)
      """, path: "Row/Row.swift")
  }

  /// The body as it is printed: spacing 12, `.top`, the second text and the count 2, where nothing else is said.
  private func body(
    _ body: String, spacing: Double = 12, alignment: Double = 0, second: Double = 1, count: Double = 2
  ) throws -> String {
    let code = try example(body).code([spacing, alignment, second, count].map(PrintedValue.number)).code
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = try #require(lines.firstIndex { $0.contains("var body") })
    let end = try #require(lines.lastIndex { $0 == "  }" })
    return lines[(start + 1)..<end].map { String($0.dropFirst(4)) }.joined(separator: "\n")
  }

  @Test(
    "is there in time for any text that is short enough, and a longer one is refused",
    .timeLimit(.minutes(1)))
  func length() throws {
    // Each use looked for the ends of all parentheses before it, for each of these: a thousand took minutes.
    let uses = String(repeating: "_ = f(count: 1, count)\n", count: 1000)
    let code = try example(uses + "Text(\"\")").code([8, 1, 1, 2].map(PrintedValue.number)).code
    #expect(code.components(separatedBy: "f(count: 1, 2)").count == 1001)
    #expect(throws: ExampleProblem.self) {
      try example(String(repeating: "count\n", count: ExampleSource.mostBytes / 6))
    }
  }

  @Test("a parameter of a closure or a function can not be named as a setting")
  func parameters() throws {
    for body in ["f { a, count in a }", "func f(_ a: Int, count: Int) {}", "f { count, _ in 1 }"] {
      #expect(throws: ExampleProblem.self, "\(body)") { try example(body) }
    }
    for body in ["f(count: 1)", "f { a in count }", "f { _ = [count, count] }"] {
      _ = try example(body)
    }
  }

  @Test("has neither the module nor the settings, nor what is said of them, and begins as the file does")
  func file() throws {
    let printed = try example("Text(\"Hello\")").code([8, 1, 1, 1].map(PrintedValue.number))
    #expect(
      printed.code == """
        // Two texts.
        import SwiftUI

        struct Row: View {
          var body: some View {
            Text("Hello")
          }
        }

        """)
    #expect(printed.lines == [1, 3, 4, 5, 12, 13, 14, 15])
  }

  @Test("has values in the place of names, and labels that are called the same stay")
  func names() throws {
    #expect(
      try body("HStack(alignment: alignment, spacing: spacing) { Text(verbatim: \"a\") }")
        == "HStack(alignment: .top, spacing: 12) { Text(verbatim: \"a\") }")
    #expect(try body("Color.red.frame(width: self.spacing * 2)") == "Color.red.frame(width: 12 * 2)")
    #expect(
      try body("Color.red.offset(x: 9 - CGFloat(count))", count: -2) == "Color.red.offset(x: 9 - CGFloat(-2))"
    )
    #expect(
      try body("Color.red.offset(x: 9-spacing, y: model.spacing)")
        == "Color.red.offset(x: 9-12, y: model.spacing)")
    #expect(try body("let width = spacing") == "let width = 12.0")
    #expect(
      try body("ForEach(0..<count) { Text(\"\\($0)\") }", count: 2) == "ForEach(0..<2) { Text(\"\\($0)\") }")
  }

  @Test("leaves arguments out that need no words")
  func arguments() throws {
    let stack = "HStack(alignment: alignment, spacing: spacing) {\n  Text(\"a\")\n}"
    #expect(try body(stack, spacing: 8) == "HStack(alignment: .top) {\n  Text(\"a\")\n}")
    #expect(try body(stack, alignment: 1) == "HStack(spacing: 12) {\n  Text(\"a\")\n}")
    #expect(try body(stack, spacing: 8, alignment: 1) == "HStack {\n  Text(\"a\")\n}")
    #expect(try body("Spacer(minLength: spacing)", spacing: 8) == "Spacer()")
    #expect(try body("f(1, spacing, 2, spacing)", spacing: 8) == "f(1, 2)")
    // Only where the name stands alone.
    #expect(try body("Color.red.frame(width: spacing * 2)", spacing: 8) == "Color.red.frame(width: 8 * 2)")
    #expect(
      try body("HStack(\n  alignment: alignment,\n  spacing: spacing\n) { Text(\"a\") }", spacing: 8)
        == "HStack(\n  alignment: .top\n) { Text(\"a\") }")
  }

  @Test("leaves modifiers out that have no argument left, with what is said of them")
  func modifiers() throws {
    #expect(try body("Text(\"a\")\n  .padding(spacing)\n  .bold()", spacing: 8) == "Text(\"a\")\n  .bold()")
    #expect(try body("Text(\"a\").padding(spacing).bold()", spacing: 8) == "Text(\"a\").bold()")
    #expect(
      try body("Text(\"a\")\n  .padding(spacing) // Room.\n  .bold()", spacing: 8) == "Text(\"a\")\n  .bold()"
    )
    #expect(
      try body("Text(\"a\")\n  // Room.\n  .padding(spacing)", spacing: 8) == "Text(\"a\")\n  // Room.")
    #expect(try body("Text(\"a\").font(.system(size: spacing))", spacing: 8) == "Text(\"a\").font(.system())")
    #expect(try body("Text(\"a\").padding(.top, spacing)", spacing: 8) == "Text(\"a\").padding(.top)")
  }

  @Test("has of a condition only what holds")
  func conditions() throws {
    let text =
      "HStack {\n  Text(\"a\")\n  if hasSecond {\n    // The second.\n    Text(\"b\")\n  } else {\n    Spacer()\n  }\n}"
    #expect(try body(text) == "HStack {\n  Text(\"a\")\n  // The second.\n  Text(\"b\")\n}")
    #expect(try body(text, second: 0) == "HStack {\n  Text(\"a\")\n  Spacer()\n}")
    let short = "HStack {\n  if !hasSecond { Text(\"b\") }\n  Text(\"a\")\n}"
    #expect(try body(short) == "HStack {\n  Text(\"a\")\n}")
    #expect(try body(short, second: 0) == "HStack {\n  Text(\"b\")\n  Text(\"a\")\n}")
    let chain = "if wide {\n  A()\n} else if hasSecond {\n  B()\n} else {\n  C()\n}"
    #expect(try body(chain) == "if wide {\n  A()\n} else {\n  B()\n}")
    #expect(try body(chain, second: 0) == "if wide {\n  A()\n} else {\n  C()\n}")
    let first = "if hasSecond {\n  B()\n} else if wide {\n  A()\n}"
    #expect(try body(first) == "B()")
    #expect(try body(first, second: 0) == "if wide {\n  A()\n}")
  }

  @Test("has of a choice with a question mark only what holds")
  func ternaries() throws {
    #expect(try body("Text(\"a\").opacity(hasSecond ? 1 : 0.5)") == "Text(\"a\").opacity(1)")
    #expect(try body("Text(\"a\").opacity(!hasSecond ? 1 : 0.5)") == "Text(\"a\").opacity(0.5)")
    #expect(
      try body("Text(\"a\").frame(width: hasSecond ? nil : spacing)", second: 0)
        == "Text(\"a\").frame(width: 12)")
    #expect(try body("Toggle(isOn: .constant(hasSecond)) {}") == "Toggle(isOn: .constant(true)) {}")
  }

  @Test("has values in strings as people write them")
  func strings() throws {
    #expect(try body("Text(\"\\(count) trains of spacing\")") == "Text(\"2 trains of spacing\")")
    #expect(try body("Text(\"\\(spacing) points\")") == "Text(\"\\(12.0) points\")")
    #expect(try body("Text(\"\\(count + 1) trains\")") == "Text(\"\\(2 + 1) trains\")")
  }

  @Test("has marks in the place of numbers that a page fills in")
  func slots() throws {
    let printed = try example("HStack(spacing: spacing) { Text(\"\\(count)\") }").code(
      [.slot(0), .number(1), .number(1), .slot(3)])
    #expect(printed.code.contains("HStack(spacing: \u{E000}\u{E100}) { Text(\"\u{E003}\u{E100}\") }"))
  }

  // MARK: Refusals

  private func refusal(_ make: () throws -> ExampleSource) -> String? {
    do {
      _ = try make()
      return nil
    } catch { return "\(error)" }
  }

  @Test(
    "a setting's name means one thing",
    arguments: [
      "let spacing = 3", "ForEach(0..<3) { spacing in Text(\"\") }", "if let spacing { Text(\"\") }",
      "func gap(spacing: Int) {}", "use { a, spacing in a }",
    ])
  func shadows(_ body: String) throws {
    #expect(
      refusal { try example(body) }
        == "Row/Row.swift:13: spacing is declared again here; a setting's name means one thing in its view.")
  }

  @Test(
    "a setting says what it is in literals",
    arguments: [
      (
        "@Setting(\"A\", 0...x, step: 1) var a = 3",
        "needs its range and its step in numbers, such as 0...40, step: 1."
      ),
      ("@Setting(\"A\", 5...0, step: 1) var a = 3", "goes up, by steps that are in it."),
      (
        "@Setting(\"A\", 0...4, step: 1) var a = 9",
        "The value of the setting “A”, 9, is not one of its values."
      ),
      (
        "@Setting(\"A\", [.top]) var a = Alignment.top",
        "needs at least two choices, written as an array literal."
      ),
      (
        "@Setting(\"A\", [1, 2], omitted: 3) var a = 1",
        "The omitted value of the setting “A”, 3, is not one of its values."
      ),
      ("@Setting(\"A\") var a = 3", "needs a range, a list of choices, or the value true or false."),
      (
        "@Setting(\"A\") var a = true\n  @Setting(\"A\") var b = true",
        "Two settings are labelled “A”; give each one a label of its own."
      ),
      ("@Setting(label) var a = true", "The first argument of @Setting is its label, a string."),
    ])
  func literals(_ settings: String, _ sentence: String) throws {
    let refusal = refusal { try example("Text(\"\")", settings: "  " + settings) } ?? ""
    #expect(refusal.hasSuffix(sentence), "\(refusal)")
    #expect(refusal.hasPrefix("Row/Row.swift:"))
  }

  @Test("an example has at most four settings, 64 combinations, and a view")
  func bounds() throws {
    let five = (1...5).map { "  @Setting(\"\($0)\") var s\($0) = true" }.joined(separator: "\n")
    #expect(
      refusal { try example("Text(\"\")", settings: five) }?.hasSuffix(
        "An example has at most 4 settings, and this one has 5.") ?? false)
    let many = (1...3).map { "  @Setting(\"\($0)\", [1, 2, 3, 4, 5]) var s\($0) = 1" }.joined(separator: "\n")
    #expect(
      refusal { try example("Text(\"\")", settings: many) }?.contains(
        "have 125 combinations, and 64 is the most")
        ?? false)
    #expect(
      refusal { try ExampleSource("struct A {}", path: "A.swift") }
        == "A.swift: An example has a view: struct Name: View { … }.")
  }
}
