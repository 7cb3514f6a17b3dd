import { expect, test } from 'vitest'
import { startRounds } from './rounds.ts'

test('CN-20 work that failed comes round again, and the end waits for what is in hand', async () => {
  const errors: unknown[] = []
  let turns = 0
  const thrice = Promise.withResolvers<void>()
  const run = async () => {
    turns += 1
    if (turns === 1) throw new Error('the database was away')
    if (turns === 3) thrice.resolve()
  }
  const rounds = startRounds([{ milliseconds: 1, run }], (error) => errors.push(error))
  await thrice.promise
  await rounds.stop()
  const atEnd = turns
  expect(errors).toEqual([new Error('the database was away')])
  await new Promise((resolve) => setImmediate(resolve))
  expect(turns).toBe(atEnd)
})
