/* 見出し */
Label { font-name: Avenir; } /* 終 */



/* x */
