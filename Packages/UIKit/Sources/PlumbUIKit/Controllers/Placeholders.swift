import Foundation
import PlumbExchange
import PlumbViews

/// A labelled box in the place of something that cannot be shown here.
struct Placeholder: View {
  let name: String
  let reason: String

  var body: some View {
    PlaceholderReport(name: name, reason: reason, content: AnyView(box))
  }

  private var box: some View {
    Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.5)
      .padding(4)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(uiColor: .secondarySystemBackground))
      .overlay { Rectangle().strokeBorder(Color(uiColor: .systemGray3), lineWidth: 1) }
  }
}

/// Reports the reason for the box, once.
private struct PlaceholderReport: _PrimitiveView {
  let name: String
  let reason: String
  let content: AnyView

  static func _makeNodes(_ view: Self, in builder: _TreeBuilder) {
    builder.host.report("\(view.name) is a labelled box: \(view.reason).")
    builder.make(view.content)
  }
}

/// A controller that shows a labelled box.
@preconcurrency @MainActor open class PlaceholderController: UIViewController {
  var reason: String { "it can not be shown here" }

  override func makeView() -> UIView { ContentHolder(describing: self) }

  override func describe() -> AnyView { AnyView(Placeholder(name: "\(type(of: self))", reason: reason)) }
}

/// Lets a person share something. It is a labelled box: nothing is shared from a page.
@preconcurrency @MainActor open class UIActivityViewController: PlaceholderController {
  /// A way of sharing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As a mail.
    public static let mail = ActivityType(rawValue: "mail")
    /// As a message.
    public static let message = ActivityType(rawValue: "message")
    /// On the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    /// On paper.
    public static let print = ActivityType(rawValue: "print")
    /// Sharing with another device.
    public static let airDrop = ActivityType(rawValue: "airDrop")
    /// Saving to the photographs.
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    /// Assigning to a contact.
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    /// Adding to the reading list.
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
  }
  /// A handler that is called when sharing is over.
  public typealias CompletionWithItemsHandler = (ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  /// The handler that is called when sharing is over; it never is here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The ways of sharing that are left out.
  open var excludedActivityTypes: [ActivityType]?
  override var reason: String { "nothing is shared with other programs from here" }

  /// Creates a list of ways to share.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A custom way of sharing.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// A way of sharing.
  public typealias ActivityType = UIActivityViewController.ActivityType
  /// Creates a way of sharing.
  public override init() { super.init() }
}

/// A delegate that is notified of the chosen picture. All methods are optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Lets a person choose a picture. It is a labelled box: there are no photographs and no camera here.
@preconcurrency @MainActor open class UIImagePickerController: PlaceholderController {
  /// The source of the pictures.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The camera.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// The name of a part of what was chosen.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "mediaType")
    /// The picture as it is.
    public static let originalImage = InfoKey(rawValue: "originalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "editedImage")
    /// The rectangle to which it was cut.
    public static let cropRect = InfoKey(rawValue: "cropRect")
    /// The address of the picture.
    public static let imageURL = InfoKey(rawValue: "imageURL")
    /// The address of the film.
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
  }

  /// The delegate, which is notified of the chosen picture.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// The source of the pictures.
  open var sourceType = SourceType.photoLibrary
  /// The kinds of what can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether a person can cut the picture.
  open var allowsEditing = false
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  override var reason: String { "there are no photographs and no camera here" }

  /// Returns whether there are pictures of a source: there are none.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Returns the kinds of what a source has: none.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
}

/// A delegate that is notified of the chosen file. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Nothing was chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Lets a person choose a file. It is a labelled box: a page opens no files of this machine.
@preconcurrency @MainActor open class UIDocumentPickerViewController: PlaceholderController {
  /// The delegate, which is notified of the chosen file.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be chosen.
  open var allowsMultipleSelection = false
  /// The folder that is shown first.
  open var directoryURL: URL?
  /// Whether the ends of names are shown.
  open var shouldShowFileExtensions = false
  override var reason: String { "a page opens no files of this machine" }

  /// Creates a picker for kinds of files.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker that writes files.
  public init(forExporting urls: [URL], asCopy: Bool = false) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
