import PlumbSource

extension Choice {
  /// The views to show, or the reason why there are none.
  package func views(of all: [SourceView]) throws(Failure) -> [SourceView] {
    let makeable = all.filter(\.canBeMade)
    switch self {
    case .named(let name): return [try Self.view(named: name, in: all)]
    case .all:
      guard !makeable.isEmpty else { throw Self.nothing(all) }
      return makeable
    case .previews:
      let previews = makeable.filter { $0.kind != .view }
      return previews.isEmpty ? try Choice.all.views(of: all) : previews
    case .first:
      if let view = makeable.first(where: { $0.kind == .preview })
        ?? makeable.first(where: { $0.kind == .provider })
      {
        return [view]
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

  private static func view(named name: String, in all: [SourceView]) throws(Failure) -> SourceView {
    let found = all.filter { [$0.name, $0.plainName, $0.place, $0.provider].contains(name) }
    guard let view = found.first(where: \.canBeMade) ?? found.first else {
      let nearest = nearestWord(to: name, among: all.map(\.plainName)).map { " Did you mean \($0)?" } ?? ""
      let known = all.isEmpty ? "The source declares no views." : "There are: \(list(all))."
      throw Failure(.wrongWords, "There is no view \(name).\(nearest) \(known)")
    }
    let others = all.filter { $0.provider == name && $0.provider != $0.name }.dropFirst()
    if view.provider == name, !others.isEmpty {
      say("\(name) has \(others.count + 1) previews; this is the first. The others: \(list(Array(others))).")
    }
    guard view.canBeMade else {
      throw Failure(
        .wrongWords,
        view.isPrivate
          ? "\(name) is private, so only its own file can make it. Add a #Preview there, or take the word private away."
          : "\(name) can not be made without arguments. \(preview(of: name, in: all))")
    }
    return view
  }

  /// The remedy where a view cannot be made: to name a preview of its file, or to add one.
  private static func preview(of name: String, in all: [SourceView]) -> String {
    let place = all.first { $0.canBeMade && $0.place?.hasPrefix("\(name).swift:") ?? false }?.place
    return place.map { "Its file has a preview, which --view \($0) chooses." }
      ?? "Add a #Preview that makes it."
  }

  private static func nothing(_ all: [SourceView]) -> Failure {
    all.isEmpty
      ? Failure(.wrongWords, "The source declares no views.")
      : Failure(
        .wrongWords,
        "No view of the source can be made without arguments: \(list(all)). Add a #Preview that makes one.")
  }

  private static func list(_ views: [SourceView]) -> String { views.map(\.plainName).joined(separator: ", ") }
}
