import Binder

extension DataSource {
  /// Shows the source, or nothing: `isEnabled` switches.
  public func switchable(isEnabled: Bool = true) -> SwitchableDataSource<Item> {
    SwitchableDataSource(self, isEnabled: isEnabled)
  }
}

/// A source that can be switched off: then it has no sections.
public final class SwitchableDataSource<Item>: DerivedDataSource<Item> {
  private var latest: any SectionedItems<Item> = ArrayItems<Item>()

  init(_ upstream: some DataSource<Item>, isEnabled: Bool = true) {
    self.isEnabled = isEnabled
    super.init(of: [upstream])
    follow(upstream) { [weak self] in self?.receive($0) }
  }

  /// Whether the source is shown; setting it inserts or deletes all its sections.
  public var isEnabled: Bool {
    didSet {
      if isEnabled == oldValue { return }
      let shown = isEnabled ? latest : ArrayItems<Item>()
      show(shown, items.change(toOther: shown))
    }
  }

  private func receive(_ change: DataSourceChange<Item>) {
    latest = change.items
    if isEnabled { show(latest, change.change) }
  }
}

extension SectionedItems {
  func change(toOther new: any SectionedItems) -> CollectionChange<SectionedChangeset> {
    CollectionChange(
      SectionedChangeset(
        sectionDeletions: Array(0..<sectionCount),
        sectionInsertions: Array(0..<new.sectionCount)
      )
    )
  }
}
