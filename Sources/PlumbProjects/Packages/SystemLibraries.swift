import PlumbSource

/// The libraries of the system that targets name for the linker.
enum SystemLibraries {
  /// Libraries of Apple's whose functions are in others here.
  static let ofApple: Set = ["c++", "System", "objc", "iconv", "resolv", "swiftCore"]

  private static let folders: [String] = {
    #if arch(arm64)
      let machine = "aarch64"
    #else
      let machine = "x86_64"
    #endif
    return [
      "/usr/lib/\(machine)-linux-gnu", "/lib/\(machine)-linux-gnu", "/usr/local/lib", "/usr/lib64",
      "/usr/lib",
    ]
  }()

  /// Returns those of some libraries that are on this machine; the linker would end at the first of the others.
  static func there(among names: [String], for target: String, problems: inout [String]) -> [String] {
    names.filter(CModule.isLibrary).filter { name in
      let isThere = folders.contains { folder in
        ["so", "a"].contains { ProjectReader.everything.exists("\(folder)/lib\(name).\($0)") }
      }
      if !isThere {
        problems.append(
          "\(target) is linked with the library \(name), which is not on this machine: its functions are missing."
        )
      }
      return isThere
    }
  }
}
