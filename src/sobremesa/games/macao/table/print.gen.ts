/** Made from game.toml by `make generate`; what is changed here is lost. */

import { printed } from '$client/lib/print'

export type GamePrint =
  Readonly<{ seats: readonly number[]; rule_prefix: 'MO'; rounds: number; start_gold: number;
  tableau_spaces: number; punish_points: number; city_points: number; colours: readonly ('red' |
  'blue' | 'green' | 'black' | 'gray' | 'violet')[] }>
export const GAME: GamePrint = /* @__PURE__ */ printed('macao', 'game', {
  seats: [2, 3, 4], rule_prefix: 'MO', rounds: 12, start_gold: 5, tableau_spaces: 5,
  punish_points: -3, city_points: 2, colours: ['red', 'blue', 'green', 'black', 'gray', 'violet']
})

export type SetupPrint = Readonly<{ extra_cards: number; cubes: readonly number[] }>
export const SETUP: SetupPrint = /* @__PURE__ */ printed('macao', 'setup', {
  extra_cards: 2, cubes: [1, 2]
})

export type RoundPrint = Readonly<{ offices: number; cards: number; removed: readonly number[] }>
export const ROUND: RoundPrint = /* @__PURE__ */ printed('macao', 'round', {
  offices: 2, cards: 4, removed: [2, 1, 0]
})

export type DicePrint = Readonly<{ slots: number; cap: readonly number[]; turned: number }>
export const DICE: DicePrint = /* @__PURE__ */ printed('macao', 'dice', {
  slots: 6, cap: [6, 6, 6, 6, 6, 6, 6, 5, 4, 3, 2, 1], turned: 1
})

export type TurnPrint = Readonly<{ quarters: number; purchases: number; most_choices: number }>
export const TURN: TurnPrint = /* @__PURE__ */ printed('macao', 'turn', {
  quarters: 1, purchases: 1, most_choices: 400
})

export type JokerPrint = Readonly<{ tiles: number; cubes: number; gold: number }>
export const JOKER: JokerPrint = /* @__PURE__ */ printed('macao', 'joker', {
  tiles: 6, cubes: 1, gold: 3
})

export type WallPrint =
  Readonly<{ spaces: number; start: number; first_step: number; further_step: number }>
export const WALL: WallPrint = /* @__PURE__ */ printed('macao', 'wall', {
  spaces: 16, start: 1, first_step: 1, further_step: 2
})

export type TributePrint = Readonly<{ highest: number }>
export const TRIBUTE: TributePrint = /* @__PURE__ */ printed('macao', 'tribute', { highest: 12 })

export type GoodPrint =
  Readonly<{ name: 'lacquer' | 'rice' | 'tea' | 'jade' | 'silk' | 'paper' | 'porcelain' | 'spices';
  tiles: number }>
export const GOOD: readonly GoodPrint[] = /* @__PURE__ */ printed('macao', 'good', [
  { name: 'lacquer', tiles: 3 },
  { name: 'rice', tiles: 3 },
  { name: 'tea', tiles: 3 },
  { name: 'jade', tiles: 3 },
  { name: 'silk', tiles: 3 },
  { name: 'paper', tiles: 3 },
  { name: 'porcelain', tiles: 3 },
  { name: 'spices', tiles: 3 },
])

export type SpacePrint =
  Readonly<{ name: 'slip' | 's1' | 's2' | 's3' | 's4' | 's5' | 's6' | 's7' | 's8' | 's9' | 's10' |
  'lisboa' | 'barcelona' | 'antwerpen' | 'marseille' | 'amsterdam' | 'genova' | 'london' |
  'hamburg'; kind: 'slip' | 'sea' | 'port'; neighbours: readonly ('s1' | 's2' | 'slip' | 's3' |
  'lisboa' | 's4' | 'barcelona' | 'antwerpen' | 'marseille' | 'amsterdam' | 'genova' | 'london' |
  'hamburg' | 's10' | 's9' | 's5' | 's6' | 's7' | 's8')[]; xy: readonly number[]; good?: 'spices' |
  'rice' | 'paper' | 'silk' | 'porcelain' | 'jade' | 'tea' | 'lacquer'; points?: readonly number[]
  }>
export const SPACE: readonly SpacePrint[] = /* @__PURE__ */ printed('macao', 'space', [
  { name: 'slip', kind: 'slip', neighbours: ['s1', 's2'], xy: [100, 50] },
  { name: 's1', kind: 'sea', neighbours: ['slip', 's2', 's3', 'lisboa'], xy: [88, 38] },
  { name: 's2', kind: 'sea', neighbours: ['slip', 's1', 's4', 'barcelona'], xy: [88, 62] },
  { name: 's3', kind: 'sea', neighbours: ['s1', 's4', 'antwerpen'], xy: [76, 42] },
  { name: 's4', kind: 'sea', neighbours: ['s2', 's3', 'marseille'], xy: [76, 58] },
  { name: 's5', kind: 'sea', neighbours: ['lisboa', 'antwerpen', 'amsterdam'], xy: [62, 16] },
  { name: 's6', kind: 'sea', neighbours: ['barcelona', 'marseille', 'genova'], xy: [62, 84] },
  { name: 's7', kind: 'sea', neighbours: ['antwerpen', 'amsterdam', 'london'], xy: [42, 28] },
  { name: 's8', kind: 'sea', neighbours: ['marseille', 'genova', 'hamburg'], xy: [42, 72] },
  { name: 's9', kind: 'sea', neighbours: ['london', 'hamburg', 's10'], xy: [24, 50] },
  { name: 's10', kind: 'sea', neighbours: ['antwerpen', 'marseille', 's9'], xy: [46, 50] },
  { name: 'lisboa', kind: 'port', neighbours: ['s1', 's5'], xy: [76, 18], good: 'spices', points: [3, 2, 1] },
  { name: 'barcelona', kind: 'port', neighbours: ['s2', 's6'], xy: [76, 82], good: 'rice', points: [3, 2, 1] },
  { name: 'antwerpen', kind: 'port', neighbours: ['s3', 's5', 's7', 's10'], xy: [62, 36], good: 'paper', points: [4, 2, 1] },
  { name: 'marseille', kind: 'port', neighbours: ['s4', 's6', 's8', 's10'], xy: [62, 64], good: 'silk', points: [4, 2, 1] },
  { name: 'amsterdam', kind: 'port', neighbours: ['s5', 's7'], xy: [44, 10], good: 'porcelain', points: [4, 3, 2] },
  { name: 'genova', kind: 'port', neighbours: ['s6', 's8'], xy: [44, 90], good: 'jade', points: [4, 3, 2] },
  { name: 'london', kind: 'port', neighbours: ['s7', 's9'], xy: [24, 26], good: 'tea', points: [5, 3, 2] },
  { name: 'hamburg', kind: 'port', neighbours: ['s8', 's9'], xy: [24, 74], good: 'lacquer', points: [5, 3, 2] },
])

export type QuarterPrint =
  Readonly<{ name: 'q01' | 'q02' | 'q03' | 'q04' | 'q05' | 'q06' | 'q07' | 'q08' | 'q09' | 'q10' |
  'q11' | 'q12' | 'q13' | 'q14' | 'q15' | 'q16' | 'q17' | 'q18' | 'q19' | 'q20' | 'q21' | 'q22' |
  'q23' | 'q24' | 'q25' | 'q26' | 'q27' | 'q28' | 'q29' | 'q30'; row: number; column: number;
  tile: 'goods' | 'joker'; cost: readonly ('black' | 'blue' | 'green' | 'gray' | 'red' |
  'violet')[]; neighbours: readonly ('q02' | 'q06' | 'q01' | 'q03' | 'q07' | 'q04' | 'q08' | 'q05' |
  'q09' | 'q10' | 'q11' | 'q12' | 'q13' | 'q14' | 'q15' | 'q16' | 'q17' | 'q18' | 'q19' | 'q20' |
  'q21' | 'q22' | 'q23' | 'q24' | 'q25' | 'q26' | 'q27' | 'q28' | 'q29' | 'q30')[] }>
export const QUARTER: readonly QuarterPrint[] = /* @__PURE__ */ printed('macao', 'quarter', [
  { name: 'q01', row: 1, column: 1, tile: 'goods', cost: ['black', 'black'], neighbours: ['q02', 'q06'] },
  { name: 'q02', row: 1, column: 2, tile: 'joker', cost: ['blue', 'green', 'gray'], neighbours: ['q01', 'q03', 'q07'] },
  { name: 'q03', row: 1, column: 3, tile: 'goods', cost: ['red', 'red', 'black'], neighbours: ['q02', 'q04', 'q08'] },
  { name: 'q04', row: 1, column: 4, tile: 'goods', cost: ['red'], neighbours: ['q03', 'q05', 'q09'] },
  { name: 'q05', row: 1, column: 5, tile: 'goods', cost: ['green', 'gray'], neighbours: ['q04', 'q10'] },
  { name: 'q06', row: 2, column: 1, tile: 'goods', cost: ['blue'], neighbours: ['q01', 'q07', 'q11'] },
  { name: 'q07', row: 2, column: 2, tile: 'goods', cost: ['blue', 'black', 'violet'], neighbours: ['q02', 'q06', 'q08', 'q12'] },
  { name: 'q08', row: 2, column: 3, tile: 'goods', cost: ['gray', 'gray'], neighbours: ['q03', 'q07', 'q09', 'q13'] },
  { name: 'q09', row: 2, column: 4, tile: 'goods', cost: ['black', 'violet'], neighbours: ['q04', 'q08', 'q10', 'q14'] },
  { name: 'q10', row: 2, column: 5, tile: 'joker', cost: ['green', 'black', 'violet'], neighbours: ['q05', 'q09', 'q15'] },
  { name: 'q11', row: 3, column: 1, tile: 'goods', cost: ['red', 'gray'], neighbours: ['q06', 'q12', 'q16'] },
  { name: 'q12', row: 3, column: 2, tile: 'goods', cost: ['violet', 'violet'], neighbours: ['q07', 'q11', 'q13', 'q17'] },
  { name: 'q13', row: 3, column: 3, tile: 'joker', cost: ['red', 'black', 'gray'], neighbours: ['q08', 'q12', 'q14', 'q18'] },
  { name: 'q14', row: 3, column: 4, tile: 'goods', cost: ['blue', 'blue', 'gray'], neighbours: ['q09', 'q13', 'q15', 'q19'] },
  { name: 'q15', row: 3, column: 5, tile: 'goods', cost: ['green'], neighbours: ['q10', 'q14', 'q20'] },
  { name: 'q16', row: 4, column: 1, tile: 'joker', cost: ['blue', 'gray', 'violet'], neighbours: ['q11', 'q17', 'q21'] },
  { name: 'q17', row: 4, column: 2, tile: 'goods', cost: ['black'], neighbours: ['q12', 'q16', 'q18', 'q22'] },
  { name: 'q18', row: 4, column: 3, tile: 'goods', cost: ['red', 'red'], neighbours: ['q13', 'q17', 'q19', 'q23'] },
  { name: 'q19', row: 4, column: 4, tile: 'goods', cost: ['blue', 'violet'], neighbours: ['q14', 'q18', 'q20', 'q24'] },
  { name: 'q20', row: 4, column: 5, tile: 'goods', cost: ['green', 'green', 'black'], neighbours: ['q15', 'q19', 'q25'] },
  { name: 'q21', row: 5, column: 1, tile: 'goods', cost: ['red', 'green', 'gray'], neighbours: ['q16', 'q22', 'q26'] },
  { name: 'q22', row: 5, column: 2, tile: 'goods', cost: ['red', 'green'], neighbours: ['q17', 'q21', 'q23', 'q27'] },
  { name: 'q23', row: 5, column: 3, tile: 'goods', cost: ['gray'], neighbours: ['q18', 'q22', 'q24', 'q28'] },
  { name: 'q24', row: 5, column: 4, tile: 'joker', cost: ['red', 'green', 'violet'], neighbours: ['q19', 'q23', 'q25', 'q29'] },
  { name: 'q25', row: 5, column: 5, tile: 'goods', cost: ['blue', 'blue'], neighbours: ['q20', 'q24', 'q30'] },
  { name: 'q26', row: 6, column: 1, tile: 'goods', cost: ['violet'], neighbours: ['q21', 'q27'] },
  { name: 'q27', row: 6, column: 2, tile: 'joker', cost: ['red', 'blue', 'black'], neighbours: ['q22', 'q26', 'q28'] },
  { name: 'q28', row: 6, column: 3, tile: 'goods', cost: ['blue', 'black'], neighbours: ['q23', 'q27', 'q29'] },
  { name: 'q29', row: 6, column: 4, tile: 'goods', cost: ['gray', 'violet', 'violet'], neighbours: ['q24', 'q28', 'q30'] },
  { name: 'q30', row: 6, column: 5, tile: 'goods', cost: ['green', 'green'], neighbours: ['q25', 'q29'] },
])

export type CardPrint =
  Readonly<{ name: 'clerk' | 'magistrate' | 'tax_collector' | 'treasurer' | 'port_pilot' | 'purser'
  | 'harbour_master' | 'admiral' | 'land_surveyor' | 'steward' | 'bailiff' | 'governor' | 'notary' |
  'quartermaster' | 'procurator' | 'marshal' | 'archivist' | 'judge' | 'mint_master' | 'chancellor'
  | 'chamberlain' | 'paymaster' | 'councillor' | 'viceroy' | 'fountain' | 'smithy' | 'gate' |
  'tower' | 'cooperage' | 'lighthouse' | 'statue' | 'warehouse_spices' | 'warehouse_rice' |
  'warehouse_paper' | 'warehouse_silk' | 'warehouse_porcelain' | 'warehouse_jade' | 'warehouse_tea'
  | 'warehouse_lacquer' | 'university' | 'customs_house' | 'bank' | 'mint' | 'market' |
  'trading_post' | 'tavern' | 'inn' | 'town_hall' | 'cathedral' | 'chapel' | 'monastery' | 'temple'
  | 'pagoda' | 'school' | 'library' | 'academy' | 'observatory' | 'hospital' | 'barracks' |
  'fortress' | 'palace' | 'garden' | 'shipyard' | 'quay' | 'workshop' | 'kiln' | 'brickworks' |
  'theatre' | 'idler' | 'juggler' | 'herald' | 'night_watchman' | 'soldier' | 'speculator' |
  'carpenter' | 'cannoneer' | 'guard' | 'captain' | 'cabin_boy' | 'sail_maker' | 'helmsman' |
  'messenger' | 'diplomat' | 'envoy' | 'abbot' | 'professor' | 'merchant' | 'pedlar' |
  'money_changer' | 'moneylender' | 'weaver' | 'dyer' | 'potter' | 'painter' | 'goldsmith' |
  'jeweller' | 'sculptor' | 'poet' | 'actor' | 'scholar' | 'student' | 'teacher' | 'scribe' |
  'librarian' | 'astrologer' | 'gambler' | 'physician' | 'monk' | 'missionary' | 'pilgrim' |
  'architect' | 'master_builder' | 'gardener' | 'fisherman' | 'innkeeper' | 'smuggler' | 'navigator'
  | 'docker' | 'broker' | 'courtier'; kind: 'office' | 'building' | 'person'; cost: readonly ('red'
  | 'blue' | 'green' | 'black' | 'gray' | 'violet')[]; tribute: readonly number[];
  when: '3' | 'end' | '2' | '1'; limit: 'round' | 'each' | 'end' | 'always'; effect: 'exchange' |
  'bonus' | 'end_score' | 'wall_cost' | 'remote_delivery' | 'delivery_multiplier' | 'die_bonus' |
  'die_shift' | 'draft_skip' | 'joker_multiplier' | 'quarter_limit' | 'quarter_gold' |
  'quarter_discount' | 'wall_top' | 'ship_rate' | 'tribute_discount' | 'tribute_times' | 'no_punish'
  | 'die_third'; pay_any?: number; gain_ac?: readonly ('red' | 'blue' | 'black' | 'violet' |
  'gray')[]; pay_ac?: readonly ('red' | 'green' | 'black' | 'gray' | 'violet' | 'blue')[];
  gain_gc?: number; require?: 'gold_max' | 'in_port' | 'at_sea' | 'gold_min' | 'punish_min' |
  'wall_first' | 'wall_last'; require_n?: number; gain_pp?: number; gain_any?: number;
  pay_gc?: number; trigger?: 'quarter' | 'deliver' | 'tribute'; gain_wall?: number; per?:
  'own_markers' | 'largest_string' | 'activated_cards' | 'activated_offices' | 'flat' |
  'punish_markers' | 'activated_persons' | 'wall_space' | 'joker_quarters' | 'gold' |
  'distinct_delivered'; pp?: number; further?: number; first?: number; distance?: number; good?:
  'spices' | 'rice' | 'paper' | 'silk' | 'porcelain' | 'jade' | 'tea' | 'lacquer'; factor?: number;
  div?: number; gain_per?: 'goods_on_ship'; gain_max?: number; pay_goods?: number;
  values?: readonly number[]; by?: number; gain_unpunish?: number; extra?: number; cubes?: number;
  gc?: number; min_cost?: number; gain_ship?: number; steps?: number; against?: 'tableau_end';
  max?: number }>
export const CARD: readonly CardPrint[] = /* @__PURE__ */ printed('macao', 'card', [
  { name: 'clerk', kind: 'office', cost: ['red'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_ac: ['red'] },
  { name: 'magistrate', kind: 'office', cost: ['red', 'red'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['red'], gain_gc: 1 },
  { name: 'tax_collector', kind: 'office', cost: ['red', 'red', 'red'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', gain_gc: 1, require: 'gold_max', require_n: 1 },
  { name: 'treasurer', kind: 'office', cost: ['red', 'red', 'red', 'red'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_gc: 1, require: 'gold_max', require_n: 2 },
  { name: 'port_pilot', kind: 'office', cost: ['blue'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_ac: ['blue'] },
  { name: 'purser', kind: 'office', cost: ['blue', 'blue'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_any: 2, gain_gc: 1 },
  { name: 'harbour_master', kind: 'office', cost: ['blue', 'blue', 'blue'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', gain_pp: 1, require: 'in_port' },
  { name: 'admiral', kind: 'office', cost: ['blue', 'blue', 'blue', 'blue'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_any: 1, gain_pp: 1, require: 'at_sea' },
  { name: 'land_surveyor', kind: 'office', cost: ['green'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['green'], gain_gc: 1 },
  { name: 'steward', kind: 'office', cost: ['green', 'green'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['green'], gain_any: 2 },
  { name: 'bailiff', kind: 'office', cost: ['green', 'green', 'green'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['green'], gain_any: 3 },
  { name: 'governor', kind: 'office', cost: ['green', 'green', 'green', 'green'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['green'], gain_pp: 2 },
  { name: 'notary', kind: 'office', cost: ['black'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_ac: ['black'] },
  { name: 'quartermaster', kind: 'office', cost: ['black', 'black'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['black'], gain_any: 2 },
  { name: 'procurator', kind: 'office', cost: ['black', 'black', 'black'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_any: 1 },
  { name: 'marshal', kind: 'office', cost: ['black', 'black', 'black', 'black'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_ac: ['black', 'black'] },
  { name: 'archivist', kind: 'office', cost: ['gray'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['gray'], gain_gc: 1 },
  { name: 'judge', kind: 'office', cost: ['gray', 'gray'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['gray'], gain_pp: 1 },
  { name: 'mint_master', kind: 'office', cost: ['gray', 'gray', 'gray'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['gray'], gain_gc: 1 },
  { name: 'chancellor', kind: 'office', cost: ['gray', 'gray', 'gray', 'gray'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', gain_pp: 1 },
  { name: 'chamberlain', kind: 'office', cost: ['violet'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['violet'], gain_gc: 1 },
  { name: 'paymaster', kind: 'office', cost: ['violet', 'violet'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', pay_gc: 1, gain_pp: 2 },
  { name: 'councillor', kind: 'office', cost: ['violet', 'violet', 'violet'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', gain_ac: ['violet'] },
  { name: 'viceroy', kind: 'office', cost: ['violet', 'violet', 'violet', 'violet'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_any: 2 },
  { name: 'fountain', kind: 'building', cost: ['blue', 'black'], tribute: [1, 1], when: '3', limit: 'each', effect: 'bonus', trigger: 'quarter', gain_wall: 1 },
  { name: 'smithy', kind: 'building', cost: ['blue', 'black', 'black'], tribute: [0, 0], when: 'end', limit: 'end', effect: 'end_score', per: 'own_markers', pp: 1 },
  { name: 'gate', kind: 'building', cost: ['violet', 'violet'], tribute: [0, 0], when: '3', limit: 'always', effect: 'wall_cost', further: 1 },
  { name: 'tower', kind: 'building', cost: ['blue', 'violet'], tribute: [0, 0], when: '3', limit: 'always', effect: 'wall_cost', first: 0 },
  { name: 'cooperage', kind: 'building', cost: ['gray', 'gray'], tribute: [1, 1], when: '3', limit: 'each', effect: 'bonus', trigger: 'deliver', gain_pp: 1 },
  { name: 'lighthouse', kind: 'building', cost: ['red', 'green', 'black'], tribute: [1, 2], when: '3', limit: 'always', effect: 'remote_delivery', distance: 1 },
  { name: 'statue', kind: 'building', cost: ['black', 'black'], tribute: [1, 2], when: 'end', limit: 'end', effect: 'end_score', per: 'largest_string', pp: 1 },
  { name: 'warehouse_spices', kind: 'building', cost: ['black', 'gray'], tribute: [1, 1], when: '3', limit: 'each', effect: 'delivery_multiplier', good: 'spices', factor: 2 },
  { name: 'warehouse_rice', kind: 'building', cost: ['red', 'violet'], tribute: [0, 1], when: '3', limit: 'each', effect: 'delivery_multiplier', good: 'rice', factor: 2 },
  { name: 'warehouse_paper', kind: 'building', cost: ['blue', 'black'], tribute: [2, 2], when: '3', limit: 'each', effect: 'delivery_multiplier', good: 'paper', factor: 2 },
  { name: 'warehouse_silk', kind: 'building', cost: ['blue', 'green'], tribute: [0, 1], when: '3', limit: 'each', effect: 'delivery_multiplier', good: 'silk', factor: 2 },
  { name: 'warehouse_porcelain', kind: 'building', cost: ['green', 'black', 'gray'], tribute: [2, 2], when: '3', limit: 'each', effect: 'delivery_multiplier', good: 'porcelain', factor: 2 },
  { name: 'warehouse_jade', kind: 'building', cost: ['red', 'blue', 'violet'], tribute: [1, 2], when: '3', limit: 'each', effect: 'delivery_multiplier', good: 'jade', factor: 2 },
  { name: 'warehouse_tea', kind: 'building', cost: ['black', 'gray', 'violet'], tribute: [1, 2], when: '3', limit: 'each', effect: 'delivery_multiplier', good: 'tea', factor: 2 },
  { name: 'warehouse_lacquer', kind: 'building', cost: ['blue', 'green', 'black'], tribute: [0, 1], when: '3', limit: 'each', effect: 'delivery_multiplier', good: 'lacquer', factor: 2 },
  { name: 'university', kind: 'building', cost: ['blue', 'green', 'violet'], tribute: [1, 1], when: 'end', limit: 'end', effect: 'end_score', per: 'activated_cards', pp: 1, div: 3 },
  { name: 'customs_house', kind: 'building', cost: ['violet'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', pay_any: 2, gain_gc: 1, require: 'in_port' },
  { name: 'bank', kind: 'building', cost: ['blue', 'blue', 'violet', 'violet'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_gc: 1, require: 'gold_min', require_n: 3 },
  { name: 'mint', kind: 'building', cost: ['green', 'gray'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', pay_any: 3, gain_gc: 1, gain_pp: 1 },
  { name: 'market', kind: 'building', cost: ['red', 'violet'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_pp: 1, gain_per: 'goods_on_ship', gain_max: 2 },
  { name: 'trading_post', kind: 'building', cost: ['green', 'gray'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', pay_goods: 1, gain_gc: 1, gain_pp: 2 },
  { name: 'tavern', kind: 'building', cost: ['violet'], tribute: [0, 1], when: '2', limit: 'round', effect: 'die_bonus', gain_gc: 1, values: [5, 6] },
  { name: 'inn', kind: 'building', cost: ['black'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', gain_any: 1, require: 'gold_max', require_n: 1 },
  { name: 'town_hall', kind: 'building', cost: ['black', 'violet', 'violet'], tribute: [0, 0], when: 'end', limit: 'end', effect: 'end_score', per: 'activated_offices', pp: 1 },
  { name: 'cathedral', kind: 'building', cost: ['green', 'green', 'gray', 'gray'], tribute: [1, 2], when: 'end', limit: 'end', effect: 'end_score', per: 'flat', pp: 6 },
  { name: 'chapel', kind: 'building', cost: ['green'], tribute: [1, 2], when: 'end', limit: 'end', effect: 'end_score', per: 'flat', pp: 2 },
  { name: 'monastery', kind: 'building', cost: ['green', 'black'], tribute: [2, 2], when: 'end', limit: 'end', effect: 'end_score', per: 'punish_markers', pp: 2 },
  { name: 'temple', kind: 'building', cost: ['blue', 'blue', 'gray'], tribute: [0, 0], when: 'end', limit: 'end', effect: 'end_score', per: 'flat', pp: 4 },
  { name: 'pagoda', kind: 'building', cost: ['red', 'red'], tribute: [0, 0], when: 'end', limit: 'end', effect: 'end_score', per: 'flat', pp: 3 },
  { name: 'school', kind: 'building', cost: ['green', 'gray', 'gray'], tribute: [1, 2], when: 'end', limit: 'end', effect: 'end_score', per: 'activated_persons', pp: 1 },
  { name: 'library', kind: 'building', cost: ['blue', 'gray', 'gray'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_ac: ['blue', 'gray'] },
  { name: 'academy', kind: 'building', cost: ['red', 'red', 'green', 'green'], tribute: [0, 1], when: 'end', limit: 'end', effect: 'end_score', per: 'activated_cards', pp: 1, div: 2 },
  { name: 'observatory', kind: 'building', cost: ['blue', 'gray'], tribute: [0, 1], when: '2', limit: 'round', effect: 'die_shift', by: 1 },
  { name: 'hospital', kind: 'building', cost: ['blue'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_gc: 1, gain_unpunish: 1, require: 'punish_min', require_n: 1 },
  { name: 'barracks', kind: 'building', cost: ['gray', 'violet'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', gain_any: 2, require: 'wall_first' },
  { name: 'fortress', kind: 'building', cost: ['gray', 'violet'], tribute: [1, 1], when: 'end', limit: 'end', effect: 'end_score', per: 'wall_space', pp: 1, div: 3 },
  { name: 'palace', kind: 'building', cost: ['blue', 'blue', 'black', 'black'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_pp: 1 },
  { name: 'garden', kind: 'building', cost: ['black'], tribute: [0, 1], when: 'end', limit: 'end', effect: 'end_score', per: 'joker_quarters', pp: 1 },
  { name: 'shipyard', kind: 'building', cost: ['red'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['red'], gain_ac: ['blue', 'blue'] },
  { name: 'quay', kind: 'building', cost: ['red', 'blue'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', gain_any: 1, require: 'in_port' },
  { name: 'workshop', kind: 'building', cost: ['green'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_any: 1 },
  { name: 'kiln', kind: 'building', cost: ['red', 'red', 'gray', 'gray'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['red'], gain_gc: 1, gain_pp: 1 },
  { name: 'brickworks', kind: 'building', cost: ['red', 'blue', 'gray', 'violet'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', gain_ac: ['red', 'red'], gain_any: 1 },
  { name: 'theatre', kind: 'building', cost: ['red', 'green', 'green'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', pay_gc: 2, gain_pp: 4 },
  { name: 'idler', kind: 'person', cost: ['gray'], tribute: [2, 2], when: '1', limit: 'always', effect: 'draft_skip' },
  { name: 'juggler', kind: 'person', cost: ['red', 'blue', 'green'], tribute: [0, 1], when: '3', limit: 'each', effect: 'joker_multiplier', factor: 2 },
  { name: 'herald', kind: 'person', cost: ['red', 'black', 'black'], tribute: [0, 1], when: '3', limit: 'each', effect: 'bonus', gain_pp: 1, trigger: 'quarter' },
  { name: 'night_watchman', kind: 'person', cost: ['red', 'blue'], tribute: [0, 1], when: '3', limit: 'each', effect: 'bonus', gain_any: 1, trigger: 'quarter' },
  { name: 'soldier', kind: 'person', cost: ['blue', 'black', 'gray'], tribute: [1, 1], when: '3', limit: 'always', effect: 'quarter_limit', extra: 1 },
  { name: 'speculator', kind: 'person', cost: ['red', 'green'], tribute: [1, 2], when: '3', limit: 'each', effect: 'quarter_gold', cubes: 1, gc: 1 },
  { name: 'carpenter', kind: 'person', cost: ['red', 'black', 'violet'], tribute: [1, 1], when: '3', limit: 'each', effect: 'quarter_discount', cubes: 1, min_cost: 2 },
  { name: 'cannoneer', kind: 'person', cost: ['blue', 'gray'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_wall: 2 },
  { name: 'guard', kind: 'person', cost: ['green', 'green'], tribute: [0, 1], when: '3', limit: 'always', effect: 'wall_top' },
  { name: 'captain', kind: 'person', cost: ['red', 'green'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', gain_ship: 2 },
  { name: 'cabin_boy', kind: 'person', cost: ['gray'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', gain_ship: 1 },
  { name: 'sail_maker', kind: 'person', cost: ['red', 'blue', 'gray'], tribute: [0, 1], when: '3', limit: 'each', effect: 'ship_rate', steps: 2 },
  { name: 'helmsman', kind: 'person', cost: ['green', 'violet'], tribute: [0, 1], when: '3', limit: 'each', effect: 'bonus', trigger: 'deliver', gain_ship: 2 },
  { name: 'messenger', kind: 'person', cost: ['red', 'gray'], tribute: [2, 2], when: '3', limit: 'each', effect: 'tribute_discount', gc: 1 },
  { name: 'diplomat', kind: 'person', cost: ['red', 'gray', 'violet'], tribute: [1, 2], when: '3', limit: 'each', effect: 'bonus', gain_pp: 2, trigger: 'tribute' },
  { name: 'envoy', kind: 'person', cost: ['blue', 'green', 'black', 'gray'], tribute: [1, 1], when: '3', limit: 'always', effect: 'tribute_times', extra: 1 },
  { name: 'abbot', kind: 'person', cost: ['red'], tribute: [1, 2], when: 'end', limit: 'always', effect: 'no_punish', against: 'tableau_end' },
  { name: 'professor', kind: 'person', cost: ['black', 'violet'], tribute: [1, 1], when: '2', limit: 'round', effect: 'die_bonus', gain_gc: 1, values: [1] },
  { name: 'merchant', kind: 'person', cost: ['black', 'black', 'violet', 'violet'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', gain_gc: 1, gain_per: 'goods_on_ship', gain_max: 2 },
  { name: 'pedlar', kind: 'person', cost: ['red', 'red', 'black'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_gc: 1, gain_any: 3 },
  { name: 'money_changer', kind: 'person', cost: ['blue'], tribute: [2, 2], when: 'end', limit: 'end', effect: 'end_score', per: 'gold', pp: 1, div: 2, max: 5 },
  { name: 'moneylender', kind: 'person', cost: ['red', 'gray'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', gain_gc: 1, require: 'gold_max', require_n: 0 },
  { name: 'weaver', kind: 'person', cost: ['red', 'red', 'blue'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['red', 'blue'], gain_pp: 2 },
  { name: 'dyer', kind: 'person', cost: ['blue', 'blue', 'green'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['blue', 'green'], gain_pp: 2 },
  { name: 'potter', kind: 'person', cost: ['green', 'green', 'black'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['green', 'black'], gain_pp: 2 },
  { name: 'painter', kind: 'person', cost: ['black', 'black', 'gray'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['black', 'gray'], gain_pp: 2 },
  { name: 'goldsmith', kind: 'person', cost: ['gray', 'gray', 'violet'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['gray'], pay_gc: 1, gain_pp: 3 },
  { name: 'jeweller', kind: 'person', cost: ['red', 'violet', 'violet'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['violet'], pay_gc: 1, gain_pp: 3 },
  { name: 'sculptor', kind: 'person', cost: ['gray'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', pay_any: 2, gain_pp: 1 },
  { name: 'poet', kind: 'person', cost: ['blue', 'blue'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_pp: 1 },
  { name: 'actor', kind: 'person', cost: ['green', 'green', 'violet'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', pay_any: 2, gain_pp: 2 },
  { name: 'scholar', kind: 'person', cost: ['red', 'black', 'gray', 'violet'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_gc: 1, gain_pp: 3 },
  { name: 'student', kind: 'person', cost: ['blue'], tribute: [0, 1], when: '2', limit: 'round', effect: 'die_bonus', gain_pp: 1, values: [2] },
  { name: 'teacher', kind: 'person', cost: ['blue', 'blue', 'violet'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['violet'], gain_any: 3 },
  { name: 'scribe', kind: 'person', cost: ['black', 'gray'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['gray'], gain_any: 2 },
  { name: 'librarian', kind: 'person', cost: ['red'], tribute: [2, 2], when: 'end', limit: 'end', effect: 'end_score', per: 'activated_cards', pp: 1, div: 6 },
  { name: 'astrologer', kind: 'person', cost: ['green', 'violet'], tribute: [2, 2], when: '2', limit: 'round', effect: 'die_bonus', values: [3, 4], gain_gc: 1 },
  { name: 'gambler', kind: 'person', cost: ['green', 'gray', 'violet'], tribute: [1, 1], when: '2', limit: 'round', effect: 'die_third', values: [1] },
  { name: 'physician', kind: 'person', cost: ['blue', 'green'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', pay_any: 2, gain_unpunish: 1, require: 'punish_min', require_n: 1 },
  { name: 'monk', kind: 'person', cost: ['red', 'black'], tribute: [1, 2], when: '3', limit: 'round', effect: 'exchange', gain_pp: 1, require: 'gold_max', require_n: 0 },
  { name: 'missionary', kind: 'person', cost: ['red', 'red', 'gray'], tribute: [0, 0], when: 'end', limit: 'end', effect: 'end_score', per: 'distinct_delivered', pp: 1 },
  { name: 'pilgrim', kind: 'person', cost: ['green'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', gain_pp: 1, require: 'wall_last' },
  { name: 'architect', kind: 'person', cost: ['red', 'blue', 'green', 'black'], tribute: [2, 2], when: '3', limit: 'round', effect: 'exchange', pay_gc: 2, gain_pp: 5 },
  { name: 'master_builder', kind: 'person', cost: ['red', 'blue', 'green', 'violet'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', gain_any: 2, gain_pp: 1 },
  { name: 'gardener', kind: 'person', cost: ['black'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', pay_ac: ['green'], gain_pp: 1 },
  { name: 'fisherman', kind: 'person', cost: ['black', 'violet'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_gc: 1, require: 'at_sea' },
  { name: 'innkeeper', kind: 'person', cost: ['red', 'black'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', gain_any: 2, require: 'wall_last' },
  { name: 'smuggler', kind: 'person', cost: ['green', 'black', 'gray', 'violet'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', pay_goods: 1, gain_pp: 4 },
  { name: 'navigator', kind: 'person', cost: ['green', 'violet', 'violet'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', gain_any: 2, require: 'at_sea' },
  { name: 'docker', kind: 'person', cost: ['violet'], tribute: [0, 1], when: '3', limit: 'round', effect: 'exchange', pay_any: 1, gain_pp: 1, require: 'in_port' },
  { name: 'broker', kind: 'person', cost: ['blue', 'violet'], tribute: [0, 0], when: '3', limit: 'round', effect: 'exchange', gain_pp: 1, require: 'gold_min', require_n: 4 },
  { name: 'courtier', kind: 'person', cost: ['green', 'black'], tribute: [1, 1], when: '3', limit: 'round', effect: 'exchange', gain_pp: 1, require: 'wall_first' },
])
