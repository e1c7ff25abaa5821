import Foundation

/// A line on a terminal for work that takes more than a second.
package struct ProgressNotice {
  private let item: DispatchWorkItem

  package init(_ text: String) {
    item = DispatchWorkItem { _ = ShownText.write("\(text)\n", to: 2) }
    if isatty(2) == 1 { DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: item) }
  }

  package func stop() { item.cancel() }
}
