import PlumbViews
import SwiftUI

/// Which pictures people may choose.
public struct PHPickerFilter: Equatable, Sendable {
  private let names: [String]
  /// Pictures.
  public static let images = PHPickerFilter(names: ["images"])
  /// Films.
  public static let videos = PHPickerFilter(names: ["videos"])
  /// Pictures that move a little.
  public static let livePhotos = PHPickerFilter(names: ["livePhotos"])
  /// Pictures of a screen.
  public static let screenshots = PHPickerFilter(names: ["screenshots"])
  /// Several kinds.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(names: filters.flatMap(\.names))
  }
  /// All but one kind.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(names: ["not"] + filter.names)
  }
}

/// A picture that a person has chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which form pictures come.
  public enum EncodingDisambiguationPolicy: Sendable { case automatic, current, compatible }
  /// The picture's own identifier.
  public let itemIdentifier: String?
  /// Makes an item of an identifier.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }
  /// The kinds of files that it can be had as.
  public var supportedContentTypes: [UTType] { [] }
  /// The picture as a value: none, because nobody has chosen any.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
  /// Asks for the picture as a value, and is told that there is none.
  @discardableResult public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 0)
  }
}

/// How several pictures are chosen.
public enum PhotosPickerSelectionBehavior: Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

/// A button for the choice of pictures. It is there, and its press chooses nothing: pages are asked for no files yet.
public struct PhotosPicker<Label: View>: View {
  private let label: Label
  private let fileID: StaticString
  private let line: UInt

  /// Makes a button for the choice of one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder label: () -> Label
  ) { (self.label, self.fileID, self.line) = (label(), fileID, line) }

  /// Makes a button for the choice of several pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line, @ViewBuilder label: () -> Label
  ) { (self.label, self.fileID, self.line) = (label(), fileID, line) }

  public var body: some View {
    Button {
      reportCompanion("PhotosPicker", fileID, line)
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Makes a button with a localised title for the choice of one picture.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, matching: filter, fileID: fileID, line: line) { Text(titleKey) } }

  /// Makes a button with a localised title for the choice of several pictures.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) { self.init(selection: selection, matching: filter, fileID: fileID, line: line) { Text(titleKey) } }
}

extension View {
  /// Shows the choice of a picture. It ends at once, without any.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { endingPicker(isPresented, fileID, line) }

  /// Shows the choice of pictures. It ends at once, without any.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View { endingPicker(isPresented, fileID, line) }

  private func endingPicker(_ isPresented: Binding<Bool>, _ fileID: StaticString, _ line: UInt) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
      guard isWanted else { return }
      isPresented.wrappedValue = false
      reportCompanion("PhotosPicker", fileID, line)
    }
  }
}
