#include "engine/core/sha256.h"

#include <vector>

namespace mael {
namespace {

constexpr std::size_t kBlock = 64;
constexpr std::size_t kRounds = 64;

// The first 32 bits of the fractions of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, kRounds> kConstants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

using Words = std::array<std::uint32_t, 8>;

// The same of the square roots of the first eight.
constexpr Words kBeginning{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr std::uint32_t turned(std::uint32_t word, int by) {
  return word >> by | word << (32 - by);
}

std::uint32_t word_at(std::span<const std::uint8_t> bytes, std::size_t place) {
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < 4; ++i) word = word << 8 | bytes[place + i];
  return word;
}

std::array<std::uint32_t, kRounds> schedule(std::span<const std::uint8_t> block) {
  std::array<std::uint32_t, kRounds> w{};
  for (std::size_t i = 0; i < 16; ++i) w[i] = word_at(block, 4 * i);
  for (std::size_t i = 16; i < kRounds; ++i) {
    const std::uint32_t a = w[i - 15], b = w[i - 2];
    w[i] = w[i - 16] + (turned(a, 7) ^ turned(a, 18) ^ a >> 3) + w[i - 7] +
           (turned(b, 17) ^ turned(b, 19) ^ b >> 10);
  }
  return w;
}

void fold_in(Words& sum, std::span<const std::uint8_t> block) {
  const auto w = schedule(block);
  auto [a, b, c, d, e, f, g, h] = sum;
  for (std::size_t i = 0; i < kRounds; ++i) {
    const std::uint32_t one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
                              ((e & f) ^ (~e & g)) + kConstants[i] + w[i];
    const std::uint32_t two =
        (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + one;
    d = c, c = b, b = a, a = one + two;
  }
  const Words mixed{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += mixed[i];
}

// A one, zeros up to whole blocks, and the length in bits.
std::vector<std::uint8_t> padded(std::span<const std::uint8_t> bytes) {
  std::vector<std::uint8_t> all(bytes.begin(), bytes.end());
  all.push_back(0x80);
  while (all.size() % kBlock != kBlock - 8) all.push_back(0);
  const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
  for (int shift = 56; shift >= 0; shift -= 8) {
    all.push_back(static_cast<std::uint8_t>(bits >> shift));
  }
  return all;
}

}  // namespace

Digest sha256(std::span<const std::uint8_t> bytes) {
  const std::vector<std::uint8_t> all = padded(bytes);
  Words sum = kBeginning;
  for (std::size_t place = 0; place < all.size(); place += kBlock) {
    fold_in(sum, std::span(all).subspan(place, kBlock));
  }
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<std::uint8_t>(sum[i / 4] >> (24 - 8 * (i % 4)));
  }
  return digest;
}

}  // namespace mael
