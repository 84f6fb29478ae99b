/// The header of one section: a text, or a view described by a view model; nil for none.
///
///     Header("FRIENDS")
///     Header(BannerHeader.self, viewModel: .init(count: friends.count))
@MainActor
public struct Header<Section: TableViewSection>: SectionPart {
  /// The header as something that can stand beside cells.
  public let sectionParts: SectionParts<Section, WithoutCells>

  init(_ declare: @escaping (SectionChain<Section, any TableCell, NoModel>) -> Void) {
    sectionParts = SectionParts { declare(SectionChain($0)) }
  }

  /// Shows a text as the section's header.
  public init(_ title: String) {
    self.init { $0.bind(headerTitle: title) }
  }

  /// Shows a text as the section's header, if there is one.
  @_disfavoredOverload
  public init(_ title: String?) {
    self.init { $0.bind(headerTitle: title) }
  }

  /// Shows the text that a closure gives as the section's header.
  @_disfavoredOverload
  public init(_ title: @escaping () -> String?) {
    self.init { $0.bind(headerTitle: title) }
  }

  /// Shows a view of a type as the section's header; it wins over a text.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: View.ViewModel?
  ) {
    self.init { $0.bind(headerType: type, viewModel: viewModel) }
  }

  /// Shows a view of a type, with the view model that a closure gives, as the section's header.
  @_disfavoredOverload
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) {
    self.init { $0.bind(headerType: type, viewModel: viewModel) }
  }
}

extension Header {
  /// Says where handlers belong.
  @available(*, unavailable, message: "a header has no handlers; write them on Cells")
  public func onTapped(_ handler: (_ row: Int, _ cell: UnboundValue) -> Void) -> Header { self }

  /// Says where handlers belong.
  @available(*, unavailable, message: "a header has no handlers; write them on Cells")
  public func onTapped(
    _ handler: (_ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> Header { self }
}
