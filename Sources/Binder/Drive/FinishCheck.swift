/// Whether the binder of a table has ended binding, known also when the binder is gone.
@MainActor
final class FinishCheck {
  var hasFinished = false

  /// The message about a table that is drawn before binding has ended.
  func warning(binderIsAlive: Bool) -> String {
    binderIsAlive
      ? "The table is drawn before finish() is called on its binder, so it shows nothing. "
        + "Call finish() after the last chain."
      : "The binder of this table went away before finish() was called, so the table shows nothing. "
        + "Keep the binder in a property, and call finish() after the last chain."
  }
}
