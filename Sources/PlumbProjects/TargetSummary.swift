/// The summary of a target for a person or a machine.
package struct TargetSummary: Encodable, Sendable {
  package let name: String
  /// The name that `import` uses.
  package let module: String
  package let kind: String
  /// The project or the package that it is of.
  package let project: String
  /// Without `--target`, this one is shown.
  package let isChosen: Bool
  /// The reason why it cannot be shown, if it cannot.
  package let obstacle: String?
  package let files: Int
  /// The modules of the project that it needs, in the order in which they are compiled.
  package let modules: [String]
  /// The things that it needs and that are not on this machine.
  package let missing: [String]
  package let languageMode: String
  package let conditions: [String]
  package let defaultIsolation: String?
  package let upcomingFeatures: [String]
  package let informationFile: String?
  package let information: [String: String]
}

extension Project {
  /// The summaries of the targets, in the order of the project.
  package var summaries: [TargetSummary] {
    let chosen = try? chosen(nil)
    var walk = ModuleWalk(index)
    return ownTargets.map { place in
      let target = self[place]
      var obstacle = target.obstacle
      var (modules, missing): ([TargetPlace], [MissingPackage]) = ([], [])
      if let sentence = reader.effort.sentence {
        obstacle = obstacle ?? sentence
      } else {
        let before = walk.steps
        do { (modules, missing) = try walk.modules(for: place) } catch { obstacle = "\(error)" }
        _ = reader.effort.spend(walk.steps - before)
      }
      return TargetSummary(
        name: target.name, module: target.moduleName, kind: target.kind.rawValue,
        project: containers[place.container].path, isChosen: place == chosen, obstacle: obstacle,
        files: target.swiftFiles.count,
        modules: modules.filter(isThere).map { self[$0].moduleName },
        missing: missing.map(\.name) + modules.filter { !isThere($0) }.map { self[$0].moduleName },
        languageMode: target.settings.languageMode,
        conditions: target.settings.conditions, defaultIsolation: target.settings.defaultIsolation,
        upcomingFeatures: target.settings.upcomingFeatures, informationFile: target.informationFile,
        information: target.information)
    }
  }

  private func isThere(_ place: TargetPlace) -> Bool { self[place].isShown || self[place].cModule != nil }
}
