import UIKit

/// The windows of a test: UIKit has cells only for tables that are in one and have been laid out.
///
/// Keep it as a property of the suite, so that it lives as long as the test.
@MainActor
final class TestWindows {
  private var windows: [UIWindow] = []

  /// A table in a window of its own, as large as that.
  func table(
    width: CGFloat = 320,
    height: CGFloat = 480,
    style: UITableView.Style = .plain
  ) -> UITableView {
    let frame = CGRect(x: 0, y: 0, width: width, height: height)
    let table = UITableView(frame: frame, style: style)
    show(table)
    return table
  }

  /// Puts a table into a window.
  func show(_ table: UITableView) {
    let window = UIWindow(frame: table.frame)
    window.addSubview(table)
    window.isHidden = false
    windows.append(window)
  }
}
