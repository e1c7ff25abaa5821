/// The programs that the compiler's driver starts to make a library of files, each with its arguments.
struct PlannedJobs {
  /// The compilation of each file by its path.
  private(set) var compilations: [String: [String]] = [:]
  private(set) var link: [String] = []

  /// Reads the answer to `-driver-print-jobs`.
  ///
  /// `nil` where a job has its arguments in a file, as with very many files, or where it is not one job for each file.
  init?(_ answer: String, files: [String], library: String) {
    for line in answer.split(separator: "\n") {
      let words = shellWords(line)
      guard !words.contains(where: { $0.contains("-filelist") || $0.hasSuffix(".resp") }) else { return nil }
      if let place = words.firstIndex(of: "-primary-file"), place + 1 < words.count {
        guard compilations.updateValue(words, forKey: words[place + 1]) == nil else { return nil }
      } else if let place = words.lastIndex(of: "-o"), place + 1 < words.count, words[place + 1] == library {
        link = words
      }
    }
    guard !link.isEmpty, Set(compilations.keys) == Set(files) else { return nil }
  }
}
