import PlumbUIKit

extension UINavigationController {
  /// Shows one page, which has its own bar.
  package func showAlone(_ page: ComposedPage) {
    isNavigationBarHidden = true
    setViewControllers([page], animated: false)
  }
}

/// The one page of a controller that lets people write.
package final class ComposedPage: UIViewController {
  private let content: () -> BarredPlaceholder?
  package init(_ content: @escaping () -> BarredPlaceholder?) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }
  package required init?(coder: NSCoder) { fatalError("ComposedPage needs its content.") }
  package override func loadView() { view = PlaceholderView(placeholder: content) }
}
