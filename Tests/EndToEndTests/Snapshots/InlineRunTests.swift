import Foundation
import TestSupport
import Testing

/// From calls without expectations to sources that compile and pass with them.
@Suite("assertInlineSnapshot in a package, from its failure to its source", .bounded)
struct InlineRunTests {
  /// Two expectations in one file of XCTest, with what stands around them.
  private static let classic = """
    import HeadlessTable
    import HeadlessTableTesting
    import XCTest

    final class ClassicTests: XCTestCase {
      @MainActor
      func testTable() async {
        assertInlineSnapshot(of: Screen.table("people"), as: .text(detail: .outline))  // a remark
        let rows = Screen.text
        assertInlineSnapshot(
          of: [rows, "a (bracket"],
          as: .dump
        )
      }
    }

    """

  private static let acceptedClassic = """
    import HeadlessTable
    import HeadlessTableTesting
    import XCTest

    final class ClassicTests: XCTestCase {
      @MainActor
      func testTable() async {
        assertInlineSnapshot(of: Screen.table("people"), as: .text(detail: .outline)) {
          \"""
          table people · 1 section · 3 rows
          § 0 · 3 rows
            row     Cell              #1
            row     Cell              #2
            row     Cell              #3
          \"""
        }  // a remark
        let rows = Screen.text
        assertInlineSnapshot(
          of: [rows, "a (bracket"],
          as: .dump
        ) {
          #\"""
          2 elements
            [0]: "rows 1, 2, 3\\n"
            [1]: "a (bracket"
          \"""#
        }
      }
    }

    """

  /// Two in one line of Swift Testing, and one behind an emoji with a text that only a raw string can hold as it is.
  private static let modern = """
    import HeadlessTableTesting
    import Testing

    @Suite struct ModernTests {
        @Test func twoInOneLine() {
            assertInlineSnapshot(of: Screen.text, as: .text); assertInlineSnapshot(of: "same", as: .text)
        }

        @Test func raw() {
            let smile = "👩🏽‍🚀"; assertInlineSnapshot(of: "\\(smile) \\\\(1) \\"\\"\\" \\(Screen.text)", as: .text)
        }
    }

    """

  private static let acceptedModern = """
    import HeadlessTableTesting
    import Testing

    @Suite struct ModernTests {
        @Test func twoInOneLine() {
            assertInlineSnapshot(of: Screen.text, as: .text) {
                \"""
                rows 1, 2, 3
                \"""
            }; assertInlineSnapshot(of: "same", as: .text) {
                \"""
                same
                \"""
            }
        }

        @Test func raw() {
            let smile = "👩🏽‍🚀"; assertInlineSnapshot(of: "\\(smile) \\\\(1) \\"\\"\\" \\(Screen.text)", as: .text) {
                #\"""
                👩🏽‍🚀 \\(1) \""" rows 1, 2, 3
                \"""#
            }
        }
    }

    """

  /// One in a file of tabs, whose lines end as on Windows.
  private static let tabs = """
    import HeadlessTableTesting
    import Testing

    @Suite struct TabTests {
    \t@Test func lines() {
    \t\tif true {
    \t\t\tassertInlineSnapshot(of: "a\\n\\n\\tb \\(Screen.text)", as: .text)
    \t\t}
    \t}
    }

    """.replacing("\n", with: "\r\n")

  private static let acceptedTabs = """
    import HeadlessTableTesting
    import Testing

    @Suite struct TabTests {
    \t@Test func lines() {
    \t\tif true {
    \t\t\tassertInlineSnapshot(of: "a\\n\\n\\tb \\(Screen.text)", as: .text) {
    \t\t\t\t\"""
    \t\t\t\ta

    \t\t\t\t\tb rows 1, 2, 3
    \t\t\t\t\"""
    \t\t\t}
    \t\t}
    \t}
    }

    """.replacing("\n", with: "\r\n")

  private static let written = [
    "Classic.swift": classic, "Modern.swift": modern, "Tab.swift": tabs,
  ]
  private static let accepted = [
    "Classic.swift": acceptedClassic, "Modern.swift": acceptedModern, "Tab.swift": acceptedTabs,
  ]
  /// The sources with the expectations of fewer rows.
  private static let changed = accepted.mapValues {
    $0.replacing("rows 1, 2, 3", with: "rows 1, 2")
      .replacing("· 3 rows", with: "· 2 rows")
      .replacing("\n        row     Cell              #3", with: "")
  }
  private static let pending = [
    "Classic.swift/10-25", "Classic.swift/8-25", "Modern.swift/10-60", "Modern.swift/6-29",
    "Modern.swift/6-79", "Tab.swift/7-24",
  ].map { "Tests/InlineTests/\($0).txt/text" }
  private static let fewerRows = ["FIXTURE_ROWS": "1 2"]

  @Test("a failure says the literal, the command writes it, and the test passes then")
  func accept() async throws {
    let package = try InlinePackage(Self.written)
    let missing = [
      ("Classic.swift:10", "snapshot"), ("Classic.swift:8", "people"),
      ("Modern.swift:10", "snapshot"), ("Modern.swift:6", "snapshot"),
      ("Modern.swift:6", "snapshot"),
      ("Tab.swift:7", "snapshot"),
    ].map { TestRun.Report(place: $0, title: "\($1) has no expectation yet") }

    let server = try await package.buildAndTest(["CI": "true", "HEADLESSTABLE_RECORD": "all"])
    #expect(!server.isGreen && server.reports == missing)
    #expect(server.output.contains("not written, because CI is set"))
    #expect(try package.sources() == Self.written && package.leftovers.isEmpty)

    let first = try await package.test()
    #expect(!first.isGreen && first.reports == missing)
    for line in ["+rows 1, 2, 3", "+👩🏽‍🚀 \\(1) \"\"\" rows 1, 2, 3", "+\tb rows 1, 2, 3"] {
      #expect(first.output.contains(line))
    }
    #expect(
      try package.sources() == Self.written && Set(package.leftovers).isSuperset(of: Self.pending)
    )

    let accepted = try await package.tablesnap("accept")
    #expect(accepted.status == 0)
    #expect(try package.sources() == Self.accepted)
    let again = try await package.tablesnap("accept")
    #expect(again.status == 0 && again.output == "No snapshot waits for review.\n")
    #expect(try package.sources() == Self.accepted && package.leftovers.isEmpty)

    let green = try await package.buildAndTest()
    #expect(green.isGreen && green.reports == [], "\(green.output)")
    #expect(package.leftovers.isEmpty)
    try await change(package)
  }

  /// Other values fail, and replace the literals.
  private func change(_ package: InlinePackage) async throws {
    let red = try await package.test(Self.fewerRows)
    #expect(!red.isGreen && red.reports.count == 5)
    #expect(red.reports.allSatisfy { $0.title.contains("is not what is expected") })
    #expect(try package.sources() == Self.accepted)
    #expect(try await package.tablesnap("accept").status == 0)
    #expect(try package.sources() == Self.changed)

    let green = try await package.buildAndTest(Self.fewerRows)
    #expect(green.isGreen && green.reports == [], "\(green.output)")
    #expect(package.leftovers.isEmpty)
  }
}
