/// A type that a file declares.
struct TypeDeclaration: Hashable {
  /// Its name, without what it is nested in.
  var name: String

  /// True when it is nested in no type and no extension.
  var isTopLevel: Bool

  /// The types after its colon, before `where`.
  var inherited: [String] = []

  /// True for an extension, which declares no name but may add a conformance.
  var isExtension = false

  /// The line of its keyword.
  var line: Int
}

extension SourceFile {
  private static let typeKeywords: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "extension",
  ]
  private static let memberKeywords: Set = ["func", "var", "let", "subscript", "init", "override"]

  /// The types and extensions in the file, in order.
  var declarations: [TypeDeclaration] {
    var declarations: [TypeDeclaration] = []
    var depth = 0
    for index in tokens.indices {
      switch tokens[index].text {
      case "{": depth += 1
      case "}": depth -= 1
      case let keyword where Self.typeKeywords.contains(keyword):
        guard index == 0 || tokens[index - 1].text != "import",
          let name = name(after: index)
        else { continue }
        declarations.append(
          TypeDeclaration(
            name: name,
            isTopLevel: depth == 0,
            inherited: keyword == "typealias" ? [] : inheritance(from: index + 2),
            isExtension: keyword == "extension",
            line: tokens[index].line
          )
        )
      default: break
      }
    }
    return declarations
  }

  /// The names of generic parameters and associated types, which hide types of the same name.
  var genericParameters: Set<String> {
    var names: Set<String> = []
    for index in tokens.indices.dropLast(2) {
      let introducer = tokens[index].text
      if introducer == "associatedtype" { names.insert(tokens[index + 1].text) }
      let isInit = introducer == "init" || introducer == "subscript"
      guard introducer == "func" || isInit || Self.typeKeywords.contains(introducer) else {
        continue
      }
      let opening = index + (isInit ? 1 : 2)
      guard tokens[opening].text == "<" else { continue }
      let end = endOfAngles(from: opening)
      for inner in opening..<end where ["<", ",", "each"].contains(tokens[inner].text) {
        names.insert(tokens[inner + 1].text)
      }
    }
    return names.subtracting(["each"])
  }

  /// The modules the file imports, with their lines.
  var imports: [(module: String, line: Int)] {
    tokens.indices.dropLast().compactMap { index in
      guard tokens[index].text == "import" else { return nil }
      let isPart = Self.typeKeywords.union(Self.memberKeywords).contains(tokens[index + 1].text)
      guard let module = tokens[index...].dropFirst(isPart ? 2 : 1).first else { return nil }
      return (module.text, tokens[index].line)
    }
  }

  private func name(after index: Int) -> String? {
    guard let next = tokens[index...].dropFirst().first?.text,
      let first = next.unicodeScalars.first, first.properties.isXIDStart || first == "_",
      !Self.memberKeywords.contains(next)
    else { return nil }
    return next
  }

  private func inheritance(from start: Int) -> [String] {
    var index = start
    while index < tokens.count, tokens[index].text == "." { index += 2 }
    if index < tokens.count, tokens[index].text == "<" { index = endOfAngles(from: index) + 1 }
    guard index < tokens.count, tokens[index].text == ":" else { return [] }
    return tokens[(index + 1)...]
      .prefix { $0.text != "{" && $0.text != "where" }
      .map(\.text)
  }

  /// The position of the bracket that closes the one at a position.
  private func endOfAngles(from opening: Int) -> Int {
    var depth = 0
    for index in opening..<tokens.count {
      if tokens[index].text == "<" { depth += 1 }
      if tokens[index].text == ">", tokens[index - 1].text != "-" { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.count - 1
  }
}
