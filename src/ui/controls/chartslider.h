#pragma once

#include <cstddef>
#include <optional>

#include <QAbstractSlider>

namespace sudoku {

/// A chart of things that stand in a row, such as the steps of a path, one of which is chosen by a press, a
/// drag or the arrow keys. A slider to assistive technology, which is told in words what is chosen; the same
/// words are the tool tip at each thing.
class ChartSlider : public QAbstractSlider {
  Q_OBJECT

 public:
  /// `name` is the accessible name.
  ChartSlider(const QString& name, QWidget* parent);

  /// Marks a thing as chosen; empty: none. Emits nothing.
  void setCurrent(std::optional<std::size_t> place);

 signals:
  /// Emitted when the player chooses another thing; the index is that of the thing in its row.
  void chosen(std::size_t place);

 protected:
  /// Sets the number of things. None is chosen then.
  void setCount(std::size_t count);
  std::size_t count() const { return m_count; }
  std::optional<std::size_t> current() const { return m_current; }
  /// The index of the thing at a coordinate within the widget; empty if there is none.
  virtual std::optional<std::size_t> placeAt(double x) const = 0;
  /// A thing in words.
  virtual QString wordsOf(std::size_t place) const = 0;
  /// Paints a ring within the edge of the widget while it has the keyboard focus.
  void paintFocus(QPainter& painter) const;

  bool event(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void choose(std::optional<std::size_t> place);

  std::size_t m_count = 0;
  std::optional<std::size_t> m_current;
};

}  // namespace sudoku
