internal import CPangoCairo

/// Owns Pango's description of a font.
final class FontDescription {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { self.pointer = pointer }

  deinit { pango_font_description_free(pointer) }
}
