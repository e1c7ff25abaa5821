import Foundation
import PlumbExchange
import PlumbLayout
import PlumbViews

// The browser's own dialogs show what they like.
nonisolated extension View {
  /// Sets the options for a file dialog's content. Plumb leaves it to the browser.
  public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("fileDialogBrowserOptions", fileID, line, if: !options.isEmpty)
  }
  /// Sets a name under which a dialog keeps its folder. Plumb leaves it to the browser.
  public func fileDialogCustomizationID(_ id: String, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("fileDialogCustomizationID", fileID, line)
  }
  /// Sets which files can be chosen. Plumb leaves it to the browser.
  public func fileDialogURLEnabled(
    _ predicate: Predicate<URL>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("fileDialogURLEnabled", fileID, line)
  }
  /// Sets whether an alias is handed over as it is. Plumb leaves it to the browser.
  public func fileDialogImportsUnresolvedAliases(
    _ imports: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("fileDialogImportsUnresolvedAliases", fileID, line, if: imports)
  }
  /// Sets the content to export to other programs. Plumb gives them nothing.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("exportsItemProviders", fileID, line)
  }
  /// Sets the content to export to other programs, and an action for the content that they return. Plumb gives them
  /// nothing.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("exportsItemProviders", fileID, line)
  }
  /// Sets the content that other programs may hand over. Plumb accepts nothing.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("importsItemProviders", fileID, line)
  }
  /// Sets the content to export to services of a Mac. Plumb gives them nothing.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("exportableToServices", fileID, line)
  }
  /// Sets the content to export to services of a Mac, and an action for the content that they return. Plumb gives them
  /// nothing.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("exportableToServices", fileID, line)
  }
  /// Sets the file that a bar's title represents. Plumb's title opens no menu.
  public func navigationDocument(_ url: URL, fileID: StaticString = #fileID, line: UInt = #line) -> some View
  {
    unsupported("navigationDocument", fileID, line)
  }
  /// Sets a value that a bar's title represents. Plumb's title opens no menu.
  public func navigationDocument<D: Transferable>(
    _ document: D, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("navigationDocument", fileID, line)
  }
  /// Sets a value that a bar's title represents, and its look. Plumb's title opens no menu.
  public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<some Transferable, some Transferable>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("navigationDocument", fileID, line)
  }
  /// Adds a menu to a browser of documents. Plumb shows none.
  public func documentBrowserContextMenu<V: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("documentBrowserContextMenu", fileID, line)
  }
}

/// The options for the content of a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The types of files can be chosen.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1 << 0)
  /// Hidden files are shown.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 1 << 1)
  /// Endings of names are shown.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 1 << 2)
}
