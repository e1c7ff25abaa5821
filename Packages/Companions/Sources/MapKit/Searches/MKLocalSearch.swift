/// An error of a map's servers.
public struct MKError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Searches for places by words. No host here knows any: each search ends with an error.
open class MKLocalSearch: NSObject {
  /// A request for a search.
  open class Request: NSObject {
    /// The words.
    public var naturalLanguageQuery: String?
    /// The region of the search.
    public var region = MKCoordinateRegion()
    /// The kinds of results that may be found.
    public var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Creates a request without words.
    public override init() {}
    /// Creates a request of words, and of where to search.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion = MKCoordinateRegion()) {
      self.init()
      (self.naturalLanguageQuery, self.region) = (naturalLanguageQuery, region)
    }
  }

  /// The kinds of results that may be found.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Shops and the like.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// The response to a search.
  open class Response: NSObject, @unchecked Sendable {
    /// The places.
    public let mapItems: [MKMapItem] = []
    /// The region around them.
    public let boundingRegion = MKCoordinateRegion()
  }

  /// Whether a search goes on.
  public var isSearching: Bool { false }
  /// Creates a search.
  public init(request: Request) {}
  /// Searches. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, MKLocalSearch does nothing: no host asks a map's servers, so the answer is an error."
  )
  public func start() async throws -> Response {
    throw MKError(.placemarkNotFound)
  }
  /// Searches. The answer is an error.
  @available(
    *, deprecated,
    message: "In Plumb, MKLocalSearch does nothing: no host asks a map's servers, so the answer is an error."
  )
  public func start(
    completionHandler: @escaping (Response?, (any Error)?) -> Void
  ) {
    later { completionHandler(nil, MKError(.placemarkNotFound)) }
  }
  /// Ends the search.
  public func cancel() {}
}
