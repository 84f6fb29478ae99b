import Binder
import BinderCollections

extension CollectionGeometry {
  var itemCount: Int { sections.extent.count }

  /// The number of items before a section, all sections together; O(log sections).
  func itemsBefore(section: Int) -> Int {
    sections.first { $0.elements > section }?.start.count ?? itemCount
  }

  /// The item that is counted through all sections; nil for a number that none has; O(log sections).
  func position(ofItemNumber number: Int) -> RowPosition? {
    guard number >= 0, let found = sections.first(where: { $0.count > number }) else { return nil }
    return RowPosition(section: found.start.elements, row: number - found.start.count)
  }

  func rect(ofSection section: Int) -> TableRect {
    guard let (section, origin) = placed(section) else { return .zero }
    var rect = TableRect(origin: origin, size: container.size)
    rect.size[container.axis] = section.length
    return container.aligned(rect)
  }

  /// The size of an item before it is rounded to whole pixels.
  func solvedSize(of item: RowPosition) -> TableSize? {
    placed(item.section)?.section.item(item.row)?.frame.size
  }

  /// Whether the cell of an item decides its size, be it measured or not.
  func sizesItself(_ item: RowPosition) -> Bool {
    placed(item.section)?.section.items.showsMeasures ?? false
  }

  /// How wide an item may be whose cell decides its width; nil where the layout does.
  func widthLimit(of item: RowPosition) -> Double? {
    placed(item.section)?.section.items.widthLimit(of: item.row)
  }

  /// Whether an item of a section that is a flow is longer than a line; O(log sections).
  func exceedsLines(_ section: Int) -> Bool {
    placed(section)?.section.items.exceedsLines ?? false
  }

  /// Whether an item can have another size than its layout has for all: that of its cell, or one of its own.
  func hasOwnSize(_ item: RowPosition) -> Bool {
    placed(item.section)?.section.items.takesSizes ?? false
  }

  /// Whether no item of the line that an item is in waits to be measured, which might make the line higher.
  func isSteady(_ item: RowPosition) -> Bool {
    guard let items = placed(item.section)?.section.items, let line = items.line(of: item.row)
    else {
      return true
    }
    return !line.items.contains(where: items.isEstimated)
  }

  /// Arranges a section in another way; sizes that cells have given are forgotten.
  mutating func replace(_ section: Int, with content: SectionContent) {
    let new = self.section(content)
    update(section) { section in
      let offset = section.offset
      section = new
      section.offset = new.restingOffset(nearest: offset)
    }
  }
}

extension SectionLayout {
  var isGrid: Bool { if case .grid = form { true } else { false } }
}
