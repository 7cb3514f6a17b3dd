import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteFeedItemsOf, deletePinOf, insertFeedItems } from '../../src/modules/discovery/feed-items.queries.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import { untilWaiting } from '../support/lock-waits.ts'
import { makeBoard, signUp } from '../support/people.ts'
import { settled } from '../support/settled.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { writeAlone } from '../../src/platform/writing/writer.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
}, 120_000)
afterAll(() => app.stop())

for (const [name, take] of [
  [
    'all of a source',
    (readerId: string, _: string, boardId: string) =>
      deleteFeedItemsOf(app.db, readerId, { kind: 'board', id: boardId }),
  ],
  [
    'one pin of a source',
    (readerId: string, pinId: string, boardId: string) =>
      deletePinOf(app.db, [readerId], pinId, { kind: 'board', id: boardId }),
  ],
] as const)
  test(`while another source comes, ${name} goes, and is not there for a source that is left`, async () => {
    const [reader, dora] = [await signUp(app), await signUp(app)]
    const board = await makeBoard(dora)
    const pin = await makeQuickPin(app, dora, { board_id: board.id })
    await settled(app)
    const readerId = reader.member.id
    await insertFeedItems(writeAlone(app.db, 'a test'), [readerId], [pin.id], { kind: 'board', id: board.id })
    // The follow of the member is not committed yet when the board's items go.
    const follow = await app.pool.connect()
    await follow.query('begin')
    await follow.query('update feed_items set source_id = $1 where member_id = $2', [dora.member.id, readerId])
    const taken = take(readerId, pin.id, board.id)
    await untilWaiting(app, 1)
    await follow.query('commit')
    follow.release()
    await taken
    const { rows } = await app.pool.query('select source_id, board_source_id from feed_items where member_id = $1', [
      readerId,
    ])
    expect(rows).toEqual([{ source_id: dora.member.id, board_source_id: null }])
  })
