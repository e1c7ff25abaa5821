/// Project files whose objects have the keys that such objects have, mostly with values of the right kind.
extension Choices {
  private enum Value { case text, path, id, ids, words, settings, name, type }

  /// The keys of each kind of object.
  private static let kinds: [(isa: String, keys: [(String, Value)])] = [
    ("PBXGroup", [("children", .ids), ("path", .path), ("sourceTree", .name), ("name", .text)]),
    ("PBXFileReference", [("path", .path), ("sourceTree", .name), ("lastKnownFileType", .type)]),
    (
      "PBXNativeTarget",
      [
        ("name", .text), ("productType", .type), ("buildConfigurationList", .id), ("buildPhases", .ids),
        ("dependencies", .ids), ("packageProductDependencies", .ids), ("productReference", .id),
        ("fileSystemSynchronizedGroups", .ids),
      ]
    ),
    ("PBXSourcesBuildPhase", [("files", .ids)]), ("PBXResourcesBuildPhase", [("files", .ids)]),
    ("PBXFrameworksBuildPhase", [("files", .ids)]),
    ("PBXBuildFile", [("fileRef", .id), ("productRef", .id), ("platformFilter", .text)]),
    ("XCConfigurationList", [("buildConfigurations", .ids)]),
    (
      "XCBuildConfiguration",
      [("name", .text), ("buildSettings", .settings), ("baseConfigurationReference", .id)]
    ),
    ("PBXTargetDependency", [("target", .id), ("targetProxy", .id), ("productRef", .id)]),
    ("PBXContainerItemProxy", [("remoteInfo", .text)]),
    ("XCSwiftPackageProductDependency", [("productName", .text), ("package", .id)]),
    ("XCLocalSwiftPackageReference", [("relativePath", .path)]),
    ("XCRemoteSwiftPackageReference", [("repositoryURL", .path)]),
    ("PBXVariantGroup", [("children", .ids), ("name", .text)]),
    ("XCVersionGroup", [("children", .ids), ("path", .path)]),
    ("PBXFileSystemSynchronizedRootGroup", [("path", .path), ("exceptions", .ids), ("sourceTree", .name)]),
    (
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      [("target", .id), ("membershipExceptions", .words), ("platformFiltersByRelativePath", .settings)]
    ),
    ("", []),
  ]

  /// Few, so that objects refer to each other, to themselves and to none, and two have one name.
  private static let ids = "ABCDEFGHIJKLMNOPQR".map(String.init)

  mutating func projectFile() -> String {
    if isOne(in: 16) { return largeProject() }
    var objects = "R = { isa = PBXProject; mainGroup = \(pick(Self.ids)); targets = \(value(.ids)); "
    for (key, kind) in [
      ("buildConfigurationList", Value.id), ("packageReferences", .ids), ("projectDirPath", .path),
    ] where isOne(in: 2) { objects += "\(key) = \(value(kind)); " }
    objects += "};\n"
    for id in Self.ids where !isOne(in: 10) {
      let (isa, keys) = pick(Self.kinds)
      objects += "\(id) = { isa = \(isOne(in: 30) ? value(.text) : isa.isEmpty ? "\"\"" : isa); "
      for (key, kind) in keys where !isOne(in: 6) { objects += "\(key) = \(value(kind)); " }
      objects += "};\n"
      if isOne(in: 12) { objects += "\(id) = \(value(.text));\n" }
    }
    let root = isOne(in: 20) ? value(.id) : "R"
    let text = "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)}; rootObject = \(root); }\n"
    guard isOne(in: 10) else { return text }
    var bytes = Array(text.utf8)
    if isOne(in: 2) { bytes = Array(bytes.prefix(below(bytes.count))) }
    for _ in 0..<below(4) where !bytes.isEmpty { bytes[below(bytes.count)] = byte() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func value(_ kind: Value) -> String {
    if isOne(in: 20) { return odd() }
    switch kind {
    case .text: return Self.quoted(pick(Self.names))
    case .path: return Self.quoted(pick(Self.projectPaths))
    case .id: return pick(Self.ids)
    case .ids: return "(" + (0..<below(6)).map { _ in pick(Self.ids) }.joined(separator: ", ") + ")"
    case .words:
      return "(" + (0..<below(4)).map { _ in Self.quoted(pick(Self.projectPaths)) }.joined(separator: ", ")
        + ")"
    case .settings:
      return "{ "
        + (0..<below(7)).map { _ in "\(Self.quoted(pick(Self.settings))) = \(Self.quoted(pick(Self.values)));"
        }.joined() + " }"
    case .name:
      return pick([
        "\"<group>\"", "\"<group>\"", "\"<group>\"", "SOURCE_ROOT", "\"<absolute>\"", "BUILT_PRODUCTS_DIR",
        "\"\"",
      ])
    case .type:
      return Self.quoted(
        pick([
          "com.apple.product-type.application", "com.apple.product-type.framework",
          "com.apple.product-type.library.static",
          "com.apple.product-type.bundle.unit-test", "com.apple.product-type.tool",
          "com.apple.product-type.app-extension",
          "sourcecode.swift", "wrapper.pb-project", "wrapper", "folder", "text", "folder.assetcatalog", "",
          ".",
        ]))
    }
  }

  /// Text in places where no tool writes any.
  private mutating func odd() -> String {
    pick([
      "\"\"", "()", "{}", "{ isa = PBXGroup; children = (R); }", "((((A))))", "'a'", "<0102>",
      "\"\\U0000\\777\\\"", "A.B",
      "\"\(String(repeating: "x/", count: 3000))\"", String(repeating: "(", count: 70),
      "( \"\\n\", A, A, A )", "/* a */ A",
    ])
  }

  static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static let names = [
    "App", "Debug", "Kit", "Models", "", "My App", "App", "é\u{301}", "plugin:Gen", "ios", "a\nb",
    "$(TARGET_NAME)", "`", "../x",
  ]
  static let projectPaths = [
    "App", "A.swift", "App/A.swift", "B.swift", "Assets.xcassets", "App/Assets.xcassets", "App/Info.plist",
    "App/Config.xcconfig",
    "Other.xcodeproj", "App.xcodeproj", "Localizable.xcstrings", "en.lproj/Localizable.strings",
    "App/Model.xcdatamodeld", ".",
    "..", "../../../..", "", "/dev/zero", "Pipe.swift", "App/Pipe.swift", "App/Zero.swift", "App/Loop",
    "Loop.xcconfig",
    "App/C.swift", "nowhere", "/nowhere/x", "NoPackage", "~", "https://example.invalid/a/Pack.git",
    "a\nb.swift", "é.swift",
  ]
  private static let settings = [
    "PRODUCT_NAME", "PRODUCT_MODULE_NAME", "SWIFT_VERSION", "INFOPLIST_FILE", "GENERATE_INFOPLIST_FILE",
    "OTHER_SWIFT_FLAGS", "A", "B",
    "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SUPPORTED_PLATFORMS", "SDKROOT", "SWIFT_OBJC_BRIDGING_HEADER",
    "INFOPLIST_KEY_X",
    "SWIFT_UPCOMING_FEATURE_A_B", "SWIFT_UPCOMING_FEATURE_", "A[sdk=iphone*]", "A[", "A[sdk=iphone*][arch=*]",
    "App/A.swift", "",
  ]
  private static let values = [
    "YES", "NO", "App", "6", "6.0", "-1", "5.99999999999999999999", "App/Info.plist", "$(inherited)",
    "$(inherited) $(inherited) x",
    "$(A) $(B)", "$(B)$(B)", "$(A:upper:default=$(B))", "${PRODUCT_NAME:c99extidentifier}", "$(A", "$(",
    "$()", "-D X -D", "-DY \"",
    "iphoneos macosx", "/dev/zero", "App/Pipe.swift", "a'b\"c\\", "",
    "$(A:dir:file:base:suffix:rfc1034identifier)",
  ]

  // MARK: Large ones

  /// Many objects of one kind, whose cost may not grow with the square of their number.
  private mutating func largeProject() -> String {
    let count = pick([300, 1000, 3000])
    var (objects, targets, main) = ("", "", "A0")
    switch below(5) {
    case 0:
      // Groups in each other.
      for n in 0..<count {
        objects += "A\(n) = { isa = PBXGroup; path = a; children = (A\(n + 1), A\(n), A0); };\n"
      }
    case 1:
      // Targets that need each other in a row.
      targets = (0..<count).map { "T\($0)" }.joined(separator: ", ")
      for n in 0..<count {
        objects +=
          "T\(n) = { isa = PBXNativeTarget; name = T\(n); productType = framework; dependencies = (D\(n)); };\n"
        objects += "D\(n) = { isa = PBXTargetDependency; target = T\((n + 1) % (count + below(2))); };\n"
      }
    case 2:
      // Targets that all need all.
      let few = count / 10
      targets = (0..<few).map { "T\($0)" }.joined(separator: ", ")
      for n in 0..<few {
        objects += "D\(n) = { isa = PBXTargetDependency; target = T\(n); };\n"
        let needs = (n + 1..<max(few, n + 1)).map { "D\($0)" }.joined(separator: ", ")
        objects +=
          "T\(n) = { isa = PBXNativeTarget; name = T\(n); productType = framework; dependencies = (\(needs)); };\n"
      }
    case 3:
      // Files of one target.
      (targets, main) = ("T", "G")
      let files = (0..<count).map { "F\($0)" }.joined(separator: ", ")
      objects += "T = { isa = PBXNativeTarget; name = T; productType = application; buildPhases = (P); };\n"
      objects +=
        "G = { isa = PBXGroup; children = (\(files)); };\nP = { isa = PBXSourcesBuildPhase; files = (\((0..<count).map { "B\($0)" }.joined(separator: ", "))); };\n"
      for n in 0..<count {
        objects +=
          "F\(n) = { isa = PBXFileReference; path = \"App/\(n).swift\"; };\nB\(n) = { isa = PBXBuildFile; fileRef = F\(n); };\n"
      }
    default:
      // Settings that say each other.
      targets = "T"
      let settings = (0..<count).map { "S\($0) = \"$(S\($0 + 1))$(S\($0 + 1))\";" }.joined(separator: " ")
      objects +=
        "T = { isa = PBXNativeTarget; name = \"$(S0)\"; productType = application; buildConfigurationList = L; };\n"
      objects += "L = { isa = XCConfigurationList; buildConfigurations = (C); };\n"
      objects +=
        "C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = \"$(S0)\"; \(settings) }; };\n"
    }
    return
      "{ objects = { R = { isa = PBXProject; mainGroup = \(main); targets = (\(targets)); };\n\(objects)}; rootObject = R; }"
  }
}
