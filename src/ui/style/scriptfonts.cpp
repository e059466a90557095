#include "scriptfonts.h"

#include <algorithm>
#include <array>
#include <optional>

#include <QApplication>
#include <QFont>
#include <QFontDatabase>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// What a language needs whose script not every font has.
struct ScriptNeeds {
  QStringView language;  ///< its code
  QFontDatabase::WritingSystem script;
  QStringView hanFamily;  ///< the font with the language's shapes of Han signs; empty if it has none
  QStringView package;
};

constexpr auto kScriptNeeds = std::to_array<ScriptNeeds>({
    {u"zh_CN", QFontDatabase::SimplifiedChinese, u"Noto Sans CJK SC", u"fonts-noto-cjk"},
    {u"zh_TW", QFontDatabase::TraditionalChinese, u"Noto Sans CJK TC", u"fonts-noto-cjk"},
    {u"ja", QFontDatabase::Japanese, u"Noto Sans CJK JP", u"fonts-noto-cjk"},
    {u"ko", QFontDatabase::Korean, u"Noto Sans CJK KR", u"fonts-noto-cjk"},
    {u"hi", QFontDatabase::Devanagari, u"", u"fonts-noto-core"},
    {u"ar", QFontDatabase::Arabic, u"", u"fonts-noto-core"},
});

const ScriptNeeds* needsOf(const Language& language) {
  const auto* const found =
      std::find_if(kScriptNeeds.begin(), kScriptNeeds.end(),
                   [&](const ScriptNeeds& each) { return each.language == language.code; });
  return found == kScriptNeeds.end() ? nullptr : &*found;
}

}  // namespace

QStringList withHanShapes(const QStringList& usual, const Language& language, bool isOfHan) {
  const ScriptNeeds* const needs = needsOf(language);
  if (needs == nullptr || needs->hanFamily.isEmpty()) return usual;
  const QString family = needs->hanFamily.toString();
  QStringList families = usual;
  families.removeAll(family);
  // Letters and digits stay those of the desktop's font, unless that has Han signs of its own.
  families.insert(isOfHan ? 0 : std::min<qsizetype>(1, families.size()), family);
  return families;
}

void setFontsFor(const Language& language) {
  static const QStringList usual = QApplication::font().families();
  const ScriptNeeds* const needs = needsOf(language);
  QStringList families = usual;
  if (needs != nullptr && QFontDatabase::hasFamily(needs->hanFamily.toString())) {
    const auto scripts = QFontDatabase::writingSystems(usual.value(0));
    families = withHanShapes(usual, language, scripts.contains(QFontDatabase::Japanese));
  }
  QFont font = QApplication::font();
  if (font.families() == families) return;
  font.setFamilies(families);
  QApplication::setFont(font);
}

QString missingFontPackage(const Language& language) {
  const ScriptNeeds* const needs = needsOf(language);
  if (needs == nullptr || !QFontDatabase::families(needs->script).isEmpty()) return {};
  return needs->package.toString();
}

QString wordsOnMissingFonts(const QString& package) {
  return u"No font for this language is installed: the package %1 has some."_s.arg(package);
}

}  // namespace sudoku
