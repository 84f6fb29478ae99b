#if canImport(UIKit) && !os(watchOS)
  import Binder
  package import UIKit

  /// The cells and views of a collection view: what is registered, and what is dequeued.
  @MainActor
  final class ItemViews: HostViews {
    private weak var collectionView: UICollectionView?
    private var cellTypes: [String: any TableCell.Type] = [:]
    private var viewTypes: [String: any TableHeaderFooterView.Type] = [:]
    /// How a type of views is registered for a kind: a collection view has pools for each kind.
    private var registerView: [String: (_ kind: String) -> Void] = [:]
    private var viewIdentifiers: Set<[String]> = []
    private var cellRequest: CellRequest?
    private var viewRequest: ViewRequest?
    /// The view that is to be dequeued again, as it is only filled again; UIKit requests none then.
    private var viewInPlace: UICollectionReusableView?
    /// How wide an item of a section may be; nil where the layout is not known.
    var widthLimit: (_ section: Int) -> Double? = { _ in nil }
    /// The kinds of views that UIKit has requested beside headers and footers.
    private(set) var otherKinds: Set<String> = []

    /// A cell that UIKit requests, and what has been dequeued for it: UIKit takes that one and no other.
    private struct CellRequest {
      let path: IndexPath
      var dequeued: UICollectionViewCell?
      /// Whether the item keeps a cell that is not the one which the provider fills.
      var isExchanged = false
    }

    private struct ViewRequest {
      let kind: String
      let path: IndexPath
      var dequeued: UICollectionReusableView?
    }

    init(_ collectionView: UICollectionView) {
      self.collectionView = collectionView
    }

    /// Requests the cell of an item; what is dequeued first in its course is for that item.
    ///
    /// UIKit stops the app for a cell that was not dequeued, and since iOS 18 for one that was dequeued and not returned.
    func calling(
      for indexPath: IndexPath,
      _ ask: () -> (any TableCell)?
    ) -> UICollectionViewCell? {
      let outer = cellRequest
      cellRequest = CellRequest(path: indexPath)
      defer { cellRequest = outer }
      let cell = ask()
      if let request = cellRequest, request.isExchanged { return request.dequeued }
      let kept = inPlace.takeIdentifier(at: indexPath)
      let shown =
        accepted(cell.flatMap(known), cellRequest?.dequeued, as: "cell", for: cell)
        ?? kept.flatMap {
          collectionView?.dequeueReusableCell(withReuseIdentifier: $0, for: indexPath)
        }
      if let carrier = shown as? any ItemCarrier {
        carrier.widthLimit = widthLimit(indexPath.section)
      }
      shown?.observer?.viewWasFilled()
      return shown
    }

    /// Requests a view of a kind; nil where there is none, and none was dequeued.
    func calling(
      _ kind: String,
      at indexPath: IndexPath,
      _ ask: () -> (any TableHeaderFooterView)?
    ) -> UICollectionReusableView? {
      if case .other = ElementKind(kind) { otherKinds.insert(kind) }
      let outer = viewRequest
      viewRequest = ViewRequest(kind: kind, path: indexPath)
      defer { viewRequest = outer }
      let view = ask()
      let shown = accepted(view.flatMap(known), viewRequest?.dequeued, as: "view", for: view)
      shown?.observer?.viewWasFilled()
      return shown
    }

    /// What UIKit accepts for a request: the view that was dequeued for it by Binder, or else by the app with UIKit's own methods.
    private func accepted<View: UICollectionReusableView>(
      _ shown: View?,
      _ dequeued: View?,
      as noun: String,
      for content: AnyObject?
    ) -> View? {
      let accepted = dequeued ?? shown.flatMap { $0.reuseIdentifier == nil ? nil : $0 }
      if let content, accepted == nil || accepted !== shown {
        report(
          .error,
          "The \(noun) provider returned a '\(type(of: content))' that was not dequeued. A UICollectionView shows only "
            + "\(noun)s that it has handed out: use collectionView.dequeue(_:)."
        )
      }
      return accepted
    }

    /// Requests the view of a place with the one that is there, to be filled again if it is of the right type.
    func refilling(
      _ view: UICollectionReusableView,
      _ ask: () -> (any TableHeaderFooterView)?
    ) -> UICollectionReusableView? {
      viewInPlace = view
      defer { viewInPlace = nil }
      let shown: UICollectionReusableView? = ask().flatMap(known)
      shown?.observer?.viewWasFilled()
      return shown
    }
  }

  // Registering: nib, then class; what is none of UIKit's is carried.
  extension ItemViews {
    func register<Cell: TableCell>(_ type: Cell.Type, _ identifier: String) {
      guard let collectionView else { return }
      cellTypes[identifier] = type
      #if !os(visionOS)
        if let type = type as? any UINibInitable.Type {
          return collectionView.register(type.nib, forCellWithReuseIdentifier: identifier)
        }
      #endif
      let isOfUIKit = type is UICollectionViewCell.Type
      let known: AnyClass = isOfUIKit ? type : HostingItem<Cell>.self
      collectionView.register(known, forCellWithReuseIdentifier: identifier)
    }

    func register<View: TableHeaderFooterView>(_ type: View.Type, _ identifier: String) {
      viewIdentifiers = viewIdentifiers.filter { $0.last != identifier }
      viewTypes[identifier] = type
      registerView[identifier] = { [weak self] in self?.register(type, identifier, ofKind: $0) }
    }

    private func register<View: TableHeaderFooterView>(
      _ type: View.Type,
      _ identifier: String,
      ofKind kind: String
    ) {
      guard let collectionView else { return }
      #if !os(visionOS)
        if let type = type as? any UINibInitable.Type {
          return collectionView.register(
            type.nib,
            forSupplementaryViewOfKind: kind,
            withReuseIdentifier: identifier
          )
        }
      #endif
      let isOfUIKit = type is UICollectionReusableView.Type
      let known: AnyClass = isOfUIKit ? type : HostingReusableView<View>.self
      collectionView.register(
        known,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier
      )
    }

    func reuse(of cell: UICollectionViewCell) -> CellReuse {
      guard let identifier = cell.reuseIdentifier, cellTypes[identifier] != nil else {
        return .foreign
      }
      return .own(identifier)
    }
  }

  extension ItemViews {
    func dequeue<Cell: TableCell>(_ type: Cell.Type, _ identifier: String) -> Cell {
      let known = cellTypes[identifier]
      if let known, !(known is Cell.Type) {
        return dequeue(type, ownIdentifier("cell", identifier, type))
      }
      if known == nil { register(type, identifier) }
      if cellRequest == nil || cellRequest?.dequeued != nil { sayUnrequested() }
      return dequeueCell(identifier).flatMap(cell(shownBy:)) as? Cell ?? unrequested(type)
    }

    /// Dequeues a cell for the item that one is requested for; nil where none is.
    func dequeue(_ identifier: String) -> (any TableCell)? {
      if cellRequest == nil { return nil }
      return dequeueCell(identifier).flatMap(cell(shownBy:))
        ?? cellTypes[identifier].map { unrequested($0) }
    }

    /// Dequeues a view for the requested place; a view for no place, such as one instead of items, is made.
    func dequeue<View: TableHeaderFooterView>(_ type: View.Type, _ identifier: String) -> View {
      let known = viewTypes[identifier]
      if let known, !(known is View.Type) {
        return dequeue(type, ownIdentifier("view", identifier, type))
      }
      if known == nil { register(type, identifier) }
      return dequeueView(identifier).flatMap(view(shownBy:)) as? View ?? unrequested(type)
    }

    /// Dequeues a cell for the item that one is requested for; nil where none is.
    ///
    /// UIKit knows what the app has registered, and stops at an identifier that is not registered. What has been dequeued for the
    /// item is dequeued again, as there is one for each request.
    private func dequeueCell(_ identifier: String) -> UICollectionViewCell? {
      guard let collectionView, let request = cellRequest else { return nil }
      if let dequeued = request.dequeued {
        return !request.isExchanged && dequeued.reuseIdentifier == identifier ? dequeued : nil
      }
      let kept = inPlace.takeIdentifier(at: request.path)
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: kept ?? identifier,
        for: request.path
      )
      cellRequest?.dequeued = cell
      if let kept, kept != identifier {
        inPlace.exchange(request.path)
        cellRequest?.isExchanged = true
        return nil
      }
      cell.isReused()
      return cell
    }

    func dequeueView(_ identifier: String) -> UICollectionReusableView? {
      if let view = viewInPlace {
        guard view.reuseIdentifier == identifier else { return nil }
        viewInPlace = nil
        view.isReused()
        return view
      }
      guard let collectionView, let register = registerView[identifier], let request = viewRequest
      else { return nil }
      if let dequeued = request.dequeued {
        return dequeued.reuseIdentifier == identifier ? dequeued : nil
      }
      if viewIdentifiers.insert([request.kind, identifier]).inserted { register(request.kind) }
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: request.kind,
        withReuseIdentifier: identifier,
        for: request.path
      )
      viewRequest?.dequeued = view
      view.isReused()
      return view
    }

    /// A cell or a view that UIKit has not requested, and must not be made to dequeue: since iOS 18 it stops the app for one.
    private func unrequested<View: AnyObject>(_ type: View.Type) -> View {
      let native = (type as? UICollectionReusableView.Type).flatMap(madeItemView)
      guard let view = native as? View ?? makeView(type) else {
        preconditionFailure(Self.cannotMake(type))
      }
      return view
    }

    private func sayUnrequested() {
      report(
        .error,
        "A UICollectionView hands out one cell each time it requests one. Dequeue it in a cell provider, and find the cells "
          + "that are displayed by their index paths."
      )
    }

    static func cannotMake<View>(_ type: View.Type) -> String {
      "A UICollectionView can't make a '\(type)', which is no view of it and says nowhere how it is made. "
        + "Inherit from UICollectionViewCell or UICollectionReusableView, or conform to 'DefaultInitializable'."
    }
  }

  /// Makes a view of a collection view that is in no pool: from its nib, or by its class.
  @MainActor
  package func madeItemView(_ type: UICollectionReusableView.Type) -> UICollectionReusableView? {
    #if !os(visionOS)
      if let type = type as? any UINibInitable.Type {
        let objects = type.nib.instantiate(withOwner: nil, options: nil)
        return objects.first as? UICollectionReusableView
      }
    #endif
    #if canImport(ObjectiveC)
      return (type as NSObject.Type).init() as? UICollectionReusableView
    #else
      return type.init(standIn: ())
    #endif
  }
#endif
