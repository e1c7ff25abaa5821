import Foundation
import PlumbViews
import SwiftUI
import Testing

@testable import PlumbServer

@MainActor @Suite("Files of a scene")
struct FileDeskTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "desk-\(UUID().uuidString)")

  private func request(_ path: String, length: String? = "3", chunked: Bool = false) -> Request {
    Request(
      method: "POST", address: path,
      fields: (length.map { [("Content-Length", $0)] } ?? [])
        + (chunked ? [("Transfer-Encoding", "chunked")] : []))
  }

  private func bring(_ bytes: String, to desk: FileDesk, _ path: String) -> Response.Status {
    switch desk.begin(request(path, length: "\(bytes.utf8.count)")) {
    case .failure(let refusal): return refusal.response.status
    case .success(let upload):
      let refusal = Array(bytes.utf8).withUnsafeBytes { upload.take($0) }
      return (refusal ?? upload.end()).status
    }
  }

  @Test("files come to the place that was opened for them, in their order, and to no other")
  func places() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let desk = FileDesk()
    #expect(bring("abc", to: desk, "/files/s/1/0/a.txt") == .notFound)
    desk.open("/files/s/1", folder: folder, most: 2)
    #expect(bring("second", to: desk, "/files/s/1/1/b.txt") == .done)
    #expect(bring("first", to: desk, "/files/s/1/0/%2E%2E%2Fa.txt") == .done)
    #expect(bring("third", to: desk, "/files/s/1/2/c.txt") == .bodyTooLarge)
    #expect(bring("", to: desk, "/files/s/1/0/empty.txt") == .done)
    for path in ["/files/s/1/x/a", "/files/s/1/a", "/files/s/1/-1/a/b", "/files//1/0/a", "/files/s/2/0/a"] {
      #expect(bring("x", to: desk, path) == .notFound, "\(path)")
    }
    let files = desk.close("/files/s/1", count: 2)
    #expect(files.map(\.lastPathComponent) == ["empty.txt", "b.txt"])
    #expect(try files.map { try String(contentsOf: $0, encoding: .utf8) } == ["", "second"])
    #expect(files.allSatisfy { $0.path.hasPrefix(folder.path) })
    #expect(bring("late", to: desk, "/files/s/1/0/a.txt") == .notFound)
  }

  @Test("a length that is missing, wrong or too large is refused, and half a file is none")
  func lengths() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let desk = FileDesk()
    desk.open("/files/s/1", folder: folder, most: 1)
    let path = "/files/s/1/0/a.txt"
    func status(_ request: Request) -> Response.Status? {
      if case .failure(let refusal) = desk.begin(request) { refusal.response.status } else { nil }
    }
    for length in [nil, "", "-1", "many", "99999999999999999999"] {
      #expect(status(request(path, length: length)) == .badRequest, "\(length ?? "none")")
    }
    #expect(status(request(path, chunked: true)) == .badRequest)
    #expect(status(request(path, length: "\(FileDesk.longestFile + 1)")) == .bodyTooLarge)
    // What has not come whole is not there, and no place is kept for it.
    for _ in 0..<(2 * FileDesk.mostUploads) {
      let upload = try #require(try? desk.begin(request(path)).get())
      #expect(upload.end().status == .badRequest)
    }
    var held: [FileUpload] = []
    for _ in 0..<FileDesk.mostUploads { try held.append(desk.begin(request(path)).get()) }
    #expect(status(request(path)) == .unavailable)
    held = []
    #expect(bring("abc", to: desk, path) == .done)
  }

  @Test(
    "a name keeps its words and its ending, and leads nowhere",
    arguments: [
      ("a.txt", "a.txt"), ("../../etc/passwd", "passwd"), ("C:\\a\\b.png", "b.png"), ("", "file"),
      ("..", "file"),
      ("/", "file"), ("a\u{0}b\n.txt", "ab.txt"), ("gpj\u{202E}.exe", "gpj.exe"),
      ("Größe 1.pdf", "Größe 1.pdf"),
      (String(repeating: "x", count: 5000) + ".jpeg", String(repeating: "x", count: 195) + ".jpeg"),
    ])
  func names(given: String, safe: String) { #expect(FileDesk.safeName(given) == safe) }

  @Test("a scene's files go with it, and whoever asks anew ends what was asked before")
  func scene() throws {
    let desk = FileDesk()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = PageFiles(desk, scene: "s", place: folder)
    let answers = Answers()
    try files.ask(FileChoice(accepted: [], most: 1) { answers.list.append($0?.map(\.lastPathComponent)) })
    try files.ask(FileChoice(accepted: [], most: 99) { answers.list.append($0?.map(\.lastPathComponent)) })
    #expect(answers.list == [nil])
    #expect(files.lastNotice?.text.contains(#""most":20"#) == true)
    #expect(bring("abc", to: desk, "/files/s/2/0/a.txt") == .done)
    #expect(!files.chosen(1, count: 1))
    #expect(files.chosen(2, count: 1))
    #expect(answers.list == [nil, ["a.txt"]])
    try files.offer(OfferedFile(name: "../b.txt", bytes: Data("b".utf8)) { _ in })
    #expect(desk.offered(at: "/files/s/3")?.lastPathComponent == "b.txt")
    let large = OfferedFile(name: "c", bytes: Data(count: FileDesk.longestFile + 1)) { _ in }
    #expect(throws: PageFiles.Problem.self) { try files.offer(large) }
    files.end()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    #expect(desk.offered(at: "/files/s/3") == nil)
  }

  @MainActor private final class Answers { var list: [[String]?] = [] }
}
