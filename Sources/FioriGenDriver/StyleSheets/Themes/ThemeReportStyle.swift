/// How the page of a theme report looks.
enum ThemeReportStyle {
  /// The style sheet of the page: light and dark, from 320 pixels of width on.
  static let css = """
    :root {
      --text: #1d2d3e; --quiet: #556b82; --page: #f5f6f7; --card: #ffffff; --line: #d9d9d9;
      --good: #256f3a; --fair: #8d5a00; --bad: #aa0808;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --text: #eaecee; --quiet: #a9b4be; --page: #12171c; --card: #1d232a; --line: #3a4552;
        --good: #6dd58c; --fair: #ffc96b; --bad: #ff8f8f;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; color: var(--text); background: var(--page);
      font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
    }
    main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
    h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
    h3 { font-size: 1rem; margin: .75rem 0 .25rem; color: var(--quiet); }
    section, .facts li {
      background: var(--card); border: 1px solid var(--line); border-radius: .75rem;
    }
    section { padding: 1rem; margin: 1rem 0; }
    section p { margin: 0 0 .75rem; color: var(--quiet); }
    ul { list-style: none; margin: 0; padding: 0; }
    code { font: .875rem/1.4 ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    small { color: var(--quiet); }
    .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: .75rem; }
    .facts li { padding: .75rem 1rem; color: var(--quiet); }
    .facts strong { display: block; font-size: 1.5rem; color: var(--text); }
    .contrasts li {
      display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center;
      padding: .5rem 0; border-top: 1px solid var(--line);
    }
    .contrasts li:first-child { border-top: 0; }
    .sample { padding: .25rem .75rem; border-radius: .4rem; border: 1px solid var(--line); }
    .what { flex: 1 1 12rem; min-width: 0; }
    .grade { font-weight: 600; }
    .pass { color: var(--good); } .large { color: var(--fair); } .fail { color: var(--bad); }
    .colours { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: .75rem; }
    .colours li { display: flex; gap: .75rem; align-items: center; min-width: 0; }
    .swatch {
      flex: none; display: inline-block; width: 2.5rem; height: 2.5rem; overflow: hidden;
      border: 1px solid var(--line); border-radius: .5rem;
      background: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 12px 12px;
    }
    .swatch span { display: block; width: 100%; height: 100%; }
    .unknown { background: repeating-linear-gradient(45deg, var(--line) 0 3px, var(--card) 3px 7px); }
    .attribute .swatch {
      width: 1rem; height: 1rem; border-radius: .25rem; vertical-align: -.15rem; margin-right: .3rem;
    }
    .attributes { display: flex; flex-wrap: wrap; gap: .1rem .9rem; font-size: .875rem; color: var(--quiet); }
    .paths li { padding: .3rem 0; break-inside: avoid; }
    .missing { columns: 20rem; }
    details { border-top: 1px solid var(--line); padding: .5rem 0; }
    details:first-of-type { border-top: 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    meter { width: 6rem; max-width: 30%; vertical-align: middle; }
    """
}
