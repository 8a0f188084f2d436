@media (a)"/* 3 */_{}
