/// A fault that a line can have.
struct Mutant {
  let path: String
  /// Counts from 1.
  let line: Int
  let kind: String
  /// The part of the line that changes, and what it changes to.
  let before: String
  let after: String
  /// The line with the fault behind a switch, for the mutant's number.
  let planted: (Int) -> String

  var place: String { "\(path):\(line)" }
}

/// Finds the places of one file where a fault can be planted without changing the number of lines.
///
/// It knows lines and brackets, not Swift: what it gets wrong the compiler refuses, and the place is left out.
struct MutantFinder {
  let lines: [String]
  let path: String
  /// The name of the variable that has the number of the mutant that is on.
  let number: String

  var mutants: [Mutant] {
    var found: [Mutant] = []
    var isInText = false
    for index in lines.indices {
      let line = lines[index]
      let quotes = line.components("\"\"\"").count - 1
      if quotes % 2 == 1 { isInText.toggle() }
      guard !isInText, quotes == 0, !line.trimmed.hasPrefix("//"), !line.contains(" try "),
        !line.contains("await ")
      else { continue }
      found += expressions(index).flatMap { swaps(in: $0, index) }
      if let removal = removal(index) { found.append(removal) }
    }
    return found
  }
}

extension MutantFinder {
  /// A stretch of a line that is one expression.
  struct Expression {
    var head: String
    var text: String
    var tail: String
    var isCondition = false
    /// The value to return in place of the expression, where the type is known.
    var standIn: String?
  }

  /// The expressions that end in the line they begin in.
  func expressions(_ index: Int) -> [Expression] {
    let line = lines[index]
    for (head, tail) in [
      ("if ", " {"), ("} else if ", " {"), ("while ", " {"), ("guard ", " else {"),
    ] {
      if let condition = line.between(head, tail) { return clauses(of: condition) }
    }
    if let found = line.oneLineGuard { return clauses(of: found) }
    if line.trimmed.hasPrefix("for "), let found = line.after(" where ", upTo: " {") {
      return clauses(of: found)
    }
    if let found = line.between("return ", "") { return whole(found) }
    if let found = line.oneLineBody { return whole(found) }
    if let found = line.binding { return whole(found) }
    return isOnlyLine(index)
      ? whole(Expression(head: line.indent, text: line.trimmed, tail: "")) : []
  }

  /// An expression that the two halves of a choice can stand for.
  private func whole(_ expression: Expression) -> [Expression] {
    expression.text.isBalanced && !expression.text.isStatement ? [expression] : []
  }

  /// The clauses of a condition that bind nothing.
  private func clauses(of condition: Expression) -> [Expression] {
    guard condition.text.isBalanced else { return [] }
    let parts = condition.text.splitAtCommas
    return parts.indices.compactMap { index in
      let text = parts[index].trimmed
      guard !["let ", "var ", "case ", "#"].contains(where: text.hasPrefix) else { return nil }
      let before = parts[..<index].map { $0.trimmed + ", " }.joined()
      let after = parts[(index + 1)...].map { ", " + $0.trimmed }.joined()
      return Expression(
        head: condition.head + before,
        text: text,
        tail: after + condition.tail,
        isCondition: true
      )
    }
  }

  /// Whether a line is all that stands between braces, and a value.
  private func isOnlyLine(_ index: Int) -> Bool {
    guard index > 0, index + 1 < lines.count, lines[index + 1].trimmed == "}" else { return false }
    let opening = lines[index - 1]
    guard opening.hasSuffix("{"), opening.contains(" -> ") || opening.contains("var ") else {
      return false
    }
    return !lines[index].isAssignment
  }

  /// The mutants of an expression, each with the fault in one half of a choice and the expression in the other.
  private func swaps(in expression: Expression, _ index: Int) -> [Mutant] {
    var changed: [(kind: String, text: String)] = []
    for (kind, from, to) in Self.swaps {
      for range in expression.text.places(of: from) {
        changed.append((kind, expression.text.replacingCharacters(in: range, with: to)))
      }
    }
    if expression.isCondition { changed.append(("condition negated", "!(\(expression.text))")) }
    if let standIn = expression.standIn, expression.text != standIn {
      changed.append(("value returned", standIn))
    }
    return changed.map { kind, text in
      Mutant(path: path, line: index + 1, kind: kind, before: expression.text, after: text) {
        "\(expression.head)(\(self.number) == \($0) ? (\(text)) : (\(expression.text)))\(expression.tail)"
      }
    }
  }

  private static let swaps = [
    ("comparison", " < ", " <= "), ("comparison", " <= ", " < "), ("comparison", " > ", " >= "),
    ("comparison", " >= ", " > "), ("comparison", " == ", " != "), ("comparison", " != ", " == "),
    ("off by one", " + 1", " + 0"), ("off by one", " - 1", " - 0"),
    ("off by one", ".count)", ".count + 1)"),
    ("and, or", " && ", " || "), ("and, or", " || ", " && "), ("sign", " - ", " + "),
    ("first, last", ".first", ".last"), ("first, last", ".last", ".first"),
    ("min, max", "min(", "max("),
    ("min, max", "max(", "min("), ("truth", "true", "false"), ("truth", "false", "true"),
  ]

  /// A call or an assignment that does not run.
  private func removal(_ index: Int) -> Mutant? {
    let line = lines[index]
    let text = line.trimmed
    let before = index > 0 ? lines[index - 1].trimmed : ""
    guard line.indent.count >= 4, !isInInitializer(index), text.isBalanced,
      line.isAssignment || text.isCall,
      !isOnlyLine(index),
      !before.hasSuffix("="), !before.hasSuffix(","), !before.hasSuffix("(")
    else { return nil }
    return Mutant(path: path, line: index + 1, kind: "statement removed", before: text, after: "") {
      "\(line.indent)if \(self.number) != \($0) { \(text) }"
    }
  }

  /// Whether a line is in an initializer, which must give each property a value.
  private func isInInitializer(_ index: Int) -> Bool {
    let opening = lines[..<index].last { line in
      line.indent.count <= 2 && line.trimmed.first.map { $0.isLetter || $0 == "@" } == true
    }
    return opening.map { $0.contains("init(") || $0.contains("init<") } ?? false
  }
}
