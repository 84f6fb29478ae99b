/// A value that has an identity besides its content, written as text.
///
/// Two values with the same identity are the same row at two moments. Where a type is `Identifiable`
/// as well, `collectionId` is the identity that counts.
public protocol CollectionIdentifiable {
  /// The identity, which must be unique among the rows of a section.
  var collectionId: String { get }
}

extension CollectionIdentifiable where Self: RawRepresentable, RawValue: Hashable {
  /// The text of the raw value, the same in every run.
  public var collectionId: String { String(describing: rawValue) }
}
