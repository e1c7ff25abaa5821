/// Makes names for the pictures of one folder: no name is used twice, and none is too long for a file system.
///
/// `Card` and `card` are one name, because they are one on the disks of a Mac and of Windows.
struct PictureNames {
  /// The bytes of a file name that Linux's file systems take.
  static let longest = 255

  private let prefix: String
  private let suffix: String
  /// Folded.
  private var taken: Set<String>

  /// - Parameter taken: names that other files of the folder have.
  init(prefix: String = "", suffix: String, taken: Set<String> = []) {
    (self.prefix, self.suffix) = (prefix, suffix)
    self.taken = Set(taken.map(Self.folded))
  }

  /// Room for the part that differs, so that a wrong prefix is reported before anything is made.
  var room: Int { Self.longest - prefix.utf8.count - suffix.utf8.count }

  /// `PREFIX NAME SUFFIX`; from the second of a name on with a number: `NAME-2`.
  ///
  /// A name without a prefix begins neither with a dash, which makes an option of it where a shell's `*` finds it, nor with a
  /// dot, which hides it.
  mutating func next(_ name: String) -> String {
    let isPlain = !prefix.isEmpty || !name.hasPrefix("-") && !name.hasPrefix(".")
    let name = isPlain ? name : "_\(name.dropFirst())"
    var number = 1
    while true {
      let end = number == 1 ? "" : "-\(number)"
      let candidate = prefix + Self.shortened(name, room - end.utf8.count) + end + suffix
      if taken.insert(Self.folded(candidate)).inserted { return candidate }
      number += 1
    }
  }

  /// Returns the same text for all names that a disk may take for one.
  static func folded(_ name: String) -> String { name.uppercased().lowercased() }

  /// As many whole characters of the beginning as have so many bytes.
  private static func shortened(_ name: String, _ bytes: Int) -> String {
    guard name.utf8.count > bytes else { return name }
    var short = name
    while short.utf8.count > bytes, !short.isEmpty { short.removeLast() }
    return short
  }

  /// A name with only what every file system takes.
  static func clean(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" ? $0 : "-" })
  }
}
