// Its macros say where an assertion is, also in files of XCTest, which do not import it.
@_exported import Testing
