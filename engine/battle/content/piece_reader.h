// One table of assets/battle while it is read, and what is wrong with it.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/table.h"

namespace mael::battle {

// Adds its messages where it ends.
class PieceReader {
 public:
  PieceReader(const char* file, std::vector<std::string>& messages)
      : file_(file), messages_(messages) {}
  ~PieceReader() {
    for (const Error& fault : faults_) messages_.push_back(describe(fault, file_));
  }
  PieceReader(const PieceReader&) = delete;
  PieceReader& operator=(const PieceReader&) = delete;

  Faults& faults() { return faults_; }
  std::uint8_t number(const Record& record, int column, int low, int high) {
    return static_cast<std::uint8_t>(record.number(column, low, high, faults_));
  }
  // A number, or 0 for `-`.
  std::uint8_t number_or_none(const Record& record, int column, int low, int high) {
    return record.text(column) == "-" ? std::uint8_t{0} : number(record, column, low, high);
  }
  bool require(const Record& record, int column, bool kept, std::string message) {
    if (!kept) record.fault(column, std::move(message), faults_);
    return kept;
  }

 private:
  const char* file_;
  std::vector<std::string>& messages_;
  Faults faults_;
};

}  // namespace mael::battle
