import { boardFeedResource, boardSectionPinsResource, bulkEditResource } from '@pinfold/contract'
import { runOperation } from '../../src/modules/organising/work/run-operation.ts'
import { makeQuickPin } from '../data/quick-pins.ts'
import type { SignedIn } from '../support/people.ts'
import type { TestApp } from '../support/test-app.ts'

interface Place {
  board_id: string
  section_id?: string
}

const ORIGINALS = 25

/** So many pins, oldest first: some of pictures of their own, the others saves of them. */
export async function makeManyPins(app: TestApp, member: SignedIn, count: number, place: Place): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < Math.min(count, ORIGINALS)) ids.push((await makeQuickPin(app, member, place)).id)
  const originals = [...ids]
  while (ids.length < count) {
    const named = originals.slice(0, count - ids.length)
    await member.ask(bulkEditResource.create, { pin_ids: named, board_id: place.board_id, ...sectionOf(place) })
    const { rows } = await app.pool.query<{ id: string }>(
      'select pin_id as id from board_pins where board_id = $1 and not pin_id = any($2) order by edge_id',
      [place.board_id, ids],
    )
    ids.push(...rows.slice(-named.length).map(({ id }) => id))
  }
  return ids
}

const sectionOf = (place: Place) => (place.section_id === undefined ? {} : { section_id: place.section_id })

/** All pins of a board, newest first, in pages as large as there are. */
export async function pinsOf(viewer: SignedIn, boardId: string): Promise<string[]> {
  const { data } = await viewer.call(boardFeedResource.get, { board_id: boardId, page_size: 250 })
  return data.map(({ id }) => id)
}

export async function pinsOfSection(viewer: SignedIn, sectionId: string): Promise<string[]> {
  const { data } = await viewer.call(boardSectionPinsResource.get, { section_id: sectionId, page_size: 250 })
  return data.map(({ id }) => id)
}

/** Does the next batches of what is due, by hand, at most so many; answers how many it did. */
export async function workOn(app: TestApp, most = Number.POSITIVE_INFINITY): Promise<number> {
  for (let done = 0; done < most; done += 1) {
    const { rows } = await app.pool.query<{ operationId: string }>(
      `delete from outbox_events where id = (select id from outbox_events where name = 'operation.due' order by id limit 1)
       returning payload->>'operationId' as "operationId"`,
    )
    const [due] = rows
    if (!due) return done
    await runOperation(app.core, due.operationId)
  }
  return most
}
