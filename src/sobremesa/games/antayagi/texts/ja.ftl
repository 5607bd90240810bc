## ゲーム

game-name = アンタヤギ
game-about = 千の帽子の街へようこそ！手札は裏返しに持ちます。あなたの品物はみんなに見えて、あなただけには見えません。交換の相手を選び、カードを1枚ずつ出し合って、いちばん先に必要な点を集めましょう。
game-reconstructed = ルールはルールブックのとおりです。どのオブジェクトとどの裏面のカードが何枚あるかは復元したもので、公開資料はありません。

## オプション

option-max_turns = 最大手番数
    .about = この手番数を終えても勝者がいなければ、自分の目標点にいちばん近い人の勝ちです。そこまで続くことはまずありません。
option-first_seat = スタートプレイヤー
    .about = 最初の手番を行う人です。箱のルールでは、ポケットがいちばん多い人です。
option-first_seat-random = ランダム
option-memory_aid = 記憶の補助
    .about = オフは印刷版のとおりです。自分に向いている面だけが見え、誰に妨害の機会があるかは知らされません。オンにすると、覚えているだけの面もカードに表示します。
option-memory_aid-on = オン
option-memory_aid-off = オフ

## 選べること

verb-partner = { $seat }と交換する
verb-commit = { $slot }のカードを出す
verb-pass = パス
verb-sabotage = { $slot }のカードで妨害する
verb-take = { $slot }のカードを取る
verb-eat = T-レックスに食べさせる：{ $object }

## 起こること：手番と公開。カードは「品物（裏面）」と書きます。

event-dealt = { $seat }に{ $object }（{ $back }）が{ $facing }で配られました。
    .untold = { $seat }に見えないカード（{ $back }）が{ $facing }で配られました。
    .turned = { $seat }に{ $object }が{ $facing }で配られました。
    .unseen = { $seat }にカードが{ $facing }で配られました。
event-turn_began = 手番{ $turn }：{ $seat }の番になりました。
event-turn_skipped = { $seat }は手札か交換相手がなかったので、手番を飛ばしました。
event-partner_chosen = { $seat }は交換の相手に{ $seat2 }を選びました。
event-committed = { $seat }は{ $slot }のカードを伏せて出しました。
event-revealed = { $seat }は{ $card }を公開しました。
event-identical = どちらも{ $object }でした。交換は取り消され、2枚とも捨て札になりました。

## 起こること：妨害

event-sabotaged = { $seat }は{ $card }で妨害しました。交換は{ $standing }。
event-passed = { $seat }はパスしました。
event-window_closed =
    { $cards ->
        [0] 妨害はありませんでした。交換は{ $standing }。
       *[other] 妨害は{ $cards }枚でした。交換は{ $standing }。
    }
event-exchange_cancelled =
    { $cards ->
       *[other] 交換は取り消されました。出された2枚と妨害{ $cards }枚は捨て札になりました。
    }

## 起こること：交換と効果

event-kept_own = { $object }：交換せず、それぞれ自分のカードを自分の場に置きました。
event-received = { $seat }は{ $card }を得て、自分の場に置きました。
event-worthless = { $seat }は{ $card }を得ましたが、点にならないので捨てられました。
event-hand_turned =
    { $cards ->
        [0] { $seat }には裏返す手札がありませんでした。
       *[other] { $seat }は手札{ $cards }枚を裏返しました。
    }
event-card_turned = { $seat }は{ $card }を裏返して{ $facing }にしました。
    .turned = { $seat }はカードを1枚裏返して{ $facing }にしました。
event-hand_empty = { $seat2 }の手札がもうなかったので、{ $seat }は何も取れませんでした。
event-taken = { $seat }は{ $seat2 }の手札から{ $card }を取りました。
event-hand_discarded =
    { $cards ->
        [0] { $seat }には捨てる手札がありませんでした。
       *[other] { $seat }は手札{ $cards }枚をすべて捨てました。
    }
event-discarded = { $seat }は{ $card }を捨てました。
event-target_raised = { $seat }の目標点は{ $target }点になりました。
event-cleared = { $card }は捨て札になりました。
event-eaten = { $seat }の場で{ $card }が{ $card2 }を食べ、2枚とも捨て札になりました。

## 起こること：手番とゲームの終わり

event-scored = { $seat }は{ $points }点になりました（目標{ $target }点）。
event-drew = { $seat }は{ $object }（{ $back }）を引き、{ $facing }で持ちました。
    .untold = { $seat }は見えないカード（{ $back }）を引き、{ $facing }で持ちました。
    .turned = { $seat }は{ $object }を引き、{ $facing }で持ちました。
    .unseen = { $seat }はカードを1枚引き、{ $facing }で持ちました。
event-reshuffled = 山札がなくなり、捨て札{ $cards }枚をシャッフルして新しい山札にしました。
event-won = { $seat }が勝ちました！
event-game_ended = ゲーム終了。{ $outcome }

## たずねられること

ask-choose_partner = 誰と交換しますか？
    .hint = 相手が出したカードをあなたが、あなたのカードを相手が受け取ります。相手の品物は見えますが、自分が渡すものは裏面から推し量るしかありません。
ask-commit_card = どの手札を出しますか？
    .hint = 2枚は同時に公開されます。同じ品物なら交換は取り消しです。
ask-play_sabotage = 妨害しますか？
    .hint = 妨害が奇数枚なら交換は取り消し、偶数枚なら続行です。妨害の品物に効果はありません。
ask-take_card = 音楽キャンディでどのカードを取りますか？
    .hint = 交換相手の手札から取ります。すぐに自分の場に置かれ、効果が起こります。
ask-feed_t_rex = T-レックスに何を食べさせますか？
    .hint = T-レックスと、自分の場の食べられるカード1枚が一緒に捨て札になります。

## できない理由

why-AY-25 = 自分自身とは交換できません。ほかの人を選んでください。
why-AY-27 = 交換は必ず行います。手番の人が相手を選び、2人ともカードを1枚出します。
why-AY-34 = 今出せるのは、裏面が「妨害」のカードだけです。
why-AY-50 = 品物の効果は最後まで必ず行います。省くことはできません。
why-AY-72 = T-レックスが食べるのは自分の場にあるものだけで、これはそこにありません。
why-AY-R19 = この人には交換できるカードがもうありません。

## ゲームの終わり方

outcome-goal = 目標点に達しました。
outcome-goal_by_both = 2人とも目標点に達したので、選ばれたプレイヤーの勝ちです。
outcome-turn_cap = 最後の手番が終わりました。目標点にいちばん近い人の勝ちです。

## テーブルに見えるもの

fact-seat = あなたの席
fact-turn = 手番
fact-active = 手番プレイヤー
fact-partner = 相手
fact-committed = 出すカード
fact-card_0 = 1枚目
fact-card_1 = 2枚目
fact-card_2 = 3枚目
fact-trade = 公開
fact-sabotages = 妨害
fact-saboteurs = 出した人
fact-standing = 交換
fact-aside = 捨てるカード
fact-scores = 点
fact-targets = 目標点
fact-danger = 注意
fact-zone_treasure = 宝物
fact-zone_hat = 帽子
fact-zone_lollipop = キャンディ
fact-zone_muffin = マフィン
fact-zone_t_rex = T-レックス
fact-zone_bone = 骨
fact-zone_toxic_waste = 廃棄物
fact-zone_fish = 魚
fact-deck = 山札
fact-deck_back = いちばん上
fact-pile = 捨て札
fact-pile_top = いちばん上
fact-reshuffles = シャッフル回数
fact-passes = 連続パス
fact-zones = それぞれの場
fact-discards = 捨て札
fact-last_traders = 直前の交換
fact-last_trade = 直前の公開
fact-last_sabotages = 直前の妨害
fact-last_saboteurs = 直前に妨害した人
fact-decks_ago_0 = 1枚目：何山前
fact-decks_ago_1 = 2枚目：何山前
fact-decks_ago_2 = 3枚目：何山前
fact-seen_by_all_0 = 1枚目：全員が既知
fact-seen_by_all_1 = 2枚目：全員が既知
fact-seen_by_all_2 = 3枚目：全員が既知
fact-unseen = まだ見ていないカード
fact-pool_cards = 前の山札の見ていないカード
fact-pool_decks_ago = 見ていないカード：何山前

## 品物

noun-object-treasure = 宝物
    .about = 1点。ほかの効果はありません。
noun-object-hat = 帽子
    .about = 1点。受け取った人は、手札をすべて裏返します。
noun-object-lollipop = 音楽キャンディ
    .about = 1点、食べられます。受け取った人は交換相手の手札から1枚取り、その効果がすぐに起こります。
noun-object-muffin = マフィン
    .about = 1点、食べられます。受け取った人は手札をすべて捨てます。
noun-object-t_rex = T-レックス
    .about = 1点。同じ場に食べられるカードがあると1枚食べ、2枚とも捨て札になります。
noun-object-bone = 骨
    .about = 1点、食べられます。ほかの効果はありません。
noun-object-toxic_waste = 有毒廃棄物
    .about = 1点。ただし、持ち主の目標点が1点上がります。
noun-object-fish = 魚
    .about = 食べられます。有毒廃棄物があれば2点、なければ捨て札になります。
noun-object-wandering_mage = さすらいの魔術師
    .about = 0点。2人とも自分の出したカードを受け取り、魔術師は捨て札になります。
noun-object-empty_box = 空箱
    .about = 0点、効果なし。捨て札になります。
noun-object-unknown = ？
    .about = まだ見ていない品物です。

## 裏面とカード

noun-back-sabotage = 妨害
    .about = 手札から出せます。交換か、直前の妨害を取り消します。
noun-back-small_hat = 小さな帽子
    .about = 引いたら逆向きに持ちます。品物が見えるのは持ち主だけです。
noun-back-treasure_t_rex = 宝物とT-レックス
    .about = 品物は宝物かT-レックスです。
noun-back-plain = アイコンなし
    .about = 品物の手がかりはありません。
noun-back-unknown = ？
    .about = カードのこの面は見えません。
noun-card = { $object }（{ $back }）
noun-sight = { $object }（{ $back }）{ $mark }
noun-facing-outward = 外向き
noun-facing-inward = 内向き
noun-mark-outward = { "" }
noun-mark-inward = 内向き

## 場所と役割

noun-slot-0 = 1枚目
noun-slot-1 = 2枚目
noun-slot-2 = 3枚目
noun-role-active = 手番プレイヤー
noun-role-partner = 相手
noun-standing-stands = 有効です
noun-standing-cancelled = 取り消しです
noun-danger-one_point = あと1点で勝ち
    .about = 交換のあとに1点でも増えると、この人の勝ちです。
noun-danger-last_turn = 最終手番でトップ
    .about = これが最後の手番です。このままならこの人の勝ちです。
noun-zone_place = { $owner }：{ $place }枚目

## 描かれたテーブル

table-turn = 手番{ $turn }
table-phase_partner = 相手選び
table-phase_cards = カード選び
table-phase_sabotage = 妨害のとき
table-phase_take = 音楽キャンディ
table-phase_feed = T-レックス
table-phase_effects = 効果
table-role_active = 手番
table-role_partner = 相手
table-zone = 場
table-hand = 見えている手札
table-raised = 有毒廃棄物で上昇
table-only_you = 自分だけ
table-hidden = 見えない
table-inward = 内向き
table-remembered = 覚えている面：{ $side }
table-about_target = 交換のあとで{ $target }点以上ある人の勝ちです。2人とも届いたら、選ばれた人が勝ちます。
table-about_raised = 場に有毒廃棄物があるので、勝つには{ $target }点必要です。2人とも届いたら、選ばれた人が勝ちます。
table-about_zone = 手に入れたカードがここに並びます。点になるのはこのカードだけです。
table-about_window = 妨害が出るたびに結果がひっくり返ります。1枚で取り消し、2枚で復活です。全員がパスすると終わります。
table-about_only_you = あなたの方を向いています。あなたには品物が、ほかの人には裏面が見えます。
table-about_hidden = 持ち主の方を向いています。あなたには裏面しか見えません。
table-about_inward = 持ち主の方を向いています。ほかの人には裏面しか見えません。
table-chosen_card = あなたの選択
table-joke = カードはみんなの方を向いています。絵が見えるのはほかの人で、あなたに見えるのは裏面です。紫の帯のカードだけがあなたの方を向いています。
table-deck = 山札 { $cards }
table-pile = 捨て札 { $cards }
table-see_all = すべて見る
table-with_whom = 誰と？
table-offers = { $name }の番
table-choosing = { $name }が選択中
table-sealed = { $name }は選びました
table-gives = { $name }が出す
table-gave = { $name }が出した
table-stamp_stands = 有効
table-stamp_cancelled = 取り消し
table-so_far = 今のところ
table-yours_stands = あなたが出せば取り消し
table-yours_cancelled = あなたが出せば復活
table-last = 前回
table-take_from = { $name }の手札
table-feed = あなたの場
table-cards = カード一覧
table-unseen = 裏面の向こうにありうるもの
table-earlier = 前の山札から手札に残るカード
table-objects = 品物
table-gone = 捨て札 { $cards }
table-one_winner = 勝者はひとりだけです。ほかの人は、点数にかかわらず全員が2位になります。
table-tale_rounds = 得た点と失った点
table-tale_duel = いちばんもめた交換：妨害が{ $number }枚も重なりました
table-tale_haul = 最高の獲物：1手番で{ $number }点（{ $names }）
table-tale_meal = { $names }の場でT-レックスがとなりの{ $object }をぱくり
table-tale_meals = T-レックスの食事は{ $number }回
table-tale_taken = いちばん甘い手番：音楽キャンディで{ $number }枚（{ $names }）
table-tale_sabotages = 妨害王：{ $names }、{ $number }枚
table-tale_same = 以心伝心：どちらも{ $object }を出しました
table-tale_thrown = 高くついたマフィン：ひと口で手札{ $number }枚（{ $names }）

## 用語集

term-exchange = 交換
    .about = 手番の人と選ばれた人がカードを1枚ずつ出し、同時に公開します。それぞれ相手のカードを受け取ります。
term-partner = 選ばれたプレイヤー|交換の相手|交換相手|相手
    .about = 手番の人が交換する人です。断ることはできません。2人とも目標点に達したら、選ばれたプレイヤーの勝ちです。
term-back = 裏面
    .about = カードのアンタヤギの面です。自分の手札はたいていこの面しか見えず、アイコンだけが手がかりです。
term-facing = 外向き|内向き
    .about = 手札は品物をほかの人に向けて（外向きに）持ちます。内向きのカードの品物は、持ち主にだけ見えます。
term-hint = 宝物とT-レックス
    .about = 絵が二つある裏面です。品物はそのどちらか、宝物かT-レックスです。
term-small_hat = 小さな帽子
    .about = この裏面のカードは逆向きに持ちます。品物は持ち主に見えて、ほかの人には見えません。
term-sabotage = 妨害
    .about = 裏面の一つです。違う品物が2枚公開されたら、手札から出して、交換か別の妨害を取り消せます。
term-zone = 自分の場
    .about = 受け取った品物を表にして置くところです。その点の合計があなたの得点です。
term-target = 目標点
    .about = 勝つのに必要な点です。3～4人なら5点、5人以上なら4点。有毒廃棄物があると1点増えます。
term-edible = 食べられる
    .about = 音楽キャンディ、マフィン、骨、魚のことです。同じ場のT-レックスがそのうち1枚を食べます。
term-hat = 帽子
    .about = 1点。受け取った人は手札をすべて裏返すので、知らなかった品物が見えます。
term-lollipop = 音楽キャンディ
    .about = 1点、食べられます。受け取った人は交換相手の手札から1枚取り、その効果がすぐに起こります。
term-muffin = マフィン
    .about = 1点、食べられます。受け取った人は手札をすべて捨てます。
term-t_rex = T-レックス
    .about = 1点。ただし、同じ場に食べられるカードがあると1枚食べ、2枚とも捨て札になります。
term-toxic_waste = 有毒廃棄物
    .about = 1点。ただし、持ち主の目標点が1点上がります。これがあれば魚は2点になります。
term-mage = さすらいの魔術師
    .about = 0点。2人とも自分が公開したカードを受け取り、魔術師は捨て札になります。

## レッスン

lesson-1 = ようこそ！自分のもの以外は、みんなの品物が見えます。交換で5点集めれば勝ちです。ルスの品物は三つとも1点なので、ルスを選びましょう。
lesson-2 = 自分のカードは裏面しか見えません。でも小さな帽子のカードはあなたの方を向いています。中身は価値のない空箱。これを渡してしまいましょう！
lesson-3 = 空箱で宝物がもらえます！あなたは妨害を持っているので、この交換を取り消すかたずねられます。もちろんパスしましょう。
lesson-4 = 1点です！今度はほかの2人の交換で、どちらも1点もらえそうです。妨害を出しましょう。交換は取り消され、カードはすべて捨て札になります。
lesson-5 = クルトに選ばれました。断れません。1枚目は宝物かT-レックスで1点になるので残します。アイコンなしは何もわからないので、最後の1枚を出しましょう。
lesson-6 = 幸運です。空箱が音楽キャンディになりました！さらにクルトから1枚取れます。帽子を取りましょう。1点になり、手札も裏返ります。
lesson-7 = 3点です。自分の宝物と帽子が見えるようになりました。ルスのT-レックスが来ると音楽キャンディを食べてしまいます。今度はクルトを選びましょう。
lesson-8 = 同じ品物どうしだと交換は取り消しです。クルトも宝物を持っています。帽子を渡せばクルトが得をします。知らないカードを出しましょう。
lesson-9 = 有毒廃棄物でした。クルトは6点必要になりました。マフィンは1点ですが、手札は捨て札に。ルスに選ばれました。向こうにない骨を出しましょう。
lesson-10 = また音楽キャンディで、5点です！でもT-レックスを取ると、あなたのカードを1枚食べて一緒に消え、4点になります。マフィンを取りましょう。
lesson-end = 6点であなたの勝ちです！相手をよく選び、裏面から中身を推理し、妨害はここぞというときに。2人とも目標点に達したら、選ばれたプレイヤーの勝ちです。

## 2つ目のレッスン

finer-1 = 注意！ルスは5点で、あと1点で勝ちです。でもルスの手札は3枚ともT-レックスで、本人には見えません。光っているルスを選びましょう！
finer-2 = 2枚目のカードはあなたの方を向いています。さすらいの魔術師です。これを出しましょう！2人とも自分のカードを受け取るので、T-レックスはあなたのマフィンに近づけません。
finer-3 = ルスは自分のT-レックスを受け取り、骨を食べられました。5点が4点になりました。魔術師は0点で、捨て札になります。
finer-4 = 別のテーブルです。有毒廃棄物があるので6点必要ですが、受け取る魚は1枚2点になります。魚と音楽キャンディを持っているのは、光っているルスです。選びましょう。
finer-5 = 有毒廃棄物は、困った贈り物にもなります。こちらを向いている2枚目を出しましょう。ルスは1点もらいますが、勝つのに6点必要になります。
finer-6 = 音楽キャンディです！ルスから1枚取れます。光っている魚を取りましょう。自分の場に有毒廃棄物がなければ、魚は0点です。
finer-7 = T-レックスが待ちかまえていました。食べ物が来ると1枚食べて、一緒に消えます。どれにするかはあなたが選べます。魚のほうが高いので、音楽キャンディを食べさせましょう。
finer-8 = 有毒廃棄物と魚で3点です。食べ物がなければT-レックスは1点のまま待ち続けます。宝物と帽子と有毒廃棄物は食べません。
finer-9 = 最後のテーブルです。今4点で、6点必要です。T-レックスもいないので、魚をもらえば勝ちです！クルトが魚を持っています。光っているクルトを選びましょう。
finer-10 = 2枚目の空箱を出しましょう。妨害は手札に残します。交換に出したカードは、もう妨害には使えません。
finer-11 = 魚が出ました！妨害するかどうか、最初にたずねられるのはあなたです。パスして待ちましょう。だれかが妨害を出せば、もう一度たずねられます。
finer-12 = ルスが妨害したので、今のところ交換は取り消しです。でも妨害は妨害で取り消せます。光っているカードを出せば、交換はまた有効になります。
finer-end = 6点であなたの勝ちです！妨害が出るたびに結果はひっくり返ります。2枚なら交換は有効、3枚目が出ていたら取り消しでした。妨害に使ったカードの品物は、魔術師でも効果がありません。

## 形勢の見方

mind-points = 点が増える
    .less = 点が減る
mind-near = 目標点に近づく
    .less = 目標点から遠ざかる
mind-sabotages = 手札の妨害が増える
    .less = 手札の妨害が減る
mind-raised = 目標点が上がる
    .less = 目標点が上がらない
mind-eaters = 待ち構えるT-レックスが増える
    .less = 待ち構えるT-レックスが減る
mind-food = 食べられそうなものが増える
    .less = 食べられそうなものが減る
mind-turn = 手番が早く回ってくる
    .less = 手番が遅く回ってくる
mind-finish = この手番で上がれる
    .less = この手番で上がらなくてよい
mind-soon = まもなく上がれる
    .less = すぐに上がらなくてよい
mind-watched = 最後の1点を妨害できる相手が増える
    .less = 最後の1点を妨害できる相手が減る
mind-defended = 最後の1点を守る妨害が増える
    .less = 最後の1点を守る妨害が減る
mind-chosen = 相手に選ばれれば上がれる
    .less = 相手に選ばれて上がらなくてよい
mind-served = 役に立つ札がほかの人の手に増える
    .less = 役に立つ札がほかの人の手に減る
