#pragma once

#include <array>
#include <memory>
#include <vector>

#include <QByteArray>
#include <QSettings>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>
#include <sudoku/making/puzzlemaker.h>

#include "entrychoices.h"
#include "hintchoices.h"
#include "keysettings.h"
#include "viewchoices.h"

namespace sudoku {

/// The colours of the window; System follows the desktop.
enum class ThemeChoice { System, Light, Dark, HighContrast, HighContrastDark };

template <>
struct Names<ThemeChoice> {
  static constexpr std::array kNames = {
      Named{ThemeChoice::System, "system"},
      Named{ThemeChoice::Light, "light"},
      Named{ThemeChoice::Dark, "dark"},
      Named{ThemeChoice::HighContrast, "high-contrast"},
      Named{ThemeChoice::HighContrastDark, "high-contrast-dark"},
  };
};

/// The kinds of puzzle that the New Game dialog offers.
enum class NewGameKind { Make, Daily, Id };

template <>
struct Names<NewGameKind> {
  static constexpr std::array kNames = {
      Named{NewGameKind::Make, "make"},
      Named{NewGameKind::Daily, "daily"},
      Named{NewGameKind::Id, "id"},
  };
};

/// Tips for a newcomer, each shown on the board until the player has done once what the tip suggests.
enum class FirstTip { Write, Clear, NextStep, Learn };

template <>
struct Names<FirstTip> {
  static constexpr std::array kNames = {
      Named{FirstTip::Write, "write"},
      Named{FirstTip::Clear, "clear"},
      Named{FirstTip::NextStep, "next-step"},
      Named{FirstTip::Learn, "learn"},
  };
};

/// The choices made last in the New Game dialog.
struct NewGameChoices {
  NewGameKind kind = NewGameKind::Make;
  PuzzleRequest puzzle;
  Level dailyLevel = Level::Easy;
  bool isForMe = false;  ///< in place of the level of `puzzle`, what the player knows
};

/// The choices for the number of minutes without key press or pointer movement after which a game pauses by
/// itself; 0 for never.
inline constexpr std::array kPauseAfterMinutes = {0, 1, 2, 5, 10, 30};
inline constexpr int kUsualPauseMinutes = 5;

/// The settings of the player, kept between runs. No class but this and its parts knows the keys of the
/// settings file. A value that cannot be read counts as not set. The file is for the user alone; if it cannot
/// be written whole it stays as it was, and if something that is no file stands in its place, the settings
/// last until the end of the program.
class Settings {
 public:
  Settings();

  /// Writes settings to the file that have been set but not written yet.
  void sync() { m_settings.sync(); }

  /// The level of the puzzle that the command New begins next.
  Level level() const;
  void setLevel(Level level);
  /// Whether the command New begins a puzzle for what the player knows, whatever level() is.
  bool isForMe() const;
  void setForMe(bool isForMe);

  /// The code of the language that the player has chosen; empty for that of the desktop.
  QString language() const;
  void setLanguage(const QString& code);

  ThemeChoice theme() const;
  void setTheme(ThemeChoice theme);
  /// Whether the desktop was dark when the program last checked, so that the window starts in the right
  /// colours.
  bool desktopWasDark() const;
  void setDesktopWasDark(bool dark);

  ViewChoices viewChoices() const;
  void setViewChoices(const ViewChoices& choices);

  EntryChoices entryChoices() const;
  void setEntryChoices(const EntryChoices& choices);

  /// Whether events of the game make sounds; false by default.
  bool playsSounds() const;
  void setPlaysSounds(bool plays);

  /// The number of minutes without key press or pointer movement after which the game pauses: one of
  /// kPauseAfterMinutes.
  int pauseAfterMinutes() const;
  void setPauseAfterMinutes(int minutes);

  /// The statistics count games from this time on, in milliseconds since 1970, UTC; 0 if all games count.
  qint64 statisticsSince() const;
  void setStatisticsSince(qint64 timeMs);

  /// The choice of techniques that hints may use.
  HintChoices hintChoices() const;
  void setHintChoices(const HintChoices& choices);

  /// The choices made last in the New Game dialog.
  NewGameChoices newGameChoices() const;
  void setNewGameChoices(const NewGameChoices& choices);

  /// The keyboard shortcuts that the player has set for menu entries.
  const KeySettings& keys() const { return m_keys; }
  KeySettings& keys() { return m_keys; }

  /// The paths of the files that were opened or saved last, the latest first.
  QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  void clearRecentFiles();
  /// The random ids (StoredGame::key) of games begun by the command New in which no move has been made, the
  /// latest last.
  QStringList untouchedGames() const;
  void setUntouchedGames(const QStringList& keys);
  /// The format of the file that was saved last.
  Format saveFormat() const;
  void setSaveFormat(Format format);

  /// The beginner's tips that have not been completed yet, in the order in which they are shown; empty for a
  /// player whose settings are older than the tips.
  std::vector<FirstTip> firstTips() const;
  void setFirstTips(const std::vector<FirstTip>& tips);

  /// The packages of fonts of which the player was told that they are missing.
  QStringList fontPackagesTold() const;
  void setFontPackagesTold(const QStringList& packages);

  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& geometry);

 private:
  template <typename Enum>
  Enum read(const char* key, Enum otherwise) const;
  template <typename Enum>
  void write(const char* key, Enum value);

  /// Temporary folder for the settings file if its usual path is not a file.
  std::unique_ptr<QTemporaryDir> m_refuge;
  QSettings m_settings;
  KeySettings m_keys{m_settings};
};

}  // namespace sudoku
