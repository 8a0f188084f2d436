@brand: #0A6ED1;

fdlFUIObjectTableViewCell_headlineLabel {
  font-color: @brand;
  font-size: 17;
  font-name: boldSystem;
}
