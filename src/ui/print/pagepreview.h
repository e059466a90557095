#pragma once

#include <memory>

#include <QPixmap>
#include <QWidget>

class QLabel;
class QToolButton;

namespace sudoku {

class PaperDocument;

/// A preview of one page of a document, and buttons to turn pages.
class PagePreview : public QWidget {
  Q_OBJECT

 public:
  explicit PagePreview(QWidget* parent = nullptr);

  /// Shows a document, at the page number shown before if it has that page; null: shows an empty page.
  void show(std::shared_ptr<const PaperDocument> document);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void turnTo(int page);
  void paintPaper(QWidget& area);

  std::shared_ptr<const PaperDocument> m_document;
  int m_page = 0;
  QWidget* m_paper;
  QToolButton* m_back;
  QToolButton* m_forward;
  QLabel* m_place;
  QPixmap m_painted;  ///< image of the page; null if it has to be painted again
};

}  // namespace sudoku
