import Foundation
import Synchronization

/// The resources of a source and of the modules that it needs, each apart: two bundles may have one name for two things.
final class BundleStores: Sendable {
  /// Those of the source itself.
  let own: ResourceStore
  /// Those of its modules, with their names.
  private let modules: [(name: String, store: ResourceStore)]
  private let drawings: String?
  private let report: @Sendable (String) -> Void
  private let state = Mutex(State())

  private struct State {
    /// By the folders of bundles that were asked for.
    var bundles: [String: ResourceStore] = [:]
    var told: Set<String> = []
  }

  /// More bundles than an app has; what is asked for then is looked up in all.
  private static let mostBundles = 500
  /// The one colour that is never a module's: the tint of the whole app.
  private static let accentColor = "AccentColor"

  init(_ folders: [SourceFolder], drawings: String?, report: @escaping @Sendable (String) -> Void) {
    let stores = folders.map {
      (URL(fileURLWithPath: $0.path).lastPathComponent, ResourceStore($0, drawings: drawings, report: report))
    }
    own =
      stores.first?.1
      ?? ResourceStore(SourceFolder(URL(fileURLWithPath: "/"), reach: .beside), report: report)
    modules = stores.dropFirst().map { (name: $0.0, store: $0.1) }
    (self.drawings, self.report) = (drawings, report)
  }

  /// Returns the first answer among the bundles: the given one, the source's own, and those of the modules.
  ///
  /// - Parameter name: of an image or a colour. That a module has it and the own bundle has not is reported: SwiftUI would not
  ///   find it.
  func first<Answer>(_ bundle: String?, about name: String?, _ ask: (ResourceStore) -> Answer?) -> Answer? {
    if let bundle, let answer = store(of: bundle).flatMap(ask) { return answer }
    if let answer = ask(own) { return answer }
    guard name != Self.accentColor else { return nil }
    for module in modules {
      guard let answer = ask(module.store) else { continue }
      if let name, bundle == nil { tell(name, module.name) }
      return answer
    }
    return nil
  }

  private func store(of bundle: String) -> ResourceStore? {
    let (drawings, report) = (drawings, report)
    return state.withLock { state in
      if let known = state.bundles[bundle] { return known }
      guard state.bundles.count < Self.mostBundles else { return nil }
      let store = ResourceStore(
        SourceFolder(URL(fileURLWithPath: bundle), reach: .below), drawings: drawings, report: report)
      state.bundles[bundle] = store
      return store
    }
  }

  private func tell(_ name: String, _ module: String) {
    let isNew = state.withLock { $0.told.count < 1000 && $0.told.insert("\(module) \(name)").inserted }
    guard isNew else { return }
    report(
      "\"\(name)\" is among the resources of the module \(module), and not of the app: SwiftUI finds it only with its bundle. Say bundle: .module there."
    )
  }
}
