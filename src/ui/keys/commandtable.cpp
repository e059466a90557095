#include "commandtable.h"

#include <algorithm>
#include <array>
#include <cassert>

#include <QCoreApplication>

#include "keyranges.h"

namespace sudoku {
namespace {

using At = CommandMenu;
using When = CommandWhen;
using Tick = CommandTick;

// Each row gives its translation context twice: QT_TRANSLATE_NOOP passes it to lupdate, but expands to the
// text alone.
// clang-format off
constexpr auto kCommandRows = std::to_array<CommandRow>({
    {"go-to-cell",           At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Arrow keys"), .isInRange = keyrange::arrows},                              "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Go from cell to cell")},
    {"go-along-row",         At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Home}, {End}"), .isInRange = keyrange::rowEnds},                              "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "First or last cell of the row")},
    {"go-along-column",      At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{PgUp}, {PgDown}"), .isInRange = keyrange::columnEnds},                  "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "First or last cell of the column")},
    {"go-along-board",       At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Ctrl+Home}, {Ctrl+End}"), .isInRange = keyrange::boardEnds},                  "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "First or last cell of the board")},
    {"select-cells",         At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Shift} and one of these"), .isInRange = keyrange::selecting},               "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Select several cells")},
    {"select-all-cells",     At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Ctrl+A}"), .isInRange = keyrange::selectingAll},                            "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Select every cell")},
    {"write-digit",          At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "1 … 9"), .isInRange = keyrange::digits},                                   "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write the digit, or what the mode says")},
    {"write-note",           At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Shift} and 1 … 9"), .isInRange = keyrange::digitsWithShift},                "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write a note")},
    {"write-centre-note",    At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Ctrl} and 1 … 9"), .isInRange = keyrange::digitsWithControl},               "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write a centre note")},
    {"colour-cell",          At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Ctrl}, {Shift} and 1 … 6"), .isInRange = keyrange::digitsWithBoth},           "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Colour the cell")},
    {"choose-digit",         At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Alt} and 1 … 9"), .isInRange = keyrange::digitsWithAlt},                    "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Choose the digit")},
    {"write-chosen-digit",   At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Enter}"), .isInRange = keyrange::enter},                                    "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write the chosen digit")},
    {"clear-cell",           At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Del}, {Backspace}, 0, {Space}"), .isInRange = keyrange::clearing},           "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Clear the cell")},
    {"escape",               At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Esc}"), .isInRange = keyrange::escape},                                     "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "End what is shown, or drop the digit")},
    {"question-menu",        At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Menu}, {Shift+F10}"), .isInRange = keyrange::questions},                         "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Ask what the cell can be, or why not")},
    {"walk-through-chain",   At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Alt} and ← or →"), .isInRange = keyrange::walking},                         "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Walk through a chain, link by link")},
    {"go-to-buttons",        At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Tab}, {Shift+Tab}"), .isInRange = keyrange::tabs},                            "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Go between the board and the buttons")},
    {"press-letter",         At::Board, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Alt} and an underlined letter"), .isInRange = keyrange::underlinedLetters}, "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Open the menu, or press the button")},
    {"click-cell",           At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Click")},                                                                  "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Select the cell, write the chosen digit")},
    {"click-then-digit",     At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Click on an open cell, then a digit")},                                    "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Write the digit, if none is chosen")},
    {"click-to-clear",       At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Right click, long press")},                                                "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Clear the cell")},
    {"drag-cells",           At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Drag, {Shift} and click")},                                                  "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Select several cells")},
    {"drag-notes",           At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Drag with a digit chosen, for notes")},                                    "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Paint the note")},
    {"click-into-selection", At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "{Ctrl} and click")},                                                         "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Take the cell in or out of the selection")},
    {"turn-wheel",           At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Wheel")},                                                                  "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Choose the next digit")},
    {"click-for-digit",      At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Middle click")},                                                           "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Choose the digit of the cell")},
    {"click-for-all",        At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Double click")},                                                           "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Choose the digit of a given, select all like it")},
    {"click-line-number",    At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Click on the number of a row or column")},                               "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Ask where the chosen digit can go in it")},
    {"hold-number",          At::Mouse, 0, When::Always, InPause::Stays, Tick::None, {.range = QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Long press on a number")},                                                 "sudoku::BoardKeys", QT_TRANSLATE_NOOP("sudoku::BoardKeys", "Ask why not that digit in the cell")},
    {"menu-file",                At::Bar,       0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&File"),                       At::File},
    {"open",                     At::File,      0, When::Always,         InPause::Stays, Tick::None,            {.standard = QKeySequence::Open},                         "sudoku::PuzzleExchange", QT_TRANSLATE_NOOP("sudoku::PuzzleExchange", "&Open…")},
    {"open-recent",              At::File,      0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::PuzzleExchange", QT_TRANSLATE_NOOP("sudoku::PuzzleExchange", "Open &recent"),            At::OpenRecent},
    {"save-as",                  At::File,      0, When::Always,         InPause::Off,   Tick::None,            {Qt::CTRL | Qt::SHIFT | Qt::Key_S},                       "sudoku::PuzzleExchange", QT_TRANSLATE_NOOP("sudoku::PuzzleExchange", "&Save as…")},
    {"save-picture",             At::File,      0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "sudoku::Sharing",        QT_TRANSLATE_NOOP("sudoku::Sharing", "Save as p&icture…")},
    {"print",                    At::File,      0, When::Always,         InPause::Off,   Tick::None,            {.standard = QKeySequence::Print},                        "sudoku::Sharing",        QT_TRANSLATE_NOOP("sudoku::Sharing", "&Print…")},
    {"exit",                     At::File,      1, When::Always,         InPause::Stays, Tick::None,            {Qt::CTRL | Qt::Key_Q},                                   "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "E&xit")},
    {"menu-game",                At::Bar,       0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Game"),                       At::Game},
    {"new",                      At::Game,      0, When::Always,         InPause::Stays, Tick::None,            {.standard = QKeySequence::New},                          "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&New")},
    {"new-game",                 At::Game,      0, When::Always,         InPause::Stays, Tick::None,            {Qt::CTRL | Qt::SHIFT | Qt::Key_N},                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "Choose a new &game…")},
    {"daily",                    At::Game,      0, When::Always,         InPause::Stays, Tick::None,            {Qt::CTRL | Qt::Key_D},                                   "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "Da&ily puzzle")},
    {"enter-puzzle",             At::Game,      0, When::Always,         InPause::Stays, Tick::None,            {Qt::CTRL | Qt::Key_E},                                   "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "Enter a pu&zzle")},
    {"previous-game",            At::Game,      0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Previous game")},
    {"next-in-collection",       At::Game,      0, When::InCollection,   InPause::Stays, Tick::None,            {},                                                       "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Ne&xt in collection")},
    {"pause",                    At::Game,      1, When::Playing,        InPause::Stays, Tick::Own,             {Qt::Key_P},                                              "sudoku::WindowPausing",  QT_TRANSLATE_NOOP("sudoku::WindowPausing", "P&ause")},
    {"check",                    At::Game,      1, When::Always,         InPause::Off,   Tick::None,            {Qt::Key_C},                                              "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Check")},
    {"restart",                  At::Game,      1, When::Always,         InPause::Stays, Tick::None,            {},                                                       "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "&Restart")},
    {"moves",                    At::Game,      1, When::Always,         InPause::Off,   Tick::None,            {Qt::CTRL | Qt::Key_M},                                   "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Mo&ves")},
    {"checkpoint",               At::Game,      1, When::Always,         InPause::Off,   Tick::None,            {Qt::CTRL | Qt::Key_K},                                   "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Chec&kpoint")},
    {"return-to-checkpoint",     At::Game,      1, When::HasCheckpoints, InPause::Stays, Tick::None,            {},                                                       "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Return &to checkpoint"),                 At::Checkpoints},
    {"try",                      At::Game,      2, When::Playing,        InPause::Off,   Tick::None,            {Qt::Key_T},                                              "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Tr&y this")},
    {"keep-tried",               At::Game,      2, When::Trying,         InPause::Off,   Tick::None,            {},                                                       "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Keep &what was tried")},
    {"drop-tried",               At::Game,      2, When::Trying,         InPause::Off,   Tick::None,            {},                                                       "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "&Drop what was tried")},
    {"menu-give-up",             At::Game,      3, When::Playing,        InPause::Stays, Tick::None,            {},                                                       "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Give &up"),                              At::GiveUp},
    {"give-up",                  At::GiveUp,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Show the &solution")},
    {"give-up-path",             At::GiveUp,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "GameMenu",               QT_TRANSLATE_NOOP("GameMenu", "Show the &path to it")},
    {"library",                  At::Game,      4, When::Always,         InPause::Stays, Tick::None,            {Qt::CTRL | Qt::Key_L},                                   "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "&Library…")},
    {"import-collection",        At::Game,      4, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "Import a c&ollection…")},
    {"statistics",               At::Game,      4, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "&Statistics…")},
    {"export",                   At::Game,      4, When::Always,         InPause::Stays, Tick::None,            {},                                                       "HistoryExchange",        QT_TRANSLATE_NOOP("HistoryExchange", "&Export…")},
    {"import",                   At::Game,      4, When::Always,         InPause::Stays, Tick::None,            {},                                                       "HistoryExchange",        QT_TRANSLATE_NOOP("HistoryExchange", "I&mport…")},
    {"restore-backup",           At::Game,      4, When::Always,         InPause::Stays, Tick::None,            {},                                                       "HistoryExchange",        QT_TRANSLATE_NOOP("HistoryExchange", "Restore a &backup…")},
    {"menu-edit",                At::Bar,       0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Edit"),                       At::Edit},
    {"undo",                     At::Edit,      0, When::CanUndo,        InPause::Off,   Tick::None,            {Qt::CTRL | Qt::Key_Z},                                   "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Undo")},
    {"redo",                     At::Edit,      0, When::CanRedo,        InPause::Off,   Tick::None,            {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y}, "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Redo")},
    {"copy",                     At::Edit,      1, When::Always,         InPause::Off,   Tick::None,            {.standard = QKeySequence::Copy},                         "sudoku::PuzzleExchange", QT_TRANSLATE_NOOP("sudoku::PuzzleExchange", "&Copy")},
    {"menu-copy-as",             At::Edit,      1, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::PuzzleExchange", QT_TRANSLATE_NOOP("sudoku::PuzzleExchange", "Copy &as"),                At::CopyAs},
    {"copy-as-line",             At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "&Line of 81 cells")},
    {"copy-as-grid",             At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "&Grid")},
    {"copy-as-pm",               At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "Grid with &notes")},
    {"copy-as-sdk",              At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "SadMan &sdk")},
    {"copy-as-sdm",              At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "&Collection sdm")},
    {"copy-as-ss",               At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "Si&mple Sudoku")},
    {"copy-as-library",          At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "&HoDoKu library line")},
    {"copy-as-opensudoku",       At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "&OpenSudoku")},
    {"copy-as-csv",              At::CopyAs,    0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "Format",                 QT_TRANSLATE_NOOP("Format", "&Table (CSV)")},
    {"copy-givens",              At::CopyAs,    1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "sudoku::PuzzleExchange", QT_TRANSLATE_NOOP("sudoku::PuzzleExchange", "Puzzle &without entries")},
    {"copy-id",                  At::CopyAs,    1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "sudoku::PuzzleExchange", QT_TRANSLATE_NOOP("sudoku::PuzzleExchange", "Puzzle &id")},
    {"paste",                    At::Edit,      1, When::Always,         InPause::Stays, Tick::None,            {.standard = QKeySequence::Paste},                        "sudoku::PuzzleExchange", QT_TRANSLATE_NOOP("sudoku::PuzzleExchange", "&Paste")},
    {"copy-picture",             At::Edit,      1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "sudoku::Sharing",        QT_TRANSLATE_NOOP("sudoku::Sharing", "Copy as pic&ture")},
    {"copy-link",                At::Edit,      1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "sudoku::Sharing",        QT_TRANSLATE_NOOP("sudoku::Sharing", "Copy as &link")},
    {"qr-code",                  At::Edit,      1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "sudoku::Sharing",        QT_TRANSLATE_NOOP("sudoku::Sharing", "Show &QR code…")},
    {"digits",                   At::Edit,      2, When::Always,         InPause::Stays, Tick::OneInMenuOrNone, {},                                                       "InputMode",              QT_TRANSLATE_NOOP("InputMode", "&Digit")},
    {"notes",                    At::Edit,      2, When::Always,         InPause::Stays, Tick::OneInMenuOrNone, {Qt::Key_N},                                              "InputMode",              QT_TRANSLATE_NOOP("InputMode", "Corner &notes")},
    {"centre-notes",             At::Edit,      2, When::Always,         InPause::Stays, Tick::OneInMenuOrNone, {},                                                       "InputMode",              QT_TRANSLATE_NOOP("InputMode", "C&entre notes")},
    {"colours",                  At::Edit,      2, When::Always,         InPause::Stays, Tick::OneInMenuOrNone, {},                                                       "InputMode",              QT_TRANSLATE_NOOP("InputMode", "Col&our")},
    {"next-mode",                At::Edit,      2, When::Always,         InPause::Stays, Tick::None,            {Qt::Key_M},                                              "InputMode",              QT_TRANSLATE_NOOP("InputMode", "Ne&xt mode")},
    {"preferences",              At::Edit,      3, When::Always,         InPause::Stays, Tick::None,            {Qt::CTRL | Qt::Key_Comma},                               "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "Pre&ferences…")},
    {"menu-view",                At::Bar,       0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&View"),                       At::View},
    {"hints",                    At::View,      0, When::Always,         InPause::Stays, Tick::Own,             {Qt::Key_H},                                              "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "H&ints")},
    {"menu-theme",               At::View,      1, When::Always,         InPause::Stays, Tick::None,            {},                                                       "ThemeMenu",              QT_TRANSLATE_NOOP("ThemeMenu", "&Theme"),                               At::Theme},
    {"theme-system",             At::Theme,     0, When::Always,         InPause::Stays, Tick::OneInMenu,       {},                                                       "ThemeMenu",              QT_TRANSLATE_NOOP("ThemeMenu", "&As the desktop")},
    {"theme-light",              At::Theme,     0, When::Always,         InPause::Stays, Tick::OneInMenu,       {},                                                       "ThemeMenu",              QT_TRANSLATE_NOOP("ThemeMenu", "&Light")},
    {"theme-dark",               At::Theme,     0, When::Always,         InPause::Stays, Tick::OneInMenu,       {},                                                       "ThemeMenu",              QT_TRANSLATE_NOOP("ThemeMenu", "&Dark")},
    {"theme-high-contrast",      At::Theme,     0, When::Always,         InPause::Stays, Tick::OneInMenu,       {},                                                       "ThemeMenu",              QT_TRANSLATE_NOOP("ThemeMenu", "&High contrast, light")},
    {"theme-high-contrast-dark", At::Theme,     0, When::Always,         InPause::Stays, Tick::OneInMenu,       {},                                                       "ThemeMenu",              QT_TRANSLATE_NOOP("ThemeMenu", "High &contrast, dark")},
    {"full-screen",              At::View,      1, When::Always,         InPause::Stays, Tick::Own,             {Qt::Key_F11},                                            "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Full screen")},
    {"menu-tools",               At::Bar,       0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Tools"),                      At::Tools},
    {"next-step",                At::Tools,     0, When::Always,         InPause::Off,   Tick::None,            {Qt::Key_S},                                              "ToolsMenu",              QT_TRANSLATE_NOOP("ToolsMenu", "&Next step")},
    {"explain-step",             At::Tools,     0, When::Always,         InPause::Off,   Tick::None,            {Qt::SHIFT | Qt::Key_S},                                  "ToolsMenu",              QT_TRANSLATE_NOOP("ToolsMenu", "&Explain the next step")},
    {"ask",                      At::Tools,     0, When::Playing,        InPause::Off,   Tick::None,            {Qt::Key_Q},                                              "ToolsMenu",              QT_TRANSLATE_NOOP("ToolsMenu", "As&k about this cell")},
    {"path",                     At::Tools,     0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "Solution &path")},
    {"all-steps",                At::Tools,     0, When::Always,         InPause::Off,   Tick::None,            {},                                                       "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "&All steps")},
    {"learn",                    At::Tools,     0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "&Learn…")},
    {"practice",                 At::Tools,     0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "Pract&ice…")},
    {"fill",                     At::Tools,     1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "ToolsMenu",              QT_TRANSLATE_NOOP("ToolsMenu", "&Fill in the candidates")},
    {"remove-ruled-out",         At::Tools,     1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "ToolsMenu",              QT_TRANSLATE_NOOP("ToolsMenu", "&Remove what is ruled out")},
    {"clear-notes",              At::Tools,     1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "ToolsMenu",              QT_TRANSLATE_NOOP("ToolsMenu", "&Clear the notes")},
    {"mark-two",                 At::Tools,     1, When::Always,         InPause::Off,   Tick::Own,             {Qt::Key_B},                                              "ToolsMenu",              QT_TRANSLATE_NOOP("ToolsMenu", "&Mark two-candidate cells")},
    {"solve-singles",            At::Tools,     1, When::Always,         InPause::Off,   Tick::None,            {},                                                       "ToolsMenu",              QT_TRANSLATE_NOOP("ToolsMenu", "&Solve singles")},
    {"menu-read",                At::Tools,     2, When::Always,         InPause::Stays, Tick::None,            {},                                                       "ReadAloud",              QT_TRANSLATE_NOOP("ReadAloud", "Read al&oud"),                          At::ReadAloud},
    {"read-row",                 At::ReadAloud, 0, When::Always,         InPause::Off,   Tick::None,            {Qt::Key_F2},                                             "ReadAloud",              QT_TRANSLATE_NOOP("ReadAloud", "This &row")},
    {"read-column",              At::ReadAloud, 0, When::Always,         InPause::Off,   Tick::None,            {Qt::Key_F3},                                             "ReadAloud",              QT_TRANSLATE_NOOP("ReadAloud", "This &column")},
    {"read-box",                 At::ReadAloud, 0, When::Always,         InPause::Off,   Tick::None,            {Qt::Key_F4},                                             "ReadAloud",              QT_TRANSLATE_NOOP("ReadAloud", "This &box")},
    {"read-candidates",          At::ReadAloud, 0, When::Always,         InPause::Off,   Tick::None,            {Qt::Key_F5},                                             "ReadAloud",              QT_TRANSLATE_NOOP("ReadAloud", "C&andidates of this cell")},
    {"read-places",              At::ReadAloud, 0, When::Always,         InPause::Off,   Tick::None,            {Qt::Key_F6},                                             "ReadAloud",              QT_TRANSLATE_NOOP("ReadAloud", "&Where the chosen digit can go")},
    {"read-left",                At::ReadAloud, 0, When::Always,         InPause::Off,   Tick::None,            {Qt::Key_F7},                                             "ReadAloud",              QT_TRANSLATE_NOOP("ReadAloud", "What is &left")},
    {"menu-help",                At::Bar,       0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Help"),                       At::Help},
    {"guide",                    At::Help,      0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::Pages",          QT_TRANSLATE_NOOP("sudoku::Pages", "&Technique guide")},
    {"shortcuts",                At::Help,      0, When::Always,         InPause::Stays, Tick::None,            {Qt::Key_Question, Qt::Key_F1},                           "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Keyboard shortcuts")},
    {"change-keys",              At::Help,      0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&Change keys…")},
    {"about",                    At::Help,      0, When::Always,         InPause::Stays, Tick::None,            {},                                                       "sudoku::MainWindow",     QT_TRANSLATE_NOOP("sudoku::MainWindow", "&About Sudoku")},
});
// clang-format on

}  // namespace

std::span<const CommandRow> commandTable() {
  return kCommandRows;
}

const CommandRow& commandOf(QLatin1String id) {
  const auto table = commandTable();
  const auto found = std::find_if(table.begin(), table.end(),
                                  [id](const CommandRow& row) { return id == QLatin1String(row.id); });
  assert(found != table.end());
  return *found;
}

const CommandRow& openerOf(CommandMenu menu) {
  const auto table = commandTable();
  const auto found =
      std::find_if(table.begin(), table.end(), [menu](const CommandRow& row) { return row.opens == menu; });
  assert(menu > CommandMenu::Bar && found != table.end());
  return *found;
}

QString commandWords(const CommandRow& row) {
  return QCoreApplication::translate(row.context, row.words);
}

QList<QKeySequence> usualKeys(const CommandRow& row) {
  QList<QKeySequence> keys;
  if (row.keys.standard != QKeySequence::UnknownKey) keys += QKeySequence(row.keys.standard);
  for (const QKeyCombination key : {row.keys.key, row.keys.second})
    if (key.key() != Qt::Key_unknown) keys += QKeySequence(key);
  return keys;
}

}  // namespace sudoku
