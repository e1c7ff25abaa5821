nonisolated extension View {
  /// Sets the value that the view represents in the selection of a picker, list or tab view.
  ///
  /// - Parameter includeOptional: the view represents the same value in a selection that may be nothing, too.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(
      _ContainerValueWriter { values in
        values.setTag(tag, includeOptional: includeOptional)
      })
  }
}

extension ContainerValues {
  /// Returns the view's tag, if it is of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { self[TagKey<V>.self] }

  /// Returns whether the view has this tag.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  package mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool) {
    self[TagKey<V>.self] = tag
    if includeOptional { self[TagKey<V?>.self] = .some(.some(tag)) }
  }
}

private struct TagKey<V: Hashable>: ContainerValueKey { static var defaultValue: V? { nil } }
