import Foundation
import Synchronization
import Testing

@testable import SwiftUI

/// Drawings that last until a test says that they are over, and how many there were at once.
final class HeldDrawing: Sendable {
  private let isOver = Atomic(false)
  private let count = Atomic(0)
  private let highest = Atomic(0)
  private let numbers = Mutex<[Int]>([])

  /// The most that there were at once.
  var most: Int { highest.load(ordering: .sequentiallyConsistent) }
  /// What was noted, in order.
  var noted: [Int] { numbers.withLock { $0 } }

  func note(_ number: Int) { numbers.withLock { $0.append(number) } }

  /// Blocks the thread for some seconds, as one who draws does.
  func last(_ seconds: Double) {
    highest.max(count.add(1, ordering: .sequentiallyConsistent).newValue, ordering: .sequentiallyConsistent)
    Thread.sleep(forTimeInterval: seconds)
    count.subtract(1, ordering: .sequentiallyConsistent)
  }

  /// Takes a place of a renderer until the drawing is over.
  func hold(_ renderer: PictureRenderer) async throws {
    try await renderer.make(prepare: {}, cost: { _ in 0 }) { _, _ in
      while !self.isOver.load(ordering: .relaxed) { Thread.sleep(forTimeInterval: 0.001) }
    }
  }

  func end() { isOver.store(true, ordering: .relaxed) }
}

/// Waits for what other tasks do, and fails where it does not come.
func waitUntil(_ isTrue: () -> Bool) async throws {
  let end = ContinuousClock.now + .seconds(20)
  while !isTrue() {
    try #require(ContinuousClock.now < end)
    try await Task.sleep(for: .milliseconds(2))
  }
}
