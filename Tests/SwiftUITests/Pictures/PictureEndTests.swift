import Foundation
import PlumbExport
import PlumbViews
import Synchronization
import Testing
import Waiting

@testable import SwiftUI

@Suite("Pictures that nobody wants any more") struct PictureEndTests {
  @Test("a task that is cancelled while it waits gets CancellationError, and the next has its place")
  func cancelledWhileWaiting() async throws {
    let renderer = PictureRenderer(limit: 1)
    let drawing = HeldDrawing()
    let first = Task { try await drawing.hold(renderer) }
    try await waitUntil { renderer.taken == 1 }
    let second = Task { try await renderer.pngData { Color.red } }
    try await waitUntil { renderer.waiting == 1 }
    let third = Task { try await renderer.pngData { Color.blue } }
    try await waitUntil { renderer.waiting == 2 }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    #expect(renderer.waiting == 1)
    drawing.end()
    try await first.value
    #expect(try await third.value.count > 0)
    #expect(renderer.taken == 0)
  }

  @Test("a task that is cancelled before it begins makes no view")
  func cancelledBefore() async throws {
    let renderer = PictureRenderer(limit: 1)
    let drawing = HeldDrawing()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await renderer.pngData {
        let _ = drawing.note(1)
        Color.red
      }
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(drawing.noted.isEmpty && renderer.taken == 0)
  }

  @MainActor private func manyItems() throws -> RenderedContent {
    let columns = VStack { ForEach(0..<9) { Color(white: Double($0) / 9).frame(width: 9, height: 9) } }
    return try ImageRenderer(content: columns).completeDisplayList()
  }

  @Test("drawing asks before each item whether it is wanted, in each format, and makes no bytes if it is not")
  func stops() async throws {
    let list = try await manyItems()
    #expect(list.items.count >= 9)
    let formats: [(DrawingStop) throws -> Void] = [
      { _ = try list.pngData(scale: 1, background: nil, compression: .fast, stop: $0) },
      { _ = try list.jpegData(scale: 1, quality: 1, background: nil, stop: $0) },
      { _ = try list.webpData(scale: 1, quality: 1, background: nil, stop: $0) },
      { _ = try list.svgString(stop: $0) }, { _ = try list.pdfData(stop: $0) },
    ]
    for (index, draw) in formats.enumerated() {
      let asked = Mutex(0)
      #expect(throws: DrawingStop.Stopped.self, "format \(index)") {
        try draw(
          DrawingStop {
            asked.withLock {
              $0 += 1
              return $0 > 3
            }
          })
      }
      let count = asked.withLock { $0 }
      #expect(count >= 4, "format \(index)")
    }
  }

  @Test("a task that is cancelled while it is drawn gets CancellationError, and its place is free")
  func cancelledWhileDrawing() async throws {
    let list = try await manyItems()
    let renderer = PictureRenderer(limit: 1)
    let drawing = HeldDrawing()
    let task = Task {
      try await renderer.make(prepare: { list }, cost: { _ in 0 }) { list, stop in
        drawing.note(1)
        while true { _ = try list.pngData(scale: 1, background: nil, compression: .fast, stop: stop) }
      }
    }
    try await waitUntil { drawing.noted == [1] }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(renderer.taken == 0)
  }

  @Test("a view or a drawing that takes longer than the time limit is an error that names the limit")
  func timeLimit() async throws {
    let renderer = PictureRenderer(limit: 1, timeLimit: .milliseconds(50))
    let slow = await #expect(throws: PictureRendererError.timeLimit(.milliseconds(50))) {
      try await renderer.pngData {
        let _ = Thread.sleep(forTimeInterval: 0.06)
        Color.red
      }
    }
    #expect("\(try #require(slow))".contains("0.05 seconds"))
    let list = try await manyItems()
    await #expect(throws: PictureRendererError.timeLimit(.milliseconds(50))) {
      try await renderer.make(prepare: { list }, cost: { _ in 0 }) { list, stop in
        while true { _ = try list.svgString(stop: stop) }
      }
    }
    #expect(renderer.taken == 0)
  }

  @Test("what is waited for does not count as time of the picture")
  func timeOfWaiting() async throws {
    let renderer = PictureRenderer(limit: 1, timeLimit: .seconds(2))
    let drawing = HeldDrawing()
    let first = Task {
      try await renderer.make(prepare: {}, cost: { _ in 0 }) { _, _ in drawing.last(1.5) }
    }
    try await waitUntil { renderer.taken == 1 }
    let second = Task {
      try await renderer.make(prepare: {}, cost: { _ in 0 }) { _, stop in
        drawing.last(0.7)
        return stop.isWanted()
      }
    }
    try await first.value
    let isLate = try await second.value
    #expect(!isLate)
  }
}
