/// The kinds of entities that an app may request of contacts.
public enum CNEntityType: Int, Sendable { case contacts }
/// The access of an app to contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
/// In which order contacts come.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// An error with contacts.
public struct CNError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case communicationError = 1, authorizationDenied = 100, recordDoesNotExist = 200
  }
  /// The kind of error.
  public let code: Code
}

/// The contacts of a person. No host has any: access is refused.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Creates a store of contacts.
  public override init() {}
  /// Returns the access of the app: none.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  /// Requests access. It is refused.
  @available(
    *, deprecated,
    message: "In Plumb, CNContactStore does nothing: no host has contacts, so access is refused."
  )
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    later { completionHandler(false, CNError(code: .authorizationDenied)) }
  }
  /// Requests access. It is refused, which is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CNContactStore does nothing: no host has contacts, so access is refused."
  )
  open func requestAccess(
    for entityType: CNEntityType
  ) async throws -> Bool {
    throw CNError(code: .authorizationDenied)
  }
  private func refuse() -> CNError {
    return CNError(code: .authorizationDenied)
  }
  /// Goes through contacts. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CNContactStore does nothing: no host has contacts, so access is refused."
  )
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void
  ) throws { throw refuse() }
  /// Returns contacts. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CNContactStore does nothing: no host has contacts, so access is refused."
  )
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw refuse() }
  /// Returns a contact. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CNContactStore does nothing: no host has contacts, so access is refused."
  )
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw refuse() }
  /// Changes contacts. That is an error.
  @available(
    *, deprecated,
    message: "In Plumb, CNContactStore does nothing: no host has contacts, so access is refused."
  )
  open func execute(_ saveRequest: CNSaveRequest) throws {
    throw refuse()
  }
  /// Returns the identifier of the container of contacts. There is none.
  open func defaultContainerIdentifier() -> String { "" }
}
extension CNContact {
  /// Returns a predicate of contacts by name.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// Returns a predicate of contacts by their identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: true)
  }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The keys of the values to fetch.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The predicate of the contacts.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortOrder = CNContactSortOrder.none
  /// Whether contacts of several accounts are one.
  open var unifyResults = true
  /// Creates a request for contacts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes that are to be kept. None is.
open class CNSaveRequest: NSObject {
  /// Adds a contact.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Changes a contact.
  open func update(_ contact: CNMutableContact) {}
  /// Deletes a contact.
  open func delete(_ contact: CNMutableContact) {}
}

/// The style of a name.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
/// Writes the names of contacts.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The style of a name.
  open var style = CNContactFormatterStyle.fullName
  private struct Key: CNKeyDescriptor {}
  /// Returns the key of a contact's values that the formatter requires.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    Key()
  }
  /// Returns a contact's name; an organization's for one without.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// Returns a contact's name with the family's at the end; an organization's for one without. No contact has a
  /// phonetic name here, so that is `nil`.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    guard style == .fullName else { return nil }
    let words = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
      .filter { !$0.isEmpty }.joined(separator: " ")
    return [words, contact.organizationName].first { !$0.isEmpty }
  }
}
/// Writes addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// The style of an address.
  public enum Style: Int, Sendable { case mailingAddress }
  /// Returns an address in lines, as it is written in the United States.
  open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
    let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
    return [postalAddress.street, place.joined(separator: " "), postalAddress.country].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }
}
