// swift-tools-version: 6.0
import PackageDescription

// Language mode 5, because the SDKs of Xcode isolate the same declarations in different ways from version to version.
let package = Package(
  name: "Probe",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [.library(name: "Questions", targets: ["Questions"])],
  targets: [
    .target(name: "Questions"),
    .executableTarget(name: "probe", dependencies: ["Questions"]),
  ],
  swiftLanguageModes: [.v5])
