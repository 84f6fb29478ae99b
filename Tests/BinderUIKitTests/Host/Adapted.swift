import Binder
import BinderUIKit
import HeadlessTable
import HeadlessTableConformance
import UIKit

// A file that imports UIKit must not import Testing: the two together ask for a module that exists on Apple's systems
// only. So what is tested is written here, and what is expected in the suites.

/// Tables of UIKit for tests.
///
/// What a test compares is text, so that its suite needs no type of UIKit.
@MainActor
enum Adapted {
  /// A table that shows all rows of a test.
  static func table(height: Double = 4_000) -> UITableView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: height)
    return UITableView(frame: frame, style: .plain)
  }

  /// The gestures that the stand-in plays by Apple's methods.
  private static var gestures: HostGestures<UITableView> {
    var gestures = HostGestures<UITableView>()
    gestures.swipe = { $0.player.swipe($1, $2).map(\.title) }
    gestures.tapAction = { $0.player.tapAction($1) }
    gestures.delete = { table, path in
      table.player.tapDelete(path)
      table.player.confirmDelete()
    }
    gestures.insert = { $0.player.tapInsert($1) }
    gestures.move = { $0.player.dragRow(at: $1, to: $2) }
    gestures.tapAccessory = { $0.player.tapAccessory($1) }
    gestures.openMenu = { $0.player.openContextMenu($1).map(\.title) }
    gestures.choose = { $0.player.choose($1) }
    gestures.indexTitles = { $0.player.sectionIndexTitles }
    gestures.pull = { $0.player.pullToRefresh() }
    gestures.performsPrimaryActions = true
    return gestures
  }

  /// What goes another way on a `UITableView` than on a `HeadlessTable`, a sentence each.
  static func conformanceFailures() -> [String] {
    let conformance = TableHostConformance(
      makeHost: {
        let table = table()
        table.diagnosticHandler = { _ in }
        return table
      },
      settle: { $0.performPendingUpdates() },
      tap: { $0.simulateTap(at: $1) },
      gestures: gestures
    )
    return conformance.failures().map { "\($0)" }
  }
}

extension UITableView {
  /// Does what a finger does.
  func simulateTap(at indexPath: IndexPath) { player.tapRow(at: indexPath) }
}
