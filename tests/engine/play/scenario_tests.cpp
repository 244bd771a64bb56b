#include "tests/engine/play/scenario_tests.h"

#include <catch2/catch_test_macros.hpp>

namespace mael {
namespace {

class ScenarioTest : public Catch::ITestInvoker {
 public:
  ScenarioTest(const Scenario& scenario, PlayScenario play) : scenario_(scenario), play_(play) {}

  void invoke() const override {
    const std::vector<std::string> failures = play_(scenario_);
    for (const std::string& failure : failures) UNSCOPED_INFO(failure);
    CHECK(failures.empty());
  }

 private:
  const Scenario& scenario_;
  PlayScenario play_;
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

void add_test(Catch::Detail::unique_ptr<Catch::ITestInvoker> test, const char* file, int line,
              const std::string& name, const std::string& tags) {
  const Catch::AutoReg registered(std::move(test),
                                  Catch::SourceLineInfo(file, static_cast<std::size_t>(line)),
                                  Catch::StringRef(), Catch::NameAndTags{name, tags});
}

}  // namespace

ScenarioTests::ScenarioTests(const std::string& folder, const std::string& tag, PlayScenario play) {
  std::vector<std::string> faults;
  for (ScenarioFile& file : scenario_files(folder)) {
    files_.push_back(std::move(file));
    faults.insert(faults.end(), files_.back().faults.begin(), files_.back().faults.end());
    for (const Scenario& scenario : files_.back().scenarios) add(scenario, tag, play);
  }
  if (files_.empty()) faults.push_back("no scenarios found");
  add_test(Catch::Detail::make_unique<FaultTest>(std::move(faults)), "scenarios", 0,
           "every scenario file of " + folder + " can be read", tag + "[scenario]");
}

void ScenarioTests::add(const Scenario& scenario, const std::string& tag, PlayScenario play) {
  std::string tags = tag + "[scenario]";
  const std::string stem = scenario.file.substr(0, scenario.file.rfind('.'));
  std::string name = stem + ":" + std::to_string(scenario.line);
  for (const std::string& rule : scenario.rules) {
    tags += "[rule:" + rule + "]";
    name += " " + rule;
  }
  add_test(Catch::Detail::make_unique<ScenarioTest>(scenario, play), scenario.file.c_str(),
           scenario.line, name + " " + scenario.title, tags);
}

}  // namespace mael
