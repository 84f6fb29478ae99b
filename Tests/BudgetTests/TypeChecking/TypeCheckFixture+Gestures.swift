/// Sections whose rows are swiped, moved and chosen.
extension TypeCheckFixture {
  /// Sections by the chain with eight gestures each, in functions of five sections.
  ///
  /// Measured as 189 scopes a section and 40 for the rest, for any number of sections.
  static func gestures(sections count: Int) -> TypeCheckFixture {
    TypeCheckFixture(
      name: "\(count) sections with gestures",
      scopes: count * 193 + 60,
      source: source(sections: count) { number in
        """
        binder.onSection(.s\(number))
          .bind(cellType: PersonCell.self, models: people)
          .trailingSwipe { row, person in
            SwipeAction("Delete", style: .destructive) { remove(person); return .done }
            if person.age > 3 { SwipeAction("Greet") { await greet(person); return .done } }
          }
          .onDelete { row, person in remove(person) }
          .onMoved { from, to, person in move(from, to) }
          .canMove { row, person in person.age > 3 }
          .accessory { row, person in person.age > 3 ? .detailButton : .none }
          .onAccessoryTapped { row, cell, person in await greet(person) }
          .contextMenu { row, person in MenuAction("Greet") { await greet(person); return .done } }
          .onDeselected { row, cell, person in cell?.text = person.name }
        """
      }
    )
  }

  /// Twenty sections that show the items of a snapshot.
  ///
  /// Measured as 92 scopes a section and 40 for the rest.
  static let items = TypeCheckFixture(
    name: "20 sections of a snapshot's items",
    scopes: 20 * 95 + 60,
    source: source(sections: 20) { number in
      """
      binder.onSection(.s\(number))
        .bind(cellType: PersonCell.self, items: Int.self)
        .onDequeue { row, cell, item in cell.text = "\\(item)" }
        .onTapped { row, cell, item in move(row, item) }
        .onDelete { row, item in move(row, item) }
      """
    }
  )

  private static func source(sections count: Int, _ section: (Int) -> String) -> String {
    """
    import Binder

    struct Person: Identifiable, Equatable { let id: Int; var name: String; var age: Int }
    final class PersonCell: TableCell { var text = "" }
    enum Section: Int, TableViewSection { \(numbered(count) { "case s\($0)" }) }

    @MainActor func remove(_ person: Person) {}
    @MainActor func greet(_ person: Person) async {}
    @MainActor func move(_ from: Int, _ to: Int) {}

    \(numbered(count / 5) { part in
      """
      @MainActor func declare\(part)(
        _ binder: SectionedTableViewBinder<Section>, _ people: [Person]
      ) {
        \(numbered(5) { section(5 * part + $0) })
      }
      """
    })
    """
  }
}
