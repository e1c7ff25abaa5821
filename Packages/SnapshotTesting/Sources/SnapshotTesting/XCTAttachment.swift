import Foundation
import PlumbUIKit
import SwiftUI

/// Data that a failure shows beside its message. Apple's XCTest keeps it in its report; here the value that failed is
/// in the folder of the run.
public final class XCTAttachment {
  /// The lifetime of an attachment.
  public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

  /// The name of the attachment.
  public var name: String?
  /// The lifetime of the attachment. It has no effect here.
  public var lifetime = Lifetime.deleteOnSuccess
  /// The bytes that it holds.
  public let data: Data

  /// Creates an attachment of bytes.
  public init(data: Data) { self.data = data }
  /// Creates an attachment of bytes of some kind.
  public convenience init(data: Data, uniformTypeIdentifier identifier: String) { self.init(data: data) }
  /// Creates an attachment of a text.
  public convenience init(string: String) { self.init(data: Data(string.utf8)) }
  /// Creates an attachment of a picture.
  public convenience init(image: UIImage) { self.init(data: image.pngData() ?? Data()) }
}
