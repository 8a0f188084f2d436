@clinicBlue	: #1F4E79;
@clinicGray: #7F7F7F;
@tileRadius: 4co;

/* ---- bars ---- */
NavigationBar
{
	bar-tint-color : @clinicBlue;
	font-color:white;
	font-size : 18;
}

Toolbar {
	background-olor: @clinicGray;
	tint-color: 1F4E79;
}

/* ---- tiles, 看板 ---- */
PatientTile , PatientTileSelected
{
	background-color: "#FFFFFF";
	border-width: 2px;
	corner-radius: @tileRadius;
	font-color: @clinicGrey;
}

PatientTile {
	corner-radius: 6;
	corner-radius: 8;
}

@media (device: ipad) and (orientation: landscape) {
	PatientTile {
		width: 320
	}
	Label { font-size: 20; }
}

Button {
	border-width: 4co;
	font-name: boldSystem;
	text-align: centre;
	text-auto-fit: true
}
