import PlumbTesting
import Testing

@Test("equal texts have no difference, however wide the columns are")
func equalTextsHaveNone() {
  #expect(
    lineDifference(
      expected: "HStack  0,0 1×1\n└─ Spacer  0,0 1×1", actual: "HStack    0,0 1×1\n└─ Spacer 0,0 1×1") == nil)
}

@Test("an empty line at the end does not count")
func emptyLineAtTheEnd() { #expect(lineDifference(expected: "a\n", actual: "a") == nil) }

@Test("a changed line is shown as it was expected and as it came")
func changedLine() {
  let difference = lineDifference(
    expected: "HStack\n├─ A  0,0\n└─ B  1,0", actual: "HStack\n├─ A  0,0\n└─ B  2,0")
  #expect(difference == "  HStack\n  ├─ A  0,0\n- └─ B  1,0\n+ └─ B  2,0")
}

@Test("missing and surplus lines are shown")
func missingAndSurplusLines() {
  #expect(lineDifference(expected: "a\nb\nc", actual: "a\nc\nd") == "  a\n- b\n  c\n+ d")
  #expect(lineDifference(expected: "a", actual: "") == "- a")
  #expect(lineDifference(expected: "", actual: "a") == "+ a")
}

@Test("the same names at another depth are different")
func depthCounts() {
  #expect(lineDifference(expected: "A\n└─ B\n   └─ C", actual: "A\n└─ B\n└─ C") != nil)
  #expect(lineDifference(expected: "A\n   └─ B", actual: "A\n      └─ B") != nil)
}
