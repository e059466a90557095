<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>Retour sur trace</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>Grille en réserve, transformée</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>Grille nouvelle, transformée</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>9 chiffres au hasard d’abord</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>11 chiffres au hasard d’abord</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>Blocs de la diagonale d’abord</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>Tout ce qu’on peut retirer</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1&#xa0;: au moins %2 chiffres donnés</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>Niveau %1&#xa0;: de %2 à %3 chiffres donnés</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>Une case sur deux</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>En S</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>Ordre de lecture</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>L’opération a été arrêtée.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>Impossible de lire les parties&#xa0;: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>Impossible de conserver les parties&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>parties&#xa0;: %1, coups&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>Fait auparavant&#xa0;: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Déjà présentes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>Le fichier des parties enregistrées est endommagé.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>En cours de jeu et laissées telles quelles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Refusées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>Refusées&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>la partie %1 est déjà là, mais n’a pas été jouée de la même façon</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>la partie %1 est déjà là et ne peut pas être lue</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>Suit&amp;e de 81 caractères</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grille</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>Grille avec &amp;notes</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan &amp;sdk</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>&amp;Collection sdm</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Si&amp;mple Sudoku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>Ligne de bibliothèque &amp;HoDoKu</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>&amp;OpenSudoku</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>&amp;Tableau (CSV)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>Grille suivante de la co&amp;llection</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>C&amp;oups</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>Poser un point de repris&amp;e</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>Revenir à &amp;un point de reprise</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>&amp;Faire un essai</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>&amp;Garder l’essai</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>Re&amp;jeter l’essai</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Voir la &amp;solution</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>Voir le &amp;chemin qui y mène</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>&amp;Modifier les points de reprise…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>la ligne %1 n’est pas une grille&#xa0;: %2 (colonne %3)</translation>
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
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Res&amp;taurer une sauvegarde…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Historique (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>Historique ou parties (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>historique-sudoku</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Exporter toutes les parties</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importer des parties</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>C&amp;hiffre</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>No&amp;tes en coin</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>Notes au c&amp;entre</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>Co&amp;uleur</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>Mode &amp;suivant</translation>
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
        <translation>Moyen</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extrême</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>Inhumain</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>Importer une collection</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>La collection «&#xa0;%1&#xa0;» semble être déjà là&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir l’existante</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Ajouter les nouvelles grilles</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Créer une copie</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>n’a rien à lire pour l’instant</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>plus de %1 Mo, trop pour des grilles</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>fichier introuvable</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>est un dossier</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>Lire à &amp;voix haute</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>Cette &amp;ligne</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Cette &amp;colonne</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>Ce &amp;bloc</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>C&amp;andidats de cette case</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>&amp;Où peut aller le chiffre choisi</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>Ce qui &amp;reste</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Bloc %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Ligne %1 colonne %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1&#xa0;: c’est un %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1&#xa0;: il ne reste aucun chiffre.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1&#xa0;: peut valoir %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>ligne %1 colonne %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>Aucune place pour le %1.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>Places pour le %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 fois le %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>Il ne reste aucune case vide.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>Il reste %n case vide&#xa0;: %1.</numerusform>
            <numerusform>Il reste %n cases vides&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>Aucun chiffre n’est choisi.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>Un jour compte si l’une de ses grilles est commencée ce jour-là et résolue en moins de 24 heures, même avec de l’aide. Un jour qui ne compte pas met fin à la série.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Demi-tour</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Quart de tour</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Miroir gauche-droite</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>Miroir haut-bas</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>Miroir dans les deux sens</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonale</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>Autre diagonale</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Les deux diagonales</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Totale</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>&amp;Comme le système</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>C&amp;lair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>Contr&amp;aste élevé, clair</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Contraste élevé, s&amp;ombre</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>&amp;Expliquer l’étape suivante</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>I&amp;nterroger cette case</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>Noter tous &amp;les candidats</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>Éliminer les notes impossi&amp;bles</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>E&amp;ffacer les notes</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>Marquer les cases à &amp;deux candidats</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>Résoudre les s&amp;ingletons</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>Joue le coup de l’étape choisie&#x202f;; cela compte comme une aide</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>%Ln technique</numerusform>
            <numerusform>%Ln techniques</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>Choisissez une technique. La plus facile est la première.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>Recherche de toutes les étapes…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Aucune étape ne correspond.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>Aucune étape n’est possible ici.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>même bloc</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>même ligne</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>même colonne</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>remplie</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1&#xa0;: remplie</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>déjà en {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1&#xa0;: déjà en ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>éliminé avant</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1&#xa0;: éliminé avant</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>éliminé&#xa0;: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1&#xa0;: éliminé, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1&#xa0;: recherche</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>encore possible</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1&#xa0;: encore possible</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n encore possible</numerusform>
            <numerusform>%n encore possibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n éliminé par la logique</numerusform>
            <numerusform>%n éliminés par la logique</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n déjà pris</numerusform>
            <numerusform>%n déjà pris</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>Question&#xa0;: %1 peut encore valoir %2.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>Question&#xa0;: {house.in}, le {digit} est déjà placé.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>Question&#xa0;: le %1 peut encore aller en %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>La sauvegarde du jour n’a pas pu être faite.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>L’essai est rétabli et toujours en cours&#xa0;: %n chiffre.</numerusform>
            <numerusform>L’essai est rétabli et toujours en cours&#xa0;: %n chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>La partie en est déjà là.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>Les cases à deux candidats ne sont plus marquées.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>Aucune case n’a deux candidats en ce moment.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>Une case à deux candidats est marquée.</numerusform>
            <numerusform>%n cases à deux candidats sont marquées.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>Tous les candidats sont déjà notés.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>Cette note est déjà là.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>Aucune note n’est impossible.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Il n’y a pas de notes.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>Un chiffre est faux. «&#xa0;Vérifier&#xa0;» montre où.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>Aucun singleton n’est possible.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>Cette étape est déjà faite.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>Aucun chiffre n’est faux.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>Gardé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>Retour à «&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>Rien n’a encore été essayé.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>Essai à partir d’ici. «&#xa0;Garder&#xa0;» ou «&#xa0;Rejeter&#xa0;» y met fin.</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>Essai dans un essai. «&#xa0;Garder&#xa0;» ou «&#xa0;Rejeter&#xa0;» met fin à l’essai intérieur.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>Gardé, dans l’essai qui l’entoure.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>L’essai est gardé.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>L’essai est rejeté. «&#xa0;Annuler&#xa0;» le ramène.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Aller d’une case à l’autre</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>Première ou dernière case de la ligne</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>Première ou dernière case de la colonne</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>Première ou dernière case de la grille</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} et l’une de ces touches</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Sélectionner plusieurs cases</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Sélectionner toutes les cases</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>Inscrire le chiffre, ou ce que dit le mode</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} et 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Mettre une note</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} et 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>Mettre une note au centre</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} et 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>Colorier la case</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} et 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>Choisir le chiffre</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>Inscrire le chiffre choisi</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Effacer la case</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>Fermer ce qui est montré, ou libérer le chiffre choisi</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>Demander ce que peut valoir la case, ou pourquoi pas un chiffre</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} et ← ou →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>Parcourir une chaîne, lien par lien</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>Passer de la grille aux boutons et inversement</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} et une lettre soulignée</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>Ouvrir le menu, ou appuyer sur le bouton</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>Sélectionner la case, y inscrire le chiffre choisi</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>Clic sur une case vide, puis un chiffre</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>Inscrire le chiffre, si aucun n’est choisi</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>Clic droit, appui long</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>Glisser, {Shift} et clic</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>Glisser avec un chiffre choisi, pour les notes</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>Poser la note sur les cases</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} et clic</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>Ajouter la case à la sélection ou l’en retirer</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Molette</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>Choisir le chiffre suivant</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Clic du milieu</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>Choisir le chiffre de la case</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double-clic</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>Choisir un chiffre donné, sélectionner tous les mêmes</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>Clic sur le numéro d’une ligne ou d’une colonne</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>Demander où peut y aller le chiffre choisi</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>Appui long sur un chiffre</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>Demander pourquoi ce chiffre ne va pas dans la case</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>Que peut valoir cette case&#x202f;?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Pourquoi pas le chiffre</translation>
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
        <translation>Grill&amp;es</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>Choisissez d’abord une couleur.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>Choisissez d’abord un chiffre.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>Il n’y a pas de chiffre à choisir dans cette case.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>Les couleurs vont de 1 à %1.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>Un chiffre donné ne change pas.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>Les chiffres donnés ne changent pas.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>Une case remplie n’a pas de notes.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>Les cases remplies n’ont pas de notes.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>Le %1 est déjà là.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>Il n’y a pas de couleur à effacer.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Il n’y a rien à effacer.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>Ces cases n’ont pas de couleurs.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>Il n’y a pas de couleurs.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>masquée</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>%1 donné</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 couleur %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>lien fort %1 vers ligne %2 colonne %3</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>lien faible %1 vers ligne %2 colonne %3</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>lien fort %1 vers %2 en ligne %3 colonne %4</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>lien faible %1 vers %2 en ligne %3 colonne %4</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>notes %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>centre %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>couleurs %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>juste</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>faux</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>conflit</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>possible</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>deux candidats</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>à l’essai</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>prochain chiffre inscrit</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>révélée</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>interrogée</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>exclut %1 de la case interrogée</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>indice</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>éliminer %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>placer %1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>Ligne %1 colonne %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 en %2</translation>
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
        <translation>%1 inscrit</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>un chiffre inscrit</numerusform>
            <numerusform>%n chiffres inscrits</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 effacé</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>un chiffre effacé</numerusform>
            <numerusform>%n chiffres effacés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>une note ajoutée</numerusform>
            <numerusform>%n notes ajoutées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>une note retirée</numerusform>
            <numerusform>%n notes retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>une case coloriée</numerusform>
            <numerusform>%n cases coloriées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>couleurs d’une case retirées</numerusform>
            <numerusform>couleurs de %n cases retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>un candidat colorié</numerusform>
            <numerusform>%n candidats coloriés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>couleur d’un candidat retirée</numerusform>
            <numerusform>couleurs de %n candidats retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>un lien tracé</numerusform>
            <numerusform>%n liens tracés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>un lien retiré</numerusform>
            <numerusform>%n liens retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>un candidat barré</numerusform>
            <numerusform>%n candidats barrés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>un candidat n’est plus barré</numerusform>
            <numerusform>%n candidats ne sont plus barrés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 retiré</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>un chiffre retiré</numerusform>
            <numerusform>%n chiffres retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 rétabli</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>un chiffre rétabli</numerusform>
            <numerusform>%n chiffres rétablis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>une note retirée</numerusform>
            <numerusform>%n notes retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>une note rétablie</numerusform>
            <numerusform>%n notes rétablies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>couleurs d’une case retirées</numerusform>
            <numerusform>couleurs de %n cases retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>couleurs d’une case rétablies</numerusform>
            <numerusform>couleurs de %n cases rétablies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>couleur d’un candidat retirée</numerusform>
            <numerusform>couleurs de %n candidats retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>couleur d’un candidat rétablie</numerusform>
            <numerusform>couleurs de %n candidats rétablies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>un lien retiré</numerusform>
            <numerusform>%n liens retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>un lien rétabli</numerusform>
            <numerusform>%n liens rétablis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>un candidat de nouveau barré</numerusform>
            <numerusform>%n candidats de nouveau barrés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>Point de reprise %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>Points de reprise</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>Re&amp;venir</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln chiffre donné</numerusform>
            <numerusform>%1.  %Ln chiffres donnés</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, inscrits&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>&amp;Grilles dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>et 1 autre grille, de trop pour la liste</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>et %Ln autre grille, de trop pour la liste</numerusform>
            <numerusform>et %Ln autres grilles, trop nombreuses pour la liste</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>et 1 ligne de plus qui n’est pas une grille</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>et %Ln ligne de plus qui n’est pas une grille</numerusform>
            <numerusform>et %Ln lignes de plus qui ne sont pas des grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Choisir une grille</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house.in}, il y a un {digit}.</numerusform>
            <numerusform>{house.in}, il y a {count} {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Toutes les cases sont remplies, mais il y a un {digit} {house.in}.</numerusform>
            <numerusform>Toutes les cases sont remplies, mais il y a {count} {digit} {house.in}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} vaut {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>que {cells} vaille {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} ne vaut pas {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>que {cells} ne vaille pas {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>l’une des cases {cells} vaut {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>que l’une des cases {cells} vaille {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>aucune des cases {cells} ne vaut {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>qu’aucune des cases {cells} ne vaille {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>l’ensemble {cells} contient {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>que l’ensemble {cells} contienne {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>l’ensemble {cells} ne contient pas {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>que l’ensemble {cells} ne contienne pas {digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: l’ensemble d’une case} contient {digit}</numerusform>
            <numerusform>{cells: l’ensemble de {count} cases} contient {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>que {cells: l’ensemble d’une case} contienne {digit}</numerusform>
            <numerusform>que {cells: l’ensemble de {count} cases} contienne {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: l’ensemble d’une case} ne contient pas {digit}</numerusform>
            <numerusform>{cells: l’ensemble de {count} cases} ne contient pas {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>que {cells: l’ensemble d’une case} ne contienne pas {digit}</numerusform>
            <numerusform>que {cells: l’ensemble de {count} cases} ne contienne pas {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: l’ensemble d’une case}</numerusform>
            <numerusform>{cells: l’ensemble de {count} cases}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>l’ensemble {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>Temps %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>À propos de cette technique</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>Et si c’était le cas&#x202f;?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>En montrer une autre</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>Qu’est-ce&#x202f;?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Pourquoi&#x202f;?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>Noter les candidats</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>L’effacer</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Montrer pourquoi</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>Revenir avant l’erreur</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>Élimination suivante</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Pas à pas</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>Remettre le %1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>Éliminer %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Question</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>plus de %1 grilles</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>il contient %1 grilles, et une collection %2 au plus</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>il ne contient aucune grille</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>impossible de le conserver&#xa0;: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>plus de %1 Mo</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1&#xa0;: non importé&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln nouvelle grille importée.</numerusform>
            <numerusform>%1&#xa0;: %Ln nouvelles grilles importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1&#xa0;: %Ln grille importée.</numerusform>
            <numerusform>%1&#xa0;: %Ln grilles importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Déjà présentes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>En plusieurs exemplaires dans le fichier&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>Ne sont pas des grilles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>Ce que l’on marque</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>Glissez d’un candidat à un autre. Au clavier&#xa0;: le chiffre, aller à l’autre case, le chiffre.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>Appuyer sur un lien le retire.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>Effacer les couleurs des cases</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Effacer celles-ci</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>Effacer toutes les couleurs</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tout effacer</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>Couleur %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} voit les deux.</numerusform>
            <numerusform>{cells} voient les deux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} voit les trois.</numerusform>
            <numerusform>{cells} voient les trois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Donc {cells} vaut {digits}.</numerusform>
            <numerusform>Donc {cells} valent {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>Dans les deux cas, {cells} vaut {digits}.</numerusform>
            <numerusform>Dans les deux cas, {cells} valent {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>Dans chaque cas, {cells} vaut {digits}.</numerusform>
            <numerusform>Dans chaque cas, {cells} valent {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Donc {cells} ne peut pas valoir {digits}.</numerusform>
            <numerusform>Donc {cells} ne peuvent pas valoir {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>Dans les deux cas, {cells} ne peut pas valoir {digits}.</numerusform>
            <numerusform>Dans les deux cas, {cells} ne peuvent pas valoir {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>Dans chaque cas, {cells} ne peut pas valoir {digits}.</numerusform>
            <numerusform>Dans chaque cas, {cells} ne peuvent pas valoir {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>On barre aussi ces candidats&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>On barre donc ces candidats&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>Dans chaque cas, on barre ces candidats&#xa0;: {list}.</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{digits} en {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>Aperçu de la grille</translation>
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
        <translation>Aujourd’hui</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>résolue</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>résolue avec aide</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>encore à faire</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>encore à faire, peut être jouée</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>compte pour une série</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Semaine %1</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mois suivant</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>Création de la grille…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln chiffre donné</numerusform>
            <numerusform>%Ln chiffres donnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendrier</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Grille</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1, plus longue série&#xa0;: %2</translation>
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
        <translation>pas encore jouable</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à faire</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>manquée</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>commencée</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>résolue plus tard avec aide, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>résolue plus tard, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>résolue, solution connue, %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>résolue avec aide, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>résolue, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, aujourd’hui&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its state</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <extracomment>{n} is the number of days, in large digits: 12 days in a row</extracomment>
        <translation>
            <numerusform>{n} jour de suite</numerusform>
            <numerusform>{n} jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>plus longue série</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%1 sur %2 résolues</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>médiane %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>Ses grilles peuvent être jouées à partir de ce jour-là.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>Vous l’avez commencée.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>La même grille pour tous&#xa0;: %1, quel que soit le niveau de «&#xa0;Nouvelle partie&#xa0;».</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>Vous l’avez résolue en %1. Sa solution était déjà connue&#xa0;: elle ne compte pas pour la série.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>Vous l’avez résolue un autre jour, en %1, ce qui ne compte pas pour la série.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>Vous l’avez résolue avec de l’aide, en %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>Vous l’avez résolue en %1.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>Aujourd’hui compte déjà pour la série.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>Son jour compte déjà pour la série.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>Résolvez-la avant %1, et son jour compte pour la série.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>Un jour passé ne compte pas pour la série.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>Résolvez-la aujourd’hui, et votre série passe à %L1&#x202f;; un jour sauté y met fin.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>Résolvez-la aujourd’hui pour commencer une série.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
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
        <translation>Chaque grille a une solution unique et un niveau honnête, déterminé par la logique qu’elle demande. Des grilles de six niveaux, de facile à inhumain, sont prêtes immédiatement.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>Pas de publicité, et rien ne quitte votre ordinateur.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>Des indices qui disent où chercher, quel est le motif et pourquoi il fonctionne, avec un dessin sur la grille</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>Un cours qui mène des règles aux techniques les plus difficiles, avec des exercices et des grilles choisis pour vous</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>Un bilan de chaque partie, qui montre ce que vous avez trouvé et ce qui vous aurait aidé</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>Chaque coup enregistré aussitôt, et une bibliothèque qui conserve toutes vos parties</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>Une grille du jour, des statistiques et l’impression de feuilles ou de recueils entiers</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>L’ouverture et l’enregistrement des fichiers de grilles de nombreux autres logiciels</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>Au clavier, à la souris, au doigt ou avec un lecteur d’écran, en clair, en sombre ou en contraste élevé</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Une partie avec des notes</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>Un indice explique son motif</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>Le cours, avec ce que vous savez et ce qui vient ensuite</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>La bibliothèque de toutes les parties</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>Jeu de logique</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>Jouer et comprendre chaque étape</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>grille;logique;chiffres;nombres;casse-tête;réflexion;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>Grille de sudoku (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>Grille en cours de saisie</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>Saisir une grille</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>Jouer &amp;quand même</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>N’importe laquelle des solutions convient&#x202f;; la grille n’a pas de niveau et ne compte dans aucune statistique</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>&amp;Tout effacer</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>Retirer ce qui vient d’être saisi</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>Remettre ce qui a été retiré</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>Saisir la grille du presse-papiers</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Chiffre %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>Tapez les chiffres donnés comme ils sont imprimés, case par case&#xa0;: {Space} laisse une case vide, {Backspace} revient en arrière.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>Ou collez une grille, dans n’importe quel format.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>Ou collez une grille, dans n’importe quel format, avec %1.</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>Ajouter ce qui &amp;manque</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>&amp;Voir deux solutions</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Montrer où</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>À propos de la technique</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>La leçon sur cette technique</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>Commence une partie ici&#x202f;; la vôtre est gardée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>Les dix exercices sont faits</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Rien à travailler</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Recherche d’une position…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Ce qu’il faut chercher</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>Sans aide&#xa0;: %1. Avec aide&#xa0;: %2. Montrés&#xa0;: %3. Passés&#xa0;: %4. «&#xa0;Suivant&#xa0;» en lance dix autres.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>Il n’y a pas de position pour ces techniques. Choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>Lien par lien</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Dans l’image</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>Cliquez sur une case puis sur son chiffre, ou sur un chiffre puis sur ses cases. Vous pouvez aussi utiliser le clavier.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>Un clic droit ou {Del} efface une case&#x202f;; «&#xa0;Annuler&#xa0;» reprend n’importe quel coup.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>Vous ne savez plus comment avancer&#x202f;? «&#xa0;Étape suivante&#xa0;» montre où regarder.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>Vous débutez&#x202f;? «&#xa0;Apprendre&#xa0;», dans le menu Outils, commence par les règles.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Apprendre…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>Pour moi, avec&#xa0;: %1</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>Pour moi&#xa0;: ce que vous connaissez</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Rien de nouveau</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>ce que vous connaissez</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>votre prochaine leçon</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>à réviser</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>en cours d’apprentissage</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>déjà connue</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>nouvelle pour vous</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>une fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>au moins une fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>Tout ce que vous connaissez, et rien d’autre.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Tout ce que vous connaissez, et %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>Vous l’avez rencontrée hier.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>Vous n’en avez pas rencontré depuis un jour.</numerusform>
            <numerusform>Vous n’en avez pas rencontré depuis %Ln jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>Pas rencontrée depuis un jour.</numerusform>
            <numerusform>Pas rencontrée depuis %Ln jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>La prochaine «&#xa0;Nouvelle partie&#xa0;» demande ce que vous connaissez, et %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>La prochaine «&#xa0;Nouvelle partie&#xa0;» demande ce que vous connaissez, et rien d’autre.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>Pas encore de grille avec cette technique&#xa0;: %1. Celle-ci demande ce que vous connaissez.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>Retour à la partie ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>un autre programme lit les parties en permanence</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>un autre programme y travaille</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>un autre programme a verrouillé le fichier</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>impossible d’écrire dans le fichier</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>impossible d’ouvrir le fichier</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>impossible de créer le dossier</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>elles viennent d’une version plus récente de ce programme</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouvelle</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>Une nouvelle partie du niveau indiqué ci-dessous</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>Marque les chiffres justes et les chiffres faux</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>La partie est conservée</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Nive&amp;au</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>Impossible à conserver pour l’instant.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>Vos parties sont de nouveau lisibles. Ce que vous avez joué entre-temps est gardé comme une partie à part.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>Une partie de la sauvegarde du %1 manque ici.</numerusform>
            <numerusform>%Ln parties de la sauvegarde du %1 manquent ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>un coup ne peut pas être joué</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>son champ %1 n’est pas une liste</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>son champ %1 n’est pas un texte</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>son champ %1 n’est ni true ni false</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>sa clé est illisible</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>sa clé ne laisse pas de place aux clés suivantes</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>ses chiffres donnés sont illisibles</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>ses chiffres donnés ne forment pas une grille</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>ses chiffres donnés ne forment pas une grille à solution unique</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>le coup %1 est illisible</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>la clé du coup %1 n’est pas supérieure à la précédente</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>la clé du coup %1 ne laisse pas de place à la suivante</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>l’événement %1 est illisible</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>événement %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>le point de reprise %1 est illisible</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>point de reprise %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>il ne suit aucun de ses propres coups</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>un essai ne commence nulle part</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>son chiffre choisi est illisible</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>sa couleur choisie est illisible</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>son mode de saisie est illisible</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>sa sélection est illisible</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>ses temps sont illisibles</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>ses jours sont illisibles</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>son nom est trop long</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>une étiquette est illisible</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1 a la clé d’un autre élément</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>la clé de %1 ne laisse pas de place à la suivante</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>Aucune grille de ce genre n’a été trouvée.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1&#xa0;: création d’une grille…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>Voici la partie précédente.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>Cette partie ne peut pas être ouverte maintenant&#xa0;: elle est jouée dans une autre fenêtre, ou illisible.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Cette partie est illisible.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>Cette grille n’est dans aucune collection.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>Cette grille est illisible.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Toutes les grilles de cette collection ont été commencées.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Votre grille</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>Pas de nouvelle partie&#xa0;: celle-ci continue.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>Pas de nouvelle partie.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>Sans niveau</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>résolue</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>en cours</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Non commencée</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>Ce que vous jouez n’est pas à l’abri d’une coupure de courant&#xa0;: le disque signale une erreur.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>Le fichier des parties enregistrées était endommagé. Les parties qu’il contient sont en cours de lecture&#x202f;; vous pouvez jouer pendant ce temps.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>Une partie enregistrée est illisible et a été laissée telle quelle.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>Partie %1 dans %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>le fichier est endommagé et ne peut pas être mis de côté</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>impossible d’écrire dans le dossier</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>le fichier a été supprimé et ne peut pas être remis en place&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>Un autre programme a supprimé le fichier des parties enregistrées. Il a été remis en place.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>Un autre programme a remplacé le fichier des parties enregistrées. Cette partie y a été ajoutée.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>Le fichier des parties enregistrées était endommagé.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>Parties récupérées&#xa0;: %1, dont %2 sans leurs derniers coups&#x202f;; parties perdues&#xa0;: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>Aucune des parties enregistrées n’a pu être lue.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>Toutes les parties enregistrées ont pu être récupérées&#xa0;: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>À partir des sauvegardes&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Le fichier endommagé est conservé sous le nom %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>impossible d’écrire dans le fichier</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>Non enregistré&#xa0;: %1. Ce que vous jouez sera enregistré dès que possible.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>Fichier&#xa0;: %1
Raison&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>Les bases</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Chercher une technique</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Les règles en une minute</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>Guide des techniques</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>Un exemple sur la grille</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Un autre</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Un autre exemple</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>La leçon sur cette technique</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>S’entraîner</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · score %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Les règles en une minute</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Ce qu’il faut chercher</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Pourquoi cela marche</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>Comment la trouver</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>Dans cet exemple</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>Le pas-à-pas</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>Aller à&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>Règles, page précédente</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>Pas précédent</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>Règles, page suivante</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Pas suivant</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Retour à la page</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>La grille</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>La grille a neuf lignes, neuf colonnes et neuf blocs.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>Voici {row}, {column} et {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>une ligne</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>une colonne</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>un bloc</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>Chacun de ces groupes s’appelle une zone&#xa0;: neuf cases qui vont ensemble.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La règle</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>Chaque zone contient une fois chaque chiffre de 1 à 9.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>Regardez {box}&#xa0;: neuf cases, neuf chiffres, aucun en double.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>le bloc central</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>Il en va de même dans chaque ligne, chaque colonne et chaque autre bloc.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>C’est la seule règle.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>Certains chiffres sont donnés. Ils ne changent pas.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>Vous remplissez le reste, une case après l’autre.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>Chaque grille n’a qu’une solution. On la trouve en réfléchissant, sans avoir à deviner.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>Ce que voit une case</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} se trouve dans une ligne, une colonne et un bloc.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Cette case</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>Elle voit les autres cases de {houses}.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>ces zones</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>Ce qui est inscrit dans l’une d’elles ne peut pas l’être une seconde fois ici.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Les candidats</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>Les chiffres encore possibles dans {cell} sont ses candidats.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>une case</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>Vous pouvez les noter en petit dans la case.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>Une technique place un chiffre, ou montre qu’un candidat est faux.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>Quand il ne reste qu’un candidat dans une case, c’est le bon chiffre.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>Une première étape</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>Continuez ainsi. Les pages suivantes montrent comment.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>Une ligne, une colonne ou un bloc où une seule case est vide.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>Une zone a neuf cases pour neuf chiffres.
Huit chiffres y sont déjà&#xa0;: la dernière case reçoit donc le neuvième.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>Cherchez les zones presque pleines.
Comptez de 1 à 9 et voyez quel chiffre manque.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>Une case à laquelle il ne reste qu’un chiffre.
Sa ligne, sa colonne et son bloc contiennent les huit autres.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>Aucun chiffre ne peut apparaître deux fois dans une ligne, une colonne ou un bloc.
Si huit chiffres sont pris autour d’une case, elle contient forcément le neuvième.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>Choisissez une case dont la ligne, la colonne et le bloc sont bien remplis.
Comptez de 1 à 9 en sautant tous les chiffres que la case voit.
S’il reste un seul chiffre, inscrivez-le.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>Un chiffre qui n’a plus qu’une place dans une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>Chaque zone doit contenir le chiffre une fois.
Là où il se trouve déjà, il exclut toutes les autres cases de sa ligne, de sa colonne et de son bloc.
Si toutes les cases d’une zone sauf une sont exclues, c’est là qu’il va.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>Prenez un chiffre et un bloc où il manque.
Depuis chaque case où se trouve ce chiffre, barrez mentalement sa ligne et sa colonne.
S’il reste une seule case vide dans le bloc, inscrivez-y le chiffre.
Faites de même avec les lignes et les colonnes.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>Dans un bloc, un chiffre dont toutes les places appartiennent à une même ligne, ou à une même colonne.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>Il faut ce chiffre dans le bloc&#xa0;: il ira donc dans l’une de ces cases.
Toutes sont dans une même ligne ou une même colonne&#xa0;: c’est donc là aussi que celle-ci a ce chiffre.
Les autres cases de cette ligne ou de cette colonne ne peuvent pas le contenir.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>Prenez un bloc et un chiffre qui y manque.
Repérez où le chiffre peut aller.
Si ces places sont alignées, suivez leur ligne ou leur colonne hors du bloc.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>Dans une ligne ou une colonne, un chiffre dont toutes les places appartiennent au même bloc.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>Il faut ce chiffre dans la ligne ou la colonne&#xa0;: il ira donc dans l’une de ces cases.
Toutes sont dans le même bloc&#xa0;: c’est donc là aussi que le bloc a ce chiffre.
Le reste du bloc ne peut pas le contenir.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>Prenez une ligne ou une colonne et un chiffre qui y manque.
Repérez où le chiffre peut aller.
Si ces places sont dans un même bloc, regardez les autres cases de ce bloc.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>Dans un bloc, une case qui ne peut contenir qu’un seul chiffre.</numerusform>
            <numerusform>Dans un bloc, {count} cases alignées qui ne peuvent contenir que les {count} mêmes chiffres.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>Ces chiffres sont réservés à ces cases&#x202f;; seul l’ordre reste ouvert.
Elles sont dans une même ligne ou une même colonne, et dans un même bloc&#xa0;: ces chiffres disparaissent donc des autres cases de ces deux zones.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>Notez les candidats des cases vides&#xa0;: les chiffres qui y sont encore possibles.
Dans chaque bloc, comparez les cases alignées.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>Deux cases d’une zone qui ne peuvent contenir toutes deux que les deux mêmes chiffres.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>Si une case prend le premier chiffre, l’autre prend le second.
L’ordre reste ouvert, pas les chiffres&#xa0;: tous deux sont pris.
Aucune autre case de la zone ne peut donc contenir l’un ou l’autre.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>Notez les candidats des cases vides&#xa0;: les chiffres qui y sont encore possibles.
Cherchez les cases qui n’ont que deux candidats.
Si deux de ces cases, dans une même zone, sont identiques, vous avez une paire.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>Dans une zone, une case qui ne peut contenir qu’un chiffre.
La case peut se trouver n’importe où dans la zone.</numerusform>
            <numerusform>Dans une zone, {count} cases qui, ensemble, ne peuvent contenir que {count} chiffres.
Aucune de ces cases n’a besoin de les avoir tous.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>Autant de cases que de chiffres&#xa0;: chaque case prend l’un d’eux, et tous sont pris.
Aucune autre case de la zone ne peut donc en contenir un.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>Regardez les cases d’une zone qui ont le moins de candidats.
Prenez l’une de ces cases et comptez ses candidats.
S’il n’y en a qu’un, éliminez-le du reste de la zone.</numerusform>
            <numerusform>Regardez les cases d’une zone qui ont le moins de candidats.
Prenez {count} de ces cases et comptez leurs candidats distincts.
S’il n’y en a que {count}, éliminez-les du reste de la zone.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>Deux chiffres qui n’ont que les deux mêmes places dans une zone.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>Il faut une place pour chacun des deux chiffres, et il n’y en a que deux pour eux deux.
Ces cases contiennent donc ces deux chiffres, et rien d’autre n’y trouve place.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>Passez en revue les chiffres qui manquent encore à une zone.
Retenez ceux qui n’ont que deux places.
Si deux chiffres ont les deux mêmes places, éliminez de ces cases tout le reste.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>Dans une zone, un chiffre qui n’a qu’une place.</numerusform>
            <numerusform>Dans une zone, {count} chiffres qui, ensemble, n’ont que {count} places.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>Il faut une place pour chaque chiffre, et il y a exactement autant de places que de chiffres.
Ces cases contiennent donc ces chiffres, et rien d’autre n’y trouve place.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Passez en revue les chiffres qui manquent encore à une zone, en commençant par ceux qui ont peu de places.
Cherchez un chiffre qui n’a qu’une case.
Le reste de la zone forme alors lui aussi un ensemble de cases et de chiffres, parfois plus facile à voir.</numerusform>
            <numerusform>Passez en revue les chiffres qui manquent encore à une zone, en commençant par ceux qui ont peu de places.
Cherchez {count} chiffres qui se partagent {count} cases.
Le reste de la zone forme alors lui aussi un ensemble de cases et de chiffres, parfois plus facile à voir.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>Deux lignes dont chacune n’a que deux places pour un même chiffre, dans les deux mêmes colonnes.
Cela marche aussi en échangeant lignes et colonnes.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>Chacune des deux lignes doit contenir le chiffre une fois.
Elles ne peuvent pas prendre la même colonne&#xa0;: elles se partagent donc les deux.
Dans un sens ou dans l’autre, ces colonnes ont leur chiffre&#x202f;; les autres lignes ne peuvent pas les utiliser.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>Choisissez un chiffre et ne regardez rien d’autre.
Trouvez les lignes où il n’a que deux places.
Si deux de ces lignes utilisent les mêmes colonnes, vous avez un X-Wing.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>Un chiffre dont les places dans une ligne sont dans une seule colonne.
Cela marche aussi en échangeant lignes et colonnes.
Une ligne n’a pas besoin d’utiliser toutes ces colonnes.</numerusform>
            <numerusform>Un chiffre dont les places dans {count} lignes se répartissent dans {count} colonnes seulement.
Cela marche aussi en échangeant lignes et colonnes.
Une ligne n’a pas besoin d’utiliser toutes ces colonnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>Chacune des lignes doit contenir le chiffre une fois, et aucune colonne ne peut l’avoir deux fois.
Autant de lignes que de colonnes&#xa0;: chacune de ces colonnes a donc son chiffre dans l’une de ces lignes.
Les autres lignes ne peuvent donc pas l’y avoir.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Choisissez un chiffre et ne regardez rien d’autre.
Laissez de côté les lignes où il a beaucoup de places.
Voyez si l’une des lignes restantes se contente d’une colonne.</numerusform>
            <numerusform>Choisissez un chiffre et ne regardez rien d’autre.
Laissez de côté les lignes où il a beaucoup de places.
Voyez si {count} des lignes restantes se contentent de {count} colonnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>Comme le {fish}, avec une ou quelques places en trop.
Les places en trop sont les ailerons&#x202f;; elles sont dans un même bloc.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>Soit aucun aileron n’est vrai, et le motif tient&#x202f;; soit un aileron au moins est vrai.
Un candidat éliminé dans le premier cas et qui voit tous les ailerons est éliminé dans les deux.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>Cherchez le motif, en acceptant quelques places en trop dans un bloc.
Ne regardez que les candidats éliminés par le motif qui sont dans le bloc des ailerons.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>Comme le {fish}, avec des ailerons, et avec une place manquante là où sont les ailerons.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Si les ailerons ne sont pas vrais, le reste du motif se met en place et tient.
Si un aileron est vrai, il élimine ce qu’il voit.
Un candidat éliminé dans les deux cas est faux.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>Cherchez, pour un chiffre, deux lignes ou deux colonnes à deux places chacune, qui ne s’alignent que d’un côté.
Si les deux autres places sont dans un même bloc, l’une d’elles peut être l’aileron.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un poisson dans lequel des blocs peuvent remplacer certaines lignes ou colonnes.
Ici, une zone est couverte par une autre.</numerusform>
            <numerusform>Un poisson dans lequel des blocs peuvent remplacer certaines lignes ou colonnes.
Ici, {count} zones sont couvertes par {count} autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>Chacune des zones de départ doit contenir le chiffre une fois.
Toutes ses places y sont couvertes par d’autres zones, en même nombre&#xa0;: c’est donc à ces places que celles-ci ont leur chiffre.
Le reste de ces autres zones ne peut donc pas le contenir.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>Choisissez un chiffre qui a peu de places dans beaucoup de blocs.
Essayez un bloc avec des lignes ou des colonnes qui passent à côté de lui.
Comptez&#xa0;: il faut autant de zones de départ que de zones qui couvrent leurs places.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un poisson qui compte des blocs parmi ses zones, avec quelques places en trop&#xa0;: les ailerons.
Ici, ailerons exceptés, une zone est couverte par une autre.</numerusform>
            <numerusform>Un poisson qui compte des blocs parmi ses zones, avec quelques places en trop&#xa0;: les ailerons.
Ici, ailerons exceptés, {count} zones sont couvertes par {count} autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Si aucun aileron n’est vrai, le poisson tient.
Si un aileron est vrai, il élimine ce qu’il voit.
Un candidat éliminé dans les deux cas est faux.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>Cherchez un poisson presque complet, et voyez quelles places sont en trop.
Les candidats qui les voient toutes sont ceux à vérifier.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un poisson de lignes, de colonnes et de blocs mêlés&#xa0;: une zone couverte par une autre.</numerusform>
            <numerusform>Un poisson de lignes, de colonnes et de blocs mêlés&#xa0;: {count} zones couvertes par {count} autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>On en trouve rarement sans aide.
Choisissez un chiffre, et ajoutez des zones jusqu’à ce qu’autant d’autres couvrent toutes leurs places.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>Un poisson de lignes, de colonnes et de blocs mêlés, avec quelques places en trop&#xa0;: les ailerons.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>Si aucun aileron n’est vrai, le poisson tient&#xa0;: une zone en remplit une autre.
Si un aileron est vrai, il élimine ce qu’il voit.
Un candidat éliminé dans les deux cas est faux.</numerusform>
            <numerusform>Si aucun aileron n’est vrai, le poisson tient&#xa0;: {count} zones en remplissent {count} autres.
Si un aileron est vrai, il élimine ce qu’il voit.
Un candidat éliminé dans les deux cas est faux.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>On en trouve rarement sans aide.
Une chaîne plus courte donne souvent le même résultat&#xa0;: cherchez-en une d’abord.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>Deux lignes dont chacune n’a que deux places pour un même chiffre.
Une place de chaque ligne est dans la même colonne&#xa0;: les pieds. Les autres sont les toits.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>Les pieds sont dans une même ligne ou une même colonne&#xa0;: au plus un des deux est vrai.
L’un au moins des toits est donc vrai.
Une case qui voit les deux toits ne peut pas contenir le chiffre.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>Choisissez un chiffre et trouvez les lignes où il a deux places.
Si deux de ces lignes ont une colonne en commun mais pas l’autre, regardez les cases qui voient les deux autres places.
Faites de même avec les colonnes.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>Une ligne et une colonne, avec chacune seulement deux places pour un chiffre.
Une place de chacune est dans le même bloc.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>Les deux places dans le bloc ne peuvent pas être vraies ensemble.
L’une au moins des cordes a donc le chiffre à son autre bout.
Une case qui voit ces deux bouts ne peut pas le contenir.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>Choisissez un chiffre et trouvez une ligne et une colonne où il n’a que deux places.
Si elles se rencontrent dans un bloc, suivez les deux cordes jusqu’à leurs bouts.
Vérifiez la case où la colonne de l’un de ces bouts croise la ligne de l’autre.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>Deux cerfs-volants à deux cordes sur les deux mêmes cases d’un bloc.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>Dans chaque cerf-volant, l’un au moins des deux bouts est vrai.
Une case qui voit les deux bouts d’un cerf-volant ne peut pas contenir le chiffre.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>Quand vous avez trouvé un cerf-volant, voyez si les mêmes cases du bloc en donnent un autre.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>Un bloc dans lequel un chiffre n’a de places que dans une ligne et une colonne&#xa0;: une croix.
Et ailleurs, une ligne ou une colonne avec seulement deux places pour le chiffre, dont l’une est alignée avec la croix.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>Si la première de ces deux places est vraie, elle vide un bras de la croix.
Le chiffre du bloc est alors sur l’autre bras.
Si elle n’est pas vraie, la seconde place l’est. La case marquée voit les deux.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>Choisissez un chiffre et cherchez des blocs où quatre cases en rectangle ne peuvent pas le contenir&#xa0;: ses places y forment une croix à deux bras.
Cherchez une ligne ou une colonne où le chiffre n’a que deux places, dont l’une est dans le prolongement d’un bras.
Vérifiez la case, hors du bloc, qui voit à la fois l’autre bras et l’autre place.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>La croix d’un chiffre dans un bloc, utilisée deux fois, chaque fois avec une autre ligne ou colonne.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>Pour chacune des deux lignes ou colonnes, le chiffre est soit à celle de ses deux places qui n’est pas alignée avec la croix, soit sur un bras de la croix.
Une case qui voit à la fois cette place et ce bras ne peut pas le contenir. Il suffit que ce soit le cas pour l’une des deux.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>Quand vous avez trouvé un rectangle vide, voyez si une autre ligne ou colonne à deux places rencontre la même croix.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>Deux cases avec les deux mêmes candidats, qui ne se voient pas.
Et une zone où l’un de ces chiffres n’a que deux places, chacune vue par l’une des cases.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>Le chiffre du lien occupe l’une de ses deux places.
L’une au moins des cases jumelles ne peut donc pas contenir le chiffre du lien, et prend l’autre.
Une case qui voit les deux jumelles ne peut pas contenir cet autre chiffre.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>Trouvez des cases qui ont les deux mêmes candidats.
Voyez si une ligne, une colonne ou un bloc les relie par l’un de ces chiffres.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>Une case à deux candidats, le pivot, et deux cases qu’elle voit, les ailes.
Le pivot et les ailes ont chacun deux candidats, pris parmi trois chiffres.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>Quel que soit le chiffre que prend le pivot, l’une des ailes le perd.
Cette aile contient alors le troisième chiffre.
Une case qui voit les deux ailes ne peut pas contenir le troisième chiffre.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>Partez d’une case à deux candidats, par exemple 1 et 2.
Cherchez une case avec 1 et 3 qu’elle voit, et une autre avec 2 et 3.
Éliminez alors le 3 de toute case qui voit ces deux-là.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>Comme un XY-Wing, mais le pivot a les trois candidats.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>L’une au moins des trois cases, pivot et ailes, contient le chiffre commun, quelle que soit la valeur du pivot.
Une case qui voit les trois ne peut pas le contenir.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>Partez d’une case à trois candidats.
Cherchez deux cases qu’elle voit, avec chacune deux des trois.
Éliminez le chiffre commun de toute case, près du pivot, qui voit les trois.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>Quatre cases dans deux lignes, deux colonnes et deux blocs.
Trois d’entre elles ont les deux mêmes candidats&#x202f;; la quatrième a l’un des deux ou les deux, et d’autres.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>Si les quatre cases ne contenaient que deux chiffres, on pourrait les échanger&#xa0;: il y aurait deux solutions.
Un sudoku n’a qu’une solution&#xa0;: la quatrième case contient donc un autre chiffre.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>Trouvez trois cases identiques à deux candidats aux coins d’un rectangle.
Le rectangle doit occuper deux blocs seulement.
Éliminez ces deux chiffres du quatrième coin, s’ils y sont.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>Quatre coins dans deux lignes, deux colonnes et deux blocs, avec les deux mêmes candidats.
Certains coins ont un candidat de plus, le même pour chacun.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>Sans le chiffre en trop, on pourrait échanger les coins, et il y aurait deux solutions.
L’un au moins de ces coins contient donc le chiffre en trop.
Une case qui les voit tous ne peut pas le contenir.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>Trouvez un rectangle de coins avec deux chiffres communs.
Si tout ce qui est en trop est un même chiffre, regardez les cases qui voient tous les coins où il est.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>Quatre coins avec les deux mêmes candidats&#x202f;; deux d’entre eux ont aussi d’autres candidats.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>L’un au moins de ces deux coins contient l’un de ses chiffres en trop, sinon il y aurait deux solutions.
Ensemble, ils se comportent donc comme une seule case avec les chiffres en trop.
Avec d’autres cases de la zone, on obtient un ensemble figé, dont les chiffres disparaissent du reste de la zone.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>Trouvez un rectangle avec des chiffres en trop à deux coins d’une même zone.
Traitez ces chiffres en trop comme ceux d’une seule case, et cherchez une paire ou un triplet avec elle.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>Quatre coins avec les deux mêmes candidats&#x202f;; deux d’entre eux ont aussi d’autres candidats.
L’un des deux chiffres n’a pas d’autre place dans la zone de ces deux coins.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>Il faut ce chiffre dans la zone&#xa0;: l’un des deux coins le contient donc.
Si l’autre prenait le second chiffre, on pourrait échanger les coins&#xa0;: deux solutions.
Aucun des deux ne contient donc le second chiffre.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>Trouvez un rectangle avec des chiffres en trop à deux coins d’une même zone.
Voyez si l’un des chiffres du rectangle n’y a que ces deux places.
Éliminez des deux coins l’autre chiffre du rectangle.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>Quatre coins avec les deux mêmes candidats&#x202f;; deux coins opposés en ont d’autres.
Dans les deux lignes ou dans les deux colonnes, l’un des chiffres n’est possible que dans les coins.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>Si ce chiffre était à l’un des coins avec des candidats en trop, il serait aussi au coin opposé.
On pourrait alors échanger les coins, et il y aurait deux solutions.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>Trouvez un rectangle avec des chiffres en trop à deux coins opposés.
Voyez si l’un des chiffres n’a pas d’autres places dans ces lignes ou ces colonnes.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>Quatre coins qui partagent les deux mêmes candidats, le plus souvent parmi d’autres.
Dans la ligne et la colonne de l’un des coins, l’un de ces deux chiffres n’est possible que dans ces coins.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>Si ce coin prenait l’autre chiffre, le premier devrait aller à ses deux coins voisins.
Les quatre coins contiendraient alors les deux chiffres, et on pourrait les échanger&#xa0;: deux solutions.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>Partez d’un coin qui n’a que les deux candidats.
Au coin opposé, voyez si, dans la ligne et la colonne de ce coin, l’un des chiffres n’est possible que dans les coins du rectangle.
Si oui, éliminez l’autre chiffre du coin opposé.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>Trois coins d’un rectangle déjà remplis avec deux chiffres, sans aucun chiffre donné.
Au quatrième coin, le chiffre qui permettrait l’échange est encore candidat.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>Avec ce chiffre, on pourrait échanger les quatre coins, et aucun chiffre donné ne s’y opposerait.
Il y aurait deux solutions&#xa0;: le quatrième coin contient donc un autre chiffre.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>Regardez, parmi les chiffres que vous avez inscrits, ceux qui forment trois coins d’un rectangle, par exemple 3 et 7 au-dessus d’un 7.
Si aucun coin n’est un chiffre donné, le quatrième ne doit pas fermer le rectangle.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>Deux coins d’un rectangle déjà remplis, sans chiffre donné, et deux coins vides.
Les coins vides ont en commun un candidat en trop.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>Sans le chiffre en trop, on pourrait échanger les quatre coins&#xa0;: deux solutions.
L’un au moins des coins vides contient donc le chiffre en trop.
Une case qui voit les deux ne peut pas le contenir.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>Cherchez deux chiffres inscrits côte à côte, avec en face les deux mêmes chiffres possibles, dans l’ordre inverse.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>Chaque case vide a deux candidats, sauf une, qui en a trois.
Sans l’un des trois, chaque chiffre aurait deux places dans chaque ligne, chaque colonne et chaque bloc où il manque encore.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>Avec deux candidats par case, et deux places par chiffre dans chaque zone, on pourrait les échanger partout.
Il y aurait alors deux solutions, ou aucune si ni l’une ni l’autre ne convient.
Un sudoku n’en a qu’une&#xa0;: le candidat en trop, qui empêche l’échange, est donc vrai.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>Vers la fin d’une grille, comptez les cases à trois candidats.
S’il n’y en a qu’une, prenez le chiffre qui apparaît trois fois dans sa ligne.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>Chaque case vide a deux candidats, sauf quelques-unes.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>Avec deux candidats partout, et deux places par chiffre dans chaque zone, il y a deux solutions ou aucune.
L’un au moins des candidats en trop est donc vrai.
Un candidat incompatible avec tous est éliminé.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>Vers la fin d’une grille, repérez les candidats en trop.
Voyez ce qu’ils ont en commun&#xa0;: un chiffre, une zone ou une paire.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>Une boucle de cases avec les deux mêmes candidats, deux cases dans chaque zone qu’elle rencontre.
Seules une ou quelques-unes de ces cases en ont d’autres.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>Avec les deux chiffres seuls, on pourrait remplir la boucle de deux façons&#xa0;: deux solutions.
L’une au moins des cases qui ont d’autres candidats contient donc un autre chiffre.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>C’est un rectangle unique avec plus de coins.
Suivez des cases identiques à deux candidats jusqu’à revenir au départ.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>Un chiffre et des zones où il n’a que deux places, reliées comme les mailles d’un filet.
Coloriez ses places en alternant&#xa0;: une couleur, puis l’autre.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>Dans chaque lien, une seule extrémité est vraie&#xa0;: une couleur est donc vraie partout, et l’autre nulle part.
Dans un cas comme dans l’autre, une case qui voit les deux couleurs ne peut pas contenir le chiffre.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>Choisissez un chiffre et trouvez les zones où il a deux places.
Commencez par une place, et donnez aux voisines l’autre couleur.
Cherchez au-dehors des places qui voient les deux couleurs.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>Un chiffre et des zones où il n’a que deux places, coloriées en alternant.
Deux cases de la même couleur se voient.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>Une couleur est vraie partout, et l’autre nulle part.
Une couleur qui mettrait deux fois le chiffre dans une zone ne peut pas être la vraie.
Elle est donc éliminée partout.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>Choisissez un chiffre et trouvez les zones où il a deux places.
Commencez par une place, et donnez aux voisines l’autre couleur.
Voyez si une couleur se rencontre elle-même.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>Deux coloriages séparés d’un même chiffre, chacun avec ses deux couleurs.
Une couleur du premier voit une couleur du second.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>Ces deux couleurs ne peuvent pas être vraies ensemble.
L’une au moins de leurs couleurs opposées est donc vraie.
Une case qui voit ces deux opposées ne peut pas contenir le chiffre.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>Faites deux coloriages séparés d’un même chiffre.
Trouvez une couleur de l’un qui voit une couleur de l’autre, et regardez les deux autres couleurs.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>Deux coloriages séparés d’un même chiffre, chacun avec ses deux couleurs.
Une couleur du premier voit les deux couleurs du second.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>L’une des couleurs du second coloriage est vraie, et la couleur du premier la voit, quelle qu’elle soit.
Cette couleur du premier est donc fausse partout.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>Faites deux coloriages séparés d’un même chiffre.
Regardez si une couleur de l’un voit les deux couleurs de l’autre.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>Une suite de cases avec les deux mêmes candidats, où chacune voit la suivante.
Il y en a quatre ou plus, en nombre pair.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>Le long de la suite, les chiffres alternent.
Les deux extrémités contiennent donc des chiffres différents, dans un sens ou dans l’autre.
Une case qui voit les deux extrémités ne peut contenir ni l’un ni l’autre.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>Trouvez plusieurs cases avec les deux mêmes candidats.
Passez de l’une à l’autre en comptant.
Après trois, cinq ou sept pas, les extrémités sont différentes.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>Deux zones où un chiffre n’a que deux places, reliées par deux places qui se voient.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>Les places reliées ne peuvent pas être vraies ensemble.
L’une au moins des deux autres places est donc vraie.
Une case qui voit ces deux autres places ne peut pas contenir le chiffre.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>Choisissez un chiffre et repérez les zones où il a deux places.
Cherchez deux de ces zones telles qu’une place de l’une voie une place de l’autre, et regardez les cases qui voient les deux places restantes.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>Un chiffre, et des zones où il n’a que deux places, reliées en une chaîne plus longue.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>Supposez que la première extrémité soit fausse, et suivez&#xa0;: faux, vrai, faux…
La dernière extrémité est alors vraie.
L’une au moins des extrémités est donc vraie&#xa0;: le chiffre est éliminé de toute case qui voit les deux.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>Choisissez un chiffre et repérez les zones où il a deux places.
Partez de l’une, passez à une place qu’elle voit, prenez la zone suivante.
Arrêtez-vous quand les deux extrémités voient un candidat commun.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>Des cases à deux candidats, où chacune voit la suivante et partage un chiffre avec elle.
Les deux extrémités ont un chiffre en commun.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>C’est comme des dominos qui tombent&#xa0;: si la première extrémité ne vaut pas ce chiffre, elle vaut son autre chiffre.
Cela fixe la case suivante, et ainsi de suite, jusqu’à ce que la dernière extrémité vaille ce chiffre.
Une case qui voit les deux extrémités ne peut pas le contenir.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>Partez d’une case à deux candidats et laissez l’un d’eux de côté.
Passez à une case à deux candidats, vue par la première, qui contient l’autre.
Continuez jusqu’à retrouver le chiffre laissé de côté au départ.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>Une chaîne de liens, par cases et par chiffres, qui revient à son début sans se contredire.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>On peut la parcourir dans les deux sens&#xa0;: dans chaque lien, une seule extrémité est donc vraie.
Tout candidat qui voit les deux extrémités d’un lien est éliminé.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>Construisez une chaîne&#xa0;: si ce n’est pas ceci, c’est cela&#x202f;; si c’est cela, ce n’est pas le suivant.
Si elle se ferme, regardez à côté de chacun de ses liens.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>Une chaîne de liens, par cases et par chiffres, qui revient à sa première case et s’y contredit.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>Supposez le contraire de ce qui est marqué, et suivez les liens.
Ils mènent à une contradiction dans la case d’où ils sont partis.
L’hypothèse est donc fausse.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>Prenez un candidat et demandez-vous ce qui s’ensuit s’il est vrai.
Suivez les zones à deux places et les cases à deux candidats.
Si le candidat est réfuté à la fin, éliminez-le.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>Une chaîne de liens, par cases et par chiffres, dont les deux extrémités ne peuvent pas être fausses ensemble.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>Supposez que la première extrémité soit fausse, et suivez les liens&#xa0;: la dernière extrémité est vraie.
L’une au moins des extrémités est donc vraie.
Un candidat incompatible avec les deux est éliminé.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>Partez d’une zone où un chiffre a deux places, ou d’une case à deux candidats.
Continuez en alternant&#xa0;: si ceci est vrai, cela ne l’est pas&#x202f;; si cela ne l’est pas, le suivant l’est.
Arrêtez-vous quand les extrémités voient un candidat commun.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>Une chaîne comme les autres, mais certains liens portent sur plusieurs cases alignées d’un bloc.
Le chiffre est dans l’une d’elles, peu importe laquelle.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>Un groupe est vrai si l’une de ses cases l’est&#x202f;; il voit ce que voient toutes ses cases.
Les liens tiennent alors comme dans toute chaîne.
Un candidat incompatible avec le résultat est éliminé.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>Quand une chaîne bute sur trois places, voyez si deux d’entre elles sont alignées dans un bloc.
Prenez ces deux-là comme une seule.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>Deux ensembles de cases, chacun dans une zone et avec un candidat de plus que de cases&#xa0;: des ensembles presque figés (ALS).
Ils partagent un chiffre dont toutes les places, dans les deux ensembles, se voient.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>Un seul des ensembles peut contenir ce chiffre.
Il reste alors à l’autre autant de chiffres que de cases&#xa0;: il les contient donc tous.
Un second chiffre partagé est donc dans l’un au moins des ensembles&#x202f;; il est éliminé de toute autre case qui voit toutes les places de ce chiffre dans les deux ensembles.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>Une case à deux candidats est le plus petit de ces ensembles&#x202f;; viennent ensuite deux cases à trois candidats.
Trouvez-en deux qui partagent deux chiffres, dont l’un ne peut pas être dans les deux.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>Trois ensembles de cases, chacun avec un candidat de plus que de cases.
Celui du milieu partage un chiffre avec chacun des autres, et ils ne peuvent pas l’avoir tous les deux.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>L’ensemble du milieu ne peut céder qu’un chiffre.
L’un au moins des deux ensembles extérieurs perd donc le chiffre qu’il partage avec celui du milieu, et contient tous ses autres chiffres.
Un chiffre commun aux deux ensembles extérieurs est donc dans l’un d’eux au moins.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>C’est un XY-Wing dont les cases sont devenues des ensembles.
Partez de l’ensemble du milieu et cherchez un partenaire pour chacun de ses chiffres.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>Une suite d’ensembles de cases, chacun avec un candidat de plus que de cases.
Chacun partage un chiffre avec le suivant, et ils ne peuvent pas l’avoir tous les deux.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>Si le premier ensemble n’a pas son chiffre, il se fige et prend un chiffre au suivant, et ainsi de suite.
Le premier ou le dernier ensemble contient donc le chiffre commun aux deux.
Ce chiffre est éliminé de toute case qui voit toutes ses places.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>C’est une chaîne XY dont les cases sont devenues des ensembles.
Ajoutez un troisième ensemble à deux ensembles reliés, et comparez les extrémités.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>Une case, la tige, et pour chacun de ses candidats un ensemble de cases qu’il figerait&#xa0;: les pétales.
Un pétale a un candidat de plus que de cases.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>Quel que soit le chiffre que prend la tige, elle le prend à un pétale.
Ce pétale contient alors tous ses autres chiffres.
Un chiffre commun à tous les pétales est dans l’un d’eux au moins&#x202f;; il est éliminé de toute autre case qui en voit toutes les places.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>Partez d’une case à deux ou trois candidats.
Trouvez un ensemble pour chacun d’eux, et voyez quel chiffre ces ensembles partagent.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>Deux ou trois cases au croisement d’une ligne ou d’une colonne et d’un bloc, avec au moins deux candidats de plus que de cases.
À côté d’elles, dans la ligne ou la colonne et dans le bloc, des cases n’utilisent que certains de ces chiffres.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>Comptés ensemble, il y a autant de chiffres que de cases&#xa0;: chaque chiffre y est donc une fois.
Les chiffres des cases de la ligne ou de la colonne sont éliminés du reste de celle-ci.
Les chiffres des cases du bloc sont éliminés du reste du bloc.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>Regardez là où une ligne ou une colonne croise un bloc dans des cases vides.
Trouvez dans la ligne ou la colonne une case avec deux de leurs candidats, et dans le bloc une autre avec deux autres.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>Un poisson dont les ailerons ne voient pas tous le candidat à éliminer.
De chaque aileron, c’est une chaîne qui y mène.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>Si aucun aileron n’est vrai, le poisson élimine le candidat.
Si un aileron est vrai, sa chaîne l’élimine.
Il est donc éliminé dans tous les cas.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>Trouvez d’abord un poisson à ailerons.
Suivez ensuite, depuis chaque aileron, ce qu’il impose.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>Un candidat dont partent des chaînes qui mènent à une impossibilité.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>Supposez que le candidat soit vrai.
De coup forcé en coup forcé, une case n’a plus de chiffre, un chiffre manque à une zone, ou une chose est à la fois vraie et fausse.
L’hypothèse est donc fausse.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>Choisissez un candidat aux nombreuses conséquences, et suivez-le sur papier.
Servez-vous des cases à deux candidats et des zones à deux places.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>Une case ou une zone dont toutes les possibilités mènent au même résultat.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>L’une des possibilités est vraie.
Chacune, de coup forcé en coup forcé, aboutit à la même chose.
Ce résultat est donc vrai quoi qu’il arrive.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>Choisissez une case à deux candidats, ou un chiffre qui a deux places dans une zone.
Suivez les deux scénarios, et comparez leurs conséquences.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>Un candidat dont partent plusieurs suites de coups forcés qui, ensemble, mènent à une impossibilité.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>Supposez que le candidat soit vrai, et écrivez tout ce qui est forcé.
Une impossibilité finit par apparaître.
L’hypothèse est donc fausse.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>Copiez la grille, supposez un candidat vrai et inscrivez ce qui s’ensuit.
Gardez cela pour les grilles où rien d’autre n’aide.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>Une case ou une zone dont toutes les possibilités, avec tout ce qu’elles imposent, mènent au même résultat.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>L’une des possibilités est vraie.
Quelle qu’elle soit, elle entraîne le résultat.
Le résultat est donc vrai.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>Suivez chaque possibilité sur une copie de la grille, et cherchez ce que toutes les copies ont en commun.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>Toutes les façons de placer un chiffre neuf fois dans la grille, avec une case en commun.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>L’une de ces façons est la solution.
Une case présente dans toutes contient le chiffre.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>C’est un travail d’ordinateur.
À la main, essayez de vous passer de la case, et constatez que le chiffre ne peut pas être placé.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>Toutes les façons de placer un chiffre neuf fois dans la grille, dont aucune n’utilise une certaine case.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>L’une de ces façons est la solution.
Une case absente de toutes ne contient pas le chiffre.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>C’est un travail d’ordinateur.
À la main, essayez le chiffre dans cette case, et constatez que les autres ne peuvent pas être placés.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>Des cases qui voient les mêmes voisines, et toutes les combinaisons de chiffres qu’elles pourraient contenir.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>Une combinaison est impossible si elle laisse une voisine sans chiffre.
Un candidat qui n’apparaît que dans des combinaisons impossibles est éliminé.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>Prenez deux ou trois cases qui voient plusieurs cases avec peu de candidats.
Écrivez leurs combinaisons et barrez celles qui vident une voisine.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>Un candidat qui, pris pour vrai, rend son propre chiffre impossible ailleurs.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>Placez-y le chiffre et ne suivez que ce chiffre-là.
Une zone finit par ne plus avoir de place pour lui, ou par l’avoir deux fois.
Le candidat est donc faux.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>Choisissez un chiffre qui a peu de places.
Supposez que l’une d’elles soit la bonne, et repérez où le chiffre doit aller ensuite.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>Une hypothèse dont les conséquences, prises ensemble, mènent à une contradiction, ou plusieurs hypothèses qui mènent au même résultat.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>Un lien peut s’appuyer sur plusieurs liens précédents&#xa0;: ce qu’ils éliminent ensemble ne laisse qu’une possibilité.
Tout ce qui s’ensuit est forcé.
La conclusion est donc certaine.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>Copiez la grille, supposez un candidat vrai et inscrivez ce qui s’ensuit.
Faites de même avec l’autre possibilité, et comparez.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>Une hypothèse dont les conséquences mènent à une contradiction, ou plusieurs hypothèses qui mènent au même résultat.
En chemin, on se sert aussi de paires, de X-Wing et d’autres motifs simples.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>Chaque lien est imposé par les précédents, ou par un motif simple qu’ils font apparaître.
La conclusion est donc certaine.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>Supposez un candidat vrai sur une copie de la grille, et continuez la résolution.
Servez-vous de toutes les techniques que vous connaissez.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>Une hypothèse dont les conséquences mènent à une contradiction, ou plusieurs hypothèses qui mènent au même résultat.
En chemin, on pose des hypothèses plus petites, que l’on tranche.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>Chaque lien est imposé par les précédents, ou par une chaîne distincte qui part d’eux.
La conclusion est donc certaine.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>Cela dépasse ce que l’on fait à la main.
Le pas-à-pas montre un lien après l’autre.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>Une case ou une zone où l’on peut exclure toutes les possibilités, sauf une ou quelques-unes.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>On essaie chacune des fausses possibilités jusqu’à ce que la grille devienne impossible.
Ce qui reste est vrai.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>C’est le dernier recours quand on ne connaît aucun motif.
Suivez chaque cas sur une copie de la grille.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Étape &amp;suivante</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>Qu&amp;estion</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>Marque où peut aller le chiffre choisi</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>Ce que peut valoir la case, et pourquoi pas un autre chiffre</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Où regarder, ce que c’est, et pourquoi</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>&amp;Repères pour %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Repères</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>Autoriser les techniques d’&amp;unicité</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>Techniques permises pour «&#xa0;Étape suivante&#xa0;»</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>Techniques &amp;jusqu’à</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>Regardez ici</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Indice&#xa0;: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Cette case</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>Cette case</numerusform>
            <numerusform>Ces {count} cases</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>Ce %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>Ce %1</numerusform>
            <numerusform>Ces {count} %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>Cette place pour le %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>Cette place pour le %1</numerusform>
            <numerusform>Ces {count} places pour le %1</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>{pattern} suffit pour conclure.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>{pattern} suffisent pour conclure.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Indice&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Étape %1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>Indice&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>«&#xa0;Appliquer&#xa0;» inscrit %1 en ligne %2, colonne %3.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>«&#xa0;Appliquer&#xa0;» élimine un candidat.</numerusform>
            <numerusform>«&#xa0;Appliquer&#xa0;» élimine {count} candidats.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>Et si %1 valait %2&#x202f;?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>Et si %1 ne valait pas %2&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>Un chiffre est faux</numerusform>
            <numerusform>{count} chiffres sont faux</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>Vos notes sont-elles complètes&#x202f;?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>Notez-vous tous les candidats&#x202f;?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>Si oui, un candidat absent compte comme barré.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>Sinon, un candidat absent ne veut rien dire.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>Il manque une note</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>Vous avez barré le bon chiffre en {cell}.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>Dans les notes de {cell}, il manque le bon chiffre.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>L’étape suivante en dépend.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Aucune étape</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>Aucune technique permise pour «&#xa0;Étape suivante&#xa0;» ne fait avancer ici. Celle-ci le pourrait&#xa0;: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Il n’y a plus rien à trouver.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Plusieurs solutions</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>À partir d’ici, la logique ne tranche plus&#xa0;: il reste plusieurs solutions.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>Choisissez vous-même un chiffre&#xa0;: tous ceux qui mènent à une solution sont bons.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>Recherche de l’étape suivante…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>Un candidat est barré.</numerusform>
            <numerusform>{count} candidats sont barrés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{digits} est barré en {cells}.</numerusform>
            <numerusform>{digits} sont barrés en {cells}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>Répartition des temps</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Encore aucune partie avec un temps</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>La médiane est de %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>Barre la plus haute&#xa0;: %2, à partir de %1.</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>médiane %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>Une importation de parties est déjà en cours.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>ce n’est pas un historique de parties de sudoku</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>le fichier est endommagé ou s’arrête trop tôt</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>c’est en UTF-16, et il faut de l’UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>les parties ne forment pas une liste</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>ce que dit %1 est illisible</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>cet historique vient d’une version plus récente du programme</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>les collections ne forment pas une liste</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>une collection est illisible</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>les grilles d’une collection sont illisibles</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>une partie est illisible</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>dans la ligne %1</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>de la ligne %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>dans la ligne %1</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>avec la ligne %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>dans la colonne %1</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>de la colonne %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>dans la colonne %1</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>avec la colonne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>le bloc en haut à gauche</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>dans le bloc en haut à gauche</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>du bloc en haut à gauche</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>dans le bloc en haut à gauche</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>avec le bloc en haut à gauche</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>le bloc en haut à gauche</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>le bloc en haut au milieu</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>dans le bloc en haut au milieu</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>du bloc en haut au milieu</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>dans le bloc en haut au milieu</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>avec le bloc en haut au milieu</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>le bloc en haut au milieu</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>le bloc en haut à droite</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>dans le bloc en haut à droite</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>du bloc en haut à droite</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>dans le bloc en haut à droite</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>avec le bloc en haut à droite</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>le bloc en haut à droite</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>le bloc au milieu à gauche</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>dans le bloc au milieu à gauche</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>du bloc au milieu à gauche</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>dans le bloc au milieu à gauche</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>avec le bloc au milieu à gauche</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>le bloc au milieu à gauche</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>le bloc central</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>dans le bloc central</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>du bloc central</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>dans le bloc central</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>avec le bloc central</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>le bloc central</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>le bloc au milieu à droite</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>dans le bloc au milieu à droite</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>du bloc au milieu à droite</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>dans le bloc au milieu à droite</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>avec le bloc au milieu à droite</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>le bloc au milieu à droite</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>le bloc en bas à gauche</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>dans le bloc en bas à gauche</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>du bloc en bas à gauche</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>dans le bloc en bas à gauche</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>avec le bloc en bas à gauche</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>le bloc en bas à gauche</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>le bloc en bas au milieu</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>dans le bloc en bas au milieu</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>du bloc en bas au milieu</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>dans le bloc en bas au milieu</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>avec le bloc en bas au milieu</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>le bloc en bas au milieu</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>le bloc en bas à droite</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>dans le bloc en bas à droite</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>du bloc en bas à droite</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>dans le bloc en bas à droite</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>avec le bloc en bas à droite</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>le bloc en bas à droite</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>la ligne %1</numerusform>
            <numerusform>les lignes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>dans la ligne %1</numerusform>
            <numerusform>dans les lignes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>de la ligne %1</numerusform>
            <numerusform>des lignes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>dans la ligne %1</numerusform>
            <numerusform>dans les lignes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>avec la ligne %1</numerusform>
            <numerusform>avec les lignes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>la ligne %1</numerusform>
            <numerusform>les lignes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>la colonne %1</numerusform>
            <numerusform>les colonnes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>dans la colonne %1</numerusform>
            <numerusform>dans les colonnes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>de la colonne %1</numerusform>
            <numerusform>des colonnes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>dans la colonne %1</numerusform>
            <numerusform>dans les colonnes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>avec la colonne %1</numerusform>
            <numerusform>avec les colonnes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>la colonne %1</numerusform>
            <numerusform>les colonnes %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>une zone</numerusform>
            <numerusform>{count} zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>dans une zone</numerusform>
            <numerusform>dans {count} zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>d’une zone</numerusform>
            <numerusform>de {count} zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>dans une zone</numerusform>
            <numerusform>dans {count} zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>avec une zone</numerusform>
            <numerusform>avec {count} zones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>une zone</numerusform>
            <numerusform>{count} zones</numerusform>
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
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>Interroger cette case</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Toutes les étapes</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Apprendre…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Entraînement…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>«&#xa0;Étape suivante&#xa0;» dit d’abord où regarder, puis ce qu’il y a, puis pourquoi. C’est vous qui décidez jusqu’où aller.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Où regarder, ce que c’est, et pourquoi</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>Ce qu’elle peut valoir, et pourquoi pas un autre chiffre</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>Tout ce que l’on peut trouver maintenant</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>Des leçons, depuis les règles jusqu’aux techniques les plus difficiles</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>Des positions qui demandent une technique précise</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>Rien à restaurer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>Rien à importer&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>le fichier ne contient aucune partie.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>la seule partie du fichier est déjà là.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>la seule partie du fichier est déjà là.</numerusform>
            <numerusform>les %Ln parties du fichier sont toutes déjà là.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>Aucune nouvelle partie dans %1.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>Reprises de la corbeille&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>Collections venues avec&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>Une partie restaurée depuis %1</numerusform>
            <numerusform>%Ln parties restaurées depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>Une partie importée depuis %1</numerusform>
            <numerusform>%Ln parties importées depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>Un coup restauré depuis %1</numerusform>
            <numerusform>%Ln coups restaurés depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>Un coup importé depuis %1</numerusform>
            <numerusform>%Ln coups importés depuis %1</numerusform>
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
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>la sauvegarde du %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Une était déjà là.</numerusform>
            <numerusform>%Ln étaient déjà là.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>Effet des chiffres tapés</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>Notes au centre</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>Le chiffre tapé est inscrit dans la case</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>Notes à position fixe (comme {Shift} + chiffre)</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>Notes groupées au centre (comme {Ctrl} + chiffre)</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>Couleurs (comme {Ctrl} + {Shift} + chiffre)</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 et %2</translation>
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
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 ou %2</translation>
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
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1 ni %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 ni %2</translation>
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
        <translation>&#x202f;; </translation>
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
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>Touche par &amp;défaut</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>Chercher dans les commandes et les touches</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>Commandes des menus et leurs touches</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>Toutes les commandes ont leurs touches par défaut.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Choisissez une commande.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1&#xa0;: aucune touche par défaut</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1&#xa0;: %2 par défaut</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Touche de %1</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>Allez dans le champ ci-dessus et appuyez sur la nouvelle touche.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 ne peut pas être changée. Elle sert à&#xa0;: %2. Appuyez sur une autre touche.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 est déjà la touche de %2 – la lui prendre&#x202f;?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1 n’a plus de touche.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1 a maintenant la touche %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>Connues</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>Choisir où commencer</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>Vous en connaissez %1 sur %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>Étape %1 sur 4 de l’indice</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>Guide des techniques</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>Choisir où commencer</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Chercher une technique</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>Les bases</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>environ %Ln minute</numerusform>
            <numerusform>environ %Ln minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>connue</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>révision · %Ln jour</numerusform>
            <numerusform>révision · %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>révision</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>suivante · %1 min</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 min · en cours</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>connue, à réviser</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>prochaine leçon</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>en cours</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, pas rencontrée depuis un jour</numerusform>
            <numerusform>%1, pas rencontrée depuis %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, pas rencontrée depuis un moment</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>à réviser</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>chiffre qui les relie</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>un seul des ensembles peut le contenir</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>chiffres vus par la case</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>chacun exclut ce qu’il voit</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>contient le chiffre</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>contient le %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>ne peut pas valoir %1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>barré</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>vaut forcément %1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>vaut forcément ce chiffre</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>vaut ce chiffre</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>vaut %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>fait le lien entre ces places</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>ne vaut pas ce chiffre</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>ne vaut pas %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>si l’un est faux, l’autre est vrai</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>si l’un est vrai, l’autre est faux</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>toutes valent %1, ou aucune</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>couleur vraie si l’autre est fausse</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>second coloriage&#xa0;: toutes ces places, ou aucune</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>second coloriage&#xa0;: couleur vraie si l’autre est fausse</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>cases de la ligne ou de la colonne</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>ensemble A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>ensemble C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>ensemble D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>éliminé à l’étape %1</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>éliminé avant</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>l’une d’elles au moins vaut %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>places du %1</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>ces chiffres remplissent ces cases</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>cases jumelles</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>ailes</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>pourraient être échangés</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>places du poisson</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>un de ces candidats est vrai</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>cases essayées ensemble</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>cases de l’intersection avec le bloc</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>motif</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>aileron&#xa0;: place en trop</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>le %1 présent trois fois&#xa0;: forcément vrai</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>ce qui empêche l’échange</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>là où tout se bloque</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>cases figées avec les chiffres en trop</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>n’aurait plus de candidat</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>cases du bloc</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>ensemble B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>un ensemble avec un chiffre de plus que de cases</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>tige</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>pivot</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>où regarder</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>ligne examinée</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>colonne examinée</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>bloc examiné</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>Voir, partie %1 sur %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>Trouver, exercice %1 sur %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Fin de la leçon</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Trouver</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%1 sur %2 connues</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>L’exemple de la leçon</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Retour au cours</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Fin de la leçon</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Les flèches choisissent une case, un chiffre prend son candidat, {Enter} prend la case.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>La position de la leçon</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1&#xa0;: préparation de l’exemple…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1&#xa0;: explication, partie %2 sur %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Votre propre partie n’est pas touchée.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>Vous la connaissez</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Pas encore prouvé</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>Deux exercices réussis sans aide prouvent que vous la connaissez.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>La leçon montre comment regarder.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Voir</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>Jouez une position jusqu’au bout. La prochaine étape qu’elle demande&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>Les indices marchent comme d’habitude. Votre propre partie est gardée dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Recherche d’une position…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>Il n’y a pas de position à jouer.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Jouer jusqu’au bout</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Finir la leçon</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, utiliser.</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>Votre propre partie est gardée dans la bibliothèque.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>Vous avez trouvé sans aide.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>Vous avez joué jusqu’au bout.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>%1&#xa0;: technique désormais connue.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Trouvée sans aide&#xa0;: %1 fois sur la seule qui en fait une technique connue, à l’entraînement ou en partie.</numerusform>
            <numerusform>Trouvée sans aide&#xa0;: %1 fois sur les %Ln qui en font une technique connue, à l’entraînement ou en partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Prochaine leçon&#xa0;: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Plus d’exercices</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>prochaine partie</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>Au hasard&#xa0;: de facile à très difficile.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>Beaucoup de chiffres donnés, et toujours une case ou un chiffre qui n’a qu’une possibilité.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>Des paires, des triplets et des chiffres verrouillés dans une ligne, une colonne ou un bloc.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>Des motifs sur plusieurs lignes ou colonnes&#xa0;: X-Wing, Gratte-ciel, ailes.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>Des motifs plus grands et de courtes chaînes.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>De longues chaînes de raisonnement.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>Aucun motif ne suffit&#xa0;: il faut essayer quelque chose.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Pour moi</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>&amp;Technique</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>impossible à conserver pour l’instant</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>Imprimer tout ce qui est affiché…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>Montrer les techniques</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>Tous les niveaux</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>Afficher&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>Toute collection ou aucune</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importer une collection…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>Toute étiquette ou aucune</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Trier par&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>Jouer la suivante</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>Grille au hasard</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>Renommer la collection</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>Supprimer la collection</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>La première grille de la liste qui n’a pas été commencée</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>N’importe quelle grille de la liste qui n’a pas été commencée</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>Plus sur la collection</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>Étiquettes de toutes</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Nom de la collection</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>jolie, à refaire</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>Séparées par des virgules</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importation</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>Importation de %1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>Importation de %1&#xa0;: en attente d’un autre programme qui a verrouillé les parties…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>Ce ne sont pas des grilles</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>Ce qui n’est pas une grille, et pourquoi</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Non importé</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>Ce qui n’a pas été importé, et pourquoi</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Et %1 de plus.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>Niveau, état, étiquette, date, technique</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>Trouve tous les mots d’une carte, les dates, les chiffres et les techniques</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Importer une collection</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>La corbeille est vide. Les parties supprimées y restent 30 jours.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>Aucune grille ne correspond.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>Toutes les grilles de la liste ont été commencées.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Toutes les grilles de cette collection ont été commencées.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>Restauré&#xa0;: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>Suppression impossible.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>Exporter les parties sélectionnées</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Historique (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>parties-sudoku</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>Une partie en pause ne s’imprime pas.</translation>
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
        <translation>Recherche du chemin…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>Collections</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importer une collection…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardées</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Date de jeu</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>Date de début</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>Partie&#xa0;: %1 sur %Ln</numerusform>
            <numerusform>Parties&#xa0;: %1 sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>Aucune partie dans la corbeille</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>Une partie dans la corbeille, pour 30 jours</numerusform>
            <numerusform>%Ln parties dans la corbeille, chacune pour 30 jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>Partie sélectionnée&#xa0;: %1 sur %Ln</numerusform>
            <numerusform>Parties sélectionnées&#xa0;: %1 sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Supprimé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Restauré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%1 sur %2 résolues</translation>
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
        <translation>Pas encore de niveau</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Sans numéro</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>solution affichée</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>déjà résolue avant</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>Grille du jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>Les techniques de cette grille ne sont pas encore connues.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Techniques&#xa0;: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Évaluations&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Niveaux&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>Grille&#xa0;: %1 sur %Ln</numerusform>
            <numerusform>Grilles&#xa0;: %1 sur %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln grille</numerusform>
            <numerusform>%Ln grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>supprimée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>si l’un est faux, l’autre est vrai</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>si l’un est vrai, l’autre est faux</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Faible</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>Fort&#xa0;: si l’un est faux, l’autre est vrai</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>Faible&#xa0;: si l’un est vrai, l’autre est faux</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln grille</numerusform>
            <numerusform>%Ln grilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>Les %1 premières grilles sur %Ln</numerusform>
            <numerusform>Les %1 premières grilles sur %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>Av&amp;ec les chiffres inscrits</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>Avec ni&amp;veaux et évaluations</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>Pour beaucoup de grilles, le calcul prend un moment.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>Étape la plus difficile&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>Étape la plus difficile&#xa0;: %1. La plus difficile que vous ayez trouvée&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>Étape la plus difficile&#xa0;: %1. Vous l’avez trouvée.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>À apprendre ensuite&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>&amp;Choisir une nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>Partie &amp;précédente</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Repères</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Modifier les touches…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>À &amp;propos de Sudoku</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>Le presse-papiers contient une grille.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>En montrer deux</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>À propos de Sudoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;Un jeu de sudoku qui explique chaque étape et conserve chaque partie.&lt;/p&gt;&lt;p&gt;Licence MIT&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>Les derniers coups n’ont pas pu être enregistrés. Ils seront perdus si vous quittez maintenant.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>&amp;Quitter quand même</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Création d’une grille</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>Renonce à la nouvelle partie</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>Fermez d’abord l’indice&#xa0;: il cache les couleurs et les liens.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>Choisissez d’abord une couleur.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Lien fort depuis le %1 en %2</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Lien faible depuis le %1 en %2</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1&#xa0;: lâchez sur le %2 en %3.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1 vers le %2 en %3.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>Le lien est retiré.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>%1 ne fait pas partie des notes ici.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1&#xa0;: allez à l’autre extrémité et tapez le chiffre.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>Il n’y a pas de liens.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>Ces cases n’ont pas de liens.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>Aucun candidat n’a de couleur.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>Aucun candidat de ces cases n’a de couleur.</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Mistakes</name>
    <message numerus="yes">
        <source>It is the first of {count} wrong entries.</source>
        <translation>
            <numerusform>C’est le seul chiffre faux.</numerusform>
            <numerusform>C’est le premier de {count} chiffres faux.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>Le {digit} en {cell} est faux.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>Le {digit} en {cell}, inscrit au dernier coup, est faux.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>Le {digit} en {cell}, inscrit il y a 1 coup, est faux.</numerusform>
            <numerusform>Le {digit} en {cell}, inscrit il y a %n coups, est faux.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>Avec lui, il ne reste finalement plus de place pour le {digit} {house.in}.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>Avec lui, il ne reste finalement aucun chiffre pour {cell}.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>Avec lui, il n’y a plus moyen de remplir la grille.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house.in}, le {digit} est déjà placé, en {cell}.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>Revenir avant l’erreur retire aussi des notes.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>Revenir avant l’erreur retire aussi un chiffre juste.</numerusform>
            <numerusform>Revenir avant l’erreur retire aussi %n chiffres justes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>Un chiffre faux a été effacé.</numerusform>
            <numerusform>%n chiffres faux ont été effacés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>Le {digit} en {cell} a été effacé.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>Retour avant l’erreur&#xa0;: un chiffre juste a été retiré aussi. «&#xa0;Annuler&#xa0;» le ramène.</numerusform>
            <numerusform>Retour avant l’erreur&#xa0;: %n chiffres justes ont été retirés aussi. «&#xa0;Annuler&#xa0;» les ramène.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>Retour avant l’erreur&#xa0;: des notes ont été retirées aussi. «&#xa0;Annuler&#xa0;» les ramène.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>Retour avant l’erreur.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>Moments clés</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>Chiffre inscrit&#xa0;: %1 sur %Ln</numerusform>
            <numerusform>Chiffres inscrits&#xa0;: %1 sur %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>Montrer l’étape</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Revoir à partir d’ici</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>La position avant ce chiffre</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>S’entraîner&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>Branche d’un coup&#xa0;: %1</numerusform>
            <numerusform>Branche de %n coups&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>vérifié</translation>
    </message>
    <message>
        <source>help</source>
        <translation>aide</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>point de reprise</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>début d’essai</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>début de l’essai %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a move, what is said of it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>La partie telle qu’elle était</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>Un clic ou {Enter} y mène.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>le %1 en %2</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>Presque&#xa0;: {candidate} voit une partie du motif décisif.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>Cherchez une case avec {digit} qui voit aussi le reste.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>Elle doit voir une case de chacun des deux groupes.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>Elle doit voir les deux extrémités du motif.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>Elle doit voir toutes les cases du motif qui peuvent contenir son chiffre.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>Presque&#xa0;: {candidate} est dans une ligne ou une colonne du poisson.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Il ne voit pas l’aileron, et l’aileron peut être vrai.</numerusform>
            <numerusform>Il ne voit pas tous les ailerons, et l’un d’eux peut être vrai.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Cherchez le long de cette ligne ou colonne une case qui voit l’aileron.</numerusform>
            <numerusform>Cherchez le long de ces lignes ou colonnes une case qui voit tous les ailerons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Presque&#xa0;: {candidate} voit l’aileron.</numerusform>
            <numerusform>Presque&#xa0;: {candidate} voit les ailerons.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>Il n’est dans aucune ligne ni colonne du poisson.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Regardez où une ligne ou une colonne du poisson passe par ce que voit l’aileron.</numerusform>
            <numerusform>Regardez où une ligne ou une colonne du poisson passe par ce que voient les ailerons.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>Presque&#xa0;: {cell} est la bonne case.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>C’est un autre chiffre qui va là.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>C’est un autre chiffre qui y est barré.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>Regardez de quels chiffres il s’agit dans le motif.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>Presque&#xa0;: {candidate} fait partie du motif.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>Le motif lui-même reste. On barre ce qu’il élimine.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>Presque&#xa0;: {cell} appartient au motif.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>Son {digit} n’est pas ce que le motif élimine.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>Cherchez la case à laquelle il ne laisse qu’un chiffre.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>Regardez les autres chiffres dans les cases du motif.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>Regardez les cases qui voient le motif.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>Technique demandée</translation>
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
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Ni&amp;veau</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>Du &amp;jour</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>Par &amp;identifiant</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Plus</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Création d’une grille</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>Ordre propre à ces trous</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Chiffres donnés</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>Minimum de chiffres donnés</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>Maximum de chiffres donnés</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>Comment est faite la grille pleine dans laquelle on creuse</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>Quels chiffres donnés sont retirés, et combien</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>Dans quel ordre les cases sont essayées</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>Comment les chiffres donnés restants sont disposés</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>Combien il y a de chiffres donnés</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>La même graine donne la même grille sur n’importe quel ordinateur</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>Réinitia&amp;liser</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Grille pleine</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Trous</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>O&amp;rdre</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Gr&amp;aine</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Date</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>Le même identifiant donne la même grille sur n’importe quel ordinateur.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>I&amp;dentifiant</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>Les cases de cet identifiant ne forment pas une grille valable&#xa0;: il faut exactement une solution.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>Aucune grille de ce genre n’a été trouvée. Choisissez autre chose, ou réessayez.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>Parmi un très grand nombre de grilles, aucune ne correspondait. Élargissez le choix.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>Pas pour une grille choisie pour vous</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Recherche d’une telle grille…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>Un identifiant ressemble à 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>Une graine est un nombre inférieur à 2^64.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>Ces trous ont leur propre ordre et leur propre nombre.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>Prochaine leçon</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>Vous connaissez toutes les leçons</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>L’entraînement et les révisions les gardent en mémoire.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>Commencer · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>Le niveau de la prochaine partie</translation>
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
        <translation>Chiffre %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>Chiffre %1, %n en trop</numerusform>
            <numerusform>Chiffre %1, %n en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Chiffre %1, encore %n</numerusform>
            <numerusform>Chiffre %1, encore %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n en trop</numerusform>
            <numerusform>%n en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>Choisir %1 ({Alt}+%1)&#xa0;: encore %n à placer</numerusform>
            <numerusform>Choisir %1 ({Alt}+%1)&#xa0;: encore %n à placer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Numbers</name>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <translation>un</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>neuf</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>notes en coin</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>notes au centre</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>couleurs de candidats</translation>
    </message>
    <message>
        <source>links</source>
        <translation>liens</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>couleurs</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n case</numerusform>
            <numerusform>%n cases</numerusform>
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
        <translation>Il ne reste alors que le {digit} pour {cell}.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>{cell} est alors la seule place pour le {digit} {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>Une seule solution. %1, avec %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>Une seule solution. %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>Chaque chiffre donné est nécessaire.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>Certains chiffres donnés sont superflus.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>Les solutions diffèrent dans une case.</numerusform>
            <numerusform>Les solutions diffèrent dans %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>Les solutions diffèrent en %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>Sans aide %1, avec aide %2, montrés %3, passés %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>est un dossier</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>est un tube</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>est une socket</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>est un périphérique</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>est un lien qui ramène à lui-même</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>est l’un des fichiers qui contiennent vos parties</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>est dans le dossier qui contient vos parties</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Pas encore de page</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Page %L1 sur %L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Du jour</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>Grille du jour</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Ce qui a été joué</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Page suivante</translation>
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
        <translation>Grille &amp;du jour</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>&amp;Saisir une grille</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Bibliot&amp;hèque…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>I&amp;mporter une collection…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Statisti&amp;ques…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>&amp;Chemin de résolution</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Toutes les étapes</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Apprendre…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Entraîne&amp;ment…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>&amp;Guide des techniques</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>Mettre en pause, ou reprendre</translation>
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
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>Solutions aux dernières pages</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>Solutions à la dernière page</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>Grille %L1 sur %L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>Grilles %L1 à %L2 sur %L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>page %L1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>Chaque code est un lien qui ouvre sa grille sur %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln grille</numerusform>
            <numerusform>%Ln grilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>Chaque ligne, chaque colonne et chaque bloc contient une fois chaque chiffre de 1 à 9.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Chaque grille a exactement une solution.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N° %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>%n chiffre donné</numerusform>
            <numerusform>%n chiffres donnés</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>Scannez pour jouer sur</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>aucune grille dans ce texte</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>une archive ZIP&#xa0;: le contenu d’un .hsol, HoDoKu l’enregistre aussi en .txt ou en .ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>octet 0x00&#xa0;: ce n’est pas un texte en UTF-8</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>du XML, mais ni d’OpenSudoku ni de KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>XML non valide</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>JSON non valide</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>plus de valeurs que n’en a une grille</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>trop de niveaux d’imbrication</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>le {number} apparaît deux fois dans la ligne {row}, en {first} et en {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>le {number} apparaît deux fois dans la colonne {column}, en {first} et en {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>le {number} apparaît deux fois dans le bloc {box}, en {first} et en {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>aucune solution</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>plus d’une solution</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>caractère inattendu&#xa0;: {character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>{character} pour une case vide, mais {before} auparavant</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>plus de 81 cases</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>seulement {count} case sur 81</numerusform>
            <numerusform>seulement {count} cases sur 81</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>plus de neuf cases dans cette ligne</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>seulement {count} case dans cette ligne</numerusform>
            <numerusform>seulement {count} cases dans cette ligne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>seulement {count} ligne sur neuf</numerusform>
            <numerusform>seulement {count} lignes sur neuf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>{count} case dans cette ligne au lieu de neuf</numerusform>
            <numerusform>{count} cases dans cette ligne au lieu de neuf</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>plus de neuf lignes dans [State]</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>le chiffre en {cell} n’est pas celui que donne [Puzzle]</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} n’est pas un candidat</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character} apparaît deux fois dans cette case</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character} apparaît deux fois en {cell}</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>aucun candidat en {cell}</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>il ne reste aucun candidat en {cell}</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>plus de 729 candidats</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>seulement {count} candidat sur 729</numerusform>
            <numerusform>seulement {count} candidats sur 729</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>une marque sans candidats</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>«&#xa0;u&#xa0;» doit précéder un seul chiffre</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>ce n’est pas une case de 00 à 80</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>ce n’est pas un chiffre de 1 à 9</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>ce n’est pas un candidat de 001 à 009</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} est déjà remplie</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>une ligne de bibliothèque commence par «&#xa0;:&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>{count} signe «&#xa0;:&#xa0;», alors qu’une ligne de bibliothèque en a 6 ou 7</numerusform>
            <numerusform>{count} signes «&#xa0;:&#xa0;», alors qu’une ligne de bibliothèque en a 6 ou 7</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>ce n’est pas un code de technique</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character} n’est pas un chiffre de 1 à 9</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>«&#xa0;+&#xa0;» doit précéder un chiffre</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>ce n’est pas un candidat&#xa0;: il faut un chiffre, une ligne et une colonne, chacun de 1 à 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>ce n’est pas une empreinte de 12 chiffres hexadécimaux</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>{count} champ, alors qu’il faut l’empreinte, la grille et l’évaluation</numerusform>
            <numerusform>{count} champs, alors qu’il faut l’empreinte, la grille et l’évaluation</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>{count} champ, alors qu’il en faut au moins 7</numerusform>
            <numerusform>{count} champs, alors qu’il en faut au moins 7</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>la ligne s’arrête avant la colonne des grilles</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} ne représente pas de cases compressées</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>ce n’est pas un niveau de 1 à 4</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>le format propre à SudokuPad (scl) n’est pas lu, mais une adresse f-puzzles l’est</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>aucune grille dans cette adresse, qui dit seulement où en trouver une</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>ce n’est pas un texte compressé par LZString</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>dans le JSON compressé, {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>pas de «&#xa0;:&#xa0;» entre la taille et les cases</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>une graine aléatoire ne désigne une grille que dans son propre programme</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>la taille n’est pas 3x3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (diagonales) n’est pas du sudoku classique</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} n’est pas du sudoku classique</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character} n’est pas une option de Solo</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>«&#xa0;_&#xa0;» se place entre deux chiffres</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} n’est ni un chiffre ni une suite de cases vides (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>un nombre supérieur à 9, ou un «&#xa0;_&#xa0;» manquant</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>la liste des nombres de chiffres donnés est tronquée</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character} n’est pas un nombre de chiffres donnés</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>{count} chiffre donné au lieu des {number} annoncés</numerusform>
            <numerusform>{count} chiffres donnés au lieu des {number} annoncés</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} n’est pas une case</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} est donnée deux fois</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>ce n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>une contrainte «&#xa0;{text}&#xa0;», inconnue du sudoku classique</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>une propriété de case «&#xa0;{text}&#xa0;», inconnue du sudoku classique</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} n’est pas dans le bloc {box}&#xa0;: les régions ont une autre forme</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>la taille n’est pas 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>pas de «&#xa0;grid&#xa0;»</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>ce ne sont pas neuf lignes</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>ce ne sont pas neuf cases</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>les notes ne forment pas une liste</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>il faut une note de 1 à 9 en {cell}</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>il faut une valeur de {number} à 9 en {cell}</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>case {number} des données&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>ni les «&#xa0;cells&#xa0;» de GNOME Sudoku ni la «&#xa0;grid&#xa0;» de f-puzzles</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>une case sans position</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>il faut une ligne et une colonne de 0 à 8</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} apparaît deux fois</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>rien ne dit si {cell} est fixe</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>il faut une liste de notes en {cell}</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>il faut une note de 1 à 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>une difficulté qui n’est pas un texte</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>aucun temps en secondes</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>fichiers OpenSudoku d’une version inconnue&#xa0;: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>données d’une version inconnue&#xa0;: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>une partie sans données</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>{count} case sur 81 dans les données</numerusform>
            <numerusform>{count} cases sur 81 dans les données</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>pas de notes en {cell}</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>rien ne dit si {cell} peut être modifiée</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>aucun temps en millisecondes</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>pas de «&#xa0;graph&#xa0;», donc pas de type de grille</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>ce n’est pas un sudoku classique de 9 x 9 cases</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>{count} valeur au lieu de 81</numerusform>
            <numerusform>{count} valeurs au lieu de 81</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{character} en {cell} n’est pas une valeur&#xa0;: de b (1) à j (9), ou _ pour une case vide</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>un événement sans index de 0 à 80</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>un événement change le chiffre donné de {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>il faut des marques de neuf caractères, tous 0 ou 1</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>un événement sans marques ni valeur de 0 à 9</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>ligne %1, colonne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>un espace</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3</extracomment>
        <translation>octet %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>Chemin de résolution</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>Le chemin est copié, une étape par ligne.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>Replier les singletons</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Première étape</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>Étape d’après</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Dernière étape</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Secondes par étape</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>Durée d’affichage de chaque étape pendant la lecture du chemin</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>Choisissez une étape.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Recherche du chemin…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Aucune étape ne correspond.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>Ici, la logique ne tranche plus&#xa0;: il reste plusieurs solutions.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Il n’y a plus rien à trouver.</translation>
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
        <translation>étape la plus difficile&#xa0;: %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>plusieurs solutions</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>Étape %1 sur %2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Votre propre partie n’est pas touchée.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Reprendre</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>une case</numerusform>
            <numerusform>{count} cases</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ligne</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>column</source>
        <translation>colonne</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>box</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>blocs</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>Bien vu.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>La position pour s’entraîner</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Les flèches choisissent une case, un chiffre prend son candidat, {Enter} prend la case.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>À trouver&#xa0;: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>Cliquez sur la case que la technique détermine.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>Cliquez sur les candidats que la technique élimine.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>Il n’y a rien de plus facile à trouver ici.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>Vous avez déjà trouvé celui-ci.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} n’a pas {digit} pour candidat.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} est déjà remplie.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>Juste&#xa0;: {cell} vaut {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>Juste&#xa0;: le {digit} en {cell} est barré.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>Les {all} sont trouvés.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>Trouvés&#xa0;: {found} sur {all}.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>Cette technique ne montre pas que {cell} vaut {digit}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>Cherchez d’abord le motif, puis la case qu’il détermine.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>Le chiffre est bon, mais rien ne permet d’éliminer {candidate}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>Cherchez d’abord le motif, puis ce qu’il élimine.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>Rien de tel n’élimine {candidate}.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>Regardez un autre chiffre.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} n’est pas la dernière case vide d’une ligne, d’une colonne ou d’un bloc.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>Cherchez une ligne, une colonne ou un bloc avec une seule case vide.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} peut encore valoir {digits}.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>Cherchez une case dont la ligne, la colonne et le bloc contiennent huit chiffres.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>Dans sa ligne, sa colonne et son bloc, {cell} n’est la seule place d’aucun chiffre.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>Prenez un chiffre, et regardez où il peut encore aller dans un bloc.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>Cette technique ne détermine pas {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>Après trois échecs, cela compte comme trouvé avec aide.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>Après %Ln minute d’inactivité</numerusform>
            <numerusform>Après %Ln minutes d’inactivité</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Annuler la réinitialisation</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Chercher dans les préférences</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Groupes de préférences</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Réinitia&amp;liser</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>Toutes les préférences reprennent leur valeur par défaut</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panneau</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marques</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Couleurs</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>thème clair sombre contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>&amp;Numéros des lignes et des colonnes</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Lan&amp;gue</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>Taille des chiffres</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>&amp;Taille des chiffres</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>grand petit</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>Police des chiffres</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>&amp;Police des chiffres</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>&amp;Panneau à gauche</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 et 9 en haut, comme sur une c&amp;alculatrice</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>Éléments agrandis pour l’é&amp;cran tactile</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Mise en évidence</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>&amp;Marquer les chiffres en conflit</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>Ligne, colonne et &amp;bloc de la case sélectionnée</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>Le chiffre ch&amp;oisi dans la grille</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>Le chiffre choisi dans les no&amp;tes</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>&amp;Sons en cas de réussite ou d’erreur</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Peu importe</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>Ce que &amp;vous choisissez en premier</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>chiffre case ordre clic pavé souris tactile</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>Marquer au&amp;ssitôt les chiffres faux (compte comme une aide)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>&amp;Effacer les notes exclues par un chiffre inscrit</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>Afficher l’&amp;horloge</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>Pause &amp;automatique</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>inactif minutes</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>indices techniques unicité niveau</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>Modifier les tou&amp;ches…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>modifier raccourcis clavier</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>Toutes les préférences ont leur valeur par défaut.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>Les préférences précédentes sont rétablies.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>Ces &amp;grilles</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>Cette &amp;grille</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>Recueil de &amp;nouvelles grilles</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>&amp;Créer les grilles</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>Avec chiffres inscrits et n&amp;otes</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>Avec l’indice a&amp;ffiché</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre US</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>To&amp;us les candidats</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Solutions à la fin</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>Profi&amp;l</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>Montre où une grille est difficile, avec une ou deux grilles par page</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Grilles pa&amp;r page</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
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
        <translation>Enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>L’impression n’est pas possible ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Envoyé à l’imprimante.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Un instant…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>vers le début (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>au milieu (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>vers la fin (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>Ouverture facile, passage serré %1, puis facile.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>Ouverture facile, passage serré %1.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>Passage serré %1, puis facile.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>Passage serré %1.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>Ouverture facile, un moment difficile %1, puis facile.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>Ouverture facile, un moment difficile %1.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>Un moment difficile %1, puis facile.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>Un moment difficile %1.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>Le plus dur %1, de nouveau serré %2, puis facile.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>Le plus dur %1, de nouveau serré %2.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>Passage serré %1, le plus dur %2, puis facile.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>Passage serré %1, le plus dur %2.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>Des singletons de bout en bout, avec parfois peu d’étapes possibles.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Facile de bout en bout&#xa0;: toujours au moins une étape possible.</numerusform>
            <numerusform>Facile de bout en bout&#xa0;: toujours au moins {count} étapes possibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>aucune étape possible</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>une étape possible</numerusform>
            <numerusform>{count} étapes possibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>Étape %1 sur %2&#xa0;: %3, %4.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1, en %2.</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>Deux solutions diffèrent dans 1 case.</numerusform>
            <numerusform>Deux solutions diffèrent dans %n cases.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>Deux solutions diffèrent en %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>Recherche de solutions…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>Aucune solution. Un chiffre est faux.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>Une seule solution. On peut jouer la grille.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>Saisissez les chiffres donnés d’une grille, ou collez-la.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>Plus d’une solution. Il manque des chiffres.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>Un chiffre a été ajouté.</numerusform>
            <numerusform>%n chiffres ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>Ce n’est pas un sudoku&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>La première de 1 grille.</numerusform>
            <numerusform>La première de %n grilles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copier c&amp;omme</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>Grille &amp;de départ</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>&amp;Identifiant de la grille</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;ller</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Grilles (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Texte déposé</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Enregistrer sous</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>la position en une ligne de 81 cases</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>la grille de départ</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>Une grille à plusieurs solutions n’a pas d’identifiant.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>l’identifiant %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Copié&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texte collé</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>Il n’y a pas de texte à ouvrir.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1&#xa0;: non enregistré&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1&#xa0;: enregistré.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1&#xa0;: enregistré, mais ce format ne peut pas contenir tous les chiffres inscrits et toutes les notes.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1&#xa0;: vous aviez commencé cette grille&#x202f;; elle reprend où vous en étiez.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1&#xa0;: ouvert.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>Elle a plusieurs solutions&#xa0;: n’importe laquelle convient.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>Grilles pour vous</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>Lancer une grille pour moi</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>Code QR de la grille</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Code QR</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>Scannez-le pour jouer la grille sur un autre appareil. Il contient un lien qui ouvre la grille sur %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>Que peut valoir cette case&#x202f;?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1&#xa0;: que peut-elle valoir&#x202f;?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>Où peut aller le {digit} {house.in}&#x202f;?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>Tous les chiffres de %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>Toutes les places du {digit} {house.in}</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>Pourquoi pas %1 en %2&#x202f;?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>La logique permet maintenant de trancher. Interrogez l’un de ces choix, ou passez à l’étape suivante.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>Appuyez sur un chiffre pour voir pourquoi. Appuyez sur une autre case, ou allez-y, pour interroger celle-là.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>Appuyez sur une case de cette liste pour voir pourquoi.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>Une question compte comme une aide, tout comme un indice.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Question&#xa0;: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} a déjà un chiffre&#xa0;: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>Le {digit} {house.of} est en {cell}.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>Le {digit} est encore possible. Ici, rien ne l’élimine pour l’instant.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>Le {digit} a déjà été éliminé.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>Ce ne peut pas être {digit}, mais il faut une étape pour le montrer.</numerusform>
            <numerusform>Ce ne peut pas être {digit}, mais il faut {count} étapes pour le montrer.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>Question&#xa0;: %1 ne vaut pas %2.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>Question&#xa0;: %1 ne vaut pas %2. «&#xa0;Éliminer %2&#xa0;» retire ce candidat.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Recherche d’une preuve…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>Un chiffre est faux. Le montrer&#x202f;?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>Des chiffres sont faux. Montrer le premier&#x202f;?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>Un chiffre faux ne prouve rien&#xa0;: les réponses n’en tiennent pas compte.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>Le chiffre de %1 est donné.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1 a déjà un chiffre.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>Appuyez sur une case vide, ou allez-y, pour l’interroger.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>deux étapes possibles, ou moins</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>La grille qui est prête</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Création d’une grille…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln chiffre donné</numerusform>
            <numerusform>%1 · %Ln chiffres donnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln étape</numerusform>
            <numerusform>%Ln étapes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} n’ont que {digits} pour candidats, et chacune voit la suivante.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>Les chiffres alternent donc d’une case à la suivante, dans un sens ou dans l’autre.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>Une case parmi {even} et une case parmi {odd} contiennent toujours des chiffres différents.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} voit {one} et {other}&#xa0;: l’une vaut {a}, l’autre {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>Suivez les liens&#xa0;: ils font le tour et reviennent à leur point de départ.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>Les liens valent aussi en sens inverse&#xa0;: des deux extrémités de chacun, une seule est vraie.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} vaut {digits}, et rien d’autre.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>Au moins une des cases {cells} vaut {digit}, et {gone} les voit toutes.</numerusform>
            <numerusform>Au moins une des cases {cells} vaut {digit}, et {gone} les voient toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>D’après les liens, {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>C’est le contraire de l’hypothèse&#xa0;: elle était donc fausse.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>Une case ne peut pas contenir deux chiffres&#xa0;: l’hypothèse est donc fausse.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>Donc {one}, ou bien {other}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} vaut {other}, ou bien elle voit l’ensemble {source}, qui contient {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} vaut {other}, ou bien elle voit {source}, qui vaut {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} vaut {other}, ou bien elle voit les cases {source}, dont l’une vaut {digit}.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>Si {start}, c’est déjà acquis.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>Si {start}, alors {end}&#xa0;: c’est immédiat.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>Si {start}, alors, d’après les liens, {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} vaudrait {digit} et, en même temps, ne vaudrait pas {digit}</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} vaudrait à la fois {one} et {other}</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in}, le {digit} apparaîtrait deux fois, en {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in}, il n’y aurait plus de place pour le {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} n’aurait plus de candidat</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>C’est impossible&#xa0;: {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>D’après les liens, {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>C’est impossible&#xa0;: l’hypothèse est donc fausse.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} vaut {digit}, ou non.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} vaut {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in}, le {digit} est en {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>Suivez les liens à partir de chacun de ces cas&#xa0;: à chaque fois, {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>Si {cells: cette case} ne contenait que {digits}, on pourrait échanger ces chiffres&#xa0;: chaque ligne, chaque colonne et chaque bloc resterait valable.</numerusform>
            <numerusform>Si {cells: ces {count} cases} ne contenaient que {digits}, on pourrait échanger ces chiffres&#xa0;: chaque ligne, chaque colonne et chaque bloc resterait valable.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>Ce serait une seconde solution. Or un sudoku n’en a qu’une.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>Avec {cells}, elles forment un ensemble figé&#xa0;: les chiffres {digits} leur sont réservés.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>Seule {cell} peut l’empêcher&#xa0;: elle vaut donc {digits}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>Donc au moins une des cases {cells} vaut {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>Aucune case qui les voit toutes les deux ne peut valoir {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>Aucune case qui les voit toutes ne peut valoir {digit}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>Donc au moins une des cases {cells} vaut autre chose&#xa0;: {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} occupent deux lignes, deux colonnes et seulement deux blocs.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in}, le {digit} n’a pas d’autres places que ces coins.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>Si {one} valait {digit}, {other} aussi vaudrait {digit}, et les autres coins vaudraient {rest}.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>Les quatre coins ne contiendraient que {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in}, le {digit} est en {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>Si l’une des deux valait {digit}, l’autre vaudrait {other}.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} n’ont que {digits}&#xa0;: les quatre coins ne contiendraient alors que ces chiffres.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Supposons que {cell} vaille {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>Alors le {other} {row.of} est en {inRow}, celui {column.of} en {inColumn}&#xa0;: il ne reste pas d’autre place.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last} n’a que {digits}&#xa0;: elle vaut donc {digit}, et les quatre coins ne contiennent que {digits}.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>Aucun coin n’est un chiffre donné&#xa0;: rien ne distinguerait les deux solutions.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>Donc au moins une des cases {cells} vaut {digit}, et aucune case qui les voit toutes les deux ne peut valoir {digit}.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>Avec {digit} en {cell}, l’échange serait possible.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} forment une boucle.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>Chacune voit la suivante, et chaque ligne, chaque colonne et chaque bloc en contient deux ou aucune.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>Toutes les cases vides sauf {cell} ont exactement deux candidats.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>Sans le {digit} de cette case, chaque chiffre aurait exactement deux places dans chaque zone où il manque encore.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>Toute solution en donnerait alors une seconde&#xa0;: il suffirait de prendre l’autre candidat dans chaque case vide.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>Un sudoku n’a qu’une solution, donc {cell} vaut {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in}, seules {cells: ces deux cases} peuvent valoir {digit}&#xa0;: c’est donc l’autre qui vaut {digit}.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>Presque toutes les cases vides ont deux candidats&#x202f;; seules {cells} en ont plus.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>Sans {digits} dans ces cases, l’autre candidat de chaque case vide donnerait une seconde solution.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>Donc au moins une des cases {cells} vaut {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines.in}, le {digit} n’a chaque fois que deux places.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines.in}, le {digit} n’a chaque fois que deux places.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} sont toutes deux {house.in}&#xa0;: au plus une des deux vaut {digit}.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>L’une au moins de ces deux zones a donc le {digit} à son autre place&#xa0;: {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>Il en va de même {lines.in}, avec les places {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>Il en va de même pour les {digit} {lines.of}, avec les places {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>Une case qui voit les deux bouts d’un même cerf-volant ne peut pas contenir le chiffre de celui-ci.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>De même, le chiffre est exclu de {cells} dans les deux cas.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in}, toutes les places du {digit} sont {near.in} ou {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.in}, le {digit} n’a que deux places&#xa0;: {near} et {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>Si {far} vaut {digit}, le {digit} est exclu de {cells}.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>Sinon, {near} vaut {digit}&#x202f;; le {digit} {box.of} est alors {other.in}, ce qui l’exclut aussi de {cells}.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>Quand une zone n’a que deux places pour le {digit}, l’une des deux est la bonne.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>On relie ces paires de places et on les colorie en alternant deux couleurs. En vert&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>En marron&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>Soit toutes les cases vertes valent {digit}, soit toutes les marron.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>Chacune de ces cases voit une case verte et une marron&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell} voit {one}, qui est verte, et {other}, qui est marron.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, toutes deux vertes, sont {house.in}&#xa0;: au plus une des deux peut valoir {digit}.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, toutes deux marron, sont {house.in}&#xa0;: au plus une des deux peut valoir {digit}.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>Donc aucune case verte ne vaut {digit}, et toutes les marron valent {digit}.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>Donc aucune case marron ne vaut {digit}, et toutes les vertes valent {digit}.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>Les bonnes places peuvent être les disques verts&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>Sinon, ce sont les carrés marron&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>Dans l’autre coloriage, ce peuvent être les anneaux verts&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>Sinon, ce sont les cadres marron&#xa0;: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} et {other} {b} se voient&#xa0;: au plus un des deux est juste.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>Donc {ones} ou {others} sont justes, et {cells} en voit un de chaque sorte.</numerusform>
            <numerusform>Donc {ones} ou {others} sont justes, et {cells} en voient un de chaque sorte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} voit {ring.object} {b} et {frame.object} {d}.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} voit {ring.object} {b}, et {one} {c} voit {frame.object} {d}.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>De cet anneau et de ce cadre, l’un est juste&#xa0;: {ones} sont donc faux.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>les disques verts</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>les carrés marron</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>les anneaux verts</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>les cadres marron</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>le disque vert</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>le carré marron</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>l’anneau vert</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>le cadre marron</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>le disque vert</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>le carré marron</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>l’anneau vert</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>le cadre marron</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Si l’aileron vaut {digit}, le {digit} est aussi exclu de {cells}, que l’aileron voit.</numerusform>
            <numerusform>Si un aileron vaut {digit}, le {digit} est aussi exclu de {cells}, que tous les ailerons voient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.in}, il n’y a {places: qu’une place} pour les {digit}&#x202f;; {cover} la couvrent.</numerusform>
            <numerusform>{base.in}, il n’y a {places: que {count} places} pour les {digit}&#x202f;; {cover} les couvrent toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>Chaque zone contient un {digit} et un seul&#xa0;: les {digit} {cover.of} sont donc tous à ces places.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.in}, il n’y a {places: qu’une place} pour les {digit}.</numerusform>
            <numerusform>{base.in}, il n’y a {places: que {count} places} pour les {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>{cover} les couvrent toutes.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>{cover: Autant d’autres zones} les couvrent toutes.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>Chaque zone contient un {digit} et un seul&#xa0;: les {digit} {cover: des zones qui couvrent ces places} y sont donc tous.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} est dans deux de ces zones. Si elle valait {digit}, elle les occuperait toutes les deux, et il n’en resterait pas assez pour les autres {digit}.</numerusform>
            <numerusform>{cells} sont chacune dans deux de ces zones. Si l’une d’elles valait {digit}, elle en occuperait deux à la fois, et il n’en resterait pas assez pour les autres {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>Regardez les {digit} {base.in}.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>Tous sont {cover.in}, sauf l’aileron {fins}.</numerusform>
            <numerusform>Tous sont {cover.in}, sauf les ailerons {fins}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>Tous sont {cover.in}, sauf un.</numerusform>
            <numerusform>Tous sont {cover.in}, sauf {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>Chaque place en trop est un aileron&#xa0;: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>Si l’aileron ne vaut pas {digit}, les autres places, {places: les disques bleus}, forment un {fish}.</numerusform>
            <numerusform>Si aucun aileron ne vaut {digit}, les autres places, {places: les disques bleus}, forment un {fish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Si l’aileron ne vaut pas {digit}, les autres places, {places: les disques bleus}, forment un {fish}.</numerusform>
            <numerusform>Si aucun aileron ne vaut {digit}, les autres places, {places: les disques bleus}, forment un {fish}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>Alors aucune autre case {cover.of} ne peut valoir {digit}.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in}, les {digit} sont {cover.in}, sauf en {fins}.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>Ou bien ils sont {cover.in}, sauf en {fins}.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>Prenez chacun de ces cas avec ses ailerons, ses places en trop.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>Si aucun aileron ne vaut {digit}, c’est un {fish}, et les {digit} de ses colonnes, lignes ou blocs s’y trouvent.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>Si aucun aileron ne vaut {digit}, c’est un {fish}, et les {digit} de ses colonnes, lignes ou blocs s’y trouvent.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>Si un aileron vaut {digit}, aucune case qui voit tous les ailerons du même cas ne peut valoir {digit} non plus.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>Donc au moins une des cases {starts} vaut {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>Dans chacun de ces cas, des liens mènent au même résultat&#xa0;: {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house.in}, une seule case est vide.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>Des chiffres 1 à 9, il n’y manque que le {digit}.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>{cell: Cette case} vaut donc {digit}.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>Regardez {cell: cette case} avec sa ligne, sa colonne et son bloc.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>On y trouve déjà {digits: un chiffre}.</numerusform>
            <numerusform>On y trouve déjà {digits: {count} chiffres différents}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>Elle ne peut pas valoir {digits}, comme on l’a vu plus tôt.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>Il ne reste que le {digit}&#xa0;: elle vaut donc {digit}.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.in}, il manque encore le {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>{digits: Un {digit}} déjà placé voit certaines de ses cases.</numerusform>
            <numerusform>{digits: {count} {digit}} déjà placés voient certaines de ses cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>Aucune ligne, aucune colonne, aucun bloc ne peut contenir deux {digit}&#xa0;: {cells: une case} est donc exclue.</numerusform>
            <numerusform>Aucune ligne, aucune colonne, aucun bloc ne peut contenir deux {digit}&#xa0;: {cells: {count} cases} sont donc exclues.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>En {cells}, il a été barré auparavant.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>Il ne reste {cell: qu’une case}&#xa0;: elle vaut donc {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from.in}, le {digit} n’a {places: qu’une place possible}.</numerusform>
            <numerusform>{from.in}, le {digit} n’a {places: que {count} places possibles}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from.in}, le {digit} n’a {places: qu’une place possible}.</numerusform>
            <numerusform>{from.in}, le {digit} n’a {places: que {count} places possibles}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>Toutes deux sont aussi {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>Toutes sont aussi {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>Quelle que soit la bonne place, c’est aussi celle du {digit} {in.of}.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in}, {cells} n’ont que {digits} pour candidats.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>Les chiffres {digits} sont donc réservés à ces cases&#xa0;: aucune autre case {houses.of} ne peut les contenir.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>Ces deux cases se partagent ces deux chiffres, un par case, dans un sens ou dans l’autre.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>Ces deux cases se partagent ces deux chiffres, un par case.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>Une case prend un chiffre.</numerusform>
            <numerusform>Ces {count} cases se partagent ces {count} chiffres, un par case, dans un ordre quelconque.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>Une case prend un chiffre.</numerusform>
            <numerusform>Ces {count} cases se partagent ces {count} chiffres, un par case.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in}, les chiffres {digits} n’ont ensemble qu’une place&#xa0;: {cells}.</numerusform>
            <numerusform>{house.in}, les chiffres {digits} n’ont ensemble que {count} places&#xa0;: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>Il faut une case pour un chiffre&#xa0;: il remplit donc exactement celle-ci.</numerusform>
            <numerusform>Il faut {count} cases pour {count} chiffres&#xa0;: ils remplissent donc exactement celles-ci.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>Aucun autre chiffre n’y trouve place.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>{pivot}, le pivot, vaut {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} n’a que {digits}&#xa0;: si {pivot} vaut {own}, {pincer} vaut {digit}.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>Ou bien c’est {pivot} qui vaut {digit}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>Donc l’une au moins des cases {ends} vaut {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} et {other} sont des cases jumelles&#xa0;: chacune vaut {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.in}, le {link} est en {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>{place} voit {twin}&#xa0;: si {place} vaut {link}, {twin} vaut {digit}.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>Donc {one} ou {other} vaut {digit}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: L’ensemble {letter}} est la case {cells}, à deux chiffres&#xa0;: {digits}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: L’ensemble {letter}} se compose de {cells}, avec les chiffres {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: L’ensemble {letter}} compte une case pour {more} chiffres&#xa0;: {digits}.</numerusform>
            <numerusform>{set: L’ensemble {letter}} compte {count} cases pour {more} chiffres&#xa0;: {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: L’ensemble {letter}} est la case {cells}&#xa0;: une case pour {more} chiffres ({digits}).</numerusform>
            <numerusform>{set: L’ensemble {letter}} se compose de {cells}&#xa0;: {count} cases pour {more} chiffres ({digits}).</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>Tous leurs {one} se voient, tous leurs {other} aussi&#xa0;: chacun de ces chiffres ne peut être que dans un seul ensemble.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>Un ensemble ne peut perdre qu’un chiffre&#xa0;: chacun perd donc un seul des chiffres {digits}.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>Chaque ensemble contient tous ses autres chiffres&#x202f;; les chiffres {digits} sont chacun dans l’un des deux ensembles.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>Tous leurs {digit} se voient&#xa0;: un seul ensemble peut donc avoir un {one}.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>Tous leurs {digit} se voient&#xa0;: un seul ensemble peut donc avoir un {one}.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>L’ensemble qui ne l’a pas contient tous ses autres chiffres, donc aussi {digits}.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>Donc {one: l’ensemble {a}} ou {other: l’ensemble {b}} contient à la fois {digits}. Chaque candidat barré voit toutes les places de son chiffre dans ces ensembles.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Donc {one: l’ensemble {a}} ou {other: l’ensemble {b}} contient {digits}, et {cells} voit tous les {digits} des deux.</numerusform>
            <numerusform>Donc {one: l’ensemble {a}} ou {other: l’ensemble {b}} contient {digits}, et {cells} voient tous les {digits} des deux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>Donc {one: l’ensemble {a}} ou {other: l’ensemble {b}} contient {digits}, et {cells: une case} voit tous les {digits} des deux.</numerusform>
            <numerusform>Donc {one: l’ensemble {a}} ou {other: l’ensemble {b}} contient {digits}, et {cells: {count} cases} voient tous les {digits} des deux.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>De {c: l’ensemble C} et de {set: l’ensemble {letter}}, un seul peut contenir {digits}&#xa0;: toutes ces places se voient.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>L’ensemble C ne peut perdre qu’un chiffre&#xa0;: A perd donc {a}, ou bien B perd {b}&#x202f;; l’ensemble concerné contient alors {digits}.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>Deux ensembles voisins partagent un chiffre dont toutes les places se voient&#xa0;: l’un des deux au moins ne l’a pas et contient donc tous ses autres chiffres.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next} perd {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>Ensuite, {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>S’il manque à A l’un des chiffres {digits}, {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>Si A n’a pas de {digits}, {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem} vaut {digits}. Quel qu’il soit, ce chiffre disparaît de l’un des ensembles.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Si c’est {digit}, {set: l’ensemble {letter}} ({cells}) n’a plus de {digit}&#xa0;: il contient donc {gone}.</numerusform>
            <numerusform>Si c’est {digit}, {set: l’ensemble {letter}} ({cells}) n’a plus de {digit}&#xa0;: il contient donc {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>Si c’est {digit}, {set: l’ensemble {letter}} ({cells: une case}) n’a plus de {digit}&#xa0;: il contient donc {gone}.</numerusform>
            <numerusform>Si c’est {digit}, {set: l’ensemble {letter}} ({cells: {count} cases}) n’a plus de {digit}&#xa0;: il contient donc {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>Donc au moins un des ensembles contient à la fois {digits}. Chaque candidat barré voit toutes les places de son chiffre dans ces ensembles.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>Donc au moins un des ensembles contient {digit}. Ce qui est barré voit toutes ces places.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in}, le {digits} est pris par ces cases&#xa0;: aucune autre ne peut le contenir.</numerusform>
            <numerusform>{house.in}, les chiffres {digits} sont pris par ces cases&#xa0;: aucune autre ne peut les contenir.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} sont à la fois {line.in} et {box.in}.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>Elles peuvent contenir {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in}, les seuls chiffres possibles en {cells} sont {digits}.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in}, les seuls chiffres possibles en {cells} sont {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>Un seul chiffre est possible dans cette case&#xa0;: il s’y trouve une fois.</numerusform>
            <numerusform>Aucun chiffre ne peut figurer deux fois dans ces {count} cases, et il y a {count} chiffres&#xa0;: chacun s’y trouve une fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>Passez en revue tout ce que {cells} peuvent contenir ensemble.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>Certaines combinaisons mettent deux fois le même chiffre dans une zone.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>D’autres prennent le dernier candidat de {cells}.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>Aucune des combinaisons restantes ne contient ce qui est barré.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} ne peut pas valoir {digit} elle aussi&#xa0;: {cell} la voit.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} ne peut pas valoir {digit}&#xa0;: {cells} n’aurait plus de candidat.</numerusform>
            <numerusform>{other} ne peut pas valoir {digit}&#xa0;: {cells} n’auraient plus assez de candidats.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>Il ne reste rien pour {other}&#xa0;: l’hypothèse est donc fausse.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>Passez en revue toutes les façons de placer les neuf {digit} dans la grille.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>Aucune n’utilise les cases où ce chiffre est barré.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>Au moins une case est commune à toutes ces façons&#xa0;: elle contient toujours un {digit}.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>Révision</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>À réviser</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>Rien aujourd’hui.</translation>
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
        <translation>Branche plus ancienne</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>Branche plus récente</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Branche %1 sur %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>Pas encore de branche</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>La partie telle qu’elle était</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Première position</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Position précédente</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>Position suivante</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Dernière position</translation>
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
        <translation>1 coup par seconde</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>Montrer quels chiffres sont faux</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>La liste des coups, à la place d’autre chose</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>Coup %L1 sur %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Temps %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>Coup %1 sur %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Votre propre partie n’est pas touchée.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Chronologie</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>%1 est effacée</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>note %1 en %2</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>note %1 retirée de %2</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>note au centre %1 en %2</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>note au centre %1 retirée de %2</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2 reçoit la couleur %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>couleur %1 retirée de %2</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>notes retirées de %1</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>un candidat de %1 est éliminé</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>notes en %1</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%1 en %2 reçoit la couleur %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>couleur retirée de %1 en %2</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>retour à une autre position</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>liens de %1 retirés</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>le %1 en %2</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>lien retiré entre %1 et %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>lien fort entre %1 et %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>lien faible entre %1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>chiffres dans 1 case</numerusform>
            <numerusform>chiffres dans %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>une case est effacée</numerusform>
            <numerusform>%n cases sont effacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>couleurs dans 1 case</numerusform>
            <numerusform>couleurs dans %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>couleurs de candidats dans 1 case</numerusform>
            <numerusform>couleurs de candidats dans %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>liens d’une case retirés</numerusform>
            <numerusform>liens de %n cases retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>candidats d’une case éliminés</numerusform>
            <numerusform>candidats de %n cases éliminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>notes dans 1 case</numerusform>
            <numerusform>notes dans %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>La solution est affichée</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Retour au début</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>Retour au coup %1</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>le début</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>faux</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>puis vérification</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>puis aide</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>bifurcation</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>début d’essai</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>point de reprise</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>point de reprise %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>une erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>une vérification</numerusform>
            <numerusform>%Ln vérifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>une aide</numerusform>
            <numerusform>%Ln aides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>une bifurcation</numerusform>
            <numerusform>%Ln bifurcations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>un essai</numerusform>
            <numerusform>%Ln essais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>un point de reprise</numerusform>
            <numerusform>%Ln points de reprise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>Lecture des sauvegardes…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Sauvegardes</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>Il n’y a pas encore de sauvegarde. Il s’en fait une pour chaque jour où vous jouez.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>Les parties de la sauvegarde qui manquent reviennent. Rien n’est retiré.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1&#xa0;: parties&#xa0;: %2, coups&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Sections du bilan</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Moment précédent</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Moment suivant</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>Examen de vos coups…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>La grille a plusieurs solutions&#xa0;: il n’y a rien à juger.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>Aucun chiffre n’a été inscrit dans cette partie.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>Chiffre %1 sur %2, à %3. Votre propre partie n’est pas touchée.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Chronologie</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Coup par coup</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>trouvé&#xa0;: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>deux étapes possibles, ou moins</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>étapes
possibles</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>temps
mis</translation>
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
        <translation>Une grille à vous</translation>
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
        <translation>où regarder</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>quelle technique</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>une étape expliquée</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>une étape jouée</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>le chemin de résolution</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>toutes les étapes possibles</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>des singletons remplis</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>la solution</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>une vérification</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>une erreur montrée</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>Vous avez demandé où regarder, et vous l’avez trouvé.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>Vous avez demandé quelle technique aide, et vous l’avez trouvé.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>Un indice avait expliqué l’étape.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>Un indice a joué l’étape.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>Vous aviez regardé le chemin de résolution.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>Vous aviez regardé la liste des étapes.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>Inscrit par «&#xa0;Résoudre les singletons&#xa0;».</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>Vous aviez vu la solution.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>aucune aide</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>avec aide&#xa0;: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Aucun indice</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln indice</numerusform>
            <numerusform>%Ln indices</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Aucune erreur</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>tous les chiffres étaient justes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>jusqu’à la fin</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>corrigée après %1</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>corrigées après %1 au plus</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>Aucune trouvaille</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln trouvaille</numerusform>
            <numerusform>%Ln trouvailles</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>et aucun pari</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>et %Ln pari réussi</numerusform>
            <numerusform>et %Ln paris, tous réussis</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>médiane en %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>temps joué</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>technique la plus difficile requise</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>{cell} ne peut alors valoir que {digit}.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Trouvaille</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Pari</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>trouvé</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>trouvaille</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>pari</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>erreur</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>aide</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, après %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>Vous l’avez corrigé %1 plus tard.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>Il est resté jusqu’à la fin.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>On l’obtient ainsi&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>%1&#xa0;: cela aurait donné %2.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>On l’obtient ainsi&#xa0;: {technique} {houses.in}.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>{technique} {houses.in}&#xa0;: cela aurait donné {entry}.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>La grille peut être résolue sans cela.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, après %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>Inscrit avant que la logique ne le donne&#xa0;: un pari réussi.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>C’était faux.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>Le chemin le plus facile&#xa0;: %1. La grille peut être résolue sans cela.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>Le chemin le plus facile&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>Le chemin le plus facile&#xa0;: %1, après un singleton trouvé de tête.</numerusform>
            <numerusform>Le chemin le plus facile&#xa0;: %1, après {count} singletons trouvés de tête.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>Comment on l’obtient</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>Possible à ce moment&#xa0;: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>Chiffre %1, %2&#xa0;: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>Je la connais</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>Passer à «&#xa0;Trouver&#xa0;»</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>À propos de la technique</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>Deux exercices le prouvent</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Comment regarder</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Enregistrer en i&amp;mage…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>Copier en &amp;image</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>Copier le lie&amp;n</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>Afficher le code &amp;QR…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Enregistrer en image</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>Dessin, net à toute taille (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>L’image n’a pas pu être faite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>Copié&#xa0;: la grille sous forme d’image.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>Copié&#xa0;: un lien qui ouvre la grille dans un navigateur.</translation>
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
        <translation>Rien trouvé</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Souris</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Modifier les touches…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>Chercher&#xa0;: un mot ou une touche</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Page suivante</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>le même</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>plus lent de %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>plus rapide de %1</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>Grille suivante de la collection</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouvelle</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Niveau suivant</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Nive&amp;au</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonnée</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolue</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>Abandonnée après %1</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>«&#xa0;Annuler&#xa0;» ramène à vos chiffres.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>Votre meilleur temps à ce niveau, %1 que le précédent</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Meilleur temps %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Médiane %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>Sa solution avait déjà été affichée&#xa0;: elle ne compte pour aucun record ni aucune série.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>Vous aviez déjà résolu cette grille&#xa0;: elle ne compte pour aucun record ni aucune série.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>Avec aide, dans une autre partie sur cette grille</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Avec aide</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>Elle a plusieurs solutions&#xa0;: elle ne compte dans aucune statistique.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>Vous aviez barré le bon chiffre en %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>Où voulez-vous commencer&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Tout est accessible.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>Par les règles</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Je connais les règles</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>Je résous des grilles difficiles</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>Les règles, puis la première leçon</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>La prochaine leçon sera la première de «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} sur {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>résolues</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>%1 parties sur %2 résolues</translation>
    </message>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>%1 de jeu</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>%1 des parties résolues le sont sans aide</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>Aucune partie résolue sans aide</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>série de la grille du jour</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>Série de la grille du jour&#xa0;: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>plus longue série</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>Plus longue série&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>Parties, une par ligne (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>Niveaux, un par ligne (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>Techniques, une par ligne (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>Image de cette page (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistiques</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>En tableaux</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Réinitialiser…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>Montre en tableaux ce que montrent les images</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Annuler la réinitialisation</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>Avec une solution connue&#xa0;: %Ln. Elle ne compte pour aucun record ni aucune série.</numerusform>
            <numerusform>Avec une solution connue&#xa0;: %Ln. Elles ne comptent pour aucun record ni aucune série.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>Une partie sans chiffre inscrit n’est pas comptée.</numerusform>
            <numerusform>%Ln parties sans chiffre inscrit ne sont pas comptées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>Parties avec bilan&#xa0;: %1, avec trouvailles&#xa0;: %2, paris&#xa0;: %3, erreurs&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>Les parties avec «&#xa0;Étape suivante&#xa0;» ou «&#xa0;Vérifier&#xa0;» comptent comme «&#xa0;avec aide&#xa0;».</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>Les parties abandonnées ou inachevées n’ont pas de temps.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>Une série prend fin avec une partie abandonnée, pas avec une partie en cours.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Du jour</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>12 derniers mois</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Depuis le début</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveaux</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>Répartition des temps</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Encore aucune partie avec un temps</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>«&#xa0;Étape suivante&#xa0;», l’entraînement et les parties sans aide montrent quelles techniques vous connaissez. Il n’y en a pas encore.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1&#xa0;: répartition des temps</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1&#xa0;: temps</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1&#xa0;: temps, en %2</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Répartition</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>Recommencer les statistiques à zéro&#x202f;? Les parties restent dans la bibliothèque, et cela peut être annulé.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1&#xa0;: enregistré.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1&#xa0;: non enregistré&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Résolues</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sans aide</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>Résolues sans aide</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>Meilleur temps sans aide</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Médiane</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Série</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>Résolues l’une après l’autre&#x202f;; un abandon y met fin</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Plus longue</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Par mois</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>Médiane par mois</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>Vue avec «&#xa0;Étape suivante&#xa0;»</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>Trouvée à l’entraînement</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>Trouvée sans aide en partie</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Médiane de dix</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>solution connue</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sans aide</translation>
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
        <translation>Sans niveau</translation>
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
        <translation>minutes et secondes</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln jour</numerusform>
            <numerusform>%Ln jours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>Il n’y a pas de partie précédente.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>Dernière partie enregistrée.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>La dernière partie n’est pas encore enregistrée.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Y revenir</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>encore %n case</numerusform>
            <numerusform>encore %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>Aujourd’hui&#xa0;: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>Hier&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>Toutes les cases sont remplies, mais quelque chose est faux. «&#xa0;Vérifier&#xa0;» montre où.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>Glissez d’un candidat à un autre. Appuyer sur un lien le retire.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>Cliquez sur les candidats qui reçoivent la couleur %1, ou tapez leurs chiffres.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>Choisissez une couleur et cliquez sur un candidat. Un clic droit retire sa couleur.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>1 case sélectionnée. Les touches 1 à 9 y inscrivent un chiffre.</numerusform>
            <numerusform>%n cases sélectionnées. Les touches 1 à 9 inscrivent le chiffre dans chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>1 case sélectionnée. Les touches 1 à 9 y mettent ou en retirent une note.</numerusform>
            <numerusform>%n cases sélectionnées. Les touches 1 à 9 mettent ou retirent une note dans chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>1 case sélectionnée. Les touches 1 à 9 y mettent ou en retirent une note au centre.</numerusform>
            <numerusform>%n cases sélectionnées. Les touches 1 à 9 mettent ou retirent une note au centre dans chacune.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>1 case sélectionnée. 1-6 y met ou en retire une couleur.</numerusform>
            <numerusform>%n cases sélectionnées. 1-6 met ou retire une couleur dans toutes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>Cliquez sur les cases qui reçoivent la couleur %1.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>Choisissez une couleur et cliquez sur une case. Un clic droit retire ses couleurs.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>Remplissez les cases vides&#xa0;: chaque ligne, chaque colonne et chaque bloc contient une fois les chiffres de 1 à 9.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>Choisissez un chiffre pour voir où il peut aller.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>Choisissez un chiffre et cliquez sur une case. Un clic droit efface une case.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>Marquées&#xa0;: les cases où %1 n’enfreint aucune règle.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>Cliquez sur les cases qui valent %1. Un clic droit efface une case.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>Cliquez sur les cases qui peuvent valoir %1, pour le noter.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>Justes&#xa0;: %1, faux&#xa0;: %2, vides&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, non vérifiés&#xa0;: %2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>Abandonnée après %1. Voici l’une des solutions.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>Abandonnée après %1. Voici la solution.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>Résolue en %1&#xa0;: votre meilleur temps sans aide à ce niveau.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Résolue en %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>En savoir plus</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>À propos de la technique&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>En bref</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>open</source>
        <translation>déplié</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>replié</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, non utilisée par «&#xa0;Étape suivante&#xa0;»</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>Technique</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>%n singleton</numerusform>
            <numerusform>%n singletons</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n étape</numerusform>
            <numerusform>%n étapes</numerusform>
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
        <translation>L’étape choisie sur la grille</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Filtrer les étapes</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>Filtre&#xa0;: wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>Montre les étapes d’une technique, d’une case (r4c5), d’un chiffre, ou de tout cela à la fois</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1&#xa0;: %2 va en %3.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%1 est éliminé de %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>technique, what goes</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::StorageStrip</name>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>Revenir à vo&amp;tre partie</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>Resta&amp;urer</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enre&amp;gistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Détai&amp;ls</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Toujours impossible d’enregistrer.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>ce fichier ne contient aucune partie</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>La partie %1 est illisible.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>La partie %1 est là, mais sans ses derniers coups.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>pas encore vue</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>trouvée à l’entraînement</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>trouvée sans aide en partie</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Techniques</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>À apprendre ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>À l’exercice</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Chercher une technique</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>À apprendre ensuite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>Ne travailler que celle-ci</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln choisie</numerusform>
            <numerusform>%Ln choisies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>Dernière case vide</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>Une ligne, une colonne ou un bloc avec une seule case vide</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Singleton nu</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>Le seul chiffre encore possible dans sa case</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Singleton caché</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>La seule place dans une ligne, une colonne ou un bloc</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>Paire verrouillée</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>Deux chiffres pour deux cases alignées d’un bloc</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>Triplet verrouillé</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>Trois chiffres pour trois cases alignées d’un bloc</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Candidats verrouillés (pointage)</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>Dans un bloc, toutes les places d’un chiffre sont dans une même ligne ou une même colonne</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Candidats verrouillés (revendication)</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>Dans une ligne ou une colonne, toutes les places d’un chiffre sont dans un même bloc</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Paire nue</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>Deux cases pour deux chiffres</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Triplet nu</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>Trois cases pour trois chiffres</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Paire cachée</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>Deux chiffres qui n’ont que deux places</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Triplet caché</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>Trois chiffres qui n’ont que trois places</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>Quadruplet nu</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>Quatre cases pour quatre chiffres</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>Quadruplet caché</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>Quatre chiffres qui n’ont que quatre places</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>Deux lignes où un chiffre se limite aux deux mêmes colonnes, ou l’inverse</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>Trois lignes où un chiffre se limite aux trois mêmes colonnes, ou l’inverse</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>Quatre lignes où un chiffre se limite aux quatre mêmes colonnes, ou l’inverse</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>Cinq lignes où un chiffre se limite aux cinq mêmes colonnes, ou l’inverse</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>Six lignes où un chiffre se limite aux six mêmes colonnes, ou l’inverse</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>Sept lignes où un chiffre se limite aux sept mêmes colonnes, ou l’inverse</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Paires distantes</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>Une suite de paires identiques</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>Un chiffre en trop empêche une seconde solution</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Gratte-ciel</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>Deux tours sur une même ligne ou une même colonne</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>Cerf-volant à deux cordes</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>Deux cordes qui se rencontrent dans un bloc</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>Double cerf-volant à deux cordes</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>Deux cerfs-volants qui se rencontrent dans un bloc</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>Une courte chaîne sur un seul chiffre</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Rectangle vide</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>Un bloc où les places d’un chiffre forment une croix</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Double rectangle vide</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>Une croix dans un bloc, utilisée deux fois</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>Deux cases jumelles reliées par un lien fort</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>L’une au moins des deux ailes contient leur chiffre commun</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>L’une au moins des trois cases contient leur chiffre commun</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Rectangle unique, type 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>Trois coins qui ne doivent pas devenir quatre</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Rectangle unique, type 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>Des coins avec un candidat en trop</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Rectangle unique, type 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>Des coins qui complètent un ensemble figé</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Rectangle unique, type 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>Un chiffre qui, dans une zone, n’est possible que dans deux coins du rectangle</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Rectangle unique, type 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Rectangle unique, type 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>Un chiffre qui, dans deux lignes ou deux colonnes, n’est possible que dans les coins du rectangle</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Rectangle caché</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>Un rectangle parmi d’autres chiffres</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Rectangle évitable, type 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>Trois chiffres inscrits qui ne doivent pas devenir quatre</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Rectangle évitable, type 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>Des chiffres inscrits, et des coins avec un candidat en trop</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing à aileron</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>Un X-Wing avec des places en trop</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>X-Wing Sashimi</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>Un X-Wing avec des places en trop et une place manquante</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish à aileron</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Un Swordfish avec des places en trop</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Swordfish Sashimi</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Un Swordfish avec des places en trop et une place manquante</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish à aileron</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Un Jellyfish avec des places en trop</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Jellyfish Sashimi</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Un Jellyfish avec des places en trop et une place manquante</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag à aileron</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Un Squirmbag avec des places en trop</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Squirmbag Sashimi</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Un Squirmbag avec des places en trop et une place manquante</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale à aileron</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Un Whale avec des places en trop</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Whale Sashimi</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Un Whale avec des places en trop et une place manquante</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan à aileron</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Un Leviathan avec des places en trop</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Leviathan Sashimi</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Un Leviathan avec des places en trop et une place manquante</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>Un bloc et une ligne (ou une colonne) se partagent des chiffres</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Coloriage simple&#xa0;: piège</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>Ce que voient les deux couleurs</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Coloriage simple&#xa0;: conflit</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>Une couleur qui se voit elle-même</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Coloriage multiple&#xa0;: piège</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>Ce que voient à la fois une case d’un coloriage et une case de l’autre</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Coloriage multiple&#xa0;: conflit</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>Une couleur qui voit les deux couleurs d’un autre coloriage</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>Chaîne X</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>Une chaîne sur un seul chiffre</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>Chaîne XY</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>Une chaîne de cases à deux candidats</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>Boucle continue</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>Une chaîne qui finit là où elle a commencé</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>Boucle discontinue</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>Une chaîne qui revient à son point de départ et s’y contredit</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>Chaîne (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>L’une au moins des deux extrémités est vraie</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>Boucle continue groupée</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>Boucle discontinue groupée</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>Chaîne groupée</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>Deux ensembles presque figés avec un chiffre commun</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>Deux ensembles presque figés reliés par un troisième</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>Chaîne d’ALS</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Une suite d’ensembles presque figés</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Death blossom</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>Une case, et un ensemble presque figé pour chaque candidat</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>X-Wing Franken</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>Les places d’un chiffre dans deux lignes, colonnes ou blocs, couvertes par deux autres zones</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Swordfish Franken</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>Les places d’un chiffre dans trois lignes, colonnes ou blocs, couvertes par trois autres zones</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Jellyfish Franken</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>Les places d’un chiffre dans quatre lignes, colonnes ou blocs, couvertes par quatre autres zones</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Squirmbag Franken</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>Les places d’un chiffre dans cinq lignes, colonnes ou blocs, couvertes par cinq autres zones</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Whale Franken</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>Les places d’un chiffre dans six lignes, colonnes ou blocs, couvertes par six autres zones</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Leviathan Franken</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>Les places d’un chiffre dans sept lignes, colonnes ou blocs, couvertes par sept autres zones</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>X-Wing Franken à aileron</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Un X-Wing Franken avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken à aileron</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Un Swordfish Franken avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken à aileron</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Un Jellyfish Franken avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken à aileron</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Un Squirmbag Franken avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken à aileron</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Un Whale Franken avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken à aileron</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Un Leviathan Franken avec des places en trop</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>X-Wing Mutant</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>Les places d’un chiffre dans deux zones de toutes sortes, couvertes par deux autres</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Swordfish Mutant</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>Les places d’un chiffre dans trois zones de toutes sortes, couvertes par trois autres</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Jellyfish Mutant</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>Les places d’un chiffre dans quatre zones de toutes sortes, couvertes par quatre autres</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Squirmbag Mutant</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>Les places d’un chiffre dans cinq zones de toutes sortes, couvertes par cinq autres</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Whale Mutant</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>Les places d’un chiffre dans six zones de toutes sortes, couvertes par six autres</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Leviathan Mutant</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>Les places d’un chiffre dans sept zones de toutes sortes, couvertes par sept autres</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>X-Wing Mutant à aileron</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Un X-Wing Mutant avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish Mutant à aileron</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Un Swordfish Mutant avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish Mutant à aileron</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Un Jellyfish Mutant avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag Mutant à aileron</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Un Squirmbag Mutant avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale Mutant à aileron</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Un Whale Mutant avec des places en trop</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan Mutant à aileron</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Un Leviathan Mutant avec des places en trop</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken Fish, type 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>Un poisson dont les ailerons sont prolongés par des chaînes</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken Fish, type 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>Un poisson dont les places sont prolongées par des chaînes</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Chaîne forçante&#xa0;: contradiction</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>Un chiffre qui se réfute lui-même</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Chaîne forçante&#xa0;: tous les cas</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>Tous les cas aboutissent au même résultat</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Réseau forçant&#xa0;: contradiction</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Réseau forçant&#xa0;: tous les cas</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>Gabarit&#xa0;: placement</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>Une case commune à toutes les façons de placer un chiffre</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>Gabarit&#xa0;: élimination</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>Une case absente de toutes les façons de placer un chiffre</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Boucle unique</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>Une boucle de cases qui ne doit pas se réduire à deux chiffres</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG, type 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG, type 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>Des chiffres en trop empêchent une seconde solution</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG, type 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>Deux cases empêchent une seconde solution</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Paire alignée</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>Deux cases et ce qu’elles peuvent contenir ensemble</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Triplet aligné</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>Trois cases et ce qu’elles peuvent contenir ensemble</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>Chaînes forçantes sur un seul chiffre</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Chaînes forçantes dynamiques</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>Ce que plusieurs liens impliquent ensemble</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>Chaînes forçantes dynamiques avec motifs</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>Des liens, et des motifs en chemin</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>Chaînes imbriquées</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>Des liens, et des chaînes en chemin</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>Chaînes forçantes imbriquées</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>Des liens, et des cas en chemin</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>Chaînes dynamiques imbriquées</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>Des liens, et des réseaux en chemin</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>Chaînes imbriquées sur trois niveaux</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>Des liens, et des chaînes de chaînes en chemin</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Tous les cas</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>Tous les autres cas rendent la grille impossible</translation>
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
        <translation>Une hypothèse qui se réfute elle-même</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Encore aucune partie avec un temps</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1 du %2 au %3.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>Le meilleur temps sans aide est %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>La médiane de dix parties est passée de %1 à %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>meilleur sans aide, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>un record</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>la solution était connue</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>day, time, with help or unaided</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineLegend</name>
    <message>
        <source>unaided</source>
        <translation>sans aide</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>record</source>
        <translation>record</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>médiane de dix</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>Essai</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>Continue avec ce qui a été essayé</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>Revient là où l’essai a commencé</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Essai en cours</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>Essai %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln chiffre</numerusform>
            <numerusform>%Ln chiffres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trial, its entries</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trial, a number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkBox</name>
    <message>
        <source>Walk back</source>
        <translation>Pas précédent</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Pas suivant</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>Parcourir pas à pas</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>Supposons {node.if}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>Pour le {digit} en {cells}&#xa0;: supposons aussi {node.if}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} vaut {other}, donc pas {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} voit toutes les places du {digit} dans cet ensemble, donc ne vaut pas {digit}.</numerusform>
            <numerusform>{cells} voient toutes les places du {digit} dans cet ensemble, donc ne valent pas {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>Dans chacun de ces cas, {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>Donc {node}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>Comme précédemment, {node}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>Comme {steps}, {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>Donc, si {start}, alors {node}, comme précédemment.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>Donc, si {start}, alors {node}, comme {steps}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>à l’étape %1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>à l’étape %1 et aux suivantes</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>aux étapes %1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>Cas possibles pour le {sought} en {goal}&#xa0;: {cell} vaut {digit}, ou non.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>Cas possibles pour le {sought} en {goal}&#xa0;: {cell} vaut {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>Cas possibles pour le {sought} en {goal}&#xa0;: {house.in}, le {digit} est en {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu de {cells}, dans {house: la même ligne}.</numerusform>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu des cases {cells}, dans {house: la même ligne}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu de {cells}, dans {house: la même ligne}.</numerusform>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu des cases {cells}, dans {house: la même ligne}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu de {cells}, dans {house: la même colonne}.</numerusform>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu des cases {cells}, dans {house: la même colonne}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu de {cells}, dans {house: la même colonne}.</numerusform>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu des cases {cells}, dans {house: la même colonne}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu de {cells}, dans {house: le même bloc}.</numerusform>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu des cases {cells}, dans {house: le même bloc}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu de {cells}, dans {house: le même bloc}.</numerusform>
            <numerusform>{given}&#xa0;: ce chiffre est donc exclu des cases {cells}, dans {house: le même bloc}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} n’a que {digits}&#xa0;: pas {other}, donc {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>Les chiffres {others} sont exclus de {cell}, qui vaut donc {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in}, toutes les autres places du {digit} ont disparu&#xa0;: il est donc en {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in}, {gone} ne vaut pas {digit}&#xa0;: le {digit} est donc en {cells}.</numerusform>
            <numerusform>{house.in}, {gone} ne valent pas {digit}&#xa0;: le {digit} est donc en {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>Donc {set} n’a pas de {digit}, et contient {others}.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} ne peut pas à la fois valoir {digit} et ne pas valoir {digit}, donc {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>C’est le contraire de l’hypothèse, donc {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>Or, on l’a déjà vu, {known}&#x202f;; donc {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in}, le {digit} n’a plus de place qu’en {cells}&#xa0;: il est donc exclu de {cell}, dans {kind: la même ligne}.</numerusform>
            <numerusform>{from.in}, le {digit} n’a plus de place qu’en {cells}&#xa0;: il est donc exclu de {cell}, dans {kind: la même ligne}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in}, le {digit} n’a plus de place qu’en {cells}&#xa0;: il est donc exclu de {cell}, dans {kind: la même colonne}.</numerusform>
            <numerusform>{from.in}, le {digit} n’a plus de place qu’en {cells}&#xa0;: il est donc exclu de {cell}, dans {kind: la même colonne}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in}, le {digit} n’a plus de place qu’en {cells}&#xa0;: il est donc exclu de {cell}, dans {kind: le même bloc}.</numerusform>
            <numerusform>{from.in}, le {digit} n’a plus de place qu’en {cells}&#xa0;: il est donc exclu de {cell}, dans {kind: le même bloc}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells} n’a plus que {digits}&#xa0;: le {digit} est donc exclu de {cell}, dans {kind: la même ligne}.</numerusform>
            <numerusform>{cells} n’ont plus que {digits}&#xa0;: le {digit} est donc exclu de {cell}, dans {kind: la même ligne}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} n’a plus que {digits}&#xa0;: le {digit} est donc exclu de {cell}, dans {kind: la même colonne}.</numerusform>
            <numerusform>{cells} n’ont plus que {digits}&#xa0;: le {digit} est donc exclu de {cell}, dans {kind: la même colonne}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} n’a plus que {digits}&#xa0;: le {digit} est donc exclu de {cell}, dans {kind: le même bloc}.</numerusform>
            <numerusform>{cells} n’ont plus que {digits}&#xa0;: le {digit} est donc exclu de {cell}, dans {kind: le même bloc}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in}, le {digits} n’a plus de place qu’en {cells}&#xa0;: le {digit} est donc exclu de {cell}.</numerusform>
            <numerusform>{house.in}, les chiffres {digits} n’ont plus de place qu’en {cells}&#xa0;: le {digit} est donc exclu de {cell}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in}, le {digit} n’a plus de place que {across.in}&#xa0;: il est donc exclu de {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Supposons que {cell} vaille {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>Supposons que {cell} ne vaille pas {digit}.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>Supposons que le {digit} en {cell} soit juste.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>Essayons&#xa0;: supposons aussi que {cell} vaille {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>Essayons&#xa0;: supposons aussi que {cell} ne vaille pas {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>{candidates: un candidat} disparaît</numerusform>
            <numerusform>{candidates: {count} candidats} disparaissent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} ne peut plus valoir {digits}</numerusform>
            <numerusform>{cells} ne peuvent plus valoir {digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell} n’a plus qu’un candidat&#xa0;: elle vaut donc {digit}.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.in}, il ne reste qu’une place pour le {digit}&#xa0;: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} vaut {digit}, donc pas {others}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells} n’ont plus que {digits}, donc {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in}, il ne reste que {cells} pour placer {digits}, et rien d’autre n’y trouve place&#xa0;: {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.in}, le {digit} est {covers.in}, donc {gone}.</numerusform>
            <numerusform>{houses.in}, les {digit} sont {covers.in}, donc {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>Le {digit} {house.of} étant placé, {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>Le {digit} {house.of} étant placé, {cell} ne peut plus valoir que {other}.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} vaut {digit}&#x202f;; {house.in}, il ne reste donc que {cell} pour le {other}.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>Le {digit} {first.of} étant placé, il ne reste plus que {cell} pour le {digit} {house.of}.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} ne vaut pas {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} vaut {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>{cell} n’a maintenant plus de candidat, donc {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>{house.in}, il n’y a maintenant plus de place pour le {digit}, donc {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>Il y aurait maintenant deux solutions, donc {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} n’a plus de candidat&#xa0;: l’hypothèse est donc fausse.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house.in}, il n’y a plus de place pour le {digit}&#xa0;: l’hypothèse est donc fausse.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>Il ne resterait que deux candidats dans {cells: chaque case vide}&#xa0;: en échangeant partout les deux candidats, on passerait d’une solution à une autre&#x202f;; il y en aurait donc deux, ou aucune. L’hypothèse est donc fausse.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>{cells: Cette case} ne contiendrait plus que {digits}&#xa0;: en échangeant ces chiffres, on obtiendrait une seconde solution. L’hypothèse est donc fausse.</numerusform>
            <numerusform>{cells: Les {count} cases du motif} ne contiendraient plus que {digits}&#xa0;: en échangeant ces chiffres, on obtiendrait une seconde solution. L’hypothèse est donc fausse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>Regardez {digits: les {digit}}, dans toute la grille.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>L’étape suivante est {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
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
