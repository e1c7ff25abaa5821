import Foundation
import PlumbDrawing
import PlumbTesting
import SwiftUI
import Testing
import Waiting

@testable import PlumbViews

@MainActor @Suite("Images from addresses")
struct AsyncImageTests {
  private nonisolated static let pixels = PixelImage(
    width: 4, height: 2, rgba: [UInt8](repeating: 255, count: 32))

  private func phases(_ url: URL?, fetch: Bool = false) -> TestedView {
    TestedView(
      proposing: 100, 100,
      environment: { values in
        values.resources.readImage = { url in
          url.lastPathComponent == "there.png"
            ? .success(Self.pixels)
            : .failure(UnreadableImage(sentence: "\(url.lastPathComponent) is not there."))
        }
        if fetch { values.resources.fetchImage = { _ in Self.pixels } }
      }
    ) {
      AsyncImage(url: url, scale: 2) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image
        case .failure(let error): Text(error.localizedDescription)
        }
      }
    }
  }

  @Test("a file is there at once, as large as its pixels and scale say")
  func file() {
    let view = phases(URL(fileURLWithPath: "/a/there.png"))
    #expect(view.frame(of: "Image")?.size == CGSize(width: 2, height: 1))
  }

  @Test("a file that is not there says so")
  func missing() {
    #expect(phases(URL(fileURLWithPath: "/a/gone.png")).frame(of: "Text(\"gone.png is not there.\")") != nil)
  }

  @Test(
    "an address of the net, or none, is the placeholder where nothing is loaded", arguments: [true, false])
  func net(hasAddress: Bool) {
    let view = phases(hasAddress ? URL(string: "https://example.com/a.png") : nil)
    #expect(view.frame(of: "Text(\"empty\")") != nil)
  }

  @Test("an address of the net is the image once a host has loaded it")
  func loaded() async throws {
    let view = phases(URL(string: "https://example.com/a.png"), fetch: true)
    try await waitUntil {
      view.layOut()
      return view.frame(of: "Image") != nil
    }
    #expect(view.frame(of: "Image")?.size == CGSize(width: 2, height: 1))
  }
}
