import TestSupport
import Testing

/// What the compiler says about wrong declarations, character for character.
@Suite("Wrong declarations", .bounded)
struct DiagnosticsTests {
  @Test("fail with one sentence in the right line", arguments: WrongDeclaration.all)
  func errors(_ declaration: WrongDeclaration) async throws {
    #expect(try await CompilerErrors.of(declaration).sorted() == declaration.errors.sorted())
  }

  @Test("are all different, and nothing else in their file is wrong")
  func others() async throws {
    #expect(WrongDeclaration.firstLines.count == WrongDeclaration.all.count)
    #expect(try await CompilerErrors.elsewhere() == [])
  }
}
