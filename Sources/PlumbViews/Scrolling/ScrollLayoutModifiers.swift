import PlumbLayout

nonisolated extension View {
  /// Sets the margins of the scroll view's content, in points, which scroll with it.
  ///
  /// Margins of the indicators alone change no layout; automatic ones are both.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _ScrollSetting { settings in
        for edge in Edge.allCases where edges.contains(edge) {
          settings.setMargin(insets[edge].isFinite ? insets[edge] : 0, edge, placement)
        }
      })
  }

  /// Sets the margins on some sides of the scroll view's content, in points; `nil` keeps what the view has by itself: a
  /// list its own margins, other scroll views none.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      _ScrollSetting { settings in
        for edge in Edge.allCases where edges.contains(edge) {
          settings.setMargin(length.map { $0.isFinite ? $0 : 0 }, edge, placement)
        }
      })
  }

  /// Sets the margins on all sides of the scroll view's content, in points.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  {
    contentMargins(.all, EdgeInsets(length, edges: .all), for: placement)
  }

  /// Draws also what is outside the scroll view's rectangle.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(_ScrollSetting { $0.isClipDisabled = disabled })
  }
}

/// The content that margins are around.
public struct ContentMarginPlacement: Sendable, Equatable {
  private let number: UInt8
  /// Around the content and around the bars.
  public static let automatic = ContentMarginPlacement(number: 0)
  /// Around the content, and not around the bars.
  public static let scrollContent = ContentMarginPlacement(number: 1)
  /// Around the bars that show how far one has scrolled, and not around the content.
  public static let scrollIndicators = ContentMarginPlacement(number: 2)
}

extension ScrollSettings {
  /// - Parameter length: `nil` for what the scroll view has by itself.
  fileprivate mutating func setMargin(_ length: CGFloat?, _ edge: Edge, _ placement: ContentMarginPlacement) {
    if placement != .scrollIndicators {
      contentMargins[edge] = length ?? 0
      if length != nil { givenMargins.insert(Edge.Set(edge)) } else { givenMargins.remove(Edge.Set(edge)) }
    }
    if placement != .scrollContent { indicatorMargins[edge] = length ?? 0 }
  }
}

extension EnvironmentValues {
  /// The sides on which `contentMargins` says what a list would otherwise decide.
  package var givenContentMargins: Edge.Set { scrollSettings.givenMargins }
}

nonisolated package struct _ScrollSetting: _InheritedModifier {
  let change: (inout ScrollSettings) -> Void

  init(_ change: @escaping (inout ScrollSettings) -> Void) { self.change = change }

  @MainActor package static func _changeInherited(_ modifier: Self, in builder: _TreeBuilder) {
    modifier.change(&builder.inherited.environment.scrollSettings)
  }
}

nonisolated extension View {
  /// Sets whether scrolling comes to rest at the view. Use `scrollTargetLayout()` around it.
  public func scrollTarget(isEnabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("scrollTarget", fileID, line, if: isEnabled)
  }
}
