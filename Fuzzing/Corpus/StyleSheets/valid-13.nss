@a: 1;
/* about b */
@b: 2;

/* apart */

Label { font-size: @a; }