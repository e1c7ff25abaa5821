import CommandTesting
import Foundation

/// What a piece of work takes, in a debug build on a machine that valgrind simulates: the same in every run.
struct Counts: Equatable, CustomStringConvertible {
  var instructions: Int
  /// Calls of `malloc` and its siblings.
  var allocations: Int

  var description: String { "\(instructions) instructions, \(allocations) allocations" }

  static var program: URL {
    Command.executable.deletingLastPathComponent().appendingPathComponent("PlumbBenchmarks")
  }

  /// The program without what debuggers read: Debian's valgrind gives up where clang writes that of C as DWARF 5.
  static func stripped(in folder: URL) throws -> URL {
    let copy = folder.appendingPathComponent("PlumbBenchmarks")
    _ = try output(of: "strip", ["--strip-debug", "-o", copy.path, program.path])
    return copy
  }

  /// Does a work of the benchmarks once and counts it.
  ///
  /// - Parameter program: the benchmarks as `stripped(in:)` makes them.
  init(counting name: String, of program: URL, in folder: URL) throws {
    let file = folder.appendingPathComponent("counts")
    // The first part is written when the function ends, and begins where it begins.
    let function = "*countedWorkyyF"
    _ = try output(
      of: "valgrind",
      [
        "--tool=callgrind", "--zero-before=\(function)", "--dump-after=\(function)",
        "--callgrind-out-file=\(file.path)",
        program.path, "--count", name,
      ])
    try self.init(callgrind: String(contentsOfFile: file.path + ".1", encoding: .utf8))
  }

  /// Reads what callgrind has written: `totals:`, and `calls=` behind each `cfn=` of an allocating function. A name stands
  /// behind its number when it first comes.
  init(callgrind text: String) throws {
    var allocating: Set<Substring> = []
    var (isCalled, allocations, total) = (false, 0, Int?.none)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("cfn=") || line.hasPrefix("fn=") {
        let word = line.drop { $0 != "(" }
        let number = word.prefix { $0 != " " }
        if ["malloc", "calloc", "realloc", "posix_memalign", "aligned_alloc"].contains(
          word.dropFirst(number.count + 1))
        {
          allocating.insert(number)
        }
        if line.hasPrefix("c") { isCalled = allocating.contains(number) }
      } else if isCalled, line.hasPrefix("calls=") {
        allocations += Int(line.dropFirst(6).prefix { $0 != " " }) ?? 0
      } else if line.hasPrefix("totals: ") {
        total = Int(line.dropFirst(8))
      }
    }
    guard let total, total > 0 else { throw CocoaError(.fileReadCorruptFile) }
    (instructions, self.allocations) = (total, allocations)
  }

  init(instructions: Int, allocations: Int) {
    (self.instructions, self.allocations) = (instructions, allocations)
  }

  /// Whether neither number differs by more than a share.
  func isNear(_ other: Counts, within share: Double) -> Bool {
    func near(_ one: Int, _ other: Int) -> Bool {
      abs(Double(one - other)) <= max(share * Double(other), 8)
    }
    return near(instructions, other.instructions) && near(allocations, other.allocations)
  }
}

/// What a program prints.
func output(of program: String, _ words: [String]) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = [program] + words
  process.environment = ProcessInfo.processInfo.environment.merging(
    // Names are looked up before the program begins, not while it is counted.
    ["SWIFT_DETERMINISTIC_HASHING": "1", "LD_BIND_NOW": "1"]) { $1 }
  let pipe = Pipe()
  (process.standardOutput, process.standardError) = (pipe, FileHandle.nullDevice)
  try process.run()
  let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilEnd()
  guard process.terminationStatus == 0 else {
    throw CocoaError(
      .executableLoad,
      userInfo: [NSLocalizedDescriptionKey: "\(program) ended with \(process.terminationStatus)."])
  }
  return String(decoding: data, as: UTF8.self)
}
