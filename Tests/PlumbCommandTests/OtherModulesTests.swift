import CommandTesting
import Foundation
import Testing

/// A source that uses what people's files use besides SwiftUI.
private let source = """
  import OSLog
  import SwiftUI
  import UniformTypeIdentifiers
  import os.log

  private let logger = Logger(subsystem: "test", category: "store")

  struct Store { var words: [String] }
  private struct StoreKey: EnvironmentKey { static let defaultValue = Store(words: ["none"]) }
  extension EnvironmentValues { var store: Store { get { self[StoreKey.self] } set { self[StoreKey.self] = newValue } } }

  struct Words: View {
    @Environment(\\.store) var store
    var body: some View { Text(store.words.joined(separator: " ")) }
  }

  struct SampleData: PreviewModifier {
    static func makeSharedContext() async throws -> Store {
      try await Task.sleep(for: .milliseconds(20))
      logger.error("made \\(UTType.json.identifier, privacy: .private)")
      return Store(words: ["made", "slowly"])
    }
    func body(content: Content, context: Store) -> some View { content.environment(\\.store, context) }
  }
  struct Fails: PreviewModifier {
    struct Reason: Error {}
    static func makeSharedContext() async throws -> Int { throw Reason() }
    func body(content: Content, context: Int) -> some View { content }
  }
  extension PreviewTrait where T == Preview.ViewTraits {
    @MainActor static var sampleData: Self = .modifier(SampleData())
  }
  #Preview("Each", traits: .sizeThatFitsLayout, arguments: [2, 30]) { number in Text("argument \\(number)") }
  #Preview("Good", traits: .sampleData, .sizeThatFitsLayout) { Words() }
  #Preview("Bad", traits: .modifier(Fails())) { Words() }
  """

@Suite("Other modules and modifiers of previews")
struct OtherModulesTests {
  @Test(
    "a preview waits for what its modifiers share, and messages go to standard error",
    .timeLimit(.minutes(12)))
  func good() throws {
    let command = try Command(source)
    defer { command.folder.remove() }
    let answer = try command.run(["inspect", "View.swift", "--view", "Good"])
    #expect(answer.output.contains("made slowly"), "\(answer)")
    #expect(answer.error.contains("[store] error: made public.json"), "\(answer)")
    #expect(answer.status == 0)
  }

  @Test("each argument of a preview is a preview with a name of its own", .timeLimit(.minutes(12)))
  func arguments() throws {
    let command = try Command(source)
    defer { command.folder.remove() }
    let second = try command.run(["inspect", "View.swift", "--view", "Each: 30"])
    #expect(second.output.contains("argument 30") && !second.output.contains("argument 2\""), "\(second)")
    let unknown = try command.run(["inspect", "View.swift", "--view", "Each"])
    #expect(unknown.error.contains("Each: 2") && unknown.error.contains("Each: 30"), "\(unknown)")
  }

  @Test("a modifier whose context can not be made is told with the reason", .timeLimit(.minutes(12)))
  func bad() throws {
    let command = try Command(source)
    defer { command.folder.remove() }
    let answer = try command.run(["inspect", "View.swift", "--view", "Bad"])
    #expect(
      answer.error.contains("shared context of a preview's modifier could not be made: Reason()"), "\(answer)"
    )
    #expect(answer.status == 3)
  }
}
