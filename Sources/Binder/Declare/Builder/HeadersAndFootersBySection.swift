/// The headers of several sections, by section: texts, or views described by view models; nil for none.
///
///     HeadersBySection([.friends: "FRIENDS", .enemies: "ENEMIES"])
public typealias HeadersBySection<Section: TableViewSection> = SupplementariesBySection<
  Section, HeaderRole
>

/// The footers of several sections, by section: texts, or views described by view models; nil for none.
///
///     FootersBySection([.friends: "3 friends", .enemies: "no enemies"])
public typealias FootersBySection<Section: TableViewSection> = SupplementariesBySection<
  Section, FooterRole
>

/// Headers or footers of several sections, written as ``HeadersBySection`` or ``FootersBySection``.
@MainActor
public struct SupplementariesBySection<
  Section: TableViewSection,
  Role: SupplementaryRole
>: MultiSectionPart {
  /// The headers or footers, as parts of several sections.
  public let multiSectionParts: MultiSectionPartGroup<Section, BindsData>

  private init(titles: @escaping (DeclarationWriter) -> BoundData<[Section: String?]>) {
    multiSectionParts = MultiSectionPartGroup { $0.bindTitles(Role.kind, titles($0)) }
  }

  private init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    _ viewModels: @escaping (DeclarationWriter) -> BoundData<[Section: View.ViewModel?]>
  ) {
    multiSectionParts = MultiSectionPartGroup { $0.bindViews(Role.kind, type, viewModels($0)) }
  }

  /// Shows texts.
  public init(_ titles: [Section: String?]) {
    self.init { _ in .constant(titles) }
  }

  /// Shows the texts that a closure returns.
  public init(@ClosureValue<[Section: String?]> _ titles: @escaping () -> [Section: String?]) {
    self.init { _ in .closure(titles) }
  }

  /// Shows the latest texts of a sequence; there are none before the first element.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init(_ titles: any AsyncSequence<[Section: String?], Never>) {
    self.init { $0.elements(of: titles, initially: [:]) }
  }

  /// Shows contents, which win over texts.
  public init<Content: CellContent>(_ contents: [Section: Content]) {
    multiSectionParts = MultiSectionPartGroup { writer in
      writer.bindContents(Role.kind, .constant(contents.mapValues { $0 as any CellContent }))
    }
  }

  /// Shows views of a type; they win over texts.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModels: [Section: View.ViewModel?]
  ) {
    self.init(type) { _ in .constant(viewModels) }
  }

  /// Shows views of a type, with the view models that a closure returns.
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModels: @escaping () -> [Section: View.ViewModel?]
  ) {
    self.init(type) { _ in .closure(viewModels) }
  }

  /// Shows views of a type, with the latest view models of a sequence; there are none before the first element.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  public init<View: TableHeaderFooterView & ViewModelBindable>(
    _ type: View.Type,
    viewModels: any AsyncSequence<[Section: View.ViewModel?], Never>
  ) {
    self.init(type) { $0.elements(of: viewModels, initially: [:]) }
  }
}
