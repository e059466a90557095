#include <gtest/gtest.h>

#include <QApplication>
#include <QFontDatabase>

#include "ui/style/scriptfonts.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

TEST(ScriptFontsTest, HanSignsHaveTheShapesOfTheLanguage) {
  const QStringList usual = {u"Sans"_s, u"Other"_s};
  EXPECT_EQ(withHanShapes(usual, *languageOf(u"ja"), false),
            (QStringList{u"Sans"_s, u"Noto Sans CJK JP"_s, u"Other"_s}));
  EXPECT_EQ(withHanShapes({u"Noto Sans CJK SC"_s}, *languageOf(u"zh_TW"), true),
            (QStringList{u"Noto Sans CJK TC"_s, u"Noto Sans CJK SC"_s}));
  for (const Language& language : allLanguages()) {
    const bool isOfHan = language.code.startsWith(u"zh") || language.code == u"ja" || language.code == u"ko";
    EXPECT_EQ(withHanShapes(usual, language, false) == usual, !isOfHan)
        << qPrintable(language.code.toString());
  }
}

TEST(ScriptFontsTest, ALanguageThatNeedsNoFontOfItsOwnLeavesTheDesktops) {
  const QFont before = QApplication::font();
  setFontsFor(*languageOf(u"ko"));
  setFontsFor(*languageOf(u"en"));
  EXPECT_EQ(QApplication::font().families(), before.families());
}

TEST(ScriptFontsTest, APackageIsNamedOnlyIfNoFontIsInstalled) {
  for (const Language& language : allLanguages()) {
    const QString package = missingFontPackage(language);
    if (package.isEmpty()) continue;
    EXPECT_TRUE(wordsOnMissingFonts(package).contains(package));
    EXPECT_TRUE(language.code == u"hi" || language.code == u"ar" || package == u"fonts-noto-cjk"_s);
  }
  EXPECT_TRUE(missingFontPackage(*languageOf(u"de")).isEmpty());
  EXPECT_TRUE(missingFontPackage(*languageOf(u"ru")).isEmpty());
}

}  // namespace
}  // namespace sudoku
