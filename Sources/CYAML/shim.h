// libyaml's public interface, as the `yaml-0.1` pkg-config module installs it.
#include <yaml.h>
