import Foundation
import PlumbSource

/// A folder that a person names for pictures, or for a page of them.
enum PictureFolder {
  /// Makes the folder, with those above it, unless it is there.
  ///
  /// - Throws: a failure that says what is there instead.
  static func make(_ path: String) throws(Failure) {
    try check(path)
    do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
      // A full disk and folders of others are known only now.
      let reason = (error as? CocoaError)?.systemCode.map { systemWords($0) }
      throw Failure(.wrongWords, "The folder \(path) can not be made\(reason.map { ": \($0)" } ?? "").")
    }
  }

  /// Checks that a folder is there, or can be there.
  ///
  /// - Throws: a failure for what is no folder, and for a path that leads through a file.
  static func check(_ path: String) throws(Failure) {
    guard !path.isEmpty else {
      throw Failure(.wrongWords, "The folder needs a name, and this one is empty; . is the folder here.")
    }
    var place = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    while !place.isEmpty {
      var status = stat()
      if stat(place, &status) == 0 {
        guard status.st_mode & S_IFMT != S_IFDIR else { return }
        let isFile = status.st_mode & S_IFMT == S_IFREG
        let need = place == path ? "a folder is needed" : "\(path) needs a folder there"
        throw Failure(
          .wrongWords,
          "\(place) is \(isFile ? "a file" : "a device"), and \(need): name another\(isFile ? ", or move the file" : "")."
        )
      }
      place = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
    }
  }
}

extension CocoaError {
  /// The system's number of the error below it.
  var systemCode: Int32? {
    let below = userInfo[NSUnderlyingErrorKey]
    if let error = below as? POSIXError { return error.code.rawValue }
    return (below as? NSError).flatMap { $0.domain == NSPOSIXErrorDomain ? Int32($0.code) : nil }
  }
}
