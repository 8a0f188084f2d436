@a: #FFF;

Label {
	font-color: @a;
}
