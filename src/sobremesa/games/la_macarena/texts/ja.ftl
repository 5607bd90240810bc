## ゲーム

game-name = ラ・マカレナ
game-about = ラ・マカレナが弟子を探しています。井戸にカードの列を出して四つの元素のカードを集め、元素をお守りに変えましょう。鏡カードを出すと、マカで井戸に魔法をかけ、もう一度手番ができます。
game-reconstructed = ルールとコンポーネントはルールブックのとおりです。プレイ時間、対象年齢、とても長いゲームの上限だけは独自のもので、公開資料はありません。

## オプション

option-goal_amulets = 目標
    .about = 勝つのに必要なお守りの数です。2～3人なら2個、4～5人なら1個です。2～3人のときは、ハウスルールとして、短いゲームのために1個に決めることもできます。
option-goal_amulets-auto = ルールどおり
option-first_seat = 最初のスタートプレイヤー
    .about = 最初のラウンドを始める人です。ルールブックでは、いちばん最近誕生日だった人です。次のラウンドからは右隣の人が順に始めます。
option-first_seat-random = ランダム
option-max_hands = 最大ラウンド数
    .about = ハウスルールです。誰も目標に届かなくても、このラウンド数でゲームは終わります。
option-goal_tie = 何人かが目標に届いたら
    .about = 同じラウンドに何人かが目標に届いたとき、誰が勝つかです。ルールブックには書かれていないので、勝利を分け合います。ハウスルールでは、残ったコインが多い人、次にコレクションが多い人の勝ちです。
option-goal_tie-shared = 勝利を分け合う
option-goal_tie-coins = コインが多い人の勝ち
option-mirror_pass = 鏡の手番でのパス
    .about = 鏡の手番でパスしたとき、自分のマカがどうなるかです。ルールブックは二通りに読めます。鏡の手番はごほうびなので残るか、ほかの手番と同じなので戻るかです。
option-mirror_pass-keeps = マカは残る
option-mirror_pass-loses = マカは戻る

## 選べること

verb-pass = パスする
verb-open = { $well }に出す
verb-append = { $card }を出す
verb-stop = ここで止める
verb-move = { $well }のマカを移す
verb-return = { $element }を返す
verb-buy = { $element }を買う

## できごと：準備と手番

event-element_given = { $seat }は最初に{ $element }の元素トークンを受け取りました。
event-hand_began = 第{ $hand }ラウンドが始まりました。スタートは{ $seat }です。
event-dealt = { $seat }に{ $card }が配られました。
event-well_turned_up = { $card }が{ $well }として表になりました。
event-drew = { $seat }は{ $card }を引きました。
event-drawn = { $seat }はカードを1枚引きました。
event-passed = { $seat }はパスしました。
event-macas_returned =
    { $macas ->
        [1] { $seat }の有効なマカ{ $macas }個が無効になり、持ち主に戻りました。
       *[other] { $seat }の有効なマカ{ $macas }個がすべて無効になり、持ち主に戻りました。
    }
event-macas_kept = 鏡の手番だったので、{ $seat }の有効なマカ{ $macas }個はそのまま残りました。
event-opened = { $seat }は{ $well }に出すことにしました。
event-laid = { $seat }は{ $card }を{ $well }に出しました（{ $link }）。
event-series_ended =
    { $cards ->
        [0] { $seat }は{ $card }を{ $well }に残しました。1枚だけなので、コレクションには何も入りませんでした。
       *[other] { $seat }は{ $card }を{ $well }に残し、ほかの{ $cards }枚をコレクションに入れました。
    }
event-mirror_collected = { $seat }は1枚だけで出した鏡カード{ $card }をコレクションに入れました。{ $well }はそのまま残りました。
event-maca_placed = 鏡！ { $seat }は{ $well }にマカを1個置きました。
event-maca_moved = 鏡！ { $seat }のマカはすべて有効だったので、1個が{ $well }から{ $well2 }へ移りました。
event-macas_stayed = 鏡！ { $seat }のマカは7個ともすでに{ $well }にあり、動きませんでした。
event-mirror_turn_began = { $seat }の鏡の手番が始まりました。すべての井戸に出せます。
event-went_out = { $seat }の手札がなくなり、第{ $hand }ラウンドが終わりました。
event-deck_empty = 山札がなくなり、第{ $hand }ラウンドが終わりました。

## できごと：ラウンド終了

event-hand_counted =
    { $cards ->
        [0] { $seat }の手札はありませんでした。
       *[other] { $seat }の手札は{ $cards }枚でした。
    }
event-no_returns = 最初のラウンドのあとなので、誰も何も返しませんでした。
event-return_chosen = { $seat }は{ $element }を返すことにしました。
event-element_returned = { $seat }は手札がもっとも多かったので、{ $element }を返しました。
event-coins_returned = { $seat }は手札がもっとも多く、元素がなかったので、コイン{ $coins }枚をすべて返しました。
event-nothing_returned = { $seat }は手札がもっとも多かったものの、返す元素もコインもありませんでした。
event-card_shown = { $seat }のコレクション：{ $card }
event-collection_shown =
    { $cards ->
        [0] { $seat }のコレクションにはカードがありませんでした。
       *[other] { $seat }のコレクションは{ $cards }枚でした。
    }
event-macas_paid = { $seat }は有効なマカが{ $macas }個あり、コインを{ $coins }枚得ました。
event-largest_paid = { $seat }は最大のコレクション（{ $cards }枚）で、コインを{ $coins }枚得ました。
event-empty_hand_paid = { $seat }は手札なしで、コインを{ $coins }枚得ました。
event-element_counted = { $element }：{ $seat }は{ $cards }枚でした。
event-element_won = { $seat }は{ $element }がもっとも多く、この元素を獲得しました。
event-element_won_by_rank = { $seat }は{ $element }を獲得しました。枚数は並びましたが、カードが上でした。
event-element_tied = { $element }は誰も獲得しませんでした。最後の1枚まで同じでした。
event-element_unclaimed = { $element }は誰も集めていなかったので、誰も獲得しませんでした。
event-token_taken = { $seat }は{ $element }の元素トークンを取りました。
event-coin_instead = { $seat }は{ $element }が必要なかったので、代わりにコインを{ $coins }枚得ました。
event-amulet_made = { $seat }は四つの元素をお守りに変えました。お守りは{ $amulets }個になりました。
event-bought = { $seat }はコイン{ $coins }枚で{ $element }を買いました。

## できごと：ゲーム終了

event-goal_reached = { $seat }はお守りを{ $amulets }個そろえ、目標に届きました。
event-goal_tie = { $seat }は残りのコインが{ $coins }枚、コレクションが{ $cards }枚でした。
event-ranked = { $seat }の最終結果：お守り{ $amulets }個、元素{ $tokens }個、コイン{ $coins }枚。
event-won = { $seat }が勝ち、マカレナの新しい弟子になりました。
event-game_ended = ゲーム終了。{ $outcome }

## たずねられること

ask-take_turn = どの井戸に出しますか？
    .hint = いちばん上のカードにつながれば出せます。同じ元素で1つ上か下、別の元素の同じ数字、同じカードです。パスもできますが、通常の手番ではマカがすべて戻ります。
ask-lay_card = 次に出すカードは？
    .hint = 止めると、最後のカードが井戸に残り、ほかはコレクションに入ります。同じカードが2枚続くと鏡になり、列はそこで終わります。
ask-move_maca = どのマカを鏡の井戸へ移しますか？
    .hint = マカはすべて有効です。七つの井戸すべてにマカがあれば、その場で勝ちです。
ask-return_element = どの元素を返しますか？
    .hint = 手札がもっとも多いので、元素を1つ返します。返す人全員が選ぶまで、あなたの選択は誰にも見えません。
ask-buy_element = どの元素を買いますか？
    .hint = コイン4枚は、まだ必要な元素と必ず交換します。

## ゲームの終わり方

outcome-goal = 目標が達成されました。
outcome-every_well = すべての井戸にマカが置かれ、即時勝利です。
outcome-hand_cap = 最後のラウンドが終わりました。もっとも多く得た人の勝ちです。

## テーブルの様子

fact-seat = あなたの席
fact-phase = 段階
fact-asked = 選択する人
fact-hand_number = ラウンド
fact-max_hands = 最大ラウンド数
fact-goal = 目標のお守り
fact-starter = スタート
fact-deck = 山札
fact-turn = 手番
fact-colours = マカ
fact-amulets = お守り
fact-tokens_earth = 土
fact-tokens_air = 風
fact-tokens_water = 水
fact-tokens_fire = 火
fact-coins = コイン
fact-active_macas = 有効なマカ
fact-hand_sizes = 手札
fact-collection_sizes = コレクション
fact-danger = 警戒
fact-tops = いちばん上
fact-heights = 枚数
fact-spells = あなたには
fact-macas_red = 赤のマカ
fact-macas_yellow = 黄のマカ
fact-macas_green = 緑のマカ
fact-macas_blue = 青のマカ
fact-macas_violet = 紫のマカ
fact-series_well = 出している井戸
fact-laid = 出したカード
fact-last_card = 最後のカード
fact-last_link = 最後のつながり
fact-run = この数字の元素
fact-would_collect = 今止めると得る枚数
fact-hand = あなたの手札
fact-collection = あなたのコレクション
fact-needs = 必要な元素
fact-return_chosen = 返す元素
fact-returned = 前回返したもの
fact-collected = これまでのコレクション
fact-played = これまでに出たカード
fact-first_cards = 最初のカード

## カード

noun-element-earth = 土
noun-element-air = 風
noun-element-water = 水
noun-element-fire = 火
noun-rank-a = エース
noun-rank-2 = 2
noun-rank-3 = 3
noun-rank-4 = 4
noun-rank-5 = 5
noun-rank-6 = 6
noun-rank-7 = 7
noun-rank-8 = 8
noun-rank-9 = 9
noun-rank-10 = 10
noun-rank-j = J
noun-rank-q = Q
noun-rank-k = K
noun-card = { $element }の{ $rank }
noun-collected = { $seat }：{ $card }

## 井戸とつながり

noun-well-0 = 井戸1
noun-well-1 = 井戸2
noun-well-2 = 井戸3
noun-well-3 = 井戸4
noun-well-4 = 井戸5
noun-well-5 = 井戸6
noun-well-6 = 井戸7
noun-link-up = 上りの階段
noun-link-down = 下りの階段
noun-link-same = 同じ数字
noun-link-mirror = 鏡
noun-spell-free = 空き
noun-spell-own = 自分の魔法
noun-spell-shared = 共有
noun-spell-closed = 魔法で閉鎖
noun-danger-every_well = あと井戸1つ
    .about = 6つの井戸にマカがあります。残る1つで鏡を出すと、その場で勝ちです。
noun-danger-one_element = あと元素1つ
    .about = 勝ちを決めるお守りまで、元素はあと1つ。このラウンドの終わりに手に入れば、ゲーム終了です。
noun-danger-last_turn = 最後の手番
    .about = 最後のラウンドで、山札もありません。この手番でゲームが終わります。
noun-danger-last_cards = 手札わずか
    .about = 最後のラウンドで、手札がほとんどありません。手札がなくなると、ゲームが終わります。

## 手番、色、返したもの

noun-turn-normal = 通常
noun-turn-mirror = 鏡の手番（すべての井戸に出せます）
noun-colour-red = 赤
noun-colour-yellow = 黄
noun-colour-green = 緑
noun-colour-blue = 青
noun-colour-violet = 紫
noun-paid_back-earth = 土
noun-paid_back-air = 風
noun-paid_back-water = 水
noun-paid_back-fire = 火
noun-paid_back-coins = コイン全部
noun-phase-take_turn = 手番
noun-phase-lay_card = 列
noun-phase-move_maca = マカを移す
noun-phase-return_element = 元素を返す
noun-phase-buy_element = 元素を買う

## なぜできないか

why-MA-11 = 1回の手番で出せるのは、1つの井戸への1つの列だけです。もう始まっています。
    .stop = この井戸を選んだので、少なくとも1枚は出しましょう。
    .pass = もう井戸を選んだので、1枚は出しましょう。パスできるのは手番の初めだけです。
why-MA-20 = 直前のカードにつながりません。同じ元素の1つ上か下、同じ数字、またはまったく同じカードなら出せます。
    .open = この井戸のいちばん上のカードにつながる手札がありません。
why-MA-23 = 階段は途中で折り返せません。始めた向きに進みます。
why-MA-24 = この元素は、いまの同じ数字の並びにもう入っています。各元素は1回だけです。
why-MA-27 = いまはどの井戸にもつながりません。列の途中でなら出せることもあります。
why-MA-28 = 出せるのは自分の手札のカードだけです。
why-MA-45 = この井戸は魔法で閉じられています。鏡の手番なら出せます。
    .append = 魔法で閉じられた井戸にしかつながりません。鏡の手番なら出せます。
why-MA-48 = 同じカードを持っていますが、この井戸は魔法で閉じられています。鏡の手番なら出せます。
    .append = 同じカードのある井戸は魔法で閉じられています。鏡の手番なら出せます。
why-MA-49 = この井戸にあなたのマカはありません。
why-MA-R21 = ここは鏡を出した井戸です。マカは別の井戸からここへ移ります。
why-MA-60 = この元素のトークンを持っていません。
why-MA-77 = この元素はもう足りています。コインで買えるのは、まだ必要な元素だけです。

## 描かれたテーブル

table-ask_first = 最初にどのカードを出しますか？
table-ask_next = もう1枚出すか、ここで止めてください。
table-left = 残り{ $cards }枚
table-macas_of = { $name }のマカ{ $macas }個
table-hand = 第{ $hand }ラウンド
table-goal = 目標：お守り{ $amulets }個
table-to_the_right = 手番は右隣へ
table-pass_returns = パスすると自分のマカ{ $macas }個が戻ります
table-pass_keeps = パスしても自分のマカ{ $macas }個は残ります
table-opened = { $well }に出します
table-lays = { $name }が{ $well }に出しています
table-stop_now =
    { $cards ->
        [0] 今止めると{ $card }が残り、獲得はなし
       *[other] 今止めると{ $card }が残り、{ $cards }枚を獲得
    }
table-on_well = 井戸
table-collected = 獲得
table-stays = 残る
table-sort_element = 元素順
table-sort_rank = 数字順
table-needed = 必要
table-mirror = 鏡！
table-mirror_turn = 鏡の手番：すべての井戸に出せます
table-hand_over = 第{ $hand }ラウンド終了
table-row_returns = 返却
table-row_macas = 有効なマカ
table-row_largest = 最大のコレクション
table-row_empty_hand = 手札なし
table-row_exchange = 交換
table-tale_hands = 増減した元素と作ったお守り
table-tale_hand = ラウンド
table-tale_amulet = お守り完成
table-tale_mirrors = 鏡の間：鏡の手番が{ $number }回連続（{ $names }）
table-tale_series = 最長の列：{ $number }枚（{ $names }）
table-tale_returned = 高くついたパス：マカ{ $number }個がいっぺんに帰宅（{ $names }）
table-tale_collection = 最大のコレクション：1ラウンドで{ $number }枚（{ $names }）
table-tale_narrow = 紙一重：{ $names }はカードの強さだけで{ $element }を獲得

## 用語集

term-well = 井戸
    .about = 表向きの七つの山の一つです。いちばん上のカードにつなげて出します。下のカードはラウンドが終わるまで使いません。
term-series = 列
    .about = 一つの手番で一つの井戸に出す、つながったカードです。最後の1枚が井戸に残り、ほかはコレクションに入ります。
term-linked = つながれば|つながります|つながる
    .about = 同じ元素で1つ上か下、別の元素の同じ数字、またはまったく同じカードがつながります。
term-ladder = 上りの階段|下りの階段|階段
    .about = 同じ元素で、1つずつ上がるか1つずつ下がるカードです。Kとエースは隣どうし。途中で向きは変えられません。
term-same_number = 同じ数字
    .about = 数字が同じで元素が違うカードです。4枚まで続き、そのあと階段につなげることもできます。
term-mirror = 鏡カード|鏡
    .about = 同じカードが2枚続くことです。列はそこで終わり、その井戸に自分のマカを1個置き、鏡の手番を得ます。
term-mirror_turn = 鏡の手番
    .about = すぐに行うもう一度の手番です。いつもどおり1枚引き、魔法のかかった井戸も含めてどの井戸にも出せます。
term-maca = 有効なマカ|マカ
    .about = 1人7個。鏡を出すとその井戸に1個置き、パスで戻るまで有効です。ラウンド終了時にコイン1枚になります。
term-bewitched = 魔法のかかった井戸|魔法で閉鎖
    .about = ほかの人のマカだけがある井戸です。鏡の手番でなければ、あなたは出せません。
term-collection = 最大のコレクション|コレクション
    .about = 自分だけの裏向きの山です。ラウンド終了時に、元素ごとにカードがもっとも多い人がその元素を獲得します。
term-element = 元素トークン|元素
    .about = 土・風・水・火。カードの種類で、獲得するトークンでもあります。違う四つでお守りになります。
term-amulet = お守り
    .about = 違う四つの元素と引き換えに得ます。2～3人なら2個、4人以上なら1個で勝ちです。
term-coin = コイン
    .about = 有効なマカ1個ごと、最大のコレクション、手札なしでもらえます。4枚で必要な元素一つと交換します。
term-pass = パス
    .about = カードを出さないことです。いつでもできますが、通常の手番では自分のマカがすべて手元に戻ります。
term-hand_round = ラウンド
    .about = 誰かの手札がなくなるか、山札の最後の1枚を引いた手番が終わるまでの一勝負です。
term-apprentice = マカレナの新しい弟子|弟子
    .about = ラ・マカレナが探しています。最初に目標に届いた人が選ばれます。

## レッスン

lesson-1 = ようこそ、弟子さん！カードを集めて元素を獲得します。違う四つでお守り1個。お守り2個、4人か5人なら1個で勝ちです。カードはもう引いたので、光っている井戸に出しましょう。
lesson-2 = いちばん上の土の6につながるカードを出します。階段は、同じ元素で1つ上か下のカードです。土の7を出しましょう。
lesson-3 = 階段の続きで土の8です。列は長いほど得です。井戸に残るのは最後の1枚だけで、ほかは全部あなたのものになります。
lesson-4 = もうつながるカードはないので、ここで止めます。8は井戸に残り、7はコレクションに入ります。1枚だけでは何も入りません。
lesson-5 = 水のKにもう1枚の水のKで、鏡になりました！相手はマカを置いてその井戸を閉じ、もう一度手番をしました。あなたにもできます。風の3に出しましょう。
lesson-6 = 階段のほかに、同じ数字もつながります。別の元素の3なら3に出せます。2枚ある火の3を1枚出しましょう。
lesson-7 = もう1枚の火の3を！同じカードが2枚続くと鏡です。列はそこで終わり、マカを1個置いて、鏡の手番を得ます。
lesson-8 = あなたのマカがその井戸を閉じ、あとでコインになります。鏡の手番では、魔法のかかった井戸にも出せます。水のエースに出しましょう。
lesson-9 = また同じ数字です。風のエースは水のエースにつながります。強いカードは枚数が並んだときに役立ち、いちばん強いのがエースです。
lesson-10 = つなぎ方は組み合わせられます。今度は階段です。K、エース、2は隣どうしなので、風の2へ上がります。こうすればエースがコレクションに入ります。
lesson-11 = ここで止めましょう。パスはいつでもできますが、通常の手番ではマカがすべて戻ってしまいます。1枚でも出せば、マカは有効なままです。
lesson-end = 1つの列に15枚！相手の手札がなくなり、ラウンド終了です。風はエースが10に勝ってあなたのもの、土は引き分けで誰も獲得しません。マカでコイン1枚、コイン4枚で元素が買えます。お見事です！

## 形勢の見方

mind-amulets = お守りが増える
    .less = お守りが減る
mind-kinds = 元素の種類が増える
    .less = 元素の種類が減る
mind-near = あと1つの元素でお守り
    .less = お守りまであと2つ以上の元素
mind-spare = 余分の元素が増える
    .less = 余分の元素が減る
mind-coins = コインが増える
    .less = コインが減る
mind-leads = 首位の元素が増える
    .less = 首位の元素が減る
mind-wells = マカを置いた井戸が増える
    .less = マカを置いた井戸が減る
mind-hand = 手札が増える
    .less = 手札が減る
mind-start = ラウンドを自分から始める
    .less = ラウンドをほかの人が始める
mind-prizes = このラウンドで得られそうな元素が増える
    .less = このラウンドで得られそうな元素が減る
finer-1 = マカは7個とも有効で、あなたのマカがないのは井戸2だけです。井戸4は共有です。二人のマカがあるので、どちらも出せます。井戸4に出しましょう。
finer-2 = 同じ数字がつながります。火の7に土の7を出しましょう。
finer-3 = ここで止めます。1枚では何も入りませんが、通常の手番で1枚でも出せば、マカは全部有効なままです。パスすると7個とも戻ってしまいます。
finer-4 = 引いたカードを見てください。もう1枚の土の7です！さっきの土の7はまだ井戸の上なので、もう一度井戸4に出しましょう。
finer-5 = 土の7に土の7を出せば鏡です。そのカードはコレクションに入り、井戸はもとのままです。
finer-6 = 鏡でマカを置きますが、7個とも井戸の上です。そのときは1個をここへ移します。2個ある井戸6から取りましょう。
finer-7 = 移しただけでも鏡の手番は得られます。鏡の手番ではどの井戸にも出せます。相手が閉じている井戸2に出しましょう。
finer-8 = 階段です。水のQに水のKを出しましょう。Kは2枚あります！
finer-9 = もう1枚の水のKを出しましょう。手札に同じカードが2枚あれば、どこでも鏡を作れます。
finer-10 = またマカを1個移します。2個ある井戸4から取りましょう。これで7つの井戸すべてにあなたのマカが並びます。
finer-11 = すべての井戸にマカがあれば、お守りに関係なくその場で勝ちです。めったにないことで、たいていはラウンドの終わりに決まります。次はそれを見ましょう。
finer-12 = 相手の手札がなくなり、手札が最も多いのはあなたです。第2ラウンドからは、その人が元素を1つ返します。土を返しましょう。コレクションに土が3枚あるので、すぐに取り戻せます。
finer-13 = 土と水と火を獲得し、風と合わせてお守りになりました。マカ5個でコイン5枚、合計8枚です。4枚は必要な元素と必ず交換します。土を買いましょう。
finer-14 = コインが4枚残っているので、もう一度買います。火と土はあるので、風を買いましょう。
finer-end = お守りが1個、次のお守りには元素が3つ。足りないのは水だけです。必要のない元素を獲得したときは、代わりにコイン1枚をもらいます。第3ラウンドが始まります。これで井戸の秘密はすべてわかりました！
