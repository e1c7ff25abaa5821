#if PLUMB_MODULE
  @_exported import Foundation
  import CryptoKit
#endif
