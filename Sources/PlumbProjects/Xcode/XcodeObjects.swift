import Foundation
import Synchronization

/// The objects of a project file, by their identifiers.
struct XcodeObjects: Sendable {
  /// A project file of so many bytes is larger than any that people work with.
  static let mostBytes = 16 << 20

  let all: [String: PropertyList]
  let root: PropertyList

  /// A preview asks again and again whether its project has changed.
  private static let known = Mutex<[String: (stamp: String, objects: XcodeObjects)]>([:])

  init(file: String, by reader: ProjectReader) throws(ProjectProblem) {
    guard reader.admits(file) else { throw reader.outside(file) }
    var status = stat()
    let isThere = stat(file, &status) == 0
    let stamp = "\(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    if isThere, let known = Self.known.withLock({ $0[file] }), known.stamp == stamp {
      self = known.objects
      return
    }
    let objects = try XcodeObjects(try reader.read(file, most: Self.mostBytes), path: file)
    Self.known.withLock { $0[file] = (stamp, objects) }
    self = objects
  }

  /// - Parameter path: for reports about it.
  init(_ bytes: [UInt8], path: String) throws(ProjectProblem) {
    let text = bytes.prefix(64)
    guard !text.starts(with: "<?xml".utf8), !text.starts(with: "bplist".utf8) else {
      throw ProjectProblem(
        "\(path) is not in the form in which Xcode writes projects. Open it in Xcode and save it again.")
    }
    let file: PropertyList
    do { file = try PropertyList(bytes) } catch {
      throw ProjectProblem("\(path) can not be read as a project: \(error.description).")
    }
    guard let objects = file["objects"], case .dictionary(let all) = objects,
      let identifier = file["rootObject"]?.string, let root = all[identifier]
    else { throw ProjectProblem("\(path) is no project: it has no objects, or no root among them.") }
    (self.all, self.root) = (all, root)
  }

  subscript(identifier: String?) -> PropertyList? { identifier.flatMap { all[$0] } }

  /// The objects that a list of an object names, each once.
  func list(_ object: PropertyList?, _ key: String) -> [(id: String, object: PropertyList)] {
    var seen: Set<String> = []
    return (object?[key]?.strings ?? []).compactMap { id in
      seen.insert(id).inserted ? all[id].map { (id, $0) } : nil
    }
  }
}

extension PropertyList {
  /// The kind of an object: `PBXGroup`.
  var isa: String { self["isa"]?.string ?? "" }

  func text(_ key: String) -> String? { self[key]?.string }
}
