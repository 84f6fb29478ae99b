public import Binder

extension DataSource {
  /// Shows another source while this one has no items.
  ///
  ///     let shown = messages.placeholder(ArrayDataSource(["No messages yet"]))
  public func placeholder(_ placeholder: some DataSource<Item>) -> PlaceholderDataSource<Item> {
    PlaceholderDataSource(self, placeholder: placeholder)
  }
}

/// A source, or another one while the first has no items in any section.
public final class PlaceholderDataSource<Item>: BaseDataSource<Item> {
  private let main: any DataSource<Item>
  private let placeholder: any DataSource<Item>
  private var shown: [any SectionedItems<Item>] = [NoItems<Item>(), NoItems<Item>()]

  /// Makes a source that shows one source, or another if the first has no items.
  public init(_ main: some DataSource<Item>, placeholder: some DataSource<Item>) {
    self.main = main
    self.placeholder = placeholder
    super.init()
    follow(placeholder) { [weak self] in self?.receive($0, from: 1) }
    follow(main) { [weak self] in self?.receive($0, from: 0) }
  }

  /// Whether the placeholder is shown.
  public private(set) var showsPlaceholder = true

  private func receive(_ change: DataSourceChange<Item>, from part: Int) {
    shown[part] = change.items
    let showedPlaceholder = showsPlaceholder
    showsPlaceholder = shown[0].itemCount == 0
    let items = shown[showsPlaceholder ? 1 : 0]
    if showsPlaceholder == showedPlaceholder {
      if (part == 1) == showsPlaceholder { show(items, change.change) }
    } else {
      show(items, change.change == .reload ? .reload : self.items.change(toOther: items))
    }
  }

  public override var upstreams: [any PositionMapping] { [main, placeholder] }

  public override func origin(of position: RowPosition) -> SourcePosition? {
    guard items.contains(position) else { return nil }
    return SourcePosition(source: showsPlaceholder ? placeholder : main, position: position)
  }

  public override func position(of origin: SourcePosition) -> RowPosition? {
    let source: any PositionMapping = showsPlaceholder ? placeholder : main
    return origin.source === source && items.contains(origin.position) ? origin.position : nil
  }
}
