public import Foundation

// Older names of options, which Apple's Foundation still has.

extension Data.WritingOptions {
  /// The older name of `atomic`.
  public static var atomicWrite: Data.WritingOptions { .atomic }
  /// Files that can be read while the device is locked, as all are here.
  public static var completeFileProtectionWhenUserInactive: Data.WritingOptions {
    Data.WritingOptions(rawValue: 0x5000_0000)
  }
}

extension Data.ReadingOptions {
  /// The older name of `mappedIfSafe`.
  public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
  /// The oldest name of `mappedIfSafe`.
  public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
  /// The older name of `uncached`.
  public static var uncachedRead: Data.ReadingOptions { .uncached }
}
