#include <gtest/gtest.h>

#include <QLocale>

#include "game/history/importwords.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

class ImportWordsTest : public testing::Test {
 protected:
  ImportWordsTest() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }
  ~ImportWordsTest() override { QLocale::setDefault(m_before); }

  static constexpr auto kBackup = "games-2026-11-26.sqlite";
  static QString said(const ExchangeReport& report, const char* file = kBackup) {
    return ImportWords::ended(report, QLatin1String(file));
  }

 private:
  QLocale m_before;
};

TEST_F(ImportWordsTest, ABackupIsNamedByItsDay) {
  ExchangeReport report;
  report.games = 12;
  report.moves = 1637;
  report.united = 28;
  EXPECT_EQ(said(report),
            u"12 games restored from the backup of 26 November 2026 (1,637 moves). 28 were there already."_s);
  EXPECT_EQ(said(report, "games.json"),
            u"12 games imported from games.json (1,637 moves). 28 were there already."_s);
  report = {};
  report.games = 1;
  report.united = 1;
  EXPECT_EQ(said(report), u"One game restored from the backup of 26 November 2026. One was there already."_s);
}

TEST_F(ImportWordsTest, NothingNewIsSaid) {
  ExchangeReport report;
  report.united = 40;
  EXPECT_EQ(said(report), u"Nothing to restore: all 40 games are there already."_s);
  EXPECT_EQ(said(report, "games.json"), u"Nothing to import: all 40 games are there already."_s);
  report.united = 1;
  EXPECT_EQ(said(report), u"Nothing to restore: its game is there already."_s);
  report.united = 0;
  EXPECT_EQ(said(report), u"Nothing to restore: there is no game in it."_s);
}

TEST_F(ImportWordsTest, WhatIsNewBesidesGamesIsSaidToo) {
  ExchangeReport report;
  report.united = 40;
  report.moves = 1;
  EXPECT_EQ(said(report), u"One move restored from the backup of 26 November 2026. 40 were there already."_s);
  report.moves = 0;
  report.fromBin = 2;
  EXPECT_EQ(said(report), u"No new game in the backup of 26 November 2026. Taken out of the bin: 2."_s);
  report.fromBin = 0;
  report.collections = 1;
  EXPECT_EQ(said(report, "a.json"), u"No new game in a.json. Collections that came with it: 1."_s);
}

TEST_F(ImportWordsTest, WhatIsRefusedHasItsReasonAndAFailureComesFirst) {
  ExchangeReport report;
  report.refused = 2;
  report.complaints = {u"line 3: bad"_s};
  EXPECT_EQ(said(report, "a.json"), u"No new game in a.json. Refused: 2 (line 3: bad)."_s);
  report.games = 3;
  report.failure = u"It was stopped."_s;
  EXPECT_EQ(said(report, "a.json"),
            u"It was stopped. 3 games imported from a.json. Refused: 2 (line 3: bad)."_s);
  report = {};
  report.failure = u"a.json is no ordinary file."_s;
  EXPECT_EQ(said(report, "a.json"), report.failure);
}

}  // namespace
}  // namespace sudoku
