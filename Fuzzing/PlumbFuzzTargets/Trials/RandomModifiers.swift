#if DEBUG
  import Foundation
  import SwiftUI

  extension Choices {
    static let texts = [
      "word", "", " ", "a\nb\n\nc", "a\u{301}\u{323}\u{301}", "👩‍👩‍👧‍👦👍🏽", "שלום abc", "\u{202E}abc\u{2066}",
      "\0\u{7F}", "\u{FFFC}\u{FEFF}",
      String(repeating: "w", count: 300), "**bold** [link](http://a.b)", "%@ %d %n",
    ]

    mutating func angle() -> Angle { .degrees(number()) }
    mutating func place() -> CGPoint { CGPoint(x: number(), y: number()) }
    mutating func point() -> UnitPoint { UnitPoint(x: number(), y: number()) }

    /// Swift itself ends a program for other ranges.
    mutating func range() -> ClosedRange<Double> {
      let (one, other) = (number(), number())
      guard !one.isNaN, !other.isNaN else { return 0...1 }
      return min(one, other)...max(one, other)
    }

    mutating func stops() -> [Gradient.Stop] {
      (0..<below(4)).map { _ in .init(color: pick([.red, .clear, .blue]), location: number()) }
    }

    mutating func stroke() -> StrokeStyle {
      StrokeStyle(
        lineWidth: number(), lineCap: pick([.butt, .round, .square]),
        lineJoin: pick([.miter, .bevel, .round]),
        miterLimit: number(), dash: (0..<below(3)).map { _ in CGFloat(number()) }, dashPhase: number())
    }

    mutating func path() -> Path {
      var path = Path()
      for _ in 0..<below(6) {
        switch below(8) {
        case 0: path.move(to: place())
        case 1: path.addLine(to: place())
        case 2: path.addCurve(to: place(), control1: place(), control2: place())
        case 3: path.addQuadCurve(to: place(), control: place())
        case 4:
          path.addArc(
            center: place(), radius: number(), startAngle: angle(), endAngle: angle(), clockwise: isOne(in: 2)
          )
        case 5: path.addRect(CGRect(x: number(), y: number(), width: number(), height: number()))
        case 6: path.addEllipse(in: CGRect(x: number(), y: number(), width: number(), height: number()))
        default: path.closeSubpath()
        }
      }
      return isOne(in: 4) ? path.strokedPath(stroke()) : path
    }

    private mutating func alignment() -> Alignment {
      pick([.center, .topLeading, .bottomTrailing, .leading])
    }

    @MainActor mutating func modified(_ view: AnyView) -> AnyView {
      isOne(in: 2) ? arranged(view) : changed(view)
    }

    /// Where a view is, and how large.
    @MainActor private mutating func arranged(_ view: AnyView) -> AnyView {
      switch below(22) {
      case 0: return AnyView(view.padding(number()))
      case 1:
        return AnyView(
          view.padding(EdgeInsets(top: number(), leading: number(), bottom: 0, trailing: number())))
      case 2: return AnyView(view.frame(width: number(), height: number(), alignment: alignment()))
      case 3:
        return AnyView(
          view.frame(
            minWidth: number(), idealWidth: number(), maxWidth: number(), minHeight: number(),
            maxHeight: number()))
      case 4: return AnyView(view.offset(x: number(), y: number()))
      case 5: return AnyView(view.position(x: number(), y: number()))
      case 6: return AnyView(view.fixedSize())
      case 7: return AnyView(view.aspectRatio(number(), contentMode: pick([.fit, .fill])))
      case 8: return AnyView(view.layoutPriority(number()))
      case 9: return AnyView(view.zIndex(number()))
      case 10:
        let number = number()
        return AnyView(view.alignmentGuide(.leading) { _ in CGFloat(number) })
      case 11...14: return joined(view, with: self.view())
      case 15: return AnyView(view.gridCellColumns(pick([1, 2, 3, 0, -1, 100])))
      case 16: return AnyView(view.lineLimit(whole()))
      case 17: return AnyView(view.lineSpacing(number()).minimumScaleFactor(number()))
      case 18: return AnyView(view.safeAreaPadding(number()))
      case 19:
        return AnyView(view.containerRelativeFrame(.horizontal, count: pick([1, 2, 3]), spacing: number()))
      case 20: return AnyView(view.contentMargins(number()))
      default: return AnyView(view.ignoresSafeArea())
      }
    }

    @MainActor private mutating func joined(_ view: AnyView, with other: AnyView) -> AnyView {
      switch below(4) {
      case 0: AnyView(view.overlay(alignment: alignment()) { other })
      case 1: AnyView(view.background { other })
      case 2: AnyView(view.mask { other })
      default: AnyView(view.safeAreaInset(edge: .top, spacing: number()) { other })
      }
    }

    /// How a view looks.
    @MainActor private mutating func changed(_ view: AnyView) -> AnyView {
      switch below(28) {
      case 0: return AnyView(view.opacity(number()))
      case 1: return AnyView(view.rotationEffect(angle(), anchor: point()))
      case 2: return AnyView(view.scaleEffect(x: number(), y: number(), anchor: point()))
      case 3:
        return AnyView(
          view.rotation3DEffect(angle(), axis: (number(), number(), number()), perspective: number()))
      case 4: return AnyView(view.blur(radius: number(), opaque: isOne(in: 2)))
      case 5: return AnyView(view.shadow(color: .black, radius: number(), x: number(), y: number()))
      case 6: return AnyView(view.brightness(number()).contrast(number()))
      case 7: return AnyView(view.saturation(number()).grayscale(number()))
      case 8: return AnyView(view.hueRotation(angle()))
      case 9: return AnyView(view.cornerRadius(number()))
      case 10: return AnyView(view.clipShape(RoundedRectangle(cornerRadius: number())))
      case 11: return AnyView(view.border(.red, width: number()))
      case 12: return AnyView(view.font(.system(size: number())))
      case 13: return AnyView(view.tracking(number()).baselineOffset(number()))
      case 14: return AnyView(view.kerning(number()).underline())
      case 15:
        return AnyView(
          view.transformEffect(
            CGAffineTransform(a: number(), b: number(), c: 0, d: number(), tx: number(), ty: 0)))
      case 16:
        return AnyView(
          view.projectionEffect(
            ProjectionTransform(CGAffineTransform(a: 1, b: 0, c: number(), d: 1, tx: 0, ty: number()))))
      case 17: return AnyView(view.blendMode(pick([.multiply, .plusDarker, .destinationOut, .hue])))
      case 18: return AnyView(view.compositingGroup())
      case 19: return AnyView(view.drawingGroup())
      case 20: return AnyView(view.dynamicTypeSize(pick([.large, .xSmall, .accessibility5])))
      case 21: return AnyView(view.environment(\.layoutDirection, .rightToLeft))
      case 22: return AnyView(view.redacted(reason: .placeholder))
      case 23: return AnyView(view.background(.ultraThinMaterial))
      case 24: return AnyView(view.colorMultiply(Color(white: number())))
      case 25: return AnyView(view.controlSize(pick([.mini, .regular, .extraLarge])))
      case 26: return AnyView(view.clipped())
      default: return AnyView(view.disabled(true))
      }
    }
  }
#endif
