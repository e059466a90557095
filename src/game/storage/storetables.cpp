#include "storetables.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

using Cells = std::vector<SqlitePages::Cell>;

/// The tables of which a database of games has to have at least one.
const std::array kNeeded = {"games", "moves"};
/// How many rows of a page are checked to find out to which table or index the page belongs.
constexpr std::size_t kSampleRows = 12;

/// How many columns of a row do not fit the table or index; all of them if the number of columns differs.
std::size_t strangeColumns(const std::vector<std::uint64_t>& types, const TreeShape& shape) {
  if (types.size() != shape.columns.size()) return shape.columns.size();
  std::size_t strange = 0;
  for (std::size_t index = 0; index < types.size(); ++index) {
    const std::uint64_t type = types[index];
    const auto column = shape.columns[index];
    const bool fits = type == 0 || (column == TreeShape::Column::WholeNumber && isWholeNumber(type)) ||
                      (column == TreeShape::Column::Text && isText(type)) ||
                      (column == TreeShape::Column::Blob && isBlob(type));
    strange += fits ? 0 : 1;
  }
  return strange;
}

/// Whether at least half of the rows begin with the same value as the row before.
bool repeatsFirstColumn(const SqlitePages& pages, const Cells& cells) {
  std::size_t repeated = 0;
  for (std::size_t index = 1; index < cells.size(); ++index)
    repeated += pages.valuesOf(cells[index], 1) == pages.valuesOf(cells[index - 1], 1) ? 1 : 0;
  return 2 * repeated >= cells.size();
}

}  // namespace

StoreTables::StoreTables(SqlitePages pages)
    : m_pages(std::move(pages)), m_version(findVersion()), m_shapes(treesOf(m_version)) {
  for (const Root& root : findRoots()) walk(root);
  if (!m_isComplete) addLostPages();
}

const Cells& StoreTables::rowsOf(const QString& table) const {
  static const Cells kNone;
  const auto rows = m_rows.find(table);
  return rows == m_rows.end() ? kNone : rows->second;
}

std::vector<QVariant> StoreTables::read(const QString& table, const SqlitePages::Cell& row) const {
  auto values = m_pages.valuesOf(row);
  const TreeShape* shape = shapeNamed(table);
  if (!values.empty() && shape != nullptr && shape->hasRowids) values.front() = row.rowid;
  return values;
}

std::set<qint64> StoreTables::rowsInIndexesOf(const QString& table) const {
  std::set<qint64> numbers;
  for (const TreeShape& shape : m_shapes) {
    if (shape.isTable() || shape.table != table) continue;
    for (const SqlitePages::Cell& row : rowsOf(shape.name))
      if (const auto values = m_pages.valuesOf(row); !values.empty())
        numbers.insert(values.back().toLongLong());
  }
  return numbers;
}

/// The version of the schema whose tables `games` and `moves` fit best: their numbers of columns are those of
/// the rows on most pages. Two versions can have the same table `games`.
int StoreTables::findVersion() const {
  constexpr std::uint32_t kVersionInHead = 60;
  std::map<std::pair<bool, std::size_t>, std::size_t> pages;
  for (std::uint32_t page = 2; page <= m_pages.size(); ++page) {
    const bool hasRowids = m_pages.kindOf(page) == SqlitePages::Kind::TableLeaf;
    if (!hasRowids && m_pages.kindOf(page) != SqlitePages::Kind::IndexLeaf) continue;
    const Cells cells = m_pages.cellsOf(page).first;
    if (!cells.empty()) ++pages[{hasRowids, m_pages.typesOf(cells.front()).size()}];
  }
  const auto inHead = m_pages.hasHead() ? m_pages.headNumber(kVersionInHead) : 0;
  int best = kSchemaVersion;
  std::tuple<std::size_t, std::size_t, bool> most;
  for (int version = kSchemaVersion; version > 0; --version) {
    std::array<std::size_t, kNeeded.size()> fitting{};
    for (const TreeShape& shape : treesOf(version))
      for (std::size_t at = 0; at < kNeeded.size(); ++at)
        if (shape.name == QLatin1String(kNeeded[at]))
          fitting[at] = pages[{shape.hasRowids, shape.columns.size()}];
    const std::tuple worth(fitting[0], fitting[1], inHead == static_cast<std::uint32_t>(version));
    if (worth > most) best = version;
    most = std::max(most, worth);
  }
  return best;
}

/// The root pages of the tables and indexes: as the first page gives them, or, if it is damaged, as in a new
/// file.
std::vector<StoreTables::Root> StoreTables::findRoots() {
  auto roots = rootsInHead();
  const auto isThere = [&](const QString& name) {
    return std::any_of(roots.begin(), roots.end(), [&](const Root& root) { return root.name == name; });
  };
  const bool isHeadGood = std::any_of(kNeeded.begin(), kNeeded.end(),
                                      [&](const char* name) { return isThere(QLatin1String(name)); });
  if (!isHeadGood) roots.clear();
  for (const TreeShape& shape : m_shapes) {
    if (isThere(shape.name)) continue;
    if (isHeadGood)
      noteDamage(&shape);
    else
      roots.push_back({shape.name, shape.root});
  }
  return roots;
}

std::vector<StoreTables::Root> StoreTables::rootsInHead() const {
  constexpr std::size_t kColumns = 5;
  std::vector<std::uint32_t> pages = {1};
  if (m_pages.kindOf(1) == SqlitePages::Kind::TableInner) pages = m_pages.childrenOf(1);
  std::vector<Root> roots;
  for (const std::uint32_t page : pages)
    for (const SqlitePages::Cell& cell : m_pages.cellsOf(page).first)
      if (const auto row = m_pages.valuesOf(cell); row.size() == kColumns)
        if (const auto root = row[3].toUInt(); root > 1) roots.push_back({row[1].toString(), root});
  return roots;
}

void StoreTables::walk(const Root& root) {
  const TreeShape* expected = shapeNamed(root.name);
  std::vector<std::uint32_t> waiting = {root.page};
  while (!waiting.empty()) {
    const std::uint32_t page = waiting.back();
    waiting.pop_back();
    if (m_pages.kindOf(page) == SqlitePages::Kind::Other || !m_visited.insert(page).second) {
      noteDamage(expected);
      continue;
    }
    addPage(page, expected);
    const auto children = m_pages.childrenOf(page);
    waiting.insert(waiting.end(), children.rbegin(), children.rend());
  }
}

void StoreTables::addPage(std::uint32_t page, const TreeShape* expected) {
  auto [cells, areAll] = m_pages.cellsOf(page);
  if (!areAll) noteDamage(expected);
  if (cells.empty()) return;
  const TreeShape* shape = shapeOf(page, cells, expected);
  if (shape != expected) noteDamage(expected);
  if (shape == nullptr) return;
  Cells& rows = m_rows[shape->name];
  rows.insert(rows.end(), cells.begin(), cells.end());
}

/// Adds the rows of pages that cannot be reached from any root page, except for unused pages.
void StoreTables::addLostPages() {
  for (const std::uint32_t page : m_pages.freePages()) m_visited.insert(page);
  for (std::uint32_t page = 2; page <= m_pages.size(); ++page)
    if (m_pages.kindOf(page) != SqlitePages::Kind::Other && m_visited.insert(page).second)
      addPage(page, nullptr);
}

/// Notes that a table is damaged; damage in an index loses nothing.
void StoreTables::noteDamage(const TreeShape* expected) {
  if (expected == nullptr || expected->isTable()) m_isComplete = false;
}

const TreeShape* StoreTables::shapeNamed(const QString& name) const {
  const auto shape = std::find_if(m_shapes.begin(), m_shapes.end(),
                                  [&](const TreeShape& candidate) { return candidate.name == name; });
  return shape == m_shapes.end() ? nullptr : &*shape;
}

/// The table or index whose columns fit the rows of a page best; null if none fits.
const TreeShape* StoreTables::shapeOf(std::uint32_t page, const Cells& cells,
                                      const TreeShape* expected) const {
  const bool hasRowids = m_pages.kindOf(page) == SqlitePages::Kind::TableLeaf;
  std::vector<std::vector<std::uint64_t>> sample;
  for (std::size_t index = 0; index < cells.size(); index += 1 + cells.size() / kSampleRows)
    if (auto types = m_pages.typesOf(cells[index]); !types.empty()) sample.push_back(std::move(types));
  std::vector<const TreeShape*> best;
  std::size_t least = 0;
  for (const TreeShape& shape : m_shapes) {
    if (shape.hasRowids != hasRowids) continue;
    std::size_t strange = 0;
    for (const auto& types : sample) strange += strangeColumns(types, shape);
    if (strange * 3 > shape.columns.size() * sample.size() || (!best.empty() && strange > least)) continue;
    if (best.empty() || strange < least) best.clear();
    least = strange;
    best.push_back(&shape);
  }
  if (best.empty() || sample.empty()) return nullptr;
  const auto isBest = [&](const TreeShape* shape) {
    return std::find(best.begin(), best.end(), shape) != best.end();
  };
  if (expected != nullptr && isBest(expected)) return expected;
  // Rows of the table `members` and of its index by puzzle have the same columns, but only in the table do
  // the rows of one collection follow each other.
  const bool isOfTable = best.size() == 1 || repeatsFirstColumn(m_pages, cells);
  const auto found = std::find_if(best.begin(), best.end(),
                                  [&](const TreeShape* shape) { return shape->isTable() == isOfTable; });
  return found == best.end() ? best.front() : *found;
}

}  // namespace sudoku
