internal import CPangoCairo
internal import Glibc
internal import Synchronization

/// The font files that a program brings along while it runs: each font library has them, behind its own.
public enum RegisteredFonts {
  private static let registered = Mutex<[String]>([])
  /// The folders for fonts that come as bytes; the first that takes them is used.
  private static let folders = ["/dev/shm", "/tmp", "/var/tmp"]
  /// Another number means other fonts.
  private static let number = Atomic<Int>(0)

  /// The reason why a font cannot be used.
  public enum Problem: Error, Equatable, CustomStringConvertible {
    case noFont(String)
    case noRoom

    public var description: String {
      switch self {
      case .noFont(let name): "\(name) is no font: give a .ttf, .otf or .ttc file"
      case .noRoom:
        "there is no room for the font: \(RegisteredFonts.folders.joined(separator: ", ")) take no file"
      }
    }
  }

  /// Adds the fonts of a file, once.
  ///
  /// - Returns: the families and PostScript names that `Font.custom` finds them by.
  @discardableResult public static func add(_ path: String) throws -> [String] {
    let names = try names(of: path, called: path)
    let isNew = registered.withLock { files in
      guard !files.contains(path) else { return false }
      files.append(path)
      return true
    }
    if isNew { number.add(1, ordering: .sequentiallyConsistent) }
    return names.families + names.postScriptNames
  }

  /// Adds the fonts in some bytes, as those of a file.
  @discardableResult public static func add(_ bytes: [UInt8]) throws -> [String] {
    let file = try nameless(bytes)
    do {
      let names = try names(of: file.path, called: "What was given")
      registered.withLock { $0.append(file.path) }
      number.add(1, ordering: .sequentiallyConsistent)
      return names.families + names.postScriptNames
    } catch {
      close(file.descriptor)
      throw error
    }
  }

  /// Returns the names of the first family and the first font in some bytes.
  public static func names(of bytes: [UInt8]) throws -> (family: String?, postScript: String?) {
    let file = try nameless(bytes)
    defer { close(file.descriptor) }
    let names = try names(of: file.path, called: "What was given")
    return (names.families.first, names.postScriptNames.first)
  }

  /// A file that nobody else finds and that goes with the process: the C libraries read fonts from files.
  private static func nameless(_ bytes: [UInt8]) throws -> (path: String, descriptor: Int32) {
    let descriptor = folders.lazy.map { folder in
      var template = Array("\(folder)/plumb-font-XXXXXX".utf8CString)
      let descriptor = mkstemp(&template)
      if descriptor >= 0 { unlink(template) }
      return descriptor
    }.first { $0 >= 0 }
    guard let descriptor else { throw Problem.noRoom }
    let isWritten = bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    guard isWritten else {
      close(descriptor)
      throw Problem.noRoom
    }
    return ("/proc/self/fd/\(descriptor)", descriptor)
  }

  /// Removes the fonts of a file; returns false if they were not registered. Texts that are shown keep them.
  @discardableResult public static func remove(_ path: String) -> Bool {
    let wasThere = registered.withLock { files in
      guard let index = files.firstIndex(of: path) else { return false }
      files.remove(at: index)
      return true
    }
    if wasThere { number.add(1, ordering: .sequentiallyConsistent) }
    return wasThere
  }

  /// Returns whether a file's fonts are there.
  public static func contains(_ path: String) -> Bool { registered.withLock { $0.contains(path) } }

  static var current: (files: [String], number: Int) {
    registered.withLock { ($0, number.load(ordering: .sequentiallyConsistent)) }
  }

  static var currentNumber: Int { number.load(ordering: .relaxed) }

  private static func names(of path: String, called name: String) throws -> HostFonts.Names {
    guard let configuration = FcConfigCreate() else { throw Problem.noRoom }
    defer { FcConfigDestroy(configuration) }
    let fonts = HostFonts(files: [path], configuration: configuration)
    guard fonts.unreadable.isEmpty, !fonts.names.families.isEmpty else { throw Problem.noFont(name) }
    return fonts.names
  }
}
