// On Apple's systems `URLSession`, whose answers can be published, is part of Foundation.
@_exported public import FoundationNetworking
@_exported public import OpenCombine
