// What a game may leave out, left out by name: every such thing is a constant of the game, its
// function or kAbsent. Nothing is found, or missed, by whether a function of some name exists.
#pragma once

#include <concepts>
#include <type_traits>

namespace mael {

struct Absent {};
inline constexpr Absent kAbsent{};

template <class Hook>
constexpr bool has(const Hook&) {
  return !std::same_as<Hook, Absent>;
}

// A hook is a function of this signature, or absent.
template <class Hook, class Signature>
concept HookOf = std::same_as<std::remove_cvref_t<Hook>, Absent> ||
    std::same_as<std::remove_cvref_t<Hook>, Signature*>;

}  // namespace mael
