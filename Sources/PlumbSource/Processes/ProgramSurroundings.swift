import Foundation

/// Decides where programs are found and started, and what is in their environment.
///
/// The folder in which a person calls the command may be somebody else's. The compiler's driver looks for its tools in the
/// folder in which it runs, before all others, and a relative or empty entry of `PATH` names that folder too. So no program
/// is started there, and no such entry is used or passed on.
public enum ProgramSurroundings {
  /// The folder in which programs run that need none. Only root can put a file there.
  public static let folder = "/"

  /// The folders in which programs are looked up.
  public static var path: [String] {
    absolute(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
  }

  /// The variables of Plumb's own environment from which the compiler takes what it reads.
  static let compilerVariables = lists.dropFirst(2) + ["SDKROOT", "TOOLCHAINS", "SWIFT_EXEC", "SWIFT_FLAGS"]

  /// Lists of folders, of which only absolute ones count.
  private static let lists = ["PATH", "LD_LIBRARY_PATH", "CPATH", "C_INCLUDE_PATH", "LIBRARY_PATH"]
  /// Files and folders, which count if they are absolute.
  private static let places = [
    "HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "SDKROOT", "SWIFT_EXEC", "SWIFTLY_HOME_DIR",
    "SWIFTLY_BIN_DIR",
    "SWIFTLY_TOOLCHAINS_DIR",
  ]
  private static let others = [
    "LANG", "LC_ALL", "LC_CTYPE", "TZ", "USER", "LOGNAME", "TOOLCHAINS", "SWIFT_FLAGS",
  ]

  /// The environment of a tool, such as the compiler: what it reads, and nothing else of ours.
  static func ofTool(_ own: [String: String] = ProcessInfo.processInfo.environment) -> [String: String] {
    let known = Set(lists + places + others + ["TMPDIR"])
    return withoutRelative(own.filter { known.contains($0.key) }).filter { name, value in
      !places.contains(name) || value.hasPrefix("/")
    }
  }

  /// The environment of a source's own code: all of ours, as a program has it that is started from a shell.
  static func ofSource(_ own: [String: String] = ProcessInfo.processInfo.environment) -> [String: String] {
    withoutRelative(own)
  }

  private static func withoutRelative(_ own: [String: String]) -> [String: String] {
    var variables = own
    for name in lists {
      guard let value = own[name] else { continue }
      let folders = absolute(value)
      variables[name] = folders.isEmpty ? nil : folders.joined(separator: ":")
    }
    if variables["PATH"] == nil { variables["PATH"] = "/usr/bin:/bin" }
    if let place = own["TMPDIR"], !place.isEmpty { variables["TMPDIR"] = absolutePath(place) }
    return variables
  }

  private static func absolute(_ list: String) -> [String] {
    list.split(separator: ":").filter { $0.hasPrefix("/") }.map(String.init)
  }
}

/// Returns the path of a file from the top of the machine. The path may go through links, so only the dots in front of it go.
public func absolutePath(_ path: String) -> String {
  if path.hasPrefix("/") { return path }
  // The system's own name of the folder has no links.
  var here = FileManager.default.currentDirectoryPath.split(separator: "/")
  var steps = path.split(separator: "/", omittingEmptySubsequences: false)[...]
  while let first = steps.first, [".", "..", ""].contains(first) {
    if first == ".." { _ = here.popLast() }
    steps.removeFirst()
  }
  return "/" + (here + steps).joined(separator: "/")
}
