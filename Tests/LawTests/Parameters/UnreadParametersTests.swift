import Foundation
import PlumbViews
import Testing

/// What a public function is given and never reads stands in `Unsupported.all`, or is listed here with its reason.
@Suite("Parameters that do nothing")
struct UnreadParametersTests {
  /// Parameters that SwiftUI's own do not read either, or that a caller cannot see the effect of.
  private static let right: Set = [
    // What a protocol asks for and its usual form does not need.
    "IdentityTransition.body phase", "CustomAnimation.velocity value", "CustomAnimation.velocity time",
    "CustomAnimation.velocity context", "CustomAnimation.shouldMerge previous",
    "CustomAnimation.shouldMerge value", "CustomAnimation.shouldMerge time",
    "CustomAnimation.shouldMerge context",
    "ShapeStyle.resolve environment", "Layout.makeCache subviews", "Layout.spacing cache",
    "Layout.explicitAlignment cache", "ScrollTargetBehavior.properties context",
    "PagingScrollTargetBehavior.properties context", "ViewAlignedScrollTargetBehavior.properties context",
    "EmptyAnimatableData.scale rhs", "EmptyAnimatableData.scale factor", "Never.body content",
    "ViewModifier.body content", "ModifiedContent.body content", "_BuiltInLayout.makeCache subviews",
    "_BuiltInLayout.sizeThatFits cache", "_BuiltInLayout.placeSubviews cache", "_BuiltInLayout.spacing cache",
    // A text and an address are read and written in one way.
    "NSString.object typeIdentifier", "NSString.loadData typeIdentifier", "NSURL.object typeIdentifier",
    "NSURL.loadData typeIdentifier",
    // A path has its own coordinates.
    "Path.path rect",
    // The type of the value says all.
    "View.textSelection selectability",
    // Hosts ask schedules for their usual dates only.
    "PeriodicTimelineSchedule.entries mode", "ExplicitTimelineSchedule.entries startDate",
    "ExplicitTimelineSchedule.entries mode", "AnimationTimelineSchedule.entries mode",
    // For the compiler, and for translators.
    "StringInterpolation.init literalCapacity", "StringInterpolation.init interpolationCount",
    "Text.init comment",
    "LocalizedStringResource.init comment", "String.init comment",
    // What a text's own bundle is listed for.
    "String.init bundle", "ViewBuilder.buildExpression invalid",
    // There is one value.
    "View.scenePadding padding",
    // Commands are listed themselves, and their builder makes nothing of them.
    "CommandsBuilder.buildBlock content", "CommandsBuilder.buildIf content",
    "CommandsBuilder.buildEither first",
    "CommandsBuilder.buildEither second",
    // What is only given to a name that is reported.
    "MatchedTransitionSourceConfiguration.background style",
    "MatchedTransitionSourceConfiguration.clipShape shape",
    "MatchedTransitionSourceConfiguration.shadow color",
    "MatchedTransitionSourceConfiguration.shadow radius",
    "MatchedTransitionSourceConfiguration.shadow x",
    "MatchedTransitionSourceConfiguration.shadow y",
    "TextInputDictationBehavior.inline activation",
    "OrnamentAttachmentAnchor.scene anchor",
    "OrnamentAttachmentAnchor.parent anchor",
    "CustomizableToolbarContent.defaultCustomization options",
    "AXDataPoint.init additionalValues",
    "AXChartDescriptorRepresentable.updateChartDescriptor descriptor",
    // Rotors are listed themselves, and nothing reads their entries.
    "AccessibilityRotorContentBuilder.buildBlock content",
    "AccessibilitySystemRotor.links visited",
    "AccessibilitySystemRotor.headings level",
    "WindowLayoutRoot.sizeThatFits proposal",
    "WindowPlacement.init position",
    "WindowPlacement.init size",
    "WindowPlacement.init width",
    "WindowPlacement.init height",
    "BackgroundTask.appRefresh identifier",
    "BackgroundTask.urlSession identifier",
    // On a phone's bar sections have no titles, and actions of all kinds stand in one list.
    "TabSection.init header", "View.accessibilityActions category",
    // Dots stand still, so nothing has to tell them apart; glyphs always stand exactly where the layout has them.
    "SliderTickContentForEach.init id", "GraphicsContext.draw options",
    // A table makes its columns anew, and none of them has a state.
    "TableColumnForEach.init id",
    // Only Xcode's library reads them, and never while a program runs.
    "LibraryContentProvider.modifiers base", "LibraryItem.init snippet", "LibraryItem.init visible",
    "LibraryItem.init title", "LibraryItem.init category", "LibraryItem.init matchingSignature",
    // The object itself says its kind, and only this program reads it.
    "NSItemProvider.init typeIdentifier", "NSItemProvider.loadItem typeIdentifier",
    "NSItemProvider.loadItem options", "NSItemProvider.registerDataRepresentation visibility",
    "NSItemProvider.registerObject visibility",
  ]

  @Test("a parameter that a public function never reads is in the list")
  func unread() throws {
    let files = try SourceFile.all().filter {
      ["PlumbViews", "PlumbControls", "SwiftUI", "PlumbExchange"].contains($0.target)
    }
    var count = 0
    for file in files {
      for function in PublicFunction.all(in: file) {
        count += function.list.count
        guard !function.reports, !function.unread.isEmpty else { continue }
        guard let first = function.name.first, first.isLetter else { continue }
        let types = file.types(around: function.line)
        for parameter in function.unread
        where !Self.isListed(function.name, parameter, in: types)
          && !Self.right.contains("\(types.first ?? "").\(function.name) \(parameter.name)")
        {
          Issue.record(
            """
            \(function.path):\(function.line): \(types.first ?? "").\(function.name) never reads \(parameter.name). \
            Write it, or report another value than the default with reportUnsupported("…", fileID, line, if: …) and \
            enter it in Unsupported.all.
            """)
        }
      }
    }
    #expect(count > 2000, "the law's reader finds the parameters")
  }

  private static func isListed(_ function: String, _ parameter: Parameter, in types: [String]) -> Bool {
    Unsupported.all.contains { entry in
      let base = entry.name.prefix { $0 != "(" }.split(separator: ".").last.map(String.init) ?? ""
      let labels = entry.name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":").map(String.init)
      if labels.isEmpty, types.contains(base) { return true }
      guard base == function || function == "init" && base == types.first else { return false }
      return labels.isEmpty || labels.contains(parameter.label ?? "") || labels.contains(parameter.name)
    }
  }

  @Test("the law's own reader finds parameters and the types around them")
  func reader() throws {
    let source = """
      extension Outer.Middle {
        public struct Inner {
          public func f<T>(_ a: Int, for b: [String: (Int, T) -> Void] = [:], @ViewBuilder c: () -> T, d: T.Type) {
            use(a, cd)
          }
        }

        public init(`in` value: Int) { self.value = value }
      }
      """
    let file = SourceFile(path: "Sources/X/Y.swift", text: source)
    let found = PublicFunction.all(in: file)
    #expect(found.map(\.name) == ["f", "init"])
    #expect(found.first?.list.map(\.label) == [nil, "for", "c", "d"])
    #expect(found.first?.unread.map(\.name) == ["b", "c"])
    #expect(found.last?.unread == [])
    #expect(
      found.map { file.types(around: $0.line) } == [["Inner", "Middle", "Outer"], ["Middle", "Outer"]])
  }
}
