import Foundation

/// The files of the machine that a program behind the wall of a ``Sandbox`` can see, as bubblewrap's arguments.
enum VisibleFiles {
  /// The system's programs, libraries and fonts, and what says where they are.
  static var system: [String] {
    var words = ["--ro-bind", "/usr", "/usr"]
    for folder in ["/lib", "/lib32", "/lib64", "/libx32", "/bin", "/sbin"] {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
        words += ["--symlink", target, folder]
      } else {
        words += ["--ro-bind-try", folder, folder]
      }
    }
    let others = [
      "/etc/fonts", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/alternatives",
      "/etc/localtime", "/var/cache/fontconfig",
    ]
    return words + others.flatMap { ["--ro-bind-try", $0, $0] }
  }

  /// The arguments that hide the files of `/proc` that describe the machine to a user who is root outside.
  static var hidden: [String] {
    let names = [
      "kcore", "keys", "key-users", "kpagecount", "kpageflags", "kpagecgroup", "timer_list", "slabinfo",
      "vmallocinfo", "sched_debug", "kallsyms", "latency_stats",
    ]
    let files: [String] = names.map { "/proc/\($0)" }
    return files.filter { access($0, F_OK) == 0 }.flatMap { ["--ro-bind", "/dev/null", $0] }
  }

  /// The folders of this program and of the libraries that it has loaded, with the toolchain that these belong to.
  static let own: [String] = {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    let files: [String] = mapped.filter { $0.contains(".so") } + [program]
    var folders = Set(files.map { folder(of: $0) })
    if let toolchain { folders.insert(toolchain) }
    return folders.filter { !$0.hasPrefix("/usr/") && !isWide($0) }.sorted()
  }()

  /// The libraries of this program, by the names under which they were found: a link may lead to them.
  private static var mapped: [String] {
    typealias Visit = @convention(c) (UnsafeRawPointer?, Int, UnsafeMutableRawPointer?) -> Int32
    typealias Iterate = @convention(c) (Visit, UnsafeMutableRawPointer?) -> Int32
    // A GNU extension that Swift's headers leave out.
    guard let function = dlsym(nil, "dl_iterate_phdr") else { return [] }
    var names: [String] = []
    withUnsafeMutablePointer(to: &names) { names in
      // The name is behind the address.
      _ = unsafeBitCast(function, to: Iterate.self)(
        { library, _, names in
          let name = library?.load(fromByteOffset: MemoryLayout<UInt>.size, as: UnsafePointer<CChar>?.self)
          if let name {
            names?.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
          }
          return 0
        }, names)
    }
    return names.filter { $0.hasPrefix("/") }
  }

  /// The folder `usr` of the toolchain whose libraries this program has loaded.
  private static let toolchain: String? = {
    let ending = "/lib/swift/linux/libswiftCore.so"
    return mapped.first { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
  }()

  /// The modules of that toolchain.
  static let toolchainModules: Set<String> = {
    let folder = toolchain.map { "\($0)/lib/swift/linux" } ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Set(
      names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
  }()

  /// The program of that toolchain that has the package manager.
  static var swift: String? { try? program("swift") }

  /// Returns a program of that toolchain.
  ///
  /// - Throws: ``Sandbox/Problem`` when there is none.
  static func program(_ name: String) throws(Sandbox.Problem) -> String {
    guard let path = toolchain.map({ "\($0)/bin/\(name)" }), access(path, X_OK) == 0 else {
      throw Sandbox.Problem(
        description: "--sandbox finds no Swift toolchain with a program \(name). Nothing was run.")
    }
    return path
  }

  private static func folder(of file: String) -> String {
    URL(fileURLWithPath: file).deletingLastPathComponent().path
  }

  /// Arguments that show files and folders where they are, those above first, because they would hide those below.
  ///
  /// - Parameter seen: is shown as it was when it was looked at, and no link is followed anew.
  static func words(showing paths: [String], seen: [SeenPlace] = []) -> [String] {
    let whole = Set(paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
    // A link on the way to a file is none behind the wall, so both names are there.
    let all = whole.union(whole.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
      .union(seen.flatMap { [$0.path, $0.real] })
    let folders = all.filter { path in
      !all.contains { path.hasPrefix($0 + "/") && isFolder($0) } && access(path, F_OK) == 0
    }
    return folders.sorted().flatMap { ["--ro-bind", $0, $0] }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns whether a folder has much more in it than one project: the top of the machine, a home, what all accounts
  /// share.
  static func isWide(_ folder: String) -> Bool {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    var homes = [ProcessInfo.processInfo.environment["HOME"]].compactMap { $0 }
    if let account = getpwuid(getuid()) { homes.append(String(cString: account.pointee.pw_dir)) }
    let places =
      homes + [
        "/", "/etc", "/home", "/root", "/tmp", "/var/tmp", "/run", "/dev", "/proc", "/sys", "/srv", "/mnt",
      ]
    return places.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
      .contains { $0 == real || $0.hasPrefix(real == "/" ? real : real + "/") }
  }
}

extension Source {
  /// Returns the files that a view of this source needs: a folder or a project as a whole, and for a single file those
  /// that lie beside it.
  ///
  /// - Throws: ``Sandbox/Problem`` when that would be far more than one source.
  func visibleFiles() throws(Sandbox.Problem) -> [String] {
    guard isOfProject || isWholeFolder else { return try besideFile() }
    let folders = isOfProject ? projectFolders : [path]
    guard let first = folders.first, !VisibleFiles.isWide(first) else { throw Sandbox.Problem(wide: path) }
    return folders.filter { !VisibleFiles.isWide($0) } + (isOfProject ? filesElsewhere : [])
  }

  /// The resources that a project names beside its own folder, in the folders that were given. Its history is none.
  private var filesElsewhere: [String] {
    let named = resources.filter { path in
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL
      return given.isBounded && given.holds(path) && !real.pathComponents.contains(".git")
        && access(path, F_OK) == 0 && !VisibleFiles.isWide(path)
    }
    return Array(named.prefix(Self.most))
  }

  /// The most files beside a single one: each is shown by itself.
  private static var most: Int { 500 }

  private func besideFile() throws(Sandbox.Problem) -> [String] {
    let others = (resources + application.resources.map(\.path)).filter { file in
      // A link leads anywhere.
      var status = stat()
      return lstat(file, &status) == 0 && [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
    }
    let files = Set(swiftFiles + others)
    guard files.count <= Self.most else {
      throw Sandbox.Problem(
        description:
          "--sandbox shows a view what lies beside its file, and beside \(path) are \(files.count) files; \(Self.most) is the most. Move the source into a folder of its own. Nothing was run."
      )
    }
    return files.sorted()
  }

  /// The folders of the project and of the packages on this machine that it is made of.
  private var projectFolders: [String] {
    let own = projectFiles.filter { file in
      let name = URL(fileURLWithPath: file).lastPathComponent
      return name == "project.pbxproj" || name == "contents.xcworkspacedata"
        || name.hasPrefix("Package") && name.hasSuffix(".swift")
    }
    return own.map { file in
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      let isBundle = ["xcodeproj", "xcworkspace"].contains(folder.pathExtension)
      return (isBundle ? folder.deletingLastPathComponent() : folder).path
    }
  }
}
