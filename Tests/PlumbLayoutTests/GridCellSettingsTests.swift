import Testing

@testable import PlumbLayout

@Suite("What a view says about its cell")
struct GridCellSettingsTests {
  // Rules/Grids.md#S11
  @Test("of two spans on one view those above 1 are added, and one of 1 adds nothing")
  func spans() {
    func sum(_ outer: Int?, _ inner: Int?) -> Int? {
      var (settings, more) = (GridCellSettings(), GridCellSettings())
      (settings.span, more.span) = (outer, inner)
      settings.add(more)
      return settings.span
    }
    #expect(sum(3, 2) == 5 && sum(2, 1) == 2 && sum(1, 3) == 3 && sum(1, 1) == 1)
    #expect(sum(nil, 4) == 4 && sum(4, nil) == 4 && sum(nil, nil) == nil)
    #expect(sum(5000, 2) == 1002)
  }

  // Rules/Grids.md#S10, S11
  @Test("the inner one of two declarations wins, unsized axes are joined, and the outer row counts")
  func declarations() {
    var settings = GridCellSettings()
    (settings.anchor, settings.unsized, settings.row) = (.topLeading, .horizontal, 1)
    settings.columnAlignment = HorizontalAlignment.leading.key
    settings.rowAlignment = VerticalAlignment.top.key
    var inner = GridCellSettings()
    settings.add(inner)
    #expect(settings.anchor == .topLeading && settings.columnAlignment == HorizontalAlignment.leading.key)
    (inner.anchor, inner.unsized, inner.row) = (.bottom, .vertical, 2)
    inner.columnAlignment = HorizontalAlignment.trailing.key
    inner.rowAlignment = VerticalAlignment.bottom.key
    settings.add(inner)
    #expect(settings.anchor == .bottom && settings.columnAlignment == HorizontalAlignment.trailing.key)
    #expect(settings.unsized == [.horizontal, .vertical])
    #expect(settings.row == 1 && settings.rowAlignment == VerticalAlignment.top.key)
  }
}
