import PlumbSource

/// The packages that a project has by CocoaPods, as its Podfile names them.
///
/// CocoaPods writes its own projects, which seldom come along. A pod that is a Swift package, too, is compiled as one.
struct Podfile {
  /// The names, without those of their parts: `Firebase` of `Firebase/Core`.
  private(set) var pods: [String] = []
  /// Names of modules that come from pods as they are called: of `Firebase/Auth` these are `Firebase` and `FirebaseAuth`.
  private(set) var modules: Set<String> = []

  /// Reads the Podfile in a folder; one without names where there is none.
  init(in folder: String, by reader: ProjectReader) {
    var known: Set<String> = []
    for line in reader.lines(of: FilePath.join(folder, "Podfile")) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.hasPrefix("pod "), let name = Self.quoted(words.dropFirst(4)) else { continue }
      let parts = name.split(separator: "/").map(String.init)
      guard let pod = parts.first else { continue }
      if known.insert(pod).inserted { pods.append(pod) }
      modules.insert(ProjectTarget.moduleName(pod))
      modules.insert(ProjectTarget.moduleName(parts.joined()))
    }
  }

  /// Whether a file is one that CocoaPods would write for a Podfile, and has not: the pods themselves are reported instead.
  static func leavesOut(_ path: String, by reader: ProjectReader) -> Bool {
    var folder = FilePath.folder(of: path)
    while FilePath.name(of: folder) != "Pods" {
      let outer = FilePath.folder(of: folder)
      guard outer != folder else { return false }
      folder = outer
    }
    return !reader.exists(path) && !Podfile(in: FilePath.folder(of: folder), by: reader).pods.isEmpty
  }

  /// The first text in quotation marks.
  private static func quoted(_ words: Substring) -> Substring? {
    let rest = words.drop { $0 == " " || $0 == "\t" }
    guard let mark = rest.first, mark == "'" || mark == "\"" else { return nil }
    let text = rest.dropFirst()
    return text.firstIndex(of: mark).map { text[..<$0] }
  }
}

extension Project {
  /// Makes the pods that a target imports its needs: those that are packages in a folder of packages, and those that are missing.
  mutating func addPods() {
    for (container, podfile) in podfiles {
      for target in containers[container].targets.indices where containers[container].targets[target].isShown
      {
        let imports = Set(
          containers[container].targets[target].swiftFiles.flatMap {
            Imports.modules(in: $0, by: reader)
          })
        for module in imports.sorted() {
          guard let product = product(with: module) ?? (podfile.modules.contains(module) ? module : nil)
          else { continue }
          containers[container].targets[target].needs.append(.product(product, package: nil))
        }
      }
    }
  }

  /// The product of a package from elsewhere that brings a module.
  private func product(with module: String) -> String? {
    for container in containers where container.isPackage && container.isRemote {
      let targets = Set(container.targets.filter { $0.moduleName == module }.map(\.name))
      let products = container.products.filter { !targets.isDisjoint(with: $0.value) }
      if let product = products.keys.min() { return product }
    }
    return nil
  }
}
