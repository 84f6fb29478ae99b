/// The identities of the selected rows, as the program keeps them.
@MainActor
struct RowSelection {
  let isSingle: Bool
  let idType: Any.Type
  let takes: (AnyHashable) -> Bool
  let read: () -> Set<AnyHashable>
  let write: (Set<AnyHashable>) -> Void

  static func single<ID: Hashable>(
    _ get: @escaping () -> ID?,
    _ set: @escaping (ID?) -> Void
  ) -> RowSelection {
    RowSelection(
      isSingle: true,
      idType: ID.self,
      takes: { $0.base is ID },
      read: { get().map { [AnyHashable($0)] } ?? [] },
      write: { ids in set(ids.lazy.compactMap { $0.base as? ID }.first) }
    )
  }

  static func multiple<ID: Hashable>(
    _ get: @escaping () -> Set<ID>,
    _ set: @escaping (Set<ID>) -> Void
  ) -> RowSelection {
    RowSelection(
      isSingle: false,
      idType: ID.self,
      takes: { $0.base is ID },
      read: { Set(get().map { AnyHashable($0) }) },
      write: { ids in set(Set(ids.compactMap { $0.base as? ID })) }
    )
  }
}

/// The selected row of a screen, bound to your data by its identity.
///
///     SelectedRow(get: { store.selectedMail }, set: { store.selectedMail = $0 })
@MainActor
public struct SelectedRow<Section: TableViewSection>: WholeScreenPart {
  /// The selection, as a part of a screen.
  public let screenParts: ScreenPartGroup<Section>

  /// Binds the identity of the selected row.
  ///
  /// - Parameters:
  ///   - get: The identity of the row to select; nil for none.
  ///   - set: Takes the identity of the row that the user has selected; nil when the user has deselected it. What is not
  ///     taken is not shown: with a `get` that gives nil, no row stays selected after its tap.
  public init<ID: Hashable>(get: @escaping () -> ID?, set: @escaping (ID?) -> Void) {
    screenParts = ScreenPartGroup {
      $0.declareTable("SelectedRow") { $0.selection = .single(get, set) }
    }
  }
}

/// The selected rows of a screen with multiple selection, bound to your data by their identities.
///
///     SelectedRows(get: { store.selectedMails }, set: { store.selectedMails = $0 })
@MainActor
public struct SelectedRows<Section: TableViewSection>: WholeScreenPart {
  /// The selection, as a part of a screen.
  public let screenParts: ScreenPartGroup<Section>

  /// Binds the identities of the selected rows.
  ///
  /// - Parameters:
  ///   - get: The identities of the rows to select, also of rows that are not there at the moment.
  ///   - set: Takes the identities after the user has selected or deselected a row; what is not taken is not shown.
  public init<ID: Hashable>(get: @escaping () -> Set<ID>, set: @escaping (Set<ID>) -> Void) {
    screenParts = ScreenPartGroup {
      $0.declareTable("SelectedRows") { $0.selection = .multiple(get, set) }
    }
  }
}
