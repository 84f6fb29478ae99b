import Binder

extension DataSource {
  /// Shows another source while this one has no items.
  ///
  ///     let shown = messages.placeholder(ArrayDataSource(["No messages yet"]))
  public func placeholder(_ placeholder: some DataSource<Item>) -> PlaceholderDataSource<Item> {
    PlaceholderDataSource(self, placeholder: placeholder)
  }
}

/// A source, or another one while the first has no items in any section.
public final class PlaceholderDataSource<Item>: DerivedDataSource<Item> {
  private var shown: [any SectionedItems<Item>] = [ArrayItems<Item>(), ArrayItems<Item>()]

  init(_ main: some DataSource<Item>, placeholder: some DataSource<Item>) {
    super.init(of: [main, placeholder])
    shownSource = 1
    follow(placeholder) { [weak self] in self?.receive($0, from: 1) }
    follow(main) { [weak self] in self?.receive($0, from: 0) }
  }

  /// Whether the placeholder is shown.
  public var showsPlaceholder: Bool { shownSource == 1 }

  private func receive(_ change: DataSourceChange<Item>, from part: Int) {
    shown[part] = change.items
    let former = shownSource
    shownSource = shown[0].itemCount == 0 ? 1 : 0
    let items = shown[shownSource]
    if shownSource == former {
      if part == shownSource { show(items, change.change) }
    } else {
      show(items, change.change == .reload ? .reload : self.items.change(toOther: items))
    }
  }
}
