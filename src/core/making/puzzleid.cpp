#include <charconv>

#include <sudoku/making/puzzleid.h>

namespace sudoku {
namespace {

constexpr std::string_view kVersion = "1";

// The letters for the shortest and the longest run of empty cells in a packed id: 1 and 26 cells.
constexpr char kShortestRun = 'a';
constexpr char kLongestRun = 'z';

constexpr bool isRun(char character) {
  return kShortestRun <= character && character <= kLongestRun;
}

/// Reads a text piece by piece from its start.
class Reader {
 public:
  explicit Reader(std::string_view text) : m_rest(text) {}

  bool take(std::string_view word) {
    if (!m_rest.starts_with(word)) return false;
    m_rest.remove_prefix(word.size());
    return true;
  }

  template <typename Number>
  std::optional<Number> takeNumber() {
    Number number = 0;
    const auto [stop, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), number);
    if (error != std::errc()) return std::nullopt;
    m_rest.remove_prefix(static_cast<std::size_t>(stop - m_rest.data()));
    return number;
  }

  /// Reads the longest name of an enumeration at the start of the text. Some names begin with others, as
  /// `mirror-lr` and `transform-fresh` show.
  template <typename Enum>
  std::optional<Enum> takeName() {
    const Named<Enum>* best = nullptr;
    for (const auto& entry : Names<Enum>::kNames)
      if (m_rest.starts_with(entry.name) && (best == nullptr || entry.name.size() > best->name.size()))
        best = &entry;
    if (best == nullptr) return std::nullopt;
    take(best->name);
    return best->value;
  }

 private:
  std::string_view m_rest;
};

std::optional<GivensRange> takeRange(Reader& reader) {
  const auto least = reader.takeNumber<int>();
  if (!least || !reader.take("-")) return std::nullopt;
  const auto most = reader.takeNumber<int>();
  if (!most) return std::nullopt;
  return GivensRange{*least, *most};
}

/// Reads the options after the dig method: `:ORDER`, `:MIN-MAX` or both in this order. Returns false on an
/// error.
bool takeOptions(Reader& reader, Recipe& recipe) {
  if (!reader.take(":")) return true;
  recipe.order = reader.takeName<DigOrder>();
  if (recipe.order && !reader.take(":")) return true;
  recipe.givens = takeRange(reader);
  return recipe.givens.has_value();
}

}  // namespace

std::string toText(const PuzzleId& id) {
  const Recipe& recipe = id.recipe;
  std::string text(kVersion);
  text.append("-").append(nameOf(recipe.board)).append("-").append(nameOf(recipe.dig));
  if (recipe.order) text.append(":").append(nameOf(*recipe.order));
  if (recipe.givens)
    text += ':' + std::to_string(recipe.givens->least) + '-' + std::to_string(recipe.givens->most);
  text.append("-").append(nameOf(recipe.symmetry));
  return text + '-' + std::to_string(id.seed);
}

std::optional<PuzzleId> parsePuzzleId(std::string_view text) {
  Reader reader(text);
  if (!reader.take(kVersion) || !reader.take("-")) return std::nullopt;
  const auto board = reader.takeName<BoardMethod>();
  if (!board || !reader.take("-")) return std::nullopt;
  const auto dig = reader.takeName<DigMethod>();
  Recipe recipe;
  if (!dig || !takeOptions(reader, recipe) || !reader.take("-")) return std::nullopt;
  const auto symmetry = reader.takeName<Symmetry>();
  if (!symmetry || !reader.take("-")) return std::nullopt;
  const auto seed = reader.takeNumber<std::uint64_t>();
  recipe.board = *board;
  recipe.dig = *dig;
  recipe.symmetry = *symmetry;
  if (!seed || !isValid(recipe)) return std::nullopt;
  const PuzzleId id{recipe, *seed};
  // Accepts only one spelling of each id: zeros before a number, or text after the seed, are errors.
  return toText(id) == text ? std::optional(id) : std::nullopt;
}

std::string toPackedId(const Grid& givens) {
  std::string cells;
  for (const Cell cell : allCells()) {
    if (const auto digit = givens.at(cell))
      cells += digit->toChar();
    else if (!cells.empty() && isRun(cells.back()) && cells.back() != kLongestRun)
      ++cells.back();
    else
      cells += kShortestRun;
  }
  return 'p' + cells;
}

std::optional<Grid> parsePackedId(std::string_view text) {
  if (!text.starts_with('p')) return std::nullopt;
  Grid grid;
  int index = 0;
  for (const char character : text.substr(1)) {
    if (index >= kCellCount) return std::nullopt;
    if (character >= '1' && character <= '9')
      grid.set(Cell(index++), Digit(character - '0'));
    else if (isRun(character))
      index += character - kShortestRun + 1;
    else
      return std::nullopt;
  }
  // Accepts only one packed id for each puzzle: runs that are split differently, too short or too long are
  // errors.
  return toPackedId(grid) == text ? std::optional(grid) : std::nullopt;
}

}  // namespace sudoku
