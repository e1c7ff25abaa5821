import Foundation
import SwiftUI
import Testing
import Waiting

@testable import PlumbServer

/// The rectangles of the page's elements, beside those that the views say they have.
@Suite("The rectangles of the page's elements", .serialized, .timeLimit(.minutes(6)))
struct ElementRectangleTests {
  /// The frames of the views by their identifiers, in points of the screen.
  @MainActor @Observable final class Frames {
    var known: [String: CGRect] = [:]
    var text: String {
      known.sorted { $0.key < $1.key }.map { name, frame in
        "\(name) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
      }.joined(separator: ";")
    }
  }

  /// Names a view, and tells its frame.
  private struct Told: ViewModifier {
    let name: String
    let frames: Frames
    func body(content: Content) -> some View {
      content.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        frames.known[name] = $0
      }
      .accessibilityIdentifier(name)
    }
  }

  private struct Screen: View {
    let frames: Frames
    @State private var showsSheet = false
    @State private var text = ""
    var body: some View {
      NavigationStack {
        VStack(spacing: 20) {
          Text(frames.text).font(.system(size: 6)).accessibilityIdentifier("frames")
          Button("Bordered") {}.buttonStyle(.bordered).modifier(Told(name: "bordered", frames: frames))
          TextField("Field", text: $text).modifier(Told(name: "field", frames: frames))
          Button("Sheet") { showsSheet = true }.modifier(Told(name: "sheet", frames: frames))
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Leading") {}.modifier(Told(name: "leading", frames: frames))
          }
          ToolbarItem(placement: .topBarTrailing) {
            Button("Add", systemImage: "plus") {}.modifier(Told(name: "trailing", frames: frames))
          }
          ToolbarItem(placement: .bottomBar) {
            Button("Bottom") {}.modifier(Told(name: "bottom", frames: frames))
          }
        }
      }
      .sheet(isPresented: $showsSheet) { Sheet(frames: frames) }
    }
  }

  private struct Sheet: View {
    let frames: Frames
    @State private var amount = 0.5
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      NavigationStack {
        VStack(spacing: 20) {
          Text(frames.text).font(.system(size: 6)).accessibilityIdentifier("frames")
          Slider(value: $amount).modifier(Told(name: "slider", frames: frames))
          Button("Prominent") {}.buttonStyle(.borderedProminent)
            .modifier(Told(name: "prominent", frames: frames))
        }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Cancel") { dismiss() }.modifier(Told(name: "cancel", frames: frames))
          }
        }
      }
      .presentationDetents([.medium])
    }
  }

  /// Expects that the page's element of each name is where its view says, within half a point.
  private func expectSame(_ names: [String], on page: BrowserPage) async throws {
    let told =
      try await page.value("document.querySelector('[data-identifier=frames]').textContent").text ?? ""
    for name in names {
      let line = told.split(separator: ";").first { $0.hasPrefix(name + " ") }
      let view = (line ?? "").split(separator: " ").dropFirst().compactMap { Double($0) }
      func isSame(_ element: [Double]) -> Bool {
        view.count == 4 && zip(view, element).allSatisfy { abs($0 - $1) <= 0.5 }
      }
      var element = try await rectangle(of: name, on: page)
      // A sheet is on its way for a while.
      let patience = Patience("\(name): the element at \(view)")
      while !isSame(element) {
        try await patience.pause()
        element = try await rectangle(of: name, on: page)
      }
    }
  }

  private func rectangle(of name: String, on page: BrowserPage) async throws -> [Double] {
    try await page.numbers(
      """
      (() => { const box = document.querySelector('[data-identifier=\(name)]').getBoundingClientRect();
        const canvas = document.querySelector('#canvas').getBoundingClientRect();
        return [box.x - canvas.x, box.y - canvas.y, box.width, box.height] })()
      """, count: 4)
  }

  @Test("an element of a bar, a screen or a sheet covers its view's rectangle, no more and no less")
  func rectangles() async throws {
    let frames = await MainActor.run { Frames() }
    try await TestServer.with(device: "iPhone 16", { Screen(frames: frames) }) { testServer in
      let page = try await BrowserPage.open(testServer.address, width: 1200, height: 1000)
      try await page.wait(
        "document.querySelector('[data-identifier=frames]')?.textContent.includes('trailing')")
      try await expectSame(["bordered", "field", "sheet", "leading", "trailing", "bottom"], on: page)
      try await page.click("[data-identifier=sheet]")
      try await page.wait(
        "document.querySelector('[data-identifier=frames]')?.textContent.includes('cancel')")
      try await expectSame(["slider", "prominent", "cancel"], on: page)
      try await page.close()
    }
  }
}
