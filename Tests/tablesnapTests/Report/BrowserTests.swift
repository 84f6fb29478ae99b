import Foundation
import HeadlessTable
import HeadlessTableSnapshots
import TestSupport
import Testing

@testable import tablesnap

/// The pages in a browser, where there is one: Chromium without a window, or the program that `CHROMIUM` names.
@Suite("The pages in a browser", .bounded, .needsBrowser)
struct BrowserTests {
  let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
  }

  @Test("what waits for review is drawn, obeys its keys, asks for nothing and complains of nothing")
  func report() async throws {
    let old = ReportPageTests.table([("a", "One"), ("b", "Two")])
    try package.change(
      "accounts",
      from: old,
      to: ReportPageTests.table([("b", "3"), ("a", "One")])
    )
    try package.change("calls", from: nil, to: "calls <script>alert(1)</script>\n")
    let found = try await found(by: Self.keys, in: "report")
    #expect(
      found == """
        2 svg, wide, 0 texts cut; j change-1; j change-2; j change-2; k change-1; \
        c swift run tablesnap accept AccountsTests/overview/accounts; \
        selected swift run tablesnap accept AccountsTests/overview/calls; s slider; s pair; \
        d light; d dark; d automatic; / filter; 1 of 2 shown; Escape 2 shown; ? true; 0 requests
        """
    )
  }

  @Test("the references of all samples are drawn, no text of a drawing is cut")
  func gallery() async throws {
    for path in try PackageRoot.paths(below: "Tests/SampleTests/__Snapshots__")
    where path.hasSuffix(".txt") || path.hasSuffix(".svg") {
      try package.write(path, PackageRoot.text(of: path))
    }
    let found = try await found(by: "", in: "gallery")
    let count = try drawings
    #expect(found == "\(count) svg, wide, 0 texts cut; 0 requests")
  }

  /// The number of drawings that the gallery has, as its text says.
  private var drawings: Int {
    get throws {
      let page = try #require(package.read(".build/snapshots/gallery.html"))
      return HTMLOutline(page).count(of: "svg")
    }
  }

  /// Opens a page, and returns what a script has found in it; the browser must have nothing to say.
  private func found(by script: String, in name: String) async throws -> String? {
    _ = try await package.run(name)
    let page = try #require(package.read(".build/snapshots/\(name).html"))
    let nonce = try #require(HTMLOutline(page).values(of: "nonce").first)
    let whole = Self.drawings + script + Self.end
    let element = "<script nonce=\"\(nonce)\">\(whole)</script>\n</html>"
    try package.write("page.html", page.replacing("</html>", with: element))
    let browser = try #require(Browser.program)
    let run = try await Command.run(
      [
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
        "--virtual-time-budget=3000", "--dump-dom", "file://\(package.root)/page.html",
      ],
      limit: 60
    )
    #expect(!run.output.contains("CONSOLE"))
    return run.output.firstMatch(of: /<output id="found">(.*?)<\/output>/).map { String($0.1) }
  }

  /// Counts the drawings, and the texts in them that are cut at a side or above; below, the viewport cuts rows.
  private static let drawings = """

    const found = [];
    const svgs = [...document.querySelectorAll('svg')];
    const wide = svgs.every((svg) => svg.getBoundingClientRect().width > 100);
    const isCut = (text) => {
      const [inner, outer] = [text, text.closest('svg')].map((part) => part.getBoundingClientRect());
      return inner.left < outer.left || inner.right > outer.right || inner.top < outer.top;
    };
    const cut = [...document.querySelectorAll('svg text')].filter(isCut).length;
    found.push(`${svgs.length} svg, ${wide ? 'wide' : 'narrow'}, ${cut} texts cut`);

    """

  /// Presses keys, and writes down what they do.
  private static let keys = """

    const root = document.documentElement;
    const press = (key, target = document.activeElement || document.body) => target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    for (const key of ['j', 'j', 'j', 'k']) {
      press(key);
      found.push(`${key} ${document.activeElement.id}`);
    }
    const clipboard = (value) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
    clipboard({ writeText: async (text) => { found.push(`c ${text}`); } });
    press('c');
    clipboard(undefined);
    document.querySelector('#change-2 .copy').click();
    found.push(`selected ${getSelection()}`);
    for (let times = 0; times < 2; times += 1) {
      press('s');
      found.push(`s ${root.dataset.compare}`);
    }
    for (let times = 0; times < 3; times += 1) {
      press('d');
      found.push(`d ${root.dataset.theme}`);
    }
    press('/');
    const filter = document.getElementById('filter');
    found.push(`/ ${document.activeElement.id}`);
    filter.value = 'Calls';
    filter.dispatchEvent(new Event('input', { bubbles: true }));
    const status = document.getElementById('status');
    found.push(status.textContent);
    press('Escape', filter);
    found.push(`Escape ${status.textContent}`);
    press('?');
    found.push(`? ${document.getElementById('keys').open}`);

    """

  /// Counts what was asked for, and writes everything down.
  private static let end = """

    found.push(`${performance.getEntriesByType('resource').length} requests`);
    const output = document.createElement('output');
    output.id = 'found';
    output.textContent = found.join('; ');
    document.body.append(output);

    """
}

extension Trait where Self == ConditionTrait {
  fileprivate static var needsBrowser: Self {
    .enabled(
      if: Browser.program != nil,
      "there is no Chromium here, so the pages are tested by their structure only"
    )
  }
}

/// The browser that the tests use.
enum Browser {
  /// The path of a Chromium; nil if there is none.
  static let program: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["CHROMIUM"], !named.isEmpty { return named }
    let names = [
      "chromium", "chromium-browser", "chromium-headless-shell", "google-chrome",
      "google-chrome-stable", "chrome",
    ]
    let folders = environment["PATH", default: ""].split(separator: ":")
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()
}
