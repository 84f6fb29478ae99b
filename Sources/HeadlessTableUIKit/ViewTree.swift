#if canImport(UIKit) && !os(watchOS)
  import BinderUIKit
  public import HeadlessTable
  public import UIKit

  extension UITableViewCell {
    /// The visible text, image and controls of the cell: what a snapshot lists without `SnapshotDescribing`.
    ///
    /// A view is called as the property that stores it, else by its accessibility identifier, else by what it is. Of a list
    /// content configuration these are `text`, `secondaryText` and `image`.
    public var shownFields: [SnapshotField] {
      var tree = ViewTree(ofCell: self)
      if let list = contentConfiguration as? UIListContentConfiguration {
        tree.add(list)
      } else {
        tree.addSubviews(of: contentView)
      }
      if tree.fields.isEmpty, let contentConfiguration {
        tree.add(ofType: type(of: contentConfiguration))
      }
      if let accessoryView, !accessoryView.isToggleOfCell { tree.add(accessoryView) }
      tree.addAccessibility(of: self)
      return tree.fields
    }
  }

  extension UITableViewHeaderFooterView {
    /// The visible text, image and controls of the view: what a snapshot lists without `SnapshotDescribing`.
    public var shownFields: [SnapshotField] {
      var tree = ViewTree(ofHeaderOrFooter: self)
      if let list = contentConfiguration as? UIListContentConfiguration {
        tree.add(list)
      } else {
        tree.addSubviews(of: contentView)
      }
      tree.addAccessibility(of: self)
      return tree.fields
    }
  }

  extension UICollectionReusableView {
    /// The visible text, image and controls of a cell or a view of a collection view.
    ///
    /// They are called as those of a `UITableViewCell`.
    public var shownFields: [SnapshotField] {
      var tree = ViewTree(ofItem: self)
      let configuration = (self as? UICollectionViewCell)?.contentConfiguration
      if let list = configuration as? UIListContentConfiguration {
        tree.add(list)
      } else {
        tree.addSubviews(of: (self as? UICollectionViewCell)?.contentView ?? self)
      }
      if tree.fields.isEmpty, let configuration { tree.add(ofType: type(of: configuration)) }
      tree.addAccessibility(of: self)
      return tree.fields
    }
  }

  extension UIView {
    /// Whether the view is the switch at the edge of a cell, which is among the words for the cell.
    fileprivate var isToggleOfCell: Bool {
      #if os(tvOS)
        false
      #else
        self is ToggleSwitch
      #endif
    }
  }

  /// The views inside of a cell, as fields, from the back to the front.
  @MainActor
  struct ViewTree {
    private(set) var fields: [SnapshotField] = []
    private var names: [ObjectIdentifier: String] = [:]
    /// How many views without a name there are of each kind.
    private var counts: [String: Int] = [:]
    /// What was read for a screen reader, as no object is read twice.
    var read: [ObjectIdentifier: NSObject] = [:]

    /// The views of a cell; UIKit's own have their names, unless a list content configuration is in their place.
    init(ofCell cell: UITableViewCell) {
      learnNames(of: cell, prefix: "")
      if cell.contentConfiguration is UIListContentConfiguration { return }
      name(cell.textLabel, "textLabel")
      name(cell.detailTextLabel, "detailTextLabel")
      name(cell.imageView, "imageView")
    }

    /// The views of a header or a footer, in the same way.
    init(ofHeaderOrFooter view: UITableViewHeaderFooterView) {
      learnNames(of: view, prefix: "")
      if view.contentConfiguration is UIListContentConfiguration { return }
      name(view.textLabel, "textLabel")
      name(view.detailTextLabel, "detailTextLabel")
    }

    /// The views of a cell or a view of a collection view.
    init(ofItem view: UICollectionReusableView) { learnNames(of: view, prefix: "") }

    /// Calls a view by a name, unless it has one already.
    mutating func name(_ view: UIView?, _ name: String) {
      if let view, names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
    }

    /// Collects the names of the views that an object stores.
    private mutating func learnNames(of owner: UIView, prefix: String) {
      var mirror: Mirror? = Mirror(reflecting: owner)
      while let level = mirror {
        for case (let label?, let value) in level.children {
          let lazyPrefix = "$__lazy_storage_$_"
          let isLazy = label.hasPrefix(lazyPrefix)
          let plain = isLazy ? String(label.dropFirst(lazyPrefix.count)) : label
          name(value as? UIView, prefix + plain)
        }
        mirror = level.superclassMirror
      }
    }
  }

  extension ViewTree {
    mutating func addSubviews(of view: UIView) {
      for subview in view.subviews { add(subview) }
    }

    /// Adds a view that is visible, or what is inside of it.
    mutating func add(_ view: UIView) {
      guard !view.isHidden, view.alpha > 0 else { return }
      switch view {
      case let label as UILabel: add(label)
      case let button as UIButton: add(button)
      #if !os(tvOS)
        case let toggle as UISwitch:
          let value = SnapshotValue.word(toggle.isOn ? "on" : "off")
          add(view, "switch", value, tags(of: toggle), .toggle)
        case let slider as UISlider:
          add(view, "slider", .number(Double(slider.value)), tags(of: slider), .text)
      #endif
      case let field as UITextField: add(field)
      case let text as UITextView:
        add(view, "textView", .string(text.text ?? ""), [], .textView)
      case let image as UIImageView: add(image)
      default: addInside(of: view)
      }
    }

    private mutating func addInside(of view: UIView) {
      learnNames(within: view)
      let count = fields.count
      addSubviews(of: view)
      if fields.count == count, let label = view.accessibilityLabel {
        let text = view.accessibilityValue.map { "\(label): \($0)" } ?? label
        add(view, "view", .string(text), [], .text)
      }
    }

    private mutating func add(_ label: UILabel) {
      guard let text = label.text, !text.isEmpty else { return }
      add(label, "label", .string(text), label.isEnabled ? [] : ["disabled"], .text)
    }

    private mutating func add(_ button: UIButton) {
      guard let title = button.shownTitle else { return }
      add(button, "button", .string(title), tags(of: button), .button)
    }

    private mutating func add(_ field: UITextField) {
      let text = field.text ?? ""
      let name = add(field, "textField", .string(text), tags(of: field), .textField)
      guard text.isEmpty, let placeholder = field.placeholder else { return }
      fields.append(SnapshotField("\(name).placeholder", .string(placeholder), kind: .placeholder))
    }

    /// An image is called by its accessibility identifier, or by what is read aloud of it.
    private mutating func add(_ view: UIImageView) {
      guard let image = view.image else { return }
      let name = image.accessibilityIdentifier ?? view.accessibilityLabel ?? "image"
      add(view, "image", .string(name), [], .image)
    }

    /// Adds what a list content configuration shows.
    mutating func add(_ list: UIListContentConfiguration) {
      let texts = [("text", list.text), ("secondaryText", list.secondaryText)]
      for (name, text) in texts {
        if let text { fields.append(SnapshotField(name, .string(text))) }
      }
      guard let image = list.image else { return }
      let name = image.accessibilityIdentifier ?? "image"
      fields.append(SnapshotField("image", .string(name), kind: .image))
    }

    /// Adds the type of a content configuration that shows nothing which can be listed, as one of SwiftUI.
    mutating func add(ofType type: Any.Type) {
      fields.append(SnapshotField("content", .word(String(describing: type))))
    }

    /// Adds what is read aloud of the whole view, where the app says so.
    mutating func addAccessibility(of view: UIView) {
      let words = view.accessibilityTraits.words
      let texts = [
        ("accessibilityLabel", view.accessibilityLabel),
        ("accessibilityValue", view.accessibilityValue),
      ]
      for (name, text) in texts {
        if let text { fields.append(SnapshotField(name, .string(text))) }
      }
      if !words.isEmpty {
        fields.append(SnapshotField("accessibilityTraits", .word(words.joined(separator: " "))))
      }
    }

    private func tags(of control: UIControl) -> [String] {
      (control.isFirstResponder ? ["focused"] : []) + (control.isEnabled ? [] : ["disabled"])
    }

    @discardableResult
    private mutating func add(
      _ view: UIView,
      _ noun: String,
      _ value: SnapshotValue,
      _ tags: [String],
      _ kind: SnapshotField.Kind
    ) -> String {
      let name = path(of: view, noun)
      fields.append(SnapshotField(name, value, tags: tags, kind: kind))
      return name
    }

    /// The name of a view; one that has none is called what it is, with a number behind it from the second on.
    mutating func path(of view: UIView?, _ noun: String) -> String {
      let name = view.flatMap { names[ObjectIdentifier($0)] ?? $0.accessibilityIdentifier }
      if let name { return name }
      let count = counts[noun, default: 0] + 1
      counts[noun] = count
      return count == 1 ? noun : "\(noun)\(count)"
    }

    /// Collects the names of the views that a named view stores.
    mutating func learnNames(within view: UIView) {
      if let own = names[ObjectIdentifier(view)] { learnNames(of: view, prefix: own + ".") }
    }
  }

  extension UIButton {
    /// What is written on the button.
    var shownTitle: String? { configuration?.title ?? title(for: .normal) }
  }

  extension UIAccessibilityTraits {
    /// The traits that a reader would miss, one word each.
    fileprivate var words: [String] {
      let all: [(UIAccessibilityTraits, String)] = [
        (.button, "button"), (.header, "header"), (.link, "link"), (.adjustable, "adjustable"),
        (.selected, "selected"), (.notEnabled, "notEnabled"),
      ]
      return all.filter { contains($0.0) }.map(\.1)
    }
  }
#endif
