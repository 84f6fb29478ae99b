// Index paths come from the system's smallest module that has them, and what makes them paths of rows from the toolkit
// that has that already. A module named UIKit may stand in for the system's elsewhere.
#if canImport(UIKit) && canImport(Darwin)
  @_exported public import UIKit
#elseif canImport(AppKit)
  @_exported public import AppKit
#elseif canImport(FoundationEssentials)
  @_exported public import struct FoundationEssentials.IndexPath
#else
  @_exported public import struct Foundation.IndexPath
#endif

#if !(canImport(UIKit) && canImport(Darwin)) && canImport(AppKit)
  extension IndexPath {
    /// Makes the path of a row in a section.
    public init(row: Int, section: Int) {
      self.init(item: row, section: section)
    }

    /// The position of the row in its section, the path's second index.
    public var row: Int {
      get { item }
      set { item = newValue }
    }
  }
#endif

#if !(canImport(UIKit) && canImport(Darwin)) && !canImport(AppKit)
  extension IndexPath {
    /// Makes the path of a row in a section.
    public init(row: Int, section: Int) {
      // Unlike a literal, this allocates nothing.
      self = IndexPath(index: section).appending(row)
    }

    /// Makes the path of a row in a section, by its other name.
    public init(item: Int, section: Int) {
      self.init(row: item, section: section)
    }

    /// The position of the row in its section, by its other name.
    public var item: Int {
      get { row }
      set { row = newValue }
    }

    /// The position of the section, the path's first index.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The position of the row in its section, the path's second index.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#endif
