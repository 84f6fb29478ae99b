/// A method of a table's data source or delegate, named by a value: `.titleForHeaderInSection`.
///
/// What `#selector` is elsewhere, with the types of the arguments and of the answer.
public struct ProxyMethod<Handlers: ProxyHandlers, Arguments, Result> {
  /// Where the method's handler stands, if there is one.
  let handler: WritableKeyPath<Handlers, ((Arguments) -> Result)?>

  /// The method's name in messages.
  let name: String

  init(_ name: String, _ handler: WritableKeyPath<Handlers, ((Arguments) -> Result)?>) {
    self.name = name
    self.handler = handler
  }
}
