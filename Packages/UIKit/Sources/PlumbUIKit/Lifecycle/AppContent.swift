import PlumbViews

/// The content of an app's window, with the app's delegate around it.
package struct AppContent: _PrimitiveView {
  private let content: AnyView

  package init(_ content: AnyView) { self.content = content }

  @MainActor package static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    if RunningApplication.delegate != nil { builder.host.afterLayout { RunningApplication.becomeActive() } }
    builder.make(DelegateObjects.placed(around: view.content))
  }
}
