// Its macros say where an assertion stands, also in files of XCTest, which do not import it.
@_exported import Testing
