<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>バックトラック法</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>保存された盤面を変形</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>新しい盤面を変形</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>ランダムなヒント数字9個から作成</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>ランダムなヒント数字11個から作成</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>対角線上のブロックから作成</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>抜けるものすべて</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1：ヒント数字%2個以上</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>レベル%1：ヒント数字%2〜%3個</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>1マスおき</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>S字順</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>左上から順に</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>ゲームを読み込めません：%1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>ゲームを保存できません：%1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1は通常のファイルではありません。</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>ゲーム：%1、操作：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>それまでの処理：%1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>すでにあるもの：%1。</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>保存したゲームのファイルが壊れています。</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>プレイ中のため変更しなかったもの：%1。</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>受け付けなかったもの：%1。</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>受け付けなかったもの：%1（%2）。</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>ゲーム%1はすでにあり、操作の内容が異なります</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>ゲーム%1はすでにあり、読み取れません</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>81文字の1行(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>盤面(&amp;G)</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>メモ付きの盤面(&amp;N)</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan sdk(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>問題集（sdm）(&amp;C)</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Simple Sudoku(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>HoDoKuのライブラリの1行(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>OpenSudoku(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>表（CSV）(&amp;T)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>問題集の次の問題(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>最初から(&amp;R)</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>操作の一覧(&amp;V)</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>チェックポイント(&amp;K)</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>チェックポイントに戻る(&amp;T)</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>試してみる(&amp;Y)</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>試した内容を採用(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>試した内容を破棄(&amp;D)</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>ギブアップ(&amp;U)</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>解答を表示(&amp;S)</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>解法の手順を表示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>チェックポイントを編集(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>%1行目は問題ではありません：%2（%3文字目）</translation>
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
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>インポート(&amp;M)…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>バックアップを復元(&amp;B)…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>履歴 (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>履歴またはゲーム (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-history</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>すべてのゲームをエクスポート</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>ゲームをインポート</translation>
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
        <translation>隅メモ(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>中央メモ(&amp;E)</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>色(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>次のモード(&amp;X)</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>初級</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>中級</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>上級</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>難問</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>超難問</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>超人級</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>問題集をインポート</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>問題集「%1」はすでにあるようです（%2）。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>既存の問題集を開く</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>新しい問題だけ追加</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>コピーを作成</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>今すぐ読み取れる内容がありません</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>%1 MBを超えていて、問題としては大きすぎます</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>ファイルがありません</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>フォルダーです</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>読み上げ(&amp;O)</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>この行(&amp;R)</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>この列(&amp;C)</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>このブロック(&amp;B)</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>このマスの候補数字(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>選択した数字が入る場所(&amp;W)</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>残っているもの(&amp;L)</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>ブロック%1</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空き</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>%1行%2列</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1には%2が入っています。</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1に入る数字は残っていません。</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1に入る数字は%2です。</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>%1行%2列</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>%1が入る場所はありません。</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>%1が入る場所：%2。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2が%1個</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>空きマスは残っていません。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>残りの空きマスは%nマス：%1。</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>数字が選択されていません。</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>その日の問題をその日のうちに始め、24時間以内に解くと、1日と数えます。手助けがあってもかまいません。数えない日があると、連続記録は途切れます。</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>180度回転</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>90度回転</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>左右対称</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>上下対称</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>上下左右対称</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>対角線</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>逆の対角線</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>両方の対角線</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>完全対称</translation>
    </message>
</context>
<context>
    <name>ThemeMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>デスクトップに合わせる(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>ハイコントラスト（ライト）(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>ハイコントラスト（ダーク）(&amp;C)</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>次の手順(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>次の手順を説明(&amp;E)</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>このマスについて質問(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>候補数字を記入(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>ありえないメモを消す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>メモをすべて消す(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>候補数字2個のマスに印(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>シングルを埋める(&amp;S)</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1列目</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>すべての手順</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>選択した手順を実行します。手助けとして数えます</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>テクニック%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>テクニックを選んでください。易しい順に並んでいます。</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>すべての手順を探しています…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>該当する手順はありません。</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>ここで使える手順はありません。</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>同じブロック</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>同じ行</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>同じ列</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>入力済み</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1：入力済み</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>{cell}で使用済み</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1：%2行%3列で使用済み</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>すでに消えた</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1：すでに消えた</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>消えた：{technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n手順</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1：消えた、%2、%3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>調べています…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1：調べています</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>可能性あり</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1：可能性あり</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>可能性あり%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>論理で消えた%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>使用済み%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>質問：%1は、まだ%2の可能性があります。</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>質問：{house}にはすでに{digit}があります。</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>質問：%1は、まだ%2に入る可能性があります。</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>今日のゲームのバックアップを作成できませんでした。</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>試した内容を復元しました。お試しは続いています：入力%n個。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>ゲームはすでにその状態です。</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>候補数字が2個のマスの印を消しました。</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>候補数字が2個のマスはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>候補数字が2個の%nマスに印をつけました。</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>候補数字はすべて記入済みです。</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>このメモはすでにあります。</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>消すべきメモはありません。</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>メモはありません。</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>間違った入力があります。「チェック」で場所がわかります。</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>使えるシングルはありません。</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>この手順はもう済んでいます。</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>間違った入力はありません。</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>保存しました：%1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>%1に戻りました：%2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>まだ何も試していません。</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>ここからお試しです。「採用」か「破棄」で終わります。</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>お試しの中でのお試しです。「採用」か「破棄」で内側が終わります。</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>採用しました。外側のお試しは続いています。</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>試した内容を採用しました。</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>試した内容を破棄しました。「元に戻す」で復元できます。</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>マスからマスへ移動</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}、{End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>行の最初か最後のマスへ</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}、{PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>列の最初か最後のマスへ</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}、{Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>盤面の最初か最後のマスへ</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift}+上のどれか</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>複数のマスを選択</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>すべてのマスを選択</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1〜9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>数字を入力、またはモードに応じた記入</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift}+1〜9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>メモを記入</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl}+1〜9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>中央メモを記入</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}+{Shift}+1〜6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>マスに着色</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt}+1〜9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>数字を選択</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>選択した数字を入力</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}、{Backspace}、0、{Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>マスの中身を消す</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>表示を終える、または数字の選択を解除</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}、{Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>マスに何が入るか、なぜ入らないかを質問</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt}+←または→</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>チェーンのリンクを1つずつたどる</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}、{Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>盤面とボタンの間を移動</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt}+下線付きの文字</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>メニューを開く、またはボタンを押す</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>クリック</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>マスを選択、選択した数字を入力</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>空きマスをクリックしてから数字</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>数字を未選択なら、その数字を入力</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>右クリック、長押し</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>ドラッグ、{Shift}+クリック</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>数字を選択してドラッグ（メモ）</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>メモをまとめて記入</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl}+クリック</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>マスを選択に追加、または選択から除外</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>ホイール</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>次の数字を選択</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>中クリック</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>マスの数字を選択</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>ダブルクリック</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>ヒント数字を選び、同じ数字をすべて選択</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>行や列の番号をクリック</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>選択した数字がそのどこに入るかを質問</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>数字を長押し</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>その数字がマスに入らない理由を質問</translation>
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
        <translation>ここに入る数字は？</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>入らない理由</translation>
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
        <translation>問題(&amp;U)</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>対称性(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>タイトル(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>先に色を選んでください。</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>先に数字を選んでください。</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>このマスには、選べる数字がありません。</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>色は1〜%1です。</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>ヒント数字は変えられません。</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>ヒント数字は変えられません。</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>埋まったマスにメモはありません。</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>埋まったマスにメモはありません。</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>%1はもう入っています。</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>消す色がありません。</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>消すものがありません。</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>これらのマスに色はありません。</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>色はありません。</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>非表示</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>空き</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>ヒント数字%1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1は色%2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>%1から%2行%3列へ強いリンク</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>%1から%2行%3列へ弱いリンク</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>%1から%3行%4列の%2へ強いリンク</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>%1から%3行%4列の%2へ弱いリンク</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>メモ %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>中央メモ %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>色 %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>正解</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>間違い</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>重複</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>入る可能性あり</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>候補数字2個</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>お試し中</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>次に入力</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>ヒントで表示</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>質問中のマス</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>質問中のマスの%1を消す</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>ヒントのマス</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>%1を消す</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>%1を入れる</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>%1行%2列：%3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2の%1</translation>
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
        <translation>%1を入力</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>数字を%n個入力</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1を消去</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>入力を%n個消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>メモを%n個記入</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>メモを%n個消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>%nマスに着色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>%nマスの色を消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>候補数字%n個に着色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>候補数字%n個の色を消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>リンクを%n本追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>リンクを%n本消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>候補数字を%n個消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>候補数字%n個の消去を取り消し</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1を取り消し</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>入力%n個を取り消し</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1を復元</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>入力%n個を復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>メモ%n個を取り消し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>メモ%n個を復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>%nマスの色を取り消し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>%nマスの色を復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>候補数字%n個の色を取り消し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>候補数字%n個の色を復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>リンク%n本を取り消し</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>リンク%n本を復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>候補数字%n個を再び消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>操作%n回</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>チェックポイント%1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>戻る(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>名前を変更(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>削除(&amp;D)</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  ヒント数字%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>、入力%1個</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>%1の問題(&amp;P)：%2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>ほかに1問（多いため一覧に出ません）</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>ほかに%Ln問（多いため一覧に出ません）</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>ほかに問題ではない行が1行</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>ほかに問題ではない行が%Ln行</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>問題を選ぶ</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>問題</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house}に{digit}が{count}個あります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>すべてのマスが埋まりましたが、{house}に{digit}が{count}個あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells}に{digit}が入る</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells}に{digit}が入る</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells}に{digit}は入らない</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells}に{digit}が入らない</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells}のいずれかに{digit}が入る</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells}のいずれかに{digit}が入る</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells}のいずれにも{digit}は入らない</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells}のいずれにも{digit}が入らない</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells}の集合に{digit}が入る</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells}の集合に{digit}が入る</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>{cells}の集合に{digit}は入らない</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells}の集合に{digit}が入らない</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count}マスの集合}に{digit}が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count}マスの集合}に{digit}が入る</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count}マスの集合}に{digit}は入らない</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count}マスの集合}に{digit}が入らない</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: {count}マスの集合}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>{cells}の集合</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>タイム %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>このテクニックについて</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>もしそうだったら？</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>別のものを表示</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
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
        <translation>テクニックは？</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>候補数字を記入</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>消す</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>理由を表示</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>ミスの前に戻す</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>No</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>次の消去</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>たどる</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>まだ</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>%1を戻す</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>%1を消す</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>問題が%1問を超えています</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>問題が%1問ありますが、問題集に入るのは%2問までです</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>問題が入っていません</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>保存できません：%1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>%1 MBを超えています</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1：インポートしませんでした：%2。</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1：新しい問題を%Ln問インポートしました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1：問題を%Ln問インポートしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>すでにあるもの：%1。</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>ファイル内で重複しているもの：%1。</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>問題ではないもの：%1。</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>印をつけるもの</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>候補数字</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>候補数字から候補数字へドラッグします。キーボードでは、数字を押し、移動して、数字を押します。</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>リンクを押すと消えます。</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>マスの色を消す</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>これらを消す</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>すべての色を消す</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>すべて消す</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>色%1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells}からは両方が見えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells}からは3つすべてが見えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>したがって、{cells}は{digits}に決まります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>どちらにしても、{cells}は{digits}に決まります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>どの場合でも、{cells}は{digits}に決まります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>したがって、{cells}に{digits}が入ることはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>どちらにしても、{cells}に{digits}が入ることはありません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>どの場合でも、{cells}に{digits}が入ることはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>ほかに消える候補数字：{list}。</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>したがって、次の候補数字が消えます：{list}。</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>どの場合でも、次の候補数字が消えます：{list}。</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{cells}の{digits}</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>問題のプレビュー</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level and its state</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyDelegate</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>手助けありでクリア</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>未クリア</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>未クリア（プレイ可能）</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>連続記録に数える</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>第%1週</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>前の月</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>次の月</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>日替わり問題</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>もう一度プレイ</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>問題を作成しています…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>ヒント数字%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>問題</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1、最長%2日</translation>
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
        <translation>M月d日（ddd）</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>yyyy年M月d日（ddd）</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%2年%1</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>まだプレイできません</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未クリア</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>期限切れ</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>後日、手助けありでクリア、%1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>後日クリア、%1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>解答を知ったうえでクリア、%1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>手助けありでクリア、%1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>クリア、%1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1、今日：%2</translation>
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
            <numerusform>{n}日連続</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>最長連続記録</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%2日中%1日クリア</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>中央値 %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>その日になると、その日の問題をプレイできます。</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>もう始めています。</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>全員に共通の問題です。「新規」の難易度にかかわらず、%1です。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>%1で解きました。先に解答を知っていたため、連続記録には数えません。</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>後日、%1で解きました。連続記録には数えません。</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>手助けありで、%1で解きました。</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>%1で解きました。</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>今日は、もう連続記録に数えられています。</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>その日は、もう連続記録に数えられています。</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>%1までに解けば、その日は連続記録に数えられます。</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>過ぎた日の問題は連続記録に数えません。</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>今日解くと、連続記録は%L1日に伸びます。1日でも抜けると途切れます。</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>今日解くと、連続記録が始まります。</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨日</translation>
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
        <translation>どの問題も解答は1つだけです。難易度は、解くのに必要な論理から正直に決めています。初級から超人級まで6段階の問題を、すぐに始められます。</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>広告はありません。データがこのコンピューターの外に送られることもありません。</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>ヒントは、どこに注目するか、どんなパターンか、なぜ成り立つかを、盤面の図とともに説明</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>ルールから最も難しいテクニックまで学べるコース。練習問題と、力に合った問題付き</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>ゲームごとの振り返りで、自力で見つけたことと、役に立ったはずのことがわかる</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>操作はすべてその場で保存。全ゲームがライブラリに残る</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>今日の問題、統計、問題用紙や本1冊分の印刷</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>ほかの多くのプログラムの問題ファイルを開いて保存できる</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>キーボード、マウス、タッチ、スクリーンリーダーに対応。ライト、ダーク、ハイコントラストの表示</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>メモを使ったゲーム</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>ヒントによるパターンの説明</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>コース：習得済みの内容と次に学ぶこと</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>全ゲームのライブラリ</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>論理ゲーム</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>問題を解き、すべての手順を学ぶ</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>パズル;論理;数字;ナンプレ;数独;脳トレ;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>今日の問題</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>数独の問題（%1）</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>入力中の問題の盤面</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>問題を入力</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>このままプレイ(&amp;S)</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>どの解答でもクリアになります。難易度はなく、統計にも入りません</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>すべて消す(&amp;C)</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>最後に入力したものを元に戻します</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>元に戻したものをもう一度入力します</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>クリップボードの問題を入力します</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>数字%1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>印刷されているとおりに、ヒント数字を1マスずつ入力します。{Space}で空きマスにし、{Backspace}で前に戻ります。</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>または、問題を貼り付けます。形式は自由です。</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>または、%1で問題を貼り付けます。形式は自由です。</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>足りない数字を追加(&amp;A)</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>解答を2つ表示(&amp;W)</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>詳しく</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>最後までプレイ</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>場所を表示</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>このテクニックについて</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>このテクニックのレッスン</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>ここからゲームを始めます。今のゲームは保存されます</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>10回の練習が終わりました</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>練習するものがありません</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>局面を探しています…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>どんな形か</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>自力：%1。手助けあり：%2。表示：%3。スキップ：%4。「次へ」で、さらに10回始まります。</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>これらのテクニックの局面がありません。ほかのテクニックを選んでください。</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>リンクを1つずつ</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>図の中では</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>マスをクリックしてから数字、または数字をクリックしてからマスを選びます。キーでも入力できます。</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>右クリックか{Del}でマスの中身が消えます。「元に戻す」で、どの操作も取り消せます。</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>行き詰まったら、「次の手順」が注目する場所を教えてくれます。</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>初めての場合は、「ツール」の「学ぶ」がルールの説明から始まります。</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>学ぶ…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>わかりました</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>おすすめ：%1が必要</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>おすすめ：習得済みのテクニック</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>新しいテクニックなし</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>習得済みのテクニック</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>復習の時期</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>学習中</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>習得済み</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>初めて</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>%1を1回</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>%1を1回以上</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>習得済みのテクニックだけで解けます。</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>習得済みのテクニックのほかに、%1使います。</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>昨日使いました。</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>%Ln日間使っていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>%Ln日間使っていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>次の「新規」では、習得済みのテクニックのほかに、%1使います。</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>次の「新規」は、習得済みのテクニックだけで解けます。</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>%1が必要な問題はまだありません。この問題は、習得済みのテクニックで解けます。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>ゲームに戻る（{Esc}）</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>ほかのプログラムがゲームを読み取り続けています</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>ほかのプログラムが作業中です</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>ディスクがいっぱいです</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>ほかのプログラムがファイルをロックしています</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>ファイルに書き込めません</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>ファイルを開けません</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>ディスクでエラーが起きています</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>フォルダーを作成できません</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqliteは通常のファイルではありません</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>より新しいバージョンのプログラムのものです</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>チェック(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>終了(&amp;X)</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>下の難易度で新しいゲームを始めます</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>正しい入力と間違った入力に印をつけます</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>ゲームは保存されます</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難易度(&amp;L)</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>今は保存できません。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>ゲームを再び読み取れるようになりました。その間のプレイは、別のゲームとして保存されています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>%1のバックアップにあるゲームのうち、%Ln個がここにありません。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>実行できない操作があります</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>%1が一覧になっていません</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>%1が文字列ではありません</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>%1がtrueでもfalseでもありません</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>キーを読み取れません</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>後に続くキーの余地がありません</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>ヒント数字を読み取れません</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>ヒント数字が問題になっていません</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>ヒント数字が、解答が1つの問題になっていません</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>操作%1を読み取れません</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>操作%1のキーが、前のものより大きくありません</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>操作%1のキーには、次のキーの余地がありません</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>イベント%1を読み取れません</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>イベント%1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>チェックポイント%1を読み取れません</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>チェックポイント%1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>現在の位置が、どの操作の後でもありません</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>お試しの始まりがありません</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>選択した数字を読み取れません</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>選択した色を読み取れません</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>入力モードを読み取れません</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>選択範囲を読み取れません</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>時刻を読み取れません</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>日付を読み取れません</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>読み取れないタグがあります</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1のキーがほかのものと同じです</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>%1のキーには、次のキーの余地がありません</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>条件に合う問題が見つかりませんでした。</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1：問題を作成しています…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>1つ前のゲームです。</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>このゲームは今は開けません。別のウィンドウでプレイ中か、読み取れません。</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>このゲームを読み取れません。</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>この問題は、どの問題集にも入っていません。</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>この問題を読み取れません。</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>この問題集の問題は、すべて開始済みです。</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>入力した問題</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>新しいゲームは始めず、今のゲームを続けます。</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>新しいゲームはありません。</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>難易度なし</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>解答が複数</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>ギブアップ</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>プレイ中</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>クリア</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>ギブアップ</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>プレイ中</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>未プレイ</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>手助けあり</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>日替わり</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1、%2</translation>
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
        <translation>停電すると、プレイの内容が失われるおそれがあります。ディスクでエラーが起きています。</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>保存したゲームのファイルが壊れていました。ゲームを読み取っている間もプレイできます。</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>保存したゲームの1つを読み取れないため、そのままにしてあります。</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>%2のゲーム%1</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>ファイルが壊れていて、別の場所に移せません</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>フォルダーに書き込めません</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>ファイルが削除され、元に戻せません：%1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>ほかのプログラムが、保存したゲームのファイルを削除しました。元に戻してあります。</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>ほかのプログラムが、保存したゲームのファイルを置き換えました。このゲームを追加してあります。</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>保存したゲームのファイルが壊れていました。</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>救出したゲーム：%1（うち最後の操作を失ったもの：%2）、失われたゲーム：%3。</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>読み取れるゲームはありませんでした。</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>すべてのゲームを救出しました：%1。</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>バックアップからのもの：%1。</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>壊れたファイルは%1として残してあります。</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>ファイルに書き込めません</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>保存できませんでした：%1。プレイの内容は、可能になりしだい保存します。</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>ファイル：%1
理由：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>基本</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>その名前のものはありません。</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>テクニックを探す</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>1分でわかるルール</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>テクニックガイド</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>盤面の例</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>別の例</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>別の例</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>このテクニックのレッスン</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>これを練習</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · スコア%2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>1分でわかるルール</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>どんな形か</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>なぜ成り立つか</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>見つけ方</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>この例では</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>たどり方</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>ページ%1/%2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>手順%1/%2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>移動：%1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>ルールを戻る</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>1つ戻る</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>ルールを進む</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>1つ進む</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>ページに戻る</translation>
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
        <translation>盤面には、行、列、ブロックが9つずつあります。</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>図は、{row}、{column}、{box}の例です。</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>この3つをまとめて「ユニット」と呼びます。9つのマスのまとまりです。</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>どのユニットにも、1から9の数字が1つずつ入ります。</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>{box}を見てください。9つのマスに9つの数字が入り、同じものは2つありません。</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>中央のブロック</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>どの行も、どの列も、ほかのブロックもすべて同じです。</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>ルールはこれだけです。</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>最初から入っている数字がヒント数字です。変えることはできません。</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>残りのマスを1つずつ埋めていきます。</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>どの問題にも解答は1つだけです。考えれば必ずたどり着くので、勘に頼る必要はありません。</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>マスから見える範囲</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell}は、1つの行、1つの列、1つのブロックに属しています。</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>このマス</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>ここからは、{houses}のほかのマスが見えます。</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>これらのユニット</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>見えるマスにある数字は、このマスには入りません。</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候補数字</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>{cell}にまだ入る可能性のある数字を、そのマスの候補数字と呼びます。</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>小さなメモとしてマスに書いておけます。</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>テクニックを使うと、入る数字が決まったり、候補数字が消えたりします。</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>マスの候補数字が1つだけになれば、それが入る数字です。</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>最初の一歩</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>この調子で進めましょう。次のページから、その方法を説明します。</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>空きマスが1つしか残っていない、行・列・ブロックのことです。</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>ユニットには9つのマスがあり、9つの数字が入ります。
8つの数字がもう入っているので、最後のマスには9つ目の数字が入ります。</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>もう少しで埋まるユニットを探しましょう。
1から9まで数えて、足りない数字を確かめます。</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>入る数字が1つしか残っていないマスです。
ほかの8つの数字は、そのマスの行・列・ブロックにすでにあります。</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>同じ行・列・ブロックに、同じ数字は2つ入りません。
マスのまわりで8つの数字が使われていれば、そこには9つ目の数字が入ります。</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>行・列・ブロックがよく埋まっているマスを選びましょう。
1から9まで数えながら、そのマスから見える数字を除いていきます。
1つだけ残ったら、それを書き込みます。</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>行・列・ブロックの中で、入る場所が1か所しか残っていない数字です。</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>どのユニットにも、その数字が1つ必要です。
すでにその数字がある行・列・ブロックには、もう同じ数字は入りません。
ユニットの空きマスのうち、その数字が入れるマスが1つだけになれば、そこに決まります。</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>数字を1つと、その数字がまだないブロックを1つ選びましょう。
その数字がある場所から、行と列をたどって消していきます。
ブロックの中でその数字の入るマスが1つだけ残れば、そこに書き込みます。
行と列でも同じように調べましょう。</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>ブロックの中で、入る場所がすべて同じ行、またはすべて同じ列に並ぶ数字です。</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>ブロックにはその数字が必要なので、これらのマスのどれかに入ります。
そのすべてが同じライン（行または列）にあるので、それはラインの数字でもあります。
よって、ラインの残りのマスには入りません。</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>ブロックを1つと、そこにまだない数字を1つ選びましょう。
その数字が入る場所に印をつけます。
印が一直線に並んだら、そのラインをブロックの外へたどりましょう。</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>行または列の中で、入る場所がすべて1つのブロックに収まる数字です。</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>ライン（行または列）にはその数字が必要なので、これらのマスのどれかに入ります。
そのすべてが同じブロックにあるので、それはブロックの数字でもあります。
よって、ブロックの残りのマスには入りません。</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>行または列を1つと、そこにまだない数字を1つ選びましょう。
その数字が入る場所に印をつけます。
印が1つのブロックに収まったら、そのブロックのほかのマスを見ましょう。</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>ブロックの中で一直線に並び、同じ{count}つの数字しか入らない{count}マスです。</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>これらのマスが、その数字を使い切ります。どのマスにどれが入るかが、まだ決まっていないだけです。
マスは同じラインと同じブロックにあるので、ラインの残りからもブロックの残りからも、その数字が消えます。</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>空きマスの候補数字、つまりまだ入る可能性のある数字を書き出しましょう。
各ブロックで、一直線に並ぶマスどうしを比べます。</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>ユニットの中で、同じ2つの数字しか入らない2マスです。「ネイキッドペア」とも呼ばれます。</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>一方のマスに1つ目の数字が入れば、もう一方には2つ目の数字が入ります。
どちらのマスにどちらの数字が入るかは決まらなくても、2つの数字はこの2マスで使い切られます。
よって、ユニットのほかのマスにはどちらの数字も入りません。</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>空きマスの候補数字、つまりまだ入る可能性のある数字を書き出しましょう。
候補数字がちょうど2個のマスを探します。
同じユニットに、候補数字の等しいマスが2つあれば、二国同盟です。</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>ユニットの中で、合わせて{count}つの数字しか入らない{count}マスです。
1つのマスに、そのすべての数字がある必要はありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>マスの数と数字の数が同じなので、どのマスにもその1つが入り、すべて使い切られます。
よって、ユニットのほかのマスにその数字は入りません。</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>ユニットの中で、候補数字の少ないマスに注目しましょう。
そのようなマスを{count}個選び、数字が合わせて何種類あるか数えます。
ちょうど{count}種類なら、ユニットの残りのマスからその数字を消します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>ユニットの中で、入る場所が同じ2か所しかない2つの数字です。「ヒドゥンペア」とも呼ばれます。</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>どちらの数字にも場所が必要で、2つの数字に対して場所は2か所です。
よって、この2マスにはその2つの数字が入り、ほかの数字は入りません。</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>ユニットにまだない数字を順に調べましょう。
入る場所がちょうど2か所の数字に印をつけます。
2つの数字の場所が同じ2か所なら、その2マスからほかの候補数字をすべて消します。</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>ユニットの中で、入る場所が合わせて{count}か所しかない{count}つの数字です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>どの数字にも場所が必要で、場所の数は数字の数と同じです。
よって、これらのマスにはその数字が入り、ほかの数字は入りません。</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>ユニットにまだない数字を、入る場所の少ないものから順に調べましょう。
{count}つの数字が{count}マスを分け合っていないか探します。
このとき、ユニットの残りのマスも同盟になっています。そちらのほうが見つけやすいかもしれません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>2つの行のそれぞれで、入る場所が同じ2列の2か所しかない数字です。「井桁理論」とも呼ばれます。
行と列を入れ替えても成り立ちます。</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>どちらの行にも、その数字が1つ必要です。
2つの行の数字が同じ列に入ることはないので、2つの列に1つずつ分かれます。
どう分かれても、どちらの列でもその数字はこの2つの行に入るので、列のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>数字を1つ選び、それだけに注目しましょう。
入る場所が2か所しかない行を探します。
そのような2つの行で、入る列がどちらも同じなら、X-ウイングです。</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>{count}つの行で、入る場所が合わせて{count}つの列に収まる数字です。
行と列を入れ替えても成り立ちます。
どの行も、その列のすべてに入る場所がある必要はありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>どの行にもその数字が1つ必要で、同じ列に2つは入りません。
行と列の数が同じなので、どの列でも、その数字はこれらの行のどれかに入ります。
よって、これらの列のほかのマスには入りません。</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>数字を1つ選び、それだけに注目しましょう。
入る場所の多い行は外します。
残りの行のうち{count}つで、入る場所が{count}つの列に収まらないか調べます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>{fish}に似ていますが、余分な場所が1か所か数か所あります。
余分な場所は「ヒレ」と呼ばれ、1つのブロックにまとまっています。</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>ヒレがどれも正しくなくてパターンが成り立つか、ヒレのどれかが正しいかのどちらかです。
前者の場合に消え、しかもヒレがすべて見える候補数字は、どちらの場合でも消えます。</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>1つのブロックに余分な場所がいくつかあってもよいことにして、パターンを探しましょう。
調べるのは、パターンで消えるはずの候補数字のうち、ヒレのあるブロックのものだけです。</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>{fish}に似ていますが、ヒレがあり、ヒレのある所でパターンの場所が欠けています。</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>ヒレがどれも正しくなければ、残りの場所だけでパターンが成り立ちます。
ヒレのどれかが正しければ、そこから見える候補数字が消えます。
どちらの場合でも消える候補数字は誤りです。</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>1つの数字の入る場所が2か所ずつで、片方の端だけがそろった2本のラインを探しましょう。
もう一方の端どうしが同じブロックにあれば、その一方がヒレになるかもしれません。</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>一部のラインの代わりにブロックを使うフィッシュです。
ここでは、{count}つのユニット（1組目）と別の{count}つのユニット（2組目）を組み合わせます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>1組目のユニットには、どれもその数字が1つ必要です。
1組目のユニットでその数字が入る場所は、すべて、同じ数だけある2組目のユニットの中にあります。そのため、2組目のユニットの数字は、すべてこれらの場所に入ります。
よって、2組目のユニットの残りのマスには入りません。</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>入る場所の少ないブロックがいくつもある数字を選びましょう。
ブロックを、そのそばを通るラインと組み合わせてみます。
ユニットの数と、その場所を覆うユニットの数が同じになるか数えましょう。</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>ブロックもユニットとして使うフィッシュで、余分な場所（ヒレ）があります。
ここでは、{count}つのユニットと別の{count}つのユニットを組み合わせます。</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>ヒレがどれも正しくなければ、フィッシュが成り立ちます。
ヒレのどれかが正しければ、そこから見える候補数字が消えます。
どちらの場合でも消える候補数字は誤りです。</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>もう少しで成り立つフィッシュを探し、どの場所が余るか確かめましょう。
調べるのは、余った場所がすべて見える候補数字です。</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>行・列・ブロックを自由に組み合わせたフィッシュです。{count}つのユニット（1組目）と別の{count}つのユニット（2組目）を組み合わせます。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>手助けなしで見つかることはめったにありません。
数字を1つ選び、入る場所が同じ数の別のユニットですべて覆えるまで、ユニットを加えていきます。</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>行・列・ブロックを自由に組み合わせたフィッシュで、余分な場所（ヒレ）があります。</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>ヒレがどれも正しくなければ、フィッシュが成り立ち、{count}つのユニットの数字で別の{count}つのユニットがまかなえます。
ヒレのどれかが正しければ、そこから見える候補数字が消えます。
どちらの場合でも消える候補数字は誤りです。</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>手助けなしで見つかることはめったにありません。
もっと短いチェーンで同じ結果になることも多いので、まずそちらを探しましょう。</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>2つの行のそれぞれで、入る場所がちょうど2か所の数字です。
1か所ずつが同じ列に並びます。これを「足もと」、残りを「屋上」と呼びます。</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>足もとは同じラインにあるので、正しいのは多くても一方だけです。
よって、屋上の少なくとも一方には、その数字が入ります。
両方の屋上が見えるマスに、その数字は入りません。</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>数字を1つ選び、入る場所が2か所の行を探しましょう。
そのような2つの行で、片方の端だけが同じ列にあれば、残る2つの端が両方とも見えるマスからその数字を消します。
列でも同じように調べましょう。</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>1つの数字の入る場所が、それぞれちょうど2か所の行と列です。
その1か所ずつが、同じブロックの中にあります。</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>ブロックの中の2か所のうち、正しいのは多くても一方だけです。
よって、糸の少なくとも一方では、反対側の端に数字が入ります。
反対側の端が両方とも見えるマスに、その数字は入りません。</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>数字を1つ選び、入る場所が2か所の行と列を1つずつ探しましょう。
行と列がブロックの中で出会えば、それぞれの糸を端までたどります。
両端のラインが交わるマスを調べましょう。</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>ブロックの同じ2マスを使う、2つのツーストリングカイトです。</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>どちらのカイトでも、反対側の端の少なくとも一方には、その数字が入ります。
1つのカイトの反対側の端が両方とも見えるマスに、その数字は入りません。</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>カイトを見つけたら、ブロックの同じマスで別のカイトができないか調べましょう。</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>ブロックの中で、数字の場所が1つの行と1つの列にだけ並び、十字を作っています。
ほかに、その数字が入る場所がちょうど2か所のラインがあり、その一方が十字の延長上にあります。</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>2か所のうち1つ目が正しければ、十字の一方の腕から数字が消えます。
すると、ブロックの数字はもう一方の腕に入ります。
1つ目が正しくなければ、2つ目が正しくなります。印のついたマスからは、その両方が見えます。</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>数字を1つ選び、長方形に並ぶ4マスにその数字がないブロックを探しましょう。
入る場所が2か所で、十字の一方の腕の延長から始まるラインを探します。
もう1つの場所と、もう一方の腕の延長が交わるマスを調べましょう。</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>2本の異なるラインと組み合わせられる、ブロックの中の数字の十字です。</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>どちらのラインでも、数字は反対側の場所か、十字の腕のどちらかに入ります。
それぞれのラインについて、この2つの両方が見える候補数字を消せます。</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>エンプティレクタングルを見つけたら、入る場所が2か所の別のラインが同じ十字に出会わないか調べましょう。</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>候補数字が同じ2個で、互いに見えない2マスです。
さらに、その一方の数字の入る場所がちょうど2か所で、2マスのそれぞれからその1か所ずつが見えるユニットがあります。</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>リンクの2か所のどちらかに、つなぐ数字が入ります。
よって、双子の少なくとも一方にはつなぐ数字が入らず、もう1つの数字が入ります。
双子の両方が見えるマスに、もう1つの数字は入りません。</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>候補数字が同じ2個のマスを探しましょう。
行・列・ブロックが、その一方の数字で2マスをつないでいないか調べます。</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>候補数字が2個の「ピボット」と、そこから見える2つの「ウイング」のマスです。
ピボットとウイングの候補数字は、3つの数字のうちの2個ずつです。</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>ピボットにどちらの数字が入っても、ウイングの一方からその数字が消えます。
すると、そのウイングには3つ目の数字が入ります。
両方のウイングが見えるマスに、3つ目の数字は入りません。</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>候補数字が2個のマス、たとえば1と2のマスから始めましょう。
そこから見える、1と3のマスと、2と3のマスを探します。
その両方が見えるマスから3を消します。</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>XY-ウイングに似ていますが、ピボットに3つの候補数字がすべてあります。</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>ピボットに何が入っても、ピボットとウイングの少なくとも1つに共通の数字が入ります。
3マスすべてが見えるマスに、共通の数字は入りません。</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>候補数字が3個のマスから始めましょう。
そこから見えるマスから、候補数字がその3個のうちの2個だけのマスを2つ探します。
ピボットのそばで、3マスすべてが見えるマスから共通の数字を消します。</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>2つの行、2つの列、2つのブロックにまたがる4マスです。
3マスは候補数字が同じ2個で、4つ目のマスにはその一方か両方と、ほかの候補数字があります。</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>4マスすべてが2つの数字だけになると、入れ替えても成り立つので、解答が2つになってしまいます。
数独の解答は1つだけなので、4つ目のマスには別の数字が入ります。</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>長方形の角で、候補数字が同じ2個のマスを3つ探しましょう。
長方形は、ちょうど2つのブロックにまたがっている必要があります。
4つ目の角から、その2つの数字のうち候補数字にあるものを消します。</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>2つの行、2つの列、2つのブロックにまたがり、同じ2個の候補数字を持つ4つの角です。
いくつかの角には候補数字がもう1つあり、その数字はどの角でも同じです。</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>余分な数字がなければ、角の数字を入れ替えられ、解答が2つになってしまいます。
よって、余分な数字のある角の少なくとも1つに、その数字が入ります。
それらの角がすべて見えるマスに、余分な数字は入りません。</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>2つの数字が4つの角に共通する長方形を探しましょう。
余分な数字が1種類だけなら、その数字のある角がすべて見えるマスを調べます。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>4つの角が同じ2個の候補数字を持ち、そのうち2つにはほかの候補数字もあります。</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>この2つの角の少なくとも一方には余分な数字が入ります。入らなければ、解答が2つになってしまいます。
よって、2つの角を合わせると、余分な数字を候補数字に持つ1つのマスのように扱えます。
同じユニットのほかのマスと合わせて同盟ができ、ユニットの残りのマスからその数字が消えます。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>同じユニットの2つの角に余分な数字がある長方形を探しましょう。
余分な数字を1つのマスの候補数字とみなし、二国同盟や三国同盟ができないか調べます。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>4つの角が同じ2個の候補数字を持ち、そのうち2つにはほかの候補数字もあります。
2つの数字の一方は、この2つの角のあるユニットで、ほかに入る場所がありません。</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>そのユニットにはその数字が必要なので、2つの角のどちらかに入ります。
もう一方の角に2つ目の数字が入ると、角の数字を入れ替えられ、解答が2つになってしまいます。
よって、2つの角のどちらにも、2つ目の数字は入りません。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>同じユニットの2つの角に余分な数字がある長方形を探しましょう。
長方形の2つの数字の一方が、そのユニットではこの2か所にしか入らないことを確かめます。
両方の角から、もう一方の数字を消します。</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>4つの角が同じ2個の候補数字を持ち、対角の2つにはほかの候補数字もあります。
2つの数字の一方は、2つの行の両方、または2つの列の両方で、入る場所が角だけです。</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>その数字が、ほかの候補数字もある角に入ると、その対角の角にも入ることになります。
すると、角の数字を入れ替えられ、解答が2つになってしまいます。</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>対角の2つの角に余分な数字がある長方形を探しましょう。
2つの数字の一方が、その行や列ではほかに入る場所がないか調べます。</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>4つの角に同じ2個の候補数字があり、多くの角にはほかの候補数字もあります。
そのうち一方の数字は、ある角を通る行でも列でも、入る場所が長方形の角だけです。</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>その角にもう一方の数字が入ると、1つ目の数字は両隣の角に入るしかありません。
すると、4つの角がすべて2つの数字だけになり、入れ替えられるので、解答が2つになってしまいます。</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>候補数字がちょうど2個の角から始めましょう。
その対角の角で、一方の数字がその行と列では角にしか入らないか調べます。
対角の角から、もう一方の数字を消します。</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>長方形の3つの角に2種類の数字が入力されていて、どれもヒント数字ではありません。
4つ目の角には、そろうと入れ替えができてしまう数字が、候補数字として残っています。</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>その数字が入ると、4つの入力を入れ替えられ、それを妨げるヒント数字もありません。
すると、解答が2つになるので、4つ目の角には別の数字が入ります。</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>自分の入力のうち、「3 7」の下に「7」のように並ぶものに注目しましょう。
どの角もヒント数字でなければ、4つ目の角で長方形を完成させないようにします。</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>長方形の2つの角に数字が入力されていて、どちらもヒント数字ではなく、残る2つの角は空きマスです。
空きマスの2つの角には、共通の余分な候補数字が1つあります。</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>余分な数字がなければ、4つの角の数字を入れ替えられ、解答が2つになってしまいます。
よって、空きマスの角のどちらかに余分な数字が入ります。
その両方が見えるマスに、余分な数字は入りません。</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>隣り合う2つの入力を探し、その向かい側に、同じ2つの数字が逆の順で入る可能性がないか調べましょう。</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>空きマスの候補数字は、1つのマスだけが3個で、ほかはどれも2個です。
その3個のうち1個がなければ、どの数字も、行・列・ブロックのそれぞれで入る場所が2か所ずつになります。</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>どのマスも候補数字が2個で、どの数字もどのユニットでも2か所ずつなら、すべてのマスで2つの数字を入れ替えられます。
すると、解答は2つあるか、どちらも成り立たずに1つもないかです。
数独の解答は1つだけです。よって、入れ替えを防いでいる余分な候補数字が正しいとわかります。</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>終盤になったら、候補数字が3個のマスを数えましょう。
1つだけなら、そのマスの行に3か所ある数字を入れます。</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>いくつかのマスを除いて、空きマスの候補数字はどれも2個です。</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>どのマスも候補数字が2個で、どの数字もどのユニットでも2か所ずつなら、解答は2つあるか、1つもないかです。
よって、余分な候補数字の少なくとも1つは正しくなります。
そのどれとも両立しない候補数字は消えます。</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>終盤になったら、余分な候補数字に印をつけましょう。
同じ数字、同じユニット、同じ2個の候補数字など、共通点がないか調べます。</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>同じ2個の候補数字を持つマスの輪で、輪の通るユニットにはどれも2マスずつあります。
ほかにも候補数字があるのは、1マスか数マスだけです。</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>2つの数字だけになると、輪の埋め方が2通りになり、解答が2つになってしまいます。
よって、ほかにも候補数字のあるマスの少なくとも1つに、別の数字が入ります。</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>角の数が多いユニークレクタングルです。
候補数字が同じ2個のマスを、始めのマスに戻るまでたどりましょう。</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>入る場所がちょうど2か所のユニットがいくつもあり、網のようにつながった数字です。
その場所を、2つの色で交互に色分けします。</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>どのリンクでも正しいのは片方の端だけなので、一方の色はすべて正しく、もう一方の色はすべて誤りです。
どちらの色が正しくても、両方の色が見えるマスにその数字は入りません。</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>数字を1つ選び、入る場所が2か所のユニットを探しましょう。
1つの場所から始めて、つながる場所にもう一方の色をつけていきます。
色をつけていない場所で、両方の色が見えるものを探します。</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>入る場所がちょうど2か所のユニットをつなぎ、交互に色分けした数字です。
同じ色の2マスが互いに見えます。</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>一方の色はすべて正しく、もう一方の色はすべて誤りです。
1つのユニットに同じ数字が2つ入ってしまう色は、正しい色ではありません。
よって、その色の候補数字はすべて消えます。</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>数字を1つ選び、入る場所が2か所のユニットを探しましょう。
1つの場所から始めて、つながる場所にもう一方の色をつけていきます。
同じ色どうしが出会わないか調べます。</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>1つの数字について、つながっていない2つの網を、それぞれ別の2色で色分けします。
1つ目の網の一方の色から、2つ目の網の一方の色が見えます。</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>この2つの色のうち、正しいのは多くても一方だけです。
よって、それぞれの反対の色のうち、少なくとも一方は正しくなります。
その反対の色が両方とも見えるマスに、その数字は入りません。</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>1つの数字の2つの網を色分けしましょう。
網どうしが触れる所を見つけ、触れていないほうの色に注目します。</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>1つの数字について、つながっていない2つの網を、それぞれ別の2色で色分けします。
1つ目の網の一方の色から、2つ目の網の両方の色が見えます。</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>2つ目の網はどちらかの色が正しく、1つ目の網のその色からはどちらも見えます。
よって、1つ目の網のその色はすべて誤りです。</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>1つの数字の2つの網を色分けしましょう。
一方の網の1つの色が、もう一方の網の両方の色に触れていないか調べます。</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>同じ2個の候補数字を持つマスが連なり、それぞれから次のマスが見えます。
マスの数は4つ以上の偶数です。</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>連なりに沿って、2つの数字が交互に入ります。
そのため、どちらの数字から始まっても、両端の数字は異なります。
両端が見えるマスに、2つの数字はどちらも入りません。</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>同じ2個の候補数字を持つマスをいくつか探しましょう。
次々とたどりながら、進んだ回数を数えます。
3回、5回、7回進んだ所で、両端の数字が異なります。</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>入る場所がちょうど2か所のユニットが2つあり、互いに見える2か所でつながっています。</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>つながった2か所のうち、正しいのは多くても一方だけです。
よって、反対側の端の少なくとも一方には、その数字が入ります。
反対側の端が両方とも見えるマスに、その数字は入りません。</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>数字を1つ選び、入る場所が2か所のユニットに印をつけましょう。
触れ合う2つを探し、つながっていない端が両方とも見えるマスからその数字を消します。</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>入る場所がちょうど2か所のユニットをつないで長くした、1つの数字のチェーンです。</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>始めの端が正しくないと仮定し、「入る、入らない、入る…」とたどります。
すると、終わりの端は正しくなります。
よって、両端の少なくとも一方は正しく、両方が見える候補数字は消えます。</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>数字を1つ選び、入る場所が2か所のユニットに印をつけましょう。
1つのユニットから始め、そこから見える場所へ進み、次のユニットに移ります。
両端から共通の候補数字が見えたら、そこで終わりです。</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>候補数字が2個のマスが連なり、それぞれから次のマスが見え、数字を1つ共有しています。
両端には共通の数字が1つあります。</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>ドミノ倒しに似ています。始めの端が共通の数字でなければ、もう一方の数字になります。
それが次のマスを押し、また次を押して、終わりの端が共通の数字になります。
両端が見えるマスに、共通の数字は入りません。</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>候補数字が2個のマスから始め、その一方を除いて考えます。
もう一方の数字を含む、候補数字が2個のマスへ進みます。
始めに除いた数字が再び出てくるまで続けましょう。</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>マスと数字をつなぐリンクのチェーンで、矛盾なく始点に戻ってくるものです。</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>どちら回りにもたどれるので、どのリンクでも正しいのは片方の端だけです。
1つのリンクの両端が見える候補数字は、すべて消えます。</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>「これでなければあれ、あれなら次は違う」とチェーンをつなぎましょう。
輪が閉じたら、1つ1つのリンクのまわりを調べます。</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>マスと数字をつなぐリンクのチェーンで、始めのマスに戻ると食い違うものです。</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>印のついたものの反対を仮定し、リンクをたどります。
すると、始めのマスで矛盾が起こります。
よって、仮定は誤りです。</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>候補数字を1つ選び、それが正しければどうなるかを考えましょう。
入る場所が2か所のユニットと、候補数字が2個のマスをたどります。
最後にその候補数字が否定されれば、消します。</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>マスと数字をつなぐリンクのチェーンで、両端の少なくとも一方は正しくなります。</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>始めの端が正しくないと仮定してリンクをたどると、終わりの端は正しくなります。
よって、両端の少なくとも一方は正しくなります。
どちらの端とも両立しない候補数字は消えます。</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>入る場所が2か所のユニットか、候補数字が2個のマスから始めましょう。
「これが違えばあれは正しい、あれが正しければその次は違う」と交互に進みます。
両端から共通の候補数字が見えたら、そこで終わりです。</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>ほかのチェーンと同じですが、一部のリンクには、ブロックの中で一直線に並ぶ数マスのグループを使います。
数字はそのどれかに入りますが、どれでもかまいません。</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>グループは、そのどれかのマスが正しければ正しく、グループから見えるのは、そのすべてのマスから見えるものだけです。
そのうえで、ふつうのチェーンと同じようにリンクが成り立ちます。
結果と両立しない候補数字は消えます。</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>場所が3か所あってチェーンが止まったら、そのうち2か所がブロックの中で一直線に並んでいないか見てみましょう。
その2か所を1つとして扱います。</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>1つのユニットの中にあり、候補数字の種類がマスの数より1つ多い集合が2つあります。
2つの集合は、入る場所がすべて互いに見える数字を共有しています。</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>その数字が入るのは、一方の集合だけです。
もう一方の集合は数字とマスが同じ数になるので、残りの数字がすべて入ります。
よって、ほかの共通の数字は、少なくとも一方の集合に入ります。その数字の入る場所がすべて見えるマスから、その数字が消えます。</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>最も小さな集合は候補数字が2個のマスで、次が候補数字3個の2マスです。
2つの数字を共有し、その一方が両方には入れない2つの集合を探しましょう。</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>候補数字の種類がマスの数より1つ多い集合が3つあります。
真ん中の集合はほかの集合とそれぞれ数字を共有し、その数字は一方にしか入りません。</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>真ん中の集合の候補数字のうち、入らないのは1つだけです。
よって、外側の集合の少なくとも一方では、真ん中の集合と共有する数字が消え、残りの数字がすべて入ります。
外側の集合に共通の数字は、その少なくとも一方に入ります。</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>マスが集合に育ったXY-ウイングです。
真ん中の集合から始め、それぞれの数字の相手を探しましょう。</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>候補数字の種類がマスの数より1つ多い集合が連なっています。
それぞれが次の集合と数字を共有し、その数字は一方にしか入りません。</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>最初の集合に共通の数字が入らなければ、残りの数字がすべて入り、次の集合から数字を奪います。これが順に続きます。
よって、最初と最後の集合の少なくとも一方には、両方に共通の数字が入ります。
その数字の入る場所がすべて見えるマスから、その数字が消えます。</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>マスが集合に育ったXY-チェーンです。
つながる2つの集合に3つ目を加え、両端を比べましょう。</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>1つのマスを「茎」とし、その候補数字のそれぞれに「花びら」の集合がつきます。花びらは、その数字を失うと、残りの数字がすべて入る集合です。
花びらの候補数字の種類は、マスの数より1つ多くなっています。</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>茎にどの数字が入っても、1枚の花びらからその数字が消えます。
すると、その花びらには残りの数字がすべて入ります。
すべての花びらに共通の数字は、その少なくとも1枚に入ります。その数字の入る場所がすべて見えるマスから、その数字が消えます。</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>候補数字が2個か3個のマスから始めましょう。
候補数字ごとに集合を探し、どの数字が共通か確かめます。</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>ラインとブロックが重なる2〜3マスで、候補数字の種類がマスの数より2つ以上多くなっています。
そのラインとブロックの残りには、それらの数字の一部しか入らないマスがあります。</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>合わせて数えると、数字とマスが同じ数になるので、どの数字も1つずつ入ります。
ラインのマスの数字は、ラインの残りのマスから消えます。
ブロックのマスの数字は、ブロックの残りのマスから消えます。</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>空きマスのあるブロックとラインが重なる所に注目しましょう。
重なる部分の数字のうち2つだけを候補数字に持つマスをラインから、別の2つだけを持つマスをブロックから探します。</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>消したい候補数字が、すべてのヒレから見えるとは限らないフィッシュです。
その代わり、それぞれのヒレからチェーンがそこへ届きます。</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>ヒレがどれも正しくなければ、フィッシュがその候補数字を消します。
ヒレのどれかが正しければ、そのチェーンが消します。
よって、どの場合でも消えます。</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>まず、ヒレのあるフィッシュを探しましょう。
次に、それぞれのヒレから何が決まるかをたどります。</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>そこから始まるチェーンが、ありえない結果に行き着く候補数字です。</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>その候補数字が正しいと仮定します。
必ず決まることをたどっていくと、マスの候補数字がなくなるか、ユニットに数字の入る場所がなくなるか、「入る」と「入らない」の両方が導かれます。
よって、仮定は誤りです。</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>それが決まると多くが決まる候補数字を選び、紙の上でたどりましょう。
候補数字が2個のマスと、入る場所が2か所のユニットを使います。</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>どの可能性をたどっても同じ結果になるマスやユニットです。</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>可能性のどれか1つは正しくなります。
それぞれから必ず決まることをたどると、どれも同じ結果になります。
よって、どの場合でもその結果は正しいとわかります。</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>候補数字が2個のマスか、ユニットで入る場所が2か所の数字を選びましょう。
両方の筋書きをたどり、その結果を比べます。</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>そこから必ず決まることを何本もたどって合わせると、ありえない結果に行き着く候補数字です。</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>その候補数字が正しいと仮定し、そこから必ず決まることをすべて書き出します。
すると、最後にはありえない結果が出てきます。
よって、仮定は誤りです。</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>盤面を書き写し、候補数字を1つ仮定して、決まるものを埋めていきましょう。
ほかの方法では進めない問題のために取っておきましょう。</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>どの可能性も、そこから決まることをすべてたどると同じ結果になるマスやユニットです。</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>可能性のどれか1つは正しくなります。
どれが正しくても、そこから決まることの中にその結果があります。
よって、その結果は正しいとわかります。</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>それぞれの可能性を盤面の写しでたどり、すべての写しに共通するものを探しましょう。</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>1つの数字を盤面に9個置く方法をすべて考えると、どの方法でも使うマスがあります。</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>その方法の1つが解答です。
すべての方法で使うマスには、その数字が入ります。</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>コンピューター向きのテクニックです。
手で解くなら、そのマスを使わずに置いてみて、その数字が置けないことを確かめましょう。</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>1つの数字を盤面に9個置く方法をすべて考えても、どの方法でも使わないマスがあります。</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>その方法の1つが解答です。
どの方法でも使わないマスに、その数字は入りません。</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>コンピューター向きのテクニックです。
手で解くなら、そのマスに数字を入れてみて、残りが置けないことを確かめましょう。</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>共通のマスが見えるいくつかのマスと、そこに入りうる数字の組み合わせすべてを使います。</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>見えるマスの候補数字がなくなる組み合わせは、ありえません。
ありえない組み合わせにしか出てこない候補数字は消えます。</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>候補数字の少ないマスがいくつも見える、2マスか3マスを選びましょう。
数字の組み合わせを書き出し、見えるマスの候補数字をなくすものを消していきます。</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>正しいとすると、ほかの所で同じ数字が成り立たなくなる候補数字です。</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>そこに数字を置き、その数字だけをたどります。
すると、最後にはその数字の入る場所がないユニットができるか、同じユニットにその数字が2つ入ることになります。
よって、その数字はそこに入りません。</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>入る場所の少ない数字を選びましょう。
その1つを仮定し、次にどこに入るしかないか、印をつけていきます。</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>1つの仮定から導かれることが、合わさって矛盾か1つの結果に行き着きます。</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>1つのリンクが、それまでの複数のリンクにもとづくこともあります。それらが合わさって候補数字を消し、可能性が1つだけ残るのです。
導かれることは、どれも必ず成り立ちます。
よって、結論は確実です。</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>盤面を書き写し、候補数字を1つ仮定して、決まるものを埋めていきましょう。
もう一方の可能性でも同じようにして、結果を比べます。</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>1つの仮定から導かれることが、矛盾か1つの結果に行き着きます。
途中では、同盟やX-ウイングなども使います。</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>どのリンクも、それまでのリンクか、そこから生まれる簡単なパターンによって必ず決まります。
よって、結論は確実です。</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>盤面の写しで候補数字を1つ仮定し、そのまま解き進めましょう。
知っているテクニックは何でも使えます。</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>1つの仮定から導かれることが、矛盾か1つの結果に行き着きます。
途中では、さらに小さな仮定を立てて決着をつけます。</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>どのリンクも、それまでのリンクか、そこから始まる別のチェーンによって必ず決まります。
よって、結論は確実です。</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>これは、人が手で解ける範囲を超えています。
たどり方では、リンクを1つずつ順に示します。</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>一部を除いて、すべての可能性を否定できるマスやユニットです。</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>誤った可能性を、盤面が破綻するまで1つずつ試します。
残ったものが正解です。</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>使えるパターンがないときの、最後の手段です。
盤面の写しで、それぞれの場合をたどりましょう。</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>手助け</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>次の手順(&amp;S)</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>質問(&amp;K)</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>選択した数字が入る場所に印をつけます</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>マスに何が入るか、なぜほかの数字が入らないか</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>どこを見るか、何が見つかるか、なぜそうなるか</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>%1の場所(&amp;I)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>入る場所(&amp;I)</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>一意性のテクニックも使う(&amp;Q)</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>「次の手順」で使うテクニック</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>使うテクニックの上限(&amp;U)</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>ここに注目</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>ヒント：%1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>このマス</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>この{count}マス</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>%1が入っているこのマス</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>%1が入っているこの{count}マス</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>%1が入りうるこのマス</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>%1が入りうるこの{count}マス</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>{pattern}が決め手です。</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>{pattern}が決め手です。</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>ヒント：%1。</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>手順%1/%2：%3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>ヒント：%1。%2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>「適用」で%2行%3列に%1を入れます。</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>「適用」で候補数字を{count}個消します。</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>もし%1が%2だったら？</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>もし%1が%2でなかったら？</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>間違った入力が{count}か所あります</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>メモに漏れはありませんか？</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>候補数字をすべてメモしていますか？</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>すべてメモしているなら、メモにない候補数字は消したものとみなします。</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>そうでなければ、メモになくても消したとはみなしません。</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>メモが足りません</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>{cell}で、正解の数字を消しています。</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>{cell}のメモに、正解の数字がありません。</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>次の手順には、その数字が必要です。</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>手順なし</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>「次の手順」に使えるテクニックでは、ここから進めません。これなら進めます：{technique}。</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>見つけるものは、もうありません。</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>解答が複数あります</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>ここから先は論理では決まりません。解答が複数残っています。</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>数字を自由に選んでください。解答につながるものなら、どれでも正解です。</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>次の手順を探しています…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>候補数字が{count}個消えました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{cells}から{digits}が消えました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>タイムの分布</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>タイムのあるゲームがまだありません</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>中央値は%1です。</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>最も高い棒は%1から始まる区間で、その数は%2です。</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>中央値 %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>すでにゲームをインポートしています。</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>数独のゲームの履歴ではありません</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>ファイルが壊れているか、途中で終わっています</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>UTF-16です。UTF-8である必要があります</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>ゲームが一覧になっていません</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>%1の内容を読み取れません</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>より新しいバージョンのプログラムの履歴です</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>問題集が一覧になっていません</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>読み取れない問題集があります</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>問題を読み取れない問題集があります</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>読み取れないゲームがあります</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>%1列目</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>左上のブロック</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>左上のブロック</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>左上のブロック</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>左上のブロック</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>左上のブロック</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>左上のブロック</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>中央上のブロック</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>中央上のブロック</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>中央上のブロック</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>中央上のブロック</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>中央上のブロック</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>中央上のブロック</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>右上のブロック</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>右上のブロック</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>右上のブロック</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>右上のブロック</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>右上のブロック</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>右上のブロック</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>左中央のブロック</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>左中央のブロック</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>左中央のブロック</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>左中央のブロック</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>左中央のブロック</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>左中央のブロック</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>中央のブロック</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>中央のブロック</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>中央のブロック</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>中央のブロック</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>中央のブロック</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>中央のブロック</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>右中央のブロック</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>右中央のブロック</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>右中央のブロック</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>右中央のブロック</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>右中央のブロック</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>右中央のブロック</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>左下のブロック</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>左下のブロック</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>左下のブロック</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>左下のブロック</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>左下のブロック</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>左下のブロック</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>中央下のブロック</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>中央下のブロック</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>中央下のブロック</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>中央下のブロック</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>中央下のブロック</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>中央下のブロック</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>右下のブロック</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>右下のブロック</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>右下のブロック</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>右下のブロック</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>右下のブロック</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>右下のブロック</translation>
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
            <numerusform>%1</numerusform>
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
            <numerusform>%1</numerusform>
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
            <numerusform>{count}つのユニット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>{count}つのユニット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>{count}つのユニット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>{count}つのユニット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>{count}つのユニット</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>{count}つのユニット</numerusform>
        </translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a row in a list</comment>
        <extracomment>The number of a row or column in a list such as: rows 3 and 7. Turkish writes &quot;%1.&quot;</extracomment>
        <translation>%1行目</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a column in a list</comment>
        <translation>%1列目</translation>
    </message>
</context>
<context>
    <name>sudoku::IdleCoach</name>
    <message>
        <source>Coach</source>
        <translation>コーチ</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>このマスについて質問</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>すべての手順</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>学ぶ…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>練習…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>「次の手順」は、まず注目する場所、次にそこにあるもの、最後に理由を教えます。どこまで聞くかは自由です。</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>どこを見るか、何が見つかるか、なぜそうなるか</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>何が入るか、なぜほかの数字が入らないか</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>今見つけられるものすべて</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>ルールから最も難しいテクニックまでのレッスン</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>1つのテクニックが必要な局面</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>復元するものがありません：%1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>インポートするものがありません：%1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>ゲームが入っていません。</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>そのゲームはすでにあります。</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>%Lnゲームすべてがすでにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>%1に新しいゲームはありません。</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>ごみ箱から戻したもの：%1。</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>一緒に追加した問題集：%1。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>%1から%Lnゲームを復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>%1から%Lnゲームをインポート</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>%1から%Ln回の操作を復元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>%1から%Ln回の操作をインポート</numerusform>
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
            <numerusform>操作%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>%1のバックアップ</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%Ln個はすでにありました。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>数字の入力モード</translation>
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
        <translation>隅</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>中央メモ</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>押した数字を入力します</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>決まった位置のメモ（{Shift}+数字でも記入できます）</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>中央に並べるメモ（{Ctrl}+数字でも記入できます）</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>色（{Ctrl}+{Shift}+数字でもつけられます）</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1と%2</translation>
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
        <translation>%1か%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1か%2</translation>
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
        <translation>%1、%2のいずれか</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1、%2のいずれか</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1や%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1、%2</translation>
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
        <translation>／</translation>
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
        <translation>解除(&amp;L)</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>既定のキー(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>割り当てる(&amp;T)</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>項目とキーを検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>メニューの項目とそのキー</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>すべてリセット(&amp;R)</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>すべての項目が既定のキーです。</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>項目を選んでください。</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1：既定のキーなし</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1：既定のキーは%2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1のキー</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>上の欄に移動し、新しいキーを押してください。</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1は変更できません。「%2」に使うキーです。別のキーを押してください。</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1は「%2」のキーです。こちらに割り当てますか？</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1のキーをなくしました。</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1のキーを%2にしました。</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>見つかりません。</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>習得済み</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>開始位置を選ぶ</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>%2個のうち%1個を習得済み</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>ヒントの段階%1/4</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>場所</translation>
    </message>
    <message>
        <source>What</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>適用</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>テクニックガイド</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>開始位置を選ぶ</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>テクニックを探す</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>基本</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>約%Ln分</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>習得済み</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>復習 · %Ln日</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>復習</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>次 · %1分</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1分 · 学習中</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>習得済み、復習の時期</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>学習中</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1、%Ln日間使っていません</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1、しばらく使っていません</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新しい</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>復習の時期</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>双子をつなぐ数字</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>一方の集合にしか入らない数字</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>見えている数字</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>この数字が見えるマスに、同じ数字は入らない</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>その数字がある</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>%1がある</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>%1は入らない</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>消える候補数字</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>%1に決まる</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>この数字に決まる</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>この数字が入る</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>%1が入る</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>十字とラインをつなぐ場所</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>この数字は入らない</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>%1は入らない</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>一方が正しくなければ、もう一方が正しい</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>一方が正しければ、もう一方は正しくない</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>すべて%1か、どれも%1でないか</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>もう一方の色が正しくなければ、この色がすべて正しい</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>2組目：すべて正しいか、どれも正しくないか</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>2組目：もう一方の色が正しくなければ、この色がすべて正しい</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>ラインのマス</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>集合A</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>集合C</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>集合D</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>手順%1で消えた候補数字</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>すでに消えた候補数字</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>このどれかが%1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>%1の入る場所</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>これらの数字で埋まるマス</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>双子のマス（候補数字が同じ）</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>ウイング</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>入れ替えができてしまう数字</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>フィッシュの場所</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>このどれかが正しい</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>同時に調べるマス</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>ラインとブロックの両方にあるマス</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>パターン</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>ヒレ：余分な場所</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>3か所目の%1：必ずここに入る</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>入れ替えを防ぐ数字</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>矛盾する場所</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>余分な数字と同盟を組むマス</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>候補数字がなくなるマス</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>ブロックのマス</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>集合B</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>数字がマスより1個多い集合</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>茎：中心のマス</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>ピボット</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>注目する場所</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>注目する行</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>注目する列</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>注目するブロック</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>見る、%1/%2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>見つける、練習問題%1/%2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>レッスンの終わり</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>見つける</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%2個中%1個習得済み</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>レッスンの例</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>コースに戻る</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>レッスンの終わり</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>レッスン：%1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>矢印キーでマスを選び、数字でその候補数字を、{Enter}でマスを指定します。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例：%1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>レッスンの局面</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1：例を読み込んでいます…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1、見る：%2/%3。</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>今のゲームは変わりません。</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>習得済みです</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>まだ習得していません</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>練習問題を2問、自力で見つければ習得です。</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>このレッスンで、見方を学べます。</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>局面を最後までプレイします。次に必要な手順：%1。</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>ヒントはいつもどおり使えます。今のゲームはライブラリに保存されています。</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>局面を探しています…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>プレイできる局面がありません。</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>使う</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>最後までプレイ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>レッスンを終える</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1、使う。</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>今のゲームはライブラリに保存されています。</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>自力で見つけました。</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>最後までプレイしました。</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>%1を習得しました。</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>練習やゲームで、手助けなしに見つけた回数：習得に必要な%Ln回のうち%1回。</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>次のレッスン：%1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>練習問題をもっと</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>次のゲーム</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>易しいものからとても難しいものまで、何が出るかはお楽しみ。</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>ヒント数字が多く、1通りに決まるマスや数字がいつも見つかります。</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>二国同盟、三国同盟、行やブロックに閉じ込められた数字。</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>2つ以上の行にまたがるパターン。X-ウイング、スカイスクレーパー、ウイングなど。</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>より大きなパターンと、短いチェーン。</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>長い推論のチェーン。</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>パターンだけでは足りず、何かを試す必要があります。</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>おすすめ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難易度(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>必要なもの(&amp;N)</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>今は保存できません</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>削除を取り消す</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保管</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>印刷…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>表示中のものをすべて印刷…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>すべて選択</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>テクニックを表示</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>すべての難易度</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>一覧</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>表示：%1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>問題集の指定なし</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>問題集をインポート…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>タグの指定なし</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>並べ替え：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>次の問題</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>ランダムに選ぶ</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>問題集の名前を変更</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>問題集を削除</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>一覧にある未プレイの問題のうち、最初のもの</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>一覧にある未プレイの問題のうち、どれか1つ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>問題集のその他の操作</translation>
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
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>すべてに付けるタグ</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>問題集の名前</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>きれい、もう一度</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>カンマで区切ります</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>%1をインポートしています…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>%1をインポートしています：ゲームをロック中のほかのプログラムを待っています…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>問題ではないもの</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>問題ではないものと、その理由</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>インポートできないもの</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>インポートできなかったものと、その理由</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>ほかに%1個。</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>難易度、状態、タグ、日付、テクニック</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>カードにあるすべての語、日付、数字、テクニックを検索します</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>検索を消す</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>問題集をインポート</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>ごみ箱は空です。削除したゲームは、ここに30日間残ります。</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>まだ何もプレイしていません。</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>該当する問題はありません。</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>該当するゲームはありません。</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>一覧の問題は、すべて開始済みです。</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>この問題集の問題は、すべて開始済みです。</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>削除しました：%1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>復元しました：%1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>削除できませんでした。</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>選択したゲームをエクスポート</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>履歴 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-games</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>一時停止中のゲームは印刷されません。</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryProfile</name>
    <message>
        <source>%1, %2</source>
        <comment>a level, a game</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>解法の手順を探しています…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>問題集</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>問題集をインポート…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>保管したもの</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>ごみ箱</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>最後のプレイ</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>タイム</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>開始日</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Lnゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%Lnゲーム中%1ゲーム</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>ごみ箱にゲームはありません</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>ごみ箱に%Lnゲーム、それぞれ30日間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>%Lnゲーム中%1ゲームを選択</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>削除しました：%1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>復元しました：%1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%2問中%1問クリア</translation>
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
        <translation>難易度は未定</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>番号なし</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>解答を表示</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>クリア済み</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>%1の日替わり問題</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>この問題のテクニックは、まだわかっていません。</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>テクニック：%1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>評価：%2問中%1問</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>難易度：%2問中%1問</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln問中%1問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln問</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>保管</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>削除：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>そうでなければ、こちら</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>そうなら、こちらではない</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>強い：そうでなければ、こちら</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>弱い：そうなら、こちらではない</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln問</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln問のうち最初の%1問</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>入力も含める(&amp;E)</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>難易度と評価も含める(&amp;R)</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>問題が多いと、調べるのに時間がかかります。</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>タイトル(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>最も難しい手順：%1。</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>最も難しい手順：%1。自力で見つけた最も難しい手順：%2。</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>最も難しい手順：%1。自力で見つけました。</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>次に学ぶもの：%1。</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>終了(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>新しいゲームを選ぶ(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>前のゲーム(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>チェック(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>入る場所(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面表示(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>キーを変更(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>数独について(&amp;A)</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>数独</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>クリップボードに問題があります。</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>プレイする</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>解答を2つ表示</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>数独について</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;数独 %1&lt;/h3&gt;&lt;p&gt;すべての手順を説明し、すべてのゲームを保存する数独ゲームです。&lt;/p&gt;&lt;p&gt;MITライセンス&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>最後の操作を保存できませんでした。今終了すると失われます。</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>それでも終了(&amp;X)</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>問題を作成しています</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>新しいゲームの作成をやめます</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>先にヒントを閉じてください。ヒントの間は、色とリンクが隠れます。</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>先に色を選んでください。</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2の%1から強いリンク</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2の%1から弱いリンク</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1：%3の%2で離してください。</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1：%3の%2へ。</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>リンクを消しました。</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>%1は、ここのメモにありません。</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1：もう一方の端へ移動し、数字を押してください。</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>リンクはありません。</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>これらのマスにリンクはありません。</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>色のついた候補数字はありません。</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>これらのマスに、色のついた候補数字はありません。</translation>
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
            <numerusform>{count}か所の間違った入力のうち、最初のものです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>{cell}の{digit}は間違いです。</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>直前の操作で入力した{cell}の{digit}は間違いです。</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>%n回前の操作で入力した{cell}の{digit}は間違いです。</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>このままでは、{house}に{digit}の入る場所がなくなります。</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>このままでは、いずれ{cell}に入る数字がなくなります。</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>このままでは、盤面を埋める方法がありません。</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house}の{digit}は、すでに{cell}にあります。</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>ミスの前に戻すと、メモも消えます。</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>ミスの前に戻すと、正しい入力も%nか所消えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>間違った入力を%nか所消しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>{cell}の{digit}を消しました。</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>ミスの前に戻しました。正しい入力も%nか所消えています。「元に戻す」で復元できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>ミスの前に戻しました。メモも消えています。「元に戻す」で復元できます。</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>ミスの前に戻しました。</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>重要な場面</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>入力%Ln個のうち%1個を表示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>手順を表示</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>ここからリプレイ</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>この入力の前の局面</translation>
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
        <translation>開始</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>操作%Ln回の分岐：%1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>チェック</translation>
    </message>
    <message>
        <source>help</source>
        <translation>手助け</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>お試しの始まり</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>お試し%1の始まり</translation>
    </message>
    <message>
        <source>here</source>
        <translation>現在地</translation>
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
        <translation>そのときのゲームの状態</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>クリックか{Enter}で、そこに移動します。</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>惜しい：{candidate}からは、決め手の一部しか見えません。</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>{digit}が候補数字にあり、残りも見えるマスを探しましょう。</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>2つのグループそれぞれの、どれかのマスが見える必要があります。</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>パターンの両端が見える必要があります。</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>パターンのうち、その数字が入りうるマスがすべて見える必要があります。</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>惜しい：{candidate}はフィッシュのラインの上にあります。</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>しかし、見えないヒレがあります。そのヒレが正しいかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>そのラインに沿って、そのヒレも見えるマスを探しましょう。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>惜しい：{candidate}からはヒレが見えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>しかし、フィッシュのラインの上にありません。</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>ヒレから見える範囲で、フィッシュのラインが通る所を探しましょう。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>惜しい：{cell}は正しいマスです。</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>そこに入るのは別の数字です。</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>そこから消えるのは別の数字です。</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>何の数字のパターンなのか、見直しましょう。</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>惜しい：{candidate}はパターンの一部です。</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>パターンそのものは残ります。消えるのは、パターンが否定する候補数字です。</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>惜しい：{cell}はパターンの一部です。</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>しかし、そこの{digit}はパターンが否定する候補数字ではありません。</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>それによって数字が1つに絞られるマスを探しましょう。</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>パターンのマスにある、ほかの数字を見てみましょう。</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>パターンが見えるマスを調べましょう。</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>必要なもの</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a technique, why the player may want it</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>sudoku::NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>難易度(&amp;V)</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>日替わり(&amp;A)</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>IDで(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>詳細(&amp;M)</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>問題を作成しています</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>プレイ(&amp;P)</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>この穴あけ方式の標準の順序</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>ヒント数字(&amp;G)</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>ヒント数字の最小数</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>ヒント数字の最大数</translation>
    </message>
    <message>
        <source>to</source>
        <translation>〜</translation>
    </message>
    <message>
        <source>random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>穴をあける前の、埋まった盤面の作り方</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>どのヒント数字をいくつ抜くか</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>どの順にマスを試すか</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>残るヒント数字の並び方</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>ヒント数字の数</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>同じシードからは、どのコンピューターでも同じ問題ができます</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>リセット(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>盤面(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>穴あけ(&amp;H)</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>順序(&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>対称性(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>シード(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>日付(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難易度(&amp;L)</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>同じIDからは、どのコンピューターでも同じ問題ができます。</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>問題ID(&amp;D)</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>このIDのマスは問題になっていません。解答がちょうど1つ必要です。</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>条件に合う問題が見つかりませんでした。条件を変えるか、もう一度試してください。</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>たくさんの問題を調べましたが、条件に合うものがありません。条件を広げてください。</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>おすすめの問題では選べません</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>条件に合う問題を探しています…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>IDは「1-backtracking-all-180-48213」のような形です。</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>シードは2^64未満の数です。</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>この穴あけ方式では、ヒント数字を消す順序と数が決まっています。</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>すべてのレッスンを習得しました</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>練習と復習で、忘れないようにしましょう。</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>例：%1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>始める · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>次のゲームの難易度</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>表記</translation>
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
            <numerusform>数字%1、%n個多い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>数字%1、残り%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n個多い</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>%1を選択（{Alt}+%1）：残り%n個</numerusform>
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
        <translation>数字</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>隅メモ</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>中央メモ</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>候補数字の色</translation>
    </message>
    <message>
        <source>links</source>
        <translation>リンク</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>色</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%nマス</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>sudoku::Opened</name>
    <message>
        <source>Then only {digit} is left for {cell}.</source>
        <translation>すると、{cell}に残るのは{digit}だけになります。</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>すると、{house}で{digit}が入る場所は{cell}だけになります。</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>解答は1つ。難易度は%1で、%2を使います。</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>解答は1つ。難易度は%1です。</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1、HoDoKu %2 %3。</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>ヒント数字はどれも欠かせません。</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>なくてもよいヒント数字があります。</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>解答どうしの違いは%nマスです。</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>解答どうしの違いは%1です。</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>自力%1、手助けあり%2、表示%3、スキップ%4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>パイプです</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>ソケットです</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>デバイスです</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>自分自身に戻るリンクです</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>ゲームの保存に使われているファイルです</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>ゲームの保存に使われているフォルダーの中にあります</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>ページなし</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>ページ%L1/%L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>ライブラリ</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>日替わり</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>日替わり問題</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>プレイの成績</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>次のページ</translation>
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
        <translation>日替わり問題(&amp;I)</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>問題を入力(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>ライブラリ(&amp;L)…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>問題集をインポート(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>統計(&amp;S)…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>解法の手順(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>すべての手順(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>学ぶ(&amp;L)…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>練習(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>テクニックガイド(&amp;T)</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>一時停止、または再開</translation>
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
        <translation>解答</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>解答は最後の数ページ</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>解答は最後のページ</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>問題%L1/%L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>問題%L1〜%L2（全%L3問）</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>%L1ページ</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>各コードは、%1で問題を開くリンクです。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln問</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>どの行・列・ブロックにも、1から9の数字が1つずつ入ります。</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>どの問題も、解答は1つだけです。</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>No. %1</translation>
    </message>
    <message>
        <source>SE %1</source>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>ヒント数字%n個</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>読み取ってプレイ：</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日付</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>タイム</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>問題が入っていません</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>ZIPアーカイブです（HoDoKuで.hsolに保存する内容は、.txtか.ssでも保存できます）</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>バイト0x00があり、UTF-8のテキストではありません</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XMLですが、OpenSudokuのものでもKSudokuのものでもありません</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>XMLとして正しくありません</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>JSONとして正しくありません</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>値の数が、1つの問題の分を超えています</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>{row}行目に{number}が2個あります（{first}と{cell}）</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>{column}列目に{number}が2個あります（{first}と{cell}）</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>ブロック{box}に{number}が2個あります（{first}と{cell}）</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>解答がありません</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>解答が複数あります</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>予期しない{character}があります</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>空きマスを表す文字が、ここでは{character}、前は{before}です</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>81マスを超えています</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>81マスのうち{count}マスしかありません</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>この行が9マスを超えています</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>この行に{count}マスしかありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>9マスの行が{count}行しかありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>この行は{count}マスですが、9マスでなければなりません</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>[State]が9行を超えています</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell}が、[Puzzle]のヒント数字と異なります</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character}は候補数字ではありません</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>このマスに{character}が2個あります</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{cell}に{character}が2個あります</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>{cell}に候補数字がありません</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>{cell}に候補数字が残っていません</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>候補数字が729個を超えています</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>候補数字が729個のうち{count}個しかありません</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>印だけで、候補数字がありません</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>「u」の後の数字は1個でなければなりません</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>00〜80のマス番号がありません</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>1〜9の数字がありません</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>001〜009の候補数字がありません</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell}はもう埋まっています</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>ライブラリの行は「:」で始まる必要があります</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>コロンが{count}個ですが、ライブラリの行では6個か7個です</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>テクニックのコードがありません</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character}は1〜9の数字ではありません</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>「+」の後は数字でなければなりません</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>候補数字がありません（数字、行、列の順で、それぞれ1〜9）</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>16進数12桁のダイジェストがありません</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>項目が{count}個ですが、ダイジェスト、問題、評価の3つでなければなりません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>項目が{count}個ですが、7個以上必要です</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>問題の列より前で行が終わっています</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character}は、圧縮したマスを表す文字ではありません</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>1〜4の難易度がありません</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>SudokuPad独自の形式（scl）は読み取れません（f-puzzlesのアドレスなら読み取れます）</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>このアドレスに問題は入っておらず、入手先だけが書かれています</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>LZStringで圧縮したテキストではありません</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>圧縮されたJSONの{error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>大きさとマスの間に「:」がありません</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>乱数シードの表す問題は、元のプログラムでしかわかりません</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>大きさが3x3ではありません</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X（対角線）は通常の数独ではありません</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text}は通常の数独ではありません</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character}はSoloのオプションではありません</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>「_」は数字と数字の間に置く必要があります</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character}は、数字でも、連続する空きマス（a〜z）でもありません</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>9より大きい数があるか、「_」が抜けています</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>ヒント数字の個数の並びが途中で切れています</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character}はヒント数字の個数を表す文字ではありません</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>ヒント数字が{count}個ですが、個数の合計は{number}個です</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character}はマスを表す文字ではありません</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell}のヒント数字が二重にあります</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>JSONオブジェクトがありません</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>通常の数独にはない制約「{text}」があります</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>通常の数独にはないマスの属性「{text}」があります</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell}がブロック{box}に入っていません（領域の形が異なります）</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>大きさが9ではありません</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>「grid」がありません</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>9行ではありません</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>9マスではありません</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>メモが一覧になっていません</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>{cell}に、1〜9ではないメモがあります</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>{cell}の値が{number}〜9ではありません</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>dataの{number}番目のマス：{reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>GNOME Sudokuの「cells」も、f-puzzlesの「grid」もありません</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>位置のないマスがあります</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>行と列が0〜8ではありません</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell}が二重にあります</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>{cell}が固定されているかどうか、書かれていません</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>{cell}のメモ（earmarks）が一覧になっていません</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>1〜9ではないメモ（earmarks）があります</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>難易度が文字列ではありません</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>秒単位の時間がありません</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>OpenSudokuのファイルのバージョンが不明です：{text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>dataのバージョンが不明です：{text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>dataのないゲームがあります</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>dataが{count}マスですが、81マスでなければなりません</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>{cell}のメモがありません</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>{cell}が編集できるかどうか、書かれていません</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>タイムがミリ秒で書かれていません</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>graphがないため、問題の種類がわかりません</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>9×9マスの通常の数独ではありません</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>値が{count}個ですが、81個でなければなりません</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{cell}の{character}は値ではありません：b（1）〜j（9）、空きマスは_</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>0〜80のindexを持たないイベントがあります</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>ヒント数字の{cell}を変えるイベントがあります</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>markersが0と1の9文字になっていません</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>markersも0〜9の値もないイベントがあります</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>%1行目の%2文字目：%3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>空白</translation>
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
        <translation>バイト%1</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>解法の手順</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>解法の手順を、1行に1つずつコピーしました。</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>シングルをまとめる</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>最初から</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストでコピー</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>最初の手順</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>前の手順</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>次の手順へ</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最後の手順</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>1手順あたりの秒数</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>再生中に1つの手順を表示する時間</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>ここからプレイ</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>手順を選んでください。</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>解法の手順を探しています…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>該当する手順はありません。</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>ここは論理では決まりません。解答が複数残っています。</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>見つけるものは、もうありません。</translation>
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
        <translation>最も難しい手順 %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>解答が複数</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>手順%1/%2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>手順%1/%2。%3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>今のゲームは変わりません。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>再開</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>{count}マス</numerusform>
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
        <translation>ブロック</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>ブロック</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>ゲームは一時停止中です。</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>お見事。</translation>
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
        <translation>練習する局面</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>矢印キーでマスを選び、数字でその候補数字を、{Enter}でマスを指定します。</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>見つけよう：%1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>それで決まるマスをクリックしましょう。</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>それで消える候補数字をクリックしましょう。</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>ここには、もっと易しい手順は残っていません。</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>それはもう見つけました。</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell}に候補数字{digit}はありません。</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell}はもう埋まっています。</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>正解：{cell}は{digit}です。</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>正解：{cell}の{digit}が消えます。</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>{all}個すべて見つけました。</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>{all}個のうち{found}個を見つけました。</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>このテクニックでは、{cell}が{digit}とはわかりません。</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>まずパターンを、次にそれで決まるマスを探しましょう。</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>数字は合っていますが、{candidate}を導くものはありません。</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>まずパターンを、次にそれで消えるものを探しましょう。</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>このテクニックで{candidate}は消えません。</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>別の数字に注目しましょう。</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell}は、行・列・ブロックの最後の空きマスではありません。</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>空きマスが1つだけの行・列・ブロックを探しましょう。</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell}は、まだ{digits}の可能性があります。</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>行・列・ブロックに8種類の数字がそろっているマスを探しましょう。</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell}にしか入らない数字は、その行・列・ブロックにはありません。</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>数字を1つ選び、ブロックのどこにまだ入るかを見ましょう。</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>このテクニックで{cell}は決まりません。</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>3回間違えると、手助けありで見つけたものと数えます。</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>しない</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>入力がないまま%Ln分たったら</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>リセットを取り消す</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>設定の分類</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>リセット(&amp;R)</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>すべての設定を既定値に戻します</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>パネル</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>印</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>次の手順</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>デスクトップに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>ハイコントラスト（ライト）</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>ハイコントラスト（ダーク）</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>配色(&amp;C)</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>テーマ ライト ダーク 明るい 暗い ハイコントラスト</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>行と列の番号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source> %</source>
        <translation>%</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>数字の大きさ</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>数字の大きさ(&amp;S)</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>大きい 小さい サイズ</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>数字のフォント</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>数字のフォント(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>パネルを左に置く(&amp;P)</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>電卓のように7、8、9を上段にする(&amp;L)</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>タッチ用に大きくする(&amp;T)</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>目立たせるもの</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>重複する数字に印をつける(&amp;M)</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>選択したマスの行・列・ブロック(&amp;B)</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>選択した数字がある場所(&amp;W)</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>メモの中の選択した数字(&amp;O)</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>クリアや間違いで音を鳴らす(&amp;D)</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>マス</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>どちらでも</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>先に選ぶもの(&amp;I)</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>数字 マス どちらでも クリック パッド マウス タッチ</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>間違った入力にすぐ印をつける（手助けとして数えます）(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>入力によってありえなくなったメモを消す(&amp;E)</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>時計を表示(&amp;H)</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>自動で一時停止(&amp;Y)</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>放置 分 無操作</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>ヒント テクニック 一意性 難易度</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>キーを変更(&amp;G)…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>変更 ショートカット キーボード</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>すべての設定を既定値に戻しました。</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>設定を元に戻しました。</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>書き込めませんでした：%1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進行状況</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>PDFで保存(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>これらの問題(&amp;Z)</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>この問題(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>新しい問題の冊子(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>問題を作成(&amp;M)</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>入力とメモも含める(&amp;E)</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>開いているヒントも含める(&amp;H)</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>レター</translation>
    </message>
    <message>
        <source>All &amp;candidates</source>
        <translation>すべての候補数字(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>最後に解答を付ける(&amp;S)</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>難易度の推移(&amp;F)</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>問題のどこが難しいかを示します。1ページに1問か2問のときに使えます</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>用紙(&amp;A)</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>1ページの問題数(&amp;G)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFで保存</translation>
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
        <translation>保存しました：%1。</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>ここでは印刷できません：%1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>プリンターに送りました。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>中止しました。</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>お待ちください…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>序盤（%1）</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>中盤（%1）</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>終盤（%1）</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>出だしは易しく、%1で手が限られ、その後は易しくなります。</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>出だしは易しく、%1で手が限られます。</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>%1で手が限られ、その後は易しくなります。</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>%1で手が限られます。</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>出だしは易しく、%1に難所が1つあり、その後は易しくなります。</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>出だしは易しく、%1に難所が1つあります。</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>%1に難所が1つあり、その後は易しくなります。</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>%1に難所が1つあります。</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>最大の難所は%1です。%2で再び手が限られ、その後は易しくなります。</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>最大の難所は%1です。%2で再び手が限られます。</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>%1で手が限られ、%2に最大の難所があり、その後は易しくなります。</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>%1で手が限られ、%2に最大の難所があります。</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>最後までシングルだけで解けますが、使える手順が少ない場面もあります。</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>最後まで易しく、使える手順がいつも{count}個以上あります。</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>使える手順なし</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>使える手順{count}個</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>手順%1/%2：%3、%4。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1：%2。</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>2つの解答の違いは%nマスです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>2つの解答の違いは%1です。</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>解答を探しています…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>解答がありません。間違った数字があります。</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>解答は1つです。この問題をプレイできます。</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>問題のヒント数字を入力するか、問題を貼り付けてください。</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>解答が複数あります。数字が足りません。</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>数字を%n個追加しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>数独ではありません：%1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>%n問のうち、最初のものです。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>名前を付けて保存(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>形式を選んでコピー(&amp;A)</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>入力を除いた問題(&amp;W)</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>問題ID(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>問題 (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>ドロップしたテキスト</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>消去(&amp;C)</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>81文字の1行にした局面</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>入力を除いた問題</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>解答が複数ある問題にIDはありません。</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>問題ID %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>コピーしました：%1。</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>貼り付けたテキスト</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>開くテキストがありません。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1：保存できませんでした：%2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1：保存しました。</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1：保存しました。ただし、この形式には入力やメモの一部が入りません。</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1：前に始めた問題なので、その続きからです。</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1：開きました。</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>解答が複数あります。どの解答でもクリアになります。</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>おすすめの問題</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>おすすめの問題を始める</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>問題のQRコード</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QRコード</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>読み取ると、ほかの機器で問題をプレイできます。%1で問題を開くリンクが入っています。</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>このマスに入る数字は？</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1に入る数字は？</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>{house}で{digit}が入る場所は？</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>%1の全数字</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>{house}で{digit}が入る全場所</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>%2に%1が入らない理由</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>論理で決まる場面です。どれか1つについて質問するか、次の手順へ進みましょう。</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>数字を押すと理由がわかります。ほかのマスについて質問するには、そのマスを押すか、そこへ移動します。</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>この一覧のマスを押すと、理由がわかります。</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>質問は、ヒントと同じく手助けとして数えます。</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>質問：%1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell}にはすでに数字があります：{digit}。</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{house}の{digit}は{cell}にあります。</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>{digit}はまだ入る可能性があります。今のところ、否定する理由はありません。</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>{digit}はすでに消えています。</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>{digit}は入りませんが、それを示すには{count}手順かかります。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1、次に%2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>質問：%1に%2は入りません。</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>質問：%1に%2は入りません。「%2を消す」でこの候補数字を消せます。</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>証明を探しています…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>間違った入力が1か所あります。表示しますか？</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>間違った入力があります。最初のものを表示しますか？</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>間違った入力は根拠になりません。除いて答えます。</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1はヒント数字です。</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1には数字があります。</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>質問するには、空きマスを押すか、そこへ移動します。</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>使える手順が2個以下</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>用意されている問題</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>問題を作成しています…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · ヒント数字%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln手順</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells}に入るのは{digits}だけで、見えるマスどうしをたどると1本につながります。</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>よって、つながる順に2つの数字が交互に入ります。入り方は2通りです。</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>{even}の1つと{odd}の1つを比べると、数字は必ず異なります。</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell}からは{one}と{other}が見え、一方は{a}、もう一方は{b}です。</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>リンクをたどると、ひと回りして始点に戻ります。</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>逆向きにたどっても成り立つので、どのリンクも両端の一方だけが正しくなります。</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell}は{digits}で、ほかの数字は入りません。</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>{cells}のいずれかに{digit}が入り、{gone}からはそのすべてが見えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>リンクをたどると、{end}ことになります。</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>これは仮定と正反対です。よって、仮定は誤りです。</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>1つのマスに2つの数字は入りません。よって、仮定は誤りです。</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>よって、{one}か、{other}か、少なくとも一方が成り立ちます。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell}に{other}が入るか、そこから見える{source}の集合に{digit}が入ります。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell}に{other}が入るか、そこから見える{source}に{digit}が入ります。</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell}に{other}が入るか、そこから見える{source}のいずれかに{digit}が入ります。</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>{start.if}なら、それがそのまま結論です。</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>{start.if}なら、それだけで{end}ことになります。</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>{start.if}なら、リンクをたどると{end}ことになります。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}に{digit}が入り、しかも{digit}が入らない</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}に{one}と{other}の両方が入る</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house}で{digit}が{cells}に重複して入る</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house}に{digit}の入る場所がなくなる</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}の候補数字がなくなる</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>{broken}という矛盾が生じます。</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>リンクをたどると、{broken}ことになります。</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>これはありえないので、仮定は誤りです。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell}に{digit}が入るか、入らないかのどちらかです。</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell}は{digits}です。</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house}の{digit}は、{places}に入ります。</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>それぞれからリンクをたどると、どの場合でも{end}ことになります。</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>もし{cells: {count}マスすべて}が{digits}だけになったら、その数字を入れ替えても、行・列・ブロックはどれも正しいままです。</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>それでは別解ができてしまいます。数独の解答は1つだけです。</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>そのマスと{cells}で同盟ができ、{digits}を使い切ります。</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>それを防げるのは{cell}だけなので、ここには{digits}が入ります。</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>よって、{cells}の少なくとも1マスに{digit}が入ります。</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>両方が見えるマスに{digit}は入りません。</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>これらのマスがすべて見えるマスに{digit}は入りません。</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>よって、{cells}の少なくとも1マスには、別の数字（{digits}）が入ります。</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners}は、2つの行、2つの列、ちょうど2つのブロックにまたがります。</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses}で{digit}が入る場所は、これらの角だけです。</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>{one}が{digit}なら{other}も{digit}で、残りの角は{rest}です。</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>すると、4つの角がすべて{digits}だけになります。</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house}の{digit}は、{cells}に入ります。</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>この2マスの一方が{digit}なら、もう一方は{other}です。</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others}の候補数字は{digits}だけなので、4つの角がすべてこの2つの数字になります。</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>{cell}に{digit}が入ると仮定します。</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>すると、ほかに場所がないので、{row}の{other}は{inRow}に、{column}の{other}は{inColumn}に入ります。</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last}の候補数字は{digits}だけなので{digit}に決まり、4つの角がすべて{digits}だけになります。</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>どの角もヒント数字ではないので、2つの解答を区別する手がかりがありません。</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>よって、{cells}の少なくとも一方に{digit}が入り、その両方が見えるマスに{digit}は入りません。</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>{cell}に{digit}を入れると、数字を入れ替えた別解ができてしまいます。</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells}は輪になっています。</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>輪で隣り合うマスは互いに見え、どの行・列・ブロックにも輪のマスは2つあるか、1つもないかです。</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>{cell}以外の空きマスは、どれも候補数字がちょうど2個です。</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>例外の1マスから{digit}を除くと、どの数字も、どのユニットでも入る場所が2か所ずつになります。</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>すると、解答が1つあれば、すべての空きマスの数字をもう一方の候補数字に入れ替えるだけで、別解ができてしまいます。</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>数独の解答は1つだけなので、{cell}は{digit}です。</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house}で{digit}が入るのは{cells: この2マス}だけなので、もう一方が{digit}です。</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>空きマスの候補数字はほとんど2個で、それより多いのは{cells}だけです。</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>そこから{digits}を除くと、すべての空きマスの数字をもう一方の候補数字に入れ替えた別解ができてしまいます。</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>よって、{cells}の少なくとも1マスに{digits}が入ります。</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines}で{digit}が入る場所は、それぞれ2か所だけです。</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines}で{digit}が入る場所は、それぞれ2か所だけです。</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet}はどちらも{house}にあるので、{digit}が入るのは多くても一方だけです。</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>よって、2本のラインの少なくとも一方では、反対側の端（{ends}）に{digit}が入ります。</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>{lines}も同じで、その端は{ends}です。</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>{lines}の{digit}も同じで、その端は{ends}です。</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>1つのツーストリングカイトの端が両方とも見えるマスに、そのカイトの数字は入りません。</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>同様に、どちらの場合でも{cells}にこの数字は入りません。</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box}の{digit}は、{near}か{other}にしか入りません。</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line}で{digit}が入る場所は、{near}と{far}の2か所だけです。</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>{far}が{digit}なら、{cells}に{digit}は入りません。</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>そうでなければ{near}が{digit}です。すると{box}の{digit}は{other}に入るので、やはり{cells}に{digit}は入りません。</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>ユニットに{digit}の入る場所が2か所しかなければ、そのどちらかが正解です。</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>そのような2か所をつなぎ、2色で交互に塗り分けます。緑：{cells}。</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>茶色：{cells}。</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>緑がすべて{digit}か、茶色がすべて{digit}かのどちらかです。</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>次のマスからは、緑も茶色も見えます：{cells}。</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell}からは、緑の{one}と茶色の{other}が見えます。</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}はどちらも緑で、{house}にあります。{digit}が入りうるのは一方だけです。</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells}はどちらも茶色で、{house}にあります。{digit}が入りうるのは一方だけです。</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>よって、緑はどれも{digit}ではなく、茶色がすべて{digit}です。</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>よって、茶色はどれも{digit}ではなく、緑がすべて{digit}です。</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>1組目の緑の丸：{cells}。</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>1組目の茶色の四角：{cells}。緑の丸か茶色の四角か、どちらか一方がすべて正解です。</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>2組目の緑の輪：{cells}。</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>2組目の茶色の枠：{cells}。こちらも、どちらか一方がすべて正解です。</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{one}の{a}と{other}の{b}は互いに見えるので、正しいのは多くても一方だけです。</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>よって、{ones}と{others}の少なくとも一方が正しく、{cells}からはその両方が見えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{one}の{a}からは、{ring}の{b}と{frame}の{d}が見えます。</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{one}の{a}からは{ring}の{b}が、{one}の{c}からは{frame}の{d}が見えます。</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>この2つのどちらかが正しいので、{ones}は誤りです。</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>緑の丸</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>茶色の四角</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>緑の輪</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>茶色の枠</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>緑の丸</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>茶色の四角</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>緑の輪</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>茶色の枠</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>緑の丸</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>茶色の四角</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>緑の輪</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>茶色の枠</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>ヒレに{digit}が入る場合も、その{digit}は{cells}から必ず見えるので、{cells}に{digit}は入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base}で{digit}が入る場所は合わせて{places: {count}か所だけ}で、すべて{cover}のいずれかにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>調べたユニットには{digit}が1個ずつ必要で、{cover}にはそれぞれ1個しか入りません。ユニットの数が同じなので、{cover}の{digit}は、すべてこれらの場所に入ります。</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base}で{digit}が入る場所は、合わせて{places: {count}か所だけ}です。</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>そのすべてが、{cover}のいずれかにあります。</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>そのすべてが、{cover: 同じ数の別のユニット}のいずれかにあります。</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>調べたユニットには{digit}が1個ずつ必要で、{cover: その場所をすべて含む同じ数のユニット}には、それぞれ1個しか入りません。後者の{digit}は、すべてこれらの場所に入ります。</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells}は、そのうち2つのユニットが重なる場所にあります。ここに{digit}が入ると、1個で2つのユニットが埋まり、ほかの{digit}に必要なユニットが足りなくなるので、入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>{base}の{digit}に注目します。</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>入る場所は、ヒレの{fins}を除いて、すべて{cover}のいずれかにあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>入る場所は、{count}マスを除いて、すべて{cover}のいずれかにあります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>ヒレ：{fins}。</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>ヒレに{digit}が入らなければ、残りの{places: 青い丸}が{fish}になります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>ヒレに{digit}が入らなければ、残りの{places: 青い丸}が{fish}になります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>すると、{cover}のほかのマスに{digit}は入りません。</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base}で{digit}が入る場所は、{fins}を除いて、すべて{cover}のいずれかにあります。</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>別の見方では、入る場所は{fins}を除いて、すべて{cover}のいずれかにあります。</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>それぞれを、ヒレ（余分な場所）と合わせて考えます。</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>ヒレに{digit}が入らなければ{fish}になり、その列・行・ブロックの{digit}は{fish}の中に入ります。</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>ヒレに{digit}が入らなければ{fish}になり、その列・行・ブロックの{digit}は{fish}の中に入ります。</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>ヒレに{digit}が入る場合も、その{digit}が必ず見えるマスに{digit}は入りません。</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>よって、{starts}の少なくとも1マスに{digit}が入ります。</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>そのどれからリンクをたどっても、{end}ことになります。</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house}の空きマスは1つだけです。</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>1から9のうち、そこにないのは{digit}だけです。</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>よって、{cell: このマス}は{digit}に決まります。</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>{cell: このマス}の行・列・ブロックに注目します。</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>そこにはすでに{digits: {count}種類の数字}があります。</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>{digits}が入る可能性は、すでに消えています。</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>残るのは{digit}だけなので、{digit}に決まります。</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house}には、まだ{digit}がありません。</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>ここの空きマスには、{digits: {count}個の{digit}}から見えるものがあります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>同じ行・列・ブロックに{digit}は2個入らないので、{cells: 見える{count}マス}に{digit}は入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>{cells}では、この候補数字がすでに消えています。</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>残るのは{cell: 1マス}だけなので、そこが{digit}に決まります。</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from}で{digit}が入る場所は、{places: {count}か所だけ}です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from}で{digit}が入る場所は、{places: {count}か所だけ}です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>その2か所は、どちらも{in}にあります。</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>そのすべてが{in}にあります。</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>そのいずれに入っても、それが{in}の{digit}になります。</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house}の{cells}に入りうる数字は、{digits}だけです。</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>よって、{digits}はこれらのマスに入り、{houses}のほかのマスには入りません。</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>2マスに2つの数字が1個ずつ入ります。入れ方は2通りです。</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>2マスに2つの数字が1個ずつ入ります。</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>{count}マスに{count}つの数字が1個ずつ入ります。どこにどれが入るかは、まだわかりません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>{count}マスに{count}つの数字が1個ずつ入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house}で{digits}が入る場所は、合わせても{cells}の{count}か所だけです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>{count}つの数字には{count}マスが必要なので、この{count}マスはその数字だけで埋まります。</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>そこに、ほかの数字は入りません。</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>ピボットの{pivot}は{digits}です。</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer}の候補数字は{digits}だけなので、{pivot}が{own}なら{pincer}は{digit}です。</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>どちらでもなければ、{pivot}自身が{digit}です。</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>よって、{ends}の少なくとも1つは{digit}です。</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one}と{other}は双子で、どちらも{digits}です。</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house}の{link}は、{places}に入ります。</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>{place}が{link}なら、そこから見える{twin}は{digit}です。</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>よって、{one}と{other}の少なくとも一方は{digit}です。</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: 集合{letter}}は{cells}の1マスで、候補数字は{digits}の2個です。</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: 集合{letter}}は{cells}で、候補数字は{digits}です。</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: 集合{letter}}は{count}マスで、候補数字は{digits}の{more}個です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: 集合{letter}}は{cells}の{count}マスで、候補数字は{digits}の{more}個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>両方の集合の{one}はすべて互いに見え、{other}も同じです。{one}も{other}も、それぞれ2つの集合の片方にしか入りません。</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>各集合で、候補数字のうち入らないのは1個だけです。よって、どちらの集合でも、入らないのは{digits}の一方だけです。</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>各集合のほかの数字は、すべてその集合の中に入り、{digits}はそれぞれどちらかの集合に入ります。</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>両方の集合の{digit}はすべて互いに見えるので、{one}は一方の集合にしか入りません。</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>両方の集合の{digit}はすべて互いに見えるので、{one}は一方の集合にしか入りません。</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>それが入らない集合には、{digits}も含めて残りの数字がすべて入ります。</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>よって、{digits}はそれぞれ、{one: 集合{a}}と{other: 集合{b}}の少なくとも一方に入ります。消える候補数字からは、両方の集合で同じ数字が入る場所がすべて見えます。</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>よって、{digits}は{one: 集合{a}}と{other: 集合{b}}の少なくとも一方に入り、{cells}からは両方の集合の{digits}がすべて見えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>よって、{digits}は{one: 集合{a}}と{other: 集合{b}}の少なくとも一方に入り、{cells: {count}マス}からは両方の集合の{digits}がすべて見えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>{digits}の場所はすべて互いに見えるので、{c: 集合C}と{set: 集合{letter}}の一方にしか入りません。</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>集合Cの候補数字のうち、入らないのは1個だけです。よって、Aの{a}かBの{b}の少なくとも一方が消え、数字が消えた集合には{digits}が必ず入ります。</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>隣り合う集合は、入る場所がすべて互いに見える数字を共有します。少なくとも一方にはそれが入らず、残りの数字がすべて入ります。</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next}の{digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>さらに、次の数字が消えます：{links}。</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>Aに入らない数字が{digits}のうちの1つなら、次の数字が順に消えます：{links}。</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>Aに{digits}が入らなければ、次の数字が順に消えます：{links}。</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem}は{digits}です。どの数字が入っても、集合の1つからその数字が消えます。</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{digit}なら、{set: 集合{letter}}の{cells}から{digit}が消え、{gone}が必ず入ります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>{digit}なら、{set: 集合{letter}}の{cells: {count}マス}から{digit}が消え、{gone}が必ず入ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>よって、少なくとも1つの集合に{digits}がすべて入ります。消える候補数字からは、どの集合でもそれと同じ数字が入る場所がすべて見えます。</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>よって、少なくとも1つの集合に{digit}が入ります。消える候補数字からは、どの集合でも同じ数字が入る場所がすべて見えます。</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house}の{digits}はこれらのマスに収まるので、ほかのマスには入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells}は、{line}と{box}の両方にあります。</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>そこに入りうるのは{digits}です。</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line}の{cells}に入るのは{digits}だけです。</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box}の{cells}に入るのは{digits}だけです。</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>この{count}マスに同じ数字は2個入らず、入りうる数字は{count}種類です。よって、それぞれ1個ずつ入ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>{cells}に同時に入る数字の組み合わせを、すべて調べます。</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>同じユニットに同じ数字が2個入る組み合わせがあります。</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>{cells}の候補数字がなくなる組み合わせもあります。</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>残った組み合わせのどれにも、消える候補数字は含まれません。</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other}からは{cell}が見えるので、同じ{digit}は入りません。</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other}に{digit}は入りません。{cells}の候補数字が足りなくなるからです。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>{other}に入る数字がなくなるので、仮定は誤りです。</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>盤面に9個の{digit}を置く方法を、すべて調べます。</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>どの置き方でも、消える候補数字のマスは使いません。</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>どの置き方にも共通して{digit}が入るマスがあります。</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>復習</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>復習の時期</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>今日はありません。</translation>
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
        <translation>古い分岐</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>新しい分岐</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>分岐%1/%2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>分岐はまだありません</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>そのときのゲームの状態</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>最初の局面</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>前の局面</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>次の局面</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>最後の局面</translation>
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
        <translation>1秒に操作1回</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>間違った入力を表示します</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>操作の一覧を、ほかの表示の代わりに出します</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>操作%L1/%L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>タイム %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>操作%1/%2：%3。</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>今のゲームは変わりません。</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>再生</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>タイムライン</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>%1を消去</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2にメモ%1</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2のメモ%1を消去</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2に中央メモ%1</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2の中央メモ%1を消去</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2に色%1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>%2の色%1を消去</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>%1のメモを消去</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>%1の候補数字を消去</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>%1にメモ</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%2の%1に色%3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2の%1の色を消去</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>別の局面に戻る</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>%1のリンクを消去</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1から%2へのリンクを消去</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1から%2へ強いリンク</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1から%2へ弱いリンク</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>%nマスに入力</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>%nマスを消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>%nマスに色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>%nマスの候補数字に色</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>%nマスのリンクを消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>%nマスの候補数字を消去</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>%nマスにメモ</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>解答を表示</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>最初に戻る</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>操作%1に戻る</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>間違い</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>その後チェック</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>その後手助け</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>お試しの始まり</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>チェックポイント</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>チェックポイント「%1」</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>ミス%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>チェック%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>手助け%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>分岐点%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>お試し%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>チェックポイント%Ln個</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>バックアップを読み取っています…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>バックアップを復元</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>バックアップ</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>バックアップはまだありません。プレイした日ごとに1つ作成されます。</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>バックアップにあって、ここにないゲームが戻ります。今あるものは消えません。</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1：ゲーム：%2、操作：%3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>リプレイ</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>振り返りの内容</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>まとめ</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>前の場面</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>次の場面</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>操作を調べています…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>解答が複数ある問題なので、判定できません。</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>このゲームには入力がありません。</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>入力%1/%2、経過%3。今のゲームは変わりません。</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>タイムライン</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>1操作ずつ</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>発見：%1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>使える手順が2個以下</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>使える
手順</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>かかった
時間</translation>
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
        <translation>入力した問題</translation>
    </message>
    <message>
        <source>%1 · %2, %3</source>
        <comment>a game, a day, how it ended</comment>
        <translation>%1 · %2、%3</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>a game, how it ended</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>注目する場所</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>使うテクニック</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>手順の説明</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>手順の実行</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>解法の手順</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>すべての手順</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>シングルの自動入力</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>解答</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>入力のチェック</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>ミスの表示</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>注目する場所を聞いて、見つけました。</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>使うテクニックを聞いて、見つけました。</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>ヒントで手順の説明を見ていました。</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>ヒントがこの手順を実行しました。</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>解法の手順を見ていました。</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>手順の一覧を見ていました。</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>「シングルを埋める」で入力されました。</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>解答を見ていました。</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>手助けなし</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>手助けあり：%1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>ヒントなし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>ヒント%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>ミスなし</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>入力はすべて正解</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>ミス%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>最後まで残っていた</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>%1後に取り消し</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>どれも%1以内に取り消し</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>ひらめきなし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>ひらめき%Ln回</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>勘に頼った入力もなし</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>勘%Ln回は的中</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>%1の中央値 %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>プレイ時間</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>必要だった最も難しいテクニック</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>すると、{cell}に入るのは{digit}だけです。</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>発見</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>ひらめき</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>勘で入力</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>ミス</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>手助け</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>発見</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>ひらめき</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>勘で入力</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>ミス</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>手助け</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1（所要時間：%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>%1後に取り消しました。</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>最後まで残っていました。</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>%1で決まります。</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>%1を使えば、%2が決まりました。</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>{houses}の{technique}で決まります。</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>{houses}の{technique}を使えば、{entry}が決まりました。</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>それがなくても、この問題は解けます。</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1、%2、%3。%4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1（所要時間：%2）</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>論理で決まる前に入力しました。勘が当たりました。</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>間違いでした。</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>最も易しい決め方：%1。それがなくても、この問題は解けます。</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>最も易しい決め方：%1。</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>最も易しい決め方：%1、その前に頭の中でシングルを{count}個。</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>なぜ決まるか</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>そのとき決められたもの：%1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>入力%1、%2：%3、%4、%5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>詳しく</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>知っている</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>「見つける」へ進む</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>このテクニックについて</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>練習問題2問で確かめます</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>見方</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>画像で保存(&amp;I)…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>印刷(&amp;P)…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>画像をコピー(&amp;T)</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>リンクをコピー(&amp;L)</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>QRコードを表示(&amp;Q)…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>画像で保存</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>図（どの大きさでも鮮明） (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>画像 (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>画像を作成できませんでした：%1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>保存しました：%1。</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>保存できませんでした：%1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>盤面を画像でコピーしました。</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>問題をブラウザーで開くリンクをコピーしました。</translation>
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
        <translation>見つかりません</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>盤面</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>マウス</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>キーを変更…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>検索：語またはキー</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>次のページ</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>同じ</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>%1遅い</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>%1速い</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>問題集の次の問題</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>次の難易度</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>振り返り</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>リプレイ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>難易度(&amp;L)</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>ギブアップ</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>%1でギブアップ</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>「元に戻す」で、自分の入力に戻れます。</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>この難易度のベストタイム、これまでより%1</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>ベストタイム %1：%2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>中央値 %1：%2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>前に解答を表示したため、記録にも連続記録にも数えません。</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>前に解いた問題なので、記録にも連続記録にも数えません。</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>この問題の別のゲームで、手助けあり</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>手助けあり</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>解答が複数あるため、統計には入りません。</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>%1で、正解の数字を消していました。</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>どこから始めますか？</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>どこからでも始められます。</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>ルールから</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>ルールは知っている</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>上級の問題が解ける</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>ルール、続いて最初のレッスン</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>次のレッスンは「%1」の最初のもの</translation>
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
        <translation>クリア</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>%2ゲーム中%1ゲームをクリア</translation>
    </message>
    <message>
        <source>played</source>
        <translation>プレイ時間</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>プレイ時間%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>クリアしたゲームの%1が自力</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>自力でクリアしたゲームはありません</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>日替わり問題の連続記録</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>日替わり問題の連続記録：%1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>最長連続記録</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>最長連続記録：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>ゲームごとに1行 (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>難易度ごとに1行 (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>テクニックごとに1行 (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>このページの画像 (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
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
        <translation>表で表示</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>リセット…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>グラフの内容を表で示します</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>リセットを取り消す</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>解答を知っていたゲーム：%Ln。記録にも連続記録にも数えません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>入力のない%Lnゲームは数えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>振り返ったゲーム：%1、うちひらめきあり：%2、勘：%3、ミス：%4。</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>「次の手順」や「チェック」を使ったゲームは「手助けあり」と数えます。</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>ギブアップしたゲームと途中のゲームに、タイムはありません。</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>連続記録は、ギブアップすると途切れます。途中のゲームでは途切れません。</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>エクスポート…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>すべてのゲーム</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>日替わり</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>今年</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>過去12か月</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
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
        <translation>難易度</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>タイムの分布</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>タイム</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>タイムのあるゲームがまだありません</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>「次の手順」、練習、自力のゲームから、習得済みのテクニックがわかります。今はまだありません。</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1：タイムの分布</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1：タイム</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1：タイム（%2）</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>分布</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>リセット</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>統計を新しく始めますか？ゲームはライブラリに残り、この操作は取り消せます。</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1：保存しました。</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1：保存できませんでした：%2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>クリア</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>自力でクリア</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>ベスト</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>自力のベストタイム</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>中央値</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>連続記録</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>続けてクリアした数。ギブアップすると途切れます</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>最長</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>最長連続記録</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>月別</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>月別の中央値</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>見た数</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>「次の手順」で見た数</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>練習</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>練習で見つけた数</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>ゲームで自力で見つけた数</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>タイム</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1以上</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>手助け</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>10ゲームの中央値</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>解答を知っていた</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>手助けあり</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>record</source>
        <translation>記録</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>難易度なし</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%L1時間%2分</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>分と秒</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Lnゲーム</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>記録%Ln回</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln日</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>前のゲームはありません。</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>前のゲームを保存しました。</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>前のゲームはまだ保存されていません。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>残り%n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>今日の問題：%1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>昨日の問題：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>すべてのマスが埋まりましたが、間違いがあります。「チェック」で場所がわかります。</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>候補数字から候補数字へドラッグします。リンクを押すと消えます。</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>色%1をつける候補数字をクリックするか、その数字を押します。</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>色を選んで候補数字をクリックします。右クリックで色が消えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>%nマスを選択中。1〜9で、すべてに入力します。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>%nマスを選択中。1〜9で、すべてのメモを切り替えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>%nマスを選択中。1〜9で、すべての中央メモを切り替えます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>%nマスを選択中。1〜6で、すべての色を切り替えます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>色%1をつけるマスをクリックします。</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>色を選んでマスをクリックします。右クリックで色が消えます。</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>空きマスを埋めましょう。どの行・列・ブロックにも1から9が1つずつ入ります。</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>数字を選ぶと、入る場所がわかります。</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>数字を選んでマスをクリックします。右クリックでマスの中身が消えます。</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>印：%1を入れてもルールに反しない場所。</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>%1が入るマスをクリックします。右クリックでマスの中身が消えます。</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>%1が入る可能性のあるマスをクリックして、メモします。</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>正解%1、間違い%2、空き%3</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1、未チェック%2</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>%1でギブアップしました。これは解答の1つです。</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>%1でギブアップしました。これが解答です。</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>%1で解きました。この難易度の自力のベストタイムです。</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>%1で解きました。</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>詳しく</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>このテクニックについて：%1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>スコア</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>概要</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>難易度</translation>
    </message>
    <message>
        <source>open</source>
        <translation>展開</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>折りたたみ</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1、「次の手順」では使いません</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>テクニック</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>シングル%n個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n手順</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>technique, number of steps, level</comment>
        <translation>%1、%2、%3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <comment>number, technique, level</comment>
        <translation>%1、%2、%3</translation>
    </message>
</context>
<context>
    <name>sudoku::StepsPage</name>
    <message>
        <source>The chosen step on the board</source>
        <translation>選択した手順の盤面</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>手順を絞り込む</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>絞り込み：ウイング、r4c5、7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>テクニック、マス（r4c5）、数字、またはそのすべてに合う手順を表示します</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>手順</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1：%3に%2が入ります。</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%2から%1が消える</translation>
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
        <translation>保存</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>元のゲームに戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>再試行(&amp;Y)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>詳細(&amp;D)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>閉じる(&amp;O)</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>まだ保存できません。</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>このファイルにゲームはありません</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>ゲーム%1を読み取れません。</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>ゲーム%1には、最後の操作がありません。</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>まだ見ていない</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>見た</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>練習で見つけた</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>ゲームで自力で見つけた</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>テクニック</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>次に学ぶもの：</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>練習問題へ</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>テクニックを探す</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>次に学ぶもの：%1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>これだけを練習</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln個選択中</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>最後の1マス</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>空きマスが1つだけの行・列・ブロック</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>ネイキッドシングル</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>マスに入る数字が1つだけ</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>ヒドゥンシングル</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>行・列・ブロックで、その数字の入る場所が1か所だけ</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>ロックペア</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>ブロックとラインが重なる所の2マスに、2つの数字だけが入る</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>ロックトリプル</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>ブロックとラインが重なる3マスに、3つの数字だけが入る</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>ポインティング</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>ブロックの数字が1本のラインに並ぶ</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>クレーミング</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>ラインの数字が1つのブロックに収まる</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>二国同盟</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>2マスに入る数字は2つだけ</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>三国同盟</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>3マスに入る数字は3つだけ</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>隠れ二国同盟</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>2つの数字が入る場所は2か所だけ</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>隠れ三国同盟</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>3つの数字が入る場所は3か所だけ</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>四国同盟</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>4マスに入る数字は4つだけ</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>隠れ四国同盟</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>4つの数字が入る場所は4か所だけ</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-ウイング</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>2本のラインで、1つの数字の場所が、交わる2本のラインに収まる</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>ソードフィッシュ</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>3本のラインで、1つの数字の場所が、交わる3本のラインに収まる</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>ジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>4本のラインで、1つの数字の場所が、交わる4本のラインに収まる</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>スクワームバッグ</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>5本のラインで、1つの数字の場所が、交わる5本のラインに収まる</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>ホエール</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>6本のラインで、1つの数字の場所が、交わる6本のラインに収まる</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>リバイアサン</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>7本のラインで、1つの数字の場所が、交わる7本のラインに収まる</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>リモートペア</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>同じ2個の候補数字を持つマスの連なり</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>1つの数字が別解を防ぐ</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>スカイスクレーパー</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>1本のラインに建つ2棟のビル</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>ツーストリングカイト</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>ブロックで出会う2本の糸</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>デュアルツーストリングカイト</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>ブロックで出会う2つのカイト</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>ターボットフィッシュ</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>1つの数字でつなぐ短いチェーン</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>エンプティレクタングル</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>ブロックの数字が十字に並ぶ</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>デュアルエンプティレクタングル</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>ブロックの十字を2回使う</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-ウイング</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>リンクでつながる双子</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-ウイング</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>ウイングの少なくとも一方に必ず入る数字</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-ウイング</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>3マスの少なくとも1つに必ず入る数字</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>ユニークレクタングル タイプ1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>4つ目もそろうと数字の入れ替えができてしまう3つの角</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>ユニークレクタングル タイプ2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>共通の余分な数字を1つ持つ角</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>ユニークレクタングル タイプ3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>同盟づくりに加わる角</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>ユニークレクタングル タイプ4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>1つの数字がどちらかに必ず入る2つの角</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>ユニークレクタングル タイプ5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>ユニークレクタングル タイプ6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>2本のラインで1つの数字が必ず入る角</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>ヒドゥンレクタングル</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>ほかの数字に紛れた長方形</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>アボイダブルレクタングル タイプ1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>4つ目もそろうと数字の入れ替えができてしまう、入力済みの3つの角</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>アボイダブルレクタングル タイプ2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>入力済みの角と、共通の余分な数字を1つ持つ角</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>ヒレ付きX-ウイング</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>余分な場所があるX-ウイング</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>刺身X-ウイング</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>余分な場所と欠けがあるX-ウイング</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>ヒレ付きソードフィッシュ</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>余分な場所があるソードフィッシュ</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>刺身ソードフィッシュ</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>余分な場所と欠けがあるソードフィッシュ</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>ヒレ付きジェリーフィッシュ</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>余分な場所があるジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>刺身ジェリーフィッシュ</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>余分な場所と欠けがあるジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>ヒレ付きスクワームバッグ</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>余分な場所があるスクワームバッグ</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>刺身スクワームバッグ</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>余分な場所と欠けがあるスクワームバッグ</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>ヒレ付きホエール</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>余分な場所があるホエール</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>刺身ホエール</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>余分な場所と欠けがあるホエール</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>ヒレ付きリバイアサン</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>余分な場所があるリバイアサン</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>刺身リバイアサン</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>余分な場所と欠けがあるリバイアサン</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>スーデコック</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>ラインとブロックで数字を分け合う</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>シンプルカラーリング：トラップ</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>両方の色が見えるマス</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>シンプルカラーリング：ラップ</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>同じ色どうしが互いに見える</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>マルチカラーリング：トラップ</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>2組の色分けの、それぞれ1マスが見えるマス</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>マルチカラーリング：ラップ</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>もう1組の両方の色が見える色</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X-チェーン</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>1つの数字でつなぐチェーン</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY-チェーン</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>候補数字が2個のマスのチェーン</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>連続ナイスループ</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>始点に戻ってくるチェーン</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>不連続ナイスループ</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>始点に戻ると食い違うチェーン</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>チェーン（AIC）</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>両端の少なくとも一方が正しい</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>グループ化連続ナイスループ</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>グループ化不連続ナイスループ</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>グループ化チェーン</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>ALS-XZ</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>数字を共有する2つの集合</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-ウイング</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>3つ目がつなぐ2つの集合</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>ALSチェーン</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>連なる集合</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>デスブロッサム</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>数字ごとに集合を持つマス</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>フランケンX-ウイング</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>合わせて2つのラインとブロックで、1つの数字の入る場所がすべて別の2つのユニットに収まる</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>フランケンソードフィッシュ</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>合わせて3つのラインとブロックで、1つの数字の入る場所がすべて別の3つのユニットに収まる</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>フランケンジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>合わせて4つのラインとブロックで、1つの数字の入る場所がすべて別の4つのユニットに収まる</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>フランケンスクワームバッグ</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>合わせて5つのラインとブロックで、1つの数字の入る場所がすべて別の5つのユニットに収まる</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>フランケンホエール</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>合わせて6つのラインとブロックで、1つの数字の入る場所がすべて別の6つのユニットに収まる</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>フランケンリバイアサン</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>合わせて7つのラインとブロックで、1つの数字の入る場所がすべて別の7つのユニットに収まる</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>ヒレ付きフランケンX-ウイング</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>余分な場所があるフランケンX-ウイング</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>ヒレ付きフランケンソードフィッシュ</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>余分な場所があるフランケンソードフィッシュ</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>ヒレ付きフランケンジェリーフィッシュ</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>余分な場所があるフランケンジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>ヒレ付きフランケンスクワームバッグ</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>余分な場所があるフランケンスクワームバッグ</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>ヒレ付きフランケンホエール</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>余分な場所があるフランケンホエール</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>ヒレ付きフランケンリバイアサン</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>余分な場所があるフランケンリバイアサン</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>ミュータントX-ウイング</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>種類を問わず2つのユニットの中で、1つの数字の入る場所がすべて別の2つのユニットに収まる</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>ミュータントソードフィッシュ</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>種類を問わず3つのユニットの中で、1つの数字の入る場所がすべて別の3つのユニットに収まる</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>ミュータントジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>種類を問わず4つのユニットの中で、1つの数字の入る場所がすべて別の4つのユニットに収まる</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>ミュータントスクワームバッグ</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>種類を問わず5つのユニットの中で、1つの数字の入る場所がすべて別の5つのユニットに収まる</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>ミュータントホエール</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>種類を問わず6つのユニットの中で、1つの数字の入る場所がすべて別の6つのユニットに収まる</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>ミュータントリバイアサン</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>種類を問わず7つのユニットの中で、1つの数字の入る場所がすべて別の7つのユニットに収まる</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>ヒレ付きミュータントX-ウイング</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>余分な場所があるミュータントX-ウイング</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>ヒレ付きミュータントソードフィッシュ</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>余分な場所があるミュータントソードフィッシュ</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>ヒレ付きミュータントジェリーフィッシュ</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>余分な場所があるミュータントジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>ヒレ付きミュータントスクワームバッグ</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>余分な場所があるミュータントスクワームバッグ</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>ヒレ付きミュータントホエール</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>余分な場所があるミュータントホエール</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>ヒレ付きミュータントリバイアサン</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>余分な場所があるミュータントリバイアサン</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>クラーケンフィッシュ タイプ1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>ヒレからチェーンをたどるフィッシュ</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>クラーケンフィッシュ タイプ2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>入る場所からチェーンをたどるフィッシュ</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>フォーシングチェーン：矛盾</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>自分自身を否定する数字</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>フォーシングチェーン：場合分け</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>どの場合も同じ結果になる</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>フォーシングネット：矛盾</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>フォーシングネット：場合分け</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>テンプレート：確定</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>数字のどの置き方でも使うマス</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>テンプレート：消去</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>数字のどの置き方でも使わないマス</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>ユニークループ</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>2つの数字だけにしてはいけない輪</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG タイプ2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG タイプ3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>いくつかの数字が別解を防ぐ</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG タイプ4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>2つのマスが別解を防ぐ</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>アラインドペア</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>2マスに同時に入る数字の組み合わせ</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>アラインドトリプル</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>3マスに同時に入る数字の組み合わせ</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>1つの数字のフォーシングチェーン</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>動的フォーシングチェーン</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>いくつものリンクが合わさって導くもの</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>動的フォーシングチェーン（パターン付き）</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>リンクと、途中のパターン</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>入れ子のチェーン</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>リンクと、途中のチェーン</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>入れ子のフォーシングチェーン</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>リンクと、途中の場合分け</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>入れ子の動的チェーン</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>リンクと、途中のネット</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>三重の入れ子のチェーン</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>リンクと、途中の入れ子のチェーン</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>総当たり</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>ほかの場合はすべて破綻する</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <comment>a fish, within a sentence</comment>
        <translation>X-ウイング</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>ソードフィッシュ</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>ジェリーフィッシュ</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <comment>a fish, within a sentence</comment>
        <translation>スクワームバッグ</translation>
    </message>
    <message>
        <source>Whale</source>
        <comment>a fish, within a sentence</comment>
        <translation>ホエール</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <comment>a fish, within a sentence</comment>
        <translation>リバイアサン</translation>
    </message>
    <message>
        <source>An assumption that refutes itself</source>
        <translation>自分自身を否定する仮定</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>タイム</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>タイムのあるゲームがまだありません</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1、%2〜%3。</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>自力のベストタイムは%1です。</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>10ゲームの中央値は、%1から%2になりました。</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>自力のベスト、%1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>解答を知っていた</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>手助けあり</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>day, time, with help or unaided</comment>
        <translation>%1：%2、%3</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineLegend</name>
    <message>
        <source>unaided</source>
        <translation>自力</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>手助けあり</translation>
    </message>
    <message>
        <source>record</source>
        <translation>記録</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>10ゲームの中央値</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>お試し</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>採用</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>試した内容のまま続けます</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>お試しの始まりに戻ります</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>お試し中</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>お試し%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>入力%Ln個</numerusform>
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
        <translation>1つ戻る</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>1つ進む</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>順にたどる</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>手順%1/%2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>{node.if}と仮定します。</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>{cells}の{digit}を確かめるため、さらに{node.if}と仮定します。</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell}は{other}なので、{digit}は入りません。</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells}からは、この集合で{digit}が入る場所がすべて見えるので、{digit}は入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>どの場合でも、{node}ことになります。</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>よって、{node}ことになります。</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>先ほど見たとおり、{node}ことになります。</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>{steps}で見たとおり、{node}ことになります。</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>よって、先ほど見たとおり、{start.if}なら{node}ことになります。</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>よって、{steps}で見たとおり、{start.if}なら{node}ことになります。</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1〜%2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>手順%1</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>手順%1以降</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>手順%1</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>{goal}の{sought}についての場合分け：{cell}に{digit}が入るか、入らないか。</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>{goal}の{sought}についての場合分け：{cell}は{digits}。</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>{goal}の{sought}についての場合分け：{house}の{digit}は{places}。</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}ので、{house: 同じ行}の{cells}には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}ので、{house: 同じ行}の{cells}には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}ので、{house: 同じ列}の{cells}には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}ので、{house: 同じ列}の{cells}には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}ので、{house: 同じブロック}の{cells}には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}ので、{house: 同じブロック}の{cells}には入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell}の候補数字は{digits}だけで、{other}ではないので{digit}です。</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell}は{others}のいずれでもないので、{digit}です。</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house}では{digit}の入るほかの場所がすべて消えたので、{cells}に入ります。</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house}では{gone}に{digit}が入らないので、{cells}に入ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>よって、{set}に{digit}は入らないので、{others}が必ず入ります。</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end}に{digit}が入り、しかも入らないということはありえないので、{node}ことになります。</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>これは仮定と正反対なので、{node}ことになります。</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>しかし、すでに述べたとおり{known}ので、{node}ことになります。</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from}の{digit}は{cells}にしか入らないので、{kind: 同じ行}の{cell}には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from}の{digit}は{cells}にしか入らないので、{kind: 同じ列}の{cell}には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from}の{digit}は{cells}にしか入らないので、{kind: 同じブロック}の{cell}には入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells}に残るのは{digits}だけなので、{kind: 同じ行}の{cell}に{digit}は入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells}に残るのは{digits}だけなので、{kind: 同じ列}の{cell}に{digit}は入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells}に残るのは{digits}だけなので、{kind: 同じブロック}の{cell}に{digit}は入りません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house}で{digits}が入る場所は{cells}しか残らないので、{cell}に{digit}は入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from}の{digit}は{across}にしか入らないので、{cell}には入りません。</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>{cell}に{digit}が入ると仮定します。</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>{cell}に{digit}が入らないと仮定します。</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>{cell}の{digit}が正しいと仮定します。</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>試しに、さらに{cell}に{digit}が入ると仮定します。</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>試しに、さらに{cell}に{digit}が入らないと仮定します。</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>{candidates: {count}個の候補数字}が消えます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells}に{digits}が入ることはありません</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell}に残る候補数字は{digit}だけなので、{digit}に決まります。</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house}で{digit}が入る場所は{cell}しか残りません。</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell}は{digit}なので、{others}が入ることはありません。</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells}に残るのは{digits}だけなので、{gone}。</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house}で{digits}が入る場所は{cells}しか残らないので、{gone}。</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses}の{digit}は{covers}に入るので、{gone}。</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>{house}の{digit}が決まったので、{gone}。</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>{house}の{digit}が決まったので、{cell}に入るのは{other}だけです。</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled}は{digit}なので、{house}で{other}が入る場所は{cell}しか残りません。</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>{first}の{digit}が決まったので、{house}で{digit}が入る場所は{cell}しか残りません。</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}に{digit}は入りません</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell}は{digit}です</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>これで{cell}の候補数字がなくなるので、{so}。</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>これで{house}に{digit}の入る場所がなくなるので、{so}。</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>これでは解答が2つになるので、{so}。</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell}の候補数字がなくなります。</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house}に{digit}の入る場所がなくなります。</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>これで{cells: すべての空きマス}の候補数字が2個ずつになります。解答が1つあれば、各マスの数字をもう一方の候補数字に入れ替えて別解ができます。よって、解答は2つあるか、1つもないかです。</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>これで{cells: この{count}マス}に入るのは{digits}だけになり、{digits}を入れ替えると別解ができてしまいます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>盤面全体の{digits: {digit}}に注目しましょう。</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>次の手順で注目するのは{house}です。</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>一時停止(&amp;A)</translation>
    </message>
</context>
</TS>
