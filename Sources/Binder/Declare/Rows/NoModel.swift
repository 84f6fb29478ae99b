/// Stands where a chain has no model: before cells are bound, and after a form without models.
public struct NoModel: Hashable, Sendable {}
