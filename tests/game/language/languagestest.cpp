#include <gtest/gtest.h>
#include <set>

#include "game/language/languages.h"

namespace sudoku {
namespace {

TEST(LanguagesTest, HasEachCodeOnceAndEnglishFirst) {
  std::set<QString> codes;
  for (const Language& language : allLanguages()) {
    EXPECT_TRUE(codes.insert(language.code.toString()).second) << language.code.toLocal8Bit().data();
    EXPECT_EQ(language.locale().name().left(2), language.code.first(2));
    EXPECT_EQ(languageOf(language.code), &language);
  }
  EXPECT_TRUE(allLanguages().front().isEnglish());
}

TEST(LanguagesTest, KnowsCodesAsPeopleWriteThem) {
  ASSERT_NE(languageOf(u"pt-br"), nullptr);
  EXPECT_EQ(languageOf(u"pt-br")->code, u"pt_BR");
  EXPECT_EQ(languageOf(u"DE")->code, u"de");
  EXPECT_EQ(languageOf(u"zh_TW.UTF-8")->code, u"zh_TW");
  EXPECT_EQ(languageOf(u""), nullptr);
  EXPECT_EQ(languageOf(u"xx"), nullptr);
  EXPECT_EQ(languageOf(u"de_AT"), nullptr);
}

TEST(LanguagesTest, ChoosesTheFirstWishThatItSpeaksOrIsNearEnoughTo) {
  const auto choice = [](const QStringList& wanted) { return languageFor(wanted).code.toString(); };
  EXPECT_EQ(choice({}), "en");
  EXPECT_EQ(choice({"C"}), "en");
  EXPECT_EQ(choice({"sv-SE", "nl"}), "en");
  EXPECT_EQ(choice({"sv-SE", "de-AT", "en"}), "de");
  EXPECT_EQ(choice({"en-GB", "de"}), "en");
  EXPECT_EQ(choice({"es-MX"}), "es");
  EXPECT_EQ(choice({"fr-CA"}), "fr");
  EXPECT_EQ(choice({"pt-PT"}), "pt_BR");
  EXPECT_EQ(choice({"zh-Hant-HK", "zh-HK"}), "zh_TW");
  EXPECT_EQ(choice({"zh-HK"}), "zh_TW");
  EXPECT_EQ(choice({"zh-MO"}), "zh_TW");
  EXPECT_EQ(choice({"zh-SG"}), "zh_CN");
  EXPECT_EQ(choice({"zh-Hans-HK"}), "zh_CN");
  EXPECT_EQ(choice({"zh"}), "zh_CN");
  EXPECT_EQ(choice({"ar-EG"}), "ar");
}

}  // namespace
}  // namespace sudoku
