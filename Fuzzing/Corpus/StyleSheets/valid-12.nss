Label {


  font-size: 1;


  /* c */

  width: 2;

}
Button {}
Switch {}