#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include <sudoku/proof/prooftext.h>

namespace sudoku::proof {
namespace {

constexpr std::size_t kMostLemmas = 1'000'000;
constexpr std::string_view kHouseLetters = "rcb";

/// Reads a text from its start, and remembers where it was not what was expected.
class Reader {
 public:
  explicit Reader(std::string_view text) : m_text(text) {}

  const LemmaTextError& error() const { return m_error; }
  bool isAtEnd() {
    skipBlanks();
    return m_next == m_text.size();
  }
  bool expectEnd() { return isAtEnd() || fail("the end of the line"); }

  /// Takes a word or sign if it is next.
  bool take(std::string_view word) {
    skipBlanks();
    if (m_text.substr(m_next, word.size()) != word) return false;
    const bool isWord = std::isalpha(static_cast<unsigned char>(word.back())) != 0;
    const std::size_t end = m_next + word.size();
    if (isWord && end < m_text.size() && std::isalnum(static_cast<unsigned char>(m_text[end])) != 0)
      return false;
    m_next = end;
    return true;
  }
  bool expect(std::string_view word) { return take(word) || fail(word); }

  bool read(Literal& literal) {
    const std::size_t start = m_next;
    const auto cell = takeCell();
    const bool isFalse = cell && take("<>");
    const bool isLiteral = isFalse || (cell && take("="));
    const auto digit = isLiteral ? takeDigit() : std::nullopt;
    if (digit) literal = {{*cell, *digit}, !isFalse};
    return digit || failAt(start, "a literal such as r1c2=5");
  }
  /// Literals until something else comes.
  bool read(std::vector<Literal>& literals) {
    do {
      if (!read(literals.emplace_back())) return false;
    } while (isNext('r') && !isAtEnd());
    return true;
  }

  bool read(Lemma& lemma) {
    if (take("any"))
      lemma.claim = Lemma::Claim::Any;
    else if (!take("each"))
      return fail("each or any");
    if (!read(lemma.literals)) return false;
    if (take("count")) return read(lemma.ground.emplace<Count>());
    if (take("split")) return read(lemma.ground.emplace<Split>());
    if (take("swap")) return read(lemma.ground.emplace<Swap>());
    if (take("map")) return read(lemma.ground.emplace<Map>());
    return fail("count, split, swap or map");
  }

 private:
  bool fail(std::string_view expected) { return failAt(m_next, expected); }
  bool failAt(std::size_t place, std::string_view expected) {
    m_next = place;
    skipBlanks();
    m_error = {m_next + 1, expected};
    return false;
  }
  void skipBlanks() {
    while (m_next < m_text.size() && (m_text[m_next] == ' ' || m_text[m_next] == '\t')) ++m_next;
  }
  bool isNext(char character) {
    skipBlanks();
    return m_next < m_text.size() && m_text[m_next] == character;
  }

  /// The number that a digit from 1 to 9 stands for.
  std::optional<int> takeNumber() {
    if (m_next >= m_text.size() || m_text[m_next] < '1' || m_text[m_next] > '9') return std::nullopt;
    return m_text[m_next++] - '0';
  }
  std::optional<Digit> takeDigit() {
    const auto number = takeNumber();
    return number ? std::optional(Digit(*number)) : std::nullopt;
  }
  std::optional<Cell> takeCell() {
    if (!isNext('r')) return std::nullopt;
    ++m_next;
    const auto row = takeNumber();
    if (!row || m_next >= m_text.size() || m_text[m_next++] != 'c') return std::nullopt;
    const auto column = takeNumber();
    return column ? std::optional(Cell::at(*row - 1, *column - 1)) : std::nullopt;
  }
  std::optional<Sector> takePlaces() {
    const auto digit = takeDigit();
    if (!digit || m_next >= m_text.size()) return std::nullopt;
    const std::size_t kind = kHouseLetters.find(m_text[m_next++]);
    const auto number = kind < kHouseLetters.size() ? takeNumber() : std::nullopt;
    if (!number) return std::nullopt;
    return Places{*digit, House(static_cast<int>(kind) * 9 + *number - 1)};
  }
  /// A number without a sign.
  std::optional<std::size_t> takeCount(std::size_t most) {
    std::size_t value = 0;
    const std::size_t start = m_next;
    for (; m_next < m_text.size() && std::isdigit(static_cast<unsigned char>(m_text[m_next])) != 0;
         ++m_next) {
      value = value * 10 + static_cast<std::size_t>(m_text[m_next] - '0');
      if (value > most) return std::nullopt;
    }
    return m_next > start && value > 0 ? std::optional(value) : std::nullopt;
  }

  bool read(Sector& sector) {
    skipBlanks();
    const std::size_t start = m_next;
    std::optional<Sector> found;
    if (take("#")) {
      if (const auto number = takeCount(kMostLemmas)) found = LemmaIndex{*number - 1};
    } else if (isNext('r')) {
      if (const auto cell = takeCell()) found = *cell;
    } else {
      found = takePlaces();
    }
    if (found) sector = *found;
    return found || failAt(start, "a sector such as r1c2, 5r1 or #1");
  }
  bool read(std::vector<Weighted>& sectors, std::string_view ends) {
    for (;;) {
      if (isAtEnd() || ends.find(m_text[m_next]) != std::string_view::npos) return true;
      Weighted& weighted = sectors.emplace_back();
      if (!read(weighted.sector)) return false;
      if (!take("*")) continue;
      const std::size_t start = m_next;
      const auto weight = takeCount(kMostWeight);
      if (!weight) return failAt(start, "a weight from 1 to 99");
      weighted.weight = static_cast<int>(*weight);
    }
  }
  bool read(Count& count) { return read(count.truths, "/)") && expect("/") && read(count.links, ")"); }
  bool read(Line& line) {
    if (!read(line.literal) || !expect("by")) return false;
    if (!take("(")) return read(line.by.emplace<Sector>(Cell(0)));
    return expect("count") && read(line.by.emplace<Count>()) && expect(")");
  }
  bool read(Branch& branch) {
    if (!expect("{")) return false;
    if (take("}")) return true;
    const std::size_t start = m_next;
    Literal first;
    if (!read(first)) return false;
    if (take(":")) {
      branch.assumed = first;
      if (take("}")) return true;
    } else {
      m_next = start;
    }
    do {
      if (!read(branch.lines.emplace_back())) return false;
    } while (take(","));
    return expect("}");
  }
  bool read(Split& split) {
    if (!isNext('{')) {
      const std::size_t start = m_next;
      Literal literal;
      Sector sector = Cell(0);
      if (read(literal)) {
        split.over = literal;
      } else {
        m_next = start;
        if (!read(sector)) return false;
        split.over = sector;
      }
    }
    do {
      if (!read(split.branches.emplace_back())) return false;
    } while (isNext('{'));
    return true;
  }
  bool read(Swap& swap) {
    while (!isAtEnd()) {
      const std::size_t start = m_next;
      const auto cell = takeCell();
      DigitSet digits;
      if (cell && take(":"))
        while (const auto digit = takeDigit()) digits.add(*digit);
      if (digits.isEmpty()) return failAt(start, "a cell and its digits such as r1c2:45");
      swap.cells.emplace_back(*cell, digits);
    }
    return true;
  }
  /// What each of nine goes to: an order of all nine.
  bool read(std::string_view word, std::array<int, 9>& images) {
    if (!expect(word)) return false;
    skipBlanks();
    const std::size_t start = m_next;
    DigitSet all;
    for (int& image : images) {
      const auto digit = takeDigit();
      if (!digit || all.contains(*digit)) return failAt(start, "nine different digits");
      all.add(*digit);
      image = digit->index();
    }
    return true;
  }
  bool read(Map& map) {
    const bool isTransposed = take("transposed");
    std::array<int, 9> rows{};
    std::array<int, 9> columns{};
    std::array<int, 9> digits{};
    if (!read("rows", rows) || !read("columns", columns) || !read("digits", digits)) return false;
    for (const Cell cell : allCells()) {
      const auto row = static_cast<std::size_t>(isTransposed ? cell.column() : cell.row());
      const auto column = static_cast<std::size_t>(isTransposed ? cell.row() : cell.column());
      map.cells[static_cast<std::size_t>(cell.index())] = Cell::at(rows[row], columns[column]);
    }
    for (std::size_t index = 0; index < digits.size(); ++index) map.digits[index] = Digit(digits[index] + 1);
    return true;
  }

  std::string_view m_text;
  std::size_t m_next = 0;
  LemmaTextError m_error;
};

template <typename Value>
Result<Value, LemmaTextError> parse(std::string_view text) {
  Reader reader(text);
  Value value{};
  if (!reader.read(value) || !reader.expectEnd()) return reader.error();
  return value;
}

}  // namespace

Result<Lemma, LemmaTextError> parseLemma(std::string_view line) {
  return parse<Lemma>(line);
}

Result<std::vector<Literal>, LemmaTextError> parseLiterals(std::string_view text) {
  return parse<std::vector<Literal>>(text);
}

}  // namespace sudoku::proof
