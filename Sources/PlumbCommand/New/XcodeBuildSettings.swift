/// The build settings of a new project: those of all targets, of the app and of its tests.
struct XcodeBuildSettings {
  let name: AppName

  /// The objects of the project's file: three lists of configurations, and six configurations.
  func texts(id: (Int) -> String) -> [String] {
    let lists = [(30, all), (31, app), (32, tests)]
    return lists.flatMap { list, settings in
      let (debug, release) = (list * 10, list * 10 + 1)
      let own = list == 30
      return [
        configuration(id(debug), "Debug", settings.merging(own ? self.debug : [:]) { $1 }),
        configuration(id(release), "Release", settings.merging(own ? self.release : [:]) { $1 }),
        """
        \t\t\(id(list)) = {
        \t\t\tisa = XCConfigurationList;
        \t\t\tbuildConfigurations = (\(id(debug)), \(id(release)));
        \t\t\tdefaultConfigurationIsVisible = 0;
        \t\t\tdefaultConfigurationName = Release;
        \t\t};
        """,
      ]
    }
  }

  private func configuration(_ id: String, _ name: String, _ settings: [String: String]) -> String {
    let lines = settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\($0.key) = \"\($0.value)\";" }
    return """
      \t\t\(id) = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(lines.joined(separator: "\n"))
      \t\t\t};
      \t\t\tname = \(name);
      \t\t};
      """
  }

  private var all: [String: String] {
    [
      "ALWAYS_SEARCH_USER_PATHS": "NO", "CLANG_ENABLE_MODULES": "YES", "CURRENT_PROJECT_VERSION": "1",
      "ENABLE_USER_SCRIPT_SANDBOXING": "YES", "GENERATE_INFOPLIST_FILE": "YES",
      "IPHONEOS_DEPLOYMENT_TARGET": "17.0", "MARKETING_VERSION": "1.0", "PRODUCT_NAME": "$(TARGET_NAME)",
      "SDKROOT": "iphoneos", "SWIFT_EMIT_LOC_STRINGS": "YES", "SWIFT_VERSION": "6.0",
      "TARGETED_DEVICE_FAMILY": "1,2",
    ]
  }

  private var debug: [String: String] {
    [
      "DEBUG_INFORMATION_FORMAT": "dwarf", "ENABLE_TESTABILITY": "YES", "ONLY_ACTIVE_ARCH": "YES",
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG $(inherited)", "SWIFT_OPTIMIZATION_LEVEL": "-Onone",
    ]
  }

  private var release: [String: String] {
    [
      "DEBUG_INFORMATION_FORMAT": "dwarf-with-dsym", "SWIFT_COMPILATION_MODE": "wholemodule",
      "VALIDATE_PRODUCT": "YES",
    ]
  }

  private var app: [String: String] {
    [
      "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
      "CODE_SIGN_STYLE": "Automatic", "ENABLE_PREVIEWS": "YES",
      "INFOPLIST_KEY_CFBundleDisplayName": name.shown,
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      "INFOPLIST_KEY_UIApplicationSupportsIndirectInputEvents": "YES",
      "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationPortraitUpsideDown UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
      "LD_RUNPATH_SEARCH_PATHS": "$(inherited) @executable_path/Frameworks",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(identifier)",
    ]
  }

  private var tests: [String: String] {
    [
      "BUNDLE_LOADER": "$(TEST_HOST)", "CODE_SIGN_STYLE": "Automatic",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.\(identifier)Tests",
      "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/\(name.code).app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/\(name.code)",
    ]
  }

  /// An identifier of a bundle has no underscore.
  private var identifier: String { String(name.code.map { $0 == "_" ? "-" : $0 }) }
}
