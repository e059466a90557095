#include "work.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include <sudoku/formats/formats.h>

#include "linereader.h"
#include "pipeline.h"

namespace sudoku::cli {
namespace {

using Judge = std::function<AnswerNth(std::vector<Grid>)>;

/// A line of a file: the index of its grid among the grids of a job, or the fault for which it holds none.
struct GridLine {
  std::uint64_t number;
  std::optional<std::size_t> grid{};
  ParseError fault{};
};

std::vector<GridLine> readLines(const LineBatch& batch, std::vector<Grid>& grids) {
  std::vector<GridLine> lines;
  std::uint64_t number = batch.firstLine;
  for (std::string_view text = batch.text; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (isBlankOrComment(line)) continue;
    const auto grid = parseLine(line);
    if (!grid) {
      lines.push_back({.number = number, .fault = grid.error()});
      continue;
    }
    lines.push_back({.number = number, .grid = grids.size()});
    grids.push_back(*grid);
  }
  return lines;
}

Report answerLines(const LineBatch& batch, const Judge& judge) {
  Report report;
  if (!batch.trouble.empty()) {
    report.messages = batch.file + ": " + batch.trouble + '\n';
    report.hasFailures = true;
  }
  std::vector<Grid> grids;
  const std::vector<GridLine> lines = readLines(batch, grids);
  const AnswerNth answer = judge(std::move(grids));
  for (const GridLine& line : lines) {
    Reply reply(report, {batch.file, line.number});
    if (line.grid)
      answer(*line.grid, reply);
    else
      answerInvalid(line.fault, reply);
  }
  report.puzzles = lines.size();
  return report;
}

}  // namespace

ExitStatus answerGridsTogether(const LineOptions& options, const Judge& judge) {
  LineReader reader(options.files.empty() ? std::vector<std::string>{"-"} : options.files);
  const auto nextJob = [&](std::size_t maxPuzzles) -> Job {
    auto batch = reader.take(maxPuzzles);
    if (!batch) return {};
    return [batch = std::move(*batch), &judge] { return answerLines(batch, judge); };
  };
  Output output(options.run.progress);
  runInOrder(nextJob, static_cast<unsigned>(options.run.jobs), output);
  return output.status();
}

ExitStatus answerGrids(const LineOptions& options, const std::function<void(const Grid&, Reply&)>& answer) {
  return answerGridsTogether(options, [&answer](std::vector<Grid> grids) -> AnswerNth {
    return
        [&answer, grids = std::move(grids)](std::size_t index, Reply& reply) { answer(grids[index], reply); };
  });
}

ExitStatus makeManyTogether(const std::string& command, Series series, const RunOptions& options,
                            const std::function<AnswerNth(std::uint64_t, std::size_t)>& make) {
  std::uint64_t done = 0;
  const auto nextJob = [&](std::size_t maxPuzzles) -> Job {
    if (done == series.count) return {};
    const std::uint64_t first = series.first - 1 + done;
    const auto now = static_cast<std::size_t>(std::min<std::uint64_t>(maxPuzzles, series.count - done));
    done += now;
    return [&command, &make, first, now] {
      Report report;
      const AnswerNth answer = make(first, now);
      for (std::size_t index = 0; index < now; ++index) {
        Reply reply(report, {command, first + index + 1});
        answer(index, reply);
      }
      report.puzzles = now;
      return report;
    };
  };
  Output output(options.progress, series.count);
  runInOrder(nextJob, static_cast<unsigned>(options.jobs), output);
  return output.status();
}

ExitStatus makeMany(const std::string& command, Series series, const RunOptions& options,
                    const std::function<void(std::uint64_t, Reply&)>& make) {
  return makeManyTogether(command, series, options, [&make](std::uint64_t first, std::size_t) -> AnswerNth {
    return [&make, first](std::size_t index, Reply& reply) { make(first + index, reply); };
  });
}

}  // namespace sudoku::cli
