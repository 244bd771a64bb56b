#include "web/base/theme_imgui.h"

#include <array>

#include "embedded/fonts.h"
#include "web/base/icon_outlines.h"
#include "web/base/sign_icons.h"

namespace mael::web {
namespace {

// Dear ImGui measures a font from ascender to descender, the type scale from em to em.
constexpr float kTextPerEm = 1.2102F;
constexpr float kTitlePerEm = 1.348F;

constexpr std::array<ImWchar, 9> kLetters{0x20, 0x7E, 0xA0, 0xFF, 0x152, 0x178, 0x2010, 0x2044, 0};
constexpr std::array<ImWchar, 3> kMinus{0x2212, 0x2212, 0};

constexpr ImWchar glyph_of(Icon icon) {
  return static_cast<ImWchar>(kFirstIconGlyph + static_cast<unsigned>(icon) - 1);
}

// Ranges of glyphs, and each portrait that is a sign (web/base/sign_icons.h) as one more.
template <std::size_t kEnds>
constexpr auto with_portraits(const std::array<ImWchar, kEnds>& ranges) {
  std::array<ImWchar, kEnds + 2 * kSignPortraits.size() + 1> all{};
  std::size_t end = 0;
  for (const ImWchar each : ranges) all.at(end++) = each;
  for (const Icon icon : kSignPortraits) {
    all.at(end) = all.at(end + 1) = glyph_of(icon);
    end += 2;
  }
  return all;  // the last is 0
}
constexpr auto kLastIcon = static_cast<ImWchar>(kFirstIconGlyph + kIconCount - 1);
constexpr auto kFirstCard = static_cast<ImWchar>(kLastIcon - kCardIconCount + 1);
constexpr auto kSigns = with_portraits(std::array{glyph_of(kFirstSign), kLastIcon});
constexpr auto kEmblems =
    with_portraits(std::array{glyph_of(Icon::EmblemArcanae), glyph_of(Icon::EmblemDeep),
                              glyph_of(Icon::Sun), glyph_of(Icon::Leaf), kFirstCard, kLastIcon});

class Baker {
 public:
  Baker(ImFontAtlas& atlas, float ratio) : atlas_(atlas), ratio_(ratio) {}

  ImFont* face(std::span<const std::uint8_t> font, float em, float per_em) {
    ImFont* made = add(font, em * per_em, kLetters.data(), false);
    add(font, em * per_em, kMinus.data(), true);
    return made;
  }

  // Of all fonts in one.
  ImFont* icons(std::span<const std::vector<std::uint8_t>> fonts, float size,
                const ImWchar* range) {
    ImFont* made = nullptr;
    for (const std::vector<std::uint8_t>& font : fonts) {
      made = add(font, size, range, made != nullptr);
    }
    return made;
  }

 private:
  ImFont* add(std::span<const std::uint8_t> font, float size, const ImWchar* range, bool merge) {
    ImFontConfig config;
    config.FontDataOwnedByAtlas = false;
    config.MergeMode = merge;
    config.OversampleH = ratio_ < 1.5F ? 2 : 1;
    auto* data = const_cast<unsigned char*>(font.data());  // only read
    const auto bytes = static_cast<int>(font.size());
    return atlas_.AddFontFromMemoryTTF(data, bytes, size * ratio_, &config, range);
  }

  ImFontAtlas& atlas_;
  float ratio_;
};

void set_metrics(ImGuiStyle& style, const Metrics& metrics) {
  style.WindowPadding = {metrics.pad, metrics.pad};
  style.WindowRounding = metrics.radius;
  style.WindowBorderSize = 0;
  style.ChildRounding = metrics.radius;
  style.ChildBorderSize = 0;
  style.PopupRounding = metrics.radius;
  style.PopupBorderSize = 0;
  style.FramePadding = {12, 10};
  style.FrameRounding = metrics.radius_small;
  style.FrameBorderSize = 0;
  style.ItemSpacing = {metrics.gap, metrics.gap};
  style.ItemInnerSpacing = {metrics.gap, metrics.gap};
  style.ScrollbarSize = 10;
  style.ScrollbarRounding = 5;
  style.GrabRounding = metrics.radius_small;
  style.WindowMinSize = {1, 1};
  style.DisabledAlpha = 1;
  style.AntiAliasedLinesUseTex = true;
}

ImVec4 as_floats(Rgba c) { return ImGui::ColorConvertU32ToFloat4(packed(c)); }

void set_colors(ImGuiStyle& style, const Palette& color) {
  for (ImVec4& any : style.Colors) any = as_floats(color.panel_raised);
  style.Colors[ImGuiCol_Text] = as_floats(color.text);
  style.Colors[ImGuiCol_TextDisabled] = as_floats(color.text_off);
  style.Colors[ImGuiCol_WindowBg] = as_floats(with_alpha(color.panel, 0));
  style.Colors[ImGuiCol_ChildBg] = as_floats(with_alpha(color.panel, 0));
  style.Colors[ImGuiCol_PopupBg] = as_floats(color.panel_raised);
  style.Colors[ImGuiCol_Border] = as_floats(color.line);
  style.Colors[ImGuiCol_BorderShadow] = {0, 0, 0, 0};
  style.Colors[ImGuiCol_ScrollbarBg] = {0, 0, 0, 0};
  style.Colors[ImGuiCol_ScrollbarGrab] = as_floats(with_alpha(color.edge, 0.55F));
  style.Colors[ImGuiCol_ScrollbarGrabHovered] = as_floats(with_alpha(color.edge, 0.8F));
  style.Colors[ImGuiCol_ScrollbarGrabActive] = as_floats(color.edge);
  style.Colors[ImGuiCol_Separator] = as_floats(color.line);
  style.Colors[ImGuiCol_TextSelectedBg] = as_floats(with_alpha(color.focus, 0.35F));
  style.Colors[ImGuiCol_NavHighlight] = {0, 0, 0, 0};  // widgets draw their own focus
  style.Colors[ImGuiCol_ModalWindowDimBg] = as_floats(color.shade);
}

}  // namespace

Look& look() { return *static_cast<Look*>(ImGui::GetIO().UserData); }

void use_look(Look& wanted) { ImGui::GetIO().UserData = &wanted; }

void take_up_icons(Look& wanted, std::span<const std::uint8_t> packed) {
  wanted.icon_fonts.push_back(icon_font(packed));
}

bool take_up_font(Look& wanted, IconFont font) {
  const auto place = static_cast<std::size_t>(font);
  if (wanted.icons_taken_up.test(place)) return false;
  for (const IconSource& source : wanted.icon_sources) {
    if (source.font != font) continue;
    source.take_up(wanted);
    wanted.icons_taken_up.set(place);
    return true;
  }
  return false;
}

void bake_fonts(Look& wanted, float pixel_ratio) {
  ImGuiIO& io = ImGui::GetIO();
  const TypeScale& type = theme().type;
  wanted.pixel_ratio = pixel_ratio;
  io.Fonts->Clear();
  io.Fonts->Flags |= ImFontAtlasFlags_NoMouseCursors;
  io.FontGlobalScale = 1 / pixel_ratio;
  Baker baker(*io.Fonts, pixel_ratio);
  Fonts& fonts = wanted.fonts;
  fonts.body = baker.face(embedded::kTextFont, type.body, kTextPerEm);
  fonts.caption = baker.face(embedded::kTextFont, type.caption, kTextPerEm);
  fonts.strong = baker.face(embedded::kStrongFont, type.body, kTextPerEm);
  fonts.lead = baker.face(embedded::kStrongFont, type.lead, kTextPerEm);
  fonts.title = baker.face(embedded::kTitleFont, type.title, kTitlePerEm);
  fonts.display = baker.face(embedded::kTitleFont, type.display, kTitlePerEm);
  fonts.icons = baker.icons(wanted.icon_fonts, 24, kSigns.data());
  fonts.emblems = baker.icons(wanted.icon_fonts, 72, kEmblems.data());
  io.FontDefault = fonts.body;
  io.Fonts->Build();
}

void apply_style() {
  ImGuiStyle& style = ImGui::GetStyle();
  style = ImGuiStyle{};
  set_metrics(style, theme().metrics);
  set_colors(style, theme().color);
}

std::span<const unsigned char> typeface(int which) {
  switch (which) {
    case 0: return embedded::kTextFont;
    case 1: return embedded::kStrongFont;
    default: return embedded::kTitleFont;
  }
}

IconText icon_text(Icon icon) {
  if (icon == Icon::None) return {};
  const unsigned code = glyph_of(icon);
  const auto byte = [](unsigned v) { return static_cast<char>(v); };
  return {{byte(0xE0U | (code >> 12U)), byte(0x80U | ((code >> 6U) & 0x3FU)),
           byte(0x80U | (code & 0x3FU)), '\0'}};
}

}  // namespace mael::web
