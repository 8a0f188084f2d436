fdlText { font-color: rgba(1, 2, 3, .5); font-size: -1.5; font-name: boldSystem; font-style: headline; }
fdlCell { background-color: primary1_lightBackground; image: bundle.bundle/a.png; scheme: light; }
Button { content-insets: 1, 2, 3, 4; text-align: center; text-transform: uppercase; text-auto-fit: true; font-color: hsl(120, 50, 50); background-color: #0A6ED1FF; border-color: 0xFF00FF; text-shadow-offset: 1,2; }
