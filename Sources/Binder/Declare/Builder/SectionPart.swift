/// A part that can be written between the braces of `OnSection` and `OnTable`.
///
/// `Cells`, `Header`, `Footer` and heights are parts, and so is what a function with `@SectionBuilder`
/// gives back.
@MainActor
public protocol SectionPart<Section, Presence> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection

  /// Whether the part brings the section's cells.
  associatedtype Presence: CellsPresence

  /// The part, as a group of one.
  var sectionParts: SectionPartGroup<Section, Presence> { get }
}

extension SectionPart {
  /// The same part with an identity; another identity replaces its sequences.
  ///
  ///     Cells(MessageCell.self, models: channel.messages).id(channel.name)
  ///
  /// When the screen's closure runs again, Binder keeps iterating the sequence that it has. With another identity it cancels
  /// that one, and iterates the one that is written now.
  ///
  /// - Parameter id: What the sequences belong to.
  /// - Returns: The part; handlers are to be written before.
  public func id<ID: Hashable>(_ id: ID) -> SectionPartGroup<Section, Presence> {
    sectionParts.below(.id(AnyHashable(id)))
  }
}

/// Parts of one section, in the order in which they were written.
///
///     @SectionBuilder<Section>
///     func heading(_ title: String) -> SectionPartGroup<Section, WithoutCells> {
///       Header(title)
///       HeaderHeight(44)
///     }
@MainActor
public struct SectionPartGroup<Section: TableViewSection, Presence: CellsPresence>: SectionPart {
  @usableFromInline let write: (DeclarationWriter) -> Void
  private var statementCount = 1
  /// Whether they have parts of which each run of the screen's closure can bring others.
  private var isComposite = false

  /// The parts themselves.
  public var sectionParts: SectionPartGroup { self }

  init(_ write: @escaping (DeclarationWriter) -> Void) {
    self.write = write
  }

  func below(_ branch: Branch) -> SectionPartGroup {
    var parts = SectionPartGroup { writer in writer.write(branch) { write(writer) } }
    parts.isComposite = isComposite
    return parts
  }

  /// These parts and then others, of which one kind at most brings cells.
  func followed<Next, Both>(
    by next: SectionPartGroup<Section, Next>
  ) -> SectionPartGroup<Section, Both> {
    let next = next.statement(at: statementCount)
    var both = SectionPartGroup<Section, Both> { writer in
      write(writer)
      next.write(writer)
    }
    both.statementCount = statementCount + 1
    both.isComposite = true
    return both
  }

  /// The same parts as one of several statements, so that the parts of one condition, loop or function differ from those of
  /// another one beside it.
  func statement(at place: Int) -> SectionPartGroup {
    isComposite ? below(.statement(place)) : self
  }

  var composite: SectionPartGroup {
    var parts = self
    parts.isComposite = true
    return parts
  }
}

/// Whether the parts of a section bring its cells, known to the compiler: `WithCells` or `WithoutCells`.
public protocol CellsPresence {}

/// Parts that bring a section's cells, always or under a condition.
public enum WithCells: CellsOrNone {}

/// Parts that bring rows of contents: any number of lists.
public enum WithRows: RowsOrNone {}

/// Branches of a condition that can bring cells.
public protocol CellsOrNone: CellsPresence {}

/// Branches of a condition that can bring rows of contents.
public protocol RowsOrNone: CellsPresence {}

/// Parts that bring no cells: headers, footers and their heights.
public enum WithoutCells: CellsOrNone, RowsOrNone {}

/// What can be written between the braces of `OnSections`, `OnAllOtherSections` and, if it binds no
/// data, `OnAnySection`.
@MainActor
public protocol MultiSectionPart<Section, DataPolicy> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection

  /// Whether the part binds data: `BindsData` or `HandlersOnly`.
  associatedtype DataPolicy

  /// The part, as a group of one.
  var multiSectionParts: MultiSectionPartGroup<Section, DataPolicy> { get }
}

extension MultiSectionPart {
  /// The same part with an identity; another identity replaces its sequences.
  ///
  ///     CellsBySection(MessageCell.self, models: channel.messagesBySection).id(channel.name)
  ///
  /// When the screen's closure runs again, Binder keeps iterating the sequence that it has. With another identity it cancels
  /// that one, and iterates the one that is written now.
  ///
  /// - Parameter id: What the sequences belong to.
  /// - Returns: The part; handlers are to be written before.
  public func id<ID: Hashable>(_ id: ID) -> MultiSectionPartGroup<Section, DataPolicy> {
    multiSectionParts.below(.id(AnyHashable(id)))
  }
}

/// Parts of several sections, in the order in which they were written.
@MainActor
public struct MultiSectionPartGroup<Section: TableViewSection, DataPolicy>: MultiSectionPart {
  let write: (DeclarationWriter) -> Void
  /// Whether they have parts of which each run of the screen's closure can bring others.
  private var isComposite = false

  /// The parts themselves.
  public var multiSectionParts: MultiSectionPartGroup { self }

  /// Writes the parts as one of several statements, so that the parts of one condition, loop or function differ from those of
  /// another one beside it.
  func write(_ writer: DeclarationWriter, at place: Int) {
    guard isComposite else { return write(writer) }
    writer.write(.statement(place)) { write(writer) }
  }

  var composite: MultiSectionPartGroup {
    var parts = self
    parts.isComposite = true
    return parts
  }

  func below(_ branch: Branch) -> MultiSectionPartGroup {
    var parts = MultiSectionPartGroup { writer in writer.write(branch) { write(writer) } }
    parts.isComposite = isComposite
    return parts
  }

  init(_ write: @escaping (DeclarationWriter) -> Void) {
    self.write = write
  }
}
