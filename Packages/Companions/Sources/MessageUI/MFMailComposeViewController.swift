import PlumbUIKit
import SwiftUI

/// The result of writing a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// The reason why a mail failed.
public struct MFMailComposeError: Error, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable { case saveFailed, sendFailed }
  /// The kind of error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
}

/// Lets a person write a mail. No host here sends any: it is a placeholder with what the app has prepared, and can be
/// cancelled.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which is notified of the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var recipients: [String] = []
  private var copies: (shown: [String], blind: [String]) = ([], [])
  private var message = ""
  private var attachments: [String] = []

  /// Returns whether mails can be sent: they cannot.
  open class func canSendMail() -> Bool {
    reportCompanion("MFMailComposeViewController")
    return false
  }

  /// Sets the subject.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { copies.shown = ccRecipients ?? [] }
  /// Sets the recipients of blind copies.
  open func setBccRecipients(_ bccRecipients: [String]?) { copies.blind = bccRecipients ?? [] }
  /// Writes the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    message = isHTML ? GivenPage(html: body, base: nil).words : body
  }
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    attachments.append(filename)
  }
  /// Sets the address of the sender. It is not shown.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    reportCompanion("MFMailComposeViewController")
    showAlone(ComposedPage { [weak self] in self?.placeholder })
  }

  private var placeholder: BarredPlaceholder {
    let others = [("Cc", copies.shown), ("Bcc", copies.blind)].filter { !$0.1.isEmpty }
      .map { name, recipients in "\(name): " + recipients.joined(separator: ", ") }
    let lines = ["To: " + recipients.joined(separator: ", ")] + others + [message] + attachments
    return BarredPlaceholder(
      button: "Cancel", title: subject.isEmpty ? "New Message" : subject,
      placeholder: Placeholder("Mail", detail: lines.joined(separator: "\n"), symbol: "envelope")
    ) { [weak self] in
      guard let self else { return }
      guard let mailComposeDelegate else { return dismiss(animated: true) }
      mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
  }
}

/// A delegate that is notified when the writing of a mail ends. The method is optional.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// The writing of a mail ended: it was cancelled. The controller is dismissed by who hears it.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
