import Foundation

// Foundation has these names for a person's folders on Apple's systems only.
extension URL {
  /// The folder for documents that a person makes with the app.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files that an app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for files that an app needs itself.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  /// The folder around those that an app keeps for itself.
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// A person's desktop.
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  /// The folder for downloads.
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
