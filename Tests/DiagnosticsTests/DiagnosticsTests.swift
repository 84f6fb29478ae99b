import Testing

/// What the compiler says about wrong declarations, character for character.
@Suite("Wrong declarations")
struct DiagnosticsTests {
  @Test("fail with one sentence in the right line", arguments: WrongDeclaration.builder)
  func builder(_ declaration: WrongDeclaration) async throws {
    #expect(try await CompilerErrors.of(declaration) == declaration.errors)
  }

  @Test("fail with one sentence in the right line", arguments: WrongDeclaration.chain)
  func chain(_ declaration: WrongDeclaration) async throws {
    #expect(try await CompilerErrors.of(declaration) == declaration.errors)
  }

  @Test("a right declaration has no errors")
  func right() async throws {
    let right = WrongDeclaration(
      "right",
      code: """
        _ = TableScreen(sectionedBy: Section.self) {
          OnSection(.friends) { Cells(PersonCell.self, models: people) }
        }
        binder.onSection(.friends).bind(cellType: PersonCell.self, models: people)
        """
    )
    #expect(try await CompilerErrors.of(right) == [])
  }
}
