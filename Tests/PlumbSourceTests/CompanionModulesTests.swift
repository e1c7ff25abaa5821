import Foundation
import TestLayers
import Testing

@testable import PlumbSource

/// What a source imports beside SwiftUI is compiled for the first that does, and kept.
@Suite("The companions", .needs(.Companions)) struct CompanionModulesTests {
  private func check(
    _ text: String, name: String = "Shown.swift", on platform: SourcePlatform = .iOS, isFirst: Bool = false
  ) throws -> (isDone: Bool, messages: String) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = folder.path(name)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let messages = folder.path("messages")
    var compiler = try Compiler(
      besideExecutable: #require(Bundle.main.executableURL), folder: folder, platform: platform)
    if isFirst { compiler.companions = CompanionModules(folder: folder.path("Companions")) }
    let isDone = try compiler.check(Source(path: file), messages: messages) != nil
    return (isDone, (try? String(contentsOfFile: messages, encoding: .utf8)) ?? "")
  }

  private func made(_ names: Set<String>) throws -> [CompanionModules.Made] {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
    return try compiler.companions.make(names, with: compiler)
  }

  @Test("each of them compiles as a module of its own, and stands behind those that it needs", .tags(.long))
  func all() throws {
    let names = CompanionModules.names
    #expect(names.count > 60)
    let order = try made(names).map(\.name)
    #expect(Set(order) == names && order.count == names.count)
    func place(_ name: String) -> Int { order.firstIndex(of: name) ?? -1 }
    #expect(place("CoreLocation") < place("MapKit") && place("Vision") < place("VisionKit"))
    #expect(order.first == CompanionModules.reporting)
  }

  @Test("a module of a project has no part in a companion, whatever its name is")
  func apart() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var compiler = try Compiler(besideExecutable: #require(Bundle.main.executableURL), folder: folder)
    compiler.companions = CompanionModules(folder: folder.path("Companions"))
    let interfaces = compiler.projectModules.interfaces
    try FileManager.default.createDirectory(atPath: interfaces, withIntermediateDirectories: true)
    // Each companion has imports of these names.
    for name in [CompanionModules.reporting, "Foundation"] {
      try Data("no module".utf8).write(to: URL(fileURLWithPath: "\(interfaces)/\(name).swiftmodule"))
    }
    let made = try compiler.companions.make(["SystemConfiguration"], with: compiler)
    #expect(made.map(\.name) == [CompanionModules.reporting, "SystemConfiguration"])
  }

  @Test("what was compiled is taken the second time")
  func kept() throws {
    func times(_ made: [CompanionModules.Made]) throws -> [Date?] {
      try made.flatMap { [$0.key, $0.library] }.map {
        try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
      }
    }
    let first = try times(made(["CoreLocation"]))
    #expect(first.count == 4)
    #expect(try times(made(["CoreLocation"])) == first)
  }

  @Test("a name is there for who imports its module, with what comes along, and for nobody else")
  func names() throws {
    #expect(try check("import MapKit\nlet place = CLLocation(latitude: 1, longitude: 2)").isDone)
    #expect(try check("import SwiftUI\nlet here: MapKit.MKMapPoint? = nil").isDone == false)
    let other = try check("import SwiftUI\nlet place = CLLocation(latitude: 1, longitude: 2)")
    #expect(!other.isDone && other.messages.contains("cannot find 'CLLocation' in scope"))
  }

  @Test("a condition finds a module that nothing imports yet")
  func conditions() throws {
    #expect(try check("#if canImport(LinkPresentation)\nlet there = 1\n#endif\nlet two = there + 1").isDone)
  }

  @Test(
    "the first source on a machine may import any module, with all that comes along",
    .tags(.long), arguments: SourcePlatform.allCases.filter { $0 != .linux })
  func first(platform: SourcePlatform) throws {
    let folders = [nil, "everywhere", platform.rawValue].map {
      Checkout.path + "/Sources/PlumbSource/Interfaces" + ($0.map { "/\($0)" } ?? "")
    }
    let files = try folders.flatMap { try FileManager.default.contentsOfDirectory(atPath: $0) }
    let names = files.filter { $0.hasSuffix(".swiftinterface") }.map { String($0.dropLast(15)) }
    #expect(names.contains("CoreGraphics") && names.contains(platform == .iOS ? "UIKit" : "AppKit"))
    for name in names {
      let checked = try check("import \(name)", on: platform, isFirst: true)
      #expect(checked.isDone, "\(name): \(checked.messages)")
    }
  }

  @Test("a companion's own reports are no names for a source")
  func reporting() throws {
    let other = try check("import CoreLocation\nlet title = Placeholder(\"Map\", symbol: \"map\")")
    #expect(!other.isDone && other.messages.contains("cannot find 'Placeholder' in scope"))
  }

  @Test("the package's name is that of its folder, as the package manager writes it")
  func packageName() {
    #expect(Checkout.packageName(at: "/home/me/Plumb") == "plumb")
    #expect(Checkout.packageName(at: "/home/me/my-plumb.git") == "my_plumb")
    #expect(Checkout.packageName(at: "/home/me/2024 plumb") == "_024_plumb")
  }
}
