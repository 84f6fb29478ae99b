#if canImport(UIKit) && !os(watchOS)
  import BinderCollections
  import UIKit

  // The values of a layout, as UIKit takes them.

  @MainActor
  extension LayoutDimension {
    var ofUIKit: NSCollectionLayoutDimension {
      switch self {
      case .fractionalWidth(let part): .fractionalWidth(CGFloat(part))
      case .fractionalHeight(let part): .fractionalHeight(CGFloat(part))
      case .absolute(let points): .absolute(CGFloat(points))
      case .estimated(let points): .estimated(CGFloat(points))
      }
    }
  }

  @MainActor
  extension LayoutSpacing {
    var ofUIKit: NSCollectionLayoutSpacing {
      switch self {
      case .fixed: .fixed(CGFloat(points))
      case .flexible: .flexible(CGFloat(points))
      }
    }
  }

  extension LayoutInsets {
    var ofUIKit: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: CGFloat(top),
        leading: CGFloat(leading),
        bottom: CGFloat(bottom),
        trailing: CGFloat(trailing)
      )
    }
  }

  extension LayoutEdges {
    var ofUIKit: NSDirectionalRectEdge {
      var edges: NSDirectionalRectEdge = []
      if contains(.top) { edges.insert(.top) }
      if contains(.leading) { edges.insert(.leading) }
      if contains(.bottom) { edges.insert(.bottom) }
      if contains(.trailing) { edges.insert(.trailing) }
      return edges
    }

    var alignment: NSRectAlignment {
      switch self {
      case .topLeading: .topLeading
      case .topTrailing: .topTrailing
      case .bottomLeading: .bottomLeading
      case .bottomTrailing: .bottomTrailing
      case .leading: .leading
      case .trailing: .trailing
      case .bottom: .bottom
      default: .top
      }
    }
  }

  @MainActor
  extension LayoutAnchor {
    var ofUIKit: NSCollectionLayoutAnchor {
      let offset = CGPoint(x: x, y: y)
      return isFractional
        ? NSCollectionLayoutAnchor(edges: edges.ofUIKit, fractionalOffset: offset)
        : NSCollectionLayoutAnchor(edges: edges.ofUIKit, absoluteOffset: offset)
    }
  }

  @MainActor
  extension LayoutFrame {
    var ofUIKit: NSCollectionLayoutGroupCustomItem {
      NSCollectionLayoutGroupCustomItem(
        frame: CGRect(x: x, y: y, width: size.width, height: size.height),
        zIndex: zIndex
      )
    }
  }

  extension OrthogonalScrolling {
    var ofUIKit: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .none: .none
      case .continuous: .continuous
      case .continuousGroupLeadingBoundary: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      }
    }
  }

  extension ContentInsetsReference {
    var ofUIKit: UIContentInsetsReference {
      switch self {
      case .automatic: .automatic
      case .none: .none
      case .safeArea: .safeArea
      case .layoutMargins: .layoutMargins
      case .readableContent: .readableContent
      }
    }
  }

  /// Where the items of a flow stand: as many in a line as fit, spread over its width, but for those of the last one.
  struct FlowFrames {
    private let flow: LayoutFlow
    private let lineSpacing: Double

    init(_ flow: LayoutFlow, lineSpacing: Double) {
      (self.flow, self.lineSpacing) = (flow, lineSpacing)
    }

    func frames(of sizes: [LayoutSize], from edge: Double, room: Double) -> [CGRect] {
      var frames: [CGRect] = []
      var (rest, y) = (sizes[...], 0.0)
      let equal = (widths: Set(sizes.map(\.width)).count < 2, sizes: Set(sizes).count < 2)
      while !rest.isEmpty {
        let line = rest.prefix(fittingCount(rest, room))
        rest = rest.dropFirst(line.count)
        let thickness = line.map(\.height).max() ?? 0
        var (x, gap) = flow.arrangement(
          of: line.map(\.width),
          in: room,
          isLast: rest.isEmpty,
          equal: equal
        )
        for size in line {
          let inset = (thickness - size.height) / 2
          frames.append(CGRect(x: edge + x, y: y + inset, width: size.width, height: size.height))
          x += size.width + gap
        }
        y += thickness + lineSpacing
      }
      return frames
    }

    private func fittingCount(_ sizes: ArraySlice<LayoutSize>, _ room: Double) -> Int {
      var (count, width) = (0, -flow.spacing)
      for size in sizes {
        width += size.width + flow.spacing
        if width > room + 0.001 { break }
        count += 1
      }
      return max(1, count)
    }
  }
#endif
