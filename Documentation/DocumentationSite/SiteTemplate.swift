import Foundation

/// The page's own files, which the toolchain brings along.
///
/// DocC copies them with their owner. Whoever did not install the toolchain may not give files to its owner, so DocC gets a copy
/// that is theirs.
struct SiteTemplate {
  /// The variable by which DocC finds the copy.
  let environment: [String: String]

  init(in work: URL) throws {
    let ours = work.appending(path: "template")
    let files = FileManager.default
    let given = ProcessInfo.processInfo.environment["DOCC_HTML_DIR"].map { URL(fileURLWithPath: $0) }
    let docc = Program(name: "docc").file
    let beside = docc?.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/docc/render")
    guard let theirs = given ?? beside, let names = files.subpaths(atPath: theirs.path) else {
      throw SiteProblem(
        "The toolchain has no files for DocC's pages in share/docc/render; DOCC_HTML_DIR can name another folder."
      )
    }
    for name in names {
      let (file, copy) = (theirs.appending(path: name), ours.appending(path: name))
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: file.path, isDirectory: &isFolder), !isFolder.boolValue else { continue }
      try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(contentsOf: file).write(to: copy)
    }
    environment = ["DOCC_HTML_DIR": ours.path]
  }
}
