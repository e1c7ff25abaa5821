import Foundation
import PlumbExplanation
import PlumbInspector
import PlumbLayout
import PlumbTesting
import PlumbViews
import SwiftUI
import Testing

@MainActor @Suite("The arithmetic of explanations")
struct ArithmeticTests {
  @Test("an expression shows its brackets where they are needed")
  func text() {
    let rest = Arithmetic.difference(.number(200), [.product(.number(2), .number(8))])
    #expect(Arithmetic.quotient(rest, .number(3)).equation == "61.33 = (200 − 2 × 8) ÷ 3")
    #expect(Arithmetic.difference(.number(9), [.sum([.number(2), .number(3)])]).text == "9 − (2 + 3)")
    #expect(Arithmetic.number(4.5).equation == "4.5")
    #expect(calculate("(200 − 2 × 8) ÷ 3") == 184.0 / 3)
    #expect(calculate("9 − (2 + 3)") == 4)
    #expect(calculate("-12.5 + 75") == 62.5)
  }

  @Test("the parts of a sum add up as they are told, though each is rounded")
  func rounded() {
    let thirds = Arithmetic.sum([.number(37.0 / 3), .number(61.0 / 3)])
    #expect(["32.67 = 12.34 + 20.33", "32.67 = 12.33 + 20.34"].contains(thirds.equation))
    let equal = Arithmetic.sum([.number(12), .product(.number(3), .number(61.0 / 3))])
    #expect(equal.equation == "73 = 12 + 2 × 20.33 + 20.34")
    let less = Arithmetic.difference(.number(100), [.product(.number(2), .number(8.0 / 3)), .number(1)])
    #expect(less.equation == "93.67 = 100 − (2.67 + 2.66) − 1")
    for first in 1...20 {
      for second in 1...20 {
        for parts in [3, 6, 7] {
          let (one, other) = (CGFloat(first) / CGFloat(parts), CGFloat(second) * 11 / CGFloat(parts))
          for sum in [
            Arithmetic.sum([.number(one), .number(other), .number(5)]),
            .difference(.number(one + 300), [.number(other), .product(.number(4), .number(one))]),
            .sum([.product(.number(5), .number(one)), .number(other)]),
          ] {
            let told = calculate(sum.text).map { describe($0) }
            #expect(told == describe(sum.value), "\(sum.equation)")
          }
        }
      }
    }
  }

  @Test("every explanation of these views ends in the view's frame", arguments: Scenes.all.indices)
  func endsInFrame(index: Int) {
    for view in Scenes.all[index]() {
      for explanation in view.explanations { check(explanation) }
      #expect(!view.explanations.isEmpty)
    }
  }

  @Test(
    "controls, rows, bars and views that follow others are explained with their own numbers",
    arguments: Scenes.controls.indices)
  func ownSentences(index: Int) {
    for view in Scenes.controls[index]() {
      #expect(view.explanations.count == view.tree.root.all.count)
      for explanation in view.explanations {
        check(explanation)
        #expect(!explanation.text.contains("its own answer"), "\(explanation.text)")
      }
    }
  }

  /// The last calculation of each side gives the frame's, as a value and as it is written.
  private func check(_ explanation: Explanation) {
    let frame = explanation.frame
    for (subject, value) in [
      (Explanation.Sentence.Subject.width, frame.width), (.height, frame.height), (.x, frame.minX),
      (.y, frame.minY),
    ] {
      let sentence = explanation.sentences.last { $0.about == subject }
      // A view that is nothing but its content tells its sides in one sentence.
      guard let sentence else {
        #expect(explanation.sentences.contains { $0.rule == .union }, "\(explanation.view) \(subject)")
        continue
      }
      guard let arithmetic = sentence.arithmetic else {
        Issue.record("no arithmetic: \(sentence.text)")
        continue
      }
      #expect(same(arithmetic.value, value), "\(sentence.text): \(arithmetic.value) is not \(value)")
      if subject == .width || subject == .height {
        #expect(sentence.text.contains(" \(describe(value)) "), "\(sentence.text)")
      }
    }
    for sentence in explanation.sentences { checkEquations(sentence.text) }
  }

  private func same(_ one: CGFloat, _ other: CGFloat) -> Bool { one == other || abs(one - other) < 0.001 }

  /// "a = b" must hold wherever it is written, as far as two decimals go.
  private func checkEquations(_ text: String) {
    for match in text.matches(of: /(-?[\d.]+) = ([\d.()×÷−+\- ]*[\d)])/) {
      guard let left = Double(match.1), let right = calculate(String(match.2)) else {
        Issue.record("can not be calculated: \(text)")
        continue
      }
      #expect(abs(left - right) < 0.05, "\(text): \(left) is not \(right)")
    }
  }
}

/// The value of a calculation as it is written.
private func calculate(_ text: String) -> Double? {
  var calculator = Calculator(text: text.filter { $0 != " " })
  let value = calculator.sum()
  return calculator.rest.isEmpty ? value : nil
}

private struct Calculator {
  private(set) var rest: Substring

  init(text: String) { rest = Substring(text) }

  mutating func sum() -> Double? {
    guard var value = product() else { return nil }
    while let sign = rest.first, sign == "+" || sign == "−" {
      rest.removeFirst()
      guard let other = product() else { return nil }
      value += sign == "+" ? other : -other
    }
    return value
  }

  private mutating func product() -> Double? {
    guard var value = factor() else { return nil }
    while let sign = rest.first, sign == "×" || sign == "÷" {
      rest.removeFirst()
      guard let other = factor() else { return nil }
      value = sign == "×" ? value * other : value / other
    }
    return value
  }

  private mutating func factor() -> Double? {
    if rest.first == "(" {
      rest.removeFirst()
      let value = sum()
      guard rest.first == ")" else { return nil }
      rest.removeFirst()
      return value
    }
    var digits = ""
    while let next = rest.first, next.isNumber || next == "." || digits.isEmpty && next == "-" {
      digits.append(next)
      rest.removeFirst()
    }
    return Double(digits)
  }
}
