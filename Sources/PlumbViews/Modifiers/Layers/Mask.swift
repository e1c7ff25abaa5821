import PlumbDrawing
import PlumbLayout

nonisolated extension View {
  /// Shows the view where other views are opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    modifier(_MaskEffect(mask: mask(), alignment: alignment))
  }

  /// Shows the view where another view is opaque.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }
}

nonisolated package struct _MaskEffect<Mask: View>: _ElementModifier {
  let mask: Mask
  let alignment: Alignment

  @MainActor package static func _makeElement(_ modifier: Self, in builder: _TreeBuilder, content: () -> Void)
  {
    builder.element(
      Self.self, "mask", .layered(LayoutRule.Layered(alignment: modifier.alignment)),
      configure: { $0.masksWithSecond = true }
    ) {
      content()
      builder.secondary(modifier.mask)
    }
  }
}
