// A game of any kind that is laid out (laid_game.h), and tables made of it.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "engine/play/any_match.h"
#include "web/app/laid_game.h"
#include "web/table/kinds/hosted_table.h"
#include "web/table/session/open_game.h"

namespace mael::web {

class LaidTable final : public LaidGame {
 public:
  explicit LaidTable(NewTable table, HostedTable::Found found = {})
      : table_(std::move(table)), found_(found) {}

  Bytes file() const override;
  void set_clock(const ClockTerms& terms) override { table_.seating.clock = {terms}; }

  LaidOut linked(const Sealing& told, const KeptSecrets& kept, std::uint64_t seed) const override;

  // What lies in storage as it is here stays there.
  std::unique_ptr<OpenTable> hosted(TableHooks& hooks, Place place) override;
  std::unique_ptr<OpenTable> taught(TableHooks& hooks, std::string_view id, const Lesson& lesson,
                                    int step) override;
  // A seat must be asked in its position, of which nothing is hidden.
  OpenedTable posed(TableHooks& hooks, const Puzzle& puzzle, const std::string& told) override;
  OpenedTable analysed(TableHooks& hooks, int entries) override;

 private:
  NewTable table_;
  HostedTable::Found found_;
};

}  // namespace mael::web
