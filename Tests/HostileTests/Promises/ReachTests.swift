import CommandTesting
import Foundation
import Testing

@Suite("What others can reach, and what runs", .timeLimit(.minutes(5)))
struct ReachTests {
  /// The addresses at which something listens at a port, as the kernel writes them.
  private func addresses(listeningAt port: UInt16) -> [String] {
    ["tcp", "tcp6"].flatMap { table -> [String] in
      let text = (try? String(contentsOfFile: "/proc/net/\(table)", encoding: .utf8)) ?? ""
      return text.split(separator: "\n").dropFirst().compactMap { line in
        let fields = line.split(separator: " ")
        let local = fields.count > 3 && fields[3] == "0A" ? fields[1].split(separator: ":") : []
        return local.last.flatMap { UInt16($0, radix: 16) } == port ? local.first.map(String.init) : nil
      }
    }
  }

  @Test("run and preview listen at 127.0.0.1 and at no other address", arguments: ["run", "preview"])
  func address(_ word: String) async throws {
    let served = try await ServedApp(Command("#Preview { Text(\"a\") }"), word)
    defer { served.end() }
    #expect(addresses(listeningAt: served.port) == ["0100007F"])
  }

  @Test("check runs nothing of a source")
  func check() throws {
    let command = try Command(
      """
      import Foundation
      let wrote = FileManager.default.createFile(atPath: "marker", contents: nil)
      struct Row: View { var body: some View { Text("\\(wrote)") } }
      #Preview { Row() }
      """)
    defer { command.folder.remove() }
    let (checked, marker) = (try command.run("check", "View.swift"), command.path("marker"))
    #expect(checked.status == 0, "\(checked)")
    #expect(!FileManager.default.fileExists(atPath: marker))
    // A command that shows the view runs it: the marker would be noticed.
    #expect(try command.run("inspect", "View.swift").status == 0)
    #expect(FileManager.default.fileExists(atPath: marker))
  }

  @Test("nobody else can read what is kept, whatever the umask is")
  func caches() throws {
    let command = try Command("struct Row: View { var body: some View { Text(\"Row\") } }")
    defer { command.folder.remove() }
    let answer = try command.shell(
      "umask 000; PLUMB_CACHE=\"$PWD/kept\" \"$PLUMB\" render View.swift -o a.png")
    #expect(answer.status == 0, "\(answer)")
    let cache = command.path("kept")
    let names = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(!names.isEmpty)
    // Whoever may not look into a folder reads nothing below it.
    for folder in [cache] + names.map({ "\(cache)/\($0)" }) {
      let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
      #expect((mode ?? 0o777) & 0o077 == 0, "\(folder) \(String(mode ?? 0, radix: 8))")
    }
  }
}
