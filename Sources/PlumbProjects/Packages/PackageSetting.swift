/// A setting of a target as a manifest has it, with the condition under which it holds.
struct PackageSetting: Sendable {
  /// The condition of a setting, or of something that a target needs.
  struct Condition: Sendable {
    /// The platforms; none means all.
    var platforms: Set<String> = []
    var configuration: String?
    /// The traits, of which one is enough; none asks for no trait.
    var traits: Set<String> = []

    /// - Parameter object: the words of a manifest; something else holds always.
    init(_ object: Any?) {
      guard let object = object as? [String: Any] else { return }
      platforms = Set(object["platformNames"] as? [String] ?? [])
      configuration = object["config"] as? String
      traits = Set(object["traits"] as? [String] ?? [])
    }

    /// Returns whether it holds in a build for debugging, for one of some platforms.
    func holds(on platforms: Set<String>, traits: Set<String>) -> Bool {
      (self.platforms.isEmpty || !self.platforms.isDisjoint(with: platforms))
        && configuration ?? "debug" == "debug"
        && (self.traits.isEmpty || !self.traits.isDisjoint(with: traits))
    }
  }

  /// `swift`, `c`, `cxx` or `linker`.
  var tool: String
  /// The function of the manifest: `define`, `unsafeFlags`.
  var kind: String
  /// Its arguments.
  var values: [String]
  var condition: Condition

  /// - Parameter object: as the package manager describes it; `nil` for one that has no kind.
  init?(_ object: [String: Any]) {
    guard let (kind, value) = (object["kind"] as? [String: Any])?.first else { return nil }
    let words = value as? [String: Any] ?? [:]
    (self.kind, tool) = (kind, object["tool"] as? String ?? "")
    values = (words["_0"] as? [String]) ?? [words["_0"], words["_1"]].compactMap { $0 as? String }
    condition = Condition(object["condition"])
  }

  /// The platforms whose settings count for Swift and for what a target needs: what is shown is a phone's, and runs on this machine.
  static let platforms: Set = ["ios", "linux"]
  /// The one for C, whose own conditions hold as on this machine.
  static let machine: Set = ["linux"]
}
