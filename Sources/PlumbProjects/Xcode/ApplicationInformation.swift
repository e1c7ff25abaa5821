import Foundation
import PlumbSource

/// The contents of an app's `Info.plist` after a build: the target's own file with its settings filled in, and the
/// values that the settings add.
struct ApplicationInformation {
  private let settings: BuildSettings
  /// The folder that the path of the file starts from.
  private let folder: String
  private let reader: ProjectReader
  private(set) var problem: String?

  init(_ settings: BuildSettings, folder: String, by reader: ProjectReader) {
    (self.settings, self.folder, self.reader) = (settings, folder, reader)
  }

  /// The file, if the target has its own.
  var file: String? {
    settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : FilePath.join(folder, $0) }
  }

  /// The values of the build settings, as they write them.
  var settingsValues: [String: String] {
    let prefix = "INFOPLIST_KEY_"
    return settings.names(beginning: prefix).reduce(into: [:]) {
      $0[String($1.dropFirst(prefix.count))] = settings[$1]
    }
  }

  /// The property list; what is not in the file comes from settings, as Xcode fills in a generated one.
  mutating func data() -> Data? {
    var values: [String: Any] = [:]
    if let file {
      if let own = reader.information(file) {
        values = own.mapValues { filled($0, depth: 0) }
      } else if reader.exists(file) {
        problem =
          "\(file) can not be read as a property list in XML; Bundle.main says only what the build settings say."
      }
    }
    for (key, value) in generated where values[key] == nil { values[key] = value }
    return InformationFile.data(values)
  }

  /// The values that the build settings generate by themselves.
  private var generated: [String: Any] {
    var values: [String: Any] = [
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundlePackageType": "APPL",
      "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"] ?? "en",
    ]
    let names = [
      "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "PRODUCT_NAME",
      "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    ]
    for (key, setting) in names { values[key] = settings[setting] }
    guard file == nil || settings.isOn("GENERATE_INFOPLIST_FILE") else { return values }
    values["CFBundleShortVersionString"] = settings["MARKETING_VERSION"]
    values["CFBundleVersion"] = settings["CURRENT_PROJECT_VERSION"]
    for (key, value) in settingsValues {
      let isWord = value == "YES" || value == "NO"
      values[key] = isWord ? (value == "YES") as Any : value
    }
    return values
  }

  private func filled(_ value: Any, depth: Int) -> Any {
    guard depth < 16 else { return value }
    switch value {
    case let text as String: return settings.filled(text)
    case let list as [Any]: return list.map { filled($0, depth: depth + 1) }
    case let dictionary as [String: Any]: return dictionary.mapValues { filled($0, depth: depth + 1) }
    default: return value
    }
  }
}
