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
      margin: 0; padding: clamp(.75rem, 2vw, 1.5rem); max-width: 100rem; margin-inline: auto;
      background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    h1 { font-size: 1.5rem; margin: 0; }
    h2, h3 { font-size: 1.15rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    .change > h2:has(~ article) { font-size: .9rem; color: var(--quiet); font-weight: normal; margin: 0; }
    article + article { border-top: 1px solid var(--edge); margin-top: 1.5rem; padding-top: 1.25rem; }
    a { color: var(--link); }
    .skip { position: absolute; left: -100rem; }
    .skip:focus { position: static; }
    .tools { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: .75rem 0; }
    html:not(.scripted) :is(.tools, #keys, .cut, .copy) { display: none; }
    input[type="search"], button {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--quiet);
      border-radius: .4rem; padding: .3rem .6rem;
    }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    #keys dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; }
    #keys dd { margin: 0; }
    kbd { border: 1px solid var(--edge); border-radius: .25rem; padding: 0 .35rem; }
    nav ol { padding-left: 1.5rem; columns: 24rem; }
    nav a, code { overflow-wrap: anywhere; }
    .change {
      background: var(--card); border: 1px solid var(--edge); border-radius: .75rem;
      padding: clamp(.75rem, 2vw, 1.25rem); margin: 1.25rem 0; scroll-margin-top: 1rem;
    }
    .facts, .command { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; margin: .5rem 0; }
    .facts, .command { color: var(--quiet); }
    .command code { color: var(--text); background: var(--page); border-radius: .4rem; padding: .3rem .6rem; }
    .command code { user-select: all; }
    .copy { color: var(--text); font-size: .85rem; }
    code { font: .85rem/1.45 ui-monospace, Menlo, Consolas, monospace; }
    .stale { color: var(--minus); font-weight: 600; }
    .summary { list-style: none; padding: 0; }
    .omission, figcaption { color: var(--quiet); }
    figure { margin: 0; min-width: 0; }
    .looks { display: grid; gap: 1rem 1.5rem; grid-template-columns: minmax(0, 1fr); margin: .75rem 0; align-items: start; }
    @media (min-width: 1000px) {
      .beside { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
      .beside > details { position: sticky; top: 1rem; }
    }
    .comparison { --cut: 50%; }
    .pair { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
    .pair figure { flex: 0 1 auto; }
    .pair.both figure { flex: 1 1 13rem; max-width: max-content; }
    .pair.wide figure { flex-basis: 100%; }
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
      tab-size: 4; margin: .25rem 0 0;
    }
    pre:has([data-line]) { white-space: pre-wrap; overflow-wrap: anywhere; }
    pre > * { display: block; text-decoration: none; min-height: 1.45em; padding-left: 5ch; text-indent: -5ch; }
    pre > [data-line]::before {
      content: attr(data-line); display: inline-block; min-width: 3ch; margin-right: 1ch;
      text-align: right; text-indent: 0; color: var(--quiet); user-select: none;
    }
    ins { color: var(--plus); background: var(--plus-ground); }
    del { color: var(--minus); background: var(--minus-ground); }
    .hunk { color: var(--link); }
    .screens { display: flex; flex-wrap: wrap; gap: 1.5rem; align-items: flex-start; }
    .screens figure { max-width: 100%; }
    summary { cursor: pointer; }
    \(drawings)
    @media print {
      :root, :root[data-theme] { color-scheme: light; }
      body { padding: 0; max-width: none; background: none; }
      .tools, #keys, nav, .skip, .cut, .copy { display: none; }
      .beside { grid-template-columns: minmax(0, 1fr); }
      .change { border: 0; padding: 0; break-inside: auto; }
      .pair, figure, h2, h3 { break-inside: avoid; break-after: auto; }
      .pair.both:not(.wide) { flex-wrap: nowrap; }
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
