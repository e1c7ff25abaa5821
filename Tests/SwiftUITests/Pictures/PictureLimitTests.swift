import Foundation
import PlumbViews
import Testing
import Waiting

@testable import SwiftUI

@Suite("The limits of a PictureRenderer") struct PictureLimitTests {
  @Test("pictures are drawn on threads beside the main actor, as many at once as the limit says and no more")
  func limit() async throws {
    let renderer = PictureRenderer(limit: 3)
    let drawing = HeldDrawing()
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<24 {
        group.addTask {
          try await renderer.make(prepare: {}, cost: { _ in 0 }) { _, _ in
            drawing.last(0.02)
            return Thread.isMainThread
          }
        }
      }
      for try await isMain in group { #expect(!isMain) }
    }
    #expect(drawing.most == 3)
  }

  @Test("long drawings leave Swift's own threads free")
  func ownThreads() async throws {
    let processors = ProcessInfo.processInfo.activeProcessorCount
    let renderer = PictureRenderer(limit: 4 * processors)
    let drawing = HeldDrawing()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<renderer.limit { group.addTask { try await drawing.hold(renderer) } }
      try await waitUntil { renderer.taken == renderer.limit }
      // Would not run if the drawings had taken the threads of tasks.
      await withTaskGroup(of: Void.self) { tasks in
        for _ in 0..<2 * processors { tasks.addTask { await Task.yield() } }
      }
      drawing.end()
      try await group.waitForAll()
    }
  }

  @Test("who finds no place waits before its view is made, and is served in the order of arrival")
  func waitsBeforeLayout() async throws {
    let renderer = PictureRenderer(limit: 1)
    let drawing = HeldDrawing()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await drawing.hold(renderer) }
      try await waitUntil { renderer.taken == 1 }
      for number in 0..<5 {
        group.addTask {
          _ = try await renderer.pngData {
            let _ = drawing.note(number)
            Color.red.frame(width: 3, height: 3)
          }
        }
        try await waitUntil { renderer.waiting == number + 1 }
      }
      await MainActor.run {}
      #expect(drawing.noted == [])
      drawing.end()
      try await group.waitForAll()
    }
    #expect(drawing.noted == [0, 1, 2, 3, 4])
  }

  @Test("pictures that together need more memory than the limit are drawn one after the other")
  func memory() async throws {
    let renderer = PictureRenderer(limit: 4, memoryLimit: 250_000)
    let drawing = HeldDrawing()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<12 {
        group.addTask {
          try await renderer.make(prepare: {}, cost: { _ in 120_000 }) { _, _ in drawing.last(0.01) }
        }
      }
      try await group.waitForAll()
    }
    #expect(drawing.most == 2)
    #expect(renderer.takenMemory == 0 && renderer.taken == 0)
  }

  @Test("a picture that alone needs more memory than the limit is an error with both numbers")
  func tooMuchMemory() async throws {
    // Twelve bytes for each of 100×100 pixels.
    let renderer = PictureRenderer(limit: 4, memoryLimit: 120_000)
    _ = try await renderer.pngData { Color.red.frame(width: 100, height: 100) }
    await #expect(throws: PictureRendererError.memoryLimit(needed: 480_000, limit: 120_000)) {
      try await renderer.pngData(of: { Color.red.frame(width: 100, height: 100) }, scale: 2)
    }
    #expect(renderer.takenMemory == 0 && renderer.taken == 0)
  }
}
