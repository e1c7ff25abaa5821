/// A declaration whose compilation takes as long as somebody lets it, because each part doubles the work of those before.
package let endlessToCompile =
  "let sum = "
  + (1...40).map { "(\($0) + -1 * \($0).0 / [1, 2].count + Int(\"\($0)\")!)" }.joined(separator: " + ")
