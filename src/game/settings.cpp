#include "settings.h"

namespace sudoku {
namespace {

constexpr auto kLevel = "game/level";
constexpr auto kTheme = "view/theme";
constexpr auto kDesktopWasDark = "view/desktopWasDark";
constexpr auto kShowsConflicts = "view/conflicts";
constexpr auto kNewGameKind = "newGame/kind";
constexpr auto kNewGameLevel = "newGame/level";
constexpr auto kNewGameRecipe = "newGame/recipe";  // as the id with seed 0
constexpr auto kDailyLevel = "newGame/dailyLevel";
constexpr auto kRecentFiles = "files/recent";
constexpr auto kSaveFormat = "files/format";
constexpr auto kGeometry = "window/geometry";

constexpr auto kNoLevel = "any";
constexpr qsizetype kMaxRecentFiles = 8;
/// The puzzles that New makes.
constexpr Recipe kUsualRecipe{.symmetry = Symmetry::Rotate180};

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

NewGameKind Settings::newGameKind() const {
  return read(kNewGameKind, NewGameKind::Make);
}
void Settings::setNewGameKind(NewGameKind kind) {
  write(kNewGameKind, kind);
}

PuzzleWish Settings::newGameWish() const {
  const auto id = parsePuzzleId(m_settings.value(kNewGameRecipe).toString().toStdString());
  PuzzleWish wish{.recipe = id ? id->recipe : kUsualRecipe};
  if (m_settings.value(kNewGameLevel).toString() != kNoLevel) wish.level = read(kNewGameLevel, level());
  return wish;
}
void Settings::setNewGameWish(const PuzzleWish& wish) {
  m_settings.setValue(kNewGameRecipe, QString::fromStdString(toText(PuzzleId{wish.recipe, 0})));
  if (wish.level)
    write(kNewGameLevel, *wish.level);
  else
    m_settings.setValue(kNewGameLevel, kNoLevel);
}

Level Settings::dailyLevel() const {
  return read(kDailyLevel, level());
}
void Settings::setDailyLevel(Level level) {
  write(kDailyLevel, level);
}

QStringList Settings::recentFiles() const {
  return m_settings.value(kRecentFiles).toStringList().mid(0, kMaxRecentFiles);
}
void Settings::addRecentFile(const QString& path) {
  QStringList files = recentFiles();
  files.removeAll(path);
  files.prepend(path);
  m_settings.setValue(kRecentFiles, files.mid(0, kMaxRecentFiles));
}
void Settings::clearRecentFiles() {
  m_settings.remove(kRecentFiles);
}

Format Settings::saveFormat() const {
  const Format format = read(kSaveFormat, Format::OpenSudoku);
  return canWrite(format) ? format : Format::OpenSudoku;
}
void Settings::setSaveFormat(Format format) {
  write(kSaveFormat, format);
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
