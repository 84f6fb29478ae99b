import Binder

/// A bag that is made when somebody asks for it: most views never have one.
@MainActor
struct LazyBag {
  private var made: DisposeBag?

  /// The bag, made when it is first asked for.
  mutating func bag() -> DisposeBag {
    let bag = made ?? DisposeBag()
    made = bag
    return bag
  }

  /// Ends what is in the bag, if there is one.
  func empty() {
    made?.dispose()
  }
}
