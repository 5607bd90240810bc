// boardgame.io's own server with its in-memory store, and a small card game for two:
// thirteen cards in hand, the other's hidden, one is played in turn; dealt again when all are gone.
const { Server, Origins } = require('boardgame.io/server')

const SEATS = ['0', '1']

function deal(random) {
  const cards = random.Shuffle(Array.from({ length: 52 }, (_, i) => `card-${i}`))
  return { 0: cards.slice(0, 13), 1: cards.slice(13, 26) }
}

const game = {
  name: 'tricks',
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ hands: deal(random), table: [], won: { 0: 0, 1: 0 }, rounds: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => {
    const hands = {}
    for (const seat of SEATS) hands[seat] = seat === playerID ? G.hands[seat] : G.hands[seat].length
    return { ...G, hands }
  },
  moves: {
    play: ({ G, playerID, random }, card) => {
      const hand = G.hands[playerID]
      const at = hand.indexOf(card)
      if (at < 0) return 'INVALID_MOVE'
      hand.splice(at, 1)
      G.table.push(card)
      if (G.table.length === 2) {
        G.won[playerID] += 1
        G.table = []
      }
      if (SEATS.every((seat) => G.hands[seat].length === 0)) {
        G.hands = deal(random)
        G.rounds += 1
      }
    },
  },
}

const port = Number(process.argv[2])
Server({ games: [game], origins: [Origins.LOCALHOST] }).run({
  port,
  callback: () => console.log('ready'),
})
