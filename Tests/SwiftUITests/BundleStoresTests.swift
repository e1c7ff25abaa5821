import Foundation
import PlumbDrawing
import PlumbViews
import Testing

@testable import SwiftUI

@Suite("Resources of several bundles") struct BundleStoresTests {
  private let folder: ResourcesFolder
  init() throws {
    folder = try ResourcesFolder()
    try folder.writePNG("App/logo.png", 1, 1)
    try folder.writePNG("Kit/logo.png", 2, 2)
    try folder.writePNG("Kit/leaf.png", 3, 3)
    try folder.write("App/Localizable.strings", "\"title\" = \"The app's\";")
    try folder.write("Kit/Localizable.strings", "\"title\" = \"The kit's\"; \"only\" = \"Here\";")
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func resources() -> Resources {
    Resources.of(["App", "Kit"].map { URL(fileURLWithPath: path($0)) }) { [folder] in folder.report($0) }
  }

  @Test("of two images with one name each bundle has its own")
  func sameName() {
    let resources = resources()
    #expect(resources.findImage("logo", .light, 1)?.pixels.width == 1)
    #expect(resources.inside(path("Kit")).findImage("logo", .light, 1)?.pixels.width == 2)
    #expect(resources.inside(path("App")).findImage("logo", .light, 1)?.pixels.width == 1)
    #expect(folder.reports.isEmpty)
  }

  @Test("an image that only a module has is found without its bundle, and told once")
  func elsewhere() {
    let resources = resources()
    for _ in 0..<2 { #expect(resources.findImage("leaf", .light, 1)?.pixels.width == 3) }
    #expect(
      folder.reports == [
        "\"leaf\" is among the resources of the module Kit, and not of the app: SwiftUI finds it only with its bundle. Say bundle: .module there."
      ])
    #expect(resources.inside(path("Nowhere")).findImage("none", .light, 1) == nil)
  }

  @Test("a text is the app's own first, and the module's with its bundle")
  func texts() {
    let resources = resources()
    #expect(resources.findString("title", nil, ["en"])?.form == .text("The app's"))
    #expect(resources.inside(path("Kit")).findString("title", nil, ["en"])?.form == .text("The kit's"))
    #expect(resources.findString("only", nil, ["en"])?.form == .text("Here"))
  }
}
