#include "keyrecorder.h"

#include <QAccessibleWidget>
#include <QKeyEvent>
#include <QLineEdit>

#include "boardkeys.h"

namespace sudoku {
namespace {

/// Gives a KeyRecorder the role of a field whose value is the recorded key, since Qt gives QKeySequenceEdit
/// no role.
class AccessibleRecorder : public QAccessibleWidget {
 public:
  explicit AccessibleRecorder(KeyRecorder* recorder)
      : QAccessibleWidget(recorder, QAccessible::HotkeyField) {}

  QString text(QAccessible::Text kind) const override {
    if (kind == QAccessible::Value)
      return static_cast<const KeyRecorder*>(widget())->keySequence().toString(QKeySequence::NativeText);
    return QAccessibleWidget::text(kind);
  }
};

QAccessibleInterface* makeRecorderInterface(const QString& /*className*/, QObject* object) {
  auto* recorder = qobject_cast<KeyRecorder*>(object);
  return recorder == nullptr ? nullptr : new AccessibleRecorder(recorder);
}

/// Whether a key is a modifier such as Shift, which is no shortcut by itself.
bool isModifier(int key) {
  switch (key) {
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
    case Qt::Key_ScrollLock:
    case Qt::Key_unknown:
    case 0:
      return true;
    default:
      return false;
  }
}

}  // namespace

KeyRecorder::KeyRecorder(QWidget* parent) : QKeySequenceEdit(parent) {
  QAccessible::installFactory(makeRecorderInterface);
}

void KeyRecorder::setName(const QString& name) {
  setAccessibleName(name);
  findChild<QLineEdit*>()->setAccessibleName(name);
}

void KeyRecorder::keyPressEvent(QKeyEvent* event) {
  event->accept();
  if (isModifier(event->key())) return;
  const QKeyCombination key = combinationOf(*event);
  if (key == QKeyCombination(Qt::Key_Escape)) return emit escaped();
  setKeySequence(key);
  emit recorded(key);
}

void KeyRecorder::keyReleaseEvent(QKeyEvent* event) {
  event->accept();  // a shortcut has only one key press, so QKeySequenceEdit must not wait for another
}

}  // namespace sudoku
