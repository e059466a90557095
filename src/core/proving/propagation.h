#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <variant>
#include <vector>

#include "draft.h"

namespace sudoku::proving {

/// What follows from some assumptions when singles are filled in, round after round, so that what takes
/// fewest rounds comes first. Clauses among the lemmas of a draft count as well.
class Propagation {
 public:
  /// The draft has to outlive the propagation, and may not change.
  explicit Propagation(const Draft& draft);

  /// Supposes a literal. Returns whether there is no contradiction yet.
  bool suppose(const Literal& literal);
  /// Draws conclusions until there are no more, or there is a contradiction. Returns whether there is one.
  bool run();
  bool isImpossible() const { return m_contradiction.has_value(); }
  const Known& known() const { return m_known; }

  /// The lines that lead to the contradiction, the last of which says the opposite of what is known.
  /// Precondition: isImpossible().
  std::vector<proof::Line> linesToContradiction() const;
  /// The lines that lead to some literals. Precondition: all of them hold.
  std::vector<proof::Line> linesTo(const std::vector<Literal>& literals) const;

 private:
  /// A line, and the earlier entries of the log that it follows from. Without a reason, an assumption.
  struct Entry {
    Literal literal{};
    std::optional<std::variant<Sector, proof::Count>> by{};
    std::vector<std::size_t> premises{};
  };

  void conclude(const Literal& literal, std::variant<Sector, proof::Count> by,
                const std::vector<Literal>& premises);
  void drawFrom(const Literal& literal);
  void drawFromTrue(const Candidate& candidate);
  void drawFromSector(const Sector& sector, const std::vector<Literal>& members);
  bool drawFromLockedSets();
  bool drawFromCount(const std::vector<Sector>& truths, const std::vector<Sector>& links);
  std::vector<proof::Line> linesOf(std::vector<std::size_t> entries) const;
  std::optional<std::size_t> entryOf(const Literal& literal) const;

  const Draft& m_draft;
  Known m_known;
  std::vector<Entry> m_log;
  std::array<std::size_t, kCandidateCount> m_entries{};  ///< for each candidate, 1 + its entry in the log
  std::size_t m_next = 0;  ///< the first entry from which nothing has been drawn
  std::optional<Entry> m_contradiction;
};

}  // namespace sudoku::proving
