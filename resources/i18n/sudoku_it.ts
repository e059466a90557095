<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>Backtracking</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>Griglia memorizzata, trasformata</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>Griglia nuova, trasformata</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>Prima 9 indizi a caso</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>Prima 11 indizi a caso</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>Prima i riquadri in diagonale</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>Tutto ciò che si può togliere</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: %2 indizi o più</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>Livello %1: da %2 a %3 indizi</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>Casuale</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>Saltando una cella</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>A serpentina</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>Ordine di lettura</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>Operazione interrotta.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>Le partite non si possono leggere: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>Le partite non si possono salvare: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 non è un file normale.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>partite: %1, mosse: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>Fatto prima di allora: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Già presenti: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>Il file delle partite salvate è danneggiato.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>In corso, e lasciate come sono: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Rifiutate: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>Rifiutate: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>la partita %1 è già qui, e non è stata giocata allo stesso modo</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>la partita %1 è già qui, e non si può leggere</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>&amp;Riga di 81 celle</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Griglia</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>Griglia con &amp;note</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan &amp;sdk</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>R&amp;accolta sdm</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Sim&amp;ple Sudoku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>Riga di libreria &amp;HoDoKu</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>&amp;OpenSudoku</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>&amp;Tabella (CSV)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>Pro&amp;ssimo della raccolta</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Ricomincia</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>Moss&amp;e</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>Punt&amp;o di ritorno</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>&amp;Torna al punto di ritorno</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>Prova da &amp;qui</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>T&amp;ieni la prova</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>Scarta &amp;la prova</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>A&amp;bbandona</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostra la so&amp;luzione</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>Mostra il perc&amp;orso di soluzione</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>Mod&amp;ifica i punti di ritorno…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>la riga %1 non è un sudoku: %2 (colonna %3)</translation>
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
        <translation>Esporta su &amp;file…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>I&amp;mporta…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Ripristina una copia di sicure&amp;zza…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Storico (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>Storico o partite (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>storico-sudoku</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Esporta tutte le partite</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importa partite</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Numero</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>Note d&apos;an&amp;golo</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>Note cen&amp;trali</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>Color&amp;e</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>Modalità s&amp;uccessiva</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Estremo</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>Disumano</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>Importa una raccolta</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>La raccolta «%1» sembra già presente: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Aprila</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Aggiungi solo i nuovi</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Crea una copia</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>non contiene nulla da leggere senza attendere</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>più grande di %1 MB, troppo per dei sudoku</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>il file non esiste</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>è una cartella</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>&amp;Leggi ad alta voce</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>Questa &amp;riga</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Questa &amp;colonna</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>Questo ri&amp;quadro</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>C&amp;andidati di questa cella</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>&amp;Dove può andare il numero scelto</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>Che cosa &amp;manca</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonna %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Riquadro %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Riga %1 colonna %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 contiene %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1: non resta alcun numero.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1 può essere %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>riga %1 colonna %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>Per il numero %1 non c&apos;è alcun posto.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>Il numero %1 può andare in %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 per il numero %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>Non resta alcuna cella vuota.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>Resta una cella vuota: %1.</numerusform>
            <numerusform>Restano %n celle vuote: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>Nessun numero è scelto.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>Un giorno conta se un suo sudoku viene iniziato in quel giorno e risolto entro 24 ore, anche con aiuto. Un giorno che non conta interrompe la serie.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Mezzo giro</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quarto di giro</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Specchiata in orizzontale</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>Specchiata in verticale</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>Specchiata in entrambi i sensi</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>Altra diagonale</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Entrambe le diagonali</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Completa</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>&amp;Come il desktop</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;hiaro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Scuro</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>Contrasto elevato, ch&amp;iaro</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Contrasto elevato, sc&amp;uro</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Prossimo passo</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>&amp;Spiega il prossimo passo</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>&amp;Chiedi su questa cella</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>Inse&amp;risci i candidati</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>&amp;Elimina i candidati esclusi</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>Cancella le &amp;note</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>Evi&amp;denzia le celle con due candidati</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>Risolvi i sin&amp;goli</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>Riga %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonna %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>Tutti i passi</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>Esegue il passo scelto; vale come aiuto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>una tecnica</numerusform>
            <numerusform>%Ln tecniche</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>Scegli una tecnica. La più facile è la prima.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>Ricerca di tutti i passi…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Nessun passo corrisponde alla ricerca.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>Qui non c&apos;è alcun passo possibile.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>stesso riquadro</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>stessa riga</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>stessa colonna</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>occupata</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: occupata</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>preso da {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: preso da riga %2 colonna %3</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>già escluso</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: già escluso</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>eliminato: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>1 passo</numerusform>
            <numerusform>%n passi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: eliminato, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>ricerca…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: ricerca in corso</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>ancora possibile</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: ancora possibile</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 ancora possibile</numerusform>
            <numerusform>%n ancora possibili</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 eliminato dalla logica</numerusform>
            <numerusform>%n eliminati dalla logica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 già preso</numerusform>
            <numerusform>%n già presi</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>Chiedi: %1 può ancora essere %2.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>Chiedi: {house.object} ha già il suo {digit}.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>Chiedi: %1 può ancora andare in %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>Non è stato possibile creare la copia di sicurezza odierna delle partite.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>La prova è di nuovo in corso: un numero inserito.</numerusform>
            <numerusform>La prova è di nuovo in corso: %n numeri inseriti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>La partita è già a quel punto.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>Le celle con due candidati non sono più evidenziate.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>Ora nessuna cella ha due candidati.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>Una cella con due candidati è evidenziata.</numerusform>
            <numerusform>%n celle con due candidati sono evidenziate.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>Tutti i candidati sono già inseriti.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>Questa nota c&apos;è già.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>Nessuna nota è da escludere.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Non ci sono note.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>Un numero inserito è sbagliato. «Controlla» mostra dove.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>Nessun singolo è possibile.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>Questo passo è già fatto.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>Nessun numero inserito è sbagliato.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>Salvato: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>Di nuovo a %1: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>Non c&apos;è ancora nessuna prova.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>Da qui si prova. «Tieni» o «Scarta» chiude la prova.</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>Una prova dentro una prova. «Tieni» o «Scarta» chiude quella interna.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>Prova tenuta, all&apos;interno di quella esterna.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>Prova tenuta.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>Prova scartata. «Annulla» la ripristina.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Tasti freccia</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Passa da una cella all&apos;altra</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>Prima o ultima cella della riga</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>Prima o ultima cella della colonna</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>Prima o ultima cella della griglia</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} e uno di questi</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Seleziona più celle</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Seleziona tutte le celle</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>Scrivi il numero, o ciò che dice la modalità</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} e 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Scrivi una nota</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} e 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>Scrivi una nota centrale</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} e 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>Colora la cella</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} e 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>Scegli il numero</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>Scrivi il numero scelto</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Svuota la cella</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>Chiudi ciò che è mostrato, o deseleziona il numero</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>Chiedi che cosa può essere la cella, o perché no</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} e ← o →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>Percorri una catena, un collegamento alla volta</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>Passa dalla griglia ai pulsanti e viceversa</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} e una lettera sottolineata</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>Apri il menu, o premi il pulsante</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>Seleziona la cella, scrivi il numero scelto</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>Clic su una cella vuota, poi un numero</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>Scrivi il numero, se non ne è scelto nessuno</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>Clic destro, pressione lunga</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>Trascina, {Shift} e clic</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>Trascina con un numero scelto, per le note</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>Scrivi la nota lungo il percorso</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} e clic</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>Aggiungi la cella alla selezione, o toglila</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rotella</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>Scegli il numero successivo</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Clic centrale</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>Scegli il numero della cella</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppio clic</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>Scegli il numero di un indizio, seleziona tutti quelli uguali</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>Clic sul numero di una riga o colonna</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>Chiedi dove può andare lì il numero scelto</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>Pressione lunga su un numero</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>Chiedi perché quel numero non va nella cella</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>Che cosa può andare qui?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Perché non</translation>
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
        <translation>S&amp;udoku</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Simm&amp;etria</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>Scegli prima un colore.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>Scegli prima un numero.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>In questa cella non c&apos;è un numero da scegliere.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>I colori vanno da 1 a %1.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>Un indizio non si cambia.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>Gli indizi non si cambiano.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>Una cella occupata non ha note.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>Le celle occupate non hanno note.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>Il numero %1 c&apos;è già.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>Non c&apos;è alcun colore da togliere.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Non c&apos;è nulla da cancellare.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>Queste celle non hanno colori.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>Non ci sono colori.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>nascosta</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>vuota</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>indizio %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 colore %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>collegamento forte %1 verso riga %2 colonna %3</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>collegamento debole %1 verso riga %2 colonna %3</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>collegamento forte da %1 a %2 in riga %3 colonna %4</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>collegamento debole da %1 a %2 in riga %3 colonna %4</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>note %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>al centro %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>colori %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>giusto</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>sbagliato</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>conflitto</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>possibile</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>due candidati</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>in prova</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>prossimo inserimento</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>svelata</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>oggetto della domanda</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>toglie %1</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>suggerimento</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>elimina %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>inserisci %1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>Riga %1 colonna %2: %3</translation>
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
        <translation>%1 inserito</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>un numero inserito</numerusform>
            <numerusform>%n numeri inseriti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 cancellato</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>un numero cancellato</numerusform>
            <numerusform>%n numeri cancellati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>una nota scritta</numerusform>
            <numerusform>%n note scritte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>una nota tolta</numerusform>
            <numerusform>%n note tolte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>una cella colorata</numerusform>
            <numerusform>%n celle colorate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>colori tolti da una cella</numerusform>
            <numerusform>colori tolti da %n celle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>un candidato colorato</numerusform>
            <numerusform>%n candidati colorati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>colore tolto da un candidato</numerusform>
            <numerusform>colore tolto da %n candidati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>un collegamento tracciato</numerusform>
            <numerusform>%n collegamenti tracciati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>un collegamento tolto</numerusform>
            <numerusform>%n collegamenti tolti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>un candidato eliminato</numerusform>
            <numerusform>%n candidati eliminati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>un candidato non più eliminato</numerusform>
            <numerusform>%n candidati non più eliminati</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 annullato</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>un inserimento annullato</numerusform>
            <numerusform>%n inserimenti annullati</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 ripristinato</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>un inserimento ripristinato</numerusform>
            <numerusform>%n inserimenti ripristinati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>una nota annullata</numerusform>
            <numerusform>%n note annullate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>una nota ripristinata</numerusform>
            <numerusform>%n note ripristinate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>colore di una cella annullato</numerusform>
            <numerusform>colori di %n celle annullati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>colore di una cella ripristinato</numerusform>
            <numerusform>colori di %n celle ripristinati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>colore di un candidato annullato</numerusform>
            <numerusform>colori di %n candidati annullati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>colore di un candidato ripristinato</numerusform>
            <numerusform>colori di %n candidati ripristinati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>un collegamento annullato</numerusform>
            <numerusform>%n collegamenti annullati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>un collegamento ripristinato</numerusform>
            <numerusform>%n collegamenti ripristinati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>un candidato eliminato di nuovo</numerusform>
            <numerusform>%n candidati eliminati di nuovo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>una mossa</numerusform>
            <numerusform>%n mosse</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>Punto di ritorno %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>Punti di ritorno</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>&amp;Torna</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rinomina</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Elimina</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln indizio</numerusform>
            <numerusform>%1.  %Ln indizi</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, inseriti: %1</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>&amp;Sudoku in %1: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>e un altro sudoku, non elencato</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>e un altro sudoku, non elencato</numerusform>
            <numerusform>e altri %Ln sudoku, troppi per elencarli</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>e un&apos;altra riga che non è un sudoku</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>e un&apos;altra riga che non è un sudoku</numerusform>
            <numerusform>e altre %Ln righe che non sono sudoku</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Scegli un sudoku</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Apri</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house.object} ha un {digit}.</numerusform>
            <numerusform>{house.object} ha {count} {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Tutte le celle sono piene, ma {house.object} ha un {digit}.</numerusform>
            <numerusform>Tutte le celle sono piene, ma {house.object} ha {count} {digit}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} è {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} sia {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} non è {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} non sia {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>una tra {cells} è {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>una tra {cells} sia {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>nessuna tra {cells} è {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>nessuna tra {cells} sia {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>l&apos;insieme {cells} contiene {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>l&apos;insieme {cells} contenga {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>l&apos;insieme {cells} non contiene {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>l&apos;insieme {cells} non contenga {digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: l&apos;insieme di una cella} contiene {digit}</numerusform>
            <numerusform>{cells: l&apos;insieme di {count} celle} contiene {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: l&apos;insieme di una cella} contenga {digit}</numerusform>
            <numerusform>{cells: l&apos;insieme di {count} celle} contenga {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: l&apos;insieme di una cella} non contiene {digit}</numerusform>
            <numerusform>{cells: l&apos;insieme di {count} celle} non contiene {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: l&apos;insieme di una cella} non contenga {digit}</numerusform>
            <numerusform>{cells: l&apos;insieme di {count} celle} non contenga {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: l&apos;insieme di una cella}</numerusform>
            <numerusform>{cells: l&apos;insieme di {count} celle}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>l&apos;insieme {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>Tempo %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>Su questa tecnica</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>E se lo fosse?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>Mostrane un altro</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>Che cos&apos;è?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Perché?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>Inserisci i candidati</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Cancellalo</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Mostra perché</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>Torna a prima dell&apos;errore</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sì</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>Prossima eliminazione</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Prossimo passo</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostralo</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Non ancora</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>Rimetti %1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>Escludi %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Suggerimento</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedi</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>più di %1 sudoku</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>ha %1 sudoku, e una raccolta al massimo %2</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>non contiene alcun sudoku</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>non si può conservare: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>più grande di %1 MB</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1: non importato: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: importato un nuovo sudoku.</numerusform>
            <numerusform>%1: importati %Ln nuovi sudoku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: importato un sudoku.</numerusform>
            <numerusform>%1: importati %Ln sudoku.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Già presenti: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>Più volte nel file: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>Non sono sudoku: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>è una cartella</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>Che cosa segnare</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Collegamento</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>Trascina da un candidato a un altro. Da tastiera: il numero, spostati, di nuovo il numero.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>Un clic su un collegamento lo toglie.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>Togli i colori delle celle</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Togli questi</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>Togli tutti i colori</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Togli tutto</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>Colore %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} vede entrambi questi posti.</numerusform>
            <numerusform>{cells} vedono entrambi questi posti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} vede tutti e tre questi posti.</numerusform>
            <numerusform>{cells} vedono tutti e tre questi posti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Quindi {cells} deve essere {digits}.</numerusform>
            <numerusform>Quindi {cells} devono essere {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>In entrambi i casi {cells} deve essere {digits}.</numerusform>
            <numerusform>In entrambi i casi {cells} devono essere {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>In tutti i casi {cells} deve essere {digits}.</numerusform>
            <numerusform>In tutti i casi {cells} devono essere {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Quindi {cells} non può essere {digits}.</numerusform>
            <numerusform>Quindi {cells} non possono essere {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>In entrambi i casi {cells} non può essere {digits}.</numerusform>
            <numerusform>In entrambi i casi {cells} non possono essere {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>In tutti i casi {cells} non può essere {digits}.</numerusform>
            <numerusform>In tutti i casi {cells} non possono essere {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>Lo stesso vale per {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>Quindi vanno eliminati: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>In tutti i casi vanno eliminati: {list}.</translation>
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
        <translation>Calendario</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>Anteprima del sudoku</translation>
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
        <translation>Oggi</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>risolto</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>risolto con aiuto</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>ancora da risolvere</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>ancora da risolvere, giocabile</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>conta per una serie</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Settimana %1</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mese successivo</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>Sudoku del giorno</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Gioca di nuovo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>Creazione del sudoku…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln indizio</numerusform>
            <numerusform>%Ln indizi</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendario</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Sudoku</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1, serie più lunga: %2</translation>
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
        <translation>dddd d MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>dddd d MMMM yyyy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>non ancora disponibile</translation>
    </message>
    <message>
        <source>open</source>
        <translation>da risolvere</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>saltato</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>iniziato</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>risolto in seguito con aiuto, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>risolto in seguito, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>risolto, ma la soluzione era nota, %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>risolto con aiuto, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>risolto, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, oggi: %2</translation>
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
            <numerusform>{n} giorno di fila</numerusform>
            <numerusform>{n} giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>serie più lunga</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%1 su %2 risolti</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>I suoi sudoku si possono giocare da quel giorno in poi.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>L&apos;hai iniziato.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>Lo stesso sudoku per tutti: %1, qualunque sia il livello di «Nuova».</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>L&apos;hai risolto in %1. La soluzione era già nota, quindi non conta per la serie.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>L&apos;hai risolto in %1, ma in un giorno successivo: non conta per la serie.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>L&apos;hai risolto con aiuto in %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>L&apos;hai risolto in %1.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>Oggi conta già per la serie.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>Il suo giorno conta già per la serie.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>Risolvilo entro le %1, e il suo giorno conta per la serie.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>Un giorno passato non conta per la serie.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>Risolvilo oggi e la tua serie sale a %L1; un giorno saltato la interrompe.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>Risolvilo oggi per cominciare una serie.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ieri</translation>
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
        <translation>Ogni sudoku ha una sola soluzione e un livello attendibile, che dipende dalla logica necessaria per risolverlo. Sono subito pronti sudoku di sei livelli, da facile a disumano.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>Non c&apos;è pubblicità e nessun dato esce dal tuo computer.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>I suggerimenti dicono dove guardare, qual è la configurazione e perché funziona, con un&apos;illustrazione sulla griglia</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>Un corso porta dalle regole alle tecniche più difficili, con esercizi e sudoku scelti per te</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>L&apos;analisi di ogni partita mostra che cosa hai trovato e che cosa ti avrebbe aiutato</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>Ogni mossa viene salvata subito; l&apos;archivio conserva tutte le tue partite</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>Sudoku del giorno, statistiche e stampa di singoli fogli o di interi libri</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>Apre e salva i file di sudoku di molti altri programmi</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>Pensato per tastiera, mouse, tocco e screen reader, con temi chiaro, scuro e a contrasto elevato</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Una partita con le note</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>Un suggerimento che spiega la sua configurazione</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>Il corso, con ciò che conosci già e ciò che viene dopo</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>L&apos;archivio di tutte le partite</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>Gioco di logica</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>Risolvi sudoku, impara ogni passo</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>rompicapo;sudoku;logica;numeri;puzzle;mente;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>Sudoku del giorno</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>File di sudoku (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>Griglia del sudoku che stai inserendo</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>Inserisci un sudoku</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Gioca</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>Gioca lo stess&amp;o</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>Una qualsiasi delle soluzioni va bene; non ha livello e non conta nelle statistiche</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>&amp;Cancella tutto</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Incolla</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>Annulla l&apos;ultimo inserimento</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>Ripeti l&apos;inserimento annullato</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>Inserisci il sudoku degli appunti</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Numero %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>Digita gli indizi come sono stampati, cella per cella: {Space} lascia vuota una cella, {Backspace} torna indietro.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>Oppure incolla un sudoku in qualsiasi formato.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>Oppure incolla un sudoku in qualsiasi formato, con %1.</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>Aggiungi ciò che &amp;manca</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>Mostra &amp;due soluzioni</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Che cos&apos;è</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Gioca fino alla fine</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Mostra dove</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Spiega</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Informazioni sulla tecnica</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>La lezione su questa tecnica</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>Comincia qui una partita; la tua viene conservata</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>Dieci esercizi completati</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Niente su cui allenarsi</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Ricerca di una posizione…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Che cosa cercare</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>Trovati senza aiuto: %1. Con aiuto: %2. Mostrati: %3. Saltati: %4. «Avanti» ne comincia altri dieci.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>Non c&apos;è alcuna posizione per queste tecniche. Scegline altre.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Nella figura</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>Clicca su una cella e poi sul suo numero, o su un numero e poi sulle sue celle. Puoi anche digitare.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>Un clic destro o {Del} svuota una cella; «Annulla» torna indietro di una mossa.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>Non sai come andare avanti? «Prossimo passo» mostra dove guardare.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>Sei alle prime armi? «Impara», in «Strumenti», parte dalle regole.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Impara…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Ho capito</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>Per me: richiede %1</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>Per me: ciò che conosci</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nulla di nuovo</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>ciò che conosci</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>la tua prossima lezione</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>da ripassare</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>la stai imparando</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>la conosci</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>nuova per te</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>un passo «%1»</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>«%1» almeno una volta</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>Tutto ciò che conosci, e nient&apos;altro.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Tutto ciò che conosci, più %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>L&apos;hai incontrata ieri.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>Non ne incontri una da un giorno.</numerusform>
            <numerusform>Non ne incontri una da %Ln giorni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>Non la incontri da un giorno.</numerusform>
            <numerusform>Non la incontri da %Ln giorni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>La prossima «Nuova» richiede ciò che conosci, più %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>La prossima «Nuova» richiede ciò che conosci, e nient&apos;altro.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>Ancora nessun sudoku che richieda %1. Questo richiede ciò che conosci.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>Torna alla partita ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>un altro programma legge continuamente le partite</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>un altro programma ci sta lavorando</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>il disco è pieno</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>un altro programma ha bloccato il file</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>impossibile scrivere nel file</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>il file non si può aprire</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>il disco segnala un errore</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>la cartella non si può creare</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite non è un file normale</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>appartengono a una versione più recente di questo programma</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuova</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Controlla</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>Una nuova partita del livello indicato sotto</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>Evidenzia i numeri giusti e quelli sbagliati</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>La partita viene conservata</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>Ora non è possibile salvarlo.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>Le tue partite si possono di nuovo leggere. Ciò che hai giocato nel frattempo è salvato come partita a sé.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>Qui manca una partita della copia di sicurezza con data %1.</numerusform>
            <numerusform>Qui mancano %Ln partite della copia di sicurezza con data %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>una mossa non si può eseguire</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>il campo %1 non è un elenco</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>il campo %1 non è un testo</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>il campo %1 non è né true né false</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>la chiave non si può leggere</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>la chiave non lascia spazio alle chiavi seguenti</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>gli indizi non si possono leggere</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>gli indizi non formano un sudoku</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>gli indizi non formano un sudoku con una sola soluzione</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>la mossa %1 non si può leggere</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>la chiave della mossa %1 non è maggiore della precedente</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>la chiave della mossa %1 non lascia spazio alla successiva</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>l&apos;evento %1 non si può leggere</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>evento %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>il punto di ritorno %1 non si può leggere</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>punto di ritorno %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>non segue nessuna delle sue mosse</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>una prova non comincia da nessuna parte</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>il numero scelto non si può leggere</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>il colore scelto non si può leggere</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>la modalità di inserimento non si può leggere</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>la selezione non si può leggere</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>i tempi non si possono leggere</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>i giorni non si possono leggere</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>il nome è troppo lungo</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>un&apos;etichetta non si può leggere</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1 ha la chiave di un altro elemento</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>la chiave di %1 non lascia spazio alla successiva</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>Nessun sudoku di questo tipo trovato.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: creazione di un sudoku in corso…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>Questa è la partita precedente.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>Ora questa partita non si può aprire: è in corso in un&apos;altra finestra, o non si può leggere.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Questa partita non si può leggere.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>Questo sudoku non è in alcuna raccolta.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>Questo sudoku non si può leggere.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Tutti i sudoku di questa raccolta sono già iniziati.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Il tuo sudoku</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>Nessuna nuova partita: questa continua.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>Nessuna nuova partita.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>Senza livello</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Più soluzioni</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolta</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandonata</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In corso</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>risolta</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>abbandonata</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>in corso</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Non iniziata</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>senza aiuto</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Del giorno</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>Ciò che giochi non è al sicuro da un&apos;interruzione di corrente: il disco segnala un errore.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>Il file delle partite salvate era danneggiato. Le partite che contiene vengono lette; intanto puoi giocare.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>Una partita salvata non si può leggere ed è stata lasciata com&apos;è.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>Partita %1 in %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>il file è danneggiato e non si può mettere da parte</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>impossibile scrivere nella cartella</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>il file è stato eliminato, e non si può ripristinare: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>Un altro programma ha eliminato il file delle partite salvate. È stato ripristinato.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>Un altro programma ha sostituito il file delle partite salvate. Questa partita vi è stata aggiunta.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>Il file delle partite salvate era danneggiato.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>Partite recuperate: %1, di cui %2 senza le ultime mosse; partite perse: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>Non è stato possibile leggere alcuna partita.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>Tutte le partite sono state recuperate: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>Dalle copie di sicurezza: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Il file danneggiato è conservato come %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>impossibile scrivere nel file</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>Non salvato: %1. Ciò che giochi viene salvato appena possibile.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>File: %1
Motivo: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>Basi</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Nessuna voce con questo nome.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Trova una tecnica</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Le regole in un minuto</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>Guida alle tecniche</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>Un esempio nella griglia</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Un altro</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Un altro esempio</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>La lezione su questa tecnica</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Allenati</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · punteggio %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Le regole in un minuto</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Che cosa cercare</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Perché funziona</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>Come trovarla</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>In questo esempio</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Pagina %1 di %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>Vai a: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>Regola precedente</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>Regola successiva</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Torna alla pagina</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>La griglia</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>La griglia ha nove righe, nove colonne e nove riquadri.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>Ecco {row}, {column} e {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>una riga</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>una colonna</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>un riquadro</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>Ognuno di questi gruppi di nove celle si chiama unità.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regola</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>Ogni unità contiene una sola volta ciascun numero da 1 a 9.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>Guarda {box}: nove celle, nove numeri, nessuno ripetuto.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>il riquadro al centro</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>Vale lo stesso per ogni riga, ogni colonna e ogni altro riquadro.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>Questa è l&apos;unica regola.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Lo scopo</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>Alcuni numeri ci sono già: sono gli indizi, e non cambiano.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>Le altre celle le riempi tu, una dopo l&apos;altra.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>Ogni sudoku ha una sola soluzione. La trovi ragionando, senza tirare a indovinare.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>Che cosa vede una cella</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} sta in una riga, in una colonna e in un riquadro.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Questa cella</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>Vede tutte le altre celle di {houses}.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>queste unità</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>Un numero che sta già in una di quelle celle non può ripetersi qui.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidati</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>I numeri che {cell} può ancora contenere sono i suoi candidati.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>una cella</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>Puoi scriverli nella cella come piccole note.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>Le tecniche servono a trovare un numero, oppure a dimostrare che un candidato è sbagliato.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>Quando in una cella resta un solo candidato, il numero è quello.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>Un primo passo</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>Continua così. Le prossime pagine ti mostrano come.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>Una riga, una colonna o un riquadro in cui una sola cella è vuota.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>Un&apos;unità ha nove celle per nove numeri.
Otto numeri ci sono già, quindi l&apos;ultima cella prende il nono.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>Cerca le unità quasi piene.
Conta da 1 a 9 e guarda quale numero manca.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>Una cella per cui resta un solo numero.
Tra la sua riga, la sua colonna e il suo riquadro ci sono già tutti gli altri otto.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>Nessun numero può comparire due volte in una riga, in una colonna o in un riquadro.
Se intorno a una cella otto numeri sono già presi, lì deve andare il nono.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>Scegli una cella con riga, colonna e riquadro ben riempiti.
Conta da 1 a 9 e salta ogni numero che la cella vede.
Se resta un solo numero, scrivilo.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>Un numero a cui resta un solo posto in una riga, in una colonna o in un riquadro.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>In ogni unità il numero deve esserci una volta.
Dove sta già, esclude il resto della sua riga, della sua colonna e del suo riquadro.
Se in un&apos;unità tutte le celle tranne una sono escluse, va lì.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>Prendi un numero e un riquadro in cui manca.
Dovunque il numero si trovi già, escludi quella riga e quella colonna.
Se nel riquadro resta una sola cella vuota, scrivi lì il numero.
Fai lo stesso con righe e colonne.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>Un numero i cui posti in un riquadro stanno tutti su una sola riga o su una sola colonna.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>Il riquadro ha bisogno del numero, che starà quindi in una di queste celle.
Sono tutte sulla stessa linea, quindi anche la linea ha lì il suo numero.
Il resto della linea non può contenerlo.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>Prendi un riquadro e un numero che gli manca.
Segna dove il numero può andare.
Se i segni sono allineati, segui quella linea fuori dal riquadro.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>Un numero i cui posti in una riga o in una colonna stanno tutti in un solo riquadro.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>La linea ha bisogno del numero, che starà quindi in una di queste celle.
Sono tutte nello stesso riquadro, quindi anche il riquadro ha lì il suo numero.
Il resto del riquadro non può contenerlo.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>Prendi una riga o una colonna e un numero che le manca.
Segna dove il numero può andare.
Se i segni stanno in un solo riquadro, guarda le altre celle di quel riquadro.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>In un riquadro, una cella allineata che può contenere un solo numero.</numerusform>
            <numerusform>In un riquadro, {count} celle allineate che possono contenere solo gli stessi {count} numeri.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>Queste celle impegnano questi numeri; resta aperto solo l&apos;ordine.
Le celle hanno in comune una linea e un riquadro, quindi quei numeri si eliminano dal resto di entrambi.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>Scrivi i candidati delle celle vuote, cioè i numeri ancora possibili.
In ogni riquadro confronta le celle allineate.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>Due celle di un&apos;unità che possono contenere entrambe solo gli stessi due numeri.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>Se una cella prende il primo numero, l&apos;altra prende il secondo.
L&apos;ordine resta aperto, i numeri no: sono entrambi impegnati.
Quindi nessun&apos;altra cella dell&apos;unità può contenerli.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>Scrivi i candidati delle celle vuote, cioè i numeri ancora possibili.
Cerca le celle con due soli candidati.
Se due di queste celle nella stessa unità sono uguali, hai una coppia.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>In un&apos;unità, una cella che può contenere un solo numero.
Non serve che una cella li abbia tutti.</numerusform>
            <numerusform>In un&apos;unità, {count} celle che insieme possono contenere solo {count} numeri.
Non serve che ogni cella li abbia tutti.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>Tante celle quanti numeri: ogni cella ne prende uno, e tutti sono impegnati.
Quindi nessun&apos;altra cella dell&apos;unità può contenerne.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>Tra le celle di un&apos;unità, guarda quelle con meno candidati.
Conta quanti numeri ha una di queste celle.
Se è uno solo, eliminalo dal resto dell&apos;unità.</numerusform>
            <numerusform>Tra le celle di un&apos;unità, guarda quelle con meno candidati.
Conta quanti numeri diversi hanno in tutto {count} di queste celle.
Se sono solo {count}, eliminali dal resto dell&apos;unità.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>Due numeri che in un&apos;unità hanno solo gli stessi due posti.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>Entrambi i numeri hanno bisogno di un posto, e per entrambi ci sono solo queste due celle.
Quindi esse contengono i due numeri, e non c&apos;è posto per altro.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>Passa in rassegna i numeri che mancano ancora a un&apos;unità.
Segna quelli con due soli posti.
Se due numeri hanno gli stessi due posti, elimina da quelle celle tutto il resto.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>In un&apos;unità, un numero che ha un solo posto.</numerusform>
            <numerusform>In un&apos;unità, {count} numeri che hanno in tutto solo {count} posti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>Ogni numero ha bisogno di un posto, e i posti sono altrettanti.
Quindi queste celle contengono questi numeri, e non c&apos;è posto per altro.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Passa in rassegna i numeri che mancano ancora a un&apos;unità, a partire da quelli con pochi posti.
Cerca un numero che occupa una sola cella.
Allora anche le celle restanti dell&apos;unità formano un insieme bloccato con i numeri restanti: può essere più facile da vedere.</numerusform>
            <numerusform>Passa in rassegna i numeri che mancano ancora a un&apos;unità, a partire da quelli con pochi posti.
Cerca {count} numeri che si dividono {count} celle.
Allora anche le celle restanti dell&apos;unità formano un insieme bloccato con i numeri restanti: può essere più facile da vedere.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>Un numero che in ciascuna di due righe ha due soli posti, nelle stesse due colonne.
Lo stesso vale scambiando righe e colonne.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>In ognuna delle due righe il numero deve stare una volta.
Le due righe non possono usare la stessa colonna, quindi si dividono le due colonne.
In un modo o nell&apos;altro, queste colonne hanno così il loro numero; le altre righe non possono averlo lì.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>Scegli un numero e guarda solo quello.
Trova le righe in cui ha due soli posti.
Se due di queste righe usano le stesse colonne, hai un X-Wing.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>Un numero i cui posti in una riga stanno in una sola colonna.
Lo stesso vale scambiando righe e colonne.
Non serve che una riga usi tutte queste colonne.</numerusform>
            <numerusform>Un numero i cui posti in {count} righe stanno in sole {count} colonne.
Lo stesso vale scambiando righe e colonne.
Non serve che una riga usi tutte queste colonne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>In ognuna delle righe il numero deve stare una volta, e in nessuna colonna può stare due volte.
Tante righe quante colonne: ognuna di queste colonne riceve il suo numero da queste righe.
Quindi le altre righe non possono averlo lì.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Scegli un numero e guarda solo quello.
Tralascia le righe in cui ha molti posti.
Vedi se a una di quelle rimaste basta una colonna.</numerusform>
            <numerusform>Scegli un numero e guarda solo quello.
Tralascia le righe in cui ha molti posti.
Vedi se a {count} di quelle rimaste bastano {count} colonne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>Come la configurazione {fish}, ma con uno o più posti di troppo.
I posti di troppo sono le pinne; stanno in un solo riquadro.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>O nessuna pinna è vera, e la configurazione vale; oppure almeno una delle pinne è vera.
Un candidato che si elimina nel primo caso e vede tutte le pinne si elimina in entrambi.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>Cerca la configurazione, ammettendo alcuni posti di troppo in un solo riquadro.
Guarda solo i candidati che la configurazione elimina nel riquadro delle pinne.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>Come la configurazione {fish}, ma con delle pinne e con un posto mancante là dove stanno le pinne.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Se le pinne non sono vere, il resto della configurazione va a posto da sé, e vale.
Se una pinna è vera, esclude i candidati che vede.
Un candidato escluso in entrambi i casi è sbagliato.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>Cerca linee con due posti per un numero, allineati tra loro solo a un estremo.
Se gli altri estremi stanno nello stesso riquadro, uno di essi può essere la pinna.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un pesce in cui dei riquadri possono prendere il posto di alcune linee.
Qui c&apos;è una unità contro un&apos;altra.</numerusform>
            <numerusform>Un pesce in cui dei riquadri possono prendere il posto di alcune linee.
Qui sono {count} unità contro altre {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>In ognuna delle prime unità il numero deve stare una volta.
I posti che il numero ha lì stanno tutti in altrettante altre unità, che lo ricevono da quei posti.
Quindi il resto di queste altre unità non può averlo.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>Scegli un numero che ha pochi posti in molti riquadri.
Prova un riquadro insieme a linee che gli passano accanto.
Conta: le unità scelte devono essere tante quante quelle che bastano a coprirne i posti.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un pesce con dei riquadri tra le sue unità e con alcuni posti di troppo: le pinne.
Qui c&apos;è una unità contro un&apos;altra.</numerusform>
            <numerusform>Un pesce con dei riquadri tra le sue unità e con alcuni posti di troppo: le pinne.
Qui sono {count} unità contro altre {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Se nessuna pinna è vera, il pesce vale.
Se una pinna è vera, esclude i candidati che vede.
Un candidato escluso in entrambi i casi è sbagliato.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>Cerca un pesce quasi completo e guarda quali posti avanzano.
I candidati da controllare sono quelli che vedono tutti quei posti.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un pesce di righe, colonne e riquadri in qualsiasi combinazione: una unità contro un&apos;altra.</numerusform>
            <numerusform>Un pesce di righe, colonne e riquadri in qualsiasi combinazione: {count} unità contro altre {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>Pesci come questi si trovano di rado senza aiuto.
Scegli un numero e aggiungi un&apos;unità dopo l&apos;altra, finché tutti i posti che il numero ha lì non stanno in altrettante altre unità.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>Un pesce di righe, colonne e riquadri in qualsiasi combinazione, con alcuni posti di troppo: le pinne.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>Se nessuna pinna è vera, il pesce vale: una unità dà il suo numero a un&apos;altra.
Se una pinna è vera, esclude i candidati che vede.
Un candidato escluso in entrambi i casi è sbagliato.</numerusform>
            <numerusform>Se nessuna pinna è vera, il pesce vale: {count} unità danno il loro numero ad altre {count}.
Se una pinna è vera, esclude i candidati che vede.
Un candidato escluso in entrambi i casi è sbagliato.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>Pesci come questi si trovano di rado senza aiuto.
Spesso una catena più corta dà lo stesso risultato: cerca prima quella.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>Un numero che in ciascuna di due righe ha due soli posti.
Un posto di ognuna sta nella stessa colonna: sono le basi. Gli altri sono i tetti.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>Le basi stanno su una stessa linea, quindi ne è vera al massimo una.
Allora almeno uno dei tetti è vero.
Una cella che vede entrambi i tetti non può contenere il numero.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>Scegli un numero e trova le righe con due posti.
Se due di queste righe hanno un posto nella stessa colonna e l&apos;altro no, guarda quali celle vedono entrambi gli estremi liberi.
Fai lo stesso con le colonne.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>Una riga e una colonna, ciascuna con due soli posti per un numero.
Un posto di ognuna sta nello stesso riquadro.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>I due posti nel riquadro non possono essere veri entrambi.
Quindi almeno uno dei due fili ha il numero all&apos;estremo lontano.
Una cella che vede entrambi gli estremi lontani non può contenerlo.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>Scegli un numero e trova una riga e una colonna con due posti ciascuna.
Se si incontrano in un riquadro, segui i due fili fino ai loro estremi.
Controlla la cella in cui si incrociano le linee di questi estremi.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>Due 2-String Kite sulle stesse due celle di un riquadro.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>In ognuno dei due almeno uno degli estremi lontani è vero.
Una cella che vede entrambi gli estremi lontani dello stesso 2-String Kite non può contenere il numero.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>Quando hai trovato un 2-String Kite, guarda se le stesse celle del riquadro ne danno un altro.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>Un riquadro in cui un numero sta solo su una riga e una colonna: una croce.
E altrove una linea con due soli posti per il numero, uno dei quali allineato con la croce.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>Se il primo di questi due posti è vero, libera un braccio della croce.
Allora il numero del riquadro sta sull&apos;altro braccio.
Se non è vero, lo è il secondo posto. La cella segnata vede sia quello sia l&apos;altro braccio.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>Scegli un numero e cerca riquadri in cui ne sono prive quattro celle disposte a rettangolo.
Cerca una linea con due posti che parta da un braccio.
Controlla la cella in cui l&apos;altro posto e l&apos;altro braccio si incontrano.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>Una croce di un numero in un riquadro che funziona con due linee diverse.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>Per ciascuna delle due linee il numero sta o nel posto lontano della linea, o su un braccio della croce.
Un candidato che vede sia quel posto sia quel braccio si elimina: questo vale per entrambe le linee.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>Quando hai trovato un Empty Rectangle, guarda se un&apos;altra linea con due posti incontra la stessa croce.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>Due celle che non si vedono tra loro, con gli stessi due candidati.
Inoltre un&apos;unità in cui uno dei due numeri ha due soli posti: ognuna delle due celle ne vede uno diverso.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>Il numero del collegamento sta in uno dei suoi due posti.
Quindi almeno una delle gemelle non può contenere il numero che le collega, e prende l&apos;altro.
Ciò che vede entrambe le gemelle non può contenere quest&apos;altro numero.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>Trova celle con gli stessi due candidati.
Guarda se una riga, una colonna o un riquadro le collega tramite uno dei due numeri.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>Una cella, il perno, e due celle che vede, le ali.
Tutte e tre hanno due candidati; i numeri sono tre in tutto.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>Qualunque numero prenda il perno, una delle ali lo perde.
Quell&apos;ala contiene allora il terzo numero.
Ciò che vede entrambe le ali non può contenere il terzo numero.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>Parti da una cella con due candidati, per esempio 1 e 2.
Tra le celle che vede, cercane una con 1 e 3 e una con 2 e 3.
Poi elimina il 3 dalle celle che le vedono entrambe.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>Come un XY-Wing, ma il perno ha tutti e tre i candidati.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>Almeno una delle tre celle, perno e ali, contiene il numero comune, qualunque numero prenda il perno.
Ciò che le vede tutte e tre non può contenerlo.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>Parti da una cella con tre candidati.
Cerca due celle che vede, ciascuna con due dei tre.
Elimina il numero comune dalle celle vicine al perno che le vedono tutte e tre.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>Quattro celle in due righe, due colonne e due riquadri.
Tre di esse hanno gli stessi due candidati; la quarta ne ha uno o entrambi, e altri ancora.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>Con due soli numeri in tutte e quattro, questi si potrebbero scambiare: ci sarebbero due soluzioni.
Un sudoku ha una sola soluzione, quindi la quarta cella prende un altro numero.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>Trova tre celle uguali, con due candidati, ai vertici di un rettangolo.
Il rettangolo deve stare in due soli riquadri.
Elimina questi due numeri dal quarto vertice, se ci sono.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>Quattro vertici in due righe, due colonne e due riquadri, con gli stessi due candidati.
Alcuni vertici hanno un candidato in più, lo stesso in ognuno.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>Senza il numero in più i vertici si potrebbero scambiare, e ci sarebbero due soluzioni.
Quindi almeno uno di questi vertici contiene il numero in più.
Ciò che li vede tutti non può contenerlo.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>Trova un rettangolo di vertici con due numeri in comune.
Se i candidati in più sono un solo numero, guarda quali celle vedono tutti i vertici che lo hanno.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>Quattro vertici con gli stessi due candidati; due di essi ne hanno anche altri.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>Almeno uno di questi due vertici contiene uno dei suoi numeri in più, altrimenti ci sarebbero due soluzioni.
Insieme si comportano quindi come una sola cella con i numeri in più.
Con altre celle dell&apos;unità formano un insieme nudo, e il resto dell&apos;unità perde i numeri di questo insieme.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>Trova un rettangolo con candidati in più in due vertici della stessa unità.
Considera i candidati in più come una sola cella e cerca una coppia o una tripla che la comprenda.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>Quattro vertici con gli stessi due candidati; due di essi ne hanno anche altri.
Uno dei due numeri non ha altri posti nell&apos;unità di questi due vertici.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>L&apos;unità ha bisogno di quel numero, quindi uno dei due vertici lo contiene.
Se l&apos;altro prendesse il secondo numero, i vertici si potrebbero scambiare: due soluzioni.
Quindi nessuno dei due contiene il secondo numero.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>Trova un rettangolo con candidati in più in due vertici della stessa unità.
Guarda se un numero del rettangolo ha lì solo questi due posti.
Elimina l&apos;altro numero da entrambi.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>Quattro vertici con gli stessi due candidati; due vertici opposti ne hanno di più.
Uno dei due numeri, in entrambe le righe o in entrambe le colonne, ha posto solo nei vertici.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>Se quel numero stesse in uno dei vertici con candidati in più, starebbe anche in quello opposto.
Allora i vertici si potrebbero scambiare, e ci sarebbero due soluzioni.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>Trova un rettangolo con candidati in più in due vertici opposti.
Guarda se, in entrambe le righe o in entrambe le colonne, uno dei due numeri ha posto solo nei vertici.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>Quattro vertici che hanno tutti gli stessi due candidati, quasi sempre insieme ad altri.
Nella riga e nella colonna di un vertice, uno dei due numeri ha posto solo nei vertici.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>Se quel vertice prendesse l&apos;altro numero, il primo dovrebbe stare in entrambi i vertici vicini.
Allora tutti e quattro conterrebbero i due numeri e si potrebbero scambiare: due soluzioni.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>Parti da un vertice con i soli due candidati.
Nella riga e nella colonna del vertice opposto, guarda se uno dei due numeri ha posto solo nei vertici.
Se è così, elimina l&apos;altro numero dal vertice opposto.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>Tre vertici di un rettangolo contengono numeri inseriti, non indizi: in tutto solo due numeri diversi.
Nel quarto vertice il numero scambiato è ancora un candidato.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>Con quel numero i numeri dei quattro vertici si potrebbero scambiare, e nessun indizio lo impedirebbe.
Ci sarebbero due soluzioni, quindi nel quarto vertice va un altro numero.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>Guarda i numeri che hai inserito e che stanno a coppie, per esempio 3 e 7 affiancati, con un 7 sotto il 3.
Se nessun vertice è un indizio, non lasciare che il quarto chiuda il rettangolo.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>Due vertici di un rettangolo contengono numeri inseriti, non indizi; gli altri due sono vuoti.
I vertici vuoti hanno in comune un candidato in più.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>Senza il numero in più, i numeri dei quattro vertici si potrebbero scambiare: due soluzioni.
Quindi almeno uno dei vertici vuoti contiene il numero in più.
Ciò che li vede entrambi non può contenerlo.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>Cerca due numeri inseriti affiancati, con gli stessi due numeri possibili di fronte, ma invertiti.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>Ogni cella vuota ha due candidati, tranne una che ne ha tre.
Senza uno dei tre, ogni numero mancante avrebbe due posti in ogni riga, colonna e riquadro.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>Con due candidati in ogni cella vuota, e in ogni unità due posti per ogni numero mancante, i due candidati si potrebbero scambiare ovunque.
Allora ci sarebbero due soluzioni, o nessuna se non va bene né una disposizione né l&apos;altra.
Un sudoku ne ha una sola. Quindi il candidato in più, che impedisce lo scambio, è vero.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>Verso la fine di un sudoku conta le celle con tre candidati.
Se ce n&apos;è una sola, prendi il numero che ha tre posti nella sua riga.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>Ogni cella vuota ha due candidati, tranne alcune.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>Con due candidati in ogni cella vuota, e in ogni unità due posti per ogni numero mancante, le soluzioni sono due o nessuna.
Quindi almeno uno dei candidati in più è vero.
Ciò che è incompatibile con tutti loro si elimina.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>Verso la fine di un sudoku segna i candidati di troppo.
Guarda che cosa hanno in comune: un numero, un&apos;unità o una coppia.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>Un anello di celle con gli stessi due candidati, con due celle in ogni unità che tocca.
Solo una o poche di queste celle hanno altri candidati.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>Con i soli due numeri l&apos;anello si potrebbe riempire in due modi: due soluzioni.
Quindi in almeno una delle celle con altri candidati sta un altro numero.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>È un rettangolo unico con più vertici.
Segui celle uguali con due candidati finché non tornano al punto di partenza.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>Un numero che in più unità ha due soli posti, collegati come le maglie di una rete.
Colora i suoi posti a colori alterni: uno, poi l&apos;altro.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>In ogni collegamento uno solo dei due estremi è vero, quindi un colore è vero ovunque e l&apos;altro in nessun posto.
Qualunque sia, una cella che vede entrambi i colori non può contenere il numero.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>Scegli un numero e trova le unità con due posti.
Parti da un posto e dai ai vicini l&apos;altro colore.
Cerca posti esterni che vedono entrambi i colori.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>Un numero che in alcune unità ha due soli posti, colorati a colori alterni.
Due celle dello stesso colore si vedono.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>Un colore è vero ovunque e l&apos;altro in nessun posto.
Un colore che metterebbe il numero due volte in un&apos;unità non può essere quello vero.
Quindi si elimina ovunque.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>Scegli un numero e trova le unità con due posti.
Parti da un posto e dai ai vicini l&apos;altro colore.
Guarda se un colore incontra sé stesso.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>Due reti separate di un numero, ognuna con due colori propri.
Un colore della prima vede un colore della seconda.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>Questi due colori non possono essere veri entrambi.
Quindi almeno uno dei loro opposti è vero.
Ciò che vede entrambi gli opposti non può contenere il numero.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>Colora due reti di uno stesso numero.
Trova dove si toccano e guarda i colori che non si toccano.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>Due reti separate di un numero, ognuna con due colori propri.
Un colore della prima vede entrambi i colori della seconda.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>Un colore della seconda rete è vero, e il primo colore lo vede.
Quindi quel primo colore è sbagliato ovunque.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>Colora due reti di uno stesso numero.
Guarda se un colore tocca entrambi i colori dell&apos;altra rete.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>Una catena di celle con gli stessi due candidati, in cui ognuna vede la successiva.
Sono quattro o più, in numero pari.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>Lungo la catena i numeri si alternano.
I due estremi contengono quindi numeri diversi, in un verso o nell&apos;altro.
Ciò che vede entrambi gli estremi non può contenere nessuno dei due.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>Trova più celle con gli stessi due candidati.
Passa da una all&apos;altra e conta.
Dopo tre, cinque o sette passi gli estremi sono diversi.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>Due unità in cui un numero ha due soli posti, unite da due posti che si vedono.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>I posti uniti non possono essere veri entrambi.
Quindi almeno uno degli estremi lontani è vero.
Ciò che vede entrambi gli estremi lontani non può contenere il numero.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>Scegli un numero e segna le unità con due posti.
Cercane due che si toccano, e controlla quali celle vedono entrambi gli estremi liberi.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>Un numero che in più unità ha due soli posti, collegati in una catena più lunga.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>Supponi che il primo estremo non sia vero, e segui la catena: è, non è, è…
L&apos;ultimo estremo è allora vero.
Quindi almeno uno degli estremi è vero, e ciò che li vede entrambi si elimina.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>Scegli un numero e segna le unità con due posti.
Parti da una di esse, passa da un suo posto a uno che questo vede, prendi l&apos;unità successiva.
Fermati quando i due estremi vedono uno stesso candidato.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>Celle con due candidati, in cui ognuna vede la successiva e ha un numero in comune con essa.
I due estremi hanno un numero in comune.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>È come il domino: se il primo estremo non è quel numero, è l&apos;altro suo candidato.
Questo spinge la cella successiva, e così via fino all&apos;ultimo estremo, che risulta essere quel numero.
Ciò che vede entrambi gli estremi non può contenerlo.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>Parti da una cella con due candidati e lasciane fuori uno.
Passa a una cella con due candidati che contiene l&apos;altro.
Continua finché non ricompare il numero lasciato fuori all&apos;inizio.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>Una catena di collegamenti, tra celle e numeri, che torna all&apos;inizio senza contraddizione.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>Si può percorrere in entrambi i versi, quindi in ogni collegamento uno solo dei due estremi è vero.
Tutto ciò che vede entrambi gli estremi di un collegamento si elimina.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>Costruisci una catena: se non questo, allora quello; se quello, allora non il successivo.
Se si chiude, guarda accanto a ognuno dei suoi collegamenti.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>Una catena di collegamenti, tra celle e numeri, che torna alla prima cella e lì si contraddice.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>Supponi il contrario di ciò che è segnato, e segui i collegamenti.
Portano a una contraddizione nella cella da cui sono partiti.
Quindi l&apos;ipotesi è sbagliata.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>Prendi un candidato e chiediti che cosa segue se è vero.
Segui le unità con due posti e le celle con due candidati.
Se alla fine il candidato si smentisce, eliminalo.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>Una catena di collegamenti tra celle e numeri i cui due estremi non possono essere sbagliati entrambi.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>Supponi che il primo estremo non sia vero, e segui i collegamenti: l&apos;ultimo estremo è vero.
Quindi almeno uno degli estremi è vero.
Ciò che è incompatibile con entrambi gli estremi si elimina.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>Parti da un&apos;unità in cui un numero ha due posti, o da una cella con due candidati.
Prosegui alternando: se questo è vero, quello non lo è; se quello non lo è, lo è il successivo.
Fermati quando gli estremi vedono uno stesso candidato.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>Una catena come le altre, ma alcuni collegamenti riguardano più celle allineate di un riquadro.
Il numero sta in una di esse, non importa quale.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>Un gruppo è vero se lo è una delle sue celle; vede ciò che vedono tutte le sue celle.
Così i collegamenti valgono come in ogni catena.
Ciò che è incompatibile con il risultato si elimina.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>Quando una catena si blocca davanti a tre posti, guarda se due di essi sono allineati in un riquadro.
Considera quei due come uno solo.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>Due insiemi di celle, ciascuno in un&apos;unità e con un candidato in più rispetto alle celle.
Hanno in comune un numero i cui posti nei due insiemi si vedono tutti tra loro.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>Solo uno degli insiemi può avere quel numero.
L&apos;altro ha tanti numeri quante celle, quindi li contiene tutti.
Un secondo numero comune sta quindi in almeno uno degli insiemi; ciò che vede tutti i suoi posti si elimina.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>L&apos;insieme più piccolo di questo tipo è una cella con due candidati; poi vengono due celle con tre.
Trovane due che hanno in comune due numeri, uno dei quali non può stare in entrambi.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>Tre insiemi di celle, ciascuno con un candidato in più rispetto alle celle.
Quello di mezzo ha un numero in comune con ciascuno degli altri due; ognuno di questi numeri può stare in uno solo dei due insiemi che lo condividono.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>L&apos;insieme di mezzo può rinunciare a un solo numero.
Quindi almeno uno degli insiemi esterni perde il suo, e contiene tutti gli altri suoi numeri.
Un numero che hanno entrambi gli insiemi esterni sta in almeno uno dei due.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>È un XY-Wing le cui celle sono diventate insiemi.
Parti dall&apos;insieme di mezzo e cerca un compagno per ciascuno dei suoi numeri.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>Una catena di insiemi di celle, ciascuno con un candidato in più rispetto alle celle.
Ognuno ha un numero in comune con il successivo, e i due non possono averlo entrambi.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>Se al primo insieme manca il suo numero, si blocca e ne toglie uno al successivo, e così via.
Quindi almeno uno tra il primo e l&apos;ultimo insieme contiene il numero che hanno entrambi.
Ciò che vede tutti i suoi posti si elimina.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>È una catena XY le cui celle sono diventate insiemi.
Prolunga due insiemi collegati con un terzo e confronta gli estremi.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>Una cella, lo stelo, e per ogni suo candidato un insieme di celle che quel candidato bloccherebbe: i petali.
Un petalo ha un candidato in più rispetto alle celle.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>Qualunque numero prenda lo stelo, lo toglie a un petalo.
Quel petalo contiene allora tutti gli altri suoi numeri.
Un numero presente in tutti i petali sta in almeno uno di essi; ciò che ne vede tutti i posti si elimina.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>Parti da una cella con due o tre candidati.
Trova un insieme per ciascuno di essi, e guarda quale numero hanno in comune.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>Due o tre celle all&apos;incrocio di una riga o colonna con un riquadro, con almeno due candidati in più rispetto alle celle.
Accanto a esse, nella linea e nel riquadro, ci sono celle che usano solo alcuni di questi numeri.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>Contando tutto insieme ci sono tanti numeri quante celle, quindi ogni numero ci sta una volta.
I numeri delle celle della linea si eliminano dal resto della linea.
I numeri delle celle del riquadro si eliminano dal resto del riquadro.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>Guarda dove una linea incrocia un riquadro in celle ancora vuote.
Trova nella linea una cella con due dei loro candidati, e nel riquadro una con due altri.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>Un pesce in cui non tutte le pinne vedono il candidato da eliminare.
Da ogni pinna parte invece una catena che lo elimina.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>Se nessuna pinna è vera, il pesce elimina il candidato.
Se una pinna è vera, lo elimina la sua catena.
Quindi si elimina in ogni caso.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>Trova prima un pesce con pinne.
Poi segui da ogni pinna ciò che essa impone.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>Un candidato da cui partono catene che portano a qualcosa di impossibile.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>Supponi che il candidato sia vero.
Per mosse obbligate una cella resta senza numeri, a un&apos;unità manca un numero, oppure qualcosa risulta insieme vero e falso.
Quindi l&apos;ipotesi è sbagliata.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>Scegli un candidato che decide molto, e seguilo sulla carta.
Usa celle con due candidati e unità con due posti.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>Una cella o un&apos;unità in cui tutte le possibilità portano allo stesso risultato.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>Una delle possibilità è vera.
Ognuna, seguita per mosse obbligate, finisce allo stesso modo.
Quindi questo risultato è vero comunque vada.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>Scegli una cella con due candidati, o un numero con due posti in un&apos;unità.
Segui le due possibilità e confronta dove portano.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>Un candidato che, attraverso più serie di mosse obbligate prese insieme, porta a qualcosa di impossibile.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>Supponi che il candidato sia vero, e scrivi tutto ciò che ne segue per forza.
Alla fine ne esce qualcosa di impossibile.
Quindi l&apos;ipotesi è sbagliata.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>Copia la griglia, supponi vero un candidato e inserisci ciò che ne segue.
Riservalo ai sudoku in cui nient&apos;altro aiuta.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>Una cella o un&apos;unità in cui tutte le possibilità, con tutto ciò che impongono, portano allo stesso risultato.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>Una delle possibilità è vera.
Qualunque sia, tutto ciò che impone comprende il risultato.
Quindi il risultato è vero.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>Segui ogni possibilità su una copia della griglia, e cerca ciò che tutte le copie hanno in comune.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>Tutti i modi di disporre un numero nove volte nella griglia hanno una cella in comune.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>Uno di questi modi è la soluzione.
Una cella che sta in tutti contiene il numero.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>È un lavoro da computer.
A mano, prova a lasciare fuori la cella e vedi che il numero non si può disporre.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>Nessuno dei modi di disporre un numero nove volte nella griglia usa una certa cella.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>Uno di questi modi è la soluzione.
Una cella che non sta in nessuno non contiene il numero.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>È un lavoro da computer.
A mano, prova il numero in quella cella e vedi che il resto non si può disporre.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>Celle che vedono le stesse vicine, e tutte le combinazioni di numeri che potrebbero contenere.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>Una combinazione è impossibile se lascia una vicina senza numeri.
Un candidato che compare solo in combinazioni impossibili si elimina.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>Prendi due o tre celle che vedono diverse celle con pochi candidati.
Scrivi le loro combinazioni ed elimina quelle che svuotano una vicina.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>Un candidato che, preso per vero, rende impossibile altrove il suo stesso numero.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>Metti lì il numero e segui soltanto quello.
Alla fine in un&apos;unità quel numero non ha più posto, o compare due volte.
Quindi il candidato è sbagliato.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>Scegli un numero con pochi posti.
Supponi vero uno di questi posti e segna dove il numero deve andare dopo.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>Un&apos;ipotesi le cui conseguenze, prese insieme, portano a una contraddizione o a un unico risultato.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>Un collegamento può basarsi su più collegamenti precedenti: ciò che eliminano insieme lascia una sola possibilità.
Tutto ciò che segue è obbligato.
Quindi la conclusione è certa.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>Copia la griglia, supponi vero un candidato e inserisci ciò che ne segue.
Fai lo stesso con l&apos;altra possibilità, e confronta.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>Un&apos;ipotesi le cui conseguenze portano a una contraddizione o a un unico risultato.
Lungo la strada si usano anche coppie, X-Wing e simili.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>Ogni collegamento è imposto dai precedenti, o da una configurazione semplice che essi creano.
Quindi la conclusione è certa.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>Supponi vero un candidato su una copia della griglia e continua a risolvere lì.
Usa qualsiasi tecnica che conosci.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>Un&apos;ipotesi le cui conseguenze portano a una contraddizione o a un unico risultato.
Lungo la strada si fanno e si risolvono ipotesi più piccole.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>Ogni collegamento è imposto dai precedenti, o da una catena secondaria che parte da essi.
Quindi la conclusione è certa.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>Questo va oltre ciò che si fa a mano.
La spiegazione passo per passo mostra un collegamento dopo l&apos;altro.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>Una cella o un&apos;unità in cui tutte le possibilità, tranne alcune, si dimostrano impossibili.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>Ognuna delle possibilità sbagliate viene provata finché la griglia non diventa impossibile.
Ciò che resta è vero.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>È l&apos;ultima risorsa, quando non si riconosce alcuna configurazione.
Segui ogni caso su una copia della griglia.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Prossim&amp;o passo</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>C&amp;hiedi</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Prossimo passo</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Chiedi</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>Evidenzia dove può andare il numero scelto</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>Che cosa può essere la cella, e perché non un altro numero</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Dove guardare, che cos&apos;è e perché</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>S&amp;uggerimenti per %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>S&amp;uggerimenti</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>Permetti tecniche basate sull&apos;&amp;unicità</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>Tecniche permesse a «Prossimo passo»</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>Tecniche &amp;fino a</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>Guarda qui</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Suggerimento: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Questa cella</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>Questa cella</numerusform>
            <numerusform>Queste {count} celle</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>Questo %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>Questo %1</numerusform>
            <numerusform>Questi {count} %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>Questo posto per il numero %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>Questo posto per il numero %1</numerusform>
            <numerusform>Questi {count} posti per il numero %1</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>{pattern} è determinante.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>{pattern} sono determinanti.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Suggerimento: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Passo %1 di %2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>Suggerimento: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>«Applica» scrive %1 nella riga %2, colonna %3.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>«Applica» elimina un candidato.</numerusform>
            <numerusform>«Applica» elimina {count} candidati.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>E se %1 fosse %2?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>E se %1 non fosse %2?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>Un numero inserito è sbagliato</numerusform>
            <numerusform>{count} numeri inseriti sono sbagliati</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>Le tue note sono complete?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>Annoti tutti i candidati?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>Allora un candidato mancante vale come eliminato.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>Altrimenti un candidato mancante non significa nulla.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>Manca una nota</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>Hai eliminato il numero giusto in {cell}.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>Tra le note di {cell} manca il numero giusto.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>Il prossimo passo si basa su quello.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Nessun passo</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>Nessuna tecnica permessa a «Prossimo passo» fa andare avanti. Questa sì: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Non resta nulla da trovare.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Più soluzioni</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>Da qui in poi la logica non decide nulla: restano più soluzioni.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>Scegli tu un numero: va bene qualsiasi numero che porti a una soluzione.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>Ricerca del prossimo passo…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>Un candidato viene eliminato.</numerusform>
            <numerusform>{count} candidati vengono eliminati.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{digits} viene eliminato in {cells}.</numerusform>
            <numerusform>{digits} vengono eliminati in {cells}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>Distribuzione dei tempi</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Ancora nessuna partita con un tempo</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>La mediana è %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>La barra più alta comincia a %1; numero di partite: %2.</translation>
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
        <translation>È già in corso un&apos;importazione di partite.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>non è uno storico di partite di sudoku</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>il file è danneggiato, o finisce troppo presto</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>è in UTF-16, mentre deve essere in UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>le partite non sono un elenco</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>il contenuto di %1 non si può leggere</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>questo storico è di una versione più recente del programma</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>le raccolte non sono un elenco</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>una raccolta non si può leggere</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>i sudoku di una raccolta non si possono leggere</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>una partita non si può leggere</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>riga %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>nella riga %1</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>della riga %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>alla riga %1</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>con la riga %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>la riga %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>colonna %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>nella colonna %1</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>della colonna %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>alla colonna %1</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>con la colonna %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>la colonna %1</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>riquadro in alto a sinistra</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>nel riquadro in alto a sinistra</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>del riquadro in alto a sinistra</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>al riquadro in alto a sinistra</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>con il riquadro in alto a sinistra</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>il riquadro in alto a sinistra</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>riquadro in alto al centro</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>nel riquadro in alto al centro</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>del riquadro in alto al centro</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>al riquadro in alto al centro</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>con il riquadro in alto al centro</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>il riquadro in alto al centro</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>riquadro in alto a destra</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>nel riquadro in alto a destra</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>del riquadro in alto a destra</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>al riquadro in alto a destra</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>con il riquadro in alto a destra</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>il riquadro in alto a destra</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>riquadro centrale a sinistra</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>nel riquadro centrale a sinistra</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>del riquadro centrale a sinistra</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>al riquadro centrale a sinistra</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>con il riquadro centrale a sinistra</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>il riquadro centrale a sinistra</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>riquadro centrale</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>nel riquadro centrale</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>del riquadro centrale</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>al riquadro centrale</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>con il riquadro centrale</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>il riquadro centrale</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>riquadro centrale a destra</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>nel riquadro centrale a destra</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>del riquadro centrale a destra</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>al riquadro centrale a destra</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>con il riquadro centrale a destra</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>il riquadro centrale a destra</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>riquadro in basso a sinistra</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>nel riquadro in basso a sinistra</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>del riquadro in basso a sinistra</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>al riquadro in basso a sinistra</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>con il riquadro in basso a sinistra</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>il riquadro in basso a sinistra</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>riquadro in basso al centro</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>nel riquadro in basso al centro</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>del riquadro in basso al centro</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>al riquadro in basso al centro</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>con il riquadro in basso al centro</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>il riquadro in basso al centro</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>riquadro in basso a destra</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>nel riquadro in basso a destra</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>del riquadro in basso a destra</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>al riquadro in basso a destra</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>con il riquadro in basso a destra</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>il riquadro in basso a destra</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>riga %1</numerusform>
            <numerusform>righe %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>nella riga %1</numerusform>
            <numerusform>nelle righe %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>della riga %1</numerusform>
            <numerusform>delle righe %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>alla riga %1</numerusform>
            <numerusform>alle righe %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>con la riga %1</numerusform>
            <numerusform>con le righe %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>la riga %1</numerusform>
            <numerusform>le righe %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>colonna %1</numerusform>
            <numerusform>colonne %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>nella colonna %1</numerusform>
            <numerusform>nelle colonne %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>della colonna %1</numerusform>
            <numerusform>delle colonne %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>alla colonna %1</numerusform>
            <numerusform>alle colonne %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>con la colonna %1</numerusform>
            <numerusform>con le colonne %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>la colonna %1</numerusform>
            <numerusform>le colonne %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>una sola unità</numerusform>
            <numerusform>{count} unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>in una sola unità</numerusform>
            <numerusform>in {count} unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>di questa unità</numerusform>
            <numerusform>di queste {count} unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>a questa unità</numerusform>
            <numerusform>a queste {count} unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>con una sola unità</numerusform>
            <numerusform>con {count} unità</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>una sola unità</numerusform>
            <numerusform>{count} unità</numerusform>
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
        <translation>Prossimo passo</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>Chiedi su questa cella</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Tutti i passi</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Impara…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Allenamento…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>«Prossimo passo» dice prima dove guardare, poi che cosa c&apos;è, poi perché. Decidi tu quanto ti rivela.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Dove guardare, che cos&apos;è e perché</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>Che cosa può essere, e perché non un altro numero</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>Tutto ciò che si può trovare ora</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>Lezioni, dalle regole alle tecniche più difficili</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>Posizioni che richiedono una certa tecnica</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>Nulla da ripristinare: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>Nulla da importare: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>non contiene alcuna partita.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>la sua partita c&apos;è già.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>la sua partita c&apos;è già.</numerusform>
            <numerusform>tutte le %Ln partite ci sono già.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>Nessuna nuova partita in %1.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>Tolte dal cestino: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>Raccolte arrivate insieme: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>Ripristinata una partita da %1</numerusform>
            <numerusform>Ripristinate %Ln partite da %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>Importata una partita da %1</numerusform>
            <numerusform>Importate %Ln partite da %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>Ripristinata una mossa da %1</numerusform>
            <numerusform>Ripristinate %Ln mosse da %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>Importata una mossa da %1</numerusform>
            <numerusform>Importate %Ln mosse da %1</numerusform>
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
            <numerusform>una mossa</numerusform>
            <numerusform>%Ln mosse</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>una copia di sicurezza (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Una c&apos;era già.</numerusform>
            <numerusform>%Ln c&apos;erano già.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>Che cosa fanno i numeri</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Angolo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>Note centrali</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colore</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>Un numero digitato viene inserito nella cella</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>Note in posti fissi, come {Shift} con un numero</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>Note in fila, come {Ctrl} con un numero</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>Colori, come {Ctrl} e {Shift} con un numero</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 e %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 e %2</translation>
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
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 o %2</translation>
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
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>né %1 né %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 né %2</translation>
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
        <translation>Ri&amp;muovi</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>Tasto pre&amp;definito</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Toglilo</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>Cerca tra le voci e i tasti</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>Voci dei menu e loro tasti</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Ripristina tutti</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>Tutte le voci hanno i tasti predefiniti.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Scegli una voce.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: nessun tasto predefinito</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: predefinito %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Tasto di %1</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>Vai al campo qui sopra e premi il nuovo tasto.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 non si può cambiare. Serve per: %2. Premi un altro tasto.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 appartiene a %2 – vuoi toglierlo da lì?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1 ora non ha alcun tasto.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1 ora ha il tasto %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nessun risultato.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>Conosciute</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>Scegli da dove cominciare</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>Ne conosci %1 su %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>Passo %1 di 4 del suggerimento</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dove</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Che cosa</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Applica</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>Guida alle tecniche</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>Scegli da dove cominciare</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Trova una tecnica</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>Basi</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>circa un minuto</numerusform>
            <numerusform>circa %Ln minuti</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>conosciuta</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>ripasso · %Ln giorno</numerusform>
            <numerusform>ripasso · %Ln giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>ripasso</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>prossima · %1 min</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 min · in corso</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>conosciuta, da ripassare</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>prossima lezione</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>in corso</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, non incontrata da un giorno</numerusform>
            <numerusform>%1, non incontrata da %Ln giorni</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, non incontrata da un po&apos;</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuova</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>da ripassare</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>il numero che li collega</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>numero che un solo insieme può avere</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>numeri visti dalla cella</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>ogni numero esclude le celle che vede</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>contiene il numero</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>contiene il numero %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>non può essere %1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>eliminato</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>deve essere %1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>deve essere questo numero</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>è questo numero</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>è %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>collega la croce e la linea</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>non è questo numero</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>non è %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>se uno no, l&apos;altro sì</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>se uno sì, l&apos;altro no</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>queste sono tutte %1, o nessuna lo è</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>se non è nell&apos;altro colore, il numero è in tutte queste celle</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>altri due colori: il numero è in tutte queste celle o in nessuna</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>altri due colori: se non è nell&apos;altro, il numero è in tutte queste celle</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>celle della linea</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>insieme A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>insieme C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>insieme D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>eliminato al passo %1</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>già eliminato</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>una di queste celle è %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>posti per il numero %1</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>questi numeri riempiono queste celle</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>celle gemelle</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>le ali</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>numeri che si potrebbero scambiare</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>posti del pesce</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>uno di questi è vero</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>celle provate insieme</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>celle comuni alla linea e al riquadro</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>la configurazione</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>pinna: posto di troppo</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>il terzo candidato, %1: deve essere vero</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>ciò che impedisce lo scambio</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>dove nasce la contraddizione</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>formano un insieme bloccato con i numeri in più</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>resterebbe senza candidati</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>celle del riquadro</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>insieme B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>un insieme con un numero in più rispetto alle celle</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>lo stelo</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>il perno</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>dove guardare</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>la riga da guardare</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>la colonna da guardare</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>il riquadro da guardare</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>Guarda, parte %1 di %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>Trova, esercizio %1 di %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Fine della lezione</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Trova</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lezioni</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%1 su %2 conosciute</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>L&apos;esempio della lezione</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Torna al corso</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Fine della lezione</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lezione: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>I tasti freccia scelgono una cella, un numero indica il suo candidato, {Enter} indica la cella.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Esempio: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>La posizione della lezione</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: preparazione dell&apos;esempio…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1, «Guarda»: parte %2 di %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>La tua partita resta intatta.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>La conosci</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Non ancora dimostrato</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>Due esercizi risolti senza aiuto dimostrano che la conosci.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>La lezione mostra come guardare.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Guarda</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>Gioca una posizione fino alla fine. Il prossimo passo che richiede: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>I suggerimenti funzionano come sempre. La tua partita è conservata nell&apos;archivio.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Ricerca di una posizione…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>Non c&apos;è alcuna posizione da giocare.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usa</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Gioca fino alla fine</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Termina la lezione</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, «Usa».</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>La tua partita è conservata nell&apos;archivio.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>L&apos;hai trovato senza aiuto.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>Hai giocato fino alla fine.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>Ora conosci questa tecnica: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Trovata senza aiuto: %1 della sola volta che serve per conoscerla, in allenamento o in partita.</numerusform>
            <numerusform>Trovata senza aiuto: %1 delle %Ln volte che servono per conoscerla, in allenamento o in partita.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Prossima lezione: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Altri esercizi</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>prossima partita</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>Come capita: da facile a molto difficile.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>Molti indizi, e sempre una cella o un numero con una sola possibilità.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>Coppie, triple e numeri bloccati in una riga o in un riquadro.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>Configurazioni su due o più righe: X-Wing, Grattacielo, ali.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>Configurazioni più grandi e catene corte.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>Lunghe catene di ragionamenti.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>Nessuna configurazione basta: bisogna provare qualcosa.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualsiasi</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Per me</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>&amp;Richiede</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>ora non è possibile salvarlo</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>Annulla eliminazione</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserva</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Ricomincia</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Elimina</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Stampa…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>Stampa tutte quelle mostrate…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleziona tutto</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>Mostra le tecniche</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gioca</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>Tutti i livelli</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordina per</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Schede</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Elenco</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>Mostra: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>Qualsiasi raccolta o nessuna</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importa una raccolta…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>Qualsiasi etichetta o nessuna</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Ordina per: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>Gioca il prossimo</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>Giocane uno a caso</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>Rinomina la raccolta</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>Elimina la raccolta</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>Il primo sudoku dell&apos;elenco non ancora iniziato</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>Un sudoku qualsiasi dell&apos;elenco non ancora iniziato</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Altro</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>Altro sulla raccolta</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>Salva</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>Etichette di tutte</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Nome della raccolta</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>bello, da rifare</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>Separate da virgole</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>Dettagli</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importa</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>Importazione di %1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>Importazione di %1: in attesa di un altro programma che ha bloccato le partite…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>Non sono sudoku</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>Che cosa non è un sudoku, e perché</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Non importati</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>Che cosa non è stato importato, e perché</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>E altri %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>Livello, stato, etichetta, data, tecnica</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>Trova tutte le parole di una scheda, date, numeri e tecniche</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Cancella la ricerca</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Importa una raccolta</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>Il cestino è vuoto. Le partite eliminate restano qui per 30 giorni.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Nessuna partita giocata finora.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>Nessun sudoku corrisponde alla ricerca.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Nessuna partita corrisponde alla ricerca.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>Tutti i sudoku dell&apos;elenco sono già iniziati.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Tutti i sudoku di questa raccolta sono già iniziati.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>Nel cestino: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>Di nuovo in archivio: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>Non è stato possibile eliminarla.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>Esporta le partite selezionate</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Storico (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>partite-sudoku</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>Una partita in pausa non viene stampata.</translation>
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
        <translation>Ricerca del percorso…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>Raccolte</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importa una raccolta…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etichette</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservate</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ultima giocata</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>Data d&apos;inizio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>Una partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1 su %Ln partita</numerusform>
            <numerusform>%1 su %Ln partite</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>Nessuna partita nel cestino</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>Una partita nel cestino, per 30 giorni</numerusform>
            <numerusform>%Ln partite nel cestino, ciascuna per 30 giorni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>%1 su %Ln partita selezionata</numerusform>
            <numerusform>%1 su %Ln partite selezionate</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Nel cestino: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Di nuovo in archivio: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%1 su %2 risolti</translation>
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
        <translation>Ancora senza livello</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Senza numero</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 su %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>soluzione mostrata</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>già risolto</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>Sudoku del giorno, %1</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>Le tecniche di questo sudoku non sono ancora note.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Tecniche: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Valutazioni: %1 su %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Livelli: %1 su %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1 su %Ln sudoku</numerusform>
            <numerusform>%1 su %Ln sudoku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Un sudoku</numerusform>
            <numerusform>%Ln sudoku</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservata</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>eliminata: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>se uno no, l&apos;altro sì</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>se uno sì, l&apos;altro no</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Debole</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>Forte: se uno no, l&apos;altro sì</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>Debole: se uno sì, l&apos;altro no</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Un sudoku</numerusform>
            <numerusform>%Ln sudoku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>Il primo %1 di %Ln sudoku</numerusform>
            <numerusform>I primi %1 di %Ln sudoku</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>Con i numeri &amp;inseriti</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>Con livelli e &amp;valutazioni</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>Per molti sudoku il calcolo richiede un po&apos; di tempo.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titolo</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>Passo più difficile: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>Passo più difficile: %1. Il più difficile che hai trovato: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>Passo più difficile: %1. L&apos;hai trovato.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>Prossima da imparare: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Esci</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuova</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>Sce&amp;gli una nuova partita…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>&amp;Partita precedente</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Controlla</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Modifica</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annulla</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ripeti</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferenze…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Visualizza</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Suggerimenti</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Schermo &amp;intero</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Strumenti</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Aiuto</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Scorciatoie da &amp;tastiera</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Cambia i tasti…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>&amp;Informazioni su Sudoku</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>Negli appunti c&apos;è un sudoku.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Giocalo</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>Mostrane due</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>Informazioni su Sudoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;Un programma di sudoku che spiega ogni passo e conserva ogni partita.&lt;/p&gt;&lt;p&gt;Licenza MIT&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>Non è stato possibile salvare le ultime mosse. Se esci ora, andranno perse.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salva &amp;come…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>&amp;Esci lo stesso</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Creazione di un sudoku</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>Rinuncia alla nuova partita</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>Chiudi prima il suggerimento: nasconde colori e collegamenti.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>Scegli prima un colore.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Collegamento forte da %1 in %2</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Collegamento debole da %1 in %2</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: rilascia su %2 in %3.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1 a %2 in %3.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>Il collegamento è stato tolto.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>%1 non è tra le note di questa cella.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: spostati sull&apos;altro estremo e premi il numero.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>Non ci sono collegamenti.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>Queste celle non hanno collegamenti.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>Nessun candidato ha un colore.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>Nessun candidato di queste celle ha un colore.</translation>
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
            <numerusform>È l&apos;unico numero sbagliato.</numerusform>
            <numerusform>È il primo di {count} numeri sbagliati.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>Il numero {digit} in {cell} è sbagliato.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>Il numero {digit} in {cell}, inserito nell&apos;ultima mossa, è sbagliato.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>Il numero {digit} in {cell}, inserito una mossa fa, è sbagliato.</numerusform>
            <numerusform>Il numero {digit} in {cell}, inserito %n mosse fa, è sbagliato.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>Con quel numero, alla fine {house.in} non resta alcun posto per il numero {digit}.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>Con quel numero, alla fine {cell} resta senza candidati.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>Con quel numero, la griglia non si può più completare.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house.object} ha già il suo {digit}, in {cell}.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>Tornando a prima dell&apos;errore si perdono anche delle note.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>Tornando a prima dell&apos;errore si perde anche un numero giusto.</numerusform>
            <numerusform>Tornando a prima dell&apos;errore si perdono anche %n numeri giusti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>Un numero sbagliato cancellato.</numerusform>
            <numerusform>%n numeri sbagliati cancellati.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>Numero {digit} in {cell} cancellato.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>Sei di nuovo a prima dell&apos;errore: è andato via anche un numero giusto. Con «Annulla» ritorna.</numerusform>
            <numerusform>Sei di nuovo a prima dell&apos;errore: sono andati via anche %n numeri giusti. Con «Annulla» ritornano.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>Sei di nuovo a prima dell&apos;errore: sono andate via anche delle note. Con «Annulla» ritornano.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>Sei di nuovo a prima dell&apos;errore.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>Momenti chiave</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1 su %Ln inserimento</numerusform>
            <numerusform>%1 su %Ln inserimenti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>Mostra il passo</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Replay da qui</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>La posizione prima di questo inserimento</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>Allenati: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Inizio</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>Ramo di una mossa: %1</numerusform>
            <numerusform>Ramo di %Ln mosse: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>sbagliato</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>controllo</translation>
    </message>
    <message>
        <source>help</source>
        <translation>aiuto</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto di ritorno</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>inizio della prova</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>inizio della prova %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>qui</translation>
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
        <translation>Mosse</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>La partita com&apos;era in quel momento</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>Un clic o {Enter} porta lì.</translation>
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
        <translation>Quasi: {candidate} vede solo una parte di ciò che conta.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>Cerca una cella con il candidato {digit} che veda anche il resto.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>Deve vedere una cella di ciascuno dei due gruppi.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>Deve vedere entrambi gli estremi della configurazione.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>Deve vedere tutte le celle della configurazione che possono contenere il suo numero.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>Quasi: {candidate} sta in una linea del pesce.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Non vede la pinna, e la pinna potrebbe essere vera.</numerusform>
            <numerusform>Non vede tutte le pinne, e una di esse potrebbe essere vera.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Cerca lungo quella linea una cella che veda la pinna.</numerusform>
            <numerusform>Cerca lungo queste linee una cella che veda tutte le pinne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Quasi: {candidate} vede la pinna.</numerusform>
            <numerusform>Quasi: {candidate} vede le pinne.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>Non sta in una linea del pesce.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Guarda dove una linea del pesce attraversa ciò che vede la pinna.</numerusform>
            <numerusform>Guarda dove una linea del pesce attraversa ciò che vedono le pinne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>Quasi: {cell} è la cella giusta.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>Ma ci va un altro numero.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>Ma lì si elimina un altro numero.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>Guarda quali numeri riguarda la configurazione.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>Quasi: {candidate} fa parte della configurazione.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>La configurazione in sé resta. Si elimina ciò che essa esclude.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>Quasi: {cell} appartiene alla configurazione.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>Il suo {digit} però non è ciò che la configurazione esclude.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>Cerca la cella in cui così resta un solo numero.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>Guarda gli altri numeri nelle celle della configurazione.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>Guarda le celle che vedono la configurazione.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>Richiede</translation>
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
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>Del &amp;giorno</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>Per I&amp;D</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Altro</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Creazione di un sudoku</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Gi&amp;oca</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>Ordine previsto per questi vuoti</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>Indi&amp;zi</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>Numero minimo di indizi</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>Numero massimo di indizi</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>random</source>
        <translation>casuale</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>Come si crea la griglia completa da cui si ricava il sudoku</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>Quali indizi si tolgono, e quanti</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>In quale ordine si provano le celle</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>Come sono disposti gli indizi che restano</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>Quanti sono gli indizi</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>Lo stesso seme produce lo stesso sudoku su ogni computer</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Grigl&amp;ia</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Vuoti</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>Ordi&amp;ne</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Si&amp;mmetria</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Seme</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>Da&amp;ta</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>Lo stesso ID produce lo stesso sudoku su ogni computer.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>ID del sudo&amp;ku</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>Le celle di questo ID non formano un sudoku: deve avere esattamente una soluzione.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>Nessun sudoku di questo tipo trovato. Scegli qualcos&apos;altro o riprova.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>Tra moltissimi sudoku nessuno era così. Prova una scelta più ampia.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>Non disponibile con «Per me»</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Ricerca di un sudoku di questo tipo…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>Un ID ha questo aspetto: 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>Un seme è un numero minore di 2^64.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>Con questi vuoti, ordine e quantità degli indizi da togliere sono già stabiliti.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>Conosci tutte le lezioni</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>Allenamento e ripassi le tengono vive.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Esempio: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>Inizia · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>Il livello della prossima partita</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>Notazione</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>Numero %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>Numero %1, 1 di troppo</numerusform>
            <numerusform>Numero %1, %n di troppo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Numero %1, ne manca 1</numerusform>
            <numerusform>Numero %1, ne mancano %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>1 di troppo</numerusform>
            <numerusform>%n di troppo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>Scegli %1 ({Alt}+%1): ne manca %n</numerusform>
            <numerusform>Scegli %1 ({Alt}+%1): ne mancano %n</numerusform>
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
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>due</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>tre</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>quattro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>cinque</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>sei</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>sette</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>otto</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>nove</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>Numeri</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>note d&apos;angolo</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>note centrali</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>colori dei candidati</translation>
    </message>
    <message>
        <source>links</source>
        <translation>collegamenti</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colori</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>1 cella</numerusform>
            <numerusform>%n celle</numerusform>
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
        <translation>Allora per {cell} resta solo {digit}.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>Allora {cell} è l&apos;unico posto per il numero {digit} {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>Una sola soluzione. %1, con %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>Una sola soluzione. %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>Ogni indizio è necessario.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>Alcuni indizi si potrebbero togliere.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>Le soluzioni differiscono in 1 cella.</numerusform>
            <numerusform>Le soluzioni differiscono in %n celle.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>Le soluzioni differiscono in %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>Trovati senza aiuto %1, con aiuto %2, mostrati %3, saltati %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>è una pipe</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>è un socket</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>è un dispositivo</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>è un collegamento che rimanda a sé stesso</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>non è un file normale</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>è uno dei file in cui sono conservate le tue partite</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>è nella cartella in cui sono conservate le tue partite</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Pagina successiva</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Ancora nessuna pagina</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Pagina %L1 di %L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Pagine</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Archivio</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Del giorno</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>Sudoku del giorno</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Ciò che hai giocato</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Pagina successiva</translation>
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
        <translation>Sudoku &amp;del giorno</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>Inserisci un sudo&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Archi&amp;vio…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>Import&amp;a una raccolta…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Statistic&amp;he…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>Perc&amp;orso di soluzione</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Tutti i passi</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Impara…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>&amp;Allenamento…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>G&amp;uida alle tecniche</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>Pausa, o riprendi</translation>
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
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>Soluzioni nelle ultime pagine</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>Soluzioni nell&apos;ultima pagina</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>Sudoku %L1 di %L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>Sudoku da %L1 a %L2 di %L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>pagina %L1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>Ogni codice è un link che apre il suo sudoku su %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>Un sudoku</numerusform>
            <numerusform>%Ln sudoku</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>Ogni riga, colonna e riquadro contiene una sola volta ciascun numero da 1 a 9.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Ogni sudoku ha esattamente una soluzione.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N. %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>1 indizio</numerusform>
            <numerusform>%n indizi</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>Scansiona per giocarlo su</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>non contiene alcun sudoku</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>un archivio ZIP: ciò che HoDoKu salva in .hsol si può salvare anche come .txt o .ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>byte 0x00: non è un testo in UTF-8</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XML, ma né di OpenSudoku né di KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>XML non valido</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>JSON non valido</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>più valori di quanti ne ha un sudoku</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>annidamento troppo profondo</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>il numero {number} compare due volte nella riga {row}: {first} e {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>il numero {number} compare due volte nella colonna {column}: {first} e {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>il numero {number} compare due volte nel riquadro {box}: {first} e {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>nessuna soluzione</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>più di una soluzione</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>carattere inatteso: {character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>{character} per una cella vuota, ma prima {before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>più di 81 celle</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>una sola cella su 81</numerusform>
            <numerusform>solo {count} celle su 81</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>più di nove celle in questa riga</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>una sola cella in questa riga</numerusform>
            <numerusform>solo {count} celle in questa riga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>una sola riga su nove</numerusform>
            <numerusform>solo {count} righe su nove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>una cella in questa riga, mentre devono essere nove</numerusform>
            <numerusform>{count} celle in questa riga, mentre devono essere nove</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>più di nove righe in [State]</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell} non è l&apos;indizio che [Puzzle] ha lì</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} non è un candidato</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character} compare due volte in questa cella</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character} compare due volte in {cell}</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>nessun candidato in {cell}</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>non resta alcun candidato in {cell}</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>più di 729 candidati</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>un solo candidato su 729</numerusform>
            <numerusform>solo {count} candidati su 729</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>un segno senza candidati</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>«u» sta davanti a un solo numero</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>non è una cella da 00 a 80</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>non è un numero da 1 a 9</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>non è un candidato da 001 a 009</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} è già occupata</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>una riga di libreria comincia con «:»</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>un solo segno di due punti, mentre una riga di libreria ne ha 6 o 7</numerusform>
            <numerusform>{count} segni di due punti, mentre una riga di libreria ne ha 6 o 7</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>non è il codice di una tecnica</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character} non è un numero da 1 a 9</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>«+» sta davanti a un numero</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>non è un candidato: numero, riga e colonna, ciascuno da 1 a 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>non è un&apos;impronta di 12 cifre esadecimali</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>un solo campo, mentre devono esserci impronta, sudoku e valutazione</numerusform>
            <numerusform>{count} campi, mentre devono esserci impronta, sudoku e valutazione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>un solo campo, mentre devono essere almeno 7</numerusform>
            <numerusform>{count} campi, mentre devono essere almeno 7</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>la riga finisce prima della colonna dei sudoku</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} non rappresenta celle compresse</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>non è un livello da 1 a 4</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>il formato proprio di SudokuPad (scl) non si legge; un indirizzo f-puzzles invece sì</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>in questo indirizzo non c&apos;è un sudoku, ma solo dove trovarne uno</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>non è un testo compresso da LZString</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>nel JSON compresso, {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>manca «:» tra dimensione e celle</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>un seme casuale indica un sudoku solo nel suo programma</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>la dimensione non è 3×3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (diagonali) non è un sudoku classico</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} non è un sudoku classico</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character} non è un&apos;opzione di Solo</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>«_» sta tra due numeri</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} non è né un numero né una serie di celle vuote (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>un numero maggiore di 9, oppure manca «_»</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>le quantità di indizi sono incomplete</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character} non è una quantità di indizi</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>un solo indizio, mentre le quantità ne indicano {number}</numerusform>
            <numerusform>{count} indizi, mentre le quantità ne indicano {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} non è una cella</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} è indicata due volte</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>non è un oggetto JSON</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>un vincolo «{text}» che il sudoku classico non ha</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>una proprietà di cella «{text}» che il sudoku classico non ha</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} non è nel riquadro {box}: regioni di un&apos;altra forma</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>la dimensione non è 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>manca «grid»</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>le righe non sono nove</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>le celle non sono nove</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>le note non sono un elenco</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>nessuna nota da 1 a 9 in {cell}</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>nessun valore da {number} a 9 in {cell}</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>cella {number} dei dati: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>né «cells» di GNOME Sudoku né «grid» di f-puzzles</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>una cella senza posizione</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>nessuna riga e colonna da 0 a 8</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} compare due volte</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>non è indicato se {cell} è fissa</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>nessun elenco di note in {cell}</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>non è una nota da 1 a 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>la difficoltà non è un testo</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>manca un tempo in secondi</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>file di OpenSudoku di una versione sconosciuta: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>dati di una versione sconosciuta: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>una partita senza dati</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>una sola cella su 81 nei dati</numerusform>
            <numerusform>{count} celle su 81 nei dati</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>mancano le note in {cell}</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>non è indicato se {cell} si può modificare</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>manca un tempo in millisecondi</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>manca il grafo, quindi il tipo di sudoku è ignoto</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>non è un sudoku classico di 9 x 9 celle</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>un solo valore, mentre devono essere 81</numerusform>
            <numerusform>{count} valori, mentre devono essere 81</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{character} in {cell} non è un valore: da b (1) a j (9), o _ per una cella vuota</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>un evento senza indice da 0 a 80</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>un evento cambia l&apos;indizio {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>i marcatori non sono nove caratteri 0 o 1</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>un evento senza marcatori né un valore da 0 a 9</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>riga %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>riga %1, colonna %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>uno spazio</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3</extracomment>
        <translation>byte %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>Percorso di soluzione</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>Il percorso è copiato, un passo per riga.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>Raggruppa i singoli</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Dall&apos;inizio</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primo passo</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo precedente</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>Passo successivo</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Ultimo passo</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Secondi per passo</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>Per quanto tempo ogni passo è mostrato durante la riproduzione</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Gioca da qui</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>Scegli un passo.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Ricerca del percorso…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Nessun passo corrisponde alla ricerca.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>Qui la logica non decide nulla: restano più soluzioni.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Non resta nulla da trovare.</translation>
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
        <translation>passo più difficile %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>più soluzioni</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>Passo %1 di %2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>La tua partita resta intatta.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Riprendi</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>una cella</numerusform>
            <numerusform>{count} celle</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>riga</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>righe</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonna</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>box</source>
        <translation>riquadro</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>riquadri</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partita è in pausa.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>Bel colpo d&apos;occhio.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>La posizione su cui allenarsi</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>I tasti freccia scelgono una cella, un numero indica il suo candidato, {Enter} indica la cella.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>Trova: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>Clicca sulla cella che questa tecnica risolve.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>Clicca sui candidati che questa tecnica esclude.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>Qui non resta nulla di più facile.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>Questo l&apos;hai già trovato.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} non ha il candidato {digit}.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} è già occupata.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>Giusto: {cell} è {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>Giusto: il numero {digit} in {cell} si elimina.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>Trovati tutti: {all}.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>Trovati {found} su {all}.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>Questa tecnica non dimostra che {cell} è {digit}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>Cerca prima la configurazione, poi la cella che risolve.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>Il numero è giusto, ma nulla porta a {candidate}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>Cerca prima la configurazione, poi ciò che esclude.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>Nulla di questo tipo esclude {candidate}.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>Guarda un altro numero.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} non è l&apos;ultima cella vuota di una riga, di una colonna o di un riquadro.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>Cerca una riga, una colonna o un riquadro con una sola cella vuota.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} può ancora essere {digits}.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>Cerca una cella la cui riga, colonna e riquadro contengano otto numeri diversi.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>Per nessun numero {cell} è l&apos;unico posto della riga, della colonna o del riquadro.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>Prendi un numero e guarda dove può ancora andare in un riquadro.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>Questa tecnica non risolve {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>Dopo tre tentativi sbagliati vale come trovato con aiuto.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>Mai</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>Dopo %Ln minuto senza attività</numerusform>
            <numerusform>Dopo %Ln minuti senza attività</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Annulla ripristino</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferenze</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Cerca nelle preferenze</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Gruppi di preferenze</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>Riporta tutte le preferenze ai valori predefiniti</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Pannello</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Evidenziazione</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>Inserimento</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Prossimo passo</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Come il desktop</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contrasto elevato, chiaro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contrasto elevato, scuro</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Colori</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>tema chiaro scuro contrasto elevato</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>&amp;Numeri di righe e colonne</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animazioni</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>Dimensione dei numeri</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>Dimen&amp;sione dei numeri</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>grande piccolo</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>Carattere dei numeri</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>Caratter&amp;e dei numeri</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>&amp;Pannello a sinistra</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 e 9 nella fila in alto, come su una ca&amp;lcolatrice</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>Pulsanti &amp;grandi per il tocco</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Che cosa risalta</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>Evidenzia i numeri in con&amp;flitto</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>Riga, colonna e ri&amp;quadro della cella selezionata</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>Le celle &amp;dove sta il numero scelto</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>Il numero scelto nelle n&amp;ote</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>Suoni quando il sudo&amp;ku è risolto o c&apos;è un errore</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Cella</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>L&apos;uno o l&apos;altra</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>Che cosa v&amp;iene prima</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>numero cella entrambi clic tastierino mouse tocco</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>E&amp;videnzia subito i numeri sbagliati (vale come aiuto)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>Cancella le note escl&amp;use da un numero inserito</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>&amp;Mostra l&apos;orologio</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>Pausa au&amp;tomatica</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>inattività minuti</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>suggerimenti tecniche unicità livello</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>Cam&amp;bia i tasti…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>cambia scorciatoie tastiera</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>Tutte le preferenze hanno i valori predefiniti.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>Le preferenze sono di nuovo come prima.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>File non salvato: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Stampa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salva come P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>Questi sudo&amp;ku</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>Questo sudo&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>&amp;Libretto di nuovi sudoku</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>&amp;Crea i sudoku</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>Con i numeri &amp;inseriti e le note</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>Con il su&amp;ggerimento aperto</translation>
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
        <translation>T&amp;utti i candidati</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Soluzioni alla fine</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>Pro&amp;filo</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>Mostra dove un sudoku è difficile, con uno o due per pagina</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>C&amp;arta</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Sudoku p&amp;er pagina</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salva come PDF</translation>
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
        <translation>Salvato: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>Qui non si può stampare: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Inviato alla stampante.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrotto.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un momento…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>all&apos;inizio (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>a metà (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>alla fine (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>Apertura facile, strettoia %1, poi facile.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>Apertura facile, strettoia %1.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>Strettoia %1, poi facile.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>Strettoia %1.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>Apertura facile, un momento difficile %1, poi facile.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>Apertura facile, un momento difficile %1.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>Un momento difficile %1, poi facile.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>Un momento difficile %1.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>Punto più difficile %1, nuova strettoia %2, poi facile.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>Punto più difficile %1, nuova strettoia %2.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>Strettoia %1, punto più difficile %2, poi facile.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>Strettoia %1, punto più difficile %2.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>Solo singoli, a tratti con poche possibilità.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Facile dall&apos;inizio alla fine: sempre almeno un passo possibile.</numerusform>
            <numerusform>Facile dall&apos;inizio alla fine: sempre almeno {count} passi possibili.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>nessun passo possibile</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>un passo possibile</numerusform>
            <numerusform>{count} passi possibili</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>Passo %1 di %2: %3, %4.</translation>
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
            <numerusform>Due soluzioni differiscono in 1 cella.</numerusform>
            <numerusform>Due soluzioni differiscono in %n celle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>Due soluzioni differiscono in %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>Ricerca delle soluzioni…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>Nessuna soluzione. Un numero è sbagliato.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>Una sola soluzione. Il sudoku si può giocare.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>Inserisci gli indizi di un sudoku, o incollalo.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>Più di una soluzione. Mancano dei numeri.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>È stato aggiunto un numero.</numerusform>
            <numerusform>Sono stati aggiunti %n numeri.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>Questo non è un sudoku: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>Il primo di 1 sudoku.</numerusform>
            <numerusform>Il primo di %n sudoku.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Apri…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Apri &amp;recenti</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Salva come…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>C&amp;opia come</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>Sudoku senza numeri inser&amp;iti</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>ID del s&amp;udoku</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Incolla</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Sudoku (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Testo trascinato</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Apri</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salva come</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Svuota</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>la posizione come riga di 81 celle</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>il sudoku senza numeri inseriti</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>Un sudoku con più soluzioni non ha ID.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>ID del sudoku %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Copiato: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Testo incollato</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>Non c&apos;è testo da aprire.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: non salvato: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: salvato.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: salvato, ma questo formato non può contenere tutti i numeri inseriti e le note.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: avevi già iniziato questo sudoku, e ora lo continui.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: aperto.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>Ha più soluzioni: una qualsiasi va bene.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>Sudoku per te</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>Inizia un sudoku per me</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>Codice QR del sudoku</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Codice QR</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>Scansionalo per giocare il sudoku su un altro dispositivo. Contiene un link che apre il sudoku su %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>Che cosa può essere questa cella?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1: che cosa può essere?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>Dove può andare il numero {digit} {house.in}?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>Tutti i numeri di %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>Tutti i posti per il numero {digit} {house.in}</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>Perché non %1 in %2?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>Qui la logica decide già. Chiedi su uno di questi, oppure fai il prossimo passo.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>Clicca su un numero per vedere perché. Clicca su un&apos;altra cella, o spostati lì, per fare domande su quella.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>Clicca su una cella di questo elenco per vedere perché.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>Chiedere vale come aiuto, proprio come un suggerimento.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Chiedi: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} contiene già un numero: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{cell} contiene il numero {digit} {house.of}.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>{digit} è ancora possibile. Per ora nulla lo esclude.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>{digit} è già stato escluso.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>Non può essere {digit}, ma per dimostrarlo serve un passo.</numerusform>
            <numerusform>Non può essere {digit}, ma per dimostrarlo servono {count} passi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, poi %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>Chiedi: %1 non è %2.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>Chiedi: %1 non è %2. «Escludi %2» elimina questo candidato.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Ricerca di una dimostrazione…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>Un numero inserito è sbagliato. Vuoi vederlo?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>Alcuni numeri inseriti sono sbagliati. Vuoi vedere il primo?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>Un numero sbagliato non dimostra nulla: le risposte non ne tengono conto.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1 è un indizio.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1 contiene già un numero.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>Clicca su una cella vuota, o spostati lì, per fare domande su quella.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>due passi possibili, o meno</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>Il sudoku pronto</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Creazione di un sudoku…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln indizio</numerusform>
            <numerusform>%1 · %Ln indizi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln passo</numerusform>
            <numerusform>%Ln passi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} hanno solo i candidati {digits}, e ognuna vede la successiva.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>Quindi i due numeri si alternano lungo la catena, in un verso o nell&apos;altro.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>Prendi una cella tra {even} e una tra {odd}: contengono sempre numeri diversi.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} vede {one} e {other}: una è {a}, l&apos;altra è {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>Segui i collegamenti: fanno il giro e tornano al punto di partenza.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>I collegamenti valgono anche a ritroso: in ciascuno è vero uno solo dei due estremi.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} è {digits}, e nient&apos;altro.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>Una tra {cells} è {digit}, e {gone} le vede tutte.</numerusform>
            <numerusform>Una tra {cells} è {digit}, e {gone} le vedono tutte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>Segui i collegamenti: allora {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>È il contrario dell&apos;ipotesi. Quindi l&apos;ipotesi era sbagliata.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>Una cella non può avere entrambi i numeri. Quindi l&apos;ipotesi è sbagliata.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>Quindi {one}, oppure {other}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} è {other}, oppure vede l&apos;insieme {source}, che contiene {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} è {other}, oppure vede {source}, che è {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} è {other}, oppure vede quella tra {source} che è {digit}.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>Se {start}, il risultato è già questo.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>Se {start}, ne segue subito che {end}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>Se {start}, i collegamenti portano a questo: {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} è {digit} e allo stesso tempo non è {digit}</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} è sia {one} sia {other}</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.object} contiene il numero {digit} due volte, in {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in} non resta alcun posto per il numero {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} non ha più candidati</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>Questo è impossibile: {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>Segui i collegamenti: alla fine {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>È impossibile, quindi l&apos;ipotesi è sbagliata.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} è {digit}, oppure non lo è.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} è {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in} il numero {digit} va in {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>Segui i collegamenti da ognuno di questi: in tutti i casi {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>Se {cells: questa cella} contenesse solo {digits}, questi numeri si potrebbero scambiare: ogni riga, colonna e riquadro resterebbe in regola.</numerusform>
            <numerusform>Se {cells: tutte e {count}} contenessero solo {digits}, questi numeri si potrebbero scambiare: ogni riga, colonna e riquadro resterebbe in regola.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>Si otterrebbe una seconda soluzione, ma un sudoku ne ha una sola.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>Quella cella e {cells} formano un insieme bloccato, che impegna i numeri {digits}.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>Solo {cell} può impedirlo, quindi deve essere {digits}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>Quindi almeno una tra {cells} deve essere {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>Nessuna cella che le vede entrambe può essere {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>Nessuna cella che le vede tutte può essere {digit}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>Quindi almeno una tra {cells} deve contenere un altro numero: {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} stanno in due righe, due colonne e due soli riquadri.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in} il numero {digit} non ha altri posti che questi vertici.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>Se {one} fosse {digit}, lo sarebbe anche {other}, e le altre due sarebbero {rest}.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>Tutti e quattro i vertici conterrebbero solo {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in} il numero {digit} va in {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>Se una delle due fosse {digit}, l&apos;altra sarebbe {other}.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} hanno solo {digits}, quindi tutte e quattro conterrebbero solo questi.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Supponi che {cell} sia {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>Allora il numero {other} {row.of} va in {inRow} e quello {column.of} in {inColumn}: non restano altri posti.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last} ha solo {digits}, quindi è {digit}, e tutti e quattro i vertici contengono solo {digits}.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>Nessun vertice è un indizio, quindi nulla distinguerebbe le due soluzioni.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>Quindi almeno una tra {cells} deve essere {digit}, e non può esserlo nessuna cella che le vede entrambe.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>Con {digit} in {cell} resterebbero solo numeri che si possono scambiare.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} formano un anello.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>Ognuna vede la successiva, e ogni riga, colonna e riquadro ne contiene due o nessuna.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>Ogni cella vuota tranne {cell} ha esattamente due candidati.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>Senza il candidato {digit} in quella cella, in ogni unità ciascun numero mancante avrebbe esattamente due posti.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>Qualsiasi soluzione si potrebbe allora trasformare in una seconda, mettendo in ogni cella vuota l&apos;altro candidato.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>Un sudoku ha una sola soluzione, quindi {cell} è {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in} solo {cells: queste due celle} possono essere {digit}, quindi l&apos;altra è {digit}.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>Quasi tutte le celle vuote hanno due candidati; solo {cells} ne hanno di più.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>Senza {digits} in quelle celle, da una soluzione se ne otterrebbe una seconda, mettendo in ogni cella vuota l&apos;altro candidato.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>Quindi almeno una tra {cells} è {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines.object} hanno ciascuna solo due posti per il numero {digit}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines.object} hanno ciascuna solo due posti per il numero {digit}.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} stanno {house.in}, quindi al massimo una di loro è {digit}.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>Quindi almeno una delle due linee ha il suo {digit} all&apos;altro estremo: {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>Lo stesso vale per {lines.object}, con gli estremi {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>Lo stesso vale per il numero {digit} {lines.in}, con gli estremi {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>Una cella che vede entrambi gli estremi dello stesso 2-String Kite non può contenere il suo numero.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>Allo stesso modo, in entrambi i casi quel numero è escluso in {cells}.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in} tutti i posti per il numero {digit} stanno {near.in} o {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.in} il numero {digit} ha solo due posti: {near} e {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>Se {far} è {digit}, in {cells} non può esserci un altro {digit}.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>Altrimenti {near} è {digit}, e {box.in} il numero {digit} va {other.in}: anche così in {cells} non può esserci un altro {digit}.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>Se in un&apos;unità il numero {digit} ha solo due posti, uno dei due è quello giusto.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>Se si collegano queste coppie, i posti si alternano in due colori. In verde: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>In marrone: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>O è {digit} ogni cella verde, o lo è ogni cella marrone.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>Queste celle vedono ciascuna una cella verde e una marrone: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell} vede {one}, che è verde, e {other}, che è marrone.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, entrambe verdi, stanno {house.in}: solo una delle due potrebbe essere {digit}.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, entrambe marroni, stanno {house.in}: solo una delle due potrebbe essere {digit}.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>Dunque nessuna cella verde è {digit}; lo è invece ogni cella marrone.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>Dunque nessuna cella marrone è {digit}; lo è invece ogni cella verde.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>O valgono i dischi verdi: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>Oppure valgono i quadrati marroni: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>Inoltre, o valgono gli anelli verdi: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>Oppure valgono le cornici marroni: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} e {other} {b} si vedono: ne vale al massimo uno.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>Quindi valgono {ones} oppure {others}, e {cells} vede almeno un posto di ciascun tipo.</numerusform>
            <numerusform>Quindi valgono {ones} oppure {others}, e {cells} vedono almeno un posto di ciascun tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} vede {ring} {b} e {frame} {d}.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} vede {ring} {b}, {one} {c} vede {frame} {d}.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>Di questi due uno vale, quindi {ones} non valgono.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>i dischi verdi</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>i quadrati marroni</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>gli anelli verdi</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>le cornici marroni</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>il disco verde</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>il quadrato marrone</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>l&apos;anello verde</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>la cornice marrone</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>il disco verde</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>il quadrato marrone</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>l&apos;anello verde</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>la cornice marrone</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Se la pinna è {digit}, non può esserci un altro {digit} in {cells}, che la pinna vede.</numerusform>
            <numerusform>Se una pinna è {digit}, non può esserci un altro {digit} in {cells}, che tutte le pinne vedono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.in} c&apos;è {places: un solo posto} per il numero {digit}, {cover.in}.</numerusform>
            <numerusform>{base.in} ci sono {places: solo {count} posti} per il numero {digit}, tutti {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>Quelle unità hanno bisogno di un {digit} ciascuna, e nessuna unità può averne due: quindi {cover.in} il numero {digit} può stare solo in questi posti.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.in} c&apos;è {places: un solo posto} per il numero {digit}.</numerusform>
            <numerusform>{base.in} ci sono {places: solo {count} posti} per il numero {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>Stanno tutti {cover.in}.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>Stanno tutti {cover: in altrettante altre unità}.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>In questi posti devono stare tanti {digit} quante sono {cover: le unità che li comprendono}, e ognuna di queste può averne uno solo: quindi ognuna ha lì il suo {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} sta in due di queste unità. Se fosse {digit}, le occuperebbe entrambe, e ne resterebbero troppo poche per gli altri {digit}.</numerusform>
            <numerusform>{cells} stanno ciascuna in due di queste unità. Se una di loro fosse {digit}, le occuperebbe entrambe, e ne resterebbero troppo poche per gli altri {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>Guarda i posti per il numero {digit} {base.in}.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>A parte {fins}, la pinna, stanno tutti {cover.in}.</numerusform>
            <numerusform>A parte {fins}, le pinne, stanno tutti {cover.in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>A parte una cella, stanno tutti {cover.in}.</numerusform>
            <numerusform>A parte {count} celle, stanno tutti {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>Le pinne: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>Se la pinna non è {digit}, gli altri posti formano un {fish} ({places: dischi blu}).</numerusform>
            <numerusform>Se nessuna pinna è {digit}, gli altri posti formano un {fish} ({places: dischi blu}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Se la pinna non è {digit}, gli altri posti formano un pesce di tipo {fish} ({places: dischi blu}).</numerusform>
            <numerusform>Se nessuna pinna è {digit}, gli altri posti formano un pesce di tipo {fish} ({places: dischi blu}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>Allora nessun&apos;altra cella {cover.of} può essere {digit}.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in} i posti per il numero {digit} stanno {cover.in}, tranne {fins}.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>Oppure stanno {cover.in}, tranne {fins}.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>Prendi ognuno di questi casi con le sue pinne, cioè i posti di troppo.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>Se nessuna pinna è {digit}, è un {fish}, e le sue colonne, righe o riquadri hanno lì il loro {digit}.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>Se nessuna pinna è {digit}, è un pesce di tipo {fish}, e le sue colonne, righe o riquadri hanno lì il loro {digit}.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>Se una pinna è {digit}, non può essere {digit} nessuna cella che vede tutte le pinne di quel pesce.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>Quindi almeno una tra {starts} è {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>Da ognuna i collegamenti portano a questo: {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house.object} ha una sola cella vuota.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>Dei numeri da 1 a 9 lì ne manca uno solo: {digit}.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>Quindi {cell: questa cella} deve essere {digit}.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>Guarda {cell: questa cella} con la sua riga, la sua colonna e il suo riquadro.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>Lì c&apos;è già {digits: un numero}.</numerusform>
            <numerusform>Lì ci sono già {digits: {count} numeri diversi}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>Non può essere {digits}, come si è già visto.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>Resta solo il numero {digit}, quindi è quello giusto.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.in} manca ancora il numero {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>Alcune delle sue celle sono viste da {digits: un {digit}}.</numerusform>
            <numerusform>Alcune delle sue celle sono viste da {digits: {count} {digit}}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>In una riga, una colonna o un riquadro non possono esserci due {digit}, quindi {cells: una cella} è esclusa.</numerusform>
            <numerusform>In una riga, una colonna o un riquadro non possono esserci due {digit}, quindi {cells: {count} celle} sono escluse.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>In {cells} era già stato eliminato.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>Resta {cell: una sola cella}, che deve quindi essere {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from.in} manca il numero {digit}, che lì ha {places: un solo posto}.</numerusform>
            <numerusform>{from.in} manca il numero {digit}, che lì ha {places: solo {count} posti}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from.in} manca il numero {digit}, che lì ha {places: un solo posto}.</numerusform>
            <numerusform>{from.in} manca il numero {digit}, che lì ha {places: solo {count} posti}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>Entrambi stanno anche {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>Stanno tutti anche {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>Qualunque sia il posto giusto, lì sta anche il numero {digit} {in.of}.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in}, {cells} hanno solo i candidati {digits}.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>Quindi i numeri {digits} sono impegnati: nessun&apos;altra cella {houses.of} può averli.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>Due celle prendono due numeri, uno per ciascuna, in un ordine o nell&apos;altro.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>Due celle prendono due numeri, uno per ciascuna.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>Una cella prende un numero.</numerusform>
            <numerusform>{count} celle prendono {count} numeri, uno per ciascuna, in un ordine qualsiasi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>Una cella prende un numero.</numerusform>
            <numerusform>{count} celle prendono {count} numeri, uno per ciascuna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in} i numeri {digits} hanno in tutto un solo posto: {cells}.</numerusform>
            <numerusform>{house.in} i numeri {digits} hanno in tutto solo {count} posti: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>Un numero ha bisogno di una cella, quindi occupa proprio questa.</numerusform>
            <numerusform>{count} numeri hanno bisogno di {count} celle, quindi occupano proprio queste.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>In nessuna di esse c&apos;è posto per un altro numero.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>{pivot}, il perno, è {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} ha solo {digits}: se {pivot} è {own}, {pincer} è {digit}.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>Oppure è {pivot} stessa a essere {digit}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>Quindi almeno una tra {ends} è {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} e {other} sono gemelle: ognuna è {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.in} il numero {link} va in {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>Se {place} è {link}, {twin}, che la vede, è {digit}.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>Quindi almeno una tra {one} e {other} è {digit}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: L&apos;insieme {letter}} è formato da {cells}: una cella con due numeri ({digits}).</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: L&apos;insieme {letter}} è formato da {cells}, con i numeri {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: L&apos;insieme {letter}} è formato da una cella con {more} numeri: {digits}.</numerusform>
            <numerusform>{set: L&apos;insieme {letter}} è formato da {count} celle con {more} numeri: {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: L&apos;insieme {letter}} è formato da {cells}: una cella con {more} numeri ({digits}).</numerusform>
            <numerusform>{set: L&apos;insieme {letter}} è formato da {cells}: {count} celle con {more} numeri ({digits}).</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>I posti per il numero {one} nei due insiemi si vedono tutti tra loro, e lo stesso vale per il numero {other}: ognuno dei due numeri può stare in un solo insieme.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>A un insieme può mancare un solo numero. Quindi a ciascuno manca esattamente uno tra {digits}.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>Ogni insieme contiene quindi tutti gli altri suoi numeri, e {digits} stanno ciascuno in uno dei due insiemi.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>I posti per il numero {digit} nei due insiemi si vedono tutti tra loro, quindi un solo insieme può avere un {one}.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>I posti per il numero {digit} nei due insiemi si vedono tutti tra loro, quindi un solo insieme può avere un {one}.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>L&apos;insieme che ne è privo ha bisogno di tutti gli altri suoi numeri, tra cui {digits}.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>Quindi ciascuno dei numeri {digits} sta in almeno uno tra {one: l&apos;insieme {a}} e {other: l&apos;insieme {b}}. Ogni candidato eliminato vede tutti i posti del suo numero nei due insiemi.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Quindi almeno uno tra {one: l&apos;insieme {a}} e {other: l&apos;insieme {b}} contiene {digits}, e {cells} vede ogni {digits} di entrambi.</numerusform>
            <numerusform>Quindi almeno uno tra {one: l&apos;insieme {a}} e {other: l&apos;insieme {b}} contiene {digits}, e {cells} vedono ogni {digits} di entrambi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>Quindi almeno uno tra {one: l&apos;insieme {a}} e {other: l&apos;insieme {b}} contiene {digits}, e {cells: una cella} vede ogni {digits} di entrambi.</numerusform>
            <numerusform>Quindi almeno uno tra {one: l&apos;insieme {a}} e {other: l&apos;insieme {b}} contiene {digits}, e {cells: {count} celle} vedono ogni {digits} di entrambi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>Solo uno tra {c: l&apos;insieme C} e {set: l&apos;insieme {letter}} può contenere {digits}: tutti questi posti si vedono tra loro.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>All&apos;insieme C può mancare un solo numero, quindi A perde {a} o B perde {b}, e quello dei due che perde il suo numero ha bisogno di {digits}.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>Due insiemi vicini hanno in comune un numero i cui posti si vedono tutti tra loro: almeno uno dei due ne è privo, e ha bisogno di tutti gli altri suoi numeri.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next} perde {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>Allora {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>Se ad A manca uno dei numeri {digits}, {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>Se A non contiene {digits}, {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem} è {digits}. Qualunque sia il suo numero, un insieme lo perde.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Se è {digit}, {set: l&apos;insieme {letter}} ({cells}) non può avere {digit} e ha bisogno di {gone}.</numerusform>
            <numerusform>Se è {digit}, {set: l&apos;insieme {letter}} ({cells}) non può avere {digit} e ha bisogno di {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>Se è {digit}, {set: l&apos;insieme {letter}} ({cells: una cella}) non può avere {digit} e ha bisogno di {gone}.</numerusform>
            <numerusform>Se è {digit}, {set: l&apos;insieme {letter}} ({cells: {count} celle}) non può avere {digit} e ha bisogno di {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>Quindi almeno uno degli insiemi contiene tutti i numeri {digits}. Ogni candidato eliminato vede tutti i posti del suo numero negli insiemi.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>Quindi almeno uno degli insiemi contiene il numero {digit}. I candidati eliminati vedono tutti questi posti.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>Tra queste celle, quella che prende {digits} sta {house.in}: lì nessun&apos;altra cella può averlo.</numerusform>
            <numerusform>Tra queste celle, quelle che prendono {digits} stanno tutte {house.in}: lì nessun&apos;altra cella può averli.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} stanno sia {line.in} sia {box.in}.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>Possono contenere {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in} i candidati di {cells} sono solo {digits}.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in} i candidati di {cells} sono solo {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>In questa cella entra un solo numero: ci sta una volta.</numerusform>
            <numerusform>Nessun numero può stare due volte in queste {count} celle, e i numeri sono {count}: ognuno ci sta una volta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>Passa in rassegna tutto ciò che {cells} possono contenere insieme.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>Alcune combinazioni mettono un numero due volte nella stessa unità.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>Altre tolgono l&apos;ultimo candidato a {cells}.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>Nessuna delle combinazioni che restano contiene i candidati eliminati.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} non può essere anch&apos;essa {digit}: {cell} la vede.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} non può essere {digit}: in {cells} non resterebbe alcun candidato.</numerusform>
            <numerusform>{other} non può essere {digit}: in {cells} resterebbero troppo pochi candidati.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>Per {other} non resta nulla, quindi l&apos;ipotesi è sbagliata.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>Passa in rassegna tutti i modi di disporre i nove {digit} nella griglia.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>Nessuno di questi modi usa le celle con il candidato eliminato.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>Almeno una cella è comune a tutti questi modi: contiene sempre un {digit}.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>Ripasso</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>Da ripassare</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>Nulla per oggi.</translation>
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
        <translation>Ramo precedente</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Su</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>Ramo successivo</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Giù</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Ramo %1 di %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>Ancora nessun ramo</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>La partita com&apos;era in quel momento</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continua da qui</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Prima posizione</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Posizione precedente</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>Posizione successiva</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Ultima posizione</translation>
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
        <translation>1 mossa al secondo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errori</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>Mostra quali numeri inseriti sono sbagliati</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Mosse</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>L&apos;elenco delle mosse, al posto del resto</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>Mossa %L1 di %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Tempo %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>Mossa %1 di %2: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>La tua partita resta intatta.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Riproduci</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Linea del tempo</translation>
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
        <translation>%1 svuotata</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>nota %1 in %2</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>nota %1 tolta da %2</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>nota centrale %1 in %2</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>nota centrale %1 tolta da %2</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2 prende il colore %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>colore %1 tolto da %2</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>note tolte da %1</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>un candidato escluso in %1</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>note in %1</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%1 in %2 prende il colore %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>colore tolto da %1 in %2</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>ritorno a un&apos;altra posizione</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>collegamenti di %1 tolti</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>collegamento da %1 a %2 tolto</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>collegamento forte da %1 a %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>collegamento debole da %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>numeri inseriti in 1 cella</numerusform>
            <numerusform>numeri inseriti in %n celle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>una cella svuotata</numerusform>
            <numerusform>%n celle svuotate</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>colori in 1 cella</numerusform>
            <numerusform>colori in %n celle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>colori di candidati in 1 cella</numerusform>
            <numerusform>colori di candidati in %n celle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>collegamenti di 1 cella tolti</numerusform>
            <numerusform>collegamenti di %n celle tolti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>candidati esclusi in una cella</numerusform>
            <numerusform>candidati esclusi in %n celle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>note in 1 cella</numerusform>
            <numerusform>note in %n celle</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>Soluzione mostrata</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Ritorno all&apos;inizio</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>Ritorno alla mossa %1</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>l&apos;inizio</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>sbagliato</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>poi controllo</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>poi aiuto</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>si dirama</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>comincia una prova</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto di ritorno</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>punto di ritorno %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>un errore</numerusform>
            <numerusform>%Ln errori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>un controllo</numerusform>
            <numerusform>%Ln controlli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>aiuto una volta</numerusform>
            <numerusform>aiuto %Ln volte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>una diramazione</numerusform>
            <numerusform>%Ln diramazioni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>una prova</numerusform>
            <numerusform>%Ln prove</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>un punto di ritorno</numerusform>
            <numerusform>%Ln punti di ritorno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>Lettura delle copie di sicurezza…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Ripristina una copia di sicurezza</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copie di sicurezza</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>Non c&apos;è ancora alcuna copia di sicurezza. Se ne crea una per ogni giorno in cui giochi.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>Le partite mancanti ritornano dalla copia di sicurezza. Nulla viene tolto.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: partite: %2, mosse: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Parti dell&apos;analisi</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momenti</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Momento precedente</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Momento successivo</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>Esame delle tue mosse…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>Il sudoku ha più soluzioni: non c&apos;è nulla da giudicare.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>In questa partita non è stato inserito nulla.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>Inserimento %1 di %2, a %3. La tua partita resta intatta.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Linea del tempo</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Mossa per mossa</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>trovato: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>due passi possibili, o meno</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>passi
possibili</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>tempo
impiegato</translation>
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
        <translation>Un tuo sudoku</translation>
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
        <translation>dove guardare</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>quale tecnica</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>un passo spiegato</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>un passo eseguito</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>il percorso di soluzione</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>tutti i passi possibili</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>singoli inseriti</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>la soluzione</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>un controllo dei numeri inseriti</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>un errore mostrato</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>Hai chiesto dove guardare, e l&apos;hai trovato.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>Hai chiesto quale tecnica serve, e l&apos;hai trovato.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>Un suggerimento aveva spiegato il passo.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>Un suggerimento ha eseguito il passo.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>Avevi guardato il percorso di soluzione.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>Avevi guardato l&apos;elenco dei passi.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>L&apos;ha inserito «Risolvi i singoli».</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>Avevi visto la soluzione.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>nessun aiuto</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>con aiuto: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Nessun suggerimento</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln suggerimento</numerusform>
            <numerusform>%Ln suggerimenti</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Nessun errore</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>tutti i numeri inseriti erano giusti</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln errore</numerusform>
            <numerusform>%Ln errori</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>rimasto fino alla fine</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>annullato dopo %1</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>annullato al più tardi dopo %1</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>Nessuna intuizione</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln intuizione</numerusform>
            <numerusform>%Ln intuizioni</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>e nessun azzardo</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>e %Ln azzardo riuscito</numerusform>
            <numerusform>e %Ln azzardi riusciti</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>mediana %1: %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>tempo di gioco</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nessuna</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>tecnica più difficile necessaria</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>Allora {cell} può essere solo {digit}.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trovato</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Intuizione</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Azzardo</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Errore</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>trovato</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>intuizione</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>azzardo</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>errore</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>aiuto</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, dopo %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>L&apos;hai annullato %1 dopo.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>È rimasto fino alla fine.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>Ci si arriva così: %1.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>Così si poteva arrivare a %2: %1.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>Ci si arriva così: {technique} {houses.in}.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>Così si poteva arrivare a {entry}: {technique} {houses.in}.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>Il sudoku si può risolvere anche senza.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, dopo %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>È arrivato prima che la logica lo dimostrasse: un azzardo riuscito.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>Era sbagliato.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>La via più facile: %1. Il sudoku si può risolvere anche senza.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>La via più facile: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>La via più facile: %1, e prima un singolo a mente.</numerusform>
            <numerusform>La via più facile: %1, e prima {count} singoli a mente.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>Come si ricava</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>Possibile in quel momento: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>Inserimento %1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>Che cos&apos;è</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>Questa la conosco</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>Passa a «Trova»</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Informazioni sulla tecnica</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>Due esercizi lo dimostrano</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Come guardare</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Salva come i&amp;mmagine…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>Copia come i&amp;mmagine</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>Copia come &amp;link</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>Mostra codice &amp;QR…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Salva come immagine</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>Disegno, nitido a ogni dimensione (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Immagine (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>Non è stato possibile creare l&apos;immagine: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Salvato: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non salvato: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>Copiato: la griglia come immagine.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>Copiato: un link che apre il sudoku nel browser.</translation>
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
        <translation>Nessun risultato</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Griglia</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Mouse</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Scorciatoie da tastiera</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambia i tasti…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>Cerca: una parola o un tasto</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Pagina successiva</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>uguale</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>%1 più lento</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>%1 più veloce</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>Prossimo della raccolta</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuova</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Livello successivo</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Livello</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abbandonato</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolto</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>Abbandonato dopo %1</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>«Annulla» riporta ai tuoi numeri.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>Il tuo miglior tempo a questo livello, %1 di prima</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Miglior tempo %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Mediana %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>La soluzione era già stata mostrata: non conta per i record né per la serie.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>Hai già risolto questo sudoku: non conta per i record né per la serie.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>Con aiuto, in un&apos;altra partita di questo sudoku</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con aiuto</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>Ha più soluzioni: non conta nelle statistiche.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>Avevi eliminato il numero giusto in %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>Lezione</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>Da dove vuoi cominciare?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Non c&apos;è nulla di bloccato.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>Dalle regole</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Conosco le regole</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>Risolvo quelli difficili</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>Le regole, poi la prima lezione</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>La prossima lezione è la prima di %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} su {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>risolte</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>%1 partite risolte su %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>di gioco</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>%1 di gioco</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>senza aiuto</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>%1 delle partite risolte senza aiuto</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>Nessuna partita risolta senza aiuto</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>serie del sudoku del giorno</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>Serie del sudoku del giorno: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>serie più lunga</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>Serie più lunga: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>Partite, una per riga (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>Livelli, uno per riga (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>Tecniche, una per riga (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>Immagine di questa pagina (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistiche</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>Come tabelle</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Azzera…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>Mostra in tabelle ciò che mostrano i grafici</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Annulla azzeramento</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>Con soluzione nota: %Ln. Non conta per i record né per la serie.</numerusform>
            <numerusform>Con soluzione nota: %Ln. Non contano per i record né per la serie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>Una partita senza numeri inseriti non è contata.</numerusform>
            <numerusform>%Ln partite senza numeri inseriti non sono contate.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>Partite analizzate: %1, con intuizioni: %2, azzardi: %3, errori: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>Le partite con «Prossimo passo» o «Controlla» contano come «con aiuto».</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>Le partite abbandonate e non finite non hanno un tempo.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>Una serie finisce con una partita abbandonata, non con una ancora in corso.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Esporta…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tutte le partite</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Del giorno</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Questo mese</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Quest&apos;anno</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Ultimi 12 mesi</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Da sempre</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Livelli</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>Distribuzione dei tempi</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Ancora nessuna partita con un tempo</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>«Prossimo passo», l&apos;allenamento e le partite senza aiuto mostrano quali tecniche conosci. Per ora non ce ne sono.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: distribuzione dei tempi</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: tempi</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: tempi, in %2</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Distribuzione</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Azzera</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>Far ripartire le statistiche da zero? Le partite restano nell&apos;archivio, e si può annullare.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: salvato.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: non salvato: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Giocate</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Risolte</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Senza aiuto</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>Risolte senza aiuto</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>Miglior tempo senza aiuto</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>Risolte una dopo l&apos;altra; abbandonare la interrompe</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Più lunga</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Serie più lunga</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Per mese</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>Mediana per mese</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Tecnica</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Viste</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>Viste con «Prossimo passo»</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>In allenamento</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>Trovate in allenamento</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>Trovate senza aiuto in partita</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 o più</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aiuto</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Mediana di dieci</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>soluzione nota</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>senza aiuto</translation>
    </message>
    <message>
        <source>record</source>
        <translation>record</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>Senza livello</translation>
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
        <translation>minuti e secondi</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minuti</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ore</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partita</numerusform>
            <numerusform>%Ln partite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln record</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln giorno</numerusform>
            <numerusform>%Ln giorni</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>Non c&apos;è una partita precedente.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>L&apos;ultima partita è salvata.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>L&apos;ultima partita non è ancora salvata.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Torna indietro</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>1 da riempire</numerusform>
            <numerusform>%n da riempire</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>Di oggi: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>Di ieri: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>Tutte le celle sono piene, ma qualcosa è sbagliato. «Controlla» mostra dove.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>Trascina da un candidato a un altro. Un clic su un collegamento lo toglie.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>Clicca sui candidati che prendono il colore %1, o digita i loro numeri.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>Scegli un colore e clicca su un candidato. Il clic destro toglie il colore.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>1 cella selezionata. I tasti 1-9 vi scrivono il numero.</numerusform>
            <numerusform>%n celle selezionate. I tasti 1-9 scrivono il numero in tutte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>1 cella selezionata. I tasti 1-9 vi mettono o tolgono una nota.</numerusform>
            <numerusform>%n celle selezionate. I tasti 1-9 mettono o tolgono una nota in tutte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>1 cella selezionata. I tasti 1-9 vi mettono o tolgono una nota centrale.</numerusform>
            <numerusform>%n celle selezionate. I tasti 1-9 mettono o tolgono una nota centrale in tutte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>1 cella selezionata. I tasti 1-6 vi mettono o tolgono un colore.</numerusform>
            <numerusform>%n celle selezionate. I tasti 1-6 mettono o tolgono un colore in tutte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>Clicca sulle celle che prendono il colore %1.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>Scegli un colore e clicca su una cella. Il clic destro toglie i colori della cella.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>Riempi le celle vuote: ogni riga, colonna e riquadro contiene una volta i numeri da 1 a 9.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>Scegli un numero per vedere dove può andare.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>Scegli un numero e clicca su una cella. Il clic destro svuota una cella.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>Evidenziato: dove %1 non viola alcuna regola.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>Clicca sulle celle che sono %1. Il clic destro svuota una cella.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>Clicca sulle celle che possono essere %1, per annotarlo.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>%1 giusti, %2 sbagliati, %3 vuote</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, %2 non controllati</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>Abbandonato dopo %1. Questa è una delle soluzioni.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>Abbandonato dopo %1. Questa è la soluzione.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>Risolto in %1: il tuo miglior tempo senza aiuto a questo livello.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Risolto in %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>Che cos&apos;è</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>Informazioni sulla tecnica: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Tecnica</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>In breve</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>Livello</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>chiuso</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, non usata da «Prossimo passo»</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>Tecnica</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>1 singolo</numerusform>
            <numerusform>%n singoli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>un passo</numerusform>
            <numerusform>%n passi</numerusform>
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
        <translation>Il passo scelto nella griglia</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Filtra i passi</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>Filtro: wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>Mostra i passi di una tecnica, di una cella (r4c5), di un numero, o di tutti questi insieme</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passi</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Perché</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: %2 va in %3.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%1 da eliminare in %2</translation>
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
        <translation>Salvataggio</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>&amp;Torna alla tua partita</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>&amp;Ripristina</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Riprov&amp;a</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Salva come…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Dettagli</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Non è ancora possibile salvare.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>in questo file non ci sono partite</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>La partita %1 non si può leggere.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>La partita %1 c&apos;è, ma senza le ultime mosse.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>non ancora vista</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>trovata in allenamento</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>trovata senza aiuto in partita</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Tecniche</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>Prossima da imparare:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>All&apos;esercizio</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Trova una tecnica</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>Prossima da imparare: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>Allenati solo su questa</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln scelta</numerusform>
            <numerusform>%Ln scelte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>Ultima cella vuota</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>Una riga, una colonna o un riquadro con una sola cella vuota</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Singolo nudo</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>L&apos;unico numero rimasto per la cella</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Singolo nascosto</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>L&apos;unico posto rimasto in una riga, una colonna o un riquadro</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>Coppia bloccata</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>Due numeri per due celle comuni a un riquadro e a una linea</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>Tripla bloccata</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>Tre numeri per tre celle comuni a un riquadro e a una linea</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Candidati bloccati (Pointing)</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>In un riquadro un numero può stare su una sola linea</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Candidati bloccati (Claiming)</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>In una linea un numero può stare in un solo riquadro</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Coppia nuda</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>Due celle per due numeri</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Tripla nuda</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>Tre celle per tre numeri</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Coppia nascosta</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>Due numeri con gli stessi due posti</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Tripla nascosta</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>Tre numeri che hanno in tutto tre posti</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>Quadrupla nuda</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>Quattro celle per quattro numeri</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>Quadrupla nascosta</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>Quattro numeri che hanno in tutto quattro posti</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>Due linee i cui posti per un numero stanno tutti in due linee trasversali</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>Tre linee i cui posti per un numero stanno tutti in tre linee trasversali</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>Quattro linee i cui posti per un numero stanno tutti in quattro linee trasversali</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>Cinque linee i cui posti per un numero stanno tutti in cinque linee trasversali</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>Sei linee i cui posti per un numero stanno tutti in sei linee trasversali</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>Sette linee i cui posti per un numero stanno tutti in sette linee trasversali</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Coppie remote</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>Una catena di coppie uguali</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>Un solo numero in più evita una seconda soluzione</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Grattacielo</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>Due torri su una linea</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>2-String Kite</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>Due fili che si incontrano in un riquadro</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>2-String Kite doppio</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>Due 2-String Kite che si incontrano in un riquadro</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>Una catena corta su un solo numero</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Empty Rectangle</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>Un riquadro in cui un numero forma una croce</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Empty Rectangle doppio</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>Una croce in un riquadro, usata due volte</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>Due celle gemelle unite da un collegamento</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>Almeno una delle due ali contiene il numero comune</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>Almeno una delle tre celle contiene il numero comune</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Rettangolo unico, tipo 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>Tre vertici che non devono diventare quattro</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Rettangolo unico, tipo 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>Vertici con lo stesso numero in più</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Rettangolo unico, tipo 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>Vertici che aiutano a formare un insieme bloccato</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Rettangolo unico, tipo 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>Vertici di cui un numero non può fare a meno</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Rettangolo unico, tipo 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Rettangolo unico, tipo 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>Vertici di cui un numero ha bisogno due volte</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Rettangolo nascosto</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>Un rettangolo in mezzo ad altri numeri</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Rettangolo evitabile, tipo 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>Tre numeri inseriti che non devono diventare quattro</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Rettangolo evitabile, tipo 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>Numeri inseriti e vertici con lo stesso numero in più</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>Finned X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>Un X-Wing con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>Un X-Wing con uno o più posti di troppo e uno mancante</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Finned Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Uno Swordfish con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Uno Swordfish con uno o più posti di troppo e uno mancante</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Finned Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Un Jellyfish con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Un Jellyfish con uno o più posti di troppo e uno mancante</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Finned Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Uno Squirmbag con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Uno Squirmbag con uno o più posti di troppo e uno mancante</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Finned Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Un Whale con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Un Whale con uno o più posti di troppo e uno mancante</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Finned Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Un Leviathan con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Un Leviathan con uno o più posti di troppo e uno mancante</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>Una linea e un riquadro si spartiscono i numeri</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Tecnica dei colori: trappola</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>Ciò che vede entrambi i colori</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Tecnica dei colori: conflitto</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>Un colore che vede sé stesso</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Colori multipli: trappola</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>Ciò che vede un colore di una rete e uno dell&apos;altra</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Colori multipli: conflitto</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>Un colore che vede entrambi i colori di un&apos;altra rete</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>Catena X</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>Una catena su un solo numero</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>Catena XY</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>Una catena di celle con due candidati</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>Anello continuo</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>Una catena che finisce dove è cominciata</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>Anello con contraddizione</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>Una catena che torna all&apos;inizio e si contraddice</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>Catena (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>Almeno uno dei due estremi è vero</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>Anello continuo raggruppato</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>Anello raggruppato con contraddizione</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>Catena raggruppata</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>Due insiemi quasi bloccati con numeri in comune</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>Due insiemi quasi bloccati, collegati da un terzo</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>Catena di ALS</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Una catena di insiemi quasi bloccati</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>Una cella con un insieme per ogni numero</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>Due linee o riquadri i cui posti per un numero stanno tutti in altre due unità</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken Swordfish</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>Tre linee o riquadri i cui posti per un numero stanno tutti in altre tre unità</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken Jellyfish</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>Quattro linee o riquadri i cui posti per un numero stanno tutti in altre quattro unità</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>Cinque linee o riquadri i cui posti per un numero stanno tutti in altre cinque unità</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken Whale</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>Sei linee o riquadri i cui posti per un numero stanno tutti in altre sei unità</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>Sette linee o riquadri i cui posti per un numero stanno tutti in altre sette unità</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Finned Franken X-Wing</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Un Franken X-Wing con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Finned Franken Swordfish</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Un Franken Swordfish con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Finned Franken Jellyfish</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Un Franken Jellyfish con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Finned Franken Squirmbag</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Un Franken Squirmbag con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Finned Franken Whale</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Un Franken Whale con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Finned Franken Leviathan</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Un Franken Leviathan con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>Due unità di ogni tipo i cui posti per un numero stanno tutti in altre due</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant Swordfish</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>Tre unità di ogni tipo i cui posti per un numero stanno tutti in altre tre</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>Quattro unità di ogni tipo i cui posti per un numero stanno tutti in altre quattro</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>Cinque unità di ogni tipo i cui posti per un numero stanno tutti in altre cinque</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant Whale</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>Sei unità di ogni tipo i cui posti per un numero stanno tutti in altre sei</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>Sette unità di ogni tipo i cui posti per un numero stanno tutti in altre sette</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Finned Mutant X-Wing</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Un Mutant X-Wing con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Finned Mutant Swordfish</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Un Mutant Swordfish con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Finned Mutant Jellyfish</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Un Mutant Jellyfish con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Finned Mutant Squirmbag</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Un Mutant Squirmbag con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Finned Mutant Whale</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Un Mutant Whale con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Finned Mutant Leviathan</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Un Mutant Leviathan con uno o più posti di troppo</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken Fish, tipo 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>Un pesce con catene che partono dalle pinne</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken Fish, tipo 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>Un pesce con catene che partono dai posti</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Catena forzata: contraddizione</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>Un numero che si smentisce da solo</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Catena forzata: tutti i casi</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>Tutti i casi portano allo stesso risultato</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Rete forzata: contraddizione</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Rete forzata: tutti i casi</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>Template: assegnazione</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>Una cella presente in tutti i modi di disporre un numero</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>Template: eliminazione</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>Una cella assente da tutti i modi di disporre un numero</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Anello unico</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>Un anello che non deve restare con due soli numeri</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG, tipo 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG, tipo 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>Alcuni numeri in più evitano una seconda soluzione</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG, tipo 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>Due celle evitano una seconda soluzione</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Coppia allineata</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>Due celle e ciò che possono contenere insieme</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Tripla allineata</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>Tre celle e ciò che possono contenere insieme</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>Catene forzate su un solo numero</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Catene forzate dinamiche</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>Ciò a cui più collegamenti portano insieme</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>Catene forzate dinamiche con configurazioni</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>Collegamenti, e configurazioni lungo la strada</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>Catene dentro catene</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>Collegamenti, e catene lungo la strada</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>Catene forzate dentro catene</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>Collegamenti, e casi lungo la strada</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>Catene dinamiche dentro catene</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>Collegamenti, e reti lungo la strada</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>Catene su tre livelli</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>Collegamenti, e catene dentro catene lungo la strada</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Tutti i casi</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>Ogni altro caso porta a una griglia impossibile</translation>
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
        <translation>Un&apos;ipotesi che si smentisce da sola</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>Tempi</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Ancora nessuna partita con un tempo</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1, da %2 a %3.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>Il miglior tempo senza aiuto è %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>La mediana di dieci partite è passata da %1 a %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>migliore senza aiuto, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>un record</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>la soluzione era nota</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>senza aiuto</translation>
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
        <translation>senza aiuto</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con aiuto</translation>
    </message>
    <message>
        <source>record</source>
        <translation>record</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>mediana di dieci</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>Prova</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Scarta</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>Continua con ciò che hai provato</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>Torna a dove è cominciata la prova</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>In prova</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>Prova %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln numero inserito</numerusform>
            <numerusform>%Ln numeri inseriti</numerusform>
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
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>Passo per passo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 di %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>Supponi che {node.if}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>Per il numero {digit} di {cells}: supponi anche che {node.if}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} è {other}, quindi non è {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} vede ogni posto per il numero {digit} in questo insieme, quindi non è {digit}.</numerusform>
            <numerusform>{cells} vedono ogni posto per il numero {digit} in questo insieme, quindi non sono {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>In ognuno di questi casi {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>Quindi {node}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>Come prima, {node}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>Come {steps}, {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>Quindi, se {start}, {node}, come prima.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>Quindi, se {start}, {node}, come {steps}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>da %1 a %2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>nel passo %1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>dal passo %1 in poi</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>nei passi %1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>Casi per il numero {sought} di {goal}: {cell} è {digit}, oppure non lo è.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>Casi per il numero {sought} di {goal}: {cell} è {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>Casi per il numero {sought} di {goal}: {house.in} il numero {digit} va in {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}, quindi {cells}, nella stessa {house: riga}, non lo è.</numerusform>
            <numerusform>{given}, quindi {cells}, nella stessa {house: riga}, non lo sono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}, quindi {cells}, nella stessa {house: riga}, non lo è.</numerusform>
            <numerusform>{given}, quindi {cells}, nella stessa {house: riga}, non lo sono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}, quindi {cells}, nella stessa {house: colonna}, non lo è.</numerusform>
            <numerusform>{given}, quindi {cells}, nella stessa {house: colonna}, non lo sono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}, quindi {cells}, nella stessa {house: colonna}, non lo è.</numerusform>
            <numerusform>{given}, quindi {cells}, nella stessa {house: colonna}, non lo sono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}, quindi {cells}, nello stesso {house: riquadro}, non lo è.</numerusform>
            <numerusform>{given}, quindi {cells}, nello stesso {house: riquadro}, non lo sono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}, quindi {cells}, nello stesso {house: riquadro}, non lo è.</numerusform>
            <numerusform>{given}, quindi {cells}, nello stesso {house: riquadro}, non lo sono.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} ha solo {digits}: non è {other}, quindi è {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>Per {cell} sono esclusi {others}, quindi è {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in} tutti gli altri posti per il numero {digit} sono esclusi, quindi sta in {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in}, {gone} non è {digit}, quindi lo è {cells}.</numerusform>
            <numerusform>{house.in}, {gone} non sono {digit}, quindi lo è {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>Quindi {set} non contiene {digit}, e ha bisogno di {others}.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} non può essere {digit} e allo stesso tempo non esserlo, quindi {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>È il contrario dell&apos;ipotesi, quindi {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>Ma {known}, come già detto, quindi {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in} il numero {digit} può stare solo in {cells}, quindi {cell}, nella stessa {kind: riga}, non può averlo.</numerusform>
            <numerusform>{from.in} il numero {digit} può stare solo in {cells}, quindi {cell}, nella stessa {kind: riga}, non può averlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in} il numero {digit} può stare solo in {cells}, quindi {cell}, nella stessa {kind: colonna}, non può averlo.</numerusform>
            <numerusform>{from.in} il numero {digit} può stare solo in {cells}, quindi {cell}, nella stessa {kind: colonna}, non può averlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in} il numero {digit} può stare solo in {cells}, quindi {cell}, nello stesso {kind: riquadro}, non può averlo.</numerusform>
            <numerusform>{from.in} il numero {digit} può stare solo in {cells}, quindi {cell}, nello stesso {kind: riquadro}, non può averlo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>In {cells} resta solo {digits}, quindi {cell}, nella stessa {kind: riga}, non è {digit}.</numerusform>
            <numerusform>In {cells} restano solo {digits}, quindi {cell}, nella stessa {kind: riga}, non è {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>In {cells} resta solo {digits}, quindi {cell}, nella stessa {kind: colonna}, non è {digit}.</numerusform>
            <numerusform>In {cells} restano solo {digits}, quindi {cell}, nella stessa {kind: colonna}, non è {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>In {cells} resta solo {digits}, quindi {cell}, nello stesso {kind: riquadro}, non è {digit}.</numerusform>
            <numerusform>In {cells} restano solo {digits}, quindi {cell}, nello stesso {kind: riquadro}, non è {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} il numero {digits} può stare solo in {cells}, quindi {cell} non è {digit}.</numerusform>
            <numerusform>{house.in} i numeri {digits} possono stare solo in {cells}, quindi {cell} non è {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in} il numero {digit} può stare solo {across.in}, quindi {cell} non può averlo.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Supponi che {cell} sia {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>Supponi che {cell} non sia {digit}.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>Supponi che il numero {digit} in {cell} sia giusto.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>Prova così: supponi che anche {cell} sia {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>Prova così: supponi che nemmeno {cell} sia {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>{candidates: un candidato} viene eliminato</numerusform>
            <numerusform>{candidates: {count} candidati} vengono eliminati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} non è {digits}</numerusform>
            <numerusform>{cells} non sono {digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell} ha ormai un solo candidato, quindi è {digit}.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.in} resta un solo posto per il numero {digit}: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} è {digit}, quindi non è {others}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>In {cells} restano solo {digits}, quindi {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in} i numeri {digits} possono stare solo in {cells}, quindi {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.in} il numero {digit} sta {covers.in}, quindi {gone}.</numerusform>
            <numerusform>{houses.in} il numero {digit} sta {covers.in}, quindi {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>Ora {house.object} ha il suo {digit}, quindi {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>Ora {house.object} ha il suo {digit}, quindi {cell} può essere solo {other}.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} è {digit}, quindi {house.in} resta solo {cell} per il numero {other}.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>Ora {first.object} ha il suo {digit}, quindi {house.in} il numero {digit} può stare solo in {cell}.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} non è {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} è {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>Ora {cell} non ha più candidati, quindi {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>Ora {house.in} non resta alcun posto per il numero {digit}, quindi {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>Ora ci sarebbero due soluzioni, quindi {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} non ha più candidati.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house.in} non resta alcun posto per il numero {digit}.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>Ora {cells: tutte le celle vuote} hanno due soli candidati: da una soluzione, mettendo in ogni cella l&apos;altro candidato, se ne otterrebbe una seconda. Le soluzioni sarebbero quindi due o nessuna.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>Ora {cells: questa cella} contiene solo {digits}: scambiando questi numeri si otterrebbe una seconda soluzione.</numerusform>
            <numerusform>Ora {cells: queste {count} celle} contengono solo {digits}: scambiando questi numeri si otterrebbe una seconda soluzione.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>Guarda {digits: il numero {digit}} in tutta la griglia.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>Il prossimo passo è {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>Partita</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>Pa&amp;usa</translation>
    </message>
</context>
</TS>
