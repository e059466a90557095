<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ReadAloud</name>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>%n cell is left: %1.</numerusform>
            <numerusform>%n cells are left: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>one technique</numerusform>
            <numerusform>%Ln techniques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>1 step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 still possible</numerusform>
            <numerusform>%n still possible</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 gone by logic</numerusform>
            <numerusform>%n gone by logic</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>1 taken</numerusform>
            <numerusform>%n taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>One cell with two candidates is marked.</numerusform>
            <numerusform>%n cells with two candidates are marked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>What was tried is back, and still tried: one entry.</numerusform>
            <numerusform>What was tried is back, and still tried: %n entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>one entry written</numerusform>
            <numerusform>%n entries written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>one entry cleared</numerusform>
            <numerusform>%n entries cleared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>one note written</numerusform>
            <numerusform>%n notes written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>one note removed</numerusform>
            <numerusform>%n notes removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>one cell coloured</numerusform>
            <numerusform>%n cells coloured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>colours of one cell removed</numerusform>
            <numerusform>colours of %n cells removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>one candidate coloured</numerusform>
            <numerusform>%n candidates coloured</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>colour of one candidate removed</numerusform>
            <numerusform>colours of %n candidates removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>one link drawn</numerusform>
            <numerusform>%n links drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>one link removed</numerusform>
            <numerusform>%n links removed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>one candidate crossed out</numerusform>
            <numerusform>%n candidates crossed out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>one candidate no longer crossed out</numerusform>
            <numerusform>%n candidates no longer crossed out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>one entry taken back</numerusform>
            <numerusform>%n entries taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>one entry back</numerusform>
            <numerusform>%n entries back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>one note taken back</numerusform>
            <numerusform>%n notes taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>one note back</numerusform>
            <numerusform>%n notes back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>colour of one cell taken back</numerusform>
            <numerusform>colours of %n cells taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>colour of one cell back</numerusform>
            <numerusform>colours of %n cells back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>colour of one candidate taken back</numerusform>
            <numerusform>colours of %n candidates taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>colour of one candidate back</numerusform>
            <numerusform>colours of %n candidates back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>one link taken back</numerusform>
            <numerusform>%n links taken back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>one link back</numerusform>
            <numerusform>%n links back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>one candidate crossed out again</numerusform>
            <numerusform>%n candidates crossed out again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>one move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>and %Ln more puzzle, too many to list</numerusform>
            <numerusform>and %Ln more puzzles, too many to list</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>and %Ln more line that is no puzzle</numerusform>
            <numerusform>and %Ln more lines that are no puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln given</numerusform>
            <numerusform>%1.  %Ln givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house} has one {digit}.</numerusform>
            <numerusform>{house} has {count} {digit}s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Every cell is filled, but {house} has one {digit}.</numerusform>
            <numerusform>Every cell is filled, but {house} has {count} {digit}s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: the set of one cell} is {digit}</numerusform>
            <numerusform>{cells: the set of {count} cells} is {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: the set of one cell} is {digit}</numerusform>
            <numerusform>{cells: the set of {count} cells} is {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: the set of one cell} is not {digit}</numerusform>
            <numerusform>{cells: the set of {count} cells} is not {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: the set of one cell} is not {digit}</numerusform>
            <numerusform>{cells: the set of {count} cells} is not {digit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: the set of one cell}</numerusform>
            <numerusform>{cells: the set of {count} cells}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: one new puzzle imported.</numerusform>
            <numerusform>%1: %Ln new puzzles imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: one puzzle imported.</numerusform>
            <numerusform>%1: %Ln puzzles imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} sees both.</numerusform>
            <numerusform>{cells} see both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} sees all three.</numerusform>
            <numerusform>{cells} see all three.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>So {cells} must be {digits}.</numerusform>
            <numerusform>So {cells} must be {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>Either way {cells} must be {digits}.</numerusform>
            <numerusform>Either way {cells} must be {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>In each case {cells} must be {digits}.</numerusform>
            <numerusform>In each case {cells} must be {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>So {cells} cannot be {digits}.</numerusform>
            <numerusform>So {cells} cannot be {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>Either way {cells} cannot be {digits}.</numerusform>
            <numerusform>Either way {cells} cannot be {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>In each case {cells} cannot be {digits}.</numerusform>
            <numerusform>In each case {cells} cannot be {digits}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln given</numerusform>
            <numerusform>%Ln givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::DailyWords</name>
    <message numerus="yes">
        <source>{n} days in a row</source>
        <extracomment>{n} is the number of days, in large digits: 12 days in a row</extracomment>
        <translation>
            <numerusform>{n} day in a row</numerusform>
            <numerusform>{n} days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>You have not met one for one day.</numerusform>
            <numerusform>You have not met one for %Ln days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>You have not met it for one day.</numerusform>
            <numerusform>You have not met it for %Ln days.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>One game of the backup of %1 is missing here.</numerusform>
            <numerusform>%Ln games of the backup of %1 are missing here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>In a box, one cell that stand in line and can hold only the same one digit.</numerusform>
            <numerusform>In a box, {count} cells that stand in line and can hold only the same {count} digits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>In a house, one cell that together can hold only one digit.
No single cell needs to have all of them.</numerusform>
            <numerusform>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>Look at the cells of a house with the fewest candidates.
Add up the different digits of one such cell.
If there are just one, cross them out in the rest of the house.</numerusform>
            <numerusform>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>In a house, one digit that have only one place between them.</numerusform>
            <numerusform>In a house, {count} digits that have only {count} places between them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Go through the digits that a house still lacks, those with few places first.
Look for one digit that share one cell.
The rest of the house is then a set of cells and digits too: it may be easier to see.</numerusform>
            <numerusform>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>A digit whose places in one row lie in only one column.
The same works with rows and columns exchanged.
A row need not use all of these columns.</numerusform>
            <numerusform>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether one of the rest get by with one column.</numerusform>
            <numerusform>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>A fish in which boxes may stand for some of the lines.
Here it is one house against one others.</numerusform>
            <numerusform>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>A fish with boxes among its houses, with some places too many: the fins.
Here it is one house against one others.</numerusform>
            <numerusform>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>A fish of rows, columns and boxes in any mixture: one house against one others.</numerusform>
            <numerusform>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>If no fin is true, the fish holds: one house fill one others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</numerusform>
            <numerusform>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>Apply removes one candidate.</numerusform>
            <numerusform>Apply removes {count} candidates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>One candidate is crossed out.</numerusform>
            <numerusform>{count} candidates are crossed out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{digits} is crossed out in {cells}.</numerusform>
            <numerusform>{digits} are crossed out in {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>This cell</numerusform>
            <numerusform>These {count} cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>One entry is wrong</numerusform>
            <numerusform>{count} entries are wrong</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>This %1</numerusform>
            <numerusform>These {count} %1s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>This %1</numerusform>
            <numerusform>These {count} %1s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>row %1</numerusform>
            <numerusform>rows %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>in row %1</numerusform>
            <numerusform>in rows %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>of row %1</numerusform>
            <numerusform>of rows %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>to row %1</numerusform>
            <numerusform>to rows %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>with row %1</numerusform>
            <numerusform>with rows %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>row %1</numerusform>
            <numerusform>rows %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>column %1</numerusform>
            <numerusform>columns %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>in column %1</numerusform>
            <numerusform>in columns %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>of column %1</numerusform>
            <numerusform>of columns %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>to column %1</numerusform>
            <numerusform>to columns %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>with column %1</numerusform>
            <numerusform>with columns %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>column %1</numerusform>
            <numerusform>columns %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>one house</numerusform>
            <numerusform>{count} houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>in one house</numerusform>
            <numerusform>in {count} houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>of one house</numerusform>
            <numerusform>of {count} houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>to one house</numerusform>
            <numerusform>to {count} houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>with one house</numerusform>
            <numerusform>with {count} houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>one house</numerusform>
            <numerusform>{count} houses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>its game is there already.</numerusform>
            <numerusform>all %Ln games are there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>One game restored from %1</numerusform>
            <numerusform>%Ln games restored from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>One game imported from %1</numerusform>
            <numerusform>%Ln games imported from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>One move restored from %1</numerusform>
            <numerusform>%Ln moves restored from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>One move imported from %1</numerusform>
            <numerusform>%Ln moves imported from %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>one move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>One was there already.</numerusform>
            <numerusform>%Ln were there already.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>about one minute</numerusform>
            <numerusform>about %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>refresh · %Ln day</numerusform>
            <numerusform>refresh · %Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, not met for one day</numerusform>
            <numerusform>%1, not met for %Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Found without help: %1 of the one time that makes it known, in practice or in games.</numerusform>
            <numerusform>Found without help: %1 of the %Ln times that make it known, in practice or in games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>One game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1 of %Ln game</numerusform>
            <numerusform>%1 of %Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>One game in the bin, for 30 days</numerusform>
            <numerusform>%Ln games in the bin, each for 30 days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>%1 of %Ln game selected</numerusform>
            <numerusform>%1 of %Ln games selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1 of %Ln puzzle</numerusform>
            <numerusform>%1 of %Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>One puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>One puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>The first %1 of %Ln puzzle</numerusform>
            <numerusform>The first %1 of %Ln puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Mistakes</name>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>The {digit} in {cell}, entered 1 move ago, is wrong.</numerusform>
            <numerusform>The {digit} in {cell}, entered %n moves ago, is wrong.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>To go back to before the mistake takes one right entry away too.</numerusform>
            <numerusform>To go back to before the mistake takes %n right entries away too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>One wrong entry is cleared.</numerusform>
            <numerusform>%n wrong entries are cleared.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>Back to before the mistake: one right entry went too. Undo brings it back.</numerusform>
            <numerusform>Back to before the mistake: %n right entries went too. Undo brings them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the first of {count} wrong entries.</source>
        <translation>
            <numerusform>It is the first of one wrong entry.</numerusform>
            <numerusform>It is the first of {count} wrong entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%1 of %Ln entry</numerusform>
            <numerusform>%1 of %Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>Branch of one move: %1</numerusform>
            <numerusform>Branch of %Ln moves: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>It does not see the fin, and the fin may be true.</numerusform>
            <numerusform>It does not see all fins, and one of them may be true.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Look along that line for a cell that sees the fin.</numerusform>
            <numerusform>Look along these lines for a cell that sees all fins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Nearly: {candidate} sees the fin.</numerusform>
            <numerusform>Nearly: {candidate} sees the fins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Look where a line of the fish passes what the fin sees.</numerusform>
            <numerusform>Look where a line of the fish passes what the fins see.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>Digit %1, 1 too many</numerusform>
            <numerusform>Digit %1, %n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Digit %1, 1 left</numerusform>
            <numerusform>Digit %1, %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>1 too many</numerusform>
            <numerusform>%n too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>Choose %1 ({Alt}+%1): %n left to place</numerusform>
            <numerusform>Choose %1 ({Alt}+%1): %n left to place</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>1 cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>The solutions differ in 1 cell.</numerusform>
            <numerusform>The solutions differ in %n cells.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Paper</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>One puzzle</numerusform>
            <numerusform>%Ln puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n givens</source>
        <translation>
            <numerusform>1 given</numerusform>
            <numerusform>%n givens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>only one cell of 81</numerusform>
            <numerusform>only {count} cells of 81</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>only one cell in this row</numerusform>
            <numerusform>only {count} cells in this row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>only one row of nine</numerusform>
            <numerusform>only {count} rows of nine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>one cell in this row where nine should be</numerusform>
            <numerusform>{count} cells in this row where nine should be</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>only one candidate of 729</numerusform>
            <numerusform>only {count} candidates of 729</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>one colon where a library line has 6 or 7</numerusform>
            <numerusform>{count} colons where a library line has 6 or 7</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>one field where digest, puzzle and rating should be</numerusform>
            <numerusform>{count} fields where digest, puzzle and rating should be</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>one field where at least 7 should be</numerusform>
            <numerusform>{count} fields where at least 7 should be</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>one given where the counts say {number}</numerusform>
            <numerusform>{count} givens where the counts say {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>one cell of 81 in data</numerusform>
            <numerusform>{count} cells of 81 in data</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>one value where 81 should be</numerusform>
            <numerusform>{count} values where 81 should be</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>one cell</numerusform>
            <numerusform>{count} cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>After %Ln minute without input</numerusform>
            <numerusform>After %Ln minutes without input</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Easy all the way: one step open or more.</numerusform>
            <numerusform>Easy all the way: {count} steps open or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>one step open</numerusform>
            <numerusform>{count} steps open</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>Two solutions differ in 1 cell.</numerusform>
            <numerusform>Two solutions differ in %n cells.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>One digit was added.</numerusform>
            <numerusform>%n digits were added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>The first of 1 puzzle.</numerusform>
            <numerusform>The first of %n puzzles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>It cannot be {digit}, but showing it takes one step.</numerusform>
            <numerusform>It cannot be {digit}, but showing it takes {count} steps.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln given</numerusform>
            <numerusform>%1 · %Ln givens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln step</numerusform>
            <numerusform>%Ln steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>One of {cells} is {digit}, and {gone} sees them all.</numerusform>
            <numerusform>One of {cells} is {digit}, and {gone} see them all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>If {cells: it} held only {digits}, these could be swapped: every row, column and box would stay right.</numerusform>
            <numerusform>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>So {ones} or {others} are right, and {cells} sees one of each.</numerusform>
            <numerusform>So {ones} or {others} are right, and {cells} see one of each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>If the fin is {digit}, {cells} cannot be {digit} either: the fin sees this.</numerusform>
            <numerusform>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base} have {places: only one place} for their {digit}s, all in {cover}.</numerusform>
            <numerusform>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base} have {places: only one place} for their {digit}s.</numerusform>
            <numerusform>{base} have {places: only {count} places} for their {digit}s.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>All but {fins}, the fin, stand in {cover}.</numerusform>
            <numerusform>All but {fins}, the fins, stand in {cover}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>All but one cell stand in {cover}.</numerusform>
            <numerusform>All but {count} cells stand in {cover}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>If the fin is not {digit}, the others make an {fish}, in {places: the blue discs}.</numerusform>
            <numerusform>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>If the fin is not {digit}, the others make a {fish}, in {places: the blue discs}.</numerusform>
            <numerusform>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>{digits: one digit} stands there already.</numerusform>
            <numerusform>{digits: {count} different digits} stand there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>{digits: one {digit}} points into it.</numerusform>
            <numerusform>{digits: {count} {digit}s} point into it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>No row, column or box has two {digit}s, so {cells: one cell} is closed.</numerusform>
            <numerusform>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from} needs an {digit}, and has {places: only one place} for it.</numerusform>
            <numerusform>{from} needs an {digit}, and has {places: only {count} places} for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from} needs a {digit}, and has {places: only one place} for it.</numerusform>
            <numerusform>{from} needs a {digit}, and has {places: only {count} places} for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>One cell takes one digit.</numerusform>
            <numerusform>{count} cells take {count} digits, one each, in some order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>One cell takes one digit.</numerusform>
            <numerusform>{count} cells take {count} digits, one each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>In {house} the digits {digits} have together only one place: {cells}.</numerusform>
            <numerusform>In {house} the digits {digits} have together only {count} places: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>One digit needs one cell, so it fills just this.</numerusform>
            <numerusform>{count} digits need {count} cells, so they fill just these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: Set {letter}} is one cell with {more} digits: {digits}.</numerusform>
            <numerusform>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: Set {letter}} is {cells}: one cell with {more} digits, {digits}.</numerusform>
            <numerusform>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} sees every {digits} of both.</numerusform>
            <numerusform>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: one cell} sees every {digits} of both.</numerusform>
            <numerusform>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and needs {gone}.</numerusform>
            <numerusform>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>If it is {digit}, {cells: one cell}, {set: set {letter}}, can have no {digit} and needs {gone}.</numerusform>
            <numerusform>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{digits} lies within {house}, so no other cell there can have it.</numerusform>
            <numerusform>{digits} lie within {house}, so no other cell there can have them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>One digit fits in this cell: it is there once.</numerusform>
            <numerusform>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} cannot be {digit}: {cells} would have no candidate left.</numerusform>
            <numerusform>{other} cannot be {digit}: {cells} would have too few candidates left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</numerusform>
            <numerusform>{cells} are each in two of these. As {digit}, each would use up both, with too few left for the other {digit}s.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>entries in 1 cell</numerusform>
            <numerusform>entries in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>one cell is cleared</numerusform>
            <numerusform>%n cells are cleared</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>colours in 1 cell</numerusform>
            <numerusform>colours in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>colours of candidates in 1 cell</numerusform>
            <numerusform>colours of candidates in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>links of 1 cell taken away</numerusform>
            <numerusform>links of %n cells taken away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>candidates of one cell are ruled out</numerusform>
            <numerusform>candidates of %n cells are ruled out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>notes in 1 cell</numerusform>
            <numerusform>notes in %n cells</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>one mistake</numerusform>
            <numerusform>%Ln mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>one check</numerusform>
            <numerusform>%Ln checks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>help once</numerusform>
            <numerusform>help %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>one branch point</numerusform>
            <numerusform>%Ln branch points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>one trial</numerusform>
            <numerusform>%Ln trials</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>one checkpoint</numerusform>
            <numerusform>%Ln checkpoints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln mistake</numerusform>
            <numerusform>%Ln mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln insight</numerusform>
            <numerusform>%Ln insights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>and %Ln guess, which was right</numerusform>
            <numerusform>and %Ln guesses, which were right</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>The easiest way to it: %1, and a single in mind before it.</numerusform>
            <numerusform>The easiest way to it: %1, and {count} singles in mind before it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>With a known solution: %Ln. They count for no record and no streak.</numerusform>
            <numerusform>With a known solution: %Ln. They count for no record and no streak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>One game without an entry is not counted.</numerusform>
            <numerusform>%Ln games without an entry are not counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
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
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>1 left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>1 cell selected. 1-9 writes into all of them.</numerusform>
            <numerusform>%n cells selected. 1-9 writes into all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>1 cell selected. 1-9 toggles a note in all of them.</numerusform>
            <numerusform>%n cells selected. 1-9 toggles a note in all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>1 cell selected. 1-9 toggles a centre note in all of them.</numerusform>
            <numerusform>%n cells selected. 1-9 toggles a centre note in all of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>1 cell selected. 1-6 toggles a colour in all of them.</numerusform>
            <numerusform>%n cells selected. 1-6 toggles a colour in all of them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>1 singles</numerusform>
            <numerusform>%n singles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>one step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln chosen</numerusform>
            <numerusform>%Ln chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln entry</numerusform>
            <numerusform>%Ln entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} sees every place for {digit} in this set, so it is not {digit}.</numerusform>
            <numerusform>{cells} see every place for {digit} in this set, so they are not {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}, so {cells}, in {house: its row}, is not.</numerusform>
            <numerusform>{given}, so {cells}, in {house: its row}, are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}, so {cells}, in {house: their row}, is not.</numerusform>
            <numerusform>{given}, so {cells}, in {house: their row}, are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}, so {cells}, in {house: its column}, is not.</numerusform>
            <numerusform>{given}, so {cells}, in {house: its column}, are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}, so {cells}, in {house: their column}, is not.</numerusform>
            <numerusform>{given}, so {cells}, in {house: their column}, are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}, so {cells}, in {house: its box}, is not.</numerusform>
            <numerusform>{given}, so {cells}, in {house: its box}, are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}, so {cells}, in {house: their box}, is not.</numerusform>
            <numerusform>{given}, so {cells}, in {house: their box}, are not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>In {house}, {gone} is not {digit}, so {cells} is.</numerusform>
            <numerusform>In {house}, {gone} are not {digit}, so {cells} is.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: its row}, is not.</numerusform>
            <numerusform>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: its column}, is not.</numerusform>
            <numerusform>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: its box}, is not.</numerusform>
            <numerusform>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells} has only {digits} left, so {cell}, in {kind: its row}, is not {digit}.</numerusform>
            <numerusform>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} has only {digits} left, so {cell}, in {kind: its column}, is not {digit}.</numerusform>
            <numerusform>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} has only {digits} left, so {cell}, in {kind: its box}, is not {digit}.</numerusform>
            <numerusform>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>In {house}, {digits} is left only in {cells}, so {cell} is not {digit}.</numerusform>
            <numerusform>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>{candidates: one candidate} goes</numerusform>
            <numerusform>{candidates: {count} candidates} go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} is not {digits}</numerusform>
            <numerusform>{cells} are not {digits}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses} has its {digit} in {covers}, so {gone}.</numerusform>
            <numerusform>{houses} have their {digit}s in {covers}, so {gone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>Now {cells: this cell} holds only {digits}: swap them, and there is a second solution.</numerusform>
            <numerusform>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</numerusform>
        </translation>
    </message>
</context>
</TS>
