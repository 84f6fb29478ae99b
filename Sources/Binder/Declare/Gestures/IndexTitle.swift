extension Chaining {
  /// Gives each section the same title in the index at the edge of the table; nil for none.
  @discardableResult
  public func indexTitle(_ title: String?) -> Self { handling { $0.indexTitle = { _ in title } } }
}

extension SectionChaining {
  /// Gives the section the title in the index that a closure returns after each update; nil for none.
  @discardableResult
  public func indexTitle(@ClosureValue<String?> _ title: @escaping () -> String?) -> Self {
    handling { $0.indexTitle = { _ in title() } }
  }
}

extension MultiSectionChaining {
  /// Gives each section a title in the index at the edge of the table; nil for none.
  ///
  ///     binder.onAnySection().indexTitle { section in section.initial }
  @discardableResult
  public func indexTitle(
    @ClosureValue<String?> _ title: @escaping (_ section: Section) -> String?
  ) -> Self {
    handling { $0.indexTitle = { title($0.typed()) } }
  }
}

/// The title of a section in the index at the edge of the table.
///
///     OnSection(.k) {
///       IndexTitle("K")
///       Cells(ContactCell.self, models: contacts)
///     }
///     OnAnySection { IndexTitle { section in section.initial } }
@MainActor
public struct IndexTitle<Section: TableViewSection>: SectionPart, MultiSectionPart {
  private let title: (Section) -> String?

  /// Gives one title; nil for none.
  public init(_ title: String?) {
    self.title = { _ in title }
  }

  /// Gives the title that a closure returns; nil for none.
  public init(@ClosureValue<String?> _ title: @escaping () -> String?) {
    self.title = { _ in title() }
  }

  /// Gives each section the title that a closure returns; nil for none.
  public init(@ClosureValue<String?> _ title: @escaping (_ section: Section) -> String?) {
    self.title = title
  }

  /// The title, as a part of a section.
  public var sectionParts: SectionPartGroup<Section, WithoutCells> {
    SectionPartGroup(multiSectionParts.write)
  }

  /// The title, as a part of several sections.
  public var multiSectionParts: MultiSectionPartGroup<Section, HandlersOnly> {
    MultiSectionPartGroup { [title] writer in
      writer.updateHandlers { $0.indexTitle = { title($0.typed()) } }
    }
  }
}
