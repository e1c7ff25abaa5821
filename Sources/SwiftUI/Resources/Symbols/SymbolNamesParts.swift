extension SymbolTable {
  /// Pieces that several symbols have; no symbols themselves.
  static let parts = """
    _battery | box 1.6 7 19.6 17 2.6; line M22.3 10.8V13.2
    _cell | box 8.6 8.6 15.4 15.4 1
    _head | dot 12 9.4 3.2
    _seal | box 4.4 4.4 19.6 19.6 2
    _shoulders | area M12 14C8.6 14 6.2 15.4 5.2 17.3A8.6 8.6 0 0 0 18.8 17.3C17.8 15.4 15.4 14 12 14Z
    _slash | line M3.6 3.4 20.4 20.6
    _speaker | line M2.6 9.4H5.8L10.6 5.2V18.8L5.8 14.6H2.6Z
    _wave1 | line M13.8 9.2A4 4 0 0 1 13.8 14.8
    _wave2 | line M16.4 6.8A7.4 7.4 0 0 1 16.4 17.2
    _wave3 | line M19 4.5A10.6 10.6 0 0 1 19 19.5
    """
}
