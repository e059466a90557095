#include "themecommands.h"

#include <array>
#include <utility>

#include "commands.h"
#include "game/control/preferences.h"
#include "game/settings/settings.h"

namespace sudoku {

void setThemeCommands(Commands& commands, const Settings& settings, Preferences& preferences,
                      const std::function<void()>& taken) {
  constexpr std::array kThemes = {
      std::pair("theme-system", ThemeChoice::System), std::pair("theme-light", ThemeChoice::Light),
      std::pair("theme-dark", ThemeChoice::Dark), std::pair("theme-high-contrast", ThemeChoice::HighContrast),
      std::pair("theme-high-contrast-dark", ThemeChoice::HighContrastDark)};
  for (const auto& entry : kThemes) {
    const ThemeChoice theme = entry.second;
    commands.setTicking(
        entry.first,
        [&preferences, taken, theme](bool /*isTicked*/) {
          preferences.setTheme(theme);
          taken();
        },
        [&settings, theme] { return settings.theme() == theme; });
  }
}

}  // namespace sudoku
