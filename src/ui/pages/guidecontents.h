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

/// What there is in the guide: the rules first, then the techniques by stage, in each those first that
/// puzzles need most often. Can be searched by what people call a technique and by its usual English name.
class GuideContents : public QWidget {
  Q_OBJECT

 public:
  explicit GuideContents(QWidget* parent);

  /// Chooses a technique, or the rules. chosen() tells it, if it is another.
  void choose(std::optional<Technique> technique);
  /// What stands so many places further on than the chosen one; nothing: it ends before.
  struct Entry {
    std::optional<Technique> technique;  ///< none: the rules
    QString title;
  };
  std::optional<Entry> beside(int places) const;

 signals:
  /// Another one is chosen.
  void chosen(std::optional<Technique> technique);
  /// The player has chosen, and wants to read.
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
