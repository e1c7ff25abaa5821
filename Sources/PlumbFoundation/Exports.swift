// On Apple's systems `URLSession` is part of Foundation.
@_exported public import FoundationNetworking
