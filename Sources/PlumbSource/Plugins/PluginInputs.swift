import Foundation

/// The files that build plug-ins see, read once, so that the key is that of the copies.
struct PluginInputs {
  /// Paths in the package that runs the plug-ins.
  let files: [(path: String, data: Data)]
  let key: String

  private static let mostFiles = 5000
  private static let mostBytesOfFile = 8 << 20
  private static let mostBytes = 64 << 20

  /// Fails if a file cannot be read, or if there are too many.
  ///
  /// - Parameter toolchain: the key of the toolchain that compiles the plug-ins.
  init?(_ plugins: BuildPlugins, toolchain: String) {
    guard plugins.files.count <= Self.mostFiles else { return nil }
    let manifest = plugins.manifest
    var parts = [toolchain, manifest]
    var files = [(path: "Package.swift", data: Data(manifest.utf8))]
    var rest = Self.mostBytes
    for file in plugins.files {
      guard
        let data = try? PlainFile.read(
          "\(plugins.folder)/\(file)", most: min(rest, Self.mostBytesOfFile), within: plugins.given)
      else { return nil }
      rest -= data.count
      files.append((file, data))
      // Bytes that are no text must not become the same text.
      parts += [file, String(validating: data, as: UTF8.self) ?? data.base64EncodedString()]
    }
    (self.files, self.key) = (files, parts.joined(separator: "\0"))
  }
}
