#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QPushButton>

#include "../activate.h"
#include "samplehints.h"
#include "ui/coach/coachpage.h"
#include "ui/controls/phraselabel.h"

namespace sudoku {

class CoachPageTest : public testing::Test {
 protected:
  CoachPageTest() {
    m_page.resize(296, 556);
    m_page.show();
    activate(&m_page);
  }
  // A link with the keyboard focus loses it when the page is hidden: that must not happen while the page is
  // being destroyed.
  ~CoachPageTest() override { m_page.hide(); }

  static const support::Reference& referenceOf(Technique technique) {
    for (const auto& reference : support::references())
      if (reference.step.technique == technique) return reference;
    ADD_FAILURE() << "no reference";
    return support::references().front();
  }
  QPushButton* button(const QString& name) const {
    for (auto* each : m_page.findChildren<QPushButton*>())
      if (each->isVisible() && (each->text() == name || each->accessibleName() == name)) return each;
    return nullptr;
  }
  /// The label that shows these sentences.
  const PhraseLabel* labelOf(const std::vector<Sentence>& sentences) const {
    QStringList texts;
    for (const Sentence& sentence : sentences) texts += toPlainText(sentence);
    for (const auto* label : m_page.findChildren<PhraseLabel*>())
      if (label->text() == texts.join(' ')) return label;
    return nullptr;
  }
  std::vector<PhraseLink*> links() const {
    std::vector<PhraseLink*> links;
    for (auto* link : m_page.findChildren<PhraseLink*>())
      if (link->isVisible()) links.push_back(link);
    return links;
  }

  CoachPage m_page;
};

}  // namespace sudoku
