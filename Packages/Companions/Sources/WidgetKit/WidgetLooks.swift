import SwiftUI

extension View {
  /// Sets whether text follows the curve of a watch's edge. No host is a watch.
  public func widgetCurvesContent(
    _ curvesContent: Bool = true, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("widgetCurvesContent", fileID, line)
  }
  /// Sets the status of a control after it was pressed. No host has a control center.
  public func controlWidgetStatus(
    _ status: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("controlWidgetStatus", fileID, line)
  }
  /// Sets the status of a control after it was pressed, as a text. No host has a control center.
  public func controlWidgetStatus(_ status: Text, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    reportingCompanion("controlWidgetStatus", fileID, line)
  }
  /// Sets the status of a control after it was pressed, as a string. No host has a control center.
  @_disfavoredOverload
  public func controlWidgetStatus<S: StringProtocol>(
    _ status: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("controlWidgetStatus", fileID, line)
  }
  /// Sets the hint before a control is pressed. No host has a control center.
  public func controlWidgetActionHint(
    _ hint: LocalizedStringKey, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("controlWidgetActionHint", fileID, line)
  }
  /// Sets the hint before a control is pressed, as a text. No host has a control center.
  public func controlWidgetActionHint(_ hint: Text, fileID: StaticString = #fileID, line: UInt = #line)
    -> some View
  {
    reportingCompanion("controlWidgetActionHint", fileID, line)
  }
  /// Sets the hint before a control is pressed, as a string. No host has a control center.
  @_disfavoredOverload
  public func controlWidgetActionHint<S: StringProtocol>(
    _ hint: S, fileID: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    reportingCompanion("controlWidgetActionHint", fileID, line)
  }
}
