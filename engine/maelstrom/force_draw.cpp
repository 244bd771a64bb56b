#include "engine/maelstrom/force_draw.h"

#include <algorithm>
#include <cassert>

namespace mael::maelstrom {
namespace {

int between(Random& random, int low, int high) {
  return low + static_cast<int>(random.below(static_cast<std::uint32_t>(high - low + 1)));
}

class Drawing {
 public:
  Drawing(Random& random, Alignment alignment) : random_(random) {
    std::array<Faction, kFactions / 2> all{};
    std::size_t next = 0;
    for (int i = 0; i < kFactions; ++i) {
      const auto faction = static_cast<Faction>(i);
      if (alignment_of(faction) == alignment) all[next++] = faction;
    }
    random_.shuffle(all);
    const int chosen = between(random_, 1, 3);
    factions_.assign(all.begin(), all.begin() + chosen);
  }

  // Adds tiles the test likes until `tiles` more are there or every one has all its copies.
  template <class Likes>
  void add(int tiles, Likes&& likes) {
    std::vector<TileKind> kinds;
    for (int kind = 0; kind < catalogue().size(); ++kind) {
      const TileData& data = catalogue()[static_cast<TileKind>(kind)];
      if (is_of_force(data) && likes(data)) kinds.push_back(static_cast<TileKind>(kind));
    }
    while (tiles > 0 && !kinds.empty()) {
      const auto place = random_.below(static_cast<std::uint32_t>(kinds.size()));
      const TileKind kind = kinds[place];
      const int now = count_of(force_, kind);
      set_count(force_, kind, now + 1);
      --tiles;
      if (now + 1 < kMaxCopies || catalogue()[kind].has(Trait::Primary)) continue;
      kinds.erase(kinds.begin() + static_cast<std::ptrdiff_t>(place));
    }
  }

  std::vector<ForceLine> take() { return std::move(force_); }
  int room(int size) const { return size - size_of(force_); }

 private:
  bool is_of_force(const TileData& data) const {
    return std::find(factions_.begin(), factions_.end(), data.faction) != factions_.end();
  }

  Random& random_;
  std::vector<Faction> factions_;
  std::vector<ForceLine> force_;
};

}  // namespace

std::vector<ForceLine> draw_force(Random& random, Edition edition, Alignment alignment, int size) {
  assert(size > kOpeningHand && size <= kMaxForce);
  Drawing drawing(random, alignment);
  const auto is_primary = [](const TileData& tile) { return tile.has(Trait::Primary); };
  drawing.add(std::max(1, size * 3 / 10), is_primary);
  if (edition == Edition::Vortex) {
    drawing.add(between(random, 1, size / 5),
                [](const TileData& tile) { return tile.set == TileSet::Vortex; });
  }
  drawing.add(drawing.room(size), [](const TileData& tile) {
    return tile.set != TileSet::Vortex && !tile.has(Trait::Primary);
  });
  drawing.add(drawing.room(size), is_primary);  // where a small faction has no more to give
  return drawing.take();
}

Setup draw_advanced_setup(Random& random, Edition edition) {
  Setup setup;
  setup.edition = edition;
  setup.advanced = true;
  const int size = between(random, 12, 40);
  const std::size_t good = random.below(2);
  setup.forces[good] = draw_force(random, edition, Alignment::Good, size);
  setup.forces[1 - good] = draw_force(random, edition, Alignment::Evil, size);
  return setup;
}

}  // namespace mael::maelstrom
