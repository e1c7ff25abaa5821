import Foundation

extension NSError {
  /// Creates an error that says nothing: without a domain, with the code 0. On Apple's systems it is `NSObject`'s initializer,
  /// which `NSError` does not inherit here.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}
