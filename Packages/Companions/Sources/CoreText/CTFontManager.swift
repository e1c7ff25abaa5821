import Combine
import Foundation
import PlumbText
import PlumbUIKit

/// For whom fonts are registered. A program has its own fonts only, whatever it says.
public enum CTFontManagerScope: UInt32, Sendable {
  /// For nobody.
  case none = 0
  /// For this program.
  case process = 1
  /// For all programs of the person, until they are taken away.
  case persistent = 2
  /// For all programs of the session.
  case session = 3
  /// For all programs of the person; the older name.
  public static var user: CTFontManagerScope { .persistent }
}

/// The reason why fonts were not registered, or not removed.
public enum CTFontManagerError: Int, Sendable {
  /// There is no file.
  case fileNotFound = 101
  /// The file cannot be read as a font.
  case unrecognizedFormat = 103
  /// The font is registered.
  case alreadyRegistered = 105
  /// The font is not registered.
  case notRegistered = 201
}

/// The domain of the errors of the font manager.
public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

private func failure(_ code: CTFontManagerError, _ reason: String) -> NSError {
  NSError(
    domain: kCTFontManagerErrorDomain, code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: reason])
}

private func registration(of file: URL) -> NSError? {
  guard FileManager.default.fileExists(atPath: file.path) else {
    return failure(.fileNotFound, "There is no file \(file.path).")
  }
  if RegisteredFonts.contains(file.path) {
    return failure(.alreadyRegistered, "The fonts of \(file.lastPathComponent) are registered already.")
  }
  do {
    try RegisteredFonts.add(file.path)
    return nil
  } catch {
    return failure(.unrecognizedFormat, "\(error).")
  }
}

private func tell(_ problem: NSError?, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool {
  if let problem { error?.pointee = .passRetained(problem) }
  return problem == nil
}

/// Makes the fonts of a file known to the program.
///
/// - Returns: false where they were known, or are no fonts; then `error` says why.
@discardableResult public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { tell(registration(of: fontURL as URL), error) }

/// Makes the fonts of some files known to the program.
///
/// - Parameters:
///   - enabled: whether they can be found by their names.
///   - registrationHandler: receives the errors, and whether it is done; what it returns does not count.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: (([NSError], Bool) -> Bool)?
) {
  let problems = enabled ? fontURLs.compactMap { ($0 as? URL).flatMap(registration) } : []
  _ = registrationHandler?(problems, true)
}

/// Removes the fonts of a file.
///
/// - Returns: false where they were not known; then `error` says so.
@discardableResult public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let wasThere = RegisteredFonts.remove((fontURL as URL).path)
  let name = (fontURL as URL).lastPathComponent
  return tell(
    wasThere ? nil : failure(.notRegistered, "The fonts of \(name) are not registered."),
    error)
}

/// Makes a font known to the program.
///
/// - Returns: false where it cannot be; then `error` says why. A font that is known is taken once more.
@discardableResult public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try RegisteredFonts.add(font.bytes)
    return true
  } catch let problem {
    return tell(failure(.unrecognizedFormat, "\(problem)."), error)
  }
}
