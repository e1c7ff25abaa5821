public import OpenCombine

// OpenCombine leaves these names to a module Combine if it sees one, and it sees ours when it is compiled a second time.
extension Optional {
  /// Publishes the value, if there is one, and finishes.
  @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
}

extension Result {
  /// Publishes the success and finishes, or fails.
  @_disfavoredOverload public var publisher: OCombine.Publisher { ocombine.publisher }
}
