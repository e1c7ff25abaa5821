/// Completes the beginning of a search. No host here knows any places: each fragment ends with an error for the delegate.
open class MKLocalSearchCompleter: NSObject {
  /// The kinds of completions that are found.
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Shops and the like.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words that can be searched for.
    public static let query = ResultType(rawValue: 4)
    /// Mountains, rivers and the like.
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  /// The older kinds of completions.
  public enum FilterType: Int, Sendable {
    case locationsAndQueries, locationsOnly
  }

  /// The beginning of the search.
  @available(
    *, deprecated,
    message:
      "In Plumb, MKLocalSearchCompleter does nothing: no host asks a map's servers, so the delegate gets an error."
  )
  public var queryFragment: String {
    get { fragment }
    set {
      fragment = newValue
      guard !newValue.isEmpty else { return }
      later { [weak self] in
        self.map { $0.delegate?.completer($0, didFailWithError: MKError(.serverFailure)) }
      }
    }
  }
  private var fragment = ""
  /// The region in which places are preferred.
  public var region = MKCoordinateRegion()
  /// The kinds of completions that are found.
  public var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The older kinds of completions.
  public var filterType = FilterType.locationsAndQueries
  /// The object that receives completions and errors.
  public weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The completions. There are none here.
  public let results: [MKLocalSearchCompletion] = []
  /// Whether a search goes on.
  public var isSearching: Bool { false }
  /// Creates a completer without a fragment.
  public override init() {}
  /// Ends the search.
  public func cancel() {}
}

/// An object that receives the completions of a search.
public protocol MKLocalSearchCompleterDelegate: AnyObject {
  /// Is called when there are completions.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Is called when there are none, with the reason.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Ignores the completions.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Ignores the error.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A completion of a search. Nobody ever holds one here.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The first line.
  public let title = ""
  /// The second line.
  public let subtitle = ""
  /// The ranges of the first line that the fragment has.
  public let titleHighlightRanges: [NSValue] = []
  /// The ranges of the second line that the fragment has.
  public let subtitleHighlightRanges: [NSValue] = []
}

extension MKLocalSearch {
  /// Creates a search for a completion.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init(request: Request(completion: completion))
  }
}

extension MKLocalSearch.Request {
  /// Creates a request for a completion.
  public convenience init(completion: MKLocalSearchCompletion) {
    self.init()
    naturalLanguageQuery = completion.title
  }
}
