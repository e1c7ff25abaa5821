/// What is selected in a list: at most one row, or several.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case many(Binding<Set<Value>>)
}

/// A list's selection by values of any type.
struct AnyListSelection: @unchecked Sendable {
  /// Whether the row with a value is selected; `nil` if the value is of another type.
  let isSelected: (AnyHashable) -> Bool?
  let select: (AnyHashable) -> Void

  init<Value: Hashable>(_ selection: ListSelection<Value>) {
    func value(_ tag: AnyHashable) -> Value? { tag.base as? Value }
    switch selection {
    case .one(let binding):
      isSelected = { tag in value(tag).map { binding.wrappedValue == $0 } }
      select = { tag in if let value = value(tag) { binding.wrappedValue = value } }
    case .many(let binding):
      isSelected = { tag in value(tag).map { binding.wrappedValue.contains($0) } }
      select = { tag in
        guard let value = value(tag) else { return }
        if binding.wrappedValue.contains(value) {
          binding.wrappedValue.remove(value)
        } else {
          binding.wrappedValue.insert(value)
        }
      }
    }
  }
}

private struct ListSelectionKey: EnvironmentKey { static var defaultValue: AnyListSelection? { nil } }

extension EnvironmentValues {
  var listSelection: AnyListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}
