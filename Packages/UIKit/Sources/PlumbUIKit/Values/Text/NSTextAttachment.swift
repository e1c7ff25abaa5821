import Foundation
import PlumbViews

/// An image among the letters of a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  /// The image.
  open var image: UIImage?
  /// The rectangle of the image from the baseline; zero for the image's own size.
  open var bounds = CGRect.zero
  /// The bytes of a file.
  open var contents: Data?
  /// The identifier of the file's type.
  open var fileType: String?

  /// Creates an attachment without an image.
  public override init() { super.init() }
  /// Creates an attachment of a file's bytes.
  public init(data contentData: Data?, ofType uti: String?) { (contents, fileType) = (contentData, uti) }
  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of one image, which is not drawn, and reports that.
  public convenience init(attachment: NSTextAttachment) {
    WithoutEffect.attachments.report()
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
