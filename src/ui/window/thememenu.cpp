#include "thememenu.h"

#include <array>

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include "game/control/preferences.h"
#include "game/settings/settings.h"
#include "ui/keys/namedaction.h"

namespace sudoku {
namespace {

struct ThemeEntry {
  ThemeChoice theme;
  const char* name;
  const char* text;
};

constexpr std::array kThemeEntries = {
    ThemeEntry{ThemeChoice::System, "theme-system", QT_TRANSLATE_NOOP("ThemeMenu", "&As the desktop")},
    ThemeEntry{ThemeChoice::Light, "theme-light", QT_TRANSLATE_NOOP("ThemeMenu", "&Light")},
    ThemeEntry{ThemeChoice::Dark, "theme-dark", QT_TRANSLATE_NOOP("ThemeMenu", "&Dark")},
    ThemeEntry{ThemeChoice::HighContrast, "theme-high-contrast",
               QT_TRANSLATE_NOOP("ThemeMenu", "&High contrast, light")},
    ThemeEntry{ThemeChoice::HighContrastDark, "theme-high-contrast-dark",
               QT_TRANSLATE_NOOP("ThemeMenu", "High &contrast, dark")},
};

}  // namespace

void addThemeMenu(QMenu& menu, const Settings& settings, Preferences& preferences,
                  const std::function<void()>& taken) {
  QMenu* themes = menu.addMenu(QCoreApplication::translate("ThemeMenu", "&Theme"));
  auto* group = new QActionGroup(themes);
  for (const ThemeEntry& entry : kThemeEntries) {
    QAction* action =
        addNamedAction(*themes, QCoreApplication::translate("ThemeMenu", entry.text), entry.name);
    action->setCheckable(true);
    action->setData(static_cast<int>(entry.theme));
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, themes, [&preferences, taken, theme = entry.theme] {
      preferences.setTheme(theme);
      taken();
    });
  }
  // The theme can be chosen in the preferences, too: tick the present one whenever the menu opens.
  const auto show = [group, &settings] {
    for (QAction* action : group->actions())
      action->setChecked(action->data().toInt() == static_cast<int>(settings.theme()));
  };
  QObject::connect(themes, &QMenu::aboutToShow, group, show);
  show();
}

}  // namespace sudoku
