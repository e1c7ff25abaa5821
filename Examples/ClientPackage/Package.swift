// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "ClientPackage",
  // In a package of your own: .package(url: …, from: …) with the address of this repository.
  // Pictures need no UIKit: without the trait of that name the program is smaller.
  dependencies: [
    .package(name: "Plumb", path: "../..", traits: []), .package(path: "../../Packages/Companions"),
    .package(path: "../../Packages/SnapshotTesting"),
  ],
  targets: [
    .executableTarget(
      name: "PictureMaker",
      dependencies: [
        // On Apple's systems `import SwiftUI` finds Apple's own.
        .product(name: "SwiftUIRendering", package: "Plumb", condition: .when(platforms: [.linux])),
        .product(name: "Charts", package: "Companions", condition: .when(platforms: [.linux])),
      ]),
    .testTarget(
      name: "PictureMakerTests",
      dependencies: ["PictureMaker", .product(name: "SnapshotTesting", package: "SnapshotTesting")],
      exclude: ["__Snapshots__"], resources: [.copy("Resources")]),
  ]
)
