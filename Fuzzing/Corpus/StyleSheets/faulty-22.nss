A { a: b }
C { d: e }
@f: g