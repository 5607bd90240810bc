## ゲーム

game-name = テンプレート
game-about = 全員が同時にカードを1枚出し、最も大きいカードがトリックを取ります。試しに遊んだり、自分のゲームを作るときの手本にしたりできる小さなゲームです。

## オプション

option-hand = 手札の枚数
    .about = 各プレイヤーに配る枚数です。残りのカードは見ません。

## 選べること

verb-play = { $card }を出す

## 出来事

event-dealt = { $seat }に{ $card }が配られました。
event-chosen = { $seat }が裏向きで{ $card }を選びました。
event-played = { $seat }が{ $card }を出しました。
event-trick_won = { $seat }がトリックを取りました。
event-game_ended = ゲーム終了。{ $outcome }

## 質問

ask-choose_card = カードを選んでください。
    .hint = 全員が同時に公開し、最も大きいカードがトリックを取ります。

## できない理由

why-TP-3 = このカードはもう出されています。手札から選んでください。

## ゲームの結果

outcome-most_tricks = 手札がなくなりました。トリックが最も多いプレイヤーの勝ちです。

## テーブルの情報

fact-seat = あなたの席
fact-hand = あなたの手札
fact-chosen = 選んだカード
fact-hand_sizes = 手札の枚数
fact-tricks = トリック数
fact-played = 出されたカード

## 形勢の見方

mind-tricks = トリックが増える
    .less = トリックが減る
mind-cards = 残るカードが高くなる
    .less = 残るカードが低くなる
