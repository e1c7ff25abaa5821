import Foundation
import PlumbSource

/// Asks Swift's package manager for packages, in a folder of ours: their checksums, mirrors, names and passwords are its own matter.
struct PackageResolver: Sendable {
  /// The folder in which it works, which is made anew for each question.
  let folder: String
  let deadline: ContinuousClock.Instant
  /// Is given the address of each package that is fetched.
  let tell: @Sendable (String) -> Void

  enum Answer {
    case done
    /// With the package manager's reason.
    case failed(String)
  }

  /// Brings packages into the folder.
  func bring(_ wanted: WantedPackages) throws -> Answer {
    let files = FileManager.default
    try? files.removeItem(atPath: folder)
    try files.createDirectory(
      atPath: "\(folder)/temporary", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700]
    )
    for (place, text) in wanted.manifests {
      let inner = place.isEmpty ? folder : "\(folder)/\(place)"
      try files.createDirectory(atPath: inner, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(inner)/Package.swift"))
    }
    try wanted.pins.file?.write(to: URL(fileURLWithPath: "\(folder)/Package.resolved"))
    let output = ResolverOutput(tell: tell)
    let end = try run(
      "swift", ["package", "--package-path", folder, "--scratch-path", "\(folder)/scratch", "resolve"],
      output, seconds: left)
    switch end {
    case .exited(0): return .done
    case .timedOut: return .failed("it took too long")
    default: return .failed(output.reason)
    }
  }

  /// Asks git whether a repository answers.
  ///
  /// - Returns: git's reason where it does not.
  func problem(at address: PackageAddress) -> String? {
    let output = ResolverOutput { _ in }
    let words = ["ls-remote", "--quiet", "--", address.text, "HEAD"]
    guard let end = try? run("git", words, output, seconds: min(left, Self.patience)), end != .exited(0)
    else {
      return nil
    }
    return end == .timedOut ? "it does not answer" : output.gitReason
  }

  /// In seconds: how long one repository may take to answer.
  private static let patience = 60.0

  private var left: Double { max(0.1, ContinuousClock.now.duration(to: deadline) / .seconds(1)) }

  private func run(
    _ program: String, _ words: [String], _ output: ResolverOutput, seconds: Double
  ) throws -> Subprocess.End {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw ProjectProblem("No pipe can be made.") }
    let (from, to) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let isRead = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      output.read(from: from)
      isRead.signal()
    }
    defer {
      close(to)
      isRead.wait()
      close(from)
    }
    var process = Subprocess()
    process.timeout = seconds
    (process.standardOutput, process.standardError) = (to, to)
    process.environment = Self.environment()
    // Its locks have names that somebody else can take in a place that all share.
    process.environment["TMPDIR"] = "\(folder)/temporary"
    return try process.run(program, words).end
  }

  /// Variables by which a person says how this machine gets to the network, and how git asks there.
  private static let known: Set = [
    "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY", "SSH_AUTH_SOCK", "SSL_CERT_FILE", "SSL_CERT_DIR",
    "CURL_CA_BUNDLE", "GIT_SSH", "GIT_SSH_COMMAND", "GIT_SSH_VARIANT", "GIT_SSL_CAINFO", "GIT_SSL_CAPATH",
    "GIT_SSL_CERT", "GIT_SSL_KEY", "GIT_ALLOW_PROTOCOL", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
    "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_COUNT",
  ]

  /// Those, and nobody is asked for a password.
  static func environment(_ own: [String: String] = ProcessInfo.processInfo.environment) -> [String: String] {
    let kept = own.filter { name, _ in
      known.contains(name.uppercased()) || name.hasPrefix("GIT_CONFIG_KEY_")
        || name.hasPrefix("GIT_CONFIG_VALUE_")
    }
    // The same words that the package manager adds.
    return ["GIT_SSH_COMMAND": "ssh -oBatchMode=yes"].merging(kept) { $1 }
      .merging(["GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "", "SSH_ASKPASS": ""]) { $1 }
  }
}
