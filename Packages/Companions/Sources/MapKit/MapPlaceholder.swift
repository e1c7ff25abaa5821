import PlumbViews
import SwiftUI

/// The ground of a map, and what an app shows on it.
public struct _MapPlaceholder: View {
  enum Source {
    case initial(MapCameraPosition)
    case position(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>)
  }

  let source: Source
  let modes: MapInteractionModes
  let elements: [_MapElement]
  var selected: AnyHashable?
  var select: ((AnyHashable?) -> Void)?
  /// The position to which people have moved a map that no binding follows.
  @State private var moved: MKCoordinateRegion?
  /// The present drag of the map.
  @GestureState private var drag = CGSize.zero
  @Environment(\.mapReading) private var reading
  @Environment(\.cameraActions) private var cameraActions

  init(source: Source, modes: MapInteractionModes, elements: [_MapElement]) {
    (self.source, self.modes, self.elements) = (source, modes, elements)
  }

  private var region: MKCoordinateRegion {
    switch source {
    case .initial(let position): moved ?? position.region(around: elements)
    case .position(let position): position.wrappedValue.region(around: elements)
    case .region(let region): region.wrappedValue
    }
  }

  public var body: some View {
    let _ = tellNowhere()
    GeometryReader { geometry in
      let still = MapProjection(region, in: geometry.size)
      let projection = drag == .zero ? still : MapProjection(still.moved(by: drag), in: geometry.size)
      ZStack(alignment: .topLeading) {
        MapGround(projection: projection).onTapGesture { select?(nil) }
          .gesture(
            DragGesture(minimumDistance: 4).updating($drag) { value, drag, _ in drag = value.translation }
              .onEnded { show(still.moved(by: $0.translation)) },
            isEnabled: modes.contains(.pan))
        ForEach(drawingOrder, id: \.self) { index in
          MapElementView(
            element: elements[index], projection: projection, isSelected: isSelected(elements[index]),
            select: select.flatMap { select in elements[index].tag.map { tag in { select(tag) } } })
        }
        MapCaption(center: projection.region.center)
          .frame(width: geometry.size.width, height: geometry.size.height, alignment: .bottomLeading)
          .allowsHitTesting(false)
      }
      .frame(width: geometry.size.width, height: geometry.size.height, alignment: .topLeading)
      .clipped(withTouchesTo: Rectangle())
      .onAppear { tell(still) }
      .onChange(of: still) { _, new in tell(new) }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Map")
  }

  /// Lines and areas lie below the views at places, as on every map.
  private var drawingOrder: [Int] {
    elements.indices.filter { elements[$0].isPath } + elements.indices.filter { !elements[$0].isPath }
  }

  private func isSelected(_ element: _MapElement) -> Bool {
    selected != nil && element.tag == selected
  }

  private func show(_ region: MKCoordinateRegion) {
    switch source {
    case .initial: moved = region
    case .position(let position): position.wrappedValue = .region(region)
    case .region(let binding): binding.wrappedValue = region
    }
  }

  private func tellNowhere() {
    guard !region.isUsable else { return }
    _ = reportToRunningHost(
      """
      Map: the region is nowhere on the earth, so the whole earth is shown. A latitude goes from -90 to 90, and all numbers of a \
      region are finite.
      """)
  }

  /// Passes the visible region to the observers.
  private func tell(_ projection: MapProjection) {
    reading?.projection = projection
    let region = projection.region
    // The distance from which 30° see the height (assumed, as for cameras).
    let metres = region.span.latitudeDelta * .pi / 180 * CLLocationCoordinate2D.earthRadius
    let camera = MapCamera(centerCoordinate: region.center, distance: metres / 2 / tan(.pi / 12))
    for action in cameraActions {
      action(MapCameraUpdateContext(camera: camera, region: region, rect: projection.rect))
    }
  }
}

/// A quiet colour with a net of degrees.
struct MapGround: View {
  let projection: MapProjection
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Canvas { context, size in
      let isDark = colorScheme == .dark
      let ground =
        isDark ? Color(red: 0.17, green: 0.18, blue: 0.19) : Color(red: 0.95, green: 0.94, blue: 0.91)
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
      context.stroke(net, with: .color(.gray.opacity(isDark ? 0.35 : 0.3)), lineWidth: 0.5)
    }
    .accessibilityHidden(true)
  }

  /// The lines of whole steps of degrees.
  private var net: Path {
    let (size, step) = (projection.size, projection.step)
    let (corner, end) = (
      projection.coordinate(.zero), projection.coordinate(CGPoint(x: size.width, y: size.height))
    )
    let west = projection.region.center.longitude - projection.region.span.longitudeDelta / 2
    var path = Path()
    let columns = Int((projection.region.span.longitudeDelta / step).rounded(.up)) + 1
    for column in 0..<min(columns, 200) {
      let longitude = ((west / step).rounded(.up) + Double(column)) * step
      // Counted from the west edge: across the date line the shorter way would be the wrong one.
      let x = (longitude - west) / 360 * MKMapPoint.world / projection.scale
      guard x <= size.width else { break }
      path.move(to: CGPoint(x: x, y: 0))
      path.addLine(to: CGPoint(x: x, y: size.height))
    }
    let rows = Int(((corner.latitude - end.latitude) / step).rounded(.up)) + 1
    for row in 0..<min(max(rows, 0), 200) {
      let latitude = ((end.latitude / step).rounded(.up) + Double(row)) * step
      guard latitude <= corner.latitude, abs(latitude) < 85 else { continue }
      let y = projection.point(
        CLLocationCoordinate2D(latitude: latitude, longitude: projection.region.center.longitude)
      ).y
      path.move(to: CGPoint(x: 0, y: y))
      path.addLine(to: CGPoint(x: size.width, y: y))
    }
    return path
  }
}

/// The label of the placeholder, with the location of its middle.
struct MapCaption: View {
  let center: CLLocationCoordinate2D

  var body: some View {
    Text(verbatim: "No map data · \(words)").font(.caption2).foregroundStyle(.secondary)
      .lineLimit(1).padding(.horizontal, 6).padding(.vertical, 2)
  }

  private var words: String {
    let north = String(format: "%.2f° %@", abs(center.latitude), center.latitude < 0 ? "S" : "N")
    let east = String(format: "%.2f° %@", abs(center.longitude), center.longitude < 0 ? "W" : "E")
    return "\(north), \(east)"
  }
}
