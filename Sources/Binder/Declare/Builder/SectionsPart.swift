/// What can be written between the braces of `OnSections`, `OnAllOtherSections` and, if it binds no
/// data, `OnAnySection`.
@MainActor
public protocol SectionsPart<Section> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection

  /// Whether the part binds data: `BindsData` or `HandlersOnly`.
  associatedtype Reach

  /// The part as something that can stand beside others.
  var sectionsParts: SectionsParts<Section, Reach> { get }
}

extension SectionsPart {
  /// The same part with an identity, to have its sequences exchanged for others.
  ///
  ///     Cells(MessageCell.self, models: channel.messages).id(channel.name)
  ///
  /// A sequence goes on when a screen's closure runs again. With another identity the former sequence is
  /// cancelled, and the one that is written now begins.
  ///
  /// - Parameter id: What the sequences belong to.
  /// - Returns: The part; handlers are to be written before.
  public func id<ID: Hashable>(_ id: ID) -> SectionsParts<Section, Reach> {
    sectionsParts.below(.id(AnyHashable(id)))
  }
}

/// Parts of several sections, in the order in which they were written.
@MainActor
public struct SectionsParts<Section: TableViewSection, Reach>: SectionsPart {
  typealias Chain = MultiSectionChain<Section, any TableCell, NoModel, Reach>

  let write: (ChainLink<Section>) -> Void

  /// The parts themselves.
  public var sectionsParts: SectionsParts { self }

  /// The same parts in a branch.
  func below(_ branch: Branch) -> SectionsParts {
    SectionsParts(writing: { link in link.write(branch) { write(link) } })
  }

  init(writing write: @escaping (ChainLink<Section>) -> Void) {
    self.write = write
  }

  /// What a chain declares.
  init(_ declare: @escaping (Chain) -> Void) {
    write = { declare(MultiSectionChain($0)) }
  }
}
