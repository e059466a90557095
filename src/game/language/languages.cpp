#include "languages.h"

#include <algorithm>
#include <array>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kLanguages = std::to_array<Language>({
    {u"en"},
    {u"ar"},
    {u"de"},
    {u"es"},
    {u"fr"},
    {u"hi"},
    {u"it"},
    {u"ja"},
    {u"ko"},
    {u"pl"},
    {u"pt_BR"},
    {u"ru"},
    {u"tr"},
    {u"zh_CN"},
    {u"zh_TW"},
});

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

std::span<const Language> allLanguages() {
  return kLanguages;
}

const Language* languageOf(QStringView code) {
  const QString joined = partsOf(code).join(u'_');
  const auto* const found = std::find_if(kLanguages.begin(), kLanguages.end(), [&](const Language& each) {
    return each.code.compare(joined, Qt::CaseInsensitive) == 0;
  });
  return found == kLanguages.end() ? nullptr : &*found;
}

const Language& languageFor(const QStringList& wanted) {
  for (const QString& each : wanted)
    if (const Language* language = nearest(each)) return *language;
  return kLanguages.front();
}

}  // namespace sudoku
