#include <gtest/gtest.h>

#include "game/language/isolated.h"
#include "game/language/joined.h"
#include "game/teacher/phrases.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

class IsolatedTest : public testing::Test {
 protected:
  ~IsolatedTest() override { QLocale::setDefault(m_before); }

 private:
  QLocale m_before;
};

Sentence sentenceAbout(Role role) {
  return Phrases::fill(u"Only the {digit} is left for {cells}."_s,
                       {{"digit", u"7"_s}, {"cells", Phrases::cells({Cell(0), Cell(4)}, role)}});
}

TEST_F(IsolatedTest, NothingIsAddedFromLeftToRight) {
  QLocale::setDefault(QLocale(u"en"_s));
  EXPECT_EQ(isolated(u"r1c5"_s), u"r1c5"_s);
  EXPECT_EQ(Joined::allOf({u"1"_s, u"4"_s, u"7"_s}), u"1, 4 and 7"_s);
  EXPECT_EQ(toPlainText(sentenceAbout(Role::Words)), u"Only the 7 is left for r1c1 and r1c5."_s);
}

TEST_F(IsolatedTest, FromRightToLeftEachItemIsATextOfItsOwn) {
  QLocale::setDefault(QLocale(u"ar"_s));
  EXPECT_EQ(isolated(u"r1c5"_s), u"\u2068r1c5\u2069"_s);
  EXPECT_TRUE(isolated({}).isEmpty());
  EXPECT_EQ(Joined::list({u"1"_s, u"4"_s}), u"\u20681\u2069, \u20684\u2069"_s);
  EXPECT_EQ(Joined::allOf({u"1"_s, u"4"_s, u"7"_s}), u"\u20681\u2069, \u20684\u2069 and \u20687\u2069"_s);
  EXPECT_EQ(Joined::oneOf({u"4"_s, u"8"_s}), u"\u20684\u2069 or \u20688\u2069"_s);
}

TEST_F(IsolatedTest, PlainTextOfASentenceHasItsCodesIsolatedOnce) {
  QLocale::setDefault(QLocale(u"ar"_s));
  for (const Role role : {Role::Words, Role::Pattern})
    EXPECT_EQ(toPlainText(sentenceAbout(role)),
              u"Only the \u20687\u2069 is left for \u2068r1c1\u2069 and \u2068r1c5\u2069."_s);
}

TEST_F(IsolatedTest, OtherProgramsGetNoMarks) {
  QLocale::setDefault(QLocale(u"ar"_s));
  EXPECT_EQ(withoutIsolates(toPlainText(sentenceAbout(Role::Pattern))),
            u"Only the 7 is left for r1c1 and r1c5."_s);
}

}  // namespace
}  // namespace sudoku
