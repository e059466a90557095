#include "settings.h"

namespace sudoku {
namespace {

constexpr auto kLevel = "game/level";
constexpr auto kTheme = "view/theme";
constexpr auto kDesktopWasDark = "view/desktopWasDark";
constexpr auto kShowsConflicts = "view/conflicts";
constexpr auto kGeometry = "window/geometry";

}  // namespace

Settings::Settings() : m_settings("sudoku", "sudoku") {}

Level Settings::level() const {
  return read(kLevel, Level::Easy);
}
void Settings::setLevel(Level level) {
  write(kLevel, level);
}

ThemeChoice Settings::theme() const {
  return read(kTheme, ThemeChoice::System);
}
void Settings::setTheme(ThemeChoice theme) {
  write(kTheme, theme);
}

bool Settings::desktopWasDark() const {
  return m_settings.value(kDesktopWasDark, false).toBool();
}
void Settings::setDesktopWasDark(bool dark) {
  m_settings.setValue(kDesktopWasDark, dark);
}

bool Settings::showsConflicts() const {
  return m_settings.value(kShowsConflicts, true).toBool();
}
void Settings::setShowsConflicts(bool shows) {
  m_settings.setValue(kShowsConflicts, shows);
}

QByteArray Settings::windowGeometry() const {
  return m_settings.value(kGeometry).toByteArray();
}
void Settings::setWindowGeometry(const QByteArray& geometry) {
  m_settings.setValue(kGeometry, geometry);
}

template <typename Enum>
Enum Settings::read(const char* key, Enum otherwise) const {
  const std::string name = m_settings.value(key).toString().toStdString();
  return fromName<Enum>(name).value_or(otherwise);
}

template <typename Enum>
void Settings::write(const char* key, Enum value) {
  const std::string_view name = nameOf(value);
  m_settings.setValue(key, QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
}

}  // namespace sudoku
