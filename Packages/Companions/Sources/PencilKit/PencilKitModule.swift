#if PLUMB_MODULE
  @_exported import Foundation
  @_exported import PlumbUIKit
#endif
