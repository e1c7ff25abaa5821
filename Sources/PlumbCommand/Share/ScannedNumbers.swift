/// A text as what stands between its numbers, and the numbers.
struct ScannedNumbers {
  /// One more than numbers.
  var texts: [String] = []
  var numbers: [String] = []

  init(_ text: String) {
    var (plain, number): ([UInt8], [UInt8]) = ([], [])
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    let bytes = Array(text.utf8)
    func end() -> String? {
      number.isEmpty ? nil : String(decoding: number, as: UTF8.self)
    }
    for (index, byte) in bytes.enumerated() {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      let continues =
        isDigit(byte) || (byte == 0x2E && !number.isEmpty && isDigit(next) && !number.contains(0x2E))
      let starts = number.isEmpty && byte == 0x2D && isDigit(next)
      if continues || starts {
        number.append(byte)
        continue
      }
      if let found = end() {
        texts.append(String(decoding: plain, as: UTF8.self))
        numbers.append(found)
        (plain, number) = ([], [])
      }
      if byte == 0x2D && isDigit(next) { number = [byte] } else { plain.append(byte) }
    }
    if let found = end() {
      texts.append(String(decoding: plain, as: UTF8.self))
      numbers.append(found)
      plain = []
    }
    texts.append(String(decoding: plain, as: UTF8.self))
  }
}
