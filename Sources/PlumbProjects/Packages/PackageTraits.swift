/// The traits that are enabled in the packages of a project: of what others ask for, all together.
struct PackageTraits {
  /// By the number of the container.
  private(set) var enabled: [Set<String>]
  private let manifests: [PackageManifest?]

  private static let byDefault = "default"

  /// - Parameters:
  ///   - manifests: one for each container that is a package.
  ///   - child: returns the number of the container of a dependency.
  init(_ manifests: [PackageManifest?], child: (Int, PackageManifest.Dependency) -> Int?) {
    self.manifests = manifests
    enabled = Array(repeating: [], count: manifests.count)
    var isAsked = Array(repeating: false, count: manifests.count)
    // Each round enables at least one trait, or is the last.
    var isChanged = true
    while isChanged {
      isChanged = false
      for (parent, manifest) in manifests.enumerated() {
        for dependency in manifest?.dependencies ?? [] {
          guard let number = child(parent, dependency) else { continue }
          isAsked[number] = true
          let asked = dependency.traits.filter {
            $0.condition.holds(on: PackageSetting.platforms, traits: enabled[parent])
          }
          // Manifests of before there were traits ask for none, and get those that a package has by default.
          let names = dependency.traits.isEmpty ? [Self.byDefault] : asked.map(\.name)
          if enable(names, in: number) { isChanged = true }
        }
      }
      // Those that a person works on, or that an Xcode project names, are asked by nobody.
      for number in manifests.indices where !isAsked[number] && enable([Self.byDefault], in: number) {
        isChanged = true
      }
    }
  }

  /// Enables traits with those that they enable themselves.
  ///
  /// - Returns: whether one of them is new.
  private mutating func enable(_ names: [String], in number: Int) -> Bool {
    guard let traits = manifests[number]?.traits else { return false }
    var isNew = false
    var open = names
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard let more = traits[name], seen.insert(name).inserted else { continue }
      open += more
      if name != Self.byDefault, enabled[number].insert(name).inserted { isNew = true }
    }
    return isNew
  }
}
