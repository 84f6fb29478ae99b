#if canImport(UIKit) && !os(watchOS)
  import Binder
  import UIKit

  /// The methods of a data source about editing, moving and the index that Binder implements.
  ///
  /// Where the declaration says nothing of one of these, it is called on the app's own object if that has any method about it.
  /// Where it has none either, the result is no: UIKit takes a data source without `canEditRowAt` for one that says yes.
  @MainActor
  final class DataSourceEditing: NSObject, MessageReceiver, UITableViewDataSource {
    private unowned let relay: DataSourceRelay

    init(_ relay: DataSourceRelay) {
      self.relay = relay
      super.init()
    }

    func has(_ name: String) -> Bool {
      guard let subject = Self.methods[name], relay.binder != nil, exists(name) else {
        return false
      }
      let isDeclared =
        relay.adapter?.delegateRelay.receiver.binderAnswers.contains(subject) ?? false
      return isDeclared || !appAnswers(subject) || isObserved(name)
    }

    private func isObserved(_ name: String) -> Bool {
      Self.methods[name] == .moving
        && relay.isObserved(name, for: "tableView:moveRowAtIndexPath:toIndexPath:")
    }

    func knows(_ name: String) -> Bool { Self.methods[name] != nil && exists(name) }

    var all: Set<String> { Set(Self.methods.keys) }

    var implemented: Set<String> { Set(Self.methods.keys.filter(has)) }

    private func appAnswers(_ subject: TableDelegateMethods) -> Bool {
      let methods = Self.methods.filter { $0.value == subject }.keys
      if let app = relay.app, methods.contains(where: { app.responds(to: Selector($0)) }) {
        return true
      }
      guard subject == .editing, let app = relay.tableAdapter?.appDelegate else { return false }
      return Self.swipes.contains { app.responds(to: Selector($0)) }
    }

    private static let methods: [String: TableDelegateMethods] = [
      "tableView:canEditRowAtIndexPath:": .editing,
      "tableView:commitEditingStyle:forRowAtIndexPath:": .editing,
      "tableView:canMoveRowAtIndexPath:": .moving,
      "tableView:moveRowAtIndexPath:toIndexPath:": .moving,
      "sectionIndexTitlesForTableView:": .sectionIndex,
      "tableView:sectionForSectionIndexTitle:atIndex:": .sectionIndex,
    ]

    /// The methods of a delegate that UIKit calls for rows that can be edited.
    private static let swipes = [
      "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
      "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
    ]

    /// Rows that can be chosen in editing mode show circles, as controls of rows that can be edited.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      if relay.tableAdapter?.isEditing == true, tableView.allowsMultipleSelectionDuringEditing {
        return true
      }
      return relay.binder?.tableView(tableView, canEditRowAt: indexPath) ?? false
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
      // UIKit expects the row to be deleted when this returns. Before iOS 26 handlers begin later, and it closes the row first.
      relay.adapter?.showChanges()
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      relay.binder?.tableView(tableView, canMoveRowAt: indexPath) ?? false
    }

    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      // UIKit moves the row; until it has, no batch may come.
      relay.calling {
        relay.binder?.moveRow(at: sourceIndexPath, to: destinationIndexPath, of: tableView)
      }
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      relay.calling { relay.binder?.sectionIndexTitles(for: tableView) }
    }

    func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      relay.binder?.tableView(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
    }

    // What every data source has; the table calls the relay.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      relay.tableView(tableView, numberOfRowsInSection: section)
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      relay.tableView(tableView, cellForRowAt: path)
    }
  }
#endif
