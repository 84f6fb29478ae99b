/// What can be written between the braces of `OnSection` and `OnTable`.
///
/// `Cells`, `Header`, `Footer` and heights are parts, and so is what a function with `@SectionBuilder`
/// gives back.
@MainActor
public protocol SectionPart<Section> {
  /// The type that names the sections of the table.
  associatedtype Section: TableViewSection

  /// Whether the part brings the section's cells.
  associatedtype Presence: CellsPresence

  /// The part as something that can stand beside others.
  var sectionParts: SectionParts<Section, Presence> { get }
}

extension SectionPart {
  /// The same part with an identity, to have its sequences exchanged for others.
  ///
  ///     Cells(MessageCell.self, models: channel.messages).id(channel.name)
  ///
  /// A sequence goes on when a screen's closure runs again. With another identity the former sequence is
  /// cancelled, and the one that is written now begins.
  ///
  /// - Parameter id: What the sequences belong to.
  /// - Returns: The part; handlers are to be written before.
  public func id<ID: Hashable>(_ id: ID) -> SectionParts<Section, Presence> {
    sectionParts.below(.id(AnyHashable(id)))
  }
}

/// Parts of one section, in the order in which they were written.
///
///     @SectionBuilder<Section>
///     func heading(_ title: String) -> SectionParts<Section, WithoutCells> {
///       Header(title)
///       HeaderHeight(44)
///     }
@MainActor
public struct SectionParts<Section: TableViewSection, Presence: CellsPresence>: SectionPart {
  let write: (ChainLink<Section>) -> Void

  /// The parts themselves.
  public var sectionParts: SectionParts { self }

  init(_ write: @escaping (ChainLink<Section>) -> Void) {
    self.write = write
  }

  /// The same parts, of which the compiler knows something else.
  func asserting<Other>(_ presence: Other.Type) -> SectionParts<Section, Other> {
    SectionParts<Section, Other>(write)
  }

  /// The same parts in a branch.
  func below(_ branch: Branch) -> SectionParts {
    SectionParts { link in link.write(branch) { write(link) } }
  }

  /// These parts and then others.
  func followed<Next, Both>(
    by next: SectionParts<Section, Next>,
    _ presence: Both.Type
  ) -> SectionParts<Section, Both> {
    SectionParts<Section, Both> { link in
      write(link)
      next.write(link)
    }
  }
}
