// Included before Dear ImGui's sources. Only its file of settings, numbers typed into its widgets
// and versions of OpenGL that cannot say their number are read by scanf, and the page has none of
// these: without it the page carries no reading of numbers.
#pragma once

#include <stdio.h>

#define sscanf(...) 0
