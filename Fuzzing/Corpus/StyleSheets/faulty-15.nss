a: b; c:d;
;;;