/// The model of rows that have none.
///
/// It has no properties; the compiler says of each what a handler that takes the model needs.
@dynamicMemberLookup
public struct NoModel {
  /// Refuses every property.
  @available(
    *,
    unavailable,
    message: "bind cells with models before a handler that takes the model"
  )
  public subscript(dynamicMember name: String) -> NoModel { self }
}
