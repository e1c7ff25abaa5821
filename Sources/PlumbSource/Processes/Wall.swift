import CSupervisor
import Foundation

/// The inner side of a ``Sandbox``: limits, and doors to the kernel that this process closes behind itself before it runs what somebody
/// else has written.
public enum Wall {
  /// The most memory that a view's process may map, in bytes: its own, shared, files, stacks and libraries together.
  public static let addressSpace: UInt64 = 5 << 30
  /// The most bytes of a file that is written.
  public static let fileSize: UInt64 = 256 << 20

  /// The argument with which this program closes the wall and becomes another one, whose arguments follow.
  public static let word = "walled"

  /// A view has threads, and no processes.
  public static func closeAroundView() throws(Sandbox.Problem) {
    try close(
      plumb_wall(
        address_space: addressSpace, file_size: fileSize, descriptors: 512, processes: 256, starts_programs: 0
      ))
  }

  /// Becomes a program that may start others: the package manager, which compiles a manifest and runs it.
  public static func becomeProgram(_ words: [String]) -> Never {
    var reason: String
    do throws(Sandbox.Problem) {
      try close(
        plumb_wall(
          address_space: 2 * Compiler.memory, file_size: fileSize, descriptors: 1024, processes: 256,
          starts_programs: 1))
      var arguments = words.map { strdup($0) } + [nil]
      execv(words.first ?? "", &arguments)
      reason = "\(words.first ?? "It") can not be started: \(String(cString: strerror(errno)))."
    } catch { reason = error.description }
    _ = ShownText.write("error: \(reason)\n", to: 2)
    exit(127)
  }

  private static func close(_ wall: plumb_wall) throws(Sandbox.Problem) {
    var wall = wall
    let problem = plumb_close_wall(&wall)
    guard problem == 0 else {
      throw Sandbox.Problem(
        description:
          "--sandbox can not close the wall here (\(String(cString: strerror(problem)))). Use a container. Nothing was run."
      )
    }
  }
}
