## ゲーム

game-name = マカロン
game-about = トリックを取ってギフトボックスにマカロンを詰めましょう。ただしアレルゲンが入ると、トリックがまるごと汚染されてしまいます。ロイヤルとアレルゲンはラウンドごとに変わり、自分がボックスをいくつ詰められるかにも賭けます。
game-reconstructed = ルールはルールブックのとおりです。ギフトボックストラックの一部、投票トークン、エマの行動表の数行は復元したもので、公開資料はありません。

## オプション

option-mode = プレイ人数
    .about = 何人で遊ぶか、個人戦かチーム戦かを選びます。一人のときはエマと対戦します。
option-mode-solo = ソロ（エマと対戦）
option-mode-2p = 2人
option-mode-3p = 3人
option-mode-4p = 4人
option-mode-2v2 = チーム戦（2対2）
option-mode-5p = 5人
option-side = 得点ボード
    .about = 得点ボードの面です。ギフトボックスと賭けの価値が決まります。上級は段が多く、賭けの得点と失点が段ごとに違います。
option-side-normal = 通常
option-side-advanced = 上級
option-target = 目標点
    .about = 誰かの勝利点がこの点数以上になったラウンドの終わりにゲームが終了します。30点は上級の面でのみ選べます。
option-first_seat = 最初のスタートプレイヤー
    .about = 第1ラウンドのスタートプレイヤーです。ルールブックでは、最後にマカロンかほかの焼き菓子を食べた人です。その後はラウンドごとに左隣へ移ります。
option-first_seat-random = ランダム
option-trick_history = 終わったトリック
    .about = 終わったトリックのカードを、テーブルと記録で見られるかどうかです。実際のテーブルでは見られません。次のリードで伏せられ、ラウンドの得点計算まで見られなくなります。
option-trick_history-hidden = 非公開
option-trick_history-shown = 公開

## 選べること

verb-play = { $card }を出す
verb-vote = { $flavour }の{ $edge }に{ $face }で投票する
verb-pass = { $card }を渡す
verb-bet = { $row }に賭ける
verb-no_bet = 賭けない
verb-royal = { $group }をロイヤルにする
verb-allergen = { $flavour }をアレルゲンにする
verb-swap = { $card }を交換する
verb-swap_done = 2枚目は交換しない
plan-pass_card = { $number ->
   *[other] この{ $number }枚を{ $pass_to }に渡す
}
plan-swap_card = { $number ->
   *[other] この{ $number }枚を交換する
}

## 出来事：配札、カードの受け渡し、交換

event-round_began = 第{ $round }ラウンドが始まりました。スタートプレイヤーは{ $seat }です。
event-dealt = { $seat }に{ $card }が配られました。
event-pass_chosen = { $seat }が渡すカードに{ $card }を選びました。
event-passed = 全員がカードを{ $cards }枚ずつ{ $direction }隣に渡しました。
event-card_passed = { $seat }が{ $seat2 }に{ $card }を渡しました。
event-swap_chosen = { $seat }が{ $card }を交換に出しました。
    .untold = { $seat }がカードを1枚交換に出しました。
event-swap_finished = { $seat }は2枚目を交換しませんでした。
event-swap_drawn = { $seat }が{ $card }を引きました。
    .untold = { $seat }がカードを1枚引きました。

## 出来事：エマ、ロイヤル、アレルゲン

event-emma_shown = エマが{ $card }を公開し、そのフレーバーの山に置きました。
event-emma_ready = エマが公開したカードを山に置き、それぞれの山を裏向きでシャッフルしました。どの山にも、誰も見ていないカードが1枚あります。
event-emma_royal = エマのカードは{ $group }が最多で{ $cards }枚。このグループがロイヤルになりました。
event-allergen_drawn = { $card }がめくられ、アレルゲンは{ $flavour }になりました。
event-royal_chosen = { $seat }が{ $group }をロイヤルにしました。
event-allergen_chosen = { $seat }が{ $flavour }をアレルゲンにしました。
event-token_dealt = { $seat }に投票トークン{ $face }が配られました。
event-voted = { $seat }が{ $flavour }の{ $edge }に{ $face }で投票しました。
    .untold = { $seat }が{ $flavour }の{ $edge }に投票トークンを置きました。
event-vote_shown = { $seat }が{ $flavour }の{ $edge }に置いたトークンは{ $face }でした。
event-group_sum = { $group }の票の合計は{ $sum }でした。
event-flavour_sum = { $flavour }の票の合計は{ $sum }でした。
event-votes_counted = 投票の結果、{ $group }がロイヤル、{ $flavour }がアレルゲンになりました。

## 出来事：賭けとトリック

event-bet_placed = { $seat }が{ $row }に賭けました。
event-bet_declined = { $seat }は賭けませんでした。
event-trick_led = トリック{ $trick }：{ $who }のリード。
event-played = { $seat }が{ $card }を出しました。
event-emma_played = エマが{ $flavour }の山から{ $card }を出しました（{ $emma_line }）。
event-trick_won =
    { $boxes ->
        [0] { $who }がトリックに勝ちましたが、ギフトボックスは得られませんでした（{ $stake }）。
       *[other] { $who }がトリックに勝ち、ギフトボックスを{ $boxes }個得ました（{ $stake }）。
    }

## 出来事：得点計算と終了

event-round_ended = 第{ $round }ラウンドが終わりました。
event-boxes_scored = { $who }はギフトボックス{ $boxes }個で、勝利点{ $points }点を得ました。
event-bet_won = { $seat }は{ $row }の賭けに成功し、勝利点{ $points }点を得ました。
event-bet_lost = { $seat }は{ $row }の賭けに失敗し、勝利点{ $points }点を失いました。
event-solo_bet_lost = { $seat }は{ $row }の賭けに失敗し、エマが勝利点{ $points }点を得ました。
event-solo_bet_won = { $seat }は{ $row }の賭けに成功し、エマは何も得られませんでした。
event-scored = { $who }の勝利点は{ $points }点になりました。
event-game_ended = ゲーム終了。{ $outcome }

## 質問

ask-pass_card = 渡すカードを選んでください。
    .hint = 配られた手札から2枚を、奇数ラウンドは左隣、偶数ラウンドは右隣に渡します。受け取るカードは全員が選び終わるまで見られません。
ask-swap_card = 交換するカードを選んでください。
    .hint = 1枚か2枚を交換に出し、そのあと山札から同じ枚数を引きます。
ask-choose_royal = どのグループをロイヤルにしますか？
    .hint = ロイヤルのグループのフレーバーはすべて切り札で、ロイヤルがリードされたときを除き、ほかのどのフレーバーにも勝ちます。
ask-choose_allergen = どのフレーバーをアレルゲンにしますか？
    .hint = アレルゲンのカードがあるトリックでは、2のカードもない限りギフトボックスが得られません。トリックの勝者は変わりません。
ask-place_vote = フレーバーの上か下に投票トークンを置いてください。
    .hint = 上はプラス、下はマイナスで、合計が最も高いグループがロイヤル、最も低いフレーバーがアレルゲンになります。チョコレートはどちらにもなりません。
ask-place_bet = ラウンド終了時のボックスは何個だと思いますか？
    .hint = 当たれば勝利点を得て、外れれば失います。エマとの対戦では必ず賭け、外れるとエマだけが勝利点を得ます。
ask-play_card = カードを出してください。
    .hint = リードされたフレーバーがあれば必ずフォローし、なければ何を出してもかまいません。ロイヤル同士でも別のフレーバーとして扱います。

## できない理由

why-MC-15 = このカードはもう渡しました。あなたの手札にはありません。
why-MC-17 = このカードはもう交換に出しました。このラウンドでは使えません。
    .swap_done = 少なくとも1枚は交換してください。
why-MC-20 = このカードはエマの山にあります。
why-MC-26 = このカードはアレルゲンを示すだけで、このラウンドでは誰も出しません。
why-MC-31 = このトークンはもう置きました。まだ持っているものを選んでください。
why-MC-32 = ここにはもうトークンが3つあり、これ以上は置けません。
why-MC-41 = ボードのこの面では、ボックス8個以上には賭けられません。
why-MC-43 = エマとの対戦では必ず賭けます。段を選んでください。
why-MC-47 = フォローしてください。リードされたフレーバーがまだ手札にあります。
why-MC-48 = フォローしてください。ロイヤル同士でも別のフレーバーなので、フォローになりません。
why-MC-68 = このカードはもう出されています。トリックと一緒に片づけられます。
why-MC-16 = このカードはもう選びました。別のカードを選んでください。

## ゲームの結果

outcome-goal = 目標点に達しました。最高得点が勝ちとなります。
outcome-round_cap = 最後のラウンドが終わりました。最高得点が勝ちとなります。
outcome-emma_beaten = エマの負けです。
outcome-emma_tied = エマと同点です。勝利を分け合います。
outcome-emma_won = エマの勝ちです。

## テーブルの情報

fact-seat = あなたの席
fact-mode = プレイ人数
fact-partner = あなたの味方
fact-side = 得点ボード
fact-target = 目標点
fact-round = ラウンド
fact-start = スタートプレイヤー
fact-royal = ロイヤル
fact-allergen = アレルゲン
fact-hand = あなたの手札
fact-on_table = 場のカード
fact-winning = 現在の勝者
fact-stake = トリックの状態
fact-leader = リードプレイヤー
fact-tricks = 終わったトリック数
fact-scores = 勝利点
fact-boxes = ギフトボックス
fact-bets = 賭け
fact-danger = 危険
fact-row_points = ボックスの得点
fact-row_won = 賭け成功 +
fact-row_lost = 賭け失敗 −
fact-hand_sizes = 手札の枚数
fact-token_counts = 投票トークンの残り
fact-voids = ないと判明したフレーバー
fact-aside = 配られていないカード
fact-pass_to = あなたが渡す相手
fact-gave = あなたが渡すカード
fact-received = あなたが受け取ったカード
fact-tokens = あなたの投票トークン
fact-vote_flavours = 投票：フレーバー
fact-vote_edges = 投票：上か下
fact-vote_faces = 投票：数字
fact-flavour_sums = フレーバーごとの票
fact-group_sums = グループごとの票
fact-discards = あなたが交換に出したカード
fact-discards_size = 交換した枚数
fact-drawn = あなたが引いたカード
fact-emma_piles = エマの山
fact-emma_shown = エマの公開されたカード
fact-allergen_card = アレルゲンのカード
fact-emma_card = エマのカード
fact-emma_card_counts_as = エマのカードの扱い
fact-emma_line = エマの行動表
fact-emma_boxes = エマのギフトボックス
fact-emma_score = エマの勝利点
fact-emma_danger = エマの危険
fact-last_trick = 直前のトリック
fact-last_leader = 直前のリード
fact-plays = 出されたカード
fact-play_flavours = 出されたカードの扱い
fact-leaders = これまでのリード

## フレーバーとカード

noun-flavour-almond = アーモンド
noun-flavour-pistachio = ピスタチオ
noun-flavour-strawberry = ストロベリー
noun-flavour-blueberry = ブルーベリー
noun-flavour-green_tea = 抹茶
noun-flavour-earl_grey = アールグレイ
noun-flavour-chocolate = チョコレート
noun-card = { $flavour }{ $value }

## 投票トークン

noun-face-1 = ±1
noun-face-2 = ±2
noun-face-3 = ±3
noun-face-p1m2 = +1/−2
noun-face-p2m1 = +2/−1
noun-face-p1m3 = +1/−3
noun-face-p3m1 = +3/−1
noun-face-p2m3 = +2/−3
noun-face-p3m2 = +3/−2
noun-edge-above = 上
noun-edge-below = 下

## ギフトボックストラックの段

noun-row-0 = ボックス0個
noun-row-1 = ボックス1個
noun-row-1-2 = ボックス1～2個
noun-row-2-3 = ボックス2～3個
noun-row-3-4 = ボックス3～4個
noun-row-4-5 = ボックス4～5個
noun-row-5-7 = ボックス5～7個
noun-row-6-7 = ボックス6～7個
noun-row-8plus = ボックス8個以上

## グループと方向

noun-group-a = グループA（アーモンド・ピスタチオ）
noun-group-b = グループB（ストロベリー・ブルーベリー）
noun-group-c = グループC（抹茶・アールグレイ）
noun-group-d = グループD（チョコレート）
noun-direction-left = 左
noun-direction-right = 右

## エマと行動表の行

noun-emma_line-after_ordinary = 普通のフレーバーで勝った後のリード
noun-emma_line-after_royal = ロイヤルで勝った後のリード
noun-emma_line-after_allergen = アレルゲンで勝った後のリード
noun-emma_line-lacks_ordinary = 普通のフレーバーをフォローできず
noun-emma_line-lacks_royal = ロイヤルをフォローできず
noun-emma_line-lacks_allergen = アレルゲンをフォローできず
noun-emma_line-follows = フォロー
noun-who-emma = エマ

## トリックの結果

noun-stake-plain = アレルゲンなし
noun-stake-with_a_1 = 1で勝利
noun-stake-spoiled = アレルゲンで汚染
noun-stake-neutralised = 2がアレルゲンを中和
noun-stake-neutralised_1 = 2がアレルゲンを中和、1で勝利

## 危険

noun-danger-game_end = ゲーム終了かも
    .about = このトリックでラウンドが終わると、目標点に届いてゲームも終わります。
noun-danger-round_end = あと1個で8個
    .about = ここにあと1個ボックスが入ると、ラウンドが終わります。
noun-danger-round_end_by_a_1 = 1で8個
    .about = 1で勝つとボックスが3個入ります。ここではそれでラウンドが終わります。
noun-danger-bet = 賭けの分かれ目
    .about = 次のボックスで賭けの当たり外れが決まります。入れば外れるか、入らなければ外れるかのどちらかです。

## モードと面

noun-mode-solo = ソロ（エマと対戦）
noun-mode-2p = 2人
noun-mode-3p = 3人
noun-mode-4p = 4人
noun-mode-2v2 = チーム戦（2対2）
noun-mode-5p = 5人
noun-side-normal = 通常
noun-side-advanced = 上級

## 持っていないフレーバー

noun-void = { $seat }：{ $flavour }

## 描かれたテーブル

table-ask_second = 渡すカードをもう1枚選んでください。
table-ask_lead = あなたのリードです。好きなカードを出してください。
table-ask_follow = { $flavour }をフォローしてください。
table-ask_free = { $flavour }がないので、好きなカードを出せます。
table-royal = ロイヤル
table-allergen = アレルゲン
table-vp = 点
table-partner = あなたの味方
table-round = 第{ $round }ラウンド
table-trick = トリック { $trick }/{ $tricks }
table-target = { $target }点先取
table-winning = 優勢
table-won = 獲得
table-led = リード
table-counts_as = { $flavour }扱い
table-to = { $name }へ
table-full = 満杯
table-no_cup = 賭け不可
table-pile = { $flavour }：{ $cards }枚
table-random = どの山にも、誰も見ていないカードが1枚あります。印刷に関係なく山のフレーバーとして扱い、数字はそのままです。
table-line_after_ordinary = 普通のフレーバーで勝ったので、また普通のフレーバーでリードします。なければロイヤル以外です。
table-line_after_royal = ロイヤルで勝ったので、同じフレーバーでリードします。なければ普通のフレーバー、それもなければロイヤル以外です。
table-line_after_allergen = アレルゲンで勝ったので、ロイヤル以外でリードします。
table-line_lacks_ordinary = 普通のフレーバーをフォローできないので、ロイヤルを出します。なければアレルゲンです。
table-line_lacks_royal = ロイヤルをフォローできないので、アレルゲンを出します。なければロイヤル以外です。
table-line_lacks_allergen = アレルゲンをフォローできないので、普通のフレーバーを出します。
table-line_follows = リードされたフレーバーがあるので、フォローします。
table-line_leftmost = 候補が複数あるときは左端の山から、合う山がなければ全体の左端の山から出します。
table-stake_spoiled = 汚染：ボックスなし
table-stake_neutralised = 中和：ボックス1個
table-stake_neutralised_1 = 中和：ボックス3個
table-stake_with_a_1 = 1で勝てば3個
table-taken_none = 汚染！ { $name }はボックスなし。
table-taken = { $name }がボックスを{ $boxes }個獲得。
table-sums = 投票の結果
table-shown = エマが8枚のカードを見せます
table-round_over = 第{ $round }ラウンド終了
table-column_boxes = ボックス
table-column_bet = 賭け
table-column_total = 合計
table-tale_rounds = 勝利点・ボックス・賭け
table-tale_bet_won = 賭け成功
table-tale_bet_lost = 賭け失敗
table-tale_run = 最長の連勝：{ $number }トリック連続（{ $names }）
table-tale_one = 最大のトリック：{ $names }が{ $card }で一度にボックス{ $boxes }個
table-tale_ones = 1で勝ったトリックは{ $tricks }回、どれもボックス3個
table-tale_spoiled = 汚染されたトリックは{ $tricks }回
table-tale_spoiled_most = 汚染されたトリックは{ $tricks }回、いちばん引き取ったのは{ $names }（{ $number }回）
table-tale_bets = 賭けの名人：{ $names }、{ $number }回成功
table-tale_round = 最高のラウンド：{ $names }、第{ $round }ラウンドに{ $points }点

## 用語集

term-royal = ロイヤル|切り札
    .about = ロイヤルのグループのフレーバーは、このラウンドの切り札です。ロイヤルがリードされたときを除き、ほかのどのフレーバーにも勝ちます。
term-allergen = アレルゲン
    .about = ラウンドごとに1つのフレーバーです。アレルゲンのカードがあるトリックでは、2もない限りボックスがもらえません。
term-spoiled = 汚染
    .about = アレルゲンがあって2がないトリックのことです。勝ってもボックスはもらえませんが、次のリードはできます。
term-neutralised = 中和
    .about = どのフレーバーでも、2があればアレルゲンは無害になります。ボックスはいつもどおりもらえます。
term-trick = トリック
    .about = みんなが1枚ずつ出し、いちばん強いカードが勝ちます。勝った人が次をリードします。
term-lead = リード
    .about = トリックの最初のカードを出すことです。ほかの人はそのフレーバーをフォローします。
    .not = でリードしています
term-follow = フォロー
    .about = リードされたフレーバーを出すことです。あれば必ず出し、なければ何を出してもかまいません。
term-box = ギフトボックス|ボックス
    .about = トリックに勝つともらえます。ふつうは1個、1のカードで勝てば3個です。8個になった人が出たらラウンドは終わりです。
term-group = グループ
    .about = フレーバーが1つか2つ載ったボードです。ラウンドごとに1つのグループがロイヤルになります。
term-bet = 賭け
    .about = ラウンドの終わりにボックスがいくつあるかの予想です。当たれば勝利点を得て、外れれば失います。
term-row = 段
    .about = ギフトボックストラックの1段です。その数のボックスが勝利点いくつになるかを示します。
term-token = 投票トークン|ダブルトークン
    .about = フレーバーの上に置けばプラス、下ならマイナスです。ダブルトークンは上下で数字が違います。
term-start_player = スタートプレイヤー
    .about = このラウンドで最初に賭け、最初にリードする人です。ラウンドごとに左隣へ移ります。
term-leftmost = いちばん左
    .about = 同点のときはボードの並び順（アーモンドからチョコレートまで）で、左にあるほうが優先です。
term-discard = 捨て札
    .about = フォローでもロイヤルでもないカードです。トリックに勝つことはありません。

## レッスン

lesson-1 = ようこそ！ラウンドの前にカードを2枚渡します。ブルーベリーがいちばん少ないので手放しましょう。まず光っている6からです。
lesson-2 = 次はブルーベリーの1です。ブルーベリーがなくなれば、ブルーベリーがリードされたときに何でも出せます。
lesson-3 = カードを2枚受け取りました。次はロイヤルのグループ、つまりこのラウンドの切り札を選びます。抹茶が5枚あるので、グループCをロイヤルにしましょう。
lesson-4 = 相手はストロベリーをアレルゲンにして、ボックス5～7個に賭けました。あなたは3～4個に賭けましょう。当たれば2点多くもらえます。
lesson-5 = アーモンドがリードされました。アーモンドがあるのでフォローしなければなりません。7には勝てないので、3を出しておきましょう。
lesson-6 = ブルーベリーはもうないので、何を出してもかまいません。ストロベリーを出しましょう！アレルゲンなのでトリックは汚染され、ボックスはもらえません。
lesson-7 = もう一度？よく見ると2があります。2はアレルゲンを中和するので、このトリックは何を出してもボックス1個になります。
lesson-8 = 7は強そうですが、抹茶はロイヤルなので勝てます。1で勝ちましょう。1で勝つと、ボックスが1個ではなく3個もらえます！
lesson-9 = ボックス3個です！トリックに勝った人が次をリードします。ピスタチオの7を出しましょう。ピスタチオにこれより強いカードはありません。
lesson-10 = これで4個です。3～4個に賭けたので、ここからは負けるほうが得です。ロイヤルの2をリードしましょう。相手はフォローするしかなく、その2に勝ちます。
lesson-11 = 1がリードされました。ロイヤルで勝てますが、5個目を取ると賭けが外れます。アーモンドの6を捨てましょう。
lesson-12 = 誰かが8個になるとラウンドは終わりです。今なら賭けが当たるので好都合です。アーモンドの1を捨てて見送りましょう。
lesson-end = 相手はボックス9個で4点、賭けが外れて1点減りました。あなたは4個で2点、賭けでさらに2点。4対3であなたの勝ち越しです！4人か5人のときは、ロイヤルとアレルゲンをトークンの投票で決めます。フレーバーの上に置けばプラス、下ならマイナスです。

## 形勢の見方

mind-points = 得点が増える
    .less = 得点が減る
mind-near = 目標点に近づく
    .less = 目標点から遠ざかる
mind-gained = このラウンドの得点が増える
    .less = このラウンドの得点が減る
mind-start = 自分がスタートプレイヤー
    .less = ほかの人がスタートプレイヤー
finer-1 = 2人対2人です。味方は向かいに座っています。4人か5人のときは、ロイヤルとアレルゲンをトークンの投票で決めます。ストロベリーが多いので、±3をストロベリーの上に置きましょう。上ならプラス3です。
finer-2 = トークンは裏向きで、中身を知っているのは置いた人だけです。ダブルトークンは上と下で数が変わります。+2/−3をアールグレイの下に置いて、相手が狙うグループCから3引きましょう。
finer-3 = 1つのフレーバーに置けるのは3枚までで、ブルーベリーとアールグレイはもういっぱいです。合計がいちばん低いフレーバーがアレルゲンになります。1枚も持っていないピスタチオの下に+1/−3を置きましょう。
finer-4 = グループBが7対6でロイヤルに、ピスタチオがアレルゲンになりました。賭けは1人ずつですが、得点はチームで1つです。味方と同じ5～7個に賭けましょう。
finer-5 = 味方のアーモンドの7が勝っていますが、相手がピスタチオでトリックを汚染しました。アーモンドの2で助けましょう。2はアレルゲンを中和します。
finer-6 = 今のボックスは味方のものです。味方がアールグレイをリードしましたが、あなたは持っていません。ロイヤルのストロベリーの1で7に勝てば、ボックス3個です！
finer-7 = 味方はブルーベリーに投票したので、強いカードがありそうです。ブルーベリーの2をリードしましょう。初めから2があれば、アレルゲンが出ても汚染されません。
finer-8 = ピスタチオが出ても、ボックスはもらえました。あなたは3個、味方は2個です。ボックスは合計せず、それぞれの段で得点しますが、点は賭けの分もすべてチームに入ります。
finer-9 = 一緒に遊ぶ人がいなければ、エマが相手です。カードを渡す代わりに、山札と1枚か2枚取り替えます。ピスタチオの4を捨てましょう。
finer-10 = ピスタチオの6も捨てましょう。捨てたのと同じ枚数を引きます。
finer-11 = エマにはフレーバーごとに山があります。グループBの枚数がいちばん多いのでBがロイヤル、めくったカードでブルーベリーがアレルゲンになりました。エマとの対戦では必ず賭けます。5～7個にしましょう。
finer-12 = どのラウンドも最初のリードはあなたです。アーモンドの7を出しましょう。エマはその山にカードがあればフォローし、いつもいちばん上を出します。
finer-13 = エマのアーモンドはこれで最後でした。アーモンドの3をリードしてみましょう。普通のフレーバーをフォローできないとき、エマはロイヤルを出します。
finer-14 = エマはストロベリーで勝ったので、またストロベリーをリードします。カードはアーモンドの4ですが、見ないでストロベリーの山に置かれたので、ストロベリーとして数えます。ストロベリーの6で勝ちましょう。
finer-end = エマは考えません。何を出すかはすべてルールの表で決まっています。エマのボックスの得点もあなたと同じで、あなたの賭けが外れるとエマが2点もらいます。これでマカロンの遊び方は全部わかりました！
## What is told of data that an owner has corrected

corrected-noun-face = +{ $up }/−{ $down }
corrected-noun-row =
    { $span ->
        [one] ボックス{ $from }個
        [more] ボックス{ $from }個以上
       *[range] ボックス{ $from }～{ $until }個
    }
