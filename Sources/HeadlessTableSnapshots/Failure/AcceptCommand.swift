/// The command that accepts a text, as a failure says it: to be copied into a shell.
struct AcceptCommand: CustomStringConvertible {
  /// The name of the snapshot.
  let name: String
  /// The folder that a server has kept, from the package's root; nil where the text waits in the package.
  var artifacts: String?

  var description: String {
    let option = artifacts.map { "--artifacts \($0.shellWord) " } ?? ""
    return "swift run tablesnap accept \(option)\(name.shellWord)"
  }
}

extension String {
  /// The text as one word of a command.
  package var shellWord: String {
    let isPlain = !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || "/_.~-:".contains($0) }
    return isPlain && first != "~" && first != "-"
      ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
