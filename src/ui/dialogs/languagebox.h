#pragma once

class QComboBox;
class QString;

namespace sudoku {

/// A box in which the player chooses a language, whose code is the item's data: first that of the desktop,
/// with an empty code and the text `desktop`, then each language of which there is a catalogue, by its own
/// name. `chosen` is the code of the language that is chosen at first.
QComboBox* makeLanguageBox(const QString& desktop, const QString& chosen);

}  // namespace sudoku
