/// Counts how many of its tokens are alive.
@MainActor
final class Census {
  private(set) var alive = 0

  /// Something to capture.
  func token() -> Token { Token(self) }

  @MainActor
  final class Token {
    private let census: Census

    init(_ census: Census) {
      self.census = census
      census.alive += 1
    }

    isolated deinit { census.alive -= 1 }
  }
}
