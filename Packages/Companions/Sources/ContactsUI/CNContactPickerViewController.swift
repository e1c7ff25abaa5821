import PlumbUIKit
import SwiftUI

/// A delegate that is notified of the chosen contacts. All methods are optional.
@preconcurrency @MainActor public protocol CNContactPickerDelegate: AnyObject {
  /// Nobody was chosen.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Somebody was chosen. Nobody is here.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Some were chosen. Nobody is here.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}
extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// Lets a person choose contacts. There are none here: it is a placeholder, and can be cancelled.
@preconcurrency @MainActor open class CNContactPickerViewController: UIViewController {
  /// The delegate, which is notified of the chosen contacts.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The keys of a contact's visible values.
  open var displayedPropertyKeys: [String]?
  /// The predicate of the contacts that can be chosen.
  open var predicateForEnablingContact: NSPredicate?
  /// The predicate of the contacts that are chosen at once.
  open var predicateForSelectionOfContact: NSPredicate?

  open override func loadView() {
    reportCompanion("CNContactPickerViewController")
    view = PlaceholderView { [weak self] in self?.placeholder }
  }
  private var placeholder: BarredPlaceholder {
    BarredPlaceholder(
      button: "Cancel", title: "Contacts",
      placeholder: Placeholder("No contacts", symbol: "person.crop.circle")
    ) {
      [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.contactPickerDidCancel(self)
    }
  }
}

/// Shows a contact: a placeholder with the name.
@preconcurrency @MainActor open class CNContactViewController: UIViewController {
  /// The contact.
  public let contact: CNContact
  /// The delegate, which is notified of the end.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// The store of the contacts.
  open var contactStore: CNContactStore?
  /// Whether people may change it. They cannot.
  open var allowsEditing = true
  /// Whether there are buttons for calls.
  open var allowsActions = true
  /// Shows a contact.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }
  /// Shows a contact that is not in the store.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }
  /// Shows a contact that is going to be added.
  public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
  /// Shows nobody: an archive, which there is not here, has no contact.
  public required init?(coder: NSCoder) {
    contact = CNContact()
    super.init(coder: coder)
  }
  open override func loadView() {
    reportCompanion("CNContactViewController")
    let name = CNContactFormatter.string(from: contact, style: .fullName) ?? "Contact"
    view = PlaceholderView { AnyView(Placeholder(name, symbol: "person.crop.circle")) }
  }
}
/// A delegate that is notified when the presentation of a contact ends.
@preconcurrency @MainActor public protocol CNContactViewControllerDelegate: AnyObject {
  /// It has ended.
  func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}
extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) {}
}
