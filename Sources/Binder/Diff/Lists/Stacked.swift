/// Something that takes up room in a stack that grows downwards.
@usableFromInline
package protocol Stacked {
  /// What a part of the stack adds up to.
  associatedtype Extent: StackExtent

  /// What it adds to the stack; counted often, so O(1).
  var extent: Extent { get }
}

/// What a part of a stack adds up to: sums of whatever the stack is searched by.
@usableFromInline
package protocol StackExtent: Sendable, Equatable {
  /// What nothing adds up to.
  static var zero: Self { get }

  /// The extent of one part directly above another.
  static func + (above: Self, below: Self) -> Self

  /// How many elements of the stack.
  var elements: Int { get }
}

extension Optional: Stacked where Wrapped: Stacked {
  /// Nothing takes no room.
  @inlinable package var extent: Wrapped.Extent { self?.extent ?? .zero }
}
