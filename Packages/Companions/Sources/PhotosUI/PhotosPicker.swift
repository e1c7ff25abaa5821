import PlumbViews
import SwiftUI

/// A filter of the pictures that people may choose.
public struct PHPickerFilter: Equatable, Sendable {
  private let names: [String]
  /// The file types in a browser's field for such files.
  let accepted: [String]
  private init(names: [String], accepted: [String] = ["image/*"]) {
    (self.names, self.accepted) = (names, accepted)
  }
  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"], accepted: ["video/*"])
  /// Pictures that move a little.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Pictures of a screen.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  /// Several kinds.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: filters.flatMap(\.names), accepted: Set(filters.flatMap(\.accepted)).sorted())
  }
  /// Returns all but one kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: ["not"] + filter.names, accepted: [])
  }
}

/// A picture that a person has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which form pictures come.
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
  /// The picture's own identifier; `nil` for a file that a person has chosen.
  public let itemIdentifier: String?
  /// The location of the picture.
  private let file: URL?
  /// Creates an item of an identifier. It has no picture: no host has a library of pictures.
  public init(itemIdentifier: String) { (self.itemIdentifier, file) = (itemIdentifier, nil) }
  init(file: URL) { (itemIdentifier, self.file) = (nil, file) }
  /// The kinds of files that it can be had as.
  public var supportedContentTypes: [UTType] {
    file.flatMap { UTType(filenameExtension: $0.pathExtension) }.map { [$0] } ?? []
  }
  /// Returns the picture as `Data` or as an `Image`, and nothing for other kinds; throws where the file cannot be
  /// read.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { try value(as: type) }
  /// Loads the picture as a value, and passes it to a closure on the main actor.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let result = Result { try value(as: type) }
    later {
      completionHandler(result)
      progress.completedUnitCount = 1
    }
    return progress
  }

  private func value<T>(as type: T.Type) throws -> T? {
    guard let file else { return nil }
    let bytes = try Data(contentsOf: file)
    return type == Image.self ? UIImage(data: bytes).map { Image(uiImage: $0) } as? T : bytes as? T
  }
}

/// The behaviour of the selection of several pictures.
public enum PhotosPickerSelectionBehavior: Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

/// A button for the choice of pictures, which its page's browser shows.
public struct PhotosPicker<Label: View>: View, CalledView {
  package let callSite = _CallSite()
  private let choice: PhotosChoice
  private let label: Label

  /// Creates a button for the choice of one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { (choice, self.label) = (PhotosChoice(selection, filter), label()) }

  /// Creates a button for the choice of several pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    let choice = PhotosChoice(selection, filter, selectionBehavior, most: maxSelectionCount)
    (self.choice, self.label) = (choice, label())
  }

  public var body: some View {
    Button {
      choice.ask {}
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button with a localised title for the choice of one picture.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) { self.init(selection: selection, matching: filter) { Text(titleKey) } }

  /// Creates a button with a localised title for the choice of several pictures.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(
      selection: selection, maxSelectionCount: maxSelectionCount, selectionBehavior: selectionBehavior,
      matching: filter
    ) { Text(titleKey) }
  }
}

extension View {
  /// Shows the choice of a picture.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { picker(isPresented, PhotosChoice(selection, filter)) }

  /// Shows the choice of pictures.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    picker(isPresented, PhotosChoice(selection, filter, selectionBehavior, most: maxSelectionCount))
  }

  private func picker(_ isPresented: Binding<Bool>, _ choice: PhotosChoice) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
      if isWanted { choice.ask { isPresented.wrappedValue = false } }
    }
  }
}

/// Asks for pictures.
private struct PhotosChoice {
  private let accepted: [String]
  private let most: Int
  private let take: ([PhotosPickerItem]) -> Void

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
    (accepted, most) = (PhotosChoice.accepted(filter), 1)
    take = { selection.wrappedValue = $0.first }
  }

  init(
    _ selection: Binding<[PhotosPickerItem]>, _ filter: PHPickerFilter?,
    _ behavior: PhotosPickerSelectionBehavior, most: Int?
  ) {
    reportCompanion("PhotosPicker(selectionBehavior:)", if: behavior != .default)
    accepted = PhotosChoice.accepted(filter)
    self.most = most ?? FileChoice.mostFiles
    take = { selection.wrappedValue = $0 }
  }

  private static func accepted(_ filter: PHPickerFilter?) -> [String] {
    guard let filter else { return ["image/*", "video/*"] }
    return filter.accepted.isEmpty ? ["image/*"] : filter.accepted
  }

  /// Asks the host for pictures; `ended` is called when the choice is over. Who chooses none keeps what was chosen before.
  @MainActor func ask(ended: @escaping () -> Void) {
    nonisolated(unsafe) let (take, ended) = (take, ended)
    let choice = FileChoice(accepted: accepted, most: most) { files in
      ended()
      if let files { take(files.map { PhotosPickerItem(file: $0) }) }
    }
    if Surroundings.current.environment.systemChooseFiles?(choice) == true { return }
    ended()
    Surroundings.report(
      "PhotosPicker: pictures can be chosen only on the page of `plumb run`; it is cancelled.")
  }
}
