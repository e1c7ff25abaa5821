import Foundation
import PlumbDrawing
import PlumbLayout
import PlumbViews
import Testing

@testable import SwiftUI

@Suite("Images and fonts beside a source")
struct ResourcesFilesTests {
  private let folder: ResourcesFolder
  init() throws { folder = try ResourcesFolder() }

  @Test("an image file is found with and without its type, in the scale of its name")
  func names() throws {
    try folder.writePNG("photo.png", 10, 10)
    try folder.writePNG("photo@2x.png", 20, 20)
    let resources = folder.resources(of: "View.swift")
    for name in ["photo", "photo.png"] {
      #expect(resources.findImage(name, .light, 2)?.pixels.width == 20)
      #expect(resources.findImage(name, .light, 2)?.size.width == 10)
      #expect(resources.findImage(name, .light, 1)?.pixels.width == 10)
    }
    #expect(resources.findImage("photo.jpg", .light, 2) == nil)
    #expect(resources.findImage("other", .light, 2) == nil)
    #expect(folder.reports.isEmpty)
  }

  @Test("a source file has its folder and the folders for resources; a source folder has everything")
  func reach() throws {
    for path in ["a.png", "Resources/Deep/b.png", "Sources/c.png", ".hidden/d.png"] {
      try folder.writePNG(path, 1, 1)
    }
    let (file, all) = (folder.resources(of: "View.swift"), folder.resources())
    #expect(["a", "b", "c", "d"].map { file.findImage($0, .light, 1) != nil } == [true, true, false, false])
    #expect(["a", "b", "c", "d"].map { all.findImage($0, .light, 1) != nil } == [true, true, true, false])
  }

  @Test("a file is decoded once")
  func once() throws {
    try folder.writePNG("a.png", 2, 2)
    let resources = folder.resources()
    let first = try #require(resources.findImage("a", .light, 1))
    #expect(resources.findImage("a.png", .dark, 3)?.pixels == first.pixels)
  }

  @Test("a set of a catalog comes before a file")
  func order() throws {
    try folder.writePNG("a.png", 1, 1)
    try folder.writePNG("M.xcassets/a.imageset/x.png", 2, 2)
    try folder.write("M.xcassets/a.imageset/Contents.json", "{\"images\":[{\"filename\":\"x.png\"}]}")
    #expect(folder.resources().findImage("a", .light, 1)?.pixels.width == 2)
  }

  @Test("a circle of links ends, and a folder that is not there is empty")
  func links() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("loop"), withDestinationURL: folder.url)
    #expect(folder.resources().findImage("a", .light, 1) == nil)
    #expect(folder.resources(of: "no/such/View.swift").findImage("a", .light, 1) == nil)
    #expect(folder.reports.isEmpty)
  }

  @Test("fonts are listed in order")
  func fonts() throws {
    for path in ["B.otf", "Fonts/A.ttf", "notes.txt"] { try folder.write(path, "") }
    let root = folder.url.standardizedFileURL.path
    #expect(SourceFonts.files(in: folder.url) == ["\(root)/B.otf", "\(root)/Fonts/A.ttf"])
    #expect(SourceFonts.files(in: folder.url.appendingPathComponent("View.swift")) == ["\(root)/B.otf"])
  }
}
