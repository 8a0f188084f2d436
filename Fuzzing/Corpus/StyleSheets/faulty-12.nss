A { a: "x
 }