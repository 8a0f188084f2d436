A { a: b;
@media (c: d) { E {} } }