#include "keytip.h"

#include <QAction>
#include <QWidget>

#include "menukeys.h"
#include "ui/controls/coachbutton.h"

namespace sudoku {

void bindToolTip(QWidget& control, const QAction& action, const QString& words) {
  const auto show = [&control, &action, words] {
    const QString keys = keysText(action.shortcuts());
    control.setToolTip(
        keys.isEmpty() ? words : MenuKeys::tr("%1 (%2)", "what a button does, its key").arg(words, keys));
  };
  QObject::connect(&action, &QAction::changed, &control, show);
  show();
}

void bindKeycap(CoachButton& button, const QAction& action) {
  const auto show = [&button, &action] {
    const QKeySequence key = action.shortcut();
    const bool isPlain = !key.isEmpty() && key[0].keyboardModifiers() == Qt::NoModifier;
    button.setKeycap(isPlain ? key.toString(QKeySequence::NativeText) : QString());
  };
  QObject::connect(&action, &QAction::changed, &button, show);
  show();
}

}  // namespace sudoku
