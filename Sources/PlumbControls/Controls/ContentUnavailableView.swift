import PlumbLayout
import PlumbViews

/// A view for places where there is nothing to show: a large symbol, a title, some text and the next steps.
///
/// Sizes are assumed: none is published.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View,
  CalledView
{
  package let callSite = _CallSite()
  private let label: Label
  private let description: Description
  private let actions: Actions
  @Environment(\.listLook) private var listLook

  /// Creates the view from a label, whose icon is above its title, with text and actions below it.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }

  @MainActor public var body: some View {
    _ControlElement("ContentUnavailableView") {
      VStack(spacing: 16) {
        VStack(spacing: 6) {
          label.labelStyle(_UnavailableLabelStyle())
          description.font(.subheadline).foregroundStyle(.secondary)
        }
        actions
      }
      .multilineTextAlignment(.center)
      // In a row of a list (Recorded/Screens.md#Y134); 32 elsewhere is assumed.
      .padding(
        listLook == nil
          ? EdgeInsets(top: 0, leading: 32, bottom: 0, trailing: 32)
          : EdgeInsets(top: 31, leading: 37, bottom: 50, trailing: 37)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
  public static var _memberCount: Int? { 1 }
}

private struct _UnavailableLabelStyle: LabelStyle {
  nonisolated init() {}

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}

nonisolated extension ContentUnavailableView
where Label == PlumbControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates the view with a localised title below a system symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(label: { PlumbControls.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates the view with a title that is not localised, below a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { PlumbControls.Label(title, systemImage: name) }, description: { description })
  }

  /// Creates the view with a localised title below an image of the app's resources.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(label: { PlumbControls.Label(title, image: name) }, description: { description })
  }

  /// Creates the view with a title that is not localised, below an image of the app's resources.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(label: { PlumbControls.Label(title, image: name) }, description: { description })
  }
}

/// The text for a search without results.
nonisolated public struct SearchUnavailableContent {
  /// “No Results”, with the text that was searched for, below a magnifying glass. The app may translate the text.
  public struct Label: View, AddedBody {
    let text: String

    @MainActor public var body: some View {
      PlumbControls.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// Text that asks people to try another search. The app may translate them.
  public struct Description: View, AddedBody {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// The actions: none.
  public struct Actions: View {
    @MainActor public var body: some View { EmptyView() }
  }
}

nonisolated extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A search without results.
  public static var search: Self { search(text: "") }

  /// Returns a search for a text without results.
  public static func search(text: String) -> Self {
    Self(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}
