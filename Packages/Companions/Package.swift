// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// Each module with those that it imports: what its file says that is named as `MapKitModule.swift`.
let modules: [String: [String]] = [
  "AVFoundation": ["AudioToolbox", "CoreImage", "CoreMedia"],
  "AVKit": ["AVFoundation"],
  "Accelerate": [],
  "ActivityKit": [],
  "AppIntents": [],
  "AppTrackingTransparency": [],
  "AudioToolbox": [],
  "AuthenticationServices": [],
  "BackgroundTasks": [],
  "Charts": [],
  "CloudKit": ["CoreLocation"],
  "CommonCrypto": ["CryptoKit"],
  "Contacts": [],
  "ContactsUI": ["Contacts"],
  "CoreBluetooth": [],
  "CoreData": [],
  "CoreHaptics": [],
  "CoreImage": ["CoreGraphics", "CoreMedia"],
  "CoreLocation": [],
  "CoreML": ["CoreGraphics"],
  "CoreMedia": [],
  "CoreMotion": [],
  "CoreNFC": [],
  "CoreText": [],
  "CryptoKit": [],
  "EventKit": ["CoreGraphics"],
  "EventKitUI": ["EventKit"],
  "GameKit": ["GameplayKit"],
  "GameplayKit": [],
  "HealthKit": ["CoreLocation"],
  "ImageIO": ["CoreGraphics"],
  "ImagePlayground": [],
  "Intents": [],
  "LinkPresentation": [],
  "LocalAuthentication": [],
  "MapKit": ["CoreLocation"],
  "MediaPlayer": [],
  "MessageUI": ["WebKit"],
  "MobileCoreServices": ["UniformTypeIdentifiers"],
  "MultipeerConnectivity": [],
  "NaturalLanguage": [],
  "Network": [],
  "PDFKit": [],
  "PencilKit": [],
  "Photos": [],
  "PhotosUI": ["Photos", "UniformTypeIdentifiers"],
  "QuartzCore": ["CoreGraphics"],
  "QuickLook": [],
  "SafariServices": [],
  "Security": [],
  "Speech": ["AVFoundation"],
  "SpriteKit": [],
  "StoreKit": [],
  "SwiftData": ["CoreData"],
  "SystemConfiguration": [],
  "TipKit": [],
  "Translation": [],
  "UserNotifications": ["CoreLocation"],
  "Vision": ["CoreGraphics", "CoreImage", "CoreML", "CoreMedia"],
  "VisionKit": ["Vision"],
  "WatchConnectivity": [],
  "WeatherKit": ["CoreLocation"],
  "WebKit": [],
  "WidgetKit": ["ActivityKit", "AppIntents"],
]
let reporting = "PlumbReporting"
let outside: Set = ["CoreGraphics", "UniformTypeIdentifiers"]

// These modules use names that Plumb keeps to its own package. The package manager names a package after its folder.
let plumb = URL(filePath: Context.packageDirectory).appending(path: "../..").standardized
let house = plumb.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? String($0) : "_" }
  .joined()

func module(_ name: String, _ needs: [String]) -> Target {
  let others: [Target.Dependency] = needs.map {
    outside.contains($0) ? .product(name: $0, package: "UIKit") : .target(name: $0)
  }
  // Each file of a module sees what one of them imports.
  let implied = needs.filter { !outside.contains($0) }.flatMap {
    ["-Xfrontend", "-import-module", "-Xfrontend", $0]
  }
  return .target(
    name: name,
    dependencies: others + [
      .product(name: "SwiftUIRendering", package: "Plumb"), .product(name: "PlumbUIKit", package: "Plumb"),
    ], packageAccess: false,
    swiftSettings: [
      .swiftLanguageMode(.v6), .define("PLUMB_MODULE"), .unsafeFlags(["-package-name", house] + implied),
    ])
}

let package = Package(
  name: "Companions",
  products: modules.keys.sorted().map { .library(name: $0, targets: [$0]) },
  dependencies: [.package(name: "Plumb", path: "../..", traits: []), .package(path: "../UIKit")],
  targets: [module(reporting, [])]
    + modules.sorted { $0.key < $1.key }.map { module($0.key, $0.value + [reporting]) }
)
