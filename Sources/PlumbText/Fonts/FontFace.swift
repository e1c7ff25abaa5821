import PlumbLayout

/// A font that can draw: outlines of its glyphs, in ems, or colour bitmaps where it has no outlines (emoji).
///
/// Two faces are equal when they come from the same file, index and variation.
public final class FontFace: Sendable, Equatable, Hashable {
  /// Stable across machines and runs: the PostScript name, such as "Inter-SemiBold".
  public let name: String

  init(name: String) { self.name = name }

  public static func == (one: FontFace, other: FontFace) -> Bool { one === other || one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
