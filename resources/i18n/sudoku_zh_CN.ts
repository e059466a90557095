<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>回溯法</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>变换预存的终盘</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>变换新生成的终盘</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>先随机放9个数</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>先随机放11个数</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>先填对角线上的宫</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>能挖尽挖</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1：至少%2个已知数</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>难度%1：%2至%3个已知数</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>隔格跳跃</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>沿S形</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>从左到右逐行</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>无法读取游戏：%1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>无法保存游戏：%1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1不是普通文件。</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>游戏：%1，操作：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>此前已完成：%1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>已存在：%1。</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>游戏存档文件已损坏。</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>正在进行、保持原样：%1。</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>未接受：%1。</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>未接受：%1（%2）。</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>游戏%1已存在，但过程不同</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>游戏%1已存在，但无法读取</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>一行81个字符(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>盘面(&amp;G)</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>带笔记的盘面(&amp;N)</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan sdk(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>sdm题集(&amp;C)</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Simple Sudoku(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>HoDoKu题库单行格式(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>OpenSudoku(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>表格（CSV）(&amp;T)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>题集中的下一道(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新开始(&amp;R)</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>操作记录(&amp;V)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>设存档点(&amp;K)</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>回到存档点(&amp;T)</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>从这里试填(&amp;Y)</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>保留试填(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>舍弃试填(&amp;D)</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>放弃(&amp;U)</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>显示答案(&amp;S)</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>显示解题路径(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>编辑存档点(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>第%1行不是谜题：%2（第%3个字符）</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>fault, then a sentence</comment>
        <extracomment>What is wrong with a puzzle, without a full stop, and a sentence about its solutions</extracomment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>HistoryExchange</name>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>导入(&amp;M)…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>恢复备份(&amp;B)…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>历史(*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>历史或游戏(*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件(*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-history</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>导出全部游戏</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>导入游戏</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>数字(&amp;D)</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>角落笔记(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>中心笔记(&amp;E)</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>颜色(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>下一种模式(&amp;X)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>极难</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>地狱</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>导入题集</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>题集“%1”似乎已存在：%2。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开已有题集</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>只添加新谜题</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>创建副本</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>没有现成内容可读</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>超过%1 MB，对谜题文件来说太大</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>没有这个文件</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>是一个文件夹</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>朗读(&amp;O)</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>这一行(&amp;R)</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>这一列(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>这一宫(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>这个单元格的候选数(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>选中的数字能填在哪里(&amp;W)</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>还剩什么(&amp;L)</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>第%1宫</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>第%1行第%2列</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1是%2。</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1：无数可填。</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1可以是%2。</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>第%1行第%2列</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>数字%1无处可填。</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>数字%1能填在：%2。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1个%2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>没有空格了。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>还剩%n个空格：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>还没有选中数字。</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>当天开始做当天的谜题，并在24小时内解出（使用帮助也行），这一天就计入连胜。有一天没有计入，连胜就此中断。</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>旋转180°</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>旋转90°</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>左右对称</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>上下对称</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>上下左右对称</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>对角线对称</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>反对角线对称</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>双对角线对称</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全对称</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>跟随系统(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>高对比度浅色(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>高对比度深色(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>讲解下一步(&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>询问这个单元格(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>记入候选数(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>去掉已排除的候选数(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>清除笔记(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>标出双值格(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>填入唯一数(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第%1列</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>全部步骤</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>执行所选的步骤，算作使用帮助</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>%Ln种技巧</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>请选择技巧，最容易的排在最前。</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>正在寻找全部步骤…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>没有这样的步骤。</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>这里没有可走的步骤。</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>同一宫</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>同一行</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>同一列</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>已填</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1：已填</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>被{cell}占用</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1：被第%2行第%3列占用</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>先前已排除</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1：先前已排除</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>已删去：{technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1：已删去，%2，%3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>正在找…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1：正在找</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>仍可填</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1：仍可填</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n个仍可填</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n个由逻辑删去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n个被占用</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>询问：%1还可以是%2。</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>询问：{house}已经有{digit}了。</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>询问：%1还可以填在%2。</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>今天的游戏备份没有做成。</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>已恢复试填的%n个数，仍在试填中。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>游戏已经在那里了。</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>不再标出双值格。</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>现在没有双值格。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>已标出%n个双值格。</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>候选数已经全部记入了。</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>这个笔记已经有了。</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>没有已排除的笔记。</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>没有笔记。</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>有一个数填错了。点“检查”可以看到在哪里。</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>现在没有唯一数。</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>这一步已经完成了。</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>没有填错的数。</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>已保存：%1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>已回到%1：%2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>还没有试填任何数。</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>从这里开始试填。点“保留”或“舍弃”结束。</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>在试填中再试填。点“保留”或“舍弃”结束内层。</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>已保留，仍在外层试填中。</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>已保留试填。</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>已舍弃试填，撤销可以恢复。</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>在单元格之间移动</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}、{End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>该行的第一个或最后一个单元格</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}、{PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>该列的第一个或最后一个单元格</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}、{Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>盘面的第一个或最后一个单元格</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift}加以上任一键</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>选中多个单元格</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>选中所有单元格</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>填入数字，或按当前模式输入</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift}加1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>记入笔记</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl}加1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>记入中心笔记</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}、{Shift}加1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>给单元格上色</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt}加1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>选中数字</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>填入选中的数字</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}、{Backspace}、0、{Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>清除单元格</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>结束当前显示，或取消选中的数字</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}、{Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>询问单元格能填什么，或为什么不能</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt}加←或→</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>逐个链节推演一条链</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}、{Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>在盘面和按钮之间切换</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt}加带下划线的字母</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>打开菜单，或按下按钮</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>单击</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>选中单元格，填入选中的数字</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>单击空格，再按数字</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>没有选中数字时，填入该数字</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>右键点击，长按</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>拖动，{Shift}加单击</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>选中数字后在笔记模式下拖动</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>连续记入笔记</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl}加单击</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>把单元格加入或移出选择</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滚轮</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>选中下一个数字</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>中键点击</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>选中单元格里的数字</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>双击</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>选中已知数的数字，选中所有相同的</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>单击行号或列号</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>询问选中的数字能填在该行或列的哪里</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>长按数字按钮</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>询问单元格为什么不能是那个数字</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>这里能填什么？</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>为什么不能</translation>
    </message>
</context>
<context>
    <name>sudoku::BookPage</name>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>谜题(&amp;U)</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>请先选择颜色。</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>请先选中数字。</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>这个单元格里没有可选中的数字。</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>颜色的编号是1到%1。</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>已知数不能改动。</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>已知数不能改动。</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>已填的单元格没有笔记。</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>已填的单元格没有笔记。</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>那里已经有%1了。</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>没有可清除的颜色。</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>没有可清除的内容。</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>这些单元格没有颜色。</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>没有颜色。</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>已隐藏</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>空</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>已知数%1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1颜色%2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>数字%1的强链通向第%2行第%3列</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>数字%1的弱链通向第%2行第%3列</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>数字%1的强链通向第%3行第%4列的%2</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>数字%1的弱链通向第%3行第%4列的%2</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>笔记%1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>中心笔记%1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>颜色%1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>正确</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>冲突</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>可填</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>双值格</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>试填</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>即将填入</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>由提示填入</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>询问的单元格</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>占去%1</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>提示中的单元格</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>删去%1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>填入%1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>第%1行第%2列：%3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a list as a sentence</comment>
        <extracomment>A sentence made of a list, such as: 5 in r3c4 written, two notes removed.</extracomment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 written</source>
        <comment>`5 in r3c4`</comment>
        <translation>填入%1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>填入%n个数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>清除%1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>清除%n个数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>记入%n个笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>去掉%n个笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>给%n个单元格上色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>去掉%n个单元格的颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>给%n个候选数上色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>去掉%n个候选数的颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>画出%n条连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>去掉%n条连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>删去%n个候选数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>取消删去%n个候选数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>撤回%1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>撤回%n个数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>恢复%1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>恢复%n个数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>撤回%n个笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>恢复%n个笔记</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>撤回%n个单元格的颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>恢复%n个单元格的颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>撤回%n个候选数的颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>恢复%n个候选数的颜色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>撤回%n条连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>恢复%n条连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>重新删去%n个候选数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n步操作</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>存档点%1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>存档点</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>回到这里(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>，已填%1个</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>%1中的谜题(&amp;P)：%2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>另有1道谜题，数量太多，不再列出</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>另有%Ln道谜题，数量太多，不再列出</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>另有1行不是谜题</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>另有%Ln行不是谜题</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>选择谜题</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>谜题</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house}有{count}个{digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>所有单元格都填满了，但{house}有{count}个{digit}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells}是{digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells}是{digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells}不是{digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells}不是{digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells}中有一个是{digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells}中有一个是{digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells}都不是{digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells}都不是{digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells}这组含{digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells}这组含{digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>{cells}这组不含{digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells}这组不含{digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count}个单元格组成的一组}含{digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count}个单元格组成的一组}含{digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count}个单元格组成的一组}不含{digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count}个单元格组成的一组}不含{digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: {count}个单元格组成的一组}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>{cells}这组</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>用时%1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>技巧介绍</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>假如成立呢？</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>是什么？</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>记入候选数</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>清除它</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>看原因</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>回到出错之前</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>下一处删数</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>推演</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>暂不</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>放回%1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>删去%1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>超过%1道谜题</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>它有%1道谜题，而一个题集最多%2道</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>其中没有谜题</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>无法保存：%1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>超过%1 MB</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1：未导入：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1：导入了%Ln道新谜题。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1：导入了%Ln道谜题。</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>已存在：%1。</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>文件中重复：%1。</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>不是谜题：%1。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是一个文件夹</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>标记对象</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>从一个候选数拖到另一个。用键盘：按数字，移动，再按数字。</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>点击连线可以去掉它。</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>清除单元格颜色</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>清除这些</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>清除所有颜色</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>颜色%1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells}能同时看到两者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells}能同时看到三者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>所以{cells}必定是{digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>两种情形下，{cells}都必定是{digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>每种情形下，{cells}都必定是{digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>所以{cells}不能是{digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>两种情形下，{cells}都不能是{digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>每种情形下，{cells}都不能是{digits}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>还删去：{list}。</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>所以删去：{list}。</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>每种情形下都删去：{list}。</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{cells}的{digits}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>谜题预览</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level and its state</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyDelegate</name>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>借助帮助解出</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>尚未解出</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>尚未解出，可以玩</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>计入连胜</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>第%1周</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>上个月</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>下个月</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>每日谜题</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>正在生成谜题…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>谜题</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1，最长连胜%2天</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyWords</name>
    <message>
        <source>d MMMM</source>
        <comment>a day of the month, see QLocale::toString()</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>dddd, d MMMM</source>
        <comment>a day with its weekday</comment>
        <translation>M月d日dddd</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>yyyy年M月d日dddd</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>还不能玩</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未解出</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>错过</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>后来借助帮助解出，%1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>后来解出，%1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>看过答案后解出，%1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>借助帮助解出，%1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>已解出，%1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1，今天：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its state</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <extracomment>{n} is the number of days, in large digits: 12 days in a row</extracomment>
        <translation>
            <numerusform>{n}连胜</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>解出%1/%2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位数%1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>到了那天才能玩那天的谜题。</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>已经开始。</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>所有人都是同一道谜题，难度：%1，与“新游戏”的难度无关。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>用时%1解出。之前已知答案，所以不计入连胜。</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>后来某天用时%1解出，不计入连胜。</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>使用帮助，用时%1解出。</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>用时%1解出。</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>今天已经计入连胜。</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>那一天已经计入连胜。</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>在%1之前解出，那一天就计入连胜。</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>过去的日子不计入连胜。</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>今天解出，连胜就增加到%L1天；漏掉一天就会中断。</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>今天解出，开始一段连胜。</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>A day of the year, see QLocale::toString(): d and MMM are day and month. Their order may change.</extracomment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <extracomment>A date, see QLocale::toString(): d, MMMM and yyyy are day, month and year. Their order may change.</extracomment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <extracomment>A month and its year, see QLocale::toString(). Their order may change.</extracomment>
        <translation>yyyy年M月</translation>
    </message>
</context>
<context>
    <name>sudoku::DesktopWords</name>
    <message>
        <source>Every puzzle has one solution and an honest level, which follows from the logic that it takes. Puzzles of six levels, from easy to inhuman, are ready at once.</source>
        <translation>每道谜题都只有一个解，难度由解题所需的推理决定，如实标明。从简单到地狱共六级难度，谜题随时可玩。</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>没有广告，任何数据都不会离开你的电脑。</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>提示讲明看哪里、是什么结构、为什么成立，并在盘面上画出来</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>课程从规则一直讲到最难的技巧，配有练习题和适合你的谜题</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>每局都能复盘，看看自己找到了什么，又有什么本可以帮上忙</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>每步操作立即保存，所有游戏都收在题库里</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>每日谜题、统计，还能打印单页或整本谜题</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>可打开和保存许多其他程序的谜题文件</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>键盘、鼠标、手指、屏幕阅读器都好用，有浅色、深色和高对比度外观</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>一局带笔记的游戏</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>提示讲解所用的结构</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>课程：已掌握的内容和接下来要学的内容</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>收有全部游戏的题库</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>逻辑游戏</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>解谜题，学会每一步</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>谜题;逻辑;数字;推理;益智;九宫格;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>继续</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>每日谜题</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>数独谜题（%1）</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>正在录入的谜题盘面</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>录入谜题</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>仍然开始(&amp;S)</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>得到任何一个解都算解出；不定难度，也不计入统计</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>全部清除(&amp;C)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>撤回最后录入的数字</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>重新录入撤回的数字</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>录入剪贴板中的谜题</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>数字%1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>按印刷的样子逐个输入已知数：{Space}留空，{Backspace}退回。</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>也可以粘贴任何格式的谜题。</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>也可以用%1粘贴任何格式的谜题。</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>补上缺少的数字(&amp;A)</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>显示两个解(&amp;W)</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>技巧介绍</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>上课</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>解到底</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>指出位置</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>技巧介绍</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>讲这个技巧的课</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>从这里开始一局游戏，自己的游戏会保留</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>十题已完成</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>没有可练习的内容</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>正在找局面…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>要找的结构</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>独立找到：%1。使用帮助：%2。看了答案：%3。跳过：%4。点“下一题”再来十题。</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>没有适合这些技巧的局面，请另选。</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>逐个链节</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>在图中</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>先点单元格再点数字，或先点数字再点单元格，也可以用键盘输入。</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>右键点击或按{Del}可清除单元格；“撤销”可以撤回任何操作。</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>走不下去了？“下一步”会指出该看哪里。</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>刚开始玩？“工具”里的“学习”从规则讲起。</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>学习…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>适合我：需用%1</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>适合我：已掌握的技巧</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>没有新技巧</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>已掌握的技巧</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>你的下一课</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>该温习了</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>学习中</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>新技巧</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>一次%1</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>至少一次%1</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>只用已掌握的技巧。</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>用已掌握的技巧，外加%1。</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>昨天刚遇到过。</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>已有%Ln天没遇到了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>已有%Ln天没遇到了。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>下一局新游戏用已掌握的技巧，外加%1。</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>下一局新游戏只用已掌握的技巧。</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>暂时没有需用%1的谜题。这一道只用已掌握的技巧。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>回到游戏（{Esc}）</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>另一个程序一直在读取游戏</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>另一个程序正在处理它</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>另一个程序锁定了文件</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>文件无法写入</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>文件无法打开</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘报告错误</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite不是普通文件</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>它们属于本程序的更新版本</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>退出(&amp;X)</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>按下面的难度开始新游戏</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>标出填对和填错的数</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>当前这局会保留</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>难度(&amp;L)</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>现在无法保存。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>又能读取你的游戏了。这段时间玩的已另存为一局游戏。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>%1的备份中有%Ln局游戏这里没有。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>有一步操作无法执行</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>它的%1不是列表</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>它的%1不是文本</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>它的%1既不是true也不是false</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>它的键无法读取</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>它的键没有给后面的键留出余地</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>它的已知数无法读取</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>它的已知数不构成谜题</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>它的已知数不构成有唯一解的谜题</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>操作%1无法读取</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>操作%1的键不大于前一个</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>操作%1的键没有给下一个留出余地</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>事件%1无法读取</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>事件%1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>存档点%1无法读取</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>存档点%1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>它的当前位置不在自己的任何操作之后</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>有一次试填没有起点</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>其中选中的数字无法读取</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>它选择的颜色无法读取</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>它的输入模式无法读取</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>它的选择无法读取</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>它的时间无法读取</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>它的日期无法读取</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>它的名称太长</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>有一个标签无法读取</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1的键与另一项相同</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>%1的键没有给下一项留出余地</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>没有找到这样的谜题。</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1：正在生成谜题…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>这是上一局游戏。</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>现在无法打开这局游戏：它正在另一个窗口进行，或者无法读取。</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>这局游戏无法读取。</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>这道谜题不在任何题集中。</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>这道谜题无法读取。</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>这个题集的谜题都已经开始玩了。</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>你的谜题</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>没有开始新游戏，这一局继续。</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>没有开始新游戏。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>未定难度</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>进行中</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>已解出</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>进行中</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未开始</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>使用帮助</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每日</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>断电时正在玩的内容可能丢失：磁盘报告错误。</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>游戏存档文件已损坏。正在读取其中的游戏，这期间可以继续玩。</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>有一局存档无法读取，已保持原样。</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>%2中的游戏%1</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>文件已损坏，且无法移开</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>文件夹无法写入</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>文件已被删除，且无法放回：%1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>另一个程序删除了游戏存档文件，现已放回。</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>另一个程序替换了游戏存档文件，这局游戏已加入其中。</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>游戏存档文件曾损坏。</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>救回的游戏：%1，其中%2局缺最后的操作；丢失的游戏：%3。</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>其中没有能读取的游戏。</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>其中的游戏全部救回：%1。</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>来自备份：%1。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>损坏的文件已另存为%1。</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>文件无法写入</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>未保存：%1。一有可能就会保存正在玩的内容。</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>文件：%1
原因：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>基础</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>没有这个名称。</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>查找技巧</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>一分钟学会规则</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>技巧指南</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>盘面上的例子</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>换一个</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>换一个例子</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>上课</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>讲这个技巧的课</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>练习这个</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · 分数%2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>一分钟学会规则</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>要找的结构</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>为什么成立</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>怎么找</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>在这个例子中</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>推演</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第%1页，共%2页</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>转到：%1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>规则：后退</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>推演：后退</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>规则：前进</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>推演：前进</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>回到页面</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>盘面有九行、九列和九宫。</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>这里标出了{row}、{column}和{box}。</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>一行</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>一列</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>一宫</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>每一行、每一列、每一宫都叫做一个区域：九个单元格组成一个整体。</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>每个区域里，1到9各出现一次。</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>看{box}：九个单元格，九个数字，没有重复。</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>正中间的宫</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>每一行、每一列和其他每一宫也都如此。</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>规则只有这一条。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>有些数字是谜题给出的（已知数），不能改动。</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>其余的空格由你逐个填满。</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>每道谜题只有一个解，靠推理就能找到，不必猜测。</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>单元格能看到什么</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell}同时属于一行、一列和一宫。</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>这个单元格</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>它能看到{houses}中其余的单元格。</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>这些区域</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>那些单元格里已有的数字，不能再填在这里。</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选数</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>{cell}还能填的数字，就是它的候选数。</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>一个单元格</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>可以把它们用小字记在单元格里，作为笔记。</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>技巧的作用，是确定一个数字，或者证明某个候选数不成立。</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>单元格里只剩一个候选数时，要填的就是它。</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>就这样继续下去，后面几页会介绍各种方法。</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>某行、列或宫里，只有一个单元格是空的。</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>一个区域有九个单元格，要填九个数字。
已经有了八个，最后一个单元格就填第九个。</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>留意快要填满的区域。
从1数到9，看缺哪个数字。</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>某个单元格只剩一个数字可填。
它所在的行、列、宫里，已经有了另外八个数字。</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>同一行、列或宫里，数字不能重复。
如果一个单元格周围已经占去八个数字，它就只能填第九个。</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>挑一个所在行、列、宫已填得较满的单元格。
从1数到9，跳过它能看到的每个数字。
如果只剩下一个数字，就填上它。</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>某个数字在一行、一列或一宫里只剩一个位置。</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>每个区域都要有这个数字，而且只有一个。
它在哪里出现，就排除了同行、同列、同宫的其他位置。
如果一个区域里只有一个单元格没被排除，它就填在那里。</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>选定一个数字，再选一个还缺它的宫。
从这个数字已出现的每个地方，划过它所在的行和列。
如果宫里只剩一个空格没被划到，就填上这个数字。
对行和列也可以照样做。</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>某个数字在一个宫里的位置，全都在同一行，或全都在同一列。</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>这个宫需要这个数字，所以它必定在这些单元格之一。
这些单元格同在一行或一列，所以那一行或列的这个数字也在其中。
那一行或列的其余单元格都不能再填它。</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>选一个宫和它还缺的一个数字。
标出这个数字能填的位置。
如果这些位置排成一线，就沿着这一行或列看到宫外去。</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>某个数字在一行或一列里的位置，全都在同一宫。</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>这一行或列需要这个数字，所以它必定在这些单元格之一。
这些单元格同在一宫，所以那一宫的这个数字也在其中。
那一宫的其余单元格都不能再填它。</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>选一行或一列和它还缺的一个数字。
标出这个数字能填的位置。
如果这些位置都在同一宫，就看这个宫的其他单元格。</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>一个宫里有{count}个单元格排成一线，并且只能填同样的{count}个数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>这些单元格把这些数字用完，只是顺序未定。
它们既同行或同列，又同宫，所以两个区域的其余单元格都要删去这些数字。</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>写出各空格的候选数，也就是那里还能填的数字。
在每个宫里，比较排成一线的单元格。</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>同一区域的两个单元格，都只能填同样的两个数字。</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>一个单元格填了第一个数字，另一个就填第二个。
顺序未定，数字已定：两个数字都用完了。
所以这个区域的其他单元格都不能填这两个数字。</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>写出各空格的候选数，也就是那里还能填的数字。
留意只有两个候选数的单元格。
如果同一区域里有两个这样的单元格完全相同，就找到了数对。</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>同一区域的{count}个单元格，合起来只能填{count}个数字。
每个单元格不必包含全部这些数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>单元格与数字一样多：每个单元格填其中一个，正好全部用完。
所以这个区域的其他单元格都不能填这些数字。</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>看同一区域里候选数最少的单元格。
数一数其中{count}个单元格一共有几个不同的数字。
如果正好{count}个，就从这个区域的其余单元格中删去这些数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>两个数字在同一区域里只有相同的两个位置。</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>两个数字都要有位置，而它们一共只有两个位置。
所以这两个单元格就填这两个数字，不能再填别的。</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>逐个看一个区域还缺的数字。
标出只有两个位置的数字。
如果有两个数字的两个位置相同，就删去这两个单元格的其他候选数。</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>同一区域里，{count}个数字一共只有{count}个位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>每个数字都要有位置，而位置正好一样多。
所以这些单元格就填这些数字，不能再填别的。</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>逐个看一个区域还缺的数字，先看位置少的。
找出一共只占{count}个单元格的{count}个数字。
这时区域里其余的单元格和数字也构成数组，那一边有时更容易看出来。</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>某个数字在两行里各只有两个位置，而且都在相同的两列。
行与列对调也同样成立。</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>这两行都要有这个数字。
两行不能用同一列，所以一行占一列。
不管怎样分，这两列都已有了这个数字，其他行在这两列就不能再填。</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>选定一个数字，只看它。
找出它只有两个位置的行。
如果有两行用的是同样的两列，就找到了二阶鱼。</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>某个数字在{count}行里的位置，只分布在{count}列。
行与列对调也同样成立。
一行不必把这些列全都用上。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>每一行都要有这个数字，而每一列最多只有一个。
行与列一样多，所以这些列的这个数字都来自这些行。
其他行在这些列就不能再填它。</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>选定一个数字，只看它。
撇开它位置较多的行。
看余下的行里，有没有{count}行只用到{count}列。</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>与{fish}相似，只是多出一个或几个位置。
多出的位置就是鱼鳍，它们都在同一宫。</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>要么鱼鳍都为假，结构成立；要么至少有一个鱼鳍为真。
在前一种情形下要删去、又能看到所有鱼鳍的候选数，两种情形下都要删去。</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>找这个结构时，容许在某一宫里多出几个位置。
只看鱼鳍所在的宫里，结构本来要删去的候选数。</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>与{fish}相似，带有鱼鳍，而且在鱼鳍那里缺了一个位置。</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>如果鱼鳍都为假，其余的位置就随之确定，结构仍然成立。
如果有鱼鳍为真，它能看到的候选数都要删去。
两种情形下都会删去的候选数，就可以删去。</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>找某个数字只有两个位置、且只有一端对齐的两行或两列。
如果另外两端在同一宫，其中一个就可能是鱼鳍。</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>鱼所用的行和列，有一部分可以换成宫。
这里是{count}个区域对另外{count}个区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>选定的每个区域都要有这个数字。
它在其中的位置，全都落在另外同样数目的区域里，所以那些区域的这个数字也都来自这些位置。
所以那些区域的其余单元格都不能再填它。</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>选一个在许多宫里位置都不多的数字。
把一个宫与不穿过它的行或列组合起来试。
数一数：选定多少个区域，就要恰好有同样多的区域覆盖其中的全部位置。</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>用到宫的鱼，并且多出一些位置，也就是鱼鳍。
这里是{count}个区域对另外{count}个区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>如果鱼鳍都为假，鱼成立。
如果有鱼鳍为真，它能看到的候选数都要删去。
两种情形下都会删去的候选数，就可以删去。</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>找一条差一点就成立的鱼，看有哪些位置多出来。
哪些候选数能看到所有这些位置，就检查哪些。</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>行、列、宫任意混合的鱼：{count}个区域对另外{count}个区域。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>不靠帮助，很少能找到这种鱼。
选定一个数字，逐个增加区域，直到另外同样数目的区域能覆盖全部位置。</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>行、列、宫任意混合的鱼，并且多出一些位置，也就是鱼鳍。</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>如果鱼鳍都为假，鱼成立：{count}个区域的这个数字，正好占满另外{count}个区域。
如果有鱼鳍为真，它能看到的候选数都要删去。
两种情形下都会删去的候选数，就可以删去。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>不靠帮助，很少能找到这种鱼。
往往有一条更短的链能得出同样的结果，先找找看。</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>某个数字在两行里各只有两个位置。
两行各有一个位置在同一列，是楼底；另外两个位置是楼顶。</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>两个楼底在同一列，所以最多有一个为真。
于是两个楼顶至少有一个为真。
能同时看到两个楼顶的单元格，不能填这个数字。</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>选定一个数字，找出它只有两个位置的行。
如果有两行一端同列、另一端不同列，就看哪些单元格能同时看到不同列的两端。
对列也照样做。</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>有一行和一列，某个数字在两者中都只有两个位置。
两者各有一个位置在同一宫。</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>宫里的那两个位置不能都为真。
所以至少有一条线的远端是这个数字。
能同时看到两个远端的单元格，不能填它。</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>选定一个数字，找一行和一列，它在两者中都只有两个位置。
如果行和列各有一个位置在同一宫，又不是同一格，就沿两条线找到各自的远端。
检查两个远端所在的列与行相交处的单元格。</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>两只双线风筝，共用一个宫里的两个单元格。</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>每只风筝的两个远端至少有一个为真。
能同时看到一只风筝两个远端的单元格，不能填这个数字。</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>找到一只风筝后，看看宫里的这两个单元格能不能再引出一只。</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>一个宫里，某个数字的位置只在一行和一列上，排成十字。
宫外另有一行或一列，这个数字在其中只有两个位置，其中一个与十字对齐。</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>如果与十字对齐的那个位置为真，十字的一条臂就被排除。
这个宫里，该数字就在另一条臂上。
如果那个位置为假，它所在行或列的另一个位置就为真。标出的单元格能同时看到另一条臂和另一个位置，所以不能填这个数字。</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>选定一个数字，找出有四个单元格排成矩形、都不含它的宫。
再找一行或一列，这个数字在其中只有两个位置，其中一个与十字的一条臂对齐。
检查另一个位置与另一条臂相交处的单元格。</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>一个宫里某个数字排成的十字，能与宫外两条不同的行或列配合。</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>与其中任何一条配合时，这个数字要么在它的远端，要么在十字的一条臂上。
对每一条来说，能同时看到两者的候选数都要删去。</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>找到空矩形后，看看还有没有别的行或列，这个数字在其中也只有两个位置，并与这个十字对齐。</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>两个单元格的两个候选数相同，但互相看不到。
另有一个区域，其中一个候选数在那里只有两个位置，两个单元格各能看到其中一个。</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>强链的两个位置必有一个为真。
所以两个双值格中至少有一个不能填连接它们的数字，而要填另一个数字。
能同时看到这两个双值格的单元格，不能填那另一个数字。</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>找出两个候选数相同的单元格。
看有没有某行、列或宫，能用其中一个数字把它们连起来。</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>一个有两个候选数的单元格是枢轴格，它能看到的两个单元格是两翼。
枢轴格和两翼各有两个候选数，一共只涉及三个数字。</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>枢轴格不管填哪个数字，都至少有一翼失去这个数字。
那一翼就要填第三个数字。
能同时看到两翼的单元格，不能填第三个数字。</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>从只有两个候选数的单元格出发，比如1和2。
在它能看到的单元格里，找一个只有1和3的，再找一个只有2和3的。
凡是能同时看到这两格的单元格，都删去3。</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>与XY-Wing相似，但枢轴格有全部三个候选数。</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>不管枢轴格填什么，枢轴格和两翼中至少有一个要填三者共有的数字。
能同时看到三者的单元格，不能填它。</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>从有三个候选数的单元格出发。
在它能看到的单元格里，找两个双值格，它们的候选数都在这三个之中。
在枢轴格附近，从能看到全部三格的单元格中删去三格共有的数字。</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>四个单元格位于两行、两列、两宫。
其中三个有相同的两个候选数；第四个含其中一个或两个，还有别的候选数。</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>如果四个单元格都只有同样的两个数字，这两个数字就可以互换，于是有两个解。
数独只有一个解，所以第四个单元格要填别的数字。</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>找三个候选数相同的双值格，它们正好是矩形的三个角。
矩形必须只占两宫。
从第四个角删去这两个数字，有几个删几个。</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>四个角位于两行、两列、两宫，含有相同的两个候选数。
有的角还多一个候选数，而且多出的是同一个。</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>没有多出的数字，四个角上的两个数字就可以互换，于是有两个解。
所以这些角中至少有一个是多出的数字。
能同时看到这些角的单元格，不能填它。</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>找出四角有两个共同数字的矩形。
如果多出的都是同一个数字，就看哪些单元格能看到每个含它的角。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>四个角有相同的两个候选数，其中两个角还有别的候选数。</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>这两个角中至少有一个填多出的数字，否则就有两个解。
所以两个角合起来，相当于一个只含多出数字的单元格。
它与同一区域的其他单元格构成显性数组，区域的其余单元格就要删去这些数字。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>找出两个角多出候选数的矩形，而且这两个角在同一区域。
把多出的数字当作一个单元格，找它参与的数对或三数组。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>四个角有相同的两个候选数，其中两个角还有别的候选数。
两个数字中有一个，在这两个角所在的区域里除了这两个角没有别的位置。</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>那个区域需要这个数字，而它只能填在这两个角上，所以其中必有一个角是它。
如果剩下的那个角填矩形的另一个数字，四个角上的两个数字就可以互换，于是有两个解。
所以这两个角都不能填矩形的另一个数字。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>找出两个角多出候选数的矩形，而且这两个角在同一区域。
看矩形的两个数字中，有没有一个在那里只有这两个位置。
从这两个角删去另一个数字。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>四个角有相同的两个候选数，其中两个对角还有别的候选数。
两个数字中有一个，在两行或两列里除了这些角没有别的位置。</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>假如这个数字填在一个还有别的候选数的角上，它的对角也要填它。
这样四个角上的两个数字就可以互换，于是有两个解。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>找出两个对角多出候选数的矩形。
看两个数字中，有没有一个在这两行或两列里没有别的位置。</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>四个角都含有相同的两个候选数，往往还夹杂着别的候选数。
两个数字中有一个，在某个角所在的行和列里除了这些角没有别的位置。</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>在那一行和那一列里，这个数字只能填在角上。假如那个角填的是另一个数字，它就必须填在与那个角相邻的两个角上。
这样四个角就只有这两个数字，这两个数字可以互换，于是有两个解。</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>从只有这两个候选数的角出发。
看它的对角：在对角所在的行和列里，有没有一个数字除了这些角没有别的位置。
从对角删去另一个数字。</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>矩形的三个角已经填好，填的都不是已知数，而且只用了两个数字。
第四个角上，能凑成互换的那个数字仍是候选数。</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>填上那个数字，四个角上的两个数字就可以互换，没有已知数会阻止。
这样就有两个解，所以第四个角是别的数字。</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>留意自己填入的数里，像上面3、7，下面7这样的排列。
如果没有一个角是已知数，就不能让第四个角凑成矩形。</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>矩形的两个角已经填好，填的都不是已知数，另外两个角是空的。
两个空角多出同一个候选数。</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>没有多出的数字，四个角上的两个数字就可以互换，于是有两个解。
所以两个空角中必有一个是多出的数字。
能同时看到两者的单元格，不能填它。</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>留意两个并排的填数，而对面两个空格能以相反的顺序填同样的两个数字。</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>除一个单元格有三个候选数外，其余空格都只有两个候选数。
去掉这三个中的某一个，每个候选数在它所在的行、列、宫里就都恰好出现两次。</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>如果每个空格都只有两个候选数，每个数字在每个区域里都恰好出现两次，那么只要有一种填法成立，把每格填的数都换成该格的另一个候选数，得到的填法也成立。
这样要么有两个解；要么两种填法都不成立，一个解也没有。
数独只有一个解，所以阻止互换的那个多出的候选数为真。</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>谜题快解完时，数一数有三个候选数的单元格。
如果只有一个，就填上在它那一行里出现三次的那个数字。</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>除少数几个单元格外，其余空格都只有两个候选数。</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>如果每个空格都只有两个候选数，每个数字在每个区域里都出现两次，就有两个解或无解。
所以多出的候选数至少有一个为真。
与它们全都冲突的候选数要删去。</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>谜题快解完时，标出多出的候选数。
看它们有什么共同点：同一个数字、同一个区域，或同一个数对。</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>一圈单元格含有相同的两个候选数，经过的每个区域里恰有其中两个。
只有一个或少数几个单元格还有别的候选数。</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>如果只有这两个数字，这一圈就有两种填法，于是有两个解。
所以在还有别的候选数的单元格中，至少有一个填别的数字。</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>它就是角更多的唯一矩形。
沿着两个候选数相同的单元格走，直到绕回起点。</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>某个数字在一些区域里只有两个位置，这些位置连成一张网。
把这些位置交替染成两种颜色。</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>每个链节的两端恰有一端为真，所以一种颜色全为真，另一种全为假。
不管是哪一种，能同时看到两种颜色的单元格都不能填这个数字。</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>选定一个数字，找出它只有两个位置的区域。
先给一个位置染一种颜色，再给与它相连的位置染另一种颜色，这样染下去。
在染过的位置之外，找出哪些位置能同时看到两种颜色。</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>某个数字在一些区域里只有两个位置，交替染成两种颜色。
有两个同色的单元格能互相看到。</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>一种颜色全为真，另一种全为假。
如果某种颜色会让这个数字在同一区域出现两次，它就不可能为真。
所以这种颜色的候选数全部删去。</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>选定一个数字，找出它只有两个位置的区域。
先给一个位置染一种颜色，再给与它相连的位置染另一种颜色，这样染下去。
看有没有一种颜色与自己冲突。</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>同一个数字的两张互不相连的网，各用两种颜色。
第一张网的一种颜色能看到第二张网的一种颜色。</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>这两种颜色不能都为真。
所以与它们相对的两种颜色至少有一种为真。
能同时看到这两种相对颜色的单元格，不能填这个数字。</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>给同一个数字的两张网染色。
找出它们在哪里相遇，再看没有相遇的那两种颜色。</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>同一个数字的两张互不相连的网，各用两种颜色。
第一张网的一种颜色能看到第二张网的两种颜色。</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>第二张网必有一种颜色为真，而第一张网的那种颜色能看到它。
所以第一张网的那种颜色全是错的。</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>给同一个数字的两张网染色。
看有没有一种颜色与另一张网的两种颜色都相遇。</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>一串单元格有相同的两个候选数，每个都能看到下一个。
一共四个或更多，而且是偶数个。</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>沿着这一串，两个数字交替出现。
所以不管怎样排，两端的数字总是不同。
能同时看到两端的单元格，两个数字都不能填。</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>找出几个两个候选数相同的单元格。
从一个走到下一个，边走边数。
走三步、五步或七步之后，两端就不同。</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>某个数字在两个区域里各只有两个位置，其中两个位置能互相看到，把两个区域连在一起。</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>相连的两个位置不能都为真。
所以两个远端至少有一个为真。
能同时看到两个远端的单元格，不能填这个数字。</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>选定一个数字，标出它只有两个位置的区域。
找两个相连的区域，检查哪些单元格能同时看到两个远端。</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>某个数字在若干区域里只有两个位置，把它们连成一条更长的链。</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>假设起始的一端为假，沿链逐个推：真、假、真……
另一端就为真。
所以两端至少有一端为真，能同时看到两端的单元格要删去这个数字。</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>选定一个数字，标出它只有两个位置的区域。
从一个区域的一个位置走到另一个位置，再走到后者能看到的位置，从那里接到另一个区域，这样一直走下去。
两端能看到同一个候选数时就停下。</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>一串只有两个候选数的单元格（双值格），每个都能看到下一个，并与它共有一个数字。
两端有一个相同的数字。</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>就像多米诺骨牌：如果起始的单元格不填两端共有的数字，就填它的另一个候选数。
这会推动下一个单元格，一个接一个，直到最后一个单元格填上两端共有的数字。
能同时看到两端的单元格，不能填这个数字。</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>从有两个候选数的单元格开始，先撇开其中一个。
走到它能看到的、含有另一个数字的双值格。
一直走下去，直到开始时撇开的数字再次出现。</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>一条穿过各个单元格和数字的链，不发生冲突地回到起点。</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>它可以从两个方向推，所以每个链节的两端恰有一端为真。
能同时看到一个链节两端的候选数，都要删去。</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>搭一条链：若不是这个，就是那个；若是那个，就不是下一个。
如果它首尾相接，就看每个链节的旁边。</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>一条穿过各个单元格和数字的链，回到最初的单元格，在那里发生冲突。</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>假设与标出的相反，沿链推下去。
最后在起点的单元格里出现矛盾。
所以假设不成立。</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>取一个候选数，看它为真时会推出什么。
沿着只有两个位置的区域和只有两个候选数的单元格推下去。
如果最后推翻了这个候选数，就把它删去。</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>一条穿过各个单元格和数字的链，两端不可能都是错的。</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>假设起始的一端为假，沿链推下去，另一端就为真。
所以两端至少有一端为真。
与两端都冲突的候选数要删去。</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>从某个数字只有两个位置的区域，或只有两个候选数的单元格开始。
交替推下去：前一个为真，后一个就为假；前一个为假，后一个就为真。
两端能看到同一个候选数时就停下。</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>与其他链一样，只是有些链节的一端是同一宫里排成一线的几个单元格，也就是区块。
数字就在其中一个，不管是哪一个。</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>区块中有一个单元格填了这个数字，区块就为真；一个候选数要被区块里的所有单元格看到，才算被区块看到。
这样，各个链节就与普通的链一样成立。
与结论冲突的候选数要删去。</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>链遇到三个位置走不下去时，看其中有没有两个在同一宫里排成一线。
把这两个当作一个。</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>两组单元格，每组都在同一区域里，候选数的种类比单元格多一种。
它们共有一个数字，这个数字在两组里的位置彼此都能看到。</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>最多只有一组能有那个数字。
另一组的数字就与单元格一样多，于是全都要用上。
因此，两组共有的另一个数字至少在其中一组；能看到它所有位置的单元格，不能填这个数字。</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>只有两个候选数的单元格是最小的这种组，其次是两个单元格含三个候选数。
找共有两个数字的两组，其中一个数字不能同时在两组里。</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>三组单元格，每组候选数的种类都比单元格多一种。
中间一组与另外两组各共有一个数字，而共有它的两组不能同时有它。</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>中间一组只能让出一个数字。
所以外侧两组至少有一组失去与中间共有的数字，其余数字全要用上。
外侧两组都有的数字，至少在其中一组。</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>它就是把单元格扩大成组的XY-Wing。
从中间一组开始，为它的数字各找一个搭档组。</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>一串前后相连的组，每组候选数的种类都比单元格多一种。
每组与下一组共有一个数字，而两组不能同时有它。</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>如果第一组缺了首尾共有的数字，它就被锁定，并夺走下一组的一个数字，依次传下去。
所以首尾两组共有的那个数字，至少在第一组和最后一组之一。
能看到它所有位置的单元格，不能填这个数字。</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>它就是把单元格扩大成组的双值格链。
在相连的两组之后接上第三组，再比较首尾。</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>一个单元格是花茎格，它的每个候选数各对应一组会被它锁定的单元格，也就是花瓣。
花瓣的候选数种类比单元格多一种。</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>花茎格不管填哪个数字，都会从一片花瓣夺走这个数字。
那片花瓣就要用上其余所有数字。
所有花瓣都有而花茎格没有的数字，至少在其中一片；能看到它所有位置的单元格，不能填这个数字。</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>从有两三个候选数的单元格开始。
为每个候选数找一组单元格，看这些组共有哪个数字。</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>行或列与宫相交处有两三个单元格，候选数的种类至少比单元格多两种。
相交处之外，行或列中以及宫中，各有只含其中一部分数字的单元格。</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>合起来数，数字与单元格一样多，所以每个数字恰好出现一次。
行或列那部分单元格的数字，从这一行或列的其余单元格删去。
宫那部分单元格的数字，从宫的其余单元格删去。</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>看行或列与宫相交、还有几个空格的地方。
在行或列里找一个含其中两个候选数的单元格，再在宫里找一个含另外两个的。</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>一条鱼，它的鱼鳍并不都能看到要删去的候选数。
但从每个鱼鳍出发，都有一条链通到那里。</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>如果鱼鳍都为假，鱼就删去这个候选数。
如果有鱼鳍为真，它的链就删去这个候选数。
所以每种情形下它都要删去。</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>先找一条带鳍的鱼。
再从每个鱼鳍出发，看它会推出什么。</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>从某个候选数出发，沿链会推出不可能的结果。</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>假设这个候选数为真。
一步步必然地推下去，会出现单元格无数可填、区域缺了数字，或者同时推出是与不是。
所以假设不成立。</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>挑一个牵动较多的候选数，在纸上推下去。
利用只有两个候选数的单元格和只有两个位置的区域。</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>某个单元格或区域的所有可能，都推出同一个结果。</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>这些可能中必有一个为真。
从每一种出发，一步步必然地推下去，结果都一样。
所以不管怎样，这个结果都成立。</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>挑一个只有两个候选数的单元格，或在某个区域里只有两个位置的数字。
沿两种可能分别推下去，比较各自的结果。</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>从某个候选数出发，几条推理线合起来推出不可能的结果。</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>假设这个候选数为真，把必然推出的全部写下来。
最后会出现不可能的结果。
所以假设不成立。</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>把盘面抄一份，假设一个候选数，再填入由此推出的数字。
别的办法都不管用时，才用这一招。</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>某个单元格或区域的所有可能，连同它们必然推出的一切，都得出同一个结果。</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>这些可能中必有一个为真。
不管是哪一个，它必然推出的一切都包含这个结果。
所以这个结果成立。</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>把每种可能各在一份盘面上推下去，再找出各份盘面的共同之处。</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>把一个数字在盘面上放九次的所有排法，都用到同一个单元格。</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>这些排法中必有一种就是解。
所有排法都用到的单元格，填的就是这个数字。</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>这是计算机的活。
手工解题时，试着不用这个单元格，就会发现这个数字放不下去。</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>把一个数字在盘面上放九次的所有排法，都不用某个单元格。</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>这些排法中必有一种就是解。
没有排法用到的单元格，填的不是这个数字。</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>这是计算机的活。
手工解题时，试着把这个数字填进那个单元格，就会发现其余的放不下去。</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>能看到同一些单元格的几个单元格，以及它们能同时填的所有数字组合。</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>让被看到的某个单元格无数可填的组合，是不可能的。
只出现在不可能组合里的候选数要删去。</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>取两三个单元格，它们能看到好几个候选数很少的单元格。
写出它们的组合，划掉会让被看到的单元格无数可填的组合。</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>如果某个候选数为真，这个数字在别处就会放不下。</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>把数字填在那里，只沿这一个数字推下去。
最后有个区域没有它的位置，或者它出现两次。
所以这个候选数是错的。</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>选一个位置不多的数字。
假设其中一个位置，标出这个数字接下来必须填在哪里。</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>一个假设的各种推论合起来，得出矛盾或同一个结果。</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>一个链节可以依靠前面的好几个：它们一起删去之后，只剩一种可能。
由此推出的一切都是必然的。
所以结论确定无疑。</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>把盘面抄一份，假设一个候选数，再填入由此推出的数字。
对另一种可能也照样做，然后比较。</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>一个假设的推论得出矛盾或同一个结果。
途中还会用到数对、二阶鱼之类的结构。</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>每个链节都由前面的链节，或由它们形成的简单结构必然推出。
所以结论确定无疑。</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>在抄下的盘面上假设一个候选数，继续解下去。
凡是会用的技巧都可以用。</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>一个假设的推论得出矛盾或同一个结果。
途中还会作出较小的假设，并得出结论。</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>每个链节都由前面的链节，或由从它们出发的另一条链必然推出。
所以结论确定无疑。</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>这已超出人工推理的范围。
推演会逐个展示链节。</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>某个单元格或区域的各种可能中，除了一部分，其余都能证明不可能。</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>逐个试那些错误的可能，直到盘面出现矛盾。
剩下的就是真的。</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>没有已知结构可用时，这是最后的办法。
把每种情形各在一份盘面上推下去。</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>下一步(&amp;S)</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>询问(&amp;K)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>标出选中的数字能填的位置</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>单元格能填什么，为什么不能填别的数字</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>看哪里、怎么填、为什么</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>%1的位置(&amp;I)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>可填位置(&amp;I)</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>允许唯一性技巧(&amp;Q)</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>“下一步”可以使用的技巧</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>技巧难度上限(&amp;U)</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>看这里</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>这个单元格</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>这{count}个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>盘面上的这个%1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>盘面上的这{count}个%1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>可填%1的这个位置</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>可填%1的这{count}个位置</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>关键就在{pattern}。</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>关键就在{pattern}。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第%1步，共%2步：%3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>提示：%1。%2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>点“应用”，在第%2行第%3列填入%1。</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>点“应用”，删去{count}个候选数。</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>假如%1是%2呢？</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>假如%1不是%2呢？</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>有{count}个数填错了</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>笔记是否完整？</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>是否把每个候选数都记成了笔记？</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>如果是，缺少的候选数就视为已删去。</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>如果不是，缺少的候选数不代表什么。</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>缺了一个笔记</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>{cell}中正确的数字被删去了。</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>{cell}的笔记里没有正确的数字。</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>下一步要用到它。</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>没有步骤</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>“下一步”允许使用的技巧在这里都不管用。这个技巧可以：{technique}。</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>没有什么可找的了。</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>从这里起，逻辑无法再作判断：还剩多个解。</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>请自选一个数字：只要能得到解，就是对的。</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>正在寻找下一步…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>删去了{count}个候选数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>删去了{cells}的{digits}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>用时分布</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>还没有计时的游戏</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>中位数是%1。</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>最高的柱条从用时%1开始，共%2局。</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>中位数%1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>已经在导入游戏了。</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>这不是数独游戏历史</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>文件已损坏或不完整</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>这是UTF-16编码，必须用UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>“游戏”一项不是列表</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>%1的内容无法读取</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>这份历史来自本程序的更新版本</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>“题集”一项不是列表</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>有一个题集无法读取</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>有一个题集的谜题无法读取</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>有一局游戏无法读取</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>第%1列</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>第1宫</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>第1宫</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>第1宫</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>第1宫</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>第1宫</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>第1宫</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>第2宫</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>第2宫</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>第2宫</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>第2宫</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>第2宫</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>第2宫</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>第3宫</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>第3宫</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>第3宫</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>第3宫</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>第3宫</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>第3宫</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>第4宫</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>第4宫</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>第4宫</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>第4宫</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>第4宫</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>第4宫</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>第5宫</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>第5宫</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>第5宫</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>第5宫</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>第5宫</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>第5宫</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>第6宫</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>第6宫</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>第6宫</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>第6宫</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>第6宫</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>第6宫</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>第7宫</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>第7宫</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>第7宫</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>第7宫</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>第7宫</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>第7宫</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>第8宫</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>第8宫</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>第8宫</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>第8宫</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>第8宫</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>第8宫</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>第9宫</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>第9宫</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>第9宫</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>第9宫</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>第9宫</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>第9宫</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>两行（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>两列（%1）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>{count}个区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>另外{count}个区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>这{count}个区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>{count}个区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>{count}个区域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>{count}个区域</numerusform>
        </translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a row in a list</comment>
        <extracomment>The number of a row or column in a list such as: rows 3 and 7. Turkish writes &quot;%1.&quot;</extracomment>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a column in a list</comment>
        <translation>第%1列</translation>
    </message>
</context>
<context>
    <name>sudoku::IdleCoach</name>
    <message>
        <source>Coach</source>
        <translation>教练</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>询问这个单元格</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>全部步骤</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>学习…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>练习…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>“下一步”先说看哪里，再说那里有什么，最后说为什么。说到哪一层，由你决定。</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>看哪里、怎么填、为什么</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>能填什么，为什么不能填别的数字</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>现在能找到的全部步骤</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>从规则到最难技巧的课程</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>需用某个技巧的局面</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>没有可恢复的：%1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>没有可导入的：%1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>其中没有游戏。</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>其中的游戏已存在。</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>全部%Ln局游戏都已存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>%1中没有新的游戏。</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>从回收站取出：%1。</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>一起带来的题集：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>从%1恢复了%Ln局游戏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>从%1导入了%Ln局游戏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>从%1恢复了%Ln步操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>从%1导入了%Ln步操作</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what came, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>%1 (%2).</source>
        <comment>what came, moves</comment>
        <extracomment>Such as: 12 games imported from sudoku.json (300 moves).</extracomment>
        <translation>%1（%2）。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln步操作</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>%1的备份</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>已有%Ln局存在。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>数字的含义</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角落</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>笔记</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中心</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>中心笔记</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>输入的数字直接填入</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>位置固定的笔记，等同于{Shift}+数字</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>排成一行的笔记，等同于{Ctrl}+数字</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>颜色，等同于{Ctrl}+{Shift}+数字</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, before the last is joined by and</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two, then 8</comment>
        <extracomment>Two items of a list whose last item begins with 8, such as: 4 or 8</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items, before the last is joined by or</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more, then 8</comment>
        <extracomment>The end of a list of three items or more that ends with an 8. %1 is all but the last item: 1, 4 or 8</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items</comment>
        <extracomment>What stands between the items of a list, with its blank if the language has one: 1, 4, 7</extracomment>
        <translation>、</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between items that may be lists</comment>
        <extracomment>What stands between items of which some are lists themselves: 1 and 4 in r6c5, 2 in r8c1</extracomment>
        <translation>；</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <extracomment>Two whole sentences, one after the other: without a blank in Chinese and Japanese</extracomment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>sudoku::KeysDialog</name>
    <message>
        <source>C&amp;lear</source>
        <translation>清除(&amp;L)</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>默认快捷键(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>改用于此(&amp;T)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>搜索菜单项和快捷键</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>菜单项及其快捷键</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>所有菜单项都是默认快捷键。</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>请选择菜单项。</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1：默认没有快捷键</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1：默认为%2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1的快捷键</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>请到上面的框里，按下新的快捷键。</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1不能更改，它用于：%2。请按别的键。</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1已用于%2，要改用于此吗？</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1现在没有快捷键。</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1的快捷键现在是%2。</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到。</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>已掌握</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>选择从哪里开始</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>已掌握%1/%2</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>提示的第%1层，共4层</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>在哪里</translation>
    </message>
    <message>
        <source>What</source>
        <translation>是什么</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>应用</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>技巧指南</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>选择从哪里开始</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>查找技巧</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>基础</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>约%Ln分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>已掌握</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>温习 · %Ln天</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>温习</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>下一课 · %1分钟</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1分钟 · 学习中</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分钟</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>已掌握，该温习了</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>学习中</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1，已有%Ln天没遇到</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1，好一阵没遇到</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>该温习了</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>连接两个双值格的数字</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>最多只有一组能有的数字</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>该单元格能看到的数字</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>每个都排除它看到的位置</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>已有该数字</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>已有%1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>不能是%1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>可删去的候选数</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>必定是%1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>必定是这个数字</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>是这个数字</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>是%1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>由一处推出另一处</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>不是这个数字</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>不是%1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>一端为假，另一端为真</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>一端为真，另一端为假</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>全是%1，或全不是</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>前一种颜色不是时，这些全是这个数字</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>另一组：全是这个数字，或全不是</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>前一种颜色不是时，这些全是这个数字</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>行或列上的单元格</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>A组</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>C组</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>D组</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>第%1步已删去</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>先前已删去</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>其中必有一个是%1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>%1的位置</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>这些数字占满这些单元格</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>相同的双值格</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>两翼</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>可以互换</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>鱼的位置</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>至少一个为真</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>一起尝试的单元格</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>行或列与宫的相交处</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>结构</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>鱼鳍：多出的位置</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>多出的第三个%1：必定为真</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>阻止互换的数字</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>矛盾所在</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>与多出的数字构成数组的单元格</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>会没有候选数</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>宫里的单元格</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>B组</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>数字比单元格多一个的组</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>花茎格</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>枢轴格</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>看这里</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>要看的行</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>要看的列</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>要看的宫</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>看一看，第%1段，共%2段</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>找一找，第%1题，共%2题</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>用一用</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>本课结束</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>看一看</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>找一找</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>课程目录</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>已掌握%1/%2</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>上课</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>本课的例子</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>回到课程</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>本课结束</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>上课：%1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>用方向键选单元格，按数字选候选数，按{Enter}选单元格本身。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例子：%1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>本课的局面</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1：正在准备例子…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1，看一看：第%2段，共%3段。</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>自己的游戏不受影响。</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>已掌握</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>尚未掌握</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>独立找到两道练习题，就证明已经掌握。</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>这一课教你怎么找。</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>看一看</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>把一个局面解到底。下一步需用：%1。</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>提示照常可用。自己的游戏保存在题库里。</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>正在找局面…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>没有可玩的局面。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>用一用</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>解到底</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>结束本课</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1，用一用。</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>自己的游戏保存在题库里。</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>你自己找到了。</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>你把它解完了。</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>%1已掌握。</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>独立找到%1次；在练习或游戏中独立找到%Ln次就算掌握。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>下一课：%1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>更多练习题</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>下一局</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>随机而定：从简单到极难都有可能。</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>已知数多，而且随时都有某个单元格或数字只有一种填法。</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>数对、三数组，以及限定在一行或一宫里的数字。</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>跨两行以上的结构：二阶鱼、摩天楼、各种Wing。</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>更大的结构和短链。</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>很长的推理链。</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>任何结构都不够用，必须试填。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>适合我</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>难度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>需用(&amp;N)</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>现在无法保存</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>撤销删除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>打印列出的全部游戏…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>显示技巧</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>开始</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>全部难度</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>卡片</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>显示：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>不限题集</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>导入题集…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>不限标签</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>排序方式：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>玩下一道</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>随机玩一道</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>重命名题集</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>删除题集</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>列表中第一道未开始的谜题</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>列表中任意一道未开始的谜题</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>题集的更多操作</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>它们共同的标签</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>题集名称</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>精彩，再玩</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>用逗号分隔</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>详情</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>正在导入%1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>正在导入%1：另一个程序锁定了游戏，正在等待…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>不是谜题</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>哪些不是谜题，为什么</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>未导入</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>哪些没有导入，为什么</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>还有%1个。</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>题库</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>难度、状态、标签、日期、技巧</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>可查卡片上的所有文字、日期、数字和技巧</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜索</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>导入题集</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>回收站是空的。删除的游戏会在这里保留30天。</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>还没有玩过游戏。</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>没有这样的谜题。</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>没有这样的游戏。</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>列表中的谜题都已经开始玩了。</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>这个题集的谜题都已经开始玩了。</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>已删除：%1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>已恢复：%1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>无法删除。</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>导出选中的游戏</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>历史(*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件(*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-games</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>暂停的游戏不能打印。</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryProfile</name>
    <message>
        <source>%1, %2</source>
        <comment>a level, a game</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>正在寻找解题路径…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>题集</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>导入题集…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>标签</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>回收站</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最近玩过</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>开始日期</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln局游戏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1/%Ln局游戏</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>回收站里没有游戏</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>回收站里有%Ln局游戏，各保留30天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>已选中%1/%Ln局游戏</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>已删除：%1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>已恢复：%1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>解出%1/%2</translation>
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
        <translation>尚未定难度</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>无编号</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>看过答案</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>以前解过</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>%1的每日谜题</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>这道谜题用到的技巧还不清楚。</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>技巧：%1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>评分：%1/%2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>难度：%1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1/%Ln道谜题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln道谜题</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>已保留</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>删除于：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>若非此，则彼</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>若是此，则非彼</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>强</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>弱</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>强链，若非此，则彼</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>弱链，若是此，则非彼</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln道谜题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln道谜题中的前%1道</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>包括填数(&amp;E)</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>包括难度和评分(&amp;R)</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>谜题很多时，计算需要一些时间。</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>最难的一步：%1。</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>最难的一步：%1。你找到的最难一步：%2。</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>最难的一步：%1。你自己找到了。</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>接下来可学：%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>退出(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>选择新游戏(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>上一局(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>检查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>首选项(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>可填位置(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>更改快捷键(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>关于数独(&amp;A)</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>剪贴板里有一道谜题。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>开始玩</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>显示两个解</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>关于数独</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;数独 %1&lt;/h3&gt;&lt;p&gt;讲解每一步、保存每一局的数独游戏。&lt;/p&gt;&lt;p&gt;MIT许可证&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>最后的操作未能保存，现在退出就会丢失。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>仍要退出(&amp;X)</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>正在生成谜题</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>不开始新游戏</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>请先关闭提示：它遮住了颜色和连线。</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>请先选择颜色。</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>强链，从%2的%1</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>弱链，从%2的%1</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1：在%3的%2处松开。</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1到%3的%2。</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>已去掉连线。</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>这里的笔记中没有%1。</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1：移到另一端，再按数字。</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>没有连线。</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>这些单元格没有连线。</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>没有已上色的候选数。</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>这些单元格里没有已上色的候选数。</translation>
    </message>
</context>
<context>
    <name>sudoku::MenuKeys</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a submenu, its entry</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::Mistakes</name>
    <message numerus="yes">
        <source>It is the first of {count} wrong entries.</source>
        <translation>
            <numerusform>一共填错了{count}个数，这是第一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>{cell}的{digit}填错了。</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>{cell}的{digit}填错了，是上一步填入的。</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>{cell}的{digit}填错了，是%n步之前填入的。</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>这样填，{house}中的{digit}最后会没有位置可放。</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>这样填，{cell}最后会无数可填。</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>这样填，盘面就无法填完。</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house}已经有{digit}了，在{cell}。</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>回到出错之前，还会丢掉一些笔记。</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>回到出错之前，还会丢掉%n个填对的数。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>已清除%n个填错的数。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>已清除{cell}的{digit}。</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>已回到出错之前，同时丢掉了%n个填对的数，撤销可以恢复。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>已回到出错之前，同时丢掉了一些笔记，撤销可以恢复。</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>已回到出错之前。</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>关键时刻</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1/%Ln个填数</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>显示步骤</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>从这里回放</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>填这个数之前的局面</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>练习：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>开头</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>分支（%Ln步操作）：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>检查过</translation>
    </message>
    <message>
        <source>help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>存档点</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>开始试填</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>开始第%1层试填</translation>
    </message>
    <message>
        <source>here</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of a move, what is said of it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListView</name>
    <message>
        <source>Moves</source>
        <translation>操作记录</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>当时的游戏</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>单击或按{Enter}转到那里。</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>差一点：{candidate}只看到了关键的一部分。</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>请找一个含{digit}、又能看到其余部分的单元格。</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>它必须在两组单元格中各看到一个。</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>它必须同时看到结构的两端。</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>它必须看到结构中所有能填这个数字的单元格。</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>差一点：{candidate}在鱼所用的行或列上。</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>但它没有看到所有鱼鳍，而鱼鳍有可能为真。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>请沿着鱼所用的行或列，找一个能看到所有鱼鳍的单元格。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>差一点：{candidate}能看到鱼鳍。</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>但它不在鱼所用的行或列上。</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>请看鱼所用的行或列在哪里经过鱼鳍能看到的单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>差一点：单元格{cell}选对了。</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>但那里该填的是另一个数字。</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>但那里该删去的是另一个数字。</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>请看清这个结构涉及哪些数字。</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>差一点：{candidate}是结构的一部分。</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>结构本身要保留，该删去的是它排除的候选数。</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>差一点：{cell}属于这个结构。</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>但结构排除的并不是它的{digit}。</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>请找因此只剩一个数字的单元格。</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>请看结构中各单元格里的其他数字。</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>请看能看到这个结构的单元格。</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>需用</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a technique, why the player may want it</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>sudoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>难度(&amp;V)</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>每日(&amp;A)</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>按编号(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>正在生成谜题</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>开始(&amp;P)</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>此挖空方式的默认顺序</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>已知数(&amp;G)</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>最少已知数</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>最多已知数</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>终盘怎样生成，谜题由它挖空而成</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>挖去哪些已知数，挖多少</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>按什么顺序尝试挖空</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>留下的已知数怎样对称</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>已知数有多少</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>同一种子在任何电脑上都生成同一道谜题</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>重置(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>终盘(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>挖空(&amp;H)</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>顺序(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>对称(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日期(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>难度(&amp;L)</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>同一编号在任何电脑上都得到同一道谜题。</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>谜题编号(&amp;D)</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>这个编号的盘面不是谜题：必须恰有一个解。</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>没有找到这样的谜题。请换个选择，或再试一次。</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>试了很多谜题都不符合，请放宽条件。</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>不适用于“适合我”的谜题</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>正在寻找这样的谜题…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>编号形如1-backtracking-all-180-48213。</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>种子是小于2^64的数。</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>这种挖空方式有自己固定的挖空顺序和数目。</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>所有课都已掌握</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>常练习、常温习，就不会忘。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例子：%1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>开始 · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>下一局的难度</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>记法</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>数字%1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>数字%1，多了%n个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>数字%1，还剩%n个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>多了%n个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>选中%1（{Alt}+%1）：还要填%n个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Numbers</name>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <translation>零</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <translation>一</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>两</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>三</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>四</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>五</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>六</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>七</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>八</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>九</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>角落笔记</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>中心笔记</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>候选数颜色</translation>
    </message>
    <message>
        <source>links</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>颜色</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>sudoku::Opened</name>
    <message>
        <source>Then only {digit} is left for {cell}.</source>
        <translation>这时{cell}只剩{digit}可填。</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>这时{house}中，{digit}只能填在{cell}。</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>唯一解。难度：%1，需用%2。</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>唯一解。难度：%1。</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1，HoDoKu %2 %3。</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>每个已知数都不可少。</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>有些已知数是多余的。</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>各个解在%n个单元格上不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>各个解的差别在%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>独立找到%1题，使用帮助%2题，看了答案%3题，跳过%4题</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>是一个文件夹</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>是一个管道</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>是一个套接字</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>是一个设备</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>是指回自身的链接</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>是保存游戏用的文件之一</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>在保存游戏用的文件夹里</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>还没有页面</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>第%L1页，共%L2页</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>题库</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每日</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>每日谜题</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>玩过的游戏</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>下一页</translation>
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
        <translation>每日谜题(&amp;I)</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>录入谜题(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>题库(&amp;L)…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>导入题集(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>统计(&amp;S)…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>解题路径(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>全部步骤(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>学习(&amp;L)…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>练习(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>技巧指南(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>暂停或继续</translation>
    </message>
</context>
<context>
    <name>sudoku::Paper</name>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>答案在最后几页</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>答案在最后一页</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>第%L1道谜题，共%L2道</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>第%L1至%L2道谜题，共%L3道</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>第%L1页</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>每个二维码都是在%1打开该谜题的链接。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln道谜题</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>每行、每列、每宫里，1到9各出现一次。</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>每道谜题恰有一个解。</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>第%1题</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>%n个已知数</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>扫码去玩：</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>其中没有谜题</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>ZIP压缩包：HoDoKu存为.hsol的内容，也可以另存为.txt或.ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>字节0x00：不是UTF-8文本</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>是XML，但既不是OpenSudoku的，也不是KSudoku的</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>不是有效的XML</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>不是有效的JSON</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>值的个数超过一道谜题所需</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>嵌套太深</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>{number}在第{row}行出现两次：{first}和{cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>{number}在第{column}列出现两次：{first}和{cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>{number}在第{box}宫出现两次：{first}和{cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>无解</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>不止一个解</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>不应出现{character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>空格用{character}表示，而前面用的是{before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>超过81个单元格</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>81个单元格只有{count}个</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>这一行超过九个单元格</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>这一行只有{count}个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>九行只有{count}行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>这一行有{count}个单元格，应为九个</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>[State]超过九行</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell}与[Puzzle]中那里的已知数不同</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character}不是候选数</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character}在这个单元格里出现两次</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character}在{cell}里出现两次</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>{cell}没有候选数</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>{cell}没有剩下候选数</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>超过729个候选数</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>729个候选数只有{count}个</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>只有标记，没有候选数</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>“u”后面应恰有一个数字</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>不是00到80的单元格编号</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>不是1到9的数字</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>不是001到009的候选数</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell}已经填了</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>题库单行格式应以“:”开头</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>有{count}个冒号，题库单行格式应有6或7个</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>不是技巧代码</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character}不是1到9的数字</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>“+”后面应是数字</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>不是候选数：应为数字、行、列，各为1到9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>不是12位十六进制摘要</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>有{count}个字段，应为摘要、谜题和评分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>有{count}个字段，至少应有7个</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>这一行在谜题那一栏之前就结束了</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character}不能表示压缩的单元格</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>不是1到4的难度</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>不支持SudokuPad自己的格式（scl），但可以读取f-puzzles网址</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>这个网址里没有谜题，只是指向谜题所在之处</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>不是用LZString压缩的文本</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>压缩的JSON中，{error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>大小与单元格之间缺少“:”</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>随机种子只有在原来的程序里才能对应谜题</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>大小不是3x3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X（对角线）不是标准数独</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text}不是标准数独</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character}不是Solo的选项</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>“_”应在两个数字之间</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character}既不是数字，也不是连续空格的代码（a-z）</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>数大于9，或缺少“_”</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>已知数的个数不完整</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character}不是已知数的个数</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>有{count}个已知数，而个数之和是{number}</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character}不是单元格</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell}的已知数给出两次</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>不是JSON对象</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>约束“{text}”，标准数独没有</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>单元格属性“{text}”，标准数独没有</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell}不在第{box}宫：宫的形状不同</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>大小不是9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>没有“grid”</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>不是九行</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>不是九个单元格</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>“笔记”一项不是列表</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>{cell}有一个笔记不是1到9的数字</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>{cell}的值不是{number}到9的数</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>“data”的第{number}个单元格：{reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>既没有GNOME Sudoku的“cells”，也没有f-puzzles的“grid”</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>有一个单元格没有位置</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>行和列不是0到8的数</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell}出现两次</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>没有说明{cell}是否固定</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>{cell}没有“earmarks”列表</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>“earmarks”中有一项不是1到9的数字</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>难度不是文本</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>用时不是有效的秒数</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>OpenSudoku文件的版本未知：{text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>“data”的版本未知：{text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>有一局游戏没有“data”</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>“data”中有{count}个单元格，应为81个</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>{cell}的笔记无法读取</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>没有说明{cell}是否可以编辑</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>用时不是有效的毫秒数</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>没有“graph”，无法得知谜题类型</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>不是9×9的标准数独</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>有{count}个值，应为81个</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{cell}的{character}不是有效的值：应为b（1）至j（9），空格为_</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>有一个事件的“index”不是0到80的数</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>有一个事件改动了已知数{cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>“markers”不是由0和1组成的九个字符</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>有一个事件既没有“markers”，也没有0到9的值</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>文本第%1行：%2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>文本第%1行第%2个字符：%3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>空白字符</translation>
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
        <translation>字节%1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>解题路径</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>已复制解题路径，每行一步。</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>折叠唯一数</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>从头开始</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>前一步</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>后一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>播放解题路径时每步显示多久</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>从这里开始玩</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>请选择步骤。</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>正在寻找解题路径…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>没有这样的步骤。</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>这里逻辑无法判断：还剩多个解。</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>没有什么可找的了。</translation>
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
        <translation>最难一步：%1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>多个解</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>第%1步，共%2步。%3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>自己的游戏不受影响。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>{count}个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>box</source>
        <translation>宫</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>宫</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>游戏已暂停。</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>好眼力。</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>练习用的局面</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>用方向键选单元格，按数字选候选数，按{Enter}选单元格本身。</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>请找出：%1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>请点击它能确定的单元格。</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>请点击它能排除的候选数。</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>这里已没有更简单的步骤。</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>这个已经找到过了。</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell}没有候选数{digit}。</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell}已经填了。</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>正确：{cell}是{digit}。</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>正确：删去{cell}的{digit}。</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>{all}个全部找到了。</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>共{all}个，已找到{found}个。</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>这个技巧推不出{cell}是{digit}。</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>请先找结构，再找它能确定的单元格。</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>数字没错，但这里推不出{candidate}。</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>请先找结构，再看它排除了什么。</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>这种技巧排除不了{candidate}。</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>请看另一个数字。</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell}不是任何一行、列或宫的最后一个空格。</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>请找只剩一个空格的行、列或宫。</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell}还可以是{digits}。</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>请找这样的单元格：它所在的行、列、宫里已有八个不同的数字。</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell}所在的行、列、宫里，没有哪个数字只能填在它这里。</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>选定一个数字，看它在某个宫里还能填在哪里。</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>这个技巧确定不了{cell}。</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>三次没找对，就算使用帮助找到。</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>无操作%Ln分钟后</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>撤销重置</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>搜索首选项</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>首选项分组</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>所有首选项恢复默认</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>填数</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度浅色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度深色</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>主题 浅色 深色 高对比度</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>行号和列号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>数字大小</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>数字大小(&amp;S)</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>数字字体</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>数字字体(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>面板在左侧(&amp;P)</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7、8、9在最上一排，与计算器相同(&amp;L)</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>加大触控按钮(&amp;T)</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>突出显示</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>标出冲突的数字(&amp;M)</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>选中单元格所在的行、列、宫(&amp;B)</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>盘面上的选中数字(&amp;W)</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>笔记中的选中数字(&amp;O)</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>解出或填错时播放声音(&amp;D)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>单元格</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>都可以</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>填数时先选(&amp;I)</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>数字 单元格 点击 键盘 鼠标 触控</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>立即标出填错的数（算作使用帮助）(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>填数后去掉被排除的笔记(&amp;E)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>显示时钟(&amp;H)</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>自动暂停(&amp;Y)</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>闲置 分钟</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>提示 技巧 唯一性 难度</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>更改快捷键(&amp;G)…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>更改 快捷键 键盘</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>所有首选项都已恢复默认。</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>首选项已恢复原样。</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>未写入：%1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>保存为PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>这些谜题(&amp;Z)</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>这道谜题(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>新谜题册(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>生成谜题(&amp;M)</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>包括填数和笔记(&amp;E)</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>包括打开的提示(&amp;H)</translation>
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
        <translation>全部候选数(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>末尾附答案(&amp;S)</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>难度曲线(&amp;F)</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>显示谜题难在哪里（仅在每页一两道题时可用）</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>纸张(&amp;A)</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>每页谜题数(&amp;G)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>保存为PDF</translation>
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
        <translation>已保存：%1。</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>这里无法打印：%1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已发送到打印机。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>请稍候…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>前段（%1）</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>中段（%1）</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>后段（%1）</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>开局轻松，%1吃紧，之后轻松。</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>开局轻松，%1吃紧。</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>%1吃紧，之后轻松。</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>%1吃紧。</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>开局轻松，%1有一处难关，之后轻松。</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>开局轻松，%1有一处难关。</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>%1有一处难关，之后轻松。</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>%1有一处难关。</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>%1最难，%2再度吃紧，之后轻松。</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>%1最难，%2再度吃紧。</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>%1吃紧，%2最难，之后轻松。</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>%1吃紧，%2最难。</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>全程只需唯一数，但有时可走的步骤不多。</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>全程轻松：随时都有至少{count}个可走的步骤。</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>没有可走的步骤</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>有{count}个可走的步骤</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>第%1步，共%2步：%3，%4。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1，在%2。</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>两个解在%n个单元格上不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>两个解的差别在%1。</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>正在寻找解…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>无解，有数字错了。</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>唯一解，可以开始玩。</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>请录入谜题的已知数，或粘贴谜题。</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>不止一个解，还缺数字。</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>补上了%n个数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>这不是数独：%1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>%n道谜题中的第一道。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>复制为(&amp;A)</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>不含填数的谜题(&amp;W)</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>谜题编号(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>谜题(%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>拖入的文本</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件(*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>局面（一行81个字符）</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>不含填数的谜题</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>有多个解的谜题没有编号。</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>谜题编号%1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>已复制：%1。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>没有可打开的文本。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1：未保存：%2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1：已保存。</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1：已保存，但这种格式容不下全部填数和笔记。</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1：这道谜题以前已开始玩，现在接着玩。</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1：已打开。</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>它有多个解，得到任何一个都算解出。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>适合你的谜题</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>开始一道适合我的谜题</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>谜题的二维码</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>二维码</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>扫码可在另一台设备上玩这道谜题。二维码里是在%1打开谜题的链接。</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>这个单元格能填什么？</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1：能填什么？</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>{house}中，{digit}能填在哪里？</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>%1的所有数字</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>{house}中{digit}的所有位置</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>%2为什么不是%1？</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>现在用逻辑就能确定。可以选一项来询问，也可以直接看下一步。</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>点击数字可以查看原因。点击或移到别的单元格，可以询问那里能填什么。</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>点击列表中的单元格可以查看原因。</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>询问和提示一样，算作使用帮助。</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>询问：%1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell}已有数字：{digit}。</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{house}的{digit}在{cell}。</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>{digit}仍有可能，目前还没有什么能排除它。</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>{digit}先前已被排除。</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>它不能是{digit}，但证明这一点需要{count}步。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1，然后%2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>询问：%1不是%2。</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>询问：%1不是%2。点“删去%2”即可删去这个候选数。</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>正在寻找证明…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>有一个数填错了。要看看吗？</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>有几个数填错了。要看看第一个吗？</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>填错的数不能作为依据，回答时不予考虑。</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1是已知数。</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1已有数字。</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>点击或移到一个空格，就可以询问那里能填什么。</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>可走的步骤不超过两个</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>准备好的谜题</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>正在生成谜题…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln个已知数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells}都只有{digits}，而且每一个都能看到下一个。</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>所以两个数字沿途交替出现，只有两种排法。</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>{even}中任取一格，再从{odd}中任取一格，两格的数字总不相同。</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell}能看到{one}和{other}：这两个单元格一个是{a}，一个是{b}。</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>沿链推下去：绕一圈又回到起点。</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>反方向推也成立，所以每个链节的两端恰有一端为真。</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell}只能是{digits}，不会是别的数字。</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>{cells}中有一个是{digit}，而{gone}能同时看到它们。</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>沿链推下去：{end}。</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>这与假设相反，所以假设不成立。</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>一个单元格不能同时填两个数字，所以假设不成立。</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>所以至少有一项成立：{one}，或者{other}。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell}或者是{other}，或者它看到的{source}这组含{digit}。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell}或者是{other}，或者它看到的{source}是{digit}。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell}或者是{other}，或者它看到的{source}中有一个是{digit}。</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>如果{start}，结论直接成立。</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>如果{start}，立即可知{end}。</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>如果{start}，沿链推下去：{end}。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}既是{digit}，又不是{digit}</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}既是{one}，又是{other}</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house}中{digit}出现两次（{cells}）</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house}中{digit}没有位置可放</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}没有候选数了</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>这不可能：{broken}。</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>沿链推下去：{broken}。</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>这不可能，所以假设不成立。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell}要么是{digit}，要么不是。</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell}是{digits}。</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house}中，{digit}在{places}。</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>从其中每一种出发沿链推，结果都是{end}。</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>如果{cells: 这{count}个单元格}都只有{digits}，这两个数字就可以互换，而每行、每列、每宫仍然正确。</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>那就有了第二个解，而数独只有一个解。</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>那个单元格与{cells}构成显性数组，正好用完{digits}。</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>只有{cell}能避免这一点，所以它必定是{digits}。</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>所以{cells}中至少有一个是{digit}。</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>同时看到两者的单元格都不能是{digit}。</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>能同时看到它们的单元格都不能是{digit}。</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>所以{cells}中至少有一个是别的数字：{digits}。</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners}位于两行、两列，而且只占两宫。</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.to}中，{digit}除了这些角没有别的位置。</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>假如{one}是{digit}，{other}也必定是{digit}，另外两个角就都是{rest}。</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>这样四个角就只有{digits}。</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house}中，{digit}在{cells}。</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>假如这两个角有一个是{digit}，另一个就是{other}。</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others}只有{digits}，这样四个角就都只有这两个数字。</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>假设{cell}是{digit}。</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>那么{row}的{other}在{inRow}，{column}的{other}在{inColumn}：没有别的位置了。</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last}只有{digits}，所以它是{digit}，四个角就只有{digits}。</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>四个角都不是已知数，两个解就无从区分。</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>所以{cells}中至少有一个是{digit}，同时看到两者的单元格都不能是{digit}。</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>如果{cell}是{digit}，四个角上的两个数字就可以互换。</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells}连成一圈。</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>沿着这一圈，每个单元格都能看到下一个，而且每行、每列、每宫里要么恰有其中两个，要么一个也没有。</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>除{cell}外，每个空格都只有两个候选数。</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>去掉它的{digit}，每个数字在各个区域里就都有两个位置。</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>那样的话，任何一个解只要把每个空格填的数都换成该格的另一个候选数，就成了第二个解。</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>数独只有一个解，所以{cell}是{digit}。</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house}中，只有{cells: 这两个单元格}能填{digit}，所以另一个单元格是{digit}。</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>几乎每个空格都只有两个候选数，多于两个的只有{cells}。</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>假如没有多出的{digits}，把解中每个空格填的数都换成该格的另一个候选数，就得到第二个解。</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>所以{cells}中至少有一个是{digits}。</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{digit}在{lines}中都只有两个位置。</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{digit}在{lines}中都只有两个位置。</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet}同在{house}，所以最多只有一个是{digit}。</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>所以其中至少有一行或一列的{digit}在另一端：{ends}。</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>{lines}也是如此，两端是{ends}。</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>{digit}在{lines}中也是如此，两端是{ends}。</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>能同时看到同一只双线风筝两端的单元格，不能填这只风筝的数字。</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>同理，两种情形都排除了{cells}。</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box}中，所有的{digit}都在{near}或{other}。</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line}中，{digit}只有两个位置：{near}和{far}。</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>如果{far}是{digit}，{cells}就不能是{digit}。</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>否则{near}是{digit}，{box}的{digit}就在{other}，{cells}同样不能是{digit}。</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>某个区域里{digit}只有两个位置时，其中必有一个正确。</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>把这样的成对位置连起来，交替染成两色。绿色：{cells}。</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>棕色：{cells}。</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>要么绿色的全是{digit}，要么棕色的全是{digit}。</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>这些单元格都能同时看到一个绿色和一个棕色：{cells}。</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell}能看到绿色的{one}和棕色的{other}。</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}都是绿色，又同在{house}：最多只能有一个是{digit}。</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}都是棕色，又同在{house}：最多只能有一个是{digit}。</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>所以绿色的都不是{digit}，棕色的全是{digit}。</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>所以棕色的都不是{digit}，绿色的全是{digit}。</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>要么绿色圆点正确：{cells}。</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>要么反过来，棕色方块正确：{cells}。</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>另外，要么绿色圆环正确：{cells}。</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>要么反过来，棕色方框正确：{cells}。</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one}{a}和{other}{b}能互相看到：最多只有一个正确。</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>所以{ones}和{others}中至少有一种正确，而{cells}两种都能看到。</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one}{a}能看到{ring}{b}和{frame}{d}。</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one}{a}能看到{ring}{b}，{one}{c}能看到{frame}{d}。</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>这里看到的两处必有一处正确，所以{ones}都是错的。</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>绿色圆点</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>棕色方块</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>绿色圆环</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>棕色方框</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>绿色圆点</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>棕色方块</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>绿色圆环</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>棕色方框</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>绿色圆点</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>棕色方块</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>绿色圆环</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>棕色方框</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>如果{digit}填在鱼鳍上，{cells}也不能是{digit}，因为鱼鳍能看到这里。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.of}中，{digit}{places: 只有{count}个位置}，全都在{cover.in}中。</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>选定的每个区域都要有一个{digit}，而{cover.in}各自最多只能有一个，所以后者的{digit}都在这些位置上。</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.of}中，{digit}{places: 只有{count}个位置}。</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>它们全都在{cover.in}中。</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>它们全都在{cover: 另外同样数目的区域}中。</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>选定的每个区域都要有一个{digit}，而{cover: 另外这些区域}各自最多只能有一个，所以后者的{digit}都在这些位置上。</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells}在其中两个区域的相交处：假如这里填{digit}，一个{digit}就占去两个区域，剩下的区域放不下其余的{digit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>看{base.of}中的{digit}。</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>除了鱼鳍{fins}，其余的都在{cover.in}中。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>除了{count}个单元格，其余的都在{cover.in}中。</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>鱼鳍：{fins}。</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>如果{digit}不填在鱼鳍上，其余位置（{places: 蓝色圆点}）就构成{fish}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>如果{digit}不填在鱼鳍上，其余位置（{places: 蓝色圆点}）就构成{fish}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>这时{cover.of}的其他单元格都不能是{digit}。</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.of}中的{digit}，除{fins}外都在{cover.in}中。</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>换个角度看，除{fins}外都在{cover.in}中。</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>两种看法各有自己的鱼鳍，也就是多出的位置。</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>如果{digit}不填在鱼鳍上，就构成{fish}，它所占的列、行或宫的{digit}都落在鱼的位置上。</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>如果{digit}不填在鱼鳍上，就构成{fish}，它所占的列、行或宫的{digit}都落在鱼的位置上。</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>如果{digit}填在鱼鳍上，能看到这些鱼鳍的单元格也不能是{digit}。</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>所以{starts}中至少有一个是{digit}。</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>从其中每一个出发，沿链推下去都得到：{end}。</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house}只有一个空格。</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>数字1到9中，那里只缺{digit}。</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>所以{cell: 这个单元格}必定是{digit}。</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>看{cell: 这个单元格}和它所在的行、列、宫。</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>那里已经有{digits: {count}个不同的数字}。</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>前面已经推出，它不能是{digits}。</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>只剩下{digit}，所以它必定是{digit}。</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house}还缺{digit}。</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>有{digits: {count}个{digit}}可以对它进行排除。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>同一行、列或宫里不能有两个{digit}，所以{cells: {count}个单元格}被排除。</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>{cells}中的这个候选数先前已经删去。</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>能填{digit}的只剩{cell: 一个单元格}，{digit}必定填在这里。</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from}还缺{digit}，而且{places: 只有{count}个位置}可放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from}还缺{digit}，而且{places: 只有{count}个位置}可放。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>这两个位置又都在{in}中。</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>这些位置又都在{in}中。</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>不管填在哪个位置，都同时是{in}的{digit}。</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house}中，{cells}的候选数只有{digits}。</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>所以{digits}已被用完：{houses}的其他单元格都不能再填这些数字。</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>两个单元格填两个数字，各填一个，顺序可以对调。</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>两个单元格填两个数字，各填一个。</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>{count}个单元格填{count}个数字，各填一个，顺序未定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>{count}个单元格填{count}个数字，各填一个。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house}中，数字{digits}一共只有{count}个位置：{cells}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>{count}个数字需要{count}个单元格，所以正好占满这{count}个单元格。</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>这些单元格里不能再填别的数字。</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>枢轴格{pivot}是{digits}。</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer}只有{digits}：如果{pivot}是{own}，{pincer}就是{digit}。</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>或者{pivot}自己就是{digit}。</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>所以{ends}中至少有一个是{digit}。</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one}和{other}是相同的双值格：每格都是{digits}。</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house}中，{link}在{places}。</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>如果{place}是{link}，它看到的{twin}就是{digit}。</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>所以{one}和{other}中至少有一个是{digit}。</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: {letter}组}是{cells}：一个单元格，两个数字{digits}。</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: {letter}组}是{cells}，含{digits}。</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: {letter}组}是{count}个单元格，含{more}个数字：{digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: {letter}组}是{cells}：{count}个单元格，{more}个数字{digits}。</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>两组的{one}彼此都能看到，{other}也是如此：每个数字最多只能在一组里。</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>一组只能缺一个数字，所以每组恰好缺{digits}中的一个。</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>每组其余的数字都在组内，{digits}则各在其中一组。</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>两组的{digit}彼此都能看到，所以最多只有一组能有{one}。</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>两组的{digit}彼此都能看到，所以最多只有一组能有{one}。</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>没有它的那一组必须用上其余所有数字，包括{digits}。</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>所以{digits}都必定在{one: {a}组}或{other: {b}组}中出现。被删去的候选数能看到两组中同一数字的所有位置。</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>所以{one: {a}组}和{other: {b}组}中至少有一组有{digits}，而{cells}能看到两组中所有的{digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>所以{one: {a}组}和{other: {b}组}中至少有一组有{digits}，而{cells: {count}个单元格}能看到两组中所有的{digits}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>{set: {letter}组}和{c: C组}中最多只有一组能有{digits}：这些{digits}彼此都能看到。</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>C组只能缺一个数字，所以A组会失去{a}，或者B组会失去{b}；失去数字的那一组必须用上{digits}。</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>相邻两组共有一个数字，它在两组中的位置彼此都能看到：必有一组没有它，那一组的其余数字就都得用上。</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next}组失去{digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>接着{links}。</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>如果A组缺{digits}中的一个，则{links}。</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>如果A组没有{digits}，则{links}。</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem}是{digits}。无论是哪一个，都会让某一组失去这个数字。</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>如果它是{digit}，{set: {letter}组}的{cells}就没有{digit}，必须用上{gone}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>如果它是{digit}，{set: {letter}组}的{cells: {count}个单元格}就没有{digit}，必须用上{gone}。</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>所以至少有一组会把{digits}全都用上。被删去的候选数能看到同一数字在各组中的所有位置。</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>所以至少有一组会用上{digit}。被删去的候选数能看到所有这些位置。</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house}中，{digits}只能在这些单元格里，所以要从其他单元格中删去。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells}既在{line}，又在{box}。</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>它们合起来只能填{digits}。</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line}中，{cells}只能填{digits}。</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box}中，{cells}只能填{digits}。</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>这{count}个单元格里任何数字都不能重复，而一共有{count}个数字，所以每个数字恰好出现一次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>列出{cells}能同时填的所有组合。</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>有些组合会让同一区域出现重复的数字。</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>还有些组合会夺走{cells}的最后一个候选数。</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>余下的组合都不含被删去的候选数。</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other}不能也是{digit}：{cell}能看到它。</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other}不能是{digit}：否则{cells}的候选数就不够了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>{other}无数可填，所以假设不成立。</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>列出九个{digit}在盘面上的所有排法。</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>没有一种排法用到被删去的位置。</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>有些单元格在每一种排法中都是{digit}。</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>温习</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>该温习了</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>今天没有。</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayBranches</name>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its key</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Older branch</source>
        <translation>较早的分支</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>↑</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>较新的分支</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>↓</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>第%1个分支，共%2个</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>还没有分支</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>当时的游戏</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>从这里继续</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>最初局面</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>上一个局面</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>下一个局面</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最后局面</translation>
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
        <translation>每秒一步</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>标出填错的数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>操作记录</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>用操作记录代替其他内容</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>第%L1步操作，共%L2步</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>用时%1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>第%1步操作，共%2步：%3。</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>自己的游戏不受影响。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>时间线</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2填入%1</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>清除%1</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2记入笔记%1</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2去掉笔记%1</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2记入中心笔记%1</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2去掉中心笔记%1</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2涂颜色%1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>%2去掉颜色%1</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>去掉%1的笔记</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>删去%1的一个候选数</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>%1记入笔记</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%2的%1涂颜色%3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2的%1去掉颜色</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>回到另一个局面</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>去掉%1的连线</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>去掉从%1到%2的连线</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>强链，从%1到%2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>弱链，从%1到%2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>在%n个单元格填数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>清除%n个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>给%n个单元格上色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>给%n个单元格的候选数上色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>去掉%n个单元格的连线</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>删去%n个单元格的候选数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>在%n个单元格记入笔记</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>回到开头</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>回到第%1步操作</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>开头</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>操作后检查</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>操作后使用帮助</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>分支</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>开始试填</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>存档点</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>存档点“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln处错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>检查%Ln次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>帮助%Ln次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>%Ln个分支点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>试填%Ln次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>%Ln个存档点</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>正在读取备份…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>恢复备份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复备份(&amp;R)</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>还没有备份。只要当天玩了游戏，就会备份一次。</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>备份里有而现在没有的游戏会恢复，其他都不变。</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1：游戏：%2，操作：%3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>回放</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>复盘的各部分</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>关键时刻</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>上一个时刻</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>下一个时刻</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>正在查看你的操作…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>谜题有多个解，无从评判。</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>这局游戏没有填过数。</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>第%1个填数，共%2个，时间%3。自己的游戏不受影响。</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>时间线</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>每一步</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>可走的步骤不超过两个</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>可走
步骤</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>所用
时间</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>自己的谜题</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <comment>a game, a day, how it ended</comment>
        <translation>%1 · %2，%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, how it ended</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>看哪里</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>用哪个技巧</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>讲解一步</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>代走一步</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>解题路径</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>全部步骤</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>填入唯一数</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>检查填数</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>指出错误</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>问了看哪里，然后找到了。</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>问了用哪个技巧，然后找到了。</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>提示讲解过这一步。</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>这一步由提示代走。</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>之前看过解题路径。</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>之前看过步骤列表。</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>由“填入唯一数”填入。</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>之前看过答案。</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>没有使用帮助</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>使用帮助：%1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>没有提示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>每个数都填对了</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln处错误</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>一直留到最后</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>%1后撤回</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>最多%1后撤回</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>没有妙手</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln次妙手</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>也没有猜测</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>还有%Ln次猜测，都猜对了</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>%1的中位数%2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>所用时间</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>需用的最难技巧</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1=%2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>这时{cell}只能是{digit}。</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>妙手</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>找到</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>妙手</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>猜测</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>错误</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>帮助</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1，用时%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>%1后撤回。</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>一直留到最后。</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>用%1可以得出。</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>用%1就能得出%2。</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>用{houses}的{technique}可以得出。</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>用{houses}的{technique}就能得出{entry}。</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>不用它也能解出谜题。</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1，%2，%3。%4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1，用时%2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>还没有逻辑依据就填了：猜对了。</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>填错了。</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>最简单的做法：%1。不用它也能解出谜题。</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>最简单的做法：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>最简单的做法：%1，之前还要在心里填出{count}个唯一数。</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>怎样得出</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>当时可走：%1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>第%1个填数，%2：%3，%4，%5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>技巧介绍</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>这个我会</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>跳到“找一找”</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一页</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>技巧介绍</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>两道练习题即可证明</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>怎么找</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>保存为图片(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>复制为图片(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>复制为链接(&amp;L)</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>显示二维码(&amp;Q)…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>保存为图片</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>矢量图，任意大小都清晰(*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片(*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>无法生成图片：%1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>已保存：%1。</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>已复制：盘面图片。</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>已复制链接，可用它在浏览器中打开谜题。</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsList</name>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盘面</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>鼠标</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>更改快捷键…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>搜索文字或按键</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>下一页</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>慢%1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>快%1</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>题集中的下一道</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一难度</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>回放(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>难度(&amp;L)</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放弃</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>用时%1后放弃</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>撤销可以回到你的填数。</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>这个难度的最佳用时，比以前%1</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>最佳用时%1：%2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>与中位数%1相比：%2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>以前看过答案：不计入纪录和连胜。</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>以前解过这道谜题：不计入纪录和连胜。</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>这道谜题的另一局中使用过帮助</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>使用帮助</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>它有多个解：不计入统计。</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>%1中正确的数字曾被删去。</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>上课</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>想从哪里开始？</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>所有内容都可以随时学。</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>从规则开始</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>我懂规则</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>我能解“困难”题</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>先学规则，再上第一课</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>下一课是“%1”的第一课</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n}/{all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>共%2局游戏，解出%1局</translation>
    </message>
    <message>
        <source>played</source>
        <translation>游戏时长</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>玩了%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>解出的游戏中%1独立完成</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>没有独立完成的游戏</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>每日谜题连胜</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>每日谜题连胜：%1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>最长连胜：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>游戏，每行一局(*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>难度，每行一种(*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>技巧，每行一种(*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>本页图片(*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>sudoku-statistics</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>表格形式</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>重置…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>用表格显示图中的内容</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>撤销重置</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>已知答案的：%Ln局，不计入纪录和连胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>%Ln局没有填过数的游戏不计算在内。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>复盘过的游戏：%1，妙手：%2，猜测：%3，错误：%4。</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>用过“下一步”或“检查”的游戏算作“使用帮助”。</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>放弃的和未完成的游戏没有用时。</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>放弃一局会中断连胜，未完成的不会。</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部游戏</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每日</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>本月</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>最近12个月</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>全部时间</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时间段</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>用时分布</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>还没有计时的游戏</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>“下一步”、练习和独立完成的游戏会显示你掌握了哪些技巧。现在还没有。</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1：用时分布</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1：用时</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1：用时（%2）</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>要重新开始统计吗？游戏仍保存在题库里，而且可以撤销。</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1：已保存。</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1：未保存：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>独立解出</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>独立完成的最佳用时</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>连胜</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>连续解出的局数，放弃就中断</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最长</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>按月</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>每月中位数</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>见过</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>在“下一步”中见过</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>练习中</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>在练习中找到</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>在游戏中独立找到</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1至%2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>纪录</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>十局中位数</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>已知答案</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>使用帮助</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>record</source>
        <translation>纪录</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>未定难度</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1分钟</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%L1小时%2分</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>分和秒</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分钟</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小时</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln局游戏</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln个纪录</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>没有更早的游戏。</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>上一局已保存。</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>上一局还没有保存。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>还剩%n个空格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>今天的：%1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>昨天的：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>全部填满了，但有错误。点“检查”可以看到在哪里。</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>从一个候选数拖到另一个。点击连线可以去掉它。</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>点击要涂颜色%1的候选数，或输入数字。</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>选择颜色，再点击候选数。右键点击可去掉颜色。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>已选中%n个单元格。按1～9全部填入。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>已选中%n个单元格。按1～9全部加上或去掉笔记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>已选中%n个单元格。按1～9全部加上或去掉中心笔记。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>已选中%n个单元格。按1～6全部加上或去掉颜色。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>点击要涂颜色%1的单元格。</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>选择颜色，再点击单元格。右键点击可去掉颜色。</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>填满空格：每行、每列、每宫里，1到9各出现一次。</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>选中一个数字，看它能填在哪里。</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>选中数字，再点击单元格。右键点击可清除单元格。</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>已标出：填%1不违反规则的单元格。</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>点击要填%1的单元格。右键点击可清除单元格。</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>点击可能是%1的单元格，记入笔记。</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>填对%1个，填错%2个，空格%3个</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1，未检查%2个</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>用时%1后放弃。这是其中一个解。</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>用时%1后放弃。这就是答案。</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>用时%1解出：这个难度独立完成的最佳用时。</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>用时%1解出。</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>技巧介绍</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>技巧介绍：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分数</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>简述</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>难度</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展开</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已折叠</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1，“下一步”不使用</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>%n个唯一数</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>technique, number of steps, level</comment>
        <translation>%1，%2，%3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>number, technique, level</comment>
        <translation>%1，%2，%3</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsPage</name>
    <message>
        <source>The chosen step on the board</source>
        <translation>盘面上所选的步骤</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>筛选步骤</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>筛选：Wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>显示某个技巧、某个单元格（r4c5）、某个数字，或同时符合这些条件的步骤</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>为什么</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1：%2填入%3。</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>删去%2的%1</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>technique, what goes</comment>
        <translation>%1：%2。</translation>
    </message>
</context>
<context>
    <name>sudoku::StorageStrip</name>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>回到自己的游戏(&amp;B)</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>再试一次(&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>详情(&amp;D)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>关闭(&amp;O)</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>仍然无法保存。</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>这个文件里没有游戏</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>游戏%1无法读取。</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>游戏%1缺最后的操作。</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>还没见过</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>见过</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>在练习中找到过</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>在游戏中独立找到过</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>接下来可学：</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>去做练习题</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>查找技巧</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>接下来可学：%1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>只练习这个</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>已选%Ln个</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>同区九缺一</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>某行、列或宫只剩一个空格</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>唯一余数</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>单元格里只剩一个数字可填</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>隐性唯一</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>数字在某行、列或宫里只剩一个位置</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>死锁数对</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>宫与一行或一列相交处，两个单元格锁定两个数字</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>死锁三数组</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>宫与一行或一列相交处，三个单元格锁定三个数字</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>宫区块</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>某个数字在一宫里的位置全在同一行或同一列</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>行列区块</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>某个数字在一行或一列里的位置全在同一宫</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>显性数对</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>两个单元格锁定两个数字</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>显性三数组</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>三个单元格锁定三个数字</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>隐性数对</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>两个数字只有两个位置</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>隐性三数组</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>三个数字只有三个位置</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>显性四数组</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>四个单元格锁定四个数字</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>隐性四数组</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>四个数字只有四个位置</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>二阶鱼</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>某数字在两行中只占两列，或在两列中只占两行</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>三阶鱼</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>某数字在三行中只占三列，或在三列中只占三行</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>四阶鱼</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>某数字在四行中只占四列，或在四列中只占四行</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>五阶鱼</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>某数字在五行中只占五列，或在五列中只占五行</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>六阶鱼</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>某数字在六行中只占六列，或在六列中只占六行</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>七阶鱼</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>某数字在七行中只占七列，或在七列中只占七行</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>远程数对</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>一连串相同的双值格</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG+1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>只有靠一个多出的数字才能避免多解</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>摩天楼</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>一端同在一行或一列的两条强链</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>双线风筝</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>在同一宫里相遇的两条线</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>双重双线风筝</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>在同一宫里相遇的两只风筝</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>多宝鱼</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>只用一个数字的短链</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>空矩形</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>某个数字在宫内排成十字</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>双重空矩形</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>同一个宫里的十字用两次</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>由一条强链相连的两个相同双值格</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>两翼中至少有一翼要填两翼共有的数字</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>三格中至少有一格要填三格共有的数字</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>唯一矩形类型1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>三个角只有同样的两个候选数，第四个角不能也只有这两个</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>唯一矩形类型2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>有的角多出同一个数字</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>唯一矩形类型3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>角上的单元格参与组成数组</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>唯一矩形类型4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>有个数字只能填在其中两个角上</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>唯一矩形类型5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>唯一矩形类型6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>有个数字在两个区域里都只能填在这些角上</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>隐性唯一矩形</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>藏在其他候选数里的矩形</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>可规避矩形类型1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>三个角已填好，第四个角不能再凑成可互换的矩形</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>可规避矩形类型2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>两个角已填好，另两个角多出同一个数字</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>鳍二阶鱼</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>有鱼鳍（多出的位置）的二阶鱼</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>退化二阶鱼</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>有鱼鳍、鱼身不完整的二阶鱼</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>鳍三阶鱼</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>有鱼鳍（多出的位置）的三阶鱼</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>退化三阶鱼</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>有鱼鳍、鱼身不完整的三阶鱼</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>鳍四阶鱼</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>有鱼鳍（多出的位置）的四阶鱼</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>退化四阶鱼</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>有鱼鳍、鱼身不完整的四阶鱼</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>鳍五阶鱼</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>有鱼鳍（多出的位置）的五阶鱼</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>退化五阶鱼</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>有鱼鳍、鱼身不完整的五阶鱼</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>鳍六阶鱼</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>有鱼鳍（多出的位置）的六阶鱼</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>退化六阶鱼</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>有鱼鳍、鱼身不完整的六阶鱼</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>鳍七阶鱼</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>有鱼鳍（多出的位置）的七阶鱼</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>退化七阶鱼</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>有鱼鳍、鱼身不完整的七阶鱼</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>融合待定数组</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>行或列与宫瓜分一组数字</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>单链染色：夹击</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>某个候选数能同时看到两种颜色</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>单链染色：冲突</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>同一种颜色看到了自己</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>多链染色：夹击</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>某个候选数能同时看到两组染色中的各一格</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>多链染色：冲突</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>一种颜色看到了另一组的两种颜色</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>同数链</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>只用一个数字的链</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>双值格链</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>由双值格连成的链</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>连续环</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>回到起点的链</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>不连续环</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>绕回起点却自相矛盾的链</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>链（AIC）</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>两端至少有一端为真</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>带区块的连续环</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>带区块的不连续环</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>带区块的链</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>待定数组</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>共有一个数字的两组单元格</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>待定数组XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>由第三组连起来的两组单元格</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>待定数组链</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>前后相连的一串待定数组</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>死亡绽放</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>一个单元格，每个候选数各连一组</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>宫内二阶鱼</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>行或列与宫混用，某数字在两个区域中只占另外两个</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>宫内三阶鱼</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>行或列与宫混用，某数字在三个区域中只占另外三个</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>宫内四阶鱼</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>行或列与宫混用，某数字在四个区域中只占另外四个</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>宫内五阶鱼</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>行或列与宫混用，某数字在五个区域中只占另外五个</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>宫内六阶鱼</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>行或列与宫混用，某数字在六个区域中只占另外六个</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>宫内七阶鱼</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>行或列与宫混用，某数字在七个区域中只占另外七个</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>鳍宫内二阶鱼</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>有宫参与、另有鱼鳍（多出的位置）的二阶鱼</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>鳍宫内三阶鱼</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>有宫参与、另有鱼鳍（多出的位置）的三阶鱼</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>鳍宫内四阶鱼</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>有宫参与、另有鱼鳍（多出的位置）的四阶鱼</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>鳍宫内五阶鱼</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>有宫参与、另有鱼鳍（多出的位置）的五阶鱼</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>鳍宫内六阶鱼</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>有宫参与、另有鱼鳍（多出的位置）的六阶鱼</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>鳍宫内七阶鱼</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>有宫参与、另有鱼鳍（多出的位置）的七阶鱼</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>交叉二阶鱼</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>某数字在任意两个区域中只占另外两个区域</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>交叉三阶鱼</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>某数字在任意三个区域中只占另外三个区域</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>交叉四阶鱼</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>某数字在任意四个区域中只占另外四个区域</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>交叉五阶鱼</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>某数字在任意五个区域中只占另外五个区域</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>交叉六阶鱼</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>某数字在任意六个区域中只占另外六个区域</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>交叉七阶鱼</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>某数字在任意七个区域中只占另外七个区域</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>鳍交叉二阶鱼</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>行、列、宫混用，另有鱼鳍（多出的位置）的二阶鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>鳍交叉三阶鱼</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>行、列、宫混用，另有鱼鳍（多出的位置）的三阶鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>鳍交叉四阶鱼</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>行、列、宫混用，另有鱼鳍（多出的位置）的四阶鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>鳍交叉五阶鱼</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>行、列、宫混用，另有鱼鳍（多出的位置）的五阶鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>鳍交叉六阶鱼</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>行、列、宫混用，另有鱼鳍（多出的位置）的六阶鱼</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>鳍交叉七阶鱼</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>行、列、宫混用，另有鱼鳍（多出的位置）的七阶鱼</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>海妖鱼类型1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>由鱼鳍引出链的鱼</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>海妖鱼类型2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>从鱼的各个位置引出链</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>强制链：矛盾</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>假设后会推出矛盾的候选数</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>强制链：全部情形</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>各种情形结果相同</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>强制网：矛盾</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>强制网：全部情形</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>模板填数</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>某个数字的所有排法都用到的单元格</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>模板删数</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>某个数字的任何排法都用不到的单元格</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>唯一环</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>不能只剩两个数字的一圈单元格</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG类型2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG类型3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>只有靠几个多出的数字才能避免多解</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG类型4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>只有靠两个单元格里多出的数字才能避免多解</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>均衡数对</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>两个单元格能同时填的各种组合</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>均衡三数组</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>三个单元格能同时填的各种组合</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>同数强制链</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>动态强制链</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>多条链节合起来推出的结果</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>带结构的动态强制链</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>链节，途中借助结构</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>嵌套链</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>链节，途中再用链</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>嵌套强制链</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>链节，途中再分情形</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>嵌套动态链</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>链节，途中再用网</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>三层嵌套链</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>链节，途中再用嵌套链</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>穷举</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>其余情形都会使盘面出现矛盾</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <comment>a fish, within a sentence</comment>
        <translation>二阶鱼</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>三阶鱼</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>四阶鱼</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <comment>a fish, within a sentence</comment>
        <translation>五阶鱼</translation>
    </message>
    <message>
        <source>Whale</source>
        <comment>a fish, within a sentence</comment>
        <translation>六阶鱼</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <comment>a fish, within a sentence</comment>
        <translation>七阶鱼</translation>
    </message>
    <message>
        <source>An assumption that refutes itself</source>
        <translation>推出矛盾的假设</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>还没有计时的游戏</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1，从%2到%3。</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>独立完成的最佳用时是%1。</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>十局中位数从%1变为%2。</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>独立完成最佳，%1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>纪录</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>已知答案</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>使用帮助</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>day, time, with help or unaided</comment>
        <translation>%1：%2，%3</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineLegend</name>
    <message>
        <source>unaided</source>
        <translation>独立完成</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>使用帮助</translation>
    </message>
    <message>
        <source>record</source>
        <translation>纪录</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>十局中位数</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>试填</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>舍弃</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>带着试填的数继续</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>回到试填开始的地方</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>试填中</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>第%1层试填</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln个填数</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trial, its entries</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a trial, a number</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkBox</name>
    <message>
        <source>Walk back</source>
        <translation>推演：后退</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>推演：前进</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>逐步推演</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>假设{node}。</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>为判断{cells}的{digit}，再假设{node}。</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell}是{other}，所以不能是{digit}。</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells}能看到这组中{digit}的所有位置，所以不能是{digit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>以上每种情形下，{node}。</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>所以{node}。</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>与前面同理，{node}。</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>与{steps}同理，{node}。</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>所以如果{start}，则与前面同理，{node}。</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>所以如果{start}，则与{steps}同理，{node}。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1至%2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>第%1步</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>第%1步起的各步</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>第%1步</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>为{goal}的{sought}分情形讨论：{cell}是{digit}，或者不是。</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>为{goal}的{sought}分情形讨论：{cell}是{digits}。</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>为{goal}的{sought}分情形讨论：{house}中，{digit}在{places}。</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}，所以{house: 同一行}的{cells}不能再填这个数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}，所以{house: 同一行}的{cells}不能再填这个数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}，所以{house: 同一列}的{cells}不能再填这个数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}，所以{house: 同一列}的{cells}不能再填这个数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}，所以{house: 同一宫}的{cells}不能再填这个数字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}，所以{house: 同一宫}的{cells}不能再填这个数字。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell}只有{digits}：它不是{other}，所以是{digit}。</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell}不是{others}中的任何一个，所以是{digit}。</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house}中，{digit}的其他位置都已删去，所以{digit}在{cells}。</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house}中，{gone}不是{digit}，所以{digit}在{cells}。</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>所以{set}没有{digit}，{others}都得用上。</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end}不能既是{digit}又不是{digit}，所以{node}。</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>这与假设相反，所以{node}。</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>但前面说过{known}，所以{node}。</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from}中，{digit}只能在{cells}，所以{kind: 同一行}的{cell}不能是{digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from}中，{digit}只能在{cells}，所以{kind: 同一列}的{cell}不能是{digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from}中，{digit}只能在{cells}，所以{kind: 同一宫}的{cell}不能是{digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells}只剩{digits}，所以{kind: 同一行}的{cell}不能是{digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells}只剩{digits}，所以{kind: 同一列}的{cell}不能是{digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells}只剩{digits}，所以{kind: 同一宫}的{cell}不能是{digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house}中，{digits}只能在{cells}，所以{cell}不能是{digit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from}中，{digit}只能在{across}，所以{cell}不能是{digit}。</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>假设{cell}是{digit}。</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>假设{cell}不是{digit}。</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>假设{cell}的{digit}没有填错。</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>试试看：再假设{cell}是{digit}。</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>试试看：再假设{cell}不是{digit}。</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>删去{candidates: {count}个候选数}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells}不能是{digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell}没有别的候选数了，所以是{digit}。</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house}中，{digit}只剩一个位置：{cell}。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell}是{digit}，所以不能是{others}。</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells}只剩{digits}，所以{gone}。</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house}中，{digits}只剩{cells}可放，所以{gone}。</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.of}的{digit}都在{covers.in}，所以{gone}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>{house}已有{digit}，所以{gone}。</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>{house}已有{digit}，所以{cell}只能是{other}。</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled}是{digit}，所以{house}的{other}只剩{cell}可放。</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>{first}已有{digit}，所以{house}的{digit}只剩{cell}可放。</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}不是{digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}是{digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>现在{cell}没有候选数了，所以{so}。</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>现在{house}中，{digit}没有位置可放，所以{so}。</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>这样就会有两个解，所以{so}。</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell}没有候选数了。</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house}中，{digit}没有位置可放。</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>现在{cells: 所有空格}都只有两个候选数：把解中每格填的数都换成该格的另一个候选数，就得到第二个解，所以要么有两个解，要么无解。</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>现在{cells: 这{count}个单元格}只有{digits}：把这两个数字互换，就有了第二个解。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>看盘面上所有的{digits: {digit}}。</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>下一步在{house}。</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>暂停(&amp;A)</translation>
    </message>
</context>
</TS>
