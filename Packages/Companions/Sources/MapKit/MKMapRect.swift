/// A place on the flat map: Mercator's projection of the whole earth, 2²⁸ units wide and high.
public struct MKMapPoint: Sendable {
  /// Units from the western edge.
  public var x: Double
  /// Units from the northern edge.
  public var y: Double

  /// The width of the earth in units.
  static let world = 268_435_456.0

  /// Creates a place of units.
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  /// Creates the projection of a location of the earth.
  public init(_ coordinate: CLLocationCoordinate2D) {
    // Mercator's map has no poles; 85.05° makes it a square.
    let latitude = max(-85.051_128_78, min(85.051_128_78, coordinate.latitude)) * .pi / 180
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (1 - asinh(tan(latitude)) / .pi) / 2 * Self.world
  }
  /// The place of the earth.
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: atan(sinh(.pi * (1 - 2 * y / Self.world))) * 180 / .pi, longitude: x / Self.world * 360 - 180)
  }
  /// Returns the way to another place, in metres.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    coordinate.distance(to: other.coordinate)
  }
}

/// A width and a height on the flat map.
public struct MKMapSize: Sendable {
  /// Units from west to east.
  public var width: Double
  /// Units from north to south.
  public var height: Double
  /// Creates a size of units.
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
}

/// A rectangle of the flat map.
public struct MKMapRect: Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// The width and the height.
  public var size: MKMapSize

  /// Creates a rectangle of a corner and a size.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle of units.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }
  /// The whole earth.
  public static let world = MKMapRect(x: 0, y: 0, width: MKMapPoint.world, height: MKMapPoint.world)
  /// No rectangle.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle between west and east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between north and south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// The width in units.
  public var width: Double { size.width }
  /// The height in units.
  public var height: Double { size.height }
  /// Whether it is no rectangle.
  public var isNull: Bool { !origin.x.isFinite || !origin.y.isFinite }
  /// Returns the least rectangle around both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  /// Returns whether a place is inside.
  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...max(minX, maxX)).contains(point.x) && (minY...max(minY, maxY)).contains(point.y)
  }
  /// Returns the rectangle without a border; a negative one makes it larger.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
}
