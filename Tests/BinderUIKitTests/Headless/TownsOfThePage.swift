import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableUIKit
import UIKit

struct Town: Identifiable, Equatable { let id: Int; var name: String }
final class TownCell: UITableViewCell {}

/// What the example of HeadlessTableUIKit's page prints.
@MainActor
func townsOfThePage() -> String {
  let towns = [Town(id: 1, name: "Ghent"), Town(id: 2, name: "Delft")]
  let table = HeadlessTable(id: "towns", width: 375, height: 200)
  let binder = TableViewBinder(tableView: table)
  binder.onTable()
    .bind(cellType: TownCell.self, models: towns)
    .onDequeue { row, cell, town in cell.textLabel?.text = town.name }
    .cellHeight(44)
  binder.finish()

  table.tapRow(.id(2))
  return "\(table)"
}
