// swift-tools-version: 6.1
import PackageDescription

// Plumb itself builds PlumbUIKit, because its SwiftUI brings UIKit along. These modules have the names that files import.
let package = Package(
  name: "UIKit",
  products: [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  ],
  dependencies: [.package(name: "Plumb", path: "../..", traits: [])],
  targets: [
    .target(
      name: "UIKit", dependencies: ["CoreGraphics", .product(name: "PlumbUIKit", package: "Plumb")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "CoreGraphics", dependencies: [.product(name: "PlumbUIKit", package: "Plumb")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "UniformTypeIdentifiers", dependencies: [.product(name: "PlumbUIKit", package: "Plumb")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ]
)
