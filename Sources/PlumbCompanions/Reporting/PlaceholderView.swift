import PlumbUIKit
import SwiftUI

/// The view of a controller that shows views of SwiftUI's: a placeholder, and the bar above it.
final class PlaceholderView: UIView {
  /// Shows a content, which is made anew when the view is told that it has changed.
  init(_ content: @escaping () -> AnyView) {
    super.init(frame: .zero)
    companionContent = content
  }
  /// Shows a placeholder as long as who makes it is there.
  convenience init(placeholder: @escaping () -> BarredPlaceholder?) {
    self.init { placeholder().map { AnyView($0) } ?? AnyView(EmptyView()) }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A placeholder below a bar with a button that ends it.
struct BarredPlaceholder: View {
  let button: String
  var title: String?
  let placeholder: Placeholder
  var tint: Color?
  let end: @MainActor () -> Void

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        if let title { Text(verbatim: title).font(.headline).lineLimit(1).padding(.horizontal, 80) }
        HStack {
          Button(button, action: end)
          Spacer()
        }
      }
      .padding(.horizontal, 16).frame(height: 44).tint(tint)
      Divider()
      placeholder.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(Color(uiColor: .systemBackground))
  }
}
