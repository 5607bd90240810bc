## ゲーム

game-name = マケランディア
game-about = 光と闇が大陸をめぐって戦います。伏せたカードで攻撃し、味方に援軍を送り、城を守りましょう。城が落ちるか、砦がすべて落ちた陣営の負けです。
game-reconstructed = ルールとカードの枚数はルールブックのとおりです。特殊能力と、一部のカードの強さと種族は復元したもので、公開資料はありません。

## オプション

option-placement = マップ上の配置
    .about = ルールブックどおり、陣営を公開する前に順番に領地を選ぶか、席ごとに決まった領地につくか。
option-placement-free = 自由に選ぶ
option-placement-standard = 標準
option-stall = 膠着したとき
    .about = ハウスルール。6周のあいだ誰も攻撃しなかったときにゲームを終えるかどうか、その扱い。ルールブックではいつまでも待機できます。
option-stall-off = 続ける
option-stall-tie = 引き分け
option-stall-tiebreak = カードの多い陣営の勝ち
option-memory_aid = 記憶の補助
    .about = 覚えているだけのもの（捨て札、ほかのプレイヤーの遠征中のカード、終わった戦闘）を表示するかどうか。オフにすると、ルールブックどおり裏向きのままです。
option-memory_aid-off = オフ
option-memory_aid-on = オン

## 選べること

verb-place = 領地{ $territory }に置く
verb-standby = 待機する
verb-attack = { $seat }を攻撃する
verb-reinforce = { $seat }に援軍を送る
verb-commit = { $kind }
verb-ready = これで決定：カードを伏せて出す

## 出来事：マップと手札

event-placed = { $seat }が領地{ $territory }に置きました。
event-faction_shown = { $seat }の陣営カードが公開されました：{ $faction }、{ $role }、領地{ $territory }。
event-dealt = { $seat }に{ $kind }が配られました。

## 出来事：手番と戦闘

event-returned = { $kind }が遠征から{ $seat }の手札に戻りました。
    .untold = { $seat }の遠征中のカード1枚が手札に戻ります。
event-arrived = { $seat }が{ $seat2 }からの援軍を手札に加えました：{ $kind }。
    .untold = { $seat }が{ $seat2 }からの援軍（伏せたカード1枚）を手札に加えました。
event-stood_by = { $seat }は待機しました。
event-attack_aimed = { $seat }が攻撃の相手に{ $seat2 }（{ $distance }）を選びました。
event-aid_aimed = { $seat }が援軍の送り先に{ $seat2 }（{ $distance }）を選びました。
event-committed = { $seat }が{ $kind }を選びました。
event-attacked = { $seat }が{ $seat2 }（{ $distance }）を{ $cards }枚のカードで攻撃しました。
event-showed_one = { $seat }のカード：{ $kind }。
    .untold = { $seat }がカードを1枚公開します。
event-showed_two = { $seat }のカード：{ $kind }、{ $kind2 }。
    .untold = { $seat }がカードを2枚公開します。
event-showed_three = { $seat }のカード：{ $kind }、{ $kind2 }、{ $kind3 }。
    .untold = { $seat }がカードを3枚公開します。
event-measured = 強さの合計：{ $seat } { $total }、{ $seat2 } { $total2 }。
event-battle_won = { $seat }が{ $seat2 }との戦闘に勝ちました（{ $verdict }）。
    .untold = { $seat }が{ $seat2 }との戦闘に勝ちました。
event-battle_unwon = { $seat }と{ $seat2 }の戦闘は勝者なしに終わりました（{ $verdict }）。
    .untold = { $seat }と{ $seat2 }の戦闘は勝者なしです。
event-kept = { $kind }は{ $seat }の手札に戻りました。
    .untold = カード1枚が{ $seat }の手札に戻ります。
event-went_away = { $seat }の{ $kind }は次の手番まで遠征に出ました。
    .untold = { $seat }のカード1枚が、次の手番まで遠征に出ます。
event-discarded = { $seat }の{ $kind }は捨て札になりました。
    .untold = { $seat }のカード1枚が捨て札になります。
event-reinforced = { $seat }が{ $seat2 }（{ $distance }）に{ $kind }を送りました。
    .untold = { $seat }が{ $seat2 }（{ $distance }）に伏せたカードを1枚送りました。

## 出来事：脱落と終了

event-eliminated = 「マケランディア！」{ $seat }（{ $faction }、{ $role }）は手札がなくなり脱落しました。
event-lost = { $seat }の遠征中の{ $kind }は捨て札になりました。
    .untold = { $seat }の遠征中のカード1枚が捨て札になります。
event-lost_unseen = { $seat2 }が{ $seat }に送った{ $kind }は遠征から捨て札になりました。
    .untold = { $seat2 }が{ $seat }に送った伏せたカードは遠征から捨て札になりました。
event-stalled = 長いあいだ誰も攻撃しませんでした。残りのカード：光の陣営{ $cards }枚、闇の陣営{ $cards2 }枚。
event-game_ended = ゲーム終了。{ $outcome }

## 質問

ask-place_card = どの領地に置きますか？
    .hint = 自分の陣営はまだわかりません。輪の上で隣り合う領地は隣接、それ以外は遠方です。残った領地は最後まで空き領地です。
ask-choose_action = この手番に何をしますか？
    .hint = 敵を攻撃する、味方にカードを1枚送る、または待機します。行動の後に手札が0枚だと脱落します。手札のことは味方にも話せません。
ask-choose_attack = どのカードで攻撃しますか？
    .hint = カード1枚、キャラと強化カード、ペアにできるキャラ2枚（強化カードを足してもよい）。相手が迎撃を決めるまで誰にも見えません。
ask-choose_defence = どのカードで迎撃しますか？
    .hint = 必ず手札から、カード1枚か許された組み合わせで応じます。迎撃で勝ったキャラはつねに手札に戻ります。
ask-send_card = どのカードを送りますか？
    .hint = 隣接する味方はすぐ手札に加えます。遠方の味方は次の手番の始めに受け取ります。最後の1枚を送ると脱落します。

## 選べない理由

why-ML-9 = ここにはもう誰かがいます。空いている領地を選びましょう。
why-ML-23 = 攻撃できるのは敵だけです。味方や自分は攻撃できません。
why-ML-24 = まず、攻撃に使うカードを1枚以上選びましょう。
    .commit = このカードはもう攻撃に加えてあります。
why-ML-25 = 攻撃には必ず応じます。まずカードを1枚以上選びましょう。
    .commit = このカードはもう迎撃に加えてあります。
why-ML-29 = 強化カードは1枚までです。2枚目は加えられません。
why-ML-30 = この2枚はペアになりません。どちらかの特殊能力が相手を指定している必要があります。
why-ML-31 = ペアはそろっています。3枚目のキャラは加えられません。
why-ML-32 = 即死カードは必ず1枚だけで出します。
why-ML-34 = このカードはまだ遠征中です。次の自分の手番の始めに手札に戻ります。
why-ML-51 = このカードは捨て札になりました。もう戻りません。
why-ML-53 = 援軍を送れるのは味方だけです。敵や自分には送れません。
why-ML-64 = 脱落した人には、攻撃も援軍もできません。

## ゲームの結末

outcome-light_castle = 闇の陣営の城が落ちました。光の陣営の勝利です。
outcome-light_forts = 闇の陣営の砦がすべて落ちました。光の陣営の勝利です。
outcome-light_stall = もう誰も攻撃しません。カードの多い光の陣営の勝利です。
outcome-darkness_castle = 光の陣営の城が落ちました。闇の陣営の勝利です。
outcome-darkness_forts = 光の陣営の砦がすべて落ちました。闇の陣営の勝利です。
outcome-darkness_stall = もう誰も攻撃しません。カードの多い闇の陣営の勝利です。
outcome-tie_both = 両陣営が同時に敗れました。引き分けです。
outcome-tie_stall = もう誰も攻撃しません。引き分けです。
outcome-tie_stalled = 長いあいだ決着がつきませんでした。引き分けです。

## テーブルに見えるもの

fact-seat = あなたの席
fact-side = マップの面
fact-faction = あなたの陣営
fact-role = あなたの役割
fact-turn = 手番
fact-aim = 行動
fact-target = 対象
fact-face_down = 伏せたカード
fact-danger = 危険
fact-quiet = 攻撃のない手番
fact-quiet_limit = 膠着になる数
fact-map = 配置
fact-factions = 陣営
fact-roles = 役割
fact-territories = 領地
fact-distances = あなたから
fact-hand_sizes = 手札
fact-expeditions = 遠征中
fact-eliminated = 脱落
fact-hand = あなたの手札
fact-races = 種族
fact-powers = 特殊能力
fact-committed = 選んだカード
fact-committed_total = 合計
fact-laid_down = あなたが伏せたカード
fact-known = わかっているほかの人のカード
fact-away = 遠征中のカード
fact-coming = あなたが送った遠征中の援軍
fact-coming_unseen = 伏せた援軍
fact-discards = 捨て札
fact-discards_unseen = 見えない捨て札
fact-aside = 配られなかった枚数
fact-undealt = 配られなかったカード
fact-sent = あなたが送ったカード
fact-received = あなたが受け取ったカード
fact-routes = 送られたカード
fact-turns_by = 行った手番
fact-battle_attackers = 攻撃側
fact-battle_defenders = 迎撃側
fact-battle_attack_1 = 攻撃
fact-battle_attack_2 = 攻撃の2枚目
fact-battle_attack_3 = 攻撃の3枚目
fact-battle_defence_1 = 迎撃
fact-battle_defence_2 = 迎撃の2枚目
fact-battle_defence_3 = 迎撃の3枚目
fact-battle_verdicts = 決め手

## カード

noun-kind-l01 = 光の妖精 ルミール（1）
noun-kind-l02 = 村人（2）
noun-kind-l03 = 兵士（3）
noun-kind-l04 = 猫男爵 ケットシー（4）
noun-kind-l05 = 狩人（5）
noun-kind-l06 = 魔法使い（6）
noun-kind-l07 = 騎士団長（7）
noun-kind-l08 = グリフォン（8）
noun-kind-l09 = 大魔導師（9）
noun-kind-l10 = 妖精騎士（10）
noun-kind-l11 = 聖剣士 アオケン（11）
noun-kind-le = 光の強化カード
noun-kind-lx = 光の即死カード
noun-kind-d01 = 魔少女 トムチム（1）
noun-kind-d02 = 死霊使い（2）
noun-kind-d03 = ワイト（3）
noun-kind-d04 = 人狼（4）
noun-kind-d05 = 夜の狩人（5）
noun-kind-d06 = 魔女（6）
noun-kind-d07 = 死霊騎士（7）
noun-kind-d08 = ケルベロス（8）
noun-kind-d09 = 吸血鬼（9）
noun-kind-d10 = 妖魔 ササーク（10）
noun-kind-d11 = 暗黒王 シオーゼ（11）
noun-kind-de = 闇の強化カード
noun-kind-dx = 闇の即死カード

## 陣営、役割、マップ

noun-faction-light = 光の陣営
noun-faction-darkness = 闇の陣営
noun-role-castle = 城
noun-role-fort = 砦
noun-side-a = A面（領地6）
noun-side-b = B面（領地8）
noun-distance-near = 隣接
noun-distance-far = 遠方
noun-holder-vacant = 空き領地
noun-standing-eliminated = 脱落

## 戦闘

noun-aim-attack = 攻撃
noun-aim-reinforcements = 援軍
noun-verdict-instant_death = 即死
noun-verdict-enhancement_alone = 強化カードだけでは効果なし
noun-verdict-ability = 特殊能力
noun-verdict-both_abilities = 双方の特殊能力
noun-verdict-strength = 強さ
noun-verdict-tie = 同じ強さ
noun-danger-last_card_far = 最後の1枚
    .about = 勝っても手札がなくなり、脱落します。
noun-danger-last_card_sent = 最後の1枚
    .about = 最後の1枚です。送ると脱落します。
noun-danger-few_cards = 手薄
    .about = 手札は2枚以下。次の戦闘でこの砦が落ちるかもしれません。
noun-danger-last_fort = 最後の砦
    .about = この砦が落ちると、その陣営の負けです。
noun-danger-last_fort_low = 陥落寸前
    .about = 手札は2枚以下。この砦が落ちると、その陣営の負けです。
noun-danger-castle_low = 陥落寸前
    .about = 手札は2枚以下。この城が落ちると、その陣営の負けです。
noun-danger-our_last_fort = 最後の砦
    .about = この砦が落ちると、あなたの負けです。
noun-danger-our_last_fort_low = 陥落寸前
    .about = 手札は2枚以下。この砦が落ちると、あなたの負けです。
noun-danger-our_castle_low = 陥落寸前
    .about = 手札は2枚以下。この城が落ちると、あなたの負けです。
noun-danger-their_last_fort = 最後の砦
    .about = この砦が落ちると、あなたの勝ちです。
noun-danger-their_last_fort_low = 陥落寸前
    .about = 手札は2枚以下。この砦が落ちると、あなたの勝ちです。
noun-danger-their_castle_low = 陥落寸前
    .about = 手札は2枚以下。この城が落ちると、あなたの勝ちです。

## 種族と特殊能力

noun-race-beast = 獣族
noun-race-demon = 魔族
noun-race-fairy = 妖精族
noun-race-human = 人間
noun-race-undead = アンデッド族
noun-power-book_of_sealing = 封印の書：暗黒王シオーゼに勝つ
noun-power-magic_circle = 魔法陣：聖剣士アオケンに勝つ
noun-power-vital_shot = 急所射ち：すべての獣族に勝つ
noun-power-beast_snare = 獣の罠：すべての獣族に勝つ
noun-power-volunteer_corps = 義勇軍：兵士とペアで出せる
noun-power-raise_the_dead = 死者召喚：ワイトとペアで出せる
noun-power-lead_the_charge = 突撃の号令：兵士とペアで出せる
noun-power-host_of_the_dead = 死者の軍勢：ワイトとペアで出せる
noun-power-twin_spell = 双子の呪文：もう1枚の魔法使いとペアで出せる
noun-power-twin_hex = 双子の呪い：もう1枚の魔女とペアで出せる

## 各席のカード

noun-card_at = { $seat }：{ $kind }
noun-route = { $seat }から{ $seat2 }へ

## 描かれたテーブル

table-card_l01 = ルミール
table-card_l02 = 村人
table-card_l03 = 兵士
table-card_l04 = ケットシー
table-card_l05 = 狩人
table-card_l06 = 魔法使い
table-card_l07 = 騎士団長
table-card_l08 = グリフォン
table-card_l09 = 大魔導師
table-card_l10 = 妖精騎士
table-card_l11 = アオケン
table-card_le = 強化
table-card_lx = 即死
table-card_d01 = トムチム
table-card_d02 = 死霊使い
table-card_d03 = ワイト
table-card_d04 = 人狼
table-card_d05 = 夜の狩人
table-card_d06 = 魔女
table-card_d07 = 死霊騎士
table-card_d08 = ケルベロス
table-card_d09 = 吸血鬼
table-card_d10 = ササーク
table-card_d11 = シオーゼ
table-card_de = 強化
table-card_dx = 即死
table-power_book_of_sealing = シオーゼに勝つ
table-power_magic_circle = アオケンに勝つ
table-power_vital_shot = 獣族に勝つ
table-power_beast_snare = 獣族に勝つ
table-power_volunteer_corps = 兵士とペア
table-power_raise_the_dead = ワイトとペア
table-power_lead_the_charge = 兵士とペア
table-power_host_of_the_dead = ワイトとペア
table-power_twin_spell = 魔法使いとペア
table-power_twin_hex = 魔女とペア
table-enhances = キャラと一緒に出せる
table-kills = 相手のキャラを全滅させる
table-role_light_castle = 光の城
table-role_light_fort = 光の砦
table-role_darkness_castle = 闇の城
table-role_darkness_fort = 闇の砦
table-out = 脱落
table-free = 空き
table-distance_near = 隣接
table-distance_far = 遠方
table-note_attack_near = 隣接：勝ったキャラはすぐ手札に戻る
table-note_attack_far = 遠方：勝っても次の自分の手番まで戻らない
table-note_aid_near = 隣接：カードはすぐ届く
table-note_aid_far = 遠方：相手の手番の始めに手札に入る
table-about_castle = 城が落ちると、その陣営の負けです。
table-about_fort = 砦がすべて落ちると、その陣営の負けです。
table-about_expedition = 遠征中：このカードは持ち主の手番の始めに手札に入ります。それまでは戦えません。
table-ask_attack = どのカードで{ $name }を攻撃しますか？
table-ask_attack_total = { $total }で{ $name }を攻撃しますか？
table-ask_defence = { $name }が{ $cards }枚で攻撃。どう迎撃しますか？
table-ask_defence_total = { $total }で迎撃しますか？
table-ask_send = { $name }にどのカードを送りますか？
table-unknown = 誰がどちらの陣営か、まだ誰も知りません。
table-total = 合計 { $total }
table-face_down = 裏向き { $cards }枚
table-answers = { $name }の迎撃
table-left = 残り{ $cards }枚
table-turns = 手番順
table-stall = 攻撃なし { $quiet }手番（{ $limit }で終了）
table-battles = 戦闘
table-revealed = 陣営の公開
table-reminder = 手札の内容は、味方にも話してはいけません。
table-call = マケランディア！
table-fallen = { $name }が脱落しました。
table-tale_rounds = 勝った戦闘と、脱落したラウンド
table-tale_fell = 脱落
table-tale_upset = 力より知恵：{ $names }（{ $total }）が{ $loser }（{ $other }）に勝利
table-tale_repelled = 鉄壁の守り：{ $names }、攻撃を{ $number }回撃退
table-tale_narrow = 紙一重：{ $names }が{ $loser }に{ $total }対{ $other }で勝利
table-tale_strength = 最強の一手：合計{ $number }（{ $names }）
table-tale_attacked = 集中攻撃：{ $names }、{ $number }回攻められました
table-tale_won = 最多勝利：戦闘{ $number }勝（{ $names }）
table-tale_deaths = 即死の出番は{ $number }回
table-tale_first = 最初の脱落：{ $names }、第{ $round }ラウンド

## 用語集

term-faction = 陣営
    .about = 光か闇のどちらかです。自分が脱落していても、勝敗は陣営のみんなと一緒です。
term-castle = 城
    .about = 各陣営に1つだけあります。落ちると、その陣営はすぐに負けます。
term-fort = 砦
    .about = 砦がすべて落ちた陣営は負けです。ほかに砦が残っていれば戦いは続きます。
term-territory = 領地
    .about = マップの輪にある場所です。空き領地も距離に数えます。
term-near = 隣接
    .about = すぐ隣の領地です。そこへの攻撃で勝ったキャラはすぐ手札に戻り、援軍もすぐ届きます。
term-far = 遠方
    .about = すぐ隣ではない領地です。そこへの攻撃で勝ったキャラも、送った援軍も、遠征中になります。
term-character = キャラ
    .about = 強さ1～11のカードです。勝ったキャラは残り、それ以外の出したカードは捨て札になります。
term-strength = 強さ
    .about = キャラの数字です。合計の高いほうが勝ち、同じなら出したカードはすべて捨て札になります。
term-ability = 特殊能力
    .about = 強さ以外の力です。相手の合計に関係なく特定のカードに勝ったり、ペアで戦えたりします。
term-pair = ペア
    .about = カードの指定により一緒に出せる2枚のキャラです。強さを合計します。
term-enhancement = 強化カード
    .about = キャラかペアの強さを1上げ、戦闘の後に捨てられます。1枚だけでは効果がありません。
term-instant_death = 即死カード|即死
    .about = 1枚だけで出します。相手のキャラをすべて倒し、自分も捨て札になります。
term-reinforcements = 援軍
    .about = 攻撃の代わりに味方へ送るカード1枚です。見られるのは自分と、手札に加えた味方だけです。
term-standby = 待機
    .about = この手番は何もしないことです。いつでも選べます。
term-expedition = 遠征
    .about = 移動中のカードです。持ち主の次の手番の始めに手札に入り、それまでは使えません。
term-eliminated = 脱落
    .about = 行動の後に手札が0枚なら脱落です。遠征中のカードも捨てられます。

## レッスン

lesson-1 = ようこそ！誰がどちらの陣営かは、まだ誰も知りません。領地5に置きましょう。輪の上で隣り合う領地は隣接、ほかはすべて遠方です。
lesson-2 = あなたは光の陣営で、城を守ります。闇の城が裏向きのカード1枚で攻撃してきました。ルミールを選びましょう。強さは1ですが、敵で最強のシオーゼに勝てます。
lesson-3 = 強化カードも足せますが、特殊能力には要りません。ルミールを伏せて出しましょう。そのあと両方のカードが同時に公開されます。
lesson-4 = 相手はシオーゼ、ルミールの勝ちです！今度は闇の砦が2枚で攻撃してきました。強そうですね。即死カードで応じれば、相手のキャラはすべて倒れます。
lesson-5 = 即死カードはいつも1枚だけで出し、後で捨て札になります。でも1枚で相手の2枚を倒せます。出しましょう。
lesson-6 = ペアを丸ごと倒しました！あなたの手番です。攻撃、援軍、待機のどれかを選びます。味方は闇の城のすぐ隣にいます。強いカードを援軍に送りましょう。
lesson-7 = 妖精騎士を送りましょう。味方は隣接しているのですぐ手札に入ります。遠方なら、味方の次の手番まで遠征中になります。
lesson-8 = 妖精騎士が2回勝ち、闇の城の手札は残り1枚です。闇の援軍は遠方からで、まだ遠征中。今のうちに城を攻撃しましょう！
lesson-9 = 遠方で勝ったカードは次の手番まで遠征中になるので、手札は必ず残しておきます。いちばん強い大魔導師（9）で攻撃しましょう。
lesson-10 = ササーク（10）がまだ残っていて、城の最後のカードかもしれません。強化カードを足せば9＋1で10。同じ強さでも、城の最後の1枚は捨て札です。
lesson-11 = 2枚を伏せて出しましょう。行動の後に手札が0枚なら脱落し、城が落ちた陣営はその場で負けです。
lesson-end = 「マケランディア！」10対4で人狼に勝ち、闇の城の手札は0枚。光の陣営の勝利です。闇の砦がすべて落ちても勝ちでした。これでマケランディアはばっちりです！

finer-1 = 強化カードを足したササークが、味方の城の大魔導師を倒しました。光っている城に援軍を送りましょう。領地2つ先なので遠方です。
finer-2 = いちばん強い聖剣士アオケンを送りましょう。遠方なので城の次の手番まで遠征中になり、それまでは城を守れません。
finer-3 = アオケンの遠征中に吸血鬼が攻めてきましたが、届いたアオケンはすぐに魔女を倒しました。次はあなたです。隣接する闇の城が光っています。攻撃しましょう。
finer-4 = その手札にはまだササーク（10）がいて、1枚だけで勝てるカードはありません。でもペアがあります。まず騎士団長（7）を選びましょう。
finer-5 = 騎士団長の特殊能力には兵士の名があるので、一緒に戦えます。兵士（3）を足しましょう。7＋3で10、ササークと同じ強さです。
finer-6 = 同じ強さでは2枚とも捨て札です。ペアにも強化カードを足せます。これで11になります。
finer-7 = 出せるのは3枚までで、手札にはまだ2枚残ります。3枚を伏せて出しましょう。隣接する相手に勝ったキャラは、すぐ手札に戻ります。
finer-8 = 11対10でササークに勝ちました！ペアは手札に戻り、捨て札になるのは強化カードだけです。
finer-9 = 別の戦いです。あなたの砦の手札は1枚、味方の城も残り1枚です。次は闇の砦の手番が2回続きます。光っている城に援軍を送りましょう。
finer-10 = 聖剣士アオケンは最後の1枚なので、送ると脱落します。城のための犠牲です。城は隣接しているので、すぐ手札に入ります。
finer-11 = アオケンが攻撃を2回とも退け、城は無事です。あなたは脱落しましたが、味方の砦がまだ戦っています。光の陣営が勝てば、あなたも勝ちです。
finer-12 = もう1つの戦いです。今度もあなたの手札は1枚、遠方にある闇の城も1枚です。それがケルベロス（8）なのは、みんなが見ています。光っている城を攻撃しましょう。
finer-13 = 妖精騎士（10）を選びましょう。10対8で勝てます。ただし遠征に出て手札が0枚になるので、勝っても脱落します。
finer-14 = 闇の城の手札も0枚になり、城が落ちれば決着です。カードを伏せて出しましょう。
finer-end = どちらも脱落しましたが、城を失った闇の陣営の負け。光の陣営が勝ち、あなたも勝者です。もし光の最後の砦だったら、引き分けでした。これでマケランディアの細かいところまでばっちりです！

## 形勢の見方

mind-cards = 味方の手札が増える
    .less = 味方の手札が減る
mind-value = 味方の手札が強くなる
    .less = 味方の手札が弱くなる
mind-boosts = 強化カードが増える
    .less = 強化カードが減る
mind-away = 遠征中のカードが増える
    .less = 遠征中のカードが減る
mind-forts = 残る砦が増える
    .less = 残る砦が減る
mind-castle = 城を守る手札が減る
    .less = 城を守る手札が増える
mind-weakest = 最も弱い砦を守る手札が減る
    .less = 最も弱い砦を守る手札が増える
## What is told of data that an owner has corrected

corrected-noun-kind = { $title }（{ $strength }）
corrected-noun-power =
    { $title }：{ $kind ->
        [pair] { $partners }とペアで出せる
       *[defeat] { $target }に勝つ
    }
corrected-table-power =
    { $kind ->
        [pair] { $partners }とペア
       *[defeat] { $target }に勝つ
    }
