import Foundation
import PlumbDrawing
import PlumbExchange
import PlumbExport
import PlumbViews
import Synchronization

/// The images and colours of a source folder: found on the first question, decoded once. Any thread may ask.
final class ResourceStore: Sendable {
  private struct State {
    var contents: SourceFolder.Contents?
    var assets: AssetCatalog?
    var strings: StringTables?
    var looseImages = LooseImages([])
    /// Nil for a file that cannot be decoded.
    var pixels: [String: PixelImage?] = [:]
    /// Nil for an SVG or a PDF that cannot be drawn.
    var drawings: [Drawing: DrawnSVG?] = [:]
    var decodedBytes = 0
    var sentences: [String] = []
    var reported: Set<String> = []
  }

  /// An SVG or a PDF of a set, drawn for a display.
  private struct Drawing: Hashable {
    var path: String
    var scale: CGFloat
    var side: CGFloat
  }

  /// Decoded pixels that are remembered; a picture of the largest size still fits.
  private static let mostDecodedBytes = 512 << 20
  private static let mostFileBytes = 64 << 20
  private static let mostSentences = 1000

  private let folder: SourceFolder
  /// The folder of what PDF images were made, if that was done.
  private let drawings: String?
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// - Parameter drawings: the folder of the ``KeptDrawing`` of each PDF.
  init(_ folder: SourceFolder, drawings: String? = nil, report: @escaping @Sendable (String) -> Void) {
    (self.folder, self.drawings, self.report) = (folder, drawings, report)
  }

  /// The image of a name: an image set of a catalog, or else a file.
  func image(_ name: String, _ scheme: ColorScheme, scale: CGFloat) -> Resources.NamedImage? {
    answer { state in
      let assets = assets(&state)
      let choice: ImageChoice?
      if let set = assets.imageSets[name] {
        choice = try ImageSet(at: set).choice(for: scheme, scale: scale)
      } else {
        choice = state.looseImages.choice(for: name, scale: scale)
      }
      guard let choice else { return nil }
      if choice.isDrawing { return try drawing(choice, scale, &state) }
      guard let pixels = try pixels(at: choice.path, &state) else { return nil }
      let size = CGSize(
        width: CGFloat(pixels.width) / choice.scale, height: CGFloat(pixels.height) / choice.scale)
      return Resources.NamedImage(pixels: pixels, size: size, isTemplate: choice.isTemplate)
    }
  }

  /// The picture in a file, wherever it is.
  func picture(at url: URL) -> Result<PixelImage, any Error> {
    let found = answer { state in try pixels(at: url.path, &state) }
    if let found { return .success(found) }
    return .failure(UnreadableImage(sentence: "\(url.path): there is no picture that can be read."))
  }

  /// The bytes of a data set's name.
  func data(_ name: String) -> Resources.NamedData? {
    answer { state in
      try assets(&state).dataSets[name].map { try DataSet(at: $0).data(most: Self.mostFileBytes) }
    }
  }

  /// The colour of a colour set's name.
  func color(_ name: String, _ scheme: ColorScheme) -> ResolvedColor? {
    answer { state in
      try assets(&state).colorSets[name].flatMap { try ColorSet(at: $0).color(for: scheme) }
    }
  }

  /// Returns the catalogs' text for a key, in the first of some languages that has it.
  func string(_ key: String, table: String?, languages: [String]) -> LocalizedEntry? {
    answer { state in
      let strings = state.strings ?? StringTables(contents(&state).strings, problems: &state.sentences)
      state.strings = strings
      return strings.entry(key, table: table, languages: languages)
    }
  }

  /// Runs a question behind the lock, and reports after it: the reporter may ask again.
  private func answer<Answer: Sendable>(_ question: (inout State) throws -> Answer?) -> Answer? {
    let (answer, sentences) = state.withLock { state -> (Answer?, [String]) in
      var answer: Answer?
      do {
        answer = try question(&state)
      } catch {
        state.sentences.append((error as? UnusableResource)?.sentence ?? "\(error)")
      }
      let new = state.sentences.filter { !state.reported.contains($0) }
      if state.reported.count < Self.mostSentences { state.reported.formUnion(new) }
      state.sentences = []
      return (answer, new)
    }
    for sentence in sentences { report(sentence) }
    return answer
  }

  private func assets(_ state: inout State) -> AssetCatalog {
    if let known = state.assets { return known }
    let contents = contents(&state)
    let assets = AssetCatalog(contents.catalogs, problems: &state.sentences)
    state.assets = assets
    state.looseImages = LooseImages(contents.images)
    return assets
  }

  /// Returns the contents of the folder, which is searched once.
  private func contents(_ state: inout State) -> SourceFolder.Contents {
    if let known = state.contents { return known }
    let contents = folder.contents()
    if contents.isCut {
      state.sentences.append(
        "\(folder.path): the folder is too large to search; images, texts and fonts in its later parts are not found."
      )
    }
    state.contents = contents
    return contents
  }

  /// An SVG or a PDF as Xcode makes it: with the pixels of the display, or with more of them where the set keeps its vectors.
  private func drawing(
    _ choice: ImageChoice, _ scale: CGFloat, _ state: inout State
  ) throws -> Resources.NamedImage? {
    let wanted = Drawing(
      path: choice.path, scale: min(max(scale.rounded(.up), 1), 3) / choice.scale,
      // Enough for most of what it is enlarged to (assumed).
      side: choice.isEnlarged ? 1024 : 0)
    if state.drawings[wanted] == nil {
      state.drawings[wanted] = .some(nil)
      let data =
        choice.isPDF
        ? try svg(ofPDF: choice.path) : try SourceFile.read(choice.path, most: Self.mostFileBytes)
      let drawn: DrawnSVG
      do {
        // A unit of a PDF is a point, of which an inch has 72.
        drawn = try DrawnSVG(
          [UInt8](data), scale: wanted.scale, pointsPerInch: choice.isPDF ? 72 : 96, longerSide: wanted.side)
      } catch {
        throw UnusableResource("\(choice.path): \(error).")
      }
      keep(drawn.pixels.rgba.count, &state)
      state.drawings[wanted] = drawn
    }
    guard case .some(.some(let drawn)) = state.drawings[wanted] else { return nil }
    let size = CGSize(width: drawn.size.width / choice.scale, height: drawn.size.height / choice.scale)
    return Resources.NamedImage(pixels: drawn.pixels, size: size, isTemplate: choice.isTemplate)
  }

  /// The SVG that the command has made of a PDF.
  private func svg(ofPDF path: String) throws(UnusableResource) -> Data {
    guard let drawings else {
      throw UnusableResource(
        "\(path): only the plumb command draws PDF images; add a PNG or an SVG to the set.")
    }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let file = KeptDrawing.path(of: real, below: drawings)
    guard SourceFile.kind(of: file) == .file,
      let kept = KeptDrawing(try SourceFile.read(file, most: Self.mostFileBytes))
    else { throw UnusableResource("\(path): no drawing was made of this PDF.") }
    do { return try kept.svg.get() } catch { throw UnusableResource("\(path): \(error.sentence).") }
  }

  /// Counts decoded bytes, and forgets all pixels where there are too many.
  private func keep(_ count: Int, _ state: inout State) {
    state.decodedBytes += count
    guard state.decodedBytes > Self.mostDecodedBytes else { return }
    (state.pixels, state.drawings) = ([:], [:])
    state.decodedBytes = count
  }

  private func pixels(at path: String, _ state: inout State) throws -> PixelImage? {
    if let known = state.pixels[path] { return known }
    state.pixels[path] = .some(nil)
    let data = try SourceFile.read(path, most: Self.mostFileBytes)
    let pixels: PixelImage
    do {
      pixels = try PixelImage.decode([UInt8](data))
    } catch {
      throw UnusableResource("\(path): \(error).")
    }
    keep(pixels.rgba.count, &state)
    state.pixels[path] = pixels
    return pixels
  }
}

/// The file of an image for a display.
struct ImageChoice: Equatable {
  var path: String
  /// Pixels per point.
  var scale: CGFloat
  var isTemplate = false
  /// Whether a drawing keeps its edges sharp when it is enlarged.
  var isEnlarged = false

  var isPDF: Bool { path.lowercased().hasSuffix(".pdf") }
  var isDrawing: Bool { isPDF || path.lowercased().hasSuffix(".svg") }
}

extension Sequence where Element == CGFloat {
  /// The smallest scale that a display does not enlarge, or else the largest.
  func fitting(_ displayScale: CGFloat) -> CGFloat? {
    filter { $0 >= displayScale }.min() ?? self.max()
  }
}
