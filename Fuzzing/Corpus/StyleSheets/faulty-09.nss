Label
font-size: 1;
}