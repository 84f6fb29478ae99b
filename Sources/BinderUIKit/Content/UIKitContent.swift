#if canImport(UIKit) && !os(watchOS)
  public import Binder
  public import UIKit

  /// A content that UIKit shows by a content configuration: one of UIKit, of your own, or of SwiftUI.
  ///
  ///     extension PhotoContent: UIKitContent {
  ///       func configuration(for state: any UIConfigurationState) -> any UIContentConfiguration {
  ///         UIHostingConfiguration { PhotoView(photo: self) }
  ///       }
  ///     }
  ///
  /// In another module than that of the content the conformance is `@retroactive`; or give the table the look, by
  /// `setLook(of:configuration:)`.
  @MainActor
  public protocol UIKitContent: CellContent {
    /// What shows the content; made again when the state of the cell changes.
    func configuration(for state: any UIConfigurationState) -> any UIContentConfiguration
  }

  /// A content that a class of cells shows.
  ///
  ///     extension MessageContent: UIKitCellContent {
  ///       func configure(_ cell: MessageCell) { cell.label.text = text }
  ///     }
  ///
  /// The class is one of a table or of a collection view, and is registered under its name; give a view of the other kind a look by
  /// `setLook(of:in:configure:)`. A cell that conforms to `ViewEventEmitting` sends the events of the content.
  @MainActor
  public protocol UIKitCellContent: CellContent {
    /// The class of the cells.
    associatedtype Cell: TableCell

    /// Shows the content in a cell, which may have shown another one.
    func configure(_ cell: Cell)
  }

  extension ListContent: UIKitContent {
    /// The configuration of a cell, of a subtitle cell, or of a value cell.
    public func configuration(
      for state: any UIConfigurationState
    ) -> any UIContentConfiguration {
      guard secondaryText != nil else { return filled(.cell()) }
      return filled(arrangement == .below ? .subtitleCell() : .valueCell())
    }

    @MainActor
    func filled(_ configuration: UIListContentConfiguration) -> UIListContentConfiguration {
      var list = configuration
      list.text = text
      list.secondaryText = secondaryText
      #if canImport(Darwin)
        if hasAttributes {
          list.attributedText = NSAttributedString(attributedText)
          list.secondaryAttributedText = secondaryAttributedText.map { NSAttributedString($0) }
        }
      #endif
      list.image = image.flatMap {
        switch $0 {
        case .symbol(let name): UIImage(systemName: name)
        case .named(let name): UIImage(named: name)
        }
      }
      return list
    }
  }

  extension ViewEventEmitting where Self: UIView {
    /// Passes an event to the handlers of the row that displays the view now: a cell, or a view inside of one, such as the
    /// content view of a configuration.
    ///
    /// In a view that is not displayed, this does nothing.
    public func emit(event: ViewEvent) {
      if let receiver = CellEventRoute.receiver(of: self) {
        return receiver.receive(event, from: self)
      }
      var view = superview
      while let outer = view {
        if let cell = outer as? any TableCell, let receiver = CellEventRoute.receiver(of: outer) {
          _ = receiver.receive(event, ofContentIn: cell)
          return
        }
        view = outer.superview
      }
    }
  }
#endif
