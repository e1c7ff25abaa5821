import Foundation
import PlumbInspector
import PlumbSource

/// An example with the code for each of its settings, and what a child has told of it.
struct GuideExample {
  let part: LivePart
  let source: ExampleSource

  var request: GuideRequest {
    GuideRequest(
      settings: source.settings.map(GuideRequest.Setting.init), path: source.path,
      showsGraph: part.showsGraph)
  }

  /// The code as it begins.
  var startCode: String { source.code(source.settings.map { .number($0.start) }).code }

  /// All that the page's script needs, as JSON.
  ///
  /// - Parameter trees: the answer of the child.
  func json(trees: String) -> String {
    let own = JSON.object([
      ("name", .string(part.stem)), ("caption", .string(part.caption)),
      ("width", part.width.map { .number(CGFloat($0)) } ?? .null),
      ("height", part.height.map { .number(CGFloat($0)) } ?? .null), ("steps", .bool(part.showsSteps)),
      ("tree", .bool(part.showsTree)), ("graph", .bool(part.showsGraph)), ("code", .bool(part.showsCode)),
      ("chosen", part.chosen.map(JSON.string) ?? .null),
      ("settings", .array(source.settings.map(setting))), ("codes", .array(codes)),
    ]).line
    return own.dropLast() + ",\"model\":\(trees)}"
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
  private var codes: [JSON] {
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
