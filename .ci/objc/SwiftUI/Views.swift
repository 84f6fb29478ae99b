// What shows a view of UIKit in SwiftUI, and a view of SwiftUI in a cell.
public import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View { public var body: Never { fatalError("There is none") } }

public struct EmptyView: View { public var body: Never { fatalError("There is none") } }

public struct Text: View {
  nonisolated public init(_ text: String) {}
  public var body: Never { fatalError("There is none") }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { wrappedValue = value }
  public var wrappedValue: Value {
    get { storedValue }
    nonmutating set {}
  }
  private var storedValue: Value { preconditionFailure() }
}

public struct Animation: Equatable, Sendable {}

public struct Transaction {
  public init() {}
  public var animation: Animation?
  public var disablesAnimations = false
}

public struct EnvironmentValues {}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
  @MainActor @preconcurrency public private(set) var transaction: Transaction
  @MainActor @preconcurrency public var environment: EnvironmentValues { EnvironmentValues() }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  )
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() {}
}

extension UIViewRepresentable {
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: UIViewType,
    coordinator: Coordinator
  ) {}
  @MainActor @preconcurrency public var body: Never { fatalError("There is none") }
}

/// Since iOS 16, tvOS 16 and visionOS 1.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
  @MainActor public func makeContentView() -> any UIView & UIContentView { preconditionFailure() }
}
