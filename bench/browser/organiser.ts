import { routes } from '@pinfold/contract'
import type { Db } from '../../apps/server/src/platform/db/db.ts'
import { findPinsOf, findWall } from '../cases/samples.queries.ts'
import { signerIn } from '../cases/sessions.ts'

const BOARDS = 300
const SECTIONS = 6
const PINS_EACH = 3

/** A member with 300 boards in an order of their own, one of them of 5,000 pins and with sections. */
export interface Organiser {
  readonly token: string
  readonly boardsPath: string
  readonly wallPath: string
  readonly boards: number
  readonly pins: number
}

/** Makes one of the wall's owner, over the wire as they would. */
export async function makeOrganiser(db: Db, origin: string): Promise<Organiser> {
  const wall = await findWall(db)
  const { token, headers } = await signerIn(db)(wall.ownerId)
  const call = async <T>(name: string, options: object): Promise<T> => {
    const body = new URLSearchParams({ source_url: '/', data: JSON.stringify({ options, context: {} }) })
    const answer = await fetch(`${origin}/resource/${name}/`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`${name}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { resource_response: { data: T } }).resource_response.data
  }
  const pins = await findPinsOf(db, wall.id, BOARDS * PINS_EACH)
  const someOf = (place: number) => pins.slice(place * PINS_EACH, (place + 1) * PINS_EACH).map(({ id }) => id)
  for (let place = 0; place < SECTIONS; place += 1) {
    const { id } = await call<{ id: string }>('BoardSectionResource/create', {
      board_id: wall.id,
      name: `Part ${place}`,
    })
    await call('BulkEditResource/update', { pin_ids: someOf(place), board_id: wall.id, section_id: id })
  }
  for (let place = SECTIONS; place < BOARDS; place += 1) {
    const { id } = await call<{ id: string }>('BoardResource/create', { name: `Board ${place}` })
    await call('BulkEditResource/create', { pin_ids: someOf(place), board_id: id })
  }
  await call('UserMetadataResource/update', { most_recent_board_sort_order: 'custom' })
  const { username } = wall
  return {
    token,
    boardsPath: routes.profileBoards.build({ username }),
    wallPath: wall.path,
    boards: BOARDS,
    pins: wall.pins,
  }
}
