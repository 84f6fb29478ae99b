import Testing

/// A source text that users could write, with what type-checking it may cost.
struct TypeCheckFixture: Sendable, CustomTestStringConvertible {
  /// What it shows.
  var name: String

  /// The most solver scopes that the whole text may take.
  var scopes: Int

  /// Whether no function body may be slow.
  var isTimed = true

  /// A file of its own, with its imports.
  var source: String

  var testDescription: String { name }

  /// All of them.
  static let all = [
    chain, screen(sections: 10), screen(sections: 40), describedScreen, composedScreen,
    partsBySection, gestures(sections: 10), gestures(sections: 20), items,
  ]

  /// 40 sections by the chain, with a title, cells and three handlers each, in functions of ten sections.
  ///
  /// Measured as 85 scopes a section and 81 for the rest, for any number of sections; the compiler's time grows with
  /// the square of the sections of a function.
  static let chain = TypeCheckFixture(
    name: "40 sections by the chain",
    scopes: 40 * 87 + 20,
    source: """
      import Binder

      struct Person: Identifiable, Equatable { let id: Int; var name: String; var age: Int }
      final class PersonCell: TableCell { var text = "" }
      enum Section: Int, TableViewSection { \(numbered(40) { "case s\($0)" }) }

      @MainActor func declare(_ table: any TableHost, _ people: [Person]) {
        let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Section.self)
        \(numbered(4) { "declare\($0)(binder, people)" })
        binder.finish()
      }

      \(numbered(4, chainFunction))
      """
  )

  private static func chainFunction(_ part: Int) -> String {
    """
    @MainActor func declare\(part)(
      _ binder: SectionedTableViewBinder<Section>, _ people: [Person]
    ) {
      \(numbered(10) { chainSection(10 * part + $0) })
    }
    """
  }

  private static func chainSection(_ number: Int) -> String {
    """
    binder.onSection(.s\(number))
      .bind(headerTitle: "Section \(number)")
      .bind(cellType: PersonCell.self, models: people)
      .onDequeue { row, cell, person in cell.text = person.name }
      .onTapped { row, cell, person in print("tapped \\(person.name)") }
      .cellHeight { row, person in person.age > 30 ? 64 : 44 }
    """
  }

  /// A text for each number below `count`, in lines.
  static func numbered(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined(separator: "\n")
  }
}
