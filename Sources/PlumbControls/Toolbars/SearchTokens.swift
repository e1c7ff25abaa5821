import Foundation
import PlumbLayout
import PlumbViews

// Tokens are not shown in Plumb's search field. The field itself works.
nonisolated extension View {
  /// Adds a search field. Plumb does not show its tokens.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
    searchField(text, prompt, isPresented, placement).placed(placement, fileID, line)
      .unsupported("searchable(tokens:)", fileID, line)
  }
  /// Adds a search field. Plumb does not show its tokens.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
    searchField(text, Text(prompt), isPresented, placement).placed(placement, fileID, line)
      .unsupported("searchable(tokens:)", fileID, line)
  }
  /// Adds a search field. Plumb does not show its tokens.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
    searchField(text, Text(prompt), isPresented, placement).placed(placement, fileID, line)
      .unsupported("searchable(tokens:)", fileID, line)
  }
  /// Adds a search field. Plumb does not show its tokens, which people would edit.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
    searchField(text, prompt, isPresented, placement).placed(placement, fileID, line)
      .unsupported("searchable(editableTokens:)", fileID, line)
  }
  /// Adds a search field. Plumb does not show its tokens, which people would edit.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
    searchField(text, Text(prompt), isPresented, placement).placed(placement, fileID, line)
      .unsupported("searchable(editableTokens:)", fileID, line)
  }
  /// Adds a search field. Plumb does not show its tokens, which people would edit.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, C.Element: Identifiable {
    searchField(text, Text(prompt), isPresented, placement).placed(placement, fileID, line)
      .unsupported("searchable(editableTokens:)", fileID, line)
  }
}
