import PlumbDrawing
import PlumbExport

/// The codes of items in frames. The scripts of pages have them from here, as the module `codes.js`.
enum FrameCodes {
  enum Item: UInt8, CaseIterable { case fill = 1, stroke, glyphs, image, group, content }
  enum Effect: UInt8, CaseIterable {
    case opacity = 1, clip, transform, shadow, blur, blend, mask, color, layer
  }
  enum Element: UInt8, CaseIterable { case move, line, quadCurve, curve, close }
  enum Gradient: UInt8, CaseIterable { case linear = 1, radial, elliptical, angular }

  /// The text of `codes.js`.
  static let script = """
    // The codes of items in frames, as FrameCodes.swift has them.

    export const codes = {
      item: \(table(Item.self)),
      effect: \(table(Effect.self)),
      element: \(table(Element.self)),
      gradient: \(table(Gradient.self)),
    };

    /** The canvas's names of the blend modes, by their codes. */
    export const blends = [\(BlendMode.allCases.map { "\"\($0.canvasName)\"" }.joined(separator: ", "))];

    /** How far a blur is drawn, in standard deviations. */
    export const reach = \(blurReach);

    """

  private static func table<Code: CaseIterable & RawRepresentable<UInt8>>(_ codes: Code.Type) -> String {
    "{ " + codes.allCases.map { "\($0): \($0.rawValue)" }.joined(separator: ", ") + " }"
  }
}

extension BlendMode {
  /// The code in frames: the place among all.
  var code: UInt8 { UInt8(Self.allCases.firstIndex(of: self) ?? 0) }

  /// The canvas has the names of CSS, and composite operations beside them. It has none that adds darkness, which is a loop over
  /// pixels.
  fileprivate var canvasName: String {
    switch self {
    case .normal: "source-over"
    case .sourceAtop: "source-atop"
    case .destinationOver: "destination-over"
    case .destinationOut: "destination-out"
    case .plusDarker: "plus-darker"
    case .plusLighter: "lighter"
    default: svg ?? "source-over"
    }
  }
}
