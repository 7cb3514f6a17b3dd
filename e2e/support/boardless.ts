import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import type { TestDatabase } from '../../apps/server/test/setup/test-database.ts'
import { runSql } from '../../apps/server/test/support/run-sql.ts'
import { newVisitor, type Width, type Place } from './browser.ts'
import { callAs, changeMeAs, createPinAs, readAs, signUpAs } from './member.ts'

/** Where pins are moved. */
export const MOVING = '**/resource/BulkEditResource/update/'

/** Somebody with pins that are on no board. */
export interface Boardless {
  readonly page: Page
  readonly context: BrowserContext
  readonly problems: string[]
  readonly id: string
  readonly username: string
  /** The first one saved first. */
  readonly pins: readonly string[]
}

const titles = (count: number) => Array.from({ length: count }, (_, index) => `Shelf ${index + 1}`)

/** A member with so many pins that are on no board; all of them show one picture. */
export async function boardlessMember(
  place: Place,
  count: number,
  width: Width,
  scheme: 'light' | 'dark' = 'light',
): Promise<Boardless> {
  const { page, context, problems } = await newVisitor(place, { width, scheme })
  await signUpAs(context)
  const { id, username } = await changeMeAs(context, { full_name: 'Ana Lindqvist' })
  const pins: string[] = []
  for (const title of titles(count)) {
    const [first] = pins
    const pin =
      first === undefined
        ? await createPinAs(context, { title })
        : await callAs<{ id: string }>(context, 'RepinResource/create', { pin_id: first, title })
    pins.push(pin.id)
  }
  return { page, context, problems, id, username, pins }
}

/** What stages are made with before their tests has no `expect.poll`; who waits in vain is ended by the limit of hooks. */
async function untilNone(count: () => Promise<number | undefined>): Promise<void> {
  while ((await count()) !== 0) await pause(50)
}

type Database = Pick<TestDatabase, 'connection'>

/**
 * Keeps the worker from making the member's suggestions anew, until their pins change again: it would do so at a full
 * minute, and a test that runs across one would find others than it left.
 */
export async function keepSuggestions({ connection }: Database, { id }: Pick<Boardless, 'id'>): Promise<void> {
  const count = async (things: string, values: readonly unknown[] = []) => {
    const rows = await runSql<{ count: number }>(connection, `select count(*)::int as count from ${things}`, values)
    return rows[0]?.count
  }
  // What was done to the pins turns into a wish first: one that came later would be granted.
  await untilNone(() => count(`outbox_events where payload ->> 'pinnerId' = $1`, [id]))
  await untilNone(() => count(`pgboss.job where name = 'clusters-wish' and state in ('created', 'retry', 'active')`))
  await runSql(connection, 'delete from cluster_wishes where member_id = $1', [id])
  // One that runs may have read the wish before; those that begin from now on find none.
  await untilNone(() => count(`pgboss.job where name = 'clusters-remake' and state = 'active'`))
}

/** What the worker would suggest once it is quiet. The cluster takes its id from its first pin. */
export async function suggest(
  database: Database,
  owner: Pick<Boardless, 'id'>,
  names: readonly string[],
  pins: readonly string[],
): Promise<string> {
  await keepSuggestions(database, owner)
  const { connection } = database
  const { id } = owner
  const [clusterId = ''] = pins
  await runSql(
    connection,
    `insert into pin_clusters (bucket, id, member_id, names, position)
      select bucket, id, $1, $3, (select count(*) from pin_clusters where member_id = $1) from pins where id = $2`,
    [id, clusterId, names],
  )
  await runSql(
    connection,
    'insert into pin_cluster_pins (bucket, cluster_id, pin_id) select bucket, $1, id from pins where id = any($2)',
    [clusterId, pins],
  )
  return clusterId
}

export const boardlessCount = async ({ context, id }: Boardless) =>
  (await readAs<{ id: string }[]>(context, 'BoardlessPinsResource/get', { userId: id, page_size: 250 })).length
export const countOn = async ({ context }: Boardless, board: { id: string }) =>
  (await readAs<{ pin_count: number }>(context, 'BoardResource/get', { board_id: board.id })).pin_count

export const ideas = (page: Page) => page.getByRole('region', { name: 'Unorganized ideas' })

/** The pins among them; boards that are suggested for them stand there too. */
export const ideasShown = (page: Page) =>
  ideas(page).getByRole('list', { name: 'Pins not on a board' }).getByRole('listitem')
export const options = (page: Page) => page.getByRole('option')
export const chosenTitles = (page: Page) =>
  page
    .getByRole('option', { selected: true })
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
