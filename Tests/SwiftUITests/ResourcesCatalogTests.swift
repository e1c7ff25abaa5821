import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews
import Testing

@testable import SwiftUI

@Suite("Asset catalogs")
struct ResourcesCatalogTests {
  private let folder: ResourcesFolder
  init() throws { folder = try ResourcesFolder() }

  private func writeSet(_ path: String, _ entries: [String], properties: String = "") throws {
    let text = "{\"images\": [\(entries.joined(separator: ","))]\(properties), \"info\": {\"version\": 1}}"
    try folder.write("Assets.xcassets/\(path).imageset/Contents.json", text)
  }

  private func writeColor(_ name: String, _ colors: String) throws {
    try folder.write("Assets.xcassets/\(name).colorset/Contents.json", "{\"colors\": [\(colors)]}")
  }

  @Test(
    "an image is taken in the smallest scale that need not be enlarged, or the largest",
    arguments: [(1.0, 4), (1.5, 8), (2, 8), (3, 12), (4, 12)])
  func scales(display: CGFloat, pixels: Int) throws {
    try writeSet(
      "Logo", (1...3).map { "{\"idiom\":\"universal\",\"scale\":\"\($0)x\",\"filename\":\"\($0).png\"}" })
    for scale in 1...3 {
      try folder.writePNG(
        "Assets.xcassets/Logo.imageset/\(scale).png", CGFloat(4 * scale), CGFloat(2 * scale))
    }
    let image = try #require(folder.resources().findImage("Logo", .light, display))
    #expect(image.pixels.width == pixels)
    #expect(image.size == CGSize(width: 4, height: 2))
  }

  @Test(
    "an image whose files are equal has one size on all screens of a phone, and a Mac's own on a Mac's",
    arguments: [(1.0, PlatformStyle.iOS, 6.0), (2, .iOS, 6), (3, .iOS, 4), (1, .macOS, 12), (2, .macOS, 6)])
  @MainActor func equalFiles(display: CGFloat, style: PlatformStyle, width: CGFloat) throws {
    try writeSet("Logo", (1...3).map { "{\"scale\":\"\($0)x\",\"filename\":\"\($0).png\"}" })
    for scale in 1...3 { try folder.writePNG("Assets.xcassets/Logo.imageset/\(scale).png", 12, 12) }
    var environment = EnvironmentValues()
    (environment.displayScale, environment.resources) = (display, folder.resources())
    environment.platformStyle = style
    #expect(environment.image(named: "Logo")?.size.width == width)
  }

  @Test("a dark picture is for dark surroundings only")
  func appearances() throws {
    let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
    try writeSet(
      "Sky", ["{\"idiom\":\"universal\",\"filename\":\"day.png\"}", "{\(dark),\"filename\":\"night.png\"}"])
    try folder.writePNG("Assets.xcassets/Sky.imageset/day.png", 2, 2)
    try folder.writePNG("Assets.xcassets/Sky.imageset/night.png", 3, 3)
    let resources = folder.resources()
    #expect(resources.findImage("Sky", .light, 2)?.pixels.width == 2)
    #expect(resources.findImage("Sky", .dark, 2)?.pixels.width == 3)
  }

  @Test("a set says that it is a template")
  func template() throws {
    let properties = ", \"properties\": {\"template-rendering-intent\": \"template\"}"
    try writeSet("Glyph", ["{\"filename\":\"a.png\"}"], properties: properties)
    try folder.writePNG("Assets.xcassets/Glyph.imageset/a.png", 1, 1)
    #expect(folder.resources().findImage("Glyph", .light, 1)?.isTemplate == true)
  }

  @Test("a group gives its name to its sets only when it says so")
  func groups() throws {
    try folder.write("Assets.xcassets/Own/Contents.json", "{\"properties\":{\"provides-namespace\":true}}")
    for set in ["Own/A", "Plain/B"] {
      try writeSet(set, ["{\"filename\":\"a.png\"}"])
      try folder.writePNG("Assets.xcassets/\(set).imageset/a.png", 1, 1)
    }
    let resources = folder.resources()
    let found = ["Own/A", "A", "B", "Plain/B"].map { resources.findImage($0, .light, 1) != nil }
    #expect(found == [true, false, true, false])
  }

  @Test(
    "colours are read in every form",
    arguments: [
      ("\"srgb\"", "\"0xFF\"", "\"0x80\"", "\"0x00\"", [255, 128, 0]),
      ("\"srgb\"", "\"255\"", "\"128\"", "\"0\"", [255, 128, 0]),
      ("\"srgb\"", "\"1.000\"", "\"0.5\"", "\"0.0\"", [255, 128, 0]),
      ("\"extended-srgb\"", "1", "0.5", "0", [255, 128, 0]),
      ("\"extended-linear-srgb\"", "\"1.0\"", "\"0.5\"", "\"0.0\"", [255, 188, 0]),
      ("\"display-p3\"", "\"0.5\"", "\"0.5\"", "\"0.5\"", [128, 128, 128]),
    ])
  func colors(space: String, red: String, green: String, blue: String, expected: [Int]) throws {
    let components = "{\"red\":\(red),\"green\":\(green),\"blue\":\(blue),\"alpha\":\"1.000\"}"
    try writeColor("C", "{\"color\":{\"color-space\":\(space),\"components\":\(components)}}")
    let color = try #require(folder.resources().findColor("C", .light))
    #expect([color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } == expected)
    #expect(color.opacity == 1)
  }

  @Test("red of Display P3 is redder than sRGB has it")
  func wideRed() throws {
    let components = "{\"red\":\"1.0\",\"green\":\"0.0\",\"blue\":\"0.0\",\"alpha\":\"0.5\"}"
    try writeColor("AccentColor", "{\"color\":{\"color-space\":\"display-p3\",\"components\":\(components)}}")
    let color = try #require(folder.resources().findColor("AccentColor", .light))
    #expect(color.red > 1.05 && color.green < -0.1 && color.opacity == 0.5)
  }

  @Test("a colour has a dark form, and may name a system colour")
  func darkColor() throws {
    let dark = "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"dark\"}]"
    let white = "{\"components\":{\"white\":\"0.25\",\"alpha\":\"1\"}}"
    try writeColor(
      "C", "{\"color\":\(white)},{\(dark),\"color\":{\"platform\":\"ios\",\"reference\":\"whiteColor\"}}")
    let resources = folder.resources()
    #expect(resources.findColor("C", .light)?.red == 0.25)
    #expect(resources.findColor("C", .dark) == .white)
  }

  @Test(
    "what cannot be used gives nil and one sentence",
    arguments: [
      ("{", "it is not JSON."),
      ("[]", "the value at the top is not of the kind that an asset catalog has there."),
      ("{\"images\": 3}", "the value at .images is not of the kind that an asset catalog has there."),
      ("{\"images\": [{\"scale\": 2}]}", "the value at .images[0].scale is not of the kind"),
      ("{}", "no entry of Contents.json has a file for any device."),
      ("{\"images\":[{\"filename\":\"no.png\"}]}", "no.png: the file is missing."),
      ("{\"images\":[{\"filename\":\"../../x.png\"}]}", "leads out of the set."),
      ("{\"images\":[{\"filename\":\"a.pdf\"}]}", "only the plumb command draws PDF images"),
      ("{\"images\":[{\"filename\":\"bad.png\"}]}", "the image could not be read"),
      ("{\"images\":[{\"filename\":\"pipe.png\"}]}", "it is no plain file."),
    ])
  func misuse(contents: String, sentence: String) throws {
    let set = "Assets.xcassets/X.imageset/"
    try folder.write(set + "Contents.json", contents)
    try folder.write(set + "bad.png", [0x89, 0x50, 0x4E, 0x47, 1, 2, 3])
    #expect(mkfifo(folder.url.path + "/" + set + "pipe.png", 0o600) == 0)
    let resources = folder.resources()
    #expect(resources.findImage("X", .light, 2) == nil)
    #expect(resources.findImage("X", .light, 2) == nil)
    #expect(folder.reports.count == 1)
    #expect(folder.reports.first?.contains(sentence) == true, "\(folder.reports)")
  }

  @Test("an SVG of a set has its own size in points, and the pixels of the display")
  func drawing() throws {
    let set = "Assets.xcassets/Sign.imageset/"
    try folder.write(
      set + "Contents.json", "{\"images\":[{\"idiom\":\"universal\",\"filename\":\"sign.svg\"}]}")
    try folder.write(
      set + "sign.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 40 20">
      <rect width="20" height="20" fill="#00f"/><rect x="20" width="20" height="20" fill="#f00" fill-opacity="0.5"/></svg>
      """)
    let image = try #require(folder.resources().findImage("Sign", .light, 3))
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.pixels.width == 60 && image.pixels.height == 30)
    #expect(Array(image.pixels.rgba.prefix(4)) == [0, 0, 255, 255])
    #expect(Array(image.pixels.rgba.suffix(4)) == [255, 0, 0, 128])
    #expect(folder.reports == [])
  }

  @Test(
    "an SVG of a set that keeps its vectors has pixels to be enlarged, and one without a size that of its view box"
  )
  func enlargedDrawing() throws {
    let set = "Assets.xcassets/Sign.imageset/"
    try folder.write(
      set + "Contents.json",
      """
      {"images":[{"filename":"sign.svg"}],
      "properties":{"preserves-vector-representation":true,"template-rendering-intent":"template"}}
      """)
    try folder.write(
      set + "sign.svg", "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 16'><g/></svg>")
    let image = try #require(folder.resources().findImage("Sign", .light, 2))
    #expect(image.size == CGSize(width: 32, height: 16) && image.isTemplate)
    #expect(image.pixels.width == 1024 && image.pixels.height == 512)
  }

  @Test(
    "an SVG that is none, or has no size, or is huge, gives nil and one sentence",
    arguments: [
      ("no", "the image could not be read"),
      ("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='4'/>", "does not say how large it is"),
      ("<svg xmlns='http://www.w3.org/2000/svg' width='90000' height='4'/>", "180000×8 pixels is too large"),
    ])
  func wrongDrawing(svg: String, sentence: String) throws {
    let set = "Assets.xcassets/Sign.imageset/"
    try folder.write(set + "Contents.json", "{\"images\":[{\"filename\":\"sign.svg\"}]}")
    try folder.write(set + "sign.svg", svg)
    let resources = folder.resources()
    #expect(resources.findImage("Sign", .light, 2) == nil)
    #expect(resources.findImage("Sign", .light, 2) == nil)
    #expect(folder.reports.count == 1 && folder.reports[0].contains(sentence), "\(folder.reports)")
  }

  @Test("an SVG of a set reads no other file")
  func closedDrawing() throws {
    let set = "Assets.xcassets/Sign.imageset/"
    try folder.writePNG(set + "red.png", 4, 4)
    try folder.write(set + "Contents.json", "{\"images\":[{\"filename\":\"sign.svg\"}]}")
    try folder.write(
      set + "sign.svg",
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">
      <image href="red.png" width="4" height="4"/>
      <image href="file://\(folder.url.path)/\(set)red.png" width="4" height="4"/></svg>
      """)
    let image = try #require(folder.resources().findImage("Sign", .light, 1))
    #expect(image.pixels.rgba.allSatisfy { $0 == 0 })
  }

  @Test("a picture that says it is huge is refused by its header")
  func hugePicture() throws {
    var png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
    png += [0, 1, 0, 0, 0, 1, 0, 0, 8, 6, 0, 0, 0, 0, 0, 0, 0]
    try folder.write("huge.png", png)
    #expect(folder.resources().findImage("huge", .light, 1) == nil)
    #expect(folder.reports.first?.contains("65536×65536 pixels is too large") == true, "\(folder.reports)")
  }

  @Test("a description of more than a megabyte is not read")
  func hugeContents() throws {
    try folder.write("Assets.xcassets/X.colorset/Contents.json", String(repeating: " ", count: 2 << 20))
    #expect(folder.resources().findColor("X", .light) == nil)
    #expect(folder.reports.first?.contains("at most 1048576 are read") == true, "\(folder.reports)")
  }

  @Test(
    "a colour with a component that is no number is refused", arguments: ["nan", "red", "0x1FF", "999", ""])
  func badComponents(text: String) throws {
    let components = "{\"red\":\"\(text)\",\"green\":\"0\",\"blue\":\"0\"}"
    try writeColor("C", "{\"color\":{\"components\":\(components)}}")
    #expect(folder.resources().findColor("C", .light) == nil)
    #expect(folder.reports.first?.contains("the component \"red\" is missing or no number") == true)
  }

  @Test("an empty accent colour is no colour and no mistake")
  func emptyColor() throws {
    try writeColor("AccentColor", "{\"idiom\":\"universal\"}")
    #expect(folder.resources().findColor("AccentColor", .light) == nil)
    #expect(folder.reports.isEmpty)
  }

  @Test("a group with a point in its name is a group, and a set of another kind is none")
  func pointedGroups() throws {
    for set in ["1. Basics/A", "v2.Old/B", "AppIcon.appiconset/C"] {
      try writeSet(set, ["{\"filename\":\"a.png\"}"])
      try folder.writePNG("Assets.xcassets/\(set).imageset/a.png", 1, 1)
    }
    let resources = folder.resources()
    #expect(["A", "B", "C"].map { resources.findImage($0, .light, 1) != nil } == [true, true, false])
  }

  @Test("a data set has the bytes of its file and their kind, and no file outside of it")
  func dataSets() throws {
    func writeData(_ name: String, _ entry: String) throws {
      try folder.write("Assets.xcassets/\(name).dataset/Contents.json", "{\"data\":[{\(entry)}]}")
    }
    try writeData("Words", "\"idiom\":\"universal\",\"filename\":\"words.json\"")
    try folder.write("Assets.xcassets/Words.dataset/words.json", "[1]")
    try writeData("Beat", "\"filename\":\"beat.mp3\",\"universal-type-identifier\":\"public.mp3\"")
    try folder.write("Assets.xcassets/Beat.dataset/beat.mp3", "beat")
    try writeData("Away", "\"filename\":\"../../secret\"")
    let resources = folder.resources()
    #expect(resources.findData("Words")?.bytes == Data("[1]".utf8))
    #expect(resources.findData("Words")?.typeIdentifier == "public.json")
    #expect(resources.findData("Beat")?.typeIdentifier == "public.mp3")
    #expect(resources.findData("Away") == nil && resources.findData("None") == nil)
    #expect(folder.reports.contains { $0.contains("leads out of the set") })
  }
}
