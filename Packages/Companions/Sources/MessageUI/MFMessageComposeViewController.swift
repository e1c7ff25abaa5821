import PlumbUIKit
import SwiftUI

/// The result of writing a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Lets a person write a message. No host here sends any: it is a placeholder with what the app has prepared, and can
/// be cancelled.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, which is notified of the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The recipients.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject of the message.
  open var subject: String?
  private var attachments: [String] = []

  /// Returns whether messages can be sent: they cannot.
  open class func canSendText() -> Bool {
    reportCompanion("MFMessageComposeViewController")
    return false
  }
  /// Returns whether messages can have a subject: they cannot.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether messages can have files: they cannot.
  open class func canSendAttachments() -> Bool { false }
  /// Adds a file; whether that went well.
  @discardableResult open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    attachments.append(alternateFilename ?? attachmentURL.lastPathComponent)
    return true
  }
  /// Adds data as a file; whether that went well.
  @discardableResult open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    attachments.append(filename)
    return true
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    reportCompanion("MFMessageComposeViewController")
    showAlone(ComposedPage { [weak self] in self?.placeholder })
  }

  private var placeholder: BarredPlaceholder {
    let lines = ["To: " + (recipients ?? []).joined(separator: ", "), body ?? ""] + attachments
    return BarredPlaceholder(
      button: "Cancel", title: subject ?? "New Message",
      placeholder: Placeholder("Message", detail: lines.joined(separator: "\n"), symbol: "message")
    ) { [weak self] in
      guard let self else { return }
      guard let messageComposeDelegate else { return dismiss(animated: true) }
      messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }
  }
}

/// A delegate that is notified when the writing of a message ends.
@preconcurrency @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// The writing of a message ended: it was cancelled. The controller is dismissed by who hears it.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
