A:B, C { padding: 1 2
3 4; a: rgba(1, 2, /* c */ 3, .5); }