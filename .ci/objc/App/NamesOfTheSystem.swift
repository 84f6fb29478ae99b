// What a test of an app writes that imports everything: each name means one thing.
import Binder
import BinderUIKit
import Foundation
import HeadlessTable
import UIKit

/// Darwin's types, which every file has that imports Foundation.
struct FormerDrawing {
  var origin: Point = Point(v: 1, h: 2)
  var frame: Rect = Rect(top: 0, left: 0, bottom: 10, right: 10)
  var length: Size = 4

  var height: Int16 { frame.bottom - frame.top + origin.v }
}

/// The geometry of a table without a screen.
struct Places {
  var origin: TablePoint = TablePoint(x: 0, y: 44)
  var size: TableSize = TableSize(width: 320, height: 480)
  var frame: TableRect = TableRect(x: 0, y: 0, width: 320, height: 44)

  @MainActor
  func frame(ofFirstRowOf table: HeadlessTable) -> TableRect {
    table.rectForRow(at: IndexPath(row: 0, section: 0))
  }
}

/// Index paths, whose rows and sections UIKit knows as well.
struct Paths {
  var path = IndexPath(row: 2, section: 1)
  var other = IndexPath(item: 2, section: 1)

  var next: IndexPath { IndexPath(row: path.row + 1, section: path.section) }
  var rows: [Int] { [path, other].map(\.row) }
  var sections: [Int] { [path, other].map { $0.section } }

  mutating func move() {
    path.row += 1
    path.section = other.item
    other.item = 0
  }
}
