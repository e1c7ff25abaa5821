import CommandTesting
import Foundation
import PlumbDrawing
import PlumbExport
import TestLayers
import Testing

/// Positions and colours are those that the PDF's own text has: a unit is a point, and y grows upwards (ISO 32000-1, 8.3).
@Suite("PDF images of asset catalogs", .needs(.UIKit), .timeLimit(.minutes(5)))
struct PDFImageTests {
  /// A square of 16 points with a red left half and a blue right half, 4 points from the left and the bottom of a page of 30 × 24.
  private static let squares = "1 0 0 rg 4 4 8 16 re f 0 0 1 rg 12 4 8 16 re f"

  @Test("have the size and the colours of the page, with --sandbox too", arguments: [[], ["--sandbox"]])
  func picture(more: [String]) throws {
    let command = try Self.command(pdf: Self.pdf(Self.squares, media: "0 0 30 24"))
    defer { command.folder.remove() }
    let answer = try command.run(["render", "App", "--fit", "--scale", "2", "-o", "mark.png"] + more)
    #expect(answer.status == 0 && answer.error.isEmpty, "\(answer.error)")
    let image = try Self.image(command)
    try #require(image.width == 60 && image.height == 48)
    #expect(image[9, 9] == [255, 0, 0, 255])
    #expect(image[23, 38] == [255, 0, 0, 255])
    #expect(image[25, 38] == [0, 0, 255, 255])
    #expect(image[42, 20] == image[6, 20] && image[42, 20] == image[20, 42])
  }

  @Test("are as large as the crop box, and as the scheme of colours says")
  func cropBox() throws {
    let command = try Self.command(pdf: Self.pdf(Self.squares, media: "0 0 30 24", crop: "4 4 12 20"))
    defer { command.folder.remove() }
    let dark = "0 1 0 rg 0 0 10 10 re f"
    try command.folder.write(Self.pdf(dark, media: "0 0 10 10"), to: "\(Self.set)/dark.pdf")
    try command.folder.write(
      """
      {"images": [{"filename": "mark.pdf", "idiom": "universal"},
        {"filename": "dark.pdf", "idiom": "universal",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, to: "\(Self.set)/Contents.json")
    _ = try command.run("render", "App", "--fit", "--scale", "1", "-o", "mark.png")
    let light = try Self.image(command)
    try #require(light.width == 8 && light.height == 16)
    #expect(light[0, 0] == [255, 0, 0, 255])
    _ = try command.run("render", "App", "--fit", "--scale", "1", "--appearance", "dark", "-o", "mark.png")
    let inTheDark = try Self.image(command)
    try #require(inTheDark.width == 10 && inTheDark.height == 10)
    #expect(inTheDark[5, 5] == [0, 255, 0, 255])
  }

  @Test(
    "look as another program of poppler draws them: curves, strokes, a gradient, a clip and a half-transparent layer"
  )
  func otherProgram() throws {
    let drawing = """
      q 2 w 0.2 0.4 0.9 RG 6 20 m 6 30 26 36 34 24 c S Q
      q 20 4 m 36 4 l 36 18 l 20 18 l h W n /Sh sh Q
      /Half gs 0.9 0.1 0.1 rg 4 4 20 20 re f
      """
    let pdf = Self.pdf(
      drawing, media: "0 0 40 40",
      resources: """
        /ExtGState << /Half << /ca 0.5 >> >> /Shading << /Sh << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [20 0 36 0]
        /Function << /FunctionType 2 /Domain [0 1] /C0 [1 1 0] /C1 [0 0.5 0] /N 1 >> /Extend [true true] >> >>
        """)
    let command = try Self.command(pdf: pdf, view: "Image(\"mark\").background(.white)")
    defer { command.folder.remove() }
    _ = try command.run("render", "App", "--fit", "--scale", "2", "-o", "mark.png")
    let made = try Self.image(command)
    let other = try command.shell("pdftoppm -png -r 144 -singlefile \(Self.set)/mark.pdf other")
    try #require(other.status == 0, "\(other.error)")
    let expected = try PixelImage.decode(
      [UInt8](Data(contentsOf: URL(fileURLWithPath: command.path("other.png")))))
    try #require(made.width == expected.width && made.height == expected.height)
    let differences = zip(made.rgba, expected.rgba).map { abs(Int($0) - Int($1)) }
    #expect(differences.reduce(0, +) < differences.count * 2, "the mean is more than 2 of 255")
    #expect(
      differences.count { $0 > 64 } < differences.count / 100, "edges differ by more than their smoothing")
  }

  @Test("are kept for the next run, until the file is another one")
  func kept() throws {
    let command = try Self.command(pdf: Self.pdf(Self.squares, media: "0 0 30 24"))
    defer { command.folder.remove() }
    // All programs of the system but the one.
    let links = try command.shell("mkdir programs && ln -s /usr/bin/* programs && rm programs/pdftocairo")
    try #require(links.status == 0, "\(links.error)")
    let line =
      "PATH=\"$(dirname \"$(command -v swiftc)\"):$PWD/programs\" \"$PLUMB\" render App --fit -o mark.png"
    let cache = ["PLUMB_CACHE": command.path("cache")]
    let missing = try command.shell(line, environment: cache)
    #expect(missing.status == 0)
    #expect(
      missing.error.contains("mark.pdf: pdftocairo, which draws PDF images, is not installed"),
      "\(missing.error)")
    #expect(missing.error.contains("apt-get install poppler-utils"))
    // A stand-in notes that it was started.
    try command.folder.write(
      "#!/bin/sh\necho once >> '\(command.path("starts"))'\nexec /usr/bin/pdftocairo \"$@\"\n",
      to: "programs/pdftocairo")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: command.path("programs/pdftocairo"))
    func starts() -> Int {
      (try? String(contentsOfFile: command.path("starts"), encoding: .utf8))?.split(separator: "\n").count
        ?? 0
    }
    for _ in 0..<2 {
      let answer = try command.shell(line, environment: cache)
      #expect(answer.status == 0 && answer.error.isEmpty, "\(answer.error)")
      #expect(starts() == 1)
    }
    try command.folder.write(Self.pdf("0 1 0 rg 0 0 9 9 re f", media: "0 0 9 9"), to: "\(Self.set)/mark.pdf")
    _ = try command.shell(line, environment: cache)
    #expect(starts() == 2)
    #expect(try Self.image(command).width == 18)
  }

  @Test(
    "that are none are named with the reason, and the rest is shown",
    arguments: ["no PDF at all", "%PDF-1.7\ntrailer << /Root 1 0 R >>\n%%EOF", ""])
  func unreadable(text: String) throws {
    let command = try Self.command(
      pdf: text, view: "VStack { Image(\"mark\"); Color.red.frame(width: 40, height: 40) }")
    defer { command.folder.remove() }
    let answer = try command.run("render", "App", "--fit", "--scale", "1", "-o", "mark.png")
    #expect(answer.status == 0)
    let problems = answer.error.split(separator: "\n").filter {
      $0.contains("\(Self.set)/mark.pdf: pdftocairo: ")
    }
    #expect(problems.count == 1, "\(answer.error)")
    #expect(FileManager.default.fileExists(atPath: command.path("mark.png")))
  }

  private static let set = "App/Assets.xcassets/mark.imageset"

  private static func command(pdf: String, view: String = "Image(\"mark\")") throws -> Command {
    let command = try Command()
    try command.write("struct Mark: View { var body: some View { \(view) } }", to: "App/Mark.swift")
    try command.folder.write(pdf, to: "\(set)/mark.pdf")
    try command.folder.write(
      #"{"images": [{"filename": "mark.pdf", "idiom": "universal"}]}"#, to: "\(set)/Contents.json")
    return command
  }

  private static func image(_ command: Command) throws -> PixelImage {
    try PixelImage.decode([UInt8](Data(contentsOf: URL(fileURLWithPath: command.path("mark.png")))))
  }

  /// A PDF of one page, without a table of its objects: readers find them.
  private static func pdf(_ drawing: String, media: String, crop: String? = nil, resources: String = "")
    -> String
  {
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [\(media)] \(crop.map { "/CropBox [\($0)]" } ?? "")
      /Resources << \(resources) >> /Contents 4 0 R >> endobj
    4 0 obj << /Length \(drawing.utf8.count) >> stream
    \(drawing)
    endstream endobj
    trailer << /Root 1 0 R >>
    %%EOF

    """
  }
}

extension PixelImage {
  /// The red, green, blue and alpha of a pixel.
  fileprivate subscript(x: Int, y: Int) -> [UInt8] {
    Array(rgba[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }
}
