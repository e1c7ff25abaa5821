/// A length as a person writes it: at most two decimals, none that are zero.
///
/// The digits are made from whole numbers, because the module in a page has no library that writes doubles.
package func describe(_ length: CGFloat) -> String {
  guard length.isFinite else { return length.isNaN ? "NaN" : length < 0 ? "-∞" : "∞" }
  // Such lengths have no decimals, and those that are nearly endless can not be multiplied.
  if abs(length) >= 1e15 {
    var (mantissa, exponent) = (length, 0)
    while abs(mantissa) >= 10 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    return "\(describe(mantissa))e+\(exponent)"
  }
  let hundredths = Int64((length * 100).rounded())
  let (whole, rest) = (hundredths.magnitude / 100, hundredths.magnitude % 100)
  let sign = hundredths < 0 ? "-" : ""
  if rest == 0 { return "\(sign)\(whole)" }
  return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest % 10 == 0 ? rest / 10 : rest)"
}
