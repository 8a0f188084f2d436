// line
A { // b
}