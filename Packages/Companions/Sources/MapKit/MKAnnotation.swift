import PlumbExchange
import PlumbViews

/// The words that each annotation inherits. A class may leave its lines out, so where the class isn't known they are
/// optionals of optionals, as Objective-C gives them to Swift.
public protocol _MKAnnotationWords: NSObjectProtocol {}

extension _MKAnnotationWords {
  /// The first line.
  public var title: String?? { .some((self as? any MKAnnotation)?.ownTitle) }
  /// The second line.
  public var subtitle: String?? { .some((self as? any MKAnnotation)?.ownSubtitle) }
  /// Returns whether it is an object of a class, or of one that inherits it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self as AnyObject)
    while let here = type {
      if here == aClass { return true }
      type = _getSuperclass(here)
    }
    return false
  }
}

/// An annotation at a location of a map.
public protocol MKAnnotation: _MKAnnotationWords {
  /// The location of the annotation.
  var coordinate: CLLocationCoordinate2D { get }
  /// The first line.
  @_disfavoredOverload var title: String? { get }
  /// The second line.
  @_disfavoredOverload var subtitle: String? { get }
}

extension MKAnnotation {
  /// No line.
  @_disfavoredOverload public var title: String? { nil }
  /// No line.
  @_disfavoredOverload public var subtitle: String? { nil }

  var ownTitle: String? { title }
  var ownSubtitle: String? { subtitle }
}

extension MKPlacemark: MKAnnotation {}

/// An annotation with two lines, of which the kinds say where it is.
open class MKShape: NSObject {
  /// The first line.
  open var title: String?
  /// The second line.
  open var subtitle: String?
  /// Creates an annotation without lines.
  public override init() {}
}

/// A place with two lines. A map that shows it follows its place.
open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
  /// The map that shows it, which is drawn again when it moves.
  weak var map: MKMapView?
  /// The location.
  open var coordinate = CLLocationCoordinate2D() {
    didSet {
      guard let map else { return }
      MainTurn.run { map.setNeedsDisplay() }
    }
  }
  /// Creates a place where the equator meets the meridian of Greenwich.
  public override init() {}
  /// Creates a place with two lines.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
  ) {
    self.init()
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
  }
}

/// Several annotations that are shown as one. Maps here make none: each annotation is shown by itself.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations.
  public let memberAnnotations: [any MKAnnotation]
  /// The first line.
  open var title: String?
  /// The second line.
  open var subtitle: String?
  /// Creates one of several.
  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }
  /// The middle between the annotations.
  open var coordinate: CLLocationCoordinate2D {
    let count = Double(max(1, memberAnnotations.count))
    return CLLocationCoordinate2D(
      latitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.latitude } / count,
      longitude: memberAnnotations.reduce(0) { $0 + $1.coordinate.longitude } / count)
  }
}

/// The location of the device: the fixed one of Core Location here.
public final class MKUserLocation: NSObject, MKAnnotation {
  /// The location.
  public var coordinate: CLLocationCoordinate2D { FixedPlace.coordinate }
  /// The place, with when it was known.
  public var location: CLLocation? { FixedPlace.location }
  /// The direction of the device, which is unknown.
  public var heading: CLHeading? { nil }
  /// Whether the place is looked for now.
  public var isUpdating: Bool { false }
  /// The first line.
  public var title: String? = "My Location"
  /// The second line.
  public var subtitle: String?
}
