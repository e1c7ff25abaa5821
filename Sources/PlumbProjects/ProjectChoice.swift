import PlumbSource

/// A target of a project, with the project or package that it is of.
package struct TargetPlace: Hashable, Sendable {
  var container: Int
  var target: Int
}

extension Project {
  package subscript(place: TargetPlace) -> ProjectTarget { containers[place.container].targets[place.target] }

  /// The targets that the user works on.
  package var ownTargets: [TargetPlace] { places { !$0.isRemote } }

  private func places(_ isMeant: (Container) -> Bool) -> [TargetPlace] {
    containers.indices.filter { isMeant(containers[$0]) }.flatMap { container in
      containers[container].targets.indices.map { TargetPlace(container: container, target: $0) }
    }
  }

  /// The target with a name, or the one that is shown when nobody names one.
  package func chosen(_ name: String?) throws(ProjectProblem) -> TargetPlace {
    let all = ownTargets
    if let name { return try named(name, among: all) }
    let shown = all.filter { self[$0].isShown }
    // What the place itself has counts more than what it refers to.
    for kind in [ProjectTarget.Kind.application, .executable] {
      let found = shown.filter { self[$0].kind == kind && (kind == .application || $0.container == 0) }
      if let best = found.first(where: {
        self[$0].isForPhones && self[$0].name == FilePath.stem(of: place.path)
      })
        ?? found.first(where: { self[$0].isForPhones }) ?? found.first
      {
        return best
      }
    }
    // Of libraries one that no other needs: it has the others in it.
    let needed = Set(shown.flatMap { directNeeds(of: $0).found })
    let tops = shown.filter { !needed.contains($0) && $0.container == 0 }
    if let top = tops.first(where: declaresPreviews) ?? tops.first ?? shown.first { return top }
    throw ProjectProblem(
      "\(place.path) has no target that can be shown: "
        + (all.isEmpty
          ? "it declares none."
          : all.map { "\(self[$0].name) (\(self[$0].obstacle ?? ""))" }.joined(separator: ", ") + "."))
  }

  /// The targets that the user works on and that declare previews.
  package var targetsWithPreviews: [TargetPlace] {
    ownTargets.filter { self[$0].isShown && declaresPreviews($0) }
  }

  private func named(_ name: String, among all: [TargetPlace]) throws(ProjectProblem) -> TargetPlace {
    let found = all.filter { self[$0].name == name }
    if let target = found.first(where: { self[$0].isShown }) { return target }
    if let target = found.first {
      throw ProjectProblem("The target \(name) can not be shown: \(self[target].obstacle ?? "").")
    }
    let names = all.filter { self[$0].isShown }.map { self[$0].name }
    let nearest = nearestWord(to: name, among: names).map { " Did you mean \($0)?" } ?? ""
    throw ProjectProblem(
      "There is no target \(name).\(nearest) There are: \(names.joined(separator: ", ")).")
  }

  private func declaresPreviews(_ place: TargetPlace) -> Bool {
    (try? Source(path: self.place.path, swiftFiles: self[place].swiftFiles, within: reader.given))?
      .declaresPreviews ?? false
  }

  /// In one line: what is shown, and what is not.
  func notice(about shown: TargetPlace) -> String? {
    let others = ownTargets.filter { $0 != shown && $0.container == shown.container }
    let left = others.filter { !self[$0].isShown && self[$0].cModule == nil && !self[$0].isMacro }.map {
      "\(self[$0].name) (\(self[$0].obstacle ?? ""))"
    }
    let apps = others.filter { self[$0].isShown && [.application, .executable].contains(self[$0].kind) }
    guard !left.isEmpty || !apps.isEmpty else { return nil }
    let choice = apps.isEmpty ? "" : " --target shows \(apps.map { self[$0].name }.joined(separator: ", "))."
    let rest = left.isEmpty ? "" : " Left out: \(left.listed(most: 20, "targets"))."
    return "The target \(self[shown].name) is shown.\(rest)\(choice)"
  }
}

extension ProjectTarget {
  /// The reason why it cannot be shown.
  package var obstacle: String? {
    switch kind {
    case .tests: "tests"
    case .appExtension: "an extension"
    case _ where cModule != nil: cModule?.system == nil ? "C" : "a library of the system"
    case .other: productType.isEmpty ? "builds nothing" : "a \(productType.split(separator: ".").last ?? "")"
    case _ where swiftFiles.isEmpty: foreignFiles.isEmpty ? "has no Swift file" : foreignObstacle
    default: nil
    }
  }

  private var foreignObstacle: String {
    let isObjective = foreignFiles.contains { ["m", "mm"].contains(FolderContents.type(of: $0)) }
    return "has no Swift file, but \(isObjective ? "Objective-C" : "C")"
  }
}
