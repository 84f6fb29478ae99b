#if canImport(UIKit) && !os(watchOS)
  package import HeadlessTable
  package import UIKit

  extension UITableViewCell {
    package func accessibilityAttributes(
      as kind: TableScene.View.Kind
    ) -> AccessibilityReader.Attributes {
      let list = contentConfiguration as? UIListContentConfiguration
      var tree = ViewTree(ofCell: self)
      tree.name(accessoryView, "accessoryView")
      var attributes = tree.attributes(
        of: self,
        new: UITableViewCell(style: .default, reuseIdentifier: nil)
      ) { tree in
        (list?.elements ?? tree.elements(in: [contentView]))
          + tree.elements(in: accessoryView.map { [$0] } ?? [])
      }
      attributes.hasViews = list != nil || contentConfiguration == nil
      if isSelected { attributes.own.traits.insert(.selected) }
      if !isUserInteractionEnabled { attributes.own.traits.insert(.notEnabled) }
      return attributes
    }
  }

  extension UITableViewHeaderFooterView {
    package func accessibilityAttributes(
      as kind: TableScene.View.Kind
    ) -> AccessibilityReader.Attributes {
      let list = contentConfiguration as? UIListContentConfiguration
      var tree = ViewTree(ofHeaderOrFooter: self)
      var attributes = tree.attributes(
        of: self,
        new: UITableViewHeaderFooterView(reuseIdentifier: nil)
      ) { list?.elements ?? $0.elements(in: [contentView]) }
      attributes.hasViews = list != nil || contentConfiguration == nil
      if kind != .footer, attributes.own.traits.isEmpty { attributes.own.traits = .header }
      return attributes
    }
  }

  extension UICollectionReusableView {
    package func accessibilityAttributes(
      as kind: TableScene.View.Kind
    ) -> AccessibilityReader.Attributes {
      let cell = self as? UICollectionViewCell
      let list = cell?.contentConfiguration as? UIListContentConfiguration
      var tree = ViewTree(ofItem: self)
      let new =
        cell == nil ? UICollectionReusableView(frame: .zero) : UICollectionViewCell(frame: .zero)
      var attributes = tree.attributes(of: self, new: new) {
        list?.elements ?? $0.elements(in: cell.map { [$0.contentView] } ?? subviews)
      }
      attributes.hasViews = list != nil || cell?.contentConfiguration == nil
      if cell?.isSelected == true { attributes.own.traits.insert(.selected) }
      if !isUserInteractionEnabled { attributes.own.traits.insert(.notEnabled) }
      if kind == .header, attributes.own.traits.isEmpty { attributes.own.traits = .header }
      return attributes
    }
  }

  // UIKit has values for its own views only while a screen reader runs. So what a label or a control says by itself is found
  // here, and a comparison with a new view shows what code has set.

  extension ViewTree {
    /// What a cell, a header or a footer says of itself and of the views within it.
    ///
    /// - Parameters:
    ///   - view: The cell, the header or the footer.
    ///   - new: Another one of UIKit's, for which code has set nothing.
    ///   - shown: What a reader stops at within it, unless code says in which order.
    /// - Returns: What it says, by property.
    fileprivate mutating func attributes(
      of view: UIView,
      new: UIView,
      _ shown: (inout ViewTree) -> [AccessibilityElement]
    ) -> AccessibilityReader.Attributes {
      var attributes = AccessibilityReader.Attributes()
      attributes.own = AccessibilityElement(of: view)
      let isElement = view.isAccessibilityElement
      attributes.isElement = isElement == new.isAccessibilityElement ? nil : isElement
      attributes.isHidden = view.accessibilityElementsHidden
      if let ordered = view.accessibilityElements {
        attributes.isElement = false
        attributes.views = elements(in: ordered)
      } else {
        attributes.views = shown(&self)
      }
      return attributes
    }

    /// What a reader stops at, of objects and of what is inside of them, each once.
    fileprivate mutating func elements(in objects: [Any]) -> [AccessibilityElement] {
      objects.flatMap { ($0 as? NSObject).map { elements(of: $0) } ?? [] }
    }

    private mutating func elements(of object: NSObject) -> [AccessibilityElement] {
      let view = object as? UIView
      guard view?.isHidden != true, view?.alpha != 0, !object.accessibilityElementsHidden,
        read.updateValue(object, forKey: ObjectIdentifier(object)) == nil
      else { return [] }
      let usual = view.flatMap(Self.usualElement(of:))
      let isElement =
        object.isAccessibilityElement || usual != nil && !UILabel().isAccessibilityElement
      guard isElement else {
        if let view { learnNames(within: view) }
        return elements(in: object.accessibilityElements ?? view?.subviews ?? [])
      }
      var element = AccessibilityElement(of: object)
      if let usual { element.add(usual) }
      if view is UIImageView { element.traits.insert(.image) }
      if let control = view as? UIControl, !control.isEnabled { element.traits.insert(.notEnabled) }
      // A label without a text is not counted among those without a name.
      if element.label == nil, element.traits == .staticText { return [] }
      let noun = view is UIImageView ? "image" : view == nil ? "element" : "view"
      element.path = path(of: view, usual?.path ?? noun)
      return [element]
    }

    /// What a reader says by itself of a label or a control of UIKit, with what it is as its path; nil for other views.
    private static func usualElement(of view: UIView) -> AccessibilityElement? {
      switch view {
      case let label as UILabel:
        let text = label.text.flatMap { $0.isEmpty ? nil : $0 }
        return AccessibilityElement(path: "label", label: text, traits: .staticText)
      case let button as UIButton:
        return AccessibilityElement(path: "button", label: button.shownTitle, traits: .button)
      #if !os(tvOS)
        case let toggle as UISwitch:
          let value = toggle.isOn ? "on" : "off"
          return AccessibilityElement(path: "switch", value: value, traits: .toggleButton)
        case let slider as UISlider:
          let length = slider.maximumValue - slider.minimumValue
          let share = length > 0 ? (slider.value - slider.minimumValue) / length : 0
          let value = "\(Int((share * 100).rounded()))%"
          return AccessibilityElement(path: "slider", value: value, traits: .adjustable)
      #endif
      case let field as UITextField:
        let typed = field.text.flatMap { $0.isEmpty ? nil : $0 }
        let value = typed ?? field.placeholder
        return AccessibilityElement(path: "textField", value: value, traits: .textField)
      case let text as UITextView:
        return AccessibilityElement(path: "textView", value: text.text, traits: text.usualTraits)
      default:
        return nil
      }
    }
  }

  extension UITextView {
    /// The traits of a view that is typed into, or of one that only shows text.
    fileprivate var usualTraits: HeadlessView.AccessibilityTraits {
      #if os(tvOS)
        .staticText
      #else
        isEditable ? .textField : .staticText
      #endif
    }
  }

  extension UIListContentConfiguration {
    /// What a reader says of the texts.
    @MainActor
    fileprivate var elements: [AccessibilityElement] {
      [("text", text), ("secondaryText", secondaryText)]
        .map { AccessibilityElement(path: $0, label: $1, traits: .staticText) }
    }
  }

  extension AccessibilityElement {
    /// What an object of UIKit says to a reader.
    @MainActor
    fileprivate init(of object: NSObject) {
      self.init(
        label: object.accessibilityLabel,
        value: object.accessibilityValue,
        hint: object.accessibilityHint,
        traits: object.accessibilityTraits.forReading
      )
    }

    /// Adds what is said where code has set nothing.
    fileprivate mutating func add(_ usual: AccessibilityElement) {
      label = label ?? usual.label
      // UIKit's own value of a switch is a digit.
      let isDigit = usual.traits == .toggleButton && (value == "0" || value == "1")
      value = isDigit ? usual.value : value ?? usual.value
      if traits.control == nil { traits.formUnion(usual.traits) }
    }
  }

  extension UIAccessibilityTraits {
    /// The traits as pictures have them; a switch is no button beside.
    fileprivate var forReading: HeadlessView.AccessibilityTraits {
      let all: [(UIAccessibilityTraits, HeadlessView.AccessibilityTraits)] = [
        (.selected, .selected), (.notEnabled, .notEnabled), (.header, .header), (.link, .link),
        (.button, .button), (.toggleButton, .toggleButton), (.searchField, .searchField),
        (.image, .image), (.adjustable, .adjustable), (.updatesFrequently, .updatesFrequently),
        (.staticText, .staticText),
      ]
      let traits = all.filter { contains($0.0) }.reduce(into: HeadlessView.AccessibilityTraits.none)
      {
        $0.formUnion($1.1)
      }
      return traits.contains(.toggleButton) ? traits.subtracting(.button) : traits
    }
  }
#endif
