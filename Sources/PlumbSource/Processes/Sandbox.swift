import Foundation
import Synchronization

/// Runs programs of people who are not trusted behind a wall: in their own namespaces, which bubblewrap asks the kernel for, with a
/// short list of files that they can see, and with the doors to the kernel closed (``Wall``). Documentation/Security.md says
/// what holds.
public struct Sandbox: Sendable {
  public struct Problem: Error, CustomStringConvertible {
    public let description: String

    init(description: String) { self.description = description }

    /// A folder with much more in it than one source.
    package init(wide folder: String) {
      description =
        "--sandbox shows a view the folder of its source, and \(folder) has more in it than one source. Move the source into a folder of its own. Nothing was run."
    }
  }

  /// The part of the machine that a program in the sandbox can use, besides the system's libraries and fonts.
  public struct Room: Sendable {
    /// Files and folders that it can read.
    public var readable: [String]
    /// The same of a source, as they were when they were looked at.
    public var seen: [SeenPlace] = []
    /// Files that are there and that it can write, by their whole paths.
    public var writable: [String]
    /// Copies that it finds at other places, and can read.
    var placed: [Placed]
    /// The size limit of its one folder, in bytes.
    public var folderSize: UInt64

    public init(readable: [String], writable: [String] = [], folderSize: UInt64 = 64 << 20) {
      self.init(readable: readable, writable: writable, placed: [], folderSize: folderSize)
    }

    init(readable: [String], writable: [String], placed: [Placed], folderSize: UInt64) {
      (self.readable, self.writable, self.folderSize) = (readable, writable, folderSize)
      self.placed = placed
    }
  }

  /// A copy of a file or a folder, and the place at which a program behind the wall finds it.
  struct Placed: Sendable {
    var copy: String
    var place: String
  }

  /// The one folder that it can write to: its home and its place for temporary files. It is memory, and goes away with the program.
  public static let folder = "/tmp/plumb"

  /// Whether nothing of a source may run without a wall.
  public static var isWanted: Bool {
    get { wanted.load(ordering: .relaxed) }
    set { wanted.store(newValue, ordering: .relaxed) }
  }
  private static let wanted = Atomic(false)

  /// Older ones have no folder with a size, and leave namespaces to be made inside.
  private static let oldest = [0, 8]
  private static let maker = Mutex<String?>(nil)

  /// Finds bubblewrap, and has it build a wall once.
  private let bubblewrap: String

  /// - Throws: ``Problem`` when bubblewrap is not there, is too old, or may not build a wall here.
  public init() throws(Problem) {
    if let known = Self.maker.withLock(\.self) {
      bubblewrap = known
      return
    }
    do throws(Subprocess.Problem) { bubblewrap = try Subprocess.file(of: "bwrap") } catch {
      throw Problem(
        description:
          "--sandbox needs bubblewrap, which is not installed: apt-get install bubblewrap. Nothing was run.")
    }
    let version = try answer(["--version"]).lines.last?.split(separator: " ").last ?? ""
    let numbers = version.split(separator: ".").map { Int($0) ?? 0 }
    guard !numbers.lexicographicallyPrecedes(Self.oldest) else {
      throw Problem(
        description:
          "--sandbox needs bubblewrap 0.8 or newer, and \(bubblewrap) is \(version). Install a newer one. Nothing was run."
      )
    }
    let trial = try answer(try words(running: "/usr/bin/true", [], Room(readable: [])).arguments)
    guard trial.end == .exited(0) else {
      let reason = trial.lines.last ?? "it says nothing"
      throw Problem(
        description:
          "--sandbox needs namespaces, which bubblewrap may not make here (\(reason)). Allow them to your account, or use a container. Nothing was run."
      )
    }
    Self.maker.withLock { [bubblewrap] in $0 = bubblewrap }
  }

  private func answer(_ words: [String]) throws(Problem) -> (end: Subprocess.End, lines: [String]) {
    var process = Subprocess()
    process.timeout = 10
    process.onlyEnvironment = [:]
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nowhere) }
    (process.standardOutput, process.standardError) = (nowhere, nowhere)
    do throws(Subprocess.Problem) {
      let outcome = try process.run(bubblewrap, words)
      return (outcome.end, outcome.lastLines)
    } catch { throw Problem(description: "--sandbox: \(error.description) Nothing was run.") }
  }

  /// Returns the program and arguments that run another program behind the wall. The program itself then closes the
  /// doors to the kernel.
  ///
  /// - Parameter folder: where it runs; it is made, and empty unless the room shows what is in it.
  /// - Throws: ``Problem`` for a folder that cannot be shown.
  public func words(
    running executable: String, _ arguments: [String], _ room: Room,
    in folder: String = ProgramSurroundings.folder
  ) throws(Problem) -> (program: String, arguments: [String]) {
    let pipes = VisiblePipes(in: room.readable + room.seen.flatMap { [$0.path, $0.real] })
    if let hidden = pipes.hidden {
      throw Problem(
        description:
          "--sandbox can not show \(hidden): it has a named pipe whose name is no text, or too many of them, or more than \(VisiblePipes.most) files. Move these away. Nothing was run."
      )
    }
    let walls =
      [
        "--unshare-all", "--unshare-user", "--disable-userns", "--uid", "65534", "--gid", "65534",
        "--hostname", "plumb", "--cap-drop", "ALL", "--die-with-parent", "--new-session",
      ] + VisibleFiles.system + ["--dev", "/dev", "--proc", "/proc"] + VisibleFiles.hidden + [
        "--remount-ro", "/proc", "--remount-ro", "/dev",
        "--size", "\(room.folderSize)", "--tmpfs", Self.folder,
      ] + VisibleFiles.words(showing: room.readable + VisibleFiles.own, seen: room.seen)
      + pipes.words
      + room.placed.flatMap { ["--ro-bind", $0.copy, $0.place] }
      + room.writable.flatMap { ["--bind", $0, $0] }
      // The folders above those that are shown are made, and would take any number of files.
      + (folder == "/" ? [] : ["--dir", folder])
      + ["--remount-ro", "/", "--chdir", folder, "--", executable]
    return (bubblewrap, walls + arguments)
  }

  /// Returns the program and arguments that run `swift` behind the wall, with all that it starts.
  ///
  /// - Throws: ``Problem`` when there is no toolchain.
  public func words(compiling arguments: [String], _ room: Room) throws(Problem) -> (
    program: String, arguments: [String]
  ) {
    guard let swift = VisibleFiles.swift else {
      throw Problem(
        description: "--sandbox finds no Swift toolchain to read manifests with. Nothing was run.")
    }
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    return try words(running: program, [Wall.word, swift] + arguments, room)
  }

  /// Returns the whole environment of a program behind the wall.
  ///
  /// Bubblewrap itself gets no other: it is the first process in there, and its environment can be read.
  public static func environment(_ more: [String: String] = [:]) -> [String: String] {
    let own = ProgramSurroundings.ofTool()
    var variables = [
      "PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder, "LANG": "C.UTF-8",
      "XDG_CONFIG_HOME": "\(folder)/settings",
    ]
    // Where the libraries of this very program are.
    variables["LD_LIBRARY_PATH"] = own["LD_LIBRARY_PATH"]
    variables["TZ"] = own["TZ"]
    return variables.merging(more) { $1 }
  }
}
