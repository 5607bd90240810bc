game-name = 小石の山
game-about = ひとつの山から小石を取ります。最後の1個に気をつけて。

option-last = 最後の小石
    .about = 最後の小石を取ったプレイヤーが勝つか負けるかを決めます。
option-last-wins = 勝ち
option-last-loses = 負け

verb-take = 山{ $heap }から{ $pebbles }個取る

event-took = { $seat }が山{ $heap }から{ $pebbles }個取りました。
event-game_ended = ゲーム終了。{ $outcome }

ask-take_pebbles = 山から小石を取ってください。
    .hint = 同じ山から1個、2個、または3個です。

why-OH-4 = 1つの山から取れる小石は1個から3個までで、そこにある数を超えて取ることはできません。

outcome-last_wins = 最後の小石を取ったプレイヤーの勝ちです。
outcome-last_loses = 最後の小石を取ったプレイヤーの負けです。

fact-seat = あなたの席
fact-heaps = 山の小石
fact-taken = 取った小石
fact-taker = 最後に取ったプレイヤー

## 形勢の見方

mind-balance = 山の釣り合いが有利になる
    .less = 山の釣り合いが不利になる
