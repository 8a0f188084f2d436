/*
 * Shop for garden tools: everything that is not a photo.
 */
@plainFont: AvenirNext-Regular;
@strongFont: AvenirNext-DemiBold;
@leaf: #3C7A2B;
@soil: #4A3B2A;
@paper: #FBF9F4;
@line: #D8D2C4;
@hairline: 1;

BarButton {
    background-color: @paper;
    border-color: @line;
    border-width: @hairline;
    corner-radius: 6;
    font-color: @leaf;
    font-name: @strongFont;
    font-size: 14;
    text-shadow-color: clear;
}
BarButtonBack {
    background-color-highlighted: @line;
}
Button {
    background-color-top: @paper;
    background-color-bottom: @line;
    border-color: @line;
    border-width: @hairline;
    corner-radius: 6;
    exclude-views: UIAlertButton;
    exclude-subviews: UITableViewCell,UITextField;
    font-color: @leaf;
    font-color-highlighted: @soill;
    font-name: @plainFont;
    font-size: 17;
    height: 40;
    padding: 6 12;
}
LargeButton {
    font-size: 22;
    height: 52;
}
Label {
    font-color: @soil;
    font-name: @plainFont;
    font-size: 16;
    text-auto-fit: false;
}
PriceLabel {
    font-color: @leaf;
    font-name: @strongFont;
    font-size: 19;
}
NavigationBar {
    bar-tint-color: @leaf;
    font-color: white;
    font-name: @strongFont;
    font-size: 19;
    text-shadow-color: clear;
    text-shadow-offset: 0,1;
}
SearchBar {
    background-color-top: @paper;
    background-color-bottom: @line;
    scope-background-color: white;
}
SegmentedControl {
    background-color: white;
    background-color-selected: @leaf;
    border-color: @leaf;
    border-width: @hairline;
    corner-radius: 4;
    font-color: @leaf;
    font-color-selected: white;
    font-name: @plainFont;
    font-size: 13;
}
Switch {
    on-tint-color: @leaf;
    thumb-tint-color: white;
}
TabBarItem {
    font-color: @soil;
    font-name: @plainFont;
    font-size: 11;
    text-offset: 0,-3;
}
TableCell {
    background-color: white;
    font-color: @soil;
    font-name: @plainFont;
    font-size: 17;
}
TableCellDetail {
    font-color: hsl(30, 70, 90);
    font-size: 13;
}
TextField {
    border-style: rounded;
    font-name: @plainFont;
    font-size: 17;
    height: 37;
    keyboard-appearance: light;
    vertical-align: center;
}
Slider {
    minimum-track-tint-color: @leaf;
    maximum-track-tint-color: @line;
}
PageControl {
    color: @line;
    current-color: @leaf;
}
View {
    background-color: @paper;
}
