import PlumbViews
import SwiftUI

extension View {
  /// Shows a file as long as there is one: a placeholder with its name.
  public func quickLookPreview(
    _ item: Binding<URL?>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    modifier(QuickLookSheet(item: item)).reportingCompanion("quickLookPreview", fileID, line)
  }
  /// Shows one of some files as long as one is chosen: a placeholder with its name. The others are not shown.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View where Items.Element == URL {
    modifier(QuickLookSheet(item: selection)).reportingCompanion("quickLookPreview", fileID, line)
  }
}

private struct QuickLookSheet: ViewModifier {
  @Binding var item: URL?

  func body(content: Content) -> some View {
    content.sheet(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) {
      FilePlaceholder.placeholder(item) { item = nil }
    }
  }
}
