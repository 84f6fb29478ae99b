// What Apple's overlay of Foundation adds in Swift: how its classes become values. Nothing here is ever run.
@_exported import Foundation
public import FoundationEssentials
@_exported public import struct FoundationEssentials.IndexPath
@_exported import ObjectiveC

public typealias CGFloat = Double

extension CGFloat { public init(_ value: CGFloat, _ isHere: Void = ()) { self = value } }

extension CGRect {
  public static var zero: CGRect { CGRect() }
  public var height: CGFloat { size.height }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { self.init() }
  public func intersects(_ other: CGRect) -> Bool { false }
}

extension CGPoint { public static var zero: CGPoint { CGPoint() } }

extension CGSize { public static var zero: CGSize { CGSize() } }

public struct IndexSet: Sequence, ExpressibleByArrayLiteral {
  public init(_ indices: some Sequence<Int>) {}
  public init(integer: Int) {}
  public init(arrayLiteral indices: Int...) {}
  public func makeIterator() -> Array<Int>.Iterator { [].makeIterator() }
}

/// A value that Objective-C knows as an object.
public protocol Bridged: _ObjectiveCBridgeable {}

extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { preconditionFailure() }
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType,
    result: inout Self?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    preconditionFailure()
  }
}

extension String: Bridged { public typealias _ObjectiveCType = NSString }

extension Array: Bridged { public typealias _ObjectiveCType = NSArray }

extension Set: Bridged { public typealias _ObjectiveCType = NSSet }

extension Int: Bridged { public typealias _ObjectiveCType = NSNumber }

extension IndexPath: Bridged { public typealias _ObjectiveCType = NSIndexPath }

extension IndexSet: Bridged { public typealias _ObjectiveCType = NSIndexSet }

extension CollectionDifference: Bridged {
  public typealias _ObjectiveCType = NSOrderedCollectionDifference<AnyObject>
}

extension NSPredicate {
  @nonobjc public convenience init(format: String, _ arguments: Any...) { self.init() }
}

extension NSNotification { @nonobjc public var userInfo: [AnyHashable: Any]? { nil } }
