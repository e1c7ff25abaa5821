import Combine
import PlumbExchange

/// The kind of tag that a file's name ends with.
public let kUTTagClassFilenameExtension = "public.filename-extension"
/// The kind of tag that servers send.
public let kUTTagClassMIMEType = "public.mime-type"

private func tagClass(_ name: CFString) -> UTTagClass { UTTagClass(rawValue: name) }

/// Returns the identifier of the type with a tag, among those that conform to a type.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedText? {
  let parent = inConformingToUTI.flatMap { UTType($0) }
  return UTType(tag: inTag, tagClass: tagClass(inTagClass), conformingTo: parent).map {
    UnmanagedText(text: $0.identifier)
  }
}

/// Returns the tag of a kind that a type has.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedText? {
  guard let type = UTType(inUTI) else { return nil }
  return type.tags[tagClass(inTagClass)]?.first.map { UnmanagedText(text: $0) }
}

/// A text of Core Foundation that somebody must take over, which Swift does here.
public struct UnmanagedText {
  let text: CFString
  /// Returns the text.
  public func takeRetainedValue() -> CFString { text }
  /// Returns the text.
  public func takeUnretainedValue() -> CFString { text }
}
