/// A length as a person writes it: at most two decimals, none that are zero.
///
/// The digits are made from whole numbers, because the module in a page has no library that writes doubles.
package func describe(_ length: CGFloat) -> String {
  guard length.isFinite else { return length.isNaN ? "NaN" : length < 0 ? "-∞" : "∞" }
  // Such lengths have no decimals, and those that are nearly endless cannot be multiplied.
  if abs(length) >= 1e15 {
    var (mantissa, exponent) = (length, 0)
    while abs(mantissa) >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    return "\(describe(mantissa))e+\(exponent)"
  }
  return decimal(length, digits: 2)
}

/// A number without a unit as a person writes it: at most five decimals, none at the end that are zero.
package func describeRatio(_ ratio: CGFloat) -> String {
  ratio.isFinite && abs(ratio) < 1e9 ? decimal(ratio, digits: 5) : describe(ratio)
}

private func decimal(_ number: CGFloat, digits: Int) -> String {
  var unit: UInt64 = 1
  for _ in 0..<digits { unit *= 10 }
  let parts = Int64((number * CGFloat(unit)).rounded())
  let whole = parts.magnitude / unit
  var (rest, left) = (parts.magnitude % unit, digits)
  let sign = parts < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  while rest % 10 == 0 { (rest, left) = (rest / 10, left - 1) }
  var text = "\(rest)"
  for _ in text.utf8.count..<left { text = "0" + text }
  return "\(sign)\(whole).\(text)"
}
