import Binder
import BinderUIKit
import HeadlessTable
import TestSupport
import UIKit

@testable import samples

extension Adapted {
  /// What a sample's screen shows in its own table, and in a table of UIKit that asks the same declaration.
  static func looks(
    of name: String
  ) throws -> (direct: String, adapted: String, problems: [String]) {
    guard let sample = Samples.catalog.first(where: { $0.name == name }) else {
      return ("", "there is no such sample", [])
    }
    let screen = try sample.init(SampleOptions([], for: sample))
    let direct = screen.table.render(.text(extent: .visible, detail: .standard))
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: screen.table.size.width, height: screen.table.size.height),
      style: style(of: screen.table)
    )
    var problems: [String] = []
    table.diagnosticHandler = { problems.append("\($0)") }
    table.player.onInconsistency = .collect
    table.estimatedRowHeight = CGFloat(screen.table.estimatedRowHeight)
    table.rowHeight = CGFloat(screen.table.rowHeight)
    table.names = screen.table.dataSource
    let host: any TableHost = table
    host.dataSource = screen.table.dataSource
    host.delegate = screen.table.delegate
    host.performPendingUpdates()
    let adapted = table.player.render(.text(extent: .visible, detail: .standard))
    problems += table.player.inconsistencies.map { "\($0)" }
    return (direct, adapted.replacing("UITableView", with: screen.table.id), problems)
  }

  private static func style(of table: HeadlessTable) -> UITableView.Style {
    switch table.style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  /// The names of the samples of tables, but for the one that loads more when a second table comes to its start.
  static var sampleNames: [String] {
    Samples.catalog.map { $0.name }.filter { !["chat", "photos"].contains($0) }
  }
}
