import Foundation
import Synchronization
import Testing

/// The frames of an example that the command shows on a canvas of 390×844, where several declare the same view.
struct ShownExample {
  struct Frame: Decodable, Equatable {
    var x: Double, y: Double, width: Double, height: Double
    var maxX: Double { x + width }
    var midY: Double { y + height / 2 }
    var size: [Double] { [width, height] }
  }

  private struct Node: Decodable, Sendable {
    var name: String
    var text: String?
    var frame: Frame
    var children: [Node]

    func find(_ word: String) -> Node? {
      if name == word || text?.hasPrefix(word) ?? false { return self }
      for child in children { if let found = child.find(word) { return found } }
      return nil
    }
  }

  private struct Answer: Decodable { var root: Node }

  private let root: Node

  /// What was shown already: each example is compiled once.
  private static let shown = Mutex<[String: Node]>([:])

  init(_ name: String) throws {
    if let node = Self.shown.withLock({ $0[name] }) {
      root = node
      return
    }
    let data = try Self.told("inspect", "\(name).swift", "--json")
    let root = try JSONDecoder().decode(Answer.self, from: data).root
    Self.shown.withLock { $0[name] = root }
    self.root = root
  }

  /// The frame of the first view of a name, or of the first text that starts so.
  subscript(word: String) -> Frame {
    get throws { try #require(root.find(word)?.frame) }
  }

  /// What the command prints about an example.
  static func told(_ subcommand: String, _ file: String, _ options: String...) throws -> Data {
    let process = Process()
    process.executableURL = Bundle.main.executableURL!.deletingLastPathComponent().appendingPathComponent(
      "plumb")
    process.arguments = [subcommand, folder.appendingPathComponent(file).path] + options
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return data
  }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples")
}
