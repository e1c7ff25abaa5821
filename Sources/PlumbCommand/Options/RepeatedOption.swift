import PlumbLive
import PlumbSource

/// Finds an option that is given twice with a value: the parser would use the last one silently.
struct RepeatedOption {
  private let name: String

  /// Options by all their names. Flags are not among them: to say one twice does no harm.
  private static let names: [[String]] =
    [["-o", "--output"]]
    + [
      "view", "timeout", "size", "device", "scale", "appearance", "direction", "type-size", "locale",
      "time-zone", "now", "seed", "place",
      "safe-area", "since", "format", "id", "at", "path", "port",
    ].map { ["--\($0)"] }

  init?(in words: [String]) {
    let words = words.prefix { $0 != "--" }
    func count(_ names: [String]) -> Int {
      words.count { word in names.contains { word == $0 || word.hasPrefix($0 + "=") } }
    }
    guard let names = Self.names.first(where: { count($0) > 1 }) else { return nil }
    name = names[names.count - 1]
  }

  var failure: Failure { Failure(.wrongWords, "\(name) is given more than once; use it once.") }
}
