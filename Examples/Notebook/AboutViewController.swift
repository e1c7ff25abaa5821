import UIKit

/// A screen of UIKit: its views are placed by constraints.
class AboutViewController: UIViewController {
  private let stack = UIStackView()
  private let label = UILabel()
  private var likes = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "About"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Thanks", style: .plain, target: self, action: #selector(thank))

    let icon = UIImageView(image: UIImage(systemName: "note.text"))
    icon.contentMode = .scaleAspectFit
    label.text = "A notebook without a page"
    label.textAlignment = .center
    label.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle("Like it", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 10
    button.addTarget(self, action: #selector(like), for: .touchUpInside)

    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    [icon, label, button].forEach(stack.addArrangedSubview)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -32),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      icon.heightAnchor.constraint(equalToConstant: 80),
      button.heightAnchor.constraint(equalToConstant: 48),
    ])
  }

  @objc private func like() {
    likes += 1
    label.text = "Liked \(likes) times"
  }

  @objc private func thank() {
    let alert = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
