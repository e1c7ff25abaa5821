import CommandTesting
import Foundation
import PlumbMacroExpansion
import TestLayers
import Testing

@testable import PlumbSource

/// What a page of the guide prints is drawn as the example is, whatever is set.
@Suite("The examples of the guide", .timeLimit(.minutes(15)))
struct GuideExampleTests {
  private static let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Guide").path

  private static let own = """
    import PlumbGuide
    import SwiftUI

    struct Fixture: View {
      @Setting("Spacing", -5...40, step: 0.5) var spacing: CGFloat = 8
      @Setting("Alignment", [.top, .center, .bottom], omitted: .center) var alignment = VerticalAlignment.center
      @Setting("Second") var hasSecond = true
      @Setting("Count", 0...4, step: 1, omitted: 0) var count = 3

      var body: some View {
        HStack(alignment: alignment, spacing: spacing) {
          Text("\\(count) trains of \\(count * 2)")
            .padding(self.spacing)
            .layoutPriority(1 - CGFloat(count))
            .offset(y: CGFloat(-count))
            .opacity(hasSecond ? 1 : 0.5)
          if hasSecond {
            ForEach(0..<count, id: \\.self) { number in
              Text("\\(number)")
                .padding(spacing * 2)
                .zIndex(Double(count))
            }
          } else {
            Color.red.frame(width: 9 - spacing / 3)
          }
        }
      }
    }
    """

  private static func examples() throws -> [ExampleSource] {
    let names = FileManager.default.enumerator(atPath: guide)?.compactMap { $0 as? String } ?? []
    let examples = try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      try ExampleSource(String(contentsOfFile: "\(guide)/\(name)", encoding: .utf8), path: name)
    }
    return [try ExampleSource(own, path: "Fixture.swift")] + examples
  }

  /// The example's text with other values to begin with.
  private func text(_ example: ExampleSource, beginningWith values: [Double]) -> String {
    var edits = SourceEdits(example.text.source)
    for (index, range) in example.declarations.enumerated() {
      guard let equals = range.last(where: { example.text.tokens[$0].text == "=" }) else { continue }
      let printing = ExamplePrinting(example, values.map(PrintedValue.number))
      let words = printing.words(of: index, .decimal)
      let type = example.text.text(equals + 1..<range.upperBound)
      // `VerticalAlignment.center` says the type, which the choice's words alone do not.
      let owner = words.hasPrefix(".") ? type.split(separator: ".").dropLast().joined(separator: ".") : ""
      edits.replace(example.text.tokens[equals + 1], by: (type.hasPrefix(".") ? "" : owner) + words)
      for rest in (equals + 2)..<max(equals + 2, range.upperBound) {
        edits.remove(example.text.tokens[rest].range)
      }
    }
    return edits.result().text
  }

  /// The source with the names of its top declarations made others, so that many can be compiled together.
  private func renamed(_ source: String, _ suffix: String) -> String {
    let text = Statements(source)
    var (depth, names) = (0, Set<String>())
    for index in text.tokens.indices.dropLast() {
      if text.tokens[index].text == "{" { depth += 1 }
      if text.tokens[index].text == "}" { depth -= 1 }
      let declares = ["struct", "class", "enum", "protocol", "func", "let", "var", "typealias"]
      if depth == 0, declares.contains(text.tokens[index].text) { names.insert(text.tokens[index + 1].text) }
    }
    var edits = SourceEdits(source)
    for token in text.tokens where token.kind == .identifier && names.contains(token.text) {
      edits.replace(token, by: token.text + suffix)
    }
    return edits.result().text
  }

  @Test("are drawn as the code that is printed of them, at random settings", .tags(.long))
  func pictures() throws {
    let command = try Command()
    try FileManager.default.createDirectory(atPath: command.path("all"), withIntermediateDirectories: true)
    var random = SplitMix(state: 16)
    var pairs: [(example: String, printed: String, path: String, code: String)] = []
    for (number, example) in try Self.examples().enumerated() {
      for round in 0..<(number == 0 ? 4 : 1) {
        let values = example.settings.map { setting in
          let omitted = setting.omitted.flatMap { random.next() % 3 == 0 ? $0 : nil }
          return omitted ?? setting.values[Int(random.next() % UInt64(setting.values.count))]
        }
        let code = example.code(values.map(PrintedValue.number)).code
        let sources = [("A", text(example, beginningWith: values)), ("B", code)]
        let names = try sources.map { letter, source in
          let suffix = "_\(letter)\(number)_\(round)"
          try renamed(source, suffix).write(
            toFile: command.path("all/Example\(suffix).swift"), atomically: true, encoding: .utf8)
          return example.viewName + suffix
        }
        #expect(!code.contains("PlumbGuide") && !code.contains("@Setting"))
        pairs.append((names[0], names[1], example.path, code))
      }
    }
    let answer = try command.run(
      "render", "all", "--all", "--size", "320x240", "--scale", "1", "-o", "picture.png")
    #expect(answer.status == 0, "\(answer.error)")
    for pair in pairs {
      let (one, other) = (
        FileManager.default.contents(atPath: command.path("picture-\(pair.example).png")),
        FileManager.default.contents(atPath: command.path("picture-\(pair.printed).png"))
      )
      #expect(one != nil && one == other, "\(pair.path) is not drawn as\n\(pair.code)")
    }
  }
}

/// Small and the same each time.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return (word ^ (word >> 31)) >> 8
  }
}
