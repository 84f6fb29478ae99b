import Binder

/// An object of a type that can be made without arguments, for a host of the tests.
@MainActor
func made<View: AnyObject>(_ type: View.Type) -> View {
  guard let view = makeView(type) else { preconditionFailure("A \(type) needs an init().") }
  return view
}
