import Foundation
import PlumbExchange

/// Makes an SVG of the first page of a PDF, with poppler's `pdftocairo`.
///
/// It is a program, and not poppler's library, because the licence of the library (GPL) would be that of everything that has it.
/// The drawing is as large as the page's crop box, which is the size of a PDF image on Apple's systems (the documentation of `NSPDFImageRep.bounds`).
struct PDFConverter {
  /// The absolute path of `pdftocairo`; `nil` where it is not installed.
  private let program: String?
  /// The file for the SVG.
  private let output: String
  /// The command, which closes the inner side of the wall where a sandbox is wanted.
  private let command: String

  private static let name = "pdftocairo"
  /// In seconds, for each image.
  private static let longest = 10.0
  private static let memory: UInt64 = 2 << 30

  init(in folder: TemporaryFolder, command: String) {
    program = try? Subprocess.file(of: Self.name)
    (output, self.command) = (folder.path("drawing-\(UUID().uuidString).svg"), command)
  }

  /// Identifies the program; another version may draw otherwise.
  var version: String { program.flatMap(KeptLibraries.state) ?? "" }

  /// - Parameter most: the maximum bytes of the SVG.
  func svg(of pdf: String, most: Int) -> Result<Data, KeptDrawing.Problem> {
    guard let program else {
      return .failure(
        .init("\(Self.name), which draws PDF images, is not installed: apt-get install poppler-utils"))
    }
    let file = open(output, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { return .failure(.init("its drawing cannot be written: \(systemWords(errno))")) }
    close(file)
    defer { unlink(output) }
    var call = (program: program, arguments: ["-svg", "-f", "1", "-l", "1", pdf, output])
    var process = Subprocess()
    (process.standardOutput, process.standardError) = (-1, -1)
    (process.timeout, process.memory) = (Self.longest, Self.memory)
    do {
      if Sandbox.isWanted {
        call = try Sandbox().words(
          running: command, [Wall.word, program] + call.arguments,
          Sandbox.Room(readable: [pdf], writable: [output]))
        process.onlyEnvironment = Sandbox.environment()
      }
      return try result(of: process.run(call.program, call.arguments), most: most)
    } catch { return .failure(.init("\(Self.name) does not start: \(error)")) }
  }

  private func result(of outcome: Subprocess.Outcome, most: Int) -> Result<Data, KeptDrawing.Problem> {
    guard outcome.end == .exited(0) else {
      let reason =
        outcome.end == .timedOut
        ? "takes longer than \(Int(Self.longest)) seconds"
        : outcome.lastLines.last.map(Self.withoutPoint) ?? "cannot draw it"
      return .failure(.init("\(Self.name): \(HarmlessText.line(reason))"))
    }
    let size = FileState(path: output).size
    guard size > 0, size <= most, let data = FileManager.default.contents(atPath: output),
      data.first == UInt8(ascii: "<")
    else { return .failure(.init("\(Self.name) made no SVG of at most \(most) bytes of it")) }
    return .success(data)
  }

  private static func withoutPoint(_ sentence: String) -> String {
    String(sentence.reversed().drop { $0 == "." }.reversed())
  }
}
