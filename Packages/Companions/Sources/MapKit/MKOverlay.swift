import PlumbUIKit

/// An overlay on a map's ground.
public protocol MKOverlay: MKAnnotation {
  /// The least rectangle of the flat map around it.
  var boundingMapRect: MKMapRect { get }
}

extension MKOverlay {
  /// Returns whether a part of it may be in a rectangle.
  public func intersects(_ mapRect: MKMapRect) -> Bool {
    let own = boundingMapRect
    return own.minX <= mapRect.maxX && mapRect.minX <= own.maxX && own.minY <= mapRect.maxY
      && mapRect.minY <= own.maxY
  }
}

/// Several places in an order.
open class MKMultiPoint: MKShape {
  let places: [CLLocationCoordinate2D]
  private let flat: UnsafeMutablePointer<MKMapPoint>

  init(places: [CLLocationCoordinate2D]) {
    self.places = places
    flat = .allocate(capacity: max(1, places.count))
    for (index, place) in places.enumerated() { (flat + index).initialize(to: MKMapPoint(place)) }
  }

  deinit { flat.deallocate() }

  /// The number of points.
  public var pointCount: Int { places.count }
  /// Returns the places on the flat map: as many as `pointCount` says, and only as long as this object is there.
  public func points() -> UnsafeMutablePointer<MKMapPoint> { flat }
  /// Writes a range of the places to memory, as far as there are places.
  public func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    guard let range = Range(range)?.clamped(to: places.indices) else { return }
    for (offset, place) in places[range].enumerated() { coords[offset] = place }
  }
  /// The least rectangle of the flat map around the places.
  public var boundingMapRect: MKMapRect { _MapElement(kind: .line, coordinates: places).rect }
  /// The middle of that rectangle.
  open var coordinate: CLLocationCoordinate2D {
    let rect = boundingMapRect
    return rect.isNull ? CLLocationCoordinate2D() : MKMapPoint(x: rect.midX, y: rect.midY).coordinate
  }
}

/// The places of some memory.
private func read<Place>(_ memory: UnsafePointer<Place>, _ count: Int) -> [Place] {
  Array(UnsafeBufferPointer(start: memory, count: max(0, count)))
}

/// A line along places.
open class MKPolyline: MKMultiPoint, MKOverlay {
  /// Creates a line along places.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    super.init(places: read(coords, count))
  }
  /// Creates a line along places of the flat map.
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init(places: read(points, count).map(\.coordinate))
  }
}

/// The shortest line on the earth along places. It is drawn straight on the map.
open class MKGeodesicPolyline: MKPolyline {}

/// An area between places.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// The holes, which are not cut out here.
  public let interiorPolygons: [MKPolygon]?

  /// Creates an area between places.
  public init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    interiorPolygons = nil
    super.init(places: read(coords, count))
  }
  /// Creates an area between places, with holes.
  public init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(places: read(coords, count))
  }
  /// Creates an area between places of the flat map.
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    interiorPolygons = nil
    super.init(places: read(points, count).map(\.coordinate))
  }
}

/// All places around one.
open class MKCircle: MKShape, MKOverlay {
  /// The middle.
  public let coordinate: CLLocationCoordinate2D
  /// The radius in metres.
  public let radius: CLLocationDistance

  /// Creates a circle of metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (coordinate, self.radius) = (coord, max(0, radius))
  }
  /// The least rectangle of the flat map around it.
  public var boundingMapRect: MKMapRect {
    _MapElement(kind: .circle(radius: radius), coordinates: [coordinate]).rect
  }
}

/// Pictures of a map from a server. None is asked here, so nothing is drawn for it.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The template of the tiles' addresses.
  public let urlTemplate: String?
  /// Whether the pictures take the place of the map.
  open var canReplaceMapContent = false
  /// The least zoom at which there are pictures.
  open var minimumZ = 0
  /// The most zoom at which there are pictures.
  open var maximumZ = 21
  /// The size of a picture.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether pictures are counted from the south.
  open var isGeometryFlipped = false
  /// Creates an overlay of addresses.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }
  /// The middle of the earth's map.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The whole earth.
  open var boundingMapRect: MKMapRect { .world }
}
