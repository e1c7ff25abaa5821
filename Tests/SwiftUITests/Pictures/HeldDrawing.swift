import Foundation
import Synchronization
import Testing
import Waiting

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
      try blockUntil { self.isOver.load(ordering: .relaxed) }
    }
  }

  func end() { isOver.store(true, ordering: .relaxed) }
}
