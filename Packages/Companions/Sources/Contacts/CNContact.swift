/// A key of a contact's values. A name such as `CNContactGivenNameKey` is one.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The key of a contact's identifier.
public let CNContactIdentifierKey = "identifier"
/// The key of a contact's type.
public let CNContactTypeKey = "contactType"
/// The key of a contact's name prefix.
public let CNContactNamePrefixKey = "namePrefix"
/// The key of a contact's given name.
public let CNContactGivenNameKey = "givenName"
/// The key of a contact's middle name.
public let CNContactMiddleNameKey = "middleName"
/// The key of a contact's family name.
public let CNContactFamilyNameKey = "familyName"
/// The key of a contact's nickname.
public let CNContactNicknameKey = "nickname"
/// The key of a contact's organization name.
public let CNContactOrganizationNameKey = "organizationName"
/// The key of a contact's job title.
public let CNContactJobTitleKey = "jobTitle"
/// The key of a contact's birthday.
public let CNContactBirthdayKey = "birthday"
/// The key of a contact's note.
public let CNContactNoteKey = "note"
/// The key of a contact's image data.
public let CNContactImageDataKey = "imageData"
/// The key of a contact's thumbnail image data.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The key of a contact's image data available.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The key of a contact's phone numbers.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The key of a contact's email addresses.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The key of a contact's postal addresses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The key of a contact's url addresses.
public let CNContactUrlAddressesKey = "urlAddresses"

/// The label of a value: home.
public let CNLabelHome = "_$!<Home>!$_"
/// The label of a value: work.
public let CNLabelWork = "_$!<Work>!$_"
/// The label of a value: other.
public let CNLabelOther = "_$!<Other>!$_"
/// The label of a value: main.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// The label of a value: mobile.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// The label of a value: i phone.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The label of a value: home page.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// A person or an organization. It is changed as `CNMutableContact`.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  /// The identifier of the contact.
  public fileprivate(set) var identifier = UUID().uuidString
  public var id: String { identifier }
  fileprivate var storage = CNContactValues()
  /// Creates an empty contact.
  public override init() {}
  open var namePrefix: String { storage.namePrefix }
  open var givenName: String { storage.givenName }
  open var middleName: String { storage.middleName }
  open var familyName: String { storage.familyName }
  open var nickname: String { storage.nickname }
  open var organizationName: String { storage.organizationName }
  open var jobTitle: String { storage.jobTitle }
  open var note: String { storage.note }
  open var birthday: DateComponents? { storage.birthday }
  /// The picture, as a file's bytes.
  open var imageData: Data? { storage.imageData }
  /// The small picture, as a file's bytes: the same as the large one.
  open var thumbnailImageData: Data? { storage.imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { storage.imageData != nil }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { storage.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { storage.emailAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { storage.urlAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { storage.postalAddresses }
  /// Returns whether a value was asked for. All values are there.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Returns whether values were asked for. All values are there.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// Returns a copy that can be changed.
  open override func mutableCopy() -> Any {
    let copy = CNMutableContact()
    (copy.storage, copy.identifier) = (storage, identifier)
    return copy
  }
  /// Returns the word for a value's name.
  open class func localizedString(forKey key: String) -> String { key }
}

struct CNContactValues {
  var (namePrefix, givenName, middleName, familyName, nickname) = ("", "", "", "", "")
  var (organizationName, jobTitle, note) = ("", "", "")
  var birthday: DateComponents?
  var imageData: Data?
  var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  var emailAddresses: [CNLabeledValue<NSString>] = []
  var urlAddresses: [CNLabeledValue<NSString>] = []
  var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var namePrefix: String {
    get { storage.namePrefix }
    set { storage.namePrefix = newValue }
  }
  open override var givenName: String {
    get { storage.givenName }
    set { storage.givenName = newValue }
  }
  open override var middleName: String {
    get { storage.middleName }
    set { storage.middleName = newValue }
  }
  open override var familyName: String {
    get { storage.familyName }
    set { storage.familyName = newValue }
  }
  open override var nickname: String {
    get { storage.nickname }
    set { storage.nickname = newValue }
  }
  open override var organizationName: String {
    get { storage.organizationName }
    set { storage.organizationName = newValue }
  }
  open override var jobTitle: String {
    get { storage.jobTitle }
    set { storage.jobTitle = newValue }
  }
  open override var note: String {
    get { storage.note }
    set { storage.note = newValue }
  }
  open override var birthday: DateComponents? {
    get { storage.birthday }
    set { storage.birthday = newValue }
  }
  open override var imageData: Data? {
    get { storage.imageData }
    set { storage.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { storage.phoneNumbers }
    set { storage.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { storage.emailAddresses }
    set { storage.emailAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { storage.urlAddresses }
    set { storage.urlAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { storage.postalAddresses }
    set { storage.postalAddresses = newValue }
  }
}

/// A value with a word for what it is.
public final class CNLabeledValue<ValueType: AnyObject>: NSObject {
  /// The identifier of the value.
  public let identifier = UUID().uuidString
  /// The label of the value: `CNLabelHome`, or an own word.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// Creates a value with a word.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// Returns the word as people read it.
  public class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_") ? label.dropFirst(4).dropLast(4).lowercased() : label
  }
}

/// The number of a telephone.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// As it was written.
  public let stringValue: String
  /// Creates a number from its written form.
  public init(stringValue string: String) { stringValue = string }
}

/// A postal address.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  fileprivate var parts = (street: "", city: "", state: "", postalCode: "", country: "")
  public override init() {}
  open var street: String { parts.street }
  open var city: String { parts.city }
  open var state: String { parts.state }
  open var postalCode: String { parts.postalCode }
  open var country: String { parts.country }
}
/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { parts.street }
    set { parts.street = newValue }
  }
  open override var city: String {
    get { parts.city }
    set { parts.city = newValue }
  }
  open override var state: String {
    get { parts.state }
    set { parts.state = newValue }
  }
  open override var postalCode: String {
    get { parts.postalCode }
    set { parts.postalCode = newValue }
  }
  open override var country: String {
    get { parts.country }
    set { parts.country = newValue }
  }
}
