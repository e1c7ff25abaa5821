// Keys of a bundle's property list (developer.apple.com/documentation/bundleresources/information-property-list).

/// The key of the version of the property list's format.
public let kCFBundleInfoDictionaryVersionKey: CFString! = "CFBundleInfoDictionaryVersion"
/// The key of the name of the program's file.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// The key of the bundle's identifier.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The key of the number of the build.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// The key of the language in which the bundle is written.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
/// The key of the short name of the bundle.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// The key of the languages that the bundle has.
public let kCFBundleLocalizationsKey: CFString! = "CFBundleLocalizations"
