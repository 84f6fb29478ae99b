/// How the data of a binding knows that it is to be read anew, and says that it is new by itself.
@MainActor
struct DataClock {
  /// How often all data closures were to be read again.
  let refreshes: () -> Int
  /// Has the table brought up to date at the next frame.
  let dataChanged: () -> Void
}
