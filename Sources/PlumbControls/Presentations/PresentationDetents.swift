import PlumbLayout
import PlumbViews

/// The settings that the content of a sheet has for it.
struct SheetSettings: Equatable, Sendable {
  var detents: Set<PresentationDetent> = []
  var grabber = Visibility.automatic
  var cornerRadius: CGFloat?
  var contentInteraction = PresentationContentInteraction.automatic
  /// The binding to the current height of the sheet.
  var selection: DetentSelection?

  /// The heights of the sheet; a large one by default.
  var allDetents: Set<PresentationDetent> { detents.isEmpty ? [.large] : detents }

  /// The height that the sheet has: the one that the program or a person chose, or else the smallest.
  func detent(_ dragged: PresentationDetent?, in room: CGFloat) -> PresentationDetent {
    let chosen = [selection?.value, dragged].lazy.compactMap { $0 }.first { allDetents.contains($0) }
    return chosen ?? allDetents.min { $0.height(in: room) < $1.height(in: room) } ?? .large
  }

  /// A height that is dragged up by a distance: no higher than the highest.
  func stretched(_ height: CGFloat, by distance: CGFloat, in room: CGFloat) -> CGFloat {
    let highest = allDetents.map { $0.height(in: room) }.max() ?? height
    return distance <= 0 ? height : min(height + distance, max(height, highest))
  }

  /// Whether content that a finger pushes up makes the sheet higher than it is.
  func grows(from height: CGFloat, in room: CGFloat) -> Bool {
    contentInteraction != .scrolls && stretched(height, by: .infinity, in: room) > height
  }

  /// Several heights to choose from show the grabber.
  var showsGrabber: Bool { grabber == .visible || grabber == .automatic && detents.count > 1 }
}

/// A binding to a sheet's height, and the height that it has now.
struct DetentSelection: Equatable, @unchecked Sendable {
  let value: PresentationDetent
  let binding: Binding<PresentationDetent>

  static func == (one: DetentSelection, other: DetentSelection) -> Bool { one.value == other.value }
}

struct SheetSettingsKey: PreferenceKey {
  static var defaultValue: SheetSettings { SheetSettings() }
  static func reduce(value: inout SheetSettings, nextValue: () -> SheetSettings) {
    let next = nextValue()
    value.detents.formUnion(next.detents)
    if next.grabber != .automatic { value.grabber = next.grabber }
    if next.contentInteraction != .automatic { value.contentInteraction = next.contentInteraction }
    if let selection = next.selection { value.selection = selection }
    if let radius = next.cornerRadius { value.cornerRadius = radius }
  }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case medium, large, fraction(CGFloat), height(CGFloat), custom(CustomDetent)
  }
  let form: Form

  /// About half of the screen.
  public static let medium = PresentationDetent(form: .medium)
  /// All of the height but 10 points at the top.
  public static let large = PresentationDetent(form: .large)
  /// Returns a share of the height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(form: .fraction(fraction))
  }
  /// Returns a detent with a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(form: .height(height))
  }

  func height(in room: CGFloat) -> CGFloat {
    let height: CGFloat =
      switch form {
      case .medium: room / 2
      case .large: room - 10
      case .fraction(let share): room * share
      case .height(let height): height
      case .custom(let detent): detent.height(room) ?? room
      }
    return height.isFinite ? min(max(0, height), room) : room
  }
}

nonisolated extension View {
  /// Sets the heights at which the sheet around rests. It opens at the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetSettings { $0.detents.formUnion(detents) }
  }

  /// Sets the heights at which the sheet around rests, and a binding to the current one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let selection = DetentSelection(value: selection.wrappedValue, binding: selection)
    return sheetSettings { settings in
      settings.detents.formUnion(detents)
      settings.selection = selection
    }
  }

  /// Shows or hides the grabber at the top of the sheet around.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetSettings { $0.grabber = visibility }
  }

  /// Sets the radius of the corners of the sheet around, in points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetSettings { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether a swipe up over the content of the sheet around makes the sheet higher first, or scrolls the content.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
    sheetSettings { $0.contentInteraction = behavior }
  }

  /// One modifier keeps what another one inside of it has said about other things.
  private func sheetSettings(_ change: @escaping @Sendable (inout SheetSettings) -> Void) -> some View {
    transformPreference(SheetSettingsKey.self, change)
  }
}
