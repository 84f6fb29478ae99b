/// What a screen is written of where a height or a title of a section is no call: each is a part beside the cells.
///
/// In a chain these are calls, and the compiler says what they are here.
public protocol RefusesSectionDimensions<Section> {
  /// The type that names the sections.
  associatedtype Section
}

extension Cells: RefusesSectionDimensions {}
extension CellsBySection: RefusesSectionDimensions {}
extension OnSection: RefusesSectionDimensions {}
extension OnSections: RefusesSectionDimensions {}
extension OnAllOtherSections: RefusesSectionDimensions {}
extension OnAnySection: RefusesSectionDimensions {}

extension OnTable: RefusesSectionDimensions {
  /// The name of the only section.
  public typealias Section = WholeTable
}

extension RefusesSectionDimensions {
  /// Says where the height belongs.
  @available(*, unavailable, message: "write HeaderHeight(…) in the section, beside Cells")
  public func headerHeight(_ height: Double) -> Self { self }

  /// Says where the height belongs.
  @available(*, unavailable, message: "write HeaderHeight(…) in the section, beside Cells")
  public func headerHeight(_ height: () -> Double) -> Self { self }

  /// Says where the height belongs.
  @available(*, unavailable, message: "write HeaderHeight(…) in the section, beside Cells")
  public func headerHeight(_ height: (_ section: Section) -> Double) -> Self { self }

  /// Says where the height belongs.
  @available(*, unavailable, message: "write FooterHeight(…) in the section, beside Cells")
  public func footerHeight(_ height: Double) -> Self { self }

  /// Says where the height belongs.
  @available(*, unavailable, message: "write FooterHeight(…) in the section, beside Cells")
  public func footerHeight(_ height: () -> Double) -> Self { self }

  /// Says where the height belongs.
  @available(*, unavailable, message: "write FooterHeight(…) in the section, beside Cells")
  public func footerHeight(_ height: (_ section: Section) -> Double) -> Self { self }

  /// Says where the guess belongs.
  @available(*, unavailable, message: "write EstimatedHeaderHeight(…) in the section, beside Cells")
  public func estimatedHeaderHeight(_ height: Double) -> Self { self }

  /// Says where the guess belongs.
  @available(*, unavailable, message: "write EstimatedHeaderHeight(…) in the section, beside Cells")
  public func estimatedHeaderHeight(_ height: (_ section: Section) -> Double) -> Self { self }

  /// Says where the guess belongs.
  @available(*, unavailable, message: "write EstimatedFooterHeight(…) in the section, beside Cells")
  public func estimatedFooterHeight(_ height: Double) -> Self { self }

  /// Says where the guess belongs.
  @available(*, unavailable, message: "write EstimatedFooterHeight(…) in the section, beside Cells")
  public func estimatedFooterHeight(_ height: (_ section: Section) -> Double) -> Self { self }

  /// Says where the title belongs.
  @available(*, unavailable, message: "write IndexTitle(…) in the section, beside Cells")
  public func indexTitle(_ title: String?) -> Self { self }

  /// Says where the title belongs.
  @available(*, unavailable, message: "write IndexTitle(…) in the section, beside Cells")
  public func indexTitle(_ title: () -> String?) -> Self { self }

  /// Says where the title belongs.
  @available(*, unavailable, message: "write IndexTitle(…) in the section, beside Cells")
  public func indexTitle(_ title: (_ section: Section) -> String?) -> Self { self }
}
