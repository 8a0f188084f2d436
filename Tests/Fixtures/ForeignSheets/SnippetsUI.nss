@accentTone:#7C3AED;
@mutedTone:slateGray;

inspection_step_title {
    font-weight: semibold;
    font-size: 20;
    font-size-selected: 22;
    font-color: @accentTone;
    font-color-disabled: @mutedTone;
}
/*
inspection_step { title, icon }
*/
inspection_step_icon {
    tint-color: @accentTone;
    control-size: small;
}
inspection_step_progress {
    track-tint-color: rgb(230,230,230);
    position-layout: trailing;
}
inspection_summary_chart {
    background-color: clear;
    chart-line-width: 2;
    chart-style: stacked;
}
