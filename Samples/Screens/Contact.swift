/// A contact of the app.
public struct Contact: Identifiable, Equatable {
  /// The number by which the app knows the contact.
  public let id: Int
  /// The whole name.
  public var name: String
  /// The number to call.
  public var telephone: String
  /// Whether the contact stands above the others.
  public var isFavourite = false
}
