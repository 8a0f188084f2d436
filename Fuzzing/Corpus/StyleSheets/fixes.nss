@a: "#FFF";
@b: 4co
fdlText { font-color: FF0000; font-size: 12px } // note
fdlGone { font-style: bold;; font-name: 'Avenir' }
fdlText { background-olor: @missing; text-line-clamp:6; }
