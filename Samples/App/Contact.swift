/// A contact of the app.
struct Contact: Identifiable, Equatable {
  let id: Int
  var name: String
  var telephone: String
  var isFavourite = false
}
