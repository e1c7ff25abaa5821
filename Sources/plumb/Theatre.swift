import Foundation
import PlumbServer
import PlumbSource
import SwiftUI

/// A loaded source and the scenes in it.
@MainActor struct Theatre {
  private let library: LoadedLibrary
  private let previews: [any PreviewRegistry.Type]
  private let providers: [any PreviewProvider.Type]
  private let views: [any View.Type]
  private let apps: [any App.Type]

  init(library path: String) throws {
    let library = try LoadedLibrary(path: path)
    func types<Kind>(_ existential: Any.Type, _: Kind.Type) -> [Kind] {
      library.types(conformingTo: existential).compactMap { $0 as? Kind }
    }
    self.library = library
    previews = types((any PreviewRegistry).self, (any PreviewRegistry.Type).self)
    providers = types((any PreviewProvider).self, (any PreviewProvider.Type).self)
    views = types((any View).self, (any View.Type).self)
    apps = types((any App).self, (any App.Type).self)
  }

  /// Previews and providers in the order of the source, then plain views by their names.
  func scenes() throws -> [Scene] {
    let made = try previews.enumerated().map { index, registry in
      let place = "\(registry.fileID.split(separator: "/").last ?? ""):\(registry.line)"
      let name = try registry.makePreview().displayName ?? place
      return (registry, Scene(kind: .preview, name: name, index: index, place: place))
    }
    let ordered = made.sorted {
      ($0.0.fileID, $0.0.line, $0.0.column) < ($1.0.fileID, $1.0.line, $1.0.column)
    }
    let provided = providers.enumerated().map { index, provider in
      Scene(kind: .provider, name: sourceName(of: provider), index: index)
    }
    let makeable = library.typesWithPlainInitializer()
    let plain = views.enumerated().filter { !sourceName(of: $1).contains("PreviewfMu_") }.map { index, view in
      let isPrivate = isPrivate(view)
      return Scene(
        kind: .view, name: sourceName(of: view), index: index, isPrivate: isPrivate,
        canBeMade: !isPrivate && makeable.contains(sourceName(of: view)))
    }
    return ordered.map(\.1) + provided + plain.sorted { $0.name < $1.name }
  }

  var appNames: [String] { apps.map { sourceName(of: $0) } }

  /// The windows of an app.
  func content(ofApp index: Int, on stage: Stage) -> ServedContent {
    func windows<Program: App>(_ type: Program.Type) -> AppWindows { AppWindows(type.init()) }
    return stage.content(windows(apps[index]))
  }

  /// How a preview wants to be shown.
  func traits(of scene: Scene) throws -> [PreviewTrait<Preview.ViewTraits>] {
    scene.kind == .preview ? try previews[scene.index].makePreview().traits : []
  }

  func view(of scene: Scene, factories: String?, number: Int32) throws -> AnyView {
    switch scene.kind {
    case .preview: return erase(try previews[scene.index].makePreview().body())
    case .provider: return erase(provided(by: providers[scene.index]))
    case .view:
      guard let factories,
        let function = try LoadedLibrary(path: factories).function(named: Factories.functionName)
      else { throw Failure(.viewFailed, "\(scene.name) can not be made.") }
      let place = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
      defer { place.deallocate() }
      unsafeBitCast(function, to: Factories.Function.self)(number, place)
      return place.move()
    }
  }

  private func provided<Provider: PreviewProvider>(by type: Provider.Type) -> any View { type.previews }

  private func erase(_ view: some View) -> AnyView { AnyView(view) }
}
