import TestSupport
import Testing

@Suite("House rules", .bounded)
struct HouseRulesTests {
  @Test("all Swift here keeps the rules")
  func everywhere() throws {
    let files = try SourceFile.all(below: "Sources", "Samples", "Tests")
    try #require(files.count > 20, "Hardly any Swift was found below \(PackageRoot.url).")
    report(HouseRule.everywhere, in: files)
  }

  @Test("what is public keeps the rules")
  func publicInterface() throws {
    report(HouseRule.publicInterface, in: try SourceFile.all(below: "Sources"))
  }

  private func report(_ rules: [HouseRule], in files: [SourceFile]) {
    for violation in files.flatMap({ file in rules.flatMap { $0.violations(in: file) } }) {
      Issue.record("\(violation)")
    }
  }

  @Test(
    "a broken rule is found on its line",
    arguments: [
      ("let a = b as! Int", "1 cast with"),
      ("let a = b as? Int ?? c", ""),
      ("// as!\nlet a = try! b()", "2 handle the error"),
      ("let a = \"try!\"", ""),
      ("\n\nfatalError()", "3 give 'fatalError'"),
      ("fatalError(\"A table has no rows\")", ""),
      ("public extension Array {}", "1 put the access"),
      ("extension Array { public func f() {} }", ""),
      ("public var model: Any?", "1 nothing public"),
      ("group.wait()", "1 wait with 'await'"),
      ("group.wait(timeout: .now() + 1)", ""),
      ("let line = readLine()", "1 wait with 'await'"),
      ("process.waitUntilExit()", "1 wait with 'await'"),
      ("await clock.sleep(for: pause)", ""),
      ("while !isDone { await Task.yield() }", "1 end a loop"),
      ("for _ in 0..<9 { await Task.yield() }", ""),
      ("for _ in 0..<9 where !isDone { await Task.yield() }", "1 wait for a condition"),
      ("public var model: AnyHashable\nvar x: Any", ""),
    ]
  )
  func violations(text: String, expected: String) {
    let file = SourceFile(path: "Sources/Binder/Host/File.swift", text: text)
    let sentences = (HouseRule.everywhere + HouseRule.publicInterface)
      .flatMap { $0.violations(in: file) }
      .map { $0.dropFirst("\(file.path):".count).replacing(": ", with: " ", maxReplacements: 1) }
    #expect(sentences.count == (expected.isEmpty ? 0 : 1))
    #expect(sentences.joined().hasPrefix(expected))
  }

  @Test("a file may have 450 lines, and no more", arguments: [(450, 0), (451, 1)])
  func length(lines: Int, violations: Int) {
    let text = String(repeating: "// A line.\n", count: lines)
    let file = SourceFile(path: "Sources/Binder/Host/File.swift", text: text)
    #expect(HouseRule.everywhere.flatMap { $0.violations(in: file) }.count == violations)
  }
}
