/// A way between two places.
open class MKRoute: NSObject, @unchecked Sendable {
  /// The name of the way.
  public let name = ""
  /// Its length in metres.
  public let distance: CLLocationDistance = 0
  /// The seconds that it takes.
  public let expectedTravelTime: TimeInterval = 0
  /// The line on the map.
  public let polyline = MKPolyline(coordinates: [], count: 0)
  /// Its steps.
  public let steps: [Step] = []
  /// The notices about the route.
  public let advisoryNotices: [String] = []
  /// The means of transport.
  public let transportType = MKDirectionsTransportType.automobile
  /// A step of a way. Nobody ever holds one here.
  open class Step: NSObject, @unchecked Sendable {
    /// The instructions for people.
    public let instructions = ""
    /// The notice for people.
    public let notice: String? = nil
    /// Its length in metres.
    public let distance: CLLocationDistance = 0
    /// The line on the map.
    public let polyline = MKPolyline(coordinates: [], count: 0)
  }
}

/// The means of transport.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = Self(rawValue: 1)
  /// On foot.
  public static let walking = Self(rawValue: 2)
  /// By bus and train.
  public static let transit = Self(rawValue: 4)
  /// In any way.
  public static let any = Self(rawValue: 0x0FFF_FFFF)
}

/// Searches for ways. No host here knows any: each search ends with an error.
open class MKDirections: NSObject {
  /// A request for directions.
  open class Request: NSObject {
    /// The start of the route.
    public var source: MKMapItem?
    /// The end of the route.
    public var destination: MKMapItem?
    /// The means of transport.
    public var transportType: MKDirectionsTransportType = .any
    /// Whether several ways are wanted.
    public var requestsAlternateRoutes = false
    /// Creates a request.
    public override init() {}
  }

  /// The response to a request for directions.
  open class Response: NSObject, @unchecked Sendable {
    /// The ways.
    public let routes: [MKRoute] = []
  }

  /// Creates a search.
  public init(request: Request) {}
  /// Searches. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, MKDirections does nothing: no host asks a map's servers, so the answer is an error."
  )
  public func calculate() async throws -> Response {
    throw MKError(.directionsNotFound)
  }
  /// Searches. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, MKDirections does nothing: no host asks a map's servers, so the answer is an error."
  )
  public func calculate(
    completionHandler: @escaping (Response?, (any Error)?) -> Void
  ) {
    later { completionHandler(nil, MKError(.directionsNotFound)) }
  }
}

/// Pictures from a street. There are none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// A request for pictures from a street. The answer is that there are none.
open class MKLookAroundSceneRequest: NSObject {
  /// Creates a request for those at a location.
  public init(coordinate: CLLocationCoordinate2D) {}
  /// Creates a request for those of an item.
  public init(mapItem: MKMapItem) {}
  /// The pictures: none.
  public var scene: MKLookAroundScene? { get async throws { nil } }
}

/// A question for the address of a location. No host here knows any: the answer is an error.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  /// The location.
  public let location: CLLocation
  /// The language of the answer.
  public var preferredLocale: Locale?
  /// Whether no answer is wanted any more.
  public private(set) var isCancelled = false
  /// Creates a question; `nil` for a location that is none.
  @available(
    *, deprecated,
    message:
      "In Plumb, MKReverseGeocodingRequest does nothing: no host knows addresses, so the answer is an error."
  )
  public init?(location: CLLocation) {
    guard CLLocationCoordinate2DIsValid(location.coordinate) else { return nil }
    self.location = location
  }
  /// The items at the location. Reading them throws an error.
  public var mapItems: [MKMapItem] {
    get async throws { throw MKError(.placemarkNotFound) }
  }
  /// Asks for the items at the location. The answer is an error.
  public func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
    later { completionHandler(nil, MKError(.placemarkNotFound)) }
  }
  /// Asks for no answer any more.
  public func cancel() { isCancelled = true }
}

/// A question for the location of an address. No host here knows any: the answer is an error.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  /// The address.
  public let addressString: String
  /// The region in which to look first.
  public var region: MKCoordinateRegion?
  /// The language of the answer.
  public var preferredLocale: Locale?
  /// Whether no answer is wanted any more.
  public private(set) var isCancelled = false
  /// Creates a question; `nil` for an address without letters.
  @available(
    *, deprecated,
    message: "In Plumb, MKGeocodingRequest does nothing: no host knows addresses, so the answer is an error."
  )
  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }
  /// The items of the address. Reading them throws an error.
  public var mapItems: [MKMapItem] {
    get async throws { throw MKError(.placemarkNotFound) }
  }
  /// Asks for the items of the address. The answer is an error.
  public func getMapItems(completionHandler: @escaping ([MKMapItem]?, (any Error)?) -> Void) {
    later { completionHandler(nil, MKError(.placemarkNotFound)) }
  }
  /// Asks for no answer any more.
  public func cancel() { isCancelled = true }
}
