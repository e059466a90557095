#pragma once

#include <QByteArray>
#include <QSettings>

#include <sudoku/formats.h>
#include <sudoku/puzzlemaker.h>

namespace sudoku {

/// Which colours the window takes.
enum class ThemeChoice { System, Light, Dark };

template <>
struct Names<ThemeChoice> {
  static constexpr std::array kNames = {
      Named{ThemeChoice::System, "system"},
      Named{ThemeChoice::Light, "light"},
      Named{ThemeChoice::Dark, "dark"},
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

/// What the player has set, kept between starts: the one place that knows the keys. A value that cannot be
/// read counts as not set.
class Settings {
 public:
  Settings();

  /// The level of the next New.
  Level level() const;
  void setLevel(Level level);

  ThemeChoice theme() const;
  void setTheme(ThemeChoice theme);
  /// Whether the desktop was dark when last asked, so that the window starts in its colours.
  bool desktopWasDark() const;
  void setDesktopWasDark(bool dark);

  bool showsConflicts() const;
  void setShowsConflicts(bool shows);

  /// What was last chosen in the New Game dialog.
  NewGameKind newGameKind() const;
  void setNewGameKind(NewGameKind kind);
  PuzzleWish newGameWish() const;
  void setNewGameWish(const PuzzleWish& wish);
  Level dailyLevel() const;
  void setDailyLevel(Level level);

  /// The files used last, the latest first.
  QStringList recentFiles() const;
  void addRecentFile(const QString& path);
  void clearRecentFiles();
  /// The format last saved in.
  Format saveFormat() const;
  void setSaveFormat(Format format);

  QByteArray windowGeometry() const;
  void setWindowGeometry(const QByteArray& geometry);

 private:
  template <typename Enum>
  Enum read(const char* key, Enum otherwise) const;
  template <typename Enum>
  void write(const char* key, Enum value);

  QSettings m_settings;
};

}  // namespace sudoku
