/// Returns whether a type is one of SwiftUI's own, declared here or in a module that stands on this one.
package func isOwn(_ type: Any.Type) -> Bool {
  let name = String(reflecting: type)
  return ["PlumbViews.", "PlumbControls.", "PlumbUIKit."].contains { name.hasPrefix($0) }
}
