/// The characters that a text is drawn with.
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
