import PlumbViews

/// One of the previews of a provider: each view in `previews` is one, also in groups, collections and conditions.
@MainActor package struct PreviewMember {
  /// The name that the preview sets with `previewDisplayName`.
  package let displayName: String?
  /// With all that is said around it.
  package let view: AnyView

  /// The previews of a provider, in order. No view's body is asked for.
  package static func all<Provider: PreviewProvider>(of provider: Provider.Type) -> [PreviewMember] {
    _SubviewCollector.subviews(of: provider.previews).map { subview in
      PreviewMember(
        displayName: subview.containerValues[PreviewDisplayName.self], view: subview.content)
    }
  }
}

struct PreviewDisplayName: ContainerValueKey {
  static var defaultValue: String? { nil }
}
