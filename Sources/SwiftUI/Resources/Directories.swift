import Foundation

// Foundation has these names for a person's folders on Apple's systems only.
extension URL {
  /// Where an app keeps what a person makes with it.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// Where an app keeps what it can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// Where an app keeps what it needs itself.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder around those that an app keeps for itself.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// A person's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// Where a person finds what was downloaded.
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  /// A person's music.
  public static var musicDirectory: URL { folder(.musicDirectory) }
  /// A person's pictures.
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  /// A person's films.
  public static var moviesDirectory: URL { folder(.moviesDirectory) }

  /// Returns the folder that `FileManager` names, or the temporary folder where the system has no such folder.
  private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
  }
}
