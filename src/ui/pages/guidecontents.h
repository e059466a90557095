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

/// The contents of the guide: the rules first, then the techniques by stage, in each stage those first that
/// puzzles need most often. Can be searched by a technique's everyday name and by its usual English name.
class GuideContents : public QWidget {
  Q_OBJECT

 public:
  explicit GuideContents(QWidget* parent);

  /// Chooses a technique, or the rules (nothing). Emits chosen() if it is another.
  void choose(std::optional<Technique> technique);
  /// An entry of the guide. beside() gives the one a number of places after the chosen one; nothing beyond
  /// the ends.
  struct Entry {
    std::optional<Technique> technique;  ///< technique of the entry; nothing: the rules
    QString title;
  };
  std::optional<Entry> beside(int places) const;

 signals:
  /// Another technique is chosen, or the rules (nothing).
  void chosen(std::optional<Technique> technique);
  /// The player has chosen an entry to read.
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
