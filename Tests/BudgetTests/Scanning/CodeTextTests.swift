import TestSupport
import Testing

@Suite("Code without its prose", .bounded)
struct CodeTextTests {
  @Test(
    "blanks comments and strings, keeps lines and what is interpolated",
    arguments: [
      (#"let a = "b" // c"#, ##"let a = "       "##),
      (#"a /* b /* c */ d */ e"#, #"a                   e"#),
      (#"print("x \(name("y")) z")"#, ###"print("    name("  )    )"###),
      (##"a(#"b \(c) \#(d) e"#)"##, ####"a( "          d     )"####),
      ("a(\"\"\"\n  \"b\"\n  \"\"\")", "a(\"  \n     \n     )"),
      (#"a("\"", b)"#, ##"a("   , b)"##),
      ("#if os(Linux)", "#if os(Linux)"),
    ]
  )
  func blanks(source: String, expected: String) {
    #expect(CodeText(source).text == expected)
  }

  @Test("finds what a file declares, and where")
  func declarations() {
    let file = SourceFile(
      path: "Sources/Binder/Host/Example.swift",
      text: """
        /// A struct Comment.
        struct Box<Element: Hashable, each Other>: Sequence, Sendable where Element: Sendable {
          enum Kind { case a, b }
          class func make() {}
        }
        extension Box.Kind: Codable {}
        protocol Shape: AnyObject {}
        public import struct Foundation.URL
        import Observation
        func f<Cell>(_ cell: Cell) -> String { "struct Text" }
        """
    )
    let written = file.declarations.map { declaration in
      "\(declaration.line) \(declaration.isTopLevel ? "" : "nested ")"
        + "\(declaration.isExtension ? "extension " : "")\(declaration.name)"
        + " \(declaration.inherited.joined())"
    }
    #expect(
      written == [
        "2 Box Sequence,Sendable", "3 nested Kind ", "6 extension Box Codable",
        "7 Shape AnyObject",
      ]
    )
    #expect(file.genericParameters == ["Element", "Other", "Cell"])
    #expect(file.imports.map { "\($0.line) \($0.module)" } == ["8 Foundation", "9 Observation"])
    #expect(file.module == "Binder")
    #expect(file.folder == "Host")
  }
}
