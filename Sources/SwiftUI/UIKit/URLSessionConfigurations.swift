#if UIKit
  import FoundationNetworking
  import PlumbUIKit

  extension URLSessionConfiguration {
    /// Whether a request waits until there is a network. On Linux it can only be read, and a request fails at once.
    @_disfavoredOverload public var waitsForConnectivity: Bool {
      get { false }
      set { if newValue { WithoutEffect.connectivity.report() } }
    }
  }
#endif
