import Foundation
import PlumbExchange

/// The PDF images of a source's asset catalogs as SVG, which a view's process can draw: it starts no program itself.
///
/// Each is a ``KeptDrawing`` below a folder. The cache keeps it for the next run, by the file's name, number, size and times.
struct PDFDrawings {
  /// The folder for the run's drawings.
  let folder: String
  private let converter: PDFConverter
  /// The place in the cache.
  private let cache: String

  /// More than an app has; the rest has no picture.
  private static let most = 4000
  /// The maximum bytes of a PDF, and of its SVG.
  private static let mostBytes = 16 << 20

  init(folder: String, cache: CacheFolder, by converter: PDFConverter) {
    (self.folder, self.cache, self.converter) = (folder, cache.drawings, converter)
  }

  /// Makes the drawings that are not there yet.
  ///
  /// - Parameters:
  ///   - catalogs: `.xcassets` folders.
  ///   - given: the folders in which files are read.
  func make(of catalogs: [String], within given: GivenFolders) {
    let found = Self.images(in: catalogs, within: given)
    guard !found.isEmpty else { return }
    let progress = ProgressNotice("Drawing \(found.count) PDF images …")
    defer { progress.stop() }
    for pdf in found { make(pdf) }
    trim()
  }

  private func make(_ pdf: String) {
    guard let key = KeptLibraries.state(pdf).map({ "\($0) \(converter.version)" }) else { return }
    let place = KeptDrawing.path(of: pdf, below: folder)
    guard Self.drawing(at: place)?.key != key else { return }
    let kept = "\(cache)/\(CacheFolder.name(of: key)).svg"
    let drawing: KeptDrawing
    if let known = Self.drawing(at: kept), known.key == key {
      drawing = known
      utimes(kept, nil)
    } else {
      drawing = KeptDrawing(key: key, svg: svg(of: pdf))
      if case .success = drawing.svg { Self.write(drawing, to: kept) }
    }
    Self.write(drawing, to: place)
  }

  private func svg(of pdf: String) -> Result<Data, KeptDrawing.Problem> {
    let size = FileState(path: pdf).size
    guard size <= Self.mostBytes else {
      return .failure(.init("its \(size) bytes are too many; at most \(Self.mostBytes) are read"))
    }
    return converter.svg(of: pdf, most: Self.mostBytes)
  }

  private static func drawing(at path: String) -> KeptDrawing? {
    FileManager.default.contents(atPath: path).flatMap(KeptDrawing.init)
  }

  /// Writes a drawing. One that cannot be written is made again the next time, and the image has no picture.
  private static func write(_ drawing: KeptDrawing, to path: String) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? drawing.data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Removes the kept drawings that were not used for the longest time.
  private func trim() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    guard names.count > 2 * Self.most else { return }
    let states = names.map { FileState(path: "\(cache)/\($0)") }.sorted { $0.seconds > $1.seconds }
    for state in states.dropFirst(Self.most) { unlink(state.path) }
  }

  /// Returns the PDF files of image sets, by their paths without links, in a fixed order.
  static func images(in catalogs: [String], within given: GivenFolders) -> [String] {
    var found: Set<String> = []
    for catalog in catalogs where given.holds(catalog) {
      guard let below = FileManager.default.enumerator(atPath: catalog) else { continue }
      for case let name as String in below where found.count < most && isImage(name) {
        let path = "\(catalog)/\(name)"
        guard given.holds(path), let real = realpath(path, nil) else { continue }
        defer { free(real) }
        var status = stat()
        guard stat(real, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
        found.insert(String(cString: real))
      }
    }
    return found.sorted()
  }

  private static func isImage(_ name: String) -> Bool {
    let parts = name.split(separator: "/")
    return parts.count > 1 && parts[parts.count - 2].hasSuffix(".imageset")
      && parts[parts.count - 1].lowercased().hasSuffix(".pdf")
  }
}

extension Source {
  /// The asset catalogs of the source and of its modules.
  var catalogs: [String] {
    let own = resources + application.resources.map(\.path)
    return Set((own + modules.flatMap { $0.resources.map(\.path) }).filter { $0.hasSuffix(".xcassets") })
      .sorted()
  }
}

extension Compiler {
  /// Makes the drawings of the PDF images in the catalogs of a source and of its modules.
  ///
  /// - Returns: the folder that they are below.
  package func makeDrawings(of source: Source) -> String {
    let place = folder.path("drawings")
    PDFDrawings(folder: place, cache: cache, by: PDFConverter(in: folder, command: command))
      .make(of: source.catalogs, within: source.given)
    return place
  }
}
