import PlumbLive
import PlumbSource

/// The object that machines read in place of a result: `{"error":{"reason":"…","status":3,"view":"Row"}}`.
struct ErrorObject: Encodable {
  private struct Content: Encodable {
    let status: Int32
    let reason: String
    let view: String?
    let source: String?
  }

  private let error: Content

  init(_ failure: Failure) {
    let reason =
      failure.message.isEmpty && failure.status == .doesNotCompile
      ? "The source does not compile; standard error has the compiler's messages." : failure.message
    error = Content(
      status: failure.status.rawValue, reason: reason, view: failure.view, source: failure.source)
  }
}

/// The outcome of each of several views: results, and failures in their places.
struct Outcomes<Value> {
  private(set) var all: [Result<Value, Failure>] = []

  var values: [Value] { all.compactMap { try? $0.get() } }

  var failures: [Failure] {
    all.compactMap { if case .failure(let failure) = $0 { failure } else { nil } }
  }

  /// Performs an action for one view. Its failure is kept for the end, so that the other views are still shown.
  mutating func attempt(
    _ view: String, of source: String? = nil, _ body: () throws -> Value
  ) throws(Failure) {
    do {
      all.append(.success(try body()))
    } catch {
      var failure = Failure(error)
      // Nobody would read further results.
      if failure.status == .readerGone { throw failure }
      failure.view = failure.view ?? view
      failure.source = source
      all.append(.failure(failure))
    }
  }

  mutating func keep(_ failure: Failure?) {
    if let failure { all.append(.failure(failure)) }
  }

  /// Ends the command with all that went wrong, and the first one's status.
  ///
  /// - Parameter summary: the text after it.
  func end(summary: String = "") throws(Failure) {
    guard let first = failures.first else { return }
    let messages = failures.map(\.message) + [summary]
    throw Failure(
      first.status, messages.filter { !$0.isEmpty }.joined(separator: "\n"),
      view: all.count == 1 ? first.view : nil)
  }

  /// An array with every result as JSON, and an error object in the place of each failure.
  func json(_ text: (Value) throws -> String) rethrows -> String {
    let parts = try all.map { outcome in
      switch outcome {
      case .success(let value): try text(value)
      case .failure(let failure): jsonText(ErrorObject(failure))
      }
    }
    return "[\(parts.filter { !$0.isEmpty }.joined(separator: ",\n"))]"
  }
}

extension Outcomes<String> {
  /// Creates the outcome of each view that the options choose.
  init(
    of view: ViewOptions, _ project: ProjectOptions, _ sandbox: SandboxOptions, isForMachines: Bool,
    _ show: (ShownMember) throws -> String
  ) throws {
    self.init()
    try CompiledSource.with(
      source: try project.words(view.source), timeout: view.timeout, sandbox: sandbox.sandbox(),
      isForMachines: isForMachines, tolerance: project.tolerance(ofAll: view.all)
    ) { compiled in
      for member in try compiled.views(Choice(view)) {
        try attempt(member.view.name) {
          let text = try show(member)
          // Several are distinguished by their names.
          return view.all && !isForMachines ? "\(member.view.title):\n\(text)" : text
        }
      }
      keep(compiled.leftOut.failure)
    }
  }
}
