## テーブルにつく人
seat-name = プレイヤー{ $number }
seat-you = { $name }(あなた)
seat-bot = { $name }(ボット)

## 端末のテーブル
terminal-help = リストの番号か、表記(例:「{ $example }」)で答えてください。「?」でこの説明を表示、「q」で終了します。
terminal-about = 「? { $name }」で{ $name }の効果を表示します。他の名前でも同じです。
terminal-nothing_about = 「{ $name }」の説明はありません。
terminal-choose = 選択:
terminal-unclear = 「{ $choice }」は選択肢にありません。1から{ $most }までの番号か、「{ $example }」のような表記で答えてください。
terminal-not_now = 「{ $choice }」は今は選べません。
terminal-hand_over = { $name }の番です。キーボードを渡して、Enterキーを押してください。
terminal-place = { $place }位 { $name }: { $score }
terminal-saved = ゲームは{ $file }に保存されます。
