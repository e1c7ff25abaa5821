import Foundation
import PlumbExchange
import PlumbLayout
import PlumbViews

// What a system offers while people write. A page has its browser's own help.
nonisolated extension View {
  /// Sets whether the system's writing tools may change the text. Plumb offers none.
  public func writingToolsBehavior(
    _ behavior: WritingToolsBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("writingToolsBehavior", fileID, line, if: behavior == .complete)
  }
  /// Sets whether the button of the writing tools is shown. Plumb has none.
  public func writingToolsAffordanceVisibility(
    _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("writingToolsAffordanceVisibility", fileID, line, if: visibility == .visible)
  }
  /// Sets whether a search in the view may replace the text that it finds. Plumb offers no such search.
  public func replaceDisabled(_ isDisabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("replaceDisabled", fileID, line, if: !isDisabled)
  }
  /// Sets whether the view offers a search in it. Plumb offers none.
  public func findDisabled(_ isDisabled: Bool = true, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("findDisabled", fileID, line, if: !isDisabled)
  }
  /// Sets whether the bar that searches in the view is shown. Plumb doesn't show it.
  public func findNavigator(isPresented: Binding<Bool>, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("findNavigator", fileID, line, if: isPresented.wrappedValue)
  }
  /// Adds suggestions for the text of a field. Plumb doesn't show them.
  public func textInputSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("textInputSuggestions", fileID, line)
  }
  /// Adds suggestions for the text of a field, one for each element. Plumb doesn't show them.
  public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> some View where Data.Element: Identifiable {
    unsupported("textInputSuggestions", fileID, line)
  }
  /// Sets the text that a suggestion writes into its field. Plumb doesn't show suggestions.
  public func textInputCompletion(_ text: String, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    unsupported("textInputCompletion", fileID, line)
  }
  /// Sets whether controls for bold text and the like are shown. Plumb shows none.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("textInputFormattingControlVisibility", fileID, line, if: visibility == .visible)
  }
  /// Sets the side of a line break of a cursor. Plumb leaves it to the browser.
  public func textSelectionAffinity(
    _ affinity: TextSelectionAffinity, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("textSelectionAffinity", fileID, line, if: affinity != .automatic)
  }
  /// Sets how dictated words are entered. Plumb leaves it to the browser.
  public func searchDictationBehavior(
    _ behavior: TextInputDictationBehavior, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("searchDictationBehavior", fileID, line, if: behavior != .automatic)
  }
  /// Binds the selected text of a search field. Plumb leaves it to the browser.
  public func searchSelection(
    _ selection: Binding<TextSelection?>, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("searchSelection", fileID, line)
  }
  /// Sets the rules for a text's attributes. Plumb's editor writes plain text.
  public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
    _ definition: D, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("attributedTextFormattingDefinition", fileID, line)
  }
  /// Sets the rules for a text's attributes by a key path. Plumb's editor writes plain text.
  public func attributedTextFormattingDefinition<S: AttributeScope>(
    _ scope: S.Type, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported("attributedTextFormattingDefinition", fileID, line)
  }
}

/// The extent of the system's writing tools.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  /// The system's default.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The tools change the text in its place. Plumb has no such tools
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The tools show what they would write
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The tools do nothing
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The way in which dictated words come into a field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  let name: String
  /// The system's default.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
}

extension TextInputDictationBehavior {
  /// The words come where the person speaks. Plumb leaves it to the browser.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(name: "inline")
  }
}
/// The event at which dictation begins.
public enum TextInputDictationActivation: Hashable, Sendable { case onSelect, onLook }

/// The side of a line break of a cursor.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

/// The place of controls for bold text and the like.
public enum TextInputFormattingControlPlacement: Hashable, Sendable, CaseIterable {
  case contextMenu, inputAssistant
  /// A set of places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The menu over the selected text.
    public static let contextMenu = Set(rawValue: 1 << 0)
    /// The bar above the keyboard.
    public static let inputAssistant = Set(rawValue: 1 << 1)
    /// Every place.
    public static let all: Set = [.contextMenu, .inputAssistant]
  }
}

/// The selected characters of a text. A browser keeps its own selection, so Plumb neither reads nor writes it.
public struct TextSelection: Hashable, Sendable {
  /// The selected range, or several.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }
  /// The ranges.
  public var indices: Indices
  /// The side of a line break of the cursor.
  public let affinity: TextSelectionAffinity
  /// Whether it is a cursor without characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
  /// Creates a selection of a range.
  public init(range: Range<String.Index>, affinity: TextSelectionAffinity = .automatic) {
    (indices, self.affinity) = (.selection(range), affinity)
  }
  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>, affinity: TextSelectionAffinity = .automatic) {
    (indices, self.affinity) = (.multiSelection(ranges), affinity)
  }
  /// Creates a cursor at a place.
  public init(insertionPoint: String.Index, affinity: TextSelectionAffinity = .automatic) {
    self.init(range: insertionPoint..<insertionPoint, affinity: affinity)
  }
}
