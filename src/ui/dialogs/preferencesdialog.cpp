#include "preferencesdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QVBoxLayout>

#include "game/gamecontroller.h"
#include "game/settings.h"
#include "hintchoicespage.h"

namespace sudoku {
namespace {

QComboBox* makePauseBox(int chosen, QWidget* parent) {
  auto* box = new QComboBox(parent);
  for (const int minutes : kPauseAfterMinutes) {
    box->addItem(minutes == 0   ? PreferencesDialog::tr("Never")
                 : minutes == 1 ? PreferencesDialog::tr("After 1 minute without input")
                                : PreferencesDialog::tr("After %1 minutes without input").arg(minutes),
                 minutes);
  }
  box->setCurrentIndex(box->findData(chosen));
  return box;
}

}  // namespace

PreferencesDialog::PreferencesDialog(const Settings& settings, GameController& controller, QWidget* parent)
    : QDialog(parent) {
  setWindowTitle(tr("Preferences"));
  auto* theme = new QComboBox(this);
  theme->addItems({tr("As the desktop"), tr("Light"), tr("Dark")});  // in the order of ThemeChoice
  theme->setCurrentIndex(static_cast<int>(settings.theme()));
  connect(theme, &QComboBox::currentIndexChanged, this, [this, &controller](int index) {
    controller.setTheme(static_cast<ThemeChoice>(index));
    emit changed();
  });

  auto* conflicts = new QCheckBox(tr("&Mark numbers that clash"), this);
  conflicts->setChecked(settings.showsConflicts());
  connect(conflicts, &QCheckBox::toggled, this, [this, &controller](bool on) {
    controller.setShowsConflicts(on);
    emit changed();
  });

  auto* clock = new QCheckBox(tr("&Show the clock"), this);
  clock->setChecked(settings.showsClock());
  connect(clock, &QCheckBox::toggled, this, [this, &controller](bool on) {
    controller.setShowsClock(on);
    emit changed();
  });

  QComboBox* pause = makePauseBox(settings.pauseAfterMinutes(), this);
  connect(pause, &QComboBox::currentIndexChanged, this, [this, pause, &controller] {
    controller.setPauseAfterMinutes(pause->currentData().toInt());
    emit changed();
  });

  auto* hints = new QGroupBox(tr("Next step"), this);
  auto* choices = new HintChoicesPage(settings.hintChoices(), hints);
  connect(choices, &HintChoicesPage::changed, &controller, &GameController::setHintChoices);
  auto* column = new QVBoxLayout(hints);
  column->addWidget(choices);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

  auto* form = new QFormLayout(this);
  setMinimumWidth(320);
  form->setContentsMargins(16, 16, 16, 16);
  form->setSpacing(12);
  form->addRow(tr("&Colours"), theme);
  form->addRow(conflicts);
  form->addRow(clock);
  form->addRow(tr("&Pause by itself"), pause);
  form->addRow(hints);
  form->addRow(buttons);
}

}  // namespace sudoku
