<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>Backtracking</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>Tabuleiro guardado, transformado</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>Tabuleiro novo, transformado</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>Primeiro 9 pistas aleatórias</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>Primeiro 11 pistas aleatórias</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>Primeiro os blocos da diagonal</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>Tudo o que pode sair</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: %2 ou mais pistas</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>Nível %1: de %2 a %3 pistas</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>Aleatória</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>Pulando uma célula</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>Em S</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>Ordem de leitura</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>A operação foi interrompida.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>Não foi possível ler os jogos: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>Não foi possível guardar os jogos: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 não é um arquivo comum.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>jogos: %1, jogadas: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>Feito antes disso: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Já existentes: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>O arquivo dos jogos salvos está danificado.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>Em andamento, mantidos como estão: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Recusados: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>Recusados: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>o jogo %1 já existe aqui, mas não foi jogado da mesma forma</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>o jogo %1 já existe aqui, mas não pode ser lido</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>&amp;Linha de 81 células</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Grade</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>Grade com &amp;notas</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan &amp;sdk</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>&amp;Coleção sdm</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Si&amp;mple Sudoku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>Linha da biblioteca do &amp;HoDoKu</translation>
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
        <translation>Próximo da co&amp;leção</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Reiniciar</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>Jog&amp;adas</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>Ponto de retorn&amp;o</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>&amp;Voltar ao ponto de retorno</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>&amp;Tentar isto</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>&amp;Manter a tentativa</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>&amp;Descartar a tentativa</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>A&amp;bandonar</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Mostrar a &amp;solução</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>Mostrar o &amp;caminho até ela</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>&amp;Editar pontos de retorno…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>a linha %1 não é um sudoku: %2 (coluna %3)</translation>
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
        <translation>Importar &amp;histórico…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Restaurar bac&amp;kup…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Histórico (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>Histórico ou jogos (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>historico-sudoku</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Exportar todos os jogos</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Importar jogos</translation>
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
        <translation>Notas de can&amp;to</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>Notas c&amp;entrais</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>Co&amp;r</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>Pró&amp;ximo modo</translation>
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
        <translation>Médio</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difícil</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Especialista</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Extremo</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>Desumano</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>Importar uma coleção</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>%1 parece já estar aqui: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Abrir a existente</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Acrescentar o que é novo</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Criar uma cópia</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>não tem dados que possam ser lidos de imediato</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>maior que %1 MB, grande demais para sudokus</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>o arquivo não existe</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>é uma pasta</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>Ler em &amp;voz alta</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>Esta &amp;linha</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Esta &amp;coluna</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>Este &amp;bloco</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>Candidatos &amp;desta célula</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>&amp;Onde o número escolhido pode ficar</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>O que &amp;falta</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Bloco %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vazia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Linha %1, coluna %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1 é %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1: não resta nenhum número.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1 pode ser %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>linha %1, coluna %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>O %1 não pode ficar em lugar nenhum.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>O %1 pode ficar em: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 do %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>Não falta nenhuma célula.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>Falta %n célula: %1.</numerusform>
            <numerusform>Faltam %n células: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>Nenhum número está escolhido.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>Um dia conta se um sudoku dele for iniciado nesse dia e resolvido em até 24 horas, mesmo com ajuda. Um dia que não conta encerra a sequência.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Meia volta</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Um quarto de volta</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Espelhada na horizontal</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>Espelhada na vertical</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>Espelhada nos dois sentidos</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Diagonal</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>Outra diagonal</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>As duas diagonais</translation>
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
        <translation>Igual ao &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>&amp;Alto contraste, claro</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Alto contraste, esc&amp;uro</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>Próximo &amp;passo</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>&amp;Explicar o próximo passo</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>Per&amp;guntar sobre esta célula</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>P&amp;reencher os candidatos</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>Re&amp;mover o que foi eliminado</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>Apagar as nota&amp;s</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>Marcar células com &amp;dois candidatos</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>Resolver os candidatos ú&amp;nicos</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>Linha %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>Todos os passos</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>Faz a jogada do passo escolhido; conta como ajuda</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>%Ln técnica</numerusform>
            <numerusform>%Ln técnicas</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>Escolha uma técnica. A mais fácil vem primeiro.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>Procurando todos os passos…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Nenhum passo corresponde.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>Não há passos disponíveis aqui.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>mesmo bloco</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>mesma linha</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>mesma coluna</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>preenchida</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: preenchida</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>já está em {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: já está na linha %2, coluna %3</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>já eliminado</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: já eliminado</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>saiu: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: saiu, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>procurando…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: procurando</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>ainda possível</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: ainda possível</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n ainda possível</numerusform>
            <numerusform>%n ainda possíveis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n saiu pela lógica</numerusform>
            <numerusform>%n saíram pela lógica</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n já colocado</numerusform>
            <numerusform>%n já colocados</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>Pergunta: %1 ainda pode ser %2.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>Pergunta: {house.object} já tem o {digit}.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>Pergunta: o %1 ainda pode ficar em %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>Não foi possível fazer o backup de hoje dos jogos.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>A tentativa foi retomada e continua em aberto: %n número colocado.</numerusform>
            <numerusform>A tentativa foi retomada e continua em aberto: %n números colocados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>O jogo já está nesse ponto.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>As células com dois candidatos não estão mais marcadas.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>Nenhuma célula tem dois candidatos agora.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>%n célula com dois candidatos marcada.</numerusform>
            <numerusform>%n células com dois candidatos marcadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>Todos os candidatos já estão anotados.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>Esta nota já existe.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>Nenhuma nota está eliminada.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Não há notas.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>Há um número errado. “Verificar” mostra onde.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>Não há únicos disponíveis.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>Este passo já foi feito.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>Nenhum número está errado.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>De volta a “%1”: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>Nada foi tentado ainda.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>Tentativa a partir daqui. “Manter” ou “Descartar” a encerra.</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>Tentativa dentro de outra. “Manter” ou “Descartar” encerra a de dentro.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>Mantida, dentro da tentativa que a contém.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>A tentativa foi mantida.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>A tentativa foi descartada. “Desfazer” a traz de volta.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Teclas de seta</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Ir de célula em célula</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>Primeira ou última célula da linha</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>Primeira ou última célula da coluna</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>Primeira ou última célula do tabuleiro</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} e uma destas</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Selecionar várias células</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Selecionar todas as células</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>Preencher o número ou o que o modo indicar</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} e 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Escrever uma nota</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} e 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>Escrever uma nota central</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} e 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>Colorir a célula</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} e 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>Escolher o número</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>Preencher o número escolhido</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Apagar a célula</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>Encerrar o que está à mostra ou desmarcar o número</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>Perguntar o que a célula pode ser ou por que não</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} e ← ou →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>Percorrer uma cadeia, elo por elo</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>Alternar entre o tabuleiro e os botões</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} e uma letra sublinhada</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>Abrir o menu ou acionar o botão</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Clique</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>Selecionar a célula, colocar o número escolhido</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>Clique em uma célula vazia, depois em um número</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>Preencher o número, se nenhum estiver escolhido</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>Clique com o botão direito, toque longo</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>Arrastar, {Shift} e clique</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>Arrastar com um número escolhido, ao escrever notas</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>Pintar a nota</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} e clique</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>Incluir ou tirar a célula da seleção</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Roda do mouse</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>Escolher o próximo número</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Clique do meio</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>Escolher o número da célula</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Clique duplo</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>Escolher o número de uma pista, selecionar todos os iguais</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>Clique no número de uma linha ou coluna</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>Perguntar onde o número escolhido pode ficar nela</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>Toque longo em um número</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>Perguntar por que não esse número na célula</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>O que pode ficar aqui?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Por que não</translation>
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
        <translation>S&amp;udokus</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Si&amp;metria</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Títul&amp;o</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>Escolha primeiro uma cor.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>Escolha primeiro um número.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>Não há número para escolher nesta célula.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>As cores vão de 1 a %1.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>Uma pista não muda.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>As pistas não mudam.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>Uma célula preenchida não tem notas.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>Células preenchidas não têm notas.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>O %1 já está ali.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>Não há cor para apagar.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Não há nada para apagar.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>Estas células não têm cores.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>Não há cores.</translation>
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
        <translation>vazia</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>pista %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 cor %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>elo forte do %1 desta célula até o da linha %2, coluna %3</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>elo fraco do %1 desta célula até o da linha %2, coluna %3</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>elo forte do %1 desta célula até o %2 da linha %3, coluna %4</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>elo fraco do %1 desta célula até o %2 da linha %3, coluna %4</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>notas %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>centro %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>cores %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>certo</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>errado</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>conflito</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>possível</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>dois candidatos</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>em tentativa</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>preenchida a seguir</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>revelada</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>célula da pergunta</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>tira %1</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>dica</translation>
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
        <translation>Linha %1, coluna %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 em %2</translation>
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
        <translation>%1 colocado</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>%n número colocado</numerusform>
            <numerusform>%n números colocados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 apagado</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>%n número apagado</numerusform>
            <numerusform>%n números apagados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>%n nota escrita</numerusform>
            <numerusform>%n notas escritas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>%n nota removida</numerusform>
            <numerusform>%n notas removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>%n célula colorida</numerusform>
            <numerusform>%n células coloridas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>cores de %n célula removidas</numerusform>
            <numerusform>cores de %n células removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>%n candidato colorido</numerusform>
            <numerusform>%n candidatos coloridos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>cor de %n candidato removida</numerusform>
            <numerusform>cores de %n candidatos removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>%n elo desenhado</numerusform>
            <numerusform>%n elos desenhados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>%n elo removido</numerusform>
            <numerusform>%n elos removidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>%n candidato riscado</numerusform>
            <numerusform>%n candidatos riscados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>%n candidato não mais riscado</numerusform>
            <numerusform>%n candidatos não mais riscados</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 desfeito</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>%n número desfeito</numerusform>
            <numerusform>%n números desfeitos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 de volta</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>%n número de volta</numerusform>
            <numerusform>%n números de volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>%n nota desfeita</numerusform>
            <numerusform>%n notas desfeitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>%n nota de volta</numerusform>
            <numerusform>%n notas de volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>cor de %n célula desfeita</numerusform>
            <numerusform>cores de %n células desfeitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>cor de %n célula de volta</numerusform>
            <numerusform>cores de %n células de volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>cor de %n candidato desfeita</numerusform>
            <numerusform>cores de %n candidatos desfeitas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>cor de %n candidato de volta</numerusform>
            <numerusform>cores de %n candidatos de volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>%n elo desfeito</numerusform>
            <numerusform>%n elos desfeitos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>%n elo de volta</numerusform>
            <numerusform>%n elos de volta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>%n candidato riscado de novo</numerusform>
            <numerusform>%n candidatos riscados de novo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n jogada</numerusform>
            <numerusform>%n jogadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>Ponto de retorno %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>Pontos de retorno</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>&amp;Voltar</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Excluir</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln pista</numerusform>
            <numerusform>%1.  %Ln pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, %1 colocados</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>&amp;Sudokus em %1: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>e mais 1 sudoku que não coube na lista</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>e mais %Ln sudoku que não coube na lista</numerusform>
            <numerusform>e mais %Ln sudokus que não couberam na lista</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>e mais 1 linha que não é um sudoku</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>e mais %Ln linha que não é um sudoku</numerusform>
            <numerusform>e mais %Ln linhas que não são sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Escolher um sudoku</translation>
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
            <numerusform>{house.in}, o {digit} aparece uma vez.</numerusform>
            <numerusform>{house.in}, o {digit} aparece {count} vezes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Todas as células estão preenchidas, mas {house.in} o {digit} aparece uma vez.</numerusform>
            <numerusform>Todas as células estão preenchidas, mas {house.in} o {digit} aparece {count} vezes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} é {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} for {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} não é {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} não for {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>uma das células {cells} é {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>uma das células {cells} for {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>nenhuma das células {cells} é {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>nenhuma das células {cells} for {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>o conjunto {cells} tem o {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>o conjunto {cells} tiver o {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>o conjunto {cells} não tem o {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>o conjunto {cells} não tiver o {digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: o conjunto de uma célula} tem o {digit}</numerusform>
            <numerusform>{cells: o conjunto de {count} células} tem o {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: o conjunto de uma célula} tiver o {digit}</numerusform>
            <numerusform>{cells: o conjunto de {count} células} tiver o {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: o conjunto de uma célula} não tem o {digit}</numerusform>
            <numerusform>{cells: o conjunto de {count} células} não tem o {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: o conjunto de uma célula} não tiver o {digit}</numerusform>
            <numerusform>{cells: o conjunto de {count} células} não tiver o {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: o conjunto de uma célula}</numerusform>
            <numerusform>{cells: o conjunto de {count} células}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>o conjunto {cells}</translation>
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
        <translation>Sobre esta técnica</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>E se fosse?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>Mostrar outro</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Página anterior</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Próxima página</translation>
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
        <translation>O que é?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Por quê?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>Preencher os candidatos</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Apagar</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Mostrar por quê</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>Voltar para antes do erro</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>Próxima eliminação</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Passo a passo</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>Recolocar o %1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>Eliminar o %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Dica</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>mais de %1 sudokus</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>tem %1 sudokus, e uma coleção aceita no máximo %2</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>não contém nenhum sudoku</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>não pode ser guardado: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>maior que %1 MB</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1: não importado: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: %Ln sudoku novo importado.</numerusform>
            <numerusform>%1: %Ln sudokus novos importados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: %Ln sudoku importado.</numerusform>
            <numerusform>%1: %Ln sudokus importados.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Já existentes: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>Repetidos no arquivo: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>Não são sudokus: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>é uma pasta</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>O que se marca</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Célula</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>Arraste de um candidato a outro. No teclado: número, mover, número.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>Um clique em um elo o remove.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>Apagar as cores das células</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Apagar estas</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>Apagar todas as cores</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Apagar tudo</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>Cor %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} enxerga as duas.</numerusform>
            <numerusform>{cells} enxergam as duas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} enxerga as três.</numerusform>
            <numerusform>{cells} enxergam as três.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Assim, {cells} tem de ser {digits}.</numerusform>
            <numerusform>Assim, {cells} têm de ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>De um jeito ou de outro, {cells} tem de ser {digits}.</numerusform>
            <numerusform>De um jeito ou de outro, {cells} têm de ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>Em todos os casos, {cells} tem de ser {digits}.</numerusform>
            <numerusform>Em todos os casos, {cells} têm de ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Assim, {cells} não pode ser {digits}.</numerusform>
            <numerusform>Assim, {cells} não podem ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>De um jeito ou de outro, {cells} não pode ser {digits}.</numerusform>
            <numerusform>De um jeito ou de outro, {cells} não podem ser {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>Em todos os casos, {cells} não pode ser {digits}.</numerusform>
            <numerusform>Em todos os casos, {cells} não podem ser {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>Risca-se também o seguinte: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>Assim, riscam-se estes candidatos: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>Em todos os casos, riscam-se estes candidatos: {list}.</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{digits} em {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>Prévia do sudoku</translation>
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
        <translation>Hoje</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>resolvido</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>resolvido com ajuda</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>ainda em aberto</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>ainda em aberto, pode ser jogado</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>conta para uma sequência</translation>
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
        <translation>Mês anterior</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Mês seguinte</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>Sudoku do dia</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jogar de novo</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>Criando o sudoku…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln pista</numerusform>
            <numerusform>%Ln pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Calendário</translation>
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
        <translation>%1, maior sequência: %2</translation>
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
        <translation>ainda não pode ser jogado</translation>
    </message>
    <message>
        <source>open</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>iniciado</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>resolvido depois com ajuda, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>resolvido depois, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>resolvido, com a solução já conhecida, %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>resolvido com ajuda, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>resolvido, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, hoje: %2</translation>
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
            <numerusform>{n} dia seguido</numerusform>
            <numerusform>{n} dias seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>maior sequência</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%1 de %2 resolvidos</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>Os sudokus dele podem ser jogados a partir desse dia.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>Você já começou este.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>O mesmo sudoku para todos: %1, seja qual for o nível de “Novo jogo”.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>Você o resolveu em %1. A solução já era conhecida; por isso, não conta para a sequência.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>Você o resolveu em um dia posterior, em %1, o que não conta para a sequência.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>Você o resolveu com ajuda em %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>Você o resolveu em %1.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>O dia de hoje já conta para a sequência.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>O dia dele já conta para a sequência.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>Resolva até %1, e o dia dele conta para a sequência.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>Um dia anterior não conta para a sequência.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>Resolva hoje, e sua sequência chega a %L1; um dia sem resolver a encerra.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>Resolva hoje para começar uma sequência.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>Hoje</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Ontem</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>A day of the year, see QLocale::toString(): d and MMM are day and month. Their order may change.</extracomment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>d &apos;de&apos; MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <extracomment>A month and its year, see QLocale::toString(). Their order may change.</extracomment>
        <translation>MMM &apos;de&apos; yyyy</translation>
    </message>
</context>
<context>
    <name>sudoku::DesktopWords</name>
    <message>
        <source>Every puzzle has one solution and an honest level, which follows from the logic that it takes. Puzzles of six levels, from easy to inhuman, are ready at once.</source>
        <translation>Cada sudoku tem uma única solução e um nível honesto, definido pela lógica que ele exige. Há sudokus de seis níveis, do fácil ao desumano, prontos na hora.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>Não há anúncios, e nada sai do seu computador.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>As dicas dizem onde procurar, qual é o padrão e por que ele funciona, com um desenho no tabuleiro</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>Um curso leva das regras às técnicas mais difíceis, com exercícios e sudokus escolhidos para você</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>A análise de cada jogo mostra o que você encontrou e o que teria ajudado</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>Cada jogada é salva na hora, e a biblioteca guarda todos os seus jogos</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>Sudoku do dia, estatísticas e impressão de folhas e de livros inteiros</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>Abre e salva os arquivos de sudoku de muitos outros programas</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>Feito para teclado, mouse, toque e leitor de tela, em tema claro, escuro ou de alto contraste</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Um jogo com notas</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>Uma dica explica seu padrão</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>O curso, com o que você já sabe e o que vem a seguir</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>A biblioteca com todos os jogos</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>Jogo de lógica</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>Resolva e entenda cada passo</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>quebra-cabeça;lógica;números;raciocínio;passatempo;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>Novo jogo</translation>
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
        <translation>Sudoku do dia</translation>
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
        <translation>Tabuleiro do sudoku que está sendo digitado</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>Digitar um sudoku</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>J&amp;ogar</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>Jogar mesmo a&amp;ssim</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>Qualquer das soluções o resolve; não tem nível e não conta nas estatísticas</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>Apagar &amp;tudo</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>Desfazer o que foi digitado por último</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>Digitar de novo o que foi desfeito</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>Inserir o sudoku da área de transferência</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Número %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>Digite as pistas como estão impressas, célula por célula: {Space} deixa uma célula vazia, {Backspace} volta.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>Ou cole um sudoku em qualquer formato.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>Ou cole um sudoku em qualquer formato com %1.</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>Acrescentar o &amp;que falta</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>&amp;Mostrar duas soluções</translation>
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
        <translation>Sobre a técnica</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Jogar até o fim</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Mostrar onde</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Explicar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pular</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Sobre a técnica</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>A lição sobre esta técnica</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>Começa um jogo aqui; o seu fica guardado</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>Dez rodadas jogadas</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Nada para praticar</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Procurando uma posição…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>O que procurar</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>Encontrados sem ajuda: %1. Com ajuda: %2. Mostrados: %3. Pulados: %4. “Próximo” começa mais dez.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>Não há posição para estas técnicas. Escolha outras.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>Elo por elo</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Na figura</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>Clique em uma célula e depois no número dela, ou em um número e depois nas células dele. Também dá para digitar.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>Um clique com o botão direito ou {Del} apaga uma célula; “Desfazer” desfaz qualquer jogada.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>Sem ideia de como continuar? “Próximo passo” mostra onde olhar.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>Está começando? “Aprender”, em Ferramentas, começa pelas regras.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Aprender…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Entendi</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>Para mim: com %1</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>Para mim: o que já sei</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Nada de novo</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>o que você já sabe</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>sua próxima lição</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>na hora de revisar</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>você está aprendendo</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>você já sabe</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>nova para você</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>%1 (pelo menos uma vez)</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>%1 (pelo menos uma vez)</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>Tudo o que você já sabe e nada mais.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Tudo o que você já sabe e %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>Ela apareceu ontem.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>Faz %Ln dia que ela não aparece.</numerusform>
            <numerusform>Faz %Ln dias que ela não aparece.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>Faz %Ln dia que ela não aparece.</numerusform>
            <numerusform>Faz %Ln dias que ela não aparece.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>O próximo “Novo jogo” pede o que você já sabe e %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>O próximo “Novo jogo” pede o que você já sabe e nada mais.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>Ainda não há sudoku com %1. Este pede o que você já sabe.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>Voltar ao jogo ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>outro programa lê os jogos o tempo todo</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>outro programa está trabalhando com eles</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>o disco está cheio</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>outro programa bloqueou o arquivo</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>não é possível escrever no arquivo</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>não é possível abrir o arquivo</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>o disco informa um erro</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>não é possível criar a pasta</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite não é um arquivo comum</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>eles pertencem a uma versão mais nova deste programa</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo jogo</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Verificar</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>Um novo jogo do nível indicado abaixo</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>Marca os números certos e os errados</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>O jogo fica guardado</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Níve&amp;l</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>Isto não pode ser guardado agora.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>Seus jogos podem ser lidos de novo. O que você jogou nesse meio-tempo fica guardado como um jogo à parte.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>Falta aqui %Ln jogo do backup de %1.</numerusform>
            <numerusform>Faltam aqui %Ln jogos do backup de %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>uma jogada não pode ser feita</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>%1 deveria ser uma lista</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>%1 não é um texto</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>%1 não é true nem false</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>não foi possível ler a chave</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>a chave não deixa espaço para as chaves seguintes</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>não foi possível ler as pistas</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>as pistas não formam um sudoku</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>as pistas não formam um sudoku com uma só solução</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>não foi possível ler a jogada %1</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>a chave da jogada %1 não é maior que a anterior</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>a chave da jogada %1 não deixa espaço para a seguinte</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>não foi possível ler o evento %1</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>evento %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>não foi possível ler o ponto de retorno %1</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>ponto de retorno %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>não vem depois de nenhuma jogada sua</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>uma tentativa não começa em lugar nenhum</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>não foi possível ler o número escolhido</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>não foi possível ler a cor escolhida</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>não foi possível ler o modo de digitação</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>não foi possível ler a seleção</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>não foi possível ler os tempos</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>não foi possível ler os dias</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>o nome é longo demais</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>não foi possível ler uma etiqueta</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1 tem a chave de outro</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>a chave de %1 não deixa espaço para a seguinte</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>Nenhum sudoku assim foi encontrado.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: criando um sudoku …</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>Este é o jogo anterior.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>Este jogo não pode ser aberto agora: está sendo jogado em outra janela ou não pode ser lido.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Este jogo não pode ser lido.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>Este sudoku não está em nenhuma coleção.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>Este sudoku não pode ser lido.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Todos os sudokus desta coleção já foram iniciados.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Seu sudoku</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>Nenhum jogo novo: este continua.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>Nenhum jogo novo.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>Sem nível</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Várias soluções</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>resolvido</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>abandonado</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>em andamento</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Não iniciado</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sem ajuda</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Do dia</translation>
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
        <translation>O que você joga não está a salvo de uma queda de energia: o disco informa um erro.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>O arquivo dos jogos salvos foi danificado. Os jogos dele estão sendo lidos; enquanto isso, você pode jogar.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>Não foi possível ler um jogo salvo; ele foi deixado como está.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>Jogo %1 em %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>o arquivo está danificado e não pode ser movido para outro lugar</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>não é possível escrever na pasta</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>o arquivo foi excluído e não pode ser restaurado: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>Outro programa excluiu o arquivo dos jogos salvos. Ele foi restaurado.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>Outro programa substituiu o arquivo dos jogos salvos. Este jogo foi acrescentado a ele.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>O arquivo dos jogos salvos foi danificado.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>Jogos recuperados dele: %1, dos quais %2 sem as últimas jogadas; jogos perdidos: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>Nenhum jogo desse arquivo pôde ser lido.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>Todos os jogos dele puderam ser recuperados: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>Jogos recuperados dos backups: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>O arquivo danificado fica guardado como %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>não é possível escrever no arquivo</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>Não salvo: %1. O que você joga será salvo assim que possível.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>Arquivo: %1
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
        <translation>Nada tem esse nome.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Pesquisar uma técnica</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>As regras em um minuto</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>Guia de técnicas</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>Um exemplo no tabuleiro</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Conteúdo</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Outro</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Outro exemplo</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>A lição sobre esta técnica</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Praticar esta</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · pontuação %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>As regras em um minuto</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>O que procurar</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Por que funciona</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>Como encontrar</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>Neste exemplo</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>O passo a passo</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>Ir para: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>Regras: figura anterior</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>Passo a passo: voltar</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>Regras: próxima figura</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Passo a passo: avançar</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Voltar à página</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>O tabuleiro</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>O tabuleiro tem nove linhas, nove colunas e nove blocos.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>Aqui estão {row}, {column} e {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>uma linha</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>uma coluna</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>um bloco</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>Cada um deles é uma unidade: nove células que formam um todo.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>A regra</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>Cada unidade contém todos os números de 1 a 9, uma vez cada.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>Observe {box}: nove células, nove números, nenhum repetido.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>o bloco central</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>O mesmo vale para todas as linhas, todas as colunas e todos os outros blocos.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>Essa é a única regra.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>O objetivo</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>Alguns números já vêm no tabuleiro: são as pistas, que não mudam.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>Você preenche o resto, uma célula de cada vez.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>Cada sudoku tem uma única solução. Para encontrá-la, basta raciocinar: não é preciso adivinhar.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>O que uma célula enxerga</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} pertence a uma linha, uma coluna e um bloco.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Esta célula</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>Ela enxerga as outras células {houses}.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>dessas unidades</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>O que está em uma delas não pode se repetir aqui.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>Os números que {cell} ainda pode ter são os candidatos dela.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>uma célula</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>Você pode escrevê-los na célula como pequenas notas.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>As técnicas colocam um número ou mostram que um candidato está errado.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>Quando resta um só candidato em uma célula, esse é o número dela.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>Um primeiro passo</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>Continue assim. As próximas páginas mostram como.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>Uma linha, coluna ou bloco em que só uma célula está vazia.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>Uma unidade tem nove células para nove números.
Oito números já estão lá; a última célula fica com o nono.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>Procure unidades quase completas.
Conte de 1 a 9 e veja qual número falta.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>Uma célula para a qual resta um só número.
Sua linha, sua coluna e seu bloco contêm os outros oito.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>Nenhum número pode aparecer duas vezes em uma linha, coluna ou bloco.
Se oito números diferentes já aparecerem na linha, na coluna ou no bloco de uma célula, o nono tem de ficar nela.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>Escolha uma célula cuja linha, coluna e bloco estejam bem preenchidos.
Conte de 1 a 9 e pule todos os números que a célula enxerga.
Se restar um só número, escreva-o.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>Um número que só tem um lugar em uma linha, coluna ou bloco.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>Cada unidade precisa de cada número uma vez.
Onde o número já está, a linha, a coluna e o bloco ficam fechados para ele.
Se todas as células de uma unidade, menos uma, estiverem fechadas, ele fica na que resta.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>Escolha um número e um bloco em que ele ainda falta.
A partir de cada lugar onde o número já está, risque a linha e a coluna.
Se sobrar uma só célula vazia no bloco, escreva o número.
Faça o mesmo com linhas e colunas.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>Um número cujos lugares em um bloco ficam todos em uma só linha ou em uma só coluna.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>O bloco precisa do número; portanto, ele ficará em uma dessas células.
Todas elas estão alinhadas; portanto, esse é também o número da linha ou coluna inteira.
O resto da linha ou coluna não pode tê-lo.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>Escolha um bloco e um número que falta nele.
Marque onde o número pode ficar.
Se as marcas estiverem alinhadas, siga essa linha ou coluna para fora do bloco.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>Um número cujos lugares em uma linha ou coluna ficam todos em um só bloco.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>A linha ou coluna precisa do número; portanto, ele ficará em uma dessas células.
Todas elas estão no mesmo bloco; portanto, esse é também o número do bloco.
O resto do bloco não pode tê-lo.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>Escolha uma linha ou coluna e um número que falta nela.
Marque onde o número pode ficar.
Se as marcas estiverem em um só bloco, observe as outras células desse bloco.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>Em um bloco, uma célula que só pode ter um mesmo número.</numerusform>
            <numerusform>Em um bloco, {count} células alinhadas que só podem ter os mesmos {count} números.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>Essas células ficam com esses números; só a ordem fica em aberto.
Elas ficam na mesma linha ou coluna e no mesmo bloco; por isso, ambos perdem esses números nas outras células.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>Escreva os candidatos das células vazias: os números que ainda são possíveis ali.
Em cada bloco, compare as células alinhadas.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>Duas células de uma unidade que só podem ter os mesmos dois números.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>Se uma célula ficar com o primeiro número, a outra fica com o segundo.
A ordem está em aberto, os números não: os dois já têm lugar.
Portanto, nenhuma outra célula da unidade pode ter qualquer um deles.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>Escreva os candidatos das células vazias: os números que ainda são possíveis ali.
Procure células com só dois candidatos.
Se duas dessas células de uma unidade forem iguais, você tem um par.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>Em uma unidade, uma célula que só pode ter um número.
Nenhuma célula precisa, sozinha, ter todos eles.</numerusform>
            <numerusform>Em uma unidade, {count} células que, juntas, só podem ter {count} números.
Nenhuma célula precisa, sozinha, ter todos eles.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>Há tantas células quantos números: cada célula fica com um, e todos já têm lugar.
Portanto, nenhuma outra célula da unidade pode ter qualquer um deles.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>Observe, em uma unidade, as células com menos candidatos.
Junte os números diferentes de uma dessas células.
Se for um só, risque-o no resto da unidade.</numerusform>
            <numerusform>Observe, em uma unidade, as células com menos candidatos.
Junte os números diferentes de {count} dessas células.
Se forem só {count}, risque-os no resto da unidade.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>Dois números que, em uma unidade, só têm os mesmos dois lugares.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>Os dois números precisam de lugar, e há dois lugares para os dois.
Portanto, essas células ficam com os dois números, e nada mais cabe ali.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>Percorra os números que ainda faltam em uma unidade.
Marque os que só têm dois lugares.
Se dois números tiverem os mesmos dois lugares, apague todos os outros candidatos dessas células.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>Em uma unidade, um número que só tem um lugar.</numerusform>
            <numerusform>Em uma unidade, {count} números que, juntos, só têm {count} lugares.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>Cada número precisa de um lugar, e há exatamente tantos lugares quantos números.
Portanto, essas células ficam com esses números, e nada mais cabe ali.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Percorra os números que ainda faltam em uma unidade, começando pelos que têm poucos lugares.
Procure um número com uma só célula.
O resto da unidade também é um conjunto de células e números: às vezes é mais fácil vê-lo.</numerusform>
            <numerusform>Percorra os números que ainda faltam em uma unidade, começando pelos que têm poucos lugares.
Procure {count} números que caibam em {count} células.
O resto da unidade também é um conjunto de células e números: às vezes é mais fácil vê-lo.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>Um número com só dois lugares em cada uma de duas linhas, nas mesmas duas colunas.
O mesmo vale trocando linhas por colunas.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>Cada uma das duas linhas precisa do número uma vez.
Elas não podem usar a mesma coluna; portanto, repartem as duas colunas entre si.
Seja em que ordem for, essas colunas já têm o seu número; as outras linhas não podem usá-las.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>Escolha um número e não olhe para mais nada.
Encontre linhas em que ele só tenha dois lugares.
Se duas dessas linhas usarem as mesmas colunas, você tem um X-Wing.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>Um número cujos lugares em uma linha ficam em uma só coluna.
O mesmo vale trocando linhas por colunas.
Uma linha não precisa usar todas essas colunas.</numerusform>
            <numerusform>Um número cujos lugares em {count} linhas ficam em só {count} colunas.
O mesmo vale trocando linhas por colunas.
Uma linha não precisa usar todas essas colunas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>Cada uma dessas linhas precisa do número uma vez, e nenhuma coluna pode tê-lo duas vezes.
Há tantas linhas quantas colunas: cada uma dessas colunas recebe o seu número dessas linhas.
Portanto, as outras linhas não podem tê-lo ali.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Escolha um número e não olhe para mais nada.
Deixe de lado as linhas em que ele tem muitos lugares.
Veja se uma das restantes se contenta com uma coluna.</numerusform>
            <numerusform>Escolha um número e não olhe para mais nada.
Deixe de lado as linhas em que ele tem muitos lugares.
Veja se {count} das restantes se contentam com {count} colunas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>Como o {fish}, mas com um ou alguns lugares a mais.
Esses lugares são as barbatanas; ficam em um só bloco.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>Ou nenhuma barbatana é verdadeira, e o padrão vale, ou ao menos uma delas é verdadeira.
Um candidato que sai no primeiro caso e enxerga todas as barbatanas sai nos dois.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>Procure o padrão, aceitando alguns lugares a mais em um só bloco.
Verifique só os candidatos do padrão no bloco das barbatanas.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>Como o {fish} com barbatana, mas sem um dos lugares do padrão no bloco da barbatana.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Se as barbatanas não forem verdadeiras, o resto do padrão se encaixa e vale.
Se uma barbatana for verdadeira, ela elimina o que enxerga.
Um candidato que sai nos dois casos está errado.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>Procure duas linhas ou colunas com dois lugares para o número, alinhados em uma só das pontas.
Se as outras duas pontas estiverem no mesmo bloco, uma delas pode ser a barbatana.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Um peixe em que blocos podem tomar o lugar de algumas linhas ou colunas.
Aqui é uma unidade contra outra.</numerusform>
            <numerusform>Um peixe em que blocos podem tomar o lugar de algumas linhas ou colunas.
Aqui são {count} unidades contra outras {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>Cada uma das unidades escolhidas precisa do número uma vez.
Todos os lugares dele nelas ficam em outras tantas unidades, que o recebem dali.
Portanto, o resto dessas outras unidades não pode tê-lo.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>Escolha um número que tenha poucos lugares em muitos blocos.
Experimente um bloco junto com linhas ou colunas que passem ao lado dele.
Conte: as unidades que cobrem os lugares têm de ser tantas quantas as escolhidas.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Um peixe com blocos entre suas unidades e com alguns lugares a mais: as barbatanas.
Aqui é uma unidade contra outra.</numerusform>
            <numerusform>Um peixe com blocos entre suas unidades e com alguns lugares a mais: as barbatanas.
Aqui são {count} unidades contra outras {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Se nenhuma barbatana for verdadeira, o peixe vale.
Se uma barbatana for verdadeira, ela elimina o que enxerga.
Um candidato que sai nos dois casos está errado.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>Procure um peixe que quase funcione e veja quais lugares sobram.
Os candidatos que enxergam todos esses lugares são os que merecem atenção.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>Um peixe de linhas, colunas e blocos em qualquer mistura: uma unidade contra outra.</numerusform>
            <numerusform>Um peixe de linhas, colunas e blocos em qualquer mistura: {count} unidades contra outras {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>É raro encontrá-los sem ajuda.
Escolha um número e vá juntando unidades até que outras tantas cubram todos os lugares.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>Um peixe de linhas, colunas e blocos em qualquer mistura, com alguns lugares a mais: as barbatanas.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>Se nenhuma barbatana for verdadeira, o peixe vale: os lugares do número em uma unidade são os únicos em que ele pode ficar em outra.
Se uma barbatana for verdadeira, ela elimina o que enxerga.
Um candidato que sai nos dois casos está errado.</numerusform>
            <numerusform>Se nenhuma barbatana for verdadeira, o peixe vale: os lugares do número em {count} unidades são os únicos em que ele pode ficar em outras {count}.
Se uma barbatana for verdadeira, ela elimina o que enxerga.
Um candidato que sai nos dois casos está errado.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>É raro encontrá-los sem ajuda.
Muitas vezes uma cadeia mais curta faz o mesmo: procure uma primeiro.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>Um número com só dois lugares em cada uma de duas linhas.
Um lugar de cada linha fica na mesma coluna: são as bases. Os outros são os topos.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>As bases estão alinhadas; portanto, no máximo uma delas é verdadeira.
Então ao menos um dos topos é verdadeiro.
Uma célula que enxerga os dois topos não pode ter o número.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>Escolha um número e encontre linhas em que ele tenha dois lugares.
Se duas dessas linhas coincidirem em uma coluna, mas não na outra, veja o que enxerga as duas pontas soltas.
Faça o mesmo com colunas.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>Uma linha e uma coluna, cada uma com só dois lugares para um número.
Um lugar de cada uma fica no mesmo bloco.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>Os dois lugares do bloco não podem ser ambos verdadeiros.
Portanto, ao menos uma das cordas tem o número na ponta distante.
Uma célula que enxerga as duas pontas distantes não pode tê-lo.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>Escolha um número e encontre uma linha e uma coluna em que ele só tenha dois lugares.
Se elas se encontrarem em um bloco, siga as duas cordas até as pontas.
Verifique a célula onde se cruzam a coluna de uma ponta e a linha da outra.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>Duas pipas de duas cordas sobre as mesmas duas células de um bloco.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>Em cada pipa, ao menos uma das pontas distantes é verdadeira.
Uma célula que enxerga as duas pontas distantes de uma pipa não pode ter o número.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>Quando encontrar uma pipa, veja se as mesmas células do bloco formam outra.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>Um bloco em que um número só fica em uma linha e em uma coluna: uma cruz.
E, em outro ponto, uma linha ou coluna com só dois lugares para o número, um deles alinhado com a cruz.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>Se o primeiro desses dois lugares for verdadeiro, ele esvazia um braço da cruz.
Então o número do bloco fica no outro braço.
Se não for, o segundo será. A célula marcada enxerga os dois.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>Escolha um número e procure blocos em que nenhuma das quatro células de um retângulo possa tê-lo: os outros lugares formam uma cruz.
Procure uma linha ou coluna em que ele só tenha dois lugares, um deles alinhado com um braço da cruz.
Verifique a célula onde o outro lugar e o outro braço se encontram.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>Em um bloco, os lugares de um número formam uma cruz que serve com duas linhas ou colunas diferentes.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>Com cada uma delas, o número está no lugar distante ou em um braço da cruz.
O que enxerga ambos sai, com qualquer das duas.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>Quando encontrar um retângulo vazio, veja se outra linha ou coluna em que o número só tem dois lugares encontra a mesma cruz.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>Duas células que não se enxergam e têm os mesmos dois candidatos.
E uma unidade em que um desses números só tem dois lugares, cada um deles visto por uma das células.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>O elo é verdadeiro em um dos seus lugares.
Portanto, ao menos uma das duas células gêmeas não pode ter o número do elo e fica com o outro.
O que enxerga as duas não pode ter esse outro número.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>Encontre células com os mesmos dois candidatos.
Veja se uma linha, coluna ou bloco as liga por um dos números.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>Uma célula com dois candidatos, o pivô, e duas células que ela enxerga, as asas.
O pivô e as asas têm dois candidatos cada, de um total de três números.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>Seja qual for o número do pivô, uma das asas o perde.
Essa asa fica então com o terceiro número.
O que enxerga as duas asas não pode ter o terceiro número.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>Parta de uma célula com dois candidatos, como 1 e 2.
Procure, entre as que ela enxerga, uma célula com 1 e 3 e outra com 2 e 3.
Depois, elimine o 3 das células que enxergam essas duas.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>Como um XY-Wing, mas o pivô tem os três candidatos.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>Ao menos uma das três células, o pivô e as asas, tem o número comum, seja qual for o número do pivô.
O que enxerga as três não pode tê-lo.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>Parta de uma célula com três candidatos.
Procure duas células que ela enxergue, cada uma com dois dos três.
Perto do pivô, elimine o número comum das células que enxergam as três.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>Quatro células em duas linhas, duas colunas e dois blocos.
Três delas têm os mesmos dois candidatos; a quarta tem um deles ou os dois, e outros além deles.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>Com só dois números nas quatro, daria para trocá-los entre si: haveria duas soluções.
Um sudoku tem uma só solução; portanto, a quarta célula fica com outro número.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>Encontre três células iguais, com dois candidatos, nos cantos de um retângulo.
O retângulo tem de ficar em só dois blocos.
Elimine do quarto canto cada um desses dois números que ainda estiver ali.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>Quatro cantos em duas linhas, duas colunas e dois blocos com os mesmos dois candidatos.
Alguns cantos têm um candidato a mais, o mesmo em cada um.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>Sem o número a mais, daria para trocar os cantos, e haveria duas soluções.
Portanto, ao menos um desses cantos tem o número a mais.
O que enxerga todos eles não pode tê-lo.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>Encontre um retângulo cujos cantos tenham dois números em comum.
Se todos os candidatos a mais forem um mesmo número, veja o que enxerga todos os cantos com ele.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>Quatro cantos com os mesmos dois candidatos; dois deles têm também outros candidatos.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>Ao menos um desses dois cantos tem um dos seus números a mais; do contrário, haveria duas soluções.
Portanto, juntos eles funcionam como uma só célula com os números a mais.
Com outras células da unidade, ela forma um conjunto nu, e o resto da unidade perde esses números.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>Encontre um retângulo com candidatos a mais em dois cantos de uma mesma unidade.
Trate os candidatos a mais como uma só célula e procure com ela um par ou trio.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>Quatro cantos com os mesmos dois candidatos; dois deles têm também outros candidatos.
Um dos dois números não tem outro lugar na unidade desses dois cantos.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>A unidade precisa desse número; portanto, um dos dois cantos o tem.
Se o outro ficasse com o segundo número, daria para trocar os cantos: duas soluções.
Portanto, nenhum dos dois tem o segundo número.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>Encontre um retângulo com candidatos a mais em dois cantos de uma mesma unidade.
Veja se ali um número do retângulo só tem esses dois lugares.
Elimine o outro número dos dois.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>Quatro cantos com os mesmos dois candidatos; dois cantos opostos têm também outros candidatos.
Um dos números só tem lugar nos cantos, nas duas linhas ou nas duas colunas.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>Se esse número ficasse em um dos cantos com candidatos a mais, ficaria também no canto oposto.
Então daria para trocar os cantos, e haveria duas soluções.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>Encontre um retângulo com candidatos a mais em dois cantos opostos.
Veja se um dos números não tem outros lugares nessas linhas ou colunas.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>Quatro cantos que têm, todos eles, os mesmos dois candidatos, em geral entre outros.
Na linha e na coluna de um dos cantos, um desses dois números não tem lugar fora do retângulo.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>Se esse canto ficasse com o outro número, o primeiro teria de ficar nos dois cantos vizinhos.
Então os quatro cantos teriam os dois números e daria para trocá-los: duas soluções.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>Parta de um canto que só tenha os dois candidatos.
No canto oposto, veja se um dos números só tem lugar nos cantos, na linha e na coluna dele.
Elimine dali o outro número.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>Três cantos de um retângulo já preenchidos, nenhum deles pista, com só dois números diferentes.
No quarto canto, o número que completaria a troca ainda é candidato.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>Com ele, daria para trocar os quatro números sem contrariar nenhuma pista.
Haveria duas soluções; portanto, o quarto canto tem outro número.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>Observe os números que você colocou e que estão aos pares, como 3 7 sobre 7.
Se nenhum canto for pista, não deixe o quarto fechar o retângulo.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>Dois números colocados em cantos de um retângulo, nenhum deles pista, e dois cantos vazios.
Os cantos vazios têm em comum um candidato a mais.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>Sem o número a mais, daria para trocar os quatro números: duas soluções.
Portanto, ao menos um dos cantos vazios tem o número a mais.
O que enxerga os dois não pode tê-lo.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>Procure dois números colocados lado a lado, com os mesmos dois números possíveis do lado oposto, na ordem inversa.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>Todas as células vazias têm dois candidatos, exceto uma, que tem três.
Sem um desses três, cada candidato apareceria exatamente duas vezes em cada linha, coluna e bloco em que ainda falta.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>Com dois candidatos em cada célula, e cada candidato exatamente duas vezes em cada unidade em que ainda falta, daria para trocar os dois candidatos em todas as células.
Haveria então duas soluções, ou nenhuma, se nem um nem outro servisse.
Um sudoku tem uma só. Portanto, o candidato a mais, que impede a troca, é verdadeiro.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>Perto do fim, conte as células com mais de dois candidatos.
Se houver só uma, e ela tiver três, o número dela é o que aparece três vezes entre os candidatos da sua linha.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>Todas as células vazias têm dois candidatos, exceto algumas poucas.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>Com dois candidatos em cada célula vazia, e cada candidato exatamente duas vezes em cada unidade em que ainda falta, há duas soluções ou nenhuma.
Portanto, ao menos um dos candidatos a mais é verdadeiro.
Todo candidato que contradiz todos eles sai.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>Perto do fim, marque os candidatos que estão a mais.
Veja o que eles têm em comum: um número, uma unidade ou um par.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>Um laço de células com os mesmos dois candidatos, duas em cada unidade por onde ele passa.
Só uma ou algumas das células têm outros.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>Só com os dois números, daria para preencher o laço de duas formas: duas soluções.
Portanto, ao menos uma das células que têm outros candidatos fica com um deles.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>É um retângulo único com mais cantos.
Passe de uma célula a outra com os mesmos dois candidatos, até voltar ao começo.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>Um número com unidades em que ele só tem dois lugares, ligadas como os elos de uma rede.
Pinte os lugares dele alternadamente, uma cor, depois a outra: é o Color Trap.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>Em cada elo, exatamente uma ponta é verdadeira; portanto, uma cor é verdadeira em todas as suas células e a outra, em nenhuma.
Seja qual for, uma célula que enxerga as duas cores não pode ter o número.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>Escolha um número e encontre as unidades em que ele só tem dois lugares.
Comece em um lugar e dê a outra cor aos vizinhos.
Procure lugares de fora que enxerguem as duas cores.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>Um número com unidades em que ele só tem dois lugares, pintados alternadamente.
Duas células da mesma cor se enxergam: é o Color Wrap.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>Uma cor é verdadeira em todas as suas células e a outra, em nenhuma.
A cor que poria o número duas vezes em uma unidade não pode ser a verdadeira.
Portanto, ela sai de todas as suas células.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>Escolha um número e encontre as unidades em que ele só tem dois lugares.
Comece em um lugar e dê a outra cor aos vizinhos.
Veja se uma cor se encontra consigo mesma.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>Duas colorações separadas de um número, cada uma com suas próprias duas cores.
Uma cor da primeira enxerga uma cor da segunda.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>Essas duas cores não podem ser ambas verdadeiras.
Portanto, ao menos uma das cores contrárias a elas é verdadeira.
O que enxerga as duas contrárias não pode ter o número.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>Faça duas colorações de um mesmo número.
Encontre onde elas se tocam e observe as cores que não se tocam.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>Duas colorações separadas de um número, cada uma com suas próprias duas cores.
Uma cor da primeira enxerga as duas cores da segunda.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>Uma das duas cores da segunda coloração é verdadeira, e uma cor da primeira enxerga as duas.
Portanto, essa cor da primeira está errada em todas as suas células.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>Faça duas colorações de um mesmo número.
Veja se uma cor toca as duas cores da outra coloração.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>Uma fila de células com os mesmos dois candidatos, em que cada uma enxerga a seguinte.
São quatro ou mais, sempre em número par.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>Ao longo da fila, os números se alternam.
Por isso, as duas pontas têm números diferentes, em uma ordem ou na outra.
O que enxerga as duas pontas não pode ter nenhum dos dois.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>Encontre várias células com os mesmos dois candidatos.
Passe de uma para a seguinte e conte.
Depois de três, cinco ou sete passos, as pontas têm números diferentes.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>Duas unidades em que um número só tem dois lugares, ligadas por dois lugares que se enxergam.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>Os lugares ligados não podem ser ambos verdadeiros.
Portanto, ao menos uma das pontas distantes é verdadeira.
O que enxerga as duas pontas distantes não pode ter o número.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>Escolha um número e marque as unidades em que ele só tem dois lugares.
Procure duas delas que se toquem e verifique o que enxerga as pontas soltas.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>Um número e unidades em que ele só tem dois lugares, ligadas em uma cadeia mais longa.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>Suponha que a primeira ponta não seja verdadeira e siga: é, não é, é …
A última ponta é então verdadeira.
Portanto, ao menos uma das pontas é verdadeira, e o que enxerga as duas sai.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>Escolha um número e marque as unidades em que ele só tem dois lugares.
Comece por uma: passe de um lugar ao outro, daí a um lugar que este enxergue em outra unidade marcada, e assim por diante.
Pare quando as duas pontas enxergarem um mesmo candidato.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>Células com dois candidatos, em que cada uma enxerga a seguinte e tem um número em comum com ela.
As duas pontas têm um número em comum.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>É como um dominó: se a primeira ponta não for o número comum, será o outro dos seus dois números.
Isso empurra a célula seguinte, e assim por diante, até que a última ponta seja o número comum.
O que enxerga as duas pontas não pode tê-lo.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>Comece em uma célula com dois candidatos e deixe um deles de lado.
Passe a uma célula com dois candidatos que contenha o outro.
Continue até reaparecer o número deixado de lado no começo.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>Uma cadeia de elos, por células e números, que volta ao começo sem se contradizer: é o Nice Loop contínuo.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>Ela pode ser percorrida nos dois sentidos; portanto, em cada elo exatamente uma ponta é verdadeira.
Tudo o que enxerga as duas pontas de um elo sai.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>Monte uma cadeia: se este não for verdadeiro, aquele é; se aquele for, o seguinte não é.
Se ela se fechar, olhe em volta de cada um dos seus elos.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>Uma cadeia de elos, por células e números, que volta à primeira célula e ali se contradiz: é o Nice Loop descontínuo.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>Suponha o contrário do que está marcado e siga os elos.
Eles levam a uma contradição na célula em que começaram.
Portanto, a suposição está errada.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>Escolha um candidato e veja o que decorre dele, se for verdadeiro.
Avance por unidades em que um número só tem dois lugares e por células com dois candidatos.
Se no fim o candidato for refutado, elimine-o.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>Uma cadeia de elos, por células e números, cujas duas pontas não podem estar ambas erradas.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>Suponha que a primeira ponta não seja verdadeira e siga os elos: a última é verdadeira.
Portanto, ao menos uma das pontas é verdadeira.
Todo candidato que contradiz as duas pontas sai.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>Comece por uma unidade em que um número tenha dois lugares ou por uma célula com dois candidatos.
Siga alternando: se este for verdadeiro, aquele não é; se aquele não for, o próximo é.
Pare quando as pontas enxergarem um mesmo candidato.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>Uma cadeia como as outras, mas alguns elos contêm várias células alinhadas de um bloco.
O número está em uma delas, seja qual for.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>Um grupo é verdadeiro se uma das suas células for; ele enxerga o que todas as suas células enxergam.
Assim, os elos valem como em qualquer cadeia.
Todo candidato que contradiz o resultado sai.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>Quando uma cadeia emperrar diante de três lugares, veja se dois deles estão alinhados em um bloco.
Trate esses dois como um só.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>Dois conjuntos de células, cada um em uma unidade e com mais números do que células (um a mais).
Eles têm em comum um número cujos lugares nos dois conjuntos se enxergam todos.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>Só um dos conjuntos pode ter esse número.
O outro tem então tantos números quantas células; portanto, contém todos eles.
Um segundo número em comum está, assim, em ao menos um dos conjuntos; o que enxerga todos os lugares dele sai.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>Uma célula com dois candidatos é o menor desses conjuntos; depois vêm duas células com três.
Encontre dois que tenham em comum dois números, um dos quais não possa estar em ambos.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>Três conjuntos de células, cada um com mais números do que células (um a mais).
O do meio tem um número em comum com cada um dos outros, e nenhum desses números pode estar, ao mesmo tempo, nos dois conjuntos que o têm como candidato.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>O conjunto do meio só pode ceder um número.
Portanto, ao menos um dos conjuntos de fora perde o número que tem em comum com ele e fica com todos os seus outros números.
Um número que os dois conjuntos de fora têm está em ao menos um deles.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>É um XY-Wing cujas células cresceram até virar conjuntos.
Parta do conjunto do meio e procure um parceiro em cada um dos seus números.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>Conjuntos de células em sequência, cada um com mais números do que células (um a mais).
Cada um tem um número em comum com o seguinte, e esse número não pode estar nos dois.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>Se ao primeiro conjunto faltar o seu número, ele fica bloqueado e tira um número do seguinte, e assim por diante.
Portanto, o número que o primeiro e o último conjunto têm em comum está em ao menos um dos dois.
O que enxerga todos os lugares dele sai.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>É uma cadeia XY cujas células cresceram até virar conjuntos.
Acrescente um terceiro a dois conjuntos ligados e compare as pontas.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>Uma célula, o caule, e, para cada um dos seus candidatos, uma pétala: um conjunto de células que ficaria bloqueado se o caule fosse esse número.
Cada pétala tem mais números do que células: exatamente um a mais.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>Seja qual for o número do caule, ao menos uma das pétalas perde esse número.
Essa pétala fica então com todos os seus outros números.
Um número presente em todas as pétalas está em ao menos uma delas; o que enxerga todos os lugares dele sai.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>Parta de uma célula com dois ou três candidatos.
Encontre um conjunto para cada um deles e veja que número eles têm em comum.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>Duas ou três células onde uma linha ou coluna cruza um bloco, com ao menos dois números a mais do que células.
Ao lado delas, na linha ou coluna e no bloco, há células que só usam alguns desses números.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>Contando tudo, há tantos números quantas células; portanto, cada número aparece uma vez.
Os números das células da linha ou da coluna saem do resto dela.
Os números das células do bloco saem do resto do bloco.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>Olhe onde uma linha ou coluna cruza um bloco em células vazias.
Encontre, na linha ou coluna, uma célula com dois candidatos dessas células e, no bloco, uma com outros dois.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>Um peixe cujas barbatanas não enxergam todas o candidato que deveria sair.
Em vez disso, de cada barbatana uma cadeia leva até ele.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>Se nenhuma barbatana for verdadeira, o peixe elimina o candidato.
Se uma barbatana for verdadeira, a cadeia dela também elimina o candidato.
Portanto, ele sai em todos os casos.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>Encontre primeiro um peixe com uma ou mais barbatanas.
Depois siga, a partir de cada barbatana, o que ela força.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>Um candidato a partir do qual cadeias levam a uma contradição.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>Suponha que o candidato seja verdadeiro.
Por passos forçados, uma célula fica sem números, uma unidade fica sem um número, ou algo é e não é ao mesmo tempo.
Portanto, a suposição está errada.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>Escolha um candidato cuja posição decida muita coisa e siga-o no papel.
Use células com dois candidatos e unidades em que um número só tem dois lugares.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>Uma célula ou unidade em que todas as possibilidades levam ao mesmo resultado.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>Uma das possibilidades é verdadeira.
Cada uma delas, seguida por passos forçados, leva ao mesmo resultado.
Portanto, esse resultado é verdadeiro, aconteça o que acontecer.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>Escolha uma célula com dois candidatos ou um número com dois lugares em uma unidade.
Siga as duas hipóteses e compare os resultados.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>Um candidato a partir do qual várias sequências de passos forçados levam, juntas, a uma contradição.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>Suponha que o candidato seja verdadeiro e anote tudo o que é forçado.
No fim, surge uma contradição.
Portanto, a suposição está errada.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>Copie o tabuleiro, suponha que um candidato seja verdadeiro e preencha o que decorre disso.
Guarde isto para os sudokus em que nada mais ajuda.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>Uma célula ou unidade em que todas as possibilidades, com tudo o que forçam, levam ao mesmo resultado.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>Uma das possibilidades é verdadeira.
Seja qual for, tudo o que ela força contém o resultado.
Portanto, o resultado é verdadeiro.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>Siga cada possibilidade em uma cópia do tabuleiro e procure o que todas as cópias têm em comum.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>Todas as formas de colocar um número nove vezes no tabuleiro, com uma célula em comum.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>Uma dessas formas é a da solução.
Uma célula que está em todas elas tem o número.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>Isto é trabalho para um computador.
À mão, tente deixar a célula de fora e veja que não dá para colocar o número.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>Todas as formas de colocar um número nove vezes no tabuleiro; nenhuma delas usa certa célula.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>Uma dessas formas é a da solução.
Uma célula que não está em nenhuma delas não tem o número.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>Isto é trabalho para um computador.
À mão, experimente o número nessa célula e veja que não dá para colocar os outros.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>Células que enxergam os mesmos vizinhos e todas as combinações de números que elas poderiam ter: é a Aligned Pair Exclusion.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>Uma combinação é impossível se deixar um vizinho sem número.
Um candidato que só está em combinações impossíveis sai.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>Escolha duas ou três células que enxerguem várias células com poucos candidatos.
Anote as combinações delas e risque as que esvaziam um vizinho.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>Um candidato que, tomado como verdadeiro, torna o próprio número impossível em outro ponto.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>Coloque o número ali e siga apenas esse número.
No fim, uma unidade fica sem lugar para ele, ou ele aparece duas vezes.
Portanto, o candidato está errado.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>Escolha um número com poucos lugares.
Suponha que um deles seja o certo e marque aonde o número tem de ir em seguida.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>Uma suposição cujas consequências, juntas, levam a uma contradição, ou várias suposições, das quais uma tem de ser verdadeira, que levam todas ao mesmo resultado.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>Um elo pode se apoiar em vários anteriores: o que eles eliminam, juntos, deixa uma só possibilidade.
Tudo o que segue é forçado.
Portanto, a conclusão é certa.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>Copie o tabuleiro, suponha que um candidato seja verdadeiro e preencha o que decorre disso.
Faça o mesmo com a outra possibilidade e compare.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>Uma suposição cujas consequências levam a uma contradição, ou várias suposições, das quais uma tem de ser verdadeira, que levam todas ao mesmo resultado.
Pelo caminho também se usam pares, X-Wings e outros padrões.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>Cada elo é forçado por elos anteriores ou por um padrão simples que eles criam.
Portanto, a conclusão é certa.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>Em uma cópia do tabuleiro, suponha que um candidato seja verdadeiro e continue a resolver ali.
Use qualquer técnica que você conheça.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>Uma suposição cujas consequências levam a uma contradição, ou várias suposições, das quais uma tem de ser verdadeira, que levam todas ao mesmo resultado.
Pelo caminho, fazem-se e resolvem-se suposições menores.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>Cada elo é forçado por elos anteriores ou por uma cadeia própria que parte deles.
Portanto, a conclusão é certa.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>Isto vai além do que se faz à mão.
O passo a passo mostra um elo após o outro.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>Uma célula ou unidade em que é possível mostrar que todas as possibilidades, menos algumas, são impossíveis.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>Cada uma das possibilidades erradas é testada até surgir uma contradição.
O que resta é verdadeiro.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>Este é o último recurso quando não se conhece nenhum padrão.
Siga cada caso em uma cópia do tabuleiro.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Próximo &amp;passo</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>Per&amp;guntar</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Perguntar</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>Marca onde o número escolhido pode ficar</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>O que a célula pode ser e por que não outro número</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Onde olhar, o que é e por quê</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>&amp;Dicas: %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Dicas</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>Permitir técnicas de u&amp;nicidade</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>Técnicas que “Próximo passo” pode usar</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>Técnicas &amp;até</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>Olhe aqui</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Dica: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Esta célula</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>Esta célula</numerusform>
            <numerusform>Estas {count} células</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>Esta célula já preenchida com o %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>Esta célula já preenchida com o %1</numerusform>
            <numerusform>Estas {count} células já preenchidas com o %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>Esta célula com o candidato %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>Esta célula com o candidato %1</numerusform>
            <numerusform>Estas {count} células com o candidato %1</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>{pattern} é a chave.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>{pattern} são a chave.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Dica: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Passo %1 de %2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>Dica: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>“Aplicar” põe o %1 na linha %2, coluna %3.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>“Aplicar” elimina um candidato.</numerusform>
            <numerusform>“Aplicar” elimina {count} candidatos.</numerusform>
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
        <translation>E se %1 não fosse %2?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>Há um número errado</numerusform>
            <numerusform>Há {count} números errados</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>Suas notas estão completas?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>Você anota todos os candidatos?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>Se sim, um candidato que falta conta como riscado.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>Se não, um candidato que falta não quer dizer nada.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>Falta uma nota</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>Você riscou o número certo em {cell}.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>Nas notas de {cell} falta o número certo.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>O próximo passo depende disso.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Nenhum passo</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>Nenhuma técnica que “Próximo passo” pode usar avança aqui. Esta avançaria: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Não há mais nada a encontrar.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Várias soluções</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>Daqui em diante, a lógica não decide nada: restam várias soluções.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>Escolha você um número: qualquer um que leve a uma solução está certo.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>Procurando o próximo passo…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>Risca-se um candidato.</numerusform>
            <numerusform>Riscam-se {count} candidatos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>Risca-se o {digits} em {cells}.</numerusform>
            <numerusform>Riscam-se {digits} em {cells}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>Distribuição dos tempos</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Ainda não há jogo com tempo</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>A mediana é %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>A barra mais alta começa em %1; jogos nela: %2.</translation>
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
        <translation>Já há uma importação em andamento.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>isto não é um histórico de jogos de Sudoku</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>o arquivo está danificado ou termina cedo demais</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>isto está em UTF-16 e tem de estar em UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>a lista de jogos está em formato inválido</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>não foi possível ler o conteúdo de %1</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>este histórico é de uma versão mais nova do programa</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>a lista de coleções está em formato inválido</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>não foi possível ler uma coleção</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>não foi possível ler os sudokus de uma coleção</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>não foi possível ler um jogo</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>na linha %1</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>da linha %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>para a linha %1</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>com a linha %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>a linha %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>coluna %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>na coluna %1</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>da coluna %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>para a coluna %1</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>com a coluna %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>a coluna %1</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>bloco superior esquerdo</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>no bloco superior esquerdo</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>do bloco superior esquerdo</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>para o bloco superior esquerdo</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>com o bloco superior esquerdo</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>o bloco superior esquerdo</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>bloco superior central</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>no bloco superior central</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>do bloco superior central</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>para o bloco superior central</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>com o bloco superior central</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>o bloco superior central</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>bloco superior direito</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>no bloco superior direito</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>do bloco superior direito</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>para o bloco superior direito</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>com o bloco superior direito</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>o bloco superior direito</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>bloco central esquerdo</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>no bloco central esquerdo</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>do bloco central esquerdo</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>para o bloco central esquerdo</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>com o bloco central esquerdo</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>o bloco central esquerdo</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>bloco central</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>no bloco central</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>do bloco central</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>para o bloco central</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>com o bloco central</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>o bloco central</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>bloco central direito</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>no bloco central direito</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>do bloco central direito</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>para o bloco central direito</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>com o bloco central direito</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>o bloco central direito</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>bloco inferior esquerdo</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>no bloco inferior esquerdo</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>do bloco inferior esquerdo</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>para o bloco inferior esquerdo</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>com o bloco inferior esquerdo</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>o bloco inferior esquerdo</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>bloco inferior central</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>no bloco inferior central</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>do bloco inferior central</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>para o bloco inferior central</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>com o bloco inferior central</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>o bloco inferior central</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>bloco inferior direito</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>no bloco inferior direito</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>do bloco inferior direito</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>para o bloco inferior direito</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>com o bloco inferior direito</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>o bloco inferior direito</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>linha %1</numerusform>
            <numerusform>linhas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>na linha %1</numerusform>
            <numerusform>nas linhas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>da linha %1</numerusform>
            <numerusform>das linhas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>para a linha %1</numerusform>
            <numerusform>para as linhas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>com a linha %1</numerusform>
            <numerusform>com as linhas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>a linha %1</numerusform>
            <numerusform>as linhas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>coluna %1</numerusform>
            <numerusform>colunas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>na coluna %1</numerusform>
            <numerusform>nas colunas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>da coluna %1</numerusform>
            <numerusform>das colunas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>para a coluna %1</numerusform>
            <numerusform>para as colunas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>com a coluna %1</numerusform>
            <numerusform>com as colunas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>a coluna %1</numerusform>
            <numerusform>as colunas %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>{count} unidade</numerusform>
            <numerusform>{count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>em {count} unidade</numerusform>
            <numerusform>em {count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>da {count} unidade</numerusform>
            <numerusform>das {count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>para {count} unidade</numerusform>
            <numerusform>para {count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>com {count} unidade</numerusform>
            <numerusform>com {count} unidades</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>a {count} unidade</numerusform>
            <numerusform>as {count} unidades</numerusform>
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
        <translation>Treinador</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>Perguntar sobre esta célula</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Todos os passos</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Aprender…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Praticar…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>“Próximo passo” diz primeiro onde olhar, depois o que há ali, depois por quê. Você decide quanto ele revela.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Onde olhar, o que é e por quê</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>O que ela pode ser e por que não outro número</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>Tudo o que dá para encontrar agora</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>Lições, das regras às técnicas mais difíceis</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>Posições que pedem uma técnica</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>Nada para restaurar: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>Nada para importar: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>não contém nenhum jogo.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>o jogo já existe aqui.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>o jogo já existe aqui.</numerusform>
            <numerusform>todos os %Ln jogos já existem aqui.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>Nenhum jogo novo em %1.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>Tirados da lixeira: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>Coleções que vieram junto: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>%Ln jogo restaurado de %1</numerusform>
            <numerusform>%Ln jogos restaurados de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>%Ln jogo importado de %1</numerusform>
            <numerusform>%Ln jogos importados de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>%Ln jogada restaurada de %1</numerusform>
            <numerusform>%Ln jogadas restauradas de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>%Ln jogada importada de %1</numerusform>
            <numerusform>%Ln jogadas importadas de %1</numerusform>
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
            <numerusform>%Ln jogada</numerusform>
            <numerusform>%Ln jogadas</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>o backup de %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%Ln já existia.</numerusform>
            <numerusform>%Ln já existiam.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>O que os números significam</translation>
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
        <translation>Canto</translation>
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
        <translation>Notas centrais</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Cor</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>Um número digitado preenche a célula</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>Notas em lugares fixos; o mesmo que {Shift} + número</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>Notas em fila; o mesmo que {Ctrl} + número</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>Cores; o mesmo que {Ctrl} + {Shift} + número</translation>
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
        <translation>%1 nem %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 nem %2</translation>
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
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>Atalho &amp;padrão</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Trocar</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>Pesquisar nos comandos e atalhos</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>Comandos dos menus e seus atalhos</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Restaurar todos</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>Todos os comandos têm seus atalhos padrão.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Escolha um comando.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: sem atalho por padrão</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: %2 por padrão</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Atalho de %1</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>Vá ao campo acima e pressione o novo atalho.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 não pode ser alterado. Serve para: %2. Pressione outro atalho.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 já é o atalho de %2 – trocar mesmo assim?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1 está agora sem atalho.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1 tem agora o atalho %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Nada encontrado.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>Conhecidas</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>Escolha por onde começar</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>Você conhece %1 de %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>Passo %1 de 4 da dica</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
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
        <translation>Guia de técnicas</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>Escolha por onde começar</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Pesquisar uma técnica</translation>
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
            <numerusform>cerca de %Ln minuto</numerusform>
            <numerusform>cerca de %Ln minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>conhecida</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>revisar · %Ln dia</numerusform>
            <numerusform>revisar · %Ln dias</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>revisar</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>próxima · %1 min</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 min · aprendendo</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>conhecida, na hora de revisar</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>próxima lição</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>aprendendo</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, sem aparecer há %Ln dia</numerusform>
            <numerusform>%1, sem aparecer há %Ln dias</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, sem aparecer há algum tempo</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nova</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>na hora de revisar</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>o número que liga as células gêmeas</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>número que só um dos conjuntos pode ter</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>números já presentes nas células que a célula em questão enxerga</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>tira o número das células que enxerga</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>tem o número</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>tem o %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>não pode ser %1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>riscado</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>tem de ser %1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>tem de ser este número</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>célula que é este número</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>célula que é %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>leva de um lugar ao outro</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>célula que não é este número</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>célula que não é %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>se o anterior for falso, este é verdadeiro</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>se o anterior for verdadeiro, este é falso</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>todas as desta cor são %1, ou nenhuma é</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>todas as desta cor têm o número se as da outra não o tiverem</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>segundo par de cores: todas as desta cor têm o número, ou nenhuma tem</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>segundo par de cores: todas as desta cor têm o número se as da outra cor do par não o tiverem</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>células da linha ou da coluna</translation>
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
        <translation>saiu no passo %1</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>saiu antes</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>ao menos uma destas é %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>lugares do %1</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>estes números ocupam estas células</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>as células gêmeas</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>as asas</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>números que poderiam ser trocados</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>lugares do peixe</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>ao menos um destes candidatos é verdadeiro</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>células testadas juntas</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>na linha ou coluna e também no bloco</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>o padrão</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>barbatana: lugar a mais</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>o %1 que aparece três vezes: tem de ser verdadeiro</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>o que impede a troca</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>onde surge a contradição</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>células que formam um conjunto com os números a mais</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>ficaria sem candidatos</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>células do bloco</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>conjunto B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>um conjunto com um número a mais do que células</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>o caule</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>o pivô</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>onde olhar</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>a linha observada</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>a coluna observada</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>o bloco observado</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>Veja, parte %1 de %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>Encontre, exercício %1 de %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>O fim da lição</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Veja</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Encontre</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Lições</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%1 de %2 conhecidas</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>O exemplo da lição</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Voltar ao curso</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>O fim da lição</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Lição: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>As setas escolhem uma célula, um número marca o candidato, {Enter} marca a célula.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemplo: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>A posição da lição</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: olhando o exemplo…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1: veja, parte %2 de %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Seu próprio jogo não é alterado.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>Você já sabe</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Ainda não provado</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>Dois exercícios resolvidos sem ajuda provam que você já sabe.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>A lição mostra como olhar.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Veja</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>Jogue uma posição até o fim. O próximo passo de que ela precisa: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>As dicas funcionam como sempre. Seu próprio jogo fica guardado na biblioteca.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Procurando uma posição…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>Não há posição para jogar.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Jogar até o fim</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Encerrar a lição</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1: use.</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>Seu próprio jogo fica guardado na biblioteca.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>Você encontrou por conta própria.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>Você jogou até o fim.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>Agora você conhece: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Encontrada sem ajuda: %1 de %Ln vez que a torna conhecida, na prática ou em jogos.</numerusform>
            <numerusform>Encontrada sem ajuda: %1 das %Ln vezes que a tornam conhecida, na prática ou em jogos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Próxima lição: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Mais exercícios</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>próximo jogo</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>O que vier: do fácil ao muito difícil.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>Muitas pistas, e sempre há uma célula ou um número com uma só possibilidade.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>Pares, trios e números bloqueados em uma linha ou bloco.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>Padrões em duas ou mais linhas: X-Wing, arranha-céu, wings.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>Padrões maiores e cadeias curtas.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>Longas cadeias de raciocínio.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>Nenhum padrão basta: é preciso tentar alguma coisa.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Qualquer um</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Para mim</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Nív&amp;el</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>Pre&amp;cisa de</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>não pode ser guardado agora</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>Desfazer exclusão</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
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
        <translation>Imprimir todos os exibidos…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Selecionar todos</translation>
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
        <translation>Jogar</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>Todos os níveis</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartões</translation>
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
        <translation>Qualquer coleção ou nenhuma</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importar uma coleção…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>Qualquer etiqueta ou nenhuma</translation>
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
        <translation>Jogar o próximo</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>Jogar ao acaso</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>Renomear coleção</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>Excluir coleção</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>O primeiro sudoku listado que ainda não foi iniciado</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>Um sudoku qualquer da lista que ainda não foi iniciado</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>Mais sobre a coleção</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>Etiquetas de todos eles</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Nome da coleção</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>bonito, de novo</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>Separadas por vírgulas</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
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
        <translation>Importando %1: esperando outro programa que bloqueou os jogos…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>Não são sudokus</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>O que não é um sudoku, e por quê</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Não importado</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>O que não foi importado, e por quê</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>E mais %1.</translation>
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
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>Nível, estado, etiqueta, data, técnica</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>Encontra qualquer palavra do cartão, além de datas, números e técnicas</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a pesquisa</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Importar uma coleção</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>A lixeira está vazia. Os jogos excluídos ficam aqui por 30 dias.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Você ainda não jogou nenhum jogo.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>Nenhum sudoku corresponde.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Nenhum jogo corresponde.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>Todos os sudokus listados já foram iniciados.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Todos os sudokus desta coleção já foram iniciados.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>Excluído: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>Restaurado: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>Não foi possível excluir.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>Exportar os jogos selecionados</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Histórico (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>jogos-sudoku</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>Um jogo em pausa não é impresso.</translation>
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
        <translation>Procurando o caminho…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>Coleções</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Importar uma coleção…</translation>
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
        <translation>Jogos</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Guardados</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Lixeira</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Último jogado</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>Data de início</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln jogo</numerusform>
            <numerusform>%Ln jogos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1 de %Ln jogo</numerusform>
            <numerusform>%1 de %Ln jogos</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>Nenhum jogo na lixeira</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>%Ln jogo na lixeira, por 30 dias</numerusform>
            <numerusform>%Ln jogos na lixeira, cada um por 30 dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>%1 de %Ln jogo selecionado</numerusform>
            <numerusform>%1 de %Ln jogos selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Excluído: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Restaurado: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%1 de %2 resolvidos</translation>
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
        <translation>Ainda sem nível</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Sem número</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>solução mostrada</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>já resolvido antes</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>Sudoku do dia, %1</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>As técnicas deste sudoku ainda não são conhecidas.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Técnicas: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Classificações: %1 de %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Níveis: %1 de %2</translation>
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
        <translation>guardado</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>excluído: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>se um não, o outro sim</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>se um sim, o outro não</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Forte</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Fraco</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>Forte, se um não, o outro sim</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>Fraco, se um sim, o outro não</translation>
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
            <numerusform>O primeiro %1 de %Ln sudoku</numerusform>
            <numerusform>Os primeiros %1 de %Ln sudokus</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>Com &amp;números colocados</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>Com níveis e &amp;classificações</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>Com muitos sudokus, o cálculo demora um pouco.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>Títul&amp;o</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>Passo mais difícil: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>Passo mais difícil: %1. O mais difícil que você encontrou: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>Passo mais difícil: %1. Você o encontrou.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>Próxima técnica a aprender: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>&amp;Sair</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Jogo</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo jogo</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>&amp;Escolher novo jogo…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>&amp;Jogo anterior</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Veri&amp;ficar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Re&amp;fazer</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferências…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>&amp;Dicas</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela &amp;cheia</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Ferramentas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>A&amp;talhos de teclado</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Alterar atalhos…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>&amp;Sobre o Sudoku</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>Há um sudoku na área de transferência.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Jogar</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>Mostrar duas soluções</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>Sobre o Sudoku</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;Um jogo de Sudoku que explica cada passo e guarda cada jogo.&lt;/p&gt;&lt;p&gt;Licença MIT&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>Não foi possível salvar as últimas jogadas. Elas serão perdidas se você sair agora.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>Sair mesmo a&amp;ssim</translation>
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
        <translation>Criando um sudoku</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>Desiste do novo jogo</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>Feche primeiro a dica: ela esconde cores e elos.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>Escolha primeiro uma cor.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Elo forte a partir do %1 em %2</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Elo fraco a partir do %1 em %2</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: solte sobre o %2 em %3.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1 até o %2 em %3.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>O elo foi removido.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>O %1 não está entre as notas aqui.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: vá até a outra ponta e pressione o número.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>Não há elos.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>Estas células não têm elos.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>Nenhum candidato está colorido.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>Nenhum candidato destas células está colorido.</translation>
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
            <numerusform>É o primeiro de um número errado.</numerusform>
            <numerusform>É o primeiro de {count} números errados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>O {digit} em {cell} está errado.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>O {digit} em {cell}, colocado na última jogada, está errado.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>O {digit} em {cell}, colocado há %n jogada, está errado.</numerusform>
            <numerusform>O {digit} em {cell}, colocado há %n jogadas, está errado.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>Com ele, {house.object} acaba ficando sem lugar para o {digit}.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>Com ele, no fim não resta nenhum número para {cell}.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>Com ele, não há mais como completar o tabuleiro.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house.object} já tem um {digit}, em {cell}.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>Voltar para antes do erro também apaga notas.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>Voltar para antes do erro também apaga %n número certo.</numerusform>
            <numerusform>Voltar para antes do erro também apaga %n números certos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>%n número errado apagado.</numerusform>
            <numerusform>%n números errados apagados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>O {digit} em {cell} foi apagado.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>De volta ao ponto antes do erro: %n número certo também saiu. “Desfazer” o traz de volta.</numerusform>
            <numerusform>De volta ao ponto antes do erro: %n números certos também saíram. “Desfazer” os traz de volta.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>De volta ao ponto antes do erro: também saíram notas. “Desfazer” as traz de volta.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>De volta ao ponto antes do erro.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>Momentos-chave</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1 de %Ln preenchimento</numerusform>
            <numerusform>%1 de %Ln preenchimentos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>Mostrar o passo</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Replay a partir daqui</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>A posição antes deste preenchimento</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>Praticar: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>Ramo de %Ln jogada: %1</numerusform>
            <numerusform>Ramo de %Ln jogadas: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errado</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>verificado</translation>
    </message>
    <message>
        <source>help</source>
        <translation>ajuda</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>ponto de retorno</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>começa a tentativa</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>começa a tentativa %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>aqui</translation>
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
        <translation>Jogadas</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>O jogo como estava nesse momento</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>Um clique ou {Enter} leva até lá.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>Quase: o {candidate} enxerga uma parte do que importa.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>Procure uma célula com o {digit} que enxergue também o resto.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>Ela precisa enxergar uma célula de cada um dos dois grupos.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>Ela precisa enxergar as duas pontas do padrão.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>Ela precisa enxergar todas as células do padrão que podem ter o número dela.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>Quase: o {candidate} fica em uma linha ou coluna do peixe.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Ele não enxerga a barbatana, e a barbatana pode ser verdadeira.</numerusform>
            <numerusform>Ele não enxerga todas as barbatanas, e uma delas pode ser verdadeira.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Procure, nessa linha ou coluna, uma célula que enxergue a barbatana.</numerusform>
            <numerusform>Procure, nessas linhas ou colunas, uma célula que enxergue todas as barbatanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Quase: o {candidate} enxerga a barbatana.</numerusform>
            <numerusform>Quase: o {candidate} enxerga as barbatanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>Ele não fica em uma linha ou coluna do peixe.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Procure onde uma linha ou coluna do peixe passa pelo que a barbatana enxerga.</numerusform>
            <numerusform>Procure onde uma linha ou coluna do peixe passa pelo que as barbatanas enxergam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>Quase: {cell} é a célula certa.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>O número dela é outro.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>O número riscado ali é outro.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>Observe de quais números trata o padrão.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>Quase: o {candidate} faz parte do padrão.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>O padrão em si permanece. O que se risca é o que ele elimina.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>Quase: {cell} pertence ao padrão.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>O {digit} dela não é o que o padrão elimina.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>Procure a célula que, graças a ele, fica com um só número.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>Observe os outros números nas células do padrão.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>Observe as células que enxergam o padrão.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>Precisa de</translation>
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
        <translation>Novo jogo</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>Níve&amp;l</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>Do &amp;dia</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>Por &amp;ID</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Mais</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Criando um sudoku</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jogar</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>Ordem e quantidade próprias destes vazios</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Pistas</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>Mínimo de pistas</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>Máximo de pistas</translation>
    </message>
    <message>
        <source>to</source>
        <translation>a</translation>
    </message>
    <message>
        <source>random</source>
        <translation>aleatória</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>Como é feito o tabuleiro completo do qual se tira o sudoku</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>Que pistas são retiradas, e quantas</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>Em que ordem as células são testadas</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>Como se dispõem as pistas que ficam</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>Quantas pistas há</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>A mesma semente gera o mesmo sudoku em qualquer computador</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Ta&amp;buleiro</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Vazios</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>&amp;Ordem</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Sime&amp;tria</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semente</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>Dat&amp;a</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Nív&amp;el</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>O mesmo ID gera o mesmo sudoku em qualquer computador.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>ID do sudo&amp;ku</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>As células deste ID não formam um sudoku: ele precisa de exatamente uma solução.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>Nenhum sudoku assim foi encontrado. Escolha outra coisa ou tente de novo.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>De muitíssimos sudokus, nenhum era assim. Tente uma escolha mais ampla.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>Não vale para um sudoku “Para mim”</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Procurando um sudoku assim…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>Um ID tem esta forma: 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>Uma semente é um número menor que 2^64.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>Estes vazios têm ordem e quantidade próprias.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>Próxima lição</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>Você conhece todas as lições</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>A prática e as revisões as mantêm na memória.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemplo: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>Começar · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>O nível do próximo jogo</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>Notação</translation>
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
            <numerusform>Número %1, %n a mais</numerusform>
            <numerusform>Número %1, %n a mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Número %1, falta %n</numerusform>
            <numerusform>Número %1, faltam %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n a mais</numerusform>
            <numerusform>%n a mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>Escolher o %1 ({Alt}+%1): falta colocar %n</numerusform>
            <numerusform>Escolher o %1 ({Alt}+%1): falta colocar %n</numerusform>
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
        <translation>Números</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>notas de canto</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>notas centrais</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>cores dos candidatos</translation>
    </message>
    <message>
        <source>links</source>
        <translation>elos</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>cores</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n célula</numerusform>
            <numerusform>%n células</numerusform>
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
        <translation>Então só resta o {digit} para {cell}.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>Então {cell} é o único lugar para o {digit} {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>Uma solução. %1, com %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>Uma solução. %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>Todas as pistas são necessárias.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>Algumas pistas poderiam sair.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>As soluções diferem em %n célula.</numerusform>
            <numerusform>As soluções diferem em %n células.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>As soluções diferem em %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>Sem ajuda: %1; com ajuda: %2; mostrados: %3; pulados: %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>é uma pasta</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>é um pipe</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>é um socket</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>é um dispositivo</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>é um link que leva de volta a si mesmo</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>não é um arquivo comum</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>é um dos arquivos em que seus jogos ficam guardados</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>está na pasta em que seus jogos ficam guardados</translation>
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
        <translation>Próxima página</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Nenhuma página ainda</translation>
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
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Do dia</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>Sudoku do dia</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>O que foi jogado</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>Voltar uma página</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Avançar uma página</translation>
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
        <translation>Sudoku do d&amp;ia</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>Di&amp;gitar um sudoku</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Bibliote&amp;ca…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>Importar &amp;uma coleção…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>E&amp;statísticas…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>Caminho da s&amp;olução</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Todos os passos</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Aprender…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>Prat&amp;icar…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>Guia de té&amp;cnicas</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>Pausar ou continuar</translation>
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
        <translation>Soluções</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>Soluções nas últimas páginas</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>Soluções na última página</translation>
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
        <translation>Cada código é um link que abre seu sudoku em %1.</translation>
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
        <translation>Cada linha, coluna ou bloco contém cada número de 1 a 9 uma vez.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Cada sudoku tem exatamente uma solução.</translation>
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
            <numerusform>%n pista</numerusform>
            <numerusform>%n pistas</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>Escaneie para jogar em</translation>
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
        <translation>não há nenhum sudoku</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>um arquivo ZIP: o que o HoDoKu guarda em .hsol ele também salva como .txt ou .ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>byte 0x00: isto não é texto em UTF-8</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XML, mas nem do OpenSudoku nem do KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>XML inválido</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>JSON inválido</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>mais valores do que um sudoku tem</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>níveis demais, uns dentro dos outros</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>o {number} aparece duas vezes na linha {row}: {first} e {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>o {number} aparece duas vezes na coluna {column}: {first} e {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>o {number} aparece duas vezes no bloco {box}: {first} e {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>nenhuma solução</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>mais de uma solução</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>{character} inesperado</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>{character} para uma célula vazia, mas antes era {before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>mais de 81 células</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>só {count} célula de 81</numerusform>
            <numerusform>só {count} células de 81</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>mais de 9 células nesta linha</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>só {count} célula nesta linha</numerusform>
            <numerusform>só {count} células nesta linha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>só {count} linha de 9</numerusform>
            <numerusform>só {count} linhas de 9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>{count} célula nesta linha, onde deveria haver 9</numerusform>
            <numerusform>{count} células nesta linha, onde deveria haver 9</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>mais de 9 linhas em [State]</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell} não é a pista que [Puzzle] tem ali</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} não é um candidato</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character} aparece duas vezes nesta célula</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character} aparece duas vezes em {cell}</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>nenhum candidato em {cell}</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>não resta nenhum candidato em {cell}</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>mais de 729 candidatos</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>só {count} candidato de 729</numerusform>
            <numerusform>só {count} candidatos de 729</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>uma marca sem candidatos</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>“u” está antes de um só número</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>não é uma célula de 00 a 80</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>não é um número de 1 a 9</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>não é um candidato de 001 a 009</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} já está preenchida</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>uma linha da biblioteca começa com “:”</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>{count} sinal de dois-pontos, onde uma linha da biblioteca tem 6 ou 7</numerusform>
            <numerusform>{count} sinais de dois-pontos, onde uma linha da biblioteca tem 6 ou 7</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>não é o código de uma técnica</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character} não é um número de 1 a 9</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>“+” está antes de um número</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>não é um candidato: número, linha e coluna, cada um de 1 a 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>não é um código de 12 algarismos hexadecimais</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>{count} campo, onde deveria haver código, sudoku e classificação</numerusform>
            <numerusform>{count} campos, onde deveria haver código, sudoku e classificação</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>{count} campo, onde deveria haver ao menos 7</numerusform>
            <numerusform>{count} campos, onde deveria haver ao menos 7</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>a linha termina antes da coluna dos sudokus</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} não representa células compactadas</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>não é um nível de 1 a 4</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>o formato próprio do SudokuPad (scl) não pode ser lido; um endereço do f-puzzles, sim</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>este endereço não contém um sudoku; só indica onde obtê-lo</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>não é texto compactado por LZString</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>no JSON compactado, em {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>falta “:” entre o tamanho e as células</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>uma semente aleatória só indica um sudoku no próprio programa dela</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>não é do tamanho 3x3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (diagonais) não é Sudoku comum</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} não é Sudoku comum</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character} não é uma opção do Solo</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>“_” está entre dois números</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} não é um número nem uma série de células vazias (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>um número maior que 9, ou falta “_”</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>as contagens de pistas estão incompletas</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character} não é uma contagem de pistas</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>{count} pista, onde as contagens indicam {number}</numerusform>
            <numerusform>{count} pistas, onde as contagens indicam {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} não é uma célula</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} é dada duas vezes</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>não é um objeto JSON</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>uma restrição “{text}” que o Sudoku comum não tem</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>uma propriedade de célula “{text}” que o Sudoku comum não tem</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} não está no bloco {box}: regiões de outra forma</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>não é do tamanho 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>falta “grid”</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>não são 9 linhas</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>não são 9 células</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>lista de notas em formato inválido</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>uma nota em {cell} que não é um número de 1 a 9</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>um valor em {cell} que não é um número de {number} a 9</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>célula {number} dos dados: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>nem as “cells” do GNOME Sudoku nem a “grid” do f-puzzles</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>uma célula sem posição</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>não são linha e coluna de 0 a 8</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} aparece duas vezes</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>não se diz se {cell} é fixa</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>falta a lista de notas em {cell}</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>uma nota que não é um número de 1 a 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>uma dificuldade que não é texto</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>não é um tempo em segundos</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>arquivos do OpenSudoku de uma versão desconhecida: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>dados de uma versão desconhecida: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>um jogo sem dados</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>{count} célula de 81 nos dados</numerusform>
            <numerusform>{count} células de 81 nos dados</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>faltam as notas em {cell}</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>não se diz se {cell} pode ser alterada</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>não é um tempo em milissegundos</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>falta o elemento graph e, com ele, o tipo de jogo</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>não é um Sudoku comum de 9 x 9 células</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>{count} valor, onde deveria haver 81</numerusform>
            <numerusform>{count} valores, onde deveria haver 81</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{character} em {cell} não é um valor: de b (1) a j (9), ou _ para uma célula vazia</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>um evento sem índice de 0 a 80</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>um evento altera a pista {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>não são marcas de nove caracteres 0 e 1</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>um evento sem marcas e sem valor de 0 a 9</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>linha %1, coluna %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>um espaço</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>“%1”</translation>
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
        <translation>Caminho da solução</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>O caminho foi copiado, um passo por linha.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>Agrupar únicos</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde o início</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Primeiro passo</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Passo anterior</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>Passo seguinte</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Último passo</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Segundos por passo</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>Quanto tempo cada passo é mostrado durante a reprodução do caminho</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jogar a partir daqui</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>Escolha um passo.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Procurando o caminho…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Nenhum passo corresponde.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>A lógica não decide nada aqui: restam várias soluções.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Não há mais nada a encontrar.</translation>
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
        <translation>passo mais difícil %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>várias soluções</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>Passo %1 de %2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Seu próprio jogo não é alterado.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Em pausa</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuar</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>{count} célula</numerusform>
            <numerusform>{count} células</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>linhas</translation>
    </message>
    <message>
        <source>column</source>
        <translation>coluna</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>colunas</translation>
    </message>
    <message>
        <source>box</source>
        <translation>bloco</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>blocos</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>O jogo está em pausa.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>Bem observado.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Prática</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>A posição para praticar</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>As setas escolhem uma célula, um número marca o candidato, {Enter} marca a célula.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>Encontre: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>Clique na célula que ela define.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>Clique nos candidatos que ela elimina.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>Aqui não resta nada mais fácil.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>Este você já encontrou.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} não tem o candidato {digit}.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} já está preenchida.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>Certo: {cell} é {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>Certo: o {digit} em {cell} é riscado.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>Todos os {all} encontrados.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>{found} de {all} encontrados.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>Esta técnica não mostra que {cell} é {digit}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>Procure primeiro o padrão, depois a célula que ele define.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>O número está certo, mas nada leva ao {candidate}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>Procure primeiro o padrão, depois o que ele elimina.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>Nada desse tipo elimina o {candidate}.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>Observe outro número.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} não é a última célula vazia de uma linha, coluna ou bloco.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>Procure uma linha, coluna ou bloco com uma só célula vazia.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} ainda pode ser {digits}.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>Procure uma célula cuja linha, coluna e bloco tenham, juntos, oito números diferentes.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell} não é o único lugar de nenhum número na sua linha, coluna ou bloco.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>Escolha um número e veja onde ele ainda pode ficar em um bloco.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>Esta técnica não define {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>Depois de três erros, conta como encontrado com ajuda.</translation>
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
            <numerusform>Após %Ln minuto sem atividade</numerusform>
            <numerusform>Após %Ln minutos sem atividade</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Desfazer a restauração</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Pesquisar nas preferências</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Grupos de preferências</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Resta&amp;urar</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>Volta todas as preferências ao padrão</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Painel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>Preenchimento</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Próximo passo</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, escuro</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>tema claro escuro alto contraste</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>&amp;Números das linhas e colunas</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animação</translation>
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
        <translation>Tamanho dos números</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>&amp;Tamanho dos números</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>grande pequeno</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>Fonte dos números</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>&amp;Fonte dos números</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>&amp;Painel à esquerda</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 e 9 na fileira de cima, como na ca&amp;lculadora</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>Alvos &amp;grandes para toque</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>O que se destaca</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>&amp;Marcar números em conflito</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>Linha, coluna e &amp;bloco da célula selecionada</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>O número escolhido, on&amp;de já aparece</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>O número escolhido nas n&amp;otas</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>&amp;Sons ao resolver ou errar</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Célula</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Qualquer um</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>O que &amp;vem primeiro</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>número célula qualquer clique teclado mouse toque</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>Marcar números errados na &amp;hora (conta como ajuda)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>Apagar notas &amp;que um número elimina</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>Mostrar o &amp;relógio</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>Fa&amp;zer pausa automática</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>inativo minutos</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>dicas técnicas unicidade nível</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Atalhos</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>Alt&amp;erar atalhos…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>alterar atalhos teclas teclado</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>Todas as preferências estão no padrão.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>As preferências voltaram a ser como antes.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>Não gravado: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Salvar como P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>Estes sudo&amp;kus</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>Este sudo&amp;ku</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>&amp;Livro de sudokus novos</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>&amp;Criar os sudokus</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>Com &amp;números colocados e notas</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>Com a dica a&amp;berta</translation>
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
        <translation>&amp;Todos os candidatos</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Soluções no fim</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>Per&amp;fil</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>Mostra onde um sudoku é difícil; um ou dois sudokus por página</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>P&amp;apel</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Sudokus por pá&amp;gina</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Salvar como PDF</translation>
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
        <translation>Salvo: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>Não é possível imprimir aqui: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Enviado à impressora.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Um momento…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>no começo (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>no meio (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>no fim (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>Começa fácil, fica complicado %1 e depois volta a ser fácil.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>Começa fácil e fica complicado %1.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>Fica complicado %1 e depois é fácil.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>Fica complicado %1.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>Começa fácil, tem um momento difícil %1 e depois volta a ser fácil.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>Começa fácil e tem um momento difícil %1.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>Tem um momento difícil %1 e depois é fácil.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>Tem um momento difícil %1.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>A parte mais difícil vem %1; volta a ficar complicado %2 e depois é fácil.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>A parte mais difícil vem %1; volta a ficar complicado %2.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>Fica complicado %1; a parte mais difícil vem %2, e depois é fácil.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>Fica complicado %1; a parte mais difícil vem %2.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>Só únicos do começo ao fim, às vezes com poucos disponíveis.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Fácil do começo ao fim: sempre ao menos {count} passo disponível.</numerusform>
            <numerusform>Fácil do começo ao fim: sempre ao menos {count} passos disponíveis.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>nenhum passo disponível</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>um passo disponível</numerusform>
            <numerusform>{count} passos disponíveis</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>Passo %1 de %2: %3, %4.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1, em %2.</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>Duas soluções diferem em %n célula.</numerusform>
            <numerusform>Duas soluções diferem em %n células.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>Duas soluções diferem em %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>Procurando soluções …</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>Nenhuma solução. Há um número errado.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>Uma solução. O sudoku pode ser jogado.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>Digite as pistas de um sudoku ou cole-o.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>Mais de uma solução. Faltam números.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>%n número acrescentado.</numerusform>
            <numerusform>%n números acrescentados.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>Isto não é um sudoku: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>O primeiro de %n sudoku.</numerusform>
            <numerusform>O primeiro de %n sudokus.</numerusform>
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
        <translation>Abrir &amp;recente</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copiar c&amp;omo</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>Sudoku só com as &amp;pistas</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>&amp;ID do sudoku</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Co&amp;lar</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Sudokus (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Texto arrastado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Salvar como</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Limpar</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>a posição como uma linha de 81 células</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>o sudoku só com as pistas</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>Um sudoku com várias soluções não tem ID.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>ID do sudoku %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Copiado: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Texto colado</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>Não há texto para abrir.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: não salvo: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: salvo.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: salvo, mas este formato não comporta todos os números colocados e notas.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: você já tinha começado este sudoku e continua de onde parou.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: aberto.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>Tem várias soluções: qualquer uma delas o resolve.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>Sudokus para você</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>Começar um sudoku para mim</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>Código QR do sudoku</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>Código QR</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>Escaneie para jogar o sudoku em outro aparelho. O código contém um link que abre o sudoku em %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>O que esta célula pode ser?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1: o que pode ser?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>Onde o {digit} pode ficar {house.in}?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>Todos os números de %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>Todos os lugares do {digit} {house.in}</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>Por que não o %1 em %2?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>A lógica já decide isto. Pergunte sobre uma das opções ou dê o próximo passo.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>Clique em um número para ver por quê. Para perguntar sobre outra célula, clique nela ou vá até ela.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>Clique em uma célula desta lista para ver por quê.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>Perguntar conta como ajuda, assim como uma dica.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Pergunta: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} já tem um número: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{cell} tem o {digit} {house.of}.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>O {digit} ainda é possível. Nada aqui o elimina por enquanto.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>O {digit} já foi eliminado antes.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>Não pode ser {digit}, mas mostrar isso leva um passo.</numerusform>
            <numerusform>Não pode ser {digit}, mas mostrar isso leva {count} passos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, depois %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>Pergunta: %1 não é %2.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>Pergunta: %1 não é %2. “Eliminar o %2” remove este candidato.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Procurando uma prova…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>Há um número errado. Mostrar?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>Há números errados. Mostrar o primeiro?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>Números errados não servem de motivo: as respostas não os levam em conta.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1 é pista.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1 já tem um número.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>Para perguntar sobre uma célula vazia, clique nela ou vá até ela.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>dois passos disponíveis ou menos</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>O sudoku que está pronto</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Criando um sudoku…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln pista</numerusform>
            <numerusform>%1 · %Ln pistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln passo</numerusform>
            <numerusform>%Ln passos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} só têm {digits}, e cada uma enxerga a seguinte.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>Assim, os números se alternam de uma célula para outra, em uma ordem ou na outra.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>Qualquer uma das células {even} sempre difere de qualquer uma das células {odd}.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} enxerga {one} e {other}: uma é {a} e a outra é {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>Siga os elos: eles dão a volta e retornam ao ponto de partida.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>Os elos também valem no sentido contrário: das duas pontas de cada um, exatamente uma é verdadeira.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} é {digits}, e nada mais.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>Ao menos uma das células {cells} é {digit}; seja qual for, {gone} a enxerga.</numerusform>
            <numerusform>Ao menos uma das células {cells} é {digit}; seja qual for, {gone} a enxergam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>Siga os elos: então {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>É o contrário do que se supôs. Portanto, a suposição estava errada.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>Uma célula não pode ter os dois números. Portanto, a suposição está errada.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>Portanto, {one} ou {other}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} é {other}, ou enxerga o conjunto {source}, que tem o {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} é {other}, ou enxerga {source}, que é {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} é {other}, ou enxerga as células {source}, e ao menos uma delas é {digit}.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>Se {start.if}, já temos o resultado.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>Se {start.if}, então, de imediato, {end}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>Se {start.if}, os elos levam a isto: {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} é {digit} e, ao mesmo tempo, não é {digit}</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} é {one} e {other} ao mesmo tempo</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.object} tem o {digit} duas vezes, em {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.object} fica sem lugar para o {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} fica sem candidatos</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>Isso não é possível: {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>Siga os elos: então {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>Isso não é possível; portanto, a suposição está errada.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} é {digit} ou não é.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} é {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in}, o {digit} fica em {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>Siga os elos a partir de cada opção: em todos os casos, {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>Se {cells: ela} só tivesse os números {digits}, daria para trocá-los entre si: todas as linhas, colunas e blocos continuariam certos.</numerusform>
            <numerusform>Se {cells: as {count} células} só tivessem os números {digits}, daria para trocá-los entre si: todas as linhas, colunas e blocos continuariam certos.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>Haveria uma segunda solução, mas um sudoku só tem uma.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>Junto com {cells}, essa célula forma um conjunto bloqueado: {digits} ocupam exatamente essas células.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>Só {cell} pode impedir isso: tem de ser {digits}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>Portanto, ao menos uma das células {cells} tem de ser {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>Nenhuma célula que enxergue as duas pode ser {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>Nenhuma célula que enxergue todas elas pode ser {digit}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>Portanto, ao menos uma das células {cells} tem de ter outro número: {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} ficam em duas linhas, duas colunas e só dois blocos.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in}, o {digit} não tem outros lugares além destes cantos.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>Se {one} fosse {digit}, {other} também seria, e as outras duas células seriam {rest}.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>Os quatro cantos teriam só {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in}, o {digit} fica em {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>Se uma destas duas fosse {digit}, a outra seria {other}.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} só têm {digits}; assim, as quatro teriam apenas esses números.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Suponha que {cell} seja {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>Então o {other} {row.of} fica em {inRow}, e o {column.of}, em {inColumn}: não resta outro lugar.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>Com isso, {last}, que só tem {digits}, tem de ser {digit}, e os quatro cantos ficam só com esses dois números.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>Nenhum canto é pista; portanto, nada distinguiria as duas soluções.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>Portanto, ao menos uma das células {cells} tem de ser {digit}, e nenhuma célula que enxergue as duas pode ter esse número.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>Com o {digit} em {cell}, essa troca seria possível.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} formam um laço.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>Cada uma enxerga a seguinte, e cada linha, coluna ou bloco tem duas delas ou nenhuma.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>Todas as células vazias, exceto {cell}, têm só dois candidatos.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>Sem o {digit} dela, cada número teria dois lugares em cada unidade.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>Aí, de qualquer solução sairia outra: bastaria usar o outro candidato em cada célula vazia.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>Um sudoku tem uma só solução; portanto, {cell} é {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in}, só {cells: essas duas} podem ser {digit}; portanto, a outra é {digit}.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>Quase todas as células vazias têm dois candidatos; só {cells} têm mais.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>Sem {digits} ali, cada célula vazia teria só dois candidatos, e trocar um pelo outro em todas elas daria uma segunda solução.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>Portanto, ao menos uma das células {cells} é {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines.object} têm, cada uma, só dois lugares para o {digit}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines.object} têm, cada uma, só dois lugares para o {digit}.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} estão ambas {house.in}; portanto, no máximo uma delas é {digit}.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>Portanto, ao menos uma das duas linhas ou colunas tem o {digit} na outra ponta: {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>O mesmo vale para {lines.object}, com as pontas {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>O mesmo vale para o {digit} {lines.in}, com as pontas {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>Uma célula que enxerga as duas pontas de uma mesma pipa não pode ter o número dessa pipa.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>Do mesmo modo, nos dois casos o número sai de {cells}.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in}, todos os lugares do {digit} ficam {near.in} ou {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.object} só tem dois lugares para o {digit}: {near} e {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>Se {far} for {digit}, o {digit} sai de {cells}.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>Senão, {near} é {digit}, e o {digit} {box.of} fica {other.in}: também nesse caso, o {digit} sai de {cells}.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>Quando uma unidade tem só dois lugares para o {digit}, um deles está certo.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>Ligados, esses lugares alternam entre duas cores. Verde: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>Marrom: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>Ou todas as células verdes são {digit}, ou todas as marrons são {digit}.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>Cada uma destas células enxerga uma célula verde e uma marrom: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell} enxerga {one}, que é verde, e {other}, que é marrom.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, ambas verdes, estão {house.in}: só uma delas poderia ser {digit}.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}, ambas marrons, estão {house.in}: só uma delas poderia ser {digit}.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>Portanto, nenhuma célula verde é {digit}, e todas as marrons são {digit}.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>Portanto, nenhuma célula marrom é {digit}, e todas as verdes são {digit}.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>Pode valer a cor marcada com disco verde: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>Se não valer, vale a marcada com quadrado marrom: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>Na outra coloração, pode valer a cor marcada com anel verde: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>Se não valer, vale a marcada com moldura marrom: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} e {other} {b} se enxergam: no máximo um dos dois está certo.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>Portanto, {ones} ou {others} está certa, e {cells} enxerga as duas.</numerusform>
            <numerusform>Portanto, {ones} ou {others} está certa, e {cells} enxergam as duas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} enxerga {ring} {b} e {frame} {d}.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} enxerga {ring} {b}, e {one} {c} enxerga {frame} {d}.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>Uma das duas cores enxergadas vale, o que descarta {ones}.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>a cor do disco verde</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>a cor do quadrado marrom</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>a cor do anel verde</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>a cor da moldura marrom</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>o disco verde</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>o quadrado marrom</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>o anel verde</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>a moldura marrom</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>o disco verde</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>o quadrado marrom</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>o anel verde</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>a moldura marrom</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Se a barbatana for {digit}, o {digit} também sai de {cells}, que a barbatana enxerga.</numerusform>
            <numerusform>Se uma barbatana for {digit}, o {digit} também sai de {cells}, que todas as barbatanas enxergam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.in}, há {places: um só lugar} para o {digit}, e ele fica também {cover.in}.</numerusform>
            <numerusform>{base.in}, há {places: só {count} lugares} para o {digit}, e todos eles ficam também {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>Cada unidade em que se contaram os lugares precisa de um {digit} em um deles, e, {cover.in}, só cabe um em cada. São dois grupos com a mesma quantidade de unidades; portanto, o {digit} {cover.of} fica nestes lugares.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.in}, há {places: um só lugar} para o {digit}.</numerusform>
            <numerusform>{base.in}, há {places: só {count} lugares} para o {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>Todos eles ficam {cover.in}.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>Todos eles ficam em {cover: igual quantidade de outras unidades}.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>Cada unidade em que se contaram os lugares precisa de um {digit} em um deles, e em {cover: cada uma das unidades onde todos eles ficam} só cabe um {digit}. São dois grupos com a mesma quantidade de unidades; portanto, no segundo grupo o {digit} também só pode ficar nestes lugares.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} está em duas dessas unidades. Se fosse {digit}, ocuparia as duas de uma vez, e as restantes não bastariam para os outros {digit} do padrão. Por isso, também perde o {digit}.</numerusform>
            <numerusform>{cells} estão, cada uma, em duas dessas unidades. Se uma delas fosse {digit}, ocuparia as duas de uma vez, e as restantes não bastariam para os outros {digit} do padrão. Por isso, também perdem o {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>Observe o {digit} {base.in}.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>Ali, todos os lugares dele ficam {cover.in}, exceto {fins}, a barbatana.</numerusform>
            <numerusform>Ali, todos os lugares dele ficam {cover.in}, exceto {fins}, as barbatanas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>Ali, todos os lugares dele, exceto uma célula, ficam {cover.in}.</numerusform>
            <numerusform>Ali, todos os lugares dele, exceto {count} células, ficam {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>As barbatanas: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>Se a barbatana não for {digit}, os outros lugares, {places: os discos azuis}, formam um {fish}.</numerusform>
            <numerusform>Se nenhuma barbatana for {digit}, os outros lugares, {places: os discos azuis}, formam um {fish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Se a barbatana não for {digit}, os outros lugares, {places: os discos azuis}, formam um {fish}.</numerusform>
            <numerusform>Se nenhuma barbatana for {digit}, os outros lugares, {places: os discos azuis}, formam um {fish}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>Então o {digit} sai de todas as outras células {cover.of}.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in}, o {digit} fica {cover.in}, exceto em {fins}.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>Ou fica {cover.in}, exceto em {fins}.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>Considere cada um desses casos com suas barbatanas, os lugares a mais.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>Se nenhuma barbatana for {digit}, temos um {fish}, e as colunas, linhas ou blocos dele têm o {digit} ali.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>Se nenhuma barbatana for {digit}, temos um {fish}, e as colunas, linhas ou blocos dele têm o {digit} ali.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>Se uma barbatana for {digit}, nenhuma célula que enxergue as barbatanas pode ser {digit}.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>Portanto, ao menos uma das células {starts} é {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>De cada uma delas, elos levam a isto: {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house.object} só tem uma célula vazia.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>Dos números de 1 a 9, ali só falta o {digit}.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>Portanto, {cell: esta célula} tem de ser {digit}.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>Observe {cell: esta célula} com sua linha, sua coluna e seu bloco.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>Já está ali {digits: {count} número}.</numerusform>
            <numerusform>Já estão ali {digits: {count} números diferentes}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>Ela não pode ser {digits}, como já se viu.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>Só resta o {digit}; portanto, ela tem de ser {digit}.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.object} ainda precisa do {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>Para lá aponta {digits: {count} célula com o {digit}}.</numerusform>
            <numerusform>Para lá apontam {digits: {count} células com o {digit}}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>Nenhuma linha, coluna ou bloco tem dois {digit}; por isso, {cells: {count} célula} não pode ser {digit}.</numerusform>
            <numerusform>Nenhuma linha, coluna ou bloco tem dois {digit}; por isso, {cells: {count} células} não podem ser {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>Em {cells}, ele já foi riscado antes.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>Só resta {cell: uma célula} para o {digit}: ele tem de ficar ali.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from.object} precisa do {digit} e tem {places: um só lugar} para ele.</numerusform>
            <numerusform>{from.object} precisa do {digit} e tem {places: só {count} lugares} para ele.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from.object} precisa do {digit} e tem {places: um só lugar} para ele.</numerusform>
            <numerusform>{from.object} precisa do {digit} e tem {places: só {count} lugares} para ele.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>Os dois também ficam {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>Todos eles também ficam {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>Seja qual for o lugar certo, ali fica também o {digit} {in.of}.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in}, {cells} só têm os candidatos {digits}.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>Assim, {digits} já têm lugar e saem de todas as outras células {houses.of}.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>Essas duas células ficam com esses dois números, um em cada, em uma ordem ou na outra.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>Essas duas células ficam com esses dois números, um em cada.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>Essa célula fica com esse número.</numerusform>
            <numerusform>Essas {count} células ficam com esses {count} números, um em cada, em alguma ordem.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>Essa célula fica com esse número.</numerusform>
            <numerusform>Essas {count} células ficam com esses {count} números, um em cada.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in}, o número {digits} só tem um lugar: {cells}.</numerusform>
            <numerusform>{house.in}, os números {digits} têm, juntos, só {count} lugares: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>Como um número precisa de uma célula, ele ocupa exatamente essa.</numerusform>
            <numerusform>Como {count} números precisam de {count} células, eles ocupam exatamente essas {count}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>Nenhum outro número cabe nelas.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>{pivot}, o pivô, é {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} só tem {digits}: se {pivot} for {own}, {pincer} é {digit}.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>Ou o próprio pivô, {pivot}, é {digit}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>Portanto, ao menos uma das células {ends} é {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} e {other} são células gêmeas: cada uma é {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.in}, o {link} fica em {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>Se {place} for {link}, {twin}, que ela enxerga, é {digit}.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>Portanto, {one} ou {other} é {digit}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: O conjunto {letter}} é {cells}: uma célula com dois números ({digits}).</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: O conjunto {letter}} é {cells}, com {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: O conjunto {letter}} é uma célula com {more} números: {digits}.</numerusform>
            <numerusform>{set: O conjunto {letter}} são {count} células com {more} números: {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: O conjunto {letter}} é {cells}: uma célula com {more} números ({digits}).</numerusform>
            <numerusform>{set: O conjunto {letter}} é {cells}: {count} células com {more} números ({digits}).</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>Nos dois conjuntos, todos os lugares do {one} se enxergam, e todos os do {other} também: cada um desses números só pode estar em um deles.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>A um conjunto só pode faltar um número. Portanto, a cada um falta exatamente um destes: {digits}.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>Todos os outros números de um conjunto estão nele, e cada um destes está em ao menos um dos conjuntos: {digits}.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>Nos dois conjuntos, todos os lugares do {digit} se enxergam; por isso, só um deles pode ter o {one}.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>Nos dois conjuntos, todos os lugares do {digit} se enxergam; por isso, só um deles pode ter o {one}.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>O conjunto que fica sem ele precisa de todos os seus outros números, inclusive {digits}.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>Portanto, os números {digits} estão, cada um, {one: no conjunto {a}} ou {other: no conjunto {b}}. Cada candidato riscado enxerga, nos dois conjuntos, todos os lugares do seu número.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Portanto, {one: o conjunto {a}} ou {other: o conjunto {b}} tem o {digits}, e {cells} enxerga todos os lugares do {digits} nos dois.</numerusform>
            <numerusform>Portanto, {one: o conjunto {a}} ou {other: o conjunto {b}} tem o {digits}, e {cells} enxergam todos os lugares do {digits} nos dois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>Portanto, {one: o conjunto {a}} ou {other: o conjunto {b}} tem o {digits}, e {cells: uma célula} enxerga todos os lugares do {digits} nos dois.</numerusform>
            <numerusform>Portanto, {one: o conjunto {a}} ou {other: o conjunto {b}} tem o {digits}, e {cells: {count} células} enxergam todos os lugares do {digits} nos dois.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>Só um dos dois, {c: o conjunto C} ou {set: o conjunto {letter}}, pode ter o {digits}: neles, todos os lugares do {digits} se enxergam.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>Ao conjunto C só pode faltar um número, não o {a} e o {b} ao mesmo tempo; por isso, A perde o {a} ou B perde o {b}. O conjunto que perder o seu número precisa de todos os seus outros números, entre eles {digits}.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>Dois vizinhos têm em comum um número cujos lugares se enxergam todos: ao menos um deles fica sem esse número e precisa de todos os seus outros números.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next} perde o {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>Então {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>Se A ficar sem um dos números {digits}, {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>Se A não tiver {digits}, {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem} é {digits}. Cada um desses números, se colocado ali, sai de um dos conjuntos.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Se ela for {digit}, {set: o conjunto {letter}} ({cells}) perde o {digit} e tem de conter {gone}.</numerusform>
            <numerusform>Se ela for {digit}, {set: o conjunto {letter}} ({cells}) perde o {digit} e tem de conter {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>Se ela for {digit}, {set: o conjunto {letter}} ({cells: uma célula}) perde o {digit} e tem de conter {gone}.</numerusform>
            <numerusform>Se ela for {digit}, {set: o conjunto {letter}} ({cells: {count} células}) perde o {digit} e tem de conter {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>Portanto, ao menos um dos conjuntos tem todos estes números: {digits}. Cada candidato riscado enxerga, nos conjuntos, todos os lugares do seu número.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>Portanto, ao menos um dos conjuntos tem o {digit}. Cada candidato riscado enxerga todos os lugares do {digit} nos conjuntos.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>O {digits} fica {house.in}; por isso, nenhuma outra célula ali pode tê-lo.</numerusform>
            <numerusform>{digits} ficam {house.in}; por isso, nenhuma outra célula ali pode tê-los.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} ficam ao mesmo tempo {line.in} e {box.in}.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>Elas podem ter {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in}, para {cells} só servem {digits}.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in}, para {cells} só servem {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>Um número cabe nesta célula: ele aparece nela exatamente uma vez.</numerusform>
            <numerusform>Nenhum número cabe duas vezes nestas {count} células, e há {count} números: cada um aparece nelas exatamente uma vez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>Percorra tudo o que {cells} podem ter juntas.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>Algumas combinações põem um número duas vezes em uma unidade.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>Outras tiram o último candidato de {cells}.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>Nenhuma das combinações que sobram contém um candidato riscado.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} também não pode ser {digit}: {cell} a enxerga.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} não pode ser {digit}: {cells} ficaria sem candidatos.</numerusform>
            <numerusform>{other} não pode ser {digit}: {cells} ficariam com candidatos de menos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>Não resta nada para {other}; portanto, a suposição está errada.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>Percorra todas as formas de colocar o {digit} nove vezes no tabuleiro.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>Nenhuma delas usa as células dos candidatos riscados.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>Em todas elas, o {digit} está em cada célula destacada no tabuleiro.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>Na hora de revisar</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>Nada para hoje.</translation>
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
        <translation>Ramo mais antigo</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Acima</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>Ramo mais novo</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Abaixo</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Ramo %1 de %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>Nenhum ramo ainda</translation>
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
        <translation>O jogo como estava nesse momento</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Continuar daqui</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Primeira posição</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Posição anterior</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>Posição seguinte</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Última posição</translation>
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
        <translation>1 jogada por segundo</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erros</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>Mostrar quais números estão errados</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Jogadas</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>A lista de jogadas, no lugar de outras coisas</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>Jogada %L1 de %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Tempo %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>Jogada %1 de %2: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Seu próprio jogo não é alterado.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproduzir</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Linha do tempo</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>%1 é apagada</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>nota %1 em %2</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>nota %1 tirada de %2</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>nota central %1 em %2</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>nota central %1 tirada de %2</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2 recebe a cor %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>cor %1 tirada de %2</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>notas tiradas de %1</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>um candidato de %1 é eliminado</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>notas em %1</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%1 em %2 recebe a cor %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>cor tirada do %1 em %2</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>de volta a outra posição</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>elos de %1 removidos</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>elo do %1 até o %2 removido</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>elo forte do %1 até o %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>elo fraco do %1 até o %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>números colocados em %n célula</numerusform>
            <numerusform>números colocados em %n células</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>%n célula é apagada</numerusform>
            <numerusform>%n células são apagadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>cores em %n célula</numerusform>
            <numerusform>cores em %n células</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>cores de candidatos em %n célula</numerusform>
            <numerusform>cores de candidatos em %n células</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>elos de %n célula removidos</numerusform>
            <numerusform>elos de %n células removidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>candidatos de %n célula são eliminados</numerusform>
            <numerusform>candidatos de %n células são eliminados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>notas em %n célula</numerusform>
            <numerusform>notas em %n células</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>A solução é mostrada</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>De volta ao início</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>De volta à jogada %1</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>o início</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>errado</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>verificado depois</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>ajuda depois</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>ponto de ramificação</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>começa uma tentativa</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>ponto de retorno</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>ponto de retorno %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln erro</numerusform>
            <numerusform>%Ln erros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>%Ln verificação</numerusform>
            <numerusform>%Ln verificações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>ajuda %Ln vez</numerusform>
            <numerusform>ajuda %Ln vezes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>%Ln ponto de ramificação</numerusform>
            <numerusform>%Ln pontos de ramificação</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>%Ln tentativa</numerusform>
            <numerusform>%Ln tentativas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>%Ln ponto de retorno</numerusform>
            <numerusform>%Ln pontos de retorno</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>Lendo os backups …</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Restaurar um backup</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>Ainda não há backup. Um é feito a cada dia em que você joga.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>Os jogos do backup que faltam voltam. Nada é removido.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: jogos: %2, jogadas: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Partes da análise</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Linha do tempo</translation>
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
        <translation>Próximo momento</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>Observando suas jogadas…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>O sudoku tem várias soluções: não há nada a julgar.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>Nada foi preenchido neste jogo.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>Preenchimento %1 de %2, em %3. Seu próprio jogo não é alterado.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Jogada por jogada</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>encontrado: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>dois passos disponíveis ou menos</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>passos
disponíveis</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>tempo
gasto</translation>
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
        <translation>Um sudoku seu</translation>
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
        <translation>onde olhar</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>qual técnica</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>um passo explicado</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>um passo feito</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>o caminho da solução</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>todos os passos possíveis</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>únicos preenchidos</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>a solução</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>uma verificação dos números</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>um erro mostrado</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>Você perguntou onde olhar e encontrou.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>Você perguntou qual técnica ajuda e encontrou.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>Uma dica tinha explicado o passo.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>Uma dica fez o passo.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>Você tinha olhado o caminho da solução.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>Você tinha olhado a lista de passos.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>“Resolver os candidatos únicos” preencheu.</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>Você tinha visto a solução.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>nenhuma ajuda</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>com ajuda: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Nenhuma dica</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln dica</numerusform>
            <numerusform>%Ln dicas</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Nenhum erro</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>todos os números estavam certos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln erro</numerusform>
            <numerusform>%Ln erros</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>até o fim</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>desfeito após %1</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>desfeito após %1 no máximo</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>Nenhuma sacada</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln sacada</numerusform>
            <numerusform>%Ln sacadas</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>e nenhum palpite</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>e %Ln palpite, que estava certo</numerusform>
            <numerusform>e %Ln palpites, que estavam certos</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>mediana do nível %1: %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>tempo jogado</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>técnica mais difícil necessária</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>Então {cell} só pode ser {digit}.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Boa sacada</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Palpite</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>encontrado</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>sacada</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>palpite</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>erro</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>ajuda</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, após %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>Você o desfez %1 depois.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>Ficou até o fim.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>O que leva a ele: %1.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>O que teria aberto caminho para %2: %1.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>O que leva a ele: {technique} {houses.in}.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>O que teria aberto caminho para {entry}: {technique} {houses.in}.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>O sudoku pode ser resolvido sem isso.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, após %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>Veio antes de qualquer lógica levar a ele: um palpite que estava certo.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>Estava errado.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>O caminho mais fácil até ele: %1. O sudoku pode ser resolvido sem isso.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>O caminho mais fácil até ele: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>O caminho mais fácil até ele: %1, e antes um único de cabeça.</numerusform>
            <numerusform>O caminho mais fácil até ele: %1, e antes {count} únicos de cabeça.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>De onde vem</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>Disponível nesse momento: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>Preenchimento %1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>Sobre a técnica</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>Esta eu já sei</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>Pular para “Encontre”</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Sobre a técnica</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>Dois exercícios são a prova</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Como olhar</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Salvar como &amp;imagem…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>Copiar como i&amp;magem</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>Copiar como lin&amp;k</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>Mostrar código &amp;QR…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Salvar como imagem</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>Desenho, nítido em qualquer tamanho (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Imagem (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>Não foi possível criar a imagem: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Salvo: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Não salvo: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>Copiado: o tabuleiro como imagem.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>Copiado: um link que abre o sudoku no navegador.</translation>
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
        <translation>Nada encontrado</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tabuleiro</translation>
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
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Alterar atalhos…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>Pesquisar: uma palavra ou uma tecla</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Pesquisar</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Voltar uma página</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Avançar uma página</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>o mesmo</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>%1 mais lento</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>%1 mais rápido</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>Próximo da coleção</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo jogo</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Próximo nível</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Análise</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>&amp;Replay</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Níve&amp;l</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Abandonado</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvido</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>Abandonado após %1</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>“Desfazer” leva de volta aos seus números.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>Seu melhor tempo neste nível, %1 que antes</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Melhor tempo %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Mediana %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>A solução já tinha sido mostrada; por isso, este sudoku não conta para recordes nem para a sequência.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>Você já tinha resolvido este sudoku; por isso, ele não conta para recordes nem para a sequência.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>Com ajuda, em outro jogo deste sudoku</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Com ajuda</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>Tem várias soluções: não conta nas estatísticas.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>Você tinha riscado o número certo em %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>Lição</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>Por onde você quer começar?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Nada está bloqueado.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>Pelas regras</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Conheço as regras</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>Resolvo os difíceis</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>As regras, depois a primeira lição</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>A próxima lição é a primeira de %1</translation>
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
        <translation>resolvidos</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>%1 de %2 jogos resolvidos</translation>
    </message>
    <message>
        <source>played</source>
        <translation>tempo jogado</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>Tempo jogado: %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sem ajuda</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>%1 dos jogos resolvidos sem ajuda</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>Nenhum jogo resolvido sem ajuda</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>sequência do sudoku do dia</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>Sequência do sudoku do dia: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>maior sequência</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>Maior sequência: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>Jogos, um por linha (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>Níveis, um por linha (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>Técnicas, uma por linha (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>Imagem desta página (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>estatísticas</translation>
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
        <translation>Em tabelas</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Zerar…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>Mostra em tabelas o que os gráficos mostram</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Desfazer</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>Com solução conhecida: %Ln. Não conta para recordes nem para a sequência.</numerusform>
            <numerusform>Com solução conhecida: %Ln. Não contam para recordes nem para a sequência.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>%Ln jogo sem números colocados não é contado.</numerusform>
            <numerusform>%Ln jogos sem números colocados não são contados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>Jogos analisados: %1; com sacadas: %2, palpites: %3, erros: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>Jogos com “Próximo passo” ou “Verificar” contam como “com ajuda”.</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>Jogos abandonados ou não terminados não têm tempo.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>Uma sequência termina com um jogo abandonado, não com um em aberto.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Todos os jogos</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Do dia</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mês</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este ano</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Últimos 12 meses</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Estatísticas</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Níveis</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>Distribuição dos tempos</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Ainda não há jogo com tempo</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>“Próximo passo”, a prática e os jogos sem ajuda mostram que técnicas você conhece. Ainda não há nenhuma.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: distribuição dos tempos</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: tempos</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: tempos, em %2</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Distribuição</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zerar</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>Recomeçar as estatísticas do zero? Os jogos ficam na biblioteca, e isto pode ser desfeito.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: salvo.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: não salvo: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jogados</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Resolvidos</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Sem ajuda</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>Resolvidos sem ajuda</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Melhor</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>Melhor tempo sem ajuda</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Média</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Sequência</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>Resolvidos um após o outro; abandonar um encerra a sequência</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Maior</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Maior sequência</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Por mês</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>Mediana por mês</translation>
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
        <translation>Vista com “Próximo passo”</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>Na prática</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>Encontrada na prática</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>Encontrada sem ajuda em jogos</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jogos</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Recorde</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Mediana de dez</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>solução conhecida</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sem ajuda</translation>
    </message>
    <message>
        <source>record</source>
        <translation>recorde</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>Sem nível</translation>
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
        <translation>minutos e segundos</translation>
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
            <numerusform>%Ln jogo</numerusform>
            <numerusform>%Ln jogos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln recorde</numerusform>
            <numerusform>%Ln recordes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln dia</numerusform>
            <numerusform>%Ln dias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>Não há jogo anterior.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>Último jogo salvo.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>O último jogo ainda não foi salvo.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Voltar</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>De hoje: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>De ontem: %1</translation>
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
        <translation>Todas as células estão preenchidas, mas algo está errado. “Verificar” mostra onde.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>Arraste de um candidato a outro. Um clique em um elo o remove.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>Clique nos candidatos que recebem a cor %1 ou digite os números deles.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>Escolha uma cor e clique em um candidato. Um clique com o botão direito tira a cor dele.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>%n célula selecionada. Um número de 1 a 9 vai para ela.</numerusform>
            <numerusform>%n células selecionadas. Um número de 1 a 9 vai para todas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>%n célula selecionada. 1-9 põe ou tira uma nota em todas elas.</numerusform>
            <numerusform>%n células selecionadas. 1-9 põe ou tira uma nota em todas elas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>%n célula selecionada. 1-9 põe ou tira uma nota central em todas elas.</numerusform>
            <numerusform>%n células selecionadas. 1-9 põe ou tira uma nota central em todas elas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>%n célula selecionada. 1-6 põe ou tira uma cor em todas elas.</numerusform>
            <numerusform>%n células selecionadas. 1-6 põe ou tira uma cor em todas elas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>Clique nas células que recebem a cor %1.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>Escolha uma cor e clique em uma célula. Um clique com o botão direito tira as cores dela.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>Preencha as células vazias: cada linha, coluna ou bloco contém cada número de 1 a 9 uma vez.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>Escolha um número para ver onde ele pode ficar.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>Escolha um número e clique em uma célula. Um clique com o botão direito apaga uma célula.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>Marcado: onde o %1 não quebra nenhuma regra.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>Clique nas células que são %1. Um clique com o botão direito apaga uma célula.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>Clique nas células que podem ser %1, para anotá-lo.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>Números certos: %1; errados: %2; células vazias: %3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1; não verificados: %2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>Abandonado após %1. Esta é uma das soluções.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>Abandonado após %1. Esta é a solução.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>Resolvido em %1: seu melhor tempo sem ajuda neste nível.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Resolvido em %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>Sobre a técnica</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>Sobre a técnica: %1</translation>
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
        <translation>Técnica</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Pontuação</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Em resumo</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>Nível</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>fechado</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, não usados por “Próximo passo”</translation>
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
            <numerusform>%n único</numerusform>
            <numerusform>%n únicos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n passo</numerusform>
            <numerusform>%n passos</numerusform>
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
        <translation>O passo escolhido no tabuleiro</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Filtrar os passos</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>Filtro: wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>Mostra os passos de uma técnica, de uma célula (r4c5), de um número ou de tudo isso junto</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: o %2 fica em %3.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%1 sai de %2</translation>
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
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>&amp;Voltar ao seu jogo</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>Restaura&amp;r</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Tentar de novo</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Detalhes</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Fec&amp;har</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Ainda não foi possível salvar.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>não há jogos neste arquivo</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>Não foi possível ler o jogo %1.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>O jogo %1 está aqui sem as últimas jogadas.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>ainda não vista</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>encontrada na prática</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>encontrada sem ajuda em um jogo</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Técnicas</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>Próxima técnica a aprender:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>Ao exercício</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Pesquisar uma técnica</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>Próxima técnica a aprender: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>Praticar só esta</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln escolhida</numerusform>
            <numerusform>%Ln escolhidas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>Última célula vazia</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>Linha, coluna ou bloco com uma só célula vazia</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Único nu</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>O único número que resta para a célula</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Único oculto</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>O único lugar que resta em uma linha, coluna ou bloco</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>Par bloqueado</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>Dois números para duas células alinhadas de um bloco</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>Trio bloqueado</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>Três números para três células alinhadas de um bloco</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Candidatos apontadores</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>Em um bloco, o número fica em uma só linha ou coluna</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Reivindicação</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>Em uma linha ou coluna, o número fica em um só bloco</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Par nu</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>Duas células para dois números</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Trio nu</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>Três células para três números</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Par oculto</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>Dois números que só cabem em duas células</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Trio oculto</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>Três números que só cabem em três células</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>Quarteto nu</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>Quatro células para quatro números</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>Quarteto oculto</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>Quatro números que só cabem em quatro células</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>Um número que, em duas linhas, só cabe em duas colunas, ou vice-versa</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>Um número que, em três linhas, só cabe em três colunas, ou vice-versa</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>Um número que, em quatro linhas, só cabe em quatro colunas, ou vice-versa</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>Um número que, em cinco linhas, só cabe em cinco colunas, ou vice-versa</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>Um número que, em seis linhas, só cabe em seis colunas, ou vice-versa</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>Um número que, em sete linhas, só cabe em sete colunas, ou vice-versa</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Pares remotos</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>Uma fila de pares iguais</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>Um número impede que haja duas soluções</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Arranha-céu</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>Duas torres sobre a mesma linha ou coluna</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>Pipa de duas cordas</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>Duas cordas que se encontram em um bloco</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>Pipa de duas cordas dupla</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>Duas pipas que se encontram em um bloco</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot Fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>Uma cadeia curta de um só número</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Retângulo vazio</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>Um bloco em que o número forma uma cruz</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Retângulo vazio duplo</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>Uma cruz em um bloco, usada duas vezes</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>Células gêmeas com um elo entre elas</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>Ao menos uma das asas tem o número comum às duas</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>Ao menos uma de três células tem o número</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Retângulo único, tipo 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>Três cantos iguais e um quarto que tem de ser diferente</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Retângulo único, tipo 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>Cantos com um número a mais</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Retângulo único, tipo 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>Cantos que ajudam a formar um conjunto</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Retângulo único, tipo 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>Um número que, em uma unidade, só cabe em dois dos cantos</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Retângulo único, tipo 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Retângulo único, tipo 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>Um número que, em duas linhas ou duas colunas, só cabe nos cantos</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Retângulo oculto</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>Um retângulo escondido entre outros candidatos</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Retângulo evitável, tipo 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>Três números colocados: o quarto não pode completar o retângulo</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Retângulo evitável, tipo 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>Números colocados e cantos com um número a mais</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>X-Wing com barbatana</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>Um X-Wing com lugares a mais</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>X-Wing sashimi</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>Um X-Wing em que falta um lugar e sobram outros</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Swordfish com barbatana</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Um Swordfish com lugares a mais</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Swordfish sashimi</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Um Swordfish em que falta um lugar e sobram outros</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Jellyfish com barbatana</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Um Jellyfish com lugares a mais</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Jellyfish sashimi</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Um Jellyfish em que falta um lugar e sobram outros</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Squirmbag com barbatana</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Um Squirmbag com lugares a mais</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Squirmbag sashimi</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Um Squirmbag em que falta um lugar e sobram outros</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Whale com barbatana</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Um Whale com lugares a mais</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Whale sashimi</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Um Whale em que falta um lugar e sobram outros</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Leviathan com barbatana</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Um Leviathan com lugares a mais</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Leviathan sashimi</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Um Leviathan em que falta um lugar e sobram outros</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>Uma linha ou coluna e um bloco repartem números entre si</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Coloração: armadilha</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>O que as duas cores enxergam</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Coloração: contradição</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>Uma cor que enxerga a si mesma</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Coloração múltipla: armadilha</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>O que enxerga uma célula de cada uma de duas colorações</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Coloração múltipla: contradição</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>Uma cor que enxerga as duas de outra coloração</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>Cadeia X</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>Uma cadeia de um só número</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>Cadeia XY</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>Uma cadeia de células com dois candidatos</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>Laço contínuo</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>Uma cadeia que termina onde começou</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>Laço com contradição</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>Uma cadeia que volta e se contradiz</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>Cadeia (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>Ao menos uma das duas pontas é verdadeira</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>Laço contínuo com grupos</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>Laço com grupos e contradição</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>Cadeia com grupos</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>Conjuntos quase bloqueados (ALS)</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>Dois conjuntos com um número em comum</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>Dois conjuntos ligados por um terceiro</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>Cadeia de ALS</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Conjuntos em sequência</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Death Blossom</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>Uma célula com um conjunto para cada um dos seus candidatos</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>X-Wing Franken</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>Duas linhas, colunas ou blocos cujos lugares para um número ficam todos em outras duas unidades</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Swordfish Franken</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>Três linhas, colunas ou blocos cujos lugares para um número ficam todos em outras três unidades</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Jellyfish Franken</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>Quatro linhas, colunas ou blocos cujos lugares para um número ficam todos em outras quatro unidades</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Squirmbag Franken</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>Cinco linhas, colunas ou blocos cujos lugares para um número ficam todos em outras cinco unidades</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Whale Franken</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>Seis linhas, colunas ou blocos cujos lugares para um número ficam todos em outras seis unidades</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Leviathan Franken</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>Sete linhas, colunas ou blocos cujos lugares para um número ficam todos em outras sete unidades</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>X-Wing Franken com barbatana</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Um X-Wing Franken com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Swordfish Franken com barbatana</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Um Swordfish Franken com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Jellyfish Franken com barbatana</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Um Jellyfish Franken com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Squirmbag Franken com barbatana</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Um Squirmbag Franken com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Whale Franken com barbatana</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Um Whale Franken com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Leviathan Franken com barbatana</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Um Leviathan Franken com lugares a mais</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>X-Wing mutante</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>Duas unidades de qualquer tipo cujos lugares para um número ficam todos em outras duas</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Swordfish mutante</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>Três unidades de qualquer tipo cujos lugares para um número ficam todos em outras três</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Jellyfish mutante</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>Quatro unidades de qualquer tipo cujos lugares para um número ficam todos em outras quatro</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Squirmbag mutante</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>Cinco unidades de qualquer tipo cujos lugares para um número ficam todos em outras cinco</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Whale mutante</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>Seis unidades de qualquer tipo cujos lugares para um número ficam todos em outras seis</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Leviathan mutante</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>Sete unidades de qualquer tipo cujos lugares para um número ficam todos em outras sete</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>X-Wing mutante com barbatana</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Um X-Wing mutante com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Swordfish mutante com barbatana</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Um Swordfish mutante com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Jellyfish mutante com barbatana</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Um Jellyfish mutante com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Squirmbag mutante com barbatana</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Um Squirmbag mutante com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Whale mutante com barbatana</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Um Whale mutante com lugares a mais</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Leviathan mutante com barbatana</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Um Leviathan mutante com lugares a mais</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken Fish, tipo 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>Um peixe cujas barbatanas dão início a cadeias</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken Fish, tipo 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>Um peixe cujos lugares dão início a cadeias</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Cadeia forçada: contradição</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>Um número que refuta a si mesmo</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Cadeia forçada: todos os casos</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>Todos os casos levam ao mesmo resultado</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Rede forçada: contradição</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Rede forçada: todos os casos</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>Template: colocação</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>Uma célula comum a todas as formas de distribuir um número pelo tabuleiro</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>Template: eliminação</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>Uma célula que não entra em nenhuma forma de distribuir um número pelo tabuleiro</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Laço único</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>Um laço que não pode ficar só com dois números</translation>
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
        <translation>Alguns números impedem que haja duas soluções</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG, tipo 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>Duas células impedem que haja duas soluções</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Par alinhado</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>Duas células e o que elas podem ter juntas</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Trio alinhado</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>Três células e o que elas podem ter juntas</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>Cadeias forçadas de um só número</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Cadeias forçadas dinâmicas</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>Aonde vários elos levam juntos</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>Cadeias forçadas dinâmicas com padrões</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>Elos, e padrões pelo caminho</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>Cadeias dentro de cadeias</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>Elos, e cadeias pelo caminho</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>Cadeias forçadas dentro de cadeias</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>Elos, e casos pelo caminho</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>Cadeias dinâmicas dentro de cadeias</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>Elos, e redes pelo caminho</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>Cadeias em três níveis</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>Elos, e cadeias dentro de cadeias pelo caminho</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Todos os casos</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>Qualquer outro caso leva a uma contradição</translation>
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
        <translation>Uma suposição que refuta a si mesma</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>Tempos</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Ainda não há jogo com tempo</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1, de %2 a %3.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>O melhor tempo sem ajuda é %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>A mediana de dez jogos passou de %1 a %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>melhor sem ajuda, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>um recorde</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>a solução era conhecida</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>sem ajuda</translation>
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
        <translation>sem ajuda</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>com ajuda</translation>
    </message>
    <message>
        <source>record</source>
        <translation>recorde</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>mediana de dez</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>Tentativa</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>Continua com o que foi tentado</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>Volta aonde a tentativa começou</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Em tentativa</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>Tentativa %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln número colocado</numerusform>
            <numerusform>%Ln números colocados</numerusform>
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
        <translation>Passo a passo: voltar</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Passo a passo: avançar</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>Ver passo a passo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>Suposição: {node}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>Para o {digit} de {cells}, mais uma suposição: {node}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} é {other}; portanto, não é {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} enxerga todos os lugares do {digit} neste conjunto; portanto, não é {digit}.</numerusform>
            <numerusform>{cells} enxergam todos os lugares do {digit} neste conjunto; portanto, não são {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>Em todos esses casos, {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>Portanto, {node}.</translation>
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
        <translation>Portanto, se {start.if}, {node}, como antes.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>Portanto, se {start.if}, {node}, como {steps}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>no passo %1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>nos passos a partir do %1</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>nos passos %1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>Casos para o {sought} de {goal}: {cell} é {digit} ou não é.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>Casos para o {sought} de {goal}: {cell} é {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>Casos para o {sought} de {goal}: {house.in}, o {digit} fica em {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: na mesma linha}.</numerusform>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: na mesma linha}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: na mesma linha}.</numerusform>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: na mesma linha}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: na mesma coluna}.</numerusform>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: na mesma coluna}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: na mesma coluna}.</numerusform>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: na mesma coluna}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: no mesmo bloco}.</numerusform>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: no mesmo bloco}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: no mesmo bloco}.</numerusform>
            <numerusform>{given}; por isso, esse número sai de {cells}, {house: no mesmo bloco}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} só tem {digits}: como não é {other}, é {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell} já perdeu {others}; portanto, só pode ser {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in}, o {digit} saiu de todos os outros lugares; portanto, fica em {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in}, {gone} não é {digit}; portanto, o {digit} fica em {cells}.</numerusform>
            <numerusform>{house.in}, {gone} não são {digit}; portanto, o {digit} fica em {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>Portanto, {set} não tem o {digit} e precisa de {others}.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} não pode ser {digit} e não ser {digit}; portanto, {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>É o contrário do que se supôs; portanto, {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>Mas {known}, como já se disse; portanto, {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in}, o {digit} só resta em {cells}; por isso, sai de {cell}, {kind: na mesma linha}.</numerusform>
            <numerusform>{from.in}, o {digit} só resta em {cells}; por isso, sai de {cell}, {kind: na mesma linha}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in}, o {digit} só resta em {cells}; por isso, sai de {cell}, {kind: na mesma coluna}.</numerusform>
            <numerusform>{from.in}, o {digit} só resta em {cells}; por isso, sai de {cell}, {kind: na mesma coluna}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in}, o {digit} só resta em {cells}; por isso, sai de {cell}, {kind: no mesmo bloco}.</numerusform>
            <numerusform>{from.in}, o {digit} só resta em {cells}; por isso, sai de {cell}, {kind: no mesmo bloco}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>Para {cells} só resta {digits}; por isso, {cell}, {kind: na mesma linha}, não é {digit}.</numerusform>
            <numerusform>Para {cells} só restam {digits}; por isso, {cell}, {kind: na mesma linha}, não é {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>Para {cells} só resta {digits}; por isso, {cell}, {kind: na mesma coluna}, não é {digit}.</numerusform>
            <numerusform>Para {cells} só restam {digits}; por isso, {cell}, {kind: na mesma coluna}, não é {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>Para {cells} só resta {digits}; por isso, {cell}, {kind: no mesmo bloco}, não é {digit}.</numerusform>
            <numerusform>Para {cells} só restam {digits}; por isso, {cell}, {kind: no mesmo bloco}, não é {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in}, o {digits} só resta em {cells}; por isso, {cell} não é {digit}.</numerusform>
            <numerusform>{house.in}, {digits} só restam em {cells}; por isso, {cell} não é {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in}, o {digit} só resta {across.in}; por isso, sai de {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Suponha que {cell} seja {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>Suponha que {cell} não seja {digit}.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>Suponha que o {digit} em {cell} esteja certo.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>Experimente: suponha também que {cell} seja {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>Experimente: suponha também que {cell} não seja {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>sai {candidates: um candidato}</numerusform>
            <numerusform>saem {candidates: {count} candidatos}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} não é {digits}</numerusform>
            <numerusform>{cells} não são {digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell} fica só com o candidato {digit}; portanto, é {digit}.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.in}, resta um só lugar para o {digit}: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} é {digit}; portanto, não é {others}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>Para {cells} só restam {digits}; por isso, {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in}, para {digits} só restam {cells}; por isso, {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.in}, o {digit} fica {covers.in}; por isso, {gone}.</numerusform>
            <numerusform>{houses.in}, o {digit} fica {covers.in}; por isso, {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>O {digit} já está {house.in}; portanto, {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>O {digit} já está {house.in}; portanto, {cell} só pode ser {other}.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} é {digit}; por isso, {house.in}, só resta {cell} para o {other}.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>O {digit} já está {first.in}; portanto, o {digit} {house.of} só pode ficar em {cell}.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} não é {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} é {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>Agora {cell} fica sem candidatos; portanto, {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>Agora {house.object} fica sem lugar para o {digit}; portanto, {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>Agora haveria duas soluções; portanto, {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} fica sem candidatos.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house.object} fica sem lugar para o {digit}.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>Agora {cells: todas as células vazias} têm só dois candidatos: de qualquer solução sairia outra, com o outro candidato em cada célula; haveria, portanto, duas soluções ou nenhuma.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>Agora {cells: esta célula} só tem os números {digits}: daria para trocá-los entre si, e haveria uma segunda solução.</numerusform>
            <numerusform>Agora {cells: estas {count} células} só têm os números {digits}: daria para trocá-los entre si, e haveria uma segunda solução.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>Observe {digits: o {digit}} em todo o tabuleiro.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>O próximo passo está {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>Jogo</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>&amp;Pausar</translation>
    </message>
</context>
</TS>
