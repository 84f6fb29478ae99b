import Binder

extension HeadlessListView {
  /// Whether a tap highlights and selects a row outside editing mode.
  public var allowsSelection: Bool {
    get { core.selection.allowsSelection }
    set { core.selection.allowsSelection = newValue }
  }

  /// Whether a tap leaves other rows selected, and deselects a selected row, outside editing mode.
  public var allowsMultipleSelection: Bool {
    get { core.selection.allowsMultipleSelection }
    set { core.selection.allowsMultipleSelection = newValue }
  }

  /// Whether a tap selects a row in editing mode.
  public var allowsSelectionDuringEditing: Bool {
    get { core.selection.allowsSelectionDuringEditing }
    set { core.selection.allowsSelectionDuringEditing = newValue }
  }

  /// Whether rows show circles to choose several of them in editing mode, in place of other controls.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { core.selection.allowsMultipleSelectionDuringEditing }
    set { core.selection.allowsMultipleSelectionDuringEditing = newValue }
  }

  /// Taps the accessory button of a row, without selecting the row.
  ///
  /// As any touch, it closes an open menu or a row that is swiped aside, and does nothing else then.
  public func tapAccessory(
    _ target: some RowTarget,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    about(fileID, filePath, line, column) { core.touches.taps.tapAccessory(target) }
  }
}

extension HeadlessListView: RegistrationKnowing {
  package func isRegistered(_ identifier: String, isCell: Bool) -> Bool {
    isCell
      ? core.views.cellTypes[identifier] != nil : core.views.headerFooterTypes[identifier] != nil
  }
}

extension HeadlessListView: LineReporting {
  package func about<Result>(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt,
    _ body: () -> Result
  ) -> Result {
    core.reports.about(SourceLocation(fileID, filePath, line, column), body)
  }
}
