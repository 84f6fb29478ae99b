import HeadlessTable

/// The names that a source file declares, found without compiling it.
struct SourceNames: Equatable {
  /// Functions with their labels, as `SnapshotName` writes them.
  private(set) var functions: Set<String> = []
  /// Types and what they are extended by name, as `SnapshotName` writes them.
  private(set) var types: Set<String> = []
  /// Those of the functions that are compiled only sometimes.
  private(set) var conditionalFunctions: Set<String> = []

  private static let typeWords: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]

  init(_ source: String) {
    let words = SourceWords(source).words
    var conditions = 0
    for (index, word) in words.enumerated() {
      let rest = words[(index + 1)...]
      if word == "func", let name = rest.first {
        let signature = String(name) + Self.labels(rest.dropFirst())
        let function = SnapshotName.component(ofTest: signature)
        functions.insert(function)
        if conditions > 0 { conditionalFunctions.insert(function) }
      } else if Self.typeWords.contains(word) {
        insertTypes(rest)
      } else if word == "#if" {
        conditions += 1
      } else if word == "#endif" {
        conditions -= 1
      }
    }
  }

  /// `Outer.Inner` of an extension are two types.
  private mutating func insertTypes(_ words: ArraySlice<Substring>) {
    var rest = words
    while let name = rest.popFirst() {
      types.insert(SnapshotName.component(ofTest: String(name)))
      guard rest.popFirst() == "." else { return }
    }
  }

  /// `(width:_:)` of what follows the name of a function.
  private static func labels(_ words: ArraySlice<Substring>) -> String {
    var labels = ""
    var depth = 0
    var isFirst = false
    for word in words.drop(while: { $0 != "(" }) {
      if isFirst, depth == 1, word != ")", word != "@" {
        labels += "\(word):"
        isFirst = false
      }
      switch word {
      case "(", "[", "{":
        depth += 1
        isFirst = depth == 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return "(\(labels))" }
      case ",": isFirst = depth == 1
      default: break
      }
    }
    return "()"
  }
}
