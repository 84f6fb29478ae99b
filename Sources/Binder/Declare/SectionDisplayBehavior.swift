/// A rule that chooses the sections a table displays, and their order.
@MainActor
public struct SectionDisplayBehavior<Section: TableViewSection> {
  /// The rule by which a section is displayed.
  enum Rule {
    case manual
    case hidesSectionsWithNoCellData
    case hidesSectionsWithNoData
  }

  let rule: Rule
  let order: ([Section]) -> [Section]
  /// Whether nothing but the sections decides about their order.
  var isOrderKnown = false

  /// Exactly those that `displayedSections` names, in that order.
  public static var manuallyManaged: SectionDisplayBehavior {
    SectionDisplayBehavior(rule: .manual, order: { $0 }, isOrderKnown: true)
  }

  /// Those with at least one row.
  ///
  /// - Parameter order: Takes the sections to display and gives them back in their order.
  /// - Returns: A behavior that chooses by cells and orders by the closure.
  public static func hidesSectionsWithNoCellData(
    orderingWith order: @escaping ([Section]) -> [Section]
  ) -> SectionDisplayBehavior {
    SectionDisplayBehavior(rule: .hidesSectionsWithNoCellData, order: order)
  }

  /// Those with at least one row, a header or a footer.
  ///
  /// - Parameter order: Takes the sections to display and gives them back in their order.
  /// - Returns: A behavior that chooses by any data and orders by the closure.
  public static func hidesSectionsWithNoData(
    orderingWith order: @escaping ([Section]) -> [Section]
  ) -> SectionDisplayBehavior {
    SectionDisplayBehavior(rule: .hidesSectionsWithNoData, order: order)
  }
}

extension SectionDisplayBehavior where Section: Comparable {
  /// Those with at least one row, in ascending order.
  public static var hidesSectionsWithNoCellData: SectionDisplayBehavior {
    SectionDisplayBehavior(
      rule: .hidesSectionsWithNoCellData,
      order: { $0.sorted() },
      isOrderKnown: true
    )
  }

  /// Those with at least one row, a header or a footer, in ascending order.
  public static var hidesSectionsWithNoData: SectionDisplayBehavior {
    SectionDisplayBehavior(
      rule: .hidesSectionsWithNoData,
      order: { $0.sorted() },
      isOrderKnown: true
    )
  }
}

/// The compiler's sentence about sections that have no order.
extension SectionDisplayBehavior {
  /// Says how sections without an order are ordered.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "the section type is not Comparable; conform it, or order by hidesSectionsWithNoCellData(orderingWith:)"
  )
  public static var hidesSectionsWithNoCellData: SectionDisplayBehavior { .manuallyManaged }

  /// Says how sections without an order are ordered.
  @_disfavoredOverload
  @available(
    *,
    unavailable,
    message:
      "the section type is not Comparable; conform it, or order by hidesSectionsWithNoData(orderingWith:)"
  )
  public static var hidesSectionsWithNoData: SectionDisplayBehavior { .manuallyManaged }
}
