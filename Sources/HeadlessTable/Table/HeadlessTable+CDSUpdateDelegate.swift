public import Binder

/// The table follows a source of the protocol of Chainable Data Sources that its data source answers from.
extension HeadlessTable: CDSUpdateDelegate {}
