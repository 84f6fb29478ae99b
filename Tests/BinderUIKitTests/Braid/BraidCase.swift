import Binder
import BinderUIKit
import HeadlessTable
import UIKit

// Screens as an app writes them that comes from Braid, with its spellings and with tables and cells of UIKit. What its own
// tests look at is compared here: the cells in sight with those that handlers were given, in their order.

class TestCell: UITableViewCell {}

class TestViewModelCell: UITableViewCell, ViewModelBindable {
  struct ViewModel { let id: String }

  var viewModel: ViewModel?
}

class TestHeaderFooter: UITableViewHeaderFooterView, ViewModelBindable {
  struct ViewModel { let title: String }

  var viewModel: ViewModel? { didSet { textLabel?.text = viewModel?.title } }
}

/// A table with a binder of four sections, and what went wrong.
@MainActor
class BraidCase {
  enum Section: Int, TableViewSection, Comparable {
    case first, second, third, fourth
  }

  let tableView = UITableView()
  let binder: SectionedTableViewBinder<Section>
  var dequeuedCells: [Section: [UITableViewCell]] = [
    .first: [], .second: [], .third: [], .fourth: [],
  ]
  var models: [Section: [String]] = [.first: [], .second: [], .third: [], .fourth: []]
  private(set) var failures: [String] = []
  private(set) var count = 0

  init() {
    tableView.register(TestCell.self)
    tableView.register(TestViewModelCell.self)
    tableView.register(TestHeaderFooter.self)
    tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 2_000)
    binder = SectionedTableViewBinder(tableView: tableView, sectionedBy: Section.self)
    binder.rowUpdateAnimation = .none
    binder.rowDeletionAnimation = .none
    binder.rowInsertionAnimation = .none
    binder.undiffableSectionUpdateAnimation = .none
    binder.sectionHeaderFooterUpdateAnimation = .none
    tableView.player.onInconsistency = .collect
    tableView.diagnosticHandler = { [weak self] in self?.failures.append("\($0)") }
  }

  /// Keeps what a handler was given, in place of what it was given for the row before.
  func keep(_ cell: UITableViewCell, _ model: String? = nil, at row: Int, in section: Section) {
    Self.put(cell, at: row, in: &dequeuedCells[section, default: []])
    if let model { Self.put(model, at: row, in: &models[section, default: []]) }
  }

  private static func put<Value>(_ value: Value, at row: Int, in values: inout [Value]) {
    if values.indices.contains(row) { values[row] = value } else { values.insert(value, at: row) }
  }

  func expect<Value: Equatable>(_ value: Value, _ expected: Value, line: Int = #line) {
    tableView.performPendingUpdates()
    count += 1
    if value != expected { failures.append("line \(line): \(value) instead of \(expected)") }
  }

  /// Compares the cells in sight with those that were dequeued for the rows of sections, in their order.
  func expectCells(of sections: [Section], _ counts: [Int], line: Int = #line) {
    tableView.performPendingUpdates()
    expect(binder.displayedSections, sections, line: line)
    let kept = zip(sections, counts).flatMap { section, count in
      (dequeuedCells[section] ?? []).prefix(count)
    }
    expect(kept.count, counts.reduce(0, +), line: line)
    expect(
      tableView.visibleCells.map { ObjectIdentifier($0) },
      kept.map { ObjectIdentifier($0) },
      line: line
    )
  }

  /// Compares the titles of headers and footers, by the position of their section.
  func expectEnds(_ headers: [String?], _ footers: [String?], line: Int = #line) {
    tableView.performPendingUpdates()
    let sections = 0..<tableView.numberOfSections
    expect(
      sections.map { tableView.headerView(forSection: $0)?.textLabel?.text },
      headers,
      line: line
    )
    expect(
      sections.map { tableView.footerView(forSection: $0)?.textLabel?.text },
      footers,
      line: line
    )
  }

  /// What went wrong, or how much was compared.
  var result: String {
    let problems = failures + tableView.player.inconsistencies.map { "\($0)" }
    return problems.isEmpty ? "\(count) as expected" : problems.joined(separator: "\n")
  }
}
