#include "web/app/bot_desk.h"

#include <charconv>
#include <optional>

#include "engine/core/base64.h"
#include "engine/maelstrom/snapshot.h"
#include "engine/play/bots.h"

namespace mael::web {

namespace {

using mael::maelstrom::Action;
using mael::maelstrom::Maelstrom;
using mael::maelstrom::State;

struct BotQuestion {
  PlayerKind kind = PlayerKind::RandomBot;
  Seat seat = Seat::A;
  std::uint64_t seed = 0;
  State seen;
};

// Takes the next word off a line; empty when there is none.
std::string_view next_word(std::string_view& line) {
  const std::size_t end = std::min(line.find(' '), line.size());
  const std::string_view word = line.substr(0, end);
  line.remove_prefix(std::min(end + 1, line.size()));
  return word;
}

std::optional<std::uint64_t> read_number(std::string_view word) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size()) return {};
  return number;
}

std::optional<BotQuestion> read_question(std::string_view line) {
  const auto kind = read_number(next_word(line));
  const auto seat = read_number(next_word(line));
  const auto seed = read_number(next_word(line));
  const auto bytes = from_base64(line);
  if (!kind || !seat || *seat >= mael::maelstrom::kSeats || !seed || !bytes) return {};
  if (*kind != static_cast<std::uint64_t>(PlayerKind::RandomBot) &&
      *kind != static_cast<std::uint64_t>(PlayerKind::GreedyBot)) {
    return {};
  }
  const auto seen = mael::maelstrom::unpack(*bytes, mael::maelstrom::kPackedVersion);
  if (!seen) return {};
  return BotQuestion{static_cast<PlayerKind>(*kind), seat_at(static_cast<int>(*seat)), *seed,
                     *seen};
}

Action choose(const BotQuestion& question) {
  if (question.kind == PlayerKind::GreedyBot) {
    return GreedyBot<Maelstrom>(question.seed).choose(question.seen, question.seat);
  }
  return RandomBot<Maelstrom>(question.seed).choose(question.seen, question.seat);
}

}  // namespace

std::string ask_bot(const State& state, Seat seat, PlayerKind kind, std::uint64_t seed) {
  return std::to_string(static_cast<int>(kind)) + ' ' + std::to_string(index_of(seat)) + ' ' +
         std::to_string(seed) + ' ' + to_base64(pack(observe(state, seat)));
}

std::string answer_bot(std::string_view question) {
  const std::optional<BotQuestion> read = read_question(question);
  if (!read || !to_act(read->seen).includes(read->seat)) return {};
  return write_action(read->seen, choose(*read));
}

}  // namespace mael::web
