import Binder
import HeadlessTable
import TestSupport
import Testing

/// What a height that is replaced has kept alone ends in the middle of a declaration, and may look at that.
@Suite("Heights that others replace", .bounded)
@MainActor
struct ReplacedHeightsTests {
  /// Runs code when it goes.
  final class Token {
    private let whenGone: @MainActor @Sendable () -> Void
    init(_ whenGone: @escaping @MainActor @Sendable () -> Void) { self.whenGone = whenGone }
    deinit { MainActor.assumeIsolated { [whenGone] in whenGone() } }
  }

  typealias Chain = SectionChain<WholeTable, FieldCell, String>
  typealias Declare = @MainActor (Chain, Token?) -> Void

  nonisolated static let heights: [Declare] = [
    { chain, token in chain.cellHeight { _, _ in withExtendedLifetime(token) { 20 } } },
    { chain, token in chain.headerHeight { withExtendedLifetime(token) { 20 } } },
  ]

  @Test("the declaration is whole when the former one ends", arguments: heights.indices)
  func replaced(_ index: Int) {
    let table = HeadlessTable(id: "fields", width: 320, height: 200)
    let binder = TableViewBinder(tableView: table)
    let chain = binder.onTable().bind(headerTitle: "A")
      .bind(cellType: FieldCell.self, models: ["a"])
    var texts: [String] = []
    do {
      let token = Token {
        texts.append(binder.declarationText)
        Self.heights[index](chain, nil)
        chain.estimatedCellHeight(30)
      }
      Self.heights[index](chain, token)
    }
    #expect(texts == [])
    let before = binder.declarationText
    Self.heights[index](chain, nil)
    #expect(texts == [before])
    binder.finish()
    #expect(table.numberOfRows(inSection: 0) == 1)
    let kind = ["cellHeight", "headerHeight"][index]
    #expect(
      table.diagnostics.map(\.message) == [
        "onTable declares \(kind) twice: the last one counts; keep one of them."
      ]
    )
  }
}
