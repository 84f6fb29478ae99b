/// Something on the page; what it looks like depends on its kind.
enum HomeItem: Identifiable, Equatable {
  case banner(Banner)
  case event(Event)
  case article(Article)
  case advert(Advert)

  struct Banner: Decodable, Equatable { let id: String, title: String, subtitle: String }
  struct Event: Decodable, Equatable { let id: String, title: String, place: String, time: String }
  struct Article: Decodable, Equatable { let id: String, title: String, minutes: Int }
  struct Advert: Decodable, Equatable { let id: String, text: String }

  var id: String {
    switch self {
    case .banner(let banner): banner.id
    case .event(let event): event.id
    case .article(let article): article.id
    case .advert(let advert): advert.id
    }
  }

  /// The height of its row in points.
  var height: Double {
    switch self {
    case .banner: 160
    case .event: 72
    case .article: 56
    case .advert: 40
    }
  }
}

extension HomeItem {
  /// An item as it is found in a page, which may be of a kind that came after this program.
  struct Entry: Decodable {
    let item: HomeItem?
    let unknownKind: String?

    private enum CodingKeys: String, CodingKey {
      case kind
    }

    init(from decoder: any Decoder) throws {
      let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
      item =
        switch kind {
        case "banner": .banner(try Banner(from: decoder))
        case "event": .event(try Event(from: decoder))
        case "article": .article(try Article(from: decoder))
        case "advert": .advert(try Advert(from: decoder))
        default: nil
        }
      unknownKind = item == nil ? kind : nil
    }
  }
}
