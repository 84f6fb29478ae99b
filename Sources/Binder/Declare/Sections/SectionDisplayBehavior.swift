/// A rule that chooses the sections a table displays, and their order.
@MainActor
public struct SectionDisplayBehavior<Section: TableViewSection> {
  let choice: SectionChoice

  init(choice: SectionChoice) { self.choice = choice }

  /// Exactly those that `displayedSections` names, in that order.
  public static var manuallyManaged: SectionDisplayBehavior {
    SectionDisplayBehavior(choice: SectionChoice(rule: .manual, order: { $0 }, isOrderKnown: true))
  }

  /// Those with at least one row.
  ///
  /// - Parameter order: Takes the sections to display and gives them back in their order.
  /// - Returns: A behavior that chooses by cells and orders by the closure.
  public static func hidesSectionsWithNoCellData(
    orderingWith order: @escaping ([Section]) -> [Section]
  ) -> SectionDisplayBehavior {
    SectionDisplayBehavior(.hidesSectionsWithNoCellData, orderingWith: order)
  }

  /// Those with at least one row, a header or a footer.
  ///
  /// - Parameter order: Takes the sections to display and gives them back in their order.
  /// - Returns: A behavior that chooses by any data and orders by the closure.
  public static func hidesSectionsWithNoData(
    orderingWith order: @escaping ([Section]) -> [Section]
  ) -> SectionDisplayBehavior {
    SectionDisplayBehavior(.hidesSectionsWithNoData, orderingWith: order)
  }

  private init(
    _ rule: SectionChoice.Rule,
    orderingWith order: @escaping ([Section]) -> [Section]
  ) {
    choice = SectionChoice(rule: rule) { sections in
      order(sections.compactMap { $0.section(of: Section.self) }).map { SectionKey($0) }
    }
  }
}

extension SectionDisplayBehavior where Section: Comparable {
  private init(ascendingBy rule: SectionChoice.Rule) {
    let isBefore = { (lhs: SectionKey, rhs: SectionKey) in
      let (first, second): (Section, Section) = (lhs.typed(), rhs.typed())
      return first < second
    }
    choice = SectionChoice(rule: rule, order: { $0.sorted(by: isBefore) }, isOrderKnown: true)
  }

  /// Those with at least one row, in ascending order.
  public static var hidesSectionsWithNoCellData: SectionDisplayBehavior {
    SectionDisplayBehavior(ascendingBy: .hidesSectionsWithNoCellData)
  }

  /// Those with at least one row, a header or a footer, in ascending order.
  public static var hidesSectionsWithNoData: SectionDisplayBehavior {
    SectionDisplayBehavior(ascendingBy: .hidesSectionsWithNoData)
  }
}

/// A rule that chooses the sections a table displays, and their order, for sections without their type.
@MainActor
struct SectionChoice {
  enum Rule {
    case manual
    case hidesSectionsWithNoCellData
    case hidesSectionsWithNoData
  }

  let rule: Rule
  let order: ([SectionKey]) -> [SectionKey]
  var isOrderKnown = false
}

/// The compiler's sentence about sections that have no order.
extension SectionDisplayBehavior {
  /// Says how sections without an order are ordered.
  @available(*, unavailable, message: "sections that are not Comparable need (orderingWith:)")
  public static var hidesSectionsWithNoCellData: SectionDisplayBehavior { .manuallyManaged }

  /// Says how sections without an order are ordered.
  @available(*, unavailable, message: "sections that are not Comparable need (orderingWith:)")
  public static var hidesSectionsWithNoData: SectionDisplayBehavior { .manuallyManaged }
}
