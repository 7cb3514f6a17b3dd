import { expect } from 'vitest'
import { awayReader } from '../../src/modules/accounts/index.ts'
import { pinViews } from '../../src/modules/pins/index.ts'
import { brokenPromisesAbout } from '../data/counters-equal-rows.ts'
import type { Lane } from './lane.ts'
import type { World } from './small-world.ts'

const organised = `pins board_pins boards board_sections board_members member_boards aggregates picture_signatures`

/** What holds at any moment, in the middle of long work too: every pin once, every counter equal to its rows. */
export async function expectPromises(lane: Pick<Lane, 'pool'>): Promise<void> {
  expect(await brokenPromisesAbout(lane.pool, organised.split(' '))).toEqual({})
}

/** What holds besides once the worker has done all there is. */
export async function expectSettled(lane: Lane, world: World): Promise<void> {
  await expectPromises(lane)
  await expectNothingBlocked(lane)
  await expectNoneLost(lane, world)
  await expectMerged(lane, world)
  for (const person of [null, world.people[world.copies.size % world.people.length] ?? null])
    await expectSeenByWhoMay(lane, person)
}

/** Nothing is under way any more, and no board waits for something. */
export async function expectNothingBlocked({ pool }: Pick<Lane, 'pool'>): Promise<void> {
  const { rows } = await pool.query(
    `select 'operation' as what, id from board_operations
     union all select 'pin of an operation', pin_id from board_operation_pins
     union all select 'blocked', board_id from blocking_actions where finished_at is null
     union all select 'on a board that is no more', p.id from pins p
       where p.board_id is not null and not exists (select from boards b where b.id = p.board_id)`,
  )
  expect(rows).toEqual([])
}

/** What was to become part of another board has. */
export async function expectMerged({ pool }: Pick<Lane, 'pool'>, { merged }: World): Promise<void> {
  const { rows } = await pool.query(
    `select id from boards b where id = any($1::bigint[])
      and (deleted_at is null or exists (select from pins p where p.board_id = b.id))`,
    [[...merged]],
  )
  expect(rows).toEqual([])
}

/** Only what somebody deleted is gone, and only what somebody asked for came, as often as they asked. */
export async function expectNoneLost({ pool }: Pick<Lane, 'pool'>, world: World): Promise<void> {
  const { rows } = await pool.query<{ id: string; pinner_id: string; saved_from_pin_id: string | null }>(
    'select id, pinner_id, saved_from_pin_id from pins',
  )
  const there = new Set(rows.map(({ id }) => id))
  expect(world.pins.filter((id) => !there.has(id) && !world.mayBeGone.has(id))).toEqual([])
  const known = new Set(world.pins)
  const came = Map.groupBy(
    rows.filter(({ id }) => !known.has(id)),
    (row) => `${row.pinner_id} ${row.saved_from_pin_id}`,
  )
  for (const [what, copies] of came) expect(copies.length, what).toBeLessThanOrEqual(world.copies.get(what) ?? 0)
}

/** Who may read a pin, said once more and in other words than the program says it; nobody here follows or blocks anybody. */
const readable = `
  select p.id from pins p join members pinner on pinner.id = p.pinner_id
    left join boards b on b.id = p.board_id and b.deleted_at is null
    left join members owner on owner.id = b.owner_id
    left join board_members team on team.board_id = b.id and team.member_id = $1
  where (p.board_id is null or b.id is not null)
    and case
      when $1 in (p.pinner_id, b.owner_id) or team.member_id is not null then true
      when b.id is null then not pinner.is_private
      else b.privacy <> 'secret' and not owner.is_private and not pinner.is_private
    end`

async function expectSeenByWhoMay(lane: Lane, memberId: string | null): Promise<void> {
  const { rows } = await lane.pool.query<{ id: string; is_readable: boolean }>(
    `select id, id in (${readable}) as is_readable from pins`,
    [memberId ?? '0'],
  )
  const viewer = memberId === null ? { ...awayReader('0'), id: null, sessionId: null } : awayReader(memberId)
  const seen = await pinViews(
    lane.core,
    viewer,
    rows.map(({ id }) => id),
    'seen',
  )
  const wanted = rows.filter((row) => row.is_readable).map(({ id }) => id)
  expect(seen.map(({ id }) => id).toSorted(), memberId ?? 'a visitor').toEqual(wanted.toSorted())
}
