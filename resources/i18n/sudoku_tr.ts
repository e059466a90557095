<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>BoardMethod</name>
    <message>
        <source>Backtracking</source>
        <translation>Geri izleme</translation>
    </message>
    <message>
        <source>Stored board, transformed</source>
        <translation>Saklı tahta, dönüştürülmüş</translation>
    </message>
    <message>
        <source>Fresh board, transformed</source>
        <translation>Yeni tahta, dönüştürülmüş</translation>
    </message>
    <message>
        <source>9 random clues first</source>
        <translation>Önce 9 rastgele rakam</translation>
    </message>
    <message>
        <source>11 random clues first</source>
        <translation>Önce 11 rastgele rakam</translation>
    </message>
    <message>
        <source>Diagonal boxes first</source>
        <translation>Önce köşegendeki kutular</translation>
    </message>
</context>
<context>
    <name>DigMethod</name>
    <message>
        <source>All that can go</source>
        <translation>Kaldırılabilenlerin tümü</translation>
    </message>
    <message>
        <source>Android %1: %2 givens or more</source>
        <translation>Android %1: en az %2 verilen</translation>
    </message>
    <message>
        <source>Level %1: %2 to %3 givens</source>
        <translation>Zorluk %1: %2–%3 verilen</translation>
    </message>
</context>
<context>
    <name>DigOrder</name>
    <message>
        <source>Random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Jumping over one cell</source>
        <translation>Bir hücre atlayarak</translation>
    </message>
    <message>
        <source>Along an S</source>
        <translation>S çizerek</translation>
    </message>
    <message>
        <source>Reading order</source>
        <translation>Okuma sırasıyla</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>It was stopped.</source>
        <translation>İşlem durduruldu.</translation>
    </message>
    <message>
        <source>The games cannot be read: %1</source>
        <translation>Oyunlar okunamıyor: %1</translation>
    </message>
    <message>
        <source>The games cannot be kept: %1</source>
        <translation>Oyunlar kaydedilemiyor: %1</translation>
    </message>
    <message>
        <source>%1 is no ordinary file.</source>
        <translation>%1 sıradan bir dosya değil.</translation>
    </message>
    <message>
        <source>games: %1, moves: %2.</source>
        <translation>oyunlar: %1, hamleler: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Done before that: %1</source>
        <translation>Ondan önce yapılanlar: %1</translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Zaten var: %1.</translation>
    </message>
    <message>
        <source>The file of saved games is damaged.</source>
        <translation>Kayıtlı oyunların dosyası bozuk.</translation>
    </message>
    <message>
        <source>Being played, and left as they are: %1.</source>
        <translation>Oynandığı için olduğu gibi bırakılan: %1.</translation>
    </message>
    <message>
        <source>Refused: %1.</source>
        <translation>Reddedilen: %1.</translation>
    </message>
    <message>
        <source>Refused: %1 (%2).</source>
        <translation>Reddedilen: %1 (%2).</translation>
    </message>
    <message>
        <source>the game %1 is here already, and was not played the same way</source>
        <translation>%1 numaralı oyun zaten burada, ama aynı biçimde oynanmamış</translation>
    </message>
    <message>
        <source>the game %1 is here already, and cannot be read</source>
        <translation>%1 numaralı oyun zaten burada, ama okunamıyor</translation>
    </message>
</context>
<context>
    <name>Format</name>
    <message>
        <source>&amp;Line of 81 cells</source>
        <translation>81 hücrelik &amp;dizi</translation>
    </message>
    <message>
        <source>&amp;Grid</source>
        <translation>I&amp;zgara</translation>
    </message>
    <message>
        <source>Grid with &amp;notes</source>
        <translation>&amp;Notlu ızgara</translation>
    </message>
    <message>
        <source>SadMan &amp;sdk</source>
        <translation>SadMan (&amp;sdk)</translation>
    </message>
    <message>
        <source>&amp;Collection sdm</source>
        <translation>&amp;Koleksiyon (sdm)</translation>
    </message>
    <message>
        <source>Si&amp;mple Sudoku</source>
        <translation>Si&amp;mple Sudoku</translation>
    </message>
    <message>
        <source>&amp;HoDoKu library line</source>
        <translation>&amp;HoDoKu kitaplık satırı</translation>
    </message>
    <message>
        <source>&amp;OpenSudoku</source>
        <translation>&amp;OpenSudoku</translation>
    </message>
    <message>
        <source>&amp;Table (CSV)</source>
        <translation>&amp;Tablo (CSV)</translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>Ne&amp;xt in collection</source>
        <translation>Koleksiyo&amp;ndaki sonraki bulmaca</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Yeniden başl&amp;at</translation>
    </message>
    <message>
        <source>Mo&amp;ves</source>
        <translation>&amp;Hamleler</translation>
    </message>
    <message>
        <source>Chec&amp;kpoint</source>
        <translation>&amp;Kayıt noktası</translation>
    </message>
    <message>
        <source>Return &amp;to checkpoint</source>
        <translation>Kayıt noktasına d&amp;ön</translation>
    </message>
    <message>
        <source>Tr&amp;y this</source>
        <translation>Bunu den&amp;e</translation>
    </message>
    <message>
        <source>Keep &amp;what was tried</source>
        <translation>Deneneni &amp;tut</translation>
    </message>
    <message>
        <source>&amp;Drop what was tried</source>
        <translation>Denenen&amp;i bırak</translation>
    </message>
    <message>
        <source>Give &amp;up</source>
        <translation>&amp;Vazgeç</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>&amp;Çözümü göster</translation>
    </message>
    <message>
        <source>Show the &amp;path to it</source>
        <translation>Çözüm &amp;yolunu göster</translation>
    </message>
    <message>
        <source>&amp;Edit checkpoints…</source>
        <translation>Kayıt noktalarını &amp;düzenle…</translation>
    </message>
</context>
<context>
    <name>GameRecord</name>
    <message>
        <source>line %1 is not a puzzle: %2 (column %3)</source>
        <translation>satır %1 bir bulmaca değil: %2 (sütun %3)</translation>
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
        <translation>Dı&amp;şa aktar…</translation>
    </message>
    <message>
        <source>I&amp;mport…</source>
        <translation>İ&amp;çe aktar…</translation>
    </message>
    <message>
        <source>Restore a &amp;backup…</source>
        <translation>Yedeği geri y&amp;ükle…</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Geçmiş (*.json)</translation>
    </message>
    <message>
        <source>History or games (*.json *.sqlite)</source>
        <translation>Geçmiş ya da oyunlar (*.json *.sqlite)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>sudoku-history</source>
        <translation>sudoku-geçmişi</translation>
    </message>
    <message>
        <source>Export all games</source>
        <translation>Tüm oyunları dışa aktar</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Oyunları içe aktar</translation>
    </message>
</context>
<context>
    <name>InputMode</name>
    <message>
        <source>&amp;Digit</source>
        <translation>Raka&amp;m</translation>
    </message>
    <message>
        <source>Corner &amp;notes</source>
        <translation>K&amp;öşe notları</translation>
    </message>
    <message>
        <source>C&amp;entre notes</source>
        <translation>M&amp;erkez notları</translation>
    </message>
    <message>
        <source>Col&amp;our</source>
        <translation>Re&amp;nk</translation>
    </message>
    <message>
        <source>Ne&amp;xt mode</source>
        <translation>&amp;Sonraki mod</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Uzman</translation>
    </message>
    <message>
        <source>Extreme</source>
        <translation>Aşırı zor</translation>
    </message>
    <message>
        <source>Inhuman</source>
        <translation>İnsanüstü</translation>
    </message>
</context>
<context>
    <name>LibrarySame</name>
    <message>
        <source>Import a collection</source>
        <translation>Koleksiyon içe aktar</translation>
    </message>
    <message>
        <source>%1 seems to be here already: %2.</source>
        <translation>%1 kitaplıkta zaten var gibi görünüyor: %2.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Var olanı aç</translation>
    </message>
    <message>
        <source>Add what is new</source>
        <translation>Yenileri ekle</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Kopyasını oluştur</translation>
    </message>
</context>
<context>
    <name>PuzzleText</name>
    <message>
        <source>has nothing to read without waiting for it</source>
        <translation>beklemeden okunacak bir şey vermiyor</translation>
    </message>
    <message>
        <source>no ordinary file</source>
        <translation>sıradan bir dosya değil</translation>
    </message>
    <message>
        <source>larger than %1 MB, too large for puzzles</source>
        <translation>%1 MB’tan büyük, bulmacalar için çok büyük</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>böyle bir dosya yok</translation>
    </message>
    <message>
        <source>is a directory</source>
        <translation>bir klasör</translation>
    </message>
</context>
<context>
    <name>ReadAloud</name>
    <message>
        <source>Read al&amp;oud</source>
        <translation>Ses&amp;li oku</translation>
    </message>
    <message>
        <source>This &amp;row</source>
        <translation>Bu &amp;satır</translation>
    </message>
    <message>
        <source>This &amp;column</source>
        <translation>Bu s&amp;ütun</translation>
    </message>
    <message>
        <source>This &amp;box</source>
        <translation>Bu &amp;kutu</translation>
    </message>
    <message>
        <source>C&amp;andidates of this cell</source>
        <translation>Bu hücrenin &amp;adayları</translation>
    </message>
    <message>
        <source>&amp;Where the chosen digit can go</source>
        <translation>Seçili rakamın gelebileceği &amp;yerler</translation>
    </message>
    <message>
        <source>What is &amp;left</source>
        <translation>&amp;Geriye kalanlar</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>%1. satır</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1. sütun</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>%1. kutu</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>boş</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Row %1 column %2</source>
        <translation>%1. satır %2. sütun</translation>
    </message>
    <message>
        <source>%1 is %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: no digit is left.</source>
        <translation>%1: rakam kalmadı.</translation>
    </message>
    <message>
        <source>%1 can be %2.</source>
        <translation>%1 için aday: %2.</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>%1. satır %2. sütun</translation>
    </message>
    <message>
        <source>%1 can go nowhere.</source>
        <translation>%1 hiçbir yere gelemez.</translation>
    </message>
    <message>
        <source>%1 can go to %2.</source>
        <translation>%1 için yer: %2.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 tane %2</translation>
    </message>
    <message>
        <source>No cell is left.</source>
        <translation>Boş hücre kalmadı.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells are left: %1.</source>
        <translation>
            <numerusform>%n hücre kaldı; eksik olan: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No digit is chosen.</source>
        <translation>Seçili rakam yok.</translation>
    </message>
</context>
<context>
    <name>Streak</name>
    <message>
        <source>A day counts if a puzzle of it is begun on it and solved within 24 hours, also with help. A day that does not count ends the streak.</source>
        <translation>Bir gün, o günün bir bulmacasına aynı gün başlanıp 24 saat içinde çözülürse sayılır; yardımla çözmek de sayılır. Sayılmayan bir gün seriyi bitirir.</translation>
    </message>
</context>
<context>
    <name>Symmetry</name>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation>Yarım dönüş</translation>
    </message>
    <message>
        <source>Quarter turn</source>
        <translation>Çeyrek dönüş</translation>
    </message>
    <message>
        <source>Mirrored left and right</source>
        <translation>Sağ-sol yansıma</translation>
    </message>
    <message>
        <source>Mirrored up and down</source>
        <translation>Üst-alt yansıma</translation>
    </message>
    <message>
        <source>Mirrored both ways</source>
        <translation>İki yönde yansıma</translation>
    </message>
    <message>
        <source>Diagonal</source>
        <translation>Köşegen</translation>
    </message>
    <message>
        <source>Other diagonal</source>
        <translation>Öteki köşegen</translation>
    </message>
    <message>
        <source>Both diagonals</source>
        <translation>İki köşegen</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Tam</translation>
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
        <translation>&amp;Sistem teması</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Açık</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Koyu</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>&amp;Yüksek karşıtlık, açık</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>Yüksek ka&amp;rşıtlık, koyu</translation>
    </message>
</context>
<context>
    <name>ToolsMenu</name>
    <message>
        <source>&amp;Next step</source>
        <translation>&amp;Sonraki adım</translation>
    </message>
    <message>
        <source>&amp;Explain the next step</source>
        <translation>Sonraki adımı a&amp;çıkla</translation>
    </message>
    <message>
        <source>As&amp;k about this cell</source>
        <translation>B&amp;u hücreyi sor</translation>
    </message>
    <message>
        <source>&amp;Fill in the candidates</source>
        <translation>Adayları d&amp;oldur</translation>
    </message>
    <message>
        <source>&amp;Remove what is ruled out</source>
        <translation>&amp;Elenenleri kaldır</translation>
    </message>
    <message>
        <source>&amp;Clear the notes</source>
        <translation>&amp;Notları temizle</translation>
    </message>
    <message>
        <source>&amp;Mark two-candidate cells</source>
        <translation>İki adaylı hücreleri &amp;işaretle</translation>
    </message>
    <message>
        <source>&amp;Solve singles</source>
        <translation>Teklileri çö&amp;z</translation>
    </message>
</context>
<context>
    <name>sudoku::AccessibleTable</name>
    <message>
        <source>Row %1</source>
        <translation>%1. satır</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>%1. sütun</translation>
    </message>
</context>
<context>
    <name>sudoku::AllStepsPage</name>
    <message>
        <source>All steps</source>
        <translation>Tüm adımlar</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Uygula</translation>
    </message>
    <message>
        <source>Makes the move of the chosen step; that counts as help</source>
        <translation>Seçilen adımın hamlesini yapar; bu yardım sayılır</translation>
    </message>
    <message numerus="yes">
        <source>%Ln techniques</source>
        <translation>
            <numerusform>%Ln teknik</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a technique. The easiest is first.</source>
        <translation>Bir teknik seçin. En kolayı başta.</translation>
    </message>
    <message>
        <source>Looking for all steps…</source>
        <translation>Tüm adımlar aranıyor…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Böyle bir adım yok.</translation>
    </message>
    <message>
        <source>No step is open here.</source>
        <translation>Burada açık adım yok.</translation>
    </message>
</context>
<context>
    <name>sudoku::AnswerLines</name>
    <message>
        <source>same box</source>
        <translation>aynı kutu</translation>
    </message>
    <message>
        <source>same row</source>
        <translation>aynı satır</translation>
    </message>
    <message>
        <source>same column</source>
        <translation>aynı sütun</translation>
    </message>
    <message>
        <source>filled</source>
        <translation>dolu</translation>
    </message>
    <message>
        <source>%1: filled</source>
        <translation>%1: dolu</translation>
    </message>
    <message>
        <source>taken by {cell}</source>
        <translation>{cell} kapatıyor</translation>
    </message>
    <message>
        <source>%1: taken by row %2 column %3</source>
        <translation>%1: %2. satır %3. sütun kapatıyor</translation>
    </message>
    <message>
        <source>ruled out before</source>
        <translation>daha önce elendi</translation>
    </message>
    <message>
        <source>%1: ruled out before</source>
        <translation>%1: daha önce elendi</translation>
    </message>
    <message>
        <source>gone: {technique}</source>
        <translation>elendi: {technique}</translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n adım</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: gone, %2, %3</source>
        <comment>a digit, a technique, some steps</comment>
        <translation>%1: elendi, %2, %3</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>aranıyor…</translation>
    </message>
    <message>
        <source>%1: looking</source>
        <translation>%1: aranıyor</translation>
    </message>
    <message>
        <source>still possible</source>
        <translation>hâlâ mümkün</translation>
    </message>
    <message>
        <source>%1: still possible</source>
        <translation>%1: hâlâ mümkün</translation>
    </message>
    <message numerus="yes">
        <source>%n still possible</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n seçenek hâlâ mümkün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gone by logic</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n seçenek mantıkla elendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n taken</source>
        <comment>digits</comment>
        <translation>
            <numerusform>%n seçenek kapalı</numerusform>
        </translation>
    </message>
    <message>
        <source>Ask: %1 can still be %2.</source>
        <comment>a cell and digits</comment>
        <translation>Sor: %1 hücresi hâlâ %2 olabilir.</translation>
    </message>
    <message>
        <source>Ask: {house} has its {digit} already.</source>
        <extracomment>In the status line, such as: Ask: row 3 has its 7 already.</extracomment>
        <translation>Sor: {house.in} {digit} zaten var.</translation>
    </message>
    <message>
        <source>Ask: %1 can still go into %2.</source>
        <comment>a digit and cells</comment>
        <translation>Sor: %1 hâlâ şuraya gelebilir: %2.</translation>
    </message>
</context>
<context>
    <name>sudoku::Background</name>
    <message>
        <source>Today&apos;s backup of the games could not be made.</source>
        <translation>Oyunların bugünkü yedeği alınamadı.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardCommands</name>
    <message numerus="yes">
        <source>What was tried is back, and still tried: %n entries.</source>
        <translation>
            <numerusform>Denenenler geri geldi ve hâlâ deneniyor: %n rakam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game stands there already.</source>
        <translation>Oyun zaten orada.</translation>
    </message>
    <message>
        <source>Cells with two candidates are no longer marked.</source>
        <translation>İki adaylı hücreler artık işaretli değil.</translation>
    </message>
    <message>
        <source>No cell has two candidates now.</source>
        <translation>Şu anda iki adaylı hücre yok.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells with two candidates are marked.</source>
        <translation>
            <numerusform>İki adaylı %n hücre işaretlendi.</numerusform>
        </translation>
    </message>
    <message>
        <source>All candidates are filled in already.</source>
        <translation>Tüm adaylar zaten doldurulmuş.</translation>
    </message>
    <message>
        <source>This note is there already.</source>
        <translation>Bu not zaten orada.</translation>
    </message>
    <message>
        <source>No note is ruled out.</source>
        <translation>Elenmesi gereken not yok.</translation>
    </message>
    <message>
        <source>There are no notes.</source>
        <translation>Not yok.</translation>
    </message>
    <message>
        <source>An entry is wrong. Check shows where.</source>
        <translation>Girilen bir rakam yanlış. “Denetle” hangisi olduğunu gösterir.</translation>
    </message>
    <message>
        <source>No single is open.</source>
        <translation>Açık tekli yok.</translation>
    </message>
    <message>
        <source>This step is done already.</source>
        <translation>Bu adım zaten yapıldı.</translation>
    </message>
    <message>
        <source>No entry is wrong.</source>
        <translation>Girilen rakamların hiçbiri yanlış değil.</translation>
    </message>
    <message>
        <source>Kept: %1</source>
        <comment>a checkpoint</comment>
        <translation>Kaydedildi: %1</translation>
    </message>
    <message>
        <source>Back at %1: %2</source>
        <comment>a checkpoint, what went and came back</comment>
        <translation>Dönülen yer: %1: %2</translation>
    </message>
    <message>
        <source>Nothing has been tried yet.</source>
        <translation>Henüz hiçbir şey denenmedi.</translation>
    </message>
    <message>
        <source>Trying from here on. Keep or Drop ends it.</source>
        <translation>Buradan sonrası deneme. “Tut” ya da “Bırak” onu bitirir.</translation>
    </message>
    <message>
        <source>Trying within a trial. Keep or Drop ends the inner one.</source>
        <translation>Deneme içinde deneme. “Tut” ya da “Bırak” içtekini bitirir.</translation>
    </message>
    <message>
        <source>Kept, within the trial around it.</source>
        <translation>Tutuldu, onu içeren denemenin içinde.</translation>
    </message>
    <message>
        <source>What was tried is kept.</source>
        <translation>Denenenler tutuldu.</translation>
    </message>
    <message>
        <source>What was tried is dropped. Undo brings it back.</source>
        <translation>Denenenler bırakıldı. “Geri al” onları geri getirir.</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardKeys</name>
    <message>
        <source>Arrow keys</source>
        <translation>Ok tuşları</translation>
    </message>
    <message>
        <source>Go from cell to cell</source>
        <translation>Hücreden hücreye gitme</translation>
    </message>
    <message>
        <source>{Home}, {End}</source>
        <translation>{Home}, {End}</translation>
    </message>
    <message>
        <source>First or last cell of the row</source>
        <translation>Satırın ilk ya da son hücresi</translation>
    </message>
    <message>
        <source>{PgUp}, {PgDown}</source>
        <translation>{PgUp}, {PgDown}</translation>
    </message>
    <message>
        <source>First or last cell of the column</source>
        <translation>Sütunun ilk ya da son hücresi</translation>
    </message>
    <message>
        <source>{Ctrl+Home}, {Ctrl+End}</source>
        <translation>{Ctrl+Home}, {Ctrl+End}</translation>
    </message>
    <message>
        <source>First or last cell of the board</source>
        <translation>Tahtanın ilk ya da son hücresi</translation>
    </message>
    <message>
        <source>{Shift} and one of these</source>
        <translation>{Shift} ve bunlardan biri</translation>
    </message>
    <message>
        <source>Select several cells</source>
        <translation>Birkaç hücre seçme</translation>
    </message>
    <message>
        <source>{Ctrl+A}</source>
        <translation>{Ctrl+A}</translation>
    </message>
    <message>
        <source>Select every cell</source>
        <translation>Tüm hücreleri seçme</translation>
    </message>
    <message>
        <source>1 … 9</source>
        <translation>1 … 9</translation>
    </message>
    <message>
        <source>Write the digit, or what the mode says</source>
        <translation>Rakamı ya da modun gerektirdiğini yazma</translation>
    </message>
    <message>
        <source>{Shift} and 1 … 9</source>
        <translation>{Shift} ve 1 … 9</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Not yazma</translation>
    </message>
    <message>
        <source>{Ctrl} and 1 … 9</source>
        <translation>{Ctrl} ve 1 … 9</translation>
    </message>
    <message>
        <source>Write a centre note</source>
        <translation>Merkez notu yazma</translation>
    </message>
    <message>
        <source>{Ctrl}, {Shift} and 1 … 6</source>
        <translation>{Ctrl}, {Shift} ve 1 … 6</translation>
    </message>
    <message>
        <source>Colour the cell</source>
        <translation>Hücreyi renklendirme</translation>
    </message>
    <message>
        <source>{Alt} and 1 … 9</source>
        <translation>{Alt} ve 1 … 9</translation>
    </message>
    <message>
        <source>Choose the digit</source>
        <translation>Rakam seçme</translation>
    </message>
    <message>
        <source>{Enter}</source>
        <translation>{Enter}</translation>
    </message>
    <message>
        <source>Write the chosen digit</source>
        <translation>Seçili rakamı yazma</translation>
    </message>
    <message>
        <source>{Del}, {Backspace}, 0, {Space}</source>
        <translation>{Del}, {Backspace}, 0, {Space}</translation>
    </message>
    <message>
        <source>Clear the cell</source>
        <translation>Hücreyi temizleme</translation>
    </message>
    <message>
        <source>{Esc}</source>
        <translation>{Esc}</translation>
    </message>
    <message>
        <source>End what is shown, or drop the digit</source>
        <translation>Gösterileni kapatma ya da rakamı bırakma</translation>
    </message>
    <message>
        <source>{Menu}, {Shift+F10}</source>
        <translation>{Menu}, {Shift+F10}</translation>
    </message>
    <message>
        <source>Ask what the cell can be, or why not</source>
        <translation>Hücrenin ne olabileceğini ya da neden olamayacağını sorma</translation>
    </message>
    <message>
        <source>{Alt} and ← or →</source>
        <translation>{Alt} ve ← ya da →</translation>
    </message>
    <message>
        <source>Walk through a chain, link by link</source>
        <translation>Bir zincirde bağlantı bağlantı ilerleme</translation>
    </message>
    <message>
        <source>{Tab}, {Shift+Tab}</source>
        <translation>{Tab}, {Shift+Tab}</translation>
    </message>
    <message>
        <source>Go between the board and the buttons</source>
        <translation>Tahta ile düğmeler arasında geçme</translation>
    </message>
    <message>
        <source>{Alt} and an underlined letter</source>
        <translation>{Alt} ve altı çizili harf</translation>
    </message>
    <message>
        <source>Open the menu, or press the button</source>
        <translation>Menüyü açma ya da düğmeye basma</translation>
    </message>
    <message>
        <source>Click</source>
        <translation>Tıklama</translation>
    </message>
    <message>
        <source>Select the cell, write the chosen digit</source>
        <translation>Hücreyi seçme, seçili rakamı yazma</translation>
    </message>
    <message>
        <source>Click on an open cell, then a digit</source>
        <translation>Boş hücreye tıklayıp rakama basma</translation>
    </message>
    <message>
        <source>Write the digit, if none is chosen</source>
        <translation>Rakam seçili değilse rakamı yazma</translation>
    </message>
    <message>
        <source>Right click, long press</source>
        <translation>Sağ tıklama, uzun basma</translation>
    </message>
    <message>
        <source>Drag, {Shift} and click</source>
        <translation>Sürükleme, {Shift} ve tıklama</translation>
    </message>
    <message>
        <source>Drag with a digit chosen, for notes</source>
        <translation>Rakam seçiliyken sürükleme, notlar için</translation>
    </message>
    <message>
        <source>Paint the note</source>
        <translation>Notu boyar gibi yazma</translation>
    </message>
    <message>
        <source>{Ctrl} and click</source>
        <translation>{Ctrl} ve tıklama</translation>
    </message>
    <message>
        <source>Take the cell in or out of the selection</source>
        <translation>Hücreyi seçime katma ya da seçimden çıkarma</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Tekerlek</translation>
    </message>
    <message>
        <source>Choose the next digit</source>
        <translation>Sonraki rakamı seçme</translation>
    </message>
    <message>
        <source>Middle click</source>
        <translation>Orta tıklama</translation>
    </message>
    <message>
        <source>Choose the digit of the cell</source>
        <translation>Hücrenin rakamını seçme</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Çift tıklama</translation>
    </message>
    <message>
        <source>Choose the digit of a given, select all like it</source>
        <translation>Verilen bir rakamı seçme ve tüm eşlerini seçme</translation>
    </message>
    <message>
        <source>Click on the number of a row or column</source>
        <translation>Satır ya da sütun numarasına tıklama</translation>
    </message>
    <message>
        <source>Ask where the chosen digit can go in it</source>
        <translation>Seçili rakamın orada nereye gelebileceğini sorma</translation>
    </message>
    <message>
        <source>Long press on a number</source>
        <translation>Bir rakama uzun basma</translation>
    </message>
    <message>
        <source>Ask why not that digit in the cell</source>
        <translation>O rakamın hücrede neden olamayacağını sorma</translation>
    </message>
</context>
<context>
    <name>sudoku::BoardWidget</name>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>What can go here?</source>
        <translation>Buraya ne gelebilir?</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>Neden olmaz</translation>
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
        <translation>Bul&amp;macalar</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Zorluklar</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>&amp;Simetri</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>B&amp;aşlık</translation>
    </message>
</context>
<context>
    <name>sudoku::CellCommands</name>
    <message>
        <source>Choose a colour first.</source>
        <translation>Önce bir renk seçin.</translation>
    </message>
    <message>
        <source>Choose a digit first.</source>
        <translation>Önce bir rakam seçin.</translation>
    </message>
    <message>
        <source>There is no digit to choose in this cell.</source>
        <translation>Bu hücrede seçilecek rakam yok.</translation>
    </message>
    <message>
        <source>The colours are 1 to %1.</source>
        <translation>Renkler: 1 ile %1 arası.</translation>
    </message>
    <message>
        <source>A given stays as it is.</source>
        <translation>Verilen rakam olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Givens stay as they are.</source>
        <translation>Verilen rakamlar olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>A filled cell has no notes.</source>
        <translation>Dolu hücrede not olmaz.</translation>
    </message>
    <message>
        <source>Filled cells have no notes.</source>
        <translation>Dolu hücrelerde not olmaz.</translation>
    </message>
    <message>
        <source>The %1 is there already.</source>
        <translation>%1 zaten orada.</translation>
    </message>
    <message>
        <source>There is no colour to clear.</source>
        <translation>Temizlenecek renk yok.</translation>
    </message>
    <message>
        <source>There is nothing to clear.</source>
        <translation>Temizlenecek bir şey yok.</translation>
    </message>
    <message>
        <source>These cells have no colours.</source>
        <translation>Bu hücrelerin rengi yok.</translation>
    </message>
    <message>
        <source>There are no colours.</source>
        <translation>Renk yok.</translation>
    </message>
</context>
<context>
    <name>sudoku::CellName</name>
    <message>
        <source>hidden</source>
        <comment>a cell of a paused game</comment>
        <translation>gizli</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a cell</comment>
        <translation>boş</translation>
    </message>
    <message>
        <source>given %1</source>
        <extracomment>A cell that the puzzle gives, such as: given 5</extracomment>
        <translation>verilen %1</translation>
    </message>
    <message>
        <source>%1 colour %2</source>
        <extracomment>A candidate and the number of its colour, such as: 4 colour 1</extracomment>
        <translation>%1 renk %2</translation>
    </message>
    <message>
        <source>strong link %1 to row %2 column %3</source>
        <translation>%1 için güçlü bağlantı, %2. satır %3. sütun hücresine</translation>
    </message>
    <message>
        <source>weak link %1 to row %2 column %3</source>
        <translation>%1 için zayıf bağlantı, %2. satır %3. sütun hücresine</translation>
    </message>
    <message>
        <source>strong link %1 to %2 in row %3 column %4</source>
        <translation>güçlü bağlantı: %1 rakamından %3. satır %4. sütun hücresindeki %2 rakamına</translation>
    </message>
    <message>
        <source>weak link %1 to %2 in row %3 column %4</source>
        <translation>zayıf bağlantı: %1 rakamından %3. satır %4. sütun hücresindeki %2 rakamına</translation>
    </message>
    <message>
        <source>notes %1</source>
        <extracomment>The digits that are noted in a cell, such as: notes 1 3 9</extracomment>
        <translation>notlar %1</translation>
    </message>
    <message>
        <source>centre %1</source>
        <extracomment>The digits that are noted in the middle of a cell, such as: centre 1 3 9</extracomment>
        <translation>merkez %1</translation>
    </message>
    <message>
        <source>colours %1</source>
        <extracomment>The numbers of the colours of a cell, such as: colours 1 3</extracomment>
        <translation>renkler %1</translation>
    </message>
    <message>
        <source>right</source>
        <comment>an entry</comment>
        <translation>doğru</translation>
    </message>
    <message>
        <source>wrong</source>
        <comment>an entry</comment>
        <translation>yanlış</translation>
    </message>
    <message>
        <source>conflict</source>
        <comment>the same digit twice in a house</comment>
        <translation>çakışma</translation>
    </message>
    <message>
        <source>possible</source>
        <comment>the chosen digit</comment>
        <translation>olabilir</translation>
    </message>
    <message>
        <source>two candidates</source>
        <comment>left in the cell</comment>
        <translation>iki aday</translation>
    </message>
    <message>
        <source>trying</source>
        <comment>an entry of a trial</comment>
        <translation>deneniyor</translation>
    </message>
    <message>
        <source>entered next</source>
        <comment>in a replay</comment>
        <translation>sıradaki rakam</translation>
    </message>
    <message>
        <source>revealed</source>
        <comment>by a hint</comment>
        <translation>ipucuyla gösterildi</translation>
    </message>
    <message>
        <source>asked</source>
        <comment>the cell of a question</comment>
        <translation>soruluyor</translation>
    </message>
    <message>
        <source>takes %1</source>
        <extracomment>The digits that this cell takes from the cell of a question, such as: takes 1</extracomment>
        <translation>sorulan hücreye %1 girmesini engelliyor</translation>
    </message>
    <message>
        <source>hint</source>
        <comment>the cell is part of a hint</comment>
        <translation>ipucu</translation>
    </message>
    <message>
        <source>remove %1</source>
        <extracomment>The digits that a hint removes from the cell, such as: remove 4 7</extracomment>
        <translation>elenecek %1</translation>
    </message>
    <message>
        <source>place %1</source>
        <extracomment>The digit that a hint places in the cell, such as: place 4</extracomment>
        <translation>yazılacak %1</translation>
    </message>
    <message>
        <source>Row %1 column %2: %3</source>
        <extracomment>What a screen reader says of a cell. %3 is a list, such as: Row 1 column 2: empty, notes 1 3 9, possible</extracomment>
        <translation>%1. satır %2. sütun: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ChangeWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2: %1</translation>
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
        <translation>%1 yazıldı</translation>
    </message>
    <message numerus="yes">
        <source>%n entries written</source>
        <translation>
            <numerusform>%n rakam yazıldı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cleared</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 silindi</translation>
    </message>
    <message numerus="yes">
        <source>%n entries cleared</source>
        <translation>
            <numerusform>%n rakam silindi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes written</source>
        <translation>
            <numerusform>%n not yazıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes removed</source>
        <translation>
            <numerusform>%n not kaldırıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells coloured</source>
        <translation>
            <numerusform>%n hücre renklendirildi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells removed</source>
        <translation>
            <numerusform>%n hücrenin renkleri kaldırıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates coloured</source>
        <translation>
            <numerusform>%n aday renklendirildi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates removed</source>
        <translation>
            <numerusform>%n adayın rengi kaldırıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links drawn</source>
        <translation>
            <numerusform>%n bağlantı çizildi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links removed</source>
        <translation>
            <numerusform>%n bağlantı kaldırıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out</source>
        <translation>
            <numerusform>%n aday elendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates no longer crossed out</source>
        <translation>
            <numerusform>%n adayın elenmesi geri alındı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 taken back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 geri alındı</translation>
    </message>
    <message numerus="yes">
        <source>%n entries taken back</source>
        <translation>
            <numerusform>%n rakam geri alındı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 back</source>
        <comment>`5 in r3c4`</comment>
        <translation>%1 geri geldi</translation>
    </message>
    <message numerus="yes">
        <source>%n entries back</source>
        <translation>
            <numerusform>%n rakam geri geldi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes taken back</source>
        <translation>
            <numerusform>%n not geri alındı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes back</source>
        <translation>
            <numerusform>%n not geri geldi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells taken back</source>
        <translation>
            <numerusform>%n hücrenin rengi geri alındı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n cells back</source>
        <translation>
            <numerusform>%n hücrenin rengi geri geldi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates taken back</source>
        <translation>
            <numerusform>%n adayın rengi geri alındı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of %n candidates back</source>
        <translation>
            <numerusform>%n adayın rengi geri geldi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links taken back</source>
        <translation>
            <numerusform>%n bağlantı geri alındı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n links back</source>
        <translation>
            <numerusform>%n bağlantı geri geldi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidates crossed out again</source>
        <translation>
            <numerusform>%n aday yeniden elendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n hamle</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointNames</name>
    <message>
        <source>Checkpoint %1</source>
        <translation>Kayıt noktası %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CheckpointsDialog</name>
    <message>
        <source>Checkpoints</source>
        <translation>Kayıt noktaları</translation>
    </message>
    <message>
        <source>Re&amp;turn</source>
        <translation>&amp;Dön</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Yeniden adlandır</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Sil</translation>
    </message>
</context>
<context>
    <name>sudoku::ChoosePuzzleDialog</name>
    <message numerus="yes">
        <source>%1.  %Ln givens</source>
        <translation>
            <numerusform>%1.  %Ln verilen</numerusform>
        </translation>
    </message>
    <message>
        <source>, %1 entered</source>
        <translation>, %1 girilen</translation>
    </message>
    <message>
        <source>&amp;Puzzles in %1: %2</source>
        <translation>&amp;Bulmacalar, %1: %2</translation>
    </message>
    <message>
        <source>and 1 more puzzle, too many to list</source>
        <translation>ve listelenemeyecek kadar çok olan 1 bulmaca daha</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more puzzles, too many to list</source>
        <translation>
            <numerusform>ve listelenemeyecek kadar çok olan %Ln bulmaca daha</numerusform>
        </translation>
    </message>
    <message>
        <source>and 1 more line that is no puzzle</source>
        <translation>ve bulmaca olmayan 1 satır daha</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are no puzzles</source>
        <translation>
            <numerusform>ve bulmaca olmayan %Ln satır daha</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a Puzzle</source>
        <translation>Bulmaca Seç</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Bulmacalar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Aç</translation>
    </message>
</context>
<context>
    <name>sudoku::ClashWords</name>
    <message numerus="yes">
        <source>{house} has {count} {digit}s.</source>
        <comment>one digit, more than once</comment>
        <translation>
            <numerusform>{house.in} {count} tane {digit} var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every cell is filled, but {house} has {count} {digit}s.</source>
        <translation>
            <numerusform>Tüm hücreler dolu, ama {house.in} {count} tane {digit} var.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ClauseWords</name>
    <message>
        <source>{cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Clauses within a sentence, such as: … r1c5 is 7 … Those marked &quot;if&quot; follow that word.</extracomment>
        <translation>{cells} hücresi {digit}</translation>
    </message>
    <message>
        <source>{cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} hücresi {digit} ise</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … r1c5 is not 7 …</extracomment>
        <translation>{cells} hücresi {digit} değil</translation>
    </message>
    <message>
        <source>{cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} hücresi {digit} değilse</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … one of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} hücrelerinden biri {digit}</translation>
    </message>
    <message>
        <source>one of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} hücrelerinden biri {digit} ise</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … none of r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} hücrelerinin hiçbiri {digit} değil</translation>
    </message>
    <message>
        <source>none of {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} hücrelerinin hiçbiri {digit} değilse</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is 7 …</extracomment>
        <translation>{cells} kümesinde {digit} var</translation>
    </message>
    <message>
        <source>the set {cells} is {digit}</source>
        <comment>if</comment>
        <translation>{cells} kümesinde {digit} varsa</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set r1c5 and r2c5 is not 7 …</extracomment>
        <translation>{cells} kümesinde {digit} yok</translation>
    </message>
    <message>
        <source>the set {cells} is not {digit}</source>
        <comment>if</comment>
        <translation>{cells} kümesinde {digit} yoksa</translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count} hücrelik kümede} {digit} var</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count} hücrelik kümede} {digit} varsa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>plain</comment>
        <extracomment>Such as: … the set of five cells is not 7 …</extracomment>
        <translation>
            <numerusform>{cells: {count} hücrelik kümede} {digit} yok</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells} is not {digit}</source>
        <comment>if</comment>
        <translation>
            <numerusform>{cells: {count} hücrelik kümede} {digit} yoksa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells: the set of {count} cells}</source>
        <translation>
            <numerusform>{cells: {count} hücrelik küme}</numerusform>
        </translation>
    </message>
    <message>
        <source>the set {cells}</source>
        <extracomment>The subject of a sentence: the set r1c5 and r2c5</extracomment>
        <translation>{cells} kümesi</translation>
    </message>
</context>
<context>
    <name>sudoku::ClockWidget</name>
    <message>
        <source>Time %1</source>
        <translation>Süre %1</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachBody</name>
    <message>
        <source>About this technique</source>
        <translation>Bu teknik hakkında</translation>
    </message>
    <message>
        <source>What if it were?</source>
        <translation>Ya öyle olursa?</translation>
    </message>
    <message>
        <source>Show another</source>
        <translation>Başkasını göster</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Önceki sayfa</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Sonraki sayfa</translation>
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
        <translation>Bu ne?</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Neden?</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Uygula</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Fill in the candidates</source>
        <translation>Adayları doldur</translation>
    </message>
    <message>
        <source>Clear it</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Show why</source>
        <translation>Nedenini göster</translation>
    </message>
    <message>
        <source>Back to before the mistake</source>
        <translation>Hatanın öncesine dön</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Evet</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Hayır</translation>
    </message>
    <message>
        <source>Next removal</source>
        <translation>Sonraki eleme</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Sonraki adım</translation>
    </message>
    <message>
        <source>Walk</source>
        <translation>Adım adım</translation>
    </message>
    <message>
        <source>Show it</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Şimdi değil</translation>
    </message>
    <message>
        <source>Put the %1 back</source>
        <comment>a digit</comment>
        <translation>%1 rakamını geri koy</translation>
    </message>
    <message>
        <source>Rule out %1</source>
        <comment>a digit</comment>
        <translation>%1 rakamını ele</translation>
    </message>
</context>
<context>
    <name>sudoku::CoachPage</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Sor</translation>
    </message>
</context>
<context>
    <name>sudoku::CollectionReport</name>
    <message>
        <source>more than %1 puzzles</source>
        <translation>%1 bulmacadan fazla</translation>
    </message>
    <message>
        <source>it has %1 puzzles, and a collection at most %2</source>
        <translation>%1 bulmaca içeriyor, bir koleksiyon en çok %2 bulmaca alır</translation>
    </message>
    <message>
        <source>there is no puzzle in it</source>
        <translation>içinde bulmaca yok</translation>
    </message>
    <message>
        <source>it cannot be kept: %1</source>
        <translation>kaydedilemiyor: %1</translation>
    </message>
    <message>
        <source>larger than %1 MB</source>
        <translation>%1 MB’tan büyük</translation>
    </message>
    <message>
        <source>%1: not imported: %2.</source>
        <translation>%1: içe aktarılmadı: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln new puzzles imported.</source>
        <translation>
            <numerusform>%1: %Ln yeni bulmaca içe aktarıldı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln puzzles imported.</source>
        <translation>
            <numerusform>%1: %Ln bulmaca içe aktarıldı.</numerusform>
        </translation>
    </message>
    <message>
        <source>There already: %1.</source>
        <translation>Zaten var: %1.</translation>
    </message>
    <message>
        <source>More than once in the file: %1.</source>
        <translation>Dosyada birden çok kez: %1.</translation>
    </message>
    <message>
        <source>No puzzles: %1.</source>
        <translation>Bulmaca olmayan: %1.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>bu bir klasör</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourPad</name>
    <message>
        <source>What is marked</source>
        <translation>İşaretlenecek olan</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Hücre</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Aday</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Bağlantı</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. By keyboard: the digit, move, the digit.</source>
        <translation>Bir adaydan ötekine sürükleyin. Klavyeyle: rakama basın, ilerleyin, yine rakama basın.</translation>
    </message>
    <message>
        <source>A press on a link takes it away.</source>
        <translation>Bir bağlantıya basmak onu kaldırır.</translation>
    </message>
    <message>
        <source>Clear cell colours</source>
        <translation>Hücre renklerini temizle</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Bunları temizle</translation>
    </message>
    <message>
        <source>Clear all colours</source>
        <translation>Tüm renkleri temizle</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Tümünü temizle</translation>
    </message>
</context>
<context>
    <name>sudoku::ColourToggle</name>
    <message>
        <source>Colour %1</source>
        <translation>Renk %1</translation>
    </message>
</context>
<context>
    <name>sudoku::Conclusions</name>
    <message numerus="yes">
        <source>{cells} see both.</source>
        <extracomment>Such as: r1c5 and r2c5 see both. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} ikisini de görüyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} see all three.</source>
        <translation>
            <numerusform>{cells} üçünü de görüyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} must be {digits}.</source>
        <extracomment>Such as: So r1c5 must be 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Bu yüzden {cells} ancak {digits} olabilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} must be {digits}.</source>
        <translation>
            <numerusform>{cells} her iki durumda da {digits} olmalı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} must be {digits}.</source>
        <translation>
            <numerusform>{cells} her durumda {digits} olmalı.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {cells} cannot be {digits}.</source>
        <extracomment>Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Bu yüzden {cells} artık {digits} olamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Either way {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>{cells} her iki durumda da {digits} olamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each case {cells} cannot be {digits}.</source>
        <translation>
            <numerusform>{cells} hiçbir durumda {digits} olamaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Crossed out too: {list}.</source>
        <translation>Ayrıca şu adaylar elenir: {list}.</translation>
    </message>
    <message>
        <source>So these are crossed out: {list}.</source>
        <translation>Bu yüzden şu adaylar elenir: {list}.</translation>
    </message>
    <message>
        <source>In each case these are crossed out: {list}.</source>
        <translation>Her durumda şu adaylar elenir: {list}.</translation>
    </message>
    <message>
        <source>{digits} in {cells}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list of what is crossed out, such as: 4 and 7 in r1c5</extracomment>
        <translation>{digits} ({cells})</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCalendar</name>
    <message>
        <source>Calendar</source>
        <translation>Takvim</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyCard</name>
    <message>
        <source>Level</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>Preview of the puzzle</source>
        <translation>Bulmacanın ön izlemesi</translation>
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
        <translation>Bugün</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyLegend</name>
    <message>
        <source>solved</source>
        <translation>çözüldü</translation>
    </message>
    <message>
        <source>solved with help</source>
        <translation>yardımla çözüldü</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>hâlâ açık</translation>
    </message>
    <message>
        <source>still open, can be played</source>
        <translation>hâlâ açık, oynanabilir</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonth</name>
    <message>
        <source>counts for a streak</source>
        <translation>seriye sayılır</translation>
    </message>
    <message>
        <source>Week %1</source>
        <translation>%1. hafta</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyMonthCard</name>
    <message>
        <source>Month before</source>
        <translation>Önceki ay</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Sonraki ay</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyPage</name>
    <message>
        <source>Daily puzzle</source>
        <translation>Günün bulmacası</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Sürdür</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Yeniden oyna</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Making the puzzle…</source>
        <translation>Bulmaca hazırlanıyor…</translation>
    </message>
    <message>
        <source>SE %1</source>
        <comment>rating of Sudoku Explainer</comment>
        <translation>SE %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln givens</source>
        <translation>
            <numerusform>%Ln verilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Takvim</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Bulmaca</translation>
    </message>
</context>
<context>
    <name>sudoku::DailyStreakCard</name>
    <message>
        <source>%1, longest streak %2</source>
        <comment>&apos;12 days in a row&apos; and a number of days</comment>
        <translation>%1, en uzun seri %2</translation>
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
        <translation>d MMMM dddd</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <comment>a day with its weekday and its year</comment>
        <translation>d MMMM yyyy dddd</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a month and its year</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not yet to be played</source>
        <translation>henüz oynanamaz</translation>
    </message>
    <message>
        <source>open</source>
        <translation>açık</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>kaçırıldı</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>başlandı</translation>
    </message>
    <message>
        <source>solved later with help, %1</source>
        <translation>sonradan yardımla çözüldü, %1</translation>
    </message>
    <message>
        <source>solved later, %1</source>
        <translation>sonradan çözüldü, %1</translation>
    </message>
    <message>
        <source>solved, its solution known, %1</source>
        <translation>çözümü önceden bilinerek çözüldü, %1</translation>
    </message>
    <message>
        <source>solved with help, %1</source>
        <translation>yardımla çözüldü, %1</translation>
    </message>
    <message>
        <source>solved, %1</source>
        <translation>çözüldü, %1</translation>
    </message>
    <message>
        <source>%1, today: %2</source>
        <comment>a day and its state</comment>
        <translation>%1, bugün: %2</translation>
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
            <numerusform>{n} gün üst üste</numerusform>
        </translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>en uzun seri</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>days of a month</comment>
        <translation>%2 bulmacadan %1 tanesi çözüldü</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>medyan %1</translation>
    </message>
    <message>
        <source>Its puzzles can be played from that day on.</source>
        <translation>Bu tarihin bulmacaları o günden başlayarak oynanabilir.</translation>
    </message>
    <message>
        <source>You have begun it.</source>
        <translation>Buna başladınız.</translation>
    </message>
    <message>
        <source>The same puzzle for everyone: %1, whatever level New has.</source>
        <comment>a level</comment>
        <translation>Herkes için aynı bulmaca: %1; yeni oyunun zorluğundan bağımsız.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You solved it in %1. Its solution was known before, so it does not count for the streak.</source>
        <translation>%1 sürede çözdünüz. Çözümü önceden bilindiği için seriye sayılmaz.</translation>
    </message>
    <message>
        <source>You solved it on a later day in %1, which does not count for the streak.</source>
        <translation>Daha sonraki bir gün %1 sürede çözdünüz; bu seriye sayılmaz.</translation>
    </message>
    <message>
        <source>You solved it with help in %1.</source>
        <translation>Yardımla %1 sürede çözdünüz.</translation>
    </message>
    <message>
        <source>You solved it in %1.</source>
        <translation>%1 sürede çözdünüz.</translation>
    </message>
    <message>
        <source>Today counts for the streak already.</source>
        <translation>Bugün seriye zaten sayıldı.</translation>
    </message>
    <message>
        <source>Its day counts for the streak already.</source>
        <translation>O gün seriye zaten sayıldı.</translation>
    </message>
    <message>
        <source>Solve it by %1, and its day counts for the streak.</source>
        <comment>a time of the day</comment>
        <translation>%1 saatine kadar çözerseniz o gün seriye sayılır.</translation>
    </message>
    <message>
        <source>An earlier day does not count for the streak.</source>
        <translation>Geçmiş bir gün seriye sayılmaz.</translation>
    </message>
    <message>
        <source>Solve it today and your streak grows to %L1; a day left out ends it.</source>
        <translation>Bugün çözerseniz seriniz %L1 güne çıkar; atlanan bir gün seriyi bitirir.</translation>
    </message>
    <message>
        <source>Solve it today to begin a streak.</source>
        <translation>Bugün çözün, bir seri başlasın.</translation>
    </message>
</context>
<context>
    <name>sudoku::DayWords</name>
    <message>
        <source>Today</source>
        <translation>Bugün</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Dün</translation>
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
        <translation>Her bulmacanın tek bir çözümü ve dürüst bir zorluğu vardır; zorluğu, çözmek için gereken mantık belirler. Kolaydan insanüstüne altı zorlukta bulmaca hemen oynanmaya hazırdır.</translation>
    </message>
    <message>
        <source>There is no advertising, and nothing leaves your computer.</source>
        <translation>Reklam yoktur ve hiçbir veri bilgisayarınızdan dışarı çıkmaz.</translation>
    </message>
    <message>
        <source>Hints say where to look, what the pattern is and why it works, with a picture on the board</source>
        <translation>İpuçları nereye bakılacağını, desenin ne olduğunu ve neden işe yaradığını tahta üzerinde göstererek anlatır</translation>
    </message>
    <message>
        <source>A course leads from the rules to the hardest techniques, with exercises and puzzles for you</source>
        <translation>Kurs, alıştırmalarla ve size özel bulmacalarla kurallardan en zor tekniklere götürür</translation>
    </message>
    <message>
        <source>A review of each game shows what you found, and what would have helped</source>
        <translation>Her oyunun incelemesi neleri bulduğunuzu ve nelerin işinize yarayacağını gösterir</translation>
    </message>
    <message>
        <source>Every move is saved at once; a library keeps all your games</source>
        <translation>Her hamle anında kaydedilir; tüm oyunlarınız kitaplıkta durur</translation>
    </message>
    <message>
        <source>A daily puzzle, statistics, and prints of sheets and whole books</source>
        <translation>Günün bulmacası, istatistikler, tek sayfadan koca bir kitaba kadar baskı</translation>
    </message>
    <message>
        <source>Opens and saves the puzzle files of many other programs</source>
        <translation>Başka birçok programın bulmaca dosyalarını açar ve kaydeder</translation>
    </message>
    <message>
        <source>Made for keyboard, mouse, finger and screen reader, in light, dark and high contrast</source>
        <translation>Klavye, fare, dokunmatik ekran ve ekran okuyucuyla rahatça kullanılır; açık, koyu ve yüksek karşıtlıklı temaları vardır</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Notlarla bir oyun</translation>
    </message>
    <message>
        <source>A hint explains its pattern</source>
        <translation>Deseni açıklayan bir ipucu</translation>
    </message>
    <message>
        <source>The course, with what you know and what comes next</source>
        <translation>Kurs: bildikleriniz ve sıradakiler</translation>
    </message>
    <message>
        <source>The library of all games</source>
        <translation>Tüm oyunların kitaplığı</translation>
    </message>
    <message>
        <source>Logic game</source>
        <extracomment>What the program is, below its name in a menu.</extracomment>
        <translation>Mantık oyunu</translation>
    </message>
    <message>
        <source>Solve puzzles, learn every step</source>
        <extracomment>Below the program&apos;s name in a software centre: at most about 35 characters, no full stop.</extracomment>
        <translation>Bulmaca çözün, her adımı öğrenin</translation>
    </message>
    <message>
        <source>puzzle;logic;numbers;brain;</source>
        <extracomment>Words by which somebody may search for the program, in your language, each with a semicolon behind it.</extracomment>
        <translation>bulmaca;mantık;sayı;rakam;zeka;beyin;</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>in the menu of the desktop</comment>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>in the menu of the desktop</comment>
        <extracomment>Goes on with the latest game.</extracomment>
        <translation>Sürdür</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <comment>in the menu of the desktop</comment>
        <translation>Günün bulmacası</translation>
    </message>
    <message>
        <source>Sudoku puzzle (%1)</source>
        <extracomment>A kind of file. %1 is the name of its format, such as SDK.</extracomment>
        <translation>Sudoku bulmacası (%1)</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryBoard</name>
    <message>
        <source>Board of the puzzle being entered</source>
        <translation>Girilen bulmacanın tahtası</translation>
    </message>
</context>
<context>
    <name>sudoku::EntryPage</name>
    <message>
        <source>Enter a puzzle</source>
        <translation>Bulmaca gir</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Oy&amp;na</translation>
    </message>
    <message>
        <source>Play all the &amp;same</source>
        <translation>Yin&amp;e de oyna</translation>
    </message>
    <message>
        <source>Any of the solutions solves it; it has no level and counts in no statistics</source>
        <translation>Çözümlerden herhangi biri geçerli; zorluğu yoktur ve istatistiklere girmez</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Geri a&amp;l</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Y&amp;inele</translation>
    </message>
    <message>
        <source>&amp;Clear all</source>
        <translation>&amp;Tümünü temizle</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Yapıştır</translation>
    </message>
    <message>
        <source>Take back what was entered last</source>
        <translation>Son girileni geri alır</translation>
    </message>
    <message>
        <source>Enter again what was taken back</source>
        <translation>Geri alınanı yeniden girer</translation>
    </message>
    <message>
        <source>Enter the puzzle of the clipboard</source>
        <translation>Panodaki bulmacayı girer</translation>
    </message>
    <message>
        <source>Digit %1</source>
        <translation>Rakam %1</translation>
    </message>
    <message>
        <source>Type the givens as they are printed, cell by cell: {Space} leaves a cell empty, {Backspace} goes back.</source>
        <translation>Verilen rakamları basıldıkları gibi hücre hücre yazın: {Space} hücreyi boş bırakır, {Backspace} geri gider.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format.</source>
        <translation>Ya da herhangi bir biçimde bir bulmaca yapıştırın.</translation>
    </message>
    <message>
        <source>Or paste a puzzle in any format, with %1.</source>
        <translation>Ya da %1 ile herhangi bir biçimde bir bulmaca yapıştırın.</translation>
    </message>
    <message>
        <source>&amp;Add what is missing</source>
        <translation>Eksikle&amp;ri ekle</translation>
    </message>
    <message>
        <source>Sho&amp;w two solutions</source>
        <translation>İ&amp;ki çözüm göster</translation>
    </message>
</context>
<context>
    <name>sudoku::ExercisePane</name>
    <message>
        <source>Techniques</source>
        <translation>Teknikler</translation>
    </message>
    <message>
        <source>About it</source>
        <translation>Hakkında</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Sonuna kadar oyna</translation>
    </message>
    <message>
        <source>Show where</source>
        <translation>Yerini göster</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Açıkla</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Atla</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Teknik hakkında</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>Bu tekniğin dersi</translation>
    </message>
    <message>
        <source>Begins a game here; your own is kept</source>
        <translation>Buradan bir oyun başlatır; kendi oyununuz kaydedilir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Ten rounds are played</source>
        <translation>On tur oynandı</translation>
    </message>
    <message>
        <source>Nothing to practise</source>
        <translation>Alıştırma yapılacak bir şey yok</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Uygun konum aranıyor…</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Ne aranacak</translation>
    </message>
    <message>
        <source>Found alone: %1. With help: %2. Shown: %3. Skipped: %4. Next begins ten more.</source>
        <translation>Yardımsız bulunan: %1. Yardımla: %2. Gösterilen: %3. Atlanan: %4. “Sonraki” on tur daha başlatır.</translation>
    </message>
    <message>
        <source>There is no position for these techniques. Choose others.</source>
        <translation>Bu teknikler için konum yok. Başkalarını seçin.</translation>
    </message>
    <message>
        <source>Link by link</source>
        <translation>Bağlantı bağlantı</translation>
    </message>
    <message>
        <source>In the picture</source>
        <translation>Resimde</translation>
    </message>
</context>
<context>
    <name>sudoku::FirstTips</name>
    <message>
        <source>Click a cell and then its digit, or a digit and then its cells. You can type, too.</source>
        <translation>Bir hücreye, sonra rakamına tıklayın; ya da bir rakama, sonra hücrelerine. Klavyeyle de yazabilirsiniz.</translation>
    </message>
    <message>
        <source>A right click or {Del} clears a cell; Undo takes any move back.</source>
        <translation>Sağ tıklama ya da {Del} bir hücreyi temizler; “Geri al” her hamleyi geri alır.</translation>
    </message>
    <message>
        <source>No idea how to go on? Next step shows where to look.</source>
        <translation>Nasıl ilerleyeceğinizi bilmiyor musunuz? “Sonraki adım” nereye bakılacağını gösterir.</translation>
    </message>
    <message>
        <source>New to this? Learn, in Tools, begins with the rules.</source>
        <translation>İlk kez mi oynuyorsunuz? Araçlar menüsündeki “Öğren” kurallarla başlar.</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Öğren…</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Anladım</translation>
    </message>
</context>
<context>
    <name>sudoku::ForMeWords</name>
    <message>
        <source>For me: needs %1</source>
        <comment>a technique</comment>
        <translation>Size özel: %1 gerekli</translation>
    </message>
    <message>
        <source>For me: what you know</source>
        <translation>Size özel: bildikleriniz</translation>
    </message>
    <message>
        <source>Nothing new</source>
        <translation>Yeni bir şey yok</translation>
    </message>
    <message>
        <source>what you know</source>
        <translation>bildikleriniz</translation>
    </message>
    <message>
        <source>your next lesson</source>
        <translation>sıradaki dersiniz</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>tazeleme zamanı</translation>
    </message>
    <message>
        <source>you are learning it</source>
        <translation>öğreniyorsunuz</translation>
    </message>
    <message>
        <source>you know it</source>
        <translation>biliyorsunuz</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>sizin için yeni</translation>
    </message>
    <message>
        <source>one %1</source>
        <comment>a technique</comment>
        <translation>bir %1</translation>
    </message>
    <message>
        <source>%1 at least once</source>
        <comment>a technique</comment>
        <translation>en az bir kez %1</translation>
    </message>
    <message>
        <source>All that you know, and nothing else.</source>
        <translation>Bildikleriniz yeter, başka bir şey gerekmiyor.</translation>
    </message>
    <message>
        <source>All that you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Bildikleriniz ve %1.</translation>
    </message>
    <message>
        <source>You met it yesterday.</source>
        <translation>Onunla dün karşılaştınız.</translation>
    </message>
    <message numerus="yes">
        <source>You have not met one for %Ln days.</source>
        <translation>
            <numerusform>%Ln gündür böyle bir desenle karşılaşmadınız.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not met it for %Ln days.</source>
        <translation>
            <numerusform>%Ln gündür onunla karşılaşmadınız.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next New needs what you know, and %1.</source>
        <comment>what a puzzle takes</comment>
        <translation>Sıradaki yeni oyun için gerekenler: bildikleriniz ve %1.</translation>
    </message>
    <message>
        <source>The next New needs what you know, and nothing else.</source>
        <translation>Sıradaki yeni oyun için bildikleriniz yeter, başka bir şey gerekmiyor.</translation>
    </message>
    <message>
        <source>No puzzle that needs %1 yet. This one needs what you know.</source>
        <comment>a technique</comment>
        <translation>Henüz “%1” gerektiren bulmaca yok. Bu bulmaca için bildikleriniz yeter.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameButton</name>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Back to the game ({Esc})</source>
        <translation>Oyuna dön ({Esc})</translation>
    </message>
</context>
<context>
    <name>sudoku::GameDatabase</name>
    <message>
        <source>another program reads the games all the time</source>
        <translation>başka bir program oyunları durmadan okuyor</translation>
    </message>
    <message>
        <source>another program is at work on it</source>
        <translation>başka bir program üzerinde çalışıyor</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>disk dolu</translation>
    </message>
    <message>
        <source>another program has locked the file</source>
        <translation>başka bir program dosyayı kilitlemiş</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>dosyaya yazılamıyor</translation>
    </message>
    <message>
        <source>the file cannot be opened</source>
        <translation>dosya açılamıyor</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>disk bir hata bildiriyor</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>klasör oluşturulamıyor</translation>
    </message>
    <message>
        <source>games.sqlite is no ordinary file</source>
        <translation>games.sqlite sıradan bir dosya değil</translation>
    </message>
    <message>
        <source>they belong to a newer version of this program</source>
        <translation>bu programın daha yeni bir sürümüne ait</translation>
    </message>
</context>
<context>
    <name>sudoku::GameGroup</name>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>Ye&amp;ni</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>Denet&amp;le</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>Çı&amp;k</translation>
    </message>
    <message>
        <source>A new game of the level below</source>
        <translation>Aşağıdaki zorlukta yeni bir oyun</translation>
    </message>
    <message>
        <source>Marks right entries and wrong ones</source>
        <translation>Doğru ve yanlış rakamları işaretler</translation>
    </message>
    <message>
        <source>The game is kept</source>
        <translation>Oyun kaydedilir</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Zorl&amp;uk</translation>
    </message>
</context>
<context>
    <name>sudoku::GameHistory</name>
    <message>
        <source>This cannot be kept now.</source>
        <translation>Bu şimdi kaydedilemiyor.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameKeeper</name>
    <message>
        <source>Your games can be read again. What you played meanwhile is kept as a game of its own.</source>
        <translation>Oyunlarınız yeniden okunabiliyor. Bu arada oynadığınız oyun, ayrı bir oyun olarak kaydedildi.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games of the backup of %1 are missing here.</source>
        <translation>
            <numerusform>%1 yedeğindeki %Ln oyun burada eksik.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::GameReader</name>
    <message>
        <source>a move cannot be made</source>
        <translation>bir hamle yapılamıyor</translation>
    </message>
    <message>
        <source>its %1 are no list</source>
        <translation>%1 alanı liste biçiminde değil</translation>
    </message>
    <message>
        <source>its %1 is no text</source>
        <translation>%1 alanı metin değil</translation>
    </message>
    <message>
        <source>its %1 is neither true nor false</source>
        <translation>%1 alanının değeri ne true ne false</translation>
    </message>
    <message>
        <source>its key cannot be read</source>
        <translation>anahtarı okunamıyor</translation>
    </message>
    <message>
        <source>its key leaves no room for keys that follow</source>
        <translation>anahtarı, ardından gelecek anahtarlara yer bırakmıyor</translation>
    </message>
    <message>
        <source>its givens cannot be read</source>
        <translation>verilen rakamları okunamıyor</translation>
    </message>
    <message>
        <source>its givens make no puzzle</source>
        <translation>verilen rakamları bir bulmaca oluşturmuyor</translation>
    </message>
    <message>
        <source>its givens make no puzzle with one solution</source>
        <translation>verilen rakamları tek çözümlü bir bulmaca oluşturmuyor</translation>
    </message>
    <message>
        <source>move %1 cannot be read</source>
        <translation>hamle %1 okunamıyor</translation>
    </message>
    <message>
        <source>the key of move %1 is not greater than the one before</source>
        <translation>hamle %1: anahtarı bir öncekinden büyük değil</translation>
    </message>
    <message>
        <source>the key of move %1 leaves no room for the next</source>
        <translation>hamle %1: anahtarı bir sonrakine yer bırakmıyor</translation>
    </message>
    <message>
        <source>event %1 cannot be read</source>
        <translation>olay %1 okunamıyor</translation>
    </message>
    <message>
        <source>event %1</source>
        <translation>olay %1</translation>
    </message>
    <message>
        <source>checkpoint %1 cannot be read</source>
        <translation>kayıt noktası %1 okunamıyor</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <translation>kayıt noktası %1</translation>
    </message>
    <message>
        <source>it stands after no move of its own</source>
        <translation>kendine ait bir hamlenin ardında durmuyor</translation>
    </message>
    <message>
        <source>a trial begins nowhere</source>
        <translation>bir denemenin başlangıcı yok</translation>
    </message>
    <message>
        <source>its chosen number cannot be read</source>
        <translation>seçili rakamı okunamıyor</translation>
    </message>
    <message>
        <source>its chosen colour cannot be read</source>
        <translation>seçili rengi okunamıyor</translation>
    </message>
    <message>
        <source>its input mode cannot be read</source>
        <translation>giriş modu okunamıyor</translation>
    </message>
    <message>
        <source>its selection cannot be read</source>
        <translation>seçimi okunamıyor</translation>
    </message>
    <message>
        <source>its times cannot be read</source>
        <translation>süreleri okunamıyor</translation>
    </message>
    <message>
        <source>its days cannot be read</source>
        <translation>günleri okunamıyor</translation>
    </message>
    <message>
        <source>its name is too long</source>
        <translation>adı çok uzun</translation>
    </message>
    <message>
        <source>a tag cannot be read</source>
        <translation>bir etiket okunamıyor</translation>
    </message>
    <message>
        <source>%1 has the key of another</source>
        <translation>%1, bir başkasının anahtarını taşıyor</translation>
    </message>
    <message>
        <source>the key of %1 leaves no room for the next</source>
        <translation>%1 anahtarı, bir sonrakine yer bırakmıyor</translation>
    </message>
</context>
<context>
    <name>sudoku::GameSession</name>
    <message>
        <source>No such puzzle was found.</source>
        <translation>Böyle bir bulmaca bulunamadı.</translation>
    </message>
    <message>
        <source>%1: a puzzle is being made …</source>
        <translation>%1: bulmaca hazırlanıyor…</translation>
    </message>
    <message>
        <source>This is the game before.</source>
        <translation>Bu, önceki oyun.</translation>
    </message>
    <message>
        <source>This game cannot be opened now: it is played in another window, or cannot be read.</source>
        <translation>Bu oyun şimdi açılamıyor: başka bir pencerede oynanıyor ya da okunamıyor.</translation>
    </message>
    <message>
        <source>This game cannot be read.</source>
        <translation>Bu oyun okunamıyor.</translation>
    </message>
    <message>
        <source>This puzzle is in no collection.</source>
        <translation>Bu bulmaca hiçbir koleksiyonda yok.</translation>
    </message>
    <message>
        <source>This puzzle cannot be read.</source>
        <translation>Bu bulmaca okunamıyor.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Bu koleksiyonun her bulmacasına başlanmış.</translation>
    </message>
    <message>
        <source>Your puzzle</source>
        <translation>Bulmacanız</translation>
    </message>
    <message>
        <source>No new game: this one goes on.</source>
        <translation>Yeni oyun yok: bu oyun sürüyor.</translation>
    </message>
    <message>
        <source>No new game.</source>
        <translation>Yeni oyun yok.</translation>
    </message>
</context>
<context>
    <name>sudoku::GameWords</name>
    <message>
        <source>No level</source>
        <translation>Zorluk yok</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Birden çok çözüm</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Çözüldü</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Vazgeçildi</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Sürüyor</translation>
    </message>
    <message>
        <source>solved</source>
        <comment>a game, in a list</comment>
        <translation>çözüldü</translation>
    </message>
    <message>
        <source>given up</source>
        <comment>a game, in a list</comment>
        <translation>vazgeçildi</translation>
    </message>
    <message>
        <source>in progress</source>
        <comment>a game, in a list</comment>
        <translation>sürüyor</translation>
    </message>
    <message>
        <source>Not begun</source>
        <translation>Başlanmadı</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>yardımla</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>yardımsız</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Günlük</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a collection, a puzzle in it</comment>
        <translation>%1, %2</translation>
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
        <translation>Oynadığınız oyun elektrik kesintisine karşı güvende değil: disk bir hata bildiriyor.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged. The games in it are being read; you can play meanwhile.</source>
        <translation>Kayıtlı oyunların dosyası bozulmuştu. İçindeki oyunlar okunuyor; bu arada oynayabilirsiniz.</translation>
    </message>
    <message>
        <source>A saved game cannot be read and has been left alone.</source>
        <translation>Kayıtlı bir oyun okunamadı ve olduğu gibi bırakıldı.</translation>
    </message>
    <message>
        <source>Game %1 in %2</source>
        <comment>a row of the file</comment>
        <translation>Oyun %1, %2</translation>
    </message>
    <message>
        <source>the file is damaged and cannot be set aside</source>
        <translation>dosya bozuk ve kenara alınamıyor</translation>
    </message>
    <message>
        <source>the folder cannot be written to</source>
        <translation>klasöre yazılamıyor</translation>
    </message>
    <message>
        <source>the file has been deleted, and cannot be put back: %1</source>
        <translation>dosya silinmiş ve yerine konulamıyor: %1</translation>
    </message>
    <message>
        <source>Another program has deleted the file of saved games. It has been put back.</source>
        <translation>Başka bir program kayıtlı oyunların dosyasını silmiş. Dosya yerine kondu.</translation>
    </message>
    <message>
        <source>Another program has replaced the file of saved games. This game has been added to it.</source>
        <translation>Başka bir program kayıtlı oyunların dosyasını değiştirmiş. Bu oyun ona eklendi.</translation>
    </message>
    <message>
        <source>The file of saved games was damaged.</source>
        <translation>Kayıtlı oyunların dosyası bozulmuştu.</translation>
    </message>
    <message>
        <source>Games saved from it: %1, %2 of them without their last moves; games lost: %3.</source>
        <translation>Kurtarılan oyunlar: %1, son hamleleri eksik olanlar: %2; kaybolan oyunlar: %3.</translation>
    </message>
    <message>
        <source>No game in it could be read.</source>
        <translation>İçindeki hiçbir oyun okunamadı.</translation>
    </message>
    <message>
        <source>All games in it could be saved: %1.</source>
        <translation>İçindeki tüm oyunlar kurtarıldı: %1.</translation>
    </message>
    <message>
        <source>From the backups: %1.</source>
        <translation>Yedeklerden: %1.</translation>
    </message>
    <message>
        <source>The damaged file is kept as %1.</source>
        <translation>Bozuk dosya şu adla kaydedildi: %1.</translation>
    </message>
    <message>
        <source>the file cannot be written to</source>
        <translation>dosyaya yazılamıyor</translation>
    </message>
    <message>
        <source>Not saved: %1. What you play is saved as soon as that is possible.</source>
        <translation>Kaydedilmedi: %1. Oynadığınız oyun, mümkün olur olmaz kaydedilecek.</translation>
    </message>
    <message>
        <source>File: %1
Reason: %2</source>
        <translation>Dosya: %1
Neden: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideContents</name>
    <message>
        <source>Basics</source>
        <translation>Temeller</translation>
    </message>
    <message>
        <source>Nothing is called that.</source>
        <translation>Bu adı taşıyan yok.</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Teknik ara</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Teknikler</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Bir dakikada kurallar</translation>
    </message>
</context>
<context>
    <name>sudoku::GuidePage</name>
    <message>
        <source>Technique guide</source>
        <translation>Teknik rehberi</translation>
    </message>
    <message>
        <source>An example on the board</source>
        <translation>Tahtada bir örnek</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>İçindekiler</translation>
    </message>
    <message>
        <source>Another</source>
        <translation>Başka</translation>
    </message>
    <message>
        <source>Another example</source>
        <translation>Başka bir örnek</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>The lesson on this technique</source>
        <translation>Bu tekniğin dersi</translation>
    </message>
    <message>
        <source>Practise this</source>
        <translation>Alıştırma yap</translation>
    </message>
    <message>
        <source>%1 · score %2 · %3</source>
        <comment>level, HoDoKu&apos;s score, what it is in a few words</comment>
        <translation>%1 · puan %2 · %3</translation>
    </message>
    <message>
        <source>The rules in a minute</source>
        <translation>Bir dakikada kurallar</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Ne aranacak</translation>
    </message>
    <message>
        <source>Why it works</source>
        <translation>Neden geçerli</translation>
    </message>
    <message>
        <source>How to find it</source>
        <translation>Nasıl bulunur</translation>
    </message>
    <message>
        <source>In this example</source>
        <translation>Bu örnekte</translation>
    </message>
    <message>
        <source>The walk</source>
        <translation>Adım adım</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Sayfa %1/%2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Adım %1/%2</translation>
    </message>
    <message>
        <source>Go to: %1</source>
        <comment>a page of the guide</comment>
        <translation>Git: %1</translation>
    </message>
    <message>
        <source>Rules back</source>
        <translation>Kurallar: önceki resim</translation>
    </message>
    <message>
        <source>Walk back</source>
        <translation>Adım adım: önceki adım</translation>
    </message>
    <message>
        <source>Rules forward</source>
        <translation>Kurallar: sonraki resim</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Adım adım: sonraki adım</translation>
    </message>
    <message>
        <source>Back to the page</source>
        <translation>Sayfaya dön</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideRules</name>
    <message>
        <source>The board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>The board has nine rows, nine columns and nine boxes.</source>
        <translation>Tahtada dokuz satır, dokuz sütun ve dokuz kutu vardır.</translation>
    </message>
    <message>
        <source>Here are {row}, {column} and {box}.</source>
        <translation>İşte {row}, {column} ve {box}.</translation>
    </message>
    <message>
        <source>a row</source>
        <translation>bir satır</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>bir sütun</translation>
    </message>
    <message>
        <source>a box</source>
        <translation>bir kutu</translation>
    </message>
    <message>
        <source>We call each of them a house: nine cells that belong together.</source>
        <translation>Bunların her birine birim diyoruz: birlikte bir bütün oluşturan dokuz hücre.</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Every house contains each digit from 1 to 9 once.</source>
        <translation>Her birimde 1’den 9’a kadar her rakam bir kez bulunur.</translation>
    </message>
    <message>
        <source>Look at {box}: nine cells, nine digits, none twice.</source>
        <translation>{box} bakın: dokuz hücre, dokuz rakam, hiçbiri iki kez geçmiyor.</translation>
    </message>
    <message>
        <source>the box in the middle</source>
        <translation>ortadaki kutuya</translation>
    </message>
    <message>
        <source>It is the same in every row, every column and every other box.</source>
        <translation>Her satırda, her sütunda ve öteki kutuların hepsinde de böyledir.</translation>
    </message>
    <message>
        <source>That is the only rule.</source>
        <translation>Tek kural budur.</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Amaç</translation>
    </message>
    <message>
        <source>Some digits are given. They stay as they are.</source>
        <translation>Bazı rakamlar verilmiştir. Bunlar olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>You fill in the rest, one cell after the other.</source>
        <translation>Gerisini hücre hücre siz doldurursunuz.</translation>
    </message>
    <message>
        <source>Each puzzle has just one solution. You find it by thinking and need not guess.</source>
        <translation>Her bulmacanın tek bir çözümü vardır. Onu düşünerek bulursunuz, tahmin etmeniz gerekmez.</translation>
    </message>
    <message>
        <source>What a cell sees</source>
        <translation>Bir hücrenin gördükleri</translation>
    </message>
    <message>
        <source>{cell} lies in one row, one column and one box.</source>
        <translation>{cell} bir satırda, bir sütunda ve bir kutuda yer alır.</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>Bu hücre</translation>
    </message>
    <message>
        <source>It sees the other cells of {houses}.</source>
        <translation>{houses} öteki hücrelerini görür.</translation>
    </message>
    <message>
        <source>these houses</source>
        <translation>bu birimlerin</translation>
    </message>
    <message>
        <source>What stands in one of those cannot stand here again.</source>
        <translation>O hücrelerde duran rakam burada bir daha bulunamaz.</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Adaylar</translation>
    </message>
    <message>
        <source>The digits that {cell} can still take are its candidates.</source>
        <translation>{cell} hâlâ alabileceği rakamlar onun adaylarıdır.</translation>
    </message>
    <message>
        <source>a cell</source>
        <translation>bir hücrenin</translation>
    </message>
    <message>
        <source>You can write them into the cell as small notes.</source>
        <translation>Adayları hücreye küçük notlar olarak yazabilirsiniz.</translation>
    </message>
    <message>
        <source>Techniques place a digit, or show that a candidate is wrong.</source>
        <translation>Teknikler bir rakamı yerleştirir ya da bir adayın yanlış olduğunu gösterir.</translation>
    </message>
    <message>
        <source>When one candidate is left in a cell, it is the digit.</source>
        <translation>Bir hücrede tek aday kaldığında oranın rakamı odur.</translation>
    </message>
    <message>
        <source>A first step</source>
        <translation>İlk adım</translation>
    </message>
    <message>
        <source>Go on like this. The next pages show how.</source>
        <translation>Böyle devam edin. Sonraki sayfalar nasıl yapılacağını gösteriyor.</translation>
    </message>
</context>
<context>
    <name>sudoku::GuideWords</name>
    <message>
        <source>A row, column or box in which only one cell is empty.</source>
        <translation>Yalnızca bir hücresi boş kalan satır, sütun ya da kutu.</translation>
    </message>
    <message>
        <source>A house has nine cells for nine digits.
Eight digits are there, so the last cell takes the ninth.</source>
        <translation>Bir birimde dokuz rakam için dokuz hücre vardır.
Sekiz rakam yerindeyse son hücre dokuzuncuyu alır.</translation>
    </message>
    <message>
        <source>Look for houses that are nearly full.
Count from 1 to 9 and see which digit is missing.</source>
        <translation>Neredeyse dolmuş birimleri arayın.
1’den 9’a kadar sayın ve hangi rakamın eksik olduğuna bakın.</translation>
    </message>
    <message>
        <source>A cell for which only one digit is left.
Its row, its column and its box hold the other eight.</source>
        <translation>Yalnızca bir rakamın kaldığı hücre.
Öteki sekiz rakam satırında, sütununda ve kutusundadır.</translation>
    </message>
    <message>
        <source>No digit may stand twice in a row, column or box.
If eight digits are taken around a cell, the ninth has to go there.</source>
        <translation>Hiçbir rakam bir satırda, sütunda ya da kutuda iki kez bulunamaz.
Bir hücrenin satırında, sütununda ve kutusunda toplam sekiz farklı rakam varsa o hücreye dokuzuncusu gelmek zorundadır.</translation>
    </message>
    <message>
        <source>Pick a cell whose row, column and box are well filled.
Count from 1 to 9 and leave out every digit that the cell sees.
If one digit remains, write it.</source>
        <translation>Satırı, sütunu ve kutusu epeyce dolmuş bir hücre seçin.
1’den 9’a kadar sayın, hücrenin gördüğü her rakamı atlayın.
Geriye tek rakam kalırsa onu yazın.</translation>
    </message>
    <message>
        <source>A digit that has only one place left in a row, column or box.</source>
        <translation>Bir satırda, sütunda ya da kutuda yalnızca bir yeri kalan rakam.</translation>
    </message>
    <message>
        <source>Every house needs the digit once.
Where it stands already, it closes its row, its column and its box for itself.
If all cells of a house but one are closed, it goes there.</source>
        <translation>Her birimde her rakam bir kez bulunmalıdır.
Bir rakam, bulunduğu satırı, sütunu ve kutuyu kendisi için kapatır.
Bir birimde biri dışında tüm hücreler kapalıysa rakam oraya gelir.</translation>
    </message>
    <message>
        <source>Take one digit and one box that lacks it.
From each place where the digit stands, cross out its row and its column.
If one empty cell of the box is left, write the digit.
Do the same with rows and columns.</source>
        <translation>Bir rakam ve onun eksik olduğu bir kutu seçin.
Rakamın durduğu her yerin satırını ve sütununu eleyin.
Kutuda tek boş hücre kalırsa rakamı oraya yazın.
Aynısını satırlar ve sütunlar için de yapın.</translation>
    </message>
    <message>
        <source>A digit whose places in a box all lie on one row, or all on one column.</source>
        <translation>Bir kutudaki yerlerinin hepsi tek bir satırda ya da tek bir sütunda olan rakam.</translation>
    </message>
    <message>
        <source>The box needs the digit, so it will stand in one of these cells.
All of them lie on the same line, so this is the digit of the line too.
The rest of the line cannot hold it.</source>
        <translation>Kutuya bu rakam gerekir; öyleyse bu hücrelerden birine gelecektir.
Hepsi aynı satırda ya da sütunda olduğundan bu, o hattın da rakamıdır.
Hattın geri kalanı bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Take a box and a digit that it lacks.
Mark where the digit can go.
If the marks stand in line, follow this line out of the box.</source>
        <translation>Bir kutu ve onda eksik olan bir rakam seçin.
Rakamın gelebileceği yerleri işaretleyin.
İşaretler aynı hizadaysa bu hattı kutunun dışına doğru izleyin.</translation>
    </message>
    <message>
        <source>A digit whose places in a row or column all lie in one box.</source>
        <translation>Bir satırdaki ya da sütundaki yerlerinin hepsi tek bir kutuda olan rakam.</translation>
    </message>
    <message>
        <source>The line needs the digit, so it will stand in one of these cells.
All of them lie in the same box, so this is the digit of the box too.
The rest of the box cannot hold it.</source>
        <translation>Satıra ya da sütuna bu rakam gerekir; öyleyse bu hücrelerden birine gelecektir.
Hepsi aynı kutuda olduğundan bu, o kutunun da rakamıdır.
Kutunun geri kalanı bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Take a row or column and a digit that it lacks.
Mark where the digit can go.
If the marks lie in one box, look at the other cells of this box.</source>
        <translation>Bir satır ya da sütun ve onda eksik olan bir rakam seçin.
Rakamın gelebileceği yerleri işaretleyin.
İşaretler tek bir kutudaysa bu kutunun öteki hücrelerine bakın.</translation>
    </message>
    <message numerus="yes">
        <source>In a box, {count} cells that stand in line and can hold only the same {count} digits.</source>
        <translation>
            <numerusform>Bir kutuda aynı hizada duran ve yalnızca aynı {count} rakamı alabilen {count} hücre.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cells use up these digits; only the order is open.
The cells share a line and a box, so both lose the digits elsewhere.</source>
        <translation>Bu hücreler bu rakamları tüketir; belli olmayan yalnızca hangisinin nereye geleceğidir.
Hücreler bir hattı ve bir kutuyu paylaşır; bu yüzden bu rakamlar ikisinin geri kalanından elenir.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
In each box compare cells that stand in line.</source>
        <translation>Boş hücrelerin adaylarını, yani oraya hâlâ gelebilecek rakamları yazın.
Her kutuda aynı hizadaki hücreleri karşılaştırın.</translation>
    </message>
    <message>
        <source>Two cells of a house that can both hold only the same two digits.</source>
        <translation>Bir birimde, ikisi de yalnızca aynı iki rakamı alabilen iki hücre.</translation>
    </message>
    <message>
        <source>If one cell takes the first digit, the other takes the second.
The order is open, the digits are not: both are used up.
So no other cell of the house can hold either.</source>
        <translation>Hücrelerden biri birinci rakamı alırsa öteki ikincisini alır.
Hangisinin nereye geleceği belli değildir, ama rakamlar bellidir: ikisi de bu iki hücrede kullanılmıştır.
Öyleyse birimin başka hiçbir hücresi bu iki rakamın hiçbirini alamaz.</translation>
    </message>
    <message>
        <source>Write the candidates of the empty cells: the digits that are still possible there.
Look for cells with just two candidates.
If two such cells of a house are equal, you have a pair.</source>
        <translation>Boş hücrelerin adaylarını, yani oraya hâlâ gelebilecek rakamları yazın.
Yalnızca iki adayı olan hücreleri arayın.
Bir birimde böyle iki hücrenin adayları aynıysa bir ikili buldunuz.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} cells that together can hold only {count} digits.
No single cell needs to have all of them.</source>
        <translation>
            <numerusform>Bir birimde, birlikte yalnızca {count} rakamı alabilen {count} hücre.
Hücrelerin her birinde bu rakamların hepsi bulunmayabilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many cells as digits: each cell takes one of them, and all are used up.
So no other cell of the house can hold any.</source>
        <translation>Hücre sayısı kadar rakam var: her hücre bunlardan birini alır ve hepsi bu hücrelerde kullanılmış olur.
Öyleyse birimin başka hiçbir hücresi bunları alamaz.</translation>
    </message>
    <message numerus="yes">
        <source>Look at the cells of a house with the fewest candidates.
Add up the different digits of {count} such cells.
If there are just {count}, cross them out in the rest of the house.</source>
        <translation>
            <numerusform>Bir birimin en az adaylı hücrelerine bakın.
Böyle {count} hücrede toplam kaç farklı rakam olduğunu sayın.
Yalnızca {count} rakam varsa bunları birimin geri kalanından eleyin.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two digits that have only the same two places in a house.</source>
        <translation>Bir birimde yalnızca aynı iki hücreye girebilen iki rakam.</translation>
    </message>
    <message>
        <source>Both digits need a place, and there are two places for the two.
So these cells hold the two digits, and nothing else fits in.</source>
        <translation>İki rakama da yer gerekir ve ikisi için toplam iki yer vardır.
Öyleyse bu hücreler bu iki rakamı alır ve oraya başka rakam giremez.</translation>
    </message>
    <message>
        <source>Go through the digits that a house still lacks.
Mark those with just two places.
If two digits have the same two places, clear these cells of all else.</source>
        <translation>Bir birimde eksik olan rakamları gözden geçirin.
Yalnızca iki yeri olanları işaretleyin.
İki rakamın iki yeri de aynıysa bu hücrelerdeki öteki adayları silin.</translation>
    </message>
    <message numerus="yes">
        <source>In a house, {count} digits that have only {count} places between them.</source>
        <translation>
            <numerusform>Bir birimde toplam yalnızca {count} yeri kalan {count} rakam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each digit needs a place, and there are just as many places.
So these cells hold these digits, and nothing else fits in.</source>
        <translation>Her rakama bir yer gerekir ve tam o kadar yer vardır.
Öyleyse bu hücreler bu rakamları alır ve oraya başka rakam giremez.</translation>
    </message>
    <message numerus="yes">
        <source>Go through the digits that a house still lacks, those with few places first.
Look for {count} digits that share {count} cells.
The rest of the house is then a set of cells and digits too: it may be easier to see.</source>
        <translation>
            <numerusform>Bir birimde eksik olan rakamları gözden geçirin, önce az yeri olanlara bakın.
{count} hücreyi paylaşan {count} rakam arayın.
O zaman birimin geri kalanı da hücrelerle rakamlardan oluşan bir kümedir: onu görmek daha kolay olabilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows, in the same two columns.
The same works with rows and columns exchanged.</source>
        <translation>İki satırın her birinde yalnızca iki yeri olan bir rakam; bu yerler iki satırda da aynı iki sütundadır.
Satırlarla sütunlar yer değiştirdiğinde de aynısı geçerlidir.</translation>
    </message>
    <message>
        <source>Each of the two rows needs the digit once.
They cannot take the same column, so they share out both columns.
Whichever way round, these columns have their digit; other rows cannot use them.</source>
        <translation>Rakam bu iki satırın her birinde bir kez bulunmalıdır.
İkisi aynı sütunu alamaz, bu yüzden iki sütunu bölüşürler.
Nasıl bölüşürlerse bölüşsünler, bu sütunlar rakamını almış olur; öteki satırlar onları kullanamaz.</translation>
    </message>
    <message>
        <source>Choose one digit and look at nothing else.
Find rows where it has only two places.
If two such rows use the same columns, you have an X-Wing.</source>
        <translation>Bir rakam seçin ve başka hiçbir şeye bakmayın.
Rakama yalnızca iki yer kalan satırları bulun.
Böyle iki satır aynı sütunları kullanıyorsa bir X-Wing buldunuz.</translation>
    </message>
    <message numerus="yes">
        <source>A digit whose places in {count} rows lie in only {count} columns.
The same works with rows and columns exchanged.
A row need not use all of these columns.</source>
        <translation>
            <numerusform>{count} satırdaki bütün yerleri yalnızca {count} sütunda bulunan bir rakam.
Satırlarla sütunlar yer değiştirdiğinde de aynısı geçerlidir.
Bir satırın bu sütunların hepsini kullanması gerekmez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the rows needs the digit once, and no column may have it twice.
As many rows as columns: each of these columns gets its digit from these rows.
So other rows cannot have it there.</source>
        <translation>Rakam bu satırların her birinde bir kez bulunmalıdır, hiçbir sütunda da iki kez bulunamaz.
Satır sayısı kadar sütun var: bu sütunların her birinde de rakam bu satırlardan birindedir.
Öyleyse öteki satırlarda rakam bu sütunlara gelemez.</translation>
    </message>
    <message numerus="yes">
        <source>Choose one digit and look at nothing else.
Leave out rows where it has many places.
See whether {count} of the rest get by with {count} columns.</source>
        <translation>
            <numerusform>Bir rakam seçin ve başka hiçbir şeye bakmayın.
Rakamın çok sayıda yerinin bulunduğu satırları bir kenara bırakın.
Kalanlardan {count} tanesine {count} sütunun yetip yetmediğine bakın.</numerusform>
        </translation>
    </message>
    <message>
        <source>Like the {fish}, with one or a few places too many.
The extra places are the fins; they stand in one box.</source>
        <translation>Tıpkı {fish} gibi, ama bir ya da birkaç yeri fazla.
Fazladan yerler yüzgeçlerdir; hepsi tek bir kutuda durur.</translation>
    </message>
    <message>
        <source>Either no fin is true, and the pattern holds; or one of the fins is true.
A candidate that goes in the first case and sees all fins goes in both.</source>
        <translation>Ya hiçbir yüzgeç doğru değildir ve desen geçerlidir ya da yüzgeçlerden biri doğrudur.
Birinci durumda elenen ve tüm yüzgeçleri gören bir aday iki durumda da elenir.</translation>
    </message>
    <message>
        <source>Look for the pattern, and allow a few extra places in one box.
Look only at candidates of the pattern in the box of the fins.</source>
        <translation>Deseni arayın ve tek bir kutuda birkaç fazladan yere izin verin.
Desenin yalnızca yüzgeçlerin kutusundaki adaylarına bakın.</translation>
    </message>
    <message>
        <source>Like the {fish}, with fins, and with a place missing where the fins are.</source>
        <translation>Tıpkı {fish} gibi, ama yüzgeçli; üstelik yüzgeçlerin olduğu yerde bir yeri eksik.</translation>
    </message>
    <message>
        <source>If the fins are not true, the rest of the pattern falls into place and holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Yüzgeçler doğru değilse desenin geri kalanı yerine oturur ve geçerli olur.
Bir yüzgeç doğruysa gördüğü adayları eler.
İki durumda da elenen aday yanlıştır.</translation>
    </message>
    <message>
        <source>Look for lines with two places of a digit that agree at one end only.
If the other ends share a box, one of them can be the fin.</source>
        <translation>Bir rakama iki yer kalan ve yalnızca birer ucu aynı hizada olan hatlar arayın.
Öteki uçlar bir kutuyu paylaşıyorsa bunlardan biri yüzgeç olabilir.</translation>
    </message>
    <message numerus="yes">
        <source>A fish in which boxes may stand for some of the lines.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Bazı hatlarının yerini kutuların alabildiği bir balık.
Burada {count} birimin karşısında {count} birim var.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each of the first houses needs the digit once.
All its places there lie in as many other houses, and those get it from there.
So the rest of these other houses cannot have it.</source>
        <translation>Rakam, yerlerine bakılan birimlerin her birinde bir kez bulunmalıdır.
Rakamın oralardaki bütün yerleri, aynı sayıda başka birimin içindedir; bu başka birimlerin her birinde de rakam o yerlerden birindedir.
Öyleyse bu başka birimlerin geri kalan hücreleri bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Choose a digit with many boxes in which it has few places.
Try a box together with lines that pass beside it.
Count: as many houses as houses that cover their places.</source>
        <translation>Birçok kutuda az yeri olan bir rakam seçin.
Bir kutuyu, yanından geçen hatlarla birlikte deneyin.
Sayın: kaç birim aldıysanız yerlerini de o kadar birim kapsamalı.</translation>
    </message>
    <message numerus="yes">
        <source>A fish with boxes among its houses, with some places too many: the fins.
Here it is {count} houses against {count} others.</source>
        <translation>
            <numerusform>Birimlerinin arasında kutular olan ve fazladan birkaç yeri bulunan bir balık: bu yerler yüzgeçlerdir.
Burada {count} birimin karşısında {count} birim var.</numerusform>
        </translation>
    </message>
    <message>
        <source>If no fin is true, the fish holds.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>Hiçbir yüzgeç doğru değilse balık geçerlidir.
Bir yüzgeç doğruysa gördüğü adayları eler.
İki durumda da elenen aday yanlıştır.</translation>
    </message>
    <message>
        <source>Look for a fish that nearly works, and see which places are left over.
Candidates that see all of those are the ones to check.</source>
        <translation>Neredeyse tamam olan bir balık arayın ve hangi yerlerin fazladan kaldığına bakın.
Denetlenecek adaylar bunların hepsini görenlerdir.</translation>
    </message>
    <message numerus="yes">
        <source>A fish of rows, columns and boxes in any mixture: {count} houses against {count} others.</source>
        <translation>
            <numerusform>Satır, sütun ve kutuların her türlü karışımından oluşan bir balık: {count} birimin karşısında {count} birim.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
Choose a digit, and add up houses until as many others cover all places.</source>
        <translation>Bunlar yardımsız pek bulunmaz.
Bir rakam seçin ve tüm yerlerini aynı sayıda başka birim kapsayana kadar birim ekleyin.</translation>
    </message>
    <message>
        <source>A fish of rows, columns and boxes in any mixture, with some places too many: the fins.</source>
        <translation>Satır, sütun ve kutuların her türlü karışımından oluşan, fazladan birkaç yeri bulunan bir balık: bu yerler yüzgeçlerdir.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is true, the fish holds: {count} houses fill {count} others.
If a fin is true, it removes what it sees.
A candidate that goes in both cases is wrong.</source>
        <translation>
            <numerusform>Hiçbir yüzgeç doğru değilse balık geçerlidir: {count} birim, {count} başka birimi doldurur.
Bir yüzgeç doğruysa gördüğü adayları eler.
İki durumda da elenen aday yanlıştır.</numerusform>
        </translation>
    </message>
    <message>
        <source>These are rarely found without help.
A shorter chain often does the same: look for one first.</source>
        <translation>Bunlar yardımsız pek bulunmaz.
Daha kısa bir zincir çoğu zaman aynı işi görür: önce onu arayın.</translation>
    </message>
    <message>
        <source>A digit with just two places in each of two rows.
One place of each stands in the same column: the feet. The others are the roofs.</source>
        <translation>İki satırın her birinde yalnızca iki yeri olan rakam.
Her satırın bir yeri aynı sütundadır: bunlar ayaklardır. Ötekiler çatılardır.</translation>
    </message>
    <message>
        <source>The feet stand in one line, so at most one of them is true.
Then at least one of the roofs is true.
A cell that sees both roofs cannot hold the digit.</source>
        <translation>Ayaklar aynı sütunda durur; öyleyse en fazla biri doğrudur.
O zaman çatılardan en az biri doğrudur.
İki çatıyı da gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Choose a digit and find rows with two places.
If two such rows agree in one column but not in the other, look what sees both loose ends.
Do the same with columns.</source>
        <translation>Bir rakam seçin ve ona yalnızca iki yer kalan satırları bulun.
Böyle iki satır bir sütunda uyuşuyor, ötekinde uyuşmuyorsa boştaki iki ucu birden gören hücrelere bakın.
Aynısını sütunlarla yapın.</translation>
    </message>
    <message>
        <source>A row and a column, each with just two places of a digit.
One place of each lies in the same box.</source>
        <translation>Bir rakama yalnızca ikişer yer kalan bir satır ve bir sütun.
Her birinin bir yeri aynı kutudadır.</translation>
    </message>
    <message>
        <source>The two places in the box cannot both be true.
So at least one of the strings has the digit at its far end.
A cell that sees both far ends cannot hold it.</source>
        <translation>Kutudaki iki yerin ikisi birden doğru olamaz.
Öyleyse iplerden en az birinde rakam uzak uçtadır.
İki uzak ucu da gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Choose a digit and find a row and a column with two places each.
If they meet in a box, follow both strings to their ends.
Check the cell where the lines of these ends cross.</source>
        <translation>Bir rakam seçin ve ona ikişer yer kalan bir satırla bir sütun bulun.
Bunlar bir kutuda buluşuyorsa iki ipi de ucuna kadar izleyin.
Bu uçlardan çıkan hatların kesiştiği hücreyi denetleyin.</translation>
    </message>
    <message>
        <source>Two two-string kites over the same two cells of a box.</source>
        <translation>Bir kutunun aynı iki hücresi üzerinden geçen iki tane iki ipli uçurtma.</translation>
    </message>
    <message>
        <source>In each kite at least one of the far ends is true.
A cell that sees both far ends of a kite cannot hold the digit.</source>
        <translation>Her uçurtmada uzak uçlardan en az biri doğrudur.
Bir uçurtmanın iki uzak ucunu da gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>When you have found a kite, see whether the same cells of the box give another.</source>
        <translation>Bir uçurtma bulduğunuzda kutudaki aynı hücrelerin bir uçurtma daha verip vermediğine bakın.</translation>
    </message>
    <message>
        <source>A box in which a digit lies only on one row and one column: a cross.
And a line elsewhere with just two places of the digit, one of them in line with the cross.</source>
        <translation>Bir rakamın yalnızca bir satır ve bir sütun üzerinde durduğu bir kutu: bir haç.
Bir de başka yerde, rakamın yalnızca iki yeri olan ve bunlardan biri haçla aynı hizada duran bir hat.</translation>
    </message>
    <message>
        <source>If the first of these two places is true, it clears one arm of the cross.
Then the digit of the box lies on the other arm.
If it is not true, the second place is. The marked cell sees both.</source>
        <translation>Bu iki yerden birincisi doğruysa haçın bir kolunu boşaltır.
O zaman kutunun rakamı öteki koldadır.
Doğru değilse ikinci yer doğrudur. İşaretli hücre ikisini de görür.</translation>
    </message>
    <message>
        <source>Choose a digit and look for boxes in which four cells of a rectangle are free of it.
Look for a line with two places that starts at one arm.
Check the cell where the other place and the other arm meet.</source>
        <translation>Bir rakam seçin ve dikdörtgen oluşturan dört hücresinde bu rakamın bulunmadığı kutuları arayın.
Rakamın yalnızca iki yeri olan ve bunlardan biri bir kolun hizasında bulunan bir hat arayın.
Öteki yer ile öteki kolun buluştuğu hücreyi denetleyin.</translation>
    </message>
    <message>
        <source>A cross of a digit in a box that works with two different lines.</source>
        <translation>Bir rakamın bir kutuda oluşturduğu, iki ayrı hatla birlikte kullanılabilen haç.</translation>
    </message>
    <message>
        <source>With each line the digit is either at its far place or on an arm of the cross.
What sees both goes, for either line.</source>
        <translation>Her hat için rakam ya o hattın uzak yerinde ya da haçın bir kolundadır.
Hem o uzak yeri hem de o kolu gören aday elenir; bu, iki hat için de geçerlidir.</translation>
    </message>
    <message>
        <source>When you have found an empty rectangle, see whether another line of two places meets the same cross.</source>
        <translation>Bir boş dikdörtgen bulduğunuzda aynı haça, rakamın yalnızca iki yeri olan başka bir hattın da değip değmediğine bakın.</translation>
    </message>
    <message>
        <source>Two cells with the same two candidates that do not see each other.
A third place: a house where one of these digits has just two places, each seen by one of the cells.</source>
        <translation>Aynı iki adayı olan ve birbirini görmeyen iki hücre.
Bir de bu rakamlardan birine yalnızca iki yer kalan bir birim; bu yerlerin her birini hücrelerden biri görür.</translation>
    </message>
    <message>
        <source>The link is true at one of its places.
So one of the twins cannot hold the linking digit, and takes the other.
What sees both twins cannot hold that other digit.</source>
        <translation>Bağlantı, yerlerinden birinde doğrudur.
Öyleyse ikizlerden en az biri bağlantıyı kuran rakamı alamaz ve öteki rakamı alır.
İkizlerin ikisini de gören hücre o öteki rakamı alamaz.</translation>
    </message>
    <message>
        <source>Find cells with the same two candidates.
See whether a row, column or box connects them by one of the digits.</source>
        <translation>Aynı iki adayı olan hücreler bulun.
Bir satırın, sütunun ya da kutunun onları rakamlardan biriyle bağlayıp bağlamadığına bakın.</translation>
    </message>
    <message>
        <source>A cell with two candidates, the pivot, and two cells that it sees, the wings.
Pivot and wings have two candidates each, out of three digits.</source>
        <translation>İki adaylı bir hücre (pivot) ve onun gördüğü iki hücre (kanatlar).
Pivotun ve kanatların ikişer adayı vardır; bunlar toplam üç farklı rakamdan oluşur.</translation>
    </message>
    <message>
        <source>Whichever digit the pivot takes, one of the wings loses it.
That wing then holds the third digit.
What sees both wings cannot hold the third digit.</source>
        <translation>Pivot hangi rakamı alırsa alsın, kanatlardan biri o rakamı kaybeder.
O kanat o zaman üçüncü rakamı alır.
İki kanadı da gören hücre üçüncü rakamı alamaz.</translation>
    </message>
    <message>
        <source>Start from a cell with two candidates, such as 1 and 2.
Look for a cell with 1 and 3 that it sees, and one with 2 and 3.
Then remove 3 where both are seen.</source>
        <translation>İki adaylı, örneğin 1 ve 2 adaylı bir hücreden başlayın.
Onun gördüğü, biri 1 ve 3, öteki 2 ve 3 adaylı iki hücre arayın.
Sonra ikisinin de görüldüğü yerlerden 3 adayını kaldırın.</translation>
    </message>
    <message>
        <source>Like an XY-Wing, but the pivot has all three candidates.</source>
        <translation>XY-Wing gibi, ama pivotta üç adayın hepsi vardır.</translation>
    </message>
    <message>
        <source>One of pivot and wings holds the common digit, whatever the pivot is.
What sees all three cannot hold it.</source>
        <translation>Pivot ne olursa olsun, pivot ve kanatlardan en az biri ortak rakamı alır.
Üçünü de gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Start from a cell with three candidates.
Look for two cells that it sees, each with two of the three.
Remove the common digit next to the pivot where all three are seen.</source>
        <translation>Üç adaylı bir hücreden başlayın.
Onun gördüğü ve her birinde bu üç adaydan ikisi olan iki hücre arayın.
Ortak rakamı pivotun yanında, üçünün de görüldüğü yerlerde eleyin.</translation>
    </message>
    <message>
        <source>Four cells in two rows, two columns and two boxes.
Three of them have the same two candidates; the fourth has one or both of these, and others.</source>
        <translation>İki satırda, iki sütunda ve iki kutuda duran dört hücre.
Üçünde aynı iki aday vardır; dördüncüde bunlardan biri ya da ikisi ve başkaları vardır.</translation>
    </message>
    <message>
        <source>With only two digits in all four, these could be swapped: there would be two solutions.
A Sudoku has one solution, so the fourth cell takes something else.</source>
        <translation>Dördünde de yalnızca iki rakam olsaydı bunlar yer değiştirebilir ve iki çözüm olurdu.
Bir sudokunun tek çözümü vardır; öyleyse dördüncü hücre başka bir rakam alır.</translation>
    </message>
    <message>
        <source>Find three equal cells with two candidates at the corners of a rectangle.
The rectangle must lie in just two boxes.
Remove these two digits from the fourth corner, as far as they stand there.</source>
        <translation>Bir dikdörtgenin köşelerinde, aynı iki adayı olan üç hücre bulun.
Dikdörtgen yalnızca iki kutuda yer almalıdır.
Bu iki rakamdan dördüncü köşede bulunanları kaldırın.</translation>
    </message>
    <message>
        <source>Four corners in two rows, two columns and two boxes with the same two candidates.
Some corners have one more candidate, the same in each.</source>
        <translation>İki satırda, iki sütunda ve iki kutuda duran, aynı iki adayı olan dört köşe.
Bazı köşelerde bir aday daha vardır; bu aday hepsinde aynıdır.</translation>
    </message>
    <message>
        <source>Without the extra digit the corners could be swapped, and there would be two solutions.
So one of these corners holds the extra digit.
What sees them all cannot hold it.</source>
        <translation>Fazladan rakam olmasaydı köşelerdeki rakamlar yer değiştirebilir ve iki çözüm olurdu.
Öyleyse bu köşelerden en az biri fazladan rakamı alır.
Bunların hepsini gören hücre o rakamı alamaz.</translation>
    </message>
    <message>
        <source>Find a rectangle of corners with two common digits.
If all extras are one digit, look what sees every corner with it.</source>
        <translation>İki ortak rakamı olan köşelerden oluşan bir dikdörtgen bulun.
Fazladan adayların hepsi aynı rakamsa onu taşıyan her köşeyi gören hücrelere bakın.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.</source>
        <translation>Aynı iki adayı olan dört köşe; ikisinde başka adaylar da vardır.</translation>
    </message>
    <message>
        <source>One of these two corners holds one of its extra digits, or there would be two solutions.
So together they act like one cell with the extra digits.
With other cells of the house it makes a naked set, and the rest of the house loses its digits.</source>
        <translation>Bu iki köşeden en az biri fazladan rakamlarından birini alır; yoksa iki çözüm olurdu.
Öyleyse ikisi birlikte, fazladan rakamları taşıyan tek bir hücre gibi davranır.
Birimin başka hücreleriyle çıplak bir küme oluşturur ve birimin geri kalanı bu kümenin rakamlarını kaybeder.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
Take the extras as a single cell and look for a pair or triple with it.</source>
        <translation>Aynı birimdeki iki köşesinde fazladan adaylar olan bir dikdörtgen bulun.
Fazladan adayları tek bir hücre gibi alın ve onunla bir ikili ya da üçlü arayın.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two of them have other candidates too.
One of the two digits has no other place in the house of these two corners.</source>
        <translation>Aynı iki adayı olan dört köşe; ikisinde başka adaylar da vardır.
İki rakamdan birinin, bu iki köşenin biriminde başka yeri yoktur.</translation>
    </message>
    <message>
        <source>The house needs that digit, so one of the two corners holds it.
If the other took the second digit, the corners could be swapped: two solutions.
So neither of the two holds the second digit.</source>
        <translation>Birime o rakam gerekir; öyleyse iki köşeden biri onu alır.
Öteki köşe ikinci rakamı alsaydı köşelerdeki rakamlar yer değiştirebilir ve iki çözüm olurdu.
Öyleyse ikisi de ikinci rakamı alamaz.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two corners in one house.
See whether one digit of the rectangle has only these two places there.
Remove the other digit from both.</source>
        <translation>Aynı birimdeki iki köşesinde fazladan adaylar olan bir dikdörtgen bulun.
Dikdörtgenin bir rakamının o birimde yalnızca bu iki yeri olup olmadığına bakın.
Öteki rakamı ikisinden de kaldırın.</translation>
    </message>
    <message>
        <source>Four corners with the same two candidates; two opposite corners have more.
One of the digits has only corners as its places, in both rows or both columns.</source>
        <translation>Aynı iki adayı olan dört köşe; karşılıklı iki köşede daha fazlası vardır.
Rakamlardan birinin iki satırda ya da iki sütunda köşelerden başka yeri yoktur.</translation>
    </message>
    <message>
        <source>If that digit stood at one of the corners with extra candidates, it would stand at the opposite one too.
Then the corners could be swapped, and there would be two solutions.</source>
        <translation>O rakam fazladan adayı olan köşelerden birine gelseydi karşı köşeye de gelirdi.
O zaman köşelerdeki rakamlar yer değiştirebilir ve iki çözüm olurdu.</translation>
    </message>
    <message>
        <source>Find a rectangle with extras at two opposite corners.
See whether one of the digits has no other places in these rows or columns.</source>
        <translation>Karşılıklı iki köşesinde fazladan adaylar olan bir dikdörtgen bulun.
Rakamlardan birinin bu satırlarda ya da sütunlarda başka yeri olup olmadığına bakın.</translation>
    </message>
    <message>
        <source>Four corners that all have the same two candidates, mostly among others.
One of the digits has no other place in the lines of one corner.</source>
        <translation>Hepsinde aynı iki aday bulunan, çoğunlukla başka adayları da olan dört köşe.
Rakamlardan birinin, bir köşenin satırında ve sütununda köşelerden başka yeri yoktur.</translation>
    </message>
    <message>
        <source>If that corner took the other digit, the first would have to stand at both its neighbours.
Then all four corners hold the two digits and could be swapped: two solutions.</source>
        <translation>O köşe öteki rakamı alsaydı birincisi iki komşu köşeye birden gelmek zorunda kalırdı.
O zaman dört köşede de yalnızca bu iki rakam olur, bunlar yer değiştirebilir ve iki çözüm çıkardı.</translation>
    </message>
    <message>
        <source>Start from a corner with just the two candidates.
At the opposite corner look whether one digit has only corners in its row and its column.
Remove the other digit there.</source>
        <translation>Yalnızca iki adayı olan bir köşeden başlayın.
Karşı köşenin satırında ve sütununda, rakamlardan birinin köşelerden başka yeri olup olmadığına bakın.
Orada öteki rakamı eleyin.</translation>
    </message>
    <message>
        <source>Three entries at the corners of a rectangle, none of them given, made of two digits.
At the fourth corner the swapped digit is still a candidate.</source>
        <translation>Bir dikdörtgenin sonradan doldurulmuş (başta verilmemiş) üç köşesi; üçünde toplam yalnızca iki farklı rakam var.
Dördüncü köşede, yer değiştirmeyi tamamlayacak rakam hâlâ adaydır.</translation>
    </message>
    <message>
        <source>With that digit the four entries could be swapped, and no given would object.
There would be two solutions, so the fourth corner is something else.</source>
        <translation>O rakam girilseydi dört rakam yer değiştirebilirdi ve verilen hiçbir rakam buna engel olmazdı.
İki çözüm olurdu; öyleyse dördüncü köşe başka bir rakamdır.</translation>
    </message>
    <message>
        <source>Look at entries of your own that stand in pairs like 3 7 over 7.
If no corner is given, keep the fourth from closing the rectangle.</source>
        <translation>Kendi girdiğiniz rakamlarda, üstte 3 7, altta 7 gibi duran çiftlere bakın.
Köşelerin hiçbiri verilen rakam değilse dördüncünün dikdörtgeni kapatmasına izin vermeyin.</translation>
    </message>
    <message>
        <source>Two entries at corners of a rectangle, none of them given, and two empty corners.
The empty corners share one extra candidate.</source>
        <translation>İki köşesi boş, iki köşesi sonradan doldurulmuş (başta verilmemiş) bir dikdörtgen.
Boş köşelerin ortak bir fazladan adayı vardır.</translation>
    </message>
    <message>
        <source>Without the extra digit the four entries could be swapped: two solutions.
So one of the empty corners holds the extra digit.
What sees both cannot hold it.</source>
        <translation>Fazladan rakam olmasaydı köşelerdeki dört rakam yer değiştirebilir ve iki çözüm olurdu.
Öyleyse boş köşelerden en az biri fazladan rakamı alır.
İkisini de gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Look for two entries side by side, with the same two digits possible opposite, the other way round.</source>
        <translation>Yan yana girilmiş iki rakam arayın; karşılarındaki boş köşelerde aynı iki rakam ters sırayla mümkün olsun.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for one cell with three.
Without one of the three, each digit would stand twice in each row, column and box.</source>
        <translation>Üç adaylı tek bir hücre dışında her boş hücrenin iki adayı vardır.
Üç adaydan biri olmasaydı bir satırda, sütunda ya da kutuda eksik olan her rakamın orada tam iki yeri olurdu.</translation>
    </message>
    <message>
        <source>With two candidates in each cell, and each digit twice in each house, the two could be swapped everywhere.
Then there would be two solutions, or none if neither fits.
A Sudoku has just one. So the extra candidate, which prevents the swap, is true.</source>
        <translation>Her boş hücrede iki aday olsa ve bir birimde eksik olan her rakamın o birimde tam iki yeri olsa adaylar her yerde yer değiştirebilirdi.
O zaman iki çözüm olurdu; ya da hiçbiri uymuyorsa hiç çözüm olmazdı.
Bir sudokunun yalnızca bir çözümü vardır. Öyleyse yer değiştirmeyi önleyen fazladan aday doğrudur.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle count the cells with three candidates.
If there is just one, take the digit that appears three times in its row.</source>
        <translation>Bulmacanın sonuna doğru üç adaylı hücreleri sayın.
Yalnızca bir tane varsa satırında üç kez geçen adayı yazın.</translation>
    </message>
    <message>
        <source>Every empty cell has two candidates, but for a few cells.</source>
        <translation>Birkaç hücre dışında her boş hücrenin iki adayı vardır.</translation>
    </message>
    <message>
        <source>With two candidates everywhere, and each digit twice in each house, there are two solutions or none.
So at least one of the extra candidates is true.
What disagrees with all of them goes.</source>
        <translation>Her boş hücrede iki aday olsa ve bir birimde eksik olan her rakamın o birimde tam iki yeri olsa ya iki çözüm olur ya da hiç olmaz.
Öyleyse fazladan adaylardan en az biri doğrudur.
Hepsiyle çelişen aday elenir.</translation>
    </message>
    <message>
        <source>Near the end of a puzzle mark the candidates that are too many.
See what they have in common: one digit, one house, or one pair.</source>
        <translation>Bulmacanın sonuna doğru, fazla olan adayları işaretleyin.
Ortak yönlerine bakın: bir rakam, bir birim ya da bir ikili.</translation>
    </message>
    <message>
        <source>A ring of cells with the same two candidates, twice in each house that it meets.
Only one or a few of the cells have more.</source>
        <translation>Aynı iki adayı olan hücrelerden oluşan bir döngü; değdiği her birimde iki hücresi vardır.
Hücrelerin yalnızca birinde ya da birkaçında daha fazla aday vardır.</translation>
    </message>
    <message>
        <source>With the two digits alone, the ring could be filled in two ways: two solutions.
So something else stands in one of the cells that have more.</source>
        <translation>Yalnızca iki rakam olsaydı döngü iki biçimde doldurulabilir ve iki çözüm olurdu.
Öyleyse fazladan adayı olan hücrelerden en az birinde başka bir rakam durur.</translation>
    </message>
    <message>
        <source>It is a unique rectangle with more corners.
Follow equal cells with two candidates until they come back.</source>
        <translation>Bu, köşesi daha çok bir eşsiz dikdörtgendir.
Aynı iki adayı olan hücreleri, başa dönene kadar izleyin.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, joined like links of a net.
Colour its places in turn: one colour, then the other.</source>
        <translation>Bir rakam ve ona yalnızca iki yer kalan, bir ağın bağlantıları gibi birleşmiş birimler.
Rakamın yerlerini dönüşümlü olarak boyayın: bir renk, sonra öteki.</translation>
    </message>
    <message>
        <source>In each link just one end is true, so one colour is true everywhere and the other nowhere.
Whichever it is, a cell that sees both colours cannot hold the digit.</source>
        <translation>Her bağlantının yalnızca bir ucu doğrudur; öyleyse bir renk her yerde doğru, öteki hiçbir yerde doğru değildir.
Hangisi olursa olsun, iki rengi de gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
Look for places outside that see both colours.</source>
        <translation>Bir rakam seçin ve ona yalnızca iki yer kalan birimleri bulun.
Bir yerden başlayın ve komşularına öteki rengi verin.
Dışarıda, iki rengi de gören yerler arayın.</translation>
    </message>
    <message>
        <source>A digit with houses where it has just two places, coloured in turn.
Two cells of one colour see each other.</source>
        <translation>Bir rakamın, ona yalnızca iki yer kalan birimler boyunca dönüşümlü olarak iki renge boyanmış yerleri.
Aynı renkten iki hücre birbirini görür.</translation>
    </message>
    <message>
        <source>One colour is true everywhere and the other nowhere.
A colour that would put the digit twice in a house cannot be the true one.
So it goes everywhere.</source>
        <translation>Bir renk her yerde doğru, öteki hiçbir yerde doğru değildir.
Rakamı bir birime iki kez koyacak renk doğru renk olamaz.
Öyleyse o renk her yerde elenir.</translation>
    </message>
    <message>
        <source>Choose a digit and find the houses with two places.
Start at one place and give neighbours the other colour.
See whether a colour meets itself.</source>
        <translation>Bir rakam seçin ve ona yalnızca iki yer kalan birimleri bulun.
Bir yerden başlayın ve komşularına öteki rengi verin.
Bir rengin kendisiyle karşılaşıp karşılaşmadığına bakın.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees a colour of the second.</source>
        <translation>Bir rakamın, her biri kendi iki rengine boyanmış iki ayrı ağı.
Birincinin bir rengi, ikincinin bir rengini görür.</translation>
    </message>
    <message>
        <source>These two colours cannot both be true.
So at least one of their opposites is true.
What sees both opposites cannot hold the digit.</source>
        <translation>Bu iki rengin ikisi birden doğru olamaz.
Öyleyse bunların karşıtlarından en az biri doğrudur.
İki karşıtı da gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
Find where they touch, and look at the colours that do not.</source>
        <translation>Bir rakamın iki ağını renklendirin.
Birbirlerine nerede değdiklerini bulun ve değmeyen renklere bakın.</translation>
    </message>
    <message>
        <source>Two separate nets of a digit, each in two colours of its own.
A colour of the first sees both colours of the second.</source>
        <translation>Bir rakamın, her biri kendi iki rengine boyanmış iki ayrı ağı.
Birincinin bir rengi, ikincinin iki rengini de görür.</translation>
    </message>
    <message>
        <source>One colour of the second net is true, and the first colour sees it.
So that first colour is wrong everywhere.</source>
        <translation>İkinci ağın bir rengi doğrudur ve birinci ağın o rengi onu görür.
Öyleyse birinci ağın o rengi her yerde yanlıştır.</translation>
    </message>
    <message>
        <source>Colour two nets of one digit.
See whether one colour touches both colours of the other net.</source>
        <translation>Bir rakamın iki ağını renklendirin.
Bir rengin öteki ağın iki rengine de değip değmediğine bakın.</translation>
    </message>
    <message>
        <source>A row of cells with the same two candidates, each seeing the next.
There are four or more of them, an even number.</source>
        <translation>Aynı iki adayı olan, her biri bir sonrakini gören hücrelerden oluşan bir dizi.
Sayıları çifttir: dört, altı ya da daha fazla.</translation>
    </message>
    <message>
        <source>Along the row the digits change in turn.
The two ends therefore hold different digits, whichever way round.
What sees both ends can hold neither.</source>
        <translation>Rakamlar dizi boyunca dönüşümlü olarak gelir.
Bu yüzden hangi sırayla olursa olsun, iki uçta farklı rakamlar bulunur.
İki ucu da gören hücre bu iki rakamın hiçbirini alamaz.</translation>
    </message>
    <message>
        <source>Find several cells with the same two candidates.
Walk from one to the next and count.
After three, five or seven steps the ends differ.</source>
        <translation>Aynı iki adayı olan birkaç hücre bulun.
Birinden ötekine yürüyün ve sayın.
Üç, beş ya da yedi adımdan sonra uçlar farklıdır.</translation>
    </message>
    <message>
        <source>Two houses where a digit has just two places, joined by two places that see each other.</source>
        <translation>Bir rakama yalnızca ikişer yer kalan iki birim; bunları, birbirini gören iki yer birleştirir.</translation>
    </message>
    <message>
        <source>The joined places cannot both be true.
So at least one of the far ends is true.
What sees both far ends cannot hold the digit.</source>
        <translation>Birleşen yerlerin ikisi birden doğru olamaz.
Öyleyse uzak uçlardan en az biri doğrudur.
İki uzak ucu da gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Look for two of them that touch, and check what sees the loose ends.</source>
        <translation>Bir rakam seçin ve ona iki yer kalan birimleri işaretleyin.
Birbirine değen iki tanesini arayın ve boştaki uçları gören hücreleri denetleyin.</translation>
    </message>
    <message>
        <source>A digit, and houses where it has just two places, joined into a longer chain.</source>
        <translation>Bir rakam ve ona yalnızca iki yer kalan, birleşip daha uzun bir zincir oluşturan birimler.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow: is, is not, is …
The last end is then true.
So one of the ends is true, and what sees both goes.</source>
        <translation>Birinci ucun doğru olmadığını varsayın ve zinciri izleyin: doğru, doğru değil, doğru…
Böylece son uç doğru çıkar.
Öyleyse uçlardan en az biri doğrudur ve ikisini de gören aday elenir.</translation>
    </message>
    <message>
        <source>Choose a digit and mark houses with two places.
Start with one, step to a place that it sees, take the next house.
Stop when the two ends see a common candidate.</source>
        <translation>Bir rakam seçin ve ona iki yer kalan birimleri işaretleyin.
Biriyle başlayın, gördüğü bir yere geçin, sonraki birimi alın.
İki uç ortak bir aday gördüğünde durun.</translation>
    </message>
    <message>
        <source>Cells with two candidates, each seeing the next and sharing a digit with it.
Both ends have one digit in common.</source>
        <translation>Her biri bir sonrakini gören ve onunla bir rakamı ortak olan, iki adaylı hücreler.
İki ucun da ortak bir rakamı vardır.</translation>
    </message>
    <message>
        <source>It is like dominoes: if the first end is not the digit, it is its other digit.
That pushes the next cell, and so on, until the last end is the digit.
What sees both ends cannot hold it.</source>
        <translation>Domino taşları gibidir: birinci uç o rakam değilse öteki rakamıdır.
Bu, bir sonraki hücreyi iter ve böyle sürer; sonunda son uç o rakam olur.
İki ucu da gören hücre bu rakamı alamaz.</translation>
    </message>
    <message>
        <source>Start at a cell with two candidates and leave out one of them.
Step to a cell with two candidates that contains the other.
Go on until the digit left out at the start comes up again.</source>
        <translation>İki adaylı bir hücreden başlayın ve adaylarından birini bir kenara bırakın.
Ötekini taşıyan iki adaylı bir hücreye geçin.
Başta bir kenara bırakılan rakam yeniden çıkana kadar sürdürün.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its beginning without a clash.</source>
        <translation>Hücreler ve rakamlar üzerinden giden ve çelişkiye düşmeden başladığı yere dönen bir bağlantı zinciri.</translation>
    </message>
    <message>
        <source>It can be walked both ways round, so in every link just one end is true.
Whatever sees both ends of a link goes.</source>
        <translation>İki yönde de dolaşılabilir; öyleyse her bağlantının yalnızca bir ucu doğrudur.
Bir bağlantının iki ucunu da gören aday elenir.</translation>
    </message>
    <message>
        <source>Build a chain: if not this, then that; if that, then not the next.
If it closes, look beside each of its links.</source>
        <translation>Bir zincir kurun: bu değilse şu; şuysa sonraki değil.
Zincir kapanırsa her bağlantının iki ucunu da gören adaylara bakın.</translation>
    </message>
    <message>
        <source>A chain of links, over cells and digits, that comes back to its first cell and clashes there.</source>
        <translation>Hücreler ve rakamlar üzerinden giden, ilk hücresine dönen ve orada çelişkiye düşen bir bağlantı zinciri.</translation>
    </message>
    <message>
        <source>Assume the opposite of what is marked, and follow the links.
They lead to a contradiction in the cell where they began.
So the assumption is wrong.</source>
        <translation>İşaretli sonucun tersini varsayın ve bağlantıları izleyin.
Bağlantılar, başladıkları hücrede bir çelişkiye varır.
Öyleyse varsayım yanlıştır.</translation>
    </message>
    <message>
        <source>Take a candidate and ask what follows if it is true.
Follow houses with two places and cells with two candidates.
If the candidate is refuted at the end, remove it.</source>
        <translation>Bir aday alın ve doğru olsa ne çıkacağını sorun.
İki yeri olan birimleri ve iki adaylı hücreleri izleyin.
Aday sonunda çürütülürse onu eleyin.</translation>
    </message>
    <message>
        <source>A chain of links over cells and digits whose two ends cannot both be wrong.</source>
        <translation>Hücreler ve rakamlar üzerinden giden, iki ucu birden yanlış olamayan bir bağlantı zinciri.</translation>
    </message>
    <message>
        <source>Assume that the first end is not true, and follow the links: the last end is true.
So at least one of the ends is true.
What disagrees with both ends goes.</source>
        <translation>Birinci ucun doğru olmadığını varsayın ve bağlantıları izleyin: son uç doğru çıkar.
Öyleyse uçlardan en az biri doğrudur.
İki uçla da çelişen aday elenir.</translation>
    </message>
    <message>
        <source>Start with a house where a digit has two places, or a cell with two candidates.
Go on in turn: if this is true, that is not; if that is not, this is.
Stop when the ends see a common candidate.</source>
        <translation>Bir rakama iki yer kalan bir birimle ya da iki adaylı bir hücreyle başlayın.
Dönüşümlü olarak ilerleyin: bu doğruysa şu değil; şu değilse bu doğru.
Uçlar ortak bir aday gördüğünde durun.</translation>
    </message>
    <message>
        <source>A chain like others, but some links hold several cells of a box that stand in line.
The digit is in one of them, whichever.</source>
        <translation>Ötekiler gibi bir zincir; ama bazı bağlantıların ucunda bir kutunun aynı hizadaki birkaç hücresi birden vardır.
Rakam bunlardan birindedir; hangisi olduğu fark etmez.</translation>
    </message>
    <message>
        <source>A group is true if one of its cells is; it sees what all its cells see.
With that the links hold as in any chain.
What disagrees with the result goes.</source>
        <translation>Bir grup, hücrelerinden biri doğruysa doğrudur; hücrelerinin hepsinin gördüğünü görür.
Böylece bağlantılar her zincirdeki gibi geçerlidir.
Sonuçla çelişen aday elenir.</translation>
    </message>
    <message>
        <source>When a chain gets stuck at three places, see whether two of them stand in line in a box.
Take these two as one.</source>
        <translation>Bir zincir üç yerde takılırsa bunlardan ikisinin bir kutuda aynı hizada olup olmadığına bakın.
Bu ikisini tek yer gibi alın.</translation>
    </message>
    <message>
        <source>Two sets of cells, each in one house with one candidate more than cells.
They share a digit whose places in both sets all see each other.</source>
        <translation>Her biri bir birimde olan ve hücre sayısından bir fazla adayı bulunan iki ayrı hücre kümesi.
İki kümenin ortak bir rakamı vardır; onun iki kümedeki yerlerinin hepsi birbirini görür.</translation>
    </message>
    <message>
        <source>Only one of the sets can have that digit.
The other has as many digits as cells, so it holds all of them.
A second shared digit is therefore in one of the sets; what sees all its places goes.</source>
        <translation>Kümelerden yalnızca biri o rakamı alabilir.
Ötekinde hücre sayısı kadar rakam kalır; öyleyse hepsini alır.
Bu yüzden ikinci bir ortak rakam kümelerden en az birindedir; onun tüm yerlerini gören aday elenir.</translation>
    </message>
    <message>
        <source>A cell with two candidates is the smallest such set; two cells with three come next.
Find two that share two digits, one of which cannot be in both.</source>
        <translation>Böyle kümelerin en küçüğü iki adaylı bir hücredir; ardından toplam üç adaylı iki hücre gelir.
İki ortak rakamı olan iki küme bulun; bu rakamlardan biri iki kümede birden bulunamasın.</translation>
    </message>
    <message>
        <source>Three sets of cells, each with one candidate more than cells.
The middle one shares a digit with each of the others, and they cannot both have it.</source>
        <translation>Her birinde hücre sayısından bir fazla aday rakam bulunan üç ayrı hücre kümesi.
Ortadaki kümenin ötekilerin her biriyle ortak bir rakamı vardır; bu rakam iki kümede birden bulunamaz.</translation>
    </message>
    <message>
        <source>The middle set can give up only one digit.
So one of the outer sets loses its digit, and holds all its others.
A digit that both outer sets have is in one of them.</source>
        <translation>Ortadaki küme yalnızca bir rakamdan vazgeçebilir.
Öyleyse dıştaki kümelerden en az biri ortadakiyle ortak rakamını kaybeder ve öteki rakamlarının hepsini alır.
Dıştaki iki kümede de bulunan bir rakam bunlardan en az birindedir.</translation>
    </message>
    <message>
        <source>It is an XY-Wing whose cells have grown into sets.
Start from the middle set and look for a partner at each of its digits.</source>
        <translation>Bu, hücreleri kümelere dönüşmüş bir XY-Wing’dir.
Ortadaki kümeden başlayın ve rakamlarının her birinde bir eş arayın.</translation>
    </message>
    <message>
        <source>Sets of cells in a row, each with one candidate more than cells.
Each shares a digit with the next, and they cannot both have it.</source>
        <translation>Art arda dizilmiş, her birinde hücre sayısından bir fazla aday rakam bulunan hücre kümeleri.
Her kümenin bir sonrakiyle ortak bir rakamı vardır; bu rakam iki kümede birden bulunamaz.</translation>
    </message>
    <message>
        <source>If the first set lacks its digit, it locks and takes a digit from the next, and so on.
So the first or the last set holds the digit that both have.
What sees all its places goes.</source>
        <translation>İlk ve son kümenin ortak rakamı birinci kümede yer almazsa küme kilitlenir ve sonraki kümeyi bir rakamdan yoksun bırakır; böyle sürüp gider.
Öyleyse bu ortak rakam, ilk ve son kümeden en az birindedir.
Onun tüm yerlerini gören aday elenir.</translation>
    </message>
    <message>
        <source>It is an XY-chain whose cells have grown into sets.
Extend two connected sets by a third, and compare the ends.</source>
        <translation>Bu, hücreleri kümelere dönüşmüş bir XY-zinciridir.
Bağlı iki kümeye bir üçüncüsünü ekleyin ve uçları karşılaştırın.</translation>
    </message>
    <message>
        <source>A cell, the stem, and for each of its candidates a set of cells that it would lock: the petals.
A petal has one candidate more than cells.</source>
        <translation>Bir hücre (sap) ve adaylarının her biri için, o adayın kilitleyeceği bir hücre kümesi (yapraklar).
Bir yaprakta hücre sayısından bir fazla aday rakam vardır.</translation>
    </message>
    <message>
        <source>Whichever digit the stem takes, it takes that digit from one petal.
That petal then holds all its other digits.
A digit in all petals is in one of them; what sees all of it goes.</source>
        <translation>Sap hangi rakamı alırsa alsın, bir yaprak o rakamdan yoksun kalır.
O yaprak o zaman öteki rakamlarının hepsini alır.
Tüm yapraklarda bulunan bir rakam bunlardan en az birindedir; onun tüm yerlerini gören aday elenir.</translation>
    </message>
    <message>
        <source>Start from a cell with two or three candidates.
Find a set at each of them, and see which digit they share.</source>
        <translation>İki ya da üç adaylı bir hücreden başlayın.
Adaylarının her birinde bir küme bulun ve hangi rakamın hepsinde ortak olduğuna bakın.</translation>
    </message>
    <message>
        <source>Two or three cells where a row or column crosses a box, with at least two candidates more than cells.
In line and box beside them are cells that use only some of these digits.</source>
        <translation>Bir satır ya da sütunun bir kutuyla kesiştiği yerde, hücre sayısından en az iki fazla adayı olan iki ya da üç hücre.
Hattın geri kalanında ve kutunun geri kalanında, yalnızca bu rakamların bazılarını kullanan hücreler vardır.</translation>
    </message>
    <message>
        <source>Counted together there are as many digits as cells, so each digit stands once.
Digits of the line cells go from the rest of the line.
Digits of the box cells go from the rest of the box.</source>
        <translation>Hepsi birlikte sayılınca hücre sayısı kadar rakam vardır; öyleyse her rakam bir kez bulunur.
Hattın hücrelerinin rakamları hattın geri kalanından elenir.
Kutunun hücrelerinin rakamları kutunun geri kalanından elenir.</translation>
    </message>
    <message>
        <source>Look where a line crosses a box with open cells.
Find a cell with two candidates out of them in the line, and one with two others in the box.</source>
        <translation>Bir hattın bir kutuyla boş hücrelerde kesiştiği yere bakın.
Bu hücrelerin adaylarından ikisini taşıyan bir hücreyi hat üzerinde, başka ikisini taşıyan bir hücreyi de kutuda bulun.</translation>
    </message>
    <message>
        <source>A fish whose fins do not all see the candidate that should go.
From each fin a chain leads there instead.</source>
        <translation>Yüzgeçlerinden en az biri elenecek adayı görmeyen bir balık.
Bunun yerine her yüzgeçten o adaya bir zincir gider.</translation>
    </message>
    <message>
        <source>If no fin is true, the fish removes the candidate.
If a fin is true, its chain removes it.
So it goes in every case.</source>
        <translation>Hiçbir yüzgeç doğru değilse adayı balık eler.
Bir yüzgeç doğruysa adayı onun zinciri eler.
Öyleyse aday her durumda elenir.</translation>
    </message>
    <message>
        <source>Find a fish with fins first.
Then follow from each fin what it forces.</source>
        <translation>Önce yüzgeçli bir balık bulun.
Sonra her yüzgeçten, onun zorunlu kıldığı adımları izleyin.</translation>
    </message>
    <message>
        <source>A candidate from which chains lead to something impossible.</source>
        <translation>Kendisinden çıkan zincirler olanaksız bir duruma varan bir aday.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true.
By forced moves a cell runs out of digits, a house lacks a digit, or both yes and no follow.
So the assumption is wrong.</source>
        <translation>Adayın doğru olduğunu varsayın.
Zorunlu hamlelerle bir hücreye rakam kalmaz, bir birimde bir rakama yer kalmaz ya da bir aday hem doğru hem yanlış çıkar.
Öyleyse varsayım yanlıştır.</translation>
    </message>
    <message>
        <source>Pick a candidate whose place decides much, and follow it on paper.
Use cells with two candidates and houses with two places.</source>
        <translation>Yeri çok şeyi belirleyen bir aday seçin ve onu kâğıt üzerinde izleyin.
İki adaylı hücreleri ve iki yeri olan birimleri kullanın.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities lead to the same result.</source>
        <translation>Olasılıklarının her biri aynı sonuca varan bir hücre ya da birim.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Each of them, followed by forced moves, ends alike.
So this result is true whatever happens.</source>
        <translation>Olasılıklardan biri doğrudur.
Her biri zorunlu hamlelerle izlenince aynı sonuca varır.
Öyleyse bu sonuç ne olursa olsun doğrudur.</translation>
    </message>
    <message>
        <source>Pick a cell with two candidates, or a digit with two places in a house.
Follow both stories, and compare what they say.</source>
        <translation>İki adaylı bir hücre ya da bir birimde iki yeri olan bir rakam seçin.
İki olasılığı da izleyin ve sonuçlarını karşılaştırın.</translation>
    </message>
    <message>
        <source>A candidate from which several lines of forced moves together lead to something impossible.</source>
        <translation>Kendisinden çıkan birkaç zorunlu hamle dizisi, birlikte olanaksız bir duruma varan bir aday.</translation>
    </message>
    <message>
        <source>Assume that the candidate is true, and write down all that is forced.
At last something impossible comes out.
So the assumption is wrong.</source>
        <translation>Adayın doğru olduğunu varsayın ve bundan zorunlu olarak çıkan her şeyi yazın.
Sonunda bir çelişkiye varılır.
Öyleyse varsayım yanlıştır.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Keep this for puzzles where nothing else helps.</source>
        <translation>Tahtayı kopyalayın, bir adayın doğru olduğunu varsayın ve bundan çıkan sonuçları işleyin.
Bu yönteme yalnızca başka hiçbir şey işe yaramadığında başvurun.</translation>
    </message>
    <message>
        <source>A cell or house all of whose possibilities, with everything that they force, lead to the same result.</source>
        <translation>Her olasılığı, zorunlu kıldığı adımlar izlendiğinde aynı sonuca varan bir hücre ya da birim.</translation>
    </message>
    <message>
        <source>One of the possibilities is true.
Whatever it is, all that it forces contains the result.
So the result is true.</source>
        <translation>Olasılıklardan biri doğrudur.
Hangisi olursa olsun, zorunlu kıldığı her şeyin içinde bu sonuç vardır.
Öyleyse sonuç doğrudur.</translation>
    </message>
    <message>
        <source>Follow each possibility on a copy of the board, and look for what all copies share.</source>
        <translation>Her olasılığı tahtanın bir kopyasında izleyin ve tüm kopyaların ortak yanını arayın.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, with one cell in common.</source>
        <translation>Bir rakamı tahtaya dokuz kez yerleştirmenin, bir hücresi ortak olan tüm yolları.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in all of them holds the digit.</source>
        <translation>Bu yollardan biri çözümdür.
Hepsinde bulunan bir hücre bu rakamı alır.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try to leave the cell out and see that the digit cannot be placed.</source>
        <translation>Bu, bilgisayarın işidir.
Elle yaparken rakamı o hücreye koymadan ilerlemeyi deneyin; o zaman rakamın her satıra, sütuna ve kutuya bir kez yerleştirilemediğini göreceksiniz.</translation>
    </message>
    <message>
        <source>All ways to place one digit nine times on the board, none of which uses a cell.</source>
        <translation>Bir rakamı tahtaya dokuz kez yerleştirmenin, hiçbirinde belli bir hücrenin kullanılmadığı tüm yolları.</translation>
    </message>
    <message>
        <source>One of these ways is the solution.
A cell that is in none of them does not hold the digit.</source>
        <translation>Bu yollardan biri çözümdür.
Hiçbirinde bulunmayan bir hücre bu rakamı almaz.</translation>
    </message>
    <message>
        <source>This is work for a computer.
By hand, try the digit in that cell and see that the rest cannot be placed.</source>
        <translation>Bu, bilgisayarın işidir.
Elle yaparken rakamı o hücrede deneyin; o zaman aynı rakamın kalan satır, sütun ve kutuların hepsine birden yerleştirilemediğini göreceksiniz.</translation>
    </message>
    <message>
        <source>Cells that see the same neighbours, and all combinations of digits that they could hold.</source>
        <translation>Aynı komşuları gören hücreler ve bunların alabileceği tüm rakam kombinasyonları.</translation>
    </message>
    <message>
        <source>A combination is impossible if it leaves a neighbour without a digit.
A candidate that is in impossible combinations only goes.</source>
        <translation>Bir kombinasyon, bir komşuyu rakamsız bırakıyorsa olanaksızdır.
Yalnızca olanaksız kombinasyonlarda bulunan bir aday elenir.</translation>
    </message>
    <message>
        <source>Take two or three cells that see several cells with few candidates.
Write down their combinations and cross out those that empty a neighbour.</source>
        <translation>Az adaylı birkaç hücreyi gören iki ya da üç hücre alın.
Kombinasyonlarını yazın ve bir komşuyu rakamsız bırakanları eleyin.</translation>
    </message>
    <message>
        <source>A candidate that, taken as true, makes its own digit impossible elsewhere.</source>
        <translation>Doğru sayıldığında kendi rakamını başka yerde olanaksız kılan bir aday.</translation>
    </message>
    <message>
        <source>Place the digit there and follow this one digit only.
At last a house has no place for it, or it stands twice.
So the candidate is wrong.</source>
        <translation>Rakamı oraya koyun ve yalnızca bu rakamı izleyin.
Sonunda bir birimde ona yer kalmaz ya da iki kez bulunur.
Öyleyse aday yanlıştır.</translation>
    </message>
    <message>
        <source>Choose a digit with few places.
Assume one of them and mark where the digit has to go next.</source>
        <translation>Az yeri olan bir rakam seçin.
Yerlerinden birini doğru varsayın ve rakamın sonra nereye gelmek zorunda olduğunu işaretleyin.</translation>
    </message>
    <message>
        <source>An assumption whose consequences, taken together, lead to a contradiction or to one result.</source>
        <translation>Zorunlu kıldığı adımlar bir arada ele alınınca bir çelişkiye ya da tek bir sonuca götüren bir varsayım.</translation>
    </message>
    <message>
        <source>A link may rest on several earlier ones: what they remove together leaves one possibility.
Everything that follows is forced.
So the conclusion is certain.</source>
        <translation>Bir bağlantı, daha önceki birkaç bağlantıya dayanabilir: bunların birlikte eledikleri tek bir olasılık bırakır.
Çıkan her şey zorunludur.
Öyleyse sonuç kesindir.</translation>
    </message>
    <message>
        <source>Copy the board, assume one candidate and fill in what follows.
Do the same with the other possibility, and compare.</source>
        <translation>Tahtayı kopyalayın, bir adayın doğru olduğunu varsayın ve bundan çıkan sonuçları işleyin.
Aynısını öteki olasılıkla yapın ve karşılaştırın.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way pairs, X-Wings and the like are used too.</source>
        <translation>Bir çelişkiye ya da tek bir sonuca götüren bir varsayım.
Buna varırken ikililer, X-Wing’ler ve benzerleri de kullanılır.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a simple pattern that they bring about.
So the conclusion is certain.</source>
        <translation>Her bağlantıyı daha öncekiler ya da onların ortaya çıkardığı basit bir desen zorunlu kılar.
Öyleyse sonuç kesindir.</translation>
    </message>
    <message>
        <source>Assume one candidate on a copy of the board and go on solving there.
Use any technique that you know.</source>
        <translation>Tahtanın bir kopyasında bir adayın doğru olduğunu varsayın ve çözmeyi orada sürdürün.
Bildiğiniz her tekniği kullanın.</translation>
    </message>
    <message>
        <source>An assumption whose consequences lead to a contradiction or to one result.
On the way, smaller assumptions are made and settled.</source>
        <translation>Bir çelişkiye ya da tek bir sonuca götüren bir varsayım.
Buna varırken daha küçük varsayımlar yapılır ve sonuca bağlanır.</translation>
    </message>
    <message>
        <source>Each link is forced by earlier ones, or by a chain of its own that starts from them.
So the conclusion is certain.</source>
        <translation>Her bağlantıyı daha öncekiler ya da onlardan başlayan ayrı bir zincir zorunlu kılar.
Öyleyse sonuç kesindir.</translation>
    </message>
    <message>
        <source>This goes beyond what people do by hand.
The walk shows one link after the other.</source>
        <translation>Bu, insanların elle yaptıklarının ötesindedir.
“Adım adım” bağlantıları birer birer gösterir.</translation>
    </message>
    <message>
        <source>A cell or house in which all possibilities but some can be shown to be impossible.</source>
        <translation>Bazıları dışında tüm olasılıklarının olanaksız olduğu gösterilebilen bir hücre ya da birim.</translation>
    </message>
    <message>
        <source>Each of the wrong possibilities is tried out until the board breaks.
What remains is true.</source>
        <translation>Yanlış olasılıkların her biri çelişki çıkana kadar denenir.
Geriye kalan doğrudur.</translation>
    </message>
    <message>
        <source>This is the last resort where no pattern is known.
Follow each case on a copy of the board.</source>
        <translation>Bilinen hiçbir desenin olmadığı yerde son çare budur.
Her durumu tahtanın bir kopyasında izleyin.</translation>
    </message>
</context>
<context>
    <name>sudoku::HelpGroup</name>
    <message>
        <source>Help</source>
        <translation>Yardım</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>&amp;Sonraki adım</translation>
    </message>
    <message>
        <source>As&amp;k</source>
        <translation>So&amp;r</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Sonraki adım</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Sor</translation>
    </message>
    <message>
        <source>Marks where the chosen digit can go</source>
        <translation>Seçili rakamın gelebileceği yerleri işaretler</translation>
    </message>
    <message>
        <source>What the cell can be, and why not another digit</source>
        <translation>Hücrenin ne olabileceği ve neden başka bir rakam olamayacağı</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Nereye bakılacağı, orada ne olduğu ve nedeni</translation>
    </message>
    <message>
        <source>H&amp;ints for %1</source>
        <translation>İpu&amp;çları: %1</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>İpu&amp;çları</translation>
    </message>
</context>
<context>
    <name>sudoku::HintChoicesPage</name>
    <message>
        <source>Allow uni&amp;queness techniques</source>
        <translation>Tek çö&amp;züm tekniklerine izin ver</translation>
    </message>
    <message>
        <source>Techniques that Next step may use</source>
        <translation>“Sonraki adım” için izin verilen teknikler</translation>
    </message>
    <message>
        <source>Techniques &amp;up to</source>
        <translation>Tekniklerin &amp;üst sınırı</translation>
    </message>
</context>
<context>
    <name>sudoku::Hints</name>
    <message>
        <source>Look here</source>
        <translation>Buraya bakın</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>İpucu: %1</translation>
    </message>
    <message>
        <source>This cell</source>
        <translation>bu hücre</translation>
    </message>
    <message numerus="yes">
        <source>These {count} cells</source>
        <translation>
            <numerusform>bu {count} hücre</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a digit on the board</comment>
        <translation>%1 rakamının yazılı olduğu bu hücre</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>digits on the board</comment>
        <translation>
            <numerusform>%1 rakamının yazılı olduğu bu {count} hücre</numerusform>
        </translation>
    </message>
    <message>
        <source>This %1</source>
        <comment>a candidate</comment>
        <translation>%1 rakamının aday olduğu bu hücre</translation>
    </message>
    <message numerus="yes">
        <source>These {count} %1s</source>
        <comment>candidates</comment>
        <translation>
            <numerusform>%1 rakamının aday olduğu bu {count} hücre</numerusform>
        </translation>
    </message>
    <message>
        <source>{pattern} decides it.</source>
        <translation>{pattern} sonucu belirliyor.</translation>
    </message>
    <message>
        <source>{pattern} decide it.</source>
        <translation>{pattern} sonucu belirliyor.</translation>
    </message>
    <message>
        <source>Hint: %1.</source>
        <translation>İpucu: %1.</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <translation>Adım %1/%2: %3</translation>
    </message>
    <message>
        <source>Hint: %1. %2</source>
        <translation>İpucu: %1. %2</translation>
    </message>
    <message>
        <source>Apply writes %1 into row %2, column %3.</source>
        <translation>“Uygula” %2. satır %3. sütuna %1 yazar.</translation>
    </message>
    <message numerus="yes">
        <source>Apply removes {count} candidates.</source>
        <translation>
            <numerusform>“Uygula” {count} adayı eler.</numerusform>
        </translation>
    </message>
    <message>
        <source>What if %1 were %2?</source>
        <comment>a cell and a digit</comment>
        <translation>Ya %1 hücresi %2 olursa?</translation>
    </message>
    <message>
        <source>What if %1 were not %2?</source>
        <comment>a cell and a digit</comment>
        <translation>Ya %1 hücresi %2 değilse?</translation>
    </message>
    <message numerus="yes">
        <source>{count} entries are wrong</source>
        <extracomment>Such as: Two entries are wrong</extracomment>
        <translation>
            <numerusform>Girilen {count} rakam yanlış</numerusform>
        </translation>
    </message>
    <message>
        <source>Are your notes complete?</source>
        <translation>Notlarınız eksiksiz mi?</translation>
    </message>
    <message>
        <source>Do you note every candidate?</source>
        <translation>Her adayı not ediyor musunuz?</translation>
    </message>
    <message>
        <source>Then a missing one counts as crossed out.</source>
        <translation>O zaman eksik bir not, elenmiş aday sayılır.</translation>
    </message>
    <message>
        <source>If not, a missing one means nothing.</source>
        <translation>Her adayı not etmiyorsanız eksik bir notun anlamı yoktur.</translation>
    </message>
    <message>
        <source>A note is missing</source>
        <translation>Bir not eksik</translation>
    </message>
    <message>
        <source>You crossed out the right digit in {cell}.</source>
        <translation>{cell} hücresinde doğru rakamı elediniz.</translation>
    </message>
    <message>
        <source>The notes of {cell} lack the right digit.</source>
        <translation>{cell} hücresinin notlarında doğru rakam eksik.</translation>
    </message>
    <message>
        <source>The next step rests on it.</source>
        <translation>Sonraki adım ona dayanıyor.</translation>
    </message>
    <message>
        <source>No step</source>
        <translation>Adım yok</translation>
    </message>
    <message>
        <source>No technique that Next step may use gets on here. This one would: {technique}.</source>
        <translation>“Sonraki adım” için izin verilen tekniklerin hiçbiriyle burada ilerlenemiyor. Şununla ilerlenebilirdi: {technique}.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Bulunacak bir şey kalmadı.</translation>
    </message>
    <message>
        <source>Several solutions</source>
        <translation>Birden çok çözüm</translation>
    </message>
    <message>
        <source>From here on logic decides nothing: several solutions are left.</source>
        <translation>Buradan sonra mantıkla sonuca varılamaz: birden çok çözüm kaldı.</translation>
    </message>
    <message>
        <source>Choose a digit yourself: any that leads to a solution is right.</source>
        <translation>Rakamı kendiniz seçin: bir çözüme götüren her rakam doğrudur.</translation>
    </message>
    <message>
        <source>Looking for the next step…</source>
        <translation>Sonraki adım aranıyor…</translation>
    </message>
    <message numerus="yes">
        <source>{count} candidates are crossed out.</source>
        <translation>
            <numerusform>{count} aday elendi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{digits} are crossed out in {cells}.</source>
        <extracomment>Such as: 4 and 7 are crossed out in r1c5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{cells} için elendi: {digits}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::HistogramChart</name>
    <message>
        <source>Spread of times</source>
        <translation>Sürelerin dağılımı</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>number of games, in which unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Henüz süreli oyun yok</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a number of games, as a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The median is %1.</source>
        <comment>a time</comment>
        <translation>Medyan: %1.</translation>
    </message>
    <message>
        <source>The highest bar begins at %1: %2.</source>
        <comment>a time, a number of games</comment>
        <translation>En yüksek çubuğun süre aralığı %1 ile başlıyor; oyun sayısı: %2.</translation>
    </message>
    <message>
        <source>median %1</source>
        <comment>a time</comment>
        <translation>medyan %1</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryFiles</name>
    <message>
        <source>Games are being imported already.</source>
        <translation>Oyunlar zaten içe aktarılıyor.</translation>
    </message>
</context>
<context>
    <name>sudoku::HistoryReader</name>
    <message>
        <source>this is no history of Sudoku games</source>
        <translation>bu, sudoku oyunlarının bir geçmişi değil</translation>
    </message>
    <message>
        <source>the file is damaged, or ends too early</source>
        <translation>dosya bozuk ya da erken bitiyor</translation>
    </message>
    <message>
        <source>this is in UTF-16, and has to be in UTF-8</source>
        <translation>bu UTF-16; UTF-8 olmalı</translation>
    </message>
    <message>
        <source>the games are no list</source>
        <translation>oyunlar liste biçiminde değil</translation>
    </message>
    <message>
        <source>what %1 says cannot be read</source>
        <translation>%1 ile ilgili bilgi okunamıyor</translation>
    </message>
    <message>
        <source>this history is from a newer version of the program</source>
        <translation>bu geçmiş, programın daha yeni bir sürümünden</translation>
    </message>
    <message>
        <source>the collections are no list</source>
        <translation>koleksiyonlar liste biçiminde değil</translation>
    </message>
    <message>
        <source>a collection cannot be read</source>
        <translation>bir koleksiyon okunamıyor</translation>
    </message>
    <message>
        <source>the puzzles of a collection cannot be read</source>
        <translation>bir koleksiyonun bulmacaları okunamıyor</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>satır %1: %2</translation>
    </message>
    <message>
        <source>a game cannot be read</source>
        <translation>bir oyun okunamıyor</translation>
    </message>
</context>
<context>
    <name>sudoku::HouseNames</name>
    <message>
        <source>row %1</source>
        <comment>plain</comment>
        <translation>%1. satır</translation>
    </message>
    <message>
        <source>in row %1</source>
        <comment>in</comment>
        <translation>%1. satırda</translation>
    </message>
    <message>
        <source>of row %1</source>
        <comment>of</comment>
        <translation>%1. satırın</translation>
    </message>
    <message>
        <source>to row %1</source>
        <comment>to</comment>
        <translation>%1. satıra</translation>
    </message>
    <message>
        <source>with row %1</source>
        <comment>with</comment>
        <translation>%1. satırla</translation>
    </message>
    <message>
        <source>row %1</source>
        <comment>object</comment>
        <translation>%1. satırı</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>plain</comment>
        <translation>%1. sütun</translation>
    </message>
    <message>
        <source>in column %1</source>
        <comment>in</comment>
        <translation>%1. sütunda</translation>
    </message>
    <message>
        <source>of column %1</source>
        <comment>of</comment>
        <translation>%1. sütunun</translation>
    </message>
    <message>
        <source>to column %1</source>
        <comment>to</comment>
        <translation>%1. sütuna</translation>
    </message>
    <message>
        <source>with column %1</source>
        <comment>with</comment>
        <translation>%1. sütunla</translation>
    </message>
    <message>
        <source>column %1</source>
        <comment>object</comment>
        <translation>%1. sütunu</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>plain</comment>
        <translation>sol üst kutu</translation>
    </message>
    <message>
        <source>in the top left box</source>
        <comment>in</comment>
        <translation>sol üst kutuda</translation>
    </message>
    <message>
        <source>of the top left box</source>
        <comment>of</comment>
        <translation>sol üst kutunun</translation>
    </message>
    <message>
        <source>to the top left box</source>
        <comment>to</comment>
        <translation>sol üst kutuya</translation>
    </message>
    <message>
        <source>with the top left box</source>
        <comment>with</comment>
        <translation>sol üst kutuyla</translation>
    </message>
    <message>
        <source>the top left box</source>
        <comment>object</comment>
        <translation>sol üst kutuyu</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>plain</comment>
        <translation>üst orta kutu</translation>
    </message>
    <message>
        <source>in the top middle box</source>
        <comment>in</comment>
        <translation>üst orta kutuda</translation>
    </message>
    <message>
        <source>of the top middle box</source>
        <comment>of</comment>
        <translation>üst orta kutunun</translation>
    </message>
    <message>
        <source>to the top middle box</source>
        <comment>to</comment>
        <translation>üst orta kutuya</translation>
    </message>
    <message>
        <source>with the top middle box</source>
        <comment>with</comment>
        <translation>üst orta kutuyla</translation>
    </message>
    <message>
        <source>the top middle box</source>
        <comment>object</comment>
        <translation>üst orta kutuyu</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>plain</comment>
        <translation>sağ üst kutu</translation>
    </message>
    <message>
        <source>in the top right box</source>
        <comment>in</comment>
        <translation>sağ üst kutuda</translation>
    </message>
    <message>
        <source>of the top right box</source>
        <comment>of</comment>
        <translation>sağ üst kutunun</translation>
    </message>
    <message>
        <source>to the top right box</source>
        <comment>to</comment>
        <translation>sağ üst kutuya</translation>
    </message>
    <message>
        <source>with the top right box</source>
        <comment>with</comment>
        <translation>sağ üst kutuyla</translation>
    </message>
    <message>
        <source>the top right box</source>
        <comment>object</comment>
        <translation>sağ üst kutuyu</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>plain</comment>
        <translation>sol orta kutu</translation>
    </message>
    <message>
        <source>in the middle left box</source>
        <comment>in</comment>
        <translation>sol orta kutuda</translation>
    </message>
    <message>
        <source>of the middle left box</source>
        <comment>of</comment>
        <translation>sol orta kutunun</translation>
    </message>
    <message>
        <source>to the middle left box</source>
        <comment>to</comment>
        <translation>sol orta kutuya</translation>
    </message>
    <message>
        <source>with the middle left box</source>
        <comment>with</comment>
        <translation>sol orta kutuyla</translation>
    </message>
    <message>
        <source>the middle left box</source>
        <comment>object</comment>
        <translation>sol orta kutuyu</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>plain</comment>
        <translation>orta kutu</translation>
    </message>
    <message>
        <source>in the middle box</source>
        <comment>in</comment>
        <translation>orta kutuda</translation>
    </message>
    <message>
        <source>of the middle box</source>
        <comment>of</comment>
        <translation>orta kutunun</translation>
    </message>
    <message>
        <source>to the middle box</source>
        <comment>to</comment>
        <translation>orta kutuya</translation>
    </message>
    <message>
        <source>with the middle box</source>
        <comment>with</comment>
        <translation>orta kutuyla</translation>
    </message>
    <message>
        <source>the middle box</source>
        <comment>object</comment>
        <translation>orta kutuyu</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>plain</comment>
        <translation>sağ orta kutu</translation>
    </message>
    <message>
        <source>in the middle right box</source>
        <comment>in</comment>
        <translation>sağ orta kutuda</translation>
    </message>
    <message>
        <source>of the middle right box</source>
        <comment>of</comment>
        <translation>sağ orta kutunun</translation>
    </message>
    <message>
        <source>to the middle right box</source>
        <comment>to</comment>
        <translation>sağ orta kutuya</translation>
    </message>
    <message>
        <source>with the middle right box</source>
        <comment>with</comment>
        <translation>sağ orta kutuyla</translation>
    </message>
    <message>
        <source>the middle right box</source>
        <comment>object</comment>
        <translation>sağ orta kutuyu</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>plain</comment>
        <translation>sol alt kutu</translation>
    </message>
    <message>
        <source>in the bottom left box</source>
        <comment>in</comment>
        <translation>sol alt kutuda</translation>
    </message>
    <message>
        <source>of the bottom left box</source>
        <comment>of</comment>
        <translation>sol alt kutunun</translation>
    </message>
    <message>
        <source>to the bottom left box</source>
        <comment>to</comment>
        <translation>sol alt kutuya</translation>
    </message>
    <message>
        <source>with the bottom left box</source>
        <comment>with</comment>
        <translation>sol alt kutuyla</translation>
    </message>
    <message>
        <source>the bottom left box</source>
        <comment>object</comment>
        <translation>sol alt kutuyu</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>plain</comment>
        <translation>alt orta kutu</translation>
    </message>
    <message>
        <source>in the bottom middle box</source>
        <comment>in</comment>
        <translation>alt orta kutuda</translation>
    </message>
    <message>
        <source>of the bottom middle box</source>
        <comment>of</comment>
        <translation>alt orta kutunun</translation>
    </message>
    <message>
        <source>to the bottom middle box</source>
        <comment>to</comment>
        <translation>alt orta kutuya</translation>
    </message>
    <message>
        <source>with the bottom middle box</source>
        <comment>with</comment>
        <translation>alt orta kutuyla</translation>
    </message>
    <message>
        <source>the bottom middle box</source>
        <comment>object</comment>
        <translation>alt orta kutuyu</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>plain</comment>
        <translation>sağ alt kutu</translation>
    </message>
    <message>
        <source>in the bottom right box</source>
        <comment>in</comment>
        <translation>sağ alt kutuda</translation>
    </message>
    <message>
        <source>of the bottom right box</source>
        <comment>of</comment>
        <translation>sağ alt kutunun</translation>
    </message>
    <message>
        <source>to the bottom right box</source>
        <comment>to</comment>
        <translation>sağ alt kutuya</translation>
    </message>
    <message>
        <source>with the bottom right box</source>
        <comment>with</comment>
        <translation>sağ alt kutuyla</translation>
    </message>
    <message>
        <source>the bottom right box</source>
        <comment>object</comment>
        <translation>sağ alt kutuyu</translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>%1 satırlar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in rows %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>%1 satırlarda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of rows %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>%1 satırların</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to rows %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>%1 satırlara</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with rows %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>%1 satırlarla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>rows %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>%1 satırları</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>plain</comment>
        <translation>
            <numerusform>%1 sütunlar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in columns %1</source>
        <comment>in</comment>
        <translation>
            <numerusform>%1 sütunlarda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of columns %1</source>
        <comment>of</comment>
        <translation>
            <numerusform>%1 sütunların</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to columns %1</source>
        <comment>to</comment>
        <translation>
            <numerusform>%1 sütunlara</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with columns %1</source>
        <comment>with</comment>
        <translation>
            <numerusform>%1 sütunlarla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>columns %1</source>
        <comment>object</comment>
        <translation>
            <numerusform>%1 sütunları</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>plain</comment>
        <translation>
            <numerusform>bu {count} birim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} houses</source>
        <comment>in</comment>
        <translation>
            <numerusform>bu {count} birimde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of {count} houses</source>
        <comment>of</comment>
        <translation>
            <numerusform>bu {count} birimin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>to {count} houses</source>
        <comment>to</comment>
        <translation>
            <numerusform>bu {count} birime</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with {count} houses</source>
        <comment>with</comment>
        <translation>
            <numerusform>bu {count} birimle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} houses</source>
        <comment>object</comment>
        <translation>
            <numerusform>bu {count} birimi</numerusform>
        </translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a row in a list</comment>
        <extracomment>The number of a row or column in a list such as: rows 3 and 7. Turkish writes &quot;%1.&quot;</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a column in a list</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>sudoku::IdleCoach</name>
    <message>
        <source>Coach</source>
        <translation>Koç</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Sonraki adım</translation>
    </message>
    <message>
        <source>Ask about this cell</source>
        <translation>Bu hücreyi sor</translation>
    </message>
    <message>
        <source>All steps</source>
        <translation>Tüm adımlar</translation>
    </message>
    <message>
        <source>Learn…</source>
        <translation>Öğren…</translation>
    </message>
    <message>
        <source>Practice…</source>
        <translation>Alıştırma…</translation>
    </message>
    <message>
        <source>Next step says where to look first, then what is there, then why. You decide how much it tells.</source>
        <translation>“Sonraki adım” önce nereye bakılacağını, sonra orada ne olduğunu, sonra nedenini söyler. Ne kadarını söyleyeceğine siz karar verirsiniz.</translation>
    </message>
    <message>
        <source>Where to look, what it is, and why</source>
        <translation>Nereye bakılacağı, orada ne olduğu ve nedeni</translation>
    </message>
    <message>
        <source>What it can be, and why not another digit</source>
        <translation>Ne olabileceği ve neden başka bir rakam olamayacağı</translation>
    </message>
    <message>
        <source>All that can be found now</source>
        <translation>Şu anda bulunabilecek her şey</translation>
    </message>
    <message>
        <source>Lessons from the rules to the hardest techniques</source>
        <translation>Kurallardan en zor tekniklere kadar dersler</translation>
    </message>
    <message>
        <source>Positions that need one technique</source>
        <translation>Tek bir teknik gerektiren konumlar</translation>
    </message>
</context>
<context>
    <name>sudoku::ImportWords</name>
    <message>
        <source>Nothing to restore: %1</source>
        <translation>Geri yüklenecek bir şey yok: %1</translation>
    </message>
    <message>
        <source>Nothing to import: %1</source>
        <translation>İçe aktarılacak bir şey yok: %1</translation>
    </message>
    <message>
        <source>there is no game in it.</source>
        <translation>içinde oyun yok.</translation>
    </message>
    <message>
        <source>its game is there already.</source>
        <translation>oyunu zaten burada.</translation>
    </message>
    <message numerus="yes">
        <source>all %Ln games are there already.</source>
        <translation>
            <numerusform>oyunların hepsi (%Ln) zaten burada.</numerusform>
        </translation>
    </message>
    <message>
        <source>No new game in %1.</source>
        <translation>%1 içinde yeni oyun yok.</translation>
    </message>
    <message>
        <source>Taken out of the bin: %1.</source>
        <translation>Çöp kutusundan çıkarılan: %1.</translation>
    </message>
    <message>
        <source>Collections that came with it: %1.</source>
        <translation>Birlikte gelen koleksiyonlar: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games restored from %1</source>
        <translation>
            <numerusform>%1 kaynağından %Ln oyun geri yüklendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games imported from %1</source>
        <translation>
            <numerusform>%1 kaynağından %Ln oyun içe aktarıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves restored from %1</source>
        <translation>
            <numerusform>%1 kaynağından %Ln hamle geri yüklendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves imported from %1</source>
        <translation>
            <numerusform>%1 kaynağından %Ln hamle içe aktarıldı</numerusform>
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
            <numerusform>%Ln hamle</numerusform>
        </translation>
    </message>
    <message>
        <source>the backup of %1</source>
        <translation>%1 yedeği</translation>
    </message>
    <message numerus="yes">
        <source>%Ln were there already.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%Ln oyun zaten vardı.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::InputStrip</name>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>How digits are meant</source>
        <translation>Rakam tuşlarının işlevi</translation>
    </message>
    <message>
        <source>Digit</source>
        <translation>Rakam</translation>
    </message>
    <message>
        <source>Digits</source>
        <translation>Rakamlar</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Köşe</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notlar</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Merkez</translation>
    </message>
    <message>
        <source>Centre notes</source>
        <translation>Merkez notları</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Renk</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>A digit typed is an entry</source>
        <translation>Yazılan rakam hücreye girilir</translation>
    </message>
    <message>
        <source>Notes at fixed places, as {Shift} with a digit</source>
        <translation>Yeri sabit notlar ({Shift} + rakam ile aynı)</translation>
    </message>
    <message>
        <source>Notes in a row, as {Ctrl} with a digit</source>
        <translation>Yan yana notlar ({Ctrl} + rakam ile aynı)</translation>
    </message>
    <message>
        <source>Colours, as {Ctrl} and {Shift} with a digit</source>
        <translation>Renkler ({Ctrl} + {Shift} + rakam ile aynı)</translation>
    </message>
</context>
<context>
    <name>sudoku::Joined</name>
    <message>
        <source>%1 and %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 and 7</extracomment>
        <translation>%1 ve %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 and 7</extracomment>
        <translation>%1 ve %2</translation>
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
        <translation>%1 veya %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>two</comment>
        <extracomment>Two items of a list, such as: 4 or 7</extracomment>
        <translation>%1 veya %2</translation>
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
        <translation>%1 veya %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>three or more</comment>
        <extracomment>The end of a list of three items or more. %1 is all but the last item: 1, 4 or 7</extracomment>
        <translation>%1 veya %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>neither of two</comment>
        <extracomment>Two items of a list after a negation: it cannot be 4 or 7</extracomment>
        <translation>%1 veya %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>none of three or more</comment>
        <extracomment>The end of a list of three items or more after a negation: it cannot be 1, 4 or 7</extracomment>
        <translation>%1 veya %2</translation>
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
        <translation>&amp;Temizle</translation>
    </message>
    <message>
        <source>De&amp;fault key</source>
        <translation>&amp;Varsayılan tuş</translation>
    </message>
    <message>
        <source>&amp;Take it</source>
        <translation>&amp;Al</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Search the entries and keys</source>
        <translation>Komutlarda ve tuşlarda ara</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Entries of the menus and their keys</source>
        <translation>Menü komutları ve tuşları</translation>
    </message>
    <message>
        <source>&amp;Reset all</source>
        <translation>Tümünü &amp;sıfırla</translation>
    </message>
    <message>
        <source>All entries have their default keys.</source>
        <translation>Tüm komutlar varsayılan tuşlarında.</translation>
    </message>
    <message>
        <source>Choose an entry.</source>
        <translation>Bir komut seçin.</translation>
    </message>
    <message>
        <source>%1: no key by default</source>
        <translation>%1: varsayılan tuşu yok</translation>
    </message>
    <message>
        <source>%1: %2 by default</source>
        <translation>%1: varsayılan %2</translation>
    </message>
    <message>
        <source>Key of %1</source>
        <translation>%1 komutunun tuşu</translation>
    </message>
    <message>
        <source>Go to the field above and press the new key.</source>
        <translation>Yukarıdaki alana gidin ve yeni tuşa basın.</translation>
    </message>
    <message>
        <source>%1 cannot be changed. It is for: %2. Press another key.</source>
        <translation>%1 değiştirilemez. Şunun için: %2. Başka bir tuşa basın.</translation>
    </message>
    <message>
        <source>%1 belongs to %2 – take it from there?</source>
        <translation>%1 tuşu şu komuta ait: %2 – oradan alınsın mı?</translation>
    </message>
    <message>
        <source>%1 has no key now.</source>
        <translation>%1 komutunun artık tuşu yok.</translation>
    </message>
    <message>
        <source>%1 has the key %2 now.</source>
        <translation>%1 komutunun tuşu artık %2.</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Hiçbir şey bulunamadı.</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownBar</name>
    <message>
        <source>Known</source>
        <translation>Bilinen</translation>
    </message>
</context>
<context>
    <name>sudoku::KnownCard</name>
    <message>
        <source>Choose where to begin</source>
        <translation>Nereden başlayacağınızı seçin</translation>
    </message>
    <message>
        <source>You know %1 of %2</source>
        <translation>%2 teknikten %1 tanesini biliyorsunuz</translation>
    </message>
</context>
<context>
    <name>sudoku::Ladder</name>
    <message>
        <source>Step %1 of 4 of the hint</source>
        <translation>4 adımlık ipucunun %1. adımı</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Nerede</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Uygula</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnPage</name>
    <message>
        <source>Learn</source>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Technique guide</source>
        <translation>Teknik rehberi</translation>
    </message>
    <message>
        <source>Choose where to begin</source>
        <translation>Nereden başlayacağınızı seçin</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Teknik ara</translation>
    </message>
</context>
<context>
    <name>sudoku::LearnWords</name>
    <message>
        <source>Basics</source>
        <comment>the first stage of the course</comment>
        <translation>Temeller</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln minutes</source>
        <translation>
            <numerusform>yaklaşık %Ln dakika</numerusform>
        </translation>
    </message>
    <message>
        <source>known</source>
        <translation>biliniyor</translation>
    </message>
    <message numerus="yes">
        <source>refresh · %Ln days</source>
        <translation>
            <numerusform>tazeleme · %Ln gün</numerusform>
        </translation>
    </message>
    <message>
        <source>refresh</source>
        <translation>tazeleme</translation>
    </message>
    <message>
        <source>next · %1 min</source>
        <translation>sırada · %1 dk</translation>
    </message>
    <message>
        <source>%1 min · learning</source>
        <translation>%1 dk · öğreniliyor</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 dk</translation>
    </message>
    <message>
        <source>known, due for a refresh</source>
        <translation>biliniyor, tazeleme zamanı</translation>
    </message>
    <message>
        <source>next lesson</source>
        <translation>sıradaki ders</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>öğreniliyor</translation>
    </message>
    <message numerus="yes">
        <source>%1, not met for %Ln days</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>%1, %Ln gündür karşılaşılmadı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, not met for a while</source>
        <translation>%1, bir süredir karşılaşılmadı</translation>
    </message>
    <message>
        <source>new</source>
        <translation>yeni</translation>
    </message>
    <message>
        <source>due for a refresh</source>
        <translation>tazeleme zamanı</translation>
    </message>
</context>
<context>
    <name>sudoku::Legend</name>
    <message>
        <source>the digit that links them</source>
        <translation>bunları bağlayan rakam</translation>
    </message>
    <message>
        <source>only one set can have it</source>
        <translation>iki kümeden ancak birine girebilen rakam</translation>
    </message>
    <message>
        <source>digits it sees</source>
        <translation>gördüğü rakamlar</translation>
    </message>
    <message>
        <source>each closes what it sees</source>
        <translation>bu hücrelerin her biri, gördüğü hücrelerde bu rakamı engeller</translation>
    </message>
    <message>
        <source>has the digit</source>
        <translation>rakam burada</translation>
    </message>
    <message>
        <source>has the %1</source>
        <comment>a digit</comment>
        <translation>%1 burada</translation>
    </message>
    <message>
        <source>cannot be %1</source>
        <comment>a digit</comment>
        <translation>%1 olamaz</translation>
    </message>
    <message>
        <source>crossed out</source>
        <translation>elenen aday</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>%1 olmalı</translation>
    </message>
    <message>
        <source>must be this digit</source>
        <translation>bu rakam olmalı</translation>
    </message>
    <message>
        <source>is this digit</source>
        <translation>burası bu rakam</translation>
    </message>
    <message>
        <source>is %1</source>
        <comment>a digit</comment>
        <translation>burası %1</translation>
    </message>
    <message>
        <source>leads from one to the other</source>
        <translation>hattı haça bağlar</translation>
    </message>
    <message>
        <source>is not this digit</source>
        <translation>burası bu rakam değil</translation>
    </message>
    <message>
        <source>is not %1</source>
        <comment>a digit</comment>
        <translation>burası %1 değil</translation>
    </message>
    <message>
        <source>if not, then this</source>
        <translation>o yanlışsa bu doğru</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>o doğruysa bu yanlış</translation>
    </message>
    <message>
        <source>all are %1, or none</source>
        <comment>a digit</comment>
        <translation>ya hepsi %1 ya da hiçbiri</translation>
    </message>
    <message>
        <source>else all of these are</source>
        <translation>öteki renktekiler yanlışsa bunların hepsi doğru</translation>
    </message>
    <message>
        <source>the other pair: all or none</source>
        <translation>öteki renk çifti: ya hepsi doğru ya da hiçbiri</translation>
    </message>
    <message>
        <source>else all of these</source>
        <translation>çiftin öteki rengi yanlışsa bunların hepsi doğru</translation>
    </message>
    <message>
        <source>cells of the line</source>
        <translation>hattın hücreleri</translation>
    </message>
    <message>
        <source>set A</source>
        <translation>A kümesi</translation>
    </message>
    <message>
        <source>set C</source>
        <translation>C kümesi</translation>
    </message>
    <message>
        <source>set D</source>
        <translation>D kümesi</translation>
    </message>
    <message>
        <source>gone in step %1</source>
        <translation>%1. adımda elendi</translation>
    </message>
    <message>
        <source>gone before</source>
        <translation>önceden elendi</translation>
    </message>
    <message>
        <source>one of these is %1</source>
        <comment>a digit</comment>
        <translation>bunlardan biri %1</translation>
    </message>
    <message>
        <source>places for %1</source>
        <translation>%1 için olası yerler</translation>
    </message>
    <message>
        <source>these digits fill these cells</source>
        <translation>bu rakamlar bu hücreleri doldurur</translation>
    </message>
    <message>
        <source>the twins</source>
        <translation>ikiz hücreler</translation>
    </message>
    <message>
        <source>the wings</source>
        <translation>kanatlar</translation>
    </message>
    <message>
        <source>could be swapped</source>
        <translation>yer değiştirebilirdi</translation>
    </message>
    <message>
        <source>places of the fish</source>
        <translation>balığın yerleri</translation>
    </message>
    <message>
        <source>one of these is true</source>
        <translation>bunlardan biri doğru</translation>
    </message>
    <message>
        <source>cells tried together</source>
        <translation>birlikte denenen hücreler</translation>
    </message>
    <message>
        <source>in both row or column and box</source>
        <translation>kutuyla hattın ortak hücreleri</translation>
    </message>
    <message>
        <source>the pattern</source>
        <translation>desen</translation>
    </message>
    <message>
        <source>the fin: an extra place</source>
        <translation>yüzgeç: fazladan yer</translation>
    </message>
    <message>
        <source>the %1 that makes three: it must be true</source>
        <translation>üçüncü aday %1: doğru olmalı</translation>
    </message>
    <message>
        <source>what keeps the swap away</source>
        <translation>yer değiştirmeyi önleyen aday</translation>
    </message>
    <message>
        <source>where it breaks</source>
        <translation>çelişkinin ortaya çıktığı yer</translation>
    </message>
    <message>
        <source>locked with the extra digits</source>
        <translation>fazladan rakamlarla kilitli küme kuran hücreler</translation>
    </message>
    <message>
        <source>would have no candidate left</source>
        <translation>adayı kalmazdı</translation>
    </message>
    <message>
        <source>cells of the box</source>
        <translation>kutunun hücreleri</translation>
    </message>
    <message>
        <source>set B</source>
        <translation>B kümesi</translation>
    </message>
    <message>
        <source>a set with one digit more than cells</source>
        <translation>hücre sayısından bir fazla rakamı olan küme</translation>
    </message>
    <message>
        <source>the stem</source>
        <translation>sap</translation>
    </message>
    <message>
        <source>the pivot</source>
        <translation>pivot</translation>
    </message>
    <message>
        <source>where to look</source>
        <translation>bakılacak yer</translation>
    </message>
    <message>
        <source>the row we look at</source>
        <translation>bakılan satır</translation>
    </message>
    <message>
        <source>the column we look at</source>
        <translation>bakılan sütun</translation>
    </message>
    <message>
        <source>the box we look at</source>
        <translation>bakılan kutu</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonLadder</name>
    <message>
        <source>See it, part %1 of %2</source>
        <translation>Gör, bölüm %1/%2</translation>
    </message>
    <message>
        <source>Find it, exercise %1 of %2</source>
        <translation>Bulma alıştırması %1/%2</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Kullan</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Dersin sonu</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Gör</translation>
    </message>
    <message>
        <source>Find it</source>
        <translation>Bul</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>Dersler</translation>
    </message>
    <message>
        <source>%1 of %2 known</source>
        <translation>%2 teknikten %1 tanesi biliniyor</translation>
    </message>
</context>
<context>
    <name>sudoku::LessonPage</name>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
    <message>
        <source>The example of the lesson</source>
        <translation>Dersin örneği</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Öğren</translation>
    </message>
    <message>
        <source>Back to the course</source>
        <translation>Kursa dön</translation>
    </message>
    <message>
        <source>The end of the lesson</source>
        <translation>Dersin sonu</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Ders: %1</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Ok tuşlarıyla hücreye gidilir; rakam o adayı, {Enter} hücreyi yanıt olarak seçer.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Örnek: %1</translation>
    </message>
    <message>
        <source>The position of the lesson</source>
        <translation>Dersin konumu</translation>
    </message>
    <message>
        <source>%1: looking at the example…</source>
        <comment>a technique</comment>
        <translation>%1: örneğe bakılıyor…</translation>
    </message>
    <message>
        <source>%1, see it: part %2 of %3.</source>
        <translation>%1, “Gör” aşaması: bölüm %2/%3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Kendi oyununuz olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>You know it</source>
        <translation>Bunu biliyorsunuz</translation>
    </message>
    <message>
        <source>Not proved yet</source>
        <translation>Henüz kanıtlanmadı</translation>
    </message>
    <message>
        <source>Two exercises found alone prove that you know it.</source>
        <translation>Yardımsız çözdüğünüz iki alıştırma, bunu bildiğinizi kanıtlar.</translation>
    </message>
    <message>
        <source>The lesson shows how to look.</source>
        <translation>Ders nasıl bakılacağını gösterir.</translation>
    </message>
    <message>
        <source>See it</source>
        <translation>Gör</translation>
    </message>
    <message>
        <source>Play a position to the end. The next step that it needs: %1.</source>
        <translation>Bir konumu sonuna kadar oynayın. Gereken sonraki adım: %1.</translation>
    </message>
    <message>
        <source>Hints work as usual. Your own game is kept in the library.</source>
        <translation>İpuçları her zamanki gibi çalışır. Kendi oyununuz kitaplıkta durur.</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Uygun konum aranıyor…</translation>
    </message>
    <message>
        <source>There is no position to play.</source>
        <translation>Oynanacak konum yok.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Kullan</translation>
    </message>
    <message>
        <source>Play it to the end</source>
        <translation>Sonuna kadar oyna</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Dersi bitir</translation>
    </message>
    <message>
        <source>%1, use it.</source>
        <translation>%1, “Kullan” aşaması.</translation>
    </message>
    <message>
        <source>Your own game is kept in the library.</source>
        <translation>Kendi oyununuz kitaplıkta durur.</translation>
    </message>
    <message>
        <source>You found it yourself.</source>
        <translation>Bunu kendiniz buldunuz.</translation>
    </message>
    <message>
        <source>You played it to the end.</source>
        <translation>Sonuna kadar oynadınız.</translation>
    </message>
    <message>
        <source>%1 is known now.</source>
        <comment>a technique</comment>
        <translation>%1 artık bildiğiniz teknikler arasında.</translation>
    </message>
    <message numerus="yes">
        <source>Found without help: %1 of the %Ln times that make it known, in practice or in games.</source>
        <translation>
            <numerusform>Yardımsız bulunan: %1. Bilinir sayılması için alıştırmada ya da oyunda %Ln kez bulunması gerekir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Next lesson: %1</source>
        <translation>Sıradaki ders: %1</translation>
    </message>
    <message>
        <source>More exercises</source>
        <translation>Daha çok alıştırma</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelBox</name>
    <message>
        <source>next game</source>
        <translation>sonraki oyun</translation>
    </message>
</context>
<context>
    <name>sudoku::LevelPage</name>
    <message>
        <source>Whatever comes: from easy to very hard.</source>
        <translation>Ne gelirse: kolaydan çok zora.</translation>
    </message>
    <message>
        <source>Many givens, and always a cell or a digit that can only go one way.</source>
        <translation>Çok sayıda verilen rakam; her zaman tek olasılığı olan bir hücre ya da rakam.</translation>
    </message>
    <message>
        <source>Pairs, triples and digits that are locked in a row or box.</source>
        <translation>İkililer, üçlüler ve bir satıra ya da kutuya kilitlenmiş rakamlar.</translation>
    </message>
    <message>
        <source>Patterns over two or more rows: X-Wing, Skyscraper, wings.</source>
        <translation>İki ya da daha çok satıra yayılan desenler: X-Wing, Gökdelen, kanatlar.</translation>
    </message>
    <message>
        <source>Larger patterns and short chains.</source>
        <translation>Daha büyük desenler ve kısa zincirler.</translation>
    </message>
    <message>
        <source>Long chains of reasons.</source>
        <translation>Uzun gerekçe zincirleri.</translation>
    </message>
    <message>
        <source>No pattern is enough: something has to be tried.</source>
        <translation>Hiçbir desen yetmiyor: bir şeyler denemek gerekiyor.</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Fark etmez</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>Size özel</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Zor&amp;luk</translation>
    </message>
    <message>
        <source>&amp;Needs</source>
        <translation>G&amp;erekenler</translation>
    </message>
</context>
<context>
    <name>sudoku::Library</name>
    <message>
        <source>it cannot be kept now</source>
        <translation>şimdi kaydedilemiyor</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryActions</name>
    <message>
        <source>Undo deletion</source>
        <translation>Silmeyi geri al</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Koru</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Yeniden adlandır</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiketler</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Tekrar izle</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Yeniden başlat</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Sürdür</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Yazdır…</translation>
    </message>
    <message>
        <source>Print all that are shown…</source>
        <translation>Gösterilenlerin tümünü yazdır…</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tümünü seç</translation>
    </message>
    <message>
        <source>Show techniques</source>
        <translation>Teknikleri göster</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Geri yükle</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryBar</name>
    <message>
        <source>All levels</source>
        <translation>Tüm zorluklar</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sırala</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Satırlar</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <comment>which games</comment>
        <translation>Göster: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a part of the library, number of its games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any collection or none</source>
        <translation>Koleksiyonlu ya da koleksiyonsuz</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Koleksiyon içe aktar…</translation>
    </message>
    <message>
        <source>Any tag or none</source>
        <translation>Etiketli ya da etiketsiz</translation>
    </message>
    <message>
        <source>Sort by: %1</source>
        <translation>Sırala: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryCollection</name>
    <message>
        <source>Play next</source>
        <translation>Sıradakini oyna</translation>
    </message>
    <message>
        <source>Play at random</source>
        <translation>Rastgele oyna</translation>
    </message>
    <message>
        <source>Rename collection</source>
        <translation>Koleksiyonu yeniden adlandır</translation>
    </message>
    <message>
        <source>Delete collection</source>
        <translation>Koleksiyonu sil</translation>
    </message>
    <message>
        <source>The first puzzle of those listed that has not been begun</source>
        <translation>Listedekilerden başlanmamış ilk bulmaca</translation>
    </message>
    <message>
        <source>Any puzzle of those listed that has not been begun</source>
        <translation>Listedekilerden başlanmamış herhangi bir bulmaca</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Daha fazla</translation>
    </message>
    <message>
        <source>More about the collection</source>
        <translation>Koleksiyonla ilgili diğer komutlar</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryEditor</name>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiketler</translation>
    </message>
    <message>
        <source>Tags of all of them</source>
        <translation>Tümünün etiketleri</translation>
    </message>
    <message>
        <source>Name of the collection</source>
        <translation>Koleksiyonun adı</translation>
    </message>
    <message>
        <source>beautiful, again</source>
        <translation>güzel, bir daha</translation>
    </message>
    <message>
        <source>With commas between</source>
        <translation>Aralarına virgül koyun</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryImport</name>
    <message>
        <source>Details</source>
        <translation>Ayrıntılar</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>İçe aktar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>İçe aktarılıyor: %1…</translation>
    </message>
    <message>
        <source>Importing %1: waiting for another program that has locked the games…</source>
        <translation>İçe aktarılıyor: %1: oyunları kilitleyen başka bir program bekleniyor…</translation>
    </message>
    <message>
        <source>No puzzles</source>
        <translation>Bulmaca olmayanlar</translation>
    </message>
    <message>
        <source>What is no puzzle, and why</source>
        <translation>Neler bulmaca değil ve neden</translation>
    </message>
    <message>
        <source>Not imported</source>
        <translation>İçe aktarılmadı</translation>
    </message>
    <message>
        <source>What was not imported, and why</source>
        <translation>Neler içe aktarılmadı ve neden</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>And %1 more.</source>
        <translation>Ve %1 tane daha.</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryPage</name>
    <message>
        <source>Library</source>
        <translation>Kitaplık</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Level, state, tag, date, technique</source>
        <translation>Zorluk, durum, etiket, tarih, teknik</translation>
    </message>
    <message>
        <source>Finds all words on a card, dates, digits and techniques</source>
        <translation>Bir karttaki tüm sözcükleri, tarihleri, rakamları ve teknikleri bulur</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Aramayı temizle</translation>
    </message>
    <message>
        <source>Import a collection</source>
        <translation>Koleksiyon içe aktar</translation>
    </message>
    <message>
        <source>The bin is empty. Deleted games stay here for 30 days.</source>
        <translation>Çöp kutusu boş. Silinen oyunlar burada 30 gün kalır.</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Henüz oyun oynanmadı.</translation>
    </message>
    <message>
        <source>No puzzle is like that.</source>
        <translation>Böyle bir bulmaca yok.</translation>
    </message>
    <message>
        <source>No game is like that.</source>
        <translation>Böyle bir oyun yok.</translation>
    </message>
    <message>
        <source>Each puzzle that is listed has been begun.</source>
        <translation>Listedeki her bulmacaya başlanmış.</translation>
    </message>
    <message>
        <source>Each puzzle of this collection has been begun.</source>
        <translation>Bu koleksiyonun her bulmacasına başlanmış.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game</comment>
        <translation>Silindi: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game</comment>
        <translation>Geri yüklendi: %1</translation>
    </message>
    <message>
        <source>It could not be deleted.</source>
        <translation>Silinemedi.</translation>
    </message>
    <message>
        <source>Export the selected games</source>
        <translation>Seçili oyunları dışa aktar</translation>
    </message>
    <message>
        <source>History (*.json)</source>
        <translation>Geçmiş (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>sudoku-games</source>
        <translation>sudoku-oyunları</translation>
    </message>
    <message>
        <source>A paused game is not printed.</source>
        <translation>Duraklatılmış bir oyun yazdırılmaz.</translation>
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
        <translation>Çözüm yolu aranıyor…</translation>
    </message>
</context>
<context>
    <name>sudoku::LibrarySidebar</name>
    <message>
        <source>Collections</source>
        <translation>Koleksiyonlar</translation>
    </message>
    <message>
        <source>Import a collection…</source>
        <translation>Koleksiyon içe aktar…</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiketler</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryView</name>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
</context>
<context>
    <name>sudoku::LibraryWords</name>
    <message>
        <source>All games</source>
        <translation>Tüm oyunlar</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Korunanlar</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Çöp kutusu</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Son oynanan</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numara</translation>
    </message>
    <message>
        <source>Date begun</source>
        <translation>Başlama tarihi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games</source>
        <translation>
            <numerusform>%1/%Ln oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>No game in the bin</source>
        <translation>Çöp kutusunda oyun yok</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games in the bin, each for 30 days</source>
        <translation>
            <numerusform>Çöp kutusunda %Ln oyun, her biri 30 gün</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln games selected</source>
        <translation>
            <numerusform>%Ln oyundan %1 tanesi seçili</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Silindi: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>name or number of a game, or how many</comment>
        <translation>Geri yüklendi: %1</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <comment>puzzles of a collection</comment>
        <translation>%2 bulmacadan %1 tanesi çözüldü</translation>
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
        <translation>Henüz zorluk yok</translation>
    </message>
    <message>
        <source>No number</source>
        <translation>Numarasız</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Duraklatıldı</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>filled cells, all that are to be filled</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>solution shown</source>
        <translation>çözüm gösterildi</translation>
    </message>
    <message>
        <source>solved before</source>
        <translation>daha önce çözüldü</translation>
    </message>
    <message>
        <source>Daily puzzle of %1</source>
        <comment>a day</comment>
        <translation>%1, günün bulmacası</translation>
    </message>
    <message>
        <source>The techniques of this puzzle are not known yet.</source>
        <translation>Bu bulmacanın teknikleri henüz bilinmiyor.</translation>
    </message>
    <message>
        <source>Techniques: %1</source>
        <translation>Teknikler: %1</translation>
    </message>
    <message>
        <source>Ratings: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Dereceler: %1/%2</translation>
    </message>
    <message>
        <source>Levels: %1 of %2</source>
        <comment>known of puzzles</comment>
        <translation>Zorluklar: %1/%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln puzzles</source>
        <translation>
            <numerusform>%1/%Ln bulmaca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln bulmaca</numerusform>
        </translation>
    </message>
    <message>
        <source>kept</source>
        <translation>korunuyor</translation>
    </message>
    <message>
        <source>deleted: %1</source>
        <comment>a day</comment>
        <translation>silindi: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::LinkToggle</name>
    <message>
        <source>if not, then this</source>
        <translation>o yanlışsa bu doğru</translation>
    </message>
    <message>
        <source>if so, then not</source>
        <translation>o doğruysa bu yanlış</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Güçlü</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Zayıf</translation>
    </message>
    <message>
        <source>Strong, if not, then this</source>
        <translation>Güçlü: o yanlışsa bu doğru</translation>
    </message>
    <message>
        <source>Weak, if so, then not</source>
        <translation>Zayıf: o doğruysa bu yanlış</translation>
    </message>
</context>
<context>
    <name>sudoku::ListPage</name>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln bulmaca</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %1 of %Ln puzzles</source>
        <translation>
            <numerusform>%Ln bulmacanın ilk %1 tanesi</numerusform>
        </translation>
    </message>
    <message>
        <source>With &amp;entries</source>
        <translation>&amp;Girilen rakamlarla</translation>
    </message>
    <message>
        <source>With levels and &amp;ratings</source>
        <translation>Z&amp;orluk ve derecelerle</translation>
    </message>
    <message>
        <source>Working them out takes a while for many puzzles.</source>
        <translation>Çok bulmaca varsa bunları hesaplamak biraz sürer.</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>B&amp;aşlık</translation>
    </message>
</context>
<context>
    <name>sudoku::LookBackWords</name>
    <message>
        <source>Hardest step: %1.</source>
        <translation>En zor adım: %1.</translation>
    </message>
    <message>
        <source>Hardest step: %1. Hardest that you found: %2.</source>
        <translation>En zor adım: %1. Bulduklarınızın en zoru: %2.</translation>
    </message>
    <message>
        <source>Hardest step: %1. You found it.</source>
        <translation>En zor adım: %1. Onu buldunuz.</translation>
    </message>
    <message>
        <source>Learn next: %1.</source>
        <translation>Sırada öğrenilecek: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::MainWindow</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Dosya</translation>
    </message>
    <message>
        <source>E&amp;xit</source>
        <translation>Çı&amp;k</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Yeni</translation>
    </message>
    <message>
        <source>Choose a new &amp;game…</source>
        <translation>Yeni oyun &amp;seç…</translation>
    </message>
    <message>
        <source>&amp;Previous game</source>
        <translation>Ön&amp;ceki oyun</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Denetle</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Dü&amp;zenle</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Tercihler…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>H&amp;ints</source>
        <translation>İ&amp;puçları</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tam &amp;ekran</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Araçlar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Klavye kısayolları</translation>
    </message>
    <message>
        <source>&amp;Change keys…</source>
        <translation>Tuşları &amp;değiştir…</translation>
    </message>
    <message>
        <source>&amp;About Sudoku</source>
        <translation>Sudoku &amp;hakkında</translation>
    </message>
    <message>
        <source>Sudoku</source>
        <translation>Sudoku</translation>
    </message>
    <message>
        <source>The clipboard has a puzzle.</source>
        <translation>Panoda bir bulmaca var.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Show two</source>
        <translation>İki çözüm göster</translation>
    </message>
    <message>
        <source>About Sudoku</source>
        <translation>Sudoku Hakkında</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;A Sudoku game that explains every step and keeps every game.&lt;/p&gt;&lt;p&gt;MIT licence&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sudoku %1&lt;/h3&gt;&lt;p&gt;Her adımı açıklayan ve her oyunu kaydeden bir sudoku oyunu.&lt;/p&gt;&lt;p&gt;MIT lisansı&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>The last moves could not be saved. They are lost if you exit now.</source>
        <translation>Son hamleler kaydedilemedi. Şimdi çıkarsanız kaybolur.</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Farklı kaydet…</translation>
    </message>
    <message>
        <source>E&amp;xit all the same</source>
        <translation>&amp;Yine de çık</translation>
    </message>
</context>
<context>
    <name>sudoku::MakingBar</name>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Bulmaca hazırlanıyor</translation>
    </message>
    <message>
        <source>Does without a new game</source>
        <translation>Yeni oyundan vazgeçer</translation>
    </message>
</context>
<context>
    <name>sudoku::MarkCommands</name>
    <message>
        <source>Close the hint first: it hides colours and links.</source>
        <translation>Önce ipucunu kapatın: renkleri ve bağlantıları gizliyor.</translation>
    </message>
    <message>
        <source>Choose a colour first.</source>
        <translation>Önce bir renk seçin.</translation>
    </message>
    <message>
        <source>Strong link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Güçlü bağlantı, başı %2 hücresindeki %1</translation>
    </message>
    <message>
        <source>Weak link from %1 in %2</source>
        <comment>digit, cell</comment>
        <translation>Zayıf bağlantı, başı %2 hücresindeki %1</translation>
    </message>
    <message>
        <source>%1: let go on %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1: %3 hücresindeki %2 üzerinde bırakın.</translation>
    </message>
    <message>
        <source>%1 to %2 in %3.</source>
        <comment>`Strong link from 4 in r6c1`, digit, cell</comment>
        <translation>%1, sonu %3 hücresindeki %2.</translation>
    </message>
    <message>
        <source>The link is taken away.</source>
        <translation>Bağlantı kaldırıldı.</translation>
    </message>
    <message>
        <source>%1 is not among the notes here.</source>
        <translation>Buradaki notlar arasında %1 yok.</translation>
    </message>
    <message>
        <source>%1: move to its other end and press the digit.</source>
        <comment>`Strong link from 4 in r6c1`</comment>
        <translation>%1: öteki ucuna gidin ve rakama basın.</translation>
    </message>
    <message>
        <source>There are no links.</source>
        <translation>Bağlantı yok.</translation>
    </message>
    <message>
        <source>These cells have no links.</source>
        <translation>Bu hücrelerin bağlantısı yok.</translation>
    </message>
    <message>
        <source>No candidate has a colour.</source>
        <translation>Rengi olan aday yok.</translation>
    </message>
    <message>
        <source>No candidate of these cells has a colour.</source>
        <translation>Bu hücrelerin hiçbir adayının rengi yok.</translation>
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
            <numerusform>Bu, yanlış girilen {count} rakamın ilki.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is wrong.</source>
        <translation>{cell} hücresindeki {digit} yanlış.</translation>
    </message>
    <message>
        <source>The {digit} in {cell}, entered in the last move, is wrong.</source>
        <translation>Son hamlede {cell} hücresine girilen {digit} yanlış.</translation>
    </message>
    <message numerus="yes">
        <source>The {digit} in {cell}, entered %n moves ago, is wrong.</source>
        <translation>
            <numerusform>%n hamle önce {cell} hücresine girilen {digit} yanlış.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, {house} comes to have no place left for {digit}.</source>
        <translation>Bu yüzden sonunda {house.in} {digit} için yer kalmıyor.</translation>
    </message>
    <message>
        <source>With it, no digit is left in the end for {cell}.</source>
        <translation>Bu yüzden sonunda {cell} hücresine hiçbir rakam kalmıyor.</translation>
    </message>
    <message>
        <source>With it, there is no way left to fill the board.</source>
        <translation>Bu yüzden tahtayı doldurmanın yolu kalmıyor.</translation>
    </message>
    <message>
        <source>{house} has its {digit} already, in {cell}.</source>
        <translation>{house.in} {digit} zaten var: {cell}.</translation>
    </message>
    <message>
        <source>To go back to before the mistake takes notes away too.</source>
        <translation>Hatanın öncesine dönülürse notlar da silinir.</translation>
    </message>
    <message numerus="yes">
        <source>To go back to before the mistake takes %n right entries away too.</source>
        <translation>
            <numerusform>Hatanın öncesine dönülürse doğru girilmiş rakamlardan %n tanesi de silinir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wrong entries are cleared.</source>
        <translation>
            <numerusform>Yanlış girilmiş %n rakam silindi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {digit} in {cell} is cleared.</source>
        <translation>{cell} hücresindeki {digit} silindi.</translation>
    </message>
    <message numerus="yes">
        <source>Back to before the mistake: %n right entries went too. Undo brings them back.</source>
        <translation>
            <numerusform>Hatanın öncesine dönüldü: doğru girilmiş rakamlardan %n tanesi de silindi. “Geri al” ile geri gelir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to before the mistake: notes went too. Undo brings them back.</source>
        <translation>Hatanın öncesine dönüldü: notlar da silindi. “Geri al” ile geri gelir.</translation>
    </message>
    <message>
        <source>Back to before the mistake.</source>
        <translation>Hatanın öncesine dönüldü.</translation>
    </message>
</context>
<context>
    <name>sudoku::MomentPanel</name>
    <message>
        <source>Key moments</source>
        <translation>Kilit anlar</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln entries</source>
        <translation>
            <numerusform>%Ln rakamdan %1 tanesi</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::MomentView</name>
    <message>
        <source>Show the step</source>
        <translation>Adımı göster</translation>
    </message>
    <message>
        <source>Replay from here</source>
        <translation>Buradan tekrar izle</translation>
    </message>
    <message>
        <source>The position before this entry</source>
        <translation>Bu rakam girilmeden önceki konum</translation>
    </message>
    <message>
        <source>Practise: %1</source>
        <comment>a technique</comment>
        <translation>Alıştırma yap: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::MoveListModel</name>
    <message>
        <source>Start</source>
        <translation>Başlangıç</translation>
    </message>
    <message numerus="yes">
        <source>Branch of %Ln moves: %1</source>
        <translation>
            <numerusform>%Ln hamlelik dal: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>yanlış</translation>
    </message>
    <message>
        <source>checked</source>
        <translation>denetlendi</translation>
    </message>
    <message>
        <source>help</source>
        <translation>yardım</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>kayıt noktası</translation>
    </message>
    <message>
        <source>trial begins</source>
        <translation>deneme başlıyor</translation>
    </message>
    <message>
        <source>trial %1 begins</source>
        <translation>deneme %1 başlıyor</translation>
    </message>
    <message>
        <source>here</source>
        <translation>burada</translation>
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
        <translation>Hamleler</translation>
    </message>
</context>
<context>
    <name>sudoku::MovesPage</name>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>Oyunun o andaki durumu</translation>
    </message>
    <message>
        <source>A click or {Enter} goes there.</source>
        <translation>Tıklamak ya da {Enter} oraya götürür.</translation>
    </message>
</context>
<context>
    <name>sudoku::NearMissFinder</name>
    <message>
        <source>%1 in %2</source>
        <comment>a candidate: its digit, its cell</comment>
        <translation>%2 hücresindeki %1</translation>
    </message>
    <message>
        <source>Nearly: {candidate} sees a part of what decides it.</source>
        <translation>Az kaldı: {candidate}, sonucu belirleyen hücrelerin bir bölümünü görüyor.</translation>
    </message>
    <message>
        <source>Look for a cell with {digit} that sees the rest too.</source>
        <translation>Gerisini de gören ve {digit} adayı olan bir hücre arayın.</translation>
    </message>
    <message>
        <source>It has to see a cell of each of the two groups.</source>
        <translation>İki grubun her birinden bir hücreyi görmesi gerekir.</translation>
    </message>
    <message>
        <source>It has to see both ends of the pattern.</source>
        <translation>Desenin iki ucunu da görmesi gerekir.</translation>
    </message>
    <message>
        <source>It has to see all cells of the pattern that may hold its digit.</source>
        <translation>Desende bu rakamı alabilecek hücrelerin hepsini görmesi gerekir.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} lies in a line of the fish.</source>
        <translation>Az kaldı: {candidate}, balığın bir hattı üzerinde.</translation>
    </message>
    <message numerus="yes">
        <source>It does not see all fins, and one of them may be true.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Yüzgecin tümünü görmüyor; oysa rakam yüzgeçte olabilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Look along these lines for a cell that sees all fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Bu hat boyunca yüzgecin tümünü gören bir hücre arayın.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nearly: {candidate} sees the fins.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Az kaldı: {candidate}, yüzgecin tümünü görüyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not lie in a line of the fish.</source>
        <translation>Balığın bir hattı üzerinde değil.</translation>
    </message>
    <message numerus="yes">
        <source>Look where a line of the fish passes what the fins see.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>Balığın bir hattının, yüzgecin tümünü gören hücrelerden geçtiği yere bakın.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nearly: {cell} is the right cell.</source>
        <translation>Az kaldı: {cell} doğru hücre.</translation>
    </message>
    <message>
        <source>Another digit belongs there.</source>
        <translation>Oraya başka bir rakam gelir.</translation>
    </message>
    <message>
        <source>Another digit is crossed out there.</source>
        <translation>Orada başka bir rakam elenir.</translation>
    </message>
    <message>
        <source>Look at which digits the pattern is about.</source>
        <translation>Desenin hangi rakamlarla ilgili olduğuna bakın.</translation>
    </message>
    <message>
        <source>Nearly: {candidate} is a part of the pattern.</source>
        <translation>Az kaldı: {candidate}, desenin bir parçası.</translation>
    </message>
    <message>
        <source>The pattern itself stays. What it rules out is crossed out.</source>
        <translation>Desenin kendisi kalır. Siz onun elediği adayları arayın.</translation>
    </message>
    <message>
        <source>Nearly: {cell} belongs to the pattern.</source>
        <translation>Az kaldı: {cell} desene ait.</translation>
    </message>
    <message>
        <source>Its {digit} is not what the pattern rules out.</source>
        <translation>Desenin elediği, oradaki {digit} değil.</translation>
    </message>
    <message>
        <source>Look for the cell that has one digit left by it.</source>
        <translation>Desen sayesinde tek rakamı kalan hücreyi arayın.</translation>
    </message>
    <message>
        <source>Look at the other digits in the cells of the pattern.</source>
        <translation>Desenin hücrelerindeki öteki rakamlara bakın.</translation>
    </message>
    <message>
        <source>Look at the cells that see the pattern.</source>
        <translation>Deseni gören hücrelere bakın.</translation>
    </message>
</context>
<context>
    <name>sudoku::NeedsBox</name>
    <message>
        <source>Needs</source>
        <translation>Gerekenler</translation>
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
        <translation>Yeni Oyun</translation>
    </message>
    <message>
        <source>Le&amp;vel</source>
        <translation>&amp;Zorluk</translation>
    </message>
    <message>
        <source>D&amp;aily</source>
        <translation>&amp;Günlük</translation>
    </message>
    <message>
        <source>By &amp;id</source>
        <translation>&amp;Kimlikle</translation>
    </message>
    <message>
        <source>&amp;More</source>
        <translation>&amp;Daha fazla</translation>
    </message>
    <message>
        <source>Making a puzzle</source>
        <translation>Bulmaca hazırlanıyor</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Oyna</translation>
    </message>
    <message>
        <source>Default of these holes</source>
        <translation>Boşluk yönteminin varsayılan sırası</translation>
    </message>
    <message>
        <source>&amp;Givens</source>
        <translation>&amp;Verilenler</translation>
    </message>
    <message>
        <source>Fewest givens</source>
        <translation>En az verilen</translation>
    </message>
    <message>
        <source>Most givens</source>
        <translation>En çok verilen</translation>
    </message>
    <message>
        <source>to</source>
        <translation>–</translation>
    </message>
    <message>
        <source>random</source>
        <translation>rastgele</translation>
    </message>
    <message>
        <source>How the full board is made that the puzzle is dug out of</source>
        <translation>Bulmacanın içinden oyulduğu dolu tahtanın nasıl yapıldığı</translation>
    </message>
    <message>
        <source>Which givens are taken away, and how many</source>
        <translation>Hangi rakamların ve kaçının kaldırıldığı</translation>
    </message>
    <message>
        <source>In which order cells are tried</source>
        <translation>Hücrelerin hangi sırayla denendiği</translation>
    </message>
    <message>
        <source>How the givens that stay lie to each other</source>
        <translation>Kalan rakamların birbirine göre dizilişi</translation>
    </message>
    <message>
        <source>How many givens there are</source>
        <translation>Kaç verilen rakam olduğu</translation>
    </message>
    <message>
        <source>The same seed makes the same puzzle on every machine</source>
        <translation>Aynı tohum her bilgisayarda aynı bulmacayı verir</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>&amp;Sıfırla</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tahta</translation>
    </message>
    <message>
        <source>&amp;Holes</source>
        <translation>&amp;Boşluklar</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation>Sı&amp;ra</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;imetri</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>To&amp;hum</translation>
    </message>
    <message>
        <source>&amp;Date</source>
        <translation>T&amp;arih</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Zor&amp;luk</translation>
    </message>
    <message>
        <source>The same id gives the same puzzle on every machine.</source>
        <translation>Aynı kimlik her bilgisayarda aynı bulmacayı verir.</translation>
    </message>
    <message>
        <source>Puzzle i&amp;d</source>
        <translation>Bulmaca ki&amp;mliği</translation>
    </message>
    <message>
        <source>The cells of this id are no puzzle: it needs exactly one solution.</source>
        <translation>Bu kimliğin hücreleri bir bulmaca değil: tam olarak bir çözüm gerekir.</translation>
    </message>
    <message>
        <source>No such puzzle was found. Choose something else, or try again.</source>
        <translation>Böyle bir bulmaca bulunamadı. Başka bir şey seçin ya da yeniden deneyin.</translation>
    </message>
    <message>
        <source>None of very many puzzles was like that. Try a wider choice.</source>
        <translation>Pek çok bulmacadan hiçbiri böyle değildi. Seçimi genişletmeyi deneyin.</translation>
    </message>
    <message>
        <source>Not for a puzzle for you</source>
        <translation>Size özel bulmacada kullanılmaz</translation>
    </message>
    <message>
        <source>Looking for such a puzzle…</source>
        <translation>Böyle bir bulmaca aranıyor…</translation>
    </message>
    <message>
        <source>An id looks like 1-backtracking-all-180-48213.</source>
        <translation>Bir kimlik şöyle görünür: 1-backtracking-all-180-48213.</translation>
    </message>
    <message>
        <source>A seed is a number below 2^64.</source>
        <translation>Tohum, 2^64 sayısından küçük bir sayıdır.</translation>
    </message>
    <message>
        <source>These holes have an order and a number of their own.</source>
        <translation>Boşlukları açmanın bu yönteminde rakamların kaldırılma sırası ve sayısı önceden bellidir; değiştirilemez.</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLessonCard</name>
    <message>
        <source>Next lesson</source>
        <translation>Sıradaki ders</translation>
    </message>
    <message>
        <source>You know every lesson</source>
        <translation>Tüm dersleri biliyorsunuz</translation>
    </message>
    <message>
        <source>Practice and refreshes keep them in mind.</source>
        <translation>Alıştırma ve tazeleme onları akılda tutar.</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Örnek: %1</translation>
    </message>
    <message>
        <source>Start · %1</source>
        <translation>Başla · %1</translation>
    </message>
</context>
<context>
    <name>sudoku::NextLevelBox</name>
    <message>
        <source>Level</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>The level of the next game</source>
        <translation>Sonraki oyunun zorluğu</translation>
    </message>
</context>
<context>
    <name>sudoku::NotationView</name>
    <message>
        <source>Notation</source>
        <translation>Gösterim</translation>
    </message>
</context>
<context>
    <name>sudoku::NumberToggle</name>
    <message>
        <source>Digit %1</source>
        <translation>Rakam %1</translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n too many</source>
        <translation>
            <numerusform>Rakam %1, %n fazla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Digit %1, %n left</source>
        <translation>
            <numerusform>Rakam %1, %n kaldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n fazla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %1 ({Alt}+%1): %n left to place</source>
        <translation>
            <numerusform>%1 rakamını seç ({Alt}+%1): yerleştirilecek %n tane kaldı</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::Numbers</name>
    <message>
        <source>no</source>
        <comment>how many</comment>
        <translation>sıfır</translation>
    </message>
    <message>
        <source>one</source>
        <comment>how many</comment>
        <translation>bir</translation>
    </message>
    <message>
        <source>two</source>
        <comment>how many</comment>
        <translation>iki</translation>
    </message>
    <message>
        <source>three</source>
        <comment>how many</comment>
        <translation>üç</translation>
    </message>
    <message>
        <source>four</source>
        <comment>how many</comment>
        <translation>dört</translation>
    </message>
    <message>
        <source>five</source>
        <comment>how many</comment>
        <translation>beş</translation>
    </message>
    <message>
        <source>six</source>
        <comment>how many</comment>
        <translation>altı</translation>
    </message>
    <message>
        <source>seven</source>
        <comment>how many</comment>
        <translation>yedi</translation>
    </message>
    <message>
        <source>eight</source>
        <comment>how many</comment>
        <translation>sekiz</translation>
    </message>
    <message>
        <source>nine</source>
        <comment>how many</comment>
        <translation>dokuz</translation>
    </message>
</context>
<context>
    <name>sudoku::NumbersGroup</name>
    <message>
        <source>Numbers</source>
        <translation>Rakamlar</translation>
    </message>
    <message>
        <source>corner notes</source>
        <translation>köşe notları</translation>
    </message>
    <message>
        <source>centre notes</source>
        <translation>merkez notları</translation>
    </message>
    <message>
        <source>colours of candidates</source>
        <translation>adayların renkleri</translation>
    </message>
    <message>
        <source>links</source>
        <translation>bağlantılar</translation>
    </message>
    <message>
        <source>colours</source>
        <translation>renkler</translation>
    </message>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n hücre</numerusform>
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
        <translation>O zaman {cell} hücresine yalnızca {digit} kalıyor.</translation>
    </message>
    <message>
        <source>Then {cell} is the only place for {digit} in {house}.</source>
        <translation>O zaman {house.in} {digit} için tek yer {cell}.</translation>
    </message>
</context>
<context>
    <name>sudoku::OpenedRemark</name>
    <message>
        <source>One solution. %1, with %2.</source>
        <comment>a level, then a technique</comment>
        <translation>Tek çözüm. Zorluk: %1, gereken teknik: %2.</translation>
    </message>
    <message>
        <source>One solution. %1.</source>
        <translation>Tek çözüm. Zorluk: %1.</translation>
    </message>
    <message>
        <source>SE %1, HoDoKu %2 %3.</source>
        <translation>SE %1, HoDoKu %2 %3.</translation>
    </message>
    <message>
        <source>Every given is needed.</source>
        <translation>Verilen her rakam gerekli.</translation>
    </message>
    <message>
        <source>Some givens could go.</source>
        <translation>Verilen rakamların bazıları fazla.</translation>
    </message>
    <message numerus="yes">
        <source>The solutions differ in %n cells.</source>
        <translation>
            <numerusform>Çözümler %n hücrede farklı.</numerusform>
        </translation>
    </message>
    <message>
        <source>The solutions differ in %1.</source>
        <translation>Çözümlerin farklı olduğu yer: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::OutcomeDots</name>
    <message>
        <source>Found alone %1, with help %2, shown %3, skipped %4</source>
        <translation>Yardımsız bulunan %1, yardımla %2, gösterilen %3, atlanan %4</translation>
    </message>
</context>
<context>
    <name>sudoku::OutputFile</name>
    <message>
        <source>is a folder</source>
        <translation>bir klasör</translation>
    </message>
    <message>
        <source>is a pipe</source>
        <translation>bir boru (pipe)</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>bir soket</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>bir aygıt</translation>
    </message>
    <message>
        <source>is a link that leads back to itself</source>
        <translation>kendine dönen bir bağlantı</translation>
    </message>
    <message>
        <source>is no ordinary file</source>
        <translation>sıradan bir dosya değil</translation>
    </message>
    <message>
        <source>is one of the files in which your games are kept</source>
        <translation>oyunlarınızın saklandığı dosyalardan biri</translation>
    </message>
    <message>
        <source>is in the folder in which your games are kept</source>
        <translation>oyunlarınızın saklandığı klasörde</translation>
    </message>
</context>
<context>
    <name>sudoku::PagePreview</name>
    <message>
        <source>Page before</source>
        <translation>Önceki sayfa</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Sonraki sayfa</translation>
    </message>
    <message>
        <source>No page yet</source>
        <translation>Henüz sayfa yok</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>Sayfa %L1/%L2</translation>
    </message>
</context>
<context>
    <name>sudoku::PageStrip</name>
    <message>
        <source>Pages</source>
        <translation>Sayfalar</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Kitaplık</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tüm oyunlar</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Günlük</translation>
    </message>
    <message>
        <source>Daily puzzle</source>
        <translation>Günün bulmacası</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>What was played</source>
        <translation>Oynananlar</translation>
    </message>
</context>
<context>
    <name>sudoku::PagedText</name>
    <message>
        <source>Page back</source>
        <translation>Önceki sayfa</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Sonraki sayfa</translation>
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
        <translation>&amp;Günün bulmacası</translation>
    </message>
    <message>
        <source>Enter a pu&amp;zzle</source>
        <translation>&amp;Bulmaca gir</translation>
    </message>
    <message>
        <source>&amp;Library…</source>
        <translation>Kita&amp;plık…</translation>
    </message>
    <message>
        <source>Import a c&amp;ollection…</source>
        <translation>K&amp;oleksiyon içe aktar…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>İstatistik&amp;ler…</translation>
    </message>
    <message>
        <source>Solution &amp;path</source>
        <translation>Çözüm &amp;yolu</translation>
    </message>
    <message>
        <source>&amp;All steps</source>
        <translation>&amp;Tüm adımlar</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>Öğ&amp;ren…</translation>
    </message>
    <message>
        <source>Pract&amp;ice…</source>
        <translation>&amp;Alıştırma…</translation>
    </message>
    <message>
        <source>&amp;Technique guide</source>
        <translation>&amp;Teknik rehberi</translation>
    </message>
</context>
<context>
    <name>sudoku::PanelHeader</name>
    <message>
        <source>Pause, or go on</source>
        <translation>Duraklat ya da sürdür</translation>
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
        <translation>Çözümler</translation>
    </message>
    <message>
        <source>Solutions on the last pages</source>
        <translation>Çözümler son sayfalarda</translation>
    </message>
    <message>
        <source>Solutions on the last page</source>
        <translation>Çözümler son sayfada</translation>
    </message>
    <message>
        <source>Puzzle %L1 of %L2</source>
        <translation>Bulmaca %L1/%L2</translation>
    </message>
    <message>
        <source>Puzzles %L1 to %L2 of %L3</source>
        <translation>Bulmacalar %L1–%L2/%L3</translation>
    </message>
    <message>
        <source>page %L1</source>
        <translation>sayfa %L1</translation>
    </message>
    <message>
        <source>Each code is a link that opens its puzzle at %1.</source>
        <translation>Her kod, bulmacasını %1 adresinde açan bir bağlantıdır.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln puzzles</source>
        <translation>
            <numerusform>%Ln bulmaca</numerusform>
        </translation>
    </message>
    <message>
        <source>Each row, column and box holds each digit from 1 to 9 once.</source>
        <translation>Her satır, sütun ve kutu 1’den 9’a kadar her rakamı bir kez içerir.</translation>
    </message>
    <message>
        <source>Every puzzle has exactly one solution.</source>
        <translation>Her bulmacanın tam olarak bir çözümü vardır.</translation>
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
            <numerusform>%n verilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Scan to play it at</source>
        <translation>Oynamak için tarayın:</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarih</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
</context>
<context>
    <name>sudoku::ParseWords</name>
    <message>
        <source>no puzzle in it</source>
        <extracomment>A text</extracomment>
        <translation>içinde bulmaca yok</translation>
    </message>
    <message>
        <source>a ZIP archive: what HoDoKu keeps in .hsol it also saves as .txt or .ss</source>
        <extracomment>A text</extracomment>
        <translation>bir ZIP arşivi: HoDoKu, .hsol dosyasındakileri .txt ya da .ss olarak da kaydeder</translation>
    </message>
    <message>
        <source>byte 0x00: this is no text in UTF-8</source>
        <extracomment>A text</extracomment>
        <translation>0x00 baytı: bu, UTF-8 metni değil</translation>
    </message>
    <message>
        <source>XML, but neither OpenSudoku&apos;s nor KSudoku&apos;s</source>
        <extracomment>A text</extracomment>
        <translation>XML, ama ne OpenSudoku’nun ne de KSudoku’nun</translation>
    </message>
    <message>
        <source>no valid XML</source>
        <extracomment>A text</extracomment>
        <translation>geçerli XML değil</translation>
    </message>
    <message>
        <source>no valid JSON</source>
        <extracomment>A text</extracomment>
        <translation>geçerli JSON değil</translation>
    </message>
    <message>
        <source>more values than a puzzle has</source>
        <extracomment>A text</extracomment>
        <translation>bir bulmacada olandan çok değer</translation>
    </message>
    <message>
        <source>nested too deep</source>
        <extracomment>A text</extracomment>
        <translation>iç içe geçmesi çok derin</translation>
    </message>
    <message>
        <source>{number} stands twice in row {row}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in row 1: r1c4 and r1c9</extracomment>
        <translation>{row}. satırda {number} iki kez var: {first} ve {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in column {column}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in column 4: r1c4 and r5c4</extracomment>
        <translation>{column}. sütunda {number} iki kez var: {first} ve {cell}</translation>
    </message>
    <message>
        <source>{number} stands twice in box {box}: {first} and {cell}</source>
        <extracomment>A puzzle, such as: 4 stands twice in box 5: r4c4 and r5c6</extracomment>
        <translation>{box}. kutuda {number} iki kez var: {first} ve {cell}</translation>
    </message>
    <message>
        <source>no solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>çözüm yok</translation>
    </message>
    <message>
        <source>more than one solution</source>
        <extracomment>A puzzle</extracomment>
        <translation>birden fazla çözüm</translation>
    </message>
    <message>
        <source>unexpected {character}</source>
        <extracomment>A text of cells, such as: unexpected &apos;x&apos;</extracomment>
        <translation>beklenmeyen {character}</translation>
    </message>
    <message>
        <source>{character} for an empty cell, but {before} before</source>
        <extracomment>A text of cells, such as: &apos;_&apos; for an empty cell, but &apos;.&apos; before</extracomment>
        <translation>boş hücre için {character}, oysa önce {before} kullanılmış</translation>
    </message>
    <message>
        <source>more than 81 cells</source>
        <extracomment>A text of cells</extracomment>
        <translation>81 hücreden fazla</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells of 81</source>
        <extracomment>A text of cells, such as: only 80 cells of 81</extracomment>
        <translation>
            <numerusform>81 hücreden yalnızca {count} tanesi var</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine cells in this row</source>
        <extracomment>A text of cells</extracomment>
        <translation>bu satırda dokuzdan fazla hücre var</translation>
    </message>
    <message numerus="yes">
        <source>only {count} cells in this row</source>
        <extracomment>A text of cells, such as: only 8 cells in this row</extracomment>
        <translation>
            <numerusform>bu satırda yalnızca {count} hücre var</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {count} rows of nine</source>
        <extracomment>A text of cells, such as: only 8 rows of nine</extracomment>
        <translation>
            <numerusform>dokuz satırdan yalnızca {count} tanesi var</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells in this row where nine should be</source>
        <extracomment>A text of cells, such as: 10 cells in this row where nine should be</extracomment>
        <translation>
            <numerusform>dokuz hücre olması gereken bu satırda {count} hücre var</numerusform>
        </translation>
    </message>
    <message>
        <source>more than nine rows in [State]</source>
        <extracomment>A file with the headings [Puzzle] and [State]</extracomment>
        <translation>[State] içinde dokuzdan fazla satır var</translation>
    </message>
    <message>
        <source>{cell} is not the given that [Puzzle] has there</source>
        <extracomment>A file with the headings [Puzzle] and [State], such as: r1c9 is not the given that [Puzzle] has there</extracomment>
        <translation>{cell}, [Puzzle] içinde orada verilen rakam değil</translation>
    </message>
    <message>
        <source>{character} is no candidate</source>
        <extracomment>A text of candidates, such as: &apos;x&apos; is no candidate</extracomment>
        <translation>{character} bir aday değil</translation>
    </message>
    <message>
        <source>{character} stands twice in this cell</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in this cell</extracomment>
        <translation>bu hücrede {character} iki kez var</translation>
    </message>
    <message>
        <source>{character} stands twice in {cell}</source>
        <extracomment>A text of candidates, such as: &apos;5&apos; stands twice in r1c9</extracomment>
        <translation>{cell} hücresinde {character} iki kez var</translation>
    </message>
    <message>
        <source>no candidate in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate in r1c9</extracomment>
        <translation>{cell} hücresinde aday yok</translation>
    </message>
    <message>
        <source>no candidate is left in {cell}</source>
        <extracomment>A text of candidates, such as: no candidate is left in r1c9</extracomment>
        <translation>{cell} hücresinde aday kalmadı</translation>
    </message>
    <message>
        <source>more than 729 candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>729 adaydan fazla</translation>
    </message>
    <message numerus="yes">
        <source>only {count} candidates of 729</source>
        <extracomment>A text of candidates, such as: only 728 candidates of 729</extracomment>
        <translation>
            <numerusform>729 adaydan yalnızca {count} tanesi var</numerusform>
        </translation>
    </message>
    <message>
        <source>a mark without candidates</source>
        <extracomment>A text of candidates</extracomment>
        <translation>adayı olmayan bir işaret</translation>
    </message>
    <message>
        <source>&apos;u&apos; stands before one digit</source>
        <extracomment>A text of candidates</extracomment>
        <translation>“u” işaretinden sonra tek bir rakam gelmeli</translation>
    </message>
    <message>
        <source>no cell from 00 to 80</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>00 ile 80 arasında bir hücre değil</translation>
    </message>
    <message>
        <source>no digit from 1 to 9</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>1 ile 9 arasında bir rakam değil</translation>
    </message>
    <message>
        <source>no candidate from 001 to 009</source>
        <extracomment>A file of the program Simple Sudoku</extracomment>
        <translation>001 ile 009 arasında bir aday değil</translation>
    </message>
    <message>
        <source>{cell} is filled already</source>
        <extracomment>A file of the program Simple Sudoku, such as: r1c9 is filled already</extracomment>
        <translation>{cell} hücresi zaten dolu</translation>
    </message>
    <message>
        <source>a library line begins with &apos;:&apos;</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>kitaplık satırı “:” ile başlamalı</translation>
    </message>
    <message numerus="yes">
        <source>{count} colons where a library line has 6 or 7</source>
        <extracomment>A line of the library of the program HoDoKu, such as: 5 colons where a library line has 6 or 7</extracomment>
        <translation>
            <numerusform>6 ya da 7 iki nokta üst üste olması gereken kitaplık satırında {count} tane var</numerusform>
        </translation>
    </message>
    <message>
        <source>no code of a technique</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>teknik kodu değil</translation>
    </message>
    <message>
        <source>{character} is no digit from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu, such as: &apos;x&apos; is no digit from 1 to 9</extracomment>
        <translation>{character}, 1 ile 9 arasında bir rakam değil</translation>
    </message>
    <message>
        <source>&apos;+&apos; stands before a digit</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>“+” işaretinden sonra bir rakam gelmeli</translation>
    </message>
    <message>
        <source>no candidate: digit, row and column, each from 1 to 9</source>
        <extracomment>A line of the library of the program HoDoKu</extracomment>
        <translation>aday değil: rakam, satır ve sütun, her biri 1 ile 9 arasında</translation>
    </message>
    <message>
        <source>no digest of 12 hexadecimal digits</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange</extracomment>
        <translation>12 basamaklı onaltılık bir özet değil</translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where digest, puzzle and rating should be</source>
        <extracomment>A line of the puzzle bank of Sudoku Exchange, such as: 2 fields where digest, puzzle and rating should be</extracomment>
        <translation>
            <numerusform>özet, bulmaca ve derece olması gereken yerde {count} alan var</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} fields where at least 7 should be</source>
        <extracomment>A line of a list by gsf, with commas between the fields, such as: 4 fields where at least 7 should be</extracomment>
        <translation>
            <numerusform>en az 7 alan olması gereken yerde {count} alan var</numerusform>
        </translation>
    </message>
    <message>
        <source>the row ends before the column of puzzles</source>
        <extracomment>A table with commas between the columns</extracomment>
        <translation>satır, bulmacaların sütunundan önce bitiyor</translation>
    </message>
    <message>
        <source>{character} does not stand for packed cells</source>
        <extracomment>An address of Sudoku Exchange, such as: &apos;z&apos; does not stand for packed cells</extracomment>
        <translation>{character}, paketlenmiş hücrelerin yerini tutmuyor</translation>
    </message>
    <message>
        <source>no level from 1 to 4</source>
        <extracomment>An address of Sudoku Exchange</extracomment>
        <translation>1 ile 4 arasında bir zorluk değil</translation>
    </message>
    <message>
        <source>SudokuPad&apos;s own form (scl) is not read; an f-puzzles address is</source>
        <extracomment>A web address</extracomment>
        <translation>SudokuPad’in kendi biçimi (scl) okunmaz; f-puzzles adresi okunur</translation>
    </message>
    <message>
        <source>no puzzle in this address, only where to get one</source>
        <extracomment>A web address</extracomment>
        <translation>bu adreste bulmaca yok, yalnızca nereden alınacağı var</translation>
    </message>
    <message>
        <source>no text packed by LZString</source>
        <extracomment>A web address of f-puzzles; LZString is a program</extracomment>
        <translation>LZString ile paketlenmiş metin değil</translation>
    </message>
    <message>
        <source>in the packed JSON at {error}</source>
        <extracomment>A web address of f-puzzles, such as: in the packed JSON at line 1, column 5: no valid JSON</extracomment>
        <translation>paketlenmiş JSON içinde, {error}</translation>
    </message>
    <message>
        <source>no &apos;:&apos; between size and cells</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>boyut ile hücreler arasında “:” yok</translation>
    </message>
    <message>
        <source>a random seed names a puzzle in its own program only</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>rastgele tohum, yalnızca kendi programında bir bulmacayı belirtir</translation>
    </message>
    <message>
        <source>not the size 3x3</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>boyut 3×3 değil</translation>
    </message>
    <message>
        <source>X (diagonals) is not plain Sudoku</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>X (köşegenler) sıradan sudoku değil</translation>
    </message>
    <message>
        <source>{text} is not plain Sudoku</source>
        <extracomment>A game id of the program Solo, such as: Killer is not plain Sudoku</extracomment>
        <translation>{text} sıradan sudoku değil</translation>
    </message>
    <message>
        <source>{character} is no option of Solo</source>
        <extracomment>A game id of the program Solo, such as: &apos;z&apos; is no option of Solo</extracomment>
        <translation>{character}, Solo’nun bir seçeneği değil</translation>
    </message>
    <message>
        <source>&apos;_&apos; stands between digits</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>“_” iki rakamın arasında durmalı</translation>
    </message>
    <message>
        <source>{character} is neither a digit nor a run of empty cells (a-z)</source>
        <extracomment>A game id of the program Solo, such as: &apos;x&apos; is neither a digit nor a run of empty cells (a-z)</extracomment>
        <translation>{character} ne bir rakam ne de boş hücreler dizisi (a-z)</translation>
    </message>
    <message>
        <source>a number above 9, or &apos;_&apos; is missing</source>
        <extracomment>A game id of the program Solo</extracomment>
        <translation>9’dan büyük bir sayı ya da eksik bir “_”</translation>
    </message>
    <message>
        <source>the counts of givens are cut short</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle</extracomment>
        <translation>verilen rakamların sayıları yarıda kesilmiş</translation>
    </message>
    <message>
        <source>{character} is no count of givens</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no count of givens</extracomment>
        <translation>{character}, verilen rakamların sayısı değil</translation>
    </message>
    <message numerus="yes">
        <source>{count} givens where the counts say {number}</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: 24 givens where the counts say 25</extracomment>
        <translation>
            <numerusform>sayılara göre {number} olması gerekirken {count} verilen rakam var</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} is no cell</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: &apos;x&apos; is no cell</extracomment>
        <translation>{character} bir hücre değil</translation>
    </message>
    <message>
        <source>{cell} is given twice</source>
        <extracomment>A text that GNOME Sudoku makes to share a puzzle, such as: r1c9 is given twice</extracomment>
        <translation>{cell} iki kez verilmiş</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>JSON nesnesi değil</translation>
    </message>
    <message>
        <source>a constraint &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a constraint &apos;arrow&apos; that plain Sudoku does not have</extracomment>
        <translation>sıradan sudokuda olmayan bir kısıt: “{text}”</translation>
    </message>
    <message>
        <source>a cell property &apos;{text}&apos; that plain Sudoku does not have</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: a cell property &apos;cosmic&apos; that plain Sudoku does not have</extracomment>
        <translation>sıradan sudokuda olmayan bir hücre özelliği: “{text}”</translation>
    </message>
    <message>
        <source>{cell} is not in box {box}: regions of another shape</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: r5c5 is not in box 5: regions of another shape</extracomment>
        <translation>{cell}, {box}. kutuda değil: bölgelerin biçimi başka</translation>
    </message>
    <message>
        <source>not the size 9</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>boyut 9 değil</translation>
    </message>
    <message>
        <source>no &apos;grid&apos;</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>“grid” yok</translation>
    </message>
    <message>
        <source>not nine rows</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>dokuz satır değil</translation>
    </message>
    <message>
        <source>not nine cells</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>dokuz hücre değil</translation>
    </message>
    <message>
        <source>pencil marks that are no list</source>
        <extracomment>A puzzle of the web site f-puzzles</extracomment>
        <translation>notlar liste biçiminde değil</translation>
    </message>
    <message>
        <source>no pencil mark from 1 to 9 in {cell}</source>
        <extracomment>A puzzle of the web site f-puzzles, such as: no pencil mark from 1 to 9 in r1c9</extracomment>
        <translation>{cell} hücresindeki not 1 ile 9 arasında değil</translation>
    </message>
    <message>
        <source>no value from {number} to 9 in {cell}</source>
        <extracomment>A saved game, such as: no value from 0 to 9 in r1c9</extracomment>
        <translation>{cell} hücresinde {number} ile 9 arasında bir değer yok</translation>
    </message>
    <message>
        <source>cell {number} of data: {reason}</source>
        <extracomment>A saved game, such as: cell 12 of data: unexpected &apos;x&apos;</extracomment>
        <translation>verinin {number}. hücresi: {reason}</translation>
    </message>
    <message>
        <source>neither the &apos;cells&apos; of GNOME Sudoku nor the &apos;grid&apos; of f-puzzles</source>
        <extracomment>A saved game of GNOME Sudoku, or a puzzle of f-puzzles</extracomment>
        <translation>ne GNOME Sudoku’nun “cells” listesi ne de f-puzzles’ın “grid” listesi</translation>
    </message>
    <message>
        <source>a cell without position</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>konumu olmayan bir hücre</translation>
    </message>
    <message>
        <source>no row and column from 0 to 8</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>0 ile 8 arasında satır ve sütun yok</translation>
    </message>
    <message>
        <source>{cell} is there twice</source>
        <extracomment>A saved game of GNOME Sudoku, such as: r1c9 is there twice</extracomment>
        <translation>{cell} iki kez var</translation>
    </message>
    <message>
        <source>not said whether {cell} is fixed</source>
        <extracomment>A saved game of GNOME Sudoku, such as: not said whether r1c9 is fixed</extracomment>
        <translation>{cell} hücresinin sabit olup olmadığı belirtilmemiş</translation>
    </message>
    <message>
        <source>no list of earmarks in {cell}</source>
        <extracomment>A saved game of GNOME Sudoku, such as: no list of earmarks in r1c9</extracomment>
        <translation>{cell} hücresinin not listesi yok</translation>
    </message>
    <message>
        <source>no earmark from 1 to 9</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>1 ile 9 arasında bir not değil</translation>
    </message>
    <message>
        <source>a difficulty that is no text</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>zorluk derecesi metin değil</translation>
    </message>
    <message>
        <source>no time in seconds</source>
        <extracomment>A saved game of GNOME Sudoku</extracomment>
        <translation>saniye olarak süre yok</translation>
    </message>
    <message>
        <source>files of OpenSudoku of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: files of OpenSudoku of an unknown version: 3</extracomment>
        <translation>bilinmeyen bir OpenSudoku dosya sürümü: {text}</translation>
    </message>
    <message>
        <source>data of an unknown version: {text}</source>
        <extracomment>A file of the program OpenSudoku, such as: data of an unknown version: 7</extracomment>
        <translation>bilinmeyen bir veri sürümü: {text}</translation>
    </message>
    <message>
        <source>a game without data</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>verisi olmayan bir oyun</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells of 81 in data</source>
        <extracomment>A file of the program OpenSudoku, such as: 80 cells of 81 in data</extracomment>
        <translation>
            <numerusform>veride 81 hücreden {count} tanesi var</numerusform>
        </translation>
    </message>
    <message>
        <source>no notes in {cell}</source>
        <extracomment>A file of the program OpenSudoku, such as: no notes in r1c9</extracomment>
        <translation>{cell} hücresinin notları yok</translation>
    </message>
    <message>
        <source>not said whether {cell} can be edited</source>
        <extracomment>A file of the program OpenSudoku, such as: not said whether r1c9 can be edited</extracomment>
        <translation>{cell} hücresinin değiştirilebilir olup olmadığı belirtilmemiş</translation>
    </message>
    <message>
        <source>no time in milliseconds</source>
        <extracomment>A file of the program OpenSudoku</extracomment>
        <translation>milisaniye cinsinden süre yok</translation>
    </message>
    <message>
        <source>no graph, so no kind of puzzle</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>“graph” yok, dolayısıyla bulmaca türü de yok</translation>
    </message>
    <message>
        <source>not a plain Sudoku of 9 x 9 cells</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>9×9 hücreli sıradan bir sudoku değil</translation>
    </message>
    <message numerus="yes">
        <source>{count} values where 81 should be</source>
        <extracomment>A file of the program KSudoku, such as: 80 values where 81 should be</extracomment>
        <translation>
            <numerusform>81 değer olması gereken yerde {count} değer var</numerusform>
        </translation>
    </message>
    <message>
        <source>{character} in {cell} is no value: b (1) to j (9), or _ for an empty cell</source>
        <extracomment>A file of the program KSudoku, such as: &apos;z&apos; in r1c9 is no value: b (1) to j (9), or _ for an empty cell</extracomment>
        <translation>{cell} hücresindeki {character} bir değer değil: b (1) ile j (9) arası ya da boş hücre için _</translation>
    </message>
    <message>
        <source>an event without index from 0 to 80</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>0’dan 80’e kadar bir sıra numarası taşımayan bir olay</translation>
    </message>
    <message>
        <source>an event changes the given {cell}</source>
        <extracomment>A file of the program KSudoku, such as: an event changes the given r1c9</extracomment>
        <translation>bir olay, verilen rakamı değiştiriyor: {cell}</translation>
    </message>
    <message>
        <source>no markers of nine characters 0 and 1</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>0 ve 1’lerden oluşan dokuz karakterlik bir dizi değil</translation>
    </message>
    <message>
        <source>an event with neither markers nor a value from 0 to 9</source>
        <extracomment>A file of the program KSudoku</extracomment>
        <translation>ne işaretleri ne de 0 ile 9 arasında bir değeri olan bir olay</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <extracomment>The place in a text that cannot be read, and why: line 3: no solution</extracomment>
        <translation>satır %1: %2</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <extracomment>The place in a text that cannot be read, and why: line 2, column 81: only 80 cells of 81</extracomment>
        <translation>satır %1, sütun %2: %3</translation>
    </message>
    <message>
        <source>a blank</source>
        <extracomment>A character that stands in a text, in place of {character} or {before}: unexpected a blank</extracomment>
        <translation>boşluk</translation>
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
        <translation>%1 baytı</translation>
    </message>
</context>
<context>
    <name>sudoku::PathPage</name>
    <message>
        <source>Solution path</source>
        <translation>Çözüm yolu</translation>
    </message>
    <message>
        <source>The path is copied, one step a line.</source>
        <translation>Yol kopyalandı, her satırda bir adım.</translation>
    </message>
    <message>
        <source>Fold singles</source>
        <translation>Teklileri katla</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Baştan başla</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Metin olarak kopyala</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>İlk adım</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Önceki adım</translation>
    </message>
    <message>
        <source>Following step</source>
        <translation>Sonraki adım</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Son adım</translation>
    </message>
    <message>
        <source>Seconds a step</source>
        <translation>Adım başına saniye</translation>
    </message>
    <message>
        <source>How long each step is shown while the path plays</source>
        <translation>Yol oynatılırken her adımın ne kadar gösterileceği</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 sn</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Buradan oynat</translation>
    </message>
    <message>
        <source>Choose a step.</source>
        <translation>Bir adım seçin.</translation>
    </message>
    <message>
        <source>Looking for the path…</source>
        <translation>Çözüm yolu aranıyor…</translation>
    </message>
    <message>
        <source>No step is like that.</source>
        <translation>Böyle bir adım yok.</translation>
    </message>
    <message>
        <source>Logic decides nothing here: several solutions are left.</source>
        <translation>Burada mantık hiçbir şeyi belirlemiyor: birden çok çözüm kaldı.</translation>
    </message>
    <message>
        <source>There is nothing left to find.</source>
        <translation>Bulunacak bir şey kalmadı.</translation>
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
        <translation>en zor adım %1</translation>
    </message>
    <message>
        <source>several solutions</source>
        <translation>birden çok çözüm</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Adım %1/%2</translation>
    </message>
    <message>
        <source>Step %1 of %2. %3</source>
        <comment>numbers, what the step does</comment>
        <translation>Adım %1/%2. %3</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Kendi oyununuz olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
</context>
<context>
    <name>sudoku::PauseCover</name>
    <message>
        <source>Paused</source>
        <translation>Duraklatıldı</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Sürdür</translation>
    </message>
</context>
<context>
    <name>sudoku::Phrases</name>
    <message numerus="yes">
        <source>{count} cells</source>
        <extracomment>The number of some cells: two cells</extracomment>
        <translation>
            <numerusform>{count} hücre</numerusform>
        </translation>
    </message>
    <message>
        <source>r%1c%2</source>
        <comment>a cell by its row and its column</comment>
        <translation>r%1c%2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>bir satır</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>satırlar</translation>
    </message>
    <message>
        <source>column</source>
        <translation>bir sütun</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>sütunlar</translation>
    </message>
    <message>
        <source>box</source>
        <translation>bir kutu</translation>
    </message>
    <message>
        <source>boxes</source>
        <translation>kutular</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayTime</name>
    <message>
        <source>The game is paused.</source>
        <translation>Oyun duraklatıldı.</translation>
    </message>
</context>
<context>
    <name>sudoku::PlayerMoves</name>
    <message>
        <source>Well seen.</source>
        <translation>Güzel gördünüz.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticePage</name>
    <message>
        <source>Practice</source>
        <translation>Alıştırma</translation>
    </message>
    <message>
        <source>The position to practise on</source>
        <translation>Alıştırma konumu</translation>
    </message>
    <message>
        <source>Arrow keys choose a cell, a digit takes its candidate, {Enter} takes the cell.</source>
        <translation>Ok tuşlarıyla hücreye gidilir; rakam o adayı, {Enter} hücreyi yanıt olarak seçer.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeRound</name>
    <message>
        <source>Find: %1</source>
        <translation>Şunu bulun: %1</translation>
    </message>
    <message>
        <source>Click the cell that it sets.</source>
        <translation>Bu tekniğin doldurduğu hücreye tıklayın.</translation>
    </message>
    <message>
        <source>Click the candidates that it rules out.</source>
        <translation>Bu tekniğin elediği adaylara tıklayın.</translation>
    </message>
    <message>
        <source>Nothing easier is left here.</source>
        <translation>Burada daha kolayı kalmadı.</translation>
    </message>
    <message>
        <source>You have found this one already.</source>
        <translation>Bunu zaten buldunuz.</translation>
    </message>
    <message>
        <source>{cell} has no candidate {digit}.</source>
        <translation>{cell} hücresinde {digit} adayı yok.</translation>
    </message>
    <message>
        <source>{cell} is filled already.</source>
        <translation>{cell} hücresi zaten dolu.</translation>
    </message>
    <message>
        <source>Right: {cell} is {digit}.</source>
        <translation>Doğru: {cell} hücresi {digit}.</translation>
    </message>
    <message>
        <source>Right: the {digit} in {cell} is crossed out.</source>
        <translation>Doğru: {cell} hücresindeki {digit} elenir.</translation>
    </message>
    <message>
        <source>All {all} are found.</source>
        <translation>{all} tanesi de bulundu.</translation>
    </message>
    <message>
        <source>{found} of {all} found.</source>
        <translation>Bulunan: {found}/{all}.</translation>
    </message>
    <message>
        <source>This technique does not show that {cell} is {digit}.</source>
        <translation>Bu teknik {cell} hücresinin {digit} olduğunu göstermez.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for the cell that it sets.</source>
        <translation>Önce deseni arayın, sonra onun doldurduğu hücreyi.</translation>
    </message>
    <message>
        <source>The digit is right, but nothing leads to {candidate}.</source>
        <translation>Rakam doğru, ama {candidate} rakamına götüren bir şey yok.</translation>
    </message>
    <message>
        <source>Look for the pattern first, then for what it rules out.</source>
        <translation>Önce deseni arayın, sonra onun elediklerini.</translation>
    </message>
    <message>
        <source>Nothing of this kind rules out {candidate}.</source>
        <translation>Bu türden hiçbir şey {candidate} adayını elemiyor.</translation>
    </message>
    <message>
        <source>Look at another digit.</source>
        <translation>Başka bir rakama bakın.</translation>
    </message>
    <message>
        <source>{cell} is not the last empty cell of a row, column or box.</source>
        <translation>{cell} bir satırın, sütunun ya da kutunun son boş hücresi değil.</translation>
    </message>
    <message>
        <source>Look for a row, column or box with one empty cell.</source>
        <translation>Tek boş hücresi olan bir satır, sütun ya da kutu arayın.</translation>
    </message>
    <message>
        <source>{cell} can still be {digits}.</source>
        <translation>{cell} hücresi hâlâ {digits} olabilir.</translation>
    </message>
    <message>
        <source>Look for a cell whose row, column and box hold eight digits.</source>
        <translation>Satırında, sütununda ve kutusunda toplam sekiz farklı rakam bulunan bir hücre arayın.</translation>
    </message>
    <message>
        <source>{cell} is the only place of no digit in its row, column or box.</source>
        <translation>{cell} satırında, sütununda ya da kutusunda hiçbir rakamın tek yeri değil.</translation>
    </message>
    <message>
        <source>Take one digit, and look where it can still go in a box.</source>
        <translation>Bir rakam seçin ve bir kutuda hâlâ nereye gelebileceğine bakın.</translation>
    </message>
    <message>
        <source>This technique does not set {cell}.</source>
        <translation>Bu teknik {cell} hücresini doldurmaz.</translation>
    </message>
</context>
<context>
    <name>sudoku::PracticeSession</name>
    <message>
        <source>After three misses it counts as found with help.</source>
        <translation>Üç yanlış denemeden sonra yardımla bulunmuş sayılır.</translation>
    </message>
</context>
<context>
    <name>sudoku::PreferencesDialog</name>
    <message>
        <source>Never</source>
        <translation>Hiçbir zaman</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln minutes without input</source>
        <translation>
            <numerusform>%Ln dakika işlem yapılmayınca</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Sıfırlamayı geri al</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Tercihler</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Tercihlerde ara</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Groups of preferences</source>
        <translation>Tercih grupları</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Sıfırla</translation>
    </message>
    <message>
        <source>All preferences as they are by default</source>
        <translation>Tüm tercihleri varsayılana döndürür</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Panel</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>İşaretler</translation>
    </message>
    <message>
        <source>Entering</source>
        <translation>Giriş</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Sonraki adım</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Sistem teması</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Yüksek karşıtlık, açık</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Yüksek karşıtlık, koyu</translation>
    </message>
    <message>
        <source>&amp;Colours</source>
        <translation>&amp;Renkler</translation>
    </message>
    <message>
        <source>theme light dark high contrast</source>
        <translation>tema açık koyu yüksek karşıtlık kontrast</translation>
    </message>
    <message>
        <source>&amp;Numbers of rows and columns</source>
        <translation>Satır ve sütun &amp;numaraları</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animasyon</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Dil</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Size of digits</source>
        <translation>Rakam boyutu</translation>
    </message>
    <message>
        <source>&amp;Size of digits</source>
        <translation>Rakam &amp;boyutu</translation>
    </message>
    <message>
        <source>large small</source>
        <translation>büyük küçük</translation>
    </message>
    <message>
        <source>Font of digits</source>
        <translation>Rakam yazı tipi</translation>
    </message>
    <message>
        <source>&amp;Font of digits</source>
        <translation>Rakam &amp;yazı tipi</translation>
    </message>
    <message>
        <source>&amp;Panel at the left</source>
        <translation>&amp;Panel solda</translation>
    </message>
    <message>
        <source>7, 8 and 9 in the upper row, as on a ca&amp;lculator</source>
        <translation>7, 8 ve 9 üst sırada, &amp;hesap makinesindeki gibi</translation>
    </message>
    <message>
        <source>Large &amp;targets for touch</source>
        <translation>D&amp;okunmaya uygun büyük alanlar</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>Vurgulama</translation>
    </message>
    <message>
        <source>&amp;Mark digits that clash</source>
        <translation>Çakışan rakamları &amp;işaretle</translation>
    </message>
    <message>
        <source>Row, column and &amp;box of the selected cell</source>
        <translation>Seçili hücrenin satırı, sütunu ve &amp;kutusu</translation>
    </message>
    <message>
        <source>The chosen digit &amp;where it stands</source>
        <translation>Seçili rakamın b&amp;ulunduğu yerler</translation>
    </message>
    <message>
        <source>The chosen digit in n&amp;otes</source>
        <translation>Seçili raka&amp;m, notlarda</translation>
    </message>
    <message>
        <source>Soun&amp;ds when solved or wrong</source>
        <translation>Çözünce ya da yanlış yapınca s&amp;es</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Rakam</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Hücre</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Fark etmez</translation>
    </message>
    <message>
        <source>Which comes f&amp;irst</source>
        <translation>&amp;Önce hangisi</translation>
    </message>
    <message>
        <source>number cell either click pad mouse touch</source>
        <translation>rakam sayı hücre fark etmez tıklama tuş takımı fare dokunma</translation>
    </message>
    <message>
        <source>Mar&amp;k wrong entries at once (counts as help)</source>
        <translation>Yanlış rakamları anında işare&amp;tle (yardım sayılır)</translation>
    </message>
    <message>
        <source>&amp;Erase notes that an entry rules out</source>
        <translation>Girilen rakamın e&amp;lediği notları sil</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>S&amp;how the clock</source>
        <translation>Süreyi &amp;göster</translation>
    </message>
    <message>
        <source>Pause b&amp;y itself</source>
        <translation>Kendili&amp;ğinden duraklat</translation>
    </message>
    <message>
        <source>idle minutes</source>
        <translation>boşta dakika</translation>
    </message>
    <message>
        <source>hints techniques uniqueness level</source>
        <translation>ipuçları teknikler tek çözüm teklik zorluk</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tuşlar</translation>
    </message>
    <message>
        <source>Chan&amp;ge keys…</source>
        <translation>Tu&amp;şları değiştir…</translation>
    </message>
    <message>
        <source>change shortcuts keyboard</source>
        <translation>değiştir kısayollar klavye</translation>
    </message>
    <message>
        <source>All preferences are the default ones.</source>
        <translation>Tüm tercihler varsayılan durumda.</translation>
    </message>
    <message>
        <source>The preferences are as before.</source>
        <translation>Tercihler eski durumuna döndürüldü.</translation>
    </message>
</context>
<context>
    <name>sudoku::PrintDialog</name>
    <message>
        <source>Not written: %1</source>
        <translation>Yazılamadı: %1</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Yazdır</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>İlerleme</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>P&amp;DF olarak kaydet…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Yazdır…</translation>
    </message>
    <message>
        <source>These pu&amp;zzles</source>
        <translation>Bu b&amp;ulmacalar</translation>
    </message>
    <message>
        <source>This pu&amp;zzle</source>
        <translation>Bu b&amp;ulmaca</translation>
    </message>
    <message>
        <source>&amp;Book of new puzzles</source>
        <translation>Yeni &amp;bulmacalardan kitap</translation>
    </message>
    <message>
        <source>&amp;Make the puzzles</source>
        <translation>Bulmacaları &amp;hazırla</translation>
    </message>
    <message>
        <source>With &amp;entries and notes</source>
        <translation>Girilen &amp;rakamlar ve notlarla</translation>
    </message>
    <message>
        <source>With the &amp;hint that is open</source>
        <translation>Gösterilen &amp;ipucuyla</translation>
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
        <translation>&amp;Tüm adaylar</translation>
    </message>
    <message>
        <source>&amp;Solutions at the end</source>
        <translation>&amp;Çözümler sonda</translation>
    </message>
    <message>
        <source>Pro&amp;file</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>Shows where a puzzle is hard, with one or two on a page</source>
        <translation>Bulmacanın nerede zorlaştığını gösterir; sayfada bir ya da iki bulmaca varken</translation>
    </message>
    <message>
        <source>P&amp;aper</source>
        <translation>&amp;Kâğıt</translation>
    </message>
    <message>
        <source>Puzzles on a pa&amp;ge</source>
        <translation>Say&amp;fadaki bulmaca sayısı</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF Olarak Kaydet</translation>
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
        <translation>Kaydedildi: %1.</translation>
    </message>
    <message>
        <source>There is no printing here: %1</source>
        <translation>Burada yazdırılamıyor: %1</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>Yazıcıya gönderildi.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Durduruldu.</translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation>Bir dakika…</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileStrip</name>
    <message>
        <source>Steps</source>
        <translation>Adımlar</translation>
    </message>
</context>
<context>
    <name>sudoku::ProfileWords</name>
    <message>
        <source>early (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>başta (%1)</translation>
    </message>
    <message>
        <source>in the middle (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>ortada (%1)</translation>
    </message>
    <message>
        <source>late (%1)</source>
        <comment>when in a puzzle, a technique</comment>
        <translation>sonda (%1)</translation>
    </message>
    <message>
        <source>Opens easily, tight %1, then easy.</source>
        <translation>Kolay açılır, %1 sıkışır, sonra kolaydır.</translation>
    </message>
    <message>
        <source>Opens easily, tight %1.</source>
        <translation>Kolay açılır, %1 sıkışır.</translation>
    </message>
    <message>
        <source>Tight %1, then easy.</source>
        <translation>Sıkıştığı yer %1, sonrası kolay.</translation>
    </message>
    <message>
        <source>Tight %1.</source>
        <translation>Sıkıştığı yer %1.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1, then easy.</source>
        <translation>Kolay açılır, tek zor anı %1, sonra kolaydır.</translation>
    </message>
    <message>
        <source>Opens easily, one hard moment %1.</source>
        <translation>Kolay açılır, tek zor anı %1.</translation>
    </message>
    <message>
        <source>One hard moment %1, then easy.</source>
        <translation>Tek zor anı %1, sonrası kolay.</translation>
    </message>
    <message>
        <source>One hard moment %1.</source>
        <translation>Tek zor anı %1.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2, then easy.</source>
        <translation>En zor yeri %1, %2 yeniden sıkışır, sonrası kolay.</translation>
    </message>
    <message>
        <source>Hardest %1, tight again %2.</source>
        <translation>En zor yeri %1, %2 yeniden sıkışır.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2, then easy.</source>
        <translation>Sıkıştığı yer %1, en zor yeri %2, sonrası kolay.</translation>
    </message>
    <message>
        <source>Tight %1, hardest %2.</source>
        <translation>Sıkıştığı yer %1, en zor yeri %2.</translation>
    </message>
    <message>
        <source>Singles all the way, with few open at times.</source>
        <translation>Baştan sona tekliler; ara sıra açık adım azalır.</translation>
    </message>
    <message numerus="yes">
        <source>Easy all the way: {count} steps open or more.</source>
        <translation>
            <numerusform>Baştan sona kolay: her an en az {count} adım açık.</numerusform>
        </translation>
    </message>
    <message>
        <source>no step open</source>
        <translation>açık adım yok</translation>
    </message>
    <message numerus="yes">
        <source>{count} steps open</source>
        <translation>
            <numerusform>{count} adım açık</numerusform>
        </translation>
    </message>
    <message>
        <source>Step %1 of %2: %3, %4.</source>
        <comment>numbers, a technique, how many steps are open</comment>
        <translation>Adım %1/%2: %3, %4.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleEntry</name>
    <message>
        <source>%1, in %2.</source>
        <comment>which digit stands twice, cells</comment>
        <translation>%1; hücreler: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Two solutions differ in %n cells.</source>
        <translation>
            <numerusform>İki çözüm %n hücrede farklı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Two solutions differ in %1.</source>
        <translation>İki çözümün farklı olduğu yer: %1.</translation>
    </message>
    <message>
        <source>Looking for solutions …</source>
        <translation>Çözümler aranıyor…</translation>
    </message>
    <message>
        <source>No solution. A digit is wrong.</source>
        <translation>Çözüm yok. Bir rakam yanlış.</translation>
    </message>
    <message>
        <source>One solution. The puzzle can be played.</source>
        <translation>Tek çözüm. Bulmaca oynanabilir.</translation>
    </message>
    <message>
        <source>Enter the givens of a puzzle, or paste it.</source>
        <translation>Bir bulmacanın verilen rakamlarını girin ya da yapıştırın.</translation>
    </message>
    <message>
        <source>More than one solution. Digits are missing.</source>
        <translation>Birden fazla çözüm. Rakam eksik.</translation>
    </message>
    <message numerus="yes">
        <source>%n digits were added.</source>
        <translation>
            <numerusform>%n rakam eklendi.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is not a Sudoku: %1</source>
        <translation>Bu bir sudoku değil: %1</translation>
    </message>
    <message numerus="yes">
        <source>The first of %n puzzles.</source>
        <translation>
            <numerusform>%n bulmacadan ilki.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleExchange</name>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Aç…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Son açı&amp;lanlar</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Farklı kaydet…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopyala</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>&amp;Farklı biçimde kopyala</translation>
    </message>
    <message>
        <source>Puzzle &amp;without entries</source>
        <translation>Rakam gi&amp;rilmemiş bulmaca</translation>
    </message>
    <message>
        <source>Puzzle &amp;id</source>
        <translation>B&amp;ulmaca kimliği</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ya&amp;pıştır</translation>
    </message>
    <message>
        <source>Puzzles (%1)</source>
        <translation>Bulmacalar (%1)</translation>
    </message>
    <message>
        <source>Dropped text</source>
        <translation>Bırakılan metin</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Aç</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Farklı Kaydet</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Temizle</translation>
    </message>
    <message>
        <source>the position as a line of 81 cells</source>
        <translation>konum, 81 hücrelik dizi olarak</translation>
    </message>
    <message>
        <source>the puzzle without entries</source>
        <translation>rakam girilmemiş bulmaca</translation>
    </message>
    <message>
        <source>A puzzle with several solutions has no id.</source>
        <translation>Birden çok çözümü olan bir bulmacanın kimliği olmaz.</translation>
    </message>
    <message>
        <source>puzzle id %1</source>
        <translation>bulmaca kimliği %1</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Kopyalandı: %1.</translation>
    </message>
    <message>
        <source>Pasted text</source>
        <translation>Yapıştırılan metin</translation>
    </message>
    <message>
        <source>There is no text to open.</source>
        <translation>Açılacak metin yok.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzleOpener</name>
    <message>
        <source>%1: not saved: %2</source>
        <translation>%1: kaydedilmedi: %2</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <translation>%1: kaydedildi.</translation>
    </message>
    <message>
        <source>%1: saved, but this format cannot hold all entries and notes.</source>
        <translation>%1: kaydedildi, ama bu biçim girilen rakam ve notların tümünü tutamaz.</translation>
    </message>
    <message>
        <source>%1: you had begun this puzzle, and go on with it.</source>
        <translation>%1: bu bulmacaya başlamıştınız, kaldığınız yerden sürdürüyorsunuz.</translation>
    </message>
    <message>
        <source>%1: opened.</source>
        <translation>%1: açıldı.</translation>
    </message>
    <message>
        <source>It has several solutions: any of them solves it.</source>
        <translation>Birden çok çözümü var: herhangi biri geçerli.</translation>
    </message>
</context>
<context>
    <name>sudoku::PuzzlesCard</name>
    <message>
        <source>Puzzles for you</source>
        <translation>Size özel bulmacalar</translation>
    </message>
    <message>
        <source>Start a puzzle for me</source>
        <translation>Size özel bir bulmaca başlat</translation>
    </message>
</context>
<context>
    <name>sudoku::QrDialog</name>
    <message>
        <source>QR code of the puzzle</source>
        <translation>Bulmacanın QR kodu</translation>
    </message>
    <message>
        <source>QR code</source>
        <translation>QR kodu</translation>
    </message>
    <message>
        <source>Scan it to play the puzzle on another device. It holds a link that opens the puzzle at %1.</source>
        <translation>Bulmacayı başka bir aygıtta oynamak için tarayın. Bulmacayı %1 adresinde açan bir bağlantı içerir.</translation>
    </message>
</context>
<context>
    <name>sudoku::QuestionHints</name>
    <message>
        <source>What can this cell be?</source>
        <translation>Bu hücre ne olabilir?</translation>
    </message>
    <message>
        <source>%1: what can it be?</source>
        <comment>a cell</comment>
        <translation>%1: ne olabilir?</translation>
    </message>
    <message>
        <source>Where can {digit} go in {house}?</source>
        <extracomment>Such as: Where can 7 go in row 3?</extracomment>
        <translation>{house.in} {digit} nereye gelebilir?</translation>
    </message>
    <message>
        <source>All digits of %1</source>
        <comment>a cell</comment>
        <translation>Tüm rakamlar: %1</translation>
    </message>
    <message>
        <source>All places for {digit} in {house}</source>
        <extracomment>A button, such as: All places for 7 in row 3</extracomment>
        <translation>{house.in} {digit} için tüm yerler</translation>
    </message>
    <message>
        <source>Why not %1 in %2?</source>
        <comment>a digit and a cell</comment>
        <translation>%2 hücresi neden %1 değil?</translation>
    </message>
    <message>
        <source>Logic decides this now. Ask about one of them, or take the next step.</source>
        <translation>Bu artık mantıkla belirleniyor. Bunlardan birini sorun ya da sonraki adımı isteyin.</translation>
    </message>
    <message>
        <source>Press a digit to see why. Press another cell, or move there, to ask about that one.</source>
        <translation>Nedenini görmek için bir rakama basın. Başka bir hücreyi sormak için ona basın ya da oraya gidin.</translation>
    </message>
    <message>
        <source>Press a cell in this list to see why.</source>
        <translation>Nedenini görmek için bu listede bir hücreye basın.</translation>
    </message>
    <message>
        <source>Asking counts as help, as a hint does.</source>
        <translation>Sormak da ipucu gibi yardım sayılır.</translation>
    </message>
    <message>
        <source>Ask: %1</source>
        <translation>Sor: %1</translation>
    </message>
    <message>
        <source>{cell} has a digit already: {digit}.</source>
        <translation>{cell} hücresinde zaten bir rakam var: {digit}.</translation>
    </message>
    <message>
        <source>{cell} has the {digit} of {house}.</source>
        <translation>{house.in} {digit} rakamı {cell} hücresinde.</translation>
    </message>
    <message>
        <source>{digit} is still possible. Nothing here rules it out yet.</source>
        <translation>{digit} hâlâ mümkün. Burada onu eleyen bir şey henüz yok.</translation>
    </message>
    <message>
        <source>{digit} has been ruled out before.</source>
        <translation>{digit} daha önce elendi.</translation>
    </message>
    <message numerus="yes">
        <source>It cannot be {digit}, but showing it takes {count} steps.</source>
        <translation>
            <numerusform>{digit} olamaz, ama bunu göstermek {count} adım sürüyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <comment>techniques</comment>
        <translation>%1, sonra %2</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2.</source>
        <comment>a cell and a digit</comment>
        <translation>Sor: %1 hücresi %2 değil.</translation>
    </message>
    <message>
        <source>Ask: %1 is not %2. Rule out %2 takes this candidate away.</source>
        <comment>a cell and a digit</comment>
        <translation>Sor: %1 hücresi %2 değil. “%2 rakamını ele” bu adayı kaldırır.</translation>
    </message>
    <message>
        <source>Looking for a proof…</source>
        <translation>Kanıt aranıyor…</translation>
    </message>
    <message>
        <source>One entry is wrong. Show it?</source>
        <translation>Girilen bir rakam yanlış. Gösterilsin mi?</translation>
    </message>
    <message>
        <source>Some entries are wrong. Show the first?</source>
        <translation>Girilen bazı rakamlar yanlış. İlki gösterilsin mi?</translation>
    </message>
    <message>
        <source>Wrong entries are no reasons: the answers leave them out.</source>
        <translation>Yanlış rakamlar gerekçe olamaz: yanıtlar onları hesaba katmıyor.</translation>
    </message>
    <message>
        <source>%1 is given.</source>
        <comment>a cell</comment>
        <translation>%1 hücresinde verilen bir rakam var.</translation>
    </message>
    <message>
        <source>%1 has a digit.</source>
        <comment>a cell</comment>
        <translation>%1 hücresinde rakam var.</translation>
    </message>
    <message>
        <source>Press an empty cell, or move there, to ask about it.</source>
        <translation>Sormak için boş bir hücreye basın ya da oraya gidin.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReadyPuzzle</name>
    <message>
        <source>two steps open, or fewer</source>
        <translation>en çok iki adım açık</translation>
    </message>
    <message>
        <source>The puzzle that is ready</source>
        <translation>Hazır bekleyen bulmaca</translation>
    </message>
    <message>
        <source>Making a puzzle…</source>
        <translation>Bulmaca hazırlanıyor…</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %Ln givens</source>
        <comment>a level</comment>
        <translation>
            <numerusform>%1 · %Ln verilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln steps</source>
        <translation>
            <numerusform>%Ln adım</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::ReasonWords</name>
    <message>
        <source>{cells} hold only {digits}, and each sees the next.</source>
        <translation>{cells} yalnızca {digits} adaylarını taşıyor ve her biri bir sonrakini görüyor.</translation>
    </message>
    <message>
        <source>So the digits take turns along them, one way or the other.</source>
        <translation>Öyleyse iki rakam bu hücrelere dönüşümlü olarak gelir; hangisiyle başladığı henüz belli değil.</translation>
    </message>
    <message>
        <source>One of {even} and one of {odd} always differ.</source>
        <translation>{even} hücrelerinden herhangi biri ile {odd} hücrelerinden herhangi biri her zaman farklıdır.</translation>
    </message>
    <message>
        <source>{cell} sees {one} and {other}: one is {a}, one is {b}.</source>
        <translation>{cell} hem {one} hem {other} hücresini görüyor: biri {a}, öteki {b}.</translation>
    </message>
    <message>
        <source>Follow the links: they lead round, back to where they began.</source>
        <translation>Bağlantıları izleyin: dönüp başladıkları yere varıyorlar.</translation>
    </message>
    <message>
        <source>Read backwards, the links hold too: of the two ends of each just one is true.</source>
        <translation>Bağlantılar tersten de geçerli: her birinin iki ucundan yalnızca biri doğru.</translation>
    </message>
    <message>
        <source>{cell} is {digits}, and nothing else.</source>
        <translation>{cell} hücresi {digits}; başka bir şey olamaz.</translation>
    </message>
    <message numerus="yes">
        <source>One of {cells} is {digit}, and {gone} see them all.</source>
        <extracomment>Such as: One of r1c5 and r2c5 is 7, and r3c5 and r4c5 see them all. Count of the latter.</extracomment>
        <translation>
            <numerusform>{cells} hücrelerinden en az biri {digit}; {gone} hepsini görüyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Follow the links: then {end}.</source>
        <translation>Bağlantıları izleyin; sonuç: {end}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed. So it was wrong.</source>
        <translation>Bu, varsayımın tersi. Öyleyse varsayım yanlıştı.</translation>
    </message>
    <message>
        <source>One cell cannot have both digits. So what was supposed is wrong.</source>
        <translation>Bir hücrede iki rakam birden olamaz. Öyleyse varsayım yanlış.</translation>
    </message>
    <message>
        <source>So {one}, or {other}.</source>
        <translation>Öyleyse şunlardan en az biri doğru: {one}; {other}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees the set {source}, which is {digit}.</source>
        <extracomment>Such as: r1c5 is 7, or it sees the set r2c5 and r3c5, which is 4.</extracomment>
        <translation>{cell} hücresi ya {other} olur ya da {digit} içeren {source} kümesini görür.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees {source}, which is {digit}.</source>
        <translation>{cell} hücresi ya {other} olur ya da {digit} olan {source} hücresini görür.</translation>
    </message>
    <message>
        <source>{cell} is {other}, or it sees one of {source}, which is {digit}.</source>
        <translation>{cell} hücresi ya {other} olur ya da biri {digit} olan {source} hücrelerini görür.</translation>
    </message>
    <message>
        <source>If {start}, that is it.</source>
        <translation>{start.if} sonuç zaten bu.</translation>
    </message>
    <message>
        <source>If {start}, then at once {end}.</source>
        <translation>{start.if} hemen şu çıkar: {end}.</translation>
    </message>
    <message>
        <source>If {start}, the links lead to this: {end}.</source>
        <translation>{start.if} bağlantılar şuna götürür: {end}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, and is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} hücresi hem {digit} oluyor hem de {digit} olamıyor</translation>
    </message>
    <message>
        <source>{cell} is both {one} and {other}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} hücresi hem {one} hem {other} oluyor</translation>
    </message>
    <message>
        <source>{house} has its {digit} twice, in {cells}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in} {digit} iki kez var: {cells}</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{house.in} {digit} için yer kalmıyor</translation>
    </message>
    <message>
        <source>{cell} has no candidate left</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} hücresinde aday kalmıyor</translation>
    </message>
    <message>
        <source>That cannot be: {broken}.</source>
        <translation>Bu olamaz: {broken}.</translation>
    </message>
    <message>
        <source>Follow the links: then {broken}.</source>
        <translation>Bağlantıları izleyin; sonuç: {broken}.</translation>
    </message>
    <message>
        <source>That cannot be, so what was supposed is wrong.</source>
        <translation>Bu olamaz; öyleyse varsayım yanlış.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, or it is not.</source>
        <translation>{cell} hücresi ya {digit} ya da {digit} değil.</translation>
    </message>
    <message>
        <source>{cell} is {digits}.</source>
        <translation>{cell} hücresi {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {places}.</source>
        <translation>{house.in} {digit} rakamı şu hücrelerden birinde: {places}.</translation>
    </message>
    <message>
        <source>Follow the links from each of these: in each case {end}.</source>
        <translation>Bunların her birinden bağlantıları izleyin; her durumda sonuç: {end}.</translation>
    </message>
    <message numerus="yes">
        <source>If {cells: all {count}} held only {digits}, these could be swapped: every row, column and box would stay right.</source>
        <extracomment>Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells: {count} hücrenin tümünde} yalnızca {digits} olsaydı bunlar yer değiştirebilirdi: her satır, sütun ve kutu yine doğru kalırdı.</numerusform>
        </translation>
    </message>
    <message>
        <source>That would be a second solution. But a Sudoku has only one.</source>
        <translation>Bu, ikinci bir çözüm olurdu. Oysa bir sudokunun tek çözümü vardır.</translation>
    </message>
    <message>
        <source>With {cells} that makes a locked set: it uses up {digits}.</source>
        <translation>O hücre, {cells} ile birlikte kilitli bir küme oluşturuyor: {digits} rakamlarının her biri bu hücrelerden birine gelir.</translation>
    </message>
    <message>
        <source>Only {cell} can prevent that, so it must be {digits}.</source>
        <translation>Bunu yalnızca {cell} önleyebilir; öyleyse {digits} olmalı.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}.</source>
        <translation>Öyleyse {cells} hücrelerinden en az biri {digit} olmalı.</translation>
    </message>
    <message>
        <source>No cell that sees both can be {digit}.</source>
        <translation>İkisini de gören hiçbir hücre {digit} olamaz.</translation>
    </message>
    <message>
        <source>No cell that sees all of these can be {digit}.</source>
        <translation>Bunların hepsini gören hiçbir hücre {digit} olamaz.</translation>
    </message>
    <message>
        <source>So one of {cells} must be something else: {digits}.</source>
        <translation>Öyleyse {cells} hücrelerinden en az biri başka bir rakam olmalı: {digits}.</translation>
    </message>
    <message>
        <source>{corners} lie in two rows, two columns and just two boxes.</source>
        <translation>{corners} iki satırda, iki sütunda ve yalnızca iki kutuda yer alıyor.</translation>
    </message>
    <message>
        <source>In {houses} the {digit} has no places but these corners.</source>
        <translation>{houses.in} {digit} için bu köşelerden başka yer yok.</translation>
    </message>
    <message>
        <source>If {one} were {digit}, {other} would be too, and the others {rest}.</source>
        <translation>{one} hücresi {digit} olsaydı {other} hücresi de {digit}, ötekiler {rest} olurdu.</translation>
    </message>
    <message>
        <source>All four corners would hold {digits} alone.</source>
        <translation>Dört köşede de yalnızca {digits} olurdu.</translation>
    </message>
    <message>
        <source>In {house} the {digit} is in {cells}.</source>
        <translation>{house.in} {digit} rakamı şu hücrelerden birinde: {cells}.</translation>
    </message>
    <message>
        <source>If one of these two were {digit}, the other would be {other}.</source>
        <translation>Bu ikisinden biri {digit} olsaydı öteki {other} olurdu.</translation>
    </message>
    <message>
        <source>{others} have only {digits}, so all four would hold these alone.</source>
        <translation>{others} yalnızca {digits} adaylarını taşıyor; o zaman dördünde de yalnızca bunlar olurdu.</translation>
    </message>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Diyelim ki {cell} hücresi {digit}.</translation>
    </message>
    <message>
        <source>Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left.</source>
        <translation>Bu durumda {other}, {row.in} {inRow} hücresine, {column.in} {inColumn} hücresine gelir: başka yer kalmaz.</translation>
    </message>
    <message>
        <source>{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone.</source>
        <translation>{last} hücresinde yalnızca {digits} var; öyleyse {digit} olur ve dört köşede de yalnızca {digits} kalır.</translation>
    </message>
    <message>
        <source>No corner is a given, so nothing would tell the two solutions apart.</source>
        <translation>Köşelerin hiçbiri verilen rakam değil; bu yüzden iki çözümü ayırt edecek bir şey olmazdı.</translation>
    </message>
    <message>
        <source>So one of {cells} must be {digit}, and no cell that sees both can be.</source>
        <translation>Öyleyse {cells} hücrelerinden en az biri {digit} olmalı; ikisini de gören hiçbir hücre {digit} olamaz.</translation>
    </message>
    <message>
        <source>With {digit} in {cell} just the swap would be left.</source>
        <translation>{cell} hücresi {digit} olsaydı rakamların yer değiştirmesini önleyecek bir şey kalmazdı.</translation>
    </message>
    <message>
        <source>{cells} form a ring.</source>
        <translation>{cells} bir döngü oluşturuyor.</translation>
    </message>
    <message>
        <source>Each sees the next, and every row, column and box has two of them or none.</source>
        <translation>Döngüde her hücre bir sonrakini görüyor; her satır, sütun ve kutuda bunlardan ya iki tane var ya da hiç yok.</translation>
    </message>
    <message>
        <source>Every empty cell but {cell} has just two candidates.</source>
        <translation>{cell} dışındaki her boş hücrenin yalnızca iki adayı var.</translation>
    </message>
    <message>
        <source>Without its {digit}, every digit would have two places in each house.</source>
        <translation>Oradaki {digit} olmasaydı bir birimde eksik olan her rakamın o birimde tam iki yeri olurdu.</translation>
    </message>
    <message>
        <source>Any solution could then be turned into a second, by the other candidate in every empty cell.</source>
        <translation>O zaman her boş hücrede öteki aday seçilerek herhangi bir çözümden ikinci bir çözüm elde edilebilirdi.</translation>
    </message>
    <message>
        <source>A Sudoku has one solution, so {cell} is {digit}.</source>
        <translation>Bir sudokunun tek çözümü vardır; öyleyse {cell} hücresi {digit}.</translation>
    </message>
    <message>
        <source>In {house} only {cells: these two} can be {digit}, so the other is {digit}.</source>
        <extracomment>Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said before.</extracomment>
        <translation>{house.in} {digit} yalnızca {cells: bu iki hücrede} olabilir; öyleyse öteki hücre {digit}.</translation>
    </message>
    <message>
        <source>Nearly every empty cell has two candidates; only {cells} have more.</source>
        <translation>Boş hücrelerin neredeyse hepsinde iki aday var; yalnızca {cells} daha fazlasını taşıyor.</translation>
    </message>
    <message>
        <source>Without {digits} there, the other candidate in every empty cell would make a second solution.</source>
        <translation>Fazladan adaylar ({digits}) olmasaydı her boş hücrede iki aday kalırdı; bir çözümde her boş hücreye öteki adayı yazmak da ikinci bir çözüm verirdi.</translation>
    </message>
    <message>
        <source>So one of {cells} is {digits}.</source>
        <translation>Öyleyse {cells} hücrelerinden en az biri {digits}.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for an {digit}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Rows 3 and 7 have only two places each for an 8.</extracomment>
        <translation>{lines.in} {digit} için yalnızca ikişer yer var.</translation>
    </message>
    <message>
        <source>{lines} have only two places each for a {digit}.</source>
        <translation>{lines.in} {digit} için yalnızca ikişer yer var.</translation>
    </message>
    <message>
        <source>{feet} share {house}, so at most one of them is {digit}.</source>
        <translation>{feet} hücrelerinin ikisi de {house.in}; öyleyse en fazla biri {digit} olabilir.</translation>
    </message>
    <message>
        <source>So at least one of the two lines has its {digit} at its other end: {ends}.</source>
        <extracomment>Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.</extracomment>
        <translation>Öyleyse bu iki hattan en az birinde {digit} öteki uçtadır: {ends}.</translation>
    </message>
    <message>
        <source>So have {lines}, with the ends {ends}.</source>
        <translation>Aynısı {lines.in} da geçerli; uçları: {ends}.</translation>
    </message>
    <message>
        <source>The {digit}s of {lines} do the same, with the ends {ends}.</source>
        <translation>Aynısı {lines.in} {digit} rakamı için de geçerli; uçları: {ends}.</translation>
    </message>
    <message>
        <source>A cell that sees both ends of one kite cannot have its digit.</source>
        <extracomment>A kite is the pattern of two lines that was told before.</extracomment>
        <translation>Aynı uçurtmanın iki ucunu da gören hücre, o uçurtmanın rakamını alamaz.</translation>
    </message>
    <message>
        <source>Just so, both cases close {cells}.</source>
        <extracomment>Such as: Just so, both cases close r5c3. The two cases for another cell were told before.</extracomment>
        <translation>{cells} için de aynısı geçerli: iki durumda da bu rakam elenir.</translation>
    </message>
    <message>
        <source>In {box} every {digit} is in {near} or {other}.</source>
        <translation>{box.in} {digit} rakamı ya {near.in} ya da {other.in}.</translation>
    </message>
    <message>
        <source>{line} has only two places for its {digit}: {near} and {far}.</source>
        <translation>{line.in} {digit} için yalnızca iki yer var: {near} ve {far}.</translation>
    </message>
    <message>
        <source>If {far} is {digit}, it closes {cells}.</source>
        <translation>{far} hücresi {digit} ise {cells} artık {digit} olamaz.</translation>
    </message>
    <message>
        <source>Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too.</source>
        <translation>Değilse {near} hücresi {digit}; o zaman {digit}, {box.in} ancak {other.in} olabilir ve {cells} yine {digit} olamaz.</translation>
    </message>
    <message>
        <source>Where a house has just two places for {digit}, one of them is right.</source>
        <translation>Bir birimde {digit} için yalnızca iki yer varsa bunlardan biri doğrudur.</translation>
    </message>
    <message>
        <source>Joined, such pairs take turns in two colours. Green: {cells}.</source>
        <translation>Birbirine bağlanan bu çiftlerin hücreleri dönüşümlü olarak iki renge boyanır. Yeşil: {cells}.</translation>
    </message>
    <message>
        <source>Brown: {cells}.</source>
        <translation>Kahverengi: {cells}.</translation>
    </message>
    <message>
        <source>Either every green one is {digit}, or every brown one.</source>
        <translation>Ya her yeşil hücre {digit} ya da her kahverengi hücre {digit}.</translation>
    </message>
    <message>
        <source>These cells see a green and a brown one each: {cells}.</source>
        <translation>Şu hücrelerin her biri hem bir yeşili hem bir kahverengiyi görüyor: {cells}.</translation>
    </message>
    <message>
        <source>{cell} sees {one}, which is green, and {other}, which is brown.</source>
        <translation>{cell}, hem yeşil {one} hem de kahverengi {other} hücresini görüyor.</translation>
    </message>
    <message>
        <source>{cells}, both green, share {house}: only one of them could be {digit}.</source>
        <translation>{cells} hücrelerinin ikisi de yeşil ve {house.in}: yalnızca biri {digit} olabilir.</translation>
    </message>
    <message>
        <source>{cells}, both brown, share {house}: only one of them could be {digit}.</source>
        <translation>{cells} hücrelerinin ikisi de kahverengi ve {house.in}: yalnızca biri {digit} olabilir.</translation>
    </message>
    <message>
        <source>So no green one is {digit}, and every brown one is.</source>
        <translation>Öyleyse hiçbir yeşil hücre {digit} değil, her kahverengi hücre {digit}.</translation>
    </message>
    <message>
        <source>So no brown one is {digit}, and every green one is.</source>
        <translation>Öyleyse hiçbir kahverengi hücre {digit} değil, her yeşil hücre {digit}.</translation>
    </message>
    <message>
        <source>Either the green discs are right: {cells}.</source>
        <translation>Ya yeşil daireler doğru: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown squares are: {cells}.</source>
        <translation>Ya da kahverengi kareler: {cells}.</translation>
    </message>
    <message>
        <source>And either the green rings are: {cells}.</source>
        <translation>Ayrıca ya yeşil halkalar doğru: {cells}.</translation>
    </message>
    <message>
        <source>Or the brown frames are: {cells}.</source>
        <translation>Ya da kahverengi çerçeveler: {cells}.</translation>
    </message>
    <message>
        <source>{one} {a} and {other} {b} see each other: at most one of them is right.</source>
        <extracomment>Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is right.</extracomment>
        <translation>{a} hücresindeki {one} ile {b} hücresindeki {other} birbirini görüyor: en fazla biri doğru.</translation>
    </message>
    <message numerus="yes">
        <source>So {ones} or {others} are right, and {cells} see one of each.</source>
        <extracomment>Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of each. Count of the cells.</extracomment>
        <translation>
            <numerusform>Öyleyse {ones} veya {others} doğru; {cells} ikisinden de birer tane görüyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b} and {frame} {d}.</source>
        <extracomment>Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.</extracomment>
        <translation>{a} hücresindeki {one}, hem {b} hücresindeki {ring.object} hem de {d} hücresindeki {frame.object} görüyor.</translation>
    </message>
    <message>
        <source>{one} {a} sees {ring} {b}, {one} {c} {frame} {d}.</source>
        <translation>{a} hücresindeki {one}, {b} hücresindeki {ring.object}; {c} hücresindeki {one} ise {d} hücresindeki {frame.object} görüyor.</translation>
    </message>
    <message>
        <source>One of these two is right, so {ones} are wrong.</source>
        <extracomment>Such as: One of these two is right, so the green discs are wrong.</extracomment>
        <translation>Bu ikisinden biri doğru; öyleyse {ones} yanlış.</translation>
    </message>
    <message>
        <source>the green discs</source>
        <comment>subject</comment>
        <translation>yeşil daireler</translation>
    </message>
    <message>
        <source>the brown squares</source>
        <comment>subject</comment>
        <translation>kahverengi kareler</translation>
    </message>
    <message>
        <source>the green rings</source>
        <comment>subject</comment>
        <translation>yeşil halkalar</translation>
    </message>
    <message>
        <source>the brown frames</source>
        <comment>subject</comment>
        <translation>kahverengi çerçeveler</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>plain</comment>
        <translation>yeşil daire</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>plain</comment>
        <translation>kahverengi kare</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>plain</comment>
        <translation>yeşil halka</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>plain</comment>
        <translation>kahverengi çerçeve</translation>
    </message>
    <message>
        <source>the green disc</source>
        <comment>object</comment>
        <translation>yeşil daireyi</translation>
    </message>
    <message>
        <source>the brown square</source>
        <comment>object</comment>
        <translation>kahverengi kareyi</translation>
    </message>
    <message>
        <source>the green ring</source>
        <comment>object</comment>
        <translation>yeşil halkayı</translation>
    </message>
    <message>
        <source>the brown frame</source>
        <comment>object</comment>
        <translation>kahverengi çerçeveyi</translation>
    </message>
    <message numerus="yes">
        <source>If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>{digit} yüzgeçteyse {cells} yine {digit} olamaz, çünkü yüzgecin tümünü görüyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s, all in {cover}.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>{base.in} {digit} için {places: yalnızca {count} yer} var; hepsini {cover} kapsıyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.</extracomment>
        <translation>Yerlerine bakılan birimlerin her birine bir tane {digit} gerekir; {cover.of} her birinde de ancak bir tane {digit} olabilir. Öyleyse {cover.in} {digit} hep bu yerlerde bulunur.</translation>
    </message>
    <message numerus="yes">
        <source>{base} have {places: only {count} places} for their {digit}s.</source>
        <extracomment>Such as: Rows 3 and 7 have only four places for their 5s.</extracomment>
        <translation>
            <numerusform>{base.in} {digit} için {places: yalnızca {count} yer} var.</numerusform>
        </translation>
    </message>
    <message>
        <source>All of these stand in {cover}.</source>
        <translation>Bunların hepsini {cover} kapsıyor.</translation>
    </message>
    <message>
        <source>All of these stand in {cover: as many other houses}.</source>
        <extracomment>These are the places for a digit in some houses, of which no sentence says which they are.</extracomment>
        <translation>Bu yerlerin hepsini {cover: o birimlerle aynı sayıda başka birim} kapsıyor.</translation>
    </message>
    <message>
        <source>No house has two {digit}s, so {cover: these houses} have theirs there.</source>
        <extracomment>Such as: No house has two 5s, so these houses have theirs there, in the places said before.</extracomment>
        <translation>Yerlerine bakılan birimlerin her birine bir tane {digit} gerekir; {cover: bu yerleri kapsayan birimlerin} her birinde de ancak bir tane {digit} olabilir. Öyleyse onlarda {digit} hep bu yerlerde bulunur.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} is in two of these. As {digit} it would use up both, with too few left for the other {digit}s.</source>
        <comment>count of the cells</comment>
        <extracomment>Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s. `These` are rows, columns or boxes, as many as the places have to fill.</extracomment>
        <translation>
            <numerusform>{cells} bu birimlerden ikisinin kesiştiği yerde. Orada {digit} olsaydı iki birim birden {digit} almış olur, öteki {digit} rakamları için yeterince birim kalmazdı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look at the {digit}s in {base}.</source>
        <translation>{base.in}ki {digit} adaylarına bakın.</translation>
    </message>
    <message numerus="yes">
        <source>All but {fins}, the fins, stand in {cover}.</source>
        <comment>count of the fins</comment>
        <extracomment>Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.</extracomment>
        <translation>
            <numerusform>Yüzgeç olan {fins} dışında hepsini {cover} kapsıyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All but {count} cells stand in {cover}.</source>
        <extracomment>Such as: All but five cells stand in columns 2, 6 and 8.</extracomment>
        <translation>
            <numerusform>{count} hücre dışında hepsini {cover} kapsıyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>The fins: {fins}.</source>
        <translation>Yüzgeçler: {fins}.</translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins; the fish is an X-Wing</comment>
        <translation>
            <numerusform>{digit} yüzgeçte değilse ötekiler bir {fish} oluşturur: {places: mavi daireler}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.</source>
        <comment>count of the fins</comment>
        <translation>
            <numerusform>{digit} yüzgeçte değilse ötekiler bir {fish} oluşturur: {places: mavi daireler}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then no other cell of {cover} can be {digit}.</source>
        <translation>Bu durumda {cover.of} başka hiçbir hücresi {digit} olamaz.</translation>
    </message>
    <message>
        <source>In {base} the {digit}s stand in {cover}, but for {fins}.</source>
        <translation>{base.in} {fins} dışındaki {digit} adaylarını {cover} kapsıyor.</translation>
    </message>
    <message>
        <source>Or they stand in {cover}, but for {fins}.</source>
        <translation>Ya da {fins} dışındakileri {cover} kapsıyor.</translation>
    </message>
    <message>
        <source>Take each of these with its fins, its extra places.</source>
        <translation>Her birini kendi yüzgeciyle, yani fazladan yerleriyle birlikte ele alın.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is an {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <comment>the fish is an X-Wing</comment>
        <translation>{digit} yüzgeçte değilse bu bir {fish} olur; sütunlarında, satırlarında ya da kutularında {digit} hep onun yerlerinde bulunur.</translation>
    </message>
    <message>
        <source>If no fin is {digit}, it is a {fish}, and its columns, rows or boxes have their {digit}s in it.</source>
        <translation>{digit} yüzgeçte değilse bu bir {fish} olur; sütunlarında, satırlarında ya da kutularında {digit} hep onun yerlerinde bulunur.</translation>
    </message>
    <message>
        <source>If a fin is {digit}, no cell that sees its fins can be {digit} either.</source>
        <translation>{digit} yüzgeçteyse yüzgecin tümünü gören hiçbir hücre yine {digit} olamaz.</translation>
    </message>
    <message>
        <source>So one of {starts} is {digit}.</source>
        <translation>Öyleyse {starts} hücrelerinden en az biri {digit}.</translation>
    </message>
    <message>
        <source>From each of them links lead to this: {end}.</source>
        <translation>Her birinden çıkan bağlantılar şuna götürüyor: {end}.</translation>
    </message>
    <message>
        <source>{house} has only one empty cell.</source>
        <translation>{house.in} yalnızca bir boş hücre var.</translation>
    </message>
    <message>
        <source>Of the digits 1 to 9 just the {digit} is missing there.</source>
        <translation>1’den 9’a kadar olan rakamlardan orada yalnızca {digit} rakamı eksik.</translation>
    </message>
    <message>
        <source>So {cell: this cell} must be {digit}.</source>
        <translation>Öyleyse {cell: bu hücre} {digit} olmalı.</translation>
    </message>
    <message>
        <source>Look at {cell: this cell} with its row, its column and its box.</source>
        <translation>{cell: bu hücreye} satırı, sütunu ve kutusuyla birlikte bakın.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} different digits} stand there already.</source>
        <translation>
            <numerusform>Orada zaten {digits: {count} farklı rakam} var.</numerusform>
        </translation>
    </message>
    <message>
        <source>It cannot be {digits}, as was found before.</source>
        <translation>Daha önce bulunduğu gibi {digits} olamaz.</translation>
    </message>
    <message>
        <source>Only the {digit} is left, so it must be {digit}.</source>
        <translation>Yalnızca {digit} kaldı; öyleyse {digit} olmalı.</translation>
    </message>
    <message>
        <source>{house} still needs its {digit}.</source>
        <translation>{house.in} {digit} rakamı hâlâ eksik.</translation>
    </message>
    <message numerus="yes">
        <source>{digits: {count} {digit}s} point into it.</source>
        <extracomment>Such as: Two 7s point into it. `It` is a row, column or box.</extracomment>
        <translation>
            <numerusform>{digits: {count} tane {digit}} bu birimin hücrelerini görüyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No row, column or box has two {digit}s, so {cells: {count} cells} are closed.</source>
        <extracomment>Such as: No row, column or box has two 7s, so four cells are closed.</extracomment>
        <translation>
            <numerusform>Hiçbir satırda, sütunda ya da kutuda iki tane {digit} olamaz; bu yüzden {cells: {count} hücre} bu rakama kapalı.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {cells} it was crossed out before.</source>
        <translation>{cells} için daha önce elendi.</translation>
    </message>
    <message>
        <source>{cell: One cell} is left, so it must be {digit}.</source>
        <translation>{digit} için geriye {cell: tek bir hücre} kaldı; öyleyse orası {digit} olmalı.</translation>
    </message>
    <message numerus="yes">
        <source>{from} needs an {digit}, and has {places: only {count} places} for it.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: Row 3 needs an 8, and has only two places for it.</extracomment>
        <translation>
            <numerusform>{from.in} {digit} rakamı eksik ve gelebileceği {places: yalnızca {count} yer} var.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{from} needs a {digit}, and has {places: only {count} places} for it.</source>
        <translation>
            <numerusform>{from.in} {digit} rakamı eksik ve gelebileceği {places: yalnızca {count} yer} var.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both lie in {in} too.</source>
        <translation>İkisi de aynı zamanda {in.in}.</translation>
    </message>
    <message>
        <source>All of them lie in {in} too.</source>
        <translation>Hepsi aynı zamanda {in.in}.</translation>
    </message>
    <message>
        <source>Whichever of them it is, that is the {digit} of {in} as well.</source>
        <translation>{digit} hangisine girerse girsin, {in.of} {digit} rakamı da o olur.</translation>
    </message>
    <message>
        <source>In {house}, {cells} have no candidates but {digits}.</source>
        <translation>{house.in} {cells} yalnızca {digits} adaylarını taşıyor.</translation>
    </message>
    <message>
        <source>So {digits} are used up: no other cell of {houses} can have them.</source>
        <translation>{digits} bu hücrelere ayrıldı; bu yüzden {houses.of} başka hiçbir hücresi bunları alamaz.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each, either way round.</source>
        <translation>İki hücre iki rakamı bölüşür: şu ya da bu sırayla, her hücreye bir rakam düşer.</translation>
    </message>
    <message>
        <source>Two cells take two digits, one each.</source>
        <translation>İki hücre iki rakamı bölüşür: her hücreye bir rakam düşer.</translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each, in some order.</source>
        <translation>
            <numerusform>{count} hücre {count} rakamı bölüşür: hangi sırayla olursa olsun, her hücreye bir rakam düşer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} cells take {count} digits, one each.</source>
        <translation>
            <numerusform>{count} hücre {count} rakamı bölüşür: her hücreye bir rakam düşer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house} the digits {digits} have together only {count} places: {cells}.</source>
        <translation>
            <numerusform>{house.in} {digits} rakamları için toplam yalnızca {count} yer var: {cells}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} digits need {count} cells, so they fill just these.</source>
        <translation>
            <numerusform>{count} rakama {count} hücre gerekir; öyleyse bu rakamlar tam da bu hücreleri doldurur.</numerusform>
        </translation>
    </message>
    <message>
        <source>No other digit fits in any of them.</source>
        <translation>Bu hücrelere başka rakam giremez.</translation>
    </message>
    <message>
        <source>{pivot}, the pivot, is {digits}.</source>
        <translation>Pivot olan {pivot} hücresi {digits}.</translation>
    </message>
    <message>
        <source>{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}.</source>
        <translation>{pincer} hücresinde yalnızca {digits} var: {pivot} hücresi {own} ise {pincer} hücresi {digit} olur.</translation>
    </message>
    <message>
        <source>Or {pivot} is {digit} itself.</source>
        <translation>Ya da {pivot} hücresinin kendisi {digit}.</translation>
    </message>
    <message>
        <source>So at least one of {ends} is {digit}.</source>
        <translation>Öyleyse {ends} hücrelerinden en az biri {digit}.</translation>
    </message>
    <message>
        <source>{one} and {other} are twins: each is {digits}.</source>
        <translation>{one} ve {other} ikizdir: her biri {digits}.</translation>
    </message>
    <message>
        <source>In {house} the {link} is in {places}.</source>
        <translation>{house.of} {link} rakamı şu hücrelerden birinde: {places}.</translation>
    </message>
    <message>
        <source>If {place} is {link}, {twin}, which it sees, is {digit}.</source>
        <translation>{place} hücresi {link} ise onun gördüğü {twin} hücresi {digit} olur.</translation>
    </message>
    <message>
        <source>So {one} or {other} is {digit}.</source>
        <translation>Öyleyse {one} ve {other} hücrelerinden en az biri {digit}.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}: one cell with two digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c5: one cell with two digits, 4 and 7.</extracomment>
        <translation>{set: {letter} kümesi}: {cells}; iki rakamlı ({digits}) tek hücre.</translation>
    </message>
    <message>
        <source>{set: Set {letter}} is {cells}, with {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>{set: {letter} kümesi}: {cells}; rakamları {digits}.</translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {count} cells with {more} digits: {digits}.</source>
        <extracomment>Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.</extracomment>
        <translation>
            <numerusform>{set: {letter} kümesi} {count} hücre ve {more} rakamdan oluşuyor: {digits}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.</source>
        <extracomment>Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.</extracomment>
        <translation>
            <numerusform>{set: {letter} kümesi}: {cells}; {count} hücrede {more} rakam ({digits}).</numerusform>
        </translation>
    </message>
    <message>
        <source>All their {one}s see each other, and so do their {other}s: each can be in one set alone.</source>
        <translation>Kümelerdeki {one} adaylarının hepsi birbirini görüyor, {other} adayları da öyle: bu iki rakamın her biri kümelerin ancak birinde olabilir.</translation>
    </message>
    <message>
        <source>A set can lack only one digit. So each lacks just one of {digits}.</source>
        <translation>Bir kümede yalnızca bir rakam eksik olabilir. Öyleyse her birinde {digits} rakamlarından tam olarak biri eksik.</translation>
    </message>
    <message>
        <source>Every other digit of a set is in it, and one of the sets has each of {digits}.</source>
        <translation>Her kümenin öteki rakamları kesin olarak o kümenin hücrelerine gelir; {digits} rakamlarının her biri de kümelerden birine.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have an {one}.</source>
        <comment>the digit is 8</comment>
        <extracomment>Such as: All their 8s see each other, so only one set can have an 8.</extracomment>
        <translation>Kümelerdeki {digit} adaylarının hepsi birbirini görüyor; öyleyse {one} kümelerin ancak birinde olabilir.</translation>
    </message>
    <message>
        <source>All their {digit}s see each other, so only one set can have a {one}.</source>
        <translation>Kümelerdeki {digit} adaylarının hepsi birbirini görüyor; öyleyse {one} kümelerin ancak birinde olabilir.</translation>
    </message>
    <message>
        <source>The set without it needs all its other digits, {digits} too.</source>
        <translation>Bunu almayan kümeye öteki rakamlarının hepsi gerekir, {digits} dahil.</translation>
    </message>
    <message>
        <source>So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out sees all their places.</source>
        <extracomment>Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.</extracomment>
        <translation>Öyleyse {digits} rakamlarının her biri {one: {a} kümesinde} ya da {other: {b} kümesinde}. Üstü çizili her aday, kendi rakamının bu kümelerdeki tüm yerlerini görüyor.</translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.</source>
        <extracomment>Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.</extracomment>
        <translation>
            <numerusform>Öyleyse {one: {a} kümesinde} ya da {other: {b} kümesinde} {digits} var; {cells} ikisindeki her {digits} adayını görüyor.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every {digits} of both.</source>
        <translation>
            <numerusform>Öyleyse {one: {a} kümesinde} ya da {other: {b} kümesinde} {digits} var; {cells: {count} hücre} ikisindeki her {digits} adayını görüyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other.</source>
        <extracomment>Such as: Only one of set C and set A can have 4: all these see each other.</extracomment>
        <translation>{c: C kümesi} ile {set: {letter} kümesinden} en fazla biri {digits} alabilir: iki kümedeki bu adayların hepsi birbirini görüyor.</translation>
    </message>
    <message>
        <source>Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}.</source>
        <extracomment>Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.</extracomment>
        <translation>C kümesinde yalnızca bir rakam eksik olabilir; öyleyse A kümesi {a} ya da B kümesi {b} rakamını kaybeder ve rakamını kaybeden kümeye {digits} gerekir.</translation>
    </message>
    <message>
        <source>Two neighbours share a digit whose places all see each other: one lacks it, and needs all its other digits.</source>
        <translation>İki komşu kümenin, yerlerinin hepsi birbirini gören ortak bir rakamı vardır: kümelerden biri bu rakamı alamaz ve ona öteki rakamlarının hepsi gerekir.</translation>
    </message>
    <message>
        <source>{next} loses {digits}</source>
        <comment>an item of a list</comment>
        <extracomment>An item of a list, such as: B loses 4</extracomment>
        <translation>{next} kümesinde {digits}</translation>
    </message>
    <message>
        <source>Then {links}.</source>
        <translation>Bundan sonra eksilen: {links}.</translation>
    </message>
    <message>
        <source>If A lacks one of {digits}, {links}.</source>
        <extracomment>Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.</extracomment>
        <translation>A kümesinde {digits} rakamlarından biri eksikse şunlar da eksilir: {links}.</translation>
    </message>
    <message>
        <source>If A has no {digits}, {links}.</source>
        <translation>A kümesinde eksik olan {digits} ise şunlar da eksilir: {links}.</translation>
    </message>
    <message>
        <source>{stem} is {digits}. Each of these empties a set of its digit.</source>
        <translation>{stem} hücresi {digits}. Bunların her biri bir kümeyi o rakamdan yoksun bırakır.</translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <extracomment>Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>Oraya {digit} gelirse {set: {letter} kümesi} ({cells}) {digit} alamaz ve ona {gone} gerekir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and need {gone}.</source>
        <translation>
            <numerusform>Oraya {digit} gelirse {set: {letter} kümesi} ({cells: {count} hücre}) {digit} alamaz ve ona {gone} gerekir.</numerusform>
        </translation>
    </message>
    <message>
        <source>So one of the sets has each of {digits}. What is crossed out sees all their places.</source>
        <translation>Öyleyse kümelerden en az birinde {digits} rakamlarının hepsi var. Üstü çizili her aday, kendi rakamının bu kümelerdeki tüm yerlerini görüyor.</translation>
    </message>
    <message>
        <source>So one of the sets has {digit}. What is crossed out sees all these places.</source>
        <translation>Öyleyse kümelerden en az birinde {digit} var. Üstü çizili adaylar bu yerlerin hepsini görüyor.</translation>
    </message>
    <message numerus="yes">
        <source>{digits} lie within {house}, so no other cell there can have them.</source>
        <extracomment>Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} {digits} yalnızca bu hücrelerde olabilir, öteki hücrelere giremez.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} lie in both {line} and {box}.</source>
        <translation>{cells} hem {line.in} hem {box.in} yer alıyor.</translation>
    </message>
    <message>
        <source>They can hold {digits}.</source>
        <translation>Alabilecekleri rakamlar: {digits}.</translation>
    </message>
    <message>
        <source>In {line}, {cells} can hold only {digits}.</source>
        <translation>{line.in} {cells} yalnızca {digits} rakamlarını alabilir.</translation>
    </message>
    <message>
        <source>In {box}, {cells} can hold only {digits}.</source>
        <translation>{box.in} {cells} yalnızca {digits} rakamlarını alabilir.</translation>
    </message>
    <message numerus="yes">
        <source>No digit fits twice in these {count} cells, and there are {count} digits: each is in them once.</source>
        <translation>
            <numerusform>Bu {count} hücrede hiçbir rakam iki kez bulunamaz; toplam yalnızca {count} rakam olduğuna göre her biri burada bir kez yer alır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Go through all that {cells} can hold together.</source>
        <translation>{cells} hücrelerinin birlikte alabileceği tüm kombinasyonları gözden geçirin.</translation>
    </message>
    <message>
        <source>Some combinations put a digit twice into a house.</source>
        <translation>Bazı kombinasyonlarda bir rakam bir birimde iki kez bulunur.</translation>
    </message>
    <message>
        <source>Others take the last candidate from {cells}.</source>
        <translation>Bazıları da {cells} için hiç aday bırakmaz.</translation>
    </message>
    <message>
        <source>None of the combinations that remain has what is crossed out.</source>
        <translation>Geriye kalan kombinasyonların hiçbirinde üstü çizili adaylar yok.</translation>
    </message>
    <message>
        <source>{other} cannot be {digit} too: {cell} sees it.</source>
        <translation>{other} hücresi de {digit} olamaz: {cell} onu görüyor.</translation>
    </message>
    <message numerus="yes">
        <source>{other} cannot be {digit}: {cells} would have too few candidates left.</source>
        <extracomment>Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter; of one cell say that it would have none left.</extracomment>
        <translation>
            <numerusform>{other} hücresi {digit} olamaz: {cells} için yeterli aday kalmazdı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is left for {other}, so what was supposed is wrong.</source>
        <translation>{other} hücresine hiçbir rakam kalmıyor; öyleyse varsayım yanlış.</translation>
    </message>
    <message>
        <source>Go through all ways to place the nine {digit}s on the board.</source>
        <translation>Dokuz tane {digit} rakamını tahtaya yerleştirmenin tüm yollarını gözden geçirin.</translation>
    </message>
    <message>
        <source>None of them uses the cells that are crossed out.</source>
        <translation>Bunların hiçbiri üstü çizili hücreleri kullanmıyor.</translation>
    </message>
    <message>
        <source>Some cells have a {digit} in each of them.</source>
        <extracomment>Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.</extracomment>
        <translation>Bu yolların hepsinde, işaretli her hücreye {digit} geliyor.</translation>
    </message>
</context>
<context>
    <name>sudoku::RefreshCard</name>
    <message>
        <source>Refresh</source>
        <translation>Tazeleme</translation>
    </message>
    <message>
        <source>Due for a refresh</source>
        <translation>Tazeleme zamanı gelenler</translation>
    </message>
    <message>
        <source>Nothing today.</source>
        <translation>Bugün bir şey yok.</translation>
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
        <translation>Daha eski dal</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Yukarı</translation>
    </message>
    <message>
        <source>Newer branch</source>
        <translation>Daha yeni dal</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Aşağı</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>Dal %1/%2</translation>
    </message>
    <message>
        <source>No branch yet</source>
        <translation>Henüz dal yok</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayPage</name>
    <message>
        <source>Replay</source>
        <translation>Tekrar izleme</translation>
    </message>
    <message>
        <source>The game as it stood then</source>
        <translation>Oyunun o andaki durumu</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
    <message>
        <source>Continue from here</source>
        <translation>Buradan sürdür</translation>
    </message>
    <message>
        <source>First position</source>
        <translation>İlk konum</translation>
    </message>
    <message>
        <source>Previous position</source>
        <translation>Önceki konum</translation>
    </message>
    <message>
        <source>Following position</source>
        <translation>Sonraki konum</translation>
    </message>
    <message>
        <source>Last position</source>
        <translation>Son konum</translation>
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
        <translation>saniyede 1 hamle</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hız</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Hatalar</translation>
    </message>
    <message>
        <source>Show which entries are wrong</source>
        <translation>Hangi rakamların yanlış olduğunu gösterir</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>The list of moves, in place of other things</source>
        <translation>Hamle listesi, öteki şeylerin yerine</translation>
    </message>
    <message>
        <source>Move %L1 of %L2</source>
        <translation>Hamle %L1/%L2</translation>
    </message>
    <message>
        <source>Time %1</source>
        <translation>Süre %1</translation>
    </message>
    <message>
        <source>Move %1 of %2: %3.</source>
        <comment>numbers, what the move did</comment>
        <translation>Hamle %1/%2: %3.</translation>
    </message>
    <message>
        <source>Your own game is untouched.</source>
        <translation>Kendi oyununuz olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Zaman çizelgesi</translation>
    </message>
</context>
<context>
    <name>sudoku::ReplayWords</name>
    <message>
        <source>%1 in %2</source>
        <comment>digit, cell</comment>
        <translation>%2 hücresine %1</translation>
    </message>
    <message>
        <source>%1 is cleared</source>
        <comment>cell</comment>
        <translation>%1 temizlendi</translation>
    </message>
    <message>
        <source>note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 hücresine not %1</translation>
    </message>
    <message>
        <source>note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2 hücresinden not %1 çıkarıldı</translation>
    </message>
    <message>
        <source>centre note %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 hücresine merkez notu %1</translation>
    </message>
    <message>
        <source>centre note %1 taken out of %2</source>
        <comment>digits, cell</comment>
        <translation>%2 hücresinden merkez notu %1 çıkarıldı</translation>
    </message>
    <message>
        <source>%2 gets colour %1</source>
        <comment>colours, cell</comment>
        <translation>%2 hücresine renk %1</translation>
    </message>
    <message>
        <source>colour %1 taken off %2</source>
        <comment>colours, cell</comment>
        <translation>%2 hücresinden renk %1 kaldırıldı</translation>
    </message>
    <message>
        <source>notes taken out of %1</source>
        <comment>cell</comment>
        <translation>%1 hücresinden notlar çıkarıldı</translation>
    </message>
    <message>
        <source>a candidate of %1 is ruled out</source>
        <comment>cell</comment>
        <translation>%1 hücresinden bir aday elendi</translation>
    </message>
    <message>
        <source>notes in %1</source>
        <comment>cell</comment>
        <translation>%1 hücresine notlar</translation>
    </message>
    <message>
        <source>%1 in %2 gets colour %3</source>
        <comment>digits, cell, colour</comment>
        <translation>%2 hücresindeki %1 adayına renk %3</translation>
    </message>
    <message>
        <source>colour taken off %1 in %2</source>
        <comment>digits, cell</comment>
        <translation>%2 hücresindeki %1 adayının rengi kaldırıldı</translation>
    </message>
    <message>
        <source>back to another position</source>
        <translation>başka bir konuma dönüldü</translation>
    </message>
    <message>
        <source>links of %1 taken away</source>
        <comment>cell</comment>
        <translation>%1 hücresinin bağlantıları kaldırıldı</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>the end of a link: digit, cell</comment>
        <translation>%2 hücresindeki %1</translation>
    </message>
    <message>
        <source>link from %1 to %2 taken away</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1 ile %2 arasındaki bağlantı kaldırıldı</translation>
    </message>
    <message>
        <source>strong link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1 ile %2 arasında güçlü bağlantı</translation>
    </message>
    <message>
        <source>weak link from %1 to %2</source>
        <comment>`4 in r6c1`</comment>
        <translation>%1 ile %2 arasında zayıf bağlantı</translation>
    </message>
    <message numerus="yes">
        <source>entries in %n cells</source>
        <translation>
            <numerusform>%n hücreye rakam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells are cleared</source>
        <translation>
            <numerusform>%n hücre temizlendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours in %n cells</source>
        <translation>
            <numerusform>%n hücreye renk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>colours of candidates in %n cells</source>
        <translation>
            <numerusform>%n hücredeki adaylara renk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>links of %n cells taken away</source>
        <translation>
            <numerusform>%n hücrenin bağlantıları kaldırıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>candidates of %n cells are ruled out</source>
        <translation>
            <numerusform>%n hücreden aday elendi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>notes in %n cells</source>
        <translation>
            <numerusform>%n hücreye not</numerusform>
        </translation>
    </message>
    <message>
        <source>The solution is shown</source>
        <translation>Çözüm gösteriliyor</translation>
    </message>
    <message>
        <source>Back to the start</source>
        <translation>Başlangıca dönüldü</translation>
    </message>
    <message>
        <source>Back to move %1</source>
        <translation>%1. hamleye dönüldü</translation>
    </message>
    <message>
        <source>the start</source>
        <translation>başlangıç</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>yanlış</translation>
    </message>
    <message>
        <source>then checked</source>
        <translation>sonra denetlendi</translation>
    </message>
    <message>
        <source>then help</source>
        <translation>sonra yardım</translation>
    </message>
    <message>
        <source>branches</source>
        <translation>dallanıyor</translation>
    </message>
    <message>
        <source>a trial begins</source>
        <translation>deneme başlıyor</translation>
    </message>
    <message>
        <source>checkpoint</source>
        <translation>kayıt noktası</translation>
    </message>
    <message>
        <source>checkpoint %1</source>
        <comment>its name</comment>
        <translation>kayıt noktası %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln hata</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checks</source>
        <translation>
            <numerusform>%Ln denetleme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>help %Ln times</source>
        <translation>
            <numerusform>%Ln kez yardım</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln branch points</source>
        <translation>
            <numerusform>%Ln dallanma noktası</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln trials</source>
        <translation>
            <numerusform>%Ln deneme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln checkpoints</source>
        <translation>
            <numerusform>%Ln kayıt noktası</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::RestoreDialog</name>
    <message>
        <source>The backups are being read …</source>
        <translation>Yedekler okunuyor…</translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Yedeği Geri Yükle</translation>
    </message>
    <message>
        <source>Backups</source>
        <translation>Yedekler</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Geri yükle</translation>
    </message>
    <message>
        <source>There is no backup yet. One is made of each day on which you play.</source>
        <translation>Henüz yedek yok. Oynadığınız her gün için bir tane alınır.</translation>
    </message>
    <message>
        <source>The games of the backup that are missing come back. Nothing is taken away.</source>
        <translation>Yedekteki eksik oyunlar geri gelir. Hiçbir şey silinmez.</translation>
    </message>
    <message>
        <source>%1: games: %2, moves: %3</source>
        <translation>%1: oyunlar: %2, hamleler: %3</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>İnceleme</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Tekrar izle</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>İncelemenin bölümleri</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Özet</translation>
    </message>
    <message>
        <source>Time line</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Anlar</translation>
    </message>
    <message>
        <source>Previous moment</source>
        <translation>Önceki an</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Sonraki an</translation>
    </message>
    <message>
        <source>Looking at your moves…</source>
        <translation>Hamlelerinize bakılıyor…</translation>
    </message>
    <message>
        <source>The puzzle has several solutions: there is nothing to judge.</source>
        <translation>Bulmacanın birden çok çözümü var: değerlendirilecek bir şey yok.</translation>
    </message>
    <message>
        <source>Nothing was entered in this game.</source>
        <translation>Bu oyunda hiç rakam girilmedi.</translation>
    </message>
    <message>
        <source>Entry %1 of %2, at %3. Your own game is untouched.</source>
        <comment>numbers, a time</comment>
        <translation>Giriş %1/%2, süre %3. Kendi oyununuz olduğu gibi kalır.</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewTimeline</name>
    <message>
        <source>Time line</source>
        <translation>Zaman çizelgesi</translation>
    </message>
    <message>
        <source>Move by move</source>
        <translation>Hamle hamle</translation>
    </message>
    <message>
        <source>found: %1</source>
        <comment>a level</comment>
        <translation>bulunan: %1</translation>
    </message>
    <message>
        <source>two steps open, or fewer</source>
        <translation>en çok iki adım açık</translation>
    </message>
    <message>
        <source>steps
open</source>
        <comment>the axis of a chart</comment>
        <translation>açık
adım</translation>
    </message>
    <message>
        <source>time
taken</source>
        <comment>the axis of a chart</comment>
        <translation>harcanan
süre</translation>
    </message>
</context>
<context>
    <name>sudoku::ReviewWords</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 sn</translation>
    </message>
    <message>
        <source>A puzzle of your own</source>
        <translation>Kendi bulmacanız</translation>
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
        <translation>nereye bakılacağı</translation>
    </message>
    <message>
        <source>which technique</source>
        <translation>hangi teknik olduğu</translation>
    </message>
    <message>
        <source>a step explained</source>
        <translation>bir adımın açıklanması</translation>
    </message>
    <message>
        <source>a step taken</source>
        <translation>bir adımın yapılması</translation>
    </message>
    <message>
        <source>the solution path</source>
        <translation>çözüm yolu</translation>
    </message>
    <message>
        <source>all possible steps</source>
        <translation>olası tüm adımlar</translation>
    </message>
    <message>
        <source>singles filled in</source>
        <translation>teklilerin doldurulması</translation>
    </message>
    <message>
        <source>the solution</source>
        <translation>çözüm</translation>
    </message>
    <message>
        <source>a check of entries</source>
        <translation>girilen rakamların denetlenmesi</translation>
    </message>
    <message>
        <source>a mistake shown</source>
        <translation>bir hatanın gösterilmesi</translation>
    </message>
    <message>
        <source>You asked where to look, and found it.</source>
        <translation>Nereye bakılacağını sordunuz ve buldunuz.</translation>
    </message>
    <message>
        <source>You asked which technique helps, and found it.</source>
        <translation>Hangi tekniğin işe yaradığını sordunuz ve buldunuz.</translation>
    </message>
    <message>
        <source>A hint had explained the step.</source>
        <translation>Adımı bir ipucu açıklamıştı.</translation>
    </message>
    <message>
        <source>A hint made the step.</source>
        <translation>Adımı bir ipucu yaptı.</translation>
    </message>
    <message>
        <source>You had looked at the solution path.</source>
        <translation>Çözüm yoluna bakmıştınız.</translation>
    </message>
    <message>
        <source>You had looked at the list of steps.</source>
        <translation>Adımlar listesine bakmıştınız.</translation>
    </message>
    <message>
        <source>Solve singles filled it in.</source>
        <translation>“Teklileri çöz” komutuyla dolduruldu.</translation>
    </message>
    <message>
        <source>You had seen the solution.</source>
        <translation>Çözümü görmüştünüz.</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Yardımsız</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>yardım yok</translation>
    </message>
    <message>
        <source>with help: %1</source>
        <translation>yardımla: %1</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>İpucu yok</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hints</source>
        <translation>
            <numerusform>%Ln ipucu</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Hata yok</translation>
    </message>
    <message>
        <source>every entry was right</source>
        <translation>girilen her rakam doğruydu</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mistakes</source>
        <translation>
            <numerusform>%Ln hata</numerusform>
        </translation>
    </message>
    <message>
        <source>there until the end</source>
        <translation>sonuna kadar kaldı</translation>
    </message>
    <message>
        <source>taken back after %1</source>
        <comment>a time</comment>
        <translation>%1 sonra geri alındı</translation>
    </message>
    <message>
        <source>taken back after %1 at most</source>
        <comment>a time</comment>
        <translation>en geç %1 sonra geri alındı</translation>
    </message>
    <message>
        <source>No insight</source>
        <translation>Buluş yok</translation>
    </message>
    <message numerus="yes">
        <source>%Ln insights</source>
        <translation>
            <numerusform>%Ln buluş</numerusform>
        </translation>
    </message>
    <message>
        <source>and no guess</source>
        <translation>ve tahmin yok</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln guesses, which were right</source>
        <translation>
            <numerusform>ve doğru çıkan %Ln tahmin</numerusform>
        </translation>
    </message>
    <message>
        <source>median of %1 %2</source>
        <comment>a level, a time</comment>
        <translation>%1 medyanı %2</translation>
    </message>
    <message>
        <source>time played</source>
        <translation>oynanan süre</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>hardest technique needed</source>
        <translation>gereken en zor teknik</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a cell, its digit</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Then {cell} can only be {digit}.</source>
        <translation>O zaman {cell} hücresi yalnızca {digit} olabilir.</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Bulundu</translation>
    </message>
    <message>
        <source>Insight</source>
        <translation>Buluş</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>Tahmin</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hata</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Yardım</translation>
    </message>
    <message>
        <source>found</source>
        <comment>in a list</comment>
        <translation>bulundu</translation>
    </message>
    <message>
        <source>insight</source>
        <comment>in a list</comment>
        <translation>buluş</translation>
    </message>
    <message>
        <source>guess</source>
        <comment>in a list</comment>
        <translation>tahmin</translation>
    </message>
    <message>
        <source>mistake</source>
        <comment>in a list</comment>
        <translation>hata</translation>
    </message>
    <message>
        <source>help</source>
        <comment>in a list</comment>
        <translation>yardım</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>an entry, a time</comment>
        <translation>%1, %2 sonra</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>an entry, a technique</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>You took it back %1 later.</source>
        <comment>a time</comment>
        <translation>%1 sonra geri aldınız.</translation>
    </message>
    <message>
        <source>It stayed until the end.</source>
        <translation>Sonuna kadar kaldı.</translation>
    </message>
    <message>
        <source>%1 gives it.</source>
        <comment>a technique</comment>
        <translation>Bunu veren: %1.</translation>
    </message>
    <message>
        <source>%1 would have opened %2.</source>
        <comment>a technique, an entry</comment>
        <translation>%1 kullanılsaydı %2 açılırdı.</translation>
    </message>
    <message>
        <source>{technique} in {houses} gives it.</source>
        <extracomment>Such as: X-Wing in rows 3 and 7 would have opened r4c6 = 9.</extracomment>
        <translation>Bunu veren: {houses.in} {technique}.</translation>
    </message>
    <message>
        <source>{technique} in {houses} would have opened {entry}.</source>
        <translation>{houses.in} {technique} kullanılsaydı {entry} açılırdı.</translation>
    </message>
    <message>
        <source>The puzzle can be solved without it.</source>
        <translation>Bulmaca onsuz da çözülebilir.</translation>
    </message>
    <message>
        <source>%1, %2, %3. %4</source>
        <comment>a time, a verdict, an entry, a sentence</comment>
        <translation>%1, %2, %3. %4</translation>
    </message>
    <message>
        <source>%1, after %2</source>
        <comment>when an entry was made, the time that it took</comment>
        <translation>%1, %2 sonra</translation>
    </message>
    <message>
        <source>It came before any logic gave it: a guess that was right.</source>
        <translation>Mantık henüz bunu vermemişti: doğru çıkan bir tahmin.</translation>
    </message>
    <message>
        <source>It was wrong.</source>
        <translation>Yanlıştı.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1. The puzzle can be solved without that.</source>
        <translation>Ona giden en kolay yol: %1. Bulmaca onsuz da çözülebilir.</translation>
    </message>
    <message>
        <source>The easiest way to it: %1.</source>
        <translation>Ona giden en kolay yol: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The easiest way to it: %1, and {count} singles in mind before it.</source>
        <comment>a technique</comment>
        <translation>
            <numerusform>Ona giden en kolay yol: %1; ondan önce {count} tekliyi akılda tutarak.</numerusform>
        </translation>
    </message>
    <message>
        <source>How it follows</source>
        <translation>Nasıl çıkıyor</translation>
    </message>
    <message>
        <source>Open then: %1</source>
        <comment>an entry</comment>
        <translation>O anda açık: %1</translation>
    </message>
    <message>
        <source>Entry %1, %2: %3, %4, %5</source>
        <comment>a number, a time, an entry, a verdict, how long it took</comment>
        <translation>Giriş %1, %2: %3, %4, %5</translation>
    </message>
</context>
<context>
    <name>sudoku::SeePane</name>
    <message>
        <source>About it</source>
        <translation>Hakkında</translation>
    </message>
    <message>
        <source>I know this one</source>
        <translation>Bunu biliyorum</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Skip to Find it</source>
        <translation>Bulmaya geç</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Sonraki</translation>
    </message>
    <message>
        <source>About the technique</source>
        <translation>Teknik hakkında</translation>
    </message>
    <message>
        <source>Two exercises prove it</source>
        <translation>İki alıştırma bunu kanıtlar</translation>
    </message>
    <message>
        <source>How to look</source>
        <translation>Nasıl bakılır</translation>
    </message>
</context>
<context>
    <name>sudoku::Sharing</name>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>&amp;Resim olarak kaydet…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Yazdır…</translation>
    </message>
    <message>
        <source>Copy as pic&amp;ture</source>
        <translation>&amp;Resim olarak kopyala</translation>
    </message>
    <message>
        <source>Copy as &amp;link</source>
        <translation>&amp;Bağlantı olarak kopyala</translation>
    </message>
    <message>
        <source>Show &amp;QR code…</source>
        <translation>&amp;QR kodunu göster…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Resim Olarak Kaydet</translation>
    </message>
    <message>
        <source>Drawing, sharp at any size (*.svg)</source>
        <translation>Çizim, her boyutta keskin (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Resim (*.png)</translation>
    </message>
    <message>
        <source>sudoku</source>
        <translation>sudoku</translation>
    </message>
    <message>
        <source>The picture could not be made: %1</source>
        <translation>Resim oluşturulamadı: %1</translation>
    </message>
    <message>
        <source>Saved: %1.</source>
        <translation>Kaydedildi: %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Kaydedilmedi: %1</translation>
    </message>
    <message>
        <source>Copied: the board as a picture.</source>
        <translation>Kopyalandı: resim olarak tahta.</translation>
    </message>
    <message>
        <source>Copied: a link that opens the puzzle in a browser.</source>
        <translation>Kopyalandı: bulmacayı tarayıcıda açan bir bağlantı.</translation>
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
        <translation>Hiçbir şey bulunamadı</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Fare</translation>
    </message>
</context>
<context>
    <name>sudoku::ShortcutsOverlay</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Klavye kısayolları</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>Tuşları değiştir…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Search: a word or a key</source>
        <translation>Ara: bir sözcük ya da tuş</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Page back</source>
        <translation>Önceki sayfa</translation>
    </message>
    <message>
        <source>Page forward</source>
        <translation>Sonraki sayfa</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedCard</name>
    <message>
        <source>the same</source>
        <translation>aynı</translation>
    </message>
    <message>
        <source>%1 slower</source>
        <comment>a time</comment>
        <translation>%1 daha yavaş</translation>
    </message>
    <message>
        <source>%1 faster</source>
        <comment>a time</comment>
        <translation>%1 daha hızlı</translation>
    </message>
    <message>
        <source>Next in collection</source>
        <translation>Koleksiyondaki sonraki</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>Ye&amp;ni</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Sonraki zorluk</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>İncele</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>Tekrar &amp;izle</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Zorl&amp;uk</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Vazgeçildi</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Çözüldü</translation>
    </message>
    <message>
        <source>Given up after %1</source>
        <comment>a time</comment>
        <translation>%1 sonra vazgeçildi</translation>
    </message>
    <message>
        <source>Undo leads back to your entries.</source>
        <translation>“Geri al” girdiğiniz rakamlara döndürür.</translation>
    </message>
    <message>
        <source>Your best time of this level, %1 than before</source>
        <comment>a time and faster</comment>
        <translation>Bu zorluktaki en iyi süreniz, öncekinden %1</translation>
    </message>
    <message>
        <source>Best time %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>En iyi süre %1: %2</translation>
    </message>
    <message>
        <source>Median %1: %2</source>
        <comment>a time, the difference to it</comment>
        <translation>Medyan %1: %2</translation>
    </message>
    <message>
        <source>Its solution was shown before: it counts for no record and no streak.</source>
        <translation>Çözümü daha önce gösterildi: rekora ve seriye sayılmaz.</translation>
    </message>
    <message>
        <source>You solved this puzzle before: it counts for no record and no streak.</source>
        <translation>Bu bulmacayı daha önce çözdünüz: rekora ve seriye sayılmaz.</translation>
    </message>
    <message>
        <source>With help, in another game of this puzzle</source>
        <translation>Yardımla, bu bulmacanın başka bir oyununda</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Yardımsız</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Yardımla</translation>
    </message>
    <message>
        <source>It has several solutions: it counts in no statistics.</source>
        <translation>Birden çok çözümü var: istatistiklere girmez.</translation>
    </message>
    <message>
        <source>You had crossed out the right digit in %1.</source>
        <comment>cells</comment>
        <translation>Şurada doğru rakamı elemiştiniz: %1.</translation>
    </message>
</context>
<context>
    <name>sudoku::SolvedLookBack</name>
    <message>
        <source>Lesson</source>
        <translation>Ders</translation>
    </message>
</context>
<context>
    <name>sudoku::StartCard</name>
    <message>
        <source>Where do you want to begin?</source>
        <translation>Nereden başlamak istersiniz?</translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Hiçbir şey kilitli değil.</translation>
    </message>
    <message>
        <source>From the rules</source>
        <translation>Kurallardan</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Kuralları biliyorum</translation>
    </message>
    <message>
        <source>I solve Hard ones</source>
        <translation>Zor bulmacaları çözüyorum</translation>
    </message>
    <message>
        <source>The rules, then the first lesson</source>
        <translation>Kurallar, sonra ilk ders</translation>
    </message>
    <message>
        <source>The next lesson is the first one of %1</source>
        <translation>Sıradaki ders: “%1” bölümünün ilki</translation>
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
        <translation>çözüldü</translation>
    </message>
    <message>
        <source>%1 of %2 games solved</source>
        <translation>%2 oyundan %1 tanesi çözüldü</translation>
    </message>
    <message>
        <source>played</source>
        <translation>oynandı</translation>
    </message>
    <message>
        <source>%1 played</source>
        <comment>a time</comment>
        <translation>%1 oynandı</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%%1</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>yardımsız</translation>
    </message>
    <message>
        <source>%1 of the solved games unaided</source>
        <translation>Çözülen oyunlarda yardımsız olanlar: %1</translation>
    </message>
    <message>
        <source>No game solved unaided</source>
        <translation>Yardımsız çözülen oyun yok</translation>
    </message>
    <message>
        <source>streak of the daily puzzle</source>
        <translation>günün bulmacası serisi</translation>
    </message>
    <message>
        <source>Streak of the daily puzzle: %1</source>
        <translation>Günün bulmacası serisi: %1</translation>
    </message>
    <message>
        <source>longest streak</source>
        <translation>en uzun seri</translation>
    </message>
    <message>
        <source>Longest streak: %1</source>
        <translation>En uzun seri: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsExport</name>
    <message>
        <source>Games, a line each (*.csv)</source>
        <translation>Oyunlar, her satırda bir tane (*.csv)</translation>
    </message>
    <message>
        <source>Levels, a line each (*.csv)</source>
        <translation>Zorluklar, her satırda bir tane (*.csv)</translation>
    </message>
    <message>
        <source>Techniques, a line each (*.csv)</source>
        <translation>Teknikler, her satırda bir tane (*.csv)</translation>
    </message>
    <message>
        <source>Picture of this page (*.png)</source>
        <translation>Bu sayfanın resmi (*.png)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Dışa aktar</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>istatistikler</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsFoot</name>
    <message>
        <source>Part</source>
        <translation>Bölüm</translation>
    </message>
    <message>
        <source>As tables</source>
        <translation>Tablo olarak</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Sıfırla…</translation>
    </message>
    <message>
        <source>Shows in tables what the pictures show</source>
        <translation>Resimlerin gösterdiğini tablolarla gösterir</translation>
    </message>
    <message>
        <source>Undo reset</source>
        <translation>Sıfırlamayı geri al</translation>
    </message>
    <message numerus="yes">
        <source>With a known solution: %Ln. They count for no record and no streak.</source>
        <translation>
            <numerusform>Çözümü bilinen: %Ln. Rekora ve seriye sayılmazlar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games without an entry are not counted.</source>
        <translation>
            <numerusform>Hiç rakam girilmemiş %Ln oyun sayılmadı.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reviewed games: %1, with insights: %2, guesses: %3, mistakes: %4.</source>
        <translation>İncelenen oyunlar: %1, buluşlar: %2, tahminler: %3, hatalar: %4.</translation>
    </message>
    <message>
        <source>Games with Next step or Check count as “with help”.</source>
        <translation>“Sonraki adım” ya da “Denetle” kullanılan oyunlar yardımla çözülmüş sayılır.</translation>
    </message>
    <message>
        <source>Given up and unfinished games have no time.</source>
        <translation>Vazgeçilen ve bitmemiş oyunların süresi yoktur.</translation>
    </message>
    <message>
        <source>A streak ends with a game that is given up, not with an open one.</source>
        <translation>Seriyi vazgeçilen bir oyun bitirir, açık bir oyun bitirmez.</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsHead</name>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Dışa aktar…</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tüm oyunlar</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Yardımsız</translation>
    </message>
    <message>
        <source>Daily</source>
        <translation>Günlük</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Bu ay</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Bu yıl</translation>
    </message>
    <message>
        <source>Last 12 months</source>
        <translation>Son 12 ay</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Her zaman</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Dönem</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>Levels</source>
        <translation>Zorluklar</translation>
    </message>
    <message>
        <source>Spread of times</source>
        <translation>Sürelerin dağılımı</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Süreler</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Teknikler</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Henüz süreli oyun yok</translation>
    </message>
    <message>
        <source>Next step, practice and unaided games show which techniques you know. There are none yet.</source>
        <translation>Bildiğiniz teknikleri “Sonraki adım”, alıştırmalar ve yardımsız oyunlar gösterir. Henüz bir şey yok.</translation>
    </message>
    <message>
        <source>%1: spread of times</source>
        <comment>level</comment>
        <translation>%1: sürelerin dağılımı</translation>
    </message>
    <message>
        <source>%1: times</source>
        <comment>level</comment>
        <translation>%1: süreler</translation>
    </message>
    <message>
        <source>%1: times, in %2</source>
        <comment>level, unit of time</comment>
        <translation>%1: süreler, birim: %2</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dağılım</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Sıfırla</translation>
    </message>
    <message>
        <source>Let the statistics begin anew? The games stay in the library, and this can be undone.</source>
        <translation>İstatistikler baştan başlasın mı? Oyunlar kitaplıkta kalır ve bu geri alınabilir.</translation>
    </message>
    <message>
        <source>%1: saved.</source>
        <comment>a file</comment>
        <translation>%1: kaydedildi.</translation>
    </message>
    <message>
        <source>%1: not saved: %2</source>
        <comment>a file, what is wrong</comment>
        <translation>%1: kaydedilmedi: %2</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsTables</name>
    <message>
        <source>none</source>
        <translation>yok</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>month, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Oynanan</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Çözülen</translation>
    </message>
    <message>
        <source>Unaided</source>
        <translation>Yardımsız</translation>
    </message>
    <message>
        <source>Solved unaided</source>
        <translation>Yardımsız çözülen</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>En iyi</translation>
    </message>
    <message>
        <source>Best unaided time</source>
        <translation>En iyi yardımsız süre</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>Medyan</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Ortalama</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Solved one after the other; giving up ends it</source>
        <translation>Art arda çözülenler; vazgeçmek seriyi bitirir</translation>
    </message>
    <message>
        <source>Longest</source>
        <translation>En uzun</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>En uzun seri</translation>
    </message>
    <message>
        <source>By month</source>
        <translation>Aylara göre</translation>
    </message>
    <message>
        <source>Median by month</source>
        <translation>Aylara göre medyan</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Teknik</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Görülen</translation>
    </message>
    <message>
        <source>Seen with Next step</source>
        <translation>“Sonraki adım” ile görülen</translation>
    </message>
    <message>
        <source>In practice</source>
        <translation>Alıştırmada</translation>
    </message>
    <message>
        <source>Found in practice</source>
        <translation>Alıştırmada bulunan</translation>
    </message>
    <message>
        <source>Found alone in games</source>
        <translation>Oyunlarda yardımsız bulunan</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>a time</comment>
        <translation>%1 ve üstü</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>times</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Yardım</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekor</translation>
    </message>
    <message>
        <source>Median of ten</source>
        <translation>On oyunun medyanı</translation>
    </message>
    <message>
        <source>solution known</source>
        <translation>çözümü biliniyor</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>yardımla</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>yardımsız</translation>
    </message>
    <message>
        <source>record</source>
        <translation>rekor</translation>
    </message>
</context>
<context>
    <name>sudoku::StatisticsWords</name>
    <message>
        <source>No level</source>
        <translation>Zorluk yok</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 dk</translation>
    </message>
    <message>
        <source>%L1 h %2 min</source>
        <comment>hours, minutes</comment>
        <translation>%L1 sa %2 dk</translation>
    </message>
    <message>
        <source>minutes and seconds</source>
        <translation>dakika ve saniye</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>dakika</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>saat</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln records</source>
        <translation>
            <numerusform>%Ln rekor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln days</source>
        <translation>
            <numerusform>%Ln gün</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::StatusLine</name>
    <message>
        <source>There is no earlier game.</source>
        <translation>Daha önceki bir oyun yok.</translation>
    </message>
    <message>
        <source>Last game saved.</source>
        <translation>Son oyun kaydedildi.</translation>
    </message>
    <message>
        <source>The last game is not saved yet.</source>
        <translation>Son oyun henüz kaydedilmedi.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Geri dön</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>cells</comment>
        <translation>
            <numerusform>%n kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level, how much is left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Today&apos;s: %1</source>
        <translation>Bugünkü: %1</translation>
    </message>
    <message>
        <source>Yesterday&apos;s: %1</source>
        <translation>Dünkü: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day, a game</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Sürdür</translation>
    </message>
    <message>
        <source>Every cell is filled, but something is wrong. Check shows where.</source>
        <translation>Tüm hücreler dolu, ama bir yanlış var. “Denetle” yerini gösterir.</translation>
    </message>
    <message>
        <source>Drag from one candidate to another. A press on a link takes it away.</source>
        <translation>Bir adaydan ötekine sürükleyin. Bir bağlantıya basmak onu kaldırır.</translation>
    </message>
    <message>
        <source>Click the candidates that get colour %1, or type their digits.</source>
        <translation>Renk %1 alacak adaylara tıklayın ya da rakamlarını yazın.</translation>
    </message>
    <message>
        <source>Choose a colour and click a candidate. Right-click takes its colour away.</source>
        <translation>Bir renk seçip bir adaya tıklayın. Sağ tıklama rengini kaldırır.</translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 writes into all of them.</source>
        <translation>
            <numerusform>%n hücre seçili. 1–9 tuşları hepsine rakam yazar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a note in all of them.</source>
        <translation>
            <numerusform>%n hücre seçili. 1–9 tuşları hepsinde notu açıp kapatır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-9 toggles a centre note in all of them.</source>
        <translation>
            <numerusform>%n hücre seçili. 1–9 tuşları hepsinde merkez notunu açıp kapatır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected. 1-6 toggles a colour in all of them.</source>
        <translation>
            <numerusform>%n hücre seçili. 1–6 tuşları hepsinde rengi açıp kapatır.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the cells that get colour %1.</source>
        <translation>Renk %1 alacak hücrelere tıklayın.</translation>
    </message>
    <message>
        <source>Choose a colour and click a cell. Right-click takes its colours away.</source>
        <translation>Bir renk seçip bir hücreye tıklayın. Sağ tıklama renklerini kaldırır.</translation>
    </message>
    <message>
        <source>Fill the empty cells: each row, column and box has 1 to 9 once.</source>
        <translation>Boş hücreleri doldurun: her satır, sütun ve kutuda 1’den 9’a kadar her rakam bir kez bulunur.</translation>
    </message>
    <message>
        <source>Choose a digit to see where it can go.</source>
        <translation>Nereye gelebileceğini görmek için bir rakam seçin.</translation>
    </message>
    <message>
        <source>Choose a digit and click a cell. Right-click clears a cell.</source>
        <translation>Bir rakam seçip bir hücreye tıklayın. Sağ tıklama hücreyi temizler.</translation>
    </message>
    <message>
        <source>Marked: where %1 breaks no rule.</source>
        <translation>İşaretli: %1 rakamının kuralı bozmadığı yerler.</translation>
    </message>
    <message>
        <source>Click the cells that are %1. Right-click clears a cell.</source>
        <translation>%1 olan hücrelere tıklayın. Sağ tıklama hücreyi temizler.</translation>
    </message>
    <message>
        <source>Click the cells that may be %1, to note it.</source>
        <translation>Not etmek için %1 olabilecek hücrelere tıklayın.</translation>
    </message>
    <message>
        <source>%1 right, %2 wrong, %3 empty</source>
        <translation>%1 doğru, %2 yanlış, %3 boş</translation>
    </message>
    <message>
        <source>%1, %2 not checked</source>
        <comment>the counts of a check, a number</comment>
        <translation>%1, %2 denetlenmedi</translation>
    </message>
    <message>
        <source>Given up after %1. This is one of the solutions.</source>
        <translation>%1 sonra vazgeçildi. Bu, çözümlerden biri.</translation>
    </message>
    <message>
        <source>Given up after %1. This is the solution.</source>
        <translation>%1 sonra vazgeçildi. Çözüm bu.</translation>
    </message>
    <message>
        <source>Solved in %1: your best unaided time of this level.</source>
        <translation>%1 sürede çözüldü: bu zorluktaki en iyi yardımsız süreniz.</translation>
    </message>
    <message>
        <source>Solved in %1.</source>
        <translation>%1 sürede çözüldü.</translation>
    </message>
</context>
<context>
    <name>sudoku::StepBox</name>
    <message>
        <source>About it</source>
        <translation>Hakkında</translation>
    </message>
    <message>
        <source>About the technique: %1</source>
        <translation>Teknik hakkında: %1</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListHeader</name>
    <message>
        <source>Step</source>
        <translation>Adım</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>Teknik</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Kısaca</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListModel</name>
    <message>
        <source>Level</source>
        <translation>Zorluk</translation>
    </message>
    <message>
        <source>open</source>
        <translation>açık</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>kapalı</translation>
    </message>
    <message>
        <source>%1, not used by Next step</source>
        <comment>number of steps</comment>
        <translation>%1, “Sonraki adım” kullanmıyor</translation>
    </message>
</context>
<context>
    <name>sudoku::StepListView</name>
    <message>
        <source>Technique</source>
        <translation>Teknik</translation>
    </message>
</context>
<context>
    <name>sudoku::StepRows</name>
    <message numerus="yes">
        <source>%n singles</source>
        <translation>
            <numerusform>%n tekli</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n steps</source>
        <translation>
            <numerusform>%n adım</numerusform>
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
        <translation>Seçilen adım tahtada</translation>
    </message>
    <message>
        <source>Filter the steps</source>
        <translation>Adımları süz</translation>
    </message>
    <message>
        <source>Filter: wing, r4c5, 7</source>
        <translation>Süz: wing, r4c5, 7</translation>
    </message>
    <message>
        <source>Shows the steps of a technique, of a cell (r4c5), of a digit, or of all of these</source>
        <translation>Bir tekniğin, bir hücrenin (r4c5), bir rakamın ya da bunların hepsinin adımlarını gösterir</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Adımlar</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Neden</translation>
    </message>
    <message>
        <source>%1: %2 goes into %3.</source>
        <translation>%1: %3 hücresine %2 gelir.</translation>
    </message>
    <message>
        <source>%1 goes from %2</source>
        <comment>digit, cells</comment>
        <translation>%2 için %1 elenir</translation>
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
        <translation>Depolama</translation>
    </message>
    <message>
        <source>Go &amp;back to your game</source>
        <translation>Oyununuza d&amp;ön</translation>
    </message>
    <message>
        <source>Resto&amp;re</source>
        <translation>G&amp;eri yükle</translation>
    </message>
    <message>
        <source>Tr&amp;y again</source>
        <translation>&amp;Bir daha dene</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Farklı kaydet…</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>Ayrın&amp;tılar</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Ka&amp;pat</translation>
    </message>
    <message>
        <source>It still cannot be saved.</source>
        <translation>Hâlâ kaydedilemiyor.</translation>
    </message>
</context>
<context>
    <name>sudoku::StoreReader</name>
    <message>
        <source>there are no games in this file</source>
        <translation>bu dosyada oyun yok</translation>
    </message>
    <message>
        <source>Game %1 cannot be read.</source>
        <translation>Oyun %1 okunamıyor.</translation>
    </message>
    <message>
        <source>Game %1 is there without its last moves.</source>
        <translation>Oyun %1 son hamleleri olmadan duruyor.</translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueChooser</name>
    <message>
        <source>not seen yet</source>
        <translation>henüz görülmedi</translation>
    </message>
    <message>
        <source>seen</source>
        <translation>görüldü</translation>
    </message>
    <message>
        <source>found in practice</source>
        <translation>alıştırmada bulundu</translation>
    </message>
    <message>
        <source>found alone in a game</source>
        <translation>bir oyunda yardımsız bulundu</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>Teknikler</translation>
    </message>
    <message>
        <source>Learn next:</source>
        <translation>Sırada öğrenilecek:</translation>
    </message>
    <message>
        <source>To the exercise</source>
        <translation>Alıştırmaya</translation>
    </message>
    <message>
        <source>Find a technique</source>
        <translation>Teknik ara</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>technique, how well it is known</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Learn next: %1</source>
        <translation>Sırada öğrenilecek: %1</translation>
    </message>
    <message>
        <source>Practise this, and nothing else</source>
        <translation>Yalnızca bunun alıştırmasını yap</translation>
    </message>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <comment>techniques</comment>
        <translation>
            <numerusform>%Ln seçili</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::TechniqueWords</name>
    <message>
        <source>Last empty cell</source>
        <translation>Son boş hücre</translation>
    </message>
    <message>
        <source>A row, column or box with one empty cell</source>
        <translation>Tek boş hücresi kalan satır, sütun ya da kutu</translation>
    </message>
    <message>
        <source>Naked single</source>
        <translation>Çıplak tekli</translation>
    </message>
    <message>
        <source>The only digit left for its cell</source>
        <translation>Hücrede kalan tek rakam</translation>
    </message>
    <message>
        <source>Hidden single</source>
        <translation>Gizli tekli</translation>
    </message>
    <message>
        <source>The only place left in a row, column or box</source>
        <translation>Satır, sütun ya da kutuda kalan tek yer</translation>
    </message>
    <message>
        <source>Locked pair</source>
        <translation>Kilitli ikili</translation>
    </message>
    <message>
        <source>Two digits for two cells of a box and a line</source>
        <translation>Kutuyla hattın ortak iki hücresini dolduran iki rakam</translation>
    </message>
    <message>
        <source>Locked triple</source>
        <translation>Kilitli üçlü</translation>
    </message>
    <message>
        <source>Three digits for three cells of a box and a line</source>
        <translation>Kutuyla hattın ortak üç hücresini dolduran üç rakam</translation>
    </message>
    <message>
        <source>Pointing</source>
        <translation>İşaret eden adaylar</translation>
    </message>
    <message>
        <source>The digit of a box lies on one line</source>
        <translation>Bir rakamın kutudaki bütün yerleri tek bir hat üzerinde</translation>
    </message>
    <message>
        <source>Claiming</source>
        <translation>Kutu-hat indirgemesi</translation>
    </message>
    <message>
        <source>The digit of a line lies in one box</source>
        <translation>Bir rakamın bir hattaki bütün yerleri tek bir kutuda</translation>
    </message>
    <message>
        <source>Naked pair</source>
        <translation>Çıplak ikili</translation>
    </message>
    <message>
        <source>Two cells for two digits</source>
        <translation>Toplam yalnızca iki adayı olan iki hücre</translation>
    </message>
    <message>
        <source>Naked triple</source>
        <translation>Çıplak üçlü</translation>
    </message>
    <message>
        <source>Three cells for three digits</source>
        <translation>Toplam yalnızca üç adayı olan üç hücre</translation>
    </message>
    <message>
        <source>Hidden pair</source>
        <translation>Gizli ikili</translation>
    </message>
    <message>
        <source>Two digits with two places</source>
        <translation>Yalnızca aynı iki hücreye girebilen iki rakam</translation>
    </message>
    <message>
        <source>Hidden triple</source>
        <translation>Gizli üçlü</translation>
    </message>
    <message>
        <source>Three digits with three places</source>
        <translation>Yalnızca aynı üç hücreye girebilen üç rakam</translation>
    </message>
    <message>
        <source>Naked quadruple</source>
        <translation>Çıplak dörtlü</translation>
    </message>
    <message>
        <source>Four cells for four digits</source>
        <translation>Toplam yalnızca dört adayı olan dört hücre</translation>
    </message>
    <message>
        <source>Hidden quadruple</source>
        <translation>Gizli dörtlü</translation>
    </message>
    <message>
        <source>Four digits with four places</source>
        <translation>Yalnızca aynı dört hücreye girebilen dört rakam</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Two lines share two places</source>
        <translation>Bir rakamın iki hattaki yerlerini bu hatları kesen iki hat kapsıyor</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <translation>Kılıç balığı</translation>
    </message>
    <message>
        <source>Three lines share three places</source>
        <translation>Bir rakamın üç hattaki yerlerini bu hatları kesen üç hat kapsıyor</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <translation>Denizanası</translation>
    </message>
    <message>
        <source>Four lines share four places</source>
        <translation>Bir rakamın dört hattaki yerlerini bu hatları kesen dört hat kapsıyor</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Five lines share five places</source>
        <translation>Bir rakamın beş hattaki yerlerini bu hatları kesen beş hat kapsıyor</translation>
    </message>
    <message>
        <source>Whale</source>
        <translation>Balina</translation>
    </message>
    <message>
        <source>Six lines share six places</source>
        <translation>Bir rakamın altı hattaki yerlerini bu hatları kesen altı hat kapsıyor</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>Seven lines share seven places</source>
        <translation>Bir rakamın yedi hattaki yerlerini bu hatları kesen yedi hat kapsıyor</translation>
    </message>
    <message>
        <source>Remote pair</source>
        <translation>Uzak ikili</translation>
    </message>
    <message>
        <source>A row of equal pairs</source>
        <translation>Art arda dizilmiş ikiz hücreler</translation>
    </message>
    <message>
        <source>BUG + 1</source>
        <translation>BUG + 1</translation>
    </message>
    <message>
        <source>One digit keeps two solutions away</source>
        <translation>Tek bir rakam ikinci bir çözümü önlüyor</translation>
    </message>
    <message>
        <source>Skyscraper</source>
        <translation>Gökdelen</translation>
    </message>
    <message>
        <source>Two towers on one line</source>
        <translation>Aynı hat üzerinde iki kule</translation>
    </message>
    <message>
        <source>Two-string kite</source>
        <translation>İki ipli uçurtma</translation>
    </message>
    <message>
        <source>Two strings that meet in a box</source>
        <translation>Bir kutuda buluşan iki ip</translation>
    </message>
    <message>
        <source>Dual two-string kite</source>
        <translation>Çifte iki ipli uçurtma</translation>
    </message>
    <message>
        <source>Two kites that meet in a box</source>
        <translation>Bir kutuda buluşan iki uçurtma</translation>
    </message>
    <message>
        <source>Turbot fish</source>
        <translation>Turbot balığı</translation>
    </message>
    <message>
        <source>A short chain of one digit</source>
        <translation>Tek rakamlı kısa bir zincir</translation>
    </message>
    <message>
        <source>Empty rectangle</source>
        <translation>Boş dikdörtgen</translation>
    </message>
    <message>
        <source>A box whose digit lies on a cross</source>
        <translation>Bir rakamın yerlerinin haç oluşturduğu kutu</translation>
    </message>
    <message>
        <source>Dual empty rectangle</source>
        <translation>Çifte boş dikdörtgen</translation>
    </message>
    <message>
        <source>A cross in a box, used twice</source>
        <translation>Bir kutudaki haç iki kez kullanılıyor</translation>
    </message>
    <message>
        <source>W-Wing</source>
        <translation>W-Wing</translation>
    </message>
    <message>
        <source>Twins with a link between them</source>
        <translation>Aralarında bağlantı olan ikizler</translation>
    </message>
    <message>
        <source>XY-Wing</source>
        <translation>XY-Wing</translation>
    </message>
    <message>
        <source>Either wing holds the digit</source>
        <translation>Rakam kanatlardan birinde</translation>
    </message>
    <message>
        <source>XYZ-Wing</source>
        <translation>XYZ-Wing</translation>
    </message>
    <message>
        <source>One of three cells holds the digit</source>
        <translation>Üç hücreden en az birinde bulunan bir rakam</translation>
    </message>
    <message>
        <source>Unique rectangle, type 1</source>
        <translation>Eşsiz dikdörtgen, tip 1</translation>
    </message>
    <message>
        <source>Three corners that must not be four</source>
        <translation>Dörde tamamlanmaması gereken üç köşe</translation>
    </message>
    <message>
        <source>Unique rectangle, type 2</source>
        <translation>Eşsiz dikdörtgen, tip 2</translation>
    </message>
    <message>
        <source>Corners with one digit more</source>
        <translation>Fazladan bir adayı olan köşeler</translation>
    </message>
    <message>
        <source>Unique rectangle, type 3</source>
        <translation>Eşsiz dikdörtgen, tip 3</translation>
    </message>
    <message>
        <source>Corners that help to make a set</source>
        <translation>Başka hücrelerle küme oluşturan köşeler</translation>
    </message>
    <message>
        <source>Unique rectangle, type 4</source>
        <translation>Eşsiz dikdörtgen, tip 4</translation>
    </message>
    <message>
        <source>Corners that one digit needs</source>
        <translation>Bir rakamın mutlaka girmesi gereken köşeler</translation>
    </message>
    <message>
        <source>Unique rectangle, type 5</source>
        <translation>Eşsiz dikdörtgen, tip 5</translation>
    </message>
    <message>
        <source>Unique rectangle, type 6</source>
        <translation>Eşsiz dikdörtgen, tip 6</translation>
    </message>
    <message>
        <source>Corners that one digit needs twice</source>
        <translation>Bir rakamın iki kez mutlaka girmesi gereken köşeler</translation>
    </message>
    <message>
        <source>Hidden rectangle</source>
        <translation>Gizli dikdörtgen</translation>
    </message>
    <message>
        <source>A rectangle among other digits</source>
        <translation>Başka rakamların arasında bir dikdörtgen</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 1</source>
        <translation>Kaçınılabilir dikdörtgen, tip 1</translation>
    </message>
    <message>
        <source>Three entries that must not be four</source>
        <translation>Dörde tamamlanmaması gereken üç girilen rakam</translation>
    </message>
    <message>
        <source>Avoidable rectangle, type 2</source>
        <translation>Kaçınılabilir dikdörtgen, tip 2</translation>
    </message>
    <message>
        <source>Entries, and corners with one digit more</source>
        <translation>Girilen rakamlar ve fazladan bir adayı olan köşeler</translation>
    </message>
    <message>
        <source>Finned X-Wing</source>
        <translation>Yüzgeçli X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place</source>
        <translation>Fazladan yeri olan X-Wing</translation>
    </message>
    <message>
        <source>Sashimi X-Wing</source>
        <translation>Sashimi X-Wing</translation>
    </message>
    <message>
        <source>An X-Wing with an extra place and a gap</source>
        <translation>Fazladan yeri ve bir boşluğu olan X-Wing</translation>
    </message>
    <message>
        <source>Finned Swordfish</source>
        <translation>Yüzgeçli kılıç balığı</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place</source>
        <translation>Fazladan yeri olan kılıç balığı</translation>
    </message>
    <message>
        <source>Sashimi Swordfish</source>
        <translation>Sashimi kılıç balığı</translation>
    </message>
    <message>
        <source>A Swordfish with an extra place and a gap</source>
        <translation>Fazladan yeri ve bir boşluğu olan kılıç balığı</translation>
    </message>
    <message>
        <source>Finned Jellyfish</source>
        <translation>Yüzgeçli denizanası</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place</source>
        <translation>Fazladan yeri olan denizanası</translation>
    </message>
    <message>
        <source>Sashimi Jellyfish</source>
        <translation>Sashimi denizanası</translation>
    </message>
    <message>
        <source>A Jellyfish with an extra place and a gap</source>
        <translation>Fazladan yeri ve bir boşluğu olan denizanası</translation>
    </message>
    <message>
        <source>Finned Squirmbag</source>
        <translation>Yüzgeçli Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place</source>
        <translation>Fazladan yeri olan Squirmbag</translation>
    </message>
    <message>
        <source>Sashimi Squirmbag</source>
        <translation>Sashimi Squirmbag</translation>
    </message>
    <message>
        <source>A Squirmbag with an extra place and a gap</source>
        <translation>Fazladan yeri ve bir boşluğu olan Squirmbag</translation>
    </message>
    <message>
        <source>Finned Whale</source>
        <translation>Yüzgeçli balina</translation>
    </message>
    <message>
        <source>A Whale with an extra place</source>
        <translation>Fazladan yeri olan balina</translation>
    </message>
    <message>
        <source>Sashimi Whale</source>
        <translation>Sashimi balina</translation>
    </message>
    <message>
        <source>A Whale with an extra place and a gap</source>
        <translation>Fazladan yeri ve bir boşluğu olan balina</translation>
    </message>
    <message>
        <source>Finned Leviathan</source>
        <translation>Yüzgeçli Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place</source>
        <translation>Fazladan yeri olan Leviathan</translation>
    </message>
    <message>
        <source>Sashimi Leviathan</source>
        <translation>Sashimi Leviathan</translation>
    </message>
    <message>
        <source>A Leviathan with an extra place and a gap</source>
        <translation>Fazladan yeri ve bir boşluğu olan Leviathan</translation>
    </message>
    <message>
        <source>Sue de Coq</source>
        <translation>Sue de Coq</translation>
    </message>
    <message>
        <source>A line and a box share out digits</source>
        <translation>Bir hat ile bir kutu rakamları bölüşüyor</translation>
    </message>
    <message>
        <source>Colouring: trap</source>
        <translation>Renklendirme: tuzak</translation>
    </message>
    <message>
        <source>What both colours see</source>
        <translation>İki rengi de görenler</translation>
    </message>
    <message>
        <source>Colouring: wrap</source>
        <translation>Renklendirme: çakışma</translation>
    </message>
    <message>
        <source>A colour that sees itself</source>
        <translation>Kendini gören bir renk</translation>
    </message>
    <message>
        <source>Two colourings: trap</source>
        <translation>Çoklu renklendirme: tuzak</translation>
    </message>
    <message>
        <source>What the ends of two colourings see</source>
        <translation>İki ayrı renklendirmeden birer hücre görenler</translation>
    </message>
    <message>
        <source>Two colourings: wrap</source>
        <translation>Çoklu renklendirme: çakışma</translation>
    </message>
    <message>
        <source>A colour that sees both of another</source>
        <translation>Öteki renklendirmenin iki rengini de gören bir renk</translation>
    </message>
    <message>
        <source>X-chain</source>
        <translation>X-zinciri</translation>
    </message>
    <message>
        <source>A chain of one digit</source>
        <translation>Tek rakamlı bir zincir</translation>
    </message>
    <message>
        <source>XY-chain</source>
        <translation>XY-zinciri</translation>
    </message>
    <message>
        <source>A chain of cells with two candidates</source>
        <translation>İki adaylı hücrelerden oluşan bir zincir</translation>
    </message>
    <message>
        <source>Closed loop</source>
        <translation>Kapalı döngü</translation>
    </message>
    <message>
        <source>A chain that ends where it began</source>
        <translation>Başladığı yerde biten bir zincir</translation>
    </message>
    <message>
        <source>Loop with a clash</source>
        <translation>Çelişkili döngü</translation>
    </message>
    <message>
        <source>A chain that comes back changed</source>
        <translation>Başladığı yere çelişkiyle dönen bir zincir</translation>
    </message>
    <message>
        <source>Chain (AIC)</source>
        <translation>Zincir (AIC)</translation>
    </message>
    <message>
        <source>One of two ends is true</source>
        <translation>İki ucundan en az biri doğru olan bir zincir</translation>
    </message>
    <message>
        <source>Closed loop with groups</source>
        <translation>Gruplu kapalı döngü</translation>
    </message>
    <message>
        <source>Loop with groups and a clash</source>
        <translation>Gruplu çelişkili döngü</translation>
    </message>
    <message>
        <source>Chain with groups</source>
        <translation>Gruplu zincir</translation>
    </message>
    <message>
        <source>Almost locked sets</source>
        <translation>Neredeyse kilitli kümeler (ALS)</translation>
    </message>
    <message>
        <source>Two sets that share a digit</source>
        <translation>Ortak rakamı olan iki küme</translation>
    </message>
    <message>
        <source>Almost locked sets: wing</source>
        <translation>ALS-XY-Wing</translation>
    </message>
    <message>
        <source>Two sets that a third connects</source>
        <translation>Üçüncüsünün birleştirdiği iki küme</translation>
    </message>
    <message>
        <source>Almost locked sets: chain</source>
        <translation>ALS zinciri</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Art arda dizilmiş kümeler</translation>
    </message>
    <message>
        <source>Death blossom</source>
        <translation>Ölüm çiçeği</translation>
    </message>
    <message>
        <source>A cell with a set for each digit</source>
        <translation>Her rakamı için bir kümesi olan hücre</translation>
    </message>
    <message>
        <source>Franken X-Wing</source>
        <translation>Franken X-Wing</translation>
    </message>
    <message>
        <source>Two lines and boxes share as many places</source>
        <translation>Bir rakamın iki hat ya da kutudaki bütün yerlerini başka iki birim kapsıyor</translation>
    </message>
    <message>
        <source>Franken Swordfish</source>
        <translation>Franken kılıç balığı</translation>
    </message>
    <message>
        <source>Three lines and boxes share as many places</source>
        <translation>Bir rakamın üç hat ya da kutudaki bütün yerlerini başka üç birim kapsıyor</translation>
    </message>
    <message>
        <source>Franken Jellyfish</source>
        <translation>Franken denizanası</translation>
    </message>
    <message>
        <source>Four lines and boxes share as many places</source>
        <translation>Bir rakamın dört hat ya da kutudaki bütün yerlerini başka dört birim kapsıyor</translation>
    </message>
    <message>
        <source>Franken Squirmbag</source>
        <translation>Franken Squirmbag</translation>
    </message>
    <message>
        <source>Five lines and boxes share as many places</source>
        <translation>Bir rakamın beş hat ya da kutudaki bütün yerlerini başka beş birim kapsıyor</translation>
    </message>
    <message>
        <source>Franken Whale</source>
        <translation>Franken balina</translation>
    </message>
    <message>
        <source>Six lines and boxes share as many places</source>
        <translation>Bir rakamın altı hat ya da kutudaki bütün yerlerini başka altı birim kapsıyor</translation>
    </message>
    <message>
        <source>Franken Leviathan</source>
        <translation>Franken Leviathan</translation>
    </message>
    <message>
        <source>Seven lines and boxes share as many places</source>
        <translation>Bir rakamın yedi hat ya da kutudaki bütün yerlerini başka yedi birim kapsıyor</translation>
    </message>
    <message>
        <source>Finned Franken X-Wing</source>
        <translation>Yüzgeçli Franken X-Wing</translation>
    </message>
    <message>
        <source>A Franken X-Wing with an extra place</source>
        <translation>Fazladan yeri olan Franken X-Wing</translation>
    </message>
    <message>
        <source>Finned Franken Swordfish</source>
        <translation>Yüzgeçli Franken kılıç balığı</translation>
    </message>
    <message>
        <source>A Franken Swordfish with an extra place</source>
        <translation>Fazladan yeri olan Franken kılıç balığı</translation>
    </message>
    <message>
        <source>Finned Franken Jellyfish</source>
        <translation>Yüzgeçli Franken denizanası</translation>
    </message>
    <message>
        <source>A Franken Jellyfish with an extra place</source>
        <translation>Fazladan yeri olan Franken denizanası</translation>
    </message>
    <message>
        <source>Finned Franken Squirmbag</source>
        <translation>Yüzgeçli Franken Squirmbag</translation>
    </message>
    <message>
        <source>A Franken Squirmbag with an extra place</source>
        <translation>Fazladan yeri olan Franken Squirmbag</translation>
    </message>
    <message>
        <source>Finned Franken Whale</source>
        <translation>Yüzgeçli Franken balina</translation>
    </message>
    <message>
        <source>A Franken Whale with an extra place</source>
        <translation>Fazladan yeri olan Franken balina</translation>
    </message>
    <message>
        <source>Finned Franken Leviathan</source>
        <translation>Yüzgeçli Franken Leviathan</translation>
    </message>
    <message>
        <source>A Franken Leviathan with an extra place</source>
        <translation>Fazladan yeri olan Franken Leviathan</translation>
    </message>
    <message>
        <source>Mutant X-Wing</source>
        <translation>Mutant X-Wing</translation>
    </message>
    <message>
        <source>Two houses of all kinds share as many places</source>
        <translation>Bir rakamın her türden iki birimdeki bütün yerlerini başka iki birim kapsıyor</translation>
    </message>
    <message>
        <source>Mutant Swordfish</source>
        <translation>Mutant kılıç balığı</translation>
    </message>
    <message>
        <source>Three houses of all kinds share as many places</source>
        <translation>Bir rakamın her türden üç birimdeki bütün yerlerini başka üç birim kapsıyor</translation>
    </message>
    <message>
        <source>Mutant Jellyfish</source>
        <translation>Mutant denizanası</translation>
    </message>
    <message>
        <source>Four houses of all kinds share as many places</source>
        <translation>Bir rakamın her türden dört birimdeki bütün yerlerini başka dört birim kapsıyor</translation>
    </message>
    <message>
        <source>Mutant Squirmbag</source>
        <translation>Mutant Squirmbag</translation>
    </message>
    <message>
        <source>Five houses of all kinds share as many places</source>
        <translation>Bir rakamın her türden beş birimdeki bütün yerlerini başka beş birim kapsıyor</translation>
    </message>
    <message>
        <source>Mutant Whale</source>
        <translation>Mutant balina</translation>
    </message>
    <message>
        <source>Six houses of all kinds share as many places</source>
        <translation>Bir rakamın her türden altı birimdeki bütün yerlerini başka altı birim kapsıyor</translation>
    </message>
    <message>
        <source>Mutant Leviathan</source>
        <translation>Mutant Leviathan</translation>
    </message>
    <message>
        <source>Seven houses of all kinds share as many places</source>
        <translation>Bir rakamın her türden yedi birimdeki bütün yerlerini başka yedi birim kapsıyor</translation>
    </message>
    <message>
        <source>Finned Mutant X-Wing</source>
        <translation>Yüzgeçli mutant X-Wing</translation>
    </message>
    <message>
        <source>A Mutant X-Wing with an extra place</source>
        <translation>Fazladan yeri olan mutant X-Wing</translation>
    </message>
    <message>
        <source>Finned Mutant Swordfish</source>
        <translation>Yüzgeçli mutant kılıç balığı</translation>
    </message>
    <message>
        <source>A Mutant Swordfish with an extra place</source>
        <translation>Fazladan yeri olan mutant kılıç balığı</translation>
    </message>
    <message>
        <source>Finned Mutant Jellyfish</source>
        <translation>Yüzgeçli mutant denizanası</translation>
    </message>
    <message>
        <source>A Mutant Jellyfish with an extra place</source>
        <translation>Fazladan yeri olan mutant denizanası</translation>
    </message>
    <message>
        <source>Finned Mutant Squirmbag</source>
        <translation>Yüzgeçli mutant Squirmbag</translation>
    </message>
    <message>
        <source>A Mutant Squirmbag with an extra place</source>
        <translation>Fazladan yeri olan mutant Squirmbag</translation>
    </message>
    <message>
        <source>Finned Mutant Whale</source>
        <translation>Yüzgeçli mutant balina</translation>
    </message>
    <message>
        <source>A Mutant Whale with an extra place</source>
        <translation>Fazladan yeri olan mutant balina</translation>
    </message>
    <message>
        <source>Finned Mutant Leviathan</source>
        <translation>Yüzgeçli mutant Leviathan</translation>
    </message>
    <message>
        <source>A Mutant Leviathan with an extra place</source>
        <translation>Fazladan yeri olan mutant Leviathan</translation>
    </message>
    <message>
        <source>Kraken fish, type 1</source>
        <translation>Kraken balığı, tip 1</translation>
    </message>
    <message>
        <source>A fish whose fins lead on</source>
        <translation>Yüzgeçlerinden zincirler uzanan bir balık</translation>
    </message>
    <message>
        <source>Kraken fish, type 2</source>
        <translation>Kraken balığı, tip 2</translation>
    </message>
    <message>
        <source>A fish whose places lead on</source>
        <translation>Yerlerinden zincirler uzanan bir balık</translation>
    </message>
    <message>
        <source>Forcing chain: contradiction</source>
        <translation>Zorlama zinciri: çelişki</translation>
    </message>
    <message>
        <source>A digit that refutes itself</source>
        <translation>Kendini çürüten bir rakam</translation>
    </message>
    <message>
        <source>Forcing chain: every case</source>
        <translation>Zorlama zinciri: tüm durumlar</translation>
    </message>
    <message>
        <source>All cases end alike</source>
        <translation>Her durum aynı sonuca götürüyor</translation>
    </message>
    <message>
        <source>Forcing net: contradiction</source>
        <translation>Zorlama ağı: çelişki</translation>
    </message>
    <message>
        <source>Forcing net: every case</source>
        <translation>Zorlama ağı: tüm durumlar</translation>
    </message>
    <message>
        <source>Template: set</source>
        <translation>Şablon: yerleştirme</translation>
    </message>
    <message>
        <source>A cell in all ways to place a digit</source>
        <translation>Bir rakamın tüm yerleşimlerinde bulunan hücre</translation>
    </message>
    <message>
        <source>Template: delete</source>
        <translation>Şablon: eleme</translation>
    </message>
    <message>
        <source>A cell in no way to place a digit</source>
        <translation>Bir rakamın hiçbir yerleşiminde bulunmayan hücre</translation>
    </message>
    <message>
        <source>Unique loop</source>
        <translation>Eşsiz döngü</translation>
    </message>
    <message>
        <source>A ring that must not be left with two digits</source>
        <translation>İçinde yalnızca iki rakam kalmaması gereken bir döngü</translation>
    </message>
    <message>
        <source>BUG, type 2</source>
        <translation>BUG, tip 2</translation>
    </message>
    <message>
        <source>BUG, type 3</source>
        <translation>BUG, tip 3</translation>
    </message>
    <message>
        <source>Some digits keep two solutions away</source>
        <translation>Birkaç rakam ikinci bir çözümü önlüyor</translation>
    </message>
    <message>
        <source>BUG, type 4</source>
        <translation>BUG, tip 4</translation>
    </message>
    <message>
        <source>Two cells keep two solutions away</source>
        <translation>İki hücre ikinci bir çözümü önlüyor</translation>
    </message>
    <message>
        <source>Aligned pair</source>
        <translation>Hizalı ikili</translation>
    </message>
    <message>
        <source>Two cells and what they can hold together</source>
        <translation>İki hücre ve birlikte alabilecekleri</translation>
    </message>
    <message>
        <source>Aligned triple</source>
        <translation>Hizalı üçlü</translation>
    </message>
    <message>
        <source>Three cells and what they can hold together</source>
        <translation>Üç hücre ve birlikte alabilecekleri</translation>
    </message>
    <message>
        <source>Forcing chains within a digit</source>
        <translation>Tek rakamda zorlama zincirleri</translation>
    </message>
    <message>
        <source>Dynamic forcing chains</source>
        <translation>Dinamik zorlama zincirleri</translation>
    </message>
    <message>
        <source>What several links lead to together</source>
        <translation>Birkaç bağlantının birlikte vardığı sonuç</translation>
    </message>
    <message>
        <source>Dynamic forcing chains with patterns</source>
        <translation>Desenli dinamik zorlama zincirleri</translation>
    </message>
    <message>
        <source>Links, and patterns on the way</source>
        <translation>Bağlantılar ve yol üzerindeki desenler</translation>
    </message>
    <message>
        <source>Chains inside chains</source>
        <translation>Zincir içinde zincir</translation>
    </message>
    <message>
        <source>Links, and chains on the way</source>
        <translation>Bağlantılar ve yol üzerindeki zincirler</translation>
    </message>
    <message>
        <source>Forcing chains inside chains</source>
        <translation>Zincir içinde zorlama zincirleri</translation>
    </message>
    <message>
        <source>Links, and cases on the way</source>
        <translation>Bağlantılar ve yol üzerindeki durumlar</translation>
    </message>
    <message>
        <source>Dynamic chains inside chains</source>
        <translation>Zincir içinde dinamik zincirler</translation>
    </message>
    <message>
        <source>Links, and nets on the way</source>
        <translation>Bağlantılar ve yol üzerindeki ağlar</translation>
    </message>
    <message>
        <source>Chains three deep</source>
        <translation>Üç kat iç içe zincirler</translation>
    </message>
    <message>
        <source>Links, and chains within chains on the way</source>
        <translation>Bağlantılar ve yol üzerindeki iç içe zincirler</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Tüm durumlar</translation>
    </message>
    <message>
        <source>Every other case breaks the board</source>
        <translation>Öteki durumların hepsi çelişkiye götürüyor</translation>
    </message>
    <message>
        <source>X-Wing</source>
        <comment>a fish, within a sentence</comment>
        <translation>X-Wing</translation>
    </message>
    <message>
        <source>Swordfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>kılıç balığı</translation>
    </message>
    <message>
        <source>Jellyfish</source>
        <comment>a fish, within a sentence</comment>
        <translation>denizanası</translation>
    </message>
    <message>
        <source>Squirmbag</source>
        <comment>a fish, within a sentence</comment>
        <translation>Squirmbag</translation>
    </message>
    <message>
        <source>Whale</source>
        <comment>a fish, within a sentence</comment>
        <translation>balina</translation>
    </message>
    <message>
        <source>Leviathan</source>
        <comment>a fish, within a sentence</comment>
        <translation>Leviathan</translation>
    </message>
    <message>
        <source>An assumption that refutes itself</source>
        <translation>Kendini çürüten bir varsayım</translation>
    </message>
</context>
<context>
    <name>sudoku::TimelineChart</name>
    <message>
        <source>Times</source>
        <translation>Süreler</translation>
    </message>
    <message>
        <source>No game with a time yet</source>
        <translation>Henüz süreli oyun yok</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>number of games, days</comment>
        <translation>%1, %2 ile %3 arasında.</translation>
    </message>
    <message>
        <source>The best unaided time is %1.</source>
        <translation>En iyi yardımsız süre %1.</translation>
    </message>
    <message>
        <source>The median of ten games went from %1 to %2.</source>
        <comment>times</comment>
        <translation>On oyunun medyanı önce %1, sonunda %2.</translation>
    </message>
    <message>
        <source>best unaided, %1</source>
        <comment>a time</comment>
        <translation>en iyi yardımsız, %1</translation>
    </message>
    <message>
        <source>a record</source>
        <translation>bir rekor</translation>
    </message>
    <message>
        <source>the solution was known</source>
        <translation>çözümü biliniyordu</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>yardımla</translation>
    </message>
    <message>
        <source>unaided</source>
        <translation>yardımsız</translation>
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
        <translation>yardımsız</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>yardımla</translation>
    </message>
    <message>
        <source>record</source>
        <translation>rekor</translation>
    </message>
    <message>
        <source>median of ten</source>
        <translation>on oyunun medyanı</translation>
    </message>
</context>
<context>
    <name>sudoku::TrialBanner</name>
    <message>
        <source>Trial</source>
        <translation>Deneme</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Tut</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Bırak</translation>
    </message>
    <message>
        <source>Goes on with what was tried</source>
        <translation>Denenenlerle sürdürür</translation>
    </message>
    <message>
        <source>Goes back to where the trial began</source>
        <translation>Denemenin başladığı yere döner</translation>
    </message>
    <message>
        <source>Trying</source>
        <translation>Deneniyor</translation>
    </message>
    <message>
        <source>Trial %1</source>
        <comment>within others</comment>
        <translation>Deneme %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln entries</source>
        <comment>that are tried</comment>
        <translation>
            <numerusform>%Ln rakam</numerusform>
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
        <translation>Adımlarda geri</translation>
    </message>
    <message>
        <source>Walk forward</source>
        <translation>Adımlarda ileri</translation>
    </message>
    <message>
        <source>Walk through it</source>
        <translation>Adım adım izle</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Adım %1/%2</translation>
    </message>
</context>
<context>
    <name>sudoku::WalkWords</name>
    <message>
        <source>Suppose {node}.</source>
        <translation>Diyelim ki {node}.</translation>
    </message>
    <message>
        <source>For the {digit} of {cells}: suppose {node} too.</source>
        <translation>{cells} için {digit} adayı: ayrıca diyelim ki {node}.</translation>
    </message>
    <message>
        <source>{cell} is {other}, so it is not {digit}.</source>
        <translation>{cell} hücresi {other}; öyleyse {digit} değil.</translation>
    </message>
    <message numerus="yes">
        <source>{cells} see every place for {digit} in this set, so they are not {digit}.</source>
        <extracomment>Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} bu kümede {digit} gelebilecek her yeri görüyor; öyleyse {digit} olamaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>In each of these cases {node}.</source>
        <translation>Bu durumların her birinde {node}.</translation>
    </message>
    <message>
        <source>So {node}.</source>
        <translation>Öyleyse {node}.</translation>
    </message>
    <message>
        <source>As before, {node}.</source>
        <translation>Daha önce olduğu gibi {node}.</translation>
    </message>
    <message>
        <source>As {steps}, {node}.</source>
        <extracomment>Such as: As in steps 3 and 4, r1c5 is 7.</extracomment>
        <translation>{steps} olduğu gibi {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as before.</source>
        <translation>Öyleyse daha önce olduğu gibi, {start.if} {node}.</translation>
    </message>
    <message>
        <source>So if {start}, {node}, as {steps}.</source>
        <extracomment>Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.</extracomment>
        <translation>Öyleyse {steps} olduğu gibi, {start.if} {node}.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>steps</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>in step %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>%1. adımda</translation>
    </message>
    <message>
        <source>in steps from %1 on</source>
        <comment>in the middle of a sentence</comment>
        <translation>%1. ve sonraki adımlarda</translation>
    </message>
    <message>
        <source>in steps %1</source>
        <comment>in the middle of a sentence</comment>
        <translation>%1. adımlarda</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digit}, or it is not.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.</extracomment>
        <translation>{goal} için {sought} adayının durumları: {cell} hücresi ya {digit} ya da değil.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: {cell} is {digits}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.</extracomment>
        <translation>{goal} için {sought} adayının durumları: {cell} hücresi {digits}.</translation>
    </message>
    <message>
        <source>Cases for the {sought} of {goal}: in {house} the {digit} is in {places}.</source>
        <extracomment>Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.</extracomment>
        <translation>{goal} için {sought} adayının durumları: {house.in} {digit} rakamı şu hücrelerden birinde: {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its row}, are not.</source>
        <extracomment>Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.</extracomment>
        <translation>
            <numerusform>{given}; öyleyse {house: aynı satırdaki} {cells} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their row}, are not.</source>
        <extracomment>Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.</extracomment>
        <translation>
            <numerusform>{given}; öyleyse {house: aynı satırdaki} {cells} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its column}, are not.</source>
        <translation>
            <numerusform>{given}; öyleyse {house: aynı sütundaki} {cells} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their column}, are not.</source>
        <translation>
            <numerusform>{given}; öyleyse {house: aynı sütundaki} {cells} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: its box}, are not.</source>
        <translation>
            <numerusform>{given}; öyleyse {house: aynı kutudaki} {cells} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{given}, so {cells}, in {house: their box}, are not.</source>
        <translation>
            <numerusform>{given}; öyleyse {house: aynı kutudaki} {cells} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has only {digits}: it is not {other}, so it is {digit}.</source>
        <translation>{cell} hücresinde yalnızca {digits} var: {other} değil, öyleyse {digit}.</translation>
    </message>
    <message>
        <source>{cell} is none of {others}, so it is {digit}.</source>
        <translation>{cell} hücresi {others} rakamlarından hiçbiri değil; öyleyse {digit}.</translation>
    </message>
    <message>
        <source>In {house} all other places for {digit} are gone, so it is in {cells}.</source>
        <translation>{house.in} {digit} için öteki yerlerin hepsi elendi; geriye {cells} kaldı.</translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {gone} are not {digit}, so {cells} is.</source>
        <extracomment>Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{house.in} {gone} artık {digit} olamaz; öyleyse {digit} rakamının yeri {cells}.</numerusform>
        </translation>
    </message>
    <message>
        <source>So {set} has no {digit}, and needs each of {others}.</source>
        <translation>Öyleyse {set} {digit} alamaz; ona {others} rakamlarının hepsi gerekir.</translation>
    </message>
    <message>
        <source>{end} cannot be {digit} and not {digit}, so {node}.</source>
        <translation>{end} hücresinin aynı anda hem {digit} olması hem olmaması mümkün değil; öyleyse {node}.</translation>
    </message>
    <message>
        <source>That is the opposite of what was supposed, so {node}.</source>
        <translation>Bu, varsayımın tersi; öyleyse {node}.</translation>
    </message>
    <message>
        <source>But {known}, as was told before, so {node}.</source>
        <translation>Oysa daha önce görüldüğü gibi {known}; öyleyse {node}.</translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.</source>
        <extracomment>Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{from.in} {digit} için yalnızca {cells} kaldı; öyleyse {kind: aynı satırdaki} {cell} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.</source>
        <translation>
            <numerusform>{from.in} {digit} için yalnızca {cells} kaldı; öyleyse {kind: aynı sütundaki} {cell} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.</source>
        <translation>
            <numerusform>{from.in} {digit} için yalnızca {cells} kaldı; öyleyse {kind: aynı kutudaki} {cell} bu rakamı alamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.</source>
        <extracomment>Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former cells.</extracomment>
        <translation>
            <numerusform>{cells} için yalnızca {digits} kaldı; öyleyse {kind: aynı satırdaki} {cell} artık {digit} olamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} için yalnızca {digits} kaldı; öyleyse {kind: aynı sütundaki} {cell} artık {digit} olamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.</source>
        <translation>
            <numerusform>{cells} için yalnızca {digits} kaldı; öyleyse {kind: aynı kutudaki} {cell} artık {digit} olamaz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.</source>
        <extracomment>Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the digits.</extracomment>
        <translation>
            <numerusform>{house.in} {digits} için yalnızca {cells} kaldı; öyleyse {cell} artık {digit} olamaz.</numerusform>
        </translation>
    </message>
    <message>
        <source>In {from} the {digit} is left only in {across}, so {cell} is not.</source>
        <translation>{from.in} {digit} yalnızca {across.in} kaldı; öyleyse {cell} bu rakamı alamaz.</translation>
    </message>
</context>
<context>
    <name>sudoku::WhatIfWords</name>
    <message>
        <source>Suppose {cell} is {digit}.</source>
        <translation>Diyelim ki {cell} hücresi {digit}.</translation>
    </message>
    <message>
        <source>Suppose {cell} is not {digit}.</source>
        <translation>Diyelim ki {cell} hücresi {digit} değil.</translation>
    </message>
    <message>
        <source>Suppose the {digit} in {cell} were right.</source>
        <translation>Diyelim ki {cell} hücresindeki {digit} doğru.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is {digit} too.</source>
        <translation>Bir de şunu deneyelim: diyelim ki {cell} hücresi {digit}.</translation>
    </message>
    <message>
        <source>Try it: suppose {cell} is not {digit} either.</source>
        <translation>Bir de şunu deneyelim: diyelim ki {cell} hücresi {digit} değil.</translation>
    </message>
    <message numerus="yes">
        <source>{candidates: {count} candidates} go</source>
        <extracomment>A clause within a sentence, such as: … so five candidates go.</extracomment>
        <translation>
            <numerusform>{candidates: {count} aday} elenir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cells} are not {digits}</source>
        <extracomment>A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.</extracomment>
        <translation>
            <numerusform>{cells} artık {digits} olamaz</numerusform>
        </translation>
    </message>
    <message>
        <source>{cell} has no other candidate left, so it is {digit}.</source>
        <translation>{cell} hücresinde {digit} dışında aday kalmadı; öyleyse bu hücre {digit}.</translation>
    </message>
    <message>
        <source>{house} has one place left for {digit}: {cell}.</source>
        <translation>{house.in} {digit} için tek yer kaldı: {cell}.</translation>
    </message>
    <message>
        <source>{cell} is {digit}, so it is not {others}.</source>
        <translation>{cell} hücresi {digit}; öyleyse {others} olamaz.</translation>
    </message>
    <message>
        <source>{cells} have only {digits} left, so {gone}.</source>
        <translation>{cells} için yalnızca {digits} kaldı; öyleyse {gone}.</translation>
    </message>
    <message>
        <source>In {house} only {cells} are left for {digits}, so {gone}.</source>
        <translation>{house.in} {digits} için yalnızca {cells} kaldı; öyleyse {gone}.</translation>
    </message>
    <message numerus="yes">
        <source>{houses} have their {digit}s in {covers}, so {gone}.</source>
        <extracomment>Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former houses.</extracomment>
        <translation>
            <numerusform>{houses.in} {digit} yalnızca {covers.in} olabilir; öyleyse {gone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {gone}.</source>
        <translation>{house.in} {digit} rakamı yerini bulduğundan {gone}.</translation>
    </message>
    <message>
        <source>Then {house} has its {digit}, so {cell} can only be {other}.</source>
        <translation>{house.in} {digit} rakamı yerini bulduğundan {cell} artık yalnızca {other} olabilir.</translation>
    </message>
    <message>
        <source>{filled} is {digit}, so in {house} only {cell} is left for {other}.</source>
        <translation>{filled} hücresi {digit}; öyleyse {house.in} {other} için yalnızca {cell} kaldı.</translation>
    </message>
    <message>
        <source>Then {first} has its {digit}, so in {house} only {cell} is left for it.</source>
        <translation>{first.in} {digit} rakamı yerini bulduğundan {house.in} bu rakam için yalnızca {cell} kaldı.</translation>
    </message>
    <message>
        <source>{cell} is not {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} hücresi {digit} değil</translation>
    </message>
    <message>
        <source>{cell} is {digit}</source>
        <comment>in the middle of a sentence</comment>
        <translation>{cell} hücresi {digit}</translation>
    </message>
    <message>
        <source>Now {cell} has no candidate left, so {so}.</source>
        <translation>Artık {cell} hücresinde aday kalmadı; öyleyse {so}.</translation>
    </message>
    <message>
        <source>Now {house} has no place left for {digit}, so {so}.</source>
        <translation>Artık {house.in} {digit} için yer kalmadı; öyleyse {so}.</translation>
    </message>
    <message>
        <source>Now there would be two solutions, so {so}.</source>
        <translation>Bu durumda iki çözüm olurdu; öyleyse {so}.</translation>
    </message>
    <message>
        <source>{cell} has no candidate left.</source>
        <translation>{cell} hücresinde aday kalmadı.</translation>
    </message>
    <message>
        <source>{house} has no place left for {digit}.</source>
        <translation>{house.in} {digit} için yer kalmadı.</translation>
    </message>
    <message>
        <source>Now {cells: all open cells} have two candidates each: swap them all, and there are two solutions or none.</source>
        <translation>Artık {cells: tüm boş hücrelerde} ikişer aday var. Bir çözüm varsa her boş hücreye öteki adayı yazmak ikinci bir çözüm verir; yani ya iki çözüm vardır ya da hiç çözüm yoktur.</translation>
    </message>
    <message numerus="yes">
        <source>Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.</source>
        <extracomment>Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.</extracomment>
        <translation>
            <numerusform>Artık {cells: bu {count} hücrede} yalnızca {digits} var: bunlar yer değiştirince ikinci bir çözüm çıkar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sudoku::WhereWords</name>
    <message>
        <source>Look at {digits: the {digit}s}, all over the board.</source>
        <extracomment>Such as: Look at the 7s, all over the board.</extracomment>
        <translation>Tahtada {digits: {digit} rakamının} yazılı ya da aday olduğu her yere bakın.</translation>
    </message>
    <message>
        <source>The next step is in {house}.</source>
        <translation>Sonraki adım {house.in}.</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowContent</name>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
</context>
<context>
    <name>sudoku::WindowPausing</name>
    <message>
        <source>P&amp;ause</source>
        <translation>Du&amp;raklat</translation>
    </message>
</context>
</TS>
