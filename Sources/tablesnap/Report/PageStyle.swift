import HeadlessTable
import HeadlessTableSnapshots

/// How the pages look: light, dark, narrow and printed.
enum PageStyle {
  static let text = """

    :root { color-scheme: light dark; }
    :root[data-theme="light"] { color-scheme: light; }
    :root[data-theme="dark"] { color-scheme: dark; }
    body {
      --page: light-dark(#f3f4f7, #131417); --card: light-dark(#ffffff, #1f2025);
      --text: light-dark(#1b1c1f, #f1f1f4); --quiet: light-dark(#585b63, #a8abb4);
      --edge: light-dark(#c9ccd4, #3f424a); --link: light-dark(#1a55b0, #8ab8ff);
      --plus: light-dark(#135c31, #7fdca6); --plus-ground: light-dark(#dff3e6, #17321f);
      --minus: light-dark(#9b2118, #ffa39c); --minus-ground: light-dark(#fbe4e2, #3b1a18);
      margin: 0; padding: 1.5rem; max-width: 75rem; margin-inline: auto;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    h1 { font-size: 1.5rem; margin: 0; }
    h2 { font-size: 1.15rem; margin: 0 0 .5rem; }
    h3 { font-size: 1rem; margin: 1.25rem 0 .5rem; overflow-wrap: anywhere; }
    a { color: var(--link); }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    .tools { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: .75rem 0; }
    html:not(.scripted) .tools, html:not(.scripted) #keys, html:not(.scripted) .cut { display: none; }
    input[type="search"], button {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet);
      border-radius: .4rem; padding: .3rem .6rem;
    }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    #keys dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
    #keys dd { margin: 0; }
    kbd { border: 1px solid var(--edge); border-radius: .25rem; padding: 0 .35rem; }
    nav ol { padding-left: 1.5rem; columns: 24rem; }
    nav a, code, .names { overflow-wrap: anywhere; }
    .change {
      background: var(--card); border: 1px solid var(--edge); border-radius: .75rem;
      padding: 1.25rem; margin: 1.25rem 0; scroll-margin-top: 1rem;
    }
    .kind { color: var(--quiet); font-weight: normal; }
    .stale { color: var(--minus); font-weight: 600; }
    .summary { list-style: none; padding: 0; }
    .omission, figcaption, .hint { color: var(--quiet); }
    figure { margin: 0; min-width: 0; }
    .comparison { --cut: 50%; margin: .75rem 0; }
    .pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    .pair svg, .pair img, .screens svg, .screens img { display: block; max-width: 100%; height: auto; }
    .cut { display: none; width: min(100%, 30rem); }
    @media screen {
      :root[data-compare="slider"] .pair.both { display: grid; justify-content: start; }
      :root[data-compare="slider"] .pair.both figure { grid-area: 1 / 1; }
      :root[data-compare="slider"] .pair.both figure + figure { clip-path: inset(0 0 0 var(--cut)); }
      :root[data-compare="slider"] .pair.both figcaption { visibility: hidden; }
      :root[data-compare="slider"] .cut { display: block; }
    }
    pre {
      background: var(--page); border: 1px solid var(--edge); border-radius: .5rem;
      padding: .75rem; overflow-x: auto; font: .8rem/1.45 ui-monospace, Menlo, Consolas, monospace;
      tab-size: 4;
    }
    pre > span, pre > ins, pre > del { display: block; text-decoration: none; min-height: 1.45em; }
    ins { color: var(--plus); background: var(--plus-ground); }
    del { color: var(--minus); background: var(--minus-ground); }
    .hunk { color: var(--link); }
    .command { user-select: all; }
    .screens { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
    .screens figure { max-width: 100%; }
    summary { cursor: pointer; }
    \(drawings)
    @media print {
      :root, :root[data-theme] { color-scheme: light; }
      body { padding: 0; max-width: none; background: none; }
      .tools, #keys, nav, .skip, .cut { display: none; }
      .change { border: 0; padding: 0; break-inside: auto; }
      .pair, figure, h2, h3 { break-inside: avoid; break-after: auto; }
      .pair.both { flex-wrap: nowrap; }
      .pair svg, .pair img { max-height: 15cm; object-fit: contain; }
      pre { white-space: pre-wrap; }
      ins, del { print-color-adjust: exact; }
    }

    """

  /// The rules of drawings, for the colours that the page has.
  private static var drawings: String {
    let light = TablePicture.Appearance.light.styleSheet.joined(separator: " ")
    let dark = TablePicture.Appearance.dark.styleSheet.joined(separator: " ")
    return """
      .drawing { \(light) }
      @media screen { :root[data-theme="dark"] .drawing { \(dark) } }
      @media screen and (prefers-color-scheme: dark) {
        :root:not([data-theme="light"]) .drawing { \(dark) }
      }
      """
  }
}
