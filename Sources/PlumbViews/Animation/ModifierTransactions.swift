nonisolated extension ViewModifier {
  /// Shows every change of the modifier with an animation; the view that it modifies is as it was.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = animation }
    }
  }

  /// Changes the transaction of the modifier at each update; the view that it modifies is as it was.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    _ModifierInTransaction(modifier: self, change: transform)
  }
}

/// A modifier whose changes have their own transaction.
nonisolated struct _ModifierInTransaction<Modifier: ViewModifier>: ViewModifier {
  let modifier: Modifier
  let change: (inout Transaction) -> Void

  @MainActor func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(modifier) }
  }
}
