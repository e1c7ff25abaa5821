import PlumbLive
import PlumbSource

/// The previews of two states of a source that are the same ones: of one name in one file. Of previews without a name, the first of a
/// file is the first one, as for recorded pictures.
struct PreviewPairs {
  /// Positions in both lists.
  private(set) var kept: [(old: Int, new: Int)] = []
  private(set) var added: [Int] = []
  private(set) var removed: [Int] = []

  private struct Key: Hashable {
    let file: FileName?
    let name: String
    var number = 0
  }

  /// - Parameter now: the name that a file of the older state has in the later one.
  init(_ old: [SourceView], _ new: [SourceView], now: (String) -> String = { $0 }) {
    let places = Dictionary(
      zip(Self.keys(of: old, now), old.indices).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
    var taken: Set<Int> = []
    for (position, key) in Self.keys(of: new, { $0 }).enumerated() {
      if let place = places[key], taken.insert(place).inserted {
        kept.append((place, position))
      } else {
        added.append(position)
      }
    }
    removed = old.indices.filter { !taken.contains($0) }
    findMoved(old, new)
  }

  /// A key for each preview that no other has.
  private static func keys(of views: [SourceView], _ now: (String) -> String) -> [Key] {
    var counts: [Key: Int] = [:]
    return views.map { view in
      var key = Key(file: view.file.map { FileName(now($0)) }, name: name(of: view))
      key.number = counts[key, default: 0]
      counts[Key(file: key.file, name: key.name), default: 0] += 1
      return key
    }
  }

  private static func name(of view: SourceView) -> String {
    switch view.kind {
    case .preview: view.name == view.place ? "" : view.name
    case .provider: "\(view.provider ?? view.name)\n\(view.displayName ?? "")"
    case .view: view.name
    }
  }

  /// Pairs the previews whose name was only in one other file, and now is only in another one.
  private mutating func findMoved(_ old: [SourceView], _ new: [SourceView]) {
    func only(_ positions: [Int], _ views: [SourceView]) -> [String: Int] {
      let named = positions.filter { views[$0].kind == .preview && !Self.name(of: views[$0]).isEmpty }
      return Dictionary(grouping: named) { views[$0].name }.compactMapValues { $0.count == 1 ? $0[0] : nil }
    }
    let (gone, came) = (only(removed, old), only(added, new))
    for (name, position) in came {
      guard let place = gone[name] else { continue }
      kept.append((place, position))
      removed.removeAll { $0 == place }
      added.removeAll { $0 == position }
    }
    kept.sort { $0.new < $1.new }
  }
}
