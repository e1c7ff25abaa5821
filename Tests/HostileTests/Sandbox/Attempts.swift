import CommandTesting
import Foundation
import PlumbSource

/// A view that tries something for each of its texts, and shows how that went: `NAME went` or `NAME failed`.
struct Attempts {
  /// Swift expressions, each true when the attempt succeeds.
  let all: [(name: String, code: String)]

  var source: String {
    let texts = all.map { "      Text(\"\($0.name) \" + ((\($0.code)) ? \"went\" : \"failed\"))" }
    return Self.tools + """

      struct Attempts: View {
        var body: some View {
          VStack {
      \(texts.joined(separator: "\n"))
          }
        }
      }
      """
  }

  /// What attempts are written with.
  static let tools = """
    import Foundation
    import Glibc

    func opens(_ path: String, _ flags: Int32) -> Bool {
      let descriptor = open(path, flags, 0o600)
      if descriptor >= 0 { close(descriptor) }
      return descriptor >= 0
    }
    /// Whether the kernel does more with a call than to refuse it.
    func calls(_ number: Int, _ one: Int = 0, _ two: Int = 0, _ three: Int = 0, _ four: Int = 0) -> Bool {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
      let call = unsafeBitCast(dlsym(nil, "syscall")!, to: Call.self)
      errno = 0
      return call(number, one, two, three, four, 0, 0) >= 0 || errno != EPERM
    }
    /// Whether a process can be made, which ends at once.
    func forks(_ number: Int, _ flags: Int) -> Bool {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
      let call = unsafeBitCast(dlsym(nil, "syscall")!, to: Call.self)
      let process = call(number, flags | 17, 0, 0, 0, 0, 0)
      if process == 0 { _exit(0) }
      var status: Int32 = 0
      if process > 0 { waitpid(pid_t(process), &status, 0) }
      return process > 0
    }
    var runFolder: String {
      let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
      let library = maps.split(separator: "\\n").first { $0.hasSuffix("/\(Compiler.libraryName)") } ?? ""
      return URL(fileURLWithPath: String(library.drop { $0 != "/" })).deletingLastPathComponent().path
    }
    var runFiles: [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: runFolder)) ?? []).map { "\\(runFolder)/\\($0)" }
    }
    func connects(_ path: String) -> Bool {
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = Array(path.utf8)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(2 + bytes.count + (bytes.first == 0 ? 0 : 1))) == 0
        }
      }
    }
    func connects(toPort port: UInt16) -> Bool {
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
        }
      }
    }
    func reads(_ text: String, anywhereIn paths: [String]) -> Bool {
      paths.contains { path in
        FileManager.default.contents(atPath: path)?.range(of: Data(text.utf8)) != nil
      }
    }
    func ofProcesses(_ name: String) -> [String] {
      ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).map { "/proc/\\($0)/\\(name)" }
    }
    /// How many bytes a place takes before it takes no more, with a bound.
    func room(_ path: String, most: Int) -> Int {
      var (total, number) = (0, 0)
      let block = [UInt8](repeating: 1, count: 1 << 20)
      while total < most {
        let descriptor = open("\\(path)\\(number)", O_WRONLY | O_CREAT, 0o600)
        guard descriptor >= 0 else { break }
        var isFull = false
        for _ in 0..<16 {
          let count = write(descriptor, block, block.count)
          if count < block.count { isFull = true; break }
          total += count
        }
        close(descriptor)
        number += 1
        if isFull { break }
      }
      for old in 0..<number { unlink("\\(path)\\(old)") }
      return total
    }
    func maps(_ bytes: Int, _ flags: Int32) -> Bool {
      let place = mmap(nil, bytes, PROT_READ | PROT_WRITE, flags | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
      if place != MAP_FAILED { munmap(place, bytes) }
      return place != MAP_FAILED
    }
    nonisolated(unsafe) let gate = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    /// How many threads can be there at the same time, with a bound.
    func threads(most: Int) -> Int {
      sem_init(gate, 0, 0)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, 1 << 16)
      var all: [pthread_t] = []
      while all.count < most {
        var thread = pthread_t()
        let wait: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { _ in
          while sem_wait(gate) != 0 {}
          return nil
        }
        guard pthread_create(&thread, &attributes, wait, nil) == 0 else { break }
        all.append(thread)
      }
      for _ in all { sem_post(gate) }
      for thread in all { pthread_join(thread, nil) }
      return all.count
    }
    /// Ends what counts threads, where it is, and waits until it is gone.
    func endCounter() {
      let all = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
      for process in all
      where (try? String(contentsOfFile: "/proc/\\(process)/comm", encoding: .utf8)) == "plumb-counter\\n" {
        // A descriptor of a process can be read once the process has ended.
        typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
        let call = unsafeBitCast(dlsym(nil, "syscall")!, to: Call.self)
        var ended = pollfd(fd: Int32(call(434, Int(process), 0, 0, 0, 0, 0)), events: Int16(POLLIN), revents: 0)
        kill(process, SIGKILL)
        while ended.fd >= 0, poll(&ended, 1, -1) < 0 {}
        close(ended.fd)
      }
    }
    /// How many processes can be there at the same time, with a bound.
    func processes(_ number: Int, most: Int) -> Int {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
      let call = unsafeBitCast(dlsym(nil, "syscall")!, to: Call.self)
      var all: [pid_t] = []
      while all.count < most {
        let process = call(number, 17, 0, 0, 0, 0, 0)
        if process == 0 { while true { pause() } }
        guard process > 0 else { break }
        all.append(pid_t(process))
      }
      for process in all {
        var status: Int32 = 0
        kill(process, SIGKILL)
        waitpid(process, &status, 0)
      }
      return all.count
    }
    func starts(_ program: String) -> Bool {
      var process = pid_t()
      var words: [UnsafeMutablePointer<CChar>?] = [strdup(program), nil]
      guard posix_spawn(&process, program, nil, nil, &words, nil) == 0 else { return false }
      var status: Int32 = 0
      waitpid(process, &status, 0)
      return status == 0
    }
    """

  /// How each attempt went, in the words that the view shows.
  func results(_ command: Command, _ words: [String], through: [String]) throws -> [String: Bool] {
    let answer = try command.run(["inspect"] + words, through: through)
    guard answer.status == 0 else { throw Problem(description: answer.error + answer.output) }
    var results: [String: Bool] = [:]
    for (name, _) in all {
      if answer.output.contains("Text(\"\(name) went\")") { results[name] = true }
      if answer.output.contains("Text(\"\(name) failed\")") { results[name] = false }
    }
    guard results.count == all.count else { throw Problem(description: answer.output) }
    return results
  }

  struct Problem: Error, CustomStringConvertible { let description: String }
}
