import Binder
import BinderObservables
import BinderObservablesUIKit
import BinderUIKit
import Foundation
import TestSupport
import UIKit

/// A table that shows letters by a provider which takes a `UITableView`, and then one letter more.
@MainActor
final class Letters {
  let table = Adapted.table()
  var letters = ["a", "b"]
  let array = MutableObservableArray(["a", "b"])
  let stream: AsyncStream<[String]>
  var push: ([String]) -> Void = { _ in }
  private let continuation: AsyncStream<[String]>.Continuation
  private var binder: SectionedTableViewBinder<Circle>?
  private var screen: TableScreen<Circle>?

  init() {
    (stream, continuation) = AsyncStream.makeStream(of: [String].self)
    continuation.yield(letters)
    table.register(FriendCell.self, forCellReuseIdentifier: "own")
  }

  /// The same letters by section.
  var bySection: [Circle: [String]] { [.near: letters] }

  /// A cell as only a `UITableView` gives it.
  private static let cell = { (tableView: UITableView, row: Int, text: String) in
    let path = IndexPath(row: row, section: 0)
    let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "own", for: path)
    cell.textLabel?.text = text
    return cell
  }

  private static let cellBy = { (tableView: UITableView, section: Circle, row: Int, text: String) in
    cell(tableView, row, "\(section) \(text)")
  }

  private static let numbered = { (tableView: UITableView, row: Int) in
    cell(tableView, row, "\(row)")
  }

  private static let numberedBy = { (tableView: UITableView, section: Circle, row: Int) in
    cell(tableView, row, "\(section) \(row)")
  }

  func chain(_ bind: (PlainSectionChain<Circle, any TableCell>) -> Void) {
    finish { bind($0.onSection(.near)) }
  }

  func chains(_ bind: (PlainMultiSectionChain<Circle, any TableCell, BindsData>) -> Void) {
    finish { bind($0.onSections(.near)) }
  }

  private func finish(_ bind: (SectionedTableViewBinder<Circle>) -> Void) {
    let binder = SectionedTableViewBinder(tableView: table, sectionedBy: Circle.self)
    bind(binder)
    binder.displayedSections = [.near]
    binder.apply(snapshot)
    binder.finish()
    self.binder = binder
  }

  func cells<Part: SectionPart<Circle, WithCells>>(_ part: @escaping () -> Part) {
    show(TableScreen(sectionedBy: Circle.self) { OnSection(.near) { part() } })
  }

  func cellsBySection<Part: MultiSectionPart<Circle, BindsData>>(_ part: @escaping () -> Part) {
    show(TableScreen(sectionedBy: Circle.self) { OnSections(.near) { part() } })
  }

  private func show(_ screen: TableScreen<Circle>) {
    screen.apply(snapshot)
    screen.bind(to: table)
    self.screen = screen
  }

  private var snapshot: TableSnapshot<Circle, String> {
    var snapshot = TableSnapshot<Circle, String>()
    snapshot.appendSections([.near])
    snapshot.appendItems(letters, toSection: .near)
    return snapshot
  }

  /// What is shown at first, and when a letter has come wherever the letters may come from.
  ///
  /// - Parameter expected: The texts that are waited for: `a b → a b c`.
  /// - Returns: The texts that are shown by then.
  func texts(_ expected: String) async -> String {
    let parts = expected.components(separatedBy: " → ")
    let before = await text(parts.first)
    addLetter()
    return await before + " → " + text(parts.last)
  }

  private func addLetter() {
    letters.append("c")
    array.append("c")
    continuation.yield(letters)
    push(letters)
    binder?.apply(snapshot)
    screen?.apply(snapshot)
    binder?.refresh()
    screen?.refresh()
  }

  /// The text of the rows, as soon as it is the one that is expected.
  private func text(_ expected: String?) async -> String {
    try? await until("the letters") { text == expected }
    // What would be shown after that has its time to be shown.
    for _ in 0..<5 { await Task.yield() }
    return text
  }

  private var text: String {
    table.performPendingUpdates()
    return table.visibleCells.map { $0.textLabel?.text ?? "?" }.joined(separator: " ")
  }
}

extension Letters {
  /// Each form of binding with a provider, and what it shows.
  ///
  /// - Parameter expected: What each is to show.
  /// - Returns: A line for each form.
  static func shown(_ expected: [String]) async -> [String] {
    var lines: [String] = []
    for (name, bind) in chainForms + chainFormsBySection + builderForms {
      let letters = Letters()
      bind(letters)
      let line = lines.count < expected.count ? expected[lines.count] : ""
      lines.append("\(name): \(await letters.texts(String(line.dropFirst(name.count + 2))))")
    }
    return lines
  }

  private static let type = UITableView.self

  typealias Form = (name: String, bind: (Letters) -> Void)

  private static let chainForms: [Form] = [
    (
      "models",
      { it in it.chain { $0.bind(tableType: type, cellProvider: cell, models: it.letters) } }
    ),
    (
      "closure",
      { it in it.chain { $0.bind(tableType: type, cellProvider: cell, models: { it.letters }) } }
    ),
    (
      "callback",
      { it in
        it.chain {
          $0.bind(tableType: type, cellProvider: cell, models: it.letters, updatedBy: &it.push)
        }
      }
    ),
    (
      "sequence",
      { it in it.chain { $0.bind(tableType: type, cellProvider: cell, models: it.stream) } }
    ),
    (
      "array", { it in it.chain { $0.bind(tableType: type, cellProvider: cell, models: it.array) } }
    ),
    (
      "items",
      { it in it.chain { $0.bind(tableType: type, cellProvider: cell, items: String.self) } }
    ),
    (
      "count",
      { it in it.chain { $0.bind(tableType: type, cellProvider: numbered, numberOfCells: 2) } }
    ),
    (
      "counting closure",
      { it in
        it.chain {
          $0.bind(tableType: type, cellProvider: numbered, numberOfCells: { it.letters.count })
        }
      }
    ),
    (
      "counting callback",
      { it in
        var update: (Int) -> Void = { _ in }
        it.chain {
          $0.bind(tableType: type, cellProvider: numbered, numberOfCells: 2, updatedBy: &update)
        }
        it.push = { [update] in update($0.count) }
      }
    ),
    (
      "counting sequence",
      { it in
        it.chain {
          $0.bind(
            tableType: type,
            cellProvider: numbered,
            numberOfCells: it.stream.map { $0.count }
          )
        }
      }
    ),
  ]

  private static let chainFormsBySection: [Form] = [
    (
      "by section",
      { it in it.chains { $0.bind(tableType: type, cellProvider: cellBy, models: it.bySection) } }
    ),
    (
      "closure",
      { it in it.chains { $0.bind(tableType: type, cellProvider: cellBy, models: { it.bySection }) }
      }
    ),
    (
      "callback",
      { it in
        var update: ([Circle: [String]]) -> Void = { _ in }
        it.chains {
          $0.bind(tableType: type, cellProvider: cellBy, models: it.bySection, updatedBy: &update)
        }
        it.push = { [update] in update([.near: $0]) }
      }
    ),
    (
      "sequence",
      { it in
        it.chains {
          $0.bind(
            tableType: type,
            cellProvider: cellBy,
            models: it.stream.map { [Circle.near: $0] }
          )
        }
      }
    ),
    (
      "array",
      { it in
        it.chains { $0.bind(tableType: type, cellProvider: cellBy, models: [.near: it.array]) }
      }
    ),
    (
      "items",
      { it in it.chains { $0.bind(tableType: type, cellProvider: cellBy, items: String.self) } }
    ),
    (
      "count",
      { it in
        it.chains { $0.bind(tableType: type, cellProvider: numberedBy, numberOfCells: [.near: 2]) }
      }
    ),
    (
      "counting closure",
      { it in
        it.chains {
          $0.bind(
            tableType: type,
            cellProvider: numberedBy,
            numberOfCells: { [.near: it.letters.count] }
          )
        }
      }
    ),
    (
      "counting callback",
      { it in
        var update: ([Circle: Int]) -> Void = { _ in }
        it.chains {
          $0.bind(
            tableType: type,
            cellProvider: numberedBy,
            numberOfCells: [.near: 2],
            updatedBy: &update
          )
        }
        it.push = { [update] in update([.near: $0.count]) }
      }
    ),
    (
      "counting sequence",
      { it in
        let counts = it.stream.map { [Circle.near: $0.count] }
        it.chains { $0.bind(tableType: type, cellProvider: numberedBy, numberOfCells: counts) }
      }
    ),
  ]

  private static let builderForms: [Form] = [
    (
      "cells", { it in it.cells { Cells(tableType: type, models: it.letters, cellProvider: cell) } }
    ),
    (
      "sequence",
      { it in it.cells { StreamedCells(tableType: type, models: it.stream, cellProvider: cell) } }
    ),
    (
      "array",
      { it in it.cells { ObservedCells(tableType: type, models: it.array, cellProvider: cell) } }
    ),
    (
      "items", { it in it.cells { Cells(tableType: type, items: String.self, cellProvider: cell) } }
    ),
    (
      "count",
      { it in it.cells { Cells(tableType: type, count: it.letters.count, cellProvider: numbered) } }
    ),
    (
      "counting sequence",
      { it in
        it.cells {
          StreamedCells(tableType: type, count: it.stream.map { $0.count }, cellProvider: numbered)
        }
      }
    ),
    (
      "cells by section",
      { it in
        it.cellsBySection {
          CellsBySection(tableType: type, models: it.bySection, cellProvider: cellBy)
        }
      }
    ),
    (
      "sequence",
      { it in
        it.cellsBySection {
          StreamedCellsBySection(
            tableType: type,
            models: it.stream.map { [.near: $0] },
            cellProvider: cellBy
          )
        }
      }
    ),
    (
      "array",
      { it in
        it.cellsBySection {
          ObservedCellsBySection(tableType: type, models: [.near: it.array], cellProvider: cellBy)
        }
      }
    ),
    (
      "items",
      { it in
        it.cellsBySection {
          CellsBySection(tableType: type, items: String.self, cellProvider: cellBy)
        }
      }
    ),
    (
      "count",
      { it in
        it.cellsBySection {
          CellsBySection(
            tableType: type,
            count: [.near: it.letters.count],
            cellProvider: numberedBy
          )
        }
      }
    ),
    (
      "counting sequence",
      { it in
        it.cellsBySection {
          StreamedCellsBySection(
            tableType: type,
            count: it.stream.map { [.near: $0.count] },
            cellProvider: numberedBy
          )
        }
      }
    ),
  ]
}
