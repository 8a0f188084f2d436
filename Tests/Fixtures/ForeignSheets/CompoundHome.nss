@appFont: GillSans;
@appFontBold: GillSans-Bold;
@ink: #101010;
@inverse: #FFFFFF;
@dimmed: #6D6D6D;
@wall: #EFEFEF;
@top: #1C1C1C;


TableCell {
    background-color-selected: #F4F4F4;
}

TableCell:RoomCell {
    font-name: @appFont;
    font-color: @ink;
    font-color-highlighted: @ink;
}

Table:RoomTable {
    background-color: @wall;
}

NavigationBar {
    background-tint-color: @top;
    font-name: @appFont;
    font-size: 21;
    font-color: @inverse;
    text-shadow-color: @dimmed;
    text-shadow-offset: 0.5,0;
}

Button:IconButton {
    font-color: @inverseInk;
    font-name: symbols;
    font-color-selected: @dimmed;
}

Button:WideIconButton {
    font-size: 36;
    text-align: right;
}

Label {
    font-name: @appFont;
}

Label:temperatureLabel {
    font-color: @ink;
    font-size: 140;
    text-align: center;
}

Label:roomStateLabel {
    font-name: @appFontBold;
    font-size: 30;
}

TextField:PasscodeField {
    border-style: line;
    border-color: #CCCCCC;
    border-width: 1;
    padding: 5;
    font-name: @appFont;
    font-color: @ink;
    font-size: 15;
    height: 36;
}

View:PasscodeView {
    background-color: @wall;
}

SegmentedControl:periodPicker {
    background-color-selected: #000000;
    background-tint-color: #505050;
    font-name: @appFont;
    font-color: #D0D0D0;
    font-color-selected: @inverse;
    corner-radius: 1;
}
