#if PLUMB_MODULE
  @_exported import SwiftUI
#endif
