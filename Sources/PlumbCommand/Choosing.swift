import PlumbSource

extension Choice {
  /// The scenes to show, or words on why there are none.
  func scenes(of all: [Scene]) throws(Failure) -> [Scene] {
    let makeable = all.filter(\.canBeMade)
    switch self {
    case .named(let name): return [try Self.scene(named: name, in: all)]
    case .all:
      guard !makeable.isEmpty else { throw Self.nothing(all) }
      return makeable
    case .previews:
      let previews = makeable.filter { $0.kind != .view }
      return previews.isEmpty ? try Choice.all.scenes(of: all) : previews
    case .first:
      if let scene = makeable.first(where: { $0.kind == .preview })
        ?? makeable.first(where: { $0.kind == .provider })
      {
        return [scene]
      }
      guard let only = makeable.first else { throw Self.nothing(all) }
      guard makeable.count == 1 else {
        throw Failure(
          .wrongWords,
          "There are several views; choose one with --view, or all with --all: \(Self.list(makeable)).")
      }
      return [only]
    }
  }

  private static func scene(named name: String, in all: [Scene]) throws(Failure) -> Scene {
    let found = all.filter { $0.name == name || $0.place == name || $0.provider == name }
    guard let scene = found.first(where: \.canBeMade) ?? found.first else {
      let nearest = nearestWord(to: name, among: all.map(\.name)).map { " Did you mean \($0)?" } ?? ""
      let known = all.isEmpty ? "The source declares no views." : "There are: \(list(all))."
      throw Failure(.wrongWords, "There is no view \(name).\(nearest) \(known)")
    }
    let others = all.filter { $0.provider == name && $0.provider != $0.name }.dropFirst()
    if scene.provider == name, !others.isEmpty {
      say("\(name) has \(others.count + 1) previews; this is the first. The others: \(list(Array(others))).")
    }
    guard scene.canBeMade else {
      throw Failure(
        .wrongWords,
        scene.isPrivate
          ? "\(name) is private, so only its own file can make it. Add a #Preview there, or take the word private away."
          : "\(name) can not be made without arguments. Add a #Preview that makes it.")
    }
    return scene
  }

  private static func nothing(_ all: [Scene]) -> Failure {
    all.isEmpty
      ? Failure(.wrongWords, "The source declares no views.")
      : Failure(
        .wrongWords,
        "No view of the source can be made without arguments: \(list(all)). Add a #Preview that makes one.")
  }

  private static func list(_ scenes: [Scene]) -> String { scenes.map(\.name).joined(separator: ", ") }
}
