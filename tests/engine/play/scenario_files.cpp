#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/engine/play/scenario.h"

namespace mael {

std::vector<ScenarioFile> scenario_files(const std::string& folder) {
  std::vector<std::filesystem::path> paths;
  std::error_code error;
  const auto place = std::filesystem::path(MAELSTROM_TESTS_DIR) / "scenarios" / folder;
  for (const auto& entry : std::filesystem::directory_iterator(place, error)) {
    if (entry.path().extension() == ".scn") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  std::vector<ScenarioFile> files;
  for (const std::filesystem::path& path : paths) {
    std::ifstream stream(path);
    std::stringstream text;
    text << stream.rdbuf();
    files.push_back(read_scenarios(path.filename().string(), text.str()));
  }
  return files;
}

}  // namespace mael
