import CommandTesting
import Foundation
import Waiting

/// A command that runs in a world of its own: what it starts is known by the place for temporary folders in the environment,
/// which tools get too, and nothing else is in that place.
struct Running {
  struct Member: Equatable, CustomStringConvertible {
    var process: Int32
    var name: String
    var description: String { "\(name) (\(process))" }
  }

  struct Problem: Error { let description: String }

  let process: Process
  private let place: String

  init(_ command: Command, _ words: [String], through: [String] = []) throws {
    place = command.path("temporary")
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    process = try command.start(words, through: through, environment: ["TMPDIR": place])
  }

  /// What lies in its place for temporary folders, whoever has made it.
  var folders: [String] { (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] }

  /// Files of a name, wherever in its temporary folders.
  func files(named name: String) -> [String] {
    let all = FileManager.default.enumerator(atPath: place)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix("/\(name)") }
  }

  /// What runs in this world now. A process that has ended and was not collected does not run.
  var left: [Member] {
    let word = Data("TMPDIR=\(place)".utf8)
    return ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { number in
      guard let process = Int32(number),
        let environment = FileManager.default.contents(atPath: "/proc/\(number)/environ"),
        environment.range(of: word) != nil,
        let line = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
        let end = line.lastIndex(of: ")"), let start = line.firstIndex(of: "("),
        !["Z", "X"].contains(line[end...].dropFirst(2).prefix(1))
      else { return nil }
      return Member(process: process, name: String(line[line.index(after: start)..<end]))
    }
  }

  /// How long a process has had a processor, in hundredths of a second.
  func work(of process: Int32) -> Int {
    let line = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    let fields = line.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }

  /// The processes of the command itself.
  var commands: [Int32] { left.filter { $0.name == "plumb" }.map(\.process) }

  /// Waits until the world is as it is meant to be. The limit is only for what never comes.
  func waits(for what: String, _ isSo: ([Member]) -> Bool) throws {
    let patience = Patience(what)
    while !isSo(left) {
      do { try patience.block() } catch { throw Problem(description: "\(error) These are left: \(left)") }
    }
  }
}
