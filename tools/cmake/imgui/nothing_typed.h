// Included before Dear ImGui's sources. Only its file of settings and numbers typed into its
// widgets are read by scanf, and the page has neither: without it the page carries no reading of
// numbers.
#pragma once

#include <stdio.h>

#define sscanf(...) 0
