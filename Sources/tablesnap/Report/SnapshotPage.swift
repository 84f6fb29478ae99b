import Foundation
import HeadlessTable
import HeadlessTableSnapshots

/// A page of its own: one file that loads nothing from anywhere.
///
/// The page says so itself: its policy lets a browser load nothing but what the file holds, and run no script but the
/// file's own. Without scripts everything can be read; they step, filter and compare.
struct SnapshotPage {
  static let longest = 5_000_000

  /// The words in the browser's title, and above all.
  var title: String
  var summary: String
  var filterLabel: String
  /// Whether there are pairs of drawings to compare.
  var comparesDrawings = false
  var content = HTMLText()

  var html: String {
    let body = content.text(limit: Self.longest - 40_000)
    // It follows from the text, so no text within it can know it.
    let nonce = body.utf8.fingerprint.hexadecimal(digits: 16)
    var page = HTMLText()
    page.add(html: "<!DOCTYPE html>\n")
    page.add("html", ["lang": "en"]) { page in
      page.add("head") { head(nonce, &$0) }
      page.add("body") { page in
        page.add("a", ["class": "skip", "href": "#main"], text: "Skip to the snapshots")
        page.add("header") { header(&$0) }
        page.add("main", ["id": "main"]) { $0.add(html: body) }
        page.add("script", ["nonce": nonce]) { $0.add(html: PageScript.text) }
      }
    }
    page.add(html: "\n")
    return page.text()
  }

  private func head(_ nonce: String, _ page: inout HTMLText) {
    let policy =
      "default-src 'none'; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; img-src data:; "
      + "base-uri 'none'; form-action 'none'"
    page.add(void: "meta", ["charset": "utf-8"])
    page.add(void: "meta", ["http-equiv": "Content-Security-Policy", "content": policy])
    page.add(
      void: "meta",
      ["name": "viewport", "content": "width=device-width, initial-scale=1"]
    )
    page.add(void: "meta", ["name": "color-scheme", "content": "light dark"])
    page.add(void: "link", ["rel": "icon", "href": "data:,"])
    page.add("title", text: title)
    page.add("style", ["nonce": nonce]) { $0.add(html: PageStyle.text) }
  }

  private func header(_ page: inout HTMLText) {
    page.add("h1", text: title)
    page.add("p", text: summary)
    page.add("div", ["class": "tools"]) { page in
      page.add("label") { page in
        page.add(text: "\(filterLabel) ")
        page.add(
          void: "input",
          ["id": "filter", "type": "search", "autocomplete": "off", "spellcheck": "false"]
        )
      }
      if comparesDrawings {
        page.add(
          "button",
          ["id": "compare", "type": "button", "aria-pressed": "false"],
          text: "Compare with a slider"
        )
      }
      page.add("button", ["id": "theme", "type": "button"], text: "Colours: automatic")
      page.add("output", ["id": "status", "role": "status"], text: "")
    }
    page.add("details", ["id": "keys"]) { page in
      page.add("summary", text: "Keys")
      page.add("dl") { page in
        for (key, purpose) in keys {
          page.add("dt") { $0.add("kbd", text: key) }
          page.add("dd", text: purpose)
        }
      }
    }
  }

  private var keys: [(String, String)] {
    var keys = [("j", "next"), ("k", "previous"), ("/", "filter"), ("Esc", "no filter")]
    if comparesDrawings { keys += [("c", "copy the command"), ("s", "slider, or side by side")] }
    return keys + [("d", "colours"), ("?", "these keys")]
  }
}
