/// A collection view that can show what a binder declares: `HeadlessCollectionView`, or `UICollectionView` with BinderUIKit.
///
/// A binder drives it as it drives a table: an item is a row to it.
@MainActor
public protocol CollectionHost: AnyObject {
  /// The collection view as a host of rows, which lives as long as it does.
  var rows: any TableHost { get }
}

/// Binds data to the sections of a collection view, which are named by a type of yours.
///
///     let binder = SectionedCollectionViewBinder(collectionView: collection, sectionedBy: Section.self)
///     binder.onSection(.albums)
///       .layout(.grid(columns: 3, spacing: 8))
///       .bind(cellType: PhotoCell.self, models: { albums })
///       .onTapped { item, cell, album in show(album) }
///     binder.displayedSections = [.albums]
///     binder.finish()
///
/// Sections are declared as those of a table; one without a layout is a list.
@MainActor
public final class SectionedCollectionViewBinder<Section: TableViewSection>:
  SectionedTableViewBinder<Section>
{
  /// The collection view that the binder drives.
  public let collectionView: any CollectionHost

  /// Makes a binder for a collection view; nothing is shown before `finish()`.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view to drive.
  ///   - sectionedBy: The type that names the sections.
  ///   - sectionDisplayBehavior: Which sections are displayed, and in which order.
  public init(
    collectionView: any CollectionHost,
    sectionedBy: Section.Type,
    sectionDisplayBehavior: SectionDisplayBehavior<Section> = .manuallyManaged
  ) {
    self.collectionView = collectionView
    super.init(
      tableView: collectionView.rows,
      sectionedBy: sectionedBy,
      sectionDisplayBehavior: sectionDisplayBehavior
    )
  }
}

/// Binds data to a collection view without named sections.
///
///     let binder = CollectionViewBinder(collectionView: collection)
///     binder.onCollection()
///       .layout(.grid(columns: 3))
///       .bind(cellType: PhotoCell.self, models: photos)
///     binder.finish()
@MainActor
public final class CollectionViewBinder: TableBinder<WholeTable> {
  /// The collection view that the binder drives.
  public let collectionView: any CollectionHost

  /// Makes a binder for a collection view; nothing is shown before `finish()`.
  public init(collectionView: any CollectionHost) {
    self.collectionView = collectionView
    super.init(collectionView.rows, behavior: .manuallyManaged, displaying: [WholeTable()])
  }

  /// Starts the chain that declares the collection view's only section.
  public func onCollection() -> PlainSectionChain<WholeTable, any TableCell> {
    PlainSectionChain(driver.startChain(.table))
  }

  /// Says which name a collection view has for it.
  @available(*, unavailable, message: "a collection view's section is declared by onCollection()")
  public func onTable() -> PlainSectionChain<WholeTable, any TableCell> { onCollection() }

  /// Says what names sections.
  @available(
    *,
    unavailable,
    message:
      "a CollectionViewBinder has one section, by onCollection(); use a SectionedCollectionViewBinder"
  )
  public func onSection<Name: Hashable>(
    _ name: Name
  ) -> PlainSectionChain<WholeTable, any TableCell> {
    preconditionFailure("The compiler refuses this call")
  }

  /// Says of a name without its type that there is none, in the name of the parameter's type.
  @available(
    *,
    unavailable,
    message:
      "a CollectionViewBinder has one section, by onCollection(); use a SectionedCollectionViewBinder"
  )
  public func onSection(
    _ name: TableViewBinder.NoNamedSections
  ) -> PlainSectionChain<WholeTable, any TableCell> {
    preconditionFailure("The compiler refuses this call")
  }
}

/// A screen of a collection view that is declared with a result builder: it is written as that of a table.
public typealias CollectionScreen<Section: TableViewSection> = TableScreen<Section>

extension TableScreen {
  /// Shows the screen in a collection view and keeps it up to date; sections without a layout are lists.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view; it is not kept alive.
  ///   - fileID: The file that a wrong declaration is reported in, by a headless collection view.
  ///   - filePath: Its path.
  ///   - line: The line.
  ///   - column: The column.
  /// - Returns: A handle on the binding.
  @discardableResult
  public func bind(
    to collectionView: any CollectionHost,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> TableBinding {
    bind(to: collectionView.rows, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
