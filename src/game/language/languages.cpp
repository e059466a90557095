#include "languages.h"

#include <algorithm>
#include <array>
#include <span>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kLanguages = std::to_array<Language>({
    {u"en", u"English", u"English"},
    {u"ar", u"العربية", u"Arabic"},
    {u"de", u"Deutsch", u"German"},
    {u"es", u"Español", u"Spanish"},
    {u"fr", u"Français", u"French"},
    {u"hi", u"हिन्दी", u"Hindi"},
    {u"it", u"Italiano", u"Italian"},
    {u"ja", u"日本語", u"Japanese"},
    {u"ko", u"한국어", u"Korean"},
    {u"pl", u"Polski", u"Polish"},
    {u"pt_BR", u"Português (Brasil)", u"Portuguese (Brazil)"},
    {u"ru", u"Русский", u"Russian"},
    {u"tr", u"Türkçe", u"Turkish"},
    {u"zh_CN", u"简体中文", u"Chinese (simplified)"},
    {u"zh_TW", u"繁體中文", u"Chinese (traditional)"},
});

#ifdef SUDOKU_PSEUDO
/// What no list of languages shows: pseudo languages for tests (resources/i18n/pseudo.py).
constexpr auto kPseudo = std::to_array<Language>({
    {u"en_XA", u"[Éñĝľîîšh]", u"longer English"},
    {u"ar_XB", u"English", u"English from right to left"},
});
#endif

const Language* find(std::span<const Language> languages, QStringView code) {
  const auto found = std::find_if(languages.begin(), languages.end(), [&](const Language& each) {
    return each.code.compare(code, Qt::CaseInsensitive) == 0;
  });
  return found == languages.end() ? nullptr : &*found;
}

/// The parts of a code such as `zh-Hant-HK`.
QStringList partsOf(QStringView code) {
  return code.toString()
      .replace(u'-', u'_')
      .section(u'.', 0, 0)
      .section(u'@', 0, 0)
      .split(u'_', Qt::SkipEmptyParts);
}

/// The language for one wish of a list; nullptr if there is none that is near enough.
const Language* nearest(QStringView wanted) {
  const QStringList parts = partsOf(wanted);
  if (parts.isEmpty()) return nullptr;
  if (const Language* exact = languageOf(wanted)) return exact;
  const QString first = parts.first().toLower();
  if (first != u"zh") {
    const auto* const found = std::find_if(kLanguages.begin(), kLanguages.end(), [&](const Language& each) {
      return each.code == first || each.code.startsWith(QString(first + u'_'));
    });
    return found == kLanguages.end() ? nullptr : &*found;
  }
  const bool isTraditional = std::any_of(parts.begin() + 1, parts.end(), [](const QString& part) {
    return QStringList{u"hant"_s, u"tw"_s, u"hk"_s, u"mo"_s}.contains(part.toLower());
  });
  const bool isSimplified = parts.contains(u"hans"_s, Qt::CaseInsensitive);
  return languageOf(isTraditional && !isSimplified ? u"zh_TW" : u"zh_CN");
}

}  // namespace

QLocale Language::locale() const {
  // The Arabic of the Emirates, unlike that of Egypt, has these figures, and the usual names of months.
  return code.startsWith(u"ar") ? QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates)
                                : QLocale(code.toString());
}

std::span<const Language> allLanguages() {
  return kLanguages;
}

const Language* languageOf(QStringView code) {
  const QString joined = partsOf(code).join(u'_');
#ifdef SUDOKU_PSEUDO
  if (const Language* pseudo = find(kPseudo, joined)) return pseudo;
#endif
  return find(kLanguages, joined);
}

const Language& languageFor(const QStringList& wanted) {
  for (const QString& each : wanted)
    if (const Language* language = nearest(each)) return *language;
  return kLanguages.front();
}

}  // namespace sudoku
