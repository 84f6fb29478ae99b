/// What the rows of one section showed when they were read.
///
/// It is kept where models are objects: an object that is compared with itself shows only how it is now.
@MainActor
protocol RowContents: AnyObject {
  /// Whether a row showed the same as a row of other contents.
  func shows(_ row: Int, sameAs otherRow: Int, of other: any RowContents) -> Bool
}

/// The view models that were made of the models of one section.
@MainActor
final class RowViewModels<ViewModel>: RowContents {
  private let viewModels: [ViewModel]
  private let equality: ValueEquality<ViewModel>

  init(_ viewModels: [ViewModel], equality: ValueEquality<ViewModel>) {
    self.viewModels = viewModels
    self.equality = equality
  }

  func shows(_ row: Int, sameAs otherRow: Int, of other: any RowContents) -> Bool {
    guard let other = other as? RowViewModels else { return false }
    return equality.areEqual(viewModels[row], other.viewModels[otherRow])
  }
}
