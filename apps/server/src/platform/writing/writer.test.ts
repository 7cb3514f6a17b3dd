import { expect, test } from 'vitest'
import { allow, deny } from '../auth/decision.ts'
import type { Db, Tx } from '../db/db.ts'
import { hold } from './hold.ts'
import {
  authorize,
  authorizeSome,
  holdNothing,
  type LoneWriter,
  writeAlone,
  writeAsSystem,
  type Writer,
} from './writer.ts'

const tx = {} as Tx
const write = (_writer: Writer): void => undefined
const writeOne = (_writer: LoneWriter): void => undefined

test('who may write is the transaction itself, under another type', () => {
  const held = hold(tx, 'board')
  for (const each of [held, authorize(held, allow), writeAsSystem(tx, 'a test'), holdNothing(tx, 'a test')])
    expect(each).toBe(tx)
  expect(() => authorize(held, deny('not_allowed'))).toThrow(expect.objectContaining({ code: 'not_allowed' }))
  const some = authorizeSome(held, [1, 2, 3], (one) => (one === 2 ? deny('not_allowed') : allow))
  expect(some).toEqual({ writer: tx, allowed: [1, 3] })
})

// The compiler refuses each of these; where one of them passed, it would say that nothing was to be expected.
export function refused(db: Db, wholeTx: Tx): void {
  // @ts-expect-error nobody is asked before something is locked
  authorize(wholeTx, allow)
  // @ts-expect-error nothing is written before somebody was asked
  write(hold(wholeTx, 'board'))
  // @ts-expect-error nor by a transaction alone
  writeOne(wholeTx)
  // @ts-expect-error what belongs together is not written outside of a transaction
  write(writeAlone(db, 'a test'))
  // @ts-expect-error what reads has no methods that write
  const fromDb: LoneWriter = db
  // @ts-expect-error nor has a transaction that holds something
  const fromHeld: LoneWriter = hold(wholeTx, 'board')
  writeOne(fromDb ?? fromHeld)
}
