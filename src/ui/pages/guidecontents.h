#pragma once

#include <optional>

#include <QWidget>

#include <sudoku/logic/technique.h>

class QLabel;
class QLineEdit;
class QListView;
class QModelIndex;
class QStandardItemModel;

namespace sudoku {

/// The contents of the guide: first the rules, then the techniques in stages from easy to hard, within a
/// stage the most frequent first. A search finds a technique by its everyday name and by its usual English
/// name.
class GuideContents : public QWidget {
  Q_OBJECT

 public:
  explicit GuideContents(QWidget* parent);

  /// Chooses a technique or, without a technique, the rules. Emits chosen() if the choice changes.
  void choose(std::optional<Technique> technique);
  /// An entry of the guide. beside() returns the entry a number of places after the chosen one (before it if
  /// negative), or nothing beyond the ends of the list.
  struct Entry {
    std::optional<Technique> technique;  ///< technique of the entry; empty for the rules
    QString title;
  };
  std::optional<Entry> beside(int places) const;

 signals:
  /// Emitted when another technique or, if `technique` is empty, the rules have been chosen.
  void chosen(std::optional<Technique> technique);
  /// Emitted when the player wants to read the chosen entry.
  void opened();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void fill();
  void filter(const QString& words);
  std::optional<Technique> techniqueAt(int row) const;
  bool isHeading(int row) const;

  QStandardItemModel* m_model;
  QLineEdit* m_search;
  QLabel* m_nothing;
  QListView* m_list;
};

}  // namespace sudoku
