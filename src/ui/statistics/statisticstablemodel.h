#pragma once

#include <optional>
#include <vector>

#include <QAbstractTableModel>

#include <sudoku/grid/level.h>

namespace sudoku {

/// One place of a table.
struct StatisticsCell {
  QString text;
  bool isNumber = false;  ///< stands at the right
  bool isBold = false;
  std::optional<Level> level{};  ///< drawn as bars after the text
  std::vector<double>
      line{};        ///< drawn instead of the text if there is anything, which is read out all the same
  QString spoken{};  ///< if it is not the text

  friend bool operator==(const StatisticsCell&, const StatisticsCell&) = default;
};

/// A table as plain data. Each row has as many cells as there are columns.
struct StatisticsTableData {
  std::vector<StatisticsCell> columns;  ///< their names
  std::vector<std::vector<StatisticsCell>> rows;
  /// Columns that go where there is no room for all, the first one first.
  std::vector<int> expendable{};
};

/// A table for a view and for assistive technology.
class StatisticsTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit StatisticsTableModel(QObject* parent) : QAbstractTableModel(parent) {}

  void setTable(StatisticsTableData table);
  const StatisticsTableData& table() const { return m_table; }
  /// Precondition: there is such a place.
  const StatisticsCell& cell(const QModelIndex& index) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  StatisticsTableData m_table;
};

}  // namespace sudoku
