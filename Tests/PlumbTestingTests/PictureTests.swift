import Foundation
import PlumbDrawing
import PlumbExport
import PlumbTesting
import SwiftUI
import Testing

private func picture(_ color: ResolvedColor, width: CGFloat = 8) -> DisplayList {
  let size = CGSize(width: width, height: 8)
  return DisplayList(
    size: size, items: [.fill(Path(CGRect(x: 2, y: 2, width: 4, height: 4)), .color(color), FillStyle())])
}

@MainActor @Suite("A picture")
struct PictureTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "pictures-\(UUID().uuidString)")

  @Test("is recorded when there is none, and then compared")
  func recording() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let comparison = PictureComparison(name: "box", folder: folder)
    #expect(
      try comparison.problem(with: picture(.black), scale: 1)?.hasPrefix("There was no picture box") == true)
    #expect(try comparison.problem(with: picture(.black), scale: 1) == nil)
  }

  @Test("that differs is told with the number of pixels and a page that shows them")
  func difference() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "box-\(UUID().uuidString)"
    let comparison = PictureComparison(name: name, folder: folder)
    _ = try comparison.problem(with: picture(.black), scale: 1)
    let problem = try #require(
      try comparison.problem(with: picture(ResolvedColor(red: 1, green: 0, blue: 0)), scale: 1))
    #expect(problem.hasPrefix("The picture \(name) differs in 16 pixels: "))
    let page = URL(fileURLWithPath: String(problem.split(separator: " ").last ?? ""))
    defer { try? FileManager.default.removeItem(at: page) }
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.components(separatedBy: "data:image/png;base64,").count == 4)
    #expect(try comparison.problem(with: picture(.black, width: 9), scale: 1)?.contains("72 pixels") == true)
  }

  @Test("of more than 8 KiB is refused and not recorded")
  func size() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Noise, which nothing can pack.
    var state: UInt32 = 1
    let rgba = (0..<64 * 64 * 4).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    let noise = DrawnImage(
      pixels: PixelImage(width: 64, height: 64, rgba: rgba), rect: CGRect(x: 0, y: 0, width: 64, height: 64),
      interpolation: .none)
    let list = DisplayList(size: CGSize(width: 64, height: 64), items: [.image(noise)])
    let problem = try PictureComparison(name: "noise", folder: folder).problem(with: list, scale: 1)
    #expect(problem?.contains("8192 is the most") == true)
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("noise.png").path))
  }

  @Test("of a view is the recorded one")
  func recorded() {
    expectPicture("circle-and-text", proposing: 60, 20, scale: 2) {
      HStack(spacing: 0) {
        Circle().fill(Color.yellow)
        Text("ab")
      }
    }
  }
}
