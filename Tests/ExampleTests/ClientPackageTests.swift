import Foundation
import PlumbDrawing
import PlumbExport
import TestLayers
import Testing

@Suite("A package of one's own", .serialized, .tags(.long), .needs(.Companions), .needs(.SnapshotTesting))
struct ClientPackageTests {
  private let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/ClientPackage")

  /// Kept between runs, so that only the first one builds all.
  private func scratch() throws -> URL {
    let products = try #require(Bundle.main.executableURL).deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().appendingPathComponent("client-package")
    // The plan of a build names the files of packages beside it, and is not made anew when one is added there.
    try? FileManager.default.removeItem(
      at: scratch.appendingPathComponent(
        "\(scratch.deletingLastPathComponent().lastPathComponent)/debug/description.json"))
    return scratch
  }

  @Test("builds against this one by `import SwiftUI`, and makes a picture", .timeLimit(.minutes(20)))
  func makesPicture() throws {
    let scratch = try scratch()
    let picture = scratch.appendingPathComponent("badge.png")
    let chart = scratch.appendingPathComponent("sales.png")
    for file in [picture, chart] { try? FileManager.default.removeItem(at: file) }
    try run([
      "swift", "run", "--package-path", package.path,
      "--scratch-path", scratch.path, "PictureMaker", picture.path, chart.path,
    ])
    let data = [UInt8](try Data(contentsOf: picture))
    #expect(data.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    // The header tells the size. Headline "Hello" with 12 and 6 points around it, at 2 pixels a point: a line of
    // 17 points is 20.5 tall.
    #expect(Array(data[20..<24]) == [0, 0, 0, 65])
    #expect(data[18] == 0 && data[19] > 48)
    // Three bars from the same base, which are as high as their counts.
    let pixels = try PixelImage.decode([UInt8](try Data(contentsOf: chart)))
    #expect(pixels.width == 120 && pixels.height == 80)
    let heights = (0..<3).map { bar in
      let column = pixels.width * (2 * bar + 1) / 6
      return (0..<pixels.height).count { pixels.rgba[4 * ($0 * pixels.width + column) + 3] == 255 }
    }
    #expect(heights[0] > 10 && heights[1] == 4 * heights[0] && heights[2] == 2 * heights[0], "\(heights)")
  }

  @Test(
    "has tests of its pictures, in XCTest and Swift Testing, with the symbols and images of the package",
    .timeLimit(.minutes(20)))
  func testsPictures() throws {
    try run(["swift", "test", "--package-path", package.path, "--scratch-path", try scratch().path])
  }

  private func run(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let log = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, Comment(rawValue: log))
  }
}
