import Foundation
import HeadlessTable
import TestSupport
import Testing

@testable import tablesnap

/// The page in a browser, where there is one: Chromium without a window, or the program that `CHROMIUM` names.
@Suite("The page in a browser", .bounded)
struct BrowserTests {
  @Test(
    "draws, obeys its keys, asks for nothing and complains of nothing",
    .enabled(
      if: Browser.program != nil,
      "there is no Chromium here, so the page is tested by its structure only"
    )
  )
  func keys() async throws {
    let package = try TemporaryPackage()
    let old = ReportPageTests.table([("a", "One"), ("b", "Two")])
    try package.change(
      "accounts",
      from: old,
      to: ReportPageTests.table([("a", "One"), ("b", "3")])
    )
    try package.change("calls", from: nil, to: "calls <script>alert(1)</script>\n")
    _ = try await package.run("report")
    let page = try #require(package.read(".build/snapshots/report.html"))
    let nonce = try #require(HTMLOutline(page).values(of: "nonce").first)
    let script = "<script nonce=\"\(nonce)\">\(Self.script)</script>\n</html>"
    try package.write("page.html", page.replacing("</html>", with: script))
    let browser = try #require(Browser.program)
    let run = try await Command.run(
      [
        browser, "--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr",
        "--virtual-time-budget=3000", "--dump-dom", "file://\(package.root)/page.html",
      ],
      limit: 60
    )
    let found = run.output.firstMatch(of: /<output id="found">(.*?)<\/output>/).map { String($0.1) }
    #expect(
      found == """
        2 svg, wide; j change-1; j change-2; j change-2; k change-1; s slider; s pair; d light; \
        d dark; d automatic; / filter; 1 of 2 shown; Escape 2 shown; ? true; 0 requests
        """
    )
    #expect(!run.output.contains("CONSOLE"))
  }

  /// Presses keys, and writes down what they do.
  private static let script = """

    const found = [];
    const root = document.documentElement;
    const press = (key, target = document.activeElement || document.body) => target.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const svgs = [...document.querySelectorAll('svg')];
    const wide = svgs.every((svg) => svg.getBoundingClientRect().width > 100);
    found.push(`${svgs.length} svg, ${wide ? 'wide' : 'narrow'}`);
    for (const key of ['j', 'j', 'j', 'k']) {
      press(key);
      found.push(`${key} ${document.activeElement.id}`);
    }
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
    found.push(`${performance.getEntriesByType('resource').length} requests`);
    const output = document.createElement('output');
    output.id = 'found';
    output.textContent = found.join('; ');
    document.body.append(output);

    """
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
