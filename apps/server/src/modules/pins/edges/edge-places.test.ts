import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeRoom } from './edge-places.ts'

const down = (slots: readonly bigint[]) => slots.toSorted((a, b) => (a < b ? 1 : -1))

/** What the command does with a board of these slots, reading so many neighbours at a time. */
function moved(board: readonly bigint[], wish: { which: readonly bigint[]; after: bigint | null; atOnce: number }) {
  const { which, after, atOnce } = wish
  const others = down(board.filter((slot) => !which.includes(slot)))
  const ceiling = after ?? (others[0] ?? 1_000_000n) + 1n
  const below = others.filter((slot) => slot < ceiling)
  for (let count = atOnce; ; count += atOnce) {
    const neighbours = below.slice(0, count)
    const places = makeRoom({ ceiling, held: which, neighbours, isAll: neighbours.length < count })
    if (places === null && neighbours.length < count) return null
    if (places === null) continue
    const pushed = new Map(places.below.map((slot, index) => [neighbours[index] ?? 0n, slot]))
    return { ...places, others, ceiling, pushed, now: (slot: bigint) => pushed.get(slot) ?? slot }
  }
}

const slots = fc.uniqueArray(fc.bigInt({ min: 100_000n, max: 100_200n }), { minLength: 2, maxLength: 60 })
const wishes = fc.record({
  board: slots,
  picks: fc.array(fc.nat(59), { minLength: 1, maxLength: 8 }),
  after: fc.nat(60),
})

test('BO-03 pins stand right behind the one that was named, in the order named, and the others keep theirs', () => {
  fc.assert(
    fc.property(wishes, fc.integer({ min: 1, max: 9 }), ({ board, picks, after }, atOnce) => {
      const which = [...new Set(picks.map((pick) => board[pick % board.length] ?? 0n))]
      const rest = down(board.filter((slot) => !which.includes(slot)))
      const anchor = rest[after % (rest.length + 1)] ?? null
      const result = moved(board, { which, after: anchor, atOnce })
      if (result === null) throw new Error('no room')
      const { coming, others, ceiling, now } = result
      const all = [...coming, ...others.map(now)]
      expect(new Set(all).size).toBe(board.length)
      const wanted = others.filter((slot) => slot >= ceiling).map(now)
      expect(down(all)).toEqual([...wanted, ...coming, ...others.filter((slot) => slot < ceiling).map(now)])
      // Whoever reads on from where they were misses nothing that stayed.
      for (const slot of others) expect(now(slot) <= slot).toBe(true)
      // All are written by one statement, which looks at each row as it comes.
      const heldBy = new Set(board)
      for (const slot of coming) expect(heldBy.has(slot)).toBe(false)
      for (const [own, slot] of result.pushed) expect(slot === own || !heldBy.has(slot)).toBe(true)
    }),
    { seed: 3, numRuns: 2000 },
  )
})

test('BO-03 where there is room nobody else moves; where there is none, the fewest make some for a while', () => {
  const gap = { ceiling: 1000n, held: [5000n], isAll: true }
  expect(makeRoom({ ...gap, neighbours: [900n, 800n] })).toEqual({ coming: [950n], below: [] })
  const dense = [999n, 998n, 997n, 200n]
  const places = makeRoom({ ...gap, neighbours: dense })
  expect(places?.below).toHaveLength(3)
  expect(places?.coming[0]).toBeLessThan(1000n)
  // Only the last of them would know whether there is more room.
  expect(makeRoom({ ...gap, neighbours: [999n, 998n], isAll: false })).toBeNull()
})

test('BO-03 a place asked for again and again keeps having room', () => {
  let board = Array.from({ length: 30 }, (_, n) => 1_000_000n - BigInt(n))
  let pushes = 0
  for (let times = 0; times < 500; times += 1) {
    const lowest = down(board).at(-1) ?? 0n
    const result = moved(board, { which: [lowest], after: down(board)[0] ?? null, atOnce: 10 })
    if (result === null) throw new Error('no room')
    pushes += result.pushed.size
    board = [...result.coming, ...result.others.map(result.now)]
  }
  expect(new Set(board).size).toBe(30)
  // All 29 neighbours would be 14,500.
  expect(pushes).toBeLessThan(1500)
})
