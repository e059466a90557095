#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include <sudoku/grid/level.h>

namespace sudoku {

/// The content of one cell of a table.
struct StatisticsCell {
  QString text;
  bool isNumber = false;  ///< aligned at the right
  bool isBold = false;
  std::optional<Level> level{};  ///< level drawn as bars after the text
  std::vector<double> line{};    ///< small line chart drawn in place of the text, which is still read out;
                                 ///< empty: the text is drawn
  QString spoken{};              ///< what is read out, if it is not the text

  friend bool operator==(const StatisticsCell&, const StatisticsCell&) = default;
};

/// A table as plain data. Each row has as many cells as there are columns.
struct StatisticsTableData {
  std::vector<StatisticsCell> columns;  ///< names of the columns
  std::vector<std::vector<StatisticsCell>> rows;
  /// Indices of columns that are hidden where there is no room for all, the first to be hidden first.
  std::vector<int> expendable{};
};

/// A table for a view and for assistive technology.
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
