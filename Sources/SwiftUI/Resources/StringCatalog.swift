import Foundation
import PlumbViews

/// Reads a string catalog: JSON with every key in every language.
enum StringCatalog {
  static func read(
    _ data: Data, _ path: String, into table: inout StringTables.Table, problems: inout [String]
  ) throws(UnusableResource) {
    let text = try StringsEncoding.text(of: data, path)
    guard let root = try object(text, path), let strings = root["strings"] as? [String: Any] else {
      throw UnusableResource("\(path): a string catalog has an object \"strings\"; the file is left out.")
    }
    let source = root["sourceLanguage"] as? String ?? "en"
    table.sourceLanguage = source
    for key in strings.keys.sorted() {
      let content = strings[key] as? [String: Any] ?? [:]
      let localizations = content["localizations"] as? [String: Any] ?? [:]
      for language in localizations.keys.sorted() {
        guard let entry = entry(localizations[language], language) else {
          problems.append(
            "\(path): \"\(key)\" has no text in \"\(language)\"; the key's own words are shown.")
          continue
        }
        table.add(entry, for: key)
      }
    }
  }

  private static func object(_ text: String, _ path: String) throws(UnusableResource) -> [String: Any]? {
    do {
      return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "this is no JSON"
      let digits = reason.split(whereSeparator: { !$0.isNumber }).last.flatMap { Int($0) }
      let place = digits.map { ":\(StringsEncoding.line(ofByte: $0, in: Array(text.utf8)))" } ?? ""
      throw UnusableResource("\(path)\(place): this is no JSON (\(reason)); the file is left out.")
    }
  }

  private static func entry(_ value: Any?, _ language: String) -> LocalizedEntry? {
    guard let value = value as? [String: Any], let form = form(value) else { return nil }
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for (name, content) in value["substitutions"] as? [String: Any] ?? [:] {
      guard let content = content as? [String: Any], let inner = self.form(content) else { continue }
      let forms =
        switch inner {
        case .text(let text): ["other": text]
        case .plural(let forms): forms
        }
      substitutions[name] = LocalizedEntry.Substitution(
        argument: content["argNum"] as? Int, specifier: content["formatSpecifier"] as? String ?? "lld",
        forms: forms)
    }
    return LocalizedEntry(form, substitutions: substitutions, language: language)
  }

  /// A text, or its forms. Of the forms for devices that for others counts: no picture knows its device.
  private static func form(_ value: [String: Any], depth: Int = 0) -> LocalizedEntry.Form? {
    guard depth < 4 else { return nil }
    if let unit = value["stringUnit"] as? [String: Any], let text = unit["value"] as? String {
      // A gap with a name has it in parentheses: `%(total)lld`.
      return .text(text.replacing(/%\(\w+\)/, with: "%"))
    }
    guard let variations = value["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: Any] {
      let forms = plural.compactMapValues { content -> String? in
        guard let content = content as? [String: Any], case .text(let text) = form(content, depth: depth + 1)
        else { return nil }
        return text
      }
      return forms.isEmpty ? nil : .plural(forms)
    }
    guard let devices = variations["device"] as? [String: Any],
      let device = ["other", "iphone"].first(where: { devices[$0] != nil }) ?? devices.keys.min(),
      let content = devices[device] as? [String: Any]
    else { return nil }
    return form(content, depth: depth + 1)
  }
}
