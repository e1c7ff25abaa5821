#if UIKit
  import FoundationNetworking
  import PlumbUIKit

  extension Foundation.Stream {
    /// Creates two streams of which one reads what is written to the other. Both stay `nil` here, and that is reported.
    public class func getBoundStreams(
      withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
      outputStream: UnsafeMutablePointer<OutputStream?>?
    ) {
      WithoutEffect.boundStreams.report()
    }
  }
#endif
