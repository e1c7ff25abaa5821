#if PLUMB_MODULE
  import CryptoKit
#endif
