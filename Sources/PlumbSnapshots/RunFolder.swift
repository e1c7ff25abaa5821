import Foundation

/// The folder of this run: what failed in it, apart from what failed in others.
package enum RunFolder {
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder that holds what one run has to show. `SNAPSHOT_ARTIFACTS` names it; without that it is a new one among temporary files.
  private static let folder = Result {
    if let named = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"], !named.isEmpty {
      return URL(fileURLWithPath: named, isDirectory: true)
    }
    return try new(in: FileManager.default.temporaryDirectory)
  }

  /// Makes a folder that only this person may look into. A name that all runs share would belong to whoever came first.
  static func new(in place: URL) throws(Problem) -> URL {
    let moment = Date().formatted(
      Date.ISO8601FormatStyle(dateSeparator: .dash, timeSeparator: .omitted).year().month().day()
        .dateTimeSeparator(.standard).time(includingFractionalSeconds: false))
    var name = Array(place.appendingPathComponent("plumb-snapshots-\(moment)-XXXXXX").path.utf8CString)
    guard mkdtemp(&name) != nil else {
      throw Problem(
        description:
          "No folder for the differences can be made in \(place.path): \(String(cString: strerror(errno))). Set SNAPSHOT_ARTIFACTS to a folder that takes new files."
      )
    }
    return URL(fileURLWithPath: String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// Writes a file of this run, in place of an older one of its name. A page is written over a page of Plumb alone.
  ///
  /// - Returns: the file.
  package static func write(_ data: Data, to name: String) throws -> URL {
    try write(data, to: name, in: folder.get())
  }

  static func write(_ data: Data, to name: String, in folder: URL) throws -> URL {
    let file = folder.appendingPathComponent(name)
    if file.pathExtension == "html", let old = try? Data(contentsOf: file), !old.isEmpty,
      !OwnPage.isMarked(old)
    {
      throw Problem(
        description:
          "\(file.path) is there, is not a page of Plumb, and is not written over. Move it away, or set SNAPSHOT_ARTIFACTS to another folder."
      )
    }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw Problem(
        description:
          "\(file.path) can not be written: \(reason(of: error)). Name a folder that takes new files (--report, SNAPSHOT_ARTIFACTS)."
      )
    }
    return file
  }

  /// The system's words, without the names that Foundation puts around them.
  private static func reason(of error: any Error) -> String {
    var error = error as NSError
    while let below = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = below }
    return error.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(error.code))) : error.localizedDescription
  }
}
