#include "engine/play/link.h"

#include <algorithm>
#include <cassert>

#include "engine/core/base64.h"
#include "engine/core/checksum.h"
#include "engine/core/table.h"
#include "engine/play/find_link.h"

namespace mael {

namespace {

constexpr std::string_view kVersions =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
static_assert(kVersions.size() == kMaxLinkVersion + 1);

constexpr std::size_t kHead = 3;  // kind, game, version
constexpr std::string_view kKinds = "pmtfa";

// What stands behind the #, or all of it where there is none.
std::string_view fragment_of(std::string_view text) {
  const std::size_t hash = text.find('#');
  return hash == std::string_view::npos ? text : text.substr(hash + 1);
}

// Whether the text could be a link, or part of one: a kind of ours in front and no strange letter.
bool looks_like_link(std::string_view text) {
  return kKinds.find(text.front()) != std::string_view::npos &&
         std::all_of(text.begin(), text.end(), is_base64);
}

Error damaged() { return {"This link is damaged: not all of it arrived as it was sent."}; }

Result<LinkParts> unfold(std::string_view text) {
  const std::string_view payload = text.substr(kHead, text.size() - kHead - kCheckLength);
  Result<std::vector<std::uint8_t>> bytes = from_base64(payload);
  const std::size_t version = kVersions.find(text[2]);
  if (!bytes || version == std::string_view::npos) return damaged();
  return LinkParts{static_cast<LinkKind>(text[0]), text[1], static_cast<int>(version),
                   std::move(*bytes)};
}

Result<LinkParts> find_format(const LinkParts& parts, std::span<const LinkFormat> formats) {
  for (const LinkFormat& format : formats) {
    if (format.kind != parts.kind || format.game != parts.game) continue;
    if (parts.version > format.newest) {
      return Error{
          "This link was made by a newer version of the program: reload the page to "
          "update it."};
    }
    if (parts.version < format.oldest) return Error{"This link is too old to be opened."};
    return parts;
  }
  return Error{"This link holds something this version of the program does not know."};
}

}  // namespace

std::string write_link(LinkKind kind, char game, int version, std::span<const std::uint8_t> bytes) {
  assert(version >= 0 && version <= kMaxLinkVersion && is_base64(game));
  std::string text{static_cast<char>(kind), game, kVersions[static_cast<std::size_t>(version)]};
  text += to_base64(bytes);
  return "#" + text + check_of(text);
}

bool is_whole_link(std::string_view fragment) {
  if (fragment.size() < kHead + kCheckLength) return false;
  if (kKinds.find(fragment.front()) == std::string_view::npos) return false;
  const std::size_t body = fragment.size() - kCheckLength;
  return check_of(fragment.substr(0, body)) == fragment.substr(body);
}

bool holds_link(LinkKind kind, std::string_view text) {
  const std::string found = find_link(text);
  return found.size() > 1 && found[1] == static_cast<char>(kind);
}

Result<LinkParts> read_link(std::string_view text, std::span<const LinkFormat> formats) {
  const std::string found = find_link(text);
  text = trimmed(fragment_of(trimmed(found.empty() ? text : found)));
  if (text.empty()) return Error{"There is no link here."};
  if (!looks_like_link(text)) return Error{"This is not a link to one of our tables."};
  if (text.size() > kMaxLink) return Error{"This link is too long to be one of ours."};
  if (!is_whole_link(text)) return damaged();
  const Result<LinkParts> parts = unfold(text);
  return parts ? find_format(*parts, formats) : parts;
}

}  // namespace mael
