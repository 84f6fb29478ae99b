/// The header of one section: a text, or a view described by a view model; nil for none.
///
///     Header("FRIENDS")
///     Header(BannerHeader.self, viewModel: .init(count: friends.count))
public typealias Header<Section: TableViewSection> = SupplementaryPart<Section, HeaderRole>

/// The footer of one section: a text, or a view described by a view model; nil for none.
///
///     Footer("3 friends")
///     Footer(BannerFooter.self, viewModel: .init(count: friends.count))
public typealias Footer<Section: TableViewSection> = SupplementaryPart<Section, FooterRole>

/// Whether a supplementary view is a header or a footer.
public protocol SupplementaryRole {
  /// The kind that the declaration knows.
  static var kind: SupplementaryKind { get }
}

/// Stands above the rows of a section.
public enum HeaderRole: SupplementaryRole {
  /// The kind of headers.
  public static var kind: SupplementaryKind { .header }
}

/// Stands below the rows of a section.
public enum FooterRole: SupplementaryRole {
  /// The kind of footers.
  public static var kind: SupplementaryKind { .footer }
}

/// A header or a footer of one section, written as ``Header`` or ``Footer``.
@MainActor
public struct SupplementaryPart<Section: TableViewSection, Role: SupplementaryRole>: SectionPart {
  /// The header or footer, as a part of a section.
  public let sectionParts: SectionPartGroup<Section, WithoutCells>

  private init(title: @escaping (DeclarationWriter) -> BoundData<String?>) {
    sectionParts = SectionPartGroup { $0.bindTitles(Role.kind, title($0)) }
  }

  private init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    _ viewModel: @escaping (DeclarationWriter) -> BoundData<View.ViewModel?>
  ) {
    sectionParts = SectionPartGroup { $0.bindViews(Role.kind, type, viewModel($0)) }
  }

  private init(_ registration: ViewRegistration?, _ content: SupplementaryContent?) {
    sectionParts = SectionPartGroup {
      $0.bind(Role.kind, registration, content: .constant(content))
    }
  }

  /// Shows a text.
  public init(_ title: String) {
    self.init(nil, .title(title))
  }

  /// Shows a text, if there is one.
  public init(_ title: String?) {
    self.init(nil, title.map { .title($0) })
  }

  /// Shows the text that a closure returns.
  public init(@ClosureValue<String?> _ title: @escaping () -> String?) {
    self.init { _ in .closure(title) }
  }

  /// Shows a view of a type; it wins over a text.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: View.ViewModel?
  ) {
    let form = ViewForm.views(type)
    self.init(form.registration, form.content(viewModel))
  }

  /// Shows a content in a view that the host decides on; it wins over a text.
  ///
  ///     Header(ListContent("Devices", image: .symbol("laptopcomputer")))
  public init<Content: CellContent>(_ content: Content) {
    self.init(content: content)
  }

  private init(content: any CellContent) {
    sectionParts = SectionPartGroup { $0.bindContents(Role.kind, .constant(content)) }
  }

  /// Shows a view of a type, with the view model that a closure returns.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: @escaping () -> View.ViewModel?
  ) {
    self.init(type) { _ in .closure(viewModel) }
  }
}

/// A header or footer that follows a sequence of texts or view models; there is none before the first element.
extension SupplementaryPart {
  /// Shows the latest text of a sequence; nil for none.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init(_ title: any AsyncSequence<String?, Never>) {
    self.init { $0.elements(of: title, initially: nil) }
  }

  /// Shows the latest text of a sequence.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init(_ title: any AsyncSequence<String, Never>) {
    self.init { $0.elements(orNoneBefore: title) }
  }

  /// Shows a view of a type, with the latest view model of a sequence; nil for none.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: any AsyncSequence<View.ViewModel?, Never>
  ) {
    self.init(type) { $0.elements(of: viewModel, initially: nil) }
  }

  /// Shows a view of a type, with the latest view model of a sequence.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModel: any AsyncSequence<View.ViewModel, Never>
  ) {
    self.init(type) { $0.elements(orNoneBefore: viewModel) }
  }
}
