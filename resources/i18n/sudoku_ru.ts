<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>Перебор с возвратом</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>Готовое поле, преобразованное</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>Новое поле, преобразованное</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>Сначала 9 случайных цифр</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>Сначала 11 случайных цифр</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>Сначала блоки по диагонали</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>Всё, что можно</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: заданных цифр не меньше %2</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>Уровень %1: заданных цифр %2–%3</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>Случайный</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>Через одну клетку</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>Змейкой</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>Как при чтении</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>Операция остановлена.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>Не удалось прочитать игры: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>Не удалось сохранить игры: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1&#xa0;— не обычный файл.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>игр: %1, ходов: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>До этого сделано: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Уже есть: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>Файл сохранённых игр повреждён.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>Открыты сейчас и оставлены как есть: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Отклонено: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>Отклонено: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>игра %1 здесь уже есть, но сыграна иначе</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>игра %1 здесь уже есть и не читается</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>С&amp;трока из 81 символа</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>&amp;Сетка</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>Сетка с &amp;заметками</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan &amp;sdk</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>&amp;Коллекция sdm</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Si&amp;mple Sudoku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>Строка библиотеки &amp;HoDoKu</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>&amp;OpenSudoku</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>Т&amp;аблица (CSV)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>&amp;Следующее в коллекции</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>На&amp;чать заново</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>&amp;Ходы</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>&amp;Контрольная точка</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>Вернуться к контрольной &amp;точке</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>Попро&amp;бовать отсюда</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>Принять пр&amp;обные ходы</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>Отброс&amp;ить пробные ходы</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>Сдатьс&amp;я</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Показать &amp;решение</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>Показать &amp;ход решения</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>&amp;Изменить контрольные точки…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>строка %1&#xa0;— не судоку: %2 (символ %3)</translation>
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
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>И&amp;мпорт…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Восстановить резервную копи&amp;ю…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>История (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>История или игры (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>история судоку</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Экспорт всех игр</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Импорт игр</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>&amp;Цифра</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>&amp;Заметки в углу</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>Заметки в ц&amp;ентре</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>Цве&amp;т</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>Следу&amp;ющий режим</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Лёгкая</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средняя</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Сложная</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Экстремальная</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>Нечеловеческая</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>Импорт коллекции</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>Похоже, коллекция «%1» уже есть: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть имеющуюся</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Добавить новые судоку</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Создать копию</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>пока нечего читать</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>больше %1 МБ, для судоку это слишком много</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>это папка</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>Про&amp;читать вслух</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>Эту &amp;строку</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Этот с&amp;толбец</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>Этот &amp;блок</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>&amp;Кандидатов этой клетки</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>&amp;Где может стоять выбранная цифра</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>Что &amp;осталось</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Строка %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Блок %1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>Строка %1 столбец %2</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1: стоит цифра %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1: не осталось ни одной цифры.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1: может стоять %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>строка %1 столбец %2</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>Для цифры %1 места нет.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>Места для цифры %1: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 для цифры %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>Пустых клеток не осталось.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>Осталась %n пустая клетка: %1.</numerusform>
            <numerusform>Осталось %n пустые клетки: %1.</numerusform>
            <numerusform>Осталось %n пустых клеток: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>Цифра не выбрана.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>День засчитывается, если судоку этого дня начато в тот же день и решено за 24 часа, можно и с подсказками. Незасчитанный день прерывает серию.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Поворот на 180°</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Поворот на 90°</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Зеркальная, лево–право</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>Зеркальная, верх–низ</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>Зеркальная, обе оси</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>По диагонали</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>По другой диагонали</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>По обеим диагоналям</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Полная</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>Контрастная св&amp;етлая</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Контрастна&amp;я тёмная</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Следующий шаг</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>&amp;Объяснить следующий шаг</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>Спросить об этой &amp;клетке</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>&amp;Записать всех кандидатов</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>&amp;Убрать исключённых кандидатов</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>Стереть за&amp;метки</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>Отметить клетки с &amp;двумя кандидатами</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>Вписать оди&amp;ночки</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>Строка %1</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>Все шаги</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>Делает ход выбранного шага; это считается помощью</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>%Ln техника</numerusform>
            <numerusform>%Ln техники</numerusform>
            <numerusform>%Ln техник</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>Выберите технику. Первая&#xa0;— самая простая.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>Поиск всех шагов…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Таких шагов нет.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>Доступных шагов здесь нет.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>тот же блок</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>та же строка</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>тот же столбец</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>заполнена</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: заполнена</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>закрыта клеткой {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: закрыта клеткой в строке %2 столбце %3</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>исключена раньше</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: исключена раньше</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>исключена: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: исключена, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>поиск…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: поиск</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>ещё возможна</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: ещё возможна</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n ещё возможна</numerusform>
            <numerusform>%n ещё возможны</numerusform>
            <numerusform>%n ещё возможны</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n исключена логикой</numerusform>
            <numerusform>%n исключены логикой</numerusform>
            <numerusform>%n исключено логикой</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n закрыта</numerusform>
            <numerusform>%n закрыты</numerusform>
            <numerusform>%n закрыто</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>Ответ: в клетке %1 ещё может стоять %2.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>Ответ: {house.in} цифра {digit} уже есть.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>Ответ: %1 ещё может стоять в клетке %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>Сегодняшнюю резервную копию игр создать не удалось.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>Проба возвращена и продолжается: %n цифра.</numerusform>
            <numerusform>Проба возвращена и продолжается: %n цифры.</numerusform>
            <numerusform>Проба возвращена и продолжается: %n цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>Игра уже в этом положении.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>Клетки с двумя кандидатами больше не отмечены.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>Клеток с двумя кандидатами сейчас нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>Отмечена %n клетка с двумя кандидатами.</numerusform>
            <numerusform>Отмечены %n клетки с двумя кандидатами.</numerusform>
            <numerusform>Отмечено %n клеток с двумя кандидатами.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>Все кандидаты уже записаны.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>Эта заметка уже есть.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>Исключённых заметок нет.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Заметок нет.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>Есть неверная цифра. «Проверить» покажет где.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>Доступных одиночек нет.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>Этот шаг уже сделан.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>Неверных цифр нет.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>Возврат к «%1»: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>Пробных ходов пока нет.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>Отсюда начинаются пробные ходы. Их завершит «Принять» или «Отбросить».</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>Проба внутри пробы. Внутреннюю завершит «Принять» или «Отбросить».</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>Принято, внешняя проба продолжается.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>Пробные ходы приняты.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>Пробные ходы отброшены. «Отменить» вернёт их.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Переход от клетки к клетке</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>Первая или последняя клетка строки</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>Первая или последняя клетка столбца</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>Первая или последняя клетка поля</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} и одна из этих клавиш</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Выбор нескольких клеток</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Выбор всех клеток</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>Вписать цифру или то, что задаёт режим</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} и 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Записать заметку</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} и 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>Записать заметку в центре</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} и 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>Раскрасить клетку</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} и 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>Выбрать цифру</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>Вписать выбранную цифру</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Очистить клетку</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>Закрыть показанное или снять выбор цифры</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>Спросить, что может стоять в клетке или почему не эта цифра</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} и ← или →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>Пройти цепочку связь за связью</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>Переход между полем и кнопками</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} и подчёркнутая буква</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>Открыть меню или нажать кнопку</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Щелчок</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>Выбрать клетку, вписать выбранную цифру</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>Щелчок по пустой клетке, затем по цифре</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>Вписать цифру, если ни одна не выбрана</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>Правая кнопка, долгое нажатие</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>Протаскивание, {Shift} и щелчок</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>Протаскивание с выбранной цифрой, в режиме заметок</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>Записать заметку во все эти клетки</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} и щелчок</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>Добавить клетку к выбору или убрать из него</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колёсико</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>Выбрать следующую цифру</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Средняя кнопка</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>Выбрать цифру клетки</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Двойной щелчок</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>Выбрать заданную цифру и все клетки с такой же</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>Щелчок по номеру строки или столбца</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>Спросить, где там может стоять выбранная цифра</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>Долгое нажатие на цифру панели</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>Спросить, почему эта цифра не подходит к клетке</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>Что здесь может стоять?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Почему не</translation>
    </message>
</context>
<context>
    <name>sudoku::BookPage</name>
    <message>
        <source>Sudoku</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>Ко&amp;личество</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Си&amp;мметрия</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Заголовок</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>Сначала выберите цвет.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>Сначала выберите цифру.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>В этой клетке нет цифры, которую можно выбрать.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>Цвета: от 1 до %1.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>Заданная цифра не меняется.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>Заданные цифры не меняются.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>В заполненной клетке заметок не бывает.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>В заполненных клетках заметок не бывает.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>%1 здесь уже стоит.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>Цвета здесь нет.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Стирать нечего.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>У этих клеток нет цвета.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>Цветов нет.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>скрыто</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>задана цифра %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 цвета %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>сильная связь %1 с клеткой в строке %2 столбце %3</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>слабая связь %1 с клеткой в строке %2 столбце %3</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>сильная связь %1 с %2 в строке %3 столбце %4</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>слабая связь %1 с %2 в строке %3 столбце %4</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>заметки %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>в центре %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>цвета %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>верно</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>неверно</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>конфликт</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>возможна</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>два кандидата</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>проба</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>следующий ход</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>раскрыто</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>под вопросом</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>закрывает %1</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>вычеркнуть %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>вписать %1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>Строка %1 столбец %2: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 в %2</translation>
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
        <translation>вписана цифра %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>вписана %n цифра</numerusform>
            <numerusform>вписаны %n цифры</numerusform>
            <numerusform>вписано %n цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>стёрта цифра %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>стёрта %n цифра</numerusform>
            <numerusform>стёрты %n цифры</numerusform>
            <numerusform>стёрто %n цифр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>записана %n заметка</numerusform>
            <numerusform>записаны %n заметки</numerusform>
            <numerusform>записано %n заметок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>убрана %n заметка</numerusform>
            <numerusform>убраны %n заметки</numerusform>
            <numerusform>убрано %n заметок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>раскрашена %n клетка</numerusform>
            <numerusform>раскрашены %n клетки</numerusform>
            <numerusform>раскрашено %n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>убраны цвета %n клетки</numerusform>
            <numerusform>убраны цвета %n клеток</numerusform>
            <numerusform>убраны цвета %n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>раскрашен %n кандидат</numerusform>
            <numerusform>раскрашены %n кандидата</numerusform>
            <numerusform>раскрашено %n кандидатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>убран цвет %n кандидата</numerusform>
            <numerusform>убраны цвета %n кандидатов</numerusform>
            <numerusform>убраны цвета %n кандидатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>проведена %n связь</numerusform>
            <numerusform>проведены %n связи</numerusform>
            <numerusform>проведено %n связей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>убрана %n связь</numerusform>
            <numerusform>убраны %n связи</numerusform>
            <numerusform>убрано %n связей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>вычеркнут %n кандидат</numerusform>
            <numerusform>вычеркнуты %n кандидата</numerusform>
            <numerusform>вычеркнуто %n кандидатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>возвращён %n кандидат</numerusform>
            <numerusform>возвращены %n кандидата</numerusform>
            <numerusform>возвращено %n кандидатов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>отменена цифра %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>отменена %n цифра</numerusform>
            <numerusform>отменены %n цифры</numerusform>
            <numerusform>отменено %n цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>возвращена цифра %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>возвращена %n цифра</numerusform>
            <numerusform>возвращены %n цифры</numerusform>
            <numerusform>возвращено %n цифр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>отменена %n заметка</numerusform>
            <numerusform>отменены %n заметки</numerusform>
            <numerusform>отменено %n заметок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>возвращена %n заметка</numerusform>
            <numerusform>возвращены %n заметки</numerusform>
            <numerusform>возвращено %n заметок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>отменён цвет %n клетки</numerusform>
            <numerusform>отменены цвета %n клеток</numerusform>
            <numerusform>отменены цвета %n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>возвращён цвет %n клетки</numerusform>
            <numerusform>возвращены цвета %n клеток</numerusform>
            <numerusform>возвращены цвета %n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>отменён цвет %n кандидата</numerusform>
            <numerusform>отменены цвета %n кандидатов</numerusform>
            <numerusform>отменены цвета %n кандидатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>возвращён цвет %n кандидата</numerusform>
            <numerusform>возвращены цвета %n кандидатов</numerusform>
            <numerusform>возвращены цвета %n кандидатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>отменена %n связь</numerusform>
            <numerusform>отменены %n связи</numerusform>
            <numerusform>отменено %n связей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>возвращена %n связь</numerusform>
            <numerusform>возвращены %n связи</numerusform>
            <numerusform>возвращено %n связей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>снова вычеркнут %n кандидат</numerusform>
            <numerusform>снова вычеркнуты %n кандидата</numerusform>
            <numerusform>снова вычеркнуто %n кандидатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>Контрольная точка %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>Контрольные точки</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>&amp;Вернуться</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln заданная цифра</numerusform>
            <numerusform>%1.  %Ln заданные цифры</numerusform>
            <numerusform>%1.  %Ln заданных цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, вписано: %1</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>&amp;Судоку в %1: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>и ещё 1 судоку&#xa0;— слишком много для списка</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>и ещё %Ln судоку&#xa0;— слишком много для списка</numerusform>
            <numerusform>и ещё %Ln судоку&#xa0;— слишком много для списка</numerusform>
            <numerusform>и ещё %Ln судоку&#xa0;— слишком много для списка</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>и ещё 1 строка, где нет судоку</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>и ещё %Ln строка, где нет судоку</numerusform>
            <numerusform>и ещё %Ln строки, где нет судоку</numerusform>
            <numerusform>и ещё %Ln строк, где нет судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Выбор судоку</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house.in} цифра {digit} стоит {count} раз.</numerusform>
            <numerusform>{house.in} цифра {digit} стоит {count} раза.</numerusform>
            <numerusform>{house.in} цифра {digit} стоит {count} раз.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Все клетки заполнены, но {house.in} цифра {digit} стоит {count} раз.</numerusform>
            <numerusform>Все клетки заполнены, но {house.in} цифра {digit} стоит {count} раза.</numerusform>
            <numerusform>Все клетки заполнены, но {house.in} цифра {digit} стоит {count} раз.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>в клетке {cells} стоит цифра {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>в клетке {cells} стоит цифра {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>в клетке {cells} нет цифры {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>в клетке {cells} нет цифры {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>в одной из клеток {cells} стоит цифра {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>в одной из клеток {cells} стоит цифра {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>ни в одной из клеток {cells} нет цифры {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>ни в одной из клеток {cells} нет цифры {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>в наборе {cells} есть цифра {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>в наборе {cells} есть цифра {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>в наборе {cells} нет цифры {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>в наборе {cells} нет цифры {digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: в наборе из {count} клетки} есть цифра {digit}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток} есть цифра {digit}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток} есть цифра {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: в наборе из {count} клетки} есть цифра {digit}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток} есть цифра {digit}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток} есть цифра {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: в наборе из {count} клетки} нет цифры {digit}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток} нет цифры {digit}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток} нет цифры {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: в наборе из {count} клетки} нет цифры {digit}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток} нет цифры {digit}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток} нет цифры {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: в наборе из {count} клетки}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток}</numerusform>
            <numerusform>{cells: в наборе из {count} клеток}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>в наборе {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>Время %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>Об этой технике</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>Что, если так?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>Показать другой</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>Что это?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Почему?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>Записать кандидатов</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Показать почему</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>Вернуться до ошибки</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>Следующий кандидат</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Не сейчас</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>Вернуть %1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>Исключить %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Вопрос</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>больше %1 судоку</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>в файле %1 судоку, а в коллекции может быть не больше %2</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>в нём нет судоку</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>сохранить не удалось: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>больше %1 МБ</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1: импорт не выполнен: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: импортировано %Ln новое судоку.</numerusform>
            <numerusform>%1: импортировано %Ln новых судоку.</numerusform>
            <numerusform>%1: импортировано %Ln новых судоку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: импортировано %Ln судоку.</numerusform>
            <numerusform>%1: импортировано %Ln судоку.</numerusform>
            <numerusform>%1: импортировано %Ln судоку.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Уже есть: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>Повторов в файле: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>Не судоку: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>это папка</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>Что отмечать</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Клетка</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Связь</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>Протяните линию от одного кандидата к другому. С клавиатуры: цифра, переход, цифра.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>Нажатие на связь убирает её.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>Убрать цвета клеток</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Убрать эти</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>Убрать все цвета</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Убрать все</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>Цвет %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Клетка {cells} видит оба этих места.</numerusform>
            <numerusform>Клетки {cells} видят оба этих места.</numerusform>
            <numerusform>Клетки {cells} видят оба этих места.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>Клетка {cells} видит все эти три места.</numerusform>
            <numerusform>Клетки {cells} видят все эти три места.</numerusform>
            <numerusform>Клетки {cells} видят все эти три места.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Значит, в клетке {cells} должна стоять цифра {digits}.</numerusform>
            <numerusform>Значит, в клетках {cells} должна стоять цифра {digits}.</numerusform>
            <numerusform>Значит, в клетках {cells} должна стоять цифра {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>В обоих случаях в клетке {cells} должна стоять цифра {digits}.</numerusform>
            <numerusform>В обоих случаях в клетках {cells} должна стоять цифра {digits}.</numerusform>
            <numerusform>В обоих случаях в клетках {cells} должна стоять цифра {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>Во всех случаях в клетке {cells} должна стоять цифра {digits}.</numerusform>
            <numerusform>Во всех случаях в клетках {cells} должна стоять цифра {digits}.</numerusform>
            <numerusform>Во всех случаях в клетках {cells} должна стоять цифра {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Значит, в клетке {cells} не может быть {digits}.</numerusform>
            <numerusform>Значит, в клетках {cells} не может быть {digits}.</numerusform>
            <numerusform>Значит, в клетках {cells} не может быть {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>В обоих случаях в клетке {cells} не может быть {digits}.</numerusform>
            <numerusform>В обоих случаях в клетках {cells} не может быть {digits}.</numerusform>
            <numerusform>В обоих случаях в клетках {cells} не может быть {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>Во всех случаях в клетке {cells} не может быть {digits}.</numerusform>
            <numerusform>Во всех случаях в клетках {cells} не может быть {digits}.</numerusform>
            <numerusform>Во всех случаях в клетках {cells} не может быть {digits}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>Вычёркиваем также: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>Значит, вычёркиваем: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>Во всех случаях вычёркиваем: {list}.</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{digits} в {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>Как выглядит судоку</translation>
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
        <translation>Сегодня</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>решено с подсказками</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>открыто, можно решать</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>идёт в серию</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>Неделя %1</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>Предыдущий месяц</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Следующий месяц</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>Судоку дня</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть снова</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>Создаётся судоку…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln заданная цифра</numerusform>
            <numerusform>%Ln заданные цифры</numerusform>
            <numerusform>%Ln заданных цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Календарь</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Судоку</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1, самая длинная серия: %2</translation>
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
        <translation>ещё недоступно</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>начато</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>решено позже с подсказками, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>решено позже, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>решено, но решение уже было известно, %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>решено с подсказками, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>решено, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, сегодня: %2</translation>
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
            <numerusform>{n} день в серии</numerusform>
            <numerusform>{n} дня в серии</numerusform>
            <numerusform>{n} дней в серии</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>самая длинная серия</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>решено %1 из %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>медиана %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>Судоку этого дня откроются, когда он наступит.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>Оно уже начато.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>Для всех одно и то же судоку. Сложность: %1, что бы ни было выбрано для новой игры.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>Вы решили его за %1. Решение было известно заранее, поэтому в серию оно не идёт.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>Вы решили его позже, за %1, поэтому в серию оно не идёт.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>Вы решили его с подсказками за %1.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>Вы решили его за %1.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>Сегодняшний день уже в серии.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>Этот день уже в серии.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>Решите его до %1, и этот день пойдёт в серию.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>Прошедший день в серию не идёт.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>Решите его сегодня, и серия вырастет до %L1; пропущенный день её прервёт.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>Решите его сегодня, и начнётся серия.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Вчера</translation>
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
        <translation>MM.yyyy</translation>
    </message>
</context>
<context>
    <name>sudoku::DesktopWords</name>
    <message>
        <source>Every puzzle has one solution and an honest level, which follows from the logic that it takes. Puzzles of six levels, from easy to inhuman, are ready at once.</source>
        <translation>У каждого судоку одно решение и честная сложность: её определяет логика, которая нужна для решения. Судоку шести уровней, от лёгкого до нечеловеческого, доступны сразу.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>Рекламы нет, и никакие данные не покидают ваш компьютер.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>Подсказки объясняют, куда смотреть, что это за фигура и почему она работает, и показывают всё на поле</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>Курс ведёт от правил к самым сложным техникам: с упражнениями и судоку, подобранными для вас</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>Разбор каждой игры показывает, что вы нашли и что помогло бы</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>Каждый ход сразу сохраняется, а все игры остаются в библиотеке</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>Судоку дня, статистика, печать отдельных листов и целых сборников</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>Открывает и сохраняет файлы судоку многих других программ</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>Удобно с клавиатурой, мышью, сенсорным экраном и программой экранного доступа; есть светлая, тёмная и контрастные темы</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Игра с заметками</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>Подсказка объясняет фигуру</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>Курс: что уже освоено и что дальше</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>Библиотека всех игр</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>Логическая игра</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>Решайте и понимайте каждый шаг</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>судоку;головоломка;логика;числа;цифры;ум;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>Судоку дня</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>Головоломка судоку (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>Поле для ввода судоку</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>Ввод судоку</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Игр&amp;ать</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>Всё &amp;равно играть</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>Подойдёт любое из решений; сложности нет, в статистику не идёт</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Верн&amp;уть</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>С&amp;тереть всё</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>Отменить последнее введённое</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>Вернуть отменённое</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>Ввести судоку из буфера обмена</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Цифра %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>Набирайте заданные цифры, как они напечатаны, клетка за клеткой: {Space} оставляет клетку пустой, {Backspace} возвращает назад.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>Или вставьте судоку в любом формате.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>Или вставьте судоку в любом формате: %1.</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>&amp;Добавить недостающее</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>По&amp;казать два решения</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>Техники</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>О технике</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Доиграть до конца</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Показать где</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Объяснить</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>О технике</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>Урок об этой технике</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>Начинает игру отсюда; ваша игра сохранится</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>Десять заданий пройдены</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Тренировать нечего</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Поиск позиции…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Что искать</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>Без помощи: %1. С подсказками: %2. Показано: %3. Пропущено: %4. «Дальше» начнёт ещё десять.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>Для этих техник позиции нет. Выберите другие.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>Связь за связью</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>На рисунке</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>Щёлкните по клетке, а потом по её цифре, или по цифре, а потом по её клеткам. Можно и набирать.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>Правая кнопка или {Del} очищает клетку; «Отменить» отменяет любой ход.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>Не знаете, как дальше? «Следующий шаг» покажет, куда смотреть.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>Играете впервые? «Обучение» в меню «Инструменты» начинается с правил.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Обучение…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Понятно</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>Для меня: техника «%1»</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>Для меня: то, что вы знаете</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Ничего нового</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>то, что вы знаете</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>ваш следующий урок</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>пора повторить</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>вы её изучаете</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>вы её знаете</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>для вас она новая</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>один раз&#xa0;— %1</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>хотя бы раз&#xa0;— %1</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>Всё, что вы знаете, и ничего другого.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Всё, что вы знаете, и %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>Вчера она вам встречалась.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>Она не встречалась вам %Ln день.</numerusform>
            <numerusform>Она не встречалась вам %Ln дня.</numerusform>
            <numerusform>Она не встречалась вам %Ln дней.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>Она не встречалась вам %Ln день.</numerusform>
            <numerusform>Она не встречалась вам %Ln дня.</numerusform>
            <numerusform>Она не встречалась вам %Ln дней.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Следующей новой игре нужно то, что вы знаете, и %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>Следующей новой игре нужно то, что вы знаете, и ничего другого.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>Судоку с техникой «%1» пока нет. Для этого нужно то, что вы знаете.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>Назад к игре ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>другая программа всё время читает игры</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>с файлом работает другая программа</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>на диске нет места</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>файл заблокирован другой программой</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>в файл нельзя записать</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>файл не открывается</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>диск сообщает об ошибке</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>папку создать не удалось</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite&#xa0;— не обычный файл</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>игры сохранены более новой версией программы</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>Нов&amp;ая</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Прове&amp;рить</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>Вы&amp;ход</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>Новая игра той сложности, что указана ниже</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>Отмечает верные и неверные цифры</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>Игра сохранится</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>С&amp;ложность</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>Сейчас это сохранить нельзя.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>Ваши игры снова доступны. Сыгранное за это время сохранено отдельной игрой.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>Здесь нет %Ln игры из резервной копии за %1.</numerusform>
            <numerusform>Здесь нет %Ln игр из резервной копии за %1.</numerusform>
            <numerusform>Здесь нет %Ln игр из резервной копии за %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>один из ходов невозможен</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>«%1»&#xa0;— не список</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>«%1»&#xa0;— не текст</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>значение «%1»&#xa0;— ни true, ни false</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>её ключ не читается</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>её ключ не оставляет места для следующих</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>её заданные цифры не читаются</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>её заданные цифры&#xa0;— не судоку</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>её заданные цифры&#xa0;— не судоку с одним решением</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>ход %1 не читается</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>ключ хода %1 не больше предыдущего</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>ключ хода %1 не оставляет места для следующего</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>событие %1 не читается</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>событие %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>контрольная точка %1 не читается</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>контрольная точка %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>её положение не соответствует ни одному её ходу</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>неясно, где начинается проба</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>выбранная в ней цифра не читается</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>выбранный в ней цвет не читается</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>её режим ввода не читается</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>выбор клеток не читается</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>время в ней не читается</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>даты в ней не читаются</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>её название слишком длинное</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>метка не читается</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1: такой ключ уже есть</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>%1: ключ не оставляет места для следующего</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>Такого судоку не нашлось.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: создаётся судоку …</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>Это предыдущая игра.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>Эту игру сейчас нельзя открыть: она идёт в другом окне или не читается.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Эта игра не читается.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>Этого судоку нет ни в одной коллекции.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>Это судоку не читается.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Все судоку этой коллекции уже начаты.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Ваше судоку</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>Новая игра отменена: продолжается эта.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>Новая игра отменена.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>Без сложности</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Несколько решений</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Сдались</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>В процессе</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>решено</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>сдались</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>в процессе</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Не начато</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>самостоятельно</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Судоку дня</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>При отключении питания игра может пропасть: диск сообщает об ошибке.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>Файл сохранённых игр был повреждён. Игры из него ещё загружаются, но играть уже можно.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>Одна из сохранённых игр не читается и оставлена как есть.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>Игра %1 в %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>файл повреждён, и отложить его не удалось</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>в папку нельзя записать</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>файл удалён, и вернуть его не удалось: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>Другая программа удалила файл сохранённых игр. Он возвращён.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>Другая программа заменила файл сохранённых игр. Эта игра добавлена в него.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>Файл сохранённых игр был повреждён.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>Восстановлено игр: %1, из них без последних ходов: %2; потеряно игр: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>Из этого файла не удалось прочитать ни одной игры.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>Из файла восстановлены все игры: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>Из резервных копий: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Повреждённый файл сохранён как %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>в файл нельзя записать</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>Не сохранено: %1. Игра сохранится, как только это станет возможно.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>Файл: %1
Причина: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>Основы</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Такого названия нет.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Найти технику</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Техники</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Правила за минуту</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>Руководство по техникам</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>Пример на поле</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Другой</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Другой пример</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>Урок об этой технике</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Тренировать</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · оценка %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Правила за минуту</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Что искать</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Почему это верно</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>Как найти</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>В этом примере</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>По шагам</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>Перейти: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>Правила: предыдущий рисунок</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>Правила: следующий рисунок</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Назад к странице</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>На поле девять строк, девять столбцов и девять блоков.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>Вот {row}, {column} и {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>блок</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>Всё это дома: в каждом&#xa0;— девять клеток, связанных между собой.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Правило</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>В каждом доме каждая цифра от 1 до 9 стоит ровно один раз.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>Посмотрите на {box}: девять клеток, девять цифр, и ни одна не повторяется.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>центральный блок</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>Так же устроены каждая строка, каждый столбец и каждый блок.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>Других правил нет.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>Часть цифр задана. Они не меняются.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>Остальные вписываете вы, клетку за клеткой.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>У каждого судоку ровно одно решение. К нему ведёт логика, гадать не нужно.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>Что видит клетка</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} лежит в одной строке, одном столбце и одном блоке.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Эта клетка</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>Она видит остальные клетки {houses}.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>этих домов</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>Цифра, которая стоит в одной из них, здесь уже не повторится.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Кандидаты</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>Цифры, которые ещё могут стоять {cell},&#xa0;— её кандидаты.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>в клетке</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>Их можно записать в клетку мелкими заметками.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>Техники позволяют вписать цифру или показать, что кандидат неверен.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>Когда в клетке остался один кандидат, это и есть её цифра.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>Продолжайте так же. Следующие страницы покажут как.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>Строка, столбец или блок, где пуста только одна клетка.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>В доме девять клеток на девять цифр.
Восемь цифр уже стоят, значит, в последней клетке стоит девятая.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>Ищите дома, которые почти заполнены.
Считайте от 1 до 9 и смотрите, какой цифры не хватает.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>Клетка, для которой осталась только одна цифра.
Остальные восемь стоят в её строке, столбце и блоке.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>Ни одна цифра не может стоять дважды в строке, столбце или блоке.
Если в строке, столбце и блоке клетки уже есть восемь разных цифр, в ней стоит девятая.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>Выберите клетку, у которой строка, столбец и блок хорошо заполнены.
Считайте от 1 до 9, пропуская цифры, которые клетка видит.
Если осталась одна цифра, впишите её.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>Цифра, у которой в строке, столбце или блоке осталось только одно место.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>В каждом доме цифра стоит ровно один раз.
Там, где она уже стоит, для неё закрыты остальные клетки строки, столбца и блока.
Если в доме закрыты все клетки, кроме одной, цифра стоит в этой клетке.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>Возьмите одну цифру и блок, в котором её ещё нет.
Для каждой клетки, где эта цифра стоит, вычеркните строку и столбец.
Если в блоке осталась одна пустая клетка, впишите в неё цифру.
Так же проверьте строки и столбцы.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>Цифра, все места которой в блоке лежат в одной строке или в одном столбце.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>Блоку нужна эта цифра, значит, она окажется в одной из этих клеток.
Все они лежат на одной линии, поэтому это и цифра линии.
В остальных клетках линии её быть не может.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>Возьмите блок и цифру, которой в нём ещё нет.
Отметьте, где она может стоять.
Если отметки лежат на одной линии, пройдите по ней за пределы блока и вычеркните там эту цифру.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>Цифра, все места которой в строке или столбце лежат в одном блоке.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>Линии нужна эта цифра, значит, она окажется в одной из этих клеток.
Все они лежат в одном блоке, поэтому это и цифра блока.
В остальных клетках блока её быть не может.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>Возьмите строку или столбец и цифру, которой там ещё нет.
Отметьте, где она может стоять.
Если отметки лежат в одном блоке, посмотрите на другие клетки этого блока.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>В блоке {count} клетка на одной линии, в которой может стоять только {count} цифра.</numerusform>
            <numerusform>В блоке {count} клетки на одной линии, в которых могут стоять только одни и те же {count} цифры.</numerusform>
            <numerusform>В блоке {count} клеток на одной линии, в которых могут стоять только одни и те же {count} цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>Эти клетки заняты этими цифрами; неизвестен только порядок.
Клетки лежат и на одной линии, и в одном блоке, поэтому в остальных клетках линии и блока этих цифр нет.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>Запишите кандидатов пустых клеток&#xa0;— цифры, которые там ещё возможны.
В каждом блоке сравните клетки, лежащие на одной линии.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>Две клетки дома, в которых могут стоять только одни и те же две цифры.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>Если одна клетка получает первую цифру, другая получает вторую.
Порядок неизвестен, а цифры известны: обе заняты.
Поэтому в других клетках дома их быть не может.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>Запишите кандидатов пустых клеток&#xa0;— цифры, которые там ещё возможны.
Ищите клетки ровно с двумя кандидатами.
Если в доме есть две одинаковые такие клетки, пара найдена.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>В доме {count} клетка, в которой может стоять только {count} цифра.
Необязательно, чтобы в каждой клетке были возможны все эти цифры.</numerusform>
            <numerusform>В доме {count} клетки, в которых вместе могут стоять только {count} цифры.
Необязательно, чтобы в каждой клетке были возможны все эти цифры.</numerusform>
            <numerusform>В доме {count} клеток, в которых вместе могут стоять только {count} цифр.
Необязательно, чтобы в каждой клетке были возможны все эти цифры.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>Клеток столько же, сколько цифр: в каждой стоит одна из них, и все цифры заняты.
Поэтому в других клетках дома ни одной из них быть не может.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>Посмотрите на клетки дома, в которых меньше всего кандидатов.
Сосчитайте разные цифры в {count} такой клетке.
Если их ровно {count}, вычеркните их в остальных клетках дома.</numerusform>
            <numerusform>Посмотрите на клетки дома, в которых меньше всего кандидатов.
Сосчитайте разные цифры в {count} таких клетках.
Если их ровно {count}, вычеркните их в остальных клетках дома.</numerusform>
            <numerusform>Посмотрите на клетки дома, в которых меньше всего кандидатов.
Сосчитайте разные цифры в {count} таких клетках.
Если их ровно {count}, вычеркните их в остальных клетках дома.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>Две цифры, у которых в доме только два места, и это одни и те же места.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>Обеим цифрам нужно место, а мест для них ровно два.
Значит, в этих клетках стоят эти две цифры, и ничего другого там быть не может.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>Переберите цифры, которых в доме ещё нет.
Отметьте те, у которых ровно два места.
Если у двух цифр одни и те же два места, уберите из этих клеток всё остальное.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>В доме {count} цифра, у которой только {count} место.</numerusform>
            <numerusform>В доме {count} цифры, у которых на всех только {count} места.</numerusform>
            <numerusform>В доме {count} цифр, у которых на всех только {count} мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>Каждой цифре нужно место, а мест ровно столько же.
Значит, в этих клетках стоят эти цифры, и ничего другого там быть не может.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Переберите цифры, которых в доме ещё нет, начиная с тех, у которых мало мест.
Ищите {count} цифру, у которой {count} клетка.
Остальные пустые клетки дома тоже образуют группу: в них могут стоять только остальные цифры. Её бывает проще увидеть.</numerusform>
            <numerusform>Переберите цифры, которых в доме ещё нет, начиная с тех, у которых мало мест.
Ищите {count} цифры, которые делят между собой {count} клетки.
Остальные пустые клетки дома тоже образуют группу: в них могут стоять только остальные цифры. Её бывает проще увидеть.</numerusform>
            <numerusform>Переберите цифры, которых в доме ещё нет, начиная с тех, у которых мало мест.
Ищите {count} цифр, которые делят между собой {count} клеток.
Остальные пустые клетки дома тоже образуют группу: в них могут стоять только остальные цифры. Её бывает проще увидеть.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>Цифра, у которой в каждой из двух строк ровно два места, и лежат они в одних и тех же двух столбцах.
То же верно, если поменять строки и столбцы местами.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>Каждой из двух строк эта цифра нужна один раз.
Занять один и тот же столбец они не могут, поэтому делят оба столбца между собой.
Как бы они их ни поделили, эти столбцы свою цифру получат, и в остальных клетках этих столбцов её быть не может.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>Выберите одну цифру и смотрите только на неё.
Найдите строки, где у неё всего два места.
Если в двух таких строках эти места лежат в одних и тех же столбцах, это X-Wing.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>Цифра, у которой в {count} строке все места лежат только в {count} столбце.
То же верно, если поменять строки и столбцы местами.
Необязательно, чтобы в каждой строке были места во всех этих столбцах.</numerusform>
            <numerusform>Цифра, у которой в {count} строках все места лежат только в {count} столбцах.
То же верно, если поменять строки и столбцы местами.
Необязательно, чтобы в каждой строке были места во всех этих столбцах.</numerusform>
            <numerusform>Цифра, у которой в {count} строках все места лежат только в {count} столбцах.
То же верно, если поменять строки и столбцы местами.
Необязательно, чтобы в каждой строке были места во всех этих столбцах.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>Каждой из этих строк цифра нужна один раз, и ни в одном столбце её не может быть дважды.
Столбцов столько же, сколько строк: каждый из этих столбцов получает цифру из этих строк.
Поэтому в остальных клетках этих столбцов её быть не может.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Выберите одну цифру и смотрите только на неё.
Отбросьте строки, где у неё много мест.
Посмотрите, найдётся ли среди остальных такая {count} строка, которой хватает {count} столбца.</numerusform>
            <numerusform>Выберите одну цифру и смотрите только на неё.
Отбросьте строки, где у неё много мест.
Посмотрите, найдутся ли среди остальных такие {count} строки, которым хватает {count} столбцов.</numerusform>
            <numerusform>Выберите одну цифру и смотрите только на неё.
Отбросьте строки, где у неё много мест.
Посмотрите, найдутся ли среди остальных такие {count} строк, которым хватает {count} столбцов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>Как {fish}, но с одним или несколькими лишними местами.
Лишние места&#xa0;— это плавники; они лежат в одном блоке.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>Либо ни в одном плавнике цифры нет, и фигура действует, либо цифра стоит хотя бы в одном плавнике.
Кандидат, который отпадает в первом случае и видит все плавники, отпадает в обоих.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>Ищите фигуру, допуская несколько лишних мест в одном блоке.
Проверяйте только тех кандидатов, которых исключила бы фигура и которые лежат в блоке плавников.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>Как {fish}, но одного из мест не хватает, а рядом с ним есть лишние — плавники.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Если ни в одном плавнике цифры нет, остальная фигура складывается и действует.
Если в плавнике цифра есть, он убирает всё, что видит.
Кандидат, который отпадает в обоих случаях, неверен.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>Ищите параллельные линии, где у цифры по два места, а на общей поперечной линии лежит только одна пара этих мест.
Если два других места лежат в одном блоке, одно из них может быть плавником.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Рыба, в которой часть линий может быть заменена блоками.
Здесь это {count} дом против {count} другого.</numerusform>
            <numerusform>Рыба, в которой часть линий может быть заменена блоками.
Здесь это {count} дома против {count} других.</numerusform>
            <numerusform>Рыба, в которой часть линий может быть заменена блоками.
Здесь это {count} домов против {count} других.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>В каждом доме цифра стоит ровно один раз.
Если все её места в нескольких домах лежат в стольких же других, то и в каждом из этих других цифра стоит на одном из этих мест.
В остальных клетках этих других домов её быть не может.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>Выберите цифру, у которой во многих блоках мало мест.
Попробуйте взять блок вместе с линиями, которые проходят рядом с ним.
Считайте: домов должно быть столько же, сколько домов, накрывающих их места.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Рыба, среди домов которой есть блоки, с несколькими лишними местами&#xa0;— плавниками.
Здесь это {count} дом против {count} другого.</numerusform>
            <numerusform>Рыба, среди домов которой есть блоки, с несколькими лишними местами&#xa0;— плавниками.
Здесь это {count} дома против {count} других.</numerusform>
            <numerusform>Рыба, среди домов которой есть блоки, с несколькими лишними местами&#xa0;— плавниками.
Здесь это {count} домов против {count} других.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Если ни в одном плавнике цифры нет, рыба действует.
Если в плавнике цифра есть, он убирает всё, что видит.
Кандидат, который отпадает в обоих случаях, неверен.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>Ищите рыбу, которая почти получилась, и смотрите, какие места лишние.
Проверяйте каждого кандидата, который видит все эти места.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>Рыба из строк, столбцов и блоков в любом сочетании: {count} дом против {count} другого.</numerusform>
            <numerusform>Рыба из строк, столбцов и блоков в любом сочетании: {count} дома против {count} других.</numerusform>
            <numerusform>Рыба из строк, столбцов и блоков в любом сочетании: {count} домов против {count} других.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>Таких рыб редко находят без помощи.
Выберите цифру и добавляйте дома, пока столько же других не накроет все её места.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>Рыба из строк, столбцов и блоков в любом сочетании, с несколькими лишними местами&#xa0;— плавниками.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>Если ни в одном плавнике цифры нет, рыба действует: {count} дом заполняет {count} другой.
Если в плавнике цифра есть, он убирает всё, что видит.
Кандидат, который отпадает в обоих случаях, неверен.</numerusform>
            <numerusform>Если ни в одном плавнике цифры нет, рыба действует: {count} дома заполняют {count} других.
Если в плавнике цифра есть, он убирает всё, что видит.
Кандидат, который отпадает в обоих случаях, неверен.</numerusform>
            <numerusform>Если ни в одном плавнике цифры нет, рыба действует: {count} домов заполняют {count} других.
Если в плавнике цифра есть, он убирает всё, что видит.
Кандидат, который отпадает в обоих случаях, неверен.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>Таких рыб редко находят без помощи.
Часто то же самое даёт более короткая цепочка: сначала поищите её.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>Цифра, у которой в каждой из двух строк ровно два места.
Одно место из первой строки и одно из второй лежат в общем столбце: это основания. Другие два — крыши.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>Основания лежат на одной линии, поэтому цифра стоит не больше чем на одном из них.
Значит, она стоит хотя бы на одной из крыш.
В клетке, которая видит обе крыши, её быть не может.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>Выберите цифру и найдите строки, где у неё два места.
Если в двух таких строках одно из мест лежит в общем столбце, а другое&#xa0;— нет, посмотрите, какие клетки видят оба свободных конца.
Сделайте то же со столбцами.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>Строка и столбец, в каждом из которых у цифры ровно два места (по-английски 2-String Kite).
Одно место из строки и одно место из столбца лежат в общем блоке.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>Сразу на обоих местах в блоке цифра стоять не может.
Значит, хотя бы на одной из нитей она стоит на дальнем конце.
В клетке, которая видит оба дальних конца, её быть не может.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>Выберите цифру и найдите строку и столбец, где у неё по два места.
Если они сходятся в блоке, пройдите по обеим нитям до концов.
Проверьте клетку, где пересекаются линии этих концов.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>Два воздушных змея на одних и тех же двух клетках блока.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>У каждого змея цифра стоит хотя бы на одном из дальних концов.
В клетке, которая видит оба дальних конца одного змея, её быть не может.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>Когда змей найден, посмотрите, не дают ли те же клетки блока ещё одного.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>Блок, где места для цифры образуют крест: каждое лежит в одной и той же строке или в одном и том же столбце.
И линия в другом месте поля, где у цифры ровно два места, одно из них&#xa0;— на продолжении креста.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>Если цифра стоит на первом из этих двух мест, на одном луче креста её быть не может.
Тогда цифра блока стоит на другом луче.
Если на первом её нет, она стоит на втором. Отмеченная клетка видит и то и другое.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>Выберите цифру и ищите блоки, где от неё свободны четыре клетки в углах прямоугольника.
Ищите линию с двумя местами, которая начинается у одного луча.
Проверьте клетку, где сходятся другое место и другой луч.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>Крест цифры в блоке, который подходит к двум разным линиям.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>С каждой из линий цифра стоит либо на её дальнем месте, либо на луче креста.
Кандидат, который видит и то и другое, отпадает&#xa0;— для любой из линий.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>Когда пустой прямоугольник найден, посмотрите, не подходит ли к тому же кресту ещё одна линия с двумя местами.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>Две клетки с одними и теми же двумя кандидатами, которые не видят друг друга, — близнецы.
И ещё дом, где у одной из этих цифр ровно два места: одно видит первая клетка, другое — вторая.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>На одном из двух мест связующая цифра стоит.
Поэтому хотя бы в одном из близнецов её быть не может, и там стоит другая.
В клетке, которая видит обоих близнецов, этой другой цифры быть не может.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>Найдите клетки с одними и теми же двумя кандидатами.
Посмотрите, нет ли строки, столбца или блока, где у одной из этих цифр ровно два места: одно видит первая клетка, другое&#xa0;— вторая.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>Клетка с двумя кандидатами, опорная, и две клетки, которые она видит,&#xa0;— крылья.
У опорной клетки и у крыльев по два кандидата, а разных цифр всего три.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>Какую бы цифру ни взяла опорная клетка, одно из крыльев её теряет.
Тогда в этом крыле стоит третья цифра.
В клетке, которая видит оба крыла, третьей цифры быть не может.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>Начните с клетки с двумя кандидатами, например 1 и 2.
Ищите клетку с 1 и 3, которую она видит, и ещё одну с 2 и 3.
В клетках, которые видят обе, уберите 3.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>Как XY-Wing, но в опорной клетке все три кандидата.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>Что бы ни стояло в опорной клетке, общая цифра стоит хотя бы в одной из трёх клеток: в ней самой или в крыле.
В клетке, которая видит все три, её быть не может.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>Начните с клетки с тремя кандидатами.
Ищите две клетки, которые она видит, с двумя из этих трёх в каждой.
Уберите общую цифру рядом с опорной клеткой там, где видны все три.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>Четыре клетки в двух строках, двух столбцах и двух блоках.
В трёх из них одни и те же два кандидата; в четвёртой&#xa0;— один из них или оба и что-то ещё.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>Если бы во всех четырёх были только две цифры, их можно было бы поменять местами: решений стало бы два.
У судоку одно решение, значит, в четвёртой клетке стоит что-то другое.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>Найдите три одинаковые клетки с двумя кандидатами в углах прямоугольника.
Прямоугольник должен лежать ровно в двух блоках.
Уберите эти две цифры из четвёртого угла, если они там есть.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>Четыре угла в двух строках, двух столбцах и двух блоках с одними и теми же двумя кандидатами.
В некоторых углах есть ещё один кандидат, везде один и тот же.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>Без этого кандидата цифры в углах можно было бы поменять местами, и решений было бы два.
Значит, хотя бы в одном из этих углов лишний кандидат верен.
В клетке, которая видит их все, этой цифры быть не может.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>Найдите прямоугольник, в углах которого две общие цифры.
Если лишний кандидат везде один и тот же, посмотрите, какие клетки видят все углы с этим кандидатом.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>Четыре угла с одними и теми же двумя кандидатами; в двух углах есть и другие кандидаты.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>Хотя бы в одном из этих двух углов верен лишний кандидат, иначе решений было бы два.
Поэтому вместе они ведут себя как одна клетка с лишними кандидатами.
С другими клетками дома она образует открытый набор, и остальные клетки дома теряют его цифры.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>Найдите прямоугольник с лишними кандидатами в двух углах одного дома.
Считайте эти два угла одной клеткой с лишними кандидатами и ищите с ней пару или тройку.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>Четыре угла с одними и теми же двумя кандидатами; в двух углах есть и другие кандидаты.
У одной из двух цифр в доме этих двух углов нет других мест.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>Дому нужна эта цифра, значит, она стоит в одном из двух углов.
Если бы в другом стояла вторая цифра, цифры в углах можно было бы поменять местами: решений было бы два.
Поэтому ни в одном из двух углов второй цифры нет.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>Найдите прямоугольник с лишними кандидатами в двух углах одного дома.
Посмотрите, нет ли цифры прямоугольника, у которой в этом доме только эти два места.
Уберите из обоих углов другую цифру.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>Четыре угла с одними и теми же двумя кандидатами; в двух противоположных углах есть и другие.
У одной из цифр в обеих строках или в обоих столбцах нет других мест, кроме углов.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>Если бы эта цифра стояла в одном из углов с лишними кандидатами, она стояла бы и в противоположном.
Тогда цифры в углах можно было бы поменять местами, и решений было бы два.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>Найдите прямоугольник с лишними кандидатами в двух противоположных углах.
Посмотрите, нет ли цифры, у которой в этих строках или столбцах нет других мест.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>Четыре угла; в каждом есть одни и те же два кандидата, обычно вместе с другими.
На линиях одного из углов у одной из этих двух цифр нет других мест, кроме углов.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>Если бы в этом углу стояла вторая из двух цифр, то та, у которой нет других мест, оказалась бы в обоих соседних углах.
Тогда во всех четырёх углах были бы только эти две цифры, и их можно было бы поменять местами: решений было бы два.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>Начните с угла, где только эти два кандидата.
В противоположном углу посмотрите, нет ли среди двух цифр такой, у которой в строке и в столбце этого угла все места&#xa0;— в углах прямоугольника.
Тогда уберите из этого угла вторую цифру.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>Три вписанные цифры в углах прямоугольника, ни одна из них не задана, а разных всего две.
В четвёртом углу цифра, которая допустила бы обмен, ещё остаётся кандидатом.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>Если бы там стояла эта цифра, все четыре цифры в углах можно было бы поменять местами, и ни одна заданная цифра этому не помешала бы.
Решений было бы два, значит, в четвёртом углу стоит что-то другое.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>Присмотритесь к вписанным вами цифрам, которые стоят так: рядом 3 и 7, а под 3&#xa0;— ещё одна 7.
Если ни один угол не задан, не дайте четвёртому замкнуть прямоугольник.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>Две вписанные цифры в углах прямоугольника, ни одна из них не задана, и два пустых угла.
В обоих пустых углах есть один и тот же лишний кандидат.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>Без лишнего кандидата цифры в четырёх углах можно было бы поменять местами: решений было бы два.
Значит, хотя бы в одном из пустых углов лишний кандидат верен.
В клетке, которая видит оба угла, этой цифры быть не может.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>Ищите две вписанные рядом цифры, напротив которых возможны те же две цифры в обратном порядке.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>Во всех пустых клетках по два кандидата, и только в одной&#xa0;— три.
Без одного из этих трёх каждая цифра встречалась бы в каждой строке, столбце и блоке ровно дважды.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>Если в каждой клетке по два кандидата, а каждая цифра встречается в каждом доме дважды, в любом решении можно взять во всех клетках разом другого кандидата.
Тогда решений было бы два — или вовсе ни одного.
У судоку решение ровно одно. Значит, лишний кандидат, который не допускает такой замены, верен.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>Под конец решения сосчитайте клетки с тремя кандидатами.
Если такая одна, возьмите цифру, которая встречается в её строке три раза.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>Во всех пустых клетках по два кандидата, кроме нескольких клеток.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>Если всюду по два кандидата, а каждая цифра встречается в каждом доме дважды, решений два или ни одного.
Значит, верен хотя бы один из лишних кандидатов.
Всё, что несовместимо с каждым из них, отпадает.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>Под конец решения отметьте лишних кандидатов.
Посмотрите, что у них общего: одна цифра, один дом или одна пара.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>Петля из клеток с одними и теми же двумя кандидатами: в каждом доме, через который она проходит, лежат ровно две её клетки.
Только в одной или нескольких клетках кандидатов больше.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>Если бы в петле были только эти две цифры, её можно было бы заполнить двумя способами: решений было бы два.
Значит, хотя бы в одной из клеток, где кандидатов больше, стоит что-то другое.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>Это уникальный прямоугольник, у которого углов больше.
Идите по одинаковым клеткам с двумя кандидатами, пока не вернётесь к началу.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>Цифра и дома, где у неё ровно два места, соединённые связями в сеть.
Раскрасьте её места по очереди: один цвет, потом другой.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>У каждой связи верен ровно один конец, поэтому один цвет верен всюду, а другой&#xa0;— нигде.
Какой бы ни был верен, в клетке, которая видит оба цвета, раскрашенной цифры быть не может.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>Выберите цифру и найдите дома, где у неё два места.
Закрасьте одно место, парное ему&#xa0;— другим цветом, и так далее.
Ищите за пределами сети место, которое видит оба цвета.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>Цифра и её места в домах, где их ровно два, раскрашенные по очереди.
Две клетки одного цвета видят друг друга.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>Один цвет верен всюду, а другой&#xa0;— нигде.
Цвет, который поставил бы цифру в одном доме дважды, верным быть не может.
Поэтому он отпадает всюду.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>Выберите цифру и найдите дома, где у неё два места.
Закрасьте одно место, парное ему&#xa0;— другим цветом, и так далее.
Посмотрите, не окажутся ли два места одного цвета в одном доме.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>Две отдельные сети одной цифры, каждая в двух своих цветах.
Один цвет первой видит один цвет второй.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>Эти два цвета не могут быть верны одновременно.
Значит, верен хотя бы один из противоположных им цветов.
В клетке, которая видит оба противоположных цвета, раскрашенной цифры быть не может.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>Раскрасьте две сети одной цифры.
Найдите, где их цвета видят друг друга, и посмотрите на два других цвета.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>Две отдельные сети одной цифры, каждая в двух своих цветах.
Один цвет первой видит оба цвета второй.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>Один из цветов второй сети верен, и первый цвет его видит.
Значит, этот первый цвет неверен всюду.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>Раскрасьте две сети одной цифры.
Посмотрите, не видит ли какой-нибудь цвет оба цвета другой сети.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>Цепочка клеток с одними и теми же двумя кандидатами, где каждая видит следующую.
Их четыре или больше, всегда чётное число.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>Вдоль цепочки цифры чередуются.
Поэтому на двух концах цифры разные, какая бы ни стояла первой.
В клетке, которая видит оба конца, не может быть ни той ни другой.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>Найдите несколько клеток с одними и теми же двумя кандидатами.
Идите от одной к другой и считайте шаги.
Через три, пять или семь шагов концы различаются.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>Два дома, где у цифры ровно по два места, соединены двумя местами, которые видят друг друга.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>Сразу на обоих соединённых местах цифра стоять не может.
Значит, она стоит хотя бы на одном из дальних концов.
В клетке, которая видит оба дальних конца, её быть не может.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>Выберите цифру и отметьте дома, где у неё два места.
Ищите два таких дома, места которых видят друг друга, и проверьте клетки, которые видят оба свободных конца.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>Цифра и дома, где у неё ровно два места, соединённые в более длинную цепочку.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>Предположите, что первый конец неверен, и идите дальше: верно, неверно, верно…
Тогда последний конец верен.
Значит, верен хотя бы один из концов, и кандидат, который видит оба, отпадает.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>Выберите цифру и отметьте дома, где у неё два места.
Начните с одного из них: от его второго места перейдите к месту, которое оно видит, и возьмите следующий дом.
Остановитесь, когда оба конца цепочки видят одного и того же кандидата.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>Клетки с двумя кандидатами: каждая видит следующую, и у них есть общая цифра.
На обоих концах есть одна и та же цифра.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>Это как домино: если на первом конце не эта цифра, там его вторая цифра.
Она толкает следующую клетку и так далее, пока на последнем конце не окажется эта цифра.
В клетке, которая видит оба конца, её быть не может.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>Начните с клетки с двумя кандидатами и отложите одного из них.
Перейдите к клетке с двумя кандидатами, которую она видит и в которой есть второй.
Продолжайте, пока снова не появится цифра, отложенная в начале.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>Цепочка связей через клетки и цифры, которая возвращается к своему началу без противоречия.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>По ней можно пройти в обе стороны, поэтому у каждой связи верен ровно один конец.
Кандидат, который видит оба конца любой из связей, отпадает.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>Стройте цепочку: если не первое, то второе; если второе, то не третье.
Если она замкнулась, посмотрите, какие кандидаты видят оба конца одной из её связей.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>Цепочка связей через клетки и цифры, которая возвращается к первой клетке и приводит там к противоречию.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>Предположите обратное тому, что отмечено, и идите по связям.
Они приводят к противоречию в той клетке, с которой начались.
Значит, предположение неверно.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>Возьмите кандидата и спросите себя, что следует, если он верен.
Идите по домам с двумя местами и по клеткам с двумя кандидатами.
Если в конце кандидат опровергнут, уберите его.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>Цепочка связей через клетки и цифры, у которой верен хотя бы один из двух концов.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>Предположите, что первый конец неверен, и идите по связям: окажется, что последний конец верен.
Значит, верен хотя бы один из концов.
Всё, что несовместимо и с тем и с другим концом, отпадает.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>Начните с дома, где у цифры два места, или с клетки с двумя кандидатами.
Продолжайте по очереди: если первое неверно, второе верно; если второе верно, третье неверно.
Остановитесь, когда оба конца цепочки видят одного и того же кандидата.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>Обычная цепочка, но некоторые связи охватывают сразу несколько клеток блока, стоящих на одной линии.
Цифра стоит в одной из них, неважно в какой.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>Группа верна, если цифра стоит в одной из её клеток; группа видит то, что видят все её клетки.
В остальном связи действуют, как в любой цепочке.
Кандидаты, несовместимые с выводом цепочки, отпадают.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>Если цепочка застряла на трёх местах, посмотрите, не стоят ли два из них на одной линии в блоке.
Считайте эти два за одно.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>Два набора клеток (ALS, почти запертые наборы), каждый в одном доме, и разных цифр-кандидатов в каждом на одну больше, чем клеток.
У них есть общая цифра, все места которой в обоих наборах видят друг друга.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>Эта цифра может быть только в одном из наборов.
В другом цифр столько же, сколько клеток, поэтому все они там стоят.
Значит, вторая общая цифра стоит хотя бы в одном из наборов; в клетке, которая видит все её места, её быть не может.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>Самый маленький такой набор&#xa0;— клетка с двумя кандидатами; за ней идут две клетки, в которых вместе три разных кандидата.
Найдите два набора с двумя общими цифрами, одна из которых не может быть в обоих.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>Три набора клеток, разных цифр-кандидатов в каждом на одну больше, чем клеток.
У среднего есть общая цифра с каждым из двух других, и в обоих сразу она быть не может.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>Средний набор может отдать только одну цифру.
Поэтому хотя бы один из крайних наборов теряет цифру, общую со средним, и тогда в нём стоят все остальные его цифры.
Цифра, которая есть в обоих крайних наборах, стоит хотя бы в одном из них.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>Это XY-Wing, в котором место клеток заняли наборы.
Начните со среднего набора и ищите напарника по каждой из его цифр.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>Цепочка наборов клеток, разных цифр-кандидатов в каждом на одну больше, чем клеток.
У каждого есть общая цифра со следующим, и в обоих сразу она быть не может.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>Если в первом наборе нет цифры, общей с соседним, он запирается и отнимает цифру у следующего, и так далее.
Значит, цифра, которая есть и в первом, и в последнем наборе, стоит хотя бы в одном из них.
В клетке, которая видит все её места, этой цифры быть не может.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>Это XY-цепочка, в которой место клеток заняли наборы.
Продолжите два связанных набора третьим и сравните концы.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>Клетка-стебель и для каждого её кандидата&#xa0;— лепесток: набор клеток, который станет запертым, если этот кандидат верен.
В лепестке разных цифр-кандидатов на одну больше, чем клеток.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>Какую бы цифру ни взял стебель, он отнимает её у одного из лепестков.
Тогда в этом лепестке стоят все остальные его цифры.
Цифра, которая есть во всех лепестках, стоит хотя бы в одном из них; в клетке, которая видит все её места, её быть не может.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>Начните с клетки с двумя или тремя кандидатами.
Найдите набор для каждого из них и посмотрите, какая цифра у наборов общая.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>Две или три клетки на пересечении линии и блока, где разных цифр-кандидатов хотя бы на две больше, чем клеток.
Рядом с ними, на линии и в блоке, есть клетки, в которых только некоторые из этих цифр.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>Если сосчитать всё вместе, цифр столько же, сколько клеток, поэтому каждая стоит один раз.
Цифры клеток линии отпадают в остальных клетках линии.
Цифры клеток блока отпадают в остальных клетках блока.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>Посмотрите, где линия пересекает блок с пустыми клетками.
Найдите на линии клетку с двумя кандидатами из тех, что есть на пересечении, а в блоке&#xa0;— клетку с двумя другими.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>Рыба, у которой не все плавники видят кандидата, который должен отпасть.
Вместо этого от каждого плавника к нему ведёт цепочка.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>Если ни в одном плавнике цифры нет, кандидата убирает рыба.
Если в плавнике цифра есть, кандидата убирает его цепочка.
Значит, он отпадает в любом случае.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>Сначала найдите рыбу с плавниками.
Потом проследите, к чему ведёт каждый плавник.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>Кандидат, от которого цепочки ведут к противоречию.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>Предположите, что кандидат верен.
Вынужденные ходы ведут к противоречию: в клетке не остаётся цифр, в доме&#xa0;— места для цифры, или что-то оказывается сразу и верным, и неверным.
Значит, предположение неверно.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>Выберите кандидата, от которого многое зависит, и проследите на бумаге, что из него следует.
Используйте клетки с двумя кандидатами и дома с двумя местами.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>Клетка или дом, где все возможности ведут к одному и тому же результату.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>Одна из возможностей верна.
Каждая из них, если идти по вынужденным ходам, ведёт к одному и тому же.
Значит, этот результат верен в любом случае.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>Выберите клетку с двумя кандидатами или цифру с двумя местами в доме.
Проследите оба варианта и сравните, к чему они ведут.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>Кандидат, от которого несколько ветвей вынужденных ходов вместе ведут к противоречию.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>Предположите, что кандидат верен, и запишите всё, что из этого следует.
В конце концов возникнет противоречие.
Значит, предположение неверно.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>Перерисуйте поле, примите одного кандидата за верного и вписывайте всё, что из этого следует.
Оставьте это для судоку, где ничто другое не помогает.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>Клетка или дом, где все возможности вместе со всеми следствиями ведут к одному и тому же результату.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>Одна из возможностей верна.
Какой бы она ни была, среди её следствий есть этот результат.
Значит, результат верен.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>Проследите каждую возможность на отдельной копии поля и ищите то, что есть на всех копиях.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>Все способы расставить одну цифру по всему полю и клетка, которая входит в каждый из них.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>Один из этих способов&#xa0;— решение.
Если клетка входит во все, в ней стоит эта цифра.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>Это работа для компьютера.
Решая вручную, представьте, что этой цифры в клетке нет, и убедитесь, что тогда её не расставить по всему полю.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>Все способы расставить одну цифру по всему полю и клетка, которая не входит ни в один из них.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>Один из этих способов&#xa0;— решение.
Если клетка не входит ни в один, этой цифры в ней быть не может.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>Это работа для компьютера.
Решая вручную, представьте, что цифра стоит в этой клетке, и убедитесь, что тогда её не расставить по всему полю.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>Клетки, которые видят одних и тех же соседей, и все сочетания цифр, которые могут в них стоять.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>Сочетание невозможно, если оставляет соседа без цифры.
Кандидат, который встречается только в невозможных сочетаниях, отпадает.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>Возьмите две или три клетки, из которых видно несколько клеток с малым числом кандидатов.
Выпишите их сочетания и вычеркните те, что оставляют соседа без кандидатов.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>Кандидат, из-за которого, если принять его за верного, в каком-то доме не остаётся места для его же цифры.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>Поставьте цифру в клетку кандидата и следите только за ней.
В конце концов в каком-то доме ей не останется места или она встанет там дважды.
Значит, кандидат неверен.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>Выберите цифру, у которой мало мест.
Предположите, что она стоит на одном из них, и отмечайте, где она обязана стоять дальше.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>Предположение, следствия которого вместе ведут к противоречию, или несколько вариантов, которые все ведут к одному и тому же.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>Связь может опираться на несколько прежних: то, что они убирают вместе, оставляет одну возможность.
Каждый шаг здесь неизбежен.
Поэтому вывод надёжен.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>Перерисуйте поле, примите одного кандидата за верного и вписывайте всё, что из этого следует.
Сделайте то же с другой возможностью и сравните.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>Предположение, следствия которого ведут к противоречию, или несколько вариантов, которые все ведут к одному и тому же.
По пути используются и пары, X-Wing и тому подобное.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>Каждая связь следует из прежних&#xa0;— прямо или через простую фигуру, которая благодаря им возникла.
Поэтому вывод надёжен.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>Примите одного кандидата за верного на копии поля и решайте дальше там.
Используйте любые техники, которые знаете.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>Предположение, следствия которого ведут к противоречию, или несколько вариантов, которые все ведут к одному и тому же.
По пути делаются и проверяются предположения поменьше.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>Каждая связь следует из прежних&#xa0;— прямо или по отдельной цепочке, которая от них начинается.
Поэтому вывод надёжен.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>Вручную так уже не решают.
Просмотр по шагам показывает связь за связью.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>Клетка или дом, где можно опровергнуть все возможности, кроме одной или нескольких.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>Каждая неверная возможность проверяется, пока не возникнет противоречие.
То, что остаётся, верно.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>Это последнее средство, когда ни одна фигура не помогает.
Проследите каждый случай на копии поля.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Следующий &amp;шаг</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>Спр&amp;осить</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Спросить</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>Показывает, где может стоять выбранная цифра</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>Что может стоять в клетке и почему не другая цифра</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Куда смотреть, что это и почему</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>Места &amp;для %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Места &amp;для цифры</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>Разрешить техники на основе &amp;единственности решения</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>Техники для «Следующего шага»</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>Техники &amp;до сложности</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>Посмотрите сюда</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Подсказка: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>эта клетка</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>эта {count} клетка</numerusform>
            <numerusform>эти {count} клетки</numerusform>
            <numerusform>эти {count} клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>эта цифра %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>эти {count} клетка, где стоит цифра %1</numerusform>
            <numerusform>эти {count} клетки, где стоит цифра %1</numerusform>
            <numerusform>эти {count} клеток, где стоит цифра %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>это место для цифры %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>эти {count} место для цифры %1</numerusform>
            <numerusform>эти {count} места для цифры %1</numerusform>
            <numerusform>эти {count} мест для цифры %1</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>Всё решает {pattern}.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>Всё решают {pattern}.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>Подсказка: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Шаг %1 из %2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>Подсказка: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>«Применить» впишет %1 в строку %2, столбец %3.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>«Применить» вычеркнет {count} кандидата.</numerusform>
            <numerusform>«Применить» вычеркнет {count} кандидатов.</numerusform>
            <numerusform>«Применить» вычеркнет {count} кандидатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>Что, если в клетке %1 стоит %2?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>Что, если в клетке %1 нет цифры %2?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>Неверных цифр: {count}</numerusform>
            <numerusform>Неверных цифр: {count}</numerusform>
            <numerusform>Неверных цифр: {count}</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>Заметки у вас полные?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>Вы записываете всех кандидатов?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>Тогда незаписанный считается вычеркнутым.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>Если нет, отсутствие заметки ничего не значит.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>Не хватает заметки</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>В клетке {cell} вычеркнута верная цифра.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>В заметках клетки {cell} нет верной цифры.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>На ней держится следующий шаг.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Шаг не найден</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>Ни одна из техник, доступных «Следующему шагу», здесь не помогает. Помогла бы эта: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Искать больше нечего.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Несколько решений</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>Дальше логика ничего не решает: осталось несколько решений.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>Выберите цифру сами: подойдёт любая, которая ведёт к решению.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>Поиск следующего шага…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>Вычеркнут {count} кандидат.</numerusform>
            <numerusform>Вычеркнуты {count} кандидата.</numerusform>
            <numerusform>Вычеркнуто {count} кандидатов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>Цифра {digits} вычеркнута в {cells}.</numerusform>
            <numerusform>Цифры {digits} вычеркнуты в {cells}.</numerusform>
            <numerusform>Цифры {digits} вычеркнуты в {cells}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>Разброс времени</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Игр с записанным временем пока нет</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>Медиана: %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>Самый высокий столбик начинается со времени %1; игр в нём: %2.</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>медиана %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>Импорт игр уже идёт.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>это не история игр в судоку</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>файл повреждён или обрывается</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>файл в UTF-16, а нужен UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>ожидался список игр</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>содержимое %1 не читается</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>эта история из более новой версии программы</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>ожидался список коллекций</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>коллекция не читается</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>судоку коллекции не читаются</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>игра не читается</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>в строке %1</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>строки %1</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>в строку %1</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>со строкой %1</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>строку %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>столбец %1</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>в столбце %1</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>столбца %1</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>в столбец %1</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>со столбцом %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>столбец %1</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>левый верхний блок</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>в левом верхнем блоке</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>левого верхнего блока</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>в левый верхний блок</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>с левым верхним блоком</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>левый верхний блок</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>средний верхний блок</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>в среднем верхнем блоке</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>среднего верхнего блока</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>в средний верхний блок</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>со средним верхним блоком</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>средний верхний блок</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>правый верхний блок</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>в правом верхнем блоке</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>правого верхнего блока</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>в правый верхний блок</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>с правым верхним блоком</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>правый верхний блок</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>левый средний блок</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>в левом среднем блоке</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>левого среднего блока</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>в левый средний блок</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>с левым средним блоком</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>левый средний блок</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>центральный блок</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>в центральном блоке</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>центрального блока</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>в центральный блок</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>с центральным блоком</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>центральный блок</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>правый средний блок</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>в правом среднем блоке</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>правого среднего блока</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>в правый средний блок</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>с правым средним блоком</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>правый средний блок</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>левый нижний блок</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>в левом нижнем блоке</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>левого нижнего блока</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>в левый нижний блок</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>с левым нижним блоком</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>левый нижний блок</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>средний нижний блок</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>в среднем нижнем блоке</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>среднего нижнего блока</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>в средний нижний блок</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>со средним нижним блоком</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>средний нижний блок</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>правый нижний блок</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>в правом нижнем блоке</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>правого нижнего блока</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>в правый нижний блок</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>с правым нижним блоком</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>правый нижний блок</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>строка %1</numerusform>
            <numerusform>строки %1</numerusform>
            <numerusform>строки %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>в строке %1</numerusform>
            <numerusform>в строках %1</numerusform>
            <numerusform>в строках %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>строки %1</numerusform>
            <numerusform>строк %1</numerusform>
            <numerusform>строк %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>в строку %1</numerusform>
            <numerusform>в строки %1</numerusform>
            <numerusform>в строки %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>со строкой %1</numerusform>
            <numerusform>со строками %1</numerusform>
            <numerusform>со строками %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>строку %1</numerusform>
            <numerusform>строки %1</numerusform>
            <numerusform>строки %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>столбец %1</numerusform>
            <numerusform>столбцы %1</numerusform>
            <numerusform>столбцы %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>в столбце %1</numerusform>
            <numerusform>в столбцах %1</numerusform>
            <numerusform>в столбцах %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>столбца %1</numerusform>
            <numerusform>столбцов %1</numerusform>
            <numerusform>столбцов %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>в столбец %1</numerusform>
            <numerusform>в столбцы %1</numerusform>
            <numerusform>в столбцы %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>со столбцом %1</numerusform>
            <numerusform>со столбцами %1</numerusform>
            <numerusform>со столбцами %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>столбец %1</numerusform>
            <numerusform>столбцы %1</numerusform>
            <numerusform>столбцы %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>{count} дом</numerusform>
            <numerusform>{count} дома</numerusform>
            <numerusform>{count} домов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>в {count} доме</numerusform>
            <numerusform>в {count} домах</numerusform>
            <numerusform>в {count} домах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>{count} дома</numerusform>
            <numerusform>{count} домов</numerusform>
            <numerusform>{count} домов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>в {count} дом</numerusform>
            <numerusform>в {count} дома</numerusform>
            <numerusform>в {count} домов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>с {count} домом</numerusform>
            <numerusform>с {count} домами</numerusform>
            <numerusform>с {count} домами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>{count} дом</numerusform>
            <numerusform>{count} дома</numerusform>
            <numerusform>{count} домов</numerusform>
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
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>Спросить об этой клетке</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Все шаги</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Обучение…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Тренировка…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>«Следующий шаг» сначала говорит, куда смотреть, затем&#xa0;— что там, затем&#xa0;— почему. Сколько узнать, решаете вы.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Куда смотреть, что это и почему</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>Что может стоять и почему не другая цифра</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>Всё, что можно найти сейчас</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>Уроки от правил до самых трудных техник</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>Позиции, где нужна одна техника</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>Восстанавливать нечего: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>Импортировать нечего: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>игр там нет.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>эта игра уже есть.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>все игры (%Ln) уже есть.</numerusform>
            <numerusform>все игры (%Ln) уже есть.</numerusform>
            <numerusform>все игры (%Ln) уже есть.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>%1: новых игр нет.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>Возвращено из корзины: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>Добавлено коллекций: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>%1: восстановлена %Ln игра</numerusform>
            <numerusform>%1: восстановлены %Ln игры</numerusform>
            <numerusform>%1: восстановлено %Ln игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>%1: импортирована %Ln игра</numerusform>
            <numerusform>%1: импортированы %Ln игры</numerusform>
            <numerusform>%1: импортировано %Ln игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>%1: восстановлен %Ln ход</numerusform>
            <numerusform>%1: восстановлены %Ln хода</numerusform>
            <numerusform>%1: восстановлено %Ln ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>%1: импортирован %Ln ход</numerusform>
            <numerusform>%1: импортированы %Ln хода</numerusform>
            <numerusform>%1: импортировано %Ln ходов</numerusform>
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
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
            <numerusform>%Ln ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>Резервная копия за %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%Ln уже была здесь.</numerusform>
            <numerusform>%Ln уже были здесь.</numerusform>
            <numerusform>%Ln уже были здесь.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>Что означают цифры</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Цифра</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Цифры</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>В углу</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>В центре</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>Заметки в центре</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Цвет</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Цвета</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>Набранная цифра вписывается</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>Заметки на своих местах, как {Shift} с цифрой</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>Заметки в ряд, как {Ctrl} с цифрой</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>Цвета, как {Ctrl} и {Shift} с цифрой</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 и %2</translation>
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
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 или %2</translation>
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
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>ни %1, ни %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>ни одной из цифр %1 и %2</translation>
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
        <translation>&amp;Очистить</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>По &amp;умолчанию</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Забрать</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>Поиск по командам и клавишам</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>Команды меню и их клавиши</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>&amp;Сбросить все</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>У всех команд клавиши по умолчанию.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Выберите команду.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: клавиша по умолчанию не назначена</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: по умолчанию %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>Клавиша для «%1»</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>Перейдите в поле выше и нажмите новую клавишу.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>Сочетание %1 изменить нельзя: %2. Нажмите другую клавишу.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>Сочетание %1 занято командой «%2». Забрать его?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>У команды «%1» теперь нет клавиши.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>У команды «%1» теперь клавиша %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>Освоено</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>Выбрать, с чего начать</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>Освоено %1 из %2</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>Ступень подсказки %1 из 4</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>Руководство по техникам</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>Выбрать, с чего начать</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Найти технику</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>Основы</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>около %Ln минуты</numerusform>
            <numerusform>около %Ln минут</numerusform>
            <numerusform>около %Ln минут</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>освоена</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>повторить · %Ln день</numerusform>
            <numerusform>повторить · %Ln дня</numerusform>
            <numerusform>повторить · %Ln дней</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>повторить</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>следующая · %1 мин</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 мин · изучается</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>освоена, пора повторить</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>следующий урок</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>изучается</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1: не встречалась %Ln день</numerusform>
            <numerusform>%1: не встречалась %Ln дня</numerusform>
            <numerusform>%1: не встречалась %Ln дней</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1: давно не встречалась</translation>
    </message>
    <message>
        <source>new</source>
        <translation>новая</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>пора повторить</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>цифра, которая связывает близнецов</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>эта цифра может стоять лишь в одном из двух наборов</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>цифры, которые видит эта клетка</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>каждая цифра закрывает клетки, которые видит</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>здесь стоит эта цифра</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>здесь стоит %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>здесь не может быть %1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>вычеркнуто</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>здесь должна быть %1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>здесь должна быть эта цифра</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>здесь эта цифра</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>здесь %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>через эти места идёт связь</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>здесь этой цифры нет</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>здесь нет цифры %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>если неверно одно, верно другое</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>если верно одно, неверно другое</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>%1 стоит во всех этих клетках или ни в одной</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>другой цвет: если в клетках первого цвета цифры нет, она стоит во всех этих клетках</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>цвет из второй пары: цифра стоит во всех этих клетках или ни в одной</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>другой цвет второй пары: если в клетках первого цвета этой пары цифры нет, она стоит во всех этих клетках</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>клетки фигуры на линии, вне блока</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>набор A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>набор C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>набор D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>исключено на шаге %1</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>исключено раньше</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>в одной из этих клеток %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>места для %1</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>цифры, которые займут эти клетки</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>близнецы: две клетки с одинаковыми кандидатами</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>крылья</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>цифры, которые можно было бы поменять местами</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>клетки рыбы</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>один из этих кандидатов верен</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>клетки, которые проверяются вместе</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>клетки, общие для линии и блока</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>фигура</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>плавник: лишнее место</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>третий кандидат&#xa0;— %1, он и верен</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>кандидаты, которые не дают поменять цифры местами</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>здесь противоречие</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>эти клетки и лишние кандидаты образуют запертый набор</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>здесь не осталось бы кандидатов</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>клетки фигуры в блоке, вне линии</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>набор B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>набор, где цифр на одну больше, чем клеток</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>стебель&#xa0;— опорная клетка</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>опорная клетка</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>куда смотреть</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>строка, о которой идёт речь</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>столбец, о котором идёт речь</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>блок, о котором идёт речь</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>Увидеть, часть %1 из %2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>Найти: упражнение %1 из %2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Конец урока</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Увидеть</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Найти</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>Освоено %1 из %2</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>Пример урока</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Назад к курсу</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Конец урока</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Урок: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Стрелки выбирают клетку, цифра выбирает её кандидата, {Enter}&#xa0;— саму клетку.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>Позиция урока</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: разбор примера…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1. Увидеть: часть %2 из %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Ваша игра не изменилась.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>Вы её знаете</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Пока не доказано</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>Два упражнения, решённые без помощи, докажут, что вы знаете эту технику.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>Урок покажет, как искать.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Увидеть</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>Доиграйте позицию до конца. Следующий шаг, который здесь нужен: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>Подсказки работают как обычно. Ваша игра сохранена в библиотеке.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Поиск позиции…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>Позиции для игры нет.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Доиграть до конца</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Закончить урок</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, применить.</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>Ваша игра сохранена в библиотеке.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>Вы нашли её сами.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>Вы доиграли до конца.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>Техника освоена: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Найдено без помощи: %1 из %Ln раза, после которого техника считается освоенной,&#xa0;— в тренировке или в играх.</numerusform>
            <numerusform>Найдено без помощи: %1 из %Ln раз, после которых техника считается освоенной,&#xa0;— в тренировке или в играх.</numerusform>
            <numerusform>Найдено без помощи: %1 из %Ln раз, после которых техника считается освоенной,&#xa0;— в тренировке или в играх.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Следующий урок: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Ещё упражнения</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>следующая игра</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>Что попадётся: от лёгкой до очень трудной.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>Много заданных цифр, и всегда есть клетка или цифра с единственным вариантом.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>Пары, тройки и цифры, запертые в строке или блоке.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>Фигуры на двух и более строках: X-Wing, небоскрёб, крылья.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>Фигуры покрупнее и короткие цепочки.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>Длинные цепочки рассуждений.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>Одними фигурами не обойтись: что-то придётся пробовать.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Любая</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Для меня</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Сложность</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>Нужна &amp;техника</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>сейчас её нельзя сохранить</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>Отменить удаление</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>В избранное</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>Печать всех показанных…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Выбрать все</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>Показать техники</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>Все</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Сортировка</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карточки</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>Показать: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>Любая коллекция или без неё</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Импорт коллекции…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>Любая метка или без неё</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Сортировка: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>Играть в следующее судоку</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>Играть в случайное судоку</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>Переименовать коллекцию</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>Удалить коллекцию</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>Первое из показанных судоку, которое ещё не начато</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>Любое из показанных судоку, которое ещё не начато</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>Ещё о коллекции</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>Общие метки всех выбранных</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Название коллекции</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>красивые, ещё раз</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>Через запятую</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>Импорт: %1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>Импорт: %1. Ожидание другой программы, которая заблокировала игры…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>Не судоку</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>Что не судоку и почему</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>Не импортировано</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>Что не импортировано и почему</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>И ещё %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>Сложность, состояние, метка, дата, техника</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>Ищет карточки по любым словам на них, а также по датам, цифрам и техникам</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Импорт коллекции</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>Корзина пуста. Удалённые игры хранятся здесь 30 дней.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Пока не сыграно ни одной игры.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>Таких судоку нет.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Таких игр нет.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>Все показанные судоку уже начаты.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Все судоку этой коллекции уже начаты.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>Удалено: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>Восстановлено: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>Удалить не удалось.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>Экспорт выбранных игр</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>История (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>судоку-игры</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>Игра на паузе не печатается.</translation>
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
        <translation>Поиск хода решения…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>Коллекции</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Импорт коллекции…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Метки</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Избранное</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корзина</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Последняя игра</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>Дата начала</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln игра</numerusform>
            <numerusform>%Ln игры</numerusform>
            <numerusform>%Ln игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1 из %Ln игры</numerusform>
            <numerusform>%1 из %Ln игр</numerusform>
            <numerusform>%1 из %Ln игр</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>В корзине пусто</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>В корзине %Ln игра, хранится 30 дней</numerusform>
            <numerusform>В корзине %Ln игры, хранятся по 30 дней</numerusform>
            <numerusform>В корзине %Ln игр, хранятся по 30 дней</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>Выбрано: %1 из %Ln игры</numerusform>
            <numerusform>Выбрано: %1 из %Ln игр</numerusform>
            <numerusform>Выбрано: %1 из %Ln игр</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Удалено: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Восстановлено: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>решено %1 из %2</translation>
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
        <translation>Сложность ещё не известна</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Без номера</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>На паузе</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>решение показано</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>уже решалось</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>Судоку дня: %1</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>Техники этого судоку ещё не известны.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Техники: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Оценки: %1 из %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Сложность: %1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1 из %Ln судоку</numerusform>
            <numerusform>%1 из %Ln судоку</numerusform>
            <numerusform>%1 из %Ln судоку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln судоку</numerusform>
            <numerusform>%Ln судоку</numerusform>
            <numerusform>%Ln судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>в избранном</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>удалено: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>если неверно одно, верно другое</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>если верно одно, неверно другое</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильная</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Слабая</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>Сильная: если неверно одно, верно другое</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>Слабая: если верно одно, неверно другое</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln судоку</numerusform>
            <numerusform>%Ln судоку</numerusform>
            <numerusform>%Ln судоку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>Первые %1 из %Ln судоку</numerusform>
            <numerusform>Первые %1 из %Ln судоку</numerusform>
            <numerusform>Первые %1 из %Ln судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>С &amp;вписанными цифрами</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>Со сложностью и &amp;оценками</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>Если судоку много, расчёт займёт время.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Заголовок</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>Самый трудный шаг: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>Самый трудный шаг: %1. Самый трудный из найденных вами: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>Самый трудный шаг: %1. Вы его нашли.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>Изучить дальше: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>Вы&amp;ход</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Новая</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>&amp;Выбрать новую игру…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>&amp;Предыдущая игра</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>П&amp;роверить</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Настройки…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>Места &amp;для цифры</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>И&amp;нструменты</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Сочетания клавиш</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>&amp;Изменить клавиши…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>&amp;О программе «Судоку»</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>В буфере обмена есть судоку.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>Показать два решения</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>О программе «Судоку»</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Судоку %1&lt;/h3&gt;&lt;p&gt;Игра в судоку, которая объясняет каждый шаг и хранит каждую игру.&lt;/p&gt;&lt;p&gt;Лицензия MIT&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>Последние ходы сохранить не удалось. Если выйти сейчас, они пропадут.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>Всё равно &amp;выйти</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Создаётся судоку</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>Обойтись без новой игры</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>Сначала закройте подсказку: она скрывает цвета и связи.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>Сначала выберите цвет.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Сильная связь от %1 в %2</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Слабая связь от %1 в %2</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: отпустите на %2 в %3.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1 к %2 в %3.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>Связь убрана.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>%1 в заметках здесь нет.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: перейдите к другому концу и нажмите цифру.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>Связей нет.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>У этих клеток нет связей.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>Раскрашенных кандидатов нет.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>Раскрашенных кандидатов в этих клетках нет.</translation>
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
            <numerusform>Это первая из {count} неверной цифры.</numerusform>
            <numerusform>Это первая из {count} неверных цифр.</numerusform>
            <numerusform>Это первая из {count} неверных цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>Цифра {digit} в клетке {cell} неверна.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>Цифра {digit} в клетке {cell}, вписанная последним ходом, неверна.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>Цифра {digit} в клетке {cell}, вписанная %n ход назад, неверна.</numerusform>
            <numerusform>Цифра {digit} в клетке {cell}, вписанная %n хода назад, неверна.</numerusform>
            <numerusform>Цифра {digit} в клетке {cell}, вписанная %n ходов назад, неверна.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>С ней {house.in} в итоге не остаётся места для цифры {digit}.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>С ней для клетки {cell} в итоге не остаётся ни одной цифры.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>С ней заполнить поле невозможно.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house.in} уже есть цифра {digit} (в клетке {cell}), поэтому второй в этом доме быть не может.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>Возврат к моменту до ошибки уберёт и заметки.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>Возврат к моменту до ошибки уберёт и %n верную цифру.</numerusform>
            <numerusform>Возврат к моменту до ошибки уберёт и %n верные цифры.</numerusform>
            <numerusform>Возврат к моменту до ошибки уберёт и %n верных цифр.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>Стёрта %n неверная цифра.</numerusform>
            <numerusform>Стёрты %n неверные цифры.</numerusform>
            <numerusform>Стёрто %n неверных цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>Цифра {digit} в клетке {cell} стёрта.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>Возврат к моменту до ошибки убрал и %n верную цифру. «Отменить» всё вернёт.</numerusform>
            <numerusform>Возврат к моменту до ошибки убрал и %n верные цифры. «Отменить» всё вернёт.</numerusform>
            <numerusform>Возврат к моменту до ошибки убрал и %n верных цифр. «Отменить» всё вернёт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>Возврат к моменту до ошибки убрал и заметки. «Отменить» всё вернёт.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>Возврат к моменту до ошибки.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>Ключевые моменты</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1 из %Ln вписанной цифры</numerusform>
            <numerusform>%1 из %Ln вписанных цифр</numerusform>
            <numerusform>%1 из %Ln вписанных цифр</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>Показать шаг</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Повтор отсюда</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>Позиция перед этой цифрой</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>Тренировать: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Начало</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>Ветвь из %Ln хода: %1</numerusform>
            <numerusform>Ветвь из %Ln ходов: %1</numerusform>
            <numerusform>Ветвь из %Ln ходов: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>проверено</translation>
    </message>
    <message>
        <source>help</source>
        <translation>помощь</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>контрольная точка</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>начало пробы</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>начало пробы %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
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
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>Игра, какой она была тогда</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>Щелчок или {Enter} переходит туда.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>Почти: {candidate} видит часть того, что решает дело.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>Ищите клетку с кандидатом {digit}, которая видит и остальное.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>Нужно видеть по клетке каждой из двух групп.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>Нужно видеть оба конца фигуры.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>Нужно видеть все клетки фигуры, где может стоять эта цифра.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>Почти: {candidate} лежит на линии рыбы.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Но плавник отсюда не виден, а он может быть верен.</numerusform>
            <numerusform>Но отсюда видны не все плавники, а верен может быть любой из них.</numerusform>
            <numerusform>Но отсюда видны не все плавники, а верен может быть любой из них.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Ищите на этой линии клетку, которая видит плавник.</numerusform>
            <numerusform>Ищите на этих линиях клетку, которая видит все плавники.</numerusform>
            <numerusform>Ищите на этих линиях клетку, которая видит все плавники.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Почти: {candidate} видит плавник.</numerusform>
            <numerusform>Почти: {candidate} видит плавники.</numerusform>
            <numerusform>Почти: {candidate} видит плавники.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>Но это место не на линии рыбы.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Ищите там, где линия рыбы проходит через клетки, откуда виден плавник.</numerusform>
            <numerusform>Ищите там, где линия рыбы проходит через клетки, откуда видны все плавники.</numerusform>
            <numerusform>Ищите там, где линия рыбы проходит через клетки, откуда видны все плавники.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>Почти: {cell}&#xa0;— нужная клетка.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>Но стоит там другая цифра.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>Но вычёркивается там другая цифра.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>Посмотрите, о каких цифрах идёт речь в фигуре.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>Почти: {candidate}&#xa0;— часть фигуры.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>Сама фигура остаётся. Вычёркивается то, что она исключает.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>Почти: {cell} относится к фигуре.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>Но {digit} в этой клетке фигура не исключает.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>Ищите клетку, где из-за неё остаётся одна цифра.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>Посмотрите на другие цифры в клетках фигуры.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>Посмотрите на клетки, которые видят фигуру.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>Нужна техника</translation>
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
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>С&amp;ложность</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>Судоку &amp;дня</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>По &amp;номеру</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Ещё</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Создаётся судоку</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>По способу удаления</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Заданные цифры</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>Наименьшее число заданных цифр</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>Наибольшее число заданных цифр</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>random</source>
        <translation>случайное</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>Как создаётся полное поле, из которого убирают цифры</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>Какие цифры убирать и сколько</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>В каком порядке пробуют клетки</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>Как расположены оставшиеся заданные цифры</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>Сколько заданных цифр</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>Одно и то же начальное число даёт на любом компьютере одно и то же судоку</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>С&amp;бросить</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Поле</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Удаление цифр</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>По&amp;рядок</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>Симме&amp;трия</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Начальное &amp;число</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>Д&amp;ата</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>&amp;Сложность</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>Один и тот же номер даёт на любом компьютере одно и то же судоку.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>Но&amp;мер судоку</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>Клетки этого номера&#xa0;— не судоку: нужно ровно одно решение.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>Такого судоку не нашлось. Выберите другое или попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>Среди очень многих судоку такого не нашлось. Попробуйте выбрать шире.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>Не для судоку «Для меня»</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Поиск такого судоку…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>Номер выглядит так: 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>Начальное число должно быть меньше 2^64.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>Этот способ удаления сам задаёт порядок клеток и число заданных цифр.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>Следующий урок</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>Все уроки освоены</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>Тренировка и повторение не дадут их забыть.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>Начать · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>Сложность следующей игры</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>Нотация</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>Цифра %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>Цифра %1, лишних: %n</numerusform>
            <numerusform>Цифра %1, лишних: %n</numerusform>
            <numerusform>Цифра %1, лишних: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Цифра %1, осталось: %n</numerusform>
            <numerusform>Цифра %1, осталось: %n</numerusform>
            <numerusform>Цифра %1, осталось: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>лишних: %n</numerusform>
            <numerusform>лишних: %n</numerusform>
            <numerusform>лишних: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>Выбрать %1 ({Alt}+%1): осталось вписать %n</numerusform>
            <numerusform>Выбрать %1 ({Alt}+%1): осталось вписать %n</numerusform>
            <numerusform>Выбрать %1 ({Alt}+%1): осталось вписать %n</numerusform>
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
        <translation>Цифры</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>заметки в углу</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>заметки в центре</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>цвета кандидатов</translation>
    </message>
    <message>
        <source>links</source>
        <translation>связи</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>цвета</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n клетка</numerusform>
            <numerusform>%n клетки</numerusform>
            <numerusform>%n клеток</numerusform>
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
        <translation>Тогда для клетки {cell} остаётся только {digit}.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>Тогда {cell}&#xa0;— единственное место для {digit} {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>Одно решение. Сложность: %1, техника: %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>Одно решение. Сложность: %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>Нужна каждая из заданных цифр.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>Часть заданных цифр можно убрать.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>Решения различаются в %n клетке.</numerusform>
            <numerusform>Решения различаются в %n клетках.</numerusform>
            <numerusform>Решения различаются в %n клетках.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>Решения различаются в %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>Без помощи %1, с подсказками %2, показано %3, пропущено %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>это канал</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>это сокет</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>это устройство</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>это ссылка, ведущая к самой себе</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>в этом файле хранятся ваши игры</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>в этой папке хранятся ваши игры</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Следующая страница</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Страницы пока нет</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Страница %L1 из %L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Судоку дня</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>Судоку дня</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Что сыграно</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Следующая страница</translation>
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
        <translation>Судоку &amp;дня</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>Ввести с&amp;удоку</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Биб&amp;лиотека…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>Импорт колл&amp;екции…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>Ст&amp;атистика…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>&amp;Ход решения</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Все шаги</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>О&amp;бучение…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>&amp;Тренировка…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>&amp;Руководство по техникам</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>Пауза или продолжение</translation>
    </message>
</context>
<context>
    <name>sudoku::Paper</name>
    <message>
        <source>Sudoku</source>
        <translation>Судоку</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>Решения на последних страницах</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>Решения на последней странице</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>Судоку %L1 из %L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>Судоку %L1–%L2 из %L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>страница %L1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>Каждый код&#xa0;— ссылка, которая открывает своё судоку на %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln судоку</numerusform>
            <numerusform>%Ln судоку</numerusform>
            <numerusform>%Ln судоку</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>В каждой строке, столбце и блоке каждая цифра от 1 до 9 стоит один раз.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>У каждого судоку ровно одно решение.</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>№ %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>%n заданная цифра</numerusform>
            <numerusform>%n заданные цифры</numerusform>
            <numerusform>%n заданных цифр</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>Отсканируйте и играйте на</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>здесь нет судоку</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>это ZIP-архив; содержимое .hsol HoDoKu сохраняет и как .txt или .ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>байт 0x00: это не текст в UTF-8</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>это XML, но не от OpenSudoku и не от KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>некорректный XML</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>некорректный JSON</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>значений больше, чем в судоку</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>слишком глубокая вложенность</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>цифра {number} стоит дважды в строке {row}: {first} и {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>цифра {number} стоит дважды в столбце {column}: {first} и {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>цифра {number} стоит дважды в блоке {box}: {first} и {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>решений нет</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>решений больше одного</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>неожиданный символ: {character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>пустая клетка здесь&#xa0;— {character}, а раньше&#xa0;— {before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>больше 81 клетки</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>только {count} клетка из 81</numerusform>
            <numerusform>только {count} клетки из 81</numerusform>
            <numerusform>только {count} клеток из 81</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>в этой строке больше девяти клеток</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>в этой строке только {count} клетка</numerusform>
            <numerusform>в этой строке только {count} клетки</numerusform>
            <numerusform>в этой строке только {count} клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>только {count} строка из девяти</numerusform>
            <numerusform>только {count} строки из девяти</numerusform>
            <numerusform>только {count} строк из девяти</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>в этой строке {count} клетка, а должно быть девять</numerusform>
            <numerusform>в этой строке {count} клетки, а должно быть девять</numerusform>
            <numerusform>в этой строке {count} клеток, а должно быть девять</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>в [State] больше девяти строк</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>в {cell} не та заданная цифра, что в [Puzzle]</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character}&#xa0;— не кандидат</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character} в этой клетке дважды</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character} в клетке {cell} дважды</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>в клетке {cell} нет кандидатов</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>в клетке {cell} не осталось кандидатов</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>больше 729 кандидатов</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>только {count} кандидат из 729</numerusform>
            <numerusform>только {count} кандидата из 729</numerusform>
            <numerusform>только {count} кандидатов из 729</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>пометка без кандидатов</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>после «u» должна стоять одна цифра</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>ожидалась клетка от 00 до 80</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>ожидалась цифра от 1 до 9</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>ожидался кандидат от 001 до 009</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>клетка {cell} уже заполнена</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>строка библиотеки должна начинаться с «:»</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>{count} двоеточие, а в строке библиотеки их 6 или 7</numerusform>
            <numerusform>{count} двоеточия, а в строке библиотеки их 6 или 7</numerusform>
            <numerusform>{count} двоеточий, а в строке библиотеки их 6 или 7</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>ожидался код техники</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character}&#xa0;— не цифра от 1 до 9</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>после «+» должна стоять цифра</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>ожидался кандидат: цифра, строка и столбец, каждое число от 1 до 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>ожидался хеш из 12 шестнадцатеричных цифр</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>{count} поле, а нужны хеш, судоку и оценка</numerusform>
            <numerusform>{count} поля, а нужны хеш, судоку и оценка</numerusform>
            <numerusform>{count} полей, а нужны хеш, судоку и оценка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>{count} поле, а нужно не меньше 7</numerusform>
            <numerusform>{count} поля, а нужно не меньше 7</numerusform>
            <numerusform>{count} полей, а нужно не меньше 7</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>строка кончается раньше столбца с судоку</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character} не обозначает упакованных клеток</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>ожидалась сложность от 1 до 4</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>собственный формат SudokuPad (scl) не читается, а адрес f-puzzles&#xa0;— читается</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>в этом адресе нет судоку, он лишь говорит, где его взять</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>ожидался текст, упакованный LZString</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>упакованный JSON, {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>нет «:» между размером и клетками</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>по начальному числу судоку восстановит только сама программа</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>размер не 3×3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (диагонали)&#xa0;— это не обычное судоку</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text}&#xa0;— это не обычное судоку</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character}&#xa0;— не параметр Solo</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>«_» должен стоять между цифрами</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character}&#xa0;— не цифра и не ряд пустых клеток (a–z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>число больше 9, или пропущен «_»</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>список количеств заданных цифр обрывается</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character}&#xa0;— не количество заданных цифр</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>{count} заданная цифра, а по счёту их должно быть {number}</numerusform>
            <numerusform>{count} заданные цифры, а по счёту их должно быть {number}</numerusform>
            <numerusform>{count} заданных цифр, а по счёту их должно быть {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character}&#xa0;— не клетка</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>цифра в {cell} задана дважды</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>ожидался объект JSON</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>условие «{text}», которого в обычном судоку нет</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>свойство клетки «{text}», которого в обычном судоку нет</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>клетка {cell} не в блоке {box}: области другой формы</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>размер не 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>нет «grid»</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>строк не девять</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>клеток не девять</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>ожидался список заметок</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>в {cell} ожидалась заметка от 1 до 9</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>в {cell} ожидалось значение от {number} до 9</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>клетка {number} в data: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>нет ни «cells» от GNOME Sudoku, ни «grid» от f-puzzles</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>клетка без положения</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>ожидались строка и столбец от 0 до 8</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>клетка {cell} указана дважды</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>не сказано, задана ли цифра в {cell}</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>в {cell} нет списка заметок (earmarks)</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>ожидалась заметка (earmark) от 1 до 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>сложность записана не текстом</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>ожидалось время в секундах</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>файлы OpenSudoku неизвестной версии: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>данные неизвестной версии: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>игра без данных</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>в data {count} клетка из 81</numerusform>
            <numerusform>в data {count} клетки из 81</numerusform>
            <numerusform>в data {count} клеток из 81</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>нет заметок для {cell}</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>не сказано, можно ли менять клетку {cell}</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>ожидалось время в миллисекундах</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>нет graph, поэтому вид головоломки неизвестен</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>это не обычное судоку 9 × 9</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>{count} значение, а должно быть 81</numerusform>
            <numerusform>{count} значения, а должно быть 81</numerusform>
            <numerusform>{count} значений, а должно быть 81</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{character} в {cell}&#xa0;— не значение: нужно от b (1) до j (9) или _ для пустой клетки</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>событие без номера клетки (index) от 0 до 80</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>событие меняет заданную цифру в {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>ожидались заметки (markers): девять знаков 0 и 1</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>событие без заметок (markers) и без значения от 0 до 9</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>строка %1, символ %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>пробел</translation>
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
        <translation>байт %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>Ход решения</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>Ход решения скопирован, по шагу в строке.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>Свернуть одиночки</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>С исходной позиции</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать как текст</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Предыдущий шаг</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Секунды на шаг</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>Сколько времени показывается каждый шаг</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>Выберите шаг.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Поиск хода решения…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Таких шагов нет.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>Логика здесь ничего не решает: осталось несколько решений.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Искать больше нечего.</translation>
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
        <translation>самый трудный шаг: %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>несколько решений</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>Шаг %1 из %2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Ваша игра не изменилась.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>{count} клетка</numerusform>
            <numerusform>{count} клетки</numerusform>
            <numerusform>{count} клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>столбцы</translation>
    </message>
    <message>
        <source>box</source>
        <translation>блок</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>блоки</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>Игра на паузе.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>Хорошо подмечено.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Тренировка</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>Позиция для тренировки</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Стрелки выбирают клетку, цифра выбирает её кандидата, {Enter}&#xa0;— саму клетку.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>Найдите: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>Щёлкните по клетке, которую она заполняет.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>Щёлкните по кандидатам, которых она исключает.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>Ничего проще здесь не осталось.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>Это вы уже нашли.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>В клетке {cell} нет кандидата {digit}.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>Клетка {cell} уже заполнена.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>Верно: в клетке {cell} стоит {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>Верно: {digit} в клетке {cell} вычёркивается.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>Найдены все {all}.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>Найдено {found} из {all}.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>Эта техника не доказывает, что в клетке {cell} стоит {digit}.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>Ищите сначала фигуру, потом клетку, которую она заполняет.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>Цифра та, но {candidate} ниоткуда не следует.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>Ищите сначала фигуру, потом то, что она исключает.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>Здесь ничто подобное не исключает {candidate}.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>Посмотрите на другую цифру.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell}&#xa0;— не последняя пустая клетка строки, столбца или блока.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>Ищите строку, столбец или блок с одной пустой клеткой.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>В клетке {cell} ещё может стоять {digits}.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>Ищите клетку, которая видит восемь разных цифр.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>Клетка {cell} ни для какой цифры не последнее место в своей строке, столбце или блоке.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>Возьмите одну цифру и посмотрите, где она ещё может стоять в блоке.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>Эта техника не заполняет клетку {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>После трёх промахов это считается найденным с подсказками.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>Через %Ln минуту без ввода</numerusform>
            <numerusform>Через %Ln минуты без ввода</numerusform>
            <numerusform>Через %Ln минут без ввода</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Отменить сброс</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Поиск по настройкам</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Разделы настроек</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Сбросить</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>Вернуть все настройки по умолчанию</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Панель</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Отметки</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Контрастная светлая</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Контрастная тёмная</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Цвета</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>тема светлая тёмная контрастная</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>&amp;Номера строк и столбцов</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Анимация</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>Размер цифр</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>&amp;Размер цифр</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>крупные мелкие</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>Шрифт цифр</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>&amp;Шрифт цифр</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>&amp;Панель слева</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 и 9 в верхнем ряду, как на &amp;калькуляторе</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>Крупные кн&amp;опки для касания</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Что выделять</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>&amp;Отмечать повторы цифр</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>Строка, столбец и &amp;блок выбранной клетки</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>&amp;Где стоит выбранная цифра</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>Выбранная цифра в &amp;заметках</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>З&amp;вуки при решении и при ошибке</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Цифра</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Клетка</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Неважно</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>Что выбирать сна&amp;чала</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>цифра клетка порядок щелчок панель мышь касание</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>С&amp;разу отмечать неверные цифры (считается помощью)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>Стирать заметки, которые исключает вписанная &amp;цифра</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>Показывать &amp;часы</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>&amp;Автоматическая пауза</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>бездействие минуты</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>подсказки техники единственность сложность</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>Изменить &amp;клавиши…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>изменить сочетания клавиатура</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>Все настройки имеют значения по умолчанию.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>Прежние настройки восстановлены.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>Не записано: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Сохранить как P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>П&amp;ечать…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>Э&amp;ти судоку</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>Э&amp;то судоку</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>&amp;Сборник новых судоку</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>Соз&amp;дать судоку</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>С &amp;цифрами и заметками</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>Печатать открытую &amp;подсказку</translation>
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
        <translation>Все &amp;кандидаты</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Решения в конце</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>Про&amp;филь</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>Показывает, где судоку трудное, если на странице одно или два</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Бумага</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Судоку на стра&amp;нице</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Сохранение в PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>судоку</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>Печать здесь недоступна: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Отправлено на принтер.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Остановлено.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Минуту…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>в начале (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>в середине (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>в конце (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>Начало лёгкое, узкое место %1, дальше легко.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>Начало лёгкое, узкое место %1.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>Узкое место %1, дальше легко.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>Узкое место %1.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>Начало лёгкое, один трудный момент %1, дальше легко.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>Начало лёгкое, один трудный момент %1.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>Один трудный момент %1, дальше легко.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>Один трудный момент %1.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>Труднее всего %1, ещё одно узкое место %2, дальше легко.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>Труднее всего %1, ещё одно узкое место %2.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>Узкое место %1, труднее всего %2, дальше легко.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>Узкое место %1, труднее всего %2.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>Сплошь одиночки, но временами их мало.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Всё время легко: доступен не меньше чем {count} шаг.</numerusform>
            <numerusform>Всё время легко: доступно не меньше {count} шагов.</numerusform>
            <numerusform>Всё время легко: доступно не меньше {count} шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>нет доступных шагов</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>доступен {count} шаг</numerusform>
            <numerusform>доступны {count} шага</numerusform>
            <numerusform>доступно {count} шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>Шаг %1 из %2: %3, %4.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>Два решения различаются в %n клетке.</numerusform>
            <numerusform>Два решения различаются в %n клетках.</numerusform>
            <numerusform>Два решения различаются в %n клетках.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>Два решения различаются в %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>Поиск решений …</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>Решений нет. Одна из цифр неверна.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>Одно решение. Можно играть.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>Введите заданные цифры судоку или вставьте его.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>Решений больше одного. Цифр не хватает.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>Добавлена %n цифра.</numerusform>
            <numerusform>Добавлены %n цифры.</numerusform>
            <numerusform>Добавлено %n цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>Это не судоку: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>Первое из %n судоку.</numerusform>
            <numerusform>Первое из %n судоку.</numerusform>
            <numerusform>Первое из %n судоку.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть &amp;недавние</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Сохранить как…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Ко&amp;пировать как</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>Судоку &amp;без вписанных цифр</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>&amp;Номер судоку</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Вст&amp;авить</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Судоку (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Перетащенный текст</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>судоку</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Очистить</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>позиция строкой из 81 символа</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>судоку без вписанных цифр</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>У судоку с несколькими решениями нет номера.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>номер судоку %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Скопировано: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Вставленный текст</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>Открывать нечего: текста нет.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: не сохранено: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: сохранено.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: сохранено, но этот формат вмещает не все цифры и заметки.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: это судоку уже начато, игра продолжается.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: открыто.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>Решений несколько: подойдёт любое.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>Судоку для вас</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>Начать судоку для меня</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>QR-код судоку</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR-код</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>Отсканируйте его, чтобы решать судоку на другом устройстве. В нём ссылка, которая открывает судоку на %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>Что может стоять в этой клетке?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1: что здесь может стоять?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>Где может стоять {digit} {house.in}?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>Все цифры для %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>Все места для {digit} {house.in}</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>Почему не %1 в %2?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>Это уже решает логика. Спросите об одной из них или сделайте следующий шаг.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>Нажмите на цифру, чтобы узнать почему. Чтобы спросить о другой клетке, нажмите на неё или перейдите к ней.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>Нажмите на клетку в этом списке, чтобы узнать почему.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>Вопрос считается помощью, как и подсказка.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Ответ: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>В клетке {cell} уже стоит {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>Цифра {digit} {house.of} стоит в клетке {cell}.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>Цифра {digit} ещё возможна. Пока ничто её здесь не исключает.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>Цифра {digit} исключена раньше.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>Здесь не может быть цифры {digit}, но доказательство занимает {count} шаг.</numerusform>
            <numerusform>Здесь не может быть цифры {digit}, но доказательство занимает {count} шага.</numerusform>
            <numerusform>Здесь не может быть цифры {digit}, но доказательство занимает {count} шагов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, затем %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>Ответ: в клетке %1 не %2.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>Ответ: в клетке %1 не %2. «Исключить %2» уберёт этого кандидата.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Поиск доказательства…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>Одна цифра неверна. Показать её?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>Есть неверные цифры. Показать первую?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>Неверные цифры ничего не доказывают: в ответах они не учтены.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>Цифра в клетке %1 задана.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>В клетке %1 уже есть цифра.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>Чтобы спросить о пустой клетке, нажмите на неё или перейдите к ней.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>доступно не больше двух шагов</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>Готовое судоку</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Создаётся судоку…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln заданная цифра</numerusform>
            <numerusform>%1 · %Ln заданные цифры</numerusform>
            <numerusform>%1 · %Ln заданных цифр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln шаг</numerusform>
            <numerusform>%Ln шага</numerusform>
            <numerusform>%Ln шагов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>В клетках {cells} только {digits}, и каждая видит следующую.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>Значит, цифры в них чередуются&#xa0;— в том или в другом порядке.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>В клетках {even} стоит одна из этих цифр, а в клетках {odd}&#xa0;— всегда другая.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>Клетка {cell} видит {one} и {other}: в одной из них {a}, в другой {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>Идём по связям: они ведут по кругу и возвращаются к началу.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>В обратную сторону связи тоже действуют: у каждой верен ровно один из двух концов.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>В клетке {cell} стоит {digits}, и ничего другого.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>Хотя бы в одной из клеток {cells} стоит цифра {digit}, а клетка {gone} видит каждую из них.</numerusform>
            <numerusform>Хотя бы в одной из клеток {cells} стоит цифра {digit}, а клетки {gone} видят каждую из них.</numerusform>
            <numerusform>Хотя бы в одной из клеток {cells} стоит цифра {digit}, а клетки {gone} видят каждую из них.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>Идём по связям и получаем, что {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>Это противоречит предположению. Значит, оно неверно.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>Двух цифр в одной клетке быть не может. Значит, предположение неверно.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>Значит, {one} или {other}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>В клетке {cell} стоит {other}, или она видит набор {source}, где есть {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>В клетке {cell} стоит {other}, или она видит клетку {source}, где стоит {digit}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>В клетке {cell} стоит {other}, или она видит клетки {source}, в одной из которых стоит {digit}.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>Если {start}, то доказывать больше нечего.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>Если {start}, то отсюда сразу следует, что {end}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>Если {start}, то по связям выходит, что {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>в клетке {cell} и стоит, и не стоит {digit}</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>в клетке {cell} стоит и {one}, и {other}</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in} цифра {digit} стоит дважды&#xa0;— в клетках {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in} не остаётся места для цифры {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>в клетке {cell} не остаётся кандидатов</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>Так быть не может: {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>Идём по связям и получаем, что {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>Так быть не может, значит, предположение неверно.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>В клетке {cell} либо стоит {digit}, либо нет.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>В клетке {cell} стоит {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in} цифра {digit} стоит в клетке {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>Идём по связям от каждого варианта и во всех случаях получаем, что {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>Если бы {cells: в ней} были только {digits}, их можно было бы поменять местами: все строки, столбцы и блоки остались бы верны.</numerusform>
            <numerusform>Если бы {cells: во всех {count} клетках} были только {digits}, их можно было бы поменять местами: все строки, столбцы и блоки остались бы верны.</numerusform>
            <numerusform>Если бы {cells: во всех {count} клетках} были только {digits}, их можно было бы поменять местами: все строки, столбцы и блоки остались бы верны.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>Это было бы второе решение. А у судоку решение только одно.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>Эта клетка вместе с {cells} образует запертый набор: он забирает себе цифры {digits}.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>Помешать этому может только клетка {cell}, поэтому в ней должна стоять цифра {digits}.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>Значит, хотя бы в одной из клеток {cells} должна стоять цифра {digit}.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>В клетке, которая видит их обе, цифры {digit} быть не может.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>В клетке, которая видит их все, цифры {digit} быть не может.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>Значит, хотя бы в одной из клеток {cells} должна стоять другая цифра: {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>Клетки {corners} лежат в двух строках, в двух столбцах и всего в двух блоках.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in} у цифры {digit} нет других мест, кроме этих углов.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>Если бы цифра {digit} стояла в клетке {one}, то стояла бы и в клетке {other}, а в остальных углах стояла бы {rest}.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>Тогда во всех четырёх углах были бы только {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in} цифра {digit} стоит в клетке {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>Если бы в одной из этих двух клеток стояла цифра {digit}, в другой была бы {other}.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>В клетках {others} только {digits}, так что во всех четырёх остались бы лишь эти цифры.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Предположим, что в клетке {cell} стоит цифра {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>Тогда {row.in} для цифры {other} остаётся только клетка {inRow}, а {column.in}&#xa0;— только {inColumn}.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>В клетке {last} только {digits}, значит, там {digit}, и во всех четырёх углах только {digits}.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>Ни одна цифра в углах не задана условием, так что выбрать между двумя решениями было бы нельзя.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>Значит, хотя бы в одной из клеток {cells} должна стоять цифра {digit}, а в клетке, которая видит их обе, её быть не может.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>Если бы в клетке {cell} стояла цифра {digit}, цифры в углах можно было бы поменять местами.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>Клетки {cells} образуют петлю.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>Каждая видит следующую, а последняя&#xa0;— первую; в любой строке, столбце или блоке их две или ни одной.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>Во всех пустых клетках, кроме {cell}, ровно по два кандидата.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>Не будь в ней кандидата {digit}, у каждой цифры в каждом доме было бы по два места.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>Тогда любое решение можно было бы превратить во второе: взять в каждой пустой клетке другого кандидата.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>У судоку одно решение, поэтому в клетке {cell} стоит цифра {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in} цифра {digit} может стоять только {cells: в этих двух клетках}, значит, в другой из них — {digit}.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>Почти во всех пустых клетках по два кандидата; больше их только в клетках {cells}.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>Без лишних кандидатов ({digits}) в этих клетках любое решение можно было бы превратить во второе: взять в каждой пустой клетке другого кандидата.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>Значит, хотя бы в одной из клеток {cells} стоит {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines.in} у цифры {digit} всего по два места.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines.in} у цифры {digit} всего по два места.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>Клетки {feet} лежат {house.in}, поэтому цифра {digit} стоит не больше чем в одной из них.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>Значит, хотя бы на одной из двух линий цифра {digit} стоит на другом конце: в клетке {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>То же самое {lines.in}, с концами {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>То же самое с цифрой {digit} {lines.in}; концы второго змея&#xa0;— {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>В клетке, которая видит оба конца одного змея, цифры этого змея быть не может.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>Точно так же в обоих случаях получается, что в {cells} этой цифры быть не может.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in} все места для цифры {digit} лежат {near.in} или {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.in} у цифры {digit} всего два места: {near} и {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>Если цифра {digit} стоит в клетке {far}, то в {cells} её быть не может.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>Иначе она в клетке {near}; тогда {box.in} цифра {digit} стоит {other.in}, и в {cells} её тоже быть не может.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>Если в доме у цифры {digit} ровно два места, на одном из них она и стоит.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>Места, связанные такими парами, поочерёдно окрашены в два цвета. Зелёный: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>Коричневый: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>Цифра {digit} стоит либо всюду, где зелёный цвет, либо всюду, где коричневый.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>Каждая из этих клеток видит и зелёную, и коричневую: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>Клетка {cell} видит зелёную {one} и коричневую {other}.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>Две зелёные клетки, {cells}, лежат {house.in}: цифра {digit} могла бы стоять только в одной из них.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>Две коричневые клетки, {cells}, лежат {house.in}: цифра {digit} могла бы стоять только в одной из них.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>Значит, там, где зелёный цвет, цифры {digit} нет, а там, где коричневый, она стоит.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>Значит, там, где коричневый цвет, цифры {digit} нет, а там, где зелёный, она стоит.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>Цифра стоит либо там, где зелёный круг: {cells}…</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>…либо там, где коричневый квадрат: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>Кроме того, она стоит либо там, где зелёное кольцо: {cells}…</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>…либо там, где коричневая рамка: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} и {other} {b} видят друг друга: верно не больше одного из них.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>Значит, верны {ones} или {others}, а клетка {cells} видит и те и другие.</numerusform>
            <numerusform>Значит, верны {ones} или {others}, а клетки {cells} видят и те и другие.</numerusform>
            <numerusform>Значит, верны {ones} или {others}, а клетки {cells} видят и те и другие.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} видит {ring.object} {b} и {frame.object} {d}.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} видит {ring.object} {b}, а {one} {c}&#xa0;— {frame.object} {d}.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>На одном из этих двух мест цифра стоит, значит, {ones} неверны.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>зелёные круги</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>коричневые квадраты</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>зелёные кольца</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>коричневые рамки</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>зелёный круг</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>коричневый квадрат</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>зелёное кольцо</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>коричневая рамка</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>зелёный круг</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>коричневый квадрат</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>зелёное кольцо</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>коричневую рамку</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Плавник видит {cells}: если цифра {digit} стоит в плавнике, в {cells} её быть не может.</numerusform>
            <numerusform>Все плавники видят {cells}: если цифра {digit} стоит хотя бы в одном плавнике, в {cells} её быть не может.</numerusform>
            <numerusform>Все плавники видят {cells}: если цифра {digit} стоит хотя бы в одном плавнике, в {cells} её быть не может.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.in} у цифры {digit} {places: только {count} место}, и все они лежат {cover.in}.</numerusform>
            <numerusform>{base.in} у цифры {digit} {places: только {count} места}, и все они лежат {cover.in}.</numerusform>
            <numerusform>{base.in} у цифры {digit} {places: только {count} мест}, и все они лежат {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>В каждом доме стоит ровно одна цифра {digit}, поэтому все цифры {digit} {cover.of} стоят на этих местах.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.in} у цифры {digit} {places: только {count} место}.</numerusform>
            <numerusform>{base.in} у цифры {digit} {places: только {count} места}.</numerusform>
            <numerusform>{base.in} у цифры {digit} {places: только {count} мест}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>Все они лежат {cover.in}.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>Все они лежат {cover: в стольких же других домах}.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>В каждом доме стоит ровно одна цифра {digit}, поэтому все цифры {digit} {cover: этих других домов} стоят на этих местах.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>Клетка {cells} лежит сразу в двух из этих домов: цифра {digit} в ней заняла бы оба, а остальным цифрам {digit} домов уже не хватило бы.</numerusform>
            <numerusform>Клетки {cells} лежат каждая сразу в двух из этих домов: цифра {digit} в любой из них заняла бы оба, а остальным цифрам {digit} домов уже не хватило бы.</numerusform>
            <numerusform>Клетки {cells} лежат каждая сразу в двух из этих домов: цифра {digit} в любой из них заняла бы оба, а остальным цифрам {digit} домов уже не хватило бы.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>Посмотрите на места для цифры {digit} {base.in}.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>Все места, кроме {fins} (это плавник), лежат {cover.in}.</numerusform>
            <numerusform>Все места, кроме {fins} (это плавники), лежат {cover.in}.</numerusform>
            <numerusform>Все места, кроме {fins} (это плавники), лежат {cover.in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>Все места, кроме {count} лишнего, лежат {cover.in}.</numerusform>
            <numerusform>Все места, кроме {count} лишних, лежат {cover.in}.</numerusform>
            <numerusform>Все места, кроме {count} лишних, лежат {cover.in}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>Плавники: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>Если в плавнике нет цифры {digit}, остальные места ({places: синие круги}) образуют {fish}.</numerusform>
            <numerusform>Если ни в одном плавнике нет цифры {digit}, остальные места ({places: синие круги}) образуют {fish}.</numerusform>
            <numerusform>Если ни в одном плавнике нет цифры {digit}, остальные места ({places: синие круги}) образуют {fish}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Если в плавнике нет цифры {digit}, остальные места ({places: синие круги}) образуют {fish}.</numerusform>
            <numerusform>Если ни в одном плавнике нет цифры {digit}, остальные места ({places: синие круги}) образуют {fish}.</numerusform>
            <numerusform>Если ни в одном плавнике нет цифры {digit}, остальные места ({places: синие круги}) образуют {fish}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>Тогда в других клетках {cover.of} цифры {digit} быть не может.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in} все места для цифры {digit}, кроме {fins}, лежат {cover.in}.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>Или по-другому: все они, кроме {fins}, лежат {cover.in}.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>Рассмотрите оба варианта, каждый со своими плавниками&#xa0;— лишними местами.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>Если ни в одном плавнике нет цифры {digit}, это {fish}: в его столбцах, строках или блоках эта цифра стоит только на его местах.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>Если ни в одном плавнике нет цифры {digit}, это {fish}: в его столбцах, строках или блоках эта цифра стоит только на его местах.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>Если же цифра {digit} стоит в плавнике, её не может быть и в клетке, которая видит все плавники этого варианта.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>Значит, хотя бы в одной из клеток {starts} стоит цифра {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>От каждого из этих мест по связям выходит одно и то же: {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house.in} только одна пустая клетка.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>Из цифр от 1 до 9 там не хватает только {digit}.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>Значит, {cell: в этой клетке} должна стоять цифра {digit}.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>Посмотрите на {cell: эту клетку}, её строку, столбец и блок.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>Там уже есть {digits: {count} цифра}.</numerusform>
            <numerusform>Там уже есть {digits: {count} разные цифры}.</numerusform>
            <numerusform>Там уже есть {digits: {count} разных цифр}.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>Здесь не может быть {digits}: это выяснилось раньше.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>Остаётся только {digit}: эта цифра и должна здесь стоять.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.in} ещё нет цифры {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>Часть клеток этого дома видна {digits: из {count} клетки, где уже стоит {digit}}.</numerusform>
            <numerusform>Часть клеток этого дома видна {digits: из {count} клеток, где уже стоит {digit}}.</numerusform>
            <numerusform>Часть клеток этого дома видна {digits: из {count} клеток, где уже стоит {digit}}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>В строке, столбце или блоке цифра {digit} не бывает дважды, поэтому {cells: {count} клетка} для неё закрыта.</numerusform>
            <numerusform>В строке, столбце или блоке цифра {digit} не бывает дважды, поэтому {cells: {count} клетки} для неё закрыты.</numerusform>
            <numerusform>В строке, столбце или блоке цифра {digit} не бывает дважды, поэтому {cells: {count} клеток} для неё закрыты.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>В {cells} она была вычеркнута раньше.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>Для цифры {digit} в этом доме остаётся только {cell: одна клетка}, в ней она и стоит.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from.in} нужна цифра {digit}, и для неё есть {places: только {count} место}.</numerusform>
            <numerusform>{from.in} нужна цифра {digit}, и для неё есть {places: только {count} места}.</numerusform>
            <numerusform>{from.in} нужна цифра {digit}, и для неё есть {places: только {count} мест}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from.in} нужна цифра {digit}, и для неё есть {places: только {count} место}.</numerusform>
            <numerusform>{from.in} нужна цифра {digit}, и для неё есть {places: только {count} места}.</numerusform>
            <numerusform>{from.in} нужна цифра {digit}, и для неё есть {places: только {count} мест}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>Оба они лежат {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>Все они лежат {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>На каком бы из этих мест она ни стояла, она заодно займёт место цифры {digit} {in.in}.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in} у клеток {cells} нет кандидатов, кроме {digits}.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>Значит, цифры {digits} заняты: в других клетках {houses.of} их быть не может.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>В этих двух клетках стоят именно эти две цифры, по одной в каждой, в том или ином порядке.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>В этих двух клетках стоят именно эти две цифры, по одной в каждой.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>В {count} клетке стоит {count} цифра.</numerusform>
            <numerusform>В этих {count} клетках стоят именно эти {count} цифры, по одной в каждой, в том или ином порядке.</numerusform>
            <numerusform>В этих {count} клетках стоят именно эти {count} цифр, по одной в каждой, в том или ином порядке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>В {count} клетке стоит {count} цифра.</numerusform>
            <numerusform>В этих {count} клетках стоят именно эти {count} цифры, по одной в каждой.</numerusform>
            <numerusform>В этих {count} клетках стоят именно эти {count} цифр, по одной в каждой.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in} для цифр {digits} есть только {count} место: {cells}.</numerusform>
            <numerusform>{house.in} для цифр {digits} есть только {count} места: {cells}.</numerusform>
            <numerusform>{house.in} для цифр {digits} есть только {count} мест: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>Для {count} цифры нужна {count} клетка, значит, эта цифра займёт именно эту клетку.</numerusform>
            <numerusform>Для {count} цифр нужны {count} клетки, значит, эти цифры займут именно эти клетки.</numerusform>
            <numerusform>Для {count} цифр нужно {count} клеток, значит, эти цифры займут именно эти клетки.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>Другим цифрам в них места нет.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>В опорной клетке {pivot} стоит {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>В клетке {pincer} только {digits}: если в {pivot} стоит {own}, то здесь {digit}.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>Или же {digit} стоит в самой клетке {pivot}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>Значит, хотя бы в одной из клеток {ends} стоит цифра {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>Клетки {one} и {other}&#xa0;— близнецы: в каждой {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.in} цифра {link} стоит в клетке {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>Клетка {place} видит {twin}: если в {place} стоит {link}, то в {twin}&#xa0;— {digit}.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>Значит, цифра {digit} стоит на одном из двух мест: в {one} или в {other}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: Набор {letter}}&#xa0;— клетка {cells} с двумя кандидатами: {digits}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: Набор {letter}}&#xa0;— клетки {cells} с кандидатами {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: Набор {letter}}&#xa0;— это {count} клетка с кандидатами {digits}: разных цифр&#xa0;— {more}.</numerusform>
            <numerusform>{set: Набор {letter}}&#xa0;— это {count} клетки с кандидатами {digits}: разных цифр&#xa0;— {more}.</numerusform>
            <numerusform>{set: Набор {letter}}&#xa0;— это {count} клеток с кандидатами {digits}: разных цифр&#xa0;— {more}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: Набор {letter}}&#xa0;— клетка {cells} с кандидатами {digits}: {count} клетка, а разных цифр&#xa0;— {more}.</numerusform>
            <numerusform>{set: Набор {letter}}&#xa0;— клетки {cells} с кандидатами {digits}: {count} клетки, а разных цифр&#xa0;— {more}.</numerusform>
            <numerusform>{set: Набор {letter}}&#xa0;— клетки {cells} с кандидатами {digits}: {count} клеток, а разных цифр&#xa0;— {more}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>Все их кандидаты {one} видят друг друга, и все кандидаты {other} тоже: каждая из этих цифр может стоять лишь в одном из двух наборов.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>Набор может обойтись лишь без одной цифры. Значит, каждому не хватает ровно одной из цифр {digits}.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>Все остальные цифры набора стоят в нём, а каждая из цифр {digits} — в одном из двух наборов. Отпадает каждый кандидат, который видит все места своей цифры: для цифр {digits} — в обоих наборах, для остальных — в одном.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>Все их кандидаты {digit} видят друг друга, поэтому цифра {one} может стоять лишь в одном из двух наборов.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>Все их кандидаты {digit} видят друг друга, поэтому цифра {one} может стоять лишь в одном из двух наборов.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>Набору без неё нужны все остальные его цифры, в том числе {digits}.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>Значит, каждая из цифр {digits} стоит {one: в наборе {a}} или {other: в наборе {b}}. Каждый вычеркнутый кандидат видит все места своей цифры в обоих наборах.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Значит, цифра {digits} стоит {one: в наборе {a}} или {other: в наборе {b}}, а клетка {cells} видит все её места в обоих.</numerusform>
            <numerusform>Значит, цифра {digits} стоит {one: в наборе {a}} или {other: в наборе {b}}, а клетки {cells} видят все её места в обоих.</numerusform>
            <numerusform>Значит, цифра {digits} стоит {one: в наборе {a}} или {other: в наборе {b}}, а клетки {cells} видят все её места в обоих.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>Значит, цифра {digits} стоит {one: в наборе {a}} или {other: в наборе {b}}, а {cells: {count} клетка} видит все её места в обоих.</numerusform>
            <numerusform>Значит, цифра {digits} стоит {one: в наборе {a}} или {other: в наборе {b}}, а {cells: {count} клетки} видят все её места в обоих.</numerusform>
            <numerusform>Значит, цифра {digits} стоит {one: в наборе {a}} или {other: в наборе {b}}, а {cells: {count} клеток} видят все её места в обоих.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>Только в одном из двух, {c: в наборе C} или {set: в наборе {letter}}, может быть цифра {digits}: все эти места видят друг друга.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>Набор C может обойтись лишь без одной цифры, поэтому A теряет {a} или B теряет {b}, и тогда этот набор уже не может обойтись без {digits}.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>У соседних наборов есть общая цифра, все места которой видят друг друга: хотя бы в одном из двух её нет, и тогда в нём стоят все остальные его цифры.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next} теряет {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>Тогда {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>Если в A нет одной из цифр {digits}, то {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>Если в A нет {digits}, то {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>В клетке {stem} стоит {digits}. Какая бы цифра это ни была, один из наборов её теряет.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Если это {digit}, то {set: набор {letter}} ({cells}) теряет {digit} и уже не может обойтись без {gone}.</numerusform>
            <numerusform>Если это {digit}, то {set: набор {letter}} ({cells}) теряет {digit} и уже не может обойтись без {gone}.</numerusform>
            <numerusform>Если это {digit}, то {set: набор {letter}} ({cells}) теряет {digit} и уже не может обойтись без {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>Если это {digit}, то {set: набор {letter}} ({cells: {count} клетка}) теряет {digit} и уже не может обойтись без {gone}.</numerusform>
            <numerusform>Если это {digit}, то {set: набор {letter}} ({cells: {count} клетки}) теряет {digit} и уже не может обойтись без {gone}.</numerusform>
            <numerusform>Если это {digit}, то {set: набор {letter}} ({cells: {count} клеток}) теряет {digit} и уже не может обойтись без {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>Значит, хотя бы в одном из наборов стоят вместе цифры {digits}. Каждый вычеркнутый кандидат видит в наборах все места своей цифры.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>Значит, цифра {digit} стоит хотя бы в одном из наборов. Каждый вычеркнутый кандидат видит все эти места.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} цифра {digits} стоит в одной из этих клеток, поэтому в остальных её быть не может.</numerusform>
            <numerusform>{house.in} цифры {digits} стоят в этих клетках, поэтому в остальных их быть не может.</numerusform>
            <numerusform>{house.in} цифры {digits} стоят в этих клетках, поэтому в остальных их быть не может.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>Клетки {cells} лежат и {line.in}, и {box.in}.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>В них могут стоять только {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in} для {cells} возможны только {digits}.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in} для {cells} возможны только {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>Ни одна цифра не может стоять в этой {count} клетке дважды, а цифр тоже {count}: каждая стоит там один раз.</numerusform>
            <numerusform>Ни одна цифра не может стоять в этих {count} клетках дважды, а цифр тоже {count}: каждая стоит там один раз.</numerusform>
            <numerusform>Ни одна цифра не может стоять в этих {count} клетках дважды, а цифр тоже {count}: каждая стоит там один раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>Переберите всё, что может стоять вместе в клетках {cells}.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>В некоторых сочетаниях цифра стоит в одном доме дважды.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>Другие отнимают последнего кандидата у клетки {cells}.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>Ни в одном из оставшихся сочетаний нет того, что вычеркнуто.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>Ещё и в клетке {other} цифра {digit} стоять не может: эту клетку видит {cell}.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>В клетке {other} не может быть цифры {digit}: клетка {cells} осталась бы без кандидатов.</numerusform>
            <numerusform>В клетке {other} не может быть цифры {digit}: в клетках {cells} осталось бы слишком мало кандидатов.</numerusform>
            <numerusform>В клетке {other} не может быть цифры {digit}: в клетках {cells} осталось бы слишком мало кандидатов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>Для клетки {other} ничего не остаётся, значит, предположение неверно.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>Переберите все расстановки цифры {digit} на поле, при которых она стоит в каждом доме ровно один раз.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>Ни в одной из них цифра не попадает в клетки, где она вычеркнута.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>Есть клетки, в которых цифра {digit} стоит при любой такой расстановке.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>Пора повторить</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>На сегодня ничего.</translation>
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
        <translation>Более ранняя ветвь</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>Более поздняя ветвь</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Ветвь %1 из %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>Ветвей пока нет</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>Игра, какой она была тогда</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Продолжить отсюда</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>Первая позиция</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Предыдущая позиция</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>Следующая позиция</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Последняя позиция</translation>
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
        <translation>1 ход в секунду</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>Показать, какие цифры неверны</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>Список ходов вместо остального</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>Ход %L1 из %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Время %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>Ход %1 из %2: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Ваша игра не изменилась.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Шкала времени</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>очищена клетка %1</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>заметка %1 в %2</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>убрана заметка %1 из %2</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>заметка %1 в центре %2</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>убрана заметка %1 из центра %2</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>клетка %2: цвет %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>клетка %2: цвет %1 убран</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>убраны заметки из %1</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>исключён кандидат в %1</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>заметки в %1</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%1 в %2: цвет %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%1 в %2: цвет убран</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>возврат к другой позиции</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>убраны связи клетки %1</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%1 в %2</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>убрана связь от %1 к %2</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>сильная связь от %1 к %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>слабая связь от %1 к %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>цифры в %n клетке</numerusform>
            <numerusform>цифры в %n клетках</numerusform>
            <numerusform>цифры в %n клетках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>очищена %n клетка</numerusform>
            <numerusform>очищены %n клетки</numerusform>
            <numerusform>очищено %n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>цвета в %n клетке</numerusform>
            <numerusform>цвета в %n клетках</numerusform>
            <numerusform>цвета в %n клетках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>цвета кандидатов в %n клетке</numerusform>
            <numerusform>цвета кандидатов в %n клетках</numerusform>
            <numerusform>цвета кандидатов в %n клетках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>убраны связи %n клетки</numerusform>
            <numerusform>убраны связи %n клеток</numerusform>
            <numerusform>убраны связи %n клеток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>исключены кандидаты в %n клетке</numerusform>
            <numerusform>исключены кандидаты в %n клетках</numerusform>
            <numerusform>исключены кандидаты в %n клетках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>заметки в %n клетке</numerusform>
            <numerusform>заметки в %n клетках</numerusform>
            <numerusform>заметки в %n клетках</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>Показано решение</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Возврат к началу</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>Возврат к ходу %1</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>неверно</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>затем проверка</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>затем помощь</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>ветвление</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>начало пробы</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>контрольная точка</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>контрольная точка «%1»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln ошибка</numerusform>
            <numerusform>%Ln ошибки</numerusform>
            <numerusform>%Ln ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>%Ln проверка</numerusform>
            <numerusform>%Ln проверки</numerusform>
            <numerusform>%Ln проверок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>помощь %Ln раз</numerusform>
            <numerusform>помощь %Ln раза</numerusform>
            <numerusform>помощь %Ln раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>%Ln ветвление</numerusform>
            <numerusform>%Ln ветвления</numerusform>
            <numerusform>%Ln ветвлений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>%Ln проба</numerusform>
            <numerusform>%Ln пробы</numerusform>
            <numerusform>%Ln проб</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>%Ln контрольная точка</numerusform>
            <numerusform>%Ln контрольные точки</numerusform>
            <numerusform>%Ln контрольных точек</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>Чтение резервных копий …</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Восстановление из резервной копии</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Резервные копии</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Восстановить</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>Резервных копий пока нет. Они создаются за каждый день, когда вы играете.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>Недостающие игры из резервной копии вернутся. Ничто не пропадёт.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: игр: %2, ходов: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>Части разбора</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Моменты</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Предыдущий момент</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Следующий момент</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>Идёт разбор ваших ходов…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>У этого судоку несколько решений: судить не о чем.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>В этой игре ничего не вписано.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>Цифра № %1 из %2, время %3. Ваша игра не изменилась.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Шкала времени</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Ход за ходом</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>найдено: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>доступно не больше двух шагов</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>доступно
шагов</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>ушло
времени</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Ваше судоку</translation>
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
        <translation>куда смотреть</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>какая техника</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>объяснён шаг</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>сделан шаг</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>ход решения</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>все возможные шаги</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>вписаны одиночки</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>проверка цифр</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>показана ошибка</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>Вы спросили, куда смотреть, и нашли её.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>Вы спросили, какая техника поможет, и нашли её.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>Этот шаг объяснила подсказка.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>Этот шаг сделала подсказка.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>Перед этим вы смотрели ход решения.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>Перед этим вы смотрели список шагов.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>Её вписала команда «Вписать одиночки».</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>Перед этим вы видели решение.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Самостоятельно</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>без помощи</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>помощь: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Без подсказок</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln подсказка</numerusform>
            <numerusform>%Ln подсказки</numerusform>
            <numerusform>%Ln подсказок</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Без ошибок</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>все цифры верны</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln ошибка</numerusform>
            <numerusform>%Ln ошибки</numerusform>
            <numerusform>%Ln ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>до самого конца</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>исправлена через %1</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>исправлены не позже чем через %1</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>Без озарений</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln озарение</numerusform>
            <numerusform>%Ln озарения</numerusform>
            <numerusform>%Ln озарений</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>и без догадок</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>и %Ln верная догадка</numerusform>
            <numerusform>и %Ln верные догадки</numerusform>
            <numerusform>и %Ln верных догадок</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>медиана (%1): %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>время игры</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>самая трудная из нужных техник</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>Тогда в клетке {cell} может стоять только {digit}.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Озарение</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Догадка</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>найдено</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>озарение</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>догадка</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>помощь</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, через %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>Вы исправили её через %1.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>Она осталась до конца.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>К ней ведёт техника «%1».</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>Техника «%1» открыла бы %2.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>К ней ведёт техника «{technique}» {houses.in}.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>Техника «{technique}» {houses.in} открыла бы {entry}.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>Судоку решается и без этого.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, через %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>Логика к ней ещё не вела: верная догадка.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>Она была неверна.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>Самый простой путь к ней: %1. Судоку решается и без этого.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>Самый простой путь к ней: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>Самый простой путь к ней: %1, а до этого {count} одиночка в уме.</numerusform>
            <numerusform>Самый простой путь к ней: %1, а до этого {count} одиночки в уме.</numerusform>
            <numerusform>Самый простой путь к ней: %1, а до этого {count} одиночек в уме.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>Откуда это следует</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>Тогда было доступно: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>Цифра № %1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>О технике</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>Эту я знаю</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>Сразу к «Найти»</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>О технике</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>Это докажут два упражнения</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Как смотреть</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Сохранить как &amp;изображение…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Печать…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>Копировать как &amp;изображение</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>Копировать как сс&amp;ылку</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>Показать &amp;QR-код…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Сохранить как изображение</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>Рисунок, чёткий в любом размере (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Изображение (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>судоку</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>Изображение создать не удалось: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Сохранено: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Не сохранено: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>Скопировано: поле как изображение.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>Скопировано: ссылка, которая открывает судоку в браузере.</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Судоку</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsList</name>
    <message>
        <source>Nothing found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Мышь</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Сочетания клавиш</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Изменить клавиши…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>Поиск: слово или клавиша</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Предыдущая страница</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Следующая страница</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>столько же</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>на %1 медленнее</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>на %1 быстрее</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>Следующее в коллекции</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>Нов&amp;ая</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Сложнее</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Пов&amp;тор</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>С&amp;ложность</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Вы сдались</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>Вы сдались через %1</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>«Отменить» вернёт ваши цифры.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>Ваше лучшее время на этой сложности, %1 прежнего</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Лучшее время %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Медиана %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>Решение уже было показано: ни в рекорды, ни в серию не идёт.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>Это судоку вы уже решали: оно не идёт ни в рекорды, ни в серию.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>С подсказками, в другой игре этого судоку</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Самостоятельно</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>С подсказками</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>Решений несколько: в статистику не идёт.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>Верная цифра была вычеркнута: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>С чего хотите начать?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Открыто всё.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>С правил</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Правила я знаю</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>Я решаю сложные</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>Правила, затем первый урок</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>Следующий урок&#xa0;— первый на этапе «%1»</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} из {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>решено</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>решено игр: %1 из %2</translation>
    </message>
    <message>
        <source>played</source>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>сыграно %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>самостоятельно</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>решено самостоятельно: %1</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>Самостоятельно не решено ни одной игры</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>серия судоку дня</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>Серия судоку дня: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>самая длинная серия</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>Самая длинная серия: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>Игры, по одной в строке (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>Сложность, по одной в строке (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>Техники, по одной в строке (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>Изображение этой страницы (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>статистика</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>Часть</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>Таблицами</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Сбросить…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>Показывает в таблицах то же, что на рисунках</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Отменить сброс</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>С известным решением: %Ln. Ни в рекорды, ни в серию не идут.</numerusform>
            <numerusform>С известным решением: %Ln. Ни в рекорды, ни в серию не идут.</numerusform>
            <numerusform>С известным решением: %Ln. Ни в рекорды, ни в серию не идут.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>Не учтена %Ln игра, где ничего не вписано.</numerusform>
            <numerusform>Не учтены %Ln игры, где ничего не вписано.</numerusform>
            <numerusform>Не учтено %Ln игр, где ничего не вписано.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>Разобрано игр: %1, озарений: %2, догадок: %3, ошибок: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>Игры со «Следующим шагом» или «Проверить» считаются играми «с подсказками».</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>У незаконченных игр и тех, где вы сдались, времени нет.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>Серию прерывает игра, в которой вы сдались, а не просто незаконченная.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Самостоятельно</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Судоку дня</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Этот месяц</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Этот год</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Последние 12 месяцев</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всё время</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Период</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>Разброс времени</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Техники</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Игр с записанным временем пока нет</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>Какие техники вы знаете, видно по «Следующему шагу», тренировкам и самостоятельным играм. Пока их нет.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: разброс времени</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: время</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: время, %2</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Разброс</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>Начать статистику заново? Игры останутся в библиотеке, а сброс можно отменить.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: сохранено.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: не сохранено: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Решено</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Самостоятельно</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>Решено самостоятельно</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>Лучшее время без помощи</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Медиана</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Среднее</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Серия</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>Решено подряд; серию прерывает игра, в которой вы сдались</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>Рекорд серии</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Самая длинная серия</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>По месяцам</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>Медиана по месяцам</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Техника</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Показана</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>Показана «Следующим шагом»</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>В тренировке</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>Найдена в тренировке</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>Найдена без помощи в играх</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 и больше</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Рекорд</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>Медиана десяти</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>решение известно</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>самостоятельно</translation>
    </message>
    <message>
        <source>record</source>
        <translation>рекорд</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>Без сложности</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 мин</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%L1 ч %2 мин</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>минуты и секунды</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>минуты</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>часы</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln игра</numerusform>
            <numerusform>%Ln игры</numerusform>
            <numerusform>%Ln игр</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln рекорд</numerusform>
            <numerusform>%Ln рекорда</numerusform>
            <numerusform>%Ln рекордов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln день</numerusform>
            <numerusform>%Ln дня</numerusform>
            <numerusform>%Ln дней</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>Предыдущей игры нет.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>Прошлая игра сохранена.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>Прошлая игра ещё не сохранена.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Вернуться</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>осталась %n клетка</numerusform>
            <numerusform>остались %n клетки</numerusform>
            <numerusform>осталось %n клеток</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>Сегодня: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>Вчера: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>Все клетки заполнены, но что-то неверно. «Проверить» покажет где.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>Протяните линию от одного кандидата к другому. Нажатие на связь убирает её.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>Щёлкайте по кандидатам, которым нужен цвет %1, или набирайте их цифры.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>Выберите цвет и щёлкните по кандидату. Правая кнопка убирает его цвет.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>Выбрана %n клетка. Клавиши 1–9 впишут цифру во все.</numerusform>
            <numerusform>Выбраны %n клетки. Клавиши 1–9 впишут цифру во все.</numerusform>
            <numerusform>Выбрано %n клеток. Клавиши 1–9 впишут цифру во все.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>Выбрана %n клетка. Клавиши 1–9 ставят или убирают заметку во всех.</numerusform>
            <numerusform>Выбраны %n клетки. Клавиши 1–9 ставят или убирают заметку во всех.</numerusform>
            <numerusform>Выбрано %n клеток. Клавиши 1–9 ставят или убирают заметку во всех.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>Выбрана %n клетка. Клавиши 1–9 ставят или убирают заметку в центре во всех.</numerusform>
            <numerusform>Выбраны %n клетки. Клавиши 1–9 ставят или убирают заметку в центре во всех.</numerusform>
            <numerusform>Выбрано %n клеток. Клавиши 1–9 ставят или убирают заметку в центре во всех.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>Выбрана %n клетка. Клавиши 1–6 ставят или убирают цвет во всех.</numerusform>
            <numerusform>Выбраны %n клетки. Клавиши 1–6 ставят или убирают цвет во всех.</numerusform>
            <numerusform>Выбрано %n клеток. Клавиши 1–6 ставят или убирают цвет во всех.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>Щёлкайте по клеткам, которым нужен цвет %1.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>Выберите цвет и щёлкните по клетке. Правая кнопка убирает её цвета.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>Заполните пустые клетки: в каждой строке, столбце и блоке 1–9 по одному разу.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>Выберите цифру, чтобы увидеть, где она может стоять.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>Выберите цифру и щёлкните по клетке. Правая кнопка очищает клетку.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>Отмечены места, где %1 не нарушает правил.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>Щёлкайте по клеткам, где стоит %1. Правая кнопка очищает клетку.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>Щёлкайте по клеткам, где может стоять %1, чтобы записать заметку.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>Верно: %1, неверно: %2, пусто: %3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, не проверено: %2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>Вы сдались через %1. Это одно из решений.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>Вы сдались через %1. Вот решение.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>Решено за %1: ваше лучшее время без помощи на этой сложности.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>Решено за %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>О технике</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>О технике: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Техника</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Коротко</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>Сложность</translation>
    </message>
    <message>
        <source>open</source>
        <translation>развёрнуто</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>свёрнуто</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, не для «Следующего шага»</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>Техника</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>%n одиночка</numerusform>
            <numerusform>%n одиночки</numerusform>
            <numerusform>%n одиночек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n шаг</numerusform>
            <numerusform>%n шага</numerusform>
            <numerusform>%n шагов</numerusform>
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
        <translation>Выбранный шаг на поле</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Отбор шагов</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>Отбор: wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>Показывает шаги техники, клетки (r4c5), цифры или всего сразу</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: %2 встаёт в %3.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%1 отпадает в %2</translation>
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
        <translation>Хранение игр</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>Вернуться к и&amp;гре</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>Восс&amp;тановить</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>Повторить поп&amp;ытку</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Подро&amp;бности</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Сохранить пока не удаётся.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>в этом файле нет игр</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>Игра %1 не читается.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>Игра %1 есть, но без последних ходов.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>ещё не встречалась</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>встречалась</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>найдена в тренировке</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>найдена без помощи в игре</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Техники</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>Изучить дальше:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>К упражнению</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Найти технику</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>Изучить дальше: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>Тренировать только эту</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>выбрана %Ln</numerusform>
            <numerusform>выбраны %Ln</numerusform>
            <numerusform>выбрано %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>Последняя свободная клетка</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>Строка, столбец или блок с одной пустой клеткой</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Открытая одиночка</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>Для клетки осталась одна цифра</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Скрытая одиночка</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>Последнее место для цифры в строке, столбце или блоке</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>Запертая пара</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>Две цифры на две клетки там, где блок пересекается с линией</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>Запертая тройка</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>Три цифры на три клетки там, где блок пересекается с линией</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>Указывающие кандидаты</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>Все места для цифры в блоке&#xa0;— на одной линии</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Исключение «линия&#xa0;— блок»</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>Все места для цифры на линии&#xa0;— в одном блоке</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Открытая пара</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>Две клетки на две цифры</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Открытая тройка</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>Три клетки на три цифры</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Скрытая пара</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>Два места на две цифры</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Скрытая тройка</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>Три места на три цифры</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>Открытая четвёрка</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>Четыре клетки на четыре цифры</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>Скрытая четвёрка</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>Четыре места на четыре цифры</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>Места для цифры на двух линиях лежат на двух поперечных линиях</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Swordfish</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>Места для цифры на трёх линиях лежат на трёх поперечных линиях</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Jellyfish</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>Места для цифры на четырёх линиях лежат на четырёх поперечных линиях</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>Места для цифры на пяти линиях лежат на пяти поперечных линиях</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Whale</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>Места для цифры на шести линиях лежат на шести поперечных линиях</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>Места для цифры на семи линиях лежат на семи поперечных линиях</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Отдалённая пара</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>Цепочка одинаковых пар</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>Одна цифра не допускает второго решения</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Небоскрёб</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>Две башни на одной линии</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>Воздушный змей</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>Две нити сходятся в блоке</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>Двойной воздушный змей</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>Два змея сходятся в блоке</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot fish</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>Короткая цепочка по одной цифре</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Пустой прямоугольник</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>Места для цифры в блоке образуют крест</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Двойной пустой прямоугольник</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>Крест в блоке, использованный дважды</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>Близнецы у концов сильной связи</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>Цифра&#xa0;— хотя бы в одном из двух крыльев</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>Цифра&#xa0;— хотя бы в одной из трёх клеток</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Уникальный прямоугольник, тип 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>Три угла, к которым нельзя добавить четвёртый с теми же цифрами</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Уникальный прямоугольник, тип 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>Углы с одним и тем же лишним кандидатом</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Уникальный прямоугольник, тип 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>Углы, которые дополняют набор</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Уникальный прямоугольник, тип 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>Углы, без которых одной из цифр нет места</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Уникальный прямоугольник, тип 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Уникальный прямоугольник, тип 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>Углы, нужные одной цифре сразу на двух линиях</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Скрытый прямоугольник</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>Прямоугольник, скрытый среди других кандидатов</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Избегаемый прямоугольник, тип 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>Три вписанные цифры, к которым нельзя добавить четвёртую</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Избегаемый прямоугольник, тип 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>Вписанные цифры и углы с одним и тем же лишним кандидатом</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>Finned X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>X-Wing с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>X-Wing с плавниками вместо одного из мест</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Finned Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Swordfish с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi Swordfish</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Swordfish с плавниками вместо одного из мест</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Finned Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Jellyfish с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi Jellyfish</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Jellyfish с плавниками вместо одного из мест</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Finned Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Squirmbag с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Squirmbag с плавниками вместо одного из мест</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Finned Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Whale с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi Whale</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Whale с плавниками вместо одного из мест</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Finned Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Leviathan с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Leviathan с плавниками вместо одного из мест</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>Линия и блок делят цифры между собой</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Раскраска: ловушка</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>Кандидат, который видит оба цвета</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Раскраска: конфликт</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>Цвет, который видит сам себя</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Две раскраски: ловушка</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>Кандидат, который видит клетку одной раскраски и клетку другой</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Две раскраски: конфликт</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>Цвет, который видит оба цвета другой раскраски</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X-цепочка</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>Цепочка по одной цифре</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY-цепочка</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>Цепочка клеток с двумя кандидатами</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>Непрерывная петля</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>Цепочка, которая кончается там, где началась</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>Петля с противоречием</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>Цепочка, которая возвращается к началу и противоречит ему</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>Цепочка (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>Верен хотя бы один из двух концов</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>Групповая непрерывная петля</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>Групповая петля с противоречием</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>Групповая цепочка</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>Два набора с общими цифрами</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>Два набора, соединённые третьим</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>Цепочка ALS</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Наборы, сцепленные один за другим</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Death blossom</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>Клетка и по набору на каждую её цифру</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>Линии и блоки: все места для цифры в двух домах лежат в двух других домах</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken Swordfish</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>Линии и блоки: все места для цифры в трёх домах лежат в трёх других домах</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken Jellyfish</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>Линии и блоки: все места для цифры в четырёх домах лежат в четырёх других домах</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>Линии и блоки: все места для цифры в пяти домах лежат в пяти других домах</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken Whale</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>Линии и блоки: все места для цифры в шести домах лежат в шести других домах</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>Линии и блоки: все места для цифры в семи домах лежат в семи других домах</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Finned Franken X-Wing</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Franken X-Wing с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Finned Franken Swordfish</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Franken Swordfish с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Finned Franken Jellyfish</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Franken Jellyfish с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Finned Franken Squirmbag</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Franken Squirmbag с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Finned Franken Whale</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Franken Whale с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Finned Franken Leviathan</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Franken Leviathan с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>Любые дома: все места для цифры в двух домах лежат в двух других домах</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant Swordfish</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>Любые дома: все места для цифры в трёх домах лежат в трёх других домах</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant Jellyfish</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>Любые дома: все места для цифры в четырёх домах лежат в четырёх других домах</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>Любые дома: все места для цифры в пяти домах лежат в пяти других домах</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant Whale</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>Любые дома: все места для цифры в шести домах лежат в шести других домах</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>Любые дома: все места для цифры в семи домах лежат в семи других домах</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Finned Mutant X-Wing</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Mutant X-Wing с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Finned Mutant Swordfish</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Mutant Swordfish с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Finned Mutant Jellyfish</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Mutant Jellyfish с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Finned Mutant Squirmbag</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Mutant Squirmbag с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Finned Mutant Whale</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Mutant Whale с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Finned Mutant Leviathan</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Mutant Leviathan с лишними местами&#xa0;— плавниками</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken Fish, тип 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>Рыба и цепочки, которые идут от её плавников</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken Fish, тип 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>Рыба и цепочки, которые идут от её мест</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Форсирующая цепочка: противоречие</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>Цифра, которая опровергает сама себя</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Форсирующая цепочка: все случаи</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>Все случаи ведут к одному и тому же</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Форсирующая сеть: противоречие</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Форсирующая сеть: все случаи</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>Шаблоны: вписывание</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>Клетка, которая входит во все расстановки цифры</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>Шаблоны: вычёркивание</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>Клетка, которая не входит ни в одну расстановку цифры</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Уникальная петля</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>Петля, которую нельзя заполнить только двумя цифрами</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG, тип 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG, тип 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>Несколько цифр не допускают второго решения</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG, тип 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>Две клетки не допускают второго решения</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Aligned pair</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>Две клетки и то, что в них может стоять вместе</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Aligned triple</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>Три клетки и то, что в них может стоять вместе</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>Форсирующие цепочки по одной цифре</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Динамические форсирующие цепочки</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>К чему несколько связей приводят вместе</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>Динамические форсирующие цепочки с фигурами</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>Связи, а внутри них&#xa0;— фигуры</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>Цепочки внутри цепочек</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>Связи, а внутри них&#xa0;— цепочки</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>Форсирующие цепочки внутри цепочек</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>Связи, а внутри них&#xa0;— разбор случаев</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>Динамические цепочки внутри цепочек</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>Связи, а внутри них&#xa0;— сети</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>Цепочки в три уровня</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>Связи, а внутри них&#xa0;— цепочки внутри цепочек</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Полный перебор</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>Все остальные случаи ведут к противоречию</translation>
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
        <translation>Предположение, которое опровергает само себя</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Игр с записанным временем пока нет</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1 с %2 по %3.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>Лучшее время без помощи: %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>Медиана десяти игр изменилась с %1 до %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>лучшее без помощи, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>рекорд</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>решение было известно</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>самостоятельно</translation>
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
        <translation>самостоятельно</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>с подсказками</translation>
    </message>
    <message>
        <source>record</source>
        <translation>рекорд</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>медиана десяти игр</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>Проба</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>Продолжить с пробными ходами</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>Вернуться туда, где началась проба</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Проба</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>Проба %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln цифра</numerusform>
            <numerusform>%Ln цифры</numerusform>
            <numerusform>%Ln цифр</numerusform>
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
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>Пройти по шагам</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>Предположим, что {node}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>Проверяем цифру {digit} в {cells}: предположим ещё, что {node}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>В клетке {cell} стоит {other}, значит, там не {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Клетка {cells} видит все места для цифры {digit} в этом наборе, значит, в ней самой этой цифры нет.</numerusform>
            <numerusform>Клетки {cells} видят все места для цифры {digit} в этом наборе, значит, в них самих этой цифры нет.</numerusform>
            <numerusform>Клетки {cells} видят все места для цифры {digit} в этом наборе, значит, в них самих этой цифры нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>В каждом из этих случаев {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>Значит, {node}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>Как и раньше, {node}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>Как {steps}, {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>Значит, если {start}, то {node}, как и раньше.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>Значит, если {start}, то {node}, как {steps}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>на шаге %1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>на шаге %1 и далее</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>на шагах %1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>Случаи для цифры {sought} в {goal}: в клетке {cell} стоит {digit} или нет.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>Случаи для цифры {sought} в {goal}: в клетке {cell} стоит {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>Случаи для цифры {sought} в {goal}: {house.in} цифра {digit} стоит в клетке {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}, значит, в клетке {cells} {house: той же строки} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: той же строки} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: той же строки} её нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}, значит, в клетке {cells} {house: той же строки} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: той же строки} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: той же строки} её нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}, значит, в клетке {cells} {house: того же столбца} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: того же столбца} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: того же столбца} её нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}, значит, в клетке {cells} {house: того же столбца} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: того же столбца} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: того же столбца} её нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}, значит, в клетке {cells} {house: того же блока} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: того же блока} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: того же блока} её нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}, значит, в клетке {cells} {house: того же блока} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: того же блока} её нет.</numerusform>
            <numerusform>{given}, значит, в клетках {cells} {house: того же блока} её нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>В клетке {cell} только {digits}: там не {other}, значит, {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>В клетке {cell} отпали {others}, значит, там {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in} все другие места для цифры {digit} отпали, значит, она в клетке {cells}.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in} цифре {digit} остаётся одно место: в клетке {gone} её нет, значит, она в клетке {cells}.</numerusform>
            <numerusform>{house.in} цифре {digit} остаётся одно место: в клетках {gone} её нет, значит, она в клетке {cells}.</numerusform>
            <numerusform>{house.in} цифре {digit} остаётся одно место: в клетках {gone} её нет, значит, она в клетке {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>Значит, {set} нет цифры {digit}, и без {others} ему уже не обойтись.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>Цифра {digit} не может и стоять, и не стоять в клетке {end}, значит, {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>Это противоречит предположению, значит, {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>Но {known}, как уже сказано, значит, {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: той же строки} её нет.</numerusform>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: той же строки} её нет.</numerusform>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: той же строки} её нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: того же столбца} её нет.</numerusform>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: того же столбца} её нет.</numerusform>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: того же столбца} её нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: того же блока} её нет.</numerusform>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: того же блока} её нет.</numerusform>
            <numerusform>{from.in} цифра {digit} осталась только в клетке {cells}, значит, в клетке {cell} {kind: того же блока} её нет.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>В клетке {cells} осталась только цифра {digits}, значит, в клетке {cell} {kind: той же строки} нет цифры {digit}.</numerusform>
            <numerusform>В клетках {cells} остались только {digits}, значит, в клетке {cell} {kind: той же строки} нет цифры {digit}.</numerusform>
            <numerusform>В клетках {cells} остались только {digits}, значит, в клетке {cell} {kind: той же строки} нет цифры {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>В клетке {cells} осталась только цифра {digits}, значит, в клетке {cell} {kind: того же столбца} нет цифры {digit}.</numerusform>
            <numerusform>В клетках {cells} остались только {digits}, значит, в клетке {cell} {kind: того же столбца} нет цифры {digit}.</numerusform>
            <numerusform>В клетках {cells} остались только {digits}, значит, в клетке {cell} {kind: того же столбца} нет цифры {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>В клетке {cells} осталась только цифра {digits}, значит, в клетке {cell} {kind: того же блока} нет цифры {digit}.</numerusform>
            <numerusform>В клетках {cells} остались только {digits}, значит, в клетке {cell} {kind: того же блока} нет цифры {digit}.</numerusform>
            <numerusform>В клетках {cells} остались только {digits}, значит, в клетке {cell} {kind: того же блока} нет цифры {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} цифра {digits} осталась только в клетке {cells}, значит, в клетке {cell} нет цифры {digit}.</numerusform>
            <numerusform>{house.in} цифры {digits} остались только в клетках {cells}, значит, в клетке {cell} нет цифры {digit}.</numerusform>
            <numerusform>{house.in} цифры {digits} остались только в клетках {cells}, значит, в клетке {cell} нет цифры {digit}.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in} цифра {digit} осталась только {across.in}, значит, в клетке {cell} её нет.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Предположим, что в клетке {cell} стоит цифра {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>Предположим, что в клетке {cell} нет цифры {digit}.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>Предположим, что цифра {digit} в клетке {cell} верна.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>Пробуем: предположим ещё, что в клетке {cell} стоит цифра {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>Пробуем: предположим ещё, что в клетке {cell} нет цифры {digit}.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>отпадает {candidates: {count} выделенный кандидат}</numerusform>
            <numerusform>отпадают {candidates: {count} выделенных кандидата}</numerusform>
            <numerusform>отпадают {candidates: {count} выделенных кандидатов}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>в клетке {cells} не может быть {digits}</numerusform>
            <numerusform>в клетках {cells} не может быть {digits}</numerusform>
            <numerusform>в клетках {cells} не может быть {digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>В клетке {cell} остался один кандидат&#xa0;— {digit}, значит, там стоит {digit}.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.in} для цифры {digit} осталось одно место: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>В клетке {cell} стоит {digit}, значит, там не может быть {others}.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>Для клеток {cells} остаются только цифры {digits}, значит, {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in} для цифр {digits} остаются только {cells}, значит, {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.in} все места для цифры {digit} лежат {covers.in}, значит, {gone}.</numerusform>
            <numerusform>{houses.in} все места для цифры {digit} лежат {covers.in}, значит, {gone}.</numerusform>
            <numerusform>{houses.in} все места для цифры {digit} лежат {covers.in}, значит, {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>Теперь {house.in} есть цифра {digit}, значит, {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>Теперь {house.in} есть цифра {digit}, поэтому в клетке {cell} может стоять только {other}.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>В клетке {filled} стоит цифра {digit}, поэтому {house.in} для цифры {other} остаётся только {cell}.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>Теперь {first.in} есть цифра {digit}, поэтому {house.in} для неё остаётся только {cell}.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>в клетке {cell} нет цифры {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>в клетке {cell} стоит {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>Теперь в клетке {cell} не осталось кандидатов, значит, {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>Теперь {house.in} не осталось места для цифры {digit}, значит, {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>Теперь было бы два решения, значит, {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>В клетке {cell} не осталось кандидатов&#xa0;— значит, предположение неверно.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house.in} не осталось места для цифры {digit}&#xa0;— значит, предположение неверно.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>Лишние кандидаты отпали: {cells: во всех пустых клетках} теперь по два кандидата, и у каждой цифры в каждом доме по два места. Если взять во всех этих клетках другого кандидата, из любого решения получится ещё одно. Но у судоку решение только одно: предположение неверно.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>Теперь {cells: в этой {count} клетке} только {digits}: если поменять эти цифры местами, получится второе решение, а у судоку решение одно. Значит, предположение неверно.</numerusform>
            <numerusform>Теперь {cells: в этих {count} клетках} только {digits}: если поменять эти цифры местами, получится второе решение, а у судоку решение одно. Значит, предположение неверно.</numerusform>
            <numerusform>Теперь {cells: в этих {count} клетках} только {digits}: если поменять эти цифры местами, получится второе решение, а у судоку решение одно. Значит, предположение неверно.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>Посмотрите на {digits: все места для цифры {digit}} на поле.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>Следующий шаг&#xa0;— {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>Пау&amp;за</translation>
    </message>
</context>
</TS>
