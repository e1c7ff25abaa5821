/// The versions of a package that a project or a manifest asks for, checked: a word of a project becomes one of a manifest.
enum PackageRequirement: Hashable, Sendable {
  case exact(PackageVersion)
  /// From one version up to another, which is not meant itself.
  case range(PackageVersion, PackageVersion)
  case branch(String)
  case revision(String)

  /// Creates what an Xcode project says of a package; `nil` for words that say nothing.
  init?(_ words: PropertyList?) {
    guard let words else { return nil }
    let least = PackageVersion(words.text("minimumVersion"))
    switch words.text("kind") {
    case "exactVersion": self.init(exact: PackageVersion(words.text("version")))
    case "upToNextMajorVersion": self.init(from: least, to: least?.nextMajor)
    case "upToNextMinorVersion": self.init(from: least, to: least?.nextMinor)
    case "versionRange": self.init(from: least, to: PackageVersion(words.text("maximumVersion")))
    case "branch": self.init(branch: words.text("branch"))
    case "revision": self.init(revision: words.text("revision"))
    default: return nil
    }
  }

  /// Creates what the package manager says of a manifest's dependency.
  init?(dumped words: Any?) {
    guard let (kind, value) = (words as? [String: Any])?.first, let list = value as? [Any] else { return nil }
    let word = list.first as? String
    switch kind {
    case "exact": self.init(exact: PackageVersion(word))
    case "range":
      let bounds = list.first as? [String: String]
      self.init(from: PackageVersion(bounds?["lowerBound"]), to: PackageVersion(bounds?["upperBound"]))
    case "branch": self.init(branch: word)
    case "revision": self.init(revision: word)
    default: return nil
    }
  }

  private init?(exact version: PackageVersion?) {
    guard let version else { return nil }
    self = .exact(version)
  }

  private init?(from lower: PackageVersion?, to upper: PackageVersion?) {
    // A manifest with bounds the wrong way around would crash.
    guard let lower, let upper, lower.isBefore(upper) else { return nil }
    self = .range(lower, upper)
  }

  private init?(branch name: String?) {
    guard let name, Self.isBranch(name) else { return nil }
    self = .branch(name)
  }

  private init?(revision: String?) {
    guard let revision, PackagePins.isRevision(revision) else { return nil }
    self = .revision(revision)
  }

  /// Returns whether git takes the word for the name of a branch, and for nothing else.
  static func isBranch(_ name: String) -> Bool {
    guard (1...250).contains(name.count), let first = name.first, first != "-", first != "/" else {
      return false
    }
    return !name.contains("..") && !name.contains("@{")
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
          || "-._/+#@=,".unicodeScalars.contains($0)
      }
  }

  /// The words of a manifest.
  var words: String {
    switch self {
    case .exact(let version): "exact: \(swiftLiteral(version.text))"
    case .range(let lower, let upper): "\(swiftLiteral(lower.text))..<\(swiftLiteral(upper.text))"
    case .branch(let name): "branch: \(swiftLiteral(name))"
    case .revision(let name): "revision: \(swiftLiteral(name))"
    }
  }
}

/// A version as packages have them: three numbers, and maybe words behind `-` and `+`.
struct PackageVersion: Hashable, Sendable {
  let text: String
  private let numbers: [Int]
  private var isForTests: Bool { text.contains("-") }

  /// Creates a version; a number that is not said is 0.
  init?(_ text: String?) {
    guard let text, text.utf8.count <= 100 else { return nil }
    let core = text.prefix { $0 != "-" && $0 != "+" }
    let rest = text[core.endIndex...]
    let parts = core.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count),
      parts.allSatisfy({ (1...9).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isNumber } }),
      rest.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-+.".contains($0)) }), rest.count != 1
    else { return nil }
    numbers = parts.compactMap { Int($0) } + Array(repeating: 0, count: 3 - parts.count)
    self.text = numbers.map(String.init).joined(separator: ".") + rest
  }

  var nextMajor: PackageVersion? { PackageVersion("\(numbers[0] + 1).0.0") }
  var nextMinor: PackageVersion? { PackageVersion("\(numbers[0]).\(numbers[1] + 1).0") }

  func isBefore(_ other: PackageVersion) -> Bool {
    numbers == other.numbers
      ? isForTests && !other.isForTests : numbers.lexicographicallyPrecedes(other.numbers)
  }
}

/// Returns a text as a literal of Swift that is that text and nothing else.
func swiftLiteral(_ text: String) -> String {
  let letters = text.unicodeScalars.map { scalar -> String in
    switch scalar {
    case "\"", "\\": "\\\(scalar)"
    case " "..."~": String(scalar)
    default: "\\u{\(String(scalar.value, radix: 16))}"
    }
  }
  return "\"\(letters.joined())\""
}
