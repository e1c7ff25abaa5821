#if PLUMB_MODULE
  @_exported import Foundation
  @_exported import Photos
  @_exported import PlumbUIKit
  @_exported import UniformTypeIdentifiers
#endif
