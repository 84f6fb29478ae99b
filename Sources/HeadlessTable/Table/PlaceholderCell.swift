import Binder

/// What a table hands out where it has nothing right to hand out and goes on all the same.
final class PlaceholderCell: TableCell {}
