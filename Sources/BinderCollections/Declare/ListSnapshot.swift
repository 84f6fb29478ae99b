public import Binder

/// The sections and items of a table or a collection view: `NSDiffableDataSourceSnapshot`, call by call.
public typealias ListSnapshot<Section: Hashable, Item: Hashable> = TableSnapshot<Section, Item>

/// An outline that is shown as the items of a section: `NSDiffableDataSourceSectionSnapshot`, call by call.
public typealias ListSectionSnapshot<Item: Hashable> = TableSectionSnapshot<Item>
