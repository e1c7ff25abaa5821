import PlumbLayout
import Testing

@Suite("A length in words")
struct DescribedLengthTests {
  @Test(
    "has at most two decimals, and none that are zero",
    arguments: [
      (0, "0"), (-0.001, "0"), (8, "8"), (61.333, "61.33"), (0.5, "0.5"), (-0.05, "-0.05"), (-2.25, "-2.25"),
      (10.999, "11"), (99.995, "100"), (1234567.891, "1234567.89"),
    ] as [(CGFloat, String)])
  func decimals(length: CGFloat, words: String) {
    #expect(describe(length) == words)
  }

  @Test("of more than any screen has an exponent, and one without an end a sign")
  func large() {
    #expect(describe(1e15) == "1e+15")
    #expect(describe(-1e308) == "-1e+308")
    #expect(describe(.greatestFiniteMagnitude) == "1.8e+308")
    #expect(describe(.infinity) == "∞" && describe(-.infinity) == "-∞" && describe(.nan) == "NaN")
  }
}
