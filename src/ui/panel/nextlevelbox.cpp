#include "nextlevelbox.h"

#include <algorithm>

#include <QAbstractItemView>

#include "game/control/forme.h"
#include "game/control/preferences.h"
#include "game/practice/formewords.h"

namespace sudoku {

NextLevelBox::NextLevelBox(Preferences& preferences, ForMe& forMe, QWidget* parent)
    : LevelBox(preferences.nextLevel(), parent), m_preferences(preferences), m_forMe(forMe) {
  setMinimumHeight(1);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAccessibleName(tr("Level"));
  setToolTip(tr("The level of the next game"));
  follow();
  connect(this, &LevelBox::levelChosen, &m_preferences, &Preferences::setNextLevel);
  connect(this, &LevelBox::forMeChosen, &m_preferences, &Preferences::setNextForMe);
  connect(&m_forMe, &ForMe::changed, this, &NextLevelBox::follow);
}

void NextLevelBox::follow() {
  offerForMe(ForMeWords::title(m_forMe.needs()));
  if (m_preferences.isNextForMe())
    showForMe();
  else
    showLevel(m_preferences.nextLevel());
}

/// Names what the player should meet now, which may have changed since the last game. The list is wide enough
/// for the name also where the box is not.
void NextLevelBox::showPopup() {
  m_forMe.refresh();
  const int edges = 2 * fontMetrics().averageCharWidth();
  view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + edges));
  LevelBox::showPopup();
}

}  // namespace sudoku
