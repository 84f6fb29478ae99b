// What `import UIKit` brings along of Foundation.
@_exported public import class Foundation.Bundle
@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
@_exported public import struct Foundation.IndexPath
@_exported public import struct Foundation.IndexSet
@_exported public import class Foundation.NSCoder

/// The name of a method of Objective-C.
public struct Selector: Hashable, Sendable {
  fileprivate let name: String

  /// Takes a name as Objective-C spells it: `tableView:didSelectRowAtIndexPath:`.
  public init(_ name: String) { self.name = name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name as text.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// What every object of Objective-C can be asked.
public protocol NSObjectProtocol: AnyObject {
  /// Whether the object, or what it forwards to, has a method.
  func responds(to aSelector: Selector!) -> Bool
}

/// The class that all classes of UIKit inherit from.
///
/// Without the runtime of Objective-C nobody knows which methods a class has: one of a test says so by overriding
/// `responds(to:)`.
open class NSObject: NSObjectProtocol {
  @MainActor var accessibility = AccessibilityStore()

  /// Not of UIKit: whether a reader stops at the object where no code has said so.
  @MainActor package var isAccessibilityElementByDefault: Bool { false }

  /// Makes an object.
  public init() {}

  /// Whether the object, or what it forwards to, has a method; false unless a subclass knows better.
  open func responds(to aSelector: Selector!) -> Bool { false }

  /// Another object that has a method which this one has not.
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}
