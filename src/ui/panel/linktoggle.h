#pragma once

#include <sudoku/play/candidatemarks.h>

#include "ui/controls/exclusivetoggle.h"

namespace sudoku {

/// A button that chooses the kind of the links that the player draws: it shows such a link, and says what it
/// means if there is room.
class LinkToggle : public ExclusiveToggle {
  Q_OBJECT

 public:
  LinkToggle(LinkKind kind, QWidget* parent);

  LinkKind kind() const { return m_kind; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  LinkKind m_kind;
  QString m_meaning;
};

}  // namespace sudoku
