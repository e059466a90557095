<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>Backtracking</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>Gespeichertes Spielfeld, umgeformt</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>Neues Spielfeld, umgeformt</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>Zuerst 9 zufällige Vorgaben</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>Zuerst 11 zufällige Vorgaben</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>Zuerst die Blöcke der Diagonale</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>Alles, was entbehrlich ist</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: %2 Vorgaben oder mehr</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>Stufe %1: %2 bis %3 Vorgaben</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>Jede zweite Zelle</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>In Schlangenlinie</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>Leserichtung</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>Der Vorgang wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>Die Spiele sind nicht lesbar: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>Das Speichern der Spiele ist nicht möglich: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>Spiele: %1, Züge: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>Vorher erledigt: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Schon vorhanden: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>Die Datei mit den gespeicherten Spielen ist beschädigt.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>Werden gerade gespielt und bleiben unverändert: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Abgelehnt: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>Abgelehnt: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>das Spiel %1 ist schon vorhanden, wurde aber anders gespielt</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>das Spiel %1 ist schon vorhanden und nicht lesbar</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>Text&amp;zeile mit 81 Zellen</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Gitter</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>Gitter mit &amp;Notizen</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan (&amp;sdk)</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>Sa&amp;mmlung (sdm)</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Sim&amp;ple Sudoku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>&amp;HoDoKu-Bibliothekszeile</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>&amp;OpenSudoku</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>&amp;Tabelle (CSV)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>Nä&amp;chstes aus der Sammlung</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Ne&amp;u beginnen</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>Sicherungspun&amp;kt setzen</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>Zurück zu&amp;m Sicherungspunkt</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>Versuc&amp;h beginnen</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>Versuch &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>Versuch verwer&amp;fen</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>&amp;Lösung zeigen</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>Lösungs&amp;weg zeigen</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>Sicherungspunkte &amp;bearbeiten&#xa0;…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>Zeile %1 ist kein Rätsel: %2 (Spalte %3)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>fault, then a sentence</comment>
        <extracomment>What is wrong with a puzzle, without a full stop, and a sentence about its solutions</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>HistoryExchange</name>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Sicherungskopie wie&amp;derherstellen&#xa0;…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Verlauf (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>Verlauf oder Spiele (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-verlauf</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Alle Spiele exportieren</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Spiele importieren</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Ziffer</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>Eck&amp;notizen</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>&amp;Mittelnotizen</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>&amp;Farbe</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>Nächster M&amp;odus</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrem</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>Unmenschlich</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>Sammlung importieren</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>Die Sammlung „%1“ scheint schon vorhanden zu sein: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Vorhandene öffnen</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Neues hinzufügen</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Kopie anlegen</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>ist keine gewöhnliche Datei und hat noch nichts zu lesen</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>größer als %1 MB, zu groß für Rätsel</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>Datei nicht vorhanden</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>ist ein Verzeichnis</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>&amp;Vorlesen</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>Diese &amp;Zeile</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Diese &amp;Spalte</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>Diesen &amp;Block</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>&amp;Kandidaten dieser Zelle</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>&amp;Wo die gewählte Ziffer stehen kann</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>Was noch &amp;fehlt</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Block %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Zeile %1 Spalte %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>In %1 steht die %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>In %1 ist keine Ziffer mehr möglich.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>In %1 kann %2 stehen.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>Zeile %1 Spalte %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>Kein Platz für die %1.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>Plätze für die %1: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1-mal die %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>Keine Zelle ist mehr leer.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>Noch eine Zelle ist leer: %1.</numerusform>
            <numerusform>Noch %n Zellen sind leer: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>Es ist keine Ziffer gewählt.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>Ein Tag zählt, wenn eines seiner Rätsel an diesem Tag begonnen und innerhalb von 24 Stunden gelöst wird, auch mit Hilfe. Ein Tag, der nicht zählt, beendet die Serie.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Halbe Drehung</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Vierteldrehung</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Links und rechts gespiegelt</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>Oben und unten gespiegelt</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>In beiden Richtungen gespiegelt</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>Andere Diagonale</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Beide Diagonalen</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Vollständig</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Farbschema</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>&amp;Wie im System</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>Hoher &amp;Kontrast, hell</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Hoher K&amp;ontrast, dunkel</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Nächster Schritt</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>Nächsten Schritt &amp;erklären</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>Nach dieser Zelle &amp;fragen</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>&amp;Kandidaten eintragen</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>Aus&amp;geschlossenes entfernen</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>No&amp;tizen löschen</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>&amp;Zellen mit zwei Kandidaten markieren</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>&amp;Singles lösen</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>Führt den gewählten Schritt aus; das zählt als Hilfe</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>eine Technik</numerusform>
            <numerusform>%Ln Techniken</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>Technik wählen. Die leichteste steht zuerst.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>Alle Schritte werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Kein Schritt passt dazu.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>Hier ist kein Schritt offen.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>gleicher Block</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>gleiche Zeile</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>gleiche Spalte</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>ausgefüllt</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: ausgefüllt</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>belegt durch {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: belegt durch Zeile %2 Spalte %3</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>schon ausgeschlossen</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: schon ausgeschlossen</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>weg: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>1 Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: weg, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: wird gesucht</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>noch möglich</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: noch möglich</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 noch möglich</numerusform>
            <numerusform>%n noch möglich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 logisch ausgeschlossen</numerusform>
            <numerusform>%n logisch ausgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 belegt</numerusform>
            <numerusform>%n belegt</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>Antwort: %1 kann noch eine %2 sein.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>Antwort: Die {digit} steht {house.in} schon.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>Antwort: Die %1 kann noch in %2 stehen.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>Die heutige Sicherungskopie der Spiele konnte nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>Der Versuch ist wieder da und läuft weiter: ein Eintrag.</numerusform>
            <numerusform>Der Versuch ist wieder da und läuft weiter: %n Einträge.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>Das Spiel steht schon dort.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>Zellen mit zwei Kandidaten sind nicht mehr markiert.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>Keine Zelle hat jetzt zwei Kandidaten.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>Eine Zelle mit zwei Kandidaten ist markiert.</numerusform>
            <numerusform>%n Zellen mit zwei Kandidaten sind markiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>Alle Kandidaten sind schon eingetragen.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>Diese Notiz ist schon da.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>Keine Notiz ist ausgeschlossen.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Es gibt keine Notizen.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>Ein Eintrag ist falsch. „Prüfen“ zeigt, wo.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>Kein Single ist offen.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>Dieser Schritt ist schon getan.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>Kein Eintrag ist falsch.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>Gesichert: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>Zurück bei %1: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>Noch wurde nichts versucht.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>Ab hier läuft ein Versuch. „Behalten“ oder „Verwerfen“ beendet ihn.</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>Ein Versuch im Versuch. „Behalten“ oder „Verwerfen“ beendet den inneren.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>Behalten, innerhalb des äußeren Versuchs.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>Was versucht wurde, bleibt.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>Der Versuch ist verworfen. „Rückgängig“ holt ihn zurück.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Von Zelle zu Zelle gehen</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>Erste oder letzte Zelle der Zeile</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>Erste oder letzte Zelle der Spalte</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>Erste oder letzte Zelle des Spielfelds</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} und eine davon</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Mehrere Zellen auswählen</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Alle Zellen auswählen</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>Ziffer eintragen, oder was der Modus vorsieht</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} und 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Notiz eintragen</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} und 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>Mittelnotiz eintragen</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} und 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>Zelle färben</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} und 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>Ziffer wählen</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>Gewählte Ziffer eintragen</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Zelle leeren</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>Anzeige beenden oder Ziffer abwählen</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>Fragen, was die Zelle sein kann oder warum nicht</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} und ← oder →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>Eine Kette durchgehen, Verknüpfung für Verknüpfung</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>Zwischen Spielfeld und Schaltflächen wechseln</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} und ein unterstrichener Buchstabe</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>Menü öffnen oder Schaltfläche drücken</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Klick</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>Zelle auswählen, gewählte Ziffer eintragen</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>Klick auf eine leere Zelle, dann eine Ziffer</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>Ziffer eintragen, wenn keine gewählt ist</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>Rechtsklick, langes Drücken</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>Ziehen, {Shift} und Klick</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>Ziehen mit gewählter Ziffer, für Notizen</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>Notiz in alle überstrichenen Zellen eintragen</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} und Klick</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>Zelle in die Auswahl aufnehmen oder herausnehmen</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Mausrad</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>Nächste Ziffer wählen</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Mittelklick</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>Ziffer der Zelle wählen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>Ziffer einer Vorgabe wählen, alle gleichen auswählen</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>Klick auf die Nummer einer Zeile oder Spalte</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>Fragen, wo die gewählte Ziffer darin stehen kann</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>Langes Drücken auf eine Ziffer im Bedienfeld</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>Fragen, warum diese Ziffer nicht in der Zelle stehen kann</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>Was kann hier stehen?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Warum nicht</translation>
    </message>
</context>
<context>
    <name>sudoku::BookPage</name>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>&amp;Anzahl der Rätsel</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Schwierigkeitsgrade</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>Zuerst eine Farbe wählen.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>Zuerst eine Ziffer wählen.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>In dieser Zelle gibt es keine Ziffer zu wählen.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>Die Farben sind 1 bis %1.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>Eine Vorgabe bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>Vorgaben bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>Eine ausgefüllte Zelle hat keine Notizen.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>Ausgefüllte Zellen haben keine Notizen.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>Die %1 steht schon da.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>Es gibt keine Farbe zu löschen.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Es gibt nichts zu löschen.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>Diese Zellen haben keine Farben.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>Es gibt keine Farben.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>Vorgabe %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 Farbe %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>starke Verknüpfung %1 nach Zeile %2 Spalte %3</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>schwache Verknüpfung %1 nach Zeile %2 Spalte %3</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>starke Verknüpfung %1 mit %2 in Zeile %3 Spalte %4</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>schwache Verknüpfung %1 mit %2 in Zeile %3 Spalte %4</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>Notizen %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>Mitte %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>Farben %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>richtig</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>falsch</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>doppelt</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>möglich</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>zwei Kandidaten</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>kommt als Nächstes</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>aufgedeckt</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>gefragt</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>schließt %1 aus</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>%1 streichen</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>%1 eintragen</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>Zeile %1 Spalte %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list as a sentence</comment>
        <extracomment>A sentence made of a list, such as: 5 in r3c4 written, two notes removed.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 written</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 eingetragen</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>eine Ziffer eingetragen</numerusform>
            <numerusform>%n Ziffern eingetragen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 gelöscht</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>ein Eintrag gelöscht</numerusform>
            <numerusform>%n Einträge gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>eine Notiz eingetragen</numerusform>
            <numerusform>%n Notizen eingetragen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>eine Notiz entfernt</numerusform>
            <numerusform>%n Notizen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>eine Zelle gefärbt</numerusform>
            <numerusform>%n Zellen gefärbt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>Farben einer Zelle entfernt</numerusform>
            <numerusform>Farben von %n Zellen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>ein Kandidat gefärbt</numerusform>
            <numerusform>%n Kandidaten gefärbt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>Farbe eines Kandidaten entfernt</numerusform>
            <numerusform>Farben von %n Kandidaten entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>eine Verknüpfung gezeichnet</numerusform>
            <numerusform>%n Verknüpfungen gezeichnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>eine Verknüpfung entfernt</numerusform>
            <numerusform>%n Verknüpfungen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>ein Kandidat gestrichen</numerusform>
            <numerusform>%n Kandidaten gestrichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>ein Kandidat nicht mehr gestrichen</numerusform>
            <numerusform>%n Kandidaten nicht mehr gestrichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 zurückgenommen</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>ein Eintrag zurückgenommen</numerusform>
            <numerusform>%n Einträge zurückgenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 wiederhergestellt</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>ein Eintrag wiederhergestellt</numerusform>
            <numerusform>%n Einträge wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>eine Notiz zurückgenommen</numerusform>
            <numerusform>%n Notizen zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>eine Notiz wiederhergestellt</numerusform>
            <numerusform>%n Notizen wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>Farben einer Zelle zurückgenommen</numerusform>
            <numerusform>Farben von %n Zellen zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>Farben einer Zelle wiederhergestellt</numerusform>
            <numerusform>Farben von %n Zellen wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>Farbe eines Kandidaten zurückgenommen</numerusform>
            <numerusform>Farben von %n Kandidaten zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>Farbe eines Kandidaten wiederhergestellt</numerusform>
            <numerusform>Farben von %n Kandidaten wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>eine Verknüpfung zurückgenommen</numerusform>
            <numerusform>%n Verknüpfungen zurückgenommen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>eine Verknüpfung wiederhergestellt</numerusform>
            <numerusform>%n Verknüpfungen wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>ein Kandidat wieder gestrichen</numerusform>
            <numerusform>%n Kandidaten wieder gestrichen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>ein Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>Sicherungspunkt %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>Sicherungspunkte</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>&amp;Zurückkehren</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln Vorgabe</numerusform>
            <numerusform>%1.  %Ln Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, %1 eingetragen</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>&amp;Rätsel in %1: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>und 1 weiteres Rätsel, zu viele für die Liste</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>und %Ln weiteres Rätsel, zu viele für die Liste</numerusform>
            <numerusform>und %Ln weitere Rätsel, zu viele für die Liste</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>und 1 weitere Zeile, die kein Rätsel ist</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>und %Ln weitere Zeile, die kein Rätsel ist</numerusform>
            <numerusform>und %Ln weitere Zeilen, die keine Rätsel sind</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Rätsel wählen</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house.in} steht die {digit} einmal.</numerusform>
            <numerusform>{house.in} steht die {digit} {count}mal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Alle Zellen sind ausgefüllt, aber {house.in} steht die {digit} einmal.</numerusform>
            <numerusform>Alle Zellen sind ausgefüllt, aber {house.in} steht die {digit} {count}mal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} ist eine {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} eine {digit} ist</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} ist keine {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} keine {digit} ist</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>eine der Zellen {cells} ist eine {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>eine der Zellen {cells} eine {digit} ist</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>keine der Zellen {cells} ist eine {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>keine der Zellen {cells} eine {digit} ist</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>die Menge aus {cells} hat eine {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>die Menge aus {cells} eine {digit} hat</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>die Menge aus {cells} hat keine {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>die Menge aus {cells} keine {digit} hat</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: die Menge aus einer Zelle} hat eine {digit}</numerusform>
            <numerusform>{cells: die Menge aus {count} Zellen} hat eine {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: die Menge aus einer Zelle} eine {digit} hat</numerusform>
            <numerusform>{cells: die Menge aus {count} Zellen} eine {digit} hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: die Menge aus einer Zelle} hat keine {digit}</numerusform>
            <numerusform>{cells: die Menge aus {count} Zellen} hat keine {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: die Menge aus einer Zelle} keine {digit} hat</numerusform>
            <numerusform>{cells: die Menge aus {count} Zellen} keine {digit} hat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: die Menge aus einer Zelle}</numerusform>
            <numerusform>{cells: die Menge aus {count} Zellen}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>die Menge aus {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>Zeit %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>Mehr zu dieser Technik</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>Was wäre, wenn?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>Anderen zeigen</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Anderer Schritt</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>Was ist es?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>Kandidaten eintragen</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Grund zeigen</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>Zurück vor den Fehler</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>Nächste Streichung</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Noch nicht</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>%1 wieder notieren</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>%1 ausschließen</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>mehr als %1 Rätsel</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>darin sind %1 Rätsel, in einer Sammlung höchstens %2</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>darin ist kein Rätsel</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>das Speichern ist nicht möglich: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>größer als %1 MB</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1 nicht importiert: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: ein neues Rätsel importiert.</numerusform>
            <numerusform>%1: %Ln neue Rätsel importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: ein Rätsel importiert.</numerusform>
            <numerusform>%1: %Ln Rätsel importiert.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Schon vorhanden: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>Mehrfach in der Datei: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>Keine Rätsel: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>das ist ein Ordner</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>Was markiert wird</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verknüpfung</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>Von einem Kandidaten zu einem anderen ziehen. Mit der Tastatur: die Ziffer, weitergehen, die Ziffer.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>Ein Klick auf eine Verknüpfung entfernt sie.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>Zellfarben löschen</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Diese löschen</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>Alle Farben löschen</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Alle löschen</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>Farbe %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} sieht beide.</numerusform>
            <numerusform>Jede der Zellen {cells} sieht beide.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} sieht alle drei.</numerusform>
            <numerusform>Jede der Zellen {cells} sieht alle drei.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>In {cells} gehört also die {digits}.</numerusform>
            <numerusform>In {cells} gehört also jeweils die {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>So oder so gehört in {cells} die {digits}.</numerusform>
            <numerusform>So oder so gehört in {cells} jeweils die {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>In jedem Fall gehört in {cells} die {digits}.</numerusform>
            <numerusform>In jedem Fall gehört in {cells} jeweils die {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Also kann {cells} keine {digits} sein.</numerusform>
            <numerusform>Also können {cells} keine {digits} sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>So oder so kann {cells} keine {digits} sein.</numerusform>
            <numerusform>So oder so können {cells} keine {digits} sein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>In jedem Fall kann {cells} keine {digits} sein.</numerusform>
            <numerusform>In jedem Fall können {cells} keine {digits} sein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>Außerdem gestrichen: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>Gestrichen werden also: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>Gestrichen werden in jedem Fall: {list}.</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{digits} in {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>Vorschau des Rätsels</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level and its state</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyDelegate</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>mit Hilfe gelöst</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>noch offen, spielbar</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>zählt für eine Serie</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Woche %1</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Nächster Monat</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>Tagesrätsel</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>Das Rätsel wird erzeugt&#xa0;…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln Vorgabe</numerusform>
            <numerusform>%Ln Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Rätsel</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1, längste Serie %2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyWords</name>
    <message>
        <source>d MMMM</source>
        <comment>a day of the month, see QLocale::toString()</comment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day with its weekday</comment>
        <translation>dddd, d. MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>dddd, d. MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>noch nicht spielbar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>versäumt</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>später mit Hilfe gelöst, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>später gelöst, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>gelöst, Lösung war schon bekannt, %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>mit Hilfe gelöst, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>gelöst, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, heute: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its state</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <extracomment>{n} is the number of days, in large digits: 12 days in a row</extracomment>
        <translation>
            <numerusform>{n} Tag in Folge</numerusform>
            <numerusform>{n} Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>längste Serie</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>Median %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>Die Rätsel dieses Tages lassen sich ab diesem Tag spielen.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>Sie haben es begonnen.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>Dasselbe Rätsel für alle: %1, gleich welcher Schwierigkeitsgrad für „Neu“ gewählt ist.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>In %1 gelöst. Die Lösung war schon bekannt, daher zählt es nicht für die Serie.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>An einem späteren Tag in %1 gelöst; das zählt nicht für die Serie.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>Mit Hilfe in %1 gelöst.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>In %1 gelöst.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>Der heutige Tag zählt schon für die Serie.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>Dieser Tag zählt schon für die Serie.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>Wird es bis %1 gelöst, zählt der Tag für die Serie.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>Ein früherer Tag zählt nicht für die Serie.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>Wird es heute gelöst, wächst die Serie auf %L1; ein ausgelassener Tag beendet sie.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>Wird es heute gelöst, beginnt eine Serie.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>A day of the year, see QLocale::toString(): d and MMM are day and month. Their order may change.</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <extracomment>A month and its year, see QLocale::toString(). Their order may change.</extracomment>
        <translation>MMM yyyy</translation>
    </message>
</context>
<context>
    <name>sudoku::DesktopWords</name>
    <message>
        <source>Every puzzle has one solution and an honest level, which follows from the logic that it takes. Puzzles of six levels, from easy to inhuman, are ready at once.</source>
        <translation>Jedes Rätsel hat genau eine Lösung und einen ehrlichen Schwierigkeitsgrad, der sich aus der nötigen Logik ergibt. Rätsel in sechs Graden, von leicht bis unmenschlich, stehen sofort bereit.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>Es gibt keine Werbung, und alle Daten bleiben auf dem eigenen Computer.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>Hinweise zeigen auf dem Spielfeld, wo zu suchen ist, welches Muster dort steckt und warum es funktioniert</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>Ein Kurs führt von den Regeln bis zu den schwersten Techniken, mit passenden Übungen und Rätseln</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>Die Analyse jedes Spiels zeigt, was gefunden wurde und was geholfen hätte</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>Jeder Zug wird sofort gespeichert; alle Spiele bleiben in der Bibliothek</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>Tagesrätsel, Statistik und Druck von einzelnen Blättern und ganzen Büchern</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>Öffnet und speichert die Rätseldateien vieler anderer Programme</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>Für Tastatur, Maus, Finger und Screenreader, in Hell, Dunkel und mit hohem Kontrast</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Ein Spiel mit Notizen</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>Ein Hinweis erklärt sein Muster</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>Der Kurs: was schon sitzt und was als Nächstes kommt</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>Die Bibliothek mit allen Spielen</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>Logikspiel</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>Lösen und jeden Schritt verstehen</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>Rätsel;Logik;Zahlen;Zahlenrätsel;Denkspiel;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>Tagesrätsel</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>Sudoku-Rätsel (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>Spielfeld zum Eingeben des Rätsels</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>Rätsel eingeben</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>&amp;Trotzdem spielen</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>Jede der Lösungen gilt; das Rätsel hat keinen Schwierigkeitsgrad und zählt in keiner Statistik</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>Alles &amp;löschen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>Nimmt die letzte Eingabe zurück</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>Gibt das Zurückgenommene wieder ein</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>Gibt das Rätsel aus der Zwischenablage ein</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>Die Vorgaben so tippen, wie sie gedruckt sind, Zelle für Zelle: {Space} lässt eine Zelle leer, {Backspace} geht zurück.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>Oder ein Rätsel in einem beliebigen Format einfügen.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>Oder ein Rätsel in einem beliebigen Format einfügen, mit %1.</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>&amp;Fehlendes ergänzen</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>&amp;Zwei Lösungen zeigen</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Mehr dazu</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Bis zum Ende spielen</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Zeigen, wo</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Mehr zur Technik</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>Die Lektion zu dieser Technik</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>Beginnt hier ein Spiel; Ihr eigenes bleibt erhalten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>Zehn Runden sind gespielt</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Nichts zu üben</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Eine Stellung wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Worauf zu achten ist</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>Selbst gefunden: %1. Mit Hilfe: %2. Gezeigt: %3. Übersprungen: %4. „Weiter“ beginnt zehn neue.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>Zu diesen Techniken gibt es keine Stellung. Bitte andere wählen.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>Verknüpfung für Verknüpfung</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Im Bild</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>Eine Zelle anklicken und dann ihre Ziffer, oder eine Ziffer und dann ihre Zellen. Tippen geht auch.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>Rechtsklick oder {Del} leert eine Zelle; „Rückgängig“ nimmt jeden Zug zurück.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>Keine Idee, wie es weitergeht? „Nächster Schritt“ zeigt, wo zu suchen ist.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>Neu hier? „Lernen“ unter „Extras“ beginnt bei den Regeln.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Lernen&#xa0;…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>Für mich: braucht %1</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>Für mich: Bekanntes</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nichts Neues</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>was Sie können</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>Ihre nächste Lektion</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>zum Auffrischen fällig</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>wird gerade gelernt</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>bekannt</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>neu für Sie</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>einmal %1</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>mindestens einmal %1</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>Alles, was Sie können, und sonst nichts.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Alles, was Sie können, und %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>Das kam gestern vor.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>Das kam seit einem Tag nicht vor.</numerusform>
            <numerusform>Das kam seit %Ln Tagen nicht vor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>Das kam seit einem Tag nicht vor.</numerusform>
            <numerusform>Das kam seit %Ln Tagen nicht vor.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Das nächste neue Rätsel braucht, was Sie können, und %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>Das nächste neue Rätsel braucht, was Sie können, und sonst nichts.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>Noch kein Rätsel, das %1 braucht. Dieses braucht nur, was Sie können.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>Zurück zum Spiel ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>ein anderes Programm liest die Spiele ununterbrochen</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>ein anderes Programm arbeitet damit</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>ein anderes Programm hat die Datei gesperrt</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>in die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>die Datei lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>sie gehören zu einer neueren Version dieses Programms</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>Be&amp;enden</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>Ein neues Spiel mit dem darunter gewählten Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>Markiert richtige und falsche Einträge</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>Das Spiel bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Grad</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>Das lässt sich jetzt nicht speichern.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>Ihre Spiele sind wieder lesbar. Was Sie in der Zwischenzeit gespielt haben, bleibt als eigenes Spiel erhalten.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>Ein Spiel aus der Sicherungskopie (%1) fehlt hier.</numerusform>
            <numerusform>%Ln Spiele aus der Sicherungskopie (%1) fehlen hier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>ein Zug lässt sich nicht ausführen</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>„%1“ ist keine Liste</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>„%1“ ist kein Text</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>„%1“ ist weder wahr noch falsch</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>sein Schlüssel ist nicht lesbar</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>sein Schlüssel lässt keinen Platz für folgende Schlüssel</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>seine Vorgaben sind nicht lesbar</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>seine Vorgaben ergeben kein Rätsel</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>seine Vorgaben ergeben kein Rätsel mit genau einer Lösung</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>Zug %1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>der Schlüssel von Zug %1 ist nicht größer als der vorige</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>der Schlüssel von Zug %1 lässt keinen Platz für den nächsten</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>Ereignis %1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>Ereignis %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>Sicherungspunkt %1 ist nicht lesbar</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>Sicherungspunkt %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>es steht nach keinem eigenen Zug</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>ein Versuch beginnt nirgends</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>seine gewählte Ziffer ist nicht lesbar</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>seine gewählte Farbe ist nicht lesbar</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>sein Eingabemodus ist nicht lesbar</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>seine Auswahl ist nicht lesbar</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>seine Zeiten sind nicht lesbar</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>seine Tage sind nicht lesbar</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>sein Name ist zu lang</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>ein Schlagwort ist nicht lesbar</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1 hat den Schlüssel eines anderen</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>der Schlüssel von %1 lässt keinen Platz für den nächsten</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>Kein solches Rätsel gefunden.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: Ein Rätsel wird erzeugt&#xa0;…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>Das ist das vorige Spiel.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>Dieses Spiel lässt sich jetzt nicht öffnen: Es wird in einem anderen Fenster gespielt oder ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Dieses Spiel ist nicht lesbar.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>Dieses Rätsel gehört zu keiner Sammlung.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>Dieses Rätsel ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Alle Rätsel dieser Sammlung sind begonnen.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Ihr Rätsel</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>Kein neues Spiel: Dieses geht weiter.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>Kein neues Spiel.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>Kein Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Mehrere Lösungen</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>aufgegeben</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nicht begonnen</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Tagesrätsel</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>Was Sie spielen, ist bei einem Stromausfall nicht sicher: Der Datenträger meldet einen Fehler.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>Die Datei mit den gespeicherten Spielen war beschädigt. Die Spiele darin werden gerade gelesen; währenddessen können Sie schon spielen.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>Ein gespeichertes Spiel ist nicht lesbar und bleibt unangetastet.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>Spiel %1 in %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>die Datei ist beschädigt und lässt sich nicht beiseitelegen</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>in den Ordner lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>die Datei wurde gelöscht und lässt sich nicht wieder anlegen: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>Ein anderes Programm hat die Datei mit den gespeicherten Spielen gelöscht. Sie ist wieder angelegt.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>Ein anderes Programm hat die Datei mit den gespeicherten Spielen ersetzt. Dieses Spiel ist darin ergänzt.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>Die Datei mit den gespeicherten Spielen war beschädigt.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>Daraus gerettete Spiele: %1 (davon ohne die letzten Züge: %2); verlorene Spiele: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>Keines der Spiele darin ließ sich lesen.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>Alle Spiele darin sind gerettet: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>Aus den Sicherungskopien: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Die beschädigte Datei bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>in die Datei lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>Nicht gespeichert: %1. Was Sie spielen, wird gespeichert, sobald es möglich ist.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>Datei: %1
Grund: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nichts heißt so.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Technik suchen</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Die Regeln in einer Minute</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>Anleitung zu den Techniken</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>Ein Beispiel auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Anderes</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Anderes Beispiel</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>Die Lektion zu dieser Technik</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Das üben</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · %2 Punkte · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Die Regeln in einer Minute</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Worauf zu achten ist</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Warum es funktioniert</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>Wie man es findet</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>In diesem Beispiel</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>Der Durchgang</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>Seite öffnen: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>Regeln: voriges Bild</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>Durchgang zurück</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>Regeln: nächstes Bild</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Durchgang weiter</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Zurück zur Seite</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>Das Spielfeld</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>Das Spielfeld hat neun Zeilen, neun Spalten und neun Blöcke.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>Hier sind {row}, {column} und {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>eine Zeile</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>eine Spalte</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>ein Block</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>Zeilen, Spalten und Blöcke heißen Einheiten: je neun Zellen, die zusammengehören.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Die Regel</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>Jede Einheit enthält jede Ziffer von 1 bis 9 genau einmal.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>Zum Beispiel {box}: neun Zellen, neun Ziffern, keine doppelt.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>der mittlere Block</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>So ist es in jeder Zeile, jeder Spalte und jedem anderen Block.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>Das ist die einzige Regel.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>Einige Ziffern sind vorgegeben. Sie bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>Die übrigen tragen Sie ein, eine Zelle nach der anderen.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>Jedes Rätsel hat genau eine Lösung. Sie ergibt sich durch Nachdenken; Raten ist nicht nötig.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>Was eine Zelle sieht</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} liegt in einer Zeile, einer Spalte und einem Block.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Diese Zelle</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>Sie sieht die anderen Zellen {houses}.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>dieser Einheiten</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>Was in einer davon steht, kann hier nicht noch einmal stehen.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>Die Ziffern, die {cell} noch aufnehmen kann, sind ihre Kandidaten.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>eine Zelle</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>Sie lassen sich als kleine Notizen in die Zelle schreiben.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>Techniken setzen eine Ziffer oder zeigen, dass ein Kandidat falsch ist.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>Bleibt in einer Zelle nur ein Kandidat, ist er die Ziffer.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>Ein erster Schritt</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>So geht es weiter. Wie genau, zeigen die nächsten Seiten.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>Eine Zeile, eine Spalte oder ein Block mit nur einer leeren Zelle.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>Eine Einheit hat neun Zellen für neun Ziffern.
Acht stehen schon da, also gehört in die letzte Zelle die neunte.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>Nach Einheiten suchen, die fast voll sind.
Von 1 bis 9 zählen und feststellen, welche Ziffer fehlt.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>Eine Zelle, der nur eine Ziffer bleibt.
Ihre Zeile, ihre Spalte und ihr Block enthalten die anderen acht.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>Keine Ziffer darf in einer Zeile, einer Spalte oder einem Block zweimal stehen.
Sind in Zeile, Spalte und Block einer Zelle zusammen acht Ziffern vergeben, gehört die neunte in diese Zelle.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>Eine Zelle nehmen, deren Zeile, Spalte und Block gut gefüllt sind.
Von 1 bis 9 zählen und jede Ziffer auslassen, die die Zelle sieht.
Bleibt nur eine übrig, diese eintragen.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>Eine Ziffer, der in einer Zeile, einer Spalte oder einem Block nur ein Platz bleibt.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>Jede Einheit braucht die Ziffer einmal.
Wo sie schon steht, ist der Rest der Zeile, der Spalte und des Blocks für sie gesperrt.
Sind alle Zellen einer Einheit bis auf eine gesperrt, gehört die Ziffer dorthin.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>Eine Ziffer nehmen und einen Block, in dem sie fehlt.
Von jeder Zelle aus, in der die Ziffer steht, Zeile und Spalte durchstreichen.
Bleibt im Block eine leere Zelle übrig, dort die Ziffer eintragen.
Ebenso mit Zeilen und Spalten verfahren.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>Eine Ziffer, deren Plätze in einem Block alle in einer Zeile oder alle in einer Spalte liegen.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>Der Block braucht die Ziffer, also wird sie in einer dieser Zellen stehen.
Sie alle liegen auf derselben Linie, also hat auch die Linie diese Ziffer in einer von ihnen.
Der Rest der Linie kann sie nicht enthalten.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>Einen Block nehmen und eine Ziffer, die ihm fehlt.
Markieren, wo die Ziffer stehen kann.
Liegen die Markierungen auf einer Linie, dieser Linie aus dem Block hinaus folgen.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>Eine Ziffer, deren Plätze in einer Zeile oder Spalte alle in einem Block liegen.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>Die Linie braucht die Ziffer, also wird sie in einer dieser Zellen stehen.
Sie alle liegen im selben Block, also hat auch der Block diese Ziffer in einer von ihnen.
Der Rest des Blocks kann sie nicht enthalten.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>Eine Zeile oder Spalte nehmen und eine Ziffer, die ihr fehlt.
Markieren, wo die Ziffer stehen kann.
Liegen die Markierungen in einem Block, die anderen Zellen dieses Blocks ansehen.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>In einem Block eine Zelle, die nur eine Ziffer enthalten kann.</numerusform>
            <numerusform>In einem Block {count} Zellen, die auf einer Linie liegen und nur dieselben {count} Ziffern enthalten können.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>Diese Zellen verbrauchen diese Ziffern; offen ist nur die Reihenfolge.
Die Zellen haben Linie und Block gemeinsam, also verlieren beide die Ziffern an allen anderen Stellen.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>Die Kandidaten der leeren Zellen notieren: die Ziffern, die dort noch möglich sind.
In jedem Block die Zellen vergleichen, die auf einer Linie liegen.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>Zwei Zellen einer Einheit, die beide nur dieselben zwei Ziffern enthalten können.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>Bekommt eine Zelle die erste Ziffer, bekommt die andere die zweite.
Offen ist nur, welche wohin gehört: Verbraucht sind beide.
Also kann keine andere Zelle der Einheit eine davon enthalten.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>Die Kandidaten der leeren Zellen notieren: die Ziffern, die dort noch möglich sind.
Nach Zellen mit genau zwei Kandidaten suchen.
Sind zwei solche Zellen einer Einheit gleich, ist ein Paar gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>In einer Einheit eine Zelle, die nur eine Ziffer enthalten kann.
Keine einzelne Zelle muss alle davon haben.</numerusform>
            <numerusform>In einer Einheit {count} Zellen, die zusammen nur {count} Ziffern enthalten können.
Keine einzelne Zelle muss alle davon haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>So viele Zellen wie Ziffern: Jede Zelle bekommt eine davon, und damit sind alle verbraucht.
Also kann keine andere Zelle der Einheit eine davon enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>In einer Einheit die Zellen mit den wenigsten Kandidaten ansehen.
Die verschiedenen Ziffern einer solchen Zelle zählen.
Ist es genau eine, wird sie im Rest der Einheit gestrichen.</numerusform>
            <numerusform>In einer Einheit die Zellen mit den wenigsten Kandidaten ansehen.
Die verschiedenen Ziffern von {count} solchen Zellen zusammenzählen.
Sind es genau {count}, werden sie im Rest der Einheit gestrichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>Zwei Ziffern, die in einer Einheit nur dieselben zwei Plätze haben.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>Jede der beiden Ziffern braucht einen Platz, und für beide zusammen gibt es genau zwei.
Also enthalten diese Zellen die beiden Ziffern, und sonst passt nichts hinein.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>Die Ziffern durchgehen, die einer Einheit noch fehlen.
Diejenigen mit genau zwei Plätzen markieren.
Haben zwei Ziffern dieselben zwei Plätze, alles andere aus diesen Zellen streichen.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>In einer Einheit eine Ziffer, die nur einen Platz hat.</numerusform>
            <numerusform>In einer Einheit {count} Ziffern, die zusammen nur {count} Plätze haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>Jede Ziffer braucht einen Platz, und es gibt genauso viele Plätze wie Ziffern.
Also enthalten diese Zellen diese Ziffern, und sonst passt nichts hinein.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Die Ziffern durchgehen, die einer Einheit noch fehlen, zuerst die mit wenigen Plätzen.
Nach einer Ziffer suchen, die nur eine Zelle hat.
Der Rest der Einheit ist dann ebenfalls eine Menge aus Zellen und Ziffern und vielleicht leichter zu sehen.</numerusform>
            <numerusform>Die Ziffern durchgehen, die einer Einheit noch fehlen, zuerst die mit wenigen Plätzen.
Nach {count} Ziffern suchen, die sich {count} Zellen teilen.
Der Rest der Einheit ist dann ebenfalls eine Menge aus Zellen und Ziffern und vielleicht leichter zu sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>Eine Ziffer mit genau zwei Plätzen in jeder von zwei Zeilen, und zwar in denselben zwei Spalten.
Ebenso geht es mit vertauschten Zeilen und Spalten.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>Jede der beiden Zeilen braucht die Ziffer einmal.
Sie können nicht dieselbe Spalte nehmen, also teilen sie sich die beiden Spalten.
So oder so haben diese Spalten damit ihre Ziffer, und in den anderen Zeilen kann sie dort nicht stehen.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>Eine Ziffer wählen und alles andere ausblenden.
Zeilen suchen, in denen sie nur zwei Plätze hat.
Nutzen zwei solche Zeilen dieselben Spalten, ist es ein X-Wing.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>Eine Ziffer, deren Plätze in einer Zeile in nur einer Spalte liegen.
Ebenso geht es mit vertauschten Zeilen und Spalten.
Eine Zeile muss nicht alle diese Spalten nutzen.</numerusform>
            <numerusform>Eine Ziffer, deren Plätze in {count} Zeilen in nur {count} Spalten liegen.
Ebenso geht es mit vertauschten Zeilen und Spalten.
Eine Zeile muss nicht alle diese Spalten nutzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>Jede der Zeilen braucht die Ziffer einmal, und keine Spalte darf sie zweimal haben.
So viele Zeilen wie Spalten: Jede dieser Spalten bekommt ihre Ziffer aus diesen Zeilen.
Also können andere Zeilen sie dort nicht haben.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Eine Ziffer wählen und alles andere ausblenden.
Zeilen auslassen, in denen sie viele Plätze hat.
Prüfen, ob eine der übrigen mit einer Spalte auskommt.</numerusform>
            <numerusform>Eine Ziffer wählen und alles andere ausblenden.
Zeilen auslassen, in denen sie viele Plätze hat.
Prüfen, ob {count} der übrigen mit {count} Spalten auskommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>Wie der {fish}, aber mit einem oder mehreren überzähligen Plätzen.
Diese Plätze sind die Flossen; sie liegen in einem Block.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>Entweder stimmt keine Flosse, und das Muster gilt; oder mindestens eine der Flossen stimmt.
Ein Kandidat, der im ersten Fall wegfällt und alle Flossen sieht, fällt in beiden Fällen weg.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>Nach dem Muster suchen und einige zusätzliche Plätze in einem Block zulassen.
Nur die Kandidaten ansehen, die das Muster ausschließen würde und die im Block der Flossen liegen.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>Wie der {fish}, aber mit Flossen; wo die Flossen sind, fehlt ihm ein Platz.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Stimmen die Flossen nicht, rückt der Rest des Musters an seinen Platz und gilt.
Stimmt eine Flosse, schließt sie aus, was sie sieht.
Ein Kandidat, der in beiden Fällen wegfällt, ist falsch.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>Zwei Linien suchen, in denen eine Ziffer je zwei Plätze hat und die nur an einem Ende übereinstimmen.
Liegen die anderen Enden in einem gemeinsamen Block, kann eines davon die Flosse sein.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Ein Fisch, bei dem Blöcke die Stelle einiger Linien einnehmen können.
Hier ist es eine Einheit, abgedeckt von einer anderen.</numerusform>
            <numerusform>Ein Fisch, bei dem Blöcke die Stelle einiger Linien einnehmen können.
Hier sind es {count} Einheiten, abgedeckt von {count} anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>Jede der ersten Einheiten braucht die Ziffer einmal.
Alle ihre Plätze dort liegen in ebenso vielen anderen Einheiten, und diese bekommen sie von dort.
Also kann der Rest dieser anderen Einheiten sie nicht haben.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>Eine Ziffer wählen, die in vielen Blöcken wenige Plätze hat.
Einen Block zusammen mit Linien probieren, die an ihm vorbeiführen.
Zählen: Die Plätze in diesen Einheiten müssen in ebenso vielen anderen liegen.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Ein Fisch mit Blöcken unter seinen Einheiten und einigen überzähligen Plätzen, den Flossen.
Hier ist es eine Einheit, abgedeckt von einer anderen.</numerusform>
            <numerusform>Ein Fisch mit Blöcken unter seinen Einheiten und einigen überzähligen Plätzen, den Flossen.
Hier sind es {count} Einheiten, abgedeckt von {count} anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Stimmt keine Flosse, gilt der Fisch.
Stimmt eine Flosse, schließt sie aus, was sie sieht.
Ein Kandidat, der in beiden Fällen wegfällt, ist falsch.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>Nach einem Fisch suchen, der beinahe aufgeht, und feststellen, welche Plätze übrig bleiben.
Zu prüfen sind die Kandidaten, die alle diese Plätze sehen.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>Ein Fisch aus Zeilen, Spalten und Blöcken in beliebiger Mischung: eine Einheit, abgedeckt von einer anderen.</numerusform>
            <numerusform>Ein Fisch aus Zeilen, Spalten und Blöcken in beliebiger Mischung: {count} Einheiten, abgedeckt von {count} anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>Ohne Hilfe findet man diese Fische selten.
Eine Ziffer wählen und Einheiten zusammennehmen, bis ebenso viele andere alle Plätze abdecken.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>Ein Fisch aus Zeilen, Spalten und Blöcken in beliebiger Mischung, mit einigen überzähligen Plätzen, den Flossen.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>Stimmt keine Flosse, gilt der Fisch: Eine Einheit füllt eine andere.
Stimmt eine Flosse, schließt sie aus, was sie sieht.
Ein Kandidat, der in beiden Fällen wegfällt, ist falsch.</numerusform>
            <numerusform>Stimmt keine Flosse, gilt der Fisch, und {count} Einheiten füllen {count} andere.
Stimmt eine Flosse, schließt sie aus, was sie sieht.
Ein Kandidat, der in beiden Fällen wegfällt, ist falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>Ohne Hilfe findet man diese Fische selten.
Oft leistet eine kürzere Kette dasselbe; besser zuerst nach ihr suchen.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>Eine Ziffer mit genau zwei Plätzen in jeder von zwei Zeilen.
Je einer dieser Plätze liegt in derselben Spalte: die Füße. Die anderen sind die Dächer.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>Die Füße liegen auf einer Linie, also stimmt höchstens einer von ihnen.
Dann stimmt mindestens eines der Dächer.
Eine Zelle, die beide Dächer sieht, kann die Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>Eine Ziffer wählen und Zeilen mit zwei Plätzen suchen.
Haben zwei solche Zeilen die eine Spalte gemeinsam, die andere aber nicht, nach Zellen suchen, die beide losen Enden sehen.
Ebenso mit Spalten verfahren.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>Eine Zeile und eine Spalte, jede mit genau zwei Plätzen einer Ziffer.
Je einer dieser Plätze liegt im selben Block.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>Die beiden Plätze im Block können nicht beide stimmen.
Also hat mindestens eine der Schnüre die Ziffer an ihrem anderen Ende.
Eine Zelle, die diese beiden Enden sieht, kann diese Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>Eine Ziffer wählen und eine Zeile und eine Spalte mit je zwei Plätzen suchen.
Treffen sie sich in einem Block, beide Schnüre bis zu ihren Enden verfolgen.
Die Zelle prüfen, in der sich die Linien dieser Enden kreuzen.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>Zwei 2-String Kites über denselben zwei Zellen eines Blocks.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>Bei jedem Kite stimmt mindestens eines der Enden außerhalb des Blocks.
Eine Zelle, die beide Enden eines Kites sieht, kann die Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>Ist ein 2-String Kite gefunden, prüfen, ob dieselben Zellen des Blocks noch einen ergeben.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>Ein Block, in dem eine Ziffer nur in einer Zeile und einer Spalte liegt: ein Kreuz.
Dazu anderswo eine Linie mit genau zwei Plätzen der Ziffer, von denen einer in der Verlängerung des Kreuzes liegt.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>Stimmt der erste dieser beiden Plätze, räumt er einen Arm des Kreuzes leer.
Dann liegt die Ziffer des Blocks auf dem anderen Arm.
Stimmt er nicht, stimmt der zweite Platz. Die markierte Zelle sieht den zweiten Platz und den anderen Arm.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>Eine Ziffer wählen und Blöcke suchen, in denen vier Zellen eines Rechtecks frei von ihr sind.
Eine Linie mit zwei Plätzen suchen, die an einem Arm beginnt.
Die Zelle prüfen, in der sich der andere Platz und der andere Arm treffen.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>Die Plätze einer Ziffer bilden in einem Block ein Kreuz, das mit zwei verschiedenen Linien zusammenwirkt.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>Für jede der beiden Linien gilt: Die Ziffer steht auf dem fernen Platz der Linie oder auf einem Arm des Kreuzes.
Sieht eine Zelle diesen Platz und diesen Arm, fällt die Ziffer dort weg; dafür genügt eine der Linien.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>Ist ein Empty Rectangle gefunden, prüfen, ob auch bei einer weiteren Linie mit zwei Plätzen einer davon in der Verlängerung dieses Kreuzes liegt.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>Zwei Zellen mit denselben zwei Kandidaten, die einander nicht sehen.
Dazu eine Einheit, in der eine dieser Ziffern genau zwei Plätze hat; jeden davon sieht eine der beiden Zellen.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>Die Verknüpfung stimmt an einem ihrer Plätze.
Also kann mindestens eine der beiden gleichen Zellen die verbindende Ziffer nicht haben und bekommt die andere.
Was beide Zellen sieht, kann diese andere Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>Zwei Zellen mit denselben zwei Kandidaten suchen.
Prüfen, ob eine der Ziffern in einer Zeile, einer Spalte oder einem Block nur zwei Plätze hat, von denen die eine Zelle den einen und die andere den anderen sieht.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>Eine Zelle mit zwei Kandidaten, die Pivotzelle, und zwei Zellen, die sie sieht, die Flügel.
Pivotzelle und Flügel haben je zwei Kandidaten, zusammen aus drei Ziffern.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>Welche Ziffer die Pivotzelle auch bekommt, einer der Flügel verliert sie.
Dieser Flügel hat dann die dritte Ziffer.
Was beide Flügel sieht, kann die dritte Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>Von einer Zelle mit zwei Kandidaten ausgehen, etwa 1 und 2.
Eine Zelle mit 1 und 3 suchen, die sie sieht, und eine mit 2 und 3.
Dann die 3 überall dort streichen, wo beide gesehen werden.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>Wie ein XY-Wing, aber die Pivotzelle hat alle drei Kandidaten.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>Die gemeinsame Ziffer steht in der Pivotzelle oder in mindestens einem der Flügel, was auch immer die Pivotzelle bekommt.
Was alle drei sieht, kann diese Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>Von einer Zelle mit drei Kandidaten ausgehen.
Zwei Zellen suchen, die sie sieht, jede mit zwei der drei.
Die gemeinsame Ziffer neben der Pivotzelle streichen, wo alle drei gesehen werden.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>Vier Zellen in zwei Zeilen, zwei Spalten und zwei Blöcken.
Drei davon haben dieselben zwei Kandidaten; die vierte hat einen oder beide davon und noch andere.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>Mit nur zwei Ziffern in allen vier Ecken ließen sich diese Ziffern vertauschen: Es gäbe zwei Lösungen.
Ein Sudoku hat nur eine Lösung, also steht in der vierten Zelle etwas anderes.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>An den Ecken eines Rechtecks drei gleiche Zellen mit zwei Kandidaten suchen.
Das Rechteck muss in genau zwei Blöcken liegen.
Diese beiden Ziffern aus der vierten Ecke streichen, soweit sie dort stehen.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>Vier Ecken in zwei Zeilen, zwei Spalten und zwei Blöcken mit denselben zwei Kandidaten.
Einige Ecken haben einen zusätzlichen Kandidaten, überall denselben.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>Ohne die zusätzliche Ziffer ließen sich die Ecken vertauschen, und es gäbe zwei Lösungen.
Also steht die zusätzliche Ziffer in mindestens einer dieser Ecken.
Was alle diese Ecken sieht, kann diese Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>Ein Rechteck aus Ecken mit zwei gemeinsamen Ziffern suchen.
Kommt überall nur dieselbe Ziffer hinzu, nach Zellen suchen, die alle Ecken mit ihr sehen.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>Vier Ecken mit denselben zwei Kandidaten; zwei davon haben noch andere Kandidaten.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>In mindestens einer dieser beiden Ecken steht eine ihrer zusätzlichen Ziffern, sonst gäbe es zwei Lösungen.
Zusammen wirken sie also wie eine einzige Zelle mit den zusätzlichen Ziffern.
Mit anderen Zellen der Einheit bilden sie dann eine Menge mit so vielen Ziffern wie Zellen, und der Rest der Einheit verliert diese Ziffern.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>Ein Rechteck suchen, bei dem zwei Ecken in einer Einheit zusätzliche Ziffern haben.
Diese zusätzlichen Ziffern wie eine einzige Zelle behandeln und damit ein Naked Pair oder Naked Triple suchen.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>Vier Ecken mit denselben zwei Kandidaten; zwei davon haben noch andere Kandidaten.
Eine der beiden Ziffern hat in der Einheit dieser zwei Ecken keinen anderen Platz.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>Die Einheit braucht diese Ziffer, also steht sie in einer der beiden Ecken.
Stünde in der anderen die zweite Ziffer, ließen sich die Ecken vertauschen: zwei Lösungen.
Also steht die zweite Ziffer in keiner der beiden.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>Ein Rechteck suchen, bei dem zwei Ecken in einer Einheit zusätzliche Ziffern haben.
Prüfen, ob eine Ziffer des Rechtecks dort nur diese beiden Plätze hat.
Die andere Ziffer aus beiden Ecken streichen.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>Vier Ecken mit denselben zwei Kandidaten; zwei diagonal gegenüberliegende haben noch andere.
Eine der Ziffern hat in beiden Zeilen oder in beiden Spalten nur diese Ecken als Plätze.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>Stünde diese Ziffer in einer der Ecken mit zusätzlichen Kandidaten, dann auch in der diagonal gegenüberliegenden.
Dann ließen sich die Ecken vertauschen, und es gäbe zwei Lösungen.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>Ein Rechteck suchen, bei dem zwei diagonal gegenüberliegende Ecken zusätzliche Ziffern haben.
Prüfen, ob eine der beiden Ziffern des Rechtecks in diesen Zeilen oder Spalten keine anderen Plätze hat.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>Vier Ecken, die alle dieselben zwei Kandidaten haben, meist neben weiteren.
Eine der Ziffern hat auf den Linien einer Ecke keine Plätze außer den Ecken des Rechtecks.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>Stünde in dieser Ecke die andere Ziffer, müsste die erste in den beiden Ecken daneben stehen.
Dann hätten alle vier Ecken nur die beiden Ziffern, und diese ließen sich vertauschen: zwei Lösungen.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>Von einer Ecke ausgehen, die nur die zwei Kandidaten hat.
Bei der diagonal gegenüberliegenden Ecke prüfen, ob eine der beiden Ziffern in deren Zeile und Spalte nur in Ecken des Rechtecks Platz hat.
Dort die andere Ziffer streichen.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>Drei Einträge an den Ecken eines Rechtecks, keiner davon eine Vorgabe, aus zwei Ziffern.
In der vierten Ecke ist die vertauschte Ziffer noch Kandidat.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>Mit dieser Ziffer ließen sich die vier Einträge vertauschen, und keine Vorgabe spräche dagegen.
Es gäbe zwei Lösungen, also gehört in die vierte Ecke etwas anderes.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>Auf drei eigene Einträge achten, die bis auf eine Ecke ein Rechteck aus zwei Ziffern bilden, etwa 3 und 7, unter der 3 eine 7.
Ist keine Ecke eine Vorgabe, darf die vierte das Rechteck nicht schließen.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>Zwei Einträge an Ecken eines Rechtecks, keiner davon eine Vorgabe, und zwei leere Ecken.
Die leeren Ecken haben einen zusätzlichen Kandidaten gemeinsam.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>Ohne die zusätzliche Ziffer ließen sich die vier Einträge vertauschen: zwei Lösungen.
Also steht die zusätzliche Ziffer in mindestens einer der leeren Ecken.
Was diese beiden Ecken sieht, kann diese Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>Nach zwei Einträgen nebeneinander suchen, denen gegenüber dieselben zwei Ziffern möglich sind, nur andersherum.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>Jede leere Zelle hat zwei Kandidaten, nur eine hat drei.
Ohne einen der drei stünde jede Ziffer in jeder Zeile, jeder Spalte und jedem Block zweimal als Kandidat.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>Hätte jede leere Zelle nur zwei Kandidaten und jede Ziffer in jeder Einheit zwei Plätze, ließen sich die beiden Kandidaten überall vertauschen.
Dann gäbe es zwei Lösungen oder, falls keiner von beiden passt, gar keine.
Ein Sudoku hat genau eine. Also stimmt der überzählige Kandidat, der das Vertauschen verhindert.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>Gegen Ende eines Rätsels die Zellen mit drei Kandidaten zählen.
Ist es genau eine, die Ziffer nehmen, die in ihrer Zeile dreimal vorkommt.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>Bis auf einige hat jede leere Zelle genau zwei Kandidaten.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>Hätte jede leere Zelle nur zwei Kandidaten und jede Ziffer in jeder Einheit zwei Plätze, gäbe es zwei Lösungen oder keine.
Also stimmt mindestens einer der überzähligen Kandidaten.
Was mit keinem von ihnen vereinbar ist, fällt weg.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>Gegen Ende eines Rätsels die überzähligen Kandidaten markieren.
Suchen, was sie gemeinsam haben: eine Ziffer, eine Einheit oder ein Paar.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>Eine Schleife aus Zellen mit denselben zwei Kandidaten, je zwei in jeder Einheit, durch die sie führt.
Nur eine oder wenige der Zellen haben mehr.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>Mit den beiden Ziffern allein ließe sich die Schleife auf zwei Arten füllen: zwei Lösungen.
Also steht in mindestens einer der Zellen, die mehr haben, etwas anderes.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>Es ist ein Unique Rectangle mit mehr Ecken.
Von einer Zelle mit zwei Kandidaten zur nächsten mit denselben beiden gehen, bis der Weg zum Anfang zurückkehrt.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>Eine Ziffer und Einheiten, in denen sie genau zwei Plätze hat, zu Ketten verbunden.
Ihre Plätze abwechselnd färben: eine Farbe, dann die andere.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>Von jeder Verknüpfung stimmt genau ein Ende, also stimmt eine Farbe überall und die andere nirgends.
Welche es auch ist: Eine Zelle, die beide Farben sieht, kann die Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>Eine Ziffer wählen und die Einheiten mit zwei Plätzen suchen.
Bei einem Platz beginnen und den Nachbarn die andere Farbe geben.
Nach Plätzen außerhalb suchen, die beide Farben sehen.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>Eine Ziffer und Einheiten, in denen sie genau zwei Plätze hat, abwechselnd gefärbt.
Zwei Zellen derselben Farbe sehen einander.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>Eine Farbe stimmt überall und die andere nirgends.
Eine Farbe, die die Ziffer zweimal in eine Einheit setzen würde, kann nicht die richtige sein.
Also fällt sie überall weg.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>Eine Ziffer wählen und die Einheiten mit zwei Plätzen suchen.
Bei einem Platz beginnen und den Nachbarn die andere Farbe geben.
Prüfen, ob zwei Zellen derselben Farbe einander sehen.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>Zwei getrennte Färbungen einer Ziffer, jede in zwei eigenen Farben.
Eine Farbe der ersten sieht eine Farbe der zweiten.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>Diese beiden Farben können nicht beide stimmen.
Also stimmt mindestens eine ihrer Gegenfarben.
Was beide Gegenfarben sieht, kann die Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>Von einer Ziffer zwei getrennte Färbungen anlegen.
Suchen, wo eine Farbe der einen Färbung eine Farbe der anderen sieht, und die beiden übrigen Farben ansehen.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>Zwei getrennte Färbungen einer Ziffer, jede in zwei eigenen Farben.
Eine Farbe der ersten sieht beide Farben der zweiten.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>Eine der beiden Farben der zweiten Färbung stimmt, und die Farbe der ersten Färbung sieht beide.
Also ist diese Farbe der ersten Färbung überall falsch.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>Von einer Ziffer zwei getrennte Färbungen anlegen.
Prüfen, ob eine Farbe beide Farben der anderen Färbung sieht.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>Eine Folge von Zellen mit denselben zwei Kandidaten, jede sieht die nächste.
Es sind vier oder mehr, immer eine gerade Zahl.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>Von Zelle zu Zelle wechseln sich die Ziffern ab.
Die beiden Enden haben deshalb verschiedene Ziffern, ob so herum oder andersherum.
Was beide Enden sieht, kann keine der beiden Ziffern haben.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>Mehrere Zellen mit denselben zwei Kandidaten suchen.
Von einer zur nächsten gehen und zählen.
Nach drei, fünf oder sieben Sprüngen sind die Enden verschieden.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>Zwei Einheiten, in denen eine Ziffer genau zwei Plätze hat, verbunden durch zwei Plätze, die einander sehen.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>Die verbundenen Plätze können nicht beide stimmen.
Also stimmt mindestens eines der anderen Enden.
Was diese beiden Enden sieht, kann die Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>Eine Ziffer wählen und Einheiten mit zwei Plätzen markieren.
Zwei davon suchen, bei denen ein Platz der einen Einheit einen Platz der anderen sieht, und nach Zellen suchen, die beide losen Enden sehen.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>Eine Ziffer und Einheiten, in denen sie genau zwei Plätze hat, zu einer längeren Kette verbunden.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>Angenommen, das erste Ende stimmt nicht; dann geht es weiter: stimmt, stimmt nicht, stimmt …
Am Schluss stimmt das letzte Ende.
Also stimmt mindestens eines der Enden, und aus Zellen, die beide Enden sehen, fällt die Ziffer weg.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>Eine Ziffer wählen und Einheiten mit zwei Plätzen markieren.
Mit einer beginnen, zu einem Platz gehen, den ihr Ende sieht, und die nächste Einheit nehmen.
Aufhören, sobald die beiden Enden einen gemeinsamen Kandidaten sehen.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>Zellen mit zwei Kandidaten; jede sieht die nächste und hat eine Ziffer mit ihr gemeinsam.
Auch die beiden Enden haben eine Ziffer gemeinsam.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>Es ist wie beim Domino: Hat das erste Ende die gemeinsame Ziffer nicht, so hat es seine andere.
Das stößt die nächste Zelle an und so weiter, bis das letzte Ende die gemeinsame Ziffer hat.
Keine Zelle, die beide Enden sieht, kann die gemeinsame Ziffer haben.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>Bei einer Zelle mit zwei Kandidaten beginnen und einen davon auslassen.
Zu einer Zelle mit zwei Kandidaten gehen, die den anderen enthält.
So weitergehen, bis die am Anfang ausgelassene Ziffer wieder auftaucht.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>Eine Kette von Verknüpfungen über Zellen und Ziffern, die ohne Widerspruch zu ihrem Anfang zurückkehrt.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>Sie lässt sich in beiden Richtungen durchlaufen, also stimmt von jeder Verknüpfung genau ein Ende.
Ein Kandidat, der beide Enden einer Verknüpfung sieht, fällt weg.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>Eine Kette bauen: wenn dies nicht, dann das; wenn das, dann das Nächste nicht.
Schließt sie sich, bei jeder Verknüpfung nach Kandidaten suchen, die beide Enden sehen.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>Eine Kette von Verknüpfungen über Zellen und Ziffern, die zu ihrer ersten Zelle zurückkehrt und dort auf einen Widerspruch stößt.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>Man nimmt das Gegenteil dessen an, was markiert ist, und folgt den Verknüpfungen.
Sie führen zu einem Widerspruch in der Zelle, in der sie begonnen haben.
Also ist die Annahme falsch.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>Einen Kandidaten nehmen und fragen, was folgt, wenn er stimmt.
Den Einheiten mit zwei Plätzen und den Zellen mit zwei Kandidaten nachgehen.
Ist der Kandidat am Ende widerlegt, ihn streichen.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>Eine Kette von Verknüpfungen über Zellen und Ziffern; ihre beiden Enden können nicht beide falsch sein.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>Stimmt das erste Ende nicht, so folgt über die Verknüpfungen, dass das letzte stimmt.
Also stimmt mindestens eines der Enden.
Was mit beiden Enden unvereinbar ist, fällt weg.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>Mit einer Einheit beginnen, in der eine Ziffer zwei Plätze hat, oder mit einer Zelle mit zwei Kandidaten.
Abwechselnd weitergehen: Stimmt dies, so stimmt jenes nicht; stimmt jenes nicht, so stimmt dies.
Aufhören, sobald die Enden einen gemeinsamen Kandidaten sehen.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>Eine Kette wie andere auch, nur umfassen einige Verknüpfungen mehrere Zellen eines Blocks, die auf einer Linie liegen.
Die Ziffer steht in einer von ihnen, gleich in welcher.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>Eine Gruppe stimmt, wenn eine ihrer Zellen stimmt; sie sieht, was alle ihre Zellen sehen.
Damit gelten die Verknüpfungen wie in jeder Kette.
Was mit dem Ergebnis unvereinbar ist, fällt weg.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>Bleibt eine Kette stecken, weil eine Einheit drei Plätze hat, prüfen, ob zwei davon in einem Block auf einer Linie liegen.
Diese beiden wie einen einzigen Platz behandeln.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>Zwei Mengen von Zellen, jede in einer Einheit und mit einer Ziffer mehr als Zellen.
Sie haben eine Ziffer gemeinsam, deren Plätze in beiden Mengen alle einander sehen.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>Höchstens eine der Mengen kann diese Ziffer haben.
Die andere hat dann so viele Ziffern wie Zellen und enthält sie alle.
Eine zweite gemeinsame Ziffer steht deshalb in mindestens einer der Mengen; aus Zellen, die alle ihre Plätze sehen, fällt sie weg.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>Eine Zelle mit zwei Kandidaten ist die kleinste solche Menge; dann folgen zwei Zellen mit dreien.
Zwei Mengen suchen, die zwei Ziffern gemeinsam haben, von denen eine nicht in beiden stehen kann.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>Drei Mengen von Zellen, jede mit einer Ziffer mehr als Zellen.
Die mittlere hat mit jeder der anderen eine Ziffer gemeinsam, die nicht beide haben können.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>Die mittlere Menge kann nur eine Ziffer abgeben.
Also verliert mindestens eine der äußeren Mengen die Ziffer, die sie mit der mittleren teilt, und enthält alle ihre anderen.
Eine Ziffer, die in beiden äußeren Mengen vorkommt, steht in mindestens einer von ihnen.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>Es ist ein XY-Wing, dessen Zellen zu Mengen gewachsen sind.
Von der mittleren Menge ausgehen und zu zweien ihrer Ziffern je eine weitere Menge suchen, die diese Ziffer mit ihr gemeinsam hat.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>Eine Kette aus Mengen von Zellen, jede Menge mit einer Ziffer mehr, als sie Zellen hat.
Jede hat mit der nächsten eine Ziffer gemeinsam, die nicht beide haben können.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>Fehlt der ersten Menge die Ziffer, die sie mit der letzten gemeinsam hat, stehen ihre übrigen fest, und sie nimmt der nächsten eine weg, und so weiter.
Also steht diese Ziffer in mindestens einer der beiden.
Aus Zellen, die alle ihre Plätze sehen, fällt sie weg.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>Es ist eine XY-Chain, deren Zellen zu Mengen gewachsen sind.
Zwei verbundene Mengen um eine dritte verlängern und die Enden vergleichen.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>Eine Zelle, der Stängel, und zu jedem ihrer Kandidaten eine Menge von Zellen, die er festlegen würde: die Blütenblätter.
Ein Blütenblatt hat eine Ziffer mehr als Zellen.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>Welche Ziffer der Stängel auch bekommt, er nimmt sie einem Blütenblatt weg.
Dieses Blütenblatt enthält dann alle seine anderen Ziffern.
Eine Ziffer, die in allen Blütenblättern vorkommt, steht in mindestens einem von ihnen; aus Zellen, die alle ihre Plätze sehen, fällt sie weg.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>Von einer Zelle mit zwei oder drei Kandidaten ausgehen.
Zu jedem davon eine Menge suchen und feststellen, welche Ziffer diese Mengen gemeinsam haben.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>Zwei oder drei Zellen, in denen eine Zeile oder Spalte einen Block kreuzt, mit mindestens zwei Kandidaten mehr als Zellen.
Daneben liegen in Linie und Block Zellen, die nur einige dieser Ziffern nutzen.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>Zusammengezählt sind es so viele Ziffern wie Zellen, also steht jede Ziffer genau einmal darin.
Ziffern der Zellen in der Linie fallen im Rest der Linie weg.
Ziffern der Zellen im Block fallen im Rest des Blocks weg.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>Dort suchen, wo eine Linie einen Block mit leeren Zellen kreuzt.
In der Linie eine Zelle mit zwei der Kandidaten suchen und im Block eine mit zwei anderen.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>Ein Fisch, dessen Flossen nicht alle den Kandidaten sehen, der wegfallen soll.
Stattdessen führt von jeder Flosse eine Kette dorthin.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>Stimmt keine Flosse, schließt der Fisch den Kandidaten aus.
Stimmt eine Flosse, schließt ihre Kette ihn aus.
Also fällt er in jedem Fall weg.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>Zuerst nach einem Fisch mit Flossen suchen.
Dann von jeder Flosse aus verfolgen, was sie erzwingt.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>Ein Kandidat, von dem Ketten zu etwas Unmöglichem führen.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>Angenommen, der Kandidat stimmt.
Durch erzwungene Züge bliebe einer Zelle keine Ziffer, einer Ziffer in einer Einheit kein Platz, oder etwas wäre zugleich richtig und falsch.
Also ist die Annahme falsch.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>Einen Kandidaten nehmen, dessen Platz viel entscheidet, und ihn auf Papier verfolgen.
Zellen mit zwei Kandidaten und Einheiten mit zwei Plätzen nutzen.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>Eine Zelle oder Einheit, deren Möglichkeiten alle zum selben Ergebnis führen.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>Eine der Möglichkeiten stimmt.
Jede von ihnen, mit erzwungenen Zügen verfolgt, endet gleich.
Also stimmt dieses Ergebnis, was auch geschieht.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>Eine Zelle mit zwei Kandidaten nehmen oder eine Ziffer mit zwei Plätzen in einer Einheit.
Beide Wege verfolgen und vergleichen, was sie ergeben.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>Ein Kandidat, von dem mehrere Folgen erzwungener Züge ausgehen, die zusammen zu etwas Unmöglichem führen.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>Angenommen, der Kandidat stimmt: Alles aufschreiben, was zwingend daraus folgt.
Schließlich ergibt sich etwas Unmögliches.
Also ist die Annahme falsch.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>Auf einer Kopie des Spielfelds einen Kandidaten annehmen und eintragen, was folgt.
Das ist für Rätsel gedacht, bei denen nichts anderes hilft.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>Eine Zelle oder Einheit, deren Möglichkeiten mit allem, was sie erzwingen, zum selben Ergebnis führen.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>Eine der Möglichkeiten stimmt.
Welche es auch ist: Was sie erzwingt, enthält das Ergebnis.
Also stimmt das Ergebnis.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>Jede Möglichkeit auf einer Kopie des Spielfelds verfolgen und prüfen, was alle Kopien gemeinsam haben.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>Alle Möglichkeiten, eine Ziffer neunmal auf dem Spielfeld zu verteilen, und eine Zelle, die ihnen allen gemeinsam ist.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>Eine dieser Verteilungen ist die Lösung.
Eine Zelle, die in allen vorkommt, hat die Ziffer.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>Das ist Arbeit für einen Computer.
Von Hand kann man versuchen, die Zelle auszulassen, und feststellen, dass sich die Ziffer dann nicht verteilen lässt.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>Alle Möglichkeiten, eine Ziffer neunmal auf dem Spielfeld zu verteilen, und eine Zelle, die keine davon nutzt.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>Eine dieser Verteilungen ist die Lösung.
Eine Zelle, die in keiner vorkommt, hat die Ziffer nicht.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>Das ist Arbeit für einen Computer.
Von Hand kann man die Ziffer in dieser Zelle probieren und feststellen, dass sich der Rest nicht verteilen lässt.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>Zellen, die dieselben Nachbarn sehen, und alle Kombinationen von Ziffern, die sie enthalten könnten.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>Eine Kombination ist unmöglich, wenn sie einem Nachbarn keine Ziffer lässt.
Ein Kandidat, der nur in unmöglichen Kombinationen vorkommt, fällt weg.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>Zwei oder drei Zellen nehmen, die mehrere Zellen mit wenigen Kandidaten sehen.
Ihre Kombinationen aufschreiben und die streichen, die einem Nachbarn keine Ziffer lassen.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>Ein Kandidat, der, wenn man ihn annimmt, seine eigene Ziffer anderswo unmöglich macht.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>Man setzt die Ziffer dort und verfolgt nur diese eine Ziffer.
Schließlich hat eine Einheit keinen Platz für sie, oder sie steht doppelt.
Also ist der Kandidat falsch.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>Eine Ziffer mit wenigen Plätzen wählen.
Einen davon annehmen und markieren, wohin die Ziffer als Nächstes muss.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>Eine Annahme, deren Folgen zusammengenommen zu einem Widerspruch oder zu einem Ergebnis führen.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>Eine Verknüpfung kann auf mehreren früheren beruhen: Was diese gemeinsam ausschließen, lässt nur eine Möglichkeit übrig.
Alles, was folgt, ist erzwungen.
Also ist der Schluss sicher.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>Auf einer Kopie des Spielfelds einen Kandidaten annehmen und eintragen, was folgt.
Dasselbe mit der anderen Möglichkeit tun und vergleichen.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>Eine Annahme, deren Folgen zu einem Widerspruch oder zu einem Ergebnis führen.
Unterwegs werden auch Paare, X-Wings und Ähnliches genutzt.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>Jede Verknüpfung ist durch frühere erzwungen oder durch ein einfaches Muster, das durch frühere entstanden ist.
Also ist der Schluss sicher.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>Einen Kandidaten auf einer Kopie des Spielfelds annehmen und dort weiterlösen.
Dabei jede bekannte Technik nutzen.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>Eine Annahme, deren Folgen zu einem Widerspruch oder zu einem Ergebnis führen.
Unterwegs werden kleinere Annahmen gemacht und wieder aufgelöst.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>Jede Verknüpfung ist durch frühere erzwungen oder durch eine eigene Kette, die von ihnen ausgeht.
Also ist der Schluss sicher.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>Das geht über das hinaus, was man von Hand löst.
Der Durchgang zeigt eine Verknüpfung nach der anderen.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>Eine Zelle oder Einheit, in der sich alle Möglichkeiten bis auf einige als unmöglich erweisen.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>Jede der falschen Möglichkeiten wird ausprobiert, bis ein Widerspruch auftritt.
Was übrig bleibt, stimmt.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>Das ist der letzte Ausweg, wo kein Muster bekannt ist.
Jeden Fall auf einer Kopie des Spielfelds verfolgen.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Nächster Sch&amp;ritt</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Fragen</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>Markiert, wo die gewählte Ziffer stehen kann</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>Welche Ziffern in die Zelle passen und warum keine anderen</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Wo der nächste Schritt liegt, welcher es ist und warum er gilt</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>P&amp;lätze für %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>P&amp;lätze</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>Eindeutigkeitstechniken &amp;verwenden</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>Techniken, die „Nächster Schritt“ verwenden darf</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>Techniken &amp;bis</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>Hier hinschauen</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Diese Zelle</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>Diese Zelle</numerusform>
            <numerusform>Diese {count} Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>Diese %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>Diese %1</numerusform>
            <numerusform>Diese {count} Zellen mit der %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>Dieser Platz für die %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>Dieser Platz für die %1</numerusform>
            <numerusform>Diese {count} Plätze für die %1</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>{pattern} gibt den Ausschlag.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>{pattern} geben den Ausschlag.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Hinweis: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>Hinweis: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>„Anwenden“ trägt die %1 in Zeile %2, Spalte %3 ein.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>„Anwenden“ streicht einen Kandidaten.</numerusform>
            <numerusform>„Anwenden“ streicht {count} Kandidaten.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>Was, wenn %1 eine %2 wäre?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>Was, wenn %1 keine %2 wäre?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>Ein Eintrag ist falsch</numerusform>
            <numerusform>{count} Einträge sind falsch</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>Sind Ihre Notizen vollständig?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>Notieren Sie jeden Kandidaten?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>Dann gilt ein fehlender Kandidat als gestrichen.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>Sonst hat ein fehlender Kandidat keine Bedeutung.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>Eine Notiz fehlt</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>Sie haben in {cell} die richtige Ziffer gestrichen.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>In den Notizen von {cell} fehlt die richtige Ziffer.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>Der nächste Schritt beruht darauf.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Kein Schritt</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>Keine Technik, die „Nächster Schritt“ verwenden darf, führt hier weiter. Diese schon: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Es gibt nichts mehr zu finden.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Mehrere Lösungen</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>Ab hier entscheidet die Logik nichts mehr: Mehrere Lösungen sind übrig.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>Wählen Sie selbst eine Ziffer: Jede, die zu einer Lösung führt, ist richtig.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>Der nächste Schritt wird gesucht&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>Ein Kandidat ist gestrichen.</numerusform>
            <numerusform>{count} Kandidaten sind gestrichen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>In {cells} ist die {digits} gestrichen.</numerusform>
            <numerusform>In {cells} sind {digits} gestrichen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>Verteilung der Zeiten</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Noch kein Spiel mit einer Zeit</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>Der Median ist %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>Der höchste Balken beginnt bei der Zeit %1, Anzahl seiner Spiele: %2.</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>Median %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>Es werden schon Spiele importiert.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>das ist kein Verlauf von Sudoku-Spielen</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>die Datei ist beschädigt oder endet zu früh</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>das ist UTF-16, nötig ist UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>die Spiele sind keine Liste</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>die Angabe „%1“ ist nicht lesbar</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>dieser Verlauf stammt von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>die Sammlungen sind keine Liste</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>eine Sammlung ist nicht lesbar</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>die Rätsel einer Sammlung sind nicht lesbar</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>ein Spiel ist nicht lesbar</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>in Zeile %1</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>von Zeile %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>in Zeile %1</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>in Zeile %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>in Spalte %1</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>von Spalte %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>in Spalte %1</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>in Spalte %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>der Block oben links</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>im Block oben links</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>des Blocks oben links</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>in den Block oben links</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>im Block oben links</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>den Block oben links</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>der Block oben in der Mitte</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>im Block oben in der Mitte</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>des Blocks oben in der Mitte</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>in den Block oben in der Mitte</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>im Block oben in der Mitte</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>den Block oben in der Mitte</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>der Block oben rechts</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>im Block oben rechts</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>des Blocks oben rechts</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>in den Block oben rechts</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>im Block oben rechts</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>den Block oben rechts</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>der Block links in der Mitte</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>im Block links in der Mitte</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>des Blocks links in der Mitte</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>in den Block links in der Mitte</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>im Block links in der Mitte</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>den Block links in der Mitte</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>der mittlere Block</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>im mittleren Block</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>des mittleren Blocks</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>in den mittleren Block</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>im mittleren Block</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>den mittleren Block</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>der Block rechts in der Mitte</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>im Block rechts in der Mitte</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>des Blocks rechts in der Mitte</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>in den Block rechts in der Mitte</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>im Block rechts in der Mitte</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>den Block rechts in der Mitte</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>der Block unten links</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>im Block unten links</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>des Blocks unten links</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>in den Block unten links</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>im Block unten links</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>den Block unten links</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>der Block unten in der Mitte</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>im Block unten in der Mitte</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>des Blocks unten in der Mitte</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>in den Block unten in der Mitte</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>im Block unten in der Mitte</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>den Block unten in der Mitte</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>der Block unten rechts</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>im Block unten rechts</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>des Blocks unten rechts</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>in den Block unten rechts</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>im Block unten rechts</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>den Block unten rechts</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>Zeile %1</numerusform>
            <numerusform>die Zeilen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>in Zeile %1</numerusform>
            <numerusform>in den Zeilen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>von Zeile %1</numerusform>
            <numerusform>der Zeilen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>in Zeile %1</numerusform>
            <numerusform>in die Zeilen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>in Zeile %1</numerusform>
            <numerusform>in den Zeilen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>Zeile %1</numerusform>
            <numerusform>die Zeilen %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>Spalte %1</numerusform>
            <numerusform>die Spalten %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>in Spalte %1</numerusform>
            <numerusform>in den Spalten %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>von Spalte %1</numerusform>
            <numerusform>der Spalten %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>in Spalte %1</numerusform>
            <numerusform>in die Spalten %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>in Spalte %1</numerusform>
            <numerusform>in den Spalten %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>Spalte %1</numerusform>
            <numerusform>die Spalten %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>eine Einheit</numerusform>
            <numerusform>{count} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>in einer Einheit</numerusform>
            <numerusform>in {count} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>von einer Einheit</numerusform>
            <numerusform>von {count} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>in eine Einheit</numerusform>
            <numerusform>in {count} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>in dieser Einheit</numerusform>
            <numerusform>in diesen {count} Einheiten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>eine Einheit</numerusform>
            <numerusform>{count} Einheiten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a row in a list</comment>
        <extracomment>The number of a row or column in a list such as: rows 3 and 7. Turkish writes &quot;%1.&quot;</extracomment>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a column in a list</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>sudoku::IdleCoach</name>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>Nach dieser Zelle fragen</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Alle Schritte</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Lernen&#xa0;…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Üben&#xa0;…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>„Nächster Schritt“ sagt zuerst, wo zu suchen ist, dann, was dort ist, und dann, warum. Sie bestimmen, wie viel er verrät.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Wo der nächste Schritt liegt, welcher es ist und warum er gilt</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>Welche Ziffern in sie passen und warum keine anderen</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>Alles, was jetzt zu finden ist</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>Lektionen von den Regeln bis zu den schwersten Techniken</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>Stellungen, die eine bestimmte Technik brauchen</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>Nichts wiederherzustellen: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>Nichts zu importieren: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>darin ist kein Spiel.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>das Spiel darin ist schon vorhanden.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>das Spiel darin ist schon vorhanden.</numerusform>
            <numerusform>alle %Ln Spiele darin sind schon vorhanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>Kein neues Spiel in %1.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>Aus dem Papierkorb geholt: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>Ebenfalls übernommene Sammlungen: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>Ein Spiel aus %1 wiederhergestellt</numerusform>
            <numerusform>%Ln Spiele aus %1 wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>Ein Spiel aus %1 importiert</numerusform>
            <numerusform>%Ln Spiele aus %1 importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>Ein Zug aus %1 wiederhergestellt</numerusform>
            <numerusform>%Ln Züge aus %1 wiederhergestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>Ein Zug aus %1 importiert</numerusform>
            <numerusform>%Ln Züge aus %1 importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what came, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>what came, moves</comment>
        <extracomment>Such as: 12 games imported from sudoku.json (300 moves).</extracomment>
        <translation>%1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>ein Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>Sicherungskopie (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Eines war schon vorhanden.</numerusform>
            <numerusform>%Ln waren schon vorhanden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>Was Ziffern bedeuten</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>Mittelnotizen</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>Eine getippte Ziffer ist ein Eintrag</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>Notizen an festen Stellen, wie mit {Shift} und einer Ziffer</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>Notizen nebeneinander, wie mit {Ctrl} und einer Ziffer</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>Farben, wie mit {Ctrl}, {Shift} und einer Ziffer</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, before the last is joined by and</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two, then 8</comment>
        <extracomment>Two items of a list whose last item begins with 8, such as: 4 or 8</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, before the last is joined by or</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more, then 8</comment>
        <extracomment>The end of a list of three items or more that ends with an 8. %1 is all but the last item: 1, 4 or 8</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items</comment>
        <extracomment>What stands between the items of a list, with its blank if the language has one: 1, 4, 7</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items that may be lists</comment>
        <extracomment>What stands between items of which some are lists themselves: 1 and 4 in r6c5, 2 in r8c1</extracomment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <extracomment>Two whole sentences, one after the other: without a blank in Chinese and Japanese</extracomment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>&amp;Standardtaste</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>Menüpunkte und Tasten durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>Menüpunkte und ihre Tasten</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>Alle Menüpunkte haben ihre Standardtasten.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Einen Menüpunkt wählen.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: standardmäßig ohne Tastenkürzel</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: standardmäßig %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Taste für: %1</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>In das Feld oben gehen und die neue Taste drücken.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 lässt sich nicht ändern und steht für: %2. Bitte eine andere Taste drücken.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 gehört zu: %2 – dort wegnehmen?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1 hat jetzt kein Tastenkürzel.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1 hat jetzt die Taste %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>Bekannt</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>Startpunkt wählen</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>%1 von %2 bekannt</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>Stufe %1 von 4 des Hinweises</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>Anleitung zu den Techniken</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>Startpunkt wählen</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Technik suchen</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>Grundlagen</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>etwa eine Minute</numerusform>
            <numerusform>etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>bekannt</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>auffrischen · %Ln Tag</numerusform>
            <numerusform>auffrischen · %Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>auffrischen</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>als Nächstes · %1 min</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 min · wird gelernt</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>bekannt, zum Auffrischen fällig</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>nächste Lektion</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>wird gelernt</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, seit einem Tag nicht vorgekommen</numerusform>
            <numerusform>%1, seit %Ln Tagen nicht vorgekommen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, seit einiger Zeit nicht vorgekommen</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>zum Auffrischen fällig</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>die verbindende Ziffer</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>nur eine Menge kann diese Ziffer haben</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>Ziffern, die die Zelle sieht</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>jede sperrt, was sie sieht</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>hat die Ziffer</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>hat die %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>kann keine %1 sein</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>gestrichen</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>muss eine %1 sein</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>muss diese Ziffer sein</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>ist diese Ziffer</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>ist eine %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>verbindet die beiden</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>ist nicht diese Ziffer</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>ist keine %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>stimmt das eine nicht, stimmt das andere</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>stimmt das eine, stimmt das andere nicht</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>entweder sind alle eine %1 oder keine</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>stimmen alle, wenn die andere Farbe falsch ist</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>zweite Färbung: alle stimmen oder keine</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>zweite Färbung: stimmen alle, wenn die andere Farbe falsch ist</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>Zellen der Linie</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>Menge A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>Menge C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>Menge D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>weg in Schritt %1</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>schon vorher weg</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>eine davon ist eine %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>Plätze für die %1</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>diese Ziffern füllen diese Zellen</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>die beiden gleichen Paare</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>die Flügel</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>ließen sich vertauschen</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>Plätze des Fisches</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>eines davon stimmt</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>zusammen erprobte Zellen</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>in Linie und Block zugleich</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>das Muster</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>Flosse: ein zusätzlicher Platz</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>die überzählige %1: Sie muss stimmen</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>verhindert das Vertauschen</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>hier der Widerspruch</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>bildet mit den zusätzlichen Ziffern eine Menge</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>hätte keinen Kandidaten mehr</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>Zellen des Blocks</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>Menge B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>eine Menge mit einer Ziffer mehr als Zellen</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>der Stängel</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>die Pivotzelle</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>wo zu suchen ist</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>die Zeile, um die es geht</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>die Spalte, um die es geht</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>der Block, um den es geht</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>Ansehen, Teil %1 von %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>Finden, Übung %1 von %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Finden</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%1 von %2 bekannt</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>Das Beispiel der Lektion</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Zurück zum Kurs</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Ende der Lektion</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lektion: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Pfeiltasten wechseln die Zelle, eine Ziffer gibt ihren Kandidaten an, {Enter} die Zelle.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>Die Stellung der Lektion</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: Das Beispiel wird vorbereitet&#xa0;…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1, Ansehen: Teil %2 von %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Ihr eigenes Spiel bleibt unberührt.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>Das können Sie</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Noch nicht bewiesen</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>Zwei selbst gelöste Übungen beweisen, dass Sie es können.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>Die Lektion zeigt, wie man sucht.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>Eine Stellung bis zum Ende spielen. Der nächste Schritt, den sie braucht: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>Hinweise gibt es wie gewohnt. Ihr eigenes Spiel bleibt in der Bibliothek.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Eine Stellung wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>Es gibt keine Stellung zum Spielen.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Nutzen</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Bis zum Ende spielen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Lektion beenden</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, Nutzen.</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>Ihr eigenes Spiel bleibt in der Bibliothek.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>Sie haben es selbst gefunden.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>Sie haben bis zum Ende gespielt.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>%1 ist jetzt bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Ohne Hilfe gefunden: %1 von einem nötigen Mal, beim Üben oder in Spielen.</numerusform>
            <numerusform>Ohne Hilfe gefunden: %1 von %Ln nötigen Malen, beim Üben oder in Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Nächste Lektion: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Weitere Übungen</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>nächstes Spiel</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>Was gerade kommt: von leicht bis sehr schwer.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>Viele Vorgaben, und immer eine Zelle oder Ziffer, bei der es nur einen Weg gibt.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>Paare, Tripel und Ziffern, die in einer Zeile oder einem Block festliegen.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>Muster über zwei oder mehr Zeilen: X-Wing, Skyscraper, Wings.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>Größere Muster und kurze Ketten.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>Lange Schlussketten.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>Kein Muster reicht aus: Man muss ausprobieren.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Für mich</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Schwierigkeitsgra&amp;d</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>&amp;Braucht</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>das Speichern ist jetzt nicht möglich</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>Löschen rückgängig</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Merken</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>Alle angezeigten drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alle auswählen</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>Techniken zeigen</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>Alle Grade</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>Jede Sammlung oder keine</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Sammlung importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>Jedes Schlagwort oder keines</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Sortieren nach: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>Nächstes spielen</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>Zufälliges spielen</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>Sammlung umbenennen</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>Sammlung löschen</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>Das erste angezeigte Rätsel, das noch nicht begonnen ist</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>Irgendein angezeigtes Rätsel, das noch nicht begonnen ist</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>Mehr zur Sammlung</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>Schlagwörter für alle zusammen</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Name der Sammlung</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>schön, noch einmal</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>Durch Kommas getrennt</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>%1 wird importiert&#xa0;…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>%1 wird importiert: Ein anderes Programm hat die Spiele gesperrt, bitte warten&#xa0;…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>Keine Rätsel</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>Was kein Rätsel ist, und warum</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Nicht importiert</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>Was nicht importiert wurde, und warum</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Und %1 weitere.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>Grad, Stand, Schlagwort, Datum, Technik</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>Findet alle Wörter einer Karte, Datumsangaben, Ziffern und Techniken</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Suche löschen</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Sammlung importieren</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>Der Papierkorb ist leer. Gelöschte Spiele bleiben 30 Tage hier.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Noch wurde kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>Kein Rätsel passt dazu.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Kein Spiel passt dazu.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>Alle angezeigten Rätsel sind begonnen.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Alle Rätsel dieser Sammlung sind begonnen.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>Gelöscht: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>Das Löschen war nicht möglich.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>Ausgewählte Spiele exportieren</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Verlauf (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-spiele</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>Ein pausiertes Spiel wird nicht gedruckt.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryProfile</name>
    <message>
        <source>%1, %2</source>
        <comment>a level, a game</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Der Lösungsweg wird gesucht&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>Sammlungen</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Sammlung importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gemerkt</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nummer</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>Begonnen am</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>Ein Spiel</numerusform>
            <numerusform>%Ln Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1 von %Ln Spiel</numerusform>
            <numerusform>%1 von %Ln Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>Kein Spiel im Papierkorb</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>Ein Spiel im Papierkorb, für 30 Tage</numerusform>
            <numerusform>%Ln Spiele im Papierkorb, jedes für 30 Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>%1 von %Ln Spiel ausgewählt</numerusform>
            <numerusform>%1 von %Ln Spielen ausgewählt</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Gelöscht: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Wiederhergestellt: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%1 von %2 gelöst</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message>
        <source>HoDoKu %1</source>
        <comment>score</comment>
        <translation>HoDoKu %1</translation>
    </message>
    <message>
        <source>No level yet</source>
        <translation>Noch kein Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Keine Nummer</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>Lösung gezeigt</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>schon gelöst</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>Tagesrätsel: %1</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>Die Techniken dieses Rätsels sind noch nicht bekannt.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Techniken: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Bewertungen: %1 von %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Schwierigkeitsgrade: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1 von %Ln Rätsel</numerusform>
            <numerusform>%1 von %Ln Rätseln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Ein Rätsel</numerusform>
            <numerusform>%Ln Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gemerkt</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>gelöscht: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>mindestens eins stimmt</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>höchstens eins stimmt</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Schwach</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>Stark: mindestens eins stimmt</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>Schwach: höchstens eins stimmt</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Ein Rätsel</numerusform>
            <numerusform>%Ln Rätsel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>Das erste %1 von %Ln Rätsel</numerusform>
            <numerusform>Die ersten %1 von %Ln Rätseln</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>Mit Ei&amp;nträgen</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>Mit Schwierigkeitsgraden und Be&amp;wertungen</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>Bei vielen Rätseln dauert die Berechnung eine Weile.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>Schwerster Schritt: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>Schwerster Schritt: %1. Schwerster selbst gefundener: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>Schwerster Schritt: %1. Sie haben ihn gefunden.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>Als Nächstes lernen: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>Be&amp;enden</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>Neues Spiel &amp;wählen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>&amp;Voriges Spiel</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>E&amp;instellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Plätze zeigen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Tasten an&amp;passen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>Über &amp;Sudoku</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>In der Zwischenablage ist ein Rätsel.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>Zwei Lösungen zeigen</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>Über Sudoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;Ein Sudoku-Programm, das jeden Schritt erklärt und jedes Spiel aufbewahrt.&lt;/p&gt;&lt;p&gt;MIT-Lizenz&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>Die letzten Züge ließen sich nicht speichern. Wenn Sie das Programm jetzt beenden, gehen sie verloren.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>Trotzdem &amp;beenden</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Ein Rätsel wird erzeugt</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>Verzichtet auf ein neues Spiel</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>Zuerst den Hinweis schließen: Er verdeckt Farben und Verknüpfungen.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>Zuerst eine Farbe wählen.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Starke Verknüpfung von %1 in %2</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Schwache Verknüpfung von %1 in %2</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: auf %2 in %3 loslassen.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1 zu %2 in %3.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>Die Verknüpfung wurde entfernt.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>%1 steht hier nicht in den Notizen.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: zum anderen Ende gehen und die Ziffer drücken.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>Es gibt keine Verknüpfungen.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>Diese Zellen haben keine Verknüpfungen.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>Kein Kandidat hat eine Farbe.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>Kein Kandidat dieser Zellen hat eine Farbe.</translation>
    </message>
</context>
<context>
    <name>sudoku::MenuKeys</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a submenu, its entry</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Mistakes</name>
    <message numerus="yes">
        <source>It is the first of {count} wrong entries.</source>
        <translation>
            <numerusform>Es ist der einzige falsche Eintrag.</numerusform>
            <numerusform>Es ist der erste von {count} falschen Einträgen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>Die {digit} in {cell} ist falsch.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>Die {digit} in {cell}, im letzten Zug eingetragen, ist falsch.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>Die {digit} in {cell}, vor einem Zug eingetragen, ist falsch.</numerusform>
            <numerusform>Die {digit} in {cell}, vor %n Zügen eingetragen, ist falsch.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>Mit ihr bleibt {house.in} am Ende kein Platz für die {digit}.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>Mit ihr bleibt am Ende keine Ziffer für {cell}.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>Mit ihr lässt sich das Spielfeld nicht mehr füllen.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house.in} steht schon eine {digit}, nämlich in {cell}.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>Wer bis vor den Fehler zurückgeht, verliert auch Notizen.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>Wer bis vor den Fehler zurückgeht, verliert auch einen richtigen Eintrag.</numerusform>
            <numerusform>Wer bis vor den Fehler zurückgeht, verliert auch %n richtige Einträge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>Ein falscher Eintrag wurde gelöscht.</numerusform>
            <numerusform>%n falsche Einträge wurden gelöscht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>Die {digit} in {cell} wurde gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>Zurück vor den Fehler: Auch ein richtiger Eintrag ging verloren. „Rückgängig“ holt ihn zurück.</numerusform>
            <numerusform>Zurück vor den Fehler: Auch %n richtige Einträge gingen verloren. „Rückgängig“ holt sie zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>Zurück vor den Fehler: Auch Notizen gingen verloren. „Rückgängig“ holt sie zurück.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>Zurück vor den Fehler.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>Schlüsselmomente</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1 von %Ln Eintrag</numerusform>
            <numerusform>%1 von %Ln Einträgen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>Schritt zeigen</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Wiedergabe ab hier</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>Die Stellung vor diesem Eintrag</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>Üben: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>Zweig mit einem Zug: %1</numerusform>
            <numerusform>Zweig mit %Ln Zügen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>geprüft</translation>
    </message>
    <message>
        <source>help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>Versuch beginnt</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>Versuch %1 beginnt</translation>
    </message>
    <message>
        <source>here</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a move, what is said of it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>Das Spiel, wie es damals stand</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>Ein Klick oder {Enter} führt dorthin.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>Knapp daneben: {candidate} sieht einen Teil dessen, was den Ausschlag gibt.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>Gesucht ist eine Zelle mit dem Kandidaten {digit}, die auch den Rest sieht.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>Sie muss aus jeder der beiden Gruppen eine Zelle sehen.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>Sie muss beide Enden des Musters sehen.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>Sie muss alle Zellen des Musters sehen, in denen ihre Ziffer stehen kann.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>Knapp daneben: {candidate} liegt auf einer Linie des Fisches.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Sie sieht die Flosse nicht, und diese könnte stimmen.</numerusform>
            <numerusform>Sie sieht nicht alle Flossen, und eine davon könnte stimmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Auf dieser Linie ist eine Zelle zu suchen, die die Flosse sieht.</numerusform>
            <numerusform>Auf diesen Linien ist eine Zelle zu suchen, die alle Flossen sieht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Knapp daneben: {candidate} sieht die Flosse.</numerusform>
            <numerusform>Knapp daneben: {candidate} sieht die Flossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>Sie liegt nicht auf einer Linie des Fisches.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Gesucht ist die Stelle, an der eine Linie des Fisches kreuzt, was die Flosse sieht.</numerusform>
            <numerusform>Gesucht ist die Stelle, an der eine Linie des Fisches kreuzt, was die Flossen sehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>Knapp daneben: {cell} ist die richtige Zelle.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>Dorthin gehört eine andere Ziffer.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>Dort wird eine andere Ziffer gestrichen.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>Auf welche Ziffern kommt es bei dem Muster an?</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>Knapp daneben: {candidate} ist ein Teil des Musters.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>Das Muster selbst bleibt. Gestrichen wird, was es ausschließt.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>Knapp daneben: {cell} gehört zum Muster.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>Ihre {digit} ist nicht das, was das Muster ausschließt.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>Gesucht ist die Zelle, der durch das Muster eine einzige Ziffer bleibt.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>Es geht um die anderen Ziffern in den Zellen des Musters.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>Es geht um die Zellen, die das Muster sehen.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a technique, why the player may want it</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>sudoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Schwierigkeits&amp;grad</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>Tages&amp;rätsel</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>Nac&amp;h ID</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mehr</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Ein Rätsel wird erzeugt</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>Durch die Art der Löcher festgelegt</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Vorgaben</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>Mindestzahl der Vorgaben</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>Höchstzahl der Vorgaben</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>Wie das volle Spielfeld entsteht, aus dem dann Ziffern weggenommen werden</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>Welche und wie viele Vorgaben weggenommen werden</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>In welcher Reihenfolge Zellen probiert werden</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>Wie die bleibenden Vorgaben zueinander liegen</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>Wie viele Vorgaben es gibt</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>Derselbe Startwert ergibt auf jedem Rechner dasselbe Rätsel</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Spiel&amp;feld</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Löcher</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>Reihenf&amp;olge</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Start&amp;wert</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Datum</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Schwierig&amp;keitsgrad</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>Dieselbe ID ergibt auf jedem Rechner dasselbe Rätsel.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>Rätsel-&amp;ID</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>Die Zellen dieser ID sind kein Rätsel: Es braucht genau eine Lösung.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>Kein solches Rätsel gefunden. Etwas anderes wählen oder noch einmal versuchen.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>Unter sehr vielen Rätseln war keines so. Bitte die Auswahl weiter fassen.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>Nicht mit „Für mich“</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Ein solches Rätsel wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>Eine ID sieht so aus: 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>Ein Startwert ist eine Zahl unter 2^64.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>Bei dieser Art von Löchern sind Reihenfolge und Anzahl schon festgelegt.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>Alle Lektionen bekannt</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>Üben und Auffrischen halten sie im Gedächtnis.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>Beginnen · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>Der Schwierigkeitsgrad des nächsten Spiels</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>Notation</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>Ziffer %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>Ziffer %1, 1 zu viel</numerusform>
            <numerusform>Ziffer %1, %n zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Ziffer %1, noch 1</numerusform>
            <numerusform>Ziffer %1, noch %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>1 zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>%1 wählen ({Alt}+%1): noch 1 zu setzen</numerusform>
            <numerusform>%1 wählen ({Alt}+%1): noch %n zu setzen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Numbers</name>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <translation>ein</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>zwei</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>drei</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>vier</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>fünf</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>acht</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>neun</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>Ziffern</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>Ecknotizen</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>Mittelnotizen</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>Farben von Kandidaten</translation>
    </message>
    <message>
        <source>links</source>
        <translation>Verknüpfungen</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>Farben</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>1 Zelle</numerusform>
            <numerusform>%n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Opened</name>
    <message>
        <source>Then only {digit} is left for {cell}.</source>
        <translation>Dann bleibt für {cell} nur die {digit}.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>Dann ist {cell} {house.in} der einzige Platz für die {digit}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>Eine Lösung. %1, mit %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>Eine Lösung. %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>Jede Vorgabe ist nötig.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>Einige Vorgaben sind entbehrlich.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>Die Lösungen unterscheiden sich in 1 Zelle.</numerusform>
            <numerusform>Die Lösungen unterscheiden sich in %n Zellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>Die Lösungen unterscheiden sich in %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>Selbst gefunden %1, mit Hilfe %2, gezeigt %3, übersprungen %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>ist ein Ordner</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>ist eine Pipe</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>ist ein Socket</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>ist ein Gerät</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>ist ein Link, der auf sich selbst zurückführt</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>ist eine der Dateien, in denen Ihre Spiele gespeichert sind</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>liegt in dem Ordner, in dem Ihre Spiele gespeichert sind</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Noch keine Seite</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Seite %L1 von %L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Tagesrätsel</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>Tagesrätsel</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Was gespielt wurde</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Pages</name>
    <message>
        <source>Da&amp;ily puzzle</source>
        <translation>&amp;Tagesrätsel</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>Rätsel &amp;eingeben</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Bib&amp;liothek&#xa0;…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>Sammlung impo&amp;rtieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik&#xa0;…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>&amp;Lösungsweg</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Alle Schritte</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>Le&amp;rnen&#xa0;…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Ü&amp;ben&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>&amp;Anleitung zu den Techniken</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>Pause oder weiter</translation>
    </message>
</context>
<context>
    <name>sudoku::Paper</name>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Lösungen</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>Lösungen auf den letzten Seiten</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>Lösungen auf der letzten Seite</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>Rätsel %L1 von %L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>Rätsel %L1 bis %L2 von %L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>Seite %L1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>Jeder Code ist ein Link, der sein Rätsel unter %1 öffnet.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Ein Rätsel</numerusform>
            <numerusform>%Ln Rätsel</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer von 1 bis 9 genau einmal.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Jedes Rätsel hat genau eine Lösung.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr. %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>1 Vorgabe</numerusform>
            <numerusform>%n Vorgaben</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>Scannen und spielen auf</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>kein Rätsel darin</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>ein ZIP-Archiv: Was HoDoKu in .hsol ablegt, speichert es auch als .txt oder .ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>Byte 0x00: Das ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XML, aber weder von OpenSudoku noch von KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>kein gültiges XML</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>kein gültiges JSON</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>mehr Werte, als ein Rätsel hat</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>zu tief verschachtelt</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>die {number} steht in Zeile {row} doppelt: {first} und {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>die {number} steht in Spalte {column} doppelt: {first} und {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>die {number} steht in Block {box} doppelt: {first} und {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>keine Lösung</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>mehr als eine Lösung</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>unerwartet: {character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>{character} für eine leere Zelle, zuvor aber {before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>mehr als 81 Zellen</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>nur eine von 81 Zellen</numerusform>
            <numerusform>nur {count} von 81 Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>mehr als neun Zellen in dieser Zeile</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>nur eine Zelle in dieser Zeile</numerusform>
            <numerusform>nur {count} Zellen in dieser Zeile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>nur eine von 9 Zeilen</numerusform>
            <numerusform>nur {count} von 9 Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>eine statt 9 Zellen in dieser Zeile</numerusform>
            <numerusform>{count} statt 9 Zellen in dieser Zeile</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>mehr als neun Zeilen in [State]</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell} weicht von der Vorgabe in [Puzzle] ab</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} ist kein Kandidat</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character} steht in dieser Zelle doppelt</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character} steht in {cell} doppelt</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>kein Kandidat in {cell}</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>in {cell} bleibt kein Kandidat</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>mehr als 729 Kandidaten</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>nur einer von 729 Kandidaten</numerusform>
            <numerusform>nur {count} von 729 Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>eine Markierung ohne Kandidaten</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>„u“ muss vor einer einzelnen Ziffer stehen</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>erwartet wird eine Zelle von 00 bis 80</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>erwartet wird eine Ziffer von 1 bis 9</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>erwartet wird ein Kandidat von 001 bis 009</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} ist schon ausgefüllt</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>eine Bibliothekszeile beginnt mit „:“</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>ein Doppelpunkt statt 6 oder 7 in einer Bibliothekszeile</numerusform>
            <numerusform>{count} Doppelpunkte statt 6 oder 7 in einer Bibliothekszeile</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>erwartet wird der Code einer Technik</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character} ist keine Ziffer von 1 bis 9</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>„+“ muss vor einer Ziffer stehen</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>erwartet wird ein Kandidat: Ziffer, Zeile und Spalte, jeweils von 1 bis 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>erwartet wird eine Prüfsumme aus 12 Hexadezimalziffern</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>ein Feld, wo Prüfsumme, Rätsel und Bewertung stehen müssten</numerusform>
            <numerusform>{count} Felder, wo Prüfsumme, Rätsel und Bewertung stehen müssten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>ein Feld statt mindestens 7</numerusform>
            <numerusform>{count} Felder statt mindestens 7</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>die Zeile endet vor der Spalte mit den Rätseln</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} steht nicht für gepackte Zellen</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>erwartet wird ein Schwierigkeitsgrad von 1 bis 4</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>die eigene Form von SudokuPad (scl) ist nicht lesbar, eine Adresse von f-puzzles schon</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>kein Rätsel in dieser Adresse, nur die Angabe, wo eines zu holen ist</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>kein mit LZString gepackter Text</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>im gepackten JSON, {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>kein „:“ zwischen Größe und Zellen</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>ein zufälliger Startwert ergibt nur in seinem eigenen Programm ein Rätsel</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>nicht die Größe 3x3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (Diagonalen) ist kein gewöhnliches Sudoku</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} ist kein gewöhnliches Sudoku</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character} ist keine Option von Solo</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>„_“ muss zwischen Ziffern stehen</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} ist weder eine Ziffer noch eine Folge leerer Zellen (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>eine Zahl über 9, oder „_“ fehlt</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>die Anzahlen der Vorgaben sind abgeschnitten</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character} ist keine Anzahl von Vorgaben</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>eine Vorgabe, die Anzahlen ergeben aber {number}</numerusform>
            <numerusform>{count} Vorgaben, die Anzahlen ergeben aber {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} ist keine Zelle</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} ist zweimal vorgegeben</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>eine Zusatzregel „{text}“, die es im gewöhnlichen Sudoku nicht gibt</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>eine Zelleneigenschaft „{text}“, die es im gewöhnlichen Sudoku nicht gibt</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} liegt nicht in Block {box}: Regionen anderer Form</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>nicht die Größe 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>kein „grid“</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>nicht neun Zeilen</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>nicht neun Zellen</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>die Notizen sind keine Liste</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>in {cell} wird eine Notiz von 1 bis 9 erwartet</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>in {cell} wird ein Wert von {number} bis 9 erwartet</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>Zelle {number} der Daten: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>weder die „cells“ von GNOME Sudoku noch das „grid“ von f-puzzles</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>eine Zelle ohne Position</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>erwartet werden Zeile und Spalte, jeweils von 0 bis 8</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} kommt zweimal vor</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>ohne Angabe, ob {cell} fest ist</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>in {cell} wird eine Liste von Notizen erwartet</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>erwartet wird eine Notiz von 1 bis 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>ein Schwierigkeitsgrad, der kein Text ist</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>erwartet wird eine Zeit in Sekunden</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>Dateien von OpenSudoku in unbekannter Version: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>Daten in unbekannter Version: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>ein Spiel ohne Daten</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>eine von 81 Zellen in den Daten</numerusform>
            <numerusform>{count} von 81 Zellen in den Daten</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>keine Notizen in {cell}</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>ohne Angabe, ob {cell} änderbar ist</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>erwartet wird eine Zeit in Millisekunden</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>kein Element „graph“, also keine Rätselart</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>kein gewöhnliches Sudoku mit 9 × 9 Zellen</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>ein Wert statt 81</numerusform>
            <numerusform>{count} Werte statt 81</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{character} in {cell} ist kein Wert: b (1) bis j (9), oder _ für eine leere Zelle</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>ein Ereignis ohne Index von 0 bis 80</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>ein Ereignis ändert die Vorgabe {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>die Markierungen müssen aus neun Zeichen bestehen, jedes eine 0 oder 1</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>ein Ereignis, das weder Markierungen noch einen Wert von 0 bis 9 hat</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>Zeile %1, Spalte %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>ein Leerzeichen</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3</extracomment>
        <translation>Byte %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>Lösungsweg</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>Der Lösungsweg ist kopiert, ein Schritt je Zeile.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>Singles einklappen</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Von Anfang an</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Erster Schritt</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Voriger Schritt</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>Folgender Schritt</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Letzter Schritt</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Sekunden je Schritt</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>Wie lange jeder Schritt beim Abspielen des Lösungswegs gezeigt wird</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>Einen Schritt wählen.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Der Lösungsweg wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Kein Schritt passt dazu.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>Hier entscheidet die Logik nichts: Mehrere Lösungen sind übrig.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Es gibt nichts mehr zu finden.</translation>
    </message>
    <message>
        <source>SE %1.%2</source>
        <translation>SE %1,%2</translation>
    </message>
    <message>
        <source>HoDoKu %1 %2</source>
        <translation>HoDoKu %1 %2</translation>
    </message>
    <message>
        <source>hardest step %1</source>
        <translation>schwerster Schritt %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>mehrere Lösungen</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>Schritt %1 von %2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Ihr eigenes Spiel bleibt unberührt.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>eine Zelle</numerusform>
            <numerusform>{count} Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>box</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>Blöcke</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>Das Spiel ist pausiert.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>Gut gesehen.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>Die Stellung zum Üben</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Pfeiltasten wechseln die Zelle, eine Ziffer gibt ihren Kandidaten an, {Enter} die Zelle.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>Gesucht: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>Die Zelle anklicken, die sich damit ausfüllen lässt.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>Die Kandidaten anklicken, die sich damit ausschließen lassen.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>Etwas Leichteres gibt es hier nicht mehr.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>Das haben Sie schon gefunden.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} hat keinen Kandidaten {digit}.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} ist schon ausgefüllt.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>Richtig: {cell} ist eine {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>Richtig: Die {digit} in {cell} wird gestrichen.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>Alle {all} sind gefunden.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>{found} von {all} gefunden.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>Diese Technik zeigt nicht, dass {cell} eine {digit} ist.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>Zuerst das Muster suchen, dann die Zelle, die sich damit ausfüllen lässt.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>Die Ziffer stimmt, aber nichts führt zu {candidate}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>Zuerst das Muster suchen, dann das, was es ausschließt.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>Nichts von dieser Art schließt {candidate} aus.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>Versuchen Sie es mit einer anderen Ziffer.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} ist nicht die letzte leere Zelle einer Zeile, einer Spalte oder eines Blocks.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>Gesucht ist eine Zeile, eine Spalte oder ein Block mit nur einer leeren Zelle.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} kann noch eine {digits} sein.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>Gesucht ist eine Zelle, deren Zeile, Spalte und Block zusammen acht verschiedene Ziffern enthalten.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell} ist für keine Ziffer der einzige Platz in ihrer Zeile, ihrer Spalte oder ihrem Block.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>Eine Ziffer nehmen und prüfen, wo sie in einem Block noch stehen kann.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>Mit dieser Technik lässt sich {cell} nicht ausfüllen.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>Nach drei Fehlversuchen zählt es als mit Hilfe gefunden.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>Nach %Ln Minute ohne Eingabe</numerusform>
            <numerusform>Nach %Ln Minuten ohne Eingabe</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Zurücksetzen rückgängig</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Gruppen von Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>Setzt alle Einstellungen auf ihre Standardwerte</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Bedienfeld</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Markierungen</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Wie im System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Farben</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>Farbschema Design hell dunkel hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>&amp;Nummern der Zeilen und Spalten</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Spra&amp;che</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>Größe der Ziffern</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>&amp;Größe der Ziffern</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>groß klein</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>Schrift der Ziffern</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>&amp;Schrift der Ziffern</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>&amp;Bedienfeld links</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 und 9 oben, wie beim Taschen&amp;rechner</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>Große Flächen für die &amp;Touch-Bedienung</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Was hervorgehoben wird</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>&amp;Widersprüchliche Ziffern markieren</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>Zeile, Spalte und Bloc&amp;k der ausgewählten Zelle</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>W&amp;o die gewählte Ziffer steht</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>Die gewählte Ziffer in Not&amp;izen</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>Töne bei Lösung un&amp;d bei Fehlern</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Ziffer</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Zelle</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>Zuerst wäh&amp;len</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>Ziffer Zahl Zelle beliebig Klick Ziffernfeld Maus Touch</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>Falsche Einträge sofort markieren (zählt als &amp;Hilfe)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>Notizen entfernen, die ein &amp;Eintrag ausschließt</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>&amp;Uhr zeigen</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>Auto&amp;matisch pausieren</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>untätig Minuten</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>Hinweise Techniken Eindeutigkeit Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>Tasten an&amp;passen&#xa0;…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>ändern anpassen Tastenkürzel Tastatur</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>Alle Einstellungen haben ihre Standardwerte.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>Die Einstellungen sind wie zuvor.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als P&amp;DF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ucken&#xa0;…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>Diese &amp;Rätsel</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>Dieses &amp;Rätsel</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>&amp;Buch mit neuen Rätseln</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>Rätsel &amp;erzeugen</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>Mit Ei&amp;nträgen und Notizen</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>Mit dem geöffneten &amp;Hinweis</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>Alle &amp;Kandidaten</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Lösungen am Ende</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>Pro&amp;fil</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>Zeigt, wo ein Rätsel schwer ist, bei einem oder zwei auf einer Seite</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Rätsel je &amp;Seite</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Gespeichert: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>Hier lässt sich nicht drucken: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>An den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Einen Moment&#xa0;…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>früh (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>in der Mitte (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>spät (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>Beginnt leicht, wird %1 eng und ist dann wieder leicht.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>Beginnt leicht, wird %1 eng.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>Wird %1 eng, ist dann leicht.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>Wird %1 eng.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>Beginnt leicht, hat %1 eine schwere Stelle, ist dann wieder leicht.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>Beginnt leicht, hat %1 eine schwere Stelle.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>Hat %1 eine schwere Stelle, ist dann leicht.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>Hat %1 eine schwere Stelle.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>Ist %1 am schwersten, wird %2 noch einmal eng, ist dann leicht.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>Ist %1 am schwersten, wird %2 noch einmal eng.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>Wird %1 eng, ist %2 am schwersten, dann leicht.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>Wird %1 eng, ist %2 am schwersten.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>Durchweg Singles, zeitweise nur wenige offen.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Durchweg leicht: stets ein Schritt offen oder mehr.</numerusform>
            <numerusform>Durchweg leicht: stets {count} Schritte offen oder mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>kein Schritt offen</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>ein Schritt offen</numerusform>
            <numerusform>{count} Schritte offen</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>Schritt %1 von %2: %3, %4.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1, in %2.</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>Zwei Lösungen unterscheiden sich in 1 Zelle.</numerusform>
            <numerusform>Zwei Lösungen unterscheiden sich in %n Zellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>Zwei Lösungen unterscheiden sich in %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>Lösungen werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>Keine Lösung. Eine Ziffer ist falsch.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>Eine Lösung. Das Rätsel lässt sich spielen.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>Die Vorgaben eines Rätsels eingeben oder einfügen.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>Mehr als eine Lösung. Es fehlen Ziffern.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>Eine Ziffer wurde ergänzt.</numerusform>
            <numerusform>%n Ziffern wurden ergänzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>Das ist kein Sudoku: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>Das erste von 1 Rätsel.</numerusform>
            <numerusform>Das erste von %n Rätseln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>Rätsel ohne &amp;Einträge</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>Rätsel-&amp;ID</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Rätsel (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Abgelegter Text</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Leeren</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>die Stellung als Textzeile mit 81 Zellen</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>das Rätsel ohne Einträge</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>Ein Rätsel mit mehreren Lösungen hat keine ID.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>Rätsel-ID %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Kopiert: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Eingefügter Text</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>Es gibt keinen Text zu öffnen.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: nicht gespeichert: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: gespeichert.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: gespeichert, aber dieses Format fasst nicht alle Einträge und Notizen.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: Dieses Rätsel war schon begonnen und geht weiter.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: geöffnet.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>Es hat mehrere Lösungen: Jede davon gilt.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>Rätsel für Sie</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>Rätsel für mich beginnen</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>QR-Code des Rätsels</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-Code</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>Scannen, um das Rätsel auf einem anderen Gerät zu spielen. Der Code enthält einen Link, der das Rätsel unter %1 öffnet.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>Was kann diese Zelle sein?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1: Was kann sie sein?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>Wo kann {house.in} die {digit} stehen?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>Alle Ziffern von %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>Alle Plätze der {digit} {house.in}</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>Warum keine %1 in %2?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>Das entscheidet jetzt die Logik. Nach einer der Möglichkeiten fragen oder den nächsten Schritt anzeigen.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>Eine Ziffer anklicken, um zu sehen, warum. Um nach einer anderen Zelle zu fragen, diese anklicken oder ansteuern.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>In dieser Liste eine Zelle anklicken, um zu sehen, warum.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>Fragen zählt als Hilfe, wie ein Hinweis.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Antwort: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} hat schon eine Ziffer: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{cell} hat die {digit} {house.of}.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>Die {digit} ist noch möglich. Bisher spricht hier nichts gegen sie.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>Die {digit} wurde schon vorher ausgeschlossen.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>Eine {digit} kann es nicht sein, aber der Nachweis braucht einen Schritt.</numerusform>
            <numerusform>Eine {digit} kann es nicht sein, aber der Nachweis braucht {count} Schritte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>Antwort: %1 ist keine %2.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>Antwort: %1 ist keine %2. „%2 ausschließen“ streicht diesen Kandidaten.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Ein Beweis wird gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>Ein Eintrag ist falsch. Anzeigen?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>Einige Einträge sind falsch. Den ersten anzeigen?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>Falsche Einträge sind keine Gründe: Die Antworten lassen sie außer Acht.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1 ist vorgegeben.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1 hat eine Ziffer.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>Eine leere Zelle anklicken oder ansteuern, um nach ihr zu fragen.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>zwei Schritte offen oder weniger</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>Das bereitliegende Rätsel</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Ein Rätsel wird erzeugt&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln Vorgabe</numerusform>
            <numerusform>%1 · %Ln Vorgaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln Schritt</numerusform>
            <numerusform>%Ln Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} haben nur {digits}, und jede sieht die nächste.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>Also wechseln sich die Ziffern von Zelle zu Zelle ab, so herum oder andersherum.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>{even} haben immer die eine Ziffer, {odd} die andere.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} sieht {one} und {other}: Eine davon ist eine {a}, die andere eine {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>Die Verknüpfungen führen im Kreis herum, zurück zum Anfang.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>Rückwärts gelesen gelten sie auch: Von den beiden Enden jeder Verknüpfung stimmt genau eines.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} ist eine {digits}, nichts anderes.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>Eine der Zellen {cells} ist eine {digit}, und {gone} sieht jede davon.</numerusform>
            <numerusform>Eine der Zellen {cells} ist eine {digit}, und {gone} sehen jede davon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>Die Verknüpfungen führen dazu, dass {end.if}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>Das ist das Gegenteil der Annahme. Also war sie falsch.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>Eine Zelle kann nicht beide Ziffern haben. Also ist die Annahme falsch.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>Es folgt, dass {one.if} oder {other.if}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} ist eine {other}, oder sie sieht mit der Menge aus {source} eine {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} ist eine {other}, oder sie sieht mit {source} eine {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} ist eine {other}, oder sie sieht in einer der Zellen {source} eine {digit}.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>Wenn {start.if}, steht das Ergebnis schon da.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>Wenn {start.if}, folgt sofort, dass {end.if}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>Wenn {start.if}, führen die Verknüpfungen dazu, dass {end.if}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} ist eine {digit} und zugleich keine {digit}</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} ist zugleich eine {one} und eine {other}</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>die {digit} steht {house.in} doppelt, in {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in} ist kein Platz mehr für die {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} hat keinen Kandidaten mehr</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>{broken}, und das kann nicht sein.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>{broken}, wenn man den Verknüpfungen folgt.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>Das kann nicht sein, also ist die Annahme falsch.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} ist eine {digit} oder keine.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} ist eine {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in} steht die {digit} in {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>Von jedem dieser Fälle aus führen die Verknüpfungen dazu, dass {end.if}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>Hätte {cells: sie} nur noch {digits}, ließen sich diese vertauschen: Jede Zeile, jede Spalte und jeder Block bliebe richtig.</numerusform>
            <numerusform>Hätten {cells: alle {count}} nur noch {digits}, ließen sich diese vertauschen: Jede Zeile, jede Spalte und jeder Block bliebe richtig.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>Das wäre eine zweite Lösung. Ein Sudoku hat aber nur eine.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>Eine solche Zelle und {cells} haben zusammen nur {digits}, so viele Ziffern wie Zellen: In der Einheit, in der sie alle liegen, hat keine andere Zelle eine davon.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>Nur {cell} kann das verhindern; also muss dort eine {digits} stehen.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>Also muss mindestens eine der Zellen {cells} eine {digit} sein.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>Keine Zelle, die beide sieht, kann eine {digit} sein.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>Keine Zelle, die sie alle sieht, kann eine {digit} sein.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>Also muss mindestens eine der Zellen {cells} etwas anderes sein: eine {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} liegen in zwei Zeilen, zwei Spalten und nur zwei Blöcken.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in} hat die {digit} keine anderen Plätze als diese Ecken.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>Wäre {one} eine {digit}, dann auch {other}, und die beiden anderen wären je eine {rest}.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>Alle vier Ecken hätten dann nur noch {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in} steht die {digit} in {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>Wäre eine dieser beiden eine {digit}, so wäre die andere eine {other}.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} haben nur {digits}, also hätten alle vier nur noch diese beiden.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Angenommen, {cell} ist eine {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>Dann steht die {other} {row.in} in {inRow} und {column.in} in {inColumn}: Ein anderer Platz bleibt nicht.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last} hat nur {digits}, ist also eine {digit}, und alle vier Ecken haben nur noch {digits}.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>Keine Ecke ist eine Vorgabe, also ließe sich zwischen den beiden Lösungen nicht entscheiden.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>Also muss mindestens eine der Zellen {cells} eine {digit} sein, und keine Zelle, die beide sieht, kann eine sein.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>Mit der {digit} in {cell} wäre genau dieses Vertauschen möglich.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} bilden eine geschlossene Schleife.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>In der Schleife sieht jede Zelle die nächste, und in jeder Zeile, jeder Spalte und jedem Block liegen zwei von ihnen oder keine.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>Außer {cell} hat jede leere Zelle genau zwei Kandidaten.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>Ohne die {digit} dort hätte in jeder Einheit jede noch fehlende Ziffer genau zwei Plätze.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>Dann gäbe es zu jeder Lösung eine zweite: mit dem jeweils anderen Kandidaten in allen leeren Zellen.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>Ein Sudoku hat nur eine Lösung, also ist {cell} eine {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in} kommen für die {digit} nur {cells: diese beiden} infrage, also ist die andere eine {digit}.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>Fast jede leere Zelle hat zwei Kandidaten; nur {cells} haben mehr.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>Hätten diese Zellen nicht auch {digits}, gäbe es zu jeder Lösung eine zweite: mit dem jeweils anderen Kandidaten in allen leeren Zellen.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>Also ist mindestens eine der Zellen {cells} eine {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines.in} hat die {digit} jeweils nur zwei Plätze.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines.in} hat die {digit} jeweils nur zwei Plätze.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} liegen beide {house.in}, also ist höchstens eine von ihnen eine {digit}.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>Also hat mindestens eine der beiden Linien ihre {digit} am anderen Ende: {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>Ebenso ist es {lines.in}, mit den Enden {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>Ebenso ist es mit der {digit} {lines.in}; die Enden sind dort {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>Eine Zelle, die beide Enden desselben Kites sieht, kann dessen Ziffer nicht haben.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>Ebenso sperren beide Fälle {cells}.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in} liegen alle Plätze der {digit} {near.in} oder {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.in} hat die {digit} nur zwei Plätze: {near} und {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>Ist {far} eine {digit}, sperrt sie {cells}.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>Sonst ist {near} eine {digit}, und {box.in} steht die {digit} {other.in}; auch das sperrt {cells}.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>Wo eine Einheit nur zwei Plätze für die {digit} hat, ist genau einer davon richtig.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>Solche Plätze, zu Ketten verbunden, werden abwechselnd in zwei Farben gefärbt. Grün: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>Braun: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>Entweder sind alle grünen Zellen eine {digit} oder alle braunen.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>Diese Zellen sehen je eine grüne und eine braune: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell} sieht {one} (grün) und {other} (braun).</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, beide grün, liegen {house.in}: Höchstens eine von ihnen kann eine {digit} sein.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, beide braun, liegen {house.in}: Höchstens eine von ihnen kann eine {digit} sein.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>Also ist keine grüne Zelle eine {digit}, und jede braune ist eine.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>Also ist keine braune Zelle eine {digit}, und jede grüne ist eine.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>In der ersten Färbung stimmt entweder jede grüne Scheibe: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>Oder es stimmt jedes braune Quadrat: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>In der zweiten Färbung stimmt entweder jeder grüne Ring: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>Oder es stimmt jeder braune Rahmen: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} und {other} {b} sehen einander: Höchstens eine der beiden Zellen stimmt.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>Also stimmt {ones} oder {others}, und {cells} sieht von beiden je eine Zelle.</numerusform>
            <numerusform>Also stimmt {ones} oder {others}, und {cells} sehen von beiden je eine Zelle.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} sieht {ring.object} {b} und {frame.object} {d}.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} sieht {ring.object} {b}, {one} {c} {frame.object} {d}.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>Eine der beiden gesehenen Zellen stimmt, also ist {ones} falsch.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>jede grüne Scheibe</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>jedes braune Quadrat</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>jeder grüne Ring</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>jeder braune Rahmen</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>die grüne Scheibe</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>das braune Quadrat</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>der grüne Ring</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>der braune Rahmen</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>die grüne Scheibe</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>das braune Quadrat</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>den grünen Ring</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>den braunen Rahmen</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Die Flosse sieht {cells}: Auch wenn sie selbst eine {digit} ist, kann dort keine {digit} stehen.</numerusform>
            <numerusform>Jede der Flossen sieht {cells}: Auch wenn eine davon eine {digit} ist, kann dort keine {digit} stehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.in} hat die {digit} {places: nur einen Platz}, {cover.in}.</numerusform>
            <numerusform>{base.in} hat die {digit} insgesamt {places: nur {count} Plätze}, alle {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>In jede Einheit passt die {digit} nur einmal. Damit sie oft genug Platz findet, muss sie {cover.in} jeweils auf einem dieser Plätze stehen.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.in} hat die {digit} {places: nur einen Platz}.</numerusform>
            <numerusform>{base.in} hat die {digit} insgesamt {places: nur {count} Plätze}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>Sie alle liegen {cover.in}.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>Sie alle liegen {cover: in ebenso vielen anderen Einheiten}.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>In {cover: jede dieser Einheiten} passt die {digit} nur einmal. Damit sie oft genug Platz findet, muss sie in jeder davon auf einem dieser Plätze stehen.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} ist zwar selbst ein Platz des Musters, liegt aber in zwei dieser Einheiten. Eine {digit} dort würde beide zugleich belegen, und es blieben zu wenige Einheiten: Jede weitere {digit} des Musters braucht eine eigene.</numerusform>
            <numerusform>{cells} sind zwar selbst Plätze des Musters, liegen aber jeweils in zwei dieser Einheiten. Eine {digit} in einer dieser Zellen würde beide zugleich belegen, und es blieben zu wenige Einheiten: Jede weitere {digit} des Musters braucht eine eigene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>Es geht um die {digit} {base.in}.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>Bis auf {fins}, die Flosse, liegen alle Plätze {cover.in}.</numerusform>
            <numerusform>Bis auf {fins}, die Flossen, liegen alle Plätze {cover.in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>Bis auf eine Zelle liegen alle Plätze {cover.in}.</numerusform>
            <numerusform>Bis auf {count} Zellen liegen alle Plätze {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>Die Flossen: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>Ist die Flosse keine {digit}, bilden die übrigen Plätze, {places: die blau markierten}, einen {fish}.</numerusform>
            <numerusform>Ist keine Flosse eine {digit}, bilden die übrigen Plätze, {places: die blau markierten}, einen {fish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Ist die Flosse keine {digit}, bilden die übrigen Plätze, {places: die blau markierten}, einen {fish}.</numerusform>
            <numerusform>Ist keine Flosse eine {digit}, bilden die übrigen Plätze, {places: die blau markierten}, einen {fish}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>Dann kann {cover.with} keine andere Zelle eine {digit} sein.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in} liegen die Plätze der {digit} {cover.in}, bis auf {fins}.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>Oder sie liegen {cover.in}, bis auf {fins}.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>Jede der beiden Sichtweisen hat ihre eigenen Flossen, die zusätzlichen Plätze.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>Ist keine Flosse eine {digit}, so ist es ein {fish}, und seine Spalten, Zeilen oder Blöcke haben ihre {digit} darin.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>Ist keine Flosse eine {digit}, so ist es ein {fish}, und seine Spalten, Zeilen oder Blöcke haben ihre {digit} darin.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>Ist eine Flosse eine {digit}, kann auch keine Zelle, die alle diese Flossen sieht, eine {digit} sein.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>Also ist mindestens eine der Zellen {starts} eine {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>Von jeder dieser Zellen führen Verknüpfungen dazu, dass {end.if}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house.in} ist nur noch eine Zelle leer.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>Von den Ziffern 1 bis 9 fehlt dort nur die {digit}.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>In {cell: diese Zelle} gehört also die {digit}.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>Es geht um {cell: diese Zelle} mit ihrer Zeile, ihrer Spalte und ihrem Block.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>{digits: eine Ziffer} steht dort schon.</numerusform>
            <numerusform>{digits: {count} verschiedene Ziffern} stehen dort schon.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>Eine {digits} kann es nicht sein, wie sich vorher gezeigt hat.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>Es bleibt nur die {digit}, also muss sie es sein.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.in} fehlt noch die {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>{digits: eine Zelle mit einer {digit}} wirkt hinein.</numerusform>
            <numerusform>{digits: {count} Zellen mit einer {digit}} wirken hinein.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>In keiner Zeile, keiner Spalte und keinem Block darf die {digit} doppelt stehen, also ist {cells: eine Zelle} gesperrt.</numerusform>
            <numerusform>In keiner Zeile, keiner Spalte und keinem Block darf die {digit} doppelt stehen, also sind {cells: {count} Zellen} gesperrt.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>In {cells} wurde sie schon vorher gestrichen.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>Nur {cell: eine Zelle} bleibt übrig, also gehört die {digit} dorthin.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from} braucht die {digit} und hat {places: nur einen Platz} dafür.</numerusform>
            <numerusform>{from} braucht die {digit} und hat {places: nur {count} Plätze} dafür.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from} braucht die {digit} und hat {places: nur einen Platz} dafür.</numerusform>
            <numerusform>{from} braucht die {digit} und hat {places: nur {count} Plätze} dafür.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>Beide liegen auch {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>Alle liegen auch {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>Wo auch immer die {digit} steht, sie ist zugleich die {digit} {in.of}.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in} haben {cells} keine anderen Kandidaten als {digits}.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>Also sind {digits} verbraucht, und {houses.in} kann keine andere Zelle eine davon enthalten.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>Zwei Zellen nehmen zwei Ziffern auf, jede eine, so herum oder andersherum.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>Zwei Zellen nehmen zwei Ziffern auf, jede eine.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>Eine Zelle nimmt eine Ziffer auf.</numerusform>
            <numerusform>{count} Zellen nehmen {count} Ziffern auf, jede genau eine, in irgendeiner Reihenfolge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>Eine Zelle nimmt eine Ziffer auf.</numerusform>
            <numerusform>{count} Zellen nehmen {count} Ziffern auf, jede eine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in} haben die Ziffern {digits} zusammen nur einen Platz: {cells}.</numerusform>
            <numerusform>{house.in} haben die Ziffern {digits} zusammen nur {count} Plätze: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>Eine Ziffer braucht eine Zelle, also füllt sie genau diese.</numerusform>
            <numerusform>{count} Ziffern brauchen {count} Zellen, also füllen sie genau diese.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>Keine andere Ziffer passt noch in eine dieser Zellen.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>{pivot}, die Pivotzelle, ist eine {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} hat nur {digits}: Ist {pivot} eine {own}, so ist {pincer} eine {digit}.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>Oder {pivot} ist selbst eine {digit}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>Also ist mindestens eine der Zellen {ends} eine {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} und {other} haben dieselben zwei Kandidaten: Jede der beiden Zellen ist eine {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.in} steht die {link} in {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>{place} sieht {twin}: Ist {place} eine {link}, so ist {twin} eine {digit}.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>Also ist {one} oder {other} eine {digit}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: Menge {letter}} ist {cells}: eine Zelle mit den zwei Ziffern {digits}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: Menge {letter}} besteht aus {cells}, mit {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: Menge {letter}} besteht aus einer Zelle mit den {more} Ziffern {digits}.</numerusform>
            <numerusform>{set: Menge {letter}} besteht aus {count} Zellen mit zusammen {more} Ziffern: {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: Menge {letter}} besteht aus {cells}, einer Zelle mit den {more} Ziffern {digits}.</numerusform>
            <numerusform>{set: Menge {letter}} besteht aus {cells}, {count} Zellen mit zusammen {more} Ziffern: {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>Alle Plätze für die {one} in beiden Mengen sehen einander, ebenso die für die {other}: Jede der beiden Ziffern kann höchstens in einer der Mengen stehen.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>Jeder Menge kann höchstens eine ihrer Ziffern fehlen. Also fehlt jeder genau eine der Ziffern {digits}.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>Ihre anderen Ziffern enthält jede Menge also sicher, und jede der Ziffern {digits} steht in genau einer der Mengen.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>Alle Plätze für die {digit} in beiden Mengen sehen einander, also kann nur eine der Mengen eine {one} haben.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>Alle Plätze für die {digit} in beiden Mengen sehen einander, also kann nur eine der Mengen eine {one} haben.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>Die Menge ohne diese Ziffer braucht alle ihre anderen, auch die {digits}.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>Also steht jede der Ziffern {digits} in {one: Menge {a}} oder {other: Menge {b}}. Jeder gestrichene Kandidat sieht alle Plätze seiner Ziffer in beiden Mengen.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Also hat {one: Menge {a}} oder {other: Menge {b}} die {digits}, und {cells} sieht alle Plätze der {digits} in beiden.</numerusform>
            <numerusform>Also hat {one: Menge {a}} oder {other: Menge {b}} die {digits}, und {cells} sehen alle Plätze der {digits} in beiden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>Also hat {one: Menge {a}} oder {other: Menge {b}} die {digits}, und {cells: eine Zelle} sieht alle Plätze der {digits} in beiden.</numerusform>
            <numerusform>Also hat {one: Menge {a}} oder {other: Menge {b}} die {digits}, und {cells: {count} Zellen} sehen alle Plätze der {digits} in beiden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>Nur {c: Menge C} oder {set: Menge {letter}} kann die {digits} haben: Alle diese Plätze sehen einander.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>Der Menge C kann nur eine Ziffer fehlen, also verliert A die {a} oder B die {b}: Die Menge, die verliert, braucht dann die {digits}.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>Je zwei benachbarte Mengen teilen sich eine Ziffer, deren Plätze alle einander sehen: Mindestens einer der beiden Mengen fehlt diese Ziffer, und die Menge, der sie fehlt, braucht alle ihre anderen Ziffern.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>dann verliert {next} die {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>Und {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>Fehlt A eine der Ziffern {digits}, {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>Fehlt A die {digits}, {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem} ist eine {digits}. Jede davon nimmt einer Menge diese Ziffer weg.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Ist es die {digit}, kann {cells}, {set: Menge {letter}}, keine {digit} haben und braucht die {gone}.</numerusform>
            <numerusform>Ist es die {digit}, können {cells}, {set: Menge {letter}}, keine {digit} haben und brauchen die {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>Ist es die {digit}, kann {cells: eine Zelle}, {set: Menge {letter}}, keine {digit} haben und braucht die {gone}.</numerusform>
            <numerusform>Ist es die {digit}, können {cells: {count} Zellen}, {set: Menge {letter}}, keine {digit} haben und brauchen die {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>Also enthält mindestens eine der Mengen jede der Ziffern {digits}. Jeder gestrichene Kandidat sieht alle Plätze seiner Ziffer in diesen Mengen.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>Also hat mindestens eine der Mengen eine {digit}. Was gestrichen ist, sieht alle diese Plätze.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} steht die {digits} in diesen Zellen, also kann sie dort keine andere Zelle haben.</numerusform>
            <numerusform>{house.in} stehen {digits} in diesen Zellen, also kann dort keine andere Zelle eine dieser Ziffern haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} liegen sowohl {line.in} als auch {box.in}.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>Für diese Zellen bleiben nur {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in} bleiben für {cells} nur {digits}.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in} bleiben für {cells} nur {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>In diese Zelle passt eine Ziffer: Sie steht dort genau einmal.</numerusform>
            <numerusform>Keine Ziffer passt zweimal in diese {count} Zellen, und es sind {count} Ziffern: Jede steht genau einmal darin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>Man geht alles durch, was {cells} zusammen enthalten können.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>Manche Kombinationen setzen eine Ziffer zweimal in eine Einheit.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>Andere nehmen {cells} den letzten Kandidaten.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>In keiner der übrigen Kombinationen kommt vor, was gestrichen ist.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} kann nicht auch eine {digit} sein: {cell} sieht sie.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} kann keine {digit} sein: {cells} hätte keinen Kandidaten mehr.</numerusform>
            <numerusform>{other} kann keine {digit} sein: {cells} hätten zu wenige Kandidaten übrig.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>Für {other} bleibt nichts, also ist die Annahme falsch.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>Man geht alle Möglichkeiten durch, die {digit} neunmal auf dem Spielfeld zu verteilen.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>Keine davon nutzt die gestrichenen Plätze.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>Es gibt mindestens eine Zelle, in der bei jeder dieser Möglichkeiten eine {digit} steht.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>Auffrischen</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>Zum Auffrischen fällig</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>Heute nichts.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayBranches</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Older branch</source>
        <translation>Älterer Zweig</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Aufwärts</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>Neuerer Zweig</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abwärts</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Zweig %1 von %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>Noch kein Zweig</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>Das Spiel, wie es damals stand</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Erste Stellung</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Vorige Stellung</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>Folgende Stellung</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Letzte Stellung</translation>
    </message>
    <message>
        <source>1×</source>
        <comment>speed</comment>
        <translation>1×</translation>
    </message>
    <message>
        <source>4×</source>
        <comment>speed</comment>
        <translation>4×</translation>
    </message>
    <message>
        <source>16×</source>
        <comment>speed</comment>
        <translation>16×</translation>
    </message>
    <message>
        <source>1 move a second</source>
        <translation>1 Zug pro Sekunde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>Zeigt, welche Einträge falsch sind</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>Die Liste der Züge anstelle anderer Anzeigen</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>Zug %L1 von %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Zeit %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>Zug %1 von %2: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Ihr eigenes Spiel bleibt unberührt.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Zeitleiste</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>%1 geleert</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>Notiz %1 in %2</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>Notiz %1 aus %2 entfernt</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>Mittelnotiz %1 in %2</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>Mittelnotiz %1 aus %2 entfernt</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2 bekommt Farbe %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>Farbe %1 von %2 entfernt</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>Notizen aus %1 entfernt</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>ein Kandidat in %1 ausgeschlossen</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>Notizen in %1</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%1 in %2 bekommt Farbe %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>Farbe von %1 in %2 entfernt</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>zurück zu einer anderen Stellung</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>Verknüpfungen von %1 entfernt</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>Verknüpfung von %1 zu %2 entfernt</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>starke Verknüpfung von %1 zu %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>schwache Verknüpfung von %1 zu %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>Einträge in 1 Zelle</numerusform>
            <numerusform>Einträge in %n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>eine Zelle geleert</numerusform>
            <numerusform>%n Zellen geleert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>Farben in 1 Zelle</numerusform>
            <numerusform>Farben in %n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>Farben von Kandidaten in 1 Zelle</numerusform>
            <numerusform>Farben von Kandidaten in %n Zellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>Verknüpfungen von 1 Zelle entfernt</numerusform>
            <numerusform>Verknüpfungen von %n Zellen entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>Kandidaten in einer Zelle ausgeschlossen</numerusform>
            <numerusform>Kandidaten in %n Zellen ausgeschlossen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>Notizen in 1 Zelle</numerusform>
            <numerusform>Notizen in %n Zellen</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>Die Lösung wird gezeigt</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Zurück zum Anfang</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>Zurück zu Zug %1</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>dann geprüft</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>dann Hilfe</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>Verzweigung</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>ein Versuch beginnt</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>Sicherungspunkt</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>Sicherungspunkt %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>ein Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>eine Prüfung</numerusform>
            <numerusform>%Ln Prüfungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>einmal Hilfe</numerusform>
            <numerusform>%Ln-mal Hilfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>eine Verzweigung</numerusform>
            <numerusform>%Ln Verzweigungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>ein Versuch</numerusform>
            <numerusform>%Ln Versuche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>ein Sicherungspunkt</numerusform>
            <numerusform>%Ln Sicherungspunkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>Die Sicherungskopien werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Sicherungskopie wiederherstellen</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sicherungskopien</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>Es gibt noch keine Sicherungskopie. Von jedem Tag, an dem Sie spielen, wird eine angelegt.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>Spiele der Sicherungskopie, die fehlen, kommen zurück. Nichts wird entfernt.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: Spiele: %2, Züge: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Teile der Analyse</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Überblick</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Voriger Moment</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Nächster Moment</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>Ihre Züge werden durchgesehen&#xa0;…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>Das Rätsel hat mehrere Lösungen: Es gibt nichts zu beurteilen.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>In diesem Spiel wurde nichts eingetragen.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>Eintrag %1 von %2, bei %3. Ihr eigenes Spiel bleibt unberührt.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Zeitleiste</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Zug für Zug</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>gefunden: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>zwei Schritte offen oder weniger</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>Schritte
offen</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>benötigte
Zeit</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Ein eigenes Rätsel</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <comment>a game, a day, how it ended</comment>
        <translation>%1 · %2, %3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, how it ended</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>wo zu suchen ist</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>welche Technik</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>ein erklärter Schritt</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>ein ausgeführter Schritt</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>der Lösungsweg</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>alle möglichen Schritte</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>eingetragene Singles</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>die Lösung</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>eine Prüfung der Einträge</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>ein gezeigter Fehler</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>Sie haben gefragt, wo zu suchen ist, und es gefunden.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>Sie haben gefragt, welche Technik hilft, und es gefunden.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>Ein Hinweis hatte den Schritt erklärt.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>Ein Hinweis hat den Schritt ausgeführt.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>Sie hatten den Lösungsweg angesehen.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>Sie hatten die Liste der Schritte angesehen.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>Der Eintrag stammt von „Singles lösen“.</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>Sie hatten die Lösung gesehen.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>keine Hilfe</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>mit Hilfe: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Kein Hinweis</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Kein Fehler</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>jeder Eintrag war richtig</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>bis zum Ende geblieben</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>nach %1 zurückgenommen</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>nach höchstens %1 zurückgenommen</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>Keine Einsicht</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln Einsicht</numerusform>
            <numerusform>%Ln Einsichten</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>und nicht geraten</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>und %Ln-mal richtig geraten</numerusform>
            <numerusform>und %Ln-mal richtig geraten</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>Median für %1: %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>gespielte Zeit</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>schwerste nötige Technik</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>Dann kann {cell} nur eine {digit} sein.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Einsicht</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Geraten</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>gefunden</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>Einsicht</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>geraten</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>Nach %1 haben Sie ihn zurückgenommen.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>Er blieb bis zum Ende.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>%1 führt dazu.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>%1 hätte den Weg zu %2 geöffnet.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>{technique} {houses.in} führt dazu.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>{technique} {houses.in} hätte den Weg zu {entry} geöffnet.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>Das Rätsel lässt sich auch ohne diese Technik lösen.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, nach %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>Er kam, bevor die Logik ihn hergab: richtig geraten.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>Er war falsch.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>Der leichteste Weg dorthin: %1. Das Rätsel lässt sich auch ohne diese Technik lösen.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>Der leichteste Weg dorthin: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>Der leichteste Weg dorthin: %1, und davor ein Single im Kopf.</numerusform>
            <numerusform>Der leichteste Weg dorthin: %1, und davor {count} Singles im Kopf.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>Wie es sich ergibt</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>Damals offen: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>Eintrag %1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>Mehr dazu</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>Kenne ich schon</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>Gleich zum Finden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Mehr zur Technik</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>Zwei Übungen beweisen es</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Wie man sucht</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Als &amp;Bild speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>Als &amp;Link kopieren</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>&amp;QR-Code zeigen&#xa0;…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>Zeichnung, scharf in jeder Größe (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>Das Bild konnte nicht erstellt werden: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Gespeichert: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>Kopiert: das Spielfeld als Bild.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>Kopiert: ein Link, der das Rätsel in einem Browser öffnet.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsList</name>
    <message>
        <source>Nothing found</source>
        <translation>Nichts gefunden</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Spielfeld</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Maus</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tasten anpassen&#xa0;…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>Suchen: ein Wort oder eine Taste</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Nächste Seite</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>%1 langsamer</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>%1 schneller</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>Nächstes aus der Sammlung</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nächster Grad</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Grad</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>Nach %1 aufgegeben</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>„Rückgängig“ führt zu Ihren Einträgen zurück.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>Ihre Bestzeit in diesem Schwierigkeitsgrad, %1 als zuvor</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Bestzeit %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Median %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>Die Lösung war schon gezeigt: Es zählt für keinen Rekord und keine Serie.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>Dieses Rätsel haben Sie schon gelöst: Es zählt für keinen Rekord und keine Serie.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>Mit Hilfe, in einem anderen Spiel dieses Rätsels</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Mit Hilfe</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>Es hat mehrere Lösungen und zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>Sie hatten in %1 die richtige Ziffer gestrichen.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>Wo möchten Sie anfangen?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Nichts ist gesperrt.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>Bei den Regeln</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Ich kenne die Regeln</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>Ich löse schwere Rätsel</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>Die Regeln, dann die erste Lektion</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>Die nächste Lektion ist die erste unter „%1“</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} von {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>%1 von %2 Spielen gelöst</translation>
    </message>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>%1 gespielt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>%1 der gelösten Spiele ohne Hilfe</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>Kein Spiel ohne Hilfe gelöst</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>Serie beim Tagesrätsel</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>Serie beim Tagesrätsel: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>längste Serie</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>Längste Serie: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>Spiele, je eine Zeile (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>Schwierigkeitsgrade, je eine Zeile (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>Techniken, je eine Zeile (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>Bild dieser Seite (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistik</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>Als Tabellen</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zurücksetzen&#xa0;…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>Zeigt in Tabellen, was die Bilder zeigen</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Zurücksetzen rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>Mit bekannter Lösung: %Ln. Das zählt für keinen Rekord und keine Serie.</numerusform>
            <numerusform>Mit bekannter Lösung: %Ln. Sie zählen für keinen Rekord und keine Serie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>Ein Spiel ohne Eintrag ist nicht gezählt.</numerusform>
            <numerusform>%Ln Spiele ohne Eintrag sind nicht gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>Analysierte Spiele: %1, Einsichten: %2, geraten: %3, Fehler: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>Spiele mit „Nächster Schritt“ oder „Prüfen“ zählen als „mit Hilfe“.</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>Aufgegebene und nicht beendete Spiele haben keine Zeit.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>Eine Serie endet mit einem aufgegebenen Spiel, nicht mit einem offenen.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Tagesrätsel</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Letzte 12 Monate</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Schwierigkeitsgrade</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>Verteilung der Zeiten</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Noch kein Spiel mit einer Zeit</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>„Nächster Schritt“, Üben und Spiele ohne Hilfe zeigen, welche Techniken Sie kennen. Noch gibt es keine.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: Verteilung der Zeiten</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: Zeiten</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: Zeiten, in %2</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>Die Statistik neu beginnen? Die Spiele bleiben in der Bibliothek, und dies lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: gespeichert.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: nicht gespeichert: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Gelöst</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>Ohne Hilfe gelöst</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>Bestzeit ohne Hilfe</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>Nacheinander gelöst; Aufgeben beendet sie</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Nach Monaten</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>Median nach Monaten</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>Mit „Nächster Schritt“ gesehen</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>Beim Üben</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>Beim Üben gefunden</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>In Spielen selbst gefunden</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Median von zehn</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>Lösung bekannt</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Rekord</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>Kein Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%L1 h %2 min</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>Minuten und Sekunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln Spiel</numerusform>
            <numerusform>%Ln Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln Rekord</numerusform>
            <numerusform>%Ln Rekorde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln Tag</numerusform>
            <numerusform>%Ln Tage</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>Es gibt kein früheres Spiel.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>Letztes Spiel gespeichert.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>Das letzte Spiel ist noch nicht gespeichert.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Dorthin zurück</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>noch 1</numerusform>
            <numerusform>noch %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>Von heute: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>Von gestern: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>Alle Zellen sind ausgefüllt, aber etwas stimmt nicht. „Prüfen“ zeigt, wo.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>Von einem Kandidaten zu einem anderen ziehen. Ein Klick auf eine Verknüpfung entfernt sie.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>Kandidaten anklicken, die Farbe %1 bekommen sollen, oder ihre Ziffern tippen.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>Eine Farbe wählen und einen Kandidaten anklicken. Rechtsklick entfernt seine Farbe.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>1 Zelle ausgewählt. Mit 1–9 die Ziffer eintragen.</numerusform>
            <numerusform>%n Zellen ausgewählt. Mit 1–9 die Ziffer in alle eintragen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>1 Zelle ausgewählt. 1–9 schaltet eine Notiz um.</numerusform>
            <numerusform>%n Zellen ausgewählt. 1–9 schaltet eine Notiz in allen um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>1 Zelle ausgewählt. 1–9 schaltet eine Mittelnotiz um.</numerusform>
            <numerusform>%n Zellen ausgewählt. 1–9 schaltet eine Mittelnotiz in allen um.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>1 Zelle ausgewählt. 1–6 schaltet eine Farbe um.</numerusform>
            <numerusform>%n Zellen ausgewählt. 1–6 schaltet eine Farbe in allen um.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>Zellen anklicken, die Farbe %1 bekommen sollen.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>Eine Farbe wählen und eine Zelle anklicken. Rechtsklick entfernt ihre Farben.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>Die leeren Zellen ausfüllen: In jeder Zeile, jeder Spalte und jedem Block steht 1 bis 9 genau einmal.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>Eine Ziffer wählen, um zu sehen, wo sie stehen kann.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>Eine Ziffer wählen und eine Zelle anklicken. Rechtsklick leert eine Zelle.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>Markiert: wo die %1 keine Regel verletzt.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>Zellen anklicken, in die die %1 gehört. Rechtsklick leert eine Zelle.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>Zellen anklicken, in denen die %1 stehen könnte, um sie zu notieren.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>%1 richtig, %2 falsch, %3 leer</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, %2 nicht geprüft</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>Nach %1 aufgegeben. Das ist eine der Lösungen.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>Nach %1 aufgegeben. Das ist die Lösung.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>In %1 gelöst: Ihre Bestzeit ohne Hilfe in diesem Schwierigkeitsgrad.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>In %1 gelöst.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>Mehr dazu</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>Mehr zur Technik: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kurz</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ausgeklappt</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>eingeklappt</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, nicht für „Nächster Schritt“</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>Technik</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>1 Single</numerusform>
            <numerusform>%n Singles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>ein Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>technique, number of steps, level</comment>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>number, technique, level</comment>
        <translation>%1, %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsPage</name>
    <message>
        <source>The chosen step on the board</source>
        <translation>Der gewählte Schritt auf dem Spielfeld</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Schritte filtern</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>Filter: wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>Zeigt die Schritte einer Technik, einer Zelle (r4c5), einer Ziffer oder von allem zugleich</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: Die %2 gehört in %3.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%1 fällt in %2 weg</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>technique, what goes</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::StorageStrip</name>
    <message>
        <source>Storage</source>
        <translation>Speicherung</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>&amp;Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>Wiederhers&amp;tellen</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Deta&amp;ils</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Das Speichern ist weiterhin nicht möglich.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>in dieser Datei sind keine Spiele</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>Spiel %1 ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>Spiel %1 ist da, aber ohne seine letzten Züge.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>noch nicht gesehen</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>gesehen</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>beim Üben gefunden</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>in einem Spiel selbst gefunden</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniken</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>Als Nächstes lernen:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>Zur Übung</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Technik suchen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>Als Nächstes lernen: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>Nur das üben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln gewählt</numerusform>
            <numerusform>%Ln gewählt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>Full House</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>Eine Zeile, eine Spalte oder ein Block mit nur einer leeren Zelle</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Naked Single</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>Die einzige Ziffer, die für ihre Zelle bleibt</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Hidden Single</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>Der einzige Platz, der einer Ziffer in Zeile, Spalte oder Block bleibt</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>Locked Pair</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>Zwei Zellen eines Blocks auf einer Linie, denen zusammen nur zwei Ziffern bleiben</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>Locked Triple</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>Drei Zellen eines Blocks auf einer Linie, denen zusammen nur drei Ziffern bleiben</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Pointing</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>In einem Block hat eine Ziffer nur Plätze auf einer Linie</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Claiming</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>Auf einer Linie hat eine Ziffer nur Plätze in einem Block</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Naked Pair</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>Zwei Zellen, denen zusammen nur zwei Ziffern bleiben</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Naked Triple</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>Drei Zellen, denen zusammen nur drei Ziffern bleiben</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Hidden Pair</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>Zwei Ziffern mit denselben zwei Plätzen</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Hidden Triple</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>Drei Ziffern mit zusammen drei Plätzen</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>Naked Quadruple</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>Vier Zellen, denen zusammen nur vier Ziffern bleiben</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>Hidden Quadruple</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>Vier Ziffern mit zusammen vier Plätzen</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>Auf zwei Linien hat eine Ziffer nur Plätze auf denselben zwei Querlinien</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>Auf drei Linien hat eine Ziffer nur Plätze auf denselben drei Querlinien</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>Auf vier Linien hat eine Ziffer nur Plätze auf denselben vier Querlinien</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>Auf fünf Linien hat eine Ziffer nur Plätze auf denselben fünf Querlinien</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>Auf sechs Linien hat eine Ziffer nur Plätze auf denselben sechs Querlinien</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>Auf sieben Linien hat eine Ziffer nur Plätze auf denselben sieben Querlinien</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Remote Pair</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>Gleiche Paare, zu einer Kette verbunden</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>Eine überzählige Ziffer verhindert eine zweite Lösung</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Skyscraper</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>Zwei Türme auf einer Linie</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>2-String Kite</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>Zwei Schnüre, die sich in einem Block treffen</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>Dual 2-String Kite</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>Zwei Kites, die sich in einem Block treffen</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>Eine kurze Kette aus einer Ziffer</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Empty Rectangle</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>In einem Block hat eine Ziffer nur Plätze auf einem Kreuz</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Dual Empty Rectangle</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>Ein Kreuz in einem Block, zweimal genutzt</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>Zwei gleiche Paare mit einer Verknüpfung dazwischen</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>Mindestens einer der beiden Flügel hat ihre gemeinsame Ziffer</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>Mindestens eine von drei Zellen hat deren gemeinsame Ziffer</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Unique Rectangle Typ 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>Drei Ecken, zu denen die vierte nicht passen darf</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Unique Rectangle Typ 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>Ecken mit demselben zusätzlichen Kandidaten</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Unique Rectangle Typ 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>Ecken, die eine Menge vervollständigen</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Unique Rectangle Typ 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>Ecken als einzige Plätze einer Ziffer</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Unique Rectangle Typ 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Unique Rectangle Typ 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>Ecken, zweimal die einzigen Plätze einer Ziffer</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Hidden Rectangle</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>Ein Rechteck, versteckt zwischen anderen Kandidaten</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Avoidable Rectangle Typ 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>Drei Einträge, zu denen kein vierter kommen darf</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Avoidable Rectangle Typ 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>Zwei Einträge und zwei leere Ecken mit demselben zusätzlichen Kandidaten</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>Finned X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>Ein X-Wing mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>Ein X-Wing mit zusätzlichen Plätzen und einer Lücke</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Finned Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Ein Swordfish mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Ein Swordfish mit zusätzlichen Plätzen und einer Lücke</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Finned Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Ein Jellyfish mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Ein Jellyfish mit zusätzlichen Plätzen und einer Lücke</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Finned Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Ein Squirmbag mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Ein Squirmbag mit zusätzlichen Plätzen und einer Lücke</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Finned Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Ein Whale mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Ein Whale mit zusätzlichen Plätzen und einer Lücke</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Finned Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Ein Leviathan mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Ein Leviathan mit zusätzlichen Plätzen und einer Lücke</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>Eine Linie und ein Block teilen Ziffern unter sich auf</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Simple Colors: Trap</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>Eine Zelle, die beide Farben sieht</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Simple Colors: Wrap</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>Eine Farbe, die sich selbst sieht</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Multi Colors: Trap</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>Eine Zelle, die je eine Zelle zweier Färbungen sieht</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Multi Colors: Wrap</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>Eine Farbe, die beide Farben einer anderen Färbung sieht</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X-Chain</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>Eine Kette aus einer Ziffer</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY-Chain</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>Eine Kette aus Zellen mit zwei Kandidaten</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>Continuous Nice Loop</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>Eine Kette, die endet, wo sie begann</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>Discontinuous Nice Loop</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>Eine Kette, die ihrem eigenen Anfang widerspricht</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>AIC</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>Mindestens eines der beiden Enden stimmt</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>Grouped Continuous Nice Loop</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>Grouped Discontinuous Nice Loop</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>Grouped AIC</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>Zwei Mengen mit gemeinsamen Ziffern</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>Zwei Mengen, die eine dritte verbindet</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>ALS-Chain</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Eine Kette aus mehreren Mengen</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>Eine Zelle mit einer Menge für jede Ziffer</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>Zwei Linien oder Blöcke, deren Plätze für eine Ziffer in nur zwei anderen liegen</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken Swordfish</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>Drei Linien oder Blöcke, deren Plätze für eine Ziffer in nur drei anderen liegen</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken Jellyfish</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>Vier Linien oder Blöcke, deren Plätze für eine Ziffer in nur vier anderen liegen</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>Fünf Linien oder Blöcke, deren Plätze für eine Ziffer in nur fünf anderen liegen</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken Whale</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>Sechs Linien oder Blöcke, deren Plätze für eine Ziffer in nur sechs anderen liegen</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>Sieben Linien oder Blöcke, deren Plätze für eine Ziffer in nur sieben anderen liegen</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Finned Franken X-Wing</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Ein Franken X-Wing mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Finned Franken Swordfish</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Ein Franken Swordfish mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Finned Franken Jellyfish</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Ein Franken Jellyfish mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Finned Franken Squirmbag</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Ein Franken Squirmbag mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Finned Franken Whale</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Ein Franken Whale mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Finned Franken Leviathan</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Ein Franken Leviathan mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>Zwei Einheiten aller Art, deren Plätze für eine Ziffer in nur zwei anderen liegen</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant Swordfish</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>Drei Einheiten aller Art, deren Plätze für eine Ziffer in nur drei anderen liegen</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>Vier Einheiten aller Art, deren Plätze für eine Ziffer in nur vier anderen liegen</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>Fünf Einheiten aller Art, deren Plätze für eine Ziffer in nur fünf anderen liegen</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant Whale</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>Sechs Einheiten aller Art, deren Plätze für eine Ziffer in nur sechs anderen liegen</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>Sieben Einheiten aller Art, deren Plätze für eine Ziffer in nur sieben anderen liegen</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Finned Mutant X-Wing</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Ein Mutant X-Wing mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Finned Mutant Swordfish</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Ein Mutant Swordfish mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Finned Mutant Jellyfish</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Ein Mutant Jellyfish mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Finned Mutant Squirmbag</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Ein Mutant Squirmbag mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Finned Mutant Whale</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Ein Mutant Whale mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Finned Mutant Leviathan</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Ein Mutant Leviathan mit zusätzlichen Plätzen</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken Fish Typ 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>Ein Fisch, von dessen Flossen Ketten ausgehen</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken Fish Typ 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>Ein Fisch, von dessen Plätzen Ketten ausgehen</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Forcing Chain: Widerspruch</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>Eine Ziffer, die sich selbst widerlegt</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Forcing Chain: alle Fälle</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>Alle Fälle führen zum selben Ergebnis</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Forcing Net: Widerspruch</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Forcing Net: alle Fälle</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>Template Set</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>Eine Zelle, die in jeder Verteilung einer Ziffer vorkommt</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>Template Delete</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>Eine Zelle, die in keiner Verteilung einer Ziffer vorkommt</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Unique Loop</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>Eine Schleife, in der mehr als zwei Ziffern bleiben müssen</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG Typ 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG Typ 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>Zusätzliche Kandidaten verhindern eine zweite Lösung</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG Typ 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>Zwei Zellen verhindern eine zweite Lösung</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Aligned Pair Exclusion</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>Zwei Zellen und was sie zusammen enthalten können</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Aligned Triple Exclusion</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>Drei Zellen und was sie zusammen enthalten können</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>Nishio Forcing Chains</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Dynamic Forcing Chains</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>Wohin mehrere Verknüpfungen zusammen führen</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>Dynamic Forcing Chains mit Mustern</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>Verknüpfungen, unterwegs auch Muster</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>Ketten in Ketten</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>Verknüpfungen, unterwegs auch Ketten</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>Forcing Chains in Ketten</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>Verknüpfungen, unterwegs auch Fälle</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>Dynamische Ketten in Ketten</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>Verknüpfungen, unterwegs auch Netze</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>Dreifach verschachtelte Ketten</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>Verknüpfungen, unterwegs auch Ketten in Ketten</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Alle Fälle</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>Jeder andere Fall führt zum Widerspruch</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <comment>a fish, within a sentence</comment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <comment>a fish, within a sentence</comment>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Whale</source>
        <comment>a fish, within a sentence</comment>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <comment>a fish, within a sentence</comment>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>An assumption that refutes itself</source>
        <translation>Eine Annahme, die sich selbst widerlegt</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>Zeiten</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Noch kein Spiel mit einer Zeit</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1 von %2 bis %3.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>Die Bestzeit ohne Hilfe ist %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>Der Median von zehn Spielen ging von %1 auf %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>Bestzeit ohne Hilfe, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>ein Rekord</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>die Lösung war bekannt</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>day, time, with help or unaided</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineLegend</name>
    <message>
        <source>unaided</source>
        <translation>ohne Hilfe</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>Median von zehn</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>Macht mit dem Versuchten weiter</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>Geht dorthin zurück, wo der Versuch begann</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Versuch</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>Versuch %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trial, its entries</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trial, a number</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkBox</name>
    <message>
        <source>Walk back</source>
        <translation>Durchgang zurück</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Durchgang weiter</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>Durchgehen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>Angenommen, {node}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>Für die {digit} in {cells} kommt die Annahme hinzu, dass {node.if}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} ist eine {other}, also keine {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} sieht jeden Platz der {digit} in dieser Menge, ist also keine {digit}.</numerusform>
            <numerusform>{cells} sehen jeden Platz der {digit} in dieser Menge, sind also keine {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>In jedem dieser Fälle folgt, dass {node.if}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>Es folgt, dass {node.if}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>Wie zuvor folgt, dass {node.if}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>Wie {steps} folgt, dass {node.if}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>Wenn also {start.if}, folgt wie zuvor, dass {node.if}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>Wenn also {start.if}, folgt wie {steps}, dass {node.if}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>in Schritt %1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>in den Schritten ab %1</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>in den Schritten %1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>Fälle für die {sought} in {goal}: {cell} ist eine {digit} oder keine.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>Fälle für die {sought} in {goal}: {cell} ist eine {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>Fälle für die {sought} in {goal}: Die {digit} steht {house.in} in {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}, also ist {cells} in {house: derselben Zeile} keine.</numerusform>
            <numerusform>{given}, also sind {cells} in {house: derselben Zeile} keine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}, also ist {cells} in {house: derselben Zeile} keine.</numerusform>
            <numerusform>{given}, also sind {cells} in {house: derselben Zeile} keine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}, also ist {cells} in {house: derselben Spalte} keine.</numerusform>
            <numerusform>{given}, also sind {cells} in {house: derselben Spalte} keine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}, also ist {cells} in {house: derselben Spalte} keine.</numerusform>
            <numerusform>{given}, also sind {cells} in {house: derselben Spalte} keine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}, also ist {cells} {house: im selben Block} keine.</numerusform>
            <numerusform>{given}, also sind {cells} {house: im selben Block} keine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}, also ist {cells} {house: im selben Block} keine.</numerusform>
            <numerusform>{given}, also sind {cells} {house: im selben Block} keine.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} hat nur {digits}, ist keine {other}, also eine {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell} ist keine der Ziffern {others}, also eine {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in} sind alle anderen Plätze der {digit} weg, also steht sie in {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in} steht die {digit} nicht in {gone}, also in {cells}.</numerusform>
            <numerusform>{house.in} steht die {digit} in keiner der Zellen {gone}, also in {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>Also hat {set} keine {digit} und braucht alle anderen: {others}.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} kann nicht zugleich eine {digit} und keine sein; es folgt, dass {node.if}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>Das ist das Gegenteil der Annahme; es folgt, dass {node.if}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>Aber {known}, wie schon gezeigt; es folgt, dass {node.if}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in} ist die {digit} nur noch in {cells} möglich, also ist {cell} in {kind: derselben Zeile} keine {digit}.</numerusform>
            <numerusform>{from.in} ist die {digit} nur noch in {cells} möglich, also ist {cell} in {kind: derselben Zeile} keine {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in} ist die {digit} nur noch in {cells} möglich, also ist {cell} in {kind: derselben Spalte} keine {digit}.</numerusform>
            <numerusform>{from.in} ist die {digit} nur noch in {cells} möglich, also ist {cell} in {kind: derselben Spalte} keine {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in} ist die {digit} nur noch in {cells} möglich, also ist {cell} {kind: im selben Block} keine {digit}.</numerusform>
            <numerusform>{from.in} ist die {digit} nur noch in {cells} möglich, also ist {cell} {kind: im selben Block} keine {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells} hat nur noch {digits}, also ist {cell} in {kind: derselben Zeile} keine {digit}.</numerusform>
            <numerusform>{cells} haben nur noch {digits}, also ist {cell} in {kind: derselben Zeile} keine {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} hat nur noch {digits}, also ist {cell} in {kind: derselben Spalte} keine {digit}.</numerusform>
            <numerusform>{cells} haben nur noch {digits}, also ist {cell} in {kind: derselben Spalte} keine {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} hat nur noch {digits}, also ist {cell} {kind: im selben Block} keine {digit}.</numerusform>
            <numerusform>{cells} haben nur noch {digits}, also ist {cell} {kind: im selben Block} keine {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} ist {digits} nur noch in {cells} möglich, also ist {cell} keine {digit}.</numerusform>
            <numerusform>{house.in} sind {digits} nur noch in {cells} möglich, also ist {cell} keine {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in} ist die {digit} nur noch {across.in} möglich, also ist {cell} keine {digit}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Angenommen, {cell} ist eine {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>Angenommen, {cell} ist keine {digit}.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>Angenommen, die {digit} in {cell} ist richtig.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>Zur Probe außerdem angenommen: {cell} ist eine {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>Zur Probe außerdem angenommen: {cell} ist keine {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>fällt {candidates: ein Kandidat} weg</numerusform>
            <numerusform>fallen {candidates: {count} Kandidaten} weg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>ist {cells} keine {digits}</numerusform>
            <numerusform>sind {cells} keine {digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell} kann nur noch eine {digit} sein.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.in} bleibt für die {digit} nur ein Platz: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} ist eine {digit}, also keine {others}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells} haben nur noch {digits}, also {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in} bleiben für {digits} nur {cells}, also {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.in} steht die {digit} {covers.in}, also {gone}.</numerusform>
            <numerusform>{houses.in} steht die {digit} {covers.in}, also {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>{house.in} ist die {digit} jetzt vergeben, also {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>{house.in} ist die {digit} jetzt vergeben, also kann {cell} nur noch eine {other} sein.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} ist eine {digit}, also bleibt {house.in} für die {other} nur noch {cell}.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>{first.in} ist die {digit} jetzt vergeben, also bleibt für sie {house.in} nur noch {cell}.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>ist {cell} keine {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>ist {cell} eine {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>Jetzt hat {cell} keinen Kandidaten mehr, also {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>Jetzt ist {house.in} kein Platz mehr für die {digit}, also {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>Jetzt gäbe es zwei Lösungen, also {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} hat keinen Kandidaten mehr.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house.in} ist kein Platz mehr für die {digit}.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>Jetzt haben {cells: alle leeren Zellen} je zwei Kandidaten: Nähme man zu einer Lösung in allen diesen Zellen den jeweils anderen, ergäbe das eine zweite. Es gäbe also zwei Lösungen oder keine.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>Jetzt hat {cells: diese Zelle} nur {digits}: Vertauscht man diese Ziffern, gibt es eine zweite Lösung.</numerusform>
            <numerusform>Jetzt haben {cells: diese {count} Zellen} nur {digits}: Vertauscht man diese Ziffern, gibt es eine zweite Lösung.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>Es geht um {digits: die {digit}} auf dem ganzen Spielfeld.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>Der nächste Schritt liegt {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>P&amp;ause</translation>
    </message>
</context>
</TS>
