/// Where the observable side of an object is found: `button.reactive.tap`, `cell.reactive.bag`.
///
/// Add members for your own types by extending it where its base is one of them.
///
///     extension ReactiveExtensions where Base: PersonCell {
///       var name: Bond<String> { Bond(target: base) { $0.nameLabel.text = $1 } }
///     }
public struct ReactiveExtensions<Base> {
  /// The object itself.
  public let base: Base

  /// Wraps an object.
  public init(_ base: Base) {
    self.base = base
  }
}

extension ReactiveExtensions where Base: Deallocatable {
  /// A signal without elements that completes when the object goes away.
  public var deallocated: SafeSignal<Never> { base.deallocated }
}

extension ReactiveExtensions where Base: DisposeBagProvider {
  /// The bag that goes away together with the object; a cell's is emptied when the cell is reused.
  public var bag: DisposeBag { base.bag }
}
