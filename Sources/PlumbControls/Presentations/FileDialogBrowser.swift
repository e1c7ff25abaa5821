import Foundation
import PlumbExchange
import PlumbLayout
import PlumbViews

// The browser's own dialogs show what they like.
nonisolated extension View {
  /// Takes what a dialog for files shows. Plumb leaves it to the browser.
  public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("fileDialogBrowserOptions", fileID, line, if: !options.isEmpty)
  }
  /// Takes a name under which a dialog keeps its folder. Plumb leaves it to the browser.
  public func fileDialogCustomizationID(_ id: String, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("fileDialogCustomizationID", fileID, line)
  }
  /// Takes which files can be chosen. Plumb leaves it to the browser.
  public func fileDialogURLEnabled(
    _ predicate: Predicate<URL>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("fileDialogURLEnabled", fileID, line)
  }
  /// Takes whether an alias is handed over as it is. Plumb leaves it to the browser.
  public func fileDialogImportsUnresolvedAliases(
    _ imports: Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("fileDialogImportsUnresolvedAliases", fileID, line, if: imports)
  }
  /// Takes what other programs may be given. Plumb gives them nothing.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("exportsItemProviders", fileID, line)
  }
  /// Takes what other programs may be given, and what they give back. Plumb gives them nothing.
  public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider],
    onEdit: @escaping ([NSItemProvider]) -> Bool, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("exportsItemProviders", fileID, line)
  }
  /// Takes what other programs may hand over. Plumb takes nothing.
  public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View {
    unsupported("importsItemProviders", fileID, line)
  }
  /// Takes what services of a Mac may be given. Plumb gives them nothing.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("exportableToServices", fileID, line)
  }
  /// Takes what services of a Mac may be given and give back. Plumb gives them nothing.
  public func exportableToServices<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T], onEdit: @escaping ([T]) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("exportableToServices", fileID, line)
  }
  /// Takes the file that a bar's title stands for. Plumb's title opens no menu.
  public func navigationDocument(_ url: URL, fileID: StaticString = #fileID, line: UInt = #line) -> some View
  {
    unsupported("navigationDocument", fileID, line)
  }
  /// Takes a value that a bar's title stands for. Plumb's title opens no menu.
  public func navigationDocument<D: Transferable>(
    _ document: D, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("navigationDocument", fileID, line)
  }
  /// Takes a value that a bar's title stands for, and its look. Plumb's title opens no menu.
  public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("navigationDocument", fileID, line)
  }
  /// Takes a menu of a browser of documents. Plumb shows none.
  public func documentBrowserContextMenu<V: View>(
    @ViewBuilder _ menu: @escaping ([URL]?) -> V, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("documentBrowserContextMenu", fileID, line)
  }
}

/// What a dialog for files shows.
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
