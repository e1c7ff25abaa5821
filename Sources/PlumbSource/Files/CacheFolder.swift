import Foundation

/// The folder for files that the command can make again: lists of fonts, and the compiler's modules of the C library.
///
/// There is one such place: what `PLUMB_CACHE` names, else `plumb` in `XDG_CACHE_HOME`, else `.cache/plumb` in the home
/// folder. Where none of these can be written, a run has its own folder, and makes everything again.
public struct CacheFolder: Sendable {
  /// Another number whenever something in it changes its form, so that older and newer commands can share the place.
  private static let version = "v2"

  public let path: String

  /// - Parameter folder: takes the cache when no other place does.
  /// - Throws: ``Problem`` when `PLUMB_CACHE` names a place that cannot be used.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment, orIn folder: TemporaryFolder
  ) throws(Problem) {
    if let wanted = environment["PLUMB_CACHE"], !wanted.isEmpty {
      guard wanted.hasPrefix("/"), let path = Self.made(wanted) else {
        throw Problem(
          description:
            "PLUMB_CACHE is \(wanted), which can not be used. Set it to the absolute path of a folder that takes new files and has none of your own, or take it away."
        )
      }
      self.path = path
      return
    }
    let shared = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.cache" : nil }
    let places = [shared, home].compactMap { $0 }.map { "\($0)/plumb" }
    path = places.lazy.compactMap(Self.made).first ?? folder.path("cache")
  }

  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  /// The compiler's modules of C libraries.
  var modules: String { "\(path)/modules" }
  /// The same, as compilers have made them that work on what somebody else wrote.
  var walledModules: String { "\(path)/modules-walled" }
  /// The lists of installed fonts.
  public var fonts: String { "\(path)/fonts" }

  /// Returns the folder of a library that was made of the key's contents.
  func library(_ key: String) -> String { "\(path)/libraries/\(Self.name(of: key))" }

  /// Returns the path of the package manager's answer about a manifest. Its name is made of the key, which is the
  /// manifest's text and its path. Other keys can be found that have the same name, so the file begins with its own.
  public func manifest(_ key: String) -> String { "\(path)/manifests/\(Self.name(of: key)).answer" }

  /// The folder of macro programs. Those that are built behind a wall are for compilers behind a wall.
  var macros: String { Sandbox.isWanted ? "\(path)/macros-walled" : "\(path)/macros" }

  /// The folder of what build plug-ins made. What they made behind a wall is for compilers behind a wall.
  var plugins: String { Sandbox.isWanted ? "\(path)/plugins-walled" : "\(path)/plugins" }

  /// The folder of the SVGs that were made of PDF images.
  var drawings: String { "\(path)/drawings" }

  /// The folder of the packages that were brought for projects.
  package var packages: String { "\(path)/packages" }

  /// The folder of the folders of companions.
  static let companions = "companions"

  /// Returns the folder of the companions that were compiled for products in a folder.
  func companions(of products: String) -> String { "\(path)/\(Self.companions)/\(Self.name(of: products))" }

  /// The layout engine for pages, compiled from sources with these texts.
  package func pageModule(of texts: [String]) -> String {
    "\(path)/pages/\(Self.name(of: texts.joined(separator: "\u{0}"))).wasm"
  }

  /// A name for a file that is kept for a text: the same for the same text.
  package static func name(of key: String) -> String {
    var (one, other): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
    for byte in key.utf8 {
      one = (one ^ UInt64(byte)) &* 0x100_0000_01B3
      other = (other &+ UInt64(byte)) &* 0xBF58_476D_1CE4_E5B9
      other ^= other >> 29
    }
    return String(one, radix: 16) + String(other, radix: 16)
  }

  /// The versioned folder at a place; `nil` when it cannot be made there, is somebody else's, takes no files, or has files and
  /// not the tag, because a cache replaces and removes what is in it.
  private static func made(_ place: String) -> String? {
    let path = "\(place)/\(version)"
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      access(path, W_OK | X_OK) == 0, isTagged(path)
    else { return nil }
    return path
  }

  /// The tag of a cache, as bford.info/cachedir describes it: programs that make backups leave such a folder out.
  private static let tag = (name: "CACHEDIR.TAG", text: "Signature: 8a477f597d28d172789f06886806bc55\n")

  private static func isTagged(_ path: String) -> Bool {
    let file = "\(path)/\(tag.name)"
    func hasTag() -> Bool { access(file, F_OK) == 0 }
    if hasTag() { return true }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return false }
    // Another command may have made the tag since the first look.
    guard names.isEmpty else { return hasTag() }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return hasTag() }
    defer { close(descriptor) }
    let text = Array(tag.text.utf8)
    return write(descriptor, text, text.count) == text.count
  }
}
