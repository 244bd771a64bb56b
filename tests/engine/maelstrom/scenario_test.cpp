// Every scenario of tests/scenarios/maelstrom is a test of its own, tagged with its rule ids:
//   tests '[rule:MAE-088]'
#include "tests/engine/maelstrom/scenario.h"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <filesystem>
#include <fstream>
#include <list>
#include <sstream>

namespace mael::maelstrom {
namespace {

class ScenarioTest : public Catch::ITestInvoker {
 public:
  explicit ScenarioTest(const Scenario& scenario) : scenario_(scenario) {}

  void invoke() const override {
    const std::vector<std::string> failures = play_scenario(scenario_);
    for (const std::string& failure : failures) UNSCOPED_INFO(failure);
    CHECK(failures.empty());
  }

 private:
  const Scenario& scenario_;
};

class FaultTest : public Catch::ITestInvoker {
 public:
  explicit FaultTest(std::vector<std::string> faults) : faults_(std::move(faults)) {}

  void invoke() const override {
    for (const std::string& fault : faults_) UNSCOPED_INFO(fault);
    CHECK(faults_.empty());
  }

 private:
  std::vector<std::string> faults_;
};

std::vector<std::filesystem::path> scenario_paths() {
  const std::filesystem::path folder =
      std::filesystem::path(MAELSTROM_TESTS_DIR) / "scenarios" / "maelstrom";
  std::vector<std::filesystem::path> paths;
  std::error_code error;
  for (const auto& entry : std::filesystem::directory_iterator(folder, error)) {
    if (entry.path().extension() == ".scn") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

void add_test(Catch::Detail::unique_ptr<Catch::ITestInvoker> test, const char* file, int line,
              const std::string& name, const std::string& tags) {
  const Catch::AutoReg registered(std::move(test),
                                  Catch::SourceLineInfo(file, static_cast<std::size_t>(line)),
                                  Catch::StringRef(), Catch::NameAndTags{name, tags});
}

// Owns what the registered tests refer to. Runs before main, as all registrations do.
class Registration {
 public:
  Registration() {
    const std::vector<std::filesystem::path> paths = scenario_paths();
    std::vector<std::string> faults;
    if (paths.empty()) faults.push_back("no scenarios found");
    for (const std::filesystem::path& path : paths) {
      std::ifstream stream(path);
      std::stringstream text;
      text << stream.rdbuf();
      files_.push_back(read_scenarios(path.filename().string(), text.str()));
      faults.insert(faults.end(), files_.back().faults.begin(), files_.back().faults.end());
      for (const Scenario& scenario : files_.back().scenarios) add(path.stem().string(), scenario);
    }
    add_test(Catch::Detail::make_unique<FaultTest>(std::move(faults)), "scenarios", 0,
             "every scenario file can be read", "[maelstrom][scenario]");
  }

 private:
  static void add(const std::string& stem, const Scenario& scenario) {
    std::string tags = "[maelstrom][scenario]";
    std::string name = stem + ":" + std::to_string(scenario.line);
    for (const std::string& rule : scenario.rules) {
      tags += "[rule:" + rule + "]";
      name += " " + rule;
    }
    add_test(Catch::Detail::make_unique<ScenarioTest>(scenario), scenario.file.c_str(),
             scenario.line, name + " " + scenario.title, tags);
  }

  std::list<ScenarioFile> files_;
};

const Registration registration;

}  // namespace
}  // namespace mael::maelstrom
