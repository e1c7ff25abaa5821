import Foundation

/// Packages from elsewhere that know Linux: their branches for iOS may need more of Objective-C than there is, and then those for Linux
/// are compiled.
extension Compiler {
  /// Returns the result of a closure for the platform, or else for Linux.
  ///
  /// - Parameters:
  ///   - source: the files of the module.
  ///   - messages: takes the messages about the platform itself, instead of standard error.
  ///   - make: compiles them; `nil` when they do not compile.
  func onEachPlatform<Made>(
    of module: SourceModule, _ source: Source, _ messages: String?,
    _ make: (SourcePlatform, String?) throws -> Made?
  ) throws -> Made? {
    guard !module.isOwn, platform != .linux,
      source.swiftFiles.contains(where: { module.text($0)?.hasAny(of: ["Linux", "Glibc"]) ?? false })
    else { return try make(platform, messages) }
    let (first, second) = (messages ?? roundMessages, roundMessages)
    defer {
      unlink(second)
      if messages == nil { unlink(first) }
    }
    if let made = try make(platform, first) { return made }
    if let made = try make(.linux, second) { return made }
    if messages == nil, let text = FileManager.default.contents(atPath: first) {
      tell(String(decoding: text, as: UTF8.self))
    }
    return nil
  }
}
