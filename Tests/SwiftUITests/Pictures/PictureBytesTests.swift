import Foundation
import PlumbDrawing
import PlumbViews
import Testing

@testable import SwiftUI

@Suite("The bytes of a PictureRenderer") struct PictureBytesTests {
  private static let avatar = PixelImage(
    width: 64, height: 64,
    rgba: (0..<64 * 64).flatMap { place -> [UInt8] in
      let isInside = (8..<56).contains(place % 64) && (8..<56).contains(place / 64)
      return isInside ? [255, 149, 0, 255] : [0, 0, 0, 0]
    })

  /// A card with all that a card has: texts, an emoji, a picture, a gradient and a shadow.
  private struct Card: View {
    let number: Int

    var body: some View {
      HStack {
        Image(pixels: PictureBytesTests.avatar, scale: 1).clipShape(Circle()).shadow(radius: 4)
        VStack(alignment: .leading) {
          Text("Card \(number) 🎈").font(.system(size: CGFloat(12 + number % 9), weight: .bold))
          Text("Of \(number * 37 % 101) in all, مرحبا").font(.caption)
        }
      }
      .padding()
      .frame(width: 240, height: 126)
      .background(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
    }
  }

  @Test("two hundred pictures at once have the bytes that ImageRenderer gives one after the other")
  func sameBytes() async throws {
    let renderer = PictureRenderer(limit: 8)
    let made = try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for number in 0..<200 {
        group.addTask { (number, try await renderer.pngData(of: { Card(number: number) }, scale: 2)) }
      }
      return try await group.reduce(into: [Int: Data]()) { $0[$1.0] = $1.1 }
    }
    for number in 0..<200 {
      let expected = try await MainActor.run {
        let one = ImageRenderer(content: Card(number: number))
        one.scale = 2
        return try one.pngData()
      }
      #expect(made[number] == expected, "card \(number)")
    }
    #expect(renderer.taken == 0 && renderer.takenMemory == 0)
  }

  @Test("every format has the bytes that ImageRenderer gives, while the others are made beside it")
  func formats() async throws {
    let renderer = PictureRenderer(limit: 8)
    let description = DocumentDescription(title: "Cards", language: "en")
    let expected = try await MainActor.run {
      let one = ImageRenderer(content: Card(number: 7))
      one.proposedSize = ProposedViewSize(width: 300, height: 200)
      let paged = try one.pdfData(
        paper: .a5, description: description, footer: { Text("Page \($0.number)") })
      let vectors = (Data(try one.svgString().utf8), try one.pdfData())
      one.isOpaque = true
      return [
        try one.pngData(compression: .small), try one.jpegData(quality: 0.5), vectors.0, vectors.1, paged,
        try one.webpData(quality: 0.5),
      ]
    }
    let size = ProposedViewSize(width: 300, height: 200)
    try await withThrowingTaskGroup(of: (Int, Data).self) { group in
      for _ in 0..<20 {
        group.addTask {
          let data = try await renderer.pngData(
            of: { Card(number: 7) }, proposedSize: size, isOpaque: true, compression: .small)
          return (0, data)
        }
        group.addTask {
          let data = try await renderer.jpegData(
            of: { Card(number: 7) }, proposedSize: size, isOpaque: true, quality: 0.5)
          return (1, data)
        }
        group.addTask {
          let data = try await renderer.webpData(
            of: { Card(number: 7) }, proposedSize: size, isOpaque: true, quality: 0.5)
          return (5, data)
        }
        group.addTask {
          (2, Data(try await renderer.svgString(of: { Card(number: 7) }, proposedSize: size).utf8))
        }
        group.addTask { (3, try await renderer.pdfData(of: { Card(number: 7) }, proposedSize: size)) }
        group.addTask {
          let data = try await renderer.pdfData(
            of: { Card(number: 7) }, paper: .a5, description: description,
            footer: { Text("Page \($0.number)") })
          return (4, data)
        }
      }
      for try await (format, data) in group { #expect(data == expected[format], "format \(format)") }
    }
  }
}
