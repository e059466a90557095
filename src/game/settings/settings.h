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

/// Which colours the window takes.
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

/// Which of the two a player presses first to make an entry.
enum class InputOrder {
  NumberFirst,  ///< a number that is pressed is chosen, and clicks write it
  CellFirst,    ///< a number that is pressed goes into the selected cells, and clicks only select
  Either,       ///< the latter after a click on an open cell, else the former
};

template <>
struct Names<InputOrder> {
  static constexpr std::array kNames = {
      Named{InputOrder::NumberFirst, "number"},
      Named{InputOrder::CellFirst, "cell"},
      Named{InputOrder::Either, "either"},
  };
};

/// The ways to a puzzle in the New Game dialog.
enum class NewGameKind { Make, Daily, Id };

template <>
struct Names<NewGameKind> {
  static constexpr std::array kNames = {
      Named{NewGameKind::Make, "make"},
      Named{NewGameKind::Daily, "daily"},
      Named{NewGameKind::Id, "id"},
  };
};

/// What a newcomer is shown on the board until it has been done once.
enum class FirstHint { Write, Clear, NextStep };

template <>
struct Names<FirstHint> {
  static constexpr std::array kNames = {
      Named{FirstHint::Write, "write"},
      Named{FirstHint::Clear, "clear"},
      Named{FirstHint::NextStep, "next-step"},
  };
};

/// What can be chosen in the New Game dialog.
struct NewGameChoices {
  NewGameKind kind = NewGameKind::Make;
  PuzzleRequest puzzle;
  Level dailyLevel = Level::Easy;
};

/// After how many minutes without key or pointer a game can be paused by itself; 0: never.
inline constexpr std::array kPauseAfterMinutes = {0, 1, 2, 5, 10, 30};
inline constexpr int kUsualPauseMinutes = 5;

/// What the player has set, kept between starts: the one place that knows the keys. A value that cannot be
/// read counts as not set. The file is for the user alone; if it cannot be written whole it stays as it was,
/// and if something else stands in its place, what is set holds until the end of the program.
class Settings {
 public:
  Settings();

  /// Writes what is not written yet.
  void sync() { m_settings.sync(); }

  /// The level of the next New.
  Level level() const;
  void setLevel(Level level);

  ThemeChoice theme() const;
  void setTheme(ThemeChoice theme);
  /// Whether the desktop was dark when last asked, so that the window starts in its colours.
  bool desktopWasDark() const;
  void setDesktopWasDark(bool dark);

  ViewChoices viewChoices() const;
  void setViewChoices(const ViewChoices& choices);

  /// Whether wrong entries are marked as soon as they are made; not by itself.
  bool checksEntries() const;
  void setChecksEntries(bool checks);
  InputOrder inputOrder() const;
  void setInputOrder(InputOrder order);
  /// Whether an entry erases that note from its peers.
  bool erasesNotes() const;
  void setErasesNotes(bool erases);
  /// Whether what happens in the game may be heard; not by itself.
  bool playsSounds() const;
  void setPlaysSounds(bool plays);

  /// After how long without key or pointer the game is paused: one of kPauseAfterMinutes.
  int pauseAfterMinutes() const;
  void setPauseAfterMinutes(int minutes);

  /// From when on games count in the statistics, in milliseconds since 1970, UTC; 0: all do. Stays on this
  /// machine: an export has all games.
  qint64 statisticsSince() const;
  void setStatisticsSince(qint64 timeMs);

  /// Which techniques hints may use.
  HintChoices hintChoices() const;
  void setHintChoices(const HintChoices& choices);

  /// What was last chosen in the New Game dialog.
  NewGameChoices newGameChoices() const;
  void setNewGameChoices(const NewGameChoices& choices);

  /// The keys that the player has set for an entry of the menus, each one press; none if nothing is set.
  std::optional<QList<QKeySequence>> keys(const QString& action) const;
  void setKeys(const QString& action, const QList<QKeySequence>& keys);
  /// All that the player has set, by the names of the entries.
  std::map<QString, QList<QKeySequence>> allKeys() const;
  void forgetKeys(const QString& action);
  void forgetAllKeys();

  /// The files used last, the latest first.
  QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  void clearRecentFiles();
  /// The games from New of which nothing had been played when they were begun, by their keys, the latest
  /// last.
  QStringList untouchedGames() const;
  void setUntouchedGames(const QStringList& keys);
  /// The format last saved in.
  Format saveFormat() const;
  void setSaveFormat(Format format);

  /// Those not done yet, in order; none for a player whose settings are older than these hints.
  std::vector<FirstHint> firstHints() const;
  void setFirstHints(const std::vector<FirstHint>& hints);

  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& geometry);

 private:
  template <typename Enum>
  Enum read(const char* key, Enum otherwise) const;
  template <typename Enum>
  void write(const char* key, Enum value);

  std::unique_ptr<QTemporaryDir> m_refuge;  ///< for a file that can have no other place
  QSettings m_settings;
};

}  // namespace sudoku
