import Foundation

/// What can be seen in a line without knowing Swift's grammar.
extension String {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }
  var indent: String { String(prefix { $0 == " " }) }

  func components(_ separator: String) -> [String] { components(separatedBy: separator) }

  /// The line without what its literals say; as long as the line.
  var withoutTexts: String {
    var isText = false
    return String(
      map { character in
        if character == "\"" { isText.toggle() }
        return isText && character != "\"" ? "_" : character
      }
    )
  }

  /// Whether every bracket that opens closes, and nothing else stands in the text than one line of code.
  var isBalanced: Bool {
    var depth = 0
    for character in withoutTexts {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0 && !isEmpty && !contains("\\(") && !contains(";") && !contains("//")
      && !hasPrefix(".")
  }

  var isAssignment: Bool {
    let text = trimmed
    guard let sign = [" = ", " += ", " -= "].compactMap({ text.withoutTexts.range(of: $0) }).first
    else { return false }
    return text[..<sign.lowerBound].allSatisfy {
      $0.isLetter || $0.isNumber || "._[]()".contains($0)
    }
      && text.isBalanced
  }

  /// Whether the text is `name.name(…)`, by itself.
  var isCall: Bool {
    hasSuffix(")")
      && firstIndex(of: "(").map { self[..<$0] }.map { name in
        name.first?.isLowercase == true
          && name.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
          && !["init", "super.init", "self.init", "assert", "precondition", "fatalError"].contains(
            String(name)
          )
          && !["if", "return", "while", "guard", "case", "switch", "for"].contains(String(name))
      } == true
  }

  /// Whether the text begins with a word that no value begins with, or gives something a value.
  var isStatement: Bool {
    let words = [
      "let", "var", "if", "switch", "for", "return", "guard", "get", "set", "defer", "case",
      "yield", "throw",
    ]
    return words.contains { hasPrefix($0 + " ") } || words.contains(self) || isAssignment
      || hasPrefix("&")
  }

  /// The parts between the commas that no bracket encloses.
  var splitAtCommas: [String] {
    var parts = [""]
    var depth = 0
    for (character, seen) in zip(self, withoutTexts) {
      if "([{".contains(seen) { depth += 1 }
      if ")]}".contains(seen) { depth -= 1 }
      if seen == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }

  /// The ranges where something stands outside of texts, as a whole word if it is one.
  func places(of part: String) -> [Range<String.Index>] {
    let seen = withoutTexts
    var found: [Range<String.Index>] = []
    var rest = seen.startIndex
    while let range = seen.range(of: part, range: rest..<seen.endIndex) {
      rest = range.upperBound
      let next = range.upperBound < seen.endIndex ? seen[range.upperBound] : " "
      let last =
        range.lowerBound > seen.startIndex ? seen[seen.index(before: range.lowerBound)] : " "
      let isWord = part.last.map { $0.isLetter || $0.isNumber } == true
      if isWord, next.isLetter || next.isNumber || next == "." && part.hasSuffix("1") || next == "("
      {
        continue
      }
      if part.first?.isLetter == true, last.isLetter || last == "." { continue }
      let low = index(
        startIndex,
        offsetBy: seen.distance(from: seen.startIndex, to: range.lowerBound)
      )
      found.append(low..<index(low, offsetBy: part.count))
    }
    return found
  }
}

extension String {
  /// What stands between the line's first words and its last.
  func between(_ head: String, _ tail: String) -> MutantFinder.Expression? {
    let start = indent + head
    guard hasPrefix(start), hasSuffix(tail), count > start.count + tail.count else { return nil }
    return MutantFinder.Expression(
      head: start,
      text: String(dropFirst(start.count).dropLast(tail.count)),
      tail: tail
    )
  }

  /// The condition of `guard … else { return }` and of `if … { … }` in one line.
  var oneLineGuard: MutantFinder.Expression? {
    for (head, middle) in [("guard ", " else { "), ("if ", " { "), ("while ", " { ")]
    where trimmed.hasPrefix(head) {
      guard hasSuffix(" }"), let range = range(of: middle, options: head == "if " ? .backwards : [])
      else { return nil }
      let start = indent + head
      let text = String(self[index(startIndex, offsetBy: start.count)..<range.lowerBound])
      return MutantFinder.Expression(
        head: start,
        text: text,
        tail: String(self[range.lowerBound...])
      )
    }
    return nil
  }

  func after(_ word: String, upTo end: String) -> MutantFinder.Expression? {
    guard let start = range(of: word)?.upperBound,
      let stop = range(of: end, range: start..<endIndex)
    else { return nil }
    return MutantFinder.Expression(
      head: String(self[..<start]),
      text: String(self[start..<stop.lowerBound]),
      tail: String(self[stop.lowerBound...])
    )
  }

  /// The body of a function or a variable that stands in one line, with what could be returned instead.
  var oneLineBody: MutantFinder.Expression? {
    let words = trimmed.split(separator: " ").prefix(6)
    guard words.contains("var") || words.contains("func"), hasSuffix(" }"),
      let open = range(of: " { ")
    else { return nil }
    let signature = self[..<open.lowerBound]
    guard !signature.contains(" = "),
      let type = signature.range(of: " -> ") ?? signature.range(of: ": ", options: .backwards)
    else { return nil }
    let body = String(self[open.upperBound...].dropLast(2))
    let name = String(signature[type.upperBound...])
    let standIn: String? =
      switch name {
      case "Bool": body == "false" ? "true" : "false"
      case "Int", "Double": "0"
      case "String": "\"\""
      case _ where name.hasSuffix("?"): "nil"
      case _ where name.hasPrefix("["): "[]"
      default: nil
      }
    return MutantFinder.Expression(
      head: String(self[..<open.upperBound]),
      text: body,
      tail: " }",
      standIn: standIn
    )
  }

  /// The value that a constant or a variable begins with, or that a variable is given.
  var binding: MutantFinder.Expression? {
    let text = trimmed
    guard text.hasPrefix("let ") || text.hasPrefix("var ") || isAssignment,
      let sign = [" = ", " += ", " -= "].compactMap({ range(of: $0) }).first
    else { return nil }
    return MutantFinder.Expression(
      head: String(self[..<sign.upperBound]),
      text: String(self[sign.upperBound...]),
      tail: ""
    )
  }
}
