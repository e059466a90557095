#include "translations.h"

#include <string_view>
#include <utility>

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QLibraryInfo>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The placeholders of a text, in order of their names, each once; `{house.in}` and `{house: words}` count as
/// `{house}`. Braces that do not match count as a placeholder of their own.
QStringList placesOf(QStringView text) {
  QStringList places;
  int depth = 0;
  for (qsizetype at = 0; at < text.size(); ++at) {
    if (text[at] == u'%' && at + 1 < text.size()) {
      const qsizetype letter = text[at + 1] == u'L' && at + 2 < text.size() ? at + 2 : at + 1;
      if (text[letter].isDigit() || text[letter] == u'n') places += u"%"_s + text[letter];
    } else if (text[at] == u'{') {
      ++depth;
      qsizetype end = at + 1;
      while (end < text.size() && text[end] != u'.' && text[end] != u':' && text[end] != u'}') ++end;
      places += text.sliced(at, end - at).toString();
    } else if (text[at] == u'}' && --depth < 0) {
      break;
    }
  }
  if (depth != 0) places += u"}"_s;
  places.sort();
  places.removeDuplicates();
  return places;
}

QString pathOf(const Language& language, const QString& folder) {
  return QDir(folder).filePath(u"sudoku_%1.qm"_s.arg(language.code));
}

/// Whether a file is as it was made: its hash is the one that was written beside it then. Reads it in place.
bool isWhole(const QString& path) {
  QFile file(path);
  QFile sum(path + u".sha1"_s);
  if (!file.open(QIODevice::ReadOnly) || !sum.open(QIODevice::ReadOnly)) return false;
  const uchar* const bytes = file.map(0, file.size());
  if (bytes == nullptr) return false;
  const QByteArrayView content(bytes, file.size());
  QCryptographicHash hash(QCryptographicHash::Sha1);
  hash.addData(content);
  return hash.result().toHex() == sum.readAll().trimmed();
}

/// The locale in which dates and numbers are written: the desktop's own if it has that language, and the
/// figures 0 to 9.
QLocale localeFor(const Language& language) {
  const QLocale system = QLocale::system();
  const QLocale locale = language.locale();
  const bool isNear = system.language() == locale.language() && system.script() == locale.script();
  return isNear && system.zeroDigit() == locale.zeroDigit() ? system : locale;
}

/// Makes a locale the one of the program. A program without windows has no direction.
void writeAsIn(const QLocale& locale) {
  QLocale::setDefault(locale);
  if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()) != nullptr)
    QGuiApplication::setLayoutDirection(locale.textDirection());
}

}  // namespace

bool hasPlacesOf(QStringView source, QStringView translation, bool hasCount) {
  QStringList wanted = placesOf(source);
  QStringList found = placesOf(translation);
  if (hasCount) {
    for (const QString& count : {u"%n"_s, u"{count"_s}) {
      // A form for one or two may say the count in a word of its own.
      if (!found.contains(count)) wanted.removeAll(count);
    }
  }
  return wanted == found;
}

QString Catalogue::translate(const char* context, const char* source, const char* comment, int count) const {
  QString text = QTranslator::translate(context, source, comment, count);
  if (text.isEmpty()) return text;
  const bool mayHavePlaces = text.contains(u'%') || text.contains(u'{') ||
                             std::string_view(source).find_first_of("%{") != std::string_view::npos;
  if (mayHavePlaces && !hasPlacesOf(QString::fromUtf8(source), text, count >= 0)) return {};
  return text;
}

Translations::Translations() {
  // The plurals are part of the program.
  if (m_plurals.load(u":/i18n/sudoku_en.qm"_s)) QCoreApplication::installTranslator(&m_plurals);
  speakEnglish();
}

Translations::~Translations() {
  speakEnglish();
  QCoreApplication::removeTranslator(&m_plurals);
}

QString Translations::catalogueFolder() {
  return QDir::cleanPath(
      QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral(SUDOKU_CATALOGUES)));
}

bool Translations::has(const Language& language, const QString& folder) {
  return language.isEnglish() || QFile::exists(pathOf(language, folder));
}

Translations::Result Translations::use(const Language& language, const QString& folder) {
  speakEnglish();
  if (language.isEnglish()) return Result::Complete;
  if (!has(language, folder)) return Result::Missing;
  const QString path = pathOf(language, folder);
  auto own = std::make_unique<Catalogue>();
  if (!isWhole(path) || !own->load(path)) return Result::Damaged;
  m_language = &language;
  const QLocale locale = localeFor(language);
  writeAsIn(locale);
  // The one that is installed last is asked first.
  auto qts = std::make_unique<QTranslator>();
  if (qts->load(language.locale(), u"qtbase"_s, u"_"_s, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
    install(std::move(qts));
  install(std::move(own));
  return Result::Complete;
}

void Translations::install(std::unique_ptr<QTranslator> translator) {
  QCoreApplication::installTranslator(translator.get());
  m_installed.push_back(std::move(translator));
}

void Translations::speakEnglish() {
  for (const auto& translator : m_installed) QCoreApplication::removeTranslator(translator.get());
  m_installed.clear();
  m_language = languageOf(u"en");
  const QLocale locale = localeFor(*m_language);
  writeAsIn(locale);
}

}  // namespace sudoku
