import Foundation

/// Image files outside of catalogs, by their names: `photo.png` and `photo@2x.png` are one image called `photo`.
struct LooseImages: Sendable {
  private struct File {
    var path: String
    var type: String
    var scale: CGFloat
  }

  private var files: [String: [File]] = [:]

  /// - Parameter paths: sorted; of two files with one name, scale and type the first counts.
  init(_ paths: [String]) {
    for path in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      guard let (stem, type) = Self.split(name) else { continue }
      let (base, scale) = Self.scale(of: stem)
      files[base, default: []].append(File(path: path, type: type.lowercased(), scale: scale))
    }
  }

  /// The file for a name with or without its type.
  func choice(for name: String, scale: CGFloat) -> ImageChoice? {
    if let choice = choice(of: files[name] ?? [], scale: scale) { return choice }
    guard let (stem, type) = Self.split(name) else { return nil }
    return choice(of: (files[stem] ?? []).filter { $0.type == type.lowercased() }, scale: scale)
  }

  private func choice(of files: [File], scale: CGFloat) -> ImageChoice? {
    for type in SourceFolder.imageTypes {
      let candidates = files.filter { $0.type == type }
      guard let best = candidates.map(\.scale).fitting(scale) else { continue }
      return candidates.first { $0.scale == best }.map { ImageChoice(path: $0.path, scale: $0.scale) }
    }
    return nil
  }

  /// "photo@2x" is twice "photo".
  private static func scale(of stem: String) -> (String, CGFloat) {
    for (suffix, scale) in [("@1x", 1), ("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] {
      if stem.hasSuffix(suffix) { return (String(stem.dropLast(3)), scale) }
    }
    return (stem, 1)
  }

  private static func split(_ name: String) -> (stem: String, type: String)? {
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return (String(name[..<dot]), String(name[name.index(after: dot)...]))
  }
}
