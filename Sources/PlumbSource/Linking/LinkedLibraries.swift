import Foundation

/// Decides what a compiled source says to the linker: the names of libraries, and nothing else.
///
/// An object of Swift names the libraries that it needs in its own section, and the compiler's driver gives all that the section has
/// to `clang` as arguments. A source can write into that section (`@section`), and some of `clang`'s options start programs, read any
/// file, or write one: `--ld-path=`, `-fplugin=`, `-Wl,--Map=`. So the driver starts this program instead of its own
/// `swift-autolink-extract`.
package enum LinkedLibraries {
  /// The name of the toolchain's program, and of the link under which this one is started in its place.
  package static let program = "swift-autolink-extract"
  /// The variable in which the driver finds another program of that name.
  static let variable = "SWIFT_DRIVER_SWIFT_AUTOLINK_EXTRACT_EXEC"
  static let section = ".swift1_autolink_entries"

  /// More lists of arguments in each other than the driver ever writes.
  private static let deepest = 4

  /// Returns whether this process was started in the place of the toolchain's program.
  ///
  /// - Parameter name: the one that it was started by.
  package static func isMeant(_ name: String) -> Bool {
    name.split(separator: "/").last.map { $0 == program } ?? false
  }

  /// Writes the libraries of objects into the file that the driver reads arguments from.
  ///
  /// - Parameter words: the objects, and the file behind `-o`.
  /// - Returns: the code with which the process ends.
  package static func extract(_ words: [String]) -> Int32 {
    let words = words.flatMap { expanded($0, depth: 0) }
    guard let option = words.firstIndex(of: "-o"), option + 1 < words.count else {
      return failure("\(program) needs -o and a file.")
    }
    let objects = words[..<option] + words[(option + 2)...]
    var libraries: [String] = []
    var known: Set<String> = []
    for path in objects {
      guard let object = SharedObject(path: path) else { return failure("\(path) is no object file.") }
      for library in names(in: object) where known.insert(library).inserted { libraries.append(library) }
    }
    let text = libraries.map { $0 + "\n" }.joined()
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: words[option + 1])) } catch {
      return failure("\(words[option + 1]) can not be written.")
    }
    return 0
  }

  /// The arguments in an object that name a library, in their order.
  static func names(in object: SharedObject) -> [String] {
    object.sections(named: section).flatMap { section in
      object.bytes(of: section).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }.filter(isLibrary)
  }

  /// Returns whether a word is `-l` with a name that can be no path, no option and no list of arguments.
  static func isLibrary(_ word: String) -> Bool {
    guard word.hasPrefix("-l") else { return false }
    let name = word.utf8.dropFirst(2)
    return !name.isEmpty && name.count <= 255
      && name.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_+-.".utf8.contains(byte)
        }
      }
  }

  /// The arguments of a list, for `@` and its path, as the driver writes many of them.
  private static func expanded(_ word: String, depth: Int) -> [String] {
    guard word.hasPrefix("@"), depth < deepest,
      let text = try? String(contentsOfFile: String(word.dropFirst()), encoding: .utf8)
    else { return [word] }
    return shellWords(text).flatMap { expanded($0, depth: depth + 1) }
  }

  private static func failure(_ reason: String) -> Int32 {
    _ = ShownText.write("error: \(reason)\n", to: 2)
    return 1
  }
}
