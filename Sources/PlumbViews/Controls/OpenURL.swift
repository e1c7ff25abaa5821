import Foundation

/// Opens an address when it is called: `openURL(url)`.
@MainActor @preconcurrency public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Outcome: Equatable, Sendable {
      case handled, discarded
      case system(URL?)
    }
    let outcome: Outcome

    public static let handled = Result(outcome: .handled)
    public static let discarded = Result(outcome: .discarded)
    /// The host opens the address.
    public static let systemAction = Result(outcome: .system(nil))
    /// The host opens another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  let handler: @MainActor (URL) -> Result
  /// Opens an address outside of the program; nil where the host cannot.
  let system: (@MainActor (URL) -> Void)?

  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    (self.handler, system) = (handler, nil)
  }

  package nonisolated init(system: @escaping @MainActor (URL) -> Void) {
    handler = { _ in .systemAction }
    self.system = system
  }

  nonisolated init(
    handler: @escaping @MainActor (URL) -> Result, system: (@MainActor (URL) -> Void)?
  ) {
    (self.handler, self.system) = (handler, system)
  }

  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// - Parameter completion: told whether somebody took the address.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch handler(url).outcome {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      system?(other ?? url)
      completion(system != nil)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction {
    OpenURLAction(handler: { _ in .systemAction }, system: nil)
  }
}

extension EnvironmentValues {
  /// Opens addresses. What is set here is asked first, and may leave an address to the host.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set {
      let outer = self[OpenURLKey.self]
      self[OpenURLKey.self] = OpenURLAction(
        handler: newValue.handler, system: newValue.system ?? outer.system)
    }
  }
}
