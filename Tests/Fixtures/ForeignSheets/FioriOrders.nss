/* Bestellungen – 注文一覧 */
@brand: #0A6ED1;
@brandSoft: rgba(10, 110, 209, 0.15);
@warn: "#E9730C";
@brand: #0854A0;

fdlFUIObjectTableViewCell {
  background-color: @secondaryGroupedBackground;
}

fdlFUIObjectView_headlineLabel,
fdlFUIObjectView_subheadlineLabel
{
  font-color: primaryLabel;
  font-style: headline;
}

fdlFUIObjectView_footnoteLabel {
  font-color: secondaryLabel_lightBackground;
  font-size: 13;
  text-line-clamp:6;
}

fdlFUIObjectView_statusLabel {
  font-color: @warn;
}

fdlFUIObjectView_detailImageView {
  font-style: body;
}

OrderTotalBadge {
  background-color: @brandSoft;
  corner-radius: 8;
}

fdlFUIToastMessage_titleLabel {
  font-color: @brand
}
