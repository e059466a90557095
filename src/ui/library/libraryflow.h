#pragma once

#include <vector>

#include <QLayout>

namespace sudoku {

/// A layout that places widgets next to each other, like words in as many lines as needed. A widget that is
/// wider than a line is reduced to the width of the line.
class LibraryFlow : public QLayout {
  Q_OBJECT

 public:
  LibraryFlow(QWidget* parent, int spacing);
  ~LibraryFlow() override;
  Q_DISABLE_COPY_MOVE(LibraryFlow)

  void addItem(QLayoutItem* item) override { m_items.push_back(item); }
  int count() const override { return static_cast<int>(m_items.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  Qt::Orientations expandingDirections() const override { return {}; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override;
  QSize sizeHint() const override;
  QSize minimumSize() const override;
  void setGeometry(const QRect& area) override;

 private:
  struct Place {
    QLayoutItem* item;
    QRect area;
  };

  /// The places of the widgets in lines of the given width, from the top left corner on.
  std::vector<Place> placesFor(int width) const;

  std::vector<QLayoutItem*> m_items;
};

}  // namespace sudoku
