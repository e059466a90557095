#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include <sudoku/grid/level.h>

namespace sudoku {

/// The content of one cell of a statistics table.
struct StatisticsCell {
  QString text;
  bool isNumber = false;  ///< whether the text is a number, which is aligned at the right
  bool isBold = false;
  std::optional<Level> level{};  ///< level that is drawn as bars after the text; empty for none
  /// Values of a small line chart drawn instead of the text; empty when the text is drawn.
  std::vector<double> line{};
  QString spoken{};  ///< what assistive technology reads instead of the text; empty when it reads the text

  friend bool operator==(const StatisticsCell&, const StatisticsCell&) = default;
};

/// A statistics table as plain data. Each row has a cell for every column.
struct StatisticsTableData {
  std::vector<StatisticsCell> columns;  ///< headers of the columns
  std::vector<std::vector<StatisticsCell>> rows;
  /// Indices of the columns that may be hidden if there is no room for all; the first is hidden first.
  std::vector<int> expendable{};
};

/// A statistics table as a Qt model, for a view and for assistive technology.
class StatisticsTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit StatisticsTableModel(QObject* parent) : QAbstractTableModel(parent) {}

  void setTable(StatisticsTableData table);
  const StatisticsTableData& table() const { return m_table; }
  /// The content of a cell. Precondition: the cell exists.
  const StatisticsCell& cell(const QModelIndex& index) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  StatisticsTableData m_table;
};

}  // namespace sudoku
