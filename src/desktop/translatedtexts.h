#pragma once

#include <functional>
#include <vector>

#include <QString>

#include "desktoptexts.h"

namespace sudoku {

/// The texts of the desktop in one language.
struct TranslatedTexts {
  QString language;  ///< its code, as catalogues and desktops name it: `pt_BR`
  DesktopTexts texts;
};

/// The texts in all languages, English first. `folder` has the catalogues; fails, with an empty list, if one
/// is missing or damaged.
std::vector<TranslatedTexts> allTexts(const QString& folder);

/// Calls `write` with a text in each language, English first, with its code empty. Languages that say it as
/// English does are left out.
void forEachLanguage(const std::vector<TranslatedTexts>& all,
                     const std::function<QString(const DesktopTexts&)>& text,
                     const std::function<void(const QString& language, const QString& text)>& write);

}  // namespace sudoku
