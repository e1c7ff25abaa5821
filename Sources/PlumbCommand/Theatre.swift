import Foundation
import PlumbControls
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
  func scenes(members: Bool) throws -> [Scene] {
    let made = try previews.enumerated().map { index, registry in
      let place = "\(registry.fileID.split(separator: "/").last ?? ""):\(registry.line)"
      let name = try registry.makePreview().displayName ?? place
      return (registry, Scene(kind: .preview, name: name, index: index, place: place))
    }
    let ordered = made.sorted {
      ($0.0.fileID, $0.0.line, $0.0.column) < ($1.0.fileID, $1.0.line, $1.0.column)
    }
    let provided = providers.enumerated().flatMap { index, provider in
      Self.scenes(
        of: provider, index, names: members ? PreviewMember.all(of: provider).map(\.displayName) : [])
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

  /// One for each preview of a provider; several are told apart by the names that they give themselves.
  private static func scenes(of provider: any PreviewProvider.Type, _ index: Int, names: [String?]) -> [Scene]
  {
    let name = sourceName(of: provider)
    guard names.count > 1 else {
      var scene = Scene(kind: .provider, name: name, index: index)
      scene.displayName = names.first ?? nil
      return [scene]
    }
    return names.enumerated().map { number, displayName in
      var scene = Scene(kind: .provider, name: displayName ?? "\(name) \(number + 1)", index: index)
      (scene.member, scene.provider, scene.displayName) = (number, name, displayName)
      return scene
    }
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
    case .preview: return try PreviewModification.view(of: previews[scene.index].makePreview())
    case .provider:
      let provider = providers[scene.index]
      guard let number = scene.member else { return erase(provided(by: provider)) }
      let members = PreviewMember.all(of: provider)
      guard members.indices.contains(number) else {
        throw Failure(.viewFailed, "\(scene.name) is not there any more.")
      }
      return members[number].view
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
