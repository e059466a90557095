#include "statisticstables.h"

#include <algorithm>

#include <QDateTime>
#include <QLocale>

#include "game/history/daywords.h"
#include "game/language/joined.h"
#include "game/teacher/techniquewords.h"
#include "statisticswords.h"

namespace sudoku {
namespace {

/// Makes cells with the texts of the tables, in the player's language.
class TableWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::StatisticsTables)

 public:
  static StatisticsCell numberColumn(const QString& name, const QString& spoken = {}) {
    return {.text = name, .isNumber = true, .spoken = spoken};
  }
  static StatisticsCell number(int count) { return {.text = QLocale().toString(count), .isNumber = true}; }
  static StatisticsCell time(std::optional<qint64> ms) {
    return {.text = StatisticsWords::timeOrDash(ms), .isNumber = true, .spoken = ms ? QString() : tr("none")};
  }
  static StatisticsCell months(const std::vector<MonthMedian>& months) {
    StatisticsCell cell;
    QStringList texts;
    for (const MonthMedian& month : months) {
      texts << tr("%1 %2", "month, time")
                   .arg(DayWords::monthAndYear(month.month), StatisticsWords::time(month.medianMs));
      cell.line.push_back(static_cast<double>(month.medianMs));
    }
    cell.spoken = texts.isEmpty() ? tr("none") : Joined::list(texts);
    return cell;
  }
};

}  // namespace

StatisticsTableData levelTable(std::span<const LevelStatistics> levels) {
  StatisticsTableData table;
  table.columns = {{.text = TableWords::tr("Level")},
                   TableWords::numberColumn(TableWords::tr("Played")),
                   TableWords::numberColumn(TableWords::tr("Solved")),
                   TableWords::numberColumn(TableWords::tr("Unaided"), TableWords::tr("Solved unaided")),
                   TableWords::numberColumn(TableWords::tr("Best"), TableWords::tr("Best unaided time")),
                   TableWords::numberColumn(TableWords::tr("Median")),
                   TableWords::numberColumn(TableWords::tr("Average")),
                   TableWords::numberColumn(TableWords::tr("Streak"),
                                            TableWords::tr("Solved one after the other; giving up ends it")),
                   TableWords::numberColumn(TableWords::tr("Longest"), TableWords::tr("Longest streak")),
                   {.text = TableWords::tr("By month"), .spoken = TableWords::tr("Median by month")}};
  table.expendable = {8, 6, 7, 9, 3, 1};
  for (const LevelStatistics& row : levels) {
    const GameStatistics& of = row.statistics;
    StatisticsCell median = TableWords::time(of.medianMs);
    median.isBold = of.medianMs.has_value();
    table.rows.push_back({{.text = StatisticsWords::level(row.level), .level = row.level},
                          TableWords::number(of.played),
                          TableWords::number(of.solved),
                          TableWords::number(of.solvedAlone),
                          TableWords::time(of.bestMs),
                          median,
                          TableWords::time(of.averageMs),
                          TableWords::number(of.streak),
                          TableWords::number(of.longestStreak),
                          TableWords::months(of.months)});
  }
  return table;
}

StatisticsTableData techniqueTable(const MasteryTable& mastery) {
  StatisticsTableData table;
  table.columns = {
      {.text = TableWords::tr("Technique")},
      {.text = TableWords::tr("Level")},
      TableWords::numberColumn(TableWords::tr("Seen"), TableWords::tr("Seen with Next step")),
      TableWords::numberColumn(TableWords::tr("In practice"), TableWords::tr("Found in practice")),
      TableWords::numberColumn(TableWords::tr("Unaided"), TableWords::tr("Found alone in games"))};
  table.expendable = {1};
  std::vector<std::pair<Technique, MasteryCounts>> known(mastery.begin(), mastery.end());
  std::stable_sort(known.begin(), known.end(), [](const auto& a, const auto& b) {
    return infoOf(a.first).level < infoOf(b.first).level;
  });
  for (const auto& [technique, counts] : known) {
    const Level level = infoOf(technique).level;
    table.rows.push_back({{.text = TechniqueWords::title(technique)},
                          {.text = StatisticsWords::level(level), .level = level},
                          TableWords::number(counts.seen),
                          TableWords::number(counts.foundInPractice),
                          TableWords::number(counts.foundAlone)});
  }
  return table;
}

StatisticsTableData spreadTable(const TimeHistogram& histogram) {
  StatisticsTableData table;
  table.columns = {{.text = TableWords::tr("Time")}, TableWords::numberColumn(TableWords::tr("Games"))};
  for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
    const qint64 from = static_cast<qint64>(bin) * histogram.widthMs;
    const bool isOpen = histogram.isOpen && bin + 1 == histogram.counts.size();
    const QString start = StatisticsWords::time(from);
    const QString text =
        isOpen
            ? TableWords::tr("%1 or more", "a time").arg(start)
            : TableWords::tr("%1 to %2", "times").arg(start, StatisticsWords::time(from + histogram.widthMs));
    table.rows.push_back({{.text = text}, TableWords::number(histogram.counts[bin])});
  }
  return table;
}

StatisticsTableData timesTable(std::span<const TimedGame> games, const QTimeZone& zone) {
  StatisticsTableData table;
  table.columns = {{.text = TableWords::tr("Solved")},
                   TableWords::numberColumn(TableWords::tr("Time")),
                   {.text = TableWords::tr("Help")},
                   {.text = TableWords::tr("Record")},
                   TableWords::numberColumn(TableWords::tr("Median of ten"))};
  table.expendable = {4};
  for (const TimedGame& game : games) {
    const QDate day =
        game.day.isValid() ? game.day : QDateTime::fromMSecsSinceEpoch(game.endedMs, zone).date();
    const QString help = game.isKnown   ? TableWords::tr("solution known")
                         : game.hadHelp ? TableWords::tr("with help")
                                        : TableWords::tr("unaided");
    table.rows.push_back({{.text = QLocale().toString(day, QLocale::ShortFormat)},
                          TableWords::time(game.timeMs),
                          {.text = help},
                          {.text = game.isRecord ? TableWords::tr("record") : QString()},
                          TableWords::time(game.runningMedianMs)});
  }
  std::reverse(table.rows.begin(), table.rows.end());
  return table;
}

}  // namespace sudoku
