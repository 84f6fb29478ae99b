import TestSupport
import Testing

/// What the compiler says about wrong declarations, character for character.
@Suite("Wrong declarations", .bounded)
struct DiagnosticsTests {
  @Test(
    "fail with the right sentence in the right line",
    arguments: CompilerErrors.all.flatMap(\.file.declarations)
  )
  func errors(_ declaration: WrongDeclaration) async throws {
    let errors = try await CompilerErrors.of(declaration).sorted()
    #expect(errors == declaration.errors.sorted())
  }

  @Test("are all different, and nothing else in their file is wrong")
  func others() async throws {
    for errors in CompilerErrors.all {
      #expect(errors.file.firstLines.count == errors.file.declarations.count)
      #expect(try await errors.elsewhere() == [])
    }
  }
}
