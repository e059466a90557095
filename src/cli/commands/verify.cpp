#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/proof/proofchecker.h>
#include <sudoku/proof/prooftext.h>
#include <sudoku/solving/solver.h>

#include "../commands.h"
#include "../options.h"
#include "../reply.h"
#include "../wholefile.h"

namespace sudoku::cli {
namespace {

using proof::Fault;

std::string_view reasonOf(Fault::Kind kind) {
  switch (kind) {
    case Fault::Kind::Claim:
      return "the claim is not one that this ground can show";
    case Fault::Kind::Reference:
      return "it uses a lemma that is no earlier clause of this step";
    case Fault::Kind::Weight:
      return "a weight is not from 1 to 99";
    case Fault::Kind::Uncovered:
      return "a candidate of the truths is in too few links";
    case Fault::Kind::NotShown:
      return "the ground does not show the claim";
    case Fault::Kind::Cases:
      return "the branches are not all the cases";
    case Fault::Kind::Unfounded:
      return "does not follow";
    case Fault::Kind::Open:
      return "ends neither in a contradiction nor in the claim";
    case Fault::Kind::Given:
      return "a cell is a given, or stands there twice";
    case Fault::Kind::Unequal:
      return "the cells could be filled in a single way";
    case Fault::Kind::TooLarge:
      return "the cells can be filled in too many ways to look at all";
    case Fault::Kind::Image:
      return "the map keeps neither the houses nor the givens";
    case Fault::Kind::Uniqueness:
      return "it rests on a single solution, and the puzzle has several";
    case Fault::Kind::Conclusion:
      return "no lemma claims all that the step concludes";
  }
  return {};
}

/// Reads a path with proofs, line by line, and checks each step as soon as it is complete.
class Verifier {
 public:
  explicit Verifier(std::string_view file) : m_file(file) {}

  /// Takes the next line. Returns whether all is right so far.
  bool take(std::string_view line) {
    ++m_line;
    if (isBlankOrComment(line)) return true;
    if (line.front() == ' ') return takeLemma(line);
    if (!closeStep()) return false;
    constexpr std::string_view kPuzzle = "puzzle ";
    return line.starts_with(kPuzzle) ? takePuzzle(line.substr(kPuzzle.size())) : takeStep(line);
  }
  bool takeEnd() {
    ++m_line;
    return closeStep() && closePuzzle();
  }

  const Report& report() const { return m_report; }

 private:
  struct Numbered {
    proof::Lemma lemma;
    std::uint64_t line;
  };

  bool fail(std::uint64_t line, std::string_view reason) {
    Reply(m_report, {m_file, line}).fail(reason);
    return false;
  }
  bool fail(const proof::LemmaTextError& error, std::size_t before) {
    return fail(m_line, "column " + std::to_string(before + error.column) + ": " +
                            std::string(error.expected) + " should stand here");
  }

  bool takePuzzle(std::string_view text) {
    if (!closePuzzle()) return false;
    const auto grid = parseLine(text);
    if (!grid) {
      Reply(m_report, {m_file, m_line}).fail(grid.error());
      return false;
    }
    m_premises = proof::Premises{*grid, *grid, Candidates(*grid), hasUniqueSolution(*grid)};
    m_steps = 0;
    m_lemmasChecked = 0;
    return true;
  }

  /// A step: its conclusions, which stand alone or in the third field.
  bool takeStep(std::string_view line) {
    if (!m_premises) return fail(m_line, "a step before the first puzzle");
    std::size_t before = 0;
    for (int tab = 0; tab < 2 && line.find('\t', before) != std::string_view::npos; ++tab)
      before = line.find('\t', before) + 1;
    const std::string_view field = line.substr(before, line.find('\t', before) - before);
    const auto conclusion = proof::parseLiterals(field);
    if (!conclusion) return fail(conclusion.error(), before);
    m_conclusion = *conclusion;
    m_stepLine = m_line;
    return true;
  }

  bool takeLemma(std::string_view line) {
    if (m_conclusion.empty()) return fail(m_line, "a lemma before the first step of the puzzle");
    const auto lemma = proof::parseLemma(line);
    if (!lemma) return fail(lemma.error(), 0);
    m_proof.lemmas.push_back(*lemma);
    m_lemmaLines.push_back(m_line);
    return true;
  }

  /// Checks the step that ends here, if there is one, and takes it.
  bool closeStep() {
    if (m_conclusion.empty()) return true;
    if (const auto fault = firstFault(*m_premises, m_proof, m_conclusion)) {
      if (fault->lemma == m_lemmaLines.size()) return fail(m_stepLine, reasonOf(fault->kind));
      std::string where;
      if (std::holds_alternative<proof::Split>(m_proof.lemmas[fault->lemma].ground) &&
          fault->kind != Fault::Kind::Cases && fault->kind != Fault::Kind::Claim)
        where = "branch " + std::to_string(fault->branch + 1) + ", line " + std::to_string(fault->line + 1) +
                ": ";
      return fail(m_lemmaLines[fault->lemma], where + std::string(reasonOf(fault->kind)));
    }
    for (const proof::Literal& literal : m_conclusion) {
      const auto [cell, digit] = literal.candidate;
      if (literal.isTrue) {
        m_premises->board.set(cell, digit);
        m_premises->candidates.place(cell, digit);
      } else {
        m_premises->candidates.eliminate(cell, digit);
      }
    }
    ++m_steps;
    m_lemmasChecked += m_proof.lemmas.size();
    m_conclusion.clear();
    m_proof.lemmas.clear();
    m_lemmaLines.clear();
    return true;
  }

  bool closePuzzle() {
    if (!m_premises) return true;
    const bool isSolved = m_premises->board.isFull();
    Reply(m_report, {m_file, m_line})
        .answer(std::string(isSolved ? "solved" : "open") + " steps=" + std::to_string(m_steps) +
                " lemmas=" + std::to_string(m_lemmasChecked));
    return true;
  }

  std::string_view m_file;
  Report m_report;
  std::optional<proof::Premises> m_premises;
  std::vector<proof::Literal> m_conclusion;  // of the step that is being read; empty if there is none
  Proof m_proof;
  std::vector<std::uint64_t> m_lemmaLines;
  std::uint64_t m_stepLine = 0;
  std::uint64_t m_line = 0;
  std::size_t m_steps = 0;
  std::size_t m_lemmasChecked = 0;
};

/// Checks a file up to its first fault.
Report verify(const std::string& file) {
  const auto text = readWholeFile(file);
  if (!text) {
    Report report;
    report.messages = file + ": " + text.error().reason + '\n';
    report.hasFailures = true;
    return report;
  }
  Verifier verifier(file);
  std::string_view rest = *text;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    std::string_view line = rest.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (!verifier.take(line)) return verifier.report();
  }
  verifier.takeEnd();
  return verifier.report();
}

ExitStatus verifyAll(std::vector<std::string> files) {
  if (files.empty()) files.emplace_back("-");
  Output output(false);
  for (const std::string& file : files) output.write(verify(file));
  return output.status();
}

}  // namespace

Action setUpVerify(Parser& parser) {
  parser.explain(
      "Replays paths that `path --proof` has written, or another program, and checks the proof of every "
      "step\n"
      "without any technique. Prints `solved steps=N lemmas=M` for each puzzle, or `open` if cells are left. "
      "At\n"
      "the first line of a file that does not hold it says why and goes on with the next file; the exit "
      "status\n"
      "is then 1. The manual describes the format.\n\n"
      "Example:\n"
      "  sudoku-cli path --proof puzzles.txt | sudoku-cli verify");
  auto files = std::make_shared<std::vector<std::string>>();
  parser.addTexts("FILE", *files, "Paths with proofs; none, or -: standard input");
  return [files] { return verifyAll(*files); };
}

}  // namespace sudoku::cli
