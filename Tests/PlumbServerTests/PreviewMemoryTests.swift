import Foundation
import Testing

/// The memory of the children of a page, of which there are up to 32.
@Suite("The memory of a page's children", .serialized, .timeLimit(.minutes(12)))
struct PreviewMemoryTests {
  private static let source = """
    struct Row: View {
      @State private var isOn = false
      var body: some View {
        HStack {
          Text("A row").font(.headline)
          Toggle("On", isOn: $isOn)
          Image(systemName: "star")
        }
      }
    }
    #Preview { Row() }
    """

  @Test("is less than 9.5 MB of their own each, and the icons' font is not in it")
  func child() async throws {
    try await Previewed.with(Self.source) { previewed, _ in
      let child = try #require(Self.child(in: previewed.temporary))
      let rollup = try String(contentsOfFile: "/proc/\(child)/smaps_rollup", encoding: .utf8)
      let line = try #require(rollup.split(separator: "\n").first { $0.hasPrefix("Anonymous:") })
      let kilobytes = try #require(line.split(separator: " ").dropFirst().first.flatMap { Int($0) })
      #expect(kilobytes < 9500)
      let maps = try String(contentsOfFile: "/proc/\(child)/maps", encoding: .utf8)
      #expect(maps.contains("materialdesignicons-webfont.svg"))
    }
  }

  /// The process that shows a tile of a command with a folder.
  private static func child(in folder: String) -> String? {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.first { process in
      guard Int(process) != nil else { return false }
      func text(_ name: String) -> String {
        String(
          decoding: FileManager.default.contents(atPath: "/proc/\(process)/\(name)") ?? Data(), as: UTF8.self)
      }
      let words = text("cmdline").split(separator: "\0")
      return words.count == 3 && words[1] == "child" && text("environ").contains("=\(folder)")
    }
  }
}
