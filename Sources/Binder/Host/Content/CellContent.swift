/// What a row shows, as a value that every host can show: ``ListContent``, or a type of your own.
///
///     struct PhotoContent: CellContent, Equatable { var title: String, likes: Int }
///
/// A host decides which view shows it. A table without a screen shows the stored properties by name; in BinderUIKit a type says
/// by `UIKitContent` or `UIKitCellContent` how it looks. Make a content `Equatable`: then the cells are filled again whose rows
/// show something else, and no others. Visible rows of contents that cannot be compared are filled again at each update.
public protocol CellContent {
  /// What can happen inside the view that shows the content; `Never` unless the type has an `Event` of its own.
  ///
  ///     struct FieldContent: CellContent, Equatable {
  ///       enum Event { case typed(String) }
  ///       var text: String
  ///     }
  associatedtype Event = Never
}
