import Foundation
import PlumbControls
import PlumbSource
import PlumbViews
import SwiftUI

/// A loaded source and the views in it.
@MainActor struct LoadedSource {
  private let library: LoadedLibrary
  private let previews: [any PreviewRegistry.Type]
  private let providers: [any PreviewProvider.Type]
  private let plainViews: [any View.Type]
  private let apps: [any App.Type]
  private let delegated: DelegatedApps

  /// - Parameter parts: the places of its parts in the user's files.
  init(library path: String, parts: PartPlaces = PartPlaces()) throws {
    let library = try LoadedLibrary(path: path)
    library.watchCalls(parts)
    func types<Kind>(_ existential: Any.Type, _: Kind.Type) -> [Kind] {
      library.types(conformingTo: existential).compactMap { $0 as? Kind }
    }
    self.library = library
    previews = types((any PreviewRegistry).self, (any PreviewRegistry.Type).self)
    providers = types((any PreviewProvider).self, (any PreviewProvider.Type).self)
    plainViews = types((any View).self, (any View.Type).self)
    apps = types((any App).self, (any App.Type).self)
    // The delegate of an app is made by its adaptor.
    delegated = DelegatedApps(in: apps.isEmpty ? library : nil)
  }

  /// Previews and providers in the order of the source, then plain views by their names.
  func views(members: Bool) throws -> [SourceView] {
    let made = try previews.enumerated().flatMap { index, registry in
      let place = "\(registry.fileID.split(separator: "/").last ?? ""):\(registry.line)"
      let all = try registry.makePreviews()
      return all.enumerated().map { number, preview in
        var view = SourceView(kind: .preview, name: preview.displayName ?? place, index: index, place: place)
        if all.count > 1 { view.member = number }
        return (registry, view)
      }
    }
    let ordered = made.sorted {
      ($0.0.fileID, $0.0.line, $0.0.column, $0.1.member ?? 0)
        < ($1.0.fileID, $1.0.line, $1.0.column, $1.1.member ?? 0)
    }
    let provided = providers.enumerated().flatMap { index, provider in
      Self.views(
        of: provider, index, names: members ? PreviewMember.all(of: provider).map(\.displayName) : [])
    }
    let makeable = library.typesWithPlainInitializer()
    let plain = plainViews.enumerated().filter { !sourceName(of: $1).contains("PreviewfMu_") }.map {
      index, view in
      let isPrivate = isPrivate(view)
      return SourceView(
        kind: .view, name: sourceName(of: view), index: index, isPrivate: isPrivate,
        canBeMade: !isPrivate && makeable.contains(sourceName(of: view)))
    }
    return ordered.map(\.1) + provided + plain.sorted { $0.name < $1.name }
  }

  /// A view for each preview of a provider. Several have different names: their own, or the provider's with a number.
  private static func views(of provider: any PreviewProvider.Type, _ index: Int, names: [String?])
    -> [SourceView]
  {
    let name = sourceName(of: provider)
    guard names.count > 1 else {
      var view = SourceView(kind: .provider, name: name, index: index)
      view.displayName = names.first ?? nil
      return [view]
    }
    return names.enumerated().map { number, displayName in
      var view = SourceView(kind: .provider, name: displayName ?? "\(name) \(number + 1)", index: index)
      (view.member, view.provider, view.displayName) = (number, name, displayName)
      return view
    }
  }

  var appNames: [String] { apps.map { sourceName(of: $0) } + delegated.names }

  /// The windows of an app.
  func windows(ofApp index: Int) -> AppWindows {
    func windows<Program: App>(_ type: Program.Type) -> AppWindows { AppWindows(type.init()) }
    guard index >= apps.count else { return windows(apps[index]) }
    return delegated.windows(ofApp: index - apps.count)
  }

  /// Returns the traits with which a preview is shown.
  func traits(of view: SourceView) throws -> [PreviewTrait<Preview.ViewTraits>] {
    view.kind == .preview ? try preview(view).traits : []
  }

  private func preview(_ view: SourceView) throws -> Preview {
    let all = try previews[view.index].makePreviews()
    guard all.indices.contains(view.member ?? 0) else {
      throw Failure(.viewFailed, "\(view.name) is not there any more.")
    }
    return all[view.member ?? 0]
  }

  func view(of view: SourceView, factories: String?, number: Int32) throws -> AnyView {
    switch view.kind {
    case .preview: return try PreviewModification.view(of: preview(view))
    case .provider:
      let provider = providers[view.index]
      guard let number = view.member else { return erase(provided(by: provider)) }
      let members = PreviewMember.all(of: provider)
      guard members.indices.contains(number) else {
        throw Failure(.viewFailed, "\(view.name) is not there any more.")
      }
      return members[number].view
    case .view:
      guard let factories,
        let function = try LoadedLibrary(path: factories).function(named: Factories.functionName)
      else { throw Failure(.viewFailed, "\(view.name) can not be made.") }
      let place = UnsafeMutablePointer<AnyView>.allocate(capacity: 1)
      defer { place.deallocate() }
      unsafeBitCast(function, to: Factories.Function.self)(number, place)
      return place.move()
    }
  }

  private func provided<Provider: PreviewProvider>(by type: Provider.Type) -> any View { type.previews }

  private func erase(_ view: some View) -> AnyView { AnyView(view) }
}

extension LoadedLibrary {
  /// Views that its code makes from now on have the lines of the calls that made them.
  @MainActor func watchCalls(_ parts: PartPlaces = PartPlaces()) {
    let lines = linesOfCalls()
    WatchedCode.add(code) { lines($0).map { parts.original(path: $0.file, line: $0.line) } }
  }
}
