/// The footer of one section: a text, or a view described by a view model; nil for none.
///
///     Footer("FRIENDS")
///     Footer(BannerFooter.self, viewModel: .init(count: friends.count))
@MainActor
public struct Footer<Section: TableViewSection>: SectionPart {
  /// The footer as something that can stand beside cells.
  public let sectionParts: SectionParts<Section, WithoutCells>

  init(_ declare: @escaping (SectionChain<Section, any TableCell, NoModel>) -> Void) {
    sectionParts = SectionParts { declare(SectionChain($0)) }
  }

  /// Shows a text as the section's footer.
  public init(_ title: String) {
    self.init { $0.bind(footerTitle: title) }
  }

  /// Shows a text as the section's footer, if there is one.
  @_disfavoredOverload
  public init(_ title: String?) {
    self.init { $0.bind(footerTitle: title) }
  }

  /// Shows the text that a closure gives as the section's footer.
  @_disfavoredOverload
  public init(_ title: @escaping () -> String?) {
    self.init { $0.bind(footerTitle: title) }
  }

  /// Shows a view of a type as the section's footer; it wins over a text.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: View.ViewModel?
  ) {
    self.init { $0.bind(footerType: type, viewModel: viewModel) }
  }

  /// Shows a view of a type, with the view model that a closure gives, as the section's footer.
  @_disfavoredOverload
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) {
    self.init { $0.bind(footerType: type, viewModel: viewModel) }
  }
}

extension Footer {
  /// Says where handlers belong.
  @available(*, unavailable, message: "a footer has no handlers; write them on Cells")
  public func onTapped(_ handler: (_ row: Int, _ cell: UnboundValue) -> Void) -> Footer { self }

  /// Says where handlers belong.
  @available(*, unavailable, message: "a footer has no handlers; write them on Cells")
  public func onTapped(
    _ handler: (_ row: Int, _ cell: UnboundValue, _ model: UnboundValue) -> Void
  ) -> Footer { self }
}
