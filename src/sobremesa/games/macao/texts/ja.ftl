## ゲーム

game-name = マカオ
game-about = 貿易風と黄金、17世紀のマカオ。羅針盤の上でアクションキューブの計画を立て、役職を手に入れ、街区を獲得し、商品をヨーロッパへ運び、金貨を名声に変えましょう。全12ラウンド、今日の計画が明日の手を決めます。
game-reconstructed = ルールはルールブックのとおりです。マップと、カードに書かれていることのほとんどは復元したもので、公開資料はありません。

## オプション

option-wall_stack = 城壁のディスク
    .about = 開始時に城壁のディスクを重ねる順番です。いちばん上の人は各ラウンドで最初に、準備では最後に選びます。
option-wall_stack-random = ランダム
option-wall_stack-seat = 席順（最初の席がいちばん上）
option-dice = ダイスの選び方
    .about = 同時：全員が同時に2個ずつ選び、全員が選び終わるまで、ほかの人のダイスは見えません。順番：城壁の順番に1人ずつ、公開で選びます。ルールブックはどちらも認めています。誰でも城壁の順番を求められます。
option-dice-together = 同時に（非公開）
option-dice-in_order = 1人ずつ、城壁の順番に

## 選べること

verb-sail = { $space }へ進む
verb-deliver = { $space }に届ける
verb-wall = 城壁を1マス進む
verb-wall_credit = 城壁フリー移動を使う
verb-tribute = 貢物で名声を得る
verb-joker = ジョーカータイルを{ $joker_use }に使う
verb-pass = パスする
verb-pay = { $colour }キューブを支払う
verb-gain = { $colour }キューブを得る
verb-die = { $colour }のダイスを選ぶ
verb-no_die = 3個目は選ばない
verb-shift = { $colour }のダイスを1つ{ $shift }
verb-no_shift = ダイスを変えない
verb-joker_half = 同じタイルを{ $joker_use }にも使う
verb-pay_good = { $good }を手放す
verb-place = { $colour }を置く
verb-skip = カードを取らない
verb-use = { $card }を使う
verb-quarter = { $quarter }を獲得する
verb-activate = { $card }を活性化する
verb-take = { $card }を取る
verb-discard = { $card }を捨てる
verb-quarter_without = { $quarter }を{ $colour }抜きで獲得する
verb-activate_without = { $card }を{ $colour }抜きで活性化する
verb-quarter_without_two = { $quarter }を{ $pair }抜きで獲得する

## 出来事

event-revealed = { $card }が公開されました。
event-taken = { $seat }が{ $card }を取りました。
event-taken_from_pile = { $seat }が捨て札から{ $card }を取りました。
event-draft_declined = { $seat }はカードを取りませんでした。
event-discarded = { $card }が捨て札になりました。
event-cubes_placed = { $seat }が{ $colour }キューブ{ $cubes }個を{ $slot }に置きました。
event-round_began = 第{ $round }ラウンドが始まりました。
event-tribute_set = 貢物は金貨{ $gold }枚で名声点{ $points }点に決まりました。
event-removed = { $card }が取り除かれました。
event-shed = { $seat }はカードが多すぎるので{ $card }を捨てました。
event-punished = { $seat }が罰マーカーを受けました（{ $reason }）。
event-rolled = { $colour }のダイスは{ $face }でした。
event-turned_down = { $colour }のダイスが{ $face }から{ $face2 }になりました。
event-die_chosen = { $seat }が{ $colour }のダイス（{ $face }）を選びました。
event-die_sealed = { $seat }が{ $colour }のダイス（{ $face }）を、ほかの人に見えないように選びました。
event-third_declined = { $seat }は3個目のダイスを選びませんでした。
event-shifted = { $seat }が自分用に{ $colour }のダイスを{ $face }にしました。
event-shift_declined = { $seat }はダイスを変えませんでした。
event-roses_turned = 全員の羅針盤が回りました。
event-turn_began = { $seat }の手番になりました。
event-activated = { $seat }が{ $card }を活性化しました。
event-cube_spared = { $seat }は{ $colour }キューブを1個省きました。
event-cube_bought = { $seat }は{ $colour }キューブの代わりに金貨{ $gold }枚を支払いました。
event-quarter_taken = { $seat }が{ $quarter }（{ $tile }）を獲得しました。
event-wall_chosen = { $seat }がキューブ{ $cubes }個で城壁を進むことにしました。
event-wall_stepped = { $seat }が城壁の{ $wall_space }マス目に進みました。
event-wall_stepped_free = { $seat }が城壁フリー移動で{ $wall_space }マス目に進みました。
event-sail_chosen = { $seat }が{ $space }へ向かうことにしました。
event-sailed = { $seat }が{ $space }へ進みました。
event-sailed_free = { $seat }が船フリー移動で{ $space }へ進みました。
event-delivered = { $seat }が{ $space }に{ $good }を届け、名声点{ $points }点を得ました。
event-tribute_paid = { $seat }が貢物として金貨{ $gold }枚を支払い、名声点{ $points }点を得ました。
event-card_used = { $seat }が{ $card }を使いました。
event-joker_used = { $seat }がジョーカータイルを{ $joker_use }に使いました。
event-joker_doubled = { $seat }が同じタイルを{ $joker_use }にも使いました。
event-cubes_paid = { $seat }が{ $colour }キューブ{ $cubes }個を支払いました。
event-gold_paid = { $seat }が金貨{ $gold }枚を支払いました。
event-good_paid = { $seat }が{ $good }を手放しました。タイルはゲームから除かれました。
event-cube_gained = { $seat }が{ $colour }キューブを得ました。
event-gave_cubes = { $card }の効果で{ $seat }は{ $colour }キューブ{ $cubes }個を得ました。
event-gave_gold = { $card }の効果で{ $seat }は金貨{ $gold }枚を得ました。
event-gave_points = { $card }の効果で{ $seat }は名声点{ $points }点を得ました。
event-gave_ship = { $card }の効果で{ $seat }は船フリー移動{ $credits }回を得ました。
event-gave_wall = { $card }の効果で{ $seat }は城壁フリー移動{ $credits }回を得ました。
event-unpunished = { $card }の効果で{ $seat }は罰マーカー{ $markers }個を取り除きました。
event-passed = { $seat }がパスしました。
event-lapsed = { $seat }は使わなかったキューブ{ $cubes }個を返しました。
event-punish_scored = { $seat }は罰マーカー{ $markers }個で名声点{ $points }点を失いました。
event-card_scored = ゲーム終了時、{ $card }で{ $seat }は名声点{ $points }点を得ました。
event-city_scored = { $seat }の最大の連結はマーカー{ $markers }個で、名声点{ $points }点になりました。
event-final_score = { $seat }の最終得点は名声点{ $points }点でした。
event-game_ended = ゲーム終了。{ $outcome }

## 質問

ask-setup_card = 最初のカードを選んでください。
    .hint = キューブを支払えば最後まで使えます。活性化しないと終了時に3点を失います。
ask-setup_cube1 = スロット1に置く色は？
    .hint = 好きな色のキューブ1個。第1ラウンドに矢印に届きます。
ask-setup_cube2 = スロット2に置く色は？
    .hint = 同じ色のキューブ2個。第2ラウンドに矢印に届きます。
ask-draft = カードを1枚取ってください。
    .hint = 個人ボードには5枚まで置けます。超えると罰マーカーを受けます。
ask-overflow = カードを1枚捨ててください。
    .hint = 個人ボードに全部は置けません。新しいカードを捨ててもかまいません。
ask-choose_dice = ダイスを2個選んでください。
    .hint = 目がnならキューブn個。羅針盤がn回まわると矢印に届きます。矢印が空だと罰マーカーです。全員が選び終わるまで、あなたのダイスは誰にも見えません。
ask-die_first = 1個目のダイスを選んでください。
    .hint = 目がnならキューブn個。羅針盤がn回まわると矢印に届きます。矢印が空だと罰マーカーです。
ask-die_second = 2個目のダイスを選んでください。
    .hint = 別のダイスを選びます。ほかの人が同じものを選んでもかまいません。
ask-die_third = 3個目のダイスを選びますか？
    .hint = 1の目のダイスだけ選べます。
ask-die_shift = 自分のダイスを1つ変えますか？
    .hint = 1つ上げるか下げるか、自分だけに有効です。個数とスロットも変わります。
ask-take_action = 何をしますか？
    .hint = 街区、城壁、貢物は各ラウンド1回。余ったキューブは失われます。
ask-pay_cube = どのキューブを支払いますか？
    .hint = 手元のどの色でもかまいません。
ask-pay_good = どの商品を手放しますか？
    .hint = タイルはゲームから除かれ、港のスペースは空いたままです。
ask-gain_colour = どの色を得ますか？
    .hint = キューブはすぐに使えます。
ask-joker_half = 同じタイルでほかに何を得ますか？
    .hint = 2回分になります。金貨かキューブをもう一度選んでください。

## 選べない理由

why-MO-9 = この役職は、そのラウンドになるまで取れません。
why-MO-12 = カードを1枚取らなければなりません。取らなくてよいのは怠け者だけです。
    .take = このカードはもう取られています。公開中のカードから選んでください。
    .activate = このカードはほかの人の個人ボードにあります。
    .discard = このカードはほかの人の個人ボードにあります。自分のカードを捨ててください。
why-MO-13 = このカードは捨てられています。
why-MO-15 = 捨て札から取れるのは、司書を活性化しているときだけです。
why-MO-17 = 捨てるのは自分のカードです。公開中のカードは捨てられません。
why-MO-22 = このダイスはもう選びました。別のダイスを選んでください。
why-MO-25 = 3個目のダイスは1の目でなければなりません。
why-MO-26 = 変えられるのは自分が選んだダイスだけで、1つずつ、1からこのラウンドの最大の目までです。
why-MO-29 = 矢印にこの色のキューブがありません。
    .sail = 船は1マス進むごとにキューブ1個が必要ですが、矢印にありません。
why-MO-34 = このカードの支払いができません。
why-MO-37 = 矢印のキューブでは、このカードの支払いに足りません。
why-MO-41 = 活性化したカードは最後まで動かせません。
why-MO-44 = 矢印のキューブでは、この街区の支払いに足りません。
why-MO-45 = このラウンドの街区はもう獲得しました。
why-MO-46 = この街区にはもう持ち主がいます。
why-MO-52 = ジョーカータイルを持っていません。暗い色の街区にあります。
why-MO-56 = 矢印のキューブでは、城壁を進むのに足りません。
why-MO-57 = このラウンドの城壁の移動は終わりました。別のアクションを行ったからです。
why-MO-59 = あなたのディスクは城壁の終わりにいます。
why-MO-61 = 城壁フリー移動がありません。
why-MO-65 = 船は線に沿って1マスずつ進みます。
why-MO-67 = 停泊所を離れた船は、そこへは戻れません。
why-MO-70 = ここに届けるには、船がこの港にいて、求められる商品を積んでいなければなりません。
why-MO-77 = この手番ではもう名声を得ました。1回だけです。
why-MO-81 = まずこのカードを活性化しなければなりません。
why-MO-82 = このカードはこのラウンドにもう使いました。
why-MO-83 = このカードを使えるのは持ち主だけです。
why-MO-84 = このカードは、その時になるとひとりでに働きます。
why-MO-85 = 今このカードを使っても何も得られません。
why-MO-86 = このカードの条件が今は満たされていません。
why-MO-87 = このカードは、そのたびにひとりでに働きます。
why-MO-101 = この商品は船にありません。
why-MO-R11 = 金貨が足りません。貢物は全額支払います。

## ゲームの結末

outcome-most_points = 12ラウンドが終わりました。名声の最も高い人の勝ちです。
outcome-tie_on_wall = 12ラウンドが終わりました。同点なので城壁の順で決まります。

## テーブルの様子

fact-seat = あなたの席
fact-round = ラウンド
fact-cap = ダイスの上限
fact-price = 貢物：支払い
fact-reward = 名声
fact-own_price = あなたの支払い
fact-turn = 手番
fact-next_seats = 次の人
fact-owed = 支払うキューブの残り
fact-to_take = 得るキューブの残り
fact-quarters_left = 獲得できる街区
fact-wall_move = 城壁の移動
fact-step_cost = 次の城壁1マスのコスト
fact-ship_credit = 船フリー移動
fact-wall_credit = 城壁フリー移動
fact-deck = 山札
fact-points = 名声
fact-gold = 金貨
fact-punished = 罰
fact-danger = 危険
fact-jokers = ジョーカー
fact-discs = 城壁
fact-ranks = 順番
fact-stacks = 重なりの順
fact-ships = 船
fact-cargo = 船の商品
fact-strings = 連結
fact-roses = 羅針盤
fact-dice = ダイス
fact-rolled = 出目
fact-choosers = 選んだ人
fact-shifts = 変えたダイス
fact-dice_cubes = あなたのダイスの分
fact-gaps = あなたの空きスロット
fact-places = カード
fact-costs = コスト
fact-payable = 支払える場所
fact-phases = 働くとき
fact-other_costs = その他のコスト
fact-missing = 足りないもの
fact-tableaux = 個人ボード
fact-active = 活性化済み
fact-used = 使用済み
fact-tiles = タイル
fact-quarter_costs = コスト
fact-owners = 所有者
fact-wants = 欲しい商品
fact-next_points = 得点
fact-berths = 配達スペース
fact-spaces_left = 空き
fact-steps = あなたからの距離
fact-first_steps = 最初の一歩
fact-offices_first = 役職：1枚目
fact-offices_second = 役職：2枚目
fact-pile_top = 捨て札の上
fact-discards = 捨て札
fact-quarters_taken = このラウンドの街区
fact-purchases = このラウンドの貢物
fact-wall_moves = このラウンドの城壁の移動
fact-delivered = 届けた商品
fact-lost_goods = 除外された商品
fact-lost_jokers = 使われたジョーカー

## もの

noun-colour-red = 赤
noun-colour-blue = 青
noun-colour-green = 緑
noun-colour-black = 黒
noun-colour-gray = 灰
noun-colour-violet = 紫
noun-pair = { $colour }と{ $colour2 }
noun-joker_use-gold = 金貨3枚
noun-joker_use-red = 赤キューブ
noun-joker_use-blue = 青キューブ
noun-joker_use-green = 緑キューブ
noun-joker_use-black = 黒キューブ
noun-joker_use-gray = 灰キューブ
noun-joker_use-violet = 紫キューブ
noun-good-lacquer = 漆器
noun-good-rice = 米
noun-good-tea = 茶
noun-good-jade = 翡翠
noun-good-silk = 絹
noun-good-paper = 紙
noun-good-porcelain = 磁器
noun-good-spices = 香辛料
noun-tile-lacquer = 漆器
noun-tile-rice = 米
noun-tile-tea = 茶
noun-tile-jade = 翡翠
noun-tile-silk = 絹
noun-tile-paper = 紙
noun-tile-porcelain = 磁器
noun-tile-spices = 香辛料
noun-tile-joker = ジョーカータイル
noun-space-slip = 停泊所
noun-space-s1 = リスボン沖
noun-space-s2 = バルセロナ沖
noun-space-s3 = アントワープ沖
noun-space-s4 = マルセイユ沖
noun-space-s5 = リスボンとアムステルダムの間の海
noun-space-s6 = バルセロナとジェノヴァの間の海
noun-space-s7 = アムステルダムとロンドンの間の海
noun-space-s8 = ジェノヴァとハンブルクの間の海
noun-space-s9 = ロンドンとハンブルクの間の海
noun-space-s10 = アントワープとマルセイユの間の海
noun-space-lisboa = リスボン
noun-space-barcelona = バルセロナ
noun-space-antwerpen = アントワープ
noun-space-marseille = マルセイユ
noun-space-amsterdam = アムステルダム
noun-space-genova = ジェノヴァ
noun-space-london = ロンドン
noun-space-hamburg = ハンブルク
noun-quarter-q01 = 黒2の街区
noun-quarter-q02 = 青1・緑1・灰1の街区
noun-quarter-q03 = 赤2・黒1の街区
noun-quarter-q04 = 赤1の街区
noun-quarter-q05 = 緑1・灰1の街区
noun-quarter-q06 = 青1の街区
noun-quarter-q07 = 青1・黒1・紫1の街区
noun-quarter-q08 = 灰2の街区
noun-quarter-q09 = 黒1・紫1の街区
noun-quarter-q10 = 緑1・黒1・紫1の街区
noun-quarter-q11 = 赤1・灰1の街区
noun-quarter-q12 = 紫2の街区
noun-quarter-q13 = 赤1・黒1・灰1の街区
noun-quarter-q14 = 青2・灰1の街区
noun-quarter-q15 = 緑1の街区
noun-quarter-q16 = 青1・灰1・紫1の街区
noun-quarter-q17 = 黒1の街区
noun-quarter-q18 = 赤2の街区
noun-quarter-q19 = 青1・紫1の街区
noun-quarter-q20 = 緑2・黒1の街区
noun-quarter-q21 = 赤1・緑1・灰1の街区
noun-quarter-q22 = 赤1・緑1の街区
noun-quarter-q23 = 灰1の街区
noun-quarter-q24 = 赤1・緑1・紫1の街区
noun-quarter-q25 = 青2の街区
noun-quarter-q26 = 紫1の街区
noun-quarter-q27 = 赤1・青1・黒1の街区
noun-quarter-q28 = 青1・黒1の街区
noun-quarter-q29 = 灰1・紫2の街区
noun-quarter-q30 = 緑2の街区
noun-slot-arrow = 矢印
noun-slot-slot_1 = スロット1
noun-slot-slot_2 = スロット2
noun-slot-slot_3 = スロット3
noun-slot-slot_4 = スロット4
noun-slot-slot_5 = スロット5
noun-slot-slot_6 = スロット6
noun-shift-up = 上げる
noun-shift-down = 下げる
noun-reason-empty_arrow = 矢印にキューブがない
noun-reason-overflow = カードが多すぎる
noun-reason-tableau_end = 個人ボードに残ったカード
noun-danger-empty_arrow = 矢印に届くキューブなし
    .about = このままでは、羅針盤が回っても矢印にキューブが届きません。罰マーカーを受け、最後に3点を失います。1の目のダイスを選べば防げます。
noun-danger-overflow = 個人ボードが満杯
    .about = 個人ボードがいっぱいです。次のカードで罰マーカーを受け、最後に3点を失います。カードを活性化すれば空きます。
noun-danger-tableau_end = 未払いのカード
    .about = 最後のラウンドです。活性化していないカードは1枚につき罰マーカーになり、3点を失います。
noun-wall_move-open = 続けられる
noun-wall_move-over = 終了
noun-place-offer = 公開中
noun-place-pile = 捨て札
noun-place-tableau = 個人ボード
noun-place-active = 使用可能
noun-place-used = 使用済み
noun-place-coming = 次のラウンド
noun-phase-cards = カードフェイズ
noun-phase-dice = ダイスフェイズ
noun-phase-actions = アクションフェイズ
noun-phase-end = ゲーム終了時
noun-rose = { $sailor }、{ $slot }：{ $colour }
noun-dice_cubes = { $slot }：{ $colour }
noun-berth = { $space }のスペース{ $berth_number }
noun-cargo = { $seat }：{ $good }
noun-holding = { $owner }：{ $card }
noun-cost = { $card }：{ $colour }
noun-quarter_cost = { $quarter }：{ $colour }
noun-chooser = { $colour }：{ $seat }
noun-shifted_die = { $colour }を{ $shift }

## カードとその効果

noun-card-clerk = 書記官
    .about = 【役職】コスト：赤1。ラウンドに1回：好きな色のキューブ1個を支払い、赤キューブ1個を得る。
noun-card-magistrate = 行政官
    .about = 【役職】コスト：赤2。ラウンドに1回：赤キューブ1個を支払い、金貨1枚を得る。
noun-card-tax_collector = 徴税官
    .about = 【役職】コスト：赤3。ラウンドに1回、金貨が1枚以下なら：金貨1枚を得る。
noun-card-treasurer = 財務官
    .about = 【役職】コスト：赤4。ラウンドに1回、金貨が2枚以下なら：金貨1枚を得る。
noun-card-port_pilot = 水先案内人
    .about = 【役職】コスト：青1。ラウンドに1回：好きな色のキューブ1個を支払い、青キューブ1個を得る。
noun-card-purser = 会計官
    .about = 【役職】コスト：青2。ラウンドに1回：好きな色のキューブ2個を支払い、金貨1枚を得る。
noun-card-harbour_master = 港務長
    .about = 【役職】コスト：青3。ラウンドに1回、船が港にいれば：名声点1点を得る。
noun-card-admiral = 提督
    .about = 【役職】コスト：青4。ラウンドに1回、船が海マスにいれば：好きな色のキューブ1個、名声点1点を得る。
noun-card-land_surveyor = 測量官
    .about = 【役職】コスト：緑1。ラウンドに1回：緑キューブ1個を支払い、金貨1枚を得る。
noun-card-steward = 執事
    .about = 【役職】コスト：緑2。ラウンドに1回：緑キューブ1個を支払い、好きな色のキューブ2個を得る。
noun-card-bailiff = 代官
    .about = 【役職】コスト：緑3。ラウンドに1回：緑キューブ1個を支払い、好きな色のキューブ3個を得る。
noun-card-governor = 総督
    .about = 【役職】コスト：緑4。ラウンドに1回：緑キューブ1個を支払い、名声点2点を得る。
noun-card-notary = 公証人
    .about = 【役職】コスト：黒1。ラウンドに1回：好きな色のキューブ1個を支払い、黒キューブ1個を得る。
noun-card-quartermaster = 補給官
    .about = 【役職】コスト：黒2。ラウンドに1回：黒キューブ1個を支払い、好きな色のキューブ2個を得る。
noun-card-procurator = 代理官
    .about = 【役職】コスト：黒3。ラウンドに1回：好きな色のキューブ1個を得る。
noun-card-marshal = 元帥
    .about = 【役職】コスト：黒4。ラウンドに1回：黒キューブ2個を得る。
noun-card-archivist = 記録官
    .about = 【役職】コスト：灰1。ラウンドに1回：灰キューブ1個を支払い、金貨1枚を得る。
noun-card-judge = 裁判官
    .about = 【役職】コスト：灰2。ラウンドに1回：灰キューブ1個を支払い、名声点1点を得る。
noun-card-mint_master = 造幣長官
    .about = 【役職】コスト：灰3。ラウンドに1回：灰キューブ1個を支払い、金貨1枚を得る。
noun-card-chancellor = 宰相
    .about = 【役職】コスト：灰4。ラウンドに1回：名声点1点を得る。
noun-card-chamberlain = 侍従
    .about = 【役職】コスト：紫1。ラウンドに1回：紫キューブ1個を支払い、金貨1枚を得る。
noun-card-paymaster = 支払官
    .about = 【役職】コスト：紫2。ラウンドに1回：金貨1枚を支払い、名声点2点を得る。
noun-card-councillor = 参事官
    .about = 【役職】コスト：紫3。ラウンドに1回：紫キューブ1個を得る。
noun-card-viceroy = 副王
    .about = 【役職】コスト：紫4。ラウンドに1回：好きな色のキューブ2個を得る。
noun-card-fountain = 噴水
    .about = 【建物】コスト：青1、黒1。街区を獲得するたび：城壁フリー移動1回を得る。
noun-card-smithy = 鍛冶場
    .about = 【建物】コスト：青1、黒2。ゲーム終了時：街にある自分の所有マーカー1個につき名声点1点を得る。
noun-card-gate = 城門
    .about = 【建物】コスト：紫2。城壁の移動の2マス目以降のコストが、2個ではなくキューブ1個になる。
noun-card-tower = 塔
    .about = 【建物】コスト：青1、紫1。城壁の移動の最初の1マスのコストがキューブ0個になる。
noun-card-cooperage = 樽工房
    .about = 【建物】コスト：灰2。商品を届けるたび：名声点1点を得る（倉庫でも増えない）。
noun-card-lighthouse = 灯台
    .about = 【建物】コスト：赤1、緑1、黒1。船が港の隣のマスにいるときも、その港に商品を届けられる。
noun-card-statue = 彫像
    .about = 【建物】コスト：黒2。ゲーム終了時：自分の最大の連結のマーカー1個につき名声点1点を得る。
noun-card-warehouse_spices = 香辛料の倉庫
    .about = 【建物】コスト：黒1、灰1。香辛料を届けるたび、港のスペースの点数が2倍になる。
noun-card-warehouse_rice = 米の倉庫
    .about = 【建物】コスト：赤1、紫1。米を届けるたび、港のスペースの点数が2倍になる。
noun-card-warehouse_paper = 紙の倉庫
    .about = 【建物】コスト：青1、黒1。紙を届けるたび、港のスペースの点数が2倍になる。
noun-card-warehouse_silk = 絹の倉庫
    .about = 【建物】コスト：青1、緑1。絹を届けるたび、港のスペースの点数が2倍になる。
noun-card-warehouse_porcelain = 磁器の倉庫
    .about = 【建物】コスト：緑1、黒1、灰1。磁器を届けるたび、港のスペースの点数が2倍になる。
noun-card-warehouse_jade = 翡翠の倉庫
    .about = 【建物】コスト：赤1、青1、紫1。翡翠を届けるたび、港のスペースの点数が2倍になる。
noun-card-warehouse_tea = 茶の倉庫
    .about = 【建物】コスト：黒1、灰1、紫1。茶を届けるたび、港のスペースの点数が2倍になる。
noun-card-warehouse_lacquer = 漆器の倉庫
    .about = 【建物】コスト：青1、緑1、黒1。漆器を届けるたび、港のスペースの点数が2倍になる。
noun-card-university = 大学
    .about = 【建物】コスト：青1、緑1、紫1。ゲーム終了時：活性化したカード3枚（これも含む）ごとに名声点1点を得る。
noun-card-customs_house = 税関
    .about = 【建物】コスト：紫1。ラウンドに1回、船が港にいれば：好きな色のキューブ2個を支払い、金貨1枚を得る。
noun-card-bank = 銀行
    .about = 【建物】コスト：青2、紫2。ラウンドに1回、金貨を3枚以上持っていれば：金貨1枚を得る。
noun-card-mint = 造幣所
    .about = 【建物】コスト：緑1、灰1。ラウンドに1回：好きな色のキューブ3個を支払い、金貨1枚、名声点1点を得る。
noun-card-market = 市場
    .about = 【建物】コスト：赤1、紫1。ラウンドに1回：好きな色のキューブ1個を支払い、船の商品タイル1枚につき名声点1点を得る（最大2点）。
noun-card-trading_post = 商館
    .about = 【建物】コスト：緑1、灰1。ラウンドに1回：船の商品タイル1枚（ゲームから除外）を支払い、金貨1枚、名声点2点を得る。
noun-card-tavern = 居酒屋
    .about = 【建物】コスト：紫1。ラウンドに1回、ダイスフェイズで、選んだダイスに5か6の目があれば：金貨1枚を得る。
noun-card-inn = 宿屋
    .about = 【建物】コスト：黒1。ラウンドに1回、金貨が1枚以下なら：好きな色のキューブ1個を得る。
noun-card-town_hall = 市庁舎
    .about = 【建物】コスト：黒1、紫2。ゲーム終了時：活性化した役職カード1枚につき名声点1点を得る。
noun-card-cathedral = 大聖堂
    .about = 【建物】コスト：緑2、灰2。ゲーム終了時：名声点6点を得る。
noun-card-chapel = 礼拝堂
    .about = 【建物】コスト：緑1。ゲーム終了時：名声点2点を得る。
noun-card-monastery = 修道院
    .about = 【建物】コスト：緑1、黒1。ゲーム終了時：自分の罰マーカー1個につき名声点2点を得る。
noun-card-temple = 寺院
    .about = 【建物】コスト：青2、灰1。ゲーム終了時：名声点4点を得る。
noun-card-pagoda = 仏塔
    .about = 【建物】コスト：赤2。ゲーム終了時：名声点3点を得る。
noun-card-school = 学校
    .about = 【建物】コスト：緑1、灰2。ゲーム終了時：活性化した人物カード1枚につき名声点1点を得る。
noun-card-library = 図書館
    .about = 【建物】コスト：青1、灰2。ラウンドに1回：青キューブ1個、灰キューブ1個を得る。
noun-card-academy = 学院
    .about = 【建物】コスト：赤2、緑2。ゲーム終了時：活性化したカード2枚（これも含む）ごとに名声点1点を得る。
noun-card-observatory = 天文台
    .about = 【建物】コスト：青1、灰1。ラウンドに1回、ダイスフェイズで、選んだダイス1個の目を自分だけ1つ変えてよい（1未満やラウンドの上限超えは不可）。
noun-card-hospital = 病院
    .about = 【建物】コスト：青1。ラウンドに1回、罰マーカーを持っていれば：金貨1枚を支払い、自分の罰マーカー1個を取り除く。
noun-card-barracks = 兵舎
    .about = 【建物】コスト：灰1、紫1。ラウンドに1回、城壁の順番が最初なら：好きな色のキューブ2個を得る。
noun-card-fortress = 要塞
    .about = 【建物】コスト：灰1、紫1。ゲーム終了時：自分のディスクの城壁マスの番号3ごとに名声点1点を得る。
noun-card-palace = 宮殿
    .about = 【建物】コスト：青2、黒2。ラウンドに1回：名声点1点を得る。
noun-card-garden = 庭園
    .about = 【建物】コスト：黒1。ゲーム終了時：ジョーカータイルのあった自分の街区1つにつき名声点1点を得る。
noun-card-shipyard = 造船所
    .about = 【建物】コスト：赤1。ラウンドに1回：赤キューブ1個を支払い、青キューブ2個を得る。
noun-card-quay = 埠頭
    .about = 【建物】コスト：赤1、青1。ラウンドに1回、船が港にいれば：好きな色のキューブ1個を得る。
noun-card-workshop = 工房
    .about = 【建物】コスト：緑1。ラウンドに1回：好きな色のキューブ1個を支払い、好きな色のキューブ1個を得る。
noun-card-kiln = 窯元
    .about = 【建物】コスト：赤2、灰2。ラウンドに1回：赤キューブ1個を支払い、金貨1枚、名声点1点を得る。
noun-card-brickworks = 煉瓦工場
    .about = 【建物】コスト：赤1、青1、灰1、紫1。ラウンドに1回：赤キューブ2個、好きな色のキューブ1個を得る。
noun-card-theatre = 劇場
    .about = 【建物】コスト：赤1、緑2。ラウンドに1回：金貨2枚を支払い、名声点4点を得る。
noun-card-idler = 怠け者
    .about = 【人物】コスト：灰1。カードフェイズで、カードを取らなくてもよい。
noun-card-juggler = 曲芸師
    .about = 【人物】コスト：赤1、青1、緑1。使うジョーカータイルは2回分になる（キューブ2個、キューブ1個と金貨3枚、または金貨6枚）。
noun-card-herald = 触れ役
    .about = 【人物】コスト：赤1、黒2。街区を獲得するたび：名声点1点を得る。
noun-card-night_watchman = 夜警
    .about = 【人物】コスト：赤1、青1。街区を獲得するたび：好きな色のキューブ1個を得る。
noun-card-soldier = 兵士
    .about = 【人物】コスト：青1、黒1、灰1。1ラウンドに獲得できる街区が1つではなく2つになる。
noun-card-speculator = 投機家
    .about = 【人物】コスト：赤1、緑1。街区を獲得するたび、コストのキューブ1個の代わりに金貨1枚を支払ってよい。
noun-card-carpenter = 大工
    .about = 【人物】コスト：赤1、黒1、紫1。コストがキューブ2個以上の街区を獲得するたび、1個を省いてよい。
noun-card-cannoneer = 砲手
    .about = 【人物】コスト：青1、灰1。ラウンドに1回：好きな色のキューブ1個を支払い、城壁フリー移動2回を得る。
noun-card-guard = 衛兵
    .about = 【人物】コスト：緑2。城壁の順番では、自分のディスクが重なりのいちばん上にあるとみなす。
noun-card-captain = 船長
    .about = 【人物】コスト：赤1、緑1。ラウンドに1回：船フリー移動2回を得る。
noun-card-cabin_boy = 見習い水夫
    .about = 【人物】コスト：灰1。ラウンドに1回：船フリー移動1回を得る。
noun-card-sail_maker = 帆職人
    .about = 【人物】コスト：赤1、青1、灰1。船の移動に支払うキューブ1個で2マス進める（移動後に船フリー移動1回を得る）。
noun-card-helmsman = 操舵手
    .about = 【人物】コスト：緑1、紫1。商品を届けるたび：船フリー移動2回を得る。
noun-card-messenger = 使者
    .about = 【人物】コスト：赤1、灰1。貢物で名声を得るたび、支払いが金貨1枚少なくなる（0未満にはならない）。
noun-card-diplomat = 外交官
    .about = 【人物】コスト：赤1、灰1、紫1。貢物で名声を得るたび：名声点2点を得る。
noun-card-envoy = 特使
    .about = 【人物】コスト：青1、緑1、黒1、灰1。貢物で名声を得ることが、1手番に2回できる。
noun-card-abbot = 修道院長
    .about = 【人物】コスト：赤1。ゲーム終了時に個人ボードに残ったカードで罰マーカーを受けない。
noun-card-professor = 教授
    .about = 【人物】コスト：黒1、紫1。ラウンドに1回、ダイスフェイズで、選んだダイスに1の目があれば：金貨1枚を得る。
noun-card-merchant = 豪商
    .about = 【人物】コスト：黒2、紫2。ラウンドに1回：船の商品タイル1枚につき金貨1枚を得る（最大2枚）。
noun-card-pedlar = 行商人
    .about = 【人物】コスト：赤2、黒1。ラウンドに1回：金貨1枚を支払い、好きな色のキューブ3個を得る。
noun-card-money_changer = 両替商
    .about = 【人物】コスト：青1。ゲーム終了時：金貨2枚ごとに名声点1点（最大5点）を得る。
noun-card-moneylender = 金貸し
    .about = 【人物】コスト：赤1、灰1。ラウンドに1回、金貨を1枚も持っていなければ：金貨1枚を得る。
noun-card-weaver = 織工
    .about = 【人物】コスト：赤2、青1。ラウンドに1回：赤キューブ1個と青キューブ1個を支払い、名声点2点を得る。
noun-card-dyer = 染物師
    .about = 【人物】コスト：青2、緑1。ラウンドに1回：青キューブ1個と緑キューブ1個を支払い、名声点2点を得る。
noun-card-potter = 陶工
    .about = 【人物】コスト：緑2、黒1。ラウンドに1回：緑キューブ1個と黒キューブ1個を支払い、名声点2点を得る。
noun-card-painter = 絵師
    .about = 【人物】コスト：黒2、灰1。ラウンドに1回：黒キューブ1個と灰キューブ1個を支払い、名声点2点を得る。
noun-card-goldsmith = 金細工師
    .about = 【人物】コスト：灰2、紫1。ラウンドに1回：灰キューブ1個と金貨1枚を支払い、名声点3点を得る。
noun-card-jeweller = 宝石商
    .about = 【人物】コスト：赤1、紫2。ラウンドに1回：紫キューブ1個と金貨1枚を支払い、名声点3点を得る。
noun-card-sculptor = 彫刻家
    .about = 【人物】コスト：灰1。ラウンドに1回：好きな色のキューブ2個を支払い、名声点1点を得る。
noun-card-poet = 詩人
    .about = 【人物】コスト：青2。ラウンドに1回：好きな色のキューブ1個を支払い、名声点1点を得る。
noun-card-actor = 役者
    .about = 【人物】コスト：緑2、紫1。ラウンドに1回：好きな色のキューブ2個を支払い、名声点2点を得る。
noun-card-scholar = 学者
    .about = 【人物】コスト：赤1、黒1、灰1、紫1。ラウンドに1回：金貨1枚を支払い、名声点3点を得る。
noun-card-student = 学生
    .about = 【人物】コスト：青1。ラウンドに1回、ダイスフェイズで、選んだダイスに2の目があれば：名声点1点を得る。
noun-card-teacher = 教師
    .about = 【人物】コスト：青2、紫1。ラウンドに1回：紫キューブ1個を支払い、好きな色のキューブ3個を得る。
noun-card-scribe = 写字生
    .about = 【人物】コスト：黒1、灰1。ラウンドに1回：灰キューブ1個を支払い、好きな色のキューブ2個を得る。
noun-card-librarian = 司書
    .about = 【人物】コスト：赤1。ゲーム終了時：活性化したカード6枚（これも含む）ごとに名声点1点を得る。
noun-card-astrologer = 占星術師
    .about = 【人物】コスト：緑1、紫1。ラウンドに1回、ダイスフェイズで、選んだダイスに3か4の目があれば：金貨1枚を得る。
noun-card-gambler = 博徒
    .about = 【人物】コスト：緑1、灰1、紫1。ラウンドに1回、ダイスフェイズで、1の目のダイスなら3個目を選んでよい。
noun-card-physician = 医師
    .about = 【人物】コスト：青1、緑1。ラウンドに1回、罰マーカーを持っていれば：好きな色のキューブ2個を支払い、自分の罰マーカー1個を取り除く。
noun-card-monk = 修道士
    .about = 【人物】コスト：赤1、黒1。ラウンドに1回、金貨を1枚も持っていなければ：名声点1点を得る。
noun-card-missionary = 宣教師
    .about = 【人物】コスト：赤2、灰1。ゲーム終了時：届けた商品の種類1つにつき名声点1点を得る。
noun-card-pilgrim = 巡礼者
    .about = 【人物】コスト：緑1。ラウンドに1回、城壁の順番が最後なら：名声点1点を得る。
noun-card-architect = 建築家
    .about = 【人物】コスト：赤1、青1、緑1、黒1。ラウンドに1回：金貨2枚を支払い、名声点5点を得る。
noun-card-master_builder = 棟梁
    .about = 【人物】コスト：赤1、青1、緑1、紫1。ラウンドに1回：好きな色のキューブ2個、名声点1点を得る。
noun-card-gardener = 庭師
    .about = 【人物】コスト：黒1。ラウンドに1回：緑キューブ1個を支払い、名声点1点を得る。
noun-card-fisherman = 漁師
    .about = 【人物】コスト：黒1、紫1。ラウンドに1回、船が海マスにいれば：好きな色のキューブ1個を支払い、金貨1枚を得る。
noun-card-innkeeper = 宿屋の主人
    .about = 【人物】コスト：赤1、黒1。ラウンドに1回、城壁の順番が最後なら：好きな色のキューブ2個を得る。
noun-card-smuggler = 密輸商
    .about = 【人物】コスト：緑1、黒1、灰1、紫1。ラウンドに1回：船の商品タイル1枚（ゲームから除外）を支払い、名声点4点を得る。
noun-card-navigator = 航海士
    .about = 【人物】コスト：緑1、紫2。ラウンドに1回、船が海マスにいれば：好きな色のキューブ2個を得る。
noun-card-docker = 荷役人
    .about = 【人物】コスト：紫1。ラウンドに1回、船が港にいれば：好きな色のキューブ1個を支払い、名声点1点を得る。
noun-card-broker = 仲買人
    .about = 【人物】コスト：青1、紫1。ラウンドに1回、金貨を4枚以上持っていれば：名声点1点を得る。
noun-card-courtier = 廷臣
    .about = 【人物】コスト：緑1、黒1。ラウンドに1回、城壁の順番が最初なら：名声点1点を得る。

## 描かれたテーブル

table-phase_setup = 最初のラウンドの前
table-phase_cards = カード
table-phase_dice = ダイス
table-phase_actions = アクション
table-almanac = ラウンドとこれからの役職
table-city = 街
table-sea = 海
table-ways = 行き先：{ $names }。
table-players = 相手
table-wall = 城壁
table-wall_order = 城壁の順番
table-slip = 停泊所
table-tribute = 貢物
table-offer = 選べるカード
table-dice = ダイス
table-rolled = 元は{ $face }
table-aside = 下の海を見る
table-pile = 捨て札：{ $cards }枚
table-pile_empty = まだありません
table-pile_order = いちばん上のカードから順に並んでいます。誰でもいつでも見られます。
table-see_all = すべて見る
table-supply = 使えるキューブ
table-supply_next = 回転のあと
table-colours = 選択
table-free = 空き
table-pay_now = 今払える
table-pay_after = 回転のあと
table-pay_in = { $rounds }ラウンド後
table-pay_unknown = まだ
table-use = 使う
table-used = 使用済み
table-auto = 自動
table-when_1 = カード
table-when_2 = ダイス
table-when_end = 終了時
table-joker = ジョーカーを使う
table-account_before = 最終得点計算の前
table-account_punished = 罰マーカー
table-account_cards = 終了時カード
table-account_city = 最大の連結
table-tale_rounds = 各ラウンドと終了時の名声点
table-tale_end = 終了時
table-tale_round = 最高のラウンド：{ $names }、第{ $round }ラウンドに名声点{ $number }点
table-tale_card = 最高のカード：{ $card }が{ $names }に名声点{ $number }点
table-tale_clean = 罰マーカーなし：{ $names }
table-tale_tribute = いちばん貢いだ人：{ $names }、合わせて名声点{ $number }点
table-tale_delivered = いちばん働いた船：{ $names }、{ $number }回の納品
table-tale_string = 最大の連結：マーカー{ $number }個（{ $names }）
table-tale_lapsed = 1手番でいちばん無駄にしたキューブ：{ $number }個（{ $names }）

## 用語集

term-cube = アクションキューブ|キューブ
    .about = カードや街区、船や城壁の移動の支払いに使います。使わなかった分は、パスすると失われます。
term-rose = 羅針盤
    .about = キューブがスロット1～6で待つ場所です。ラウンドごとに1つ回り、矢印に届いたものが使えます。
term-arrow = 矢印
    .about = ここにあるキューブをこのラウンドに使えます。羅針盤が回ったあとに1個もないと、罰マーカーを受けます。
term-supply = 使えるキューブ
    .about = 羅針盤の矢印にあるキューブです。今支払えるのはこれだけです。
term-tableau = 個人ボード
    .about = 取ったけれどまだ支払っていないカードを5枚まで置けます。最後まで残ると1枚につき罰マーカー1個です。
term-activate = 活性化
    .about = カードに示されたキューブをちょうど支払うことです。以後、ゲームの終わりまで効果があります。
term-office = 役職
    .about = 同じ色のキューブ1～4個で活性化するカードです。どのラウンドにどの2枚が出るかは最初からわかります。
term-quarter = 街区
    .about = 街のマスです。ラウンドに1つ獲得でき、タイルがもらえて、連結にも数えます。
term-string = 最大の連結|連結
    .about = つながった自分の街区です。最大の連結の街区は、最後に1つにつき名声点2点になります。
term-ship_credit = 船フリー移動
    .about = 支払わずに船を1マス進められます。使わなければ手番の終わりに失われます。
term-wall = 城壁
    .about = ここで前にいる人から順に、カードを取り、ダイスを選び、手番を行います。
term-wall_credit = 城壁フリー移動
    .about = 城壁の移動とは別に、支払わずに1マス進めます。使わなければ手番の終わりに失われます。
term-tribute = 貢物
    .about = ラウンドに1回、この枚数の金貨で、この数の名声点を得られます。毎ラウンド変わります。
term-prestige = 名声点|名声
    .about = 12ラウンドの後にいちばん多い人が勝ちです。
term-punish = 罰マーカー
    .about = ゲームの終わりに1個につき名声点3点を失います。
term-joker = ジョーカータイル|ジョーカー
    .about = 暗い色の街区にあります。自分の手番にいつでも、好きな色のキューブ1個か金貨3枚に換えられます。

## レッスン

lesson-1 = マカオへようこそ！最初のカードに船長を取りましょう。コストは赤と緑のキューブ1個ずつで、活性化すると毎ラウンド、船が2マスただで進めます。
lesson-2 = キューブは羅針盤の上で待ち、矢印に届くと使えます。スロット1に赤を1個置きましょう。第1ラウンドに届き、船長のコストの半分になります。
lesson-3 = スロット2には、第2ラウンドに届くキューブを2個置きます。黒にしましょう。矢印にキューブが1個も届かないラウンドには、罰マーカーを受けます。
lesson-4 = 第1ラウンドです！城壁で先頭なので、最初にカードを取ります。上の帯には全ラウンドの役職が見えます。彫像を選びましょう。第2ラウンドに黒キューブ2個で支払えて、ゲーム終了時に自分の最大の連結の街区1つにつき1点になります。
lesson-5 = 6個のダイスは全員のもので、2個選びます。全員が選び終わるまで、誰にも見えません。ダイスは目の数だけキューブをもたらし、羅針盤が同じ数だけ回ると届きます。緑は1：キューブ1個がすぐに届きます。
lesson-6 = 赤のダイスなら6個ですが、届くのは第6ラウンドです。多いほど遅い、それがマカオの核心です。1の目の黒を選びましょう。今すぐ使えます。
lesson-7 = 羅針盤が回りました。矢印には赤、緑、黒のキューブが1個ずつあります。今使えるのはこれだけです。赤と緑で船長を活性化しましょう。
lesson-8 = 次は街です。1ラウンドに街区を1つ獲得できます。黒キューブで光っている街区を取りましょう。米が船に積まれます。隣り合う街区は連結になり、最後に1つ2点。暗い街区のジョーカーは、好きな色のキューブか金貨3枚になります。
lesson-9 = キューブはもうありませんが、カードは自分の手番のいつでも使えます。たいていはラウンドに1回です。船長を使いましょう。船フリー移動2回、キューブなしで2マス進めます。
lesson-10 = バルセロナは米を求めています。海を見てください。光っているマスが途中にあります。そこへ進みましょう。
lesson-11 = そして港へ！フリー移動は使い切りましょう。手番の終わりに失われます。使わなかったキューブも同じです。
lesson-12 = 米を届けましょう！バルセロナに最初に届けた人は名声点3点、次は2点、その次は1点です。早いほど得です。
lesson-end = 3点です！金貨もラウンドに1回、名声になります。今日の貢物は金貨6枚で8点、持っているより1枚多いので払えません。相手は城壁で前に出て、次からは先に行います。最初の1マスはキューブ1個、そのあとは1マスにつき2個です。支払わなかったカードは1枚につきマイナス3点です。12ラウンド後に名声の最も多い人が勝ちます。これでマカオがわかりました！

## 形勢の見方

mind-points = 名声が増える
    .less = 名声が減る
mind-gold = 金貨が増える
    .less = 金貨が減る
mind-jokers = ジョーカーが増える
    .less = ジョーカーが減る
mind-punished = 罰マーカーが増える
    .less = 罰マーカーが減る
mind-waiting = 活性化を待つカードが増える
    .less = 活性化を待つカードが減る
mind-owed = カードにまだ要るキューブが増える
    .less = カードにまだ要るキューブが減る
mind-exchanges = 毎ラウンド使えるカードが増える
    .less = 毎ラウンド使えるカードが減る
mind-bonuses = ボーナスをもたらすカードが増える
    .less = ボーナスをもたらすカードが減る
mind-powers = 常に働くカードが増える
    .less = 常に働くカードが減る
mind-ends = 終了時カードの得点が増える
    .less = 終了時カードの得点が減る
mind-markers = 所有する街区が増える
    .less = 所有する街区が減る
mind-string = 街区の連結が長くなる
    .less = 街区の連結が短くなる
mind-goods = 船の商品が増える
    .less = 船の商品が減る
mind-harbour = 港での商品の得点が増える
    .less = 港での商品の得点が減る
mind-cubes = 羅針盤のキューブが増える
    .less = 羅針盤のキューブが減る
mind-gaps = 羅針盤の空きスロットが増える
    .less = 羅針盤の空きスロットが減る
mind-wall = 城壁で先に進む
    .less = 城壁で後ろに留まる
mind-order = 順番が遅くなる
    .less = 順番が早くなる
finer-1 = 第8ラウンドです。個人ボードにはカードが5枚あり、もう置けません。それでも1枚取らなければならないので、占星術師を取りましょう。
finer-2 = 6枚目を置く場所はありません。1枚捨てて、罰マーカーを受けます。赤キューブは届かないので、徴税官を捨てましょう。
finer-3 = 終盤のダイスです。第12ラウンドより後に届く目は、1に変わります。灰は6でしたが、今は1です。灰キューブがすぐに1個届くので、これを選びましょう。
finer-4 = 緑は5、第12ラウンドにちょうど5個届きます。ここからは、最大の目がラウンドごとに1ずつ下がります。緑を選びましょう。
finer-5 = 相手の手番が終わりました。矢印に灰キューブがあります。見習い水夫を活性化すれば、個人ボードに空きができます。
finer-6 = 次は城壁です。最初の1マスはキューブ1個です。相手のマスに入ると上に重なり、次のラウンドからは先になります。城壁を進みましょう。
finer-7 = 続けて進めます。2マス目からは1マスにつきキューブ2個、色は何でもかまいません。もう1マス城壁を進みましょう。
finer-8 = 紫キューブは残り1個、3マス目には2個必要です。ジョーカーを紫キューブにしましょう。ジョーカーを使っても、城壁の移動は終わりません。
finer-9 = 城壁の3マス目です！途中で船を進めたり街区を取ったりしていたら、移動はそこで終わっていました。
finer-10 = これで2マス先です。第9ラウンドは先にカードを取れます。手番1回分の価値があることもあります。次はゲームの終わり方を見ましょう。
finer-11 = 第12ラウンド、最後の手番です。ダイスはすべて1でした。光っている街区を取りましょう。街区が5つつながります。得点になるのは最大の連結だけです。
finer-12 = 最後に残ったジョーカーには価値がありません。灰キューブにしましょう。
finer-13 = 個人ボードに残ったカードは、1枚につきマイナス3点です。天文台を活性化しましょう。もう使いませんが、これで減点になりません。
finer-14 = 船に残った商品にも価値はありません。今はジェノヴァにいます。翡翠を届けましょう。
finer-15 = もうすることはないので、パスしてゲームを終えましょう。同点なら、城壁で先にいる人の勝ちです。
finer-end = 39対25です！街区5つの連結で10点、学校と庭園で3点。リードしていた相手は、支払わずに残した4枚で12点を失いました。取ったカードは支払う、それがマカオの最後の秘訣です。
## What is told of data that an owner has corrected

corrected-item = { $name }{ $count }
corrected-noun-quarter = { $cost }の街区（{ $row }行{ $column }列）
corrected-pay_any = 好きな色{ $value }
corrected-gain_any = 好きな色{ $value }
corrected-pay_gc = 金貨{ $value }枚
corrected-gain_gc = 金貨{ $value }枚
corrected-gain_pp = 名声点{ $value }点
corrected-gain_ship = 船クレジット{ $value }
corrected-gain_wall = 城壁クレジット{ $value }
corrected-gain_unpunish = 罰マーカー{ $value }個を除去
corrected-pay_goods = 船の商品タイル1枚
corrected-gain_per = { "" }
corrected-gain_max = { "" }
corrected-noun-card =
    .lead =
        【{ $kind ->
            [office] 役職
            [building] 建物
           *[person] 人物
        }】コスト：{ $cost }。
    .about =
        【{ $kind ->
            [office] 役職
            [building] 建物
           *[person] 人物
        }】コスト：{ $cost }。{ $effect ->
            [bonus] { $trigger ->
                [deliver] 商品を届けるたび
                [tribute] 貢物で名声点を得るたび
               *[quarter] 街区を獲得するたび
            }：{ $gain }。
            [die_bonus] ラウンドに1回、ダイスフェイズで、選んだダイスに{ $values }の目があれば：{ $gain }。
            [end_score] ゲーム終了時：名声点{ $pp }点{ $per ->
                [flat] { "" }
               *[other] { $div ->
                    [none] 、1つにつき：
                    [1] 、1つにつき：
                   *[other] 、{ $div }つにつき：
                }
            }{ $per ->
                [flat] { "" }
                [own_markers] 街の所有マーカー
                [largest_string] 最大の連なりのマーカー
                [activated_cards] 活性化したカード
                [activated_offices] 活性化した役職
                [activated_persons] 活性化した人物
                [joker_quarters] ジョーカータイルのあった自分の街区
                [distinct_delivered] 届けた商品の種類
                [punish_markers] 罰マーカー
                [gold] 金貨
               *[wall_space] 城壁のマス
            }{ $max ->
                [none] { "" }
               *[other] 、最大{ $max }
            }。
           *[exchange] ラウンドに1回{ $require ->
                [in_port] 、船が港にいれば
                [at_sea] 、船が海上にいれば
                [wall_first] 、城壁順が先頭なら
                [wall_last] 、城壁順が最後なら
                [gold_min] 、金貨が{ $require_n ->
                    [none] 0
                   *[other] { $require_n }
                }枚以上なら
                [gold_max] 、金貨が{ $require_n ->
                    [none] 0
                   *[other] { $require_n }
                }枚以下なら
                [punish_min] 、罰マーカーがあれば
               *[none] { "" }
            }：{ $pay ->
                [none] { "" }
               *[other] { $pay } →{ " " }
            }{ $gain }{ $gain_per ->
                [none] { "" }
               *[other] 、船の商品タイル1枚につき、最大{ $gain_max }
            }。
        }
