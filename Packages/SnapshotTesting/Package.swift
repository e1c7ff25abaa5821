// swift-tools-version: 6.1
import Foundation
import PackageDescription

// These modules use names that Plumb keeps to its own package. The package manager names a package after its folder.
let plumb = URL(filePath: Context.packageDirectory).appending(path: "../..").standardized
let house = plumb.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "_" }
  .joined()
let settings: [SwiftSetting] = [.swiftLanguageMode(.v6), .unsafeFlags(["-package-name", house])]

let package = Package(
  name: "SnapshotTesting",
  products: [
    .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
    .library(name: "InlineSnapshotTesting", targets: ["InlineSnapshotTesting"]),
  ],
  dependencies: [.package(name: "Plumb", path: "../..", traits: [])],
  targets: [
    .target(
      name: "SnapshotTesting",
      dependencies: [
        .product(name: "PlumbTesting", package: "Plumb"), .product(name: "PlumbUIKit", package: "Plumb"),
      ], packageAccess: false, swiftSettings: settings),
    .target(
      name: "InlineSnapshotTesting",
      dependencies: ["SnapshotTesting", .product(name: "PlumbTesting", package: "Plumb")],
      packageAccess: false,
      swiftSettings: settings),
  ]
)
