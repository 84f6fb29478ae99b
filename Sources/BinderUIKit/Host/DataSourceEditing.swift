#if canImport(UIKit)
  import Binder
  import UIKit

  /// What Binder answers of a data source's methods about editing and moving.
  ///
  /// Where the declaration says nothing of it, the app's own data source answers if it has the method. Where it has not
  /// either, the answer is no: UIKit takes a data source without `canEditRowAt` for one that says yes.
  @MainActor
  final class DataSourceEditing: NSObject, UITableViewDataSource {
    private unowned let relay: DataSourceRelay

    init(_ relay: DataSourceRelay) {
      self.relay = relay
      super.init()
    }

    /// Whether Binder answers a method.
    func has(_ name: String) -> Bool {
      guard let needed = Self.methods[name], relay.binder != nil else { return false }
      let isDeclared = relay.adapter?.delegate.answers.binderAnswers.contains(needed) ?? false
      return isDeclared || relay.app?.responds(to: Selector(name)) != true
    }

    private static let methods: [String: TableDelegateAnswers] = [
      "tableView:canEditRowAtIndexPath:": .editing,
      "tableView:commitEditingStyle:forRowAtIndexPath:": .editing,
      "tableView:canMoveRowAtIndexPath:": .moving,
      "tableView:moveRowAtIndexPath:toIndexPath:": .moving,
    ]

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      relay.binder?.tableView(tableView, canEditRowAt: indexPath) ?? false
    }

    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      let style: RowEditingStyle =
        switch editingStyle {
        case .delete: .delete
        case .insert: .insert
        default: .none
        }
      relay.binder?.tableView(tableView, commit: style, forRowAt: indexPath)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      relay.binder?.tableView(tableView, canMoveRowAt: indexPath) ?? false
    }

    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      relay.binder?.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }

    // What every data source has; the table asks the relay.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      relay.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      relay.tableView(tableView, cellForRowAt: path)
    }
  }
#endif
