<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>Z nawrotami</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>Zapisana plansza, przekształcona</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>Nowa plansza, przekształcona</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>Najpierw 9 losowych cyfr</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>Najpierw 11 losowych cyfr</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>Najpierw kwadraty na przekątnej</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>Wszystko, co się da</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: co najmniej %2 cyfr początkowych</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>Poziom %1: od %2 do %3 cyfr początkowych</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>Losowa</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>Co drugie pole</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>Wężykiem, jak litera S</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>Jak przy czytaniu</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>Przerwano.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>Nie można odczytać gier: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>Nie można zachować gier: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 nie jest zwykłym plikiem.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>gry: %1, ruchy: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>Wykonane wcześniej: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Już obecne: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>Plik zapisanych gier jest uszkodzony.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>W trakcie gry, więc pozostawione bez zmian: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Odrzucone: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>Odrzucone: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>gra %1 już tu jest i miała inny przebieg</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>gra %1 już tu jest i nie można jej odczytać</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>C&amp;iąg 81 pól</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Siatka</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>Siatka z &amp;notatkami</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan sd&amp;k</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>Ko&amp;lekcja sdm</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Si&amp;mple Sudoku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>Biblioteka &amp;HoDoKu</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>&amp;OpenSudoku</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>&amp;Tabela (CSV)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>Następna w ko&amp;lekcji</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Za&amp;cznij od nowa</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>Ruc&amp;hy</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>Punkt k&amp;ontrolny</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>Wróć do punk&amp;tu kontrolnego</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>W&amp;ypróbuj to</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>Zachowaj pró&amp;bę</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>Odrzuć &amp;próbę</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>Podd&amp;aj się</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Pokaż &amp;rozwiązanie</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>Pokaż ścież&amp;kę rozwiązania</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>&amp;Edytuj punkty kontrolne…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>linijka %1 nie jest łamigłówką: %2 (znak %3)</translation>
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
        <translation>Eksportu&amp;j…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mportuj…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>P&amp;rzywróć kopię zapasową…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Historia (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>Historia lub gry (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-historia</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Eksport wszystkich gier</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Import gier</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>C&amp;yfra</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>Notatki w &amp;rogu</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>Notatki w śro&amp;dku</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>Kol&amp;or</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>&amp;Następny tryb</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Łatwe</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnie</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudne</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Eksperckie</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Ekstremalne</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>Nieludzkie</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>Import kolekcji</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>Kolekcja „%1” chyba już tu jest: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Otwórz ją</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Dodaj nowe</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Utwórz kopię</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>nie ma w nim nic do odczytania bez czekania</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>większy niż %1 MB, za duży na łamigłówki</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>nie ma takiego pliku</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>to folder</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>Czytaj na &amp;głos</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>Ten &amp;wiersz</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Ta &amp;kolumna</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>Ten kwa&amp;drat</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>K&amp;andydaci tego pola</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>&amp;Gdzie może być wybrana cyfra</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>&amp;Co zostało</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolumna %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Kwadrat %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1: cyfra %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1: nie zostaje żadna cyfra.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1: może tu być %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>Dla cyfry %1 nie ma miejsca.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>Miejsca dla cyfry %1: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>Nie zostało żadne puste pole.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>Zostało %n pole: %1.</numerusform>
            <numerusform>Zostały %n pola: %1.</numerusform>
            <numerusform>Zostało %n pól: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>Nie wybrano cyfry.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>Dzień się liczy, jeśli tego dnia rozpoczęto jego sudoku i rozwiązano je w ciągu 24 godzin, także z pomocą. Dzień, który się nie liczy, kończy serię.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Obrót o 180°</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Obrót o 90°</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Odbicie lewo–prawo</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>Odbicie góra–dół</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>Odbicie w obu kierunkach</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Przekątna</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>Druga przekątna</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Obie przekątne</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Pełna</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>&amp;Wysoki kontrast, jasny</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Wysoki &amp;kontrast, ciemny</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Następny krok</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>&amp;Wyjaśnij następny krok</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>&amp;Zapytaj o to pole</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>Wpisz &amp;kandydatów</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>U&amp;suń wykluczonych kandydatów</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>Wyczyść no&amp;tatki</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>&amp;Oznacz pola z dwoma kandydatami</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>Wpisz s&amp;ingle</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolumna %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>Wszystkie kroki</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>Wykonuje ruch wybranego kroku; liczy się to jako pomoc</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>jedna technika</numerusform>
            <numerusform>%Ln techniki</numerusform>
            <numerusform>%Ln technik</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>Wybierz technikę. Najłatwiejsza jest pierwsza.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>Szukanie wszystkich kroków…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Nie ma takiego kroku.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>Nie ma tu dostępnego kroku.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>ten sam kwadrat</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>ten sam wiersz</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>ta sama kolumna</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>wypełnione</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: wypełnione</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>zajęte przez {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: zajęte przez pole w wierszu %2, kolumnie %3</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>wykluczone wcześniej</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: wykluczone wcześniej</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>odpada: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n krok</numerusform>
            <numerusform>%n kroki</numerusform>
            <numerusform>%n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: odpada, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>szukanie…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: szukanie</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>nadal możliwe</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: nadal możliwe</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>nadal możliwe: %n</numerusform>
            <numerusform>nadal możliwe: %n</numerusform>
            <numerusform>nadal możliwe: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>wykluczone logicznie: %n</numerusform>
            <numerusform>wykluczone logicznie: %n</numerusform>
            <numerusform>wykluczone logicznie: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>zajęte: %n</numerusform>
            <numerusform>zajęte: %n</numerusform>
            <numerusform>zajęte: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>Pytanie: w %1 może być jeszcze %2.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>Pytanie: {house.in} jest już {digit}.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>Pytanie: %1 może jeszcze trafić do %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>Nie udało się zrobić dzisiejszej kopii zapasowej gier.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>Próba wróciła i trwa dalej: jeden wpis.</numerusform>
            <numerusform>Próba wróciła i trwa dalej: %n wpisy.</numerusform>
            <numerusform>Próba wróciła i trwa dalej: %n wpisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>Gra już jest w tym miejscu.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>Pola z dwoma kandydatami nie są już oznaczone.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>Żadne pole nie ma teraz dwóch kandydatów.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>Oznaczono jedno pole z dwoma kandydatami.</numerusform>
            <numerusform>Oznaczono %n pola z dwoma kandydatami.</numerusform>
            <numerusform>Oznaczono %n pól z dwoma kandydatami.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>Wszyscy kandydaci są już wpisani.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>Ta notatka już tu jest.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>Żadna notatka nie jest wykluczona.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Nie ma notatek.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>Jeden z wpisów jest błędny. „Sprawdź” pokaże, gdzie.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>Nie ma żadnego singla.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>Ten krok jest już wykonany.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>Żaden wpis nie jest błędny.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>Zachowano: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>Powrót: %1. %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>Niczego jeszcze nie wypróbowano.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>Odtąd trwa próba. Kończy ją „Zachowaj” lub „Odrzuć”.</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>Próba w próbie. „Zachowaj” lub „Odrzuć” kończy wewnętrzną.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>Zachowano w ramach zewnętrznej próby.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>Próba została zachowana.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>Próba została odrzucona. „Cofnij” ją przywróci.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Klawisze strzałek</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Przejście między polami</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>Pierwsze lub ostatnie pole wiersza</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>Pierwsze lub ostatnie pole kolumny</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>Pierwsze lub ostatnie pole planszy</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} i jeden z powyższych</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Zaznaczenie kilku pól</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Zaznaczenie wszystkich pól</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>Wpisanie cyfry albo tego, co wynika z trybu</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} i 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Wpisanie notatki</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} i 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>Wpisanie notatki w środku</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} i 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>Pokolorowanie pola</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} i 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>Wybór cyfry</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>Wpisanie wybranej cyfry</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Wyczyszczenie pola</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>Zamknięcie tego, co widać, lub rezygnacja z cyfry</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>Pytanie, co może być w polu lub dlaczego nie</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} i ← lub →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>Przejście przez łańcuch, połączenie po połączeniu</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>Przejście między planszą a przyciskami</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} i podkreślona litera</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>Otwarcie menu lub naciśnięcie przycisku</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Kliknięcie</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>Zaznaczenie pola, wpisanie wybranej cyfry</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>Kliknięcie pustego pola, potem cyfra</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>Wpisanie cyfry, jeśli żadna nie jest wybrana</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>Kliknięcie prawym przyciskiem, długie naciśnięcie</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>Przeciągnięcie, {Shift} i kliknięcie</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>Przeciąganie z wybraną cyfrą, przy notatkach</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>Malowanie notatki</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} i kliknięcie</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>Dodanie pola do zaznaczenia lub usunięcie z niego</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Kółko myszy</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>Wybór następnej cyfry</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Kliknięcie środkowym przyciskiem</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>Wybór cyfry z pola</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Podwójne kliknięcie</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>Wybór cyfry początkowej, zaznaczenie wszystkich takich samych</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>Kliknięcie numeru wiersza lub kolumny</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>Pytanie, gdzie może tam być wybrana cyfra</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>Długie naciśnięcie cyfry</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>Pytanie, dlaczego tej cyfry nie może być w polu</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>Co może tu być?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Dlaczego nie</translation>
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
        <translation>Łami&amp;główki</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymetria</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>Wybierz najpierw kolor.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>Wybierz najpierw cyfrę.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>W tym polu nie ma cyfry do wybrania.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>Kolory mają numery od 1 do %1.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>Cyfra początkowa się nie zmienia.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>Cyfry początkowe się nie zmieniają.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>Wypełnione pole nie ma notatek.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>Wypełnione pola nie mają notatek.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>Cyfra %1 już tam jest.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>Nie ma koloru do usunięcia.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Nie ma nic do wyczyszczenia.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>Te pola nie mają kolorów.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>Nie ma kolorów.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>ukryte</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>puste</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>%1, cyfra początkowa</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 kolor %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>silne połączenie %1 do wiersza %2, kolumny %3</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>słabe połączenie %1 do wiersza %2, kolumny %3</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>silne połączenie %1 z %2 w wierszu %3, kolumnie %4</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>słabe połączenie %1 z %2 w wierszu %3, kolumnie %4</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>notatki %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>w środku %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>kolory %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>dobrze</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>błędnie</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>konflikt</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>możliwe</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>dwóch kandydatów</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>próba</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>następny wpis</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>odkryte</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>pytanie</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>wyklucza %1</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>do usunięcia %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>do wpisania %1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>Wiersz %1, kolumna %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 w %2</translation>
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
        <translation>wpisano %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>dodano jeden wpis</numerusform>
            <numerusform>dodano %n wpisy</numerusform>
            <numerusform>dodano %n wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>usunięto %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>usunięto jeden wpis</numerusform>
            <numerusform>usunięto %n wpisy</numerusform>
            <numerusform>usunięto %n wpisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>dodano jedną notatkę</numerusform>
            <numerusform>dodano %n notatki</numerusform>
            <numerusform>dodano %n notatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>usunięto jedną notatkę</numerusform>
            <numerusform>usunięto %n notatki</numerusform>
            <numerusform>usunięto %n notatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>pokolorowano jedno pole</numerusform>
            <numerusform>pokolorowano %n pola</numerusform>
            <numerusform>pokolorowano %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>usunięto kolory jednego pola</numerusform>
            <numerusform>usunięto kolory %n pól</numerusform>
            <numerusform>usunięto kolory %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>pokolorowano jednego kandydata</numerusform>
            <numerusform>pokolorowano %n kandydatów</numerusform>
            <numerusform>pokolorowano %n kandydatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>usunięto kolor jednego kandydata</numerusform>
            <numerusform>usunięto kolory %n kandydatów</numerusform>
            <numerusform>usunięto kolory %n kandydatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>narysowano jedno połączenie</numerusform>
            <numerusform>narysowano %n połączenia</numerusform>
            <numerusform>narysowano %n połączeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>usunięto jedno połączenie</numerusform>
            <numerusform>usunięto %n połączenia</numerusform>
            <numerusform>usunięto %n połączeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>wykreślono jednego kandydata</numerusform>
            <numerusform>wykreślono %n kandydatów</numerusform>
            <numerusform>wykreślono %n kandydatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>cofnięto wykreślenie jednego kandydata</numerusform>
            <numerusform>cofnięto wykreślenie %n kandydatów</numerusform>
            <numerusform>cofnięto wykreślenie %n kandydatów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>cofnięto %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>cofnięto jeden wpis</numerusform>
            <numerusform>cofnięto %n wpisy</numerusform>
            <numerusform>cofnięto %n wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>przywrócono %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>przywrócono jeden wpis</numerusform>
            <numerusform>przywrócono %n wpisy</numerusform>
            <numerusform>przywrócono %n wpisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>cofnięto jedną notatkę</numerusform>
            <numerusform>cofnięto %n notatki</numerusform>
            <numerusform>cofnięto %n notatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>przywrócono jedną notatkę</numerusform>
            <numerusform>przywrócono %n notatki</numerusform>
            <numerusform>przywrócono %n notatek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>cofnięto kolory jednego pola</numerusform>
            <numerusform>cofnięto kolory %n pól</numerusform>
            <numerusform>cofnięto kolory %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>przywrócono kolory jednego pola</numerusform>
            <numerusform>przywrócono kolory %n pól</numerusform>
            <numerusform>przywrócono kolory %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>cofnięto kolor jednego kandydata</numerusform>
            <numerusform>cofnięto kolory %n kandydatów</numerusform>
            <numerusform>cofnięto kolory %n kandydatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>przywrócono kolor jednego kandydata</numerusform>
            <numerusform>przywrócono kolory %n kandydatów</numerusform>
            <numerusform>przywrócono kolory %n kandydatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>cofnięto jedno połączenie</numerusform>
            <numerusform>cofnięto %n połączenia</numerusform>
            <numerusform>cofnięto %n połączeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>przywrócono jedno połączenie</numerusform>
            <numerusform>przywrócono %n połączenia</numerusform>
            <numerusform>przywrócono %n połączeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>ponownie wykreślono jednego kandydata</numerusform>
            <numerusform>ponownie wykreślono %n kandydatów</numerusform>
            <numerusform>ponownie wykreślono %n kandydatów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>jeden ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>Punkt kontrolny %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>Punkty kontrolne</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>&amp;Wróć</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Zmień nazwę</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln cyfra początkowa</numerusform>
            <numerusform>%1.  %Ln cyfry początkowe</numerusform>
            <numerusform>%1.  %Ln cyfr początkowych</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, wpisane: %1</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>Ł&amp;amigłówki w %1: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>i jeszcze 1 łamigłówka, lista byłaby za długa</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>i jeszcze %Ln łamigłówka, lista byłaby za długa</numerusform>
            <numerusform>i jeszcze %Ln łamigłówki, lista byłaby za długa</numerusform>
            <numerusform>i jeszcze %Ln łamigłówek, lista byłaby za długa</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>i jeszcze 1 linijka, która nie jest łamigłówką</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>i jeszcze %Ln linijka, która nie jest łamigłówką</numerusform>
            <numerusform>i jeszcze %Ln linijki, które nie są łamigłówkami</numerusform>
            <numerusform>i jeszcze %Ln linijek, które nie są łamigłówkami</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Wybór łamigłówki</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house.in} cyfra {digit} jest jeden raz.</numerusform>
            <numerusform>{house.in} cyfra {digit} występuje {count} razy.</numerusform>
            <numerusform>{house.in} cyfra {digit} występuje {count} razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Wszystkie pola są wypełnione, ale {house.in} cyfra {digit} jest jeden raz.</numerusform>
            <numerusform>Wszystkie pola są wypełnione, ale {house.in} cyfra {digit} występuje {count} razy.</numerusform>
            <numerusform>Wszystkie pola są wypełnione, ale {house.in} cyfra {digit} występuje {count} razy.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>w polu {cells} jest {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>w polu {cells} jest {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>w polu {cells} nie ma {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>w polu {cells} nie ma {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>w jednym z pól {cells} jest {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>w jednym z pól {cells} jest {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>w żadnym z pól {cells} nie ma {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>w żadnym z pól {cells} nie ma {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>w zbiorze {cells} jest {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>w zbiorze {cells} jest {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>w zbiorze {cells} nie ma {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>w zbiorze {cells} nie ma {digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: w zbiorze z jednego pola} jest {digit}</numerusform>
            <numerusform>{cells: w zbiorze {count} pól} jest {digit}</numerusform>
            <numerusform>{cells: w zbiorze {count} pól} jest {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: w zbiorze z jednego pola} jest {digit}</numerusform>
            <numerusform>{cells: w zbiorze {count} pól} jest {digit}</numerusform>
            <numerusform>{cells: w zbiorze {count} pól} jest {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: w zbiorze z jednego pola} nie ma {digit}</numerusform>
            <numerusform>{cells: w zbiorze {count} pól} nie ma {digit}</numerusform>
            <numerusform>{cells: w zbiorze {count} pól} nie ma {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: w zbiorze z jednego pola} nie ma {digit}</numerusform>
            <numerusform>{cells: w zbiorze {count} pól} nie ma {digit}</numerusform>
            <numerusform>{cells: w zbiorze {count} pól} nie ma {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: zbiór z jednego pola}</numerusform>
            <numerusform>{cells: zbiór {count} pól}</numerusform>
            <numerusform>{cells: zbiór {count} pól}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>zbiór {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>Czas %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>O tej technice</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>A gdyby tak było?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>Pokaż inny</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>Co to jest?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Dlaczego?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>Wpisz kandydatów</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Usuń wpis</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Pokaż, dlaczego</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>Wróć do stanu sprzed błędu</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>Następne wykreślenie</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Prześledź</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>Przywróć %1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>Wyklucz %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Pytanie</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>więcej niż %1 łamigłówek</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>łamigłówek: %1, a w kolekcji może ich być najwyżej %2</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>nie ma w nim łamigłówki</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>nie można go zachować: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>większy niż %1 MB</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1: nie zaimportowano: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: zaimportowano jedną nową łamigłówkę.</numerusform>
            <numerusform>%1: zaimportowano %Ln nowe łamigłówki.</numerusform>
            <numerusform>%1: zaimportowano %Ln nowych łamigłówek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: zaimportowano jedną łamigłówkę.</numerusform>
            <numerusform>%1: zaimportowano %Ln łamigłówki.</numerusform>
            <numerusform>%1: zaimportowano %Ln łamigłówek.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Już obecne: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>W pliku więcej niż raz: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>Nie są łamigłówkami: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>to folder</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>Co oznaczać</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandydat</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Połączenie</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>Przeciągnij od jednego kandydata do drugiego. Z klawiatury: cyfra, przejście, cyfra.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>Naciśnięcie połączenia usuwa je.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>Usuń kolory pola</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Usuń te</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>Usuń wszystkie kolory</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Usuń wszystkie</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>Kolor %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Pole {cells} widzi oba te miejsca.</numerusform>
            <numerusform>Pola {cells} widzą oba te miejsca.</numerusform>
            <numerusform>Pola {cells} widzą oba te miejsca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>Pole {cells} widzi wszystkie trzy miejsca.</numerusform>
            <numerusform>Pola {cells} widzą wszystkie trzy miejsca.</numerusform>
            <numerusform>Pola {cells} widzą wszystkie trzy miejsca.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Zatem w polu {cells} musi być {digits}.</numerusform>
            <numerusform>Zatem w polach {cells} musi być {digits}.</numerusform>
            <numerusform>Zatem w polach {cells} musi być {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>Tak czy inaczej w polu {cells} musi być {digits}.</numerusform>
            <numerusform>Tak czy inaczej w polach {cells} musi być {digits}.</numerusform>
            <numerusform>Tak czy inaczej w polach {cells} musi być {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>W każdym przypadku w polu {cells} musi być {digits}.</numerusform>
            <numerusform>W każdym przypadku w polach {cells} musi być {digits}.</numerusform>
            <numerusform>W każdym przypadku w polach {cells} musi być {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Zatem w polu {cells} nie może być {digits}.</numerusform>
            <numerusform>Zatem w polach {cells} nie może być {digits}.</numerusform>
            <numerusform>Zatem w polach {cells} nie może być {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>Tak czy inaczej w polu {cells} nie może być {digits}.</numerusform>
            <numerusform>Tak czy inaczej w polach {cells} nie może być {digits}.</numerusform>
            <numerusform>Tak czy inaczej w polach {cells} nie może być {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>W każdym przypadku w polu {cells} nie może być {digits}.</numerusform>
            <numerusform>W każdym przypadku w polach {cells} nie może być {digits}.</numerusform>
            <numerusform>W każdym przypadku w polach {cells} nie może być {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>Wykreślamy też: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>Wykreślamy więc: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>W każdym przypadku wykreślamy: {list}.</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>z {cells} – {digits}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>Kalendarz</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>Podgląd łamigłówki</translation>
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
        <translation>Dzisiaj</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>rozwiązane</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>rozwiązane z pomocą</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>jeszcze do gry</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>jeszcze nierozwiązane, można zagrać</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>liczy się do serii</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Tydzień %1</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Następny miesiąc</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>Sudoku dnia</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>Tworzenie łamigłówki…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln cyfra początkowa</numerusform>
            <numerusform>%Ln cyfry początkowe</numerusform>
            <numerusform>%Ln cyfr początkowych</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendarz</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Łamigłówka</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1, najdłuższa seria %2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyWords</name>
    <message>
        <source>d MMMM</source>
        <comment>a day of the month, see QLocale::toString()</comment>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day with its weekday</comment>
        <translation>dddd, d MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>dddd, d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>jeszcze niedostępne</translation>
    </message>
    <message>
        <source>open</source>
        <translation>do gry</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>opuszczone</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>rozpoczęte</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>rozwiązane później z pomocą, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>rozwiązane później, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>rozwiązane (rozwiązanie było znane), %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>rozwiązane z pomocą, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>rozwiązane, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, dzisiaj: %2</translation>
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
            <numerusform>{n} dzień z rzędu</numerusform>
            <numerusform>{n} dni z rzędu</numerusform>
            <numerusform>{n} dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>najdłuższa seria</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>rozwiązane: %1 z %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>Łamigłówki na ten dzień będą dostępne dopiero, gdy on nadejdzie.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>To sudoku jest rozpoczęte.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>To samo sudoku dla wszystkich: %1, bez względu na poziom nowej gry.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>Rozwiązane w czasie %1. Rozwiązanie było znane wcześniej, więc nie liczy się do serii.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>Rozwiązane innego dnia (czas: %1), więc nie liczy się do serii.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>Rozwiązane z pomocą w czasie %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>Rozwiązane w czasie %1.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>Dzisiejszy dzień już liczy się do serii.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>Ten dzień już liczy się do serii.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>Rozwiąż je do %1, a ten dzień będzie się liczyć do serii.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>Wcześniejszy dzień nie liczy się do serii.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>Rozwiąż je dzisiaj, a seria wzrośnie do %L1; opuszczony dzień ją kończy.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>Rozwiąż je dzisiaj, by zacząć serię.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>A day of the year, see QLocale::toString(): d and MMM are day and month. Their order may change.</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>d MMMM yyyy</translation>
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
        <translation>Każda łamigłówka ma dokładnie jedno rozwiązanie i uczciwie określony poziom, który wynika z potrzebnej logiki. Łamigłówki na sześciu poziomach, od łatwych po nieludzkie, są gotowe od razu.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>Nie ma reklam, a wszystkie dane pozostają na twoim komputerze.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>Podpowiedzi mówią, gdzie szukać, jaki to układ i dlaczego działa, i pokazują to na planszy</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>Kurs prowadzi od zasad do najtrudniejszych technik, z ćwiczeniami i łamigłówkami dobranymi dla ciebie</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>Analiza każdej gry pokazuje, co udało się znaleźć i co by pomogło</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>Każdy ruch jest od razu zapisywany, a biblioteka przechowuje wszystkie gry</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>Sudoku dnia, statystyki oraz drukowanie pojedynczych kartek i całych książek</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>Otwiera i zapisuje pliki łamigłówek wielu innych programów</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>Do obsługi klawiaturą, myszą, palcem i z czytnikiem ekranu; motywy jasny, ciemny i o wysokim kontraście</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Gra z notatkami</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>Podpowiedź objaśnia swój układ</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>Kurs: co już umiesz i co będzie dalej</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>Biblioteka wszystkich gier</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>Gra logiczna</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>Rozwiązuj i rozumiej każdy krok</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>łamigłówka;logika;logiczna;cyfry;liczby;zagadka;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>Sudoku dnia</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>Łamigłówka sudoku (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>Plansza wpisywanej łamigłówki</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>Wpisz łamigłówkę</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Gra&amp;j</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>Graj &amp;mimo to</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>Każde z rozwiązań jest dobre; łamigłówka nie ma poziomu i nie liczy się w statystykach</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Co&amp;fnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>P&amp;onów</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>Wyczyść wszys&amp;tko</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Wklej</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>Cofa ostatni wpis</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>Przywraca to, co cofnięto</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>Wpisuje łamigłówkę ze schowka</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Cyfra %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>Wpisuj cyfry początkowe tak, jak są wydrukowane, pole po polu: {Space} zostawia pole puste, {Backspace} cofa.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>Albo wklej łamigłówkę w dowolnym formacie.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>Albo wklej łamigłówkę w dowolnym formacie (%1).</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>Dodaj &amp;brakujące</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>Pokaż &amp;dwa rozwiązania</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>O technice</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Zagraj do końca</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Pokaż, gdzie</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Wyjaśnij</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>O tej technice</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>Lekcja o tej technice</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>Zaczyna tu grę; twoja własna zostaje zachowana</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>Dziesięć rund za tobą</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Nie ma czego ćwiczyć</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Szukanie pozycji…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Czego szukać</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>Samodzielnie: %1. Z pomocą: %2. Pokazane: %3. Pominięte: %4. „Dalej” zaczyna kolejnych dziesięć.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>Dla tych technik nie ma pozycji. Wybierz inne.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>Połączenie po połączeniu</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Na obrazku</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>Kliknij pole, a potem jego cyfrę, albo cyfrę, a potem jej pola. Możesz też pisać na klawiaturze.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>Prawy przycisk myszy albo {Del} czyści pole; „Cofnij” cofa każdy ruch.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>Nie wiesz, co dalej? „Następny krok” pokaże, gdzie patrzeć.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>Dopiero zaczynasz? „Nauka” w menu „Narzędzia” zaczyna się od zasad.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Nauka…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Rozumiem</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>Dla mnie: z techniką „%1”</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>Dla mnie: to, co znasz</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nic nowego</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>to, co znasz</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>twoja następna lekcja</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>do odświeżenia</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>w trakcie nauki</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>już znana</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>jeszcze nieznana</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>jeden raz technika „%1”</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>technika „%1” co najmniej raz</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>Tylko to, co znasz, i nic więcej.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>To, co znasz, i %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>Ostatnio pojawiła się wczoraj.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>Ostatnio pojawiła się jeden dzień temu.</numerusform>
            <numerusform>Ostatnio pojawiła się %Ln dni temu.</numerusform>
            <numerusform>Ostatnio pojawiła się %Ln dni temu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>Ostatnio pojawiła się jeden dzień temu.</numerusform>
            <numerusform>Ostatnio pojawiła się %Ln dni temu.</numerusform>
            <numerusform>Ostatnio pojawiła się %Ln dni temu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Do następnej nowej gry wystarczy to, co znasz, i %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>Do następnej nowej gry wystarczy to, co znasz.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>Nie ma jeszcze łamigłówki z techniką „%1”. Do tej wystarczy to, co znasz.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>Wróć do gry ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>inny program cały czas odczytuje gry</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>inny program właśnie na nim pracuje</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>inny program zablokował plik</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>nie można zapisać do pliku</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>nie można otworzyć pliku</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>dysk zgłasza błąd</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>nie można utworzyć folderu</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite nie jest zwykłym plikiem</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>należą do nowszej wersji tego programu</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowa</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Sprawdź</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>Nowa gra na poziomie wybranym poniżej</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>Oznacza poprawne i błędne wpisy</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>Gra zostaje zachowana</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Pozio&amp;m</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>Teraz nie można tego zachować.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>Twoje gry można znów odczytać. To, co tymczasem rozegrano, zachowano jako osobną grę.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>Brakuje tu jednej gry z kopii zapasowej z %1.</numerusform>
            <numerusform>Brakuje tu %Ln gier z kopii zapasowej z %1.</numerusform>
            <numerusform>Brakuje tu %Ln gier z kopii zapasowej z %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>ruchu nie da się wykonać</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>„%1” nie jest listą</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>„%1” nie jest tekstem</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>„%1” nie ma wartości true ani false</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>nie można odczytać jej klucza</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>jej klucz nie zostawia miejsca na następne klucze</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>nie można odczytać jej cyfr początkowych</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>jej cyfry początkowe nie tworzą łamigłówki</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>jej cyfry początkowe nie tworzą łamigłówki o jednym rozwiązaniu</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>nie można odczytać ruchu %1</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>klucz ruchu %1 nie jest większy od poprzedniego</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>klucz ruchu %1 nie zostawia miejsca na następny</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>nie można odczytać zdarzenia %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>zdarzenie %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>nie można odczytać punktu kontrolnego %1</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>punkt kontrolny %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>nie stoi po żadnym własnym ruchu</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>próba nigdzie się nie zaczyna</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>nie można odczytać jej wybranej cyfry</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>nie można odczytać jej wybranego koloru</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>nie można odczytać jej trybu wpisywania</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>nie można odczytać jej zaznaczenia</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>nie można odczytać jej czasów</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>nie można odczytać zapisanych dni</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>jej nazwa jest za długa</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>nie można odczytać etykiety</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1 ma klucz innego elementu</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>%1: klucz nie zostawia miejsca na następny</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>Nie znaleziono takiej łamigłówki.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: tworzenie łamigłówki…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>To poprzednia gra.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>Tej gry nie można teraz otworzyć: toczy się w innym oknie albo nie da się jej odczytać.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Tej gry nie można odczytać.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>Ta łamigłówka nie należy do żadnej kolekcji.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>Tej łamigłówki nie można odczytać.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Wszystkie łamigłówki tej kolekcji są już rozpoczęte.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Twoja łamigłówka</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>Nie rozpoczęto nowej gry: ta trwa dalej.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>Nie rozpoczęto nowej gry.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>Bez poziomu</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Kilka rozwiązań</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Poddane</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>rozwiązane</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>poddane</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>w toku</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Nierozpoczęte</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>z pomocą</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>bez pomocy</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Sudoku dnia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>Rozgrywka nie jest chroniona przed zanikiem prądu: dysk zgłasza błąd.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>Plik zapisanych gier był uszkodzony. Trwa odczytywanie gier; w tym czasie możesz grać.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>Jednej z zapisanych gier nie można odczytać, więc pozostała nietknięta.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>Gra %1 w %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>plik jest uszkodzony i nie można go odłożyć na bok</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>nie można zapisać w folderze</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>plik został usunięty i nie można go przywrócić: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>Inny program usunął plik zapisanych gier. Plik został przywrócony.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>Inny program zastąpił plik zapisanych gier. Ta gra została do niego dodana.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>Plik zapisanych gier był uszkodzony.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>Odzyskane gry: %1, w tym bez ostatnich ruchów: %2; utracone gry: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>Nie udało się odczytać z pliku żadnej gry.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>Udało się odzyskać wszystkie gry: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>Z kopii zapasowych: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Uszkodzony plik zachowano jako %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>nie można zapisać do pliku</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>Nie zapisano: %1. Rozgrywka zostanie zapisana, gdy tylko będzie to możliwe.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>Plik: %1
Powód: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>Podstawy</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nic się tak nie nazywa.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Znajdź technikę</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Zasady w minutę</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>Przewodnik po technikach</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>Przykład na planszy</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Inny</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Inny przykład</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>Lekcja o tej technice</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Ćwicz to</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · punkty %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Zasady w minutę</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Czego szukać</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Dlaczego to działa</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>Jak to znaleźć</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>W tym przykładzie</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>Krok po kroku</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>Przejdź do: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>Zasady: poprzedni obrazek</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>Zasady: następny obrazek</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Wróć do strony</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>Plansza ma dziewięć wierszy, dziewięć kolumn i dziewięć kwadratów.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>Oto {row}, {column} i {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>wiersz</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>kolumna</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>kwadrat</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>Każdy z nich nazywamy sektorem: to dziewięć pól, które tworzą całość.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Zasada</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>W każdym sektorze każda cyfra od 1 do 9 jest dokładnie raz.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>Spójrz na {box}: dziewięć pól, dziewięć cyfr, żadna dwa razy.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>środkowy kwadrat</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>Tak samo jest w każdym wierszu, w każdej kolumnie i w każdym innym kwadracie.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>To jedyna zasada.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Cel</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>Niektóre cyfry są podane od początku. Pozostają bez zmian.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>Resztę uzupełniasz, pole po polu.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>Każda łamigłówka ma tylko jedno rozwiązanie. Da się je znaleźć samym myśleniem, bez zgadywania.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>Co widzi pole</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} leży w jednym wierszu, w jednej kolumnie i w jednym kwadracie.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>To pole</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>Widzi pozostałe pola {houses}.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>tych sektorów</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>Cyfra, która stoi w jednym z nich, nie może się tu powtórzyć.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandydaci</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>Cyfry, które {cell} może jeszcze przyjąć, to jego kandydaci.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>pole</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>Można je zapisać w polu jako małe notatki.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>Techniki pozwalają wpisać cyfrę albo pokazują, że kandydat jest błędny.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>Gdy w polu zostaje jeden kandydat, to jest właśnie ta cyfra.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>Pierwszy krok</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>Dalej postępuj tak samo. Następne strony pokazują, jak.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>Wiersz, kolumna lub kwadrat, w którym puste jest tylko jedno pole.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>Sektor ma dziewięć pól na dziewięć cyfr.
Osiem cyfr już w nim jest, więc w ostatnim polu musi być dziewiąta.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>Szukaj sektorów, które są prawie pełne.
Licz od 1 do 9 i sprawdź, której cyfry brakuje.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>Pole, dla którego została tylko jedna cyfra.
Pozostałe osiem jest już w jego wierszu, kolumnie i kwadracie.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>Żadna cyfra nie może być dwa razy w wierszu, kolumnie ani kwadracie.
Jeśli wokół pola jest już osiem cyfr, musi w nim być dziewiąta.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>Wybierz pole, którego wiersz, kolumna i kwadrat są już w dużej części wypełnione.
Licz od 1 do 9 i pomijaj każdą cyfrę, którą to pole widzi.
Jeśli zostanie jedna, wpisz ją.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>Cyfra, której zostało tylko jedno miejsce w wierszu, kolumnie lub kwadracie.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>Cyfra musi być w każdym sektorze dokładnie raz.
Tam, gdzie już jest, wyklucza pozostałe pola swojego wiersza, swojej kolumny i swojego kwadratu.
Jeśli w sektorze odpadają wszystkie pola oprócz jednego, cyfra trafia właśnie tam.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>Weź jedną cyfrę i jeden kwadrat, w którym jej brakuje.
Z każdego miejsca, w którym ta cyfra już jest, przekreśl wiersz i kolumnę.
Jeśli w kwadracie zostanie jedno puste pole, wpisz w nim cyfrę.
Zrób to samo z wierszami i kolumnami.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>Cyfra, której wszystkie miejsca w kwadracie leżą w jednym wierszu albo w jednej kolumnie.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>W kwadracie musi być ta cyfra, więc trafi do jednego z tych pól.
Wszystkie leżą w tej samej linii, więc także w tej linii cyfra będzie w jednym z nich.
W pozostałych polach linii nie może jej być.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>Weź kwadrat i cyfrę, której w nim brakuje.
Zaznacz, gdzie może ona trafić.
Jeśli znaczniki leżą w jednej linii, idź tą linią poza kwadrat.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>Cyfra, której wszystkie miejsca w wierszu lub kolumnie leżą w jednym kwadracie.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>W linii musi być ta cyfra, więc trafi do jednego z tych pól.
Wszystkie leżą w tym samym kwadracie, więc także w tym kwadracie cyfra będzie w jednym z nich.
W pozostałych polach kwadratu nie może jej być.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>Weź wiersz lub kolumnę i cyfrę, której tam brakuje.
Zaznacz, gdzie może ona trafić.
Jeśli znaczniki leżą w jednym kwadracie, spójrz na pozostałe pola tego kwadratu.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>Jedno pole kwadratu, w którym może być tylko jedna cyfra.</numerusform>
            <numerusform>{count} pola kwadratu leżące w jednej linii, w których mogą być tylko te same {count} cyfry.</numerusform>
            <numerusform>{count} pól kwadratu leżących w jednej linii, w których może być tylko te same {count} cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>Te cyfry zajmują właśnie te pola; nieznana jest tylko kolejność.
Pola należą i do linii, i do kwadratu, więc poza nimi cyfry te znikają z obu.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>Wypisz kandydatów pustych pól, czyli cyfry, które są tam jeszcze możliwe.
W każdym kwadracie porównaj pola leżące w jednej linii.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>Dwa pola sektora, w których mogą być tylko te same dwie cyfry.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>Jeśli w jednym polu jest pierwsza cyfra, w drugim jest druga.
Kolejność jest nieznana, cyfry są znane: obie są zajęte.
Nie może ich więc być w żadnym innym polu sektora.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>Wypisz kandydatów pustych pól, czyli cyfry, które są tam jeszcze możliwe.
Szukaj pól, które mają tylko dwóch kandydatów.
Jeśli dwa takie pola sektora są jednakowe, masz parę.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>Jedno pole sektora, w którym może być tylko jedna cyfra.
Pojedyncze pole nie musi mieć wszystkich tych cyfr.</numerusform>
            <numerusform>{count} pola jednego sektora, w których mogą być razem tylko {count} cyfry.
Pojedyncze pole nie musi mieć wszystkich tych cyfr.</numerusform>
            <numerusform>{count} pól jednego sektora, w których może być razem tylko {count} cyfr.
Pojedyncze pole nie musi mieć wszystkich tych cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>Pól jest tyle, ile cyfr, więc w każdym z tych pól jest jedna z tych cyfr i żadna nie zostaje.
W innych polach sektora nie może więc być żadnej z nich.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>Spójrz na pola sektora, które mają najmniej kandydatów.
Weź jedno takie pole i policz jego cyfry.
Jeśli jest tylko jedna, wykreśl ją z pozostałych pól sektora.</numerusform>
            <numerusform>Spójrz na pola sektora, które mają najmniej kandydatów.
Weź {count} takie pola i policz ich różne cyfry.
Jeśli jest ich tyle samo co pól, wykreśl te cyfry z pozostałych pól sektora.</numerusform>
            <numerusform>Spójrz na pola sektora, które mają najmniej kandydatów.
Weź {count} takich pól i policz ich różne cyfry.
Jeśli jest ich tyle samo co pól, wykreśl te cyfry z pozostałych pól sektora.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>Dwie cyfry, które mają w sektorze tylko te same dwa miejsca.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>Obie cyfry potrzebują miejsca, a miejsca dla nich są dwa.
W tych polach są więc te dwie cyfry i nic innego się tam nie zmieści.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>Przejrzyj cyfry, których brakuje jeszcze w sektorze.
Zaznacz te, które mają tylko dwa miejsca.
Jeśli dwie cyfry mają te same dwa miejsca, usuń z tych pól wszystko inne.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>Jedna cyfra, która ma w sektorze tylko jedno miejsce.</numerusform>
            <numerusform>{count} cyfry, które mają w jednym sektorze razem tylko {count} miejsca.</numerusform>
            <numerusform>{count} cyfr, które mają w jednym sektorze razem tylko {count} miejsc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>Każda z tych cyfr potrzebuje miejsca, a miejsc jest właśnie tyle.
W tych polach są więc te cyfry i nic innego się tam nie zmieści.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Przejrzyj cyfry, których brakuje jeszcze w sektorze, zaczynając od tych, które mają mało miejsc.
Szukaj jednej cyfry, która ma jedno pole.
Reszta sektora to wtedy także zbiór pól i cyfr: może być łatwiejszy do zauważenia.</numerusform>
            <numerusform>Przejrzyj cyfry, których brakuje jeszcze w sektorze, zaczynając od tych, które mają mało miejsc.
Szukaj {count} cyfr, które razem mieszczą się tylko w {count} polach.
Reszta sektora to wtedy także zbiór pól i cyfr: może być łatwiejszy do zauważenia.</numerusform>
            <numerusform>Przejrzyj cyfry, których brakuje jeszcze w sektorze, zaczynając od tych, które mają mało miejsc.
Szukaj {count} cyfr, które razem mieszczą się tylko w {count} polach.
Reszta sektora to wtedy także zbiór pól i cyfr: może być łatwiejszy do zauważenia.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>Cyfra, która w każdym z dwóch wierszy ma tylko dwa miejsca, i to w tych samych dwóch kolumnach.
Tak samo działa to, gdy wiersze i kolumny zamienią się rolami.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>W każdym z tych dwóch wierszy cyfra musi być raz.
Wiersze nie mogą wziąć tej samej kolumny, więc dzielą obie kolumny między siebie.
Jakkolwiek będzie, kolumny te mają już swoją cyfrę; w żadnym innym wierszu nie może jej w nich być.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>Wybierz jedną cyfrę i nie patrz na nic innego.
Znajdź wiersze, w których ma tylko dwa miejsca.
Jeśli w dwóch takich wierszach leżą one w tych samych kolumnach, masz X-Wing.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>Cyfra, której miejsca w jednym wierszu leżą tylko w jednej kolumnie.
Tak samo działa to, gdy wiersze i kolumny zamienią się rolami.
W pojedynczym wierszu cyfra nie musi mieć miejsc we wszystkich tych kolumnach.</numerusform>
            <numerusform>Cyfra, której miejsca w {count} wierszach leżą tylko w {count} kolumnach.
Tak samo działa to, gdy wiersze i kolumny zamienią się rolami.
W pojedynczym wierszu cyfra nie musi mieć miejsc we wszystkich tych kolumnach.</numerusform>
            <numerusform>Cyfra, której miejsca w {count} wierszach leżą tylko w {count} kolumnach.
Tak samo działa to, gdy wiersze i kolumny zamienią się rolami.
W pojedynczym wierszu cyfra nie musi mieć miejsc we wszystkich tych kolumnach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>W każdym z tych wierszy cyfra musi być raz, a w żadnej kolumnie nie może być dwa razy.
Wierszy jest tyle co kolumn: każda z tych kolumn dostaje swoją cyfrę z tych wierszy.
W tych kolumnach nie może jej więc być w żadnym innym wierszu.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Wybierz jedną cyfrę i nie patrz na nic innego.
Pomiń wiersze, w których ma wiele miejsc.
Sprawdź, czy w jednym z pozostałych jej miejsca mieszczą się w jednej kolumnie.</numerusform>
            <numerusform>Wybierz jedną cyfrę i nie patrz na nic innego.
Pomiń wiersze, w których ma wiele miejsc.
Sprawdź, czy w {count} z pozostałych jej miejsca mieszczą się w {count} kolumnach.</numerusform>
            <numerusform>Wybierz jedną cyfrę i nie patrz na nic innego.
Pomiń wiersze, w których ma wiele miejsc.
Sprawdź, czy w {count} z pozostałych jej miejsca mieszczą się w {count} kolumnach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>Jak {fish}, ale z jednym lub kilkoma nadmiarowymi miejscami.
Te dodatkowe miejsca to płetwy; leżą w jednym kwadracie.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>Albo żadna płetwa nie jest prawdziwa i układ działa, albo prawdziwa jest co najmniej jedna z płetw.
Kandydat, który odpada w pierwszym przypadku i widzi wszystkie płetwy, odpada w obu.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>Szukaj układu, dopuszczając kilka dodatkowych miejsc w jednym kwadracie.
Spośród kandydatów, których układ wyklucza, bierz pod uwagę tylko tych w kwadracie płetw.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>Jak {fish}, ale z płetwami i z brakującym miejscem tam, gdzie są płetwy.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Jeśli płetwy nie są prawdziwe, reszta układu wskakuje na swoje miejsce i układ działa.
Jeśli płetwa jest prawdziwa, usuwa to, co widzi.
Kandydat, który odpada w obu przypadkach, jest błędny.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>Szukaj dwóch linii, w których cyfra ma po dwa miejsca i które zgadzają się tylko na jednym końcu.
Jeśli drugie końce leżą w jednym kwadracie, jeden z nich może być płetwą.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Ryba, w której zamiast niektórych linii mogą być kwadraty.
Tworzą ją dwie grupy sektorów, po jednym w każdej.</numerusform>
            <numerusform>Ryba, w której zamiast niektórych linii mogą być kwadraty.
Tworzą ją dwie grupy sektorów, po {count} w każdej.</numerusform>
            <numerusform>Ryba, w której zamiast niektórych linii mogą być kwadraty.
Tworzą ją dwie grupy sektorów, po {count} w każdej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>W każdym sektorze pierwszej grupy cyfra musi być raz.
Wszystkie jej miejsca leżą tam zarazem w sektorach drugiej grupy, których jest tyle samo, więc każdy z tych drugich dostaje ją właśnie stamtąd.
W pozostałych polach sektorów drugiej grupy nie może jej więc być.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>Wybierz cyfrę, która w wielu kwadratach ma mało miejsc.
Wypróbuj kwadrat razem z liniami, które go omijają.
Policz: wybranych sektorów ma być tyle samo, ile sektorów pokrywa wszystkie ich miejsca dla tej cyfry.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Ryba z kwadratami wśród sektorów i z nadmiarowymi miejscami, czyli płetwami.
Tworzą ją dwie grupy sektorów, po jednym w każdej.</numerusform>
            <numerusform>Ryba z kwadratami wśród sektorów i z nadmiarowymi miejscami, czyli płetwami.
Tworzą ją dwie grupy sektorów, po {count} w każdej.</numerusform>
            <numerusform>Ryba z kwadratami wśród sektorów i z nadmiarowymi miejscami, czyli płetwami.
Tworzą ją dwie grupy sektorów, po {count} w każdej.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Jeśli żadna płetwa nie jest prawdziwa, ryba działa.
Jeśli płetwa jest prawdziwa, usuwa to, co widzi.
Kandydat, który odpada w obu przypadkach, jest błędny.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>Szukaj ryby, która prawie działa, i zobacz, które miejsca jej zostają.
Sprawdź kandydatów, którzy widzą je wszystkie.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>Ryba z wierszy, kolumn i kwadratów w dowolnym zestawieniu: tworzą ją dwie grupy sektorów, po jednym w każdej.</numerusform>
            <numerusform>Ryba z wierszy, kolumn i kwadratów w dowolnym zestawieniu: tworzą ją dwie grupy sektorów, po {count} w każdej.</numerusform>
            <numerusform>Ryba z wierszy, kolumn i kwadratów w dowolnym zestawieniu: tworzą ją dwie grupy sektorów, po {count} w każdej.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>Takie ryby rzadko udaje się znaleźć bez pomocy.
Wybierz cyfrę i dobieraj kolejne sektory, dopóki wszystkich jej miejsc w nich nie pokryje taka sama liczba innych sektorów.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>Ryba z wierszy, kolumn i kwadratów w dowolnym zestawieniu, z nadmiarowymi miejscami, czyli płetwami.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>Jeśli żadna płetwa nie jest prawdziwa, ryba działa: cyfra z jednego sektora wypełnia jeden inny.
Jeśli płetwa jest prawdziwa, usuwa to, co widzi.
Kandydat, który odpada w obu przypadkach, jest błędny.</numerusform>
            <numerusform>Jeśli żadna płetwa nie jest prawdziwa, ryba działa: cyfra z {count} sektorów wypełnia tyle samo innych sektorów.
Jeśli płetwa jest prawdziwa, usuwa to, co widzi.
Kandydat, który odpada w obu przypadkach, jest błędny.</numerusform>
            <numerusform>Jeśli żadna płetwa nie jest prawdziwa, ryba działa: cyfra z {count} sektorów wypełnia tyle samo innych sektorów.
Jeśli płetwa jest prawdziwa, usuwa to, co widzi.
Kandydat, który odpada w obu przypadkach, jest błędny.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>Takie ryby rzadko udaje się znaleźć bez pomocy.
Często to samo daje krótszy łańcuch: szukaj najpierw takiego.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>Cyfra, która w każdym z dwóch wierszy ma tylko dwa miejsca.
Po jednym z nich leży w tej samej kolumnie: to fundamenty. Pozostałe to dachy.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>Fundamenty leżą w jednej linii, więc prawdziwy jest co najwyżej jeden.
Wtedy prawdziwy jest co najmniej jeden z dachów.
W polu, które widzi oba dachy, nie może być tej cyfry.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>Wybierz cyfrę i znajdź wiersze, w których ma dwa miejsca.
Jeśli dwa takie wiersze zgadzają się w jednej kolumnie, a w drugiej nie, sprawdź, które pola widzą oba luźne końce.
Zrób to samo z kolumnami.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>Wiersz i kolumna, a w każdym z nich tylko dwa miejsca dla cyfry.
Po jednym z tych miejsc leży w tym samym kwadracie.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>Oba miejsca w kwadracie nie mogą być naraz prawdziwe.
Zatem co najmniej jeden ze sznurków ma cyfrę na swoim dalszym końcu.
W polu, które widzi oba dalsze końce, nie może jej być.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>Wybierz cyfrę i znajdź wiersz i kolumnę, w których ma po dwa miejsca.
Jeśli spotykają się w kwadracie, przejdź wzdłuż obu sznurków do ich końców.
Sprawdź pole, w którym krzyżują się linie tych końców.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>Dwa latawce oparte na tych samych dwóch polach kwadratu.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>W każdym latawcu prawdziwy jest co najmniej jeden z dalszych końców.
W polu, które widzi oba dalsze końce tego samego latawca, nie może być jego cyfry.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>Po znalezieniu latawca sprawdź, czy te same pola kwadratu tworzą jeszcze jeden.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>Kwadrat, w którym miejsca cyfry leżą tylko w jednym wierszu i jednej kolumnie: układają się w krzyż.
Do tego linia poza nim, w której cyfra ma tylko dwa miejsca, w tym jedno na przedłużeniu krzyża.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>Jeśli prawdziwe jest pierwsze z tych dwóch miejsc, usuwa cyfrę z jednego ramienia krzyża.
Wtedy w kwadracie cyfra leży na drugim ramieniu.
Jeśli nie jest prawdziwe, prawdziwe jest drugie miejsce. Zaznaczone pole widzi i to ramię, i to miejsce.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>Wybierz cyfrę i szukaj kwadratów, w których cztery pola tworzące prostokąt jej nie mają.
Szukaj linii z dwoma miejscami, która zaczyna się przy jednym ramieniu.
Sprawdź pole, w którym spotykają się drugie miejsce i drugie ramię.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>Krzyż, który kandydaci cyfry tworzą w kwadracie, działający z dwiema różnymi liniami.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>Dla każdej z linii osobno: cyfra jest na jej dalszym końcu lub na ramieniu krzyża, które nie leży na tej linii.
Z pól, które widzą oba te miejsca, można ją wykreślić.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>Po znalezieniu pustego prostokąta sprawdź, czy z tym samym krzyżem spotyka się jeszcze jedna linia z dwoma miejscami.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>Dwa pola z tymi samymi dwoma kandydatami, które się nie widzą.
Do tego sektor, w którym jedna z tych cyfr ma tylko dwa miejsca, z których każde widzi inne z tych dwóch pól.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>Cyfra łącząca jest w jednym ze swoich dwóch miejsc.
W co najmniej jednym z bliźniaków nie może więc jej być, zatem jest tam druga cyfra.
W polu, które widzi oba bliźniaki, nie może być tej drugiej cyfry.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>Znajdź pola z tymi samymi dwoma kandydatami.
Sprawdź, czy istnieje wiersz, kolumna lub kwadrat, w którym jedna z tych cyfr ma tylko dwa miejsca i który w ten sposób łączy te pola.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>Pole z dwoma kandydatami, czyli oś, i dwa pola, które ono widzi, czyli skrzydła.
Oś i skrzydła mają po dwóch kandydatów, łącznie trzy cyfry.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>Jakakolwiek cyfra jest w osi, jedno ze skrzydeł ją traci.
W tym skrzydle jest wtedy trzecia cyfra.
W polu, które widzi oba skrzydła, nie może być trzeciej cyfry.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>Zacznij od pola z dwoma kandydatami, na przykład 1 i 2.
Poszukaj dwóch pól, które ono widzi: jednego z 1 i 3, drugiego z 2 i 3.
Usuń 3 z pól, które widzą oba pola z 3.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>Jak XY-Wing, ale oś ma wszystkich trzech kandydatów.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>Cokolwiek jest w osi, wspólna cyfra jest w co najmniej jednym z tych trzech pól.
W polu, które widzi wszystkie trzy, nie może jej być.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>Zacznij od pola z trzema kandydatami.
Poszukaj dwóch pól, które ono widzi, każde z dwoma z tych trzech kandydatów.
Usuń wspólną cyfrę z pól obok osi, które widzą wszystkie trzy.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>Cztery pola w dwóch wierszach, dwóch kolumnach i dwóch kwadratach.
Trzy z nich mają tych samych dwóch kandydatów; czwarte ma jednego z nich lub obu, a oprócz tego innych.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>Gdyby we wszystkich czterech były tylko dwie cyfry, można by je zamienić miejscami, a to dałoby dwa rozwiązania.
Sudoku ma jedno rozwiązanie, więc w czwartym polu jest inna cyfra.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>Znajdź w rogach prostokąta trzy jednakowe pola z dwoma kandydatami.
Prostokąt musi leżeć tylko w dwóch kwadratach.
Usuń te dwie cyfry z czwartego rogu, o ile tam są.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>Cztery rogi w dwóch wierszach, dwóch kolumnach i dwóch kwadratach, z tymi samymi dwoma kandydatami.
Niektóre rogi mają po jednym dodatkowym kandydacie, zawsze tym samym.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>Gdyby nie dodatkowa cyfra, można by zamienić cyfry w rogach i byłyby dwa rozwiązania.
W co najmniej jednym z tych rogów jest więc dodatkowa cyfra.
W polu, które widzi je wszystkie, nie może jej być.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>Znajdź prostokąt, którego rogi mają dwie wspólne cyfry.
Jeśli dodatkowa cyfra jest wszędzie ta sama, sprawdź, które pola widzą wszystkie rogi z tą cyfrą.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>Cztery rogi z tymi samymi dwoma kandydatami; dwa z nich mają też innych kandydatów.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>W co najmniej jednym z tych dwóch rogów jest któraś z jego dodatkowych cyfr, inaczej byłyby dwa rozwiązania.
Razem działają więc jak jedno pole z dodatkowymi cyframi.
Z innymi polami sektora tworzy ono nagi zbiór, a reszta sektora traci jego cyfry.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>Znajdź prostokąt z dodatkowymi kandydatami w dwóch rogach leżących w jednym sektorze.
Potraktuj te rogi jak jedno pole z tymi dodatkowymi kandydatami i szukaj z nim pary lub trójki.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>Cztery rogi z tymi samymi dwoma kandydatami; dwa z nich mają też innych kandydatów.
Jedna z dwóch cyfr nie ma innych miejsc w sektorze tych dwóch rogów.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>W sektorze musi być ta cyfra, więc jest w jednym z tych dwóch rogów.
Gdyby w drugim była druga cyfra, cyfry w rogach można by zamienić miejscami, a to dałoby dwa rozwiązania.
W żadnym z tych dwóch rogów nie ma więc drugiej cyfry.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>Znajdź prostokąt z dodatkowymi kandydatami w dwóch rogach leżących w jednym sektorze.
Sprawdź, czy jedna z cyfr prostokąta ma w tym sektorze tylko te dwa miejsca.
Usuń drugą cyfrę z obu rogów.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>Cztery rogi z tymi samymi dwoma kandydatami; dwa przeciwległe rogi mają ich więcej.
Jedna z cyfr ma w obu wierszach albo w obu kolumnach miejsca tylko w rogach.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>Gdyby ta cyfra była w jednym z rogów z dodatkowymi kandydatami, musiałaby być też w przeciwległym.
Wtedy cyfry w rogach można by zamienić miejscami i byłyby dwa rozwiązania.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>Znajdź prostokąt z dodatkowymi kandydatami w dwóch przeciwległych rogach.
Sprawdź, czy jedna z cyfr może być w tych wierszach albo w tych kolumnach tylko w rogach prostokąta.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>Cztery rogi, a w każdym ci sami dwaj kandydaci, zwykle wśród innych.
Jedna z cyfr nie ma poza rogami żadnego miejsca ani w wierszu, ani w kolumnie jednego z rogów.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>Gdyby w tym rogu była druga cyfra, pierwsza musiałaby być w obu sąsiednich rogach.
Wtedy we wszystkich czterech rogach byłyby te dwie cyfry i można by je zamienić miejscami, a to dałoby dwa rozwiązania.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>Zacznij od rogu, w którym są tylko ci dwaj kandydaci.
W przeciwległym rogu sprawdź, czy jedna z cyfr ma w jego wierszu i kolumnie miejsca tylko w rogach.
Jeśli tak, usuń z przeciwległego rogu drugą cyfrę.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>Wpisy w trzech rogach prostokąta, razem tylko dwie różne cyfry; żadna nie jest cyfrą początkową.
W czwartym rogu kandydatem jest jeszcze cyfra, która domknęłaby prostokąt.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>Gdyby w czwartym rogu była ta cyfra, można by zamienić cztery wpisy miejscami i żadna cyfra początkowa by temu nie przeszkodziła.
Byłyby dwa rozwiązania, więc w czwartym rogu jest inna cyfra.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>Szukaj własnych wpisów ustawionych na przykład tak: 3 7, a pod 3 znów 7.
Jeśli w żadnym rogu nie ma cyfry początkowej, czwarty róg nie może domknąć prostokąta.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>Dwa wpisy w rogach prostokąta, żaden nie jest cyfrą początkową, i dwa puste rogi.
Puste rogi mają jednego wspólnego dodatkowego kandydata.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>Bez dodatkowej cyfry cztery wpisy można by zamienić miejscami, a to dałoby dwa rozwiązania.
W co najmniej jednym z pustych rogów jest więc dodatkowa cyfra.
W polu, które widzi oba te rogi, nie może jej być.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>Szukaj dwóch wpisów obok siebie, naprzeciw których możliwe są te same dwie cyfry w odwrotnej kolejności.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>Każde puste pole ma dwóch kandydatów, z wyjątkiem jednego, które ma trzech.
Bez jednego z tych trzech każda brakująca cyfra miałaby po dwa miejsca w każdym wierszu, kolumnie i kwadracie.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>Gdyby każde pole miało dwóch kandydatów, a każda brakująca cyfra po dwa miejsca w każdym sektorze, wszędzie można by ich zamienić.
Z każdego rozwiązania powstałoby wtedy drugie: byłyby więc dwa rozwiązania albo nie byłoby żadnego.
Sudoku ma dokładnie jedno. Prawdziwy jest więc dodatkowy kandydat, który nie dopuszcza do zamiany.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>Pod koniec łamigłówki policz pola z trzema kandydatami.
Jeśli jest tylko jedno, weź cyfrę, która w jego wierszu występuje trzy razy.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>Każde puste pole ma dwóch kandydatów, z wyjątkiem kilku pól.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>Gdyby wszędzie było po dwóch kandydatów, a każda brakująca cyfra miała po dwa miejsca w każdym sektorze, z każdego rozwiązania powstałoby drugie: byłyby więc dwa rozwiązania albo nie byłoby żadnego.
Prawdziwy jest więc co najmniej jeden z dodatkowych kandydatów.
Odpada to, co kłóci się z każdym z nich.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>Pod koniec łamigłówki zaznacz kandydatów, których jest za dużo.
Zobacz, co mają wspólnego: jedną cyfrę, jeden sektor albo jedną parę.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>Pętla pól z tymi samymi dwoma kandydatami, po dwa pola w każdym sektorze, przez który przechodzi.
Tylko jedno lub kilka z tych pól ma ich więcej.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>Z samymi dwiema cyframi pętlę dałoby się wypełnić na dwa sposoby, a to dałoby dwa rozwiązania.
W co najmniej jednym z pól, które mają więcej kandydatów, jest więc inna cyfra.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>To unikalny prostokąt z większą liczbą rogów.
Przechodź kolejno przez jednakowe pola z dwoma kandydatami, aż wrócisz na początek.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>Cyfra i sektory, w których ma ona tylko dwa miejsca, połączone jak oczka sieci.
Koloruj jej miejsca na przemian: jeden kolor, potem drugi.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>W każdym połączeniu prawdziwy jest tylko jeden koniec, więc jeden kolor jest prawdziwy wszędzie, a drugi nigdzie.
Niezależnie od tego, który to kolor, w polu, które widzi oba kolory, nie może być tej cyfry.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>Wybierz cyfrę i znajdź sektory z dwoma miejscami.
Zacznij od jednego miejsca i nadawaj sąsiadom drugi kolor.
Szukaj miejsc poza siecią, które widzą oba kolory.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>Cyfra i sektory, w których ma ona tylko dwa miejsca; te miejsca są pokolorowane na przemian.
Dwa pola jednego koloru widzą się nawzajem.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>Jeden kolor jest prawdziwy wszędzie, a drugi nigdzie.
Kolor, który wstawiłby cyfrę dwa razy do jednego sektora, nie może być prawdziwy.
Odpada więc wszędzie.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>Wybierz cyfrę i znajdź sektory z dwoma miejscami.
Zacznij od jednego miejsca i nadawaj sąsiadom drugi kolor.
Zobacz, czy któryś kolor widzi sam siebie.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>Dwie osobne sieci jednej cyfry, każda we własnych dwóch kolorach.
Jeden z kolorów pierwszej sieci widzi jeden z kolorów drugiej.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>Te dwa kolory nie mogą być naraz prawdziwe.
Prawdziwy jest więc co najmniej jeden z kolorów im przeciwnych.
W polu, które widzi oba przeciwne kolory, nie może być tej cyfry.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>Pokoloruj dwie sieci jednej cyfry.
Znajdź, gdzie się stykają, i spójrz na te kolory, które się nie stykają.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>Dwie osobne sieci jednej cyfry, każda we własnych dwóch kolorach.
Jeden z kolorów pierwszej sieci widzi oba kolory drugiej.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>Jeden kolor drugiej sieci jest prawdziwy, a pierwszy kolor go widzi.
Ten pierwszy kolor jest więc wszędzie fałszywy.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>Pokoloruj dwie sieci jednej cyfry.
Sprawdź, czy jeden z kolorów styka się z oboma kolorami drugiej sieci.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>Łańcuch pól z tymi samymi dwoma kandydatami; każde pole widzi następne.
Jest ich cztery lub więcej, zawsze parzysta liczba.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>Wzdłuż łańcucha dwie cyfry występują na przemian.
Na obu końcach są więc zawsze różne cyfry.
W polu, które widzi oba końce, nie może być żadnej z nich.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>Znajdź kilka pól z tymi samymi dwoma kandydatami.
Przechodź od jednego do następnego i licz.
Po trzech, pięciu lub siedmiu krokach końce się różnią.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>Dwa sektory, w których cyfra ma tylko dwa miejsca, złączone dwoma miejscami, które się widzą.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>Złączone miejsca nie mogą być naraz prawdziwe.
Prawdziwy jest więc co najmniej jeden z dalszych końców.
W polu, które widzi oba dalsze końce, nie może być tej cyfry.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>Wybierz cyfrę i zaznacz sektory z dwoma miejscami.
Szukaj dwóch, które się stykają, i sprawdź, które pola widzą oba luźne końce.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>Cyfra i sektory, w których ma ona tylko dwa miejsca, złączone w dłuższy łańcuch.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>Załóż, że pierwszy koniec jest fałszywy, i idź dalej: prawda, fałsz, prawda…
Ostatni koniec jest wtedy prawdziwy.
Co najmniej jeden z końców jest więc prawdziwy, a to, co widzi oba końce, odpada.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>Wybierz cyfrę i zaznacz sektory z dwoma miejscami.
Zacznij od jednego z nich, przejdź do miejsca, które widzi jego koniec, i weź następny sektor.
Skończ, gdy oba końce widzą wspólnego kandydata.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>Pola z dwoma kandydatami; każde pole widzi następne i ma z nim wspólną cyfrę.
Oba końce mają wspólną cyfrę.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>To jak domino: jeśli na pierwszym końcu nie ma tej cyfry, jest tam jego druga cyfra.
Ta popycha następne pole i tak dalej, aż na ostatnim końcu jest ta cyfra.
W polu, które widzi oba końce, nie może jej być.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>Zacznij od pola z dwoma kandydatami i pomiń jednego z nich.
Przejdź do pola z dwoma kandydatami, które zawiera drugiego.
Idź dalej, aż znów pojawi się cyfra pominięta na początku.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>Łańcuch połączeń, który biegnie przez pola i cyfry i bez sprzeczności wraca do punktu wyjścia.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>Można go przejść w obie strony, więc w każdym połączeniu prawdziwy jest dokładnie jeden koniec.
Wszystko, co widzi oba końce połączenia, odpada.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>Zbuduj łańcuch, na przemian: jeśli kandydat jest fałszywy, następny jest prawdziwy; jeśli jest prawdziwy, następny jest fałszywy.
Jeśli się zamknie, rozejrzyj się wokół każdego z jego połączeń.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>Łańcuch połączeń, który biegnie przez pola i cyfry, wraca do pierwszego pola i napotyka tam sprzeczność.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>Załóż przeciwieństwo tego, co zaznaczono, i prześledź połączenia.
Prowadzą do sprzeczności w polu, w którym się zaczęły.
Założenie jest więc błędne.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>Weź kandydata i zapytaj, co wynika z tego, że jest prawdziwy.
Przechodź przez sektory z dwoma miejscami i pola z dwoma kandydatami.
Jeśli na końcu pojawi się sprzeczność, usuń tego kandydata.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>Łańcuch połączeń biegnący przez pola i cyfry; jego oba końce nie mogą być naraz fałszywe.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>Załóż, że pierwszy koniec jest fałszywy, i prześledź połączenia: wynika z nich, że ostatni koniec jest prawdziwy.
Prawdziwy jest więc co najmniej jeden z końców.
Odpada to, co kłóci się z oboma końcami.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>Zacznij od sektora, w którym cyfra ma dwa miejsca, albo od pola z dwoma kandydatami.
Idź dalej na przemian: jeśli kandydat jest prawdziwy, następny jest fałszywy; jeśli jest fałszywy, następny jest prawdziwy.
Skończ, gdy końce widzą wspólnego kandydata.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>Łańcuch jak inne, ale niektóre połączenia obejmują kilka pól kwadratu leżących w jednej linii.
Cyfra jest w jednym z tych pól, wszystko jedno w którym.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>Grupa jest prawdziwa, jeśli prawdziwe jest jedno z jej pól; widzi to, co widzą wszystkie jej pola.
Dzięki temu połączenia działają jak w każdym łańcuchu.
Odpada to, co kłóci się z wynikiem.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>Gdy łańcuch utknie na trzech miejscach, sprawdź, czy dwa z nich leżą w kwadracie w jednej linii.
Potraktuj te dwa jak jedno.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>Dwa zbiory pól, każdy w jednym sektorze, a w każdym o jednego kandydata więcej niż pól.
Mają wspólną cyfrę, której wszystkie miejsca w obu zbiorach widzą się nawzajem.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>Ta cyfra może być tylko w jednym ze zbiorów.
Drugi ma wtedy tyle cyfr, ile pól, więc zawiera je wszystkie.
Druga wspólna cyfra jest zatem w co najmniej jednym ze zbiorów; odpada to, co widzi wszystkie jej miejsca.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>Najmniejszy taki zbiór to pole z dwoma kandydatami, następny – dwa pola z trzema.
Znajdź dwa zbiory z dwiema wspólnymi cyframi, z których jedna nie może być w obu.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>Trzy zbiory pól, w każdym o jednego kandydata więcej niż pól.
Środkowy ma z każdym z pozostałych wspólną cyfrę, która nie może być w obu naraz.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>Środkowy zbiór może oddać tylko jedną cyfrę.
Co najmniej jeden z zewnętrznych zbiorów traci więc swoją cyfrę i zawiera wszystkie pozostałe.
Cyfra, którą mają oba zewnętrzne zbiory, jest więc w co najmniej jednym z nich.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>To XY-Wing, którego pola rozrosły się do zbiorów.
Zacznij od środkowego zbioru i dla każdej z jego cyfr szukaj partnera.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>Ciąg zbiorów pól, w każdym o jednego kandydata więcej niż pól.
Każdy ma z następnym wspólną cyfrę, która nie może być w obu naraz.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>Jeśli w pierwszym zbiorze nie ma cyfry wspólnej z ostatnim, pierwszy zbiór potrzebuje wszystkich pozostałych swoich cyfr i zabiera jedną z nich następnemu, i tak dalej.
Cyfra, którą mają pierwszy i ostatni zbiór, jest więc w co najmniej jednym z nich.
Odpada to, co widzi wszystkie jej miejsca.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>To łańcuch XY, którego pola rozrosły się do zbiorów.
Do dwóch połączonych zbiorów dodaj trzeci i porównaj końce.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>Pole, czyli łodyga, a dla każdego jego kandydata zbiór pól, który ten kandydat by zablokował, czyli płatek.
Płatek ma o jednego kandydata więcej niż pól.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>Jakakolwiek cyfra jest w łodydze, jeden z płatków ją traci.
Ten płatek zawiera wtedy wszystkie swoje pozostałe cyfry.
Cyfra obecna we wszystkich płatkach jest w co najmniej jednym z nich; odpada to, co widzi wszystkie jej miejsca.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>Zacznij od pola z dwoma lub trzema kandydatami.
Przy każdym z nich znajdź zbiór i zobacz, którą cyfrę mają wspólną.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>Dwa lub trzy pola, w których wiersz lub kolumna przecina kwadrat, a kandydatów jest w nich co najmniej o dwóch więcej niż pól.
W linii i w kwadracie są obok nich pola, w których mogą być tylko niektóre z tych cyfr.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>Łącznie cyfr jest tyle co pól, więc każda cyfra jest tam raz.
Cyfry pól linii odpadają z reszty linii.
Cyfry pól kwadratu odpadają z reszty kwadratu.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>Szukaj miejsca, gdzie linia przecina kwadrat z pustymi polami.
Znajdź w linii pole z dwoma z ich kandydatów, a w kwadracie pole z dwoma innymi.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>Ryba, w której nie wszystkie płetwy widzą kandydata do wykreślenia.
Zamiast tego od każdej płetwy prowadzi do niego łańcuch.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>Jeśli żadna płetwa nie jest prawdziwa, kandydata usuwa ryba.
Jeśli płetwa jest prawdziwa, usuwa go jej łańcuch.
Odpada więc w każdym przypadku.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>Najpierw znajdź rybę z płetwami.
Potem prześledź, co wymusza każda z płetw.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>Kandydat, z którego łańcuchy prowadzą do sprzeczności.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>Załóż, że kandydat jest prawdziwy.
Wymuszone ruchy prowadzą do tego, że w polu nie zostaje żadna cyfra, w sektorze brakuje cyfry albo wychodzi naraz „tak” i „nie”.
Założenie jest więc błędne.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>Wybierz kandydata, od którego wiele zależy, i prześledź na papierze, co z niego wynika.
Korzystaj z pól z dwoma kandydatami i sektorów z dwoma miejscami.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>Pole lub sektor, w którym wszystkie możliwości prowadzą do tego samego wyniku.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>Jedna z możliwości jest prawdziwa.
Każda z nich prowadzi przez wymuszone ruchy do tego samego wyniku.
Ten wynik jest więc prawdziwy w każdym przypadku.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>Wybierz pole z dwoma kandydatami albo cyfrę z dwoma miejscami w sektorze.
Prześledź obie historie i porównaj, co mówią.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>Kandydat, z którego kilka ciągów wymuszonych ruchów prowadzi łącznie do sprzeczności.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>Załóż, że kandydat jest prawdziwy, i zapisuj wszystko, co wymuszone.
W końcu pojawia się sprzeczność.
Założenie jest więc błędne.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>Przepisz planszę, przyjmij jednego kandydata za prawdziwego i wpisz wszystko, co z tego wynika.
Zostaw to na łamigłówki, w których nic innego nie pomaga.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>Pole lub sektor, w którym każda możliwość wraz ze wszystkim, co wymusza, prowadzi do tego samego wyniku.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>Jedna z możliwości jest prawdziwa.
Niezależnie od tego która, wśród tego, co z niej wynika, jest zawsze ten sam wynik.
Jest on więc prawdziwy.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>Prześledź każdą możliwość na kopii planszy i poszukaj tego, co wspólne dla wszystkich kopii.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>Wszystkie rozmieszczenia jednej cyfry na planszy (po dziewięć pól), gdy mają jedno pole wspólne.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>Jedno z tych rozmieszczeń jest w rozwiązaniu.
W polu, które należy do każdego z nich, jest ta cyfra.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>To praca dla komputera.
Ręcznie załóż, że cyfry nie ma w tym polu, i zobacz, że nie da się jej wtedy rozmieścić na planszy.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>Wszystkie rozmieszczenia jednej cyfry na planszy (po dziewięć pól), z których żadne nie zajmuje pewnego pola.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>Jedno z tych rozmieszczeń jest w rozwiązaniu.
W polu, które nie należy do żadnego z nich, nie ma tej cyfry.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>To praca dla komputera.
Ręcznie wstaw cyfrę w to pole i zobacz, że reszty nie da się rozmieścić.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>Pola, które widzą tych samych sąsiadów, i wszystkie kombinacje cyfr, jakie mogłyby zawierać.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>Kombinacja jest niemożliwa, jeśli zostawia sąsiada bez cyfry.
Kandydat, który jest tylko w niemożliwych kombinacjach, odpada.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>Weź dwa lub trzy pola, które widzą kilka pól o niewielu kandydatach.
Wypisz ich kombinacje i wykreśl te, które nie zostawiają sąsiadowi żadnej cyfry.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>Kandydat, który przyjęty za prawdziwy nie zostawia gdzieś miejsca dla własnej cyfry.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>Wpisz tam cyfrę i śledź tylko tę jedną cyfrę.
W końcu w którymś sektorze nie ma dla niej miejsca albo pojawia się w nim dwa razy.
Kandydat jest więc błędny.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>Wybierz cyfrę, która ma mało miejsc.
Przyjmij, że jest w jednym z nich, i zaznacz, gdzie musi trafić potem.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>Założenie, którego skutki razem prowadzą do sprzeczności albo do jednego wyniku.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>Połączenie może opierać się na kilku wcześniejszych: to, co razem usuwają, zostawia jedną możliwość.
Wszystko, co dalej następuje, jest wymuszone.
Wniosek jest więc pewny.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>Przepisz planszę, przyjmij jednego kandydata za prawdziwego i wpisz wszystko, co z tego wynika.
To samo zrób z drugą możliwością i porównaj.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>Założenie, którego skutki prowadzą do sprzeczności albo do jednego wyniku.
Po drodze korzysta się też z par, X-Wingów i podobnych układów.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>Każde połączenie jest wymuszone przez wcześniejsze albo przez prosty układ, który z nich powstaje.
Wniosek jest więc pewny.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>Na kopii planszy przyjmij jednego kandydata za prawdziwego i rozwiązuj dalej.
Możesz użyć każdej techniki, którą znasz.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>Założenie, którego skutki prowadzą do sprzeczności albo do jednego wyniku.
Po drodze przyjmuje się i rozstrzyga mniejsze założenia.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>Każde połączenie jest wymuszone przez wcześniejsze albo przez własny łańcuch, który się od nich zaczyna.
Wniosek jest więc pewny.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>Ręcznie raczej nikt tego nie robi.
Widok krok po kroku pokazuje jedno połączenie za drugim.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>Pole lub sektor, w którym można wykazać, że wszystkie możliwości oprócz niektórych odpadają.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>Każdą z błędnych możliwości bada się, aż plansza dojdzie do sprzeczności.
To, co zostaje, jest prawdziwe.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>To ostatnia deska ratunku, gdy nie widać żadnego znanego układu.
Prześledź każdy przypadek na kopii planszy.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Następny &amp;krok</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>Z&amp;apytaj</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Zapytaj</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>Zaznacza, gdzie może być wybrana cyfra</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>Jaka cyfra może być w polu i dlaczego nie inna</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Gdzie patrzeć, co to jest i dlaczego</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>Po&amp;dpowiedzi dla %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Po&amp;dpowiedzi</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>Zezwól na techniki &amp;jednoznaczności</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>Techniki, z których może korzystać „Następny krok”</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>Tec&amp;hniki do poziomu</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>Spójrz tutaj</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Podpowiedź: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>to pole</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>jest to pole</numerusform>
            <numerusform>są te {count} pola</numerusform>
            <numerusform>jest tych {count} pól</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>to pole, w którym jest już %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>jest to pole, w którym jest już %1</numerusform>
            <numerusform>są te {count} pola, w których jest już %1</numerusform>
            <numerusform>jest tych {count} pól, w których jest już %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>to pole z kandydatem %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>jest to pole z kandydatem %1</numerusform>
            <numerusform>są te {count} pola z kandydatem %1</numerusform>
            <numerusform>jest tych {count} pól z kandydatem %1</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>Kluczem jest {pattern}.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>Kluczem {pattern}.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Podpowiedź: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Krok %1 z %2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>Podpowiedź: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>„Zastosuj” wpisze %1 w wierszu %2, kolumnie %3.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>„Zastosuj” usunie jednego kandydata.</numerusform>
            <numerusform>„Zastosuj” usunie {count} kandydatów.</numerusform>
            <numerusform>„Zastosuj” usunie {count} kandydatów.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>A gdyby w %1 było %2?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>A gdyby w %1 nie było %2?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>Jeden wpis jest błędny</numerusform>
            <numerusform>{count} wpisy są błędne</numerusform>
            <numerusform>{count} wpisów jest błędnych</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>Czy notatki są kompletne?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>Czy zapisujesz wszystkich kandydatów?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>Jeśli tak, brakujący kandydat liczy się jako wykreślony.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>Jeśli nie, jego brak nic nie znaczy.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>Brakuje notatki</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>W polu {cell} wykreślono właściwą cyfrę.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>W notatkach pola {cell} brakuje właściwej cyfry.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>Opiera się na niej następny krok.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Brak kroku</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>Żadna technika, z której może korzystać „Następny krok”, tu nie pomaga. Pomogłaby ta: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Nie ma już nic do znalezienia.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Kilka rozwiązań</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>Odtąd logika niczego nie rozstrzyga: zostało kilka rozwiązań.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>Wybierz cyfrę według uznania: dobra jest każda, która prowadzi do rozwiązania.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>Szukanie następnego kroku…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>Wykreślono jednego kandydata.</numerusform>
            <numerusform>Wykreślono {count} kandydatów.</numerusform>
            <numerusform>Wykreślono {count} kandydatów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>Wykreślono {digits} w {cells}.</numerusform>
            <numerusform>Wykreślono {digits} w {cells}.</numerusform>
            <numerusform>Wykreślono {digits} w {cells}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>Rozkład czasów</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Nie ma jeszcze gry z czasem</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>Mediana: %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>Najwyższy słupek: czas od %1, liczba gier: %2.</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>mediana %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>Trwa już import gier.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>to nie jest historia gier sudoku</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>plik jest uszkodzony albo kończy się za wcześnie</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>plik ma kodowanie UTF-16, a musi mieć UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>gry nie są listą</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>nie można odczytać wartości „%1”</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>ta historia pochodzi z nowszej wersji programu</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>kolekcje nie są listą</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>nie można odczytać kolekcji</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>nie można odczytać łamigłówek kolekcji</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linijka %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>nie można odczytać gry</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>w wierszu %1</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>wiersza %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>do wiersza %1</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>z wierszem %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>wiersz %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>kolumna %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>w kolumnie %1</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>kolumny %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>do kolumny %1</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>z kolumną %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>kolumnę %1</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>lewy górny kwadrat</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>w lewym górnym kwadracie</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>lewego górnego kwadratu</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>do lewego górnego kwadratu</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>z lewym górnym kwadratem</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>lewy górny kwadrat</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>górny środkowy kwadrat</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>w górnym środkowym kwadracie</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>górnego środkowego kwadratu</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>do górnego środkowego kwadratu</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>z górnym środkowym kwadratem</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>górny środkowy kwadrat</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>prawy górny kwadrat</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>w prawym górnym kwadracie</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>prawego górnego kwadratu</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>do prawego górnego kwadratu</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>z prawym górnym kwadratem</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>prawy górny kwadrat</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>lewy środkowy kwadrat</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>w lewym środkowym kwadracie</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>lewego środkowego kwadratu</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>do lewego środkowego kwadratu</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>z lewym środkowym kwadratem</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>lewy środkowy kwadrat</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>środkowy kwadrat</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>w środkowym kwadracie</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>środkowego kwadratu</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>do środkowego kwadratu</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>ze środkowym kwadratem</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>środkowy kwadrat</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>prawy środkowy kwadrat</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>w prawym środkowym kwadracie</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>prawego środkowego kwadratu</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>do prawego środkowego kwadratu</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>z prawym środkowym kwadratem</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>prawy środkowy kwadrat</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>lewy dolny kwadrat</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>w lewym dolnym kwadracie</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>lewego dolnego kwadratu</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>do lewego dolnego kwadratu</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>z lewym dolnym kwadratem</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>lewy dolny kwadrat</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>dolny środkowy kwadrat</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>w dolnym środkowym kwadracie</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>dolnego środkowego kwadratu</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>do dolnego środkowego kwadratu</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>z dolnym środkowym kwadratem</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>dolny środkowy kwadrat</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>prawy dolny kwadrat</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>w prawym dolnym kwadracie</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>prawego dolnego kwadratu</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>do prawego dolnego kwadratu</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>z prawym dolnym kwadratem</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>prawy dolny kwadrat</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>wiersz %1</numerusform>
            <numerusform>wiersze %1</numerusform>
            <numerusform>wiersze %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>w wierszu %1</numerusform>
            <numerusform>w wierszach %1</numerusform>
            <numerusform>w wierszach %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>wiersza %1</numerusform>
            <numerusform>wierszy %1</numerusform>
            <numerusform>wierszy %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>do wiersza %1</numerusform>
            <numerusform>do wierszy %1</numerusform>
            <numerusform>do wierszy %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>z wierszem %1</numerusform>
            <numerusform>z wierszami %1</numerusform>
            <numerusform>z wierszami %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>wiersz %1</numerusform>
            <numerusform>wiersze %1</numerusform>
            <numerusform>wiersze %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>kolumna %1</numerusform>
            <numerusform>kolumny %1</numerusform>
            <numerusform>kolumny %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>w kolumnie %1</numerusform>
            <numerusform>w kolumnach %1</numerusform>
            <numerusform>w kolumnach %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>kolumny %1</numerusform>
            <numerusform>kolumn %1</numerusform>
            <numerusform>kolumn %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>do kolumny %1</numerusform>
            <numerusform>do kolumn %1</numerusform>
            <numerusform>do kolumn %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>z kolumną %1</numerusform>
            <numerusform>z kolumnami %1</numerusform>
            <numerusform>z kolumnami %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>kolumnę %1</numerusform>
            <numerusform>kolumny %1</numerusform>
            <numerusform>kolumny %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>jeden sektor</numerusform>
            <numerusform>{count} sektory</numerusform>
            <numerusform>{count} sektorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>w jednym sektorze</numerusform>
            <numerusform>w {count} sektorach</numerusform>
            <numerusform>w {count} sektorach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>jednego sektora</numerusform>
            <numerusform>{count} sektorów</numerusform>
            <numerusform>{count} sektorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>do jednego sektora</numerusform>
            <numerusform>do {count} sektorów</numerusform>
            <numerusform>do {count} sektorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>z jednym sektorem</numerusform>
            <numerusform>z {count} sektorami</numerusform>
            <numerusform>z {count} sektorami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>jeden sektor</numerusform>
            <numerusform>{count} sektory</numerusform>
            <numerusform>{count} sektorów</numerusform>
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
        <translation>Trener</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>Zapytaj o to pole</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Wszystkie kroki</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Nauka…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Ćwiczenia…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>„Następny krok” mówi najpierw, gdzie patrzeć, potem co tam jest, a na końcu dlaczego. Ty decydujesz, ile ujawni.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Gdzie patrzeć, co to jest i dlaczego</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>Co tu może być i dlaczego nie inna cyfra</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>Wszystko, co da się teraz znaleźć</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>Lekcje od zasad po najtrudniejsze techniki</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>Pozycje, które wymagają jednej techniki</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>Nie ma nic do przywrócenia: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>Nie ma nic do zaimportowania: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>nie ma w nim żadnej gry.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>jego gra już tu jest.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>jego jedyna gra już tu jest.</numerusform>
            <numerusform>wszystkie gry (%Ln) już tu są.</numerusform>
            <numerusform>wszystkie gry (%Ln) już tu są.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>W %1 nie ma żadnej nowej gry.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>Wyjęte z kosza: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>Kolekcje dołączone do gier: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>Przywrócono jedną grę z %1</numerusform>
            <numerusform>Przywrócono %Ln gry z %1</numerusform>
            <numerusform>Przywrócono %Ln gier z %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>Zaimportowano jedną grę z %1</numerusform>
            <numerusform>Zaimportowano %Ln gry z %1</numerusform>
            <numerusform>Zaimportowano %Ln gier z %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>Przywrócono jeden ruch z %1</numerusform>
            <numerusform>Przywrócono %Ln ruchy z %1</numerusform>
            <numerusform>Przywrócono %Ln ruchów z %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>Zaimportowano jeden ruch z %1</numerusform>
            <numerusform>Zaimportowano %Ln ruchy z %1</numerusform>
            <numerusform>Zaimportowano %Ln ruchów z %1</numerusform>
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
            <numerusform>jeden ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>kopii zapasowej z %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Jedna już tu była.</numerusform>
            <numerusform>%Ln już tu były.</numerusform>
            <numerusform>%Ln już tu było.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>Tryb wpisywania</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Cyfra</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Cyfry</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>W rogu</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>W środku</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>Notatki w środku</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>Cyfra trafia do pola jako wpis</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>Notatki w stałych miejscach (tak samo: {Shift} + cyfra)</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>Notatki obok siebie (tak samo: {Ctrl} + cyfra)</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>Kolory (tak samo: {Ctrl} + {Shift} + cyfra)</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 i %2</translation>
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
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 lub %2</translation>
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
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1 ani %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 ani %2</translation>
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
        <translation>Wy&amp;czyść</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>&amp;Domyślny klawisz</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Przejmij</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>Szukaj poleceń i klawiszy</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>Polecenia menu i ich klawisze</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Resetuj w&amp;szystkie</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>Wszystkie polecenia mają domyślne klawisze.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Wybierz polecenie.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: domyślnie bez przypisanego klawisza</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: domyślnie %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Klawisz: %1</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>Przejdź do pola powyżej i naciśnij nowy klawisz.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>Klawisza %1 nie można zmienić. Służy do: %2. Naciśnij inny klawisz.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 należy do: %2 – zabrać stamtąd?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1: teraz bez przypisanego klawisza.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1: teraz klawisz %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nic nie znaleziono.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>Znane</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>Wybierz, od czego zacząć</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>Znasz %1 z %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>Krok %1 z 4 podpowiedzi</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Gdzie</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Co</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Zastosuj</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>Przewodnik po technikach</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>Wybierz, od czego zacząć</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Znajdź technikę</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>Podstawy</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>około minuty</numerusform>
            <numerusform>około %Ln minut</numerusform>
            <numerusform>około %Ln minut</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>znana</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>odświeżenie · %Ln dzień</numerusform>
            <numerusform>odświeżenie · %Ln dni</numerusform>
            <numerusform>odświeżenie · %Ln dni</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>odświeżenie</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>następna · %1 min</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 min · w nauce</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>znana, do odświeżenia</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>następna lekcja</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>w nauce</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, ostatnio jeden dzień temu</numerusform>
            <numerusform>%1, ostatnio %Ln dni temu</numerusform>
            <numerusform>%1, ostatnio %Ln dni temu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, ostatnio dawno temu</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nowa</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>do odświeżenia</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>cyfra, która je łączy</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>wspólna cyfra, która może być tylko w jednym z tych dwóch zbiorów</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>cyfry, które widzi to pole</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>każda z tych cyfr wyklucza pola, które widzi</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>tu jest już ta cyfra</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>tu jest już %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>tu nie może być %1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>wykreślone</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>tu musi być %1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>tu musi być ta cyfra</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>tu jest ta cyfra</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>tu jest %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>prowadzi od jednego do drugiego</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>w tym polu nie ma tej cyfry</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>tu nie ma %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>jeśli jedno jest fałszywe, drugie jest prawdziwe</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>jeśli jedno jest prawdziwe, drugie jest fałszywe</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>%1 we wszystkich tych polach albo w żadnym</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>jeśli cyfry nie ma w drugim kolorze, jest we wszystkich tych polach</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>druga sieć: cyfra we wszystkich tych polach albo w żadnym</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>jeśli cyfry nie ma w drugim kolorze, jest we wszystkich tych polach</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>pola linii</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>zbiór A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>zbiór C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>zbiór D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>odpadło w kroku %1</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>odpadło wcześniej</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>w jednym z nich jest %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>miejsca dla %1</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>te cyfry wypełniają te pola</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>bliźniaki</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>skrzydła</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>cyfry, które można by zamienić</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>pola ryby</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>jedno z nich jest prawdziwe</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>pola badane razem</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>w kwadracie oraz w wierszu lub kolumnie</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>układ</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>płetwa: dodatkowe miejsce</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>%1 jako trzeci kandydat: musi tu być</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>nie dopuszcza do zamiany</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>tu pojawia się sprzeczność</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>pola, które razem z dodatkowymi cyframi tworzą zbiór</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>tu nie zostałby żaden kandydat</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>pola kwadratu</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>zbiór B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>zbiór, w którym cyfr jest o jedną więcej niż pól</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>łodyga</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>oś</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>gdzie patrzeć</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>badany wiersz</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>badana kolumna</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>badany kwadrat</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>Zobacz, część %1 z %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>Znajdź – ćwiczenie %1 z %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Użyj</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Koniec lekcji</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Zobacz</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Znajdź</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>Znane: %1 z %2</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>Przykład lekcji</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Wróć do kursu</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Koniec lekcji</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lekcja: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Klawisze strzałek wybierają pole, cyfra wybiera jego kandydata, {Enter} wybiera pole.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Przykład: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>Pozycja lekcji</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: szukanie przykładu…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1: zobacz część %2 z %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Twoja gra pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>Znasz tę technikę</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Jeszcze niepotwierdzona</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>Dwa ćwiczenia rozwiązane samodzielnie potwierdzą, że ją znasz.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>Lekcja pokazuje, jak patrzeć.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Zobacz</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>Rozegraj pozycję do końca. Następny potrzebny w niej krok: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>Podpowiedzi działają jak zwykle. Twoja własna gra zostaje w bibliotece.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Szukanie pozycji…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>Nie ma pozycji do rozegrania.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Użyj</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Zagraj do końca</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Zakończ lekcję</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, użyj.</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>Twoja własna gra zostaje w bibliotece.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>Znalezione samodzielnie.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>Rozegrane do końca.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>Znana technika: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Znalezione bez pomocy: %1. Technika jest znana po jednym razie, w ćwiczeniach lub w grach.</numerusform>
            <numerusform>Znalezione bez pomocy: %1. Technika jest znana po %Ln razach, w ćwiczeniach lub w grach.</numerusform>
            <numerusform>Znalezione bez pomocy: %1. Technika jest znana po %Ln razach, w ćwiczeniach lub w grach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Następna lekcja: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Więcej ćwiczeń</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>następna gra</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>Co się trafi: od łatwych po bardzo trudne.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>Dużo cyfr początkowych i zawsze jakieś pole lub cyfra z jedną tylko możliwością.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>Pary, trójki i cyfry zablokowane w wierszu lub kwadracie.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>Układy z dwóch lub więcej wierszy: X-Wing, drapacz chmur, skrzydła.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>Większe układy i krótkie łańcuchy.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>Długie łańcuchy wniosków.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>Żaden układ nie wystarcza: trzeba coś wypróbować.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Dowolne</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Dla mnie</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Poz&amp;iom</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>W&amp;ymaga</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>nie można tego teraz zachować</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>Cofnij usunięcie</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>Drukuj wszystkie pokazane…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Zaznacz wszystkie</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>Pokaż techniki</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>Wszystkie poziomy</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortuj według</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>Pokaż: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>Dowolna kolekcja lub żadna</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importuj kolekcję…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>Dowolna etykieta lub żadna</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Sortuj według: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>Następna łamigłówka</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>Losowa łamigłówka</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>Zmień nazwę kolekcji</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>Usuń kolekcję</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>Pierwsza nierozpoczęta łamigłówka z tej listy</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>Dowolna nierozpoczęta łamigłówka z tej listy</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>Więcej o kolekcji</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>Etykiety wszystkich</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Nazwa kolekcji</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>piękne, jeszcze raz</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>Oddzielone przecinkami</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>Importowanie %1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>Importowanie %1: czekanie na inny program, który zablokował gry…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>Nie są łamigłówkami</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>Co nie jest łamigłówką i dlaczego</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Niezaimportowane</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>Czego nie zaimportowano i dlaczego</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>I jeszcze %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>Poziom, stan, etykieta, data, technika</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>Znajduje wszystkie słowa z karty, daty, cyfry i techniki</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Wyczyść wyszukiwanie</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Importuj kolekcję</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>Kosz jest pusty. Usunięte gry zostają tu przez 30 dni.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Nie masz jeszcze rozegranych gier.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>Nie ma takiej łamigłówki.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Nie ma takiej gry.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>Wszystkie łamigłówki z listy są już rozpoczęte.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Wszystkie łamigłówki tej kolekcji są już rozpoczęte.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>Przywrócono: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>Nie udało się usunąć.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>Eksport zaznaczonych gier</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Historia (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-gry</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>Wstrzymanej gry nie można drukować.</translation>
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
        <translation>Szukanie ścieżki…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>Kolekcje</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importuj kolekcję…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etykiety</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Zachowane</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnio grane</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>Data rozpoczęcia</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>Jedna gra</numerusform>
            <numerusform>%Ln gry</numerusform>
            <numerusform>%Ln gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1 z %Ln gry</numerusform>
            <numerusform>%1 z %Ln gier</numerusform>
            <numerusform>%1 z %Ln gier</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>Nie ma gier w koszu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>Jedna gra w koszu, na 30 dni</numerusform>
            <numerusform>%Ln gry w koszu, każda na 30 dni</numerusform>
            <numerusform>%Ln gier w koszu, każda na 30 dni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>Zaznaczono %1 z %Ln gry</numerusform>
            <numerusform>Zaznaczono %1 z %Ln gier</numerusform>
            <numerusform>Zaznaczono %1 z %Ln gier</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Usunięto: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Przywrócono: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>rozwiązane: %1 z %2</translation>
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
        <translation>Jeszcze bez poziomu</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Bez numeru</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>rozwiązanie pokazane</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>rozwiązane już wcześniej</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>Sudoku dnia: %1</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>Techniki tej łamigłówki nie są jeszcze znane.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Techniki: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Oceny: %1 z %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Poziomy: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1 z %Ln łamigłówki</numerusform>
            <numerusform>%1 z %Ln łamigłówek</numerusform>
            <numerusform>%1 z %Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Jedna łamigłówka</numerusform>
            <numerusform>%Ln łamigłówki</numerusform>
            <numerusform>%Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>zachowane</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>usunięte: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>jeśli nie to, to tamto</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>jeśli to, to nie tamto</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silne</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Słabe</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>Silne: jeśli nie to, to tamto</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>Słabe: jeśli to, to nie tamto</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Jedna łamigłówka</numerusform>
            <numerusform>%Ln łamigłówki</numerusform>
            <numerusform>%Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>Pierwsze %1 z %Ln łamigłówki</numerusform>
            <numerusform>Pierwsze %1 z %Ln łamigłówek</numerusform>
            <numerusform>Pierwsze %1 z %Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>Z wp&amp;isami</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>Z poziomami i oce&amp;nami</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>Przy wielu łamigłówkach ich ustalenie chwilę trwa.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Tytuł</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>Najtrudniejszy krok: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>Najtrudniejszy krok: %1. Najtrudniejszy znaleziony samodzielnie: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>Najtrudniejszy krok: %1. Znaleziony samodzielnie.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>Następna do nauki: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Plik</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowa gra</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>&amp;Wybierz nową grę…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>Poprzednia &amp;gra</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Sprawdź</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencje…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Podpowie&amp;dzi</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Na&amp;rzędzia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Zmień klawisze…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>&amp;O programie Sudoku</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>W schowku jest łamigłówka.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>Pokaż dwa rozwiązania</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>O programie Sudoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;Sudoku, które wyjaśnia każdy krok i zapisuje każdą rozgrywkę.&lt;/p&gt;&lt;p&gt;Licencja MIT&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Zakończenie</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>Nie udało się zapisać ostatnich ruchów. Zakończenie programu teraz oznacza ich utratę.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>&amp;Zakończ mimo to</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Tworzenie łamigłówki</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>Rezygnuje z nowej gry</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>Najpierw zamknij podpowiedź: zasłania kolory i połączenia.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>Wybierz najpierw kolor.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Silne połączenie od %1 w %2</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Słabe połączenie od %1 w %2</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: puść na %2 w %3.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1 do %2 w %3.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>Połączenie zostało usunięte.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>Notatki %1 tu nie ma.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: przejdź na drugi koniec i naciśnij cyfrę.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>Nie ma połączeń.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>Te pola nie mają połączeń.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>Żaden kandydat nie ma koloru.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>Żaden kandydat tych pól nie ma koloru.</translation>
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
            <numerusform>To jedyny błędny wpis.</numerusform>
            <numerusform>To pierwszy z {count} błędnych wpisów.</numerusform>
            <numerusform>To pierwszy z {count} błędnych wpisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>Cyfra {digit} w polu {cell} jest błędna.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>Cyfra {digit} w polu {cell}, wpisana w ostatnim ruchu, jest błędna.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>Cyfra {digit} w polu {cell}, wpisana jeden ruch temu, jest błędna.</numerusform>
            <numerusform>Cyfra {digit} w polu {cell}, wpisana %n ruchy temu, jest błędna.</numerusform>
            <numerusform>Cyfra {digit} w polu {cell}, wpisana %n ruchów temu, jest błędna.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>Po tym wpisie w końcu zabraknie miejsca na {digit} {house.in}.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>Po tym wpisie zabraknie w końcu cyfry dla pola {cell}.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>Po tym wpisie nie da się już wypełnić planszy.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house.in} cyfra {digit} może wystąpić tylko raz, a jest już w polu {cell}.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>Powrót do stanu sprzed błędu usunie też notatki.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>Powrót do stanu sprzed błędu usunie też jeden poprawny wpis.</numerusform>
            <numerusform>Powrót do stanu sprzed błędu usunie też %n poprawne wpisy.</numerusform>
            <numerusform>Powrót do stanu sprzed błędu usunie też %n poprawnych wpisów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>Usunięto jeden błędny wpis.</numerusform>
            <numerusform>Usunięto %n błędne wpisy.</numerusform>
            <numerusform>Usunięto %n błędnych wpisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>Usunięto {digit} z pola {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>Przywrócono stan sprzed błędu: zniknął też jeden poprawny wpis. „Cofnij” go przywróci.</numerusform>
            <numerusform>Przywrócono stan sprzed błędu: zniknęły też %n poprawne wpisy. „Cofnij” je przywróci.</numerusform>
            <numerusform>Przywrócono stan sprzed błędu: zniknęło też %n poprawnych wpisów. „Cofnij” je przywróci.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>Przywrócono stan sprzed błędu: zniknęły też notatki. „Cofnij” je przywróci.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>Przywrócono stan sprzed błędu.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>Kluczowe momenty</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1 z %Ln wpisu</numerusform>
            <numerusform>%1 z %Ln wpisów</numerusform>
            <numerusform>%1 z %Ln wpisów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>Pokaż krok</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Odtwarzaj stąd</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>Pozycja przed tym wpisem</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>Ćwicz: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Początek</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>Gałąź, jeden ruch: %1</numerusform>
            <numerusform>Gałąź, %Ln ruchy: %1</numerusform>
            <numerusform>Gałąź, %Ln ruchów: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>sprawdzenie</translation>
    </message>
    <message>
        <source>help</source>
        <translation>pomoc</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punkt kontrolny</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>początek próby</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>początek próby %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>tutaj</translation>
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
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>Gra w ówczesnym stanie</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>Kliknięcie lub {Enter} przenosi w to miejsce.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>Prawie: {candidate} widzi tylko część tego, co tu rozstrzyga.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>Poszukaj pola z {digit}, które widzi też resztę.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>Musi widzieć po jednym polu z każdej z dwóch grup.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>Musi widzieć oba końce układu.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>Musi widzieć wszystkie pola układu, w których może być jego cyfra.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>Prawie: {candidate} leży w linii ryby.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Nie widzi jednak płetwy, a płetwa może być prawdziwa.</numerusform>
            <numerusform>Nie widzi jednak wszystkich płetw, a któraś z nich może być prawdziwa.</numerusform>
            <numerusform>Nie widzi jednak wszystkich płetw, a któraś z nich może być prawdziwa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Poszukaj w tej linii pola, które widzi płetwę.</numerusform>
            <numerusform>Poszukaj w tych liniach pola, które widzi wszystkie płetwy.</numerusform>
            <numerusform>Poszukaj w tych liniach pola, które widzi wszystkie płetwy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Prawie: {candidate} widzi płetwę.</numerusform>
            <numerusform>Prawie: {candidate} widzi płetwy.</numerusform>
            <numerusform>Prawie: {candidate} widzi płetwy.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>Nie leży jednak w linii ryby.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Sprawdź, gdzie linia ryby przecina obszar, który widzi płetwa.</numerusform>
            <numerusform>Sprawdź, gdzie linia ryby przecina obszar, który widzą płetwy.</numerusform>
            <numerusform>Sprawdź, gdzie linia ryby przecina obszar, który widzą płetwy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>Prawie: {cell} to właściwe pole.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>Należy tam inna cyfra.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>Wykreślona jest tam inna cyfra.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>Sprawdź, których cyfr dotyczy układ.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>Prawie: {candidate} należy do układu.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>Sam układ zostaje. Wykreśla się to, co on wyklucza.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>Prawie: pole {cell} należy do układu.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>Układ nie wyklucza jednak w nim {digit}.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>Poszukaj pola, któremu układ zostawia jedną cyfrę.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>Spójrz na inne cyfry w polach układu.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>Spójrz na pola, które widzą układ.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>Wymaga</translation>
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
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Pozi&amp;om</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>Sudoku &amp;dnia</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>Iden&amp;tyfikator</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Więcej</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Tworzenie łamigłówki</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>Domyślna dla tego sposobu usuwania</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Cyfry początkowe</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>Najmniej cyfr początkowych</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>Najwięcej cyfr początkowych</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
    <message>
        <source>random</source>
        <translation>losowe</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>Jak powstaje pełna plansza, z której wycina się łamigłówkę</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>Które cyfry są usuwane i w jakiej liczbie</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>W jakiej kolejności sprawdzane są pola</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>Jak rozmieszczone są pozostałe cyfry</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>Ile jest cyfr początkowych</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>To samo ziarno daje tę samą łamigłówkę na każdym komputerze</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Resetuj</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Plansza</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Usuwanie cyfr</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>&amp;Kolejność</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>&amp;Symetria</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Ziar&amp;no</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>Dat&amp;a</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Pozio&amp;m</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>Ten sam identyfikator daje tę samą łamigłówkę na każdym komputerze.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>Id&amp;entyfikator łamigłówki</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>Pola z tego identyfikatora nie są łamigłówką: potrzebne jest dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>Nie znaleziono takiej łamigłówki. Wybierz coś innego albo spróbuj ponownie.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>Wśród bardzo wielu łamigłówek nie było takiej. Spróbuj szerszego wyboru.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>Niedostępne przy łamigłówce „Dla mnie”</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Szukanie takiej łamigłówki…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>Identyfikator wygląda tak: 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>Ziarno to liczba mniejsza niż 2^64.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>W tym sposobie usuwania cyfr ich kolejność i liczba są z góry ustalone.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>Znasz wszystkie lekcje</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>Ćwiczenia i odświeżenia pomagają je pamiętać.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Przykład: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>Zacznij · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>Poziom następnej gry</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>Notacja</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>Cyfra %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>Cyfra %1, o 1 za dużo</numerusform>
            <numerusform>Cyfra %1, o %n za dużo</numerusform>
            <numerusform>Cyfra %1, o %n za dużo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Cyfra %1, została 1</numerusform>
            <numerusform>Cyfra %1, zostały %n</numerusform>
            <numerusform>Cyfra %1, zostało %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>o 1 za dużo</numerusform>
            <numerusform>o %n za dużo</numerusform>
            <numerusform>o %n za dużo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>Wybierz %1 ({Alt}+%1): do wpisania została %n</numerusform>
            <numerusform>Wybierz %1 ({Alt}+%1): do wpisania zostały %n</numerusform>
            <numerusform>Wybierz %1 ({Alt}+%1): do wpisania zostało %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Numbers</name>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>9</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>Cyfry</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>notatki w rogu</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>notatki w środku</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>kolory kandydatów</translation>
    </message>
    <message>
        <source>links</source>
        <translation>połączenia</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>kolory</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n pole</numerusform>
            <numerusform>%n pola</numerusform>
            <numerusform>%n pól</numerusform>
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
        <translation>Wtedy dla pola {cell} zostaje tylko cyfra {digit}.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>Wtedy pole {cell} jest jedynym miejscem dla {digit} {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>Jedno rozwiązanie. Poziom: %1, najtrudniejsza technika: %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>Jedno rozwiązanie. Poziom: %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>Każda cyfra początkowa jest potrzebna.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>Niektóre cyfry początkowe są zbędne.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>Rozwiązania różnią się w jednym polu.</numerusform>
            <numerusform>Rozwiązania różnią się w %n polach.</numerusform>
            <numerusform>Rozwiązania różnią się w %n polach.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>Rozwiązania różnią się w %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>Samodzielnie %1, z pomocą %2, pokazane %3, pominięte %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>to folder</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>to potok</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>to gniazdo</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>to urządzenie</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>to dowiązanie, które prowadzi z powrotem do siebie</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>to jeden z plików, w których przechowywane są twoje gry</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>jest w folderze, w którym przechowywane są twoje gry</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Następna strona</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Nie ma jeszcze strony</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Strona %L1 z %L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Sudoku dnia</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>Sudoku dnia</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Co zostało rozegrane</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Następna strona</translation>
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
        <translation>Sudoku &amp;dnia</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>Wpis&amp;z łamigłówkę</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>B&amp;iblioteka…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>Importuj kol&amp;ekcję…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Statysty&amp;ki…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>Ś&amp;cieżka rozwiązania</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>Wszystkie k&amp;roki</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>Na&amp;uka…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Ćwicz&amp;enia…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>&amp;Przewodnik po technikach</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>Wstrzymuje lub wznawia grę</translation>
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
        <translation>Rozwiązania</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>Rozwiązania na ostatnich stronach</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>Rozwiązania na ostatniej stronie</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>Łamigłówka %L1 z %L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>Łamigłówki od %L1 do %L2 z %L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>strona %L1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>Każdy kod to link, który otwiera łamigłówkę na %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Jedna łamigłówka</numerusform>
            <numerusform>%Ln łamigłówki</numerusform>
            <numerusform>%Ln łamigłówek</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>W każdym wierszu, kolumnie i kwadracie każda cyfra od 1 do 9 jest dokładnie raz.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Każda łamigłówka ma dokładnie jedno rozwiązanie.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>Nr %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>1 cyfra początkowa</numerusform>
            <numerusform>%n cyfry początkowe</numerusform>
            <numerusform>%n cyfr początkowych</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>Zeskanuj, by zagrać na</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>nie ma w nim łamigłówki</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>archiwum ZIP: to, co HoDoKu zapisuje jako .hsol, można w nim zapisać też jako .txt lub .ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>bajt 0x00: to nie jest tekst w UTF-8</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XML, ale ani z OpenSudoku, ani z KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>niepoprawny XML</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>niepoprawny JSON</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>więcej wartości, niż ma łamigłówka</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>zbyt głębokie zagnieżdżenie</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>{number} występuje dwa razy w wierszu {row}: {first} i {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>{number} występuje dwa razy w kolumnie {column}: {first} i {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>{number} występuje dwa razy w kwadracie {box}: {first} i {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>brak rozwiązania</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>więcej niż jedno rozwiązanie</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>nieoczekiwany znak: {character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>{character} jako puste pole, a wcześniej było {before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>więcej niż 81 pól</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>tylko jedno pole z 81</numerusform>
            <numerusform>tylko {count} pola z 81</numerusform>
            <numerusform>tylko {count} pól z 81</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>więcej niż dziewięć pól w tym wierszu</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>tylko jedno pole w tym wierszu</numerusform>
            <numerusform>tylko {count} pola w tym wierszu</numerusform>
            <numerusform>tylko {count} pól w tym wierszu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>tylko jeden wiersz z dziewięciu</numerusform>
            <numerusform>tylko {count} wiersze z dziewięciu</numerusform>
            <numerusform>tylko {count} wierszy z dziewięciu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>jedno pole w tym wierszu zamiast dziewięciu</numerusform>
            <numerusform>{count} pola w tym wierszu zamiast dziewięciu</numerusform>
            <numerusform>{count} pól w tym wierszu zamiast dziewięciu</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>więcej niż dziewięć wierszy w [State]</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>w {cell} jest inna cyfra początkowa niż w [Puzzle]</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} nie jest kandydatem</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character} występuje dwa razy w tym polu</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character} występuje dwa razy w {cell}</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>brak kandydata w {cell}</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>w {cell} nie zostaje żaden kandydat</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>więcej niż 729 kandydatów</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>tylko jeden kandydat z 729</numerusform>
            <numerusform>tylko {count} kandydatów z 729</numerusform>
            <numerusform>tylko {count} kandydatów z 729</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>znacznik bez kandydatów</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>„u” przed pojedynczą cyfrą</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>brak pola od 00 do 80</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>brak cyfry od 1 do 9</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>brak kandydata od 001 do 009</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} jest już wypełnione</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>linijka biblioteki zaczyna się od „:”</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>jeden dwukropek, a linijka biblioteki ma ich 6 lub 7</numerusform>
            <numerusform>{count} dwukropki, a linijka biblioteki ma ich 6 lub 7</numerusform>
            <numerusform>{count} dwukropków, a linijka biblioteki ma ich 6 lub 7</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>brak kodu techniki</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character} nie jest cyfrą od 1 do 9</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>„+” stoi przed cyfrą</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>brak kandydata: cyfra, wiersz i kolumna, każde od 1 do 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>brak skrótu z 12 cyfr szesnastkowych</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>jedno pole danych zamiast skrótu, łamigłówki i oceny</numerusform>
            <numerusform>{count} pola danych zamiast skrótu, łamigłówki i oceny</numerusform>
            <numerusform>{count} pól danych zamiast skrótu, łamigłówki i oceny</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>jedno pole danych zamiast co najmniej 7</numerusform>
            <numerusform>{count} pola danych zamiast co najmniej 7</numerusform>
            <numerusform>{count} pól danych zamiast co najmniej 7</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>wiersz tabeli kończy się przed kolumną z łamigłówkami</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} nie oznacza spakowanych pól</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>brak poziomu od 1 do 4</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>własny format SudokuPad (scl) nie jest odczytywany; adres f-puzzles tak</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>w tym adresie nie ma łamigłówki, a tylko miejsce, skąd ją pobrać</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>brak tekstu spakowanego przez LZString</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>w spakowanym JSON: {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>brak „:” między rozmiarem a polami</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>losowe ziarno oznacza łamigłówkę tylko we własnym programie</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>rozmiar inny niż 3×3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (przekątne) to nie zwykłe sudoku</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} to nie zwykłe sudoku</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character} nie jest opcją Solo</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>„_” stoi między cyframi</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} nie jest ani cyfrą, ani ciągiem pustych pól (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>liczba większa niż 9 albo brak „_”</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>liczby cyfr początkowych są urwane</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character} nie jest liczbą cyfr początkowych</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>jedna cyfra początkowa, a zapowiedziano {number}</numerusform>
            <numerusform>{count} cyfry początkowe, a zapowiedziano {number}</numerusform>
            <numerusform>{count} cyfr początkowych, a zapowiedziano {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} nie jest polem</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} podano dwa razy</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>brak obiektu JSON</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>warunek „{text}”, którego zwykłe sudoku nie ma</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>cecha pola „{text}”, której zwykłe sudoku nie ma</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} nie leży w kwadracie {box}: obszary mają inny kształt</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>rozmiar inny niż 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>brak „grid”</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>nie ma dziewięciu wierszy</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>nie ma dziewięciu pól</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>notatki nie są listą</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>brak notatki od 1 do 9 w {cell}</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>brak wartości od {number} do 9 w {cell}</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>pole {number} danych: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>ani „cells” z GNOME Sudoku, ani „grid” z f-puzzles</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>pole bez położenia</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>brak wiersza i kolumny od 0 do 8</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} występuje dwa razy</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>nie podano, czy {cell} jest stałe</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>brak listy notatek w {cell}</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>brak notatki od 1 do 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>stopień trudności nie jest tekstem</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>brak czasu w sekundach</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>pliki OpenSudoku w nieznanej wersji: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>dane w nieznanej wersji: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>gra bez danych</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>w danych jedno pole z 81</numerusform>
            <numerusform>w danych {count} pola z 81</numerusform>
            <numerusform>w danych {count} pól z 81</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>brak notatek w {cell}</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>nie podano, czy {cell} można zmieniać</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>brak czasu w milisekundach</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>brak grafu, więc i rodzaju łamigłówki</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>to nie zwykłe sudoku 9 x 9 pól</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>jedna wartość zamiast 81</numerusform>
            <numerusform>{count} wartości zamiast 81</numerusform>
            <numerusform>{count} wartości zamiast 81</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{character} w {cell} nie jest wartością: b (1) do j (9) albo _ dla pustego pola</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>zdarzenie bez indeksu od 0 do 80</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>zdarzenie zmienia cyfrę początkową {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>brak znaczników (dziewięciu znaków 0 lub 1)</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>zdarzenie bez znaczników i bez wartości od 0 do 9</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>linijka %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>linijka %1, znak %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>spacja</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3</extracomment>
        <translation>bajt %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>Ścieżka rozwiązania</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>Ścieżkę skopiowano, jeden krok w linijce.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>Zwiń single</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Od początku</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Pierwszy krok</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Poprzedni krok</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>Następny krok ścieżki</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ostatni krok</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Sekundy na krok</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>Jak długo widać każdy krok podczas odtwarzania ścieżki</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>Wybierz krok.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Szukanie ścieżki…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Nie ma takiego kroku.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>Logika niczego tu nie rozstrzyga: zostało kilka rozwiązań.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Nie ma już nic do znalezienia.</translation>
    </message>
    <message>
        <source>SE %1.%2</source>
        <translation>SE %1.%2</translation>
    </message>
    <message>
        <source>HoDoKu %1 %2</source>
        <translation>HoDoKu %1 %2</translation>
    </message>
    <message>
        <source>hardest step %1</source>
        <translation>najtrudniejszy krok: %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>kilka rozwiązań</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>Krok %1 z %2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Twoja gra pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Wznów</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>jedno pole</numerusform>
            <numerusform>{count} pola</numerusform>
            <numerusform>{count} pól</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>wiersz</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>wiersze</translation>
    </message>
    <message>
        <source>column</source>
        <translation>kolumna</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>kolumny</translation>
    </message>
    <message>
        <source>box</source>
        <translation>kwadrat</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>kwadraty</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>Gra jest wstrzymana.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>Dobre oko.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>Pozycja do ćwiczenia</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Klawisze strzałek wybierają pole, cyfra wybiera jego kandydata, {Enter} wybiera pole.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>Znajdź: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>Kliknij pole, które ona wypełnia.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>Kliknij kandydatów, których ona wyklucza.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>Nic łatwiejszego tu nie zostało.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>Ten jest już znaleziony.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>W polu {cell} nie ma kandydata {digit}.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>Pole {cell} jest już wypełnione.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>Dobrze: w polu {cell} jest {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>Dobrze: {digit} w polu {cell} jest wykreślone.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>Znaleziono wszystkie ({all}).</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>Znaleziono {found} z {all}.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>Ta technika nie dowodzi, że w polu {cell} jest {digit}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>Szukaj najpierw układu, a potem pola, które on wypełnia.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>Cyfra jest dobra, ale nic nie prowadzi do {candidate}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>Szukaj najpierw układu, a potem tego, co on wyklucza.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>Nic tego rodzaju nie wyklucza {candidate}.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>Przyjrzyj się innej cyfrze.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>Pole {cell} nie jest ostatnim pustym polem wiersza, kolumny ani kwadratu.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>Poszukaj wiersza, kolumny lub kwadratu z jednym pustym polem.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>W polu {cell} może być jeszcze {digits}.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>Poszukaj pola, którego wiersz, kolumna i kwadrat zawierają razem osiem cyfr.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>Pole {cell} nie jest jedynym miejscem żadnej cyfry w swoim wierszu, kolumnie ani kwadracie.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>Weź jedną cyfrę i sprawdź, gdzie może jeszcze trafić w kwadracie.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>Ta technika nie wypełnia pola {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>Po trzech nietrafionych próbach liczy się jako znalezione z pomocą.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>Po %Ln minucie bezczynności</numerusform>
            <numerusform>Po %Ln minutach bezczynności</numerusform>
            <numerusform>Po %Ln minutach bezczynności</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Cofnij reset</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencje</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Szukaj w preferencjach</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Grupy preferencji</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Re&amp;setuj</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>Wszystkie preferencje wracają do wartości domyślnych</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Oznaczenia</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>Wpisywanie</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Jak w systemie</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Wysoki kontrast, jasny</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Wysoki kontrast, ciemny</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>Kolo&amp;ry</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>motyw jasny ciemny wysoki kontrast</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>&amp;Numery wierszy i kolumn</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animacje</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>Rozmiar cyfr</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>Rozmiar &amp;cyfr</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>duże i małe</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>Czcionka cyfr</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>C&amp;zcionka cyfr</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>&amp;Panel po lewej stronie</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 i 9 w górnym rzędzie, jak w ka&amp;lkulatorze</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>&amp;Duże przyciski do obsługi dotykiem</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Co wyróżniać</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>&amp;Oznaczaj konflikty cyfr</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>Wiersz, kolumna i &amp;kwadrat zaznaczonego pola</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>Wybrana cyfra &amp;na planszy</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>Wybrana cyfra w no&amp;tatkach</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>Dźwięk&amp;i po rozwiązaniu lub błędzie</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Cyfra</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Pole</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Dowolnie</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>Co najpier&amp;w</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>cyfra pole dowolnie kliknięcie panel mysz dotyk</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>Oznaczaj &amp;błędne wpisy od razu (liczy się jako pomoc)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>&amp;Usuwaj notatki, które wpis wyklucza</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>Pokazuj z&amp;egar</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>Automat&amp;yczna pauza</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>bezczynność minuty</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>podpowiedzi techniki jednoznaczność poziom</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>Z&amp;mień klawisze…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>zmiana skróty klawiatura</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>Wszystkie preferencje mają wartości domyślne.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>Preferencje są takie jak przedtem.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>Nie zapisano: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>T&amp;e łamigłówki</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>T&amp;a łamigłówka</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>&amp;Książka z nowymi łamigłówkami</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>Ut&amp;wórz łamigłówki</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>Z wp&amp;isami i notatkami</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>Z &amp;otwartą podpowiedzią</translation>
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
        <translation>Wszyscy kandyda&amp;ci</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Rozwiązania na końcu</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>Profi&amp;l</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>Pokazuje, gdzie łamigłówka jest trudna, przy jednej lub dwóch na stronie</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Łamigłówek na &amp;stronę</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
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
        <translation>Zapisano: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>Drukowanie jest tu niedostępne: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Wysłano do drukarki.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Przerwano.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Chwileczkę…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>na początku (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>w środku (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>pod koniec (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>Łatwy początek, ciasno %1, potem łatwo.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>Łatwy początek, ciasno %1.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>Ciasno %1, potem łatwo.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>Ciasno %1.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>Łatwy początek, jeden trudny moment %1, potem łatwo.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>Łatwy początek, jeden trudny moment %1.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>Jeden trudny moment %1, potem łatwo.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>Jeden trudny moment %1.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>Najtrudniej %1, znów ciasno %2, potem łatwo.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>Najtrudniej %1, znów ciasno %2.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>Ciasno %1, najtrudniej %2, potem łatwo.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>Ciasno %1, najtrudniej %2.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>Od początku do końca same single, czasem nieliczne.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Łatwo od początku do końca: zawsze jest co najmniej jeden dostępny krok.</numerusform>
            <numerusform>Łatwo od początku do końca: zawsze są co najmniej {count} dostępne kroki.</numerusform>
            <numerusform>Łatwo od początku do końca: zawsze jest co najmniej {count} dostępnych kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>brak dostępnych kroków</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>jeden dostępny krok</numerusform>
            <numerusform>{count} dostępne kroki</numerusform>
            <numerusform>{count} dostępnych kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>Krok %1 z %2: %3, %4.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1, w %2.</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>Dwa rozwiązania różnią się w jednym polu.</numerusform>
            <numerusform>Dwa rozwiązania różnią się w %n polach.</numerusform>
            <numerusform>Dwa rozwiązania różnią się w %n polach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>Dwa rozwiązania różnią się w %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>Szukanie rozwiązań…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>Brak rozwiązania. Któraś cyfra jest błędna.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>Jedno rozwiązanie. Można grać.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>Wpisz cyfry początkowe łamigłówki albo ją wklej.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>Więcej niż jedno rozwiązanie. Brakuje cyfr.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>Dodano jedną cyfrę.</numerusform>
            <numerusform>Dodano %n cyfry.</numerusform>
            <numerusform>Dodano %n cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>To nie jest sudoku: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>Pierwsza z %n łamigłówki.</numerusform>
            <numerusform>Pierwsza z %n łamigłówek.</numerusform>
            <numerusform>Pierwsza z %n łamigłówek.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ostat&amp;nio otwierane</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Zapisz jako…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopiuj j&amp;ako</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>Łamigłówka &amp;bez wpisów</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>I&amp;dentyfikator łamigłówki</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Wklej</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Łamigłówki (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Upuszczony tekst</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Wyczyść</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>pozycja jako ciąg 81 pól</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>łamigłówka bez wpisów</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>Łamigłówka o kilku rozwiązaniach nie ma identyfikatora.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>identyfikator łamigłówki %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Skopiowano: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Wklejony tekst</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>Nie ma tekstu do otwarcia.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: nie zapisano: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: zapisano.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: zapisano, ale ten format nie mieści wszystkich wpisów i notatek.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: ta łamigłówka jest już rozpoczęta i trwa dalej.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: otwarto.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>Ma kilka rozwiązań: każde z nich jest dobre.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>Łamigłówki dla ciebie</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>Zacznij łamigłówkę dla mnie</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>Kod QR łamigłówki</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Kod QR</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>Zeskanuj go, by zagrać na innym urządzeniu. Zawiera link, który otwiera łamigłówkę na %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>Co może być w tym polu?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1: co tu może być?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>Gdzie może być {digit} {house.in}?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>Wszystkie cyfry pola %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>Wszystkie miejsca dla {digit} {house.in}</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>Dlaczego nie %1 w %2?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>Logika już to rozstrzyga. Zapytaj o jedną z odpowiedzi albo zrób następny krok.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>Naciśnij cyfrę, by zobaczyć, dlaczego. Naciśnij inne pole albo przejdź do niego, by zapytać o nie.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>Naciśnij pole na tej liście, by zobaczyć, dlaczego.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>Pytanie liczy się jako pomoc, tak jak podpowiedź.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Pytanie: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>W polu {cell} jest już cyfra: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{house.in} cyfra {digit} jest już w polu {cell}.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>Cyfra {digit} jest nadal możliwa. Nic jej tu jeszcze nie wyklucza.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>Cyfrę {digit} wykluczono już wcześniej.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>Nie może to być {digit}, ale dowód wymaga jednego kroku.</numerusform>
            <numerusform>Nie może to być {digit}, ale dowód wymaga {count} kroków.</numerusform>
            <numerusform>Nie może to być {digit}, ale dowód wymaga {count} kroków.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, potem %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>Pytanie: w %1 nie ma %2.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>Pytanie: w %1 nie ma %2. „Wyklucz %2” usuwa tego kandydata.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Szukanie dowodu…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>Jeden wpis jest błędny. Pokazać go?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>Kilka wpisów jest błędnych. Pokazać pierwszy?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>Błędne wpisy nie są argumentami: odpowiedzi je pomijają.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1 to cyfra początkowa.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>W polu %1 jest już cyfra.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>Naciśnij puste pole albo przejdź do niego, by o nie zapytać.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>najwyżej dwa dostępne kroki</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>Gotowa łamigłówka</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Tworzenie łamigłówki…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln cyfra początkowa</numerusform>
            <numerusform>%1 · %Ln cyfry początkowe</numerusform>
            <numerusform>%1 · %Ln cyfr początkowych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln krok</numerusform>
            <numerusform>%Ln kroki</numerusform>
            <numerusform>%Ln kroków</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>W polach {cells} są tylko {digits}, a każde pole widzi następne.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>Cyfry występują więc w nich na przemian, w jednej albo w drugiej kolejności.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>W każdym z pól {even} jest zawsze inna cyfra niż w każdym z pól {odd}.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>Pole {cell} widzi {one} i {other}: w jednym jest {a}, w drugim {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>Prześledź połączenia: zataczają koło i wracają na początek.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>Połączenia działają też wstecz: z dwóch końców każdego prawdziwy jest dokładnie jeden.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>W polu {cell} może być tylko {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>W jednym z pól {cells} jest {digit}, a pole {gone} widzi je wszystkie.</numerusform>
            <numerusform>W jednym z pól {cells} jest {digit}, a pola {gone} widzą je wszystkie.</numerusform>
            <numerusform>W jednym z pól {cells} jest {digit}, a pola {gone} widzą je wszystkie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>Prześledź połączenia: wtedy {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>To przeczy założeniu. Było ono więc błędne.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>W jednym polu nie może być obu cyfr naraz. Założenie jest więc błędne.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>Zatem {one} lub {other}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>W polu {cell} jest {other} albo pole to widzi zbiór {source}, w którym jest {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>W polu {cell} jest {other} albo pole to widzi {source}, a tam jest {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>W polu {cell} jest {other} albo pole to widzi {source}, a w jednym z nich jest {digit}.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>Jeśli {start}, wynik mamy od razu.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>Jeśli {start}, to od razu {end}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>Jeśli {start}, to z połączeń wynika, że {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>cyfra {digit} zarazem jest w polu {cell} i jej tam nie ma</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>w polu {cell} są naraz {one} i {other}</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in} cyfra {digit} jest dwa razy, w polach {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in} nie ma już miejsca na {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>w polu {cell} nie ma już kandydatów</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>To niemożliwe: {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>Prześledź połączenia: wtedy {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>To niemożliwe, więc założenie jest błędne.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>Cyfra {digit} jest w polu {cell} albo jej tam nie ma.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>W polu {cell} jest {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in} cyfra {digit} jest w {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>Prześledź połączenia od każdego z nich: w każdym przypadku {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>Gdyby {cells: w tym polu} były tylko {digits}, można by te cyfry zamienić miejscami: wszystkie wiersze, kolumny i kwadraty nadal by się zgadzały.</numerusform>
            <numerusform>Gdyby {cells: we wszystkich tych polach} były tylko {digits}, można by te cyfry zamienić miejscami: wszystkie wiersze, kolumny i kwadraty nadal by się zgadzały.</numerusform>
            <numerusform>Gdyby {cells: we wszystkich tych polach} były tylko {digits}, można by te cyfry zamienić miejscami: wszystkie wiersze, kolumny i kwadraty nadal by się zgadzały.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>Byłoby to drugie rozwiązanie, a sudoku ma tylko jedno.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>To pole oraz {cells} tworzą razem zablokowany zbiór: pól jest tyle samo co cyfr, więc {digits} muszą być właśnie w nich.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>Zapobiec temu może tylko pole {cell}, więc musi w nim być {digits}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>W co najmniej jednym z pól {cells} musi więc być {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>W żadnym polu, które widzi oba te pola, nie może być {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>W żadnym polu, które widzi je wszystkie, nie może być {digit}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>W co najmniej jednym z pól {cells} musi więc być inna cyfra: {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>Pola {corners} leżą w dwóch wierszach, w dwóch kolumnach i tylko w dwóch kwadratach.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in} cyfra {digit} nie ma innych miejsc niż te rogi.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>Gdyby w polu {one} było {digit}, byłoby też w polu {other}, a w pozostałych byłoby {rest}.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>We wszystkich czterech rogach byłyby tylko {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in} cyfra {digit} jest w {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>Gdyby w jednym z tych dwóch pól było {digit}, w drugim byłoby {other}.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>W polach {others} są tylko {digits}, więc we wszystkich czterech byłyby tylko te dwie cyfry.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Załóżmy, że w polu {cell} jest {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>Wtedy {row.in} cyfra {other} jest w {inRow}, a {column.in} w {inColumn}: innych miejsc już nie ma.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>W polu {last} są tylko {digits}, więc jest tam {digit}, a we wszystkich czterech rogach są tylko {digits}.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>W żadnym rogu nie ma cyfry początkowej, więc nic nie wskazywałoby, które z dwóch rozwiązań jest właściwe.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>W co najmniej jednym z pól {cells} musi więc być {digit}, a zatem nie może jej być w żadnym polu, które widzi oba te pola.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>Gdyby w polu {cell} było {digit}, te cyfry dałoby się zamienić miejscami.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>Pola {cells} tworzą pętlę.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>Każde widzi następne, a w każdym wierszu, kolumnie i kwadracie są dwa z nich albo nie ma żadnego.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>Każde puste pole oprócz {cell} ma tylko dwóch kandydatów.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>Bez {digit} w tym polu każda brakująca cyfra miałaby w każdym wierszu, kolumnie i kwadracie po dwa miejsca.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>Każde rozwiązanie dałoby się wtedy zamienić w inne: wystarczyłoby w każdym pustym polu wpisać drugiego kandydata.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>Sudoku ma jedno rozwiązanie, więc w polu {cell} jest {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in} cyfra {digit} może być tylko {cells: w tych dwóch polach}, więc jest w drugim z nich.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>Prawie każde puste pole ma dwóch kandydatów; więcej mają tylko {cells}.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>Bez {digits} w tych polach wystarczyłoby w każdym pustym polu wpisać drugiego kandydata, aby powstało drugie rozwiązanie.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>W co najmniej jednym z pól {cells} jest więc {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines.in} cyfra {digit} ma tylko po dwa miejsca.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines.in} cyfra {digit} ma tylko po dwa miejsca.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>Pola {feet} leżą razem {house.in}, więc {digit} jest co najwyżej w jednym z nich.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>Zatem co najmniej jedna z tych dwóch linii ma cyfrę {digit} na swoim drugim końcu: w {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>To samo dotyczy {lines.of}, z końcami {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>To samo dotyczy cyfry {digit} {lines.in}, z końcami {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>W polu, które widzi oba końce tego samego latawca, nie może być jego cyfry.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>Tak samo oba przypadki wykluczają tę cyfrę także z {cells}.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in} każde miejsce cyfry {digit} leży {near.in} lub {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.in} cyfra {digit} ma tylko dwa miejsca: {near} i {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>Jeśli {digit} jest w polu {far}, nie może jej być w {cells}.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>Jeśli nie, to {digit} jest w polu {near}, więc {box.in} cyfra {digit} musi leżeć {other.in}, co również wyklucza ją z {cells}.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>Jeśli cyfra {digit} ma w wierszu, kolumnie lub kwadracie tylko dwa miejsca, musi być w jednym z nich.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>Łączymy takie pary ze sobą i ich pola kolorujemy na przemian dwoma kolorami. Zielone: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>Brązowe: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>Albo {digit} jest w każdym zielonym polu, albo w każdym brązowym.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>Te pola widzą i zielone, i brązowe: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>Pole {cell} widzi zielone {one} i brązowe {other}.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>Pola {cells}, oba zielone, leżą razem {house.in}: {digit} może być tylko w jednym z nich.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>Pola {cells}, oba brązowe, leżą razem {house.in}: {digit} może być tylko w jednym z nich.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>W żadnym zielonym polu nie ma więc {digit}, a w każdym brązowym jest.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>W żadnym brązowym polu nie ma więc {digit}, a w każdym zielonym jest.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>Jedna możliwość: prawdziwy jest każdy zielony krążek ({cells}).</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>Druga możliwość: prawdziwy jest każdy brązowy kwadracik ({cells}).</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>W drugiej sieci jedna możliwość: prawdziwy jest każdy zielony pierścień ({cells}).</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>Druga możliwość: prawdziwa jest każda brązowa ramka ({cells}).</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} i {other} {b} widzą się nawzajem: prawdziwe jest co najwyżej jedno z nich.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>Prawdziwe są więc {ones} lub {others}, a pole {cells} widzi i jedne, i drugie.</numerusform>
            <numerusform>Prawdziwe są więc {ones} lub {others}, a pola {cells} widzą i jedne, i drugie.</numerusform>
            <numerusform>Prawdziwe są więc {ones} lub {others}, a pola {cells} widzą i jedne, i drugie.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} widzi {ring.object} {b} i {frame.object} {d}.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} widzi {ring.object} {b}, a {one} {c} widzi {frame.object} {d}.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>Jedno z tych dwóch miejsc jest prawdziwe, więc {ones} są fałszywe.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>zielone krążki</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>brązowe kwadraciki</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>zielone pierścienie</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>brązowe ramki</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>zielony krążek</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>brązowy kwadracik</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>zielony pierścień</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>brązowa ramka</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>zielony krążek</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>brązowy kwadracik</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>zielony pierścień</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>brązową ramkę</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Płetwa widzi {cells}, więc jeśli jest w niej {digit}, tam też nie może jej być.</numerusform>
            <numerusform>Wszystkie płetwy widzą {cells}, więc jeśli w którejś z nich jest {digit}, tam też nie może jej być.</numerusform>
            <numerusform>Wszystkie płetwy widzą {cells}, więc jeśli w którejś z nich jest {digit}, tam też nie może jej być.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.in} cyfra {digit} ma {places: tylko jedno miejsce}, leży ono {cover.in}.</numerusform>
            <numerusform>{base.in} cyfra {digit} ma {places: tylko {count} miejsca}, a wszystkie leżą {cover.in}.</numerusform>
            <numerusform>{base.in} cyfra {digit} ma {places: tylko {count} miejsc}, a wszystkie leżą {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>{cover.in} zmieści się najwyżej po jednej cyfrze {digit}, a w tych miejscach musi ich być tyle samo, więc w pozostałych polach {cover.of} nie może być {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.in} cyfra {digit} ma {places: tylko jedno miejsce}.</numerusform>
            <numerusform>{base.in} cyfra {digit} ma {places: tylko {count} miejsca}.</numerusform>
            <numerusform>{base.in} cyfra {digit} ma {places: tylko {count} miejsc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>Wszystkie leżą {cover.in}.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>Wszystkie leżą {cover: w innych sektorach, których jest tyle samo}.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>{cover: Tam} zmieści się najwyżej po jednej cyfrze {digit}, a w tych miejscach musi ich być tyle samo, więc poza nimi nie może tam być {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>Pole {cells} leży w dwóch z tych sektorów naraz. Cyfra {digit} w tym polu zajęłaby oba, a dla pozostałych cyfr {digit} zostałoby za mało sektorów.</numerusform>
            <numerusform>Każde z pól {cells} leży w dwóch z tych sektorów naraz. Cyfra {digit} w takim polu zajęłaby oba, a dla pozostałych cyfr {digit} zostałoby za mało sektorów.</numerusform>
            <numerusform>Każde z pól {cells} leży w dwóch z tych sektorów naraz. Cyfra {digit} w takim polu zajęłaby oba, a dla pozostałych cyfr {digit} zostałoby za mało sektorów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>Spójrz na miejsca cyfry {digit} {base.in}.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>Wszystkie oprócz płetwy {fins} leżą {cover.in}.</numerusform>
            <numerusform>Wszystkie oprócz płetw {fins} leżą {cover.in}.</numerusform>
            <numerusform>Wszystkie oprócz płetw {fins} leżą {cover.in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>Wszystkie oprócz jednego miejsca leżą {cover.in}.</numerusform>
            <numerusform>Wszystkie oprócz {count} miejsc leżą {cover.in}.</numerusform>
            <numerusform>Wszystkie oprócz {count} miejsc leżą {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>Płetwy: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>Jeśli w płetwie nie ma {digit}, pozostałe miejsca tworzą {fish}: to {places: niebieskie krążki}.</numerusform>
            <numerusform>Jeśli w żadnej płetwie nie ma {digit}, pozostałe miejsca tworzą {fish}: to {places: niebieskie krążki}.</numerusform>
            <numerusform>Jeśli w żadnej płetwie nie ma {digit}, pozostałe miejsca tworzą {fish}: to {places: niebieskie krążki}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Jeśli w płetwie nie ma {digit}, pozostałe miejsca tworzą {fish}: to {places: niebieskie krążki}.</numerusform>
            <numerusform>Jeśli w żadnej płetwie nie ma {digit}, pozostałe miejsca tworzą {fish}: to {places: niebieskie krążki}.</numerusform>
            <numerusform>Jeśli w żadnej płetwie nie ma {digit}, pozostałe miejsca tworzą {fish}: to {places: niebieskie krążki}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>Wtedy w pozostałych polach {cover.of} nie może być {digit}.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in} miejsca cyfry {digit}, z wyjątkiem {fins}, mieszczą się łącznie {cover.in}.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>Albo inaczej: z wyjątkiem {fins} mieszczą się one łącznie {cover.in}.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>Weź każdy z tych układów razem z jego płetwami, czyli dodatkowymi miejscami.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>Jeśli w żadnej płetwie nie ma {digit}, układ to {fish}, a jego kolumny, wiersze lub kwadraty mają w nim swoją cyfrę {digit}.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>Jeśli w żadnej płetwie nie ma {digit}, układ to {fish}, a jego kolumny, wiersze lub kwadraty mają w nim swoją cyfrę {digit}.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>Jeśli {digit} jest w którejś płetwie, to w żadnym polu, które widzi wszystkie płetwy tego układu, również nie może być {digit}.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>Zatem w co najmniej jednym z pól {starts} jest {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>Z każdego z nich połączenia prowadzą do tego samego: {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house.in} jest tylko jedno puste pole.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>Z cyfr od 1 do 9 brakuje tam tylko cyfry {digit}.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>Zatem {cell: w tym polu} musi być {digit}.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>Spójrz na {cell: to pole} razem z jego wierszem, kolumną i kwadratem.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>Jest tam już {digits: jedna cyfra}.</numerusform>
            <numerusform>Są tam już {digits: {count} różne cyfry}.</numerusform>
            <numerusform>Jest tam już {digits: {count} różnych cyfr}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>Nie może to być {digits}, co już wcześniej ustalono.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>Zostaje tylko cyfra {digit}, więc to ona musi tu być.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.in} brakuje jeszcze cyfry {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>Liczy się tu {digits: jedno pole, w którym już jest {digit}}.</numerusform>
            <numerusform>Liczą się tu {digits: {count} pola, w których już jest {digit}}.</numerusform>
            <numerusform>Liczy się tu {digits: {count} pól, w których już jest {digit}}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>Cyfra {digit} nie może się powtórzyć w żadnym wierszu, w żadnej kolumnie ani w żadnym kwadracie, więc odpada {cells: jedno pole}.</numerusform>
            <numerusform>Cyfra {digit} nie może się powtórzyć w żadnym wierszu, w żadnej kolumnie ani w żadnym kwadracie, więc odpadają {cells: {count} pola}.</numerusform>
            <numerusform>Cyfra {digit} nie może się powtórzyć w żadnym wierszu, w żadnej kolumnie ani w żadnym kwadracie, więc odpada {cells: {count} pól}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>W {cells} wykreślono ją już wcześniej.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>Zostaje {cell: jedno pole}, więc musi w nim być {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from.in} cyfra {digit} ma {places: tylko jedno miejsce}.</numerusform>
            <numerusform>{from.in} cyfra {digit} ma {places: tylko {count} miejsca}.</numerusform>
            <numerusform>{from.in} cyfra {digit} ma {places: tylko {count} miejsc}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from.in} cyfra {digit} ma {places: tylko jedno miejsce}.</numerusform>
            <numerusform>{from.in} cyfra {digit} ma {places: tylko {count} miejsca}.</numerusform>
            <numerusform>{from.in} cyfra {digit} ma {places: tylko {count} miejsc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>Oba leżą też {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>Wszystkie leżą też {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>Niezależnie od tego, w którym z nich jest {digit}, jest to zarazem jedyna {digit} {in.in}.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in} w polach {cells} nie ma innych kandydatów niż {digits}.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>Cyfry {digits} są więc zajęte: nie może ich być w pozostałych polach {houses.of}.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>W dwóch polach mieszczą się dwie cyfry, po jednej w każdym, w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>W dwóch polach mieszczą się dwie cyfry, po jednej w każdym.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>W jednym polu mieści się jedna cyfra.</numerusform>
            <numerusform>Pól jest tyle samo co cyfr: w każdym będzie jedna z nich, w jakiejś kolejności.</numerusform>
            <numerusform>Pól jest tyle samo co cyfr: w każdym będzie jedna z nich, w jakiejś kolejności.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>W jednym polu mieści się jedna cyfra.</numerusform>
            <numerusform>Pól jest tyle samo co cyfr: w każdym będzie jedna z nich.</numerusform>
            <numerusform>Pól jest tyle samo co cyfr: w każdym będzie jedna z nich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in} cyfra {digits} ma tylko jedno miejsce: {cells}.</numerusform>
            <numerusform>{house.in} cyfry {digits} mają razem tylko {count} miejsca: {cells}.</numerusform>
            <numerusform>{house.in} cyfry {digits} mają razem tylko {count} miejsc: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>Jedna cyfra potrzebuje jednego pola, więc zajmie właśnie to.</numerusform>
            <numerusform>Miejsc jest tyle samo co cyfr, więc te cyfry zajmą właśnie te pola.</numerusform>
            <numerusform>Miejsc jest tyle samo co cyfr, więc te cyfry zajmą właśnie te pola.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>W żadnym z nich nie zmieści się inna cyfra.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>W polu {pivot}, czyli w osi, jest {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>W polu {pincer} są tylko {digits}: jeśli w polu {pivot} jest {own}, to w {pincer} jest {digit}.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>Albo {digit} jest w samym polu {pivot}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>W co najmniej jednym z pól {ends} jest więc {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>Pola {one} i {other} to bliźniaki: w każdym jest {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.in} cyfra {link} jest w {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>Jeśli w polu {place} jest {link}, to w bliźniaku {twin}, który je widzi, jest {digit}.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>W polu {one} lub {other} jest więc {digit}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: Zbiór {letter}} to {cells}: jedno pole z dwiema cyframi ({digits}).</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: Zbiór {letter}} to {cells}, z cyframi {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: Zbiór {letter}} to jedno pole z {more} cyframi ({digits}).</numerusform>
            <numerusform>{set: Zbiór {letter}} to {count} pola z {more} cyframi ({digits}).</numerusform>
            <numerusform>{set: Zbiór {letter}} to {count} pól z {more} cyframi ({digits}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: Zbiór {letter}} to {cells}: jedno pole z {more} cyframi ({digits}).</numerusform>
            <numerusform>{set: Zbiór {letter}} to {cells}: {count} pola z {more} cyframi ({digits}).</numerusform>
            <numerusform>{set: Zbiór {letter}} to {cells}: {count} pól z {more} cyframi ({digits}).</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>Wszystkie pola z {one} w obu zbiorach widzą się nawzajem, tak samo pola z {other}: każda z tych cyfr może być tylko w jednym zbiorze.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>W każdym zbiorze może zabraknąć tylko jednej cyfry. W każdym brakuje więc dokładnie jednej z cyfr {digits}.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>Pozostałe cyfry każdego zbioru na pewno są w jego polach, a każda z cyfr {digits} – w jednym ze zbiorów.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>Wszystkie pola z {digit} w obu zbiorach widzą się nawzajem, więc {one} może być tylko w jednym z nich.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>Wszystkie pola z {digit} w obu zbiorach widzą się nawzajem, więc {one} może być tylko w jednym z nich.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>Zbiór bez niej potrzebuje wszystkich swoich pozostałych cyfr, także {digits}.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>Każda z cyfr {digits} jest więc {one: w zbiorze {a}} lub {other: w zbiorze {b}}. Każde pole, z którego wykreślamy cyfrę, widzi wszystkie jej miejsca w obu zbiorach.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Zatem {digits} jest {one: w zbiorze {a}} lub {other: w zbiorze {b}}, a pole {cells} widzi każde miejsce dla {digits} w obu.</numerusform>
            <numerusform>Zatem {digits} jest {one: w zbiorze {a}} lub {other: w zbiorze {b}}, a pola {cells} widzą każde miejsce dla {digits} w obu.</numerusform>
            <numerusform>Zatem {digits} jest {one: w zbiorze {a}} lub {other: w zbiorze {b}}, a pola {cells} widzą każde miejsce dla {digits} w obu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>Zatem {digits} jest {one: w zbiorze {a}} lub {other: w zbiorze {b}}, a {cells: jedno pole} widzi każde miejsce dla {digits} w obu.</numerusform>
            <numerusform>Zatem {digits} jest {one: w zbiorze {a}} lub {other: w zbiorze {b}}, a {cells: {count} pola} widzą każde miejsce dla {digits} w obu.</numerusform>
            <numerusform>Zatem {digits} jest {one: w zbiorze {a}} lub {other: w zbiorze {b}}, a {cells: {count} pól} widzi każde miejsce dla {digits} w obu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>Tylko jeden ze zbiorów {c: C} i {set: {letter}} może mieć {digits}: wszystkie te miejsca widzą się nawzajem.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>W zbiorze C może zabraknąć tylko jednej cyfry, więc A traci {a} lub B traci {b}, a zbiór, który ją traci, potrzebuje {digits}.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>Każde dwa sąsiednie zbiory mają wspólną cyfrę, której wszystkie miejsca w obu zbiorach widzą się nawzajem: co najmniej w jednym z nich jej brakuje, a wtedy muszą w nim być wszystkie jego pozostałe cyfry.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>z {next} odpada {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>Wtedy {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>Jeśli w A brakuje jednej z cyfr {digits}, to {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>Jeśli w A brakuje cyfry {digits}, to {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>W polu {stem} jest {digits}. Każda z tych cyfr znika wtedy z jednego ze zbiorów.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Jeśli jest tam {digit}, to {set: zbiór {letter}} ({cells}) nie może mieć {digit} i potrzebuje {gone}.</numerusform>
            <numerusform>Jeśli jest tam {digit}, to {set: zbiór {letter}} ({cells}) nie może mieć {digit} i potrzebuje {gone}.</numerusform>
            <numerusform>Jeśli jest tam {digit}, to {set: zbiór {letter}} ({cells}) nie może mieć {digit} i potrzebuje {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>Jeśli jest tam {digit}, to {set: zbiór {letter}} ({cells: jedno pole}) nie może mieć {digit} i potrzebuje {gone}.</numerusform>
            <numerusform>Jeśli jest tam {digit}, to {set: zbiór {letter}} ({cells: {count} pola}) nie może mieć {digit} i potrzebuje {gone}.</numerusform>
            <numerusform>Jeśli jest tam {digit}, to {set: zbiór {letter}} ({cells: {count} pól}) nie może mieć {digit} i potrzebuje {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>Zatem w co najmniej jednym ze zbiorów są naraz cyfry {digits}. Każde pole, z którego wykreślamy cyfrę, widzi wszystkie jej miejsca w tych zbiorach.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>Zatem w co najmniej jednym ze zbiorów jest cyfra {digit}. Każde pole, z którego ją wykreślamy, widzi wszystkie jej miejsca w tych zbiorach.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} cyfra {digits} musi być w tych polach, więc w żadnym innym nie może jej tam być.</numerusform>
            <numerusform>{house.in} cyfry {digits} muszą być w tych polach, więc w żadnym innym nie może ich tam być.</numerusform>
            <numerusform>{house.in} cyfry {digits} muszą być w tych polach, więc w żadnym innym nie może ich tam być.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>Pola {cells} leżą i {line.in}, i {box.in}.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>Mogą w nich być {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in} w {cells} mogą być tylko {digits}.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in} w {cells} mogą być tylko {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>W tym polu mieści się jedna cyfra: jest tam raz.</numerusform>
            <numerusform>We wszystkich tych {count} polach razem żadna cyfra nie zmieści się dwa razy, a cyfr jest tyle samo co pól: każda jest w nich raz.</numerusform>
            <numerusform>We wszystkich tych {count} polach razem żadna cyfra nie zmieści się dwa razy, a cyfr jest tyle samo co pól: każda jest w nich raz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>Przejrzyj wszystko, co pola {cells} mogą zawierać razem.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>Niektóre kombinacje wstawiają cyfrę dwa razy do tego samego wiersza, kolumny lub kwadratu.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>Inne zabierają ostatniego kandydata z {cells}.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>Wykreślonych kandydatów nie ma w żadnej z pozostałych kombinacji.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>W polu {other} nie może też być {digit}: widzi je {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>W polu {other} nie może być {digit}: w polu {cells} nie zostałby żaden kandydat.</numerusform>
            <numerusform>W polu {other} nie może być {digit}: w polach {cells} zostałoby za mało kandydatów.</numerusform>
            <numerusform>W polu {other} nie może być {digit}: w polach {cells} zostałoby za mało kandydatów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>Dla pola {other} nic nie zostaje, więc założenie jest błędne.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>Przejrzyj wszystkie możliwe rozmieszczenia dziewięciu cyfr {digit} na planszy.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>Żadne z nich nie zajmuje pól wykreślonych kandydatów.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>Część cyfr {digit} ma w każdym z nich to samo miejsce.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>Odśwież</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>Do odświeżenia</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>Na dziś nic.</translation>
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
        <translation>Starsza gałąź</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>W górę</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>Nowsza gałąź</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>W dół</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Gałąź %1 z %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>Nie ma jeszcze gałęzi</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>Gra w ówczesnym stanie</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Pierwsza pozycja</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Poprzednia pozycja</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>Następna pozycja</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Ostatnia pozycja</translation>
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
        <translation>1 ruch na sekundę</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Prędkość</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>Pokaż, które wpisy są błędne</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>Lista ruchów zamiast innych elementów</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>Ruch %L1 z %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Czas %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>Ruch %1 z %2: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Twoja gra pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Odtwarzaj</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Oś czasu</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>wyczyszczono %1</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>zanotowano %1 w %2</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>usunięto notatkę %1 z %2</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>zanotowano %1 w środku pola %2</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>usunięto %1 ze środka pola %2</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>pole %2 dostaje kolor %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>usunięto kolor %1 z pola %2</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>usunięto notatki z %1</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>wykluczono kandydata z %1</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>notatki w %1</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%1 w %2 dostaje kolor %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>usunięto kolor: %1 w %2</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>powrót do innej pozycji</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>usunięto połączenia z %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%1 w %2</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>usunięto połączenie od %1 do %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>silne połączenie od %1 do %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>słabe połączenie od %1 do %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>wpisy w jednym polu</numerusform>
            <numerusform>wpisy w %n polach</numerusform>
            <numerusform>wpisy w %n polach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>wyczyszczono jedno pole</numerusform>
            <numerusform>wyczyszczono %n pola</numerusform>
            <numerusform>wyczyszczono %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>kolory w jednym polu</numerusform>
            <numerusform>kolory w %n polach</numerusform>
            <numerusform>kolory w %n polach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>kolory kandydatów w jednym polu</numerusform>
            <numerusform>kolory kandydatów w %n polach</numerusform>
            <numerusform>kolory kandydatów w %n polach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>usunięto połączenia z jednego pola</numerusform>
            <numerusform>usunięto połączenia z %n pól</numerusform>
            <numerusform>usunięto połączenia z %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>wykluczono kandydatów z jednego pola</numerusform>
            <numerusform>wykluczono kandydatów z %n pól</numerusform>
            <numerusform>wykluczono kandydatów z %n pól</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>notatki w jednym polu</numerusform>
            <numerusform>notatki w %n polach</numerusform>
            <numerusform>notatki w %n polach</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>Pokazano rozwiązanie</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Powrót na początek</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>Powrót do ruchu %1</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>początek</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>błąd</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>potem sprawdzenie</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>potem pomoc</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>rozgałęzienie</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>początek próby</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punkt kontrolny</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>punkt kontrolny „%1”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>jeden błąd</numerusform>
            <numerusform>%Ln błędy</numerusform>
            <numerusform>%Ln błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>jedno sprawdzenie</numerusform>
            <numerusform>%Ln sprawdzenia</numerusform>
            <numerusform>%Ln sprawdzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>pomoc raz</numerusform>
            <numerusform>pomoc %Ln razy</numerusform>
            <numerusform>pomoc %Ln razy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>jedno rozgałęzienie</numerusform>
            <numerusform>%Ln rozgałęzienia</numerusform>
            <numerusform>%Ln rozgałęzień</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>jedna próba</numerusform>
            <numerusform>%Ln próby</numerusform>
            <numerusform>%Ln prób</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>jeden punkt kontrolny</numerusform>
            <numerusform>%Ln punkty kontrolne</numerusform>
            <numerusform>%Ln punktów kontrolnych</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>Odczytywanie kopii zapasowych…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Przywracanie kopii zapasowej</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Kopie zapasowe</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>Nie ma jeszcze kopii zapasowej. Powstaje jedna z każdego dnia, w którym grasz.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>Wrócą te gry z kopii zapasowej, których tu brakuje. Nic nie zostanie usunięte.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: gry: %2, ruchy: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Odtwarzanie</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Części analizy</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Podsumowanie</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momenty</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Poprzedni moment</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Następny moment</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>Przeglądanie twoich ruchów…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>Łamigłówka ma kilka rozwiązań: nie ma czego oceniać.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>W tej grze niczego nie wpisano.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>Wpis %1 z %2, czas %3. Twoja gra pozostaje bez zmian.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Ruch po ruchu</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>znalezione: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>najwyżej dwa dostępne kroki</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>dostępne
kroki</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>zużyty
czas</translation>
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
        <translation>Twoja własna łamigłówka</translation>
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
        <translation>gdzie patrzeć</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>która technika</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>wyjaśniony krok</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>wykonany krok</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>ścieżka rozwiązania</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>wszystkie możliwe kroki</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>wpisane single</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>rozwiązanie</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>sprawdzenie wpisów</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>wskazanie błędu</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>Znalezione po zapytaniu, gdzie patrzeć.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>Znalezione po zapytaniu o pomocną technikę.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>Krok wyjaśniła wcześniej podpowiedź.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>Krok wykonała podpowiedź.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>Wcześniej otwarto ścieżkę rozwiązania.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>Wcześniej otwarto listę kroków.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>Wpisane przez „Wpisz single”.</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>Wcześniej pokazano rozwiązanie.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Bez pomocy</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>żadnej pomocy</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>z pomocą: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Brak podpowiedzi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln podpowiedź</numerusform>
            <numerusform>%Ln podpowiedzi</numerusform>
            <numerusform>%Ln podpowiedzi</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Bez błędów</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>wszystkie wpisy były poprawne</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln błąd</numerusform>
            <numerusform>%Ln błędy</numerusform>
            <numerusform>%Ln błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>do samego końca</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>cofnięty po %1</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>cofnięte najpóźniej po %1</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>Bez spostrzeżeń</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln spostrzeżenie</numerusform>
            <numerusform>%Ln spostrzeżenia</numerusform>
            <numerusform>%Ln spostrzeżeń</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>i bez zgadywania</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>i %Ln trafnie zgadnięty wpis</numerusform>
            <numerusform>i %Ln trafnie zgadnięte wpisy</numerusform>
            <numerusform>i %Ln trafnie zgadniętych wpisów</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>mediana, %1: %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>czas gry</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Brak</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>najtrudniejsza potrzebna technika</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>Wtedy w polu {cell} może być tylko {digit}.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Spostrzeżenie</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Zgadnięte</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>znalezione</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>spostrzeżenie</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>zgadnięte</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>błąd</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>pomoc</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, po %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>Cofnięto go po %1.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>Pozostał do końca.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>%1: z tego wynika ten wpis.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>%1: to otworzyłoby %2.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>{technique} {houses.in}: z tego wynika ten wpis.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>{technique} {houses.in}: to otworzyłoby {entry}.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>Łamigłówkę można rozwiązać i bez tego.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, po %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>Wpis wyprzedził logikę: został trafnie zgadnięty.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>Był błędny.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>Najłatwiejsza droga: %1. Łamigłówkę można rozwiązać i bez tego.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>Najłatwiejsza droga: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>Najłatwiejsza droga: %1, a przed nią jeden singiel w pamięci.</numerusform>
            <numerusform>Najłatwiejsza droga: %1, a przed nią {count} single w pamięci.</numerusform>
            <numerusform>Najłatwiejsza droga: %1, a przed nią {count} singli w pamięci.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>Skąd to wynika</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>Dostępne w tym momencie: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>Wpis %1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>O technice</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>Znam to</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>Przejdź do „Znajdź”</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>O tej technice</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>Potwierdzą to dwa ćwiczenia</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Jak patrzeć</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Zapisz jako o&amp;braz…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>Kopiuj jako o&amp;braz</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>Kopiuj jako &amp;link</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>Pokaż kod &amp;QR…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Zapisz jako obraz</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>Rysunek, ostry w każdym rozmiarze (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Obraz (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>Nie udało się utworzyć obrazu: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Zapisano: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Nie zapisano: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>Skopiowano: plansza jako obraz.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>Skopiowano: link, który otwiera łamigłówkę w przeglądarce.</translation>
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
        <translation>Nic nie znaleziono</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mysz</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Skróty klawiszowe</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Zmień klawisze…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>Szukaj: słowo lub klawisz</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Poprzednia strona</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Następna strona</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>tyle samo</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>o %1 wolniej</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>o %1 szybciej</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>Następna w kolekcji</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nowa</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Następny poziom</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Pow&amp;tórka</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Pozio&amp;m</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Poddane</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>Poddane po %1</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>„Cofnij” przywróci twoje wpisy.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>Twój najlepszy czas na tym poziomie, %1 niż dotąd</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Najlepszy czas %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Mediana %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>Rozwiązanie pokazano już wcześniej: gra nie liczy się do rekordów ani do serii.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>Ta łamigłówka była już rozwiązana: gra nie liczy się do rekordów ani do serii.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>Z pomocą w innej grze tej łamigłówki</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Bez pomocy</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Z pomocą</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>Łamigłówka ma kilka rozwiązań: nie liczy się w statystykach.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>Pola z wykreśloną właściwą cyfrą: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>Od czego chcesz zacząć?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Nic nie jest zablokowane.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>Od zasad</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Znam zasady</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>Rozwiązuję trudne</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>Zasady, potem pierwsza lekcja</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>Następną lekcją będzie pierwsza z poziomu: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} z {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>rozwiązane</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>Rozwiązane gry: %1 z %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>czas gry</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>Czas gry: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>bez pomocy</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>%1 rozwiązanych gier bez pomocy</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>Żadna gra nie została rozwiązana bez pomocy</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>seria sudoku dnia</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>Seria sudoku dnia: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>najdłuższa seria</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>Najdłuższa seria: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>Gry, po jednej w linijce (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>Poziomy, po jednym w linijce (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>Techniki, po jednej w linijce (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>Obraz tej strony (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statystyki</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>Część</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>Jako tabele</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Resetuj…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>Pokazuje w tabelach to, co jest na wykresach</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Cofnij reset</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>Ze znanym rozwiązaniem: %Ln. Nie liczy się do rekordów ani do serii.</numerusform>
            <numerusform>Ze znanym rozwiązaniem: %Ln. Nie liczą się do rekordów ani do serii.</numerusform>
            <numerusform>Ze znanym rozwiązaniem: %Ln. Nie liczą się do rekordów ani do serii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>Jedna gra bez wpisów nie jest liczona.</numerusform>
            <numerusform>%Ln gry bez wpisów nie są liczone.</numerusform>
            <numerusform>%Ln gier bez wpisów nie jest liczonych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>Przeanalizowane gry: %1, ze spostrzeżeniami: %2, ze zgadywaniem: %3, z błędami: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>Gry, w których użyto „Następny krok” lub „Sprawdź”, liczą się jako „z pomocą”.</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>Gry poddane i nieukończone nie mają czasu.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>Serię kończy gra poddana; gra w toku jej nie przerywa.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Bez pomocy</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Sudoku dnia</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ten miesiąc</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Ten rok</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Ostatnie 12 miesięcy</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Cały czas</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Okres</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Poziomy</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>Rozkład czasów</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Czasy</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Nie ma jeszcze gry z czasem</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>„Następny krok”, ćwiczenia i gry bez pomocy pokazują, które techniki znasz. Na razie nie ma żadnych.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: rozkład czasów</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: czasy</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: czasy (%2)</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Rozkład</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reset</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>Wyzerować statystyki? Gry zostaną w bibliotece, a tę operację można cofnąć.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: zapisano.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: nie zapisano: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Zagrane</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Rozwiązane</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Bez pomocy</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>Rozwiązane bez pomocy</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Najlepszy</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>Najlepszy czas bez pomocy</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Seria</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>Rozwiązane jedna po drugiej; poddanie się kończy serię</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Najdłuższa</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Najdłuższa seria</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Według miesięcy</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>Mediana w kolejnych miesiącach</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Widziana</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>Pokazana przez „Następny krok”</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>W ćwiczeniach</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>Znaleziona w ćwiczeniach</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>Znaleziona samodzielnie w grach</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 lub więcej</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Pomoc</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Mediana z dziesięciu</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>znane rozwiązanie</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>z pomocą</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>bez pomocy</translation>
    </message>
    <message>
        <source>record</source>
        <translation>rekord</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>Bez poziomu</translation>
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
        <translation>minuty i sekundy</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuty</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>godziny</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln gra</numerusform>
            <numerusform>%Ln gry</numerusform>
            <numerusform>%Ln gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln rekord</numerusform>
            <numerusform>%Ln rekordy</numerusform>
            <numerusform>%Ln rekordów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln dzień</numerusform>
            <numerusform>%Ln dni</numerusform>
            <numerusform>%Ln dni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>Nie ma wcześniejszej gry.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>Ostatnią grę zapisano.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>Ostatnia gra nie jest jeszcze zapisana.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>zostało 1 pole</numerusform>
            <numerusform>zostały %n pola</numerusform>
            <numerusform>zostało %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>Z dzisiaj: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>Z wczoraj: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>Wszystkie pola są wypełnione, ale coś się nie zgadza. „Sprawdź” pokaże, gdzie.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>Przeciągnij od jednego kandydata do drugiego. Naciśnięcie połączenia usuwa je.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>Kliknij kandydatów, którzy mają dostać kolor %1, albo wpisz ich cyfry.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>Wybierz kolor i kliknij kandydata. Prawy przycisk usuwa jego kolor.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>Zaznaczono 1 pole. 1–9 wpisuje cyfrę.</numerusform>
            <numerusform>Zaznaczono %n pola. 1–9 wpisuje cyfrę we wszystkich.</numerusform>
            <numerusform>Zaznaczono %n pól. 1–9 wpisuje cyfrę we wszystkich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>Zaznaczono 1 pole. 1–9 przełącza w nim notatkę.</numerusform>
            <numerusform>Zaznaczono %n pola. 1–9 przełącza notatkę we wszystkich.</numerusform>
            <numerusform>Zaznaczono %n pól. 1–9 przełącza notatkę we wszystkich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>Zaznaczono 1 pole. 1–9 przełącza w nim notatkę w środku.</numerusform>
            <numerusform>Zaznaczono %n pola. 1–9 przełącza notatkę w środku we wszystkich.</numerusform>
            <numerusform>Zaznaczono %n pól. 1–9 przełącza notatkę w środku we wszystkich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>Zaznaczono 1 pole. 1–6 przełącza w nim kolor.</numerusform>
            <numerusform>Zaznaczono %n pola. 1–6 przełącza kolor we wszystkich.</numerusform>
            <numerusform>Zaznaczono %n pól. 1–6 przełącza kolor we wszystkich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>Kliknij pola, które mają dostać kolor %1.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>Wybierz kolor i kliknij pole. Prawy przycisk usuwa jego kolory.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>Wypełnij puste pola: w każdym wierszu, kolumnie i kwadracie każda cyfra od 1 do 9 jest dokładnie raz.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>Wybierz cyfrę, by zobaczyć, gdzie może być.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>Wybierz cyfrę i kliknij pole. Prawy przycisk czyści pole.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>Zaznaczono miejsca, w których %1 nie łamie zasad.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>Kliknij pola, w których jest %1. Prawy przycisk czyści pole.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>Kliknij pola, w których może być %1, by to zanotować.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>poprawne: %1, błędne: %2, puste: %3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, niesprawdzone: %2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>Poddane po %1. To jedno z rozwiązań.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>Poddane po %1. To jest rozwiązanie.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>Rozwiązane w czasie %1: twój najlepszy czas bez pomocy na tym poziomie.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Rozwiązane w czasie %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>O technice</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>O technice: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>W skrócie</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>open</source>
        <translation>rozwinięte</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>zwinięte</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, nieużywane przez „Następny krok”</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>Technika</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>%n singiel</numerusform>
            <numerusform>%n single</numerusform>
            <numerusform>%n singli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>jeden krok</numerusform>
            <numerusform>%n kroki</numerusform>
            <numerusform>%n kroków</numerusform>
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
        <translation>Wybrany krok na planszy</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Filtruj kroki</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>Filtr: wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>Pokazuje kroki danej techniki, pola (r4c5), cyfry albo wszystkiego naraz</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: %2 trafia do %3.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%1 znika z %2</translation>
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
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>Wróć do swo&amp;jej gry</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>Prz&amp;ywróć</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Spró&amp;buj ponownie</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Zapisz jak&amp;o…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>In&amp;formacje</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Zamkn&amp;ij</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Nadal nie można zapisać.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>w tym pliku nie ma gier</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>Gry %1 nie można odczytać.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>Gra %1 jest bez ostatnich ruchów.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>jeszcze nienapotkana</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>widziana</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>znaleziona w ćwiczeniach</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>znaleziona samodzielnie w grze</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniki</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>Następna do nauki:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>Do ćwiczenia</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Znajdź technikę</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>Następna do nauki: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>Ćwicz tylko tę technikę</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>wybrano %Ln</numerusform>
            <numerusform>wybrano %Ln</numerusform>
            <numerusform>wybrano %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>Ostatnie wolne pole</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>Wiersz, kolumna lub kwadrat z jednym pustym polem</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Nagi singiel</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>Jedyna cyfra możliwa w tym polu</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Ukryty singiel</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>Jedyne miejsce w wierszu, kolumnie lub kwadracie</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>Zablokowana para</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>Dwie cyfry w dwóch wspólnych polach kwadratu i linii</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>Zablokowana trójka</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>Trzy cyfry w trzech wspólnych polach kwadratu i linii</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Wskazywanie</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>Wszystkie miejsca cyfry w kwadracie leżą w jednej linii</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Zablokowani kandydaci</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>Wszystkie miejsca cyfry w linii leżą w jednym kwadracie</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Naga para</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>Dwa pola, dwie cyfry</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Naga trójka</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>Trzy pola, trzy cyfry</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Ukryta para</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>Dwie cyfry, dwa miejsca</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Ukryta trójka</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>Trzy cyfry, trzy miejsca</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>Naga czwórka</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>Cztery pola, cztery cyfry</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>Ukryta czwórka</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>Cztery cyfry, cztery miejsca</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>Dwie linie, w których cyfra ma te same dwa miejsca</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>Miejsca cyfry w trzech liniach mieszczą się w trzech liniach poprzecznych</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>Miejsca cyfry w czterech liniach mieszczą się w czterech liniach poprzecznych</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>Miejsca cyfry w pięciu liniach mieszczą się w pięciu liniach poprzecznych</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>Miejsca cyfry w sześciu liniach mieszczą się w sześciu liniach poprzecznych</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>Miejsca cyfry w siedmiu liniach mieszczą się w siedmiu liniach poprzecznych</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Odległe pary</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>Ciąg jednakowych par</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>Jedna cyfra, która zapobiega drugiemu rozwiązaniu</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Drapacz chmur</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>Dwie wieże w jednej linii</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>2-String Kite</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>Dwa sznurki latawca spotykają się w kwadracie</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>Podwójny 2-String Kite</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>Dwa latawce spotykają się w kwadracie</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>Krótki łańcuch jednej cyfry</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Pusty prostokąt</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>Kwadrat, w którym miejsca cyfry układają się w krzyż</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Podwójny pusty prostokąt</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>Krzyż w kwadracie użyty dwa razy</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>Bliźniaki i połączenie między nimi</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>Cyfra jest w co najmniej jednym ze skrzydeł</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>Cyfra jest w co najmniej jednym z trzech pól</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Unikalny prostokąt, typ 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>Trzy jednakowe rogi, czwarty musi być inny</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Unikalny prostokąt, typ 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>Rogi z tym samym dodatkowym kandydatem</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Unikalny prostokąt, typ 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>Rogi, które współtworzą zbiór</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Unikalny prostokąt, typ 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>Cyfra, dla której zostały tylko dwa rogi</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Unikalny prostokąt, typ 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Unikalny prostokąt, typ 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>Cyfra, dla której w dwóch liniach zostały tylko rogi</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Ukryty prostokąt</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>Prostokąt ukryty wśród dodatkowych kandydatów</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Avoidable rectangle, typ 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>Trzy wpisy, czwarty nie może domknąć prostokąta</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Avoidable rectangle, typ 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>Dwa wpisy i dwa puste rogi, oba z tym samym dodatkowym kandydatem</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>Finned X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>X-Wing z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>X-Wing z dodatkowymi miejscami i luką</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Finned Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Swordfish z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Swordfish z dodatkowymi miejscami i luką</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Finned Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Jellyfish z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Jellyfish z dodatkowymi miejscami i luką</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Finned Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Squirmbag z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Squirmbag z dodatkowymi miejscami i luką</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Finned Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Whale z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Whale z dodatkowymi miejscami i luką</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Finned Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Leviathan z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Leviathan z dodatkowymi miejscami i luką</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>Linia i kwadrat dzielą między siebie cyfry</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Kolorowanie: pułapka</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>Kandydat, który widzi oba kolory</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Kolorowanie: sprzeczność</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>Kolor, który widzi sam siebie</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Kolorowanie wielokrotne: pułapka</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>Kandydat, który widzi pole z jednej i pole z drugiej sieci</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Kolorowanie wielokrotne: sprzeczność</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>Kolor, który widzi oba kolory drugiej sieci</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>Łańcuch X</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>Łańcuch jednej cyfry</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>Łańcuch XY</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>Łańcuch pól z dwoma kandydatami</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>Zamknięta pętla</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>Łańcuch, który kończy się tam, gdzie się zaczął</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>Sprzeczna pętla</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>Łańcuch, który wraca i przeczy własnemu początkowi</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>Łańcuch (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>Co najmniej jeden z dwóch końców jest prawdziwy</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>Zamknięta pętla z grupami</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>Sprzeczna pętla z grupami</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>Łańcuch z grupami</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>Dwa zbiory ze wspólnymi cyframi</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>Dwa zbiory połączone trzecim</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>Łańcuch ALS</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Ciąg połączonych zbiorów</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Death blossom</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>Pole i osobny zbiór dla każdego z jego kandydatów</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>Miejsca cyfry w dwóch liniach lub kwadratach mieszczą się w dwóch innych</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken Swordfish</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>Miejsca cyfry w trzech liniach lub kwadratach mieszczą się w trzech innych</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken Jellyfish</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>Miejsca cyfry w czterech liniach lub kwadratach mieszczą się w czterech innych</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>Miejsca cyfry w pięciu liniach lub kwadratach mieszczą się w pięciu innych</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken Whale</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>Miejsca cyfry w sześciu liniach lub kwadratach mieszczą się w sześciu innych</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>Miejsca cyfry w siedmiu liniach lub kwadratach mieszczą się w siedmiu innych</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Finned Franken X-Wing</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Franken X-Wing z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Finned Franken Swordfish</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Franken Swordfish z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Finned Franken Jellyfish</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Franken Jellyfish z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Finned Franken Squirmbag</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Franken Squirmbag z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Finned Franken Whale</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Franken Whale z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Finned Franken Leviathan</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Franken Leviathan z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>Miejsca cyfry w dwóch dowolnych sektorach mieszczą się w dwóch innych</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant Swordfish</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>Miejsca cyfry w trzech dowolnych sektorach mieszczą się w trzech innych</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>Miejsca cyfry w czterech sektorach dowolnego rodzaju mieszczą się w czterech innych</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>Miejsca cyfry w pięciu dowolnych sektorach mieszczą się w pięciu innych</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant Whale</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>Miejsca cyfry w sześciu dowolnych sektorach mieszczą się w sześciu innych</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>Miejsca cyfry w siedmiu dowolnych sektorach mieszczą się w siedmiu innych</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Finned Mutant X-Wing</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Mutant X-Wing z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Finned Mutant Swordfish</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Mutant Swordfish z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Finned Mutant Jellyfish</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Mutant Jellyfish z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Finned Mutant Squirmbag</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Mutant Squirmbag z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Finned Mutant Whale</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Mutant Whale z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Finned Mutant Leviathan</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Mutant Leviathan z dodatkowymi miejscami</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken fish, typ 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>Ryba i łańcuchy, które biegną od jej płetw</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken fish, typ 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>Ryba i łańcuchy, które biegną od jej miejsc</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Łańcuch wymuszający: sprzeczność</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>Cyfra, która sama się wyklucza</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Łańcuch wymuszający: każdy przypadek</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>Wszystkie przypadki kończą się tak samo</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Sieć wymuszająca: sprzeczność</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Sieć wymuszająca: każdy przypadek</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>Szablon: pewna cyfra</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>Pole, które jest w każdym rozmieszczeniu cyfry</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>Szablon: wykreślenie</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>Pole, którego nie ma w żadnym rozmieszczeniu cyfry</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Unikalna pętla</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>Pętla, w której nie mogą zostać tylko dwie cyfry</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG, typ 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG, typ 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>Kilka cyfr, które zapobiegają drugiemu rozwiązaniu</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG, typ 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>Dwa pola, które zapobiegają drugiemu rozwiązaniu</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Aligned pair</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>Dwa pola i to, co mogą razem zawierać</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Aligned triple</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>Trzy pola i to, co mogą razem zawierać</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>Łańcuchy wymuszające jednej cyfry</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Dynamiczne łańcuchy wymuszające</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>To, do czego prowadzi kilka połączeń razem</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>Dynamiczne łańcuchy wymuszające z układami</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>Połączenia, a po drodze układy</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>Łańcuchy w łańcuchach</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>Połączenia, a po drodze łańcuchy</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>Łańcuchy wymuszające w łańcuchach</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>Połączenia, a po drodze przypadki</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>Dynamiczne łańcuchy w łańcuchach</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>Połączenia, a po drodze sieci</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>Łańcuchy na trzech poziomach</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>Połączenia, a po drodze łańcuchy w łańcuchach</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Wszystkie przypadki</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>Każdy inny przypadek prowadzi do sprzeczności</translation>
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
        <translation>Założenie, które samo sobie przeczy</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>Czasy</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Nie ma jeszcze gry z czasem</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1 od %2 do %3.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>Najlepszy czas bez pomocy: %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>Mediana z dziesięciu gier zmieniła się z %1 na %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>najlepszy bez pomocy, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>rekord</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>rozwiązanie było znane</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>z pomocą</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>bez pomocy</translation>
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
        <translation>bez pomocy</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>z pomocą</translation>
    </message>
    <message>
        <source>record</source>
        <translation>rekord</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>mediana z dziesięciu</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>Kontynuuje z tym, co wypróbowano</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>Wraca do miejsca, w którym próba się zaczęła</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Próba</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>Próba %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln wpis</numerusform>
            <numerusform>%Ln wpisy</numerusform>
            <numerusform>%Ln wpisów</numerusform>
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
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>Prześledź krok po kroku</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>Załóżmy, że {node}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>Dla {digit} w {cells}: załóżmy też, że {node}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>W polu {cell} jest {other}, więc nie ma tam {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Pole {cells} widzi każde miejsce dla {digit} w tym zbiorze, więc nie ma w nim {digit}.</numerusform>
            <numerusform>Pola {cells} widzą każde miejsce dla {digit} w tym zbiorze, więc nie ma w nich {digit}.</numerusform>
            <numerusform>Pola {cells} widzą każde miejsce dla {digit} w tym zbiorze, więc nie ma w nich {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>W każdym z tych przypadków {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>Zatem {node}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>Jak poprzednio, {node}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>Jak {steps}, {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>Zatem jeśli {start}, to {node}, jak poprzednio.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>Zatem jeśli {start}, to {node}, jak {steps}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>w kroku %1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>w krokach od %1</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>w krokach %1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>Przypadki dla {sought} w {goal}: cyfra {digit} jest w polu {cell} albo jej tam nie ma.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>Przypadki dla {sought} w {goal}: w polu {cell} jest {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>Przypadki dla {sought} w {goal}: {house.in} cyfra {digit} jest w {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}, więc tej cyfry nie może być w polu {cells}, {house: w tym samym wierszu}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tym samym wierszu}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tym samym wierszu}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}, więc tej cyfry nie może być w polu {cells}, {house: w tym samym wierszu}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tym samym wierszu}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tym samym wierszu}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}, więc tej cyfry nie może być w polu {cells}, {house: w tej samej kolumnie}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tej samej kolumnie}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tej samej kolumnie}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}, więc tej cyfry nie może być w polu {cells}, {house: w tej samej kolumnie}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tej samej kolumnie}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tej samej kolumnie}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}, więc tej cyfry nie może być w polu {cells}, {house: w tym samym kwadracie}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tym samym kwadracie}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tym samym kwadracie}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}, więc tej cyfry nie może być w polu {cells}, {house: w tym samym kwadracie}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tym samym kwadracie}.</numerusform>
            <numerusform>{given}, więc tej cyfry nie może być w polach {cells}, {house: w tym samym kwadracie}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>W polu {cell} są tylko {digits}: nie ma tam {other}, więc jest {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>W polu {cell} nie ma żadnej z cyfr {others}, więc jest tam {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in} odpadły wszystkie inne miejsca cyfry {digit}, więc jest ona w {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in} cyfra {digit} nie jest w polu {gone}, więc musi być w {cells}.</numerusform>
            <numerusform>{house.in} cyfra {digit} nie jest w żadnym z pól {gone}, więc musi być w {cells}.</numerusform>
            <numerusform>{house.in} cyfra {digit} nie jest w żadnym z pól {gone}, więc musi być w {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>Zatem {set} nie ma {digit} i potrzebuje każdej z cyfr {others}.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>W polu {end} nie może zarazem być i nie być {digit}, więc {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>To przeczy założeniu, więc {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>Ale {known}, jak już stwierdzono, więc {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tym samym wierszu}.</numerusform>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tym samym wierszu}.</numerusform>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tym samym wierszu}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tej samej kolumnie}.</numerusform>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tej samej kolumnie}.</numerusform>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tej samej kolumnie}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tym samym kwadracie}.</numerusform>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tym samym kwadracie}.</numerusform>
            <numerusform>{from.in} cyfra {digit} jest możliwa już tylko w {cells}, więc nie ma jej w {cell}, {kind: w tym samym kwadracie}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>W polu {cells} zostaje tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tym samym wierszu}.</numerusform>
            <numerusform>W polach {cells} zostają tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tym samym wierszu}.</numerusform>
            <numerusform>W polach {cells} zostają tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tym samym wierszu}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>W polu {cells} zostaje tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tej samej kolumnie}.</numerusform>
            <numerusform>W polach {cells} zostają tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tej samej kolumnie}.</numerusform>
            <numerusform>W polach {cells} zostają tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tej samej kolumnie}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>W polu {cells} zostaje tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tym samym kwadracie}.</numerusform>
            <numerusform>W polach {cells} zostają tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tym samym kwadracie}.</numerusform>
            <numerusform>W polach {cells} zostają tylko {digits}, więc cyfry {digit} nie ma w {cell}, {kind: w tym samym kwadracie}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} cyfra {digits} jest możliwa już tylko w {cells}, więc w {cell} nie ma {digit}.</numerusform>
            <numerusform>{house.in} cyfry {digits} są możliwe już tylko w {cells}, więc w {cell} nie ma {digit}.</numerusform>
            <numerusform>{house.in} cyfry {digits} są możliwe już tylko w {cells}, więc w {cell} nie ma {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in} cyfra {digit} jest możliwa już tylko {across.in}, więc w {cell} jej nie ma.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Załóżmy, że w polu {cell} jest {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>Załóżmy, że w polu {cell} nie ma {digit}.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>Załóżmy, że cyfra {digit} w polu {cell} jest poprawna.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>Spróbujmy: załóżmy, że w polu {cell} też jest {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>Spróbujmy: załóżmy, że w polu {cell} też nie ma {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>odpada {candidates: jeden kandydat}</numerusform>
            <numerusform>odpada {candidates: łącznie {count} kandydatów}</numerusform>
            <numerusform>odpada {candidates: łącznie {count} kandydatów}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>pole {cells} nie może zawierać {digits}</numerusform>
            <numerusform>{cells} nie mogą zawierać {digits}</numerusform>
            <numerusform>{cells} nie może zawierać {digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>W polu {cell} zostaje tylko jeden kandydat, więc jest tam {digit}.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.in} zostaje jedno miejsce na {digit}: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>W polu {cell} jest {digit}, a więc nie {others}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>Skoro {cells} mogą zawierać już tylko {digits}, to {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in} na cyfry {digits} zostają tylko {cells}, a na inne nie ma tam miejsca, więc {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.in} cyfra {digit} leży {covers.in}, więc {gone}.</numerusform>
            <numerusform>{houses.in} wszystkie miejsca cyfry {digit} leżą {covers.in}, więc {gone}.</numerusform>
            <numerusform>{houses.in} wszystkie miejsca cyfry {digit} leżą {covers.in}, więc {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>{house.in} jest już {digit}, więc {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>{house.in} jest już {digit}, więc w polu {cell} może być tylko {other}.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>W polu {filled} jest {digit}, więc cyfra {other} ma {house.in} już tylko jedno miejsce: {cell}.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>{first.in} jest już {digit}, więc {house.in} ta cyfra ma tylko jedno miejsce: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>w polu {cell} nie ma {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>w polu {cell} jest {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>Teraz w polu {cell} nie ma już kandydatów, więc {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>Teraz {house.in} nie ma już miejsca na {digit}, więc {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>Teraz byłyby dwa rozwiązania, więc {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>W polu {cell} nie ma już kandydatów.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house.in} nie ma już miejsca na {digit}.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>Teraz odpadły nadmiarowe kandydatury: {cells: wszystkie nierozwiązane pola} mają po dwóch kandydatów, a każda brakująca cyfra ma w każdym sektorze dwa miejsca. Gdyby w rozwiązaniu wpisać w każdym z nich drugiego kandydata, powstałoby kolejne: są więc dwa rozwiązania albo nie ma żadnego.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>Teraz {cells: w tym polu} są tylko {digits}: po zamianie tych cyfr miejscami powstałoby drugie rozwiązanie, a sudoku ma tylko jedno.</numerusform>
            <numerusform>Teraz {cells: we wszystkich czterech rogach prostokąta} są tylko {digits}: po zamianie tych cyfr miejscami powstałoby drugie rozwiązanie, a sudoku ma tylko jedno.</numerusform>
            <numerusform>Teraz {cells: we wszystkich polach tego układu} są tylko {digits}: po zamianie tych cyfr miejscami powstałoby drugie rozwiązanie, a sudoku ma tylko jedno.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>Spójrz na {digits: miejsca cyfry {digit}} na całej planszy.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>Następny krok jest {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>Pa&amp;uza</translation>
    </message>
</context>
</TS>
