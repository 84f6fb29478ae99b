// The names of SwiftUI that a test of lists can meet: those of its controls and containers, and of the values of a view.
public struct Image { public init(_ name: String) {} }
public struct Label { public init(_ title: String, systemImage: String) {} }
public struct Button { public init(_ title: String, action: @escaping () -> Void) {} }
public struct Toggle { public init(_ title: String, isOn: Bool) {} }
public struct TextField { public init(_ title: String, text: String) {} }
public struct TextEditor { public init(text: String) {} }
public struct DatePicker { public init(_ title: String) {} }
public struct List {}
public struct Section {}
public struct Table {}
public struct TableRow {}
public struct TableColumn {}
public struct Form {}
public struct Group {}
public struct Menu {}
public struct EdgeInsets {}
public struct ScrollPosition {}
public struct AccessibilityTraits {}
public enum TextAlignment { case leading, center, trailing }
public enum LayoutDirection { case leftToRight, rightToLeft }
public enum ContentSizeCategory { case large }
public protocol TableStyle {}
public protocol Layout {}
