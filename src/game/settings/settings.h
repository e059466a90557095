#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QKeySequence>
#include <QList>
#include <QSettings>
#include <QTemporaryDir>

#include <sudoku/formats/formats.h>
#include <sudoku/making/puzzlemaker.h>

#include "hintchoices.h"
#include "viewchoices.h"

namespace sudoku {

/// The colours of the window.
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

/// What a player presses first to make an entry, the number or the cell.
enum class InputOrder {
  NumberFirst,  ///< a number that is pressed is chosen, and clicks on cells write it
  CellFirst,    ///< a number that is pressed goes into the selected cells, and clicks only select
  Either,       ///< CellFirst after a click on an empty cell, else NumberFirst
};

template <>
struct Names<InputOrder> {
  static constexpr std::array kNames = {
      Named{InputOrder::NumberFirst, "number"},
      Named{InputOrder::CellFirst, "cell"},
      Named{InputOrder::Either, "either"},
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

/// Tips for a newcomer, each shown on the board until its action has been done once.
enum class FirstTip { Write, Clear, NextStep };

template <>
struct Names<FirstTip> {
  static constexpr std::array kNames = {
      Named{FirstTip::Write, "write"},
      Named{FirstTip::Clear, "clear"},
      Named{FirstTip::NextStep, "next-step"},
  };
};

/// The last choices in the New Game dialog.
struct NewGameChoices {
  NewGameKind kind = NewGameKind::Make;
  PuzzleRequest puzzle;
  Level dailyLevel = Level::Easy;
};

/// The choices for the minutes without key or pointer after which a game pauses by itself; 0: never.
inline constexpr std::array kPauseAfterMinutes = {0, 1, 2, 5, 10, 30};
inline constexpr int kUsualPauseMinutes = 5;

/// The settings of the player, kept between runs. No other class knows the keys of the settings file. A value
/// that cannot be read counts as not set. The file is for the user alone; if it cannot be written whole it
/// stays as it was, and if something that is no file stands in its place, the settings last until the end of
/// the program.
class Settings {
 public:
  Settings();

  /// Writes to the file what has been set and is not written yet.
  void sync() { m_settings.sync(); }

  /// The level of the puzzle that the command New begins next.
  Level level() const;
  void setLevel(Level level);

  ThemeChoice theme() const;
  void setTheme(ThemeChoice theme);
  /// Whether the desktop was dark when last seen, so that the window starts in the right colours.
  bool desktopWasDark() const;
  void setDesktopWasDark(bool dark);

  ViewChoices viewChoices() const;
  void setViewChoices(const ViewChoices& choices);

  /// Whether wrong entries are marked as soon as they are made; false unless set.
  bool checksEntries() const;
  void setChecksEntries(bool checks);
  InputOrder inputOrder() const;
  void setInputOrder(InputOrder order);
  /// Whether entering a digit erases its notes from all cells that see the entry.
  bool erasesNotes() const;
  void setErasesNotes(bool erases);
  /// Whether events of the game make sounds; false unless set.
  bool playsSounds() const;
  void setPlaysSounds(bool plays);

  /// The minutes without key or pointer after which the game pauses: one of kPauseAfterMinutes.
  int pauseAfterMinutes() const;
  void setPauseAfterMinutes(int minutes);

  /// The time since which games count in the statistics, in milliseconds since 1970, UTC; 0: all games count.
  /// The value stays on this machine, and an export has all games.
  qint64 statisticsSince() const;
  void setStatisticsSince(qint64 timeMs);

  /// Which techniques hints may use.
  HintChoices hintChoices() const;
  void setHintChoices(const HintChoices& choices);

  /// What was last chosen in the New Game dialog.
  NewGameChoices newGameChoices() const;
  void setNewGameChoices(const NewGameChoices& choices);

  /// The keys that the player has set for a menu entry, each one press; nothing if the player has set none.
  std::optional<QList<QKeySequence>> keys(const QString& action) const;
  void setKeys(const QString& action, const QList<QKeySequence>& keys);
  /// All keys that the player has set, by the names of the menu entries.
  std::map<QString, QList<QKeySequence>> allKeys() const;
  void forgetKeys(const QString& action);
  void forgetAllKeys();

  /// Paths of the files opened or saved last, the latest first.
  QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  void clearRecentFiles();
  /// The keys (random ids) of games begun by New in which nothing has been played, the latest last.
  QStringList untouchedGames() const;
  void setUntouchedGames(const QStringList& keys);
  /// The format of the file that was saved last.
  Format saveFormat() const;
  void setSaveFormat(Format format);

  /// The beginner's tips whose actions have not been done yet, in the order in which they are shown; empty
  /// for a player whose settings are older than the tips.
  std::vector<FirstTip> firstTips() const;
  void setFirstTips(const std::vector<FirstTip>& tips);

  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& geometry);

 private:
  template <typename Enum>
  Enum read(const char* key, Enum otherwise) const;
  template <typename Enum>
  void write(const char* key, Enum value);

  std::unique_ptr<QTemporaryDir> m_refuge;  ///< folder for the settings file when it can stand nowhere else
  QSettings m_settings;
};

}  // namespace sudoku
