/// A line of the events that Swift Testing writes while it runs tests, or of the tests that it lists.
struct EventRecord: Decodable {
  struct Place: Decodable {
    /// The module and the file's name.
    let fileID: String
    let line: Int
    let column: Int
  }

  struct Issue: Decodable {
    /// False for a warning.
    let isFailure: Bool?
    /// Whether a test expects it.
    let isKnown: Bool?
    let sourceLocation: Place?
  }

  /// One of the arguments of a test.
  struct Case: Decodable { let displayName: String? }

  struct Message: Decodable {
    let symbol: String
    let text: String
  }

  struct Instant: Decodable {
    /// The seconds of the system's clock that does not stop while the machine sleeps.
    let absolute: Double
  }

  struct Payload: Decodable {
    /// `suite`, `function`, or the kind of the event.
    let kind: String
    let id: String?
    let name: String?
    let displayName: String?
    let issue: Issue?
    let testCase: Case?
    let tags: [String]?
    let testID: String?
    let instant: Instant?
    let messages: [Message]?

    /// Whether an issue that no test expects, and that is no warning, is recorded.
    var isFailure: Bool { kind == "issueRecorded" && issue?.isKnown != true && issue?.isFailure != false }

    private enum CodingKeys: String, CodingKey {
      case kind, id, name, displayName, issue, testID, instant, messages
      /// Swift Testing writes these where `SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED` is set.
      case tags = "_tags"
      case testCase = "_testCase"
    }
  }

  /// `test` or `event`.
  let kind: String
  let payload: Payload
}
