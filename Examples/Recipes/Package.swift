// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Recipes",
  defaultLocalization: "en",
  products: [.library(name: "RecipeBook", targets: ["RecipeBook"])],
  targets: [
    .target(name: "RecipeModel"),
    .target(name: "RecipeViews", dependencies: ["RecipeModel"], resources: [.process("Resources")]),
    .target(
      name: "RecipeBook", dependencies: ["RecipeModel", "RecipeViews"], swiftSettings: [.define("COUNTS_MINUTES")]),
    .testTarget(name: "RecipeTests", dependencies: ["RecipeModel"]),
  ]
)
