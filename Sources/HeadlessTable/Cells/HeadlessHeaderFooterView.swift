public import Binder

/// A header or footer without a screen: the state of a `UITableViewHeaderFooterView`, but not its look.
///
/// A snapshot shows its labels, controls and simple stored values as it does those of a cell.
open class HeadlessHeaderFooterView: HeadlessReusableView, TableHeaderFooterView {
  override var defaultAttributes: AccessibilityOverrides { AccessibilityOverrides(.header) }
}

extension HeadlessHeaderFooterView {
  /// Makes a view as `UITableViewHeaderFooterView` is made, for code that makes its views itself.
  public convenience init(reuseIdentifier: String?) {
    self.init()
    self.reuseIdentifier = reuseIdentifier
  }
}
