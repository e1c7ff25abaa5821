import PlumbDrawing
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

/// A view around a value of its own, which tells each change of it.
package struct Held<Value, Content: View>: View {
  @State private var value: Value
  private let told: (Value) -> Void
  private let content: (Binding<Value>) -> Content

  package init(
    _ value: Value, told: @escaping (Value) -> Void = { _ in },
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    (_value, self.told, self.content) = (State(initialValue: value), told, content)
  }

  package var body: some View {
    content(
      Binding(
        get: { value },
        set: {
          value = $0
          told($0)
        }))
  }
}

/// What was told, in order.
@MainActor package final class Heard<Value> {
  package var values: [Value] = []
  package var last: Value? { values.last }
  package init() {}

  package func add(_ value: Value) { values.append(value) }
}

extension TestedView {
  /// Puts the caret or a selection into the field of a prompt, with a text, as a host does while somebody types.
  package func edit(
    _ prompt: String, _ text: String, _ selection: Range<Int>? = nil, isComposing: Bool = false
  ) {
    guard let element = number(of: prompt) else {
      Issue.record("There is no field of the prompt \(prompt).")
      return
    }
    let end = text.utf16.count
    send(
      .edit(element: element, text: text, selection: selection ?? end..<end, isComposing: isComposing))
  }

  /// As a tap does: without the ring that shows where the keyboard is.
  package func focus(_ prompt: String) {
    host.focus.focus(number(of: prompt))
    layOut()
  }

  package func submit(_ prompt: String) {
    if let element = number(of: prompt) { send(.submit(element: element)) }
  }
}

extension DisplayList {
  /// What is filled, without the groups around it: carets and selections, and not glyphs.
  package var fills: [DisplayItem] { items.flatMap(\.fills) }
}

extension DisplayItem {
  fileprivate var fills: [DisplayItem] {
    switch self {
    case .group(_, let items): items.flatMap(\.fills)
    case .fill: [self]
    default: []
    }
  }
}
