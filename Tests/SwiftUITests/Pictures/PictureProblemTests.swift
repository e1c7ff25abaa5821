import Foundation
import PlumbExport
import PlumbViews
import Synchronization
import Testing

@testable import PlumbText
@testable import SwiftUI

@Suite("What a PictureRenderer can not make") struct PictureProblemTests {
  @Test("what a view asks for and cannot have is told, on the main actor")
  func problems() async throws {
    let problems = Mutex<[String]>([])
    let renderer = PictureRenderer(onProblem: { sentence in
      MainActor.assertIsolated()
      problems.withLock { $0.append(sentence) }
    })
    _ = try await renderer.pngData { Image("nowhere") }
    _ = try await renderer.pdfData(of: { Image("nowhere either") }, paper: .a5)
    let told = problems.withLock { $0 }
    #expect(told.count == 2 && told[0].contains("nowhere") && told[1].contains("either"), "\(told)")
  }

  @Test("a picture tells of the numbers in its own closure, and leaves those of other code to others")
  @MainActor func ownProblems() throws {
    _ = Gauge(value: Double.nan) { Text("Elsewhere") }
    let own = try Surroundings.keepingReports {
      try told { ProgressView(value: Double.nan).frame(width: 90) }
    }
    #expect(own.count == 1 && own[0].contains("a ProgressView's value of NaN"), "\(own)")
    let others = try told { Color.red }
    #expect(others.contains { $0.contains("a Gauge's value of NaN") }, "\(others)")
  }

  @MainActor private func told(@ViewBuilder of view: () -> some View) throws -> [String] {
    let told = Mutex<[String]>([])
    let renderer = ImageRenderer(content: view())
    renderer.onProblem = { sentence in told.withLock { $0.append(sentence) } }
    _ = try renderer.svgString()
    return told.withLock { $0 }
  }

  @Test("a view without any font is the error that ImageRenderer throws, and the place is free again")
  func noFonts() async throws {
    let library = FontLibrary(folders: ["/nowhere"])
    let renderer = PictureRenderer(limit: 1, onProblem: { _ in })
    for _ in 0..<2 {
      await #expect(throws: ExportError.self) {
        try await renderer.pngData { Text("Hello").environment(\.fontLibrary, library) }
      }
    }
    #expect(renderer.taken == 0)
  }

  @Test(
    "a limit that no picture can keep is an error that says what to write instead",
    arguments: [
      (PictureRenderer(limit: 0), "a limit of 0"), (PictureRenderer(limit: -3), "a limit of -3"),
      (PictureRenderer(memoryLimit: 0), "a memoryLimit of 0"),
      (PictureRenderer(timeLimit: .zero), "a timeLimit of 0.0 seconds"),
    ])
  func impossibleLimits(_ renderer: PictureRenderer, _ words: String) async throws {
    let error = await #expect(throws: PictureRendererError.self) {
      try await renderer.pngData { Color.red }
    }
    let sentence = "\(try #require(error))"
    #expect(sentence.contains(words) && sentence.contains("must be"), "\(sentence)")
  }

  @Test("a picture without an end, and one that is too large, are errors before a pixel is drawn")
  func impossibleSizes() async throws {
    let renderer = PictureRenderer(limit: 1)
    let endless = ProposedViewSize.infinity
    await #expect(throws: ExportError.self) {
      try await renderer.pngData(of: { Color.red }, proposedSize: endless)
    }
    await #expect(throws: ExportError.self) {
      try await renderer.svgString(of: { Color.red }, proposedSize: endless)
    }
    await #expect(throws: ExportError.self) {
      try await renderer.pdfData(of: { Color.red }, proposedSize: endless)
    }
    await #expect(throws: ExportError.tooLarge(width: 10_000, height: 10_000)) {
      try await renderer.pngData(of: { Color.red.frame(width: 10_000, height: 10_000) })
    }
    for scale in [0, -1, CGFloat.nan, .infinity] {
      await #expect(throws: ExportError.self) { try await renderer.pngData(of: { Color.red }, scale: scale) }
    }
    await #expect(throws: ExportError.self) { try await renderer.pngData { EmptyView() } }
    #expect(renderer.taken == 0 && renderer.takenMemory == 0)
  }
}
