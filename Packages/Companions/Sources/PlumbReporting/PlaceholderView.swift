import PlumbUIKit
import SwiftUI

/// The view of a controller that shows views of SwiftUI's: a placeholder, and the bar above it.
package final class PlaceholderView: UIView {
  /// Shows a content, which is made anew when the view is notified that it has changed.
  package init(_ content: @escaping () -> AnyView) {
    super.init(frame: .zero)
    companionContent = content
  }
  /// Shows a placeholder as long as who makes it is there.
  package convenience init(placeholder: @escaping () -> BarredPlaceholder?) {
    self.init { placeholder().map { AnyView($0) } ?? AnyView(EmptyView()) }
  }
  package required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A placeholder below a bar with a button that ends it.
package struct BarredPlaceholder: View {
  let button: String
  let title: String?
  let placeholder: Placeholder
  let tint: Color?
  let end: @MainActor () -> Void

  package init(
    button: String, title: String? = nil, placeholder: Placeholder, tint: Color? = nil,
    end: @escaping @MainActor () -> Void
  ) {
    (self.button, self.title, self.placeholder) = (button, title, placeholder)
    (self.tint, self.end) = (tint, end)
  }

  package var body: some View {
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
