import Binder

/// How the items of a section are arranged.
///
/// ```swift
/// let layout = SectionLayout.grid(columns: 3, spacing: 8)
/// print(layout)   // grid of 3
/// ```
public struct SectionLayout: Hashable, Sendable, CustomStringConvertible {
  package indirect enum Form: Hashable, Sendable {
    case list(ListAppearance)
    case grid(GridColumns, spacing: Double, ItemHeight, LayoutInsets)
    case carousel(LayoutDimensions, spacing: Double, CarouselPaging, LayoutInsets)
    case flow(LayoutFlow, lineSpacing: Double, LayoutInsets)
    case compositional(LayoutSection)
  }

  package enum GridColumns: Hashable, Sendable {
    case count(Int)
    case minimumWidth(Double)
  }

  package let form: Form
  /// Whether headers stay visible; nil where the form says so.
  package private(set) var headersArePinned: Bool?

  private init(form: Form) { self.form = form }

  /// Rows one below the other at full width, as high as their cells need.
  public static func list(_ appearance: ListAppearance = .plain) -> SectionLayout {
    SectionLayout(form: .list(appearance))
  }

  /// Rows of equal items.
  ///
  /// In a collection view that scrolls sideways the rows are columns, and the height of an item is its width.
  public static func grid(
    columns: Int,
    spacing: Double = 0,
    itemHeight: ItemHeight = .fraction(ofWidth: 1),
    insets: LayoutInsets = .zero
  ) -> SectionLayout {
    SectionLayout(form: .grid(.count(columns), spacing: spacing, itemHeight, insets))
  }

  /// Rows of equal items, as many in each as have room for a width.
  public static func grid(
    minimumItemWidth: Double,
    spacing: Double = 0,
    itemHeight: ItemHeight = .fraction(ofWidth: 1),
    insets: LayoutInsets = .zero
  ) -> SectionLayout {
    SectionLayout(
      form: .grid(.minimumWidth(minimumItemWidth), spacing: spacing, itemHeight, insets)
    )
  }

  /// One row of items that scrolls orthogonally.
  public static func carousel(
    itemSize: LayoutSize,
    spacing: Double = 0,
    paging: CarouselPaging = .none,
    insets: LayoutInsets = .zero
  ) -> SectionLayout {
    SectionLayout(form: .carousel(LayoutDimensions(itemSize), spacing: spacing, paging, insets))
  }

  /// One row of items that scrolls orthogonally, such as pages that are almost as wide as the collection view.
  ///
  /// ```swift
  /// .layout(.carousel(width: .fractionalWidth(0.9), height: .absolute(180), paging: .centeredItems))
  /// ```
  ///
  /// - Parameters:
  ///   - width: A fraction is one of the collection view, whatever the insets are.
  ///   - height: A fraction is one of the collection view without the insets; the row is as high as its highest item.
  ///   - spacing: Points between two items.
  ///   - paging: Where the row stops.
  ///   - insets: Points around the row.
  /// - Returns: The layout.
  public static func carousel(
    width: LayoutDimension,
    height: LayoutDimension,
    spacing: Double = 0,
    paging: CarouselPaging = .none,
    insets: LayoutInsets = .zero
  ) -> SectionLayout {
    let size = LayoutDimensions(width: width, height: height)
    return SectionLayout(form: .carousel(size, spacing: spacing, paging, insets))
  }

  /// Lines of items, as `UICollectionViewFlowLayout` breaks them.
  public static func flow(
    itemSize: LayoutSize,
    lineSpacing: Double = 10,
    itemSpacing: Double = 10,
    insets: LayoutInsets = .zero
  ) -> SectionLayout {
    let flow = LayoutFlow(itemSize: LayoutDimensions(itemSize), itemSpacing: itemSpacing)
    return SectionLayout(form: .flow(flow, lineSpacing: lineSpacing, insets))
  }

  /// Lines of items whose widths and heights their cells decide.
  ///
  /// A `UICollectionView` shows them in the same lines, at the beginning of each, and does not spread them over it.
  public static func flow(
    estimatedItemSize: LayoutSize,
    lineSpacing: Double = 10,
    itemSpacing: Double = 10,
    insets: LayoutInsets = .zero
  ) -> SectionLayout {
    let size = LayoutDimensions(estimated: estimatedItemSize)
    let flow = LayoutFlow(itemSize: size, itemSpacing: itemSpacing)
    return SectionLayout(form: .flow(flow, lineSpacing: lineSpacing, insets))
  }

  /// Lines of items, such as chips that are as wide as their texts and of one height.
  ///
  /// ```swift
  /// .layout(.flow(width: .estimated(80), height: .absolute(32)))
  /// ```
  ///
  /// A `UICollectionView` does not spread items over their line whose cells decide how wide they are; they begin it.
  ///
  /// - Parameters:
  ///   - width: A fraction is one of a line.
  ///   - height: A fraction of the height is one of the collection view.
  ///   - lineSpacing: Points between two lines.
  ///   - itemSpacing: The least points between two items of a line.
  ///   - insets: Points around the lines.
  /// - Returns: The layout.
  public static func flow(
    width: LayoutDimension,
    height: LayoutDimension,
    lineSpacing: Double = 10,
    itemSpacing: Double = 10,
    insets: LayoutInsets = .zero
  ) -> SectionLayout {
    let size = LayoutDimensions(width: width, height: height)
    let flow = LayoutFlow(itemSize: size, itemSpacing: itemSpacing)
    return SectionLayout(form: .flow(flow, lineSpacing: lineSpacing, insets))
  }

  /// Pins the header of the section while its items scroll, or unpins it.
  ///
  /// ```swift
  /// .layout(.grid(columns: 3).pinsHeaders())
  /// ```
  ///
  /// The headers of plain lists are pinned without it, other headers are not.
  public func pinsHeaders(_ pins: Bool = true) -> SectionLayout {
    var layout = self
    layout.headersArePinned = pins
    return layout
  }

  /// A section that is described in full.
  public static func compositional(_ section: LayoutSection) -> SectionLayout {
    SectionLayout(form: .compositional(section))
  }

  /// The form and what distinguishes it, as in `carousel 140×180`, `grid of 3`, `list plain`.
  public var description: String {
    switch form {
    case .list(let appearance): "list \(appearance)"
    case .grid(.count(let columns), _, _, _): "grid of \(columns)"
    case .grid(.minimumWidth(let width), _, _, _): "grid of \(width.plainText) or wider"
    case .carousel(let size, _, _, _): "carousel \(size)"
    case .flow(let flow, _, _): "flow \(flow.itemSize)"
    case .compositional(let section): section.description
    }
  }
}

extension SectionLayout: ArrangingLayout {
  package var isList: Bool { if case .list = form { true } else { false } }

  package var takesItemSizes: Bool {
    switch form {
    case .flow: true
    case .compositional(let section): if case .flow = section.content { true } else { false }
    case .list, .grid, .carousel: false
    }
  }

  package var viewKinds: [String] {
    let ends = [LayoutBoundaryItem.headerKind, LayoutBoundaryItem.footerKind]
    guard case .compositional(let section) = form else { return ends }
    let group = if case .group(let group) = section.content { group.viewKinds } else { [String]() }
    return ends + section.boundaryItems.map(\.kind) + group
  }

  package func hasViewOnEachItem(ofKind kind: String) -> Bool {
    guard case .compositional(let section) = form, case .group(let group) = section.content
    else { return false }
    return !section.boundaryItems.contains { $0.kind == kind } && group.hasViewOnEachItem(kind)
  }
}

extension LayoutGroup {
  fileprivate var viewKinds: [String] {
    let inner: [String] =
      if case .row(_, let subitems, _) = arrangement {
        subitems.items.flatMap { item in
          item.group?.viewKinds ?? item.box.supplementaryItems.map(\.kind)
        }
      } else { [] }
    return box.supplementaryItems.map(\.kind) + inner
  }

  fileprivate func hasViewOnEachItem(_ kind: String) -> Bool {
    guard case .row(_, let subitems, _) = arrangement,
      !box.supplementaryItems.contains(where: { $0.kind == kind })
    else { return false }
    return subitems.items.allSatisfy { item in
      item.group?.hasViewOnEachItem(kind)
        ?? (item.box.supplementaryItems.count { $0.kind == kind } == 1)
    }
  }
}

/// How a list looks.
public enum ListAppearance: Hashable, Sendable {
  /// Rows from edge to edge, and headers that stay visible.
  case plain
  /// Rows from edge to edge, and space between the sections.
  case grouped
  /// Rows with margins, and space between the sections.
  case insetGrouped
  /// Rows with margins.
  case sidebar
  /// Rows with margins, and headers that stay visible.
  case sidebarPlain
}

/// How high the items of a grid are.
public enum ItemHeight: Hashable, Sendable {
  /// A fraction of their width: 1 makes squares.
  case fraction(ofWidth: Double)
  /// Points.
  case absolute(Double)
  /// Points until a cell has been measured.
  case estimated(Double)
}

/// Where a carousel stops.
public enum CarouselPaging: Hashable, Sendable {
  /// Anywhere.
  case none
  /// With an item at the leading edge.
  case items
  /// With an item in the middle.
  case centeredItems
  /// After each width of the section.
  case pages
}
