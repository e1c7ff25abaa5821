import CommandTesting
import Foundation
import PlumbSource
import TestLayers
import Testing

@Suite("A view in a sandbox can not", .timeLimit(.minutes(8)))
struct WallTests {
  /// Makes the attempts behind the wall, and expects that all fail; and that those go without it that prove that the test would notice.
  private func expectRefused(
    _ attempts: [(String, String)], going: Set<String>? = nil, by account: Account,
    source: String = ".", through more: [String] = [], prepared: (Command) throws -> Void = { _ in }
  ) throws {
    let attempts = Attempts(all: attempts.map { (name: $0.0, code: $0.1) })
    let command = try Command(attempts.source)
    defer { command.folder.remove() }
    try prepared(command)
    let through = try account.through(command) + more
    let walled = try attempts.results(command, [source, "--sandbox"], through: through)
    for (name, went) in walled { #expect(!went, "\(name), by \(account)") }
    guard going != [] else { return }
    let open = try attempts.results(command, [source], through: through)
    for (name, went) in open where going?.contains(name) ?? true { #expect(went, "\(name), without a wall") }
  }

  @Test("change settings of the machine, or write anywhere outside", arguments: Account.all)
  func settings(_ account: Account) throws {
    let name = "plumb-outside-\(UUID().uuidString)"
    let isRoot = account == .own && geteuid() == 0
    try expectRefused(
      [
        ("pattern", "opens(\"/proc/sys/kernel/core_pattern\", O_WRONLY)"),
        ("trigger", "opens(\"/proc/sysrq-trigger\", O_WRONLY)"),
        ("score", "opens(\"/proc/self/oom_score_adj\", O_WRONLY)"),
        ("source", "opens(\"here.txt\", O_WRONLY | O_CREAT)"),
        ("system", "opens(\"/usr/\(name)\", O_WRONLY | O_CREAT)"),
        ("top", "opens(\"/\(name)\", O_WRONLY | O_CREAT)"),
        ("devices", "opens(\"/dev/shm/\(name)\", O_WRONLY | O_CREAT)"),
      ],
      going: isRoot
        ? ["pattern", "score", "source", "system", "top", "devices"] : ["score", "source", "devices"],
      by: account)
    for place in ["/usr", "", "/dev/shm"] { unlink("\(place)/\(name)") }
  }

  @Test("reach a socket in a folder that it sees, one without a path, or a port", arguments: Account.all)
  func sockets(_ account: Account) throws {
    let (listener, port) = try LocalSocket.listen()
    defer { close(listener) }
    let name = "plumb-\(UUID().uuidString)"
    let nameless = try unixListener(Array("\u{0}\(name)".utf8))
    defer { close(nameless) }
    var beside: Int32 = -1
    defer { close(beside) }
    try expectRefused(
      [
        ("beside", "connects(\"here.socket\")"), ("nameless", "connects(\"\\u{0}\(name)\")"),
        ("port", "connects(toPort: \(port))"),
        ("datagram", "socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0) >= 0"),
        ("netlink", "socket(AF_NETLINK, Int32(SOCK_RAW.rawValue), 0) >= 0"),
        ("packages", "connects(\"/run/plumb-no-such-socket\") || access(\"/run\", F_OK) == 0"),
      ], by: account
    ) { beside = try unixListener(Array($0.path("here.socket").utf8)) }
  }

  @Test("reach a program through a named pipe in the folder of its source", arguments: Account.all)
  func pipes(_ account: Account) throws {
    var held: [Int32] = []
    defer { for end in held { close(end) } }
    try expectRefused(
      [
        ("write", "opens(\"here.pipe\", O_WRONLY | O_NONBLOCK)"),
        ("deeper", "opens(\"deep/er/there.pipe\", O_WRONLY | O_NONBLOCK)"),
        ("read", "opens(\"here.pipe\", O_RDONLY | O_NONBLOCK)"),
        ("unlisted", "opens(\"unlisted/a.pipe\", O_WRONLY | O_NONBLOCK)"),
      ], by: account
    ) { command in
      for folder in ["deep/er", "unlisted"] {
        try FileManager.default.createDirectory(
          atPath: command.path(folder), withIntermediateDirectories: true)
      }
      chmod(command.path("unlisted"), 0o711)
      for name in ["here.pipe", "deep/er/there.pipe", "unlisted/a.pipe"] {
        try #require(mkfifo(command.path(name), 0o666) == 0 && chmod(command.path(name), 0o666) == 0)
        held.append(open(command.path(name), O_RDWR | O_CLOEXEC))
      }
    }
  }

  private func unixListener(_ path: [UInt8]) throws -> Int32 {
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
    let length = socklen_t(2 + path.count + (path.first == 0 ? 0 : 1))
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
    }
    try #require(code == 0 && listen(descriptor, 8) == 0)
    return descriptor
  }

  @Test(
    "read files of others, of the home folder, or beside its own folder", .tags(.slow),
    arguments: Account.all,
    [".", "View.swift"])
  func files(_ account: Account, source: String) throws {
    let outside = try TemporaryFolder()
    defer { outside.remove() }
    chmod(outside.url.path, 0o755)
    try outside.write("a secret", to: "secret.txt")
    try expectRefused(
      [
        ("accounts", "opens(\"/etc/passwd\", O_RDONLY)"),
        ("outside", "opens(\"\(outside.path("secret.txt"))\", O_RDONLY)"),
        ("link", "opens(\"link.txt\", O_RDONLY)"),
        (
          "homes",
          "((try? FileManager.default.contentsOfDirectory(atPath: \"/root\")) ?? []).contains { $0 != \".cache\" }"
        ),
        ("kernel", "access(\"/sys/kernel\", F_OK) == 0"), ("runs", "access(\"/run\", F_OK) == 0"),
      ], going: ["accounts", "outside", "link", "kernel", "runs"], by: account, source: source
    ) { symlink(outside.path("secret.txt"), $0.path("link.txt")) }
  }

  @Test("find a secret in an environment, its own or another's", arguments: Account.all)
  func environment(_ account: Account) throws {
    let secret = "secret-\(UUID().uuidString)"
    // In parts, so that the text of the source is not what is found.
    let code = "\"\(secret.prefix(20))\" + \"\(secret.dropFirst(20))\""
    try expectRefused(
      [
        ("own", "ProcessInfo.processInfo.environment[\"PLUMB_TEST_TOKEN\"] != nil"),
        ("others", "reads(\(code), anywhereIn: ofProcesses(\"environ\"))"),
        ("words", "reads(\(code), anywhereIn: ofProcesses(\"cmdline\"))"),
      ], going: ["own", "others"], by: account, through: ["PLUMB_TEST_TOKEN=\(secret)"])
  }

  @Test("see or touch other processes, or start its own", .tags(.slow), arguments: Account.all)
  func processes(_ account: Account) throws {
    try expectRefused(
      [
        ("signal", "kill(\(getpid()), 0) == 0 || errno == EPERM"),
        ("program", "starts(\"/usr/bin/true\")"),
        ("fork", "forks(\(Call.clone.rawValue), 0)"),
      ], by: account)
    // Without a wall, whoever lets itself be traced stands still at the next signal.
    try expectRefused([("trace", "calls(\(Call.ptrace.rawValue), 0)")], going: [], by: account)
  }

  @Test("take memory past its limit, of whatever kind", arguments: Account.all)
  func memory(_ account: Account) throws {
    // Accounts share a folder for what is temporary, and write there at the same time.
    let name = "plumb-room-\(UUID().uuidString)-"
    try expectRefused(
      [
        ("own", "maps(5 << 30, MAP_PRIVATE)"), ("shared", "maps(5 << 30, MAP_SHARED)"),
        ("file", "calls(\(Call.memfd_create.rawValue), Int(bitPattern: strdup(\"x\")))"),
        ("segment", "calls(\(Call.shmget.rawValue), 0x5153, 4096)"),
        ("queue", "calls(\(Call.msgget.rawValue), 0x5153)"),
        ("folder", "room(NSTemporaryDirectory() + \"/\(name)\", most: 128 << 20) > 64 << 20"),
      ], going: ["shared", "file", "segment", "queue", "folder"], by: account)
  }

  @Test("have more than 256 threads, or none at all", arguments: Account.all)
  func threads(_ account: Account) throws {
    try expectRefused(
      [("many", "threads(most: 2000) > 256"), ("none", "threads(most: 2000) < 128")], going: ["many"],
      by: account)
  }

  @Test("begin a thread when it has ended the process that counts them", .enabled(if: geteuid() == 0))
  func uncounted() throws {
    let command = try Command(
      Attempts.tools + """

        struct Ends: View {
          var body: some View {
            let _ = endCounter()
            let _ = print("It has begun \\(threads(most: 2000)).")
            Text("a")
          }
        }
        """)
    defer { command.folder.remove() }
    let answer = try command.run("inspect", "View.swift", "--sandbox")
    // What draws a text needs threads, too.
    #expect(answer.status == 3 && (answer.output + answer.error).contains("It has begun 0."), "\(answer)")
  }

  @Test("make namespaces and mounts, or reach deep into the kernel", arguments: Account.all)
  func kernel(_ account: Account) throws {
    // Without the wall an ordinary user is refused some of them too; a call with wrong arguments harms nobody.
    let calls: [Call] = [
      .unshare, .setns, .mount, .umount2, .chroot, .keyctl, .add_key, .bpf, .perf_event_open, .userfaultfd,
      .io_uring_setup, .init_module, .process_vm_readv, .open_by_handle_at,
    ]
    try expectRefused(
      calls.map { ("\($0)", "calls(\($0.rawValue))") }
        + [
          ("newer", "calls(\(Call.clone3.rawValue)) && errno != ENOSYS"),
          ("clone", "forks(\(Call.clone.rawValue), 0x1000_0000)"),
          ("root", "getuid() != 65534 || getgid() != 65534 || geteuid() != 65534"),
          (
            "rights",
            "(try? String(contentsOfFile: \"/proc/self/status\", encoding: .utf8))?.contains(\"CapBnd:\\t0000000000000000\") != true"
          ),
        ], going: ["unshare", "root", "rights"], by: account)
  }

  @Test("read the seal of its answer, or leave an answer in another file", arguments: Account.all)
  func answers(_ account: Account) throws {
    try expectRefused(
      [
        // In parts, because the compiled view, which has this text, lies there too.
        ("seal", "reads(\"\\\"se\" + \"al\\\":\\\"\", anywhereIn: runFiles)"),
        ("other", "opens(runFolder + \"/result-99\", O_WRONLY | O_CREAT)"),
      ], going: ["other"], by: account)
  }
}
