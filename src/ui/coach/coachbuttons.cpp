#include "coachbuttons.h"

#include <algorithm>
#include <array>

#include "ui/controls/coachbutton.h"
#include "ui/keys/keytip.h"
#include "ui/keys/menukeys.h"
#include "ui/style/direction.h"

namespace sudoku {
namespace {

constexpr int kButtonGap = 8;

/// The actions that have a button below the text of a hint.
constexpr std::array kButtons = {
    HintAction::WhatIsIt,    HintAction::Why,         HintAction::Apply,   HintAction::FillCandidates,
    HintAction::ClearIt,     HintAction::ShowWhy,     HintAction::Yes,     HintAction::BackToBeforeMistake,
    HintAction::No,          HintAction::PutNoteBack, HintAction::Back,    HintAction::Close,
    HintAction::NextRemoval, HintAction::NextStep,    HintAction::RuleOut, HintAction::WalkProof,
    HintAction::ShowMistake, HintAction::NotYet,
};

bool isButton(HintAction action) {
  return std::find(kButtons.begin(), kButtons.end(), action) != kButtons.end();
}

/// Whether the button of an action has so long a text that it takes a row of its own, unless it is the
/// accented button.
bool isLong(HintAction action) {
  return action == HintAction::FillCandidates || action == HintAction::BackToBeforeMistake;
}

QString textOf(HintAction action) {
  switch (action) {
    case HintAction::WhatIsIt:
      return CoachButtons::tr("What is it?");
    case HintAction::Why:
      return CoachButtons::tr("Why?");
    case HintAction::Apply:
      return CoachButtons::tr("Apply");
    case HintAction::Back:
      return CoachButtons::tr("Back");
    case HintAction::Close:
      return CoachButtons::tr("Close");
    case HintAction::FillCandidates:
      return CoachButtons::tr("Fill in the candidates");
    case HintAction::ClearIt:
      return CoachButtons::tr("Clear it");
    case HintAction::ShowWhy:
      return CoachButtons::tr("Show why");
    case HintAction::BackToBeforeMistake:
      return CoachButtons::tr("Back to before the mistake");
    case HintAction::Yes:
      return CoachButtons::tr("Yes");
    case HintAction::No:
      return CoachButtons::tr("No");
    case HintAction::NextRemoval:
      return CoachButtons::tr("Next removal");
    case HintAction::NextStep:
      return CoachButtons::tr("Next step");
    case HintAction::WalkProof:
      return CoachButtons::tr("Walk");
    case HintAction::ShowMistake:
      return CoachButtons::tr("Show it");
    case HintAction::NotYet:
      return CoachButtons::tr("Not yet");
    case HintAction::PutNoteBack:  // the texts of these buttons name a digit, so they are made elsewhere
    case HintAction::RuleOut:
    case HintAction::ShowAnother:
    case HintAction::WhatIf:
    case HintAction::WalkBack:
    case HintAction::WalkForward:
      break;
  }
  return {};
}

QString textOf(HintAction action, const Hint& hint) {
  if (action == HintAction::PutNoteBack && hint.lacking)
    return CoachButtons::tr("Put the %1 back", "a digit").arg(hint.lacking->digit.value());
  if (action == HintAction::RuleOut && hint.refuted)
    return CoachButtons::tr("Rule out %1", "a digit").arg(hint.refuted->digit.value());
  return textOf(action);
}

/// The action whose button is accented: the first action of the hint if it has a button and is not Close.
std::optional<HintAction> primaryOf(const Hint& hint) {
  if (hint.actions.empty() || !isButton(hint.actions.front()) || hint.actions.front() == HintAction::Close)
    return std::nullopt;
  return hint.actions.front();
}

}  // namespace

CoachButtons::CoachButtons(QWidget* page)
    : QObject(page), m_primary(new CoachButton({}, page, CoachButton::Look::Primary)) {
  m_primary->setObjectName("primary");
  connect(m_primary, &QPushButton::clicked, this, [this] {
    if (const auto action = primaryOf(m_hint)) emit asked(*action);
  });
  for (const HintAction action : kButtons) {
    auto* button = new CoachButton(textOf(action), page);
    connect(button, &QPushButton::clicked, this, [this, action] { emit asked(action); });
    m_others[action] = button;
  }
}

void CoachButtons::showKeys(const MenuKeys& keys) {
  bindKeycap(*m_primary, *keys.at("next-step").action);
}

void CoachButtons::setTextFont(const QFont& font) {
  m_primary->setFont(font);
  for (const auto& [action, button] : m_others) button->setFont(font);
}

void CoachButtons::setHint(const Hint& hint) {
  m_hint = hint;
  if (const auto primary = primaryOf(hint)) m_primary->setText(textOf(*primary, hint));
}

std::vector<CoachButtons::Row> CoachButtons::rowsFor(int width, LongOnes longOnes) const {
  std::vector<Row> rows;
  Row last;
  const auto primary = primaryOf(m_hint);
  if (primary) last.push_back(m_primary);
  const auto widthOf = [](const Row& row, int more) {
    int sum = more;
    for (const CoachButton* button : row) sum += button->naturalWidth() + kButtonGap;
    return sum;
  };
  for (const HintAction action : m_hint.actions) {
    if (!isButton(action) || action == primary) continue;
    CoachButton* button = m_others.at(action);
    const bool fits = last.empty() || widthOf(last, button->naturalWidth()) <= width;
    if (isLong(action)) {
      if (longOnes == LongOnes::OnRowsOfTheirOwn) rows.push_back({button});
    } else if (fits) {
      last.push_back(button);
    } else if (action != HintAction::Close) {  // Close has no button, since the cross does the same
      rows.push_back(last);
      last = {button};
    }
  }
  if (!last.empty()) rows.push_back(last);
  std::reverse(rows.begin(), rows.end());
  return rows;
}

std::optional<QRect> CoachButtons::place(QRect area, bool isTight, LongOnes longOnes) {
  m_inRows.clear();
  m_apart.clear();
  int bottom = area.top() + area.height();
  for (const Row& row : rowsFor(area.width(), longOnes)) {
    int others = 0;
    for (std::size_t at = 1; at < row.size(); ++at) others += row[at]->naturalWidth() + kButtonGap;
    const int first = area.width() - others;
    if (!row.front()->fits(first)) return std::nullopt;
    const int height = std::max(isTight ? 30 : 34, row.front()->heightFor(first));
    int left = area.left();
    for (CoachButton* button : row) {
      const int width = button == row.front() ? first : button->naturalWidth();
      placeWidget(*button, {left, bottom - height, width, height});
      left += width + kButtonGap;
    }
    bottom -= height + kButtonGap;
    m_inRows.insert(m_inRows.begin(), row.begin(), row.end());
  }
  showPlaced();
  area.setBottom(bottom - 1 - (isTight ? 0 : 4));
  if (area.height() <= 0) return std::nullopt;
  return area;
}

QRect CoachButtons::placeLong(QRect area) {
  m_apart = longOnes();
  for (CoachButton* button : m_apart) {
    const int width = std::min(button->naturalWidth(), area.width());
    const int height = button->heightFor(width);
    placeWidget(*button, {area.left(), area.bottom() + 1 - height, width, height});
    area.setBottom(area.bottom() - height - kButtonGap);
  }
  showPlaced();
  return area;
}

void CoachButtons::hideLong() {
  m_apart.clear();
  showPlaced();
}

std::vector<CoachButton*> CoachButtons::shown() const {
  std::vector<CoachButton*> all = m_apart;
  all.insert(all.end(), m_inRows.begin(), m_inRows.end());
  return all;
}

std::vector<CoachButton*> CoachButtons::longOnes() const {
  std::vector<CoachButton*> buttons;
  for (const HintAction action : m_hint.actions)
    if (isLong(action) && action != primaryOf(m_hint)) buttons.push_back(m_others.at(action));
  return buttons;
}

void CoachButtons::showPlaced() {
  const std::vector<CoachButton*> placed = shown();
  const auto isPlaced = [&](CoachButton* button) {
    return std::find(placed.begin(), placed.end(), button) != placed.end();
  };
  m_primary->setVisible(isPlaced(m_primary));
  for (const auto& [action, button] : m_others) button->setVisible(isPlaced(button));
}

}  // namespace sudoku
