// swift-tools-version: 6.1
import CompilerPluginSupport
import Foundation
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]

// For what a command does before and after it waits for a compiler. Optimising these targets took 158 of the 730 seconds of
// processor time of a release build; as they are they take 34. No product that other packages use has these targets.
let unhurried: [SwiftSetting] = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// The packages beside the core, each of which can be deleted: those that are there are built here too, so that one build has all
// tests. Documentation/Decisions/Guests.md
func isThere(_ guest: String) -> Bool {
  FileManager.default.fileExists(atPath: "\(Context.packageDirectory)/Packages/\(guest)/Package.swift")
}
let hasUIKit = isThere("UIKit")
let hasCompanions = hasUIKit && isThere("Companions")
let hasSnapshotTesting = hasUIKit && isThere("SnapshotTesting")
// The dependencies of the tests of the core that use one if it is there. The trait UIKit defines the condition of that name.
let uikit: [Target.Dependency] = hasUIKit ? ["PlumbUIKit"] : []
let companions: [Target.Dependency] = hasCompanions ? ["PlumbCompanions"] : []
let knowing: [SwiftSetting] = strict + (hasCompanions ? [.define("Companions")] : [])

// Only Fuzzing/run builds the fuzzer: it needs libFuzzer, and every module with its counters.
let fuzzer: [Target] =
  Context.environment["PLUMB_FUZZING"] == nil
  ? []
  : [
    .systemLibrary(name: "CFuzzer", path: "Fuzzing/CFuzzer"),
    .executableTarget(
      name: "PlumbFuzzing", dependencies: ["CFuzzer", "PlumbFuzzTargets"], path: "Fuzzing/PlumbFuzzing",
      swiftSettings: strict),
  ]

let package = Package(
  name: "Plumb",
  products: [
    // The server comes along, so that an app can be run by itself.
    .library(name: "SwiftUI", targets: ["SwiftUI", "PlumbServer"]),
    // The same module without the server: a program that only makes pictures is built faster, and is smaller.
    .library(name: "SwiftUIRendering", targets: ["SwiftUI"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "PlumbTesting", targets: ["PlumbTesting"]),
    .executable(name: "plumb", targets: ["plumb"]),
  ],
  traits: !hasUIKit
    ? []
    : [
      .default(enabledTraits: ["UIKit"]),
      .trait(
        name: "UIKit",
        description:
          "`import SwiftUI` brings UIKit along, as on Apple's systems. A program that only makes pictures is smaller without."
      ),
    ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: fuzzer + [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
    .systemLibrary(
      name: "CMarkdown", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CRsvg", pkgConfig: "librsvg-2.0", providers: [.apt(["librsvg2-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),

    // The order is the reading order: numbers first, then text, drawing, views, bytes, people.
    .target(name: "PlumbGraph", swiftSettings: strict),
    .target(name: "PlumbLayout", swiftSettings: strict),
    .target(
      name: "PlumbText", dependencies: ["PlumbLayout", "CPangoCairo", "CMarkdown"], swiftSettings: strict,
      linkerSettings: [
        .linkedLibrary("fontconfig"), .linkedLibrary("pangoft2-1.0"), .linkedLibrary("freetype"),
      ]),
    .target(name: "PlumbDrawing", dependencies: ["PlumbLayout", "PlumbText"], swiftSettings: strict),
    .target(name: "PlumbFoundation", swiftSettings: strict),
    .target(name: "Combine", dependencies: ["PlumbFoundation", "OpenCombine"], swiftSettings: strict),
    // What `import os` and `import UniformTypeIdentifiers` mean in a source that `plumb` compiles.
    .target(name: "PlumbLog", swiftSettings: strict),
    .target(name: "PlumbExchange", swiftSettings: strict),
    .target(name: "CCallers"),
    .target(
      name: "PlumbViews",
      dependencies: [
        "CCallers", "PlumbGraph", "PlumbLayout", "PlumbText", "PlumbDrawing", "PlumbExchange", "Combine",
        "OpenCombine",
      ],
      swiftSettings: strict),
    .target(
      name: "PlumbControls",
      dependencies: [
        "PlumbViews", "PlumbGraph", "PlumbLayout", "PlumbText", "PlumbDrawing", "PlumbExchange",
      ],
      swiftSettings: strict),
    .target(name: "CPNG"),
    .target(
      name: "PlumbExport",
      dependencies: ["PlumbLayout", "PlumbDrawing", "PlumbText", "CPangoCairo", "CRsvg", "CWebP", "CPNG"],
      swiftSettings: strict),
    // The texts of the pages and of the table of symbols. In C, which takes a file as it is.
    .target(name: "CEmbeddedFiles"),
    .target(
      name: "SwiftUI",
      dependencies: [
        "Combine", "PlumbViews", "PlumbControls", "PlumbExport", "PlumbMacros", "PlumbLog", "CEmbeddedFiles",
      ] + (hasUIKit ? [.target(name: "PlumbUIKit", condition: .when(traits: ["UIKit"]))] : []),
      exclude: ["Resources/Symbols/symbols.txt"],
      swiftSettings: strict),
    // What `import PlumbGuide` means in an example of a guide.
    .target(name: "PlumbGuide", swiftSettings: strict),
    .target(name: "PlumbMacroExpansion", swiftSettings: strict),
    .macro(name: "PlumbMacros", dependencies: ["PlumbMacroExpansion"], swiftSettings: strict),
    // Sentences about a layout. Pages have it too, as WebAssembly beside the engine.
    .target(name: "PlumbExplanation", dependencies: ["PlumbLayout"], swiftSettings: strict),
    .target(
      name: "PlumbInspector",
      dependencies: [
        "PlumbExplanation", "PlumbMacroExpansion", "PlumbViews", "PlumbDrawing", "PlumbLayout", "PlumbGraph",
      ],
      swiftSettings: strict),
    // Recorded pictures, their comparison, and the page of a difference: for tests and for the command.
    .target(
      name: "PlumbSnapshots",
      dependencies: ["PlumbInspector", "PlumbExport", "PlumbDrawing", "PlumbExchange"],
      swiftSettings: strict),
    .target(
      name: "PlumbTesting",
      dependencies: [
        "SwiftUI", "PlumbInspector", "PlumbExplanation", "PlumbExport", "PlumbSnapshots",
        "PlumbMacroExpansion",
      ],
      swiftSettings: strict),
    .target(
      name: "PlumbServer",
      dependencies: [
        "SwiftUI", "PlumbInspector", "PlumbExplanation", .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      exclude: ["Web"],
      swiftSettings: strict),
    // Ends what the command starts, whatever ends the command. In C, because it runs in a fork.
    .target(name: "CSupervisor"),
    // A clock that stands still and chance from a seed, for pictures that are the same tomorrow.
    .target(name: "CDeterminism"),
    .target(
      name: "PlumbSource", dependencies: ["CSupervisor", "PlumbExchange", "PlumbMacroExpansion"],
      resources: [.copy("Interfaces")],
      swiftSettings: unhurried),
    .target(name: "PlumbProjects", dependencies: ["PlumbSource"], swiftSettings: unhurried),
    // Pages of a view that lay themselves out.
    .target(
      name: "PlumbShare",
      dependencies: [
        "SwiftUI", "PlumbServer", "PlumbSnapshots", "PlumbInspector", "PlumbExplanation", "PlumbSource",
        "PlumbExchange",
        "PlumbExport",
      ],
      exclude: ["Web"],
      swiftSettings: unhurried),
    // The pages of a guide, whose examples lay themselves out.
    .target(
      name: "PlumbGuidePages",
      dependencies: [
        "SwiftUI", "PlumbShare", "PlumbGuide", "PlumbServer", "PlumbSnapshots", "PlumbInspector",
        "PlumbSource",
      ],
      exclude: ["Web"],
      swiftSettings: unhurried),
    // Runs the code of a source in processes: one for each view, app and preview.
    .target(
      name: "PlumbLive",
      dependencies: [
        "SwiftUI", "PlumbShare", "PlumbGuidePages", "PlumbExport", "PlumbInspector", "PlumbExplanation",
        "PlumbSource", "PlumbExchange", "PlumbProjects", "PlumbServer", "PlumbSnapshots", "CDeterminism",
      ],
      swiftSettings: unhurried),
    .target(
      name: "PlumbCommand",
      dependencies: [
        "PlumbLive", "SwiftUI", "PlumbShare", "PlumbGuidePages", "PlumbExport", "PlumbInspector",
        "PlumbSource", "PlumbExchange", "PlumbMacroExpansion", "PlumbProjects", "PlumbServer",
        "PlumbSnapshots",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: unhurried),
    // One call, so that tests import the command as a library: they do not wait for the module of an executable.
    .executableTarget(
      name: "plumb", dependencies: ["PlumbCommand"],
      // A view's compiled source is loaded into this process and finds the modules here.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    // Not a product: it measures what is inside.
    .target(
      name: "PlumbWorkloads", dependencies: ["PlumbLayout"], path: "Benchmarks/PlumbWorkloads",
      swiftSettings: strict),
    .executableTarget(
      name: "PlumbBenchmarks", dependencies: ["PlumbWorkloads", "PlumbText", "SwiftUI"],
      path: "Benchmarks/PlumbBenchmarks",
      swiftSettings: strict),

    // What the fuzzer tries, and what the tests hold for each input that it has found.
    .target(
      name: "PlumbFuzzTargets",
      dependencies: [
        "SwiftUI", "PlumbViews", "PlumbText", "PlumbDrawing", "PlumbExport", "PlumbInspector", "PlumbServer",
        "PlumbSource", "PlumbProjects", "PlumbMacroExpansion", "PlumbExchange",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "Fuzzing/PlumbFuzzTargets", swiftSettings: strict),

    // Not a product: `./plumb docs` runs it.
    .executableTarget(
      name: "DocumentationSite", path: "Documentation/DocumentationSite", swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "TestLayers",
        "CommandTesting", "DocumentationSite", "plumb", "PlumbGuide", "PlumbMacroExpansion", "PlumbSource",
        "PlumbTesting", "SwiftUI",
      ],
      swiftSettings: strict),

    .testTarget(
      name: "PlumbLayoutTests", dependencies: ["PlumbLayout", "PlumbWorkloads"], swiftSettings: strict),
    .testTarget(
      name: "PlumbExplanationTests", dependencies: ["PlumbExplanation", "PlumbLayout"], swiftSettings: strict),
    // What the benchmarks time, counted by valgrind.
    .testTarget(
      name: "CountTests", dependencies: ["TestLayers", "CommandTesting", "PlumbSource", "PlumbBenchmarks"],
      swiftSettings: strict),
    .testTarget(name: "PlumbFoundationTests", dependencies: ["PlumbFoundation"], swiftSettings: strict),
    .testTarget(name: "PlumbLogTests", dependencies: ["PlumbLog"], swiftSettings: strict),
    .testTarget(name: "PlumbExchangeTests", dependencies: ["PlumbExchange"], swiftSettings: strict),
    .testTarget(name: "PlumbGraphTests", dependencies: ["PlumbGraph"], swiftSettings: strict),
    .testTarget(
      name: "PlumbDrawingTests", dependencies: ["PlumbDrawing", "PlumbLayout", "TestLayers"],
      swiftSettings: strict),
    .testTarget(
      name: "PlumbExportTests",
      dependencies: ["PlumbExport", "PlumbDrawing", "PlumbText", "PlumbLayout", "CPangoCairo", "CRsvg"],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "TestLayers",
        "PlumbTesting", "SwiftUI", "PlumbViews", "PlumbExport", "PlumbDrawing", "PlumbText", "PlumbLayout",
        "Waiting",
      ],
      swiftSettings: strict),
    .testTarget(name: "PlumbTextTests", dependencies: ["PlumbText", "CPangoCairo"], swiftSettings: strict),
    // SwiftUI brings the plug-in along. A test target that names a macro's target itself makes the package manager build every
    // module twice: all tests are one program then, which is built for the compiler's side.
    .testTarget(
      name: "PlumbMacroTests", dependencies: ["PlumbMacroExpansion", "SwiftUI"], swiftSettings: strict),
    .testTarget(
      name: "PlumbServerTests",
      dependencies: [
        "PlumbGuidePages", "PlumbShare", "TestLayers",
        "CommandTesting", "plumb", "PlumbLive", "PlumbSource", "PlumbInspector", "PlumbServer", "SwiftUI",
        "PlumbViews", "PlumbDrawing", "PlumbExport", "PlumbLayout",
        "Waiting",
      ] + companions,
      swiftSettings: knowing),
    .testTarget(
      name: "PlumbSourceTests", dependencies: ["TestLayers", "CommandTesting", "PlumbSource", "Waiting"],
      swiftSettings: strict),
    .testTarget(
      name: "PlumbProjectsTests", dependencies: ["CommandTesting", "PlumbProjects", "PlumbSource"],
      swiftSettings: strict),
    // `./plumb test`: it runs the program of all tests, in several processes.
    .executableTarget(
      name: "TestRun", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Tests/TestRun", swiftSettings: strict),
    .testTarget(
      name: "TestRunTests", dependencies: ["CommandTesting", "TestRun", "Waiting"], swiftSettings: strict),
    // Which tests run each time, and which in a long run.
    .target(name: "TestLayers", path: "Tests/TestLayers", swiftSettings: strict),
    // How tests wait for others.
    .target(name: "Waiting", path: "Tests/Waiting", swiftSettings: strict),
    // The built command, for the tests that run it.
    .target(
      name: "CommandTesting", dependencies: ["PlumbSource", "Waiting"], path: "Tests/CommandTesting",
      swiftSettings: strict),
    // What people and other programs do to it that nobody planned: each claim is one of Documentation/Security.md or
    // Documentation/Commands.md.
    .testTarget(
      name: "HostileTests",
      dependencies: [
        "PlumbGuidePages", "PlumbShare", "TestLayers",
        "CommandTesting", "plumb", "PlumbCommand", "PlumbLive", "PlumbExchange", "PlumbFuzzTargets",
        "PlumbDrawing", "PlumbInspector", "PlumbProjects", "PlumbSnapshots", "PlumbSource",
        "PlumbServer",
        "PlumbExport", "SwiftUI",
        "Waiting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PlumbCommandTests",
      dependencies: [
        "PlumbGuidePages", "PlumbShare", "TestLayers", "CommandTesting", "plumb", "PlumbCommand", "PlumbLive",
        "PlumbSource", "PlumbExport",
        "PlumbDrawing",
        "PlumbLayout",
        "Waiting",
      ],
      exclude: ["Kuchi/Pictures", "Variants"], swiftSettings: strict),
    .testTarget(
      name: "PlumbTestingTests",
      dependencies: ["PlumbTesting", "PlumbSnapshots", "PlumbMacroExpansion", "SwiftUI"],
      exclude: ["Pictures"],
      swiftSettings: strict),
    // The modules of SwiftUI must be there to be compiled against.
    .testTarget(
      name: "LawTests",
      dependencies: [
        "TestLayers", "CommandTesting", "SwiftUI", "PlumbGuide", "PlumbViews", "PlumbSource",
      ] + uikit + companions,
      exclude: [
        "Bodies", "EmptyFunctions.txt", "FileReads.txt", "Pauses.txt", "Sleeps.txt", "UnreadParameters.txt",
        "Uses",
        "Unasked.txt", "UnreadProperties.txt",
      ],
      swiftSettings: knowing),
    // Views and readings that the tests of views and of controls share.
    .target(
      name: "ViewTesting", dependencies: ["PlumbTesting", "SwiftUI"], path: "Tests/ViewTesting",
      swiftSettings: strict),
    .testTarget(
      name: "PlumbViewsTests", dependencies: ["ViewTesting", "PlumbTesting", "SwiftUI", "Waiting"],
      swiftSettings: strict),
    .testTarget(
      name: "PlumbControlsTests", dependencies: ["TestLayers", "ViewTesting", "PlumbTesting", "SwiftUI"],
      exclude: ["Controls/Pictures", "Lists/Pictures", "Presentations/Pictures"], swiftSettings: strict),
    .testTarget(
      name: "PlumbInspectorTests",
      dependencies: [
        "PlumbTesting", "SwiftUI", "PlumbInspector", "PlumbExplanation", "PlumbSource", "plumb",
        "TestLayers",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "OutlineTests", dependencies: ["PlumbTesting", "SwiftUI"], swiftSettings: strict),
    .testTarget(
      name: "GridTests", dependencies: ["PlumbTesting", "SwiftUI"], exclude: ["grids.json"],
      swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests", dependencies: ["TestLayers", "PlumbTesting", "SwiftUI", "PlumbInspector"],
      exclude: ["fixtures.json"],
      swiftSettings: strict),
  ]
)

if hasUIKit {
  // For the packages beside the core. `import UIKit` is a product of Packages/UIKit.
  package.products.append(.library(name: "PlumbUIKit", targets: ["PlumbUIKit"]))
  package.targets += [
    // What `import UIKit` means in a source that `plumb` compiles.
    .target(
      name: "PlumbUIKit",
      dependencies: [
        "Combine", "PlumbGraph", "PlumbLayout", "PlumbText", "PlumbDrawing", "PlumbViews", "PlumbControls",
        "PlumbExchange", "PlumbExport",
      ],
      path: "Packages/UIKit/Sources/PlumbUIKit", swiftSettings: strict),
    .testTarget(
      name: "PlumbUIKitTests",
      dependencies: [
        "ViewTesting", "PlumbTesting", "PlumbInspector", "PlumbUIKit", "PlumbDrawing", "PlumbExport",
        "PlumbViews",
        "SwiftUI", "Waiting",
      ],
      path: "Packages/UIKit/Tests/PlumbUIKitTests", swiftSettings: strict),
    .testTarget(
      // Tests/ExampleTests/Examples leads to the examples; the first stages declare one view several times over.
      name: "ExampleTests",
      dependencies: [
        "TestLayers", "plumb", "PlumbDrawing", "PlumbExport", "PlumbTesting", "SwiftUI",
      ],
      exclude: [
        "Examples/Assets.xcassets", "Examples/ClientPackage", "Examples/Garden", "Examples/Kuchi",
        "Examples/Notebook", "Examples/Recipes",
      ]
        + (1...6).map { "Examples/MessageRow\($0).swift" },
      swiftSettings: strict),
    // Not a product: cards and invoices as a server makes them, for `Benchmarks/servers/run`.
    .executableTarget(
      name: "PictureBenchmarks", dependencies: ["SwiftUI"], path: "Benchmarks/PictureBenchmarks",
      swiftSettings: strict),
  ]
}
if hasCompanions {
  package.targets += [
    // What apps import beside SwiftUI: a folder for each module. The command compiles those that a source imports, each the
    // first time; here they are one module, for the tests.
    .target(
      name: "PlumbCompanions",
      dependencies: [
        "SwiftUI", "PlumbUIKit", "PlumbViews", "PlumbControls", "PlumbDrawing", "PlumbText", "PlumbLayout",
        "PlumbExport", "PlumbGraph", "PlumbExchange",
      ],
      path: "Packages/Companions/Sources", swiftSettings: strict),
    .testTarget(
      name: "PlumbCompanionsTests",
      dependencies: [
        "ViewTesting", "PlumbTesting", "PlumbCompanions", "PlumbDrawing", "PlumbSource", "SwiftUI", "Waiting",
      ],
      path: "Packages/Companions/Tests/PlumbCompanionsTests", swiftSettings: strict),
  ]
}
if hasSnapshotTesting {
  package.targets += [
    // Assertions about pictures, in the words that tests of iOS apps have for them.
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "SwiftUI", "PlumbUIKit", "PlumbInspector", "PlumbExport", "PlumbSnapshots", "PlumbTesting",
      ],
      path: "Packages/SnapshotTesting/Sources/SnapshotTesting", swiftSettings: strict),
    .target(
      name: "InlineSnapshotTesting", dependencies: ["SnapshotTesting", "PlumbTesting"],
      path: "Packages/SnapshotTesting/Sources/InlineSnapshotTesting", swiftSettings: strict),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "CommandTesting", "PlumbSource", "SnapshotTesting", "InlineSnapshotTesting", "PlumbSnapshots",
        "PlumbTesting", "SwiftUI", "Waiting",
      ],
      path: "Packages/SnapshotTesting/Tests/SnapshotTestingTests", exclude: ["__Snapshots__"],
      swiftSettings: strict),
  ]
}

// Each target of Sources has a README beside its code.
for target in package.targets where target.path == nil && ![.test, .system].contains(target.type) {
  target.exclude.append("README.md")
}
