/// Warnings about other objects that become the table's data source or delegate.
extension TableDriver: TableContentOwner, DeclarationListener {
  /// Says that another driver, which drives the table until now, shows nothing from now on.
  func warnOfFormerOwner() {
    guard let other = tableView?.rowSource as? TableDriver, other !== self else { return }
    reader.warn(.secondOwner(isScreen: reader.isWrittenAnew))
  }

  /// Says, once, that another object has become the table's data source or delegate, which the app sets.
  ///
  /// A driver that has taken over the table has warned of it itself.
  func warnOfOtherOwner() {
    guard hasFinished, let tableView else { return }
    let (source, delegate) = (tableView.rowSource, tableView.rowDelegate)
    if source === self, delegate === self { return }
    let native = tableView as? any NativeTable
    let isOther = { [unowned self] (object: AnyObject?) in object != nil && object !== self }
    if isOther(source) || native?.hasForeignDataSource == true {
      if source is TableDriver { return }
      reader.warn(.otherDataSource)
    } else if isOther(delegate) || native?.hasForeignDelegate == true {
      reader.warn(.otherDelegate)
    }
  }
}

/// A table of another toolkit, whose own data source and delegate can be set past Binder.
@MainActor
package protocol NativeTable: TableHost {
  var hasForeignDataSource: Bool { get }

  var hasForeignDelegate: Bool { get }

  func dataSourceAnswersChanged()

  func forwardForeignDataSource()

  func forwardForeignDelegate()
}
