public import Binder

/// What is bound to a table ends with it; see `bag`.
extension HeadlessTable: DisposeBagProvider {}
