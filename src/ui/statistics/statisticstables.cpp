#include "statisticstables.h"

#include <algorithm>

#include <QDateTime>
#include <QLocale>

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
                   .arg(QLocale().toString(month.month, "MMM yyyy"), StatisticsWords::time(month.medianMs));
      cell.line.push_back(static_cast<double>(month.medianMs));
    }
    cell.spoken = texts.isEmpty() ? tr("none") : texts.join(", ");
    return cell;
  }
};

}  // namespace

StatisticsTableData levelTable(std::span<const LevelStatistics> levels) {
  using Words = TableWords;
  StatisticsTableData table;
  table.columns = {
      {.text = Words::tr("Level")},
      Words::numberColumn(Words::tr("Played")),
      Words::numberColumn(Words::tr("Solved")),
      Words::numberColumn(Words::tr("Unaided"), Words::tr("Solved unaided")),
      Words::numberColumn(Words::tr("Best"), Words::tr("Best unaided time")),
      Words::numberColumn(Words::tr("Median")),
      Words::numberColumn(Words::tr("Average")),
      Words::numberColumn(Words::tr("Streak"), Words::tr("Solved one after the other; giving up ends it")),
      Words::numberColumn(Words::tr("Longest"), Words::tr("Longest streak")),
      {.text = Words::tr("By month"), .spoken = Words::tr("Median by month")}};
  table.expendable = {8, 6, 7, 9, 3, 1};
  for (const LevelStatistics& row : levels) {
    const GameStatistics& of = row.statistics;
    StatisticsCell median = Words::time(of.medianMs);
    median.isBold = of.medianMs.has_value();
    table.rows.push_back({{.text = StatisticsWords::level(row.level), .level = row.level},
                          Words::number(of.played),
                          Words::number(of.solved),
                          Words::number(of.solvedAlone),
                          Words::time(of.bestMs),
                          median,
                          Words::time(of.averageMs),
                          Words::number(of.streak),
                          Words::number(of.longestStreak),
                          Words::months(of.months)});
  }
  return table;
}

StatisticsTableData techniqueTable(const MasteryTable& mastery) {
  using Words = TableWords;
  StatisticsTableData table;
  table.columns = {{.text = Words::tr("Technique")},
                   {.text = Words::tr("Level")},
                   Words::numberColumn(Words::tr("Seen"), Words::tr("Seen with Next step")),
                   Words::numberColumn(Words::tr("In practice"), Words::tr("Found in practice")),
                   Words::numberColumn(Words::tr("Unaided"), Words::tr("Found alone in games"))};
  table.expendable = {1};
  std::vector<std::pair<Technique, MasteryCounts>> known(mastery.begin(), mastery.end());
  std::stable_sort(known.begin(), known.end(), [](const auto& a, const auto& b) {
    return infoOf(a.first).level < infoOf(b.first).level;
  });
  for (const auto& [technique, counts] : known) {
    const Level level = infoOf(technique).level;
    table.rows.push_back({{.text = TechniqueWords::title(technique)},
                          {.text = StatisticsWords::level(level), .level = level},
                          Words::number(counts.seen),
                          Words::number(counts.foundInPractice),
                          Words::number(counts.foundAlone)});
  }
  return table;
}

StatisticsTableData spreadTable(const TimeHistogram& histogram) {
  using Words = TableWords;
  StatisticsTableData table;
  table.columns = {{.text = Words::tr("Time")}, Words::numberColumn(Words::tr("Games"))};
  for (std::size_t bin = 0; bin < histogram.counts.size(); ++bin) {
    const qint64 from = static_cast<qint64>(bin) * histogram.widthMs;
    const bool isOpen = histogram.isOpen && bin + 1 == histogram.counts.size();
    const QString start = StatisticsWords::time(from);
    const QString text =
        isOpen ? Words::tr("%1 or more", "a time").arg(start)
               : Words::tr("%1 to %2", "times").arg(start, StatisticsWords::time(from + histogram.widthMs));
    table.rows.push_back({{.text = text}, Words::number(histogram.counts[bin])});
  }
  return table;
}

StatisticsTableData timesTable(std::span<const TimedGame> games, const QTimeZone& zone) {
  using Words = TableWords;
  StatisticsTableData table;
  table.columns = {{.text = Words::tr("Solved")},
                   Words::numberColumn(Words::tr("Time")),
                   {.text = Words::tr("Help")},
                   {.text = Words::tr("Record")},
                   Words::numberColumn(Words::tr("Median of ten"))};
  table.expendable = {4};
  for (const TimedGame& game : games) {
    const QDate day =
        game.day.isValid() ? game.day : QDateTime::fromMSecsSinceEpoch(game.endedMs, zone).date();
    const QString help = game.isKnown   ? Words::tr("solution known")
                         : game.hadHelp ? Words::tr("with help")
                                        : Words::tr("unaided");
    table.rows.push_back({{.text = QLocale().toString(day, QLocale::ShortFormat)},
                          Words::time(game.timeMs),
                          {.text = help},
                          {.text = game.isRecord ? Words::tr("record") : QString()},
                          Words::time(game.runningMedianMs)});
  }
  std::reverse(table.rows.begin(), table.rows.end());
  return table;
}

}  // namespace sudoku
