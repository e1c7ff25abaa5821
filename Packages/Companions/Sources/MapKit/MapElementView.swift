import SwiftUI

/// One element of a map at its place.
struct MapElementView: View {
  let element: _MapElement
  let projection: MapProjection
  let isSelected: Bool
  let select: (() -> Void)?

  var body: some View {
    if element.isPath {
      drawnPath
    } else if let coordinate = element.coordinates.first, CLLocationCoordinate2DIsValid(coordinate) {
      let point = projection.point(coordinate)
      // What is far outside is not made: a hundred points are more than any balloon is wide (assumed).
      if CGRect(origin: .zero, size: projection.size).insetBy(dx: -100, dy: -100).contains(point) {
        if let select {
          content.onTapGesture(perform: select).modifier(MapPlace(point: point, anchor: anchor))
            .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
        } else {
          content.modifier(MapPlace(point: point, anchor: anchor))
        }
      }
    }
  }

  private var anchor: UnitPoint {
    switch element.kind {
    case .marker, .pin: .bottom
    case .view(_, let anchor): anchor
    default: .center
    }
  }

  @ViewBuilder private var content: some View {
    switch element.kind {
    case .marker(let glyph):
      MapBalloon(glyph: glyph, tint: element.tint ?? .red, isSelected: isSelected)
        .overlay(alignment: .bottom) { title }
    case .pin: MapPinShape(tint: element.tint ?? .red)
    case .view(let view, _): view.overlay(alignment: .bottom) { title }
    default:
      Circle().fill(Color.blue).frame(width: 14, height: 14)
        .padding(3).background(Circle().fill(Color.white).shadow(radius: 2))
        .accessibilityLabel("My Location")
    }
  }

  @ViewBuilder private var title: some View {
    if let title = element.title, element.showsTitle {
      title.font(.caption.weight(.semibold)).foregroundStyle(Color.primary).fixedSize()
        // Below the view at the place, whose own place it does not change.
        .alignmentGuide(.bottom) { $0[.top] - 2 }
    }
  }

  @ViewBuilder private var drawnPath: some View {
    let path = path
    switch element.kind {
    case .line:
      path.stroke(element.stroke ?? AnyShapeStyle(.tint), style: element.strokeStyle)
        .allowsHitTesting(false)
    default:
      path.fill(element.fill ?? AnyShapeStyle(Color.blue.opacity(0.3)))
        .overlay { if let stroke = element.stroke { path.stroke(stroke, style: element.strokeStyle) } }
        .allowsHitTesting(false)
    }
  }

  private var path: Path {
    var path = Path()
    if case .circle(let radius) = element.kind, let center = element.coordinates.first {
      let (point, length) = (projection.point(center), projection.points(metres: radius, at: center))
      path.addEllipse(
        in: CGRect(x: point.x - length, y: point.y - length, width: 2 * length, height: 2 * length))
      return path
    }
    for (index, coordinate) in element.coordinates.enumerated() {
      let point = projection.point(coordinate)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if case .area = element.kind { path.closeSubpath() }
    return path
  }
}

/// Puts a view so that a point of it is at a point of the map.
struct MapPlace: ViewModifier {
  let point: CGPoint
  let anchor: UnitPoint

  func body(content: Content) -> some View {
    content.fixedSize()
      .alignmentGuide(.leading) { $0.width * anchor.x - point.x }
      .alignmentGuide(.top) { $0.height * anchor.y - point.y }
  }
}

/// A balloon with a tip: a circle of 30 points, larger when it is selected (assumed).
struct MapBalloon: View {
  let glyph: AnyView
  let tint: Color
  let isSelected: Bool

  var body: some View {
    let width: CGFloat = isSelected ? 44 : 30
    ZStack(alignment: .top) {
      Path { path in
        path.addEllipse(in: CGRect(x: 0, y: 0, width: width, height: width))
        path.move(to: CGPoint(x: width * 0.3, y: width * 0.9))
        path.addLine(to: CGPoint(x: width * 0.7, y: width * 0.9))
        path.addLine(to: CGPoint(x: width / 2, y: width * 1.17))
        path.closeSubpath()
      }
      .fill(tint)
      glyph.font(.system(size: width / 2)).foregroundStyle(Color.white)
        .frame(width: width, height: width)
    }
    .frame(width: width, height: width * 1.17)
  }
}

/// A pin of older maps.
struct MapPinShape: View {
  let tint: Color

  var body: some View {
    ZStack(alignment: .top) {
      Rectangle().fill(Color.gray).frame(width: 2, height: 30)
      Circle().fill(tint).frame(width: 14, height: 14)
    }
  }
}
