A { b: c
@d: e;
F { g: h; }