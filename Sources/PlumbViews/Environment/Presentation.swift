/// An action that dismisses the view's presentation: the environment's `dismiss`.
@MainActor @preconcurrency public struct DismissAction: Sendable {
  private let action: @MainActor @Sendable () -> Void

  nonisolated package init(_ action: @escaping @MainActor @Sendable () -> Void) { self.action = action }

  /// Dismisses the nearest presentation. Does nothing where there is none.
  public func callAsFunction() { action() }
}

/// Whether a view is presented, and the way to end that; the older form of `dismiss`.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public internal(set) var isPresented = false

  /// Dismisses the presentation through the environment's binding.
  public mutating func dismiss() { isPresented = false }
}

/// The presentation, as the views inside see it.
package struct Presented: @unchecked Sendable {
  let dismiss: DismissAction
}

private struct PresentedKey: EnvironmentKey { static var defaultValue: Presented? { nil } }

extension EnvironmentValues {
  /// The action that dismisses the nearest presentation. It does nothing where the view isn't presented.
  public var dismiss: DismissAction { presented?.dismiss ?? DismissAction {} }

  /// Whether the view is in something that is presented.
  public var isPresented: Bool { presented != nil }

  /// Whether the view is presented; writing a mode after `dismiss()` takes the presentation away.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { MainTurn.run { dismiss() } } })
  }

  /// The presentation that the views inside are in, as sheets, covers, popovers and stacks set it.
  package var presented: Presented? {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}

extension Presented {
  package init(dismiss: @escaping @MainActor @Sendable () -> Void) { self.dismiss = DismissAction(dismiss) }
}

nonisolated extension View {
  /// Sets whether a person can dismiss the presentation with a swipe.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissKey.self, value: isDisabled)
  }
}

/// Whether something in a presentation keeps people from swiping it away.
package struct InteractiveDismissKey: PreferenceKey {
  package static var defaultValue: Bool { false }
  package static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
