import PlumbViews

/// The content of an app's window: it has the app's delegate around it, and tells what was reported before there was a
/// window.
package struct AppContent: _PrimitiveView {
  private let content: AnyView

  package init(_ content: AnyView) { self.content = content }

  @MainActor package static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    Reports.flush(to: builder.host)
    if RunningApplication.delegate != nil { builder.host.afterLayout { RunningApplication.becomeActive() } }
    builder.make(DelegateObjects.placed(around: view.content))
  }
}
