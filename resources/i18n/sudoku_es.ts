<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>Vuelta atrás</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>Tablero guardado, transformado</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>Tablero nuevo, transformado</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>Primero 9 números al azar</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>Primero 11 números al azar</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>Primero las cajas diagonales</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>Todo lo que se pueda quitar</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: %2 números iniciales o más</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>Nivel %1: de %2 a %3 números iniciales</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>Al azar</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>Saltando una celda cada vez</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>En forma de S</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>En orden de lectura</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>Se interrumpió.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>No se pueden leer las partidas: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>No se pueden guardar las partidas: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 no es un archivo normal.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>partidas: %1, jugadas: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>Hecho antes de eso: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Ya estaban: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>El archivo de partidas guardadas está dañado.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>Se están jugando ahora y se dejan como están: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Rechazadas: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>Rechazadas: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>la partida %1 ya está aquí y no se jugó de la misma manera</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>la partida %1 ya está aquí y no se puede leer</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>&amp;Línea de 81 celdas</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>Cu&amp;adrícula</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>Cuadrícula con &amp;notas</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>&amp;SadMan sdk</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>&amp;Colección sdm</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Simple Su&amp;doku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>Línea de &amp;biblioteca de HoDoKu</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>&amp;OpenSudoku</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>&amp;Tabla (CSV)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>Siguiente de &amp;la colección</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>&amp;Jugadas</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>&amp;Fijar punto de control</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>&amp;Volver a un punto de control</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>Empe&amp;zar una prueba</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>&amp;Conservar lo probado</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>Desec&amp;har lo probado</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>&amp;Abandonar</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>&amp;Mostrar la solución</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>Mostrar el &amp;camino hasta ella</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>&amp;Editar los puntos de control…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>la línea %1 no es un sudoku: %2 (columna %3)</translation>
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
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Restaurar una copia &amp;de seguridad…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Historial (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>Historial o partidas (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>historial-sudoku</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Exportar todas las partidas</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar partidas</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Número</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>No&amp;tas de esquina</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>Nota&amp;s centrales</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>C&amp;olor</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>&amp;Modo siguiente</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Fácil</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>Inhumano</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>Importar una colección</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>Parece que %1 ya está aquí: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrirla</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Añadir lo nuevo</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Crear una copia</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>no tiene nada que leer sin esperar</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>ocupa más de %1 MB, demasiado para sudokus</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>no existe ese archivo</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>es una carpeta</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>Leer en &amp;voz alta</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>Esta &amp;fila</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Est&amp;a columna</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>&amp;Esta caja</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>&amp;Candidatos de esta celda</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>&amp;Dónde puede ir el número elegido</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>&amp;Qué queda</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Caja %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vacía</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Fila %1, columna %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1: no queda ningún número.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1. Números posibles: %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>fila %1, columna %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>El %1 no puede ir en ningún lugar.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>El %1 puede ir en: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 del %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>No queda ninguna celda vacía.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>Queda %n celda vacía: %1.</numerusform>
            <numerusform>Quedan %n celdas vacías: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>No hay ningún número elegido.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>Un día cuenta si ese mismo día se empieza uno de sus sudokus y se resuelve en menos de 24 horas, también con ayuda. Un día que no cuenta acaba con la racha.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Media vuelta</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Cuarto de vuelta</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Reflejo de izquierda a derecha</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>Reflejo de arriba abajo</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>Reflejo en ambos sentidos</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>Otra diagonal</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>Ambas diagonales</translation>
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
        <translation>Según &amp;el sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>Contraste &amp;alto, claro</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Co&amp;ntraste alto, oscuro</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Siguiente paso</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>&amp;Explicar el siguiente paso</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>Preguntar por esta &amp;celda</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>Anotar &amp;los candidatos</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>&amp;Quitar los candidatos descartados</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>&amp;Borrar las notas</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>&amp;Marcar celdas con dos candidatos</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>&amp;Resolver los únicos</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>Fila %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>Todos los pasos</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>Hace la jugada del paso elegido; cuenta como ayuda</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>una técnica</numerusform>
            <numerusform>%Ln técnicas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>Elige una técnica. La más fácil va primero.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>Buscando todos los pasos…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>No hay ningún paso así.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>Aquí no hay ningún paso disponible.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>misma caja</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>misma fila</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>misma columna</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>ocupada</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: ocupada</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>lo tiene {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: lo tiene la fila %2, columna %3</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>descartado antes</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: descartado antes</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>eliminado: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>1 paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: eliminado, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: buscando</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>aún posible</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: aún posible</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 aún posible</numerusform>
            <numerusform>%n aún posibles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 imposible por lógica</numerusform>
            <numerusform>%n imposibles por lógica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 no disponible</numerusform>
            <numerusform>%n no disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>Pregunta: %1 todavía puede ser %2.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>Pregunta: {house} ya tiene su {digit}.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>Pregunta: el %1 todavía puede ir en %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>No se pudo hacer la copia de seguridad de las partidas de hoy.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>Lo probado está de vuelta y sigue en prueba: un número.</numerusform>
            <numerusform>Lo probado está de vuelta y sigue en prueba: %n números.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>La partida ya está en ese punto.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>Las celdas con dos candidatos ya no están marcadas.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>Ahora ninguna celda tiene dos candidatos.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>Marcada: una celda con dos candidatos.</numerusform>
            <numerusform>Marcadas: %n celdas con dos candidatos.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>Todos los candidatos ya están anotados.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>Esta nota ya está ahí.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>Ninguna nota está descartada.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>No hay notas.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>Hay un número incorrecto. «Comprobar» muestra dónde.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>No hay ningún único disponible.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>Este paso ya está hecho.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>Ningún número es incorrecto.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>De vuelta en %1: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>Todavía no se ha probado nada.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>Prueba empezada aquí. «Conservar» o «Desechar» la termina.</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>Prueba dentro de otra prueba. «Conservar» o «Desechar» termina la interior.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>Se conserva, dentro de la prueba exterior.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>Se conserva lo probado.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>Se desecha lo probado. «Deshacer» lo recupera.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Flechas</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Ir de celda en celda</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>Primera o última celda de la fila</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>Primera o última celda de la columna</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>Primera o última celda del tablero</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} y una de estas</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Seleccionar varias celdas</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Seleccionar todas las celdas</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>Escribir el número, o lo que diga el modo</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} y 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escribir una nota</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} y 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>Escribir una nota central</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} y 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>Colorear la celda</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} y 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>Elegir el número</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>Escribir el número elegido</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Borrar la celda</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>Cerrar lo que se muestra, o soltar el número</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>Preguntar qué puede ser la celda, o por qué no</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} y ← o →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>Recorrer una cadena, enlace a enlace</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>Ir del tablero a los botones y volver</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} y una letra subrayada</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>Abrir el menú o pulsar el botón</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clic</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>Seleccionar la celda, escribir el número elegido</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>Clic en una celda vacía y luego un número</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>Escribir el número, si no hay ninguno elegido</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>Clic derecho, pulsación larga</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>Arrastrar, {Shift} y clic</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>Arrastrar con un número elegido, para notas</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>Pintar la nota</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} y clic</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>Añadir la celda a la selección o quitarla</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Rueda</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>Elegir el número siguiente</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Clic central</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>Elegir el número de la celda</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doble clic</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>Elegir un número inicial y seleccionar todos los iguales</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>Clic en el número de una fila o columna</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>Preguntar dónde puede ir en ella el número elegido</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>Pulsación larga sobre un número</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>Preguntar por qué no ese número en la celda</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>¿Qué puede ir aquí?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Por qué no</translation>
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
        <translation>&amp;Sudokus</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Si&amp;metría</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>Elige primero un color.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>Elige primero un número.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>En esta celda no hay ningún número que elegir.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>Los colores van del 1 al %1.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>Un número inicial no se puede cambiar.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>Los números iniciales no se pueden cambiar.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>Una celda con número no lleva notas.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>Las celdas con número no llevan notas.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>El %1 ya está ahí.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>No hay ningún color que borrar.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>No hay nada que borrar.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>Estas celdas no tienen colores.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>No hay colores.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>oculta</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>número inicial %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 color %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>enlace fuerte del %1 a la fila %2, columna %3</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>enlace débil del %1 a la fila %2, columna %3</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>enlace fuerte del %1 al %2 en la fila %3, columna %4</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>enlace débil del %1 al %2 en la fila %3, columna %4</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>notas %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>notas centrales %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>colores %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>correcto</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>repetido</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>posible</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>dos candidatos</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>en prueba</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>se escribe a continuación</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>revelado</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>celda de la pregunta</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>descarta %1 donde se pregunta</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>parte de la pista</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>eliminar %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>colocar %1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>Fila %1, columna %2: %3</translation>
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
        <translation>%1 escrito</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>un número escrito</numerusform>
            <numerusform>%n números escritos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 borrado</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>un número borrado</numerusform>
            <numerusform>%n números borrados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>una nota escrita</numerusform>
            <numerusform>%n notas escritas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>una nota quitada</numerusform>
            <numerusform>%n notas quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>una celda coloreada</numerusform>
            <numerusform>%n celdas coloreadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>colores de una celda quitados</numerusform>
            <numerusform>colores de %n celdas quitados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>un candidato coloreado</numerusform>
            <numerusform>%n candidatos coloreados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>color de un candidato quitado</numerusform>
            <numerusform>colores de %n candidatos quitados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>un enlace trazado</numerusform>
            <numerusform>%n enlaces trazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>un enlace quitado</numerusform>
            <numerusform>%n enlaces quitados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>un candidato tachado</numerusform>
            <numerusform>%n candidatos tachados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>un candidato ya no tachado</numerusform>
            <numerusform>%n candidatos ya no tachados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 deshecho</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>un número deshecho</numerusform>
            <numerusform>%n números deshechos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 rehecho</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>un número rehecho</numerusform>
            <numerusform>%n números rehechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>una nota deshecha</numerusform>
            <numerusform>%n notas deshechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>una nota rehecha</numerusform>
            <numerusform>%n notas rehechas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>color de una celda deshecho</numerusform>
            <numerusform>colores de %n celdas deshechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>color de una celda rehecho</numerusform>
            <numerusform>colores de %n celdas rehechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>color de un candidato deshecho</numerusform>
            <numerusform>colores de %n candidatos deshechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>color de un candidato rehecho</numerusform>
            <numerusform>colores de %n candidatos rehechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>un enlace deshecho</numerusform>
            <numerusform>%n enlaces deshechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>un enlace rehecho</numerusform>
            <numerusform>%n enlaces rehechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>un candidato tachado de nuevo</numerusform>
            <numerusform>%n candidatos tachados de nuevo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>una jugada</numerusform>
            <numerusform>%n jugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>Punto de control %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>Puntos de control</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>&amp;Volver</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Cambiar nombre</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln número inicial</numerusform>
            <numerusform>%1.  %Ln números iniciales</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, %1 escritos</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>&amp;Sudokus en %1: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>y 1 sudoku más, que no cabe en la lista</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>y %Ln sudoku más, que no cabe en la lista</numerusform>
            <numerusform>y %Ln sudokus más, que no caben en la lista</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>y 1 línea más que no es un sudoku</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>y %Ln línea más que no es un sudoku</numerusform>
            <numerusform>y %Ln líneas más que no son sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Elegir un sudoku</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Sudokus</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house} tiene un {digit}.</numerusform>
            <numerusform>{house} tiene {count} {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Todas las celdas están llenas, pero {house} tiene un {digit}.</numerusform>
            <numerusform>Todas las celdas están llenas, pero {house} tiene {count} {digit}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} es {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} es {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} no es {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} no es {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>una de las celdas {cells} es {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>una de las celdas {cells} es {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>ninguna de las celdas {cells} es {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>ninguna de las celdas {cells} es {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>el conjunto {cells} tiene el {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>el conjunto {cells} tiene el {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>el conjunto {cells} no tiene el {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>el conjunto {cells} no tiene el {digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: el conjunto de una celda} tiene el {digit}</numerusform>
            <numerusform>{cells: el conjunto de {count} celdas} tiene el {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: el conjunto de una celda} tiene el {digit}</numerusform>
            <numerusform>{cells: el conjunto de {count} celdas} tiene el {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: el conjunto de una celda} no tiene el {digit}</numerusform>
            <numerusform>{cells: el conjunto de {count} celdas} no tiene el {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: el conjunto de una celda} no tiene el {digit}</numerusform>
            <numerusform>{cells: el conjunto de {count} celdas} no tiene el {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: el conjunto de una celda}</numerusform>
            <numerusform>{cells: el conjunto de {count} celdas}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>el conjunto {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>Tiempo %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>Sobre esta técnica</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>¿Y si lo fuera?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>Mostrar otro</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>¿Qué es?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>¿Por qué?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>Anotar los candidatos</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Borrarlo</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Mostrar por qué</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>Volver antes del error</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>Siguiente eliminación</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Siguiente paso</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Recorrer</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrarlo</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Todavía no</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>Reponer el %1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>Descartar el %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Pregunta</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>más de %1 sudokus</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>tiene %1 sudokus, y una colección admite %2 como máximo</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>no contiene ningún sudoku</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>no se puede conservar: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>ocupa más de %1 MB</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1: no se importó: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: un sudoku nuevo importado.</numerusform>
            <numerusform>%1: %Ln sudokus nuevos importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: un sudoku importado.</numerusform>
            <numerusform>%1: %Ln sudokus importados.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Ya estaban: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>Repetidos en el archivo: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>No son sudokus: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es una carpeta</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>Qué se marca</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>Arrastra de un candidato a otro. Con el teclado: pulsa el número, ve al otro extremo y pulsa el número.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>Haz clic en un enlace para quitarlo.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>Borrar los colores de celdas</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Borrar estos</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>Borrar todos los colores</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Borrar todo</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>Color %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} ve ambas celdas.</numerusform>
            <numerusform>{cells} ven ambas celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} ve las tres celdas.</numerusform>
            <numerusform>{cells} ven las tres celdas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Por tanto, {cells} debe ser {digits}.</numerusform>
            <numerusform>Por tanto, {cells} deben ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>En ambos casos, {cells} debe ser {digits}.</numerusform>
            <numerusform>En ambos casos, {cells} deben ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>En todos los casos, {cells} debe ser {digits}.</numerusform>
            <numerusform>En todos los casos, {cells} deben ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Por tanto, {cells} no puede ser {digits}.</numerusform>
            <numerusform>Por tanto, ninguna de las celdas {cells} puede ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>En ambos casos, {cells} no puede ser {digits}.</numerusform>
            <numerusform>En ambos casos, ninguna de las celdas {cells} puede ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>En todos los casos, {cells} no puede ser {digits}.</numerusform>
            <numerusform>En todos los casos, ninguna de las celdas {cells} puede ser {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>Y también: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>Por tanto, se tachan estos candidatos: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>En todos los casos se tachan estos candidatos: {list}.</translation>
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
        <translation>Calendario</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>Vista previa del sudoku</translation>
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
        <translation>Hoy</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>resuelto</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>resuelto con ayuda</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>pendiente, se puede jugar</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>cuenta para una racha</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Semana %1</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mes siguiente</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>Sudoku diario</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>Creando el sudoku…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln número inicial</numerusform>
            <numerusform>%Ln números iniciales</numerusform>
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
        <translation>%1, racha más larga: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyWords</name>
    <message>
        <source>d MMMM</source>
        <comment>a day of the month, see QLocale::toString()</comment>
        <translation>d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day with its weekday</comment>
        <translation>dddd, d &apos;de&apos; MMMM</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>dddd, d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>todavía no se puede jugar</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>empezado</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>resuelto más tarde con ayuda, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>resuelto más tarde, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>resuelto (se conocía la solución), %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>resuelto con ayuda, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>resuelto, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, hoy: %2</translation>
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
            <numerusform>{n} día seguido</numerusform>
            <numerusform>{n} días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>racha más larga</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%1 de %2 resueltos</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>Sus sudokus se podrán jugar a partir de ese día.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>Ya lo empezaste.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>El mismo sudoku para todo el mundo: %1, sea cual sea el nivel de «Nueva».</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>Lo resolviste en %1. Ya se conocía su solución, así que no cuenta para la racha.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>Lo resolviste en %1, pero en un día posterior, así que no cuenta para la racha.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>Lo resolviste con ayuda en %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>Lo resolviste en %1.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>El día de hoy ya cuenta para la racha.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>Su día ya cuenta para la racha.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>Hora límite: %1. Si lo resuelves antes, su día cuenta para la racha.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>Un día anterior no cuenta para la racha.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>Resuélvelo hoy y tu racha llegará a %L1; si te saltas un día, se acaba.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>Resuélvelo hoy para empezar una racha.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ayer</translation>
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
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
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
        <translation>Cada sudoku tiene una única solución y un nivel fiable, determinado por la lógica que exige. Hay sudokus de seis niveles, de fácil a inhumano, listos al instante.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>No hay publicidad y nada sale de tu equipo.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>Pistas que dicen dónde mirar, cuál es el patrón y por qué funciona, con un dibujo en el tablero</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>Un curso que va de las reglas a las técnicas más difíciles, con ejercicios y sudokus a tu medida</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>Un análisis de cada partida que muestra qué encontraste y qué te habría ayudado</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>Cada jugada se guarda al instante; una biblioteca conserva todas tus partidas</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>Un sudoku diario, estadísticas e impresión de hojas y de libros enteros</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>Abre y guarda los archivos de sudokus de muchos otros programas</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>Pensado para teclado, ratón, pantalla táctil y lector de pantalla, con temas claros, oscuros y de contraste alto</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Una partida con notas</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>Una pista explica su patrón</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>El curso: lo que ya dominas y lo que viene después</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>La biblioteca con todas las partidas</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>Juego de lógica</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>Resuelve sudokus, aprende cada paso</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>puzle;rompecabezas;lógica;números;pasatiempo;cerebro;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>Sudoku diario</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>Sudoku (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>Tablero del sudoku que se introduce</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>Introducir un sudoku</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>Jugar de &amp;todos modos</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>Vale cualquiera de las soluciones; el sudoku no tiene nivel ni cuenta en las estadísticas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>&amp;Borrar todo</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>Deshace lo último que se introdujo</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>Vuelve a introducir lo que se deshizo</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>Introduce el sudoku del portapapeles</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Número %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>Escribe los números iniciales tal como están impresos, celda a celda: {Space} deja una celda vacía, {Backspace} retrocede.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>O pega un sudoku en cualquier formato.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>O pega un sudoku en cualquier formato con %1.</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>&amp;Añadir lo que falta</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>&amp;Mostrar dos soluciones</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Saber más</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Jugar hasta el final</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Mostrar dónde</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Sobre la técnica</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>La lección sobre esta técnica</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>Empieza aquí una partida; la tuya se conserva</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>Diez rondas jugadas</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Nada que practicar</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Buscando una posición…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Qué buscar</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>Encontradas sin ayuda: %1. Con ayuda: %2. Mostradas: %3. Saltadas: %4. «Siguiente» empieza otras diez.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>No hay ninguna posición para estas técnicas. Elige otras.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>Enlace a enlace</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>En la imagen</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>Haz clic en una celda y luego en su número, o en un número y luego en sus celdas. También puedes usar el teclado.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>Un clic derecho o {Del} borra una celda; «Deshacer» anula cualquier jugada.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>¿No sabes cómo seguir? «Siguiente paso» muestra dónde mirar.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>¿Es tu primera vez? «Aprender», en «Herramientas», empieza por las reglas.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Aprender…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>Para mí: pide %1</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>Para mí: lo que dominas</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nada nuevo</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>lo que dominas</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>tu próxima lección</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>pendiente de repaso</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>la estás aprendiendo</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>la dominas</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>nueva para ti</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>%1 (una vez)</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>%1 (al menos una vez)</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>Todo lo que dominas, y nada más.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Todo lo que dominas, y además %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>Te la encontraste ayer.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>Hace un día que no te la encuentras.</numerusform>
            <numerusform>Hace %Ln días que no te la encuentras.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>Hace un día que no te la encuentras.</numerusform>
            <numerusform>Hace %Ln días que no te la encuentras.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>La próxima partida nueva pedirá lo que dominas y además %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>La próxima partida nueva pedirá lo que dominas y nada más.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>Todavía no hay un sudoku que pida %1. Este pide lo que dominas.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>Volver a la partida ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>otro programa lee las partidas todo el tiempo</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>otro programa está trabajando con él</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>otro programa ha bloqueado el archivo</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>no se puede escribir en el archivo</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>no se puede abrir el archivo</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>el disco indica un error</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite no es un archivo normal</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>son de una versión más reciente de este programa</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nueva</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Compro&amp;bar</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>Una nueva partida del nivel indicado debajo</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>Marca los números correctos y los incorrectos</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>La partida se conserva</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>N&amp;ivel</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>Ahora no se puede guardar esto.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>Tus partidas se pueden leer de nuevo. Lo que jugaste entretanto se conserva como una partida aparte.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>Aquí falta una partida de la copia de seguridad del %1.</numerusform>
            <numerusform>Aquí faltan %Ln partidas de la copia de seguridad del %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>una jugada no se puede hacer</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>sus %1 no son una lista</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>su %1 no es un texto</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>su %1 no es ni verdadero ni falso</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>su clave no se puede leer</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>su clave no deja sitio para las claves siguientes</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>sus números iniciales no se pueden leer</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>sus números iniciales no forman un sudoku</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>sus números iniciales no forman un sudoku con una sola solución</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>la jugada %1 no se puede leer</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>la clave de la jugada %1 no es mayor que la anterior</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>la clave de la jugada %1 no deja sitio para la siguiente</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>el evento %1 no se puede leer</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>evento %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>el punto de control %1 no se puede leer</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>punto de control %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>no está después de ninguna jugada suya</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>una prueba no empieza en ninguna parte</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>su número elegido no se puede leer</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>su color elegido no se puede leer</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>su modo de escritura no se puede leer</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>su selección no se puede leer</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>sus tiempos no se pueden leer</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>sus días no se pueden leer</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>su nombre es demasiado largo</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>una etiqueta no se puede leer</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1 tiene la clave de otra cosa</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>la clave de %1 no deja sitio para la siguiente</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>No se encontró ningún sudoku así.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: creando un sudoku…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>Esta es la partida anterior.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>Ahora no se puede abrir esta partida: se está jugando en otra ventana o no se puede leer.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Esta partida no se puede leer.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>Este sudoku no está en ninguna colección.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>Este sudoku no se puede leer.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Ya se empezaron todos los sudokus de esta colección.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Tu sudoku</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>No hay nueva partida: esta continúa.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>No hay nueva partida.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>Sin nivel</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelta</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonada</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>resuelta</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>abandonada</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>en curso</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Sin empezar</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Sudoku diario</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>Lo que juegas no está a salvo de un corte de luz: el disco indica un error.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>El archivo de partidas guardadas estaba dañado. Se están leyendo sus partidas; mientras tanto puedes jugar.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>Una partida guardada no se puede leer y se dejó como está.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>Partida %1 en %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>el archivo está dañado y no se puede apartar</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>no se puede escribir en la carpeta</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>el archivo se borró y no se puede reponer: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>Otro programa borró el archivo de partidas guardadas. Ya está repuesto.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>Otro programa sustituyó el archivo de partidas guardadas. Esta partida se añadió a él.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>El archivo de partidas guardadas estaba dañado.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>Partidas recuperadas del archivo: %1 (%2 de ellas sin sus últimas jugadas); partidas perdidas: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>No se pudo leer ninguna partida del archivo.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>Se recuperaron todas las partidas del archivo: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>De las copias de seguridad: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>El archivo dañado se conserva como %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>no se puede escribir en el archivo</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>No se guardó: %1. Lo que juegas se guardará en cuanto sea posible.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>Archivo: %1
Motivo: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>Fundamentos</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>No hay nada con ese nombre.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Buscar una técnica</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Las reglas en un minuto</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>Guía de técnicas</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>Un ejemplo en el tablero</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Otro</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Otro ejemplo</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>La lección sobre esta técnica</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Practicar</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · puntuación %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Las reglas en un minuto</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Qué buscar</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Por qué funciona</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>Cómo encontrarlo</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>En este ejemplo</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>El recorrido</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>Ir a: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>Reglas: atrás</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>Recorrido: atrás</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>Reglas: adelante</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Recorrido: adelante</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Volver a la página</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>El tablero</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>El tablero tiene nueve filas, nueve columnas y nueve cajas.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>Aquí ves {row}, {column} y {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>una fila</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>una columna</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>una caja</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>A cada una la llamamos unidad: nueve celdas que forman un todo.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>La regla</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>Cada unidad contiene todos los números del 1 al 9, una sola vez cada uno.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>Mira {box}: nueve celdas, nueve números, ninguno repetido.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>la caja central</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>Lo mismo vale para cada fila, cada columna y cada una de las demás cajas.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>Esa es la única regla.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>Algunos números vienen dados: son los números iniciales y no cambian.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>Tú rellenas el resto, celda a celda.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>Cada sudoku tiene una sola solución. Se encuentra razonando, sin tener que adivinar.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>Lo que ve una celda</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} está en una fila, una columna y una caja.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Esta celda</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>Ve las demás celdas de {houses}.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>estas unidades</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>Un número que ya está en una de ellas no puede repetirse aquí.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>Los números que {cell} todavía puede llevar son sus candidatos.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>una celda</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>Puedes anotarlos en la celda como notas pequeñas.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>Las técnicas colocan un número o demuestran que un candidato es falso.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>Cuando en una celda queda un solo candidato, ese es su número.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>Un primer paso</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>Sigue así. Las páginas siguientes muestran cómo.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>Una fila, columna o caja en la que solo queda una celda vacía.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>Una unidad tiene nueve celdas para nueve números.
Ya hay ocho números, así que la última celda se queda con el noveno.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>Busca unidades casi llenas.
Cuenta del 1 al 9 y mira qué número falta.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>Una celda a la que solo le queda un número.
Entre su fila, su columna y su caja ya están los otros ocho.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>Ningún número puede repetirse en una fila, columna o caja.
Si una celda ya ve ocho números distintos, en ella tiene que ir el noveno.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>Elige una celda cuya fila, columna y caja estén bastante llenas.
Cuenta del 1 al 9 y sáltate los números que la celda ve.
Si queda uno solo, escríbelo.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>Un número al que solo le queda un lugar en una fila, columna o caja.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>Cada unidad necesita el número una vez.
Donde ya está, el resto de su fila, su columna y su caja queda descartado para él.
Si quedan descartadas todas las celdas de una unidad menos una, en esa va el número.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>Toma un número y una caja en la que falte.
Desde cada lugar donde está el número, tacha su fila y su columna.
Si queda una sola celda vacía en la caja, escribe el número.
Haz lo mismo con filas y columnas.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>Un número cuyos lugares en una caja están todos en una misma fila o en una misma columna.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>La caja necesita el número, así que estará en una de estas celdas.
Todas están en la misma línea (fila o columna), así que ahí está también el número de la línea.
El resto de la línea no puede tenerlo.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>Toma una caja y un número que le falte.
Marca dónde puede ir.
Si las marcas quedan alineadas, sigue esa línea fuera de la caja.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>Un número cuyos lugares en una fila o columna están todos en una misma caja.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>La línea (fila o columna) necesita el número, así que estará en una de estas celdas.
Todas están en la misma caja, así que ahí está también el número de la caja.
El resto de la caja no puede tenerlo.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>Toma una fila o columna y un número que le falte.
Marca dónde puede ir.
Si las marcas caen en una misma caja, fíjate en las demás celdas de esa caja.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>En una caja, una celda de una línea que solo admite el mismo único número.</numerusform>
            <numerusform>En una caja, {count} celdas alineadas que solo admiten los mismos {count} números.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>Estas celdas se quedan con estos números; solo falta saber el orden.
Las celdas comparten una línea y una caja, así que ambas pierden esos números en las demás celdas.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>Anota los candidatos de las celdas vacías: los números que todavía son posibles allí.
En cada caja, compara las celdas alineadas.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>Dos celdas de una unidad que solo admiten los mismos dos números.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>Si una celda toma el primer número, la otra toma el segundo.
Falta saber el orden, pero los dos números se quedan en esas celdas.
Así, ninguna otra celda de la unidad puede tener ninguno de los dos.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>Anota los candidatos de las celdas vacías: los números que todavía son posibles allí.
Busca celdas con solo dos candidatos.
Si dos de esas celdas en una misma unidad son iguales, tienes un par.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>En una unidad, una celda que solo admite un número.
No hace falta que una celda los tenga todos.</numerusform>
            <numerusform>En una unidad, {count} celdas que entre todas solo admiten {count} números.
No hace falta que cada celda los tenga todos.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>Tantas celdas como números: cada celda toma uno, y no sobra ninguno.
Así, ninguna otra celda de la unidad puede tener ninguno de ellos.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>Mira las celdas de una unidad que tienen menos candidatos.
Reúne los números que admite una de esas celdas.
Si solo hay uno, táchalo en el resto de la unidad.</numerusform>
            <numerusform>Mira las celdas de una unidad que tienen menos candidatos.
Reúne los números que admiten {count} de esas celdas.
Si en total son solo {count}, táchalos en el resto de la unidad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>Dos números que en una unidad solo tienen los mismos dos lugares.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>Los dos números necesitan un lugar, y hay dos lugares para los dos.
Así, estas celdas llevan los dos números y en ellas no cabe nada más.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>Recorre los números que todavía faltan en una unidad.
Marca los que tienen solo dos lugares.
Si dos números tienen los mismos dos lugares, borra todo lo demás de esas celdas.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>En una unidad, un número que solo tiene un lugar.</numerusform>
            <numerusform>En una unidad, {count} números que se reparten solo {count} lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>Cada número necesita un lugar, y hay exactamente tantos lugares como números.
Así, estas celdas llevan estos números y en ellas no cabe nada más.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Recorre los números que todavía faltan en una unidad, empezando por los que tienen pocos lugares.
Busca un número que ocupe una celda.
El resto de la unidad es entonces también un conjunto de celdas y números: quizá se vea mejor.</numerusform>
            <numerusform>Recorre los números que todavía faltan en una unidad, empezando por los que tienen pocos lugares.
Busca {count} números que compartan {count} celdas.
El resto de la unidad es entonces también un conjunto de celdas y números: quizá se vea mejor.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>Un número con solo dos lugares en cada una de dos filas, y en las mismas dos columnas.
Funciona igual si se intercambian filas y columnas.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>Cada una de las dos filas necesita el número una vez.
No pueden usar la misma columna, así que se reparten las dos columnas.
Sea cual sea el reparto, esas columnas ya tienen su número: las demás filas no pueden usarlas.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>Elige un número y no mires nada más.
Busca filas en las que tenga solo dos lugares.
Si dos de esas filas usan las mismas columnas, tienes un X-Wing.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>Un número cuyos lugares en una fila están en una sola columna.
Funciona igual si se intercambian filas y columnas.
Una fila no tiene que usar todas esas columnas.</numerusform>
            <numerusform>Un número cuyos lugares en {count} filas están en solo {count} columnas.
Funciona igual si se intercambian filas y columnas.
Una fila no tiene que usar todas esas columnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>Cada una de las filas necesita el número una vez, y ninguna columna puede tenerlo dos veces.
Tantas filas como columnas: cada una de esas columnas recibe su número de esas filas.
Así, las demás filas no pueden tenerlo allí.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Elige un número y no mires nada más.
Deja fuera las filas en las que tenga muchos lugares.
Mira si a una de las demás le basta con una columna.</numerusform>
            <numerusform>Elige un número y no mires nada más.
Deja fuera las filas en las que tenga muchos lugares.
Mira si a {count} de las demás les bastan {count} columnas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>Como el {fish}, pero con uno o varios lugares de más.
Los lugares de más son las aletas; están en una misma caja.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>O ninguna aleta es cierta, y el patrón se cumple; o lo es al menos una de las aletas.
Un candidato que se elimina en el primer caso y ve todas las aletas se elimina en los dos.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>Busca el patrón y admite unos pocos lugares de más en una misma caja.
Mira solo los candidatos que el patrón eliminaría en la caja de las aletas.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>Como el {fish}, pero con aletas y con un lugar de menos donde están las aletas.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Si las aletas no son ciertas, el resto del patrón queda fijado y se cumple.
Si una aleta es cierta, elimina lo que ve.
Un candidato que se elimina en los dos casos es falso.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>Busca líneas con dos lugares de un número que coincidan solo en un extremo.
Si los otros extremos comparten una caja, uno de ellos puede ser la aleta.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un pez en el que las cajas pueden hacer el papel de algunas líneas.
Aquí es una unidad contra otra.</numerusform>
            <numerusform>Un pez en el que las cajas pueden hacer el papel de algunas líneas.
Aquí son {count} unidades contra otras {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>Cada una de las primeras unidades necesita el número una vez.
Todos sus lugares en ellas están en otras tantas unidades, que reciben de allí su número.
Así, el resto de esas otras unidades no puede tenerlo.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>Elige un número para el que muchas cajas tengan pocos lugares.
Prueba una caja junto con líneas que pasen a su lado.
Cuenta: las unidades elegidas deben ser tantas como las que cubren todos sus lugares.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un pez con cajas entre sus unidades y con algunos lugares de más: las aletas.
Aquí es una unidad contra otra.</numerusform>
            <numerusform>Un pez con cajas entre sus unidades y con algunos lugares de más: las aletas.
Aquí son {count} unidades contra otras {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Si ninguna aleta es cierta, el pez se cumple.
Si una aleta es cierta, elimina lo que ve.
Un candidato que se elimina en los dos casos es falso.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>Busca un pez al que le falte poco y mira qué lugares sobran.
Los candidatos que ven todos esos lugares son los que hay que examinar.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>Un pez de filas, columnas y cajas mezcladas de cualquier forma: una unidad contra otra.</numerusform>
            <numerusform>Un pez de filas, columnas y cajas mezcladas de cualquier forma: {count} unidades contra otras {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>Rara vez se encuentran sin ayuda.
Elige un número y ve sumando unidades hasta que otras tantas cubran todos los lugares.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>Un pez de filas, columnas y cajas mezcladas de cualquier forma, con algunos lugares de más: las aletas.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>Si ninguna aleta es cierta, el pez se cumple: una unidad llena otra.
Si una aleta es cierta, elimina lo que ve.
Un candidato que se elimina en los dos casos es falso.</numerusform>
            <numerusform>Si ninguna aleta es cierta, el pez se cumple: {count} unidades llenan otras {count}.
Si una aleta es cierta, elimina lo que ve.
Un candidato que se elimina en los dos casos es falso.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>Rara vez se encuentran sin ayuda.
Una cadena más corta suele dar lo mismo: búscala primero.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>Un número con solo dos lugares en cada una de dos filas.
Un lugar de cada una está en la misma columna: son los pies. Los otros son las azoteas.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>Los pies están en una misma línea, así que como mucho uno de ellos lleva el número.
Entonces al menos una de las azoteas lo lleva.
Una celda que ve las dos azoteas no puede tener el número.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>Elige un número y busca filas con dos lugares.
Si dos de esas filas coinciden en una columna pero no en la otra, mira qué celdas ven los dos extremos sueltos.
Haz lo mismo con columnas.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>Una fila y una columna, cada una con solo dos lugares de un número.
Un lugar de cada una está en la misma caja.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>Los dos lugares de la caja no pueden llevar el número a la vez.
Así, al menos uno de los hilos tiene el número en su extremo lejano.
Una celda que ve los dos extremos lejanos no puede tenerlo.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>Elige un número y busca una fila y una columna con dos lugares cada una.
Si se encuentran en una caja, sigue los dos hilos hasta sus extremos.
Examina la celda donde se cruzan las líneas de esos extremos.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>Dos cometas de dos hilos sobre las mismas dos celdas de una caja.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>En cada cometa, al menos uno de los extremos lejanos lleva el número.
Una celda que ve los dos extremos lejanos de una cometa no puede tenerlo.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>Cuando encuentres una cometa, mira si las mismas celdas de la caja dan otra.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>Una caja en la que un número está solo en una fila y una columna: una cruz.
Y, en otra parte, una línea con solo dos lugares del número, uno de ellos alineado con la cruz.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>Si el número está en el primero de esos dos lugares, queda descartado en un brazo de la cruz.
Entonces el número de la caja está en el otro brazo.
Si no está allí, está en el segundo lugar. La celda marcada ve tanto ese segundo lugar como ese otro brazo.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>Elige un número y busca cajas donde quede descartado en cuatro celdas que forman un rectángulo: sus demás lugares forman una cruz con dos brazos.
Busca una línea con solo dos lugares, uno de ellos alineado con un brazo.
Examina la celda que ve el otro lugar y está alineada con el otro brazo.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>La cruz que un número forma en una caja, y que sirve con dos líneas distintas.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>Para cada una de las líneas hay dos casos: o el número está en el lugar de la línea que no está alineado con la cruz, o el de la caja está en el brazo que no apunta a la línea.
Se eliminan los candidatos que ven tanto ese lugar como ese brazo; vale para las dos líneas.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>Cuando encuentres un rectángulo vacío, mira si otra línea con dos lugares alcanza la misma cruz.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>Dos celdas con los mismos dos candidatos que no se ven entre sí.
Y además, una unidad donde uno de esos números tiene solo dos lugares, y cada celda ve uno distinto.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>El número que enlaza está en uno de los dos lugares del enlace.
Así, al menos una de las gemelas no puede tenerlo y toma el otro número.
Ninguna celda que vea las dos gemelas puede tener ese otro número.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>Busca celdas con los mismos dos candidatos.
Mira si una fila, columna o caja las une mediante uno de los dos números.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>Una celda con dos candidatos, el pivote, y dos celdas que ve, las alas.
El pivote y las alas tienen dos candidatos cada uno, con tres números en total.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>Tome el número que tome el pivote, una de las alas lo pierde.
Esa ala lleva entonces el tercer número.
Ninguna celda que vea las dos alas puede tener el tercer número.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>Empieza por una celda con dos candidatos, por ejemplo 1 y 2.
Busca, entre las celdas que ve, una con 1 y 3 y otra con 2 y 3.
Elimina entonces el 3 donde se vean las dos.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>Como un XY-Wing, pero el pivote tiene los tres candidatos.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>Sea cual sea el número del pivote, el número común está en él o, al menos, en una de las alas.
Ninguna otra celda que vea las tres puede tenerlo.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>Empieza por una celda con tres candidatos.
Busca dos celdas que vea, cada una con dos de los tres.
Elimina el número común junto al pivote, donde se vean las tres celdas.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>Cuatro celdas en dos filas, dos columnas y dos cajas.
Tres de ellas tienen los mismos dos candidatos; la cuarta tiene uno de ellos o los dos, y otros más.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>Si las cuatro tuvieran solo esos dos números, estos se podrían intercambiar: habría dos soluciones.
Un sudoku tiene una sola solución, así que la cuarta celda lleva otro número.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>Busca tres celdas iguales con dos candidatos en las esquinas de un rectángulo.
El rectángulo debe estar en solo dos cajas.
Elimina esos dos números de la cuarta esquina, si están allí.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>Cuatro esquinas en dos filas, dos columnas y dos cajas, con los mismos dos candidatos.
Algunas tienen un candidato más, el mismo en todas ellas.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>Sin el número de más, los dos números comunes se podrían intercambiar y habría dos soluciones.
Así, al menos una de esas esquinas lleva el número de más.
Ninguna celda que las vea todas puede tenerlo.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>Busca un rectángulo de esquinas con dos números comunes.
Si todo lo que sobra es un mismo número, mira qué celdas ven todas las esquinas que lo tienen.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>Cuatro esquinas con los mismos dos candidatos; dos de ellas tienen además otros.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>Al menos una de esas dos esquinas lleva uno de sus números de más; si no, habría dos soluciones.
Juntas se comportan, pues, como una sola celda con los números de más.
Con otras celdas de la unidad forman un conjunto desnudo, y el resto de la unidad pierde sus números.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>Busca un rectángulo con números de más en dos esquinas de una misma unidad.
Toma esos números de más como una sola celda y busca con ella un par o un trío.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>Cuatro esquinas con los mismos dos candidatos; dos de ellas tienen además otros.
Uno de los dos números no tiene otro lugar en la unidad de esas dos esquinas.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>La unidad necesita ese número, así que lo lleva una de las dos esquinas.
Si la otra tomara el segundo número, los dos se podrían intercambiar en el rectángulo: dos soluciones.
Así, ninguna de las dos lleva el segundo número.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>Busca un rectángulo con números de más en dos esquinas de una misma unidad.
Mira si, en esa unidad, uno de los dos números del rectángulo solo tiene lugar en esas esquinas.
Elimina de las dos esquinas el otro número del rectángulo.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>Cuatro esquinas con los mismos dos candidatos; dos esquinas opuestas tienen más.
En las dos filas, o en las dos columnas, uno de los números solo tiene lugar en las esquinas.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>Si ese número estuviera en una de las esquinas con candidatos de más, estaría también en la opuesta.
Entonces los dos números se podrían intercambiar en el rectángulo y habría dos soluciones.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>Busca un rectángulo con números de más en dos esquinas opuestas.
Mira si uno de los números no tiene otros lugares en esas filas o columnas.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>Cuatro esquinas que comparten dos candidatos, casi siempre entre otros.
En la fila y la columna de una de las esquinas, uno de esos números solo tiene lugar en las esquinas.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>Si esa esquina tomara el otro número, el primero tendría que estar en sus dos vecinas.
Entonces las cuatro esquinas tendrían solo esos dos números, que se podrían intercambiar: dos soluciones.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>Empieza por una esquina que tenga solo los dos candidatos.
Mira si, en la fila y la columna de la esquina opuesta, uno de los dos números solo cabe en las esquinas.
Elimina de esa esquina el otro número.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>Tres números escritos en las esquinas de un rectángulo, ninguno de ellos inicial; entre los tres hay solo dos números distintos.
En la cuarta esquina, el número intercambiado todavía es candidato.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>Con ese número, los dos números del rectángulo se podrían intercambiar, y ningún número inicial lo impediría.
Habría dos soluciones, así que la cuarta esquina lleva otro número.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>Fíjate en los números que escribiste y busca tres en escuadra: por ejemplo, 3 y 7 arriba y otro 7 debajo del 3.
Si ninguna esquina es un número inicial, evita que la cuarta cierre el rectángulo.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>Dos números escritos en esquinas de un rectángulo, ninguno de ellos inicial, y dos esquinas vacías.
Las esquinas vacías comparten un candidato de más.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>Sin el número de más, los dos números del rectángulo se podrían intercambiar: dos soluciones.
Así, una de las esquinas vacías lleva el número de más.
Ninguna celda que vea las dos puede tenerlo.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>Busca dos números escritos, uno al lado del otro, con los mismos dos números posibles enfrente, en el orden inverso.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>Todas las celdas vacías tienen dos candidatos, salvo una que tiene tres.
Sin uno de los tres, cada número sería candidato exactamente dos veces en cada fila, columna y caja donde falta.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>Si cada celda vacía tuviera dos candidatos y cada número que falta en una unidad fuera candidato en ella dos veces, cualquier solución se podría convertir en otra poniendo en cada celda su otro candidato.
Entonces habría dos soluciones o, si no encajara ni una ni otra, ninguna.
Un sudoku tiene una sola. Así, el candidato de más, que impide el intercambio, es cierto.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>Cerca del final de un sudoku, cuenta las celdas con tres candidatos.
Si hay una sola, toma el candidato que aparece tres veces en su fila.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>Todas las celdas vacías tienen dos candidatos, salvo unas pocas.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>Con dos candidatos en todas partes, y cada número que falta en una unidad dos veces como candidato en ella, hay dos soluciones o ninguna.
Así, al menos uno de los candidatos de más es cierto.
Los candidatos incompatibles con todos ellos se eliminan.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>Cerca del final de un sudoku, marca los candidatos que sobran.
Mira qué tienen en común: un número, una unidad o un par.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>Un anillo de celdas con los mismos dos candidatos, dos celdas en cada unidad por la que pasa.
Solo una o unas pocas de las celdas tienen más.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>Con solo los dos números, el anillo se podría rellenar de dos maneras: dos soluciones.
Así, al menos en una de las celdas que tienen más va otro número.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>Es un rectángulo único con más esquinas.
Sigue celdas iguales con dos candidatos hasta volver al principio.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>Un número que en varias unidades tiene solo dos lugares; esas unidades se enlazan como una red.
Colorea sus lugares alternando: un color y luego el otro.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>En cada enlace solo un extremo es cierto, así que un color es cierto en todas partes y el otro en ninguna.
Sea cual sea, una celda que ve los dos colores no puede tener el número.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>Elige un número y busca las unidades con dos lugares.
Empieza por un lugar y da a los vecinos el otro color.
Busca lugares de fuera que vean los dos colores.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>Un número que en varias unidades tiene solo dos lugares; esos lugares se colorean alternando dos colores.
Dos celdas de un mismo color se ven.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>Un color es cierto en todas partes y el otro en ninguna.
Un color que pondría el número dos veces en una unidad no puede ser el cierto.
Así, se elimina en todas partes.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>Elige un número y busca las unidades con dos lugares.
Empieza por un lugar y da a los vecinos el otro color.
Mira si dos celdas de un mismo color se ven.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>Dos grupos coloreados de un mismo número, separados, cada uno con sus dos colores.
Un color del primero ve un color del segundo.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>Esos dos colores no pueden ser ciertos a la vez.
Así, al menos uno de sus opuestos es cierto.
Ninguna celda que vea los dos opuestos puede tener el número.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>Colorea dos grupos de un mismo número.
Busca dónde se tocan y fíjate en los colores que no se tocan.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>Dos grupos coloreados de un mismo número, separados, cada uno con sus dos colores.
Un color del primero ve los dos colores del segundo.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>Un color del segundo grupo es cierto, y el primer color lo ve.
Así, ese primer color es falso en todas partes.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>Colorea dos grupos de un mismo número.
Mira si un color toca los dos colores del otro grupo.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>Una cadena de celdas con los mismos dos candidatos, en la que cada una ve la siguiente.
Son cuatro o más, siempre un número par.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>A lo largo de la cadena, los números se alternan.
Por eso los dos extremos llevan números distintos, en un orden o en el otro.
Las celdas que ven los dos extremos no pueden tener ninguno de los dos números.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>Busca varias celdas con los mismos dos candidatos.
Ve de una a la siguiente y cuenta.
Después de tres, cinco o siete pasos, los extremos llevan números distintos.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>Dos unidades donde un número tiene solo dos lugares, unidas por dos lugares que se ven.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>Los lugares unidos no pueden llevar el número a la vez.
Así, al menos uno de los extremos lejanos lo lleva.
Ninguna celda que vea los dos extremos lejanos puede tener el número.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>Elige un número y marca unidades con dos lugares.
Busca dos de ellas que se toquen y examina qué celdas ven los extremos sueltos.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>Un número que en varias unidades tiene solo dos lugares; esas unidades se unen en una cadena más larga.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>Supón que el primer extremo no es cierto y sigue: es, no es, es…
Entonces el último extremo es cierto.
Así, al menos uno de los extremos es cierto, y se eliminan los candidatos que ven ambos.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>Elige un número y marca unidades con dos lugares.
Empieza por una, pasa de uno de sus lugares a otro que este vea y toma la unidad siguiente.
Detente cuando los dos extremos vean un candidato común.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>Celdas con dos candidatos: cada una ve la siguiente y tiene un número en común con ella.
Los dos extremos tienen un número en común.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>Es como una fila de fichas de dominó: si el primer extremo no es el número común, es su otro candidato.
Ese candidato empuja la celda siguiente, y así sucesivamente, hasta que el último extremo resulta ser el número común.
Ninguna celda que vea los dos extremos puede tenerlo.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>Empieza por una celda con dos candidatos y deja fuera uno de ellos.
Pasa a una celda con dos candidatos que contenga el otro.
Sigue hasta que vuelva a aparecer el número que dejaste fuera al principio.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>Una cadena de enlaces, por celdas y números, que vuelve a su comienzo sin contradicción.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>Se puede recorrer en los dos sentidos, así que en cada enlace solo un extremo es cierto.
Todo candidato que ve los dos extremos de un enlace se elimina.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>Construye una cadena: si esto no, entonces aquello; si aquello, entonces lo siguiente no.
Si se cierra, mira qué candidatos ven los dos extremos de cada enlace.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>Una cadena de enlaces, por celdas y números, que vuelve a su primera celda y allí se contradice.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>Supón lo contrario de lo marcado y sigue los enlaces.
Llevan a una contradicción en la celda donde empezaron.
Así, la suposición es falsa.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>Toma un candidato y pregunta qué se deduce si es cierto.
Sigue unidades con dos lugares y celdas con dos candidatos.
Si al final el candidato queda refutado, elimínalo.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>Una cadena de enlaces, por celdas y números, cuyos dos extremos no pueden ser falsos a la vez.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>Supón que el primer extremo no es cierto y sigue los enlaces: el último extremo es cierto.
Así, al menos uno de los extremos es cierto.
Los candidatos incompatibles con los dos extremos se eliminan.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>Empieza por una unidad donde un número tiene dos lugares, o por una celda con dos candidatos.
Sigue alternando: si esto es cierto, aquello no; si aquello no, esto sí.
Detente cuando los extremos vean un candidato común.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>Una cadena como las demás, pero en algunos enlaces un extremo lo forman varias celdas alineadas de una caja.
El número está en una de ellas, sea cual sea.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>Un grupo es cierto si lo es una de sus celdas; ve lo que ven a la vez todas sus celdas.
Con eso, los enlaces valen como en cualquier cadena.
Los candidatos incompatibles con el resultado se eliminan.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>Cuando una cadena se atasca ante tres lugares, mira si dos de ellos están alineados en una caja.
Toma esos dos como uno.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>Dos conjuntos casi bloqueados (ALS): cada uno está en una unidad y tiene un candidato más que celdas.
Comparten un número cuyos lugares en los dos conjuntos se ven todos entre sí.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>Solo uno de los conjuntos puede tener ese número.
El otro tiene tantos números como celdas, así que los lleva todos.
Un segundo número compartido está, por tanto, al menos en uno de los conjuntos; los candidatos que ven todos sus lugares se eliminan.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>Una celda con dos candidatos es el más pequeño de estos conjuntos; luego vienen dos celdas con tres.
Busca dos que compartan dos números, uno de los cuales no pueda estar en ambos.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>Tres conjuntos de celdas, cada uno con un candidato más que celdas.
El central comparte un número con cada uno de los otros dos; ese número no puede estar a la vez en los dos conjuntos que lo comparten.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>El conjunto central solo puede ceder un número.
Así, al menos uno de los conjuntos exteriores pierde su número y lleva todos los demás.
Un número que tienen los dos conjuntos exteriores está al menos en uno de ellos.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>Es un XY-Wing cuyas celdas han crecido hasta ser conjuntos.
Empieza por el conjunto central y busca un compañero para cada uno de sus números.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>Conjuntos de celdas en cadena, cada uno con un candidato más que celdas.
Cada uno comparte con el siguiente un número que no puede estar en los dos a la vez.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>Si al primer conjunto le falta su número, queda bloqueado y le quita un número al siguiente, y así sucesivamente.
Así, el primer conjunto o el último lleva el número que ambos tienen.
Los candidatos que ven todos sus lugares se eliminan.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>Es una cadena XY cuyas celdas han crecido hasta ser conjuntos.
Alarga dos conjuntos unidos con un tercero y compara los extremos.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>Una celda, el tallo, y para cada uno de sus candidatos un conjunto de celdas que quedaría bloqueado: los pétalos.
Un pétalo tiene un candidato más que celdas.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>Tome el número que tome el tallo, se lo quita a un pétalo.
Ese pétalo lleva entonces todos sus demás números.
Un número que está en todos los pétalos irá al menos en uno de ellos; los candidatos que ven todos sus lugares se eliminan.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>Empieza por una celda con dos o tres candidatos.
Busca un conjunto para cada uno y mira qué número comparten.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>Dos o tres celdas donde una fila o columna cruza una caja, con al menos dos candidatos más que celdas.
En la línea y en la caja, junto a ellas, hay celdas que solo usan algunos de esos números.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>Contando todo junto, hay tantos números como celdas, así que cada número está una vez.
Los números de las celdas de la línea se eliminan del resto de la línea.
Los números de las celdas de la caja se eliminan del resto de la caja.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>Mira donde una línea cruza una caja con celdas vacías.
Busca en la línea una celda con dos de los candidatos del cruce, y en la caja otra con otros dos.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>Un pez cuyas aletas no ven todas el candidato que habría que eliminar.
En vez de eso, desde cada aleta una cadena lleva hasta él.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>Si ninguna aleta es cierta, el pez elimina el candidato.
Si una aleta es cierta, lo elimina su cadena.
Así, se elimina en todos los casos.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>Busca primero un pez con aletas.
Luego sigue lo que se deduce de cada aleta.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>Un candidato desde el que unas cadenas llevan a algo imposible.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>Supón que el candidato es cierto.
Con jugadas forzadas, una celda se queda sin números, a una unidad le falta un número, o algo resulta cierto y falso a la vez.
Así, la suposición es falsa.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>Elige un candidato del que dependa mucho y síguelo en papel.
Usa celdas con dos candidatos y unidades con dos lugares.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>Una celda o unidad cuyas posibilidades llevan todas al mismo resultado.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>Una de las posibilidades es cierta.
Cada una de ellas, seguida con jugadas forzadas, acaba igual.
Así, ese resultado es cierto pase lo que pase.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>Elige una celda con dos candidatos, o un número con dos lugares en una unidad.
Sigue los dos casos y compara los resultados.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>Un candidato desde el que varias series de jugadas forzadas, juntas, llevan a algo imposible.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>Supón que el candidato es cierto y anota todo lo que se deduce.
Al final aparece algo imposible.
Así, la suposición es falsa.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>Copia el tablero, supón un candidato y rellena lo que se deduce.
Resérvalo para sudokus en los que no sirve nada más.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>Una celda o unidad cuyas posibilidades, con todo lo que se deduce de ellas, llevan todas al mismo resultado.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>Una de las posibilidades es cierta.
Sea cual sea, todo lo que se deduce de ella incluye el resultado.
Así, el resultado es cierto.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>Sigue cada posibilidad en una copia del tablero y busca lo que todas las copias comparten.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>Todas las formas de colocar las nueve veces un número en el tablero tienen una celda en común.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>Una de esas formas es la solución.
Una celda que está en todas ellas lleva el número.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>Es trabajo para un programa.
A mano, prueba a dejar fuera la celda y comprueba que el número no se puede colocar.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>Ninguna de las formas de colocar las nueve veces un número en el tablero usa cierta celda.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>Una de esas formas es la solución.
Una celda que no está en ninguna de ellas no lleva el número.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>Es trabajo para un programa.
A mano, prueba el número en esa celda y comprueba que el resto no se puede colocar.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>Celdas que ven las mismas vecinas, y todas las combinaciones de números que podrían llevar.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>Una combinación es imposible si deja a una vecina sin número.
Un candidato que solo está en combinaciones imposibles se elimina.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>Toma dos o tres celdas que vean varias celdas con pocos candidatos.
Anota sus combinaciones y tacha las que dejan vacía a una vecina.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>Un candidato que, tomado como cierto, hace imposible su propio número en otra parte.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>Coloca el número allí y sigue solo ese número.
Al final, una unidad no tiene lugar para él, o lo tiene dos veces.
Así, el candidato es falso.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>Elige un número con pocos lugares.
Supón uno de ellos y marca dónde tiene que ir el número a continuación.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>Una suposición cuyas consecuencias, tomadas juntas, llevan a una contradicción o a un mismo resultado.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>Un enlace puede apoyarse en varios anteriores: lo que eliminan juntos deja una sola posibilidad.
Todo lo que sigue es forzoso.
Así, la conclusión es segura.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>Copia el tablero, supón un candidato y rellena lo que se deduce.
Haz lo mismo con la otra posibilidad y compara.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>Una suposición cuyas consecuencias llevan a una contradicción o a un mismo resultado.
Por el camino se usan también pares, X-Wings y similares.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>Cada enlace se deduce de los anteriores, o de un patrón sencillo que estos provocan.
Así, la conclusión es segura.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>Supón un candidato en una copia del tablero y sigue resolviendo en ella.
Usa cualquier técnica que conozcas.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>Una suposición cuyas consecuencias llevan a una contradicción o a un mismo resultado.
Por el camino se hacen y se resuelven suposiciones más pequeñas.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>Cada enlace se deduce de los anteriores, o de una cadena propia que parte de ellos.
Así, la conclusión es segura.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>Esto va más allá de lo que se hace a mano.
El recorrido muestra un enlace tras otro.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>Una celda o unidad en la que se puede demostrar que todas las posibilidades menos algunas son imposibles.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>Cada una de las posibilidades falsas se prueba hasta que el tablero lleva a una contradicción.
Lo que queda es cierto.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>Es el último recurso cuando no se conoce ningún patrón.
Sigue cada caso en una copia del tablero.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Siguiente pas&amp;o</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>Pre&amp;guntar</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Siguiente paso</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Preguntar</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>Marca dónde puede ir el número elegido</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>Qué puede ser la celda, y por qué no otro número</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Dónde mirar, qué hay y por qué</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>&amp;Lugares del %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Lugares</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>Permitir técnicas &amp;de unicidad</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>Técnicas que puede usar «Siguiente paso»</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>Técnicas &amp;hasta el nivel</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>Mira aquí</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>esta celda</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>esta celda</numerusform>
            <numerusform>estas {count} celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>este %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>este %1</numerusform>
            <numerusform>estos {count} %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>este lugar para el %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>este lugar para el %1</numerusform>
            <numerusform>estos {count} lugares para el %1</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>La clave está en {pattern}.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>La clave está en {pattern}.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Pista: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Paso %1 de %2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>Pista: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>«Aplicar» escribe el %1 en la fila %2, columna %3.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>«Aplicar» elimina un candidato.</numerusform>
            <numerusform>«Aplicar» elimina {count} candidatos.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>¿Y si %1 fuera %2?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>¿Y si %1 no fuera %2?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>Hay un número incorrecto</numerusform>
            <numerusform>Hay {count} números incorrectos</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>¿Están completas tus notas?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>¿Anotas todos los candidatos?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>En ese caso, el que falta cuenta como tachado.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>Si no, que falte uno no significa nada.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>Falta una nota</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>Tachaste el número correcto en {cell}.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>En las notas de {cell} falta el número correcto.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>El siguiente paso depende de él.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Ningún paso</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>Ninguna técnica permitida en «Siguiente paso» sirve aquí. Esta sí: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>No queda nada por encontrar.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Varias soluciones</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>A partir de aquí la lógica no basta: quedan varias soluciones.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>Elige tú un número: vale cualquiera que lleve a una solución.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>Buscando el siguiente paso…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>Se tacha un candidato.</numerusform>
            <numerusform>Se tachan {count} candidatos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>Se tacha el {digits} en {cells}.</numerusform>
            <numerusform>Se tachan los candidatos {digits} en {cells}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>Distribución de tiempos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Todavía no hay partidas con tiempo</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>La mediana es %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>La barra más alta empieza en %1: %2.</translation>
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
        <translation>Ya se están importando partidas.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>esto no es un historial de partidas de sudoku</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>el archivo está dañado o termina antes de tiempo</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>está en UTF-16 y tiene que estar en UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>se esperaba una lista de partidas</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>no se puede leer lo que dice %1</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>este historial es de una versión más reciente del programa</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>se esperaba una lista de colecciones</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>una colección no se puede leer</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>los sudokus de una colección no se pueden leer</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>una partida no se puede leer</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>la fila %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>en la fila %1</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>de la fila %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>a la fila %1</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>con la fila %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>la fila %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>en la columna %1</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>de la columna %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>a la columna %1</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>con la columna %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>la columna %1</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>la caja superior izquierda</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>en la caja superior izquierda</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>de la caja superior izquierda</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>a la caja superior izquierda</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>con la caja superior izquierda</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>la caja superior izquierda</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>la caja superior central</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>en la caja superior central</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>de la caja superior central</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>a la caja superior central</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>con la caja superior central</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>la caja superior central</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>la caja superior derecha</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>en la caja superior derecha</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>de la caja superior derecha</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>a la caja superior derecha</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>con la caja superior derecha</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>la caja superior derecha</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>la caja central izquierda</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>en la caja central izquierda</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>de la caja central izquierda</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>a la caja central izquierda</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>con la caja central izquierda</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>la caja central izquierda</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>la caja central</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>en la caja central</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>de la caja central</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>a la caja central</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>con la caja central</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>la caja central</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>la caja central derecha</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>en la caja central derecha</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>de la caja central derecha</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>a la caja central derecha</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>con la caja central derecha</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>la caja central derecha</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>la caja inferior izquierda</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>en la caja inferior izquierda</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>de la caja inferior izquierda</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>a la caja inferior izquierda</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>con la caja inferior izquierda</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>la caja inferior izquierda</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>la caja inferior central</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>en la caja inferior central</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>de la caja inferior central</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>a la caja inferior central</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>con la caja inferior central</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>la caja inferior central</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>la caja inferior derecha</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>en la caja inferior derecha</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>de la caja inferior derecha</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>a la caja inferior derecha</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>con la caja inferior derecha</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>la caja inferior derecha</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>la fila %1</numerusform>
            <numerusform>las filas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>en la fila %1</numerusform>
            <numerusform>en las filas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>de la fila %1</numerusform>
            <numerusform>de las filas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>a la fila %1</numerusform>
            <numerusform>a las filas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>con la fila %1</numerusform>
            <numerusform>con las filas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>la fila %1</numerusform>
            <numerusform>las filas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>la columna %1</numerusform>
            <numerusform>las columnas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>en la columna %1</numerusform>
            <numerusform>en las columnas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>de la columna %1</numerusform>
            <numerusform>de las columnas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>a la columna %1</numerusform>
            <numerusform>a las columnas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>con la columna %1</numerusform>
            <numerusform>con las columnas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>la columna %1</numerusform>
            <numerusform>las columnas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>una unidad</numerusform>
            <numerusform>{count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>en una unidad</numerusform>
            <numerusform>en {count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>de una unidad</numerusform>
            <numerusform>de {count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>a una unidad</numerusform>
            <numerusform>a {count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>con una unidad</numerusform>
            <numerusform>con {count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>una unidad</numerusform>
            <numerusform>{count} unidades</numerusform>
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
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Siguiente paso</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>Preguntar por esta celda</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Todos los pasos</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Aprender…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Practicar…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>«Siguiente paso» dice primero dónde mirar, luego qué hay allí y luego por qué. Tú decides cuánto te cuenta.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Dónde mirar, qué hay y por qué</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>Qué puede ser, y por qué no otro número</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>Todo lo que se puede encontrar ahora</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>Lecciones, desde las reglas hasta las técnicas más difíciles</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>Posiciones que necesitan una técnica</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>Nada que restaurar: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>Nada que importar: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>no contiene ninguna partida.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>su partida ya está aquí.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>su partida ya está aquí.</numerusform>
            <numerusform>sus %Ln partidas ya están aquí.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>Ninguna partida nueva en %1.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>Recuperadas de la papelera: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>Colecciones que venían con ellas: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>Una partida restaurada de %1</numerusform>
            <numerusform>%Ln partidas restauradas de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>Una partida importada de %1</numerusform>
            <numerusform>%Ln partidas importadas de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>Una jugada restaurada de %1</numerusform>
            <numerusform>%Ln jugadas restauradas de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>Una jugada importada de %1</numerusform>
            <numerusform>%Ln jugadas importadas de %1</numerusform>
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
            <numerusform>una jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>la copia de seguridad del %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>Una ya estaba.</numerusform>
            <numerusform>%Ln ya estaban.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>Cómo se escriben los números</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Esquina</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>Notas centrales</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>El número que tecleas se escribe en la celda</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>Notas en lugares fijos (igual que con {Shift} y un número)</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>Notas una tras otra (igual que con {Ctrl} y un número)</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>Colores (igual que con {Ctrl}, {Shift} y un número)</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 y %2</translation>
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
        <translation>%1 u %2</translation>
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
        <translation>%1 u %2</translation>
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
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>&amp;Predeterminada</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Quitársela</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>Buscar opciones y teclas</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>Opciones de los menús y sus teclas</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Restablecer todo</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>Todas las opciones tienen sus teclas predeterminadas.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Elige una opción.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: sin tecla predeterminada</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: tecla predeterminada, %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Tecla de %1</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>Ve al campo de arriba y pulsa la nueva tecla.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 no se puede cambiar. Sirve para: %2. Pulsa otra tecla.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 pertenece a %2. ¿Quitársela?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1 ya no tiene tecla.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1 tiene ahora la tecla %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>No se encontró nada.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>Dominadas</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>Elige dónde empezar</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>Dominas %1 de %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>Paso %1 de 4 de la pista</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>Guía de técnicas</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>Elige dónde empezar</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Buscar una técnica</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>Fundamentos</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>cerca de un minuto</numerusform>
            <numerusform>unos %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>dominada</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>repaso · %Ln día</numerusform>
            <numerusform>repaso · %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>repaso</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>siguiente · %1 min</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 min · en curso</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>dominada, pendiente de repaso</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>lección siguiente</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>en curso</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, hace un día que no la encuentras</numerusform>
            <numerusform>%1, hace %Ln días que no la encuentras</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, sin encontrarla desde hace tiempo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>pendiente de repaso</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>el número que las enlaza</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>número que solo uno de los conjuntos puede tener</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>números que ve la celda</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>cada uno descarta el número en las celdas que ve</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>tiene el número</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>tiene el %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>no puede ser %1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>tachado</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>debe ser %1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>la celda debe llevar este número</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>la celda lleva este número</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>es %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>celdas que hacen de enlace</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>la celda no lleva este número</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>no es %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>si uno no, el otro sí</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>si uno sí, el otro no</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>o todas son %1, o ninguna</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>si las otras no tienen el número, estas sí</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>otro grupo: o todas estas tienen el número, o ninguna</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>otro grupo: si aquellas no lo tienen, estas sí</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>celdas de la línea</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>conjunto A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>conjunto C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>conjunto D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>eliminado en el paso %1</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>eliminado antes</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>una de estas es %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>lugares para el %1</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>estos números ocupan estas celdas</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>las celdas gemelas</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>las alas</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>sus números se podrían intercambiar</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>lugares del pez</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>uno de estos candidatos es cierto</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>celdas probadas a la vez</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>en la fila o columna y en la caja a la vez</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>el patrón</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>aleta: lugar de más</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>el tercer %1: debe ser cierto</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>lo que impide el intercambio</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>donde está la contradicción</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>conjunto bloqueado con los números de más</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>se quedaría sin candidatos</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>celdas de la caja</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>conjunto B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>conjunto con un número más que celdas</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>tallo</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>pivote</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>dónde mirar</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>la fila examinada</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>la columna examinada</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>la caja examinada</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>Ver, parte %1 de %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>Buscar, ejercicio %1 de %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Fin de la lección</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Buscar</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%1 de %2 dominadas</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>El ejemplo de la lección</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Volver al curso</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Fin de la lección</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lección: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Las flechas eligen una celda, un número toma su candidato, {Enter} toma la celda.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Ejemplo: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>La posición de la lección</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: mirando el ejemplo…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1, fase «Ver»: parte %2 de %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Tu propia partida no cambia.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>La dominas</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Todavía sin demostrar</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>Dos ejercicios resueltos sin ayuda demuestran que la dominas.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>La lección muestra cómo mirar.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>Juega una posición hasta el final. El siguiente paso que necesita: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>Las pistas funcionan como siempre. Tu propia partida se conserva en la biblioteca.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Buscando una posición…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>No hay ninguna posición que jugar.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Jugar hasta el final</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Terminar la lección</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, fase «Usar».</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>Tu propia partida se conserva en la biblioteca.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>Encontraste el paso sin ayuda.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>Jugaste hasta el final.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>Ya dominas esta técnica: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Encontrada sin ayuda: %1 (basta %Ln vez para dominarla, en práctica o en partidas).</numerusform>
            <numerusform>Encontrada sin ayuda: %1 de las %Ln veces que hacen falta para dominarla, en práctica o en partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Lección siguiente: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Más ejercicios</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>próxima partida</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>Lo que venga: de fácil a muy difícil.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>Muchos números iniciales, y siempre una celda o un número con una sola posibilidad.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>Pares, tríos y números que quedan bloqueados en una fila o caja.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>Patrones en dos o más filas: X-Wing, Rascacielos, alas.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>Patrones más grandes y cadenas cortas.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>Largas cadenas de razonamientos.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>No basta ningún patrón: hay que probar algo.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Para mí</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Nivel</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>Pid&amp;e</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>ahora no se puede guardar</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>Recuperar lo eliminado</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimir…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>Imprimir todo lo que se muestra…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>Mostrar técnicas</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>Todos los niveles</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Tarjetas</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>Mostrar: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>Cualquier colección o ninguna</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importar una colección…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>Cualquier etiqueta o ninguna</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Ordenar por: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>Jugar el siguiente</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>Jugar uno al azar</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>Cambiar nombre de la colección</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>Eliminar la colección</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>El primer sudoku de la lista que está sin empezar</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>Cualquier sudoku de la lista que está sin empezar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>Más sobre la colección</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>Etiquetas de todas ellas</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Nombre de la colección</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>bonito, repetir</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>Separadas por comas</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>Importando %1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>Importando %1: esperando a otro programa que ha bloqueado las partidas…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>No son sudokus</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>Qué no es un sudoku, y por qué</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Sin importar</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>Qué no se importó, y por qué</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Y %1 más.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>Nivel, estado, etiqueta, fecha, técnica</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>Encuentra todas las palabras de una tarjeta, fechas, números y técnicas</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Borrar la búsqueda</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Importar una colección</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>La papelera está vacía. Las partidas eliminadas se quedan aquí 30 días.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Todavía no se ha jugado ninguna partida.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>No hay ningún sudoku así.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>No hay ninguna partida así.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>Ya se empezaron todos los sudokus de la lista.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Ya se empezaron todos los sudokus de esta colección.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>Eliminada: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>Restaurada: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>No se pudo eliminar.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>Exportar las partidas seleccionadas</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Historial (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>partidas-sudoku</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>Una partida en pausa no se imprime.</translation>
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
        <translation>Buscando el camino…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>Colecciones</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importar una colección…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Conservadas</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez jugada</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>Fecha de inicio</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1 de %Ln partida</numerusform>
            <numerusform>%1 de %Ln partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>Ninguna partida en la papelera</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>Una partida en la papelera, durante 30 días</numerusform>
            <numerusform>%Ln partidas en la papelera, cada una durante 30 días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>%1 de %Ln partida seleccionada</numerusform>
            <numerusform>%1 de %Ln partidas seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Eliminado: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Restaurado: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%1 de %2 resueltos</translation>
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
        <translation>Todavía sin nivel</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Sin n.º</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>solución mostrada</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>ya resuelto antes</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>Sudoku diario del %1</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>Las técnicas de este sudoku todavía no se conocen.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Técnicas: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Valoraciones: %1 de %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Niveles: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1 de %Ln sudoku</numerusform>
            <numerusform>%1 de %Ln sudokus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln sudoku</numerusform>
            <numerusform>%Ln sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservada</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>eliminada: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>si uno no, el otro sí</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>si uno sí, el otro no</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Débil</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>Fuerte: si uno no, el otro sí</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>Débil: si uno sí, el otro no</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln sudoku</numerusform>
            <numerusform>%Ln sudokus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1 de %Ln sudoku</numerusform>
            <numerusform>Los primeros %1 de %Ln sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>Con nú&amp;meros escritos</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>Con niveles y &amp;valoraciones</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>Calcularlos lleva un rato si hay muchos sudokus.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>Paso más difícil: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>Paso más difícil: %1. El más difícil que encontraste: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>Paso más difícil: %1. Lo encontraste.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>Siguiente por aprender: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nueva</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>Ele&amp;gir nueva partida…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>Partida anteri&amp;or</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Co&amp;mprobar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pre&amp;ferencias…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Lugares posibles</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Cambiar teclas…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>Acerca &amp;de Sudoku</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>El portapapeles contiene un sudoku.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jugarlo</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>Mostrar dos soluciones</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>Acerca de Sudoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;Un juego de sudoku que explica cada paso y conserva cada partida.&lt;/p&gt;&lt;p&gt;Licencia MIT&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>No se pudieron guardar las últimas jugadas. Se perderán si sales ahora.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>&amp;Salir de todos modos</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Creando un sudoku</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>Renuncia a la nueva partida</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>Cierra primero la pista, que oculta los colores y los enlaces.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>Elige primero un color.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Enlace fuerte desde el %1 de %2</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Enlace débil desde el %1 de %2</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: suelta sobre el %2 de %3.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1 hasta el %2 de %3.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>Se quitó el enlace.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>El %1 no está entre las notas de aquí.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: ve al otro extremo y pulsa el número.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>No hay enlaces.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>Estas celdas no tienen enlaces.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>Ningún candidato tiene color.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>Ningún candidato de estas celdas tiene color.</translation>
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
            <numerusform>Es el único número incorrecto.</numerusform>
            <numerusform>Es el primero de {count} números incorrectos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>El {digit} de {cell} es incorrecto.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>El {digit} de {cell}, escrito en la última jugada, es incorrecto.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>El {digit} de {cell}, escrito hace una jugada, es incorrecto.</numerusform>
            <numerusform>El {digit} de {cell}, escrito hace %n jugadas, es incorrecto.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>Con él, {house} acaba sin lugar para el {digit}.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>Con él, al final no queda ningún número para {cell}.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>Con él, ya no hay forma de completar el tablero.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house} ya tiene su {digit}, en {cell}.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>Al volver al punto anterior al error, también se pierden notas.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>Al volver al punto anterior al error, también se pierde un número correcto.</numerusform>
            <numerusform>Al volver al punto anterior al error, también se pierden %n números correctos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>Se borró un número incorrecto.</numerusform>
            <numerusform>Se borraron %n números incorrectos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>Se borró el {digit} de {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>De vuelta al punto anterior al error: también se perdió un número correcto. «Deshacer» lo recupera.</numerusform>
            <numerusform>De vuelta al punto anterior al error: también se perdieron %n números correctos. «Deshacer» los recupera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>De vuelta al punto anterior al error: también se perdieron notas. «Deshacer» las recupera.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>De vuelta al punto anterior al error.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>Momentos clave</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1 de %Ln número escrito</numerusform>
            <numerusform>%1 de %Ln números escritos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>Mostrar el paso</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Repetir desde aquí</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>La posición antes de escribir este número</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>Practicar: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>Rama de una jugada: %1</numerusform>
            <numerusform>Rama de %Ln jugadas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>comprobado</translation>
    </message>
    <message>
        <source>help</source>
        <translation>ayuda</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto de control</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>empieza una prueba</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>empieza la prueba %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aquí</translation>
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
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>La partida tal como estaba entonces</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>Con un clic o {Enter} se va a esa jugada.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>Casi: el {candidate} ve una parte del patrón.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>Busca una celda con el candidato {digit} que vea también el resto.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>Tiene que ver una celda de cada uno de los dos grupos.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>Tiene que ver los dos extremos del patrón.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>Tiene que ver todas las celdas del patrón que pueden llevar su número.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>Casi: el {candidate} está en una línea del pez.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>No ve la aleta, y la aleta puede ser cierta.</numerusform>
            <numerusform>No ve todas las aletas, y alguna puede ser cierta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Busca en esa línea una celda que vea la aleta.</numerusform>
            <numerusform>Busca en esas líneas una celda que vea todas las aletas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Casi: el {candidate} ve la aleta.</numerusform>
            <numerusform>Casi: el {candidate} ve las aletas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>No está en una línea del pez.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Busca dónde se cruza una línea del pez con las celdas que ve la aleta.</numerusform>
            <numerusform>Busca dónde se cruza una línea del pez con las celdas que ven las aletas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>Casi: {cell} es la celda correcta.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>Allí va otro número.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>Allí se tacha otro número.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>Fíjate en qué números forman el patrón.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>Casi: el {candidate} forma parte del patrón.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>El patrón en sí se queda. Se tacha lo que el patrón descarta.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>Casi: {cell} forma parte del patrón.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>Su {digit} no es lo que descarta el patrón.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>Busca la celda a la que el patrón deja un solo número.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>Fíjate en los demás números de las celdas del patrón.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>Fíjate en las celdas que ven el patrón.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>Pide</translation>
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
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Nive&amp;l</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>&amp;Diario</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>&amp;Por ID</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Más</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Creando un sudoku</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>Lo habitual con estos huecos</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>Números ini&amp;ciales</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>Mínimo de números iniciales</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>Máximo de números iniciales</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>Cómo se crea el tablero completo del que se saca el sudoku</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>Qué números iniciales se quitan, y cuántos</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>En qué orden se prueban las celdas</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>Cómo se reparten los números iniciales que quedan</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>Cuántos números iniciales hay</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>La misma semilla crea el mismo sudoku en cualquier equipo</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Huecos</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>&amp;Simetría</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Semill&amp;a</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>&amp;Fecha</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Ni&amp;vel</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>El mismo ID da el mismo sudoku en cualquier equipo.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>&amp;ID del sudoku</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>Las celdas de este ID no forman un sudoku: necesita exactamente una solución.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>No se encontró ningún sudoku así. Elige otra cosa o inténtalo de nuevo.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>Entre muchísimos sudokus no hubo ninguno así. Prueba con una elección más amplia.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>No disponible en un sudoku para ti</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Buscando un sudoku así…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>Un ID tiene este aspecto: 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>Una semilla es un número menor que 2^64.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>Estos huecos tienen su propio orden y su propia cantidad.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>Lección siguiente</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>Dominas todas las lecciones</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>La práctica y los repasos las mantienen frescas.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Ejemplo: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>Empezar · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>El nivel de la próxima partida</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>Notación</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>Número %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>Número %1, sobra 1</numerusform>
            <numerusform>Número %1, sobran %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Número %1, queda 1</numerusform>
            <numerusform>Número %1, quedan %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>sobra 1</numerusform>
            <numerusform>sobran %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>Elegir el %1 ({Alt}+%1): queda %n por colocar</numerusform>
            <numerusform>Elegir el %1 ({Alt}+%1): quedan %n por colocar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Numbers</name>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <translation>cero</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <translation>uno</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>nueve</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>notas de esquina</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>notas centrales</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>colores de candidatos</translation>
    </message>
    <message>
        <source>links</source>
        <translation>enlaces</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>colores</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>1 celda</numerusform>
            <numerusform>%n celdas</numerusform>
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
        <translation>Entonces a {cell} solo le queda el {digit}.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>Entonces {cell} es el único lugar para el {digit} {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>Una sola solución. %1, con %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>Una sola solución. %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>Todos los números iniciales hacen falta.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>Algunos números iniciales sobran.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>Las soluciones difieren en 1 celda.</numerusform>
            <numerusform>Las soluciones difieren en %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>Las soluciones difieren en %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>Encontradas sin ayuda %1, con ayuda %2, mostradas %3, saltadas %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>es una tubería</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>es un socket</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>es un dispositivo</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>es un enlace que vuelve a sí mismo</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>es uno de los archivos en los que se guardan tus partidas</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>está en la carpeta en la que se guardan tus partidas</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Página siguiente</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Todavía no hay páginas</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Página %L1 de %L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Biblioteca</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>Sudoku diario</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Lo que se ha jugado</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Página siguiente</translation>
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
        <translation>&amp;Sudoku diario</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>Introducir un sudo&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>&amp;Biblioteca…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>Importar &amp;una colección…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>Camino &amp;de resolución</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Todos los pasos</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Aprender…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>&amp;Practicar…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>&amp;Guía de técnicas</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>Pausar o seguir</translation>
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
        <translation>Soluciones</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>Soluciones en las últimas páginas</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>Soluciones en la última página</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>Sudoku %L1 de %L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>Sudokus %L1 a %L2 de %L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>página %L1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>Cada código es un enlace que abre su sudoku en %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln sudoku</numerusform>
            <numerusform>%Ln sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>Cada fila, columna y caja contiene los números del 1 al 9, una vez cada uno.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Cada sudoku tiene exactamente una solución.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>N.º %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>1 número inicial</numerusform>
            <numerusform>%n números iniciales</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>Escanea para jugarlo en</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>no contiene ningún sudoku</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>un archivo ZIP: lo que HoDoKu guarda en .hsol también lo guarda como .txt o .ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>byte 0x00: esto no es un texto en UTF-8</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XML, pero ni de OpenSudoku ni de KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>no es XML válido</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>no es JSON válido</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>más valores de los que tiene un sudoku</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>demasiados niveles anidados</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>el {number} está dos veces en la fila {row}: {first} y {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>el {number} está dos veces en la columna {column}: {first} y {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>el {number} está dos veces en la caja {box}: {first} y {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>sin solución</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>más de una solución</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>no se esperaba {character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>{character} para una celda vacía, pero antes {before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>más de 81 celdas</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>solo una celda de 81</numerusform>
            <numerusform>solo {count} celdas de 81</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>más de nueve celdas en esta fila</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>solo una celda en esta fila</numerusform>
            <numerusform>solo {count} celdas en esta fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>solo una fila de nueve</numerusform>
            <numerusform>solo {count} filas de nueve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>una celda en esta fila, donde debería haber nueve</numerusform>
            <numerusform>{count} celdas en esta fila, donde debería haber nueve</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>más de nueve filas en [State]</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell} no es el número inicial que [Puzzle] tiene ahí</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} no es un candidato</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character} está dos veces en esta celda</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character} está dos veces en {cell}</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>ningún candidato en {cell}</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>no queda ningún candidato en {cell}</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>más de 729 candidatos</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>solo un candidato de 729</numerusform>
            <numerusform>solo {count} candidatos de 729</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>una marca sin candidatos</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>«u» debe ir delante de un solo número</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>se esperaba una celda de 00 a 80</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>se esperaba un número del 1 al 9</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>se esperaba un candidato de 001 a 009</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} ya tiene un número</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>una línea de biblioteca debe empezar por «:»</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>un signo de dos puntos, donde una línea de biblioteca tiene 6 o 7</numerusform>
            <numerusform>{count} signos de dos puntos, donde una línea de biblioteca tiene 6 o 7</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>no es el código de ninguna técnica</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character} no es un número del 1 al 9</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>«+» debe ir delante de un número</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>no es un candidato: número, fila y columna, cada uno del 1 al 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>no es un resumen de 12 cifras hexadecimales</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>un campo, donde debería haber resumen, sudoku y valoración</numerusform>
            <numerusform>{count} campos, donde debería haber resumen, sudoku y valoración</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>un campo, donde debería haber al menos 7</numerusform>
            <numerusform>{count} campos, donde debería haber al menos 7</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>la fila termina antes de la columna de los sudokus</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} no representa celdas comprimidas</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>se esperaba un nivel del 1 al 4</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>el formato propio de SudokuPad (scl) no se puede leer; una dirección de f-puzzles, sí</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>esta dirección no contiene un sudoku, solo dónde obtenerlo</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>no es un texto comprimido con LZString</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>en el JSON comprimido, {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>falta «:» entre el tamaño y las celdas</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>una semilla aleatoria solo designa un sudoku en su propio programa</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>el tamaño no es 3×3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (diagonales) no es un sudoku clásico</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} no es un sudoku clásico</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character} no es una opción de Solo</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>«_» debe ir entre dos números</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} no es ni un número ni una serie de celdas vacías (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>un número mayor que 9, o falta «_»</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>las cantidades de números iniciales están incompletas</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character} no es una cantidad de números iniciales</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>un número inicial, donde las cantidades dicen {number}</numerusform>
            <numerusform>{count} números iniciales, donde las cantidades dicen {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} no es una celda</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} aparece dos veces entre los números iniciales</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>una restricción «{text}» que el sudoku clásico no tiene</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>una propiedad de celda «{text}» que el sudoku clásico no tiene</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} no está en la caja {box}: regiones con otra forma</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>el tamaño no es 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>falta «grid»</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>no son nueve filas</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>no son nueve celdas</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>se esperaba una lista de notas</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>en {cell} hay una nota que no es un número del 1 al 9</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>en {cell} falta un valor de {number} a 9</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>celda {number} de los datos: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>ni «cells» de GNOME Sudoku ni «grid» de f-puzzles</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>una celda sin posición</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>se esperaban una fila y una columna de 0 a 8</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} aparece dos veces</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>no consta si {cell} es fija</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>falta la lista de notas de {cell}</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>se esperaba una nota del 1 al 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>la dificultad no es un texto</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>se esperaba un tiempo en segundos</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>archivos de OpenSudoku de una versión desconocida: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>datos de una versión desconocida: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>una partida sin datos</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>una celda de 81 en los datos</numerusform>
            <numerusform>{count} celdas de 81 en los datos</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>faltan las notas de {cell}</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>no consta si {cell} se puede editar</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>se esperaba un tiempo en milisegundos</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>falta el grafo, y sin él no se sabe qué tipo de sudoku es</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>no es un sudoku clásico de 9 x 9 celdas</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>un valor, donde debería haber 81</numerusform>
            <numerusform>{count} valores, donde debería haber 81</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{character} en {cell} no es un valor: de b (1) a j (9), o _ para una celda vacía</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>un evento sin índice entre 0 y 80</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>un evento cambia el número inicial de {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>se esperaban grupos de nueve caracteres, 0 o 1</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>un evento sin marcas ni valor del 0 al 9</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>línea %1, columna %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>un espacio</translation>
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
        <translation>el byte %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>Camino de resolución</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>Se copió el camino, un paso por línea.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>Plegar los únicos</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primer paso</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Paso anterior</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>Paso posterior</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último paso</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Segundos por paso</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>Cuánto tiempo se muestra cada paso mientras se reproduce el camino</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>Elige un paso.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Buscando el camino…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>No hay ningún paso así.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>La lógica no basta aquí: quedan varias soluciones.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>No queda nada por encontrar.</translation>
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
        <translation>paso más difícil: %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>varias soluciones</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>Paso %1 de %2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Tu propia partida no cambia.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>una celda</numerusform>
            <numerusform>{count} celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>column</source>
        <translation>columna</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>box</source>
        <translation>caja</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>cajas</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>La partida está en pausa.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>Bien visto.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>La posición para practicar</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Las flechas eligen una celda, un número toma su candidato, {Enter} toma la celda.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>Busca: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>Haz clic en la celda que queda resuelta.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>Haz clic en los candidatos que quedan descartados.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>Aquí ya no queda nada más fácil.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>Este ya lo encontraste.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} no tiene el candidato {digit}.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} ya tiene un número.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>Correcto: {cell} es {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>Correcto: el {digit} de {cell} se tacha.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>Todo encontrado: {all}.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>Encontrados: {found} de {all}.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>Esta técnica no demuestra que {cell} sea {digit}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>Busca primero el patrón y luego la celda que resuelve.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>El número es correcto, pero nada lleva al {candidate}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>Busca primero el patrón y luego lo que descarta.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>Nada de este tipo descarta el {candidate}.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>Fíjate en otro número.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} no es la última celda vacía de una fila, columna o caja.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>Busca una fila, columna o caja con una sola celda vacía.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} todavía puede ser {digits}.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>Busca una celda cuya fila, columna y caja reúnan ocho números.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell} no es el único lugar de ningún número en su fila, columna o caja.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>Toma un número y mira dónde puede ir todavía en una caja.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>Esta técnica no resuelve {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>Tras tres fallos cuenta como encontrada con ayuda.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>Tras %Ln minuto sin actividad</numerusform>
            <numerusform>Tras %Ln minutos sin actividad</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Deshacer el restablecimiento</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Buscar en las preferencias</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Grupos de preferencias</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>Todas las preferencias con sus valores predeterminados</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>Escritura</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Siguiente paso</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Según el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste alto, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste alto, oscuro</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>tema claro oscuro contraste alto</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>&amp;Números de filas y columnas</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animación</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>Tamaño de los números</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>&amp;Tamaño de los números</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>grande pequeño</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>Tipo de letra de los números</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>Tipo de &amp;letra de los números</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>Panel a la i&amp;zquierda</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 y 9 en la fila de arriba, como en &amp;una calculadora</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>Botones &amp;grandes para pantalla táctil</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Qué se destaca</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>Marcar los números &amp;que se repiten</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>&amp;Fila, columna y caja de la celda seleccionada</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>Las celdas que &amp;ya tienen el número elegido</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>&amp;El número elegido en las notas</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>&amp;Sonidos al resolver o fallar</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Celda</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Cualquiera</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>Por &amp;dónde empezar</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>número celda cualquiera clic botones ratón táctil</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>&amp;Marcar al instante los números incorrectos (cuenta como ayuda)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>&amp;Borrar las notas que descarta un número escrito</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>Mostrar el relo&amp;j</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>&amp;Pausa automática</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>inactividad minutos</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>pistas técnicas unicidad nivel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>&amp;Cambiar teclas…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>cambiar atajos teclado</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>Todas las preferencias tienen sus valores predeterminados.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>Las preferencias están como antes.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>No se pudo escribir: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>&amp;Estos sudokus</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>Este sudo&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>Cuaderno &amp;de sudokus nuevos</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>&amp;Crear los sudokus</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>Con &amp;números escritos y notas</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>Con la pista &amp;que está abierta</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>Todos &amp;los candidatos</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>Soluciones al &amp;final</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>&amp;Perfil</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>Muestra dónde es difícil un sudoku, con uno o dos por página</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apel</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Sud&amp;okus por página</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
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
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>Aquí no se puede imprimir: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado a la impresora.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
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
        <translation>Pasos</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>al principio (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>a la mitad (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>al final (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>Empieza fácil, se complica %1 y luego es fácil.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>Empieza fácil y se complica %1.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>Se complica %1 y luego es fácil.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>Se complica %1.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>Empieza fácil, tiene un momento difícil %1 y luego es fácil.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>Empieza fácil y tiene un momento difícil %1.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>Tiene un momento difícil %1 y luego es fácil.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>Tiene un momento difícil %1.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>Lo más difícil llega %1, se complica de nuevo %2 y luego es fácil.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>Lo más difícil llega %1 y se complica de nuevo %2.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>Se complica %1, lo más difícil llega %2 y luego es fácil.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>Se complica %1 y lo más difícil llega %2.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>Solo únicos de principio a fin, a veces con pocos a la vista.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Fácil de principio a fin: siempre un paso disponible o más.</numerusform>
            <numerusform>Fácil de principio a fin: siempre {count} pasos disponibles o más.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>ningún paso disponible</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>un paso disponible</numerusform>
            <numerusform>{count} pasos disponibles</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>Paso %1 de %2: %3, %4.</translation>
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
            <numerusform>Dos soluciones difieren en 1 celda.</numerusform>
            <numerusform>Dos soluciones difieren en %n celdas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>Dos soluciones difieren en %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>Buscando soluciones…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>Sin solución. Algún número es incorrecto.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>Una sola solución. El sudoku se puede jugar.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>Introduce los números iniciales de un sudoku, o pégalo.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>Más de una solución. Faltan números.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>Se añadió un número.</numerusform>
            <numerusform>Se añadieron %n números.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>Esto no es un sudoku: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>El primero de 1 sudoku.</numerusform>
            <numerusform>El primero de %n sudokus.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copi&amp;ar como</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>Sudoku sin números &amp;escritos</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>&amp;ID del sudoku</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Sudokus (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Texto soltado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Guardar como</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Borrar</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>la posición como línea de 81 celdas</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>el sudoku sin números escritos</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>Un sudoku con varias soluciones no tiene ID.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>ID del sudoku: %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Copiado: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto pegado</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>No hay texto que abrir.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: no se guardó: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: guardado.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: guardado, pero en este formato no caben todos los números escritos y las notas.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: ya habías empezado este sudoku y sigues con él.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: abierto.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>Tiene varias soluciones: vale cualquiera de ellas.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>Sudokus para ti</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>Empezar un sudoku para mí</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>Código QR del sudoku</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>Escanéalo para jugar el sudoku en otro dispositivo. Contiene un enlace que abre el sudoku en %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>¿Qué número puede ir en esta celda?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>¿Qué número puede ir en %1?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>¿Dónde puede ir el {digit} {house.in}?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>Todos los números de %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>Todos los lugares del {digit} {house.in}</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>¿Por qué no %1 en %2?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>Ya se puede deducir. Pregunta por uno de ellos o da el siguiente paso.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>Pulsa un número para ver por qué. Pulsa otra celda, o ve hasta ella, para preguntar por ella.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>Pulsa una celda de esta lista para ver por qué.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>Preguntar cuenta como ayuda, igual que una pista.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Pregunta: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} ya tiene un número: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{cell} tiene el {digit} {house.of}.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>El {digit} todavía es posible. Nada lo descarta aquí por ahora.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>El {digit} ya se descartó antes.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>No puede ser {digit}, pero demostrarlo lleva un paso.</numerusform>
            <numerusform>No puede ser {digit}, pero demostrarlo lleva {count} pasos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, luego %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>Pregunta: %1 no es %2.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>Pregunta: %1 no es %2. «Descartar el %2» quita este candidato.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Buscando una demostración…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>Hay un número incorrecto. ¿Quieres verlo?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>Hay números incorrectos. ¿Quieres ver el primero?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>Los números incorrectos no sirven de razón: las respuestas no los tienen en cuenta.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>En %1 hay un número inicial.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>En %1 ya hay un número.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>Pulsa una celda vacía, o ve hasta ella, para preguntar por ella.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>dos pasos disponibles, o menos</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>El sudoku que está listo</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Creando un sudoku…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln número inicial</numerusform>
            <numerusform>%1 · %Ln números iniciales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln paso</numerusform>
            <numerusform>%Ln pasos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} solo tienen los candidatos {digits}, y cada una ve la siguiente.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>Así, los números se alternan a lo largo de ellas, en un orden o en el otro.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>Una celda cualquiera del primer grupo ({even}) y una del segundo ({odd}) tienen siempre números distintos.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} ve {one} y {other}: una es {a} y la otra, {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>Sigue los enlaces: dan la vuelta y regresan al punto de partida.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>Leídos al revés, los enlaces también valen: de los dos extremos de cada uno, solo uno es cierto.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} es {digits}, y nada más.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>Al menos una de las celdas {cells} es {digit}, y {gone} ve cada una de ellas.</numerusform>
            <numerusform>Al menos una de las celdas {cells} es {digit}, y {gone} ven cada una de ellas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>Sigue los enlaces y verás que {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>Es lo contrario de lo que se suponía. Por tanto, la suposición era falsa.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>Una celda no puede tener los dos números. Por tanto, la suposición es falsa.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>Por tanto, {one} o {other}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} es {other}, o ve el conjunto {source}, que tiene el {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} es {other}, o ve {source}, que es {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} es {other}, o ve {source}, y una de ellas es {digit}.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>Si {start}, ya está demostrado.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>Si {start}, de ahí se sigue de inmediato que {end}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>Si {start}, los enlaces muestran que {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} sería {digit} y a la vez no lo sería</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} sería a la vez {one} y {other}</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house} tendría el {digit} dos veces, en {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house} se quedaría sin lugar para el {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} se quedaría sin candidatos</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>Es imposible: {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>Sigue los enlaces y verás que {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>Es imposible, así que la suposición es falsa.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} es {digit}, o no lo es.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} es {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in}, el {digit} está en {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>Sigue los enlaces desde cada uno de estos candidatos: en todos los casos verás que {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>Si {cells: esta} tuviera solo {digits}, esos números se podrían intercambiar: todas las filas, columnas y cajas seguirían siendo correctas.</numerusform>
            <numerusform>Si {cells: las {count}} tuvieran solo {digits}, esos números se podrían intercambiar: todas las filas, columnas y cajas seguirían siendo correctas.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>Habría entonces una segunda solución, pero un sudoku solo tiene una.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>Esa celda y {cells} forman un conjunto bloqueado, que se queda con los números {digits}.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>Solo {cell} puede impedirlo, así que debe ser {digits}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>Por tanto, al menos una de las celdas {cells} debe ser {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>Ninguna celda que vea las dos puede ser {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>Ninguna celda que las vea todas puede ser {digit}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>Por tanto, al menos una de las celdas {cells} debe tener otro número: {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} están en dos filas, dos columnas y solo dos cajas.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in}, el {digit} no tiene más lugares que estas esquinas.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>Si {one} fuera {digit}, {other} también lo sería, y las otras dos serían {rest}.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>Las cuatro esquinas tendrían solo {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in}, el {digit} está en {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>Si una de las dos fuera {digit}, la otra sería {other}.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} solo tienen {digits}, así que las cuatro tendrían únicamente esos números.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Supón que {cell} es {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>Entonces {row} tiene su {other} en {inRow}, y {column}, en {inColumn}: no queda otro lugar.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last} solo tiene {digits}, así que es {digit}, y las cuatro esquinas tienen únicamente {digits}.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>Ninguna esquina es un número inicial, así que nada distinguiría las dos soluciones.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>Por tanto, al menos una de las celdas {cells} debe ser {digit}, y ninguna celda que vea las dos puede serlo.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>Si {cell} fuera {digit}, solo quedarían números que se podrían intercambiar, y habría dos soluciones.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} forman un anillo.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>Cada una ve la siguiente, y cada fila, columna y caja tiene dos de ellas o ninguna.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>Todas las celdas vacías menos {cell} tienen exactamente dos candidatos.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>Sin el {digit} de esa celda, cada número que falta en una unidad tendría en ella exactamente dos lugares.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>Entonces cualquier solución se podría convertir en otra poniendo en cada celda vacía su otro candidato.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>Un sudoku tiene una sola solución, así que {cell} es {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in}, solo {cells: estas dos} pueden ser {digit}, así que la otra es {digit}.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>Casi todas las celdas vacías tienen dos candidatos; solo {cells} tienen más.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>Si esas celdas perdieran {digits}, cualquier solución se podría convertir en otra poniendo en cada celda vacía su otro candidato.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>Por tanto, al menos una de las celdas {cells} es {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines} tienen, cada una, solo dos lugares para el {digit}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines} tienen, cada una, solo dos lugares para el {digit}.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} comparten {house}, así que como mucho una de las dos es {digit}.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>Por tanto, al menos una de las dos líneas tiene el {digit} en su otro extremo: {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>Lo mismo vale para {lines}, con los extremos {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>Lo mismo vale para los {digit} {lines.of}, con los extremos {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>Una celda que ve los dos extremos de una misma cometa no puede tener el número de esa cometa.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>Del mismo modo, en ambos casos el número queda descartado en {cells}.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in}, todos los {digit} están {near.in} o {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line} tiene solo dos lugares para su {digit}: {near} y {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>Si {far} es {digit}, el {digit} queda descartado en {cells}.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>Si no, {near} es {digit}, y {box} tiene su {digit} {other.in}, lo que también descarta el {digit} en {cells}.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>Cuando una unidad tiene solo dos lugares para el {digit}, uno de ellos es el correcto.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>Encadenadas, esas parejas alternan dos colores. En verde: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>En marrón: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>O todas las verdes son {digit}, o lo son todas las marrones.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>Cada una de estas celdas ve una verde y una marrón: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell} ve {one}, que es verde, y {other}, que es marrón.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, ambas verdes, comparten {house}: solo una de ellas podría ser {digit}.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, ambas marrones, comparten {house}: solo una de ellas podría ser {digit}.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>Así, ninguna verde es {digit}, y todas las marrones lo son.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>Así, ninguna marrón es {digit}, y todas las verdes lo son.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>O son correctos los discos verdes: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>O lo son los cuadrados marrones: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>Y además, o son correctos los aros verdes: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>O lo son los marcos marrones: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} de {a} y {other} de {b} se ven: como mucho uno de los dos es correcto.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>Por tanto, {ones} o {others} son correctos, y {cells} ve uno de cada clase.</numerusform>
            <numerusform>Por tanto, {ones} o {others} son correctos, y {cells} ven uno de cada clase.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} de {a} ve {ring} de {b} y {frame} de {d}.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} de {a} ve {ring} de {b}, y {one} de {c} ve {frame} de {d}.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>Uno de estos dos es correcto, así que {ones} son incorrectos.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>los discos verdes</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>los cuadrados marrones</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>los aros verdes</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>los marcos marrones</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>el disco verde</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>el cuadrado marrón</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>el aro verde</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>el marco marrón</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>el disco verde</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>el cuadrado marrón</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>el aro verde</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>el marco marrón</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>La aleta ve {cells}: si la aleta es {digit}, allí no puede haber otro {digit}.</numerusform>
            <numerusform>Todas las aletas ven {cells}: si alguna es {digit}, allí no puede haber otro {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base} tienen {places: un solo lugar} para el {digit}, {cover.in}.</numerusform>
            <numerusform>{base} tienen en total {places: solo {count} lugares} para el {digit}, todos {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>En cada unidad va un {digit} y solo uno, así que los {digit} {cover.of} están en estos lugares.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base} tienen {places: un solo lugar} para el {digit}.</numerusform>
            <numerusform>{base} tienen en total {places: solo {count} lugares} para el {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>Todos ellos están {cover.in}.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>Todos ellos están {cover: en otras tantas unidades}.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>Cada una de las primeras unidades necesita un {digit}, y {cover: las otras}, igual de numerosas, admiten solo uno cada una: así, también los {digit} de estas últimas están en estos lugares.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} está en dos de esas unidades. Si fuera {digit}, se quedaría con las dos y no habría unidades suficientes para los demás {digit}.</numerusform>
            <numerusform>{cells} están cada una en dos de esas unidades. Si una de ellas fuera {digit}, se quedaría con las dos suyas y no habría unidades suficientes para los demás {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>Fíjate en los {digit} {base.of}.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>Todos menos el de {fins}, la aleta, están {cover.in}.</numerusform>
            <numerusform>Todos menos los de {fins}, las aletas, están {cover.in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>Todos los lugares menos uno están {cover.in}.</numerusform>
            <numerusform>Todos los lugares menos {count} están {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>Las aletas: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>Si la aleta no es {digit}, los demás lugares ({places: los discos azules}) forman un {fish}.</numerusform>
            <numerusform>Si ninguna aleta es {digit}, los demás lugares ({places: los discos azules}) forman un {fish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Si la aleta no es {digit}, los demás lugares ({places: los discos azules}) forman un {fish}.</numerusform>
            <numerusform>Si ninguna aleta es {digit}, los demás lugares ({places: los discos azules}) forman un {fish}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>Entonces las demás celdas {cover.of} no pueden ser {digit}.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in}, los {digit} están {cover.in}, salvo {fins}.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>O bien están {cover.in}, salvo {fins}.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>Considera cada caso con sus aletas, los lugares de más.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>Si ninguna aleta es {digit}, es un {fish}, y sus columnas, filas o cajas tienen en él sus {digit}.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>Si ninguna aleta es {digit}, es un {fish}, y sus columnas, filas o cajas tienen en él sus {digit}.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>Si alguna aleta es {digit}, tampoco puede ser {digit} ninguna celda que vea todas sus aletas.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>Por tanto, al menos una de las celdas {starts} es {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>Desde cada una de ellas, los enlaces muestran que {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house} tiene una sola celda vacía.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>De los números del 1 al 9, allí solo falta el {digit}.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>Por tanto, {cell: esta celda} debe ser {digit}.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>Mira {cell: esta celda} con su fila, su columna y su caja.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>Allí ya hay {digits: un número}.</numerusform>
            <numerusform>Allí ya hay {digits: {count} números distintos}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>Ya se vio antes que no puede ser {digits}.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>Solo queda el {digit}, así que debe ser {digit}.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.to} todavía le falta su {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>{digits: un {digit}} apunta hacia ella.</numerusform>
            <numerusform>{digits: {count} {digit}} apuntan hacia ella.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>Ninguna fila, columna ni caja puede tener dos {digit}, así que {cells: una celda} queda descartada.</numerusform>
            <numerusform>Ninguna fila, columna ni caja puede tener dos {digit}, así que {cells: {count} celdas} quedan descartadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>En {cells} ya se tachó antes.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>Queda {cell: una sola celda}, así que debe ser {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from} necesita un {digit} y tiene {places: un solo lugar} para él.</numerusform>
            <numerusform>{from} necesita un {digit} y tiene {places: solo {count} lugares} para él.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from} necesita un {digit} y tiene {places: un solo lugar} para él.</numerusform>
            <numerusform>{from} necesita un {digit} y tiene {places: solo {count} lugares} para él.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>Los dos están también {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>Todos ellos están también {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>Vaya en el que vaya, ese {digit} es también el {in.of}.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in}, {cells} no tienen más candidatos que {digits}.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>Así, esas celdas se quedan con los números {digits}: las demás celdas {houses.of} no pueden tenerlos.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>Dos celdas se reparten dos números, a uno por celda, en un orden o en el otro.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>Dos celdas se reparten dos números, a uno por celda.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>Una celda se queda con un número.</numerusform>
            <numerusform>{count} celdas se reparten {count} números, a uno por celda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>Una celda se queda con un número.</numerusform>
            <numerusform>{count} celdas se reparten {count} números, a uno por celda.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in}, los números {digits} tienen un solo lugar: {cells}.</numerusform>
            <numerusform>{house.in}, los números {digits} se reparten solo {count} lugares: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>Un número necesita una celda, así que ocupa justo esta.</numerusform>
            <numerusform>{count} números necesitan {count} celdas, así que ocupan justo estas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>En ninguna de ellas cabe otro número.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>{pivot}, el pivote, es {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} solo tiene {digits}: si {pivot} es {own}, {pincer} es {digit}.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>O bien el propio pivote, {pivot}, es {digit}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>Por tanto, al menos una de las celdas {ends} es {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} y {other} son gemelas: cada una es {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.in}, el {link} está en {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>{place} ve {twin}: si {place} es {link}, {twin} es {digit}.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>Por tanto, {one} o {other} es {digit}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: El conjunto {letter}} es {cells}: una celda con dos números, {digits}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: El conjunto {letter}} es {cells}, con los números {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: El conjunto {letter}} es una celda con {more} números: {digits}.</numerusform>
            <numerusform>{set: El conjunto {letter}} son {count} celdas con {more} números: {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: El conjunto {letter}} es {cells}: una celda con {more} números, {digits}.</numerusform>
            <numerusform>{set: El conjunto {letter}} es {cells}: {count} celdas con {more} números, {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>Todos los {one} de ambos se ven entre sí, y también los {other}: cada uno de esos dos números solo puede estar en uno de los conjuntos.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>A un conjunto solo le puede faltar un número. Así, a cada uno le falta exactamente uno de estos dos: {digits}.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>Cada conjunto lleva todos sus demás números; los números {digits} se los reparten, uno cada conjunto.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>Todos los {digit} de ambos se ven entre sí, así que solo uno de los conjuntos puede tener un {one}.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>Todos los {digit} de ambos se ven entre sí, así que solo uno de los conjuntos puede tener un {one}.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>El conjunto que no lo tiene necesita todos sus demás números, también {digits}.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>Por tanto, {one: el conjunto {a}} o {other: el conjunto {b}} tiene cada uno de los números {digits}. Cada candidato tachado ve todos los lugares de su número.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Por tanto, {one: el conjunto {a}} o {other: el conjunto {b}} tiene el {digits}, y {cells} ve todos los {digits} de ambos.</numerusform>
            <numerusform>Por tanto, {one: el conjunto {a}} o {other: el conjunto {b}} tiene el {digits}, y {cells} ven todos los {digits} de ambos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>Por tanto, {one: el conjunto {a}} o {other: el conjunto {b}} tiene el {digits}, y {cells: una celda} ve todos los {digits} de ambos.</numerusform>
            <numerusform>Por tanto, {one: el conjunto {a}} o {other: el conjunto {b}} tiene el {digits}, y {cells: {count} celdas} ven todos los {digits} de ambos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>De los conjuntos {c: C} y {set: {letter}}, solo uno puede tener {digits}: los lugares posibles se ven todos entre sí.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>El conjunto C solo puede perder un número, así que A pierde el {a} o B pierde el {b}: el que lo pierde necesita el {digits}.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>Dos conjuntos vecinos comparten un número cuyos lugares se ven todos entre sí: al menos a uno le falta, y ese necesita todos sus demás números.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next} pierde {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>Entonces {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>Si a A le falta uno de los números {digits}, {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>Si A no tiene {digits}, {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem} es {digits}. Cada uno de ellos deja un conjunto sin ese número.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Si es {digit}, {cells} ({set: conjunto {letter}}) no puede tener {digit} y necesita {gone}.</numerusform>
            <numerusform>Si es {digit}, {cells} ({set: conjunto {letter}}) no pueden tener {digit} y necesitan {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>Si es {digit}, {cells: una celda} ({set: conjunto {letter}}) no puede tener {digit} y necesita {gone}.</numerusform>
            <numerusform>Si es {digit}, {cells: {count} celdas} ({set: conjunto {letter}}) no pueden tener {digit} y necesitan {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>Por tanto, al menos uno de los conjuntos tiene a la vez {digits}. Cada candidato tachado ve todos los lugares de su número.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>Por tanto, al menos uno de los conjuntos tiene el {digit}. Cada candidato tachado ve todos esos lugares.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in}, estas celdas se quedan con el {digits}, así que ninguna otra puede tenerlo.</numerusform>
            <numerusform>{house.in}, estas celdas se quedan con los números {digits}, así que ninguna otra puede tenerlos.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} están a la vez {line.in} y {box.in}.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>Sus candidatos son {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in}, los únicos candidatos de {cells} son {digits}.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in}, los únicos candidatos de {cells} son {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>En esta celda cabe un número: está en ella una vez.</numerusform>
            <numerusform>Ningún número cabe dos veces en estas {count} celdas, y hay {count} números: cada uno está en ellas una vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>Examina todas las combinaciones posibles de {cells}.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>Algunas combinaciones repiten un número en una unidad.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>Otras le quitan el último candidato a {cells}.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>Ninguna de las combinaciones que quedan contiene un candidato tachado.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} no puede ser también {digit}: {cell} la ve.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} no puede ser {digit}: {cells} se quedaría sin candidatos.</numerusform>
            <numerusform>{other} no puede ser {digit}: {cells} se quedarían sin candidatos suficientes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>No queda ningún número para {other}, así que la suposición es falsa.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>Examina todas las formas de colocar los nueve {digit} en el tablero.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>Ninguna de ellas usa las celdas tachadas.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>Al menos una celda es común a todas esas formas: siempre lleva un {digit}.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>Repaso</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>Toca repasar</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>Hoy, nada.</translation>
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
        <translation>Rama más antigua</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Arriba</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>Rama más reciente</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abajo</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Rama %1 de %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>Todavía sin ramas</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>La partida tal como estaba entonces</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar desde aquí</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primera posición</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Posición anterior</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>Posición siguiente</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posición</translation>
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
        <translation>1 jugada por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>Mostrar qué números son incorrectos</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>La lista de jugadas, en lugar de otras cosas</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>Jugada %L1 de %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Tiempo %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>Jugada %1 de %2: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Tu propia partida no cambia.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Línea de tiempo</translation>
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
        <translation>se borra %1</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>nota %1 en %2</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>se quita la nota %1 de %2</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>nota central %1 en %2</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>se quita la nota central %1 de %2</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2 recibe el color %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>se quita el color %1 de %2</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>se quitan notas de %1</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>se descarta un candidato de %1</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>notas en %1</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%1 en %2 recibe el color %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>se quita el color de %1 en %2</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>vuelta a otra posición</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>se quitan enlaces de %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>el %1 de %2</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>se quita el enlace entre %1 y %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>enlace fuerte entre %1 y %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>enlace débil entre %1 y %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>números en 1 celda</numerusform>
            <numerusform>números en %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>se borra una celda</numerusform>
            <numerusform>se borran %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>colores en 1 celda</numerusform>
            <numerusform>colores en %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>colores de candidatos en 1 celda</numerusform>
            <numerusform>colores de candidatos en %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>se quitan enlaces de 1 celda</numerusform>
            <numerusform>se quitan enlaces de %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>se descartan candidatos de una celda</numerusform>
            <numerusform>se descartan candidatos de %n celdas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>notas en 1 celda</numerusform>
            <numerusform>notas en %n celdas</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>Se muestra la solución</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>De vuelta al inicio</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>De vuelta a la jugada %1</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>el inicio</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecto</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>luego, comprobación</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>luego, ayuda</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>se ramifica</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>empieza una prueba</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>punto de control</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>punto de control %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>un error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>una comprobación</numerusform>
            <numerusform>%Ln comprobaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>ayuda una vez</numerusform>
            <numerusform>ayuda %Ln veces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>una bifurcación</numerusform>
            <numerusform>%Ln bifurcaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>una prueba</numerusform>
            <numerusform>%Ln pruebas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>un punto de control</numerusform>
            <numerusform>%Ln puntos de control</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>Se están leyendo las copias de seguridad…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Restaurar una copia de seguridad</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Copias de seguridad</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>Todavía no hay ninguna copia de seguridad. Se hace una cada día que juegas.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>Se recuperan las partidas de la copia de seguridad que faltan aquí. No se quita nada.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: partidas: %2, jugadas: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Partes del análisis</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momentos</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Momento anterior</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Momento siguiente</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>Examinando tus jugadas…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>El sudoku tiene varias soluciones: no hay nada que juzgar.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>En esta partida no se escribió ningún número.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>Número escrito n.º %1 de %2, a los %3. Tu propia partida no cambia.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Línea de tiempo</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Jugada a jugada</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>deducción: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>dos pasos disponibles, o menos</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>pasos
disponibles</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>tiempo
empleado</translation>
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
        <translation>Un sudoku tuyo</translation>
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
        <translation>dónde mirar</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>qué técnica</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>un paso explicado</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>un paso dado</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>el camino de resolución</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>todos los pasos posibles</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>únicos resueltos</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>la solución</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>una comprobación</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>un error mostrado</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>Preguntaste dónde mirar y lo encontraste.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>Preguntaste qué técnica sirve y la encontraste.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>Una pista había explicado el paso.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>Una pista dio el paso.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>Habías mirado el camino de resolución.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>Habías mirado la lista de pasos.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>Lo escribió «Resolver los únicos».</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>Habías visto la solución.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>ninguna ayuda</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>con ayuda: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Sin pistas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln pista</numerusform>
            <numerusform>%Ln pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Sin errores</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>todos los números eran correctos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>hasta el final</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>deshecho tras %1</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>deshechos tras %1 como máximo</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>Sin hallazgos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln hallazgo</numerusform>
            <numerusform>%Ln hallazgos</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>y ninguna conjetura</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>y %Ln conjetura, que fue correcta</numerusform>
            <numerusform>y %Ln conjeturas, que fueron correctas</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>mediana del nivel %1: %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>tiempo jugado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>técnica más difícil</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>Entonces {cell} solo puede ser {digit}.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Deducción</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Conjetura</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>deducción</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>hallazgo</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>conjetura</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>error</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>ayuda</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, tras %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>Lo deshiciste %1 más tarde.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>Se quedó hasta el final.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>%1: así se deduce.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>%1 habría abierto el camino a %2.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>{technique} {houses.in}: así se deduce.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>{technique} {houses.in} habría abierto el camino a {entry}.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>El sudoku se puede resolver sin ella.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, tras %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>Llegó antes de que la lógica lo diera: una conjetura correcta.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>Era incorrecto.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>La forma más fácil de llegar: %1. El sudoku se puede resolver sin ella.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>La forma más fácil de llegar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>La forma más fácil de llegar: %1, con un único antes, resuelto de memoria.</numerusform>
            <numerusform>La forma más fácil de llegar: %1, con {count} únicos antes, resueltos de memoria.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>Cómo se deduce</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>Disponible en ese momento: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>Número escrito n.º %1, a los %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>Saber más</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>Esta ya la domino</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>Saltar a «Buscar»</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Sobre la técnica</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>Dos ejercicios lo demuestran</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Cómo mirar</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Guardar &amp;como imagen…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>Copiar como &amp;enlace</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>Mostrar código &amp;QR…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Guardar como imagen</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>Dibujo, nítido a cualquier tamaño (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagen (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>No se pudo crear la imagen: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Guardado: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>No se guardó: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>Copiado: el tablero como imagen.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>Copiado: un enlace que abre el sudoku en un navegador.</translation>
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
        <translation>No se encontró nada</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Ratón</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Cambiar teclas…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>Buscar: una palabra o una tecla</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Página siguiente</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>%1 más lento</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>%1 más rápido</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>Siguiente de la colección</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nueva</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Nivel siguiente</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>N&amp;ivel</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resuelto</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>Abandonado tras %1</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>«Deshacer» recupera los números que escribiste.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>Tu mejor tiempo en este nivel, %1 que antes</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Mejor tiempo %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Mediana %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>Su solución ya se había mostrado: no cuenta para récords ni rachas.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>Ya habías resuelto este sudoku: no cuenta para récords ni rachas.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>Con ayuda, en otra partida de este sudoku</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Con ayuda</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>Tiene varias soluciones: no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>Habías tachado el número correcto en %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>¿Dónde quieres empezar?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>No hay nada bloqueado.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>Desde las reglas</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Conozco las reglas</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>Resuelvo los difíciles</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>Las reglas y luego la primera lección</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>La próxima lección es la primera del nivel %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} de {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>resueltas</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>%1 de %2 partidas resueltas</translation>
    </message>
    <message>
        <source>played</source>
        <translation>tiempo de juego</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>%1 de juego</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>%1 de las partidas resueltas, sin ayuda</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>Ninguna partida resuelta sin ayuda</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>racha del sudoku diario</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>Racha del sudoku diario: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>racha más larga</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>Racha más larga: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>Partidas, una por línea (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>Niveles, uno por línea (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>Técnicas, una por línea (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>Imagen de esta página (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>estadísticas</translation>
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
        <translation>Como tablas</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Restablecer…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>Muestra en tablas lo que muestran las imágenes</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Deshacer el restablecimiento</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>Con solución conocida: %Ln. No cuenta para récords ni rachas.</numerusform>
            <numerusform>Con solución conocida: %Ln. No cuentan para récords ni rachas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>Una partida sin números escritos no se cuenta.</numerusform>
            <numerusform>%Ln partidas sin números escritos no se cuentan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>Partidas analizadas: %1, con hallazgos: %2, conjeturas: %3, errores: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>Las partidas con «Siguiente paso» o «Comprobar» cuentan como «con ayuda».</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>Las partidas abandonadas o sin terminar no tienen tiempo.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>Una racha acaba con una partida abandonada, no con una en curso.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todas las partidas</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Diarias</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Desde siempre</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Niveles</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>Distribución de tiempos</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Todavía no hay partidas con tiempo</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>«Siguiente paso», la práctica y las partidas sin ayuda muestran qué técnicas dominas. Todavía no hay ninguna.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: distribución de tiempos</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: tiempos</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: tiempos, en %2</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>¿Empezar de nuevo las estadísticas? Las partidas se quedan en la biblioteca, y esto se puede deshacer.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: guardado.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: no se guardó: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resueltas</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sin ayuda</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>Resueltas sin ayuda</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>Mejor tiempo sin ayuda</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Promedio</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Racha</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>Resueltas una tras otra; si abandonas una, la racha se acaba</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Más larga</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Racha más larga</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Por mes</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>Mediana por mes</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>Vista con «Siguiente paso»</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>En práctica</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>Encontrada en práctica</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>Encontrada sin ayuda en partidas</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Mediana de diez</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>solución conocida</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>record</source>
        <translation>récord</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>Sin nivel</translation>
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
        <translation>minutos y segundos</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln partida</numerusform>
            <numerusform>%Ln partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln récord</numerusform>
            <numerusform>%Ln récords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>No hay ninguna partida anterior.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>Última partida guardada.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>La última partida todavía no está guardada.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>queda 1</numerusform>
            <numerusform>quedan %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>Hoy: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>Ayer: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>Todas las celdas están llenas, pero hay algún error. «Comprobar» muestra dónde.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>Arrastra de un candidato a otro. Haz clic en un enlace para quitarlo.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>Haz clic en los candidatos que reciben el color %1, o teclea sus números.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>Elige un color y haz clic en un candidato. El clic derecho le quita el color.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>1 celda seleccionada. Las teclas del 1 al 9 escriben en ella.</numerusform>
            <numerusform>%n celdas seleccionadas. Las teclas del 1 al 9 escriben en todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>1 celda seleccionada. Las teclas del 1 al 9 ponen o quitan una nota en ella.</numerusform>
            <numerusform>%n celdas seleccionadas. Las teclas del 1 al 9 ponen o quitan una nota en todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>1 celda seleccionada. Las teclas del 1 al 9 ponen o quitan una nota central en ella.</numerusform>
            <numerusform>%n celdas seleccionadas. Las teclas del 1 al 9 ponen o quitan una nota central en todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>1 celda seleccionada. Las teclas del 1 al 6 ponen o quitan un color en ella.</numerusform>
            <numerusform>%n celdas seleccionadas. Las teclas del 1 al 6 ponen o quitan un color en todas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>Haz clic en las celdas que reciben el color %1.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>Elige un color y haz clic en una celda. El clic derecho le quita los colores.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>Rellena las celdas vacías: cada fila, columna y caja lleva del 1 al 9, una vez cada uno.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>Elige un número para ver dónde puede ir.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>Elige un número y haz clic en una celda. El clic derecho borra una celda.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>Marcado: donde el %1 no infringe ninguna regla.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>Haz clic en las celdas que son %1. El clic derecho borra una celda.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>Haz clic en las celdas que pueden ser %1, para anotarlo.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>correctos %1, incorrectos %2, vacías %3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, sin comprobar %2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>Abandonado tras %1. Esta es una de las soluciones.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>Abandonado tras %1. Esta es la solución.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>Resuelto en %1: tu mejor tiempo sin ayuda en este nivel.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Resuelto en %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>Saber más</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>Sobre la técnica: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Resumen</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>open</source>
        <translation>desplegado</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>plegado</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, no lo usa «Siguiente paso»</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>Técnica</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>1 único</numerusform>
            <numerusform>%n únicos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>un paso</numerusform>
            <numerusform>%n pasos</numerusform>
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
        <translation>El paso elegido, en el tablero</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Filtrar los pasos</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>Filtro: ala, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>Muestra los pasos de una técnica, de una celda (r4c5), de un número o de todo ello</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: el %2 va en %3.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>el %1 se elimina de %2</translation>
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
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>Volver a &amp;tu partida</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Intentar otra ve&amp;z</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar co&amp;mo…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalles</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Sigue sin poder guardarse.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>no hay partidas en este archivo</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>La partida %1 no se puede leer.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>La partida %1 está sin sus últimas jugadas.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>sin ver aún</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>encontrada en práctica</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>encontrada sin ayuda en una partida</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>Siguiente por aprender:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>Ir al ejercicio</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Buscar una técnica</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>Siguiente por aprender: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>Practicar solo esta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln elegida</numerusform>
            <numerusform>%Ln elegidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>Última celda libre</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>Una fila, columna o caja con una sola celda vacía</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Único desnudo</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>El único número posible en su celda</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Único oculto</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>El único lugar que queda en una fila, columna o caja</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>Par bloqueado</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>Dos números para dos celdas alineadas de una caja</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>Trío bloqueado</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>Tres números para tres celdas alineadas de una caja</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Candidatos bloqueados, tipo 1</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>En una caja, un número solo cabe en una fila o columna</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Candidatos bloqueados, tipo 2</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>En una fila o columna, un número solo cabe en una caja</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Par desnudo</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>Dos celdas para dos números</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Trío desnudo</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>Tres celdas para tres números</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>Dos números con solo dos lugares</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Trío oculto</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>Tres números con solo tres lugares</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>Cuarteto desnudo</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>Cuatro celdas para cuatro números</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>Cuarteto oculto</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>Cuatro números con solo cuatro lugares</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>Un número cuyos lugares en dos filas caen en dos columnas, o al revés</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>Un número cuyos lugares en tres filas caen en tres columnas, o al revés</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>Un número cuyos lugares en cuatro filas caen en cuatro columnas, o al revés</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>Un número cuyos lugares en cinco filas caen en cinco columnas, o al revés</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>Un número cuyos lugares en seis filas caen en seis columnas, o al revés</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>Un número cuyos lugares en siete filas caen en siete columnas, o al revés</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Pares remotos</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>Una cadena de pares iguales</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>Un número de más impide que haya dos soluciones</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Rascacielos</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>Dos torres sobre una misma línea</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>Cometa de dos hilos</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>Dos hilos que se juntan en una caja</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>Doble cometa de dos hilos</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>Dos cometas que se juntan en una caja</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>Una cadena corta de un solo número</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Rectángulo vacío</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>Una caja en la que un número forma una cruz</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Doble rectángulo vacío</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>Una cruz en una caja, usada dos veces</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>Dos celdas gemelas unidas por un enlace</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>Al menos una de las dos alas tiene el número</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>Al menos una de tres celdas tiene el número común</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Rectángulo único, tipo 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>Tres esquinas iguales: la cuarta debe ser distinta</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Rectángulo único, tipo 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>Esquinas con un número de más</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Rectángulo único, tipo 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>Esquinas que ayudan a formar un conjunto</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Rectángulo único, tipo 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>Un número que solo cabe en dos esquinas</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Rectángulo único, tipo 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Rectángulo único, tipo 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>Un número que en dos filas o columnas solo cabe en las esquinas</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Rectángulo oculto</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>Un rectángulo entre otros números</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Rectángulo evitable, tipo 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>Tres números ya escritos: el cuarto no debe cerrar el rectángulo</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Rectángulo evitable, tipo 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>Números ya escritos y esquinas con un número de más</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing con aleta</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>Un X-Wing con lugares de más</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>X-Wing sashimi</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>Un X-Wing con lugares de más y alguno de menos</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish con aleta</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Un Swordfish con lugares de más</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Swordfish sashimi</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Un Swordfish con lugares de más y alguno de menos</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish con aleta</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Un Jellyfish con lugares de más</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Jellyfish sashimi</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Un Jellyfish con lugares de más y alguno de menos</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag con aleta</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Un Squirmbag con lugares de más</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Squirmbag sashimi</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Un Squirmbag con lugares de más y alguno de menos</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale con aleta</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Un Whale con lugares de más</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Whale sashimi</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Un Whale con lugares de más y alguno de menos</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan con aleta</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Un Leviathan con lugares de más</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Leviathan sashimi</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Un Leviathan con lugares de más y alguno de menos</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>Una fila o columna y una caja se reparten los números</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Coloreado simple: trampa</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>Candidatos que ven los dos colores</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Coloreado simple: contradicción</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>Un color que se ve a sí mismo</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Coloreado múltiple: trampa</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>Candidatos que ven una celda de cada grupo coloreado</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Coloreado múltiple: contradicción</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>Un color que ve los dos colores de otro grupo coloreado</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>Cadena X</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>Una cadena de un solo número</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>Cadena XY</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>Una cadena de celdas con dos candidatos</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>Bucle continuo</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>Una cadena que acaba donde empezó</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>Bucle discontinuo</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>Una cadena que vuelve a su inicio y se contradice</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>Cadena (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>Al menos uno de los dos extremos es cierto</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>Bucle continuo con grupos</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>Bucle discontinuo con grupos</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>Cadena con grupos</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>Dos conjuntos que comparten un número</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>Dos conjuntos unidos por un tercero</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>Cadena ALS</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Conjuntos en cadena</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Death blossom</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>Una celda con un conjunto para cada número</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>Un número cuyos lugares en dos líneas o cajas caen todos en otras dos</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken Swordfish</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>Un número cuyos lugares en tres líneas o cajas caen todos en otras tres</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken Jellyfish</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>Un número cuyos lugares en cuatro líneas o cajas caen todos en otras cuatro</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>Un número cuyos lugares en cinco líneas o cajas caen todos en otras cinco</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken Whale</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>Un número cuyos lugares en seis líneas o cajas caen todos en otras seis</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>Un número cuyos lugares en siete líneas o cajas caen todos en otras siete</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Franken X-Wing con aleta</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Un Franken X-Wing con lugares de más</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Franken Swordfish con aleta</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Un Franken Swordfish con lugares de más</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Franken Jellyfish con aleta</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Un Franken Jellyfish con lugares de más</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Franken Squirmbag con aleta</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Un Franken Squirmbag con lugares de más</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Franken Whale con aleta</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Un Franken Whale con lugares de más</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Franken Leviathan con aleta</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Un Franken Leviathan con lugares de más</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>Un número cuyos lugares en dos unidades de cualquier tipo caen todos en otras dos</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant Swordfish</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>Un número cuyos lugares en tres unidades de cualquier tipo caen todos en otras tres</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>Un número cuyos lugares en cuatro unidades de cualquier tipo caen todos en otras cuatro</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>Un número cuyos lugares en cinco unidades de cualquier tipo caen todos en otras cinco</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant Whale</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>Un número cuyos lugares en seis unidades de cualquier tipo caen todos en otras seis</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>Un número cuyos lugares en siete unidades de cualquier tipo caen todos en otras siete</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Mutant X-Wing con aleta</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Un Mutant X-Wing con lugares de más</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Mutant Swordfish con aleta</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Un Mutant Swordfish con lugares de más</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Mutant Jellyfish con aleta</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Un Mutant Jellyfish con lugares de más</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Mutant Squirmbag con aleta</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Un Mutant Squirmbag con lugares de más</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Mutant Whale con aleta</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Un Mutant Whale con lugares de más</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Mutant Leviathan con aleta</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Un Mutant Leviathan con lugares de más</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken Fish, tipo 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>Un pez con cadenas que salen de sus aletas</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken Fish, tipo 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>Un pez con cadenas que salen de sus lugares</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Cadena forzada: contradicción</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>Un número que se refuta a sí mismo</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Cadena forzada: todos los casos</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>Todos los casos acaban igual</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Red forzada: contradicción</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Red forzada: todos los casos</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>Plantilla: colocación</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>Una celda que está en todas las formas de colocar un número</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>Plantilla: eliminación</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>Una celda que no está en ninguna forma de colocar un número</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Bucle único</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>Un anillo que no debe quedarse con solo dos números</translation>
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
        <translation>Varios números de más impiden que haya dos soluciones</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG, tipo 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>Dos celdas impiden que haya dos soluciones</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Par alineado</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>Dos celdas y lo que pueden contener a la vez</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Trío alineado</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>Tres celdas y lo que pueden contener a la vez</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>Cadenas forzadas de un solo número</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Cadenas forzadas dinámicas</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>Lo que se deduce de varios enlaces juntos</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>Cadenas forzadas dinámicas con patrones</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>Enlaces, y patrones por el camino</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>Cadenas dentro de cadenas</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>Enlaces, y cadenas por el camino</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>Cadenas forzadas dentro de cadenas</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>Enlaces, y casos por el camino</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>Cadenas dinámicas dentro de cadenas</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>Enlaces, y redes por el camino</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>Cadenas de triple profundidad</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>Enlaces, y cadenas dentro de cadenas por el camino</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Todos los casos</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>Cualquier otro caso lleva a una contradicción</translation>
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
        <translation>Una suposición que se refuta a sí misma</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>Tiempos</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Todavía no hay partidas con tiempo</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1 del %2 al %3.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>El mejor tiempo sin ayuda es %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>La mediana de diez partidas pasó de %1 a %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>mejor sin ayuda, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>un récord</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>la solución ya se conocía</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sin ayuda</translation>
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
        <translation>sin ayuda</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>con ayuda</translation>
    </message>
    <message>
        <source>record</source>
        <translation>récord</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>mediana de diez</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>Prueba</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Desechar</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>Sigue adelante con lo probado</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>Vuelve a donde empezó la prueba</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>En prueba</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>Prueba %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln número</numerusform>
            <numerusform>%Ln números</numerusform>
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
        <translation>Recorrido: atrás</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Recorrido: adelante</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>Recorrer paso a paso</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>Supón que {node}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>Para el {digit} de {cells}: supón además que {node}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} es {other}, así que no es {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} ve todos los lugares del {digit} en este conjunto, así que no es {digit}.</numerusform>
            <numerusform>{cells} ven todos los lugares del {digit} en este conjunto, así que no son {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>En cada uno de estos casos, {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>Por tanto, {node}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>Como antes, {node}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>Como {steps}, {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>Por tanto, si {start}, {node}, como antes.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>Por tanto, si {start}, {node}, como {steps}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>en el paso %1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>en los pasos a partir del %1</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>en los pasos %1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>Casos para el {sought} de {goal}: {cell} es {digit}, o no lo es.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>Casos para el {sought} de {goal}: {cell} es {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>Casos para el {sought} de {goal}: {house.in}, el {digit} está en {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}, así que {cells}, en {house: su fila}, no lo es.</numerusform>
            <numerusform>{given}, así que {cells}, en {house: su fila}, no lo son.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}, así que {cells}, en {house: la misma fila}, no lo es.</numerusform>
            <numerusform>{given}, así que {cells}, en {house: la misma fila}, no lo son.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}, así que {cells}, en {house: su columna}, no lo es.</numerusform>
            <numerusform>{given}, así que {cells}, en {house: su columna}, no lo son.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}, así que {cells}, en {house: la misma columna}, no lo es.</numerusform>
            <numerusform>{given}, así que {cells}, en {house: la misma columna}, no lo son.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}, así que {cells}, en {house: su caja}, no lo es.</numerusform>
            <numerusform>{given}, así que {cells}, en {house: su caja}, no lo son.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}, así que {cells}, en {house: la misma caja}, no lo es.</numerusform>
            <numerusform>{given}, así que {cells}, en {house: la misma caja}, no lo son.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} solo tiene {digits}: no es {other}, así que es {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell} no es ninguno de los números {others}, así que es {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in} ya no queda ningún otro lugar para el {digit}, así que está en {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in}, {gone} no es {digit}, así que lo es {cells}.</numerusform>
            <numerusform>{house.in}, {gone} no son {digit}, así que lo es {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>Por tanto, {set} no tiene el {digit} y necesita {others}.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} no puede ser {digit} y a la vez no serlo, así que {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>Es lo contrario de lo que se suponía, así que {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>Pero {known}, como ya se vio, así que {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in}, el {digit} ya solo cabe en {cells}, así que {cell}, en {kind: su fila}, no es {digit}.</numerusform>
            <numerusform>{from.in}, el {digit} ya solo cabe en {cells}, así que {cell}, en {kind: la misma fila}, no es {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in}, el {digit} ya solo cabe en {cells}, así que {cell}, en {kind: su columna}, no es {digit}.</numerusform>
            <numerusform>{from.in}, el {digit} ya solo cabe en {cells}, así que {cell}, en {kind: la misma columna}, no es {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in}, el {digit} ya solo cabe en {cells}, así que {cell}, en {kind: su caja}, no es {digit}.</numerusform>
            <numerusform>{from.in}, el {digit} ya solo cabe en {cells}, así que {cell}, en {kind: la misma caja}, no es {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells} ya solo admite {digits}, así que {cell}, en {kind: su fila}, no es {digit}.</numerusform>
            <numerusform>{cells} ya solo admiten {digits}, así que {cell}, en {kind: la misma fila}, no es {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} ya solo admite {digits}, así que {cell}, en {kind: su columna}, no es {digit}.</numerusform>
            <numerusform>{cells} ya solo admiten {digits}, así que {cell}, en {kind: la misma columna}, no es {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} ya solo admite {digits}, así que {cell}, en {kind: su caja}, no es {digit}.</numerusform>
            <numerusform>{cells} ya solo admiten {digits}, así que {cell}, en {kind: la misma caja}, no es {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in}, el {digits} ya solo cabe en {cells}, así que {cell} no es {digit}.</numerusform>
            <numerusform>{house.in}, los números {digits} ya solo caben en {cells}, así que {cell} no es {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in}, el {digit} ya solo cabe {across.in}, así que {cell} no es {digit}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Supón que {cell} es {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>Supón que {cell} no es {digit}.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>Supón que el {digit} de {cell} es correcto.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>Haz la prueba: supón también que {cell} es {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>Haz la prueba: supón también que {cell} no es {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>se elimina {candidates: un candidato}</numerusform>
            <numerusform>se eliminan {candidates: {count} candidatos}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} no puede ser {digits}</numerusform>
            <numerusform>ninguna de las celdas {cells} puede ser {digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>A {cell} solo le queda un candidato, así que es {digit}.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.to} le queda un solo lugar para el {digit}: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} es {digit}, así que no puede ser {others}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells} ya solo admiten {digits}, así que {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in}, para los números {digits} solo quedan {cells}, así que {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses} tiene su {digit} {covers.in}, así que {gone}.</numerusform>
            <numerusform>{houses} tienen sus {digit} {covers.in}, así que {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>{house} ya tiene su {digit}, así que {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>{house} ya tiene su {digit}, así que {cell} solo puede ser {other}.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} es {digit}, así que {house.in} solo queda {cell} para el {other}.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>{first} ya tiene su {digit}, así que {house.in} el {digit} solo puede ir en {cell}.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} no es {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} es {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>Ahora {cell} se queda sin candidatos, así que {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>Ahora {house} se queda sin lugar para el {digit}, así que {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>Ahora habría dos soluciones, así que {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} se queda sin candidatos.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house} se queda sin lugar para el {digit}.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>Ahora {cells: todas las celdas vacías} tienen dos candidatos. Si hubiera una solución, poniendo en cada celda el otro candidato se obtendría otra: habría dos soluciones o ninguna.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>Ahora {cells: esta celda} solo tiene {digits}: si se intercambian esos números, se obtiene una segunda solución.</numerusform>
            <numerusform>Ahora {cells: estas {count} celdas} solo tienen {digits}: si se intercambian esos números, se obtiene una segunda solución.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>Fíjate en {digits: los {digit}} de todo el tablero.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>El siguiente paso está {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>Partida</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>&amp;Pausa</translation>
    </message>
</context>
</TS>
