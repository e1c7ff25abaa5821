import SwiftUI

extension View {
  /// Sets the style of a picker of pictures. The browser's own is shown.
  public func photosPickerStyle(
    _ style: PhotosPickerStyle, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("photosPickerStyle", fileID, line)
  }
  /// Sets which bars of a picker of pictures are shown. The browser's own is shown.
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("photosPickerAccessoryVisibility", fileID, line)
  }
  /// Sets the capabilities that a picker of pictures doesn't offer. The browser's own is shown.
  public func photosPickerDisabledCapabilities(
    _ disabledCapabilities: PHPickerCapabilities, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("photosPickerDisabledCapabilities", fileID, line)
  }
}

/// The style of a picker of pictures.
public struct PhotosPickerStyle: Hashable, Sendable {
  let name: String
  /// Above the rest
  public static let presentation = PhotosPickerStyle(name: "presentation")
  /// Among the views
  public static let inline = PhotosPickerStyle(name: "inline")
  /// In a row
  public static let compact = PhotosPickerStyle(name: "compact")
}

/// The capabilities of a picker of pictures.
public struct PHPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A search.
  public static let search = PHPickerCapabilities(rawValue: 1 << 0)
  /// A choice among the pictures of a place.
  public static let collectionNavigation = PHPickerCapabilities(rawValue: 1 << 1)
  /// Pictures that are being taken.
  public static let stagingArea = PHPickerCapabilities(rawValue: 1 << 2)
  /// Actions for what is chosen.
  public static let selectionActions = PHPickerCapabilities(rawValue: 1 << 3)
  /// Other options, such as leaving the place out.
  public static let sensitivityAnalysisIntervention = PHPickerCapabilities(rawValue: 1 << 4)
}
