import Foundation
import TestSupport
import Testing

@Suite("What the compiler says about providers where UIKit is imported", .bounded)
struct ProviderTypingTests {
  @Test("a mistake inside a provider is reported where it stands, in both syntaxes")
  func mistakes() async throws {
    #expect(
      try await errors(
        """
        import Binder
        import BinderObservables
        import BinderUIKit
        import UIKit
        final class PersonCell: UITableViewCell { var text = "" }
        enum Section: TableViewSection { case a }
        @MainActor func declare(
          _ binder: SectionedTableViewBinder<Section>, _ people: [String],
          _ stream: AsyncStream<[String]>, _ array: ObservableArray<String>
        ) {
          var update: ([String]) -> Void = { _ in }
          binder.onSection(.a)
            .bind(tableType: UITableView.self, cellProvider: { tableView, row, person in
              let cell = tableView.dequeue(PersonCell.self)
              cell.txet = person
              return cell
            }, models: { people })
            .onTapped { row, cell, person in print(person) }
          binder.onSection(.a)
            .bind(tableType: UITableView.self, cellProvider: { tableView, row, person in
              let cell = tableView.dequeue(PersonCell.self)
              cell.txet = person
              return cell
            }, models: people, updatedBy: &update)
          binder.onSection(.a)
            .bind(tableType: UITableView.self, cellProvider: { tableView, row, person in
              let cell = tableView.dequeue(PersonCell.self)
              cell.txet = person
              return cell
            }, models: stream)
            .onTapped { row, cell, person in print(person) }
          binder.onSection(.a)
            .bind(tableType: UITableView.self, cellProvider: { tableView, row, person in
              let cell = tableView.dequeue(PersonCell.self)
              cell.txet = person
              return cell
            }, models: array)
        }
        @MainActor func screen(_ people: [String]) -> TableScreen<Section> {
          TableScreen(sectionedBy: Section.self) {
            OnSection(.a) {
              Cells(tableType: UITableView.self, models: people) { tableView, row, person in
                let cell = tableView.dequeue(PersonCell.self)
                cell.txet = person
                return cell
              }
            }
          }
        }
        @MainActor func screen(_ stream: AsyncStream<[String]>) -> TableScreen<Section> {
          TableScreen(sectionedBy: Section.self) {
            OnSection(.a) {
              StreamedCells(tableType: UITableView.self, models: stream) { tableView, row, person in
                let cell = tableView.dequeue(PersonCell.self)
                cell.txet = person
                return cell
              }
            }
          }
        }
        """
      ) == [
        "15: value of type 'PersonCell' has no member 'txet'",
        "22: value of type 'PersonCell' has no member 'txet'",
        "28: value of type 'PersonCell' has no member 'txet'",
        "35: value of type 'PersonCell' has no member 'txet'",
        "44: value of type 'PersonCell' has no member 'txet'",
        "55: value of type 'PersonCell' has no member 'txet'",
      ]
    )
  }

  @Test("a method of a table that is named by a selector is refused with a sentence")
  func selectors() async throws {
    #expect(
      try await errors(
        """
        import Binder
        import BinderObservables
        import BinderObservablesUIKit
        import BinderUIKit
        import UIKit
        @MainActor func observe(_ table: UITableView, _ selector: Selector) {
          table.reactive.delegate.signal(
            for: selector,
            dispatch: { (subject: SafePublishSubject<Int>, _: UITableView, path: IndexPath) in
              subject.send(path.row)
            }
          )
          .observeNext { print($0) }
          _ = table.reactive.dataSource.signal(for: selector) {
            (subject: SafePublishSubject<IndexPath>, _: UITableView, style: Int, path: IndexPath) in
            subject.send(path)
          }
          table.reactive.dataSource.feed(
            property: Property(true),
            to: selector,
            map: { (value: Bool, _: UITableView, path: IndexPath) -> Bool in value }
          )
        }
        """
      ) == [
        """
        7: 'signal(for:dispatch:)' is unavailable: name the method by its token, as in 'signal(for: .didSelectRowAt, \
        dispatch: …)'
        """,
        """
        14: 'signal(for:dispatch:)' is unavailable: name the method by its token, as in 'signal(for: .moveRowAt, \
        dispatch: …)'
        """,
        """
        18: 'feed(property:to:map:)' is unavailable: name the method by its token, as in 'feed(property: titles, to: \
        .titleForHeaderInSection)'
        """,
      ]
    )
  }

  /// The errors of a file as `line: sentence`; the solver has few scopes, so that a slow file has others.
  private func errors(_ source: String) async throws -> [String] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "providers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Providers.swift")
    try Data(source.utf8).write(to: file)
    let options = ["-Xfrontend", "-solver-scope-threshold=20000"]
    return try await TypeCheck.run(file, options: options).output
      .matches(of: /(?m)^\/[^\n:]*:(\d+):\d+: error: ([^\n]*)$/)
      .map { "\($0.1): \($0.2)" }
  }
}
