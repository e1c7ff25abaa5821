import Foundation
import PlumbDrawing
import PlumbExport
import PlumbGuide
import PlumbInspector
import PlumbLayout
import PlumbServer
import PlumbShare
import PlumbSource
import SwiftUI

/// An example at certain settings: its archive, and as text what it draws, light and dark, and which views it has.
struct GuideSample {
  var archive: [Double]
  var texts: [ScannedNumbers]
}

/// Shows an example at many settings, and finds numbers from which a page makes it at all of them.
///
/// Each combination of choices and switches has its own tree. A slider's effect is taken for linear: each number is a
/// constant and a share of the slider. Values at which it was not found check this. A slider that is something else has
/// a tree for each step.
@MainActor package final class GuideSamples {
  private let settings: [GuideRequest.Setting]
  private let name: String
  private let show: (Bool) throws -> StagedView
  private let forms = DrawnForms()
  private var texts = GuideTexts()

  /// The maximum number of trees of one example.
  static let mostTrees = 640

  package init(
    settings: [GuideRequest.Setting], name: String, show: @escaping (Bool) throws -> StagedView
  ) {
    (self.settings, self.name, self.show) = (settings, name, show)
  }

  package func answer(_ request: GuideRequest) throws -> Data {
    guard !request.showsGraph else { return try answerEvents(request) }
    var stepped = Set(settings.indices.filter { !settings[$0].isRange })
    var trees: [JSON]?
    while trees == nil {
      try checkCount(stepped, request)
      let result = try makeTrees(stepped)
      switch result {
      case .success(let made): trees = made
      case .failure(let bent): stepped.formUnion(bent.settings)
      }
    }
    return try answer(
      try staged(settings.map(\.start), false), trees: trees ?? [], stepped: stepped.sorted())
  }

  /// The same for an example with buttons: a tree for each state, and what each press does to the graph.
  private func answerEvents(_ request: GuideRequest) throws -> Data {
    guard settings.isEmpty else {
      throw ExampleProblem(
        "An example whose graph is shown is changed by its buttons. It can not have settings.", request.path,
        line: settings[0].line)
    }
    let (samples, graph) = try GuideEvents(request, show: show, sample: sample).states()
    let trees = samples.compactMap { LinearModel($0, [], sliders: [], spans: [])?.json(&texts) }
    return try answer(try show(false), trees: trees, stepped: [], graph: graph)
  }

  private func answer(_ staged: StagedView, trees: [JSON], stepped: [Int], graph: JSON = .null) throws -> Data
  {
    let (picture, size) = (try staged.picture().pngData(scale: Stage.defaultScale), staged.canvasSize)
    let json = JSON.object(
      [
        ("stepped", .array(stepped.map { .number(CGFloat($0)) })),
        ("texts", .array(texts.all)), ("trees", .array(trees)), ("graph", graph),
      ] + forms.json)
    return try JSONEncoder().encode(
      GuideAnswer(
        json: json.line, picture: Data(picture), width: Double(size.width),
        height: Double(size.height)))
  }

  private func checkCount(_ stepped: Set<Int>, _ request: GuideRequest) throws {
    let count = stepped.map { settings[$0].values.count }.reduce(1, *)
    guard count > Self.mostTrees else { return }
    let slider = settings[stepped.filter { settings[$0].isRange }.max() ?? 0]
    throw ExampleProblem(
      "The layout does not grow in proportion to “\(slider.label)”. So each of its values needs a layout of its own: \(count) with the other settings, and \(Self.mostTrees) is the most. Make its steps larger.",
      request.path, line: slider.line)
  }

  // MARK: Trees

  /// Sliders whose effect is not linear.
  private struct Bent: Error { let settings: Set<Int> }

  private func makeTrees(_ stepped: Set<Int>) throws -> Result<[JSON], Bent> {
    texts = GuideTexts()
    var trees: [JSON] = []
    for fixed in combinations(of: stepped.sorted()) {
      let sliders = settings.indices.filter { !stepped.contains($0) }
      func at(_ slider: (Int) -> Double) throws -> GuideSample {
        try sample(settings.indices.map { fixed[$0] ?? slider($0) })
      }
      func highest(_ index: Int) -> Double { settings[index].values.last ?? 0 }
      func lowest(_ index: Int) -> Double { settings[index].values.first ?? 0 }
      let base = try at(lowest)
      let ends = try sliders.map { slider in try at { $0 == slider ? highest($0) : lowest($0) } }
      let spans = sliders.map { highest($0) - lowest($0) }
      var model = LinearModel(base, ends, sliders: sliders, spans: spans)
      var bent: Set<Int> = []
      for check in checks(sliders.count) where model != nil {
        let values = Dictionary(
          uniqueKeysWithValues: sliders.enumerated().map { ($1, value(settings[$1], check[$0])) })
        let offsets = sliders.map { (values[$0] ?? 0) - lowest($0) }
        if model?.predicts(try at { values[$0] ?? 0 }, offsets) != true { model = nil }
      }
      guard let model else {
        for slider in sliders where try !isLinear(slider, fixed, lowest, highest) { bent.insert(slider) }
        return .failure(Bent(settings: bent.isEmpty ? Set(sliders) : bent))
      }
      trees.append(model.json(&texts))
    }
    return .success(trees)
  }

  private func isLinear(
    _ slider: Int, _ fixed: [Int: Double], _ lowest: (Int) -> Double, _ highest: (Int) -> Double
  ) throws -> Bool {
    func at(_ own: Double) throws -> GuideSample {
      try sample(settings.indices.map { fixed[$0] ?? ($0 == slider ? own : lowest($0)) })
    }
    let model = LinearModel(
      try at(lowest(slider)), [try at(highest(slider))], sliders: [slider],
      spans: [highest(slider) - lowest(slider)])
    guard let model else { return false }
    return try checks(1).allSatisfy { check in
      let own = value(settings[slider], check[0])
      return model.predicts(try at(own), [own - lowest(slider)])
    }
  }

  /// Returns where along its range each slider is checked; -1 is its own value at the start, 2 one step from the end.
  private func checks(_ count: Int) -> [[Double]] {
    if count == 0 { return [] }
    let shares = [0.5, -1, 0.02, 2, 0.31, 0.77]
    return shares.indices.map { row in
      (0..<count).map { shares[(row + $0 * (1 + row % 2)) % shares.count] }
    } + [Array(repeating: 1, count: count)]
  }

  private func value(_ setting: GuideRequest.Setting, _ share: Double) -> Double {
    if share < 0 { return setting.start }
    let last = setting.values.count - 1
    if share > 1 { return setting.values[max(0, last - 1)] }
    return setting.values[Int((share * Double(last)).rounded(.up))]
  }

  /// All combinations; the last setting changes first.
  private func combinations(of stepped: [Int]) -> [[Int: Double]] {
    stepped.reduce([[:]]) { found, index in
      found.flatMap { one in settings[index].values.map { one.merging([index: $0]) { $1 } } }
    }
  }

  // MARK: One of them

  private func staged(_ values: [Double], _ isDark: Bool) throws -> StagedView {
    SettingValues.set(Dictionary(uniqueKeysWithValues: zip(settings.map(\.label), values)))
    return try show(isDark)
  }

  private func sample(_ values: [Double]) throws -> GuideSample { try sample { try staged(values, $0) } }

  /// - Parameter show: the example as it is to be, light or dark.
  private func sample(_ show: (Bool) throws -> StagedView) throws -> GuideSample {
    var sample = GuideSample(archive: [], texts: [])
    for isDark in [false, true] {
      let staged = try show(isDark)
      let host = staged.host
      let (numbers, nodes) = host.layoutTree.archive(host.root.layout)
      let drawing = SharedDrawing(nodes, scale: Stage.defaultScale, sharing: forms)
      let parts = drawing.parts(of: host.root)
      sample.texts.append(
        ScannedNumbers(JSON.object([("texts", .array(drawing.texts)), ("drawing", .array(parts))]).line))
      guard !isDark else { continue }
      sample.archive = numbers
      let order = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1, $0) })
      let parents = nodes.map { JSON.number(CGFloat(order[host.layoutTree.parent(of: $0)] ?? -1)) }
      let view = SharedView(name: name, staged: staged, scale: Stage.defaultScale)
      sample.texts.append(
        ScannedNumbers(
          JSON.object([("parents", .array(parents)), ("tree", view.tree(order, drawing))]).line))
    }
    return sample
  }
}
