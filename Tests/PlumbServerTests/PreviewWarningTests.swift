import Foundation
import Testing
import Waiting

@Suite("Warnings of previews", .serialized, .timeLimit(.minutes(12)))
struct PreviewWarningTests {
  @Test("the command says the line of the whole file, also where a preview is compiled in parts")
  func line() async throws {
    // A file of fewer lines is compiled as it stands.
    let filler = (0..<110).map { "struct Filler\($0): View { var body: some View { Text(\"a\") } }" }
    let card = ["struct Card: View {", "  var body: some View { Text(\"b\").hoverEffect() }", "}"]
    let source = (filler + card + ["#Preview { Card() }"]).joined(separator: "\n")
    try await Previewed.with(source) { previewed, _ in
      // What a child says goes through the command, and may arrive after the picture.
      try await waitUntil { previewed.errors.contains("hoverEffect") }
      // Before all this stands the line that imports SwiftUI.
      #expect(previewed.errors.contains("warning: View.swift:113: hoverEffect does nothing"))
    }
  }
}
