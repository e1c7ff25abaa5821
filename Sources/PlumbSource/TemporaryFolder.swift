import Foundation

/// A folder of its own for one run of the command; ``remove()`` takes it away with everything in it.
public struct TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// A folder in another one, which goes with it if it does not go before.
  public init(in folder: TemporaryFolder, named name: String) throws {
    url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  public func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  public func remove() { try? FileManager.default.removeItem(at: url) }
}
