// PictureBenchmarks throughput AVATAR [COUNT]
//   How many cards a second, by one ImageRenderer after the other, and by a PictureRenderer with each limit.
// PictureBenchmarks stress AVATAR COUNT
//   All formats at once, for `--sanitize=thread`.
// PictureBenchmarks card AVATAR ROUNDS FILE
// PictureBenchmarks invoice ROWS ROUNDS FILE
//   One after the other, as `Benchmarks/servers/run` compares them: a line of wall and processor seconds for each.
import Foundation
import SwiftUI

@main @MainActor struct PictureBenchmarks {
  static func main() async throws {
    let words = Array(CommandLine.arguments.dropFirst())
    switch words.first {
    case "throughput" where words.count >= 2:
      try await throughput(try avatar(words[1]), count: words.count > 2 ? Int(words[2]) ?? 200 : 200)
    case "stress" where words.count == 3:
      try await stress(try avatar(words[1]), count: Int(words[2]) ?? 20)
    case "card" where words.count == 4:
      let avatar = try avatar(words[1])
      try await repeatedly(words[2], file: words[3]) {
        let renderer = ImageRenderer(content: Card(number: $0, avatar: avatar))
        return try renderer.pngData()
      }
    case "invoice" where words.count == 4:
      let rows = Int(words[1]) ?? 60
      try await repeatedly(words[2], file: words[3]) {
        try ImageRenderer(content: Invoice(number: $0, rows: rows)).pdfData(paper: .a4)
      }
    default:
      print("PictureBenchmarks throughput AVATAR [COUNT] | stress AVATAR COUNT")
      print("PictureBenchmarks card AVATAR ROUNDS FILE | invoice ROWS ROUNDS FILE")
      exit(64)
    }
  }

  private static func avatar(_ path: String) throws -> UIImage {
    guard let image = UIImage(data: try Data(contentsOf: URL(filePath: path))) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }

  private static func repeatedly(
    _ rounds: String, file: String, _ make: @MainActor (Int) throws -> Data
  ) async throws {
    var bytes = Data()
    // The first round reads fonts, which a server does once.
    for round in 0...(Int(rounds) ?? 5) {
      let cost = try await Cost.of { bytes = try make(round) }
      guard round > 0 else { continue }
      print(text(cost.wall, 6), text(cost.processor, 6))
    }
    try bytes.write(to: URL(filePath: file))
  }

  /// The least of several rounds, in turn, so that what else runs hits all alike.
  private static func throughput(_ avatar: UIImage, count: Int) async throws {
    let limits = Array(1...max(2, ProcessInfo.processInfo.activeProcessorCount))
    var best: [Int: Cost] = [:]
    var onMainActor = Double.infinity
    for _ in 0..<5 {
      for limit in [0] + limits {
        let cost = try await Cost.of { try await render(avatar, count: count, limit: limit) }
        if cost.wall < best[limit]?.wall ?? .infinity { best[limit] = cost }
      }
      let cost = await Cost.of {
        for number in 0..<count {
          ImageRenderer(content: Card(number: number, avatar: avatar)).render { _, _ in }
        }
      }
      onMainActor = min(onMainActor, cost.processor)
    }
    let one = best[0]?.wall ?? 1
    print("\(count) cards: a second, times ImageRenderer's, processor ms a card")
    for limit in [0] + limits {
      guard let cost = best[limit] else { continue }
      let name = limit == 0 ? "ImageRenderer           " : "PictureRenderer, limit \(limit)"
      print(
        name, text(Double(count) / cost.wall, 1), text(one / cost.wall, 2),
        text(cost.processor / Double(count) * 1000, 2), separator: "   ")
    }
    print(
      "of it on the main actor, up to the display list: \(text(onMainActor / Double(count) * 1000, 2)) ms")
  }

  /// - Parameter limit: of a `PictureRenderer`; 0 for renderers of one view each.
  private static func render(_ avatar: UIImage, count: Int, limit: Int) async throws {
    if limit == 0 {
      for number in 0..<count {
        _ = try ImageRenderer(content: Card(number: number, avatar: avatar)).pngData()
      }
      return
    }
    let renderer = PictureRenderer(limit: limit)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask { _ = try await renderer.pngData { Card(number: number, avatar: avatar) } }
      }
      try await group.waitForAll()
    }
  }

  private static func stress(_ avatar: UIImage, count: Int) async throws {
    let renderer = PictureRenderer(limit: 8)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        group.addTask { _ = try await renderer.pngData { Card(number: number, avatar: avatar) } }
        group.addTask { _ = try await renderer.jpegData { Card(number: number, avatar: avatar) } }
        group.addTask { _ = try await renderer.svgString { Card(number: number, avatar: avatar) } }
        group.addTask { _ = try await renderer.pdfData { Card(number: number, avatar: avatar) } }
        group.addTask {
          _ = try await renderer.pdfData(of: { Invoice(number: number, rows: 40) }, paper: .a4)
        }
      }
      try await group.waitForAll()
    }
  }
}
