/// Sheets for tests that hold for every sheet.
enum SampleSheets {
  /// Sheets without syntax errors.
  static let valid: [String] = [
    "", "A:B:C { d: e; }", "/* only a comment */", "Label{}", "A,B,C{a:b;}", "@a:1;@b:2;",
    "\u{FEFF}@a: #FFF;\r\n\r\nLabel {\r\n\tfont-color: @a;\r\n}\r\n",
    "Label /* 1 */ { /* 2 */ font-size /* 3 */ : /* 4 */ 12 /* 5 */ ; /* 6 */ } /* 7 */",
    "/* 見出し */\nLabel { font-name: Avenir; } /* 終 */\n\n\n\n/* x */\n",
    "@media (device: ipad) { @a: 1; Label { font-size: @a; } } Button { font-size: @b; }",
    "@media (device: ipad) {} @media (orientation: portrait) and (device: iphone) { /* none */ }",
    "A:B, C { padding: 1 2\n3 4; a: rgba(1, 2, /* c */ 3, .5); }",
    "Label {\n\n\n  font-size: 1;\n\n\n  /* c */\n\n  width: 2;\n\n}\nButton {}\nSwitch {}",
    "@a: 1;\n/* about b */\n@b: 2;\n\n/* apart */\n\nLabel { font-size: @a; }",
    "A, /* 1 */ B, /* 2\n2 */ C /* 3 */ { a: b /* 4\n4 */ c; }",
    "Label { a: b; /* 1 */ /* 2 */\n/* 3 */ /* 4 */ c: d; /* 5 */ }",
    "@a /* 1 */ : /* 2 */ b /* 3 */ ; /* 4 */ /* 5 */ @c: d;",
    "@media /* 1 */ (device: /* 2 */ ipad) /* 3 */ { /* 4 */ A { } /* 5 */ } /* 6 */",
  ]

  /// Sheets with errors of every kind.
  static let faulty: [String] = [
    "Label { font-size: 12 }", "Label { font-size 12; }", "Label { font-size: ; width }", "{}}}{{",
    "Label {", "@media", "@media (device: ipad", "@media (a: b) { Label { font-size: 1;",
    "Label\nfont-size: 1;\n}", "/* open", "// line\nA { // b\n}", "A { a: \"x\n }",
    "A { a: 'b; c: d; }",
    "A { B { a: b; } c: d; } E { f: g; }", "a: b; c:d;\n;;;", "@import x; @font-face { a { b } }",
    "A { a: b: c; }", "A { a: (b; c: d) ; }", "A > B { % }", "A { @a: b; }",
    "\u{0}\u{1}A { b: \u{0}; }",
    "A { a: b }\nC { d: e }\n@f: g", "@a: A:B { c: d; }",
    "A { a: B:C { d: e; } }",
    "A { a { b { c { d: e; } } } }", "@media (a: b) { @media (c: d) { A { e: f; } } G { h: i; } }",
    "A, , B, { c: d; }", "A { a : b\nc d\ne: f; }", ": ; , ( ) { : ; , ( ) }", "*/ /* /* */ */",
    "A {\u{A0}b:\u{3000}c; d: größe; }", "@@a: b; @: c; @ d; ##: e;",
    "A { a: b;\n@media (c: d) { E {} } }",
    "A { b: c\n@d: e;\nF { g: h; }",
  ]
}
