extension TableScene {
  /// The scene as text, made so that a small change of the table is a small change of the text.
  ///
  /// A line depends on its own item only, or is one of the few that sum something up. There is no index path and no
  /// absolute place, and a column is as wide as a stop that follows from the item's own names. Lines have no trailing
  /// spaces.
  package func text(
    detail: TablePicture.Detail = .standard,
    rows: TablePicture.RowStyle = .fields,
    isASCII: Bool = false
  ) -> String {
    var writer = TableTextWriter(detail: detail, rows: rows, marks: isASCII ? .ascii : .unicode)
    writer.write(self)
    return writer.text
  }
}

package struct TextMarks: Hashable, Sendable {
  let dot: String
  let section: String
  let elision: String
  let viewportStart: String
  let viewportEnd: String
  let times: String
  let tokenStart: String
  let tokenEnd: String

  package static let unicode = TextMarks(
    dot: "·",
    section: "§",
    elision: "⋮",
    viewportStart: "┌──",
    viewportEnd: "└──",
    times: "×",
    tokenStart: "‹",
    tokenEnd: "›"
  )

  static let ascii = TextMarks(
    dot: "|",
    section: "#",
    elision: "...",
    viewportStart: "/--",
    viewportEnd: "\\--",
    times: "x",
    tokenStart: "<",
    tokenEnd: ">"
  )
}
