import Foundation

/// A line on a terminal for work that takes more than a second.
struct Progress {
  private let item: DispatchWorkItem

  init(_ text: String) {
    item = DispatchWorkItem { say(text) }
    if isatty(2) == 1 { DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: item) }
  }

  func stop() { item.cancel() }
}
