#include "settings.h"

#include <algorithm>
#include <array>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include "game/base/filesafety.h"
#include "game/base/toqstring.h"

namespace sudoku {
namespace {

/// A temporary settings file in the usual format of QSettings, by which values are read and written. Its own
/// path is needed because two QSettings objects of the same file share their values.
class UsualFile {
 public:
  UsualFile() = default;
  explicit UsualFile(const QByteArray& text) {
    QFile file(path());
    if (file.open(QIODevice::WriteOnly)) file.write(text);
  }

  QString path() const { return m_folder.filePath("settings"); }

  bool read(QSettings::SettingsMap& values) const {
    const QSettings usual(path(), QSettings::IniFormat);
    for (const QString& key : usual.allKeys()) values[key] = usual.value(key);
    return usual.status() == QSettings::NoError;
  }

 private:
  QTemporaryDir m_folder;
};

bool readValues(QIODevice& device, QSettings::SettingsMap& values) {
  return UsualFile(device.readAll()).read(values);
}

/// A value as the settings file stores it, for comparison: a bool is a word, and a list of one text equals
/// that text.
QString textOf(const QVariant& value) {
  if (value.typeId() == QMetaType::QByteArray) return QString::fromLatin1(value.toByteArray().toHex());
  const QStringList texts = value.toStringList();
  return texts.isEmpty() ? value.toString() : texts.join('\n');
}

bool isSame(const QSettings::SettingsMap& left, const QSettings::SettingsMap& right) {
  if (left.keys() != right.keys()) return false;
  return std::equal(left.begin(), left.end(), right.begin(),
                    [](const QVariant& one, const QVariant& other) { return textOf(one) == textOf(other); });
}

bool writeValues(QIODevice& device, const QSettings::SettingsMap& values) {
  const UsualFile made;
  {
    QSettings usual(made.path(), QSettings::IniFormat);
    for (auto value = values.begin(); value != values.end(); ++value)
      usual.setValue(value.key(), value.value());
  }
  QSettings::SettingsMap read;
  QFile content(made.path());
  if (!made.read(read) || !isSame(read, values) || !content.open(QIODevice::ReadOnly)) return false;
  const QByteArray text = content.readAll();
  auto* file = qobject_cast<QFileDevice*>(&device);
  return file != nullptr && file->write(text) == text.size() && isWhole(*file);
}

/// The usual format of QSettings, except that the old file is replaced only once the new file has been
/// written completely.
QSettings::Format safeFormat() {
  static const QSettings::Format format = QSettings::registerFormat("conf", readValues, writeValues);
  return format;
}

/// The path of the settings file; if something other than a file is at that path, a path in a new temporary
/// folder.
QString usablePath(std::unique_ptr<QTemporaryDir>& refuge) {
  QString path =
      QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) + "/sudoku/sudoku.conf";
  makePrivateDirectory(QFileInfo(path).path());
  if (!isNotReadableAsFile(path)) {
    makePrivateFile(path);
    return path;
  }
  refuge = std::make_unique<QTemporaryDir>();
  return refuge->filePath("sudoku.conf");
}

constexpr auto kLevel = "game/level";
constexpr auto kForMe = "game/forMe";
constexpr auto kLanguage = "view/language";
constexpr auto kTheme = "view/theme";
constexpr auto kDesktopWasDark = "view/desktopWasDark";
constexpr std::array<std::pair<const char*, bool ViewChoices::*>, 10> kViewFlags = {{
    {"view/conflicts", &ViewChoices::marksConflicts},
    {"view/peers", &ViewChoices::marksPeers},
    {"view/sameDigit", &ViewChoices::marksSameDigit},
    {"view/sameInNotes", &ViewChoices::marksSameInNotes},
    {"view/places", &ViewChoices::showsPlaces},
    {"view/clock", &ViewChoices::showsClock},
    {"view/calculatorOrder", &ViewChoices::calculatorOrder},
    {"view/leftHanded", &ViewChoices::leftHanded},
    {"view/animation", &ViewChoices::animates},
    {"view/largeTargets", &ViewChoices::largeTargets},
}};
constexpr auto kDigitPercent = "view/digitPercent";
constexpr auto kDigitFamily = "view/digitFont";
constexpr auto kChecksEntries = "game/checkEntries";
constexpr auto kInputOrder = "game/inputOrder";
constexpr auto kErasesNotes = "game/eraseNotes";
constexpr auto kPlaysSounds = "game/sounds";
constexpr auto kStatisticsSince = "statistics/since";
constexpr auto kPauseAfter = "game/pauseAfterMinutes";
constexpr auto kHintLevel = "hints/level";
constexpr auto kHintUniqueness = "hints/uniqueness";
constexpr auto kHintsRefused = "hints/without";  // names of the techniques that hints may not use
constexpr auto kNewGameKind = "newGame/kind";
constexpr auto kNewGameLevel = "newGame/level";
constexpr auto kNewGameForMe = "newGame/forMe";
constexpr auto kNewGameRecipe = "newGame/recipe";  // how puzzles are made, as a puzzle id with seed 0
constexpr auto kDailyLevel = "newGame/dailyLevel";
constexpr auto kRecentFiles = "files/recent";
constexpr auto kUntouchedGames = "games/untouched";
constexpr auto kSaveFormat = "files/format";
// Names of the beginner's tips that have not been completed yet.
constexpr auto kFirstTips = "view/firstHints";
constexpr auto kFontPackagesTold = "view/fontPackagesTold";
constexpr auto kGeometry = "window/geometry";

constexpr auto kAnyLevel = "any";
constexpr qsizetype kMaxRecentFiles = 8;
/// How the command New makes puzzles.
constexpr Recipe kUsualRecipe{.symmetry = Symmetry::Rotate180};

}  // namespace

Settings::Settings() : m_settings(usablePath(m_refuge), safeFormat()) {}

Level Settings::level() const {
  return read(kLevel, Level::Easy);
}
void Settings::setLevel(Level level) {
  write(kLevel, level);
}

bool Settings::isForMe() const {
  return m_settings.value(kForMe, false).toBool();
}
void Settings::setForMe(bool isForMe) {
  m_settings.setValue(kForMe, isForMe);
}

QString Settings::language() const {
  return m_settings.value(kLanguage).toString();
}

void Settings::setLanguage(const QString& code) {
  m_settings.setValue(kLanguage, code);
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

ViewChoices Settings::viewChoices() const {
  ViewChoices choices;
  for (const auto& [key, choice] : kViewFlags)
    choices.*choice = m_settings.value(key, choices.*choice).toBool();
  bool isNumber = false;
  const int percent = m_settings.value(kDigitPercent).toInt(&isNumber);
  if (isNumber) choices.digitPercent = std::clamp(percent, kLeastDigitPercent, kMostDigitPercent);
  choices.digitFamily = m_settings.value(kDigitFamily).toString();
  return choices;
}
void Settings::setViewChoices(const ViewChoices& choices) {
  for (const auto& [key, choice] : kViewFlags) m_settings.setValue(key, choices.*choice);
  m_settings.setValue(kDigitPercent, choices.digitPercent);
  m_settings.setValue(kDigitFamily, choices.digitFamily);
}

EntryChoices Settings::entryChoices() const {
  const EntryChoices usual;
  return {.checks = m_settings.value(kChecksEntries, usual.checks).toBool(),
          .order = read(kInputOrder, usual.order),
          .erasesNotes = m_settings.value(kErasesNotes, usual.erasesNotes).toBool()};
}
void Settings::setEntryChoices(const EntryChoices& choices) {
  m_settings.setValue(kChecksEntries, choices.checks);
  write(kInputOrder, choices.order);
  m_settings.setValue(kErasesNotes, choices.erasesNotes);
}

bool Settings::playsSounds() const {
  return m_settings.value(kPlaysSounds, false).toBool();
}
void Settings::setPlaysSounds(bool plays) {
  m_settings.setValue(kPlaysSounds, plays);
}

qint64 Settings::statisticsSince() const {
  return std::max(qint64{0}, m_settings.value(kStatisticsSince, 0).toLongLong());
}
void Settings::setStatisticsSince(qint64 timeMs) {
  m_settings.setValue(kStatisticsSince, timeMs);
}

int Settings::pauseAfterMinutes() const {
  bool isNumber = false;
  const int minutes = m_settings.value(kPauseAfter).toInt(&isNumber);
  const auto& choices = kPauseAfterMinutes;
  const bool isChoice = isNumber && std::find(choices.begin(), choices.end(), minutes) != choices.end();
  return isChoice ? minutes : kUsualPauseMinutes;
}
void Settings::setPauseAfterMinutes(int minutes) {
  m_settings.setValue(kPauseAfter, minutes);
}

HintChoices Settings::hintChoices() const {
  HintChoices choices{.most = read(kHintLevel, Level::Inhuman),
                      .usesUniqueness = m_settings.value(kHintUniqueness, true).toBool()};
  for (const QString& name : m_settings.value(kHintsRefused).toStringList())
    if (const auto technique = techniqueNamed(name.toStdString())) choices.refused.insert(*technique);
  return choices;
}
void Settings::setHintChoices(const HintChoices& choices) {
  write(kHintLevel, choices.most);
  m_settings.setValue(kHintUniqueness, choices.usesUniqueness);
  QStringList refused;
  for (const Technique technique : choices.refused) {
    const std::string_view name = infoOf(technique).name;
    refused += toQString(name);
  }
  m_settings.setValue(kHintsRefused, refused);
}

NewGameChoices Settings::newGameChoices() const {
  const auto id = parsePuzzleId(m_settings.value(kNewGameRecipe).toString().toStdString());
  NewGameChoices choices{.kind = read(kNewGameKind, NewGameKind::Make),
                         .puzzle = {.recipe = id ? id->recipe : kUsualRecipe},
                         .dailyLevel = read(kDailyLevel, level()),
                         .isForMe = m_settings.value(kNewGameForMe, isForMe()).toBool()};
  if (m_settings.value(kNewGameLevel).toString() != kAnyLevel)
    choices.puzzle.level = read(kNewGameLevel, level());
  return choices;
}
void Settings::setNewGameChoices(const NewGameChoices& choices) {
  write(kNewGameKind, choices.kind);
  m_settings.setValue(kNewGameRecipe, QString::fromStdString(toText(PuzzleId{choices.puzzle.recipe, 0})));
  if (choices.puzzle.level)
    write(kNewGameLevel, *choices.puzzle.level);
  else
    m_settings.setValue(kNewGameLevel, kAnyLevel);
  m_settings.setValue(kNewGameForMe, choices.isForMe);
  write(kDailyLevel, choices.dailyLevel);
}

QStringList Settings::untouchedGames() const {
  return m_settings.value(kUntouchedGames).toStringList();
}
void Settings::setUntouchedGames(const QStringList& keys) {
  m_settings.setValue(kUntouchedGames, keys);
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

std::vector<FirstTip> Settings::firstTips() const {
  // The window stores its geometry at the end of every run, so without a stored geometry this is the first
  // run.
  const bool isSet = m_settings.contains(kFirstTips);
  const bool isFirstStart = !isSet && windowGeometry().isEmpty();
  const QStringList names = m_settings.value(kFirstTips).toStringList();
  std::vector<FirstTip> tips;
  for (const auto& named : Names<FirstTip>::kNames)
    if (isFirstStart || names.contains(toQString(named.name))) tips.push_back(named.value);
  return tips;
}
QStringList Settings::fontPackagesTold() const {
  return m_settings.value(kFontPackagesTold).toStringList();
}

void Settings::setFontPackagesTold(const QStringList& packages) {
  m_settings.setValue(kFontPackagesTold, packages);
}

void Settings::setFirstTips(const std::vector<FirstTip>& tips) {
  QStringList names;
  for (const FirstTip tip : tips) names += toQString(nameOf(tip));
  m_settings.setValue(kFirstTips, names);
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
  m_settings.setValue(key, toQString(name));
}

}  // namespace sudoku
