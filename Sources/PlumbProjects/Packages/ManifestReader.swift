import Foundation
import PlumbSource
import Synchronization

/// Asks Swift's package manager what a manifest says.
///
/// A manifest is a program, and runs as in any build of the package. It runs on a copy in a folder of ours, so that nothing
/// is written beside it and nothing is fetched, and once for each text: the answer is kept. Where a ``Sandbox`` is wanted, it runs
/// behind its wall, and so does all that the package manager starts for it.
enum ManifestReader {
  static let mostBytes = 1 << 20
  /// The most that it may say of the package, in bytes.
  static let mostAnswerBytes = 16 << 20
  /// In seconds: a manifest takes one.
  static let patience = 60.0
  private static let known = Mutex<[String: PackageManifest]>([:])

  /// The version of the compiler that this command was built with, whose package manager reads manifests.
  #if compiler(>=6.4)
    private static let compiler = [6, 4]
  #else
    private static let compiler = [6, 3]
  #endif

  /// The path of the manifest in a package's folder, as the package manager chooses it: the one for this compiler, or else the one for
  /// the newest compiler before it, unless `Package.swift` itself is written for a newer one that is not newer than this compiler.
  static func file(in folder: String, by reader: ProjectReader) -> String {
    let general = FilePath.join(folder, "Package.swift")
    let special = reader.names(in: folder).compactMap { name -> (version: [Int], name: String)? in
      guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
      let numbers = name.dropFirst("Package@swift-".count).dropLast(".swift".count).split(separator: ".")
      let version = numbers.compactMap { Int($0) }
      return compiler.lexicographicallyPrecedes(version.prefix(2)) ? nil : (version, name)
    }
    guard let newest = special.max(by: { $0.version.lexicographicallyPrecedes($1.version) }) else {
      return general
    }
    let isForThis = compiler.starts(with: newest.version.prefix(2))
    let own = isForThis ? [] : toolsVersion(of: general, by: reader)
    let isForLater = compiler.lexicographicallyPrecedes(own.prefix(2))
    return !isForLater && (own.starts(with: newest.version) || newest.version.lexicographicallyPrecedes(own))
      ? general : FilePath.join(folder, newest.name)
  }

  /// The numbers in the first line of a manifest; none where it has none.
  private static func toolsVersion(of file: String, by reader: ProjectReader) -> [Int] {
    guard let words = reader.lines(of: file).first?.split(separator: ":"), words.count > 1 else { return [] }
    let version = words[1].drop(while: \.isWhitespace).prefix { $0.isNumber || $0 == "." }
    return version.split(separator: ".").compactMap { Int($0) }
  }

  /// - Parameter patience: how many seconds the manifest may take.
  static func manifest(
    in folder: String, by reader: ProjectReader, patience: Double = patience
  ) throws(ProjectProblem) -> PackageManifest {
    let file = file(in: folder, by: reader)
    let text = withoutPlayground(String(decoding: try reader.read(file, most: mostBytes), as: UTF8.self))
    do throws(ProjectProblem) {
      return try manifest(reader.platform.manifest(text), of: file, in: folder, patience)
    } catch {
      // A branch for Apple's systems may import what is not here.
      guard reader.platform.manifest(text) != text else { throw error }
      return try manifest(text, of: file, in: folder, patience)
    }
  }

  private static func manifest(
    _ text: String, of file: String, in folder: String, _ patience: Double
  ) throws(ProjectProblem) -> PackageManifest {
    let absolute = URL(fileURLWithPath: folder).standardizedFileURL.path
    // What it said elsewhere may be another answer.
    let key = "\(absolute), at its depth\n\(text)" + (Sandbox.isWanted ? "\nbehind a wall" : "")
    if let manifest = known.withLock({ $0[key] }) { return manifest }
    let manifest = try PackageManifest(
      json: try answer(to: text, key: key, file: file, folder: absolute, patience))
    known.withLock { $0[key] = manifest }
    return manifest
  }

  private static func answer(
    to text: String, key: String, file: String, folder absolute: String, _ patience: Double
  ) throws(ProjectProblem) -> Data {
    do {
      let folder = try TemporaryFolder()
      defer { folder.remove() }
      let kept = try CacheFolder(orIn: folder).manifest(key)
      if let data = FileManager.default.contents(atPath: kept), let answer = Self.answer(in: data, to: key) {
        return answer
      }
      // As deep in our folder as the package is in the machine's, so that other folders' paths keep their steps outwards.
      let root = folder.path("root")
      let copy = root + absolute
      try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
      try text.write(toFile: copy + "/Package.swift", atomically: true, encoding: .utf8)
      let (output, messages) = (folder.path("output"), folder.path("messages"))
      let end = try run(in: copy, folder, output: output, messages: messages, patience)
      guard end == .exited(0) else {
        let words = (try? String(contentsOfFile: messages, encoding: .utf8)) ?? ""
        throw ProjectProblem(
          "\(file) can not be read: "
            + (end == .timedOut
              ? "it did not end within \(patience.formatted()) seconds."
              : reason(words, copy, absolute)))
      }
      var status = stat()
      guard stat(output, &status) == 0, status.st_size <= mostAnswerBytes else {
        throw ProjectProblem("\(file) describes more than \(mostAnswerBytes) bytes of package.")
      }
      // The places that it names are in the folder of the copy.
      var data = try Data(contentsOf: URL(fileURLWithPath: output))
      if let answer = String(data: data, encoding: .utf8) {
        let escaped = root.replacingOccurrences(of: "/", with: "\\/")
        data = Data(
          answer.replacingOccurrences(of: root, with: "").replacingOccurrences(of: escaped, with: "").utf8)
      }
      try? FileManager.default.createDirectory(
        atPath: FilePath.folder(of: kept), withIntermediateDirectories: true)
      try? (head(of: key) + data).write(to: URL(fileURLWithPath: kept), options: .atomic)
      return data
    } catch let problem as ProjectProblem {
      throw problem
    } catch {
      throw ProjectProblem("\(file) can not be read: \(error)")
    }
  }

  /// The answer in a file of the cache; `nil` for one about another manifest.
  static func answer(in file: Data, to key: String) -> Data? {
    let head = head(of: key)
    return file.count > head.count && file.starts(with: head) ? Data(file.dropFirst(head.count)) : nil
  }

  /// The beginning of a kept answer: the key, behind its length, so that no key goes on in an answer.
  static func head(of key: String) -> Data { Data("\(key.utf8.count)\n\(key)\n".utf8) }

  private static func run(
    in copy: String, _ folder: TemporaryFolder, output: String, messages: String, _ patience: Double
  ) throws -> Subprocess.End {
    var process = Subprocess()
    process.timeout = patience
    process.memory = Compiler.memory
    // One byte more says that it was too much.
    process.mostOutput = mostAnswerBytes + 1
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    (process.standardOutput, process.standardError) = (
      open(output, flags, 0o600), open(messages, flags, 0o600)
    )
    defer {
      close(process.standardOutput)
      close(process.standardError)
    }
    // Its locks have names that somebody else can take in a place that all share.
    process.environment["TMPDIR"] = folder.url.path
    // The package manager keeps its modules in a home.
    if access(ProcessInfo.processInfo.environment["HOME"] ?? "", W_OK) != 0 {
      process.environment["HOME"] = folder.url.path
    }
    guard Sandbox.isWanted else { return try process.run("swift", words(copy, in: folder.url.path)).end }
    (process.environment["TMPDIR"], process.environment["HOME"]) = (nil, nil)
    process.onlyEnvironment = Sandbox.environment()
    let walled = try Sandbox().words(
      compiling: words(copy, in: Sandbox.folder), Sandbox.Room(readable: [copy], folderSize: 512 << 20))
    return try process.run(walled.program, walled.arguments).end
  }

  /// The words of the package manager, which writes into four folders in another one.
  private static func words(_ copy: String, in folder: String) -> [String] {
    let places = [
      "scratch": "scratch", "cache": "cache", "config": "configuration", "security": "security",
    ]
    return ["package", "--package-path", copy]
      + places.sorted { $0.key < $1.key }.flatMap { ["--\($0.key)-path", "\(folder)/\($0.value)"] }
      + ["dump-package"]
  }

  /// The first of the messages that says what is wrong, with the user's own path.
  private static func reason(_ messages: String, _ copy: String, _ folder: String) -> String {
    let lines = messages.split(separator: "\n").filter { $0.contains("error: ") }
    let line = lines.first { !$0.hasPrefix("error: ") } ?? lines.first ?? "the package manager says nothing."
    return line.replacingOccurrences(of: copy, with: folder)
  }

  /// An app playground's manifest without what only Apple's package manager knows: its module, and the product.
  static func withoutPlayground(_ text: String) -> String {
    guard text.contains("AppleProductTypes") else { return text }
    var text = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.contains("import AppleProductTypes")
    }.joined(separator: "\n")
    while let start = text.firstRange(of: ".iOSApplication") {
      var (open, end) = (0, start.upperBound)
      var isText = false
      while end < text.endIndex {
        let letter = text[end]
        end = text.index(after: end)
        if letter == "\"" { isText.toggle() }
        guard !isText else { continue }
        if letter == "(" { open += 1 }
        if letter == ")" {
          open -= 1
          if open == 0 { break }
        }
      }
      let comma = text[end...].drop(while: \.isWhitespace)
      text.removeSubrange(
        start.lowerBound..<(comma.first == "," ? comma.index(after: comma.startIndex) : end))
    }
    return text
  }
}
