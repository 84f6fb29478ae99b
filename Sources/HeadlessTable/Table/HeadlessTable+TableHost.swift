public import Binder

/// The methods stand in the files of what they are about; this file says that they are all there.
extension HeadlessTable: TableHost {}
