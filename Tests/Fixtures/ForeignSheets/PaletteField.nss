// Colours of the field service app
@tintColor:#B45309;
@tintColor_darkBackground:#FBBF24;
@tintColorTapState:#92400E;
@header:#FFF7ED;
@header_darkBackground:#1C1917;
@primaryLabel:#1C1917;
@primaryLabel_darkBackground:#FAFAF9;
@secondaryLabel:#57534E;
@secondaryLabel_darkBackground:#D6D3D1;
@primaryBackground:#FFF;
@primaryBackground_darkBackground:#000;
@negativeLabel:#B91C1C;
@positiveLabel:#15803D;
@chart1:#0369A1;
@mango4:#EA580C;
