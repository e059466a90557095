<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>回溯法</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>變換內建盤面</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>變換新盤面</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>先隨機放 9 個數字</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>先隨機放 11 個數字</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>先填對角線上的宮</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>能挖的都挖</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1：至少 %2 個提示數</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>難度 %1：%2 到 %3 個提示數</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>隔一格跳</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>沿 S 形</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>逐橫列由左到右</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>已中止。</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>無法讀取遊戲：%1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>無法保存遊戲：%1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 不是一般檔案。</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>遊戲：%1，操作：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>在此之前已完成：%1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>已存在：%1。</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>儲存遊戲的檔案已損壞。</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>正在玩，維持原狀：%1。</translation>
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
        <translation>遊戲 %1 已存在，但過程不同</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>遊戲 %1 已存在，但無法讀取</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>81 格單行文字(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>盤面文字(&amp;G)</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>含筆記的盤面文字(&amp;N)</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan sdk(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>題集 sdm(&amp;C)</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Simple Sudoku(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>HoDoKu 題庫格式(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>OpenSudoku(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>CSV 表格(&amp;T)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>題集的下一題(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>重新開始(&amp;R)</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>操作(&amp;V)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>記錄點(&amp;K)</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>回到記錄點(&amp;T)</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>試填(&amp;Y)</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>保留試填(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>捨棄試填(&amp;D)</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>放棄(&amp;U)</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>顯示解答(&amp;S)</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>顯示解題流程(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>編輯記錄點(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>第 %1 行不是題目：%2（第 %3 字）</translation>
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
        <translation>匯出(&amp;E)…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>匯入(&amp;M)…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>還原備份(&amp;B)…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>歷程 (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>歷程或遊戲 (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-history</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>匯出所有遊戲</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>匯入遊戲</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>數字(&amp;D)</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>角落筆記(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>中央筆記(&amp;E)</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>顏色(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>下一個模式(&amp;X)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>簡單</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>困難</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>專家</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>極難</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>地獄</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>匯入題集</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>似乎已經有這個題集：%1（%2）。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>加入新的題目</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>建立副本</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>目前沒有可讀的內容，必須等待</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>不是一般檔案</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>超過 %1 MB，對題目來說太大</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>沒有這個檔案</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>是資料夾</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>朗讀(&amp;O)</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>這個橫列(&amp;R)</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>這個直行(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>這個宮(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>這一格的候選數(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>選定數字可放的位置(&amp;W)</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>還剩什麼(&amp;L)</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 橫列</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 直行</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>第 %1 宮</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>第 %1 橫列第 %2 直行</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1是 %2。</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1：已沒有數字可填。</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1可以是 %2。</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>第 %1 橫列第 %2 直行</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>%1 沒有位置可放。</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>%1 可以放在%2。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 個 %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>沒有空格了。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>還剩 %n 格：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>還沒選定數字。</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>當天的題目在當天開始，並在 24 小時內解出，就算一天，有協助也算。有一天不算，連勝就中斷。</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>旋轉 180 度</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>旋轉 90 度</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>左右對稱</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>上下對稱</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>上下左右對稱</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>對角線</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>另一條對角線</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>兩條對角線</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全對稱</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>跟隨桌面(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>高對比淺色(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>高對比深色(&amp;C)</translation>
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
        <translation>說明下一步(&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>對這一格提問(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>填入候選數(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>移除已排除的候選數(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>清除筆記(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>標示雙值格(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>填入唯一數(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>第 %1 橫列</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第 %1 直行</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>所有步驟</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>執行所選的步驟，視為使用協助</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>%Ln 種技巧</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>選擇一種技巧，最簡單的在最前面。</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>正在尋找所有步驟…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>沒有這樣的步驟。</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>這裡沒有步驟可用。</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>同一宮</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>同一橫列</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>同一直行</translation>
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
        <translation>已用在 {cell}</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1：已用在第 %2 橫列第 %3 直行</translation>
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
        <translation>已刪去：{technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 個步驟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1：已刪去，%2，%3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>尋找中…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1：尋找中</translation>
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
            <numerusform>%n 個仍可填</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n 個由邏輯刪去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n 個已用</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>提問：%1 還可以是 %2。</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>提問：{house}已經有 {digit} 了。</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>提問：%1 還可以放在 %2。</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>無法建立今天的遊戲備份。</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>試填的內容已恢復，仍在試填：已填入 %n 個數字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>遊戲已經在這裡了。</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>不再標示雙值格。</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>目前沒有雙值格。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>已標示 %n 個雙值格。</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>候選數都已經填入了。</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>已經有這個筆記了。</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>沒有已排除的筆記。</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>沒有筆記。</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>有數字填錯了。按「檢查」可以看出在哪裡。</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>沒有唯一數可填。</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>這一步已經完成了。</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>沒有填錯的數字。</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>已記錄：%1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>回到「%1」：%2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>還沒有試填任何數字。</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>從這裡開始試填，以「保留」或「捨棄」結束。</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>在試填中再試填，以「保留」或「捨棄」結束內層。</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>已保留到外層的試填裡。</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>已保留試填的內容。</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>已捨棄試填的內容。按「復原」可以恢復。</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>逐格移動</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}、{End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>橫列的第一格或最後一格</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}、{PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>直行的第一格或最後一格</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}、{Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>盤面的第一格或最後一格</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} 加上以上按鍵</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>選取多個格子</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>選取所有格子</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>填入數字，或依模式而定</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} 加 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>寫筆記</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} 加 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>寫中央筆記</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}、{Shift} 加 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>為格子上色</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} 加 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>選定數字</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>填入選定的數字</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}、{Backspace}、0、{Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>清除格子</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>結束目前顯示的內容，或取消選定的數字</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}、{Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>提問：可以填什麼，或為什麼不能填</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} 加 ← 或 →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>沿著鏈逐條連結推演</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}、{Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>在盤面和按鈕之間切換</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} 加有底線的字母</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>開啟選單，或按下按鈕</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>按一下</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>選取格子，填入選定的數字</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>按一下空格，再選數字</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>未選定數字時，填入該數字</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>按右鍵，長按</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>拖曳，{Shift} 加按一下</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>選定數字後拖曳（筆記）</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>連續寫上筆記</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} 加按一下</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>把格子加入或移出選取範圍</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>滾輪</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>選定下一個數字</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>按中鍵</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>選定格子裡的數字</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>按兩下</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>選定提示數的數字，並選取所有相同的格子</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>按一下橫列或直行的編號</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>提問：選定的數字可以放在哪裡</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>長按數字鈕</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>提問：這一格為什麼不能填它</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>這裡可以填什麼？</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>為什麼不能填</translation>
    </message>
</context>
<context>
    <name>sudoku::BookPage</name>
    <message>
        <source>Sudoku</source>
        <translation>數獨</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>題數(&amp;U)</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>對稱(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>標題(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>請先選定顏色。</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>請先選定數字。</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>這一格沒有數字可選。</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>顏色為 1 到 %1。</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>提示數不能更改。</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>提示數不能更改。</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>已填的格子沒有筆記。</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>已填的格子沒有筆記。</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>這裡已經有 %1 了。</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>沒有可清除的顏色。</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>沒有可清除的內容。</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>這些格子沒有顏色。</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>沒有顏色。</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>已隱藏</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>空格</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>提示數 %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 顏色 %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>強連結：%1 到第 %2 橫列第 %3 直行</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>弱連結：%1 到第 %2 橫列第 %3 直行</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>強連結：%1 到第 %3 橫列第 %4 直行的 %2</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>弱連結：%1 到第 %3 橫列第 %4 直行的 %2</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>筆記 %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>中央筆記 %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>顏色 %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>正確</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>衝突</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>可填</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>兩個候選數</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>試填</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>接著填入</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>由提示揭示</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>提問的格子</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>占去 %1</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>提示</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>刪去 %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>填入 %1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>第 %1 橫列第 %2 直行：%3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 的 %1</translation>
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
        <translation>已填入 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>已填入 %n 個數字</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>已清除 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>已清除 %n 個數字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>已寫下 %n 個筆記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>已移除 %n 個筆記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>已為 %n 格上色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>已移除 %n 格的顏色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>已為 %n 個候選數上色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>已移除 %n 個候選數的顏色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>已畫上 %n 條連結</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>已移除 %n 條連結</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>已劃掉 %n 個候選數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>已取消劃掉 %n 個候選數</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>已撤回 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>已撤回 %n 個填入的數字</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>已恢復 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>已恢復 %n 個填入的數字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>已撤回 %n 個筆記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>已恢復 %n 個筆記</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>已撤回 %n 格的顏色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>已恢復 %n 格的顏色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>已撤回 %n 個候選數的顏色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>已恢復 %n 個候選數的顏色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>已撤回 %n 條連結</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>已恢復 %n 條連結</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>已再次劃掉 %n 個候選數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n 次操作</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>記錄點 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>記錄點</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>返回(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重新命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>刪除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln 個提示數</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>，已填 %1 格</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>%1 中的題目(&amp;P)：%2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>另有 1 題，因為太多而未列出</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>另有 %Ln 題，因為太多而未列出</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>另有 1 行不是題目</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>另有 %Ln 行不是題目</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>選擇題目</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>題目</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開啟(&amp;O)</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house}有{count}個 {digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>每一格都填滿了，但{house}有{count}個 {digit}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} 是 {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} 是 {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} 不是 {digit}</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} 不是 {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} 之一是 {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} 之一是 {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} 都不是 {digit}</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} 都不是 {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} 這個待定數組有 {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} 這個待定數組有 {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>{cells} 這個待定數組沒有 {digit}</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} 這個待定數組沒有 {digit}</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count}格的待定數組}有 {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count}格的待定數組}有 {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count}格的待定數組}沒有 {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count}格的待定數組}沒有 {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: {count}格的待定數組}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>待定數組 {cells}</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>時間 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>關於這個技巧</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>如果是的話呢？</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>看另一個</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachButtons</name>
    <message>
        <source>What is it?</source>
        <translation>是什麼？</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>填入候選數</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>顯示原因</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>回到出錯之前</translation>
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
        <translation>下一個可刪候選數</translation>
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
        <translation>顯示</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>先不要</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>補回 %1</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>排除 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提問</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>超過 %1 題</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>有 %1 題，但一個題集最多只能有 %2 題</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>裡面沒有題目</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>無法保存：%1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>超過 %1 MB</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1：未匯入：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1：已匯入 %Ln 個新題目。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1：已匯入 %Ln 個題目。</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>已存在：%1。</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>檔案中重複出現：%1。</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>不是題目：%1。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>這是資料夾</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>標示對象</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候選數</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>從一個候選數拖曳到另一個，即可建立連結。用鍵盤：按數字，移動，再按數字。</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>按一下連結即可移除。</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>清除格子顏色</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>清除這些</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>清除所有顏色</translation>
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
        <translation>顏色 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} 同時看見兩者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} 同時看見三者。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>所以 {cells} 一定是 {digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>不論哪一種，{cells} 都一定是 {digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>每種情況下，{cells} 都一定是 {digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>所以 {cells} 不能是 {digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>不論哪一種，{cells} 都不能是 {digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>每種情況下，{cells} 都不能是 {digits}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>還要劃掉：{list}。</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>所以劃掉：{list}。</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>每種情況下都要劃掉：{list}。</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{cells} 的 {digits}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>月曆</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>題目預覽</translation>
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
        <translation>在協助下解出</translation>
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
        <translation>計入連勝</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>第 %1 週</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>上個月</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>下個月</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>再玩一次</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始玩</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>正在出題…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln 個提示數</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>月曆</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>題目</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1，最長連勝 %2 天</translation>
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
        <translation>M月d日 dddd</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>yyyy年M月d日 dddd</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>還不能玩</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未玩</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>錯過</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已開始</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>之後在協助下解出，%1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>之後解出，%1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>已解出，但事先知道解答，%1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>在協助下解出，%1</translation>
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
            <numerusform>{n} 天連勝</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%2 天中解出 %1 天</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中位數 %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>要到那一天才能玩它的題目。</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>您已經開始玩了。</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>每個人的題目都一樣：%1，與「新遊戲」的難度無關。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>您以 %1 解出。因為事先知道解答，不計入連勝。</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>您在之後的日子以 %1 解出，不計入連勝。</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>您使用協助，以 %1 解出。</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>您以 %1 解出。</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>今天已計入連勝。</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>那一天已計入連勝。</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>在 %1 前解出，那一天就計入連勝。</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>過去的日子不計入連勝。</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>今天解出，連勝就增加到 %L1 天；漏掉一天就會中斷。</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>今天解出，就開始連勝。</translation>
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
        <translation>每一題都有唯一解，難度也名副其實，由解題所需的邏輯決定。從簡單到地獄共六種難度，隨時都有題目可玩。</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>沒有廣告，任何資料都不會離開您的電腦。</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>提示會說明該看哪裡、是什麼結構、為何成立，並在盤面上以圖示呈現</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>學習路線從規則一路帶到最難的技巧，並有練習題和適合您的題目</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>每一局都能回顧：您找到了什麼，哪些技巧原本能幫上忙</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>每一步操作都立即儲存，所有遊戲都收在遊戲庫裡</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>每日一題、統計，還能列印單張題目或整本題本</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>可開啟和儲存許多其他程式的題目檔案</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>鍵盤、滑鼠、觸控和螢幕閱讀器都好用，並有淺色、深色和高對比佈景主題</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>寫有筆記的一局</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>說明結構的提示</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>學習路線：已學會的與接下來要學的</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>收藏所有遊戲的遊戲庫</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>邏輯遊戲</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>享受解題，學會每一步</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>數獨;題目;謎題;益智;邏輯;數字;腦力;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>數獨題目（%1）</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>輸入題目的盤面</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>輸入題目</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>開始玩(&amp;P)</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>照樣開始玩(&amp;S)</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>填成任何一個解都算解出；沒有難度，也不列入統計</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
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
        <translation>貼上</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>撤回最後輸入的數字</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>重新輸入剛才撤回的數字</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>輸入剪貼簿裡的題目</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>數字 %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>照題目逐格輸入提示數：{Space} 留空格，{Backspace} 退一格。</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>也可以貼上任何格式的題目。</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>也可以用 %1 貼上任何格式的題目。</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>補上缺少的數字(&amp;A)</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>顯示兩個解(&amp;W)</translation>
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
        <translation>技巧說明</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>玩到最後</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>顯示位置</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>說明</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>略過</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一題</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>關於這個技巧</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>這個技巧的課程</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>在這裡開始一局遊戲；您自己的遊戲會保留</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>十題都做完了</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>沒有可練習的</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>正在尋找局面…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>要找什麼</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>獨力找出：%1。有協助：%2。看過答案：%3。略過：%4。按「下一題」再做十題。</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>這些技巧沒有可用的局面，請選擇其他技巧。</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>逐條連結</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>在圖中</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>先按格子再按數字，或先按數字再按格子。也可以用鍵盤輸入。</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>按右鍵或 {Del} 可以清除格子；任何操作都可以用「復原」撤回。</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>不知道怎麼繼續嗎？「下一步」會告訴您該看哪裡。</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>第一次玩嗎？「工具」裡的「學習」會從規則教起。</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>學習…</translation>
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
        <translation>為我出題：需要「%1」</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>為我出題：已學會的技巧</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>沒有新技巧</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>您會的技巧</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>您的下一課</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>該複習了</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>正在學</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>已學會</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>還沒學過</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>一次「%1」</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>至少一次「%1」</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>用到您會的所有技巧，沒有別的。</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>用到您會的所有技巧，以及%1。</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>您昨天遇過它。</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>您已經 %Ln 天沒遇到了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>您已經 %Ln 天沒遇到它了。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>下一個「新遊戲」需要您會的技巧，以及%1。</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>下一個「新遊戲」只需要您會的技巧。</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>還沒有需要「%1」的題目。這一題只需要您會的技巧。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>回到遊戲（{Esc}）</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>另一個程式一直在讀取遊戲</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>另一個程式正在使用它</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁碟已滿</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>另一個程式鎖定了檔案</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>無法寫入檔案</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>無法開啟檔案</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁碟回報錯誤</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>無法建立資料夾</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite 不是一般檔案</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>它們屬於較新版本的程式</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新遊戲(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>檢查(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>離開(&amp;X)</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>用下方的難度開始新遊戲</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>標示填對和填錯的數字</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>目前的遊戲會保留</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難度(&amp;L)</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>目前無法保存。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>可以再次讀取您的遊戲了。這段期間玩的，已另存為一局遊戲。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>%1的備份中，有 %Ln 局遊戲在這裡找不到。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>有一次操作無法執行</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>它的 %1 格式不對，應為清單</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>它的 %1 格式不對，應為文字</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>它的 %1 既不是真也不是假</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>它的鍵值無法讀取</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>它的鍵值沒有為後面的鍵值留下空間</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>它的提示數無法讀取</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>它的提示數無法構成題目</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>它的提示數無法構成只有一個解的題目</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>操作 %1 無法讀取</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>操作 %1 的鍵值不大於前一個</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>操作 %1 的鍵值沒有為下一個留下空間</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>事件 %1 無法讀取</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>事件 %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>記錄點 %1 無法讀取</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>記錄點 %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>它的位置不在自己的任何操作之後</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>有一次試填沒有起點</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>選定的數字無法讀取</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>選定的顏色無法讀取</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>輸入模式無法讀取</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>選取範圍無法讀取</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>時間無法讀取</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>日期無法讀取</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>名稱太長</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>有一個標籤無法讀取</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1 的鍵值與另一個重複</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>%1 的鍵值沒有為下一個留下空間</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>找不到這樣的題目。</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1：正在出題…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>這是上一局遊戲。</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>目前無法開啟這局遊戲：它正在另一個視窗裡進行，或無法讀取。</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>無法讀取這局遊戲。</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>這個題目不在任何題集裡。</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>無法讀取這個題目。</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>這個題集的每一題，您都玩過了。</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>您的題目</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>不開新遊戲，這一局繼續。</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>不開新遊戲。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>無難度</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>有多個解</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>進行中</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>已解出</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>進行中</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未開始</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>有協助</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>獨力完成</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a puzzle of a collection, how many it has</comment>
        <translation>%1 / %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GamesFile</name>
    <message>
        <source>What you play is not safe from a cut of the power: the disk reports an error.</source>
        <translation>萬一斷電，目前玩的內容可能會遺失：磁碟回報錯誤。</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>儲存遊戲的檔案已損壞。正在讀取裡面的遊戲，您可以繼續玩。</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>有一局儲存的遊戲無法讀取，已維持原狀。</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>%2 中的遊戲 %1</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>檔案已損壞，而且無法移開</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>無法寫入資料夾</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>檔案已被刪除，而且無法還原：%1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>另一個程式刪除了儲存遊戲的檔案。檔案已還原。</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>儲存遊戲的檔案已被另一個程式替換。這局遊戲已加入新檔案。</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>儲存遊戲的檔案已損壞。</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>已救回的遊戲：%1，其中缺少最後幾次操作的：%2；遺失的遊戲：%3。</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>裡面的遊戲全都無法讀取。</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>裡面的遊戲已全部救回：%1。</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>取自備份：%1。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>損壞的檔案已保留為 %1。</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>無法寫入檔案</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>未儲存：%1。一旦可以，就會儲存您玩的內容。</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>檔案：%1
原因：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>基礎</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>沒有這個名稱。</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>搜尋技巧</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>一分鐘看懂規則</translation>
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
        <translation>盤面上的例子</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目錄</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>另一個</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>另一個例子</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>這個技巧的課程</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>練習這個技巧</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · 分數 %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>一分鐘看懂規則</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>要找什麼</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>為什麼成立</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>怎麼找</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>在這個例子裡</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>推演過程</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 頁，共 %2 頁</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>前往：%1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>規則：上一頁</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>推演：後退</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>規則：下一頁</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>推演：前進</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>回到這一頁</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>盤面有九個橫列、九個直行和九個宮。</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>這裡標出了{row}、{column}和{box}。</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>一個橫列</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>一個直行</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>一個宮</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>橫列、直行和宮都稱為「區域」：九個格子為一組。</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>規則</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>每個區域裡，1 到 9 各出現一次。</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>看看{box}：九個格子，九個數字，沒有重複。</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>正中央的宮</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>每個橫列、每個直行和其他每個宮也都一樣。</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>規則就只有這一條。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>有些數字是題目給的，不能更改。</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>其餘的格子由您逐一填滿。</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>每道題目都只有一個解，靠思考就能找到，不必用猜的。</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>格子看見什麼</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell}位於一個橫列、一個直行和一個宮裡。</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>這一格</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>它看見{houses}裡的其他格子。</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>這些區域</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>那些格子裡已有的數字，這裡就不能再填。</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候選數</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>{cell}還能填的數字，就是它的候選數。</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>一個格子</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>可以把候選數用小字寫進格子裡，當作筆記。</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>技巧可以填入數字，也可以證明某個候選數不成立。</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>格子裡只剩一個候選數時，它就是答案。</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>就這樣繼續下去。後面幾頁會示範怎麼做。</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>橫列、直行或宮裡只剩一格是空的。</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>一個區域有九個格子，要放九個數字。
已經有八個數字，最後一格就填第九個。</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>找快要填滿的區域。
從 1 數到 9，看看缺哪一個數字。</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>一個格子只剩一個數字可填。
其餘八個數字都已出現在它的橫列、直行和宮裡。</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>同一個橫列、直行或宮裡，數字不能重複。
如果一格周圍已經用掉八個數字，這一格就必須填第九個。</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>挑一個橫列、直行和宮都填得差不多的空格。
從 1 數到 9，跳過這一格看見的每個數字。
如果只剩下一個，就填上去。</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>一個數字在某個橫列、直行或宮裡只剩一個位置。</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>每個區域都要填一次這個數字。
它每出現一處，那裡的橫列、直行和宮就不能再填它。
如果某個區域只剩一格還能填它，它就填在那一格。</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>挑一個數字，再挑一個還缺它的宮。
從它已經出現的每個位置，把那裡的橫列和直行劃掉。
如果宮裡沒被劃掉的空格只剩一個，就在那裡填入這個數字。
橫列和直行也可以這樣做。</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>一個數字在宮裡的所有位置，都在同一橫列，或都在同一直行。</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>這個宮需要這個數字，所以它一定在其中一格。
這些格子都在同一條線上，所以這條線的這個數字也就在這裡。
這條線的其他格子都不能再填它。</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>挑一個宮，再挑一個它還缺的數字。
標出這個數字可以放的位置。
如果這些位置排成一線，就沿著這條線看到宮外。</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>一個數字在橫列或直行裡的所有位置，都在同一個宮裡。</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>這條線需要這個數字，所以它一定在其中一格。
這些格子都在同一個宮裡，所以這個宮的這個數字也就在這裡。
這個宮的其他格子都不能再填它。</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>挑一個橫列或直行，再挑一個它還缺的數字。
標出這個數字可以放的位置。
如果這些位置都在同一個宮裡，就看這個宮的其他格子。</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>同一個宮裡，排成一線的{count}格，都只能填同樣的{count}個數字。</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>這些數字都用在這幾格，只是順序未定。
這幾格同在一條線和一個宮裡，所以線和宮的其他格子都不能再填這些數字。</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>寫下空格的候選數，也就是那裡還可能填的數字。
在每個宮裡，比較排成一線的格子。</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>同一區域裡的兩格，都只能填同樣的兩個數字。</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>一格填了第一個數字，另一格就填第二個。
順序未定，但數字已定：兩個都用掉了。
所以區域裡的其他格子都不能填這兩個數字。</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>寫下空格的候選數，也就是那裡還可能填的數字。
找只有兩個候選數的格子。
如果同一區域裡有兩個這樣的格子，候選數又相同，就是一個數對。</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>同一區域裡的{count}格，合起來只能填{count}個數字。
不必每一格都含有全部這些數字。</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>格子和數字一樣多：每格填其中一個，全都會用掉。
所以區域裡的其他格子都不能填這些數字。</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>看看區域裡候選數最少的格子。
數一數{count}個這樣的格子裡，總共有幾個不同的數字。
如果正好是{count}個，就從區域的其他格子劃掉這些數字。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>兩個數字在某個區域裡，只有同樣的兩個位置。</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>兩個數字都需要位置，而位置正好只有兩個。
所以這兩格就填這兩個數字，放不下別的。</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>逐一看區域裡還缺的數字。
標出只有兩個位置的數字。
如果兩個數字的兩個位置相同，就清掉這兩格裡的其他候選數。</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>同一區域裡的{count}個數字，合起來只有{count}個位置。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>每個數字都需要一個位置，而位置正好一樣多。
所以這些格子就填這些數字，放不下別的。</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>逐一看區域裡還缺的數字，先看位置少的。
找出{count}個共用{count}格的數字。
這樣，區域裡其餘的格子與數字也會自成一組，那一組說不定更容易看出來。</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>一個數字在兩個橫列裡各只有兩個位置，而且在相同的兩個直行。
橫列和直行對調也成立。</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>兩個橫列都要填一次這個數字。
它們不能用同一個直行，所以兩個橫列各分到一個直行。
不論怎麼分，這兩個直行都已經有這個數字，其他橫列不能再用。</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>挑一個數字，其他的都不看。
找出它只有兩個位置的橫列。
如果這樣的兩個橫列用到相同的直行，就是 X-Wing。</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>一個數字在{count}個橫列裡的位置，只落在{count}個直行裡。
橫列和直行對調也成立。
每個橫列不必把這些直行全都用到。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>每個橫列都要填一次這個數字，而同一個直行不能有兩個。
選出的橫列和直行一樣多，所以每個直行的這個數字都來自這些橫列。
因此其他橫列在這些直行不能再放它。</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>挑一個數字，其他的都不看。
略過它有很多位置的橫列。
看看剩下的橫列裡，有沒有{count}個橫列的位置只落在{count}個直行裡。</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>和「{fish}」一樣，只是多了一個或幾個位置。
多出的位置就是魚鰭，它們都在同一個宮裡。</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>有兩種情況：魚鰭都不成立，結構就成立；或者有魚鰭成立。
第一種情況下會刪去、又看見所有魚鰭的候選數，兩種情況下都要刪去。</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>找這種結構，但容許在一個宮裡多出幾個位置。
只看結構要刪去的候選數之中，與魚鰭同宮的那些。</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>和「{fish}」一樣，但帶有魚鰭，而且在魚鰭所在之處缺了一個位置。</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>如果魚鰭都不成立，其餘位置就構成完整的結構。
如果有魚鰭成立，它看見的候選數就要刪去。
兩種情況下都會刪去的候選數，一定不成立。</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>找出某個數字只有兩個位置、而且只有一端對齊的線。
如果另外兩端在同一個宮裡，其中一個可能就是魚鰭。</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>這種魚可以用宮取代部分的線。
這裡是{count}個區域對另外{count}個區域。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>先看第一組區域：每個區域都要填一次這個數字。
這個數字在第一組裡的所有位置，都落在數目相同的另一組區域裡，所以另一組的這個數字都填在這些位置上。
因此另一組區域的其他格子都不能再填它。</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>挑一個在許多宮裡都只有少數位置的數字。
試著把一個宮和旁邊不經過這個宮的線合起來看。
數一數：選定的區域有幾個，蓋住其中所有位置的區域就要有幾個。</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>區域裡包含宮的魚，多出了一些位置，也就是魚鰭。
這裡是{count}個區域對另外{count}個區域。</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>如果魚鰭都不成立，魚就成立。
如果有魚鰭成立，它看見的候選數就要刪去。
兩種情況下都會刪去的候選數，一定不成立。</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>找一條差一點就成立的魚，看看多出了哪些位置。
看見所有多出位置的候選數，就是該檢查的。</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>任意混用橫列、直行和宮的魚：{count}個區域對另外{count}個區域。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>沒有協助很難找到這種魚。
挑一個數字，逐步加入區域，直到同樣多的另一組區域能蓋住所有位置。</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>任意混用橫列、直行和宮的魚，多出了一些位置，也就是魚鰭。</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>如果魚鰭都不成立，魚就成立：{count}個區域的這個數字，全落在另外{count}個區域裡。
如果有魚鰭成立，它看見的候選數就要刪去。
兩種情況下都會刪去的候選數，一定不成立。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>沒有協助很難找到這種魚。
往往較短的鏈也有同樣效果，可以先找鏈。</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>一個數字在兩個橫列裡各只有兩個位置。
各有一個位置在同一個直行，稱為樓底；另外兩個稱為樓頂。</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>兩個樓底在同一條線上，所以最多只有一個成立。
因此兩個樓頂至少有一個成立。
同時看見兩個樓頂的格子不能填這個數字。</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>挑一個數字，找出只有兩個位置的橫列。
如果這樣的兩個橫列，有一個位置在同一直行，另一個位置不在，就看看哪些格子同時看見錯開的兩端。
直行也可以這樣找。</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>一個橫列和一個直行，某個數字在其中各只有兩個位置。
各有一個位置在同一個宮裡。</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>宮裡的兩個位置不能同時成立。
所以至少有一條風箏線的遠端是這個數字。
同時看見兩個遠端的格子不能填這個數字。</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>挑一個數字，找出各只有兩個位置的一個橫列和一個直行。
如果兩者各有一個位置落在同一個宮裡，就看另外兩端。
橫列那端所在的直行，與直行那端所在的橫列，相交的那一格就是要檢查的。</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>兩個雙線風箏，共用宮裡的同樣兩格。</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>每個風箏的兩個遠端至少有一個成立。
同時看見同一個風箏兩個遠端的格子，不能填這個數字。</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>找到一個風箏之後，看看宮裡的同樣兩格能不能再組成另一個風箏。</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>一個數字在某個宮裡只落在一個橫列和一個直行上，排成十字。
別處還有一條線，這個數字在那條線只有兩個位置，其中一個與十字的一臂成一線。</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>如果這兩個位置的第一個成立，十字的一臂就會清空。
這時宮裡的這個數字在另一臂上。
如果第一個不成立，第二個就成立。標示的格子同時看見第二個位置和另一臂，所以不能填這個數字。</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>挑一個數字，再找一個宮，宮裡有排成矩形的四格都不含這個數字：這個數字在宮裡的位置就落在一橫一直的十字上。
再找一條線，這個數字在線上只有兩個位置，其中一個與十字的一臂成一線。
然後看這條線的另一個位置與十字另一臂交會的那一格：那裡不能填這個數字。</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>宮裡某個數字排成的十字，可以搭配兩條不同的線。</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>對每條線來說，這個數字不是在遠端，就是在十字的一臂上。
同時看見兩者的候選數都要刪去，兩條線都適用。</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>找到一個空矩形之後，看看有沒有另一條只有兩個位置的線也對著同一個十字。</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>兩格有同樣的兩個候選數，但彼此看不見。
還要有一個區域：其中一個數字在那裡只有兩個位置，而這兩格各看見其中一個位置。</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>這條連結的兩個位置必有一個成立。
所以那兩個雙值格至少有一格不能填連結的數字，只能填另一個數字。
同時看見這兩個雙值格的格子，不能填那另一個數字。</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>找出候選數相同的雙值格。
看看有沒有橫列、直行或宮，以其中一個數字把它們連起來。</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>一個雙值格當樞紐，加上它看見的兩格當兩翼。
樞紐和兩翼各有兩個候選數，總共只用到三個數字。</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>不論樞紐填哪個數字，總有一翼會失去它。
那一翼就填第三個數字。
同時看見兩翼的格子，不能填第三個數字。</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>從一個雙值格開始，例如 1 和 2。
在它看見的格子裡，找一個候選數是 1 和 3 的，再找一個是 2 和 3 的。
然後在同時看見這兩格的地方刪去 3。</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>和 XY-Wing 一樣，只是樞紐三個候選數全都有。</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>不論樞紐填什麼，這三格至少有一格填三格共有的數字。
同時看見這三格的格子不能填這個數字。</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>從有三個候選數的格子（樞紐）開始。
在它看見的格子裡，找出兩個各有其中兩個候選數的格子。
在樞紐附近同時看見這三格的地方，刪去三格共有的數字。</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>四格位於兩個橫列、兩個直行和兩個宮裡。
其中三格有同樣的兩個候選數；第四格有其中一個或兩個，還有別的。</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>如果四格都只填這兩個數字，這兩個數字就可以互換，那就有兩個解。
數獨只有一個解，所以第四格要填別的數字。</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>找候選數相同的三個雙值格，正好在矩形的三個角上。
這個矩形必須只占兩個宮。
第四個角若有這兩個數字，就刪去。</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>兩個橫列、兩個直行和兩個宮裡的四個角，有同樣的兩個候選數。
其中有些角多一個候選數，而且多的都是同一個。</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>如果沒有多出的數字，四個角的數字就可以互換，那就有兩個解。
所以這些角至少有一個填多出的數字。
把這些角全都看見的格子不能填這個數字。</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>找四個角有兩個共同數字的矩形。
如果多出的都是同一個數字，就看看哪些格子看見所有含它的角。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>四個角有同樣的兩個候選數，其中兩個角還有別的候選數。</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>這兩個角至少有一個填多出的數字，否則就有兩個解。
所以這兩個角合起來，就像一個只含那些多出的數字的格子。
再加上這兩角所在區域裡的另外幾格，就構成顯性數組，這個區域的其餘格子都要刪去這些數字。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>找一個矩形，它有兩個角在同一區域裡，而且都有多出的候選數。
把多出的候選數當成一格，看看能不能再配成數對或三數組。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>四個角有同樣的兩個候選數，其中兩個角還有別的候選數。
這兩個數字之一，在這兩個角所在的區域裡沒有其他位置。</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>區域需要那個數字，所以這兩個角之一必填它。
如果另一個角填第二個數字，四個角的數字就可以互換，那就有兩個解。
所以這兩個角都不能填第二個數字。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>找一個矩形，它有兩個角在同一區域裡，而且都有多出的候選數。
看看矩形的兩個數字之一，在那個區域裡是不是只有這兩個位置。
如果是，就從這兩個角刪去另一個數字。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>四個角有同樣的兩個候選數，其中對角的兩個角還有別的候選數。
兩個數字之一在那兩個橫列或那兩個直行裡，只能放在這些角上。</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>如果其中一個帶有多出候選數的角填了那個數字，對面的角也會是那個數字。
這樣四個角的數字就可以互換，那就有兩個解。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>找一個矩形，它有對角的兩個角帶有多出的候選數。
看看兩個數字之一，在這兩個橫列或這兩個直行裡是不是沒有其他位置。</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>四個角都有同樣的兩個候選數，大多還有別的候選數。
兩個數字之一，在其中一個角的橫列和直行裡，除了這些角就沒有別的位置。</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>如果那個角填另一個數字，第一個數字就必須填在相鄰的兩個角。
這樣四個角就都只填這兩個數字，可以互換，那就有兩個解。</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>從只有兩個候選數的角開始。
再看斜對面的角：有沒有一個數字，在那個角的橫列和直行裡都只能放在矩形的角上。
如果有，就從那個角刪去另一個數字。</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>矩形的三個角已經填入數字，都不是提示數，而且只用到兩個數字。
第四個角的候選數裡還有能湊成互換的那個數字。</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>填了那個數字，四格的數字就可以互換，而沒有任何提示數會阻止。
那就有兩個解，所以第四個角要填別的數字。</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>看看自己填入的數字裡，有沒有上面是 3 7、下面是 7 這樣的組合。
如果這些角都不是提示數，就別讓第四個角湊成矩形。</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>矩形的兩個角已經填入數字，都不是提示數，另外兩個角是空格。
這兩個空角多出同一個候選數。</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>如果沒有多出的數字，四格的數字就可以互換，那就有兩個解。
所以兩個空角至少有一個填多出的數字。
同時看見這兩個空角的格子不能填這個數字。</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>找兩個並排的填入數字，對面兩格也可能是同樣的兩個數字，但順序相反。</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>除了一格有三個候選數，其他空格都只有兩個候選數。
少了這三個候選數之一，每個數字在每個橫列、直行和宮裡就都恰好出現兩次。</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>如果每格都只有兩個候選數，而且每個數字在每個區域都出現兩次，所有格子的數字就都可以互換。
這樣不是有兩個解，就是兩種都不成立而無解。
數獨只有一個解，所以阻止互換的那個多出的候選數成立。</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>快解完時，數一數有三個候選數的格子。
如果只有一格，就取在它的橫列裡出現三次的那個數字。</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>除了少數幾格，其他空格都只有兩個候選數。</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>如果處處都只有兩個候選數，而且每個數字在每個區域都出現兩次，那麼任何一個解只要每格都改填另一個候選數，就會變成第二個解。所以不是有兩個解，就是無解。
因此多出的候選數至少有一個成立。
與它們全都牴觸的候選數就要刪去。</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>快解完時，標出多出的候選數。
看看它們有什麼共同點：同一個數字、同一個區域，或同一個數對。</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>一圈有同樣兩個候選數的格子，在經過的每個區域裡都有兩格。
只有一格或少數幾格還有別的候選數。</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>如果只有這兩個數字，這個環就有兩種填法，那就有兩個解。
所以候選數較多的格子裡，至少有一格填別的數字。</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>這就是角更多的唯一矩形。
沿著候選數相同的雙值格一路找，直到繞回來。</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>一個數字在某些區域裡各只有兩個位置，像網一樣連在一起。
把這些位置交替塗上兩種顏色。</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>每條連結的兩端恰有一端成立，所以一種顏色全部成立，另一種全都不成立。
不論是哪一種，同時看見兩種顏色的格子都不能填這個數字。</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>挑一個數字，找出它只有兩個位置的區域。
從一個位置開始，把相連的位置塗成另一種顏色。
找出網外同時看見兩種顏色的位置。</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>一個數字在某些區域裡各只有兩個位置，交替塗上兩種顏色。
同一種顏色的兩格互相看見。</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>一種顏色全部成立，另一種全都不成立。
會讓同一區域出現兩個相同數字的顏色，不可能成立。
所以這種顏色的候選數全都要刪去。</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>挑一個數字，找出它只有兩個位置的區域。
從一個位置開始，把相連的位置塗成另一種顏色。
看看有沒有一種顏色碰上自己。</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>一個數字的兩個不相連的網，各塗上自己的兩種顏色。
第一個網的一種顏色看見第二個網的一種顏色。</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>這兩種顏色不能同時成立。
所以它們各自的另一種顏色，至少有一種成立。
同時看見這兩種另一色的格子，不能填這個數字。</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>把同一個數字的兩個網塗上顏色。
找出它們在哪裡相碰，再看沒有相碰的顏色。</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>一個數字的兩個不相連的網，各塗上自己的兩種顏色。
第一個網的一種顏色，看見第二個網的兩種顏色。</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>第二個網必有一種顏色成立，而第一個網的那種顏色看見它。
所以第一個網的那種顏色全都不成立。</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>把同一個數字的兩個網塗上顏色。
看看有沒有一種顏色同時碰到另一個網的兩種顏色。</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>一連串有同樣兩個候選數的格子，每一格都看見下一格。
至少有四格，而且格數是偶數。</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>兩個數字沿著這一串交替出現。
所以不論怎麼填，兩端的數字一定不同。
同時看見兩端的格子，這兩個數字都不能填。</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>找出幾個有同樣兩個候選數的格子。
從一格走到下一格，一邊數步數。
走了三步、五步或七步之後，兩端的數字就不同。</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>一個數字在兩個區域裡各只有兩個位置，而且各有一個位置互相看見。</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>互相看見的兩個位置不能同時成立。
所以至少有一個遠端成立。
同時看見兩個遠端的格子不能填這個數字。</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>挑一個數字，標出它只有兩個位置的區域。
找出相接的兩個區域，看看哪些格子同時看見沒有相接的兩端。</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>一個數字在一些區域裡各只有兩個位置，連成較長的鏈。</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>假設第一端不成立，一路推下去：成立、不成立、成立……
最後一端就會成立。
所以兩端至少有一端成立，同時看見兩端的候選數都要刪去。</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>挑一個數字，標出它只有兩個位置的區域。
從其中一個區域開始，由一個位置走到另一個位置，再走到那一格看見的位置，而且要屬於另一個標出的區域，如此繼續。
當兩端看見同一個候選數時就停下來。</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>一串雙值格，每一格都看見下一格，而且與它共有一個數字。
兩端的格子有一個共同的數字。</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>就像骨牌：如果起點那格不是這個數字，就是另一個候選數。
這會推倒下一格，一格接一格，直到終點那格非填這個數字不可。
同時看見兩端的格子不能填這個數字。</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>從一個雙值格開始，先擱下其中一個數字。
走到含有另一個數字的雙值格。
一直走，直到一開始擱下的數字再次出現。</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>由連結串成的鏈，經過格子和數字，繞回起點而沒有矛盾。</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>這個環兩個方向都走得通，所以每條連結都恰有一端成立。
同時看見一條連結兩端的候選數都要刪去。</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>建立一條鏈：如果這個不成立，那個就成立；如果那個成立，下一個就不成立。
如果鏈首尾相接，就逐條檢查連結，看看哪些候選數同時看見它的兩端。</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>由連結串成的鏈，經過格子和數字，繞回第一格時互相矛盾。</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>假設與標示的相反，再沿著連結走。
這些連結會在出發的那一格產生矛盾。
所以假設不成立。</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>挑一個候選數，問它如果成立會怎樣。
沿著只有兩個位置的區域和雙值格推下去。
如果最後推翻了這個候選數，就刪去它。</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>由連結串成的鏈，經過格子和數字，兩端不會同時不成立。</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>假設第一端不成立，再沿著連結走：最後一端就會成立。
所以兩端至少有一端成立。
與兩端都牴觸的候選數就要刪去。</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>從某個數字只有兩個位置的區域，或從一個雙值格開始。
交替推下去：這個成立，那個就不成立；那個不成立，這個就成立。
當兩端看見同一個候選數時就停下來。</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>和其他的鏈一樣，只是有些連結的一端是宮裡排成一線的幾格。
數字就在其中一格，不管是哪一格。</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>群組裡只要有一格成立，群組就成立；群組看見的，是裡面每一格都看見的格子。
這樣，各條連結的推理方式就和一般的鏈一樣。
與結果牴觸的候選數就要刪去。</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>鏈走到某處有三個位置而卡住時，看看其中兩個是不是在宮裡排成一線。
把這兩個當成一個。</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>兩個待定數組（ALS），各在一個區域裡，候選數都比格子多一個。
它們共有一個數字，這個數字在兩個待定數組裡的位置全都互相看見。</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>最多只有一個待定數組能有那個數字。
另一個待定數組的數字就和格子一樣多，所以剩下的數字全都要填。
因此，第二個共有的數字至少會填在其中一個待定數組裡；看見它所有位置的候選數都要刪去。</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>雙值格就是最小的這種待定數組，其次是兩格三個數字。
找出共有兩個數字的兩個待定數組，其中一個數字不能同時在兩邊。</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>三個待定數組（ALS），候選數都比格子多一個。
中間的待定數組與另外兩個各共有一個數字，而這個數字不能兩邊都有。</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>中間的待定數組只能讓出一個數字。
所以外側的待定數組至少有一個會失去它共有的數字，那個待定數組的其餘數字就全都要填。
外側兩個待定數組都有的數字，至少會填在其中一個待定數組裡。</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>這就是格子變成待定數組的 XY-Wing。
從中間的待定數組開始，為它的兩個數字各找一個搭檔。</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>一連串的待定數組（ALS），候選數都比格子多一個。
每個待定數組都與下一個共有一個數字，而這個數字不能兩邊都有。</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>如果第一個待定數組沒有那個數字，它就會鎖定，並奪走下一個待定數組的一個數字，依此類推。
所以第一個或最後一個待定數組，必有它們都有的那個數字。
看見它所有位置的候選數都要刪去。</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>這就是格子變成待定數組的 XY 鏈。
在兩個相連的待定數組後面接上第三個，再比較兩端。</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>一格當花莖，它的每個候選數各連著一個會因此鎖定的待定數組（ALS），稱為花瓣。
花瓣的候選數比格子多一個。</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>不論花莖填哪個數字，都會從一個花瓣奪走那個數字。
那個花瓣的其餘數字就全都要填。
所有花瓣都有的數字，至少會填在其中一個花瓣裡；看見它所有位置的候選數都要刪去。</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>從有兩個或三個候選數的格子開始。
為每個候選數各找一個待定數組，看看它們共有哪個數字。</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>橫列或直行與宮交會處的兩格或三格，候選數至少比格子多兩個。
在這條線和這個宮的其他地方，還有只用到其中一部分數字的格子。</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>合起來算，數字和格子一樣多，所以每個數字各出現一次。
線上那些格子用到的數字，從這條線的其餘格子刪去。
宮裡那些格子用到的數字，從這個宮的其餘格子刪去。</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>看看線與宮交會而且還有空格的地方。
記下交會處空格的候選數：在這條線上找一個只含其中兩個的雙值格，再在宮裡找一個只含另外兩個的雙值格。</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>一條魚，但它的魚鰭沒有全都看見要刪去的候選數。
改由每個魚鰭各延伸一條鏈通到那裡。</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>如果魚鰭都不成立，魚就刪去這個候選數。
如果有一個魚鰭成立，它的鏈就刪去這個候選數。
所以不論如何都要刪去。</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>先找一條帶鰭的魚。
再看每個魚鰭會逼出什麼結果。</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>從一個候選數出發，幾條鏈推出了不可能的結果。</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>假設這個候選數成立。
一步步被迫推下去，會有格子沒有數字可填，或區域缺少一個數字，或同一件事既成立又不成立。
所以假設不成立。</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>挑一個影響很大的候選數，在紙上推下去。
利用雙值格和只有兩個位置的區域。</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>一個格子或區域的所有可能，都推出同樣的結果。</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>這些可能之中必有一個成立。
每一個一步步推下去，結局都一樣。
所以不論如何，這個結果都成立。</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>挑一個雙值格，或一個在區域裡只有兩個位置的數字。
兩條路都走走看，再比較結果。</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>從一個候選數出發，幾路被迫的推演合起來，推出了不可能的結果。</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>假設這個候選數成立，把所有被迫的結果都寫下來。
最後會出現不可能的事。
所以假設不成立。</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>抄一份盤面，假設一個候選數成立，把推得的都填上去。
沒有別的辦法時才用這一招。</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>一個格子或區域的所有可能，連同它們逼出的一切，都推出同樣的結果。</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>這些可能之中必有一個成立。
不論是哪一個，逼出的一切都包含這個結果。
所以這個結果成立。</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>在抄下的盤面上把每種可能都推一遍，找出所有盤面的共同點。</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>把一個數字在盤面上放九次的所有排法，都用到同一格。</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>這些排法之一就是解。
所有排法都用到的格子，就填這個數字。</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>這是電腦做的工作。
用手算的話，試著不用那一格，看看這個數字是不是就放不下了。</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>把一個數字在盤面上放九次的所有排法，都用不到某一格。</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>這些排法之一就是解。
所有排法都用不到的格子，就不是這個數字。</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>這是電腦做的工作。
用手算的話，試著把數字放進那一格，看看其餘的是不是就放不下了。</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>幾個看見相同鄰格的格子，以及它們能一起填的所有數字組合。</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>如果一種組合讓某個鄰格沒有數字可填，這種組合就不可能。
只出現在不可能組合裡的候選數都要刪去。</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>找兩三個格子，它們都看見好幾個候選數很少的格子。
寫下它們的所有組合，劃掉會讓鄰格沒有數字可填的。</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>一個候選數如果成立，同一個數字在別處就無法安排。</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>把數字放在那裡，只追這一個數字。
最後會有區域放不下它，或出現兩個。
所以這個候選數不成立。</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>挑一個位置很少的數字。
假設其中一個位置成立，標出這個數字接著必須放在哪裡。</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>一個假設，它的種種後果合起來，推出矛盾或同一個結果。</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>一條連結可以依據前面的好幾條：它們合起來刪去候選數之後，只剩一種可能。
推得的一切都是被迫的。
所以結論確定無疑。</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>抄一份盤面，假設一個候選數成立，把推得的都填上去。
另一種可能也照做一遍，再比較。</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>一個假設，它的種種後果推出矛盾或同一個結果。
途中也會用到數對、X-Wing 之類的結構。</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>每條連結都由前面的連結逼出，或由它們造成的簡單結構逼出。
所以結論確定無疑。</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>在抄下的盤面上假設一個候選數成立，接著解下去。
您會的技巧都可以用。</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>一個假設，它的種種後果推出矛盾或同一個結果。
途中還會提出較小的假設，並得出結論。</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>每條連結都由前面的連結逼出，或由從它們出發的另一條鏈逼出。
所以結論確定無疑。</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>這已經超出人手能做的範圍。
推演會逐一顯示每條連結。</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>一個格子或區域，除了其中幾種可能，其餘都能證明不成立。</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>把每一種錯的可能都試下去，直到盤面出現矛盾。
剩下的就成立。</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>沒有已知的結構可用時，這是最後的手段。
在抄下的盤面上把每種情況都試一遍。</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>協助</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>下一步(&amp;S)</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>提問(&amp;K)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>提問</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>標示選定數字可放的位置</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>這一格可以填什麼，為什麼不是別的數字</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>看哪裡、是什麼、為什麼</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>%1 的提示(&amp;I)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>提示(&amp;I)</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>允許唯一性技巧(&amp;Q)</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>「下一步」可用的技巧</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>技巧上限(&amp;U)</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>看這裡</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>提示：%1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>這一格</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>這{count}格</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>盤面上的這個 %1</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>盤面上的這{count}個 %1</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>可填 %1 的這個位置</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>可填 %1 的這{count}個位置</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>關鍵在於{pattern}。</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>關鍵在於{pattern}。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>提示：%1。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>第 %1 步，共 %2 步：%3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>提示：%1。%2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>「套用」會把 %1 填入第 %2 橫列第 %3 直行。</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>「套用」會刪去{count}個候選數。</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>如果 %1 是 %2 會怎樣？</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>如果 %1 不是 %2 會怎樣？</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>填錯了{count}格</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>您的筆記完整嗎？</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>您會記下每個候選數嗎？</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>會的話，沒記的候選數就視為已劃掉。</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>不會的話，沒記的候選數就不代表什麼。</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>少了一個筆記</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>您劃掉了 {cell} 的正確數字。</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>{cell} 的筆記裡少了正確的數字。</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>下一步要靠它。</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>找不到步驟</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>「下一步」可用的技巧在這裡都行不通。這個技巧可以：{technique}。</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>沒有什麼可找的了。</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>有多個解</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>從這裡開始，邏輯推不出結果：還有好幾個解。</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>請自己選一個數字：只要能通往其中一個解，都算正確。</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>正在尋找下一步…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>劃掉了{count}個候選數。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>劃掉了 {cells} 的 {digits}。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>時間分布</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>還沒有計時的遊戲</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>中位數是 %1。</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>最高的長條是從 %1 起的那一段：%2。</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>中位數 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>已經在匯入遊戲。</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>這不是數獨遊戲的歷程</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>檔案已損壞，或不完整</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>這是 UTF-16，必須是 UTF-8</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>遊戲資料的格式不對，應為清單</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>%1 的內容無法讀取</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>這份歷程來自較新版本的程式</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>題集資料的格式不對，應為清單</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>有一個題集無法讀取</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>有一個題集的題目無法讀取</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>有一局遊戲無法讀取</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>第 %1 橫列</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>第 %1 橫列</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>第 %1 橫列</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>第 %1 橫列</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>第 %1 橫列</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>第 %1 橫列</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>第 %1 直行</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>第 %1 直行</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>第 %1 直行</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>第 %1 直行</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>第 %1 直行</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>第 %1 直行</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>左上宮</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>左上宮</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>左上宮</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>左上宮</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>左上宮</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>左上宮</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>中上宮</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>中上宮</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>中上宮</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>中上宮</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>中上宮</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>中上宮</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>右上宮</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>右上宮</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>右上宮</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>右上宮</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>右上宮</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>右上宮</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>左中宮</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>左中宮</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>左中宮</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>左中宮</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>左中宮</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>左中宮</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>中央宮</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>中央宮</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>中央宮</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>中央宮</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>中央宮</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>中央宮</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>右中宮</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>右中宮</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>右中宮</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>右中宮</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>右中宮</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>右中宮</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>左下宮</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>左下宮</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>左下宮</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>左下宮</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>左下宮</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>左下宮</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>中下宮</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>中下宮</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>中下宮</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>中下宮</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>中下宮</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>中下宮</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>右下宮</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>右下宮</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>右下宮</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>右下宮</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>右下宮</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>右下宮</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>第 %1 橫列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>第 %1 橫列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>第 %1 橫列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>第 %1 橫列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>第 %1 橫列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>第 %1 橫列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>第 %1 直行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>第 %1 直行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>第 %1 直行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>第 %1 直行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>第 %1 直行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>第 %1 直行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>{count}個區域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>{count}個區域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>這{count}個區域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>另外{count}個區域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>{count}個區域</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>{count}個區域</numerusform>
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
        <translation>教練</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>對這一格提問</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>所有步驟</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>學習…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>練習…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>「下一步」會先說看哪裡，再說那裡有什麼，最後說明原因。要看多少由您決定。</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>看哪裡、是什麼、為什麼</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>可以填什麼，為什麼不是別的數字</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>目前能找到的一切</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>從規則到最難技巧的課程</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>需要某一種技巧的局面</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>沒有可還原的內容：%1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>沒有可匯入的內容：%1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>裡面沒有遊戲。</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>它的遊戲已存在。</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>全部 %Ln 局遊戲都已存在。</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>%1 裡沒有新的遊戲。</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>從垃圾桶取回：%1。</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>一併帶來的題集：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>已從 %1還原 %Ln 局遊戲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>已從 %1 匯入 %Ln 局遊戲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>已從 %1還原 %Ln 次操作</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>已從 %1 匯入 %Ln 次操作</numerusform>
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
            <numerusform>%Ln 次操作</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>%1的備份</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%Ln 局已存在。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>數字鍵的作用</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>角落</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>筆記</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>中央筆記</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>顏色</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>輸入的數字會填入格子</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>位置固定的筆記，等同按 {Shift} + 數字</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>排成一排的筆記，等同按 {Ctrl} + 數字</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>顏色，等同按 {Ctrl} + {Shift} + 數字</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1、%2</translation>
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
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 或 %2</translation>
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
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1 或 %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 或 %2</translation>
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
        <translation>預設按鍵(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>改用於此(&amp;T)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>搜尋項目和按鍵</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>選單項目和按鍵</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>全部重設(&amp;R)</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>所有項目都是預設按鍵。</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>請選擇一個項目。</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1：預設沒有按鍵</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1：預設為 %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1 的按鍵</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>移到上面的欄位，按下新的按鍵。</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 不能更改，它用於：%2。請按其他按鍵。</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 目前用於「%2」，要改用於此嗎？</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>「%1」現在沒有按鍵。</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>「%1」現在的按鍵是 %2。</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>找不到任何項目。</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>已學會</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>選擇從哪裡開始</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>您已學會 %1 個，共 %2 個</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>提示的第 %1 步，共 4 步</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>看哪裡</translation>
    </message>
    <message>
        <source>What</source>
        <translation>是什麼</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>為什麼</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>套用</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>學習</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>技巧指南</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>選擇從哪裡開始</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>搜尋技巧</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>基礎</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>約 %Ln 分鐘</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>已學會</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>複習 · %Ln 天</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>複習</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>下一課 · %1 分鐘</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 分鐘 · 學習中</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>已學會，該複習了</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>學習中</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1，已 %Ln 天沒遇到</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1，好一陣子沒遇到</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>該複習了</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>連接兩者的數字</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>這個數字只能在其中一個待定數組裡</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>這一格看見的數字</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>各自擋住自己看見的格子</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>已有這個數字</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>已有 %1</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>不能是 %1</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>劃掉</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>一定是 %1</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>一定是這個數字</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>是這個數字</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>是 %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>十字與線相連的位置</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>不是這個數字</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>不是 %1</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>這個不成立，那個就成立</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>這個成立，那個就不成立</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>都是 %1，或都不是</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>前一種顏色都不是時，全是這個數字</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>另一組：都是這個數字，或都不是</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>另一組：前一種顏色都不是時，全是這個數字</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>線上的格子</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>ALS A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>ALS C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>ALS D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>第 %1 步刪去</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>先前已刪去</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>其中之一是 %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>%1 的位置</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>這些數字填滿這些格子</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>候選數相同的雙值格</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>兩翼</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>可以互換</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>魚身的位置</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>其中必有一個成立</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>一起檢查的格子</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>線與宮的交會處</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>技巧的結構</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>魚鰭：多出的位置</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>出現第三次的 %1：必定成立</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>讓互換無法成立的候選數</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>矛盾之處</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>和多出的數字一起構成顯性數組的格子</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>候選數會不夠</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>宮裡的格子</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>ALS B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>待定數組：數字比格子多一個</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>花莖</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>樞紐</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>要看的地方</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>要看的橫列</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>要看的直行</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>要看的宮</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>看懂（第 %1 部分，共 %2 部分）</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>找找看（第 %1 題，共 %2 題）</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>用用看</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>課程結束</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>看懂</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>找找看</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>已學會 %1 個，共 %2 個</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>課程的例子</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>學習</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>回到學習路線</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>課程結束</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>課程：%1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>方向鍵選格子，數字鍵選它的候選數，{Enter} 選這一格。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例子：%1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>課程的局面</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1：正在準備例子…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1：看懂（第 %2 部分，共 %3 部分）。</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>您自己的遊戲不受影響。</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>您已學會</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>尚未證明</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>獨力做出兩道練習題，就證明您已學會。</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>課程會示範怎麼找。</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>看懂</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>從一個局面玩到最後。下一步需要：%1。</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>提示照常可用。您自己的遊戲會保留在遊戲庫裡。</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>正在尋找局面…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>沒有可玩的局面。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>用用看</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>玩到最後</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>結束課程</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1：用用看。</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>您自己的遊戲會保留在遊戲庫裡。</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>您自己找到了。</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>您已把這個局面玩到最後。</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>「%1」已學會。</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>獨力找出：%1 次；在練習或遊戲中滿 %Ln 次，就算學會。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>下一課：%1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>更多練習題</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>下一局遊戲</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>隨機出題：從簡單到非常難。</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>提示數很多，總有一格或一個數字只有一種填法。</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>數對、三數組，以及鎖定在一線或一宮的數字。</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>跨兩個以上橫列的結構：X-Wing、摩天樓、各種翼。</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>較大的結構和短鏈。</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>很長的推理鏈。</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>光靠結構還不夠，必須試填。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>任意</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>為我出題</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>需要(&amp;N)</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>目前無法保存</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>復原刪除</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新開始</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>列印…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>列印所有顯示的遊戲…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>全選</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>顯示技巧</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>開始玩</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>所有難度</translation>
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
        <translation>清單</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>顯示：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>不限題集</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>匯入題集…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>不限標籤</translation>
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
        <translation>玩下一題</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>隨機玩一題</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>重新命名題集</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>刪除題集</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>清單中第一個還沒開始的題目</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>清單中任一個還沒開始的題目</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>更多題集選項</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>儲存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>全部的標籤</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>題集名稱</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>漂亮, 再玩</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>以逗號分隔</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>詳細資料</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>匯入</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>正在匯入 %1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>正在匯入 %1：等待另一個鎖定遊戲的程式…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>不是題目</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>哪些不是題目，以及原因</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>未匯入</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>哪些未匯入，以及原因</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>另有 %1 項。</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>遊戲庫</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>難度、狀態、標籤、日期、技巧</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>可搜尋卡片上的所有文字、日期、數字和技巧</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>清除搜尋</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>匯入題集</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>垃圾桶是空的。刪除的遊戲會在這裡保留 30 天。</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>還沒玩過任何遊戲。</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>沒有這樣的題目。</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>沒有這樣的遊戲。</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>清單中的每一題，您都玩過了。</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>這個題集的每一題，您都玩過了。</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>已刪除：%1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>已還原：%1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>無法刪除。</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>匯出所選的遊戲</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>歷程 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-games</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>暫停的遊戲不列印。</translation>
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
        <translation>正在尋找流程…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>題集</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>匯入題集…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>標籤</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>所有遊戲</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>垃圾桶</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最近玩的</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>編號</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>開始日期</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln 局遊戲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%Ln 局遊戲中的 %1 局</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>垃圾桶裡沒有遊戲</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>垃圾桶裡有 %Ln 局遊戲，各保留 30 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>已選取 %1 局，共 %Ln 局遊戲</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>已刪除：%1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>已還原：%1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>已解出 %1 題，共 %2 題</translation>
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
        <translation>尚無難度</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>無編號</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>已顯示解答</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>以前解過</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>%1 的每日一題</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>還不知道這一題的技巧。</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>技巧：%1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>評分：%1 / %2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>難度：%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln 題中的 %1 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln 題</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>已收藏</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>刪除於 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>這個不成立，那個就成立</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>這個成立，那個就不成立</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>強</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>弱</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>強：這個不成立，那個就成立</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>弱：這個成立，那個就不成立</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln 題</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln 題中的前 %1 題</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>包含填入的數字(&amp;E)</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>包含難度和評分(&amp;R)</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>題目多時，計算需要一些時間。</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>標題(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>最難的步驟：%1。</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>最難的步驟：%1。您找到的最難步驟：%2。</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>最難的步驟：%1。您已經找到了。</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>接著學：%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>離開(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>遊戲(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新遊戲(&amp;N)</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>選擇新遊戲(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>上一局遊戲(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>檢查(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>偏好設定(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>提示(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>工具(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>鍵盤快捷鍵(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>變更按鍵(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>關於數獨(&amp;A)</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>數獨</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>剪貼簿裡有一個題目。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>玩這一題</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>顯示兩個解</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>關於數獨</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;數獨 %1&lt;/h3&gt;&lt;p&gt;這款數獨遊戲會說明每個步驟，並保留您的每一局遊戲。&lt;/p&gt;&lt;p&gt;MIT 授權條款&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>離開</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>最後幾次操作無法儲存。現在離開就會遺失。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>仍要離開(&amp;X)</translation>
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
        <translation>正在出題</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>不開新遊戲</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>請先關閉提示，它會遮住顏色和連結。</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>請先選定顏色。</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>強連結，從 %2 的 %1 出發</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>弱連結，從 %2 的 %1 出發</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1：在 %3 的 %2 放開。</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1，到 %3 的 %2。</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>連結已移除。</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>這裡的筆記沒有 %1。</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1：移到另一端，再按數字。</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>沒有連結。</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>這些格子沒有連結。</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>沒有標上顏色的候選數。</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>這些格子的候選數都沒有顏色。</translation>
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
            <numerusform>共填錯{count}格，這是第一個。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>{cell} 的 {digit} 是錯的。</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>{cell} 的 {digit} 填錯了，是上一次操作填的。</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>{cell} 的 {digit} 填錯了，是在 %n 次操作前填的。</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>填了它，{house}最後就沒有位置可放 {digit}。</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>填了它，{cell} 最後就沒有數字可填。</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>填了它，盤面就無法填滿。</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house}已經有 {digit} 了，在 {cell}。</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>若回到出錯之前，會一併撤回筆記。</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>若回到出錯之前，會一併撤回 %n 個正確的數字。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>已清除 %n 個填錯的數字。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>已清除 {cell} 的 {digit}。</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>已回到出錯之前，%n 個正確的數字也一併撤回。按「復原」可以恢復。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>已回到出錯之前，筆記也一併撤回。按「復原」可以恢復。</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>已回到出錯之前。</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>關鍵時刻</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%Ln 次填數中的 %1 次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>顯示步驟</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>從這裡重播</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>這次填數之前的局面</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>練習：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>起點</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>%Ln 次操作的分支：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>已檢查</translation>
    </message>
    <message>
        <source>help</source>
        <translation>協助</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>記錄點</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>開始試填</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>開始試填 %1</translation>
    </message>
    <message>
        <source>here</source>
        <translation>目前</translation>
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
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>當時的遊戲</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>按一下或按 {Enter} 就會回到那裡。</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>差一點：{candidate} 只看見關鍵的一部分。</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>找一個有 {digit}、又看見其餘部分的格子。</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>它必須在兩個群組中各看見一格。</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>它必須看見結構的兩端。</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>它必須看見結構中所有可能填這個數字的格子。</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>差一點：{candidate} 在魚的線上。</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>它沒有看見所有魚鰭，而魚鰭可能成立。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>沿著這些線，找看見所有魚鰭的格子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>差一點：{candidate} 看見魚鰭。</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>它不在魚的線上。</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>看看魚的線在哪裡經過魚鰭看見的範圍。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>差一點：{cell} 這一格找對了。</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>那裡該填的是別的數字。</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>那裡劃掉的是別的數字。</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>看看這個結構用的是哪些數字。</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>差一點：{candidate} 是結構的一部分。</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>結構本身保留不動，要劃掉的是它排除的候選數。</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>差一點：{cell} 屬於這個結構。</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>它的 {digit} 並不是這個結構所排除的。</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>找出因此只剩一個數字的格子。</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>看看結構各格裡的其他數字。</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>看看哪些格子看見這個結構。</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
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
        <translation>新遊戲</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>難度(&amp;V)</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>每日一題(&amp;A)</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>依代碼(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>更多(&amp;M)</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>正在出題</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>開始玩(&amp;P)</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>這種挖法的預設挖除順序</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>提示數(&amp;G)</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>最少提示數</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>最多提示數</translation>
    </message>
    <message>
        <source>to</source>
        <translation>到</translation>
    </message>
    <message>
        <source>random</source>
        <translation>隨機</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>用來挖出題目的完整盤面怎麼產生</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>挖掉哪些數字、挖掉多少</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>依什麼順序試挖各格</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>留下的提示數彼此怎麼排列</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>有多少個提示數</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>同一個種子在每台電腦上都產生同一題</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>重設(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盤面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>挖法(&amp;H)</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>順序(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>對稱(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>種子(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日期(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難度(&amp;L)</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>同一個代碼在每台電腦上都產生同一題。</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>題目代碼(&amp;D)</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>這個代碼的格子無法構成題目：必須恰有一個解。</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>找不到這樣的題目。請改選其他條件，或再試一次。</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>試了很多題都不符合。請放寬條件。</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>不適用於為您出的題目</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>正在尋找這樣的題目…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>代碼的格式如 1-backtracking-all-180-48213。</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>種子是小於 2^64 的數字。</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>這種挖法自有固定的挖除順序和提示數數量。</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>下一課</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>您已學會所有課程</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>多練習、常複習，才不會忘記。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例子：%1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>開始 · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>下一局遊戲的難度</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>符號記法</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>數字 %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>數字 %1，多了 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>數字 %1，還剩 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>多了 %n 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>選定 %1（{Alt}+%1）：還要填 %n 個</numerusform>
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
        <translation>兩</translation>
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
        <translation>數字</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>角落筆記</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>中央筆記</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>候選數的顏色</translation>
    </message>
    <message>
        <source>links</source>
        <translation>連結</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>顏色</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n 格</numerusform>
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
        <translation>這樣 {cell} 就只剩 {digit}。</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>這樣{house}的 {digit} 就只能放在 {cell}。</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>有唯一解。%1，用到「%2」。</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>有唯一解。%1。</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1，HoDoKu %2 %3。</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>每個提示數都不可少。</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>有些提示數可以省略。</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>這些解有 %n 格不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>這些解在 %1 不同。</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>獨力找出 %1，有協助 %2，看過答案 %3，略過 %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>是資料夾</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>是管線</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>是通訊端</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>是裝置</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>是繞回自己的符號連結</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>不是一般檔案</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>是保存遊戲的檔案之一</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>位於保存遊戲的資料夾裡</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>下一頁</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>還沒有頁面</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>第 %L1 頁，共 %L2 頁</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>頁面</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>遊戲庫</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有遊戲</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>每日一題</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>玩過的紀錄</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>下一頁</translation>
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
        <translation>每日一題(&amp;I)</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>輸入題目(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>遊戲庫(&amp;L)…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>匯入題集(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>統計(&amp;S)…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>解題流程(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>所有步驟(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>學習(&amp;L)…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>練習(&amp;I)…</translation>
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
        <translation>暫停或繼續</translation>
    </message>
</context>
<context>
    <name>sudoku::Paper</name>
    <message>
        <source>Sudoku</source>
        <translation>數獨</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>解答在最後幾頁</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>解答在最後一頁</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>第 %L1 題，共 %L2 題</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>第 %L1 到 %L2 題，共 %L3 題</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>第 %L1 頁</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>每個 QR Code 都是網址，可在 %1 開啟那一題。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln 題</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>每個橫列、直行和宮裡，1 到 9 各出現一次。</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>每一題都恰有一個解。</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>第 %1 題</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>%n 個提示數</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>掃描後可到這裡玩：</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>裡面沒有題目</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>ZIP 壓縮檔：HoDoKu 存成 .hsol 的內容，也能存成 .txt 或 .ss</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>位元組 0x00：這不是 UTF-8 文字</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>是 XML，但不屬於 OpenSudoku 或 KSudoku</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>不是有效的 XML</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>不是有效的 JSON</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>值比一個題目所需的還多</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>巢狀太深</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>第 {row} 橫列有兩個 {number}：{first} 和 {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>第 {column} 直行有兩個 {number}：{first} 和 {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>第 {box} 宮有兩個 {number}：{first} 和 {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>無解</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>不只一個解</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>不該出現{character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>空格用{character}，但前面用{before}</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>超過 81 格</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>應有 81 格，只有 {count} 格</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>這個橫列超過九格</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>這個橫列只有 {count} 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>應有九個橫列，只有 {count} 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>這個橫列有 {count} 格，應該是九格</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>[State] 超過九個橫列</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell} 與 [Puzzle] 那裡的提示數不符</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character}不是候選數</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>{character}在這一格出現兩次</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{character}在 {cell} 出現兩次</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>{cell} 裡沒有候選數</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>{cell} 已沒有候選數</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>超過 729 個候選數</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>應有 729 個候選數，只有 {count} 個</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>有標示但沒有候選數</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>「u」後面應該只有一個數字</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>格子編號不在 00 到 80 之間</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>不是 1 到 9 的數字</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>不是 001 到 009 的候選數</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} 已經填了數字</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>題庫格式的一行要以「:」開頭</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>有 {count} 個冒號，題庫格式應該有 6 或 7 個</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>不是技巧代碼</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character}不是 1 到 9 的數字</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>「+」後面應該是數字</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>不是候選數：應為數字、橫列和直行，各為 1 到 9</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>不是 12 位的十六進位摘要</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>有 {count} 個欄位，應該是摘要、題目和評分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>有 {count} 個欄位，應該至少有 7 個</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>這一行還沒到題目欄就結束了</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character}不是壓縮格子的代碼</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>不是 1 到 4 的難度</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>無法讀取 SudokuPad 自己的格式（scl），但可以讀取 f-puzzles 網址</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>這個網址裡沒有題目，只有取得題目的位置</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>不是 LZString 壓縮的文字</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>壓縮的 JSON 裡，{error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>大小和格子之間沒有「:」</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>隨機種子只有在原本的程式裡才對應到題目</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>大小不是 3x3</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X（對角線）不是標準數獨</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} 不是標準數獨</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character}不是 Solo 的選項</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>「_」應該在兩個數字之間</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character}既不是數字，也不是連續空格的代碼（a-z）</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>有大於 9 的數字，或少了「_」</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>提示數的數量不完整</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character}不是提示數的數量</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>有 {count} 個提示數，但標明的數量是 {number} 個</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character}不是格子</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} 的提示數給了兩次</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>不是 JSON 物件</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>有標準數獨沒有的限制「{text}」</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>有標準數獨沒有的格子屬性「{text}」</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell} 不在第 {box} 宮：區域的形狀不同</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>大小不是 9</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>沒有「grid」</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>不是九個橫列</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>不是九格</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>筆記的格式不對，應為清單</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>{cell} 的筆記不是 1 到 9</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>{cell} 的值不是 {number} 到 9</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>data 的第 {number} 格：{reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>既沒有 GNOME Sudoku 的「cells」，也沒有 f-puzzles 的「grid」</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>有一格沒有位置</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>橫列和直行不是 0 到 8 之間的數字</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} 出現兩次</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>沒有註明 {cell} 是否固定</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>{cell} 沒有 earmarks 清單</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>earmark 不是 1 到 9</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>難度的格式不對，應為文字</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>沒有以秒為單位的時間</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>不明版本的 OpenSudoku 檔案：{text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>不明版本的 data：{text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>有一局遊戲沒有 data</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>data 裡有 {count} 格，應該是 81 格</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>{cell} 沒有筆記資料</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>沒有註明 {cell} 能否編輯</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>沒有以毫秒為單位的時間</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>沒有 graph，所以不知道是哪種題目</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>不是 9 x 9 格的標準數獨</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>有 {count} 個值，應該是 81 個</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{cell} 的{character}不是值：應為 b (1) 到 j (9)，空格則為 _</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>有一個事件沒有 0 到 80 的索引</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>有一個事件更改了提示數 {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>沒有由九個 0 和 1 字元組成的 markers</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>有一個事件沒有 markers，也沒有 0 到 9 的值</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>第 %1 行第 %2 字：%3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>空白字元</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <comment>a character</comment>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected &apos;x&apos;</extracomment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>byte %1</source>
        <extracomment>A byte of a text that is no character, in place of {character} or {before}: unexpected byte 0xC3</extracomment>
        <translation>位元組 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>解題流程</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>已複製流程，每行一步。</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>收合唯一數</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>從頭開始</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>複製為文字</translation>
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
        <translation>後一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後一步</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>每步秒數</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>播放流程時，每一步顯示多久</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>從這裡開始玩</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>請選擇一個步驟。</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>正在尋找流程…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>沒有這樣的步驟。</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>邏輯在這裡推不出結果：還有好幾個解。</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>沒有什麼可找的了。</translation>
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
        <translation>最難的步驟：%1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>有多個解</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>第 %1 步，共 %2 步。%3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>您自己的遊戲不受影響。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
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
        <translation>已暫停</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>繼續</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>{count}格</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>橫列</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>橫列</translation>
    </message>
    <message>
        <source>column</source>
        <translation>直行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>直行</translation>
    </message>
    <message>
        <source>box</source>
        <translation>宮</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>宮</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>遊戲已暫停。</translation>
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
        <translation>練習</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>練習用的局面</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>方向鍵選格子，數字鍵選它的候選數，{Enter} 選這一格。</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>找出：%1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>點選它能填入的格子。</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>點選它能排除的候選數。</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>這裡沒有更簡單的步驟了。</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>這個您已經找到了。</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} 沒有候選數 {digit}。</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} 已經填了數字。</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>答對了：{cell} 是 {digit}。</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>答對了：劃掉 {cell} 的 {digit}。</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>{all} 個全部找到了。</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>已找到 {found} 個，共 {all} 個。</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>這個技巧推不出 {cell} 是 {digit}。</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>先找結構，再找它能填入的格子。</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>數字對了，但推不到 {candidate}。</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>先找結構，再看它排除了什麼。</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>沒有這類技巧能排除 {candidate}。</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>看看別的數字。</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} 不是橫列、直行或宮裡的最後一個空格。</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>找找只剩一個空格的橫列、直行或宮。</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} 還可能是 {digits}。</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>找一格，它的橫列、直行和宮裡已經有八個不同的數字。</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell} 在它的橫列、直行和宮裡，都不是任何數字的唯一位置。</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>挑一個數字，看看它在某個宮裡還能放在哪裡。</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>這個技巧不能填入 {cell}。</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>錯三次之後，就算有協助找到。</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>永不</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>%Ln 分鐘沒有輸入時</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>復原重設</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>偏好設定</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>搜尋偏好設定</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>偏好設定類別</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重設(&amp;R)</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>將所有偏好設定恢復為預設值</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外觀</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>標示</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>輸入</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>跟隨桌面</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>淺色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高對比淺色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高對比深色</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>佈景主題 淺色 深色 高對比 配色</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>橫列和直行的編號(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>動畫(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言(&amp;L)</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>數字大小</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>數字大小(&amp;S)</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>大 小 放大 縮小</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>數字字型</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>數字字型(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>面板在左側(&amp;P)</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7、8、9 排在上方，像計算機一樣(&amp;L)</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>加大按鈕，方便觸控(&amp;T)</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>醒目標示</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>標示互相衝突的數字(&amp;M)</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>所選格子的橫列、直行和宮(&amp;B)</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>盤面上的選定數字(&amp;W)</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>筆記裡的選定數字(&amp;O)</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>解出或填錯時播放音效(&amp;D)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>都可以</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>先選什麼(&amp;I)</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>數字 格子 都可以 點選 數字鍵 滑鼠 觸控</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>立即標示填錯的數字（視為使用協助）(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>填入數字時移除因此被排除的筆記(&amp;E)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>顯示時鐘(&amp;H)</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>自動暫停(&amp;Y)</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>閒置 分鐘</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>提示 技巧 唯一性 難度</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按鍵</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>變更按鍵(&amp;G)…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>變更 快捷鍵 鍵盤</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>所有偏好設定都已是預設值。</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>偏好設定已恢復原狀。</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>未寫入：%1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>列印</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進度</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>儲存為 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>這些題目(&amp;Z)</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>這一題(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>新題目的題本(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>產生題目(&amp;M)</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>包含填入的數字和筆記(&amp;E)</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>包含開啟中的提示(&amp;H)</translation>
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
        <translation>所有候選數(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>解答附在最後(&amp;S)</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>難度曲線(&amp;F)</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>顯示題目難在哪裡（僅限每頁一題或兩題時）</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>紙張(&amp;A)</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>每頁題數(&amp;G)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>儲存為 PDF</translation>
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
        <translation>已儲存：%1。</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>這裡無法列印：%1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>已送到印表機。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>請稍候…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>步驟</translation>
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
        <translation>後段（%1）</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>開局輕鬆，%1有點卡，之後輕鬆。</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>開局輕鬆，%1有點卡。</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>%1有點卡，之後輕鬆。</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>%1有點卡。</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>開局輕鬆，%1有一處難關，之後輕鬆。</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>開局輕鬆，%1有一處難關。</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>%1有一處難關，之後輕鬆。</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>%1有一處難關。</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>%1最難，%2又有點卡，之後輕鬆。</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>%1最難，%2又有點卡。</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>%1有點卡，%2最難，之後輕鬆。</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>%1有點卡，%2最難。</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>全程都是唯一數，有時可用的步驟不多。</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>全程輕鬆：隨時都有至少{count}個步驟可用。</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>沒有步驟可用</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>有{count}個步驟可用</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>第 %1 步，共 %2 步：%3，%4。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1，在 %2。</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>兩個解有 %n 格不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>兩個解在 %1 不同。</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>正在尋找解…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>無解。有數字不對。</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>有唯一解。這一題可以玩。</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>請輸入題目的提示數，或貼上題目。</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>不只一個解。還缺少數字。</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>已補上 %n 個數字。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>這不是數獨：%1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>%n 題中的第一題。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近開啟(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>複製(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>複製為(&amp;A)</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>未填數字的題目(&amp;W)</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>題目代碼(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>題目 (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>拖放的文字</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存新檔</translation>
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
        <translation>局面（81 格單行文字）</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>未填數字的題目</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>有多個解的題目沒有代碼。</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>題目代碼 %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>已複製：%1。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼上的文字</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>沒有可開啟的文字。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1：未儲存：%2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1：已儲存。</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1：已儲存，但這種格式容納不了所有填入的數字和筆記。</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1：您之前開始過這一題，現在接著玩。</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1：已開啟。</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>它有多個解，填成任何一個都算解出。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>為您出的題目</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>為我出一題</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>題目的 QR Code</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR Code</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>掃描後可在其他裝置上玩這一題。裡面的網址會在 %1 開啟這一題。</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>這一格可以填什麼？</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1 可以填什麼？</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>{house}的 {digit} 可以放在哪裡？</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>%1 的所有數字</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>{house}裡 {digit} 的所有位置</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>%2 為什麼不能是 %1？</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>這裡靠邏輯就能確定。可以選其中一個提問，或直接做下一步。</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>按一個數字就能看原因。按另一格或移到另一格，就能針對那一格提問。</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>按這份清單裡的一格就能看原因。</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>提問和提示一樣，都視為使用協助。</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>提問：%1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} 已經填了 {digit}。</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{cell} 就是{house}的 {digit}。</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>{digit} 仍然可能，目前還沒有什麼能排除它。</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>{digit} 先前已經排除。</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>不能是 {digit}，但需要{count}個步驟才能證明。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1，再用 %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>提問：%1 不是 %2。</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>提問：%1 不是 %2。按「排除 %2」就會刪去這個候選數。</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>正在尋找證明…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>有一個數字填錯了。要顯示嗎？</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>有幾個數字填錯了。要顯示第一個嗎？</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>填錯的數字不能當作理由，回答時會略過不算。</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1 是提示數。</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1 已經有數字。</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>按一個空格或移到空格，就能針對它提問。</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>可用的步驟只有兩個或更少</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>準備好的題目</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>正在出題…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln 個提示數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln 個步驟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} 的候選數都只有 {digits}，而且每一格都看見下一格。</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>所以不論怎麼填，這兩個數字都會沿著這些格子交替出現。</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>{even} 中任一格與 {odd} 中任一格，數字一定不同。</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} 看見 {one} 和 {other}，而這兩格一格是 {a}，另一格是 {b}。</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>沿著連結走，繞一圈又回到起點。</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>反過來走，連結同樣成立：每條連結的兩端恰有一端成立。</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} 只能是 {digits}。</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>{cells} 至少有一格是 {digit}，而 {gone} 看見其中每一格。</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>沿著連結會得到：{end}。</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>這和假設正好相反，所以假設不成立。</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>一格不能同時填兩個數字，所以假設不成立。</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>所以 {one}，或者 {other}。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} 是 {other}，否則它看見的待定數組 {source} 就有 {digit}。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} 是 {other}，否則它看見的 {source} 就是 {digit}。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} 是 {other}，否則它看見的 {source} 之一就是 {digit}。</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>如果 {start}，結論就已成立。</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>如果 {start}，馬上就知道 {end}。</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>如果 {start}，沿著連結會得到：{end}。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 既是 {digit}，又不是 {digit}</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 既是 {one}，又是 {other}</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house}有兩個 {digit}，在 {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house}沒有位置可放 {digit}</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 沒有候選數了</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>這不可能：{broken}。</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>沿著連結會得到：{broken}。</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>這不可能，所以假設不成立。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} 是 {digit}，或者不是 {digit}。</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} 是 {digits}。</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house}的 {digit} 在 {places}。</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>從每一種情況沿著連結走，結果都是：{end}。</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>如果{cells: 這{count}格}都只填 {digits}，這兩個數字就能互換：每個橫列、直行和宮依然正確。</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>那就有第二個解了。但數獨只有一個解。</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>那一格再加上 {cells} 就構成顯性數組：{digits} 都被這些格子用掉。</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>只有 {cell} 能避免這種情況，所以它一定是 {digits}。</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>所以 {cells} 至少有一格是 {digit}。</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>同時看見兩者的格子都不能是 {digit}。</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>把它們全都看見的格子都不能是 {digit}。</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>所以 {cells} 至少有一格是別的數字：{digits}。</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} 位於兩個橫列、兩個直行，而且只占兩個宮。</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses}的 {digit} 都只能放在這幾個角。</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>如果 {one} 是 {digit}，{other} 也會是 {digit}，其餘兩角就是 {rest}。</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>四個角就都只填 {digits}。</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house}的 {digit} 在 {cells}。</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>如果這兩格之一是 {digit}，另一格就會是 {other}。</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} 的候選數只有 {digits}，這樣四個角就都只填這兩個數字。</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>假設 {cell} 是 {digit}。</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>這樣{row}的 {other} 在 {inRow}，{column}的則在 {inColumn}：沒有別的位置了。</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last} 的候選數只有 {digits}，所以它是 {digit}，四個角就都只填 {digits}。</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>這些角都不是提示數，所以沒有什麼能區分這兩個解。</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>所以 {cells} 至少有一格是 {digit}，同時看見兩者的格子都不能是 {digit}。</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>如果 {cell} 填 {digit}，四個角的兩個數字就可以互換。</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} 構成一個環。</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>沿著環走，每一格都看見下一格；每個橫列、直行和宮裡，不是有環上的兩格，就是一格也沒有。</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>除了 {cell}，每個空格都恰有兩個候選數。</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>少了它的 {digit}，每個數字在每個區域就都恰有兩個位置。</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>這樣一來，只要把每個空格都改填另一個候選數，一個解就能變成另一個解。</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>數獨只有一個解，所以 {cell} 是 {digit}。</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>在{house}，只有{cells: 這兩格}能是 {digit}，所以另一格就是 {digit}。</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>幾乎每個空格都只有兩個候選數，只有 {cells} 比較多。</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>如果這些格子裡的候選數 {digits} 都不成立，把每個空格都改填另一個候選數，就會有第二個解。</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>所以 {cells} 至少有一格是 {digits}。</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines}各只有兩個位置可放 {digit}。</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines}各只有兩個位置可放 {digit}。</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} 同在{house}，所以最多只有一格是 {digit}。</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>所以兩條線之中，至少有一條的 {digit} 在另一端：{ends}。</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>{lines}也一樣，兩端是 {ends}。</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>{lines}的 {digit} 也一樣，兩端是 {ends}。</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>同時看見同一個雙線風箏兩端的格子，不能填這個風箏的數字。</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>同理，兩種情況都會擋住 {cells}。</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box}的 {digit} 都在{near}或{other}上。</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line}的 {digit} 只有兩個位置：{near} 和 {far}。</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>如果 {far} 是 {digit}，就擋住 {cells}。</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>否則 {near} 是 {digit}，{box}的 {digit} 就在{other}上，同樣擋住 {cells}。</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>某個區域只有兩個位置可放 {digit} 時，其中必有一個是 {digit}。</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>把這樣的位置兩兩相連，交替塗上兩種顏色。綠色：{cells}。</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>棕色：{cells}。</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>綠色和棕色之中，必有一種顏色的位置全是 {digit}。</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>這些格子各看見一個綠色和一個棕色的格子：{cells}。</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell} 看見綠色的 {one}，也看見棕色的 {other}。</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells} 都是綠色，又同在{house}：最多只有一格能是 {digit}。</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells} 都是棕色，又同在{house}：最多只有一格能是 {digit}。</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>所以綠色的都不是 {digit}，棕色的全是。</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>所以棕色的都不是 {digit}，綠色的全是。</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>第一組著色的第一種可能：綠色圓點成立，也就是 {cells}。</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>第二種可能：棕色方塊成立，也就是 {cells}。</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>另一組著色的第一種可能：綠色圓環成立，也就是 {cells}。</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>第二種可能：棕色方框成立，也就是 {cells}。</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one} {a} 和{other} {b} 互相看見：最多只有一個成立。</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>所以{ones}和{others}至少有一種成立，而 {cells} 兩種都看見。</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one} {a} 看見{ring} {b} 和{frame} {d}。</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one} {a} 看見{ring} {b}，{one} {c} 看見{frame} {d}。</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>這兩種必有一種成立，所以{ones}不成立。</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>綠色圓點</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>棕色方塊</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>綠色圓環</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>棕色方框</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>綠色圓點</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>棕色方塊</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>綠色圓環</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>棕色方框</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>綠色圓點</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>棕色方塊</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>綠色圓環</translation>
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
            <numerusform>如果魚鰭上有 {digit}，魚鰭看見的 {cells} 也不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.of}的 {digit} {places: 只有{count}個位置}，全都落在{cover.to}裡。</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>要看的區域各要填一個 {digit}，而{cover.to}各只能填一個，所以後者的 {digit} 都在這些位置。</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.of}的 {digit} {places: 只有{count}個位置}。</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>這些位置全都落在{cover.to}裡。</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>這些位置全都落在{cover: 另一組數目相同的區域}裡。</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>要看的區域各要填一個 {digit}，而{cover: 另一組區域}各只能填一個，所以後者的 {digit} 都在這些位置。</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} 同時在其中兩個區域裡：如果填 {digit}，一格就用掉兩個區域，剩下的區域不夠放其餘的 {digit}，所以也不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>看看{base.of}的 {digit}。</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>除了魚鰭 {fins}，其餘都在{cover.to}裡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>除了其中{count}格，其餘都在{cover.to}裡。</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>魚鰭：{fins}。</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>如果魚鰭上沒有 {digit}，其餘位置（{places: 藍色圓點}）就構成 {fish}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>如果魚鰭上沒有 {digit}，其餘位置（{places: 藍色圓點}）就構成{fish}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>這樣{cover.to}的其他格子都不能是 {digit}。</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.of}的 {digit} 除了 {fins}，都在{cover.to}裡。</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>換個看法，除了 {fins}，都在{cover.to}裡。</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>每種看法都要連同它的魚鰭，也就是多出來的位置，一起考慮。</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>如果魚鰭上沒有 {digit}，這就是 {fish}，所占直行、橫列或宮的 {digit} 都在其中。</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>如果魚鰭上沒有 {digit}，這就是{fish}，所占直行、橫列或宮的 {digit} 都在其中。</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>如果魚鰭上有 {digit}，看見所有魚鰭的格子也不能是 {digit}。</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>所以 {starts} 至少有一格是 {digit}。</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>從每一格出發，沿著連結都會得到：{end}。</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house}只剩一個空格。</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>1 到 9 之中，只缺 {digit}。</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>所以{cell: 這一格}一定是 {digit}。</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>看看{cell: 這一格}和它所在的橫列、直行與宮。</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>這些區域裡已經有{digits: {count}個不同的數字}。</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>先前已知它不能是 {digits}。</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>只剩下 {digit}，所以它一定是 {digit}。</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house}還缺 {digit}。</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>有{digits: {count}個 {digit}} 指向這裡。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>同一個橫列、直行或宮不能有兩個 {digit}，所以有{cells: {count}格}被擋住。</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>{cells} 的這個數字先前已劃掉。</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>只剩{cell: 一格}可放，所以這一格一定是 {digit}。</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from}需要 {digit}，但{places: 只有{count}個位置}可放。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from}需要 {digit}，但{places: 只有{count}個位置}可放。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>這兩個位置也都在{in}裡。</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>這些位置也全都在{in}裡。</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>不論 {digit} 填在其中哪一格，都會是{in}的 {digit}。</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>在{house}，{cells} 的候選數只有 {digits}。</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>所以 {digits} 都用掉了：{houses}的其他格子都不能填這些數字。</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>兩格填兩個數字，一格一個，順序未定。</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>兩格填兩個數字，一格一個。</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>{count}格填{count}個數字，一格一個，順序未定。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>{count}格填{count}個數字，一格一個。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>在{house}，{digits} 合起來只有{count}個位置：{cells}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>{count}個數字需要{count}格，正好填滿這{count}格。</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>這裡放不下別的數字。</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>樞紐 {pivot} 是 {digits}。</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} 的候選數只有 {digits}：如果 {pivot} 是 {own}，{pincer} 就是 {digit}。</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>不然就是 {pivot} 本身是 {digit}。</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>所以 {ends} 至少有一格是 {digit}。</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} 和 {other} 是候選數相同的雙值格：各填 {digits}。</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house}的 {link} 在 {places}。</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>如果 {place} 是 {link}，它看見的 {twin} 就是 {digit}。</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>所以 {one} 或 {other} 是 {digit}。</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: ALS {letter}} 是 {cells}：一格，含兩個數字 {digits}。</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: ALS {letter}} 是 {cells}，含 {digits}。</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: ALS {letter}} 共{count}格，含{more}個數字：{digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: ALS {letter}} 是 {cells}：共{count}格，含{more}個數字 {digits}。</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>兩個待定數組的 {one} 全都互相看見，{other} 也是：每個數字都只能在其中一個待定數組裡。</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>一個待定數組最多只能缺一個數字，所以 {digits} 這兩個數字，兩個待定數組各缺一個。</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>兩個待定數組的其他數字都填在各自的格子裡，而 {digits} 都必定填在其中一個待定數組裡。</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>兩個待定數組的 {digit} 全都互相看見，所以最多只有一個待定數組能有 {one}。</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>兩個待定數組的 {digit} 全都互相看見，所以最多只有一個待定數組能有 {one}。</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>沒有它的待定數組就得用上其他所有數字，也包括 {digits}。</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>所以 {digits} 都必定出現在 {one: ALS {a}} 或 {other: ALS {b}} 裡。劃掉的候選數看見同一數字在兩個待定數組裡的所有位置。</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>所以 {one: ALS {a}} 或 {other: ALS {b}} 有 {digits}，而 {cells} 看見兩個待定數組裡的每一個 {digits}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>所以 {one: ALS {a}} 或 {other: ALS {b}} 有 {digits}，而{cells: 有{count}格}看見兩個待定數組裡的每一個 {digits}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>{c: ALS C} 和 {set: ALS {letter}} 之中，最多只有一個能填 {digits}：{digits} 在兩者裡的位置全都互相看見。</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>ALS C 最多只能缺一個數字，所以不是 ALS A 少了 {a}，就是 ALS B 少了 {b}；少了數字的那一組必須填 {digits}。</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>相鄰的兩個待定數組共有一個數字，它的位置全都互相看見：缺了它的那個待定數組，就得用上自己的其他所有數字。</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>ALS {next} 少了 {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>接著 {links}。</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>如果 ALS A 少了 {digits} 其中之一，則 {links}。</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>如果 ALS A 少了 {digits}，則 {links}。</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem} 是 {digits}。不論是哪個數字，都會讓一個待定數組少了這個數字。</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>如果它是 {digit}，{set: ALS {letter}}（{cells}）就不能有 {digit}，因此必定有 {gone}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>如果它是 {digit}，{set: ALS {letter}}（{cells: {count}格}）就不能有 {digit}，因此必定有 {gone}。</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>所以至少有一個待定數組，{digits} 全都有。每個劃掉的候選數，都看見這些待定數組裡同一個數字的所有位置。</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>所以至少有一個待定數組有 {digit}。劃掉的候選數看見這些待定數組裡 {digit} 的所有位置。</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{digits} 必在{house}的這些格子裡，所以{house}的其他格子都不能填 {digits}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} 同時在{line}和{box}裡。</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>這裡能填 {digits}。</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>在{line}，{cells} 的候選數只有 {digits}。</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>在{box}，{cells} 的候選數只有 {digits}。</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>這{count}格裡，任何數字都不能出現兩次，而數字正好有{count}個：每個數字各出現一次。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>逐一檢查 {cells} 能一起填的所有組合。</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>有些組合會讓同一個區域出現兩個相同的數字。</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>有些則會奪走 {cells} 的最後一個候選數。</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>剩下的組合都不含劃掉的候選數。</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} 不能也是 {digit}：{cell} 看見它。</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} 不能是 {digit}，否則 {cells} 的候選數就不夠了。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>{other} 已經沒有數字可填，所以假設不成立。</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>逐一檢查九個 {digit} 在盤面上的所有排法。</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>沒有一種排法用到劃掉的候選數。</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>有些格子在每一種排法中都是 {digit}。</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>複習</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>該複習了</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>今天沒有。</translation>
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
        <translation>較舊的分支</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>向上</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>較新的分支</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>向下</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>分支 %1 / %2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>還沒有分支</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>當時的遊戲</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>從這裡繼續</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>最初的局面</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>前一個局面</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>後一個局面</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最後的局面</translation>
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
        <translation>每秒 1 次操作</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>顯示哪些數字填錯</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>以操作清單取代其他內容</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>操作 %L1 / %L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>時間 %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>第 %1 次操作，共 %2 次：%3。</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>您自己的遊戲不受影響。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
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
        <translation>時間軸</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>清除 %1</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>在 %2 寫下筆記 %1</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>從 %2 移除筆記 %1</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>在 %2 寫下中央筆記 %1</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>從 %2 移除中央筆記 %1</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>為 %2 塗上顏色 %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>從 %2 移除顏色 %1</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>移除 %1 的筆記</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>劃掉 %1 的一個候選數</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>在 %1 寫下筆記</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>為 %2 的 %1 塗上顏色 %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>移除 %2 的 %1 的顏色</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>回到另一個局面</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>移除 %1 的連結</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>移除 %1 到 %2 的連結</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>強連結，從 %1 到 %2</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>弱連結，從 %1 到 %2</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>在 %n 格填入數字</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>清除 %n 格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>為 %n 格塗上顏色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>為 %n 格的候選數塗上顏色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>移除 %n 格的連結</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>劃掉 %n 格的候選數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>在 %n 格寫下筆記</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>顯示解答</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>回到起點</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>回到第 %1 次操作</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>起點</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>之後檢查過</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>之後用過協助</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>有分支</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>開始試填</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>記錄點</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>記錄點 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln 個錯誤</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>%Ln 次檢查</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>%Ln 次協助</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>%Ln 個分支點</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>%Ln 次試填</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>%Ln 個記錄點</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>正在讀取備份…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>還原備份</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>備份</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>還原(&amp;R)</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>還沒有備份。只要當天玩過，就會建立一份。</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>會補回備份裡有、但這裡沒有的遊戲，不會移除任何內容。</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1：遊戲：%2，操作：%3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>重播</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>回顧的各部分</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>關鍵時刻</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>前一個關鍵時刻</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>後一個關鍵時刻</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>正在分析您的操作…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>這一題有多個解，無從評斷。</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>這局遊戲沒有填入任何數字。</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>第 %1 次填數，共 %2 次，於 %3。您自己的遊戲不受影響。</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>時間軸</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>逐次操作</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>找到：%1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>可用的步驟只有兩個或更少</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>可用的
步驟</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>所花的
時間</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 秒</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>您自己的題目</translation>
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
        <translation>看哪裡</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>用哪種技巧</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>說明步驟</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>代做這一步</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>解題流程</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>所有可能的步驟</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>填入唯一數</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>檢查填入的數字</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>顯示錯誤</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>您問了該看哪裡，然後找到了。</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>您問了該用哪種技巧，然後找到了。</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>提示說明過這一步。</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>提示代做了這一步。</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>您看過解題流程。</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>您看過步驟清單。</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>由「填入唯一數」填入。</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>您看過解答。</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>獨力完成</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>沒有協助</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>有協助：%1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>沒有提示</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln 次提示</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>沒有錯誤</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>每個數字都填對了</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln 個錯誤</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>一直留到最後</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>%1 後撤回</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>最多 %1 就撤回</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>沒有妙手</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln 次妙手</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>也沒有用猜的</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>另有 %Ln 次猜測，都猜對了</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>「%1」的中位數 %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>遊戲時間</translation>
    </message>
    <message>
        <source>None</source>
        <translation>無</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>所需的最難技巧</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>這樣 {cell} 就只能是 {digit}。</translation>
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
        <translation>猜測</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>協助</translation>
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
        <translation>猜測</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>協助</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1，花了 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>您在 %1 後撤回。</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>它一直留到最後。</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>由「%1」得出。</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>用「%1」就能推出 %2。</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>由{houses}的「{technique}」得出。</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>用{houses}的「{technique}」就能推出 {entry}。</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>不用它也能解出這一題。</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1，%2，%3。%4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1，花了 %2</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>當時還沒有邏輯能推出它：這是猜對的。</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>它是錯的。</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>最簡單的推法：%1。不用它也能解出這一題。</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>最簡單的推法：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>最簡單的推法：先在心裡填好{count}個唯一數，再用「%1」。</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>怎麼推出來的</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>當時可填：%1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>填數 %1，%2：%3，%4，%5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>技巧說明</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>這個我會了</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>跳到「找找看」</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一個</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>關於這個技巧</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>兩道練習題就能證明</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>怎麼找</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>儲存為圖片(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>列印(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>複製為圖片(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>複製為網址(&amp;L)</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>顯示 QR Code(&amp;Q)…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>儲存為圖片</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>向量圖，任何大小都清晰 (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>圖片 (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>無法產生圖片：%1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>已儲存：%1。</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>未儲存：%1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>已複製：盤面的圖片。</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>已複製這一題的網址，可在瀏覽器開啟。</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>數獨</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsList</name>
    <message>
        <source>Nothing found</source>
        <translation>找不到任何項目</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>滑鼠</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>鍵盤快捷鍵</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>變更按鍵…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>搜尋：字詞或按鍵</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜尋</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>下一頁</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>一樣</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>慢 %1</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>快 %1</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>題集的下一題</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新遊戲(&amp;N)</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>下一個難度</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>回顧</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>重播(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難度(&amp;L)</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>已放棄</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>%1 後放棄</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>按「復原」可以回到您填入的數字。</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>您在這個難度的最佳時間，比之前%1</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>最佳時間 %1：%2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>中位數 %1：%2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>之前已顯示過解答，不計入紀錄和連勝。</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>您以前解過這一題，不計入紀錄和連勝。</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>在同一題的另一局遊戲中用過協助</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>獨力完成</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>有協助</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>它有多個解，不列入統計。</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>您曾劃掉 %1 的正確數字。</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>課程</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>想從哪裡開始？</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>全部都已開放。</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>從規則開始</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>我懂規則</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>我會解「困難」題</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>先學規則，再上第一課</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>下一課是「%1」的第一課</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsCards</name>
    <message>
        <source>{n} of {all}</source>
        <comment>games</comment>
        <extracomment>The number of games that are solved, {n}, in large letters, and of all games: 12 of 30</extracomment>
        <translation>{n} / {all}</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>已解出 %1 局，共 %2 局遊戲</translation>
    </message>
    <message>
        <source>played</source>
        <translation>遊戲時間</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>玩了 %1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>獨力完成</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>解出的遊戲中 %1 是獨力完成</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>沒有獨力解出的遊戲</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>每日一題連勝</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>每日一題連勝：%1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>最長連勝：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>遊戲，每局一行 (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>難度，每種一行 (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>技巧，每種一行 (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>這一頁的圖片 (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>匯出</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>統計</translation>
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
        <translation>以表格顯示</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>重設…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>把圖表的內容顯示成表格</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>復原重設</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>事先知道解答的有 %Ln 局，不計入紀錄和連勝。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>%Ln 局沒有填數的遊戲不列入計算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>已回顧的遊戲：%1，妙手：%2，猜測：%3，錯誤：%4。</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>用過「下一步」或「檢查」的遊戲算「有協助」。</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>放棄和未完成的遊戲沒有時間。</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>放棄遊戲會中斷連勝，未完成的遊戲不會。</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>所有遊戲</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>獨力完成</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>每日一題</translation>
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
        <translation>最近 12 個月</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>遊戲</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>時間分布</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>還沒有計時的遊戲</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>「下一步」、練習和獨力完成的遊戲會顯示您學會了哪些技巧。目前還沒有。</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1：時間分布</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1：時間</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1：時間（%2）</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重設</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>要讓統計重新開始嗎？遊戲仍在遊戲庫裡，而且可以復原。</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1：已儲存。</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1：未儲存：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>玩過</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>解出</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>獨力完成</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>獨力解出</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>獨力最佳時間</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中位數</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>連續解出；放棄就會中斷</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>最長連勝</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>按月</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>各月中位數</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>看過</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>在「下一步」看過</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>練習時找到</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>遊戲中獨力找出</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>遊戲</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>協助</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>十局中位數</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>事先知道解答</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>有協助</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>獨力完成</translation>
    </message>
    <message>
        <source>record</source>
        <translation>紀錄</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>無難度</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 分鐘</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%L1 小時 %2 分鐘</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>分鐘和秒</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分鐘</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>小時</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln 局遊戲</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln 項紀錄</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln 天</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>沒有更早的遊戲。</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>上一局遊戲已儲存。</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>上一局遊戲尚未儲存。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>返回</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>還剩 %n 格</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>今天的遊戲：%1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>昨天的遊戲：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>每一格都填滿了，但有地方不對。按「檢查」可以看出在哪裡。</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>從一個候選數拖曳到另一個，即可建立連結；按一下連結即可移除。</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>點選要塗上顏色 %1 的候選數，或輸入它們的數字。</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>選定顏色，再按候選數。按右鍵可移除顏色。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>已選取 %n 格。按 1 到 9 可填入這些格子。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>已選取 %n 格。按 1 到 9 可為這些格子加上或移除筆記。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>已選取 %n 格。按 1 到 9 可為這些格子加上或移除中央筆記。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>已選取 %n 格。按 1 到 6 可為這些格子加上或移除顏色。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>點選要塗上顏色 %1 的格子。</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>選定顏色，再按格子。按右鍵可移除顏色。</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>填滿空格：每個橫列、直行和宮裡，1 到 9 各出現一次。</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>選定數字，看看它可以放在哪裡。</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>選定數字，再按格子。按右鍵可清除格子。</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>已標示 %1 不違反規則的位置。</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>點選要填 %1 的格子。按右鍵可清除格子。</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>點選可能是 %1 的格子，寫下筆記。</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>正確 %1，錯誤 %2，空格 %3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1，未檢查 %2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>在 %1 後放棄。這是其中一個解。</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>在 %1 後放棄。這是解答。</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>以 %1 解出：您在這個難度獨力解題的最佳時間。</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>以 %1 解出。</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>技巧說明</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>關於這個技巧：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分數</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>簡述</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>難度</translation>
    </message>
    <message>
        <source>open</source>
        <translation>已展開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已收合</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1，「下一步」不使用</translation>
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
            <numerusform>%n 個唯一數</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n 個步驟</numerusform>
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
        <translation>盤面上的所選步驟</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>篩選步驟</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>篩選：Wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>顯示某種技巧、某一格（r4c5）、某個數字，或同時符合這些條件的步驟</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步驟</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1：%2 填入 %3。</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>從 %2 刪去 %1</translation>
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
        <translation>儲存空間</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>回到您的遊戲(&amp;B)</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>還原(&amp;R)</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>再試一次(&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細資料(&amp;D)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>關閉(&amp;O)</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>還是無法儲存。</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>這個檔案裡沒有遊戲</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>遊戲 %1 無法讀取。</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>遊戲 %1 缺少最後幾次操作。</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>還沒看過</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>看過</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>練習時找到</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>遊戲中獨力找出</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技巧</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>接著學：</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>前往練習題</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>搜尋技巧</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>接著學：%1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>只練習這個</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>已選 %Ln 種</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>最後一格</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>橫列、直行或宮裡只剩一個空格</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>唯一餘數</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>一格只剩一個數字可填</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>隱性唯一</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>橫列、直行或宮裡只剩一個位置</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>鎖定數對</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>同宮又同線的兩格，只能填兩個數字</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>鎖定三數組</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>同宮又同線的三格，只能填三個數字</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>宮區塊</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>一個宮裡某個數字的位置全在同一條線上</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>行列區塊</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>一條線上某個數字的位置全在同一個宮裡</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>顯性數對</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>兩格只能填兩個數字</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>顯性三數組</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>三格只能填三個數字</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>隱性數對</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>兩個數字只有兩個位置</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>隱性三數組</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>三個數字只有三個位置</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>顯性四數組</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>四格只能填四個數字</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>隱性四數組</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>四個數字只有四個位置</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>一個數字在兩條線上的位置，只落在與它們交叉的兩條線上</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>三階魚</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>一個數字在三條線上的位置，只落在與它們交叉的三條線上</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>四階魚</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>一個數字在四條線上的位置，只落在與它們交叉的四條線上</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>五階魚</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>一個數字在五條線上的位置，只落在與它們交叉的五條線上</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>六階魚</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>一個數字在六條線上的位置，只落在與它們交叉的六條線上</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>七階魚</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>一個數字在七條線上的位置，只落在與它們交叉的七條線上</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>遠程數對</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>一連串相同的數對</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>全雙值墳墓 + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>靠一個多出的數字避開雙解</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>摩天樓</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>同一條線上的兩座高樓</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>雙線風箏</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>在宮裡相會的兩條風箏線</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>雙重雙線風箏</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>在宮裡相會的兩個風箏</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>多寶魚</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>單一數字的短鏈</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>空矩形</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>宮裡某個數字排成十字</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>雙重空矩形</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>宮裡的同一個十字，搭配兩條線</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>由一條連結相連、候選數相同的雙值格</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>兩翼至少有一翼是共有的數字</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>三格至少有一格是共有的數字</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>唯一矩形（類型 1）</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>三個角候選數相同，第四個角不能再一樣</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>唯一矩形（類型 2）</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>多一個數字的角</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>唯一矩形（類型 3）</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>角格協助湊成顯性數組</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>唯一矩形（類型 4）</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>兩個角之一必定是某個數字</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>唯一矩形（類型 5）</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>唯一矩形（類型 6）</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>某個數字只能放在四個角上</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>隱性唯一矩形</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>藏在其他數字之間的矩形</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>可規避矩形（類型 1）</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>三格已填，第四格不能湊成可互換的矩形</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>可規避矩形（類型 2）</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>已填的數字，加上多出一個候選數的角</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>帶鰭 X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>X-Wing，加上多出的位置</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>刺身 X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>帶鰭且有缺口的 X-Wing</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>帶鰭三階魚</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>三階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>刺身三階魚</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>帶鰭且有缺口的三階魚</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>帶鰭四階魚</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>四階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>刺身四階魚</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>帶鰭且有缺口的四階魚</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>帶鰭五階魚</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>五階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>刺身五階魚</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>帶鰭且有缺口的五階魚</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>帶鰭六階魚</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>六階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>刺身六階魚</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>帶鰭且有缺口的六階魚</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>帶鰭七階魚</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>七階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>刺身七階魚</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>帶鰭且有缺口的七階魚</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>由一條線和一個宮瓜分的數字</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>著色法：陷阱</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>同時看見兩種顏色的格子</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>著色法：矛盾</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>一種顏色看見自己</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>多重著色法：陷阱</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>同時看見兩組著色中各一格的格子</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>多重著色法：矛盾</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>一種顏色看見另一組的兩種顏色</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X 鏈</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>單一數字的鏈</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY 鏈</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>由雙值格串成的鏈</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>連續環</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>首尾相接的鏈</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>不連續環</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>繞回來時前後矛盾的鏈</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>交替推理鏈（AIC）</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>兩端至少有一端成立</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>群組連續環</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>群組不連續環</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>群組鏈</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>共有一個數字的兩個待定數組（ALS）</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>兩個待定數組（ALS），由第三個連接</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>ALS 鏈</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>一連串的待定數組（ALS）</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>死亡綻放</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>一格的每個候選數各連著一個待定數組（ALS）</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>宮內 X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>一個數字在兩個區域（線或宮）的位置，只落在另外兩個區域裡</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>宮內三階魚</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>一個數字在三個區域（線或宮）的位置，只落在另外三個區域裡</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>宮內四階魚</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>一個數字在四個區域（線或宮）的位置，只落在另外四個區域裡</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>宮內五階魚</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>一個數字在五個區域（線或宮）的位置，只落在另外五個區域裡</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>宮內六階魚</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>一個數字在六個區域（線或宮）的位置，只落在另外六個區域裡</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>宮內七階魚</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>一個數字在七個區域（線或宮）的位置，只落在另外七個區域裡</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>帶鰭宮內 X-Wing</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>宮內 X-Wing，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>帶鰭宮內三階魚</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>宮內三階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>帶鰭宮內四階魚</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>宮內四階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>帶鰭宮內五階魚</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>宮內五階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>帶鰭宮內六階魚</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>宮內六階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>帶鰭宮內七階魚</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>宮內七階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>交叉 X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>一個數字在任意兩個區域的位置，只落在另外兩個區域裡</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>交叉三階魚</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>一個數字在任意三個區域的位置，只落在另外三個區域裡</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>交叉四階魚</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>一個數字在任意四個區域的位置，只落在另外四個區域裡</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>交叉五階魚</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>一個數字在任意五個區域的位置，只落在另外五個區域裡</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>交叉六階魚</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>一個數字在任意六個區域的位置，只落在另外六個區域裡</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>交叉七階魚</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>一個數字在任意七個區域的位置，只落在另外七個區域裡</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>帶鰭交叉 X-Wing</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>交叉 X-Wing，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>帶鰭交叉三階魚</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>交叉三階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>帶鰭交叉四階魚</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>交叉四階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>帶鰭交叉五階魚</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>交叉五階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>帶鰭交叉六階魚</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>交叉六階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>帶鰭交叉七階魚</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>交叉七階魚，加上多出的位置</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken 魚（類型 1）</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>由魚鰭延伸出鏈的魚</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken 魚（類型 2）</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>由魚身延伸出鏈的魚</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>強制鏈：矛盾</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>一旦成立就自相矛盾的數字</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>強制鏈：各種情況</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>各種情況結果都一樣</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>強制網：矛盾</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>強制網：各種情況</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>模板填數</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>某個數字的所有排法都用到的格子</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>模板刪數</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>某個數字的所有排法都用不到的格子</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>唯一環</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>一個環不能整圈只剩同樣兩個數字</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>全雙值墳墓（類型 2）</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>全雙值墳墓（類型 3）</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>靠幾個多出的候選數避開雙解</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>全雙值墳墓（類型 4）</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>靠兩格裡多出的數字避開雙解</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>對齊數對</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>兩格能一起填的組合</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>對齊三數組</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>三格能一起填的組合</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>單一數字的強制鏈</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>動態強制鏈</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>多條連結合起來的結果</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>含結構的動態強制鏈</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>連結，途中用到結構</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>鏈中鏈</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>連結，途中用到鏈</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>鏈中的強制鏈</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>連結，途中分情況討論</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>鏈中的動態鏈</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>連結，途中用到強制網</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>三重鏈中鏈</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>連結，途中用到鏈中鏈</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>窮舉</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>其他情況都會讓盤面矛盾</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <comment>a fish, within a sentence</comment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>三階魚</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>四階魚</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <comment>a fish, within a sentence</comment>
        <translation>五階魚</translation>
    </message>
    <message>
        <source>Whale</source>
        <comment>a fish, within a sentence</comment>
        <translation>六階魚</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <comment>a fish, within a sentence</comment>
        <translation>七階魚</translation>
    </message>
    <message>
        <source>An assumption that refutes itself</source>
        <translation>自相矛盾的假設</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>還沒有計時的遊戲</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1，從 %2 到 %3。</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>獨力解題的最佳時間是 %1。</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>十局遊戲的中位數從 %1 變成 %2。</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>獨力最佳，%1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>事先知道解答</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>有協助</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>獨力完成</translation>
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
        <translation>獨力完成</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>有協助</translation>
    </message>
    <message>
        <source>record</source>
        <translation>紀錄</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>十局中位數</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>試填</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>接受試填的內容，繼續玩</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>回到開始試填的地方</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>試填中</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>試填 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>填入 %Ln 個數字</numerusform>
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
        <translation>推演：後退</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>推演：前進</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>逐步推演</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>假設 {node}。</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>為了確定 {cells} 的 {digit}，再假設 {node}。</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} 是 {other}，所以不是 {digit}。</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} 看見這個待定數組裡 {digit} 的每個位置，所以不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>這幾種情況都得到 {node}。</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>所以 {node}。</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>和先前一樣，{node}。</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>如同{steps}，{node}。</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>所以如果 {start}，就和先前一樣，{node}。</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>所以如果 {start}，就如同{steps}，{node}。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>第 %1 步之後</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>第 %1 步</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>為了確定 {goal} 的 {sought}，分情況討論：{cell} 是 {digit}，或者不是 {digit}。</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>為了確定 {goal} 的 {sought}，分情況討論：{cell} 是 {digits}。</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>為了確定 {goal} 的 {sought}，分情況討論：{house}的 {digit} 在 {places}。</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}，所以{house: 同一橫列}的 {cells} 就不是。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}，所以{house: 同一橫列}的 {cells} 就不是。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}，所以{house: 同一直行}的 {cells} 就不是。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}，所以{house: 同一直行}的 {cells} 就不是。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}，所以{house: 同一宮}的 {cells} 就不是。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}，所以{house: 同一宮}的 {cells} 就不是。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} 的候選數只有 {digits}：不是 {other}，所以是 {digit}。</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell} 已排除 {others}，所以是 {digit}。</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house}的 {digit} 沒有其他位置了，所以在 {cells}。</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>在{house}，{gone} 不是 {digit}，所以 {cells} 才是。</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>所以少了 {digit} 的{set}，{others} 全都要用上。</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} 不能既是 {digit} 又不是 {digit}，所以 {node}。</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>這和假設正好相反，所以 {node}。</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>但先前已得出 {known}，所以 {node}。</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from}的 {digit} 只剩 {cells} 可放，所以{kind: 同一橫列}的 {cell} 不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from}的 {digit} 只剩 {cells} 可放，所以{kind: 同一直行}的 {cell} 不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from}的 {digit} 只剩 {cells} 可放，所以{kind: 同一宮}的 {cell} 不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells} 只剩 {digits}，所以{kind: 同一橫列}的 {cell} 不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} 只剩 {digits}，所以{kind: 同一直行}的 {cell} 不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} 只剩 {digits}，所以{kind: 同一宮}的 {cell} 不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>在{house}，{digits} 只剩 {cells} 可放，所以 {cell} 不能是 {digit}。</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from}的 {digit} 只剩在{across}裡，所以 {cell} 不能是 {digit}。</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>假設 {cell} 是 {digit}。</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>假設 {cell} 不是 {digit}。</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>假設 {cell} 的 {digit} 是對的。</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>試試看：再假設 {cell} 是 {digit}。</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>試試看：再假設 {cell} 不是 {digit}。</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>{candidates: {count}個候選數}就可以刪去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} 就不能是 {digits}</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell} 沒有別的候選數了，所以是 {digit}。</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house}的 {digit} 只剩一個位置：{cell}。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} 是 {digit}，所以不是 {others}。</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells} 只剩 {digits}，{gone}。</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house}的 {digits} 只剩 {cells} 可放，{gone}。</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses}的 {digit} 都在{covers}裡，{gone}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>{house}已經有 {digit}，{gone}。</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>{house}已經有 {digit}，{cell} 只剩 {other} 可填。</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} 已經是 {digit}，{house}的 {other} 只剩 {cell} 可放。</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>{first}已經有 {digit}，{house}的 {digit} 只剩 {cell} 可放。</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 不是 {digit}</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} 是 {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>這時 {cell} 沒有候選數了，所以 {so}。</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>這時{house}沒有位置可放 {digit}，所以 {so}。</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>這時就會有兩個解，所以 {so}。</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} 沒有候選數了。</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house}沒有位置可放 {digit}。</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>這時{cells: 所有空格}都各有兩個候選數：如果有一個解，把每格都換成另一個候選數就是第二個解。所以不是有兩個解，就是無解。</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>這樣一來，{cells: 這{count}格}裡只有 {digits}：兩個數字互換之後，就有第二個解。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>看看整個盤面上的 {digits: {digit}}。</translation>
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
        <translation>遊戲</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>暫停(&amp;A)</translation>
    </message>
</context>
</TS>
