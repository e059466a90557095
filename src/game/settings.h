#pragma once

#include <QByteArray>
#include <QSettings>

#include <sudoku/rating.h>

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
