// The long form of getopt, which the C library module of Swift leaves out on Linux.
#include <getopt.h>
