import Foundation
import PlumbMacroExpansion

/// An example of a guide: a Swift file whose first view a page shows, with settings that a reader may change.
package struct ExampleSource: Sendable {
  package let path: String
  package let viewName: String
  package let settings: [ExampleSetting]
  let text: Statements
  /// The tokens of the first view's body, between its braces.
  let body: Range<Int>
  /// The tokens of each setting's declaration.
  let declarations: [Range<Int>]

  /// The maximum number of settings beside a picture.
  package static let mostSettings = 4
  /// The maximum number of combinations of choices and switches.
  package static let mostCombinations = 64
  /// The maximum number of bytes that are read: some of what is looked for in an example takes the square of its length.
  package static let mostBytes = 32 << 10

  /// - Throws: `ExampleProblem` when the text is no example.
  package init(_ source: String, path: String) throws {
    guard source.utf8.count <= Self.mostBytes else {
      throw ExampleProblem(
        "An example has at most \(Self.mostBytes) bytes, and this file has \(source.utf8.count).", path)
    }
    (self.path, text) = (path, Statements(source))
    let tokens = text.tokens
    var (depth, found) = (0, nil as (name: Int, open: Int)?)
    for index in tokens.indices where found == nil {
      if tokens[index].text == "{" { depth += 1 }
      if tokens[index].text == "}" { depth -= 1 }
      if depth == 0, tokens[index].text == "struct", let name = text.content(behind: index),
        let open = (name..<tokens.count).first(where: { tokens[$0].text == "{" }),
        (name..<open).contains(where: { tokens[$0].text == "View" })
      {
        found = (name, open)
      }
    }
    guard let found, let close = text.closing(found.open) else {
      throw ExampleProblem("An example has a view: struct Name: View { … }.", path)
    }
    viewName = tokens[found.name].text
    body = found.open + 1..<close
    var (settings, declarations) = ([ExampleSetting](), [Range<Int>]())
    for index in tokens.indices.dropLast()
    where tokens[index].text == "@" && tokens[index + 1].text == "Setting" {
      guard (found.open..<close).contains(index) else {
        throw ExampleProblem(
          "Settings stand in the first view, \(viewName).", path, line: text.line(of: index))
      }
      let (setting, range) = try SettingReading(text: text, path: path).setting(at: index)
      settings.append(setting)
      declarations.append(range)
    }
    (self.settings, self.declarations) = (settings, declarations)
    try check()
  }

  private func check() throws {
    if settings.count > Self.mostSettings {
      throw ExampleProblem(
        "An example has at most \(Self.mostSettings) settings, and this one has \(settings.count).", path,
        line: settings[Self.mostSettings].line)
    }
    for (index, setting) in settings.enumerated() {
      if settings[..<index].contains(where: { $0.label == setting.label }) {
        throw ExampleProblem(
          "Two settings are labelled “\(setting.label)”; give each one a label of its own.", path,
          line: setting.line)
      }
    }
    let combinations = settings.filter { !$0.isRange }.map(\.values.count).reduce(1, *)
    if combinations > Self.mostCombinations {
      throw ExampleProblem(
        "The choices and switches have \(combinations) combinations, and \(Self.mostCombinations) is the most.",
        path, line: settings.first { !$0.isRange }?.line)
    }
    let parameters = ParameterPlaces(in: text)
    for setting in settings { try checkShadows(of: setting, parameters) }
  }

  /// A second declaration of a setting's name would be replaced, too.
  private func checkShadows(of setting: ExampleSetting, _ parameters: ParameterPlaces) throws {
    let tokens = text.tokens
    for index in body
    where tokens[index].text == setting.name && !declarations.contains(where: { $0.contains(index) }) {
      guard let before = text.content(before: index), let behind = text.content(behind: index) else {
        continue
      }
      let declares = ["let", "var", "func", "for", "inout"].contains(tokens[before].text)
      let isParameter = tokens[behind].text == "in" || parameters.isParameter(index)
      if declares || isParameter || tokens[index].text == "$" + setting.name {
        throw ExampleProblem(
          "\(setting.name) is declared again here; a setting's name means one thing in its view.", path,
          line: text.line(of: index))
      }
    }
    if let index = body.first(where: { tokens[$0].text == "$" + setting.name }) {
      throw ExampleProblem(
        "\(setting.name) is a setting, which has no binding.", path, line: text.line(of: index))
    }
  }
}
