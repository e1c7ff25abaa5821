import CommandTesting
import Foundation
import TestLayers
import Testing

/// The manifest without the packages beside the core. `.ci/core-alone` builds what it describes, and runs the tests.
@Suite("The core without the packages beside it", .timeLimit(.minutes(6)))
struct CoreAloneTests {
  private struct Manifest: Decodable {
    struct Named: Decodable { let name: String }
    struct Target: Decodable {
      let name: String
      let path: String?
      let dependencies: [[String: [Name?]]]

      /// The targets that it needs.
      var needs: [String] {
        dependencies.flatMap { dependency in
          dependency.filter { $0.key != "product" }.compactMap { $0.value.first??.text }
        }
      }
    }
    /// The first part of a dependency is a name, and others are not.
    struct Name: Decodable {
      let text: String?
      init(from decoder: any Decoder) throws {
        text = try? decoder.singleValueContainer().decode(String.self)
      }
    }

    let products: [Named]
    let targets: [Target]
    let traits: [Named]

    var names: Set<String> { Set(targets.map(\.name)) }
  }

  /// Reads the manifest in a folder that has nothing else than some packages.
  private func manifest(with guests: [Guest]) throws -> Manifest {
    let command = try Command()
    defer { command.folder.remove() }
    let text = try String(contentsOf: SourceFile.root.appending(path: "Package.swift"), encoding: .utf8)
    try command.folder.write(text, to: "House/Package.swift")
    for guest in guests { try command.folder.write("", to: "House/Packages/\(guest)/Package.swift") }
    let answer = try command.shell("cd House && swift package dump-package")
    #expect(answer.status == 0, "\(answer.error)")
    return try JSONDecoder().decode(Manifest.self, from: Data(answer.output.utf8))
  }

  @Test("has no target, product, trait or path of theirs, and no target needs one")
  func alone() throws {
    let alone = try manifest(with: [])
    #expect(alone.names.count > 60 && alone.names.isSuperset(of: ["SwiftUI", "plumb", "LawTests"]))
    for target in alone.targets {
      #expect(target.path?.hasPrefix("Packages") != true, "\(target.name)")
      let needs = Set(target.needs).subtracting(["OpenCombine"])
      #expect(needs.isSubset(of: alone.names), "\(target.name) needs \(target.needs)")
    }
    #expect(alone.traits.isEmpty)
    #expect(
      Set(alone.products.map(\.name)) == ["SwiftUI", "SwiftUIRendering", "Combine", "PlumbTesting", "plumb"])
  }

  @Test(
    "gets the targets of each that is there, and of no other",
    arguments: [
      ([Guest.UIKit], ["PlumbUIKit", "PlumbUIKitTests", "ExampleTests", "PictureBenchmarks"]),
      (
        [.UIKit, .Companions],
        [
          "PlumbUIKit", "PlumbUIKitTests", "ExampleTests", "PictureBenchmarks", "PlumbCompanions",
          "PlumbCompanionsTests",
        ]
      ),
      (
        [.UIKit, .SnapshotTesting],
        [
          "PlumbUIKit", "PlumbUIKitTests", "ExampleTests", "PictureBenchmarks", "SnapshotTesting",
          "InlineSnapshotTesting",
          "SnapshotTestingTests",
        ]
      ),
      // These need UIKit.
      ([.Companions, .SnapshotTesting], []),
    ])
  func some(guests: [Guest], targets: [String]) throws {
    let (alone, some) = (try manifest(with: []), try manifest(with: guests))
    #expect(some.names.subtracting(alone.names) == Set(targets))
    #expect(some.traits.map(\.name).contains("UIKit") == guests.contains(.UIKit))
    // A product with the name of another package's module would stop packages that have both.
    #expect(
      Set(some.products.map(\.name)).isDisjoint(with: [
        "SnapshotTesting", "InlineSnapshotTesting", "Charts", "UIKit",
      ]))
  }
}
