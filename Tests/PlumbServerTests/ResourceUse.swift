import Foundation

/// What a running command has taken of the machine.
struct ResourceUse: CustomStringConvertible {
  /// Of its own, that have not ended.
  var processes = 0
  var descriptors = 0
  var threads = 0
  var kilobytes = 0
  /// In its temporary folder.
  var folders = 0

  init(_ previewed: Previewed) {
    let files = FileManager.default
    let place = "/proc/\(previewed.processIdentifier)"
    processes = previewed.children.count
    descriptors = (try? files.contentsOfDirectory(atPath: "\(place)/fd").count) ?? 0
    threads = (try? files.contentsOfDirectory(atPath: "\(place)/task").count) ?? 0
    let status = (try? String(contentsOfFile: "\(place)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") } ?? ""
    kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0
    let own = (try? files.contentsOfDirectory(atPath: previewed.temporary)) ?? []
    folders = own.filter { $0.hasPrefix("plumb-") }.reduce(0) { count, name in
      count + ((try? files.contentsOfDirectory(atPath: "\(previewed.temporary)/\(name)").count) ?? 0)
    }
  }

  var description: String {
    "\(processes) processes, \(descriptors) descriptors, \(threads) threads, \(kilobytes) kB, \(folders) folders"
  }
}
