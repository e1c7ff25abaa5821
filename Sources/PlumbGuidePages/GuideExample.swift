import Foundation
import PlumbInspector
import PlumbSource

/// An example with the code for each of its settings, and what a child has reported of it.
package struct GuideExample {
  /// The data of an example, or the reason why it cannot be made.
  package typealias Answer = Result<GuideAnswer, Failure>

  package let part: LivePart
  /// The example, or why the file is none.
  package let source: Result<ExampleSource, Failure>
  /// The text of the file, as far as there is one.
  private let text: String

  /// - Parameters:
  ///   - file: the path of the example.
  ///   - place: the line of the page that shows it.
  ///   - guide: the guide's folder.
  init(_ part: LivePart, file: String, at place: String, of guide: String) {
    self.part = part
    let text: String
    do throws(Failure) {
      guard let found = try GuideFile.text(file, of: guide) else {
        throw Failure(.wrongWords, "\(place): There is no example \(file).")
      }
      text = found
    } catch {
      (self.text, source) = ("", .failure(error))
      return
    }
    self.text = text
    do {
      let source = try ExampleSource(text, path: file)
      guard source.viewName == part.stem else {
        throw Failure(
          .wrongWords,
          "\(place): The first view of \(part.file) is named \(source.viewName); name it \(part.stem), as its file."
        )
      }
      self.source = .success(source)
    } catch { source = .failure(error as? Failure ?? Failure(.wrongWords, "\(error)")) }
  }

  package var failure: Failure? { if case .failure(let failure) = source { failure } else { nil } }

  package func request(of source: ExampleSource) -> GuideRequest {
    GuideRequest(
      settings: source.settings.map(GuideRequest.Setting.init), path: source.path,
      showsGraph: part.showsGraph)
  }

  /// The code as it begins; that of the file where this is no example.
  var startCode: String {
    guard case .success(let source) = source else { return text }
    return source.code(source.settings.map { .number($0.start) }).code
  }

  /// All that the page's script needs, as JSON; nothing for an example that cannot be made.
  func json(_ answer: Answer) -> String {
    guard case .success(let source) = source, case .success(let answer) = answer else { return "null" }
    let own = JSON.object([
      ("name", .string(part.stem)), ("caption", .string(part.caption)),
      ("width", part.width.map { .number(CGFloat($0)) } ?? .null),
      ("height", part.height.map { .number(CGFloat($0)) } ?? .null), ("steps", .bool(part.showsSteps)),
      ("tree", .bool(part.showsTree)), ("graph", .bool(part.showsGraph)), ("code", .bool(part.showsCode)),
      ("chosen", part.chosen.map(JSON.string) ?? .null),
      ("settings", .array(source.settings.map(setting))), ("codes", .array(codes(of: source))),
    ]).line
    return own.dropLast() + ",\"model\":\(answer.json)}"
  }

  private func setting(_ setting: ExampleSetting) -> JSON {
    var fields: [(String, JSON)] = [
      ("label", .string(setting.label)), ("start", .number(CGFloat(setting.start))),
      ("omitted", setting.omitted.map { .number(CGFloat($0)) } ?? .null),
    ]
    switch setting.kind {
    case .range(let lowest, let highest, let step, let isWhole):
      fields += [
        ("kind", .string("range")), ("lowest", .number(CGFloat(lowest))),
        ("highest", .number(CGFloat(highest))),
        ("step", .number(CGFloat(step))), ("whole", .bool(isWhole)),
      ]
    case .choices(let words):
      fields += [("kind", .string("choices")), ("choices", .array(words.map(JSON.string)))]
    case .toggle: fields.append(("kind", .string("toggle")))
    }
    return .object(fields)
  }

  /// The code for each combination: of choices and switches their values, of a slider that has an omitted value whether it
  /// has another one. The last setting changes first.
  private func codes(of source: ExampleSource) -> [JSON] {
    var combinations: [[PrintedValue]] = [[]]
    for (index, setting) in source.settings.enumerated() {
      var values: [PrintedValue] = setting.values.map(PrintedValue.number)
      if setting.isRange { values = (setting.omitted.map { [.number($0)] } ?? []) + [.slot(index)] }
      combinations = combinations.flatMap { one in values.map { one + [$0] } }
    }
    return combinations.map { values in
      let printed = source.code(values)
      return .object([
        ("text", .string(printed.code)), ("lines", .array(printed.lines.map { .number(CGFloat($0)) })),
      ])
    }
  }
}
