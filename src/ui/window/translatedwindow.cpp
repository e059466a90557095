#include "translatedwindow.h"

#include <QApplication>
#include <QLocale>

#include "game/control/gamecontroller.h"
#include "game/language/languages.h"
#include "game/language/translations.h"
#include "game/settings/settings.h"
#include "pages.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/style/scriptfonts.h"
#include "ui/style/sudokustyle.h"

namespace sudoku {

const Language& languageOf(const Settings& settings) {
  const Language* const chosen = languageOf(settings.language());
  return chosen != nullptr && Translations::has(*chosen) ? *chosen
                                                         : languageFor(QLocale::system().uiLanguages());
}

TranslatedWindow::TranslatedWindow(const Game& game, GameController& controller, Settings& settings,
                                   SudokuStyle& style, Translations& translations)
    : m_game(game),
      m_controller(controller),
      m_settings(settings),
      m_style(style),
      m_translations(translations) {
  build();
  // The window may be carrying out the choice at the moment, so it is replaced later.
  connect(&m_controller.preferences(), &Preferences::languageChanged, this, &TranslatedWindow::buildAnew,
          Qt::QueuedConnection);
}

void TranslatedWindow::show() {
  m_window->show();
  const QString package = missingFontPackage(m_translations.language());
  const QStringList told = m_settings.fontPackagesTold();
  if (package.isEmpty() || told.contains(package)) return;
  m_settings.setFontPackagesTold(told + QStringList{package});
  emit m_controller.messages().reported(wordsOnMissingFonts(package));
}

void TranslatedWindow::build() {
  setFontsFor(m_translations.language());
  m_window = std::make_unique<MainWindow>(m_game, m_controller, m_settings, m_style);
}

void TranslatedWindow::buildAnew() {
  const auto showPage = m_window->pages().reopening();
  PlayTime& time = m_controller.time();
  const bool isPaused = time.isPaused();
  const bool hasPreferences = m_window->findChild<PreferencesDialog*>() != nullptr;
  m_settings.setWindowGeometry(m_window->saveGeometry());
  // Without any window for a moment, the program goes on.
  QGuiApplication::setQuitOnLastWindowClosed(false);
  m_window.reset();
  m_translations.use(languageOf(m_settings));
  build();
  // The new window hears of a pause and of the hint as if they began now.
  if (isPaused) {
    time.setPaused(false);
    time.setPaused(true);
  }
  m_controller.hints().retell();
  showPage(m_window->pages());
  show();
  QGuiApplication::setQuitOnLastWindowClosed(true);
  if (hasPreferences) m_window->showPreferences();
}

}  // namespace sudoku
