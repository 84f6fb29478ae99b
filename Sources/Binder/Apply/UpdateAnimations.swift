/// How each kind of change comes to the table.
struct UpdateAnimations {
  var rowDeletion = RowAnimation.automatic
  var rowInsertion = RowAnimation.automatic
  var rowUpdate = RowAnimation.automatic
  var sectionDeletion = RowAnimation.automatic
  var sectionInsertion = RowAnimation.automatic
  var sectionUpdate = RowAnimation.automatic
  var undiffableSectionUpdate = RowAnimation.fade
  var sectionHeaderFooterUpdate = RowAnimation.none
}

extension UpdateAnimations {
  /// One animation for everything.
  init(all animation: RowAnimation) {
    self.init(
      rowDeletion: animation,
      rowInsertion: animation,
      rowUpdate: animation,
      sectionDeletion: animation,
      sectionInsertion: animation,
      sectionUpdate: animation,
      undiffableSectionUpdate: animation,
      sectionHeaderFooterUpdate: animation
    )
  }
}
