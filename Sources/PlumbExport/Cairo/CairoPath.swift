import CPangoCairo
import PlumbDrawing
import PlumbLayout

/// Beyond a million points Cairo's 24-bit coordinates would wrap around.
private let farthest: CGFloat = 1_000_000

extension CGPoint {
  fileprivate var isDrawable: Bool { x.isFinite && y.isFinite }
  fileprivate var cairo: (Double, Double) {
    (Double(max(-farthest, min(farthest, x))), Double(max(-farthest, min(farthest, y))))
  }
}

/// Makes the path Cairo's current path; steps with infinite or undefined coordinates are left out.
func setPath(_ path: Path, on cr: OpaquePointer) {
  cairo_new_path(cr)
  appendPath(path, on: cr)
}

func appendPath(_ path: Path, on cr: OpaquePointer) {
  var here = CGPoint.zero
  for element in path.elements {
    switch element {
    case .move(let end):
      guard end.isDrawable else { continue }
      cairo_move_to(cr, end.cairo.0, end.cairo.1)
      here = end
    case .line(let end):
      guard end.isDrawable else { continue }
      cairo_line_to(cr, end.cairo.0, end.cairo.1)
      here = end
    case .quadCurve(let end, let control):
      guard end.isDrawable, control.isDrawable else { continue }
      let one = CGPoint(x: here.x + (control.x - here.x) * 2 / 3, y: here.y + (control.y - here.y) * 2 / 3)
        .cairo
      let two = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3).cairo
      cairo_curve_to(cr, one.0, one.1, two.0, two.1, end.cairo.0, end.cairo.1)
      here = end
    case .curve(let end, let control1, let control2):
      guard end.isDrawable, control1.isDrawable, control2.isDrawable else { continue }
      let (one, two) = (control1.cairo, control2.cairo)
      cairo_curve_to(cr, one.0, one.1, two.0, two.1, end.cairo.0, end.cairo.1)
      here = end
    case .closeSubpath:
      cairo_close_path(cr)
    }
  }
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }

  init(_ matrix: cairo_matrix_t) {
    self.init(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }

  /// Stretches what is so large, and starts at zero, over a rectangle.
  init(stretching size: CGSize, to rect: CGRect) {
    self.init(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
  }

  /// False for a map that flattens everything, or that is no map: Cairo would refuse all further drawing.
  var isDrawable: Bool {
    determinant.isFinite && abs(determinant) > 1e-12 && tx.isFinite && ty.isFinite
  }
}

extension FillStyle {
  func set(on cr: OpaquePointer) {
    cairo_set_fill_rule(cr, isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(cr, isAntialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
  }
}

extension StrokeStyle {
  /// Dashes that would never end or never begin are none.
  var usableDash: [Double] {
    let lengths = dash.map(Double.init)
    guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }), lengths.reduce(0, +) > 0.001 else { return [] }
    return lengths
  }

  func set(on cr: OpaquePointer) {
    cairo_set_antialias(cr, CAIRO_ANTIALIAS_GOOD)
    cairo_set_line_width(cr, Double(lineWidth))
    switch lineCap {
    case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
    }
    switch lineJoin {
    case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cr, miterLimit.isFinite ? Double(max(1, miterLimit)) : 10)
    let dash = usableDash
    cairo_set_dash(cr, dash, Int32(dash.count), dashPhase.isFinite ? Double(dashPhase) : 0)
  }
}
